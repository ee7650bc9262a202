/* parlour-template.c: templates that change their language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GTK translates a template when it makes a widget of it, once and for all.
 * So whatever can be translated in a template is remembered here, by its
 * class, and set anew in all widgets when the language of the interface
 * changes. Nothing is rebuilt: what was typed, scrolled and opened stays.
 */

#include "config.h"

#include "parlour-template.h"

#include "doc-markup.h"

#include <glib/gi18n.h>
#include <string.h>

/* What kind of thing has a text. */
typedef enum {
  PLACE_PROPERTY,
  PLACE_ACCESSIBLE, /* a property for screen readers */
  PLACE_ITEM, /* of a GtkStringList */
  PLACE_ATTRIBUTE, /* of an item of a menu */
} Place;

typedef struct {
  char *id; /* of the object; NULL for the widget itself */
  Place place;
  char *name; /* of the property or attribute */
  char *context;
  char *text; /* as it is to be translated */
  GArray *path; /* of guint: the way to an item, from the menu or the list */
} Entry;

/* An element that is open while XML is read. */
typedef struct {
  char *name;
  char *id; /* of an object, if it has one */
  gssize id_place; /* where an id can be put in, or -1 */
  guint n_items; /* so far */
} Element;

typedef struct {
  const char *path; /* of the resource */
  GString *xml; /* as it is written anew */
  GPtrArray *open; /* of Element, the innermost last */
  guint n_ids; /* that were made up */
  GPtrArray *entries;
  Entry *entry; /* whose text is being read, or NULL */
  GString *text;
} Reader;

#define LORE "parlour-lore"

#define TELLINGS "parlour-tellings"

#define ADDRESSED "parlour-addressed"

/* What one widget is told besides. */
typedef struct {
  ParlourSpeaker teller;
  int number;
} Telling;

typedef struct {
  GPtrArray *entries; /* of its template, or NULL */
  GCallback teller; /* or NULL */
} Lore;

/* What was spoken until now where texts are being set: by the interface, or by
 * what addresses somebody. */
static const char *spoken;

/* What is known of a class, for ever as classes are. */
static Lore *
get_lore (GType type)
{
  return g_type_get_qdata (type, g_quark_from_static_string (LORE));
}

static Lore *
make_lore (GtkWidgetClass *widget_class)
{
  GType type = G_TYPE_FROM_CLASS (widget_class);
  Lore *lore = get_lore (type);

  if (lore == NULL)
    {
      lore = g_new0 (Lore, 1);
      g_type_set_qdata (type, g_quark_from_static_string (LORE), lore);
    }

  return lore;
}

static void
entry_free (Entry *entry)
{
  g_free (entry->id);
  g_free (entry->name);
  g_free (entry->context);
  g_free (entry->text);
  g_array_unref (entry->path);
  g_free (entry);
}

static void
element_free (Element *element)
{
  g_free (element->name);
  g_free (element->id);
  g_free (element);
}

/* Reading */

static Element *
get_open (Reader *reader,
          guint   outwards)
{
  return reader->open->len > outwards ? reader->open->pdata[reader->open->len - 1 - outwards] : NULL;
}

static gboolean
is_called (const Element *element,
           const char    *name)
{
  return element != NULL && g_str_equal (element->name, name);
}

/* The innermost object that is open, a menu among them. */
static Element *
find_object (Reader *reader)
{
  for (guint i = 0; i < reader->open->len; i++)
    {
      Element *element = get_open (reader, i);

      if (is_called (element, "object") || is_called (element, "template"))
        return element;
      if (is_called (element, "menu"))
        return element;
    }

  return NULL;
}

/* An object gets an id if it has none. Only the innermost may get one, so that
 * nothing that is open begins after it. */
static const char *
take_id (Reader  *reader,
         Element *object)
{
  g_autofree char *attribute = NULL;

  if (is_called (object, "template"))
    return NULL;

  if (object->id == NULL)
    {
      object->id = g_strdup_printf ("parlour-%u", ++reader->n_ids);
      attribute = g_strdup_printf (" id=\"%s\"", object->id);
      g_string_insert (reader->xml, object->id_place, attribute);
    }

  return object->id;
}

