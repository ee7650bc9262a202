#!/usr/bin/python3
# test-clicks.py: the first click after a menu or a list has closed counts
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""Whatever lies over a window for a moment, a menu, a list to choose from or an answer, swallows no click
that comes after it, however it was closed.
"""

import re
import sys

sys.dont_write_bytecode = True

import driver
import table

MENU = re.compile('^Menu')
ENTRY = re.compile('^Preferences')
WHY = re.compile('^Why')
NAME = re.compile('^Name of player')
GAMES = ['Visby', 'Concordia']


class Clicks(table.Case):
    def click(self, role, name=None):
        """Clicks on the first that is called so, once. As with people, the pointer is there before it is pressed: a
        busy program would take its way and the press for one."""
        item = self.program.wait_until(lambda: self.program.find_all(role, name), driver.tell(role, name))[0]
        item.point()
        self.program.screen.wait_for_rest()
        item.click()

    def check_click(self):
        """One click folds the chronicle away, or opens it."""
        was_there = bool(self.program.find_all('list', 'Chronicle'))
        self.click('button', 'Chronicle')
        self.program.wait_until(lambda: bool(self.program.find_all('list', 'Chronicle')) != was_there,
                                'what one click does')

    def test_menu(self):
        self.open_game(table.play_until(lambda state: state['step'] == 'market'))
        for close in [lambda: self.program.key('Escape'), lambda: self.click('button', MENU)]:
            self.click('button', MENU)
            self.program.find(None, ENTRY)
            close()
            self.program.wait_until_gone(None, ENTRY)
            self.check_click()

    def test_answer(self):
        """Why a number is as it is, which a click beside it closes, too."""
        self.open_game(table.play_until(lambda state: state['step'] == 'market'))
        # What of a page is still to come would be taken for the answer.
        self.program.find_nth('button', WHY, 0)
        self.program.screen.wait_for_rest()
        texts = set(self.program.get_texts())
        self.click('button', WHY)
        answer = self.program.wait_until(lambda: set(self.program.get_texts()) - texts, 'an answer')
        self.program.key('Escape')
        self.program.wait_until(lambda: not answer & set(self.program.get_texts()), 'no answer any more')
        self.check_click()

    def test_list(self):
        """What is chosen from a list makes the page anew, and the next click is for that."""
        self.program.start()
        self.program.press('button', 'New Game')
        for game in GAMES:
            self.click('combo')
            self.choose_from_list(game)
            self.program.find('label', f'New Game of {game}')
            n_players = len(self.program.find_all('entry', NAME))
            self.click('button', 'Take Player Away')
            self.program.wait_until(lambda n=n_players: len(self.program.find_all('entry', NAME)) == n - 1,
                                    'one player less')


if __name__ == '__main__':
    table.main()
