/* looker.c: reads all that a screen reader is told of an application
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The driver of the tests looks at a window hundreds of times in an evening, and asks
 * for hundreds of things each time. What Python takes for that is most of what such a
 * test takes. See driver.py, which loads this. An application tells of all its thousands of items in
 * one message, of which GDBus would make thousands of objects: libdbus reads it as it came.
 */

#include "looker.h"

#include <dbus/dbus.h>

#define ACCESSIBLE "org.a11y.atspi.Accessible"
#define CACHE "org.a11y.atspi.Cache"
#define COMPONENT "org.a11y.atspi.Component"
#define PROPERTIES "org.freedesktop.DBus.Properties"
#define TEXT "org.a11y.atspi.Text"

#define CACHE_PATH "/org/a11y/atspi/cache"

/* What of, the application, what it is in, where there, how many are in it, interfaces, name, role, description and states. */
#define ITEM_TYPE "((so)(so)(so)iiassusau)"

#define IN_WINDOW 1
#define LABELLED_BY 2

/* The role of a label that tells what is going on. */
#define STATUS 54

/* Between the fields of an item, and between items. */
#define FIELD_END '\x1f'
#define ITEM_END '\x1e'

/* What an application remembers of a thing that it has told of, with texts of its message. */
typedef struct
{
  const char *path;
  gint32 index;
  gint32 n_children;
  guint32 role;
  const char *name;
  const char *description;
} Told;

/* Something on a window. */
typedef struct Item Item;

struct Item
{
  Item *parent;
  GPtrArray *children; /* (element-type Item) (owned) */
  char *owner;
  char *path;
  guint32 role;
  char *name;
  char *description;

  gboolean has_place;
  gint32 left, top, width, height;
};

struct _Looker
{
  GDBusConnection *bus;
  DBusConnection *reader;
  GMainContext *context;
  const guint32 *leaves;
  const guint32 *rows;
  GHashTable *inside; /* Owner and path -> a(so), its children as long as it does not say that they change */
  GHashTable *news; /* Owners (owned) that have told of a change since the last look at them */
  struct Look *look; /* The one that goes on, or nothing */
};

/* One look. */
typedef struct Look
{
  Looker *looker;
  const char *owner;
  DBusMessage *answer; /* What it has told */
  GPtrArray *added; /* (element-type GVariant) (owned), what it has told meanwhile */
  GHashTable *told; /* Path -> Told (owned) */
  guint n_open;
  gboolean has_new_toolkit;
} Look;

/* Takes an answer. */
typedef void (*Taker) (Look     *look,
                       Item     *item,
                       GVariant *answer);

typedef struct
{
  Look *look;
  Item *item;
  Taker take;
} Question;

static void ask (Look *look,
                 Item *item);

static gboolean
is_one_of (const guint32 *roles,
           guint32        role)
{
  for (guint i = 0; roles[i] != 0; i++)
    if (roles[i] == role)
      return TRUE;

  return FALSE;
}

static void
item_free (Item *item)
{
  g_ptr_array_unref (item->children);
  g_free (item->owner);
  g_free (item->path);
  g_free (item->name);
  g_free (item->description);
  g_free (item);
}

static Item *
item_new (Item       *parent,
          const char *owner,
          const char *path)
{
  Item *item = g_new0 (Item, 1);

  item->parent = parent;
  item->children = g_ptr_array_new_with_free_func ((GDestroyNotify) item_free);
  item->owner = g_strdup (owner);
  item->path = g_strdup (path);
  item->name = g_strdup ("");
  item->description = g_strdup ("");

  return item;
}

static Item *
add_child (Item       *item,
           const char *owner,
           const char *path)
{
  Item *child = item_new (item, owner, path);

  g_ptr_array_add (item->children, child);

  return child;
}

/* What was there a moment ago may be gone: then there is no answer to take. */
static void
on_answered (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autofree Question *question = data;
  g_autoptr (GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, NULL);

  question->look->n_open--;
  if (answer != NULL)
    question->take (question->look, question->item, answer);
}

/* Nothing waits for a single answer. */
static void
call_other (Look       *look,
            Item       *item,
            const char *owner,
            const char *path,
            const char *interface,
            const char *method,
            GVariant   *arguments,
            Taker       take)
{
  Question *question = g_new (Question, 1);

  *question = (Question) { look, item, take };
  look->n_open++;
  g_dbus_connection_call (look->looker->bus, owner, path, interface, method, arguments, NULL, G_DBUS_CALL_FLAGS_NONE, -1,
                          NULL, on_answered, question);
}

static void
call (Look       *look,
      Item       *item,
      const char *interface,
      const char *method,
      GVariant   *arguments,
      Taker       take)
{
  call_other (look, item, item->owner, item->path, interface, method, arguments, take);
}

