/* colonia-pages.c: how Colonia is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-games.h"

#include "colonia-cards.h"
#include "colonia-display.h"
#include "colonia-draws.h"
#include "colonia-ending.h"
#include "colonia-glass.h"
#include "colonia-parts.h"
#include "colonia-past.h"
#include "colonia-piece.h"
#include "colonia-reason.h"
#include "colonia-relic-card.h"
#include "colonia-setup-form.h"
#include "colonia-ship-figure.h"
#include "colonia-shortcuts.h"
#include "colonia-terms.h"
#include "colonia-week-card-form.h"
#include "colonia-week-path.h"
#include "parlour-board-page.h"
#include "parlour-game-board.h"
#include "parlour-typed-form.h"
#include "parlour-widgets.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* How large ships and coats of arms are. */
#define SHIP_SIZE 80
#define ARMS_SIZE 22

/* How many cubes of a kind lie side by side; more are counted. Members do where they are small. */
#define MOST_SPREAD 3
#define SMALL_SIZE 16

typedef GType (*GetType) (void);

/* A page for each step, in the order of `ColoniaStep`. */
static const GetType pages[COLONIA_N_STEPS] = {
  [COLONIA_STEP_BERTH_SHIPS] = parlour_typed_form_get_type,
  [COLONIA_STEP_REVEAL_RELICS] = parlour_typed_form_get_type,
  [COLONIA_STEP_WEEK_CARD] = colonia_week_card_form_get_type,
  [COLONIA_STEP_EDICTS] = parlour_board_page_get_type,
  [COLONIA_STEP_FAMILY_CARDS] = parlour_board_page_get_type,
  [COLONIA_STEP_TIE_ROLLS] = parlour_board_page_get_type,
  [COLONIA_STEP_VOTE] = parlour_board_page_get_type,
  [COLONIA_STEP_CASTING_VOTE] = parlour_board_page_get_type,
  [COLONIA_STEP_MARKET] = parlour_board_page_get_type,
  [COLONIA_STEP_ORDERS] = parlour_board_page_get_type,
  [COLONIA_STEP_EXTRA_CONTRACTS] = parlour_board_page_get_type,
  [COLONIA_STEP_LOADING] = parlour_board_page_get_type,
  [COLONIA_STEP_BUYING] = parlour_board_page_get_type,
  [COLONIA_STEP_SAFEGUARDING] = parlour_board_page_get_type,
};

/* A page for what accepted edicts ask for, in the order of
 * `ColoniaEdictKind`. Those that ask for nothing have none. */
static const GetType edict_pages[COLONIA_N_EDICT_KINDS] = {
  [COLONIA_EDICT_BIGGER_BOOTHS] = colonia_draws_get_type,
  [COLONIA_EDICT_FOREIGN_MERCHANTS] = colonia_draws_get_type,
  [COLONIA_EDICT_DRAW_RESOURCES] = colonia_draws_get_type,
  [COLONIA_EDICT_SHIPS_LEAVE] = parlour_typed_form_get_type,
  [COLONIA_EDICT_GOODS_BY_DIE] = parlour_board_page_get_type,
  [COLONIA_EDICT_NEW_RELICS] = parlour_typed_form_get_type,
};

static GType
find_page (const TableState *state)
{
  const ColoniaState *colonia = COLONIA_STATE (state);
  GetType get_type = colonia->step == COLONIA_STEP_EDICT ? edict_pages[colonia->edicts[colonia->edict].kind]
                                                         : pages[colonia->step];

  return get_type != NULL ? get_type () : G_TYPE_NONE;
}

/* What lies on boards */

