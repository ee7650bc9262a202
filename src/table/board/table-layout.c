/* table-layout.c: a board as a game lays it out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "table-board-private.h"

#include "table-complaint.h"
#include "table-remedy.h"

#include <glib/gi18n.h>
#include <string.h>

/* How many digits are keys. */
#define N_DIGITS 10

/* Keeping */

/* Keeps what a board is made of until it is freed. */
gpointer
table_board_own (TableBoard *self,
                 gpointer    item)
{
  g_ptr_array_add (self->owned, item);

  return item;
}

/* Keeps a text until the board is freed. What says nothing is not there. */
const char *
table_board_keep (TableBoard *self,
                  const char *text)
{
  return text != NULL && *text != '\0' ? g_string_chunk_insert (self->texts, text) : NULL;
}

/* Ids stand in paths and choices, whose signs they must not hold. */
static const char *
keep_id (TableBoard *self,
         const char *id)
{
  g_return_val_if_fail (id != NULL && *id != '\0' && strpbrk (id, "/,= ") == NULL, "");

  return table_board_keep (self, id);
}

static const TableEvent *
keep_event (TableBoard       *self,
            const TableEvent *event)
{
  TableEvent *copy = table_event_copy (self->view->game->events, event);

  g_ptr_array_add (self->events, copy);

  return copy;
}

/* Adds a pair at the end of a list of them. */
TableChoice *
table_board_add_pair (TableBoard   *self,
                      TableChoice **choices,
                      const char   *name,
                      const char   *value)
{
  TableChoice *choice = TABLE_BOARD_NEW (self, TableChoice);

  choice->name = keep_id (self, name);
  choice->value = table_board_keep (self, value);
  choice->goes_along = *choices != NULL;
  TABLE_APPEND (*choices, choice);

  return choice;
}

/* Finds what was chosen of a name, or `NULL`. */
TableChoice *
table_board_find_choice (const TableBoard *self,
                         const char       *name)
{
  TableChoice *choice = self->choices;

  while (choice != NULL && !g_str_equal (choice->name, name))
    choice = choice->next;

  return choice;
}

/**
 * table_board_get_state:
 * @self: a board that is laid out
 *
 * Gets how the game stands, as far as the reader may see it: after what is entered first, see table_board_go_on().
 *
 * Returns: (transfer none): the state
 */
const TableState *
table_board_get_state (TableBoard *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->state != NULL ? self->state : self->view;
}

/**
 * table_board_get_reader:
 * @self: a board that is laid out
 *
 * Returns: (transfer none): who looks at it, and how
 */
const TableReader *
table_board_get_reader (TableBoard *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &self->reader;
}

/**
 * table_board_get_name:
 * @self: a board that is laid out
 * @seat: a seat
 *
 * Returns: (transfer none): the name of a player
 */
const char *
table_board_get_name (TableBoard *self,
                      int         seat)
{
  g_return_val_if_fail (self != NULL && seat >= 0 && seat < self->view->n_players, "");

  return self->reader.names[seat];
}

/**
 * table_board_print:
 * @self: a board that is laid out
 * @format: a format as of printf()
 * @...: what stands in it
 *
 * Makes a text, as an id or what stands on a deed.
 *
 * Returns: (transfer none): the text, which the board keeps
 */
const char *
table_board_print (TableBoard *self,
                   const char *format,
                   ...)
{
  va_list args;
  char *text;

  g_return_val_if_fail (self != NULL && format != NULL, NULL);

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);

  return table_board_take (self, text);
}

/**
 * table_board_take:
 * @self: a board that is laid out
 * @text: (transfer full) (nullable): a text
 *
 * Takes a text that was made for the board.
 *
 * Returns: (transfer none) (nullable): the text, which the board keeps, or `NULL` if it says nothing
 */
const char *
table_board_take (TableBoard *self,
                  char       *text)
{
  g_autofree char *taken = text;

  g_return_val_if_fail (self != NULL, NULL);

  return table_board_keep (self, taken);
}

/* What was chosen */

/**
 * table_board_get_chosen:
 * @self: a board that is laid out
 * @name: the name of a choice
 *
 * Tells what was chosen. It is something that a deed of the board has offered, and nothing else.
 *
 * Returns: (transfer none) (nullable): what that is, or `NULL` if nothing was
 */
