/* parlour-event-form.c: a page for what a step waits for, made of its schema
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game that has no page of its own for a step has this one: rows for all that an event
 * may say, and the rules' own answer to whether it can happen.
 */

#include "config.h"

#include "parlour-event-form.h"

#include "parlour-counter.h"
#include "parlour-field-rows.h"
#include "parlour-field-words.h"
#include "parlour-game-past.h"
#include "parlour-keys.h"
#include "parlour-offers.h"
#include "parlour-plain-card.h"
#include "parlour-stage.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "table-counts.h"

#include <glib/gi18n.h>
#include <stdlib.h>

typedef struct {
  GArray *types; /* of int: what the step takes, in the order of the choice */
  int type; /* what is filled in, or TABLE_NOBODY */
  const char *language; /* in which the rows are told */
  gboolean names_kinds; /* so that nobody has chosen another one */
  gboolean keeps_kind; /* whether nobody can */
  JsonObject *object; /* the event, as a document has it, or NULL */
  JsonObject *known; /* the event that says what the game knows, or NULL */
  int seat; /* of whom that is, where the event names a player */
  int left; /* of whom it was before somebody else was chosen */
  JsonObject *said[TABLE_MAX_PLAYERS]; /* by seat, what was filled in of others, or NULL */
  gboolean is_touched; /* whether anybody has changed or typed anything */
  guint renews;
  TableField fields[3]; /* whom it names, and what else it says, which the rows keep to */

  GtkWidget *kinds_group;
  AdwComboRow *kinds;
  ParlourOffers *offers;
  GtkWidget *remark;
  ParlourFieldRows *rows;
  GtkBox *purses;
  ParlourCounter *purse[TABLE_MAX_PLAYERS]; /* what was counted by seat, or NULL where nothing is followed */
  GtkWidget *pass_button;
} ParlourEventFormPrivate;

/**
 * ParlourEventForm:
 *
 * A form for any event of any game.
 */
G_DEFINE_TYPE_WITH_PRIVATE (ParlourEventForm, parlour_event_form, PARLOUR_TYPE_FORM)

static ParlourEventFormPrivate *
get_private (ParlourEventForm *self)
{
  return parlour_event_form_get_instance_private (self);
}

static const TableGame *
get_game (ParlourEventForm *self)
{
  return table_session_get_game (parlour_page_get_session (PARLOUR_PAGE (self)));
}

static const TableEventKind *
get_kind (ParlourEventForm *self)
{
  return &get_game (self)->events->kinds[get_private (self)->type];
}

static TableTerms
make_terms (ParlourEventForm *self)
{
  const TableState *state = parlour_page_get_state (PARLOUR_PAGE (self));

  return (TableTerms) { .tracking = state->tracking, .n_players = state->n_players, .state = state };
}

/* What the game knows */

static const TableField *
find_field (const TableField *fields, /* NOLINT(misc-no-recursion) */
            const char       *name)
{
  const TableField *found = NULL;

  for (const TableField *field = fields; found == NULL && field->name != NULL; field++)
    if (*field->name == '\0')
      found = find_field (field->fields, name);
    else if (g_str_equal (field->name, name))
      found = field;

  return found;
}

static JsonObject *copy_changed (const TableField *fields, JsonObject *object, JsonObject *known);

/* Of what stays as it is where nobody says anything else, only what is said otherwise. */
static JsonObject *
copy_changed_members (JsonObject *object,
                      JsonObject *known)
{
  JsonObject *copy = json_object_new ();
  JsonObjectIter iter;
  const char *name;
  JsonNode *said;

  json_object_iter_init (&iter, object);
  while (json_object_iter_next (&iter, &name, &said))
    if (!json_object_has_member (known, name) || !json_node_equal (said, json_object_get_member (known, name)))
      json_object_set_member (copy, name, json_node_copy (said));

  return copy;
}

static JsonNode *
copy_changed_seats (const TableField *field, /* NOLINT(misc-no-recursion) */
                    JsonArray        *seats,
                    JsonArray        *known)
{
  g_autoptr (JsonArray) copy = json_array_new ();

  for (guint i = 0; i < json_array_get_length (seats); i++)
    json_array_add_object_element (copy, copy_changed (field->fields, json_array_get_object_element (seats, i),
                                                       json_array_get_object_element (known, i)));

  return json_node_init_array (json_node_alloc (), copy);
}

/* Copies what is said without what is as the game knows it: that follows the game when its past is
 * corrected. */
static JsonObject *
copy_changed (const TableField *fields, /* NOLINT(misc-no-recursion) */
              JsonObject       *object,
              JsonObject       *known)
{
  JsonObject *copy = json_object_new ();
  JsonObjectIter iter;
  const char *name;
  JsonNode *said;

  json_object_iter_init (&iter, object);
  while (json_object_iter_next (&iter, &name, &said))
    {
      const TableField *field = find_field (fields, name);
      JsonNode *as_known = json_object_get_member (known, name);
      g_autoptr (JsonObject) changed = NULL;

      if (field != NULL && as_known != NULL && parlour_field_may_stay (field))
        changed = copy_changed_members (json_node_get_object (said), json_node_get_object (as_known));

      if (field != NULL && as_known != NULL && field->shape == TABLE_BY_SEAT)
        json_object_set_member (copy, name, copy_changed_seats (field, json_node_get_array (said),
                                                                json_node_get_array (as_known)));
      else if (as_known != NULL && field != NULL && field->need == TABLE_MARKED
               && (changed != NULL ? json_object_get_size (changed) == 0 : json_node_equal (said, as_known)))
        continue;
      else if (changed != NULL)
        json_object_set_object_member (copy, name, g_steal_pointer (&changed));
      else
        json_object_set_member (copy, name, json_node_copy (said));
    }

  return copy;
}

