/* colonia-chronicle-view.c: the chronicle of a game on the screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It keeps to what happened last, as long as nobody scrolls away from there. A
 * list of GTK 4.8 makes a widget for each of hundreds of lines; so it is given
 * the last days only, and more of the past as somebody scrolls up to it. What
 * happens is told after the frames that show what came of it.
 */

#include "config.h"

#include "colonia-chronicle-view.h"

#include "colonia-chronicle-row.h"
#include "colonia-template.h"
#include "colonia-widgets.h"
#include "colonia-wrap-layout.h"

#include <glib/gi18n.h>

/* How many lines are shown at once at least. */
#define N_RECENT 15

/* And at most, when as many more come into sight. */
#define N_AT_ONCE 60

/* How near to the end, in pixels, is at the end. */
#define NEAR 48

/* In how many frames a page shows what came of something. */
#define N_FRAMES_BEFORE 3

/* No line. */
#define NOWHERE G_MAXUINT

struct _ColoniaChronicleView {
  AdwBin parent_instance;

  ColoniaSession *session;
  GSettings *settings;
  gboolean behind; /* whether the chronicle is not told as it is now */
  gboolean wants_more; /* whether somebody has scrolled to the first line that is shown */
  guint edition; /* changes with where the lines stand */
  gboolean following; /* what happens last */
  guint sought; /* the line that somebody wants to see, or NOWHERE */
  guint soon; /* when to look at the end, or 0 */
  guint n_frames; /* that went by since that was wanted */

  GtkLabel *count;
  GtkStack *pages;
  GtkWidget *nothing;
  GtkWidget *scroller;
  GtkAdjustment *adjustment;
  GtkWidget *list;
  GListStore *told; /* the chronicle, as far as it is told */
  GtkSliceListModel *recent;
};

enum {
  PROP_0,
  PROP_SESSION,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ColoniaChronicleView, colonia_chronicle_view, ADW_TYPE_BIN)

/* Which lines are shown */

static guint
count_lines (ColoniaChronicleView *self)
{
  return g_list_model_get_n_items (colonia_session_get_chronicle (self->session));
}

static guint
get_first (ColoniaChronicleView *self)
{
  return gtk_slice_list_model_get_offset (self->recent);
}

static gboolean
is_told (ColoniaChronicleView *self,
         guint                 index)
{
  g_autoptr (ColoniaLine) line = g_list_model_get_item (colonia_session_get_chronicle (self->session), index);
  g_autoptr (ColoniaLine) told = g_list_model_get_item (G_LIST_MODEL (self->told), index);

  return line == told;
}

static gboolean
begins_day (GListModel *chronicle,
            guint       index)
{
  g_autoptr (ColoniaLine) line = g_list_model_get_item (chronicle, index);
  g_autoptr (ColoniaLine) before = g_list_model_get_item (chronicle, index - 1);

  return colonia_line_begins_day (line, before);
}

/* Some lines before `index`, from the beginning of a day unless that is far. */
static guint
find_first (ColoniaChronicleView *self,
            guint                 index)
{
  GListModel *chronicle = colonia_session_get_chronicle (self->session);
  guint end = MIN (index, g_list_model_get_n_items (chronicle));
  guint first = end - MIN (end, N_RECENT);

  while (first > 0 && end - first < N_AT_ONCE && !begins_day (chronicle, first))
    first--;

  return first;
}

/* Where it is shown */

static gboolean
is_at_end (ColoniaChronicleView *self)
{
  return gtk_adjustment_get_value (self->adjustment) + gtk_adjustment_get_page_size (self->adjustment) + NEAR
         >= gtk_adjustment_get_upper (self->adjustment);
}

static gboolean
is_at_beginning (ColoniaChronicleView *self)
{
  return gtk_adjustment_get_value (self->adjustment) <= gtk_adjustment_get_lower (self->adjustment);
}

static void look_at_end_soon (ColoniaChronicleView *self);

/* Rows have come, or are higher than they were thought to be: nobody has
 * scrolled, and what is followed has moved away. */
static void
on_resized (ColoniaChronicleView *self)
{
  self->edition++;
  if (self->following)
    look_at_end_soon (self);
}

