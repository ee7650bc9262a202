/* card-table.c: cards as a table, for spreadsheets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row is made into what stands in a collection, and read as that: what a card may
 * say is known there. A game says what columns there are and how words are called, which
 * are understood in all languages at once; here is where in the table something is.
 */

#include "config.h"

#include "card-table.h"

#include "table-collection.h"
#include "table-schema.h"
#include "table-words.h"
#include "text-csv.h"
#include "tongue.h"

#include <glib/gi18n.h>
#include <string.h>

/* What stands for a bundle in which there is nothing. */
#define NOTHING "0"

/* More are not told of: they are mostly the same mistake. */
#define MOST_WRONG 50

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
has_spoken_word (const char *words,
                 const char *folded)
{
  g_auto (GStrv) all = g_strsplit (g_dpgettext2 (NULL, CARD_TABLE_WORD, words), "|", -1);
  gboolean found = FALSE;

  for (int i = 0; all[i] != NULL && !found; i++)
    {
      g_autofree char *word = fold (all[i]);

      found = g_str_equal (word, folded);
    }

  return found;
}

/* In whichever language. */
static gboolean
has_word (const char *words,
          const char *folded)
{
  gboolean found = FALSE;

  for (const char *const *language = tongue_list (); *language != NULL && !found; language++)
    {
      g_autoptr (TongueScope) scope = tongue_speak (*language);

      found = has_spoken_word (words, folded);
    }

  return found;
}

/* Tells which of some words a cell says, or -1. */
static int
find_word (const char *const *words,
           const char        *cell)
{
  g_autofree char *folded = fold (cell);

  for (int i = 0; words[i] != NULL; i++)
    if (has_word (words[i], folded))
      return i;

  return -1;
}

/* Without a language it is as the sources have it. */
static char *
tell_word (const char *words,
           const char *language)
{
  g_autoptr (TongueScope) scope = tongue_speak (language != NULL ? language : tongue_list ()[0]);
  const char *all = g_dpgettext2 (NULL, CARD_TABLE_WORD, words);

  return g_strndup (all, strcspn (all, "|"));
}

static char *
list_words (const char *const *words,
            const char        *language)
{
  GString *list = g_string_new (NULL);

  for (int i = 0; words[i] != NULL; i++)
    {
      g_autofree char *word = tell_word (words[i], language);

      g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", word);
    }

  return g_string_free (list, FALSE);
}

/* Columns. The first one tells the kind of a row, and the last one how many equal cards there
 * are. */

/* One that is numbered is the definition of several. */
typedef struct {
  const CardColumn *definition;
  int nth; /* from 0 */
} Column;

/* Whether what stands in two columns belongs to the same list. */
static gboolean
are_of_one_list (const CardColumn *column,
                 const CardColumn *other)
{
  const gsize n = strcspn (column->path, "[");

  return column->n > 1 && other->n == column->n && strncmp (column->path, other->path, n + 1) == 0;
}

/* What is numbered stands together: the first of each column of a list before the second ones. */
static int
list_columns (const TableSheet *form,
              Column           *columns)
{
  int n = 0;

  for (const CardColumn *first = form->columns, *end; first->words != NULL; first = end)
    {
      end = first + 1;
      while (end->words != NULL && are_of_one_list (first, end))
        end++;
      for (int nth = 0; nth < MAX (first->n, 1); nth++)
        for (const CardColumn *column = first; column < end; column++)
          columns[n++] = (Column) { column, nth };
    }

  return n;
}

static char *
tell_column (const Column *column,
             const char   *language)
{
  g_autofree char *word = tell_word (column->definition->words, language);

  return column->definition->n > 1 ? g_strdup_printf ("%s %d", word, column->nth + 1) : g_steal_pointer (&word);
}

static char *
tell_path (const Column *column)
{
  g_auto (GStrv) parts = g_strsplit (column->definition->path, "%d", 2);

  return parts[1] != NULL ? g_strdup_printf ("%s%d%s", parts[0], column->nth, parts[1]) : g_strdup (parts[0]);
}

