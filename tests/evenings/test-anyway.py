#!/usr/bin/python3
# test-anyway.py: what the books are against is entered anyway
#
# SPDX-License-Identifier: GPL-3.0-or-later

import re
import sys

sys.dont_write_bytecode = True

import driver
import table

SIZES = [(1280, 800), (360, 720)]

ANYWAY = re.compile('^Enter anyway: the table is right$')


class Anyway(table.Case):
    def test_order(self):
        """Members that are missing at home are on their way, by one touch, one key and one undo; in all sizes."""
        orders = table.play_until(lambda state: find_vain_order(state) is not None)
        craftsman = find_vain_order(table.read_state(orders))
        before = table.get_cursor(orders)
        keyfile = self.config / 'glib-2.0' / 'settings' / 'keyfile'
        keyfile.parent.mkdir(parents=True)
        for size in SIZES:
            for scale in [1, 2]:
                self.program.screen.resize(size)
                keyfile.write_text(f'[io/github/kontor_companion/Kontor]\ntext-scale={scale}.0\n', encoding='utf-8')
                self.open_game(orders)
                self.program.find('button', 'Undo', driver.Item.is_sensitive)
                self.type_keys(str(craftsman + 1))
                offer = self.program.find('button', ANYWAY)
                self.take_picture(f'anyway-{size[0]}-{scale}')
                left, _, width, _ = offer.get_place()
                self.assertGreaterEqual(left, 0)
                self.assertLessEqual(left + width, size[0])
                if scale == 1:
                    offer.press()
                else:
                    self.program.key('ctrl+Return')
                record = self.wait_for_cursor(before + 2)
                self.assertEqual([event['type'] for event in record['events'][before:before + 2]], ['correction', 'order'])
                self.program.wait_until_gone('button', ANYWAY)
                self.program.key('ctrl+z')
                self.wait_for_cursor(before)
                self.program.key('ctrl+shift+z')
                self.wait_for_cursor(before + 2)
                self.program.kill()

    def test_correction(self):
        """In the past the books are put right as they were then, and what comes of it is told first."""
        ordered = table.play_until(lambda state: find_vain_order(state) is not None)
        craftsman = find_vain_order(table.read_state(ordered))
        player = table.read_state(ordered)['player']
        before = table.get_cursor(ordered)
        ordered['events'] = ordered['events'][:before] + [{'type': 'pass', 'player': player}]
        ordered['cursor'] = before + 1
        self.open_game(ordered)
        self.program.find('button', 'Undo', driver.Item.is_sensitive)
        self.program.key('F7')
        self.program.wait_until(lambda: self.count_windows() > 1, 'the window of a correction')
        self.type_keys(str(craftsman + 1))
        self.program.press('button', ANYWAY)
        self.program.find('label', re.compile('^The books of .* are corrected'))
        self.program.find('button', 'Accept')
        self.take_picture('anyway-correction')
        self.type_keys('Return')
        record = self.wait_for_cursor(before + 2)
        self.assertEqual([event['type'] for event in record['events'][before:before + 2]], ['correction', 'order'])

    def test_cards(self):
        """A card that is not in hand by the books is revealed all the same."""
        record = {'format': 'kontor-record', 'version': 1, 'game': 'visby', 'tracking': 'full',
                  'players': [{'name': name, 'color': color} for name, color in zip(['Agnes', 'Bruno', 'Clara', 'Dirk'],
                                                                                  ['red', 'blue', 'green', 'yellow'])],
                  'events': [{'type': 'correction', 'player': 1, 'hand': ['knight', 'fleet', 'ship']}], 'cursor': 1}
        self.open_game(record)
        self.program.find('button', 'Undo', driver.Item.is_sensitive)
        self.type_keys('1')
        self.program.press('button', ANYWAY)
        self.program.wait_until_gone('button', ANYWAY)
        self.type_keys('4', '4', '4')
        record = self.wait_for_cursor(3)
        self.assertEqual([event['type'] for event in record['events'][1:3]], ['correction', 'cards'])
        self.assertEqual(record['events'][2]['cards'][0], ['troops'])
        self.program.key('ctrl+z')
        self.wait_for_cursor(1)

    def test_emptied(self):
        """A number of a correction that is emptied is no 0: it is as the books have it."""
        self.open_game({'format': 'kontor-record', 'version': 1, 'game': 'visby', 'tracking': 'full',
                        'players': [{'name': name, 'color': color} for name, color in [('Agnes', 'red'), ('Bruno', 'blue')]],
                        'events': [], 'cursor': 0})
        self.program.press('button', 'Menu')
        self.program.press('item', 'Correct Holdings…')
        self.program.find('spin', 'Wares').click()
        self.type_keys('7', 'ctrl+a', 'BackSpace', 'Return')
        self.program.find('label', 'Change a number that is not right first')
        self.type_keys('Tab')
        self.program.find('spin', 'Wares', lambda item: item.get_value() == 2)
        self.assertEqual(self.read_game()['events'], [])

    def test_wares(self):
        """What is filled in is offered beside what the books say, at the foot of the page."""
        self.open_game({'format': 'kontor-record', 'version': 1, 'game': 'visby', 'tracking': 'full',
                        'players': [{'name': name, 'color': color} for name, color in [('Agnes', 'red'), ('Bruno', 'blue')]],
                        'events': [{'type': 'cards', 'cards': [['merchant', 'ship'], ['troops', 'knight']]}], 'cursor': 1})
        self.program.find('spin', 'Agnes: Wares that the Merchant gives').click()
        self.type_keys('9', 'Tab', '4', 'Tab')
        self.program.find('label', 'Agnes has only 6 wares and cannot give 9')
        self.program.press('button', ANYWAY)
        record = self.wait_for_cursor(3)
        self.assertEqual(record['events'][1], record['events'][1] | {'type': 'correction', 'player': 1, 'wares': 9})
        self.assertEqual(record['events'][2]['trades'][0], {'wares': 9, 'seals': 4})


def find_vain_order(state):
    """A craftsman, from 0, who takes more members than the player has at home, while others are on streets."""
    if state['step'] != 'orders':
        return None
    player = state['players'][state['player'] - 1]

    return next((number for number, name in enumerate(table.CRAFTSMEN)
                 if player['supply'] + sum(player['streets'].values()) > len(state['contracts'][name]) >= player['supply'] > 0
                 and all(player['resources'].values())), None)


if __name__ == '__main__':
    table.main()
