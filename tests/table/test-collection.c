/* test-collection.c: cards are learned from games, offered in others, and kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _POSIX_C_SOURCE 200809L

#include "config.h"

#include "card-table.h"
#include "colonia-printed.h"
#include "colonia-record.h"
#include "colonia-typed.h"
#include "table-collection-file.h"
#include "table-record-file.h"
#include "table-simulation.h"
#include "text-csv.h"
#include "tongue.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define N_SHIPS 16
#define HEAD "{\"format\":\"colonia-collection\",\"version\":1,\"game\":\"colonia\""

typedef GPtrArray *(*ListCards) (const TableCollection *collection,
                                 const TableRecord     *record);

/* Helpers */

static char *
make_dir (void)
{
  g_autoptr (GError) error = NULL;
  char *dir = g_dir_make_tmp ("kontor-collection-XXXXXX", &error);

  g_assert_no_error (error);

  return dir;
}

static void
remove_dir (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      g_remove (file);
    }

  g_assert_cmpint (g_rmdir (path), ==, 0);
}

static void
assert_file_is (const char *path,
                const char *text)
{
  g_autofree char *contents = NULL;

  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, text);
}

static void
write_file (const char *path,
            const char *text)
{
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* Reads a collection from a text as if somebody had sent it. */
static TableCollection *
import_text (const char *text,
             gssize      length,
             GError    **error)
{
  g_autofree char *dir = make_dir ();
  g_autofree char *path = g_build_filename (dir, "other.json", NULL);
  g_autoptr (TableCollection) collection = table_collection_new (&colonia_game);
  g_autofree char *contents = NULL;
  gsize size = length < 0 ? strlen (text) : (gsize) length;
  gboolean imported;
  gsize left;

  g_assert_true (g_file_set_contents_full (path, text, length, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  imported = table_collection_import (collection, path, error);

  /* Whatever it is, it belongs to somebody. */
  g_assert_true (g_file_get_contents (path, &contents, &left, NULL));
  g_assert_cmpmem (contents, left, text, size);
  remove_dir (dir);

  return imported ? g_steal_pointer (&collection) : NULL;
}

static void
assert_text_is (const TableCollection *collection,
                const char            *expected)
{
  g_autofree char *text = table_collection_to_text (collection);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_round_trip (const TableCollection *collection)
{
  g_autofree char *text = table_collection_to_text (collection);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableCollection) again = import_text (text, -1, &error);

  g_assert_no_error (error);
  assert_text_is (again, text);
}

static void
assert_n (const TableCollection *collection,
          ListCards              list,
          const TableRecord     *record,
          guint                  n)
{
  g_autoptr (GPtrArray) cards = list (collection, record);

  g_assert_cmpuint (cards->len, ==, n);
}

static TableRecord *
load_example (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "games", "colonia", "examples", "six-weeks.kontor", NULL);
  g_autoptr (GError) error = NULL;
  TableRecord *record = table_record_load (path, &error);

  g_assert_no_error (error);

  return record;
}

static TableRecord *
new_record (const ColoniaSetup *setup)
{
  const TablePerson people[] = {
    { (char *) "Anna", TABLE_COLOR_PURPLE, NULL },
    { (char *) "Bram", TABLE_COLOR_YELLOW, NULL },
    { (char *) "Chlo\303\251", TABLE_COLOR_BLUE, NULL },
  };

  return colonia_record_new (setup, people);
}

static TableRecord *
new_small_game (void)
{
  const ColoniaSetup setup = {
    .tracking = COLONIA_TRACKING_ESSENTIALS, .n_players = 3, .family_members = 38, .window_points = 2,
  };

  return new_record (&setup);
}

static ColoniaEvent
make_ship (ColoniaCity city,
           int         pays)
{
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_SHIP);
  event.ship.city = city;
  event.ship.n_holds = 3;
  for (int i = 0; i < 3; i++)
    {
      event.ship.holds[i].goods.n[i] = 1;
      event.ship.holds[i].pays = pays + i;
    }

  return event;
}

static ColoniaEvent
make_relic (ColoniaCity city,
            int         cost,
            int         points)
{
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_RELIC);
  event.relic.city = city;
  event.relic.cost = cost;
  event.relic.points = points;

  return event;
}

static ColoniaEvent
make_week (int n_booths,
           int dice)
{
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_WEEK_CARD);
  event.week_card.n_booths = n_booths;
  for (int i = 0; i < n_booths; i++)
    event.week_card.booths[i].n[i % COLONIA_N_RESOURCES] = i + 1;
  event.week_card.contracts[2] = 3;
  event.week_card.dice = dice;
  event.week_card.ships = 2;

  return event;
}

static ColoniaEvent
make_edicts (const char *text)
{
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_EDICTS);
  event.edicts[0] = (ColoniaEdict) { COLONIA_EDICT_EXTRA_HOLD, COLONIA_DAY_FRIDAY, 0, 0, NULL };
  event.edicts[1] = (ColoniaEdict) { COLONIA_EDICT_OTHER, COLONIA_DAY_SATURDAY, 0, 0, g_strdup (text) };
  event.edicts[2] = (ColoniaEdict) { COLONIA_EDICT_EXCHANGE, COLONIA_DAY_SATURDAY, 0, 0, NULL };

  return event;
}

static void
append (TableRecord        *record,
        const ColoniaEvent *event)
{
  g_assert_cmpint (colonia_record_append (record, event, NULL, NULL).kind, ==, TABLE_OBSTACLE_NONE);
}

static void
append_ship (TableRecord *record,
             ColoniaCity  city,
             int          pays)
{
  const ColoniaEvent event = make_ship (city, pays);

  append (record, &event);
}

static gboolean
is_same_ship (const ColoniaEvent *a,
              const ColoniaEvent *b)
{
  return a->ship.city == b->ship.city
         && a->ship.n_holds == b->ship.n_holds
         && memcmp (a->ship.holds, b->ship.holds, sizeof a->ship.holds[0] * (gsize) a->ship.n_holds) == 0;
}

static gboolean
is_same_relic (const ColoniaEvent *a,
               const ColoniaEvent *b)
{
  return a->relic.city == b->relic.city && a->relic.cost == b->relic.cost
         && a->relic.shrine == b->relic.shrine && a->relic.points == b->relic.points;
}

static gboolean
is_same_week (const ColoniaPrintedWeek *week,
              const ColoniaEvent       *event)
{
  for (int i = 0; i < week->n_booths; i++)
    if (week->booths[i] != colonia_bundle_get_total (&event->week_card.booths[i]))
      return FALSE;

  return week->n_booths == event->week_card.n_booths
         && memcmp (week->contracts, event->week_card.contracts, sizeof week->contracts) == 0
         && week->dice == event->week_card.dice && week->ships == event->week_card.ships;
}

static gboolean
offers_ship (const TableCollection *collection,
             const TableRecord     *record,
             const ColoniaEvent    *ship)
{
  g_autoptr (GPtrArray) ships = colonia_collection_list_ships (collection, record);
  gboolean found = FALSE;

  for (guint i = 0; i < ships->len; i++)
    found |= is_same_ship (g_ptr_array_index (ships, i), ship);

  return found;
}

static gboolean
offers_relic (const TableCollection *collection,
              const TableRecord     *record,
              const ColoniaEvent    *relic)
{
  g_autoptr (GPtrArray) relics = colonia_collection_list_relics (collection, record);
  gboolean found = FALSE;

  for (guint i = 0; i < relics->len; i++)
    found |= is_same_relic (g_ptr_array_index (relics, i), relic);

  return found;
}

static gboolean
offers_week (const TableCollection *collection,
             const TableRecord     *record,
             const ColoniaEvent    *event)
{
  g_autoptr (GPtrArray) weeks = colonia_collection_list_week_cards (collection, record);
  gboolean found = FALSE;

  for (guint i = 0; i < weeks->len; i++)
    found |= is_same_week (g_ptr_array_index (weeks, i), event);

  return found;
}

static gboolean
offers_edict (const TableCollection *collection,
              const TableRecord     *record,
              const ColoniaEdict    *edict)
{
  g_autoptr (GPtrArray) edicts = colonia_collection_list_edicts (collection, record);
  gboolean found = FALSE;

  for (guint i = 0; i < edicts->len; i++)
    {
      const ColoniaEdict *other = g_ptr_array_index (edicts, i);

      found |= other->day == edict->day && g_str_equal (other->text, edict->text);
    }

  return found;
}

/* Learning */

static void
test_empty (void)
{
  g_autoptr (TableCollection) collection = table_collection_new (&colonia_game);

  assert_n (collection, colonia_collection_list_ships, NULL, 0);
  assert_n (collection, colonia_collection_list_relics, NULL, 0);
  assert_n (collection, colonia_collection_list_week_cards, NULL, 0);
  assert_n (collection, colonia_collection_list_edicts, NULL, 0);
  assert_round_trip (collection);
}

static void
test_learn_ship (void)
{
  g_autoptr (TableCollection) collection = table_collection_new (&colonia_game);
  const ColoniaEvent ship = make_ship (COLONIA_CITY_BERGEN, 3);
  const ColoniaEvent richer = make_ship (COLONIA_CITY_BERGEN, 4);
  const ColoniaEvent farther = make_ship (COLONIA_CITY_LONDON, 3);
  g_autoptr (GPtrArray) ships = NULL;

  g_assert_true (table_collection_learn (collection, &ship.table));
  g_assert_false (table_collection_learn (collection, &ship.table));
  g_assert_true (table_collection_learn (collection, &richer.table));
  g_assert_true (table_collection_learn (collection, &farther.table));

  /* In order, whatever came first. */
  ships = colonia_collection_list_ships (collection, NULL);
  g_assert_cmpuint (ships->len, ==, 3);
  g_assert_true (is_same_ship (g_ptr_array_index (ships, 0), &farther));
  g_assert_true (is_same_ship (g_ptr_array_index (ships, 1), &ship));
  g_assert_true (is_same_ship (g_ptr_array_index (ships, 2), &richer));
  assert_round_trip (collection);
}

static void
test_learn_relic (void)
{
  g_autoptr (TableCollection) collection = table_collection_new (&colonia_game);
  const ColoniaEvent relic = make_relic (COLONIA_CITY_BRUGES, 5, 2);
  const ColoniaEvent dearer = make_relic (COLONIA_CITY_BRUGES, 6, 2);
  ColoniaEvent shrine = make_relic (COLONIA_CITY_BRUGES, 5, 0);
  g_autoptr (GPtrArray) relics = NULL;

  shrine.relic.shrine = TRUE;
  g_assert_true (table_collection_learn (collection, &shrine.table));
  g_assert_true (table_collection_learn (collection, &dearer.table));
  g_assert_true (table_collection_learn (collection, &relic.table));
  g_assert_false (table_collection_learn (collection, &shrine.table));
  g_assert_false (table_collection_learn (collection, &relic.table));

  relics = colonia_collection_list_relics (collection, NULL);
  g_assert_cmpuint (relics->len, ==, 3);
  g_assert_true (is_same_relic (g_ptr_array_index (relics, 0), &relic));
  g_assert_true (is_same_relic (g_ptr_array_index (relics, 1), &dearer));
  g_assert_true (is_same_relic (g_ptr_array_index (relics, 2), &shrine));
  assert_round_trip (collection);
}

/* The same numbers of other resources are the same card. */
static void
test_learn_week (void)
{
  g_autoptr (TableCollection) collection = table_collection_new (&colonia_game);
  const ColoniaEvent week = make_week (7, 4);
  ColoniaEvent same = make_week (7, 4);
  ColoniaEvent other = make_week (7, 4);
  g_autoptr (GPtrArray) weeks = NULL;
  const ColoniaPrintedWeek *printed;

  same.week_card.booths[3] = (ColoniaBundle) { { 1, 1, 1, 0, 1 } };
  other.week_card.booths[3].n[0]++;
  g_assert_true (table_collection_learn (collection, &week.table));
  g_assert_false (table_collection_learn (collection, &same.table));

  weeks = colonia_collection_list_week_cards (collection, NULL);
  g_assert_cmpuint (weeks->len, ==, 1);
  printed = g_ptr_array_index (weeks, 0);
  g_assert_cmpint (printed->n_booths, ==, 7);
  for (int i = 0; i < 7; i++)
    g_assert_cmpint (printed->booths[i], ==, i + 1);
  g_assert_cmpint (printed->contracts[2], ==, 3);
  g_assert_cmpint (printed->dice, ==, 4);
  g_assert_cmpint (printed->ships, ==, 2);

  g_assert_true (table_collection_learn (collection, &other.table));
  assert_n (collection, colonia_collection_list_week_cards, NULL, 2);
  assert_round_trip (collection);
}

