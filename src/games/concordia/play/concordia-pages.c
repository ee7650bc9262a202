/* concordia-pages.c: how Concordia is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "concordia-pages.h"

#include "concordia-record.h"
#include "concordia-sign.h"
#include "concordia-words.h"
#include "parlour-board-page.h"
#include "parlour-fact.h"
#include "parlour-game-board.h"
#include "parlour-game-cards.h"
#include "parlour-game-display.h"
#include "parlour-game-family.h"
#include "parlour-game-setup.h"
#include "parlour-game-shortcuts.h"
#include "parlour-reasons.h"
#include "parlour-why.h"
#include "text-words.h"

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

/* In which cities the houses of a player stand, and how they came to be there (ARCH-6). */
static char *
answer (TableSession *session,
        int           question,
        int           seat,
        GArray       *rules)
{
  const ConcordiaState *state = CONCORDIA_STATE (table_session_get_state (session));
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL, *first = NULL;

  if (seat == TABLE_NOBODY)
    return NULL;

  for (int good = 0; good < CONCORDIA_N_GOODS; good++)
    if (state->players[seat].houses[good] > 0)
      g_ptr_array_add (items, g_strdup_printf (C_("one of a list", "%s %d"), concordia_term_good (good),
                                               state->players[seat].houses[good]));
  list = items->len > 0 ? text_list (items) : g_strdup ("0");
  /* Translators: %s are a player and a list of goods, each with how many houses there are in cities that make it. */
  first = g_strdup_printf (_("Houses that %s has built, by what their cities make: %s."), table_session_get_names (session)[seat], list);
  g_array_append_val (rules, (const int) { CONCORDIA_RULE_ARCH_6 });

  return parlour_reasons_tell_events (session, first, CONCORDIA_EFFECT_HOUSES, CONCORDIA_RULE_ARCH_6, seat);
}

/* Behind the cover are the hand and the points. */
static const ParlourGameFamily family = {
  .get_value = get_houses, .get_caption = get_caption, .tell_value = concordia_term_houses,
  .value_question = CONCORDIA_QUESTION_HOUSES, .has_cover = table_state_is_followed, .tell = concordia_words_player,
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
    return concordia_sign_new (MAX (size, CARD_SIZE), card, sign->next != NULL ? table_find_id (concordia_god_ids, sign->next->id) : TABLE_NOBODY);

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
  g_autofree char *news = NULL, *next = NULL, *provinces = concordia_table_provinces (state), *stack = concordia_table_stack (state);
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

/* What is played, built and traded is a matter for who does it. */
static const char *const seen[] = { "display", "players", NULL };

static const ParlourGameDisplay display = { .groups = seen, .tell_note = tell_note, .tell_detail = tell_detail };

static const ParlourShortcut keys[] = { { N_("Touch one of the first ten things on the page"), "1...9 0" }, { NULL } };

static const ParlourShortcutGroup shortcuts[] = { { N_("Cards"), NULL, keys }, { NULL } };

const ParlourGame concordia_parlour = {
  .game = &concordia_game, .find_page = find_page, .board = &board, .answer = answer,
  .tell_reckoning = concordia_words_reckoning,
  .setup = &setup, .family = &family, .cards = &copies, .make_picture = make_picture,
  .display = &display, .ending = &concordia_ending, .past = &concordia_past, .shortcuts = shortcuts,
};