/* The way from a menu or a list of strings to what is being read. */
static GArray *
make_path (Reader *reader)
{
  GArray *path = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < reader->open->len; i++)
    {
      const Element *element = reader->open->pdata[i];

      if (is_called (element, "object") || is_called (element, "menu"))
        g_array_set_size (path, 0);
      if (element->n_items > 0)
        {
          guint last = element->n_items - 1;

          g_array_append_val (path, last);
        }
    }

  return path;
}

static Place
find_place (Reader     *reader,
            const char *element)
{
  if (g_str_equal (element, "attribute"))
    return PLACE_ATTRIBUTE;
  if (g_str_equal (element, "item"))
    return PLACE_ITEM;

  g_assert (g_str_equal (element, "property"));

  return is_called (get_open (reader, 0), "accessibility") ? PLACE_ACCESSIBLE : PLACE_PROPERTY;
}

static void
begin_entry (Reader      *reader,
             const char  *element,
             const char **names,
             const char **values)
{
  Element *object = find_object (reader);
  Entry *entry = g_new0 (Entry, 1);

  g_assert (object != NULL);

  entry->place = find_place (reader, element);
  entry->id = g_strdup (take_id (reader, object));
  entry->name = g_strdup (doc_markup_find_attribute (names, values, "name"));
  entry->context = g_strdup (doc_markup_find_attribute (names, values, "context"));
  entry->path = make_path (reader);
  g_ptr_array_add (reader->entries, entry);

  reader->entry = entry;
  g_string_set_size (reader->text, 0);
}

/* Whether an element is one of the things of which a menu or a list consists. */
static gboolean
is_item (const char *element)
{
  return g_str_equal (element, "item") || g_str_equal (element, "section") || g_str_equal (element, "submenu");
}

static void
on_start (GMarkupParseContext *context,
          const char          *name,
          const char         **names,
          const char         **values,
          gpointer             data,
          GError             **error)
{
  Reader *reader = data;
  Element *element = g_new0 (Element, 1);

  if (is_item (name))
    get_open (reader, 0)->n_items++;
  if (g_strcmp0 (doc_markup_find_attribute (names, values, "translatable"), "yes") == 0)
    begin_entry (reader, name, names, values);

  g_string_append_printf (reader->xml, "<%s", name);
  element->name = g_strdup (name);
  element->id = g_strdup (doc_markup_find_attribute (names, values, "id"));
  element->id_place = (gssize) reader->xml->len;
  g_ptr_array_add (reader->open, element);

  for (; *names != NULL; names++, values++)
    {
      g_autofree char *attribute = g_markup_printf_escaped (" %s=\"%s\"", *names, *values);

      g_string_append (reader->xml, attribute);
    }
  g_string_append_c (reader->xml, '>');
}

static void
on_end (GMarkupParseContext *context,
        const char          *name,
        gpointer             data,
        GError             **error)
{
  Reader *reader = data;

  if (reader->entry != NULL)
    reader->entry->text = g_strdup (reader->text->str);
  reader->entry = NULL;

  g_string_append_printf (reader->xml, "</%s>", name);
  g_ptr_array_set_size (reader->open, (int) reader->open->len - 1);
}

static void
on_text (GMarkupParseContext *context,
         const char          *text,
         gsize                length,
         gpointer             data,
         GError             **error)
{
  Reader *reader = data;
  g_autofree char *escaped = g_markup_escape_text (text, (gssize) length);

  g_string_append (reader->xml, escaped);
  if (reader->entry != NULL)
    g_string_append_len (reader->text, text, (gssize) length);
}

/* Reads a template into @reader, which has then what can be translated, and
 * the same template in which all of it can be found. */
static void
read_template (Reader *reader)
{
  static const GMarkupParser parser = { .start_element = on_start, .end_element = on_end, .text = on_text };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, reader, NULL);
  g_autoptr (GError) error = NULL;
  gsize length;
  const char *xml;
  g_autoptr (GBytes) bytes = g_resources_lookup_data (reader->path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);

  if (bytes == NULL)
    g_error ("%s", error->message);

  xml = g_bytes_get_data (bytes, &length);
  if (!g_markup_parse_context_parse (context, xml, (gssize) length, &error)
      || !g_markup_parse_context_end_parse (context, &error))
    g_error ("%s: %s", reader->path, error->message);
}

