/* parlour-the-end.c: what was hidden is revealed, and the points are told
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * When a game ends before everybody's eyes, one thing after the other is revealed, as
 * the ceremony of the game wants it, and then the ranks are told from the last one to
 * the winner. Who comes back to it later sees all at once.
 */

#include "config.h"

#include "parlour-the-end.h"

#include "parlour-actions.h"
#include "parlour-emblem.h"
#include "parlour-end-score.h"
#include "parlour-game-ending.h"
#include "parlour-settings.h"
#include "parlour-stage.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

/* How long each thing is looked at, in milliseconds. */
#define BETWEEN_SIGHTS 1200

/* How long ago a game may have ended to be ending still. */
#define SECONDS_OF_ENDING 60

/* How much of the page's height the pictures take, and how much they take at
 * least and at most, in pixels. */
#define SHARE_OF_SIGHTS 0.28
#define LEAST_HEIGHT 170
#define MOST_HEIGHT 640

/* How many things stand beside each other at most, as the template has it. */
#define MOST_IN_A_ROW 4

struct _ParlourTheEnd {
  ParlourPage parent_instance;

  const ParlourGameEnding *ending; /* of the game, or NULL as long as there is none */
  TableScore score;
  gboolean begun; /* whether anything is shown yet */
  int n_revealed; /* of what the ceremony reveals */
  int n_ranked; /* players whose rank is told, from the last one */
  guint next; /* when the next thing is revealed, or the next rank told */

  GtkLabel *title;
  ParlourStalls *sights;
  GtkStack *stages;
  GtkWidget *lighting;
  GtkWidget *dark;
  GtkButton *next_button;
  GtkCheckButton *waits;
  ParlourEndScore *points; /* or NULL as long as they need not be known */
  GtkLabel *custom;
  GtkLabel *decided;
  GtkBox *way; /* on which something came to the winner */
};

G_DEFINE_FINAL_TYPE (ParlourTheEnd, parlour_the_end, PARLOUR_TYPE_PAGE)

static int
count_sights (ParlourTheEnd *self)
{
  const ParlourCeremony *ceremony = self->ending != NULL ? self->ending->ceremony : NULL;

  if (ceremony == NULL)
    return 0;

  return ceremony->n_sights > 0 ? ceremony->n_sights : self->score.n_players;
}

static GtkWidget *
get_sight (ParlourTheEnd *self,
           int            which)
{
  GtkWidget *sight = gtk_widget_get_first_child (GTK_WIDGET (self->sights));

  for (int i = 0; i < which; i++)
    sight = gtk_widget_get_next_sibling (sight);

  return sight;
}

/* The points */

/* The page first, and then one player after the other. */
static gboolean
make_some_points (ParlourTheEnd *self)
{
  TableSession *session = parlour_page_get_session (PARLOUR_PAGE (self));

  if (self->points != NULL)
    return parlour_end_score_add (self->points, session, &self->score);

  self->points = PARLOUR_END_SCORE (parlour_end_score_new (table_session_get_state (session)->game));
  gtk_stack_add_child (self->stages, GTK_WIDGET (self->points));

  return TRUE;
}

/* As long as things are revealed the points are not to be seen, so they are made
 * bit by bit after them: all at once would hold up everything. */
static void
make_points_soon (GtkWidget *widget)
{
  ParlourTheEnd *self = PARLOUR_THE_END (widget);

  if (parlour_page_get_session (PARLOUR_PAGE (self)) != NULL && make_some_points (self))
    parlour_widget_after_frame (widget, make_points_soon);
}

static void
show_points (ParlourTheEnd *self)
{
  while (make_some_points (self))
    ;
  parlour_end_score_hide (self->points, self->score.n_players - self->n_ranked);
  gtk_stack_set_visible_child (self->stages, GTK_WIDGET (self->points));
}

/* One thing after the other, and then one rank after the other */

