/* parlour-field-rows.c: rows in which an object of a schema is filled in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a document may say of a thing is in a table of fields. Here each field is a row
 * or some rows, by what it is, and the object is changed by them in its place. Whether
 * what it says then is right is asked of who reads it.
 */

#include "config.h"

#include "parlour-editable.h"
#include "parlour-field-rows.h"

#include "parlour-field-words.h"
#include "parlour-game-ring.h"
#include "parlour-ring-field.h"
#include "parlour-stalls.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"
#include "text-words.h"

#include <glib/gi18n.h>

/**
 * ParlourFieldRows:
 *
 * Rows for the members of an object.
 */
struct _ParlourFieldRows {
  GtkBox parent_instance;

  const TableGame *game; /* of whose things there are signs, or NULL */
  const TableField *fields;
  TableTerms terms;
  GStrv names; /* by seat */
  JsonObject *object;
  gconstpointer usual; /* a struct of which the fields tell what is usual, or NULL */
  gconstpointer at; /* the part of it of which the next row is, or NULL */
  gboolean is_known; /* whether what need not be said is there already, to be put right */

  AdwPreferencesGroup *group; /* into which the next row comes, or NULL */
  AdwExpanderRow *parent; /* or in which it opens, or NULL */
  GHashTable *open; /* (element-type utf8): what rows that open are called, of those that are */
  GPtrArray *usual_numbers; /* (element-type GtkSpinButton): those that may stay as usual */
  int seat; /* of whom the next row is, or TABLE_NOBODY */
  GArray *questions; /* of Question */
  GPtrArray *changes; /* (element-type Change): of what stays as it is where nobody says anything else */
  GPtrArray *rings; /* (element-type GtkWidget): what players have of the ring of the game */
  gboolean hands_over; /* whether there is something of which who hands it over tells how much there is */
  GtkWidget *first; /* what takes the first key, or NULL */
  GtkWidget *last; /* the row that came last, or NULL */
  guint renews;
};

enum {
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourFieldRows, parlour_field_rows, GTK_TYPE_BOX)

/* What is asked of a player only where what else is said calls for it. */
typedef struct {
  const TableField *field;
  JsonObject *object;
  int seat;
  GtkWidget *row;
} Question;

/* Places of values */

/* Where a value is: a member of an object, or one of a list. */
typedef struct {
  JsonObject *object; /* or NULL */
  const char *member; /* a name of the schema's */
  JsonArray *list; /* or NULL */
  guint index;
} Place;

static void
place_free (Place *place)
{
  g_clear_pointer (&place->object, json_object_unref);
  g_clear_pointer (&place->list, json_array_unref);
  g_free (place);
}

static JsonNode *
place_get (const Place *place)
{
  return place->object != NULL ? json_object_get_member (place->object, place->member)
                               : json_array_get_element (place->list, place->index);
}

/* A list of json-glib grows at its end only. */
static void
place_set (const Place *place,
           JsonNode    *value) /* taken */
{
  g_autoptr (GPtrArray) rest = NULL;

  if (place->object != NULL)
    {
      json_object_set_member (place->object, place->member, value);
      return;
    }

  rest = g_ptr_array_new ();
  for (guint i = place->index + 1; i < json_array_get_length (place->list); i++)
    g_ptr_array_add (rest, json_array_dup_element (place->list, i));
  while (json_array_get_length (place->list) > place->index)
    json_array_remove_element (place->list, json_array_get_length (place->list) - 1);
  json_array_add_element (place->list, value);
  for (guint i = 0; i < rest->len; i++)
    json_array_add_element (place->list, rest->pdata[i]);
}

/* Values */

static JsonNode *make_values (ParlourFieldRows *self, const TableField *field);

static JsonNode *
make_int (gint64 value)
{
  return json_node_init_int (json_node_alloc (), value);
}

static gboolean
is_in_tracking (ParlourFieldRows *self,
                const TableField *field)
{
  return field->trackings == 0 || (field->trackings & 1u << self->terms.tracking) != 0;
}

/* What depends on other members is there as soon as somebody says so, but what a thing of several can never have: that
 * depends on which it is, and is known of what is usual. */
static TableNeed
find_need (ParlourFieldRows *self,
           const TableField *field)
{
  if (!is_in_tracking (self, field))
    return TABLE_ABSENT;
  if (field->find_need != NULL && self->parent != NULL && self->at != NULL
      && field->find_need (&self->terms, self->at) == TABLE_ABSENT)
    return TABLE_ABSENT;

  return field->find_need != NULL ? TABLE_MARKED : field->need;
}

/* Whether what is not named in an object of several things stays as it is: what is usual is nothing
 * that could be said. */
static gboolean
may_stay (const TableField *field)
{
  return field->usual < 0 && (field->kind == TABLE_BUNDLE || field->shape == TABLE_BY_ID)
         && !(field->nullable && field->usual == field->nothing);
}

static void
fill_required (ParlourFieldRows *self, /* NOLINT(misc-no-recursion) */
               const TableField *fields,
               JsonObject       *object)
{
  for (const TableField *field = fields; field->name != NULL; field++)
    if (*field->name == '\0')
      fill_required (self, field->fields, object);
    else if (find_need (self, field) == TABLE_REQUIRED && !json_object_has_member (object, field->name))
      json_object_set_member (object, field->name, make_values (self, field));
}

static JsonNode *
make_value (ParlourFieldRows *self, /* NOLINT(misc-no-recursion) */
            const TableField *field)
{
  g_autoptr (JsonObject) object = json_object_new ();
  g_autoptr (JsonArray) array = json_array_new ();
  JsonNode *node = json_node_alloc ();
  const int usual = field->find_usual != NULL && self->at != NULL ? field->find_usual (self->at) : field->usual;

  switch (field->kind)
    {
    case TABLE_INT:
      return json_node_init_int (node, CLAMP (usual, field->min, field->max));

    case TABLE_NUMBER:
      return json_node_init_int (node, 1);

    case TABLE_ID:
      return json_node_init_string (node, field->ids[MAX (usual - field->first, 0)]);

    case TABLE_FLAG:
      return json_node_init_boolean (node, field->usual != 0);

    case TABLE_TEXT:
      return json_node_init_string (node, "");

    case TABLE_SEATS:
    case TABLE_BITS:
      return json_node_init_array (node, array);

    case TABLE_STRUCT:
      fill_required (self, field->fields, object);
      return json_node_init_object (node, object);

    case TABLE_INNER:
      json_node_unref (node);
      return make_values (self, field->fields);

    case TABLE_BUNDLE:
    default:
      return json_node_init_object (node, object);
    }
}

