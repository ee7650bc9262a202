/* table-board.c: a board as whoever looks at it has it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What was chosen comes from outside, and may be anything. So it is gone through step by step: the board is laid out as it
 * was before each, and a step is taken only if a deed of that board offers it. A game never sees anything else. What several
 * seats pick is one step, as it is at the table.
 */

#include "table-board-private.h"

#include <string.h>

/* How many bytes of text are taken at once: most boards need no more. */
#define TEXTS_AT_ONCE 8192

/* Begins a board with the choices and picks of another one, if there is one. */
static TableBoard *
begin (const TableState  *view,
       const TableReader *reader,
       const TableBoard  *before)
{
  TableBoard *self = g_new0 (TableBoard, 1);

  self->reader = *reader;
  self->view = view;
  self->texts = g_string_chunk_new (TEXTS_AT_ONCE);
  self->owned = g_ptr_array_new_with_free_func (g_free);
  self->events = g_ptr_array_new ();

  for (const TableChoice *choice = before != NULL ? before->choices : NULL; choice != NULL; choice = choice->next)
    {
      TableChoice *kept = table_board_add_pair (self, &self->choices, choice->name, choice->value);

      kept->goes_along = choice->goes_along;
      kept->is_rolled = choice->is_rolled;
    }
  for (int seat = 0; before != NULL && seat < view->n_players; seat++)
    for (int i = 0; i < before->picks[seat].n; i++)
      self->picks[seat].picked[self->picks[seat].n++] = table_board_keep (self, before->picks[seat].picked[i]);

  return self;
}

static TableBoard *
lay_out (const TableState  *view,
         const TableReader *reader,
         const TableBoard  *before)
{
  TableBoard *self = begin (view, reader, before);

  view->game->lay_out (self);
  table_board_go_on (self, NULL);
  if (self->question == NULL)
    self->question = table_board_take (self, view->game->tell_step (reader->names, view));

  return self;
}

/* Choosing */

static TableChoice *
choose (TableBoard *self,
        const char *name,
        const char *value,
        gboolean    goes_along)
{
  TableChoice *choice = table_board_find_choice (self, name);

  if (choice == NULL)
    choice = table_board_add_pair (self, &self->choices, name, value);
  choice->value = table_board_keep (self, value);
  choice->goes_along = goes_along;
  choice->is_rolled = FALSE;

  return choice;
}

/* What is picked once more is picked no longer. What is more than due takes the place of what was picked first. */
static void
pick (TableBoard *self,
      int         seat,
      const char *id)
{
  TablePicks *picks = &self->picks[seat];
  gboolean is_new;
  int gone = 0;

  while (gone < picks->n && !g_str_equal (picks->picked[gone], id))
    gone++;
  is_new = gone == picks->n;
  if (is_new && picks->n >= picks->most)
    gone = 0;
  if (gone < picks->n)
    {
      memmove (&picks->picked[gone], &picks->picked[gone + 1], (gsize) (picks->n - gone - 1) * sizeof *picks->picked);
      picks->n--;
    }
  if (is_new)
    picks->picked[picks->n++] = table_board_keep (self, id);
}

/**
 * table_thing_get_asked:
 * @self: a thing
 *
 * Tells of whom *why?* asks there, if it has a question.
 *
 * Returns: the seat, from 0, or `TABLE_NOBODY`
 */
int
table_thing_get_asked (const TableThing *self)
{
  g_return_val_if_fail (self != NULL, TABLE_NOBODY);

  return self->seat != TABLE_NOBODY ? self->seat : self->owner;
}

/**
 * table_pick_get_seat:
 * @name: the name of a choice
 *
 * Tells for whom something is picked.
 *
 * Returns: the seat, from 0, or `TABLE_NOBODY` for what is no pick
 */
