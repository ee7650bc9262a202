/* parlour-chronicle-view.c: the chronicle of a game on the screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It keeps to what happened last, as long as nobody scrolls away from there. A
 * list of GTK 4.8 makes a widget for each of hundreds of lines; so it is given
 * those only that are near to what happened last, and to a page more before and
 * behind what is in sight. What happens is told after the frames that show what
 * came of it.
 */

#include "config.h"

#include "parlour-chronicle-view.h"

#include "parlour-chronicle-row.h"
#include "parlour-property.h"
#include "parlour-settings.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>
#include <math.h>

/* How many lines come at once. Making as many rows takes a frame. */
#define N_AT_ONCE 4

/* How many are shown before what happened last, and behind it, at most, if nobody
 * looks at them. */
#define N_RECENT 45

/* How near to the end, in pixels, is at the end. */
#define NEAR 48

/* In how many frames a page shows what came of something. */
#define N_FRAMES_BEFORE 3

/* For how many frames something stays that is about to change its height. */
#define N_FRAMES_KEPT 3

/* How often it is moved back in one of them. */
#define MOST_MOVES 2

/* No line. */
#define NOWHERE G_MAXUINT

struct _ParlourChronicleView {
  AdwBin parent_instance;

  TableSession *session;
  gboolean behind; /* whether the chronicle is not told as it is now */
  gboolean replaced; /* whether lines of it have become others since */
  guint edition; /* changes with where the lines stand */
  gboolean following; /* what happens last */
  guint n_in_force; /* how many events were in force when it was told last */
  guint sought; /* the line that somebody wants to see, or NOWHERE */
  guint soon; /* when to look at the end, or 0 */
  guint n_frames; /* that went by since that was wanted */
  GtkWidget *kept; /* weak: what is to stay where it is to be seen, or NULL */
  float kept_at; /* from the top of what scrolls */
  int n_moved; /* how often it was moved back in this frame */
  guint keeping; /* for how many frames, or 0 */
  GdkFrameClock *clock; /* of these frames, or NULL */
  GtkToggleButton *opened; /* weak: what has opened choices of a line last, or NULL */
  TableLine *opened_line; /* whose choices are open, or NULL */
  gboolean opened_above; /* whether they stand above it */
  gulong laid_out; /* what is done after each of their layouts, or 0 */

  GtkLabel *count;
  GtkWidget *set_aside_button;
  GtkStack *pages;
  GtkWidget *nothing;
  GtkWidget *scroller;
  GtkAdjustment *adjustment;
  GtkWidget *list;
  GListStore *told; /* the chronicle, as far as it is told */
  GtkSliceListModel *until; /* of what is told, the lines before one, or all */
  GtkSliceListModel *shown; /* of those, the ones from another on */
  GtkFilterListModel *apart; /* of those, the ones with a row of their own */
  GtkFilter *filter;
};

G_DEFINE_FINAL_TYPE (ParlourChronicleView, parlour_chronicle_view, ADW_TYPE_BIN)

/* Which lines are shown */

static guint
count_lines (ParlourChronicleView *self)
{
  return g_list_model_get_n_items (table_session_get_chronicle (self->session));
}

static guint
get_first (ParlourChronicleView *self)
{
  return gtk_slice_list_model_get_offset (self->shown);
}

/* Behind the last line that is shown. */
static guint
get_end (ParlourChronicleView *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->until));
}

static guint
count_told (ParlourChronicleView *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->told));
}

/* In this order no line is ever shown that lies between where the list was and
 * where it is to be. What comes later is shown, too, where the end is. */
static void
show_lines (ParlourChronicleView *self,
            guint                 first,
            guint                 end)
{
  guint size = end < count_told (self) ? end : G_MAXINT;

  if (first < get_first (self))
    {
      gtk_slice_list_model_set_size (self->until, size);
      gtk_slice_list_model_set_offset (self->shown, first);
      return;
    }

  gtk_slice_list_model_set_offset (self->shown, first);
  gtk_slice_list_model_set_size (self->until, size);
}

