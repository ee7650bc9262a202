/* colonia-trade-field.c: what a player changes into another currency
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-trade-field.h"

#include "colonia-letters.h"
#include "colonia-piece.h"
#include "colonia-terms.h"
#include "parlour-emblem.h"
#include "parlour-keys.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"

#include <glib/gi18n.h>

#define COIN_SIZE 26
#define SIZE_BESIDE_NUMBER 18

/* A player, the currency that is given and the one that is got. What the player has is shown
 * only with the cover lifted. */
struct _ColoniaTradeField {
  AdwBin parent_instance;

  ParlourEmblem *emblem;
  GtkLabel *name;
  GtkLabel *summary;
  GtkBox *from;
  GtkBox *to;
  ParlourCounter *amount;

  GtkToggleButton *buttons[2][COLONIA_N_CITIES]; /* those of what is given, then those of what is got */
  ColoniaPiece *coins[COLONIA_N_CITIES]; /* those of what is given */
  int cities[2]; /* what is given and what is got, or `COLONIA_NOBODY` */
  gboolean filling;
};

enum {
  CHANGED,
  ENTERED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ColoniaTradeField, colonia_trade_field, ADW_TYPE_BIN)

static void
show_summary (ColoniaTradeField *self)
{
  g_autoptr (TongueScope) scope = parlour_speak_in (GTK_WIDGET (self));
  ColoniaTrade trade;

  if (colonia_trade_field_get_trade (self, &trade) && trade.amount > 0)
    {
      g_autofree char *given = colonia_term_money (trade.from, trade.amount);
      g_autofree char *got = colonia_term_money (trade.to, trade.amount);
      /* Translators: money that a player changes; both %s are amounts of money. */
      g_autofree char *text = g_strdup_printf (_("gives %s for %s"), given, got);

      gtk_label_set_label (self->summary, text);
    }
  else
    /* Translators: stands under the name of a player. */
    gtk_label_set_label (self->summary, C_("exchange", "changes nothing"));
}

static void
changed (ColoniaTradeField *self)
{
  if (self->filling)
    return;

  show_summary (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
set_city (ColoniaTradeField *self,
          int                side,
          int                city)
{
  self->cities[side] = city;
  for (int i = 0; i < COLONIA_N_CITIES; i++)
    gtk_toggle_button_set_active (self->buttons[side][i], i == city);

  /* Who has said both means to change something. */
  if (!self->filling && self->cities[0] != COLONIA_NOBODY && self->cities[1] != COLONIA_NOBODY
      && parlour_counter_get_value (self->amount) == 0)
    parlour_counter_set_value (self->amount, 1);

  changed (self);
}

/* What was touched is taken back by touching it again. */
static void
on_coin_clicked (ColoniaTradeField *self,
                 GtkToggleButton   *button)
{
  for (int side = 0; side < 2; side++)
    for (int city = 0; city < COLONIA_N_CITIES; city++)
      if (self->buttons[side][city] == button)
        set_city (self, side, self->cities[side] == city ? COLONIA_NOBODY : city);
}

static void
on_enter (ColoniaTradeField *self)
{
  g_signal_emit (self, signals[ENTERED], 0);
}

static void
colonia_trade_field_class_init (ColoniaTradeFieldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /* Something was chosen or typed. */
  signals[CHANGED] = g_signal_new ("changed", COLONIA_TYPE_TRADE_FIELD, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* The keyboard's focus has come to it. */
  signals[ENTERED] = g_signal_new ("entered", COLONIA_TYPE_TRADE_FIELD, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (PARLOUR_TYPE_COUNTER);
  g_type_ensure (PARLOUR_TYPE_EMBLEM);
  g_type_ensure (PARLOUR_TYPE_WRAP_LAYOUT);
  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/relics/trade-field.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (show_summary));
  gtk_widget_class_bind_template_child (widget_class, ColoniaTradeField, emblem);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTradeField, name);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTradeField, summary);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTradeField, from);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTradeField, to);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTradeField, amount);
  gtk_widget_class_bind_template_callback (widget_class, changed);
  gtk_widget_class_bind_template_callback (widget_class, on_enter);
}

