/* visby-events.c: of what events and what is agreed consist
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The form of an event alone is said here, and which steps take it. What else depends on how
 * the game stands is left to the rules, and so is how many cards somebody reveals.
 */

#include "config.h"

#include "visby-record.h"

#include "visby-score.h"
#include "visby-words.h"

#include <glib/gi18n.h>

#define FIELDS(name) static const TableField name[]
#define IN(member) TABLE_AT (VisbyEvent, member)
#define EACH(member) TABLE_EACH (VisbyEvent, member)

static const char *
get_card_name (int which)
{
  return visby_term_card (which);
}

/* What is agreed */

/* The rulebook offers two or three players a longer game (END-2). */
static const TableOffer ends[] = { { VISBY_USUAL_END, 0 }, { 45, 3 }, { 0 } };

FIELDS (options) = {
  { "end-seals", TABLE_INT, .need = TABLE_OPTIONAL, TABLE_AT (VisbySetup, end_seals), .min = VISBY_LEAST_END,
    .max = VISBY_MOST_END, .usual = VISBY_USUAL_END, .title = N_("Seals That End the Game"),
    .hint = N_("Whoever has that many ends the game with that round"), .offers = ends },
  TABLE_END
};

const TableField visby_setup_fields[] = {
  { "options", TABLE_STRUCT, .need = TABLE_OPTIONAL, .fields = options, .title = N_("Options"),
    .asked_in = 1u << VISBY_TRACKING_FULL },
  TABLE_END
};

/* Cards: whether they are in hand, and how many, is for the rules to say. */

FIELDS (reveal) = {
  { "", TABLE_ID, TABLE_LIST, TABLE_OWNED (VisbyReveal, cards), TABLE_COUNTED (VisbyReveal, n), .ids = visby_card_ids,
    .get_name = get_card_name },
  TABLE_END
};

FIELDS (cards) = {
  { "cards", TABLE_INNER, TABLE_BY_SEAT, EACH (reveals), .fields = reveal, .title = N_("Cards") },
  TABLE_END
};

/* Trades: who played no Merchant has none. */

FIELDS (trade) = {
  { "there", TABLE_INT, .need = TABLE_IMPLIED, TABLE_AT (VisbyTrade, there), .usual = TRUE },
  { "wares", TABLE_INT, TABLE_AT (VisbyTrade, wares), .max = VISBY_MAX_WARES, .title = N_("Wares") },
  { "seals", TABLE_INT, .need = TABLE_MARKED, TABLE_AT (VisbyTrade, seals), .max = VISBY_MAX_SEALS,
    TABLE_MARK (VisbyTrade, tells_seals, 0), .title = N_("Seals") },
  TABLE_END
};

FIELDS (trades) = {
  { "trades", TABLE_STRUCT, TABLE_BY_SEAT, EACH (trades), .fields = trade, .nullable = TRUE,
    TABLE_MARK (VisbyTrade, there, 0), .title = N_("Merchants") },
  TABLE_END
};

/* What is counted at the end */

#define COUNT(member, most) .need = TABLE_OPTIONAL, TABLE_AT (VisbyHoldings, member), .max = (most)

/* Cards in hand are counted where seals and wares leave a tie (END-4), as soon as anything was
 * counted of anybody. */
static gboolean
is_tied (const TableTerms *terms,
         const void       *event,
         int               seat)
{
  const VisbyHoldings *holdings = VISBY_EVENT (event)->holdings;

  gboolean any = FALSE;
  gboolean tied = FALSE;

  for (int other = 0; other < terms->n_players; other++)
    {
      any |= holdings[other].seals + holdings[other].wares > 0;
      tied |= other != seat && visby_holdings_are_tied (&holdings[seat], &holdings[other]);
    }

  return any && tied;
}

FIELDS (holdings) = {
  { "seals", TABLE_INT, COUNT (seals, VISBY_MAX_SEALS), .title = N_("Seals") },
  { "wares", TABLE_INT, COUNT (wares, VISBY_MAX_WARES), .title = N_("Wares") },
  { "cards", TABLE_INT, COUNT (cards, VISBY_N_CARDS), .title = N_("Cards in Hand, Only in a Tie"),
    .is_asked = is_tied },
  TABLE_END
};

FIELDS (final_holdings) = {
  { "players", TABLE_STRUCT, TABLE_BY_SEAT, EACH (holdings), .fields = holdings, .title = N_("Players") },
  TABLE_END
};

/* Rates */

