/* table-board-json.c: a board as JSON, for whatever is not linked with us
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Seats count from 1, and what says nothing is left out. All members there are stand in data/doc/record.md.
 */

#include "config.h"

#include "table-board-json.h"

#include "doc-build.h"

static const char *const arrangements[] = {
  [TABLE_FLOW] = "flow", [TABLE_COLUMNS] = "columns", [TABLE_RING] = "ring", [TABLE_ROWS] = "rows",
};
static const char *const looks[] = {
  [TABLE_HERE] = "here", [TABLE_DONE] = "done", [TABLE_GONE] = "gone", [TABLE_SECRET] = "secret",
};

static TableTerms
make_terms (const TableBoard *board)
{
  const TableState *view = table_board_get_view (board);

  return (TableTerms) { .tracking = view->tracking, .n_players = view->n_players, .state = view };
}

static void
add_text (JsonBuilder *builder,
          const char  *name,
          const char  *text)
{
  if (text != NULL)
    doc_build_text (builder, name, text);
}

static void
add_flag (JsonBuilder *builder,
          const char  *name,
          gboolean     flag)
{
  if (flag)
    doc_build_boolean (builder, name, TRUE);
}

/* What is not usually 0 or, as a number of something, 1. */
static void
add_number (JsonBuilder *builder,
            const char  *name,
            int          number,
            int          usual)
{
  if (number != usual)
    doc_build_int (builder, name, number);
}

static void
add_seat (JsonBuilder *builder,
          const char  *name,
          int          seat)
{
  if (seat != TABLE_NOBODY)
    doc_build_int (builder, name, seat + 1);
}

static void
begin_object (JsonBuilder *builder,
              const char  *name)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_object (builder);
}

/* Deeds */

static void
add_event (JsonBuilder      *builder,
           const TableBoard *board,
           const TableEvent *event)
{
  const TableTerms terms = make_terms (board);

  table_event_build (table_board_get_view (board)->game->events, event, &terms, builder);
}

static void
add_reason (JsonBuilder       *builder,
            const char        *name,
            const TableReason *reason)
{
  if (reason->text == NULL)
    return;

  begin_object (builder, name);
  doc_build_text (builder, "text", reason->text);
  add_text (builder, "rule", reason->rule);
  json_builder_end_object (builder);
}

static void
add_choices (JsonBuilder       *builder,
             const char        *name,
             const TableChoice *choice)
{
  if (choice == NULL)
    return;

  begin_object (builder, name);
  for (; choice != NULL; choice = choice->next)
    doc_build_text (builder, choice->name, choice->value);
  json_builder_end_object (builder);
}

static void
add_count (JsonBuilder     *builder,
           const TableDeed *deed)
{
  begin_object (builder, "number");
  doc_build_text (builder, "name", deed->choices->name);
  doc_build_int (builder, "min", deed->min);
  doc_build_int (builder, "max", deed->max);
  if (!deed->is_untold)
    doc_build_int (builder, "value", deed->value);
  json_builder_end_object (builder);
}

