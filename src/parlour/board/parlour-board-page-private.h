/* parlour-board-page-private.h: what the files of the page of a board share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-board-page.h"

#include "parlour-board-view.h"
#include "parlour-confirm-bar.h"
#include "parlour-game-board.h"
#include "parlour-keys.h"
#include "parlour-panes.h"
#include "parlour-scale.h"
#include "parlour-turn-bar.h"
#include "parlour-turn-hint.h"
#include "parlour-widgets.h"
#include "table-board.h"
#include "tongue.h"

#include <glib/gi18n.h>
#include <string.h>

/* The page of whatever step a game lays a board out for. */
struct _ParlourBoardPage {
  ParlourPage parent_instance;

  TableState *view; /* what the board tells of, or NULL before there is any */
  TableBoard *board;
  TableBoard *rest; /* what was picked elsewhere, and the rest as it was before it was undone, where that is all, or NULL */
  GPtrArray *known; /* (nullable): what the table knows of cards since the last update, once a board was laid out */
  GPtrArray *steps; /* of GStrv: names and values in turn, of what is chosen by one touch */
  guint anyway; /* bit n if anything that seat n picked was against the books, so that all is entered without another question */
  gboolean is_tried; /* whether what was picked could not be entered as it is */
  char *refused; /* where what was refused last is, if it can be picked anyway, or NULL */
  char *picked; /* where what was picked last is, or NULL */
  gint64 picked_at;
  gboolean is_picking; /* whether anything that is picked was touched */
  gboolean is_brought_back; /* whether all that is chosen was undone, and nobody has touched anything since */
  GSignalGroup *picked_elsewhere; /* what all pick, here and on telephones */
  gboolean table_rolls; /* whether dice are usually rolled there */
  guint thrown_at; /* where the game was when they were thrown */
  GStrv thrown; /* names and values in turn, of what dice will show that are seen rolling, or NULL */
  gboolean is_shown; /* whether the board was, since an update began */
  char *entered; /* where what is corrected was touched, or NULL */
  int step; /* with the part of the round, where the page began last */
  int part;
  GtkWidget *begun; /* (weak): what the page began with as long as nobody has gone anywhere else, or NULL */
  gboolean has_begun; /* whether that has had the focus */
  ParlourPanes *panes; /* (weak): between which the page is, or NULL */
  AdwAnimation *moving; /* or NULL before anything has moved */
  ParlourPage *form; /* what is filled in in place of the board, or NULL */

  GtkShortcutController *keys;
  GtkEventController *letters; /* or NULL where none was a key yet */
  guint64 known_letters; /* which of them are, bit n for the n-th, small ones and then capital ones */
  GtkWidget *body; /* all that such a form takes the place of */
  AdwBin *news_place; /* what the last event caused, for games that tell it above the board */
  GtkBox *remarks;
  ParlourBoardView *groups;
  GtkBox *promises;
  GtkBox *hints;
  GtkLabel *question; /* what a turn asks about what was chosen */
  GtkLabel *hint;
  GtkBox *aside; /* what can be done at any step */
  GtkWidget *take_back;
  GtkBox *form_place;
  GtkWidget *foot; /* what is at the foot: */
  GtkWidget *foot_scale; /* a scale, where there is no room for it on the board */
  GtkWidget *bar; /* what enters what does not enter itself */
  ParlourTurnHint *turn_hint; /* where a turn ends by passing */
  ParlourTurnBar *turn_bar;
};

typedef gboolean (*ParlourBoardTest) (ParlourBoardPage *self,
                                      const TableDeed  *deed,
                                      gconstpointer     data);

const ParlourGameBoard *parlour_board_page_get_game         (ParlourBoardPage   *self);
void                    parlour_board_page_lay_out          (ParlourBoardPage   *self);
TableBoard             *parlour_board_page_lay_out_with_others
                                                            (ParlourBoardPage   *self);
gboolean                parlour_board_page_has_dice         (ParlourBoardPage   *self);
TableDeedAt             parlour_board_page_find_deed        (ParlourBoardPage   *self,
                                                             ParlourBoardTest    is_it,
                                                             gconstpointer       data);
char                   *parlour_board_page_make_path        (const TableDeedAt  *found);
GtkWidget              *parlour_board_page_find_widget      (ParlourBoardPage   *self,
                                                             const TableDeedAt  *found);
gboolean                parlour_board_page_is_to_be_told    (ParlourBoardPage   *self,
                                                             const TableDeed    *deed,
                                                             gconstpointer       data);
gboolean                parlour_board_page_is_number        (ParlourBoardPage   *self,
                                                             const TableDeed    *deed,
                                                             gconstpointer       data);
gboolean                parlour_board_page_can_be_done      (ParlourBoardPage   *self,
                                                             const TableDeed    *deed,
                                                             gconstpointer       data);
gboolean                parlour_board_page_is_pick          (ParlourBoardPage   *self,
                                                             const TableDeed    *deed,
                                                             gconstpointer       data);
gboolean                parlour_board_page_is_due           (ParlourBoardPage   *self,
                                                             const TableDeed    *deed,
                                                             gconstpointer       data);
gboolean                parlour_board_page_enters_by_itself (ParlourBoardPage   *self);

gboolean                parlour_board_page_is_turn          (ParlourBoardPage   *self);
const TableDeed        *parlour_board_page_find_foot        (ParlourBoardPage   *self);
const TableThing       *parlour_board_page_find_scale       (ParlourBoardPage   *self);
GtkWidget              *parlour_board_page_find_after_numbers
                                                            (ParlourBoardPage   *self);
void                    parlour_board_page_show_foot        (ParlourBoardPage   *self);
void                    parlour_board_page_show             (ParlourBoardPage   *self);
void                    parlour_board_page_take_focus       (ParlourBoardPage   *self);
void                    parlour_board_page_go_on            (ParlourBoardPage   *self);

gboolean                parlour_board_page_has_own_form     (ParlourBoardPage   *self,
                                                             const TableDeed    *deed);
void                    parlour_board_page_open_form        (ParlourBoardPage   *self,
                                                             const TableDeed    *deed);
void                    parlour_board_page_correct_by_form  (ParlourBoardPage   *self,
                                                             const TableEvent   *event);
void                    parlour_board_page_close_form       (ParlourBoardPage   *self);
void                    parlour_board_page_leave_form       (ParlourBoardPage   *self);

void                    parlour_board_page_do_deed          (ParlourBoardPage   *self,
                                                             const char         *path,
                                                             const TableDeed    *deed);
void                    parlour_board_page_on_touched       (ParlourBoardPage   *self,
                                                             const char         *path);
void                    parlour_board_page_on_rolled        (ParlourBoardPage   *self);
void                    parlour_board_page_on_counted       (ParlourBoardPage   *self,
                                                             const char         *path,
                                                             int                 number);
void                    parlour_board_page_on_confirmed     (ParlourBoardPage   *self);
gboolean                parlour_board_page_choose_anyway    (ParlourPage        *page);
void                    parlour_board_page_take_back        (ParlourBoardPage   *self);

void                    parlour_board_page_update_letters   (ParlourBoardPage   *self);
void                    parlour_board_page_add_keys         (ParlourBoardPage   *self);
