/* test-schema.c: reading, writing and keeping what tables of fields say
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The events are those of no game: they have one of each kind of field.
 */

#include "doc-parse.h"
#include "doc-write.h"
#include "table-schema.h"

#include <string.h>

#define N_PLAYERS 3
#define MAX_PLAYERS 4

static const char *const fruit_ids[] = { "apple", "pear", "plum", NULL };
static const char *const evening_ids[] = { "saturday", "sunday", NULL };

/* The first of the evenings in the program. */
#define SATURDAY 5

enum { TRACKING_ALL, TRACKING_LITTLE };
#define LITTLE (1u << TRACKING_LITTLE)

typedef struct {
  char *name;
  int worth;
} Guest;

typedef struct {
  gboolean given;
  int wares;
  gboolean names_seals;
  int seals;
} Deal;

typedef struct {
  int n;
  int fruits[2];
} Basket;

typedef struct {
  int price[3];
  gboolean is_known;
  int points;
} Card;

typedef struct {
  TableEvent head;
  union {
    struct {
      int cost;
      int place;
      int fruit;
      int evening;
      gboolean ripe;
      char *text;
      int counts[3];
    } plain;
    struct {
      int cost;
      int whose;
      int shade;
      gboolean sweet;
      int sugar;
      gboolean extra;
      int good;
      int hold;
      int reward;
      char *reason;
    } choices;
    struct {
      int n_rolls;
      int rolls[4];
      int dice[2];
      int by_seat[MAX_PLAYERS];
      gboolean zeros[MAX_PLAYERS];
      int hand;
      int numbers;
      int ring[3];
      Deal deals[MAX_PLAYERS];
      Basket baskets[MAX_PLAYERS];
      int drawn[MAX_PLAYERS][3];
      int n_drawn;
    } lists;
    struct {
      Guest *guests;
      int n_guests;
      int owners[3];
      Card cards[3];
    } owned;
  };
} Event;

/* Fields */

static const TableField plain_fields[] = {
  { "cost", TABLE_INT, TABLE_AT (Event, plain.cost), .min = 1, .max = 99 },
  { "place", TABLE_NUMBER, TABLE_AT (Event, plain.place), .max = 9 },
  { "fruit", TABLE_ID, TABLE_AT (Event, plain.fruit), .ids = fruit_ids },
  { "evening", TABLE_ID, TABLE_AT (Event, plain.evening), .ids = evening_ids, .first = SATURDAY },
  { "ripe", TABLE_FLAG, TABLE_AT (Event, plain.ripe) },
  { "text", TABLE_TEXT, TABLE_AT (Event, plain.text), .max = 5 },
  { "counts", TABLE_BUNDLE, TABLE_AT (Event, plain.counts), .ids = fruit_ids, .trackings = LITTLE },
  TABLE_END
};

static TableNeed
need_shade (const TableTerms *terms,
            const void       *holder)
{
  return ((const Event *) holder)->choices.cost > 10 ? TABLE_REQUIRED : TABLE_ABSENT;
}

static int
find_usual_reward (const void *holder)
{
  return ((const Event *) holder)->choices.cost % 3;
}

static const TableField choice_fields[] = {
  { "cost", TABLE_INT, TABLE_AT (Event, choices.cost), .need = TABLE_SPARSE, .max = 99, .usual = 7 },
  { "whose", TABLE_NUMBER, TABLE_AT (Event, choices.whose), .need = TABLE_OPTIONAL, .usual = TABLE_NOBODY,
    .nullable = TRUE, .nothing = TABLE_NOBODY },
  { "shade", TABLE_INT, .find_need = need_shade, TABLE_AT (Event, choices.shade), .max = 5 },
  { "sweet", TABLE_FLAG, .need = TABLE_SPARSE, TABLE_AT (Event, choices.sweet) },
  { "sugar", TABLE_INT, .need = TABLE_UNLESS, TABLE_AT (Event, choices.sugar), .max = 9,
    TABLE_MARK (Event, choices.sweet, 0), .clash = "what is sweet has no sugar" },
  { "good", TABLE_ID, .need = TABLE_MARKED, TABLE_AT (Event, choices.good), .ids = fruit_ids,
    TABLE_MARK (Event, choices.extra, TRUE), .rival = "hold", .clash = "either a good or a hold" },
  { "hold", TABLE_NUMBER, .need = TABLE_UNLESS, TABLE_AT (Event, choices.hold), .max = 9,
    TABLE_MARK (Event, choices.extra, TRUE) },
  { "reward", TABLE_ID, .need = TABLE_SPARSE, TABLE_AT (Event, choices.reward), .ids = fruit_ids,
    .find_usual = find_usual_reward, .or_null = TRUE },
  { "reason", TABLE_TEXT, .need = TABLE_SPARSE, TABLE_AT (Event, choices.reason) },
  TABLE_END
};