/* A game of essentials shows no booths; a full one adds them later. */
static void
test_learn_week_in_parts (void)
{
  g_autoptr (TableCollection) collection = table_collection_new (&colonia_game);
  const ColoniaEvent part = make_week (0, 4);
  const ColoniaEvent week = make_week (7, 4);
  const ColoniaEvent other_part = make_week (0, 5);

  g_assert_true (table_collection_learn (collection, &part.table));
  g_assert_false (table_collection_learn (collection, &part.table));
  assert_round_trip (collection);

  g_assert_true (table_collection_learn (collection, &week.table));
  assert_n (collection, colonia_collection_list_week_cards, NULL, 1);
  g_assert_true (offers_week (collection, NULL, &week));

  g_assert_false (table_collection_learn (collection, &part.table));
  g_assert_true (table_collection_learn (collection, &other_part.table));
  assert_n (collection, colonia_collection_list_week_cards, NULL, 2);
}

static void
test_learn_edicts (void)
{
  g_autoptr (TableCollection) collection = table_collection_new (&colonia_game);
  g_auto (ColoniaEvent) edicts = make_edicts ("Alms\nfor \"all\"");
  g_auto (ColoniaEvent) blanks = make_edicts ("  Alms\nfor \"all\"\n");
  g_auto (ColoniaEvent) none = make_edicts (" ");
  g_auto (ColoniaEvent) long_text = make_edicts (NULL);

  long_text.edicts[1].text = g_strnfill (501, 'x');

  g_assert_true (table_collection_learn (collection, &edicts.table));
  g_assert_false (table_collection_learn (collection, &blanks.table));
  g_assert_false (table_collection_learn (collection, &none.table));
  g_assert_false (table_collection_learn (collection, &long_text.table));
  assert_n (collection, colonia_collection_list_edicts, NULL, 1);
  g_assert_true (offers_edict (collection, NULL, &edicts.edicts[1]));

  edicts.edicts[1].day = COLONIA_DAY_THURSDAY;
  g_assert_true (table_collection_learn (collection, &edicts.table));
  assert_n (collection, colonia_collection_list_edicts, NULL, 2);
  assert_round_trip (collection);
}

static void
test_learn_nothing (void)
{
  g_autoptr (TableCollection) collection = table_collection_new (&colonia_game);
  ColoniaEvent event;

  for (ColoniaEventType type = COLONIA_EVENT_FAMILY_CARDS; type < COLONIA_N_EVENT_TYPES; type++)
    {
      colonia_event_init (&event, type);
      g_assert_false (table_collection_learn (collection, &event.table));
    }
}

/* A collection has an end, and what it writes it can read. */
static void
test_learn_too_much (void)
{
  g_autoptr (TableCollection) collection = table_collection_new (&colonia_game);
  int n = 0;

  for (int city = 0; city < COLONIA_N_CITIES; city++)
    for (int cost = 0; cost < 50; cost++)
      for (int points = 0; points < 5; points++)
        {
          const ColoniaEvent relic = make_relic ((ColoniaCity) city, cost, points);

          n += table_collection_learn (collection, &relic.table);
        }

  g_assert_cmpint (n, ==, 500);
  for (int i = 0; i < 600; i++)
    {
      g_autofree char *start = g_strdup_printf ("%d ", i);
      g_autofree char *text = g_strnfill (500, '\001');
      g_auto (ColoniaEvent) edicts = make_edicts (NULL);

      /* NOLINTNEXTLINE(bugprone-not-null-terminated-result): the rest of the text follows. */
      memcpy (text, start, strlen (start));
      edicts.edicts[1].text = g_steal_pointer (&text);
      g_assert_cmpint (table_collection_learn (collection, &edicts.table), ==, i < 500);
    }
  assert_round_trip (collection);
}

/* Offering */

static void
test_offer_ships (void)
{
  g_autoptr (TableCollection) collection = table_collection_new (&colonia_game);
  g_autoptr (TableRecord) record = new_small_game ();
  const ColoniaEvent here = make_ship (COLONIA_CITY_BERGEN, 3);
  const ColoniaEvent there = make_ship (COLONIA_CITY_BERGEN, 4);

  table_collection_learn (collection, &here.table);
  table_collection_learn (collection, &there.table);
  assert_n (collection, colonia_collection_list_ships, record, 2);

  append (record, &here);
  g_assert_false (offers_ship (collection, record, &here));
  g_assert_true (offers_ship (collection, record, &there));

  /* A ship that was not known takes no other away. */
  append_ship (record, COLONIA_CITY_LONDON, 5);
  assert_n (collection, colonia_collection_list_ships, record, 1);

  g_assert_true (table_record_move_cursor (record, 0, NULL));
  assert_n (collection, colonia_collection_list_ships, record, 2);
}

/* Two equal ships that lay in the harbour at once are two. */
static void
test_offer_equal_ships (void)
{
  g_autoptr (TableCollection) collection = table_collection_new (&colonia_game);
  g_autoptr (TableRecord) record = new_small_game ();
  g_autoptr (TableRecord) next = new_small_game ();
  const ColoniaEvent ship = make_ship (COLONIA_CITY_BERGEN, 3);

  append (record, &ship);
  g_assert_true (table_collection_learn_record (collection, record));
  g_assert_false (table_collection_learn_record (collection, record));
  append (next, &ship);
  g_assert_false (offers_ship (collection, next, &ship));

  append (record, &ship);
  assert_n (collection, colonia_collection_list_ships, record, 0);
  g_assert_true (table_collection_learn_record (collection, record));
  g_assert_false (table_collection_learn_record (collection, record));
  assert_n (collection, colonia_collection_list_ships, NULL, 1);
  g_assert_true (offers_ship (collection, next, &ship));
  append (next, &ship);
  g_assert_false (offers_ship (collection, next, &ship));

  g_assert_false (table_collection_learn (collection, &ship.table));
  assert_round_trip (collection);
}

static void
test_undone_teaches_nothing (void)
{
  g_autoptr (TableCollection) collection = table_collection_new (&colonia_game);
  g_autoptr (TableRecord) record = new_small_game ();

  append_ship (record, COLONIA_CITY_BERGEN, 3);
  append_ship (record, COLONIA_CITY_BERGEN, 33);
  g_assert_true (table_record_move_cursor (record, 1, NULL));

  g_assert_true (table_collection_learn_record (collection, record));
  assert_n (collection, colonia_collection_list_ships, NULL, 1);
}

static ColoniaEvent
make_other_ship (const ColoniaEvent *ship,
                 int                 n_holds,
                 int                 last_pays,
                 ColoniaGood         last_good)
{
  ColoniaEvent other = *ship;
  ColoniaCargo *last = &other.ship.holds[n_holds - 1];

  other.ship.n_holds = n_holds;
  *last = (ColoniaCargo) { .pays = last_pays };
  last->goods.n[last_good] = 1;

  return other;
}

/* They are looked for by city, then from the fewest holds and the least money on; ships of
 * which one has all that another has, and more, are two. */
static void
test_offer_ships_in_order (void)
{
  const ColoniaEvent london = make_ship (COLONIA_CITY_LONDON, 3);
  const ColoniaEvent ships[] = {
    make_other_ship (&london, 2, 9, COLONIA_GOOD_FOOTWEAR),
    london,
    make_other_ship (&london, 3, 6, COLONIA_GOOD_PAINTING),
    make_other_ship (&london, 3, 6, COLONIA_GOOD_CLOTHING),
    make_other_ship (&london, 4, 1, COLONIA_GOOD_SADDLE),
    make_ship (COLONIA_CITY_NOVGOROD, 1),
  };
  g_autoptr (TableCollection) collection = table_collection_new (&colonia_game);
  g_autoptr (GPtrArray) listed = NULL;

  for (gsize i = G_N_ELEMENTS (ships); i > 0; i--)
    g_assert_true (table_collection_learn (collection, &ships[i - 1].table));

  listed = colonia_collection_list_ships (collection, NULL);
  g_assert_cmpuint (listed->len, ==, G_N_ELEMENTS (ships));
  for (gsize i = 0; i < G_N_ELEMENTS (ships); i++)
    g_assert_true (is_same_ship (listed->pdata[i], &ships[i]));
}

/* Asks that whatever comes next was offered. */
static void
assert_next_offered (const TableCollection *collection,
                     const TableRecord     *record,
                     const ColoniaEvent    *next)
{
  if (next->type == COLONIA_EVENT_SHIP)
    g_assert_true (offers_ship (collection, record, next));
  else if (next->type == COLONIA_EVENT_RELIC)
    g_assert_true (offers_relic (collection, record, next));
  else if (next->type == COLONIA_EVENT_WEEK_CARD)
    g_assert_true (offers_week (collection, record, next));

  for (int i = 0; next->type == COLONIA_EVENT_EDICTS && i < COLONIA_N_EDICTS; i++)
    if (next->edicts[i].kind == COLONIA_EDICT_OTHER)
      g_assert_true (offers_edict (collection, record, &next->edicts[i]));
}

/* Plays a known game again, event by event. */
static void
assert_whole_game_offered (TableRecord *record)
{
  g_autoptr (TableCollection) collection = table_collection_new (&colonia_game);
  g_autofree char *text = table_record_to_text (record);
  g_autoptr (TableRecord) replay = table_record_parse (text, strlen (text), NULL);
  guint n = table_record_get_cursor (record);

  g_assert_true (table_collection_learn_record (collection, record));
  g_assert_false (table_collection_learn_record (collection, record));
  assert_round_trip (collection);

  for (guint i = 0; i < n; i++)
    {
      g_assert_true (table_record_move_cursor (replay, i, NULL));
      assert_next_offered (collection, replay, colonia_record_get_event (record, i));
    }
}

static void
test_offer_example (void)
{
  g_autoptr (TableRecord) record = load_example ();

  assert_whole_game_offered (record);
}

static void
test_offer_random_games (void)
{
  for (guint64 seed = 1; seed <= 2; seed++)
    for (ColoniaTracking tracking = 0; tracking < COLONIA_TRACKING_SCORING; tracking++)
      {
        g_autoptr (TableRecord) record = table_simulate (&colonia_game, 3 + (int) seed, tracking, seed);

        assert_whole_game_offered (record);
      }
}

static gboolean
is_in_harbour (const TableRecord  *record,
               const ColoniaEvent *event)
{
  for (int berth = 0; berth < COLONIA_N_BERTHS; berth++)
    {
      const ColoniaShip *ship = &colonia_record_get_state (record)->berths[berth];
      gboolean same = ship->present && ship->city == event->ship.city && ship->n_holds == event->ship.n_holds;

      for (int i = 0; same && i < ship->n_holds; i++)
        same = memcmp (&ship->holds[i].goods, &event->ship.holds[i].goods, sizeof (ColoniaBundle)) == 0
               && ship->holds[i].pays == event->ship.holds[i].pays;
      if (same)
        return TRUE;
    }

  return FALSE;
}

/* Finds the event behind so many ships. */
static guint
find_after_ships (const TableRecord *record,
                  int                n)
{
  guint i = 0;

  for (; n > 0 && i < table_record_get_cursor (record); i++)
    n -= colonia_record_get_event (record, i)->type == COLONIA_EVENT_SHIP;
  g_assert_cmpint (n, ==, 0);

  return i;
}

/* What came does not come again before all sixteen have; then all do but those in the
 * harbour, until they have come again. */
static void
test_offer_shuffled_ships (void)
{
  g_autoptr (TableRecord) record = table_simulate (&colonia_game, 4, COLONIA_TRACKING_ESSENTIALS, 5);
  g_autoptr (TableCollection) collection = table_collection_new (&colonia_game);
  guint all = find_after_ships (record, N_SHIPS);
  int n_gone = 0;

  g_assert_true (table_record_move_cursor (record, all, NULL));
  table_collection_learn_record (collection, record);
  assert_n (collection, colonia_collection_list_ships, NULL, N_SHIPS);

  for (guint i = 0; i < all; i++)
    {
      const ColoniaEvent *event = colonia_record_get_event (record, i);

      if (event->type == COLONIA_EVENT_SHIP)
        g_assert_cmpint (offers_ship (collection, record, event), ==, !is_in_harbour (record, event));
    }

  g_assert_true (table_record_move_cursor (record, all - 1, NULL));
  assert_n (collection, colonia_collection_list_ships, record, 1);

  g_assert_true (table_record_move_cursor (record, table_record_get_n_events (record), NULL));
  table_collection_learn_record (collection, record);
  for (guint i = all; i < table_record_get_cursor (record); i++)
    {
      const ColoniaEvent *event = colonia_record_get_event (record, i);

      if (event->type == COLONIA_EVENT_SHIP)
        {
          g_assert_false (offers_ship (collection, record, event));
          n_gone += !is_in_harbour (record, event);
        }
    }
  g_assert_cmpint (n_gone, >, 0);
}

static gboolean
is_card (const ColoniaCard  *card,
         const ColoniaEvent *event)
{
  return card->present && card->city == event->relic.city && card->cost == event->relic.cost
         && card->shrine == event->relic.shrine && card->points == event->relic.points;
}

/* Counts the cards of a kind on display, and those that were bought: by state,
 * step by step. */
