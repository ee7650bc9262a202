/* parlour-game-page.c: a game on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * On top the round and its parts, at the side the families in player order, in
 * the middle the page where the game is.
 */

#include "config.h"

#include "parlour-game-page.h"

#include "parlour-announcement.h"
#include "parlour-family-card.h"
#include "parlour-game-family.h"
#include "parlour-game-page-private.h"
#include "parlour-game-past.h"
#include "parlour-game-windows.h"
#include "parlour-moves.h"
#include "parlour-settings.h"
#include "parlour-stage.h"
#include "parlour-step-page.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "tongue.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

/* What scrolls, and what is at its foot: the last child is below the first one, a `GtkScrolledWindow`, where it is always in
 * sight. It stands right below what scrolls if that is short; one that expands upwards is at the foot, however much room there
 * is. It leaves a third of the height to what scrolls, if it can do with less itself. The whole takes the room that is left,
 * and what is too high for that scrolls. */

/* Of the height, for what scrolls. */
#define LEAST_SHARE 3

/* A scrolled window measures all that it scrolls, at a width that it never has,
 * to find that it needs no certain height. So it is not asked. */
static void
measure_part (GtkWidget      *part,
              GtkOrientation  orientation,
              int             for_size,
              int            *minimum,
              int            *natural)
{
  if (orientation == GTK_ORIENTATION_VERTICAL && GTK_IS_SCROLLED_WINDOW (part))
    *minimum = *natural = gtk_scrolled_window_get_min_content_height (GTK_SCROLLED_WINDOW (part));
  else
    gtk_widget_measure (part, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
measure_parts (GtkWidget      *widget,
               GtkOrientation  orientation,
               int             for_size,
               int            *minimum,
               int            *natural,
               int            *minimum_baseline,
               int            *natural_baseline)
{
  *minimum = *natural = 0;
  for (GtkWidget *part = gtk_widget_get_first_child (widget); part != NULL; part = gtk_widget_get_next_sibling (part))
    {
      int part_minimum, part_natural;

      measure_part (part, orientation, for_size, &part_minimum, &part_natural);
      *minimum = orientation == GTK_ORIENTATION_VERTICAL ? *minimum + part_minimum : MAX (*minimum, part_minimum);
      *natural = orientation == GTK_ORIENTATION_VERTICAL ? *natural + part_natural : MAX (*natural, part_natural);
    }
}

static void
allocate_parts (GtkWidget *widget,
                int        width,
                int        height,
                int        baseline)
{
  GtkWidget *scroller = gtk_widget_get_first_child (widget);
  GtkWidget *below = gtk_widget_get_last_child (widget);
  int minimum = gtk_scrolled_window_get_min_content_height (GTK_SCROLLED_WINDOW (scroller));
  int content, below_least, below_height;

  gtk_widget_measure (below, GTK_ORIENTATION_VERTICAL, width, &below_least, &below_height, NULL, NULL);
  below_height = CLAMP (height - MAX (minimum, height / LEAST_SHARE), below_least, below_height);
  gtk_widget_measure (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller)), GTK_ORIENTATION_VERTICAL, width,
                      NULL, &content, NULL, NULL);

  height = MAX (height - below_height, minimum);
  if (below_height > 0 && !gtk_widget_compute_expand (below, GTK_ORIENTATION_VERTICAL))
    height = CLAMP (content, minimum, height);
  gtk_widget_size_allocate (scroller, &(GtkAllocation) { 0, 0, width, height }, -1);
  gtk_widget_size_allocate (below, &(GtkAllocation) { 0, height, width, below_height }, -1);
}

/* A page that is less wide is one on a telephone, in pixels. */
#define WIDTH_OF_TELEPHONE 500

/* From which width on the title stands well away from the buttons beside it, however large text is. */
#define WIDTH_WITH_ROOM 760

/* Up to how many events whoever has undone them knows what is replaced: what was mistaken
 * is entered anew. */
#define FEW_EVENTS 2

/* What is shown in frames of its own after something has happened, in this
 * order: all at once takes longer than a frame, which has 16 ms. What is to be done
 * now, and the page if it stays, are shown in the frame after a click, before all of
 * these, and the chronicle after them. Whoever types ahead waits for none of them. */
typedef enum {
  PART_MAKING, /* a page where the game has not been yet, which stays hidden */
  PART_FILLING, /* all that is on it, which stays hidden as well */
  PART_LAYING, /* where all of that lies on another page than before, likewise */
  PART_DRAWING, /* what things there look like, likewise; those that were seen before still look like that */
  PART_PAGE, /* another one than before, and what is handed out */
  PART_FAMILIES_MAKING, /* where there are none yet, which stay hidden */
  PART_FAMILIES /* with what would be undone, and whatever moves */
} Part;

enum {
  PROP_0,
  PROP_SESSION,
  PROP_PAUSED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ParlourGamePage, parlour_game_page, PARLOUR_TYPE_FLIGHTS)

/* Saying something */

void
parlour_game_page_tell_why (ParlourGamePage *self,
                            const char      *sentence,
                            int              rule,
                            ParlourPage     *anyway)
{
  parlour_toasts_refuse (self->toasts, sentence, table_session_get_game (self->session), rule, anyway);
}

