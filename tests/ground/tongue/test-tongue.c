/* test-tongue.c: several languages in one program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tongue.h"

#include <glib/gi18n.h>
#include <locale.h>

#define DOMAIN "tongue-test"
#define ROUNDS 50000

typedef struct {
  const char *language;
  const char *ship;
  const char *verb;
  const char *ships[3]; /* none, one, two */
  gboolean is_right_to_left;
} Words;

static const Words words[] = {
  { "en", "the ship", "ship", { "%d ships", "%d ship", "%d ships" } },
  { "ar", "السفينة", "شحن", { "لا سفن (%d)", "سفينة واحدة (%d)", "سفينتان (%d)" }, TRUE },
  { "fr", "le bateau", "expédier", { "%d bateau", "%d bateau", "%d bateaux" } },
  { "nl", "het schip", "verschepen", { "%d schepen", "%d schip", "%d schepen" } },
};

static void
assert_spoken (const Words *expected)
{
  g_assert_cmpstr (gettext ("the ship"), ==, expected->ship);
  g_assert_cmpstr (g_dgettext (DOMAIN, "the ship"), ==, expected->ship);
  g_assert_cmpstr (g_dpgettext2 (DOMAIN, "verb", "ship"), ==, expected->verb);

  for (int i = 0; i < 3; i++)
    {
      g_assert_cmpstr (ngettext ("%d ship", "%d ships", (gulong) i), ==, expected->ships[i]);
      g_assert_cmpstr (g_dngettext (DOMAIN, "%d ship", "%d ships", (gulong) i), ==, expected->ships[i]);
    }
}

static void
test_scopes (void)
{
  tongue_set_language ("en");

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autoptr (TongueScope) scope = tongue_speak (words[i].language);

      assert_spoken (&words[i]);
      for (guint j = 0; j < G_N_ELEMENTS (words); j++)
        {
          g_autoptr (TongueScope) inner = tongue_speak (words[j].language);

          assert_spoken (&words[j]);
        }
      assert_spoken (&words[i]);
    }

  assert_spoken (&words[0]);
}

static void
test_unknown_languages (void)
{
  static const char *const unknown[] = { NULL, "", "de", "f", "fra", "french", "_FR" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      tongue_set_language (words[i].language);
      for (guint j = 0; j < G_N_ELEMENTS (unknown); j++)
        {
          g_autoptr (TongueScope) scope = tongue_speak (unknown[j]);

          g_assert_null (tongue_find (unknown[j]));
          assert_spoken (&words[i]);
        }
    }
}

static void
test_list (void)
{
  static const char *const expected[] = { "en", "ar", "fr", "nl", NULL };

  g_assert_cmpstrv (tongue_list (), expected);
  g_assert_cmpstr (tongue_get_name ("en"), ==, "English");
  g_assert_cmpstr (tongue_get_name ("fr"), ==, "français");
  g_assert_cmpstr (tongue_get_name ("nl"), ==, "Nederlands");
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    g_assert_true (tongue_is_right_to_left (words[i].language) == words[i].is_right_to_left);
  g_assert_cmpstr (tongue_find ("nl_BE.UTF-8"), ==, "nl");
  g_assert_cmpstr (tongue_find ("fr@euro"), ==, "fr");
}

/* As many as a language has. */
static void
test_forms (void)
{
  static const struct {
    gulong n;
    const char *ships;
  } forms[] = {
    { 3, "%d سفن" }, { 10, "%d سفن" }, { 103, "%d سفن" }, { 11, "%d سفينة" }, { 99, "%d سفينة" },
    { 100, "%d سفينة تامة" }, { 202, "%d سفينة تامة" },
  };
  g_autoptr (TongueScope) scope = tongue_speak ("ar");

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    g_assert_cmpstr (ngettext ("%d ship", "%d ships", forms[i].n), ==, forms[i].ships);
}

static void
count (guint *n_changes)
{
  (*n_changes)++;
}

