/* parlour-tile-face.h: what a tile of the display shows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

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
 * @PARLOUR_SIGN_EMBLEM: the emblem of a `TableColor`
 * @PARLOUR_N_SIGNS: how many of them all games have: those of a game follow
 *
 * What a sign shows.
 */
typedef enum {
  PARLOUR_SIGN_NONE,
  PARLOUR_SIGN_EMBLEM,
  PARLOUR_N_SIGNS
} ParlourSignKind;

/**
 * ParlourSign:
 * @kind: a `ParlourSignKind`, or what kind of thing of the game it is
 * @which: which of its kind
 * @count: how many
 *
 * Something that is drawn.
 */
typedef struct {
  int kind;
  int which;
  int count;
} ParlourSign;

/**
 * ParlourSignLine:
 * @n_signs: how many of `signs` there are
 * @signs: what stands at the beginning of the line
 * @last: what stands at its end
 * @owned: whether it belongs to the player whose emblem is the first of `signs`
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

void             parlour_sign_line_add      (ParlourSignLine       *line,
                                             int                    kind,
                                             int                    which,
                                             int                    count);
ParlourSignLine *parlour_tile_face_add_line (ParlourTileFace       *face);
gboolean         parlour_tile_face_is_same  (const ParlourTileFace *face,
                                             const ParlourTileFace *other);
void             parlour_tile_face_clear    (ParlourTileFace       *face);

G_END_DECLS
