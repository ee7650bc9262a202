/* colonia-setup-form.c: what is agreed before a game of Colonia
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-setup-form.h"

#include "bag.h"
#include "colonia-setup.h"
#include "colonia-start-card.h"
#include "colonia-terms.h"
#include "dice.h"
#include "parlour-actions.h"
#include "parlour-field-rows.h"
#include "parlour-settings.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* What everybody starts with, and what a stained glass window is worth. */
struct _ColoniaSetupForm {
  ParlourSetup parent_instance;

  gboolean by_app; /* who draws */
  JsonObject *options; /* as the head of a record has them */
  ColoniaSetup usual; /* what is usual as long as nobody says anything else */

  GtkWidget *start_section;
  GtkWidget *start_hint;
  ParlourFieldRows *rows; /* of the options */
  GtkToggleButton *app_button;
  GtkToggleButton *table_button;
  GtkWidget *draw_button;
  GtkLabel *draw_hint;
  GtkLabel *draw_problem;
  GtkBox *start_box;
};

G_DEFINE_FINAL_TYPE (ColoniaSetupForm, colonia_setup_form, PARLOUR_TYPE_SETUP)

/* Seats */

static int
get_n_seats (ColoniaSetupForm *self)
{
  GPtrArray *seats = parlour_setup_get_seats (PARLOUR_SETUP (self));

  return seats != NULL ? (int) seats->len : 0;
}

static ParlourSeat *
get_seat (ColoniaSetupForm *self,
          int               place)
{
  return g_ptr_array_index (parlour_setup_get_seats (PARLOUR_SETUP (self)), place);
}

static ColoniaStart *
get_start (ColoniaSetupForm *self,
           int               place)
{
  return colonia_start_get (get_seat (self, place));
}

static gboolean
is_full (ColoniaSetupForm *self)
{
  return parlour_setup_get_tracking (PARLOUR_SETUP (self)) == COLONIA_TRACKING_FULL;
}

/* Drawing (SET-3) */

static TableBundle
fill_bag (ColoniaSetupForm *self)
{
  TableBundle bag = { 0 };

  for (int i = 0; i < (int) COLONIA_N_RESOURCES; i++)
    bag.n[i] = COLONIA_RESOURCES_EACH;

  for (int i = 0; i < get_n_seats (self); i++)
    {
      const TableBundle *drawn = &get_start (self, i)->bundles[COLONIA_PIECE_RESOURCE];

      for (int kind = 0; kind < (int) COLONIA_N_RESOURCES; kind++)
        bag.n[kind] = MAX (bag.n[kind] - drawn->n[kind], 0);
    }

  return bag;
}

static void
draw_for (ColoniaSetupForm *self,
          ColoniaStart     *start)
{
  const int die = dice_roll (COLONIA_DIE_SIDES);
  TableBundle bag;

  start->bundles[COLONIA_PIECE_RESOURCE] = (TableBundle) { 0 };
  bag = fill_bag (self);
  start->bundles[COLONIA_PIECE_RESOURCE] = bag_draw (&bag, COLONIA_START_RESOURCES);

  /* After a 6 the player may choose; until then it is any, so that the game
   * need not wait for that. */
  start->bundles[COLONIA_PIECE_GOOD] = (TableBundle) { 0 };
  start->bundles[COLONIA_PIECE_GOOD].n[die == COLONIA_DIE_SIDES ? dice_roll (COLONIA_N_GOODS) - 1 : die - 1] = 1;
  start->die = die;
}

static void
tell_starts (ColoniaSetupForm *self)
{
  for (GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self->start_box)); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    colonia_start_card_tell (COLONIA_START_CARD (card));
  parlour_setup_changed (PARLOUR_SETUP (self));
}