static gboolean
is_told (ParlourChronicleView *self,
         guint                 index)
{
  g_autoptr (TableLine) line = g_list_model_get_item (table_session_get_chronicle (self->session), index);
  g_autoptr (TableLine) told = g_list_model_get_item (G_LIST_MODEL (self->told), index);

  return line == told;
}

/* Shows some lines before `index`, and a few behind it. Rows that go take a frame
 * as those that come do, so if all of them go the list is empty for a while. */
static void
show_around (ParlourChronicleView *self,
             guint                 index)
{
  guint first = index - MIN (index, N_AT_ONCE);
  guint end = index + N_AT_ONCE / 2;
  gboolean elsewhere = end <= get_first (self) || first >= get_end (self);

  if (elsewhere && get_first (self) < get_end (self) && gtk_widget_get_mapped (self->list))
    show_lines (self, index, index);
  else
    show_lines (self, first, end);
}

/* Where it is shown */

static gboolean
is_at_end (ParlourChronicleView *self)
{
  return gtk_adjustment_get_value (self->adjustment) + gtk_adjustment_get_page_size (self->adjustment) + NEAR
         >= gtk_adjustment_get_upper (self->adjustment);
}

/* What is not shown is missing before anybody can scroll to it. An empty list has
 * no height at all. */
static gboolean
lacks_earlier (ParlourChronicleView *self)
{
  double above = gtk_adjustment_get_value (self->adjustment) - gtk_adjustment_get_lower (self->adjustment);

  return get_first (self) > 0 && above <= gtk_adjustment_get_page_size (self->adjustment);
}

static gboolean
lacks_later (ParlourChronicleView *self)
{
  double page = gtk_adjustment_get_page_size (self->adjustment);
  double below = gtk_adjustment_get_upper (self->adjustment) - gtk_adjustment_get_value (self->adjustment) - page;

  return get_end (self) < count_told (self) && below <= page;
}

/* Whether most of what is shown is far out of sight. */
static gboolean
is_long (ParlourChronicleView *self)
{
  return gtk_adjustment_get_upper (self->adjustment) > 4 * gtk_adjustment_get_page_size (self->adjustment);
}

static void look_at_end_soon (ParlourChronicleView *self);

/* Rows have come, or are higher than they were thought to be: nobody has
 * scrolled, and what is followed has moved away. */
static void
on_resized (ParlourChronicleView *self)
{
  self->edition++;
  if (self->following)
    look_at_end_soon (self);
}

static void
on_scrolled (ParlourChronicleView *self)
{
  self->edition++;

  /* Until the list has been laid out anew it is nowhere, or where it was not
   * scrolled to by anybody. */
  if (self->session == NULL || self->soon != 0 || !gtk_widget_get_mapped (self->list))
    return;

  self->following = is_at_end (self) && get_end (self) == count_told (self);
  if (lacks_earlier (self) || lacks_later (self))
    look_at_end_soon (self);
}

/* Whether a line has a row of its own: passes of a round are told in the row of the
 * first. */
static gboolean
is_told_apart (gpointer item,
               gpointer data)
{
  ParlourChronicleView *self = data;
  TableLine *line = item;
  guint index = line->index;
  g_autoptr (TableLine) before = NULL;

  if (index == 0)
    return TRUE;

  before = g_list_model_get_item (table_session_get_chronicle (self->session), index - 1);

  return !table_line_is_told_with (line, before);
}

/* The row in which a line is told. */
static guint
find_row (ParlourChronicleView *self,
          guint                 index)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->apart));
  guint row = 0;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TableLine) line = g_list_model_get_item (G_LIST_MODEL (self->apart), i);

      if (line->index > index)
        break;
      row = i;
    }

  return row;
}

static void
scroll_to (ParlourChronicleView *self,
           guint                 index)
{
  if (index >= get_first (self) && index < get_end (self))
    gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", find_row (self, index));
}

/* From below, so that it is the first line that is to be seen. */
static void
look_at_sought (ParlourChronicleView *self)
{
  gtk_adjustment_set_value (self->adjustment, gtk_adjustment_get_upper (self->adjustment));
  scroll_to (self, self->sought);
}

