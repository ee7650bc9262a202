/* colonia-draw-field.c: what is drawn from the bag for one place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-draw-field.h"

#include "colonia-bundle-box.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

/* More than a card asks for. */
#define MOST_DRAWN 30

/* A booth, or a player, and the cubes that were drawn for it. While it has the focus it takes
 * what is typed. What one player drew is nobody else's business, and is covered as soon as the
 * focus moves on. */
struct _ColoniaDrawField {
  AdwBin parent_instance;

  AdwBin *figure;
  GtkLabel *title;
  GtkLabel *count;
  GtkToggleButton *peek;
  ColoniaBundleBox *cubes;
  GtkLabel *covered;

  ColoniaBundle drawn;
  ColoniaResource order[MOST_DRAWN]; /* in the order in which they were added */
  int n_order;
  int wanted;
  int times; /* how many the next letter adds, or 0 as long as nobody said */
  gboolean typed; /* whether cubes are typed in, and not drawn by the application */
  gboolean secret;
  gboolean focused;
};

enum {
  CHANGED,
  ENTERED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ColoniaDrawField, colonia_draw_field, ADW_TYPE_BIN)

static gboolean
is_shown (ColoniaDrawField *self)
{
  return !self->secret
         || gtk_toggle_button_get_active (self->peek)
         || (self->typed && self->focused);
}

static void
show_drawn (ColoniaDrawField *self)
{
  int count = colonia_bundle_get_total (&self->drawn);
  gboolean shown = is_shown (self);
  /* Translators: resources drawn from the bag: how many so far, and how many there are to be. */
  g_autofree char *text = g_strdup_printf (_("%d of %d"), count, self->wanted);
  g_autofree char *times = g_strdup_printf ("%d ×", self->times);

  gtk_label_set_label (self->count, self->times > 0 ? times : text);
  gtk_widget_set_visible (GTK_WIDGET (self->peek), self->secret && count > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->cubes), shown);
  gtk_widget_set_visible (GTK_WIDGET (self->covered), !shown && count > 0);
  colonia_bundle_box_set_bundle (self->cubes, COLONIA_PIECE_RESOURCE, &self->drawn);

  parlour_widget_set_css_class (GTK_WIDGET (self), "complete", count == self->wanted && self->wanted > 0);
}

static void
on_enter (ColoniaDrawField *self)
{
  self->focused = TRUE;
  show_drawn (self);
  g_signal_emit (self, signals[ENTERED], 0);
}

static void
on_leave (ColoniaDrawField *self)
{
  self->focused = FALSE;
  show_drawn (self);
}