int
table_pick_get_seat (const char *name)
{
  guint64 number;

  g_return_val_if_fail (name != NULL, TABLE_NOBODY);

  return g_str_has_prefix (name, TABLE_PICK)
         && g_ascii_string_to_unsigned (name + strlen (TABLE_PICK), 10, 1, TABLE_MAX_PLAYERS, &number, NULL)
         ? (int) number - 1 : TABLE_NOBODY;
}

/**
 * table_deed_picks_for_several:
 * @self: a deed
 *
 * Tells whether a deed picks for several seats at once, as if each had done that.
 *
 * Returns: whether it does, so that its choices are picks
 */
gboolean
table_deed_picks_for_several (const TableDeed *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->kind == TABLE_CHOOSES && g_str_has_prefix (self->choices->name, TABLE_PICK);
}

/**
 * table_deed_list_names:
 * @self: a deed that chooses or rolls
 *
 * Lists what it chooses, or the dice that it rolls.
 *
 * Returns: (transfer full) (array zero-terminated=1): the names of its choices
 */
char **
table_deed_list_names (const TableDeed *self)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  g_return_val_if_fail (self != NULL, NULL);

  for (const TableChoice *choice = self->choices; choice != NULL; choice = choice->next)
    g_strv_builder_add (names, choice->name);

  return g_strv_builder_end (names);
}

/* Whether a step of several pairs is what comes next, in whichever order. */
static guint
take_choices (TableBoard      *self,
              const TableDeed *deed,
              const TablePair *pairs,
              guint            n_pairs)
{
  guint n = 0;

  for (const TableChoice *choice = deed->choices; choice != NULL; choice = choice->next)
    n++;
  if (n > n_pairs)
    return 0;

  for (const TableChoice *choice = deed->choices; choice != NULL; choice = choice->next)
    {
      guint i = 0;

      while (i < n && !(g_str_equal (pairs[i].name, choice->name) && g_str_equal (pairs[i].value, choice->value)))
        i++;
      if (i == n)
        return 0;
    }

  for (const TableChoice *choice = deed->choices; choice != NULL; choice = choice->next)
    choose (self, choice->name, choice->value, choice != deed->choices);

  return n;
}

static gboolean
is_number (const TablePair *pair,
           const char      *name,
           int              min,
           int              max)
{
  return g_str_equal (pair->name, name) && g_ascii_string_to_signed (pair->value, 10, min, max, NULL, NULL);
}

/* A number is kept as we write it. */
static TableChoice *
choose_number (TableBoard      *self,
               const TablePair *pair,
               gboolean         goes_along)
{
  return choose (self, pair->name, table_board_print (self, "%d", (int) g_ascii_strtoll (pair->value, NULL, 10)), goes_along);
}

static guint
take_number (TableBoard      *self,
             const TableDeed *deed,
             const TablePair *pair)
{
  if (!is_number (pair, deed->choices->name, deed->min, deed->max))
    return 0;

  choose_number (self, pair, FALSE);

  return 1;
}

/* What all dice show, in their order. */
static guint
take_roll (TableBoard      *self,
           const TableDeed *deed,
           const TablePair *pairs,
           guint            n_pairs)
{
  guint n = 0;

  for (const TableChoice *choice = deed->choices; choice != NULL; choice = choice->next, n++)
    if (n == n_pairs || !is_number (&pairs[n], choice->name, 1, deed->max))
      return 0;
  for (guint i = 0; i < n; i++)
    choose_number (self, &pairs[i], i > 0)->is_rolled = TRUE;

  return n;
}

static guint
take_pick (TableBoard      *self,
           const TableDeed *deed,
           const TablePair *pair)
{
  if (!g_str_equal (pair->name, table_board_print (self, TABLE_PICK "%d", deed->seat + 1)) || !g_str_equal (pair->value, deed->id)
      || self->picks[deed->seat].most == 0)
    return 0;

  pick (self, deed->seat, deed->id);

  return 1;
}

