/* parlour-field-rows.c: rows in which an object of a schema is filled in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a document may say of a thing is in a table of fields. Here each field is a row
 * or some rows, by what it is, and the object is changed by them in its place. Whether
 * what it says then is right is asked of who reads it.
 */

#include "config.h"

#include "parlour-field-rows-private.h"

#include "parlour-field-words.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

static guint changed_signal;

G_DEFINE_FINAL_TYPE (ParlourFieldRows, parlour_field_rows, GTK_TYPE_BOX)

/* What is asked of a player only where what else is said calls for it. */
typedef struct {
  const TableField *field;
  JsonObject *object;
  int seat;
  GtkWidget *row;
} Question;

/* Rows */

static void
change_free (ParlourFieldChange *change)
{
  json_object_unref (change->object);
  json_object_unref (change->says);
  g_free (change);
}

void
parlour_field_rows_tell_changed (ParlourFieldRows *self)
{
  for (guint i = 0; i < self->changes->len; i++)
    {
      const ParlourFieldChange *change = self->changes->pdata[i];

      if (json_object_get_size (change->says) == 0)
        json_object_remove_member (change->object, change->member);
      else if (!json_object_has_member (change->object, change->member))
        json_object_set_object_member (change->object, change->member, json_object_ref (change->says));
    }
  g_signal_emit (self, changed_signal, 0);
}

void
parlour_field_rows_begin_group (ParlourFieldRows *self,
                                const char       *title)
{
  g_autofree char *escaped = NULL;

  if (self->parent != NULL)
    return;

  /* The title takes markup, and may be the name of a player. */
  escaped = g_markup_escape_text (title, -1);
  self->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_title (self->group, escaped);
  parlour_group_show_whole (self->group);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->group));
}

void
parlour_field_rows_add_row (ParlourFieldRows *self,
                            GtkWidget        *row,
                            GtkWidget        *first)
{
  if (self->group == NULL)
    parlour_field_rows_begin_group (self, "");
  if (self->parent != NULL)
    adw_expander_row_add_row (self->parent, row);
  else
    adw_preferences_group_add (self->group, row);
  self->last = row;
  if (self->first == NULL)
    self->first = first;
}

/* The name of a row takes markup, and may be that of a player. */
void
parlour_field_rows_name (GtkWidget  *row,
                         const char *title)
{
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
}

/* Makes a row that nobody goes to, but to what is in it. */
GtkWidget *
parlour_field_rows_make_plain (GtkWidget *child)
{
  return g_object_new (ADW_TYPE_PREFERENCES_ROW, "child", child, "activatable", FALSE, "focusable", FALSE, NULL);
}

void
parlour_field_rows_add_action_row (ParlourFieldRows *self,
                                   const char       *title,
                                   GtkWidget        *suffix)
{
  GtkWidget *row = adw_action_row_new ();

  parlour_field_rows_name (row, title);
  gtk_widget_set_valign (suffix, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), suffix);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), suffix);
  gtk_accessible_update_property (GTK_ACCESSIBLE (suffix), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  parlour_field_rows_add_row (self, row, suffix);
}

/* Says below the row that came last what it means. */
void
parlour_field_rows_show_hint (ParlourFieldRows *self,
                              const TableField *field)
{
  if (field->hint != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (self->last), gettext (field->hint));
}

/* Lists that grow and shrink */

static gboolean
renew (gpointer data)
{
  ParlourFieldRows *self = data;

  self->renews = 0;
  parlour_field_rows_show (self, self->fields, &self->terms, (const char *const *) self->names, self->object);
  parlour_field_rows_tell_changed (self);

  return G_SOURCE_REMOVE;
}

/* What was pressed may go with the rows, but not while it is asked. Nothing else is pressed
 * before: some rows may stand for what is there no more. */
void
parlour_field_rows_renew_soon (ParlourFieldRows *self)
{
  if (self->renews == 0)
    self->renews = g_idle_add_full (G_PRIORITY_HIGH, renew, self, NULL);
}

