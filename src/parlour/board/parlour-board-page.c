/* parlour-board-page.c: a page that shows a board, and enters what is touched there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The game lays a board out anew after each choice; what is shown of it stays where it is, and changes where it differs.
 * What everybody picks at once is entered by the last touch, as cards are turned over together at the table. Where nothing is
 * to be picked, or something is corrected, there is a button for it.
 */

#include "config.h"

#include "parlour-board-page-private.h"

#include "parlour-actions.h"
#include "parlour-board-spaces.h"
#include "parlour-board-thing.h"
#include "parlour-collections.h"
#include "parlour-settings.h"
#include "parlour-template.h"

/* How long things move, and lines come, in milliseconds. */
#define MOVING 360

G_DEFINE_FINAL_TYPE (ParlourBoardPage, parlour_board_page, PARLOUR_TYPE_PAGE)

/* The board */

static void
drop_board (ParlourBoardPage *self)
{
  g_clear_pointer (&self->board, table_board_free);
  g_clear_pointer (&self->rest, table_board_free);
  g_clear_pointer (&self->view, table_state_free);
}

/* Everything that was chosen, in its order. */
static GArray *
list_pairs (ParlourBoardPage *self)
{
  GArray *pairs = g_array_new (FALSE, FALSE, sizeof (TablePair));

  for (guint i = 0; i < self->steps->len; i++)
    for (const char *const *step = self->steps->pdata[i]; *step != NULL; step += 2)
      g_array_append_val (pairs, ((TablePair) { step[0], step[1] }));

  return pairs;
}

/* What is no longer offered, as nothing is when the game has gone on, is not chosen either. */
static void
drop_steps (ParlourBoardPage *self,
            guint             n_taken)
{
  guint n = 0, i = 0;

  while (i < self->steps->len && (n += g_strv_length (self->steps->pdata[i]) / 2) <= n_taken)
    i++;
  g_ptr_array_set_size (self->steps, (int) i);
}

static gboolean
is_same (const TablePrinted *card,
         const TablePrinted *other)
{
  return card->kind == other->kind && table_printed_is_equal (card, other);
}

/* Lists what the table knows of cards, without what was just taken back: it may have been told wrong. */
static GPtrArray *
list_known (ParlourBoardPage *self)
{
  const TableRecord *record = table_session_get_record (parlour_page_get_session (PARLOUR_PAGE (self)));
  const TableGame *game = parlour_page_get_state (PARLOUR_PAGE (self))->game;
  const guint next = table_record_get_cursor (record);
  ParlourCards *cards = parlour_collections_find (game);
  GPtrArray *all = table_printed_list_new ();
  g_autoptr (GPtrArray) undone = cards != NULL && next < table_record_get_n_known (record)
                                   ? table_printed_list_event (game, table_record_get_event (record, next)) : NULL;

  for (int kind = 0; cards != NULL && kind < table_printed_count_kinds (game); kind++)
    {
      g_autoptr (GPtrArray) known = table_collection_list (parlour_cards_get_collection (cards), kind, NULL);

      g_ptr_array_extend_and_steal (all, g_steal_pointer (&known));
    }
  for (guint i = 0; undone != NULL && i < undone->len; i++)
    for (guint at = all->len; at > 0; at--)
      if (is_same (all->pdata[at - 1], undone->pdata[i]))
        g_ptr_array_remove_index (all, at - 1);

  return all;
}

/* All at the table look at the window, but whoever has the turn where the cover is lifted for that, or where the game knows that
 * the others look on. */
static int
find_reader (ParlourBoardPage *self,
             gboolean         *is_overlooked)
{
  const int turn = parlour_page_get_state (PARLOUR_PAGE (self))->turn;
  const ParlourGameBoard *game = parlour_board_page_get_game (self);

  *is_overlooked = turn == TABLE_NOBODY || !parlour_page_is_uncovered (PARLOUR_PAGE (self), turn);

  return *is_overlooked && (game == NULL || !game->is_for_turn) ? TABLE_NOBODY : turn;
}

