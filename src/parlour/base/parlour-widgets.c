/* parlour-widgets.c: what is often done with widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-widgets.h"

#include "parlour-settings.h"
#include "parlour-steady-bin.h"
#include "parlour-template.h"
#include "table-guide.h"

#include <glib/gi18n.h>
#include <math.h>

/* What is longer is no word, in bytes. */
#define LONGEST_WORD 60

/* Where a line may break, with a hyphen then. */
#define SOFT_HYPHEN "\u00ad"

/* How narrow and low a window may be, in pixels. */
#define LEAST_WINDOW 320

/**
 * parlour_widget_set_css_class:
 * @widget: a widget
 * @css_class: the name of a style
 * @wanted: whether the widget is to have it
 *
 * Gives a style to a widget, or takes it away.
 */
void
parlour_widget_set_css_class (GtkWidget  *widget,
                              const char *css_class,
                              gboolean    wanted)
{
  g_return_if_fail (css_class != NULL);

  if (wanted)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

/* What GTK is told of a widget as soon as nothing else is to be done; data of that. */
typedef struct {
  char *tooltip;
  gboolean has_tooltip; /* whether GTK has not been given it yet */
  gulong focused; /* a handler of the widget */
  guint idle;
} Late;

static GQuark
get_late_quark (void)
{
  return g_quark_from_static_string ("parlour-late");
}

static void
late_free (Late *self)
{
  g_clear_handle_id (&self->idle, g_source_remove);
  g_free (self->tooltip);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Late, late_free)

static GQuark
get_description_quark (void)
{
  return g_quark_from_static_string ("parlour-description");
}

static void
tell_description (gpointer widget)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  g_object_get_qdata (widget, get_description_quark ()), -1);
}

static gboolean
on_time (gpointer widget)
{
  g_autoptr (Late) late = g_object_steal_qdata (widget, get_late_quark ());

  late->idle = 0;
  /* What was disposed and is kept by somebody has no handlers any more. */
  if (g_signal_handler_is_connected (widget, late->focused))
    g_signal_handler_disconnect (widget, late->focused);
  if (late->has_tooltip)
    gtk_widget_set_tooltip_text (widget, late->tooltip);

  /* GTK takes what the tooltip says for the description of the widget, too. */
  if (g_object_get_qdata (widget, get_description_quark ()) != NULL)
    tell_description (widget);

  return G_SOURCE_REMOVE;
}

/* A screen reader asks at once for the description of what it is at. */
static void
on_focused (GtkWidget *widget)
{
  if (gtk_widget_has_focus (widget) && g_object_get_qdata (G_OBJECT (widget), get_description_quark ()) != NULL)
    tell_description (widget);
}

static Late *
need_late (GtkWidget *widget)
{
  Late *late = g_object_get_qdata (G_OBJECT (widget), get_late_quark ());

  if (late != NULL)
    return late;

  late = g_new0 (Late, 1);
  late->idle = g_idle_add_full (G_PRIORITY_LOW, on_time, widget, NULL);
  late->focused = g_signal_connect (widget, "notify::has-focus", G_CALLBACK (on_focused), NULL);
  g_object_set_qdata_full (G_OBJECT (widget), get_late_quark (), late, (GDestroyNotify) late_free);

  return late;
}

/**
 * parlour_widget_set_tooltip:
 * @widget: a widget
 * @text: (nullable): what to tell about it
 *
 * Sets the tooltip of a widget if it is another one than before. Whenever GTK
 * is given a tooltip it asks the display server where the pointer is and waits
 * for the answer, which takes longer than all else that is done when a page is
 * made or answers an event: so it is given only when nothing else is to be done.
 * Until then parlour_widget_get_tooltip() knows it.
 */
void
parlour_widget_set_tooltip (GtkWidget  *widget,
                            const char *text)
{
  Late *late;

  if (g_strcmp0 (parlour_widget_get_tooltip (widget), text) == 0)
    return;

  late = need_late (widget);
  g_free (late->tooltip);
  late->tooltip = g_strdup (text);
  late->has_tooltip = TRUE;
}

/**
 * parlour_widget_get_tooltip:
 * @widget: a widget
 *
 * Tells what parlour_widget_set_tooltip() has set last.
 *
 * Returns: (transfer none) (nullable): the tooltip
 */
const char *
parlour_widget_get_tooltip (GtkWidget *widget)
{
  const Late *late = g_object_get_qdata (G_OBJECT (widget), get_late_quark ());

  return late != NULL && late->has_tooltip ? late->tooltip : gtk_widget_get_tooltip_text (widget);
}

/**
 * parlour_widget_describe:
 * @widget: a widget
 * @description: what a screen reader says after its name, or an empty string
 *
 * Describes a widget, whatever its tooltip says. GTK sends screen readers a message for it, and many of these take as long as
 * what is drawn: so it is told when nothing else is to be done, as a tooltip is, but at once of what has the focus, or gets it.
 */
void
parlour_widget_describe (GtkWidget  *widget,
                         const char *description)
{
  g_return_if_fail (description != NULL);

  if (g_strcmp0 (g_object_get_qdata (G_OBJECT (widget), get_description_quark ()), description) == 0)
    return;

  g_object_set_qdata_full (G_OBJECT (widget), get_description_quark (), g_strdup (description), g_free);
  if (gtk_widget_has_focus (widget))
    tell_description (widget);
  else
    need_late (widget);
}

/**
 * parlour_widget_get_place:
 * @widget: a widget
 *
 * Tells which of its parent's children a widget is.
 *
 * Returns: the place, from 0
 */
int
parlour_widget_get_place (GtkWidget *widget)
{
  int place = 0;

  while ((widget = gtk_widget_get_prev_sibling (widget)) != NULL)
    place++;

  return place;
}