static void
show_draws (ColoniaSetupForm *self)
{
  gtk_toggle_button_set_active (self->app_button, self->by_app);
  gtk_toggle_button_set_active (self->table_button, !self->by_app);
  gtk_widget_set_visible (self->draw_button, self->by_app);
  gtk_label_set_label (self->draw_hint,
                       self->by_app
                         ? _("The app has drawn 4 resources for everybody, and rolled the die for a good. "
                             "Each player opens their line in secret, and takes those pieces.")
                         : _("As usual, each player draws 4 resources and rolls the die for a good, and enters them below."));
}

static void
set_by_app (ColoniaSetupForm *self,
            gboolean          by_app)
{
  if (self->by_app == by_app)
    return;

  self->by_app = by_app;
  for (int i = 0; i < get_n_seats (self); i++)
    colonia_start_swap_draws (get_start (self, i));

  /* Who came while the table drew has nothing yet. */
  for (int i = 0; by_app && i < get_n_seats (self); i++)
    if (get_start (self, i)->die == 0)
      draw_for (self, get_start (self, i));

  show_draws (self);
  tell_starts (self);
}

/* Translates what is wrong with the resources, or returns NULL. They come out
 * of the bag and must have been there (SET-5). */
static char *
find_draw_problem (ColoniaSetupForm *self)
{
  for (int kind = 0; kind < (int) COLONIA_N_RESOURCES; kind++)
    {
      int total = 0;

      for (int i = 0; i < get_n_seats (self); i++)
        total += get_start (self, i)->bundles[COLONIA_PIECE_RESOURCE].n[kind];

      if (total > COLONIA_RESOURCES_EACH)
        {
          g_autofree char *resources = colonia_term_resources ((ColoniaResource) kind, total);

          /* Translators: %s is a number of resources, e.g. “19 linen”, %d how many there are at all. */
          return g_strdup_printf (_("Together the players have %s, but the bag holds only %d."),
                                  resources, COLONIA_RESOURCES_EACH);
        }
    }

  return NULL;
}

/* Cards of what everybody starts with, in the order of the seats */

static GtkWidget *
get_card (ColoniaSetupForm *self,
          int               place)
{
  return parlour_widget_get_nth (GTK_WIDGET (self->start_box), place);
}

static GtkWidget *
find_card (ColoniaSetupForm *self,
           ParlourSeat      *seat)
{
  GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self->start_box));

  while (card != NULL && parlour_seated_get_seat (PARLOUR_SEATED (card)) != seat)
    card = gtk_widget_get_next_sibling (card);

  return card;
}

static GtkWidget *
add_card (ColoniaSetupForm *self,
          ParlourSeat      *seat)
{
  ColoniaStart *start = colonia_start_get (seat);
  GtkWidget *card;

  if (self->by_app && start->die == 0)
    draw_for (self, start);
  card = colonia_start_card_new (seat);
  g_signal_connect_object (card, "changed", G_CALLBACK (parlour_setup_changed), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->start_box, card);

  return card;
}

static void
show_cards (ColoniaSetupForm *self)
{
  GtkWidget *last = NULL;
  GtkWidget *card;

  for (int i = 0; i < get_n_seats (self); i++)
    {
      card = find_card (self, get_seat (self, i));
      if (card == NULL)
        card = add_card (self, get_seat (self, i));
      gtk_box_reorder_child_after (self->start_box, card, last);
      last = card;
    }

  while ((card = last != NULL ? gtk_widget_get_next_sibling (last) : NULL) != NULL)
    gtk_box_remove (self->start_box, card);
}

/* What else is agreed */

static TableTerms
make_terms (ColoniaSetupForm *self)
{
  return (TableTerms) { .tracking = parlour_setup_get_tracking (PARLOUR_SETUP (self)), .n_players = get_n_seats (self) };
}