/* Showing the game */

/* Whoever opens a game is told, too, if it was before. */
static void
tell_cards_error (ParlourGamePage *self)
{
  const GPtrArray *collections = parlour_collections_list ();

  for (guint i = 0; self->session != NULL && i < collections->len; i++)
    {
      g_autofree char *text = parlour_cards_describe_error (collections->pdata[i]);

      if (text != NULL)
        parlour_game_page_tell (self, text);
    }
}

static gboolean
is_asked_for_cards (ParlourGamePage *self)
{
  return self->game->asks_for_cards != NULL
         && self->game->asks_for_cards (table_session_get_state (self->session));
}

static gboolean
brings_cards (ParlourGamePage  *self,
              const TableEvent *event)
{
  g_autoptr (GPtrArray) cards = NULL;

  if (self->game->game->cards == NULL)
    return FALSE;

  cards = table_printed_list_event (self->game->game, event);

  return cards->len > 0;
}

/* Cards are learned when all have come that come together: a mistake is mostly
 * noticed before, and what was undone is not learned. */
static void
learn_cards (ParlourGamePage *self)
{
  const TableRecord *record = table_session_get_record (self->session);
  ParlourCards *cards = parlour_collections_find (self->game->game);

  if (cards == NULL || is_asked_for_cards (self))
    return;

  if (self->has_other_cards)
    parlour_cards_learn_corrected (cards, self->lesson, record);
  else if (self->has_new_cards)
    parlour_cards_learn_game (cards, self->lesson, record);
  self->has_new_cards = self->has_other_cards = FALSE;
}

/* A card of the past may have become another, or one more. */
static void
on_corrected (ParlourGamePage *self)
{
  self->has_other_cards = TRUE;
  learn_cards (self);
}

/* How many events are undone, in whose place comes what is entered next. */
static guint
count_undone (ParlourGamePage *self)
{
  const TableRecord *record = table_session_get_record (self->session);

  return table_session_get_can_redo (self->session)
           ? table_record_get_n_known (record) - table_record_get_cursor (record) : 0;
}

/* Who went far back and enters something else there hears what that has cost. */
static void
tell_replaced (ParlourGamePage *self,
               guint            n_events)
{
  g_autofree char *sentence = NULL;

  if (n_events <= FEW_EVENTS || count_undone (self) > 0)
    return;

  sentence = g_strdup_printf (ngettext ("%u event is set aside.", "%u events are set aside.", n_events), n_events);
  parlour_game_page_offer_undo (self, sentence, "game.undo");
}

static void
play_all (ParlourGamePage         *self,
          const TableEvent *const *events,
          guint                    n_events,
          TableRoller              roller,
          gboolean                 anyway)
{
  ParlourPage *page = parlour_pages_get_page (self->pages);
  guint n_undone = count_undone (self);

  if (page != NULL && parlour_page_has_entered_by_itself (page))
    parlour_game_page_rest (self, FALSE);
  else if (self->typed)
    parlour_game_page_rest (self, TRUE);
  for (guint i = 0; i < n_events; i++)
    self->has_new_cards |= brings_cards (self, events[i]);
  if (anyway)
    table_session_play_anyway (self->session, events, n_events, roller);
  else
    table_session_play_all (self->session, events, n_events, roller);
  learn_cards (self);
  tell_replaced (self, n_undone);
}

static void
on_entered (ParlourGamePage  *self,
            const TableEvent *event,
            int               roller)
{
  play_all (self, &event, 1, (TableRoller) roller, FALSE);
}

static void
on_all_entered (ParlourGamePage         *self,
                const TableEvent *const *events,
                guint                    n_events,
                int                      roller)
{
  play_all (self, events, n_events, (TableRoller) roller, FALSE);
}

static void
on_entered_anyway (ParlourGamePage         *self,
                   const TableEvent *const *events,
                   guint                    n_events,
                   int                      roller)
{
  play_all (self, events, n_events, (TableRoller) roller, TRUE);
}

static void
on_all_passed (ParlourGamePage *self)
{
  guint n_undone = count_undone (self);

  table_session_pass_all (self->session);
  if (!table_session_may_pass_all (self->session))
    parlour_game_page_rest (self, FALSE);
  tell_replaced (self, n_undone);
}

void
parlour_game_page_scroll_to_top (ParlourGamePage *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);

  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_lower (adjustment));
}

/* What enters something is kept as its page is. It stays where it is, only
 * hidden: with GTK 4.8 a button of an action is never sensitive again once it
 * has been taken out of the window. The place around all of them is never hidden:
 * newer GTK does not measure that again for what has changed in it meanwhile. */
