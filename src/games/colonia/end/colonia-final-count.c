/* colonia-final-count.c: what the players have left is counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One player after the other counts; what was said of the others stays. What
 * it comes to is asked of the rules all the time, as if everybody were done.
 */

#include "config.h"

#include "colonia-final-count.h"

#include "colonia-event.h"
#include "colonia-kinds.h"
#include "colonia-piece.h"
#include "colonia-score.h"
#include "colonia-terms.h"
#include "parlour-counter.h"
#include "parlour-emblem.h"
#include "parlour-family-order.h"
#include "parlour-tally.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* A relic that is counted at the end */

#define COLONIA_TYPE_RELIC_TAG (colonia_relic_tag_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaRelicTag, colonia_relic_tag, COLONIA, RELIC_TAG, AdwBin)

struct _ColoniaRelicTag {
  AdwBin parent_instance;

  gboolean showing; /* whether the tag itself presses the button */

  GtkToggleButton *shrine;
  GtkImage *icon;
  GtkLabel *label;
  GtkWidget *remove;
};

enum {
  MOVED,
  REMOVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ColoniaRelicTag, colonia_relic_tag, ADW_TYPE_BIN)

static void
on_shrine_toggled (ColoniaRelicTag *self)
{
  if (!self->showing)
    g_signal_emit (self, signals[MOVED], 0, gtk_toggle_button_get_active (self->shrine));
}

static void
on_remove_clicked (ColoniaRelicTag *self)
{
  g_signal_emit (self, signals[REMOVED], 0);
}

static void
colonia_relic_tag_class_init (ColoniaRelicTagClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /* Somebody said that the relic lies in a shrine, or does not. */
  signals[MOVED] = g_signal_new ("moved", COLONIA_TYPE_RELIC_TAG, G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);

  /* Somebody said that there is no such relic. */
  signals[REMOVED] = g_signal_new ("removed", COLONIA_TYPE_RELIC_TAG, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/end/relic-tag.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicTag, shrine);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicTag, icon);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicTag, label);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicTag, remove);
  gtk_widget_class_bind_template_callback (widget_class, on_shrine_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_remove_clicked);
}

static void
colonia_relic_tag_init (ColoniaRelicTag *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Makes a tag that shows no relic yet. */
static GtkWidget *
colonia_relic_tag_new (void)
{
  return g_object_new (COLONIA_TYPE_RELIC_TAG, NULL);
}

/* Shows a relic. */
static void
colonia_relic_tag_show (ColoniaRelicTag        *self,
                        const ColoniaHeldRelic *relic)
{
  g_autofree char *points = NULL;
  g_autofree char *where = NULL;
  g_autofree char *remove = NULL;

  g_return_if_fail (COLONIA_IS_RELIC_TAG (self));
  g_return_if_fail (relic != NULL);

  points = g_strdup_printf ("%d", relic->points);
  where = g_strdup_printf (relic->shrine
                             ? ngettext ("A relic of %d point in a shrine: it counts twice",
                                         "A relic of %d points in a shrine: it counts twice", (gulong) relic->points)
                             : ngettext ("A relic of %d point in no shrine",
                                         "A relic of %d points in no shrine", (gulong) relic->points),
                           relic->points);
  remove = g_strdup_printf (ngettext ("Remove the relic of %d point",
                                      "Remove the relic of %d points", (gulong) relic->points), relic->points);

  self->showing = TRUE;
  gtk_toggle_button_set_active (self->shrine, relic->shrine);
  self->showing = FALSE;
  gtk_image_set_from_icon_name (self->icon, relic->shrine ? "colonia-shrine-symbolic" : "colonia-relic-symbolic");
  gtk_label_set_label (self->label, points);
  parlour_widget_set_tooltip (GTK_WIDGET (self->shrine), where);
  parlour_widget_set_tooltip (self->remove, remove);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->shrine), GTK_ACCESSIBLE_PROPERTY_LABEL, where, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->remove), GTK_ACCESSIBLE_PROPERTY_LABEL, remove, -1);
}

/* Whose turn it is to be counted */

#define COLONIA_TYPE_FINAL_TAB (colonia_final_tab_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaFinalTab, colonia_final_tab, COLONIA, FINAL_TAB, GtkToggleButton)

