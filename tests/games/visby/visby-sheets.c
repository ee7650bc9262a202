/* visby-sheets.c: what is drawn for Visby
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "sheets.h"

#include "visby-sign.h"

static void
make_cards (GtkWidget **figures)
{
  for (int card = 0; card < VISBY_N_CARDS; card++)
    figures[card] = visby_sign_new (40, card, FALSE);
}

/* What was played. */
static void
make_spent (GtkWidget **figures)
{
  for (int card = 0; card < VISBY_N_CARDS; card++)
    figures[card] = visby_sign_new (40, card, TRUE);
}

/* One that brings nothing, and one that brings seals. */
static void
make_wares (GtkWidget **figures)
{
  figures[0] = visby_ware_new (40, FALSE);
  figures[1] = visby_ware_new (40, TRUE);
}

static void
make_tracks (GtkWidget **figures)
{
  for (int track = 0; track < VISBY_N_TRACKS; track++)
    figures[track] = visby_track_new (40, (VisbyTrack) track);
}

/* As large as on a page, and as small as on the display. */
const Sheet visby_sheets[] = {
  { "cards", make_cards, 44, 44, 40 },
  { "small-cards", make_cards, 28, 28, 26 },
  { "spent", make_spent, 44, 44, 40 },
  { "wares", make_wares, 44, 44, 40 },
  { "tracks", make_tracks, 480, 64, 40 },
  { NULL },
};
