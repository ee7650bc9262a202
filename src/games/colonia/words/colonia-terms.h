/* colonia-terms.h: what the things on the table are called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-effect.h"
#include "colonia-event.h"
#include "colonia-state.h"

char       *colonia_term_members    (TableColor          color,
                                     int                 amount);
const char *colonia_term_day        (int                 day);
const char *colonia_term_day_within (int                 day);
const char *colonia_term_day_short  (int                 day);
char       *colonia_term_week       (int                 week);
char       *colonia_term_week_and_day (int               week,
                                     int                 day);
char       *colonia_term_week_and_day_within (int        week,
                                     int                 day);
const char *colonia_term_city       (int                 city);
const char *colonia_term_craftsman  (int                 craftsman);
const char *colonia_term_craftsman_heading (int              craftsman);
const char *colonia_term_voting_day (ColoniaDay          day);
const char *colonia_term_street     (ColoniaStreet       street);
const char *colonia_term_berth      (int                 berth);
const char *colonia_term_ballot     (int                 ballot);
const char *colonia_term_currency   (int                 city);
char       *colonia_term_money      (ColoniaCity         city,
                                     int                 amount);
const char *colonia_term_good       (int                 good);
const char *colonia_term_resource   (int                 resource);
char       *colonia_term_goods      (ColoniaGood         good,
                                     int                 amount);
char       *colonia_term_resources  (ColoniaResource     resource,
                                     int                 amount);
char       *colonia_term_goods_list (const ColoniaBundle *bundle);
char       *colonia_term_resource_list (const ColoniaBundle *bundle);
char       *colonia_term_edict      (const ColoniaEdict *edict);
char       *colonia_term_edict_kind (ColoniaEdictKind    kind);
char       *colonia_term_relics          (const ColoniaPlayer *player,
                                          gboolean             stored);
char       *colonia_term_hold       (const ColoniaShip  *ship,
                                     int                 hold,
                                     const char         *name);
char       *colonia_term_card       (const ColoniaCard  *card,
                                     const char         *name);
char       *colonia_term_shrines         (const ColoniaState  *state,
                                          int                  seat);
char       *colonia_term_safeguards      (const ColoniaState  *state,
                                          int                  seat);
char       *colonia_term_hidden          (const ColoniaPlayer *player);
const char *colonia_term_sunday          (const ColoniaState  *state);
char       *colonia_term_of              (char                 letter,
                                          const ColoniaEffect *about);
gunichar    colonia_key_ballot      (int                 ballot);