/* To the last line in force: the end itself, unless something is undone. A row
 * may be higher than there is room, and its end is what happened last. */
static void
look_at_end (ParlourChronicleView *self)
{
  const TableRecord *record = table_session_get_record (self->session);
  guint cursor = table_record_get_cursor (record);

  if (!self->following || cursor == 0)
    return;

  if (cursor < table_record_get_n_known (record))
    scroll_to (self, cursor - 1);
  else
    gtk_adjustment_set_value (self->adjustment, gtk_adjustment_get_upper (self->adjustment));
}

/* The past goes out of sight again while nobody looks at it, and so do most lines
 * that are undone; some stay, as they can be done again. */
static void
drop_far (ParlourChronicleView *self,
          guint                 cursor)
{
  guint first = get_first (self);
  guint end = get_end (self);

  if (cursor > first + N_RECENT)
    show_lines (self, first + N_AT_ONCE, end);
  else if (end > cursor + N_RECENT)
    show_lines (self, first, end - N_AT_ONCE);
}

/* Returns whether other lines are shown than before. */
static gboolean
keep_recent (ParlourChronicleView *self)
{
  guint cursor = table_record_get_cursor (table_session_get_record (self->session));
  guint first = get_first (self);
  guint end = get_end (self);
  gboolean beyond = end < count_told (self) && end <= cursor;

  if ((first > 0 && cursor <= first) || (self->following && beyond))
    show_around (self, cursor);
  else if (self->following && (is_long (self) || !gtk_widget_get_mapped (self->list)))
    drop_far (self, cursor);

  return get_first (self) != first || get_end (self) != end;
}

/* Puts lines of the chronicle in the place of those that are told. */
static void
tell_lines (ParlourChronicleView *self,
            guint                 first,
            guint                 n_told,
            guint                 n)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = first; i < first + n; i++)
    g_ptr_array_add (lines, g_list_model_get_item (table_session_get_chronicle (self->session), i));

  if (n_told > 0 || n > 0)
    g_list_store_splice (self->told, first, n_told, lines->pdata, n);
}

/* How many lines at the end are told as they are. */
static guint
count_same_behind (ParlourChronicleView *self,
                   guint                 n_most)
{
  guint n = count_lines (self);
  guint n_told = count_told (self);
  guint behind = 0;

  while (behind < n_most)
    {
      g_autoptr (TableLine) line = g_list_model_get_item (table_session_get_chronicle (self->session),
                                                          n - 1 - behind);
      g_autoptr (TableLine) told = g_list_model_get_item (G_LIST_MODEL (self->told), n_told - 1 - behind);

      if (line != told)
        break;
      behind++;
    }

  return behind;
}

/* Lines that were replaced go at once, as what can be done with them would be
 * done with others. Those in their place come at once, too, so that what else is in
 * sight stays where it is; but where the game goes on behind so many events in place
 * of what was undone, its lines come as all do then. */
static void
follow_replaced (ParlourChronicleView *self,
                 guint                 undone)
{
  guint n = count_lines (self);
  guint n_told = count_told (self);
  guint n_least = MIN (n, n_told);
  guint first = 0;
  guint behind;

  if (!self->replaced)
    return;

  self->replaced = FALSE;
  while (first < n_least && is_told (self, first))
    first++;

  if (first >= undone)
    {
      tell_lines (self, first, n_told - first, 0);
      return;
    }

  if (n != n_told)
    {
      behind = count_same_behind (self, n_least - first);
      tell_lines (self, first, n_told - behind - first, n - behind - first);
      return;
    }

  for (guint i = first; i < n; i++)
    if (!is_told (self, i))
      tell_lines (self, i, 1, 1);
}

/* Tells the lines that have come. */
static void
catch_up (ParlourChronicleView *self)
{
  guint n_told = count_told (self);

  self->behind = FALSE;
  tell_lines (self, n_told, 0, count_lines (self) - n_told);
}

/* The lines that are missing come one bit after the other. Returns whether there
 * were any. */