static void
on_add (GtkButton        *button,
        ParlourFieldRows *self)
{
  const TableField *field = g_object_get_data (G_OBJECT (button), "field");

  json_array_add_element (parlour_field_get_list (button), parlour_field_rows_make_value (self, field));
  parlour_field_rows_renew_soon (self);
}

static void
on_remove (GtkButton        *button,
           ParlourFieldRows *self)
{
  JsonArray *list = parlour_field_get_list (button);
  guint length = json_array_get_length (list);

  if (length > 0)
    json_array_remove_element (list, length - 1);
  parlour_field_rows_renew_soon (self);
}

static GtkWidget *
make_list_button (ParlourFieldRows        *self,
                  const TableField        *field,
                  const ParlourFieldPlace *place,
                  const char              *icon,
                  const char              *tooltip,
                  GCallback                callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  parlour_widget_set_tooltip (button, tooltip);
  g_object_set_data (G_OBJECT (button), "field", (gpointer) field);
  parlour_field_set_place (button, place);
  g_signal_connect_object (button, "clicked", callback, self, 0);

  return button;
}

static void
add_list_buttons (ParlourFieldRows        *self,
                  const TableField        *field,
                  const ParlourFieldPlace *place)
{
  guint length = json_array_get_length (json_node_get_array (parlour_field_place_get (place)));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *less = make_list_button (self, field, place, "list-remove-symbolic", _("One Less"), G_CALLBACK (on_remove));
  GtkWidget *more = make_list_button (self, field, place, "list-add-symbolic", _("One More"), G_CALLBACK (on_add));

  gtk_widget_set_sensitive (less, length > (guint) field->min_n);
  gtk_widget_set_sensitive (more, length < (guint) field->max_n);
  gtk_box_append (GTK_BOX (box), less);
  gtk_box_append (GTK_BOX (box), more);
  adw_preferences_group_set_header_suffix (self->group, box);
  if (self->first == NULL)
    self->first = more;
}

/* Fields */

static void add_fields (ParlourFieldRows *self, const TableField *fields, JsonObject *object);
static void add_values (ParlourFieldRows *self, const TableField *field, const char *title,
                        const ParlourFieldPlace *place);

/* What has several rows, below its title. */
static void
add_group (ParlourFieldRows        *self, /* NOLINT(misc-no-recursion) */
           const TableField        *field,
           const char              *title,
           const ParlourFieldPlace *place)
{
  parlour_field_rows_begin_group (self, title);
  self->last = NULL;
  if (field->kind == TABLE_BUNDLE)
    parlour_field_rows_add_bundle (self, NULL, field, json_node_get_object (parlour_field_place_get (place)));
  else if (field->kind == TABLE_STRUCT)
    add_fields (self, field->fields, json_node_get_object (parlour_field_place_get (place)));
  else
    parlour_field_rows_add_some (self, field, place);
  /* All that somebody has may stand in a table. */
  if (self->last == NULL && self->in_table->len > 0 && self->group != NULL)
    gtk_box_remove (GTK_BOX (self), GTK_WIDGET (self->group));
  self->group = NULL;
}

static void
add_value (ParlourFieldRows        *self, /* NOLINT(misc-no-recursion) */
           const TableField        *field,
           const char              *title,
           const ParlourFieldPlace *place)
{
  switch (field->kind)
    {
    case TABLE_INT:
      if (field->offers != NULL)
        parlour_field_rows_add_offered (self, field, title, place);
      else
        parlour_field_rows_add_number (self, NULL, title, field->min, field->max, FALSE, place);
      break;

    case TABLE_NUMBER:
      if (field->max != 0 && !field->nullable)
        parlour_field_rows_add_number (self, NULL, title, 1, field->max, FALSE, place);
      else
        parlour_field_rows_add_choice (self, field, title, place);
      break;

    case TABLE_ID:
      parlour_field_rows_add_choice (self, field, title, place);
      break;

    case TABLE_FLAG:
      parlour_field_rows_add_flag (self, title, place);
      parlour_field_rows_show_hint (self, field);
      break;

    case TABLE_TEXT:
      parlour_field_rows_add_text (self, field, title, place);
      break;

    case TABLE_BUNDLE:
      if (field->find_most != NULL && self->terms.state != NULL)
        parlour_field_rows_add_handed (self, field, title, place);
      else if (self->group != NULL && (self->is_known || field->shape == TABLE_BY_SEAT))
        parlour_field_rows_add_bundle_row (self, field, title, place);
      else
        add_group (self, field, title, place);
      break;

    case TABLE_SEATS:
    case TABLE_BITS:
    case TABLE_STRUCT:
      add_group (self, field, title, place);
      break;

    case TABLE_INNER:
    default:
      add_values (self, field->fields, title, place);
    }
}

