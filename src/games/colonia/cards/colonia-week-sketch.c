/* colonia-week-sketch.c: a week card as it is printed, small
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-week-sketch.h"

#include "colonia-piece.h"
#include "colonia-terms.h"
#include "parlour-template.h"
#include "text-words.h"

#include <glib/gi18n.h>

#define PIECE_SIZE 16

/* The numbers of a week card: booths, contracts, dice and ships. */
struct _ColoniaWeekSketch {
  AdwBin parent_instance;

  GtkWidget *booth_row;
  GtkLabel *booths;
  GtkBox *contracts;
  GtkLabel *dice;
  GtkLabel *ships;
};

G_DEFINE_FINAL_TYPE (ColoniaWeekSketch, colonia_week_sketch, ADW_TYPE_BIN)

static void
colonia_week_sketch_class_init (ColoniaWeekSketchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/cards/week-sketch.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaWeekSketch, booth_row);
  gtk_widget_class_bind_template_child (widget_class, ColoniaWeekSketch, booths);
  gtk_widget_class_bind_template_child (widget_class, ColoniaWeekSketch, contracts);
  gtk_widget_class_bind_template_child (widget_class, ColoniaWeekSketch, dice);
  gtk_widget_class_bind_template_child (widget_class, ColoniaWeekSketch, ships);
}

static void
colonia_week_sketch_init (ColoniaWeekSketch *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static char *
join_numbers (const int  *numbers,
              int         n,
              const char *separator)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < n; i++)
    g_string_append_printf (text, "%s%d", i > 0 ? separator : "", numbers[i]);

  return g_string_free (text, FALSE);
}

static void
append_contracts (ColoniaWeekSketch *self,
                  ColoniaCraftsman   craftsman,
                  int                contracts)
{
  g_autofree char *text = g_strdup_printf ("%d", contracts);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  GtkWidget *piece = colonia_piece_new (COLONIA_PIECE_GOOD, (int) craftsman, 1);
  GtkWidget *number = gtk_label_new (text);

  parlour_figure_set_size (PARLOUR_FIGURE (piece), PIECE_SIZE);
  gtk_widget_add_css_class (number, "numeric");
  gtk_box_append (GTK_BOX (box), piece);
  gtk_box_append (GTK_BOX (box), number);
  gtk_box_append (self->contracts, box);
}

GtkWidget *
colonia_week_sketch_new (const ColoniaPrintedWeek *week,
                         gboolean                  with_booths)
{
  ColoniaWeekSketch *self;
  g_autofree char *booths = NULL;
  g_autofree char *dice = NULL;
  g_autofree char *ships = NULL;

  g_return_val_if_fail (week != NULL, NULL);

  self = g_object_new (COLONIA_TYPE_WEEK_SKETCH, NULL);

  booths = join_numbers (week->booths, week->n_booths, " ");
  gtk_label_set_label (self->booths, week->n_booths > 0 ? booths : "?");
  gtk_widget_set_visible (self->booth_row, with_booths);

  for (ColoniaCraftsman craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    append_contracts (self, craftsman, week->contracts[craftsman]);

  dice = g_strdup_printf ("%d", week->dice);
  gtk_label_set_label (self->dice, dice);
  ships = g_strdup_printf ("%d", week->ships);
  gtk_label_set_label (self->ships, ships);

  return GTK_WIDGET (self);
}

/* Tells in words what the sketch of a week card shows. */
char *
colonia_week_sketch_describe (const ColoniaPrintedWeek *week,
                              gboolean                  with_booths)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (week != NULL, NULL);

  if (with_booths && week->n_booths > 0)
    {
      g_autofree char *booths = join_numbers (week->booths, week->n_booths, ", ");

      /* Translators: a week card; %s is a list of numbers, one for each booth of the market. */
      g_ptr_array_add (parts, g_strdup_printf (_("booths %s"), booths));
    }

  for (ColoniaCraftsman craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    /* Translators: a week card; %s is a craftsman, %d how many contracts are fulfilled. */
    g_ptr_array_add (parts, g_strdup_printf (_("%s %d"), colonia_term_craftsman (craftsman),
                                             week->contracts[craftsman]));

  /* Translators: a week card; how often the die is rolled. */
  g_ptr_array_add (parts, g_strdup_printf (ngettext ("%d roll", "%d rolls", (gulong) week->dice), week->dice));
  /* Translators: a week card; how many ships leave. */
  g_ptr_array_add (parts, g_strdup_printf (ngettext ("%d ship", "%d ships", (gulong) week->ships), week->ships));

  return text_lists (parts);
}