/* What a card consists of: `$.member`, `$.list[1]` or `$.list[1].member` */

/* Takes a path apart. The index is -1 and the rest empty where there are none. */
static char *
split_path (const char *path,
            int        *index,
            char      **rest)
{
  const char *name = path + strlen ("$.");
  const gsize n = strcspn (name, "[");
  char *end = (char *) name + n;

  *index = *end == '[' ? (int) g_ascii_strtoll (end + 1, &end, 10) : -1;
  *rest = g_strdup (g_str_has_prefix (end, "].") ? end + strlen ("].") : "");

  return g_strndup (name, n);
}

/* Takes the value. What stands in a list is put there in its order. */
static void
put (JsonObject *card,
     const char *path,
     JsonNode   *value)
{
  int index;
  g_autofree char *rest = NULL, *name = split_path (path, &index, &rest);
  JsonArray *list;

  if (index < 0)
    {
      json_object_set_member (card, name, value);
      return;
    }

  if (!json_object_has_member (card, name))
    json_object_set_array_member (card, name, json_array_new ());
  list = json_object_get_array_member (card, name);
  if (*rest == '\0')
    {
      json_array_add_element (list, value);
      return;
    }

  if (index >= (int) json_array_get_length (list))
    json_array_add_object_element (list, json_object_new ());
  json_object_set_member (json_array_get_object_element (list, json_array_get_length (list) - 1), rest, value);
}

/* Returns what stands there, or `NULL`. */
static JsonNode *
get (JsonObject *card,
     const char *path)
{
  int index;
  g_autofree char *rest = NULL, *name = split_path (path, &index, &rest);
  JsonNode *node = json_object_get_member (card, name);

  if (node == NULL || index < 0)
    return node;
  if (index >= (int) json_array_get_length (json_node_get_array (node)))
    return NULL;

  node = json_array_get_element (json_node_get_array (node), (guint) index);

  return *rest != '\0' ? json_object_get_member (json_node_get_object (node), rest) : node;
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
find_column (const Column *columns,
             int           n_columns,
             const char   *heading)
{
  g_autofree char *folded = fold (heading);
  const int number = take_number (folded);

  for (int i = 0; i < n_columns; i++)
    if (number == (columns[i].definition->n > 1 ? columns[i].nth + 1 : 0) && has_word (columns[i].definition->words, folded))
      return i;

  return -1;
}

/* Remarks */

typedef struct {
  const TableGame *game;
  const TableSheet *form;
  Column columns[CARD_TABLE_MAX_COLUMNS];
  int n_columns;
  CardTable *table;
  const char *language;
  const TextCsvRow *heading;
  int places[CARD_TABLE_MAX_COLUMNS]; /* where in each row a column is, or -1 */
  gboolean missed[CARD_TABLE_MAX_COLUMNS]; /* whether it was told that it is missing */
  GArray *lines; /* (element-type guint): in which each card stands first */
  int n_cards[TABLE_MAX_CARD_KINDS];
  guint kinds; /* where no column tells */
} Sheet;

/* A row that becomes a card. */
typedef struct {
  Sheet *sheet;
  const TextCsvRow *row;
  int kind;
  gboolean wrong;
} CardRow;

static void
free_remark (CardTableRemark *remark)
{
  g_free (remark->sentence);
  g_free (remark);
}

static void
remark (CardTable *table,
        guint      line,
        gboolean   wrong,
        char      *sentence)
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
  g_autofree char *told = table_words_written (column);

  /* Translators: %u is the number of a line of a table, the first %s the heading of a column, the second a sentence
   * about what stands there. */
  remark (sheet->table, line, wrong, g_strdup_printf (_("Line %u, column “%s”: %s"), line, told, sentence));
}

/* The column is called as it is in the table. */
static const char *
get_heading (const Sheet *sheet,
             int          column)
{
  return g_ptr_array_index (sheet->heading->cells, (guint) sheet->places[column]);
}

