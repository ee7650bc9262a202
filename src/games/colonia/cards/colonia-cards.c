/* colonia-cards.c: what Colonia is to the cards that are known of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-cards.h"

#include "colonia-around.h"
#include "colonia-letters.h"
#include "colonia-printed.h"
#include "colonia-relic-card.h"
#include "colonia-session.h"
#include "colonia-ship-sketch.h"
#include "colonia-terms.h"
#include "colonia-week-sketch.h"
#include "parlour-keys.h"
#include "parlour-offers.h"
#include "parlour-widgets.h"
#include "text-words.h"

#include <glib/gi18n.h>

static char *
tell_count (int   kind,
            guint n)
{
  switch ((ColoniaPrintedKind) kind)
    {
    case COLONIA_PRINTED_SHIP:
      return g_strdup_printf (ngettext ("%u ship", "%u ships", n), n);

    case COLONIA_PRINTED_RELIC:
      return g_strdup_printf (ngettext ("%u relic", "%u relics", n), n);

    case COLONIA_PRINTED_WEEK:
      return g_strdup_printf (ngettext ("%u week card", "%u week cards", n), n);

    case COLONIA_PRINTED_EDICT:
      return g_strdup_printf (ngettext ("%u edict", "%u edicts", n), n);

    case COLONIA_N_PRINTED:
    default:
      g_return_val_if_reached (NULL);
    }
}

/* Pictures */

static GtkWidget *
draw_ship (const ColoniaPrinted *card)
{
  const ColoniaShip ship = colonia_ship_sketch_make_ship (&card->event);

  return colonia_ship_sketch_new (&ship);
}

static GtkWidget *
draw_relic (const ColoniaPrinted *card)
{
  const ColoniaCard shown = {
    .present = TRUE,
    .city = card->event.relic.city,
    .cost = card->event.relic.cost,
    .points = card->event.relic.points,
    .shrine = card->event.relic.shrine,
    .safeguard = COLONIA_NOBODY,
  };
  GtkWidget *relic = colonia_relic_card_new ();

  colonia_relic_card_set_card (COLONIA_RELIC_CARD (relic), &shown);

  return relic;
}

static void
append_label (GtkWidget  *box,
              const char *text,
              const char *css_class)
{
  GtkWidget *label = parlour_label_new_wrapped (text);

  gtk_label_set_max_width_chars (GTK_LABEL (label), 28);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
}

static GtkWidget *
draw_week (const ColoniaPrinted *card)
{
  return colonia_week_sketch_new (&card->week, TRUE);
}

/* Below what it says stands the day, which is told. */
static GtkWidget *
write_edict (const ColoniaPrinted *card)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  append_label (box, card->edict.text, "heading");
  append_label (box, "", "dim-label");

  return box;
}

static GtkWidget *
draw (const TablePrinted *card)
{
  static GtkWidget *(*const pictures[COLONIA_N_PRINTED]) (const ColoniaPrinted *card) = {
    [COLONIA_PRINTED_SHIP] = draw_ship, [COLONIA_PRINTED_RELIC] = draw_relic, [COLONIA_PRINTED_WEEK] = draw_week,
    [COLONIA_PRINTED_EDICT] = write_edict,
  };

  return pictures[card->kind] (COLONIA_PRINTED (card));
}

static char *
tell_day (const ColoniaPrinted *card)
{
  return text_begin (colonia_term_voting_day (card->edict.day));
}

static void
tell (GtkWidget          *picture,
      const TablePrinted *card)
{
  g_autofree char *day = NULL;

  if (card->kind != COLONIA_PRINTED_EDICT)
    return;

  day = tell_day (COLONIA_PRINTED (card));
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (picture)), day);
}

/* Words */

static char *
describe_ship (const ColoniaPrinted *card)
{
  const ColoniaShip ship = colonia_ship_sketch_make_ship (&card->event);

  return colonia_ship_sketch_describe (&ship);
}

static char *
describe_relic (const ColoniaPrinted *card)
{
  g_autoptr (GtkWidget) relic = g_object_ref_sink (draw_relic (card));

  return colonia_relic_card_describe (COLONIA_RELIC_CARD (relic));
}

static char *
describe_week (const ColoniaPrinted *card)
{
  g_autofree char *numbers = colonia_week_sketch_describe (&card->week, TRUE);

  /* Translators: %s are the numbers that are printed on a week card. */
  return g_strdup_printf (_("Week card: %s"), numbers);
}