/* Setting texts anew */

static const char *
translate (const Entry *entry)
{
  if (entry->context != NULL)
    return g_dpgettext2 (NULL, entry->context, entry->text);

  return gettext (entry->text);
}

static char *
translate_before (const Entry *entry)
{
  g_autoptr (TongueScope) scope = tongue_speak (spoken);

  return g_strdup (translate (entry));
}

/* What code has put into the place of a text of the template is left to it. */
static void
set_property (GObject     *object,
              const Entry *entry)
{
  const GParamSpec *property = g_object_class_find_property (G_OBJECT_GET_CLASS (object), entry->name);
  g_autofree char *before = translate_before (entry);
  g_autofree char *now = NULL;

  if ((property->flags & G_PARAM_READABLE) == 0)
    {
      g_object_set (object, entry->name, translate (entry), NULL);
      return;
    }

  g_object_get (object, entry->name, &now, NULL);
  if (g_strcmp0 (now, before) == 0)
    g_object_set (object, entry->name, translate (entry), NULL);
}

static void
set_accessible (GObject     *object,
                const Entry *entry)
{
  g_autoptr (GEnumClass) properties = g_type_class_ref (GTK_TYPE_ACCESSIBLE_PROPERTY);
  const GEnumValue *property = g_enum_get_value_by_nick (properties, entry->name);

  g_assert (property != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (object), (GtkAccessibleProperty) property->value,
                                  translate (entry), -1);
}

static void
set_item (GObject     *object,
          const Entry *entry)
{
  const char *strings[] = { translate (entry), NULL };

  gtk_string_list_splice (GTK_STRING_LIST (object), g_array_index (entry->path, guint, entry->path->len - 1),
                          1, strings);
}

static GMenuModel *
follow_link (GMenuModel *menu,
             guint       index)
{
  GMenuModel *link = g_menu_model_get_item_link (menu, (int) index, G_MENU_LINK_SECTION);

  return link != NULL ? link : g_menu_model_get_item_link (menu, (int) index, G_MENU_LINK_SUBMENU);
}

static void
set_attribute (GObject     *object,
               const Entry *entry)
{
  g_autoptr (GMenuModel) menu = g_object_ref (G_MENU_MODEL (object));
  g_autoptr (GMenuItem) item = NULL;
  guint last = g_array_index (entry->path, guint, entry->path->len - 1);

  for (guint i = 0; i + 1 < entry->path->len; i++)
    {
      g_autoptr (GMenuModel) outer = menu;

      menu = follow_link (outer, g_array_index (entry->path, guint, i));
    }

  item = g_menu_item_new_from_model (menu, (int) last);
  g_menu_item_set_attribute (item, entry->name, "s", translate (entry));
  g_menu_remove (G_MENU (menu), (int) last);
  g_menu_insert_item (G_MENU (menu), (int) last, item);
}

static void
set_entry (GtkWidget   *widget,
           GType        type,
           const Entry *entry)
{
  static void (*const setters[]) (GObject     *object,
                                  const Entry *entry) = {
    [PLACE_PROPERTY] = set_property,
    [PLACE_ACCESSIBLE] = set_accessible,
    [PLACE_ITEM] = set_item,
    [PLACE_ATTRIBUTE] = set_attribute,
  };
  GObject *object = entry->id != NULL ? gtk_widget_get_template_child (widget, type, entry->id) : G_OBJECT (widget);

  if (object != NULL)
    setters[entry->place] (object, entry);
}

static void
set_entries (GtkWidget  *widget,
             GType       type,
             const Lore *lore)
{
  for (guint i = 0; lore->entries != NULL && i < lore->entries->len; i++)
    set_entry (widget, type, lore->entries->pdata[i]);
}

/* GTK names these itself, but only when they are made or get something else
 * to show. */
