/* colonia-note-form.c: something to be written into the chronicle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-note-form.h"

#include "colonia-editable.h"
#include "colonia-event-json.h"
#include "colonia-template.h"

struct _ColoniaNoteForm {
  ColoniaQuarter parent_instance;

  GtkEditable *text;
  GtkWidget *enter_button;
};

G_DEFINE_FINAL_TYPE (ColoniaNoteForm, colonia_note_form, COLONIA_TYPE_QUARTER)

static char *
get_text (ColoniaNoteForm *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (self->text)));
}

static void
on_changed (ColoniaNoteForm *self)
{
  g_autofree char *text = get_text (self);

  gtk_widget_set_sensitive (self->enter_button, *text != '\0');
}

static void
on_enter (ColoniaNoteForm *self)
{
  g_auto (ColoniaEvent) event = { 0 };
  g_autofree char *text = get_text (self);

  if (*text == '\0')
    return;

  colonia_event_init (&event, COLONIA_EVENT_NOTE);
  event.text = g_steal_pointer (&text);
  colonia_quarter_enter (COLONIA_QUARTER (self), &event, COLONIA_ROLLER_NONE);
}

static void
colonia_note_form_fill_in (ColoniaQuarter     *quarter,
                           const ColoniaEvent *event)
{
  gtk_editable_set_text (COLONIA_NOTE_FORM (quarter)->text, event->text);
}

static void
colonia_note_form_tell_input (ColoniaQuarter *quarter,
                              GByteArray     *input)
{
  colonia_quarter_append_text (input, gtk_editable_get_text (COLONIA_NOTE_FORM (quarter)->text));
}

static void
colonia_note_form_class_init (ColoniaNoteFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  COLONIA_QUARTER_CLASS (klass)->fill_in = colonia_note_form_fill_in;
  COLONIA_QUARTER_CLASS (klass)->tell_input = colonia_note_form_tell_input;

  colonia_template_set (widget_class, RESOURCE_PATH "/parlour/forms/note-form.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaNoteForm, text);
  gtk_widget_class_bind_template_child (widget_class, ColoniaNoteForm, enter_button);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_enter);
}

static void
colonia_note_form_init (ColoniaNoteForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  colonia_editable_limit (self->text, COLONIA_MAX_TEXT);
  on_changed (self);
}
