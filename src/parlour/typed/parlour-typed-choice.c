/* parlour-typed-choice.c: one of a few things, by a touch or by its letter
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-typed-choice.h"

#include "parlour-field-words.h"
#include "parlour-game-board.h"
#include "parlour-keys.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

#define SIGN_SIZE 26
#define SPACING 6

/* A button for each of the ids of a field, with its picture, its name and its letter, where it
 * has them. Of a flag there are two, for what it is called where it is not set and where it is,
 * and the letter of the second chooses the first, too. */
struct _ParlourTypedChoice {
  AdwBin parent_instance;

  const TableGame *game;
  const TableField *field;
  GPtrArray *buttons; /* (element-type GtkToggleButton): by id, or by whether the flag is set */
  gboolean has_keys; /* whether its letters are typed here */
  GtkEventController *keys; /* or NULL */
  int chosen; /* or TABLE_NOBODY */
};

enum {
  CHANGED,
  COMPLAINED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourTypedChoice, parlour_typed_choice, ADW_TYPE_BIN)

static int
count_buttons (const TableField *field)
{
  return field->kind == TABLE_FLAG ? 2 : (int) g_strv_length ((char **) field->ids);
}

static const char *
get_name (ParlourTypedChoice *self,
          int                 which)
{
  if (self->field->kind != TABLE_FLAG)
    return parlour_field_words_get_name (self->field, which);

  return which == 0 ? gettext (self->field->typing->other) : parlour_field_words_get_title (self->field);
}

/* The letter on a button, or 0. */
static gunichar
find_letter (ParlourTypedChoice *self,
             int                 which)
{
  if (self->field->letters == NULL || (self->field->kind == TABLE_FLAG && which == 0))
    return 0;

  return table_field_find_letter (self->field, self->field->kind == TABLE_FLAG ? 0 : which);
}

static void
on_toggled (ParlourTypedChoice *self,
            GtkToggleButton    *button)
{
  guint which;

  if (gtk_toggle_button_get_active (button) && g_ptr_array_find (self->buttons, button, &which))
    parlour_typed_choice_set_chosen (self, (int) which);
}

static gboolean
on_key (GtkWidget *widget,
        GVariant  *number,
        gpointer   data)
{
  ParlourTypedChoice *self = PARLOUR_TYPED_CHOICE (widget);
  const int which = g_variant_get_int32 (number);

  parlour_typed_choice_try (self, self->field->kind == TABLE_FLAG && self->chosen == which ? 0 : which);

  return GDK_EVENT_STOP;
}

/* The letters stand there as capitals, and differ between languages. */
static void
renew_keys (ParlourTypedChoice *self)
{
  if (self->keys != NULL)
    gtk_widget_remove_controller (GTK_WIDGET (self), self->keys);
  self->keys = gtk_shortcut_controller_new ();
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (self->keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  for (guint i = 0; i < self->buttons->len; i++)
    {
      const guint key = gdk_unicode_to_keyval (find_letter (self, (int) i));

      if (find_letter (self, (int) i) == 0)
        continue;
      parlour_keys_add (GTK_SHORTCUT_CONTROLLER (self->keys), key, 0, on_key, (int) i);
      parlour_keys_add (GTK_SHORTCUT_CONTROLLER (self->keys), key, GDK_SHIFT_MASK, on_key, (int) i);
    }
  gtk_widget_add_controller (GTK_WIDGET (self), self->keys);
}

static void
tell_button (ParlourTypedChoice *self,
             int                 which)
{
  GtkWidget *button = self->buttons->pdata[which];
  const char *name = get_name (self, which);
  GtkWidget *hint;

  if (find_letter (self, which) == 0)
    {
      gtk_button_set_label (GTK_BUTTON (button), name);
      return;
    }
  hint = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (button)));
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_prev_sibling (hint)), name);
  parlour_key_name_button (button, hint, name, find_letter (self, which));
}

static void
tell (ParlourTypedChoice *self)
{
  for (guint i = 0; self->buttons != NULL && i < self->buttons->len; i++)
    tell_button (self, (int) i);
  if (self->has_keys)
    renew_keys (self);
}

static void
parlour_typed_choice_dispose (GObject *object)
{
  g_clear_pointer (&PARLOUR_TYPED_CHOICE (object)->buttons, g_ptr_array_unref);

  G_OBJECT_CLASS (parlour_typed_choice_parent_class)->dispose (object);
}

static void
parlour_typed_choice_class_init (ParlourTypedChoiceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = parlour_typed_choice_dispose;

  /* Another one is chosen, or none. */
  signals[CHANGED] = g_signal_new ("changed", PARLOUR_TYPE_TYPED_CHOICE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);

  /* Something was tried that cannot be chosen. */
  signals[COMPLAINED] = g_signal_new ("complained", PARLOUR_TYPE_TYPED_CHOICE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 1, G_TYPE_STRING);

  parlour_template_set_teller (GTK_WIDGET_CLASS (klass), G_CALLBACK (tell));
}

static void
parlour_typed_choice_init (ParlourTypedChoice *self)
{
  self->buttons = g_ptr_array_new ();
  self->chosen = TABLE_NOBODY;
}

