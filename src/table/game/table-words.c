/* table-words.c: sentences that are those of any game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-words.h"

#include "text-line.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* What players write who have nothing to say: as table-wish.c has it. */
static const char *const anywhere[] = { N_("By chance"), NULL };

/* Whether it is one of these texts, which are told in the language that is spoken. */
static gboolean
is_known (const char *const *texts,
          const char        *text)
{
  return texts != NULL && g_strv_contains (texts, text);
}

/**
 * table_words_written:
 * @text: a note, a reason, … as it stands in a record
 *
 * Tells what somebody wrote: as it was typed, on one line, but for what random players write, which is known.
 *
 * Returns: (transfer full): the text
 */
char *
table_words_written (const char *text)
{
  gboolean known = is_known (anywhere, text);
  g_autofree char *line = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  for (guint i = 0; !known && table_games[i] != NULL; i++)
    known = is_known (table_games[i]->chance_texts, text);

  if (known)
    return g_strdup (gettext (text));

  line = text_line (text, -1);

  return text_isolate (line);
}

/**
 * table_words_event:
 * @game: a game
 * @telling: what sentences need to know
 * @before: how the game stood before it
 * @event: an event
 *
 * Tells an event in a sentence. Notes are those of all games.
 *
 * Returns: (transfer full): the sentence
 */
char *
table_words_event (const TableGame    *game,
                   const TableTelling *telling,
                   const TableState   *before,
                   const TableEvent   *event)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (game != NULL && telling != NULL && event != NULL, NULL);

  if (event->type != game->note)
    return game->tell_event (telling, before, event);

  text = table_words_written (table_event_get_text (game->events, event));

  /* Translators: %s is a note that somebody typed. */
  return g_strdup_printf (_("Note: %s"), text);
}

/**
 * table_words_correction:
 * @name: (nullable): of whom something is corrected, or `NULL` if it is the table
 * @list: what there really is; nothing if that is nothing
 * @reason: (nullable): why, as somebody typed it
 *
 * Tells a correction of the table in a sentence.
 *
 * Returns: (transfer full): the sentence
 */
char *
table_words_correction (const char *name,
                        const char *list,
                        const char *reason)
{
  g_autofree char *why = reason != NULL ? table_words_written (reason) : g_strdup ("");
  const char *what = *list != '\0' ? list : _("nothing");
  g_autofree char *all = *why != '\0'
                           /* Translators: %s are what is corrected, then why. */
                           ? g_strdup_printf (C_("correction", "%s (%s)"), what, why)
                           : g_strdup (what);

  if (name == NULL)
    /* Translators: %s is what is corrected. */
    return g_strdup_printf (_("Corrected: %s."), all);

  /* Translators: %s are a player, and what he or she really has. */
  return g_strdup_printf (_("Corrected for %s: %s."), name, all);
}

/**
 * table_words_counted:
 * @names: (array): the names of the players, by seat
 * @holdings: (element-type utf8): by seat, what each has
 *
 * Tells what everybody has at the end of a game that was not tracked, in a sentence.
 *
 * Returns: (transfer full): the sentence
 */
char *
table_words_counted (const char *const *names,
                     const GPtrArray   *holdings)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  g_return_val_if_fail (names != NULL && holdings != NULL, NULL);

  for (guint seat = 0; seat < holdings->len; seat++)
    /* Translators: %s are a player and what he or she has. */
    g_ptr_array_add (items, g_strdup_printf (C_("player and holdings", "%s: %s"), names[seat],
                                             (const char *) holdings->pdata[seat]));
  list = text_lists (items);

  /* Translators: %s is a list of what everybody has. */
  return g_strdup_printf (_("What everybody has is counted. %s."), list);
}

/**
 * table_words_ranked:
 * @telling: what sentences need to know
 * @effect: a `TABLE_EFFECT_RANKED`
 * @score: what it is ranked by
 * @tie: how much that player has of what parts the two, where something does, as “5 cards in hand”; else
 *   it is not looked at
 *
 * Tells at which rank somebody is in a sentence.
 *
 * Returns: (transfer full): the sentence
 */
char *
table_words_ranked (const TableTelling *telling,
                    const TableEffect  *effect,
                    const char         *score,
                    const char         *tie)
{
  const char *name, *next;

  g_return_val_if_fail (telling != NULL && effect != NULL && score != NULL && tie != NULL, NULL);

  name = telling->names[effect->player];
  next = effect->what >= TABLE_TIE_BROKEN ? telling->names[effect->bundle.n[TABLE_RANKED_NEXT]] : NULL;
  if (effect->what == TABLE_TIE_SHARED)
    /* Translators: %d is a rank; %s are a player, points, and the player who has as many. */
    return g_strdup_printf (_("Rank %d: %s with %s, together with %s."), effect->amount, name, score, next);
  if (next != NULL)
    /* Translators: the first %d is a rank; %s are a player, points, the player who has as many and comes next, and how much the first one has of what parts them, e.g. “5 cards in hand”; the last %d is how much of it the other one has. */
    return g_strdup_printf (_("Rank %d: %s with %s, ahead of %s: %s to %d."), effect->amount, name, score, next, tie,
                            effect->bundle.n[TABLE_RANKED_NEXT_HAS]);

  /* Translators: %d is a rank; %s are a player and points. */
  return g_strdup_printf (_("Rank %d: %s with %s."), effect->amount, name, score);
}
