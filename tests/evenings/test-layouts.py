#!/usr/bin/python3
# test-layouts.py: keyboards on which other signs stand
#
# SPDX-License-Identifier: GPL-3.0-or-later

import subprocess
import sys

sys.dont_write_bytecode = True

import table

# Where keys are.
ESCAPE, CONTROL, SHIFT, TAB, ENTER, CAPS = 9, 37, 50, 23, 36, 66
P, G, Z, SEVEN, SLASH = 33, 42, 52, 16, 61
DIGITS = {digit: 10 + (digit + 9) % 10 for digit in range(10)}

# Those on which digits need Shift: French, Belgian, bépo, Czech.
SHIFTED = [('fr',), ('be',), ('fr', '-variant', 'bepo'), ('cz',)]

# Those that have no Latin letters, alone or beside others, and where their question mark is.
FOREIGN = [(('ru',), SEVEN), (('gr',), SLASH), (('us,ru', '-option', 'grp:caps_toggle'), SEVEN)]

INTERMEDIATE = {
    'format': 'kontor-record', 'version': 1, 'game': 'concordia', 'tracking': 'essentials',
    'players': [{'name': name, 'color': color} for name, color in [('Agnes', 'red'), ('Bruno', 'black')]],
    'options': {'map': 'italia', 'intermediate-scoring': True, 'cards-for-sale': 1},
    'events': [{'type': 'reveal', 'card': 'farmer'}, {'type': 'play', 'player': 1, 'card': 'tribune'}], 'cursor': 2,
}


class Layouts(table.Case):
    def tearDown(self):
        super().tearDown()
        self.lay_out('us', '-option', '')

    def lay_out(self, *layout):
        subprocess.run(['setxkbmap', *layout], check=True)

    def press(self, *codes):
        self.program.wait_for_focus()
        self.program.screen.press_places(*codes)

    def test_digits(self):
        """What is typed into numbers is what is written, with the digits above the letters, from number to number."""
        self.open_game(INTERMEDIATE)
        for layout in SHIFTED:
            with self.subTest(layout=layout):
                self.wait_for_focus('spin', 'Cash')
                self.lay_out(*layout)
                for code in [DIGITS[2], DIGITS[6], TAB, DIGITS[3], TAB, TAB, DIGITS[5]]:
                    self.press(code)
                record = self.enter(lambda: self.press(ENTER))
                self.assertEqual((record['events'][2]['cash'], record['events'][2]['goods']), (26, {'brick': 3, 'tool': 5}))
                self.lay_out('us')
                self.undo()

    def test_letters(self):
        """Where letters are not those of the program the places of the keys count."""
        self.open_game(table.play_until(lambda state: state['step'] == 'market'))
        for layout, question in FOREIGN:
            with self.subTest(layout=layout):
                self.lay_out(*layout)
                if len(layout) > 1:
                    self.press(CAPS)
                self.wait_for_next_step()
                self.enter(lambda: self.press(P))
                self.enter(lambda: self.press(CONTROL, Z), -1)
                # Signs are where they stand.
                self.press(CONTROL, SHIFT, question)
                self.program.wait_until(lambda: self.count_windows() == 2, 'the keyboard shortcuts')
                self.press(ESCAPE)
                self.program.wait_until(lambda: self.count_windows() == 1, 'the game alone')
                self.press(CONTROL, G)
                self.program.wait_until(lambda: self.count_windows() == 2, 'the course of the game')
                self.press(ESCAPE)
                self.program.wait_until(lambda: self.count_windows() == 1, 'the game alone again')


if __name__ == '__main__':
    table.main()