static gboolean
show_more (ParlourChronicleView *self)
{
  guint first = get_first (self);
  guint end = get_end (self);

  if (!gtk_widget_get_mapped (self->list))
    return FALSE;

  if (lacks_later (self))
    show_lines (self, first, end + N_AT_ONCE);
  else if (lacks_earlier (self))
    show_lines (self, first - MIN (first, N_AT_ONCE), end);
  else
    return FALSE;

  return TRUE;
}

/* A frame begins. The list is laid out at the end of the first one, and again
 * at the end of the second one, if that scrolled. Rows that come or go take long,
 * and what was pressed is to be answered by the first ones. */
static gboolean
on_frame (GtkWidget     *list,
          GdkFrameClock *clock,
          gpointer       data)
{
  ParlourChronicleView *self = data;

  self->n_frames++;
  if (self->behind)
    {
      if (self->n_frames > N_FRAMES_BEFORE)
        {
          catch_up (self);
          self->n_frames = 0;
        }
      return G_SOURCE_CONTINUE;
    }

  if (self->n_frames == 2 && keep_recent (self))
    self->n_frames = 0;
  if (self->n_frames == 2 && self->sought != NOWHERE)
    look_at_sought (self);
  else if (self->n_frames == 2)
    look_at_end (self);
  if (self->n_frames > 2 && show_more (self))
    self->n_frames = 0;
  if (self->n_frames <= 2)
    return G_SOURCE_CONTINUE;

  /* Whoever scrolled meanwhile was not heard. */
  if (self->sought == NOWHERE && is_at_end (self) && get_end (self) == count_told (self))
    self->following = TRUE;
  self->soon = 0;
  self->sought = NOWHERE;

  return G_SOURCE_REMOVE;
}

static void
look_at_end_soon (ParlourChronicleView *self)
{
  self->n_frames = 0;
  if (self->session != NULL && self->soon == 0)
    self->soon = gtk_widget_add_tick_callback (self->list, on_frame, self, NULL);
}

static void
forget_end (ParlourChronicleView *self)
{
  if (self->soon != 0)
    gtk_widget_remove_tick_callback (self->list, self->soon);
  self->soon = 0;
}

/* What stays where it is */

static gboolean
find_kept (ParlourChronicleView *self,
           float                *at)
{
  graphene_rect_t bounds;

  if (self->kept == NULL || !gtk_widget_get_mapped (self->kept)
      || !gtk_widget_compute_bounds (self->kept, self->scroller, &bounds))
    return FALSE;

  *at = bounds.origin.y;

  return TRUE;
}

/* Before anything is painted: it is not seen anywhere else. Each time all is laid out once more, which
 * finds other heights of rows; GTK gives up where that is asked for without end, and warns. */
static void
on_laid_out (ParlourChronicleView *self)
{
  float at;

  if (self->n_moved >= MOST_MOVES || !find_kept (self, &at) || fabsf (at - self->kept_at) < 0.5f)
    return;

  self->n_moved++;
  gtk_adjustment_set_value (self->adjustment, gtk_adjustment_get_value (self->adjustment) + at - self->kept_at);
}

static void
stop_keeping (ParlourChronicleView *self)
{
  if (self->keeping != 0)
    gtk_widget_remove_tick_callback (self->scroller, self->keeping);
  self->keeping = 0;
  /* The clock of a window that was closed has dropped it already. */
  if (self->laid_out != 0 && g_signal_handler_is_connected (self->clock, self->laid_out))
    g_signal_handler_disconnect (self->clock, self->laid_out);
  self->laid_out = 0;
  g_clear_object (&self->clock);
  g_clear_weak_pointer (&self->kept);
}

static gboolean
on_kept_frame (GtkWidget     *scroller,
               GdkFrameClock *clock,
               gpointer       data)
{
  ParlourChronicleView *self = data;

  self->n_moved = 0;
  if (self->n_frames++ < N_FRAMES_KEPT)
    return G_SOURCE_CONTINUE;

  self->keeping = 0;
  stop_keeping (self);
  self->following = is_at_end (self) && get_end (self) == count_told (self);

  return G_SOURCE_REMOVE;
}

