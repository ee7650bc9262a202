/* colonia-around.c: what lies already where a card comes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-around.h"

#include "colonia-piece.h"
#include "colonia-relic-card.h"
#include "colonia-session.h"
#include "colonia-ship-sketch.h"
#include "colonia-terms.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

#define COIN_SIZE 20

/* Where there is less room than this, relics are lines of a few numbers. */
#define ROOM_FOR_CARDS 400

/* Berths */

/* What a berth shows. */
typedef struct {
  ColoniaShip ship;
  gboolean is_next;
} Berth;

static G_DEFINE_QUARK (colonia-around-berth, berth)

static void
tell_number (GtkWidget *label,
             int        berth)
{
  /* Translators: %s is the number of a berth, from I to IV. */
  g_autofree char *title = g_strdup_printf (_("Berth %s"), colonia_term_berth (berth));

  gtk_label_set_label (GTK_LABEL (label), title);
}

static void
tell_free (GtkWidget *label,
           int        is_next)
{
  gtk_label_set_label (GTK_LABEL (label), is_next
                                            /* Translators: said of a berth. */
                                            ? _("The next ship comes here")
                                            /* Translators: said of a berth where no ship lies. */
                                            : C_("berth", "free"));
}

static GtkWidget *
make_berth (int berth)
{
  g_autofree char *id = g_strdup_printf ("berth-%d", berth + 1);
  GtkWidget *tile = g_object_new (ADW_TYPE_BIN, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "name", id, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *number = g_object_new (GTK_TYPE_LABEL, "xalign", 0., NULL);

  gtk_widget_add_css_class (tile, "card");
  gtk_widget_add_css_class (tile, "berth-tile");
  gtk_widget_add_css_class (number, "caption");
  gtk_widget_add_css_class (number, "dim-label");
  parlour_tell (number, tell_number, berth);
  gtk_box_append (GTK_BOX (box), number);
  gtk_box_append (GTK_BOX (box), adw_bin_new ());
  adw_bin_set_child (ADW_BIN (tile), box);

  return tile;
}

/* Below its number lies the ship of a berth, or stands whether the next one comes there. */
static void
show_berth (GtkWidget   *tile,
            const Berth *berth)
{
  const Berth *shown = g_object_get_qdata (G_OBJECT (tile), berth_quark ());
  GtkWidget *place = gtk_widget_get_last_child (adw_bin_get_child (ADW_BIN (tile)));
  GtkWidget *free = NULL;

  if (shown != NULL && memcmp (shown, berth, sizeof *berth) == 0)
    return;

  g_object_set_qdata_full (G_OBJECT (tile), berth_quark (), g_memdup2 (berth, sizeof *berth), g_free);
  if (!berth->ship.present)
    {
      free = g_object_new (GTK_TYPE_LABEL, "vexpand", TRUE, "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER, NULL);
      gtk_widget_add_css_class (free, "dim-label");
      parlour_tell (free, tell_free, berth->is_next);
    }
  adw_bin_set_child (ADW_BIN (place), free != NULL ? free : colonia_ship_sketch_new (&berth->ship));
  /* Not the frame of what is filled in, which is on a hold. */
  parlour_widget_set_css_class (tile, "next", berth->is_next);
}

/* Makes the berths of the harbour. */
GtkWidget *
colonia_around_new_berths (void)
{
  GtkWidget *berths = g_object_new (PARLOUR_TYPE_STALLS, "min-columns", COLONIA_N_BERTHS, "max-columns", COLONIA_N_BERTHS,
                                    "spacing", 8, "vexpand", FALSE, NULL);

  for (int berth = 0; berth < COLONIA_N_BERTHS; berth++)
    parlour_stalls_append (PARLOUR_STALLS (berths), make_berth (berth));

  return berths;
}

/* Shows the ships that lie there, and where the next one comes. */
void
colonia_around_show_berths (GtkWidget    *berths,
                            TableSession *session)
{
  const ColoniaState *state = colonia_session_get_state (session);
  const int next = colonia_state_find_free_berth (state);

  for (int i = 0; i < COLONIA_N_BERTHS; i++)
    {
      const Berth berth = { .ship = state->berths[i], .is_next = i == next };

      show_berth (parlour_widget_get_nth (berths, i), &berth);
    }
}

/* Relics */

/* Tells in words what is printed on a relic card. */
char *
colonia_around_describe_chip (const ColoniaEvent *event)
{
  g_autofree char *price = colonia_term_money (event->relic.city, event->relic.cost);

  if (event->relic.shrine)
    /* Translators: the first %s is a city, the second an amount of money. */
    return g_strdup_printf (_("Shrine of %s for %s"), colonia_term_city (event->relic.city), price);

  /* Translators: the first %s is a city, the second an amount of money, %d the points of a relic. */
  return g_strdup_printf (ngettext ("Relic of %s for %s, %d point", "Relic of %s for %s, %d points",
                                    (gulong) event->relic.points),
                          colonia_term_city (event->relic.city), price, event->relic.points);
}

/* Makes what is printed on a relic card, in one line. */
GtkWidget *
colonia_around_new_chip (const ColoniaEvent *event)
{
  g_autofree char *points = g_strdup_printf ("%d", event->relic.points);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *worth = event->relic.shrine ? g_object_new (GTK_TYPE_IMAGE, "icon-name", "colonia-shrine-symbolic",
                                                         "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL)
                                         : gtk_label_new (points);

  if (!event->relic.shrine)
    {
      gtk_widget_add_css_class (worth, "title-4");
      gtk_widget_add_css_class (worth, "numeric");
    }
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), worth);
  gtk_box_append (GTK_BOX (box), g_object_new (COLONIA_TYPE_PIECE, "kind", COLONIA_PIECE_MONEY, "which", (int) event->relic.city,
                                               "count", event->relic.cost, "size", COIN_SIZE, NULL));

  return box;
}

/* A place whose card was bought has none, and keeps its width. */
static GtkWidget *
make_chip (const ColoniaCard *card)
{
  g_autofree char *description = NULL;
  GtkWidget *chip = g_object_new (ADW_TYPE_BIN, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_RELIC);
  event.relic.city = card->city;
  event.relic.cost = card->cost;
  event.relic.points = card->points;
  event.relic.shrine = card->shrine;
  description = colonia_around_describe_chip (&event);
  adw_bin_set_child (ADW_BIN (chip), colonia_around_new_chip (&event));
  gtk_widget_add_css_class (chip, "card");
  gtk_widget_add_css_class (chip, "relic-chip");
  gtk_widget_set_opacity (chip, card->present ? 1. : 0.);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);

  return chip;
}

