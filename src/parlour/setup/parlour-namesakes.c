/* parlour-namesakes.c: whether somebody is who has played under that name before
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Statistics know people by their names. Of two people of one name the table is asked when a game begins, and a letter
 * behind it tells them apart from then on. Nobody is asked about whoever was taken from those who have played before,
 * or about a group of which two have met: most tables are the same every week.
 */

#include "config.h"

#include "parlour-namesakes.h"

#include "parlour-dialog.h"
#include "parlour-template.h"
#include "table-statistics.h"
#include "text-line.h"

#include <glib/gi18n.h>

typedef struct {
  GtkWidget *page; /* unowned: answers come only as long as it is there */
  GPtrArray *seats;
  GPtrArray *people;
  GListModel *games;
  int next; /* the seat that is looked at next */
  char *other; /* the name with a letter, of the one that is asked about */
  ParlourNamesakesDone done;
  gpointer data;
} Question;

static void ask_next (Question *question);

static void
question_free (Question *question)
{
  g_ptr_array_unref (question->seats);
  g_ptr_array_unref (question->people);
  g_clear_object (&question->games);
  g_free (question->other);
  g_free (question);
}

static const char *
get_name (Question *question,
          int       place)
{
  return ((const ParlourSeat *) g_ptr_array_index (question->seats, place))->known_as;
}

/* Whether somebody before is called so, too. Who comes later is asked about then. */
static gboolean
is_at_table (Question *question,
             int       place)
{
  for (int i = 0; i < place; i++)
    if (table_statistics_is_same_name (get_name (question, i), get_name (question, place)))
      return TRUE;

  return FALSE;
}

/* Games come from other devices, too, where other people are remembered. */
static gboolean
is_known (Question   *question,
          const char *name)
{
  for (guint i = 0; i < question->people->len; i++)
    if (table_statistics_is_same_name (((const TablePerson *) question->people->pdata[i])->name, name))
      return TRUE;

  return table_statistics_has_played (question->games, name);
}

static gboolean
has_met_others (Question *question,
                int       place)
{
  for (int i = 0; i < (int) question->seats->len; i++)
    if (i != place
        && table_statistics_have_met (question->games, get_name (question, place), get_name (question, i)))
      return TRUE;

  return FALSE;
}

/* Whoever goes by a colour has no name that somebody else could have. */
static gboolean
is_to_be_asked (Question *question,
                int       place)
{
  ParlourSeat *seat = g_ptr_array_index (question->seats, place);

  if (!parlour_seat_has_name (seat))
    return FALSE;

  return is_at_table (question, place)
         || (!seat->was_chosen && is_known (question, get_name (question, place))
             && !has_met_others (question, place));
}

/* The first letter with which nobody is called so. The one who was there first has none, so it is no A. */
static char *
add_letter (Question   *question,
            const char *name)
{
  for (char letter = 'B'; letter <= 'Z'; letter++)
    {
      g_autofree char *other = g_strdup_printf ("%s %c", name, letter);
      gboolean is_taken = is_known (question, other);

      for (int i = 0; i < (int) question->seats->len; i++)
        is_taken = is_taken || table_statistics_is_same_name (get_name (question, i), other);
      if (!is_taken)
        return g_steal_pointer (&other);
    }

  return g_strdup (name);
}

#define QUESTION "parlour-question"

/* An underscore in a name is no sign for a key. */
static void
tell (GtkWidget *dialog,
      int        number)
{
  Question *question = g_object_get_data (G_OBJECT (dialog), QUESTION);
  g_autofree char *name = parlour_seat_tell_name (g_ptr_array_index (question->seats, question->next));
  g_autofree char *other = text_isolate (question->other);
  g_auto (GStrv) pieces = g_strsplit (other, "_", -1);
  g_autofree char *written = g_strjoinv ("__", pieces);
  /* Translators: both are the same name. */
  g_autofree char *heading = g_strdup_printf (_("%s, or Another %s?"), name, name);
  /* Translators: %s is a name with a letter behind it, e.g. “Anna B”. */
  g_autofree char *another = g_strdup_printf (_("_Another: %s"), written);
  /* Translators: %s is the name of a player. */
  g_autofree char *body = g_strdup_printf (is_at_table (question, question->next)
                                           ? _("Two players are called %s. With a letter behind the name the chronicle and the "
                                               "statistics tell them apart.")
                                           /* Translators: %s is the name of a player. */
                                           : _("Somebody called %s has played before, with none of the others. Statistics "
                                               "know people by their names."), name);

  adw_message_dialog_set_heading (ADW_MESSAGE_DIALOG (dialog), heading);
  adw_message_dialog_set_body (ADW_MESSAGE_DIALOG (dialog), body);
  adw_message_dialog_set_response_label (ADW_MESSAGE_DIALOG (dialog), "another", another);
  adw_message_dialog_set_response_label (ADW_MESSAGE_DIALOG (dialog), "same",
                                         is_at_table (question, question->next) ? _("_Leave It So") : _("The _Same Person"));
}

static void
on_response (AdwMessageDialog *dialog,
             const char       *response,
             GtkWidget        *page)
{
  Question *question = g_object_steal_data (G_OBJECT (dialog), QUESTION);

  if (g_str_equal (response, "cancel"))
    {
      question->done (g_ptr_array_index (question->seats, question->next), question->data);
      question_free (question);
      return;
    }

  if (g_str_equal (response, "another"))
    parlour_seat_set_name (g_ptr_array_index (question->seats, question->next), question->other);
  question->next++;
  ask_next (question);
}

static void
ask_about_next (Question *question)
{
  AdwMessageDialog *dialog;

  g_free (question->other);
  question->other = add_letter (question, get_name (question, question->next));
  dialog = parlour_dialog_new (GTK_WINDOW (gtk_widget_get_root (question->page)), "", NULL, NULL,
                               "cancel", N_("_Cancel"), "same", "", "another", "", NULL);
  g_object_set_data_full (G_OBJECT (dialog), QUESTION, question, (GDestroyNotify) question_free);
  adw_message_dialog_set_default_response (dialog, "same");
  parlour_tell (GTK_WIDGET (dialog), tell, 0);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_response), question->page, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
ask_next (Question *question)
{
  while (question->next < (int) question->seats->len && !is_to_be_asked (question, question->next))
    question->next++;

  if (question->next < (int) question->seats->len)
    {
      ask_about_next (question);
      return;
    }

  question->done (NULL, question->data);
  question_free (question);
}

/* Asks about everybody who has the name of somebody else, one after the other: of a player
 * before, or of somebody who has played before with none of the others. Where nobody has, done
 * is called at once. */
void
parlour_namesakes_ask (GtkWidget           *page,
                       GPtrArray           *seats,
                       GPtrArray           *people,
                       GListModel          *games,
                       ParlourNamesakesDone done,
                       gpointer             data)
{
  Question *question;

  g_return_if_fail (seats != NULL && people != NULL && done != NULL);

  question = g_new0 (Question, 1);
  question->page = page;
  question->seats = g_ptr_array_ref (seats);
  question->people = g_ptr_array_ref (people);
  question->games = games != NULL ? g_object_ref (games) : NULL;
  question->done = done;
  question->data = data;
  ask_next (question);
}