/* Which languages players are spoken to in, by seat. */
static const char **
list_languages (ParlourBoardPage *self)
{
  TableSession *session = parlour_page_get_session (PARLOUR_PAGE (self));
  const int n_players = parlour_page_get_state (PARLOUR_PAGE (self))->n_players;
  const char **languages = g_new0 (const char *, n_players);

  for (int seat = 0; seat < n_players; seat++)
    languages[seat] = table_session_get_language (session, seat);

  return languages;
}

/* Looks at the game as whoever looks at the window may, and lays the board of that out. */
static TableBoard *
lay_out (ParlourBoardPage *self,
         const GArray     *pairs,
         guint            *n_taken)
{
  const TableState *state = parlour_page_get_state (PARLOUR_PAGE (self));
  gboolean is_overlooked;
  const int seat = find_reader (self, &is_overlooked);
  g_autofree const char **languages = list_languages (self);
  const TableReader reader = {
    .seat = seat,
    .names = table_session_get_names (parlour_page_get_session (PARLOUR_PAGE (self))),
    .is_correcting = parlour_page_get_correcting (PARLOUR_PAGE (self)),
    .covers_hands = g_settings_get_boolean (parlour_settings_get (), "cover-hands"),
    .known = self->known,
    .anyway = self->anyway,
    .is_overlooked = is_overlooked,
    .languages = languages,
  };

  if (self->view == NULL)
    {
      self->view = g_malloc (state->game->state_size);
      table_state_view (self->view, state, seat);
    }

  return table_board_new (self->view, &reader, (const TablePair *) (void *) pairs->data, pairs->len, n_taken);
}

static TablePicked *
get_picked (ParlourBoardPage *self)
{
  return table_session_get_picked (parlour_page_get_session (PARLOUR_PAGE (self)));
}

/* Tells whoever picks elsewhere what is picked here. */
static void
tell_picked (ParlourBoardPage *self)
{
  for (int seat = 0; seat < self->view->n_players; seat++)
    {
      g_autofree char *name = g_strdup_printf (TABLE_PICK "%d", seat + 1);
      g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
      g_auto (GStrv) ids = NULL;

      for (guint i = 0; i < self->steps->len; i++)
        if (g_str_equal (((GStrv) self->steps->pdata[i])[0], name))
          g_strv_builder_add (builder, ((GStrv) self->steps->pdata[i])[1]);
      ids = g_strv_builder_end (builder);
      table_picked_set (get_picked (self), TABLE_PICKED_HERE, seat, (const char *const *) ids);
    }
}

/* Where somebody picks elsewhere, as on a telephone, what was picked here before is no longer picked. What was brought back
 * here as it was undone may be the rest of what is picked there, and then somebody here has to say so. */
static void
on_picked (ParlourBoardPage *self,
           int               seat)
{
  g_autofree char *name = g_strdup_printf (TABLE_PICK "%d", seat + 1);
  const guint before = self->steps->len;

  /* The page may have lost its game, and nobody picks on it then. */
  if (parlour_page_get_session (PARLOUR_PAGE (self)) == NULL
      || table_picked_get_picker (get_picked (self), seat) == TABLE_PICKED_HERE)
    return;

  for (guint i = self->steps->len; i > 0; i--)
    if (g_str_equal (((GStrv) self->steps->pdata[i - 1])[0], name))
      g_ptr_array_remove_index (self->steps, i - 1);
  if (self->steps->len != before || (self->steps->len > 0 && self->is_brought_back))
    parlour_board_page_show (self);
}

/* Nobody has touched what was brought back: it is entered with what was picked elsewhere only at the foot. */
static void
look_at_rest (ParlourBoardPage *self)
{
  if (!self->is_brought_back || self->steps->len == 0)
    return;

  self->rest = parlour_board_page_lay_out_with_others (self);
  if (self->rest != NULL && !table_board_is_all_picked (self->rest))
    g_clear_pointer (&self->rest, table_board_free);
}