FIELDS (rate) = {
  { "from", TABLE_INT, TABLE_AT (VisbyRate, from), .max = VISBY_LAST_SPACE, .title = N_("From Space") },
  { "wares", TABLE_INT, TABLE_AT (VisbyRate, wares), .min = 1, .max = VISBY_MAX_WARES, .title = N_("Wares") },
  { "seals", TABLE_INT, TABLE_AT (VisbyRate, seals), .min = 1, .max = VISBY_MAX_WARES, .title = N_("Seals") },
  TABLE_END
};

static gboolean
check_rates (const DocPlace   *place,
             const TableTerms *terms,
             void             *holder,
             GError          **error)
{
  const VisbyEvent *event = holder;

  for (int i = 1; i < event->n_rates; i++)
    if (event->rates[i].from <= event->rates[i - 1].from)
      {
        DocPlace rate_place = doc_place_get_element (place, (guint) i);
        DocPlace from = doc_place_get_member (&rate_place, "from");

        /* Translators: both %d are spaces of the market. */
        return doc_place_fail (&from, error, _("rates go up space by space, and %d does not come after %d"),
                               event->rates[i].from, event->rates[i - 1].from);
      }

  return TRUE;
}

const TableField visby_rates_fields[] = {
  { "rates", TABLE_STRUCT, TABLE_LIST, EACH (rates), TABLE_COUNTED (VisbyEvent, n_rates), .min_n = 1, .fields = rate,
    .check = check_rates, .title = N_("Rates") },
  TABLE_END
};

/* What is corrected and noted */

#define CORRECTED(member, which) .need = TABLE_MARKED, IN (correction.member), TABLE_MARK (VisbyEvent, correction.corrects, which)
#define MARKER(track)                                                                                \
  CORRECTED (markers[VISBY_TRACK_##track], VISBY_CORRECTS_##track), .max = VISBY_LAST_SPACE,          \
    TABLE_COUNTS_BOARD (VisbyState, markers[VISBY_TRACK_##track]), .is_shared = TRUE

FIELDS (correction) = {
  { "battle", TABLE_INT, MARKER (BATTLE), .title = N_("Battle") },
  { "journey", TABLE_INT, MARKER (JOURNEY), .title = N_("Merchant journey") },
  { "market", TABLE_INT, MARKER (MARKET), .title = N_("Market") },
  { "seals", TABLE_INT, CORRECTED (player.seals, VISBY_CORRECTS_SEALS), .max = VISBY_MAX_SEALS, .title = N_("Seals"), TABLE_COUNTS (VisbyState, players, seals) },
  { "wares", TABLE_INT, CORRECTED (player.wares, VISBY_CORRECTS_WARES), .max = VISBY_MAX_WARES, .title = N_("Wares"),
    TABLE_COUNTS (VisbyState, players, wares) },
  { "hand", TABLE_BITS, CORRECTED (player.hand, VISBY_CORRECTS_HAND), .ids = visby_card_ids,
    .get_name = get_card_name, .title = N_("Cards in Hand"), TABLE_COUNTS (VisbyState, players, hand) },
  { "reason", TABLE_TEXT, .need = TABLE_SPARSE, IN (correction.reason), .max = TABLE_MAX_TEXT,
    .title = N_("Reason") },
  TABLE_END
};

/* What is somebody's needs to be told whose it is. */
static gboolean
check_correction (const DocPlace   *place,
                  const TableTerms *terms,
                  TableEvent       *event,
                  GError          **error)
{
  DocPlace player = doc_place_get_member (place, TABLE_EVENT_PLAYER);

  if (event->player == TABLE_NOBODY && (VISBY_EVENT (event)->correction.corrects & VISBY_CORRECTS_PLAYER) != 0)
    return doc_place_fail (&player, error, "%s", _("seals, wares and a hand are those of a player"));

  return TRUE;
}

FIELDS (note) = {
  TABLE_NOTE (VisbyEvent, text),
  TABLE_END
};

#define AT(step) (1u << VISBY_STEP_##step)

/* With the steps that take them, where not all do. */
static const TableEventKind kinds[VISBY_N_EVENT_TYPES] = {
  [VISBY_EVENT_CARDS] = { cards, .steps = AT (CARDS) },
  [VISBY_EVENT_TRADES] = { trades, .steps = AT (TRADING) },
  [VISBY_EVENT_FINAL_HOLDINGS] = { final_holdings, .steps = AT (FINAL_HOLDINGS) },
  [VISBY_EVENT_RATES] = { visby_rates_fields, TABLE_EVENT_ASIDE },
  [VISBY_EVENT_CORRECTION] = { correction, TABLE_EVENT_MAY_NAME_PLAYER | TABLE_EVENT_ASIDE, check_correction },
  [VISBY_EVENT_NOTE] = { note, TABLE_EVENT_ASIDE },
};

const TableEvents visby_events = { visby_event_type_ids, kinds, sizeof (VisbyEvent) };
