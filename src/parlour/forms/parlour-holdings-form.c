/* parlour-holdings-form.c: what everybody really has, side by side
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table is right and the books are wrong: what lies there is entered, of as many players as they are wrong of. It is
 * made of what the game's correction counts, which is a number or some of several kinds each; what is secret lies behind
 * covers.
 */

#include "config.h"

#include "parlour-holdings-form.h"

#include "parlour-field-rows.h"
#include "parlour-game-past.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "table-counts.h"

#include <glib/gi18n.h>

#define PLAYERS "players"
#define REASON "reason"

/* How many things are counted at most. */
#define MAX_FIELDS 16

struct _ParlourHoldingsForm {
  ParlourForm parent_instance;

  TableField own[MAX_FIELDS]; /* what is counted of a player */
  TableField fields[2]; /* all players */
  JsonObject *object; /* what is filled in, or NULL */
  JsonArray *known; /* by seat, what the books say */
  const char *language; /* in which the rows are told */

  ParlourFieldRows *rows;
  GtkEditable *reason;
};

G_DEFINE_FINAL_TYPE (ParlourHoldingsForm, parlour_holdings_form, PARLOUR_TYPE_FORM)

static const TableState *
get_state (ParlourHoldingsForm *self)
{
  return parlour_page_get_state (PARLOUR_PAGE (self));
}

static int
get_type_of_event (ParlourHoldingsForm *self)
{
  return parlour_game_past_find (get_state (self)->game)->correction;
}

static TableTerms
make_terms (ParlourHoldingsForm *self)
{
  const TableState *state = get_state (self);

  return (TableTerms) { .tracking = state->tracking, .n_players = state->n_players, .state = state };
}

/* What is counted of each player; the reason has an entry of its own, in which whoever types goes on in another language. */
static void
make_fields (ParlourHoldingsForm *self)
{
  const TableField *fields = get_state (self)->game->events->kinds[get_type_of_event (self)].fields;
  guint n = 0;

  for (const TableField *field = fields; field->name != NULL; field++)
    if (field->in_books)
      {
        self->own[n] = *field;
        self->own[n++].need = TABLE_REQUIRED;
      }
  self->fields[0] = (TableField) { PLAYERS, TABLE_STRUCT, TABLE_BY_SEAT, .fields = self->own,
                                   .hint = N_("What lies on the table is right. Say what is there; the game goes on from that.") };
}

/* What the books say of somebody. */
static JsonObject *
build_known (ParlourHoldingsForm *self,
             int                  seat)
{
  JsonObject *known = json_object_new ();

  for (const TableField *field = self->own; field->name != NULL; field++)
    if (field->kind == TABLE_BUNDLE)
      {
        JsonObject *bundle = json_object_new ();

        for (int i = 0; field->ids[i] != NULL; i++)
          json_object_set_int_member (bundle, field->ids[i], table_counts_find_books (get_state (self), field, seat, i));
        json_object_set_object_member (known, field->name, bundle);
      }
    else
      {
        json_object_set_int_member (known, field->name, table_counts_find_books (get_state (self), field, seat, 0));
      }

  return known;
}

static JsonObject *
get_said (ParlourHoldingsForm *self,
          int                  seat)
{
  return json_array_get_object_element (json_object_get_array_member (self->object, PLAYERS), (guint) seat);
}

static JsonNode *
get_known (ParlourHoldingsForm *self,
           int                  seat,
           const char          *name)
{
  return json_object_get_member (json_array_get_object_element (self->known, (guint) seat), name);
}

static gboolean
is_said (ParlourHoldingsForm *self,
         int                  seat,
         const TableField    *field)
{
  return !json_node_equal (json_object_get_member (get_said (self, seat), field->name), get_known (self, seat, field->name));
}

static gboolean
is_changed (ParlourHoldingsForm *self,
            int                  seat)
{
  for (const TableField *field = self->own; field->name != NULL; field++)
    if (is_said (self, seat, field))
      return TRUE;

  return FALSE;
}

/* Events */

/* Of several kinds no more than there was. */
static JsonNode *
build_less (ParlourHoldingsForm *self,
            int                  seat,
            const TableField    *field,
            gboolean            *any)
{
  JsonObject *known = json_node_get_object (get_known (self, seat, field->name));
  JsonObject *said = json_object_get_object_member (get_said (self, seat), field->name), *less = json_object_new ();
  JsonNode *node = json_node_alloc ();

  for (int i = 0; field->ids[i] != NULL; i++)
    {
      const gint64 had = json_object_get_int_member (known, field->ids[i]);
      const gint64 has = json_object_get_int_member (said, field->ids[i]);

      *any |= has < had;
      json_object_set_int_member (less, field->ids[i], MIN (had, has));
    }
  json_node_take_object (json_node_init (node, JSON_NODE_OBJECT), less);

  return node;
}