void
parlour_board_page_lay_out (ParlourBoardPage *self)
{
  g_autoptr (GArray) pairs = list_pairs (self);
  guint n_taken;

  if (self->known == NULL)
    self->known = list_known (self);
  drop_board (self);
  self->board = lay_out (self, pairs, &n_taken);
  drop_steps (self, n_taken);
  if (self->is_picking)
    tell_picked (self);
  look_at_rest (self);
}

/* The board with what was picked elsewhere besides, which nobody here may look at, or NULL where nothing was. */
TableBoard *
parlour_board_page_lay_out_with_others (ParlourBoardPage *self)
{
  TablePicked *picked = get_picked (self);
  g_autoptr (GArray) pairs = list_pairs (self);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  TableBoard *board;
  guint n_taken;

  for (int seat = 0; seat < self->view->n_players; seat++)
    {
      const GPtrArray *ids = table_picked_get (picked, seat);

      if (table_picked_get_picker (picked, seat) == TABLE_PICKED_HERE || ids->len == 0)
        continue;
      g_ptr_array_add (names, g_strdup_printf (TABLE_PICK "%d", seat + 1));
      for (guint i = 0; i < ids->len; i++)
        g_array_append_val (pairs, ((TablePair) { names->pdata[names->len - 1], ids->pdata[i] }));
    }
  if (names->len == 0)
    return NULL;

  board = lay_out (self, pairs, &n_taken);
  if (n_taken < pairs->len)
    g_clear_pointer (&board, table_board_free);

  return board;
}

/* How its game is to its boards, or NULL if it says nothing about that. */
const ParlourGameBoard *
parlour_board_page_get_game (ParlourBoardPage *self)
{
  return parlour_game_find (table_session_get_game (parlour_page_get_session (PARLOUR_PAGE (self))))->board;
}

TableDeedAt
parlour_board_page_find_deed (ParlourBoardPage *self,
                              ParlourBoardTest  is_it,
                              gconstpointer     data)
{
  TableDeedAt at = { NULL };

  while (table_board_next_deed (self->board, &at))
    if (is_it (self, at.deed, data))
      break;

  return at;
}

char *
parlour_board_page_make_path (const TableDeedAt *found)
{
  return g_strjoin ("/", found->group->id, found->thing->id, found->deed->id, NULL);
}

/* What is touched for a deed, or NULL where none was found, or it is shown elsewhere. */
GtkWidget *
parlour_board_page_find_widget (ParlourBoardPage  *self,
                                const TableDeedAt *found)
{
  g_autofree char *path = found->deed != NULL ? parlour_board_page_make_path (found) : NULL;

  return path != NULL ? parlour_board_view_find_deed (self->groups, path) : NULL;
}

gboolean
parlour_board_page_is_to_be_told (ParlourBoardPage *self,
                                  const TableDeed  *deed,
                                  gconstpointer     data)
{
  return deed->is_untold;
}

gboolean
parlour_board_page_is_number (ParlourBoardPage *self,
                              const TableDeed  *deed,
                              gconstpointer     data)
{
  return deed->kind == TABLE_COUNTS;
}

/* What the page begins with where nothing is due: the first thing that can be done. */
gboolean
parlour_board_page_can_be_done (ParlourBoardPage *self,
                                const TableDeed  *deed,
                                gconstpointer     data)
{
  return deed->obstacle.text == NULL && !deed->goes_on && deed->kind != TABLE_COUNTS;
}

gboolean
parlour_board_page_is_pick (ParlourBoardPage *self,
                            const TableDeed  *deed,
                            gconstpointer     data)
{
  return deed->kind == TABLE_PICKS;
}

