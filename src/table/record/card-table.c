/* card-table.c: cards as a table, for spreadsheets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row is made into what stands in a collection, and read as that: what a card may
 * say is known there. Here are the names of columns and words, which are understood in
 * all languages at once, and where in the table something is.
 */

#include "config.h"

#include "card-table.h"

#include "doc-build.h"
#include "text-csv.h"

#include <glib/gi18n.h>
#include <string.h>

/* More are not told of: they are mostly the same mistake. */
#define MOST_WRONG 50

/* What stands for a hold that takes nothing, which no card has, but a record may. */
#define NO_GOODS "0"

/* The languages in which tables are written, in the order of the words below. */
static const char *const languages[] = { "en", "fr", "nl" };

/* What a row may be. A shrine is a relic card without points. */
typedef enum {
  ROW_SHIP,
  ROW_RELIC,
  ROW_SHRINE,
  ROW_WEEK,
  ROW_EDICT,
  N_ROW_KINDS
} RowKind;

/* Columns that are numbered follow one another. */
enum {
  COLUMN_KIND,
  COLUMN_CITY,
  COLUMN_COST,
  COLUMN_POINTS,
  COLUMN_HOLD,
  COLUMN_PAYS = COLUMN_HOLD + COLONIA_MAX_HOLDS,
  COLUMN_BOOTH = COLUMN_PAYS + COLONIA_MAX_HOLDS,
  COLUMN_CONTRACTS = COLUMN_BOOTH + COLONIA_MAX_BOOTHS,
  COLUMN_DICE = COLUMN_CONTRACTS + COLONIA_N_CRAFTSMEN,
  COLUMN_SHIPS,
  COLUMN_DAY,
  COLUMN_TEXT,
  COLUMN_COUNT,
  N_COLUMNS
};

/* What is said in English, French and Dutch, and what else is understood. */
static const char *const kind_words[N_ROW_KINDS] = {
  "ship|bateau|schip",
  "relic|relique|relikwie",
  "shrine|reliquaire|schrijn",
  "week card|carte semaine|weekkaart|week|semaine",
  "edict|décret|decreet|raadsdecreet|stadsdecreet",
};

static const char *const city_words[COLONIA_N_CITIES] = {
  "London|London|London|Londres|Londen",
  "Nowgorod|Nowgorod|Nowgorod|Novgorod",
  "Bergen|Bergen|Bergen",
  "Brügge|Brügge|Brügge|Bruges|Brugge|Bruegge",
};

static const char *const good_words[COLONIA_N_GOODS] = {
  "saddle|selle|zadel|saddles|selles|zadels",
  "cartwheel|roue de charrette|wagenwiel|cartwheels|roues de charrette|wagenwielen|wheel|wheels|roue|roues|wiel|wielen",
  "painting|tableau|schilderij|paintings|tableaux|schilderijen",
  "clothing|vêtement|kleding|clothes|vêtements|kleren",
  "footwear|chaussures|schoenen|shoe|shoes|chaussure|schoen",
};

static const char *const day_words[] = {
  "Wednesday|mercredi|woensdag|Wed|mer|wo",
  "Thursday|jeudi|donderdag|Thu|jeu|do",
  "Friday|vendredi|vrijdag|Fri|ven|vr",
  "Saturday|samedi|zaterdag|Sat|sam|za",
};

typedef enum {
  OF_SHIPS = 1 << ROW_SHIP,
  OF_RELICS = 1 << ROW_RELIC,
  OF_SHRINES = 1 << ROW_SHRINE,
  OF_WEEKS = 1 << ROW_WEEK,
  OF_EDICTS = 1 << ROW_EDICT,
  OF_ALL = OF_SHIPS | OF_RELICS | OF_SHRINES | OF_WEEKS | OF_EDICTS,
} RowKinds;

/* The columns in the order in which they are written. Of those that are numbered the words
 * are without the number; in the contents of a collection it takes the place of %d, from 0. */
