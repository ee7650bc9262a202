/* text-code.c: a text as a code that telephones read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "text-code.h"

#include <string.h>

#ifdef HAVE_QRENCODE

#include <qrencode.h>

/* A longer text needs so many modules that none are left for stains, which there are none of on a screen. */
#define LONG 200

/**
 * text_code_make:
 * @text: what the code says
 * @width: (out): how many modules it has in each direction, with what is white around it
 *
 * Makes a code that telephones read.
 *
 * Returns: (transfer full) (array) (nullable): its modules, line by line: 1 for black, 0 for white; or `NULL` where the
 *   text is too long for any, or no codes can be made
 */
guint8 *
text_code_make (const char *text,
                int        *width)
{
  QRcode *code;
  guint8 *modules;

  g_return_val_if_fail (text != NULL && width != NULL, NULL);

  code = QRcode_encodeString (text, 0, strlen (text) < LONG ? QR_ECLEVEL_M : QR_ECLEVEL_L, QR_MODE_8, 1);
  if (code == NULL)
    return NULL;

  *width = code->width + 2 * TEXT_CODE_QUIET;
  modules = g_new0 (guint8, (gsize) *width * (gsize) *width);
  for (int y = 0; y < code->width; y++)
    for (int x = 0; x < code->width; x++)
      modules[(y + TEXT_CODE_QUIET) * *width + x + TEXT_CODE_QUIET] = code->data[y * code->width + x] & 1;
  QRcode_free (code);

  return modules;
}

#else

guint8 *
text_code_make (const char *text,
                int        *width)
{
  return NULL;
}

#endif