/* Who have the same rank are told together. */
static int
find_next_rank (ParlourTheEnd *self)
{
  int worst = 0;

  for (int seat = 0; seat < self->score.n_players; seat++)
    {
      int n_behind = 0;

      for (int other = 0; other < self->score.n_players; other++)
        n_behind += self->score.ranks[other] > self->score.ranks[seat] ? 1 : 0;
      if (n_behind >= self->n_ranked)
        worst = MAX (worst, self->score.ranks[seat]);
    }

  return worst;
}

static int
count_from_rank (ParlourTheEnd *self,
                 int            rank)
{
  int n = 0;

  for (int seat = 0; seat < self->score.n_players; seat++)
    n += self->score.ranks[seat] >= rank ? 1 : 0;

  return n;
}

static gboolean
is_complete (ParlourTheEnd *self)
{
  return self->n_revealed == count_sights (self) && self->n_ranked == self->score.n_players;
}

static void
show_next (ParlourTheEnd *self)
{
  if (self->n_revealed < count_sights (self))
    gtk_button_set_label (self->next_button, gettext (self->ending->ceremony->next));
  else if (find_next_rank (self) > 1)
    gtk_button_set_label (self->next_button, _("Tell the Next Rank"));
  else
    gtk_button_set_label (self->next_button, _("Tell Who Wins"));
}

static void
show_stage (ParlourTheEnd *self)
{
  TableSession *session = parlour_page_get_session (PARLOUR_PAGE (self));
  gboolean complete = is_complete (self);

  for (int i = 0; i < count_sights (self); i++)
    self->ending->ceremony->reveal (get_sight (self, i), i < self->n_revealed);
  /* The next thing may be due after the game has left its end again. */
  if (session != NULL)
    parlour_stage_set_told (parlour_stage_get (session), self->n_revealed, self->n_ranked);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "end.next", !complete);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "end.all", !complete);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "end.again", complete);
  show_next (self);
  gtk_widget_set_visible (self->lighting, !complete);
  /* Who won stands before the pictures, which on a telephone fill the page. */
  gtk_widget_set_visible (GTK_WIDGET (self->custom), !complete && count_sights (self) > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->decided), complete);
  gtk_widget_set_visible (GTK_WIDGET (self->way), complete && gtk_widget_get_first_child (GTK_WIDGET (self->way)) != NULL);
  if (self->n_ranked == 0)
    gtk_stack_set_visible_child (self->stages, self->dark);
  else if (session != NULL)
    show_points (self);
  /* On a telephone the points are below what is to be seen. */
  if (self->n_ranked > 0 && !complete && gtk_widget_get_mapped (self->lighting))
    parlour_widget_after_frame (self->lighting, parlour_widget_scroll_to);
}

static void go_on (ParlourTheEnd *self);

static gboolean
on_next (gpointer data)
{
  ParlourTheEnd *self = data;

  self->next = 0;
  go_on (self);

  return G_SOURCE_REMOVE;
}

/* The next one follows by itself, if the table does not want to be waited for. */
static void
plan_next (ParlourTheEnd *self)
{
  g_clear_handle_id (&self->next, g_source_remove);
  if (self->begun && !is_complete (self) && adw_get_enable_animations (GTK_WIDGET (self))
      && !g_settings_get_boolean (parlour_settings_get (), "ceremony-waits"))
    self->next = g_timeout_add (BETWEEN_SIGHTS, on_next, self);
}

static void
reveal (ParlourTheEnd *self,
        int            n_revealed,
        int            n_ranked)
{
  self->begun = TRUE;
  self->n_revealed = n_revealed;
  self->n_ranked = n_ranked;
  show_stage (self);
  plan_next (self);
}

static void
reveal_all (ParlourTheEnd *self)
{
  reveal (self, count_sights (self), self->score.n_players);
}

static void
go_on (ParlourTheEnd *self)
{
  if (self->n_revealed < count_sights (self))
    reveal (self, self->n_revealed + 1, 0);
  else
    reveal (self, count_sights (self), count_from_rank (self, find_next_rank (self)));
}

static void
begin_again (ParlourTheEnd *self)
{
  reveal (self, 0, 0);
  gtk_widget_grab_focus (GTK_WIDGET (self->next_button));
}

static void
on_sights_clicked (ParlourTheEnd *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "end.next", NULL);
}

