/* visby-past.c: what Visby is to its end and to its past
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-aside-form.h"
#include "parlour-game-ending.h"
#include "parlour-game-past.h"
#include "parlour-name-plate.h"
#include "parlour-widgets.h"
#include "table-ranks.h"
#include "text-words.h"
#include "visby-pages.h"
#include "visby-record.h"
#include "visby-rule.h"
#include "visby-score.h"
#include "visby-sign.h"
#include "visby-words.h"

#include <glib/gi18n.h>

/* The end */

static const int rules[] = { VISBY_RULE_END_1, VISBY_RULE_END_3, VISBY_RULE_END_4, VISBY_RULE_END_5, VISBY_RULE_NONE };

static char *
explain (TableSession *session,
         int           seat,
         int           part)
{
  const char *name = table_session_get_names (session)[seat];
  g_autofree char *had = NULL, *wares = NULL, *cards = NULL, *exchanged = NULL, *extra = NULL;
  TableScore score;
  const int *parts = score.parts[seat];

  if (!visby_score_get (table_session_get_state (session), &score))
    return NULL;

  had = visby_term_seals (parts[VISBY_SCORED_SEALS]);
  wares = visby_term_wares (parts[VISBY_SCORED_WARES]);
  cards = visby_term_cards (parts[VISBY_SCORED_CARDS]);
  exchanged = visby_term_wares (parts[VISBY_SCORED_EXCHANGED]);
  extra = visby_term_seals (parts[VISBY_SCORED_EXTRA]);
  if (part == PARLOUR_TOTAL)
    /* Translators: %s are a player and seals; %d are how many more come for wares, and how many that is. */
    return g_strdup_printf (_("%s has %s and %d for wares: %d in all."), name, had, parts[VISBY_SCORED_EXTRA],
                            score.totals[seat]);
  if (part == VISBY_SCORED_EXTRA || part == VISBY_SCORED_EXCHANGED)
    /* Translators: %s are a player, wares, and seals. */
    return g_strdup_printf (_("%s changes %s into %s, three for one."), name, exchanged, extra);

  /* Translators: %s are a player, seals, wares, and cards in hand at the end of the last round. */
  return g_strdup_printf (_("%s had %s, %s and %s in hand when the last round ended."), name, had, wares, cards);
}

/* The last exchange: wares lie in heaps of three, and what brings seals is lit, player by player. */

#define WARE_SIZE 24
#define IN_HEAP 3

static GtkWidget *
make_exchange (int seat)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *seals = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER, NULL);
  GtkWidget *exchanged = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER, NULL);

  gtk_box_append (GTK_BOX (box), g_object_new (ADW_TYPE_BIN, "halign", GTK_ALIGN_CENTER, NULL));
  gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_GRID, "halign", GTK_ALIGN_CENTER, "valign", GTK_ALIGN_END,
                                               "vexpand", TRUE, "row-spacing", 2, "column-spacing", 2, NULL));
  gtk_widget_add_css_class (seals, "title-2");
  gtk_widget_add_css_class (exchanged, "end-amounts");
  gtk_box_append (GTK_BOX (box), seals);
  gtk_box_append (GTK_BOX (box), exchanged);
  g_object_set_data (G_OBJECT (box), "seat", GINT_TO_POINTER (seat));

  return box;
}

static void
light_exchange (GtkWidget *box,
                gboolean   lit)
{
  const TableScore *score = g_object_get_data (G_OBJECT (box), "score");
  const int seat = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (box), "seat"));
  const int *parts = score->parts[seat];
  GtkWidget *heaps = gtk_widget_get_next_sibling (gtk_widget_get_first_child (box));
  GtkWidget *label = gtk_widget_get_next_sibling (heaps);
  g_autofree char *seals = visby_term_seals (lit ? score->totals[seat] : parts[VISBY_SCORED_SEALS]);
  g_autofree char *exchanged = lit ? visby_term_exchange (parts[VISBY_SCORED_EXCHANGED], parts[VISBY_SCORED_EXTRA])
                                   : visby_term_wares (parts[VISBY_SCORED_WARES]);

  parlour_widget_clear (heaps);
  for (int ware = 0; ware < parts[VISBY_SCORED_WARES]; ware++)
    gtk_grid_attach (GTK_GRID (heaps), visby_ware_new (WARE_SIZE, lit && ware < parts[VISBY_SCORED_EXCHANGED]),
                     ware / IN_HEAP, IN_HEAP - ware % IN_HEAP, 1, 1);
  gtk_label_set_label (GTK_LABEL (label), seals);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (box)), exchanged);
}