/* Makes an event of what was changed, or of what is only given back by it, of which there may be nothing. */
static TableEvent *
make_event_of (ParlourHoldingsForm *self,
               int                  seat,
               gboolean             gives_back)
{
  const TableEvents *events = get_state (self)->game->events;
  const TableTerms terms = make_terms (self);
  g_autofree TableEvent *event = g_malloc0 (events->size);
  g_autoptr (JsonObject) object = json_object_new ();
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *reason = g_strstrip (g_strdup (gtk_editable_get_text (self->reason)));
  gboolean any = !gives_back;
  DocPlace place;

  json_object_set_string_member (object, "type", events->ids[get_type_of_event (self)]);
  json_object_set_int_member (object, TABLE_EVENT_PLAYER, seat + 1);
  for (const TableField *field = self->own; field->name != NULL; field++)
    if (is_said (self, seat, field) && gives_back && field->kind == TABLE_BUNDLE && field->is_secret)
      json_object_set_member (object, field->name, build_less (self, seat, field, &any));
    else if (is_said (self, seat, field) && !gives_back)
      json_object_set_member (object, field->name, json_object_dup_member (get_said (self, seat), field->name));
  if (*reason != '\0')
    json_object_set_string_member (object, REASON, reason);
  node = json_node_init_object (json_node_alloc (), object);
  place = doc_place_root (node);

  return any && table_event_read (events, &place, &terms, event, NULL) ? g_steal_pointer (&event) : NULL;
}

/* Lists what is entered, player by player. The first so many players give back what they have not got before they have
 * anything else. */
static GPtrArray *
list_changes (ParlourHoldingsForm *self,
              int                  n_first)
{
  GPtrArray *events = g_ptr_array_new ();

  for (int seat = 0; seat < get_state (self)->n_players; seat++)
    if (is_changed (self, seat))
      {
        TableEvent *less = seat < n_first ? make_event_of (self, seat, TRUE) : NULL;

        if (less != NULL)
          g_ptr_array_add (events, less);
        g_ptr_array_add (events, make_event_of (self, seat, FALSE));
      }

  return events;
}

/* Lists it so that as much as possible can happen: what one gives back another may have after that, and where there is
 * nothing left players can only exchange something if one of them gives back first. */
static GPtrArray *
find_changes (ParlourHoldingsForm *self)
{
  for (int n_first = 0; n_first <= get_state (self)->n_players; n_first++)
    {
      GPtrArray *events = list_changes (self, n_first);

      if (table_state_sort_events (get_state (self), events) == events->len)
        return events;

      table_event_free_all (get_state (self)->game->events, events);
    }

  return list_changes (self, 0);
}

static TableEvent *
parlour_holdings_form_make_event (ParlourForm *form)
{
  ParlourHoldingsForm *self = PARLOUR_HOLDINGS_FORM (form);
  GPtrArray *events = find_changes (self);
  TableEvent *last = events->len > 0 ? g_ptr_array_steal_index (events, events->len - 1) : make_event_of (self, 0, FALSE);

  table_event_free_all (get_state (self)->game->events, events);

  return last;
}

static void
parlour_holdings_form_list_before (ParlourForm *form,
                                   GPtrArray   *events)
{
  GPtrArray *all = find_changes (PARLOUR_HOLDINGS_FORM (form));

  for (guint i = 0; i + 1 < all->len; i++)
    g_ptr_array_add (events, all->pdata[i]);
  if (all->len > 0)
    table_event_free (get_state (PARLOUR_HOLDINGS_FORM (form))->game->events, all->pdata[all->len - 1]);
  g_ptr_array_unref (all);
}

/* A correction that corrects nothing would be one all the same, and what is corrected in the past is said of one player. */
static char *
parlour_holdings_form_find_missing (ParlourForm *form)
{
  ParlourHoldingsForm *self = PARLOUR_HOLDINGS_FORM (form);
  int n = 0;

  for (int seat = 0; seat < get_state (self)->n_players; seat++)
    n += is_changed (self, seat) ? 1 : 0;
  if (n == 0)
    return g_strdup (_("Change a number that is not right first"));

  return n > 1 && parlour_page_get_correcting (PARLOUR_PAGE (self))
           ? g_strdup (_("In the past one player is corrected at a time")) : NULL;
}

static GtkWidget *
parlour_holdings_form_get_first (ParlourForm *form)
{
  return parlour_field_rows_get_first (PARLOUR_HOLDINGS_FORM (form)->rows);
}

/* The page */

static guint
list_uncovered (ParlourHoldingsForm *self)
{
  guint seats = 0;

  for (int seat = 0; seat < get_state (self)->n_players; seat++)
    seats |= parlour_page_is_uncovered (PARLOUR_PAGE (self), seat) ? 1u << seat : 0;

  return seats;
}

static void
show_rows (ParlourHoldingsForm *self)
{
  const TableTerms terms = make_terms (self);

  self->language = tongue_get_language ();
  parlour_field_rows_set_game (self->rows, get_state (self)->game);
  parlour_field_rows_show (self->rows, self->fields, &terms,
                           table_session_get_names (parlour_page_get_session (PARLOUR_PAGE (self))), self->object);
}