/* The one type of event that is entered at any step, or `TABLE_NOBODY`. */
static int
get_aside (ParlourEventForm *self)
{
  ParlourEventFormClass *klass = PARLOUR_EVENT_FORM_GET_CLASS (self);

  return klass->get_aside != NULL ? klass->get_aside (self) : TABLE_NOBODY;
}

/* Whether what everybody has is put right, and entered with one touch. */
static gboolean
is_for_all (ParlourEventForm *self)
{
  return get_aside (self) != TABLE_NOBODY && get_aside (self) == parlour_game_past_find (get_game (self))->correction;
}

/* What the books say of one of several things, or of whose it is, as it is told. */
static JsonNode *
build_books (ParlourEventForm *self,
             const TableField *field,
             int               seat,
             int               which)
{
  const int books = table_counts_find_books (parlour_page_get_state (PARLOUR_PAGE (self)), field,
                                             field->books_size != 0 ? seat : 0, which);
  JsonNode *node = json_node_alloc ();

  return field->nullable && books == field->nothing
           ? json_node_init_null (node) : json_node_init_int (node, field->kind == TABLE_NUMBER ? books + 1 : books);
}

/* Adds what the books say of what an event corrects in parts, in the place of what is not said. */
static void
add_known (ParlourEventForm *self,
           JsonObject       *object,
           int               seat)
{
  const guint tracking = 1u << make_terms (self).tracking;

  for (const TableField *field = get_kind (self)->fields; field->name != NULL; field++)
    if (field->in_books && parlour_field_may_stay (field) && (field->trackings == 0 || (field->trackings & tracking) != 0))
      {
        const char *const *ids = field->shape == TABLE_BY_ID ? field->keys : field->ids;
        JsonObject *known = json_object_new (), *said = NULL;

        if (json_object_has_member (object, field->name))
          said = json_object_get_object_member (object, field->name);
        for (int i = 0; ids[i] != NULL; i++)
          json_object_set_member (known, ids[i], said != NULL && json_object_has_member (said, ids[i])
                                                   ? json_node_copy (json_object_get_member (said, ids[i]))
                                                   : build_books (self, field, seat, i));
        json_object_set_object_member (object, field->name, known);
        if (!field->is_shared)
          json_object_set_int_member (object, TABLE_EVENT_PLAYER, seat + 1);
      }
}

/* Makes the object of an event, or of one that says nothing yet, with what the game knows of somebody; `NULL` if
 * that is nothing. */
static JsonObject *
build_known (ParlourEventForm *self,
             const TableEvent *event, /* or NULL */
             int               seat)
{
  const TableEvents *events = get_game (self)->events;
  const TableState *state = parlour_page_get_state (PARLOUR_PAGE (self));
  const ParlourGamePast *past = parlour_game_past_find (get_game (self));
  const TableTerms terms = { state->tracking, state->n_players, TRUE, state };
  const gboolean is_aside = is_for_all (self);
  TableEvent *known = event != NULL ? table_event_copy (events, event) : table_event_new (events, get_private (self)->type);
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) node = NULL;
  JsonObject *object = NULL;

  if (event == NULL && (is_aside || (get_kind (self)->flags & TABLE_EVENT_NAMES_PLAYER) != 0))
    known->player = seat;
  if (known->player == TABLE_NOBODY && past->say_known != NULL && is_aside)
    known->player = seat;
  if (past->say_known != NULL && past->say_known (state, known))
    table_event_build (events, known, &terms, builder);
  else if (event != NULL && is_aside)
    table_event_build (events, known, &(TableTerms) { state->tracking, state->n_players, FALSE, state }, builder);
  node = json_builder_get_root (builder);
  table_event_free (events, known);
  if (node != NULL)
    object = json_node_dup_object (node);
  else if (is_aside)
    object = json_object_new ();
  if (is_aside)
    add_known (self, object, seat);

  return object;
}

/* What is filled in */