/* Refuses a row for what stands in a column that is there. */
static void
fail_cell (CardRow    *row,
           int         column,
           const char *sentence)
{
  row->wrong = TRUE;
  remark_cell (row->sheet, row->row->line, get_heading (row->sheet, column), TRUE, sentence);
}

/* That a column is missing is told once, of the line in which it should be. */
static void
fail_missing (CardRow *row,
              int      column)
{
  Sheet *sheet = row->sheet;
  g_autofree char *name = tell_column (&sheet->columns[column], sheet->language);
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
get_cell (const CardRow *row,
          int            column)
{
  int place = row->sheet->places[column];

  return place >= 0 && place < (int) row->row->cells->len ? g_ptr_array_index (row->row->cells, (guint) place) : "";
}

static gboolean
is_filled (const CardRow *row,
           int            column)
{
  return *get_cell (row, column) != '\0';
}

/* Tells what stands in a cell that must not be empty: a row in which it is is refused. Returns `NULL` if nothing does. */
static const char *
need_cell (CardRow *row,
           int      column)
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

static JsonNode *
read_number (CardRow    *row,
             int         column,
             const char *cell)
{
  g_autofree char *told = NULL, *sentence = NULL;
  gint64 number;

  if (parse_number (cell, &number))
    return json_node_init_int (json_node_alloc (), number);

  told = table_words_written (cell);
  /* Translators: %s is what stands in a table. */
  sentence = g_strdup_printf (_("“%s” is not a whole number. Write it in digits."), told);
  fail_cell (row, column, sentence);

  return NULL;
}

static JsonNode *
read_word (CardRow    *row,
           int         column,
           const char *cell)
{
  const CardWords *of = row->sheet->columns[column].definition->of;
  const int found = find_word (of->words, cell);
  g_autofree char *words = NULL, *told = NULL, *sentence = NULL;

  if (found >= 0)
    return json_node_init_string (json_node_alloc (), of->ids[found]);

  words = list_words (of->words, row->sheet->language);
  told = table_words_written (cell);
  /* Translators: the first %s is what stands in a table, the second a list of words. */
  sentence = g_strdup_printf (_("“%s” is none of these: %s."), told, words);
  fail_cell (row, column, sentence);

  return NULL;
}

/* Reads “2 saddle” or “saddle”. */
static int
find_counted (const CardWords *of,
              const char      *item,
              gint64          *number)
{
  gsize n = strspn (item, "0123456789");
  const char *name = item + n;

  *number = n > 0 ? g_ascii_strtoll (item, NULL, 10) : 1;
  name += strspn (name, " ");
  if (n > 0 && (g_str_has_prefix (name, "x ") || g_str_has_prefix (name, "× ")))
    name = strchr (name, ' ');

  return n <= 3 ? find_word (of->words, name) : -1;
}

static void
fail_counted (CardRow    *row,
              int         column,
              const char *item)
{
  const CardWords *of = row->sheet->columns[column].definition->of;
  g_autofree char *words = list_words (of->words, row->sheet->language);
  g_autofree char *example = tell_word (of->words[0], row->sheet->language);
  g_autofree char *told = table_words_written (item), *sentence = NULL;

  /* Translators: the first %s is what stands in a table, the second a list of words, the third one of them. */
  sentence = g_strdup_printf (_("“%s” is none of these: %s. Write for example “2 %s”, with + before the next."), told, words, example);
  fail_cell (row, column, sentence);
}

/* Things stand side by side, with numbers in front: “2 saddle + painting”. */
static JsonNode *
read_bundle (CardRow    *row,
             int         column,
             const char *cell)
{
  const CardWords *of = row->sheet->columns[column].definition->of;
  g_autoptr (JsonObject) bundle = json_object_new ();
  g_auto (GStrv) items = g_strsplit_set (!g_str_equal (cell, NOTHING) ? cell : "", "+,;&/\n", -1);

  for (int i = 0; items[i] != NULL; i++)
    {
      gint64 number;
      const int found = find_counted (of, g_strstrip (items[i]), &number);

      if (found < 0)
        {
          fail_counted (row, column, items[i]);
          return NULL;
        }
      if (number > 0)
        json_object_set_int_member (bundle, of->ids[found],
                                    number + json_object_get_int_member_with_default (bundle, of->ids[found], 0));
    }

  return json_node_init_object (json_node_alloc (), bundle);
}

static JsonNode *
read_text (CardRow    *row,
           int         column,
           const char *cell)
{
  return json_node_init_string (json_node_alloc (), cell);
}

/* How many elements a list has: up to the last of which anything is filled. */
static int
count_elements (const CardRow    *row,
                const CardColumn *definition)
{
  int n = definition->least;

  for (int i = 0; i < row->sheet->n_columns; i++)
    if (row->sheet->columns[i].nth >= n && is_filled (row, i)
        && are_of_one_list (definition, row->sheet->columns[i].definition))
      n = row->sheet->columns[i].nth + 1;

  return n;
}

/* Adds what stands in a cell to a card. */
static void
add_cell (CardRow    *row,
          JsonObject *card,
          int         column)
{
  static JsonNode *(*const readers[]) (CardRow *, int, const char *) = {
    [CARD_NUMBER] = read_number, [CARD_WORD] = read_word, [CARD_BUNDLE] = read_bundle, [CARD_TEXT] = read_text,
  };
  const Column *of = &row->sheet->columns[column];
  g_autofree char *path = tell_path (of);
  const char *cell;
  JsonNode *value;

  if (of->definition->n > 1 && of->nth >= count_elements (row, of->definition))
    return;

  cell = need_cell (row, column);
  value = cell != NULL ? readers[of->definition->cell] (row, column, cell) : NULL;
  if (value != NULL)
    put (card, path, value);
}

/* Rows */

/* What a card of its kind does not have would be lost. */
static void
check_others (CardRow *row)
{
  for (int column = 0; column < row->sheet->n_columns; column++)
    if ((row->sheet->columns[column].definition->kinds & (1u << row->kind)) == 0 && is_filled (row, column))
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
translate_error (CardRow      *row,
                 const GError *error)
{
  for (int column = 0; column < row->sheet->n_columns; column++)
    {
      g_autofree char *path = tell_path (&row->sheet->columns[column]);

      if (g_str_has_prefix (error->message, path) && strchr (":.[", error->message[strlen (path)]) != NULL
          && row->sheet->places[column] >= 0)
        {
          fail_cell (row, column, doc_place_get_wrong (error));
          return;
        }
    }

  row->wrong = TRUE;
  remark_line (row->sheet, row->row->line, TRUE, error->message);
}

/* Whether a card can be as somebody has read it. */
static void
judge (CardRow            *row,
       const TablePrinted *card)
{
  const TableSheet *form = row->sheet->form;
  g_autofree char *fault = form->find_fault != NULL ? form->find_fault (card) : NULL, *doubt = table_printed_find_doubt (card);
  const char *doubted = form->rows[row->kind].doubted;
  int column = 0;

  if (doubted == NULL || (fault == NULL && doubt == NULL))
    return;

  while (!g_str_equal (row->sheet->columns[column].definition->path, doubted))
    column++;
  if (fault != NULL)
    fail_cell (row, column, fault);
  else
    remark_cell (row->sheet, row->row->line, get_heading (row->sheet, column), FALSE, doubt);
}

static TablePrinted *
read_card (CardRow    *row,
           JsonObject *object)
{
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), object);
  g_autoptr (TablePrinted) card = NULL;
  g_autoptr (GError) error = NULL;
  DocPlace root;

  if (row->wrong)
    return NULL;

  root = doc_place_root (node);
  card = table_printed_read (row->sheet->game, row->sheet->form->rows[row->kind].card, &root, &error);
  if (card == NULL)
    translate_error (row, error);
  else
    judge (row, card);

  return row->wrong ? NULL : g_steal_pointer (&card);
}