/* Takes over what the books say, where nobody has said anything else, and tells whether that is anything new. */
static gboolean
follow_books (ParlourHoldingsForm *self)
{
  g_autoptr (JsonArray) known = json_array_new ();
  JsonArray *players = json_object_get_array_member (self->object, PLAYERS);
  gboolean is_new = self->known == NULL;

  for (int seat = 0; seat < get_state (self)->n_players; seat++)
    {
      JsonObject *books = build_known (self, seat);

      json_array_add_object_element (known, books);
      if (self->known == NULL)
        json_array_add_object_element (players, build_known (self, seat));
      for (const TableField *field = self->own; self->known != NULL && field->name != NULL; field++)
        if (!json_node_equal (get_known (self, seat, field->name), json_object_get_member (books, field->name)))
          {
            is_new = TRUE;
            if (!is_said (self, seat, field))
              json_object_set_member (get_said (self, seat), field->name, json_object_dup_member (books, field->name));
          }
    }
  g_clear_pointer (&self->known, json_array_unref);
  self->known = g_steal_pointer (&known);

  return is_new;
}

static void
parlour_holdings_form_update (ParlourPage *page)
{
  ParlourHoldingsForm *self = PARLOUR_HOLDINGS_FORM (page);
  gboolean is_new = FALSE;

  if (self->object == NULL)
    {
      make_fields (self);
      self->object = json_object_new ();
      json_object_set_array_member (self->object, PLAYERS, json_array_new ());
    }
  is_new |= follow_books (self);
  is_new |= parlour_field_rows_set_uncovered (self->rows, list_uncovered (self));
  if (is_new || self->language != tongue_get_language ())
    show_rows (self);
  parlour_form_changed (PARLOUR_FORM (self));
}

static void
parlour_holdings_form_fill_in (ParlourPage      *page,
                               const TableEvent *event)
{
  ParlourHoldingsForm *self = PARLOUR_HOLDINGS_FORM (page);
  const TableTerms terms = make_terms (self);
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) node = NULL;
  JsonObject *said;

  table_event_build (get_state (self)->game->events, event, &terms, builder);
  node = json_builder_get_root (builder);
  said = json_node_get_object (node);
  for (const TableField *field = self->own; field->name != NULL; field++)
    if (json_object_has_member (said, field->name) && field->kind == TABLE_BUNDLE)
      {
        JsonObject *bundle = json_object_get_object_member (said, field->name);

        for (int i = 0; field->ids[i] != NULL; i++)
          json_object_set_int_member (json_object_get_object_member (get_said (self, event->player), field->name), field->ids[i],
                                      json_object_get_int_member_with_default (bundle, field->ids[i], 0));
      }
    else if (json_object_has_member (said, field->name))
      {
        json_object_set_member (get_said (self, event->player), field->name, json_object_dup_member (said, field->name));
      }
  gtk_editable_set_text (self->reason, json_object_get_string_member_with_default (said, REASON, ""));
  show_rows (self);
  parlour_form_changed (PARLOUR_FORM (self));
}

/* What is known may change meanwhile, and what is filled in with it. */
static void
parlour_holdings_form_tell_input (ParlourPage *page,
                                  GByteArray  *input)
{
  ParlourHoldingsForm *self = PARLOUR_HOLDINGS_FORM (page);

  for (int seat = 0; self->object != NULL && seat < get_state (self)->n_players; seat++)
    for (const TableField *field = self->own; field->name != NULL; field++)
      if (is_said (self, seat, field))
        {
          g_autofree char *text = json_to_string (json_object_get_member (get_said (self, seat), field->name), FALSE);

          parlour_page_append_text (input, text);
        }
  parlour_page_append_text (input, gtk_editable_get_text (self->reason));
}

static void
parlour_holdings_form_dispose (GObject *object)
{
  ParlourHoldingsForm *self = PARLOUR_HOLDINGS_FORM (object);

  g_clear_pointer (&self->object, json_object_unref);
  g_clear_pointer (&self->known, json_array_unref);

  G_OBJECT_CLASS (parlour_holdings_form_parent_class)->dispose (object);
}

static void
parlour_holdings_form_class_init (ParlourHoldingsFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ParlourPageClass *page_class = PARLOUR_PAGE_CLASS (klass);
  ParlourFormClass *form_class = PARLOUR_FORM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_holdings_form_dispose;
  page_class->update = parlour_holdings_form_update;
  page_class->fill_in = parlour_holdings_form_fill_in;
  page_class->tell_input = parlour_holdings_form_tell_input;
  page_class->is_large = TRUE;
  form_class->make_event = parlour_holdings_form_make_event;
  form_class->find_missing = parlour_holdings_form_find_missing;
  form_class->get_first = parlour_holdings_form_get_first;
  form_class->list_before = parlour_holdings_form_list_before;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/forms/holdings-form.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourHoldingsForm, rows);
  gtk_widget_class_bind_template_child (widget_class, ParlourHoldingsForm, reason);
  gtk_widget_class_bind_template_callback (widget_class, parlour_form_changed);
}

static void
parlour_holdings_form_init (ParlourHoldingsForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_editable_limit (self->reason);
}
