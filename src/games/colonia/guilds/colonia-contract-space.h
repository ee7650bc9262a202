/* colonia-contract-space.h: a contract space of a craftsman
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-play.h"

G_BEGIN_DECLS

/**
 * ColoniaOutlook:
 * @COLONIA_OUTLOOK_SURE: it stands above the bar: it is fulfilled this week
 * @COLONIA_OUTLOOK_OPEN: the die may still move the bar below it
 * @COLONIA_OUTLOOK_LATE: it waits for next week
 * @COLONIA_N_OUTLOOKS: how many there are
 *
 * What a contract on a space can hope for this week (THU-3).
 */
typedef enum {
  COLONIA_OUTLOOK_SURE,
  COLONIA_OUTLOOK_OPEN,
  COLONIA_OUTLOOK_LATE,
  COLONIA_N_OUTLOOKS
} ColoniaOutlook;

#define COLONIA_TYPE_CONTRACT_SPACE (colonia_contract_space_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaContractSpace, colonia_contract_space, COLONIA, CONTRACT_SPACE, AdwBin)

GtkWidget *colonia_contract_space_new          (void);

void       colonia_contract_space_set_outlook  (ColoniaContractSpace *self,
                                                ColoniaOutlook        outlook);
void       colonia_contract_space_set_compact  (ColoniaContractSpace *self,
                                                gboolean              compact);
void       colonia_contract_space_show_members (ColoniaContractSpace *self,
                                                const char           *name,
                                                int                   color,
                                                int                   members);
void       colonia_contract_space_show_cost    (ColoniaContractSpace *self,
                                                int                   members,
                                                gboolean              possible);
void       colonia_contract_space_show_nothing (ColoniaContractSpace *self,
                                                int                   n_spaces);

G_END_DECLS