static void
tell_given (GtkWidget *button,
            int        city)
{
  /* Translators: a button; %s is a currency. */
  g_autofree char *label = g_strdup_printf (_("Give %s"), colonia_term_currency ((ColoniaCity) city));

  parlour_widget_set_tooltip (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
tell_got (GtkWidget *button,
          int        city)
{
  /* Translators: a button; %s is a currency. */
  g_autofree char *label = g_strdup_printf (_("Get %s"), colonia_term_currency ((ColoniaCity) city));

  parlour_widget_set_tooltip (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
tell_key (GtkWidget *keycap,
          int        city)
{
  g_autofree char *key = parlour_key_label (colonia_key_city (city));

  gtk_label_set_label (GTK_LABEL (keycap), key);
}

/* The keycap stands beside the coin, but must not make four buttons wider: when the cover is lifted
 * and a number stands on the other side, the coin is smaller; where that has two digits the keycap
 * may lie over the edge of the coin, but not on the number. */
static GtkWidget *
make_coin_content (GtkWidget  *coin,
                   ColoniaCity city)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *keycap = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                    "halign", GTK_ALIGN_START, "valign", GTK_ALIGN_CENTER, NULL);

  gtk_widget_add_css_class (keycap, "keycap");
  parlour_tell (keycap, tell_key, (int) city);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), coin);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), keycap);

  return overlay;
}

static void
add_coin (ColoniaTradeField *self,
          int                side,
          ColoniaCity        city)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *coin = colonia_piece_new (COLONIA_PIECE_MONEY, (int) city, 1);

  parlour_figure_set_size (PARLOUR_FIGURE (coin), COIN_SIZE);
  colonia_piece_set_spread (COLONIA_PIECE (coin), TRUE);
  gtk_widget_set_halign (coin, GTK_ALIGN_END);
  gtk_button_set_child (GTK_BUTTON (button), make_coin_content (coin, city));
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_set_focus_on_click (button, FALSE);
  parlour_tell (button, side == 0 ? tell_given : tell_got, (int) city);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_coin_clicked), self, G_CONNECT_SWAPPED);

  self->buttons[side][city] = GTK_TOGGLE_BUTTON (button);
  if (side == 0)
    self->coins[city] = COLONIA_PIECE (coin);
  gtk_box_append (side == 0 ? self->from : self->to, button);
}

static void
colonia_trade_field_init (ColoniaTradeField *self)
{
  self->cities[0] = self->cities[1] = COLONIA_NOBODY;

  gtk_widget_init_template (GTK_WIDGET (self));
  for (int side = 0; side < 2; side++)
    for (ColoniaCity city = 0; city < COLONIA_N_CITIES; city++)
      add_coin (self, side, city);
  parlour_counter_set_maximum (self->amount, COLONIA_MAX_TRADE);
  show_summary (self);
}

/* Makes a field that is nobody's yet. */
GtkWidget *
colonia_trade_field_new (void)
{
  return g_object_new (COLONIA_TYPE_TRADE_FIELD, NULL);
}

/* Shows whose field it is, in the language of that player, and what that player has, if that may
 * be seen. */