static JsonNode *
make_values (ParlourFieldRows *self, /* NOLINT(misc-no-recursion) */
             const TableField *field)
{
  JsonNode *node;
  int n;

  if (field->shape == TABLE_ONE)
    return make_value (self, field);

  if (field->shape == TABLE_BY_ID)
    {
      JsonObject *object = json_object_new ();

      for (int i = 0; field->keys[i] != NULL && !may_stay (field); i++)
        json_object_set_member (object, field->keys[i], make_value (self, field));

      return json_node_init_object (json_node_alloc (), object);
    }

  n = field->shape == TABLE_BY_SEAT ? self->terms.n_players : field->counted ? field->min_n : field->max_n;
  node = json_node_init_array (json_node_alloc (), json_array_sized_new ((guint) n));
  for (int i = 0; i < n; i++)
    json_array_add_element (json_node_get_array (node), make_value (self, field));

  return node;
}

/* Rows */

/* A member that is there as long as it says anything. */
typedef struct {
  JsonObject *object;
  const char *member; /* a name of the schema's */
  JsonObject *says;
} Change;

static void
change_free (Change *change)
{
  json_object_unref (change->object);
  json_object_unref (change->says);
  g_free (change);
}

static void
tell_changed (ParlourFieldRows *self)
{
  for (guint i = 0; i < self->changes->len; i++)
    {
      const Change *change = self->changes->pdata[i];

      if (json_object_get_size (change->says) == 0)
        json_object_remove_member (change->object, change->member);
      else if (!json_object_has_member (change->object, change->member))
        json_object_set_object_member (change->object, change->member, json_object_ref (change->says));
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
begin_group (ParlourFieldRows *self,
             const char       *title)
{
  if (self->parent != NULL)
    return;

  self->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_title (self->group, title);
  parlour_group_show_whole (self->group);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->group));
}

static void
add_row (ParlourFieldRows *self,
         GtkWidget        *row,
         GtkWidget        *first)
{
  if (self->group == NULL)
    begin_group (self, "");
  if (self->parent != NULL)
    adw_expander_row_add_row (self->parent, row);
  else
    adw_preferences_group_add (self->group, row);
  self->last = row;
  if (self->first == NULL)
    self->first = first;
}

/* Among the others, or in one that opens. */
static void
add_action_row (ParlourFieldRows *self,
                AdwExpanderRow   *parent, /* or NULL */
                const char       *title,
                GtkWidget        *suffix)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_widget_set_valign (suffix, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), suffix);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), suffix);
  gtk_accessible_update_property (GTK_ACCESSIBLE (suffix), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  if (parent != NULL)
    adw_expander_row_add_row (parent, row);
  else
    add_row (self, row, suffix);
}

/* Says below the row that came last what it means. */
static void
show_hint (ParlourFieldRows *self,
           const TableField *field)
{
  if (field->hint != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (self->last), gettext (field->hint));
}

/* What a widget changes. */
static void
set_place (GtkWidget   *widget,
           const Place *place)
{
  Place *kept = g_memdup2 (place, sizeof *place);

  if (kept->object != NULL)
    json_object_ref (kept->object);
  else
    json_array_ref (kept->list);
  g_object_set_data_full (G_OBJECT (widget), "place", kept, (GDestroyNotify) place_free);
}

static void
set_value (gpointer  widget,
           JsonNode *value) /* taken */
{
  place_set (g_object_get_data (widget, "place"), value);
}

static JsonArray *
get_list (gpointer widget)
{
  return json_node_get_array (place_get (g_object_get_data (widget, "place")));
}

/* What is said no more stays as it is. */
static void
leave_out (gpointer widget)
{
  const Place *place = g_object_get_data (widget, "place");

  json_object_remove_member (place->object, place->member);
}

static gboolean
is_below (GtkSpinButton *spin)
{
  const int *least = g_object_get_data (G_OBJECT (spin), "least");

  return least != NULL && gtk_spin_button_get_value_as_int (spin) < *least;
}

static void
on_number (GtkSpinButton    *spin,
           ParlourFieldRows *self)
{
  if (is_below (spin))
    leave_out (spin);
  else
    set_value (spin, make_int (gtk_spin_button_get_value_as_int (spin)));
  tell_changed (self);
}

#define STAYS "–"

static gboolean
on_output (GtkSpinButton *spin)
{
  if (!is_below (spin))
    return FALSE;

  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (spin)), STAYS))
    gtk_editable_set_text (GTK_EDITABLE (spin), STAYS);

  return TRUE;
}

static int
on_input (GtkSpinButton *spin,
          double        *value)
{
  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (spin)), STAYS))
    return FALSE;

  *value = *(const int *) g_object_get_data (G_OBJECT (spin), "least") - 1;

  return TRUE;
}

/* Where nothing need be said, one less than the least says nothing. */
static void
let_stay (GtkWidget *spin,
          int        least)
{
  g_object_set_data_full (G_OBJECT (spin), "least", g_memdup2 (&least, sizeof least), g_free);
  g_signal_connect (spin, "output", G_CALLBACK (on_output), NULL);
  g_signal_connect (spin, "input", G_CALLBACK (on_input), NULL);
}

static GtkWidget *
add_number (ParlourFieldRows *self,
            AdwExpanderRow   *parent, /* or NULL */
            const char       *title,
            int               min,
            int               max,
            gboolean          stays,
            const Place      *place)
{
  GtkWidget *spin = parlour_editable_new_number (stays ? min - 1 : min, max);
  JsonNode *node = place_get (place);

  if (stays)
    let_stay (spin, min);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), node != NULL ? (double) json_node_get_int (node) : min - 1);
  if (stays)
    gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  set_place (spin, place);
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (on_number), self, 0);
  add_action_row (self, parent, title, spin);

  return spin;
}

/* A number that is as usual as long as nobody says anything else */

static int
find_usual (GtkSpinButton *spin)
{
  const TableField *field = g_object_get_data (G_OBJECT (spin), "field");

  return field->find_usual (g_object_get_data (G_OBJECT (spin), "at"));
}

static void
on_usual_number (GtkSpinButton    *spin,
                 ParlourFieldRows *self)
{
  if (gtk_spin_button_get_value_as_int (spin) == find_usual (spin))
    leave_out (spin);
  else
    set_value (spin, make_int (gtk_spin_button_get_value_as_int (spin)));
  tell_changed (self);
}

/* What is usual may be something else once other things are said. */
static void
show_usual_number (GtkSpinButton *spin)
{
  JsonNode *node = place_get (g_object_get_data (G_OBJECT (spin), "place"));

  gtk_spin_button_set_value (spin, node != NULL ? (double) json_node_get_int (node) : find_usual (spin));
}

