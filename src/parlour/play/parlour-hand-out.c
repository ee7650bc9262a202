/* parlour-hand-out.c: what everybody is given and moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Somebody hands out what an event brings, and between days members and other pieces
 * are moved. The list is there to work by: nobody has to answer it. What is on it is
 * told by the game.
 */

#include "config.h"

#include "parlour-hand-out.h"

#include "parlour-banner.h"
#include "parlour-die.h"
#include "parlour-emblem.h"
#include "parlour-game-hand-out.h"
#include "parlour-rule-links.h"
#include "parlour-side-window.h"
#include "parlour-stage.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"
#include "table-game.h"

#include <glib/gi18n.h>

/* How much of its heading a list that is folded to a line tells where text is large. */
#define LINES_FOLDED 2

#define EMBLEM_SIZE 24
#define SIGN_SIZE 26
#define SPACING 4
#define AMOUNT_SPACING 8

/* How much of a line there is room for, in characters. */
#define TEXT_WIDTH 12

/* What one player is given and moves. */
typedef struct {
  GtkWidget *card;
  ParlourEmblem *emblem;
  ParlourBanner *name;
  GtkToggleButton *done;
  GtkBox *given;
  GtkLabel *paid;
  GtkLabel *moves;
  GtkRevealer *revealer;
  GtkLabel *why;
  ParlourRuleLinks *rules;
} Tile;

struct _ParlourHandOut {
  AdwBin parent_instance;

  TableLine *line; /* that brought what is listed, or NULL at the start of the game */
  TableSession *session; /* weak */

  GtkWidget *coin;
  ParlourDie *die; /* in its place, where the roll itself is folded away */
  GtkLabel *heading;
  GtkToggleButton *why_button;
  GtkToggleButton *open_button;
  GtkWidget *close_button;
  AdwBin *more;
  GtkLabel *table;
  ParlourStalls *stalls;
  Tile tiles[TABLE_MAX_PLAYERS];
};

static guint closed_signal;

G_DEFINE_FINAL_TYPE (ParlourHandOut, parlour_hand_out, ADW_TYPE_BIN)

static const ParlourGameHandOut *
get_game (ParlourHandOut *self)
{
  return parlour_game_find (table_session_get_game (self->session))->hand_out;
}

/* Tiles */

static void
on_done (GtkWidget       *card,
         GtkToggleButton *done)
{
  parlour_widget_set_css_class (card, "done", gtk_toggle_button_get_active (done));
}

static void
make_head (Tile *tile)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  tile->emblem = g_object_new (PARLOUR_TYPE_EMBLEM, "size", EMBLEM_SIZE, "valign", GTK_ALIGN_CENTER, NULL);
  tile->name = g_object_new (PARLOUR_TYPE_BANNER, "hexpand", TRUE, "smallest", 0.7, "css-classes",
                             (const char *[]) { "heading", NULL }, NULL);
  tile->done = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "icon-name", "object-select-symbolic", "valign", GTK_ALIGN_CENTER,
                             "css-classes", (const char *[]) { "circular", NULL }, NULL);
  g_signal_connect_object (tile->done, "toggled", G_CALLBACK (on_done), tile->card, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (tile->emblem));
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (tile->name));
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (tile->done));
  gtk_box_append (GTK_BOX (tile->card), head);
}

static void
make_tile (ParlourHandOut *self,
           Tile           *tile)
{
  GtkWidget *reasons = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  tile->card = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", SPACING, "visible", FALSE,
                             "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "css-classes",
                             (const char *[]) { "card", "hand-out-card", NULL }, NULL);
  tile->given = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING));
  tile->paid = GTK_LABEL (parlour_label_new_wrapped (NULL));
  tile->moves = GTK_LABEL (parlour_label_new_wrapped (NULL));
  tile->why = GTK_LABEL (parlour_label_new_wrapped (NULL));
  tile->rules = g_object_new (PARLOUR_TYPE_RULE_LINKS, NULL);
  tile->revealer = g_object_new (GTK_TYPE_REVEALER, "child", reasons, NULL);
  gtk_label_set_width_chars (tile->moves, TEXT_WIDTH);
  gtk_widget_add_css_class (GTK_WIDGET (tile->moves), "numeric");
  gtk_widget_add_css_class (GTK_WIDGET (tile->why), "caption");
  gtk_widget_add_css_class (GTK_WIDGET (tile->why), "dim-label");
  gtk_box_append (GTK_BOX (reasons), GTK_WIDGET (tile->why));
  gtk_box_append (GTK_BOX (reasons), GTK_WIDGET (tile->rules));

  make_head (tile);
  gtk_box_append (GTK_BOX (tile->card), GTK_WIDGET (tile->given));
  gtk_box_append (GTK_BOX (tile->card), GTK_WIDGET (tile->paid));
  gtk_box_append (GTK_BOX (tile->card), GTK_WIDGET (tile->moves));
  gtk_box_append (GTK_BOX (tile->card), GTK_WIDGET (tile->revealer));
  parlour_stalls_append (self->stalls, tile->card);
}

