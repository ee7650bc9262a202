/* parlour-board-touch.c: what is done on the page of a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-board-page-private.h"

#include "parlour-die.h"
#include "table-kept.h"
#include "table-remedy.h"

/* How soon after a touch another one of the same thing is still the same, in microseconds. */
#define DOUBLE (G_USEC_PER_SEC / 2)

/* Whether dice lie there, which are rolled here or read off the table. */
gboolean
parlour_board_page_has_dice (ParlourBoardPage *self)
{
  TableDeedAt at = { NULL };

  while (table_board_next_deed (self->board, &at))
    if (parlour_board_roll_is_of (at.thing))
      return TRUE;

  return FALSE;
}

/* Whether it is what the table rolled in place of dice that are rolled here. */
static gboolean
is_read_off (ParlourBoardPage *self,
             const TableDeed  *deed)
{
  int dice[TABLE_MOST_EVENTS] = { 0 };

  if (deed->n_events == 1 && parlour_board_page_has_dice (self))
    parlour_board_page_get_game (self)->read_roll (self->view, deed->events[0], dice);

  return dice[0] > 0;
}

static void
enter (ParlourBoardPage *self,
       const TableDeed  *deed)
{
  const TableRoller roller = deed->is_rolled ? TABLE_ROLLER_APP
                             : is_read_off (self, deed) ? TABLE_ROLLER_TABLE : TABLE_ROLLER_NONE;

  if (self->anyway != 0)
    parlour_page_enter_anyway (PARLOUR_PAGE (self), deed->events, deed->n_events, roller);
  else if (deed->n_events > 1)
    parlour_page_enter_all (PARLOUR_PAGE (self), deed->events, deed->n_events, roller);
  else
    parlour_page_enter (PARLOUR_PAGE (self), deed->events[0], roller);
}

/* Enters what is complete. What was refused then, or left by who was asked about it, can be entered once more as it is. */
static void
try_complete (ParlourBoardPage *self)
{
  G_GNUC_UNUSED g_autoptr (ParlourBoardPage) guard = g_object_ref (self);
  g_autoptr (TableSession) session = g_object_ref (parlour_page_get_session (PARLOUR_PAGE (self)));
  const guint moment = table_session_count_moments (session);

  enter (self, table_board_get_complete (self->board));
  if (self->board == NULL || parlour_page_get_session (PARLOUR_PAGE (self)) != session
      || table_session_is_busy (session) || table_session_count_moments (session) != moment)
    return;

  self->is_tried = TRUE;
  parlour_board_page_show_foot (self);
}

/* What was picked elsewhere nobody here has seen: with that all is entered by the last touch. */
static gboolean
enter_with_others (ParlourBoardPage *self)
{
  g_autoptr (TableBoard) all = parlour_board_page_lay_out_with_others (self);

  if (all == NULL || parlour_page_get_correcting (PARLOUR_PAGE (self)) || !table_board_is_all_picked (all))
    return FALSE;

  enter (self, table_board_get_complete (all));

  return TRUE;
}

/* Whether all that is asked for is chosen, where nobody picks anything, so that it is entered with the last touch. */
static gboolean
is_all_chosen (ParlourBoardPage *self)
{
  return parlour_board_page_find_deed (self, parlour_board_page_is_pick, NULL).deed == NULL
         && parlour_board_page_enters_by_itself (self);
}

/* All that a deed chooses is one step. What is chosen once more is put back, and something else takes its place; but what is
 * touched twice in a moment is touched once. */