gboolean
parlour_board_page_is_due (ParlourBoardPage *self,
                           const TableDeed  *deed,
                           gconstpointer     data)
{
  return deed->kind == TABLE_PICKS && table_board_may_pick (self->board, deed->seat);
}

/* Whether all is entered by the last touch, and nobody looks at it first. */
gboolean
parlour_board_page_enters_by_itself (ParlourBoardPage *self)
{
  return table_board_get_conclusion (self->board) == NULL && !parlour_page_get_correcting (PARLOUR_PAGE (self))
         && table_board_is_all_picked (self->board);
}

/* The page */

static void
move (double            share,
      ParlourBoardPage *self)
{
  parlour_board_view_move (self->groups, share);
}

static void
begin_moving (ParlourBoardPage *self)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || !adw_get_enable_animations (GTK_WIDGET (self)))
    return;

  if (self->moving == NULL)
    self->moving = adw_timed_animation_new (GTK_WIDGET (self), 0., 1., MOVING,
                                            adw_callback_animation_target_new ((AdwAnimationTargetFunc) move, self, NULL));
  adw_animation_play (self->moving);
}

static void
forget (ParlourBoardPage *self)
{
  g_ptr_array_set_size (self->steps, 0);
  self->anyway = 0;
  self->is_tried = FALSE;
  self->is_picking = FALSE;
  self->is_brought_back = FALSE;
  g_clear_pointer (&self->refused, g_free);
  g_clear_pointer (&self->picked, g_free);
  g_clear_pointer (&self->entered, g_free);
  g_clear_pointer (&self->thrown, g_strfreev);
}

static void
let_table_roll (ParlourBoardPage *self)
{
  self->table_rolls = parlour_page_does_table_roll (PARLOUR_PAGE (self));
  parlour_board_view_let_table_roll (self->groups, self->table_rolls);
}

/* Who is usually to roll was told elsewhere. */
static void
on_dice (ParlourBoardPage *self)
{
  if (parlour_page_get_session (PARLOUR_PAGE (self)) == NULL)
    return;

  let_table_roll (self);
  parlour_page_update (PARLOUR_PAGE (self));
}

static void
parlour_board_page_update (ParlourPage *page)
{
  ParlourBoardPage *self = PARLOUR_BOARD_PAGE (page);
  const gboolean begins = parlour_page_is_new_moment (page);

  g_clear_pointer (&self->known, g_ptr_array_unref);
  g_signal_group_set_target (self->picked_elsewhere, get_picked (self));
  if (begins)
    {
      forget (self);
      parlour_board_page_close_form (self);
    }
  if (self->form != NULL)
    parlour_page_update (self->form);
  /* Nothing changes places under somebody's hand. */
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    let_table_roll (self);
  /* What was undone is shown as it was chosen, and not before that as if nobody had chosen anything. */
  self->is_shown = FALSE;
  if (begins)
    parlour_page_fill_in_undone (page, PARLOUR_ANY_EVENT);
  if (!self->is_shown)
    parlour_board_page_show (self);
  if (!begins)
    return;

  begin_moving (self);
  parlour_board_page_take_focus (self);
}

static gboolean
is_picked_against_books (ParlourBoardPage *self,
                         const TableDeed  *deed,
                         gconstpointer     choice)
{
  const char *const *pair = choice;
  g_autofree char *name = NULL;

  if (deed->kind != TABLE_PICKS || deed->obstacle.text == NULL || !g_str_equal (deed->id, pair[1]))
    return FALSE;

  name = g_strdup_printf (TABLE_PICK "%d", deed->seat + 1);

  return g_str_equal (name, pair[0]);
}

static gboolean
enters (ParlourBoardPage *self,
        const TableDeed  *deed,
        gconstpointer     event)
{
  const TableTerms terms = { .tracking = self->view->tracking, .n_players = self->view->n_players, .state = self->view };

  return deed->kind == TABLE_ENTERS && deed->n_events == 1
         && table_event_equal (self->view->game->events, deed->events[0], event, &terms);
}

