/* pieces.c: what is moved by hand after an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Members come home and go onto the streets, cubes go back into the bag, ships
 * move up and cards are discarded. What hands have to do is nothing but what the
 * effects of an event say, put in order by player.
 */

#include "config.h"

#include "pieces.h"

#include "hand-out.h"

/* Contracts that nobody has fulfilled above them stay where they are. */
static gboolean
has_moved_up (const ColoniaEffect *effects,
              guint                n_effects,
              int                  craftsman)
{
  for (guint i = 0; i < n_effects; i++)
    if (effects[i].kind == COLONIA_EFFECT_MADE && effects[i].what == craftsman)
      return TRUE;

  return FALSE;
}

/* What hands do for the table. */
static const gboolean are_for_table[COLONIA_N_EFFECTS] = {
  [COLONIA_EFFECT_BACK_INTO_BAG] = TRUE, [COLONIA_EFFECT_SHIP_LEAVES] = TRUE, [COLONIA_EFFECT_SHIP_MOVES_UP] = TRUE,
  [COLONIA_EFFECT_DISCARDED] = TRUE, [COLONIA_EFFECT_EDICT_AT_TABLE] = TRUE, [COLONIA_EFFECT_DAY_AT_TABLE] = TRUE,
  [COLONIA_EFFECT_STREET_AT_TABLE] = TRUE, [COLONIA_EFFECT_ASHORE_AT_TABLE] = TRUE, [COLONIA_EFFECT_LANDING_AT_TABLE] = TRUE,
};

/* What they do for a family. */
static const gboolean are_for_family[COLONIA_N_EFFECTS] = {
  [COLONIA_EFFECT_TAKEN_FROM_STREET] = TRUE, [COLONIA_EFFECT_SENT] = TRUE, [COLONIA_EFFECT_COMES_HOME] = TRUE,
  [COLONIA_EFFECT_MOVES_ONTO_STREET] = TRUE, [COLONIA_EFFECT_GOES_ASHORE] = TRUE, [COLONIA_EFFECT_SAFEGUARD_HOME] = TRUE,
};

static gboolean
is_for_family (const ColoniaEffect *effects,
               guint                n_effects,
               const ColoniaEffect *effect)
{
  return are_for_family[effect->kind]
         || (effect->kind == COLONIA_EFFECT_WAITS && has_moved_up (effects, n_effects, effect->what));
}

/* What players do themselves when it is their turn, as placing members on a
 * booth, is moved before it is entered. */
static gboolean
belongs_to (const ColoniaEffect *effects,
            guint                n_effects,
            const ColoniaEffect *effect,
            int                  seat)
{
  if (seat == COLONIA_NOBODY)
    return are_for_table[effect->kind];

  return effect->player == seat && is_for_family (effects, n_effects, effect);
}

/* Tells whether hands have to move anything after an event. */
gboolean
pieces_any (const ColoniaEffect *effects,
            guint                n_effects)
{
  for (guint i = 0; i < n_effects; i++)
    if (are_for_table[effects[i].kind] || is_for_family (effects, n_effects, &effects[i]))
      return TRUE;

  return FALSE;
}

/* Tells whether an event is the last roll of a Thursday, which ends the day. */
gboolean
pieces_is_last_roll (int                  type,
                     const ColoniaEffect *effects,
                     guint                n_effects)
{
  for (guint i = 0; i < n_effects; i++)
    if (effects[i].kind == COLONIA_EFFECT_DAY_BEGINS && type == COLONIA_EVENT_DIE)
      return TRUE;

  return FALSE;
}

static gboolean
is_due (ColoniaEffectKind kind)
{
  switch ((int) kind)
    {
    case COLONIA_EFFECT_DAY_BEGINS:
    case COLONIA_EFFECT_SHIP_LEAVES:
    case COLONIA_EFFECT_COMES_HOME:
    case COLONIA_EFFECT_DISCARDED:
    case COLONIA_EFFECT_EDICT_AT_TABLE:
    case COLONIA_EFFECT_DAY_AT_TABLE:
      return TRUE;

    default:
      return FALSE;
    }
}

/* Tells whether an event lets a day begin, ships leave or members come home, discards cards, or
 * leaves something to the table, and there is something to be moved. That is when it is
 * forgotten. */
gboolean
pieces_are_due (const ColoniaEffect *effects,
                guint                n_effects)
{
  gboolean due = FALSE;

  for (guint i = 0; i < n_effects; i++)
    due |= is_due (effects[i].kind);

  return due && pieces_any (effects, n_effects);
}

/* Tells whether there is something to hand out or to move after an event, or a die that
 * everybody wants to see, before the next player does anything. The lists of that are about what
 * happened last. */
gboolean
pieces_keep_hands_busy (const TableEvent    *event,
                        const ColoniaEffect *effects,
                        guint                n_effects)
{
  HandOut hand_out;

  return pieces_is_last_roll (event->type, effects, n_effects) || pieces_are_due (effects, n_effects)
         || hand_out_make (&hand_out, effects, n_effects);
}

static int
count_taken (const ColoniaEffect *effects,
             guint                n_effects,
             int                  seat)
{
  int taken = 0;

  for (guint i = 0; i < n_effects; i++)
    if (effects[i].kind == COLONIA_EFFECT_TAKEN_FROM_STREET && effects[i].player == seat)
      taken += effects[i].amount;

  return taken;
}

/* Several ships may be told of in the same words (EDICT-4, SAT-1); cards may say the same and are several. */
static gboolean
is_listed (GArray              *list,
           const ColoniaEffect *effect)
{
  for (guint i = 0; i < list->len; i++)
    {
      const ColoniaEffect *listed = &g_array_index (list, ColoniaEffect, i);

      if (effect->player == COLONIA_NOBODY && effect->kind != COLONIA_EFFECT_DISCARDED
          && listed->kind == effect->kind && listed->what == effect->what && listed->amount == effect->amount
          && listed->other == effect->other)
        return TRUE;
    }

  return FALSE;
}

/* Lists what hands have to move after an event, in the order in which it happens. Of
 * `COLONIA_EFFECT_SENT` the amount is how many come from home, without those that are taken from
 * a street. */
GArray *
pieces_list (const ColoniaEffect *effects,
             guint                n_effects,
             int                  seat)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (ColoniaEffect));

  for (guint i = 0; i < n_effects; i++)
    {
      ColoniaEffect effect = effects[i];

      if (!belongs_to (effects, n_effects, &effects[i], seat) || is_listed (list, &effect))
        continue;

      if (effect.kind == COLONIA_EFFECT_SENT)
        effect.amount -= count_taken (effects, n_effects, seat);
      if (effect.kind != COLONIA_EFFECT_SENT || effect.amount > 0)
        g_array_append_val (list, effect);
    }

  return list;
}