static const TableField deal_fields[] = {
  { "", TABLE_FLAG, .need = TABLE_IMPLIED, TABLE_AT (Deal, given), .usual = TRUE },
  { "wares", TABLE_INT, TABLE_AT (Deal, wares), .max = 15 },
  { "seals", TABLE_INT, .need = TABLE_MARKED, TABLE_AT (Deal, seals), .max = 999, TABLE_MARK (Deal, names_seals, TRUE) },
  TABLE_END
};

static const TableField basket_field[] = {
  { "", TABLE_ID, TABLE_LIST, TABLE_EACH (Basket, fruits), TABLE_COUNTED (Basket, n), .ids = fruit_ids },
  TABLE_END
};

/* What is asked of two lists at once. */
static gboolean
check_rolls (const DocPlace   *place,
             const TableTerms *terms,
             void             *holder,
             GError          **error)
{
  const Event *event = holder;

  return event->lists.rolls[0] < 6 || doc_place_fail (place, error, "too lucky");
}

static const TableField list_fields[] = {
  { "rolls", TABLE_INT, TABLE_LIST, TABLE_EACH (Event, lists.rolls), TABLE_COUNTED (Event, lists.n_rolls), .min_n = 1,
    .min = 1, .max = 6, .by_chance = TRUE, .check = check_rolls },
  { "dice", TABLE_INT, TABLE_LIST, TABLE_EACH (Event, lists.dice), .min = 1, .max = 8 },
  { "by-seat", TABLE_INT, TABLE_BY_SEAT, TABLE_EACH (Event, lists.by_seat), .min = 1, .max = 6, .nullable = TRUE },
  { "zeros", TABLE_SEATS, .need = TABLE_SPARSE, TABLE_AT (Event, lists.zeros) },
  { "hand", TABLE_BITS, TABLE_AT (Event, lists.hand), .ids = fruit_ids },
  { "numbers", TABLE_BITS, TABLE_AT (Event, lists.numbers), .min = 3, .max = 8 },
  { "ring", TABLE_ID, TABLE_LIST, TABLE_EACH (Event, lists.ring), .ids = fruit_ids, .distinct = TRUE },
  { "deals", TABLE_STRUCT, TABLE_BY_SEAT, TABLE_EACH (Event, lists.deals), .fields = deal_fields, .nullable = TRUE,
    .mark_offset = G_STRUCT_OFFSET (Deal, given) },
  { "baskets", TABLE_INNER, TABLE_BY_SEAT, TABLE_EACH (Event, lists.baskets), .fields = basket_field },
  { "drawn", TABLE_BUNDLE, TABLE_BY_SEAT, TABLE_EACH (Event, lists.drawn), TABLE_COUNTED (Event, lists.n_drawn),
    .ids = fruit_ids },
  TABLE_END
};

static const TableField guest_fields[] = {
  { "name", TABLE_TEXT, TABLE_AT (Guest, name), .max = 10 },
  { "worth", TABLE_INT, .need = TABLE_OPTIONAL, TABLE_AT (Guest, worth), .max = 9 },
  TABLE_END
};

static const TableField card_fields[] = {
  { "", TABLE_FLAG, .need = TABLE_IMPLIED, TABLE_AT (Card, is_known), .usual = TRUE },
  { "price", TABLE_BUNDLE, .need = TABLE_SPARSE, TABLE_AT (Card, price), .ids = fruit_ids },
  { "points", TABLE_INT, .need = TABLE_SPARSE, TABLE_AT (Card, points), .max = 99 },
  TABLE_END
};

static const TableField owner_fields[] = {
  { "guests", TABLE_STRUCT, TABLE_LIST, TABLE_OWNED (Event, owned.guests), TABLE_COUNTED (Event, owned.n_guests),
    .fields = guest_fields },
  { "owners", TABLE_INT, TABLE_BY_ID, TABLE_SPARSE, TABLE_EACH (Event, owned.owners), .keys = fruit_ids, .max = 4,
    .usual = -1 },
  TABLE_END
};

