#!/usr/bin/python3
# test-keyboard.py: a week that is played with the keyboard alone, from the shelf on
#
# SPDX-License-Identifier: GPL-3.0-or-later

import re
import signal
import sys

sys.dont_write_bytecode = True

import driver
import table

NAMES = ['Agnes', 'Bruno', 'Clara', 'Dietmar']

SHIPS = [
    ('london', [(['saddle'], 4), (['cartwheel'], 7), (['painting'], 5)]),
    ('novgorod', [(['clothing'], 4), (['footwear'], 3), (['saddle'], 6)]),
    ('bergen', [(['saddle'], 2), (['painting', 'clothing'], 12), (['cartwheel'], 3), (['footwear'], 1)]),
    ('bruges', [(['painting'], 8), (['footwear'], 2), (['clothing'], 5)]),
]
NEW_SHIP = ('bergen', [(['cartwheel'], 6), (['saddle'], 5), (['footwear'], 4)])

RELICS = [
    ('london', 3, 2), ('london', 2, 0), ('novgorod', 4, 3), ('bergen', 5, 1), ('bruges', 2, 2),
    ('london', 9, 5), ('novgorod', 6, 2), ('bergen', 7, 4), ('bruges', 8, 3), ('bergen', 13, 1),
]
NEW_RELICS = [
    ('london', 4, 1), ('novgorod', 12, 5), ('novgorod', 3, 0), ('bergen', 6, 3), ('bruges', 5, 2),
    ('bruges', 4, 0), ('london', 7, 3), ('bergen', 2, 1), ('novgorod', 8, 4),
]

BOOTHS = [3, 2, 4, 1, 2, 0, 3]
EDICTS = ['bigger-booths', 'draw-resources', 'extra-hold']

# By seat, so that the order is Bruno, Dietmar, Agnes, Clara.
CARDS = [5, 8, 3, 7]
ORDER = [2, 4, 1, 3]

# The holds have one letter after the other, but for the one that lets a player pass.
HOLD_KEYS = 'abcdefghijklmnoqrstuvwxyz'

# The window's own, for which there are keys everywhere.
WINDOW_CONTROLS = ['Close', 'Maximize', 'Minimize']

# More than there are things on a page that can have the focus.
MOST_TABS = 80

ON_STREET = re.compile('^Why “(Tu|We|Th|Fr) [0-9]+”[?]$')


