/* visby-sign.c: the signs of the cards and of the tracks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "visby-sign.h"

#include "parlour-picture.h"
#include "parlour-track.h"
#include "visby-words.h"

/* What each card takes from, or changes. */
static const VisbyTrack tracks[VISBY_N_CARDS] = {
  VISBY_TRACK_BATTLE, VISBY_TRACK_BATTLE, VISBY_TRACK_BATTLE,
  VISBY_TRACK_JOURNEY, VISBY_TRACK_JOURNEY, VISBY_TRACK_JOURNEY,
  VISBY_TRACK_MARKET, VISBY_TRACK_MARKET,
};

static const GdkRGBA colors[VISBY_N_TRACKS] = { PARLOUR_RGB (0xa8322a), PARLOUR_RGB (0x2c5d96), PARLOUR_RGB (0xd9a62c) };

/* A bag, which no card shows. */
static const char ware[] = "ware";

static const char *
get_name (int card)
{
  return visby_term_card (card);
}

/* What is drawn for something, as the SVG of that id has it. */
static const char *
find_path (const char *id)
{
  return parlour_picture_find_path (&visby_game, id);
}

static ParlourPictureLook
get_look (int      card,
          gboolean spent)
{
  return (ParlourPictureLook) {
    .color = colors[tracks[card]],
    .path = find_path (visby_card_ids[card]),
    .spent = spent,
    .get_name = get_name,
    .which = card,
  };
}

/* Makes the sign of a card, an outline where it is not in hand any more. */
GtkWidget *
visby_sign_new (int      size,
                int      card,
                gboolean spent)
{
  const ParlourPictureLook look = get_look (card, spent);

  return parlour_picture_new (size, &look);
}

/* Draws the sign of a card round x and y. */
void
visby_sign_draw (const ParlourEasel *easel,
                 int                 card,
                 double              x,
                 double              y,
                 double              size)
{
  const ParlourPictureLook look = get_look (card, FALSE);

  parlour_picture_paint (easel->cr, &look, &easel->paper, x, y, size);
}

/* Makes a ware, lit where it brings seals. */
GtkWidget *
visby_ware_new (int      size,
                gboolean lit)
{
  const ParlourPictureLook look = {
    .color = colors[lit ? VISBY_TRACK_MARKET : VISBY_TRACK_JOURNEY],
    .path = find_path (ware),
  };

  return parlour_picture_new (size, &look);
}

/* Makes a track, so many pixels high, and the market half as high again, for its rates. */
GtkWidget *
visby_track_new (int        size,
                 VisbyTrack track)
{
  const char *const markers[VISBY_N_TRACKS] = { visby_card_ids[VISBY_CARD_KNIGHT], visby_card_ids[VISBY_CARD_SHIP], ware };
  const gboolean is_market = track == VISBY_TRACK_MARKET;
  const ParlourTrackLook look = { colors[track], find_path (markers[track]), VISBY_LAST_SPACE + 1, is_market };

  return parlour_track_new (is_market ? size * 3 / 2 : size, &look);
}