const char *
table_board_get_chosen (TableBoard *self,
                        const char *name)
{
  const TableChoice *choice;

  g_return_val_if_fail (self != NULL && name != NULL, NULL);

  choice = table_board_find_choice (self, name);

  return choice != NULL ? choice->value : NULL;
}

/**
 * table_board_get_number:
 * @self: a board that is laid out
 * @name: the name of a choice that is a number
 * @otherwise: what it is if nothing was chosen
 *
 * Tells which number was chosen. It lies within the bounds that it was offered with last: ask after
 * table_board_add_number(), which may have moved it.
 *
 * Returns: the number
 */
int
table_board_get_number (TableBoard *self,
                        const char *name,
                        int         otherwise)
{
  const char *value = table_board_get_chosen (self, name);

  return value != NULL ? (int) g_ascii_strtoll (value, NULL, 10) : otherwise;
}

/**
 * table_board_get_id:
 * @self: a board that is laid out
 * @name: the name of a choice that is one of several ids
 * @ids: (array zero-terminated=1): all of them
 *
 * Tells which id was chosen.
 *
 * Returns: the number of the id, or `TABLE_NOBODY` if nothing was
 */
int
table_board_get_id (TableBoard        *self,
                    const char        *name,
                    const char *const *ids)
{
  const char *chosen = table_board_get_chosen (self, name);

  return chosen != NULL ? table_find_id (ids, chosen) : TABLE_NOBODY;
}

/* What lies there */

/**
 * table_board_ask:
 * @self: a board that is laid out
 * @question: what is asked, in a sentence
 *
 * Says what is asked, where that is not what the game waits for.
 */
void
table_board_ask (TableBoard *self,
                 const char *question)
{
  g_return_if_fail (self != NULL && question != NULL);

  self->question = table_board_keep (self, question);
}

/**
 * table_board_add_remark:
 * @self: a board that is laid out
 * @text: (nullable): a sentence, or nothing
 * @question: what “why?” asks about it, of the game's questions, or `TABLE_NOBODY`
 * @seat: of whom that is asked, or `TABLE_NOBODY`
 *
 * Adds something to bear in mind.
 */
void
table_board_add_remark (TableBoard *self,
                        const char *text,
                        int         question,
                        int         seat)
{
  TableRemark *remark;

  g_return_if_fail (self != NULL);

  if (text == NULL || *text == '\0')
    return;

  remark = TABLE_BOARD_NEW (self, TableRemark);
  remark->text = table_board_keep (self, text);
  remark->question = question;
  remark->seat = seat;
  TABLE_APPEND (self->remarks, remark);
}

/**
 * table_board_begin_group:
 * @self: a board that is laid out
 * @id: its id, which no other group has
 * @title: (nullable): what it is called
 * @arrangement: how its things lie
 * @n: how many columns there are, or places on the ring; of a flow, how many things lie side by side at most; 0 for none of
 *   these
 *
 * Begins a group of things.
 */
void
table_board_begin_group (TableBoard      *self,
                         const char      *id,
                         const char      *title,
                         TableArrangement arrangement,
                         int              n)
{
  TableGroup *group;

  g_return_if_fail (self != NULL && id != NULL);

  group = TABLE_BOARD_NEW (self, TableGroup);
  group->id = keep_id (self, id);
  group->title = table_board_keep (self, title);
  group->arrangement = arrangement;
  group->n = n;
  TABLE_APPEND (self->groups, group);
  self->group = group;
  self->thing = NULL;
  self->deed = NULL;
}

/**
 * table_board_begin_thing:
 * @self: a board that is laid out
 * @id: its id, which no other thing of the group has
 * @title: (nullable): what it is called
 * @text: (nullable): what is to be known of it, in lines
 *
 * Begins a thing of the last group, which is nobody's and plain.
 *
 * Returns: (transfer none): the thing, for more to be said of it
 */
