/* tongue.h: the languages that a program speaks, several at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#define TONGUE_TYPE_VOICE (tongue_voice_get_type ())

/**
 * TongueVoice:
 *
 * The language of the interface, of which there is one in a program.
 */
G_DECLARE_FINAL_TYPE (TongueVoice, tongue_voice, TONGUE, VOICE, GObject)

/**
 * TongueScope:
 *
 * A while in which a thread speaks another language.
 */
typedef struct _TongueScope TongueScope;

void               tongue_init         (const char *domain,
                                        const char *catalogues,
                                        const char *locales,
                                        const char *language);
const char *const *tongue_list         (void);
const char        *tongue_find         (const char *language);
const char        *tongue_get_name     (const char *language);
gboolean           tongue_is_right_to_left (const char *language);

TongueVoice       *tongue_voice_get_default (void);
const char        *tongue_get_language (void);
void               tongue_set_language (const char *language);

/**
 * TongueAttempt:
 * @data: (nullable): what it is tried with
 * @error: return location for a `GError`
 *
 * Tries something that may fail.
 *
 * Returns: (nullable): what came of it, or `NULL` with `error` set
 */
typedef gpointer (*TongueAttempt) (gconstpointer   data,
                                   GError        **error);

gpointer           tongue_attempt      (TongueAttempt   attempt,
                                        gconstpointer   data,
                                        GPtrArray     **errors);
const GError      *tongue_find_error   (const GPtrArray *errors);

guint              tongue_get_spoken   (void);
TongueScope       *tongue_speak        (const char *language) G_GNUC_WARN_UNUSED_RESULT;
void               tongue_scope_end    (TongueScope *scope);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TongueScope, tongue_scope_end)

/* A scope is there to end, and nothing else is done with it: clang shall not
 * ask what it is for. */
typedef TongueScope *TongueScope_autoptr G_GNUC_UNUSED;