/**
 * parlour_widget_get_text_scale:
 * @widget: a widget
 *
 * Tells how large text is there, be it so on the whole desktop or in the
 * preferences of the application. What is made for a width in pixels multiplies
 * that by it: a window with text of twice the usual size is as narrow as one of
 * half its width.
 *
 * Returns: 1 for text of the usual size, 2 for text of twice that size, from 0.5 to 8
 */
double
parlour_widget_get_text_scale (GtkWidget *widget)
{
  double resolution = pango_cairo_context_get_resolution (gtk_widget_get_pango_context (widget));

  return resolution > 0. ? CLAMP (resolution / 96., 0.5, 8.) : 1.;
}

/**
 * parlour_widget_scale_width:
 * @widget: a widget
 * @width: a width in pixels where text has its usual size
 *
 * Tells how wide that is with text as large as it is there.
 *
 * Returns: the width in pixels
 */
int
parlour_widget_scale_width (GtkWidget *widget,
                            int        width)
{
  return (int) round (width * parlour_widget_get_text_scale (widget));
}

/**
 * parlour_widget_measure_least:
 * @widget: a widget
 * @orientation: what to measure
 * @for_size: the size in the other direction, or -1
 *
 * Measures how much room a widget needs at least. In the other direction it has as much as it
 * needs there, even where it has less, as before it was ever laid out.
 *
 * Returns: its minimum size in pixels
 */
int
parlour_widget_measure_least (GtkWidget      *widget,
                              GtkOrientation  orientation,
                              int             for_size)
{
  int minimum = 0;

  if (for_size >= 0)
    for_size = MAX (for_size, parlour_widget_measure_least (widget, orientation == GTK_ORIENTATION_VERTICAL
                                                                      ? GTK_ORIENTATION_HORIZONTAL
                                                                      : GTK_ORIENTATION_VERTICAL, -1));
  gtk_widget_measure (widget, orientation, for_size, &minimum, NULL, NULL, NULL);

  return minimum;
}

/**
 * parlour_widget_find_scale:
 * @widget: a widget
 * @width: how much room there is
 * @height: how much room there is
 * @least: the smallest scale
 * @most: the largest scale
 * @step: by which factor it gets smaller as long as the widget does not fit
 *
 * Finds how large a widget can be shown in a room.
 *
 * Returns: the scale, which is @least even where the widget does not fit then
 */
double
parlour_widget_find_scale (GtkWidget *widget,
                           int        width,
                           int        height,
                           double     least,
                           double     most,
                           double     step)
{
  double scale = most;

  g_return_val_if_fail (step > 1., least);

  while (scale > least
         && (parlour_widget_measure_least (widget, GTK_ORIENTATION_HORIZONTAL, -1) > (int) (width / scale)
             || parlour_widget_measure_least (widget, GTK_ORIENTATION_VERTICAL, (int) (width / scale))
                  > (int) (height / scale)))
    scale /= step;

  return MAX (scale, least);
}

/* Larger than all that is ever drawn, in pixels: it cuts nothing off. */
#define EDITION_SIZE (1 << 20)
#define EDITIONS 64

/**
 * parlour_widget_snapshot_edition:
 * @widget: a widget
 * @snapshot: where it is to be drawn
 * @klass: whose way of drawing it is used
 * @edition: which edition of the drawing this is
 *
 * Draws a widget so that it is painted as a whole wherever the edition is
 * another one than before.
 *
 * GTK compares what is drawn with what was drawn before, piece by piece, and
 * paints the pieces that differ; beyond some thirty of them it gives up and
 * paints all around, too. Two clips of different sizes are different as a whole
 * without any look at what is in them, and are one piece.
 */
void
parlour_widget_snapshot_edition (GtkWidget      *widget,
                                 GtkSnapshot    *snapshot,
                                 GtkWidgetClass *klass,
                                 guint           edition)
{
  const float size = (float) (EDITION_SIZE + edition % EDITIONS);
  GtkSnapshot *inner = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GskRenderNode) clip = NULL;

  klass->snapshot (widget, inner);
  node = gtk_snapshot_free_to_node (inner);
  if (node == NULL)
    return;

  clip = gsk_clip_node_new (node, &GRAPHENE_RECT_INIT (-size / 2.f, -size / 2.f, size, size));
  gtk_snapshot_append_node (snapshot, clip);
}

/* It is looked for on what scrolls, as that only moves in the next frame, and may be to
 * move on by now. */
static void
scroll_to (GtkWidget *widget)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);
  GtkAdjustment *adjustment;
  graphene_rect_t bounds;

  if (viewport == NULL
      || !gtk_widget_compute_bounds (widget, gtk_viewport_get_child (GTK_VIEWPORT (viewport)), &bounds))
    return;

  adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));
  gtk_adjustment_clamp_page (adjustment, bounds.origin.y,
                             bounds.origin.y + MIN (bounds.size.height, gtk_adjustment_get_page_size (adjustment)));
}

/**
 * parlour_widget_hinder:
 * @widget: what can be pressed
 * @reason: (nullable): why it cannot now, or `NULL` if it can
 *
 * Lets a widget be pressed, or says why it cannot be: in its tooltip, and to
 * whoever hears the screen.
 */
void
parlour_widget_hinder (GtkWidget  *widget,
                       const char *reason)
{
  gtk_widget_set_sensitive (widget, reason == NULL);
  parlour_widget_set_css_class (widget, "hindered", FALSE);
  parlour_widget_set_tooltip (widget, reason);
  parlour_widget_describe (widget, reason != NULL ? reason : "");
}

/**
 * parlour_widget_warn:
 * @widget: what can be pressed
 * @reason: why it should not be
 *
 * Shows a widget as one that cannot be pressed, and says why as parlour_widget_hinder() does, but lets whoever
 * presses it be asked.
 */
void
parlour_widget_warn (GtkWidget  *widget,
                     const char *reason)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && reason != NULL);

  parlour_widget_hinder (widget, reason);
  gtk_widget_set_sensitive (widget, TRUE);
  gtk_widget_add_css_class (widget, "hindered");
}

