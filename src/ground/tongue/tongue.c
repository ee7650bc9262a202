/* tongue.c: the languages that a program speaks, several at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * gettext follows the locale of the thread that calls it. So each language
 * has a locale here that differs from that of the desktop in LC_MESSAGES only,
 * and a thread that takes it on speaks that language, in the program's own
 * catalogues and in those of the libraries, while the others go on in theirs.
 *
 * What is installed on a system does not matter: the locales come with the
 * program, an LC_MESSAGES of a few bytes each, as the catalogue that gettext
 * looks for depends on nothing but the name.
 */

/* For newlocale() and uselocale(). */
#define _POSIX_C_SOURCE 200809L

#include "config.h"

#include "tongue.h"
#include "tongue-languages.h"

#include <glib/gi18n.h>
#include <libintl.h>
#include <locale.h>
#include <string.h>
#ifdef IS_SANITIZED
#include <sanitizer/lsan_interface.h>
#endif

/* Those of po/LINGUAS. The first one is English, which the sources are written in. */
static const char *const ids[] = { TONGUE_LANGUAGES, NULL };

#define N_LANGUAGES (G_N_ELEMENTS (ids) - 1)

static struct {
  GThread *thread; /* that initialised it */
  guint desktop;
  gint spoken; /* read by every thread */
  locale_t locales[N_LANGUAGES]; /* none before initialisation */
  gboolean is_missing[N_LANGUAGES];
} tongue;

struct _TongueVoice {
  GObject parent_instance;
};