static void
tell_title (GtkWidget *label,
            int        which)
{
  /* Translators: The relic cards that lie face up. */
  gtk_label_set_label (GTK_LABEL (label), _("On display"));
}

/* Makes what lies on display. */
GtkWidget *
colonia_around_new_display (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *title = parlour_label_new_wrapped (NULL);
  GtkWidget *squeezer = g_object_new (ADW_TYPE_SQUEEZER, "homogeneous", FALSE, NULL);
  GtkWidget *cards = g_object_new (PARLOUR_TYPE_STALLS, "width-request", ROOM_FOR_CARDS, "min-columns", 3, "max-columns", 10,
                                   "share", 5, "spacing", 8, NULL);
  GtkWidget *chips = g_object_new (PARLOUR_TYPE_STALLS, "max-columns", 5, "spacing", 4, NULL);

  parlour_tell (title, tell_title, 0);
  gtk_widget_add_css_class (title, "heading");
  adw_squeezer_add (ADW_SQUEEZER (squeezer), cards);
  adw_squeezer_add (ADW_SQUEEZER (squeezer), chips);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), squeezer);
  g_object_set_data (G_OBJECT (box), "cards", cards);
  g_object_set_data (G_OBJECT (box), "chips", chips);

  return box;
}

/* Shows what lies on display, and the same in lines of a few numbers where there is little room. */
void
colonia_around_show_display (GtkWidget    *display,
                             TableSession *session)
{
  const ColoniaState *state = colonia_session_get_state (session);
  GtkWidget *cards = g_object_get_data (G_OBJECT (display), "cards");
  GtkWidget *chips = g_object_get_data (G_OBJECT (display), "chips");

  parlour_widget_clear (chips);
  for (int n = parlour_widget_keep_first (cards, state->n_display); n < state->n_display; n++)
    parlour_stalls_append (PARLOUR_STALLS (cards), colonia_relic_card_new ());
  for (int slot = 0; slot < state->n_display; slot++)
    {
      colonia_relic_card_set_card (COLONIA_RELIC_CARD (parlour_widget_get_nth (cards, slot)), &state->display[slot]);
      parlour_stalls_append (PARLOUR_STALLS (chips), make_chip (&state->display[slot]));
    }
  gtk_widget_set_visible (display, state->n_display > 0);
}