static char *
describe_edict (const ColoniaPrinted *card)
{
  g_autofree char *day = tell_day (card);

  /* Translators: an edict; the first %s is the day of the vote on it, the second is what it says. */
  return g_strdup_printf (_("%s: “%s”"), day, card->edict.text);
}

static char *
describe (const TablePrinted *card)
{
  static char *(*const words[COLONIA_N_PRINTED]) (const ColoniaPrinted *card) = {
    [COLONIA_PRINTED_SHIP] = describe_ship, [COLONIA_PRINTED_RELIC] = describe_relic,
    [COLONIA_PRINTED_WEEK] = describe_week, [COLONIA_PRINTED_EDICT] = describe_edict,
  };

  return words[card->kind] (COLONIA_PRINTED (card));
}

/* Offers. A collection may come from a stranger: of each kind there are so many cards in the box that these do. */

static char *
tell_ship_key (guint digit)
{
  /* Translators: the tooltip of a ship that is entered by a key; %u is a digit. */
  return g_strdup_printf (_("This ship has come (Alt+%u)"), digit);
}

static const ParlourOffered offered_ships = {
  .most = 48, .max_columns = 8, .tell_key = tell_ship_key, .css_class = "ship-offer",
};

/* As there are many, each is in one line. */
static GtkWidget *
draw_chip (ParlourPage        *page,
           const TablePrinted *card)
{
  return colonia_around_new_chip (&COLONIA_PRINTED (card)->event);
}

static char *
describe_chip (ParlourPage        *page,
               const TablePrinted *card)
{
  return colonia_around_describe_chip (&COLONIA_PRINTED (card)->event);
}

static const ParlourOffered offered_relics = {
  .most = 96, .min_columns = 3, .max_columns = 12, .css_class = "relic-chip", .draw = draw_chip, .describe = describe_chip,
};

/* Keys */

static char *
tell_ship_keys (gboolean in_game)
{
  g_autofree char *city = parlour_key_label (colonia_key_city (COLONIA_CITY_LONDON));
  g_autofree char *saddle = parlour_key_label (colonia_key_good (COLONIA_GOOD_SADDLE));
  g_autofree char *cartwheel = parlour_key_label (colonia_key_good (COLONIA_GOOD_CARTWHEEL));

  /* Translators: the %s are the letters of London, of a saddle and of a cartwheel, as a user would type them. */
  return g_strdup_printf (_("By keyboard: the city, then for each hold its goods and what it pays, "
                            "e.g. %s %s 7 %s %s 1 2, Enter. A good after the number begins the next hold; "
                            "Space changes the hold, Backspace takes back."),
                          city, saddle, saddle, cartwheel);
}

static char *
tell_relic_keys (gboolean in_game)
{
  if (!in_game)
    return NULL;

  return g_strdup (_("The letter of city and points, then the cost; the letter of the next card lays this one out, Enter the "
                     "last. Or the letter of the city, the cost, Space and the points; S for a shrine."));
}

static const ParlourCardKind kinds[] = {
  [COLONIA_PRINTED_SHIP] = {
    N_("Ships"), NULL, 2, 6, NULL,
    /* Translators: Above ships to choose from. One of them is touched, and lies in its berth. */
    N_("Touch a ship that was entered before"), &offered_ships,
    tell_ship_keys, colonia_session_tell_used_up, colonia_around_new_berths, colonia_around_show_berths,
  },
  [COLONIA_PRINTED_RELIC] = {
    N_("Relics"), NULL, 3, 8, colonia_relic_card_new, N_("Cards entered before, by their points and cost"), &offered_relics,
    tell_relic_keys, NULL, colonia_around_new_display, colonia_around_show_display,
  },
  [COLONIA_PRINTED_WEEK] = { N_("Week Cards"), NULL, 2, 6 },
  [COLONIA_PRINTED_EDICT] = {
    N_("Edicts"),
    N_("Only those that the rulebooks do not tell of; the app knows the others. Of the busy craftsmen the rulebooks do "
       "not say the day: the game asks for it."),
    1, 4,
  },
};

const ParlourGameCards colonia_parlour_cards = {
  .kinds = kinds,
  .purpose = N_("The ships, relics, week cards and edicts that this table has entered are offered in the next game."),
  .welcome = N_("What is entered from ships, relics and week cards in a game is kept here. Whoever has the box at hand "
                "enters all of it beforehand, and touches every card but once in each game."),
  .tell_count = tell_count,
  .draw = draw,
  .tell = tell,
  .describe = describe,
};
