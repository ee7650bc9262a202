/* parlour-seat.c: somebody who is about to play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-seat.h"

#include "colonia-terms.h"
#include "tongue.h"

#include <string.h>

/* The kinds of pieces that somebody starts with. Members are the same for all. */
#define N_KINDS COLONIA_PIECE_MEMBER

/**
 * ParlourSeat:
 *
 * Somebody at the table of a game that has not begun: what has been typed as
 * the name, which colour it is, and what they start with.
 */
struct _ParlourSeat {
  GObject parent_instance;

  char *name;
  char *known_as;
  int color;
  char *language;
  int die;
  TableBundle bundles[N_KINDS];

  /* What is kept while the other way of drawing is tried. */
  int spare_die;
  TableBundle spare_resources;
  TableBundle spare_goods;
};

enum {
  PROP_0,
  PROP_NAME,
  PROP_KNOWN_AS,
  PROP_COLOR,
  PROP_LANGUAGE,
  PROP_DIE,
  N_PROPS
};

enum {
  BUNDLE_CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourSeat, parlour_seat, G_TYPE_OBJECT)

/* Nobody needs to type a name: who has none goes by the colour, as at many tables. */
static void
update_known_as (ParlourSeat *self)
{
  g_autofree char *known_as = g_strstrip (g_strdup (self->name));

  if (*known_as == '\0')
    {
      g_free (known_as);
      known_as = g_strdup (table_color_get_name ((TableColor) self->color));
    }

  if (g_strcmp0 (self->known_as, known_as) == 0)
    return;

  g_free (self->known_as);
  self->known_as = g_steal_pointer (&known_as);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_KNOWN_AS]);
}

