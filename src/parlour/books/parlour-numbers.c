/* parlour-numbers.c: numbers of one kind, to be read, drawn and exported
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whatever is counted of one game or of many is such a list, so that one table, one
 * exporter and a few drawings serve for all.
 */

#include "config.h"

#include "parlour-numbers.h"

#include "table-schema.h"
#include "text-csv.h"
#include "text-line.h"
#include "text-words.h"

#include <glib/gi18n.h>

static void
head_clear (ParlourHead *head)
{
  g_free ((gpointer) head->text);
  g_free ((gpointer) head->mark);
}

static void
number_clear (ParlourNumber *number)
{
  g_free (number->text);
  g_free (number->told);
}

static GArray *
make_list (guint          size,
           GDestroyNotify clear)
{
  GArray *list = g_array_new (FALSE, FALSE, size);

  g_array_set_clear_func (list, clear);

  return list;
}

/* Makes a table without numbers, of which nothing is drawn. */
ParlourNumbers *
parlour_numbers_new (const char *title,
                     const char *hint)
{
  ParlourNumbers *self;

  g_return_val_if_fail (title != NULL && hint != NULL, NULL);

  self = g_new0 (ParlourNumbers, 1);
  self->title = g_strdup (title);
  self->hint = g_strdup (hint);
  self->columns = make_list (sizeof (ParlourHead), (GDestroyNotify) head_clear);
  self->rows = make_list (sizeof (ParlourHead), (GDestroyNotify) head_clear);
  self->numbers = make_list (sizeof (ParlourNumber), (GDestroyNotify) number_clear);

  return self;
}

/* Frees it. */
void
parlour_numbers_free (ParlourNumbers *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->columns);
  g_array_unref (self->rows);
  g_array_unref (self->numbers);
  g_free (self->described);
  g_free (self->hint);
  g_free (self->title);
  g_free (self);
}

/* Says what is drawn beside the table. */
void
parlour_numbers_draw (ParlourNumbers *self,
                      ParlourDrawing  drawing,
                      guint           drawn,
                      const char     *described)
{
  g_return_if_fail (self != NULL && described != NULL);

  self->drawing = drawing;
  self->drawn = drawn;
  g_free (self->described);
  self->described = g_strdup (described);
}

/* Says that bars are drawn of one of its columns, from 0, which is about something. */
void
parlour_numbers_draw_bars (ParlourNumbers *self,
                           guint           drawn,
                           const char     *title)
{
  /* Translators: what a screen reader says of a chart; %s is its title. */
  g_autofree char *described = g_strdup_printf (_("Bars: %s. The table has the same numbers."), title);

  parlour_numbers_draw (self, PARLOUR_DRAWING_BARS, drawn, described);
}

static void
add_head (GArray            *heads,
          const ParlourHead *head)
{
  ParlourHead added = { g_strdup (head->text), g_strdup (head->mark), head->color, head->is_emblem };

  g_array_append_val (heads, added);
}

/* Adds a column. */
void
parlour_numbers_add_column (ParlourNumbers    *self,
                            const ParlourHead *head)
{
  g_return_if_fail (self != NULL && head != NULL && head->text != NULL);
  g_return_if_fail (self->rows->len == 0);

  add_head (self->columns, head);
}

/* Adds a column that is of no player, with words at its head. */
void
parlour_numbers_add_title (ParlourNumbers *self,
                           const char     *text)
{
  parlour_numbers_add_column (self, &(const ParlourHead) { .text = text, .color = TABLE_NOBODY });
}

/* Adds a row, which the next numbers belong to. */
void
parlour_numbers_add_row (ParlourNumbers    *self,
                         const ParlourHead *head)
{
  g_return_if_fail (self != NULL && head != NULL && head->text != NULL);
  g_return_if_fail (self->numbers->len == self->rows->len * self->columns->len);

  add_head (self->rows, head);
}

/* Adds a number to the last row. */
void
parlour_numbers_add (ParlourNumbers *self,
                     double          value,
                     const char     *text,
                     const char     *told)
{
  ParlourNumber number = { value, NULL, NULL };

  g_return_if_fail (self != NULL && text != NULL);
  g_return_if_fail (self->numbers->len < self->rows->len * self->columns->len);

  number.text = g_strdup (text);
  number.told = g_strdup (told);
  g_array_append_val (self->numbers, number);
}

/* Adds a whole number to the last row. */
void
parlour_numbers_add_count (ParlourNumbers *self,
                           int             n,
                           const char     *told)
{
  g_autofree char *text = g_strdup_printf ("%d", n);

  parlour_numbers_add (self, n, text, told);
}