void
colonia_trade_field_show (ColoniaTradeField *self,
                          ParlourPage       *page,
                          int                seat)
{
  g_autoptr (TongueScope) scope = NULL;
  gboolean uncovered;
  const char *name;
  g_autofree char *title = NULL;

  g_return_if_fail (COLONIA_IS_TRADE_FIELD (self));
  g_return_if_fail (PARLOUR_IS_PAGE (page));

  scope = parlour_page_speak_to (page, GTK_WIDGET (self), seat);
  name = parlour_page_get_name (page, seat);
  uncovered = parlour_page_is_uncovered (page, seat);
  /* Translators: what is counted; %s is a player. */
  title = g_strdup_printf (_("How much %s changes"), name);

  parlour_emblem_set_color (self->emblem, (int) table_session_get_color (parlour_page_get_session (page), seat));
  gtk_label_set_label (self->name, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  parlour_counter_set_title (self->amount, title);

  for (int city = 0; city < COLONIA_N_CITIES; city++)
    {
      parlour_figure_set_size (PARLOUR_FIGURE (self->coins[city]), uncovered ? SIZE_BESIDE_NUMBER : COIN_SIZE);
      colonia_piece_set_spread (self->coins[city], !uncovered);
      colonia_piece_set_count (self->coins[city],
                               uncovered ? colonia_page_get_state (page)->players[seat].money.n[city] : 1);
    }
}

/* Marks the field that keys are for. */
void
colonia_trade_field_set_current (ColoniaTradeField *self,
                                 gboolean           current)
{
  g_return_if_fail (COLONIA_IS_TRADE_FIELD (self));

  parlour_widget_set_css_class (GTK_WIDGET (self), "turn", current);
}

/* Tells what the player changes. Returns `FALSE` as long as it is not known what is given or
 * got. */
gboolean
colonia_trade_field_get_trade (ColoniaTradeField *self,
                               ColoniaTrade      *trade)
{
  g_return_val_if_fail (COLONIA_IS_TRADE_FIELD (self), FALSE);
  g_return_val_if_fail (trade != NULL, FALSE);

  *trade = (ColoniaTrade) { 0 };
  trade->amount = parlour_counter_get_value (self->amount);
  if (trade->amount == 0)
    return TRUE;

  if (self->cities[0] == COLONIA_NOBODY || self->cities[1] == COLONIA_NOBODY)
    return FALSE;

  trade->from = (ColoniaCity) self->cities[0];
  trade->to = (ColoniaCity) self->cities[1];

  return TRUE;
}

/* Fills the field in. */
void
colonia_trade_field_set_trade (ColoniaTradeField  *self,
                               const ColoniaTrade *trade)
{
  g_return_if_fail (COLONIA_IS_TRADE_FIELD (self));
  g_return_if_fail (trade != NULL);

  self->filling = TRUE;
  parlour_counter_set_value (self->amount, trade->amount);
  set_city (self, 0, trade->amount > 0 ? (int) trade->from : COLONIA_NOBODY);
  set_city (self, 1, trade->amount > 0 ? (int) trade->to : COLONIA_NOBODY);
  self->filling = FALSE;

  changed (self);
}

/* Does what the key of a city does: the first one is given, the second got. */
void
colonia_trade_field_type_city (ColoniaTradeField *self,
                               ColoniaCity        city)
{
  g_return_if_fail (COLONIA_IS_TRADE_FIELD (self));
  g_return_if_fail (city < COLONIA_N_CITIES);

  if (self->cities[0] != COLONIA_NOBODY && self->cities[1] == COLONIA_NOBODY)
    {
      set_city (self, 1, (int) city);
      return;
    }

  set_city (self, 1, COLONIA_NOBODY);
  set_city (self, 0, (int) city);
}

/* Gets the number that says how much is changed. */
ParlourCounter *
colonia_trade_field_get_counter (ColoniaTradeField *self)
{
  g_return_val_if_fail (COLONIA_IS_TRADE_FIELD (self), NULL);

  return self->amount;
}

/* Finds what is pressed to choose a currency. */
GtkWidget *
colonia_trade_field_get_button (ColoniaTradeField *self,
                                gboolean           to,
                                ColoniaCity        city)
{
  g_return_val_if_fail (COLONIA_IS_TRADE_FIELD (self), NULL);
  g_return_val_if_fail (city < COLONIA_N_CITIES, NULL);

  return GTK_WIDGET (self->buttons[to ? 1 : 0][city]);
}