static void
add_usual_number (ParlourFieldRows *self,
                  const TableField *field,
                  const char       *title,
                  const Place      *place)
{
  GtkWidget *spin = parlour_editable_new_number (field->min, field->max);

  g_object_set_data (G_OBJECT (spin), "field", (gpointer) field);
  g_object_set_data (G_OBJECT (spin), "at", (gpointer) self->at);
  set_place (spin, place);
  if (place_get (place) != NULL && json_node_get_int (place_get (place)) == find_usual (GTK_SPIN_BUTTON (spin)))
    leave_out (spin);
  show_usual_number (GTK_SPIN_BUTTON (spin));
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (on_usual_number), self, 0);
  g_ptr_array_add (self->usual_numbers, spin);
  add_action_row (self, NULL, title, spin);
}

/* A number of which some are offered */

static void
show_offered (GtkWidget *spin,
              GtkWidget *buttons)
{
  for (GtkWidget *button = gtk_widget_get_first_child (buttons); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button),
                                  GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "number"))
                                    == gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)));
}

static void
on_offered (GtkWidget *button,
            GtkWidget *spin)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "number")));
  show_offered (spin, gtk_widget_get_parent (button));
}

static GtkWidget *
make_offers (ParlourFieldRows *self,
             const TableField *field,
             GtkWidget        *spin)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "linked");
  for (const TableOffer *offer = field->offers; offer->number != 0; offer++)
    if (offer->most_players == 0 || self->terms.n_players <= offer->most_players)
      {
        g_autofree char *number = g_strdup_printf ("%d", offer->number);
        GtkWidget *button = gtk_toggle_button_new_with_label (number);

        g_object_set_data (G_OBJECT (button), "number", GINT_TO_POINTER (offer->number));
        g_signal_connect_object (button, "clicked", G_CALLBACK (on_offered), spin, 0);
        gtk_box_append (GTK_BOX (box), button);
      }

  return box;
}

/* Those that are offered, and any other below them. */
static void
add_offered (ParlourFieldRows *self,
             const TableField *field,
             const char       *title,
             const Place      *place)
{
  GtkWidget *more = adw_expander_row_new ();
  GtkWidget *spin = add_number (self, ADW_EXPANDER_ROW (more), _("Another Number"), field->min, field->max, FALSE, place);
  GtkWidget *buttons = make_offers (self, field, spin);

  add_action_row (self, NULL, title, buttons);
  show_hint (self, field);
  /* Translators: another number than those that are offered. */
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (more), _("More"));
  add_row (self, more, more);
  show_offered (spin, buttons);
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (show_offered), buttons, 0);
}

static void
on_flag (GtkSwitch        *flag,
         GParamSpec       *pspec,
         ParlourFieldRows *self)
{
  set_value (flag, json_node_init_boolean (json_node_alloc (), gtk_switch_get_active (flag)));
  tell_changed (self);
}

static void
add_flag (ParlourFieldRows *self,
          const char       *title,
          const Place      *place)
{
  GtkWidget *flag = gtk_switch_new ();

  gtk_switch_set_active (GTK_SWITCH (flag), json_node_get_boolean (place_get (place)));
  set_place (flag, place);
  g_signal_connect_object (flag, "notify::active", G_CALLBACK (on_flag), self, 0);
  add_action_row (self, NULL, title, flag);
}

/* A text that nobody wrote is none, where there need not be any. */
static gboolean
is_written (const TableField *field)
{
  return field->kind == TABLE_TEXT && field->need == TABLE_SPARSE && field->find_need == NULL;
}

static void
on_text (GtkEditable      *text,
         ParlourFieldRows *self)
{
  if (is_written (g_object_get_data (G_OBJECT (text), "field")) && *gtk_editable_get_text (text) == '\0')
    leave_out (text);
  else
    set_value (text, json_node_init_string (json_node_alloc (), gtk_editable_get_text (text)));
  tell_changed (self);
}

static void
add_text (ParlourFieldRows *self,
          const TableField *field,
          const char       *title,
          const Place      *place)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (place_get (place) != NULL)
    gtk_editable_set_text (GTK_EDITABLE (row), json_node_get_string (place_get (place)));
  g_object_set_data (G_OBJECT (row), "field", (gpointer) field);
  set_place (row, place);
  g_signal_connect_object (row, "changed", G_CALLBACK (on_text), self, 0);
  add_row (self, row, row);
}

/* Whom an event is about. */
static gboolean
is_whom (const TableField *field)
{
  return field->kind == TABLE_NUMBER && field->max == 0 && g_str_equal (field->name, "player");
}

static void renew_soon (ParlourFieldRows *self);

/* One of several: where it may stay as it is, that comes first, and then nothing where that may be chosen. */

/* What is usual may depend on what else is agreed, so that nothing is said as long as it shall be so. */
static gboolean
may_be_usual (ParlourFieldRows *self,
              const TableField *field)
{
  return self->usual != NULL && field->need == TABLE_OPTIONAL && field->find_need == NULL && field->shape == TABLE_ONE
         && !field->nullable && !field->or_null
         && (field->kind == TABLE_ID || (field->kind == TABLE_NUMBER && field->max == 0)
             || (field->kind == TABLE_INT && field->find_usual != NULL && field->offers == NULL));
}

static int
count_before (ParlourFieldRows *self,
              const TableField *field)
{
  return (may_stay (field) || may_be_usual (self, field) ? 1 : 0) + (field->nullable ? 1 : 0);
}

static void
on_chosen (AdwComboRow      *row,
           GParamSpec       *pspec,
           ParlourFieldRows *self)
{
  const TableField *field = g_object_get_data (G_OBJECT (row), "field");
  int which = (int) adw_combo_row_get_selected (row) - count_before (self, field);

  if (which < 0 && (may_stay (field) || may_be_usual (self, field)) && adw_combo_row_get_selected (row) == 0)
    leave_out (row);
  else if (which < 0)
    set_value (row, json_node_init_null (json_node_alloc ()));
  else if (field->kind == TABLE_ID)
    set_value (row, json_node_init_string (json_node_alloc (), field->ids[which]));
  else
    set_value (row, make_int (which + 1));
  if (self->hands_over && is_whom (field))
    renew_soon (self);
  else
    tell_changed (self);
}

static int
find_chosen (ParlourFieldRows *self,
             const TableField *field,
             JsonNode         *node)
{
  int which;

  if (node == NULL)
    return -count_before (self, field);
  if (JSON_NODE_HOLDS_NULL (node))
    return -1;
  if (field->kind != TABLE_ID)
    return (int) json_node_get_int (node) - 1;

  for (which = 0; field->ids[which] != NULL; which++)
    if (g_strcmp0 (field->ids[which], json_node_get_string (node)) == 0)
      return which;

  return 0;
}