static void
parlour_seat_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  ParlourSeat *self = PARLOUR_SEAT (object);

  switch (prop_id)
    {
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;

    case PROP_KNOWN_AS:
      g_value_set_string (value, self->known_as);
      break;

    case PROP_COLOR:
      g_value_set_int (value, self->color);
      break;

    case PROP_LANGUAGE:
      g_value_set_string (value, self->language);
      break;

    case PROP_DIE:
      g_value_set_int (value, self->die);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
parlour_seat_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  ParlourSeat *self = PARLOUR_SEAT (object);

  switch (prop_id)
    {
    case PROP_NAME:
      parlour_seat_set_name (self, g_value_get_string (value));
      break;

    case PROP_COLOR:
      parlour_seat_set_color (self, g_value_get_int (value));
      break;

    case PROP_LANGUAGE:
      parlour_seat_set_language (self, g_value_get_string (value));
      break;

    case PROP_DIE:
      parlour_seat_set_die (self, g_value_get_int (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
parlour_seat_finalize (GObject *object)
{
  ParlourSeat *self = PARLOUR_SEAT (object);

  g_free (self->name);
  g_free (self->known_as);
  g_free (self->language);

  G_OBJECT_CLASS (parlour_seat_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  /**
   * ParlourSeat:name:
   *
   * What has been typed as the name, with the blanks around it.
   */
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, "", flags);

  /**
   * ParlourSeat:known-as:
   *
   * The name in the game: what was typed, or the colour if that was nothing.
   */
  properties[PROP_KNOWN_AS] =
    g_param_spec_string ("known-as", NULL, NULL, "",
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);

  /**
   * ParlourSeat:color:
   *
   * The `TableColor` of the family.
   */
  properties[PROP_COLOR] = g_param_spec_int ("color", NULL, NULL, 0, TABLE_N_COLORS - 1, 0, flags);

  /**
   * ParlourSeat:language:
   *
   * The id of the language to address them in, or `NULL` for that of the interface.
   */
  properties[PROP_LANGUAGE] = g_param_spec_string ("language", NULL, NULL, NULL, flags);

  /**
   * ParlourSeat:die:
   *
   * What the application rolled for the first good, 1 to 6, or 0 if it did not (SET-3).
   */
  properties[PROP_DIE] = g_param_spec_int ("die", NULL, NULL, 0, COLONIA_DIE_SIDES, 0, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
parlour_seat_class_init (ParlourSeatClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = parlour_seat_get_property;
  object_class->set_property = parlour_seat_set_property;
  object_class->finalize = parlour_seat_finalize;

  install_properties (object_class);

  /**
   * ParlourSeat::bundle-changed:
   * @self: the seat
   *
   * What they start with has changed.
   */
  signals[BUNDLE_CHANGED] =
    g_signal_new ("bundle-changed", PARLOUR_TYPE_SEAT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
parlour_seat_init (ParlourSeat *self)
{
  g_signal_connect_object (tongue_voice_get_default (), "notify::language", G_CALLBACK (update_known_as), self,
                           G_CONNECT_SWAPPED);
  self->name = g_strdup ("");
  for (int city = 0; city < COLONIA_N_CITIES; city++)
    self->bundles[COLONIA_PIECE_MONEY].n[city] = COLONIA_START_MONEY;
  update_known_as (self);
}

/**
 * parlour_seat_new:
 * @color: the colour of the family
 *
 * Seats somebody who has no name yet, and starts with the usual money and
 * nothing else.
 *
 * Returns: (transfer full): the seat
 */
ParlourSeat *
parlour_seat_new (TableColor color)
{
  return g_object_new (PARLOUR_TYPE_SEAT, "color", (int) color, NULL);
}

/**
 * parlour_seat_get_name:
 * @self: a seat
 *
 * Tells what has been typed as the name.
 *
 * Returns: (transfer none): the text, which may be empty
 */
const char *
parlour_seat_get_name (ParlourSeat *self)
{
  g_return_val_if_fail (PARLOUR_IS_SEAT (self), NULL);

  return self->name;
}

/**
 * parlour_seat_set_name:
 * @self: a seat
 * @name: (nullable): what is typed as the name
 *
 * Changes what is typed as the name.
 */
void
parlour_seat_set_name (ParlourSeat *self,
                       const char  *name)
{
  g_return_if_fail (PARLOUR_IS_SEAT (self));

  if (name == NULL)
    name = "";
  if (g_str_equal (self->name, name))
    return;

  g_free (self->name);
  self->name = g_strdup (name);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NAME]);
  update_known_as (self);
}

/**
 * parlour_seat_has_name:
 * @self: a seat
 *
 * Tells whether more than blanks have been typed as the name.
 *
 * Returns: `TRUE` if they go by a name, `FALSE` if by the colour
 */
gboolean
parlour_seat_has_name (ParlourSeat *self)
{
  g_return_val_if_fail (PARLOUR_IS_SEAT (self), FALSE);

  return self->name[strspn (self->name, " \t\n\v\f\r")] != '\0';
}

/**
 * parlour_seat_get_known_as:
 * @self: a seat
 *
 * Tells the name in the game.
 *
 * Returns: (transfer none): what was typed without the blanks around it, or the
 *   colour
 */
const char *
parlour_seat_get_known_as (ParlourSeat *self)
{
  g_return_val_if_fail (PARLOUR_IS_SEAT (self), NULL);

  return self->known_as;
}

/**
 * parlour_seat_get_color:
 * @self: a seat
 *
 * Tells the colour.
 *
 * Returns: the `TableColor` of the family
 */
int
parlour_seat_get_color (ParlourSeat *self)
{
  g_return_val_if_fail (PARLOUR_IS_SEAT (self), TABLE_COLOR_YELLOW);

  return self->color;
}

/**
 * parlour_seat_set_color:
 * @self: a seat
 * @color: the `TableColor` of the family
 *
 * Changes the colour. Whether others have it is not asked here.
 */
void
parlour_seat_set_color (ParlourSeat *self,
                        int          color)
{
  g_return_if_fail (PARLOUR_IS_SEAT (self));
  g_return_if_fail (color >= 0 && color < (int) TABLE_N_COLORS);

  if (self->color == color)
    return;

  self->color = color;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COLOR]);
  update_known_as (self);
}

/**
 * parlour_seat_take_color:
 * @self: a seat
 * @color: a `TableColor`
 * @seats: (element-type ParlourSeat): all seats of the table
 *
 * Chooses a colour. Who has it gets that of this seat in return: with six players
 * nobody could change otherwise.
 */
void
parlour_seat_take_color (ParlourSeat *self,
                         int          color,
                         GPtrArray   *seats)
{
  int own;

  g_return_if_fail (PARLOUR_IS_SEAT (self));
  g_return_if_fail (seats != NULL);

  own = self->color;
  if (own == color)
    return;

  for (guint i = 0; i < seats->len; i++)
    if (parlour_seat_get_color (seats->pdata[i]) == color)
      parlour_seat_set_color (seats->pdata[i], own);
  parlour_seat_set_color (self, color);
}

/**
 * parlour_seat_get_language:
 * @self: a seat
 *
 * Tells the language to address them in.
 *
 * Returns: (transfer none) (nullable): its id, or `NULL` for that of the interface
 */
const char *
parlour_seat_get_language (ParlourSeat *self)
{
  g_return_val_if_fail (PARLOUR_IS_SEAT (self), NULL);

  return self->language;
}

/**
 * parlour_seat_set_language:
 * @self: a seat
 * @language: (nullable): the id of a language, or `NULL` for that of the interface
 *
 * Changes the language to address them in.
 */
void
parlour_seat_set_language (ParlourSeat *self,
                           const char  *language)
{
  g_return_if_fail (PARLOUR_IS_SEAT (self));

  if (g_strcmp0 (self->language, language) == 0)
    return;

  g_free (self->language);
  self->language = g_strdup (language);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LANGUAGE]);
}

/**
 * parlour_seat_get_die:
 * @self: a seat
 *
 * Tells what the application rolled for the first good.
 *
 * Returns: 1 to 6, or 0 if it did not roll
 */
int
parlour_seat_get_die (ParlourSeat *self)
{
  g_return_val_if_fail (PARLOUR_IS_SEAT (self), 0);

  return self->die;
}

/**
 * parlour_seat_set_die:
 * @self: a seat
 * @die: 1 to 6, or 0 if it did not roll
 *
 * Notes what the application rolled for the first good.
 */
void
parlour_seat_set_die (ParlourSeat *self,
                      int          die)
{
  g_return_if_fail (PARLOUR_IS_SEAT (self));
  g_return_if_fail (die >= 0 && die <= COLONIA_DIE_SIDES);

  if (self->die == die)
    return;

  self->die = die;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DIE]);
}