/* Beside the button the number has to do, so that all of it stays one line. */
static void
show_count (ParlourChronicleView *self)
{
  guint n = count_lines (self);
  gboolean is_brief = gtk_widget_get_visible (self->set_aside_button);
  g_autofree char *count = g_strdup_printf (ngettext ("%u event", "%u events", n), n);
  g_autofree char *number = g_strdup_printf ("%u", n);

  gtk_label_set_label (self->count, n == 0 ? "" : is_brief ? number : count);
  parlour_widget_set_tooltip (GTK_WIDGET (self->count), is_brief ? count : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->count), GTK_ACCESSIBLE_PROPERTY_LABEL, n > 0 ? count : "", -1);
}

/* Rows are higher or lower in another language. */
static void
on_language (ParlourChronicleView *self)
{
  if (self->session == NULL)
    return;

  show_count (self);
  look_at_end_soon (self);
}

/* What comes behind all others takes no place. */
static void
on_lines_changed (ParlourChronicleView *self,
                  guint                 position,
                  guint                 n_removed,
                  guint                 n_added)
{
  self->replaced |= n_removed > 0 || position + n_added < count_lines (self);
}

/* Whether the game goes on behind what was in force. Where something was put into the past
 * what was in force last is another line. */
static gboolean
goes_on (ParlourChronicleView *self)
{
  guint cursor = table_record_get_cursor (table_session_get_record (self->session));
  guint before = self->n_in_force;

  self->n_in_force = cursor;

  return cursor > before && (before == 0 || before > count_told (self) || is_told (self, before - 1));
}

static void
on_changed (ParlourChronicleView *self)
{
  guint undone = self->n_in_force;
  gboolean on = goes_on (self);

  /* Whoever has looked at the past, or changed it, and plays on wants to see what happens. */
  if (on)
    {
      stop_keeping (self);
      self->following = TRUE;
      self->sought = NOWHERE;
    }

  gtk_widget_set_visible (self->set_aside_button,
                          table_record_get_n_earlier (table_session_get_record (self->session)) > 0);
  show_count (self);
  gtk_stack_set_visible_child (self->pages, count_lines (self) > 0 ? self->scroller : self->nothing);
  /* Lines that come or go here change how much there is to scroll; all others stay, and so does what is painted of them. */
  follow_replaced (self, on ? undone : NOWHERE);
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  self->behind = TRUE;
  look_at_end_soon (self);
  if (!gtk_widget_get_mapped (self->list))
    {
      catch_up (self);
      keep_recent (self);
    }
}

/* All lines move when one comes. */
static void
parlour_chronicle_view_snapshot (GtkWidget   *widget,
                                 GtkSnapshot *snapshot)
{
  parlour_widget_snapshot_edition (widget, snapshot, GTK_WIDGET_CLASS (parlour_chronicle_view_parent_class),
                                   PARLOUR_CHRONICLE_VIEW (widget)->edition);
}

/* What is secret is told or not. */
static void
tell_anew (ParlourChronicleView *self)
{
  if (self->session == NULL)
    return;

  gtk_slice_list_model_set_model (self->shown, NULL);
  gtk_slice_list_model_set_model (self->shown, G_LIST_MODEL (self->until));
  look_at_end_soon (self);
}

/* Rows */

static void
on_setup (GtkSignalListItemFactory *factory,
          GtkListItem              *item)
{
  gtk_list_item_set_child (item, g_object_new (PARLOUR_TYPE_CHRONICLE_ROW, NULL));
  gtk_list_item_set_activatable (item, FALSE);
}

/* Lines that come make other rows for those that are there: what was open stays so, and in its place. */
static void
reopen (ParlourChronicleView *self,
        ParlourChronicleRow  *row)
{
  GtkWidget *button = parlour_chronicle_row_reopen (row, self->opened_above);

  g_set_weak_pointer (&self->opened, GTK_TOGGLE_BUTTON (button));
  if (self->keeping != 0)
    g_set_weak_pointer (&self->kept, button);
}

