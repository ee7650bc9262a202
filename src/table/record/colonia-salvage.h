/* colonia-salvage.h: what is whole of a record that is damaged
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-record.h"

G_BEGIN_DECLS

/**
 * ColoniaSalvage:
 * @record: what is whole: a game that the rules allow
 * @line: the line of the file from which on it is damaged, counted from 1, or 0 if
 *   it is not, but breaks the rules
 * @lacks_start: whether what everybody started with is missing, and the usual is in
 *   its place
 * @lacks_options: whether the options are missing, and the usual ones are in their
 *   place
 *
 * What is whole of a record that is damaged. Events behind the damage, or behind the
 * first that the rules refuse, are in it as undone.
 */
typedef struct {
  ColoniaRecord *record;
  guint line;
  gboolean lacks_start;
  gboolean lacks_options;
} ColoniaSalvage;

ColoniaSalvage *colonia_salvage_parse (const char     *text,
                                       gsize           length);
ColoniaSalvage *colonia_salvage_load  (const char     *path);
void            colonia_salvage_free  (ColoniaSalvage *salvage);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ColoniaSalvage, colonia_salvage_free)

G_END_DECLS