static void
show_action (ParlourGamePage *self,
             GtkWidget       *action)
{
  GtkWidget *place = GTK_WIDGET (self->action_place);
  GtkWidget *shown = NULL;

  if (action != NULL && gtk_widget_get_parent (action) == NULL)
    gtk_box_append (self->action_place, g_object_new (ADW_TYPE_BIN, "child", action, NULL));
  if (action != NULL)
    shown = gtk_widget_get_parent (action);
  for (GtkWidget *child = gtk_widget_get_first_child (place); child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_visible (child, child == shown);
}

/* Those that are hidden are told when they are shown: each has keys of its own for numbers,
 * all of which would hear of it. */
static void
set_action_sensitive (ParlourGamePage *self,
                      gboolean         sensitive)
{
  GtkWidget *place = GTK_WIDGET (self->action_place);

  for (GtkWidget *child = gtk_widget_get_first_child (place); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      gtk_widget_set_sensitive (child, sensitive);
}

/* Whether something that was entered is not on the page yet. */
gboolean
parlour_game_page_is_waiting (ParlourGamePage *self)
{
  return table_session_is_waiting (self->session);
}

/* The page keeps its keys for itself until the table has done it. What entered
 * something is seen until the next page comes, as the picture of its page is, and may be
 * something else after each touch. */
static void
update_place (ParlourGamePage *self)
{
  ParlourPage *page = parlour_pages_get_page (self->pages);
  gboolean by_hand = gtk_widget_get_visible (self->by_hand);
  gboolean waiting = parlour_game_page_is_waiting (self);

  gtk_widget_set_sensitive (GTK_WIDGET (self->pages), !waiting && !by_hand);
  gtk_widget_set_visible (GTK_WIDGET (self->pages), !by_hand);
  if (by_hand)
    show_action (self, NULL);
  else if (page != NULL)
    show_action (self, parlour_page_get_action (page));
  set_action_sensitive (self, !waiting && page != NULL);
}

static void
on_page_made (ParlourGamePage *self,
              ParlourPage     *page)
{
  g_signal_connect_object (page, "entered", G_CALLBACK (on_entered), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "all-entered", G_CALLBACK (on_all_entered), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "entered-anyway", G_CALLBACK (on_entered_anyway), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "all-passed", G_CALLBACK (on_all_passed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "complained", G_CALLBACK (parlour_game_page_tell_why), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "notify::action", G_CALLBACK (update_place), self, G_CONNECT_SWAPPED);
}

static ParlourPage *
find_page (ParlourGamePage *self)
{
  return parlour_pages_find (self->pages, parlour_step_page_find (table_session_get_state (self->session)));
}

/* What is on a page is made before it is laid out and painted, as both together take longer than a frame. Returns the page. */
static ParlourPage *
fill_page (ParlourGamePage *self)
{
  ParlourPage *page = find_page (self);

  parlour_page_set_uncovered (page, parlour_families_get_uncovered (self->families));
  parlour_page_set_session (page, self->session);
  g_set_weak_pointer (&self->filled, page);

  return page;
}

/* The game has gone on before the page came. */
static void
forget_filled_page (ParlourGamePage *self)
{
  if (self->filled != NULL)
    parlour_pages_forget (self->pages, self->filled);
  g_clear_weak_pointer (&self->filled);
}

static void
enter_page (ParlourGamePage *self)
{
  ParlourPage *page = fill_page (self);

  g_clear_weak_pointer (&self->filled);
  parlour_pages_enter (self->pages, page);
  parlour_game_page_scroll_to_top (self);
}

static void
show_page (ParlourGamePage *self)
{
  GType type = parlour_step_page_find (table_session_get_state (self->session));
  ParlourPage *page = parlour_pages_get_page (self->pages);

  forget_filled_page (self);
  if (page != NULL && G_OBJECT_TYPE (page) == type)
    {
      parlour_page_set_uncovered (page, parlour_families_get_uncovered (self->families));
      parlour_page_update (page);
      return;
    }

  if (type == G_TYPE_INVALID)
    return;

  if (page != NULL)
    parlour_pages_leave (self->pages, parlour_game_page_has_keys (self));
  if (!parlour_pages_has (self->pages, type))
    {
      parlour_frames_add (self->frames, PART_MAKING);
      parlour_frames_add (self->frames, PART_FILLING);
    }
  parlour_frames_add (self->frames, PART_LAYING);
  parlour_frames_add (self->frames, PART_DRAWING);
  parlour_frames_add (self->frames, PART_PAGE);
}

/* A screen reader of GTK 4.8 hears of no change on a page but where the focus
 * is. What it does say is a new name of the window in front. */
static void
announce (ParlourGamePage *self,
          gboolean         tells_moves)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  g_autofree char *text = NULL;

  if (root == NULL)
    return;

  text = parlour_announcement_tell (self->session, tells_moves, gtk_label_get_label (self->heading));
  if (g_strcmp0 (self->announced, text) == 0)
    return;

  gtk_accessible_update_property (GTK_ACCESSIBLE (root), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  g_free (self->announced);
  self->announced = g_steal_pointer (&text);
}

/* What only the table can do. The game itself does not wait for it, so there is
 * nothing of it in the record: what happened last tells that it is due. */

void
parlour_game_page_show_by_hand (ParlourGamePage *self)
{
  g_autofree char *edict = parlour_stage_tell_by_hand (parlour_stage_get (self->session), self->session);
  gboolean due = edict != NULL;

  if (due)
    {
      gtk_label_set_label (self->by_hand_edict, edict);
      parlour_label_show_lines (self->heading, _("Now do it by hand"), PARLOUR_SHORTEST_LINE);
      /* What else is done at the table comes after it. */
      announce (self, FALSE);
    }

  if (gtk_widget_get_visible (self->by_hand) == due)
    return;

  gtk_widget_set_visible (self->by_hand, due);
  update_place (self);
  if (due)
    gtk_widget_grab_focus (self->by_hand_done);
}

static char *
tell_step (ParlourGamePage *self)
{
  int seat = table_session_get_addressed (self->session);
  g_autoptr (TongueScope) scope = tongue_speak (table_session_get_language (self->session, seat));

  return table_session_get_game (self->session)->tell_step (table_session_get_names (self->session),
                                                           table_session_get_state (self->session));
}

/* Where in the round it is, of a game that does not draw that. */
static void
tell_round (ParlourGamePage  *self,
            const TableState *state)
{
  g_autofree char *when = state->round > 0 ? state->game->tell_when (state->round, state->part)
                                           : g_strdup (table_game_get_name (state->game));

  gtk_label_set_label (GTK_LABEL (self->path), when);
}

void
parlour_game_page_show_heading (ParlourGamePage *self)
{
  const TableState *state = table_session_get_state (self->session);
  g_autofree char *heading = tell_step (self);

  parlour_label_show_lines (self->heading, heading, PARLOUR_SHORTEST_LINE);
  announce (self, TRUE);
  if (self->game->show_path != NULL)
    self->game->show_path (self->path, state->round, state->part);
  else
    tell_round (self, state);
}

gboolean
parlour_game_page_is_finished (ParlourGamePage *self)
{
  return table_state_is_finished (table_session_get_state (self->session));
}

/* The end has the page to itself: a chronicle beside it would tell who wins
 * before the windows are lit. */
static void
show_ceremony (ParlourGamePage *self)
{
  gboolean finished = parlour_game_page_is_finished (self);

  parlour_widget_set_css_class (GTK_WIDGET (self->table), "ceremony", finished);

  gtk_widget_set_visible (GTK_WIDGET (self->heading), !finished);
  gtk_widget_set_visible (self->families_scroller, !finished && !self->game->shows_players);
  gtk_widget_set_visible (self->chronicle_place, !finished);
  gtk_widget_set_visible (GTK_WIDGET (self->strip), !finished && !self->game->shows_players);

  /* Of a game that was only counted there is no course. */
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "game.show-course",
                                 !table_state_is_counted (table_session_get_state (self->session)));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "game.share", finished);
}

/* However large its text is. */
static void
fold_if_narrow (GtkWidget *widget)
{
  parlour_widget_set_css_class (widget, "on-telephone", gtk_widget_get_width (widget) < WIDTH_OF_TELEPHONE);
  parlour_widget_set_css_class (widget, "with-room", gtk_widget_get_width (widget) >= WIDTH_WITH_ROOM);
  parlour_hand_out_place_fit (PARLOUR_GAME_PAGE (widget)->hand_out);
}

/* The page is in the middle of being laid out. */
static void
on_room_changed (ParlourGamePage *self)
{
  parlour_widget_after_frame (GTK_WIDGET (self), fold_if_narrow);
}

/* Where somebody fills in a page stays in sight when all of it becomes larger or narrower; one
 * that has just begun stays at its top. */
static void
follow_focus (GtkWidget *widget)
{
  ParlourGamePage *self = PARLOUR_GAME_PAGE (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (self->session != NULL && focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->pages))
      && parlour_game_page_has_input (self))
    parlour_widget_scroll_to (focus);
}