static void
test_interface (void)
{
  TongueVoice *voice = tongue_voice_get_default ();
  guint n_changes = 0;
  gulong handler;

  tongue_set_language ("en");
  handler = g_signal_connect_swapped (voice, "notify::language", G_CALLBACK (count), &n_changes);

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *language = NULL;

      tongue_set_language (words[i].language);
      tongue_set_language (words[i].language);
      g_object_get (voice, "language", &language, NULL);
      g_assert_cmpstr (language, ==, words[i].language);
      g_assert_cmpstr (tongue_get_language (), ==, words[i].language);
      g_assert_cmpuint (n_changes, ==, i);
      assert_spoken (&words[i]);
    }

  g_signal_handler_disconnect (voice, handler);
}

static gpointer
speak_alone (gpointer data)
{
  const Words *own = data;

  for (int i = 0; i < ROUNDS; i++)
    {
      g_autoptr (TongueScope) scope = tongue_speak (own->language);

      assert_spoken (own);
    }

  return NULL;
}

/* Meanwhile the interface changes its language over and over. */
static void
test_threads (void)
{
  GThread *threads[4];

  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("speaker", speak_alone, (gpointer) &words[i % G_N_ELEMENTS (words)]);

  for (int i = 0; i < ROUNDS; i++)
    {
      const Words *now = &words[i % (int) G_N_ELEMENTS (words)];

      tongue_set_language (now->language);
      assert_spoken (now);
    }

  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    g_thread_join (threads[i]);
}

static gpointer
speak_interface (gpointer data)
{
  g_autoptr (TongueScope) scope = tongue_speak (NULL);

  assert_spoken (data);

  return NULL;
}

static void
test_worker (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      tongue_set_language (words[i].language);
      g_thread_join (g_thread_new ("worker", speak_interface, (gpointer) &words[i]));
    }
}

/* What is tried fails a number of times, and says so in the language of each. */
static gpointer
try_to_sail (gconstpointer   data,
             GError        **error)
{
  guint *n_failures = (guint *) data;

  if (*n_failures == 0)
    return n_failures;

  (*n_failures)--;
  g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_NOENT, gettext ("the ship"));

  return NULL;
}

static void
test_attempt (void)
{
  guint n_failures = G_N_ELEMENTS (words);
  g_autoptr (GPtrArray) errors = NULL;

  tongue_set_language ("nl");
  g_assert_null (tongue_attempt (try_to_sail, &n_failures, &errors));
  g_assert_cmpuint (n_failures, ==, 0);
  assert_spoken (&words[3]);

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      tongue_set_language (words[i].language);
      g_assert_error (tongue_find_error (errors), G_FILE_ERROR, G_FILE_ERROR_NOENT);
      g_assert_cmpstr (tongue_find_error (errors)->message, ==, words[i].ship);
    }
}

/* It need not fail every time. */
static void
test_attempt_well (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      guint n_failures = i;
      g_autoptr (GPtrArray) errors = NULL;

      tongue_set_language (words[i].language);
      g_assert_true (tongue_attempt (try_to_sail, &n_failures, &errors) == &n_failures);
      g_assert_cmpuint (n_failures, ==, 0);
      g_assert_null (errors);
      assert_spoken (&words[i]);
    }
}

/* What the desktop wants, and what it gets. */
static const struct {
  const char *name;
  const char *all;
  const char *lang;
  const char *language;
  const char *expected;
} desktops[] = {
  { "plain", "C", NULL, "fr", "en" },
  { "posix", NULL, "POSIX", "nl", "en" },
  { "utf8", "C.UTF-8", NULL, NULL, "en" },
  { "utf8-list", "C.UTF-8", NULL, "nl:fr", "nl" },
  { "not-installed", NULL, "nl_BE.UTF-8", NULL, "nl" },
  { "all-before-lang", "fr_CA.UTF-8", "nl_NL.UTF-8", NULL, "fr" },
  { "list-before-locale", NULL, "fr_FR.UTF-8", "de:nl:fr", "nl" },
  { "none-of-ours", NULL, "de_DE.UTF-8", "de", "en" },
  { "none-of-ours-first", NULL, "de_DE.UTF-8", "de:fr", "fr" },
};

