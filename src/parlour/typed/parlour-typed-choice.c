/* parlour-typed-choice.c: one of a few things, by a touch or by its letter
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-typed-choice.h"

#include "parlour-field-words.h"
#include "parlour-game-board.h"
#include "parlour-keys.h"
#include "parlour-pad.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "text-words.h"

#define SIGN_SIZE 26
#define SPACING 6

/* A button for each of the ids of a field, with its picture, its name and its letter, where it has them. */
struct _ParlourTypedChoice {
  AdwBin parent_instance;

  const TableGame *game;
  const TableField *field;
  GPtrArray *buttons; /* (element-type GtkToggleButton): by id */
  gboolean has_keys; /* whether its letters are typed here */
  GtkEventController *keys; /* or NULL */
  int chosen; /* or TABLE_NOBODY */
};

enum {
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourTypedChoice, parlour_typed_choice, ADW_TYPE_BIN)

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

  if (!gtk_widget_get_sensitive (self->buttons->pdata[g_variant_get_int32 (number)]))
    return GDK_EVENT_PROPAGATE;

  parlour_typed_choice_set_chosen (self, g_variant_get_int32 (number));

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
      const guint key = gdk_unicode_to_keyval (table_field_find_letter (self->field, (int) i));

      parlour_keys_add (GTK_SHORTCUT_CONTROLLER (self->keys), key, 0, on_key, (int) i);
      parlour_keys_add (GTK_SHORTCUT_CONTROLLER (self->keys), key, GDK_SHIFT_MASK, on_key, (int) i);
    }
  gtk_widget_add_controller (GTK_WIDGET (self), self->keys);
}

static GtkWidget *
find_hint (GtkWidget *button)
{
  return gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (button)));
}

static void
tell (ParlourTypedChoice *self)
{
  for (guint i = 0; self->buttons != NULL && i < self->buttons->len; i++)
    {
      const char *name = parlour_field_words_get_name (self->field, (int) i);
      GtkWidget *button = self->buttons->pdata[i];

      if (self->field->letters == NULL)
        {
          gtk_button_set_label (GTK_BUTTON (button), name);
          continue;
        }
      gtk_label_set_label (GTK_LABEL (gtk_widget_get_prev_sibling (find_hint (button))), name);
      parlour_key_name_button (button, find_hint (button), name, table_field_find_letter (self->field, (int) i));
    }
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

  parlour_template_set_teller (GTK_WIDGET_CLASS (klass), G_CALLBACK (tell));
}

static void
parlour_typed_choice_init (ParlourTypedChoice *self)
{
  self->buttons = g_ptr_array_new ();
  self->chosen = TABLE_NOBODY;
}

static void
add_picture (ParlourTypedChoice *self,
             GtkWidget          *button,
             int                 which)
{
  const TableSign sign = { .kind = self->field->sign, .id = self->field->ids[which], .count = 1 };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  GtkWidget *hint = g_object_new (GTK_TYPE_LABEL, "valign", GTK_ALIGN_CENTER, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (hint, "keycap");
  if (sign.kind != NULL)
    gtk_box_append (GTK_BOX (box), parlour_game_board_new_sign (self->game, &sign, SIGN_SIZE, FALSE));
  gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_LABEL, "ellipsize", PANGO_ELLIPSIZE_END, "width-chars", 7,
                                               "xalign", 0., NULL));
  gtk_box_append (GTK_BOX (box), hint);
  gtk_button_set_child (GTK_BUTTON (button), box);
}

/* Makes buttons of which none is chosen. Their letters are typed here, or on a pad that has them. */
GtkWidget *
parlour_typed_choice_new (const TableGame  *game,
                          const TableField *field,
                          gboolean          has_keys)
{
  ParlourTypedChoice *self = g_object_new (PARLOUR_TYPE_TYPED_CHOICE, NULL);
  GtkWidget *stalls = g_object_new (PARLOUR_TYPE_STALLS, NULL);
  const int n = (int) g_strv_length ((char **) field->ids);

  self->game = game;
  self->field = field;
  self->has_keys = has_keys && field->letters != NULL;
  if (field->letters != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), "typed-choice");
  g_object_set (stalls, "min-columns", field->letters != NULL ? n : MIN (n, 2), "max-columns", n, "spacing", 8, NULL);
  for (int i = 0; i < n; i++)
    {
      GtkWidget *button = gtk_toggle_button_new ();

      if (field->letters != NULL)
        add_picture (self, button, i);
      gtk_widget_set_focus_on_click (button, FALSE);
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), i > 0 ? self->buttons->pdata[0] : NULL);
      g_signal_connect_object (button, "toggled", G_CALLBACK (on_toggled), self, G_CONNECT_SWAPPED);
      parlour_stalls_append (PARLOUR_STALLS (stalls), button);
      g_ptr_array_add (self->buttons, button);
    }
  adw_bin_set_child (ADW_BIN (self), stalls);
  tell (self);

  return GTK_WIDGET (self);
}

/* Tells which id is chosen, from 0, or `TABLE_NOBODY`. */
int
parlour_typed_choice_get_chosen (ParlourTypedChoice *self)
{
  g_return_val_if_fail (PARLOUR_IS_TYPED_CHOICE (self), TABLE_NOBODY);

  return self->chosen;
}

/* Chooses an id, or none. */
void
parlour_typed_choice_set_chosen (ParlourTypedChoice *self,
                                 int                 chosen)
{
  g_return_if_fail (PARLOUR_IS_TYPED_CHOICE (self));
  g_return_if_fail (chosen >= TABLE_NOBODY && chosen < (int) self->buttons->len);

  if (chosen == self->chosen)
    return;

  self->chosen = chosen;
  for (guint i = 0; i < self->buttons->len; i++)
    gtk_toggle_button_set_active (self->buttons->pdata[i], (int) i == chosen);
  g_signal_emit (self, signals[CHANGED], 0);
}
