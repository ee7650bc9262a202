/* concordia-pages.c: how Concordia is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "concordia-sign.h"
#include "concordia-words.h"
#include "parlour-aside-form.h"
#include "parlour-board-page.h"
#include "parlour-game-board.h"
#include "parlour-game-cards.h"
#include "parlour-game-display.h"
#include "parlour-game-ending.h"
#include "parlour-game-family.h"
#include "parlour-game-past.h"
#include "parlour-game-setup.h"
#include "parlour-game-shortcuts.h"
#include "parlour-games.h"
#include "parlour-part-sight.h"
#include "parlour-why.h"

#include <glib/gi18n.h>

/* How large a card on the shelf is, where text has its usual size. */
#define PICTURE_SIZE 76

/* The same on a board. */
#define CARD_SIZE 40

/* In the order of `ConcordiaTracking`. */
static const ParlourTracking trackings[] = {
  { "kontor-chronicle-symbolic", N_("The essentials"),
    N_("Cards, houses and colonists are entered; goods and cash are counted at the end.") },
  { "kontor-crown-symbolic", N_("Only the score"), N_("Only what everybody has at the end is entered.") },
  { NULL },
};

static const ParlourGameSetup setup = { .trackings = trackings };

static GtkWidget *
make_picture (int which)
{
  static const struct {
    int card;
    int god;
  } pictures[] = {
    { CONCORDIA_CARD_ARCHITECT, CONCORDIA_GOD_JUPITER }, { CONCORDIA_CARD_PREFECT, CONCORDIA_GOD_SATURNUS },
    { CONCORDIA_CARD_MERCATOR, CONCORDIA_GOD_MERCURIUS }, { CONCORDIA_CARD_SENATOR, CONCORDIA_GOD_VESTA },
    { CONCORDIA_CARD_COLONIST, CONCORDIA_GOD_MARS }, { CONCORDIA_CARD_VINTNER, TABLE_NOBODY },
  };

  return which < (int) G_N_ELEMENTS (pictures) ? concordia_sign_new (PICTURE_SIZE, pictures[which].card, pictures[which].god)
                                               : NULL;
}

static int
get_houses (const TableState *state,
            int               seat)
{
  return table_state_is_followed (state) ? concordia_sum_goods (CONCORDIA_STATE (state)->players[seat].houses)
                                         : PARLOUR_NO_VALUE;
}

static const char *
get_caption (int houses)
{
  return ngettext ("house", "houses", (gulong) houses);
}

/* Behind the cover are the hand and the points. */
static const ParlourGameFamily family = {
  .get_value = get_houses, .get_caption = get_caption, .tell_value = concordia_term_houses,
  .value_question = CONCORDIA_QUESTION_HOUSES, .has_cover = table_state_is_followed,
};

/* What the table's own copy says */

static const ParlourCardKind copy_kinds[] = {
  { N_("Our Copy"), N_("A new game begins with what was told last."), 1, 2 },
  { N_("Cards for Sale"), N_("A new game of as many players begins with what was told last."), 1, 3 },
};

static char *
tell_count (int   kind,
            guint n)
{
  return kind == 0 ? g_strdup_printf (ngettext ("prices and points of %u copy", "prices and points of %u copies", n), n)
                   : g_strdup_printf (ngettext ("cards for sale in %u case", "cards for sale in %u cases", n), n);
}

static const ParlourGameCards copies = {
  .kinds = copy_kinds,
  .purpose = N_("What your own copy says otherwise is told once, when a game begins, and remembered for all games to come."),
  .welcome = N_("Nothing is known yet. It is learnt when it is told as a game begins."),
  .tell_count = tell_count,
};

static GType
find_page (const TableState *state)
{
  return state->step <= CONCORDIA_STEP_BUYING ? PARLOUR_TYPE_BOARD_PAGE : G_TYPE_NONE;
}

/* A god is drawn in the corner of the card that stands before it. */
static GtkWidget *
new_sign (const TableSign *sign,
          int              size,
          gboolean         is_gone)
{
  const int card = table_find_id (concordia_card_ids, sign->id), good = table_find_id (concordia_bonus_ids, sign->id);

  if (card != TABLE_NOBODY)
    return concordia_sign_new (MAX (size, CARD_SIZE), card,
                               sign->next != NULL ? table_find_id (concordia_god_ids, sign->next->id) : TABLE_NOBODY);

  return good != TABLE_NOBODY ? concordia_sign_new (MAX (size, CARD_SIZE), CONCORDIA_SIGN_GOOD (good), TABLE_NOBODY) : NULL;
}

static const ParlourGameBoard board = { .new_sign = new_sign, .tells_news = TRUE };

/* The display */

/* Where the Praefectus Magnus goes next. */
static char *
tell_note (const ParlourOnlooker *onlooker)
{
  return concordia_table_magnus (table_session_get_names (onlooker->session), CONCORDIA_STATE (onlooker->state));
}

/* Who comes next; provinces that can produce, unless the last event tells of them; cards not revealed yet; what that brought. */
static char *
tell_detail (const ParlourOnlooker *onlooker)
{
  const ConcordiaState *state = CONCORDIA_STATE (onlooker->state);
  const gboolean is_last = state->turns_left == 1 && state->table.turn != state->concordia;
  g_autoptr (GArray) rules = g_array_new (FALSE, FALSE, sizeof (int));
  g_autofree char *news = NULL, *next = NULL, *provinces = concordia_table_provinces (state),
    *stack = concordia_table_stack (state);
  gboolean has_produced = FALSE;

  if (state->table.turn == TABLE_NOBODY)
    return NULL;

  news = parlour_why_tell_news (onlooker->session, rules);
  for (guint i = 0; i < rules->len; i++)
    has_produced |= g_array_index (rules, int, i) == CONCORDIA_RULE_PREF_2;
  /* Translators: %s is the player who comes next. */
  next = g_strdup_printf (_("Next: %s"), table_session_get_names (onlooker->session)[(state->table.turn + 1) % state->table.n_players]);

  return g_strconcat (is_last ? "" : next, is_last ? "" : " · ", has_produced ? "" : provinces, has_produced ? "" : " · ", stack,
                      news != NULL ? "\n" : NULL, news, NULL);
}

