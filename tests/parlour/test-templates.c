/* test-templates.c: every widget that has a tree of its own, made without anything
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the widgets show is told by the tests of their rooms. Here every one of
 * ui/ is made as GtkBuilder makes it, its properties are set, and it has to be
 * gone when nobody holds it. A widget that is new is tried with the others.
 */

#include "config.h"

#include "colonia-start-card.h"
#include "parlour-seat-card.h"
#include "parlour-stalls.h"
#include "widgets.h"

#include <adwaita.h>

#define RESOURCES "/io/github/kontor_companion/Kontor/"

static void
on_element (GMarkupParseContext  *context,
            const char           *element,
            const char          **names,
            const char          **values,
            gpointer              data,
            GError              **error)
{
  char **class_name = data;

  if (g_str_equal (element, "template"))
    g_markup_collect_attributes (element, names, values, error,
                                 G_MARKUP_COLLECT_STRDUP, "class", class_name,
                                 G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "parent", NULL,
                                 G_MARKUP_COLLECT_INVALID);
}

/* The class of a template, or %NULL if it is a plain tree. */
static char *
read_class (const char *path)
{
  const GMarkupParser parser = { .start_element = on_element };
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  g_autoptr (GMarkupParseContext) context = NULL;
  char *class_name = NULL;

  g_assert_no_error (error);
  context = g_markup_parse_context_new (&parser, G_MARKUP_DEFAULT_FLAGS, &class_name, NULL);
  g_markup_parse_context_parse (context, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), &error);
  g_assert_no_error (error);

  return class_name;
}

static GType
find_type (const char *class_name)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new ();
  GType type = gtk_builder_get_type_from_name (builder, class_name);

  g_assert_cmpuint (type, !=, G_TYPE_INVALID);

  return type;
}

/* All but the cards of a new game's seats show something without being told what. */
static gpointer
make (GType type)
{
  gpointer widget;

  if (type == PARLOUR_TYPE_SEAT_CARD || type == COLONIA_TYPE_START_CARD)
    {
      g_autoptr (ParlourSeat) seat = parlour_seat_new (TABLE_COLOR_RED);

      widget = g_object_new (type, "seat", seat, NULL);
    }
  else
    {
      widget = g_object_new (type, NULL);
    }

  return GTK_IS_WINDOW (widget) ? g_object_ref (widget) : g_object_ref_sink (widget);
}

static void
drop (gpointer widget)
{
  if (GTK_IS_WINDOW (widget))
    gtk_window_destroy (widget);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  assert_finalized (widget);
}

static void
test_made (gconstpointer data)
{
  drop (make (GPOINTER_TO_SIZE (data)));
}

/* Being laid out */

/* GTK 4.8 asks a column that does not fill its place how wide it must be for the height that it gets, and looks for that by
 * halving. It never finds it where something wider may be higher too, as it may in stalls. */
static void
check_columns (GtkWidget *widget,
               GtkWidget *aligned)
{
  if (GTK_IS_SCROLLED_WINDOW (widget) || GTK_IS_NATIVE (widget))
    aligned = NULL;
  else if (aligned == NULL
           && (gtk_widget_get_halign (widget) != GTK_ALIGN_FILL || gtk_widget_get_valign (widget) != GTK_ALIGN_FILL))
    aligned = widget;

  if (PARLOUR_IS_STALLS (widget) && aligned != NULL && aligned != widget)
    g_test_fail_printf ("%s %s is around stalls and does not fill its place", G_OBJECT_TYPE_NAME (aligned),
                        gtk_buildable_get_buildable_id (GTK_BUILDABLE (aligned)));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_columns (child, aligned);
}

static void
test_columns (gconstpointer data)
{
  gpointer widget = make (GPOINTER_TO_SIZE (data));

  if (GTK_IS_WIDGET (widget))
    check_columns (widget, NULL);
  drop (widget);
}

/* Notifying */

/* Another value than the one that it has; whether there is one that anybody
 * may set. */