static void
on_scrolled (ColoniaChronicleView *self)
{
  self->edition++;

  /* Until the list has been laid out anew it is nowhere, or where it was not
   * scrolled to by anybody. */
  if (self->session == NULL || self->soon != 0 || !gtk_widget_get_mapped (self->list))
    return;

  self->following = is_at_end (self);
  if (get_first (self) > 0 && is_at_beginning (self))
    {
      self->wants_more = TRUE;
      look_at_end_soon (self);
    }
}

/* From below, so that it is the first line that is to be seen. */
static void
look_at_sought (ColoniaChronicleView *self)
{
  gtk_adjustment_set_value (self->adjustment, gtk_adjustment_get_upper (self->adjustment));
  gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", self->sought - get_first (self));
  self->sought = NOWHERE;
}

/* To the last line in force: the end itself, unless something is undone. A row
 * may be higher than there is room, and its end is what happened last. */
static void
look_at_end (ColoniaChronicleView *self)
{
  guint cursor = colonia_record_get_cursor (colonia_session_get_record (self->session));

  if (!self->following || cursor <= get_first (self))
    return;

  if (colonia_session_get_can_redo (self->session))
    gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", cursor - 1 - get_first (self));
  else
    gtk_adjustment_set_value (self->adjustment, gtk_adjustment_get_upper (self->adjustment));
}

/* The past goes out of sight again while nobody looks at it. What is undone stays,
 * as it can be done again. Returns whether other lines are shown than before. */
static gboolean
keep_recent (ColoniaChronicleView *self)
{
  guint cursor = colonia_record_get_cursor (colonia_session_get_record (self->session));
  guint first = get_first (self);

  if ((self->following && cursor > first + 3 * N_RECENT) || cursor <= first)
    gtk_slice_list_model_set_offset (self->recent, find_first (self, cursor));

  return get_first (self) != first;
}

static guint
count_told (ColoniaChronicleView *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->told));
}

/* Lines that were replaced go at once, as what can be done with them would be
 * done with others. */
static void
drop_replaced (ColoniaChronicleView *self)
{
  guint n = count_lines (self);
  guint n_told = count_told (self);
  guint n_same = 0;

  if (n_told == 0 || (n_told <= n && is_told (self, n_told - 1)))
    return;

  while (n_same < MIN (n, n_told) && is_told (self, n_same))
    n_same++;
  g_list_store_splice (self->told, n_same, n_told - n_same, NULL, 0);
}

/* Tells the lines that have come. */
static void
catch_up (ColoniaChronicleView *self)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_object_unref);
  guint n_told = count_told (self);

  for (guint i = n_told; i < count_lines (self); i++)
    g_ptr_array_add (lines, g_list_model_get_item (colonia_session_get_chronicle (self->session), i));

  self->behind = FALSE;
  if (lines->len > 0)
    g_list_store_splice (self->told, n_told, 0, lines->pdata, lines->len);
}

/* The list may just be laid out when it says that it was scrolled, and must not
 * get other lines then. */
static void
show_more (ColoniaChronicleView *self)
{
  self->wants_more = FALSE;
  gtk_slice_list_model_set_offset (self->recent, find_first (self, get_first (self)));
}

/* A frame begins. The list is laid out at the end of the first one, and again
 * at the end of the second one, if that scrolled. Rows that come or go take long,
 * and what was pressed is to be answered by the first ones. */
static gboolean
on_frame (GtkWidget     *list,
          GdkFrameClock *clock,
          gpointer       data)
{
  ColoniaChronicleView *self = data;

  self->n_frames++;
  if (self->wants_more)
    show_more (self);

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
  if (self->n_frames <= 2)
    return G_SOURCE_CONTINUE;

  self->soon = 0;

  return G_SOURCE_REMOVE;
}

static void
look_at_end_soon (ColoniaChronicleView *self)
{
  self->n_frames = 0;
  if (self->session != NULL && self->soon == 0)
    self->soon = gtk_widget_add_tick_callback (self->list, on_frame, self, NULL);
}

static void
forget_end (ColoniaChronicleView *self)
{
  if (self->soon != 0)
    gtk_widget_remove_tick_callback (self->list, self->soon);
  self->soon = 0;
}

static void
show_count (ColoniaChronicleView *self)
{
  guint n = count_lines (self);
  g_autofree char *count = g_strdup_printf (ngettext ("%u event", "%u events", n), n);

  gtk_label_set_label (self->count, n > 0 ? count : "");
}

