#!/usr/bin/python3
# test-visby.py: a whole game of Visby at a table of four
#
# SPDX-License-Identifier: GPL-3.0-or-later

import json
import re
import subprocess
import sys
import time

sys.dont_write_bytecode = True

import table

NAMES = ['Agnes', 'Bruno', 'Clara', 'Dietmar']
CARDS = ['troops', 'knight', 'blacksmith', 'fleet', 'ship', 'tollkeeper', 'merchant', 'mendicant']
PRINTED = {'troops': 'Troops (Truppen)', 'knight': 'Knight (Ritter)', 'blacksmith': 'Blacksmith (Schmied)',
           'fleet': 'Fleet (Flotte)', 'ship': 'Ship (Schiff)', 'tollkeeper': 'Tollkeeper (Zöllner)',
           'merchant': 'Merchant (Kaufmann)', 'mendicant': 'Mendicant (Bettelmönch)'}
TRACKS = {'battle': 'Battle (Feldzug)', 'journey': 'Merchant journey (Handelsfahrt)', 'market': 'Market (Markt)'}

# Beside those that the rulebook tells.
RATES = {4: '2:1', 11: '3:4'}

# In every so manieth round the last card is the wrong one, and is taken back.
ROUNDS_BETWEEN_SLIPS = 3

ROW = re.compile(r'(\d+) seals?(?: \(turned(?:: 30, and \d+ noted)?\))?|(\d+) of 15 wares')

# How many touches there may be for a card that is revealed, or a Merchant that decides.
MOST_TOUCHES = 1.2


def choose(state, seat):
    """Some card, so that all of them come: the Mendicant where little else is left."""
    hand = state['players'][seat]['hand']
    if len(hand) <= 2:
        return 'mendicant'

    return hand[(3 * state['round'] + 2 * seat) % (len(hand) - 1)]


