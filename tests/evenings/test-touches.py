#!/usr/bin/python3
# test-touches.py: what is pressed and typed on boards, as fast as people do it
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""Boards of Concordia and Genua are laid out anew with each number and each touch. That takes
nothing away from below the pointer, nor from where somebody types, and no key is lost."""

import re
import sys
import time

sys.dont_write_bytecode = True

import table

REVEALED = [{'type': 'reveal', 'card': card}
            for card in ['architect', 'smith', 'diplomat-i', 'mercator-5', 'colonist', 'mason', 'farmer']]
# The second house in the city of brick is due.
ARCHITECT = [{'type': 'play', 'player': 1, 'card': 'architect'},
             {'type': 'build', 'player': 1, 'city': 'brick', 'house': 1, 'new-province': True},
             {'type': 'done', 'player': 1}, {'type': 'play', 'player': 2, 'card': 'architect'}]
MERCATOR = [{'type': 'play', 'player': 1, 'card': 'mercator'}]

HOUSES = 'Houses in the city with this one'

RING = ['palazzo', 'tavern', 'grain', 'harbour', 'monetti', 'spice', 'cloth', 'coach-house', 'trattoria', 'zasteri', 'colini',
        'park', 'metal', 'ricci']
START = {'money': 130, 'wheat': 1, 'copper': 1, 'linen': 1, 'salt': 1, 'large-order': 1, 'small-order': 1, 'message': 1,
         'privilege': 2, 'marker': 3}

# Longer than a button needs to be held to go on by itself.
SECONDS_TO_GO_ON = 1


def make_concordia(events):
    return {'format': 'kontor-record', 'version': 1, 'game': 'concordia', 'tracking': 'essentials',
            'players': [{'name': name, 'color': color} for name, color in
                        [('Agnes', 'yellow'), ('Bruno', 'blue'), ('Clara', 'black')]],
            'options': {'map': 'imperium', 'provinces': 12, 'first-player': 1},
            'events': REVEALED + events}


def make_genua(events):
    return {'format': 'kontor-record', 'version': 1, 'game': 'genua', 'tracking': 'full',
            'players': [{'name': name, 'color': color} for name, color in
                        [('Agnes', 'purple'), ('Bruno', 'white'), ('Clara', 'black')]],
            'options': {'rounds': 8, 'ring': RING, 'owner-fee': 10, 'owner-fee-own': False, 'markers': 6}, 'start': [START] * 3, 'events': events}


class Touches(table.Case):
    def begin(self, record):
        self.open_game(record)
        self.program.find_all('button')
        self.n_events = len(record['events'])

    def read_next(self, n=1):
        """What was entered since, as soon as so many events are on the disk."""
        return self.wait_for_cursor(self.n_events + n)['events'][self.n_events:]

    def find_like(self, pattern, which=0):
        """One of the buttons that are called so."""
        return self.program.wait_until(
            lambda: self.program.find_all('button', where=lambda item: re.fullmatch(pattern, item.name, re.DOTALL))[which:],
            f'a button “{pattern}”')[0]

    def point_at_part(self, title, place):
        """Points into the field of a number: at the − it begins with, its text or the + at the end."""
        spin = self.program.find('spin', title)
        left, top, width, height = spin.get_place()
        window = self.program.screen.get_active_place()
        self.program.screen.move_pointer(window[0] + left + int(width * place), window[1] + top + height // 2)

    def test_press_after_typing(self):
        """Whoever types a number and presses what it is for enters both, however long it is pressed."""
        self.begin(make_concordia(ARCHITECT))
        spin = self.program.find('spin', HOUSES)
        spin.point()
        self.point_at_part(HOUSES, 0.5)
        self.program.screen.click()
        self.program.wait_until(lambda: 'focused' in spin.get_states(), 'the focus in the number')
        self.program.key('ctrl+a')
        self.program.type('2')
        self.find_like('Brick: .*').point()
        self.program.screen.hold(True)
        time.sleep(0.15)
        self.program.screen.hold(False)
        [event] = self.read_next()
        self.assertEqual((event['type'], event['city'], event['house']), ('build', 'brick', 2))

    def test_one_press_of_plus(self):
        """A press of + counts one more, and nothing goes on when it is let go."""
        self.begin(make_concordia(MERCATOR))
        self.program.find('spin', 'How many').point()
        self.point_at_part('How many', 0.9)
        self.program.screen.click()
        time.sleep(SECONDS_TO_GO_ON)
        self.find_like('Food: Buy: .*').press()
        [event] = self.read_next()
        self.assertEqual(event['buys'], 2)

    def test_held_plus(self):
        """Whoever holds + counts on, and no further once it is let go. The page waits for that."""
        self.begin(make_concordia(MERCATOR))
        spin = self.program.find('spin', 'How many')
        spin.point()
        self.point_at_part('How many', 0.9)
        self.program.screen.hold(True)
        self.program.wait_until(lambda: spin.get_value() > 3, 'a number that goes on')
        self.program.screen.hold(False)
        time.sleep(SECONDS_TO_GO_ON)
        number = spin.get_value()
        time.sleep(SECONDS_TO_GO_ON)
        self.find_like('Food: Buy: .*').press()
        [event] = self.read_next()
        self.assertEqual(event['buys'], number)

    def test_press_of_minus(self):
        """Who presses − where it can be no less types a number then, and plays no card."""
        self.begin(make_concordia(ARCHITECT))
        spin = self.program.find('spin', HOUSES)
        spin.point()
        self.point_at_part(HOUSES, 0.1)
        self.program.screen.click()
        self.program.type('2')
        self.find_like('Brick: .*').click()
        [event] = self.read_next()
        self.assertEqual((event['type'], event['city'], event['house']), ('build', 'brick', 2))

    def test_cards_at_once(self):
        """Each of two keys in a moment plays a card of its own."""
        self.begin(make_concordia([]))
        self.program.wait_for_focus()
        self.program.type('22')
        first, second = self.read_next(2)
        self.assertEqual([(event['type'], event['player']) for event in (first, second)], [('play', 1), ('play', 2)])

    def test_dice_at_once(self):
        self.begin(make_genua([]))
        self.program.wait_for_focus()
        self.program.type('232')
        [event] = self.read_next()
        self.assertEqual(event['dice'], [2, 3])

    def test_deal(self):
        """While a form is open, a digit is for the form, and the page behind it stays as it is."""
        self.begin(make_genua([{'type': 'tower', 'player': 1, 'place': 'park'}]))
        self.program.press('button', 'Bruno: Deal…')
        self.program.press('button', 'With a Promise…')
        ducats = self.program.wait_until(
            lambda: self.program.find_all('spin', 'Ducats', lambda item: 'focused' in item.get_states()),
            'the focus in the ducats')
        self.program.type('2')
        # Tab goes from number to number; before the first one there is none.
        self.program.key('shift+Tab')
        self.program.wait_until(lambda: 'focused' not in ducats[0].get_states(), 'the focus beside the ducats')
        self.program.type('5')
        self.program.wait_for('label', 'The key 5 does nothing here.')
        self.find_like('Enter').press()
        [event] = self.read_next()
        self.assertEqual((event['type'], event['gives']), ('deal', {'money': 2}))


if __name__ == '__main__':
    table.main()