enum {
  PROP_0,
  PROP_LANGUAGE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (TongueVoice, tongue_voice, G_TYPE_OBJECT)

/* The index of a language by what a locale is called too, such as fr_BE.UTF-8;
 * N_LANGUAGES if it is none of ours. */
static guint
find_language (const char *name)
{
  gsize length = name != NULL ? strcspn (name, "_.@") : 0;

  for (guint i = 0; i < N_LANGUAGES; i++)
    if (length == strlen (ids[i]) && strncmp (name, ids[i], length) == 0)
      return i;

  return N_LANGUAGES;
}

/* Whether somebody wants no language at all, as scripts do. A locale that the
 * system lacks is another matter: there is a wish behind it. */
static gboolean
is_plain_locale_wanted (void)
{
  static const char *const variables[] = { "LC_ALL", "LC_MESSAGES", "LANG" };

  for (guint i = 0; i < G_N_ELEMENTS (variables); i++)
    {
      const char *value = g_getenv (variables[i]);

      if (value != NULL && *value != '\0')
        return g_str_equal (value, "C") || g_str_equal (value, "POSIX");
    }

  return FALSE;
}

static guint
find_desktop_language (void)
{
  const char *const *wanted = g_get_language_names ();

  if (is_plain_locale_wanted ())
    return 0;

  for (; *wanted != NULL; wanted++)
    {
      guint found = find_language (*wanted);

      if (found < N_LANGUAGES)
        return found;
    }

  return 0;
}

/* newlocale() of glibc forgets the list that it makes of LOCPATH. It is made once for each language,
 * and what looks for leaks would say where at the end of each program, which takes it longer than
 * most of what the tool is asked. */
static locale_t
make_locale (const char *id,
             locale_t    base)
{
  locale_t locale;

#ifdef IS_SANITIZED
  __lsan_disable ();
#endif
  locale = newlocale (LC_MESSAGES_MASK, id, base);
#ifdef IS_SANITIZED
  __lsan_enable ();
#endif

  return locale;
}

static void
make_locales (const char *directory)
{
  g_autofree char *previous = g_strdup (g_getenv ("LOCPATH"));

  g_setenv ("LOCPATH", directory, TRUE);
  for (guint i = 0; i < N_LANGUAGES; i++)
    {
      locale_t base = duplocale (LC_GLOBAL_LOCALE);

      tongue.locales[i] = make_locale (ids[i], base);
      tongue.is_missing[i] = tongue.locales[i] == (locale_t) 0;

      /* One in which nothing is translated takes its place. */
      if (tongue.is_missing[i])
        tongue.locales[i] = make_locale ("C", base);
    }

  if (previous != NULL)
    g_setenv ("LOCPATH", previous, TRUE);
  else
    g_unsetenv ("LOCPATH");
}

/* Without its locale it is English, which English does not suffer from. */
static void
speak_in_main_thread (guint language)
{
  static gboolean has_warned;

  uselocale (tongue.locales[language]);

  if (language != 0 && tongue.is_missing[language] && !has_warned)
    {
      has_warned = TRUE;
      g_warning ("The locale of the language “%s” is missing: going on in English", ids[language]);
    }
}

/**
 * tongue_init:
 * @domain: the text domain of the program
 * @catalogues: (type filename): the directory with the message catalogues
 * @locales: (type filename): the directory with a locale for each language
 * @language: (nullable): the id of the language to speak, or `NULL` for that of
 *   the desktop
 *
 * Sets the locale, which takes the place of setlocale(), and the text domain.
 * The calling thread, which is the main thread from now on, speaks the
 * language. Others speak what the system's locale says until they call
 * tongue_speak().
 *
 * As it changes the environment, it must be called at the start of a program,
 * before there is a second thread. Programs that are not installed say by
 * the variables `TONGUE_CATALOGUES` and `TONGUE_LOCALES` where the directories
 * are.
 */
void
tongue_init (const char *domain,
             const char *catalogues,
             const char *locales,
             const char *language)
{
  const char *own_catalogues = g_getenv ("TONGUE_CATALOGUES");
  const char *own_locales = g_getenv ("TONGUE_LOCALES");
  guint wanted = find_language (language);

  g_return_if_fail (domain != NULL);
  g_return_if_fail (catalogues != NULL);
  g_return_if_fail (locales != NULL);
  g_return_if_fail (tongue.thread == NULL);

  /* NOLINTNEXTLINE(concurrency-mt-unsafe): there are no other threads yet. */
  setlocale (LC_ALL, "");
  bindtextdomain (domain, own_catalogues != NULL ? own_catalogues : catalogues);
  bind_textdomain_codeset (domain, "UTF-8");
  textdomain (domain);

  tongue.thread = g_thread_self ();
  tongue.desktop = find_desktop_language ();
  tongue.spoken = (gint) (wanted < N_LANGUAGES ? wanted : tongue.desktop);

  /* It would come before every locale, also before those of threads. */
  g_unsetenv ("LANGUAGE");

  make_locales (own_locales != NULL ? own_locales : locales);
  speak_in_main_thread ((guint) tongue.spoken);
}

/**
 * tongue_list:
 *
 * Lists the languages.
 *
 * Returns: (transfer none) (array zero-terminated=1): their ids
 */
const char *const *
tongue_list (void)
{
  return ids;
}

/**
 * tongue_find:
 * @language: (nullable): the id of a language or the name of a locale
 *
 * Finds a language.
 *
 * Returns: (transfer none) (nullable): its id in the list, or `NULL` if it is
 *   not among them
 */
const char *
tongue_find (const char *language)
{
  return ids[find_language (language)];
}

/**
 * tongue_get_name:
 * @language: the id of one of the languages
 *
 * Tells how a language calls itself, whatever is spoken: its own catalogue knows. Where that
 * is missing its id has to do.
 *
 * Returns: (transfer none): a name
 */
const char *
tongue_get_name (const char *language)
{
  g_autoptr (TongueScope) scope = tongue_speak (language);
  guint found = find_language (language);
  const char *name;

  g_return_val_if_fail (found < N_LANGUAGES, NULL);

  /* Translators: the name of your language, as it calls itself, e.g. “français”. */
  name = C_("name of the language itself", "English");

  return found == 0 || !g_str_equal (name, "English") ? name : ids[found];
}

/**
 * tongue_is_right_to_left:
 * @language: the id of one of the languages
 *
 * Tells whether a language is written from right to left, as its catalogue says.
 *
 * Returns: whether it is
 */
gboolean
tongue_is_right_to_left (const char *language)
{
  g_autoptr (TongueScope) scope = tongue_speak (language);

  /* Translators: “right to left” where your language is written so, left in English, and else “left to right”. */
  return g_str_equal (C_("direction of the language", "left to right"), "right to left");
}

/**
 * tongue_voice_get_default:
 *
 * Gets the object that tells by `notify::language` when the language of the
 * interface has changed.
 *
 * Returns: (transfer none): the only object of its type
 */
TongueVoice *
tongue_voice_get_default (void)
{
  static TongueVoice *only;

  if (g_once_init_enter (&only))
    g_once_init_leave (&only, g_object_new (TONGUE_TYPE_VOICE, NULL));

  return only;
}

/**
 * tongue_get_language:
 *
 * Tells the language of the interface, which is that of the main thread but
 * for scopes. Any thread may ask.
 *
 * Returns: (transfer none): the id of one of the languages
 */
const char *
tongue_get_language (void)
{
  return ids[g_atomic_int_get (&tongue.spoken)];
}

/**
 * tongue_set_language:
 * @language: (nullable): the id of a language, or `NULL` for that of the
 *   desktop, which stands in for an unknown one too
 *
 * Changes the language of the interface. This is for the main thread, outside
 * scopes. Before tongue_init() it does nothing.
 */
void
tongue_set_language (const char *language)
{
  TongueVoice *voice = tongue_voice_get_default ();
  guint wanted = find_language (language);

  if (tongue.thread == NULL)
    return;

  g_return_if_fail (tongue.thread == g_thread_self ());

  if (wanted == N_LANGUAGES)
    wanted = tongue.desktop;
  if (wanted == (guint) tongue.spoken)
    return;

  g_atomic_int_set (&tongue.spoken, (gint) wanted);
  speak_in_main_thread (wanted);
  g_object_notify_by_pspec (G_OBJECT (voice), properties[PROP_LANGUAGE]);
}

/**
 * tongue_get_spoken:
 *
 * Tells which language the calling thread speaks, in scopes too.
 *
 * Returns: its place in tongue_list()
 */
guint
tongue_get_spoken (void)
{
  const locale_t now = uselocale ((locale_t) 0);

  for (guint i = 0; i < N_LANGUAGES; i++)
    if (tongue.locales[i] == now)
      return i;

  return (guint) g_atomic_int_get (&tongue.spoken);
}

/**
 * tongue_speak:
 * @language: (nullable): the id of a language; the language of the interface
 *   stands in for `NULL` and for an unknown one
 *
 * Makes the calling thread, and no other, speak a language until
 * tongue_scope_end(): everything that gettext, ngettext and the like
 * return. Scopes may be in one another, and end in reverse order:
 *
 * ```c
 * g_autoptr (TongueScope) scope = tongue_speak (player->language);
 * ```
 *
 * A thread that is not the main thread needs one, too, to speak the language
 * of the interface.
 *
 * Before tongue_init() nothing changes.
 *
 * Returns: (transfer full): the scope
 */
TongueScope *
tongue_speak (const char *language)
{
  guint wanted = find_language (language);

  if (wanted == N_LANGUAGES)
    wanted = (guint) g_atomic_int_get (&tongue.spoken);

  /* A scope is nothing but the locale to go back to, which is never 0. */
  return (TongueScope *) uselocale (tongue.locales[wanted]);
}

/**
 * tongue_scope_end:
 * @scope: (transfer full): a scope of this thread, the last that was begun
 *
 * Makes the calling thread speak as it did before.
 */
void
tongue_scope_end (TongueScope *scope)
{
  g_return_if_fail (scope != NULL);

  uselocale ((locale_t) scope);
}

/**
 * tongue_attempt:
 * @attempt: (scope call): what is tried
 * @data: (nullable): what @attempt gets
 * @errors: (out) (nullable) (element-type GError): what is wrong, for
 *   tongue_find_error(), or `NULL` if nothing is
 *
 * Tries something, and if it fails, once more in each of the languages. What is
 * wrong may be read for long, and the language of the interface change meanwhile.
 *
 * Returns: (transfer full) (nullable): what @attempt returned, or `NULL` with
 *   @errors set
 */
gpointer
tongue_attempt (TongueAttempt   attempt,
                gconstpointer   data,
                GPtrArray     **errors)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func ((GDestroyNotify) g_error_free);