class Keyboard(table.Case):
    def setUp(self):
        super().setUp()
        # Whoever reaches for the mouse has lost.
        self.program.press = self.program.screen.click = lambda *_: self.fail('something was pressed')

    def test_week(self):
        self.program.start()
        self.begin()
        for ship in SHIPS:
            self.enter_ship(*ship)
        self.enter_relics(RELICS)
        for day in [self.monday, self.tuesday, self.wednesday, self.thursday, self.friday, self.saturday, self.sunday]:
            self.check_page()
            day()
        self.assertEqual((self.read_state()['week'], self.read_state()['day']), (2, 'monday'))
        self.go_back_to_shelf()

    def test_everything_is_reached(self):
        """The Tab key comes to everything that can be pressed on a page of a game. Of the days in the
        header it comes to today, from which arrows go to the others."""
        record = table.play_until(lambda state: state['step'] == 'orders')
        self.open_game(record)
        self.program.key('ctrl+h')
        self.program.wait_until_gone('list', 'Chronicle')

        buttons = {item.place: item for item in self.find_page().walk()
                   if item.role in driver.ROLES['button'] and item.name not in WINDOW_CONTROLS
                   and {'focusable', 'sensitive'} <= item.get_states() and driver.is_showing(item)}
        self.assertGreater(len(buttons), 10)
        # How many members of a family are on a street is answered where it is asked how many are at home, too.
        self.assertEqual({item.name for item in self.find_not_reached(buttons) if not ON_STREET.search(item.name)},
                         {f'{day} in the Chronicle' for day in ['Monday', 'Tuesday', 'Wednesday']})

        self.tab_to('Thursday in the Chronicle')
        for day in ['Wednesday', 'Tuesday', 'Monday']:
            self.program.key('Left')
            self.wait_for_focus('button', f'{day} in the Chronicle')
        self.program.key('Return')
        self.program.find('list', 'Chronicle')

    def test_typed_ahead(self):
        """Nobody has to wait for a page before typing what it asks for."""
        record = table.play_until(lambda state: state['week'] == 2 and state['step'] == 'week-card')
        cursor = len(record['events']) - 1
        self.open_game(record | {'cursor': cursor})
        self.wait_for_focus('spin', 'What the card costs')
        self.program.type('\n3241')
        self.wait_for_cursor(cursor + 1)
        self.wait_for_focus('spin', 'Resources for booth 5')
        self.assertEqual([self.read_number(f'Resources for booth {booth}') for booth in range(1, 6)],
                         ['3', '2', '4', '1', '0'])

        # Whoever closes the window now is asked about what was typed.
        self.program.kill()

    def test_typed_ahead_elsewhere(self):
        """Not even where the focus is in the header, as in a game that has just been opened."""
        record = find_vote_after_pass()
        cursor = len(record['events']) - 2
        vote = record['events'][-1]
        order = table.read_states(record)[-2]['order']
        self.open_game(table.cut(record, cursor))
        self.tab_to('Back to the Shelf')

        # All keys are there before the page can change.
        self.program.signal(signal.SIGSTOP)
        self.type_keys('p', *[vote['ballots'][seat - 1][0] for seat in order if vote['ballots'][seat - 1]])
        self.program.signal(signal.SIGCONT)
        self.assertEqual(self.wait_for_cursor(cursor + 2)['events'][-1]['ballots'], vote['ballots'])

    def test_typed_ahead_of_the_disk(self):
        """Nor where one thing waits for the disk, and what follows belongs to the next page."""
        record, cursor = find_last_passes()
        self.open_game(table.cut(record, cursor))
        self.tab_to('Back to the Shelf')

        self.program.signal(signal.SIGSTOP)
        self.type_keys('p', 'p', 'r')
        self.program.signal(signal.SIGCONT)
        self.assertEqual(self.wait_for_cursor(cursor + 3)['events'][-1]['type'], 'die')

    def test_typed_ahead_of_everybody(self):
        """Nor where everybody passes, after which Enter alone does nothing for a moment."""
        record, cursor = find_last_loading()
        self.open_game(table.cut(record, cursor))
        self.program.find('button', 'Everybody Passes')

        self.program.signal(signal.SIGSTOP)
        self.type_keys('shift+p', *table.list_ship_keys(*NEW_SHIP), 'Return')
        self.program.signal(signal.SIGCONT)
        self.program.wait_until(lambda: self.read_game()['events'][-1]['type'] == 'ship', 'a ship')

    def test_stray_enter(self):
        """Pages of turns begin where Enter does nothing for anybody, and say so, as keys do that mean
        nothing there."""
        for step, hint, key in [('market', '^A booth is taken whole', 'y'), ('orders', '^Members wait on', '8'),
                                ('loading', '^Exactly the goods', '7'), ('buying', '^A card costs', 'z'),
                                ('safeguarding', '^A card with a member', 'z')]:
            with self.subTest(step=step):
                record = table.play_until(lambda state, step=step: state['step'] == step)
                self.open_game(record)
                self.wait_for_focus('group', re.compile(hint))
                self.program.key('Return')
                self.program.find('label', re.compile('^Press what is done, or the key'))
                self.program.key(key)
                self.program.find('label', f'The key {key.upper()} does nothing here.')
                self.assertEqual(table.get_cursor(self.read_game()), table.get_cursor(record))
                self.enter(lambda: self.program.key('p'))
                self.program.kill()

    def test_enter_chooses_for_nobody(self):
        """What a player rolls, and the good that somebody with a 6 chooses, is said by no Enter, which may
        be meant for what came before."""
        self.open_game(find_rolls_for_goods())
        self.program.find('button', re.compile('^Roll for Everybody'))
        self.program.key('3')
        self.program.find('label', '1 painting')
        self.program.key('Return')
        self.wait_for_both(re.compile('^What does .* roll'))
        self.program.key('6')
        self.program.find('label', re.compile('rolled a 6 and chooses the good'))
        self.assertEqual(len(self.program.find_all('label', 'has not rolled yet')), 3)
        self.program.key('c')
        self.program.find('label', '1 clothing')
        self.program.kill()

    def test_keys_that_mean_nothing(self):
        for step, key in [('family-cards', '0'), ('family-cards', '9'), ('tie-rolls', '7'), ('vote', 'x'),
                          ('extra-contracts', '8')]:
            with self.subTest(step=step, key=key):
                self.open_game(table.play_until(lambda state, step=step: state['step'] == step))
                self.program.find('button', 'Back to the Shelf')
                self.program.key(key)
                self.program.find('label', f'The key {key.upper()} does nothing here.')
                self.program.kill()

    def test_space(self):
        """Space goes from hold to hold, and behind the last line to the first, where a ship is corrected,
        too. The first digit there takes the place of what it paid."""
        self.open_game(table.play_until(lambda state: state['step'] == 'berth-ships'))
        self.wait_for_focus('group', 'Hold 1')
        self.type_keys(*'ls5', 'space', *'w3', 'space', *'p8')
        ship = self.enter(lambda: self.program.key('Return'))['events'][-1]
        self.assertEqual([hold['pays'] for hold in ship['holds']], [5, 3, 8])

        self.program.key('F7')
        self.wait_for_focus('group', 'Hold 4')
        self.type_keys('space', '7', 'Return')
        self.program.wait_until(lambda: [hold['pays'] for hold in self.read_game()['events'][-1]['holds']] == [7, 3, 8],
                                'the first hold that pays 7')

    def test_extra_hold(self):
        """While it asks for its good letters are goods, be it that of passing."""
        record = table.play_until(can_load_painting)
        states = table.read_states(record)
        berth = find_extra_hold(states[-1])
        holds = sum(len(ship['holds']) + bool(ship['extra']) for ship in states[-1]['berths'][:berth] if ship)
        holds += len(states[-1]['berths'][berth]['holds'])
        self.open_game(record)
        self.program.find('button', re.compile('^Pass'))
        self.program.key(HOLD_KEYS[holds])
        self.program.find('alert', 'Which good goes into the extra hold?')
        self.program.find('button', '1 painting', lambda item: 'P' in [part.name for part in item.walk()])
        event = self.enter(lambda: self.program.key(table.GOOD_KEYS['painting']))['events'][-1]
        self.assertEqual((event['type'], event['berth'], event['good']), ('load', berth + 1, 'painting'))

    def read_number(self, name):
        labels = [item.name for item in self.program.find('spin', name).walk() if item.role in driver.ROLES['label']]

        return next(label for label in labels if label.isdigit())

    def find_not_reached(self, buttons):
        left = dict(buttons)
        for _ in range(MOST_TABS):
            for place, item in list(left.items()):
                if 'focused' in item.get_states():
                    del left[place]
            if not left:
                break
            self.program.key('Tab')

        return left.values()

    def wait_for_both(self, reason):
        """What is missing stands below the page, and is said to whoever presses Enter."""
        self.program.wait_until(lambda: len(self.program.find_all('label', reason)) == 2, 'a reason that is said')

    def tab_to(self, name):
        for _ in range(MOST_TABS):
            if 'focused' in self.program.find('button', name).get_states():
                return
            self.program.key('Tab')
        self.fail(f'the Tab key does not come to {name}')

    def begin(self):
        self.wait_for_focus('button', 'New Game')
        self.program.key('Return')
        for number, name in enumerate(NAMES, 1):
            self.wait_for_focus('entry', f'Name of player {number}')
            self.program.type(f'{name}\n')
        self.wait_for_focus('button', 'Begin')
        self.program.key('Return')
        self.wait_for_game()
        self.assertEqual([player['name'] for player in self.wait_for_cursor(0)['players']], NAMES)

    def monday(self):
        self.wait_for_focus('spin', 'Resources for booth 1')
        self.type_keys(*map(str, BOOTHS), *'11111', '2', '1')
        self.wait_for_focus('button', 'Draw from the Bag')
        self.program.key('Return')
        self.program.find('button', 'Lay Out the Week')
        self.enter(lambda: self.program.key('Return'))
        self.assertEqual([sum(booth['resources'].values()) for booth in self.read_state()['booths']], BOOTHS)
        self.choose_edicts(EDICTS)

    def tuesday(self):
        self.play_family_cards(CARDS)
        self.assertEqual(self.read_state()['order'], ORDER)
        # Undo and redo are keys as well.
        self.undo()
        self.redo()

    def wednesday(self):
        # Enter alone says nothing for anybody, wherever the focus is.
        self.wait_for_focus('button', re.compile(': Yes$'))
        self.type_keys('Return', 'Return', 'Return', 'Return')
        wanted = [True, False, True, True]
        ballots = self.vote(wanted)['events'][-1]['ballots']
        self.assertEqual([ballot in (None, 'yes' if yes else 'no') for ballot, yes in zip(ballots, wanted)], [True] * 4)
        self.program.find('button', 'Draw and Lay Out')
        self.enter(lambda: self.program.key('Return'))
        for booth in ['1', '3', '2']:
            self.enter(lambda: self.program.key(booth))
        self.pass_turn()
        self.pass_all()

    def thursday(self):
        self.vote_alike(True)
        self.program.find('button', 'Draw and Hand Out')
        self.enter(lambda: self.program.key('Return'))
        while not all((state := self.read_state())['passed']) and state['step'] == 'orders':
            craftsman = find_order(state)
            self.enter(lambda: self.program.key(str(craftsman) if craftsman else 'p'))
        self.assertGreater(sum(map(len, state['contracts'].values())), 0)
        self.enter(lambda: self.program.key('r'))
        self.enter(lambda: self.program.key('6'))

    def friday(self):
        self.vote_alike(False)
        while (state := self.read_state())['step'] == 'loading':
            hold = find_hold(state)
            self.enter(lambda: self.program.key(HOLD_KEYS[hold] if hold is not None else 'p'))

    def saturday(self):
        self.enter_ship(*NEW_SHIP)

    def sunday(self):
        self.enter(lambda: self.program.key('1'))
        self.enter(lambda: self.program.key('4'))
        self.enter(lambda: self.program.key('5'))
        self.enter(lambda: self.program.key('p'))
        # The shrine asks whether it takes the relic in.
        self.program.key('2')
        self.program.find('button', 'The Relic of 2 Points Goes In', lambda item: 'focused' in item.get_states())
        self.enter(lambda: self.program.key('1'))
        self.assertEqual(self.read_state()['players'][ORDER[0] - 1]['shrines'], ['london'])
        self.pass_all()

        # The tenth card has the last of the digits.
        self.enter(lambda: self.program.key('0'))
        self.pass_all()
        self.assertEqual([card['cost'] for card in self.read_state()['display'] if card], [13])
        self.enter_relics(NEW_RELICS)

    def go_back_to_shelf(self):
        self.program.key('alt+Left')
        self.wait_for_focus('button', 'Carry on: week 2 of 6, Monday')
        self.program.key('Return')
        self.wait_for_game()
        self.check_page()

    def read_state(self):
        return table.read_state(self.read_game())


