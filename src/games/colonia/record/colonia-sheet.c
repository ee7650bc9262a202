/* colonia-sheet.c: the cards of Colonia as a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-sheet.h"

#include "doc-build.h"
#include "table-words.h"
#include "text-csv.h"

#include <glib/gi18n.h>
#include <string.h>

/* What stands for a hold that takes nothing, which no card has, but a record may. */
#define NO_GOODS "0"

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
};

/* What is said in English, French and Dutch, and what else is understood. */
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

/* The columns in the order of their numbers. */
static const CardColumn columns[] = {
  { "kind|sorte|soort|type|genre", 0, OF_ALL, "$.type" },
  { "city|ville|stad", 0, OF_SHIPS | OF_RELICS | OF_SHRINES, "$.city" },
  { "cost|coût|kosten|costs|price|prix|prijs", 0, OF_RELICS | OF_SHRINES, "$.cost", .tells = OF_RELICS },
  { "points|points|punten|vp|pv|pnt", 0, OF_RELICS, "$.points" },
  { "hold|soute|laadruim|cargo hold|ruim", COLONIA_MAX_HOLDS, OF_SHIPS, "$.holds[%d].goods" },
  { "pays|paie|betaalt", COLONIA_MAX_HOLDS, OF_SHIPS, "$.holds[%d].pays" },
  { "booth|stand|kraam|marktkraam", COLONIA_MAX_BOOTHS, OF_WEEKS, "$.booths[%d]" },
  { "saddler|bourrelier|zadelmaker", 0, OF_WEEKS, "$.contracts[0]" },
  { "wainwright|charron|wagenmaker", 0, OF_WEEKS, "$.contracts[1]" },
  { "painter|peintre|schilder|kunstenaar", 0, OF_WEEKS, "$.contracts[2]" },
  { "tailor|tailleur|kleermaker", 0, OF_WEEKS, "$.contracts[3]" },
  { "shoemaker|cordonnier|schoenmaker", 0, OF_WEEKS, "$.contracts[4]" },
  { "dice|lancers|worpen|rolls|dés|dobbelsteen", 0, OF_WEEKS, "$.dice" },
  { "ships|bateaux|schepen", 0, OF_WEEKS, "$.ships" },
  { "day|jour|dag", 0, OF_EDICTS, "$.day" },
  { "text|texte|tekst", 0, OF_EDICTS, "$.text" },
  { "count|exemplaires|aantal|copies|exemplaren", 0, OF_ALL, "$.count" },
  { NULL },
};

static void
add_city (CardRow *row)
{
  JsonBuilder *builder = card_row_get_builder (row);
  const char *cell = card_row_need_cell (row, COLUMN_CITY);
  int city = cell != NULL ? card_words_find (city_words, COLONIA_N_CITIES, cell) : 0;

  if (city < 0)
    {
      g_autofree char *words = card_words_list (city_words, COLONIA_N_CITIES, card_row_get_language (row));
      g_autofree char *told = table_words_written (cell);
      g_autofree char *sentence = NULL;

      /* Translators: the first %s is what stands in a table, the second a list of cities. */
      sentence = g_strdup_printf (_("“%s” is not a city of the game. Write one of these: %s."), told, words);
      card_row_fail (row, COLUMN_CITY, sentence);
    }
  else if (cell != NULL)
    doc_build_text (builder, "city", colonia_city_ids[city]);
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

  return n <= 3 ? card_words_find (good_words, COLONIA_N_GOODS, name) : -1;
}

/* Goods stand side by side, with numbers in front: “2 saddle + painting”. */
static void
add_goods (CardRow *row,
           int      column)
{
  JsonBuilder *builder = card_row_get_builder (row);
  const char *cell = card_row_need_cell (row, column);
  gint64 goods[COLONIA_N_GOODS] = { 0 };
  g_auto (GStrv) items = g_strsplit_set (cell != NULL && !g_str_equal (cell, NO_GOODS) ? cell : "", "+,;&/\n", -1);

  for (int i = 0; items[i] != NULL; i++)
    {
      const char *item = g_strstrip (items[i]);
      gint64 number;
      int good = find_good (item, &number);

      if (good < 0)
        {
          g_autofree char *words = card_words_list (good_words, COLONIA_N_GOODS, card_row_get_language (row));
          g_autofree char *example = card_words_tell (good_words[0], card_row_get_language (row));
          g_autofree char *told = table_words_written (item);
          g_autofree char *sentence = NULL;

          /* Translators: the first %s is what stands in a table, the second one of the goods, the third all five. */
          sentence = g_strdup_printf (_("“%s” is not a good. Write for example “2 %s”, with + before the next; "
                                        "the goods are: %s."), told, example, words);
          card_row_fail (row, column, sentence);
          return;
        }
      goods[good] += number;
    }

  json_builder_set_member_name (builder, "goods");
  json_builder_begin_object (builder);
  for (int good = 0; good < COLONIA_N_GOODS; good++)
    if (goods[good] > 0)
      {
        json_builder_set_member_name (builder, colonia_good_ids[good]);
        json_builder_add_int_value (builder, goods[good]);
      }
  json_builder_end_object (builder);
}

