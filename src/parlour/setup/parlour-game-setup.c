/* parlour-game-setup.c: what a game is to the page that begins games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-game-setup.h"

#include "parlour-collections.h"
#include "parlour-field-rows.h"
#include "parlour-seat.h"
#include "parlour-setup.h"

#include <glib/gi18n.h>

/* What is agreed before a game, made of its schema */

#define PARLOUR_TYPE_SETUP_FORM (parlour_setup_form_get_type ())

G_DECLARE_FINAL_TYPE (ParlourSetupForm, parlour_setup_form, PARLOUR, SETUP_FORM, ParlourSetup)

/* Rows for the options of any game, and for what its players start with. */
struct _ParlourSetupForm {
  ParlourSetup parent_instance;

  const TableGame *game;
  JsonObject *object; /* as the head of a record has it */
  GStrv names; /* by seat */
  int tracking; /* for which rows are shown */
  TableSetup *usual; /* what is agreed, and what is usual where nothing is said */
  TablePrinted *known[TABLE_MAX_CARD_KINDS]; /* what is offered of what is printed on this table's copy, or NULL */
  gboolean is_filled; /* whether it says what another game did, and nothing is offered in its place */
  ParlourFieldRows *rows;
};

G_DEFINE_FINAL_TYPE (ParlourSetupForm, parlour_setup_form, PARLOUR_TYPE_SETUP)

static TableTerms
make_terms (ParlourSetupForm *self)
{
  return (TableTerms) {
    .tracking = parlour_setup_get_tracking (PARLOUR_SETUP (self)),
    .n_players = (int) parlour_setup_get_seats (PARLOUR_SETUP (self))->len,
  };
}

static GStrv
list_names (ParlourSetupForm *self)
{
  GPtrArray *seats = parlour_setup_get_seats (PARLOUR_SETUP (self));
  GStrv names = g_new0 (char *, seats->len + 1);

  for (guint i = 0; i < seats->len; i++)
    names[i] = parlour_seat_tell_name (seats->pdata[i]);

  return names;
}

static TableSetup *
new_setup (ParlourSetupForm *self)
{
  const TableTerms terms = make_terms (self);
  TableSetup *setup = g_malloc0 (self->game->setup_size);

  setup->tracking = terms.tracking;
  setup->n_players = terms.n_players;
  self->game->init_setup (setup);

  return setup;
}

static gboolean
read_setup (ParlourSetupForm *self,
            TableSetup       *setup,
            GError          **error)
{
  const TableTerms terms = make_terms (self);
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), self->object);
  DocPlace place = doc_place_root (node);

  return table_fields_read (self->game->setup, &place, &terms, setup, error);
}

/* What is usual may depend on what else is agreed. */
static void
update_usual (ParlourSetupForm *self)
{
  g_autofree TableSetup *read = new_setup (self);

  if (!read_setup (self, read, NULL))
    {
      table_fields_clear (self->game->setup, read);
      return;
    }

  if (self->usual == NULL)
    self->usual = g_malloc0 (self->game->setup_size);
  table_fields_clear (self->game->setup, self->usual);
  memcpy (self->usual, read, self->game->setup_size);
  parlour_field_rows_set_usual (self->rows, self->usual);
}

static void
on_changed (ParlourSetupForm *self)
{
  update_usual (self);
  parlour_setup_changed (PARLOUR_SETUP (self));
}

/* What this table's copy of the game says */

/* Lets an object say what is known, as far as its fields have it, or no more of that. */
static void
say_known (const TableField *fields, /* NOLINT(misc-no-recursion) */
           JsonObject       *object,
           JsonObject       *known,
           gboolean          says)
{
  for (const TableField *field = fields; field->name != NULL; field++)
    if (*field->name == '\0')
      say_known (field->fields, object, known, says);
    else if (json_object_has_member (known, field->name) && says)
      json_object_set_member (object, field->name, json_object_dup_member (known, field->name));
    else if (json_object_has_member (known, field->name))
      json_object_remove_member (object, field->name);
}

static void
say_card (ParlourSetupForm   *self,
          const TablePrinted *card,
          gboolean            says)
{
  g_autoptr (JsonNode) node = table_printed_build (card);

  for (const TableField *field = self->game->setup; field->name != NULL; field++)
    if (field->kind == TABLE_STRUCT && field->shape == TABLE_ONE)
      {
        if (!json_object_has_member (self->object, field->name))
          json_object_set_object_member (self->object, field->name, json_object_new ());
        say_known (field->fields, json_object_get_object_member (self->object, field->name),
                   json_node_get_object (node), says);
      }
}

/* What was said last of a kind, of those that fit a table. */
static TablePrinted *
find_known (ParlourSetupForm *self,
            ParlourCards     *cards,
            int               kind)
{
  g_autoptr (GPtrArray) known = table_collection_list (parlour_cards_get_collection (cards), kind, NULL);
  g_autofree TableSetup *setup = new_setup (self);

  for (guint i = 0; i < known->len; i++)
    if (table_printed_fits (known->pdata[i], setup))
      return table_printed_copy (known->pdata[i]);

  return NULL;
}

/* What is offered stays, with what is changed of it, as long as nothing else is. What another game did stays, too,
 * when what is known has been read after it. */
static void
offer_known (ParlourSetupForm *self)
{
  ParlourCards *cards = parlour_collections_find (self->game);

  for (int kind = 0; cards != NULL && kind < table_printed_count_kinds (self->game); kind++)
    {
      g_autoptr (TablePrinted) before = g_steal_pointer (&self->known[kind]);

      self->known[kind] = find_known (self, cards, kind);
      if (before != NULL && self->known[kind] != NULL && table_printed_is_equal (before, self->known[kind]))
        continue;
      if (self->is_filled)
        continue;
      if (before != NULL)
        say_card (self, before, FALSE);
      if (self->known[kind] != NULL)
        say_card (self, self->known[kind], TRUE);
    }
  self->is_filled = self->is_filled && cards != NULL && !parlour_cards_get_loaded (cards);
}