/**
 * parlour_widget_is_hindered:
 * @widget: what can be pressed
 *
 * Tells whether something stands in the way, see parlour_widget_hinder() and parlour_widget_warn().
 *
 * Returns: whether anything does
 */
gboolean
parlour_widget_is_hindered (GtkWidget *widget)
{
  return !gtk_widget_get_sensitive (widget) || gtk_widget_has_css_class (widget, "hindered");
}

/**
 * parlour_label_new_wrapped:
 * @text: (nullable): what the label says
 *
 * Makes a label that has as many lines as it needs, from the edge on; words that
 * are longer than a line are broken.
 *
 * GTK lays a label out at the least width that it could have. Where words may be broken
 * anywhere that is one letter, on as many lines: a label of more than a few words wants
 * `width-chars`, too. A horizontal `GtkBox` is worse, as it finds the height of such a text
 * by trying many widths. Where the text stands beside something, and comes often or many
 * times, a `GtkGrid` asks once.
 *
 * Returns: (transfer floating): the label
 */
GtkWidget *
parlour_label_new_wrapped (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);

  return label;
}

/**
 * parlour_label_new_narrow:
 * @text: what the label says
 *
 * Makes a label as parlour_label_new_wrapped(), for where there is little room: compound words are broken where
 * their parts meet, and all others nowhere.
 *
 * Returns: (transfer floating): the label
 */
GtkWidget *
parlour_label_new_narrow (const char *text)
{
  GtkWidget *label = parlour_label_new_wrapped (NULL);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD);
  parlour_label_show_narrow (GTK_LABEL (label), text);

  return label;
}

/**
 * parlour_text_part_compounds:
 * @text: a text
 *
 * Lets compound words of a text be broken where their parts meet, for where there is little room.
 *
 * Returns: (transfer full): the text, with marks that are not seen but where a line ends
 */
char *
parlour_text_part_compounds (const char *text)
{
  /* Translators: what compound words end with that a line may part from the rest, with a space between several; “-” if your language has none. */
  g_auto (GStrv) ends = g_strsplit (C_("ends of words", "-"), " ", -1);
  g_autoptr (GString) broken = g_string_new (text);

  for (char **end = ends; *end != NULL && !g_str_equal (*end, "-"); end++)
    {
      g_autofree char *soft = g_strconcat (SOFT_HYPHEN, *end, NULL);

      g_string_replace (broken, *end, soft, 0);
    }

  return g_string_free (g_steal_pointer (&broken), FALSE);
}

/**
 * parlour_label_show_narrow:
 * @label: a label as of parlour_label_new_narrow()
 * @text: what it says
 *
 * Lets such a label say something else.
 */
void
parlour_label_show_narrow (GtkLabel   *label,
                           const char *text)
{
  g_autofree char *parted = parlour_text_part_compounds (text);

  gtk_label_set_label (label, parted);
}

/* Words of no more than so many characters are not broken where there is no room for them. */
static PangoWrapMode
find_wrap_mode (const char *text,
                int         whole)
{
  size_t longest = 0;
  glong most = 0;

  while (*text != '\0')
    {
      size_t length = strcspn (text, " \n");

      longest = MAX (longest, length);
      most = MAX (most, g_utf8_strlen (text, (gssize) length));
      text += length + strspn (text + length, " \n");
    }

  return most <= whole && whole > 0 ? PANGO_WRAP_WORD : longest <= LONGEST_WORD ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_CHAR;
}

/**
 * parlour_label_show_text:
 * @label: a label with lines
 * @text: what somebody wrote, or a sentence with that in it
 *
 * Shows a text of any length. For a word that fills many lines Pango looks at the
 * rest of it again on each of them, as long as it hopes for its end; such a one
 * is broken anywhere at once, as it is in the end anyway.
 */
void
parlour_label_show_text (GtkLabel   *label,
                         const char *text)
{
  g_return_if_fail (text != NULL);

  gtk_label_set_wrap_mode (label, find_wrap_mode (text, 0));
  gtk_label_set_label (label, text);
}

/**
 * parlour_label_keep_words:
 * @label: a label with lines
 * @whole: how long the longest word is that is kept whole, in characters
 *
 * Breaks no word of what a label says, unless one of them is longer than words are.
 */
void
parlour_label_keep_words (GtkLabel *label,
                          int       whole)
{
  g_return_if_fail (GTK_IS_LABEL (label) && whole > 0);

  gtk_label_set_wrap_mode (label, find_wrap_mode (gtk_label_get_label (label), whole) == PANGO_WRAP_WORD ? PANGO_WRAP_WORD
                                                                                                        : PANGO_WRAP_WORD_CHAR);
}

/**
 * parlour_label_say:
 * @label: a label
 * @text: (nullable): what it says
 *
 * Shows a label with what there is to say, or hides it where that is nothing.
 */