/* What is chosen stays, and what is not is as usual for as many players. */
static void
show_options (ColoniaSetupForm *self)
{
  static const char *const nobody[COLONIA_MAX_PLAYERS + 1] = { NULL };
  const TableTerms terms = make_terms (self);

  if (self->usual.tracking == (guint) terms.tracking && self->usual.n_players == terms.n_players)
    return;

  self->usual = (ColoniaSetup) { .tracking = terms.tracking, .n_players = terms.n_players };
  colonia_setup_init (&self->usual.table);
  parlour_field_rows_set_usual (self->rows, &self->usual);
  parlour_field_rows_show (self->rows, colonia_setup_options, &terms, nobody, self->options);
}

/* What the page asks */

static void
colonia_setup_form_show (ParlourSetup *setup)
{
  ColoniaSetupForm *self = COLONIA_SETUP_FORM (setup);

  show_cards (self);
  gtk_widget_set_visible (self->start_section, is_full (self));
  gtk_widget_set_visible (self->start_hint, !is_full (self));
  show_options (self);
  show_draws (self);
}

static char *
colonia_setup_form_find_problem (ParlourSetup *setup)
{
  ColoniaSetupForm *self = COLONIA_SETUP_FORM (setup);
  char *problem = is_full (self) ? find_draw_problem (self) : NULL;

  parlour_label_say (self->draw_problem, problem);

  return problem;
}

/* Whose draw at the table nobody has entered. */
static char *
colonia_setup_form_list_missing (ParlourSetup *setup)
{
  ColoniaSetupForm *self = COLONIA_SETUP_FORM (setup);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  if (!is_full (self) || self->by_app)
    return NULL;

  for (int i = 0; i < get_n_seats (self); i++)
    {
      ParlourSeat *seat = get_seat (self, i);

      if (!colonia_start_is_drawn (colonia_start_get (seat)))
        g_ptr_array_add (names, parlour_seat_tell_name (seat));
    }

  if (names->len == 0)
    return NULL;

  list = text_list (names);

  /* Translators: %s is a list of players, who draw resources and roll for a good before the game. */
  return g_strdup_printf (_("What was drawn and rolled at the table is not entered yet for: %s"), list);
}

/* Whose line it is opens it: others may look on. */
static void
colonia_setup_form_go_to_missing (ParlourSetup *setup)
{
  ColoniaSetupForm *self = COLONIA_SETUP_FORM (setup);
  GtkWidget *card;
  int i = 0;

  while (i < get_n_seats (self) && colonia_start_is_drawn (get_start (self, i)))
    i++;
  if (i == get_n_seats (self))
    return;

  card = get_card (self, i);
  gtk_widget_child_focus (card, GTK_DIR_TAB_FORWARD);
  parlour_widget_scroll_to (card);
}

static void
colonia_setup_form_fill (ParlourSetup     *setup,
                         const TableSetup *other)
{
  ColoniaSetupForm *self = COLONIA_SETUP_FORM (setup);
  const TableTerms terms = { .tracking = other->tracking, .n_players = other->n_players };
  g_autoptr (JsonNode) node = table_fields_print (colonia_setup_options, &terms, other);

  json_object_unref (self->options);
  self->options = json_node_dup_object (node);
  self->usual.n_players = 0;
}

static void
colonia_setup_form_make (ParlourSetup *setup,
                         TableSetup   *made)
{
  ColoniaSetupForm *self = COLONIA_SETUP_FORM (setup);
  ColoniaSetup *colonia = (ColoniaSetup *) (void *) made;
  const TableTerms terms = make_terms (self);
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), self->options);
  const DocPlace place = doc_place_root (node);

  colonia_setup_init (made);
  table_fields_read (colonia_setup_options, &place, &terms, colonia, NULL);
  if (!is_full (self))
    colonia->family_members = colonia_default_family_members (colonia->n_players);
  for (int i = 0; is_full (self) && i < colonia->n_players; i++)
    {
      const TableBundle *bundles = get_start (self, i)->bundles;

      colonia->start[i].money = bundles[COLONIA_PIECE_MONEY];
      colonia->start[i].resources = bundles[COLONIA_PIECE_RESOURCE];
      colonia->start[i].goods = bundles[COLONIA_PIECE_GOOD];
    }
}