/* One of several that are called something opens, as there may be many, and so does one of those that are known. */

static void
on_opened (AdwExpanderRow   *row,
           GParamSpec       *pspec,
           ParlourFieldRows *self)
{
  if (adw_expander_row_get_expanded (row))
    g_hash_table_add (self->open, g_strdup (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row))));
  else
    g_hash_table_remove (self->open, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
}

static void
tell_opening (AdwExpanderRow *row)
{
  const TableField *field = g_object_get_data (G_OBJECT (row), "field");
  JsonNode *node = parlour_field_place_get (parlour_field_get_place (row));
  g_autofree char *said = parlour_field_words_tell (field->fields, json_node_get_object (node));

  adw_expander_row_set_subtitle (row, said);
}

static void
add_opening (ParlourFieldRows        *self, /* NOLINT(misc-no-recursion) */
             const TableField        *field,
             const char              *title,
             const ParlourFieldPlace *place)
{
  GtkWidget *row = adw_expander_row_new ();
  AdwPreferencesGroup *group;

  parlour_field_rows_name (row, title);
  g_object_set_data (G_OBJECT (row), "field", (gpointer) field);
  parlour_field_set_place (row, place);
  tell_opening (ADW_EXPANDER_ROW (row));
  g_signal_connect_object (self, "changed", G_CALLBACK (tell_opening), row, G_CONNECT_SWAPPED);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), g_hash_table_contains (self->open, title));
  g_signal_connect_object (row, "notify::expanded", G_CALLBACK (on_opened), self, 0);
  parlour_field_rows_add_row (self, row, row);
  group = self->group;
  self->parent = ADW_EXPANDER_ROW (row);
  add_fields (self, field->fields, json_node_get_object (parlour_field_place_get (place)));
  self->parent = NULL;
  self->group = group;
}

/* What one of several is called: a player, a key, or a number. */
static char *
tell_one (ParlourFieldRows *self,
          const TableField *field,
          const char       *title,
          int               i)
{
  if (field->shape == TABLE_BY_SEAT)
    return g_strdup (self->names[i]);
  if (field->shape == TABLE_BY_ID)
    return g_strdup (parlour_field_tell_key (field, i));

  /* Translators: %s is what there are several of in a list, such as “hold”, %d is the number of one of them. */
  return g_strdup_printf (C_("one of a list", "%s %d"), field->one != NULL ? gettext (field->one) : title, i + 1);
}

/* Adds one of several things. What else is asked of it depends on what it says first. */
static void
add_one (ParlourFieldRows        *self, /* NOLINT(misc-no-recursion) */
         const TableField        *field,
         const char              *title,
         const ParlourFieldPlace *place)
{
  g_autofree gpointer said = field->kind == TABLE_STRUCT && field->size > 0 ? g_malloc0 (field->size) : NULL;
  DocPlace at;

  if (field->shape != TABLE_LIST || said == NULL)
    {
      add_value (self, field, title, place);
      return;
    }

  at = doc_place_root (parlour_field_place_get (place));
  table_fields_read (field->fields, &at, &self->terms, said, NULL);
  self->said = said;
  add_value (self, field, title, place);
  self->said = NULL;
  table_fields_clear (field->fields, said);
}

/* Where the i-th of several stands, in which there is something unless it may stay as it is. */
static ParlourFieldPlace
find_nth (ParlourFieldRows *self,
          const TableField *field,
          JsonNode         *node,
          int               i)
{
  ParlourFieldPlace one = { 0 };

  if (field->shape == TABLE_BY_ID)
    one = (ParlourFieldPlace) { .object = json_node_get_object (node), .member = field->keys[i] };
  else
    one = (ParlourFieldPlace) { .list = json_node_get_array (node), .index = (guint) i };
  if (parlour_field_place_get (&one) == NULL && !parlour_field_may_stay (field))
    parlour_field_place_set (&one, parlour_field_rows_make_value (self, field));

  return one;
}