TableThing *
table_board_begin_thing (TableBoard *self,
                         const char *id,
                         const char *title,
                         const char *text)
{
  TableThing *thing;

  g_return_val_if_fail (self != NULL && self->group != NULL, NULL);

  thing = TABLE_BOARD_NEW (self, TableThing);
  thing->id = keep_id (self, id);
  thing->title = table_board_keep (self, title);
  thing->text = table_board_keep (self, text);
  thing->owner = thing->seat = thing->bar = thing->question = TABLE_NOBODY;
  if (self->thing != NULL)
    self->thing->next = thing;
  else
    self->group->things = thing;
  self->thing = thing;
  self->space = NULL;
  self->deed = NULL;
  self->begins_line = FALSE;

  return thing;
}

/**
 * table_board_begin_seat:
 * @self: a board that is laid out
 * @seat: a seat
 * @text: (nullable): what is to be known of the player, in lines
 *
 * Begins a thing that shows a player, under the player's name. Its id is `seat-` and the seat, counted from 1.
 *
 * Returns: (transfer none): the thing, for more to be said of it
 */
TableThing *
table_board_begin_seat (TableBoard *self,
                        int         seat,
                        const char *text)
{
  TableThing *thing = table_board_begin_thing (self, table_board_print (self, "seat-%d", seat + 1),
                                               table_board_get_name (self, seat), text);

  thing->seat = seat;

  return thing;
}

/**
 * table_board_begin_line:
 * @self: a board that is laid out
 *
 * Lets the next sign of the thing begin a line.
 */
void
table_board_begin_line (TableBoard *self)
{
  g_return_if_fail (self != NULL);

  self->begins_line = TRUE;
}

/**
 * table_board_add_sign:
 * @self: a board that is laid out
 * @kind: what kind of thing it shows
 * @id: which of these
 * @count: how many
 *
 * Draws a sign on the last thing or, once that has spaces, on the last of these.
 */
void
table_board_add_sign (TableBoard *self,
                      const char *kind,
                      const char *id,
                      int         count)
{
  TableSign *sign;

  g_return_if_fail (self != NULL && self->thing != NULL);

  sign = TABLE_BOARD_NEW (self, TableSign);
  sign->kind = keep_id (self, kind);
  sign->id = keep_id (self, id);
  sign->count = count;
  sign->begins_line = self->begins_line;
  self->begins_line = FALSE;
  if (self->space != NULL)
    TABLE_APPEND (self->space->signs, sign);
  else
    TABLE_APPEND (self->thing->signs, sign);
}

/**
 * table_board_add_space:
 * @self: a board that is laid out
 * @id: its id, which no other space of the thing has
 * @text: (nullable): what stands there
 * @seat: who stands there, or `TABLE_NOBODY`
 * @count: how many of them, or what else lies there
 *
 * Adds a space to the last thing.
 */
void
table_board_add_space (TableBoard *self,
                       const char *id,
                       const char *text,
                       int         seat,
                       int         count)
{
  TableSpace *space;

  g_return_if_fail (self != NULL && self->thing != NULL);

  space = TABLE_BOARD_NEW (self, TableSpace);
  space->id = keep_id (self, id);
  space->text = table_board_keep (self, text);
  space->seat = seat;
  space->count = count;
  TABLE_APPEND (self->thing->spaces, space);
  self->space = space;
}

/* Deeds */

/* What is about a secret is only for who keeps it, while nobody else looks on. */
static gboolean
is_secret (TableBoard          *self,
           const TableObstacle *obstacle)
{
  return (self->view->game->obstacle_facts[obstacle->kind] & TABLE_IS_PRIVATE) != 0
         && (self->reader.is_overlooked || self->reader.seat == TABLE_NOBODY || obstacle->player != self->reader.seat);
}

static TableReason
tell_reason (TableBoard          *self,
             const TableObstacle *obstacle)
{
  const TableGame *game = self->view->game;

  return (TableReason) {
    .text = table_board_take (self, table_obstacle_tell (game, self->reader.names, obstacle)),
    .rule = obstacle->rule != 0 ? table_game_get_rule (game, obstacle->rule) : NULL,
    .obstacle = *obstacle,
  };
}

static void
hinder (TableBoard          *self,
        TableDeed           *deed,
        const TableObstacle *obstacle)
{
  if (obstacle->kind == TABLE_OBSTACLE_NONE || deed->obstacle.text != NULL)
    return;

  if (is_secret (self, obstacle))
    deed->is_unsure = TRUE;
  else
    deed->obstacle = tell_reason (self, obstacle);
}

