/* colonia-edict-field.c: an edict that only the table knows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-edict-field.h"

#include "colonia-terms.h"
#include "parlour-stalls.h"
#include "parlour-template.h"

#include <glib/gi18n.h>

#define N_VOTING_DAYS (COLONIA_DAY_SATURDAY - COLONIA_DAY_WEDNESDAY + 1)
#define MOST_TEXT 200

/* On which day an edict is voted on, and what its card says. */
struct _ColoniaEdictField {
  AdwBin parent_instance;

  GtkToggleButton *days[N_VOTING_DAYS];
  GtkEntry *text;
};

enum {
  CHANGED,
  ACTIVATED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ColoniaEdictField, colonia_edict_field, ADW_TYPE_BIN)

static void
tell_change (ColoniaEdictField *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Tells which day is chosen, from 0, or `COLONIA_NOBODY`. */
static int
find_day (ColoniaEdictField *self)
{
  for (int day = 0; day < N_VOTING_DAYS; day++)
    if (gtk_toggle_button_get_active (self->days[day]))
      return day;

  return COLONIA_NOBODY;
}

/* Between two days none is chosen for a moment. */
static void
on_day_toggled (ColoniaEdictField *self,
                GtkToggleButton   *button)
{
  if (gtk_toggle_button_get_active (button))
    tell_change (self);
}

static void
on_activated (ColoniaEdictField *self)
{
  g_signal_emit (self, signals[ACTIVATED], 0);
}

static void
name_days (ColoniaEdictField *self)
{
  for (int i = 0; i < N_VOTING_DAYS; i++)
    {
      g_autofree char *day = colonia_term_begin (colonia_term_voting_day ((ColoniaDay) (COLONIA_DAY_WEDNESDAY + i)));

      gtk_button_set_label (GTK_BUTTON (self->days[i]), day);
    }
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/cards/edict-field.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (name_days));
  for (int i = 0; i < N_VOTING_DAYS; i++)
    {
      g_autofree char *name = g_strdup_printf ("day_%d", i);

      gtk_widget_class_bind_template_child_full (widget_class, name, FALSE,
                                                 G_STRUCT_OFFSET (ColoniaEdictField, days[i]));
    }
  gtk_widget_class_bind_template_child (widget_class, ColoniaEdictField, text);
  gtk_widget_class_bind_template_callback (widget_class, on_day_toggled);
  gtk_widget_class_bind_template_callback (widget_class, tell_change);
  gtk_widget_class_bind_template_callback (widget_class, on_activated);
}

static void
colonia_edict_field_class_init (ColoniaEdictFieldClass *klass)
{
  /* The day or the text is another one. */
  signals[CHANGED] = g_signal_new ("changed", COLONIA_TYPE_EDICT_FIELD, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* Enter was pressed behind the text. */
  signals[ACTIVATED] = g_signal_new ("activated", COLONIA_TYPE_EDICT_FIELD, G_SIGNAL_RUN_LAST,
                                     0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (PARLOUR_TYPE_STALLS);
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
colonia_edict_field_init (ColoniaEdictField *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_entry_set_max_length (self->text, MOST_TEXT);
  name_days (self);
}

/* Gets the day of the vote. As long as none is chosen colonia_edict_field_find_missing() says
 * so, and this is Wednesday. */
ColoniaDay
colonia_edict_field_get_day (ColoniaEdictField *self)
{
  g_return_val_if_fail (COLONIA_IS_EDICT_FIELD (self), COLONIA_DAY_WEDNESDAY);

  return (ColoniaDay) (COLONIA_DAY_WEDNESDAY + MAX (find_day (self), 0));
}

/* Gets what the card says, without the blanks around it. */
char *
colonia_edict_field_dup_text (ColoniaEdictField *self)
{
  g_return_val_if_fail (COLONIA_IS_EDICT_FIELD (self), NULL);

  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->text))));
}

/* Fills in an edict. */
void
colonia_edict_field_set (ColoniaEdictField *self,
                         ColoniaDay         day,
                         const char        *text)
{
  g_return_if_fail (COLONIA_IS_EDICT_FIELD (self));
  g_return_if_fail (day >= COLONIA_DAY_WEDNESDAY && day <= COLONIA_DAY_SATURDAY);
  g_return_if_fail (text != NULL);

  gtk_toggle_button_set_active (self->days[day - COLONIA_DAY_WEDNESDAY], TRUE);

  /* What others have written is not cut. */
  gtk_entry_set_max_length (self->text, MAX (MOST_TEXT, (int) g_utf8_strlen (text, -1)));
  gtk_editable_set_text (GTK_EDITABLE (self->text), text);
}

/* Takes the text away. The day stays as it is. */
void
colonia_edict_field_empty (ColoniaEdictField *self)
{
  g_return_if_fail (COLONIA_IS_EDICT_FIELD (self));

  gtk_entry_set_max_length (self->text, MOST_TEXT);
  gtk_editable_set_text (GTK_EDITABLE (self->text), "");
}

/* Asks for what is still missing before this is an edict. Returns a sentence, or `NULL` if all
 * is there. */
const char *
colonia_edict_field_find_missing (ColoniaEdictField *self)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (COLONIA_IS_EDICT_FIELD (self), NULL);

  if (find_day (self) == COLONIA_NOBODY)
    return _("Choose first the day that its card shows.");

  text = colonia_edict_field_dup_text (self);

  return *text == '\0' ? _("Write first what the card says.") : NULL;
}

/* Finds what begins with the focus. */
GtkWidget *
colonia_edict_field_get_entry (ColoniaEdictField *self)
{
  g_return_val_if_fail (COLONIA_IS_EDICT_FIELD (self), NULL);

  return GTK_WIDGET (self->text);
}
