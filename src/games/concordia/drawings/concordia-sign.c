/* concordia-sign.c: the signs of cards with their gods, and of goods
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "concordia-sign.h"

#include "concordia-words.h"
#include "parlour-picture.h"

/* What lies within what is drawn already is a hole. */

#define SHIP "M12 2L19 14L12 14Z M10.4 6.4L10.4 14L5 14Z M2 16L22 16L18 22L6 22Z "
#define BRANCH "M4 20C10 16 14 10 20 3L21.4 4.4C15 12 11 18 5 22Z M8 7C11 8 12 10 11.6 13C8.6 12.4 7.6 10 8 7Z " \
  "M13 2.4C16 3.4 17 5.4 16.6 8.4C13.6 7.8 12.6 5.4 13 2.4Z M14 15C16.4 13 19 13 21 14.6C19 17 16.4 17 14 15Z "

/* Roman numbers tell cards apart that do the same. */
#define ONE "M0 0L2.4 0L2.4 7L0 7Z "
#define THREE ONE "M3.8 0L6.2 0L6.2 7L3.8 7Z M7.6 0L10 0L10 7L7.6 7Z"
#define FOUR ONE "M3.6 0L6 0L7.6 4.4L9.2 0L11.6 0L8.8 7L6.4 7Z"
#define FIVE "M0 0L2.4 0L4 4.4L5.6 0L8 0L5.2 7L2.8 7Z"

static const char *const cards[CONCORDIA_N_CARDS] = {
  /* A standard. */
  [CONCORDIA_CARD_TRIBUNE] = "M11 1.6L13 1.6L13 4L20 4L20 15L16 13L12 15L8 13L4 15L4 4L11 4Z M11 16L13 16L13 22.4L11 22.4Z",
  /* Compasses. */
  [CONCORDIA_CARD_ARCHITECT] = "M12 1.6L14 4L20.4 22L17.8 22L15.6 16L8.4 16L6.2 22L3.6 22L10 4Z M9.2 13.8L14.8 13.8L12 6.4Z",
  /* A temple. */
  [CONCORDIA_CARD_PREFECT] = "M12 1.6L22 7L22 9L2 9L2 7Z M4 10.4L7 10.4L7 18L4 18Z M10.5 10.4L13.5 10.4L13.5 18L10.5 18Z "
                             "M17 10.4L20 10.4L20 18L17 18Z M2 19.4L22 19.4L22 22L2 22Z",
  [CONCORDIA_CARD_MERCATOR] = SHIP THREE, [CONCORDIA_CARD_MERCATOR_5] = SHIP FIVE,
  [CONCORDIA_CARD_DIPLOMAT] = BRANCH, [CONCORDIA_CARD_DIPLOMAT_I] = BRANCH ONE,
  [CONCORDIA_CARD_DIPLOMAT_III] = BRANCH THREE, [CONCORDIA_CARD_DIPLOMAT_IV] = BRANCH FOUR,
  [CONCORDIA_CARD_DIPLOMAT_V] = BRANCH FIVE,
  /* A scroll. */
  [CONCORDIA_CARD_SENATOR] = "M6 2L21 2C19 3 18.6 5 18.6 7L18.6 18C18.6 20.4 17 22 15 22L3 22C5.4 21 6 19 6 17Z "
                             "M9 7L15.6 7L15.6 8.8L9 8.8Z M9 11L15.6 11L15.6 12.8L9 12.8Z M9 15L15.6 15L15.6 16.8L9 16.8Z",
  /* A wreath. */
  [CONCORDIA_CARD_CONSUL] = "M12 22.4C4 21.4 .8 14 4 5.4L6.4 7.4C5 14.6 7.6 18.4 12 19.6C16.4 18.4 19 14.6 17.6 7.4L20 5.4"
                            "C23.2 14 20 21.4 12 22.4Z M12 4L13.6 8L17 8.4L14.4 11L15.2 15L12 13L8.8 15L9.6 11L7 8.4L10.4 8Z",
  /* Somebody. */
  [CONCORDIA_CARD_COLONIST] = "M12 1.8C15 1.8 16.4 4 16 6.4C15.6 8 15 9 14.6 9.4L21 14L19.6 16.6L15.6 14.8L18 22.2L13.4 22.2"
                              "L12 18L10.6 22.2L6 22.2L8.4 14.8L4.4 16.6L3 14L9.4 9.4C9 9 8.4 8 8 6.4C7.6 4 9 1.8 12 1.8Z",
};

