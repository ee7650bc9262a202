/* parlour-set-aside-row.c: something that was set aside, in the list of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-set-aside-row.h"

#include "parlour-game-words.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

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

/* Makes a row that shows nothing yet. */
GtkWidget *
parlour_set_aside_row_new (void)
{
  return g_object_new (PARLOUR_TYPE_SET_ASIDE_ROW, NULL);
}

/* Where in the game it stood, and how much it was. */
static char *
tell_extent (TableSetAside *aside)
{
  TableLine *line = table_set_aside_get_line (aside);
  guint n = table_set_aside_count_events (aside);
  g_autofree char *count = g_strdup_printf (ngettext ("%u event", "%u events", n), n);
  g_autofree char *day = NULL;

  if (line == NULL)
    return g_steal_pointer (&count);

  day = table_line_get_game (line)->tell_when (table_line_get_round (line), table_line_get_day (line));

  /* Translators: the first %s is a week and a day, the second how many events, e.g. “Week 2 of 6, Saturday · 12 events”. */
  return g_strdup_printf (C_("day and count", "%s · %s"), day, count);
}

/* Shows it in the language of the moment. */
void
parlour_set_aside_row_show (ParlourSetAsideRow *self,
                            TableSetAside      *aside)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *time = NULL;
  g_autofree char *extent = NULL;
  TableLine *line;

  g_return_if_fail (PARLOUR_IS_SET_ASIDE_ROW (self));
  g_return_if_fail (TABLE_IS_SET_ASIDE (aside));

  line = table_set_aside_get_line (aside);
  extent = tell_extent (aside);
  if (table_set_aside_get_time (aside) != NULL)
    time = parlour_game_words_time (g_date_time_to_unix (table_set_aside_get_time (aside)), now, FALSE);
  gtk_label_set_label (self->time, time != NULL ? time : "");
  gtk_widget_set_visible (GTK_WIDGET (self->time), time != NULL);
  parlour_label_show_text (self->sentence, line != NULL ? table_line_get_sentence (line)
                                                        : _("This cannot be read any more."));
  gtk_label_set_label (self->extent, extent);
}
