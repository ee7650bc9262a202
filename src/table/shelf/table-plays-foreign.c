/* table-plays-foreign.c: plays as other programs tell of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * BG Stats exports JSON in which plays refer to players and games. BoardGameGeek tells of plays as XML and, to its own pages,
 * as JSON; tables made of either have a row for each player. `data/doc/plays.md` tells what is read.
 */

#include "config.h"

#include "table-plays.h"

#include "doc-markup.h"
#include "doc-parse.h"
#include "text-csv.h"

#include <glib/gi18n.h>
#include <string.h>

#define LENGTH_OF_DAY 10
#define MAX_NAME_LENGTH 40

/* A play as it is being read. */
typedef struct {
  char *key; /* (nullable): rows with the same one are one play */
  char *game;
  gint64 bgg;
  char *day;
  gboolean is_unfinished;
  gboolean is_wrong; /* whether there are too many players, or a score is no number */
  gboolean has_winner;
  TablePlayed *play;
} Draft;

typedef struct {
  GPtrArray *plays;
  guint n_left_out; /* of games that are known */
  Draft *draft; /* or NULL between two plays */
} Reading;

/* Drafts */

static void
free_draft (Draft *draft)
{
  g_free (draft->key);
  g_free (draft->game);
  g_free (draft->day);
  table_played_free (draft->play);
  g_free (draft);
}

static void
begin_draft (Reading *reading)
{
  g_clear_pointer (&reading->draft, free_draft);
  reading->draft = g_new0 (Draft, 1);
  reading->draft->play = g_new0 (TablePlayed, 1);
}

static void
set_text (char      **place,
          const char *text)
{
  if (text == NULL || *text == '\0' || *place != NULL)
    return;

  *place = g_strstrip (g_strdup (text));
}

/* A number as text, which may be empty or say anything. */
static gboolean
read_number (const char *text,
             gint64     *number)
{
  g_autofree char *stripped = text != NULL ? g_strstrip (g_strdup (text)) : NULL;

  return stripped != NULL && g_ascii_string_to_signed (stripped, 10, G_MININT32, G_MAXINT32, number, NULL);
}

static gboolean
is_yes (const char *text)
{
  return text != NULL
         && (g_str_equal (text, "1") || g_ascii_strcasecmp (text, "true") == 0 || g_ascii_strcasecmp (text, "yes") == 0);
}

static void
add_player (Draft      *draft,
            const char *name,
            const char *score,
            gboolean    has_won)
{
  TablePlayed *play = draft->play;
  g_autofree char *stripped = g_strstrip (g_strdup (name != NULL ? name : ""));
  gint64 points;

  if (play->n_players == TABLE_MAX_PLAYERS || !read_number (score, &points))
    {
      draft->is_wrong = TRUE;
      return;
    }

  play->names[play->n_players] =
    g_utf8_strlen (stripped, -1) > MAX_NAME_LENGTH ? g_utf8_substring (stripped, 0, MAX_NAME_LENGTH)
                                                   : g_steal_pointer (&stripped);
  play->points[play->n_players] = (int) points;
  play->winners[play->n_players] = has_won;
  draft->has_winner |= has_won;
  play->n_players++;
}

/* The number of a game is certain, and a name that stands beside another number is that of another game. */
static const TableGame *
find_game (const char *name,
           gint64      bgg)
{
  for (int i = 0; bgg != 0 && table_games[i] != NULL; i++)
    if (table_games[i]->bgg == bgg)
      return table_games[i];

  for (int i = 0; name != NULL && table_games[i] != NULL; i++)
    {
      g_autofree char *folded = g_utf8_casefold (name, -1);
      g_autofree char *known = g_utf8_casefold (table_game_get_name (table_games[i]), -1);

      if (g_str_equal (folded, known) && (bgg == 0 || table_games[i]->bgg == 0))
        return table_games[i];
    }

  return NULL;
}

/* Where nobody is said to have won, whoever has most points has. */
static void
find_winners (TablePlayed *play)
{
  int most = play->points[0];

  for (int seat = 1; seat < play->n_players; seat++)
    most = MAX (most, play->points[seat]);
  for (int seat = 0; seat < play->n_players; seat++)
    play->winners[seat] = play->points[seat] == most;
}

