/* strange.c: names and notes that would be something else anywhere but in a text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "strange.h"

#include <string.h>

/**
 * strange_texts: (array zero-terminated=1)
 *
 * Texts of which somebody could make markup, an entity, a letter of a menu, a format or the end of a text. All begin
 * with what is or sounds as a vowel.
 */
const char *const strange_texts[STRANGE_TEXTS + 1] = {
  "Agnes & <b>", "Élodie <i>B</i>", "Ida &amp; &lt;", "Hugo_Un_der", "Yves %s%d%1$s", "Oskar O'\"N\\t", NULL
};

/**
 * strange_name_people:
 * @record: a game
 * @first: which of the texts the first player is called
 *
 * Calls the players of a game so, in turn.
 */
void
strange_name_people (TableRecord *record,
                     int          first)
{
  TablePerson people[TABLE_MAX_PLAYERS] = { 0 };

  for (int seat = 0; seat < table_record_get_setup (record)->n_players; seat++)
    {
      people[seat] = *table_record_get_person (record, seat);
      people[seat].name = (char *) strange_texts[(first + seat) % STRANGE_TEXTS];
    }
  g_assert_true (table_record_change_people (record, people, NULL));
}

/**
 * strange_write:
 * @record: a game of random players
 *
 * Writes whatever they wrote otherwise, edicts and reasons, and notes behind it.
 *
 * Returns: (transfer full): the other game
 */
TableRecord *
strange_write (const TableRecord *record)
{
  const TableGame *game = table_record_get_game (record);
  g_autofree char *document = table_record_to_text (record);
  GString *text = g_string_new (document);
  g_autoptr (GError) error = NULL;
  TableRecord *written;

  /* None of these is written otherwise in JSON. */
  for (guint i = 0; game->chance_texts != NULL && game->chance_texts[i] != NULL; i++)
    g_string_replace (text, game->chance_texts[i], strange_texts[i % (STRANGE_TEXTS - 1)], 0);
  written = table_record_parse (text->str, text->len, &error);
  g_assert_no_error (error);
  g_string_free (text, TRUE);

  for (int i = 0; i < STRANGE_TEXTS; i++)
    {
      TableEvent *note = table_event_new (game->events, game->note);

      table_event_set_text (game->events, note, strange_texts[i]);
      g_assert_cmpint (table_record_append (written, note, NULL, NULL).kind, ==, TABLE_OBSTACLE_NONE);
      table_event_free (game->events, note);
    }

  return written;
}

/**
 * strange_find_broken:
 * @text: what somebody reads
 *
 * Finds whether one of the texts stands there that is not as it was written any more.
 *
 * Returns: (nullable): which it was, or `NULL` where all are whole
 */
const char *
strange_find_broken (const char *text)
{
  for (int i = 0; i < STRANGE_TEXTS; i++)
    {
      g_autofree char *trace = g_strndup (strange_texts[i], strcspn (strange_texts[i], " _"));

      for (const char *at = strstr (text, trace); at != NULL; at = strstr (at + 1, trace))
        if (!g_str_has_prefix (at, strange_texts[i]))
          return strange_texts[i];
    }

  return NULL;
}