void
parlour_label_say (GtkLabel   *label,
                   const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

/**
 * parlour_label_show_lines:
 * @label: a label as of parlour_label_new_wrapped()
 * @text: what it says
 * @least: for how many characters there is always room
 *
 * Shows a text that may be long, as parlour_label_show_text() does. GTK would set each one letter below letter first,
 * to learn how narrow that is, which takes longer than all else that is done for it. So words are not broken where the
 * text has room in two lines and each of them in one; and otherwise no line is shorter than there is room for. As that
 * stays, such a label is given all that it says in this way.
 */
void
parlour_label_show_lines (GtkLabel   *label,
                          const char *text,
                          int         least)
{
  PangoWrapMode mode;

  g_return_if_fail (GTK_IS_LABEL (label) && text != NULL && least > 0);

  mode = find_wrap_mode (text, g_utf8_strlen (text, -1) <= 2 * least ? least : 0);
  gtk_label_set_width_chars (label, mode == PANGO_WRAP_WORD ? -1 : least);
  gtk_label_set_wrap_mode (label, mode);
  gtk_label_set_label (label, text);
}

typedef struct {
  ParlourWidgetFunc func;
  gint64 begun; /* the frame to wait for, or -1 if it has not come yet */
} AfterFrame;

static gboolean
on_frame (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       data)
{
  AfterFrame *after = data;
  gint64 now = gdk_frame_clock_get_frame_counter (clock);

  if (after->begun < 0)
    after->begun = now;
  if (now == after->begun)
    return G_SOURCE_CONTINUE;

  after->func (widget);

  return G_SOURCE_REMOVE;
}

/**
 * parlour_widget_after_frame:
 * @widget: a widget that is to be seen, or will be
 * @func: (scope async): what to do with it
 *
 * Does something with a widget when the frame that comes next is finished, and
 * the one after it begins. Nothing is done if the widget goes before.
 */
void
parlour_widget_after_frame (GtkWidget         *widget,
                            ParlourWidgetFunc  func)
{
  AfterFrame *after;

  g_return_if_fail (func != NULL);

  after = g_new (AfterFrame, 1);
  after->func = func;
  after->begun = -1;
  gtk_widget_add_tick_callback (widget, on_frame, after, g_free);
}

static void
show_next (GtkWidget *widget)
{
  GtkWidget *next = gtk_widget_get_next_sibling (widget);

  if (next == NULL)
    return;

  gtk_widget_set_visible (next, TRUE);
  parlour_widget_after_frame (next, show_next);
}

/**
 * parlour_widget_show_rest_later:
 * @first: (nullable): the first of some widgets in a box, all of which are to be seen
 *
 * Lets those that come after it wait until it has been drawn, and each of them
 * until the one before it has, lest a window be held for long when it opens.
 */
void
parlour_widget_show_rest_later (GtkWidget *first)
{
  g_return_if_fail (first == NULL || GTK_IS_WIDGET (first));

  if (first == NULL)
    return;

  for (GtkWidget *widget = gtk_widget_get_next_sibling (first); widget != NULL;
       widget = gtk_widget_get_next_sibling (widget))
    gtk_widget_set_visible (widget, FALSE);
  parlour_widget_after_frame (first, show_next);
}

/**
 * parlour_widget_scroll_to:
 * @widget: a widget that has changed on a page that can be scrolled
 *
 * Brings a widget into sight, with as much of it as there is room for, as soon
 * as it has been laid out anew.
 */
void
parlour_widget_scroll_to (GtkWidget *widget)
{
  /* What has just come has its room on the page only after a frame. */
  parlour_widget_after_frame (widget, scroll_to);
}

/**
 * parlour_widget_get_nth:
 * @parent: a widget
 * @n: a place, from 0
 *
 * Gets one of the children of a widget.
 *
 * Returns: (transfer none) (nullable): the child, or `NULL` if there are not so many
 */
GtkWidget *
parlour_widget_get_nth (GtkWidget *parent,
                        int        n)
{
  GtkWidget *child = gtk_widget_get_first_child (parent);

  while (child != NULL && n-- > 0)
    child = gtk_widget_get_next_sibling (child);

  return child;
}

static GtkWidget *
find_shown (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);

  return child;
}

/**
 * parlour_widget_get_first_shown:
 * @parent: a widget that is laid out
 *
 * Gets the first of the children that are to be laid out.
 *
 * Returns: (transfer none) (nullable): the child, or `NULL` if there is none
 */
GtkWidget *
parlour_widget_get_first_shown (GtkWidget *parent)
{
  return find_shown (gtk_widget_get_first_child (parent));
}

/**
 * parlour_widget_get_next_shown:
 * @child: a child of a widget that is laid out
 *
 * Gets the one behind it of those that are to be laid out.
 *
 * Returns: (transfer none) (nullable): the child, or `NULL` if it was the last one
 */
GtkWidget *
parlour_widget_get_next_shown (GtkWidget *child)
{
  return find_shown (gtk_widget_get_next_sibling (child));
}

/**
 * parlour_box_new_plain:
 * @orientation: how its children lie
 * @spacing: between them, in pixels
 *
 * Makes a box that no style is about. For what is called a box GTK finds another style whenever anything around it gets or
 * loses the focus or the pointer, as it may be in a header bar; so this is called as all widgets are.
 *
 * Returns: (transfer floating): a box
 */
GtkWidget *
parlour_box_new_plain (GtkOrientation orientation,
                       int            spacing)
{
  return g_object_new (GTK_TYPE_BOX, "css-name", "widget", "orientation", orientation, "spacing", spacing, NULL);
}

/* What a child was shown after, or the child itself where it is the first. */
#define SHOWN_AFTER "parlour-shown-after"

/* Whether it was not to be seen before. */
#define HAS_COME "parlour-has-come"

static GtkWidget *
get_shown_after (GtkWidget *child)
{
  GtkWidget *before = g_object_get_data (G_OBJECT (child), SHOWN_AFTER);

  return before != child ? before : NULL;
}

static gboolean
stands_behind (GtkWidget *child,
               GtkWidget *other)
{
  GtkWidget *before = gtk_widget_get_prev_sibling (child);

  while (before != NULL && before != other)
    before = gtk_widget_get_prev_sibling (before);

  return before == other;
}

/* Puts what has just come before a child that stands where it is. Tells whether that is all there is to do. */
static gboolean
bring_before (GtkWidget *child,
              GtkWidget *last)
{
  GtkWidget *first = last;

  while (first != NULL && !stands_behind (child, first) && g_object_get_data (G_OBJECT (first), HAS_COME) != NULL)
    first = get_shown_after (first);
  if (!stands_behind (child, first))
    return FALSE;

  for (; last != first; last = get_shown_after (last))
    {
      gtk_widget_insert_before (last, gtk_widget_get_parent (child), child);
      child = last;
    }

  return TRUE;
}