/* What is said of somebody that the game does not know, and how much that is. What is nobody's own is said once. */
static JsonObject *
list_changes (ParlourEventForm *self,
              int               seat,
              guint            *n)
{
  const ParlourEventFormPrivate *priv = get_private (self);
  JsonObject *object = seat == priv->seat ? priv->object : priv->said[seat];
  g_autoptr (JsonObject) known = build_known (self, NULL, seat);
  JsonObject *changes = copy_changed (get_kind (self)->fields, object, known);
  g_autoptr (GList) names = json_object_get_members (changes);
  guint n_own = 0, n_shared = 0;

  for (GList *name = names; name != NULL; name = name->next)
    {
      const TableField *field = find_field (get_kind (self)->fields, name->data);

      if (field == NULL || g_str_equal (name->data, TABLE_EVENT_PLAYER))
        continue;
      if (field->is_shared && seat != priv->seat)
        json_object_remove_member (changes, name->data);
      else if (field->is_shared)
        n_shared++;
      else if (json_object_has_member (known, name->data))
        n_own++;
    }
  if (n_own == 0 && (get_kind (self)->flags & TABLE_EVENT_NAMES_PLAYER) == 0)
    json_object_remove_member (changes, TABLE_EVENT_PLAYER);
  *n = n_own + n_shared;

  return changes;
}

static gboolean
is_changed (ParlourEventForm *self,
            int               seat)
{
  g_autoptr (JsonObject) changes = NULL;
  guint n = 0;

  if (seat == get_private (self)->seat || get_private (self)->said[seat] != NULL)
    changes = list_changes (self, seat, &n);

  return n > 0;
}

/* Reads what is said of somebody, as a record would be read. */
static TableEvent *
read_event_of (ParlourEventForm *self,
               int               seat,
               GError          **error)
{
  const TableEvents *events = get_game (self)->events;
  const TableTerms terms = make_terms (self);
  g_autofree TableEvent *event = g_malloc0 (events->size);
  JsonObject *object = get_private (self)->object, *known = get_private (self)->known;
  guint n;
  g_autoptr (JsonObject) said = is_for_all (self) ? list_changes (self, seat, &n)
                                : known != NULL ? copy_changed (get_kind (self)->fields, object, known)
                                                : json_object_ref (object);
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), said);
  DocPlace place = doc_place_root (node);

  return table_event_read (events, &place, &terms, event, error) ? g_steal_pointer (&event) : NULL;
}

/* Of whom the last event is that is entered: of whoever is shown, if anything is said of them. */
static int
find_last (ParlourEventForm *self)
{
  int seat = TABLE_MAX_PLAYERS - 1;

  if (!is_for_all (self) || is_changed (self, get_private (self)->seat))
    return get_private (self)->seat;

  while (seat > 0 && !is_changed (self, seat))
    seat--;

  return seat;
}

/* What is said of nobody would be entered all the same, and what is corrected in the past is said of one player. */
static char *
find_nothing (ParlourEventForm *self)
{
  guint n = 0;

  for (int seat = 0; seat < TABLE_MAX_PLAYERS; seat++)
    n += is_changed (self, seat) ? 1 : 0;
  if (n == 0)
    return g_strdup (_("Change a number that is not right first"));

  return n > 1 && parlour_page_get_correcting (PARLOUR_PAGE (self))
           ? g_strdup (_("In the past one player is corrected at a time")) : NULL;
}

/* Adds up what is counted and not known already, be it more or less, and tells how many numbers that are. */
static int
add_up (ParlourEventForm *self, /* NOLINT(misc-no-recursion) */
        const TableField *fields,
        JsonObject       *object,
        int              *sum,
        gboolean         *is_more)
{
  int n = 0;

  for (const TableField *field = fields; field->name != NULL; field++)
    {
      JsonNode *said = *field->name != '\0' ? json_object_get_member (object, field->name) : NULL;

      if (*field->name == '\0')
        n += add_up (self, field->fields, object, sum, is_more);
      else if (said == NULL || field->need == TABLE_MARKED)
        continue;
      else if (field->kind == TABLE_STRUCT && field->shape == TABLE_BY_SEAT && !field->nullable)
        for (guint seat = 0; seat < json_array_get_length (json_node_get_array (said)); seat++)
          n += add_up (self, field->fields, json_array_get_object_element (json_node_get_array (said), seat), sum, is_more);
      else if (field->kind == TABLE_BUNDLE && field->shape == TABLE_ONE)
        {
          *is_more |= field->min < 0;
          for (int i = 0; field->ids[i] != NULL; i++, n++)
            *sum += abs ((int) json_object_get_int_member_with_default (json_node_get_object (said), field->ids[i], 0));
        }
      else if (field->kind == TABLE_INT && field->shape == TABLE_ONE)
        {
          *sum += (int) json_node_get_int (said);
          n++;
        }
    }

  return n;
}

/* Where all that is counted is 0, nobody has counted yet, and Enter would say that they have; of what there is more of, or
 * less, nothing would be said. */
static char *
find_uncounted (ParlourEventForm *self)
{
  const ParlourEventFormPrivate *priv = get_private (self);
  gboolean is_more = FALSE;
  int sum = 0, n;

  if (priv->object == NULL)
    return NULL;

  n = add_up (self, get_kind (self)->fields, priv->object, &sum, &is_more);
  if (n < 2 || sum != 0 || (priv->is_touched && !is_more))
    return NULL;

  return g_strdup (is_more ? _("Say first what there is more of, or less")
                           : _("Nothing is counted yet; where there is nothing, 0 is typed"));
}