static void
parlour_game_page_system_setting_changed (GtkWidget        *widget,
                                          GtkSystemSetting  setting)
{
  GTK_WIDGET_CLASS (parlour_game_page_parent_class)->system_setting_changed (widget, setting);

  if (setting == GTK_SYSTEM_SETTING_DPI)
    parlour_widget_after_frame (widget, follow_focus);
}

static void
show_narrow (GtkWidget *widget)
{
  gboolean narrow, low;

  g_object_get (PARLOUR_GAME_PAGE (widget)->table, "narrow", &narrow, "low", &low, NULL);
  parlour_widget_set_css_class (widget, "narrow", narrow);
  parlour_widget_set_css_class (widget, "low", low);
  follow_focus (widget);
}

/* Likewise: whoever changes a style then is not laid out anew. */
static void
on_narrow (ParlourGamePage *self)
{
  parlour_widget_after_frame (GTK_WIDGET (self), show_narrow);
}

static void
show_hand_out (ParlourGamePage *self)
{
  parlour_hand_out_place_update (self->hand_out);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "game.show-hand-out",
                                 parlour_hand_out_place_has_list (self->hand_out));
}

guint
parlour_game_page_get_cursor (ParlourGamePage *self)
{
  return table_record_get_cursor (table_session_get_record (self->session));
}

/* Where things are that move. */

static int
get_place_seat (GtkWidget *place)
{
  return parlour_family_card_get_seat (PARLOUR_FAMILY_CARD (place));
}

static GtkWidget *
get_emblem (GtkWidget *place)
{
  return parlour_family_card_get_emblem (PARLOUR_FAMILY_CARD (place));
}

static GtkWidget *
get_home (GtkWidget *place)
{
  return parlour_family_card_get_home (PARLOUR_FAMILY_CARD (place));
}

