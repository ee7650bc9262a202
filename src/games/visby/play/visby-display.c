/* visby-display.c: what Visby is to the display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-game-display.h"
#include "parlour-game-ending.h"
#include "parlour-track.h"
#include "visby-pages.h"
#include "visby-score.h"
#include "visby-sign.h"
#include "visby-words.h"

#include <glib/gi18n.h>

/* How large things are, as figures are. */
#define SIGN_SIZE 26
#define TRACK_SIZE 30
#define TRACK_SPACING 4

#define SIGNS_IN_LINE 4

/* What a card is among the signs of tiles. */
enum { SIGN_CARD = PARLOUR_N_SIGNS };

static GtkWidget *
make_sign (int kind,
           int which,
           int count)
{
  return visby_sign_new (SIGN_SIZE, which, count == 0);
}

/* Who has it, and what that is worth. */
static ParlourTileFace *
add_face (ParlourSight          *sight,
          const ParlourOnlooker *onlooker,
          int                    seat,
          char                  *worth) /* taken */
{
  ParlourTileFace *face = parlour_sight_add_face (sight);

  face->head = (ParlourSign) { PARLOUR_SIGN_EMBLEM, (int) table_session_get_color (onlooker->session, seat), 1 };
  face->title = g_strdup (table_session_get_names (onlooker->session)[seat]);
  face->worth = worth;

  return face;
}

/* A card that was revealed, in large, with what it brought. */
static void
add_gain (ParlourSight          *sight,
          const ParlourOnlooker *onlooker,
          const VisbyGain       *gain)
{
  const int brought = MAX (gain->seals, gain->wares);
  ParlourTileFace *face = add_face (sight, onlooker, gain->player, g_strdup_printf (brought > 0 ? "+%d" : "–", brought));
  ParlourSignLine *line = parlour_tile_face_add_line (face);

  face->text = visby_term_gain (NULL, gain);
  face->look = gain->seals > 0 ? PARLOUR_TILE_GOLD : PARLOUR_TILE_PLAIN;
  line->large = TRUE;
  parlour_sign_line_add (line, SIGN_CARD, gain->card, 1);
}

/* The seals, and the eight cards, unless the table remembers them. */
static void
add_player (ParlourSight          *sight,
            const ParlourOnlooker *onlooker,
            int                    seat)
{
  const VisbyState *state = VISBY_STATE (onlooker->state);
  const VisbyPlayer *player = &state->players[seat];
  ParlourTileFace *face = add_face (sight, onlooker, seat, g_strdup_printf ("%d", player->seals));
  ParlourSignLine *line = NULL;

  face->text = visby_term_wares (player->wares);
  face->look = player->seals >= state->end_seals ? PARLOUR_TILE_GOLD : PARLOUR_TILE_PLAIN;
  for (int card = 0; !visby_covers_hands () && card < VISBY_N_CARDS; card++)
    {
      if (card % SIGNS_IN_LINE == 0)
        line = parlour_tile_face_add_line (face);
      parlour_sign_line_add (line, SIGN_CARD, card, (player->hand & VISBY_BIT (card)) != 0 ? 1 : 0);
    }
}

/* What is exchanged at the end, as far as it is lit. */
static void
add_exchange (ParlourSight          *sight,
              const ParlourOnlooker *onlooker,
              int                    seat,
              const TableScore      *score)
{
  const int *parts = score->parts[seat];
  const gboolean lit = seat < parlour_stage_get_n_shown (onlooker->stage);
  ParlourTileFace *face = add_face (sight, onlooker, seat,
                                    g_strdup_printf ("%d", lit ? score->totals[seat] : parts[VISBY_SCORED_SEALS]));

  face->text = lit ? visby_term_exchange (parts[VISBY_SCORED_EXCHANGED], parts[VISBY_SCORED_EXTRA])
                   : visby_term_wares (parts[VISBY_SCORED_WARES]);
  face->look = lit && parts[VISBY_SCORED_EXTRA] > 0 ? PARLOUR_TILE_GOLD : PARLOUR_TILE_PLAIN;
}