/* What each card of a kind says. */
static JsonObject *
begin_card (const CardRowKind *kind)
{
  g_autoptr (JsonNode) says = kind->says != NULL ? json_from_string (kind->says, NULL) : NULL;

  return says != NULL ? json_node_dup_object (says) : json_object_new ();
}

static TablePrinted *
make_card (CardRow *row)
{
  const int count = row->sheet->n_columns - 1;
  g_autoptr (JsonObject) card = begin_card (&row->sheet->form->rows[row->kind]);

  for (int column = 1; column <= count; column++)
    if ((row->sheet->columns[column].definition->kinds & (1u << row->kind)) != 0 && (column < count || is_filled (row, count)))
      add_cell (row, card, column);
  check_others (row);

  return read_card (row, card);
}

/* Two lines that say the same are two cards. */
static void
take_card (Sheet            *sheet,
           const TextCsvRow *row,
           TablePrinted     *card)
{
  for (guint i = 0; i < sheet->table->cards->len; i++)
    {
      TablePrinted *other = g_ptr_array_index (sheet->table->cards, i);
      g_autofree char *sentence = NULL;

      if (other->kind != card->kind || !table_printed_is_equal (other, card))
        continue;

      /* Translators: %u is the number of another line of the table. */
      sentence = g_strdup_printf (_("Line %u says the same. This is taken for another copy."),
                                  g_array_index (sheet->lines, guint, i));
      remark_line (sheet, row->line, FALSE, sentence);
      other->count = MIN (other->count + card->count, TABLE_MAX_EQUAL_CARDS);
      table_printed_free (card);
      return;
    }

  g_ptr_array_add (sheet->table->cards, card);
  g_array_append_val (sheet->lines, row->line);
  if (++sheet->n_cards[card->kind] > TABLE_COLLECTION_MAX_CARDS)
    remark_line (sheet, row->line, TRUE, _("There are more cards of this kind than can be kept. Take some away."));
}