/* The first thing that speaks against an event and that the reader may know; what only a secret forbids may happen, and be
 * as doubtful. */
static void
doubt (TableBoard       *self,
       TableDeed        *deed,
       const TableState *state,
       const TableEvent *event)
{
  g_autoptr (GArray) doubts = NULL;

  if (deed->obstacle.text != NULL || state->game->doubt == NULL)
    return;

  doubts = g_array_new (FALSE, FALSE, sizeof (TableObstacle));
  state->game->doubt (state, event, doubts);
  for (guint i = 0; deed->doubt.text == NULL && i < doubts->len; i++)
    if (!is_secret (self, &g_array_index (doubts, TableObstacle, i)))
      deed->doubt = tell_reason (self, &g_array_index (doubts, TableObstacle, i));
}

/* Adds an event to a deed, and asks the rules what stands against it, or speaks against it. */
static void
enter (TableBoard       *self,
       TableDeed        *deed,
       const TableState *state,
       const TableEvent *event)
{
  const TableObstacle obstacle = table_state_examine (state, event);

  deed->events[deed->n_events++] = event;
  hinder (self, deed, &obstacle);
  doubt (self, deed, state, event);
}

static TableDeed *
new_deed (TableBoard   *self,
          TableDeedKind kind,
          const char   *id,
          const char   *label)
{
  TableDeed *deed = TABLE_BOARD_NEW (self, TableDeed);

  deed->kind = kind;
  deed->id = keep_id (self, id);
  deed->label = table_board_keep (self, label);
  deed->seat = TABLE_NOBODY;
  deed->is_rolled = self->is_rolled;

  return deed;
}

static TableDeed *
add_deed (TableBoard   *self,
          TableDeedKind kind,
          const char   *id,
          const char   *label)
{
  TableDeed *deed = new_deed (self, kind, id, label);

  if (self->deed != NULL)
    self->deed->next = deed;
  else
    self->thing->deeds = deed;
  self->deed = deed;

  return deed;
}

/**
 * table_board_go_on:
 * @self: a board that is laid out
 * @first: (nullable): an event of the game, or `NULL` for none
 *
 * Lets all events from now on follow one that is entered with them, by the same deed. What only a secret may forbid is
 * taken to happen; what cannot happen stands in the way of all that follows. Where the past is corrected nothing is
 * entered with anything else.
 */
void
table_board_go_on (TableBoard       *self,
                   const TableEvent *first)
{
  TableObstacle obstacle;

  g_return_if_fail (self != NULL);

  self->first = NULL;
  g_clear_pointer (&self->state, table_state_free);
  if (first == NULL || self->reader.is_correcting)
    return;

  self->first = keep_event (self, first);
  self->state = table_state_dup (self->view);
  obstacle = table_state_examine (self->state, first);
  if (obstacle.kind == TABLE_OBSTACLE_NONE || is_secret (self, &obstacle))
    self->view->game->carry_out (&(TablePlay) { self->state, NULL }, first);
}

/**
 * table_board_set_rolled:
 * @self: a board that is laid out
 * @is_rolled: whether it is so
 *
 * Says of all deeds from now on whether what they enter was rolled here, and not by the table.
 */
void
table_board_set_rolled (TableBoard *self,
                        gboolean    is_rolled)
{
  g_return_if_fail (self != NULL);

  self->is_rolled = is_rolled;
}

/**
 * table_board_add:
 * @self: a board that is laid out
 * @id: its id, which no other deed of the thing has
 * @label: (nullable): what stands on it, or nothing where the thing itself is touched
 * @event: an event of the game, well-formed for the number of players
 *
 * Adds a deed to the last thing that enters an event. The rules are asked whether it can, and what speaks against it: an
 * obstacle that is about a secret of somebody else makes it unsure, so that it is tried.
 *
 * Returns: (transfer none): the deed, for more to be said of it
 */