/* A ship with its city, or the water where none lies. */
static GtkWidget *
new_berth_sign (const TableSign *sign)
{
  const int city = table_find_id (colonia_city_ids, sign->id);
  GtkWidget *name;

  if (g_str_equal (sign->kind, "ship"))
    {
      GtkWidget *ship = colonia_ship_figure_new (city);

      parlour_figure_set_size (PARLOUR_FIGURE (ship), SHIP_SIZE);

      return ship;
    }
  if (g_str_equal (sign->kind, "arms"))
    return g_object_new (COLONIA_TYPE_PIECE, "kind", COLONIA_PIECE_ARMS, "which", city, "size", ARMS_SIZE, "accessible-role",
                         GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  name = parlour_label_new_wrapped (city != COLONIA_NOBODY ? colonia_term_city (city) : _("No ship lies here."));
  gtk_widget_add_css_class (name, city != COLONIA_NOBODY ? "heading" : "dim-label");

  return name;
}

/* What somebody has said in a vote. */
static GtkWidget *
new_ballot_sign (const TableSign *sign)
{
  const ColoniaBallot ballot = (ColoniaBallot) table_find_id (colonia_ballot_ids, sign->id);
  g_autofree char *said = text_begin (colonia_term_ballot (ballot));
  GtkWidget *label = gtk_label_new (said);

  gtk_widget_add_css_class (label, "side");
  gtk_widget_add_css_class (label, ballot == COLONIA_BALLOT_YES ? "for" : "against");
  gtk_widget_add_css_class (label, "said");

  return label;
}

/* Where something stands among several. */
static GtkWidget *
new_place_sign (const TableSign *sign)
{
  GtkWidget *label = gtk_label_new (sign->id);

  gtk_widget_add_css_class (label, "place");
  gtk_widget_add_css_class (label, "numeric");

  return label;
}

/* Which of a kind of pieces a sign means: of goods no piece has the name of a resource, and so on. */
static GtkWidget *
new_sign (const TableSign *sign,
          int              size,
          gboolean         is_gone)
{
  static const struct { const char *kind; const char *const *ids; ColoniaPieceKind piece; } kinds[] = {
    { "resource", colonia_resource_ids, COLONIA_PIECE_RESOURCE },
    { "good", colonia_good_ids, COLONIA_PIECE_GOOD },
    { "money", colonia_city_ids, COLONIA_PIECE_MONEY },
  };

  /* What is chosen has no kind. */
  if (sign->kind == NULL)
    return g_object_new (COLONIA_TYPE_PIECE, "kind", COLONIA_PIECE_GOOD, "which", table_find_id (colonia_good_ids, sign->id), "size", size,
                         NULL);
  if (g_str_equal (sign->kind, "ship") || g_str_equal (sign->kind, "arms") || g_str_equal (sign->kind, "name"))
    return new_berth_sign (sign);
  if (g_str_equal (sign->kind, "ballot"))
    return new_ballot_sign (sign);
  if (g_str_equal (sign->kind, "place"))
    return new_place_sign (sign);
  if (g_str_equal (sign->kind, PARLOUR_BOARD_PICTURE))
    return g_object_new (COLONIA_TYPE_PIECE, "kind", COLONIA_PIECE_SIGN, "which", table_find_id (colonia_craftsman_ids, sign->id),
                         "size", size, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  if (g_str_equal (sign->kind, "city") || g_str_equal (sign->kind, "shrine-of"))
    return g_object_new (COLONIA_TYPE_PIECE, "kind", g_str_equal (sign->kind, "city") ? COLONIA_PIECE_ARMS : COLONIA_PIECE_SHRINE,
                         "which", table_find_id (colonia_city_ids, sign->id), "size", size, "accessible-role",
                         GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  if (g_str_equal (sign->kind, "dice") || g_str_equal (sign->kind, "ships"))
    return g_object_new (GTK_TYPE_IMAGE, "icon-name",
                         g_str_equal (sign->kind, "dice") ? "colonia-die-symbolic" : "colonia-ship-symbolic", "pixel-size", size, "accessible-role",
                         GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  if (g_str_equal (sign->kind, "relic") || g_str_equal (sign->kind, "shrine"))
    return gtk_image_new_from_icon_name (g_str_equal (sign->kind, "relic") ? "colonia-relic-symbolic" : "colonia-shrine-symbolic");
  if (g_str_equal (sign->kind, "any"))
    /* Translators: What the extra hold of a ship takes: one good, whichever. */
    return parlour_label_new_wrapped (_("any good"));

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (sign->kind, kinds[i].kind))
      return g_object_new (COLONIA_TYPE_PIECE, "kind", kinds[i].piece, "which", table_find_id (kinds[i].ids, sign->id), "count",
                           MAX (sign->count, 1), "spread",
                           sign->count == 0 || (kinds[i].piece == COLONIA_PIECE_RESOURCE && sign->count <= MOST_SPREAD), "size", size, NULL);

  return NULL;
}

/* Members, or what is asked of them. */
static GtkWidget *
new_piece (int color,
           int count,
           int size)
{
  if (color == COLONIA_NOBODY)
    return g_object_new (GTK_TYPE_IMAGE, "icon-name", "kontor-member-symbolic", "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  return g_object_new (COLONIA_TYPE_PIECE, "kind", COLONIA_PIECE_MEMBER, "which", color, "count", count, "size", size, "spread",
                       size <= SMALL_SIZE && count <= MOST_SPREAD, NULL);
}

/* What the die of Thursday shows, or those of all who roll now: what others rolled who were tied is theirs. */
static void
read_roll (const TableState *state,
           const TableEvent *event,
           int              *dice)
{
  const ColoniaEvent *rolled = COLONIA_EVENT (event);
  const gboolean is_of_tied = rolled->type == COLONIA_EVENT_TIE_ROLLS
                              && table_state_examine (state, event).kind == TABLE_OBSTACLE_NONE;
  int n = 0;

  if (rolled->type == COLONIA_EVENT_DIE)
    dice[0] = rolled->die;
  for (int seat = 0; seat < state->n_players; seat++)
    if (rolled->type == COLONIA_EVENT_GOOD_ROLLS)
      dice[seat] = rolled->good_rolls.rolls[seat];
    else if (is_of_tied && rolled->tie_rolls[seat] > 0)
      dice[n++] = rolled->tie_rolls[seat];
}

/* A card has a relic or a shrine, what it costs, and who safeguards it; a place without a card has nothing. */
static void
show_card (GtkWidget        *widget,
           TableSession     *session,
           const TableThing *thing,
           const char       *key)
{
  const TableSign *sign = thing->signs;
  const int seat = thing->spaces != NULL ? thing->spaces->seat : COLONIA_NOBODY;
  ColoniaCard card = { .safeguard = COLONIA_NOBODY };

  if (sign != NULL)
    {
      card.present = TRUE;
      card.shrine = g_str_equal (sign->kind, "shrine");
      card.city = (ColoniaCity) table_find_id (colonia_city_ids, sign->id);
      card.points = card.shrine ? 0 : sign->count;
      card.cost = sign->next->count;
    }
  colonia_relic_card_set_card (COLONIA_RELIC_CARD (widget), &card);
  colonia_relic_card_set_safeguard (COLONIA_RELIC_CARD (widget),
                                    seat != COLONIA_NOBODY ? table_session_get_names (session)[seat] : NULL,
                                    seat != COLONIA_NOBODY ? (int) table_session_get_color (session, seat) : COLONIA_NOBODY);
  colonia_relic_card_set_key (COLONIA_RELIC_CARD (widget), key);
  if (thing->deeds == NULL)
    colonia_relic_card_see_from_afar (COLONIA_RELIC_CARD (widget));
}

static const ParlourBoardCard relic_card = { .kind = "slot", .make = colonia_relic_card_new, .show = show_card };

static const ParlourGameBoard board = {
  .new_sign = new_sign, .new_piece = new_piece, .read_roll = read_roll, .card = &relic_card, .is_for_turn = TRUE,
};

/* Whether the contents of cards are typed now. */
static gboolean
asks_for_cards (const TableState *state)
{
  return state->step == COLONIA_STEP_BERTH_SHIPS || state->step == COLONIA_STEP_REVEAL_RELICS
         || state->step == COLONIA_STEP_WEEK_CARD || state->step == COLONIA_STEP_EDICTS;
}

/* How high a window on the shelf is, where text has its usual size. */
#define WINDOW_SIZE 150

static GtkWidget *
make_picture (int which)
{
  GtkWidget *glass;

  if (which >= (int) COLONIA_N_CITIES)
    return NULL;

  glass = colonia_glass_new ((ColoniaCity) which);
  parlour_figure_set_size (PARLOUR_FIGURE (glass), WINDOW_SIZE);
  colonia_glass_set_lit (COLONIA_GLASS (glass), TRUE);

  return glass;
}

const ParlourGame colonia_parlour = {
  .game = &colonia_game,
  .find_page = find_page,
  .board = &board,
  .prices_question = COLONIA_QUESTION_PRICES,
  .setup = &colonia_game_setup,
  .family = &colonia_family,
  .new_path = colonia_week_path_new,
  .show_path = colonia_week_path_show,
  .asks_for_cards = asks_for_cards,
  .hand_out = &colonia_game_hand_out,
  .moves = &colonia_moves,
  .make_picture = make_picture,
  .cards = &colonia_parlour_cards,
  .display = &colonia_display,
  .ending = &colonia_ending,
  .past = &colonia_past,
  .shortcuts = colonia_shortcuts,
};