static GtkWidget *
get_street (gpointer   owner,
            GtkWidget *place,
            int        street)
{
  return parlour_family_card_get_street (PARLOUR_FAMILY_CARD (place), street);
}

static GtkWidget *
find_thing (gpointer    owner,
            const char *id)
{
  ParlourPage *page = parlour_pages_get_page (PARLOUR_GAME_PAGE (owner)->pages);

  return page != NULL ? parlour_page_find_thing (page, id) : NULL;
}

static const ParlourView view = { get_place_seat, get_emblem, get_home, get_street, find_thing };

static ParlourMoves
get_moves (ParlourGamePage *self)
{
  return (ParlourMoves) { &view, self, PARLOUR_FLIGHTS (self), self->session, GTK_WIDGET (self->families_box) };
}

static void
show_families_and_moves (ParlourGamePage *self)
{
  ParlourMoves moves = get_moves (self);

  parlour_game_page_show_undo (self);
  parlour_families_show (self->families);
  parlour_moves_start (&moves, self->ships_soon);
}

/* What was pressed is in the middle, and answers in the next frame, with what is
 * to be done now. The rest follows in frames of its own. */
static gboolean
show_part (guint    part,
           gpointer data)
{
  ParlourGamePage *self = data;

  switch ((Part) part)
    {
    case PART_MAKING:
      find_page (self);
      break;

    case PART_FILLING:
      fill_page (self);
      break;

    case PART_LAYING:
      parlour_pages_lay_out (self->pages, fill_page (self));
      break;

    case PART_DRAWING:
      return parlour_pages_draw (self->pages, find_page (self));

    case PART_PAGE:
      if (parlour_pages_get_page (self->pages) == NULL)
        enter_page (self);
      show_hand_out (self);
      update_place (self);
      break;

    case PART_FAMILIES_MAKING:
      parlour_families_make (self->families);
      break;

    case PART_FAMILIES:
      show_families_and_moves (self);
      break;

    default:
      g_assert_not_reached ();
    }

  return TRUE;
}

static void
show_parts_now (ParlourGamePage *self)
{
  parlour_frames_show_all (self->frames);
}

/* Who looks at the board hears that it is somebody else's turn. */
static void
call_next (ParlourGamePage *self,
           gboolean         played)
{
  int before = self->addressed;

  self->addressed = table_session_get_addressed (self->session);
  if (played && self->addressed != before)
    parlour_sound_tone ();
}

static void
follow_hands (ParlourGamePage *self)
{
  if (self->session != NULL)
    table_session_set_passes_for_hands (self->session, g_settings_get_boolean (parlour_settings_get (), "pass-for-hands"));
}

/* Who was not asked is told in one line. */
static void
tell_unasked (ParlourGamePage *self)
{
  g_autofree char *sentence = table_session_tell_unasked (self->session);

  if (sentence != NULL)
    parlour_game_page_offer_undo (self, sentence, "game.undo");
}

/* Covers fall when the game goes on: somebody else looks at the screen now. */
static void
on_changed (ParlourGamePage *self)
{
  guint cursor = parlour_game_page_get_cursor (self);
  gboolean played = cursor > self->shown;
  ParlourMoves moves = get_moves (self);
  gboolean sailed = parlour_moves_prepare (&moves, played);

  self->shown = cursor;
  self->asked = MOVE_NOWHERE;
  /* What stood in the way does not any more once the game has gone on. */
  if (!self->has_refused)
    parlour_toasts_dismiss (self->toasts);

  /* What the page has to show of them is known when it is there. */
  g_object_freeze_notify (G_OBJECT (self->families));
  parlour_families_drop_covers (self->families);
  parlour_game_page_allow_undo (self);
  parlour_game_page_show_heading (self);
  show_ceremony (self);
  show_page (self);
  update_place (self);
  parlour_game_page_show_by_hand (self);
  call_next (self, played);
  if (played)
    tell_unasked (self);
  g_object_thaw_notify (G_OBJECT (self->families));

  self->ships_soon = played && !sailed;
  if (parlour_families_are_missing (self->families))
    parlour_frames_add (self->frames, PART_FAMILIES_MAKING);
  parlour_frames_add (self->frames, PART_FAMILIES);
  if (parlour_hand_out_place_is_out_of_date (self->hand_out))
    parlour_frames_add (self->frames, PART_PAGE);
  parlour_frames_begin (self->frames);
}

/* What is refused only now, as it waited for what came before it, is offered as it would have been at once: by the page
 * that shows how the game stands now, which comes for it. */
static void
on_refused (ParlourGamePage         *self,
            const TableObstacle     *obstacle,
            const TableEvent *const *events,
            guint                    n_events,
            int                      roller)
{
  parlour_typed_ahead_forget (self->typed_ahead);
  self->has_refused = parlour_game_page_is_waiting (self);
  show_parts_now (self);
  parlour_page_refuse_events (parlour_pages_get_page (self->pages), obstacle, events, n_events, (TableRoller) roller);
}

