/* parlour-table-window.c: cards are added as a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nothing is taken as long as anything is wrong: what is wrong is mended, or taken
 * away, where it stands.
 */

#include "config.h"

#include "parlour-table-window.h"

#include "card-table.h"
#include "doc-error.h"
#include "doc-file.h"
#include "doc-trouble.h"
#include "parlour-actions.h"
#include "parlour-file-chooser.h"
#include "parlour-game-cards.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-toasts.h"
#include "parlour-widgets.h"
#include "table-game-file.h"
#include "text-csv.h"

#include <glib/gi18n.h>

#define USUAL_WIDTH 900
#define USUAL_HEIGHT 680

/* A table of cards that is pasted, typed or opened. What it says is read while it is typed, and
 * what is wrong is told line by line. */
struct _ParlourTableWindow {
  ParlourSideWindow parent_instance;

  ParlourCards *cards;

  ParlourToasts *toasts;
  ParlourStalls *kinds;
  GtkToggleButton *buttons[TABLE_MAX_CARD_KINDS];
  int n_kinds;
  GtkLabel *example;
  GtkTextView *view;
  GtkBox *remarks;
  GtkLabel *reason;
  GtkButton *add;

  CardTable *table;
};

static guint added_signal;

G_DEFINE_FINAL_TYPE (ParlourTableWindow, parlour_table_window, PARLOUR_TYPE_SIDE_WINDOW)

static const TableGame *
get_game (ParlourTableWindow *self)
{
  return parlour_cards_get_game (self->cards);
}

static char *
get_text (ParlourTableWindow *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->view);
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);

  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

/* Counts the cards of the table that are not known yet, or of which there are more. */
static guint
count_new (ParlourTableWindow *self)
{
  g_autoptr (TableCollection) collection = table_collection_copy (parlour_cards_get_collection (self->cards));
  guint n = 0;

  for (guint i = 0; i < self->table->cards->len; i++)
    n += table_collection_add (collection, g_ptr_array_index (self->table->cards, i)) ? 1 : 0;

  return n;
}

/* What is wrong */

/* The one who is to mend a line is there at once. */
static void
on_remark_clicked (GtkWidget          *button,
                   ParlourTableWindow *self)
{
  const CardTableRemark *remark = g_ptr_array_index (self->table->remarks, (guint) parlour_widget_get_place (button));
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->view);
  GtkTextIter start, end;

  gtk_text_buffer_get_iter_at_line (buffer, &start, (int) remark->line - 1);
  end = start;
  gtk_text_iter_forward_to_line_end (&end);
  gtk_text_buffer_select_range (buffer, &start, &end);
  gtk_text_view_scroll_to_iter (self->view, &start, 0., FALSE, 0., 0.);
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

static void
append_remark (ParlourTableWindow    *self,
               const CardTableRemark *remark)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *icon = gtk_image_new_from_icon_name (remark->wrong ? "dialog-error-symbolic" : "dialog-warning-symbolic");
  GtkWidget *label = parlour_label_new_wrapped (remark->sentence);

  gtk_widget_add_css_class (icon, remark->wrong ? "error" : "warning");
  gtk_widget_set_valign (icon, GTK_ALIGN_START);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "table-remark");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, remark->sentence, -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_remark_clicked), self, 0);
  gtk_box_append (self->remarks, button);
}

static char *
tell_reason (const CardTable *table,
             guint            n_new)
{
  guint n_cards = table->cards->len;

  if (table->n_wrong > 0)
    return g_strdup_printf (ngettext ("%u line is wrong. Mend it or take it away; nothing is added before.",
                                      "%u lines are wrong. Mend them or take them away; nothing is added before.",
                                      table->n_wrong), table->n_wrong);
  if (n_cards == 0)
    return g_strdup (_("Paste a table, or open a file."));
  if (n_new == 0)
    return g_strdup_printf (ngettext ("Nothing new: the %u card is known.", "Nothing new: the %u cards are known.",
                                      n_cards), n_cards);
  if (n_new < n_cards)
    return g_strdup_printf (ngettext ("%u other card is known already.", "%u other cards are known already.",
                                      n_cards - n_new), n_cards - n_new);

  return g_strdup ("");
}

static void
show_remarks (ParlourTableWindow *self)
{
  parlour_box_clear (self->remarks);
  for (guint i = 0; i < self->table->remarks->len; i++)
    append_remark (self, g_ptr_array_index (self->table->remarks, i));
  gtk_widget_set_visible (GTK_WIDGET (self->remarks), self->table->remarks->len > 0);
}