/* With newer GTK the row is not in the list yet, so it cannot be asked. */
static void
on_bind (ParlourChronicleView *self,
         GtkListItem          *item)
{
  GtkWidget *row = gtk_list_item_get_child (item);

  parlour_chronicle_row_show (PARLOUR_CHRONICLE_ROW (row), self->session, G_LIST_MODEL (self->told),
                              gtk_list_item_get_item (item), g_settings_get_boolean (parlour_settings_get (), "cover"));
  if (gtk_list_item_get_item (item) == self->opened_line)
    reopen (self, PARLOUR_CHRONICLE_ROW (row));
}

static void
on_unbind (GtkSignalListItemFactory *factory,
           GtkListItem              *item)
{
  parlour_chronicle_row_drop (PARLOUR_CHRONICLE_ROW (gtk_list_item_get_child (item)));
}

/* The object */

static void
drop_session (ParlourChronicleView *self)
{
  if (self->session == NULL)
    return;

  stop_keeping (self);
  /* The rows that go are a change, too, after which one would look. */
  gtk_slice_list_model_set_model (self->shown, NULL);
  g_list_store_remove_all (self->told);
  g_clear_object (&self->opened_line);
  forget_end (self);
  g_signal_handlers_disconnect_by_data (table_session_get_chronicle (self->session), self);
  g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
}

static void
parlour_chronicle_view_dispose (GObject *object)
{
  ParlourChronicleView *self = PARLOUR_CHRONICLE_VIEW (object);

  drop_session (self);
  g_clear_object (&self->filter);
  g_clear_weak_pointer (&self->opened);
  g_clear_object (&self->opened_line);

  G_OBJECT_CLASS (parlour_chronicle_view_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/past/chronicle-view.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (on_language));
  gtk_widget_class_bind_template_child (widget_class, ParlourChronicleView, count);
  gtk_widget_class_bind_template_child (widget_class, ParlourChronicleView, set_aside_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourChronicleView, pages);
  gtk_widget_class_bind_template_child (widget_class, ParlourChronicleView, nothing);
  gtk_widget_class_bind_template_child (widget_class, ParlourChronicleView, scroller);
  gtk_widget_class_bind_template_child (widget_class, ParlourChronicleView, adjustment);
  gtk_widget_class_bind_template_child (widget_class, ParlourChronicleView, list);
  gtk_widget_class_bind_template_child (widget_class, ParlourChronicleView, told);
  gtk_widget_class_bind_template_child (widget_class, ParlourChronicleView, until);
  gtk_widget_class_bind_template_child (widget_class, ParlourChronicleView, shown);
  gtk_widget_class_bind_template_child (widget_class, ParlourChronicleView, apart);
  gtk_widget_class_bind_template_callback (widget_class, look_at_end_soon);
  gtk_widget_class_bind_template_callback (widget_class, on_resized);
  gtk_widget_class_bind_template_callback (widget_class, on_scrolled);
  gtk_widget_class_bind_template_callback (widget_class, on_setup);
  gtk_widget_class_bind_template_callback (widget_class, on_bind);
  gtk_widget_class_bind_template_callback (widget_class, on_unbind);
}

