/* doc-parse.c: strict JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parser of json-glib 1.6 takes comments, assignments, quotes of other
 * kinds and numbers that do not fit, which it silently changes, and it
 * recurses as deep as a text is nested. A file may come from a stranger and
 * other programs read it too, so a text is first held against the grammar of
 * RFC 8259 here, without building anything.
 */

#include "config.h"

#include "doc-parse.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

G_DEFINE_QUARK (doc-error-quark, doc_error)

/* What may come next. */
typedef enum {
  EXPECT_VALUE,
  EXPECT_VALUE_OR_END,
  EXPECT_NAME,
  EXPECT_NAME_OR_END,
  EXPECT_COMMA_OR_END,
} Expect;

/* Something that json-glib could not take, and what it is given instead. */
typedef struct {
  gsize offset;
  gsize length;
  const char *text;
} Patch;

typedef struct {
  const char *text;
  const char *at;
  const char *end;
  char closers[DOC_MAX_DEPTH]; /* the bracket that ends each open list or object */
  int n_members[DOC_MAX_DEPTH]; /* how many members each open object has so far */
  int depth;
  guint n_values;
  GArray *patches; /* (element-type Patch): in the order of the text */
} Scan;

static gboolean
fail (const Scan *scan,
      GError    **error,
      const char *message)
{
  guint line = 1;
  const char *line_start = scan->text;

  for (const char *p = scan->text; p < scan->at; p++)
    if (*p == '\n')
      {
        line++;
        line_start = p + 1;
      }

  g_set_error (error, DOC_ERROR, DOC_ERROR_SYNTAX,
               /* Translators: %u are the line and the column where a text stops being JSON, %s says why. */
               _("line %u, column %u: not JSON: %s"),
               line, (guint) g_utf8_strlen (line_start, scan->at - line_start) + 1, message);

  return FALSE;
}

static void
add_patch (Scan       *scan,
           const char *at,
           gsize       length,
           const char *text)
{
  Patch patch = { (gsize) (at - scan->text), length, text };

  g_array_append_val (scan->patches, patch);
}

static void
skip_space (Scan *scan)
{
  while (scan->at < scan->end && strchr (" \t\n\r", *scan->at) != NULL && *scan->at != '\0')
    scan->at++;
}

static gboolean
scan_hex (Scan    *scan,
          guint   *value,
          GError **error)
{
  *value = 0;

  for (int i = 0; i < 4; i++)
    {
      if (scan->at == scan->end || !g_ascii_isxdigit (*scan->at))
        return fail (scan, error, _("“\\u” needs four hexadecimal digits"));
      *value = *value * 16 + (guint) g_ascii_xdigit_value (*scan->at++);
    }

  return TRUE;
}

static gboolean
is_between (guint value,
            guint first,
            guint last)
{
  return value >= first && value <= last;
}

/* Goes over the second half of a character that takes two escapes. */
static gboolean
skip_low_surrogate (Scan *scan)
{
  const char *start = scan->at;
  guint low;

  if (scan->end - scan->at < 2 || scan->at[0] != '\\' || scan->at[1] != 'u')
    return FALSE;

  scan->at += 2;
  if (scan_hex (scan, &low, NULL) && is_between (low, 0xdc00, 0xdfff))
    return TRUE;

  scan->at = start;

  return FALSE;
}

/* JSON allows the character zero and halves of characters, which a string of
 * ours cannot hold: replacement characters stand for them. */
static gboolean
scan_unicode_escape (Scan    *scan,
                     GError **error)
{
  const char *digits = scan->at;
  guint value;

  if (!scan_hex (scan, &value, error))
    return FALSE;

  if (value == 0
      || is_between (value, 0xdc00, 0xdfff)
      || (is_between (value, 0xd800, 0xdbff) && !skip_low_surrogate (scan)))
    add_patch (scan, digits, 4, "fffd");

  return TRUE;
}

static gboolean
scan_escape (Scan    *scan,
             GError **error)
{
  scan->at++;

  if (scan->at < scan->end && *scan->at == 'u')
    {
      scan->at++;
      return scan_unicode_escape (scan, error);
    }

  if (scan->at == scan->end || *scan->at == '\0' || strchr ("\"\\/bfnrt", *scan->at) == NULL)
    return fail (scan, error, _("unknown “\\” in a text"));

  scan->at++;

  return TRUE;
}