/* Where it was touched is seen while it is corrected. */
static void
mark (ParlourBoardPage *self,
      const TableEvent *event)
{
  TableDeedAt entered;

  if (!parlour_page_get_correcting (PARLOUR_PAGE (self)))
    return;

  parlour_board_page_lay_out (self);
  entered = parlour_board_page_find_deed (self, enters, event);
  self->entered = entered.deed != NULL ? parlour_board_page_make_path (&entered) : NULL;
}

/* Redoing brings back what was rolled here, and rolling does: nobody may change it. */
static gboolean
is_rolled_here (ParlourBoardPage *self,
                const TableEvent *event)
{
  const ParlourGameBoard *game = parlour_board_page_get_game (self);
  int dice[TABLE_MOST_EVENTS] = { 0 };

  if (parlour_page_get_correcting (PARLOUR_PAGE (self)) || game == NULL || game->read_roll == NULL
      || parlour_page_get_undone_roller (PARLOUR_PAGE (self)) != TABLE_ROLLER_APP)
    return FALSE;

  game->read_roll (parlour_page_get_state (PARLOUR_PAGE (self)), event, dice);

  return dice[0] > 0;
}

/* What was picked anyway when it was entered is so once more. Where a game cannot say what was chosen for an event, that is
 * corrected by its form, and filled in there once more where something of it was written. */
static void
parlour_board_page_fill_in (ParlourPage      *page,
                            const TableEvent *event)
{
  ParlourBoardPage *self = PARLOUR_BOARD_PAGE (page);
  const TableState *state = parlour_page_get_state (page);
  g_auto (GStrv) choices = state->game->list_choices != NULL ? state->game->list_choices (state, event) : NULL;

  if ((state->game->list_choices == NULL && !parlour_page_get_correcting (page)) || is_rolled_here (self, event))
    return;

  forget (self);
  parlour_board_page_lay_out (self);
  if (choices == NULL)
    {
      parlour_board_page_show (self);
      parlour_board_page_correct_by_form (self, event);
      return;
    }

  /* In a turn what was undone may be anything now: keys are those of the whole board. */
  if (parlour_board_page_is_turn (self) && !parlour_page_get_correcting (page))
    return;

  for (char **choice = choices; choice != NULL && *choice != NULL; choice += 2)
    {
      const TableDeed *against = parlour_board_page_find_deed (self, is_picked_against_books, choice).deed;

      self->anyway |= against != NULL ? 1u << against->seat : 0;
      g_ptr_array_add (self->steps, g_strdupv ((char *[]) { choice[0], choice[1], NULL }));
    }
  self->is_brought_back = !parlour_page_get_correcting (page);
  mark (self, event);
  parlour_board_page_show (self);
  /* The last touch of it has been made already: it can be entered as it is. */
  self->is_tried = parlour_board_page_enters_by_itself (self);
  if (self->is_tried)
    parlour_board_page_show_foot (self);
}

static GtkWidget *
parlour_board_page_find_thing (ParlourPage *page,
                               const char  *id)
{
  return parlour_board_view_find_signs (PARLOUR_BOARD_PAGE (page)->groups, id);
}

static void
parlour_board_page_tell_input (ParlourPage *page,
                               GByteArray  *input)
{
  ParlourBoardPage *self = PARLOUR_BOARD_PAGE (page);

  for (guint i = 0; i < self->steps->len; i++)
    for (char **part = self->steps->pdata[i]; *part != NULL; part++)
      parlour_page_append_text (input, *part);
  for (char **part = self->thrown; part != NULL && *part != NULL; part++)
    parlour_page_append_text (input, *part);
  if (self->form != NULL && parlour_page_has_input (self->form))
    parlour_page_append_text (input, "");
}

/* What is known of cards may come after the board was laid out, which may be about to be seen then: it is read, or learned in
 * another window. */