/* Takes of the next pairs as many as a deed offers. */
static guint
take_from (TableBoard      *self,
           const TableDeed *deed,
           const TablePair *pairs,
           guint            n_pairs)
{
  /* Picks are taken one by one, whichever deed chose them. */
  if (deed->obstacle.text != NULL || table_deed_picks_for_several (deed))
    return 0;

  switch (deed->kind)
    {
    case TABLE_CHOOSES:
      return take_choices (self, deed, pairs, n_pairs);

    case TABLE_COUNTS:
      return take_number (self, deed, pairs);

    case TABLE_PICKS:
      return take_pick (self, deed, pairs);

    case TABLE_ROLLS:
      return take_roll (self, deed, pairs, n_pairs);

    case TABLE_ENTERS:
    case TABLE_FILLS_IN:
    default:
      return 0;
    }
}

static guint
take_next (TableBoard      *self,
           const TablePair *pairs,
           guint            n_pairs)
{
  guint n_taken = 0;

  for (TableDeedAt at = { NULL }; n_taken == 0 && table_board_next_deed (self, &at);)
    n_taken = take_from (self, at.deed, pairs, n_pairs);

  return n_taken;
}

/* Which seat a pair picks for: bit n for seat n, or 0 for what is no pick. */
static guint
get_picking (const TablePair *pair)
{
  const int seat = table_pick_get_seat (pair->name);

  return seat != TABLE_NOBODY ? 1u << seat : 0;
}

/* All pick at once, and what one may pick does not depend on what others do: one pick of each is taken from the same board. */
static guint
take (TableBoard      *self,
      const TablePair *pairs,
      guint            n_pairs)
{
  guint n_taken = take_next (self, pairs, n_pairs), picked = n_taken > 0 ? get_picking (pairs) : 0;

  while (picked != 0 && n_taken < n_pairs)
    {
      const guint picking = get_picking (&pairs[n_taken]);

      if (picking == 0 || (picked & picking) != 0 || take_next (self, &pairs[n_taken], 1) == 0)
        break;
      picked |= picking;
      n_taken++;
    }

  return n_taken;
}

/**
 * table_board_new:
 * @view: what the reader may see of a game that lays out boards, see table_state_view(); it must outlive the board
 * @reader: who looks; what it points to must outlive the board
 * @pairs: (array length=n_pairs) (nullable): what was chosen, in that order, wherever that comes from
 * @n_pairs: how many these are
 * @n_taken: (out) (optional): how many of them were taken
 *
 * Lays out a board. A pair is taken only if a deed of the board before it offers it, alone or with those that follow, and
 * nothing stands in the way of that deed. What is offered no longer ends the list: neither it nor what comes after is
 * taken, and whoever sent it may be told; so does the end of what is gone through, `TABLE_MOST_PAIRS`. A name that is
 * chosen once more is chosen anew; what is picked once more is picked no longer, and a pick beyond those that are due
 * takes the place of the first one.
 *
 * Returns: (transfer full): the board after what was taken
 */
TableBoard *
table_board_new (const TableState  *view,
                 const TableReader *reader,
                 const TablePair   *pairs,
                 guint              n_pairs,
                 guint             *n_taken)
{
  TableBoard *self;
  guint n = 0;

  g_return_val_if_fail (view != NULL && view->game->lay_out != NULL, NULL);
  g_return_val_if_fail (reader != NULL && reader->names != NULL, NULL);

  n_pairs = MIN (n_pairs, TABLE_MOST_PAIRS);
  self = lay_out (view, reader, NULL);
  while (n < n_pairs)
    {
      const guint n_more = take (self, &pairs[n], n_pairs - n);
      TableBoard *after;

      if (n_more == 0)
        break;
      n += n_more;
      after = lay_out (view, reader, self);
      table_board_free (self);
      self = after;
    }
  if (n_taken != NULL)
    *n_taken = n;

  return self;
}

/**
 * table_board_free:
 * @self: (transfer full) (nullable): a board
 *
 * Frees a board with all that it tells.
 */
