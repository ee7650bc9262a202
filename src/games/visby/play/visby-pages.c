/* visby-pages.c: how Visby is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "visby-pages.h"

#include "parlour-collections.h"
#include "parlour-game-setup.h"
#include "parlour-game-shortcuts.h"
#include "visby-printed.h"
#include "visby-round-page.h"
#include "visby-rule.h"
#include "visby-sign.h"

#include <glib/gi18n.h>

/* How large a card on the shelf is, where text has its usual size. */
#define PICTURE_SIZE 76

static GType
find_page (const TableState *state)
{
  return state->step == VISBY_STEP_CARDS || state->step == VISBY_STEP_TRADING ? VISBY_TYPE_ROUND_PAGE : G_TYPE_NONE;
}

static GtkWidget *
make_picture (int which)
{
  GtkWidget *sign;

  if (which >= (int) VISBY_N_CARDS)
    return NULL;

  sign = visby_sign_new (PICTURE_SIZE);
  visby_sign_show (VISBY_SIGN (sign), which, FALSE);

  return sign;
}

/* Why: what happened in the last round tells it, effect by effect. */

static gboolean
concerns_card (const TableEffect *effect,
               const VisbyGain   *gain)
{
  const gboolean own = effect->player == gain->player;

  switch (effect->kind)
    {
    case VISBY_EFFECT_SHARED:
      return effect->what == gain->card;

    case VISBY_EFFECT_TAKES:
    case VISBY_EFFECT_BROUGHT:
    case VISBY_EFFECT_LOST:
      return own && effect->what == gain->card;

    case VISBY_EFFECT_MARKET_BACK:
      return gain->card == VISBY_CARD_MERCHANT;

    case VISBY_EFFECT_EXCHANGED:
    case VISBY_EFFECT_AT_RATE:
      return own && gain->card == VISBY_CARD_MERCHANT;

    case VISBY_EFFECT_MENDICANT_CARDS:
    case VISBY_EFFECT_MENDICANT_MERCHANTS:
    case VISBY_EFFECT_CARDS_BACK:
      return own && gain->card == VISBY_CARD_MENDICANT;

    default:
      return FALSE;
    }
}

static gboolean
is_asked_for (const TableEffect *effect,
              const VisbyState  *state,
              int                question,
              int                seat)
{
  if (question == VISBY_QUESTION_PLAYER)
    return effect->player == seat;
  if (question == VISBY_QUESTION_MARKET)
    return effect->kind == VISBY_EFFECT_MARKET_BACK;

  return concerns_card (effect, &state->gains[question - VISBY_QUESTION_GAIN]);
}

static void
tell_effects (TableSession *session,
              TableLine    *line,
              int           question,
              int           seat,
              GString      *text,
              GArray       *rules)
{
  const VisbyState *state = VISBY_STATE (table_session_get_state (session));
  const TableTelling telling = { .names = table_session_get_names (session) };
  guint n_effects, n_told;
  const TableEffect *effects = table_line_get_effects (line, &n_effects);

  for (guint i = 0; i < n_effects; i++)
    if (is_asked_for (&effects[i], state, question, seat))
      {
        g_autofree char *sentence = visby_game.tell_effects (&telling, &effects[i], 1, &n_told);
        int rule = (int) effects[i].rule;
        gboolean known = FALSE;

        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", sentence);
        for (guint r = 0; r < rules->len; r++)
          known |= g_array_index (rules, int, r) == rule;
        if (!known)
          g_array_append_val (rules, rule);
      }
}

/* The line of the last reveal, and what came after it. */
static char *
answer (TableSession *session,
        int           question,
        int           seat,
        GArray       *rules)
{
  GListModel *chronicle = table_session_get_chronicle (session);
  guint end = table_record_get_cursor (table_session_get_record (session));
  guint first = end;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = end; i > 0 && first == end; i--)
    {
      g_autoptr (TableLine) line = g_list_model_get_item (chronicle, i - 1);

      if (table_line_get_event_type (line) == VISBY_EVENT_CARDS)
        first = i - 1;
    }
  for (guint i = first; i < end; i++)
    {
      g_autoptr (TableLine) line = g_list_model_get_item (chronicle, i);

      tell_effects (session, line, question, seat, text, rules);
    }

  if (text->len == 0 && question == VISBY_QUESTION_MARKET)
    return NULL;
  if (text->len == 0)
    {
      const int rule = first == end ? VISBY_RULE_SET_3 : VISBY_RULE_ROUND_3;

      g_array_append_val (rules, rule);
      return g_strdup (first == end ? _("To begin with, everybody has no seals, and as many wares as there are players.")
                                    : _("The last round brought nothing and took nothing."));
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Whether a table remembers itself what everybody has in hand (PLAY-4). */
gboolean
visby_covers_hands (void)
{
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);

  return g_settings_get_boolean (settings, "cover-hands");
}

/* Remembers the rates of a board for the games to come. */
void
visby_remember_rates (const TableEvent *event)
{
  parlour_cards_learn (parlour_collections_find (&visby_game), event);
}

/* Begins a game with the rates that were used last, if any were ever told. */
static void
tell_known_rates (TableSession *session)
{
  g_autoptr (GPtrArray) known = NULL;

  if (table_session_get_state (session)->tracking != VISBY_TRACKING_FULL)
    return;

  known = table_collection_list (parlour_cards_get_collection (parlour_collections_find (&visby_game)),
                                 VISBY_PRINTED_RATES, NULL);
  if (known->len > 0)
    table_session_play (session, &((const VisbyPrinted *) known->pdata[0])->event.table, TABLE_ROLLER_NONE);
}

static const ParlourShortcut round_keys[] = {
  { N_("Card of the next player"), "1...8" },
  { N_("Take back the last"), "BackSpace" },
  { NULL },
};

static const ParlourShortcutGroup shortcuts[] = {
  { N_("Cards of a Round"), NULL, round_keys },
  { NULL },
};

/* In the order of `VisbyTracking`. */
static const ParlourTracking trackings[] = {
  { "kontor-chronicle-symbolic", N_("Everything"), N_("Cards and Merchants are entered, and all the rest is worked out.") },
  { "kontor-crown-symbolic", N_("Only the score"), N_("Only what everybody has at the end is entered.") },
  { NULL },
};

static const ParlourGameSetup setup = { .trackings = trackings, .open = tell_known_rates };

const ParlourGame visby_parlour = {
  .game = &visby_game,
  .find_page = find_page,
  .answer = answer,
  .setup = &setup,
  .shows_players = TRUE,
  .cards = &visby_known_cards,
  .make_picture = make_picture,
  .display = &visby_display,
  .ending = &visby_ending,
  .past = &visby_past,
  .shortcuts = shortcuts,
};