/* Fields of their own kind, which stand beside those of another one. */
static const TableField owned_fields[] = {
  { "", TABLE_STRUCT, .fields = owner_fields },
  { "cards", TABLE_STRUCT, TABLE_BY_ID, TABLE_OPTIONAL, TABLE_EACH (Event, owned.cards), .keys = fruit_ids,
    .fields = card_fields, .nullable = TRUE, .mark_offset = G_STRUCT_OFFSET (Card, is_known) },
  TABLE_END
};

static const TableField no_fields[] = { TABLE_END };

static gboolean
check_pass (const DocPlace   *place,
            const TableTerms *terms,
            TableEvent       *event,
            GError          **error)
{
  return event->player != 2 || doc_place_fail (place, error, "number 3 never passes");
}

static const char *const event_ids[] = { "plain", "choices", "lists", "owned", "pass", NULL };

static const TableEventKind event_kinds[] = {
  { plain_fields, 0, NULL },
  { choice_fields, TABLE_EVENT_MAY_NAME_PLAYER, NULL },
  { list_fields, 0, NULL },
  { owned_fields, 0, NULL },
  { no_fields, TABLE_EVENT_IN_TURN, check_pass },
};

static const TableEvents events = { event_ids, event_kinds, sizeof (Event) };

/* Whole examples */

#define PLAIN "{\"type\":\"plain\",\"cost\":9,\"place\":3,\"fruit\":\"pear\",\"evening\":\"sunday\",\"ripe\":true,\"text\":\"Äpfel\""
#define CHOICES "{\"type\":\"choices\","
#define LISTS_WITHOUT(zeros) \
  "{\"type\":\"lists\",\"rolls\":[1,6],\"dice\":[8,1],\"by-seat\":[1,null,6],\"zeros\":" zeros ",\"hand\":[\"apple\",\"plum\"]," \
  "\"numbers\":[3,8],\"ring\":[\"plum\",\"pear\",\"apple\"],\"deals\":[null,{\"wares\":0},{\"wares\":15,\"seals\":0}]," \
  "\"baskets\":[[],[\"plum\",\"plum\"],[\"pear\"]],\"drawn\":[{},{\"apple\":9999},{\"pear\":1,\"plum\":2}]}"
#define LISTS LISTS_WITHOUT ("[1,3]")
#define OWNED \
  "{\"type\":\"owned\",\"guests\":[{\"name\":\"Ada\",\"worth\":0},{\"name\":\"\",\"worth\":9}],\"owners\":{\"apple\":0,\"plum\":4}," \
  "\"cards\":{\"apple\":{},\"pear\":{\"price\":{\"plum\":1},\"points\":3}}}"

static JsonNode *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  JsonNode *node = doc_parse (text, strlen (text), &error);

  g_assert_no_error (error);

  return node;
}

static TableTerms
make_terms (int tracking)
{
  return (TableTerms) { .tracking = tracking, .n_players = N_PLAYERS };
}

static void
read_event (const char *text,
            int         tracking,
            Event      *event)
{
  const TableTerms terms = make_terms (tracking);
  g_autoptr (JsonNode) node = parse (text);
  DocPlace root = doc_place_root (node);
  g_autoptr (GError) error = NULL;
  gboolean read = table_event_read (&events, &root, &terms, &event->head, &error);

  g_assert_no_error (error);
  g_assert_true (read);
}

static char *
write_event (const Event *event,
             int          tracking,
             gboolean     whole)
{
  const TableTerms terms = { .tracking = tracking, .n_players = N_PLAYERS, .whole = whole };
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) node = NULL;

  table_event_build (&events, &event->head, &terms, builder);
  node = json_builder_get_root (builder);

  return doc_write (node);
}

/* What is read, copied and written is as it was, but for what a writer says otherwise. */
static void
check_round (const char *text,
             int         tracking,
             const char *written)
{
  const TableTerms terms = make_terms (tracking);
  g_autofree char *output = NULL;
  g_autofree char *expected = NULL;
  g_autoptr (JsonNode) node = parse (written != NULL ? written : text);
  Event event;
  TableEvent *copy;

  read_event (text, tracking, &event);
  copy = table_event_copy (&events, &event.head);
  g_assert_true (table_event_equal (&events, &event.head, copy, &terms));
  table_event_clear (&events, &event.head);

  output = write_event ((const Event *) copy, tracking, FALSE);
  expected = doc_write (node);
  g_assert_cmpstr (output, ==, expected);
  table_event_free (&events, copy);
}

