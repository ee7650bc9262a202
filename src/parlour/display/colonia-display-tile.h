/* colonia-display-tile.h: a thing on the table, seen from far away
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "colonia-kinds.h"

G_BEGIN_DECLS

/**
 * COLONIA_MAX_SIGNS:
 *
 * How many signs a line of a tile has at most.
 */
#define COLONIA_MAX_SIGNS 6

/**
 * COLONIA_MAX_SIGN_LINES:
 *
 * How many lines a tile has at most.
 */
#define COLONIA_MAX_SIGN_LINES 12

/**
 * ColoniaSignKind:
 * @COLONIA_SIGN_NONE: nothing
 * @COLONIA_SIGN_RESOURCE: the cube of a `ColoniaResource`
 * @COLONIA_SIGN_GOOD: the tile of a `ColoniaGood`
 * @COLONIA_SIGN_MONEY: a coin of a `ColoniaCity`
 * @COLONIA_SIGN_MEMBER: a family member of a `ColoniaColor`
 * @COLONIA_SIGN_EMBLEM: the emblem of a `ColoniaColor`
 * @COLONIA_SIGN_ARMS: the coat of arms of a `ColoniaCity`
 *
 * What a sign shows.
 */
typedef enum {
  COLONIA_SIGN_NONE,
  COLONIA_SIGN_RESOURCE,
  COLONIA_SIGN_GOOD,
  COLONIA_SIGN_MONEY,
  COLONIA_SIGN_MEMBER,
  COLONIA_SIGN_EMBLEM,
  COLONIA_SIGN_ARMS
} ColoniaSignKind;

/**
 * ColoniaSign:
 * @kind: what kind of thing
 * @which: which of its kind
 * @count: how many
 *
 * Something that is drawn.
 */
typedef struct {
  ColoniaSignKind kind;
  int which;
  int count;
} ColoniaSign;

/**
 * ColoniaSignLine:
 * @n_signs: how many of `signs` there are
 * @signs: what stands at the beginning of the line
 * @last: what stands at its end
 * @owned: whether it belongs to the family whose emblem is the first of `signs`
 * @bar: whether the line is a bar across, and nothing else
 * @space: whether the line is a space where nobody stands, and nothing else
 *
 * A line of a tile.
 */
typedef struct {
  int n_signs;
  ColoniaSign signs[COLONIA_MAX_SIGNS];
  ColoniaSign last;
  gboolean owned;
  gboolean bar;
  gboolean space;
} ColoniaSignLine;

/**
 * ColoniaTileLook:
 * @COLONIA_TILE_PLAIN: nothing special
 * @COLONIA_TILE_GOLD: it asks for attention
 * @COLONIA_TILE_DONE: it is done with
 * @COLONIA_TILE_GONE: there is nothing but its place
 *
 * What a tile looks like.
 */
typedef enum {
  COLONIA_TILE_PLAIN,
  COLONIA_TILE_GOLD,
  COLONIA_TILE_DONE,
  COLONIA_TILE_GONE
} ColoniaTileLook;

/**
 * ColoniaTileFace:
 * @head: what stands before the title
 * @title: (nullable): what it is
 * @worth: (nullable): what it is worth, in letters as large as what it costs
 * @text: (nullable): what is to be said of it
 * @look: what the tile looks like
 * @n_lines: how many of `lines` there are
 * @lines: what is on it
 *
 * What a tile shows. The texts belong to it.
 */
typedef struct {
  ColoniaSign head;
  char *title;
  char *worth;
  char *text;
  ColoniaTileLook look;
  int n_lines;
  ColoniaSignLine lines[COLONIA_MAX_SIGN_LINES];
} ColoniaTileFace;

void       colonia_tile_face_clear    (ColoniaTileFace       *face);

#define COLONIA_TYPE_DISPLAY_TILE (colonia_display_tile_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaDisplayTile, colonia_display_tile, COLONIA, DISPLAY_TILE, GtkWidget)

GtkWidget *colonia_display_tile_new   (GtkSizeGroup          *titles);
void       colonia_display_tile_show  (ColoniaDisplayTile    *self,
                                       ColoniaTileFace       *face);
GtkWidget *colonia_display_tile_get_lines (ColoniaDisplayTile *self);

G_END_DECLS