static void
end_draft (Reading *reading)
{
  Draft *draft = g_steal_pointer (&reading->draft);
  TablePlayed *play = draft != NULL ? draft->play : NULL;

  if (draft == NULL)
    return;

  play->game = find_game (draft->game, draft->bgg);
  play->day = draft->day != NULL ? g_strndup (draft->day, LENGTH_OF_DAY) : NULL;
  if (play->game != NULL && !draft->is_wrong && !draft->is_unfinished && table_played_is_possible (play)
      && reading->plays->len < TABLE_PLAYS_MAX)
    {
      if (!draft->has_winner)
        find_winners (play);
      g_ptr_array_add (reading->plays, g_steal_pointer (&draft->play));
    }
  else if (play->game != NULL)
    {
      reading->n_left_out++;
    }
  free_draft (draft);
}

/* JSON */

/* What a member is as text, of whatever kind: numbers are written as texts here and there. */
static char *
get_text (JsonObject *object,
          const char *name)
{
  JsonNode *node = object != NULL ? json_object_get_member (object, name) : NULL;

  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node))
    return NULL;
  if (json_node_get_value_type (node) == G_TYPE_STRING)
    return json_node_dup_string (node);
  if (json_node_get_value_type (node) == G_TYPE_BOOLEAN)
    return g_strdup (json_node_get_boolean (node) ? "1" : "0");

  return json_node_get_value_type (node) == G_TYPE_INT64 ? g_strdup_printf ("%" G_GINT64_FORMAT, json_node_get_int (node)) : NULL;
}

static gboolean
get_flag (JsonObject *object,
          const char *name)
{
  g_autofree char *text = get_text (object, name);

  return is_yes (text);
}