static void
on_known (ParlourBoardPage *self,
          ParlourCards     *cards)
{
  if (parlour_page_get_session (PARLOUR_PAGE (self)) != NULL
      && parlour_page_get_state (PARLOUR_PAGE (self))->game == parlour_cards_get_game (cards))
    parlour_page_update_soon (PARLOUR_PAGE (self));
}

/* What was looked at. */
static void
enter (ParlourPage *page)
{
  parlour_board_page_on_confirmed (PARLOUR_BOARD_PAGE (page));
}

static void
show_later (GtkWidget *widget)
{
  if (parlour_page_get_session (PARLOUR_PAGE (widget)) != NULL)
    parlour_page_update_soon (PARLOUR_PAGE (widget));
}

static void
parlour_board_page_system_setting_changed (GtkWidget        *widget,
                                           GtkSystemSetting  setting)
{
  GTK_WIDGET_CLASS (parlour_board_page_parent_class)->system_setting_changed (widget, setting);
  if (setting == GTK_SYSTEM_SETTING_DPI)
    parlour_widget_after_frame (widget, show_later);
}

static void
on_low (ParlourBoardPage *self)
{
  if (parlour_page_get_session (PARLOUR_PAGE (self)) != NULL)
    parlour_page_update_soon (PARLOUR_PAGE (self));
}

/* In a low or narrow window some things take less room. */
static void
follow_panes (ParlourBoardPage *self)
{
  GtkWidget *panes = gtk_widget_get_ancestor (GTK_WIDGET (self), PARLOUR_TYPE_PANES);

  if (panes == NULL || self->panes == PARLOUR_PANES (panes))
    return;

  g_set_weak_pointer (&self->panes, PARLOUR_PANES (panes));
  g_signal_connect_object (panes, "notify::low", G_CALLBACK (on_low), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (panes, "notify::narrow", G_CALLBACK (on_low), self, G_CONNECT_SWAPPED);
  if (parlour_board_spaces_is_low (GTK_WIDGET (self)) || parlour_board_thing_is_narrow (GTK_WIDGET (self)))
    on_low (self);
}

static void
parlour_board_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (parlour_board_page_parent_class)->map (widget);
  follow_panes (PARLOUR_BOARD_PAGE (widget));
  if (PARLOUR_BOARD_PAGE (widget)->board != NULL && PARLOUR_BOARD_PAGE (widget)->form == NULL)
    parlour_board_page_take_focus (PARLOUR_BOARD_PAGE (widget));
}

/* What somebody goes back to is what they have gone to. */
static void
on_focus_moved (ParlourBoardPage *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (focus == self->begun)
    self->has_begun = TRUE;
  else if (self->has_begun && focus != NULL
           && (gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) || gtk_widget_is_ancestor (focus, self->bar)))
    g_clear_weak_pointer (&self->begun);
}

static void
parlour_board_page_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (parlour_board_page_parent_class)->root (widget);
  g_signal_connect_object (gtk_widget_get_root (widget), "notify::focus-widget", G_CALLBACK (on_focus_moved), widget, G_CONNECT_SWAPPED);
}

static void
parlour_board_page_unroot (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_data (gtk_widget_get_root (widget), widget);
  GTK_WIDGET_CLASS (parlour_board_page_parent_class)->unroot (widget);
}