/* What the kinds of rows are called. */
static const char **
list_rows (const TableSheet *form)
{
  GPtrArray *words = g_ptr_array_new ();

  for (const CardRowKind *row = form->rows; row->words != NULL; row++)
    g_ptr_array_add (words, (gpointer) row->words);
  g_ptr_array_add (words, NULL);

  return (const char **) g_ptr_array_free (words, FALSE);
}

/* Where no column tells, the others do. */
static gboolean
find_row_kind (CardRow *row)
{
  g_autofree const char **rows = list_rows (row->sheet->form);
  const char *cell;
  g_autofree char *words = NULL, *told = NULL, *sentence = NULL;

  if (row->sheet->places[0] < 0)
    {
      row->kind = g_bit_nth_lsf (row->sheet->kinds, -1);
      return TRUE;
    }

  cell = need_cell (row, 0);
  if (cell == NULL)
    return FALSE;

  row->kind = find_word (rows, cell);
  if (row->kind >= 0)
    return TRUE;

  words = list_words (rows, row->sheet->language);
  told = table_words_written (cell);
  /* Translators: the first %s is what stands in a table, the second a list of kinds of cards. */
  sentence = g_strdup_printf (_("“%s” is not a kind of card. Write one of these: %s."), told, words);
  fail_cell (row, 0, sentence);

  return FALSE;
}

static void
read_row (Sheet            *sheet,
          const TextCsvRow *csv_row)
{
  CardRow row = { .sheet = sheet, .row = csv_row };
  TablePrinted *card;

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
  int column = find_column (sheet->columns, sheet->n_columns, heading);
  guint line = sheet->heading->line;

  if (column < 0)
    return;

  if (sheet->places[column] < 0)
    sheet->places[column] = place;
  else
    remark_cell (sheet, line, heading, TRUE, _("There are two columns for this. Take one of them away."));
}