static void
set_variable (const char *name,
              const char *value)
{
  if (value != NULL)
    g_setenv (name, value, TRUE);
  else
    g_unsetenv (name);
}

static void
test_desktop (gconstpointer data)
{
  guint index = GPOINTER_TO_UINT (data);

  if (!g_test_subprocess ())
    {
      set_variable ("LC_ALL", desktops[index].all);
      set_variable ("LANG", desktops[index].lang);
      set_variable ("LANGUAGE", desktops[index].language);
      g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
      g_test_trap_assert_passed ();
      return;
    }

  g_assert_cmpstr (tongue_get_language (), ==, desktops[index].expected);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (words[i].language, desktops[index].expected))
      assert_spoken (&words[i]);

  /* Every other can be spoken as well, and the desktop's found again. */
  test_scopes ();
  test_interface ();
  tongue_set_language (NULL);
  g_assert_cmpstr (tongue_get_language (), ==, desktops[index].expected);
}

/* The way a date is written remains the business of the desktop. */
static void
test_other_categories (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autoptr (TongueScope) scope = tongue_speak (words[i].language);
      g_autoptr (GDateTime) time = g_date_time_new_utc (2026, 11, 1, 0, 0, 0);
      g_autofree char *month = g_date_time_format (time, "%B");

      g_assert_cmpstr (month, ==, "November");
      g_assert_cmpstr (setlocale (LC_ALL, NULL), ==, "C.UTF-8");
    }
}

static void
test_missing_locales (void)
{
  if (!g_test_subprocess ())
    {
      g_autofree char *locales = g_strdup (g_getenv ("TONGUE_LOCALES"));

      set_variable ("LC_ALL", "C.UTF-8");
      set_variable ("LANGUAGE", "fr");
      set_variable ("G_DEBUG", NULL);
      set_variable ("TONGUE_LOCALES", "/nonexistent");
      g_test_trap_subprocess (NULL, 0, 0);
      set_variable ("TONGUE_LOCALES", locales);
      g_test_trap_assert_passed ();
      g_test_trap_assert_stderr ("*“fr” is missing*");
      g_test_trap_assert_stderr_unmatched ("*is missing*is missing*");
      return;
    }

  assert_spoken (&words[0]);
  tongue_set_language ("nl");
  assert_spoken (&words[0]);
}

int
main (int    argc,
      char **argv)
{
  /* GLib itself makes warnings of tests deadly. */
  g_test_init (&argc, &argv, NULL);
  if (g_test_subprocess ())
    g_log_set_always_fatal (G_LOG_FATAL_MASK);
  tongue_init (DOMAIN, "/nonexistent", "/nonexistent", NULL);

  g_test_add_func ("/tongue/scopes", test_scopes);
  g_test_add_func ("/tongue/unknown-languages", test_unknown_languages);
  g_test_add_func ("/tongue/list", test_list);
  g_test_add_func ("/tongue/forms", test_forms);
  g_test_add_func ("/tongue/interface", test_interface);
  g_test_add_func ("/tongue/threads", test_threads);
  g_test_add_func ("/tongue/worker", test_worker);
  g_test_add_func ("/tongue/attempt", test_attempt);
  g_test_add_func ("/tongue/attempt-well", test_attempt_well);
  g_test_add_func ("/tongue/other-categories", test_other_categories);
  for (guint i = 0; i < G_N_ELEMENTS (desktops); i++)
    {
      g_autofree char *path = g_strdup_printf ("/tongue/desktop/%s", desktops[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_desktop);
    }
  g_test_add_func ("/tongue/missing-locales", test_missing_locales);

  return g_test_run ();
}