static const ParlourGameDisplay display = { .tell_note = tell_note, .tell_detail = tell_detail };

/* The end */

static const int score_rules[] = {
  CONCORDIA_RULE_SCORE_VES, CONCORDIA_RULE_SCORE_JUP, CONCORDIA_RULE_SCORE_SAT, CONCORDIA_RULE_SCORE_MER,
  CONCORDIA_RULE_SCORE_MAR, CONCORDIA_RULE_SCORE_MIN, CONCORDIA_RULE_SCORE_CON, CONCORDIA_RULE_END_4,
  CONCORDIA_RULE_NONE,
};

static char *
explain (TableSession *session,
         int           seat,
         int           part)
{
  const char *name = table_session_get_names (session)[seat];
  const ConcordiaState *state = CONCORDIA_STATE (table_session_get_state (session));
  const ConcordiaPlayerScore *player;
  g_autofree char *points = NULL;
  ConcordiaScore score;

  if (!concordia_state_get_score (&state->table, &score.table))
    return NULL;

  player = &score.players[seat];
  if (part >= 0 && part < CONCORDIA_N_KINDS)
    return concordia_words_kind (state, seat, part, player);

  points = concordia_term_points (part == PARLOUR_TOTAL ? player->total : player->points[CONCORDIA_N_KINDS]);
  if (part == PARLOUR_TOTAL)
    {
      GString *text = g_string_new (NULL);

      /* Translators: %s are a player and points. */
      g_string_append_printf (text, _("%s has %s in all."), name, points);
      concordia_words_add_gods (text, state, seat, &state->counted[seat], player);
      return g_string_free (text, FALSE);
    }

  if (player->points[CONCORDIA_N_KINDS] == 0)
    return NULL;

  /* Whoever has 15 houses has ended the game by them (END-1, END-2). */
  return g_strdup_printf (concordia_sum_goods (state->players[seat].houses) == CONCORDIA_MAX_HOUSES
                            /* Translators: %s are a player and points. */
                            ? _("%s gets %s for the Concordia card: the 15th house ended the game.")
                            : _("%s gets %s for the Concordia card: the last card ended the game."),
                          name, points);
}

/* How many cards, and what each is worth. */
static char *
tell_part (TableSession *session,
           int           seat,
           int           part)
{
  ConcordiaScore score;

  if (part >= CONCORDIA_N_KINDS || !concordia_state_get_score (table_session_get_state (session), &score.table)
      || score.players[seat].cards[part] == 0)
    return NULL;

  return g_strdup_printf ("%d × %d", score.players[seat].cards[part], score.players[seat].each[part]);
}

/* The way of the Praefectus Magnus, against the order of turns, where it broke a tie (END-4). */
static int
list_way (const TableState *state,
          int              *way)
{
  ConcordiaScore score;
  int seats[TABLE_MAX_PLAYERS], n = 0;

  if (!concordia_state_get_score (state, &score.table) || score.praefectus == TABLE_NOBODY)
    return 0;

  table_score_list (&score.table, seats);
  if (table_score_get_tie (&score.table, seats, 0) != TABLE_TIE_BROKEN)
    return 0;

  for (way[n] = score.praefectus; way[n] != seats[0]; n++)
    way[n + 1] = (way[n] + state->n_players - 1) % state->n_players;

  return n + 1;
}

/* One god after the other, Minerva for all specialists, and the Concordia card. */
static const ParlourCeremony ceremony = {
  .custom = N_("One after the other: how many cards, and what each of them is worth."),
  .title = N_("The Gods of Rome"), .next = N_("Ask the Next God"), .again = N_("Ask Again"), .n_sights = CONCORDIA_N_GODS + 2,
  .make = parlour_part_sight_new, .show = parlour_part_sight_show, .reveal = parlour_part_sight_reveal,
};

static const ParlourGameEnding game_ending = {
  .rules = score_rules, .ceremony = &ceremony, .explain = explain, .tell_part = tell_part, .list_way = list_way,
  .tell_winners = parlour_game_ending_tell_ranks, .draw_on_picture = parlour_ending_draw_parts,
  .part_signs = (const char *const[]) { "vesta", "jupiter", "saturnus", "mercurius", "mars", "minerva", NULL },
};

/* The past */

static const ParlourPastTable tables[] = {
  { N_("How Often Each Card Was Played"), N_("Each time that it was played."), 0, CONCORDIA_N_CARDS, concordia_term_card },
  { NULL },
};

static const ParlourGamePast game_past = {
  .get_correction = parlour_aside_form_get_type, .correction = CONCORDIA_EVENT_CORRECTION,
  .say_known = concordia_play_say_known, .remark = concordia_words_room, .tables = tables,
};

static const ParlourShortcut keys[] = { { N_("Touch one of the first ten things on the page"), "1...9 0" }, { NULL } };

static const ParlourShortcutGroup shortcuts[] = { { N_("Cards"), NULL, keys }, { NULL } };

const ParlourGame concordia_parlour = {
  .game = &concordia_game, .find_page = find_page, .board = &board, .tell_reckoning = concordia_words_reckoning,
  .setup = &setup, .family = &family, .cards = &copies, .make_picture = make_picture,
  .display = &display, .ending = &game_ending, .past = &game_past, .shortcuts = shortcuts,
};