static void
make_sight (ParlourSight          *sight,
            const ParlourOnlooker *onlooker)
{
  const VisbyState *state = VISBY_STATE (onlooker->state);
  TableScore score;

  if (!visby_score_get (onlooker->state, &score))
    return;

  for (int i = 0; onlooker->is_news && i < state->n_gains; i++)
    add_gain (sight, onlooker, &state->gains[i]);
  for (int seat = 0; !onlooker->is_news && seat < state->table.n_players; seat++)
    if (score.final)
      add_exchange (sight, onlooker, seat, &score);
    else
      add_player (sight, onlooker, seat);
}

/* What the cards brought is seen before the supply of the next round moves the markers. */
static int
look_back (ParlourOnlooker *onlooker)
{
  const TableRecord *record = table_session_get_record (onlooker->session);
  const guint cursor = table_record_get_cursor (record);
  const int type = cursor > 0 ? table_record_get_event (record, cursor - 1)->type : VISBY_EVENT_NOTE;
  VisbyState *state = (VisbyState *) onlooker->state;
  int n = 1;

  if ((type != VISBY_EVENT_CARDS && type != VISBY_EVENT_TRADES) || table_state_is_finished (onlooker->state))
    return 0;

  for (int track = 0; state->table.step == VISBY_STEP_CARDS && track < VISBY_N_TRACKS; track++)
    state->markers[track] -= state->supply[track];
  if (state->table.step == VISBY_STEP_CARDS)
    state->table.round--;
  for (int i = 0; i < state->n_gains; i++)
    n += state->gains[i].seals != 0 || state->gains[i].wares != 0 ? 1 : 0;

  return n;
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

  if (parlour_stage_is_all_told (onlooker->stage, onlooker->state))
    return visby_ending.tell_winners (names, onlooker->state);

  return onlooker->state->step != VISBY_STEP_CARDS ? visby_words_step (names, onlooker->state) : NULL;
}

/* The board */

static GtkWidget *
make_tracks (void)
{
  GtkWidget *board = gtk_box_new (GTK_ORIENTATION_VERTICAL, TRACK_SPACING);

  for (int track = 0; track < VISBY_N_TRACKS; track++)
    gtk_box_append (GTK_BOX (board), visby_track_new (TRACK_SIZE, (VisbyTrack) track));

  return board;
}

static void
show_rates (ParlourTrack     *market,
            const VisbyState *state)
{
  for (int space = 0; space <= VISBY_LAST_SPACE; space++)
    parlour_track_note (market, space, NULL);
  for (int i = 0; i < state->n_rates; i++)
    {
      g_autofree char *rate = g_strdup_printf ("%d:%d", state->rates[i].wares, state->rates[i].seals);

      parlour_track_note (market, state->rates[i].from, rate);
    }
}

static void
show_tracks (GtkWidget             *extra,
             const ParlourOnlooker *onlooker)
{
  const VisbyState *state = VISBY_STATE (onlooker->state);
  const gboolean shown = onlooker->state->tracking == VISBY_TRACKING_FULL && !table_state_is_finished (onlooker->state);
  GtkWidget *track = gtk_widget_get_first_child (extra);

  gtk_widget_set_visible (extra, shown);
  for (int i = 0; i < VISBY_N_TRACKS; i++, track = gtk_widget_get_next_sibling (track))
    {
      g_autofree char *told = visby_term_marker ((VisbyTrack) i, state);

      parlour_track_show (PARLOUR_TRACK (track), state->markers[i], told);
    }
  show_rates (PARLOUR_TRACK (gtk_widget_get_last_child (extra)), state);
}

static const ParlourExtra extras[] = {
  { make_tracks, show_tracks },
  { NULL },
};

const ParlourGameDisplay visby_display = {
  .make_sign = make_sign,
  .make_sight = make_sight,
  .look_back = look_back,
  .tell_note = tell_note,
  .tell_ask = tell_ask,
  .extras = extras,
};
