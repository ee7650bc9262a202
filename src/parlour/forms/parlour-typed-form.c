/* parlour-typed-form.c: a card that comes, typed or one of those that are known
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A step that takes one event, by which a card comes that is typed, may have this page. What lies there already is the
 * game's.
 */

#include "config.h"

#include "parlour-typed-form.h"

#include "parlour-game-cards.h"
#include "parlour-keys.h"
#include "parlour-offers.h"
#include "parlour-plain-card.h"
#include "parlour-template.h"
#include "parlour-typed-card.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

/**
 * ParlourTypedForm:
 *
 * A card that comes: one of those that this table knows, or a new one.
 */
struct _ParlourTypedForm {
  ParlourForm parent_instance;

  GtkLabel *remark;
  GtkWidget *offers_part;
  GtkLabel *offers_title;
  ParlourOffers *offers;
  ParlourTypedCard *card;
  AdwBin *around;
  GtkLabel *keys;

  int type; /* of the event that the step takes */
  const ParlourCardKind *kind; /* of its card, or NULL */
  ParlourOffered offered;
  char *narrowed; /* to which cards the offers are, as an object */
};

G_DEFINE_FINAL_TYPE (ParlourTypedForm, parlour_typed_form, PARLOUR_TYPE_FORM)

static const TableGame *
get_game (ParlourTypedForm *self)
{
  return table_session_get_game (parlour_page_get_session (PARLOUR_PAGE (self)));
}

/* Reads an event of what is typed, or of a card that is known. */
static TableEvent *
read_event (ParlourTypedForm *self,
            JsonObject       *object)
{
  const TableState *state = parlour_page_get_state (PARLOUR_PAGE (self));
  const TableTerms terms = { .tracking = state->tracking, .n_players = state->n_players, .state = state };
  const TableEvents *events = get_game (self)->events;
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), object);
  DocPlace place = doc_place_root (node);
  g_autofree TableEvent *event = g_malloc0 (events->size);

  return table_event_read (events, &place, &terms, event, NULL) ? g_steal_pointer (&event) : NULL;
}

static char *
write_object (JsonObject *object)
{
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), object);

  return json_to_string (node, FALSE);
}

static TableEvent *
parlour_typed_form_make_event (ParlourForm *form)
{
  g_autoptr (JsonObject) object = parlour_typed_card_dup_object (PARLOUR_TYPED_FORM (form)->card);

  return read_event (PARLOUR_TYPED_FORM (form), object);
}

static char *
parlour_typed_form_find_missing (ParlourForm *form)
{
  return parlour_typed_card_find_missing (PARLOUR_TYPED_FORM (form)->card);
}

static GtkWidget *
parlour_typed_form_get_first (ParlourForm *form)
{
  return parlour_typed_card_get_first (PARLOUR_TYPED_FORM (form)->card);
}

/* What cannot come */

/* Tells why a card cannot come, or `NULL`. */
static char *
find_reason (JsonObject *card,
             gpointer    page)
{
  ParlourTypedForm *self = PARLOUR_TYPED_FORM (page);
  TableSession *session = parlour_page_get_session (page);
  TableEvent *event = read_event (self, card);
  TableObstacle obstacle;

  g_return_val_if_fail (event != NULL, NULL);

  obstacle = table_state_examine (table_session_get_state (session), event);
  table_event_free (get_game (self)->events, event);

  return obstacle.kind != TABLE_OBSTACLE_NONE ? table_session_tell_obstacle (session, &obstacle, 0) : NULL;
}

/* Cards that are known */

/* A card of what was chosen, or any. */
static gboolean
fits (ParlourPage        *page,
      const TablePrinted *card)
{
  g_autoptr (JsonObject) wanted = parlour_typed_card_dup_wanted (PARLOUR_TYPED_FORM (page)->card);
  g_autoptr (JsonNode) node = table_printed_build (card);
  JsonObjectIter iter;
  const char *name;
  JsonNode *value;

  json_object_iter_init (&iter, wanted);
  while (json_object_iter_next (&iter, &name, &value))
    {
      JsonNode *said = json_object_get_member (json_node_get_object (node), name);

      if (said == NULL || !json_node_equal (said, value))
        return FALSE;
    }

  return TRUE;
}

static void
on_offer_chosen (ParlourTypedForm   *self,
                 const TablePrinted *card)
{
  g_autoptr (JsonNode) node = table_printed_build (card);
  const TableEvents *events = get_game (self)->events;
  TableEvent *event;

  json_object_remove_member (json_node_get_object (node), TABLE_PRINTED_COUNT);
  event = read_event (self, json_node_get_object (node));
  parlour_page_enter (PARLOUR_PAGE (self), event, TABLE_ROLLER_NONE);
  table_event_free (events, event);
}