class Visby(table.Case):
    def setUp(self):
        super().setUp()
        self.n_touches = self.n_things = 0

    def begin(self):
        colors = ['red', 'blue', 'green', 'yellow']
        self.open_game({'format': 'kontor-record', 'version': 1, 'game': 'visby', 'tracking': 'full',
                        'players': [{'name': name, 'color': color} for name, color in zip(NAMES, colors)],
                        'options': {'end-seals': 30}, 'events': [], 'cursor': 0})

    def touch(self, do):
        """A touch or a key."""
        self.n_touches += 1
        do()

    def test_whole_game(self):
        self.begin()
        self.check_menu()
        self.tell_rates()
        state = table.read_state(self.find_game())
        while state['step'] != 'finished':
            self.play_round(state)
            state = table.read_state(self.find_game())
            self.check_table(state)
            if state['round'] == 4:
                self.take_picture('visby-round')
        self.check_end()
        self.begin_again()
        print(f'{self.n_touches} touches for {self.n_things} cards and Merchants: '
              f'{self.n_touches / self.n_things:.2f}, at most {MOST_TOUCHES}', flush=True)
        self.assertLessEqual(self.n_touches / self.n_things, MOST_TOUCHES)

    def test_keys_alone(self):
        """Rates, cards, Merchants and corrections by keys: Enter confirms wherever a button says so."""
        self.begin()
        self.program.press('button', 'Rates…')
        self.wait_for_focus('entry', 'Rate at space 0')
        # Digits without Shift, as on a French keyboard.
        subprocess.run(['setxkbmap', 'fr'], check=True)
        self.addCleanup(subprocess.run, ['setxkbmap', 'us'], check=True)
        record = self.enter(lambda: self.type_keys('ampersand', 'space', 'ampersand', 'Return'))
        self.assertEqual(record['events'][0]['rates'][0], {'from': 0, 'wares': 1, 'seals': 1})
        subprocess.run(['setxkbmap', 'us'], check=True)
        self.program.wait_until(lambda: self.count_windows() == 1, 'the game alone')
        self.enter(lambda: self.type_keys('4', '5', '1', '1'))
        self.enter(lambda: self.type_keys('7', '7', '2', '2'))
        self.program.find('label', 'What do the Merchants change?')
        # Enter takes what is offered first of both, and does not take it back.
        self.passed_at = time.monotonic()
        self.wait_for_next_step()
        self.program.key('Return')
        self.program.find('label', where=lambda item: item.name.startswith(f'What does {NAMES[1]} change?'))
        record = self.enter(lambda: self.program.key('Return'))
        most = [trade['wares'] for trade in record['events'][-1]['trades'][:2]]
        self.assertGreater(min(most), 1)
        # The second of what is offered, and nothing.
        self.undo()
        record = self.enter(lambda: self.type_keys('BackSpace', 'BackSpace', '2', '0'))
        self.assertEqual([trade['wares'] for trade in record['events'][-1]['trades'][:2]], [most[0] - 1, 0])
        record = self.enter(lambda: self.type_keys('8', '8', '8', '8'))
        self.program.key('F7')
        self.program.wait_until(lambda: self.count_windows() == 2, 'what is corrected')
        self.program.key('Return')
        self.program.wait_until(lambda: self.count_windows() == 1, 'the game alone')
        self.assertEqual(self.read_game()['events'][-1]['cards'], record['events'][-1]['cards'])

    def test_merchants_without_rates(self):
        """The first number has the keys, Tab goes from number to number, and Enter enters nothing that nobody has said."""
        self.open_game({'format': 'kontor-record', 'version': 1, 'game': 'visby', 'tracking': 'full',
                        'players': [{'name': name, 'color': color} for name, color in zip(NAMES, ['red', 'blue'])],
                        'events': [{'type': 'cards', 'cards': [['merchant', 'ship'], ['merchant', 'knight']]}], 'cursor': 1})
        self.wait_for_focus('spin', f'{NAMES[0]}: Wares that the Merchant gives')
        # What is typed elsewhere is the first number that nobody has said.
        self.type_keys('Return', 'shift+Tab', '2', 'Tab', '1', 'Tab')
        self.wait_for_focus('spin', f'{NAMES[1]}: Wares that the Merchant gives')
        self.type_keys('0', 'Tab')
        self.wait_for_focus('spin', f'{NAMES[1]}: Seals that the Merchant gets')
        self.program.key('Tab')
        self.wait_for_focus('button', re.compile('^Evaluate'))
        record = self.enter(lambda: self.program.key('Return'))
        self.assertEqual(record['events'][-1]['trades'], [{'wares': 2, 'seals': 1}, {'wares': 0}])

    def tell_rates(self):
        """Once, for good: two spaces are filled in (SET-4). Enter confirms them from the last of them."""
        self.program.press('button', 'Rates…')
        for space, rate in RATES.items():
            self.program.find('entry', f'Rate at space {space}').set_text(rate)
        # Under Wayland nobody tells where a window is, and so where to click into an entry of it.
        if self.program.speaks_wayland:
            self.program.press('button', 'Keep These Rates')
        else:
            self.program.find('entry', f'Rate at space {space}').take_focus()
            self.program.key('Return')
        record = self.wait_for_cursor(1)
        self.assertEqual(record['events'][0]['rates'],
                         [{'from': 4, 'wares': 2, 'seals': 1}, {'from': 7, 'wares': 3, 'seals': 2},
                          {'from': 9, 'wares': 2, 'seals': 2}, {'from': 11, 'wares': 3, 'seals': 4}])
        self.program.wait_until_gone('button', 'Keep These Rates')

    def play_round(self, state):
        """A key for each card, of which the last one evaluates; then a touch for each Merchant."""
        cards = [choose(state, seat) for seat in range(len(NAMES))]
        cursor = table.get_cursor(self.read_game())
        if state['round'] % ROUNDS_BETWEEN_SLIPS == 0:
            self.slip(state, cards, cursor)
        else:
            for card in cards:
                self.touch(lambda card=card: self.program.key(str(CARDS.index(card) + 1)))
            self.wait_for_cursor(cursor + 1)
        self.n_things += len(cards)
        self.assertEqual([played[0] for played in self.read_game()['events'][cursor]['cards']], cards)
        self.trade(table.read_state(self.find_game()), cursor + 1)

    def find_buttons(self, where):
        return self.program.wait_until(lambda: self.program.find_all('button', where=where), 'buttons')

    def slip(self, state, cards, cursor):
        """Another card of the last player comes in; it is undone, and only that one touched anew."""
        wrong = next(card for card in state['players'][-1]['hand'] if card != cards[-1])
        for card in cards[:-1] + [wrong]:
            self.touch(lambda card=card: self.program.key(str(CARDS.index(card) + 1)))
        self.wait_for_cursor(cursor + 1)
        self.touch(lambda: self.program.key('ctrl+z'))
        self.wait_for_cursor(cursor)
        name = PRINTED[cards[-1]]
        self.touch(self.find_buttons(lambda item: item.name == f'{NAMES[-1]}: {name}')[0].press)
        self.wait_for_cursor(cursor + 1)

    def trade(self, state, cursor):
        """Whoever played the Merchant takes the best offer (MERCH-1)."""
        if state['step'] != 'trading':
            return
        for player, offers in zip(NAMES, state['offers']):
            if not offers:
                continue
            best = offers[-1]
            wares = '1 ware' if best['wares'] == 1 else f'{best["wares"]} wares'
            seals = '1 seal' if best['seals'] == 1 else f'{best["seals"]} seals'
            self.touch(self.find_buttons(lambda item, name=f'{player}: {wares} for {seals}': item.name == name
                                         and 'pressed' not in item.get_states())[0].press)
            self.n_things += 1
        self.wait_for_cursor(cursor + 1)

    def check_table(self, state):
        """Markers and players stand as the rules say, and nothing that the game has not is shown."""
        if state['step'] == 'finished':
            return
        for track, name in TRACKS.items():
            self.program.find('image', f'{name}: {state[track]}')
        expected = [player[what] for player in state['players'] for what in ('seals', 'wares')]
        self.program.wait_until(lambda: self.read_rows() == expected, f'the rows {expected}')
        self.assertFalse(self.program.find_all('button', 'Lift the Cover'))

    def check_menu(self):
        """What nobody keeps secret and nobody hands out is not in the menu either."""
        self.program.find('button', 'Menu').click()
        self.program.find('item', re.compile('^Add a Note'))
        for name in ('Lift the Cover', 'Hand Out and Move'):
            self.assertFalse(self.program.find_all('item', re.compile('^' + name)))
        self.program.key('Escape')

    def read_rows(self):
        """The seals and wares of all players, as they stand on the page (SET-5: 16 to 30 on the back)."""
        found = [ROW.fullmatch(item.name) for item in self.program.find_all('label')]

        return [int(match[1] or match[2]) for match in found if match]

    def begin_again(self):
        """From the shelf: the game that was played last, which begins with the rates of its board."""
        first = self.find_game()
        self.program.key('Escape')
        self.program.wait_until_gone('label', 'What Each Card Brought')
        self.program.press('button', 'Back to the Shelf')
        self.program.press('button', 'New Game')
        for number, name in enumerate(NAMES, 1):
            self.program.find('entry', f'Name of player {number}').set_text(name)
        self.take_picture('visby-new-game')
        self.program.press('button', 'Begin')
        self.wait_for_game()
        self.program.find('image', 'Market (Markt): 4')
        second = self.program.wait_until(lambda: next((game for game in self.games.glob('*.kontor') if game != first),
                                                      None), 'the second game on the disk')
        self.assertEqual(self.wait_for_cursor(1, second)['events'][0]['rates'], self.read_game(first)['events'][0]['rates'])
    def export(self):
        """What is written for other programs is what the tool says."""
        name = self.find_game().stem
        self.program.press('button', 'Export…')
        self.program.press('button', 'Write the Files')
        self.program.wait_until_gone('button', 'Write the Files')
        self.assertEqual((table.HOME / f'{name} scores.csv').read_text(encoding='utf-8-sig'),
                         table.call_tool('score', '--format', 'csv', self.find_game()))
        self.assertEqual((table.HOME / f'{name} score sheet.pdf').read_bytes()[:5], b'%PDF-')

    def check_end(self):
        """Who wins by the tool wins on the page, and what the cards brought is told (END-4)."""
        winner = json.loads(table.call_tool('score', '--format', 'json', self.find_game()))['winners'][0]
        self.program.find(where=lambda item: item.name.startswith(f'{NAMES[winner - 1]} wins with '))
        self.take_picture('visby-end')
        self.export()
        self.program.press('button', 'Course of the Game')
        self.program.find('label', 'What Each Card Brought')


if __name__ == '__main__':
    table.main()
