/* colonia-market-booth.c: a booth of the market
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-market-booth.h"

#include "colonia-bundle-box.h"
#include "colonia-terms.h"
#include "parlour-emblem.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

/* How many cubes of a kind lie side by side; more are counted. */
#define MAX_SPREAD 3

/**
 * ColoniaMarketBooth:
 *
 * A booth of the market: what lies on it and how many members that takes, or
 * whose members stand on it. Pressing it takes it.
 */
struct _ColoniaMarketBooth {
  AdwBin parent_instance;

  GtkWidget *button;
  GtkLabel *title;
  GtkLabel *key;
  ColoniaBundleBox *resources;
  GtkWidget *taken;
  ParlourEmblem *emblem;
  ColoniaPiece *members;
  GtkWidget *cost_box;
  GtkLabel *cost;
  GtkLabel *reason;
};

enum {
  TAKEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ColoniaMarketBooth, colonia_market_booth, ADW_TYPE_BIN)

static void
on_clicked (ColoniaMarketBooth *self)
{
  g_signal_emit (self, signals[TAKEN], 0);
}

static void
colonia_market_booth_class_init (ColoniaMarketBoothClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (COLONIA_TYPE_BUNDLE_BOX);
  g_type_ensure (PARLOUR_TYPE_EMBLEM);
  g_type_ensure (COLONIA_TYPE_PIECE);

  /**
   * ColoniaMarketBooth::taken:
   * @self: the booth
   *
   * Somebody has pressed the booth to take what lies on it.
   */
  signals[TAKEN] = g_signal_new ("taken", COLONIA_TYPE_MARKET_BOOTH, G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/market/market-booth.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaMarketBooth, button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaMarketBooth, title);
  gtk_widget_class_bind_template_child (widget_class, ColoniaMarketBooth, key);
  gtk_widget_class_bind_template_child (widget_class, ColoniaMarketBooth, resources);
  gtk_widget_class_bind_template_child (widget_class, ColoniaMarketBooth, taken);
  gtk_widget_class_bind_template_child (widget_class, ColoniaMarketBooth, emblem);
  gtk_widget_class_bind_template_child (widget_class, ColoniaMarketBooth, members);
  gtk_widget_class_bind_template_child (widget_class, ColoniaMarketBooth, cost_box);
  gtk_widget_class_bind_template_child (widget_class, ColoniaMarketBooth, cost);
  gtk_widget_class_bind_template_child (widget_class, ColoniaMarketBooth, reason);
  gtk_widget_class_bind_template_callback (widget_class, on_clicked);
}

static void
colonia_market_booth_init (ColoniaMarketBooth *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * colonia_market_booth_new:
 *
 * Makes a booth with nothing on it.
 *
 * Returns: (transfer floating): the booth
 */
GtkWidget *
colonia_market_booth_new (void)
{
  return g_object_new (COLONIA_TYPE_MARKET_BOOTH, NULL);
}

static void
show_title (ColoniaMarketBooth *self,
            int                 booth,
            gboolean            extra)
{
  /* Translators: %d is the number of a market booth. */
  g_autofree char *title = g_strdup_printf (extra ? _("Extra booth %d") : _("Booth %d"), booth + 1);

  gtk_label_set_label (self->title, title);
  parlour_widget_set_css_class (self->button, "merchants", extra);
}

static void
show_taker (ColoniaMarketBooth *self,
            ParlourPage        *page,
            const ColoniaBooth *booth)
{
  gboolean taken = booth->player != COLONIA_NOBODY;

  gtk_widget_set_visible (self->taken, taken);
  parlour_widget_set_css_class (self->button, "taken", taken);
  if (taken)
    {
      int color = (int) table_session_get_color (parlour_page_get_session (page), booth->player);

      parlour_emblem_set_color (self->emblem, color);
      colonia_piece_set_which (self->members, color);
      colonia_piece_set_count (self->members, booth->members);
    }
}

/* Cubes lie side by side, but not so many of a kind that the booth gets wide. */
static void
show_resources (ColoniaMarketBooth  *self,
                const ColoniaBundle *resources)
{
  gboolean spread = TRUE;

  for (int i = 0; i < COLONIA_N_RESOURCES; i++)
    spread = spread && resources->n[i] <= MAX_SPREAD;

  colonia_bundle_box_set_spread (self->resources, spread);
  colonia_bundle_box_set_bundle (self->resources, COLONIA_PIECE_RESOURCE, resources);
  gtk_widget_set_visible (GTK_WIDGET (self->resources), colonia_bundle_get_total (resources) > 0);
}

/* What a screen reader says of the booth, as its content is drawn. */
static void
describe (ColoniaMarketBooth *self,
          ParlourPage        *page,
          const ColoniaBooth *booth)
{
  g_autofree char *resources = colonia_term_resource_list (&booth->resources);
  g_autofree char *label = NULL;

  if (booth->player != COLONIA_NOBODY)
    /* Translators: the first %s is the name of a market booth, the second the player who has taken it; %d is how many members stand on it. */
    label = g_strdup_printf (ngettext ("%s: taken by %s with %d member", "%s: taken by %s with %d members",
                                       (gulong) booth->members),
                             gtk_label_get_label (self->title),
                             table_session_get_names (parlour_page_get_session (page))[booth->player],
                             booth->members);
  else if (*resources != '\0')
    /* Translators: %s are the name of a market booth, what lies on it, and how many members taking it needs. */
    label = g_strdup_printf (_("%s: %s, takes %s"), gtk_label_get_label (self->title), resources,
                             gtk_label_get_label (self->cost));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label != NULL ? label : gtk_label_get_label (self->title), -1);
}

