/* concordia-sheets.c: what is drawn for Concordia
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "sheets.h"

#include "concordia-rooms.h"
#include "concordia-sign.h"

/* Each with the god that is usually printed on it. */
static void
make_cards (GtkWidget **figures)
{
  ConcordiaSetup setup;

  concordia_cards_set_usual (&setup);
  for (int card = 0; card < CONCORDIA_N_CARDS; card++)
    figures[card] = concordia_sign_new (40, card, setup.cards[card].god);
}

/* A Prefect of each, and Minerva's Mason. */
static void
make_gods (GtkWidget **figures)
{
  for (int god = 0; god < CONCORDIA_N_GODS; god++)
    *figures++ = concordia_sign_new (40, CONCORDIA_CARD_PREFECT, god);
  *figures = concordia_sign_new (40, CONCORDIA_CARD_MASON, TABLE_NOBODY);
}

/* And the coins. */
static void
make_goods (GtkWidget **figures)
{
  for (int good = 0; good <= CONCORDIA_N_GOODS; good++)
    figures[good] = concordia_sign_new (40, CONCORDIA_SIGN_GOOD (good), TABLE_NOBODY);
}

/* As large as on a page, and as small as on the display. */
const Sheet concordia_sheets[] = {
  { "cards", make_cards, 44, 44, 40 },
  { "small-cards", make_cards, 28, 28, 26 },
  { "gods", make_gods, 44, 44, 40 },
  { "small-gods", make_gods, 28, 28, 26 },
  { "goods", make_goods, 44, 44, 40 },
  { "small-goods", make_goods, 28, 28, 26 },
  { NULL },
};
