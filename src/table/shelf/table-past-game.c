/* table-past-game.c: a game in a list of games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-past-game.h"

#include "table-game-file.h"
#include "text-search.h"

#include <string.h>

static guint copies_signal;

G_DEFINE_FINAL_TYPE (TablePastGame, table_past_game, G_TYPE_OBJECT)

static void
table_past_game_finalize (GObject *object)
{
  TablePastGame *self = TABLE_PAST_GAME (object);

  table_game_summary_free (self->summary);
  g_free (self->name);
  g_free (self->original);
  g_free (self->title);
  g_free (self->folded);
  g_clear_pointer (&self->copies, g_ptr_array_unref);

  G_OBJECT_CLASS (table_past_game_parent_class)->finalize (object);
}

static void
table_past_game_class_init (TablePastGameClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = table_past_game_finalize;

  /**
   * TablePastGame::copies:
   *
   * There are more copies of the game, or fewer.
   */
  copies_signal = g_signal_new ("copies", TABLE_TYPE_PAST_GAME, G_SIGNAL_RUN_LAST | G_SIGNAL_NO_RECURSE,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
table_past_game_init (TablePastGame *self)
{
}

/* Whoever is called otherwise since the game began has not given it a title; neither has a
 * program that made a copy of its file. */
static gboolean
has_own_title (TablePastGame *self)
{
  const TableGameSummary *summary = self->summary;
  const char *const *names = (const char *const *) summary->names;
  const char *const *first_names = (const char *const *) summary->first_names;
  const char *called = self->original != NULL ? self->original : self->name;

  return table_game_file_has_own_title (called, names, summary->n_players)
         && (first_names[0] == NULL
             || table_game_file_has_own_title (called, first_names, summary->n_players));
}

/**
 * table_past_game_new:
 * @summary: (transfer full): a game at a glance
 * @mark: how its file was before it was read
 *
 * Makes the entry of a game.
 *
 * Returns: (transfer full): the entry
 */
TablePastGame *
table_past_game_new (TableGameSummary  *summary,
                     const DocFileMark *mark)
{
  TablePastGame *self;

  g_return_val_if_fail (summary != NULL && mark != NULL, NULL);

  self = g_object_new (TABLE_TYPE_PAST_GAME, NULL);
  self->summary = summary;
  self->mark = *mark;
  self->name = g_path_get_basename (summary->path);
  self->original = table_game_file_find_original (self->name);
  if (summary->is_broken || has_own_title (self))
    self->title = table_game_file_get_title (summary->path);

  return self;
}

/* Makes the entry of a game whose file was moved and is otherwise as it was. */
TablePastGame *
table_past_game_new_moved (TablePastGame *game,
                           const char    *path)
{
  TableGameSummary *summary;
  g_autoptr (JsonNode) facts = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  facts = table_game_summary_tell (game->summary);
  summary = facts != NULL ? table_game_summary_read (path, facts)
                          : table_game_summary_load (path);

  return table_past_game_new (summary, &game->mark);
}

static gboolean
have_same (GPtrArray *copies,
           GPtrArray *others)
{
  if (copies == NULL || others == NULL || copies->len != others->len)
    return copies == others;

  for (guint i = 0; i < copies->len; i++)
    if (!table_past_game_is_same (g_ptr_array_index (copies, i), g_ptr_array_index (others, i)))
      return FALSE;

  return TRUE;
}

/* Tells an entry what copies of its game there are. @copies is the other copies of the game, if
 * any, or NULL. */
void
table_past_game_set_copies (TablePastGame *self,
                            GPtrArray     *copies)
{
  if (have_same (self->copies, copies))
    return;

  g_clear_pointer (&self->copies, g_ptr_array_unref);
  self->copies = copies != NULL ? g_ptr_array_ref (copies) : NULL;
  g_signal_emit (self, copies_signal, 0);
}

/* Tells which of two copies is shown: the longer one, or of two that are as long the one that is
 * not called a copy, or else the one that comes first in a list. */
gboolean
table_past_game_is_longer (TablePastGame *self,
                           TablePastGame *other)
{
  if (self->summary->is_broken != other->summary->is_broken)
    return other->summary->is_broken;
  if (self->summary->n_events != other->summary->n_events)
    return self->summary->n_events > other->summary->n_events;
  if ((self->original != NULL) != (other->original != NULL))
    return other->original != NULL;

  return table_past_game_compare (self, other) < 0;
}

/**
 * table_past_game_get_folded:
 * @self: an entry
 *
 * Gets what a game can be found by, but for its date: title, players, and what
 * was written into it, as text_search_fold() makes it.
 *
 * Returns: (transfer none): the folded text
 */
const char *
table_past_game_get_folded (TablePastGame *self)
{
  g_autoptr (GString) text = NULL;
  g_autofree char *title = NULL;

  g_return_val_if_fail (TABLE_IS_PAST_GAME (self), NULL);

  if (self->folded != NULL)
    return self->folded;

  title = table_game_file_get_title (self->summary->path);
  text = g_string_new (title);
  for (int seat = 0; seat < self->summary->n_players; seat++)
    g_string_append_printf (text, " %s", self->summary->names[seat]);
  if (self->summary->text != NULL)
    g_string_append_printf (text, " %s", self->summary->text);
  self->folded = text_search_fold (text->str);

  return self->folded;
}

/* Tells which of two entries comes first in a list: that of the game that was played later, or
 * else whose file is newer. */
int
table_past_game_compare (TablePastGame *self,
                         TablePastGame *other)
{
  if (self->summary->played != other->summary->played)
    return self->summary->played > other->summary->played ? -1 : 1;

  if (self->mark.modified != other->mark.modified)
    return self->mark.modified > other->mark.modified ? -1 : 1;

  /* The date stands in front of a name, so that this too is the newest first. */
  return strcmp (other->summary->path, self->summary->path);
}

/**
 * table_past_game_is_same:
 * @self: an entry
 * @other: another one
 *
 * Tells whether two entries are of the same file, as it was.
 *
 * Returns: `TRUE` if they are
 */
gboolean
table_past_game_is_same (TablePastGame *self,
                         TablePastGame *other)
{
  g_return_val_if_fail (TABLE_IS_PAST_GAME (self), FALSE);
  g_return_val_if_fail (TABLE_IS_PAST_GAME (other), FALSE);

  return self->mark.size == other->mark.size
         && self->mark.modified == other->mark.modified
         && g_str_equal (self->summary->path, other->summary->path);
}