/* Which booth it is stands above. */
static void
show_who (ColoniaMarketBooth *self,
          ParlourPage        *page,
          int                 seat)
{
  /* Translators: below the name of a market booth; %s is the player who has taken it. */
  g_autofree char *who = g_strdup_printf (_("Taken by %s"), parlour_page_get_name (page, seat));

  gtk_label_set_label (self->reason, who);
}

/**
 * colonia_market_booth_show:
 * @self: a booth
 * @page: the page where it is, which has a session
 * @booth: its number, from 0
 * @key: the key that takes it
 *
 * Shows what is on a booth, and whether the player whose turn it is can take it.
 */
void
colonia_market_booth_show (ColoniaMarketBooth *self,
                           ParlourPage        *page,
                           int                 booth,
                           const char         *key)
{
  g_autoptr (TongueScope) scope = NULL;
  const ColoniaState *state;
  ColoniaEvent event;
  g_autofree char *cost = NULL;
  int n;

  g_return_if_fail (COLONIA_IS_MARKET_BOOTH (self));
  g_return_if_fail (PARLOUR_IS_PAGE (page));

  /* All of it, as why a booth cannot be taken is told to whoever has the turn. */
  state = colonia_page_get_state (page);
  scope = parlour_page_speak_to (page, GTK_WIDGET (self), state->turn);
  n = colonia_bundle_get_total (&state->booths[booth].resources);
  cost = g_strdup_printf (ngettext ("%d member", "%d members", (gulong) n), n);

  show_title (self, booth, booth >= state->n_regular_booths);
  show_taker (self, page, &state->booths[booth]);
  gtk_label_set_label (self->key, key);
  show_resources (self, &state->booths[booth].resources);
  gtk_label_set_label (self->cost, cost);
  gtk_widget_set_visible (self->cost_box, n > 0);
  describe (self, page, &state->booths[booth]);

  colonia_event_init (&event, COLONIA_EVENT_TAKE_BOOTH);
  event.player = state->turn;
  event.booth = booth;
  colonia_page_offer (page, self->button, self->reason, &event);
  if (state->booths[booth].player != COLONIA_NOBODY)
    show_who (self, page, state->booths[booth].player);
  gtk_widget_set_visible (GTK_WIDGET (self->reason), *gtk_label_get_label (self->reason) != '\0');
}

/**
 * colonia_market_booth_get_resources:
 * @self: a booth
 *
 * Finds what lies on the booth.
 *
 * Returns: (transfer none): the resources
 */
GtkWidget *
colonia_market_booth_get_resources (ColoniaMarketBooth *self)
{
  g_return_val_if_fail (COLONIA_IS_MARKET_BOOTH (self), NULL);

  return GTK_WIDGET (self->resources);
}