static void
on_search_left (ParlourTypedForm *self)
{
  parlour_keys_begin_page (parlour_typed_card_get_first (self->card));
}

/* Which cards fit may be others now. A letter that only one of those that are known has means that one, unless what is typed
 * next says otherwise. */
static void
narrow (ParlourTypedForm *self)
{
  g_autoptr (JsonObject) wanted = parlour_typed_card_dup_wanted (self->card);
  g_autofree char *narrowed = write_object (wanted);
  const TablePrinted *only;

  if (g_strcmp0 (narrowed, self->narrowed) == 0)
    return;

  g_free (self->narrowed);
  self->narrowed = g_steal_pointer (&narrowed);
  parlour_typed_card_hinder (self->card, find_reason, self);
  parlour_offers_show (self->offers);
  only = json_object_get_size (wanted) > 1 ? parlour_offers_get_only (self->offers) : NULL;
  if (only != NULL)
    {
      g_autoptr (JsonNode) node = table_printed_build (only);

      parlour_typed_card_take_known (self->card, json_node_get_object (node));
    }
}

/* Whoever types line by line has not found the card among those that are known, and wants to see that. */
static void
on_changed (ParlourTypedForm *self)
{
  if (parlour_page_get_session (PARLOUR_PAGE (self)) == NULL)
    return;

  narrow (self);
  parlour_offers_set_wanted (self->offers, !parlour_typed_card_has_lines (self->card));
  parlour_form_changed (PARLOUR_FORM (self));
}

/* The next card of several begins, as soon as this one is laid out: the one before it
 * may still be on its way to the disk. In a correction there is one only. The letter of
 * the next card, typed ahead, is no answer to what is asked about this one. */
static gboolean
on_finished (ParlourTypedForm *self)
{
  TableSession *session = parlour_page_get_session (PARLOUR_PAGE (self));

  if (parlour_page_get_correcting (PARLOUR_PAGE (self)))
    {
      parlour_typed_card_empty (self->card);
      return FALSE;
    }

  parlour_form_enter (PARLOUR_FORM (self));

  return table_session_is_waiting (session);
}

/* Showing */

/* Which event the step takes, and so which card comes. */
static int
find_type (ParlourTypedForm *self)
{
  const TableGame *game = get_game (self);
  const TableState *state = parlour_page_get_state (PARLOUR_PAGE (self));
  int type = game->get_awaited != NULL ? game->get_awaited (state) : TABLE_NOBODY;

  for (int other = 0; game->events->ids[other] != NULL && type == TABLE_NOBODY; other++)
    if (table_state_takes (state, other) && (game->events->kinds[other].flags & TABLE_EVENT_ASIDE) == 0)
      type = other;

  return type;
}

/* The page stays where other cards come. */
static void
begin_type (ParlourTypedForm *self,
            int               type)
{
  const TableGame *game = get_game (self);
  const int kind = parlour_plain_card_find_kind (game, type);
  g_autoptr (GtkWidget) offers = g_object_ref (self->offers_part);

  g_return_if_fail (kind != TABLE_NOBODY);

  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (offers)), offers);
  self->type = type;
  self->kind = &parlour_game_find (game)->cards->kinds[kind];
  self->offered = self->kind->offered != NULL ? *self->kind->offered : (ParlourOffered) { .most = 0 };
  self->offered.fits = fits;
  parlour_typed_card_set_kind (self->card, game, kind, offers);
  parlour_confirm_bar_set_pad (parlour_form_get_bar (PARLOUR_FORM (self)), parlour_typed_card_get_pad (self->card));
  parlour_offers_set_up (self->offers, PARLOUR_PAGE (self), kind, &self->offered);
  adw_bin_set_child (self->around, self->kind->make_around != NULL ? self->kind->make_around () : NULL);
}

static void
tell (ParlourTypedForm *self)
{
  TableSession *session = parlour_page_get_session (PARLOUR_PAGE (self));
  g_autofree char *keys = NULL;
  g_autofree char *remark = NULL;

  if (session == NULL || self->kind == NULL)
    return;

  keys = self->kind->tell_keys != NULL ? self->kind->tell_keys (TRUE) : NULL;
  remark = self->kind->remark != NULL ? self->kind->remark (session) : NULL;
  parlour_label_say (self->keys, keys);
  parlour_label_say (self->remark, remark);
  gtk_label_set_label (self->offers_title, self->kind->offers_title != NULL ? gettext (self->kind->offers_title) : "");
  parlour_confirm_bar_set_label (parlour_form_get_bar (PARLOUR_FORM (self)),
                                 gettext (get_game (self)->events->kinds[self->type].button));
  parlour_typed_card_hinder (self->card, find_reason, self);
  parlour_form_changed (PARLOUR_FORM (self));
}

