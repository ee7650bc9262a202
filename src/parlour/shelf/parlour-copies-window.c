/* parlour-copies-window.c: several files of one game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two devices that keep a folder the same leave two files where a game went on at both.
 * Which of them the table wants only it knows: so it is told where they part, and each of
 * them can be carried on with, which sets aside in it what the others have, opened or put away.
 */

#include "config.h"

#include "parlour-copies-window.h"

#include "parlour-game-words.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"
#include "table-chronicle.h"
#include "table-game-file.h"
#include "table-kinship.h"
#include "table-record-file.h"

#include <glib/gi18n.h>

/* All copies of a game, the longest first, and where each of the others parts from it. Or a game that is played, and
 * what another program has written into its file. */
struct _ParlourCopiesWindow {
  ParlourSideWindow parent_instance;

  GPtrArray *games; /* (nullable) (element-type TablePastGame): the files, or NULL for a game that is played */
  GPtrArray *records; /* (nullable) (element-type TableRecord): what is in them, or NULL, once it is read */

  GtkLabel *purpose;
  GtkLabel *advice;
  GtkBox *cards;
};

enum {
  CARRIED_ON,
  PUT_AWAY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourCopiesWindow, parlour_copies_window, PARLOUR_TYPE_SIDE_WINDOW)

/* What is told of a copy */

static char *
tell_event (const TableRecord *record,
            guint              index)
{
  g_autoptr (GPtrArray) lines = table_chronicle_tell_some (record, index, 1);

  return g_strdup (lines->len > 0 ? TABLE_LINE (lines->pdata[0])->sentence : "");
}

/* Where a copy parts from the longest one. */
static char *
tell_difference (const TableRecord *longest,
                 const TableRecord *copy)
{
  guint index = table_kinship_find_difference (longest, copy);
  g_autofree char *there = NULL;
  g_autofree char *here = NULL;

  if (index == table_record_get_cursor (longest))
    return g_strdup (_("All events are the same as in the first copy."));

  there = tell_event (longest, index);
  if (index == table_record_get_cursor (copy) && index > 0)
    /* Translators: %u is the number of an event, %s the next event of the first copy, a sentence. */
    return g_strdup_printf (_("It is the same up to event %u, and ends there.\nThe first copy goes on: %s"), index, there);
  if (index == table_record_get_cursor (copy))
    return g_strdup (_("Nothing has happened in it yet."));

  here = tell_event (copy, index);

  /* Translators: %u is the number of an event, both %s are sentences. */
  return g_strdup_printf (_("Event %u is the first that differs.\nIn the first copy: %s\nHere: %s"), index + 1, there, here);
}

static char *
tell_count (guint n)
{
  return g_strdup_printf (ngettext ("%u event", "%u events", n), n);
}

static char *
tell_facts (TablePastGame *game)
{
  const TableGameSummary *summary = game->summary;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *time = parlour_game_words_time (summary->played, now, FALSE);
  g_autofree char *count = tell_count (summary->n_events);

  if (summary->is_broken)
    return g_strdup (table_game_summary_get_problem (summary));

  /* Translators: the first %s is when a game was played, the second how many events it has, e.g. “Today at 20:15 · 57 events”. */
  return g_strdup_printf (C_("time and count", "%s · %s"), time, count);
}

static char *
tell_comparison (ParlourCopiesWindow *self,
                 guint                number)
{
  const TableRecord *longest = self->records != NULL ? g_ptr_array_index (self->records, 0) : NULL;
  const TableRecord *copy = self->records != NULL ? g_ptr_array_index (self->records, number) : NULL;

  return number > 0 && longest != NULL && copy != NULL ? tell_difference (longest, copy) : NULL;
}

/* The cards */

static TablePastGame *
get_game (ParlourCopiesWindow *self,
          GtkWidget           *button)
{
  return g_ptr_array_index (self->games, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "number")));
}

static void
on_open (ParlourCopiesWindow *self,
         GtkWidget           *button)
{
  gtk_widget_activate_action (GTK_WIDGET (gtk_window_get_transient_for (GTK_WINDOW (self))), "win.open-game", "^ay",
                              get_game (self, button)->summary->path);
  gtk_window_destroy (GTK_WINDOW (self));
}