struct _ColoniaFinalTab {
  GtkToggleButton parent_instance;

  ParlourEmblem *emblem;
  GtkLabel *name;
  GtkLabel *total;
};

G_DEFINE_FINAL_TYPE (ColoniaFinalTab, colonia_final_tab, GTK_TYPE_TOGGLE_BUTTON)

static void
colonia_final_tab_class_init (ColoniaFinalTabClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PARLOUR_TYPE_EMBLEM);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/end/final-tab.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaFinalTab, emblem);
  gtk_widget_class_bind_template_child (widget_class, ColoniaFinalTab, name);
  gtk_widget_class_bind_template_child (widget_class, ColoniaFinalTab, total);
}

static void
colonia_final_tab_init (ColoniaFinalTab *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static GtkWidget *
colonia_final_tab_new (TableColor    color,
                       const char   *name)
{
  ColoniaFinalTab *self = g_object_new (COLONIA_TYPE_FINAL_TAB, NULL);

  g_return_val_if_fail (name != NULL, GTK_WIDGET (self));

  parlour_widget_set_tooltip (GTK_WIDGET (self), name);
  parlour_emblem_set_color (self->emblem, (int) color);
  gtk_label_set_label (self->name, name);

  return GTK_WIDGET (self);
}

/* Shows how far the family has come. */
static void
colonia_final_tab_show_total (ColoniaFinalTab *self,
                              int              total)
{
  g_autofree char *text = NULL;

  g_return_if_fail (COLONIA_IS_FINAL_TAB (self));

  text = total >= 0 ? g_strdup_printf ("%d", total) : g_strdup ("–");
  gtk_label_set_label (self->total, text);
}

#define MOST_MONEY 9999
#define MOST_THINGS 999

/* What a player has besides relics: money by city, goods, resources. */
enum {
  GOODS = COLONIA_N_CITIES,
  RESOURCES,
  N_NUMBERS
};

struct _ColoniaFinalCount {
  ParlourPage parent_instance;

  int seat; /* who is counted */
  gboolean showing; /* whether the page itself changes the numbers */
  int numbers[COLONIA_MAX_PLAYERS][N_NUMBERS];
  GArray *relics[COLONIA_MAX_PLAYERS]; /* of ColoniaHeldRelic */

  GtkFlowBox *tabs;
  ParlourEmblem *emblem;
  GtkLabel *name;
  GtkLabel *total;
  GtkFlowBox *money;
  ParlourCounter *other_points;
  GtkBox *relic_tags;
  GtkLabel *parts;
  GtkFlowBox *left;
  GtkLabel *problem;
  GtkWidget *back_button;
  GtkWidget *next_button;
  GtkLabel *next_label;
  GtkWidget *finish_button;

  GtkWidget *tab_buttons[COLONIA_MAX_PLAYERS];
  GtkWidget *tallies[N_NUMBERS];
};

G_DEFINE_FINAL_TYPE (ColoniaFinalCount, colonia_final_count, PARLOUR_TYPE_PAGE)

static int
count_players (ColoniaFinalCount *self)
{
  return colonia_page_get_state (PARLOUR_PAGE (self))->n_players;
}

/* What was counted */

static void
make_event (ColoniaFinalCount *self,
            ColoniaEvent      *event)
{
  int n_players = count_players (self);

  colonia_event_init (event, COLONIA_EVENT_FINAL_HOLDINGS);
  for (int seat = 0; seat < n_players; seat++)
    {
      ColoniaHoldings *holdings = &event->holdings[seat];
      const GArray *relics = self->relics[seat];

      for (int city = 0; city < COLONIA_N_CITIES; city++)
        holdings->money.n[city] = self->numbers[seat][city];
      holdings->goods = self->numbers[seat][GOODS];
      holdings->resources = self->numbers[seat][RESOURCES];
      holdings->n_relics = (int) relics->len;
      holdings->relics = g_memdup2 (relics->data, relics->len * sizeof (ColoniaHeldRelic));
    }
}

static void
take_event (ColoniaFinalCount  *self,
            const ColoniaEvent *event)
{
  for (int seat = 0; seat < count_players (self); seat++)
    {
      const ColoniaHoldings *holdings = &event->holdings[seat];

      for (int city = 0; city < COLONIA_N_CITIES; city++)
        self->numbers[seat][city] = holdings->money.n[city];
      self->numbers[seat][GOODS] = holdings->goods;
      self->numbers[seat][RESOURCES] = holdings->resources;
      g_array_set_size (self->relics[seat], 0);
      g_array_append_vals (self->relics[seat], holdings->relics, (guint) holdings->n_relics);
    }
}

/* What it would come to if nothing else were left to count. */
static gboolean
reckon (ColoniaFinalCount  *self,
        const ColoniaEvent *event,
        ColoniaScore       *score)
{
  g_auto (ColoniaState) state = { 0 };

  colonia_state_copy (&state, colonia_page_get_state (PARLOUR_PAGE (self)));

  return colonia_state_apply (&state, event, NULL).kind == TABLE_OBSTACLE_NONE
         && colonia_state_get_score (&state, score);
}

static void
show_parts (ColoniaFinalCount        *self,
            const ColoniaPlayerScore *player)
{
  g_autofree char *total = g_strdup_printf (ngettext ("%d point", "%d points", (gulong) player->total), player->total);
  g_autofree char *parts = NULL;

  /* Translators: the points of relics in no shrine, of relics in shrines, and of stained glass windows, then how many that is. */
  parts = g_strdup_printf (_("Relics %d + in shrines %d + windows so far %d = %d"),
                           player->relics, player->shrines, player->windows, player->total);
  gtk_label_set_label (self->total, total);
  gtk_label_set_label (self->parts, parts);
}

static void
show_score (ColoniaFinalCount *self)
{
  g_auto (ColoniaEvent) event = { 0 };
  ColoniaScore score;
  gboolean counts;

  make_event (self, &event);
  colonia_page_offer (PARLOUR_PAGE (self), self->finish_button, self->problem, &event);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), *gtk_label_get_label (self->problem) != '\0');

  counts = reckon (self, &event, &score);
  for (int seat = 0; seat < count_players (self); seat++)
    colonia_final_tab_show_total (COLONIA_FINAL_TAB (self->tab_buttons[seat]),
                                  counts ? score.players[seat].total : -1);
  if (counts)
    show_parts (self, &score.players[self->seat]);
}

