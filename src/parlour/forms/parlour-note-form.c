/* parlour-note-form.c: something to be written into the chronicle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-note-form.h"

#include "parlour-keys.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

struct _ParlourNoteForm {
  ParlourPage parent_instance;

  GtkEditable *text;
  GtkWidget *enter_button;
};

G_DEFINE_FINAL_TYPE (ParlourNoteForm, parlour_note_form, PARLOUR_TYPE_PAGE)

static const TableGame *
get_game (ParlourNoteForm *self)
{
  return table_session_get_game (parlour_page_get_session (PARLOUR_PAGE (self)));
}

static char *
get_text (ParlourNoteForm *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (self->text)));
}

static void
on_changed (ParlourNoteForm *self)
{
  g_autofree char *text = get_text (self);

  gtk_widget_set_sensitive (self->enter_button, *text != '\0');
}

static void
on_enter (ParlourNoteForm *self)
{
  const TableGame *game = get_game (self);
  g_autofree char *text = get_text (self);
  TableEvent *event;

  if (*text == '\0')
    return;

  event = table_event_new (game->events, game->note);
  table_event_set_text (game->events, event, text);
  parlour_page_enter (PARLOUR_PAGE (self), event, TABLE_ROLLER_NONE);
  table_event_free (game->events, event);
}

static void
parlour_note_form_fill_in (ParlourPage      *page,
                           const TableEvent *event)
{
  const TableEvents *events = get_game (PARLOUR_NOTE_FORM (page))->events;

  gtk_editable_set_text (PARLOUR_NOTE_FORM (page)->text, table_event_get_text (events, event));
}

static void
parlour_note_form_tell_input (ParlourPage *page,
                              GByteArray  *input)
{
  parlour_page_append_text (input, gtk_editable_get_text (PARLOUR_NOTE_FORM (page)->text));
}

/* Typing begins at once. */
static void
parlour_note_form_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (parlour_note_form_parent_class)->map (widget);

  parlour_keys_begin_page (GTK_WIDGET (PARLOUR_NOTE_FORM (widget)->text));
}

static void
parlour_note_form_class_init (ParlourNoteFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->map = parlour_note_form_map;
  PARLOUR_PAGE_CLASS (klass)->fill_in = parlour_note_form_fill_in;
  PARLOUR_PAGE_CLASS (klass)->tell_input = parlour_note_form_tell_input;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/forms/note-form.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourNoteForm, text);
  gtk_widget_class_bind_template_child (widget_class, ParlourNoteForm, enter_button);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_enter);
}

static void
parlour_note_form_init (ParlourNoteForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_editable_limit (self->text);
  on_changed (self);
}