static void
test_values (void)
{
  Event event;

  check_round (PLAIN "}", TRACKING_ALL, NULL);
  check_round (PLAIN ",\"counts\":{\"plum\":2}}", TRACKING_LITTLE, NULL);
  check_round (PLAIN ",\"counts\":{\"plum\":0}}", TRACKING_LITTLE, PLAIN ",\"counts\":{}}");

  read_event (PLAIN ",\"counts\":true}", TRACKING_ALL, &event);
  g_assert_cmpint (event.head.type, ==, 0);
  g_assert_cmpint (event.head.player, ==, TABLE_NOBODY);
  g_assert_cmpint (event.plain.cost, ==, 9);
  g_assert_cmpint (event.plain.place, ==, 2);
  g_assert_cmpint (event.plain.fruit, ==, 1);
  g_assert_cmpint (event.plain.evening, ==, SATURDAY + 1);
  g_assert_true (event.plain.ripe);
  g_assert_cmpstr (event.plain.text, ==, "Äpfel");
  table_event_clear (&events, &event.head);
  g_assert_null (event.plain.text);
}

static void
test_needs (void)
{
  Event event;

  check_round (CHOICES "\"sugar\":1,\"hold\":2}", TRACKING_ALL, CHOICES "\"whose\":null,\"sugar\":1,\"hold\":2}");
  check_round (CHOICES "\"player\":3,\"cost\":11,\"whose\":3,\"shade\":5,\"sweet\":true,\"good\":\"plum\",\"reason\":\"\"}",
               TRACKING_ALL, NULL);
  check_round (CHOICES "\"cost\":7,\"shade\":\"\",\"sweet\":false,\"sugar\":0,\"hold\":9,\"reward\":null}", TRACKING_ALL,
               CHOICES "\"whose\":null,\"sugar\":0,\"hold\":9}");
  check_round (CHOICES "\"whose\":null,\"sugar\":0,\"hold\":9,\"reward\":\"apple\"}", TRACKING_ALL, NULL);

  read_event (CHOICES "\"sugar\":1,\"hold\":2}", TRACKING_ALL, &event);
  g_assert_cmpint (event.choices.cost, ==, 7);
  g_assert_cmpint (event.choices.whose, ==, TABLE_NOBODY);
  g_assert_cmpint (event.choices.reward, ==, 1);
  g_assert_false (event.choices.extra);
  g_assert_null (event.choices.reason);
}

static void
test_lists (void)
{
  Event event;

  check_round (LISTS, TRACKING_ALL, NULL);
  check_round (LISTS_WITHOUT ("[3,1,3]"), TRACKING_ALL, LISTS);

  read_event (LISTS, TRACKING_ALL, &event);
  g_assert_cmpint (event.lists.n_rolls, ==, 2);
  g_assert_cmpint (event.lists.n_drawn, ==, N_PLAYERS);
  g_assert_cmpint (event.lists.hand, ==, 1 << 0 | 1 << 2);
  g_assert_cmpint (event.lists.numbers, ==, 1 << 3 | 1 << 8);
  g_assert_false (event.lists.deals[0].given);
  g_assert_true (event.lists.deals[1].given);
  g_assert_false (event.lists.deals[1].names_seals);
  g_assert_true (event.lists.deals[2].names_seals);
}

static void
test_owned (void)
{
  const TableTerms terms = make_terms (TRACKING_ALL);
  Event event;
  TableEvent *copy;

  check_round (OWNED, TRACKING_ALL, NULL);
  check_round ("{\"type\":\"owned\",\"guests\":[]}", TRACKING_ALL, "{\"type\":\"owned\",\"guests\":[],\"cards\":{}}");

  read_event (OWNED, TRACKING_ALL, &event);
  g_assert_cmpint (event.owned.owners[1], ==, -1);
  copy = table_event_copy (&events, &event.head);
  event.owned.guests[1].name[0] = '\0';
  g_free (event.owned.guests[1].name);
  event.owned.guests[1].name = g_strdup ("Bea");
  g_assert_false (table_event_equal (&events, &event.head, copy, &terms));
  table_event_clear (&events, &event.head);
  g_assert_cmpstr (((const Event *) copy)->owned.guests[0].name, ==, "Ada");
  table_event_free (&events, copy);
}

