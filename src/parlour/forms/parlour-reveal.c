/* parlour-reveal.c: a page on which everybody chooses, and all choices are entered at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * At the table cards are turned over together; here they are touched, one after the other, and the
 * last touch enters them all. Where nothing is to be touched, or something is corrected, there is a
 * button for it.
 */

#include "config.h"

#include "parlour-reveal.h"

#include "parlour-confirm-bar.h"
#include "parlour-counter.h"
#include "parlour-keys.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-why.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"
#include "tongue.h"

#include <glib/gi18n.h>

/* More have two columns, so that all fit onto the screen of a laptop. */
#define MANY_PLAYERS 4

/* How long things move, and lines come, in milliseconds. */
#define MOVING 360

/* How soon after a touch another one of the same thing is still the same, in microseconds. */
#define DOUBLE (G_USEC_PER_SEC / 2)

typedef struct {
  int seat;
  int number;
} Pick;

typedef struct {
  GSettings *settings;
  GArray *picks; /* of Pick, as they were made */
  gint64 picked_at;
  Pick refused; /* what was refused last, */
  gboolean has_refused; /* if it can be chosen anyway */
  guint anyway; /* bit n if any was for seat n, so that all is entered without another question */
  AdwAnimation *moving; /* or NULL before anything has moved */

  GtkShortcutController *keys;
  GtkBox *board;
  GtkBox *facts;
  GtkWidget *notice;
  GtkLabel *figure;
  GtkLabel *reason;
  GtkWidget *news;
  GtkLabel *news_title;
  ParlourStalls *lines;
  GtkLabel *news_text;
  GtkBox *hints;
  GtkLabel *hint;
  GtkWidget *take_back;
  GtkWidget *rows;
  GtkWidget *bar; /* what enters what does not enter itself */
} ParlourRevealPrivate;

/**
 * ParlourReveal:
 *
 * A page for what all players choose at the same time, without turns.
 */
G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ParlourReveal, parlour_reveal, PARLOUR_TYPE_PAGE)

static ParlourRevealPrivate *
get_private (ParlourReveal *self)
{
  return parlour_reveal_get_instance_private (self);
}

static int
count_players (ParlourReveal *self)
{
  return parlour_page_get_state (PARLOUR_PAGE (self))->n_players;
}

static const TableEvents *
get_events (ParlourReveal *self)
{
  return parlour_page_get_state (PARLOUR_PAGE (self))->game->events;
}

static int
count_due (ParlourReveal *self,
           int            seat)
{
  return PARLOUR_REVEAL_GET_CLASS (self)->count_due (self, seat);
}

/* How many touches a player may make: more than are due by the books where these are known to be wrong. */
static int
count_most (ParlourReveal *self,
            int            seat)
{
  ParlourRevealClass *klass = PARLOUR_REVEAL_GET_CLASS (self);
  const gboolean anyway = (get_private (self)->anyway & 1u << seat) != 0 && klass->count_most != NULL;

  return anyway ? MAX (klass->count_most (self, seat), count_due (self, seat)) : count_due (self, seat);
}

/* Where the last pick of a player is, or that of a number; -1 if there is none. */
static int
find_pick (ParlourReveal *self,
           int            seat,
           int            number)
{
  const GArray *picks = get_private (self)->picks;

  for (int i = (int) picks->len - 1; i >= 0; i--)
    {
      const Pick *pick = &g_array_index (picks, Pick, i);

      if (pick->seat == seat && (number == TABLE_NOBODY || pick->number == number))
        return i;
    }

  return -1;
}

static gboolean
is_open (ParlourReveal *self,
         int            seat)
{
  int numbers[PARLOUR_REVEAL_MOST_PICKS];

  return parlour_reveal_list_picks (self, seat, numbers) < count_most (self, seat);
}

static int
find_open (ParlourReveal *self)
{
  for (int seat = 0; seat < count_players (self); seat++)
    if (is_open (self, seat))
      return seat;

  return TABLE_NOBODY;
}

/* The first number on the page, or the first one that nobody has told; NULL if there is none. */
static GtkWidget *
find_count (ParlourReveal *self,
            gboolean       untold)
{
  GtkWidget *count = NULL;

  for (int seat = 0; seat < count_players (self) && count == NULL; seat++)
    count = parlour_chooser_find_count (parlour_reveal_get_row (self, seat), untold);

  return count;
}