static JsonArray *
get_list (JsonObject *object,
          const char *name)
{
  JsonNode *node = object != NULL ? json_object_get_member (object, name) : NULL;

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

static JsonObject *
get_element (JsonArray *list,
             guint      i)
{
  JsonNode *node = json_array_get_element (list, i);

  return JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

static guint
get_length (JsonArray *list)
{
  return list != NULL ? json_array_get_length (list) : 0;
}

/* The objects of a list by their ids. */
static GHashTable *
list_by_id (JsonObject *root,
            const char *name)
{
  GHashTable *objects = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  JsonArray *list = get_list (root, name);

  for (guint i = 0; i < get_length (list); i++)
    {
      JsonObject *object = get_element (list, i);
      g_autofree char *id = get_text (object, "id");

      if (id != NULL)
        g_hash_table_insert (objects, g_steal_pointer (&id), object);
    }

  return objects;
}

static JsonObject *
follow (JsonObject *object,
        const char *name,
        GHashTable *objects)
{
  g_autofree char *id = get_text (object, name);

  return id != NULL ? g_hash_table_lookup (objects, id) : NULL;
}

/* Begins a play of which three members tell what was played, and when; its number and its day may be missing. */
static void
begin_play (Reading    *reading,
            JsonObject *game,
            const char *number_name,
            JsonObject *play,
            const char *day_name,
            const char *unfinished_name)
{
  g_autofree char *name = get_text (game, "name");
  g_autofree char *number = get_text (game, number_name);
  g_autofree char *day = get_text (play, day_name);

  begin_draft (reading);
  set_text (&reading->draft->game, name);
  set_text (&reading->draft->day, day);
  read_number (number, &reading->draft->bgg);
  reading->draft->is_unfinished = get_flag (play, unfinished_name);
}

static void
read_referring_play (Reading    *reading,
                     JsonObject *object,
                     GHashTable *games,
                     GHashTable *players)
{
  JsonArray *scores = get_list (object, "playerScores");

  begin_play (reading, follow (object, "gameRefId", games), "bggId", object, "playDate", "ignored");
  for (guint i = 0; i < get_length (scores); i++)
    {
      JsonObject *score = get_element (scores, i);
      g_autofree char *player = get_text (follow (score, "playerRefId", players), "name");
      g_autofree char *points = get_text (score, "score");

      add_player (reading->draft, player, points, get_flag (score, "winner"));
    }
  end_draft (reading);
}

/* The first of several names that a player has. */
static char *
get_player_name (JsonObject *player)
{
  g_autofree char *name = get_text (player, "name");

  return name != NULL && *name != '\0' ? g_steal_pointer (&name) : get_text (player, "username");
}

static void
read_whole_play (Reading    *reading,
                 JsonObject *object)
{
  JsonArray *players = get_list (object, "players");

  begin_play (reading, object, "objectid", object, "playdate", "incomplete");
  for (guint i = 0; i < get_length (players); i++)
    {
      JsonObject *player = get_element (players, i);
      g_autofree char *player_name = get_player_name (player);
      g_autofree char *points = get_text (player, "score");

      add_player (reading->draft, player_name, points, get_flag (player, "win"));
    }
  end_draft (reading);
}

static gboolean
read_json (Reading    *reading,
           const char *text,
           gsize       length)
{
  g_autoptr (JsonNode) node = doc_parse (text, length, NULL);
  JsonObject *root = node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  JsonArray *plays = get_list (root, "plays");
  g_autoptr (GHashTable) games = NULL;
  g_autoptr (GHashTable) players = NULL;

  if (plays == NULL)
    return FALSE;

  games = list_by_id (root, "games");
  players = list_by_id (root, "players");
  for (guint i = 0; i < get_length (plays); i++)
    {
      JsonObject *play = get_element (plays, i);

      if (play != NULL && json_object_has_member (play, "playerScores"))
        read_referring_play (reading, play, games, players);
      else if (play != NULL)
        read_whole_play (reading, play);
    }

  return TRUE;
}

/* XML */

static void
on_element_begins (GMarkupParseContext *context,
                   const char          *element,
                   const char         **names,
                   const char         **values,
                   gpointer             data,
                   GError             **error)
{
  Reading *reading = data;
  Draft *draft = reading->draft;

  if (g_str_equal (element, "play"))
    {
      begin_draft (reading);
      set_text (&reading->draft->day, doc_markup_find_attribute (names, values, "date"));
      reading->draft->is_unfinished = is_yes (doc_markup_find_attribute (names, values, "incomplete"));
    }
  else if (draft != NULL && g_str_equal (element, "item"))
    {
      set_text (&draft->game, doc_markup_find_attribute (names, values, "name"));
      read_number (doc_markup_find_attribute (names, values, "objectid"), &draft->bgg);
    }
  else if (draft != NULL && g_str_equal (element, "player"))
    {
      const char *name = doc_markup_find_attribute (names, values, "name");

      if (name == NULL || *name == '\0')
        name = doc_markup_find_attribute (names, values, "username");
      add_player (draft, name, doc_markup_find_attribute (names, values, "score"),
                  is_yes (doc_markup_find_attribute (names, values, "win")));
    }
}

static void
on_element_ends (GMarkupParseContext *context,
                 const char          *element,
                 gpointer             data,
                 GError             **error)
{
  if (g_str_equal (element, "play"))
    end_draft (data);
}

static gboolean
read_xml (Reading    *reading,
          const char *text,
          gsize       length)
{
  static const GMarkupParser parser = { .start_element = on_element_begins, .end_element = on_element_ends };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, G_MARKUP_TREAT_CDATA_AS_TEXT, reading, NULL);

  return length <= G_MAXSSIZE
         && g_markup_parse_context_parse (context, text, (gssize) length, NULL)
         && g_markup_parse_context_end_parse (context, NULL);
}

/* Tables, with a row for each player */

enum { DAY, GAME, NUMBER, PLAYER, SCORE, WON, PLAY, UNFINISHED, N_COLUMNS };

static const char *const headings[N_COLUMNS][6] = {
  [DAY] = { "date", "playdate", "play date", "day" },
  [GAME] = { "game", "game name", "gamename", "name", "item" },
  [NUMBER] = { "objectid", "bggid", "bgg id", "gameid", "game id" },
  [PLAYER] = { "player", "player name", "playername", "username" },
  [SCORE] = { "score", "points" },
  [WON] = { "win", "winner", "won" },
  [PLAY] = { "playid", "play id", "id", "play" },
  [UNFINISHED] = { "incomplete" },
};

static int
find_column (const GPtrArray *cells,
             int              column)
{
  for (int i = 0; i < (int) G_N_ELEMENTS (headings[column]) && headings[column][i] != NULL; i++)
    for (guint cell = 0; cell < cells->len; cell++)
      if (g_ascii_strcasecmp (g_ptr_array_index (cells, cell), headings[column][i]) == 0)
        return (int) cell;

  return -1;
}

static const char *
get_cell (const TextCsvRow *row,
          int               place)
{
  return place >= 0 && place < (int) row->cells->len ? g_ptr_array_index (row->cells, (guint) place) : NULL;
}

/* Where plays have no numbers, rows of one game on one day that follow each other are one play. */
static char *
make_key (const TextCsvRow *row,
          const int        *places)
{
  const char *play = get_cell (row, places[PLAY]);
  const char *day = get_cell (row, places[DAY]);
  const char *game = get_cell (row, places[GAME]);

  return places[PLAY] >= 0 ? g_strdup (play != NULL ? play : "")
                           : g_strdup_printf ("%s\n%s", day != NULL ? day : "", game != NULL ? game : "");
}

/* Whether somebody of a name has played already: then a row is of another play, of the same game on the same day. */
static gboolean
has_player (const TablePlayed *play,
            const char        *name)
{
  g_autofree char *stripped = g_strstrip (g_strdup (name != NULL ? name : ""));

  for (int i = 0; i < play->n_players; i++)
    if (g_str_equal (play->names[i], stripped))
      return *stripped != '\0';

  return FALSE;
}

static void
read_row (Reading          *reading,
          const TextCsvRow *row,
          const int        *places)
{
  g_autofree char *key = make_key (row, places);

  if (reading->draft == NULL || !g_str_equal (reading->draft->key, key)
      || (places[PLAY] < 0 && has_player (reading->draft->play, get_cell (row, places[PLAYER]))))
    {
      end_draft (reading);
      begin_draft (reading);
      reading->draft->key = g_steal_pointer (&key);
      set_text (&reading->draft->game, get_cell (row, places[GAME]));
      set_text (&reading->draft->day, get_cell (row, places[DAY]));
      read_number (get_cell (row, places[NUMBER]), &reading->draft->bgg);
    }
  reading->draft->is_unfinished |= is_yes (get_cell (row, places[UNFINISHED]));
  add_player (reading->draft, get_cell (row, places[PLAYER]), get_cell (row, places[SCORE]),
              is_yes (get_cell (row, places[WON])));
}

static gboolean
read_table (Reading *reading,
            GBytes  *bytes)
{
  g_autofree char *text = text_csv_decode (bytes, NULL);
  g_autoptr (GPtrArray) rows = text != NULL ? text_csv_read (text, NULL) : NULL;
  const TextCsvRow *heading = rows != NULL && rows->len > 0 ? g_ptr_array_index (rows, 0) : NULL;
  int places[N_COLUMNS];

  if (heading == NULL)
    return FALSE;

  for (int column = 0; column < N_COLUMNS; column++)
    places[column] = find_column (heading->cells, column);
  if (places[DAY] < 0 || places[PLAYER] < 0 || places[SCORE] < 0 || (places[GAME] < 0 && places[NUMBER] < 0))
    return FALSE;

  for (guint i = 1; i < rows->len; i++)
    read_row (reading, g_ptr_array_index (rows, i), places);
  end_draft (reading);

  return TRUE;
}

static gboolean
read_any (Reading *reading,
          GBytes  *bytes)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  gsize i = 0;

  if (length >= strlen (TEXT_CSV_MARK) && memcmp (text, TEXT_CSV_MARK, strlen (TEXT_CSV_MARK)) == 0)
    i = strlen (TEXT_CSV_MARK);
  while (i < length && g_ascii_isspace (text[i]))
    i++;
  if (i < length && text[i] == '{')
    return read_json (reading, text + i, length - i);
  if (i < length && text[i] == '<')
    return read_xml (reading, text + i, length - i);

  return length > 0 && read_table (reading, bytes);
}