static void
parlour_board_page_dispose (GObject *object)
{
  ParlourBoardPage *self = PARLOUR_BOARD_PAGE (object);

  g_clear_pointer (&self->thrown, g_strfreev);
  drop_board (self);
  g_clear_weak_pointer (&self->begun);
  g_clear_weak_pointer (&self->panes);
  g_clear_object (&self->turn_bar);
  g_clear_object (&self->moving);
  g_clear_object (&self->picked_elsewhere);
  g_clear_pointer (&self->known, g_ptr_array_unref);
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  g_clear_pointer (&self->refused, g_free);
  g_clear_pointer (&self->picked, g_free);
  g_clear_pointer (&self->entered, g_free);

  G_OBJECT_CLASS (parlour_board_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/board/board-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourBoardPage, keys);
  gtk_widget_class_bind_template_child (widget_class, ParlourBoardPage, body);
  gtk_widget_class_bind_template_child (widget_class, ParlourBoardPage, news_place);
  gtk_widget_class_bind_template_child (widget_class, ParlourBoardPage, remarks);
  gtk_widget_class_bind_template_child (widget_class, ParlourBoardPage, groups);
  gtk_widget_class_bind_template_child (widget_class, ParlourBoardPage, promises);
  gtk_widget_class_bind_template_child (widget_class, ParlourBoardPage, hints);
  gtk_widget_class_bind_template_child (widget_class, ParlourBoardPage, hint);
  gtk_widget_class_bind_template_child (widget_class, ParlourBoardPage, question);
  gtk_widget_class_bind_template_child (widget_class, ParlourBoardPage, aside);
  gtk_widget_class_bind_template_child (widget_class, ParlourBoardPage, take_back);
  gtk_widget_class_bind_template_child (widget_class, ParlourBoardPage, form_place);
  gtk_widget_class_bind_template_child (widget_class, ParlourBoardPage, foot);
  gtk_widget_class_bind_template_child (widget_class, ParlourBoardPage, foot_scale);
  gtk_widget_class_bind_template_child (widget_class, ParlourBoardPage, bar);
  gtk_widget_class_bind_template_child (widget_class, ParlourBoardPage, turn_hint);
  gtk_widget_class_bind_template_callback (widget_class, parlour_board_page_on_touched);
  gtk_widget_class_bind_template_callback (widget_class, parlour_board_page_on_counted);
  gtk_widget_class_bind_template_callback (widget_class, parlour_board_page_on_rolled);
  gtk_widget_class_bind_template_callback (widget_class, parlour_board_page_on_confirmed);
}

static const ParlourAction actions[] = {
  /* Takes back what was chosen last. */
  { "board.take-back", NULL, G_CALLBACK (parlour_board_page_take_back) },
};

static void
parlour_board_page_class_init (ParlourBoardPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ParlourPageClass *page_class = PARLOUR_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_board_page_dispose;
  widget_class->map = parlour_board_page_map;
  widget_class->system_setting_changed = parlour_board_page_system_setting_changed;
  widget_class->root = parlour_board_page_root;
  widget_class->unroot = parlour_board_page_unroot;
  page_class->update = parlour_board_page_update;
  page_class->fill_in = parlour_board_page_fill_in;
  page_class->tell_input = parlour_board_page_tell_input;
  page_class->find_thing = parlour_board_page_find_thing;
  page_class->choose_anyway = parlour_board_page_choose_anyway;
  page_class->enter = enter;
  page_class->is_large = TRUE;
  page_class->takes_enter = TRUE;

  bind_template (widget_class);
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));
}

static void
parlour_board_page_init (ParlourBoardPage *self)
{
  g_signal_connect_object (parlour_settings_get (), "changed::cover-hands", G_CALLBACK (parlour_page_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (parlour_settings_get (), "changed::dice", G_CALLBACK (on_dice), self, G_CONNECT_SWAPPED);
  self->steps = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  self->picked_elsewhere = g_signal_group_new (TABLE_TYPE_PICKED);
  g_signal_group_connect_swapped (self->picked_elsewhere, "changed", G_CALLBACK (on_picked), self);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->turn_bar = g_object_ref_sink (g_object_new (PARLOUR_TYPE_TURN_BAR, NULL));
  parlour_board_page_add_keys (self);
  for (guint i = 0; i < parlour_collections_list ()->len; i++)
    g_signal_connect_object (parlour_collections_list ()->pdata[i], "changed", G_CALLBACK (on_known), self, G_CONNECT_SWAPPED);
}