static void
choose (ParlourBoardPage *self,
        const char       *path, /* or NULL at the foot */
        const TableDeed  *deed)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) step = NULL;
  GStrv last = self->steps->len > 0 ? self->steps->pdata[self->steps->len - 1] : NULL;
  gboolean is_again;

  for (const TableChoice *choice = deed->choices; choice != NULL; choice = choice->next)
    g_strv_builder_add_many (builder, choice->name, choice->value, NULL);
  step = g_strv_builder_end (builder);
  is_again = last != NULL && g_strv_equal ((const char *const *) last, (const char *const *) step);
  if ((is_again || (path != NULL && g_strcmp0 (self->picked, path) == 0)) && g_get_monotonic_time () - self->picked_at <= DOUBLE)
    return;

  self->is_brought_back = FALSE;
  if (last != NULL && g_strcmp0 (last[0], step[0]) == 0)
    g_ptr_array_remove_index (self->steps, self->steps->len - 1);
  if (!is_again)
    g_ptr_array_add (self->steps, g_steal_pointer (&step));
  g_free (self->picked);
  self->picked = g_strdup (path);
  self->picked_at = g_get_monotonic_time ();
  parlour_board_page_show (self);
  if (is_all_chosen (self))
    try_complete (self);
  else
    parlour_board_page_take_focus (self);
}

/* What is complete then is entered, while what it is made of stays. */
static void
go_on_or_enter (ParlourBoardPage *self)
{
  self->is_tried = FALSE;
  self->is_picking = TRUE;
  self->is_brought_back = FALSE;
  parlour_board_page_show (self);
  if (parlour_board_page_enters_by_itself (self))
    try_complete (self);
  else if (!enter_with_others (self))
    parlour_board_page_go_on (self);
}

static guint
find_step (ParlourBoardPage *self,
           const char       *name,
           const char       *value)
{
  guint i = 0;

  while (i < self->steps->len && !(g_str_equal (((GStrv) self->steps->pdata[i])[0], name)
                                   && (value == NULL || g_str_equal (((GStrv) self->steps->pdata[i])[1], value))))
    i++;

  return i;
}

/* What all or the rest say is taken back one by one. What somebody has picked elsewhere stays. */
static void
pick_for_several (ParlourBoardPage *self,
                  const TableDeed  *deed)
{
  TablePicked *picked = table_session_get_picked (parlour_page_get_session (PARLOUR_PAGE (self)));

  for (const TableChoice *choice = deed->choices; choice != NULL; choice = choice->next)
    {
      const guint before = find_step (self, choice->name, NULL);

      if (table_picked_get_picker (picked, table_pick_get_seat (choice->name)) > 0)
        continue;
      if (before < self->steps->len)
        g_ptr_array_remove_index (self->steps, before);
      g_ptr_array_add (self->steps, g_strdupv ((char *[]) { (char *) choice->name, (char *) choice->value, NULL }));
    }
  go_on_or_enter (self);
}

/* What is touched twice in a moment is touched once, and later it is put back. Another pick takes the place of the one that
 * was made first. */
static void
pick (ParlourBoardPage *self,
      const char       *path,
      const TableDeed  *deed)
{
  const TablePicks picks = table_board_get_picks (self->board, deed->seat);
  g_autofree char *name = g_strdup_printf (TABLE_PICK "%d", deed->seat + 1);
  const guint found = find_step (self, name, deed->id);
  const gboolean is_double = g_strcmp0 (self->picked, path) == 0 && g_get_monotonic_time () - self->picked_at <= DOUBLE;

  if (found < self->steps->len && is_double)
    {
      parlour_board_page_show (self);
      return;
    }

  if (found < self->steps->len)
    g_ptr_array_remove_index (self->steps, found);
  else if (picks.n >= picks.most && picks.n > 0)
    g_ptr_array_remove_index (self->steps, find_step (self, name, NULL));
  if (found >= self->steps->len)
    g_ptr_array_add (self->steps, g_strdupv ((char *[]) { name, (char *) deed->id, NULL }));
  g_free (self->picked);
  self->picked = g_strdup (path);
  self->picked_at = g_get_monotonic_time ();
  go_on_or_enter (self);
}

/* What is entered once it has been rolled, which holds what dice show. */
static gboolean
is_of_roll (ParlourBoardPage *self,
            const TableDeed  *deed,
            gconstpointer     data)
{
  return deed->kind == TABLE_ENTERS && deed->is_rolled;
}