/* Any of those that are called something is as likely as the others. */
static void
on_drawn (GtkWidget   *button,
          AdwComboRow *row)
{
  const int n_before = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "before"));
  const int n = (int) g_list_model_get_n_items (adw_combo_row_get_model (row));

  adw_combo_row_set_selected (row, (guint) g_random_int_range (n_before, n));
}

static void
add_draw_button (GtkWidget *row,
                 int        n_before)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("media-playlist-shuffle-symbolic");

  parlour_widget_set_tooltip (button, C_("button", "Draw"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, C_("button", "Draw"), -1);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (row), "before", GINT_TO_POINTER (n_before));
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_drawn), row, 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
}

static void
add_choice (ParlourFieldRows *self,
            const TableField *field,
            const char       *title,
            const Place      *place)
{
  GtkWidget *row = adw_combo_row_new ();
  GtkStringList *list = gtk_string_list_new (NULL);
  int n = field->kind == TABLE_ID ? (int) g_strv_length ((char **) field->ids)
          : field->max != 0       ? field->max
                                  : self->terms.n_players;

  if (may_stay (field))
    gtk_string_list_append (list, C_("choice", "As it is"));
  else if (may_be_usual (self, field))
    gtk_string_list_append (list, C_("choice", "Usual"));
  if (field->nullable)
    gtk_string_list_append (list, C_("choice", "None"));
  for (int i = 0; i < n; i++)
    if (field->kind == TABLE_ID)
      gtk_string_list_append (list, parlour_field_words_get_name (field, i));
    else
      gtk_string_list_append (list, self->names[i]);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row),
                              (guint) (find_chosen (self, field, place_get (place)) + count_before (self, field)));
  g_object_set_data (G_OBJECT (row), "field", (gpointer) field);
  set_place (row, place);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (on_chosen), self, 0);
  if (field->by_chance && field->kind == TABLE_NUMBER)
    add_draw_button (row, count_before (self, field));
  add_row (self, row, row);
  g_object_unref (list);
}

/* Some of several: a list of those that are chosen. */

static int
find_in_list (JsonArray *list,
              JsonNode  *value)
{
  for (guint i = 0; i < json_array_get_length (list); i++)
    if (json_node_equal (json_array_get_element (list, i), value))
      return (int) i;

  return -1;
}

static void
on_one_of_list (GtkSwitch        *flag,
                GParamSpec       *pspec,
                ParlourFieldRows *self)
{
  JsonArray *list = get_list (flag);
  JsonNode *value = g_object_get_data (G_OBJECT (flag), "value");
  int at = find_in_list (list, value);

  if (gtk_switch_get_active (flag) && at < 0)
    json_array_add_element (list, json_node_copy (value));
  else if (!gtk_switch_get_active (flag) && at >= 0)
    json_array_remove_element (list, (guint) at);
  tell_changed (self);
}

static void
add_one_of_list (ParlourFieldRows *self,
                 const char       *title,
                 JsonNode         *value, /* taken */
                 const Place      *place)
{
  GtkWidget *flag = gtk_switch_new ();

  gtk_switch_set_active (GTK_SWITCH (flag), find_in_list (json_node_get_array (place_get (place)), value) >= 0);
  set_place (flag, place);
  g_object_set_data_full (G_OBJECT (flag), "value", value, (GDestroyNotify) json_node_unref);
  g_signal_connect_object (flag, "notify::active", G_CALLBACK (on_one_of_list), self, 0);
  add_action_row (self, NULL, title, flag);
}

static void
add_some (ParlourFieldRows *self,
          const TableField *field,
          const Place      *place)
{
  if (field->kind == TABLE_SEATS)
    {
      for (int seat = 0; seat < self->terms.n_players; seat++)
        add_one_of_list (self, self->names[seat], make_int (seat + 1), place);
      return;
    }

  for (int i = 0; field->ids != NULL && field->ids[i] != NULL; i++)
    add_one_of_list (self, parlour_field_words_get_name (field, i),
                     json_node_init_string (json_node_alloc (), field->ids[i]), place);
  for (int number = field->min; field->ids == NULL && number <= field->max; number++)
    {
      g_autofree char *title = g_strdup_printf ("%d", number);

      add_one_of_list (self, title, make_int (number), place);
    }
}

/* As many of each kind. */
static void
add_bundle (ParlourFieldRows *self,
            AdwExpanderRow   *parent, /* or NULL */
            const TableField *field,
            JsonObject       *bundle)
{
  for (int i = 0; field->ids[i] != NULL; i++)
    {
      if (!may_stay (field) && !json_object_has_member (bundle, field->ids[i]))
        json_object_set_int_member (bundle, field->ids[i], field->usual);
      add_number (self, parent, parlour_field_words_get_name (field, i), field->min,
                  field->max != 0 ? field->max : TABLE_MAX_COUNT, may_stay (field),
                  &(Place) { .object = bundle, .member = field->ids[i] });
    }
}

/* How many there are of each kind, where there are any. */
static void
tell_bundle (AdwExpanderRow *row)
{
  const TableField *field = g_object_get_data (G_OBJECT (row), "field");
  JsonObject *bundle = json_node_get_object (place_get (g_object_get_data (G_OBJECT (row), "place")));
  g_autoptr (GPtrArray) kinds = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = NULL;

  for (int i = 0; field->ids[i] != NULL; i++)
    {
      int n = (int) json_object_get_int_member_with_default (bundle, field->ids[i], 0);

      if (n != 0)
        g_ptr_array_add (kinds, g_strdup_printf (C_("one of a list", "%s %d"), parlour_field_words_get_name (field, i), n));
    }
  text = text_list (kinds);
  adw_expander_row_set_subtitle (row, text);
}

/* A row that opens, and tells what is in it: what is known already need not be looked at. */
static void
add_bundle_row (ParlourFieldRows *self,
                const TableField *field,
                const char       *title,
                const Place      *place)
{
  GtkWidget *row = adw_expander_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), field->need != TABLE_MARKED);
  g_object_set_data (G_OBJECT (row), "field", (gpointer) field);
  set_place (row, place);
  add_row (self, row, row);
  add_bundle (self, ADW_EXPANDER_ROW (row), field, json_node_get_object (place_get (place)));
  tell_bundle (ADW_EXPANDER_ROW (row));
  g_signal_connect_object (self, "changed", G_CALLBACK (tell_bundle), row, G_CONNECT_SWAPPED);
}

/* What is handed over: of what everybody sees there are as many as there are. */

static void
show_handed (GtkWidget *button)
{
  const char *name = g_object_get_data (G_OBJECT (button), "name"), *group = g_object_get_data (G_OBJECT (button), "group");
  const int most = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "most"));
  const JsonNode *node = place_get (g_object_get_data (G_OBJECT (button), "place"));
  const int n = node != NULL ? (int) json_node_get_int ((JsonNode *) node) : 0;
  /* Translators: %s is a thing, %d how many of them are handed over, and of how many. */
  g_autofree char *label = g_strdup_printf (_("%s: %d of %d"), name, n, most);
  g_autofree char *whole = g_strdup_printf (C_("something and what it is", "%s: %s"), group, label);

  gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), n > 0 ? label : name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, whole, -1);
  parlour_widget_set_css_class (button, "suggested-action", n > 0);
}