  g_return_val_if_fail (attempt != NULL && errors != NULL, NULL);

  *errors = NULL;
  for (guint i = 0; i < N_LANGUAGES; i++)
    {
      g_autoptr (TongueScope) scope = tongue_speak (ids[i]);
      GError *error = NULL;
      gpointer result = attempt (data, &error);

      if (result != NULL)
        return result;
      g_ptr_array_add (found, error);
    }
  *errors = g_steal_pointer (&found);

  return NULL;
}

/**
 * tongue_find_error:
 * @errors: (element-type GError): what tongue_attempt() told
 *
 * Finds what is wrong in the language of the interface.
 *
 * Returns: (transfer none): the error
 */
const GError *
tongue_find_error (const GPtrArray *errors)
{
  g_return_val_if_fail (errors != NULL && errors->len == N_LANGUAGES, NULL);

  return g_ptr_array_index (errors, (guint) g_atomic_int_get (&tongue.spoken));
}

static void
tongue_voice_get_property (GObject    *object,
                           guint       property_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  switch (property_id)
    {
    case PROP_LANGUAGE:
      g_value_set_static_string (value, tongue_get_language ());
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
tongue_voice_class_init (TongueVoiceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tongue_voice_get_property;

  /**
   * TongueVoice:language:
   *
   * The id of the language of the interface.
   */
  properties[PROP_LANGUAGE] = g_param_spec_string ("language", NULL, NULL, "en",
                                                   G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tongue_voice_init (TongueVoice *self)
{
}