/* What is entered once these dice lie still, or NULL. */
static const TableDeed *
look_at_roll (ParlourBoardPage *self,
              const char *const *step)
{
  const TableDeed *deed;

  g_ptr_array_add (self->steps, g_strdupv ((char **) step));
  parlour_board_page_lay_out (self);
  deed = table_board_get_complete (self->board);

  return deed != NULL ? deed : parlour_board_page_find_deed (self, is_of_roll, NULL).deed;
}

/* What was rolled before stands in place of what was found now. But what somebody else rolled before the game came to this
 * point by another way is theirs, and what else was kept here shows nothing of these dice. */
static gboolean
read_kept (ParlourBoardPage *self,
           guint             later,
           char            **step)
{
  TableSession *session = parlour_page_get_session (PARLOUR_PAGE (self));
  const TableEvent *kept = parlour_page_get_correcting (PARLOUR_PAGE (self)) ? NULL : table_kept_get_roll (session, later, TRUE);
  int dice[TABLE_MOST_EVENTS] = { 0 };

  if (kept == NULL || kept->player != self->view->turn)
    return FALSE;

  parlour_board_page_get_game (self)->read_roll (self->view, kept, dice);
  for (int i = 0; step[2 * i] != NULL && dice[i] > 0; i++)
    {
      g_free (step[2 * i + 1]);
      step[2 * i + 1] = g_strdup_printf ("%d", dice[i]);
    }

  return dice[0] > 0;
}

/* Finds what dice show: names and values in turn. Whoever does not like a roll gets no other one by leaving it, or by undoing
 * what was rolled: dice once rolled are rolled. Where each enters an event of its own each has a moment of its own. */
static char **
find_roll (ParlourBoardPage *self,
           const char       *path,
           const TableDeed  *deed)
{
  TableSession *session = parlour_page_get_session (PARLOUR_PAGE (self));
  g_auto (GStrv) names = table_deed_list_names (deed);
  /* What is corrected is no throw of this moment. */
  g_autofree char *place = g_strconcat (parlour_page_get_correcting (PARLOUR_PAGE (self)) ? "corrected " : "", path, NULL);
  g_autofree char *line = table_kept_throw (session, place, (const char *const *) names, deed->max);
  const guint n_steps = self->steps->len;
  char **step = g_strsplit_set (line, "=,", -1);
  const guint n = g_strv_length (step) / 2;
  gboolean is_kept = FALSE;
  guint n_events;

  deed = look_at_roll (self, (const char *const *) step);
  n_events = deed != NULL && deed->n_events == n ? n : 1;
  for (guint i = 0; i < n_events; i++)
    is_kept |= read_kept (self, i, step + (n_events > 1 ? 2 * i : 0));
  if (is_kept)
    {
      g_ptr_array_set_size (self->steps, (int) n_steps);
      deed = look_at_roll (self, (const char *const *) step);
    }
  for (guint i = 0; i < n_events && deed != NULL; i++)
    table_kept_keep_roll (session, i, deed->events[i]);
  g_ptr_array_set_size (self->steps, (int) n_steps);
  parlour_board_page_lay_out (self);

  return step;
}

/* What dice show counts as soon as they lie still, if the game is where it was. */
static void
lie_still (ParlourBoardPage *self)
{
  self->is_brought_back = FALSE;
  g_ptr_array_add (self->steps, g_steal_pointer (&self->thrown));
  parlour_board_page_show (self);
  if (parlour_board_page_enters_by_itself (self))
    try_complete (self);
  else
    parlour_board_page_take_focus (self);
}

void
parlour_board_page_on_rolled (ParlourBoardPage *self)
{
  TableSession *session = parlour_page_get_session (PARLOUR_PAGE (self));
  G_GNUC_UNUSED g_autoptr (ParlourBoardPage) guard = g_object_ref (self);

  if (self->thrown != NULL && session != NULL && table_session_count_moments (session) == self->thrown_at)
    lie_still (self);
}