static const char *const goods[CONCORDIA_N_GOODS + 1] = {
  "M2 5L13 5L13 11L2 11Z M14.6 5L22 5L22 11L14.6 11Z M2 12.8L9.4 12.8L9.4 19L2 19Z M11 12.8L22 12.8L22 19L11 19Z",
  "M11 22.4L11 10L13 10L13 22.4Z M12 1C14 4 14 6 12 9C10 6 10 4 12 1Z M6 5C9 6 10.4 8 10.6 11C7.4 10.4 6 8 6 5Z "
  "M18 5C15 6 13.6 8 13.4 11C16.6 10.4 18 8 18 5Z M6 12C9 13 10.4 15 10.6 18C7.4 17.4 6 15 6 12Z "
  "M18 12C15 13 13.6 15 13.4 18C16.6 17.4 18 15 18 12Z",
  "M4 2.6L15 2.6C18.4 2.6 20.4 5 20.4 8.6L15 8.6L15 9.4L4 9.4Z M8.4 10.4L11.8 10.4L11.8 22.2L8.4 22.2Z",
  "M9 1.6L15 1.6L15 5C19.4 7 19.6 13.4 14.4 19.4L15.6 22.4L8.4 22.4L9.6 19.4C4.4 13.4 4.6 7 9 5Z M6 9L18 9L17.6 11.4L6.4 11.4Z",
  "M3 6C6 3 9 8 12 6C15 4 18 8 21 5L21 17C18 20 15 16 12 18C9 20 6 15 3 18Z M5.4 9.6L18.6 9.6L18.6 11.4L5.4 11.4Z",
  "M 2.6,12 a 9.4,9.4 0 1 1 18.8,0 a 9.4,9.4 0 1 1 -18.8,0 Z M 5,12 a 7,7 0 1 1 14,0 a 7,7 0 1 1 -14,0 Z "
  "M11 7L13 7L13 17L11 17Z",
};

/* Minerva comes last. */
static const struct {
  const char *path;
  GdkRGBA color;
} gods[CONCORDIA_N_GODS + 1] = {
  /* A flame. */
  { "M12 1.6C13 7 19 9 18 15C17.4 19.4 15 22.2 12 22.2C9 22.2 6.6 19.4 6 15C5.6 11 9 10 9 6C11 8 12 5 12 1.6Z",
    PARLOUR_RGB (0xb4501e) },
  /* Lightning. */
  { "M13.4 1.6L4.6 13.4L10.4 13.4L7.6 22.4L19.6 9.4L13.4 9.4L16.4 1.6Z", PARLOUR_RGB (0x2c5d96) },
  /* A sickle. */
  { "M4 4.4C13 -1 22 4.6 21 12C20.4 16.6 17 19.4 12.4 19.4C17 15.4 17 10 13 8C10 6.6 7 7 4.6 8.6Z M9 16L11.6 18.6L7.6 22.6L5 20Z",
    PARLOUR_RGB (0x52752a) },
  /* A winged staff. */
  { "M11 10L13 10L13 22.4L11 22.4Z M12 8.6C16 2.6 20 2 23 3C21 8 17 10.4 12.6 9.6Z M12 8.6C8 2.6 4 2 1 3C3 8 7 10.4 11.4 9.6Z",
    PARLOUR_RGB (0x84489a) },
  /* A shield. */
  { "M12 1.8C15 4 18 4.6 21 4.6C21 13 18 19.4 12 22.4C6 19.4 3 13 3 4.6C6 4.6 9 4 12 1.8Z M11 7L13 7L13 17L11 17Z",
    PARLOUR_RGB (0xa8322a) },
  /* An owl. */
  { "M4 2.6C8 5 16 5 20 2.6C21.4 9 20.6 18.6 12 22.4C3.4 18.6 2.6 9 4 2.6Z M 6,10 a 2.6,2.6 0 1 1 5.2,0 a 2.6,2.6 0 1 1 -5.2,0 Z "
    "M 12.8,10 a 2.6,2.6 0 1 1 5.2,0 a 2.6,2.6 0 1 1 -5.2,0 Z M10.8 13.4L13.2 13.4L12 17Z",
    PARLOUR_RGB (0x47656f) },
};

static const GdkRGBA colors[CONCORDIA_N_GOODS + 1] = {
  PARLOUR_RGB (0xa8523a), PARLOUR_RGB (0xd0a030), PARLOUR_RGB (0x626c78), PARLOUR_RGB (0x7b2d55), PARLOUR_RGB (0x33707f),
  PARLOUR_RGB (0xd9a62c),
};

/* Makes the sign of a card of a god, or of a good. */
GtkWidget *
concordia_sign_new (int size,
                    int which,
                    int god)
{
  const gboolean is_card = which < (int) CONCORDIA_N_CARDS;
  const int good = is_card ? concordia_card_get_good (which) : which - (int) CONCORDIA_N_CARDS;
  const int kind = good != TABLE_NOBODY ? (int) CONCORDIA_N_GODS : god;
  const ParlourPictureLook look = {
    .color = is_card ? gods[kind].color : colors[good],
    .path = is_card && good == TABLE_NOBODY ? cards[which] : goods[good],
    .corner = is_card ? gods[kind].path : NULL,
    .get_name = is_card ? concordia_term_card : concordia_term_good,
    .which = is_card ? which : good,
  };

  return parlour_picture_new (size, &look);
}