static gboolean
scan_string (Scan    *scan,
             GError **error)
{
  scan->at++;

  while (scan->at < scan->end && *scan->at != '"')
    {
      if (*scan->at == '\n')
        return fail (scan, error, _("a text is not ended on its line"));
      if ((guchar) *scan->at < 0x20)
        return fail (scan, error, _("a control character in a text"));

      if (*scan->at != '\\')
        scan->at++;
      else if (!scan_escape (scan, error))
        return FALSE;
    }

  if (scan->at == scan->end)
    return fail (scan, error, _("the file ends in the middle of a text"));

  scan->at++;

  return TRUE;
}

static gboolean
scan_digits (Scan    *scan,
             GError **error)
{
  if (scan->at == scan->end || !g_ascii_isdigit (*scan->at))
    return fail (scan, error, _("a digit is missing"));

  while (scan->at < scan->end && g_ascii_isdigit (*scan->at))
    scan->at++;

  return TRUE;
}

/* Makes reals of integers that json-glib would wrap around, so that they stay
 * as large as they are wherever nobody asks for a whole number, and refuses
 * what even a double cannot hold. */
static gboolean
check_magnitude (Scan       *scan,
                 const char *start,
                 gboolean    whole,
                 GError    **error)
{
  g_autofree char *number = g_strndup (start, (gsize) (scan->at - start));

  if (isinf (g_ascii_strtod (number, NULL)))
    return fail (scan, error, _("a number too large to hold"));

  errno = 0;
  g_ascii_strtoll (number, NULL, 10);
  if (whole && errno == ERANGE)
    add_patch (scan, scan->at, 0, ".0");

  return TRUE;
}

static gboolean
scan_number (Scan    *scan,
             GError **error)
{
  const char *start = scan->at;
  gboolean whole = TRUE;

  if (*scan->at == '-')
    scan->at++;

  if (scan->at < scan->end && *scan->at == '0')
    scan->at++;
  else if (!scan_digits (scan, error))
    return FALSE;

  if (scan->at < scan->end && *scan->at == '.')
    {
      whole = FALSE;
      scan->at++;
      if (!scan_digits (scan, error))
        return FALSE;
    }

  if (scan->at < scan->end && (*scan->at == 'e' || *scan->at == 'E'))
    {
      whole = FALSE;
      scan->at++;
      if (scan->at < scan->end && (*scan->at == '+' || *scan->at == '-'))
        scan->at++;
      if (!scan_digits (scan, error))
        return FALSE;
    }

  /* Whole numbers of a few digits, which is nearly all numbers, fit anyway. */
  if (whole && scan->at - start < 10)
    return TRUE;

  return check_magnitude (scan, start, whole, error);
}

static gboolean
scan_word (Scan    *scan,
           GError **error)
{
  static const char *const words[] = { "true", "false", "null" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      gsize length = strlen (words[i]);

      if ((gsize) (scan->end - scan->at) >= length && memcmp (scan->at, words[i], length) == 0)
        {
          scan->at += length;
          return TRUE;
        }
    }

  return fail (scan, error, _("a value is missing or misspelt"));
}

static gboolean
open_container (Scan    *scan,
                char     closer,
                Expect  *expect,
                GError **error)
{
  if (scan->depth == DOC_MAX_DEPTH)
    return fail (scan, error, _("nested too deeply"));

  scan->closers[scan->depth] = closer;
  scan->n_members[scan->depth] = 0;
  scan->depth++;
  scan->at++;
  *expect = closer == '}' ? EXPECT_NAME_OR_END : EXPECT_VALUE_OR_END;

  return TRUE;
}

static gboolean
scan_value (Scan    *scan,
            Expect  *expect,
            GError **error)
{
  *expect = EXPECT_COMMA_OR_END;
  if (++scan->n_values > DOC_MAX_VALUES)
    return fail (scan, error, _("too many values"));

  switch (*scan->at)
    {
    case '{':
      return open_container (scan, '}', expect, error);

    case '[':
      return open_container (scan, ']', expect, error);

    case '"':
      return scan_string (scan, error);

    case '-':
    case '0': case '1': case '2': case '3': case '4':
    case '5': case '6': case '7': case '8': case '9':
      return scan_number (scan, error);

    default:
      return scan_word (scan, error);
    }
}

static gboolean
scan_name (Scan    *scan,
           Expect  *expect,
           GError **error)
{
  if (*scan->at != '"')
    return fail (scan, error, _("the name of a member is missing"));
  if (++scan->n_members[scan->depth - 1] > DOC_MAX_MEMBERS)
    return fail (scan, error, _("too many members in one object"));
  if (!scan_string (scan, error))
    return FALSE;

  skip_space (scan);
  if (scan->at == scan->end || *scan->at != ':')
    return fail (scan, error, _("a “:” is missing"));

  scan->at++;
  *expect = EXPECT_VALUE;

  return TRUE;
}