/* Whether the last event happened just now. */
static gboolean
has_just_ended (TableSession *session)
{
  const TableRecord *record = table_session_get_record (session);
  guint cursor = table_record_get_cursor (record);
  g_autoptr (GDateTime) then = cursor > 0 ? table_record_get_time (record, cursor - 1) : NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  return then != NULL && ABS (g_date_time_difference (now, then)) < SECONDS_OF_ENDING * G_TIME_SPAN_SECOND;
}

/* Whether there is a ceremony: where nothing moves only if the table steps through
 * it. */
static gboolean
is_wanted (ParlourTheEnd *self)
{
  return adw_get_enable_animations (GTK_WIDGET (self)) || g_settings_get_boolean (parlour_settings_get (), "ceremony-waits");
}

/* What is told of it */

static void
make_sights (ParlourTheEnd   *self,
             const TableGame *game)
{
  self->ending = parlour_game_ending_find (game);
  /* More than fit beside each other need not fill their rows. */
  g_object_set (self->sights, "even", count_sights (self) <= MOST_IN_A_ROW, NULL);
  for (int i = 0; i < count_sights (self); i++)
    parlour_stalls_append (self->sights, self->ending->ceremony->make (i));
}

/* From one emblem to the next, with an arrow between them. */
static void
show_way (ParlourTheEnd *self,
          TableSession  *session)
{
  const char *const *names = table_session_get_names (session);
  g_autoptr (GString) told = g_string_new (NULL);
  int seats[TABLE_MAX_PLAYERS];
  int n = self->ending->list_way != NULL ? self->ending->list_way (table_session_get_state (session), seats) : 0;

  parlour_box_clear (self->way);
  for (int i = 0; i < n; i++)
    {
      if (i > 0)
        gtk_box_append (self->way, gtk_image_new_from_icon_name ("go-next-symbolic"));
      gtk_box_append (self->way, parlour_emblem_new ((int) table_session_get_color (session, seats[i])));
      g_string_append_printf (told, i > 0 ? " → %s" : "%s", names[seats[i]]);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->way), GTK_ACCESSIBLE_PROPERTY_LABEL, told->str, -1);
  parlour_widget_set_tooltip (GTK_WIDGET (self->way), told->str);
}

static void
show_head (ParlourTheEnd *self)
{
  TableSession *session = parlour_page_get_session (PARLOUR_PAGE (self));
  const TableState *state = table_session_get_state (session);
  const ParlourCeremony *ceremony = self->ending->ceremony;
  g_autofree char *winners = self->ending->tell_winners (table_session_get_names (session), state);

  gtk_label_set_label (self->title, ceremony != NULL ? gettext (ceremony->title) : table_game_get_name (state->game));
  gtk_label_set_label (self->custom, ceremony != NULL ? gettext (ceremony->custom) : "");
  gtk_label_set_label (self->decided, winners);
  show_way (self, session);
}

static void
parlour_the_end_update (ParlourPage *page)
{
  ParlourTheEnd *self = PARLOUR_THE_END (page);
  TableSession *session = parlour_page_get_session (page);
  const TableState *state = table_session_get_state (session);

  if (!table_state_get_score (state, &self->score))
    g_return_if_reached ();

  if (self->ending == NULL)
    make_sights (self, state->game);
  for (int i = 0; i < count_sights (self); i++)
    self->ending->ceremony->show (get_sight (self, i), session);
  if (self->points != NULL)
    parlour_end_score_show (self->points, session, &self->score);
  show_head (self);

  if (self->begun)
    show_stage (self);
  else if (has_just_ended (session) && is_wanted (self))
    reveal (self, 0, 0);
  else
    reveal_all (self);
}

/* The room there is */

static gboolean
on_room_frame (GtkWidget     *widget,
               GdkFrameClock *clock,
               gpointer       data)
{
  ParlourTheEnd *self = PARLOUR_THE_END (widget);
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  int height = scroller != NULL ? gtk_widget_get_height (scroller) : 0;

  if (height > 0 && count_sights (self) > 0 && self->ending->ceremony->set_most_height != NULL)
    for (int i = 0; i < count_sights (self); i++)
      self->ending->ceremony->set_most_height (get_sight (self, i),
                                               CLAMP ((int) (height * SHARE_OF_SIGHTS), LEAST_HEIGHT, MOST_HEIGHT));

  return G_SOURCE_REMOVE;
}