/**
 * table_plays_parse_foreign:
 * @bytes: a file of another program
 * @n_left_out: (out): how many plays of games that are known were left out, as they have not ended or their points are
 *   not known
 * @error: return location for a `GError` of `DOC_ERROR`
 *
 * Reads plays that BG Stats exports as JSON, or BoardGameGeek as XML or JSON, or that are in a table with a row for each
 * player. Those of games that are not known are passed over.
 *
 * Returns: (transfer full) (element-type TablePlayed): the plays, or `NULL` with `error` set
 */
GPtrArray *
table_plays_parse_foreign (GBytes  *bytes,
                           guint   *n_left_out,
                           GError **error)
{
  Reading reading = { .n_left_out = 0 };
  gboolean is_read;

  g_return_val_if_fail (bytes != NULL && n_left_out != NULL, NULL);

  reading.plays = g_ptr_array_new_with_free_func ((GDestroyNotify) table_played_free);
  is_read = read_any (&reading, bytes);
  g_clear_pointer (&reading.draft, free_draft);
  *n_left_out = reading.n_left_out;
  if (is_read)
    return reading.plays;

  g_ptr_array_unref (reading.plays);
  g_set_error_literal (error, DOC_ERROR, DOC_ERROR_FORM, _("no plays that Kontor can read"));

  return NULL;
}
