/* visby-words.h: what happens, in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-guide.h"
#include "table-sentence.h"
#include "visby-score.h"

/* Why a player has so many seals and wares. Of what a card brought the number of the card is asked,
 * and of the Merchant, of nobody, why the market went back. */
#define VISBY_QUESTION_PLAYER ((int) VISBY_N_CARDS)
#define VISBY_QUESTION_TRACK(track) ((int) VISBY_N_CARDS + 1 + (int) (track)) /* why its marker stands there */

const char *visby_term_card      (int            which);
const char *visby_term_the_card  (int            which);
const char *visby_term_track     (int           which);
char       *visby_term_seals     (int                  amount);
char       *visby_term_wares     (int                  amount);
char       *visby_term_cards     (int                  amount);
char       *visby_term_rate      (const VisbyRate     *rate);
char       *visby_term_hand      (int                  cards);
const char *visby_term_on_card   (VisbyCard            card);
char       *visby_term_with_print (const char          *name,
                                    const char          *printed);
char       *visby_term_marker    (VisbyTrack           track,
                                  const VisbyState    *state);
char       *visby_term_exchange  (int                  wares,
                                  int                  seals);
char       *visby_term_gain      (const char          *name,
                                  const VisbyGain     *gain);
char       *visby_term_brought   (int                  card,
                                  int                  amount);
char       *visby_term_of        (char                 letter,
                                  const TableEffect   *about);

char       *visby_table_seals      (int                seals);
char       *visby_table_wares      (int                wares);
char       *visby_table_missing    (const VisbyState  *state,
                                    int                seat);
char       *visby_table_pieces     (const char *const *names,
                                    const VisbyState  *state);
const char *visby_table_turned     (const VisbyState  *state);
char       *visby_table_market     (const VisbyState  *state);
const char *visby_table_rates      (const VisbyState  *state);
char       *visby_table_last_round (const char        *name,
                                    const VisbyState  *state,
                                    int                seat);
char       *visby_table_offer      (const VisbyRate   *offer);

char       *visby_words_event    (const TableTelling  *telling,
                                  const TableState    *before,
                                  const TableEvent    *event);
char       *visby_words_effects  (const TableTelling  *telling,
                                  const TableEffect   *effects,
                                  guint                n_effects,
                                  guint               *n_told);
char       *visby_words_when     (int                  round,
                                  int                  part);
char       *visby_words_within   (int                  round,
                                  int                  part);
char       *visby_words_step     (const char *const   *names,
                                  const TableState    *state);

extern const TableGameAnswers visby_answers;
extern const TableRefusals visby_refusals;
extern const TableGuide visby_guide;
