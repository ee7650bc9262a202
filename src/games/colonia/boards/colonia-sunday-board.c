/* colonia-sunday-board.c: relics and shrines, which are bought and then safeguarded
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which relic a shrine could take in lies behind the screen: whoever sees that is offered those that there are, and
 * everybody else tells its points (SUN-2). Which shrines are empty all can see.
 */

#include "config.h"

#include "colonia-boards.h"

#include "colonia-terms.h"
#include "colonia-words.h"
#include "text-words.h"
#include "tongue.h"

#include <glib/gi18n.h>

/* As many points as a record has. */
#define MOST_POINTS 99

/* How many answers stand in a row. */
#define MOST_ANSWERS 4

static ColoniaEvent
make_buy (TableBoard *board,
          int         slot)
{
  ColoniaEvent event = colonia_board_make_event (board, COLONIA_EVENT_BUY);

  event.buy.slot = slot;

  return event;
}

/* Whether the reader sees what lies behind the screen of whoever has the turn. */
static gboolean
sees_relics (TableBoard *board)
{
  return table_board_get_reader (board)->seat == colonia_board_get_state (board)->turn;
}

/* How many answers there are to what becomes of a card that is bought, besides that nothing does. */
int
colonia_board_count_answers (const ColoniaState *state,
                             int                 slot)
{
  const ColoniaCard *card = &state->display[slot];
  const ColoniaPlayer *player = &state->players[state->turn];
  int n = 0;

  if (!card->shrine)
    return colonia_state_has_empty_shrine (state, state->turn, card->city) ? 1 : 0;

  for (int i = 0; i < player->n_relics; i++)
    n += colonia_state_find_loose_relic (state, state->turn, card->city, player->relics[i].points) == i ? 1 : 0;

  return n;
}

/* The answers */

static void
add_answer (TableBoard         *board,
            const char         *id,
            const char         *title,
            const ColoniaEvent *event)
{
  table_board_begin_thing (board, id, title, NULL);
  table_board_add (board, "buy", NULL, &event->table);
}

static const char *
tell_stored (TableBoard *board,
             int         points)
{
  return table_board_print (board, ngettext ("The Relic of %d Point Goes In", "The Relic of %d Points Goes In", (gulong) points), points);
}

/* The relics that go into a shrine, of which those of equal points are the same. */
static void
add_relics_to_store (TableBoard   *board,
                     ColoniaEvent *event,
                     ColoniaCity   city)
{
  const ColoniaState *state = colonia_board_get_state (board);
  const ColoniaPlayer *player = &state->players[state->turn];

  event->buy.stores = TRUE;
  for (int i = 0; i < player->n_relics; i++)
    {
      event->buy.stored_points = player->relics[i].points;
      if (colonia_state_find_loose_relic (state, state->turn, city, event->buy.stored_points) == i)
        add_answer (board, table_board_print (board, "relic-%d", event->buy.stored_points), tell_stored (board, event->buy.stored_points), event);
    }
}

/* The points of a relic that only its owner sees. */
static void
add_points_to_store (TableBoard   *board,
                     ColoniaEvent *event)
{
  table_board_begin_thing (board, "relic", _("A Relic Goes In"), NULL);
  table_board_add_number (board, "stores", _("Points"), 0, MOST_POINTS);
  event->buy.stores = TRUE;
  event->buy.stored_points = table_board_get_number (board, "stores", 0);
  table_board_add (board, "buy", tell_stored (board, event->buy.stored_points), &event->table);
}

/* What becomes of the card that is bought. */
static void
add_answers (TableBoard *board,
             int         slot)
{
  const ColoniaState *state = colonia_board_get_state (board);
  const ColoniaCard *card = &state->display[slot];
  const char *name = table_board_get_name (board, state->turn), *city = colonia_term_city (card->city);
  const ColoniaEvent plain = make_buy (board, slot);
  ColoniaEvent event = plain;

  /* Translators: the first %s is a player, who is spoken to, the second a city. */
  table_board_ask (board, table_board_print (board, card->shrine ? _("%s, does the shrine of %s take a relic in?")
  /* Translators: the first %s is a player, who is spoken to, the second a city. */
                                                                 : _("%s, does the relic go into your empty shrine of %s?"), name, city));
  table_board_begin_group (board, "answers", NULL, TABLE_COLUMNS, MOST_ANSWERS);
  if (!card->shrine)
    {
      event.buy.in_shrine = TRUE;
      add_answer (board, "shrine", _("Into the Shrine"), &event);
      add_answer (board, "screen", _("Behind the Screen"), &plain);
      return;
    }

  if (sees_relics (board))
    add_relics_to_store (board, &event, card->city);
  else
    add_points_to_store (board, &event);
  add_answer (board, "empty", _("The Shrine Stays Empty"), &plain);
}

/* The cards */

/* Which card is asked about is seen, and which ones nobody can do anything with any more. */
static TableLook
find_look (TableBoard        *board,
           const ColoniaCard *card,
           int                slot)
{
  const ColoniaState *state = colonia_board_get_state (board);

  if (!card->present)
    return TABLE_GONE;
  if (table_board_get_number (board, "slot", 0) == slot + 1)
    return TABLE_HERE;
  if (card->safeguard == COLONIA_NOBODY || (state->step == COLONIA_STEP_BUYING && card->safeguard == state->turn))
    return TABLE_PLAIN;

  return TABLE_DONE;
}

