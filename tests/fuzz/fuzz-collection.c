/* fuzz-collection.c: any bytes whatever as a collection of cards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bytes are either refused with one line that says why, or they are cards
 * that can be offered, written, read again and put together with others.
 */

#include "colonia-typed.h"
#include "fuzz.h"

#include "colonia-printed.h"
#include "table-collection.h"

#include <string.h>

#define MAX_PEOPLE 40

static void
check_error (const GError *error)
{
  ENSURE (error != NULL);
  ENSURE (error->domain == DOC_ERROR || error->domain == TABLE_COLLECTION_ERROR);
  fuzz_check_line (error->message);
}

/* A game in which some cards are out. */
static const TableRecord *
get_game (void)
{
  static TableRecord *record;
  static const char text[] =
    "{\"format\":\"kontor-record\",\"version\":1,\"game\":\"colonia\",\"tracking\":\"full\",\"players\":["
    "{\"name\":\"Anna\",\"color\":\"red\"},{\"name\":\"Bram\",\"color\":\"blue\"},{\"name\":\"Cleo\",\"color\":\"green\"}],"
    "\"events\":[{\"type\":\"ship\",\"city\":\"bergen\",\"holds\":[{\"goods\":{\"saddle\":1},\"pays\":4}]},"
    "{\"type\":\"ship\",\"city\":\"bergen\",\"holds\":[{\"goods\":{\"saddle\":1},\"pays\":4}]},"
    "{\"type\":\"ship\",\"city\":\"london\",\"holds\":[{\"goods\":{},\"pays\":1}]},"
    "{\"type\":\"ship\",\"city\":\"bruges\",\"holds\":[{\"goods\":{},\"pays\":2}]},"
    "{\"type\":\"relic\",\"city\":\"london\",\"cost\":6,\"points\":3},"
    "{\"type\":\"relic\",\"city\":\"london\",\"cost\":9,\"shrine\":true}]}";

  if (record == NULL)
    record = table_record_parse (text, strlen (text), NULL);
  ENSURE (record != NULL);

  return record;
}

static void
check_events (GPtrArray *events)
{
  for (guint i = 0; i < events->len; i++)
    {
      g_autoptr (TableCollection) other = table_collection_new (&colonia_game);

      ENSURE (table_collection_learn (other, g_ptr_array_index (events, i)));
    }

  g_ptr_array_unref (events);
}

/* What can be offered, to a new table and in the middle of a game. */
static void
check_offers (const TableCollection *collection,
              const TableRecord     *record)
{
  g_autoptr (GPtrArray) weeks = colonia_collection_list_week_cards (collection, record);
  g_autoptr (GPtrArray) edicts = colonia_collection_list_edicts (collection, record);

  check_events (colonia_collection_list_ships (collection, record));
  check_events (colonia_collection_list_relics (collection, record));

  for (guint i = 0; i < weeks->len; i++)
    ENSURE (((const ColoniaPrintedWeek *) g_ptr_array_index (weeks, i))->n_booths <= COLONIA_MAX_BOOTHS);
  for (guint i = 0; i < edicts->len; i++)
    ENSURE (g_utf8_validate (((const ColoniaEdict *) g_ptr_array_index (edicts, i))->text, -1, NULL));
}

static void
check_people (const TableCollection *collection)
{
  g_autoptr (GPtrArray) people = table_collection_list_people (collection);

  ENSURE (people->len <= MAX_PEOPLE);
  for (guint i = 0; i < people->len; i++)
    {
      const TablePerson *person = g_ptr_array_index (people, i);

      ENSURE (*person->name != '\0' && g_utf8_validate (person->name, -1, NULL));
      ENSURE (person->color < TABLE_N_COLORS);
    }
}

/* Written and read it is the same, and put together with itself as well. */
static void
check_written (TableCollection *collection)
{
  g_autofree char *text = table_collection_to_text (collection);
  g_autofree char *text_again = NULL;
  g_autofree char *text_twice = NULL;
  g_autoptr (TableCollection) again = table_collection_new (&colonia_game);

  ENSURE (table_collection_import (again, fuzz_keep_file ((const guint8 *) text, strlen (text)), NULL));
  text_again = table_collection_to_text (again);
  ENSURE (g_str_equal (text, text_again));

  table_collection_merge (again, collection);
  text_twice = table_collection_to_text (again);
  ENSURE (g_str_equal (text, text_twice));
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (TableCollection) collection = table_collection_new (&colonia_game);
  g_autoptr (GError) error = NULL;
  const char *path;

  fuzz_set_up ();
  path = fuzz_keep_file (data, size);

  if (!table_collection_import (collection, path, &error))
    {
      check_error (error);
      return 0;
    }

  check_offers (collection, NULL);
  check_offers (collection, get_game ());
  check_people (collection);
  check_written (collection);
  table_collection_learn_record (collection, get_game ());
  check_written (collection);

  return 0;
}