static void
show_exchange (GtkWidget    *box,
               TableSession *session)
{
  const int seat = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (box), "seat"));
  TableScore score;

  if (!visby_score_get (table_session_get_state (session), &score))
    g_return_if_reached ();

  g_object_set_data_full (G_OBJECT (box), "score", g_memdup2 (&score, sizeof score), g_free);
  adw_bin_set_child (ADW_BIN (gtk_widget_get_first_child (box)),
                     parlour_name_plate_new (table_session_get_names (session)[seat], table_session_get_color (session, seat)));
  light_exchange (box, FALSE);
}

static const ParlourCeremony ceremony = {
  .title = N_("The Last Exchange"),
  .custom = N_("Everybody changes wares into seals, three for one."),
  .next = N_("Show the Next Exchange"),
  .again = N_("Show Again"),
  .make = make_exchange,
  .show = show_exchange,
  .reveal = light_exchange,
};

/* Who won, and what decided it where it was not the seals. */
static char *
tell_winners (const char *const *names,
              const TableState  *state)
{
  g_autoptr (GPtrArray) winners = g_ptr_array_new ();
  g_autofree char *ties = table_state_tell_ties (state, names, 1);
  g_autofree char *list = NULL;
  g_autofree char *seals = NULL;
  g_autofree char *wins = NULL;
  int seats[TABLE_MAX_PLAYERS];
  TableScore score;

  if (!visby_score_get (state, &score))
    return NULL;

  table_score_list (&score, seats);
  for (int place = 0; place < score.n_players && score.ranks[seats[place]] == 1; place++)
    g_ptr_array_add (winners, (char *) names[seats[place]]);
  list = text_list (winners);
  seals = visby_term_seals (score.totals[seats[0]]);
  /* Translators: %s are a player and seals; several players where they win together. */
  wins = g_strdup_printf (ngettext ("%s wins with %s.", "%s win together with %s.", (gulong) winners->len), list, seals);

  return g_strchomp (g_strconcat (wins, "\n", ties, NULL));
}

static char *
tell_foot (const TableRecord *record)
{
  return g_strdup (_("Three wares count as one seal. Ties are broken by wares left, then by cards in hand."));
}

/* The cards side by side, as they lie on the table. */

/* How much of its cell a card takes, and how much of the height is for its name, in heights of the font. */
#define CARD 0.84
#define NAME 1.8

static void
draw_on_picture (const ParlourEasel *easel,
                 const TableRecord  *record)
{
  const double width = easel->width / VISBY_N_CARDS, size = MIN (CARD * width, easel->height - NAME * easel->em);
  const double top = (easel->height - size - NAME * easel->em) / 2.;

  for (int card = 0; card < VISBY_N_CARDS; card++)
    {
      visby_sign_draw (easel, card, (card + 0.5) * width, top + size / 2., size);
      parlour_easel_use_ink (easel, 1.);
      parlour_easel_fit (easel, visby_term_card (card), (card + 0.5) * width, top + size + NAME / 2. * easel->em, 0.5,
                         0.94 * width, easel->em, PANGO_WEIGHT_BOLD);
    }
}

const ParlourGameEnding visby_ending = {
  .rules = rules,
  .ceremony = &ceremony,
  .explain = explain,
  .tell_winners = tell_winners,
  .draw_on_picture = draw_on_picture,
  .tell_foot = tell_foot,
};

/* The past */

static GType
find_form (int type)
{
  return type == VISBY_EVENT_RATES ? VISBY_TYPE_RATES_FORM : PARLOUR_TYPE_ASIDE_FORM;
}

static const char *const sources[] = { NC_("source of points", "Seals"), NC_("source of points", "Seals for wares") };

static const char *
tell_card (int card)
{
  return visby_term_card (card);
}

static const ParlourPastTable tables[] = {
  { N_("What Each Card Brought"), N_("Seals; or wares, for the Blacksmith, the Fleet, the Ship and the Mendicant."),
    VISBY_TALLY_BROUGHT (0), VISBY_N_CARDS, tell_card },
  { N_("How Often Each Card Was Played"), N_("Each time that it was revealed."),
    VISBY_TALLY_PLAYED (0), VISBY_N_CARDS, tell_card },
  { NULL },
};

const ParlourGamePast visby_past = {
  .get_correction = parlour_aside_form_get_type,
  .correction = VISBY_EVENT_CORRECTION,
  .say_known = visby_play_say_known,
  .find_form = find_form,
  .sources = sources,
  .tables = tables,
};