/* Begins a card on display. Returns what it is to those who do not see it. */
static const char *
begin_card (TableBoard *board,
            int         slot)
{
  const ColoniaCard *card = &colonia_board_get_state (board)->display[slot];
  const gboolean is_safeguarded = card->present && card->safeguard != COLONIA_NOBODY;
  const char *told = table_board_take (board, colonia_term_card (card, is_safeguarded
                                                                 ? table_board_get_name (board, card->safeguard) : NULL));

  table_board_begin_thing (board, table_board_print (board, "slot-%d", slot + 1), told, NULL)->look = find_look (board, card, slot);
  if (!card->present)
    return told;

  table_board_add_sign (board, card->shrine ? "shrine" : "relic", colonia_city_ids[card->city], card->shrine ? 1 : card->points);
  table_board_begin_line (board);
  table_board_add_sign (board, "money", colonia_city_ids[card->city], card->cost);
  if (is_safeguarded)
    table_board_add_space (board, "member", NULL, card->safeguard, 1);

  return told;
}

/* What lies on display, and is only to be seen. */
void
colonia_board_add_display (TableBoard *board)
{
  table_board_begin_group (board, "display", NULL, TABLE_FLOW, 0);
  for (int slot = 0; slot < colonia_board_get_state (board)->n_display; slot++)
    begin_card (board, slot);
}

/* A card is bought at once, unless it is to be said first what becomes of it. Of a shrine only its buyer knows that, so that
 * there are both. Returns what the card itself is touched for. */
static TableDeed *
add_purchase (TableBoard *board,
              int         slot)
{
  const ColoniaState *state = colonia_board_get_state (board);
  const ColoniaCard *card = &state->display[slot];
  const ColoniaEvent event = make_buy (board, slot);
  const char *value = table_board_print (board, "%d", slot + 1);
  TableDeed *deed;

  if (card->present && colonia_board_count_answers (state, slot) > 0)
    {
      deed = table_board_add_choice (board, "buy", NULL, "slot", value);
      table_board_weigh_event (board, &event.table);
      return deed;
    }

  deed = table_board_add (board, "buy", NULL, &event.table);
  if (card->present && card->shrine && !sees_relics (board))
    {
      table_board_add_choice (board, "store", _("With a Relic…"), "slot", value);
      table_board_weigh_event (board, &event.table);
    }

  return deed;
}

/* While it is asked about a card another one can be touched, but has no key. */
static void
add_slot (TableBoard *board,
          int         slot)
{
  const char *told = begin_card (board, slot);
  TableDeed *deed;

  if (colonia_board_get_state (board)->step == COLONIA_STEP_SAFEGUARDING)
    {
      ColoniaEvent event = colonia_board_make_event (board, COLONIA_EVENT_SAFEGUARD);

      event.slot = slot;
      deed = table_board_add (board, "safeguard", NULL, &event.table);
    }
  else
    {
      deed = add_purchase (board, slot);
    }
  deed->told = told;
  if (table_board_get_chosen (board, "slot") == NULL)
    deed->key = colonia_board_find_key (board, slot);
}

/* What a family has of relics: what lies open and, for whom it belongs to, what lies behind the screen. */
static const char *
tell_treasure (TableBoard *board,
               int         seat)
{
  const ColoniaState *state = colonia_board_get_state (board);
  g_autofree char *shrines = colonia_term_shrines (state, seat), *safeguards = colonia_term_safeguards (state, seat);
  const TableReader *reader = table_board_get_reader (board);
  g_autofree char *hidden = reader->seat == seat && !reader->is_overlooked ? colonia_term_hidden (&state->players[seat]) : NULL;
  const char *const lines[] = { shrines, safeguards, hidden };
  g_autoptr (GString) told = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (lines[i] != NULL && *lines[i] != '\0')
      text_add_line (told, lines[i]);

  return table_board_print (board, "%s", told->str);
}

/* What the families have, in the order of play, each in its own language where that is told. */
static void
add_treasures (TableBoard *board)
{
  const ColoniaState *state = colonia_board_get_state (board);

  table_board_begin_group (board, "families", _("Shrines and safeguards"), TABLE_FLOW, 0);
  for (int place = 0; place < state->n_players; place++)
    {
      const int seat = state->order[place];
      g_autoptr (TongueScope) scope = colonia_board_speak_to (board, seat);
      const char *treasure = tell_treasure (board, seat);

      if (treasure != NULL)
        table_board_begin_seat (board, seat, treasure)->is_addressed = TRUE;
    }
}

/* Cards are bought (SUN-1), and then safeguarded (SUN-4), in turn. While it is asked what becomes of one, digits are those
 * of the answers. */
void
colonia_board_add_relics (TableBoard *board)
{
  const ColoniaState *state = colonia_board_get_state (board);
  const int asked = table_board_get_number (board, "slot", 0);

  table_board_add_remark (board, colonia_term_sunday (state), COLONIA_QUESTION_PRICES, TABLE_NOBODY);
  if (asked > 0)
    {
      add_answers (board, asked - 1);
      table_board_add_digits (board);
    }
  table_board_begin_group (board, "display", NULL, TABLE_FLOW, 0);
  for (int slot = 0; slot < state->n_display; slot++)
    add_slot (board, slot);
  add_treasures (board);
}
