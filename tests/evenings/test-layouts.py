#!/usr/bin/python3
# test-layouts.py: keyboards on which other signs stand
#
# SPDX-License-Identifier: GPL-3.0-or-later

import subprocess
import sys

sys.dont_write_bytecode = True

import table

# Where keys are.
TAB, ENTER = 23, 36
DIGITS = {digit: 10 + (digit + 9) % 10 for digit in range(10)}

# Those on which digits need Shift: French, Belgian, bépo, Czech.
SHIFTED = [('fr',), ('be',), ('fr', '-variant', 'bepo'), ('cz',)]

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


if __name__ == '__main__':
    table.main()