static char *
parlour_event_form_find_missing (ParlourForm *form)
{
  ParlourEventForm *self = PARLOUR_EVENT_FORM (form);
  char *missing = is_for_all (self) ? find_nothing (self) : find_uncounted (self);

  if (missing == NULL)
    missing = parlour_field_rows_find_missing (get_private (self)->rows);

  for (int seat = 0; missing == NULL && seat < TABLE_MAX_PLAYERS; seat++)
    if (seat == get_private (self)->seat || (is_for_all (self) && is_changed (self, seat)))
      {
        g_autoptr (GError) error = NULL;
        TableEvent *event = read_event_of (self, seat, &error);

        if (event != NULL)
          table_event_free (get_game (self)->events, event);
        else
          missing = g_strdup (error->message);
      }

  return missing;
}

static TableEvent *
parlour_event_form_make_event (ParlourForm *form)
{
  ParlourEventForm *self = PARLOUR_EVENT_FORM (form);

  return read_event_of (self, find_last (self), NULL);
}

static TableRoller
parlour_event_form_get_roller (ParlourForm *form)
{
  gboolean by_chance = (get_kind (PARLOUR_EVENT_FORM (form))->flags & (TABLE_EVENT_DRAWN | TABLE_EVENT_ROLLED)) != 0;

  return by_chance ? TABLE_ROLLER_TABLE : TABLE_ROLLER_NONE;
}

static GtkWidget *
parlour_event_form_get_first (ParlourForm *form)
{
  GtkWidget *first = parlour_field_rows_get_first (get_private (PARLOUR_EVENT_FORM (form))->rows);

  return first != NULL ? first : parlour_confirm_bar_get_button (parlour_form_get_bar (form));
}

/* Rows */

static const TableField seat_field[] = {
  { TABLE_EVENT_PLAYER, TABLE_NUMBER, .title = N_("Player") },
  TABLE_END
};

static const TableField any_seat_field[] = {
  { TABLE_EVENT_PLAYER, TABLE_NUMBER, .need = TABLE_MARKED, .title = N_("Player") },
  TABLE_END
};

/* It stands above what is filled in: beside the button it would be taken for what is missing. */
static void
show_remark (ParlourEventForm *self,
             const TableEvent *event)
{
  const ParlourGamePast *past = parlour_game_past_find (get_game (self));
  const char *const *names = table_session_get_names (parlour_page_get_session (PARLOUR_PAGE (self)));
  g_autofree char *remark = past->remark != NULL
                              ? past->remark (names, parlour_page_get_state (PARLOUR_PAGE (self)), event) : NULL;

  parlour_label_say (GTK_LABEL (get_private (self)->remark), remark);
}

/* What everybody comes to, where the game is over with what is counted. */
static void
show_score (ParlourEventForm *self,
            const TableEvent *event)
{
  const TableState *state = parlour_page_get_state (PARLOUR_PAGE (self));
  TableState *after = table_state_dup (state);
  TableScore score;
  gboolean is_over = table_state_apply (after, event, NULL).kind == TABLE_OBSTACLE_NONE && table_state_is_finished (after)
                     && table_state_get_score (after, &score);

  parlour_field_rows_show_score (get_private (self)->rows, is_over ? &score : NULL);
  table_state_free (after);
}

static void show_rows (ParlourEventForm *self);

/* Of somebody else other things are known; what is said of whoever was shown is kept, and what is nobody's own stays. */
static gboolean
on_somebody_else (gpointer data)
{
  ParlourEventForm *self = data;
  ParlourEventFormPrivate *priv = get_private (self);
  g_autoptr (JsonObject) before = g_steal_pointer (&priv->object);
  g_autoptr (GList) names = json_object_get_members (before);

  priv->renews = 0;
  g_clear_pointer (&priv->known, json_object_unref);
  priv->known = build_known (self, NULL, priv->seat);
  priv->object = g_steal_pointer (&priv->said[priv->seat]);
  if (priv->object == NULL)
    priv->object = build_known (self, NULL, priv->seat);
  for (GList *name = names; name != NULL; name = name->next)
    {
      const TableField *field = find_field (get_kind (self)->fields, name->data);

      if (!json_object_has_member (priv->known, name->data) || (field != NULL && field->is_shared))
        json_object_set_member (priv->object, name->data, json_object_dup_member (before, name->data));
    }
  json_object_set_int_member (priv->object, TABLE_EVENT_PLAYER, priv->seat + 1);
  json_object_set_int_member (before, TABLE_EVENT_PLAYER, priv->left + 1);
  priv->said[priv->left] = g_steal_pointer (&before);
  show_rows (self);

  return G_SOURCE_REMOVE;
}

/* Whom it names may be chosen in the rows that are made anew then. */
static void
follow_seat (ParlourEventForm *self)
{
  ParlourEventFormPrivate *priv = get_private (self);
  int seat = (int) json_object_get_int_member_with_default (priv->object, TABLE_EVENT_PLAYER, priv->seat + 1) - 1;

  if (priv->known == NULL || seat == priv->seat)
    return;

  if (priv->renews == 0)
    {
      priv->left = priv->seat;
      priv->renews = g_idle_add_full (G_PRIORITY_HIGH, on_somebody_else, self, NULL);
    }
  priv->seat = seat;
}

