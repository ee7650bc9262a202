/* parlour-set-aside-window.c: what stood in a game before it was replaced
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * On one page stands a list of it, on the other what stood there. Nothing changes
 * before somebody goes back to that.
 */

#include "config.h"

#include "parlour-set-aside-window.h"

#include "parlour-actions.h"
#include "parlour-game-words.h"
#include "parlour-look-back-row.h"
#include "parlour-settings.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "table-set-aside.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* Something that was set aside, in the list of it */

#define PARLOUR_TYPE_SET_ASIDE_ROW (parlour_set_aside_row_get_type ())

G_DECLARE_FINAL_TYPE (ParlourSetAsideRow, parlour_set_aside_row, PARLOUR, SET_ASIDE_ROW, AdwBin)

/* What stood somewhere in a game: its first sentence, how much it was, and when it was replaced. */
struct _ParlourSetAsideRow {
  AdwBin parent_instance;

  GtkLabel *time;
  GtkLabel *sentence;
  GtkLabel *extent;
};

G_DEFINE_FINAL_TYPE (ParlourSetAsideRow, parlour_set_aside_row, ADW_TYPE_BIN)

static void
parlour_set_aside_row_class_init (ParlourSetAsideRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/past/set-aside-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourSetAsideRow, time);
  gtk_widget_class_bind_template_child (widget_class, ParlourSetAsideRow, sentence);
  gtk_widget_class_bind_template_child (widget_class, ParlourSetAsideRow, extent);
}

static void
parlour_set_aside_row_init (ParlourSetAsideRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Where in the game it stood, and how much it was. */
static char *
tell_extent (TableSetAside *aside)
{
  TableLine *line = aside->line;
  guint n = aside->n_events;
  g_autofree char *count = g_strdup_printf (ngettext ("%u event", "%u events", n), n);
  g_autofree char *day = NULL;

  if (line == NULL)
    return g_steal_pointer (&count);

  day = line->game->tell_when (line->round, line->day);

  /* Translators: the first %s is a week and a day, the second how many events, e.g. “Week 2 of 6, Saturday · 12 events”. */
  return g_strdup_printf (C_("day and count", "%s · %s"), day, count);
}

/* Shows it in the language of the moment. */
static void
parlour_set_aside_row_show (ParlourSetAsideRow *self,
                            TableSetAside      *aside)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *time = NULL;
  TableLine *line = aside->line;
  g_autofree char *extent = tell_extent (aside);

  if (aside->time != NULL)
    time = parlour_game_words_time (g_date_time_to_unix (aside->time), now, FALSE);
  parlour_label_say (self->time, time);
  parlour_label_show_text (self->sentence, line != NULL ? line->sentence
                                                        : _("This cannot be read any more."));
  gtk_label_set_label (self->extent, extent);
}

/* How many rows are made in a frame. */
#define N_AT_ONCE 10

/* In place of a number, that nothing is looked at. */
#define NOTHING G_MAXUINT

struct _ParlourSetAsideWindow {
  ParlourSideWindow parent_instance;

  TableSession *session;
  guint looked_at; /* the number of what is looked at, or NOTHING */
  gboolean covered;

  GtkWidget *back_button;
  GtkStack *pages;
  GtkWidget *nothing_page;
  GtkWidget *list_page;
  GtkSliceListModel *asides;
  GtkWidget *lines_page;
  GtkWidget *unreadable;
  GtkWidget *lines_place;
  GtkSliceListModel *lines;
  GtkWidget *list;
  GtkWidget *go_button;
};

static guint went_back_signal;

G_DEFINE_FINAL_TYPE (ParlourSetAsideWindow, parlour_set_aside_window, PARLOUR_TYPE_SIDE_WINDOW)

static const TableRecord *
get_record (ParlourSetAsideWindow *self)
{
  return table_session_get_record (self->session);
}