/* Rows are higher or lower in another language. */
static void
on_language (ColoniaChronicleView *self)
{
  if (self->session == NULL)
    return;

  show_count (self);
  look_at_end_soon (self);
}

static void
on_changed (ColoniaChronicleView *self)
{
  show_count (self);
  gtk_stack_set_visible_child (self->pages, count_lines (self) > 0 ? self->scroller : self->nothing);
  self->edition++;
  drop_replaced (self);
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
colonia_chronicle_view_snapshot (GtkWidget   *widget,
                                 GtkSnapshot *snapshot)
{
  colonia_widget_snapshot_edition (widget, snapshot, GTK_WIDGET_CLASS (colonia_chronicle_view_parent_class),
                                   COLONIA_CHRONICLE_VIEW (widget)->edition);
}

/* What went behind the screens is told or not. */
static void
tell_anew (ColoniaChronicleView *self)
{
  if (self->session == NULL)
    return;

  gtk_slice_list_model_set_model (self->recent, NULL);
  gtk_slice_list_model_set_model (self->recent, G_LIST_MODEL (self->told));
  look_at_end_soon (self);
}

/* Rows */

static void
on_setup (GtkSignalListItemFactory *factory,
          GtkListItem              *item)
{
  gtk_list_item_set_child (item, colonia_chronicle_row_new ());
  gtk_list_item_set_activatable (item, FALSE);
}

/* With newer GTK the row is not in the list yet, so it cannot be asked. */
static void
on_bind (ColoniaChronicleView *self,
         GtkListItem          *item)
{
  GtkWidget *row = gtk_list_item_get_child (item);

  colonia_chronicle_row_show (COLONIA_CHRONICLE_ROW (row), self->session, gtk_list_item_get_item (item),
                              g_settings_get_boolean (self->settings, "cover"));
}

static void
on_unbind (GtkSignalListItemFactory *factory,
           GtkListItem              *item)
{
  colonia_chronicle_row_drop (COLONIA_CHRONICLE_ROW (gtk_list_item_get_child (item)));
}

/* The object */

static void
colonia_chronicle_view_get_property (GObject    *object,
                                     guint       prop_id,
                                     GValue     *value,
                                     GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_SESSION:
      g_value_set_object (value, COLONIA_CHRONICLE_VIEW (object)->session);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
colonia_chronicle_view_set_property (GObject      *object,
                                     guint         prop_id,
                                     const GValue *value,
                                     GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_SESSION:
      colonia_chronicle_view_set_session (COLONIA_CHRONICLE_VIEW (object), g_value_get_object (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
drop_session (ColoniaChronicleView *self)
{
  if (self->session == NULL)
    return;

  /* The rows that go are a change, too, after which one would look. */
  gtk_slice_list_model_set_model (self->recent, NULL);
  g_list_store_remove_all (self->told);
  forget_end (self);
  g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
}

static void
colonia_chronicle_view_dispose (GObject *object)
{
  ColoniaChronicleView *self = COLONIA_CHRONICLE_VIEW (object);

  drop_session (self);
  if (self->settings != NULL)
    g_signal_handlers_disconnect_by_data (self->settings, self);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (colonia_chronicle_view_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (COLONIA_TYPE_LINE);
  g_type_ensure (COLONIA_TYPE_WRAP_LAYOUT);

  colonia_template_set (widget_class, RESOURCE_PATH "/chronicle-view.ui");
  colonia_template_set_teller (widget_class, G_CALLBACK (on_language));
  gtk_widget_class_bind_template_child (widget_class, ColoniaChronicleView, count);
  gtk_widget_class_bind_template_child (widget_class, ColoniaChronicleView, pages);
  gtk_widget_class_bind_template_child (widget_class, ColoniaChronicleView, nothing);
  gtk_widget_class_bind_template_child (widget_class, ColoniaChronicleView, scroller);
  gtk_widget_class_bind_template_child (widget_class, ColoniaChronicleView, adjustment);
  gtk_widget_class_bind_template_child (widget_class, ColoniaChronicleView, list);
  gtk_widget_class_bind_template_child (widget_class, ColoniaChronicleView, told);
  gtk_widget_class_bind_template_child (widget_class, ColoniaChronicleView, recent);
  gtk_widget_class_bind_template_callback (widget_class, look_at_end_soon);
  gtk_widget_class_bind_template_callback (widget_class, on_resized);
  gtk_widget_class_bind_template_callback (widget_class, on_scrolled);
  gtk_widget_class_bind_template_callback (widget_class, on_setup);
  gtk_widget_class_bind_template_callback (widget_class, on_bind);
  gtk_widget_class_bind_template_callback (widget_class, on_unbind);
}

static void
colonia_chronicle_view_class_init (ColoniaChronicleViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = colonia_chronicle_view_get_property;
  object_class->set_property = colonia_chronicle_view_set_property;
  object_class->dispose = colonia_chronicle_view_dispose;
  GTK_WIDGET_CLASS (klass)->snapshot = colonia_chronicle_view_snapshot;

  /**
   * ColoniaChronicleView:session:
   *
   * The game that is told.
   */
  properties[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, COLONIA_TYPE_SESSION,
                                                  (GParamFlags) (G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY
                                                                 | G_PARAM_STATIC_STRINGS));
  g_object_class_install_properties (object_class, N_PROPS, properties);

  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
colonia_chronicle_view_init (ColoniaChronicleView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->settings = g_settings_new (SCHEMA_ID);
  g_signal_connect_swapped (self->settings, "changed::cover", G_CALLBACK (tell_anew), self);
  g_signal_connect_swapped (self->list, "map", G_CALLBACK (look_at_end_soon), self);
}

/**
 * colonia_chronicle_view_get_session:
 * @self: a chronicle view
 *
 * Gets the game that is told.
 *
 * Returns: (transfer none) (nullable): the session
 */
ColoniaSession *
colonia_chronicle_view_get_session (ColoniaChronicleView *self)
{
  g_return_val_if_fail (COLONIA_IS_CHRONICLE_VIEW (self), NULL);

  return self->session;
}

/**
 * colonia_chronicle_view_set_session:
 * @self: a chronicle view
 * @session: (nullable): a game
 *
 * Tells a game from now on.
 */
void
colonia_chronicle_view_set_session (ColoniaChronicleView *self,
                                    ColoniaSession       *session)
{
  g_return_if_fail (COLONIA_IS_CHRONICLE_VIEW (self));
  g_return_if_fail (session == NULL || COLONIA_IS_SESSION (session));

  if (self->session == session)
    return;

  drop_session (self);
  if (session != NULL)
    {
      self->session = g_object_ref (session);
      self->following = TRUE;
      self->sought = NOWHERE;
      self->wants_more = FALSE;
      catch_up (self);
      gtk_slice_list_model_set_offset (self->recent, find_first (self, G_MAXUINT));
      gtk_slice_list_model_set_model (self->recent, G_LIST_MODEL (self->told));
      g_signal_connect_swapped (session, "changed", G_CALLBACK (on_changed), self);
      on_changed (self);
    }

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SESSION]);
}

static gboolean
is_before (ColoniaLine *line,
           int          week,
           ColoniaDay   day)
{
  int line_week = colonia_line_get_week (line);

  return line_week < week || (line_week == week && colonia_line_get_day (line) < day);
}

/* The first line in force that is not before a day. */
static guint
find_day (ColoniaChronicleView *self,
          int                   week,
          ColoniaDay            day)
{
  GListModel *chronicle = colonia_session_get_chronicle (self->session);
  guint index = colonia_record_get_cursor (colonia_session_get_record (self->session));

  for (; index > 0; index--)
    {
      g_autoptr (ColoniaLine) line = g_list_model_get_item (chronicle, index - 1);

      if (is_before (line, week, day))
        break;
    }

  return index;
}

/**
 * colonia_chronicle_view_show_day:
 * @self: a chronicle view with a game
 * @week: a week, from 1
 * @day: one of its days
 *
 * Shows what happened from the beginning of a day on. If that is nothing yet,
 * it shows what happened last.
 */
void
colonia_chronicle_view_show_day (ColoniaChronicleView *self,
                                 int                   week,
                                 ColoniaDay            day)
{
  guint index;

  g_return_if_fail (COLONIA_IS_CHRONICLE_VIEW (self));
  g_return_if_fail (self->session != NULL);

  index = find_day (self, week, day);
  self->following = index == colonia_record_get_cursor (colonia_session_get_record (self->session));
  self->sought = self->following ? NOWHERE : index;
  if (index < get_first (self))
    gtk_slice_list_model_set_offset (self->recent, find_first (self, index));
  look_at_end_soon (self);
}