/* What is doubtful only by what it has waited for is asked about now. What was typed behind it was meant for afterwards. */
static gboolean
on_doubted (ParlourGamePage         *self,
            const TableEvent *const *events,
            guint                    n_events,
            int                      roller,
            gboolean                 anyway)
{
  show_parts_now (self);
  if (!parlour_page_ask_about_events (parlour_pages_get_page (self->pages), events, n_events, (TableRoller) roller, anyway))
    return FALSE;

  parlour_typed_ahead_forget (self->typed_ahead);

  return TRUE;
}

/* What was shown of players says what they were called. What is typed on a page is not
 * worth less than that. */
static void
on_people_changed (ParlourGamePage *self)
{
  parlour_families_clear (self->families);
  if (!parlour_game_page_has_input (self))
    parlour_pages_clear (self->pages);
}

/* Of those that waited after a correction. */
static void
on_left_out (ParlourGamePage *self,
             guint            n_events,
             TableLine       *line)
{
  g_autofree char *text = NULL;

  if (n_events == 1)
    /* Translators: %s is a sentence that tells what happened in the game before it was corrected. */
    text = g_strdup_printf (_("Fits no more and is set aside: %s"), line->sentence);
  else
    text = g_strdup_printf (ngettext ("%u event fits no more and is set aside.",
                                      "%u events fit no more and are set aside.", n_events), n_events);

  parlour_game_page_tell (self, text);
}

/* While something waits for a slow disk the page does not show it yet: what
 * would be pressed now would be pressed for another player. What is typed comes
 * after it. */
static void
on_waiting (ParlourGamePage *self)
{
  gboolean waiting = parlour_game_page_is_waiting (self);

  self->has_refused &= waiting;
  parlour_game_page_show_undo (self);
  if (waiting && parlour_game_page_has_keys (self))
    parlour_typed_ahead_begin (self->typed_ahead);
  update_place (self);
  if (!waiting)
    parlour_typed_ahead_end (self->typed_ahead, GTK_WIDGET (self->pages));
}

/* Nothing has happened, so covers stay. The window has told its title anew, so a
 * heading that is still the same is announced once more. */
static void
tell_anew (ParlourGamePage *self)
{
  if (self->session == NULL)
    return;

  g_clear_pointer (&self->announced, g_free);
  parlour_widget_after_frame (GTK_WIDGET (self), follow_focus);
  parlour_game_page_show_undo (self);
  parlour_game_page_show_heading (self);
  parlour_game_page_show_by_hand (self);
  parlour_families_show (self->families);
  show_hand_out (self);
}

static void
on_uncovered (ParlourGamePage *self)
{
  ParlourPage *page = parlour_pages_get_page (self->pages);

  parlour_families_show (self->families);
  if (page != NULL)
    parlour_page_set_uncovered (page, parlour_families_get_uncovered (self->families));
}

GtkWindow *
parlour_game_page_get_window (ParlourGamePage *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

/* The table may not want to be told of moves any more, or again. */
static void
on_moves_wanted (ParlourGamePage *self)
{
  if (self->session == NULL)
    return;

  parlour_hand_out_place_forget (self->hand_out);
  show_hand_out (self);
}

static void
parlour_game_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (parlour_game_page_parent_class)->map (widget);

  parlour_display_opener_offer (PARLOUR_GAME_PAGE (widget)->display);
}

/* The object */

static void
parlour_game_page_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_SESSION:
      g_value_set_object (value, PARLOUR_GAME_PAGE (object)->session);
      break;

    case PROP_PAUSED:
      g_value_set_boolean (value, parlour_game_page_is_paused (PARLOUR_GAME_PAGE (object)));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
parlour_game_page_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_SESSION:
      parlour_game_page_set_session (PARLOUR_GAME_PAGE (object), g_value_get_object (value));
      break;

    case PROP_PAUSED:
      parlour_game_page_pause (PARLOUR_GAME_PAGE (object), g_value_get_boolean (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

/* Parts of the page that are the game's. */
static void
make_parts (ParlourGamePage *self)
{
  self->game = parlour_game_find (table_session_get_game (self->session));
  self->path = self->game->new_path != NULL
                 ? self->game->new_path ()
                 : g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER,
                                 "natural-wrap-mode", GTK_NATURAL_WRAP_NONE,
                                 "css-classes", (const char *[]) { "title", "game-path", NULL }, NULL);
  adw_bin_set_child (self->path_place, self->path);
  parlour_hand_out_place_set_session (self->hand_out, self->session);
  parlour_rules_button_set_game (self->rules_button, self->game->game);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "game.show-rules", self->game->game->guide != NULL);
  /* Until it is known what is listed. */
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "game.show-hand-out", FALSE);
}

static void
drop_parts (ParlourGamePage *self)
{
  self->path = NULL;
  adw_bin_set_child (self->path_place, NULL);
  parlour_hand_out_place_set_session (self->hand_out, NULL);
}

/* A page that fades away takes what is pressed until it is gone, and its game is gone before. */
static void
allow_actions (ParlourGamePage *self,
               gboolean         allowed)
{
  const GVariantType *parameter;
  const char *name, *property;
  GType owner;

  for (guint i = 0; gtk_widget_class_query_action (GTK_WIDGET_GET_CLASS (self), i, &owner, &name, &parameter, &property); i++)
    if (owner == PARLOUR_TYPE_GAME_PAGE)
      gtk_widget_action_set_enabled (GTK_WIDGET (self), name, allowed);
}

