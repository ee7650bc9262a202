/* parlour-language-button.c: the choice of a language in a header
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-language-button.h"

#include "parlour-template.h"
#include "parlour-widgets.h"
#include "tongue.h"

#include <glib/gi18n.h>

/**
 * ParlourLanguageButton:
 *
 * A button with the letters of the language that is spoken and a menu of those
 * that may be. It carries no flag, as a language belongs to no country.
 */
struct _ParlourLanguageButton {
  AdwBin parent_instance;

  GtkMenuButton *button;
  GtkLabel *letters;
  GMenu *menu;
};

G_DEFINE_FINAL_TYPE (ParlourLanguageButton, parlour_language_button, ADW_TYPE_BIN)

static void
tell (ParlourLanguageButton *self)
{
  const char *language = tongue_get_language ();
  g_autofree char *letters = g_ascii_strup (language, -1);
  /* Translators: %s is the name of the language in itself, and what follows the key that changes it. */
  g_autofree char *tooltip = g_strdup_printf (_("Language: %s (Ctrl+Shift+L)"), tongue_get_name (language));

  gtk_label_set_label (self->letters, letters);
  parlour_widget_set_tooltip (GTK_WIDGET (self->button), tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip, -1);
}

/* The first section is for the languages, which stand there under their own names. */
static void
offer_languages (GMenu *menu)
{
  g_autoptr (GMenuModel) languages = g_menu_model_get_item_link (G_MENU_MODEL (menu), 0, G_MENU_LINK_SECTION);

  for (const char *const *language = tongue_list (); *language != NULL; language++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (tongue_get_name (*language), NULL);

      g_menu_item_set_action_and_target (item, "app.language", "s", *language);
      g_menu_append_item (G_MENU (languages), item);
    }
}

static void
parlour_language_button_class_init (ParlourLanguageButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/base/language-button.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
  gtk_widget_class_bind_template_child (widget_class, ParlourLanguageButton, button);
  gtk_widget_class_bind_template_child (widget_class, ParlourLanguageButton, letters);
  gtk_widget_class_bind_template_child (widget_class, ParlourLanguageButton, menu);
}

static void
parlour_language_button_init (ParlourLanguageButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  offer_languages (self->menu);
  parlour_menu_button_set_menu (self->button, self->menu);
  tell (self);
}

/**
 * parlour_language_toggle_new:
 * @language: the id of a language
 *
 * Makes a button that chooses a language among several, as wide as its letters. What it does is
 * up to the caller.
 *
 * Returns: (transfer floating): the button
 */
GtkWidget *
parlour_language_toggle_new (const char *language)
{
  const char *name = tongue_get_name (language);
  g_autofree char *letters = g_ascii_strup (language, -1);
  GtkWidget *button = gtk_toggle_button_new_with_label (letters);

  parlour_widget_set_tooltip (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  parlour_button_keep_name (GTK_BUTTON (button));

  return button;
}