static gboolean
is_confirmed (ParlourReveal *self)
{
  int due = 0;

  for (int seat = 0; seat < count_players (self); seat++)
    due += count_due (self, seat);

  return due == 0 || parlour_page_get_correcting (PARLOUR_PAGE (self));
}

/* Whether only the table knows if all has been touched. */
static gboolean
may_be_more (ParlourReveal *self)
{
  gboolean more = FALSE;

  for (int seat = 0; seat < count_players (self); seat++)
    more |= count_most (self, seat) > count_due (self, seat);

  return more;
}

static void
enter (ParlourReveal *self)
{
  const TableEvents *events = get_events (self);
  TableEvent *event = PARLOUR_REVEAL_GET_CLASS (self)->make_event (self);

  if (get_private (self)->anyway != 0)
    parlour_page_enter_anyway (PARLOUR_PAGE (self), (const TableEvent *const *) &event, 1, TABLE_ROLLER_NONE);
  else
    parlour_page_enter (PARLOUR_PAGE (self), event, TABLE_ROLLER_NONE);
  table_event_free (events, event);
}

/* What nobody has told is not nothing. */
static void
offer (ParlourReveal *self,
       const char    *hint)
{
  ParlourConfirmBar *bar = PARLOUR_CONFIRM_BAR (get_private (self)->bar);
  TableEvent *event;

  if (find_count (self, TRUE) != NULL)
    {
      parlour_confirm_bar_refuse (bar, hint);
      return;
    }

  event = PARLOUR_REVEAL_GET_CLASS (self)->make_event (self);
  parlour_confirm_bar_offer (bar, event);
  table_event_free (get_events (self), event);
}

static void
show_picks (ParlourReveal *self)
{
  ParlourRevealPrivate *priv = get_private (self);
  g_autofree char *hint = PARLOUR_REVEAL_GET_CLASS (self)->tell_hint (self, find_open (self));

  for (int seat = 0; seat < count_players (self); seat++)
    {
      int numbers[PARLOUR_REVEAL_MOST_PICKS];
      int n = parlour_reveal_list_picks (self, seat, numbers);

      parlour_chooser_show_chosen (parlour_reveal_get_row (self, seat), numbers, n, is_open (self, seat));
    }

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "reveal.take-back", priv->picks->len > 0);
  parlour_widget_set_tooltip (priv->take_back, priv->picks->len > 0 ? _("Take Back the Last One (Backspace)")
                                                                    : _("Nothing has been chosen yet"));
  gtk_label_set_label (priv->hint, hint);
  parlour_page_set_action (PARLOUR_PAGE (self), is_confirmed (self) || may_be_more (self) ? priv->bar : NULL);
  if (parlour_page_get_action (PARLOUR_PAGE (self)) != NULL)
    offer (self, hint);
}

/* What cannot be chosen says so, and that it can be chosen anyway where only the books say so. */
static gboolean
is_refused (ParlourReveal *self,
            int            seat,
            int            number)
{
  TableSession *session = parlour_page_get_session (PARLOUR_PAGE (self));
  g_autoptr (TongueScope) scope = NULL;
  g_autofree char *sentence = NULL;
  TableObstacle obstacle;

  if (PARLOUR_REVEAL_GET_CLASS (self)->examine == NULL)
    return FALSE;
  obstacle = PARLOUR_REVEAL_GET_CLASS (self)->examine (self, seat, number);
  if (obstacle.kind == TABLE_OBSTACLE_NONE)
    return FALSE;

  sentence = table_session_tell_obstacle (session, &obstacle, 0);
  scope = tongue_speak (table_session_get_obstacle_language (session, &obstacle));
  get_private (self)->refused = (Pick) { seat, number };
  get_private (self)->has_refused = (table_session_get_game (session)->obstacle_facts[obstacle.kind] & TABLE_IS_OF_BOOKS) != 0;
  parlour_page_refuse (PARLOUR_PAGE (self), sentence, obstacle.rule, get_private (self)->has_refused);

  return TRUE;
}