/* One more, and after all of them none again. */
static void
on_handed (GtkWidget        *button,
           ParlourFieldRows *self)
{
  const int most = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "most"));
  const JsonNode *node = place_get (g_object_get_data (G_OBJECT (button), "place"));
  const int n = node != NULL ? (int) json_node_get_int ((JsonNode *) node) : 0;

  set_value (button, make_int (n < most ? n + 1 : 0));
  show_handed (button);
  tell_changed (self);
}

static GtkWidget *
make_handed (ParlourFieldRows *self,
             const char       *group,
             const char       *name,
             int               most,
             const Place      *place)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), parlour_label_new_wrapped (NULL));
  g_object_set_data_full (G_OBJECT (button), "name", g_strdup (name), g_free);
  g_object_set_data_full (G_OBJECT (button), "group", g_strdup (group), g_free);
  g_object_set_data (G_OBJECT (button), "most", GINT_TO_POINTER (most));
  set_place (button, place);
  show_handed (button);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_handed), self, 0);

  return button;
}

/* Those are touched; the others are filled in, most of them only by who looks for more. */
static void
add_handed (ParlourFieldRows *self,
            const TableField *field,
            const char       *title,
            const Place      *place)
{
  JsonObject *bundle = json_node_get_object (place_get (place));
  GtkWidget *row = adw_preferences_row_new (), *things = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *more = adw_expander_row_new ();
  const int seat = (int) json_object_get_int_member_with_default (self->object, "player", 1) - 1;

  begin_group (self, title);
  self->hands_over = TRUE;
  gtk_widget_set_layout_manager (things, g_object_new (PARLOUR_TYPE_WRAP_LAYOUT, "spacing", 6, NULL));
  gtk_widget_add_css_class (things, "set");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), things);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (more), _("More"));
  for (int i = 0; field->ids[i] != NULL; i++)
    {
      const Place one = { .object = bundle, .member = field->ids[i] };
      const char *name = parlour_field_words_get_name (field, i);
      const int said = (int) json_object_get_int_member_with_default (bundle, field->ids[i], 0);
      const int most = field->find_most (&self->terms, seat, field->first + i);

      if (most > 0)
        gtk_box_append (GTK_BOX (things), make_handed (self, title, name, MAX (most, said), &one));
      else
        add_number (self, most < 0 || said > 0 ? NULL : ADW_EXPANDER_ROW (more), name, 0, TABLE_MAX_COUNT, FALSE, &one);
    }
  if (gtk_widget_get_first_child (things) != NULL)
    add_row (self, row, gtk_widget_get_first_child (things));
  add_row (self, more, more);
  self->group = NULL;
}

static const char *
tell_key (const TableField *field,
          int               i)
{
  return field->get_name != NULL && field->ids == NULL ? field->get_name (i) : field->keys[i];
}

/* What stays as it is where nobody says anything else opens, and what is filled in there is said. */

static void
add_changes (ParlourFieldRows *self,
             const TableField *field,
             JsonObject       *object)
{
  Change *change = g_new (Change, 1);
  GtkWidget *row = adw_expander_row_new ();
  const gboolean there = json_object_has_member (object, field->name);

  *change = (Change) { json_object_ref (object), field->name, NULL };
  change->says = there ? json_object_ref (json_object_get_object_member (object, field->name)) : json_object_new ();
  g_ptr_array_add (self->changes, change);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), parlour_field_words_get_title (field));
  if (field->hint != NULL)
    adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), gettext (field->hint));
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), there);
  add_row (self, row, row);
  if (field->kind == TABLE_BUNDLE)
    {
      add_bundle (self, ADW_EXPANDER_ROW (row), field, change->says);
      return;
    }

  self->parent = ADW_EXPANDER_ROW (row);
  for (int i = 0; field->keys[i] != NULL; i++)
    add_choice (self, field, tell_key (field, i), &(Place) { .object = change->says, .member = field->keys[i] });
  self->parent = NULL;
}

/* Lists that grow and shrink */

static gboolean
renew (gpointer data)
{
  ParlourFieldRows *self = data;

  self->renews = 0;
  parlour_field_rows_show (self, self->fields, &self->terms, (const char *const *) self->names, self->object);
  tell_changed (self);

  return G_SOURCE_REMOVE;
}

/* What was pressed may go with the rows, but not while it is asked. Nothing else is pressed
 * before: some rows may stand for what is there no more. */
static void
renew_soon (ParlourFieldRows *self)
{
  if (self->renews == 0)
    self->renews = g_idle_add_full (G_PRIORITY_HIGH, renew, self, NULL);
}

static void
on_add (GtkButton        *button,
        ParlourFieldRows *self)
{
  const TableField *field = g_object_get_data (G_OBJECT (button), "field");

  json_array_add_element (get_list (button), make_value (self, field));
  renew_soon (self);
}

static void
on_remove (GtkButton        *button,
           ParlourFieldRows *self)
{
  JsonArray *list = get_list (button);
  guint length = json_array_get_length (list);

  if (length > 0)
    json_array_remove_element (list, length - 1);
  renew_soon (self);
}

static GtkWidget *
make_list_button (ParlourFieldRows *self,
                  const TableField *field,
                  const Place      *place,
                  const char       *icon,
                  const char       *tooltip,
                  GCallback         callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  parlour_widget_set_tooltip (button, tooltip);
  g_object_set_data (G_OBJECT (button), "field", (gpointer) field);
  set_place (button, place);
  g_signal_connect_object (button, "clicked", callback, self, 0);

  return button;
}