/**
 * parlour_seat_get_bundle:
 * @self: a seat
 * @kind: resources, goods or money
 *
 * Tells what they start with.
 *
 * Returns: (transfer none): how many of each; valid until it is changed
 */
const TableBundle *
parlour_seat_get_bundle (ParlourSeat      *self,
                         ColoniaPieceKind  kind)
{
  g_return_val_if_fail (PARLOUR_IS_SEAT (self), NULL);
  g_return_val_if_fail (kind < N_KINDS, NULL);

  return &self->bundles[kind];
}

/**
 * parlour_seat_set_bundle:
 * @self: a seat
 * @kind: resources, goods or money
 * @bundle: how many of each
 *
 * Changes what they start with.
 */
void
parlour_seat_set_bundle (ParlourSeat       *self,
                         ColoniaPieceKind   kind,
                         const TableBundle *bundle)
{
  g_return_if_fail (PARLOUR_IS_SEAT (self));
  g_return_if_fail (kind < N_KINDS);
  g_return_if_fail (bundle != NULL);

  if (memcmp (&self->bundles[kind], bundle, sizeof *bundle) == 0)
    return;

  self->bundles[kind] = *bundle;
  g_signal_emit (self, signals[BUNDLE_CHANGED], 0);
}

static void
swap_bundles (TableBundle *one,
              TableBundle *other)
{
  TableBundle kept = *one;

  *one = *other;
  *other = kept;
}

/**
 * parlour_seat_swap_draws:
 * @self: a seat
 *
 * Lays the resources and goods aside and takes out those that were laid aside
 * before, of which there are none at first. So what was drawn by the
 * application and what was drawn at the table do not get in each other's way.
 */
void
parlour_seat_swap_draws (ParlourSeat *self)
{
  int die;

  g_return_if_fail (PARLOUR_IS_SEAT (self));

  die = self->spare_die;
  self->spare_die = self->die;
  swap_bundles (&self->bundles[COLONIA_PIECE_RESOURCE], &self->spare_resources);
  swap_bundles (&self->bundles[COLONIA_PIECE_GOOD], &self->spare_goods);
  parlour_seat_set_die (self, die);
  g_signal_emit (self, signals[BUNDLE_CHANGED], 0);
}