/* What is asked for depends on what else is said, as soon as that makes sense. */
static void
on_changed (ParlourEventForm *self)
{
  TableEvent *event;

  follow_seat (self);
  if (get_private (self)->renews != 0)
    return;

  event = read_event_of (self, get_private (self)->seat, NULL);
  if (event != NULL)
    parlour_field_rows_ask (get_private (self)->rows, event);
  parlour_form_changed (PARLOUR_FORM (self));
  if (event == NULL)
    return;

  show_remark (self, event);
  if (!is_for_all (self))
    show_score (self, event);
  table_event_free (get_game (self)->events, event);
}

static void
on_touched (ParlourEventForm *self)
{
  get_private (self)->is_touched = TRUE;
  on_changed (self);
}

/* Whom it is about is asked first, where things of theirs are put right. */
static gboolean
names_somebody (ParlourEventForm *self)
{
  return is_for_all (self) && json_object_has_member (get_private (self)->known, TABLE_EVENT_PLAYER);
}

static const char *
tell_button (ParlourEventForm *self)
{
  const char *button = get_kind (self)->button;

  return button != NULL ? gettext (button) : _("Enter");
}

/* Whoever acts in turn is known, and whom else an event is about is filled in first. */
static void
show_rows (ParlourEventForm *self)
{
  const TableState *state = parlour_page_get_state (PARLOUR_PAGE (self));
  const char *const *names = table_session_get_names (parlour_page_get_session (PARLOUR_PAGE (self)));
  TableEventFlags flags = get_kind (self)->flags;
  const TableTerms terms = make_terms (self);
  gboolean in_turn = (flags & TABLE_EVENT_IN_TURN) == TABLE_EVENT_IN_TURN;
  gboolean may_ask = (flags & TABLE_EVENT_MAY_NAME_PLAYER) != 0 && !is_for_all (self);
  gboolean asks_who = may_ask || names_somebody (self) || ((flags & TABLE_EVENT_NAMES_PLAYER) != 0 && !in_turn);

  get_private (self)->language = tongue_get_language ();
  parlour_confirm_bar_set_label (parlour_form_get_bar (PARLOUR_FORM (self)), tell_button (self));
  get_private (self)->fields[0] = (TableField) { "", TABLE_STRUCT, .fields = may_ask ? any_seat_field : seat_field };
  get_private (self)->fields[1] = (TableField) { "", TABLE_STRUCT, .fields = get_kind (self)->fields };
  if (in_turn)
    json_object_set_int_member (get_private (self)->object, TABLE_EVENT_PLAYER, state->turn + 1);
  parlour_field_rows_set_game (get_private (self)->rows, get_game (self));
  parlour_field_rows_set_somebodys (get_private (self)->rows, names_somebody (self));
  parlour_field_rows_show (get_private (self)->rows, &get_private (self)->fields[asks_who ? 0 : 1], &terms, names,
                           get_private (self)->object);
  parlour_keys_begin_page (parlour_event_form_get_first (PARLOUR_FORM (self)));
  on_changed (self);
}

/* Purses */

/* Finds what a correction of somebody says of the purse, as the game knows it. */
static int *
find_purse (ParlourEventForm *self,
            TableEvent       *correction)
{
  const ParlourGamePast *past = parlour_game_past_find (get_game (self));

  if (past->find_purse == NULL || parlour_page_get_correcting (PARLOUR_PAGE (self)))
    return NULL;

  return past->find_purse (parlour_page_get_state (PARLOUR_PAGE (self)), correction);
}

static TableEvent *
make_correction (ParlourEventForm *self,
                 int               seat)
{
  TableEvent *correction = table_event_new (get_game (self)->events, parlour_game_past_find (get_game (self))->correction);

  correction->player = seat;

  return correction;
}

static void
add_purse (ParlourEventForm    *self,
           AdwPreferencesGroup *group,
           int                  seat,
           int                  n)
{
  ParlourCounter *purse = PARLOUR_COUNTER (parlour_counter_new (0, TABLE_MAX_COUNT));

  parlour_counter_set_value (purse, n);
  parlour_counter_set_books (purse, n);
  adw_preferences_group_add (group, parlour_counter_make_row (purse, parlour_page_get_name (PARLOUR_PAGE (self), seat)));
  get_private (self)->purse[seat] = purse;
}

/* What purses should hold, where everybody counts them; what was counted otherwise is kept in other words. */
static void
show_purses (ParlourEventForm *self,
             gboolean          anew)
{
  ParlourEventFormPrivate *priv = get_private (self);
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  int counted[TABLE_MAX_PLAYERS], n_players = parlour_page_get_state (PARLOUR_PAGE (self))->n_players, n = 0;

  for (int seat = 0; seat < n_players; seat++)
    {
      TableEvent *correction = get_aside (self) == TABLE_NOBODY ? make_correction (self, seat) : NULL;
      const int *purse = correction != NULL ? find_purse (self, correction) : NULL;

      n += purse != NULL ? 1 : 0;
      counted[seat] = purse == NULL ? 0 : anew || priv->purse[seat] == NULL
                                            ? *purse : parlour_counter_get_value (priv->purse[seat]);
      g_clear_pointer (&correction, g_free);
    }
  parlour_box_clear (priv->purses);
  memset (priv->purse, 0, sizeof priv->purse);
  gtk_widget_set_visible (GTK_WIDGET (priv->purses), n > 0);
  gtk_box_append (priv->purses, parlour_label_new_wrapped (_("What Purses Hold")));
  gtk_widget_add_css_class (gtk_widget_get_first_child (GTK_WIDGET (priv->purses)), "heading");
  adw_preferences_group_set_description (group, _("So much should be there. What was counted otherwise is corrected."));
  gtk_box_append (priv->purses, GTK_WIDGET (group));
  for (int seat = 0; n > 0 && seat < n_players; seat++)
    add_purse (self, group, seat, counted[seat]);
}

