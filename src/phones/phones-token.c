/* phones-token.c: what only who was told can know
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "phones-token.h"

#include <string.h>
#include <sys/random.h>

/* 128 bits. */
#define BYTES 16

/* From how many addresses guesses are remembered: whoever has more of them is refused, too. */
#define MOST_ADDRESSES 256

/* What an address has guessed. */
typedef struct {
  gint64 since;
  int n;
} Guesses;

struct _PhonesTries {
  GHashTable *guesses; /* of Guesses, by address */
};

/**
 * phones_token_make:
 *
 * Makes a token of 128 bits, of the random numbers of the system.
 *
 * Returns: (transfer full): 32 hexadecimal digits
 */
char *
phones_token_make (void)
{
  guint8 bytes[BYTES];
  GString *token = g_string_sized_new (2 * BYTES);

  /* So few are never cut short, and there are always some once a system has started. */
  if (getrandom (bytes, sizeof bytes, 0) != (gssize) sizeof bytes)
    g_error ("There are no random numbers");
  for (guint i = 0; i < BYTES; i++)
    g_string_append_printf (token, "%02x", bytes[i]);

  return g_string_free (token, FALSE);
}

/**
 * phones_token_is:
 * @token: a token
 * @said: (nullable): what somebody says that it is, which may be anything
 *
 * Tells whether somebody knows a token, and takes as long for it whatever was said.
 *
 * Returns: whether it is the same
 */
gboolean
phones_token_is (const char *token,
                 const char *said)
{
  guint8 differs = 0;

  g_return_val_if_fail (token != NULL, FALSE);

  if (said == NULL || strlen (said) != strlen (token))
    return FALSE;

  for (gsize i = 0; token[i] != '\0'; i++)
    differs |= (guint8) (token[i] ^ said[i]);

  return differs == 0;
}

/**
 * phones_tries_new:
 *
 * Begins to count who guesses wrong.
 *
 * Returns: (transfer full): nobody yet
 */
PhonesTries *
phones_tries_new (void)
{
  PhonesTries *self = g_new0 (PhonesTries, 1);

  self->guesses = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  return self;
}

/**
 * phones_tries_free:
 * @self: (transfer full): what was counted
 *
 * Forgets it.
 */
void
phones_tries_free (PhonesTries *self)
{
  g_hash_table_unref (self->guesses);
  g_free (self);
}

static gboolean
is_over (gpointer address,
         gpointer guesses,
         gpointer now)
{
  return *(const gint64 *) now - ((const Guesses *) guesses)->since >= G_TIME_SPAN_MINUTE;
}

/**
 * phones_tries_may:
 * @self: what was counted
 * @address: where somebody is
 * @now: the time, in microseconds
 *
 * Tells whether somebody may say a token: not after having guessed wrong too often within a minute.
 *
 * Returns: whether it is so
 */
gboolean
phones_tries_may (PhonesTries *self,
                  const char  *address,
                  gint64       now)
{
  const Guesses *guesses;

  g_hash_table_foreach_remove (self->guesses, is_over, &now);
  guesses = g_hash_table_lookup (self->guesses, address);

  return guesses != NULL ? guesses->n < PHONES_MOST_TRIES : g_hash_table_size (self->guesses) < MOST_ADDRESSES;
}

/**
 * phones_tries_count:
 * @self: what was counted
 * @address: where somebody is
 * @now: the time, in microseconds
 *
 * Counts a wrong token.
 */
void
phones_tries_count (PhonesTries *self,
                    const char  *address,
                    gint64       now)
{
  Guesses *guesses = g_hash_table_lookup (self->guesses, address);

  if (guesses == NULL)
    {
      guesses = g_new0 (Guesses, 1);
      guesses->since = now;
      g_hash_table_insert (self->guesses, g_strdup (address), guesses);
    }
  guesses->n++;
}