/**
 * parlour_widget_show_after:
 * @child: a child of a widget whose children are kept
 * @last: (inout): the one after which it is to stand, or `NULL` to be the first; then @child
 *
 * Shows a child at its place: one that stands there is not moved, as somebody may be pressing it, and GTK finds the style of all
 * that is in what has moved anew; rather does what has come before it. When all are shown, parlour_widget_hide_rest() has to
 * follow.
 */
void
parlour_widget_show_after (GtkWidget  *child,
                           GtkWidget **last)
{
  gboolean comes;

  g_return_if_fail (GTK_IS_WIDGET (child) && last != NULL);

  comes = !gtk_widget_get_visible (child) || g_object_get_data (G_OBJECT (child), SHOWN_AFTER) == NULL;
  /* What stands between them has gone, or is yet to be shown elsewhere, and is no reason to move what stands there. */
  if (!stands_behind (child, *last) && (comes || !bring_before (child, *last)))
    gtk_widget_insert_after (child, gtk_widget_get_parent (child), *last);
  g_object_set_data (G_OBJECT (child), SHOWN_AFTER, *last != NULL ? *last : child);
  g_object_set_data (G_OBJECT (child), HAS_COME, comes ? child : NULL);
  *last = child;
  gtk_widget_set_visible (child, TRUE);
}

/**
 * parlour_widget_hide_rest:
 * @parent: a widget whose children are kept
 * @last: (nullable): the last one that is there now
 *
 * Hides all that was not shown since the first one was: it has gone, and may well come back.
 */
void
parlour_widget_hide_rest (GtkWidget *parent,
                          GtkWidget *last)
{
  for (GtkWidget *child = gtk_widget_get_last_child (parent); child != NULL; child = gtk_widget_get_prev_sibling (child))
    {
      GtkWidget *before = child == last ? g_object_get_data (G_OBJECT (child), SHOWN_AFTER) : NULL;

      if (child != last)
        gtk_widget_set_visible (child, FALSE);
      else if (before == NULL)
        return;
      else
        last = before != child ? before : NULL;
    }
}

/**
 * parlour_widget_keep_first:
 * @parent: a box, or a widget that put its children there itself
 * @n: how many children there may be at most
 *
 * Takes out of a widget all children but the first.
 *
 * Returns: how many there are now
 */
int
parlour_widget_keep_first (GtkWidget *parent,
                           int        n)
{
  GtkWidget *last;

  while (parlour_widget_get_nth (parent, n) != NULL)
    {
      last = gtk_widget_get_last_child (parent);
      if (GTK_IS_BOX (parent))
        gtk_box_remove (GTK_BOX (parent), last);
      else
        gtk_widget_unparent (last);
    }

  last = gtk_widget_get_last_child (parent);

  return last != NULL ? parlour_widget_get_place (last) + 1 : 0;
}

/**
 * parlour_widget_ask_height:
 * @widget: a widget
 *
 * Says that a widget is to be asked how high it is for a width. It is the `get_request_mode` of classes of widgets, and of
 * layouts made of functions.
 *
 * Returns: `GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH`
 */
GtkSizeRequestMode
parlour_widget_ask_height (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/**
 * parlour_widget_clear:
 * @widget: a widget that has its children from a template, or put them there itself
 *
 * Takes everything out of a widget, as it must before it goes.
 */
void
parlour_widget_clear (GtkWidget *widget)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_widget_unparent (child);
}

static void
make_menu (GtkMenuButton *button,
           gpointer       data)
{
  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, g_object_get_data (G_OBJECT (button), "menu"));
}

/**
 * parlour_menu_button_keep_free:
 * @button: a button
 *
 * Shows no tooltip of it while its menu is open: it would lie over the first entry.
 */
void
parlour_menu_button_keep_free (GtkMenuButton *button)
{
  g_object_bind_property (gtk_widget_get_first_child (GTK_WIDGET (button)), "active", button, "has-tooltip",
                          G_BINDING_INVERT_BOOLEAN);
}

/* Takes everything out of the sections of a menu whose button goes: GTK 4.8 loses these with all that is in them, where the
 * menu was opened. */
static void
drop_menu (gpointer menu)
{
  for (int i = 0; i < g_menu_model_get_n_items (G_MENU_MODEL (menu)); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (G_MENU_MODEL (menu), i, G_MENU_LINK_SECTION);

      if (section != NULL)
        g_menu_remove_all (G_MENU (section));
    }
  g_object_unref (menu);
}

/**
 * parlour_menu_button_set_menu:
 * @button: a button
 * @menu: a menu of sections, which is empty once the button has gone
 *
 * Gives a button a menu whose widgets are made when it is opened: GTK 4.8 loses something of each section whenever they
 * are made, and there is such a button in every window.
 */
void
parlour_menu_button_set_menu (GtkMenuButton *button,
                              GMenu         *menu)
{
  g_object_set_data_full (G_OBJECT (button), "menu", g_object_ref (menu), drop_menu);
  gtk_menu_button_set_create_popup_func (button, make_menu, NULL, NULL);
  parlour_menu_button_keep_free (button);
}

/**
 * parlour_box_clear:
 * @box: a box
 *
 * Takes everything out of a box. It is measured anew with what comes instead, even if it is hidden: GTK goes on giving it
 * what it needed when it was shown.
 */
void
parlour_box_clear (GtkBox *box)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_BOX (box));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
  gtk_widget_queue_resize (GTK_WIDGET (box));
}

/**
 * parlour_button_wrap:
 * @button: a button with a text
 *
 * Lets its text take several lines where there is little room.
 */
void
parlour_button_wrap (GtkButton *button)
{
  GtkLabel *label = GTK_LABEL (gtk_button_get_child (button));

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
}

