/* colonia-words.h: the game in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-play.h"
#include "colonia-score.h"
#include "table-sentence.h"

/* What the sentences of a chronicle need to know besides what happened. It owns nothing. */
typedef struct {
  const char *const *names; /* by seat, the names of the players, fit to stand on one line */
  /* The event that revealed this week's edicts, whose texts are told; without it the edicts go
   * by their kind. */
  const ColoniaEvent *edicts;
  /* How the game stood then, which says in which order families are listed; without it that is
   * by their seats. */
  const ColoniaState *state;
} ColoniaTelling;

/* What can be asked about a number that stands beside a player, or on the table. */
typedef enum {
  COLONIA_QUESTION_PLACE, /* why a player has this place in the order */
  COLONIA_QUESTION_VOTES, /* why a player has so many votes */
  /* Where the members of a player are, and when they come home; in games that are tracked in
   * full. */
  COLONIA_QUESTION_MEMBERS,
  COLONIA_QUESTION_PRICES, /* why what can be had now costs or pays what it does; it is asked of nobody */
  COLONIA_N_QUESTIONS /* how many questions there are */
} ColoniaQuestion;

char *colonia_words_event      (const ColoniaTelling  *telling,
                                const ColoniaState    *before,
                                const ColoniaEvent    *event);
char *colonia_words_effect     (const ColoniaTelling  *telling,
                                const ColoniaEffect   *effect);
char *colonia_words_effects    (const ColoniaTelling  *telling,
                                const ColoniaEffect   *effects,
                                guint                  n_effects,
                                guint                 *n_told);
char *colonia_words_group      (const ColoniaTelling  *telling,
                                const ColoniaEffect   *effects,
                                guint                  n);
char *colonia_words_tied       (const char *const     *names,
                                const ColoniaState    *state);
char *colonia_words_passes     (const char *const     *names,
                                const int             *seats,
                                guint                  n_seats);
char *colonia_words_move       (const ColoniaEffect   *effect);
char *colonia_words_reason     (const ColoniaEffect   *effect,
                                int                    berth);
char **colonia_words_start     (const ColoniaSetup    *setup,
                                int                    seat,
                                TableColor             color);
char *colonia_words_start_at_table (const ColoniaSetup *setup);
char *colonia_words_step       (const char *const     *names,
                                const TableState      *state);
char *colonia_words_player     (const TableState      *state,
                                int                    seat,
                                gboolean               uncovered);
char *colonia_words_turn       (const ColoniaState    *state);
char *colonia_words_used_up    (void);
char *colonia_words_passed     (const char *const     *names,
                                guint                  seats);
char *colonia_words_edict_name (const ColoniaState    *state,
                                int                    which);
char *colonia_words_side       (ColoniaBallot           ballot,
                                int                     votes);
char *colonia_words_edict      (const ColoniaLaidEdict *edict);
char *colonia_words_edict_now  (const char *const     *names,
                                const ColoniaState    *state);
char *colonia_words_outcome    (const char *const     *names,
                                const TableState      *state);
char *colonia_words_winners    (const char *const     *names,
                                const ColoniaScore    *score);

/* What stands in the way. */
extern const TableRefusals colonia_refusals;
