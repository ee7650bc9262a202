/* visby-row.c: a player with the cards in hand, or with what a Merchant may change
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "visby-row.h"

#include "parlour-emblem.h"
#include "parlour-number-tile.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-why.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"
#include "visby-market.h"
#include "visby-pages.h"
#include "visby-sign.h"
#include "visby-words.h"

#include <glib/gi18n.h>

/* How large a card is, as figures are. */
#define CARD_SIZE 28
#define SMALL_SIZE 22

/* What the two sides of a seal card hold (SET-5). */
#define FRONT_OF_SEALS 15
#define BACK_OF_SEALS 30

/* What a player has, and what is to be chosen: cards, one of the offers of the market or, as long
 * as no rates are known, how many wares go and how many seals come. */
struct _VisbyRow {
  AdwBin parent_instance;

  int seat;
  int numbers[VISBY_MAX_WARES + 1]; /* what the buttons of offers stand for, in wares */

  ParlourEmblem *emblem;
  GtkLabel *name;
  ParlourWhy *seals;
  GtkLabel *missing;
  ParlourWhy *wares;
  GtkWidget *cards;
  GtkBox *offers;
  GtkWidget *figures;
  GtkWidget *signs[VISBY_N_CARDS][2]; /* of each card, the usual one and the small one */
  GtkLabel *names[VISBY_N_CARDS][2];
  ParlourNumberTile *given;
  ParlourNumberTile *brought;
};

enum {
  PRESSED,
  FILLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VisbyRow, visby_row, ADW_TYPE_BIN)

static void
set_name (GtkWidget  *button,
          const char *name)
{
  parlour_widget_set_tooltip (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* What is pressed is chosen by the page, which knows what else is. */
static void
on_clicked (VisbyRow  *self,
            GtkWidget *button)
{
  int place = parlour_widget_get_place (button);
  gboolean is_card = gtk_widget_get_visible (self->cards);

  g_signal_emit (self, signals[PRESSED], 0, is_card ? place : self->numbers[place]);
}

static GtkWidget *
make_button (VisbyRow  *self,
             GtkWidget *child)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), child);
  gtk_widget_add_css_class (button, "hand-card");
  gtk_widget_add_css_class (button, "low");
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_clicked), self, G_CONNECT_SWAPPED);

  return button;
}

/* A sign with the name beside it, and with what stands on the card; or where there is less room a
 * small one, with the name alone beside it or below. */
static GtkWidget *
make_face (VisbyRow      *self,
           int            card,
           gboolean       is_small,
           GtkSizeGroup **captions)
{
  GtkWidget *face = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *caption = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *sign = visby_sign_new (is_small ? SMALL_SIZE : CARD_SIZE);
  GtkWidget *name = gtk_label_new (NULL);

  g_object_set (name, "xalign", is_small ? 0.5 : 0., "justify", is_small ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT, "wrap", TRUE,
                "max-width-chars", 10, NULL);
  gtk_box_append (GTK_BOX (caption), name);
  gtk_widget_set_valign (caption, GTK_ALIGN_CENTER);
  if (is_small)
    {
      gtk_widget_set_layout_manager (face, g_object_new (PARLOUR_TYPE_WRAP_LAYOUT, "spacing", 4, "row-spacing", 0,
                                                         "centered", TRUE, NULL));
      gtk_widget_add_css_class (name, "small");
      gtk_widget_set_valign (face, GTK_ALIGN_CENTER);
    }
  else
    {
      GtkWidget *printed = gtk_label_new (visby_term_on_card ((VisbyCard) card));

      gtk_label_set_xalign (GTK_LABEL (printed), 0.f);
      gtk_widget_add_css_class (printed, "small");
      gtk_box_append (GTK_BOX (caption), printed);
      gtk_widget_add_css_class (caption, "hand-caption");
    }
  gtk_size_group_add_widget (captions[is_small], caption);
  gtk_widget_set_valign (sign, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (face), sign);
  gtk_box_append (GTK_BOX (face), caption);
  self->signs[card][is_small] = sign;
  self->names[card][is_small] = GTK_LABEL (name);

  return face;
}

