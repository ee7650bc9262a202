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

#include "doc-build.h"
#include "table-collection.h"
#include "table-words.h"
#include "text-csv.h"

#include <glib/gi18n.h>
#include <string.h>

/* More are not told of: they are mostly the same mistake. */
#define MOST_WRONG 50

/* The languages in which tables are written, in the order of the words below. */
static const char *const languages[] = { "en", "fr", "nl" };

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

/**
 * card_words_find:
 * @words: (array length=n): what things are called, see `TableSheet`
 * @n: how many things there are
 * @cell: what stands in a table
 *
 * Tells which of some things a cell names.
 *
 * Returns: the thing, or -1 if it names none
 */
int
card_words_find (const char *const *words,
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

/**
 * card_words_tell:
 * @words: what a thing is called, see `TableSheet`
 * @language: (nullable): the id of a language
 *
 * Tells what a thing is called in a language.
 *
 * Returns: (transfer full): the word
 */
char *
card_words_tell (const char *words,
                 const char *language)
{
  g_auto (GStrv) all = g_strsplit (words, "|", -1);

  return g_strdup (all[find_language (language)]);
}

/**
 * card_words_list:
 * @words: (array length=n): what things are called, see `TableSheet`
 * @n: how many things there are
 * @language: (nullable): the id of a language
 *
 * Lists what things are called in a language.
 *
 * Returns: (transfer full): the list
 */
char *
card_words_list (const char *const *words,
                 guint              n,
                 const char        *language)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *word = card_words_tell (words[i], language);

      g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", word);
    }

  return g_string_free (list, FALSE);
}

/* Columns. The first one tells the kind of a row, and the last one how many equal cards there
 * are. */

static int
count_columns (const TableSheet *form)
{
  int n = 0;

  for (const CardColumn *column = form->columns; column->words != NULL; column++)
    n += MAX (column->n, 1);

  return n;
}

/* Finds the definition of a column, and which of those that are numbered it is, from 0. */
static const CardColumn *
find_definition (const TableSheet *form,
                 int               column,
                 int              *nth)
{
  const CardColumn *definition = form->columns;

  for (; column >= MAX (definition->n, 1); definition++)
    column -= MAX (definition->n, 1);
  *nth = column;

  return definition;
}

static char *
tell_column (const TableSheet *form,
             int               column,
             const char       *language)
{
  int nth;
  const CardColumn *definition = find_definition (form, column, &nth);
  g_autofree char *word = card_words_tell (definition->words, language);

  return definition->n > 1 ? g_strdup_printf ("%s %d", word, nth + 1) : g_steal_pointer (&word);
}