static const struct {
  int column;
  int n;
  RowKinds kinds;
  const char *words;
  const char *path;
} columns[] = {
  { COLUMN_KIND, 1, OF_ALL, "kind|sorte|soort|type|genre", "$.type" },
  { COLUMN_CITY, 1, OF_SHIPS | OF_RELICS | OF_SHRINES, "city|ville|stad", "$.city" },
  { COLUMN_COST, 1, OF_RELICS | OF_SHRINES, "cost|coût|kosten|costs|price|prix|prijs", "$.cost" },
  { COLUMN_POINTS, 1, OF_RELICS, "points|points|punten|vp|pv|pnt", "$.points" },
  { COLUMN_HOLD, COLONIA_MAX_HOLDS, OF_SHIPS, "hold|soute|laadruim|cargo hold|ruim", "$.holds[%d].goods" },
  { COLUMN_PAYS, COLONIA_MAX_HOLDS, OF_SHIPS, "pays|paie|betaalt", "$.holds[%d].pays" },
  { COLUMN_BOOTH, COLONIA_MAX_BOOTHS, OF_WEEKS, "booth|stand|kraam|marktkraam", "$.booths[%d]" },
  { COLUMN_CONTRACTS + COLONIA_CRAFTSMAN_SADDLER, 1, OF_WEEKS, "saddler|bourrelier|zadelmaker", "$.contracts[0]" },
  { COLUMN_CONTRACTS + COLONIA_CRAFTSMAN_WAINWRIGHT, 1, OF_WEEKS, "wainwright|charron|wagenmaker", "$.contracts[1]" },
  { COLUMN_CONTRACTS + COLONIA_CRAFTSMAN_PAINTER, 1, OF_WEEKS, "painter|peintre|schilder|kunstenaar", "$.contracts[2]" },
  { COLUMN_CONTRACTS + COLONIA_CRAFTSMAN_TAILOR, 1, OF_WEEKS, "tailor|tailleur|kleermaker", "$.contracts[3]" },
  { COLUMN_CONTRACTS + COLONIA_CRAFTSMAN_SHOEMAKER, 1, OF_WEEKS, "shoemaker|cordonnier|schoenmaker", "$.contracts[4]" },
  { COLUMN_DICE, 1, OF_WEEKS, "dice|lancers|worpen|rolls|dés|dobbelsteen", "$.dice" },
  { COLUMN_SHIPS, 1, OF_WEEKS, "ships|bateaux|schepen", "$.ships" },
  { COLUMN_DAY, 1, OF_EDICTS, "day|jour|dag", "$.day" },
  { COLUMN_TEXT, 1, OF_EDICTS, "text|texte|tekst", "$.text" },
  { COLUMN_COUNT, 1, OF_ALL, "count|exemplaires|aantal|copies|exemplaren", "$.count" },
};

/* Words */

/* Capitals, accents and what is neither letter nor digit make no difference. */
static char *
fold (const char *text)
{
  g_autofree char *ascii = g_str_to_ascii (text, "C");
  GString *folded = g_string_new (NULL);

  for (const char *p = ascii; *p != '\0'; p++)
    if (g_ascii_isalnum (*p))
      g_string_append_c (folded, g_ascii_tolower (*p));
    else if (folded->len > 0 && folded->str[folded->len - 1] != ' ')
      g_string_append_c (folded, ' ');
  g_strchomp (folded->str);

  return g_string_free (folded, FALSE);
}

static gboolean
has_word (const char *words,
          const char *folded)
{
  g_auto (GStrv) all = g_strsplit (words, "|", -1);
  gboolean found = FALSE;

  for (int i = 0; all[i] != NULL && !found; i++)
    {
      g_autofree char *word = fold (all[i]);

      found = g_str_equal (word, folded);
    }

  return found;
}

/* Tells which of some things a cell names, or -1. */
static int
find_word (const char *const *words,
           guint              n,
           const char        *cell)
{
  g_autofree char *folded = fold (cell);

  for (guint i = 0; i < n; i++)
    if (has_word (words[i], folded))
      return (int) i;

  return -1;
}

static guint
find_language (const char *language)
{
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    if (g_strcmp0 (languages[i], language) == 0)
      return i;

  return 0;
}

static char *
tell_word (const char *words,
           const char *language)
{
  g_auto (GStrv) all = g_strsplit (words, "|", -1);

  return g_strdup (all[find_language (language)]);
}

static char *
tell_words (const char *const *words,
            guint              n,
            const char        *language)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *word = tell_word (words[i], language);

      g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", word);
    }

  return g_string_free (list, FALSE);
}

/* Columns */

static guint
find_definition (int column)
{
  guint i = 0;

  while (column >= columns[i].column + columns[i].n)
    i++;

  return i;
}

static char *
tell_column (int         column,
             const char *language)
{
  guint i = find_definition (column);
  g_autofree char *word = tell_word (columns[i].words, language);

  return columns[i].n > 1 ? g_strdup_printf ("%s %d", word, column - columns[i].column + 1) : g_steal_pointer (&word);
}

static char *
tell_path (int column)
{
  guint i = find_definition (column);
  g_auto (GStrv) parts = g_strsplit (columns[i].path, "%d", 2);

  return parts[1] != NULL ? g_strdup_printf ("%s%d%s", parts[0], column - columns[i].column, parts[1])
                          : g_strdup (parts[0]);
}

/* Takes the number off the end of a word, or leaves 0. */
static int
take_number (char *word)
{
  gsize length = strlen (word);
  int number = 0;

  while (length > 0 && g_ascii_isdigit (word[length - 1]))
    length--;
  if (strlen (word) - length <= 2)
    number = (int) g_ascii_strtoull (word + length, NULL, 10);
  if (number > 0)
    {
      word[length] = '\0';
      g_strchomp (word);
    }

  return number;
}

/* Tells which column a heading names, or -1. */
static int
find_column (const char *heading)
{
  g_autofree char *folded = fold (heading);
  int number = take_number (folded);

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    if (has_word (columns[i].words, folded) && (columns[i].n > 1 ? number > 0 && number <= columns[i].n : number == 0))
      return columns[i].column + MAX (number - 1, 0);

  return -1;
}

/* Remarks */