static GtkWidget *
make_card (VisbyRow      *self,
           int            card,
           GtkSizeGroup **captions)
{
  GtkWidget *squeezer = adw_squeezer_new ();

  adw_squeezer_set_homogeneous (ADW_SQUEEZER (squeezer), FALSE);
  for (int is_small = FALSE; is_small <= TRUE; is_small++)
    adw_squeezer_add (ADW_SQUEEZER (squeezer), make_face (self, card, is_small, captions));

  return make_button (self, squeezer);
}

static void
on_figures_changed (VisbyRow *self)
{
  g_signal_emit (self, signals[FILLED], 0);
}

static ParlourNumberTile *
add_figure (VisbyRow *self)
{
  GtkWidget *tile = parlour_number_tile_new ("", "", NULL);

  parlour_counter_set_stepper (parlour_number_tile_get_counter (PARLOUR_NUMBER_TILE (tile)), TRUE);
  gtk_box_append (GTK_BOX (self->figures), tile);
  g_signal_connect_object (parlour_number_tile_get_counter (PARLOUR_NUMBER_TILE (tile)), "notify::value",
                           G_CALLBACK (on_figures_changed), self, G_CONNECT_SWAPPED);

  return PARLOUR_NUMBER_TILE (tile);
}

static void
visby_row_class_init (VisbyRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /* Somebody pressed a card, or the wares of an offer. */
  signals[PRESSED] = g_signal_new ("pressed", VISBY_TYPE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_INT);

  /* Somebody typed what a Merchant gives or gets. */
  signals[FILLED] = g_signal_new ("filled", VISBY_TYPE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (PARLOUR_TYPE_EMBLEM);
  g_type_ensure (PARLOUR_TYPE_STALLS);
  g_type_ensure (PARLOUR_TYPE_WHY);
  g_type_ensure (PARLOUR_TYPE_WRAP_LAYOUT);
  parlour_template_set (widget_class, RESOURCE_PATH "/games/visby/play/row.ui");
  gtk_widget_class_bind_template_child (widget_class, VisbyRow, emblem);
  gtk_widget_class_bind_template_child (widget_class, VisbyRow, name);
  gtk_widget_class_bind_template_child (widget_class, VisbyRow, seals);
  gtk_widget_class_bind_template_child (widget_class, VisbyRow, missing);
  gtk_widget_class_bind_template_child (widget_class, VisbyRow, wares);
  gtk_widget_class_bind_template_child (widget_class, VisbyRow, cards);
  gtk_widget_class_bind_template_child (widget_class, VisbyRow, offers);
  gtk_widget_class_bind_template_child (widget_class, VisbyRow, figures);
}

static void
visby_row_init (VisbyRow *self)
{
  g_autoptr (GtkSizeGroup) usual = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  g_autoptr (GtkSizeGroup) small = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  gtk_widget_init_template (GTK_WIDGET (self));
  for (int card = 0; card < VISBY_N_CARDS; card++)
    parlour_stalls_append (PARLOUR_STALLS (self->cards), make_card (self, card, (GtkSizeGroup *[]) { usual, small }));
  parlour_why_set_wraps (self->seals);
  self->given = add_figure (self);
  self->brought = add_figure (self);
}

GtkWidget *
visby_row_new (int seat)
{
  GtkWidget *self = g_object_new (VISBY_TYPE_ROW, NULL);

  VISBY_ROW (self)->seat = seat;

  return self;
}

/* Who it is, and where the two markers of that player stand */

/* Which side of the seal card lies up, and what is noted beside it. */
static char *
tell_seals (int seals)
{
  if (seals <= FRONT_OF_SEALS)
    return visby_term_seals (seals);
  if (seals <= BACK_OF_SEALS)
    /* Translators: %d are the seals of a player, then the space of the marker on the card for them, of which the back is up. */
    return g_strdup_printf (_("%d seals: turned, %d"), seals, seals);

  /* Translators: %d are the seals of a player, the most that the card for them holds, and how many are noted besides. */
  return g_strdup_printf (_("%d seals: turned, %d, and %d noted"), seals, BACK_OF_SEALS, seals - BACK_OF_SEALS);
}

static void
show_player (VisbyRow         *self,
             TableSession     *session,
             const VisbyState *state)
{
  const VisbyPlayer *player = &state->players[self->seat];
  int missing = MAX (state->end_seals - player->seals, 0);
  g_autofree char *seals = tell_seals (player->seals);
  /* Translators: %d are how many wares a player has, and how many can be had. */
  g_autofree char *wares = g_strdup_printf (_("%d of %d wares"), player->wares, VISBY_MAX_WARES);
  /* Translators: %d is how many seals a player needs yet to end the game. */
  g_autofree char *more = missing > 0 ? g_strdup_printf (ngettext ("%d missing", "%d missing", (gulong) missing), missing)
                                      : g_strdup (_("ends the game"));

  parlour_emblem_set_color (self->emblem, (int) table_session_get_color (session, self->seat));
  gtk_label_set_label (self->name, table_session_get_names (session)[self->seat]);
  parlour_why_show (self->seals, seals, session, VISBY_QUESTION_PLAYER, self->seat);
  parlour_why_show (self->wares, wares, session, VISBY_QUESTION_PLAYER, self->seat);
  gtk_label_set_label (self->missing, more);
}

/* What is chosen */

static void
show_cards (VisbyRow         *self,
            const VisbyState *state)
{
  gboolean covered = visby_covers_hands ();
  GtkWidget *button = gtk_widget_get_first_child (self->cards);

  for (int card = 0; card < VISBY_N_CARDS; card++)
    {
      gboolean spent = (state->players[self->seat].hand & VISBY_BIT (card)) == 0 && !covered;
      const char *name = visby_term_card ((VisbyCard) card);
      const char *printed = visby_term_on_card ((VisbyCard) card);
      /* Translators: %s are a card and what stands on it; it was played and is not in hand. */
      g_autofree char *text = spent ? g_strdup_printf (_("%s (%s), played"), name, printed)
                                    /* Translators: %s are a card and what stands on it; %d is the key for it. */
                                    : g_strdup_printf (_("%s (%s), key %d"), name, printed, card + 1);

      for (int is_small = FALSE; is_small <= TRUE; is_small++)
        {
          visby_sign_show (VISBY_SIGN (self->signs[card][is_small]), card, spent);
          gtk_label_set_label (self->names[card][is_small], name);
        }
      parlour_widget_set_css_class (button, "dim-label", spent);
      set_name (button, text);
      button = gtk_widget_get_next_sibling (button);
    }
}

static void
add_offer (VisbyRow        *self,
           const VisbyRate *offer)
{
  /* Translators: %d are wares and the seals that they bring, on a button. */
  g_autofree char *text = offer->wares > 0 ? g_strdup_printf (_("%d → %d"), offer->wares, offer->seals)
                                           /* Translators: a Merchant changes nothing; on a button. */
                                           : g_strdup (_("Nothing"));
  g_autofree char *told = offer->wares > 0 ? visby_term_exchange (offer->wares, offer->seals) : g_strdup (text);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *button = make_button (self, label);

  gtk_widget_add_css_class (label, "hand-value");
  gtk_box_append (self->offers, button);
  self->numbers[parlour_widget_get_place (button)] = offer->wares;
  set_name (button, told);
}

/* The most first: who plays a Merchant has waited for that. */
static void
show_offers (VisbyRow         *self,
             const VisbyState *state)
{
  VisbyRate offers[VISBY_MAX_WARES];
  int n = visby_market_list_offers (state, self->seat, offers);

  parlour_box_clear (self->offers);
  while (n > 0)
    add_offer (self, &offers[--n]);
  add_offer (self, &(VisbyRate) { .wares = 0 });
}

static void
show_figures (VisbyRow         *self,
              const VisbyState *state,
              gboolean          begins)
{
  parlour_number_tile_name (self->given, _("Wares given"), _("Wares that the Merchant gives"));
  parlour_number_tile_name (self->brought, _("Seals"), _("Seals that the Merchant gets"));
  parlour_counter_set_maximum (parlour_number_tile_get_counter (self->given), state->players[self->seat].wares);
  parlour_counter_set_maximum (parlour_number_tile_get_counter (self->brought), VISBY_MAX_SEALS);
  if (begins)
    visby_row_fill (self, 0, 0);
}

/* Shows how a player stands, with what is to be chosen; nothing of that is when a step begins. */
void
visby_row_show (VisbyRow    *self,
                ParlourPage *page,
                gboolean     begins)
{
  TableSession *session = parlour_page_get_session (page);
  const VisbyState *state = VISBY_STATE (parlour_page_get_state (page));
  gboolean trades = state->table.step == VISBY_STEP_TRADING;
  gboolean merchant = trades && visby_state_has_played (state, self->seat, VISBY_CARD_MERCHANT);

  show_player (self, session, state);
  gtk_widget_set_visible (self->cards, !trades);
  gtk_widget_set_visible (GTK_WIDGET (self->offers), merchant && state->n_rates > 0);
  gtk_widget_set_visible (self->figures, merchant && state->n_rates == 0);
  if (!trades)
    show_cards (self, state);
  else if (merchant && state->n_rates > 0)
    show_offers (self, state);
  else if (merchant)
    show_figures (self, state, begins);
}

/* Shows which cards are picked, as bits, or which offer is, by its wares, or TABLE_NOBODY; and
 * whether one is to be picked yet. */
void
visby_row_show_picked (VisbyRow *self,
                       int       picked,
                       gboolean  is_open)
{
  gboolean is_card = gtk_widget_get_visible (self->cards);
  GtkWidget *button = gtk_widget_get_first_child (is_card ? self->cards : GTK_WIDGET (self->offers));

  parlour_widget_set_css_class (gtk_widget_get_first_child (GTK_WIDGET (self)), "open", is_open);
  for (int i = 0; button != NULL; i++)
    {
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button),
                                    is_card ? (picked & VISBY_BIT (i)) != 0 : picked == self->numbers[i]);
      button = gtk_widget_get_next_sibling (button);
    }
}

/* Fills in what a Merchant gives and gets. */
void
visby_row_fill (VisbyRow *self,
                int       wares,
                int       seals)
{
  parlour_counter_set_value (parlour_number_tile_get_counter (self->given), wares);
  parlour_counter_set_value (parlour_number_tile_get_counter (self->brought), seals);
}

/* Tells what is filled in. */
void
visby_row_read (VisbyRow   *self,
                VisbyTrade *trade)
{
  *trade = (VisbyTrade) {
    .there = TRUE,
    .wares = parlour_counter_get_value (parlour_number_tile_get_counter (self->given)),
    .seals = parlour_counter_get_value (parlour_number_tile_get_counter (self->brought)),
  };
  trade->tells_seals = trade->seals > 0;
}

/* Whether figures are asked for, instead of a touch. */
gboolean
visby_row_is_filled (VisbyRow *self)
{
  return gtk_widget_get_visible (self->figures);
}

void
visby_row_take_focus (VisbyRow *self)
{
  gtk_widget_child_focus (gtk_widget_get_visible (self->cards) ? self->cards : GTK_WIDGET (self->offers),
                          GTK_DIR_TAB_FORWARD);
}
