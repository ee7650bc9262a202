#!/usr/bin/python3
# test-doubts.py: what cannot be so by what is known of the box is asked about once
#
# SPDX-License-Identifier: GPL-3.0-or-later

import sys

sys.dont_write_bytecode = True

import driver
import table

SENTENCE = 'A ship has 3 or 4 holds, not 1'
SHIP = table.list_ship_keys('london', [(['saddle'], 7)])


class Doubts(table.Case):
    def test_ship(self):
        """An Enter too early enters nothing. What the table is sure of it is not asked about again."""
        self.open_game(table.play_until(lambda state: state['step'] == 'berth-ships'))
        self.program.find('button', 'Undo')
        self.wait_for_focus('group', 'Hold 1')
        cursor = table.get_cursor(self.read_game())
        self.type_keys(*SHIP)
        self.program.key('Return')
        self.program.find('label', SENTENCE)
        # What is typed on is no answer, and Enter says no.
        self.program.key('Return')
        self.program.wait_until_gone('label', SENTENCE)
        self.assertEqual(table.get_cursor(self.read_game()), cursor)

        self.program.key('Return')
        self.program.find('label', SENTENCE)
        self.enter(lambda: self.program.press('button', 'Enter It'))
        self.assertEqual(self.read_game()['events'][cursor]['sure'], 'SET-8')

        self.program.key('ctrl+z')
        self.wait_for_cursor(cursor)
        self.enter(self.program.find('button', 'Berth the Ship', driver.Item.is_sensitive).press)
        self.assertEqual(self.program.find_all('label', SENTENCE), [])
        self.assertEqual(self.read_game()['events'][cursor]['sure'], 'SET-8')


if __name__ == '__main__':
    table.main()