typedef struct {
  CardTable *table;
  const char *language;
  const TextCsvRow *heading;
  int places[N_COLUMNS]; /* where in each row a column is, or -1 */
  gboolean missed[N_COLUMNS]; /* whether it was told that it is missing */
  GArray *lines; /* (element-type guint): in which each card stands first */
  int n_cards[N_PRINTED];
  RowKinds kinds; /* where no column tells */
} Sheet;

/* A row that becomes a card. */
typedef struct {
  Sheet *sheet;
  const TextCsvRow *row;
  RowKind kind;
  gboolean wrong;
  JsonBuilder *builder;
} Row;

static void
free_remark (CardTableRemark *remark)
{
  g_free (remark->sentence);
  g_free (remark);
}

static void
remark (CardTable  *table,
        guint       line,
        gboolean    wrong,
        char       *sentence)
{
  CardTableRemark *made = g_new0 (CardTableRemark, 1);

  made->line = line;
  made->wrong = wrong;
  made->sentence = sentence;
  g_ptr_array_add (table->remarks, made);
  table->n_wrong += wrong ? 1 : 0;
}

static void
remark_line (Sheet      *sheet,
             guint       line,
             gboolean    wrong,
             const char *sentence)
{
  /* Translators: %u is the number of a line of a table, %s a sentence about it. */
  remark (sheet->table, line, wrong, g_strdup_printf (_("Line %u: %s"), line, sentence));
}

static void
remark_cell (Sheet      *sheet,
             guint       line,
             const char *column,
             gboolean    wrong,
             const char *sentence)
{
  /* Translators: %u is the number of a line of a table, the first %s the heading of a column, the second a sentence
   * about what stands there. */
  remark (sheet->table, line, wrong, g_strdup_printf (_("Line %u, column “%s”: %s"), line, column, sentence));
}

/* The column is called as it is in the table. */
static const char *
get_heading (const Sheet *sheet,
             int          column)
{
  return g_ptr_array_index (sheet->heading->cells, (guint) sheet->places[column]);
}

static void
fail_cell (Row        *row,
           int         column,
           const char *sentence)
{
  row->wrong = TRUE;
  remark_cell (row->sheet, row->row->line, get_heading (row->sheet, column), TRUE, sentence);
}

/* That a column is missing is told once, of the line in which it should be. */
static void
fail_missing (Row *row,
              int  column)
{
  Sheet *sheet = row->sheet;
  g_autofree char *name = tell_column (column, sheet->language);
  /* Translators: %s is the heading of a column of a table of cards. */
  g_autofree char *sentence = g_strdup_printf (_("There is no column “%s”. Add it: every card of this kind needs it."), name);

  row->wrong = TRUE;
  if (sheet->missed[column])
    return;

  sheet->missed[column] = TRUE;
  remark_line (sheet, sheet->heading->line, TRUE, sentence);
}

/* Cells */

static const char *
get_cell (const Row *row,
          int        column)
{
  int place = row->sheet->places[column];

  return place >= 0 && place < (int) row->row->cells->len ? g_ptr_array_index (row->row->cells, (guint) place) : "";
}

static gboolean
is_filled (const Row *row,
           int        column)
{
  return *get_cell (row, column) != '\0';
}

/* Tells what stands in a cell that must not be empty, or `NULL`. */
static const char *
need_cell (Row *row,
           int  column)
{
  const char *cell = get_cell (row, column);

  if (row->sheet->places[column] < 0)
    fail_missing (row, column);
  else if (*cell == '\0')
    fail_cell (row, column, _("This is empty. Fill it in."));

  return *cell != '\0' ? cell : NULL;
}

/* Spreadsheets may write whole numbers with decimals, in front of which stands a comma in some
 * languages. */
static gboolean
parse_number (const char *cell,
              gint64     *number)
{
  const char *digits = cell + (*cell == '-' ? 1 : 0);
  gsize n = strspn (digits, "0123456789");
  const char *rest = digits + n;

  if (n == 0 || n > 9 || (*rest != '\0' && *rest != '.' && *rest != ','))
    return FALSE;
  if (*rest != '\0' && rest[1 + strspn (rest + 1, "0")] != '\0')
    return FALSE;

  *number = g_ascii_strtoll (cell, NULL, 10);

  return TRUE;
}

static void
add_number (Row        *row,
            const char *name,
            int         column)
{
  const char *cell = need_cell (row, column);
  g_autofree char *sentence = NULL;
  gint64 number;

  if (cell == NULL)
    return;

  if (parse_number (cell, &number))
    {
      if (name != NULL)
        json_builder_set_member_name (row->builder, name);
      json_builder_add_int_value (row->builder, number);
      return;
    }

  /* Translators: %s is what stands in a table. */
  sentence = g_strdup_printf (_("“%s” is not a whole number. Write it in digits."), cell);
  fail_cell (row, column, sentence);
}