void
table_board_free (TableBoard *self)
{
  if (self == NULL)
    return;

  table_board_go_on (self, NULL);
  table_event_free_all (self->view->game->events, self->events);
  g_ptr_array_unref (self->owned);
  g_string_chunk_free (self->texts);
  g_free (self);
}

/* Looking */

/**
 * table_board_get_view:
 * @self: a board
 *
 * Returns: (transfer none): what the reader may see of the game, of which it was laid out
 */
const TableState *
table_board_get_view (const TableBoard *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->view;
}

/**
 * table_board_get_question:
 * @self: a board
 *
 * Returns: (transfer none): what is asked, in a sentence
 */
const char *
table_board_get_question (const TableBoard *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->question;
}

/**
 * table_board_get_asked:
 * @self: a board
 *
 * Tells who is asked: who alone is, or those of whom picks are due.
 *
 * Returns: bit n for seat n; 0 where all are asked together, or nobody is
 */
guint
table_board_get_asked (const TableBoard *self)
{
  int alone;
  guint asked = 0;

  g_return_val_if_fail (self != NULL, 0);

  alone = table_game_get_addressed (self->view);
  if (alone != TABLE_NOBODY)
    return 1u << alone;

  for (int seat = 0; seat < self->view->n_players; seat++)
    if (self->picks[seat].is_asked && self->picks[seat].most > 0)
      asked |= 1u << seat;

  return asked;
}

static gboolean
may_know_picks (const TableBoard *self,
                int               seat)
{
  return self->reader.seat == TABLE_NOBODY || self->reader.seat == seat;
}

/**
 * table_board_can_go_back:
 * @self: a board
 *
 * Tells whether anything was chosen that the reader can take back: a step, or a pick that the
 * reader knows. The last of these goes first.
 *
 * Returns: whether there is
 */
gboolean
table_board_can_go_back (const TableBoard *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->choices != NULL)
    return TRUE;

  for (int seat = 0; seat < self->view->n_players; seat++)
    if (self->picks[seat].n > 0 && may_know_picks (self, seat))
      return TRUE;

  return FALSE;
}

/**
 * table_board_get_remarks:
 * @self: a board
 *
 * Returns: (transfer none) (nullable): what is to be borne in mind
 */
const TableRemark *
table_board_get_remarks (const TableBoard *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->remarks;
}

/**
 * table_board_get_groups:
 * @self: a board
 *
 * Returns: (transfer none) (nullable): what lies on the table
 */
const TableGroup *
table_board_get_groups (const TableBoard *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->groups;
}

/**
 * table_board_get_choices:
 * @self: a board
 *
 * Returns: (transfer none) (nullable): what was chosen and taken, picks aside
 */
const TableChoice *
table_board_get_choices (const TableBoard *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->choices;
}

/**
 * table_board_get_picks:
 * @self: a board
 * @seat: a seat
 *
 * Tells what a seat has picked: to another seat only how many that are.
 *
 * Returns: the picks, whose ids are the board's
 */
TablePicks
table_board_get_picks (const TableBoard *self,
                       int               seat)
{
  TablePicks picks = { 0 };

  g_return_val_if_fail (self != NULL && seat >= 0 && seat < self->view->n_players, picks);

  picks = self->picks[seat];
  picks.is_secret = !may_know_picks (self, seat);
  if (picks.is_secret)
    memset (picks.picked, 0, sizeof picks.picked);

  return picks;
}

/**
 * table_board_is_all_picked:
 * @self: a board
 *
 * Tells whether all picks can be entered without a further touch: none is due any more, and only the table knows whether fewer
 * than there may be are all of them.
 *
 * Returns: whether it is so
 */
gboolean
table_board_is_all_picked (const TableBoard *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (int seat = 0; seat < self->view->n_players; seat++)
    {
      const TablePicks *picks = &self->picks[seat];

      if (picks->is_asked && (picks->n < picks->due || (picks->most > picks->due && table_board_may_pick (self, seat))))
        return FALSE;
    }

  return table_board_get_complete (self) != NULL;
}

