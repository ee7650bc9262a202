/* doc-trouble.c: what can be wrong with files, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The system says what is wrong in the language in which it was asked first, and
 * in English where its own translations are not installed. So the words for what
 * happens to people are ours.
 */

#include "config.h"

#include "doc-trouble.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

/* The codes of two domains, or -1 where a domain has none, and how both are told. */
static const struct {
  int file_code;
  int io_code;
  const char *words;
} troubles[] = {
  { G_FILE_ERROR_NOSPC, G_IO_ERROR_NO_SPACE, N_("there is no room left on the disk") },
  { G_FILE_ERROR_ROFS, G_IO_ERROR_READ_ONLY, N_("the disk can only be read") },
  { G_FILE_ERROR_ACCES, G_IO_ERROR_PERMISSION_DENIED, N_("access is denied") },
  { G_FILE_ERROR_PERM, -1, N_("the file is write-protected") },
  { G_FILE_ERROR_NOENT, G_IO_ERROR_NOT_FOUND, N_("there is no such file or folder") },
  { G_FILE_ERROR_NOTDIR, G_IO_ERROR_NOT_DIRECTORY, N_("there is no such file or folder") },
  { G_FILE_ERROR_EXIST, G_IO_ERROR_EXISTS, N_("there is a file of that name already") },
  { G_FILE_ERROR_ISDIR, G_IO_ERROR_IS_DIRECTORY, N_("a directory, and no file") },
  { G_FILE_ERROR_NAMETOOLONG, G_IO_ERROR_FILENAME_TOO_LONG, N_("the name is too long") },
  { G_FILE_ERROR_INVAL, G_IO_ERROR_INVALID_FILENAME, N_("no ordinary file can be of that name") },
  { G_FILE_ERROR_IO, -1, N_("the disk is damaged, or no longer connected") },
  { G_FILE_ERROR_LOOP, -1, N_("too many links lead to the file") },
  { -1, G_IO_ERROR_NOT_REGULAR_FILE, N_("not an ordinary file") },
  { -1, G_IO_ERROR_WRONG_ETAG, N_("another program has changed the file meanwhile") },
};

static const char *
find_words (GQuark domain,
            int    code)
{
  for (guint i = 0; i < G_N_ELEMENTS (troubles); i++)
    if ((domain == G_FILE_ERROR && code == troubles[i].file_code)
        || (domain == G_IO_ERROR && code == troubles[i].io_code))
      return troubles[i].words;

  return NULL;
}

/**
 * doc_trouble_new:
 * @domain: `G_FILE_ERROR` or `G_IO_ERROR`
 * @code: a code of that domain, for which there are words
 *
 * Makes an error of what was found to be wrong with a file.
 *
 * Returns: (transfer full): the error
 */
GError *
doc_trouble_new (GQuark domain,
                 int    code)
{
  const char *words = find_words (domain, code);

  g_return_val_if_fail (words != NULL, NULL);

  return g_error_new_literal (domain, code, gettext (words));
}

/**
 * doc_trouble_tell:
 * @error: what went wrong with a file
 *
 * Tells in the language of the moment what an error says, whatever was spoken
 * when it was made. What is rare, or says more than its code, remains as it is.
 *
 * Returns: (transfer none): a part of a sentence
 */
const char *
doc_trouble_tell (const GError *error)
{
  const char *words;

  g_return_val_if_fail (error != NULL, NULL);

  words = find_words (error->domain, error->code);

  return words != NULL ? gettext (words) : error->message;
}