static void
tell_stranger (GtkWidget *widget)
{
  static const struct {
    const char *type;
    const char *property;
    const char *other;
  } strangers[] = {
    { "GtkWindowControls", "decoration-layout", ":" },
    { "GtkShortcutLabel", "accelerator", "F12" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (strangers); i++)
    if (g_str_equal (G_OBJECT_TYPE_NAME (widget), strangers[i].type))
      {
        g_autofree char *value = NULL;

        g_object_get (widget, strangers[i].property, &value, NULL);
        g_object_set (widget, strangers[i].property, strangers[i].other, NULL);
        g_object_set (widget, strangers[i].property, value, NULL);
      }
}

static void
tell_one (GtkWidget *widget)
{
  const GArray *tellings = g_object_get_data (G_OBJECT (widget), TELLINGS);

  for (guint i = 0; tellings != NULL && i < tellings->len; i++)
    {
      const Telling *telling = &g_array_index (tellings, Telling, i);

      telling->teller (widget, telling->number);
    }
}

static void
tell (GtkWidget  *widget,
      GType       type,
      const Lore *lore)
{
  if (lore->teller != NULL)
    ((void (*) (GtkWidget *)) lore->teller) (widget);
}

typedef void (*Act) (GtkWidget  *widget,
                     GType       type,
                     const Lore *lore);

/* Those that a widget has now, as some may come and go in between. */
static GPtrArray *
list_children (GtkWidget *widget)
{
  GPtrArray *children = g_ptr_array_new_with_free_func (g_object_unref);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    g_ptr_array_add (children, g_object_ref (child));

  return children;
}

static void visit (GtkWidget *widget,
                   Act        act);

/* A widget has what its class has, and what those have that it derives from. This
 * goes as deep as windows are nested, and so does what follows. */
static void
visit_inside (GtkWidget *widget, /* NOLINT(misc-no-recursion) */
              Act        act)
{
  g_autoptr (GPtrArray) children = NULL;

  if (act == tell)
    tell_stranger (widget);
  for (GType type = G_OBJECT_TYPE (widget); type != GTK_TYPE_WIDGET; type = g_type_parent (type))
    {
      const Lore *lore = get_lore (type);

      if (lore != NULL)
        act (widget, type, lore);
    }
  if (act == tell)
    tell_one (widget);

  children = list_children (widget);
  for (guint i = 0; i < children->len; i++)
    if (gtk_widget_get_parent (children->pdata[i]) == widget)
      visit (children->pdata[i], act);
}

/* What addresses somebody goes on in the language of that person. */
static void
visit (GtkWidget *widget, /* NOLINT(misc-no-recursion) */
       Act        act)
{
  const char *language = g_object_get_data (G_OBJECT (widget), ADDRESSED);
  g_autoptr (TongueScope) scope = language != NULL ? tongue_speak (language) : NULL;
  const char *before = spoken;

  if (language != NULL)
    spoken = language;
  visit_inside (widget, act);
  spoken = before;
}

static void
visit_all (Act act)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  g_list_foreach (windows, (GFunc) (GCallback) g_object_ref, NULL);
  for (GList *l = windows; l != NULL; l = l->next)
    visit (l->data, act);
  g_list_foreach (windows, (GFunc) (GCallback) g_object_unref, NULL);
}

static void
on_language (void)
{
  visit_all (set_entries);
  visit_all (tell);
  spoken = tongue_get_language ();
}

/* After all others, as widgets tell what other objects know. */
static void
follow_language (void)
{
  if (spoken != NULL)
    return;

  spoken = tongue_get_language ();
  g_signal_connect_after (tongue_voice_get_default (), "notify::language", G_CALLBACK (on_language), NULL);
}

/**
 * parlour_template_set:
 * @widget_class: a class
 * @path: the path of its template among the resources
 *
 * Does what gtk_widget_class_set_template_from_resource() does. Besides, what
 * is translatable in the template is translated anew in all its widgets when
 * the language of the interface changes, unless code has set another text.
 */
void
parlour_template_set (GtkWidgetClass *widget_class,
                      const char     *path)
{
  g_autoptr (GBytes) bytes = NULL;
  Reader reader = { .path = path };

  g_return_if_fail (GTK_IS_WIDGET_CLASS (widget_class));
  g_return_if_fail (path != NULL);

  follow_language ();

  reader.xml = g_string_new (NULL);
  reader.text = g_string_new (NULL);
  reader.open = g_ptr_array_new_with_free_func ((GDestroyNotify) element_free);
  reader.entries = g_ptr_array_new_with_free_func ((GDestroyNotify) entry_free);
  read_template (&reader);

  bytes = g_string_free_to_bytes (reader.xml);
  gtk_widget_class_set_template (widget_class, bytes);
  for (guint i = 0; i < reader.entries->len; i++)
    {
      const Entry *entry = reader.entries->pdata[i];

      if (entry->id != NULL)
        gtk_widget_class_bind_template_child_full (widget_class, entry->id, FALSE, 0);
    }

  make_lore (widget_class)->entries = reader.entries;
  g_ptr_array_unref (reader.open);
  g_string_free (reader.text, TRUE);
}

