/* colonia-rule.c: the numbered rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-rule.h"

const char *const colonia_rule_ids[COLONIA_N_RULES + 1] = {
  "",
  "SET-1", "SET-2", "SET-3", "SET-4", "SET-5", "SET-6", "SET-7", "SET-8", "SET-9", "SET-10",
  "MON-1", "MON-2", "MON-3",
  "TUE-1", "TUE-2", "TUE-3", "TUE-4", "TUE-5", "TUE-6",
  "VOTE-1", "VOTE-2",
  "EDICT-1", "EDICT-2", "EDICT-3", "EDICT-4", "EDICT-5", "EDICT-6", "EDICT-7",
  "WED-1", "WED-2", "WED-3",
  "THU-1", "THU-2", "THU-3", "THU-4",
  "FRI-1", "FRI-2",
  "SAT-1", "SAT-2",
  "SUN-1", "SUN-2", "SUN-3", "SUN-4", "SUN-5", "SUN-6",
  "END-1", "END-2", "END-3",
  "ALL-1", "ALL-2", "ALL-3",
  NULL
};
