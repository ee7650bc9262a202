/* parlour-hint-layout.c: a button, and what is missing for it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-hint-layout.h"

#include "parlour-widgets.h"

#define SPACING 12
#define ROW_SPACING 4

/* What a hint has beside the button at least, where text has its usual size:
 * some words in a line. */
#define LEAST_FOR_HINT 110

/* Puts the first child, a text that comes and goes, beside the second one, a button, or above it
 * where that leaves it no room for some words in a line: whoever reads what is missing sees for
 * what. Only a text that goes by itself has the place of the button there.
 *
 * Whatever the text says, the place of the button depends on the width alone, and the height
 * never becomes less while both are to be seen: nothing moves under the hand of who fills
 * something in. Larger text, another width, and parlour_hint_layout_forget() begin anew. */
struct _ParlourHintLayout {
  GtkLayoutManager parent_instance;

  /* How high it has been, at the width and size of the text that it has. Other widths are
   * asked for as well. */
  int height;
  int width;
  double scale;
  gboolean is_passing; /* whether the text goes by itself */
};

G_DEFINE_FINAL_TYPE (ParlourHintLayout, parlour_hint_layout, GTK_TYPE_LAYOUT_MANAGER)

static int
measure_natural (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size)
{
  int natural;

  gtk_widget_measure (widget, orientation, for_size, NULL, &natural, NULL, NULL);

  return natural;
}

/* How wide the button is, which has a line of its own where that leaves nothing
 * for the hint. */
static int
share_width (GtkWidget *button,
             int        width,
             int       *for_hint)
{
  int natural = measure_natural (button, GTK_ORIENTATION_HORIZONTAL, -1);

  *for_hint = width - natural - SPACING;
  if (*for_hint < parlour_widget_scale_width (button, LEAST_FOR_HINT))
    *for_hint = 0;

  return MIN (natural, width);
}

/* A text that says nothing takes no room. */
static int
measure_hint (GtkWidget *hint,
              int        width)
{
  return measure_natural (hint, GTK_ORIENTATION_HORIZONTAL, -1) > 0
           ? measure_natural (hint, GTK_ORIENTATION_VERTICAL, width) : 0;
}

/* Where there is no room for both. */
static gboolean
has_place_of_button (ParlourHintLayout *self,
                     GtkWidget         *hint)
{
  return self->is_passing && measure_natural (hint, GTK_ORIENTATION_HORIZONTAL, -1) > 0;
}

static int
measure_height (ParlourHintLayout *self,
                GtkWidget         *widget,
                int                width)
{
  GtkWidget *hint = gtk_widget_get_first_child (widget);
  GtkWidget *button = gtk_widget_get_last_child (widget);
  int for_hint;
  int button_width = share_width (button, width, &for_hint);
  int button_height = measure_natural (button, GTK_ORIENTATION_VERTICAL, button_width);
  int hint_height = measure_hint (hint, for_hint > 0 ? for_hint : width);

  if (for_hint > 0 || hint_height == 0 || has_place_of_button (self, hint))
    return MAX (hint_height, button_height);

  return hint_height + ROW_SPACING + button_height;
}

/* Never less than it was. */
static int
keep_height (ParlourHintLayout *self,
             GtkWidget         *widget,
             int                width,
             int                height)
{
  if (self->width != width || self->scale != parlour_widget_get_text_scale (widget))
    return height;

  self->height = MAX (self->height, height);

  return self->height;
}

static void
begin_anew (ParlourHintLayout *self,
            GtkWidget         *widget,
            int                width)
{
  double scale = parlour_widget_get_text_scale (widget);

  if (self->width == width && self->scale == scale)
    return;

  self->width = width;
  self->scale = scale;
  self->height = measure_height (self, widget, width);
}

static void
parlour_hint_layout_measure (GtkLayoutManager *manager,
                             GtkWidget        *widget,
                             GtkOrientation    orientation,
                             int               for_size,
                             int              *minimum,
                             int              *natural,
                             int              *minimum_baseline,
                             int              *natural_baseline)
{
  ParlourHintLayout *self = PARLOUR_HINT_LAYOUT (manager);
  GtkWidget *hint = gtk_widget_get_first_child (widget);
  GtkWidget *button = gtk_widget_get_last_child (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (parlour_widget_measure_least (hint, orientation, -1),
                      parlour_widget_measure_least (button, orientation, -1));
      *natural = measure_natural (hint, orientation, -1) + SPACING + measure_natural (button, orientation, -1);
      return;
    }

  if (for_size < 0)
    for_size = measure_natural (widget, GTK_ORIENTATION_HORIZONTAL, -1);
  *minimum = *natural = keep_height (self, widget, for_size, measure_height (self, widget, for_size));
}

static void
parlour_hint_layout_allocate (GtkLayoutManager *manager,
                              GtkWidget        *widget,
                              int               width,
                              int               height,
                              int               baseline)
{
  ParlourHintLayout *self = PARLOUR_HINT_LAYOUT (manager);
  gboolean is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkWidget *hint = gtk_widget_get_first_child (widget);
  GtkWidget *button = gtk_widget_get_last_child (widget);
  int for_hint;
  GtkAllocation button_place = { 0, 0, share_width (button, width, &for_hint), height };
  GtkAllocation hint_place = { 0, 0, for_hint, height };
  gboolean has_button = for_hint > 0 || !has_place_of_button (self, hint);

  begin_anew (self, widget, width);
  if (for_hint == 0)
    {
      button_place.height = measure_natural (button, GTK_ORIENTATION_VERTICAL, button_place.width);
      button_place.y = height - button_place.height;
      hint_place.width = width;
      if (has_button)
        hint_place.height = MAX (button_place.y - ROW_SPACING, 0);
    }
  if (is_mirrored)
    hint_place.x = width - hint_place.width;
  else
    button_place.x = width - button_place.width;

  gtk_widget_set_child_visible (button, has_button);
  gtk_widget_size_allocate (hint, &hint_place, -1);
  gtk_widget_size_allocate (button, &button_place, -1);
}

static GtkSizeRequestMode
parlour_hint_layout_get_request_mode (GtkLayoutManager *manager,
                                      GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
parlour_hint_layout_class_init (ParlourHintLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = parlour_hint_layout_get_request_mode;
  layout_class->measure = parlour_hint_layout_measure;
  layout_class->allocate = parlour_hint_layout_allocate;
}

static void
parlour_hint_layout_init (ParlourHintLayout *self)
{
}

/* Lets it be only as high as it must be from now on: something else is filled in, or the button
 * says something else. */
void
parlour_hint_layout_forget (ParlourHintLayout *self)
{
  self->height = 0;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

/* Lets the text have the place of a button that could be pressed, where there is no room for
 * both. Everybody can wait for one that is there for a moment. */
void
parlour_hint_layout_set_passing (ParlourHintLayout *self,
                                 gboolean           is_passing)
{
  self->is_passing = is_passing;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
