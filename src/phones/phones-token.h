/* phones-token.h: what only who was told can know
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* How many wrong tokens an address may send in a minute before it has to wait. */
#define PHONES_MOST_TRIES 5

/* How many requests a telephone, or whoever else is at an address, may send in ten seconds
 * before it has to wait: many more than anybody touches, and a page asks for. */
#define PHONES_MOST_REQUESTS 240

/* Who has tried something how often. */
typedef struct _PhonesTries PhonesTries;

char        *phones_token_make    (void);
gboolean     phones_token_is      (const char *token,
                                   const char *said);

PhonesTries *phones_tries_new     (int          most,
                                   GTimeSpan    span);
void         phones_tries_free    (PhonesTries *self);
gboolean     phones_tries_may     (PhonesTries *self,
                                   const char  *who,
                                   gint64       now);
void         phones_tries_count   (PhonesTries *self,
                                   const char  *who,
                                   gint64       now);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PhonesTries, phones_tries_free)