static void
parlour_event_form_list_before (ParlourForm *form,
                                GPtrArray   *events)
{
  ParlourEventForm *self = PARLOUR_EVENT_FORM (form);
  const int last = find_last (self);

  for (int seat = 0; is_for_all (self) && seat < TABLE_MAX_PLAYERS; seat++)
    if (seat != last && is_changed (self, seat))
      g_ptr_array_add (events, read_event_of (self, seat, NULL));
  for (int seat = 0; seat < TABLE_MAX_PLAYERS && get_private (self)->purse[seat] != NULL; seat++)
    {
      const int counted = parlour_counter_get_value (get_private (self)->purse[seat]);
      TableEvent *correction = make_correction (self, seat);
      int *purse = find_purse (self, correction);

      if (purse == NULL || *purse == counted)
        {
          table_event_free (get_game (self)->events, correction);
          continue;
        }

      *purse = counted;
      g_ptr_array_add (events, correction);
    }
}

/* Known cards */

static char *
tell_key (guint digit)
{
  /* Translators: the tooltip of a card that is filled in by a key; %u is a digit. */
  return g_strdup_printf (_("This card came (Alt+%u)"), digit);
}

static const ParlourOffered offered = { .tell_key = tell_key };

static void
show_offers (ParlourEventForm *self)
{
  int kind = parlour_plain_card_find_kind (get_game (self), get_private (self)->type);

  parlour_offers_set_wanted (get_private (self)->offers, kind != TABLE_NOBODY);
  if (kind == TABLE_NOBODY)
    return;

  parlour_offers_empty (get_private (self)->offers);
  parlour_offers_set_up (get_private (self)->offers, PARLOUR_PAGE (self), kind, &offered);
  parlour_offers_show (get_private (self)->offers);
}

/* What is printed on it is filled in, and can be looked at. */
static void
on_offer_chosen (ParlourEventForm   *self,
                 const TablePrinted *card)
{
  g_autoptr (JsonNode) node = table_printed_build (card);

  g_clear_pointer (&get_private (self)->object, json_object_unref);
  get_private (self)->object = json_node_dup_object (node);
  json_object_remove_member (get_private (self)->object, TABLE_PRINTED_COUNT);
  show_rows (self);
}

static void
forget_said (ParlourEventForm *self)
{
  for (int seat = 0; seat < TABLE_MAX_PLAYERS; seat++)
    g_clear_pointer (&get_private (self)->said[seat], json_object_unref);
}

/* What the table is to carry out now is mostly why something changes. */
static void
say_reason (ParlourEventForm *self)
{
  TableSession *session = parlour_page_get_session (PARLOUR_PAGE (self));
  const TableField *reason = find_field (get_kind (self)->fields, "reason");
  g_autofree char *by_hand = NULL;

  if (is_for_all (self) || reason == NULL || reason->kind != TABLE_TEXT || parlour_page_get_correcting (PARLOUR_PAGE (self)))
    return;

  by_hand = parlour_stage_tell_by_hand (parlour_stage_get (session), session);
  if (by_hand != NULL)
    json_object_set_string_member (get_private (self)->object, reason->name, by_hand);
}

static void
begin_event (ParlourEventForm *self,
             int               type)
{
  get_private (self)->type = type;
  get_private (self)->is_touched = FALSE;
  get_private (self)->seat = 0;
  forget_said (self);
  g_clear_pointer (&get_private (self)->object, json_object_unref);
  g_clear_pointer (&get_private (self)->known, json_object_unref);
  get_private (self)->known = build_known (self, NULL, 0);
  get_private (self)->object = get_private (self)->known != NULL ? build_known (self, NULL, 0) : json_object_new ();
  parlour_field_rows_set_known (get_private (self)->rows, get_private (self)->known != NULL);
  json_object_set_string_member (get_private (self)->object, "type", get_game (self)->events->ids[type]);
  say_reason (self);
  show_offers (self);
  show_rows (self);
}

static void
on_kind_chosen (ParlourEventForm *self)
{
  GArray *types = get_private (self)->types;
  guint which = adw_combo_row_get_selected (get_private (self)->kinds);

  if (!get_private (self)->names_kinds && which < types->len && g_array_index (types, int, which) != get_private (self)->type)
    begin_event (self, g_array_index (types, int, which));
}

/* What the step takes, without what may come at any step and without passing, which
 * has a button. */
