/* parlour-reasons.h: why numbers are as they are, told by what the last events caused
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-session.h"

G_BEGIN_DECLS

/**
 * ParlourReasonFlags:
 * @PARLOUR_REASON_OF_WHAT: an effect answers the question whose number is its `what`, counted from the
 *   question that is named beside
 * @PARLOUR_REASON_OF_ONE: it answers the question that is named beside
 * @PARLOUR_REASON_OWN: it does so only where it is asked of its `player`
 *
 * What a kind of effects answers.
 */
typedef enum {
  PARLOUR_REASON_OF_WHAT = 1 << 0,
  PARLOUR_REASON_OF_ONE = 1 << 1,
  PARLOUR_REASON_OWN = 1 << 2,
} ParlourReasonFlags;

/**
 * ParlourReason:
 * @flags: which questions they answer; 0 for none
 * @question: for `PARLOUR_REASON_OF_ONE`, which; for `PARLOUR_REASON_OF_WHAT`, which that of 0 is
 *
 * A kind of effects as a reason.
 */
typedef struct {
  guint flags;
  int question;
} ParlourReason;

/**
 * ParlourReasons:
 * @since: the type of event that begins what is looked at: the last of it, and all that came after
 * @kinds: (array): by kind of effects, what they answer
 * @everything: the question to which all effects of a player are the answer
 * @at_first: what is told before the first such event, marked for translation
 * @at_first_rule: by which rule
 * @nothing: what is told where nothing was caused, marked for translation
 * @nothing_rule: by which rule
 *
 * The reasons of a game: a constant.
 */
typedef struct {
  int since;
  const ParlourReason *kinds;
  int everything;
  const char *at_first;
  int at_first_rule;
  const char *nothing;
  int nothing_rule;
} ParlourReasons;

char *parlour_reasons_answer (const ParlourReasons *reasons,
                              TableSession         *session,
                              int                   question,
                              int                   seat,
                              GArray               *rules);
char *parlour_reasons_tell_events
                             (TableSession         *session,
                              const char           *first,
                              int                   kind,
                              int                   rule,
                              int                   seat);

G_END_DECLS
