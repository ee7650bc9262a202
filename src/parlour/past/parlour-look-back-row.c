/* parlour-look-back-row.c: what happened, on a page of what a round brought
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All rows of a round are one card: each of them is a piece of it, cut off where
 * the next one begins.
 */

#include "config.h"

#include "parlour-look-back-row.h"

#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

struct _ParlourLookBackRow {
  AdwBin parent_instance;

  TableLine *line;
  gboolean begins_day;
  gboolean covered;

  GtkLabel *heading;
  GtkLabel *sentence;
  GtkLabel *details;
};

G_DEFINE_FINAL_TYPE (ParlourLookBackRow, parlour_look_back_row, ADW_TYPE_BIN)

static void
show_undone (ParlourLookBackRow *self)
{
  gboolean undone = self->line->undone;

  parlour_widget_set_css_class (GTK_WIDGET (self), "undone", undone);

  /* Nobody hears that something is struck through. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->sentence),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  undone ? C_("event of the chronicle", "undone") : "",
                                  -1);
}

static void
tell (ParlourLookBackRow *self)
{
  g_autofree char *day = NULL;
  const char *details;

  if (self->line == NULL)
    return;

  day = self->line->game->tell_when (self->line->round, self->line->day);
  details = self->covered && table_line_is_private (self->line) ? "" : self->line->details;
  parlour_label_say (self->heading, self->begins_day ? day : NULL);
  parlour_label_show_text (self->sentence, self->line->sentence);
  parlour_label_show_text (self->details, details);
  gtk_widget_set_visible (GTK_WIDGET (self->details), *details != '\0');
  show_undone (self);
}

static void
parlour_look_back_row_dispose (GObject *object)
{
  g_clear_object (&PARLOUR_LOOK_BACK_ROW (object)->line);

  G_OBJECT_CLASS (parlour_look_back_row_parent_class)->dispose (object);
}

static void
parlour_look_back_row_class_init (ParlourLookBackRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_look_back_row_dispose;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/past/look-back-row.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
  gtk_widget_class_bind_template_child (widget_class, ParlourLookBackRow, heading);
  gtk_widget_class_bind_template_child (widget_class, ParlourLookBackRow, sentence);
  gtk_widget_class_bind_template_child (widget_class, ParlourLookBackRow, details);
}

static void
parlour_look_back_row_init (ParlourLookBackRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Shows a line in the place of the one before. */
void
parlour_look_back_row_show (ParlourLookBackRow *self,
                            TableLine          *line,
                            gboolean            begins_day,
                            gboolean            covered)
{
  g_set_object (&self->line, line);
  self->begins_day = begins_day;
  self->covered = covered;
  tell (self);
}