def find_rolls_for_goods():
    """A moment when everybody rolls for a good."""
    for seed in range(1, 20):
        record = table.simulate(4, 'full', seed)
        for cursor, state in enumerate(table.read_states(record)):
            accepted = [edict['kind'] for edict in state['edicts']
                        if edict['day'] == state['day'] and edict['result'] == 'accepted']
            if state['step'] == 'edict' and accepted[-1] == 'goods-by-die':
                return table.cut(record, cursor)

    raise AssertionError('nobody ever rolls for a good')


def find_vote_after_pass():
    """A game up to a vote on which somebody's passing leads to the next day."""
    record = table.simulate()
    steps = [state['step'] for state in table.read_states(record)]
    index = next(i for i, event in enumerate(record['events'])
                 if event['type'] == 'vote' and record['events'][i - 1]['type'] == 'pass' and steps[i - 1] == 'market')

    return table.cut(record, index + 1)


def find_last_passes():
    """A game, and where the two passes come in it that lead to the die."""
    record = table.simulate()
    steps = [state['step'] for state in table.read_states(record)]
    cursor = next(i for i in range(len(steps)) if steps[i:i + 3] == ['orders', 'orders', 'extra-contracts']
                  and [event['type'] for event in record['events'][i:i + 2]] == ['pass', 'pass'])

    return record, cursor


