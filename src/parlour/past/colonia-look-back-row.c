/* colonia-look-back-row.c: what happened, on a page of what a week brought
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All rows of a week are one card: each of them is a piece of it, cut off where
 * the next one begins.
 */

#include "config.h"

#include "colonia-look-back-row.h"

#include "colonia-template.h"
#include "colonia-terms.h"
#include "colonia-widgets.h"

#include <glib/gi18n.h>

struct _ColoniaLookBackRow {
  AdwBin parent_instance;

  ColoniaLine *line;
  gboolean begins_day;
  gboolean covered;

  GtkLabel *heading;
  GtkLabel *sentence;
  GtkLabel *details;
};

G_DEFINE_FINAL_TYPE (ColoniaLookBackRow, colonia_look_back_row, ADW_TYPE_BIN)

static void
show_undone (ColoniaLookBackRow *self)
{
  gboolean undone = colonia_line_get_undone (self->line);

  colonia_widget_set_css_class (GTK_WIDGET (self), "undone", undone);

  /* Nobody hears that something is struck through. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->sentence),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  undone ? C_("event of the chronicle", "undone") : "",
                                  -1);
}

static void
tell (ColoniaLookBackRow *self)
{
  g_autofree char *day = NULL;
  const char *details;

  if (self->line == NULL)
    return;

  day = colonia_term_week_and_day (colonia_line_get_week (self->line), colonia_line_get_day (self->line));
  details = self->covered && colonia_line_is_private (self->line) ? "" : colonia_line_get_details (self->line);
  gtk_label_set_label (self->heading, day);
  gtk_widget_set_visible (GTK_WIDGET (self->heading), self->begins_day);
  colonia_label_show_text (self->sentence, colonia_line_get_sentence (self->line));
  colonia_label_show_text (self->details, details);
  gtk_widget_set_visible (GTK_WIDGET (self->details), *details != '\0');
  show_undone (self);
}

static void
colonia_look_back_row_dispose (GObject *object)
{
  g_clear_object (&COLONIA_LOOK_BACK_ROW (object)->line);

  G_OBJECT_CLASS (colonia_look_back_row_parent_class)->dispose (object);
}

static void
colonia_look_back_row_class_init (ColoniaLookBackRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = colonia_look_back_row_dispose;

  colonia_template_set (widget_class, RESOURCE_PATH "/parlour/past/look-back-row.ui");
  colonia_template_set_teller (widget_class, G_CALLBACK (tell));
  gtk_widget_class_bind_template_child (widget_class, ColoniaLookBackRow, heading);
  gtk_widget_class_bind_template_child (widget_class, ColoniaLookBackRow, sentence);
  gtk_widget_class_bind_template_child (widget_class, ColoniaLookBackRow, details);
}

static void
colonia_look_back_row_init (ColoniaLookBackRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * colonia_look_back_row_new:
 *
 * Makes a row that shows no line yet.
 *
 * Returns: (transfer floating): the row
 */
GtkWidget *
colonia_look_back_row_new (void)
{
  return g_object_new (COLONIA_TYPE_LOOK_BACK_ROW, NULL);
}

/**
 * colonia_look_back_row_show:
 * @self: a row
 * @line: a line of a chronicle
 * @begins_day: whether the day is to stand above it
 * @covered: whether what lies behind the screens is not told
 *
 * Shows a line in the place of the one before.
 */
void
colonia_look_back_row_show (ColoniaLookBackRow *self,
                            ColoniaLine        *line,
                            gboolean            begins_day,
                            gboolean            covered)
{
  g_return_if_fail (COLONIA_IS_LOOK_BACK_ROW (self));
  g_return_if_fail (COLONIA_IS_LINE (line));

  g_set_object (&self->line, line);
  self->begins_day = begins_day;
  self->covered = covered;
  tell (self);
}