static GtkWidget *
new_wrapping_box (int spacing)
{
  GtkWidget *box = parlour_box_new_plain (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, g_object_new (PARLOUR_TYPE_WRAP_LAYOUT, "spacing", spacing, "row-spacing",
                                                    spacing == SPACING ? SPACING : 0, NULL));
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);

  return box;
}

/* An amount that is told needs no words for its picture. */
static void
add_amount (Tile               *tile,
            GtkWidget          *picture,
            const ParlourGiven *given)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, AMOUNT_SPACING);
  GtkWidget *words = new_wrapping_box (AMOUNT_SPACING);
  GtkWidget *labels[] = { parlour_label_new_wrapped (given->amount), parlour_label_new_wrapped (given->note) };

  g_object_set (picture, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "valign", GTK_ALIGN_CENTER, NULL);
  gtk_widget_add_css_class (labels[0], "heading");
  gtk_widget_add_css_class (labels[1], "dim-label");
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      gtk_label_set_wrap_mode (GTK_LABEL (labels[i]), PANGO_WRAP_WORD);
      gtk_widget_add_css_class (labels[i], "numeric");
      gtk_box_append (GTK_BOX (words), labels[i]);
    }
  gtk_box_append (GTK_BOX (line), picture);
  gtk_box_append (GTK_BOX (line), words);
  gtk_box_append (tile->given, line);
}

static void
show_given (Tile            *tile,
            const TableGame *game,
            GArray          *list)
{
  GtkWidget *pieces = NULL;

  parlour_box_clear (tile->given);
  for (guint i = 0; i < list->len; i++)
    {
      const ParlourGiven *given = &g_array_index (list, ParlourGiven, i);
      GtkWidget *picture = parlour_game_board_new_sign (game, &given->sign, SIGN_SIZE, FALSE);

      if (given->amount != NULL)
        {
          add_amount (tile, picture, given);
          continue;
        }
      if (pieces == NULL)
        {
          pieces = new_wrapping_box (SPACING);
          gtk_box_append (tile->given, pieces);
        }
      gtk_box_append (GTK_BOX (pieces), picture);
    }
  gtk_widget_set_visible (GTK_WIDGET (tile->given), list->len > 0);
}

