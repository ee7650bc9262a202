/* colonia-week-sketch.c: a week card as it is printed, small
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-week-sketch.h"

#include "colonia-piece.h"
#include "colonia-terms.h"
#include "text-words.h"

#include <glib/gi18n.h>

#define PIECE_SIZE 16

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

static GtkWidget *
add_row (GtkWidget *sketch)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (sketch), row);

  return row;
}

static GtkWidget *
make_icon (const char *name)
{
  return g_object_new (GTK_TYPE_IMAGE, "icon-name", name, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}

static GtkWidget *
make_number (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "numeric");

  return label;
}

static void
add_booths (GtkWidget                *row,
            const ColoniaPrintedWeek *week)
{
  g_autofree char *booths = join_numbers (week->booths, week->n_booths, " ");
  GtkWidget *label = make_number (week->n_booths > 0 ? booths : "?");

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (row), make_icon ("colonia-booth-symbolic"));
  gtk_box_append (GTK_BOX (row), label);
}

/* A picture with a number behind it. */
static void
add_count (GtkWidget *row,
           GtkWidget *picture,
           int        count,
           int        spacing)
{
  g_autofree char *text = g_strdup_printf ("%d", count);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, spacing);

  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), make_number (text));
  gtk_box_append (GTK_BOX (row), box);
}

/* Makes the numbers of a week card: booths, contracts, dice and ships. */
GtkWidget *
colonia_week_sketch_new (const ColoniaPrintedWeek *week,
                         gboolean                  with_booths)
{
  GtkWidget *sketch = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *row;

  if (with_booths)
    add_booths (add_row (sketch), week);

  row = add_row (sketch);
  for (int craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    add_count (row, g_object_new (COLONIA_TYPE_PIECE, "kind", COLONIA_PIECE_GOOD, "which", craftsman, "count", 1,
                                  "size", PIECE_SIZE, NULL), week->contracts[craftsman], 2);

  row = add_row (sketch);
  add_count (row, make_icon ("colonia-die-symbolic"), week->dice, 6);
  add_count (row, make_icon ("colonia-ship-symbolic"), week->ships, 6);

  return sketch;
}

/* Tells in words what the sketch of a week card shows. */
char *
colonia_week_sketch_describe (const ColoniaPrintedWeek *week,
                              gboolean                  with_booths)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

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
