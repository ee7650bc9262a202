/* parlour-shortcuts.c: the window of the keyboard shortcuts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-shortcuts.h"

#include "colonia-letters.h"
#include "parlour-language-button.h"
#include "parlour-stalls.h"
#include "parlour-steady-bin.h"
#include "parlour-template.h"
#include "parlour-wrap-layout.h"

/* Between the keys of a shortcut, as GTK has it. */
#define KEY_SPACING 6

/* How wide the window is, unless the one that it belongs to is narrower. */
#define USUAL_WIDTH 860

/**
 * ParlourShortcuts:
 *
 * All keys. GTK has a window for them, but that is made along with each window
 * of the application, which makes every start slower, puts groups where it
 * likes, and needs more room than a telephone has.
 */
struct _ParlourShortcuts {
  AdwWindow parent_instance;

  GtkShortcutLabel *city_keys;
  GtkShortcutLabel *good_keys;
  GtkShortcutLabel *extra_hold_keys;
  GtkShortcutLabel *resource_keys;
  GtkShortcutLabel *all_resource_keys;
  GtkShortcutLabel *ballot_keys;
  GtkShortcutLabel *all_ballot_keys;
};

G_DEFINE_FINAL_TYPE (ParlourShortcuts, parlour_shortcuts, ADW_TYPE_WINDOW)

static void
parlour_shortcuts_class_init (ParlourShortcutsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PARLOUR_TYPE_STALLS);

  g_type_ensure (PARLOUR_TYPE_LANGUAGE_BUTTON);
  g_type_ensure (PARLOUR_TYPE_STEADY_BIN);
  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/help/shortcuts.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourShortcuts, city_keys);
  gtk_widget_class_bind_template_child (widget_class, ParlourShortcuts, good_keys);
  gtk_widget_class_bind_template_child (widget_class, ParlourShortcuts, extra_hold_keys);
  gtk_widget_class_bind_template_child (widget_class, ParlourShortcuts, resource_keys);
  gtk_widget_class_bind_template_child (widget_class, ParlourShortcuts, all_resource_keys);
  gtk_widget_class_bind_template_child (widget_class, ParlourShortcuts, ballot_keys);
  gtk_widget_class_bind_template_child (widget_class, ParlourShortcuts, all_ballot_keys);
}

/* Letters differ between languages, so they come from where the keys do. */
static void
show_letters (GtkShortcutLabel *label,
              const gunichar   *letters,
              GdkModifierType   modifiers)
{
  GString *accelerators = g_string_new (NULL);

  for (int i = 0; letters[i] != 0; i++)
    {
      g_autofree char *name = gtk_accelerator_name (gdk_unicode_to_keyval (letters[i]), modifiers);

      g_string_append_printf (accelerators, "%s%s", i > 0 ? " " : "", name);
    }

  gtk_shortcut_label_set_accelerator (label, accelerators->str);
  g_string_free (accelerators, TRUE);
}

/* In large text the keys of a shortcut are wider than half of a telephone. */
static void
let_keys_wrap (GtkWidget *widget) /* NOLINT(misc-no-recursion) */
{
  if (GTK_IS_SHORTCUT_LABEL (widget))
    gtk_widget_set_layout_manager (widget, g_object_new (PARLOUR_TYPE_WRAP_LAYOUT, "spacing", KEY_SPACING, NULL));
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      let_keys_wrap (child);
}

static void
parlour_shortcuts_init (ParlourShortcuts *self)
{
  gunichar cities[COLONIA_N_CITIES + 1] = { 0 };
  gunichar goods[COLONIA_N_GOODS + 1] = { 0 };
  gunichar resources[COLONIA_N_RESOURCES + 1] = { 0 };
  const gunichar ballots[] = { colonia_key_ballot (COLONIA_BALLOT_YES), colonia_key_ballot (COLONIA_BALLOT_NO), 0 };

  gtk_widget_init_template (GTK_WIDGET (self));
  let_keys_wrap (GTK_WIDGET (self));

  for (int i = 0; i < (int) COLONIA_N_CITIES; i++)
    cities[i] = colonia_key_city ((ColoniaCity) i);
  for (int i = 0; i < (int) COLONIA_N_GOODS; i++)
    goods[i] = colonia_key_good ((ColoniaGood) i);
  for (int i = 0; i < (int) COLONIA_N_RESOURCES; i++)
    resources[i] = colonia_key_resource ((ColoniaResource) i);

  show_letters (self->city_keys, cities, 0);
  show_letters (self->good_keys, goods, 0);
  show_letters (self->extra_hold_keys, goods, 0);
  show_letters (self->resource_keys, resources, 0);
  show_letters (self->all_resource_keys, resources, GDK_SHIFT_MASK);
  show_letters (self->ballot_keys, ballots, 0);
  show_letters (self->all_ballot_keys, ballots, GDK_SHIFT_MASK);
}

/**
 * parlour_shortcuts_new:
 * @parent: (nullable): the window that it belongs to
 *
 * Makes the window in which all keys are told.
 *
 * Returns: (transfer none): the window, which belongs to GTK
 */
GtkWidget *
parlour_shortcuts_new (GtkWindow *parent)
{
  int width = USUAL_WIDTH;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);

  if (parent != NULL)
    width = MIN (width, gtk_widget_get_width (GTK_WIDGET (parent)));

  return g_object_new (PARLOUR_TYPE_SHORTCUTS,
                       "transient-for", parent,
                       "application", parent != NULL ? gtk_window_get_application (parent) : NULL,
                       "modal", parent != NULL,
                       "default-width", width,
                       NULL);
}