/* Relics */

static void show_relics (ColoniaFinalCount *self);

static void
on_moved (ColoniaFinalCount *self,
          gboolean           in_shrine,
          ColoniaRelicTag   *tag)
{
  int place = parlour_widget_get_place (GTK_WIDGET (tag));

  g_array_index (self->relics[self->seat], ColoniaHeldRelic, place).shrine = in_shrine;
  show_relics (self);
  show_score (self);
}

static void
on_removed (ColoniaFinalCount *self,
            ColoniaRelicTag   *tag)
{
  g_array_remove_index (self->relics[self->seat], (guint) parlour_widget_get_place (GTK_WIDGET (tag)));
  show_relics (self);
  show_score (self);
}

static void
append_tag (ColoniaFinalCount *self)
{
  GtkWidget *tag = colonia_relic_tag_new ();

  g_signal_connect_swapped (tag, "moved", G_CALLBACK (on_moved), self);
  g_signal_connect_swapped (tag, "removed", G_CALLBACK (on_removed), self);
  gtk_box_append (self->relic_tags, tag);
}

/* As many tags as relics, each with what is on it now. */
static void
show_relics (ColoniaFinalCount *self)
{
  GArray *relics = self->relics[self->seat];
  GtkWidget *tags = GTK_WIDGET (self->relic_tags);

  for (int n = parlour_widget_keep_first (tags, (int) relics->len); n < (int) relics->len; n++)
    append_tag (self);
  for (guint i = 0; i < relics->len; i++)
    colonia_relic_tag_show (COLONIA_RELIC_TAG (parlour_widget_get_nth (tags, (int) i)),
                            &g_array_index (relics, ColoniaHeldRelic, i));

  gtk_widget_set_visible (GTK_WIDGET (self->relic_tags), relics->len > 0);
}

static void
add_relic (ColoniaFinalCount *self,
           int                points)
{
  const ColoniaHeldRelic relic = { .points = points, .shrine = FALSE };

  g_array_append_val (self->relics[self->seat], relic);
  show_relics (self);
  show_score (self);
}