static void
show_who (ParlourHandOut *self,
          Tile           *tile,
          int             seat)
{
  const char *name = table_session_get_names (self->session)[seat];
  /* Translators: %s is a player. */
  g_autofree char *done = g_strdup_printf (_("Done for %s"), name);

  parlour_emblem_set_color (tile->emblem, (int) table_session_get_color (self->session, seat));
  parlour_banner_set_text (tile->name, name);
  parlour_widget_set_tooltip (GTK_WIDGET (tile->done), _("Done: given and moved"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (tile->done), GTK_ACCESSIBLE_PROPERTY_LABEL, done, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tile->card), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Whoever is told reads it in a language of his or her own, beside the others. Who is given nothing and moves nothing has no
 * tile: it hides. */
static void
show_tile (ParlourHandOut *self,
           gboolean        with_moves,
           int             seat)
{
  Tile *tile = &self->tiles[seat];
  const ParlourGameHandOut *game = get_game (self);
  g_autoptr (GArray) rules = g_array_new (TRUE, FALSE, sizeof (int));
  g_autoptr (TongueScope) scope = NULL;
  g_autoptr (GArray) list = NULL;
  g_auto (GStrv) moves = NULL;
  g_autofree char *why = NULL, *paid = NULL, *moved = NULL;
  gboolean is_told;

  parlour_address (tile->card, table_session_get_language (self->session, seat));
  scope = parlour_speak_in (tile->card);
  list = game->list (self->line, seat);
  moves = with_moves ? table_session_tell_moves (self->session, self->line, seat) : NULL;
  is_told = list->len > 0 || (moves != NULL && moves[0] != NULL);

  gtk_widget_set_visible (tile->card, is_told);
  if (!is_told)
    return;

  show_who (self, tile, seat);
  show_given (tile, table_session_get_game (self->session), list);
  paid = game->tell_paid (self->line, seat);
  moved = moves != NULL && moves[0] != NULL ? g_strjoinv ("\n", moves) : NULL;
  parlour_label_say (tile->paid, paid);
  parlour_label_say (tile->moves, moved);
  if (self->line == NULL)
    return;

  why = game->explain (self->session, self->line, with_moves, seat, rules);
  gtk_label_set_label (tile->why, why);
  parlour_rule_links_show (tile->rules, table_session_get_game (self->session), (const int *) (const void *) rules->data);
}

/* Cards stand as families are listed: the keyboard's focus goes from one to the next. */
static void
line_up_tiles (ParlourHandOut *self)
{
  const TableState *state = table_session_get_state (self->session);
  int seats[TABLE_MAX_PLAYERS];

  table_game_list_places (state, seats);
  for (int place = state->n_players - 1; place >= 0; place--)
    {
      GtkWidget *card = self->tiles[seats[place]].card;

      gtk_widget_insert_after (card, gtk_widget_get_parent (card), NULL);
    }
}

static void
show_tiles (ParlourHandOut *self,
            gboolean        with_moves)
{
  for (int seat = 0; seat < TABLE_MAX_PLAYERS; seat++)
    if (seat < table_session_get_state (self->session)->n_players)
      show_tile (self, with_moves, seat);
    else
      gtk_widget_set_visible (self->tiles[seat].card, FALSE);
  line_up_tiles (self);
}

/* Open or folded */

static void
on_close_clicked (ParlourHandOut *self)
{
  g_signal_emit (self, closed_signal, 0);
}

static void
on_why_toggled (ParlourHandOut *self)
{
  for (int seat = 0; seat < TABLE_MAX_PLAYERS; seat++)
    gtk_revealer_set_reveal_child (self->tiles[seat].revealer, gtk_toggle_button_get_active (self->why_button));
}

static gboolean
is_open (ParlourHandOut *self)
{
  return gtk_toggle_button_get_active (self->open_button);
}

static void
on_heading_clicked (ParlourHandOut *self)
{
  if (gtk_widget_get_visible (self->close_button))
    parlour_hand_out_set_open (self, !is_open (self));
}

/* Of the start of a game there is nothing to be explained, of a list that is one line
 * nothing either, nor of one that is not about any player. */
static gboolean
is_explained (ParlourHandOut *self)
{
  for (int seat = 0; is_open (self) && self->line != NULL && seat < TABLE_MAX_PLAYERS; seat++)
    if (gtk_widget_get_visible (self->tiles[seat].card))
      return TRUE;

  return FALSE;
}

static void
on_open_toggled (ParlourHandOut *self)
{
  gboolean has_die = !is_open (self) && parlour_hand_out_has_roll (self);

  gtk_widget_set_visible (GTK_WIDGET (self->die), has_die);
  gtk_widget_set_visible (self->coin, !has_die);
  gtk_label_set_lines (self->heading, is_open (self) ? -1 : LINES_FOLDED);
  parlour_widget_set_tooltip (GTK_WIDGET (self->heading), is_open (self) ? NULL : gtk_label_get_label (self->heading));
  gtk_label_set_ellipsize (self->heading, is_open (self) ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  gtk_widget_set_visible (GTK_WIDGET (self->why_button), is_explained (self));
  gtk_widget_set_visible (GTK_WIDGET (self->more), is_open (self) && parlour_hand_out_has_roll (self));
  gtk_widget_set_visible (GTK_WIDGET (self->table), is_open (self) && *gtk_label_get_label (self->table) != '\0');
}

/* The list */

static void
show_heading (ParlourHandOut *self,
              gboolean        with_moves)
{
  g_autofree char *heading = get_game (self)->tell_heading (self->session, self->line, with_moves);

  gtk_label_set_label (self->heading, heading);
}

static void
show_table (ParlourHandOut *self,
            gboolean        with_moves)
{
  g_auto (GStrv) sentences = with_moves ? table_session_tell_moves (self->session, self->line, TABLE_NOBODY) : NULL;
  g_autofree char *text = sentences != NULL ? g_strjoinv ("\n", sentences) : g_strdup ("");

  gtk_label_set_label (self->table, text);
}

static void
show_roll (ParlourHandOut *self)
{
  const ParlourGameHandOut *game = get_game (self);

  if (adw_bin_get_child (self->more) == NULL)
    adw_bin_set_child (self->more, game->new_roll ());
  game->show_roll (adw_bin_get_child (self->more), self->session, self->line);
  parlour_die_set_value (self->die, game->get_die (self->session, self->line));
}

/* Whether what is listed still is in force: it may have been undone, and something else entered in
 * its place. */
static gboolean
is_told (ParlourHandOut *self)
{
  g_autoptr (TableLine) line = NULL;

  if (self->session == NULL || self->line == NULL)
    return self->session != NULL;

  line = g_list_model_get_item (table_session_get_chronicle (self->session), self->line->index);

  return line == self->line && !line->undone;
}

static void
tell_anew (ParlourHandOut *self)
{
  gboolean with_moves;

  if (!is_told (self))
    return;

  with_moves = parlour_stage_get_tells_moves (parlour_stage_get (self->session));
  show_heading (self, with_moves);
  show_table (self, with_moves);
  show_tiles (self, with_moves);
  if (parlour_hand_out_has_roll (self))
    show_roll (self);
  on_open_toggled (self);
}

/* Shows what everybody is given and moves after an event. What was ticked off stays so as long
 * as it is the same list. */
void
parlour_hand_out_show (ParlourHandOut *self,
                       TableSession   *session,
                       TableLine      *line)
{
  if (self->session == session && self->line == line)
    return;

  g_set_weak_pointer (&self->session, session);
  g_set_object (&self->line, line);
  for (int seat = 0; seat < TABLE_MAX_PLAYERS; seat++)
    gtk_toggle_button_set_active (self->tiles[seat].done, FALSE);
  /* Whoever asked why of another list has not asked it of this one. */
  gtk_toggle_button_set_active (self->why_button, FALSE);
  tell_anew (self);
}

/* Forgets what was shown, so that the next list is shown whatever it is. */
void
parlour_hand_out_forget (ParlourHandOut *self)
{
  g_clear_weak_pointer (&self->session);
  g_clear_object (&self->line);
}

/* Tells whether it shows a die that lies there before all else. */
gboolean
parlour_hand_out_has_roll (ParlourHandOut *self)
{
  return self->line != NULL && get_game (self)->has_die (self->line);
}

/* Tells whether the list shows more than its heading. */
gboolean
parlour_hand_out_get_open (ParlourHandOut *self)
{
  return is_open (self);
}

/* Opens the list, or leaves only its heading. */
void
parlour_hand_out_set_open (ParlourHandOut *self,
                           gboolean        open)
{
  gtk_toggle_button_set_active (self->open_button, open);
}

/* The object */

static void
parlour_hand_out_dispose (GObject *object)
{
  parlour_hand_out_forget (PARLOUR_HAND_OUT (object));

  G_OBJECT_CLASS (parlour_hand_out_parent_class)->dispose (object);
}

static void
parlour_hand_out_class_init (ParlourHandOutClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_hand_out_dispose;

  /* Somebody wants to put the list away. */
  closed_signal = g_signal_new ("closed", PARLOUR_TYPE_HAND_OUT, G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/play/hand-out.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell_anew));
  gtk_widget_class_bind_template_child (widget_class, ParlourHandOut, coin);
  gtk_widget_class_bind_template_child (widget_class, ParlourHandOut, die);
  gtk_widget_class_bind_template_child (widget_class, ParlourHandOut, heading);
  gtk_widget_class_bind_template_child (widget_class, ParlourHandOut, why_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourHandOut, open_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourHandOut, close_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourHandOut, more);
  gtk_widget_class_bind_template_child (widget_class, ParlourHandOut, table);
  gtk_widget_class_bind_template_child (widget_class, ParlourHandOut, stalls);
  gtk_widget_class_bind_template_callback (widget_class, on_close_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_heading_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_open_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_why_toggled);
}

static void
parlour_hand_out_init (ParlourHandOut *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (int seat = 0; seat < TABLE_MAX_PLAYERS; seat++)
    make_tile (self, &self->tiles[seat]);
}

/* The same in a window */

struct _ParlourHandOutWindow {
  ParlourSideWindow parent_instance;

  ParlourHandOut *list;
};

#define PARLOUR_TYPE_HAND_OUT_WINDOW (parlour_hand_out_window_get_type ())

G_DECLARE_FINAL_TYPE (ParlourHandOutWindow, parlour_hand_out_window, PARLOUR, HAND_OUT_WINDOW, ParlourSideWindow)

G_DEFINE_FINAL_TYPE (ParlourHandOutWindow, parlour_hand_out_window, PARLOUR_TYPE_SIDE_WINDOW)

static void
parlour_hand_out_window_class_init (ParlourHandOutWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/play/hand-out-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourHandOutWindow, list);
}

static void
parlour_hand_out_window_init (ParlourHandOutWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Makes a window with what was handed out last or, before that, with what everybody takes to begin
 * with. It shares with the list on the page who is done. */
GtkWindow *
parlour_hand_out_new_window (ParlourHandOut *beside,
                             GtkWindow      *parent,
                             TableSession   *session)
{
  g_autoptr (TableLine) line = parlour_game_find (table_session_get_game (session))->hand_out->find (session);
  ParlourHandOutWindow *self = parlour_side_window_new (PARLOUR_TYPE_HAND_OUT_WINDOW, parent, 720, 640);

  parlour_hand_out_show (self->list, session, line);
  gtk_widget_set_visible (self->list->close_button, FALSE);
  for (int seat = 0; seat < TABLE_MAX_PLAYERS; seat++)
    g_object_bind_property (beside->tiles[seat].done, "active", self->list->tiles[seat].done, "active",
                            G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);

  return GTK_WINDOW (self);
}
