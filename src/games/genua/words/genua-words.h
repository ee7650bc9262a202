/* genua-words.h: what happens, in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "genua-state.h"
#include "table-guide.h"
#include "table-sentence.h"

/* What can be asked. */
typedef enum {
  GENUA_QUESTION_MARKER = 1, GENUA_QUESTION_ACTS, GENUA_QUESTION_BUILDINGS, GENUA_QUESTION_CLAIM, GENUA_QUESTION_PURSE,
  GENUA_QUESTION_PRICES,
} GenuaQuestion;

const char *genua_term_place     (int                  place);
const char *genua_term_within    (int                  place);
const char *genua_term_thing     (int                  thing);
char       *genua_term_ducats    (int                  n);
char       *genua_term_things    (int                  thing,
                                  int                  n);
char       *genua_term_buildings (int                  n);
char       *genua_term_goods     (int                  n);
char       *genua_term_message   (int                  from,
                                  int                  to);
char       *genua_term_of        (char                 letter,
                                  const TableEffect   *about);
char       *genua_list_places    (int                  n,
                                  const int           *places,
                                  gboolean             within);
char       *genua_list_things    (const int           *things);
char       *genua_list_owned     (const GenuaState    *state,
                                  int                  seat);
char       *genua_list_chains    (const GenuaPlayerScore *player,
                                  gboolean             named);

char       *genua_words_event    (const TableTelling  *telling,
                                  const TableState    *before,
                                  const TableEvent    *event);
char       *genua_words_reckoning
                                 (const char *const   *names,
                                  const TableState    *after,
                                  const TableEvent    *event);
char       *genua_words_effects  (const TableTelling  *telling,
                                  const TableEffect   *effects,
                                  guint                n_effects,
                                  guint               *n_told);
char       *genua_words_step     (const char *const   *names,
                                  const TableState    *state);
char       *genua_words_outcome  (const char *const   *names,
                                  const TableState    *state);
char       *genua_words_chains   (const char          *name,
                                  const GenuaPlayerScore *player);
TableObstacle genua_words_examine_action
                                 (const TableState    *state,
                                  int                  seat);
char       *genua_words_acts     (const TableState    *state,
                                  int                  seat);
char       *genua_words_purse    (const TableState    *state,
                                  int                  seat);
char       *genua_words_player   (const TableState    *state,
                                  int                  seat,
                                  gboolean             uncovered);
char       *genua_words_round    (const char *const   *names,
                                  const TableState    *state);
char       *genua_words_place    (const GenuaState    *state,
                                  int                  place);
char       *genua_words_path     (const TableState    *state);
char       *genua_words_messages (const TableState    *state);
char       *genua_words_roll     (const char *const   *names,
                                  const GenuaState    *state);
const char *genua_words_offers   (const TableState    *state);

extern const TableRefusals genua_refusals;
extern const TableGuide genua_guide;