/* Beside each other stand a picture, where there is one, the name and the letter. Names below which there is little room are
 * shortened. */
static GtkWidget *
make_face (ParlourTypedChoice *self,
           int                 which)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  GtkWidget *name = gtk_label_new (NULL);
  GtkWidget *hint = g_object_new (GTK_TYPE_LABEL, "valign", GTK_ALIGN_CENTER, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (hint, "keycap");
  if (self->field->kind != TABLE_FLAG)
    {
      const TableSign sign = { .kind = self->field->sign, .id = self->field->ids[which], .count = 1 };

      if (sign.kind != NULL)
        gtk_box_append (GTK_BOX (box), parlour_game_board_new_sign (self->game, &sign, SIGN_SIZE, FALSE));
      g_object_set (name, "ellipsize", PANGO_ELLIPSIZE_END, "width-chars", 7, "xalign", 0., NULL);
    }
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), hint);

  return box;
}

static GtkWidget *
make_button (ParlourTypedChoice *self,
             int                 which)
{
  GtkWidget *button = gtk_toggle_button_new ();

  if (find_letter (self, which) != 0)
    gtk_button_set_child (GTK_BUTTON (button), make_face (self, which));
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), which > 0 ? self->buttons->pdata[0] : NULL);
  g_signal_connect_object (button, "toggled", G_CALLBACK (on_toggled), self, G_CONNECT_SWAPPED);

  return button;
}

/* Makes a button for each id, of which none is chosen, or two for a flag that is not set. @field
 * is a TABLE_ID, or a TABLE_FLAG with what it is called where it is not set; it is a
 * constant. */
GtkWidget *
parlour_typed_choice_new (const TableGame  *game,
                          const TableField *field,
                          gboolean          has_keys)
{
  ParlourTypedChoice *self = g_object_new (PARLOUR_TYPE_TYPED_CHOICE, NULL);
  GtkWidget *stalls = g_object_new (PARLOUR_TYPE_STALLS, NULL);
  const gboolean is_lettered = field->kind != TABLE_FLAG && field->letters != NULL;
  const int n = count_buttons (field);

  self->game = game;
  self->field = field;
  self->has_keys = has_keys && field->letters != NULL;
  if (is_lettered)
    gtk_widget_add_css_class (GTK_WIDGET (self), "typed-choice");
  g_object_set (stalls, "min-columns", is_lettered ? n : MIN (n, 2), "max-columns", n, "spacing", 8, NULL);
  for (int i = 0; i < n; i++)
    {
      g_ptr_array_add (self->buttons, make_button (self, i));
      parlour_stalls_append (PARLOUR_STALLS (stalls), self->buttons->pdata[i]);
    }
  adw_bin_set_child (ADW_BIN (self), stalls);
  tell (self);
  if (field->kind == TABLE_FLAG)
    parlour_typed_choice_set_chosen (self, 0);

  return GTK_WIDGET (self);
}

/* Tells what is chosen: which id, from 0, or TABLE_NOBODY; of a flag, 1 where it is set and 0
 * where it is not. */
int
parlour_typed_choice_get_chosen (ParlourTypedChoice *self)
{
  return self->chosen;
}

/* Chooses it, whether or not people can, and tells it by ParlourTypedChoice::changed if it was
 * not chosen before. @chosen is which id, from 0, or TABLE_NOBODY; of a flag, 0 or 1. */
void
parlour_typed_choice_set_chosen (ParlourTypedChoice *self,
                                 int                 chosen)
{
  g_return_if_fail (chosen >= TABLE_NOBODY && chosen < (int) self->buttons->len);

  if (chosen == self->chosen)
    return;

  self->chosen = chosen;
  for (guint i = 0; i < self->buttons->len; i++)
    gtk_toggle_button_set_active (self->buttons->pdata[i], (int) i == chosen);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Chooses it as its key does: if people cannot choose it, it says why by
 * ParlourTypedChoice::complained. @chosen is which id, from 0; of a flag, 0 or 1. */
gboolean
parlour_typed_choice_try (ParlourTypedChoice *self,
                          int                 chosen)
{
  GtkWidget *button;

  g_return_val_if_fail (chosen >= 0 && chosen < (int) self->buttons->len, FALSE);

  button = self->buttons->pdata[chosen];
  if (!gtk_widget_get_sensitive (button))
    {
      g_signal_emit (self, signals[COMPLAINED], 0, parlour_widget_get_tooltip (button));
      return FALSE;
    }

  parlour_typed_choice_set_chosen (self, chosen);

  return TRUE;
}

/* Lets people choose it, or says why they cannot. @which is which id, from 0; of a flag, 0 or 1.
 * @reason is why it cannot be chosen, a sentence in the language of the moment, or NULL if it
 * can. */
void
parlour_typed_choice_hinder (ParlourTypedChoice *self,
                             int                 which,
                             const char         *reason)
{
  g_return_if_fail (which >= 0 && which < (int) self->buttons->len);

  parlour_widget_hinder (self->buttons->pdata[which], reason);
  if (reason == NULL)
    tell_button (self, which);
}