static void
add_city (Row *row)
{
  const char *cell = need_cell (row, COLUMN_CITY);
  int city = cell != NULL ? find_word (city_words, COLONIA_N_CITIES, cell) : 0;

  if (city < 0)
    {
      g_autofree char *words = tell_words (city_words, COLONIA_N_CITIES, row->sheet->language);
      g_autofree char *sentence = NULL;

      /* Translators: the first %s is what stands in a table, the second a list of cities. */
      sentence = g_strdup_printf (_("“%s” is not a city of the game. Write one of these: %s."), cell, words);
      fail_cell (row, COLUMN_CITY, sentence);
    }
  else if (cell != NULL)
    doc_build_text (row->builder, "city", colonia_city_ids[city]);
}

/* Reads “2 saddle” or “saddle”. */
static int
find_good (const char *item,
           gint64     *number)
{
  gsize n = strspn (item, "0123456789");
  const char *name = item + n;

  *number = n > 0 ? g_ascii_strtoll (item, NULL, 10) : 1;
  name += strspn (name, " ");
  if (n > 0 && (g_str_has_prefix (name, "x ") || g_str_has_prefix (name, "× ")))
    name = strchr (name, ' ');

  return n <= 3 ? find_word (good_words, COLONIA_N_GOODS, name) : -1;
}

/* Goods stand side by side, with numbers in front: “2 saddle + painting”. */
static void
add_goods (Row *row,
           int  column)
{
  const char *cell = need_cell (row, column);
  gint64 goods[COLONIA_N_GOODS] = { 0 };
  g_auto (GStrv) items = g_strsplit_set (cell != NULL && !g_str_equal (cell, NO_GOODS) ? cell : "", "+,;&/\n", -1);

  for (int i = 0; items[i] != NULL; i++)
    {
      const char *item = g_strstrip (items[i]);
      gint64 number;
      int good = find_good (item, &number);

      if (good < 0)
        {
          g_autofree char *words = tell_words (good_words, COLONIA_N_GOODS, row->sheet->language);
          g_autofree char *example = tell_word (good_words[0], row->sheet->language);
          g_autofree char *sentence = NULL;

          /* Translators: the first %s is what stands in a table, the second one of the goods, the third all five. */
          sentence = g_strdup_printf (_("“%s” is not a good. Write for example “2 %s”, with + before the next; "
                                        "the goods are: %s."), item, example, words);
          fail_cell (row, column, sentence);
          return;
        }
      goods[good] += number;
    }

  json_builder_set_member_name (row->builder, "goods");
  json_builder_begin_object (row->builder);
  for (int good = 0; good < COLONIA_N_GOODS; good++)
    if (goods[good] > 0)
      {
        json_builder_set_member_name (row->builder, colonia_good_ids[good]);
        json_builder_add_int_value (row->builder, goods[good]);
      }
  json_builder_end_object (row->builder);
}

/* Rows */

/* Counts the columns up to the last that is filled, of those that are numbered. */
static int
count_filled (const Row *row,
              int        first,
              int        n)
{
  while (n > 0 && !is_filled (row, first + n - 1))
    n--;

  return n;
}

static void
add_ship (Row *row)
{
  int n_holds = MAX (count_filled (row, COLUMN_HOLD, COLONIA_MAX_HOLDS),
                     count_filled (row, COLUMN_PAYS, COLONIA_MAX_HOLDS));

  doc_build_text (row->builder, "type", colonia_event_type_ids[COLONIA_EVENT_SHIP]);
  add_city (row);
  doc_begin_list (row->builder, "holds");
  for (int i = 0; i < MAX (n_holds, 1); i++)
    {
      json_builder_begin_object (row->builder);
      add_goods (row, COLUMN_HOLD + i);
      add_number (row, "pays", COLUMN_PAYS + i);
      json_builder_end_object (row->builder);
    }
  json_builder_end_array (row->builder);
}

static void
add_relic (Row *row)
{
  doc_build_text (row->builder, "type", colonia_event_type_ids[COLONIA_EVENT_RELIC]);
  add_city (row);
  add_number (row, "cost", COLUMN_COST);
  if (row->kind == ROW_SHRINE)
    doc_build_boolean (row->builder, "shrine", TRUE);
  else
    add_number (row, "points", COLUMN_POINTS);
}

static void
add_week (Row *row)
{
  int n_booths = count_filled (row, COLUMN_BOOTH, COLONIA_MAX_BOOTHS);

  if (n_booths > 0)
    {
      doc_begin_list (row->builder, "booths");
      for (int i = 0; i < n_booths; i++)
        add_number (row, NULL, COLUMN_BOOTH + i);
      json_builder_end_array (row->builder);
    }

  doc_begin_list (row->builder, "contracts");
  for (int i = 0; i < COLONIA_N_CRAFTSMEN; i++)
    add_number (row, NULL, COLUMN_CONTRACTS + i);
  json_builder_end_array (row->builder);
  add_number (row, "dice", COLUMN_DICE);
  add_number (row, "ships", COLUMN_SHIPS);
}