TableDeed *
table_board_add (TableBoard       *self,
                 const char       *id,
                 const char       *label,
                 const TableEvent *event)
{
  TableDeed *deed;

  g_return_val_if_fail (self != NULL && self->thing != NULL && event != NULL, NULL);

  deed = add_deed (self, TABLE_ENTERS, id, label);
  if (self->first != NULL)
    enter (self, deed, self->view, self->first);
  enter (self, deed, table_board_get_state (self), keep_event (self, event));

  return deed;
}

/**
 * table_board_add_choice:
 * @self: a board that is laid out
 * @id: its id, which no other deed of the thing has
 * @label: (nullable): what stands on it, or nothing where the thing itself is touched
 * @name: what is chosen
 * @value: what it is then, as a record has it
 *
 * Adds a deed to the last thing that chooses something, after which the board is laid out anew. What it chooses must not be
 * part of what another deed of the board chooses: whichever comes first would be taken.
 *
 * Returns: (transfer none): the deed, for more to be said of it
 */
TableDeed *
table_board_add_choice (TableBoard *self,
                        const char *id,
                        const char *label,
                        const char *name,
                        const char *value)
{
  TableDeed *deed;

  g_return_val_if_fail (self != NULL && self->thing != NULL && name != NULL && value != NULL, NULL);

  deed = add_deed (self, TABLE_CHOOSES, id, label);
  table_board_add_pair (self, &deed->choices, name, value);

  return deed;
}

/**
 * table_board_and_choose:
 * @self: a board that is laid out
 * @name: what is chosen besides
 * @value: what it is then, as a record has it
 *
 * Lets the last deed, which chooses something, choose something else with it, in one step.
 */
void
table_board_and_choose (TableBoard *self,
                        const char *name,
                        const char *value)
{
  g_return_if_fail (self != NULL && self->deed != NULL && self->deed->kind == TABLE_CHOOSES);
  g_return_if_fail (name != NULL && value != NULL);

  table_board_add_pair (self, &self->deed->choices, name, value);
}

/**
 * table_board_weigh:
 * @self: a board that is laid out
 * @obstacle: what stands against all that can come of it, or one of kind `TABLE_OBSTACLE_NONE`
 *
 * Says what stands against the last deed, which chooses something. Where that is nothing but what the books say that somebody
 * has, it is only doubted: what is entered in the end may be entered anyway.
 */
void
table_board_weigh (TableBoard         *self,
                   const TableObstacle obstacle)
{
  TableDeed *deed;

  g_return_if_fail (self != NULL && self->deed != NULL && self->deed->kind == TABLE_CHOOSES);

  deed = self->deed;
  if (table_obstacle_is_of_books (self->view->game, &obstacle) && !is_secret (self, &obstacle))
    deed->doubt = tell_reason (self, &obstacle);
  else
    hinder (self, deed, &obstacle);
}

/**
 * table_board_weigh_event:
 * @self: a board that is laid out
 * @event: what is entered where nothing else is chosen, which the board keeps
 *
 * Says what stands against the last deed, which chooses something, by that event. Whoever looks on without knowing what the
 * rules know tries it, so that what cannot be is refused before anything secret is asked or shown.
 */
void
table_board_weigh_event (TableBoard       *self,
                         const TableEvent *event)
{
  g_return_if_fail (self != NULL && self->deed != NULL && event != NULL);

  self->deed->tried = keep_event (self, event);
  table_board_weigh (self, table_state_examine (table_board_get_state (self), event));
}

/**
 * table_board_add_number:
 * @self: a board that is laid out
 * @id: its id, which no other deed of the thing has, and the name of the number, which no other choice has
 * @label: (nullable): what stands beside it
 * @min: the least that it can be, and what it is at first
 * @max: the greatest
 *
 * Adds a deed to the last thing that chooses a number. If what was chosen before lies outside, it is the nearest within.
 *
 * Returns: (transfer none): the deed, whose value is what was chosen
 */
TableDeed *
table_board_add_number (TableBoard *self,
                        const char *id,
                        const char *label,
                        int         min,
                        int         max)
{
  TableChoice *chosen;
  TableDeed *deed;

  g_return_val_if_fail (self != NULL && self->thing != NULL && min <= max, NULL);

  deed = add_deed (self, TABLE_COUNTS, id, label);
  table_board_add_pair (self, &deed->choices, id, NULL);
  deed->min = min;
  deed->max = max;
  deed->value = CLAMP (table_board_get_number (self, id, min), min, max);
  chosen = table_board_find_choice (self, id);
  if (chosen != NULL)
    chosen->value = table_board_print (self, "%d", deed->value);

  return deed;
}

