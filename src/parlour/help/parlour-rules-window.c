/* parlour-rules-window.c: the window with the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-rules-window.h"

#include "parlour-template.h"

/* How large it is, unless the window beside it is smaller. */
#define USUAL_WIDTH 1080
#define USUAL_HEIGHT 760

/* The rules, beside the games: there is one for all of them, which stays when dialogs come and
 * go, and goes with the last of them. */
struct _ParlourRulesWindow {
  AdwWindow parent_instance;

  ParlourGuidePage *page;
};

G_DEFINE_FINAL_TYPE (ParlourRulesWindow, parlour_rules_window, ADW_TYPE_WINDOW)

static gboolean
on_time_to_close (gpointer data)
{
  gtk_window_close (data);

  return G_SOURCE_REMOVE;
}

/* The rules alone do not keep the program running. */
static void
on_window_removed (ParlourRulesWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  if (application == NULL)
    return;

  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (ADW_IS_APPLICATION_WINDOW (l->data))
      return;

  /* Whoever closes windows may be going through all of them. */
  g_idle_add_full (G_PRIORITY_DEFAULT, on_time_to_close, g_object_ref (self), g_object_unref);
}

static void
parlour_rules_window_class_init (ParlourRulesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/help/rules-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourRulesWindow, page);
}

static void
parlour_rules_window_init (ParlourRulesWindow *self)
{
  g_autoptr (GtkWindowGroup) group = gtk_window_group_new ();

  gtk_widget_init_template (GTK_WIDGET (self));

  /* A dialog may be open while somebody reads what it is about. */
  gtk_window_group_add_window (group, GTK_WINDOW (self));
}

/* As large as is usual, but no larger than the game's own window. */
static void
set_size (ParlourRulesWindow *self,
          GtkWindow          *other)
{
  int width = USUAL_WIDTH, height = USUAL_HEIGHT;

  if (other != NULL && gtk_widget_get_width (GTK_WIDGET (other)) > 0)
    {
      width = MIN (width, gtk_widget_get_width (GTK_WIDGET (other)));
      height = MIN (height, gtk_widget_get_height (GTK_WIDGET (other)));
    }
  gtk_window_set_default_size (GTK_WINDOW (self), width, height);
}

/* Finds the window with the rules. Returns the window, or `NULL` if it is not open. */
ParlourRulesWindow *
parlour_rules_window_find (GtkApplication *application)
{
  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (PARLOUR_IS_RULES_WINDOW (l->data))
      return PARLOUR_RULES_WINDOW (l->data);

  return NULL;
}

/* The window, which is opened if it is not open. */
static ParlourRulesWindow *
open_for (GtkApplication *application,
          TableSession   *session)
{
  ParlourRulesWindow *self = parlour_rules_window_find (application);

  if (self == NULL)
    {
      GtkWindow *other = gtk_application_get_active_window (application);

      self = g_object_new (PARLOUR_TYPE_RULES_WINDOW, "application", application, NULL);
      set_size (self, other);
      g_signal_connect_object (application, "window-removed", G_CALLBACK (on_window_removed), self, G_CONNECT_SWAPPED);
    }
  parlour_guide_page_set_session (self->page, session);

  return self;
}

/* Opens the rules at what the game is at, or brings them forward where they are open. */
void
parlour_rules_window_show (GtkApplication  *application,
                           TableSession    *session,
                           const TableGame *game)
{
  const TablePassage beginning = { .paragraph = -1 };
  ParlourRulesWindow *self = open_for (application, session);

  if (game != NULL && game != parlour_guide_page_get_game (self->page))
    parlour_guide_page_go_to (self->page, game, &beginning);
  parlour_guide_page_follow (self->page);
  gtk_window_present (GTK_WINDOW (self));
}

/* Opens the rules at a passage, or brings them forward where they are open. */
void
parlour_rules_window_go_to (GtkApplication     *application,
                            TableSession       *session,
                            const TableGame    *game,
                            const TablePassage *passage)
{
  ParlourRulesWindow *self = open_for (application, session);

  parlour_guide_page_go_to (self->page, game, passage);
  gtk_window_present (GTK_WINDOW (self));
}

/* Gets what the window shows. */
ParlourGuidePage *
parlour_rules_window_get_page (ParlourRulesWindow *self)
{
  return self->page;
}