/* All that is as usual, for who only looks. */
static void
test_whole (void)
{
  g_autofree char *text = NULL;
  g_autofree char *expected = NULL;
  g_autoptr (JsonNode) node = parse ("{\"type\":\"owned\",\"guests\":[],\"owners\":{\"apple\":-1,\"pear\":2,\"plum\":-1},"
                                     "\"cards\":{\"apple\":null,\"pear\":{\"price\":{\"apple\":0,\"pear\":0,\"plum\":0},\"points\":1},\"plum\":null}}");
  Event event;

  read_event ("{\"type\":\"owned\",\"guests\":[],\"owners\":{\"pear\":2},\"cards\":{\"pear\":{\"points\":1}}}", TRACKING_ALL, &event);
  text = write_event (&event, TRACKING_ALL, TRUE);
  expected = doc_write (node);
  g_assert_cmpstr (text, ==, expected);
  table_event_clear (&events, &event.head);
}

/* Each with what is said of it. */
static const struct {
  const char *text;
  const char *message;
} wrong_events[] = {
  { "[]", "$: not an object" },
  { "{}", "$.type: missing" },
  { "{\"type\":\"plum\"}", "$.type: “plum” is not known here, only plain, choices, lists, owned, pass" },
  { "{\"type\":\"pass\"}", "$.player: missing" },
  { "{\"type\":\"pass\",\"player\":4}", "$.player: must be from 1 to 3, not 4" },
  { "{\"type\":\"pass\",\"player\":3}", "$: number 3 never passes" },
  { "{\"type\":\"plain\",\"cost\":0}", "$.cost: must be from 1 to 99, not 0" },
  { "{\"type\":\"plain\",\"cost\":1.5}", "$.cost: not a whole number" },
  { "{\"type\":\"plain\",\"cost\":1,\"place\":0}", "$.place: must be from 1 to 9, not 0" },
  { "{\"type\":\"plain\",\"cost\":1,\"place\":1,\"fruit\":1}", "$.fruit: not a text" },
  { "{\"type\":\"plain\",\"cost\":1,\"place\":1,\"fruit\":\"sunday\"}",
    "$.fruit: “sunday” is not known here, only apple, pear, plum" },
  { "{\"type\":\"plain\",\"cost\":1,\"place\":1,\"fruit\":\"pear\",\"evening\":\"sunday\",\"ripe\":1}",
    "$.ripe: neither true nor false" },
  { "{\"type\":\"plain\",\"cost\":1,\"place\":1,\"fruit\":\"pear\",\"evening\":\"sunday\",\"ripe\":true,\"text\":\"Apples\"}",
    "$.text: a text has at most 5 characters, not 6" },
  { CHOICES "\"player\":null}", "$.player: not a number" },
  { CHOICES "\"cost\":null}", "$.cost: not a number" },
  { CHOICES "\"cost\":11}", "$.shade: missing" },
  { CHOICES "\"cost\":1}", "$.sugar: missing" },
  { CHOICES "\"sweet\":true,\"sugar\":1}", "$.sugar: what is sweet has no sugar" },
  { CHOICES "\"sugar\":1}", "$.hold: missing" },
  { CHOICES "\"sugar\":1,\"good\":7,\"hold\":null}", "$.good: either a good or a hold" },
  { CHOICES "\"sugar\":1,\"good\":7}", "$.good: not a text" },
  { CHOICES "\"sugar\":1,\"hold\":7,\"reward\":7}", "$.reward: not a text" },
  { "{\"type\":\"lists\"}", "$.rolls: missing" },
  { "{\"type\":\"lists\",\"rolls\":[]}", "$.rolls: must have 1 to 4 entries, has 0" },
  { "{\"type\":\"lists\",\"rolls\":[1,2,3,4,5]}", "$.rolls: must have 1 to 4 entries, has 5" },
  { "{\"type\":\"lists\",\"rolls\":[1,null]}", "$.rolls[1]: not a number" },
  { "{\"type\":\"lists\",\"rolls\":[6]}", "$.rolls: too lucky" },
  { "{\"type\":\"lists\",\"rolls\":[1],\"dice\":[1]}", "$.dice: must have 2 entries, has 1" },
  { "{\"type\":\"lists\",\"rolls\":[1],\"dice\":[1,1],\"by-seat\":[1,2,3,4]}", "$.by-seat: must have 3 entries, has 4" },
};

