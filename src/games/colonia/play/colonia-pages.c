/* colonia-pages.c: how Colonia is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-cards.h"
#include "colonia-display.h"
#include "colonia-draws.h"
#include "colonia-ending.h"
#include "colonia-glass.h"
#include "colonia-letters.h"
#include "colonia-parts.h"
#include "colonia-past.h"
#include "colonia-piece.h"
#include "colonia-reason.h"
#include "colonia-relic-card.h"
#include "colonia-setup-form.h"
#include "colonia-ship-figure.h"
#include "colonia-terms.h"
#include "colonia-week-card-form.h"
#include "colonia-week-path.h"
#include "parlour-board-page.h"
#include "parlour-game-board.h"
#include "parlour-game-shortcuts.h"
#include "parlour-games.h"
#include "parlour-typed-form.h"
#include "parlour-widgets.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* The keys of Colonia */

/* The keys by which it is entered what happens, day by day. */
extern const ParlourShortcutGroup colonia_shortcuts[];

static const ParlourShortcut ships_and_relics[] = {
  { N_("City"), .get_letter = colonia_key_city, .n_letters = COLONIA_N_CITIES },
  { N_("Good that a hold takes"), .get_letter = colonia_key_good, .n_letters = COLONIA_N_GOODS },
  { N_("Number"), "0...9" },
  { N_("Take back the last"), "BackSpace" },
  { N_("Next hold"), "space" },
  { N_("A shrine instead of a relic"), "s" },
  { N_("What this table has entered before"), "<Alt>1...9" },
  { N_("Search the cards entered before"), "<Control>k" },
  { N_("A relic by its city and points"), "a...y" },
  { NULL },
};

static const ParlourShortcut monday[] = {
  { N_("Number on the week card"), "0...9" },
  { N_("A booth more or fewer"), "plus minus" },
  { N_("A week card that this table has entered before"), "<Alt>1...9" },
  { N_("Search the cards entered before"), "<Control>k" },
  { N_("Draw here or at the table"), "<Control>t" },
  { N_("Resource that was drawn"), .get_letter = colonia_key_resource, .n_letters = COLONIA_N_RESOURCES },
  { N_("Next booth"), "space" },
  { N_("Take back the last"), "BackSpace" },
  { N_("Edict that was revealed"), "a...z" },
  { N_("All that are still missing on the booth"),
    .get_letter = colonia_key_resource, .n_letters = COLONIA_N_RESOURCES, .modifiers = GDK_SHIFT_MASK },
  { N_("One of each resource"), "plus" },
  { NULL },
};

static const ParlourShortcut tuesday[] = {
  { N_("Family card of a player"), "3...8" },
  { N_("The card counts as zero"), "0" },
  { N_("Die of a tied player"), "1...6" },
  { N_("Roll here for the tied players"), "r" },
  { NULL },
};

static const ParlourShortcut votes[] = {
  { N_("Yes or no of one player"), .get_letter = colonia_key_ballot, .first = COLONIA_BALLOT_YES, .n_letters = 2 },
  { N_("Yes or no of all who are left"),
    .get_letter = colonia_key_ballot, .first = COLONIA_BALLOT_YES, .n_letters = 2, .modifiers = GDK_SHIFT_MASK },
  { NULL },
};

static const ParlourShortcut wednesday[] = {
  { N_("Take a booth"), "1...9 0" },
  { N_("Take a booth from the eleventh on"), "a...d" },
  { NULL },
};

static const ParlourShortcut thursday[] = {
  { N_("Order from a craftsman"), "1...5" },
  { N_("Roll the die here"), "r" },
  { N_("All rolls that are left, made here"), "<Shift>r" },
  { N_("What was rolled at the table"), "1...6" },
  { NULL },
};

static const ParlourShortcut friday[] = {
  { N_("Load a hold"), "a...z" },
  { N_("Load a good into an extra hold"), .get_letter = colonia_key_good, .n_letters = COLONIA_N_GOODS },
  { NULL },
};

static const ParlourShortcut sunday[] = {
  { N_("Buy or safeguard a relic"), "1...9 0" },
  { NULL },
};

static const ParlourShortcut end[] = {
  { N_("A relic of so many points"), "1...5" },
  { N_("The last relic lies in a shrine"), "s" },
  { N_("Next player"), "Tab" },
  { NULL },
};

const ParlourShortcutGroup colonia_shortcuts[] = {
  { N_("Ships and Relics"), NULL, ships_and_relics },
  { NC_("day on a label", "Monday"), "day on a label", monday },
  { NC_("day on a label", "Tuesday"), "day on a label", tuesday },
  { N_("Votes"), NULL, votes },
  { NC_("day on a label", "Wednesday"), "day on a label", wednesday },
  { NC_("day on a label", "Thursday"), "day on a label", thursday },
  { NC_("day on a label", "Friday"), "day on a label", friday },
  { NC_("day on a label", "Sunday"), "day on a label", sunday },
  { N_("The End"), NULL, end },
  { NULL },
};

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
