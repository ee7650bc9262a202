/* parlour-board-spaces.c: what stands on the spaces of a thing on a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-board-spaces.h"

#include "parlour-emblem.h"
#include "parlour-game-board.h"
#include "parlour-widgets.h"

#include <string.h>

#define SPACING 8
#define LOW_SPACING 5

/* How large emblems and pieces are, as figures are. */
#define EMBLEM_SIZE 30
#define PIECE_SIZE 26

/**
 * ParlourBoardSpaces:
 *
 * Spaces, one below the other: who stands there with how many pieces, or what it takes to stand there.
 */
struct _ParlourBoardSpaces {
  AdwBin parent_instance;

  GtkBox *rows;
  char *drawn; /* what stands there, as one word, or NULL */
};

G_DEFINE_FINAL_TYPE (ParlourBoardSpaces, parlour_board_spaces, ADW_TYPE_BIN)

static void
parlour_board_spaces_finalize (GObject *object)
{
  g_free (PARLOUR_BOARD_SPACES (object)->drawn);

  G_OBJECT_CLASS (parlour_board_spaces_parent_class)->finalize (object);
}

static void
parlour_board_spaces_class_init (ParlourBoardSpacesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = parlour_board_spaces_finalize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "spaces");
}

static void
parlour_board_spaces_init (ParlourBoardSpaces *self)
{
  self->rows = GTK_BOX (parlour_box_new_plain (GTK_ORIENTATION_VERTICAL, SPACING));
  gtk_widget_set_valign (GTK_WIDGET (self->rows), GTK_ALIGN_CENTER);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->rows));
}

/**
 * parlour_board_spaces_new:
 *
 * Makes a place for spaces that shows nothing yet.
 *
 * Returns: (transfer floating): the place
 */
GtkWidget *
parlour_board_spaces_new (void)
{
  return g_object_new (PARLOUR_TYPE_BOARD_SPACES, NULL);
}

static char *
list_spaces (const TableThing *thing)
{
  g_autoptr (GString) spaces = g_string_new (NULL);

  for (const TableSpace *space = thing->spaces; space != NULL; space = space->next)
    g_string_append_printf (spaces, "%d %d %s\n", space->seat, space->count, space->text != NULL ? space->text : "");

  return g_string_free (g_steal_pointer (&spaces), FALSE);
}

static GtkWidget *
make_piece (TableSession *session,
            int           color,
            int           count)
{
  const ParlourGameBoard *board = parlour_game_find (table_session_get_game (session))->board;
  GtkWidget *piece = board != NULL && board->new_piece != NULL ? board->new_piece (color, count, PIECE_SIZE) : NULL;

  if (piece != NULL)
    gtk_widget_set_valign (piece, GTK_ALIGN_CENTER);

  return piece;
}

static void
append (GtkBox    *row,
        GtkWidget *child)
{
  if (child != NULL)
    gtk_box_append (row, child);
}

/* Who stands there says it by emblem and pieces. */
static GtkWidget *
make_row (TableSession     *session,
          const TableSpace *space)
{
  const int color = space->seat != TABLE_NOBODY ? (int) table_session_get_color (session, space->seat) : TABLE_NOBODY;
  GtkWidget *row = parlour_box_new_plain (GTK_ORIENTATION_HORIZONTAL, space->seat != TABLE_NOBODY ? SPACING : LOW_SPACING);

  if (space->seat != TABLE_NOBODY)
    gtk_box_append (GTK_BOX (row), g_object_new (PARLOUR_TYPE_EMBLEM, "size", EMBLEM_SIZE, "color", color, "valign", GTK_ALIGN_CENTER, NULL));
  append (GTK_BOX (row), make_piece (session, color, space->count));
  if (space->seat == TABLE_NOBODY && space->text != NULL)
    {
      GtkWidget *text = parlour_label_new_wrapped (space->text);

      gtk_widget_add_css_class (text, "caption-heading");
      gtk_widget_add_css_class (text, "numeric");
      gtk_box_append (GTK_BOX (row), text);
    }

  return row;
}

/**
 * parlour_board_spaces_show:
 * @self: a place for spaces
 * @session: the game
 * @thing: a thing
 *
 * Shows what stands on its spaces.
 */
void
parlour_board_spaces_show (ParlourBoardSpaces *self,
                           TableSession       *session,
                           const TableThing   *thing)
{
  g_autofree char *spaces = NULL;

  g_return_if_fail (PARLOUR_IS_BOARD_SPACES (self) && TABLE_IS_SESSION (session) && thing != NULL);

  spaces = list_spaces (thing);
  gtk_widget_set_visible (GTK_WIDGET (self), thing->spaces != NULL);
  if (g_strcmp0 (spaces, self->drawn) == 0)
    return;

  g_free (self->drawn);
  self->drawn = g_steal_pointer (&spaces);
  parlour_box_clear (self->rows);
  for (const TableSpace *space = thing->spaces; space != NULL; space = space->next)
    gtk_box_append (self->rows, make_row (session, space));
}
