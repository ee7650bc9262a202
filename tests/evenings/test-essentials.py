#!/usr/bin/python3
# test-essentials.py: a whole game, from an empty shelf to the winner
#
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What lies behind screens is not tracked, and counted at the end.

import re
import sys

sys.dont_write_bytecode = True

import driver
import table

NAMES = ['Agnes', 'Bruno', 'Clara']

# By week and seat. In the first week two are tied for the first place, and the card of the
# third counts as zero, so that they are tied in votes too.
CARDS = [[8, 8, 3], [7, 3, 8], [6, 7, 4], [5, 4, 7], [4, 5, 6], [3, 6, 5]]
ZEROS = {1: [3]}

# By week: the first week has a vote on Thursday and two on Friday.
EDICTS = [
    ['extra-hold', 'busy-painter', '1-ship-leaves'],
    ['bigger-booths', 'foreign-merchants', 'homecoming-wednesday'],
    ['homecoming-thursday', 'draw-resources', 'busy-saddler'],
    ['busy-tailor', 'goods-by-die', 'new-relics'],
    ['smaller-deputation', 'exchange', 'busy-wainwright'],
    ['2-ships-leave', 'busy-shoemaker', 'extra-hold'],
]

SHIPS = [
    ('london', [(['saddle'], 5), (['cartwheel'], 4), (['saddle', 'painting'], 9)]),
    ('novgorod', [(['painting'], 6), (['clothing'], 3), (['footwear'], 12), (['saddle', 'saddle'], 8)]),
    ('bergen', [(['footwear'], 4), (['clothing'], 7), (['cartwheel'], 2)]),
    ('bruges', [(['clothing', 'painting'], 10), (['saddle'], 3), (['painting'], 4)]),
    ('london', [(['footwear'], 6), (['painting'], 5), (['cartwheel'], 8)]),
    ('bergen', [(['saddle'], 1), (['saddle'], 2), (['saddle'], 3)]),
    ('novgorod', [(['cartwheel'], 5), (['clothing'], 6), (['footwear'], 7)]),
    ('bruges', [(['painting'], 8), (['clothing'], 9), (['footwear'], 10)]),
    ('london', [(['cartwheel'], 11), (['saddle'], 12), (['clothing'], 13)]),
    ('bergen', [(['footwear'], 3), (['painting'], 5), (['saddle'], 7)]),
    ('novgorod', [(['clothing'], 2), (['saddle'], 4), (['painting'], 6)]),
]

# What everybody counts in the end, see count_holdings(). Agnes and Bruno have as many points.
HOLDINGS = [
    ([12, 0, 3, 4], [5, 3, 2], 2, 3),
    ([7, 5, 3, 9], [2, -4], 2, 1),
    ([0, 5, 2, 1], [1, 1], 0, 0),
]


class Essentials(table.Case):
    def test_whole_game(self):
        self.ships = iter(SHIPS)
        self.program.start()
        self.take_picture('essentials-first-start')
        self.begin_game(NAMES, 'The essentials')
        self.check_page()
        for _ in range(4):
            self.enter_ship(*next(self.ships))
        self.take_picture('essentials-week-card')

        for week in range(1, 7):
            self.lay_out(week)
            self.meet(week)
            self.trade(week)
            self.check_page()
        self.count()
        self.check_score(NAMES, 'Bruno')
        self.take_picture('essentials-end')

    def lay_out(self, week):
        """Monday."""
        self.assertEqual(self.check_page(), f'The week card of week {week}')
        if week > 1:
            self.program.find('label', re.compile(r'^At the table, relic cards are bought.*again\.$'))
        self.enter_week_card([1, 0, 2, 0, 1], dice=2, ships=1)
        self.choose_edicts(EDICTS[week - 1])

    def meet(self, week):
        """Tuesday."""
        self.play_family_cards(CARDS[week - 1], ZEROS.get(week, ()))
        if week == 1:
            self.part_tied()
        self.check_page()

    def part_tied(self):
        """Those who are tied roll at the table, and the first time it does not part them."""
        self.type_keys('4', '4')
        self.enter(lambda: self.program.key('Return'))
        for name, roll in zip(NAMES, [2, 5]):
            self.program.press('button', f'{name}: The table rolled a {roll}')
        self.enter(lambda: self.program.press('button', 'Enter'))
        self.assertEqual(self.read_state()['order'], [2, 1, 3])

    def trade(self, week):
        """Wednesday to Saturday, day by day as the game asks."""
        while (state := self.read_state())['week'] == week and state['day'] not in ('monday', 'end'):
            getattr(self, state['step'].replace('-', '_'))(state)

    def vote_on(self, state):
        return next(edict for edict in state['edicts'] if edict['result'] == 'pending')

    # What the game asks for, by the names of the steps

    def vote(self, state):
        edict = self.vote_on(state)
        # In the first week the two who can vote do not agree.
        if state['week'] == 1 and edict['kind'] != 'busy-craftsman':
            super().vote([True, False, None])
        else:
            self.vote_alike(edict['kind'] == 'busy-craftsman')

    def casting_vote(self, state):
        self.assertIn(NAMES[state['order'][0] - 1], self.check_page())
        self.take_picture('essentials-casting-vote')
        self.enter(lambda: self.program.key('y'))

    def edict(self, state):
        self.assertEqual(self.vote_on_accepted(state), 'ships-leave')
        self.enter_ship(*next(self.ships))

    def vote_on_accepted(self, state):
        return [edict['kind'] for edict in state['edicts'] if edict['result'] == 'accepted'][-1]

    def orders(self, state):
        if state['week'] == 1 and not any(state['passed']) and state['contracts']['saddler'] == []:
            self.enter(lambda: self.program.key('1'))
            self.enter(lambda: self.program.key('3'))
        self.check_page()
        self.pass_all()

    def extra_contracts(self, state):
        # One is rolled here, the other at the table.
        self.enter(lambda: self.program.key('r'))
        self.enter(lambda: self.program.key('5'))

    def loading(self, state):
        if state['week'] == 1:
            self.enter(lambda: self.program.key('a'))
            self.enter(lambda: self.program.key('c'))
        self.pass_all()

    def berth_ships(self, state):
        if state['week'] == 1:
            self.program.find('label', re.compile('^Hand out'))
            self.take_picture('essentials-hand-out')
        self.enter_ship(*next(self.ships))

    # The end

    def count(self):
        self.assertEqual(self.check_page(), 'What does everybody have left?')
        self.count_holdings(NAMES, HOLDINGS, 'essentials')

    def read_state(self):
        return table.read_state(self.read_game())


if __name__ == '__main__':
    table.main()