static char *
tell_path (const TableSheet *form,
           int               column)
{
  int nth;
  const CardColumn *definition = find_definition (form, column, &nth);
  g_auto (GStrv) parts = g_strsplit (definition->path, "%d", 2);

  return parts[1] != NULL ? g_strdup_printf ("%s%d%s", parts[0], nth, parts[1]) : g_strdup (parts[0]);
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
find_column (const TableSheet *form,
             const char       *heading)
{
  g_autofree char *folded = fold (heading);
  int number = take_number (folded);
  int first = 0;

  for (const CardColumn *column = form->columns; column->words != NULL; column++)
    {
      if (has_word (column->words, folded) && (column->n > 1 ? number > 0 && number <= column->n : number == 0))
        return first + MAX (number - 1, 0);
      first += MAX (column->n, 1);
    }

  return -1;
}

/* Remarks */

typedef struct {
  const TableGame *game;
  const TableSheet *form;
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
struct _CardRow {
  Sheet *sheet;
  const TextCsvRow *row;
  int kind;
  gboolean wrong;
  JsonBuilder *builder;
};

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

/**
 * card_row_fail:
 * @row: a row
 * @column: a column that is there
 * @sentence: what is wrong with what stands there
 *
 * Refuses a row.
 */
void
card_row_fail (CardRow    *row,
               int         column,
               const char *sentence)
{
  row->wrong = TRUE;
  remark_cell (row->sheet, row->row->line, get_heading (row->sheet, column), TRUE, sentence);
}

/**
 * card_row_doubt:
 * @row: a row
 * @column: a column that is there
 * @sentence: why what stands there is to be looked at once more
 *
 * Takes a row, but remarks on it.
 */
void
card_row_doubt (CardRow    *row,
                int         column,
                const char *sentence)
{
  remark_cell (row->sheet, row->row->line, get_heading (row->sheet, column), FALSE, sentence);
}

/* That a column is missing is told once, of the line in which it should be. */
static void
fail_missing (CardRow *row,
              int      column)
{
  Sheet *sheet = row->sheet;
  g_autofree char *name = tell_column (sheet->form, column, sheet->language);
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

/**
 * card_row_get_language:
 * @row: a row
 *
 * Tells in which language words are proposed.
 *
 * Returns: (transfer none) (nullable): the id of the language
 */
const char *
card_row_get_language (const CardRow *row)
{
  return row->sheet->language;
}

/**
 * card_row_get_kind:
 * @row: a row
 *
 * Tells of which kind a row is, of the game's kinds of rows.
 *
 * Returns: the kind
 */
int
card_row_get_kind (const CardRow *row)
{
  return row->kind;
}

/**
 * card_row_get_builder:
 * @row: a row
 *
 * Gets what makes it into what stands in a collection.
 *
 * Returns: (transfer none): the builder, within the object of the card
 */
JsonBuilder *
card_row_get_builder (CardRow *row)
{
  return row->builder;
}

static gboolean
is_filled (const CardRow *row,
           int            column)
{
  return *get_cell (row, column) != '\0';
}

/**
 * card_row_need_cell:
 * @row: a row
 * @column: a column that cards of its kind need
 *
 * Tells what stands in a cell that must not be empty. A row in which it is is refused.
 *
 * Returns: (transfer none) (nullable): what stands there, or `NULL` if nothing does
 */
const char *
card_row_need_cell (CardRow *row,
                    int      column)
{
  const char *cell = get_cell (row, column);

  if (row->sheet->places[column] < 0)
    fail_missing (row, column);
  else if (*cell == '\0')
    card_row_fail (row, column, _("This is empty. Fill it in."));

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

/**
 * card_row_add_number:
 * @row: a row
 * @name: (nullable): the member of the object, or `NULL` in a list
 * @column: a column that cards of its kind need
 *
 * Adds a number as it stands in a cell.
 */
void
card_row_add_number (CardRow    *row,
                     const char *name,
                     int         column)
{
  const char *cell = card_row_need_cell (row, column);
  g_autofree char *told = NULL;
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

  told = table_words_written (cell);
  /* Translators: %s is what stands in a table. */
  sentence = g_strdup_printf (_("“%s” is not a whole number. Write it in digits."), told);
  card_row_fail (row, column, sentence);
}

/**
 * card_row_count_filled:
 * @row: a row
 * @first: the first of some columns that are numbered
 * @n: how many there are
 *
 * Counts columns up to the last that is filled.
 *
 * Returns: how many those are
 */
int
card_row_count_filled (const CardRow *row,
                       int            first,
                       int            n)
{
  while (n > 0 && !is_filled (row, first + n - 1))
    n--;

  return n;
}

/* Rows */

/* What a card of its kind does not have would be lost. */
static void
check_others (CardRow *row)
{
  for (int column = 0; column < row->sheet->n_columns; column++)
    {
      int nth;

      if ((find_definition (row->sheet->form, column, &nth)->kinds & (1u << row->kind)) == 0 && is_filled (row, column))
        card_row_fail (row, column, _("A card of this kind has nothing of this. Leave it empty."));
    }

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
      g_autofree char *path = tell_path (row->sheet->form, column);

      if (g_str_has_prefix (error->message, path) && strchr (":.[", error->message[strlen (path)]) != NULL
          && row->sheet->places[column] >= 0)
        {
          card_row_fail (row, column, doc_place_get_wrong (error));
          return;
        }
    }

  row->wrong = TRUE;
  remark_line (row->sheet, row->row->line, TRUE, error->message);
}

static TablePrinted *
read_card (CardRow *row)
{
  const TableSheet *form = row->sheet->form;
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (TablePrinted) card = NULL;
  g_autoptr (GError) error = NULL;
  DocPlace root;

  node = json_builder_get_root (row->builder);
  if (row->wrong)
    return NULL;

  root = doc_place_root (node);
  card = table_printed_read (row->sheet->game, form->rows[row->kind].card, &root, &error);
  if (card == NULL)
    translate_error (row, error);
  else if (form->judge != NULL)
    form->judge (row, card);

  return row->wrong ? NULL : g_steal_pointer (&card);
}

static TablePrinted *
make_card (CardRow *row)
{
  int count = row->sheet->n_columns - 1;

  json_builder_begin_object (row->builder);
  row->sheet->form->rows[row->kind].add (row);
  if (is_filled (row, count))
    card_row_add_number (row, "count", count);
  json_builder_end_object (row->builder);
  check_others (row);

  return read_card (row);
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

static guint
count_rows (const TableSheet *form)
{
  guint n = 0;

  while (form->rows[n].words != NULL)
    n++;

  return n;
}

/* Tells which kind of row a cell names, or -1. */
static int
find_row (const TableSheet *form,
          const char       *cell)
{
  for (guint i = 0; i < count_rows (form); i++)
    if (card_words_find (&form->rows[i].words, 1, cell) == 0)
      return (int) i;

  return -1;
}

static char *
list_rows (const TableSheet *form,
           const char       *language)
{
  g_autofree const char **words = g_new (const char *, count_rows (form));

  for (guint i = 0; i < count_rows (form); i++)
    words[i] = form->rows[i].words;

  return card_words_list (words, count_rows (form), language);
}

/* Where no column tells, the others do. */
static gboolean
find_row_kind (CardRow *row)
{
  const char *cell;
  g_autofree char *words = NULL;
  g_autofree char *told = NULL;
  g_autofree char *sentence = NULL;

  if (row->sheet->places[0] < 0)
    {
      row->kind = g_bit_nth_lsf (row->sheet->kinds, -1);
      return TRUE;
    }

  cell = card_row_need_cell (row, 0);
  if (cell == NULL)
    return FALSE;

  row->kind = find_row (row->sheet->form, cell);
  if (row->kind >= 0)
    return TRUE;

  words = list_rows (row->sheet->form, row->sheet->language);
  told = table_words_written (cell);
  /* Translators: the first %s is what stands in a table, the second a list of kinds of cards. */
  sentence = g_strdup_printf (_("“%s” is not a kind of card. Write one of these: %s."), told, words);
  card_row_fail (row, 0, sentence);

  return FALSE;
}

static void
read_row (Sheet            *sheet,
          const TextCsvRow *csv_row)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  CardRow row = { .sheet = sheet, .row = csv_row, .builder = builder };
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
  int column = find_column (sheet->form, heading);
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
      int nth;
      const CardColumn *definition = find_definition (sheet->form, column, &nth);
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
  g_autofree char *kind = tell_column (sheet->form, 0, sheet->language);
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

      if (*heading != '\0' && find_column (sheet->form, heading) < 0)
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
  sheet.n_columns = count_columns (sheet.form);
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

static char *
tell_cell (const TableSheet   *form,
           const TablePrinted *card,
           int                 column,
           const char         *language)
{
  if (column == 0)
    return card_words_tell (form->rows[form->get_row (card)].words, language);
  if (column == count_columns (form) - 1)
    return card->count > 1 ? g_strdup_printf ("%d", card->count) : g_strdup ("");

  return form->tell_cell (card, column, language);
}

static int
get_nth_column (const TableSheet *form,
                int               n)
{
  return form->get_nth != NULL ? form->get_nth (n) : n;
}

/* Columns in which no card has anything are left out. */
static gboolean
is_needed (const TableSheet *form,
           const GPtrArray  *cards,
           int               column)
{
  gboolean needed = column == 0;

  for (guint i = 0; i < cards->len && !needed; i++)
    {
      g_autofree char *cell = tell_cell (form, g_ptr_array_index (cards, i), column, NULL);

      needed = *cell != '\0';
    }

  return needed;
}

static void
add_row (TextCsv            *csv,
         const TableSheet   *form,
         const TablePrinted *card,
         const int          *needed,
         int                 n_needed,
         const char         *language)
{
  for (int i = 0; i < n_needed; i++)
    {
      g_autofree char *cell = card != NULL ? tell_cell (form, card, needed[i], language)
                                           : tell_column (form, needed[i], language);

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
  int needed[CARD_TABLE_MAX_COLUMNS];
  int n_needed = 0;

  for (int i = 0; i < count_columns (form); i++)
    if (is_needed (form, cards, get_nth_column (form, i)))
      needed[n_needed++] = get_nth_column (form, i);

  add_row (csv, form, NULL, needed, n_needed, language);
  for (guint i = 0; i < cards->len; i++)
    add_row (csv, form, g_ptr_array_index (cards, i), needed, n_needed, language);

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
  g_autoptr (CardTable) table = card_table_read (game, game->cards->sheet->get_example (kind), NULL);
  g_autofree char *text = write_rows (game->cards->sheet, table->cards, language);
  GString *example = g_string_new (text);

  g_string_replace (example, TEXT_CSV_MARK, "", 1);
  g_string_replace (example, "\r", "", 0);

  return g_string_free (example, FALSE);
}
