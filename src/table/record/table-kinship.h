/* table-kinship.h: how two records of a game are related
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-record.h"

/**
 * TableKinship:
 * @TABLE_KINSHIP_SAME: nothing differs
 * @TABLE_KINSHIP_BEHIND: the other one is a beginning of this one, or of what was replaced in it
 * @TABLE_KINSHIP_AHEAD: this one is a beginning of the other one, or of what was replaced in it
 * @TABLE_KINSHIP_APART: each has something that the other has not
 *
 * How another record is related to this one.
 */
typedef enum {
  TABLE_KINSHIP_SAME,
  TABLE_KINSHIP_BEHIND,
  TABLE_KINSHIP_AHEAD,
  TABLE_KINSHIP_APART,
} TableKinship;

TableKinship table_kinship_find (const char *text,
                                 const char *other);

guint        table_kinship_find_difference (const TableRecord *record,
                                            const TableRecord *other);