static void
wait_for_answers (Look *look)
{
  while (look->n_open > 0)
    g_main_context_iteration (look->looker->context, TRUE);
}

static char *
make_key (const char *owner,
          const char *path)
{
  return g_strconcat (owner, path, NULL);
}

static void
add_children (Look     *look,
              Item     *item,
              GVariant *places)
{
  GVariantIter iter;
  const char *owner, *path;

  g_variant_iter_init (&iter, places);
  while (g_variant_iter_next (&iter, "(&s&o)", &owner, &path))
    add_child (item, owner, path);
  for (guint i = 0; i < item->children->len; i++)
    ask (look, g_ptr_array_index (item->children, i));
}

static void
take_children (Look     *look,
               Item     *item,
               GVariant *answer)
{
  g_autoptr (GVariant) places = g_variant_get_child_value (answer, 0);

  g_hash_table_replace (look->looker->inside, make_key (item->owner, item->path), g_variant_ref (places));
  add_children (look, item, places);
}

static void
take_label (Look     *look,
            Item     *item,
            GVariant *answer)
{
  g_free (item->name);
  g_variant_get (answer, "(s)", &item->name);
}

/* The items of newer menus are told by labels that nobody else knows. */
static void
take_relations (Look     *look,
                Item     *item,
                GVariant *answer)
{
  g_autoptr (GVariant) relations = g_variant_get_child_value (answer, 0);

  for (gsize i = 0; i < g_variant_n_children (relations); i++)
    {
      g_autoptr (GVariant) relation = g_variant_get_child_value (relations, i);
      g_autoptr (GVariant) targets = g_variant_get_child_value (relation, 1);
      guint32 kind;

      g_variant_get_child (relation, 0, "u", &kind);
      if (kind == LABELLED_BY && g_variant_n_children (targets) > 0)
        {
          const char *owner, *path;

          g_variant_get_child (targets, 0, "(&s&o)", &owner, &path);
          call_other (look, item, owner, path, TEXT, "GetText", g_variant_new ("(ii)", 0, -1), take_label);
        }
    }
}

/* Whether what something had in it is what it has now, and in that order, of which it says
 * nothing when it changes. */
static gboolean
is_inside_still (Look     *look,
                 GVariant *inside,
                 gint32    n_children)
{
  if (inside == NULL || g_variant_n_children (inside) != (gsize) n_children)
    return FALSE;

  for (gint32 i = 0; i < n_children; i++)
    {
      const char *path;
      const Told *told = NULL;

      g_variant_get_child (inside, (gsize) i, "(&s&o)", NULL, &path);
      told = g_hash_table_lookup (look->told, path);
      if (told == NULL || told->index != i)
        return FALSE;
    }

  return TRUE;
}

static void
take (Look       *look,
      Item       *item,
      const char *name,
      const char *description,
      gint32      n_children)
{
  g_autofree char *key = make_key (item->owner, item->path);
  GVariant *inside = g_hash_table_lookup (look->looker->inside, key);

  g_free (item->name);
  item->name = g_strdup (name);
  g_free (item->description);
  item->description = g_strdup (description);
  if (look->has_new_toolkit && *name == '\0' && is_one_of (look->looker->rows, item->role))
    call (look, item, ACCESSIBLE, "GetRelationSet", NULL, take_relations);
  /* Newer ones have no name, but are read nonetheless. */
  if (look->has_new_toolkit && *name == '\0' && item->role == STATUS)
    call (look, item, TEXT, "GetText", g_variant_new ("(ii)", 0, -1), take_label);

  if (n_children <= 0 || is_one_of (look->looker->leaves, item->role))
    return;

  if (is_inside_still (look, inside, n_children))
    add_children (look, item, inside);
  else
    call (look, item, ACCESSIBLE, "GetChildren", NULL, take_children);
}

static void
take_role (Look     *look,
           Item     *item,
           GVariant *answer)
{
  g_variant_get (answer, "(u)", &item->role);
}

static void
take_properties (Look     *look,
                 Item     *item,
                 GVariant *answer)
{
  g_autoptr (GVariant) properties = g_variant_get_child_value (answer, 0);
  const char *name = "", *description = "", *help = "";
  gint32 n_children = 0;

  /* From GTK 4.16 on a tooltip is help, before it is the description. */
  look->has_new_toolkit = g_variant_lookup (properties, "HelpText", "&s", &help);
  g_variant_lookup (properties, "Name", "&s", &name);
  g_variant_lookup (properties, "Description", "&s", &description);
  g_variant_lookup (properties, "ChildCount", "i", &n_children);
  take (look, item, name, *description != '\0' ? description : help, n_children);
}

/* Windows tell which toolkit it is, and of itself an application tells wrongly there that
 * it has none. */
