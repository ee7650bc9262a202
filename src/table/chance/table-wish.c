/* table-wish.c: events of a game of which nothing is known but its schema
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "table-chance.h"

/* How often something that fits is looked for. */
#define N_TRIES 20000

/* How many there are of most things, where nothing says that there are fewer. */
#define USUAL_MANY 20
#define USUAL_FEW 4

/* What is wished for, and where numbers come from. */
typedef struct {
  const TableChance *chance;
  const TableTerms *terms;
  JsonBuilder *builder;
} Wish;

static void build_shape  (const Wish       *wish,
                          const TableField *field);
static void build_fields (const Wish       *wish,
                          const TableField *fields);

static gboolean
toss (const Wish *wish)
{
  return table_chance_between (wish->chance, 0, 1) == 1;
}

static void
build_number (const Wish *wish,
              int         min,
              int         max)
{
  json_builder_add_int_value (wish->builder, table_chance_between (wish->chance, min, max));
}

static void
build_bundle (const Wish       *wish,
              const TableField *field)
{
  json_builder_begin_object (wish->builder);
  for (int kind = 0; field->ids[kind] != NULL; kind++)
    if (toss (wish))
      {
        json_builder_set_member_name (wish->builder, field->ids[kind]);
        build_number (wish, 0, USUAL_FEW);
      }
  json_builder_end_object (wish->builder);
}

/* Some of the ids of a field or, without these, of the numbers from @min to @max. */
static void
build_some (const Wish       *wish,
            const TableField *field,
            int               min,
            int               max)
{
  json_builder_begin_array (wish->builder);
  for (int i = min; field->ids != NULL ? field->ids[i - min] != NULL : i <= max; i++)
    if (toss (wish))
      {
        if (field->ids != NULL)
          json_builder_add_string_value (wish->builder, field->ids[i - min]);
        else
          json_builder_add_int_value (wish->builder, i);
      }
  json_builder_end_array (wish->builder);
}

static void
build_value (const Wish       *wish,
             const TableField *field)
{
  const int n_players = wish->terms->n_players;

  switch (field->kind)
    {
    case TABLE_INT:
      build_number (wish, field->min, MIN (field->max, field->min + USUAL_MANY));
      break;

    case TABLE_NUMBER:
      build_number (wish, 1, field->max != 0 ? MIN (field->max, USUAL_MANY) : n_players);
      break;

    case TABLE_ID:
      json_builder_add_string_value (
        wish->builder,
        field->ids[table_chance_between (wish->chance, 0, (int) g_strv_length ((char **) field->ids) - 1)]);
      break;

    case TABLE_FLAG:
      json_builder_add_boolean_value (wish->builder, toss (wish));
      break;

    case TABLE_TEXT:
      json_builder_add_string_value (wish->builder, "By chance");
      break;

    case TABLE_BUNDLE:
      build_bundle (wish, field);
      break;

    case TABLE_SEATS:
      build_some (wish, field, 1, n_players);
      break;

    case TABLE_BITS:
      build_some (wish, field, field->min, field->max);
      break;

    case TABLE_STRUCT:
      json_builder_begin_object (wish->builder);
      build_fields (wish, field->fields);
      json_builder_end_object (wish->builder);
      break;

    case TABLE_INNER:
      build_shape (wish, field->fields);
      break;
    }
}

static void
build_list (const Wish       *wish,
            const TableField *field,
            int               n)
{
  json_builder_begin_array (wish->builder);
  for (int i = 0; i < n; i++)
    if (field->nullable && toss (wish))
      json_builder_add_null_value (wish->builder);
    else
      build_value (wish, field);
  json_builder_end_array (wish->builder);
}