static void
add_values (ParlourFieldRows        *self, /* NOLINT(misc-no-recursion) */
            const TableField        *field,
            const char              *title,
            const ParlourFieldPlace *place)
{
  JsonNode *node = parlour_field_place_get (place);
  const int seat = self->seat;
  const char *const at = self->at;
  const gboolean is_usual = at != NULL && field->find == NULL && !field->owned;
  int n;

  if (field->shape == TABLE_ONE)
    {
      self->at = is_usual ? at + field->offset : NULL;
      add_value (self, field, title, place);
      self->at = at;
      return;
    }

  if (parlour_field_is_side_by_side (field) && self->terms.state != NULL)
    {
      parlour_field_rows_add_seats (self, field, title, json_node_get_array (node));
      return;
    }

  if (parlour_field_is_chooser (field))
    {
      parlour_field_rows_add_chooser (self, field, json_node_get_array (node));
      return;
    }

  /* Each player has a column then, or a heading. */
  if (field->shape != TABLE_BY_SEAT || field->kind != TABLE_STRUCT)
    parlour_field_rows_begin_group (self, title);
  else if (at == NULL && !field->nullable && self->parent == NULL)
    parlour_field_rows_add_table (self, field, json_node_get_array (node));
  if (field->shape == TABLE_LIST && field->counted)
    add_list_buttons (self, field, place);

  n = field->shape == TABLE_BY_ID ? (int) g_strv_length ((char **) field->keys)
                                  : (int) json_array_get_length (json_node_get_array (node));
  for (int i = 0; i < n; i++)
    {
      g_autofree char *name = tell_one (self, field, title, i);
      const ParlourFieldPlace one = find_nth (self, field, node, i);

      self->seat = field->shape == TABLE_BY_SEAT ? i : seat;
      self->at = is_usual ? at + field->offset + (gsize) i * field->size : NULL;
      if (field->kind == TABLE_STRUCT && self->parent == NULL
          && (field->shape == TABLE_BY_ID || (self->at != NULL && field->shape == TABLE_LIST && !field->counted)))
        add_opening (self, field, name, &one);
      else
        add_one (self, field, name, &one);
    }
  self->at = at;
  self->group = NULL;
  self->seat = seat;
}

/* What may be left out */

/* What is known of it, where that is known, or else as little as can be. */
static JsonNode *
make_given (ParlourFieldRows *self,
            const TableField *field,
            gconstpointer     at)
{
  TableField alone[] = { *field, TABLE_END };
  TableTerms terms = self->terms;
  g_autoptr (JsonNode) node = NULL;

  if (at == NULL)
    return parlour_field_rows_make_values (self, field);

  terms.whole = TRUE;
  alone[0].need = TABLE_REQUIRED;
  alone[0].find_need = NULL;
  node = table_fields_print (alone, &terms, at);

  return json_node_copy (json_object_get_member (json_node_get_object (node), field->name));
}

/* What can only be said in one way is said as soon as it is. */
static gboolean
says_itself (const TableField *field)
{
  return field->kind == TABLE_FLAG && field->need == TABLE_MARKED && field->usual;
}

static void
on_given (GtkSwitch        *flag,
          GParamSpec       *pspec,
          ParlourFieldRows *self)
{
  const TableField *field = g_object_get_data (G_OBJECT (flag), "field");
  JsonObject *object = g_object_get_data (G_OBJECT (flag), "object");

  if (gtk_switch_get_active (flag))
    json_object_set_member (object, field->name, make_given (self, field, g_object_get_data (G_OBJECT (flag), "at")));
  else
    json_object_remove_member (object, field->name);
  parlour_field_rows_renew_soon (self);
}