static void
ask (Look *look,
     Item *item)
{
  const gboolean is_inside = item->parent != NULL && item->parent->parent != NULL;
  const Told *told = is_inside ? g_hash_table_lookup (look->told, item->path) : NULL;

  if (told != NULL)
    {
      item->role = told->role;
      take (look, item, told->name, told->description, told->n_children);
    }
  else
    {
      call (look, item, ACCESSIBLE, "GetRole", NULL, take_role);
      call (look, item, PROPERTIES, "GetAll", g_variant_new ("(s)", ACCESSIBLE), take_properties);
    }
}

/* One of its items. */
static Told *
told_new (DBusMessageIter *item)
{
  Told *told = g_new0 (Told, 1);
  DBusMessageIter place;

  dbus_message_iter_recurse (item, &place);
  dbus_message_iter_next (&place);
  dbus_message_iter_get_basic (&place, &told->path);
  for (guint i = 0; i < 3; i++)
    dbus_message_iter_next (item);
  dbus_message_iter_get_basic (item, &told->index);
  dbus_message_iter_next (item);
  dbus_message_iter_get_basic (item, &told->n_children);
  dbus_message_iter_next (item);
  dbus_message_iter_next (item);
  dbus_message_iter_get_basic (item, &told->name);
  dbus_message_iter_next (item);
  dbus_message_iter_get_basic (item, &told->role);
  dbus_message_iter_next (item);
  dbus_message_iter_get_basic (item, &told->description);

  return told;
}

/* An answer to somebody comes after all that was told before it. */
static gboolean
wait_for_news (Looker     *looker,
               const char *owner,
               const char *path)
{
  g_autoptr (GVariant) answer = g_dbus_connection_call_sync (looker->bus, owner, path, ACCESSIBLE, "GetRole", NULL, NULL,
                                                             G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL);

  while (g_main_context_iteration (looker->context, FALSE))
    continue;

  return answer != NULL;
}

/* What it has told of before it tells again at once. What has changed until then it has said
 * before. */
static gboolean
remember (Look       *look,
          const char *owner,
          const char *path)
{
  DBusMessage *question = dbus_message_new_method_call (owner, CACHE_PATH, CACHE, "GetItems");
  DBusMessageIter iter, items, item;

  look->answer = dbus_connection_send_with_reply_and_block (look->looker->reader, question, DBUS_TIMEOUT_USE_DEFAULT, NULL);
  dbus_message_unref (question);
  if (look->answer == NULL || !wait_for_news (look->looker, owner, path)
      || !dbus_message_has_signature (look->answer, "a" ITEM_TYPE))
    return FALSE;

  dbus_message_iter_init (look->answer, &iter);
  for (dbus_message_iter_recurse (&iter, &items); dbus_message_iter_get_arg_type (&items) != DBUS_TYPE_INVALID;
       dbus_message_iter_next (&items))
    {
      Told *told = NULL;

      dbus_message_iter_recurse (&items, &item);
      told = told_new (&item);
      g_hash_table_replace (look->told, (gpointer) told->path, told);
    }

  return TRUE;
}

static void
take_place (Look     *look,
            Item     *item,
            GVariant *answer)
{
  g_variant_get (answer, "((iiii))", &item->left, &item->top, &item->width, &item->height);
  item->has_place = TRUE;
}

/* From top to bottom, each with the number of what it is in. */
static void
write_item (GString    *text,
            const Item *item,
            gint64      parent,
            gint64     *n_written)
{
  const gint64 number = (*n_written)++;

  g_string_append_printf (text, "%s%c%s%c%" G_GINT64_FORMAT "%c%u%c%s%c%s%c", item->owner, FIELD_END, item->path, FIELD_END,
                          parent, FIELD_END, item->role, FIELD_END, item->name, FIELD_END, item->description, ITEM_END);
  for (guint i = 0; i < item->children->len; i++)
    write_item (text, g_ptr_array_index (item->children, i), number, n_written);
}

static char *
write_look (const Look *look,
            const Item *root)
{
  GString *text = g_string_new (look->has_new_toolkit ? "new" : "old");
  gint64 n_written = 0;

  g_string_append_c (text, ITEM_END);
  write_item (text, root, -1, &n_written);

  return g_string_free (text, FALSE);
}

/* Of what it is asked for the first time, an application tells all that it would answer, before it does. Newer ones tell
 * at other times, too, and of more. */
static void
on_added (GDBusConnection *bus,
          const char      *owner,
          const char      *path,
          const char      *interface,
          const char      *member,
          GVariant        *arguments,
          gpointer         data)
{
  Look *look = ((Looker *) data)->look;
  Told *told = NULL;

  if (look == NULL || look->has_new_toolkit || g_strcmp0 (owner, look->owner) != 0
      || !g_variant_is_of_type (arguments, G_VARIANT_TYPE ("(" ITEM_TYPE ")")))
    return;

  told = g_new0 (Told, 1);
  g_variant_get (arguments, "(((s&o)(so)(so)ii@as&su&s@au))", NULL, &told->path, NULL, NULL, NULL, NULL, &told->index,
                 &told->n_children, NULL, &told->name, &told->role, &told->description, NULL);
  g_ptr_array_add (look->added, g_variant_ref (arguments));
  g_hash_table_replace (look->told, (gpointer) told->path, told);
}

