/* concordia-sign.c: the signs of cards with their gods, and of goods
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "concordia-sign.h"

#include "concordia-words.h"
#include "parlour-picture.h"

/* Minerva comes last. */
static const GdkRGBA gods[CONCORDIA_N_GODS + 1] = {
  PARLOUR_RGB (0xb4501e), PARLOUR_RGB (0x2c5d96), PARLOUR_RGB (0x52752a), PARLOUR_RGB (0x84489a), PARLOUR_RGB (0xa8322a),
  PARLOUR_RGB (0x47656f),
};

static const GdkRGBA goods[CONCORDIA_N_GOODS + 1] = {
  PARLOUR_RGB (0xa8523a), PARLOUR_RGB (0xd0a030), PARLOUR_RGB (0x626c78), PARLOUR_RGB (0x7b2d55), PARLOUR_RGB (0x33707f),
  PARLOUR_RGB (0xd9a62c),
};

/* Makes the sign of a card of a god, or of a good. What a specialist does is told by a good. */
GtkWidget *
concordia_sign_new (int size,
                    int which,
                    int god)
{
  const gboolean is_card = which < (int) CONCORDIA_N_CARDS;
  const int good = is_card ? concordia_card_get_good (which) : which - (int) CONCORDIA_N_CARDS;
  const int kind = good != TABLE_NOBODY ? (int) CONCORDIA_N_GODS : god;
  const char *id = good == TABLE_NOBODY ? concordia_card_ids[which] : concordia_bonus_ids[good];
  const char *corner = kind < (int) CONCORDIA_N_GODS ? concordia_god_ids[kind] : "minerva";
  const ParlourPictureLook look = {
    .color = is_card ? gods[kind] : goods[good],
    .path = parlour_picture_find_path (&concordia_game, id),
    .corner = is_card ? parlour_picture_find_path (&concordia_game, corner) : NULL,
    .get_name = is_card ? concordia_term_card : concordia_term_good,
    .which = is_card ? which : good,
  };

  return parlour_picture_new (size, &look);
}