static void
add_list_buttons (ParlourFieldRows *self,
                  const TableField *field,
                  const Place      *place)
{
  guint length = json_array_get_length (json_node_get_array (place_get (place)));
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

/* What may be there once */

/* How far from the beginning of a list an id is, or its length. */
static guint
find_in_set (JsonArray  *list,
             const char *id)
{
  guint i = 0;

  while (i < json_array_get_length (list) && g_strcmp0 (json_array_get_string_element (list, i), id) != 0)
    i++;

  return i;
}

/* What of a ring each player has */

/* Who else has a thing, of which there is one. */
static int
find_other (ParlourFieldRows *self,
            GtkWidget        *set,
            const char       *id)
{
  for (guint i = 0; i < self->rings->len; i++)
    {
      JsonArray *list = get_list (self->rings->pdata[i]);

      if (self->rings->pdata[i] != set && find_in_set (list, id) < json_array_get_length (list))
        return GPOINTER_TO_INT (g_object_get_data (self->rings->pdata[i], "seat"));
    }

  return TABLE_NOBODY;
}

/* Neighbours are a chain, of which each has a sign of its own; below stands what all of it brings. */
static void
show_ring_set (ParlourFieldRows *self,
               GtkWidget        *set)
{
  static const char *const chains[] = { "chain-1", "chain-2", "chain-3" };
  GtkWidget *last = gtk_widget_get_last_child (set);
  gboolean goes_on = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (last));
  g_autofree char *told = NULL;
  guint had = 0;
  int i = 0, chain = 0;

  for (GtkWidget *cell = gtk_widget_get_first_child (set); cell != NULL; cell = gtk_widget_get_next_sibling (cell), i++)
    {
      const gboolean is_had = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (cell));
      const int other = find_other (self, set, g_object_get_data (G_OBJECT (cell), "id"));
      const char *name = g_object_get_data (G_OBJECT (cell), "name");
      /* Translators: %s are a thing and a player. */
      g_autofree char *reason = is_had || other == TABLE_NOBODY ? NULL : g_strdup_printf (_("%s, owned by %s"), name, self->names[other]);

      had |= is_had ? 1u << i : 0;
      chain += is_had && !goes_on ? 1 : 0;
      goes_on = is_had;
      for (int of = 0; of < (int) G_N_ELEMENTS (chains); of++)
        parlour_widget_set_css_class (cell, chains[of], is_had && chain % (int) G_N_ELEMENTS (chains) == of);
      parlour_widget_hinder (cell, reason);
    }
  parlour_game_find (self->game)->ring->work_out (self->terms.state, had, &told);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (set)), had != 0 ? told : "");
}

static void
show_ring_sets (ParlourFieldRows *self)
{
  for (guint i = 0; i < self->rings->len; i++)
    show_ring_set (self, self->rings->pdata[i]);
}

static void
on_touched (GtkToggleButton  *button,
            ParlourFieldRows *self)
{
  JsonArray *list = get_list (button);
  const char *id = g_object_get_data (G_OBJECT (button), "id");
  const guint i = find_in_set (list, id);

  if (i < json_array_get_length (list))
    json_array_remove_element (list, i);
  else
    json_array_add_string_element (list, id);
  show_ring_sets (self);
  tell_changed (self);
}

static GtkWidget *
make_of_set (ParlourFieldRows *self,
             const char       *id,
             const char       *name,
             const Place      *place)
{
  GtkWidget *button = gtk_toggle_button_new ();
  g_autofree char *whole = self->seat != TABLE_NOBODY
                             ? g_strdup_printf (C_("something and what it is", "%s: %s"), self->names[self->seat], name)
                             : g_strdup (name);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, whole, -1);
  g_object_set_data (G_OBJECT (button), "id", (gpointer) id);
  set_place (button, place);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button),
                                find_in_set (get_list (button), id) < json_array_get_length (get_list (button)));
  g_signal_connect_object (button, "toggled", G_CALLBACK (on_touched), self, 0);

  return button;
}

/* What stands on the ring of the game is drawn there. */
static GtkWidget *
make_ring_set (ParlourFieldRows      *self,
               const ParlourGameRing *game,
               const Place           *place)
{
  ParlourRingThing things[PARLOUR_MAX_RING];
  const int n = game->list (self->terms.state, MAX (self->seat, 0), things);
  GtkWidget *set = g_object_new (PARLOUR_TYPE_STALLS, "rim", n, "column-width", PARLOUR_RING_WIDTH, "spacing",
                                 PARLOUR_RING_SPACING, NULL);

  for (int i = 0; i < n; i++)
    {
      GtkWidget *button = make_of_set (self, things[i].id, things[i].name, place);

      gtk_button_set_child (GTK_BUTTON (button), parlour_ring_field_make_thing (self->game, things[i].id, things[i].name));
      gtk_widget_add_css_class (button, "ring-cell");
      g_object_set_data_full (G_OBJECT (button), "name", g_strdup (things[i].name), g_free);
      parlour_stalls_append (PARLOUR_STALLS (set), button);
    }
  set_place (set, place);
  g_object_set_data (G_OBJECT (set), "seat", GINT_TO_POINTER (self->seat));
  g_ptr_array_add (self->rings, set);

  return set;
}

static GtkWidget *
make_listed_set (ParlourFieldRows *self,
                 const TableField *field,
                 const Place      *place)
{
  GtkWidget *set = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (set, g_object_new (PARLOUR_TYPE_WRAP_LAYOUT, "spacing", 6, NULL));
  for (int i = 0; field->ids[i] != NULL; i++)
    {
      const char *name = parlour_field_words_get_name (field, i);
      GtkWidget *button = make_of_set (self, field->ids[i], name, place);

      gtk_button_set_child (GTK_BUTTON (button), parlour_label_new_wrapped (name));
      gtk_box_append (GTK_BOX (set), button);
    }

  return set;
}

/* Each thing is touched that is there, in whatever order. */
static void
add_set (ParlourFieldRows *self,
         const TableField *field,
         JsonObject       *object)
{
  GtkWidget *row = adw_preferences_row_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *set;
  const Place place = { .object = object, .member = field->name };
  const ParlourGameRing *ring = self->game != NULL && self->terms.state != NULL ? parlour_game_find (self->game)->ring : NULL;

  if (!json_object_has_member (object, field->name))
    json_object_set_array_member (object, field->name, json_array_new ());
  set = ring != NULL ? make_ring_set (self, ring, &place) : make_listed_set (self, field, &place);
  gtk_box_append (GTK_BOX (box), parlour_label_new_wrapped (parlour_field_words_get_title (field)));
  gtk_box_append (GTK_BOX (box), set);
  if (ring != NULL)
    gtk_box_append (GTK_BOX (box), parlour_label_new_wrapped (NULL));
  gtk_widget_add_css_class (box, "set");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  add_row (self, row, gtk_widget_get_first_child (set));
}

/* What is in a ring, drawn below the question whether it runs so */

static void
on_ring_changed (ParlourRingField *ring,
                 ParlourFieldRows *self)
{
  g_auto (GStrv) ids = parlour_ring_field_list_ids (ring);
  JsonArray *list;

  if (ids == NULL)
    {
      leave_out (ring);
    }
  else
    {
      list = json_array_new ();
      for (char **id = ids; *id != NULL; id++)
        json_array_add_string_element (list, *id);
      set_value (ring, json_node_init_array (json_node_alloc (), list));
      json_array_unref (list);
    }
  tell_changed (self);
}