/* Keys and Tab begin where the next touch is due, then with the first number, and else with what is confirmed. */
static void
take_focus (ParlourReveal *self)
{
  int open = find_open (self);
  GtkWidget *first = is_confirmed (self) ? parlour_confirm_bar_get_button (PARLOUR_CONFIRM_BAR (get_private (self)->bar)) : NULL;

  if (open != TABLE_NOBODY)
    first = parlour_chooser_get_first (parlour_reveal_get_row (self, open));
  else if (find_count (self, FALSE) != NULL)
    first = find_count (self, FALSE);
  if (first != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    parlour_keys_begin_page (first);
}

/* Enter goes on with whoever is next, and does not take back what it has just chosen. */
static void
go_on (ParlourReveal *self)
{
  GtkWidget *row = GTK_WIDGET (parlour_reveal_get_row (self, find_open (self)));
  GtkWidget *first = parlour_chooser_get_first (PARLOUR_CHOOSER (row));

  if (first != NULL && gtk_widget_get_mapped (first))
    gtk_widget_grab_focus (first);
  parlour_widget_scroll_to (row);
}

/* Another choice takes the place of the one that was made last. What is touched twice in a moment
 * is touched once, and later it is put back. */
static void
put (ParlourReveal *self,
     int            seat,
     int            number)
{
  ParlourRevealPrivate *priv = get_private (self);
  int found = find_pick (self, seat, number);

  if (found < 0)
    {
      if (!is_open (self, seat))
        g_array_remove_index (priv->picks, (guint) find_pick (self, seat, TABLE_NOBODY));
      parlour_reveal_pick (self, seat, number);
      priv->picked_at = g_get_monotonic_time ();
    }
  else if (g_get_monotonic_time () - priv->picked_at > DOUBLE)
    {
      g_array_remove_index (priv->picks, (guint) found);
    }

  show_picks (self);
  if (find_open (self) != TABLE_NOBODY)
    go_on (self);
  else if (!is_confirmed (self))
    enter (self);
}

static void
choose (ParlourReveal *self,
        int            seat,
        int            number)
{
  get_private (self)->has_refused = FALSE;
  if (is_refused (self, seat, number))
    show_picks (self);
  else
    put (self, seat, number);
}

static gboolean
parlour_reveal_choose_anyway (ParlourPage *page)
{
  ParlourRevealPrivate *priv = get_private (PARLOUR_REVEAL (page));

  if (!priv->has_refused)
    return FALSE;

  priv->has_refused = FALSE;
  priv->anyway |= 1u << priv->refused.seat;
  put (PARLOUR_REVEAL (page), priv->refused.seat, priv->refused.number);

  return TRUE;
}

static void
on_chosen (ParlourReveal *self,
           int            number,
           GtkWidget     *row)
{
  choose (self, parlour_widget_get_place (row), number);
}

/* What is typed elsewhere is the first number that nobody has told. */
static gboolean
type_count (ParlourReveal *self,
            int            digit)
{
  GtkWidget *count = find_count (self, TRUE);

  if (count == NULL)
    return GDK_EVENT_PROPAGATE;

  gtk_widget_grab_focus (count);
  parlour_counter_type_digit (PARLOUR_COUNTER (count), digit);

  return GDK_EVENT_STOP;
}

static gboolean
on_key (GtkWidget *widget,
        GVariant  *digit,
        gpointer   data)
{
  ParlourReveal *self = PARLOUR_REVEAL (widget);
  const int open = find_open (self), key = g_variant_get_int32 (digit);
  int number = -1;

  if (open == TABLE_NOBODY)
    return type_count (self, key);
  if (!parlour_chooser_has_cards (parlour_reveal_get_row (self, open)))
    number = parlour_chooser_find_offer (parlour_reveal_get_row (self, open), key);
  else if (key <= PARLOUR_REVEAL_GET_CLASS (self)->n_keys)
    number = key - 1;
  if (number < 0)
    return GDK_EVENT_PROPAGATE;

  choose (self, open, number);

  return GDK_EVENT_STOP;
}

static void
take_back (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  GArray *picks = get_private (PARLOUR_REVEAL (widget))->picks;

  g_array_set_size (picks, picks->len - 1);
  show_picks (PARLOUR_REVEAL (widget));
}

/* Things move, and line after line comes. */
static void
move (double         share,
      ParlourReveal *self)
{
  GtkWidget *lines = GTK_WIDGET (get_private (self)->lines);
  int n = 0;

  if (PARLOUR_REVEAL_GET_CLASS (self)->move != NULL)
    PARLOUR_REVEAL_GET_CLASS (self)->move (self, share);
  for (GtkWidget *line = gtk_widget_get_first_child (lines); line != NULL; line = gtk_widget_get_next_sibling (line))
    n++;
  for (GtkWidget *line = gtk_widget_get_first_child (lines); line != NULL; line = gtk_widget_get_next_sibling (line))
    gtk_widget_set_opacity (line, CLAMP (share * (n + 1) - parlour_widget_get_place (line), 0., 1.));
}

static void
begin_moving (ParlourReveal *self)
{
  ParlourRevealPrivate *priv = get_private (self);

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || !adw_get_enable_animations (GTK_WIDGET (self)))
    return;

  if (priv->moving == NULL)
    priv->moving = adw_timed_animation_new (GTK_WIDGET (self), 0., 1., MOVING,
                                            adw_callback_animation_target_new ((AdwAnimationTargetFunc) move, self, NULL));
  adw_animation_play (priv->moving);
}

