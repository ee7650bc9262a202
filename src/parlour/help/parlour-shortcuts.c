/* parlour-shortcuts.c: the window of the keyboard shortcuts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-shortcuts.h"

#include "parlour-clock.h"
#include "parlour-game-shortcuts.h"
#include "parlour-settings.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"

#include <glib/gi18n.h>

/* Between the keys of a shortcut, as GTK has it. */
#define KEY_SPACING 6

/* Between shortcuts, and between their keys and what they do. */
#define ROW_SPACING 8
#define COLUMN_SPACING 14

/* How many letters a line has of what keys do. */
#define LINE_CHARS 18

/* How wide the window is, unless the one that it belongs to is narrower. */
#define USUAL_WIDTH 860

/* What a label is told by. */
#define TOLD "parlour-shortcuts-told"
#define GAME "parlour-shortcuts-game"

/* All keys. GTK has a window for them, but that is made along with each window of the
 * application, which makes every start slower, puts groups where it likes, and needs more room
 * than a telephone has. */
struct _ParlourShortcuts {
  ParlourSideWindow parent_instance;

  ParlourStalls *groups;
};

G_DEFINE_FINAL_TYPE (ParlourShortcuts, parlour_shortcuts, PARLOUR_TYPE_SIDE_WINDOW)

static void
parlour_shortcuts_class_init (ParlourShortcutsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/help/shortcuts.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourShortcuts, groups);
}

static void
parlour_shortcuts_init (ParlourShortcuts *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Words that follow the language, as long as the label is there. */
static GtkWidget *
make_label (GtkAccessibleRole role,
            gconstpointer     told,
            ParlourSpeaker    teller)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", role, "xalign", 0.0, "wrap", TRUE, NULL);

  g_object_set_data (G_OBJECT (label), TOLD, (gpointer) told);
  parlour_tell (label, teller, 0);

  return label;
}

static void
tell_title (GtkWidget *label,
            int        number)
{
  const ParlourShortcutGroup *group = g_object_get_data (G_OBJECT (label), TOLD);
  const TableGame *game = g_object_get_data (G_OBJECT (label), GAME);
  const char *title = group->context != NULL ? g_dpgettext2 (NULL, group->context, group->title)
                                             : gettext (group->title);
  g_autofree char *text = NULL;

  if (game != NULL)
    /* Translators: above keys: the first %s is a game, the second a part of it. */
    text = g_strdup_printf (C_("keys of a game", "%s: %s"), table_game_get_name (game), title);

  gtk_label_set_label (GTK_LABEL (label), text != NULL ? text : title);
}

static void
tell_text (GtkWidget *label,
           int        number)
{
  const ParlourShortcut *shortcut = g_object_get_data (G_OBJECT (label), TOLD);

  gtk_label_set_label (GTK_LABEL (label), gettext (shortcut->text));
}

/* Letters differ between languages, so they come from where the keys do. */
static void
tell_letters (GtkWidget *label,
              int        number)
{
  const ParlourShortcut *shortcut = g_object_get_data (G_OBJECT (label), TOLD);
  g_autoptr (GString) accelerators = g_string_new (NULL);

  for (int i = 0; i < shortcut->n_letters; i++)
    {
      guint key = gdk_unicode_to_keyval (shortcut->get_letter (shortcut->first + i));
      g_autofree char *name = gtk_accelerator_name (key, shortcut->modifiers);

      g_string_append_printf (accelerators, "%s%s", i > 0 ? " " : "", name);
    }

  gtk_shortcut_label_set_accelerator (GTK_SHORTCUT_LABEL (label), accelerators->str);
}

static GtkWidget *
make_keys (const ParlourShortcut *shortcut)
{
  GtkWidget *label = gtk_shortcut_label_new (shortcut->keys != NULL ? shortcut->keys : "");

  gtk_widget_set_halign (label, GTK_ALIGN_START);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  /* In large text the keys of a shortcut are wider than half of a telephone. */
  gtk_widget_set_layout_manager (label, g_object_new (PARLOUR_TYPE_WRAP_LAYOUT, "spacing", KEY_SPACING, NULL));
  if (shortcut->get_letter != NULL)
    {
      g_object_set_data (G_OBJECT (label), TOLD, (gpointer) shortcut);
      parlour_tell (label, tell_letters, 0);
    }

  return label;
}

/* What one game does not know, or the table does not want, is not told while it is played. */
static gboolean
is_told (const ParlourShortcut *shortcut,
         const TableGame       *played)
{
  return played == NULL || ((!shortcut->passes || played->pass != TABLE_NOBODY)
                            && (!shortcut->clock || parlour_clock_is_wanted (parlour_settings_get ())));
}

static GtkWidget *
make_group (const ParlourShortcutGroup *group,
            const TableGame            *game,
            const TableGame            *played)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *title = make_label (GTK_ACCESSIBLE_ROLE_HEADING, group, tell_title);
  int row = 0;

  if (game != NULL)
    {
      g_object_set_data (G_OBJECT (title), GAME, (gpointer) game);
      tell_title (title, 0);
    }

  gtk_grid_set_row_spacing (GTK_GRID (grid), ROW_SPACING);
  gtk_grid_set_column_spacing (GTK_GRID (grid), COLUMN_SPACING);
  gtk_widget_set_valign (grid, GTK_ALIGN_START);
  gtk_widget_add_css_class (title, "heading");
  gtk_grid_attach (GTK_GRID (grid), title, 0, row++, 2, 1);

  for (const ParlourShortcut *shortcut = group->shortcuts; shortcut->text != NULL; shortcut++)
    {
      GtkWidget *text;

      if (!is_told (shortcut, played))
        continue;

      text = make_label (GTK_ACCESSIBLE_ROLE_LABEL, shortcut, tell_text);
      gtk_widget_set_hexpand (text, TRUE);
      gtk_label_set_max_width_chars (GTK_LABEL (text), LINE_CHARS);
      gtk_grid_attach (GTK_GRID (grid), make_keys (shortcut), 0, row, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), text, 1, row++, 1, 1);
    }

  return grid;
}

static void
add_groups (ParlourShortcuts           *self,
            const ParlourShortcutGroup *groups,
            const TableGame            *game,
            const TableGame            *played)
{
  for (; groups != NULL && groups->title != NULL; groups++)
    parlour_stalls_append (self->groups, make_group (groups, game, played));
}

/* Where one game is played, or is the only one, nobody asks whose keys these are. */
static void
add_games (ParlourShortcuts *self,
           const TableGame  *game)
{
  gboolean is_one = game != NULL || parlour_games[1] == NULL;

  for (const ParlourGame *const *shown = parlour_games; *shown != NULL; shown++)
    if (game == NULL || (*shown)->game == game)
      add_groups (self, (*shown)->shortcuts, is_one ? NULL : (*shown)->game, game);
}

/* Makes the window in which all keys are told. */
GtkWidget *
parlour_shortcuts_new (GtkWindow       *parent,
                       const TableGame *game)
{
  ParlourShortcuts *self;
  int width = USUAL_WIDTH;

  if (parent != NULL)
    width = MIN (width, gtk_widget_get_width (GTK_WIDGET (parent)));

  self = g_object_new (PARLOUR_TYPE_SHORTCUTS,
                       "modal", parent != NULL,
                       "default-width", width,
                       NULL);
  parlour_window_set_parent (GTK_WINDOW (self), parent);
  add_groups (self, parlour_shortcut_groups, NULL, game);
  add_games (self, game);

  return GTK_WIDGET (self);
}