/* A column that only one kind of row has tells of that kind. */
static guint
find_kinds (const Sheet *sheet)
{
  guint kinds = 0;

  for (int column = 0; column < sheet->n_columns; column++)
    {
      const CardColumn *definition = sheet->columns[column].definition;
      guint of = definition->kinds;

      if (sheet->places[column] < 0)
        continue;
      if (definition->tells != 0)
        kinds |= definition->tells;
      else if ((of & (of - 1)) == 0)
        kinds |= of;
    }

  return kinds;
}

/* Tells why no kind of card is known, or `NULL`. */
static char *
find_heading_fault (const Sheet *sheet)
{
  g_autofree char *kind = tell_column (&sheet->columns[0], sheet->language);
  g_autofree char *example = NULL;

  if (sheet->kinds == 0)
    {
      example = card_table_example (sheet->game, sheet->form->shown, sheet->language);
      example[strcspn (example, "\n")] = '\0';
      /* Translators: %s is the first line of a table of cards. */
      return g_strdup_printf (_("The first line must name the columns, for example “%s”."), example);
    }

  if (sheet->places[0] < 0 && (sheet->kinds & (sheet->kinds - 1)) != 0)
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

      if (*heading != '\0' && find_column (sheet->columns, sheet->n_columns, heading) < 0)
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
 * @game: a game whose cards can be written as a table
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
card_table_read (const TableGame *game,
                 const char      *text,
                 const char      *language)
{
  CardTable *table;
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GError) error = NULL;
  Sheet sheet;

  g_return_val_if_fail (game != NULL && text != NULL, NULL);

  table = g_new0 (CardTable, 1);
  table->cards = table_printed_list_new ();
  table->remarks = g_ptr_array_new_with_free_func ((GDestroyNotify) free_remark);
  sheet = (Sheet) { .game = game, .form = game->cards->sheet, .table = table, .language = language, .lines = lines };
  sheet.n_columns = list_columns (sheet.form, sheet.columns);
  for (int column = 0; column < sheet.n_columns; column++)
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

static gboolean
says_all (JsonObject        *card,
          const CardRowKind *kind)
{
  g_autoptr (JsonObject) says = begin_card (kind);
  JsonObjectIter iter;
  const char *name;
  JsonNode *value;

  json_object_iter_init (&iter, says);
  while (json_object_iter_next (&iter, &name, &value))
    if (!json_object_has_member (card, name) || !json_node_equal (json_object_get_member (card, name), value))
      return FALSE;

  return TRUE;
}

/* Tells what a card is called: the last of the kinds that it may be of, as that says more. */
static char *
tell_kind (const TableSheet *form,
           int               kind,
           JsonObject       *card,
           const char       *language)
{
  const char *words = NULL;

  for (const CardRowKind *row = form->rows; row->words != NULL; row++)
    if (row->card == kind && says_all (card, row))
      words = row->words;

  return tell_word (words, language);
}

static char *
tell_bundle (JsonObject      *bundle,
             const CardWords *of,
             const char      *language)
{
  GString *list = g_string_new (NULL);

  for (int i = 0; of->words[i] != NULL; i++)
    if (json_object_has_member (bundle, of->ids[i]))
      {
        g_autofree char *word = tell_word (of->words[i], language);

        g_string_append_printf (list, "%s%d %s", list->len > 0 ? " + " : "", (int) json_object_get_int_member (bundle, of->ids[i]), word);
      }
  if (list->len == 0)
    g_string_append (list, NOTHING);

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
tell_cell (const Column *column,
           JsonObject   *card,
           const char   *language)
{
  const CardWords *of = column->definition->of;
  g_autofree char *path = tell_path (column);
  JsonNode *node = get (card, path);

  if (node == NULL)
    return g_strdup ("");
  if (column->definition->cell == CARD_WORD)
    return tell_word (of->words[table_find_id (of->ids, json_node_get_string (node))], language);
  if (column->definition->cell == CARD_BUNDLE)
    return tell_bundle (json_node_get_object (node), of, language);
  if (column->definition->cell == CARD_TEXT)
    return tell_text (json_node_get_string (node));

  return g_strdup_printf ("%" G_GINT64_FORMAT, json_node_get_int (node));
}

/* Columns in which no card has anything are left out. */
static gboolean
is_needed (const Column    *column,
           const GPtrArray *nodes)
{
  gboolean needed = FALSE;
  g_autofree char *path = tell_path (column);

  for (guint i = 0; i < nodes->len && !needed; i++)
    needed = get (json_node_get_object (nodes->pdata[i]), path) != NULL;

  return needed;
}

static void
add_heading (TextCsv          *csv,
             const TableSheet *form,
             const Column     *columns,
             int               n_columns,
             const char       *language)
{
  g_autofree char *kind = tell_word (form->columns->words, language);

  text_csv_add_word (csv, kind);
  for (int i = 0; i < n_columns; i++)
    {
      g_autofree char *heading = tell_column (&columns[i], language);

      text_csv_add_word (csv, heading);
    }
  text_csv_end_row (csv);
}

static void
add_row (TextCsv          *csv,
         const TableSheet *form,
         const Column     *columns,
         int               n_columns,
         int               kind,
         JsonObject       *card,
         const char       *language)
{
  g_autofree char *told = tell_kind (form, kind, card, language);

  text_csv_add_word (csv, told);
  for (int i = 0; i < n_columns; i++)
    {
      g_autofree char *cell = tell_cell (&columns[i], card, language);

      text_csv_add_word (csv, cell);
    }
  text_csv_end_row (csv);
}

static char *
write_rows (const TableSheet *form,
            const GPtrArray  *cards,
            const char       *language)
{
  TextCsv *csv = text_csv_new (language);
  g_autoptr (GPtrArray) nodes = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);
  Column columns[CARD_TABLE_MAX_COLUMNS];
  const int n_columns = list_columns (form, columns);
  int n = 0;

  for (guint i = 0; i < cards->len; i++)
    g_ptr_array_add (nodes, table_printed_build (cards->pdata[i]));
  /* The kind of each card always stands there. */
  for (int i = 1; i < n_columns; i++)
    if (is_needed (&columns[i], nodes))
      columns[n++] = columns[i];

  add_heading (csv, form, columns, n, language);
  for (guint i = 0; i < cards->len; i++)
    add_row (csv, form, columns, n, ((const TablePrinted *) cards->pdata[i])->kind, json_node_get_object (nodes->pdata[i]),
             language);

  return text_csv_free (csv);
}

/**
 * card_table_write:
 * @game: a game whose cards can be written as a table
 * @cards: (element-type TablePrinted): some cards
 * @language: (nullable): the id of the language of the words in it
 *
 * Makes a table that card_table_read() reads again as the same cards.
 *
 * Returns: (transfer full): the table
 */
char *
card_table_write (const TableGame *game,
                  const GPtrArray *cards,
                  const char      *language)
{
  g_return_val_if_fail (game != NULL && cards != NULL, NULL);

  return write_rows (game->cards->sheet, cards, language);
}

/**
 * card_table_example:
 * @game: a game whose cards can be written as a table
 * @kind: a kind of card
 * @language: (nullable): the id of the language of the words in it
 *
 * Makes a table of a line or two, to show what one looks like.
 *
 * Returns: (transfer full): the table
 */
char *
card_table_example (const TableGame *game,
                    int              kind,
                    const char      *language)
{
  g_autoptr (CardTable) table = card_table_read (game, game->cards->sheet->examples[kind], NULL);
  g_autofree char *text = write_rows (game->cards->sheet, table->cards, language);
  GString *example = g_string_new (text);

  g_string_replace (example, TEXT_CSV_MARK, "", 1);
  g_string_replace (example, "\r", "", 0);

  return g_string_free (example, FALSE);
}
