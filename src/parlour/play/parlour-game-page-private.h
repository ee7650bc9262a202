/* parlour-game-page-private.h: what the files of a game on the table share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-chronicle-view.h"
#include "parlour-bars.h"
#include "parlour-clock.h"
#include "parlour-collections.h"
#include "parlour-display-opener.h"
#include "parlour-inhibitor.h"
#include "parlour-families.h"
#include "parlour-frames.h"
#include "parlour-game.h"
#include "parlour-game-page.h"
#include "parlour-hand-out-place.h"
#include "parlour-pages.h"
#include "parlour-panes.h"
#include "parlour-rules-button.h"
#include "parlour-toasts.h"
#include "parlour-typed-ahead.h"

/* Going back and forth. */
typedef enum {
  MOVE_NOWHERE,
  MOVE_BACK,
  MOVE_FORTH,
  MOVE_TO
} Move;

struct _ParlourGamePage {
  ParlourFlights parent_instance;

  TableSession *session;
  gboolean has_new_cards; /* cards were entered that the collection has not learned yet */
  gboolean has_other_cards; /* likewise, in the place of others */
  ParlourLesson *lesson; /* what the collection has learned of the game */
  int addressed; /* the seat for which the game waits, or TABLE_NOBODY for the table */
  guint chronicle_soon;
  ParlourFamilies *families;
  ParlourFrames *frames; /* in which parts of the page follow, see `Part` */
  gboolean ships_soon; /* whether ships that have left are to be seen leaving then */
  const ParlourGame *game; /* how it is shown, or NULL without a session */
  GtkWidget *path; /* where in the round it is, or NULL */
  gboolean touched; /* whether the form below it is just being pressed */
  char *announced; /* what a screen reader was told last, or NULL */
  ParlourTypedAhead *typed_ahead;
  guint pressed_at; /* how many events there were when the mouse was pressed first */
  guint resting; /* as long as nothing is confirmed, or 0 */
  gboolean typed_on; /* whether somebody has typed something since that began */
  gboolean typed; /* whether what was pressed last is a letter or a digit */
  ParlourDisplayOpener *display; /* for the table */
  ParlourInhibitor *inhibitor; /* keeps the screen on */
  ParlourPhones *phones; /* around the table */
  gboolean has_refused; /* whether something that waited was just refused, and more waits behind it */
  guint shown; /* how many events were in force when the page was shown last */
  Move asked; /* what is done if what is on the page may go */
  guint asked_for; /* how many events shall be in force then, if it is MOVE_TO */

  ParlourToasts *toasts;
  AdwBin *path_place;
  ParlourRulesButton *rules_button;
  GtkMenuButton *menu_button;
  GMenu *menu;
  GtkWidget *undo_button;
  GtkWidget *redo_button;
  GtkLabel *undo_label;
  ParlourBars *bars;
  ParlourPanes *table;
  GtkWidget *chronicle_place;
  ParlourChronicleView *chronicle;
  GtkWidget *families_scroller;
  GtkBox *families_box;
  GtkBox *strip;
  GtkScrolledWindow *scroller;
  GtkWidget *middle;
  ParlourHandOutPlace *hand_out;
  GtkLabel *heading;
  GtkWidget *by_hand;
  GtkLabel *by_hand_edict;
  GtkWidget *by_hand_done;
  ParlourPages *pages;
  ParlourPage *filled; /* (weak): one of them that is about to come and shows how the game stands already, or NULL */
  GtkBox *action_place;
};

void       parlour_game_page_tell_why        (ParlourGamePage    *self,
                                              const char         *sentence,
                                              int                 rule,
                                              ParlourPage        *anyway);
void       parlour_game_page_allow_undo      (ParlourGamePage    *self);
void       parlour_game_page_show_undo       (ParlourGamePage    *self);
void       parlour_game_page_stop_resting    (ParlourGamePage    *self);
void       parlour_game_page_rest            (ParlourGamePage    *self,
                                              gboolean            clickable);
void       parlour_game_page_scroll_to_top   (ParlourGamePage    *self);
gboolean   parlour_game_page_has_keys        (ParlourGamePage    *self);
gboolean   parlour_game_page_is_waiting      (ParlourGamePage    *self);
void       parlour_game_page_show_by_hand    (ParlourGamePage    *self);
void       parlour_game_page_show_heading    (ParlourGamePage    *self);
gboolean   parlour_game_page_is_finished     (ParlourGamePage    *self);
gboolean   parlour_game_page_on_event        (ParlourGamePage    *self,
                                              GdkEvent           *event);
gboolean   parlour_game_page_on_key_pressed  (ParlourGamePage    *self,
                                              guint               keyval,
                                              guint               keycode,
                                              GdkModifierType     state,
                                              GtkEventController *controller);
guint      parlour_game_page_get_cursor      (ParlourGamePage    *self);
void       parlour_game_page_on_pressed      (ParlourGamePage    *self,
                                              int                 n_press,
                                              double              x,
                                              double              y,
                                              GtkGesture         *gesture);
void       parlour_game_page_on_set_aside    (ParlourGamePage    *self,
                                              guint               n_events);
GtkWindow *parlour_game_page_get_window      (ParlourGamePage    *self);
gboolean   parlour_game_page_is_paused       (ParlourGamePage    *self);
void       parlour_game_page_pause           (ParlourGamePage    *self,
                                              gboolean            paused);
void       parlour_game_page_show_clock      (ParlourGamePage    *self);
void       parlour_game_page_install_actions (GtkWidgetClass     *widget_class);
