/* picture.h: how a game stands, as text that people read and write
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-state.h"

/*
 * A picture has one fact a line and everything counts from 1, as at the
 * table; "-" is nobody, or nothing. What a line would say by default is left
 * out. So a test shows what it is about and nothing else, and two pictures
 * differ in the lines that tell what happened. The lines, in their order, with
 * examples:
 *
 *   game full 4              (tracking, players; always printed, first)
 *   window-points 5          (default 2)
 *   week 2 thursday orders 2 (week, day id, step id, player whose turn or -; always printed)
 *   order 2 1 3 4            (only if known)
 *   cards 5 - 0 7            (only if any is not null)
 *   hand 1 3 4 6             (seat, then cards left; only if the hand is not whole; `hand 1` alone = empty)
 *   places 1 2 2 4           (only during tie-rolls: places so far, from 1)
 *   passed 3 4               (only if any)
 *   edict 1 busy-craftsman thursday pending revealed 3 saddler   (position laid out, kind, day, result, "revealed" n, then craftsman for busy-craftsman or number of ships for ships-leave)
 *   current-edict 1
 *   to-reveal 2
 *   smaller-deputation
 *   bag leather 3 iron 2     (kinds with zero left out; line left out if all zero)
 *   regular-booths 7
 *   booth 1 leather 2 iron 1 / booth 2 taken 3 4 (player, members) / booth 3 empty
 *   bar saddler 1
 *   new saddler 2
 *   space saddler 1 2 3      (craftsman, space, player, members)
 *   dice 5 / dice 4 rolled 1 (rolls to come, then how many there were)
 *   made 1 2 saddle          (index, player, good)
 *   leaving 3
 *   extra-holds              (each ship in the harbour has one this week)
 *   paid 1 2 bruges 9        (index, player, city, pays)
 *   berth 1 london
 *   hold 1 1 pays 9 by - saddle 1 painting 2     (berth, hold, ...)
 *   extra 1 -                (berth, player: an extra hold is there)
 *   slot 1 bergen cost 9 points 2 by - / slot 2 london cost 7 shrine by 3 / slot 3 gone
 *   supply 1 20
 *   hall 1 3
 *   ashore 1 2
 *   street 1 tuesday 5
 *   resources 1 leather 2 iron 1
 *   goods 1 saddle 1
 *   money 1 london 5
 *   relic 1 1 bergen 2 loose (player, index, city, points, loose|stored)
 *   shrine 1 1 bergen        (player, index, city)
 *   count 1 relics 11 stored 5 goods 1 resources 0 london 3   (counted at the end, untracked games: points outside, points inside before doubling, ...; only if not all zero)
 */

char    *picture_write (const ColoniaState *state);
gboolean picture_read  (const char         *lines,
                        ColoniaState       *state,
                        char              **complaint);