static void
test_messages (void)
{
  const TableTerms terms = make_terms (TRACKING_LITTLE);

  for (guint i = 0; i < G_N_ELEMENTS (wrong_events); i++)
    {
      g_autoptr (JsonNode) node = parse (wrong_events[i].text);
      DocPlace root = doc_place_root (node);
      g_autoptr (GError) error = NULL;
      Event event;

      g_assert_false (table_event_read (&events, &root, &terms, &event.head, &error));
      g_assert_error (error, DOC_ERROR, DOC_ERROR_FORM);
      g_assert_cmpstr (error->message, ==, wrong_events[i].message);
      g_assert_cmpstr (doc_place_get_wrong (error), ==, strchr (wrong_events[i].message, ' ') + 1);
    }
}

/* A change to one member of a whole example, and what is said of it. */
static const struct {
  const char *text;
  const char *old;
  const char *new;
  const char *message;
} spoiled_events[] = {
  { LISTS, "[1,3]", "[0]", "$.zeros[0]: must be from 1 to 3, not 0" },
  { LISTS, "[1,3]", "null", "$.zeros: not a list" },
  { LISTS, "[\"apple\",\"plum\"]", "[\"plum\",\"plum\"]", "$.hand[1]: is there twice" },
  { LISTS, "[3,8]", "[3,2]", "$.numbers[1]: must be from 3 to 8, not 2" },
  { LISTS, "\"ring\":[\"plum\"", "\"ring\":[\"apple\"", "$.ring[2]: is there twice" },
  { LISTS, "{\"wares\":0}", "{}", "$.deals[1].wares: missing" },
  { LISTS, "\"seals\":0", "\"seals\":null", "$.deals[2].seals: not a number" },
  { LISTS, "[\"pear\"]", "[\"rye\"]", "$.baskets[2][0]: “rye” is not known here, only apple, pear, plum" },
  { LISTS, "[\"pear\"]", "null", "$.baskets[2]: not a list" },
  { LISTS, "[\"pear\"]", "[\"pear\",\"pear\",\"pear\"]", "$.baskets[2]: must have 0 to 2 entries, has 3" },
  { LISTS, "9999", "10000", "$.drawn[1].apple: must be from 0 to 9999, not 10000" },
  { LISTS, "\"apple\":9999", "\"rye\":1", "$.drawn[1]: “rye” is not known here, only apple, pear, plum" },
  { OWNED, "\"Ada\"", "1", "$.guests[0].name: not a text" },
  { OWNED, "\"worth\":9", "\"worth\":10", "$.guests[1].worth: must be from 0 to 9, not 10" },
  { OWNED, "\"plum\":4", "\"plum\":5", "$.owners.plum: must be from 0 to 4, not 5" },
  { OWNED, "\"plum\":4", "\"rye\":4", "$.owners: “rye” is not known here, only apple, pear, plum" },
  { OWNED, "\"points\":3", "\"points\":100", "$.cards.pear.points: must be from 0 to 99, not 100" },
  { OWNED, "{\"plum\":1}", "[]", "$.cards.pear.price: not an object" },
};

static void
test_messages_inside (void)
{
  const TableTerms terms = make_terms (TRACKING_ALL);

  for (guint i = 0; i < G_N_ELEMENTS (spoiled_events); i++)
    {
      g_auto (GStrv) parts = g_strsplit (spoiled_events[i].text, spoiled_events[i].old, 2);
      g_autofree char *text = g_strjoinv (spoiled_events[i].new, parts);
      g_autoptr (JsonNode) node = parse (text);
      DocPlace root = doc_place_root (node);
      g_autoptr (GError) error = NULL;
      Event event;

      g_assert_false (table_event_read (&events, &root, &terms, &event.head, &error));
      g_assert_error (error, DOC_ERROR, DOC_ERROR_FORM);
      g_assert_cmpstr (error->message, ==, spoiled_events[i].message);
    }
}