/**
 * parlour_button_keep_name:
 * @button: a button with a text, and a name that was given to it for screen readers
 *
 * Lets that name count. From GTK 4.14 on the text of a button is its name whatever
 * else it was given, although the text may be no more than a few letters.
 */
void
parlour_button_keep_name (GtkButton *button)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

/**
 * parlour_choice_keep_name:
 * @choice: a list to choose from, with a name that was given to it for screen readers
 *
 * Lets that name count, and not what is chosen, as from GTK 4.14 on. What has the focus is a
 * button within it, which older ones give no name.
 */
void
parlour_choice_keep_name (GtkDropDown *choice)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (gtk_widget_get_first_child (GTK_WIDGET (choice))),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY, choice, NULL,
                                  -1);
}

/* What else is in a toast and around it, besides the text of its button, and
 * where it has none beside the sentence. */
#define TOAST_EDGES 165
#define BARE_TOAST_EDGES 140

/* A button that would leave the sentence less than this in a line is below it. */
#define FEW_TOAST_CHARS 16

/* What the edges of a button take from a line. */
#define BUTTON_CHARS 3

#define MIN_TOAST_CHARS 8
#define MAX_TOAST_CHARS 60

static int
get_char_width (GtkWidget *label)
{
  PangoContext *context = gtk_widget_get_pango_context (label);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int width = PANGO_PIXELS_CEIL (pango_font_metrics_get_approximate_char_width (metrics));

  pango_font_metrics_unref (metrics);

  return MAX (width, 1);
}

static int
get_text_width (GtkWidget  *widget,
                const char *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);

  return width;
}

/* A toast is as high as it had to be with all the room that it asks for. So it
 * must not ask for more than there is in the window that somebody looks at. */
static int
find_toast_chars (GtkWidget *label,
                  int        edges)
{
  GApplication *application = g_application_get_default ();
  GtkWindow *window = GTK_IS_APPLICATION (application)
                        ? gtk_application_get_active_window (GTK_APPLICATION (application))
                        : NULL;
  int room = window != NULL ? gtk_widget_get_width (GTK_WIDGET (window)) - edges : G_MAXINT;

  return CLAMP (room / get_char_width (label), MIN_TOAST_CHARS, MAX_TOAST_CHARS);
}

static void
on_toast_button_clicked (AdwToast *toast)
{
  g_signal_emit_by_name (toast, "button-clicked");
  adw_toast_dismiss (toast);
}

/* What a toast does with its own button. */
static GtkWidget *
make_toast_button (AdwToast   *toast,
                   const char *label,
                   int         chars)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);
  GtkLabel *text = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));

  gtk_label_set_wrap (text, TRUE);
  gtk_label_set_max_width_chars (text, chars - BUTTON_CHARS);
  gtk_widget_set_halign (button, GTK_ALIGN_END);
  g_object_bind_property (toast, "action-name", button, "action-name", G_BINDING_SYNC_CREATE);
  g_object_bind_property (toast, "action-target", button, "action-target", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_toast_button_clicked), toast, G_CONNECT_SWAPPED);

  return button;
}

/* The sentence is in a bin, as the toast would rather have two lines than a long one. */
static void
fill_toast (AdwToast   *toast,
            const char *sentence,
            const char *button)
{
  GtkWidget *label = parlour_label_new_wrapped (sentence);
  GtkWidget *title = g_object_new (PARLOUR_TYPE_STEADY_BIN, "child", label, NULL);
  int chars;

  /* Before it is measured. */
  gtk_widget_add_css_class (label, "toast-title");
  chars = find_toast_chars (label, TOAST_EDGES + get_text_width (label, button));
  if (*button != '\0' && chars < FEW_TOAST_CHARS)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

      chars = find_toast_chars (label, BARE_TOAST_EDGES);
      gtk_box_append (GTK_BOX (box), title);
      gtk_box_append (GTK_BOX (box), make_toast_button (toast, button, chars));
      title = box;
    }
  else if (*button != '\0')
    {
      adw_toast_set_button_label (toast, button);
    }

  gtk_label_set_max_width_chars (GTK_LABEL (label), chars);
  adw_toast_set_custom_title (toast, title);
}

/* The title of a toast has one line only, and takes markup: a player may be
 * called “<b>”. */
static AdwToast *
make_toast (const char *sentence,
            const char *button)
{
  AdwToast *toast = adw_toast_new ("");

  fill_toast (toast, sentence, button);
  parlour_language_follow (toast, G_CALLBACK (adw_toast_dismiss));

  return toast;
}

/**
 * parlour_editable_limit:
 * @editable: where something is written
 *
 * Takes no longer texts than a record does. A row for an entry cannot be told so in its tree.
 */
void
parlour_editable_limit (GtkEditable *editable)
{
  GtkEditable *text;

  g_return_if_fail (GTK_IS_EDITABLE (editable));

  for (text = editable; !GTK_IS_TEXT (text); text = gtk_editable_get_delegate (text))
    g_return_if_fail (text != NULL);
  gtk_text_set_max_length (GTK_TEXT (text), TABLE_MAX_TEXT);
}

/**
 * parlour_sound_tone:
 *
 * Lets the tone of the desktop be heard, which is soft, where the table wants sounds.
 */
void
parlour_sound_tone (void)
{
  GdkDisplay *display = gdk_display_get_default ();

  if (display != NULL && g_settings_get_boolean (parlour_settings_get (), "sounds"))
    gdk_display_beep (display);
}

static void
show_rule (AdwToast *toast,
           GVariant *rule)
{
  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "show-rule", rule);
}

/* A toast with an action asks everything around it for all actions that there are, which takes
 * twice as long as all the rest of a refusal. */
static void
lead_to_rule (AdwToast        *toast,
              const TableGame *game,
              int              rule)
{
  GVariant *target = g_variant_new ("(ss)", game->id, table_game_get_rule (game, rule));

  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (show_rule), g_variant_ref_sink (target),
                         (GClosureNotify) (void (*) (void)) g_variant_unref, (GConnectFlags) 0);
}

