/* phones-html.c: writing a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "phones-html.h"

struct _PhonesHtml {
  GString *text;
  GPtrArray *open; /* of tags, the last one innermost */
};

/* Writes text, of which each line begins on a new one. What is no letter of HTML stands there as itself. */
static void
escape (GString    *page,
        const char *text,
        const char *newline)
{
  for (const char *at = text; *at != '\0'; at++)
    switch (*at)
      {
      case '&':
        g_string_append (page, "&amp;");
        break;
      case '<':
        g_string_append (page, "&lt;");
        break;
      case '>':
        g_string_append (page, "&gt;");
        break;
      case '"':
        g_string_append (page, "&quot;");
        break;
      case '\'':
        g_string_append (page, "&#39;");
        break;
      case '\n':
        g_string_append (page, newline);
        break;
      default:
        g_string_append_c (page, *at);
        break;
      }
}

/* Begins a page, or a part of one. */
PhonesHtml *
phones_html_new (void)
{
  PhonesHtml *self = g_new0 (PhonesHtml, 1);

  self->text = g_string_new (NULL);
  self->open = g_ptr_array_new ();

  return self;
}

/* Ends a page. */
char *
phones_html_finish (PhonesHtml *self)
{
  char *text;

  g_assert (self->open->len == 0);

  text = g_string_free (self->text, FALSE);
  g_ptr_array_unref (self->open);
  g_free (self);

  return text;
}

static void
begin (PhonesHtml *self,
       const char *tag,
       va_list     attributes)
{
  g_string_append_printf (self->text, "<%s", tag);
  for (const char *name = va_arg (attributes, const char *); name != NULL; name = va_arg (attributes, const char *))
    {
      const char *value = va_arg (attributes, const char *);

      if (value == NULL)
        continue;
      g_string_append_printf (self->text, " %s=\"", name);
      escape (self->text, value, "&#10;");
      g_string_append_c (self->text, '"');
    }
  g_string_append_c (self->text, '>');
  g_ptr_array_add (self->open, (gpointer) tag);
}

/* Begins an element. @tag is a literal, and so are the names of its attributes, which follow with
 * their values in turn, then NULL. One whose value is NULL is left out. */
void
phones_html_open (PhonesHtml *self,
                  const char *tag,
                  ...)
{
  va_list attributes;

  va_start (attributes, tag);
  begin (self, tag, attributes);
  va_end (attributes);
}

/* Ends the element that was begun last. What has no end, as an `input`, has none. */
void
phones_html_close (PhonesHtml *self)
{
  static const char *const endless[] = { "input", "link", "meta", NULL };
  const char *tag;

  g_return_if_fail (self->open->len > 0);

  tag = g_ptr_array_steal_index (self->open, self->open->len - 1);
  if (!g_strv_contains (endless, tag))
    g_string_append_printf (self->text, "</%s>", tag);
}

/* Writes text, of which each line is one. @text is any text, or NULL. */
void
phones_html_text (PhonesHtml *self,
                  const char *text)
{
  if (text != NULL)
    escape (self->text, text, "<br>");
}

/* Writes an element that holds nothing but text, or nothing where @text is NULL, with its attributes as those of
 * phones_html_open(). */
void
phones_html_element (PhonesHtml *self,
                     const char *tag,
                     const char *text,
                     ...)
{
  va_list attributes;

  va_start (attributes, text);
  begin (self, tag, attributes);
  va_end (attributes);
  phones_html_text (self, text);
  phones_html_close (self);
}

/* Writes an element that holds nothing but text, or nothing where @text is NULL or empty. Its
 * classes may be NULL. */
void
phones_html_line (PhonesHtml *self,
                  const char *tag,
                  const char *class_names,
                  const char *text)
{
  if (text != NULL && *text != '\0')
    phones_html_element (self, tag, text, "class", class_names, NULL);
}