static void
add_roll (JsonBuilder     *builder,
          const TableDeed *deed)
{
  begin_object (builder, "roll");
  doc_build_int (builder, "sides", deed->max);
  doc_begin_list (builder, "names");
  for (const TableChoice *choice = deed->choices; choice != NULL; choice = choice->next)
    json_builder_add_string_value (builder, choice->name);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
add_form (JsonBuilder      *builder,
          const TableBoard *board,
          const TableDeed  *deed)
{
  const TableEvents *events = table_board_get_view (board)->game->events;
  const TableTerms terms = make_terms (board);

  begin_object (builder, "form");
  if (deed->n_events > 0)
    {
      doc_build_text (builder, "type", events->ids[deed->events[0]->type]);
      doc_begin_list (builder, "fields");
      table_event_describe (events, deed->events[0]->type, &terms, builder);
      json_builder_end_array (builder);
      json_builder_set_member_name (builder, "begun");
      add_event (builder, board, deed->events[0]);
    }
  json_builder_end_object (builder);
}

static void
add_events (JsonBuilder      *builder,
            const TableBoard *board,
            const TableDeed  *deed)
{
  doc_begin_list (builder, "events");
  for (guint i = 0; i < deed->n_events; i++)
    add_event (builder, board, deed->events[i]);
  json_builder_end_array (builder);
}

static void
add_act (JsonBuilder      *builder,
         const TableBoard *board,
         const TableDeed  *deed)
{
  switch (deed->kind)
    {
    case TABLE_CHOOSES:
      add_choices (builder, "choose", deed->choices);
      break;

    case TABLE_COUNTS:
      add_count (builder, deed);
      break;

    case TABLE_PICKS:
      add_seat (builder, "pick", deed->seat);
      break;

    case TABLE_FILLS_IN:
      add_form (builder, board, deed);
      break;

    case TABLE_ROLLS:
      add_roll (builder, deed);
      break;

    case TABLE_ENTERS:
    default:
      add_events (builder, board, deed);
      break;
    }
}

static void
add_deed (JsonBuilder      *builder,
          const TableBoard *board,
          const TableDeed  *deed)
{
  json_builder_begin_object (builder);
  doc_build_text (builder, "id", deed->id);
  add_text (builder, "label", deed->label);
  add_text (builder, "told", deed->told);
  add_text (builder, "key", deed->key);
  if (deed->signs != NULL)
    {
      doc_begin_list (builder, "signs");
      for (const char *const *sign = deed->signs; *sign != NULL; sign++)
        json_builder_add_string_value (builder, *sign);
      json_builder_end_array (builder);
    }
  add_flag (builder, "suggested", deed->is_suggested);
  add_flag (builder, "goes-on", deed->goes_on);
  add_flag (builder, "unsure", deed->is_unsure);
  add_flag (builder, "rolled", deed->is_rolled);
  add_number (builder, "side", deed->side, 0);
  add_reason (builder, "obstacle", &deed->obstacle);
  add_reason (builder, "doubt", &deed->doubt);
  add_act (builder, board, deed);
  json_builder_end_object (builder);
}

/* Things */

static void
add_sign (JsonBuilder     *builder,
          const TableSign *sign)
{
  json_builder_begin_object (builder);
  doc_build_text (builder, "kind", sign->kind);
  doc_build_text (builder, "id", sign->id);
  add_number (builder, "count", sign->count, 1);
  json_builder_end_object (builder);
}

static void
add_lines (JsonBuilder     *builder,
           const TableSign *first)
{
  for (const TableSign *sign = first; sign != NULL; sign = sign->next)
    {
      if (sign == first || sign->begins_line)
        json_builder_begin_array (builder);
      add_sign (builder, sign);
      if (sign->next == NULL || sign->next->begins_line)
        json_builder_end_array (builder);
    }
}

/* The lines of spaces, one for each, come last. */
static void
add_signs (JsonBuilder      *builder,
           const TableThing *thing)
{
  gboolean has_signs = FALSE;

  for (const TableSpace *space = thing->spaces; space != NULL; space = space->next)
    has_signs |= space->signs != NULL;
  if (thing->signs == NULL && !has_signs)
    return;

  doc_begin_list (builder, "signs");
  add_lines (builder, thing->signs);
  for (const TableSpace *space = thing->spaces; has_signs && space != NULL; space = space->next)
    {
      json_builder_begin_array (builder);
      for (const TableSign *sign = space->signs; sign != NULL; sign = sign->next)
        add_sign (builder, sign);
      json_builder_end_array (builder);
    }
  json_builder_end_array (builder);
}

static void
add_spaces (JsonBuilder      *builder,
            const TableSpace *space)
{
  if (space == NULL)
    return;

  doc_begin_list (builder, "spaces");
  for (; space != NULL; space = space->next)
    {
      json_builder_begin_object (builder);
      doc_build_text (builder, "id", space->id);
      add_text (builder, "text", space->text);
      add_seat (builder, "seat", space->seat);
      add_number (builder, "count", space->count, 0);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_deeds (JsonBuilder      *builder,
           const TableBoard *board,
           const TableDeed  *deed)
{
  if (deed == NULL)
    return;

  doc_begin_list (builder, "deeds");
  for (; deed != NULL; deed = deed->next)
    add_deed (builder, board, deed);
  json_builder_end_array (builder);
}

static void
add_thing (JsonBuilder      *builder,
           const TableBoard *board,
           const TableThing *thing)
{
  json_builder_begin_object (builder);
  doc_build_text (builder, "id", thing->id);
  add_text (builder, "title", thing->title);
  add_text (builder, "text", thing->text);
  add_seat (builder, "seat", thing->seat);
  add_seat (builder, "owner", thing->owner);
  if (thing->look != TABLE_PLAIN)
    doc_build_text (builder, "look", looks[thing->look]);
  add_signs (builder, thing);
  add_spaces (builder, thing->spaces);
  add_number (builder, "bar", thing->bar, TABLE_NOBODY);
  if (thing->track_end > 0)
    {
      doc_build_int (builder, "track", thing->track);
      doc_build_int (builder, "track-end", thing->track_end);
    }
  add_number (builder, "whole", thing->whole, 0);
  add_text (builder, "rule", thing->rule);
  add_deeds (builder, board, thing->deeds);
  json_builder_end_object (builder);
}

static void
add_groups (JsonBuilder      *builder,
            const TableBoard *board)
{
  doc_begin_list (builder, "groups");
  for (const TableGroup *group = table_board_get_groups (board); group != NULL; group = group->next)
    {
      if (group->things == NULL)
        continue;

      json_builder_begin_object (builder);
      doc_build_text (builder, "id", group->id);
      add_text (builder, "title", group->title);
      doc_build_text (builder, "arrangement", arrangements[group->arrangement]);
      add_number (builder, "n", group->n, 0);
      doc_begin_list (builder, "things");
      for (const TableThing *thing = group->things; thing != NULL; thing = thing->next)
        add_thing (builder, board, thing);
      json_builder_end_array (builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/* The board */

static void
add_picked (JsonBuilder      *builder,
            const TablePicks *picks)
{
  if (picks->is_secret)
    {
      doc_build_int (builder, "n", picks->n);
      return;
    }

  doc_begin_list (builder, "picked");
  for (int i = 0; i < picks->n; i++)
    json_builder_add_string_value (builder, picks->picked[i]);
  json_builder_end_array (builder);
}

static void
add_picks (JsonBuilder      *builder,
           const TableBoard *board)
{
  gboolean has_begun = FALSE;

  for (int seat = 0; seat < table_board_get_view (board)->n_players; seat++)
    {
      const TablePicks picks = table_board_get_picks (board, seat);

      if (!picks.is_asked)
        continue;
      if (!has_begun)
        doc_begin_list (builder, "picks");
      has_begun = TRUE;
      json_builder_begin_object (builder);
      add_seat (builder, "seat", seat);
      doc_build_int (builder, "due", picks.due);
      add_picked (builder, &picks);
      json_builder_end_object (builder);
    }
  if (has_begun)
    json_builder_end_array (builder);
}

static void
add_asked (JsonBuilder *builder,
           guint        asked)
{
  if (asked == 0)
    return;

  doc_begin_list (builder, "asks");
  for (int seat = 0; asked >> seat != 0; seat++)
    if ((asked & 1u << seat) != 0)
      json_builder_add_int_value (builder, seat + 1);
  json_builder_end_array (builder);
}

static void
add_remarks (JsonBuilder       *builder,
             const TableRemark *remark)
{
  if (remark == NULL)
    return;

  doc_begin_list (builder, "remarks");
  for (; remark != NULL; remark = remark->next)
    {
      json_builder_begin_object (builder);
      doc_build_text (builder, "text", remark->text);
      if (remark->question != TABLE_NOBODY)
        {
          begin_object (builder, "why");
          doc_build_int (builder, "question", remark->question);
          add_seat (builder, "seat", remark->seat);
          json_builder_end_object (builder);
        }
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/**
 * table_board_to_json:
 * @board: a board
 *
 * Prints a board as the tool does.
 *
 * Returns: (transfer full): an object
 */
JsonNode *
table_board_to_json (const TableBoard *board)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  const TableState *view;

  g_return_val_if_fail (board != NULL, NULL);

  view = table_board_get_view (board);
  json_builder_begin_object (builder);
  doc_build_text (builder, "step", view->game->steps[view->step]);
  add_asked (builder, table_board_get_asked (board));
  doc_build_text (builder, "text", table_board_get_question (board));
  add_flag (builder, "back", table_board_can_go_back (board));
  add_choices (builder, "chosen", table_board_get_choices (board));
  add_remarks (builder, table_board_get_remarks (board));
  add_groups (builder, board);
  add_picks (builder, board);
  if (table_board_get_complete (board) != NULL)
    {
      json_builder_set_member_name (builder, "complete");
      add_deed (builder, board, table_board_get_complete (board));
    }
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}
