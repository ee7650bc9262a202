/* visby-sign.c: the signs of the cards and of the tracks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "visby-sign.h"

#include "parlour-picture.h"
#include "parlour-track.h"
#include "visby-words.h"


/* What lies within what is drawn already is a hole. */

static const char knight[] = /* A great helm. */
  "M5.6 4.4C10 2 14 2 18.4 4.4L19.4 15C18.4 19 15 21.4 12 22.4C9 21.4 5.6 19 4.6 15Z M7 9.2L17 9.2L17 11.6L7 11.6Z"
  "M 8.6,15 a 1,1 0 1 1 2,0 a 1,1 0 1 1 -2,0 Z M 13.4,15 a 1,1 0 1 1 2,0 a 1,1 0 1 1 -2,0 Z "
  "M 11,18 a 1,1 0 1 1 2,0 a 1,1 0 1 1 -2,0 Z";
static const char ship[] =
  "M6 2C13.4 3 18.6 7 18.6 13.6L4.6 13.6C7 10.4 7.4 6 6 2Z M1.6 15.6L22.4 15.6C21.8 20 19.2 22 16 22L8 22C4.6 22 2.4 19.8 1.6 15.6Z";

static const char *const paths[VISBY_N_CARDS] = {
  /* Three spears. */
  "M6 2L8.4 8L7 8L7 22L5 22L5 8L3.6 8Z M12 2L14.4 8L13 8L13 22L11 22L11 8L9.6 8Z"
  "M18 2L20.4 8L19 8L19 22L17 22L17 8L15.6 8Z",
  knight,
  /* An anvil. */
  "M1.6 7C4.6 7 6.4 7.4 8 9L8 5.6L22 5.6L22 8.8C17.6 9.2 15.8 10.8 15.2 13L17.4 16.8L17.4 20L6.6 20L6.6 16.8"
  "L9.4 13.2C7.8 10.6 4.6 9.6 1.6 7Z",
  /* Two ships. */
  "M3.6 2C7.4 3 10 6.4 10 10.4L3 10.4C4.4 7.8 4.6 4.8 3.6 2Z M1.4 12L12 12C11.4 15 10 16 8.4 16L5 16C3 16 1.8 14.4 1.4 12Z"
  "M14.6 8C18.4 9 21 12.4 21 16.4L14 16.4C15.4 13.8 15.6 10.8 14.6 8Z M12.4 18L23 18C22.4 21 21 22 19.4 22L16 22"
  "C14 22 12.8 20.4 12.4 18Z",
  ship,
  /* A key. */
  "M 2,7.6 a 5.6,5.6 0 1 1 11.2,0 a 5.6,5.6 0 1 1 -11.2,0 Z M 5.1,7.6 a 2.5,2.5 0 1 1 5,0 a 2.5,2.5 0 1 1 -5,0 Z "
  "M10.4 12.6L12.6 10.4L22.4 20.2L20.2 22.4L18.2 20.4L16.2 22.4L14.2 20.4L16.2 18.4Z",
  /* Scales. */
  "M11 2.6L13 2.6L13 4.6L20.6 4.6L20.6 6.6L13 6.6L13 19.4L17 19.4L17 21.4L7 21.4L7 19.4L11 19.4L11 6.6L3.4 6.6L3.4 4.6L11 4.6Z"
  "M4.6 7.6L9 14C8.2 17.6 1 17.6 .2 14Z M19.4 7.6L23.8 14C23 17.6 15.8 17.6 15 14Z",
  /* A hood. */
  "M12 1.6C17 3 19.6 8 19.6 13L21.4 22.4L2.6 22.4L4.4 13C4.4 8 7 3 12 1.6Z"
  "M12 7C15.2 7.4 16.4 10 15.8 13C15 15.8 13.6 17.2 12 17.2C10.4 17.2 9 15.8 8.2 13C7.6 10 8.8 7.4 12 7Z",
};

static const char bag[] =
  "M8.6 2.4L15.4 2.4L13.8 6.8C18.4 9.4 20.4 14 19.6 18.2C19 21 17 22 12 22C7 22 5 21 4.4 18.2C3.6 14 5.6 9.4 10.2 6.8Z";

/* What each card takes from, or changes. */
static const VisbyTrack tracks[VISBY_N_CARDS] = {
  VISBY_TRACK_BATTLE, VISBY_TRACK_BATTLE, VISBY_TRACK_BATTLE,
  VISBY_TRACK_JOURNEY, VISBY_TRACK_JOURNEY, VISBY_TRACK_JOURNEY,
  VISBY_TRACK_MARKET, VISBY_TRACK_MARKET,
};

static const GdkRGBA colors[VISBY_N_TRACKS] = { PARLOUR_RGB (0xa8322a), PARLOUR_RGB (0x2c5d96), PARLOUR_RGB (0xd9a62c) };

static const char *
get_name (int card)
{
  return visby_term_card ((VisbyCard) card);
}

/* Makes the sign of a card, an outline where it is not in hand any more. */
GtkWidget *
visby_sign_new (int      size,
                int      card,
                gboolean spent)
{
  const ParlourPictureLook look = {
    .color = colors[tracks[card]],
    .path = paths[card],
    .spent = spent,
    .get_name = get_name,
    .which = card,
  };

  return parlour_picture_new (size, &look);
}

/* Makes a ware, lit where it brings seals. */
GtkWidget *
visby_ware_new (int      size,
                gboolean lit)
{
  const ParlourPictureLook look = {
    .color = colors[lit ? VISBY_TRACK_MARKET : VISBY_TRACK_JOURNEY],
    .path = bag,
  };

  return parlour_picture_new (size, &look);
}

/* Makes a track, so many pixels high, and the market half as high again, for its rates. */
GtkWidget *
visby_track_new (int        size,
                 VisbyTrack track)
{
  static const char *const markers[VISBY_N_TRACKS] = { knight, ship, bag };
  const gboolean is_market = track == VISBY_TRACK_MARKET;
  const ParlourTrackLook look = { colors[track], markers[track], VISBY_LAST_SPACE + 1, is_market };

  return parlour_track_new (is_market ? size * 3 / 2 : size, &look);
}