/* The dice that lie on the things that they are named after, or NULL where they are those of what rolls them. */
static GPtrArray *
find_dice (ParlourBoardPage *self)
{
  g_autoptr (GPtrArray) dice = g_ptr_array_new_with_free_func (g_object_unref);

  for (char **name = self->thrown; *name != NULL; name += 2)
    {
      GtkWidget *signs = parlour_board_view_find_signs (self->groups, *name);
      GtkWidget *die = signs != NULL ? gtk_widget_get_first_child (signs) : NULL;

      while (die != NULL && !PARLOUR_IS_DIE (die))
        die = gtk_widget_get_next_sibling (die);
      if (die == NULL)
        return NULL;
      g_ptr_array_add (dice, g_object_ref (die));
    }

  return g_steal_pointer (&dice);
}

/* Dice that are to be seen roll; pressed again they are not waited for. */
static void
roll (ParlourBoardPage *self,
      const char       *path,
      const TableDeed  *deed)
{
  G_GNUC_UNUSED g_autoptr (ParlourBoardPage) guard = g_object_ref (self);
  ParlourBoardRoll *dice = parlour_board_view_find_roll (self->groups, path);
  const ParlourGameBoard *game = parlour_board_page_get_game (self);
  int values[TABLE_MOST_EVENTS] = { 0 }, n = 0;

  /* Who has deeds that roll says how a roll is read: at the first touch, not at the first one that is kept. */
  g_return_if_fail (game != NULL && game->read_roll != NULL);
  if (self->thrown != NULL)
    {
      parlour_board_roll_skip (dice);
      return;
    }

  self->thrown = find_roll (self, path, deed);
  self->thrown_at = table_session_count_moments (parlour_page_get_session (PARLOUR_PAGE (self)));
  if (dice == NULL)
    {
      lie_still (self);
      return;
    }
  for (char **value = self->thrown; *value != NULL; value += 2)
    values[n++] = (int) g_ascii_strtoll (value[1], NULL, 10);
  parlour_board_roll_throw (dice, values, n, find_dice (self));
}

/* What cannot be picked says so, and that it can be picked anyway where only the books are against it. */
static void
refuse (ParlourBoardPage *self,
        const char       *path,
        const TableDeed  *deed)
{
  const TableObstacle *obstacle = &deed->obstacle.obstacle;
  TableSession *session = parlour_page_get_session (PARLOUR_PAGE (self));
  const gboolean of_books = table_obstacle_is_of_books (table_session_get_game (session), obstacle);
  g_autofree char *sentence = table_session_tell_obstacle (session, obstacle, 0);
  g_autoptr (TongueScope) scope = tongue_speak (table_session_get_obstacle_language (session, obstacle));

  g_free (self->refused);
  self->refused = of_books ? g_strdup (path) : NULL;
  parlour_page_refuse (PARLOUR_PAGE (self), sentence, obstacle->rule, of_books);
  parlour_board_page_show (self);
}

/* What the rules refuse is refused before anything is asked, as the question alone could tell a secret. */
static gboolean
is_tried_in_vain (ParlourBoardPage *self,
                  const TableDeed  *deed)
{
  const TableState *state = parlour_page_get_state (PARLOUR_PAGE (self));

  return deed->tried != NULL && table_state_examine (state, deed->tried).kind != TABLE_OBSTACLE_NONE;
}

/* What was asked about something else is not asked any more. */
static void
try_in_vain (ParlourBoardPage *self,
             const TableDeed  *deed)
{
  const TableEvent *tried = deed->tried;
  const guint found = find_step (self, deed->choices->name, NULL);

  parlour_page_enter (PARLOUR_PAGE (self), tried, TABLE_ROLLER_NONE);
  if (found < self->steps->len)
    {
      g_ptr_array_remove_index (self->steps, found);
      parlour_board_page_show (self);
    }
}