/* All rows at once would hold up everything. Returns whether there may be more. */
static gboolean
add_rows (GtkSliceListModel *model)
{
  guint n_wanted = g_list_model_get_n_items (G_LIST_MODEL (model)) + N_AT_ONCE;

  gtk_slice_list_model_set_size (model, n_wanted);

  return g_list_model_get_n_items (G_LIST_MODEL (model)) == n_wanted;
}

static void
show_more (GtkWidget *widget)
{
  ParlourSetAsideWindow *self = PARLOUR_SET_ASIDE_WINDOW (widget);
  gboolean more_asides = add_rows (self->asides);
  gboolean more_lines = add_rows (self->lines);

  if (more_asides || more_lines)
    parlour_widget_after_frame (widget, show_more);
}

static void
fill (GtkSliceListModel *model,
      GListModel        *items)
{
  gtk_slice_list_model_set_size (model, 0);
  gtk_slice_list_model_set_model (model, items);
}

/* The list */

static void
show_list (ParlourSetAsideWindow *self)
{
  g_autoptr (GListModel) asides = table_set_aside_list (get_record (self));
  gboolean any = g_list_model_get_n_items (asides) > 0;

  fill (self->asides, asides);
  fill (self->lines, NULL);
  show_more (GTK_WIDGET (self));
  self->looked_at = NOTHING;
  gtk_stack_set_visible_child (self->pages, any ? self->list_page : self->nothing_page);
  gtk_widget_set_visible (self->back_button, FALSE);
}

static void
on_setup (GtkSignalListItemFactory *factory,
          GtkListItem              *item)
{
  gtk_list_item_set_child (item, g_object_new (PARLOUR_TYPE_SET_ASIDE_ROW, NULL));
}

static void
on_bind (GtkSignalListItemFactory *factory,
         GtkListItem              *item)
{
  parlour_set_aside_row_show (PARLOUR_SET_ASIDE_ROW (gtk_list_item_get_child (item)), gtk_list_item_get_item (item));
}

/* What stood there */

static void
look_at (ParlourSetAsideWindow *self,
         guint                  number)
{
  g_autoptr (GListModel) lines = table_set_aside_tell (get_record (self), number);

  fill (self->lines, lines);
  show_more (GTK_WIDGET (self));
  self->looked_at = number;
  gtk_widget_set_visible (self->unreadable, lines == NULL);
  gtk_widget_set_visible (self->lines_place, lines != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "set-aside.go-back", lines != NULL);
  gtk_widget_set_visible (self->back_button, TRUE);
  gtk_stack_set_visible_child (self->pages, self->lines_page);
  gtk_widget_grab_focus (lines != NULL ? self->go_button : self->back_button);
}

static void
on_activate (ParlourSetAsideWindow *self,
             guint                  position)
{
  g_autoptr (TableSetAside) aside = g_list_model_get_item (G_LIST_MODEL (self->asides), position);

  if (aside != NULL)
    look_at (self, aside->number);
}

static void
on_setup_line (GtkSignalListItemFactory *factory,
               GtkListItem              *item)
{
  gtk_list_item_set_child (item, g_object_new (PARLOUR_TYPE_LOOK_BACK_ROW, NULL));
  gtk_list_item_set_activatable (item, FALSE);
}

static void
on_bind_line (ParlourSetAsideWindow *self,
              GtkListItem           *item)
{
  GListModel *all = gtk_slice_list_model_get_model (self->lines);
  TableLine *line = gtk_list_item_get_item (item);
  GtkWidget *row = gtk_list_item_get_child (item);
  guint position = gtk_list_item_get_position (item);
  g_autoptr (TableLine) before = position > 0 ? g_list_model_get_item (all, position - 1) : NULL;

  parlour_look_back_row_show (PARLOUR_LOOK_BACK_ROW (row), line,
                              before == NULL || table_line_begins_day (line, before), self->covered);
  parlour_widget_set_css_class (row, "first", position == 0);
  parlour_widget_set_css_class (row, "last", position + 1 == g_list_model_get_n_items (all));
}

