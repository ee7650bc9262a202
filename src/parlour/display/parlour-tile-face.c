/* parlour-tile-face.c: what a tile of the display shows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-tile-face.h"

#include <string.h>

/* Adds a sign behind the others at the beginning of a line. */
void
parlour_sign_line_add (ParlourSignLine *line,
                       int              kind,
                       int              which,
                       int              count)
{
  g_return_if_fail (line != NULL);
  g_return_if_fail (line->n_signs < PARLOUR_MAX_SIGNS);

  line->signs[line->n_signs++] = (ParlourSign) { kind, which, count };
}

/* Adds an empty line below the others. */
ParlourSignLine *
parlour_tile_face_add_line (ParlourTileFace *face)
{
  g_return_val_if_fail (face != NULL, NULL);
  g_return_val_if_fail (face->n_lines < PARLOUR_MAX_SIGN_LINES, NULL);

  return &face->lines[face->n_lines++];
}

/* Compares two tiles. */
gboolean
parlour_tile_face_is_same (const ParlourTileFace *face,
                           const ParlourTileFace *other)
{
  g_return_val_if_fail (face != NULL && other != NULL, FALSE);

  return face->look == other->look
         && face->n_lines == other->n_lines
         && memcmp (&face->head, &other->head, sizeof face->head) == 0
         && memcmp (face->lines, other->lines, sizeof face->lines) == 0
         && g_strcmp0 (face->title, other->title) == 0
         && g_strcmp0 (face->text, other->text) == 0;
}

/* Frees what belongs to it, and empties it. */
void
parlour_tile_face_clear (ParlourTileFace *face)
{
  g_return_if_fail (face != NULL);

  g_free (face->title);
  g_free (face->text);
  memset (face, 0, sizeof *face);
}