static void
add_edict (Row *row)
{
  const char *day_cell = need_cell (row, COLUMN_DAY);
  const char *text = need_cell (row, COLUMN_TEXT);
  int day = day_cell != NULL ? find_word (day_words, G_N_ELEMENTS (day_words), day_cell) : 0;

  if (day < 0)
    {
      g_autofree char *words = tell_words (day_words, G_N_ELEMENTS (day_words), row->sheet->language);
      g_autofree char *sentence = NULL;

      /* Translators: the first %s is what stands in a table, the second a list of days. */
      sentence = g_strdup_printf (_("“%s” is not a day of a vote. Write one of these: %s."), day_cell, words);
      fail_cell (row, COLUMN_DAY, sentence);
      return;
    }
  if (day_cell != NULL)
    doc_build_text (row->builder, "day", colonia_day_ids[COLONIA_DAY_WEDNESDAY + day]);
  if (text != NULL)
    doc_build_text (row->builder, "text", text);
}

/* What a card of its kind does not have would be lost. */
static void
check_others (Row *row)
{
  for (int column = 0; column < N_COLUMNS; column++)
    if ((columns[find_definition (column)].kinds & (1u << row->kind)) == 0 && is_filled (row, column))
      fail_cell (row, column, _("A card of this kind has nothing of this. Leave it empty."));

  for (guint i = row->sheet->heading->cells->len; i < row->row->cells->len; i++)
    if (*(const char *) g_ptr_array_index (row->row->cells, i) != '\0')
      {
        row->wrong = TRUE;
        remark_line (row->sheet, row->row->line, TRUE,
                     _("There are more cells than columns. A text with a comma or a semicolon in it needs quotation "
                       "marks around it."));
        return;
      }
}

/* Puts the right column in the place of where in a collection something is wrong. */
static void
translate_error (Row          *row,
                 const GError *error)
{
  const char *what = strstr (error->message, ": ");

  for (int column = 0; column < N_COLUMNS; column++)
    {
      g_autofree char *path = tell_path (column);

      if (g_str_has_prefix (error->message, path) && strchr (":.[", error->message[strlen (path)]) != NULL
          && row->sheet->places[column] >= 0)
        {
          fail_cell (row, column, what + 2);
          return;
        }
    }

  row->wrong = TRUE;
  remark_line (row->sheet, row->row->line, TRUE, error->message);
}

/**
 * card_table_find_doubt:
 * @card: a card that somebody has read
 *
 * Finds what speaks against a card that can be taken nevertheless (SET-9).
 *
 * Returns: (transfer full) (nullable): a sentence, or `NULL` if nothing does
 */
char *
card_table_find_doubt (const Printed *card)
{
  int points;

  g_return_val_if_fail (card != NULL, NULL);

  if (card->kind != PRINTED_RELIC || card->event.relic.shrine)
    return NULL;

  points = card->event.relic.points;
  if (colonia_relic_judge_points (points) != COLONIA_WORTH_UNUSUAL)
    return NULL;

  return g_strdup_printf (ngettext ("%d point is more than relics usually have. Look at the card once more.",
                                    "%d points are more than relics usually have. Look at the card once more.",
                                    (gulong) points), points);
}

/* Whether a relic can be as somebody has read it (SET-9). */
static void
judge_points (Row           *row,
              const Printed *card)
{
  g_autofree char *doubt = card_table_find_doubt (card);

  if (row->kind != ROW_RELIC)
    return;

  if (colonia_relic_judge_points (card->event.relic.points) == COLONIA_WORTH_NOTHING)
    fail_cell (row, COLUMN_POINTS, _("A relic has at least 1 point. Look at the card again."));
  if (doubt != NULL)
    remark_cell (row->sheet, row->row->line, get_heading (row->sheet, COLUMN_POINTS), FALSE, doubt);
}

static Printed *
read_card (Row *row)
{
  static const PrintedKind kinds[N_ROW_KINDS] = {
    PRINTED_SHIP, PRINTED_RELIC, PRINTED_RELIC, PRINTED_WEEK, PRINTED_EDICT,
  };
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (Printed) card = NULL;
  g_autoptr (GError) error = NULL;
  DocPlace root;

  node = json_builder_get_root (row->builder);
  if (row->wrong)
    return NULL;

  root = doc_place_root (node);
  card = printed_read (&root, kinds[row->kind], &error);
  if (card == NULL)
    translate_error (row, error);
  else
    judge_points (row, card);

  return row->wrong ? NULL : g_steal_pointer (&card);
}

static Printed *
make_card (Row *row)
{
  static void (*const add[N_ROW_KINDS]) (Row *) = { add_ship, add_relic, add_relic, add_week, add_edict };

  json_builder_begin_object (row->builder);
  add[row->kind] (row);
  if (is_filled (row, COLUMN_COUNT))
    add_number (row, "count", COLUMN_COUNT);
  json_builder_end_object (row->builder);
  check_others (row);

  return read_card (row);
}