static void
on_add_other (ColoniaFinalCount *self)
{
  add_relic (self, parlour_counter_get_value (self->other_points));
}

static void
add_relic_action (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  add_relic (COLONIA_FINAL_COUNT (widget), g_variant_get_int32 (parameter));
}

/* The relic that was entered last goes into a shrine, or comes out again. */
static void
into_shrine (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  ColoniaFinalCount *self = COLONIA_FINAL_COUNT (widget);
  GArray *relics = self->relics[self->seat];
  ColoniaHeldRelic *last;

  if (relics->len == 0)
    return;

  last = &g_array_index (relics, ColoniaHeldRelic, relics->len - 1);
  last->shrine = !last->shrine;
  show_relics (self);
  show_score (self);
}

/* Numbers */

static void
on_value (ColoniaFinalCount *self,
          GParamSpec        *pspec,
          ParlourTally      *tally)
{
  if (self->showing)
    return;

  for (int i = 0; i < N_NUMBERS; i++)
    if (self->tallies[i] == GTK_WIDGET (tally))
      self->numbers[self->seat][i] = parlour_tally_get_value (tally);
  show_score (self);
}

static void
tell_tally (GtkWidget *tally,
            int        number)
{
  ParlourTally *self = PARLOUR_TALLY (tally);

  if (number == GOODS)
    parlour_tally_set_label (self, _("Goods of all kinds"));
  else if (number == RESOURCES)
    parlour_tally_set_label (self, _("Resources of all kinds"));
  else
    parlour_tally_set_label (self, colonia_term_currency ((ColoniaCity) number));
}

static void
add_tally (ColoniaFinalCount *self,
           GtkFlowBox        *flow,
           int                number,
           GtkWidget         *figure,
           int                maximum)
{
  GtkWidget *tally = parlour_tally_new (figure, "", maximum);

  if (figure != NULL)
    parlour_figure_set_size (PARLOUR_FIGURE (figure), 28);
  g_signal_connect_swapped (tally, "notify::value", G_CALLBACK (on_value), self);
  gtk_flow_box_append (flow, tally);
  gtk_widget_set_focusable (gtk_widget_get_parent (tally), FALSE);
  self->tallies[number] = tally;
  parlour_tell (tally, tell_tally, number);
}

/* A coin alone, as the number stands beside it. */
static GtkWidget *
make_coin (int city)
{
  GtkWidget *coin = colonia_piece_new (COLONIA_PIECE_MONEY, city, 1);

  colonia_piece_set_spread (COLONIA_PIECE (coin), TRUE);

  return coin;
}

static void
make_tallies (ColoniaFinalCount *self)
{
  for (int city = 0; city < COLONIA_N_CITIES; city++)
    add_tally (self, self->money, city, make_coin (city), MOST_MONEY);
  add_tally (self, self->left, GOODS, NULL, MOST_THINGS);
  add_tally (self, self->left, RESOURCES, NULL, MOST_THINGS);
}

/* Players */

static void
show_seat (ColoniaFinalCount *self,
           int                seat)
{
  ParlourPage *page = PARLOUR_PAGE (self);
  TableSession *session = parlour_page_get_session (page);
  int next_seat = parlour_family_order_find_next (parlour_page_get_state (page), seat);
  gboolean is_first = colonia_state_get_seat (colonia_page_get_state (page), 0) == seat;
  gboolean is_last = next_seat == COLONIA_NOBODY;
  g_autofree char *next = NULL;

  self->seat = seat;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->tab_buttons[seat]), TRUE);
  parlour_emblem_set_color (self->emblem, (int) table_session_get_color (session, seat));
  gtk_label_set_label (self->name, parlour_page_get_name (page, seat));

  self->showing = TRUE;
  for (int i = 0; i < N_NUMBERS; i++)
    parlour_tally_set_value (PARLOUR_TALLY (self->tallies[i]), self->numbers[seat][i]);
  self->showing = FALSE;

  /* Translators: %s is the player who counts next. */
  next = is_last ? g_strdup ("") : g_strdup_printf (_("Next: %s"), parlour_page_get_name (page, next_seat));
  gtk_label_set_label (self->next_label, next);
  gtk_widget_set_visible (self->next_button, !is_last);
  gtk_widget_set_visible (self->finish_button, is_last);
  gtk_widget_set_sensitive (self->back_button, !is_first);
  parlour_widget_set_tooltip (self->back_button, !is_first ? _("Count the player before once more")
                                                           : _("This is the first player who counts"));
  show_relics (self);
  show_score (self);
}