static void
add_whether_given (ParlourFieldRows *self,
                   const TableField *field,
                   JsonObject       *object)
{
  GtkWidget *flag = gtk_switch_new ();

  gtk_switch_set_active (GTK_SWITCH (flag), json_object_has_member (object, field->name));
  g_object_set_data (G_OBJECT (flag), "field", (gpointer) field);
  g_object_set_data (G_OBJECT (flag), "at", (gpointer) (says_itself (field) ? NULL : self->at));
  g_object_set_data_full (G_OBJECT (flag), "object", json_object_ref (object), (GDestroyNotify) json_object_unref);
  g_signal_connect_object (flag, "notify::active", G_CALLBACK (on_given), self, 0);
  parlour_field_rows_add_action_row (self, parlour_field_words_get_title (field), flag);
  parlour_field_rows_show_hint (self, field);
}

/* Whether leaving it out says the same as what it usually is; an object that may be left out says
 * nothing that an empty one does not. */
static gboolean
is_as_usual_without (const TableField *field,
                     TableNeed         need)
{
  if (field->kind == TABLE_STRUCT)
    return need == TABLE_OPTIONAL && (field->shape == TABLE_ONE || parlour_field_is_tags (field)) && !field->nullable;

  return (need == TABLE_OPTIONAL || need == TABLE_SPARSE) && field->shape == TABLE_ONE && !field->or_null
         && field->find_usual == NULL && field->kind != TABLE_TEXT && field->kind != TABLE_INNER
         && (field->kind != TABLE_NUMBER || field->nullable);
}

/* Of what no row is made. */
static gboolean
is_left_out (ParlourFieldRows *self,
             const TableField *field,
             TableNeed         need)
{
  return need == TABLE_ABSENT || need == TABLE_IMPLIED || need == TABLE_NULL || field->find != NULL
         || (self->is_somebodys && field->find_need != NULL && parlour_field_is_whom (field));
}

/* Tells whether something is said, and says at first as little as can be of what always is. */
gboolean
parlour_field_rows_says (ParlourFieldRows *self,
                         const TableField *field,
                         JsonObject       *object)
{
  const TableNeed need = parlour_field_rows_find_need (self, field);

  if (!json_object_has_member (object, field->name) && !is_left_out (self, field, need)
      && (need == TABLE_REQUIRED || is_as_usual_without (field, need)
          || (field->find_need != NULL && parlour_field_is_whom (field))))
    json_object_set_member (object, field->name, parlour_field_rows_make_values (self, field));

  return json_object_has_member (object, field->name);
}

/* Rows of another kind than what a value is has. */
static gboolean
add_otherwise (ParlourFieldRows *self,
               const TableField *field,
               JsonObject       *object,
               TableNeed         need)
{
  const ParlourFieldPlace place = { .object = object, .member = field->name };
  const char *title = parlour_field_words_get_title (field);

  if (field->stretches != NULL)
    parlour_field_rows_add_ring (self, field, object);
  else if (field->is_set)
    parlour_field_rows_add_set (self, field, object);
  else if (parlour_field_is_tags (field) && json_object_has_member (object, field->name))
    parlour_field_rows_add_tags (self, field, title, &place, 0);
  else if (parlour_field_rows_may_be_usual (self, field) && field->kind == TABLE_INT)
    parlour_field_rows_add_usual_number (self, field, title, &place);
  else if (parlour_field_rows_may_be_usual (self, field))
    parlour_field_rows_add_choice (self, field, title, &place);
  else if (field->is_asked != NULL && self->seat != TABLE_NOBODY)
    g_array_append_val (self->questions, ((Question) { field, object, self->seat, NULL }));
  else if (need == TABLE_MARKED && parlour_field_may_stay (field)
           && (field->kind == TABLE_BUNDLE || field->kind == TABLE_NUMBER))
    parlour_field_rows_add_changes (self, field, object);
  else if (parlour_field_is_written (field))
    parlour_field_rows_add_text (self, field, title, &place);
  else
    return FALSE;

  if (parlour_field_rows_may_be_usual (self, field))
    parlour_field_rows_show_hint (self, field);

  return TRUE;
}

