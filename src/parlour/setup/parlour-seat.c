/* parlour-seat.c: somebody who is about to play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-seat.h"

#include "parlour-cards.h"
#include "parlour-collections.h"
#include "parlour-property.h"
#include "text-line.h"
#include "tongue.h"

#include <string.h>

G_DEFINE_FINAL_TYPE (ParlourSeat, parlour_seat, G_TYPE_OBJECT)

/* Nobody needs to type a name: who has none goes by the colour, as at many tables. */
static void
update_known_as (ParlourSeat *self)
{
  g_autofree char *known_as = g_strstrip (g_strdup (self->name));

  if (*known_as == '\0')
    {
      g_free (known_as);
      known_as = g_strdup (table_color_get_name (self->color));
    }

  if (g_strcmp0 (self->known_as, known_as) == 0)
    return;

  g_free (self->known_as);
  self->known_as = g_steal_pointer (&known_as);
  g_object_notify (G_OBJECT (self), "known-as");
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
  /* What has been typed as the name, with the blanks around it. */
  parlour_property_hand (object_class, g_param_spec_string ("name", NULL, NULL, "", PARLOUR_PROPERTY),
                         G_STRUCT_OFFSET (ParlourSeat, name), G_CALLBACK (parlour_seat_set_name));

  /* The name in the game: what was typed, or the colour if that was nothing. */
  parlour_property_hand (object_class,
                         g_param_spec_string ("known-as", NULL, NULL, "",
                                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY),
                         G_STRUCT_OFFSET (ParlourSeat, known_as), NULL);

  /* The `TableColor` of the family. */
  parlour_property_hand (object_class, g_param_spec_int ("color", NULL, NULL, 0, TABLE_N_COLORS - 1, 0, PARLOUR_PROPERTY),
                         G_STRUCT_OFFSET (ParlourSeat, color), G_CALLBACK (parlour_seat_set_color));

  /* The id of the language to address them in, or `NULL` for that of the interface. */
  parlour_property_hand (object_class, g_param_spec_string ("language", NULL, NULL, NULL, PARLOUR_PROPERTY),
                         G_STRUCT_OFFSET (ParlourSeat, language), G_CALLBACK (parlour_seat_set_language));
}

static void
parlour_seat_class_init (ParlourSeatClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = parlour_seat_finalize;

  install_properties (object_class);
}

static void
parlour_seat_init (ParlourSeat *self)
{
  g_signal_connect_object (tongue_voice_get_default (), "notify::language", G_CALLBACK (update_known_as), self,
                           G_CONNECT_SWAPPED);
  self->name = g_strdup ("");
  update_known_as (self);
}

/* Seats somebody who has no name yet. */
ParlourSeat *
parlour_seat_new (TableColor color)
{
  return g_object_new (PARLOUR_TYPE_SEAT, "color", (int) color, NULL);
}

/* Changes what is typed as the name. */
void
parlour_seat_set_name (ParlourSeat *self,
                       const char  *name)
{
  if (name == NULL)
    name = "";
  if (g_str_equal (self->name, name))
    return;

  g_free (self->name);
  self->name = g_strdup (name);
  self->was_chosen = FALSE;
  g_object_notify (G_OBJECT (self), "name");
  update_known_as (self);
}

/* Tells whether more than blanks have been typed as the name. Returns `TRUE` if they go by a
 * name, `FALSE` if by the colour. */
gboolean
parlour_seat_has_name (ParlourSeat *self)
{
  return self->name[strspn (self->name, " \t\n\v\f\r")] != '\0';
}

/* Gives what the player is called as it may stand in a sentence. */
char *
parlour_seat_tell_name (ParlourSeat *self)
{
  return text_isolate (self->known_as);
}

/* Changes the colour. Whether others have it is not asked here. */
void
parlour_seat_set_color (ParlourSeat *self,
                        int          color)
{
  g_return_if_fail (color >= 0 && color < (int) TABLE_N_COLORS);

  if (self->color == color)
    return;

  self->color = color;
  g_object_notify (G_OBJECT (self), "color");
  update_known_as (self);
}

/* Chooses a colour. Who has it gets that of this seat in return: with six players nobody could
 * change otherwise. */
void
parlour_seat_take_color (ParlourSeat *self,
                         int          color,
                         GPtrArray   *seats)
{
  int own;

  g_return_if_fail (seats != NULL);

  own = self->color;
  if (own == color)
    return;

  for (guint i = 0; i < seats->len; i++)
    if (((ParlourSeat *) seats->pdata[i])->color == color)
      parlour_seat_set_color (seats->pdata[i], own);
  parlour_seat_set_color (self, color);
}

/* Changes the language to address them in. */
void
parlour_seat_set_language (ParlourSeat *self,
                           const char  *language)
{
  if (g_strcmp0 (self->language, language) == 0)
    return;

  g_free (self->language);
  self->language = g_strdup (language);
  g_object_notify (G_OBJECT (self), "language");
}

/* Remembers who plays, to be offered for the next game: whoever sits first is offered first. Who
 * goes by the colour has no name to be remembered. It is known then who everybody is. */
void
parlour_seat_remember_all (GPtrArray *seats)
{
  g_return_if_fail (seats != NULL);

  for (guint i = seats->len; i > 0; i--)
    {
      ParlourSeat *seat = g_ptr_array_index (seats, i - 1);
      const TablePerson person = { seat->known_as, (TableColor) seat->color, seat->language };

      if (parlour_seat_has_name (seat))
        parlour_cards_remember_person (parlour_collections_get_people (), &person);
      seat->was_chosen = TRUE;
    }
}
