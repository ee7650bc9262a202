/* parlour-choice.c: one of a few things to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-choice.h"

#include "parlour-template.h"

/* A large button with a picture, a title and a sentence, and a mark while it is chosen. */
struct _ParlourChoice {
  GtkToggleButton parent_instance;

  GtkImage *image;
  GtkLabel *title;
  GtkLabel *text;
};

G_DEFINE_FINAL_TYPE (ParlourChoice, parlour_choice, GTK_TYPE_TOGGLE_BUTTON)

static void
parlour_choice_class_init (ParlourChoiceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/setup/choice.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourChoice, image);
  gtk_widget_class_bind_template_child (widget_class, ParlourChoice, title);
  gtk_widget_class_bind_template_child (widget_class, ParlourChoice, text);
}

static void
parlour_choice_init (ParlourChoice *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Makes a button that says nothing yet. */
GtkWidget *
parlour_choice_new (const char *icon_name)
{
  ParlourChoice *self = g_object_new (PARLOUR_TYPE_CHOICE, NULL);

  g_return_val_if_fail (icon_name != NULL, NULL);

  gtk_image_set_from_icon_name (self->image, icon_name);

  return GTK_WIDGET (self);
}

/* Says what is chosen with it, in the language of the moment. */
void
parlour_choice_show (ParlourChoice *self,
                     const char    *title,
                     const char    *text)
{
  g_return_if_fail (PARLOUR_IS_CHOICE (self));
  g_return_if_fail (title != NULL && text != NULL);

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->text, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}