static gboolean
scan_comma (Scan    *scan,
            Expect  *expect,
            GError **error)
{
  if (*scan->at != ',')
    return fail (scan, error, _("a comma or closing bracket is missing"));

  scan->at++;
  *expect = scan->closers[scan->depth - 1] == '}' ? EXPECT_NAME : EXPECT_VALUE;

  return TRUE;
}

static gboolean
scan_next (Scan    *scan,
           Expect  *expect,
           GError **error)
{
  gboolean may_end = *expect == EXPECT_COMMA_OR_END
                     || *expect == EXPECT_VALUE_OR_END
                     || *expect == EXPECT_NAME_OR_END;

  if (may_end && *scan->at == scan->closers[scan->depth - 1])
    {
      scan->at++;
      scan->depth--;
      *expect = EXPECT_COMMA_OR_END;
      return TRUE;
    }

  switch (*expect)
    {
    case EXPECT_NAME:
    case EXPECT_NAME_OR_END:
      return scan_name (scan, expect, error);

    case EXPECT_COMMA_OR_END:
      return scan_comma (scan, expect, error);

    default:
      return scan_value (scan, expect, error);
    }
}

static gboolean
scan_document (Scan    *scan,
               GError **error)
{
  Expect expect = EXPECT_VALUE;

  skip_space (scan);
  if (scan->at == scan->end)
    return fail (scan, error, _("the file is empty"));
  if (scan->end - scan->at >= (gssize) strlen (BYTE_ORDER_MARK)
      && memcmp (scan->at, BYTE_ORDER_MARK, strlen (BYTE_ORDER_MARK)) == 0)
    return fail (scan, error, _("the file begins with a byte order mark; save it as UTF-8 without one"));
  if (!scan_value (scan, &expect, error))
    return FALSE;

  while (scan->depth > 0)
    {
      skip_space (scan);
      if (scan->at == scan->end)
        return fail (scan, error, _("the file ends too early"));
      if (!scan_next (scan, &expect, error))
        return FALSE;
    }

  skip_space (scan);
  if (scan->at < scan->end)
    return fail (scan, error, _("something follows the end"));

  return TRUE;
}

static gboolean
check_utf8 (Scan    *scan,
            GError **error)
{
  const char *valid_end;

  if (g_utf8_validate_len (scan->text, (gsize) (scan->end - scan->text), &valid_end))
    return TRUE;

  scan->at = valid_end;

  return fail (scan, error, _("not UTF-8 text"));
}

static char *
apply_patches (const Scan *scan)
{
  gsize length = (gsize) (scan->end - scan->text);
  GString *text = g_string_sized_new (length);
  gsize done = 0;

  for (guint i = 0; i < scan->patches->len; i++)
    {
      const Patch *patch = &g_array_index (scan->patches, Patch, i);

      g_string_append_len (text, scan->text + done, (gssize) (patch->offset - done));
      g_string_append (text, patch->text);
      done = patch->offset + patch->length;
    }
  g_string_append_len (text, scan->text + done, (gssize) (length - done));

  return g_string_free (text, FALSE);
}

/**
 * doc_parse:
 * @text: the text of a document, which need not end with a zero byte
 * @length: its length in bytes
 * @error: return location for a `GError` of `DOC_ERROR`
 *
 * Parses a JSON document strictly by RFC 8259. Where a name stands twice in
 * an object, the last one counts. Integers beyond 64 bits become reals, and
 * escapes of the character zero and of halves of characters become U+FFFD.
 * Documents nested more than 512 deep, of more than 1,000,000 values, or with
 * objects of more than 512 members are refused.
 *
 * Returns: (transfer full): the root, or `NULL` with `error` set to
 *   `DOC_ERROR_SYNTAX` and a message that names line and column
 */
JsonNode *
doc_parse (const char *text,
           gsize       length,
           GError    **error)
{
  g_autoptr (GArray) patches = NULL;
  g_autoptr (JsonParser) parser = NULL;
  g_autofree char *fitting = NULL;
  Scan scan;

  g_return_val_if_fail (text != NULL, NULL);

  patches = g_array_new (FALSE, FALSE, sizeof (Patch));
  scan = (Scan) { .text = text, .at = text, .end = text + length, .patches = patches };
  if (!check_utf8 (&scan, error) || !scan_document (&scan, error))
    return NULL;

  fitting = apply_patches (&scan);
  parser = json_parser_new ();
  if (!json_parser_load_from_data (parser, fitting, -1, error))
    {
      /* The text is JSON, so this would be a fault of ours or of the library. */
      g_prefix_error (error, "%s", "json-glib: ");
      return NULL;
    }

  return json_parser_steal_root (parser);
}
