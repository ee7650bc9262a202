/* parlour-board-deed.c: what is touched or told on a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-board-deed.h"

#include "parlour-game-board.h"
#include "parlour-keys.h"
#include "parlour-number-tile.h"
#include "parlour-sign.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"

#include <glib/gi18n.h>
#include <string.h>

#define SPACING 4

/* How large a picture is, as figures are. */
#define SIGN_SIZE 28

/* How long the lines of what stands on a card are, in characters, before they wrap. */
#define LINE_LENGTH 10

/**
 * ParlourBoardDeed:
 *
 * A deed of a thing on a board: a button, or where a number is told what that is typed into. It stays as long as the deed
 * does, and changes only where that differs from what was shown.
 */
struct _ParlourBoardDeed {
  AdwBin parent_instance;

  const TableGame *game;
  TableDeedKind kind;
  GtkWidget *button; /* or NULL where a number is told */
  GtkWidget *picture; /* where it stands */
  GtkLabel *label; /* the first line of what stands there */
  GtkLabel *more; /* the others */
  GtkLabel *key;
  ParlourNumberTile *tile; /* or NULL */
  char *drawn; /* which picture that is, or NULL */
  gboolean is_gone; /* how it is drawn */
  gboolean can_be_untold;
  gboolean is_showing;
};

enum {
  TOUCHED,
  COUNTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourBoardDeed, parlour_board_deed, ADW_TYPE_BIN)

/* What is pressed may be gone before this ends. */
static void
on_clicked (ParlourBoardDeed *self)
{
  g_autoptr (ParlourBoardDeed) guard = g_object_ref (self);

  g_signal_emit (guard, signals[TOUCHED], 0);
}

static void
on_counted (ParlourBoardDeed *self)
{
  if (!self->is_showing)
    g_signal_emit (self, signals[COUNTED], 0, parlour_counter_get_value (parlour_number_tile_get_counter (self->tile)));
}

static void
parlour_board_deed_finalize (GObject *object)
{
  g_free (PARLOUR_BOARD_DEED (object)->drawn);

  G_OBJECT_CLASS (parlour_board_deed_parent_class)->finalize (object);
}

static void
parlour_board_deed_class_init (ParlourBoardDeedClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = parlour_board_deed_finalize;

  /**
   * ParlourBoardDeed::touched:
   * @self: a deed
   *
   * Somebody touched it.
   */
  signals[TOUCHED] = g_signal_new ("touched", PARLOUR_TYPE_BOARD_DEED, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * ParlourBoardDeed::counted:
   * @self: a deed that tells a number
   * @number: that, or -1 if it is told no more
   *
   * Somebody told a number.
   */
  signals[COUNTED] = g_signal_new ("counted", PARLOUR_TYPE_BOARD_DEED, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
parlour_board_deed_init (ParlourBoardDeed *self)
{
}

static GtkLabel *
new_line (void)
{
  return g_object_new (GTK_TYPE_LABEL, "xalign", 0., "wrap", TRUE, "max-width-chars", LINE_LENGTH, NULL);
}

/* A picture with words beside it or, where there is less room, below it; its key is in the corner of the picture. */
static GtkWidget *
make_face (ParlourBoardDeed *self)
{
  GtkWidget *face = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *corner = gtk_overlay_new ();

  gtk_widget_set_layout_manager (face, g_object_new (PARLOUR_TYPE_WRAP_LAYOUT, "spacing", SPACING, "row-spacing", 0,
                                                     "centered", TRUE, NULL));
  gtk_widget_set_valign (face, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  self->picture = adw_bin_new ();
  self->label = new_line ();
  self->more = new_line ();
  gtk_widget_add_css_class (GTK_WIDGET (self->more), "tiny");
  self->key = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->key), "hand-key");
  gtk_widget_set_halign (GTK_WIDGET (self->key), GTK_ALIGN_START);
  gtk_widget_set_valign (GTK_WIDGET (self->key), GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->label));
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->more));
  gtk_overlay_set_child (GTK_OVERLAY (corner), self->picture);
  gtk_overlay_add_overlay (GTK_OVERLAY (corner), GTK_WIDGET (self->key));
  gtk_box_append (GTK_BOX (face), corner);
  gtk_box_append (GTK_BOX (face), words);

  return face;
}

static GtkWidget *
make_tile (ParlourBoardDeed *self)
{
  GtkWidget *tile = parlour_number_tile_new ("", "", NULL);
  ParlourCounter *counter = parlour_number_tile_get_counter (PARLOUR_NUMBER_TILE (tile));

  self->tile = PARLOUR_NUMBER_TILE (tile);
  parlour_counter_set_stepper (counter, TRUE);
  g_signal_connect_object (counter, "notify::value", G_CALLBACK (on_counted), self, G_CONNECT_SWAPPED);

  return tile;
}

/**
 * parlour_board_deed_new:
 * @game: a game
 * @kind: what the deed does
 *
 * Makes a deed that says nothing yet.
 *
 * Returns: (transfer floating): the deed
 */