/* Each differs from the example by what is written of it, or only by what is not. */
static const struct {
  const char *text;
  const char *old;
  const char *new;
  gboolean equal;
} changed_events[] = {
  { PLAIN "}", "9", "8", FALSE },
  { PLAIN "}", "Äpfel", "Birne", FALSE },
  { PLAIN "}", "true", "false", FALSE },
  { CHOICES "\"sugar\":1,\"hold\":2}", "\"sugar\":1", "\"sugar\":2", FALSE },
  { CHOICES "\"sugar\":1,\"hold\":2}", "\"sugar\":1", "\"sweet\":true", FALSE },
  { CHOICES "\"sugar\":1,\"hold\":2}", "\"sugar\":1", "\"sugar\":1,\"cost\":7", TRUE },
  { CHOICES "\"sugar\":1,\"hold\":2}", "\"sugar\":1", "\"sugar\":1,\"player\":1", FALSE },
  { CHOICES "\"sugar\":1,\"hold\":2}", "\"sugar\":1", "\"sugar\":1,\"reason\":\"\"", FALSE },
  { CHOICES "\"sugar\":1,\"hold\":2}", "\"hold\":2", "\"good\":\"pear\"", FALSE },
  { CHOICES "\"sugar\":1,\"hold\":2}", "\"hold\":2", "\"hold\":2,\"reward\":\"pear\"", TRUE },
  { LISTS, "[1,6]", "[1,6,6]", FALSE },
  { LISTS, "[1,6]", "[1,5]", FALSE },
  { LISTS, "[1,null,6]", "[1,1,6]", FALSE },
  { LISTS, "[1,3]", "[1,2]", FALSE },
  { LISTS, "[1,3]", "[3,1]", TRUE },
  { LISTS, "null,{\"wares\":0}", "{\"wares\":0},{\"wares\":0}", FALSE },
  { LISTS, "\"seals\":0", "\"seal\":0", FALSE },
  { LISTS, "[\"pear\"]", "[\"plum\"]", FALSE },
  { LISTS, "\"apple\":9999", "\"apple\":9998", FALSE },
  { OWNED, "{\"plum\":1}", "{\"plum\":1,\"pear\":0}", TRUE },
  { OWNED, "\"apple\":{},", "", FALSE },
};

static void
test_equality (void)
{
  const TableTerms terms = make_terms (TRACKING_ALL);

  for (guint i = 0; i < G_N_ELEMENTS (changed_events); i++)
    {
      g_auto (GStrv) parts = g_strsplit (changed_events[i].text, changed_events[i].old, 2);
      g_autofree char *text = g_strjoinv (changed_events[i].new, parts);
      Event event, other;

      read_event (changed_events[i].text, TRACKING_ALL, &event);
      read_event (text, TRACKING_ALL, &other);
      g_test_message ("%s and %s", changed_events[i].text, text);
      g_assert_cmpint (table_event_equal (&events, &event.head, &other.head, &terms), ==, changed_events[i].equal);
      table_event_clear (&events, &event.head);
      table_event_clear (&events, &other.head);
    }
}

/* What was drawn or rolled is compared without the rest, of who draws or rolls. */
static const struct {
  const char *text;
  const char *old;
  const char *new;
  gboolean same;
} draws[] = {
  { LISTS, "[1,6]", "[1,6]", TRUE },
  { LISTS, "[1,6]", "[1,5]", FALSE },
  { LISTS, "[1,6]", "[1,6,6]", FALSE },
  { LISTS, "[1,null,6]", "[1,1,6]", TRUE },
  { PLAIN "}", "9", "9", FALSE },
  { PLAIN "}", PLAIN "}", LISTS, FALSE },
};

static void
test_draws (void)
{
  const TableTerms terms = make_terms (TRACKING_ALL);

  for (guint i = 0; i < G_N_ELEMENTS (draws); i++)
    {
      g_auto (GStrv) parts = g_strsplit (draws[i].text, draws[i].old, 2);
      g_autofree char *text = g_strjoinv (draws[i].new, parts);
      Event event, other;

      read_event (draws[i].text, TRACKING_ALL, &event);
      read_event (text, TRACKING_ALL, &other);
      g_test_message ("%s and %s", draws[i].text, text);
      g_assert_cmpint (table_event_is_same_draw (&events, &event.head, &other.head, &terms), ==, draws[i].same);
      table_event_clear (&events, &event.head);
      table_event_clear (&events, &other.head);
    }
}