static void
go_to_seat (ColoniaFinalCount *self,
            int                seat)
{
  show_seat (self, seat);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_child_focus (self->tallies[0], GTK_DIR_TAB_FORWARD);
}

static void
on_tab_toggled (ColoniaFinalCount *self,
                GtkToggleButton   *tab)
{
  for (int seat = 0; seat < count_players (self); seat++)
    if (self->tab_buttons[seat] == GTK_WIDGET (tab) && gtk_toggle_button_get_active (tab) && seat != self->seat)
      show_seat (self, seat);
}

static void
on_back (ColoniaFinalCount *self)
{
  const ColoniaState *state = colonia_page_get_state (PARLOUR_PAGE (self));

  go_to_seat (self, colonia_state_get_seat (state, parlour_family_order_find_place (&state->table, self->seat) - 1));
}

static void
finish (ColoniaFinalCount *self)
{
  g_auto (ColoniaEvent) event = { 0 };

  make_event (self, &event);
  colonia_page_enter (PARLOUR_PAGE (self), &event, TABLE_ROLLER_NONE);
}

static void
on_next (ColoniaFinalCount *self)
{
  int next = parlour_family_order_find_next (parlour_page_get_state (PARLOUR_PAGE (self)), self->seat);

  if (next != COLONIA_NOBODY)
    go_to_seat (self, next);
  else
    finish (self);
}

static void
go_on (GtkWidget  *widget,
       const char *action,
       GVariant   *parameter)
{
  on_next (COLONIA_FINAL_COUNT (widget));
}

/* The page */

static int
get_place (ColoniaFinalCount *self,
           GtkFlowBoxChild   *child)
{
  int seat = 0;

  while (self->tab_buttons[seat] != gtk_flow_box_child_get_child (child))
    seat++;

  return parlour_family_order_find_place (parlour_page_get_state (PARLOUR_PAGE (self)), seat);
}

static int
compare_places (GtkFlowBoxChild *a,
                GtkFlowBoxChild *b,
                gpointer         data)
{
  return get_place (data, a) - get_place (data, b);
}

static void
make_tabs (ColoniaFinalCount *self)
{
  ParlourPage *page = PARLOUR_PAGE (self);
  TableSession *session = parlour_page_get_session (page);

  for (int seat = 0; seat < count_players (self); seat++)
    {
      GtkWidget *tab = colonia_final_tab_new (table_session_get_color (session, seat),
                                              parlour_page_get_name (page, seat));

      self->tab_buttons[seat] = tab;
      if (seat > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (tab), GTK_TOGGLE_BUTTON (self->tab_buttons[0]));
      g_signal_connect_swapped (tab, "toggled", G_CALLBACK (on_tab_toggled), self);
      gtk_flow_box_append (self->tabs, tab);
      gtk_widget_set_focusable (gtk_widget_get_parent (tab), FALSE);
    }

  self->seat = colonia_state_get_seat (colonia_page_get_state (page), 0);
  gtk_flow_box_set_sort_func (self->tabs, compare_places, self, NULL);
}

static void
colonia_final_count_update (ParlourPage *page)
{
  ColoniaFinalCount *self = COLONIA_FINAL_COUNT (page);

  if (self->tab_buttons[0] == NULL)
    make_tabs (self);

  gtk_flow_box_invalidate_sort (self->tabs);
  show_seat (self, self->seat);
  if (parlour_page_is_new_moment (page))
    parlour_page_fill_in_undone (page, COLONIA_EVENT_FINAL_HOLDINGS);
}

static void
colonia_final_count_fill_in (ParlourPage      *page,
                             const TableEvent *entered)
{
  const ColoniaEvent *event = COLONIA_EVENT (entered);
  ColoniaFinalCount *self = COLONIA_FINAL_COUNT (page);

  take_event (self, event);
  show_seat (self, colonia_state_get_seat (colonia_page_get_state (page), 0));
}