/* The page */

static void
make_rows (ParlourReveal *self)
{
  GtkWidget *rows = get_private (self)->rows;

  g_object_set (rows, "max-columns", count_players (self) > MANY_PLAYERS ? 2 : 1, NULL);
  for (int seat = 0; seat < count_players (self); seat++)
    {
      GtkWidget *row = parlour_chooser_new (seat);

      g_signal_connect_object (row, "chosen", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (row, "counted", G_CALLBACK (show_picks), self, G_CONNECT_SWAPPED);
      parlour_stalls_append (PARLOUR_STALLS (rows), row);
    }
}

static void
list (ParlourReveal *self)
{
  TableSession *session = parlour_page_get_session (PARLOUR_PAGE (self));

  for (int seat = 0; seat < count_players (self); seat++)
    {
      parlour_chooser_begin (parlour_reveal_get_row (self, seat), session);
      PARLOUR_REVEAL_GET_CLASS (self)->list (self, parlour_reveal_get_row (self, seat), seat);
    }
}

static void
clear (ParlourReveal *self)
{
  g_array_set_size (get_private (self)->picks, 0);
  get_private (self)->has_refused = FALSE;
  get_private (self)->anyway = 0;
  for (int seat = 0; seat < count_players (self); seat++)
    for (int which = 0; which < PARLOUR_CHOOSER_N_COUNTS; which++)
      parlour_chooser_set_count (parlour_reveal_get_row (self, seat), which, -1);
}

static int
find_event_type (ParlourReveal *self)
{
  TableEvent *event = PARLOUR_REVEAL_GET_CLASS (self)->make_event (self);
  int type = event->type;

  table_event_free (get_events (self), event);

  return type;
}

static void
parlour_reveal_update (ParlourPage *page)
{
  ParlourReveal *self = PARLOUR_REVEAL (page);
  const gboolean begins = parlour_page_is_new_moment (page);

  if (gtk_widget_get_first_child (get_private (self)->rows) == NULL)
    make_rows (self);
  list (self);
  parlour_box_clear (get_private (self)->facts);
  PARLOUR_REVEAL_GET_CLASS (self)->show (self);
  if (begins)
    {
      clear (self);
      if (PARLOUR_REVEAL_GET_CLASS (self)->pick_known != NULL)
        PARLOUR_REVEAL_GET_CLASS (self)->pick_known (self);
      parlour_page_fill_in_undone (page, find_event_type (self));
      begin_moving (self);
    }
  show_picks (self);
  if (begins)
    take_focus (self);
}

static void
parlour_reveal_fill_in (ParlourPage      *page,
                        const TableEvent *event)
{
  ParlourReveal *self = PARLOUR_REVEAL (page);

  clear (self);
  PARLOUR_REVEAL_GET_CLASS (self)->read_event (self, event);
  show_picks (self);
}

static void
parlour_reveal_tell_input (ParlourPage *page,
                           GByteArray  *input)
{
  ParlourReveal *self = PARLOUR_REVEAL (page);
  const GArray *picks = get_private (self)->picks;

  g_byte_array_append (input, (const guint8 *) picks->data, picks->len * sizeof (Pick));
  for (int seat = 0; seat < count_players (self); seat++)
    for (int which = 0; which < PARLOUR_CHOOSER_N_COUNTS; which++)
      {
        int count = parlour_chooser_get_count (parlour_reveal_get_row (self, seat), which);

        g_byte_array_append (input, (const guint8 *) &count, sizeof count);
      }
}

static void
parlour_reveal_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (parlour_reveal_parent_class)->map (widget);
  take_focus (PARLOUR_REVEAL (widget));
}

