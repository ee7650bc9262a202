/* parlour-plays-part.c: plays that were taken in from other programs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-plays-part.h"

#include "doc-file.h"
#include "doc-trouble.h"
#include "parlour-dialog.h"
#include "parlour-file-chooser.h"
#include "parlour-places.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "table-game-file.h"
#include "table-plays.h"
#include "text-words.h"

#include <glib/gi18n.h>

#define MAX_BYTES (16 * 1024 * 1024)

/* Among the statistics: how many plays were taken in, from where more come, and how they go. What was removed can be taken
 * back as long as the window is open. */
struct _ParlourPlaysPart {
  AdwBin parent_instance;

  char *path;
  GPtrArray *plays; /* (element-type TablePlayed) */
  GPtrArray *removed; /* (nullable) (element-type TablePlayed): what was removed last */

  GtkLabel *count;
  GtkWidget *remove;
  GtkWidget *put_back;
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (ParlourPlaysPart, parlour_plays_part, ADW_TYPE_BIN)

static GtkWindow *
get_window (ParlourPlaysPart *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

static void
tell (ParlourPlaysPart *self)
{
  const guint n = self->plays->len;
  g_autofree char *sentence = g_strdup_printf (
    ngettext ("%u play that another program has told of is counted, too, and marked as taken in.",
              "%u plays that other programs have told of are counted, too, and marked as taken in.", n), n);

  gtk_label_set_label (self->count, n > 0 ? sentence
                                          : _("Plays of these games that BG Stats or BoardGameGeek knows can be counted, too."));
  gtk_widget_set_visible (self->remove, n > 0);
  gtk_widget_set_visible (self->put_back, parlour_plays_part_can_put_back (self));
}

/* A file that cannot be read has no plays, and is not written over, as that cannot be done without reading it. */
static void
read_plays (ParlourPlaysPart *self)
{
  g_clear_pointer (&self->plays, g_ptr_array_unref);
  self->plays = table_plays_load (self->path, NULL);
  if (self->plays == NULL)
    self->plays = g_ptr_array_new ();
  tell (self);
}

static void
read_anew (ParlourPlaysPart *self)
{
  read_plays (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
complain (ParlourPlaysPart *self,
          const GError     *error)
{
  g_autofree char *name = table_game_file_tell_name (self->path);
  /* Translators: the first %s is the name of a file, the second says why, e.g. “access is denied”. */
  g_autofree char *sentence = g_strdup_printf (_("“%s” could not be written: %s"), name, doc_trouble_tell (error));

  parlour_dialog_tell (get_window (self), N_("Plays Not Changed"), NULL, sentence);
}

/* Taking in */

static char *
describe_taken (guint n_added,
                guint n_there,
                guint n_left_out)
{
  GString *text = g_string_new (NULL);

  text_add_count (text, n_added,
                  g_strdup_printf (ngettext ("%u play was added.", "%u plays were added.", n_added), n_added));
  text_add_count (text, n_there,
                  g_strdup_printf (ngettext ("%u play was there already.", "%u plays were there already.", n_there), n_there));
  text_add_count (text, n_left_out,
                  g_strdup_printf (ngettext ("%u play was left out, as it has not ended or its points are not known.",
                                             "%u plays were left out, as they have not ended or their points are not known.",
                                             n_left_out), n_left_out));
  if (text->len == 0)
    g_string_append (text, _("There are no plays of these games in it."));

  return g_string_free (text, FALSE);
}

static void
add_plays (ParlourPlaysPart *self,
           GPtrArray        *plays,
           guint             n_left_out)
{
  const guint n = plays->len;
  g_autofree char *sentence = NULL;
  g_autoptr (GError) error = NULL;
  guint n_added;

  if (!table_plays_add (self->path, plays, &n_added, &error))
    {
      complain (self, error);
      return;
    }

  g_clear_pointer (&self->removed, g_ptr_array_unref);
  read_anew (self);
  sentence = describe_taken (n_added, n - n_added, n_left_out);
  parlour_dialog_tell (get_window (self), N_("Plays Taken In"), NULL, sentence);
}

/* Takes in the plays that another program has written into a file, and tells what came of it. */
static void
take_in (ParlourPlaysPart *self,
         GFile            *file)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  GPtrArray *plays = NULL;
  guint n_left_out;
  g_autofree char *path = g_file_get_path (file);

  if (path == NULL)
    {
      parlour_dialog_tell (get_window (self), N_("No Plays Taken In"),
                           N_("Only files on this computer can be opened. Copy it here first."), NULL);
      return;
    }

  bytes = doc_read_file (path, MAX_BYTES, &error);
  if (bytes != NULL)
    plays = table_plays_parse_foreign (bytes, &n_left_out, NULL);

  if (plays != NULL)
    add_plays (self, plays, n_left_out);
  else if (bytes != NULL)
    parlour_dialog_tell (get_window (self), N_("No Plays Taken In"),
                         N_("There are no plays in this file that Kontor can read. It takes what BG Stats exports, and the plays of "
                            "BoardGameGeek as XML, JSON or a table."), NULL);
  else
    parlour_dialog_tell (get_window (self), N_("No Plays Taken In"), N_("The file could not be read: %s"), doc_trouble_tell (error));
}

/* Asks for a file with plays of another program. */
void
parlour_plays_part_choose (ParlourPlaysPart *self)
{
  static const char *const endings[] = { ".json", ".bgsplay", ".xml", ".csv", NULL };

  parlour_file_chooser_open (GTK_WIDGET (self), _("Take In Plays"), _("Plays of other programs"), endings,
                             (ParlourFileChosen) take_in);
}

/* Removing */

static void
on_remove (ParlourPlaysPart *self)
{
  g_autoptr (GError) error = NULL;

  if (!table_plays_remove (self->path, &error))
    {
      complain (self, error);
      return;
    }

  g_clear_pointer (&self->removed, g_ptr_array_unref);
  self->removed = g_steal_pointer (&self->plays);
  read_anew (self);
}

/* Tells whether plays were removed since the window was opened. */
gboolean
parlour_plays_part_can_put_back (ParlourPlaysPart *self)
{
  return self->removed != NULL;
}

/* Brings back what was removed last. */
void
parlour_plays_part_put_back (ParlourPlaysPart *self)
{
  g_autoptr (GError) error = NULL;
  guint n_added;

  g_return_if_fail (self->removed != NULL);

  if (!table_plays_add (self->path, g_steal_pointer (&self->removed), &n_added, &error))
    complain (self, error);
  read_anew (self);
}

/* The object */

/* Gets the plays that were taken in, of which `changed` tells when they are others. */
const GPtrArray *
parlour_plays_part_get_plays (ParlourPlaysPart *self)
{
  return self->plays;
}

static void
parlour_plays_part_finalize (GObject *object)
{
  ParlourPlaysPart *self = PARLOUR_PLAYS_PART (object);

  g_free (self->path);
  g_ptr_array_unref (self->plays);
  g_clear_pointer (&self->removed, g_ptr_array_unref);

  G_OBJECT_CLASS (parlour_plays_part_parent_class)->finalize (object);
}

static void
parlour_plays_part_class_init (ParlourPlaysPartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = parlour_plays_part_finalize;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/past/plays-part.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
  gtk_widget_class_bind_template_child (widget_class, ParlourPlaysPart, count);
  gtk_widget_class_bind_template_child (widget_class, ParlourPlaysPart, remove);
  gtk_widget_class_bind_template_child (widget_class, ParlourPlaysPart, put_back);
  gtk_widget_class_bind_template_callback (widget_class, on_remove);
  gtk_widget_class_bind_template_callback (widget_class, parlour_plays_part_put_back);

  /* Other plays are kept than before. */
  changed_signal = g_signal_new ("changed", PARLOUR_TYPE_PLAYS_PART, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
parlour_plays_part_init (ParlourPlaysPart *self)
{
  g_autofree char *directory = parlour_places_get_directory ();

  self->path = table_plays_make_path (directory);
  self->plays = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  read_plays (self);
}