static int
count_out (const TableRecord  *record,
           const GArray       *bought,
           const ColoniaEvent *event)
{
  const ColoniaState *state = colonia_record_get_state (record);
  int n = 0;

  for (int slot = 0; slot < state->n_display; slot++)
    n += is_card (&state->display[slot], event);
  for (guint i = 0; i < bought->len; i++)
    n += is_card (&g_array_index (bought, ColoniaCard, i), event);

  return n;
}

/* What is on display or owned is not offered again, and what was discarded
 * is, at any moment of a game. */
static void
test_offer_relics (void)
{
  g_autoptr (TableRecord) example = load_example ();
  g_autoptr (TableRecord) replay = load_example ();
  g_autoptr (TableRecord) other = new_small_game ();
  g_autoptr (TableCollection) collection = table_collection_new (&colonia_game);
  g_autoptr (GArray) bought = g_array_new (FALSE, FALSE, sizeof (ColoniaCard));
  g_autoptr (GPtrArray) relics = NULL;
  guint n = table_record_get_cursor (example);
  int most[COLONIA_N_RELIC_CARDS] = { 0 };
  int n_discarded = 0;

  table_collection_learn_record (collection, example);
  relics = colonia_collection_list_relics (collection, NULL);
  g_assert_cmpuint (relics->len, <=, COLONIA_N_RELIC_CARDS);

  for (int round = 0; round < 2; round++)
    {
      g_array_set_size (bought, 0);
      for (guint i = 0; i <= n; i++)
        {
          g_assert_true (table_record_move_cursor (replay, i, NULL));
          for (guint j = 0; j < relics->len; j++)
            {
              const ColoniaEvent *relic = g_ptr_array_index (relics, j);
              int out = count_out (replay, bought, relic);

              /* First it is seen how many equal ones there are. */
              if (round == 0)
                most[j] = MAX (most[j], out);
              else if (i % 20 == 0)
                g_assert_cmpint (offers_relic (collection, replay, relic), ==, out < most[j]);
            }

          if (i < n && colonia_record_get_event (example, i)->type == COLONIA_EVENT_BUY)
            {
              int slot = colonia_record_get_event (example, i)->buy.slot;

              g_array_append_val (bought, colonia_record_get_state (replay)->display[slot]);
            }
        }
    }

  for (guint j = 0; j < relics->len; j++)
    n_discarded += count_out (replay, bought, g_ptr_array_index (relics, j)) < most[j];
  g_assert_cmpint (n_discarded, >, 0);
  g_assert_cmpuint (bought->len, >, 0);

  /* In another game all lie in the deck. */
  assert_n (collection, colonia_collection_list_relics, other, relics->len);
}

/* Tells how many cards were told of. */
static void
count_told (const GPtrArray *cards,
            gpointer         data)
{
  guint *n_told = data;

  *n_told += cards->len;
}

/* Of a game only those cards are told that come to light, not all that are out. */
static void
test_tell_what_comes (void)
{
  g_autoptr (TableRecord) record = load_example ();
  guint n_told = 0;
  guint n_come = 0;

  for (guint i = 0; i < table_record_get_cursor (record); i++)
    {
      g_autoptr (GPtrArray) cards = table_printed_list_event (&colonia_game, table_record_get_event (record, i));

      n_come += cards->len;
    }

  colonia_game.cards->watch (record, count_told, &n_told);
  g_assert_cmpuint (n_come, >, 0);
  g_assert_cmpuint (n_told, ==, n_come);
}

static void
test_offer_weeks (void)
{
  g_autoptr (TableRecord) record = load_example ();
  g_autoptr (TableCollection) collection = table_collection_new (&colonia_game);
  const ColoniaEvent other = make_week (7, 9);

  table_collection_learn_record (collection, record);
  assert_n (collection, colonia_collection_list_week_cards, NULL, COLONIA_N_WEEKS);
  assert_n (collection, colonia_collection_list_week_cards, record, 0);

  table_collection_learn (collection, &other.table);
  assert_n (collection, colonia_collection_list_week_cards, record, 1);
  g_assert_true (offers_week (collection, record, &other));
}

/* A game of essentials uses up a card whose booths are known from others, and
 * of two with the same rest one. */
static void
test_offer_weeks_in_essentials (void)
{
  g_autoptr (TableCollection) collection = table_collection_new (&colonia_game);
  g_autoptr (TableRecord) record = new_small_game ();
  const ColoniaEvent played = make_week (0, 4);
  const ColoniaEvent seven = make_week (7, 4);
  const ColoniaEvent eight = make_week (8, 4);

  table_collection_learn (collection, &seven.table);
  for (int i = 0; i < COLONIA_N_BERTHS; i++)
    append_ship (record, COLONIA_CITY_LONDON, 3);
  assert_n (collection, colonia_collection_list_week_cards, record, 1);
  append (record, &played);
  assert_n (collection, colonia_collection_list_week_cards, record, 0);

  table_collection_learn (collection, &eight.table);
  assert_n (collection, colonia_collection_list_week_cards, record, 1);
}

/* Where the bag gives out, less lies on the booths than the card says. */
static void
test_empty_bag (void)
{
  ColoniaSetup setup = { .tracking = COLONIA_TRACKING_FULL, .n_players = 3, .family_members = 38, .window_points = 2 };
  g_autoptr (TableCollection) collection = table_collection_new (&colonia_game);
  g_autoptr (TableRecord) record = NULL;
  g_autoptr (GPtrArray) weeks = NULL;
  ColoniaEvent week = make_week (0, 4);
  ColoniaEvent known = make_week (7, 4);

  for (int kind = 0; kind < COLONIA_N_RESOURCES; kind++)
    setup.start[0].resources.n[kind] = COLONIA_RESOURCES_EACH - 1;
  record = new_record (&setup);
  for (int i = 0; i < COLONIA_N_BERTHS; i++)
    append_ship (record, COLONIA_CITY_LONDON, 3);
  for (int i = 0; i < COLONIA_DISPLAY_SIZE; i++)
    {
      const ColoniaEvent relic = make_relic (COLONIA_CITY_LONDON, i, 2);

      append (record, &relic);
    }

  week.week_card.n_booths = 7;
  week.week_card.booths[0] = (ColoniaBundle) { { 1, 1, 1, 1, 1 } };
  append (record, &week);

  table_collection_learn_record (collection, record);
  weeks = colonia_collection_list_week_cards (collection, NULL);
  g_assert_cmpuint (weeks->len, ==, 1);
  g_assert_cmpint (((const ColoniaPrintedWeek *) g_ptr_array_index (weeks, 0))->n_booths, ==, 0);

  /* It was the card that is known better from elsewhere. */
  g_assert_true (table_collection_learn (collection, &known.table));
  assert_n (collection, colonia_collection_list_week_cards, NULL, 1);
  assert_n (collection, colonia_collection_list_week_cards, record, 0);
}

static void
test_offer_edicts (void)
{
  g_autoptr (TableRecord) record = load_example ();
  g_autoptr (TableCollection) collection = table_collection_new (&colonia_game);
  g_auto (ColoniaEvent) edicts = make_edicts ("Nothing at all");

  table_collection_learn_record (collection, record);
  assert_n (collection, colonia_collection_list_edicts, NULL, 1);
  assert_n (collection, colonia_collection_list_edicts, record, 0);

  table_collection_learn (collection, &edicts.table);
  assert_n (collection, colonia_collection_list_edicts, record, 1);
  g_assert_true (offers_edict (collection, record, &edicts.edicts[1]));
}

/* People */

static gboolean
remember (TableCollection *collection,
          const char      *name,
          TableColor       color,
          const char      *language)
{
  const TablePerson person = { (char *) name, color, (char *) language };

  return table_collection_remember_person (collection, &person);
}

static void
assert_person (const TableCollection *collection,
               guint                  index,
               const char            *name,
               TableColor             color,
               const char            *language)
{
  g_autoptr (GPtrArray) people = table_collection_list_people (collection);
  const TablePerson *person;

  g_assert_cmpuint (index, <, people->len);
  person = g_ptr_array_index (people, index);
  g_assert_cmpstr (person->name, ==, name);
  g_assert_cmpint (person->color, ==, color);
  g_assert_cmpstr (person->language, ==, language);
}

static guint
count_people (const TableCollection *collection)
{
  g_autoptr (GPtrArray) people = table_collection_list_people (collection);

  return people->len;
}

static void
test_people (void)
{
  g_autoptr (TableCollection) collection = table_collection_new (&colonia_game);

  g_assert_true (remember (collection, "Anna", TABLE_COLOR_RED, NULL));
  g_assert_true (remember (collection, " Bram ", TABLE_COLOR_BLUE, "fr"));
  assert_person (collection, 0, "Bram", TABLE_COLOR_BLUE, "fr");
  assert_person (collection, 1, "Anna", TABLE_COLOR_RED, NULL);
  g_assert_false (remember (collection, "Bram", TABLE_COLOR_BLUE, "fr"));

  g_assert_true (remember (collection, "Anna", TABLE_COLOR_RED, NULL));
  g_assert_true (remember (collection, "Anna", TABLE_COLOR_GREEN, "fr"));
  g_assert_cmpuint (count_people (collection), ==, 2);
  assert_person (collection, 0, "Anna", TABLE_COLOR_GREEN, "fr");
  assert_person (collection, 1, "Bram", TABLE_COLOR_BLUE, "fr");
  assert_round_trip (collection);
}

static void
test_people_unfit (void)
{
  g_autoptr (TableCollection) collection = table_collection_new (&colonia_game);
  g_autofree char *too_long = g_strnfill (41, 'x');

  g_assert_false (remember (collection, "", TABLE_COLOR_RED, NULL));
  g_assert_false (remember (collection, " \t", TABLE_COLOR_RED, NULL));
  g_assert_false (remember (collection, too_long, TABLE_COLOR_RED, NULL));
  g_assert_cmpuint (count_people (collection), ==, 0);

  g_assert_true (remember (collection, "Anna", TABLE_COLOR_RED, too_long));
  assert_person (collection, 0, "Anna", TABLE_COLOR_RED, NULL);
}

static void
test_people_forgotten (void)
{
  g_autoptr (TableCollection) collection = table_collection_new (&colonia_game);

  for (int i = 0; i < 45; i++)
    {
      g_autofree char *name = g_strdup_printf ("Player %d", i);

      g_assert_true (remember (collection, name, TABLE_COLOR_RED, NULL));
    }

  g_assert_cmpuint (count_people (collection), ==, 40);
  assert_person (collection, 0, "Player 44", TABLE_COLOR_RED, NULL);
  assert_person (collection, 39, "Player 5", TABLE_COLOR_RED, NULL);
  assert_round_trip (collection);
}

/* Files */

static TableCollection *
make_collection (void)
{
  g_autoptr (TableRecord) record = load_example ();
  TableCollection *collection = table_collection_new (&colonia_game);

  table_collection_learn_record (collection, record);
  remember (collection, "Anna", TABLE_COLOR_RED, "fr");

  return collection;
}

static void
save (const TableCollection *collection,
      const char            *path)
{
  g_autofree char *text = table_collection_to_text (collection);
  g_autoptr (TableCollection) loaded = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (table_collection_save (collection, path, &error));
  g_assert_no_error (error);
  assert_file_is (path, text);

  loaded = table_collection_load (&colonia_game, path, &error);
  g_assert_no_error (error);
  assert_text_is (loaded, text);
}

static void
test_save (void)
{
  g_autofree char *dir = make_dir ();
  g_autofree char *sub = g_build_filename (dir, "colonia", NULL);
  g_autofree char *path = g_build_filename (sub, "collection.json", NULL);
  g_autoptr (TableCollection) collection = make_collection ();
  g_autoptr (TableCollection) empty = table_collection_new (&colonia_game);
  GStatBuf info;

  save (collection, path);
  g_assert_cmpint (g_stat (sub, &info), ==, 0);
  g_assert_cmphex (info.st_mode & 0777, ==, 0700);

  save (empty, path);
  g_assert_cmpint (g_chmod (path, 0600), ==, 0);
  save (collection, path);
  g_assert_cmpint (g_stat (path, &info), ==, 0);
  g_assert_cmphex (info.st_mode & 0777, ==, 0600);

  remove_dir (sub);
  remove_dir (dir);
}

static void
test_save_through_link (void)
{
  g_autofree char *dir = make_dir ();
  g_autofree char *path = g_build_filename (dir, "collection.json", NULL);
  g_autofree char *link = g_build_filename (dir, "link.json", NULL);
  g_autofree char *round = g_build_filename (dir, "round.json", NULL);
  g_autoptr (TableCollection) collection = make_collection ();
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (symlink ("collection.json", link), ==, 0);
  save (collection, link);
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_false (g_file_test (path, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));

  g_assert_cmpint (symlink ("round.json", round), ==, 0);
  g_assert_false (table_collection_save (collection, round, &error));
  g_assert_nonnull (error);
  g_assert_true (g_file_test (round, G_FILE_TEST_IS_SYMLINK));

  remove_dir (dir);
}