/**
 * table_board_leave_untold:
 * @self: a board that is laid out, of which the last deed chooses a number
 *
 * Lets that number be untold until somebody chooses it: what nobody has said is not nothing.
 *
 * Returns: whether it is untold
 */
gboolean
table_board_leave_untold (TableBoard *self)
{
  g_return_val_if_fail (self != NULL && self->deed != NULL && self->deed->kind == TABLE_COUNTS, FALSE);

  self->deed->is_untold = table_board_find_choice (self, self->deed->id) == NULL;

  return self->deed->is_untold;
}

/**
 * table_board_add_roll:
 * @self: a board that is laid out
 * @id: its id, which no other deed of the thing has
 * @label: (nullable): what stands on it, or nothing where the thing itself is touched
 * @sides: how many sides the dice have
 * @names: (array zero-terminated=1): what is chosen by each of them
 *
 * Adds a deed to the last thing that rolls dice, where whoever looks does that. What they show is chosen in one step.
 *
 * Returns: (transfer none): the deed, for more to be said of it
 */
TableDeed *
table_board_add_roll (TableBoard        *self,
                      const char        *id,
                      const char        *label,
                      int                sides,
                      const char *const *names)
{
  TableDeed *deed;

  g_return_val_if_fail (self != NULL && self->thing != NULL && names != NULL, NULL);

  deed = add_deed (self, TABLE_ROLLS, id, label);
  deed->max = sides;
  for (; *names != NULL; names++)
    table_board_add_pair (self, &deed->choices, *names, NULL);

  return deed;
}

/**
 * table_board_add_form:
 * @self: a board that is laid out
 * @id: its id, which no other deed of the thing has
 * @label: (nullable): what stands on it, or nothing where the thing itself is touched
 * @event: (nullable): what the form begins with, an event of its type; `NULL` for any event that can come
 *
 * Adds a deed to the last thing that opens the form of an event, made of its fields.
 *
 * Returns: (transfer none): the deed, for more to be said of it
 */
TableDeed *
table_board_add_form (TableBoard       *self,
                      const char       *id,
                      const char       *label,
                      const TableEvent *event)
{
  TableDeed *deed;

  g_return_val_if_fail (self != NULL && self->thing != NULL, NULL);

  deed = add_deed (self, TABLE_FILLS_IN, id, label);
  if (event != NULL)
    deed->events[deed->n_events++] = keep_event (self, event);

  return deed;
}

/**
 * table_board_draw:
 * @self: a board that is laid out
 * @sign: the id of a picture
 *
 * Draws a picture on the last deed, in place of any before.
 */
void
table_board_draw (TableBoard *self,
                  const char *sign)
{
  const char **signs;

  g_return_if_fail (self != NULL && self->deed != NULL && sign != NULL);

  signs = table_board_own (self, g_new0 (const char *, 2));
  signs[0] = keep_id (self, sign);
  self->deed->signs = signs;
}

static gboolean
has_digit (const TableDeedAt *at)
{
  return at->deed->kind != TABLE_COUNTS && !g_str_equal (at->group->id, TABLE_WAY_ON);
}

/**
 * table_board_add_digits:
 * @self: a board that is laid out
 *
 * Gives the digits, from 1 to 9 and then 0, as keys to what was laid out first. What stands on a ring is found by where it
 * stands, and comes last. Numbers are typed themselves, and the way on has Enter: a digit never ends what is at hand.
 */
void
table_board_add_digits (TableBoard *self)
{
  int n = 0;

  g_return_if_fail (self != NULL);

  for (int on_ring = FALSE; on_ring <= TRUE; on_ring++)
    for (TableDeedAt at = { NULL }; n < N_DIGITS && table_board_next_deed (self, &at);)
      if ((at.group->arrangement == TABLE_RING) == on_ring && has_digit (&at))
        ((TableDeed *) at.deed)->key = table_board_print (self, "%d", ++n % N_DIGITS);
}

/* Picks */

