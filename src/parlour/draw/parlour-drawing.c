/* parlour-drawing.c: drawings of several colours, as SVGs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The colours of things are others on dark paper and in high contrast, and lines are as wide as there is room for. So the
 * paths of a drawing say by their class what they are made of, as `gold`, and what of that is seen: all of it with its edge,
 * `paint`, or the colour of its `fill`, its `mark` or its `edge`. Where that is a `line` it is as wide as edges are, and
 * `stroke-width` tells how much wider or narrower. The colours in the file are those that other programs show.
 */

#include "config.h"

#include "parlour-drawing.h"

#include "parlour-path.h"
#include "parlour-shapes.h"

#include <string.h>

typedef enum { PAINT, FILL, MARK, EDGE, CLIP, CLIPPED } What;

/* What the classes call these. */
static const char *const whats[] = { "paint", "fill", "mark", "edge", NULL };

typedef struct {
  What what;
  char *path; /* or NULL where what was clipped ends */
  char *ink; /* or NULL of a clip */
  double width; /* of the line along it, or 0 to fill it */
  gboolean is_line;
  gboolean is_round;
} Part;

typedef struct {
  GArray *parts; /* of Part */
  char *clip; /* or NULL */
  gboolean is_clip;
} Reading;

/* Reading */

static void
read_path (Reading     *reading,
           const char **names,
           const char **values)
{
  const char *path = NULL, *class_names = "", *width = NULL, *stroke = NULL, *cap = NULL;
  g_auto (GStrv) classes = NULL;
  Part part = { 0 };

  g_markup_collect_attributes ("path", names, values, NULL,
                               G_MARKUP_COLLECT_STRING, "d", &path,
                               G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "class", &class_names,
                               G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "stroke", &stroke,
                               G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "stroke-width", &width,
                               G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "stroke-linecap", &cap,
                               G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "fill", NULL,
                               G_MARKUP_COLLECT_INVALID);
  if (reading->is_clip)
    {
      g_free (reading->clip);
      reading->clip = g_strdup (path);
      return;
    }

  classes = g_strsplit (class_names, " ", -1);
  g_return_if_fail (g_strv_length (classes) >= 2);
  part.ink = g_strdup (classes[0]);
  while (whats[part.what] != NULL && !g_str_equal (whats[part.what], classes[1]))
    part.what++;
  part.path = g_strdup (path);
  part.is_line = classes[2] != NULL;
  part.is_round = cap != NULL;
  if (stroke != NULL)
    part.width = width != NULL ? g_ascii_strtod (width, NULL) : 1.;
  g_array_append_val (reading->parts, part);
}

static void
on_start (GMarkupParseContext *context,
          const char          *element,
          const char         **names,
          const char         **values,
          gpointer             data,
          GError             **error)
{
  Reading *reading = data;
  const Part clip = { .what = CLIP, .path = g_str_equal (element, "g") ? g_strdup (reading->clip) : NULL };

  if (clip.path != NULL)
    g_array_append_val (reading->parts, clip);
  else if (g_str_equal (element, "path"))
    read_path (reading, names, values);
  reading->is_clip |= g_str_equal (element, "clipPath");
}

static void
on_end (GMarkupParseContext *context,
        const char          *element,
        gpointer             data,
        GError             **error)
{
  Reading *reading = data;
  const Part end = { .what = CLIPPED };

  if (g_str_equal (element, "g"))
    g_array_append_val (reading->parts, end);
  reading->is_clip &= !g_str_equal (element, "clipPath");
}

static GArray *
read_drawing (const char *place)
{
  static const GMarkupParser parser = { .start_element = on_start, .end_element = on_end };
  g_autoptr (GBytes) file = g_resources_lookup_data (place, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GMarkupParseContext) context = NULL;
  Reading reading = { .parts = g_array_new (FALSE, FALSE, sizeof (Part)) };

  g_return_val_if_fail (file != NULL, reading.parts);

  context = g_markup_parse_context_new (&parser, G_MARKUP_IGNORE_QUALIFIED, &reading, NULL);
  g_markup_parse_context_parse (context, g_bytes_get_data (file, NULL), (gssize) g_bytes_get_size (file), NULL);
  g_free (reading.clip);

  return reading.parts;
}

/* Each is read once, and kept. */
static const GArray *
find_drawing (const char *game,
              const char *id)
{
  static GHashTable *drawings;
  char *place = g_strdup_printf (RESOURCE_PATH "/games/%s/drawings/%s.svg", game, id);
  GArray *drawing;

  if (drawings == NULL)
    drawings = g_hash_table_new (g_str_hash, g_str_equal);
  drawing = g_hash_table_lookup (drawings, place);
  if (drawing != NULL)
    {
      g_free (place);
      return drawing;
    }

  drawing = read_drawing (place);
  g_hash_table_insert (drawings, place, drawing);

  return drawing;
}

/* Drawing */

static const ParlourPaint *
find_paint (const ParlourInk *inks,
            const char       *name)
{
  while (inks->name != NULL && !g_str_equal (inks->name, name))
    inks++;
  g_return_val_if_fail (inks->name != NULL, &inks->paint);

  return &inks->paint;
}

static void
draw_part (cairo_t          *cr,
           const Part       *part,
           const ParlourInk *inks,
           double            line)
{
  const ParlourPaint *paint = find_paint (inks, part->ink);

  parlour_path_trace (cr, part->path);
  if (part->what == PAINT)
    {
      parlour_shape_paint (cr, paint, line * part->width);
      return;
    }

  gdk_cairo_set_source_rgba (cr, part->what == FILL ? &paint->fill : part->what == MARK ? &paint->mark : &paint->edge);
  cairo_set_line_width (cr, part->is_line ? line * part->width : part->width);
  cairo_set_line_cap (cr, part->is_round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
  if (part->width > 0.)
    cairo_stroke (cr);
  else
    cairo_fill (cr);
}

/* Draws a picture of a game, whose edges are so wide in the box of paths. */
void
parlour_drawing_draw (cairo_t          *cr,
                      const char       *game,
                      const char       *id,
                      const ParlourInk *inks,
                      double            line,
                      double            x,
                      double            y,
                      double            size)
{
  const GArray *drawing;

  g_return_if_fail (cr != NULL && game != NULL && id != NULL && inks != NULL);

  drawing = find_drawing (game, id);
  cairo_save (cr);
  cairo_translate (cr, x - size / 2., y - size / 2.);
  cairo_scale (cr, size / PARLOUR_PATH_BOX, size / PARLOUR_PATH_BOX);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_new_path (cr);
  for (guint i = 0; i < drawing->len; i++)
    {
      const Part *part = &g_array_index (drawing, Part, i);

      if (part->what == CLIP)
        {
          cairo_save (cr);
          parlour_path_trace (cr, part->path);
          cairo_clip (cr);
        }
      else if (part->what == CLIPPED)
        cairo_restore (cr);
      else
        draw_part (cr, part, inks, line);
    }
  cairo_restore (cr);
}