/* Two lines that say the same are two cards. */
static void
take_card (Sheet            *sheet,
           const TextCsvRow *row,
           Printed          *card)
{
  for (guint i = 0; i < sheet->table->cards->len; i++)
    {
      Printed *other = g_ptr_array_index (sheet->table->cards, i);
      g_autofree char *sentence = NULL;

      if (other->kind != card->kind || !printed_is_equal (other, card))
        continue;

      /* Translators: %u is the number of another line of the table. */
      sentence = g_strdup_printf (_("Line %u says the same. This is taken for another equal card."),
                                  g_array_index (sheet->lines, guint, i));
      remark_line (sheet, row->line, FALSE, sentence);
      other->count = MIN (other->count + card->count, PRINTED_MAX_EQUAL);
      printed_free (card);
      return;
    }

  g_ptr_array_add (sheet->table->cards, card);
  g_array_append_val (sheet->lines, row->line);
  if (++sheet->n_cards[card->kind] > TABLE_COLLECTION_MAX_CARDS)
    remark_line (sheet, row->line, TRUE, _("There are more cards of this kind than can be kept. Take some away."));
}

/* Where no column tells, the others do. */
static gboolean
find_row_kind (Row *row)
{
  const char *cell;
  int kind;
  g_autofree char *words = NULL;
  g_autofree char *sentence = NULL;

  if (row->sheet->places[COLUMN_KIND] < 0)
    {
      row->kind = (RowKind) g_bit_nth_lsf (row->sheet->kinds, -1);
      return TRUE;
    }

  cell = need_cell (row, COLUMN_KIND);
  if (cell == NULL)
    return FALSE;

  kind = find_word (kind_words, N_ROW_KINDS, cell);
  row->kind = (RowKind) kind;
  if (kind >= 0)
    return TRUE;

  words = tell_words (kind_words, N_ROW_KINDS, row->sheet->language);
  /* Translators: the first %s is what stands in a table, the second a list of kinds of cards. */
  sentence = g_strdup_printf (_("“%s” is not a kind of card. Write one of these: %s."), cell, words);
  fail_cell (row, COLUMN_KIND, sentence);

  return FALSE;
}

static void
read_row (Sheet            *sheet,
          const TextCsvRow *csv_row)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  Row row = { .sheet = sheet, .row = csv_row, .builder = builder };
  Printed *card;

  if (!find_row_kind (&row))
    return;

  card = make_card (&row);
  if (card != NULL)
    take_card (sheet, csv_row, card);
}

/* The heading */

static void
place_column (Sheet      *sheet,
              int         place,
              const char *heading)
{
  int column = find_column (heading);
  guint line = sheet->heading->line;

  if (column < 0)
    return;

  if (sheet->places[column] < 0)
    sheet->places[column] = place;
  else
    remark_cell (sheet, line, heading, TRUE, _("There are two columns for this. Take one of them away."));
}

/* A column that only one kind of card has tells of that kind. */
static RowKinds
find_kinds (const Sheet *sheet)
{
  RowKinds kinds = 0;

  for (int column = 0; column < N_COLUMNS; column++)
    {
      RowKinds of = columns[find_definition (column)].kinds;

      if (sheet->places[column] >= 0 && column == COLUMN_COST)
        kinds |= OF_RELICS;
      else if (sheet->places[column] >= 0 && (of & (of - 1)) == 0)
        kinds |= of;
    }

  return kinds;
}

/* Tells why no kind of card is known, or `NULL`. */
static char *
find_heading_fault (const Sheet *sheet)
{
  g_autofree char *kind = tell_column (COLUMN_KIND, sheet->language);
  g_autofree char *example = NULL;

  if (sheet->kinds == 0)
    {
      example = card_table_example (PRINTED_RELIC, sheet->language);
      example[strcspn (example, "\n")] = '\0';
      /* Translators: %s is the first line of a table of cards. */
      return g_strdup_printf (_("The first line must name the columns, for example “%s”."), example);
    }

  if (sheet->places[COLUMN_KIND] < 0 && (sheet->kinds & (sheet->kinds - 1)) != 0)
    /* Translators: %s is the heading of a column. */
    return g_strdup_printf (_("There are columns of several kinds of cards. Add a column “%s” that says which kind "
                              "each line is."), kind);

  return NULL;
}

static void
remark_unknown (Sheet *sheet)
{
  for (guint i = 0; i < sheet->heading->cells->len; i++)
    {
      const char *heading = g_ptr_array_index (sheet->heading->cells, i);

      if (*heading != '\0' && find_column (heading) < 0)
        remark_cell (sheet, sheet->heading->line, heading, FALSE, _("No column of this name is known. It is left out."));
    }
}

static void
read_heading (Sheet            *sheet,
              const TextCsvRow *row)
{
  g_autofree char *fault = NULL;

  sheet->heading = row;
  for (guint i = 0; i < row->cells->len; i++)
    place_column (sheet, (int) i, g_ptr_array_index (row->cells, i));

  sheet->kinds = find_kinds (sheet);
  fault = find_heading_fault (sheet);
  if (fault != NULL)
    remark_line (sheet, row->line, TRUE, fault);
  else
    remark_unknown (sheet);
}