/**
 * table_board_ask_picks:
 * @self: a board that is laid out
 * @seat: a seat
 * @due: how many picks are due, from 0, as of an empty hand, to `TABLE_MOST_PICKS`
 *
 * Asks a seat for picks.
 */
void
table_board_ask_picks (TableBoard *self,
                       int         seat,
                       int         due)
{
  g_return_if_fail (self != NULL && seat >= 0 && seat < self->view->n_players);
  g_return_if_fail (due >= 0 && due <= TABLE_MOST_PICKS);

  self->picks[seat].is_asked = TRUE;
  self->picks[seat].due = self->picks[seat].most = due;
}

/**
 * table_board_let_pick_more:
 * @self: a board that is laid out
 * @seat: a seat that was asked for picks
 * @most: how many picks there are by the rules, up to `TABLE_MOST_PICKS`
 *
 * Lets a seat pick as many where the books are known to have too few for it.
 */
void
table_board_let_pick_more (TableBoard *self,
                           int         seat,
                           int         most)
{
  g_return_if_fail (self != NULL && seat >= 0 && seat < self->view->n_players && self->picks[seat].is_asked);
  g_return_if_fail (most <= TABLE_MOST_PICKS);

  if ((self->reader.anyway & 1u << seat) != 0)
    self->picks[seat].most = MAX (most, self->picks[seat].due);
}

/**
 * table_board_add_pick:
 * @self: a board that is laid out
 * @id: what is picked, as a record has it, which is the id of the deed, too
 * @label: (nullable): what stands on it, or nothing where the thing itself is touched
 * @seat: for whom, which was asked before by table_board_ask_picks()
 * @obstacle: what stands in the way of any event with it, or one of kind `TABLE_OBSTACLE_NONE`
 *
 * Adds a deed to the last thing that picks something for a seat of which picks are due. Whether it is there, and what stands in
 * its way, may depend on what that seat has picked, but not on what others do.
 *
 * Returns: (transfer none): the deed, for more to be said of it
 */
TableDeed *
table_board_add_pick (TableBoard          *self,
                      const char          *id,
                      const char          *label,
                      int                  seat,
                      const TableObstacle  obstacle)
{
  TableDeed *deed;

  g_return_val_if_fail (self != NULL && self->thing != NULL, NULL);
  g_return_val_if_fail (seat >= 0 && seat < self->view->n_players && self->picks[seat].is_asked, NULL);

  deed = add_deed (self, TABLE_PICKS, id, label);
  deed->seat = seat;
  if ((self->reader.anyway & 1u << seat) == 0 || !table_obstacle_is_of_books (self->view->game, &obstacle))
    hinder (self, deed, &obstacle);

  return deed;
}

/**
 * table_board_see_picks:
 * @self: a board that is laid out
 * @seat: a seat
 *
 * Gets what a seat has picked, for the event of all picks: a board shows it to nobody else, see table_board_get_picks().
 *
 * Returns: (transfer none): the picks
 */
const TablePicks *
table_board_see_picks (TableBoard *self,
                       int         seat)
{
  g_return_val_if_fail (self != NULL && seat >= 0 && seat < self->view->n_players, NULL);

  return &self->picks[seat];
}

/**
 * table_board_are_all_picked:
 * @self: a board that is laid out
 *
 * Tells whether everybody has picked what is due, or what there may be besides.
 *
 * Returns: whether they have
 */
gboolean
table_board_are_all_picked (TableBoard *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (int seat = 0; seat < self->view->n_players; seat++)
    if (self->picks[seat].is_asked
        && (self->picks[seat].n < self->picks[seat].due || self->picks[seat].n > self->picks[seat].most))
      return FALSE;

  return TRUE;
}

/**
 * table_board_find_picker:
 * @self: a board that is laid out, on which all picks were asked for
 *
 * Finds who is asked next for a pick: who looks, if that is one seat, and else the first in the order of the game.
 *
 * Returns: the seat, from 0, or `TABLE_NOBODY` if nothing is due there any more
 */
