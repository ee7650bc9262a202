/* colonia-kinship.h: how two records of a game are related
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-record.h"

G_BEGIN_DECLS

/**
 * ColoniaKinship:
 * @COLONIA_KINSHIP_SAME: nothing differs
 * @COLONIA_KINSHIP_BEHIND: the other one is a beginning of this one
 * @COLONIA_KINSHIP_AHEAD: this one is a beginning of the other one
 * @COLONIA_KINSHIP_APART: each has something that the other has not
 *
 * How another record is related to this one.
 */
typedef enum {
  COLONIA_KINSHIP_SAME,
  COLONIA_KINSHIP_BEHIND,
  COLONIA_KINSHIP_AHEAD,
  COLONIA_KINSHIP_APART,
} ColoniaKinship;

ColoniaKinship colonia_kinship_find (const char *text,
                                     const char *other);

G_END_DECLS