GtkWidget *
parlour_board_deed_new (const TableGame *game,
                        TableDeedKind    kind)
{
  ParlourBoardDeed *self = g_object_new (PARLOUR_TYPE_BOARD_DEED, NULL);

  self->game = game;
  self->kind = kind;
  if (kind == TABLE_COUNTS)
    {
      adw_bin_set_child (ADW_BIN (self), make_tile (self));
      return GTK_WIDGET (self);
    }

  self->button = kind == TABLE_PICKS ? gtk_toggle_button_new () : gtk_button_new ();
  if (kind == TABLE_PICKS)
    {
      gtk_widget_add_css_class (self->button, "hand-card");
      gtk_widget_add_css_class (self->button, "low");
    }
  gtk_button_set_child (GTK_BUTTON (self->button), make_face (self));
  adw_bin_set_child (ADW_BIN (self), self->button);
  g_signal_connect_object (self->button, "clicked", G_CALLBACK (on_clicked), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

static void
draw (ParlourBoardDeed *self,
      const char       *id,
      gboolean          is_gone)
{
  const ParlourGameBoard *board = parlour_game_find (self->game)->board;

  gtk_widget_set_visible (gtk_widget_get_parent (self->picture), id != NULL);
  if (g_strcmp0 (self->drawn, id) == 0 && self->is_gone == is_gone)
    return;

  g_free (self->drawn);
  self->drawn = g_strdup (id);
  self->is_gone = is_gone;
  adw_bin_set_child (ADW_BIN (self->picture), id == NULL ? NULL
                                              : board != NULL && board->new_sign != NULL ? board->new_sign (id, SIGN_SIZE, is_gone)
                                              : parlour_sign_new (self->game, id, -1));
}

static void
show_line (GtkLabel   *label,
           const char *text)
{
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
  if (g_strcmp0 (gtk_label_get_label (label), text != NULL ? text : "") != 0)
    gtk_label_set_label (label, text != NULL ? text : "");
}

/* What it does is said with its key and what stands in the way, and for those who see nothing, with whose it is. */
static void
name (ParlourBoardDeed *self,
      const char       *whose,
      const TableDeed  *deed)
{
  const char *told = deed->told != NULL ? deed->told : deed->label;
  g_autofree char *whole = told != NULL ? g_strdup_printf (C_("something and what it is", "%s: %s"), whose, told) : g_strdup (whose);
  g_autofree char *tooltip = deed->key != NULL ? parlour_key_tooltip (told != NULL ? told : whose, g_utf8_get_char (deed->key))
                                               : g_strdup (told);

  parlour_widget_set_tooltip (self->button, deed->obstacle.text != NULL ? deed->obstacle.text : tooltip);
  parlour_widget_describe (self->button, deed->obstacle.text != NULL ? deed->obstacle.text : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, whole, -1);
}

static void
show_number (ParlourBoardDeed *self,
             const char       *whose,
             const TableDeed  *deed)
{
  ParlourCounter *counter = parlour_number_tile_get_counter (self->tile);
  g_autofree char *title = g_strdup_printf (C_("something and what it is", "%s: %s"), whose,
                                            deed->told != NULL ? deed->told : deed->label);

  self->can_be_untold |= deed->is_untold;
  parlour_number_tile_name (self->tile, deed->label, title);
  parlour_counter_set_minimum (counter, self->can_be_untold ? -1 : deed->min);
  parlour_counter_set_maximum (counter, deed->max);
  if (parlour_counter_get_value (counter) != (deed->is_untold ? -1 : deed->value))
    parlour_counter_set_value (counter, deed->is_untold ? -1 : deed->value);
}

/* Where only the books are against a pick it can be touched, and then says so. */
static void
show_button (ParlourBoardDeed *self,
             const char       *whose,
             const TableDeed  *deed,
             gboolean          is_picked)
{
  g_auto (GStrv) lines = deed->label != NULL ? g_strsplit (deed->label, "\n", 2) : g_new0 (char *, 1);
  const gboolean is_gone = deed->obstacle.text != NULL;

  show_line (self->label, lines[0]);
  show_line (self->more, lines[0] != NULL && !is_gone ? lines[1] : NULL);
  show_line (self->key, deed->signs != NULL ? deed->key : NULL);
  draw (self, deed->signs != NULL ? deed->signs[0] : NULL, is_gone);
  parlour_widget_set_css_class (GTK_WIDGET (self->label), "hand-value", deed->kind == TABLE_PICKS && deed->signs == NULL);
  parlour_widget_set_css_class (GTK_WIDGET (self->label), "hand-caption", deed->signs != NULL);
  parlour_widget_set_css_class (self->button, "dim-label", is_gone);
  if (self->kind == TABLE_PICKS)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->button), is_picked);
  name (self, whose, deed);
}

/**
 * parlour_board_deed_show:
 * @self: a deed
 * @whose: what it is a deed of, for those who do not see where it stands
 * @deed: what it is now, of the same kind
 * @is_picked: whether it is picked
 *
 * Shows it as it is now.
 */
void
parlour_board_deed_show (ParlourBoardDeed *self,
                         const char       *whose,
                         const TableDeed  *deed,
                         gboolean          is_picked)
{
  g_return_if_fail (PARLOUR_IS_BOARD_DEED (self) && whose != NULL && deed != NULL && deed->kind == self->kind);

  self->is_showing = TRUE;
  if (self->tile != NULL)
    show_number (self, whose, deed);
  else
    show_button (self, whose, deed, is_picked);
  self->is_showing = FALSE;
}

/**
 * parlour_board_deed_get_focus:
 * @self: a deed
 *
 * Gets what has the keys of it.
 *
 * Returns: (transfer none): its button, or its number
 */
GtkWidget *
parlour_board_deed_get_focus (ParlourBoardDeed *self)
{
  g_return_val_if_fail (PARLOUR_IS_BOARD_DEED (self), NULL);

  return self->tile != NULL ? GTK_WIDGET (parlour_number_tile_get_counter (self->tile)) : self->button;
}