static void
read_rows (Sheet     *sheet,
           GPtrArray *rows)
{
  CardTable *table = sheet->table;

  read_heading (sheet, g_ptr_array_index (rows, 0));
  if (table->n_wrong > 0)
    return;

  for (guint i = 1; i < rows->len; i++)
    {
      const TextCsvRow *row = g_ptr_array_index (rows, i);

      if (table->n_wrong >= MOST_WRONG)
        {
          remark_line (sheet, row->line, TRUE, _("So many lines are wrong that the others were not looked at yet."));
          return;
        }
      read_row (sheet, row);
    }
}

static int
compare_remarks (gconstpointer a,
                 gconstpointer b)
{
  const CardTableRemark *one = *(const CardTableRemark *const *) a;
  const CardTableRemark *other = *(const CardTableRemark *const *) b;

  return (one->line > other->line) - (one->line < other->line);
}

/**
 * card_table_read:
 * @text: a table, the first line of which names the columns
 * @language: (nullable): the id of the language in which words are proposed
 *
 * Reads cards out of a table, as `collection.md` describes it. Columns and words may
 * be in any of the languages. What is wrong is told line by line, in the language that
 * is spoken.
 *
 * Returns: (transfer full): the cards and what is to be said of the lines
 */
CardTable *
card_table_read (const char *text,
                 const char *language)
{
  CardTable *table;
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GError) error = NULL;
  Sheet sheet;

  g_return_val_if_fail (text != NULL, NULL);

  table = g_new0 (CardTable, 1);
  table->cards = printed_list_new ();
  table->remarks = g_ptr_array_new_with_free_func ((GDestroyNotify) free_remark);
  sheet = (Sheet) { .table = table, .language = language, .lines = lines };
  for (int column = 0; column < N_COLUMNS; column++)
    sheet.places[column] = -1;

  rows = text_csv_read (text, &error);
  if (rows == NULL)
    remark (table, 1, TRUE, g_strdup (error->message));
  else if (rows->len > 0)
    read_rows (&sheet, rows);
  g_ptr_array_sort (table->remarks, compare_remarks);

  return table;
}

/**
 * card_table_free:
 * @table: (transfer full): what was read of a table
 *
 * Frees it with its cards.
 */
void
card_table_free (CardTable *table)
{
  g_ptr_array_unref (table->cards);
  g_ptr_array_unref (table->remarks);
  g_free (table);
}

/* Writing */

static RowKind
get_row_kind (const Printed *card)
{
  static const RowKind kinds[N_PRINTED] = { ROW_SHIP, ROW_RELIC, ROW_WEEK, ROW_EDICT };

  return card->kind == PRINTED_RELIC && card->event.relic.shrine ? ROW_SHRINE : kinds[card->kind];
}

static char *
tell_goods (const TableBundle *goods,
            const char        *language)
{
  GString *list = g_string_new (NULL);

  for (int good = 0; good < COLONIA_N_GOODS; good++)
    if (goods->n[good] > 0)
      {
        g_autofree char *word = tell_word (good_words[good], language);

        g_string_append_printf (list, "%s%d %s", list->len > 0 ? " + " : "", goods->n[good], word);
      }

  if (list->len == 0)
    g_string_append (list, NO_GOODS);

  return g_string_free (list, FALSE);
}

static char *
tell_text (const char *text)
{
  GString *quoted = g_string_new (NULL);

  text_csv_append (quoted, text);

  return g_string_free (quoted, FALSE);
}

static char *
tell_of_ship (const ColoniaEvent *ship,
              int                 column,
              const char         *language)
{
  if (column == COLUMN_CITY)
    return tell_word (city_words[ship->ship.city], language);
  if (column >= COLUMN_HOLD && column < COLUMN_HOLD + ship->ship.n_holds)
    return tell_goods (&ship->ship.holds[column - COLUMN_HOLD].goods, language);
  if (column >= COLUMN_PAYS && column < COLUMN_PAYS + ship->ship.n_holds)
    return g_strdup_printf ("%d", ship->ship.holds[column - COLUMN_PAYS].pays);

  return g_strdup ("");
}

static char *
tell_of_relic (const ColoniaEvent *relic,
               int                 column,
               const char         *language)
{
  if (column == COLUMN_CITY)
    return tell_word (city_words[relic->relic.city], language);
  if (column == COLUMN_COST)
    return g_strdup_printf ("%d", relic->relic.cost);
  if (column == COLUMN_POINTS && !relic->relic.shrine)
    return g_strdup_printf ("%d", relic->relic.points);

  return g_strdup ("");
}

static char *
tell_of_week (const TablePrintedWeek *week,
              int                     column)
{
  if (column >= COLUMN_BOOTH && column < COLUMN_BOOTH + week->n_booths)
    return g_strdup_printf ("%d", week->booths[column - COLUMN_BOOTH]);
  if (column >= COLUMN_CONTRACTS && column < COLUMN_CONTRACTS + COLONIA_N_CRAFTSMEN)
    return g_strdup_printf ("%d", week->contracts[column - COLUMN_CONTRACTS]);
  if (column == COLUMN_DICE)
    return g_strdup_printf ("%d", week->dice);
  if (column == COLUMN_SHIPS)
    return g_strdup_printf ("%d", week->ships);

  return g_strdup ("");
}

