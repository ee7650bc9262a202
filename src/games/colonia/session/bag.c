/* bag.c: drawing from the bag
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "bag.h"

#include "dice.h"

/* Takes one piece out, as a hand does: each is as likely as any other. */
static int
draw_one (ColoniaBundle *bag)
{
  int place = dice_roll (colonia_bundle_get_total (bag)) - 1;
  int kind = 0;

  while (place >= bag->n[kind])
    place -= bag->n[kind++];
  bag->n[kind]--;

  return kind;
}

/* Draws blindly, piece by piece, without putting any back. Every piece in the bag is as likely
 * to come as any other. From a bag that holds fewer than n pieces all are drawn. */
ColoniaBundle
bag_draw (ColoniaBundle *bag,
          int            n)
{
  ColoniaBundle drawn = { 0 };
  int left;

  g_return_val_if_fail (n >= 0, drawn);

  left = MIN (n, colonia_bundle_get_total (bag));
  for (int i = 0; i < left; i++)
    drawn.n[draw_one (bag)]++;

  return drawn;
}

/* Finds in which order everything in the bag would be drawn. Whoever keeps the order draws the
 * same again, and cannot get anything else by drawing anew. */
void
bag_shuffle (const ColoniaBundle *bag,
             GByteArray          *order)
{
  ColoniaBundle left = *bag;

  while (colonia_bundle_get_total (&left) > 0)
    {
      guint8 kind = (guint8) draw_one (&left);

      g_byte_array_append (order, &kind, 1);
    }
}
