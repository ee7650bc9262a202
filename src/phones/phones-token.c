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

/* Of how many is remembered what they tried: for whoever is one more, who began first is forgotten. So many addresses of one
 * stranger keep nobody out. */
#define MOST_TRIERS 256

/* How often somebody has tried. */
typedef struct {
  gint64 since;
  int n;
} Trier;

/* What is asked about all of them. */
typedef struct {
  gint64 now;
  GTimeSpan span;
} Question;

struct _PhonesTries {
  GHashTable *triers; /* of Trier, by who it is */
  int most;
  GTimeSpan span;
};

/* Makes a token of 128 bits, of the random numbers of the system. */
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

/* Tells whether somebody knows a token, and takes as long for it whatever was said. @said is
 * what somebody says that it is, which may be anything, or NULL. */
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

/* Begins to count who tries something. */
PhonesTries *
phones_tries_new (int       most,
                  GTimeSpan span)
{
  PhonesTries *self = g_new0 (PhonesTries, 1);

  self->triers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->most = most;
  self->span = span;

  return self;
}

/* Forgets it. */
void
phones_tries_free (PhonesTries *self)
{
  g_hash_table_unref (self->triers);
  g_free (self);
}

static gboolean
is_over (gpointer who,
         gpointer trier,
         gpointer data)
{
  const Question *question = data;

  return question->now - ((const Trier *) trier)->since >= question->span;
}

/* Tells whether somebody may try: not after having tried too often within the time. */
gboolean
phones_tries_may (PhonesTries *self,
                  const char  *who,
                  gint64       now)
{
  Question question = { now, self->span };
  const Trier *trier = g_hash_table_lookup (self->triers, who);

  if (trier == NULL || is_over (NULL, (gpointer) trier, &question))
    g_hash_table_foreach_remove (self->triers, is_over, &question);
  trier = g_hash_table_lookup (self->triers, who);

  return trier == NULL || trier->n < self->most;
}

static void
forget_first (PhonesTries *self)
{
  GHashTableIter iter;
  gpointer who, trier, first = NULL;
  gint64 since = G_MAXINT64;

  g_hash_table_iter_init (&iter, self->triers);
  while (g_hash_table_iter_next (&iter, &who, &trier))
    if (((Trier *) trier)->since < since)
      {
        since = ((Trier *) trier)->since;
        first = who;
      }
  g_hash_table_remove (self->triers, first);
}

/* Counts that somebody has tried, who might. */
void
phones_tries_count (PhonesTries *self,
                    const char  *who,
                    gint64       now)
{
  Trier *trier = g_hash_table_lookup (self->triers, who);

  if (trier == NULL)
    {
      if (g_hash_table_size (self->triers) >= MOST_TRIERS)
        forget_first (self);
      trier = g_new0 (Trier, 1);
      trier->since = now;
      g_hash_table_insert (self->triers, g_strdup (who), trier);
    }
  trier->n++;
}