static void
parlour_reveal_dispose (GObject *object)
{
  ParlourRevealPrivate *priv = get_private (PARLOUR_REVEAL (object));

  g_clear_object (&priv->moving);
  g_clear_object (&priv->settings);
  g_clear_pointer (&priv->picks, g_array_unref);

  G_OBJECT_CLASS (parlour_reveal_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (PARLOUR_TYPE_CONFIRM_BAR);
  g_type_ensure (PARLOUR_TYPE_STALLS);
  g_type_ensure (PARLOUR_TYPE_WRAP_LAYOUT);
  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/forms/reveal.ui");
  gtk_widget_class_bind_template_child_private (widget_class, ParlourReveal, keys);
  gtk_widget_class_bind_template_child_private (widget_class, ParlourReveal, board);
  gtk_widget_class_bind_template_child_private (widget_class, ParlourReveal, facts);
  gtk_widget_class_bind_template_child_private (widget_class, ParlourReveal, notice);
  gtk_widget_class_bind_template_child_private (widget_class, ParlourReveal, figure);
  gtk_widget_class_bind_template_child_private (widget_class, ParlourReveal, reason);
  gtk_widget_class_bind_template_child_private (widget_class, ParlourReveal, news);
  gtk_widget_class_bind_template_child_private (widget_class, ParlourReveal, news_title);
  gtk_widget_class_bind_template_child_private (widget_class, ParlourReveal, lines);
  gtk_widget_class_bind_template_child_private (widget_class, ParlourReveal, take_back);
  gtk_widget_class_bind_template_child_private (widget_class, ParlourReveal, news_text);
  gtk_widget_class_bind_template_child_private (widget_class, ParlourReveal, hints);
  gtk_widget_class_bind_template_child_private (widget_class, ParlourReveal, hint);
  gtk_widget_class_bind_template_child_private (widget_class, ParlourReveal, rows);
  gtk_widget_class_bind_template_child_private (widget_class, ParlourReveal, bar);
  gtk_widget_class_bind_template_callback (widget_class, enter);
}

static void
parlour_reveal_class_init (ParlourRevealClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ParlourPageClass *page_class = PARLOUR_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_reveal_dispose;
  widget_class->map = parlour_reveal_map;
  page_class->update = parlour_reveal_update;
  page_class->fill_in = parlour_reveal_fill_in;
  page_class->tell_input = parlour_reveal_tell_input;
  page_class->choose_anyway = parlour_reveal_choose_anyway;
  page_class->is_large = TRUE;

  bind_template (widget_class);

  /**
   * ParlourReveal|reveal.take-back:
   *
   * Takes back what was chosen last.
   */
  gtk_widget_class_install_action (widget_class, "reveal.take-back", NULL, take_back);
}

static void
parlour_reveal_init (ParlourReveal *self)
{
  ParlourRevealPrivate *priv = get_private (self);

  priv->settings = g_settings_new (SCHEMA_ID);
  g_signal_connect_object (priv->settings, "changed::cover-hands", G_CALLBACK (parlour_page_update), self,
                           G_CONNECT_SWAPPED);
  priv->picks = g_array_new (FALSE, FALSE, sizeof (Pick));
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_keys_add_digits (priv->keys, on_key);
}

/* What the page shows */

/**
 * parlour_reveal_add_board:
 * @self: a page
 * @board: (transfer floating): the board, or a part of it
 *
 * Adds the board, which is above all else.
 */
void
parlour_reveal_add_board (ParlourReveal *self,
                          GtkWidget     *board)
{
  g_return_if_fail (PARLOUR_IS_REVEAL (self));

  gtk_box_append (get_private (self)->board, board);
}

/**
 * parlour_reveal_add_fact:
 * @self: a page that is being shown
 * @text: how something on the board stands
 * @question: what is asked about it, a question of the game's
 *
 * Adds below the board something that says why it is so.
 */
void
parlour_reveal_add_fact (ParlourReveal *self,
                         const char    *text,
                         int            question)
{
  g_return_if_fail (PARLOUR_IS_REVEAL (self) && text != NULL);

  gtk_box_append (get_private (self)->facts,
                  parlour_why_new_line (text, parlour_page_get_session (PARLOUR_PAGE (self)), question, TABLE_NOBODY));
}

/**
 * parlour_reveal_add_button:
 * @self: a page
 * @button: (transfer floating): a button
 *
 * Adds a button to the line that says what is due.
 */
void
parlour_reveal_add_button (ParlourReveal *self,
                           GtkWidget     *button)
{
  g_return_if_fail (PARLOUR_IS_REVEAL (self));

  gtk_box_append (get_private (self)->hints, button);
}

/**
 * parlour_reveal_show_notice:
 * @self: a page
 * @figure: what stands there in large, or nothing
 * @text: (nullable): what is to be known of it, or `NULL` to show nothing
 *
 * Shows what everybody needs to know to choose.
 */
void
parlour_reveal_show_notice (ParlourReveal *self,
                            const char    *figure,
                            const char    *text)
{
  ParlourRevealPrivate *priv;

  g_return_if_fail (PARLOUR_IS_REVEAL (self) && figure != NULL);

  priv = get_private (self);
  gtk_widget_set_visible (priv->notice, text != NULL);
  gtk_label_set_label (priv->figure, figure);
  gtk_widget_set_visible (GTK_WIDGET (priv->figure), *figure != '\0');
  gtk_label_set_label (priv->reason, text != NULL ? text : "");
}

/**
 * parlour_reveal_clear_news:
 * @self: a page
 *
 * Forgets what the last choices brought.
 */
void
parlour_reveal_clear_news (ParlourReveal *self)
{
  g_return_if_fail (PARLOUR_IS_REVEAL (self));

  parlour_stalls_clear (get_private (self)->lines);
}

/**
 * parlour_reveal_add_news:
 * @self: a page
 * @sign: (transfer floating): a picture
 * @text: what a choice brought
 * @question: what is asked about it, a question of the game's
 * @seat: whose choice it was, from 0
 *
 * Adds a line, which says why.
 */
void
parlour_reveal_add_news (ParlourReveal *self,
                         GtkWidget     *sign,
                         const char    *text,
                         int            question,
                         int            seat)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  g_return_if_fail (PARLOUR_IS_REVEAL (self) && text != NULL);

  gtk_box_append (GTK_BOX (line), sign);
  gtk_box_append (GTK_BOX (line), parlour_why_new_line (text, parlour_page_get_session (PARLOUR_PAGE (self)), question, seat));
  parlour_stalls_append (get_private (self)->lines, line);
}