/* Rows */

static void
add_ship (CardRow *row)
{
  JsonBuilder *builder = card_row_get_builder (row);
  int n_holds = MAX (card_row_count_filled (row, COLUMN_HOLD, COLONIA_MAX_HOLDS),
                     card_row_count_filled (row, COLUMN_PAYS, COLONIA_MAX_HOLDS));

  doc_build_text (builder, "type", colonia_event_type_ids[COLONIA_EVENT_SHIP]);
  add_city (row);
  doc_begin_list (builder, "holds");
  for (int i = 0; i < MAX (n_holds, 1); i++)
    {
      json_builder_begin_object (builder);
      add_goods (row, COLUMN_HOLD + i);
      card_row_add_number (row, "pays", COLUMN_PAYS + i);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_relic (CardRow *row)
{
  JsonBuilder *builder = card_row_get_builder (row);

  doc_build_text (builder, "type", colonia_event_type_ids[COLONIA_EVENT_RELIC]);
  add_city (row);
  card_row_add_number (row, "cost", COLUMN_COST);
  if (card_row_get_kind (row) == ROW_SHRINE)
    doc_build_boolean (builder, "shrine", TRUE);
  else
    card_row_add_number (row, "points", COLUMN_POINTS);
}

static void
add_week (CardRow *row)
{
  JsonBuilder *builder = card_row_get_builder (row);
  int n_booths = card_row_count_filled (row, COLUMN_BOOTH, COLONIA_MAX_BOOTHS);

  if (n_booths > 0)
    {
      doc_begin_list (builder, "booths");
      for (int i = 0; i < n_booths; i++)
        card_row_add_number (row, NULL, COLUMN_BOOTH + i);
      json_builder_end_array (builder);
    }

  doc_begin_list (builder, "contracts");
  for (int i = 0; i < COLONIA_N_CRAFTSMEN; i++)
    card_row_add_number (row, NULL, COLUMN_CONTRACTS + i);
  json_builder_end_array (builder);
  card_row_add_number (row, "dice", COLUMN_DICE);
  card_row_add_number (row, "ships", COLUMN_SHIPS);
}

static void
add_edict (CardRow *row)
{
  JsonBuilder *builder = card_row_get_builder (row);
  const char *day_cell = card_row_need_cell (row, COLUMN_DAY);
  const char *text = card_row_need_cell (row, COLUMN_TEXT);
  int day = day_cell != NULL ? card_words_find (day_words, G_N_ELEMENTS (day_words), day_cell) : 0;

  if (day < 0)
    {
      g_autofree char *words = card_words_list (day_words, G_N_ELEMENTS (day_words), card_row_get_language (row));
      g_autofree char *told = table_words_written (day_cell);
      g_autofree char *sentence = NULL;

      /* Translators: the first %s is what stands in a table, the second a list of days. */
      sentence = g_strdup_printf (_("“%s” is not a day of a vote. Write one of these: %s."), told, words);
      card_row_fail (row, COLUMN_DAY, sentence);
      return;
    }
  if (day_cell != NULL)
    doc_build_text (builder, "day", colonia_day_ids[COLONIA_DAY_WEDNESDAY + day]);
  if (text != NULL)
    doc_build_text (builder, "text", text);
}

/* The other row that is a relic card is a shrine. */
static const CardRowKind rows[] = {
  [ROW_SHIP] = { "ship|bateau|schip", COLONIA_PRINTED_SHIP, add_ship },
  [ROW_RELIC] = { "relic|relique|relikwie", COLONIA_PRINTED_RELIC, add_relic },
  [ROW_SHRINE] = { "shrine|reliquaire|schrijn", COLONIA_PRINTED_RELIC, add_relic },
  [ROW_WEEK] = { "week card|carte semaine|weekkaart|week|semaine", COLONIA_PRINTED_WEEK, add_week },
  [ROW_EDICT] = { "edict|décret|decreet|raadsdecreet|stadsdecreet", COLONIA_PRINTED_EDICT, add_edict },
  [N_ROW_KINDS] = { NULL },
};

/* Whether a ship or a relic can be as somebody has read it (SET-8, SET-9). */
static void
judge (CardRow            *row,
       const TablePrinted *card)
{
  g_autofree char *doubt = table_printed_find_doubt (card);
  const gboolean is_relic = card_row_get_kind (row) == ROW_RELIC;

  if (is_relic && colonia_relic_judge_points (COLONIA_PRINTED (card)->event.relic.points) == COLONIA_WORTH_NOTHING)
    card_row_fail (row, COLUMN_POINTS, _("A relic has at least 1 point. Look at the card again."));
  else if (doubt != NULL)
    card_row_doubt (row, is_relic ? COLUMN_POINTS : COLUMN_HOLD, doubt);
}

/* Writing */

static int
get_row (const TablePrinted *card)
{
  static const RowKind kinds[COLONIA_N_PRINTED] = { ROW_SHIP, ROW_RELIC, ROW_WEEK, ROW_EDICT };

  return card->kind == COLONIA_PRINTED_RELIC && COLONIA_PRINTED (card)->event.relic.shrine ? ROW_SHRINE
                                                                                           : kinds[card->kind];
}

static char *
tell_goods (const TableBundle *goods,
            const char        *language)
{
  GString *list = g_string_new (NULL);

  for (int good = 0; good < COLONIA_N_GOODS; good++)
    if (goods->n[good] > 0)
      {
        g_autofree char *word = card_words_tell (good_words[good], language);

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
    return card_words_tell (city_words[ship->ship.city], language);
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
    return card_words_tell (city_words[relic->relic.city], language);
  if (column == COLUMN_COST)
    return g_strdup_printf ("%d", relic->relic.cost);
  if (column == COLUMN_POINTS && !relic->relic.shrine)
    return g_strdup_printf ("%d", relic->relic.points);

  return g_strdup ("");
}

static char *
tell_of_week (const ColoniaPrintedWeek *week,
              int                       column)
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
    return card_words_tell (day_words[edict->day - COLONIA_DAY_WEDNESDAY], language);
  if (column == COLUMN_TEXT)
    return tell_text (edict->text);

  return g_strdup ("");
}

static char *
tell_cell (const TablePrinted *card,
           int                 column,
           const char         *language)
{
  const ColoniaPrinted *printed = COLONIA_PRINTED (card);

  switch (printed->kind)
    {
    case COLONIA_PRINTED_SHIP:
      return tell_of_ship (&printed->event, column, language);

    case COLONIA_PRINTED_RELIC:
      return tell_of_relic (&printed->event, column, language);

    case COLONIA_PRINTED_WEEK:
      return tell_of_week (&printed->week, column);

    case COLONIA_PRINTED_EDICT:
      return tell_of_edict (&printed->edict, column, language);

    case COLONIA_N_PRINTED:
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}

/* The hold before what it pays. */
static int
get_nth (int n)
{
  int nth_of_holds = n - COLUMN_HOLD;

  if (nth_of_holds < 0 || nth_of_holds >= 2 * COLONIA_MAX_HOLDS)
    return n;

  return (nth_of_holds % 2 == 0 ? COLUMN_HOLD : COLUMN_PAYS) + nth_of_holds / 2;
}

static const char *
get_example (int kind)
{
  switch ((ColoniaPrintedKind) kind)
    {
    case COLONIA_PRINTED_SHIP:
      return "kind,city,hold 1,pays 1,hold 2,pays 2\nship,Bergen,2 saddle,5,painting + footwear,8";

    case COLONIA_PRINTED_RELIC:
      return "kind,city,cost,points\nrelic,London,6,3\nshrine,Bergen,4,";

    case COLONIA_PRINTED_WEEK:
      return "kind,booth 1,booth 2,booth 3,saddler,wainwright,painter,tailor,shoemaker,dice,ships\n"
             "week card,4,3,5,1,0,2,1,1,4,2";

    case COLONIA_PRINTED_EDICT:
      return "kind,day,text\nedict,Friday,\"Alms, for all\"";

    case COLONIA_N_PRINTED:
    default:
      g_return_val_if_reached ("");
    }
}

const TableSheet colonia_sheet = {
  .rows = rows,
  .columns = columns,
  .shown = COLONIA_PRINTED_RELIC,
  .get_row = get_row,
  .tell_cell = tell_cell,
  .get_nth = get_nth,
  .get_example = get_example,
  .judge = judge,
};
