/* parlour-code.c: a code that telephones read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-code.h"

#include "text-code.h"

#include <math.h>

/* How large a module is: a telephone reads it from where somebody sits. Of codes with a great many, to which it is held close, it
 * is as small as is needed for the whole to have that size. */
#define MODULE 6
#define LEAST_MODULE 2
#define SIZE 440

/* A code, black on white whatever else looks like, with what has to be white around it. */
struct _ParlourCode {
  GtkWidget parent_instance;

  char *text;
  guint8 *modules; /* line by line, or NULL */
  int width; /* how many modules a line has */
};

G_DEFINE_FINAL_TYPE (ParlourCode, parlour_code, GTK_TYPE_WIDGET)

/* How large a module is in so much room. */
static int
get_module (ParlourCode *self,
            int          room)
{
  return self->width > 0 && self->width * MODULE > SIZE ? CLAMP (room / self->width, LEAST_MODULE, MODULE) : MODULE;
}

static void
parlour_code_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  ParlourCode *self = PARLOUR_CODE (widget);

  *minimum = self->width * get_module (self, 0);
  *natural = self->width * get_module (self, SIZE);
}

/* Modules that follow on each other in a line are one stroke, as between two there might be a gleam of white. */
static void
snapshot_line (ParlourCode *self,
               GtkSnapshot *snapshot,
               int          module,
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
                                   &GRAPHENE_RECT_INIT ((float) (x * module), (float) (y * module),
                                                        (float) ((end - x) * module), (float) module));
    }
}

static void
parlour_code_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  static const GdkRGBA white = { 1, 1, 1, 1 };
  ParlourCode *self = PARLOUR_CODE (widget);
  const int module = get_module (self, MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget)));
  const float size = (float) (self->width * module);

  if (self->modules == NULL)
    return;

  /* Modules are whole pixels, which need not fill the place. */
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (floorf (((float) gtk_widget_get_width (widget) - size) / 2.f),
                                                          floorf (((float) gtk_widget_get_height (widget) - size) / 2.f)));
  gtk_snapshot_append_color (snapshot, &white, &GRAPHENE_RECT_INIT (0, 0, size, size));
  for (int y = 0; y < self->width; y++)
    snapshot_line (self, snapshot, module, y);
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

/* Shows a code that says something, which whoever does not see it is told. Returns whether there is such a code. */
gboolean
parlour_code_set_text (ParlourCode *self,
                       const char  *text)
{
  g_return_val_if_fail (text != NULL, FALSE);

  if (g_strcmp0 (self->text, text) == 0)
    return self->modules != NULL;

  g_free (self->text);
  self->text = g_strdup (text);
  g_free (self->modules);
  self->width = 0;
  self->modules = text_code_make (text, &self->width);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));

  return self->modules != NULL;
}