/* Adds a number with its tenths to the last row. */
void
parlour_numbers_add_average (ParlourNumbers *self,
                             double          average,
                             const char     *told)
{
  g_autofree char *text = text_average (average);

  parlour_numbers_add (self, average, text, told);
}

/* Adds how long something took to the last row. */
void
parlour_numbers_add_duration (ParlourNumbers *self,
                              gint64          seconds)
{
  g_autofree char *text = text_duration (seconds);

  parlour_numbers_add (self, (double) seconds, text, NULL);
}

/* Adds a part of a whole to the last row. */
void
parlour_numbers_add_share (ParlourNumbers *self,
                           int             n,
                           int             of,
                           const char     *told)
{
  g_autofree char *text = g_strdup_printf ("%d/%d", n, of);

  parlour_numbers_add (self, of > 0 ? (double) n / of : 0., text, told);
}

/* Adds how much something is of the whole, from 0 to 1, to the last row. */
void
parlour_numbers_add_percent (ParlourNumbers *self,
                             double          share)
{
  /* Translators: how much something is of the whole, in percent. */
  g_autofree char *text = g_strdup_printf (_("%d %%"), (int) (share * 100. + 0.5));

  parlour_numbers_add (self, share, text, NULL);
}

/* Gets what is at its head. */
const ParlourHead *
parlour_numbers_get_column (const ParlourNumbers *self,
                            guint                 column)
{
  g_return_val_if_fail (self != NULL && column < self->columns->len, NULL);

  return &g_array_index (self->columns, ParlourHead, column);
}

/* Gets what is at its head. */
const ParlourHead *
parlour_numbers_get_row (const ParlourNumbers *self,
                         guint                 row)
{
  g_return_val_if_fail (self != NULL && row < self->rows->len, NULL);

  return &g_array_index (self->rows, ParlourHead, row);
}

/* Gets a number. */
const ParlourNumber *
parlour_numbers_get (const ParlourNumbers *self,
                     guint                 column,
                     guint                 row)
{
  g_return_val_if_fail (self != NULL && column < self->columns->len && row < self->rows->len, NULL);

  return &g_array_index (self->numbers, ParlourNumber, row * self->columns->len + column);
}

/* Tells a number with what it is of, as a screen reader does not tell the heads of a table. Of a
 * player's number the player comes first. */
char *
parlour_numbers_tell (const ParlourNumbers *self,
                      guint                 column,
                      guint                 row)
{
  const ParlourNumber *number = parlour_numbers_get (self, column, row);
  const ParlourHead *of, *what;

  g_return_val_if_fail (number != NULL, NULL);

  if (number->told != NULL)
    return g_strdup (number->told);

  of = parlour_numbers_get_row (self, row);
  what = parlour_numbers_get_column (self, column);
  if (what->color != TABLE_NOBODY)
    {
      what = of;
      of = parlour_numbers_get_column (self, column);
    }

  /* Translators: a number in a table, as a screen reader tells it: what it is of, e.g. a player, what is counted, and the number. */
  return g_strdup_printf (_("%s, %s: %s"), of->text, what->text, number->text);
}

/* Export */

/* A name is the same in all that is exported. */
static void
add_name (TextCsv           *csv,
          const ParlourHead *head)
{
  g_autofree char *text = text_alone (head->text);

  text_csv_add_text (csv, text);
}

static void
add_table (TextCsv              *csv,
           const ParlourNumbers *self)
{
  text_csv_add_text (csv, self->title);
  for (guint column = 0; column < self->columns->len; column++)
    add_name (csv, parlour_numbers_get_column (self, column));
  text_csv_end_row (csv);

  for (guint row = 0; row < self->rows->len; row++)
    {
      add_name (csv, parlour_numbers_get_row (self, row));
      for (guint column = 0; column < self->columns->len; column++)
        text_csv_add_text (csv, parlour_numbers_get (self, column, row)->text);
      text_csv_end_row (csv);
    }
}

/* Makes CSV of tables by RFC 4180, one below the other with an empty line between them: each
 * begins with a line that has its title and the heads of its columns. */
char *
parlour_numbers_to_csv (GPtrArray  *list,
                        const char *language)
{
  TextCsv *csv;

  g_return_val_if_fail (list != NULL, NULL);

  csv = text_csv_new (language);

  for (guint i = 0; i < list->len; i++)
    {
      if (i > 0)
        text_csv_end_row (csv);
      add_table (csv, g_ptr_array_index (list, i));
    }

  return text_csv_free (csv);
}