static void
add_ring (ParlourFieldRows *self,
          const TableField *field,
          JsonObject       *object)
{
  GtkWidget *row = adw_preferences_row_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *question, *ring;
  JsonArray *list = json_object_has_member (object, field->name) ? json_object_get_array_member (object, field->name) : NULL;
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  g_auto (GStrv) known = NULL;

  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    g_strv_builder_add (ids, json_array_get_string_element (list, i));
  known = g_strv_builder_end (ids);
  ring = parlour_ring_field_new (field, self->game, list != NULL ? (const char *const *) known : field->ids);
  set_place (ring, &(Place) { .object = object, .member = field->name });
  g_signal_connect_object (ring, "changed", G_CALLBACK (on_ring_changed), self, 0);
  question = parlour_label_new_wrapped (field->hint != NULL ? gettext (field->hint) : NULL);
  gtk_widget_add_css_class (question, "heading");
  gtk_box_append (GTK_BOX (box), parlour_label_new_wrapped (parlour_field_words_get_title (field)));
  gtk_box_append (GTK_BOX (box), question);
  gtk_box_append (GTK_BOX (box), ring);
  gtk_widget_add_css_class (box, "set");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  add_row (self, row, ring);
}

/* Fields */

static void add_fields (ParlourFieldRows *self, const TableField *fields, JsonObject *object);
static void add_values (ParlourFieldRows *self, const TableField *field, const char *title, const Place *place);

/* What has several rows, below its title. */
static void
add_group (ParlourFieldRows *self, /* NOLINT(misc-no-recursion) */
           const TableField *field,
           const char       *title,
           const Place      *place)
{
  begin_group (self, title);
  if (field->kind == TABLE_BUNDLE)
    add_bundle (self, NULL, field, json_node_get_object (place_get (place)));
  else if (field->kind == TABLE_STRUCT)
    add_fields (self, field->fields, json_node_get_object (place_get (place)));
  else
    add_some (self, field, place);
  self->group = NULL;
}

static void
add_value (ParlourFieldRows *self, /* NOLINT(misc-no-recursion) */
           const TableField *field,
           const char       *title,
           const Place      *place)
{
  switch (field->kind)
    {
    case TABLE_INT:
      if (field->offers != NULL)
        add_offered (self, field, title, place);
      else
        add_number (self, NULL, title, field->min, field->max, FALSE, place);
      break;

    case TABLE_NUMBER:
      if (field->max != 0 && !field->nullable)
        add_number (self, NULL, title, 1, field->max, FALSE, place);
      else
        add_choice (self, field, title, place);
      break;

    case TABLE_ID:
      add_choice (self, field, title, place);
      break;

    case TABLE_FLAG:
      add_flag (self, title, place);
      show_hint (self, field);
      break;

    case TABLE_TEXT:
      add_text (self, field, title, place);
      break;

    case TABLE_BUNDLE:
      if (field->find_most != NULL && self->terms.state != NULL)
        add_handed (self, field, title, place);
      else if (self->is_known && self->group != NULL)
        add_bundle_row (self, field, title, place);
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
  JsonNode *node = place_get (g_object_get_data (G_OBJECT (row), "place"));
  g_autofree char *said = parlour_field_words_tell (field->fields, json_node_get_object (node));

  adw_expander_row_set_subtitle (row, said);
}

static void
add_opening (ParlourFieldRows *self, /* NOLINT(misc-no-recursion) */
             const TableField *field,
             const char       *title,
             const Place      *place)
{
  GtkWidget *row = adw_expander_row_new ();
  AdwPreferencesGroup *group;

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  g_object_set_data (G_OBJECT (row), "field", (gpointer) field);
  set_place (row, place);
  tell_opening (ADW_EXPANDER_ROW (row));
  g_signal_connect_object (self, "changed", G_CALLBACK (tell_opening), row, G_CONNECT_SWAPPED);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), g_hash_table_contains (self->open, title));
  g_signal_connect_object (row, "notify::expanded", G_CALLBACK (on_opened), self, 0);
  add_row (self, row, row);
  group = self->group;
  self->parent = ADW_EXPANDER_ROW (row);
  add_fields (self, field->fields, json_node_get_object (place_get (place)));
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
    return g_strdup (tell_key (field, i));

  /* Translators: %s is what there are several of in a list, such as “hold”, %d is the number of one of them. */
  return g_strdup_printf (C_("one of a list", "%s %d"), field->one != NULL ? gettext (field->one) : title, i + 1);
}