static void
add_field (ParlourFieldRows *self, /* NOLINT(misc-no-recursion) */
           const TableField *field,
           JsonObject       *object)
{
  const TableNeed need = parlour_field_rows_find_need (self, field);
  const gboolean there = parlour_field_rows_says (self, field, object);

  if (is_left_out (self, field, need) || (self->seat != TABLE_NOBODY && g_ptr_array_find (self->in_table, field, NULL)))
    return;

  if (parlour_field_words_is_fixed (field)
      || (field->asked_in != 0 && (field->asked_in & 1u << self->terms.tracking) == 0))
    return;

  if (add_otherwise (self, field, object, need))
    return;

  if (need != TABLE_REQUIRED && !is_as_usual_without (field, need) && !(self->is_known && there)
      && !(field->find_need != NULL && parlour_field_is_whom (field)))
    add_whether_given (self, field, object);
  if (there && !says_itself (field))
    add_values (self, field, parlour_field_words_get_title (field),
                &(ParlourFieldPlace) { .object = object, .member = field->name });
}

/* Members of a struct that stand beside the others have a heading where it is called something. */
static void
add_beside (ParlourFieldRows *self, /* NOLINT(misc-no-recursion) */
            const TableField *field,
            JsonObject       *object)
{
  const char *const at = self->at;

  if (field->title != NULL)
    {
      parlour_field_rows_begin_group (self, gettext (field->title));
      adw_preferences_group_set_description (self->group, field->hint != NULL ? gettext (field->hint) : NULL);
    }
  self->at = at != NULL ? at + field->offset : NULL;
  add_fields (self, field->fields, object);
  self->at = at;
  if (field->title != NULL)
    self->group = NULL;
}

static void
add_fields (ParlourFieldRows *self, /* NOLINT(misc-no-recursion) */
            const TableField *fields,
            JsonObject       *object)
{
  for (const TableField *field = fields; field->name != NULL; field++)
    if (*field->name == '\0')
      add_beside (self, field, object);
    else
      add_field (self, field, object);
}

/* They stand below all else, so that nothing moves when they come and go. */
static void
add_questions (ParlourFieldRows *self)
{
  for (guint i = 0; i < self->questions->len; i++)
    {
      Question *question = &g_array_index (self->questions, Question, i);

      if (i == 0)
        parlour_field_rows_begin_group (self, parlour_field_words_get_title (question->field));
      add_values (self, question->field, self->names[question->seat],
                  &(ParlourFieldPlace) { .object = question->object, .member = question->field->name });
      question->row = self->last;
    }
}

/* The object */

static void
parlour_field_rows_dispose (GObject *object)
{
  ParlourFieldRows *self = PARLOUR_FIELD_ROWS (object);

  g_clear_handle_id (&self->renews, g_source_remove);
  g_clear_pointer (&self->object, json_object_unref);
  g_clear_pointer (&self->names, g_strfreev);
  g_clear_pointer (&self->questions, g_array_unref);
  g_clear_pointer (&self->changes, g_ptr_array_unref);
  g_clear_pointer (&self->rings, g_ptr_array_unref);
  g_clear_pointer (&self->late, g_ptr_array_unref);
  g_clear_pointer (&self->in_table, g_ptr_array_unref);
  g_clear_pointer (&self->scores, g_ptr_array_unref);
  g_clear_pointer (&self->numbers, g_ptr_array_unref);
  g_clear_pointer (&self->covered, g_ptr_array_unref);
  g_clear_pointer (&self->texts, g_ptr_array_unref);
  parlour_field_table_clear (&self->table);
  g_clear_pointer (&self->open, g_hash_table_unref);
  g_clear_pointer (&self->usual_numbers, g_ptr_array_unref);

  G_OBJECT_CLASS (parlour_field_rows_parent_class)->dispose (object);
}

/* The keys */

/* In which column of a table something is, from 1, or 0. */
static int
get_column (GtkWidget *widget)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (widget), PARLOUR_FIELD_COLUMN));
}

