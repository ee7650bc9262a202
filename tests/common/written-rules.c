/* written-rules.c: the page of a game's rules, and those that the program knows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "written-rules.h"

/**
 * assert_written_rules:
 * @game: a game
 *
 * Fails unless the page of the rules has those that the program knows, in their order. Worked
 * examples on it, whose ids begin with EX, are no rules.
 */
void
assert_written_rules (const TableGame *game)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "games", game->id, "rules.md", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GRegex) regex = g_regex_new ("^- \\*\\*((?!EX-)[A-Z]+-[A-Z0-9]+)\\*\\*", G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  int n = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *id = g_match_info_fetch (match, 1);

      g_assert_cmpint (table_game_find_rule (game, id), ==, ++n);
    }
  g_assert_null (game->rules[n + 1]);
}