/* A screen reader is told of much that a look does not: whether something is pressed, where it is. */
static void
on_told (GDBusConnection *bus,
         const char      *owner,
         const char      *path,
         const char      *interface,
         const char      *member,
         GVariant        *arguments,
         gpointer         data)
{
  g_autofree char *key = make_key (owner, path);
  Looker *looker = data;

  g_hash_table_add (looker->news, g_strdup (owner));
  if (g_str_equal (member, "ChildrenChanged"))
    g_hash_table_remove (looker->inside, key);
}

Looker *
looker_new (const char    *address,
            const guint32 *leaves,
            const guint32 *rows)
{
  const GDBusConnectionFlags flags
    = G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION;
  const char *const telling[] = { "ChildrenChanged", "PropertyChange", "TextChanged" };
  Looker *looker = g_new0 (Looker, 1);

  looker->leaves = leaves;
  looker->rows = rows;
  looker->context = g_main_context_new ();
  looker->news = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  looker->inside = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_variant_unref);
  g_main_context_push_thread_default (looker->context);
  looker->bus = g_dbus_connection_new_for_address_sync (address, flags, NULL, NULL, NULL);
  looker->reader = dbus_connection_open_private (address, NULL);
  if (looker->reader == NULL || !dbus_bus_register (looker->reader, NULL))
    g_error ("the accessibility bus does not answer");
  dbus_connection_set_exit_on_disconnect (looker->reader, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (telling); i++)
    g_dbus_connection_signal_subscribe (looker->bus, NULL, "org.a11y.atspi.Event.Object", telling[i], NULL, NULL,
                                        G_DBUS_SIGNAL_FLAGS_NONE, on_told, looker, NULL);
  g_dbus_connection_signal_subscribe (looker->bus, NULL, CACHE, "AddAccessible", NULL, NULL, G_DBUS_SIGNAL_FLAGS_NONE,
                                      on_added, looker, NULL);
  g_main_context_pop_thread_default (looker->context);

  return looker;
}

char *
looker_look (Looker     *looker,
             const char *owner,
             const char *path,
             gboolean    has_new_toolkit)
{
  Look look = {
    .looker = looker,
    .owner = owner,
    .added = g_ptr_array_new_with_free_func ((GDestroyNotify) g_variant_unref),
    .told = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free),
    .has_new_toolkit = has_new_toolkit,
  };
  Item *root = item_new (NULL, owner, path);
  char *seen = NULL;

  g_main_context_push_thread_default (looker->context);
  wait_for_news (looker, owner, path);
  g_hash_table_remove (looker->news, owner);
  if (has_new_toolkit || remember (&look, owner, path))
    {
      looker->look = &look;
      ask (&look, root);
      wait_for_answers (&look);
      looker->look = NULL;
      seen = write_look (&look, root);
    }
  g_main_context_pop_thread_default (looker->context);

  item_free (root);
  g_hash_table_unref (look.told);
  g_ptr_array_unref (look.added);
  g_clear_pointer (&look.answer, dbus_message_unref);

  return seen;
}

gboolean
looker_has_news (Looker     *looker,
                 const char *owner,
                 const char *path)
{
  gboolean answers;

  g_main_context_push_thread_default (looker->context);
  answers = wait_for_news (looker, owner, path);
  g_main_context_pop_thread_default (looker->context);

  return !answers || g_hash_table_contains (looker->news, owner);
}

static char *
write_places (const Item *root)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < root->children->len; i++)
    {
      const Item *item = g_ptr_array_index (root->children, i);

      if (item->has_place)
        g_string_append_printf (text, "%d %d %d %d", item->left, item->top, item->width, item->height);
      g_string_append_c (text, ITEM_END);
    }

  return g_string_free (text, FALSE);
}

char *
looker_measure (Looker            *looker,
                const char        *owner,
                const char *const *paths)
{
  Look look = { .looker = looker };
  Item *root = item_new (NULL, owner, "/");
  char *places = NULL;

  g_main_context_push_thread_default (looker->context);
  for (guint i = 0; paths[i] != NULL; i++)
    call (&look, add_child (root, owner, paths[i]), COMPONENT, "GetExtents", g_variant_new ("(u)", IN_WINDOW), take_place);
  wait_for_answers (&look);
  places = write_places (root);
  g_main_context_pop_thread_default (looker->context);

  item_free (root);

  return places;
}
