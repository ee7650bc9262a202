/* visby-event-words.c: what happened, what stands in the way, and what is waited for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "visby-words.h"

#include "table-words.h"
#include "text-words.h"
#include "visby-play.h"

#include <glib/gi18n.h>

/* Events */

static GPtrArray *
new_list (void)
{
  return g_ptr_array_new_with_free_func (g_free);
}

static char *
tell_cards (const char *const *names,
            const VisbyEvent  *event,
            int                n_players)
{
  g_autoptr (GPtrArray) items = new_list ();
  g_autofree char *list = NULL;

  for (int seat = 0; seat < n_players; seat++)
    {
      g_autofree char *cards = NULL;
      int bits = 0;

      for (int i = 0; i < event->reveals[seat].n; i++)
        bits |= VISBY_BIT (event->reveals[seat].cards[i]);
      cards = visby_term_hand (bits);
      /* Translators: %s are a player and the cards that he or she reveals. */
      g_ptr_array_add (items, g_strdup_printf (C_("player and cards", "%s: %s"), names[seat], cards));
    }
  list = text_lists (items);

  /* Translators: %s is a list of players with their cards. */
  return g_strdup_printf (_("All reveal their cards. %s."), list);
}

static char *
tell_trade (const char       *name,
            const VisbyState *before,
            const VisbyTrade *trade)
{
  g_autofree char *wares = visby_term_wares (trade->wares);
  g_autofree char *seals = NULL;
  int brings = trade->seals;

  if (trade->wares == 0)
    /* Translators: %s is a player; it stands in a list of what everybody changes. */
    return g_strdup_printf (_("%s nothing"), name);

  if (!trade->tells_seals && before->n_rates > 0)
    visby_market_find_most (before, trade->wares, 0, &brings);
  seals = visby_term_seals (MAX (brings, 0));

  /* Translators: %s are a player, wares and seals, e.g. “Heike 9 wares for 6 seals”; it stands in a list of what everybody changes. */
  return g_strdup_printf (_("%s %s for %s"), name, wares, seals);
}

static char *
tell_trades (const char *const *names,
             const VisbyState  *before,
             const VisbyEvent  *event)
{
  g_autoptr (GPtrArray) items = new_list ();
  g_autofree char *list = NULL;

  for (int seat = 0; seat < before->table.n_players; seat++)
    if (event->trades[seat].there)
      g_ptr_array_add (items, tell_trade (names[seat], before, &event->trades[seat]));
  list = text_list (items);

  /* Translators: %s is a list, e.g. “Heike 9 wares for 6 seals, Malte nothing”. */
  return g_strdup_printf (_("The Merchants change: %s."), list);
}

static char *
tell_holdings (const char *const *names,
               const VisbyEvent  *event,
               int                n_players)
{
  g_autoptr (GPtrArray) items = new_list ();

  for (int seat = 0; seat < n_players; seat++)
    {
      g_autofree char *seals = visby_term_seals (event->holdings[seat].seals);
      g_autofree char *wares = visby_term_wares (event->holdings[seat].wares);
      g_autofree char *cards = visby_term_cards (event->holdings[seat].cards);

      /* Translators: %s are seals, wares, and cards in hand. */
      g_ptr_array_add (items, g_strdup_printf (C_("holdings", "%s, %s, %s"), seals, wares, cards));
    }

  return table_words_counted (names, items);
}

static char *
tell_rates (const VisbyEvent *event)
{
  g_autoptr (GPtrArray) items = new_list ();
  g_autofree char *list = NULL;

  for (int i = 0; i < event->n_rates; i++)
    {
      g_autofree char *rate = visby_term_rate (&event->rates[i]);

      /* Translators: %s is a rate, %d the space of the market from which on it holds, e.g. “3 : 2 from 7 on”. */
      g_ptr_array_add (items, g_strdup_printf (_("%s from %d on"), rate, event->rates[i].from));
    }
  list = text_list (items);

  /* Translators: %s is a list of rates. */
  return g_strdup_printf (_("The rates of the market: %s."), list);
}

static void
list_corrected_player (GPtrArray             *items,
                       const VisbyCorrection *correction)
{
  if ((correction->corrects & VISBY_CORRECTS_SEALS) != 0)
    g_ptr_array_add (items, visby_term_seals (correction->player.seals));
  if ((correction->corrects & VISBY_CORRECTS_WARES) != 0)
    g_ptr_array_add (items, visby_term_wares (correction->player.wares));
  if ((correction->corrects & VISBY_CORRECTS_HAND) != 0)
    {
      g_autofree char *hand = visby_term_hand (correction->player.hand);

      /* Translators: %s is a list of cards. */
      g_ptr_array_add (items, g_strdup_printf (_("in hand %s"), hand));
    }
}

static char *
list_corrected (const char *const *names,
                const VisbyEvent  *event)
{
  g_autoptr (GPtrArray) items = new_list ();
  g_autoptr (GPtrArray) own = new_list ();

  for (int track = 0; track < VISBY_N_TRACKS; track++)
    if ((event->correction.corrects & 1 << track) != 0)
      /* Translators: %s is a track, %d the space where its marker stands. */
      g_ptr_array_add (items, g_strdup_printf (C_("track and space", "%s %d"), visby_term_track (track),
                                               event->correction.markers[track]));

  list_corrected_player (own, &event->correction);
  if (own->len > 0)
    {
      g_autofree char *list = text_list (own);

      g_ptr_array_add (items, g_strdup_printf (C_("player and holdings", "%s: %s"), names[event->table.player], list));
    }

  return text_lists (items);
}