/* What an object does not say of what has a name of its own stays as it was. */
static void
test_what_stays (void)
{
  const TableTerms terms = make_terms (TRACKING_ALL);
  g_autoptr (JsonNode) node = parse ("{\"guests\":[],\"cards\":{\"pear\":{\"points\":3}}}");
  DocPlace root = doc_place_root (node);
  g_autoptr (GError) error = NULL;
  Event event = { .owned.cards = { { .points = 1 }, { .price = { 0, 7 } }, { .price = { 4 } } } };

  g_assert_true (table_fields_read (owned_fields, &root, &terms, &event, &error));
  g_assert_no_error (error);
  g_assert_cmpint (event.owned.cards[0].points, ==, 1);
  g_assert_cmpint (event.owned.cards[1].points, ==, 3);
  g_assert_cmpint (event.owned.cards[1].price[1], ==, 7);
  g_assert_cmpint (event.owned.cards[2].price[0], ==, 4);
  table_fields_clear (owned_fields, &event);
}

/* What is only written: where its values are, it says itself. */

typedef struct {
  gboolean known;
  int order[MAX_PLAYERS];
  GArray *spaces[3];
  gboolean shrine;
  int points;
} State;

static const void *
find_order (const TableTerms *terms,
            const void       *holder,
            int              *n)
{
  const State *state = holder;

  *n = state->known ? terms->n_players : 0;

  return state->order;
}

static const void *
find_spaces (const TableTerms *terms,
             const void       *holder,
             int              *n)
{
  const GArray *spaces = *(GArray *const *) holder;

  *n = (int) spaces->len;

  return spaces->data;
}

static TableNeed
need_points (const TableTerms *terms,
             const void       *holder)
{
  return ((const State *) holder)->shrine ? TABLE_NULL : TABLE_REQUIRED;
}

static const TableField space_field[] = {
  { "", TABLE_INT, TABLE_LIST, .find = find_spaces, .size = sizeof (int) },
  TABLE_END
};

static const TableField state_fields[] = {
  { "order", TABLE_NUMBER, TABLE_LIST, .find = find_order, .size = sizeof (int) },
  { "spaces", TABLE_INNER, TABLE_BY_ID, TABLE_EACH (State, spaces), .keys = fruit_ids, .fields = space_field },
  { "points", TABLE_INT, .find_need = need_points, TABLE_AT (State, points) },
  TABLE_END
};

static char *
write_state (const State *state)
{
  const TableTerms terms = { .n_players = N_PLAYERS, .whole = TRUE };
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) node = NULL;

  json_builder_begin_object (builder);
  table_fields_build (state_fields, &terms, state, builder);
  json_builder_end_object (builder);
  node = json_builder_get_root (builder);

  return doc_write (node);
}

static void
check_state (const State *state,
             const char  *text)
{
  g_autoptr (JsonNode) node = parse (text);
  g_autofree char *expected = doc_write (node);
  g_autofree char *written = write_state (state);

  g_assert_cmpstr (written, ==, expected);
}

static void
test_written_only (void)
{
  State state = { .order = { 2, 0, 1 }, .points = 4 };
  int four = 4;

  for (int i = 0; i < 3; i++)
    state.spaces[i] = g_array_new (FALSE, FALSE, sizeof (int));

  check_state (&state, "{\"order\":[],\"spaces\":{\"apple\":[],\"pear\":[],\"plum\":[]},\"points\":4}");
  state.known = TRUE;
  state.shrine = TRUE;
  g_array_append_val (state.spaces[1], four);
  check_state (&state, "{\"order\":[3,1,2],\"spaces\":{\"apple\":[],\"pear\":[4],\"plum\":[]},\"points\":null}");

  for (int i = 0; i < 3; i++)
    g_array_unref (state.spaces[i]);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/schema/values", test_values);
  g_test_add_func ("/schema/needs", test_needs);
  g_test_add_func ("/schema/lists", test_lists);
  g_test_add_func ("/schema/owned", test_owned);
  g_test_add_func ("/schema/whole", test_whole);
  g_test_add_func ("/schema/messages", test_messages);
  g_test_add_func ("/schema/messages-inside", test_messages_inside);
  g_test_add_func ("/schema/equality", test_equality);
  g_test_add_func ("/schema/draws", test_draws);
  g_test_add_func ("/schema/what-stays", test_what_stays);
  g_test_add_func ("/schema/written-only", test_written_only);

  return g_test_run ();
}