static void
colonia_final_count_tell_input (ParlourPage *page,
                                GByteArray  *input)
{
  ColoniaFinalCount *self = COLONIA_FINAL_COUNT (page);

  g_byte_array_append (input, (const guint8 *) self->numbers, sizeof self->numbers);
  for (int seat = 0; seat < COLONIA_MAX_PLAYERS; seat++)
    {
      const GArray *relics = self->relics[seat];

      g_byte_array_append (input, (const guint8 *) &relics->len, sizeof relics->len);
      g_byte_array_append (input, (const guint8 *) relics->data, relics->len * (guint) sizeof (ColoniaHeldRelic));
    }
}

static gboolean
on_first_frame (GtkWidget     *widget,
                GdkFrameClock *clock,
                gpointer       data)
{
  gtk_widget_child_focus (COLONIA_FINAL_COUNT (widget)->tallies[0], GTK_DIR_TAB_FORWARD);

  return G_SOURCE_REMOVE;
}

/* Counting begins with the first thing to count, once whatever shows the page
 * has made up its mind about the focus. */
static void
colonia_final_count_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (colonia_final_count_parent_class)->map (widget);

  gtk_widget_add_tick_callback (widget, on_first_frame, NULL, NULL);
}

static void
colonia_final_count_finalize (GObject *object)
{
  for (int seat = 0; seat < COLONIA_MAX_PLAYERS; seat++)
    g_array_unref (COLONIA_FINAL_COUNT (object)->relics[seat]);

  G_OBJECT_CLASS (colonia_final_count_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (PARLOUR_TYPE_COUNTER);
  g_type_ensure (PARLOUR_TYPE_EMBLEM);
  g_type_ensure (PARLOUR_TYPE_WRAP_LAYOUT);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/end/final-count.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaFinalCount, tabs);
  gtk_widget_class_bind_template_child (widget_class, ColoniaFinalCount, emblem);
  gtk_widget_class_bind_template_child (widget_class, ColoniaFinalCount, name);
  gtk_widget_class_bind_template_child (widget_class, ColoniaFinalCount, total);
  gtk_widget_class_bind_template_child (widget_class, ColoniaFinalCount, money);
  gtk_widget_class_bind_template_child (widget_class, ColoniaFinalCount, other_points);
  gtk_widget_class_bind_template_child (widget_class, ColoniaFinalCount, relic_tags);
  gtk_widget_class_bind_template_child (widget_class, ColoniaFinalCount, parts);
  gtk_widget_class_bind_template_child (widget_class, ColoniaFinalCount, left);
  gtk_widget_class_bind_template_child (widget_class, ColoniaFinalCount, problem);
  gtk_widget_class_bind_template_child (widget_class, ColoniaFinalCount, back_button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaFinalCount, next_button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaFinalCount, next_label);
  gtk_widget_class_bind_template_child (widget_class, ColoniaFinalCount, finish_button);
  gtk_widget_class_bind_template_callback (widget_class, on_add_other);
  gtk_widget_class_bind_template_callback (widget_class, on_back);
  gtk_widget_class_bind_template_callback (widget_class, on_next);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  /* Adds a relic to those of the player who is counted. */
  gtk_widget_class_install_action (widget_class, "final.add-relic", "i", add_relic_action);

  /* Puts the relic that was added last into a shrine, or takes it out again. */
  gtk_widget_class_install_action (widget_class, "final.into-shrine", NULL, into_shrine);

  /* Goes on to the next player, or ends the game after the last. */
  gtk_widget_class_install_action (widget_class, "final.next", NULL, go_on);
}

static void
colonia_final_count_class_init (ColoniaFinalCountClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = colonia_final_count_finalize;
  widget_class->map = colonia_final_count_map;
  PARLOUR_PAGE_CLASS (klass)->update = colonia_final_count_update;
  PARLOUR_PAGE_CLASS (klass)->fill_in = colonia_final_count_fill_in;
  PARLOUR_PAGE_CLASS (klass)->tell_input = colonia_final_count_tell_input;

  bind_template (widget_class);
  install_actions (widget_class);
}

static void
colonia_final_count_init (ColoniaFinalCount *self)
{
  for (int seat = 0; seat < COLONIA_MAX_PLAYERS; seat++)
    self->relics[seat] = g_array_new (FALSE, FALSE, sizeof (ColoniaHeldRelic));

  gtk_widget_init_template (GTK_WIDGET (self));
  make_tallies (self);
}