static void
on_pressed (ColoniaDrawField *self)
{
  if (self->typed)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
colonia_draw_field_class_init (ColoniaDrawFieldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /* Something was typed. */
  signals[CHANGED] = g_signal_new ("changed", COLONIA_TYPE_DRAW_FIELD, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* The field has got the focus. */
  signals[ENTERED] = g_signal_new ("entered", COLONIA_TYPE_DRAW_FIELD, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (COLONIA_TYPE_BUNDLE_BOX);
  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/market/draw-field.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (show_drawn));
  gtk_widget_class_bind_template_child (widget_class, ColoniaDrawField, figure);
  gtk_widget_class_bind_template_child (widget_class, ColoniaDrawField, title);
  gtk_widget_class_bind_template_child (widget_class, ColoniaDrawField, count);
  gtk_widget_class_bind_template_child (widget_class, ColoniaDrawField, peek);
  gtk_widget_class_bind_template_child (widget_class, ColoniaDrawField, cubes);
  gtk_widget_class_bind_template_child (widget_class, ColoniaDrawField, covered);
  gtk_widget_class_bind_template_callback (widget_class, on_enter);
  gtk_widget_class_bind_template_callback (widget_class, on_leave);
  gtk_widget_class_bind_template_callback (widget_class, show_drawn);
  gtk_widget_class_bind_template_callback (widget_class, on_pressed);
}

static void
colonia_draw_field_init (ColoniaDrawField *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_peek_watch (self->peek);
  show_drawn (self);
}

/* Makes a field for which nothing is drawn yet. */
GtkWidget *
colonia_draw_field_new (void)
{
  return g_object_new (COLONIA_TYPE_DRAW_FIELD, NULL);
}

/* Says for what is drawn. */
void
colonia_draw_field_set_title (ColoniaDrawField *self,
                              const char       *title,
                              GtkWidget        *figure)
{
  g_return_if_fail (COLONIA_IS_DRAW_FIELD (self));

  gtk_label_set_label (self->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  adw_bin_set_child (self->figure, figure);
  gtk_widget_set_visible (GTK_WIDGET (self->figure), figure != NULL);
}

/* Tells for what is drawn. */
const char *
colonia_draw_field_get_title (ColoniaDrawField *self)
{
  g_return_val_if_fail (COLONIA_IS_DRAW_FIELD (self), NULL);

  return gtk_label_get_label (self->title);
}

/* Tells how many are to be drawn. */
int
colonia_draw_field_get_wanted (ColoniaDrawField *self)
{
  g_return_val_if_fail (COLONIA_IS_DRAW_FIELD (self), 0);

  return self->wanted;
}

/* Says how many are to be drawn. */
void
colonia_draw_field_set_wanted (ColoniaDrawField *self,
                               int               wanted)
{
  g_return_if_fail (COLONIA_IS_DRAW_FIELD (self));

  if (wanted == self->wanted)
    return;

  self->wanted = wanted;
  show_drawn (self);
}

/* Lets the field take the focus, or not. */
void
colonia_draw_field_set_typed (ColoniaDrawField *self,
                              gboolean          typed)
{
  g_return_if_fail (COLONIA_IS_DRAW_FIELD (self));

  if (typed == self->typed)
    return;

  self->typed = typed;
  gtk_widget_set_focusable (GTK_WIDGET (self), typed);
  show_drawn (self);
}

/* Covers what was drawn. */
void
colonia_draw_field_set_secret (ColoniaDrawField *self,
                               gboolean          secret)
{
  g_return_if_fail (COLONIA_IS_DRAW_FIELD (self));

  if (secret == self->secret)
    return;

  self->secret = secret;
  show_drawn (self);
}

/* Shows how many cubes come next. */
void
colonia_draw_field_set_times (ColoniaDrawField *self,
                              int               times)
{
  g_return_if_fail (COLONIA_IS_DRAW_FIELD (self));

  if (times == self->times)
    return;

  self->times = times;
  show_drawn (self);
}

/* Tells what was drawn. */
const ColoniaBundle *
colonia_draw_field_get_drawn (ColoniaDrawField *self)
{
  g_return_val_if_fail (COLONIA_IS_DRAW_FIELD (self), NULL);

  return &self->drawn;
}

/* Shows what was drawn. */
void
colonia_draw_field_set_drawn (ColoniaDrawField    *self,
                              const ColoniaBundle *drawn)
{
  g_return_if_fail (COLONIA_IS_DRAW_FIELD (self));
  g_return_if_fail (drawn != NULL);

  self->drawn = *drawn;
  self->n_order = 0;
  for (ColoniaResource resource = 0; resource < COLONIA_N_RESOURCES; resource++)
    for (int i = 0; i < drawn->n[resource] && self->n_order < MOST_DRAWN; i++)
      self->order[self->n_order++] = resource;
  show_drawn (self);
}

/* Tells how many were drawn. */
int
colonia_draw_field_count (ColoniaDrawField *self)
{
  g_return_val_if_fail (COLONIA_IS_DRAW_FIELD (self), 0);

  return colonia_bundle_get_total (&self->drawn);
}

/* Adds a cube to what was drawn. */
void
colonia_draw_field_add (ColoniaDrawField *self,
                        ColoniaResource   resource)
{
  g_return_if_fail (COLONIA_IS_DRAW_FIELD (self));
  g_return_if_fail (resource < COLONIA_N_RESOURCES);

  if (self->n_order == MOST_DRAWN)
    return;

  self->order[self->n_order++] = resource;
  self->drawn.n[resource]++;
  show_drawn (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Takes back the cube that was added last. */
gboolean
colonia_draw_field_take_back (ColoniaDrawField *self)
{
  g_return_val_if_fail (COLONIA_IS_DRAW_FIELD (self), FALSE);

  if (self->n_order == 0)
    return FALSE;

  self->drawn.n[self->order[--self->n_order]]--;
  show_drawn (self);
  g_signal_emit (self, signals[CHANGED], 0);

  return TRUE;
}