static void
test_load_missing (void)
{
  g_autofree char *dir = make_dir ();
  g_autofree char *path = g_build_filename (dir, "none", "collection.json", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableCollection) collection = table_collection_load (&colonia_game, path, &error);
  g_autoptr (TableCollection) empty = table_collection_new (&colonia_game);
  g_autofree char *text = table_collection_to_text (empty);

  g_assert_no_error (error);
  assert_text_is (collection, text);
  remove_dir (dir);
}

static guint
count_files (const char *directory)
{
  g_autoptr (GDir) dir = g_dir_open (directory, 0, NULL);
  guint n_files = 0;

  while (g_dir_read_name (dir) != NULL)
    n_files++;

  return n_files;
}

/* What cannot be read is neither read nor written, and stays where it is. */
static void
assert_left (const char *dir,
             const char *text)
{
  g_autofree char *path = g_build_filename (dir, "collection.json", NULL);
  g_autoptr (TableCollectionFile) file = table_collection_file_new (&colonia_game, path, NULL);
  g_autoptr (TableCollection) collection = make_collection ();
  g_autoptr (GError) error = NULL;

  write_file (path, text);
  g_assert_null (table_collection_load (&colonia_game, path, &error));
  g_assert_true (error->domain == DOC_ERROR);
  g_clear_error (&error);

  g_assert_false (table_collection_file_update (file, &collection, &error));
  g_assert_true (error->domain == DOC_ERROR);
  assert_file_is (path, text);

  /* What waits is the only other one. */
  g_assert_cmpuint (count_files (dir), ==, 2);
}

static void
test_load_broken (void)
{
  g_autofree char *dir = make_dir ();
  g_autofree char *huge = g_strnfill (5 * 1024 * 1024, ' ');

  assert_left (dir, "a shopping list");
  assert_left (dir, HEAD ",\"ships\":{}}");
  assert_left (dir, huge);
  assert_left (dir, "");

  remove_dir (dir);
}

/* The collection of a newer program is left to it. */
static void
test_newer (void)
{
  static const char newer[] = "{\"format\":\"colonia-collection\",\"version\":2,\"ships\":7}";
  g_autofree char *dir = make_dir ();
  g_autofree char *path = g_build_filename (dir, "collection.json", NULL);
  g_autoptr (TableCollectionFile) file = table_collection_file_new (&colonia_game, path, NULL);
  g_autoptr (TableCollection) collection = make_collection ();
  g_autoptr (GError) error = NULL;

  write_file (path, newer);
  g_assert_null (table_collection_load (&colonia_game, path, &error));
  g_assert_error (error, TABLE_COLLECTION_ERROR, TABLE_COLLECTION_ERROR_VERSION);
  g_clear_error (&error);

  g_assert_false (table_collection_import (collection, path, &error));
  g_assert_error (error, TABLE_COLLECTION_ERROR, TABLE_COLLECTION_ERROR_VERSION);
  g_clear_error (&error);

  g_assert_false (table_collection_file_update (file, &collection, &error));
  g_assert_error (error, TABLE_COLLECTION_ERROR, TABLE_COLLECTION_ERROR_VERSION);
  g_clear_error (&error);

  g_assert_false (table_collection_save (collection, path, &error));
  g_assert_error (error, TABLE_COLLECTION_ERROR, TABLE_COLLECTION_ERROR_VERSION);
  assert_file_is (path, newer);

  remove_dir (dir);
}

/* Together */

/* Two programs with one collection in one file. */
typedef struct {
  char *dir;
  char *path;
  char *open; /* where anybody may make something */
  char *elsewhere; /* what waits, in there */
  TableCollectionFile *files[2];
  TableCollection *own[2];
} Home;

/* A program begins that knows nothing yet. */
static void
begin (Home *home,
       int   who)
{
  const char *elsewhere[] = { home->elsewhere, NULL };

  g_clear_pointer (&home->files[who], table_collection_file_free);
  g_clear_pointer (&home->own[who], table_collection_free);
  home->files[who] = table_collection_file_new (&colonia_game, home->path, elsewhere);
  home->own[who] = table_collection_new (&colonia_game);
}

static void
home_set_up (Home         *home,
             gconstpointer data)
{
  home->dir = make_dir ();
  home->path = g_build_filename (home->dir, "collection.json", NULL);
  home->open = make_dir ();
  g_assert_cmpint (g_chmod (home->open, 01777), ==, 0);
  home->elsewhere = g_build_filename (home->open, "waiting", NULL);
  g_assert_cmpint (g_mkdir (home->elsewhere, 0700), ==, 0);
  for (int i = 0; i < 2; i++)
    begin (home, i);
}

static void
home_tear_down (Home         *home,
                gconstpointer data)
{
  for (int i = 0; i < 2; i++)
    {
      table_collection_file_free (home->files[i]);
      table_collection_free (home->own[i]);
    }
  remove_dir (home->dir);
  remove_dir (home->elsewhere);
  remove_dir (home->open);
  g_free (home->dir);
  g_free (home->elsewhere);
  g_free (home->open);
  g_free (home->path);
}

static void
update (Home *home,
        int   who)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (table_collection_file_update (home->files[who], &home->own[who], &error));
  g_assert_no_error (error);
}

/* Both know in the end what the file holds. */
static void
update_both (Home *home,
             int   first)
{
  g_autofree char *text = NULL;

  update (home, first);
  update (home, 1 - first);
  update (home, first);
  text = table_collection_to_text (home->own[0]);
  assert_text_is (home->own[1], text);
  assert_file_is (home->path, text);
}

static void
learn_relic (Home *home,
             int   who,
             int   cost)
{
  const ColoniaEvent relic = make_relic (COLONIA_CITY_LONDON, cost, 3);

  table_collection_learn (home->own[who], &relic.table);
}

/* What of some costs is known in the file, with commas in between. */
static void
assert_costs (Home       *home,
              const char *expected)
{
  g_autoptr (TableCollection) kept = table_collection_load (&colonia_game, home->path, NULL);
  g_autoptr (GPtrArray) known = table_collection_list_known (kept);
  g_autoptr (GString) costs = g_string_new (NULL);

  for (guint i = 0; i < known->len; i++)
    {
      const ColoniaPrinted *card = g_ptr_array_index (known, i);

      g_string_append_printf (costs, "%s%d", i > 0 ? "," : "", card->event.relic.cost);
      if (card->count > 1)
        g_string_append_printf (costs, "*%d", card->count);
    }
  g_assert_cmpstr (costs->str, ==, expected);
}

static void
test_learned_together (Home         *home,
                       gconstpointer data)
{
  for (int i = 0; i < 2; i++)
    {
      learn_relic (home, i, 1 + i);
      learn_relic (home, i, 3);
    }
  update_both (home, 0);
  assert_costs (home, "1,2,3");

  for (int i = 0; i < 2; i++)
    learn_relic (home, i, 4 + i);
  update_both (home, 1);
  assert_costs (home, "1,2,3,4,5");
}

static ColoniaPrinted *
make_card (int cost,
           int count)
{
  const ColoniaEvent relic = make_relic (COLONIA_CITY_LONDON, cost, 3);
  g_autoptr (GPtrArray) list = table_printed_list_event (&colonia_game, &relic.table);
  ColoniaPrinted *card = colonia_printed_copy (g_ptr_array_index (list, 0));

  card->count = count;

  return card;
}

/* What one has removed or corrected does not come back because another one knew it,
 * and neither does anything go that the other one has learned. */
static void
test_changed_together (Home         *home,
                       gconstpointer data)
{
  g_autoptr (ColoniaPrinted) one = make_card (1, 1);
  g_autoptr (ColoniaPrinted) two = make_card (2, 1);
  g_autoptr (ColoniaPrinted) six = make_card (6, 3);
  g_autoptr (ColoniaPrinted) fewer = make_card (6, 2);

  for (int cost = 1; cost < 4; cost++)
    learn_relic (home, 0, cost);
  update_both (home, 0);

  g_assert_true (table_collection_remove (home->own[0], &one->table));
  g_assert_true (table_collection_correct (home->own[1], &two->table, &six->table));
  learn_relic (home, 1, 7);
  update_both (home, 0);
  assert_costs (home, "3,6*3,7");

  g_assert_true (table_collection_correct (home->own[0], &six->table, &fewer->table));
  learn_relic (home, 1, 8);
  update_both (home, 1);
  assert_costs (home, "3,6*2,7,8");

  /* A removal can be taken back after another one has taken it in. */
  g_assert_true (table_collection_add (home->own[1], &one->table));
  update_both (home, 0);
  assert_costs (home, "1,3,6*2,7,8");
}

/* Of equal cards each sees some: as many are known as one of them has seen. */
static void
test_counted_together (Home         *home,
                       gconstpointer data)
{
  g_autoptr (ColoniaPrinted) one = make_card (1, 1);
  g_autoptr (ColoniaPrinted) two = make_card (1, 2);
  g_autoptr (ColoniaPrinted) three = make_card (1, 3);

  learn_relic (home, 0, 1);
  update_both (home, 0);

  g_assert_true (table_collection_correct (home->own[0], &one->table, &three->table));
  g_assert_true (table_collection_correct (home->own[1], &one->table, &two->table));
  update_both (home, 0);
  assert_costs (home, "1*3");
}

static char *
list_names (const TableCollection *collection)
{
  g_autoptr (GPtrArray) people = table_collection_list_people (collection);
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < people->len; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? "," : "", ((TablePerson *) g_ptr_array_index (people, i))->name);

  return g_string_free (names, FALSE);
}

static void
assert_names (Home       *home,
              const char *expected)
{
  g_autoptr (TableCollection) kept = table_collection_load (&colonia_game, home->path, NULL);
  g_autofree char *names = list_names (kept);

  g_assert_cmpstr (names, ==, expected);
}

/* Who has played last comes first, at whichever table. */
static void
test_played_together (Home         *home,
                      gconstpointer data)
{
  static const char guests[] = HEAD ",\"people\":[{\"name\":\"Zoe\",\"color\":\"red\"}]}";
  g_autoptr (TableCollection) guest = import_text (guests, -1, NULL);
  const char *const names[] = { "Anna", "Bert", "Cleo" };

  for (int i = 2; i >= 0; i--)
    remember (home->own[0], names[i], TABLE_COLOR_RED, NULL);
  update_both (home, 0);
  assert_names (home, "Anna,Bert,Cleo");

  remember (home->own[0], "Cleo", TABLE_COLOR_RED, NULL);
  remember (home->own[1], "Bert", TABLE_COLOR_BLUE, "fr");
  remember (home->own[1], "Dora", TABLE_COLOR_GREEN, NULL);
  table_collection_merge (home->own[1], guest);
  update_both (home, 0);
  assert_names (home, "Dora,Bert,Cleo,Anna,Zoe");
  assert_person (home->own[0], 1, "Bert", TABLE_COLOR_BLUE, "fr");

  remember (home->own[0], "Dora", TABLE_COLOR_RED, NULL);
  update_both (home, 1);
  assert_names (home, "Dora,Bert,Cleo,Anna,Zoe");
  assert_person (home->own[1], 0, "Dora", TABLE_COLOR_RED, NULL);
}

/* A file that comes back has what it had, and what was learned meanwhile; one that was
 * taken away is made anew of all that is known. */