static void
drop_session (ParlourGamePage *self)
{
  allow_actions (self, FALSE);
  if (self->session == NULL)
    return;

  parlour_families_set_session (self->families, NULL);
  g_clear_handle_id (&self->chronicle_soon, g_source_remove);
  parlour_game_page_stop_resting (self);
  parlour_frames_forget (self->frames);
  g_clear_weak_pointer (&self->filled);
  parlour_display_opener_set_session (self->display, NULL);
  parlour_inhibitor_set_session (self->inhibitor, NULL);
  parlour_bars_set_session (self->bars, NULL);
  g_signal_handlers_disconnect_by_data (parlour_clock_get (self->session), self);
  g_signal_handlers_disconnect_by_data (self->session, self);
  parlour_typed_ahead_forget (self->typed_ahead);
  g_clear_object (&self->session);
  g_clear_pointer (&self->lesson, parlour_lesson_free);
  drop_parts (self);
  self->has_new_cards = self->has_other_cards = FALSE;
  self->asked = MOVE_NOWHERE;
}

static void
parlour_game_page_dispose (GObject *object)
{
  ParlourGamePage *self = PARLOUR_GAME_PAGE (object);

  drop_session (self);
  g_clear_object (&self->display);
  g_clear_object (&self->inhibitor);
  g_clear_object (&self->phones);
  g_clear_object (&self->typed_ahead);
  g_clear_object (&self->frames);
  g_clear_object (&self->families);

  g_clear_pointer (&self->announced, g_free);

  G_OBJECT_CLASS (parlour_game_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/play/game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourGamePage, toasts);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamePage, path_place);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamePage, rules_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamePage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamePage, menu);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamePage, undo_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamePage, redo_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamePage, undo_label);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamePage, bars);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamePage, table);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamePage, chronicle_place);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamePage, chronicle);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamePage, families_scroller);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamePage, families_box);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamePage, strip);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamePage, scroller);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamePage, middle);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamePage, hand_out);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamePage, heading);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamePage, by_hand);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamePage, by_hand_edict);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamePage, by_hand_done);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamePage, pages);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamePage, action_place);
  gtk_widget_class_bind_template_callback (widget_class, parlour_game_windows_tell_made);
  gtk_widget_class_bind_template_callback (widget_class, parlour_game_page_on_key_pressed);
  gtk_widget_class_bind_template_callback (widget_class, parlour_game_page_on_pressed);
  gtk_widget_class_bind_template_callback (widget_class, parlour_game_page_on_event);
  gtk_widget_class_bind_template_callback (widget_class, on_page_made);
  gtk_widget_class_bind_template_callback (widget_class, show_parts_now);
}

static void
parlour_game_page_class_init (ParlourGamePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = parlour_game_page_get_property;
  object_class->set_property = parlour_game_page_set_property;
  object_class->dispose = parlour_game_page_dispose;
  widget_class->map = parlour_game_page_map;
  widget_class->system_setting_changed = parlour_game_page_system_setting_changed;

  /* The game that is shown. */
  properties[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, TABLE_TYPE_SESSION,
                                                  (GParamFlags) (G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY
                                                                 | G_PARAM_STATIC_STRINGS));

  /* Whether the clock of the game is paused. */
  properties[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE,
                                                  (GParamFlags) (G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY
                                                                 | G_PARAM_STATIC_STRINGS));
  g_object_class_install_properties (object_class, N_PROPS, properties);

  bind_template (widget_class);
  parlour_template_set_teller (widget_class, G_CALLBACK (tell_anew));
  parlour_game_page_install_actions (widget_class);
  parlour_game_windows_install (widget_class);
}