/* Lists where Tab stops in something, but for the rows that come late. */
static void
list_stops (ParlourFieldRows *self, /* NOLINT(misc-no-recursion) */
            GtkWidget        *widget,
            GPtrArray        *stops)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LIST_BOX_ROW (child) && get_column (child) != 0)
      list_stops (self, child, stops);
    else if (GTK_IS_LIST_BOX_ROW (child) || get_column (child) != 0
             || (gtk_widget_get_focusable (child) && !GTK_IS_LIST_BOX (child)))
      {
        if (!g_ptr_array_find (self->late, child, NULL) && (get_column (child) == 0 || gtk_widget_get_mapped (child)))
          g_ptr_array_add (stops, child);
      }
    else
      {
        list_stops (self, child, stops);
      }
}

/* In a table Tab goes down a column, as one player after the other tells what there is. */
static void
sort_by_column (GPtrArray *stops)
{
  for (guint from = 0, to; from < stops->len; from = MAX (to, from + 1))
    {
      g_autoptr (GPtrArray) sorted = g_ptr_array_new ();

      for (to = from; to < stops->len && get_column (stops->pdata[to]) != 0; to++)
        continue;
      for (int column = 1; sorted->len < to - from; column++)
        for (guint i = from; i < to; i++)
          if (get_column (stops->pdata[i]) == column)
            g_ptr_array_add (sorted, stops->pdata[i]);
      for (guint i = 0; i < sorted->len; i++)
        stops->pdata[from + i] = sorted->pdata[i];
    }
}

/* Tab comes to the rows that come late after all others, and to what is behind the rows after that. */
static gboolean
parlour_field_rows_focus (GtkWidget       *widget,
                          GtkDirectionType direction)
{
  ParlourFieldRows *self = PARLOUR_FIELD_ROWS (widget);
  const int step = direction == GTK_DIR_TAB_FORWARD ? 1 : -1;
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  g_autoptr (GPtrArray) stops = g_ptr_array_new ();
  int at = 0;

  if ((self->late->len == 0 && self->in_table->len == 0 && self->numbers->len == 0 && self->chooser == NULL)
      || (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD))
    return GTK_WIDGET_CLASS (parlour_field_rows_parent_class)->focus (widget, direction);

  list_stops (self, widget, stops);
  sort_by_column (stops);
  g_ptr_array_extend (stops, self->late, NULL, NULL);
  while (at < (int) stops->len
         && (focus == NULL || (focus != stops->pdata[at] && !gtk_widget_is_ancestor (focus, stops->pdata[at]))))
    at++;
  if (at == (int) stops->len)
    at = step > 0 ? 0 : at - 1;
  /* What stands together in a table is one stop: arrows go from one to the other. */
  else if (get_column (stops->pdata[at]) != 0 && focus != stops->pdata[at] && !GTK_IS_LIST_BOX_ROW (stops->pdata[at]))
    at += step;

  for (; at >= 0 && at < (int) stops->len; at += step)
    if (gtk_widget_child_focus (stops->pdata[at], direction))
      return TRUE;

  return FALSE;
}

static void
parlour_field_rows_class_init (ParlourFieldRowsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = parlour_field_rows_dispose;
  GTK_WIDGET_CLASS (klass)->focus = parlour_field_rows_focus;

  /* Emitted when somebody has changed the object. */
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
parlour_field_rows_init (ParlourFieldRows *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 18);
  self->questions = g_array_new (FALSE, FALSE, sizeof (Question));
  self->changes = g_ptr_array_new_with_free_func ((GDestroyNotify) change_free);
  self->rings = g_ptr_array_new ();
  self->late = g_ptr_array_new ();
  self->in_table = g_ptr_array_new ();
  self->scores = g_ptr_array_new ();
  self->numbers = g_ptr_array_new ();
  self->covered = g_ptr_array_new ();
  self->texts = g_ptr_array_new ();
  self->open = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->usual_numbers = g_ptr_array_new ();
}

/* Makes rows of which there are none yet. */
GtkWidget *
parlour_field_rows_new (void)
{
  return g_object_new (PARLOUR_TYPE_FIELD_ROWS, NULL);
}

/* Makes a row for each thing that the object says or may say. What somebody fills in changes the
 * object. The fields stay as long as the rows do. */