static gboolean
choose_other (const GParamSpec *pspec,
              const GValue     *value,
              GValue           *other)
{
  g_value_init (other, pspec->value_type);

  if (G_VALUE_HOLDS_BOOLEAN (value))
    {
      g_value_set_boolean (other, !g_value_get_boolean (value));
      return TRUE;
    }

  if (G_VALUE_HOLDS_STRING (value))
    {
      g_value_set_static_string (other, g_strcmp0 (g_value_get_string (value), "Agnes") == 0 ? "Bruno" : "Agnes");
      return TRUE;
    }

  if (G_VALUE_HOLDS_INT (value))
    {
      const GParamSpecInt *range = G_PARAM_SPEC_INT (pspec);
      int now = g_value_get_int (value);

      g_value_set_int (other, now < range->maximum ? range->maximum : now - 1);
      return range->minimum < range->maximum;
    }

  return FALSE;
}

/* Set to something else it tells once; set to the same again it tells nothing. */
static void
check_property (gpointer    widget,
                GParamSpec *pspec)
{
  g_autofree char *detail = g_strdup_printf ("notify::%s", pspec->name);
  g_auto (GValue) before = G_VALUE_INIT;
  g_auto (GValue) other = G_VALUE_INIT;
  g_auto (GValue) after = G_VALUE_INIT;
  gulong handler;
  int n = 0;

  g_object_get_property (widget, pspec->name, &before);
  if (!choose_other (pspec, &before, &other))
    return;

  handler = g_signal_connect_swapped (widget, detail, G_CALLBACK (count_up), &n);
  g_object_set_property (widget, pspec->name, &other);
  g_object_get_property (widget, pspec->name, &after);

  g_test_message ("%s.%s", G_OBJECT_TYPE_NAME (widget), pspec->name);
  g_assert_cmpint (n, ==, g_param_values_cmp (pspec, &before, &after) == 0 ? 0 : 1);

  g_object_set_property (widget, pspec->name, &after);
  g_assert_cmpint (n, <=, 1);
  g_signal_handler_disconnect (widget, handler);

  /* Properties may limit each other. */
  g_object_set_property (widget, pspec->name, &before);
}

static void
test_properties (gconstpointer data)
{
  GType type = GPOINTER_TO_SIZE (data);
  gpointer widget = make (type);
  g_autofree GParamSpec **properties = NULL;
  guint n_properties;

  properties = g_object_class_list_properties (G_OBJECT_GET_CLASS (widget), &n_properties);
  for (guint i = 0; i < n_properties; i++)
    {
      const GParamFlags needed = G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY;

      if (properties[i]->owner_type == type
          && (properties[i]->flags & (needed | G_PARAM_CONSTRUCT_ONLY)) == needed)
        check_property (widget, properties[i]);
    }

  drop (widget);
}

/* Enough that a room which has moved is missed. */
#define FEWEST_CLASSES 80

static guint n_classes;

static void
add_tests (const char *path)
{
  g_autofree char *class_name = read_class (path);
  g_autofree char *made = NULL;
  g_autofree char *columns = NULL;
  g_autofree char *properties = NULL;
  GType type;

  if (class_name == NULL)
    return;

  type = find_type (class_name);
  if (G_TYPE_IS_ABSTRACT (type))
    return;

  made = g_strdup_printf ("/%s/made", class_name);
  columns = g_strdup_printf ("/%s/columns", class_name);
  properties = g_strdup_printf ("/%s/properties", class_name);
  g_test_add_data_func (made, GSIZE_TO_POINTER (type), test_made);
  g_test_add_data_func (columns, GSIZE_TO_POINTER (type), test_columns);
  g_test_add_data_func (properties, GSIZE_TO_POINTER (type), test_properties);
  n_classes++;
}

/* Rooms of the sources are directories of the resources, whose names end with a slash. */
static void
add_tests_below (const char *directory)
{
  g_auto (GStrv) names = g_resources_enumerate_children (directory, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  g_assert_nonnull (names);
  for (char **name = names; *name != NULL; name++)
    {
      g_autofree char *path = g_strconcat (directory, *name, NULL);

      if (g_str_has_suffix (*name, "/"))
        add_tests_below (path);
      else if (g_str_has_suffix (*name, ".ui"))
        add_tests (path);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  add_tests_below (RESOURCES);
  g_assert_cmpuint (n_classes, >=, FEWEST_CLASSES);

  return g_test_run ();
}