/**
 * parlour_language_follow:
 * @object: an object that tells something
 * @callback: (scope forever): a function that takes @object
 *
 * Calls a function when the language of the interface has changed, as long as
 * the object lives, and before any widget of a window is told. For what is no
 * widget, or not always in a window; others have tellers.
 */
void
parlour_language_follow (gpointer  object,
                         GCallback callback)
{
  g_return_if_fail (callback != NULL);

  g_signal_connect_object (tongue_voice_get_default (), "notify::language", callback, object, G_CONNECT_SWAPPED);
}

/**
 * parlour_template_set_teller:
 * @widget_class: a class
 * @teller: (scope forever): a function that takes a widget of the class
 *
 * Says what sets texts in a widget that do not come out of its template. It is
 * called when the language of the interface has changed, after all templates
 * and after the tellers of the widgets that it is in.
 */
void
parlour_template_set_teller (GtkWidgetClass *widget_class,
                             GCallback       teller)
{
  g_return_if_fail (GTK_IS_WIDGET_CLASS (widget_class));
  g_return_if_fail (teller != NULL);

  follow_language ();
  make_lore (widget_class)->teller = teller;
}

/**
 * parlour_tell:
 * @widget: a widget
 * @teller: (scope forever): what sets texts in it
 * @number: what @teller is told
 *
 * Sets texts that do not come out of a template, at once and whenever the
 * language of the interface has changed, after the teller of the class. A
 * number takes the place of that which the same teller was told before.
 */
void
parlour_tell (GtkWidget     *widget,
              ParlourSpeaker  teller,
              int            number)
{
  const Telling telling = { teller, number };
  GArray *tellings;

  g_return_if_fail (teller != NULL);

  tellings = g_object_get_data (G_OBJECT (widget), TELLINGS);
  if (tellings == NULL)
    {
      tellings = g_array_new (FALSE, FALSE, sizeof (Telling));
      g_object_set_data_full (G_OBJECT (widget), TELLINGS, tellings, (GDestroyNotify) g_array_unref);
    }
  for (guint i = tellings->len; i > 0; i--)
    if (g_array_index (tellings, Telling, i - 1).teller == teller)
      g_array_remove_index (tellings, i - 1);
  g_array_append_val (tellings, telling);

  teller (widget, number);
}

static const char *
find_language (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      const char *language = g_object_get_data (G_OBJECT (widget), ADDRESSED);

      if (language != NULL)
        return language;
    }

  return tongue_get_language ();
}

/**
 * parlour_address:
 * @widget: a widget
 * @language: (nullable): the id of a language, or `NULL` for that of the
 *   interface
 *
 * Makes a widget, with everything in it, speak a language of its own, as it
 * addresses somebody. Its templates and tellers do so at once, and go on doing
 * so when the language of the interface changes; other code that sets texts in
 * it speaks as parlour_speak_in() does.
 */
void
parlour_address (GtkWidget  *widget,
                 const char *language)
{
  g_autoptr (TongueScope) scope = NULL;
  const char *interface = spoken;
  const char *before = find_language (widget);

  g_object_set_data (G_OBJECT (widget), ADDRESSED, (gpointer) tongue_find (language));
  if (find_language (widget) == before)
    return;

  scope = parlour_speak_in (widget);
  spoken = before;
  visit_inside (widget, set_entries);
  visit_inside (widget, tell);
  spoken = interface;
}

/**
 * parlour_speak_in:
 * @widget: a widget
 *
 * Speaks, until the end of the scope, the language that a widget speaks: that
 * of whom it addresses, or that of the interface.
 *
 * Returns: (transfer full): the scope
 */
TongueScope *
parlour_speak_in (GtkWidget *widget)
{
  return tongue_speak (find_language (widget));
}
