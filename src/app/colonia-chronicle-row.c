/* colonia-chronicle-row.c: a line of the chronicle on the screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-chronicle-row.h"

#include "colonia-chronicle-choices.h"
#include "colonia-template.h"
#include "colonia-terms.h"
#include "colonia-widgets.h"

#include <glib/gi18n.h>

struct _ColoniaChronicleRow {
  AdwBin parent_instance;

  ColoniaSession *session;
  ColoniaLine *line;
  gboolean covered;

  GtkLabel *heading;
  GtkLabel *sentence;
  GtkToggleButton *more;
  GtkLabel *details;
  AdwBin *place;
  GtkBox *later;
};

G_DEFINE_FINAL_TYPE (ColoniaChronicleRow, colonia_chronicle_row, ADW_TYPE_BIN)

static void
update_choices (ColoniaChronicleRow *self)
{
  colonia_chronicle_choices_update (COLONIA_CHRONICLE_CHOICES (adw_bin_get_child (self->place)));
}

static void
close_choices (ColoniaChronicleRow *self)
{
  if (adw_bin_get_child (self->place) == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->session, self);
  adw_bin_set_child (self->place, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->place), FALSE);
}

static void
on_more_toggled (ColoniaChronicleRow *self)
{
  if (!gtk_toggle_button_get_active (self->more))
    {
      close_choices (self);
      return;
    }

  adw_bin_set_child (self->place, colonia_chronicle_choices_new (self->session, colonia_line_get_index (self->line)));
  gtk_widget_set_visible (GTK_WIDGET (self->place), TRUE);
  g_signal_connect_swapped (self->session, "changed", G_CALLBACK (update_choices), self);
}

static void
show_undone (ColoniaChronicleRow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean undone = colonia_line_get_undone (self->line);

  colonia_widget_set_css_class (widget, "undone", undone);

  /* Nobody hears that something is struck through. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->sentence),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  undone ? C_("event of the chronicle", "undone") : "",
                                  -1);
}

static void tell (ColoniaChronicleRow *self);

static void
colonia_chronicle_row_dispose (GObject *object)
{
  colonia_chronicle_row_drop (COLONIA_CHRONICLE_ROW (object));

  G_OBJECT_CLASS (colonia_chronicle_row_parent_class)->dispose (object);
}

static void
colonia_chronicle_row_class_init (ColoniaChronicleRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = colonia_chronicle_row_dispose;

  colonia_template_set (widget_class, RESOURCE_PATH "/chronicle-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaChronicleRow, heading);
  gtk_widget_class_bind_template_child (widget_class, ColoniaChronicleRow, sentence);
  gtk_widget_class_bind_template_child (widget_class, ColoniaChronicleRow, more);
  gtk_widget_class_bind_template_child (widget_class, ColoniaChronicleRow, details);
  gtk_widget_class_bind_template_child (widget_class, ColoniaChronicleRow, place);
  gtk_widget_class_bind_template_child (widget_class, ColoniaChronicleRow, later);
  gtk_widget_class_bind_template_callback (widget_class, on_more_toggled);
  colonia_template_set_teller (widget_class, G_CALLBACK (tell));
}

static void
colonia_chronicle_row_init (ColoniaChronicleRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * colonia_chronicle_row_new:
 *
 * Makes a row that shows no line yet.
 *
 * Returns: (transfer floating): the row
 */
GtkWidget *
colonia_chronicle_row_new (void)
{
  return g_object_new (COLONIA_TYPE_CHRONICLE_ROW, NULL);
}

static gboolean
begins_day (ColoniaSession *session,
            ColoniaLine    *line)
{
  guint index = colonia_line_get_index (line);
  g_autoptr (ColoniaLine) before = NULL;

  if (index == 0)
    return TRUE;

  before = g_list_model_get_item (colonia_session_get_chronicle (session), index - 1);

  return colonia_line_begins_day (line, before);
}

static void
show_heading (ColoniaChronicleRow *self)
{
  gboolean begins = begins_day (self->session, self->line);

  gtk_widget_set_visible (GTK_WIDGET (self->heading), begins);
  if (begins)
    {
      g_autofree char *day = colonia_term_week_and_day (colonia_line_get_week (self->line),
                                                        colonia_line_get_day (self->line));

      gtk_label_set_label (self->heading, day);
    }
}

static void
add_label (ColoniaChronicleRow *self,
           const char          *text,
           const char *const   *css_classes)
{
  GtkWidget *label = colonia_label_new_wrapped (text);

  gtk_widget_set_css_classes (label, (const char **) css_classes);
  gtk_box_append (self->later, label);
}

/* What happens on the next day stands under the name of that. */
static void
show_later (ColoniaChronicleRow *self)
{
  static const char *const heading_classes[] = { "heading", "chronicle-heading", NULL };
  static const char *const details_classes[] = { "chronicle-details", NULL };
  guint n_days;
  const ColoniaLineDay *days = colonia_line_get_days (self->line, &n_days);

  colonia_box_clear (self->later);
  for (guint i = 1; i < n_days; i++)
    {
      g_autofree char *day = colonia_term_week_and_day (days[i].week, days[i].day);

      add_label (self, day, heading_classes);
      add_label (self, days[i].details, details_classes);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->later), n_days > 1);
}

static void
tell (ColoniaChronicleRow *self)
{
  const char *details;
  guint n_days;

  if (self->line == NULL)
    return;

  details = self->covered && colonia_line_is_private (self->line)
              ? _("What went behind the screens is covered.")
              : colonia_line_get_days (self->line, &n_days)->details;
  show_heading (self);
  show_later (self);
  colonia_label_show_text (self->sentence, colonia_line_get_sentence (self->line));
  colonia_label_show_text (self->details, details);
  gtk_widget_set_visible (GTK_WIDGET (self->details), *details != '\0');
  show_undone (self);
}

/**
 * colonia_chronicle_row_show:
 * @self: a row that shows no line
 * @session: a game
 * @line: a line of its chronicle
 * @covered: whether what lies behind the screens is covered
 *
 * Shows a line, with the day above it if it is the first one of that.
 */
void
colonia_chronicle_row_show (ColoniaChronicleRow *self,
                            ColoniaSession      *session,
                            ColoniaLine         *line,
                            gboolean             covered)
{
  g_return_if_fail (COLONIA_IS_CHRONICLE_ROW (self));
  g_return_if_fail (self->line == NULL);
  g_return_if_fail (COLONIA_IS_SESSION (session) && COLONIA_IS_LINE (line));

  self->session = g_object_ref (session);
  self->line = g_object_ref (line);
  g_signal_connect_swapped (line, "notify::undone", G_CALLBACK (show_undone), self);

  self->covered = covered;
  tell (self);
}

/**
 * colonia_chronicle_row_drop:
 * @self: a row
 *
 * Shows no line any more.
 */
void
colonia_chronicle_row_drop (ColoniaChronicleRow *self)
{
  g_return_if_fail (COLONIA_IS_CHRONICLE_ROW (self));

  if (self->line == NULL)
    return;

  gtk_toggle_button_set_active (self->more, FALSE);
  g_signal_handlers_disconnect_by_data (self->line, self);
  g_clear_object (&self->line);
  g_clear_object (&self->session);
}
