/* parlour-tile-face.h: what a tile of the display shows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How many signs a line of a tile has at most. */
#define PARLOUR_MAX_SIGNS 6

/* How many lines a tile has at most. */
#define PARLOUR_MAX_SIGN_LINES 12

/* What a sign shows. */
typedef enum {
  PARLOUR_SIGN_NONE, /* nothing */
  PARLOUR_SIGN_EMBLEM, /* the emblem of a `TableColor` */
  PARLOUR_N_SIGNS /* how many of them all games have: those of a game follow */
} ParlourSignKind;

/* Something that is drawn. */
typedef struct {
  int kind; /* a `ParlourSignKind`, or what kind of thing of the game it is */
  int which; /* which of its kind */
  int count; /* how many */
} ParlourSign;

/* A line of a tile. */
typedef struct {
  int n_signs; /* how many of `signs` there are */
  ParlourSign signs[PARLOUR_MAX_SIGNS]; /* what stands at the beginning of the line */
  ParlourSign last; /* what stands at its end */
  gboolean owned; /* whether it belongs to the player whose emblem is the first of `signs` */
  gboolean bar; /* whether the line is a bar across, and nothing else */
  gboolean space; /* whether the line is a space where nobody stands, and nothing else */
} ParlourSignLine;

/* What a tile looks like. */
typedef enum {
  PARLOUR_TILE_PLAIN, /* nothing special */
  PARLOUR_TILE_GOLD, /* it asks for attention */
  PARLOUR_TILE_DONE, /* it is done with */
  PARLOUR_TILE_GONE /* there is nothing but its place */
} ParlourTileLook;

/* What a tile shows. The texts belong to it. */
typedef struct {
  ParlourSign head; /* what stands before the title */
  char *title; /* what it is */
  char *text; /* what is to be said of it */
  ParlourTileLook look; /* what the tile looks like */
  int n_lines; /* how many of `lines` there are */
  ParlourSignLine lines[PARLOUR_MAX_SIGN_LINES]; /* what is on it */
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