static void
build_shape (const Wish       *wish,
             const TableField *field)
{
  switch (field->shape)
    {
    case TABLE_ONE:
      build_value (wish, field);
      break;

    case TABLE_LIST:
      build_list (wish, field, field->counted || field->owned
                                 ? table_chance_between (wish->chance, field->min_n, MIN (field->max_n, field->min_n + USUAL_FEW))
                                 : field->max_n);
      break;

    case TABLE_BY_SEAT:
      build_list (wish, field, wish->terms->n_players);
      break;

    case TABLE_BY_ID:
      json_builder_begin_object (wish->builder);
      for (int i = 0; field->keys[i] != NULL; i++)
        {
          json_builder_set_member_name (wish->builder, field->keys[i]);
          build_value (wish, field);
        }
      json_builder_end_object (wish->builder);
      break;
    }
}

/* What depends on what the others are may be there or not. */
static gboolean
is_wished (const Wish       *wish,
           const TableField *field)
{
  if (field->trackings != 0 && (field->trackings & (1u << wish->terms->tracking)) == 0)
    return FALSE;
  if (field->find_need == NULL && field->need == TABLE_REQUIRED)
    return TRUE;
  if (field->find_need == NULL && field->need >= TABLE_IMPLIED)
    return FALSE;

  return toss (wish);
}

static void
build_fields (const Wish       *wish,
              const TableField *fields)
{
  for (const TableField *field = fields; field != NULL && field->name != NULL; field++)
    if (*field->name == '\0')
      {
        build_fields (wish, field->fields);
      }
    else if (is_wished (wish, field))
      {
        json_builder_set_member_name (wish->builder, field->name);
        build_shape (wish, field);
      }
}

/* A type that the step takes and that belongs to the game. */
static int
choose_type (const TableChance *chance,
             const TableState  *state)
{
  const TableEvents *events = state->game->events;
  const int n_types = (int) g_strv_length ((char **) events->ids);
  int type;

  do
    type = table_chance_between (chance, 0, n_types - 1);
  while ((events->kinds[type].flags & TABLE_EVENT_ASIDE) != 0 || !table_state_takes (state, type));

  return type;
}

static JsonNode *
build_event (const Wish       *wish,
             const TableState *state)
{
  const TableEvents *events = state->game->events;
  const int type = choose_type (wish->chance, state);
  const TableEventKind *kind = &events->kinds[type];

  json_builder_begin_object (wish->builder);
  json_builder_set_member_name (wish->builder, "type");
  json_builder_add_string_value (wish->builder, events->ids[type]);
  if ((kind->flags & TABLE_EVENT_NAMES_PLAYER) != 0
      || ((kind->flags & TABLE_EVENT_MAY_NAME_PLAYER) != 0 && toss (wish)))
    {
      json_builder_set_member_name (wish->builder, TABLE_EVENT_PLAYER);
      if (state->turn != TABLE_NOBODY)
        json_builder_add_int_value (wish->builder, state->turn + 1);
      else
        build_number (wish, 1, state->n_players);
    }
  build_fields (wish, kind->fields);
  json_builder_end_object (wish->builder);

  return json_builder_get_root (wish->builder);
}

/* Looks for something that can happen, of what a document may say of an event of the game: that
 * serves games in which much can, and little has to fit together. Returns an event against which
 * nothing stands, or NULL if none was found. */
TableEvent *
table_chance_make_event (const TableChance *chance,
                         const TableState  *state)
{
  const TableEvents *events = state->game->events;
  const TableTerms terms = { .tracking = state->tracking, .n_players = state->n_players, .state = state };

  for (int i = 0; i < N_TRIES; i++)
    {
      g_autoptr (JsonBuilder) builder = json_builder_new ();
      const Wish wish = { chance, &terms, builder };
      g_autoptr (JsonNode) node = build_event (&wish, state);
      const DocPlace place = doc_place_root (node);
      TableEvent *event = table_event_new (events, 0);

      if (!table_event_read (events, &place, &terms, event, NULL))
        {
          g_free (event);
          continue;
        }
      if (table_state_examine (state, event).kind == TABLE_OBSTACLE_NONE
          && table_state_doubt (state, event).kind == TABLE_OBSTACLE_NONE)
        return event;

      table_event_free (events, event);
    }

  return NULL;
}