static char *
tell_correction (const char *const *names,
                 const VisbyEvent  *event)
{
  g_autofree char *list = list_corrected (names, event);

  return table_words_correction (NULL, list, event->correction.reason);
}

/* Tells an event. */
char *
visby_words_event (const TableTelling *telling,
                   const TableState   *before,
                   const TableEvent   *event)
{
  const VisbyEvent *own = VISBY_EVENT (event);

  switch (event->type)
    {
    case VISBY_EVENT_CARDS:
      return tell_cards (telling->names, own, before->n_players);

    case VISBY_EVENT_TRADES:
      return tell_trades (telling->names, VISBY_STATE (before), own);

    case VISBY_EVENT_FINAL_HOLDINGS:
      return tell_holdings (telling->names, own, before->n_players);

    case VISBY_EVENT_RATES:
      return tell_rates (own);

    case VISBY_EVENT_CORRECTION:
    default:
      return tell_correction (telling->names, own);
    }
}

/* Obstacles */

static const char *const not_now[VISBY_N_STEPS] = {
  [VISBY_STEP_CARDS] = N_("first all must reveal their cards"),
  [VISBY_STEP_TRADING] = N_("first the Merchants must change their wares"),
  [VISBY_STEP_FINAL_HOLDINGS] = N_("first the players must count what they have left"),
  [VISBY_STEP_FINISHED] = N_("the game is finished"),
};

static const TableSentence obstacles[] = {
  TABLE_TELL (TABLE_OBSTACLE_NOT_TRACKED, NULL,
              N_("a game of which only the score is kept has no rates and no corrections")),
  /* Translators: %s are a player and a card. */
  TABLE_TELL (VISBY_OBSTACLE_NOT_IN_HAND, "pK", N_("%s does not have %s in hand")),
  TABLE_TELL (VISBY_OBSTACLE_MERCHANT_MISSING, "p",
              /* Translators: %s is a player. */
              N_("%s played the Merchant: it must be said what is changed, even if that is nothing")),
  /* Translators: %s is a player. */
  TABLE_TELL (VISBY_OBSTACLE_NO_MERCHANT, "p", N_("%s did not play the Merchant and cannot change wares")),
  TABLE_TELL_IF (VISBY_OBSTACLE_NOT_WHOLE, '2', TABLE_NOBODY, "pv",
                 /* Translators: %s are a player and wares. */
                 N_("%s cannot give %s: no exchanges at these rates take exactly that many")),
  TABLE_TELL (VISBY_OBSTACLE_NOT_WHOLE, "pSvs",
              /* Translators: %s are a player, seals, wares, and the seals that these bring at most. */
              N_("%s cannot get %s for %s: no exchanges at these rates come to that, and the most they bring is %s")),
  /* Translators: %s are a player and a card. */
  TABLE_TELL (VISBY_OBSTACLE_LIES_REVEALED, "pK", N_("%s has revealed %s and cannot have that card in hand")),
  /* Translators: %s are a player and the cards that he or she is to reveal, e.g. “2 cards”, %d how many there are. */
  TABLE_TELL (VISBY_OBSTACLE_CARDS_DUE, "pc1", N_("%s must reveal %s, not %d")),
  /* Translators: %s are a player and wares, %d how many would be given. */
  TABLE_TELL (VISBY_OBSTACLE_WARES_SHORT, "pW2", N_("%s has only %s and cannot give %d")),
  TABLE_TELL (VISBY_OBSTACLE_SEALS_UNKNOWN, "pv",
              /* Translators: %s are a player and wares. */
              N_("%s gives %s, and as no rates are known it must be said for how many seals")),
  /* Translators: %s are a player and seals. */
  TABLE_TELL (VISBY_OBSTACLE_WARES_UNKNOWN, "pt", N_("%s cannot get %s without giving wares")),
  TABLE_TELL_END,
};

const TableRefusals visby_refusals = { obstacles, not_now, visby_term_of };

/* Where the game is */

/* Tells what a round is called. */
char *
visby_words_when (int round,
                  int part)
{
  /* Of a game that is only scored there are no rounds. */
  if (round == 0)
    return g_strdup (_("The end"));

  /* Translators: %d is the number of a round of the game. */
  return g_strdup_printf (_("Round %d"), round);
}

/* Tells what a round is called behind a colon. */
char *
visby_words_within (int round,
                    int part)
{
  if (round == 0)
    return g_strdup (C_("behind a colon", "the end"));

  /* Translators: %d is the number of a round of the game; it stands behind a colon. */
  return g_strdup_printf (_("round %d"), round);
}

/* Tells what the game waits for, as a heading. */
char *
visby_words_step (const char *const *names,
                  const TableState  *state)
{
  static const char *const headings[VISBY_N_STEPS] = {
    N_("Which cards are revealed?"), N_("What do the Merchants change?"), N_("What does everybody have left?"),
    N_("The game is over"),
  };

  return g_strdup (_(headings[state->step]));
}