/**
 * table_board_may_pick:
 * @self: a board
 * @seat: a seat
 *
 * Tells whether somebody may pick more.
 *
 * Returns: whether anything is asked of the seat, and not all is picked that there may be
 */
gboolean
table_board_may_pick (const TableBoard *self,
                      int               seat)
{
  g_return_val_if_fail (self != NULL && seat >= 0 && seat < self->view->n_players, FALSE);

  return self->picks[seat].is_asked && self->picks[seat].n < self->picks[seat].most;
}

/**
 * table_board_get_complete:
 * @self: a board
 *
 * Tells what all picks come to, which is entered without a further touch as soon as none is due any more. It says what
 * everybody picked, so that a seat has none where others pick, too.
 *
 * Returns: (transfer none) (nullable): the deed, whose id is `complete`
 */
const TableDeed *
table_board_get_complete (const TableBoard *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  for (int seat = 0; seat < self->view->n_players; seat++)
    if (self->picks[seat].is_asked && !may_know_picks (self, seat))
      return NULL;

  return self->complete;
}

/**
 * table_board_get_conclusion:
 * @self: a board
 *
 * Tells what is done with all picks where everybody looks at them first.
 *
 * Returns: (transfer none) (nullable): what stands on the button for it, or `NULL` where the last pick enters them all
 */
const char *
table_board_get_conclusion (const TableBoard *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->conclusion;
}

/**
 * table_board_find_deed:
 * @self: a board
 * @path: the ids of a group, of a thing in it and of a deed of that, with a `/` between them; it may be anything
 *
 * Finds a deed.
 *
 * Returns: (transfer none) (nullable): the deed, or `NULL` if there is none
 */
const TableDeed *
table_board_find_deed (const TableBoard *self,
                       const char       *path)
{
  g_auto (GStrv) ids = NULL;

  g_return_val_if_fail (self != NULL && path != NULL, NULL);

  ids = g_strsplit (path, "/", -1);
  if (g_strv_length (ids) != 3)
    return NULL;

  for (TableDeedAt at = { NULL }; table_board_next_deed (self, &at);)
    if (g_str_equal (at.group->id, ids[0]) && g_str_equal (at.thing->id, ids[1]) && g_str_equal (at.deed->id, ids[2]))
      return at.deed;

  return NULL;
}

/**
 * table_board_is_seen:
 * @self: a board
 * @group: a group of it
 *
 * Tells whether all look at something who enter nothing, as from afar.
 *
 * Returns: whether it is so
 */
gboolean
table_board_is_seen (const TableBoard *self,
                     const TableGroup *group)
{
  const char *const *seen;

  g_return_val_if_fail (self != NULL && group != NULL, FALSE);

  seen = self->view->game->seen;

  return seen != NULL ? g_strv_contains (seen, group->id)
                      : !g_str_equal (group->id, TABLE_ASIDE) && !g_str_equal (group->id, TABLE_WAY_ON);
}

/**
 * table_board_next_deed:
 * @self: a board
 * @at: (inout): where a deed is, or nowhere to begin with; then where the next one is
 *
 * Goes through all deeds, in the order in which they were laid out.
 *
 * Returns: whether there is another one
 */
gboolean
table_board_next_deed (const TableBoard *self,
                       TableDeedAt      *at)
{
  g_return_val_if_fail (self != NULL && at != NULL, FALSE);

  at->deed = at->deed != NULL ? at->deed->next : NULL;
  while (at->deed == NULL)
    {
      at->thing = at->thing != NULL ? at->thing->next : NULL;
      while (at->thing == NULL)
        {
          at->group = at->group != NULL ? at->group->next : self->groups;
          if (at->group == NULL)
            return FALSE;
          at->thing = at->group->things;
        }
      at->deed = at->thing->deeds;
    }

  return TRUE;
}