static void
go_to_list (ParlourSetAsideWindow *self)
{
  show_list (self);
  gtk_widget_grab_focus (self->list);
}

static void
go_back (ParlourSetAsideWindow *self)
{
  guint n_before = table_record_get_n_earlier (get_record (self));
  guint number = self->looked_at;

  if (number >= n_before)
    return;

  g_signal_handlers_disconnect_by_data (self->session, self);
  if (table_session_go_back (self->session, number))
    g_signal_emit (self, went_back_signal, 0, _("What was set aside is in its place again."));
  gtk_window_destroy (GTK_WINDOW (self));
}

/* The object */

static void
parlour_set_aside_window_dispose (GObject *object)
{
  ParlourSetAsideWindow *self = PARLOUR_SET_ASIDE_WINDOW (object);

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (parlour_set_aside_window_parent_class)->dispose (object);
}

/* Lines are told anew. */
static void
tell (ParlourSetAsideWindow *self)
{
  guint looked_at = self->looked_at;

  if (self->session == NULL)
    return;

  show_list (self);
  if (looked_at != NOTHING)
    look_at (self, looked_at);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/past/set-aside-window.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
  gtk_widget_class_bind_template_child (widget_class, ParlourSetAsideWindow, back_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourSetAsideWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, ParlourSetAsideWindow, nothing_page);
  gtk_widget_class_bind_template_child (widget_class, ParlourSetAsideWindow, list_page);
  gtk_widget_class_bind_template_child (widget_class, ParlourSetAsideWindow, asides);
  gtk_widget_class_bind_template_child (widget_class, ParlourSetAsideWindow, lines_page);
  gtk_widget_class_bind_template_child (widget_class, ParlourSetAsideWindow, unreadable);
  gtk_widget_class_bind_template_child (widget_class, ParlourSetAsideWindow, lines_place);
  gtk_widget_class_bind_template_child (widget_class, ParlourSetAsideWindow, lines);
  gtk_widget_class_bind_template_child (widget_class, ParlourSetAsideWindow, list);
  gtk_widget_class_bind_template_child (widget_class, ParlourSetAsideWindow, go_button);
  gtk_widget_class_bind_template_callback (widget_class, on_setup);
  gtk_widget_class_bind_template_callback (widget_class, on_bind);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_bind_template_callback (widget_class, on_setup_line);
  gtk_widget_class_bind_template_callback (widget_class, on_bind_line);
}

static const ParlourAction actions[] = {
  { "set-aside.list", NULL, G_CALLBACK (go_to_list) },
  /* Puts what is looked at back into its place. */
  { "set-aside.go-back", NULL, G_CALLBACK (go_back) },
};

static void
parlour_set_aside_window_class_init (ParlourSetAsideWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_set_aside_window_dispose;
  bind_template (widget_class);

  /* Somebody went back to something that was set aside. */
  went_back_signal = g_signal_new ("went-back", PARLOUR_TYPE_SET_ASIDE_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));
}

static void
parlour_set_aside_window_init (ParlourSetAsideWindow *self)
{
  self->looked_at = NOTHING;
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Makes a window with what was set aside in a game. */
GtkWindow *
parlour_set_aside_window_new (GtkWindow    *parent,
                              TableSession *session)
{
  ParlourSetAsideWindow *self = parlour_side_window_new (PARLOUR_TYPE_SET_ASIDE_WINDOW, parent, 640, 680);

  self->session = g_object_ref (session);
  self->covered = g_settings_get_boolean (parlour_settings_get (), "cover");
  /* What has happened meanwhile may have been set aside, too. */
  g_signal_connect_swapped (session, "changed", G_CALLBACK (show_list), self);
  show_list (self);

  return GTK_WINDOW (self);
}