/**
 * parlour_reveal_end_news:
 * @self: a page
 * @title: what the lines are
 * @text: what is to be done at the table after that
 *
 * Shows the lines that were added, if there are any, but not where something of the past is corrected.
 */
void
parlour_reveal_end_news (ParlourReveal *self,
                         const char    *title,
                         const char    *text)
{
  ParlourRevealPrivate *priv;

  g_return_if_fail (PARLOUR_IS_REVEAL (self) && title != NULL && text != NULL);

  priv = get_private (self);
  gtk_label_set_label (priv->news_title, title);
  gtk_label_set_label (priv->news_text, text);
  gtk_widget_set_visible (priv->news, gtk_widget_get_first_child (GTK_WIDGET (priv->lines)) != NULL
                                      && !parlour_page_get_correcting (PARLOUR_PAGE (self)));
}

/* What is chosen */

/**
 * parlour_reveal_get_row:
 * @self: a page with a session
 * @seat: a seat, from 0
 *
 * Gets the row of a player.
 *
 * Returns: (transfer none): the row
 */
ParlourChooser *
parlour_reveal_get_row (ParlourReveal *self,
                        int            seat)
{
  g_return_val_if_fail (PARLOUR_IS_REVEAL (self), NULL);

  return PARLOUR_CHOOSER (parlour_widget_get_nth (get_private (self)->rows, seat));
}

/**
 * parlour_reveal_pick:
 * @self: a page
 * @seat: whose choice it is, from 0
 * @number: what is chosen
 *
 * Chooses something without entering anything; for `pick_known` and `read_event`.
 */
void
parlour_reveal_pick (ParlourReveal *self,
                     int            seat,
                     int            number)
{
  const Pick pick = { seat, number };

  g_return_if_fail (PARLOUR_IS_REVEAL (self));

  g_array_append_val (get_private (self)->picks, pick);
}

/**
 * parlour_reveal_list_picks:
 * @self: a page
 * @seat: a seat, from 0
 * @numbers: (out): what that player chose, as it was touched
 *
 * Lists what is chosen.
 *
 * Returns: how much that is
 */
int
parlour_reveal_list_picks (ParlourReveal *self,
                           int            seat,
                           int            numbers[PARLOUR_REVEAL_MOST_PICKS])
{
  const GArray *picks;
  int n = 0;

  g_return_val_if_fail (PARLOUR_IS_REVEAL (self), 0);

  picks = get_private (self)->picks;
  for (guint i = 0; i < picks->len && n < PARLOUR_REVEAL_MOST_PICKS; i++)
    if (g_array_index (picks, Pick, i).seat == seat)
      numbers[n++] = g_array_index (picks, Pick, i).number;

  return n;
}
