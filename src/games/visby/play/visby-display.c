/* visby-display.c: what Visby is to the display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-game-display.h"
#include "visby-pages.h"
#include "visby-sign.h"
#include "visby-track.h"
#include "visby-words.h"

#include <glib/gi18n.h>

/* How large things are, as figures are. */
#define SIGN_SIZE 26
#define TRACK_SIZE 30
#define MARKET_SIZE 40

#define SIGNS_IN_LINE 4

/* What a card is among the signs of tiles. */
enum { SIGN_CARD = PARLOUR_N_SIGNS };

static GtkWidget *
make_sign (int kind,
           int which,
           int count)
{
  GtkWidget *sign = visby_sign_new (SIGN_SIZE);

  visby_sign_show (VISBY_SIGN (sign), which, count == 0);

  return sign;
}

/* What the cards of a player brought in the last round, after the wares. */
static char *
tell_player (const VisbyState *state,
             int               seat)
{
  g_autofree char *wares = visby_term_wares (state->players[seat].wares);
  GString *text = g_string_new (wares);

  for (int i = 0; i < state->n_gains; i++)
    if (state->gains[i].player == seat)
      {
        g_autofree char *gain = visby_term_gain (NULL, &state->gains[i]);

        g_string_append_printf (text, "\n%s", gain);
      }

  return g_string_free (text, FALSE);
}

/* A tile for each player: the seals, and the eight cards, unless the table remembers them. */
static void
make_sight (ParlourSight          *sight,
            const ParlourOnlooker *onlooker)
{
  const VisbyState *state = VISBY_STATE (onlooker->state);

  for (int seat = 0; state->table.tracking == VISBY_TRACKING_FULL && seat < state->table.n_players; seat++)
    {
      const VisbyPlayer *player = &state->players[seat];
      ParlourTileFace *face = parlour_sight_add_face (sight);
      ParlourSignLine *line = NULL;

      face->head = (ParlourSign) { PARLOUR_SIGN_EMBLEM, (int) table_session_get_color (onlooker->session, seat), 1 };
      face->title = g_strdup (table_session_get_names (onlooker->session)[seat]);
      face->worth = g_strdup_printf ("%d", player->seals);
      face->text = tell_player (state, seat);
      face->look = player->seals >= state->end_seals ? PARLOUR_TILE_GOLD : PARLOUR_TILE_PLAIN;
      for (int card = 0; !visby_covers_hands () && card < VISBY_N_CARDS; card++)
        {
          if (card % SIGNS_IN_LINE == 0)
            line = parlour_tile_face_add_line (face);
          parlour_sign_line_add (line, SIGN_CARD, card, (player->hand & VISBY_BIT (card)) != 0 ? 1 : 0);
        }
    }
}

static char *
tell_note (const ParlourOnlooker *onlooker)
{
  const VisbyState *state = VISBY_STATE (onlooker->state);

  for (int seat = 0; state->table.step == VISBY_STEP_TRADING && seat < state->table.n_players; seat++)
    if (state->players[seat].seals >= state->end_seals)
      return g_strdup (_("This is the last round"));

  return NULL;
}

/* Cards are asked for at the table: what everybody has takes all the room meanwhile. */
static char *
tell_ask (const ParlourOnlooker *onlooker)
{
  const char *const *names = table_session_get_names (onlooker->session);
  VisbyScore score;

  if (parlour_stage_is_all_told (onlooker->stage, onlooker->state)
      && visby_state_get_score (VISBY_STATE (onlooker->state), &score))
    return visby_words_winners (names, &score);

  return onlooker->state->step != VISBY_STEP_CARDS ? visby_words_step (names, onlooker->state) : NULL;
}

/* The board */

static GtkWidget *
make_tracks (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  for (int track = 0; track < VISBY_N_TRACKS; track++)
    gtk_box_append (GTK_BOX (box), visby_track_new ((VisbyTrack) track,
                                                    track == VISBY_TRACK_MARKET ? MARKET_SIZE : TRACK_SIZE));

  return box;
}

static void
show_tracks (GtkWidget             *extra,
             const ParlourOnlooker *onlooker)
{
  gboolean shown = onlooker->state->tracking == VISBY_TRACKING_FULL && !table_state_is_finished (onlooker->state);

  gtk_widget_set_visible (extra, shown);
  for (GtkWidget *track = gtk_widget_get_first_child (extra); track != NULL; track = gtk_widget_get_next_sibling (track))
    visby_track_show (VISBY_TRACK (track), VISBY_STATE (onlooker->state));
}

static const ParlourExtra extras[] = {
  { make_tracks, show_tracks },
  { NULL },
};

const ParlourGameDisplay visby_display = {
  .make_sign = make_sign,
  .make_sight = make_sight,
  .tell_note = tell_note,
  .tell_ask = tell_ask,
  .extras = extras,
};