static void
parlour_chronicle_view_class_init (ParlourChronicleViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = parlour_chronicle_view_dispose;
  GTK_WIDGET_CLASS (klass)->snapshot = parlour_chronicle_view_snapshot;

  /* The game that is told. */
  parlour_property_hand (object_class, g_param_spec_object ("session", NULL, NULL, TABLE_TYPE_SESSION, PARLOUR_PROPERTY),
                         G_STRUCT_OFFSET (ParlourChronicleView, session), G_CALLBACK (parlour_chronicle_view_set_session));

  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
parlour_chronicle_view_init (ParlourChronicleView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->filter = GTK_FILTER (gtk_custom_filter_new (is_told_apart, self, NULL));
  gtk_filter_list_model_set_filter (self->apart, self->filter);
  g_signal_connect_object (parlour_settings_get (), "changed::cover", G_CALLBACK (tell_anew), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->list, "map", G_CALLBACK (look_at_end_soon), self);
}

/* Gets the game that is told. */
TableSession *
parlour_chronicle_view_get_session (ParlourChronicleView *self)
{
  return self->session;
}

/* Tells a game from now on. */
void
parlour_chronicle_view_set_session (ParlourChronicleView *self,
                                    TableSession         *session)
{
  if (self->session == session)
    return;

  drop_session (self);
  if (session != NULL)
    {
      self->session = g_object_ref (session);
      self->replaced = FALSE;
      self->following = TRUE;
      self->sought = NOWHERE;
      self->n_in_force = 0;
      /* Before any row does: it is told of lines that are still there. */
      g_signal_connect_swapped (table_session_get_chronicle (session), "items-changed",
                                G_CALLBACK (on_lines_changed), self);
      g_signal_connect_swapped (session, "changed", G_CALLBACK (on_changed), self);
      catch_up (self);
      show_around (self, table_record_get_cursor (table_session_get_record (session)));
      gtk_slice_list_model_set_model (self->shown, G_LIST_MODEL (self->until));
      on_changed (self);
    }

  g_object_notify (G_OBJECT (self), "session");
}

static gboolean
is_before (TableLine *line,
           int        round,
           int        day)
{
  int line_round = line->round;

  return line_round < round || (line_round == round && line->day < day);
}

/* The first line in force that is not before a day. */
static guint
find_day (ParlourChronicleView *self,
          int                   round,
          int                   day)
{
  GListModel *chronicle = table_session_get_chronicle (self->session);
  guint index = table_record_get_cursor (table_session_get_record (self->session));

  for (; index > 0; index--)
    {
      g_autoptr (TableLine) line = g_list_model_get_item (chronicle, index - 1);

      if (is_before (line, round, day))
        break;
    }

  return index;
}

/* Shows what happened from the beginning of a day on. If that is nothing yet, it shows what
 * happened last. */
void
parlour_chronicle_view_show_day (ParlourChronicleView *self,
                                 int                   round,
                                 int                   day)
{
  guint index;

  g_return_if_fail (self->session != NULL);

  index = find_day (self, round, day);
  self->following = index == table_record_get_cursor (table_session_get_record (self->session));
  self->sought = self->following ? NOWHERE : index;
  if (self->sought != NOWHERE && (index < get_first (self) || index >= get_end (self)))
    show_lines (self, index, index);
  look_at_end_soon (self);
}

/* Lets a part stay where it is while what is below or above it becomes higher or lower, in the
 * next frames. What happened last is not followed meanwhile. */
void
parlour_chronicle_view_keep_in_place (ParlourChronicleView *self,
                                      GtkWidget            *widget,
                                      int                   gives_way)
{
  stop_keeping (self);
  forget_end (self);
  g_set_weak_pointer (&self->kept, widget);
  if (!find_kept (self, &self->kept_at))
    return;

  self->kept_at -= (float) gives_way;
  self->following = FALSE;
  self->n_frames = 0;
  self->n_moved = 0;
  self->keeping = gtk_widget_add_tick_callback (self->scroller, on_kept_frame, self, NULL);
  self->clock = g_object_ref (gtk_widget_get_frame_clock (self->scroller));
  self->laid_out = g_signal_connect_data (self->clock, "layout", G_CALLBACK (on_laid_out), self, NULL,
                                          G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

/* Closes what can be done with another line, as one is open at a time, and keeps it open where
 * the list makes another row for the line. */
void
parlour_chronicle_view_set_opened (ParlourChronicleView *self,
                                   GtkToggleButton      *button,
                                   TableLine            *line,
                                   gboolean              above)
{
  GtkToggleButton *before;

  if (!gtk_toggle_button_get_active (button))
    {
      if (self->opened_line == line)
        g_clear_object (&self->opened_line);
      return;
    }

  before = self->opened;
  g_set_weak_pointer (&self->opened, button);
  g_set_object (&self->opened_line, line);
  self->opened_above = above;
  if (before != NULL && before != button)
    gtk_toggle_button_set_active (before, FALSE);
}