static void
parlour_game_page_init (ParlourGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (gtk_widget_get_parent (GTK_WIDGET (self->scroller)),
                                 gtk_custom_layout_new (NULL, measure_parts, allocate_parts));
  parlour_menu_button_set_menu (self->menu_button, self->menu);
  allow_actions (self, FALSE);

  self->typed_ahead = parlour_typed_ahead_new (GTK_WIDGET (self));
  self->families = parlour_families_new (self->families_box, self->strip);
  g_signal_connect_swapped (self->families, "notify::uncovered", G_CALLBACK (on_uncovered), self);
  self->frames = parlour_frames_new (GTK_WIDGET (self), show_part, self);
  self->display = parlour_display_opener_new (GTK_WIDGET (self));
  self->inhibitor = parlour_inhibitor_new (GTK_WIDGET (self));
  self->phones = parlour_phones_new ();
  parlour_bars_set_phones (self->bars, self->phones);
  g_settings_bind (parlour_settings_get (), "show-chronicle", self->table, "show-end", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (parlour_settings_get (), "changed::move-pieces", G_CALLBACK (on_moves_wanted), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "notify::narrow", G_CALLBACK (on_narrow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "notify::low", G_CALLBACK (on_narrow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scroller), "notify::page-size",
                           G_CALLBACK (on_room_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (parlour_settings_get (), "changed::pass-for-hands", G_CALLBACK (follow_hands), self, G_CONNECT_SWAPPED);
  for (guint i = 0; i < parlour_collections_list ()->len; i++)
    g_signal_connect_object (parlour_collections_list ()->pdata[i], "error", G_CALLBACK (tell_cards_error),
                             self, G_CONNECT_SWAPPED);
}

/* Gets the game that is shown. */
TableSession *
parlour_game_page_get_session (ParlourGamePage *self)
{
  return self->session;
}

/* The chronicle of a long game takes as long as all else that a page shows, so
 * it comes after the first frame. */
static gboolean
on_chronicle_soon (gpointer data)
{
  ParlourGamePage *self = data;

  self->chronicle_soon = 0;
  parlour_chronicle_view_set_session (self->chronicle, self->session);

  return G_SOURCE_REMOVE;
}

/* Where everything is followed, and where the game says that it is. */
static gboolean
takes_correction (ParlourGamePage *self)
{
  const ParlourGamePast *past = parlour_game_past_find (self->game->game);
  const int tracking = table_session_get_state (self->session)->tracking;

  return past->get_correction != NULL
         && (tracking == 0 || (self->game->game->events->kinds[past->correction].trackings & 1u << tracking) != 0);
}

static void
follow_session (ParlourGamePage *self)
{
  const TableState *state = table_session_get_state (self->session);
  const ParlourGameFamily *family = parlour_game_family_find (state->game);

  self->lesson = parlour_lesson_new (table_session_get_game (self->session));
  g_signal_connect_swapped (self->session, "changed", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (self->session, "corrected", G_CALLBACK (on_corrected), self);
  g_signal_connect_swapped (self->session, "people-changed", G_CALLBACK (on_people_changed), self);
  g_signal_connect_swapped (self->session, "set-aside", G_CALLBACK (parlour_game_page_on_set_aside), self);
  g_signal_connect_swapped (self->session, "left-out", G_CALLBACK (on_left_out), self);
  g_signal_connect_swapped (self->session, "refused", G_CALLBACK (on_refused), self);
  g_signal_connect_swapped (self->session, "doubted", G_CALLBACK (on_doubted), self);
  g_signal_connect_swapped (self->session, "waiting", G_CALLBACK (on_waiting), self);

  make_parts (self);
  follow_hands (self);
  parlour_families_set_session (self->families, self->session);
  self->shown = parlour_game_page_get_cursor (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "game.correct-holdings", takes_correction (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "game.change-holdings",
                                 state->tracking == 0 && parlour_game_past_find (state->game)->get_change != NULL);
  /* What a game has not got is not there. */
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "game.look-behind",
                                 family->has_cover != NULL && (state->tracking == 0 || family->has_cover (state)));
  self->chronicle_soon = g_idle_add (on_chronicle_soon, self);
  on_changed (self);
  parlour_bars_set_session (self->bars, self->session);
  g_signal_connect_swapped (parlour_clock_get (self->session), "changed", G_CALLBACK (parlour_game_page_show_clock), self);
  parlour_game_page_show_clock (self);
  on_waiting (self);
  parlour_display_opener_set_session (self->display, self->session);
  parlour_inhibitor_set_session (self->inhibitor, self->session);
  parlour_phones_set_session (self->phones, self->session);
  tell_cards_error (self);
}

/* Shows a game from now on. */
void
parlour_game_page_set_session (ParlourGamePage *self,
                               TableSession    *session)
{
  if (self->session == session)
    return;

  /* A game that was left goes for good: it must not write any more. */
  drop_session (self);
  parlour_box_clear (self->action_place);
  parlour_pages_clear (self->pages);
  parlour_chronicle_view_set_session (self->chronicle, NULL);
  if (session != NULL)
    {
      self->session = g_object_ref (session);
      allow_actions (self, TRUE);
      follow_session (self);
    }
  else
    {
      parlour_phones_set_session (self->phones, NULL);
    }

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SESSION]);
}

/* Tells whether something is typed or chosen on the page that is not entered yet, and would be
 * lost if the game was left. */
gboolean
parlour_game_page_has_input (ParlourGamePage *self)
{
  ParlourPage *page = parlour_pages_get_page (self->pages);

  return page != NULL && parlour_page_has_input (page);
}

/* Asks whether what is on the page may be lost, see parlour_page_ask_about_input(). */
void
parlour_game_page_ask_about_input (ParlourGamePage *self,
                                   GCallback        answered,
                                   gpointer         owner)
{
  parlour_page_ask_about_input (parlour_pages_get_page (self->pages), answered, owner);
}

/* Says something that does not have to be answered, in the place of what was said before. */
void
parlour_game_page_tell (ParlourGamePage *self,
                        const char      *sentence)
{
  g_return_if_fail (sentence != NULL);

  parlour_toasts_show (self->toasts, parlour_toast_new (sentence, NULL, 0));
}

/* Says what was done, in the place of what was said before, and lets it be taken back as long as
 * that is said. */
void
parlour_game_page_offer_undo (ParlourGamePage *self,
                              const char      *sentence,
                              const char      *action)
{
  g_return_if_fail (sentence != NULL && action != NULL);

  parlour_toasts_show (self->toasts, parlour_toast_new_undo (sentence, action));
}