/**
 * parlour_toast_new:
 * @sentence: what to say
 * @game: (nullable): the game that it is about, if it is about one
 * @rule: the rule of it that says why, or 0
 *
 * Makes a toast, from which one can go to the rule where the game tells it. It goes when the language of
 * the interface changes: nobody knows any more how to say it in another one.
 *
 * Returns: (transfer full): the toast
 */
AdwToast *
parlour_toast_new (const char      *sentence,
                   const TableGame *game,
                   int              rule)
{
  TablePassage passage;
  gboolean has_rule;
  AdwToast *toast;

  g_return_val_if_fail (sentence != NULL, NULL);

  has_rule = game != NULL && table_guide_find (game, rule, &passage);

  /* Translators: a short button beside a sentence that refuses something; it opens the rules where they say so. */
  toast = make_toast (sentence, has_rule ? _("Rule") : "");
  if (has_rule)
    lead_to_rule (toast, game, rule);

  return toast;
}

/**
 * parlour_toast_new_action:
 * @sentence: what was done
 * @label: the label of a button, with a mnemonic
 * @action: the action of the button
 * @target: (nullable): what the action is given; a floating reference is taken
 *
 * Makes a toast with something to do about it. It goes when the language of the interface
 * changes.
 *
 * Returns: (transfer full): the toast
 */
AdwToast *
parlour_toast_new_action (const char *sentence,
                          const char *label,
                          const char *action,
                          GVariant   *target)
{
  AdwToast *toast;

  g_return_val_if_fail (sentence != NULL && label != NULL && action != NULL, NULL);

  toast = make_toast (sentence, label);
  adw_toast_set_action_name (toast, action);
  adw_toast_set_action_target_value (toast, target);

  return toast;
}

/**
 * parlour_toast_new_undo:
 * @sentence: what was done
 * @action: the action that takes it back
 *
 * Makes a toast, from which one can take back what was done. It goes when the
 * language of the interface changes.
 *
 * Returns: (transfer full): the toast
 */
AdwToast *
parlour_toast_new_undo (const char *sentence,
                        const char *action)
{
  g_return_val_if_fail (sentence != NULL && action != NULL, NULL);

  return parlour_toast_new_action (sentence, _("_Undo"), action, NULL);
}

/**
 * parlour_widget_find_label:
 * @widget: a widget
 *
 * Finds the first text in a widget that makes it itself.
 *
 * Returns: (transfer none) (nullable): the `GtkLabel`, or `NULL`
 */
GtkWidget *
parlour_widget_find_label (GtkWidget *widget) /* NOLINT(misc-no-recursion) */
{
  GtkWidget *found = GTK_IS_LABEL (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = parlour_widget_find_label (child);

  return found;
}

static void
on_choice_set_up (GtkSignalListItemFactory *factory,
                  GtkListItem              *item)
{
  GtkLabel *label = GTK_LABEL (parlour_widget_find_label (gtk_list_item_get_child (item)));

  /* It must not wrap: a list does not become higher with what is chosen. */
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_NONE);
}

/**
 * parlour_combo_row_show_whole:
 * @row: a row with a choice that its own factory shows
 *
 * Lets what is chosen have the room that it needs; the texts beside it wrap.
 */
void
parlour_combo_row_show_whole (AdwComboRow *row)
{
  g_autoptr (GtkListItemFactory) factory = g_object_ref (adw_combo_row_get_factory (row));

  g_signal_connect_after (factory, "setup", G_CALLBACK (on_choice_set_up), NULL);

  /* What it has shown already is made anew. */
  adw_combo_row_set_factory (row, NULL);
  adw_combo_row_set_factory (row, factory);
}

/**
 * parlour_action_row_stack:
 * @row: a row with something to choose or to set
 * @stacked: whether that stands below what is said of it, not beside
 *
 * Lets long texts have the whole width where there is not enough for both.
 */
void
parlour_action_row_stack (AdwActionRow *row,
                          gboolean      stacked)
{
  GtkWidget *box = gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (box),
                                  stacked ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_halign (gtk_widget_get_last_child (box), stacked ? GTK_ALIGN_END : GTK_ALIGN_FILL);
}

/**
 * parlour_group_show_whole:
 * @group: a group with a title
 *
 * Lets the title of a group wrap, instead of ending in dots where it is longer
 * than a line of a small window.
 */
void
parlour_group_show_whole (AdwPreferencesGroup *group)
{
  GtkWidget *label = parlour_widget_find_label (GTK_WIDGET (group));

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
}

/* Peeking */

#define PEEK "parlour-peek"

static void
stop_peek (gpointer id)
{
  g_source_remove (GPOINTER_TO_UINT (id));
}

static gboolean
on_peek_over (gpointer button)
{
  g_object_steal_data (button, PEEK);
  gtk_toggle_button_set_active (button, FALSE);

  return G_SOURCE_REMOVE;
}

static void
on_peek_hidden (GtkToggleButton *button)
{
  gtk_toggle_button_set_active (button, FALSE);
}

/**
 * parlour_peek_watch:
 * @button: a button that lifts a cover as long as it is active
 *
 * Lets the cover fall by itself, as those of the families do: after as many
 * seconds as the preferences say, and when the button goes out of sight. Where
 * the table wants no covers it stays up.
 */
void
parlour_peek_watch (GtkToggleButton *button)
{
  g_signal_connect (button, "toggled", G_CALLBACK (parlour_peek_renew), NULL);
  g_signal_connect (button, "unmap", G_CALLBACK (on_peek_hidden), NULL);
}

/**
 * parlour_peek_renew:
 * @button: a button that is watched
 *
 * Lets the time begin anew, because somebody does something with what lies
 * behind the cover.
 */