static gboolean
is_asked_for (ParlourEventForm *self,
              const TableState *state,
              int               type)
{
  const TableGame *game = get_game (self);
  int aside = get_aside (self);

  if (aside != TABLE_NOBODY)
    return type == aside;
  if (game->get_awaited != NULL && game->get_awaited (state) != TABLE_NOBODY)
    return type == game->get_awaited (state);

  return (game->events->kinds[type].flags & TABLE_EVENT_ASIDE) == 0 && type != game->pass && table_state_takes (state, type);
}

/* Other words for the same choice change nothing of what is filled in. */
static void
name_kinds (ParlourEventForm *self)
{
  GArray *types = get_private (self)->types;
  guint chosen = adw_combo_row_get_selected (get_private (self)->kinds);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < types->len; i++)
    gtk_string_list_append (names, parlour_field_words_get_event (get_game (self)->events, g_array_index (types, int, i)));

  get_private (self)->names_kinds = TRUE;
  adw_combo_row_set_model (get_private (self)->kinds, G_LIST_MODEL (names));
  adw_combo_row_set_selected (get_private (self)->kinds, MIN (chosen, types->len - 1));
  get_private (self)->names_kinds = FALSE;
}

static void
list_kinds (ParlourEventForm *self)
{
  const TableGame *game = get_game (self);
  const TableState *state = parlour_page_get_state (PARLOUR_PAGE (self));

  g_array_set_size (get_private (self)->types, 0);
  for (int type = 0; game->events->ids[type] != NULL; type++)
    if (is_asked_for (self, state, type))
      g_array_append_val (get_private (self)->types, type);

  get_private (self)->type = TABLE_NOBODY;
  name_kinds (self);
  gtk_widget_set_visible (get_private (self)->kinds_group,
                          get_private (self)->types->len > 1 && !get_private (self)->keeps_kind);
  gtk_widget_set_visible (get_private (self)->pass_button, get_aside (self) == TABLE_NOBODY
                                                             && game->pass != TABLE_NOBODY
                                                             && table_state_takes (state, game->pass));
}

/* The page */

static guint
list_uncovered (ParlourEventForm *self)
{
  guint seats = 0;

  for (int seat = 0; seat < parlour_page_get_state (PARLOUR_PAGE (self))->n_players; seat++)
    seats |= parlour_page_is_uncovered (PARLOUR_PAGE (self), seat) ? 1u << seat : 0;

  return seats;
}

static void
list_texts (GtkWidget *widget, /* NOLINT(misc-no-recursion) */
            GPtrArray *texts)
{
  if (GTK_IS_TEXT (widget))
    g_ptr_array_add (texts, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    list_texts (child, texts);
}

/* Tells all rows in another language. Where somebody types goes on there. */
static void
retell_rows (ParlourEventForm *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  g_autoptr (GPtrArray) before = g_ptr_array_new (), after = g_ptr_array_new ();
  const int position = GTK_IS_TEXT (focus) ? gtk_editable_get_position (GTK_EDITABLE (focus)) : 0;
  guint found = 0;

  list_texts (GTK_WIDGET (get_private (self)->rows), before);
  if (!g_ptr_array_find (before, focus, &found))
    focus = NULL;
  show_rows (self);
  list_texts (GTK_WIDGET (get_private (self)->rows), after);
  if (focus == NULL || found >= after->len)
    return;

  parlour_keys_settle ();
  gtk_text_grab_focus_without_selecting (after->pdata[found]);
  gtk_editable_set_position (after->pdata[found], position);
}

static void
parlour_event_form_update (ParlourPage *page)
{
  ParlourEventForm *self = PARLOUR_EVENT_FORM (page);

  if (!parlour_page_is_new_moment (page) && get_private (self)->object != NULL)
    {
      const TableTerms terms = make_terms (self);

      /* What was filled in stays: the table may know better. */
      if (parlour_field_rows_set_uncovered (get_private (self)->rows, list_uncovered (self)))
        show_rows (self);
      if (parlour_field_rows_are_old (get_private (self)->rows, &terms) && !get_private (self)->is_touched)
        begin_event (self, get_private (self)->type);
      else if (parlour_field_rows_are_old (get_private (self)->rows, &terms))
        show_rows (self);
      if (get_private (self)->language != tongue_get_language ())
        {
          name_kinds (self);
          retell_rows (self);
          show_purses (self, FALSE);
        }
      on_changed (self);
      return;
    }

  parlour_field_rows_set_uncovered (get_private (self)->rows, list_uncovered (self));
  list_kinds (self);
  g_return_if_fail (get_private (self)->types->len > 0);

  adw_combo_row_set_selected (get_private (self)->kinds, 0);
  begin_event (self, g_array_index (get_private (self)->types, int, 0));
  show_purses (self, TRUE);
  for (guint i = 0; i < get_private (self)->types->len; i++)
    parlour_page_fill_in_undone (page, g_array_index (get_private (self)->types, int, i));
}

static void
parlour_event_form_fill_in (ParlourPage      *page,
                            const TableEvent *event)
{
  ParlourEventForm *self = PARLOUR_EVENT_FORM (page);
  const TableTerms terms = make_terms (self);
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) node = NULL;

  table_event_build (get_game (self)->events, event, &terms, builder);
  node = json_builder_get_root (builder);

  parlour_field_rows_cover (get_private (self)->rows);
  get_private (self)->type = event->type;
  get_private (self)->is_touched = TRUE;
  get_private (self)->seat = MAX (event->player, 0);
  forget_said (self);
  g_clear_pointer (&get_private (self)->object, json_object_unref);
  g_clear_pointer (&get_private (self)->known, json_object_unref);
  get_private (self)->known = build_known (self, NULL, get_private (self)->seat);
  get_private (self)->object = get_private (self)->known != NULL ? build_known (self, event, get_private (self)->seat)
                                                                 : json_node_dup_object (node);
  for (guint i = 0; i < get_private (self)->types->len; i++)
    if (g_array_index (get_private (self)->types, int, i) == event->type)
      adw_combo_row_set_selected (get_private (self)->kinds, i);
  show_rows (self);
}