/* What is played here goes on over what is in the file, or the other way round. Either keeps the other one. */
static void
go_on (ParlourCopiesWindow *self,
       gboolean             here)
{
  gtk_widget_activate_action (GTK_WIDGET (gtk_window_get_transient_for (GTK_WINDOW (self))),
                              here ? "win.overwrite" : "win.open-other", NULL);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
on_carry_on (ParlourCopiesWindow *self,
             GtkWidget           *button)
{
  g_autoptr (GPtrArray) others = g_ptr_array_new_with_free_func (g_object_unref);
  TablePastGame *game;

  if (self->games == NULL)
    {
      go_on (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "number")) == 0);
      return;
    }

  game = get_game (self, button);
  for (guint i = 0; i < self->games->len; i++)
    if (g_ptr_array_index (self->games, i) != game && g_ptr_array_index (self->records, i) != NULL)
      g_ptr_array_add (others, g_object_ref (g_ptr_array_index (self->games, i)));
  g_signal_emit (self, signals[CARRIED_ON], 0, game, others);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
on_put_away (ParlourCopiesWindow *self,
             GtkWidget           *button)
{
  g_signal_emit (self, signals[PUT_AWAY], 0, get_game (self, button));
  gtk_window_destroy (GTK_WINDOW (self));
}

/* The name of the file is told, as the buttons of all cards are called the same. */
static GtkWidget *
make_button (ParlourCopiesWindow *self,
             guint                number,
             const char          *words,
             const char          *title,
             void               (*callback) (ParlourCopiesWindow *, GtkWidget *))
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = parlour_label_new_wrapped (words);
  /* Translators: a button to a screen reader: what it does, and the title of a game that it does it with. */
  g_autofree char *told = g_strdup_printf (C_("what is done and with what", "%s: %s"), words, title);

  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_xalign (GTK_LABEL (label), 0.5);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
  g_object_set_data (G_OBJECT (button), "number", GUINT_TO_POINTER (number));
  g_signal_connect_object (button, "clicked", G_CALLBACK (callback), self, G_CONNECT_SWAPPED);

  return button;
}

static void
add_label (GtkBox     *card,
           const char *text,
           const char *css_class)
{
  GtkWidget *label = parlour_label_new_wrapped (text);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (card, label);
}

static void
add_buttons (ParlourCopiesWindow *self,
             GtkBox              *card,
             guint                number,
             const char          *title)
{
  GtkWidget *box = g_object_new (PARLOUR_TYPE_WRAP_BOX, "spacing", 12, "row-spacing", 6, NULL);
  GtkBox *buttons = GTK_BOX (box);

  if (self->records != NULL && g_ptr_array_index (self->records, number) != NULL)
    gtk_box_append (buttons, make_button (self, number, _("Carry On From Here"), title, on_carry_on));
  if (self->games != NULL)
    {
      gtk_box_append (buttons, make_button (self, number, _("Open"), title, on_open));
      gtk_box_append (buttons, make_button (self, number, _("Put in the Bin"), title, on_put_away));
    }
  gtk_box_append (card, box);
}

static void
add_card (ParlourCopiesWindow *self,
          guint                number,
          const char          *title,
          const char          *facts)
{
  GtkBox *card = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  g_autofree char *comparison = tell_comparison (self, number);

  add_label (card, title, "heading");
  add_label (card, facts, "caption");
  if (comparison != NULL)
    add_label (card, comparison, NULL);

  add_buttons (self, card, number, title);
  gtk_widget_add_css_class (GTK_WIDGET (card), "card");
  gtk_widget_add_css_class (GTK_WIDGET (card), "copy-card");
  gtk_box_append (self->cards, GTK_WIDGET (card));
}

static void
tell_files (ParlourCopiesWindow *self)
{
  gtk_label_set_label (self->purpose, _("These files are copies of one game, as when it went on at two places. The longest comes first; "
                                        "it is the one that is listed and counted."));
  gtk_label_set_label (self->advice, _("Carry on from one of them: what the others have is set aside in it, where Undo finds it, "
                                       "and their files go to the bin."));
  for (guint i = 0; i < self->games->len; i++)
    {
      TablePastGame *game = g_ptr_array_index (self->games, i);
      g_autofree char *title = table_game_file_tell_title (game->summary->path);
      g_autofree char *facts = tell_facts (game);

      add_card (self, i, title, facts);
    }
}

static void
tell_both (ParlourCopiesWindow *self)
{
  const char *const titles[] = { _("In This Window"), _("In the File") };

  gtk_label_set_label (self->purpose, _("Another program has gone on with this game otherwise."));
  gtk_label_set_label (self->advice, _("Carry on from one of them: the other is kept as a game of its own."));
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      g_autofree char *facts = tell_count (table_record_get_cursor (g_ptr_array_index (self->records, i)));

      add_card (self, i, titles[i], facts);
    }
}