static void
show_table (ParlourTableWindow *self)
{
  const guint n_new = self->table->n_wrong == 0 ? count_new (self) : 0;
  g_autofree char *reason = tell_reason (self->table, n_new);
  g_autofree char *label = g_strdup_printf (ngettext ("_Add %u Card", "_Add %u Cards", n_new), n_new);

  gtk_label_set_label (self->reason, reason);
  gtk_button_set_label (self->add, n_new > 0 ? label : _("_Add Cards"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.add", n_new > 0);
}

static void
read_table (ParlourTableWindow *self)
{
  g_autofree char *text = get_text (self);

  g_clear_pointer (&self->table, card_table_free);
  self->table = card_table_read (get_game (self), text, tongue_get_language ());
  show_remarks (self);
  show_table (self);
}

static void
add (ParlourTableWindow *self)
{
  g_signal_emit (self, added_signal, 0, self->table->cards);
  gtk_window_destroy (GTK_WINDOW (self));
}

/* Examples */

static int
get_kind (ParlourTableWindow *self)
{
  int kind = 0;

  while (kind + 1 < self->n_kinds && !gtk_toggle_button_get_active (self->buttons[kind]))
    kind++;

  return kind;
}

static void
show_example (ParlourTableWindow *self)
{
  g_autofree char *example = card_table_example (get_game (self), get_kind (self), tongue_get_language ());

  gtk_label_set_label (self->example, g_strchomp (example));
}

static void
make_kinds (ParlourTableWindow *self)
{
  self->n_kinds = table_printed_count_kinds (get_game (self));
  for (int kind = 0; kind < self->n_kinds; kind++)
    {
      GtkWidget *button = gtk_toggle_button_new ();

      self->buttons[kind] = GTK_TOGGLE_BUTTON (button);
      gtk_widget_set_focus_on_click (button, FALSE);
      gtk_toggle_button_set_group (self->buttons[kind], kind > 0 ? self->buttons[0] : NULL);
      gtk_toggle_button_set_active (self->buttons[kind], kind == 0);
      g_signal_connect_object (button, "toggled", G_CALLBACK (show_example), self, G_CONNECT_SWAPPED);
      parlour_stalls_append (self->kinds, button);
    }
}

static void
tell (ParlourTableWindow *self)
{
  for (int kind = 0; kind < self->n_kinds; kind++)
    gtk_button_set_label (GTK_BUTTON (self->buttons[kind]), _(parlour_game_find (get_game (self))->cards->kinds[kind].title));
  show_example (self);
  read_table (self);
}

/* Takes the first line of the example over, so that only cards are to be typed. */
static void
begin (ParlourTableWindow *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->view);
  g_autofree char *heading = g_strdup (gtk_label_get_label (self->example));
  GtkTextIter start;

  heading[strcspn (heading, "\n") + 1] = '\0';
  gtk_text_buffer_get_start_iter (buffer, &start);
  gtk_text_buffer_insert (buffer, &start, heading, -1);
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

/* Files */

static void
complain (ParlourTableWindow *self,
          const char         *sentence)
{
  parlour_toasts_show (self->toasts, parlour_toast_new (sentence, NULL, 0));
}

static char *
read_file (const char *path,
           GError    **error)
{
  g_autoptr (GBytes) bytes = doc_read_file (path, CARD_TABLE_MAX_BYTES, error);

  return bytes != NULL ? text_csv_decode (bytes, error) : NULL;
}

/* Puts the text of a file in the place of what was typed, or tells why that cannot be. */
void
parlour_table_window_open (ParlourTableWindow *self,
                           GFile              *file)
{
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;
  g_autofree char *sentence = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_file_get_path (file);

  if (path == NULL)
    {
      complain (self, _("Tables can only be on this computer. Choose one of its folders."));
      return;
    }

  text = read_file (path, &error);
  if (text != NULL)
    {
      gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->view), text, -1);
      return;
    }

  name = table_game_file_tell_name (path);
  if (g_error_matches (error, DOC_ERROR, DOC_ERROR_SYNTAX))
    /* Translators: the first %s is the name of a file, the second a sentence. */
    sentence = g_strdup_printf (_("“%s”: %s"), name, error->message);
  else
    /* Translators: the first %s is the name of a file, the second says why, e.g. “access is denied”. */
    sentence = g_strdup_printf (_("“%s” cannot be used: %s"), name, doc_trouble_tell (error));
  complain (self, sentence);
}

static void
choose (GtkWidget *widget)
{
  static const char *const endings[] = { ".csv", ".tsv", ".txt", NULL };

  parlour_file_chooser_open (widget, _("Open a Table"), _("Tables (CSV)"), endings, (ParlourFileChosen) parlour_table_window_open);
}

static void
parlour_table_window_finalize (GObject *object)
{
  g_clear_pointer (&PARLOUR_TABLE_WINDOW (object)->table, card_table_free);

  G_OBJECT_CLASS (parlour_table_window_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/shelf/table-window.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
  gtk_widget_class_bind_template_child (widget_class, ParlourTableWindow, kinds);
  gtk_widget_class_bind_template_child (widget_class, ParlourTableWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, ParlourTableWindow, example);
  gtk_widget_class_bind_template_child (widget_class, ParlourTableWindow, view);
  gtk_widget_class_bind_template_child (widget_class, ParlourTableWindow, remarks);
  gtk_widget_class_bind_template_child (widget_class, ParlourTableWindow, reason);
  gtk_widget_class_bind_template_child (widget_class, ParlourTableWindow, add);
  gtk_widget_class_bind_template_callback (widget_class, read_table);
}

static const ParlourAction actions[] = {
  { "table.add", NULL, G_CALLBACK (add) },
  /* Puts the heading of the example in front of what is typed. */
  { "table.begin", NULL, G_CALLBACK (begin) },
  { "table.open", NULL, G_CALLBACK (choose) },
};

static void
parlour_table_window_class_init (ParlourTableWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = parlour_table_window_finalize;

  /* Somebody adds the cards; nothing is wrong with any of them. */
  added_signal = g_signal_new ("added", PARLOUR_TYPE_TABLE_WINDOW, G_SIGNAL_RUN_LAST,
                               0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);

  bind_template (widget_class);
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));
}

static void
parlour_table_window_init (ParlourTableWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (self->view));
}

/* Makes a window in which a table of cards is pasted or opened. */
GtkWindow *
parlour_table_window_new (GtkWindow    *parent,
                          ParlourCards *cards)
{
  ParlourTableWindow *self = parlour_side_window_new (PARLOUR_TYPE_TABLE_WINDOW, parent, USUAL_WIDTH, USUAL_HEIGHT);

  self->cards = cards;
  make_kinds (self);
  tell (self);
  g_signal_connect_object (cards, "changed", G_CALLBACK (show_table), self, G_CONNECT_SWAPPED);

  return GTK_WINDOW (self);
}
