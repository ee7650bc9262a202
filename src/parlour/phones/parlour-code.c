/* parlour-code.c: a code that telephones read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-code.h"

#include "phones-code.h"

/* How large a module is: a telephone reads it from where somebody sits. */
#define MODULE 6

/* A code, black on white whatever else looks like, with what has to be white around it. */
struct _ParlourCode {
  GtkWidget parent_instance;

  char *text;
  guint8 *modules; /* line by line, or NULL */
  int width; /* how many modules a line has */
};

G_DEFINE_FINAL_TYPE (ParlourCode, parlour_code, GTK_TYPE_WIDGET)

static void
parlour_code_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  *minimum = *natural = PARLOUR_CODE (widget)->width * MODULE;
}

/* Modules that follow on each other in a line are one stroke, as between two there might be a gleam of white. */
static void
snapshot_line (ParlourCode *self,
               GtkSnapshot *snapshot,
               int          y)
{
  static const GdkRGBA black = { 0, 0, 0, 1 };
  const guint8 *line = self->modules + y * self->width;

  for (int x = 0, end; x < self->width; x = end + 1)
    {
      for (end = x; end < self->width && line[end] != 0;)
        end++;
      if (end > x)
        gtk_snapshot_append_color (snapshot, &black,
                                   &GRAPHENE_RECT_INIT ((float) (x * MODULE), (float) (y * MODULE),
                                                        (float) ((end - x) * MODULE), MODULE));
    }
}

static void
parlour_code_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  static const GdkRGBA white = { 1, 1, 1, 1 };
  ParlourCode *self = PARLOUR_CODE (widget);
  const float size = (float) (self->width * MODULE);

  if (self->modules == NULL)
    return;

  gtk_snapshot_append_color (snapshot, &white, &GRAPHENE_RECT_INIT (0, 0, size, size));
  for (int y = 0; y < self->width; y++)
    snapshot_line (self, snapshot, y);
}

static void
parlour_code_finalize (GObject *object)
{
  ParlourCode *self = PARLOUR_CODE (object);

  g_free (self->text);
  g_free (self->modules);

  G_OBJECT_CLASS (parlour_code_parent_class)->finalize (object);
}

static void
parlour_code_class_init (ParlourCodeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = parlour_code_finalize;
  widget_class->measure = parlour_code_measure;
  widget_class->snapshot = parlour_code_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
parlour_code_init (ParlourCode *self)
{
}

/* Shows a code that says something, which whoever does not see it is told. */
void
parlour_code_set_text (ParlourCode *self,
                       const char  *text)
{
  g_return_if_fail (PARLOUR_IS_CODE (self));
  g_return_if_fail (text != NULL);

  if (g_strcmp0 (self->text, text) == 0)
    return;

  g_free (self->text);
  self->text = g_strdup (text);
  g_free (self->modules);
  self->modules = phones_code_make (text, &self->width);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
