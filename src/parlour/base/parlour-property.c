/* parlour-property.c: properties that are members
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-property.h"

/* Where a property is in an instance, and what is called when it is set: a function that takes the value and does all
 * that is to be done, or one that is told that it is another. */
typedef struct {
  gssize offset;
  GCallback setter;
  GCallback changed;
} Place;

static G_DEFINE_QUARK (parlour-property-place, get_place)

static gpointer
find_member (GObject     *object,
             const Place *place)
{
  return G_STRUCT_MEMBER_P (object, place->offset);
}

static void
get_property (GObject    *object,
              guint       prop_id,
              GValue     *value,
              GParamSpec *pspec)
{
  gpointer member = find_member (object, g_param_spec_get_qdata (pspec, get_place_quark ()));

  if (G_VALUE_HOLDS_OBJECT (value))
    g_value_set_object (value, *(gpointer *) member);
  else if (G_VALUE_HOLDS_STRING (value))
    g_value_set_string (value, *(char **) member);
  else if (G_VALUE_HOLDS_DOUBLE (value))
    g_value_set_double (value, *(double *) member);
  else if (G_VALUE_HOLDS_UINT (value))
    g_value_set_uint (value, *(guint *) member);
  else if (G_VALUE_HOLDS_ENUM (value))
    g_value_set_enum (value, *(int *) member);
  else if (G_VALUE_HOLDS_BOOLEAN (value))
    g_value_set_boolean (value, *(gboolean *) member != 0);
  else
    g_value_set_int (value, *(int *) member);
}

/* What all numbers but those with decimals are kept as. */
static int
get_number (const GValue *value)
{
  if (G_VALUE_HOLDS_UINT (value))
    return (int) g_value_get_uint (value);
  if (G_VALUE_HOLDS_ENUM (value))
    return g_value_get_enum (value);

  return G_VALUE_HOLDS_BOOLEAN (value) ? g_value_get_boolean (value) : g_value_get_int (value);
}

static void
hand (GObject      *object,
      const GValue *value,
      GCallback     setter)
{
  if (G_VALUE_HOLDS_OBJECT (value))
    ((void (*) (GObject *, gpointer)) setter) (object, g_value_get_object (value));
  else if (G_VALUE_HOLDS_STRING (value))
    ((void (*) (GObject *, const char *)) setter) (object, g_value_get_string (value));
  else
    ((void (*) (GObject *, int)) setter) (object, get_number (value));
}

/* Returns whether that is another value. */
static gboolean
keep (gpointer      member,
      const GValue *value)
{
  int number;

  if (G_VALUE_HOLDS_OBJECT (value))
    return g_set_object ((GObject **) member, g_value_get_object (value));
  if (G_VALUE_HOLDS_DOUBLE (value))
    {
      const double before = *(double *) member;

      *(double *) member = g_value_get_double (value);
      return *(double *) member < before || *(double *) member > before;
    }

  number = get_number (value);
  if (*(int *) member == number)
    return FALSE;

  *(int *) member = number;

  return TRUE;
}

static void
set_property (GObject      *object,
              guint         prop_id,
              const GValue *value,
              GParamSpec   *pspec)
{
  const Place *place = g_param_spec_get_qdata (pspec, get_place_quark ());

  if (place->setter != NULL)
    {
      hand (object, value, place->setter);
      return;
    }
  if (!keep (find_member (object, place), value))
    return;

  if (place->changed != NULL)
    ((void (*) (GObject *)) place->changed) (object);
  g_object_notify_by_pspec (object, pspec);
}

static void
add (GObjectClass *object_class,
     GParamSpec   *property,
     const Place  *place)
{
  object_class->get_property = get_property;
  object_class->set_property = set_property;

  g_param_spec_set_qdata_full (property, get_place_quark (), g_memdup2 (place, sizeof *place), g_free);
  /* All are told apart by their places, and none by its number. */
  g_object_class_install_property (object_class, 1, property);
}

/**
 * parlour_property_keep:
 * @object_class: a class all of whose own properties are added here
 * @property: (transfer floating): a number, a flag, or an object that lives as long as it is kept here
 * @offset: where it is kept in an instance, by G_STRUCT_OFFSET() or
 *   G_PRIVATE_OFFSET()
 * @changed: (nullable) (scope forever): a function that takes the instance, called
 *   when it is set to another value and before that is notified
 *
 * Gives a class a property that is a member of its instances. What it is at
 * first, the function says that initializes them.
 */
void
parlour_property_keep (GObjectClass *object_class,
                       GParamSpec   *property,
                       gssize        offset,
                       GCallback     changed)
{
  const Place place = { .offset = offset, .changed = changed };

  add (object_class, property, &place);
}

/**
 * parlour_property_hand:
 * @object_class: a class all of whose own properties are added here
 * @property: (transfer floating): a number without decimals, a flag, a text or an object
 * @offset: where it is read in an instance, by G_STRUCT_OFFSET() or
 *   G_PRIVATE_OFFSET()
 * @setter: (nullable) (scope forever): a function that takes the instance and the
 *   value, and notifies; `NULL` for what is only read
 *
 * Gives a class a property that is a member of its instances, and is set by a
 * function of the class.
 */
void
parlour_property_hand (GObjectClass *object_class,
                       GParamSpec   *property,
                       gssize        offset,
                       GCallback     setter)
{
  const Place place = { .offset = offset, .setter = setter };

  add (object_class, property, &place);
}