static void
add_values (ParlourFieldRows *self, /* NOLINT(misc-no-recursion) */
            const TableField *field,
            const char       *title,
            const Place      *place)
{
  JsonNode *node = place_get (place);
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

  /* Each player has a heading then. */
  if (field->shape != TABLE_BY_SEAT || field->kind != TABLE_STRUCT)
    begin_group (self, title);
  if (field->shape == TABLE_LIST && field->counted)
    add_list_buttons (self, field, place);

  n = field->shape == TABLE_BY_ID ? (int) g_strv_length ((char **) field->keys)
                                  : (int) json_array_get_length (json_node_get_array (node));
  for (int i = 0; i < n; i++)
    {
      g_autofree char *name = tell_one (self, field, title, i);
      Place one = { 0 };

      if (field->shape == TABLE_BY_ID)
        one = (Place) { .object = json_node_get_object (node), .member = field->keys[i] };
      else
        one = (Place) { .list = json_node_get_array (node), .index = (guint) i };
      if (place_get (&one) == NULL && !may_stay (field))
        place_set (&one, make_value (self, field));
      self->seat = field->shape == TABLE_BY_SEAT ? i : seat;
      self->at = is_usual ? at + field->offset + (gsize) i * field->size : NULL;
      if (field->kind == TABLE_STRUCT && self->parent == NULL
          && (field->shape == TABLE_BY_ID || (self->at != NULL && field->shape == TABLE_LIST && !field->counted)))
        add_opening (self, field, name, &one);
      else
        add_value (self, field, name, &one);
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
    return make_values (self, field);

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
  renew_soon (self);
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
  add_action_row (self, NULL, parlour_field_words_get_title (field), flag);
  show_hint (self, field);
}

/* Whether leaving it out says the same as what it usually is; an object that may be left out says
 * nothing that an empty one does not. */
static gboolean
is_as_usual_without (const TableField *field,
                     TableNeed         need)
{
  if (field->kind == TABLE_STRUCT)
    return need == TABLE_OPTIONAL && field->shape == TABLE_ONE && !field->nullable;

  return (need == TABLE_OPTIONAL || need == TABLE_SPARSE) && field->shape == TABLE_ONE && !field->or_null
         && field->find_usual == NULL && field->kind != TABLE_TEXT && field->kind != TABLE_INNER
         && (field->kind != TABLE_NUMBER || field->nullable);
}

/* Rows of another kind than what a value is has. */
static gboolean
add_otherwise (ParlourFieldRows *self,
               const TableField *field,
               JsonObject       *object,
               TableNeed         need)
{
  const Place place = { .object = object, .member = field->name };
  const char *title = parlour_field_words_get_title (field);

  if (field->stretches != NULL)
    add_ring (self, field, object);
  else if (field->is_set)
    add_set (self, field, object);
  else if (may_be_usual (self, field) && field->kind == TABLE_INT)
    add_usual_number (self, field, title, &place);
  else if (may_be_usual (self, field))
    add_choice (self, field, title, &place);
  else if (field->is_asked != NULL && self->seat != TABLE_NOBODY)
    g_array_append_val (self->questions, ((Question) { field, object, self->seat, NULL }));
  else if (need == TABLE_MARKED && may_stay (field) && (field->kind == TABLE_BUNDLE || field->kind == TABLE_NUMBER))
    add_changes (self, field, object);
  else if (is_written (field))
    add_text (self, field, title, &place);
  else
    return FALSE;

  if (may_be_usual (self, field))
    show_hint (self, field);

  return TRUE;
}

static void
add_field (ParlourFieldRows *self, /* NOLINT(misc-no-recursion) */
           const TableField *field,
           JsonObject       *object)
{
  TableNeed need = find_need (self, field);
  gboolean there = json_object_has_member (object, field->name);

  if (need == TABLE_ABSENT || need == TABLE_IMPLIED || need == TABLE_NULL || field->find != NULL)
    return;

  if (!there && (need == TABLE_REQUIRED || is_as_usual_without (field, need) || (field->find_need != NULL && is_whom (field))))
    {
      json_object_set_member (object, field->name, make_values (self, field));
      there = TRUE;
    }
  if (parlour_field_words_is_fixed (field)
      || (field->asked_in != 0 && (field->asked_in & 1u << self->terms.tracking) == 0))
    return;

  if (add_otherwise (self, field, object, need))
    return;

  if (need != TABLE_REQUIRED && !is_as_usual_without (field, need) && !(self->is_known && there)
      && !(field->find_need != NULL && is_whom (field)))
    add_whether_given (self, field, object);
  if (there && !says_itself (field))
    add_values (self, field, parlour_field_words_get_title (field),
                &(Place) { .object = object, .member = field->name });
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
      begin_group (self, gettext (field->title));
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
        begin_group (self, parlour_field_words_get_title (question->field));
      add_values (self, question->field, self->names[question->seat],
                  &(Place) { .object = question->object, .member = question->field->name });
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
  g_clear_pointer (&self->open, g_hash_table_unref);
  g_clear_pointer (&self->usual_numbers, g_ptr_array_unref);

  G_OBJECT_CLASS (parlour_field_rows_parent_class)->dispose (object);
}

static void
parlour_field_rows_class_init (ParlourFieldRowsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = parlour_field_rows_dispose;

  /**
   * ParlourFieldRows::changed:
   * @self: the rows
   *
   * Emitted when somebody has changed the object.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
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
  self->open = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->usual_numbers = g_ptr_array_new ();
}

/**
 * parlour_field_rows_new:
 *
 * Makes rows of which there are none yet.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
parlour_field_rows_new (void)
{
  return g_object_new (PARLOUR_TYPE_FIELD_ROWS, NULL);
}

/**
 * parlour_field_rows_show:
 * @self: rows
 * @fields: of what an object consists; it stays as long as the rows do
 * @terms: on what it depends which members it has
 * @names: (array zero-terminated=1): the players, by seat
 * @object: the object, as a document has it. Members that are missing and required are
 *   added, as usual or as low as can be
 *
 * Makes a row for each thing that the object says or may say. What somebody fills in
 * changes the object.
 */
void
parlour_field_rows_show (ParlourFieldRows  *self,
                         const TableField  *fields,
                         const TableTerms  *terms,
                         const char *const *names,
                         JsonObject        *object)
{
  JsonObject *before;
  GStrv names_before;

  g_return_if_fail (PARLOUR_IS_FIELD_ROWS (self));
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
  self->hands_over = FALSE;
  parlour_box_clear (GTK_BOX (self));
  self->group = NULL;
  self->at = self->usual;
  self->seat = TABLE_NOBODY;
  self->first = NULL;
  g_array_set_size (self->questions, 0);
  add_fields (self, fields, object);
  add_questions (self);
  show_ring_sets (self);
}

/**
 * parlour_field_rows_set_game:
 * @self: rows
 * @game: a game
 *
 * Lets things be drawn that stand on a ring of the game.
 */
void
parlour_field_rows_set_game (ParlourFieldRows *self,
                             const TableGame  *game)
{
  g_return_if_fail (PARLOUR_IS_FIELD_ROWS (self) && game != NULL);

  self->game = game;
}

/**
 * parlour_field_rows_set_usual:
 * @self: rows
 * @usual: (nullable): a struct of which the fields tell what is usual, or known; it stays as long as the
 *   rows do, or until there is another one
 *
 * Lets what is usual be filled in. Where it has become something else in the same struct, what nobody has
 * said follows.
 */
void
parlour_field_rows_set_usual (ParlourFieldRows *self,
                              gconstpointer     usual)
{
  g_return_if_fail (PARLOUR_IS_FIELD_ROWS (self));

  if (usual != self->usual)
    g_ptr_array_set_size (self->usual_numbers, 0);
  self->usual = usual;
  for (guint i = 0; i < self->usual_numbers->len; i++)
    show_usual_number (self->usual_numbers->pdata[i]);
}

/**
 * parlour_field_rows_set_known:
 * @self: rows
 * @is_known: whether an object says already what need not be said, as it is known
 *
 * Lets that be put right, without asking first whether it is said.
 */
void
parlour_field_rows_set_known (ParlourFieldRows *self,
                              gboolean          is_known)
{
  g_return_if_fail (PARLOUR_IS_FIELD_ROWS (self));

  self->is_known = is_known;
}

/**
 * parlour_field_rows_ask:
 * @self: rows that show an event
 * @event: what they say
 *
 * Shows what an event asks for only where what else it says calls for it, and hides what it
 * does not.
 */
void
parlour_field_rows_ask (ParlourFieldRows *self,
                        const TableEvent *event)
{
  gboolean any = FALSE;

  g_return_if_fail (PARLOUR_IS_FIELD_ROWS (self));
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

/**
 * parlour_field_rows_get_first:
 * @self: rows
 *
 * Gets what takes the first key.
 *
 * Returns: (transfer none) (nullable): a widget in the rows, if there is any
 */
GtkWidget *
parlour_field_rows_get_first (ParlourFieldRows *self)
{
  g_return_val_if_fail (PARLOUR_IS_FIELD_ROWS (self), NULL);

  return self->first;
}
