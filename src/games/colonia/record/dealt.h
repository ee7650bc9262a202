/* dealt.h: which cards are out in a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-record.h"
#include "printed.h"

G_BEGIN_DECLS

/**
 * Dealt:
 * @state: how the game stands
 * @cards: (element-type Printed): by kind, the cards that are out; relic cards
 *   are collected when they are asked for
 * @bought: (element-type Printed): the relic cards that somebody owns
 * @ships_left: how many ships are in the deck
 *
 * A game that is played again to see which cards are out. Made on the stack.
 */
typedef struct {
  ColoniaState state;
  GPtrArray *cards[N_PRINTED];
  GPtrArray *bought;
  int ships_left;
} Dealt;

void       dealt_init      (Dealt              *dealt,
                            const ColoniaSetup *setup);
void       dealt_init_from (Dealt              *dealt,
                            const TableRecord  *record);
void       dealt_clear     (Dealt              *dealt);
void       dealt_play      (Dealt              *dealt,
                            const ColoniaEvent *event);
GPtrArray *dealt_get_cards (Dealt              *dealt,
                            PrintedKind         kind);
void       dealt_shuffle   (Dealt              *dealt);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Dealt, dealt_clear)

G_END_DECLS