void
parlour_board_page_do_deed (ParlourBoardPage *self,
                            const char       *path,
                            const TableDeed  *deed)
{
  g_clear_pointer (&self->refused, g_free);
  if (deed->obstacle.text != NULL && deed->kind == TABLE_PICKS)
    refuse (self, path, deed);
  else if (deed->kind == TABLE_PICKS)
    pick (self, path, deed);
  else if (deed->kind == TABLE_FILLS_IN)
    parlour_board_page_open_form (self, deed);
  else if (deed->kind == TABLE_CHOOSES && is_tried_in_vain (self, deed))
    try_in_vain (self, deed);
  else if (table_deed_picks_for_several (deed))
    pick_for_several (self, deed);
  else if (deed->kind == TABLE_CHOOSES)
    choose (self, path, deed);
  else if (deed->kind == TABLE_ROLLS)
    roll (self, path, deed);
  else if (deed->kind == TABLE_ENTERS)
    enter (self, deed);
}

/* What was pressed while something else was said is what stands in its place now, if anything does. */
void
parlour_board_page_on_touched (ParlourBoardPage *self,
                               const char       *path)
{
  G_GNUC_UNUSED g_autoptr (ParlourBoardPage) guard = g_object_ref (self);
  const gboolean is_later = parlour_page_settle (PARLOUR_PAGE (self)) && parlour_page_is_new_moment (PARLOUR_PAGE (self));
  const TableDeed *deed = table_board_find_deed (self->board, path);

  if (is_later || deed == NULL)
    parlour_page_refuse_changed (PARLOUR_PAGE (self));
  else
    parlour_board_page_do_deed (self, path, deed);
}

/* Somebody may be typing it: the keys stay there. */
void
parlour_board_page_on_counted (ParlourBoardPage *self,
                               const char       *path,
                               int               number)
{
  const TableDeed *deed = table_board_find_deed (self->board, path);
  guint found;

  if (deed == NULL || deed->kind != TABLE_COUNTS)
    return;

  self->is_brought_back = FALSE;
  found = find_step (self, deed->choices->name, NULL);
  if (found < self->steps->len)
    g_ptr_array_remove_index (self->steps, found);
  if (number >= deed->min)
    {
      g_autofree char *value = g_strdup_printf ("%d", number);

      g_ptr_array_add (self->steps, g_strdupv ((char *[]) { (char *) deed->choices->name, value, NULL }));
    }
  parlour_board_page_show (self);
}

void
parlour_board_page_on_confirmed (ParlourBoardPage *self)
{
  G_GNUC_UNUSED g_autoptr (ParlourBoardPage) guard = g_object_ref (self);
  const TableDeed *foot = parlour_board_page_find_foot (self);

  if (foot != NULL && foot->kind == TABLE_CHOOSES)
    choose (self, NULL, foot);
  else if (foot != NULL)
    enter (self, foot);
}

gboolean
parlour_board_page_choose_anyway (ParlourPage *page)
{
  ParlourBoardPage *self = PARLOUR_BOARD_PAGE (page);
  g_autofree char *path = g_steal_pointer (&self->refused);
  const TableDeed *deed = path != NULL ? table_board_find_deed (self->board, path) : NULL;

  if (deed == NULL)
    return FALSE;

  self->anyway |= 1u << deed->seat;
  parlour_board_page_lay_out (self);
  deed = table_board_find_deed (self->board, path);
  if (deed != NULL)
    pick (self, path, deed);

  return TRUE;
}

/* What had the keys is gone, but where it was picked. */
void
parlour_board_page_take_back (ParlourBoardPage *self)
{
  self->is_brought_back = FALSE;
  g_ptr_array_set_size (self->steps, (int) self->steps->len - 1);
  g_clear_pointer (&self->picked, g_free);
  self->picked_at = 0;
  parlour_board_page_show (self);
  if (parlour_board_page_find_deed (self, parlour_board_page_is_pick, NULL).deed == NULL)
    parlour_board_page_take_focus (self);
}
