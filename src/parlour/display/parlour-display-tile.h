/* parlour-display-tile.h: a thing on the table, seen from far away
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "colonia-kinds.h"

G_BEGIN_DECLS

/**
 * PARLOUR_MAX_SIGNS:
 *
 * How many signs a line of a tile has at most.
 */
#define PARLOUR_MAX_SIGNS 6

/**
 * PARLOUR_MAX_SIGN_LINES:
 *
 * How many lines a tile has at most.
 */
#define PARLOUR_MAX_SIGN_LINES 12

/**
 * ParlourSignKind:
 * @PARLOUR_SIGN_NONE: nothing
 * @PARLOUR_SIGN_RESOURCE: the cube of a `ColoniaResource`
 * @PARLOUR_SIGN_GOOD: the tile of a `ColoniaGood`
 * @PARLOUR_SIGN_MONEY: a coin of a `ColoniaCity`
 * @PARLOUR_SIGN_MEMBER: a family member of a `TableColor`
 * @PARLOUR_SIGN_EMBLEM: the emblem of a `TableColor`
 * @PARLOUR_SIGN_ARMS: the coat of arms of a `ColoniaCity`
 *
 * What a sign shows.
 */
typedef enum {
  PARLOUR_SIGN_NONE,
  PARLOUR_SIGN_RESOURCE,
  PARLOUR_SIGN_GOOD,
  PARLOUR_SIGN_MONEY,
  PARLOUR_SIGN_MEMBER,
  PARLOUR_SIGN_EMBLEM,
  PARLOUR_SIGN_ARMS
} ParlourSignKind;

/**
 * ParlourSign:
 * @kind: what kind of thing
 * @which: which of its kind
 * @count: how many
 *
 * Something that is drawn.
 */
typedef struct {
  ParlourSignKind kind;
  int which;
  int count;
} ParlourSign;

/**
 * ParlourSignLine:
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
  ParlourSign signs[PARLOUR_MAX_SIGNS];
  ParlourSign last;
  gboolean owned;
  gboolean bar;
  gboolean space;
} ParlourSignLine;

/**
 * ParlourTileLook:
 * @PARLOUR_TILE_PLAIN: nothing special
 * @PARLOUR_TILE_GOLD: it asks for attention
 * @PARLOUR_TILE_DONE: it is done with
 * @PARLOUR_TILE_GONE: there is nothing but its place
 *
 * What a tile looks like.
 */
typedef enum {
  PARLOUR_TILE_PLAIN,
  PARLOUR_TILE_GOLD,
  PARLOUR_TILE_DONE,
  PARLOUR_TILE_GONE
} ParlourTileLook;

/**
 * ParlourTileFace:
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
  ParlourSign head;
  char *title;
  char *worth;
  char *text;
  ParlourTileLook look;
  int n_lines;
  ParlourSignLine lines[PARLOUR_MAX_SIGN_LINES];
} ParlourTileFace;

void       parlour_tile_face_clear    (ParlourTileFace       *face);

#define PARLOUR_TYPE_DISPLAY_TILE (parlour_display_tile_get_type ())

G_DECLARE_FINAL_TYPE (ParlourDisplayTile, parlour_display_tile, PARLOUR, DISPLAY_TILE, GtkWidget)

GtkWidget *parlour_display_tile_new       (GtkSizeGroup       *titles);
void       parlour_display_tile_show      (ParlourDisplayTile *self,
                                           ParlourTileFace    *face);
GtkWidget *parlour_display_tile_get_lines (ParlourDisplayTile *self);

G_END_DECLS