void
parlour_peek_renew (GtkToggleButton *button)
{
  GSettings *settings = parlour_settings_get ();
  guint id = 0;

  if (gtk_toggle_button_get_active (button) && g_settings_get_boolean (settings, "cover"))
    id = g_timeout_add_seconds ((guint) g_settings_get_int (settings, "peek-seconds"), on_peek_over, button);

  g_object_set_data_full (G_OBJECT (button), PEEK, GUINT_TO_POINTER (id), id != 0 ? stop_peek : NULL);
}

/* Neither the key nor the pointer is taken from anybody. */
static gboolean
on_peek_used (GtkToggleButton *button)
{
  parlour_peek_renew (button);

  return GDK_EVENT_PROPAGATE;
}

/**
 * parlour_peek_follow:
 * @button: a button that is watched
 * @behind: what lies behind the cover
 *
 * Lets the time begin anew whenever somebody types in what lies behind the cover, goes
 * from field to field in it or moves the pointer over it, be anything changed or not.
 */
void
parlour_peek_follow (GtkToggleButton *button,
                     GtkWidget       *behind)
{
  GtkEventController *keys = gtk_event_controller_key_new (), *pointer = gtk_event_controller_motion_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_peek_used), button, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (behind, keys);

  g_signal_connect_object (pointer, "motion", G_CALLBACK (parlour_peek_renew), button, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (behind, pointer);
}

static gboolean
present (gpointer window)
{
  gtk_window_present (window);

  return G_SOURCE_REMOVE;
}

/**
 * parlour_popover_popup:
 * @popover: a popover of a button, in which nothing may take the focus
 *
 * Opens a popover. GTK looks from what has the focus for what comes next in it, and is lost where
 * nothing has, as what had it may just have gone: then the button gets it.
 */
void
parlour_popover_popup (GtkPopover *popover)
{
  GtkWidget *button = gtk_widget_get_ancestor (GTK_WIDGET (popover), GTK_TYPE_BUTTON);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (popover));

  if (root != NULL && gtk_root_get_focus (root) == NULL && button != NULL)
    gtk_widget_grab_focus (button);
  gtk_popover_popup (popover);
}

static gboolean
on_unrealize (GSignalInvocationHint *hint,
              guint                  n_values,
              const GValue          *values,
              gpointer               data)
{
  GtkWidget *widget = g_value_get_object (values);

  if (GTK_IS_SCROLLED_WINDOW (widget))
    g_signal_handlers_disconnect_matched (gtk_widget_get_settings (widget), G_SIGNAL_MATCH_DETAIL | G_SIGNAL_MATCH_DATA, 0,
                                          g_quark_from_static_string ("gtk-overlay-scrolling"), NULL, NULL, widget);

  return TRUE;
}

/**
 * parlour_scrollers_let_go:
 *
 * Lets all that scrolls hear no more of the settings of the desktop once it is gone. GTK 4.8 forgets to: it takes what is
 * gone for a widget when somebody wants scrollbars always to be shown, and each costs memory for good.
 */
void
parlour_scrollers_let_go (void)
{
  g_autoptr (GTypeClass) klass = g_type_class_ref (GTK_TYPE_WIDGET);

  g_signal_add_emission_hook (g_signal_lookup ("unrealize", G_TYPE_FROM_CLASS (klass)), 0, on_unrealize, NULL, NULL);
}

/**
 * parlour_window_present_next:
 * @window: a window that has just been made
 *
 * Presents a window after whatever else waits, as making it and finding the room
 * for all that is in it each take long.
 */
void
parlour_window_present_next (GtkWindow *window)
{
  g_autoptr (GSource) source = g_idle_source_new ();

  /* Not later than what is typed meanwhile, lest that ask for the window again. */
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_closure (source, g_cclosure_new_object (G_CALLBACK (present), G_OBJECT (window)));
  g_source_attach (source, NULL);
}

static void
leave_parent (GtkWindow *window)
{
  gtk_window_set_transient_for (window, NULL);
}

/**
 * parlour_window_set_parent:
 * @window: a window that belongs to another one
 * @parent: (nullable): the other one
 *
 * Puts a window before its parent, and makes it one of the application, so that
 * what can be done everywhere, such as choosing a language or opening the rules,
 * can be done there too.
 */
void
parlour_window_set_parent (GtkWindow *window,
                           GtkWindow *parent)
{
  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));

  gtk_window_set_transient_for (window, parent);
  if (parent == NULL)
    return;

  gtk_window_set_application (window, gtk_window_get_application (parent));
  /* A window that is destroyed with its parent and lives on for a moment, as a question whose answer that was, would
   * look for the parent that is gone. */
  g_signal_connect_object (parent, "destroy", G_CALLBACK (leave_parent), window, G_CONNECT_SWAPPED);
}

/**
 * parlour_window_fit:
 * @window: a window that belongs to another one
 * @parent: the other one
 * @width: how wide it is to be, in pixels
 * @height: how high it is to be, or -1 for as high as it must
 *
 * Gives a window the size that it is to have, but no larger than the one that it belongs to
 * is. Where that is not laid out yet, because somebody was faster, what it is going to be
 * counts.
 */
void
parlour_window_fit (GtkWindow *window,
                    GtkWindow *parent,
                    int        width,
                    int        height)
{
  int most_width, most_height;

  gtk_window_get_default_size (parent, &most_width, &most_height);
  if (gtk_widget_get_width (GTK_WIDGET (parent)) > 0)
    {
      most_width = gtk_widget_get_width (GTK_WIDGET (parent));
      most_height = gtk_widget_get_height (GTK_WIDGET (parent));
    }

  gtk_window_set_default_size (window, most_width > 0 ? MIN (width, MAX (most_width, LEAST_WINDOW)) : width,
                               most_height > 0 ? MIN (height, MAX (most_height, LEAST_WINDOW)) : height);
}