static void
parlour_typed_form_update (ParlourPage *page)
{
  ParlourTypedForm *self = PARLOUR_TYPED_FORM (page);
  g_autoptr (JsonObject) nothing = json_object_new ();
  const int type = find_type (self);

  g_return_if_fail (type != TABLE_NOBODY);

  if (self->kind == NULL || self->type != type)
    begin_type (self, type);
  if (self->kind->show_around != NULL)
    self->kind->show_around (adw_bin_get_child (self->around), parlour_page_get_session (page));
  tell (self);
  if (!parlour_page_is_new_moment (page))
    return;

  g_clear_pointer (&self->narrowed, g_free);
  parlour_offers_empty (self->offers);
  parlour_typed_card_fill (self->card, nothing);
  parlour_page_fill_in_undone (page, self->type);
  parlour_typed_card_go_on (self->card);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && !parlour_offers_get_typed (self->offers))
    parlour_keys_begin_page (parlour_typed_card_get_first (self->card));
}

static void
parlour_typed_form_fill_in (ParlourPage      *page,
                            const TableEvent *event)
{
  ParlourTypedForm *self = PARLOUR_TYPED_FORM (page);
  const TableState *state = parlour_page_get_state (page);
  const TableTerms terms = { .tracking = state->tracking, .n_players = state->n_players };
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) node = NULL;

  table_event_build (get_game (self)->events, event, &terms, builder);
  node = json_builder_get_root (builder);
  parlour_typed_card_fill (self->card, json_node_get_object (node));
}

static void
parlour_typed_form_tell_input (ParlourPage *page,
                               GByteArray  *input)
{
  g_autoptr (JsonObject) object = parlour_typed_card_dup_object (PARLOUR_TYPED_FORM (page)->card);
  g_autofree char *text = write_object (object);

  parlour_page_append_text (input, text);
}

static GtkWidget *
find_named (GtkWidget  *widget, /* NOLINT(misc-no-recursion) */
            const char *name)
{
  GtkWidget *found = g_strcmp0 (gtk_widget_get_name (widget), name) == 0 ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_named (child, name);

  return found;
}

/* What lies there bears its id as its name. */
static GtkWidget *
parlour_typed_form_find_thing (ParlourPage *page,
                               const char  *id)
{
  return find_named (GTK_WIDGET (PARLOUR_TYPED_FORM (page)->around), id);
}

static void
parlour_typed_form_finalize (GObject *object)
{
  g_free (PARLOUR_TYPED_FORM (object)->narrowed);

  G_OBJECT_CLASS (parlour_typed_form_parent_class)->finalize (object);
}

static void
parlour_typed_form_class_init (ParlourTypedFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ParlourPageClass *page_class = PARLOUR_PAGE_CLASS (klass);
  ParlourFormClass *form_class = PARLOUR_FORM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = parlour_typed_form_finalize;
  page_class->update = parlour_typed_form_update;
  page_class->fill_in = parlour_typed_form_fill_in;
  page_class->tell_input = parlour_typed_form_tell_input;
  page_class->find_thing = parlour_typed_form_find_thing;
  form_class->make_event = parlour_typed_form_make_event;
  form_class->find_missing = parlour_typed_form_find_missing;
  form_class->get_first = parlour_typed_form_get_first;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/forms/typed-form.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
  gtk_widget_class_bind_template_child (widget_class, ParlourTypedForm, remark);
  gtk_widget_class_bind_template_child (widget_class, ParlourTypedForm, offers_part);
  gtk_widget_class_bind_template_child (widget_class, ParlourTypedForm, offers_title);
  gtk_widget_class_bind_template_child (widget_class, ParlourTypedForm, offers);
  gtk_widget_class_bind_template_child (widget_class, ParlourTypedForm, card);
  gtk_widget_class_bind_template_child (widget_class, ParlourTypedForm, around);
  gtk_widget_class_bind_template_child (widget_class, ParlourTypedForm, keys);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_offer_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_search_left);
}

static void
parlour_typed_form_init (ParlourTypedForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->card, "finished", G_CALLBACK (on_finished), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->card, "complained", G_CALLBACK (parlour_page_complain), self, G_CONNECT_SWAPPED);
}
