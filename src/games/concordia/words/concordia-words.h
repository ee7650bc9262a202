/* concordia-words.h: what happens, in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "concordia-state.h"
#include "table-guide.h"

/* What *why?* asks of how many houses somebody has. */
#define CONCORDIA_QUESTION_HOUSES 1

const char *concordia_term_card      (int                   which);
const char *concordia_term_the_card  (int                   which);
const char *concordia_term_good      (int                   which);
const char *concordia_term_a_good    (int                   which);
const char *concordia_term_city      (int                   which);
const char *concordia_term_which_house (int                 which);
const char *concordia_term_kind      (int                   kind);
const char *concordia_term_map       (int                   map);
char       *concordia_term_coins     (int                   n);
char       *concordia_term_goods     (int                   good,
                                      int                   n);
char       *concordia_term_houses    (int                   n);
char       *concordia_term_provinces (int                   n);
char       *concordia_term_colonists (int                   n);
char       *concordia_term_points    (int                   n);
char       *concordia_term_cards     (int                   n);
char       *concordia_list_moved     (const ConcordiaPrice *moved,
                                      int                   sign);
char       *concordia_term_moved     (const ConcordiaPrice *moved);
void        concordia_list_goods     (GPtrArray            *items,
                                      const int            *goods,
                                      int                   sign);

char       *concordia_words_event    (const TableTelling   *telling,
                                      const TableState     *before,
                                      const TableEvent     *event);
char       *concordia_words_effects  (const TableTelling   *telling,
                                      const TableEffect    *effects,
                                      guint                 n_effects,
                                      guint                *n_told);
char       *concordia_words_step     (const char *const    *names,
                                      const TableState     *state);
char       *concordia_words_note     (const char *const    *names,
                                      const TableState     *state);
char       *concordia_words_room     (const char *const    *names,
                                      const TableState     *state,
                                      const TableEvent     *event);
char       *concordia_words_player   (const TableState     *state,
                                      int                   seat,
                                      gboolean              uncovered);
char       *concordia_words_kind     (const ConcordiaState *state,
                                      int                   seat,
                                      int                   kind,
                                      const ConcordiaPlayerScore *score);
void        concordia_words_add_gods (GString              *text,
                                      const ConcordiaState *state,
                                      int                   seat,
                                      const ConcordiaHoldings    *counted,
                                      const ConcordiaPlayerScore *score);
char       *concordia_words_reckoning (const char *const *names,
                                      const TableState  *state,
                                      const TableEvent  *event);

char       *concordia_table_moved    (const ConcordiaState *state,
                                      const ConcordiaEvent *event);
char       *concordia_table_choice   (const ConcordiaState *state,
                                      const ConcordiaEvent *event,
                                      const char           *name);
char       *concordia_table_worth    (const ConcordiaState *state,
                                      int                   card);
char       *concordia_table_magnus   (const char *const    *names,
                                      const ConcordiaState *state);
char       *concordia_table_provinces (const ConcordiaState *state);
char       *concordia_table_stack    (const ConcordiaState *state);

extern const TableGameAnswers concordia_answers;
extern const TableRefusals concordia_refusals;
extern const TableGuide concordia_guide;