/* The page is in the middle of being laid out, so its pictures have to wait. */
static void
on_room_changed (GtkWidget *self)
{
  gtk_widget_add_tick_callback (self, on_room_frame, NULL, NULL);
}

/* The object */

static gboolean
on_first_frame (GtkWidget     *widget,
                GdkFrameClock *clock,
                gpointer       data)
{
  ParlourTheEnd *self = PARLOUR_THE_END (widget);

  if (!is_complete (self))
    gtk_widget_grab_focus (GTK_WIDGET (self->next_button));

  return G_SOURCE_REMOVE;
}

static GtkAdjustment *
get_adjustment (GtkWidget *widget)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);

  return scroller != NULL ? gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)) : NULL;
}

static void
parlour_the_end_map (GtkWidget *widget)
{
  GtkAdjustment *adjustment = get_adjustment (widget);

  GTK_WIDGET_CLASS (parlour_the_end_parent_class)->map (widget);

  gtk_widget_add_tick_callback (widget, on_first_frame, NULL, NULL);
  parlour_widget_after_frame (widget, make_points_soon);
  on_room_changed (widget);
  if (adjustment != NULL)
    g_signal_connect_object (adjustment, "notify::page-size", G_CALLBACK (on_room_changed), widget, G_CONNECT_SWAPPED);
}

static void
parlour_the_end_unmap (GtkWidget *widget)
{
  GtkAdjustment *adjustment = get_adjustment (widget);

  if (adjustment != NULL)
    g_signal_handlers_disconnect_by_data (adjustment, widget);

  GTK_WIDGET_CLASS (parlour_the_end_parent_class)->unmap (widget);
}

static void
parlour_the_end_dispose (GObject *object)
{
  ParlourTheEnd *self = PARLOUR_THE_END (object);

  g_clear_handle_id (&self->next, g_source_remove);

  G_OBJECT_CLASS (parlour_the_end_parent_class)->dispose (object);
}

static const ParlourAction actions[] = {
  /* Reveals the next thing, or tells the next rank, without waiting for it. */
  { "end.next", NULL, G_CALLBACK (go_on) },
  { "end.all", NULL, G_CALLBACK (reveal_all) },
  /* Hides everything again, to be revealed one after the other. Where nothing is to move nothing
   * is by itself: the table does it when it is ready. */
  { "end.again", NULL, G_CALLBACK (begin_again) },
};

static void
parlour_the_end_class_init (ParlourTheEndClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_the_end_dispose;
  widget_class->map = parlour_the_end_map;
  widget_class->unmap = parlour_the_end_unmap;
  PARLOUR_PAGE_CLASS (klass)->update = parlour_the_end_update;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/end/the-end.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourTheEnd, title);
  gtk_widget_class_bind_template_child (widget_class, ParlourTheEnd, sights);
  gtk_widget_class_bind_template_child (widget_class, ParlourTheEnd, stages);
  gtk_widget_class_bind_template_child (widget_class, ParlourTheEnd, lighting);
  gtk_widget_class_bind_template_child (widget_class, ParlourTheEnd, dark);
  gtk_widget_class_bind_template_child (widget_class, ParlourTheEnd, next_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourTheEnd, waits);
  gtk_widget_class_bind_template_child (widget_class, ParlourTheEnd, decided);
  gtk_widget_class_bind_template_child (widget_class, ParlourTheEnd, custom);
  gtk_widget_class_bind_template_child (widget_class, ParlourTheEnd, way);
  gtk_widget_class_bind_template_callback (widget_class, on_sights_clicked);
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));
}

static void
parlour_the_end_init (ParlourTheEnd *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  g_settings_bind (parlour_settings_get (), "ceremony-waits", self->waits, "active", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (parlour_settings_get (), "changed::ceremony-waits", G_CALLBACK (plan_next), self, G_CONNECT_SWAPPED);
}