static void
test_away_meanwhile (Home         *home,
                     gconstpointer data)
{
  g_autofree char *away = g_build_filename (home->dir, "away.json", NULL);
  g_autoptr (GError) error = NULL;

  learn_relic (home, 0, 1);
  update_both (home, 0);
  g_assert_cmpint (g_rename (home->path, away), ==, 0);
  g_assert_cmpint (g_mkdir (home->path, 0700), ==, 0);
  learn_relic (home, 0, 2);
  g_assert_false (table_collection_file_update (home->files[0], &home->own[0], &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);

  g_assert_cmpint (g_rmdir (home->path), ==, 0);
  g_assert_cmpint (g_rename (away, home->path), ==, 0);
  learn_relic (home, 1, 3);
  update_both (home, 1);
  assert_costs (home, "1,2,3");

  g_assert_cmpint (g_unlink (home->path), ==, 0);
  learn_relic (home, 0, 4);
  update_both (home, 0);
  assert_costs (home, "1,2,3,4");
}

/* What was entered while the file could not be read is not lost with the program. */
static void
test_ended_meanwhile (Home         *home,
                      gconstpointer data)
{
  g_autofree char *away = g_build_filename (home->dir, "away.json", NULL);

  learn_relic (home, 0, 1);
  update_both (home, 0);
  g_assert_cmpint (g_rename (home->path, away), ==, 0);
  write_file (home->path, "not yet");

  for (int i = 0; i < 2; i++)
    {
      learn_relic (home, i, 2 + i);
      for (int n = 0; n < 2; n++)
        g_assert_false (table_collection_file_update (home->files[i], &home->own[i], NULL));
    }

  /* Somebody else begins. */
  begin (home, 0);
  g_assert_false (table_collection_file_update (home->files[0], &home->own[0], NULL));
  g_assert_cmpint (g_rename (away, home->path), ==, 0);
  update (home, 0);
  assert_costs (home, "1,2,3");
  g_assert_cmpuint (count_files (home->dir), ==, 1);
}

/* What was entered while the file could not be read, and taken back, does not come
 * again with what waits; what another one has entered meanwhile does. */
static void
test_removed_meanwhile (Home         *home,
                        gconstpointer data)
{
  g_autoptr (ColoniaPrinted) one = make_card (1, 1);

  write_file (home->path, "not yet");
  learn_relic (home, 0, 1);
  learn_relic (home, 1, 2);
  for (int i = 0; i < 2; i++)
    g_assert_false (table_collection_file_update (home->files[i], &home->own[i], NULL));
  g_assert_true (table_collection_remove (home->own[0], &one->table));
  for (int i = 0; i < 2; i++)
    g_assert_false (table_collection_file_update (home->files[0], &home->own[0], NULL));

  g_assert_cmpint (g_unlink (home->path), ==, 0);
  update (home, 0);
  assert_costs (home, "2");
  g_assert_cmpuint (count_files (home->dir), ==, 1);
}

/* In a place for what waits that several homes share each finds its own, and one into
 * which anybody may put something is none. */
static void
test_waiting_elsewhere (Home         *home,
                        gconstpointer data)
{
  g_autofree char *other = g_build_filename (home->dir, "other.json", NULL);
  g_autofree char *beside = g_strconcat (home->path, ".waiting", NULL);
  const char *const elsewhere[] = { home->elsewhere, NULL };
  g_autoptr (TableCollectionFile) others = table_collection_file_new (&colonia_game, other, elsewhere);
  g_autoptr (TableCollection) known = table_collection_new (&colonia_game);

  write_file (home->path, "not yet");
  g_assert_cmpint (g_mkdir (beside, 0700), ==, 0);
  learn_relic (home, 0, 1);
  g_assert_false (table_collection_file_update (home->files[0], &home->own[0], NULL));
  g_assert_cmpuint (count_files (home->elsewhere), ==, 1);

  g_assert_true (table_collection_file_update (others, &known, NULL));
  g_assert_cmpuint (count_files (home->elsewhere), ==, 1);
  g_assert_false (g_file_test (other, G_FILE_TEST_EXISTS));

  g_assert_cmpint (g_rmdir (beside), ==, 0);
  g_assert_cmpint (g_unlink (home->path), ==, 0);
  g_assert_cmpint (g_chmod (home->elsewhere, 0777), ==, 0);
  update (home, 1);
  g_assert_false (g_file_test (home->path, G_FILE_TEST_EXISTS));

  g_assert_cmpint (g_chmod (home->elsewhere, 0700), ==, 0);
  update (home, 1);
  assert_costs (home, "1");
  g_assert_cmpuint (count_files (home->elsewhere), ==, 0);
}

/* What has not changed is not written, and nothing is made to read it. */
static void
test_only_read (Home         *home,
                gconstpointer data)
{
  g_autofree char *deep = g_build_filename (home->dir, "deep", "collection.json", NULL);
  g_autofree char *deep_dir = g_path_get_dirname (deep);
  g_autoptr (TableCollectionFile) file = table_collection_file_new (&colonia_game, deep, NULL);
  const char *text = HEAD ", \"mood\": 1}";

  g_assert_true (table_collection_file_update (file, &home->own[0], NULL));
  g_assert_false (g_file_test (deep_dir, G_FILE_TEST_EXISTS));

  write_file (home->path, text);
  update (home, 0);
  update (home, 0);
  assert_file_is (home->path, text);
}

static void
test_save_over_something_else (void)
{
  g_autofree char *dir = make_dir ();
  g_autofree char *path = g_build_filename (dir, "list.txt", NULL);
  g_autofree char *pipe_path = g_build_filename (dir, "pipe", NULL);
  g_autoptr (TableCollection) collection = make_collection ();
  g_autoptr (GError) error = NULL;

  write_file (path, "a shopping list");
  g_assert_false (table_collection_save (collection, path, &error));
  g_assert_error (error, DOC_ERROR, DOC_ERROR_SYNTAX);
  g_clear_error (&error);
  assert_file_is (path, "a shopping list");

  g_assert_false (table_collection_save (collection, dir, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
  g_clear_error (&error);

  g_assert_cmpint (mkfifo (pipe_path, 0600), ==, 0);
  g_assert_false (table_collection_save (collection, pipe_path, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
  g_clear_error (&error);
  g_assert_null (table_collection_load (&colonia_game, pipe_path, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);

  write_file (path, "");
  save (collection, path);

  remove_dir (dir);
}

static void
test_save_below_file (void)
{
  g_autofree char *dir = make_dir ();
  g_autofree char *file = g_build_filename (dir, "file", NULL);
  g_autofree char *path = g_build_filename (file, "collection.json", NULL);
  g_autoptr (TableCollection) collection = make_collection ();
  g_autoptr (GError) error = NULL;

  write_file (file, "text");
  g_assert_false (table_collection_save (collection, path, &error));
  g_assert_nonnull (error);
  assert_file_is (file, "text");

  remove_dir (dir);
}

/* What both have is not doubled. */
static void
test_import (void)
{
  g_autofree char *dir = make_dir ();
  g_autofree char *path = g_build_filename (dir, "given.json", NULL);
  g_autoptr (TableCollection) given = make_collection ();
  g_autoptr (TableCollection) own = table_collection_new (&colonia_game);
  g_autofree char *merged = NULL;
  const ColoniaEvent ship = make_ship (COLONIA_CITY_BRUGES, 90);
  g_autoptr (GPtrArray) ships = colonia_collection_list_ships (given, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (remember (given, "Bram", TABLE_COLOR_BLUE, "fr"));
  g_assert_true (table_collection_save (given, path, NULL));

  g_assert_true (table_collection_learn (own, &ship.table));
  g_assert_true (table_collection_learn (own, g_ptr_array_index (ships, 0)));
  g_assert_true (remember (own, "Bram", TABLE_COLOR_GREEN, NULL));

  g_assert_true (table_collection_import (own, path, &error));
  g_assert_no_error (error);
  assert_n (own, colonia_collection_list_ships, NULL, ships->len + 1);
  assert_n (own, colonia_collection_list_week_cards, NULL, COLONIA_N_WEEKS);
  assert_n (own, colonia_collection_list_edicts, NULL, 1);
  assert_person (own, 0, "Bram", TABLE_COLOR_GREEN, NULL);
  assert_person (own, 1, "Anna", TABLE_COLOR_RED, "fr");

  merged = table_collection_to_text (own);
  g_assert_true (table_collection_import (own, path, NULL));
  assert_text_is (own, merged);

  remove_dir (dir);
}

static void
test_import_counts (void)
{
  static const char two[] = HEAD ",\"relics\":[{\"type\":\"relic\",\"city\":\"london\",\"cost\":4,\"points\":2,\"count\":2}]}";
  g_autoptr (TableCollection) collection = import_text (two, -1, NULL);
  G_GNUC_UNUSED g_autoptr (TableCollection) own = table_collection_new (&colonia_game);
  const ColoniaEvent relic = make_relic (COLONIA_CITY_LONDON, 4, 2);
  g_autofree char *text = table_collection_to_text (collection);

  g_assert_nonnull (strstr (text, "\"count\":2"));
  g_assert_true (offers_relic (collection, NULL, &relic));
  g_assert_false (table_collection_learn (collection, &relic.table));
  assert_text_is (collection, text);
}

static void
test_import_broken (void)
{
  g_autofree char *dir = make_dir ();
  g_autofree char *path = g_build_filename (dir, "given.json", NULL);
  g_autoptr (TableCollection) own = make_collection ();
  g_autofree char *before = table_collection_to_text (own);
  g_autoptr (GError) error = NULL;

  /* A good ship first, then one that is none. */
  write_file (path, HEAD ",\"ships\":[{\"type\":\"ship\",\"city\":\"london\",\"holds\":[{\"goods\":{},\"pays\":77}]},{}]}");
  g_assert_false (table_collection_import (own, path, &error));
  g_assert_error (error, DOC_ERROR, DOC_ERROR_FORM);
  assert_text_is (own, before);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_clear_error (&error);

  g_remove (path);
  g_assert_false (table_collection_import (own, path, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  assert_text_is (own, before);

  remove_dir (dir);
}

static void
test_bad_documents (void)
{
  static const struct {
    const char *text;
    const char *message;
  } cases[] = {
    { "[]", "$: not an object" },
    { "{}", "$.format: missing" },
    { "{\"format\":\"kontor-record\",\"version\":1,\"game\":\"colonia\"}",
      "$.format: “kontor-record” is not known here, only colonia-collection" },
    { "{\"format\":\"colonia-collection\",\"version\":0,\"game\":\"colonia\"}",
      "$.version: there was no version before 1" },
    { "{\"format\":\"colonia-collection\",\"version\":1}", "$.game: missing" },
    { HEAD ",\"ships\":7}", "$.ships: not a list" },
    { HEAD ",\"ships\":[7]}", "$.ships[0]: not an object" },
    { HEAD ",\"ships\":[{\"type\":\"relic\"}]}", "$.ships[0].type: “relic” is not known here, only ship" },
    { HEAD ",\"ships\":[{\"type\":\"ship\",\"city\":\"rome\"}]}",
      "$.ships[0].city: “rome” is not known here, only london, novgorod, bergen, bruges" },
    { HEAD ",\"relics\":[{\"type\":\"relic\",\"city\":\"london\",\"cost\":100,\"points\":1}]}",
      "$.relics[0].cost: must be from 0 to 99, not 100" },
    { HEAD ",\"relics\":[{\"type\":\"relic\",\"city\":\"london\",\"cost\":1,\"points\":1,\"count\":0}]}",
      "$.relics[0].count: must be from 1 to 99, not 0" },
    { HEAD ",\"week-cards\":[{\"booths\":[91],\"contracts\":[0,0,0,0,0],\"dice\":1,\"ships\":1}]}",
      "$.week-cards[0].booths[0]: must be from 0 to 90, not 91" },
    { HEAD ",\"week-cards\":[{\"booths\":[],\"contracts\":[0,0,0,0,0],\"dice\":1,\"ships\":1}]}",
      "$.week-cards[0].booths: must have 1 to 12 entries, has 0" },
    { HEAD ",\"week-cards\":[{\"contracts\":[0,0,0,0],\"dice\":1,\"ships\":1}]}",
      "$.week-cards[0].contracts: must have 5 entries, has 4" },
    { HEAD ",\"week-cards\":[{\"contracts\":[0,0,0,0,0],\"dice\":21,\"ships\":1}]}",
      "$.week-cards[0].dice: must be from 0 to 20, not 21" },
    { HEAD ",\"week-cards\":[{\"contracts\":[0,0,0,0,0],\"dice\":1,\"ships\":5}]}",
      "$.week-cards[0].ships: must be from 0 to 4, not 5" },
    { HEAD ",\"edicts\":[{\"day\":\"monday\",\"text\":\"x\"}]}",
      "$.edicts[0].day: “monday” is not known here, only wednesday, thursday, friday, saturday" },
    { HEAD ",\"edicts\":[{\"day\":\"friday\",\"text\":\" \"}]}",
      "$.edicts[0].text: the text of an edict has 1 to 500 characters" },
    { HEAD ",\"people\":[{\"name\":\" \",\"color\":\"red\"}]}", "$.people[0].name: must have 1 to 40 characters" },
    { HEAD ",\"people\":[{\"name\":\"Anna\"}]}", "$.people[0].color: missing" },
    { HEAD ",\"people\":[{\"name\":\"Anna\",\"color\":\"red\",\"language\":\"\"}]}",
      "$.people[0].language: must have 1 to 35 characters" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (import_text (cases[i].text, -1, &error));
      g_assert_nonnull (error);
      g_assert_cmpstr (error->message, ==, cases[i].message);
    }
}

static void
assert_too_many (const char *list,
                 const char *entry,
                 guint       max)
{
  for (guint n = max; n <= max + 1; n++)
    {
      g_autoptr (GString) text = g_string_new (HEAD);
      g_autoptr (TableCollection) collection = NULL;
      g_autoptr (GError) error = NULL;

      g_string_append_printf (text, ",\"%s\":[%s", list, entry);
      for (guint i = 1; i < n; i++)
        g_string_append_printf (text, ",%s", entry);
      g_string_append (text, "]}");

      collection = import_text (text->str, -1, &error);
      g_assert_cmpint (collection != NULL, ==, n == max);
      if (n > max)
        g_assert_error (error, DOC_ERROR, DOC_ERROR_FORM);
    }
}

static void
test_too_many (void)
{
  assert_too_many ("relics", "{\"type\":\"relic\",\"city\":\"london\",\"cost\":4,\"points\":2}", 500);
  assert_too_many ("edicts", "{\"day\":\"friday\",\"text\":\"x\"}", 500);
  assert_too_many ("people", "{\"name\":\"Anna\",\"color\":\"red\"}", 40);
}

static void
test_too_large (void)
{
  g_autofree char *blanks = g_strnfill (4 * 1024 * 1024, ' ');
  g_autofree char *longest = NULL;
  g_autofree char *too_long = NULL;
  g_autoptr (TableCollection) collection = NULL;
  g_autoptr (GError) error = NULL;

  longest = g_strconcat (blanks + strlen (HEAD "}"), HEAD "}", NULL);
  too_long = g_strconcat (" ", longest, NULL);

  collection = import_text (longest, -1, &error);
  g_assert_no_error (error);
  g_assert_null (import_text (too_long, -1, &error));
  g_assert_error (error, DOC_ERROR, DOC_ERROR_SIZE);
  g_assert_cmpstr (error->message, ==, "larger than 4096 KiB, which no file of this kind is");
}

/* Editing */

/* Each card can be removed and put back, and nothing else is touched. */
static void
test_remove (void)
{
  g_autoptr (TableCollection) collection = make_collection ();
  g_auto (ColoniaEvent) edicts = make_edicts ("Alms");
  g_autoptr (GPtrArray) known = NULL;
  guint of_kind[COLONIA_N_PRINTED] = { 0 };

  table_collection_learn (collection, &edicts.table);
  known = table_collection_list_known (collection);
  for (guint i = 0; i < known->len; i++)
    {
      const ColoniaPrinted *card = g_ptr_array_index (known, i);
      g_autoptr (GPtrArray) rest = NULL;
      g_autoptr (GPtrArray) again = NULL;

      of_kind[card->kind]++;
      g_assert_true (table_collection_remove (collection, &card->table));
      g_assert_false (table_collection_remove (collection, &card->table));
      rest = table_collection_list_known (collection);
      g_assert_cmpuint (rest->len, ==, known->len - 1);
      for (guint j = 0; j < rest->len; j++)
        g_assert_true (colonia_printed_is_equal (g_ptr_array_index (rest, j), g_ptr_array_index (known, j < i ? j : j + 1)));
      assert_round_trip (collection);

      g_assert_true (table_collection_add (collection, &card->table));
      again = table_collection_list_known (collection);
      g_assert_cmpuint (again->len, ==, known->len);
      g_assert_true (colonia_printed_is_equal (g_ptr_array_index (again, i), card));
      g_assert_cmpint (((const ColoniaPrinted *) g_ptr_array_index (again, i))->count, ==, card->count);
    }

  for (ColoniaPrintedKind kind = 0; kind < COLONIA_N_PRINTED; kind++)
    g_assert_cmpuint (of_kind[kind], >, 0);
}

/* A wrong card is removed, the right one entered anew: there is one of it. */
static void
test_remove_and_enter_anew (void)
{
  g_autoptr (TableCollection) collection = table_collection_new (&colonia_game);
  const ColoniaEvent wrong = make_relic (COLONIA_CITY_BRUGES, 7, 2);
  const ColoniaEvent right = make_relic (COLONIA_CITY_BRUGES, 5, 2);
  g_autoptr (GPtrArray) known = NULL;

  g_assert_true (table_collection_learn (collection, &wrong.table));
  known = table_collection_list_known (collection);
  g_assert_true (table_collection_remove (collection, g_ptr_array_index (known, 0)));
  g_assert_true (table_collection_learn (collection, &right.table));
  g_assert_false (table_collection_learn (collection, &right.table));
  assert_n (collection, colonia_collection_list_relics, NULL, 1);
  g_assert_true (offers_relic (collection, NULL, &right));
  g_assert_false (offers_relic (collection, NULL, &wrong));
}

static ColoniaPrinted *
make_printed_relic (int cost,
                    int points,
                    int count)
{
  const ColoniaEvent event = make_relic (COLONIA_CITY_BRUGES, cost, points);
  g_autoptr (GPtrArray) cards = table_printed_list_event (&colonia_game, &event.table);
  ColoniaPrinted *card = colonia_printed_copy (g_ptr_array_index (cards, 0));

  card->count = count;

  return card;
}

/* A wrong card becomes the right one, and nothing else is touched. */
static void
test_correct (void)
{
  g_autoptr (TableCollection) collection = make_collection ();
  g_autoptr (ColoniaPrinted) wrong = make_printed_relic (57, 2, 1);
  g_autoptr (ColoniaPrinted) right = make_printed_relic (55, 2, 3);
  g_autoptr (GPtrArray) before = NULL;
  g_autoptr (GPtrArray) after = NULL;
  g_autofree char *text = table_collection_to_text (collection);
  g_autofree char *again = NULL;

  table_collection_learn (collection, &wrong->event.table);
  before = table_collection_list_known (collection);
  g_assert_false (table_collection_has_double (collection, &wrong->table, &right->table));
  g_assert_false (table_collection_has_double (collection, &wrong->table, &wrong->table));
  g_assert_true (table_collection_correct (collection, &wrong->table, &right->table));
  g_assert_false (offers_relic (collection, NULL, &wrong->event));
  g_assert_true (offers_relic (collection, NULL, &right->event));
  after = table_collection_list_known (collection);
  g_assert_cmpuint (after->len, ==, before->len);
  assert_round_trip (collection);

  /* There were three, and now there are fewer. */
  right->count = 2;
  g_assert_true (table_collection_correct (collection, &right->table, &right->table));
  g_assert_true (table_collection_remove (collection, &right->table));
  again = table_collection_to_text (collection);
  g_assert_cmpstr (again, ==, text);
}

/* Two cards are never made one by mistake, and a card is never there twice. */
static void
test_correct_into_double (void)
{
  g_autoptr (TableCollection) collection = table_collection_new (&colonia_game);
  g_autoptr (ColoniaPrinted) wrong = make_printed_relic (57, 2, 1);
  g_autoptr (ColoniaPrinted) other = make_printed_relic (55, 2, 2);
  const ColoniaEvent part = make_week (0, 4);
  const ColoniaEvent whole = make_week (7, 4);
  const ColoniaEvent different = make_week (7, 3);
  g_autoptr (GPtrArray) parts = table_printed_list_event (&colonia_game, &part.table);
  g_autoptr (GPtrArray) wholes = table_printed_list_event (&colonia_game, &whole.table);
  g_autoptr (GPtrArray) differents = table_printed_list_event (&colonia_game, &different.table);

  table_collection_learn (collection, &wrong->event.table);
  table_collection_learn (collection, &other->event.table);
  g_assert_true (table_collection_has_double (collection, &wrong->table, &other->table));
  g_assert_true (table_collection_correct (collection, &wrong->table, &other->table));
  assert_n (collection, colonia_collection_list_relics, NULL, 1);

  /* It is gone, so that there is nothing to correct: the other one is learned. */
  g_assert_true (table_collection_correct (collection, &other->table, &wrong->table));
  g_assert_true (table_collection_correct (collection, &other->table, &other->table));
  assert_n (collection, colonia_collection_list_relics, NULL, 2);

  /* The same week card, as far as it is known. */
  table_collection_learn (collection, &part.table);
  table_collection_learn (collection, &different.table);
  g_assert_true (table_collection_has_double (collection, g_ptr_array_index (differents, 0),
                                              g_ptr_array_index (wholes, 0)));
  g_assert_false (table_collection_has_double (collection, g_ptr_array_index (parts, 0),
                                               g_ptr_array_index (wholes, 0)));
}

/* What was learned again before it was put back is not doubled, nor does it
 * become less: of a week card the booths stay known, of equal cards their
 * number. */
static void
test_put_back_known (void)
{
  static const char two[] = HEAD ",\"relics\":[{\"type\":\"relic\",\"city\":\"london\",\"cost\":4,\"points\":2,"
                                 "\"count\":2}]}";
  g_autoptr (TableCollection) collection = import_text (two, -1, NULL);
  const ColoniaEvent relic = make_relic (COLONIA_CITY_LONDON, 4, 2);
  const ColoniaEvent part = make_week (0, 4);
  const ColoniaEvent week = make_week (7, 4);
  g_autofree char *before = NULL;
  g_autoptr (GPtrArray) known = NULL;

  table_collection_learn (collection, &part.table);
  known = table_collection_list_known (collection);
  g_assert_cmpuint (known->len, ==, 2);
  g_assert_true (table_collection_remove (collection, g_ptr_array_index (known, 0)));
  g_assert_true (table_collection_remove (collection, g_ptr_array_index (known, 1)));

  g_assert_true (table_collection_learn (collection, &relic.table));
  g_assert_true (table_collection_learn (collection, &week.table));
  before = table_collection_to_text (collection);
  g_assert_null (strstr (before, "count"));
  g_assert_true (table_collection_add (collection, g_ptr_array_index (known, 0)));
  g_assert_false (table_collection_add (collection, g_ptr_array_index (known, 1)));

  assert_n (collection, colonia_collection_list_relics, NULL, 1);
  assert_n (collection, colonia_collection_list_week_cards, NULL, 1);
  g_assert_true (offers_week (collection, NULL, &week));
  g_ptr_array_unref (known);
  known = table_collection_list_known (collection);
  g_assert_cmpint (((const ColoniaPrinted *) g_ptr_array_index (known, 0))->count, ==, 2);
}

/* What was removed is not on the disk any more, nor does it come back. */
static void
test_remove_on_disk (void)
{
  g_autofree char *dir = make_dir ();
  g_autofree char *path = g_build_filename (dir, "collection.json", NULL);
  g_autoptr (TableCollection) collection = make_collection ();
  g_autoptr (TableCollection) loaded = NULL;
  g_autoptr (GPtrArray) known = table_collection_list_known (collection);
  g_autoptr (GPtrArray) left = NULL;

  save (collection, path);
  for (guint i = 0; i < known->len; i += 2)
    table_collection_remove (collection, g_ptr_array_index (known, i));
  save (collection, path);

  loaded = table_collection_load (&colonia_game, path, NULL);
  left = table_collection_list_known (loaded);
  g_assert_cmpuint (left->len, ==, known->len / 2);
  for (guint i = 0; i < left->len; i++)
    g_assert_true (colonia_printed_is_equal (g_ptr_array_index (left, i), g_ptr_array_index (known, 2 * i + 1)));

  remove_dir (dir);
}

/* Whatever the bytes are, they end in one error of one line or in a collection
 * that can be written and read again. */
static void
test_replaced_bytes (void)
{
  static const char favourites[] = "\"\\{}[],:0-.eE9 \n\t/nu\377\200\303";
  g_autoptr (TableCollection) collection = make_collection ();
  g_autofree char *text = table_collection_to_text (collection);
  g_autoptr (GRand) rand = g_rand_new_with_seed (2026);
  gsize length = strlen (text);

  for (int i = 0; i < 1500; i++)
    {
      g_autofree char *copy = g_memdup2 (text, length);
      g_autoptr (TableCollection) read = NULL;
      g_autoptr (GError) error = NULL;

      for (int j = g_rand_int_range (rand, 1, 4); j > 0; j--)
        copy[g_rand_int_range (rand, 0, (int) length)] =
          (char) (i % 2 == 0 ? favourites[g_rand_int_range (rand, 0, sizeof favourites)]
                             : g_rand_int_range (rand, ' ', '~'));

      read = import_text (copy, (gssize) length, &error);
      g_assert_true ((read == NULL) == (error != NULL));
      if (read != NULL)
        assert_round_trip (read);
      else
        g_assert_null (strchr (error->message, '\n'));
    }
}

static void
test_truncated (void)
{
  g_autoptr (TableCollection) collection = make_collection ();
  g_autofree char *text = table_collection_to_text (collection);
  gsize length = strlen (text) - 1;

  for (gsize n = 0; n < length; n += 7)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (import_text (text, (gssize) n, &error));
      g_assert_error (error, DOC_ERROR, DOC_ERROR_SYNTAX);
    }
}

static void
test_form_of_empty_text (void)
{
  g_autoptr (TableCollection) collection = table_collection_new (&colonia_game);

  assert_text_is (collection,
                  "{\n"
                  "  \"format\": \"colonia-collection\",\n"
                  "  \"version\": 1,\n"
                  "  \"game\": \"colonia\",\n"
                  "  \"ships\": [],\n"
                  "  \"relics\": [],\n"
                  "  \"week-cards\": [],\n"
                  "  \"edicts\": [],\n"
                  "  \"people\": []\n"
                  "}\n");
}

/* Scripts may rely on it: see collection.md. */
static void
test_form_of_text (void)
{
  g_autoptr (TableCollection) collection = table_collection_new (&colonia_game);
  g_autoptr (TableRecord) record = new_small_game ();
  g_auto (ColoniaEvent) edicts = make_edicts ("Alms");
  const ColoniaEvent relic = make_relic (COLONIA_CITY_BRUGES, 5, 2);
  const ColoniaEvent week = make_week (3, 4);
  const ColoniaEvent part = make_week (0, 5);

  append_ship (record, COLONIA_CITY_LONDON, 3);
  append_ship (record, COLONIA_CITY_LONDON, 3);
  table_collection_learn_record (collection, record);
  table_collection_learn (collection, &relic.table);
  table_collection_learn (collection, &week.table);
  table_collection_learn (collection, &part.table);
  table_collection_learn (collection, &edicts.table);
  remember (collection, "Anna", TABLE_COLOR_RED, "fr");

  assert_text_is (collection,
                  "{\n"
                  "  \"format\": \"colonia-collection\",\n"
                  "  \"version\": 1,\n"
                  "  \"game\": \"colonia\",\n"
                  "  \"ships\": [\n"
                  "    {\"type\":\"ship\",\"city\":\"london\",\"holds\":[{\"goods\":{\"saddle\":1},\"pays\":3},"
                  "{\"goods\":{\"cartwheel\":1},\"pays\":4},{\"goods\":{\"painting\":1},\"pays\":5}],\"count\":2}\n"
                  "  ],\n"
                  "  \"relics\": [\n"
                  "    {\"type\":\"relic\",\"city\":\"bruges\",\"cost\":5,\"points\":2}\n"
                  "  ],\n"
                  "  \"week-cards\": [\n"
                  "    {\"booths\":[1,2,3],\"contracts\":[0,0,3,0,0],\"dice\":4,\"ships\":2},\n"
                  "    {\"contracts\":[0,0,3,0,0],\"dice\":5,\"ships\":2}\n"
                  "  ],\n"
                  "  \"edicts\": [\n"
                  "    {\"day\":\"saturday\",\"text\":\"Alms\"}\n"
                  "  ],\n"
                  "  \"people\": [\n"
                  "    {\"name\":\"Anna\",\"color\":\"red\",\"language\":\"fr\"}\n"
                  "  ]\n"
                  "}\n");
}

static void
add_home (const char *path,
          void      (*test) (Home *, gconstpointer))
{
  g_test_add (path, Home, NULL, home_set_up, test, home_tear_down);
}

/* Tables */

/* Ships have as few holds as will do, which is remarked. */
static CardTable *
read_good_table (const char *text)
{
  CardTable *table = card_table_read (&colonia_game, text, NULL);

  for (guint i = 0; i < table->remarks->len; i++)
    g_assert_nonnull (strstr (((const CardTableRemark *) g_ptr_array_index (table->remarks, i))->sentence,
                              "A ship has 3 or 4 holds"));

  return table;
}

/* Puts what a table says into a collection. */
static char *
learn_table (const CardTable *table)
{
  g_autoptr (TableCollection) collection = table_collection_new (&colonia_game);

  for (guint i = 0; i < table->cards->len; i++)
    g_assert_true (table_collection_add (collection, g_ptr_array_index (table->cards, i)));

  return table_collection_to_text (collection);
}

/* A card of each kind as an owner of a box types it, with all that separates columns. That the words of each language are
 * read is seen by what is written in it. */
static const char *const tables[] = {
  "kind,city,hold 1,pays 1,hold 2,pays 2,cost,points,booth 1,booth 2,saddler,wainwright,painter,tailor,shoemaker,dice,"
  "ships,day,text,count\r\n"
  "ship,Bergen,2 saddle + painting,5,footwear,8\r\n"
  "relic,Br\303\274gge,,,,,6,3,,,,,,,,,,,,2\r\n"
  "shrine,London,,,,,4\r\n"
  "week card,,,,,,,,4,3,1,0,2,1,1,4,2\r\n"
  "edict,,,,,,,,,,,,,,,,,Friday,\"Alms, for \"\"all\"\"\"\r\n",

  "\357\273\277Sorte;Ville;Soute 1;Paie 1;Soute 2;Paie 2;Co\303\273t;Points;Stand 1;Stand 2;Bourrelier;Charron;Peintre;"
  "Tailleur;Cordonnier;Lancers;Bateaux;Jour;Texte;Exemplaires\n"
  "Bateau;BERGEN;2 selles, 1 tableau;5,00;Chaussures;8\n"
  "Relique;Bruges;;;;;6;3;;;;;;;;;;;;2,0\n"
  "Reliquaire;Londres;;;;;4\n"
  "Carte \302\253 Semaine \302\273;;;;;;;;4;3;1;0;2;1;1;4;2\n"
  "Decret;;;;;;;;;;;;;;;;;vendredi;\"Alms, for \"\"all\"\"\"\n",

  "count\tkind\tcity\tpays 1\thold 1\thold 2\tpays 2\tcost\tpoints\tbooth 1\tbooth 2\tsaddler\t"
  "wainwright\tpainter\ttailor\tshoemaker\tdice\tships\tday\ttext\n"
  "\tSHIP\tBergen\t5\t2 saddles & painting\tfootwear\t8\n"
  "2\trelic\tBruges\t\t\t\t\t6\t3\n"
  "\tshrine\tLondon\t\t\t\t\t4\n"
  "\tweek card\t\t\t\t\t\t\t\t4\t3\t1\t0\t2\t1\t1\t4\t2\n"
  "1\tedict\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\tfri\tAlms, for \"all\"\n",
};

#define TABLE_COLLECTION \
  HEAD_OF_TEXT \
  "  \"ships\": [\n    {\"type\":\"ship\",\"city\":\"bergen\",\"holds\":[{\"goods\":{\"saddle\":2,\"painting\":1}," \
  "\"pays\":5},{\"goods\":{\"footwear\":1},\"pays\":8}]}\n  ],\n" \
  "  \"relics\": [\n    {\"type\":\"relic\",\"city\":\"bruges\",\"cost\":6,\"points\":3,\"count\":2},\n" \
  "    {\"type\":\"relic\",\"city\":\"london\",\"cost\":4,\"shrine\":true}\n  ],\n" \
  "  \"week-cards\": [\n    {\"booths\":[4,3],\"contracts\":[1,0,2,1,1],\"dice\":4,\"ships\":2}\n  ],\n" \
  "  \"edicts\": [\n    {\"day\":\"friday\",\"text\":\"Alms, for \\\"all\\\"\"}\n  ],\n" \
  "  \"people\": []\n}\n"
#define HEAD_OF_TEXT "{\n  \"format\": \"colonia-collection\",\n  \"version\": 1,\n  \"game\": \"colonia\",\n"

static void
test_table_read (gconstpointer data)
{
  g_autoptr (CardTable) table = read_good_table (data);
  g_autofree char *text = learn_table (table);

  g_assert_cmpstr (text, ==, TABLE_COLLECTION);
}

/* A table of cards of one kind does not say which. */
static void
test_table_of_one_kind (void)
{
  g_autoptr (CardTable) relics = read_good_table ("city,cost,points\nLondon,6,3\n\nNovgorod,4,1\n,,\n");
  g_autoptr (CardTable) edicts = read_good_table ("Text;Day\nAlms;Sat\n");

  g_assert_cmpuint (relics->cards->len, ==, 2);
  g_assert_cmpint (((const ColoniaPrinted *) g_ptr_array_index (relics->cards, 1))->event.relic.city, ==, COLONIA_CITY_NOVGOROD);
  g_assert_cmpuint (edicts->cards->len, ==, 1);
  g_assert_cmpint (((const ColoniaPrinted *) g_ptr_array_index (edicts->cards, 0))->edict.day, ==, COLONIA_DAY_SATURDAY);
}

static void
assert_same_cards (const GPtrArray *cards,
                   const GPtrArray *others)
{
  g_assert_cmpuint (cards->len, ==, others->len);
  for (guint i = 0; i < cards->len; i++)
    {
      const ColoniaPrinted *card = g_ptr_array_index (cards, i);
      const ColoniaPrinted *other = g_ptr_array_index (others, i);

      g_assert_cmpint (card->kind, ==, other->kind);
      g_assert_true (colonia_printed_is_equal (card, other));
      g_assert_cmpint (card->count, ==, other->count);
    }
}

/* What is written in any language is read as the same, and written the same again. What
 * is unusual (SET-9) is remarked once more, but is not wrong. */
static void
assert_table_round_trip (const GPtrArray *cards,
                         const char      *language)
{
  g_autofree char *text = card_table_write (&colonia_game, cards, language);
  g_autoptr (CardTable) table = card_table_read (&colonia_game, text, NULL);
  g_autofree char *again = card_table_write (&colonia_game, table->cards, language);

  g_assert_cmpuint (table->n_wrong, ==, 0);
  assert_same_cards (table->cards, cards);
  g_assert_cmpstr (again, ==, text);
}

static void
test_table_round_trip (gconstpointer language)
{
  g_autoptr (TableRecord) record = load_example ();
  g_autoptr (TableCollection) collection = table_collection_new (&colonia_game);
  g_autoptr (TableCollection) odd = NULL;
  g_autoptr (GPtrArray) known = NULL;
  g_autoptr (GPtrArray) oddities = NULL;

  g_assert_true (table_collection_learn_record (collection, record));
  known = table_collection_list_known (collection);
  g_assert_cmpuint (known->len, >, 40);
  assert_table_round_trip (known, language);

  /* What nobody would enter, but a collection may hold. */
  odd = import_text (HEAD
                     ",\"ships\":[{\"type\":\"ship\",\"city\":\"bruges\",\"holds\":[{\"goods\":{},\"pays\":1},"
                     "{\"goods\":{\"footwear\":9,\"saddle\":1},\"pays\":99}],\"count\":99}],"
                     "\"week-cards\":[{\"contracts\":[0,0,0,0,0],\"dice\":0,\"ships\":0}],"
                     "\"edicts\":[{\"day\":\"saturday\",\"text\":\"=1;\\\"a\\\",\\nb\\tc\"},"
                     "{\"day\":\"wednesday\",\"text\":\"'=1\"},{\"day\":\"thursday\",\"text\":\"0\"}]}",
                     -1, NULL);
  oddities = table_collection_list_known (odd);
  g_assert_cmpuint (oddities->len, ==, 5);
  assert_table_round_trip (oddities, language);
}

/* What stands in the first line, in another one, and what is said of it. */
static const struct {
  const char *heading;
  const char *line;
  const char *said;
} bad_lines[] = {
  { "kind,city,cost,points", "relic,Paris,6,3",
    "Line 2, column “city”: “Paris” is none of these: London, Nowgorod, Bergen, Brügge." },
  { "kind,city,cost,points", "relic,London,six,3",
    "Line 2, column “cost”: “six” is not a whole number. Write it in digits." },
  { "kind,city,cost,points", "relic,London,6.5,3",
    "Line 2, column “cost”: “6.5” is not a whole number. Write it in digits." },
  { "kind,city,cost,points", "relic,\327\223,6,3",
    "Line 2, column “city”: “\342\200\216\342\201\250\327\223\342\201\251” is none of these: London, Nowgorod, Bergen, Brügge." },
  { "kind,city,cost,points", "relic,London,6\342\200\256,3",
    "Line 2, column “cost”: “6\357\277\275” is not a whole number. Write it in digits." },
  { "kind,city,cost,points", "relic,London,100,3", "Line 2, column “cost”: must be from 0 to 99, not 100" },
  { "kind,city,cost,points", "relic,London,-1,3", "Line 2, column “cost”: must be from 0 to 99, not -1" },
  { "kind,city,cost,points", "relic,London,,3", "Line 2, column “cost”: This is empty. Fill it in." },
  { "kind,city,cost,points", "relic,London,6,0",
    "Line 2, column “points”: A relic has at least 1 point. Look at the card again." },
  { "Soort;Stad;Kosten;Punten", "schrijn;London;6;3",
    "Line 2, column “Punten”: A card of this kind has nothing of this. Leave it empty." },
  { "kind,city,cost,points", "relict,London,6,3",
    "Line 2, column “kind”: “relict” is not a kind of card. "
    "Write one of these: ship, relic, shrine, week card, edict." },
  { "kind,city,cost,points", ",London,6,3", "Line 2, column “kind”: This is empty. Fill it in." },
  { "kind,city,cost,points,count", "relic,London,6,3,0", "Line 2, column “count”: must be from 1 to 99, not 0" },
  { "city,cost,points,hold 1", "London,6,3,",
    "Line 1: There are columns of several kinds of cards. Add a column “kind” that says which kind each line is." },
  { "relic,London,6,3", "relic,London,6,3",
    "Line 1: The first line must name the columns, for example “kind,city,cost,points”." },
  { "kind,city,cost", "relic,London,6",
    "Line 1: There is no column “points”. Add it: every card of this kind needs it." },
  { "kind,city,cost,points,Stad", "relic,London,6,3,London",
    "Line 1, column “Stad”: There are two columns for this. Take one of them away." },
  { "city,hold 1,pays 1", "London,2 bread,3",
    "Line 2, column “hold 1”: “2 bread” is none of these: saddle, cartwheel, painting, clothing, footwear. "
    "Write for example “2 saddle”, with + before the next." },
  { "city,hold 1,pays 1,hold 2,pays 2", "London,saddle,3,,4", "Line 2, column “hold 2”: This is empty. Fill it in." },
  { "city,hold 1,pays 1", "London,saddle,0", "Line 2, column “pays 1”: must be from 1 to 99, not 0" },
  { "booth 1,booth 2,saddler,wainwright,painter,tailor,shoemaker,dice,ships", "4,91,0,0,0,0,0,0,5",
    "Line 2, column “booth 2”: must be from 0 to 90, not 91" },
  { "booth 1,booth 2,saddler,wainwright,painter,tailor,shoemaker,dice,ships", ",4,0,0,0,10,0,0,4",
    "Line 2, column “booth 1”: This is empty. Fill it in." },
  { "saddler,wainwright,painter,tailor,shoemaker,dice,ships", "0,0,0,10,0,0,4",
    "Line 2, column “tailor”: must be from 0 to 9, not 10" },
  { "day,text", "Sunday,Alms",
    "Line 2, column “day”: “Sunday” is none of these: Wednesday, Thursday, Friday, Saturday." },
  { "day,text", "Friday,Alms, for all",
    "Line 2: There are more cells than columns. A text with a comma or a semicolon in it needs quotation marks "
    "around it." },
  { "day,text", "Friday,\"Alms",
    "Line 2: A quotation mark begins here and never ends. Put one behind the text, or take it away." },
};

static const CardTableRemark *
get_remark (const CardTable *table,
            guint            i)
{
  g_assert_cmpuint (i, <, table->remarks->len);

  return g_ptr_array_index (table->remarks, i);
}

static void
test_table_bad_lines (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (bad_lines); i++)
    {
      g_autofree char *text = g_strdup_printf ("%s\n%s\n", bad_lines[i].heading, bad_lines[i].line);
      g_autoptr (CardTable) table = card_table_read (&colonia_game, text, NULL);

      g_assert_cmpstr (get_remark (table, 0)->sentence, ==, bad_lines[i].said);
      g_assert_true (get_remark (table, 0)->wrong);
      g_assert_cmpuint (table->n_wrong, ==, 1);
      g_assert_cmpuint (table->remarks->len, ==, 1);
      g_assert_cmpuint (table->cards->len, ==, 0);
    }
}

/* A line that is wrong does not hide what is wrong in others, nor do thousands of them
 * hide it. */
static void
test_table_many_wrong (void)
{
  g_autoptr (GString) text = g_string_new ("city,cost,points\n");
  g_autoptr (CardTable) table = NULL;

  for (int i = 0; i < 60; i++)
    g_string_append (text, i % 2 == 0 ? "London,x,0\n" : "Paris,1,1\n");
  table = card_table_read (&colonia_game, text->str, NULL);

  g_assert_cmpuint (get_remark (table, 0)->line, ==, 2);
  g_assert_cmpuint (get_remark (table, 1)->line, ==, 3);
  g_assert_cmpuint (table->n_wrong, ==, 51);
  g_assert_cmpstr (get_remark (table, 50)->sentence, ==,
                   "Line 52: So many lines are wrong that the others were not looked at yet.");
}

/* What can be taken, but should be looked at once more. Of relics only shrines have no points. */
static void
test_table_doubts (void)
{
  g_autoptr (CardTable) good = read_good_table ("kind,city,cost,hold 1,pays 1,hold 2,pays 2,hold 3,pays 3\n"
                                                "ship,Bergen,,9 cartwheels,5,saddle,2,painting,3\nshrine,London,4\n");
  g_autoptr (CardTable) table = card_table_read (&colonia_game, "city,cost,points,owner\nLondon,6,6,Anna\nBergen,1,1\nLondon,6,6\n", NULL);
  const ColoniaPrinted *card;

  g_assert_cmpuint (good->cards->len, ==, 2);
  for (guint i = 0; i < good->cards->len; i++)
    g_assert_null (table_printed_find_doubt (g_ptr_array_index (good->cards, i)));

  g_assert_cmpuint (table->n_wrong, ==, 0);
  g_assert_cmpstr (get_remark (table, 0)->sentence, ==,
                   "Line 1, column “owner”: No column of this name is known. It is left out.");
  g_assert_cmpstr (get_remark (table, 1)->sentence, ==,
                   "Line 2, column “points”: A relic has 1 to 5 points, not 6. Look at the card once more.");
  g_assert_cmpuint (get_remark (table, 2)->line, ==, 4);
  g_assert_cmpstr (get_remark (table, 3)->sentence, ==,
                   "Line 4: Line 2 says the same. This is taken for another copy.");
  g_assert_cmpuint (table->remarks->len, ==, 4);
  g_assert_cmpuint (table->cards->len, ==, 2);
  card = g_ptr_array_index (table->cards, 0);
  g_assert_cmpint (card->count, ==, 2);
}

/* More than is kept would get lost. */
static void
test_table_too_many (void)
{
  g_autoptr (GString) text = g_string_new ("city,cost,points\n");
  g_autoptr (CardTable) all = NULL;
  g_autoptr (CardTable) more = NULL;

  for (int i = 0; i < TABLE_COLLECTION_MAX_CARDS; i++)
    g_string_append_printf (text, "London,%d,%d\n", i % 100, i / 100 + 1);
  all = read_good_table (text->str);
  g_assert_cmpuint (all->cards->len, ==, TABLE_COLLECTION_MAX_CARDS);
  g_string_append (text, "Bergen,1,1\n");
  more = card_table_read (&colonia_game, text->str, NULL);
  g_assert_cmpuint (more->n_wrong, ==, 1);
  g_assert_cmpuint (get_remark (more, 0)->line, ==, TABLE_COLLECTION_MAX_CARDS + 2);
}

/* Any bytes at all, and tables of which some are others, are read or refused with a
 * sentence of a line that is there. */
static void
read_anything (const char *bytes,
               gsize       length)
{
  g_autoptr (GBytes) file = g_bytes_new_static (bytes, length);
  g_autofree char *text = text_csv_decode (file, NULL);
  g_autoptr (CardTable) table = text != NULL ? card_table_read (&colonia_game, text, tongue_list ()[1]) : NULL;

  if (table == NULL)
    return;

  for (guint i = 0; i < table->remarks->len; i++)
    {
      const CardTableRemark *said = get_remark (table, i);

      g_assert_cmpuint (said->line, >=, 1);
      g_assert_cmpuint (said->line, <=, length + 1);
      g_assert_true (g_utf8_validate (said->sentence, -1, NULL));
    }
  if (table->n_wrong == 0 && table->cards->len > 0)
    assert_table_round_trip (table->cards, tongue_list ()[1]);
}

static void
test_table_anything (void)
{
  static const char bytes[] = "\0\r\n\"\"';,\t=19\377\376\303a";
  g_autofree char *huge = g_malloc (CARD_TABLE_MAX_BYTES);
  static const char *const patterns[] = { "\"", ",", "\n", "kind\n", "ship;", "'", "\"\"", "city,cost,points\n" };

  for (int i = 0; i < 1000; i++)
    {
      g_autofree char *text = g_strdup (tables[i % (int) G_N_ELEMENTS (tables)]);
      gsize length = strlen (text);

      for (int j = g_test_rand_int_range (1, 8); j > 0; j--)
        text[g_test_rand_int_range (0, (gint32) length)] = bytes[g_test_rand_int_range (0, sizeof bytes - 1)];
      read_anything (text, (gsize) g_test_rand_int_range (0, (gint32) length + 1));
    }

  for (gsize i = 0; i < G_N_ELEMENTS (patterns); i++)
    {
      gsize length = strlen (patterns[i]);

      for (gsize j = 0; j < CARD_TABLE_MAX_BYTES; j++)
        huge[j] = patterns[i][j % length];
      read_anything (huge, CARD_TABLE_MAX_BYTES);
    }
}

/* What is shown as an example can be read. */
static void
test_table_examples (void)
{
  const char *const *languages = tongue_list ();

  for (ColoniaPrintedKind kind = 0; kind < COLONIA_N_PRINTED; kind++)
    for (guint i = 0; i <= g_strv_length ((GStrv) languages); i++)
      {
        g_autofree char *example = card_table_example (&colonia_game, kind, languages[i]);
        g_autoptr (CardTable) table = read_good_table (example);

        g_assert_cmpuint (table->cards->len, >=, 1);
        g_assert_cmpint (((const ColoniaPrinted *) g_ptr_array_index (table->cards, 0))->kind, ==, kind);
        g_assert_null (strchr (example, '\r'));
      }
}

int
main (int    argc,
      char **argv)
{
  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/collection/empty", test_empty);
  g_test_add_func ("/collection/learn/ship", test_learn_ship);
  g_test_add_func ("/collection/learn/relic", test_learn_relic);
  g_test_add_func ("/collection/learn/week", test_learn_week);
  g_test_add_func ("/collection/learn/week-in-parts", test_learn_week_in_parts);
  g_test_add_func ("/collection/learn/edicts", test_learn_edicts);
  g_test_add_func ("/collection/learn/nothing", test_learn_nothing);
  g_test_add_func ("/collection/learn/too-much", test_learn_too_much);
  g_test_add_func ("/collection/learn/undone", test_undone_teaches_nothing);
  g_test_add_func ("/collection/learn/empty-bag", test_empty_bag);
  g_test_add_func ("/collection/learn/what-comes", test_tell_what_comes);
  g_test_add_func ("/collection/offer/ships-in-order", test_offer_ships_in_order);
  g_test_add_func ("/collection/offer/ships", test_offer_ships);
  g_test_add_func ("/collection/offer/equal-ships", test_offer_equal_ships);
  g_test_add_func ("/collection/offer/shuffled-ships", test_offer_shuffled_ships);
  g_test_add_func ("/collection/offer/relics", test_offer_relics);
  g_test_add_func ("/collection/offer/weeks", test_offer_weeks);
  g_test_add_func ("/collection/offer/weeks-in-essentials", test_offer_weeks_in_essentials);
  g_test_add_func ("/collection/offer/edicts", test_offer_edicts);
  g_test_add_func ("/collection/offer/example", test_offer_example);
  g_test_add_func ("/collection/offer/random-games", test_offer_random_games);
  g_test_add_func ("/collection/people/remembered", test_people);
  g_test_add_func ("/collection/people/unfit", test_people_unfit);
  g_test_add_func ("/collection/people/forgotten", test_people_forgotten);
  g_test_add_func ("/collection/edit/remove", test_remove);
  g_test_add_func ("/collection/edit/enter-anew", test_remove_and_enter_anew);
  g_test_add_func ("/collection/edit/correct", test_correct);
  g_test_add_func ("/collection/edit/correct-into-double", test_correct_into_double);
  g_test_add_func ("/collection/edit/put-back-known", test_put_back_known);
  g_test_add_func ("/collection/edit/on-disk", test_remove_on_disk);
  g_test_add_func ("/collection/file/form", test_form_of_text);
  g_test_add_func ("/collection/file/form/empty", test_form_of_empty_text);
  g_test_add_func ("/collection/file/save", test_save);
  g_test_add_func ("/collection/file/save-through-link", test_save_through_link);
  g_test_add_func ("/collection/file/save-over-something-else", test_save_over_something_else);
  g_test_add_func ("/collection/file/save-below-file", test_save_below_file);
  g_test_add_func ("/collection/file/missing", test_load_missing);
  g_test_add_func ("/collection/file/broken", test_load_broken);
  g_test_add_func ("/collection/file/newer", test_newer);
  add_home ("/collection/together/learned", test_learned_together);
  add_home ("/collection/together/changed", test_changed_together);
  add_home ("/collection/together/counted", test_counted_together);
  add_home ("/collection/together/played", test_played_together);
  add_home ("/collection/together/away-meanwhile", test_away_meanwhile);
  add_home ("/collection/together/ended-meanwhile", test_ended_meanwhile);
  add_home ("/collection/together/removed-meanwhile", test_removed_meanwhile);
  add_home ("/collection/together/waiting-elsewhere", test_waiting_elsewhere);
  add_home ("/collection/together/only-read", test_only_read);
  g_test_add_func ("/collection/import/merge", test_import);
  g_test_add_func ("/collection/import/counts", test_import_counts);
  g_test_add_func ("/collection/import/broken", test_import_broken);
  g_test_add_func ("/collection/import/bad-documents", test_bad_documents);
  g_test_add_func ("/collection/import/too-many", test_too_many);
  g_test_add_func ("/collection/import/too-large", test_too_large);
  g_test_add_func ("/collection/import/replaced-bytes", test_replaced_bytes);
  g_test_add_func ("/collection/import/truncated", test_truncated);
  g_test_add_data_func ("/collection/table/read/english", tables[0], test_table_read);
  g_test_add_data_func ("/collection/table/read/french", tables[1], test_table_read);
  g_test_add_data_func ("/collection/table/read/tabs", tables[2], test_table_read);
  g_test_add_func ("/collection/table/one-kind", test_table_of_one_kind);
  for (const char *const *language = tongue_list (); *language != NULL; language++)
    {
      g_autofree char *path = g_strconcat ("/collection/table/round-trip/", *language, NULL);

      g_test_add_data_func (path, *language, test_table_round_trip);
    }
  g_test_add_func ("/collection/table/bad-lines", test_table_bad_lines);
  g_test_add_func ("/collection/table/many-wrong", test_table_many_wrong);
  g_test_add_func ("/collection/table/doubts", test_table_doubts);
  g_test_add_func ("/collection/table/too-many", test_table_too_many);
  g_test_add_func ("/collection/table/anything", test_table_anything);
  g_test_add_func ("/collection/table/examples", test_table_examples);

  return g_test_run ();
}