int
table_board_find_picker (TableBoard *self)
{
  int seats[TABLE_MAX_PLAYERS];

  g_return_val_if_fail (self != NULL, TABLE_NOBODY);

  table_game_list_places (self->view, seats);
  for (int place = 0; place < self->view->n_players; place++)
    if ((self->reader.seat == TABLE_NOBODY || self->reader.seat == seats[place]) && table_board_may_pick (self, seats[place]))
      return seats[place];

  return TABLE_NOBODY;
}

/**
 * table_board_has_keys:
 * @self: a board that is laid out, on which all picks were asked for
 * @seat: a seat
 *
 * Tells whether keys pick for a seat: they are for whoever looks or, at one table, for the next who has to pick.
 *
 * Returns: whether they do
 */
gboolean
table_board_has_keys (TableBoard *self,
                      int         seat)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return seat == (self->reader.seat != TABLE_NOBODY ? self->reader.seat : table_board_find_picker (self));
}

/**
 * table_board_conclude:
 * @self: a board that is laid out
 * @conclusion: what is done with all picks, to stand on a button
 *
 * Lets everybody look at what all have picked, and at what comes of it, before that is entered.
 */
void
table_board_conclude (TableBoard *self,
                      const char *conclusion)
{
  g_return_if_fail (self != NULL && conclusion != NULL);

  self->conclusion = table_board_keep (self, conclusion);
}

/**
 * table_board_complete:
 * @self: a board that is laid out
 * @event: an event of the game, well-formed for the number of players
 *
 * Says which event all picks make, where everybody has picked what is due. The rules are asked as of any deed.
 */
void
table_board_complete (TableBoard       *self,
                      const TableEvent *event)
{
  g_return_if_fail (self != NULL && event != NULL);

  self->complete = new_deed (self, TABLE_ENTERS, "complete", self->conclusion);
  enter (self, self->complete, table_board_get_state (self), keep_event (self, event));
}

/**
 * table_board_and_complete:
 * @self: a board that is laid out, of which table_board_complete() has said what all comes to
 * @event: an event of the game, well-formed for the number of players
 *
 * Lets that enter something else after it. What stands in the way of one event stands in the way of all.
 */
void
table_board_and_complete (TableBoard       *self,
                          const TableEvent *event)
{
  g_autoptr (TableState) state = NULL;

  g_return_if_fail (self != NULL && event != NULL);
  g_return_if_fail (self->complete != NULL && self->complete->n_events < TABLE_MOST_EVENTS);

  state = table_state_dup (table_board_get_state (self));
  for (guint i = 0; i < self->complete->n_events; i++)
    table_state_apply (state, self->complete->events[i], NULL);
  enter (self, self->complete, state, keep_event (self, event));
}

/**
 * table_board_begin_aside:
 * @self: a board
 * @correction: (nullable): the event by which what somebody has is put right, begun for a player; or `NULL` where nothing is
 *
 * Begins what can be entered at any step, unless the past is corrected: a correction, then what the game has besides, and in
 * the end, by table_board_add_other(), any other event.
 *
 * Returns: whether there is such a group
 */
gboolean
table_board_begin_aside (TableBoard       *self,
                         const TableEvent *correction)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (table_board_get_reader (self)->is_correcting)
    return FALSE;

  table_board_begin_group (self, TABLE_ASIDE, NULL, TABLE_FLOW, 0);
  if (correction != NULL)
    {
      table_board_begin_thing (self, "correction", _("Correct Holdings…"), NULL);
      table_board_add_form (self, "correct", NULL, correction);
    }

  return TRUE;
}

/**
 * table_board_add_other:
 * @self: a board whose last group is that of what can be entered at any step
 *
 * Adds the form of any event, which comes after those that have a name.
 */
void
table_board_add_other (TableBoard *self)
{
  g_return_if_fail (self != NULL);

  table_board_begin_thing (self, "other", _("Another Event…"), NULL);
  table_board_add_form (self, "any", NULL, NULL);
}

/**
 * table_board_add_aside:
 * @self: a board
 * @correction: (nullable): the event by which what somebody has is put right, begun for a player; or `NULL` where nothing is
 *
 * Adds what can be entered at any step of a game that has nothing but that besides.
 */
void
table_board_add_aside (TableBoard       *self,
                       const TableEvent *correction)
{
  if (table_board_begin_aside (self, correction))
    table_board_add_other (self);
}