/* Actions */

static void
choose_drawer (ColoniaSetupForm *self,
               const char       *action,
               GVariant         *parameter)
{
  set_by_app (self, g_variant_get_boolean (parameter));
}

static void
draw (ColoniaSetupForm *self)
{
  for (int i = 0; i < get_n_seats (self); i++)
    get_start (self, i)->bundles[COLONIA_PIECE_RESOURCE] = (TableBundle) { 0 };
  for (int i = 0; i < get_n_seats (self); i++)
    draw_for (self, get_start (self, i));
  tell_starts (self);
}

/* Rows are told anew. */
static void
tell (ColoniaSetupForm *self)
{
  self->usual.n_players = 0;
  if (parlour_setup_get_seats (PARLOUR_SETUP (self)) != NULL)
    colonia_setup_form_show (PARLOUR_SETUP (self));
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/play/setup-form.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
  gtk_widget_class_bind_template_child (widget_class, ColoniaSetupForm, start_section);
  gtk_widget_class_bind_template_child (widget_class, ColoniaSetupForm, start_hint);
  gtk_widget_class_bind_template_child (widget_class, ColoniaSetupForm, rows);
  gtk_widget_class_bind_template_child (widget_class, ColoniaSetupForm, app_button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaSetupForm, table_button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaSetupForm, draw_button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaSetupForm, draw_hint);
  gtk_widget_class_bind_template_child (widget_class, ColoniaSetupForm, draw_problem);
  gtk_widget_class_bind_template_child (widget_class, ColoniaSetupForm, start_box);
  gtk_widget_class_bind_template_callback (widget_class, parlour_setup_changed);
}

static void
colonia_setup_form_finalize (GObject *object)
{
  json_object_unref (COLONIA_SETUP_FORM (object)->options);

  G_OBJECT_CLASS (colonia_setup_form_parent_class)->finalize (object);
}

static const ParlourAction actions[] = {
  /* Chooses who draws what everybody starts with. */
  { "start.draw-by-app", "b", G_CALLBACK (choose_drawer) },
  { "start.draw", NULL, G_CALLBACK (draw) },
};

static void
colonia_setup_form_class_init (ColoniaSetupFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ParlourSetupClass *setup_class = PARLOUR_SETUP_CLASS (klass);

  setup_class->show = colonia_setup_form_show;
  setup_class->find_problem = colonia_setup_form_find_problem;
  setup_class->list_missing = colonia_setup_form_list_missing;
  setup_class->go_to_missing = colonia_setup_form_go_to_missing;
  setup_class->fill = colonia_setup_form_fill;
  setup_class->make = colonia_setup_form_make;

  G_OBJECT_CLASS (klass)->finalize = colonia_setup_form_finalize;
  bind_template (widget_class);
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));
}

static ParlourSetup *
make_form (void)
{
  return g_object_new (COLONIA_TYPE_SETUP_FORM, NULL);
}

static void
colonia_setup_form_init (ColoniaSetupForm *self)
{
  self->options = json_object_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_button_wrap (GTK_BUTTON (self->app_button));
  parlour_button_wrap (GTK_BUTTON (self->table_button));
  parlour_field_rows_set_game (self->rows, &colonia_game);
  self->by_app = g_settings_get_enum (parlour_settings_get (), "dice") == 0;
}

static const ParlourTracking trackings[] = {
  { "kontor-member-symbolic", N_("Everything"),
    N_("Members, resources, goods and money too: whatever the rules forbid is told beforehand, and the points add up by "
       "themselves.") },
  { "kontor-council-symbolic", N_("The essentials"),
    N_("Votes, the player order, contracts and ships; what lies behind screens stays there and is counted at the end.") },
  { "kontor-crown-symbolic", N_("Only the score"),
    N_("The game is played without the app, which lights the windows and finds the winner at the end.") },
  { NULL },
};

const ParlourGameSetup colonia_game_setup = { trackings, make_form };