/* What is typed stays as it is while rows are the same. */
static void
parlour_setup_form_show (ParlourSetup *setup)
{
  ParlourSetupForm *self = PARLOUR_SETUP_FORM (setup);
  const TableTerms terms = make_terms (self);
  g_auto (GStrv) names = list_names (self);

  if (self->names != NULL && self->tracking == terms.tracking
      && g_strv_equal ((const char *const *) self->names, (const char *const *) names))
    return;

  g_strfreev (self->names);
  self->names = g_steal_pointer (&names);
  self->tracking = terms.tracking;
  offer_known (self);
  update_usual (self);
  parlour_field_rows_show (self->rows, self->game->setup, &terms, (const char *const *) self->names, self->object);
}

/* What is known is read while the rows are shown already. */
static void
on_loaded (ParlourSetupForm *self)
{
  if (self->names == NULL)
    return;

  g_clear_pointer (&self->names, g_strfreev);
  parlour_setup_form_show (PARLOUR_SETUP (self));
  parlour_setup_changed (PARLOUR_SETUP (self));
}

static char *
parlour_setup_form_find_problem (ParlourSetup *setup)
{
  ParlourSetupForm *self = PARLOUR_SETUP_FORM (setup);
  g_autoptr (GError) error = NULL;
  g_autofree TableSetup *read = new_setup (self);

  if (!read_setup (self, read, &error))
    return g_strdup (error->message);

  table_fields_clear (self->game->setup, read);

  return NULL;
}

static void
parlour_setup_form_fill (ParlourSetup     *setup,
                         const TableSetup *other)
{
  ParlourSetupForm *self = PARLOUR_SETUP_FORM (setup);
  const TableTerms terms = { .tracking = other->tracking, .n_players = other->n_players };
  g_autoptr (JsonNode) node = table_fields_print (self->game->setup, &terms, other);

  g_clear_pointer (&self->object, json_object_unref);
  self->object = json_node_dup_object (node);
  self->is_filled = TRUE;
  g_clear_pointer (&self->names, g_strfreev);
}

static void
parlour_setup_form_make (ParlourSetup *setup,
                         TableSetup   *made)
{
  ParlourSetupForm *self = PARLOUR_SETUP_FORM (setup);

  self->game->init_setup (made);
  read_setup (self, made, NULL);
}

static void
parlour_setup_form_dispose (GObject *object)
{
  ParlourSetupForm *self = PARLOUR_SETUP_FORM (object);

  g_clear_pointer (&self->object, json_object_unref);
  g_clear_pointer (&self->names, g_strfreev);
  if (self->usual != NULL)
    table_fields_clear (self->game->setup, self->usual);
  g_clear_pointer (&self->usual, g_free);
  for (int kind = 0; kind < TABLE_MAX_CARD_KINDS; kind++)
    g_clear_pointer (&self->known[kind], table_printed_free);

  G_OBJECT_CLASS (parlour_setup_form_parent_class)->dispose (object);
}

static void
parlour_setup_form_class_init (ParlourSetupFormClass *klass)
{
  ParlourSetupClass *setup_class = PARLOUR_SETUP_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_setup_form_dispose;
  setup_class->show = parlour_setup_form_show;
  setup_class->find_problem = parlour_setup_form_find_problem;
  setup_class->fill = parlour_setup_form_fill;
  setup_class->make = parlour_setup_form_make;
}

static void
parlour_setup_form_init (ParlourSetupForm *self)
{
  self->object = json_object_new ();
  self->rows = PARLOUR_FIELD_ROWS (parlour_field_rows_new ());
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->rows));
  g_signal_connect_object (self->rows, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
}

/* Makes rows for what its documents say of options and start. */
static ParlourSetup *
parlour_setup_form_new (const TableGame *game)
{
  ParlourSetupForm *self = g_object_new (PARLOUR_TYPE_SETUP_FORM, NULL);

  g_return_val_if_fail (game != NULL, NULL);

  self->game = game;
  if (parlour_collections_find (game) != NULL)
    g_signal_connect_object (parlour_collections_find (game), "loaded", G_CALLBACK (on_loaded), self, G_CONNECT_SWAPPED);
  parlour_field_rows_set_game (self->rows, game);

  return PARLOUR_SETUP (self);
}

/* Lists how much can be kept track of. Returns a list, or `NULL` if there is nothing to choose. */
const ParlourTracking *
parlour_game_setup_list_trackings (const TableGame *game)
{
  const ParlourGameSetup *setup;

  g_return_val_if_fail (game != NULL, NULL);

  setup = parlour_game_find (game)->setup;

  return setup != NULL ? setup->trackings : NULL;
}

/* Tells who sits first, in the language that is spoken. Returns that, or `NULL` if the rules do
 * not say it. */
const char *
parlour_game_setup_tell_first (const TableGame *game)
{
  const ParlourGameSetup *setup;

  g_return_val_if_fail (game != NULL, NULL);

  setup = parlour_game_find (game)->setup;

  return setup != NULL && setup->first_seat != NULL ? _(setup->first_seat) : NULL;
}

/* Makes what is asked before it begins. */
ParlourSetup *
parlour_game_setup_make (const TableGame *game)
{
  const ParlourGameSetup *setup;

  g_return_val_if_fail (game != NULL, NULL);

  setup = parlour_game_find (game)->setup;

  return setup != NULL && setup->make != NULL ? setup->make () : parlour_setup_form_new (game);
}