static void
append_changes (ParlourEventForm *self,
                int               seat,
                GByteArray       *input)
{
  guint n;
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), list_changes (self, seat, &n));
  g_autofree char *text = json_to_string (node, FALSE);

  json_object_unref (json_node_get_object (node));
  parlour_page_append_text (input, text);
}

static void
parlour_event_form_tell_input (ParlourPage *page,
                               GByteArray  *input)
{
  ParlourEventForm *self = PARLOUR_EVENT_FORM (page);
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *text = NULL;

  for (int seat = 0; seat < TABLE_MAX_PLAYERS && get_private (self)->purse[seat] != NULL; seat++)
    {
      const int counted = parlour_counter_get_value (get_private (self)->purse[seat]);

      g_byte_array_append (input, (const guint8 *) &counted, sizeof counted);
    }
  if (get_private (self)->object == NULL)
    return;

  /* Whoever only looks at somebody else has said nothing. */
  if (is_for_all (self))
    {
      for (int seat = 0; seat < TABLE_MAX_PLAYERS; seat++)
        if (is_changed (self, seat))
          append_changes (self, seat, input);
      return;
    }

  node = json_node_init_object (json_node_alloc (), get_private (self)->object);
  text = json_to_string (node, FALSE);
  parlour_page_append_text (input, text);
}

static void
parlour_event_form_dispose (GObject *object)
{
  ParlourEventForm *self = PARLOUR_EVENT_FORM (object);

  g_clear_pointer (&get_private (self)->object, json_object_unref);
  g_clear_pointer (&get_private (self)->known, json_object_unref);
  forget_said (self);
  g_clear_pointer (&get_private (self)->types, g_array_unref);
  g_clear_handle_id (&get_private (self)->renews, g_source_remove);

  G_OBJECT_CLASS (parlour_event_form_parent_class)->dispose (object);
}

static void
parlour_event_form_class_init (ParlourEventFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ParlourFormClass *form_class = PARLOUR_FORM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_event_form_dispose;
  PARLOUR_PAGE_CLASS (klass)->update = parlour_event_form_update;
  PARLOUR_PAGE_CLASS (klass)->fill_in = parlour_event_form_fill_in;
  PARLOUR_PAGE_CLASS (klass)->tell_input = parlour_event_form_tell_input;
  form_class->find_missing = parlour_event_form_find_missing;
  form_class->make_event = parlour_event_form_make_event;
  form_class->get_roller = parlour_event_form_get_roller;
  form_class->get_first = parlour_event_form_get_first;
  form_class->list_before = parlour_event_form_list_before;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/forms/event-form.ui");
  gtk_widget_class_bind_template_child_private (widget_class, ParlourEventForm, kinds_group);
  gtk_widget_class_bind_template_child_private (widget_class, ParlourEventForm, kinds);
  gtk_widget_class_bind_template_child_private (widget_class, ParlourEventForm, offers);
  gtk_widget_class_bind_template_child_private (widget_class, ParlourEventForm, remark);
  gtk_widget_class_bind_template_child_private (widget_class, ParlourEventForm, rows);
  gtk_widget_class_bind_template_child_private (widget_class, ParlourEventForm, purses);
  gtk_widget_class_bind_template_child_private (widget_class, ParlourEventForm, pass_button);
  gtk_widget_class_bind_template_callback (widget_class, on_kind_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_offer_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_touched);
  gtk_widget_class_bind_template_callback (widget_class, parlour_page_pass);
}

static void
parlour_event_form_init (ParlourEventForm *self)
{
  get_private (self)->types = g_array_new (FALSE, FALSE, sizeof (int));
  get_private (self)->type = TABLE_NOBODY;
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * parlour_event_form_keep_kind:
 * @self: a form
 *
 * Lets it stay with the kind of event that it is filled in with: who opened it has said which.
 */
void
parlour_event_form_keep_kind (ParlourEventForm *self)
{
  g_return_if_fail (PARLOUR_IS_EVENT_FORM (self));

  get_private (self)->keeps_kind = TRUE;
  gtk_widget_set_visible (get_private (self)->kinds_group, FALSE);
}