static void
tell (ParlourCopiesWindow *self)
{
  parlour_box_clear (self->cards);
  if (self->games != NULL)
    tell_files (self);
  else if (self->records != NULL)
    tell_both (self);
}

/* Reading */

static void
free_record (gpointer record)
{
  if (record != NULL)
    table_record_free (record);
}

static void
read_in_thread (GTask        *task,
                gpointer      source_object,
                gpointer      task_data,
                GCancellable *cancellable)
{
  GPtrArray *paths = task_data;
  GPtrArray *records = g_ptr_array_new_with_free_func (free_record);

  for (guint i = 0; i < paths->len; i++)
    g_ptr_array_add (records, table_record_load (g_ptr_array_index (paths, i), NULL));

  g_task_return_pointer (task, records, (GDestroyNotify) g_ptr_array_unref);
}

static void
on_read (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (ParlourCopiesWindow) self = data;

  self->records = g_task_propagate_pointer (G_TASK (result), NULL);
  tell (self);
}

static void
read_copies (ParlourCopiesWindow *self)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  /* The thread may be the last to let go of the task, and must not be of a widget. */
  g_autoptr (GTask) task = g_task_new (NULL, NULL, on_read, g_object_ref (self));

  for (guint i = 0; i < self->games->len; i++)
    g_ptr_array_add (paths, g_strdup (TABLE_PAST_GAME (self->games->pdata[i])->summary->path));
  g_task_set_task_data (task, paths, (GDestroyNotify) g_ptr_array_unref);
  g_task_run_in_thread (task, read_in_thread);
}

/* The object */

static void
parlour_copies_window_dispose (GObject *object)
{
  ParlourCopiesWindow *self = PARLOUR_COPIES_WINDOW (object);

  g_clear_pointer (&self->games, g_ptr_array_unref);
  g_clear_pointer (&self->records, g_ptr_array_unref);

  G_OBJECT_CLASS (parlour_copies_window_parent_class)->dispose (object);
}

static void
parlour_copies_window_class_init (ParlourCopiesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_copies_window_dispose;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/shelf/copies-window.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
  gtk_widget_class_bind_template_child (widget_class, ParlourCopiesWindow, purpose);
  gtk_widget_class_bind_template_child (widget_class, ParlourCopiesWindow, advice);
  gtk_widget_class_bind_template_child (widget_class, ParlourCopiesWindow, cards);

  /* Somebody wants to carry on with a copy, and with all that the others have. */
  signals[CARRIED_ON] = g_signal_new ("carried-on", PARLOUR_TYPE_COPIES_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 2, TABLE_TYPE_PAST_GAME, G_TYPE_PTR_ARRAY);

  /* Somebody wants a copy to be put in the bin. */
  signals[PUT_AWAY] = g_signal_new ("put-away", PARLOUR_TYPE_COPIES_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, TABLE_TYPE_PAST_GAME);
}

static void
parlour_copies_window_init (ParlourCopiesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Makes a window with all copies of a game. */
GtkWindow *
parlour_copies_window_new (GtkWindow     *parent,
                           TablePastGame *game)
{
  ParlourCopiesWindow *self;
  GPtrArray *copies;

  g_return_val_if_fail (game->copies != NULL, NULL);

  self = parlour_side_window_new (PARLOUR_TYPE_COPIES_WINDOW, parent, 560, 620);
  copies = game->copies;
  self->games = g_ptr_array_new_with_free_func (g_object_unref);
  g_ptr_array_add (self->games, g_object_ref (game));
  for (guint i = 0; i < copies->len; i++)
    g_ptr_array_add (self->games, g_object_ref (g_ptr_array_index (copies, i)));
  tell (self);
  read_copies (self);

  return GTK_WINDOW (self);
}

/* Makes a window with a game that is played, and what another program has written into its file. Takes both. */
GtkWindow *
parlour_copies_window_new_of_both (GtkWindow   *parent,
                                   TableRecord *here,
                                   TableRecord *there)
{
  ParlourCopiesWindow *self;

  g_return_val_if_fail (here != NULL && there != NULL, NULL);

  self = parlour_side_window_new (PARLOUR_TYPE_COPIES_WINDOW, parent, 560, 620);
  self->records = g_ptr_array_new_with_free_func (free_record);
  g_ptr_array_add (self->records, here);
  g_ptr_array_add (self->records, there);
  tell (self);

  return GTK_WINDOW (self);
}