void
parlour_field_rows_show (ParlourFieldRows  *self,
                         const TableField  *fields,
                         const TableTerms  *terms,
                         const char *const *names,
                         JsonObject        *object)
{
  JsonObject *before;
  GStrv names_before;

  g_return_if_fail (fields != NULL && terms != NULL && names != NULL && object != NULL);

  before = self->object;
  self->object = json_object_ref (object);
  g_clear_pointer (&before, json_object_unref);
  self->fields = fields;
  self->terms = *terms;
  names_before = self->names;
  self->names = g_strdupv ((char **) names);
  g_strfreev (names_before);

  g_ptr_array_set_size (self->usual_numbers, 0);
  g_ptr_array_set_size (self->changes, 0);
  g_ptr_array_set_size (self->rings, 0);
  g_ptr_array_set_size (self->late, 0);
  g_ptr_array_set_size (self->in_table, 0);
  g_ptr_array_set_size (self->scores, 0);
  g_ptr_array_set_size (self->numbers, 0);
  g_ptr_array_set_size (self->covered, 0);
  g_ptr_array_set_size (self->texts, 0);
  self->chooser = NULL;
  for (int seat = 0; seat < TABLE_MAX_PLAYERS; seat++)
    self->order[seat] = seat;
  if (self->game != NULL && terms->state != NULL)
    table_game_list_places (terms->state, self->order);
  self->hands_over = FALSE;
  parlour_box_clear (GTK_BOX (self));
  self->group = NULL;
  self->at = self->usual;
  self->seat = TABLE_NOBODY;
  self->first = NULL;
  g_array_set_size (self->questions, 0);
  add_fields (self, fields, object);
  add_questions (self);
  parlour_field_rows_show_ring_sets (self);
}

/* Lets what some players have be told, by a bit for each seat, from when the rows are shown next on. Returns whether these
 * are others than before. */
gboolean
parlour_field_rows_set_uncovered (ParlourFieldRows *self,
                                  guint             seats)
{
  gboolean are_others = seats != self->uncovered;

  self->uncovered = seats;

  return are_others && (self->chooser != NULL || self->covers || self->covered->len > 0);
}

/* Covers what was entered of one player alone, from when the rows are shown next on. */
void
parlour_field_rows_cover (ParlourFieldRows *self)
{
  self->covers = TRUE;
}

/* Lets things be drawn that stand on a ring of the game. */
void
parlour_field_rows_set_game (ParlourFieldRows *self,
                             const TableGame  *game)
{
  g_return_if_fail (game != NULL);

  self->game = game;
}

/* Lets what is usual be filled in. Where it has become something else in the same struct, what
 * nobody has said follows. It stays as long as the rows do, or until there is another one. */
void
parlour_field_rows_set_usual (ParlourFieldRows *self,
                              gconstpointer     usual)
{
  if (usual != self->usual)
    g_ptr_array_set_size (self->usual_numbers, 0);
  self->usual = usual;
  for (guint i = 0; i < self->usual_numbers->len; i++)
    parlour_field_show_usual_number (self->usual_numbers->pdata[i]);
}

/* Lets that be put right, without asking first whether it is said. */
void
parlour_field_rows_set_known (ParlourFieldRows *self,
                              gboolean          is_known)
{
  self->is_known = is_known;
}

/* Asks that only once, where the object may say it or not. */
void
parlour_field_rows_set_somebodys (ParlourFieldRows *self,
                                  gboolean          is_somebodys)
{
  self->is_somebodys = is_somebodys;
}

/* Shows what an event asks for only where what else it says calls for it, and hides what it does
 * not. */
void
parlour_field_rows_ask (ParlourFieldRows *self,
                        const TableEvent *event)
{
  gboolean any = FALSE;

  g_return_if_fail (event != NULL);

  for (guint i = 0; i < self->questions->len; i++)
    {
      const Question *question = &g_array_index (self->questions, Question, i);
      gboolean is_asked = question->field->is_asked (&self->terms, event, question->seat);

      gtk_widget_set_visible (question->row, is_asked);
      any |= is_asked;
    }
  if (self->questions->len > 0)
    gtk_widget_set_visible (GTK_WIDGET (self->group), any);
}

/* Gets what takes the first key. */
GtkWidget *
parlour_field_rows_get_first (ParlourFieldRows *self)
{
  return self->first;
}