static char *
tell_of_edict (const ColoniaEdict *edict,
               int                 column,
               const char         *language)
{
  if (column == COLUMN_DAY)
    return tell_word (day_words[edict->day - COLONIA_DAY_WEDNESDAY], language);
  if (column == COLUMN_TEXT)
    return tell_text (edict->text);

  return g_strdup ("");
}

static char *
tell_cell (const Printed *card,
           int            column,
           const char    *language)
{
  if (column == COLUMN_KIND)
    return tell_word (kind_words[get_row_kind (card)], language);
  if (column == COLUMN_COUNT)
    return card->count > 1 ? g_strdup_printf ("%d", card->count) : g_strdup ("");

  switch (card->kind)
    {
    case PRINTED_SHIP:
      return tell_of_ship (&card->event, column, language);

    case PRINTED_RELIC:
      return tell_of_relic (&card->event, column, language);

    case PRINTED_WEEK:
      return tell_of_week (&card->week, column);

    case PRINTED_EDICT:
      return tell_of_edict (&card->edict, column, language);

    case N_PRINTED:
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}

/* The hold before what it pays. */
static int
get_nth_column (int n)
{
  int nth_of_holds = n - COLUMN_HOLD;

  if (nth_of_holds < 0 || nth_of_holds >= 2 * COLONIA_MAX_HOLDS)
    return n;

  return (nth_of_holds % 2 == 0 ? COLUMN_HOLD : COLUMN_PAYS) + nth_of_holds / 2;
}

/* Columns in which no card has anything are left out. */
static gboolean
is_needed (const GPtrArray *cards,
           int              column)
{
  gboolean needed = column == COLUMN_KIND;

  for (guint i = 0; i < cards->len && !needed; i++)
    {
      g_autofree char *cell = tell_cell (g_ptr_array_index (cards, i), column, NULL);

      needed = *cell != '\0';
    }

  return needed;
}

/* Where the comma is for decimals spreadsheets take a semicolon. */
static char
get_separator (const char *language)
{
  return find_language (language) == 0 ? ',' : ';';
}

static void
append_row (GString       *csv,
            const Printed *card,
            const int     *needed,
            int            n_needed,
            const char    *language)
{
  for (int i = 0; i < n_needed; i++)
    {
      g_autofree char *cell = card != NULL ? tell_cell (card, needed[i], language) : tell_column (needed[i], language);

      if (i > 0)
        g_string_append_c (csv, get_separator (language));
      g_string_append (csv, cell);
    }
  g_string_append (csv, "\r\n");
}

static void
append_rows (GString         *csv,
             const GPtrArray *cards,
             const char      *language)
{
  int needed[N_COLUMNS];
  int n_needed = 0;

  for (int i = 0; i < N_COLUMNS; i++)
    if (is_needed (cards, get_nth_column (i)))
      needed[n_needed++] = get_nth_column (i);

  append_row (csv, NULL, needed, n_needed, language);
  for (guint i = 0; i < cards->len; i++)
    append_row (csv, g_ptr_array_index (cards, i), needed, n_needed, language);
}

/**
 * card_table_write:
 * @cards: (element-type Printed): some cards
 * @language: (nullable): the id of the language of the words in it
 *
 * Makes a table that card_table_read() reads again as the same cards. A byte order mark
 * tells spreadsheets that it is UTF-8.
 *
 * Returns: (transfer full): the table
 */
char *
card_table_write (const GPtrArray *cards,
                  const char      *language)
{
  GString *csv;

  g_return_val_if_fail (cards != NULL, NULL);

  csv = g_string_new ("\357\273\277");
  append_rows (csv, cards, language);

  return g_string_free (csv, FALSE);
}

static const char *
get_example (PrintedKind kind)
{
  switch (kind)
    {
    case PRINTED_SHIP:
      return "kind,city,hold 1,pays 1,hold 2,pays 2\nship,Bergen,2 saddle,5,painting + footwear,8";

    case PRINTED_RELIC:
      return "kind,city,cost,points\nrelic,London,6,3\nshrine,Bergen,4,";

    case PRINTED_WEEK:
      return "kind,booth 1,booth 2,booth 3,saddler,wainwright,painter,tailor,shoemaker,dice,ships\n"
             "week card,4,3,5,1,0,2,1,1,4,2";

    case PRINTED_EDICT:
      return "kind,day,text\nedict,Friday,\"Alms, for all\"";

    case N_PRINTED:
    default:
      g_return_val_if_reached ("");
    }
}

/**
 * card_table_example:
 * @kind: a kind of card
 * @language: (nullable): the id of the language of the words in it
 *
 * Makes a table of a line or two, to show what one looks like.
 *
 * Returns: (transfer full): the table
 */
char *
card_table_example (PrintedKind kind,
                    const char *language)
{
  g_autoptr (CardTable) table = card_table_read (get_example (kind), NULL);
  GString *csv = g_string_new (NULL);

  append_rows (csv, table->cards, language);
  for (char *end = strstr (csv->str, "\r"); end != NULL; end = strstr (end, "\r"))
    memmove (end, end + 1, strlen (end));

  return g_string_free (csv, FALSE);
}