def find_last_loading():
    """A game, and where somebody loads no more before a ship comes."""
    record = table.simulate()
    steps = [state['step'] for state in table.read_states(record)]
    cursor = next(i for i in range(len(steps)) if steps[i:i + 2] == ['loading', 'berth-ships']
                  and record['events'][i]['type'] == 'pass')

    return record, cursor


def find_extra_hold(state):
    """In which berth, from 0, the first ship with a free one is."""
    return next((i for i, ship in enumerate(state['berths']) if ship and ship['extra'] and not ship['extra']['player']),
                None)


def can_load_painting(state):
    if state['step'] != 'loading' or find_extra_hold(state) is None:
        return False
    player = state['players'][state['player'] - 1]

    return player['goods']['painting'] > 0 and player['supply'] > 0


def find_order(state):
    """A craftsman, from 1, to whom the player can give what he needs and as many members as he takes."""
    player = state['players'][state['player'] - 1]
    resources = table.RESOURCES + table.RESOURCES[:1]

    for number, craftsman in enumerate(table.CRAFTSMEN):
        members = len(state['contracts'][craftsman]) + 1
        if (all(player['resources'][resource] > 0 for resource in resources[number:number + 2])
                and player['supply'] > members):
            return number + 1

    return None


def find_hold(state):
    """A hold, in the order of the keys, for which the player has the goods. One member stays at
    home, whatever was drawn this week, as Sunday needs it."""
    player = state['players'][state['player'] - 1]
    holds = [hold for ship in state['berths'] if ship for hold in ship['holds']]

    for number, hold in enumerate(holds):
        if (hold['player'] is None and player['supply'] > 1
                and all(player['goods'][good] >= n for good, n in hold['goods'].items())):
            return number

    return None


if __name__ == '__main__':
    table.main()
