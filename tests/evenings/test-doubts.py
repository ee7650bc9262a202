#!/usr/bin/python3
# test-doubts.py: what cannot be so by what is known of the box is asked about once
#
# SPDX-License-Identifier: GPL-3.0-or-later

import re
import sys

sys.dont_write_bytecode = True

import driver
import table

SENTENCE = 'A ship has 3 or 4 holds, not 1'
SHIP = table.list_ship_keys('london', [(['saddle'], 7)])
PLAYER = re.compile('^Name of player [0-9]$')
GO_BACK = 'Go back here, correct, insert or take out'

# A message that is doubtful once the tower has not gone over the street (MSG-3).
NEIGHBOURS = 'No message joins neighbours: Guildhall – Coach House'
MESSAGE = [{'type': 'tower', 'player': 1, 'place': 'guildhall'}, {'type': 'move', 'player': 1, 'place': 'street'},
           {'type': 'move', 'player': 1, 'place': 'coach-house'},
           {'type': 'message', 'player': 1, 'between': ['guildhall', 'coach-house']}]


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

    def open_line(self, line, n_lines):
        """What can be done with a line of a short chronicle."""
        if not self.program.find_all('label', 'Chronicle'):
            self.program.key('ctrl+h')
        buttons = self.program.wait_until(
            lambda: [*self.program.find_all('button', GO_BACK)] if len(self.program.find_all('button', GO_BACK)) == n_lines else None,
            f'{n_lines} lines')
        buttons[line].press()
        self.program.find('button', 'Correct…')

    def answer(self, question, button):
        """Presses a button of a question, and not another of that name behind it."""
        dialog = self.program.find('dialog', question)
        next(item for item in dialog.walk() if item.is_called(button) and item.role in driver.ROLES['button']).press()
        self.program.wait_until_gone('dialog', question)

    def test_insertion(self):
        """What was forgotten is asked about where it is inserted, and the record says that the table is sure."""
        self.open_game(table.play_until(lambda state: sum(berth is not None for berth in state['berths']) == 2))
        cursor = table.get_cursor(self.read_game())
        self.open_line(1, cursor)
        self.program.press('button', 'Insert After…')
        # The page behind it has such a form, too.
        self.program.wait_until(
            lambda: [item for window in self.program.look().children if window.name == 'Insert' for item in window.walk()
                     if item.is_called('Hold 1') and 'focused' in item.get_states()], 'the form of what is inserted')
        self.type_keys(*SHIP)
        self.program.key('Return')
        self.program.find('label', SENTENCE)
        self.answer('Enter It All the Same?', 'Cancel')
        self.assertEqual(table.get_cursor(self.read_game()), cursor)

        self.program.key('Return')
        self.program.find('label', SENTENCE)
        self.answer('Enter It All the Same?', 'Enter It')
        record = self.wait_for_cursor(cursor + 1)
        self.assertEqual([event.get('sure') for event in record['events']].count('SET-8'), 1)

    def test_becomes_doubtful(self):
        """The preview of a correction tells what cannot be so any more; who accepts it is sure of that."""
        self.open_game({'format': 'kontor-record', 'version': 1, 'game': 'genua', 'tracking': 'essentials',
                        'players': [{'name': 'Agnes', 'color': 'white'}, {'name': 'Bruno', 'color': 'black'}],
                        'events': MESSAGE, 'cursor': len(MESSAGE)})
        self.open_line(1, len(MESSAGE))
        self.program.press('button', 'Take Out…')
        self.program.find('label', NEIGHBOURS)
        self.program.find('alert', re.compile('^1 event is doubtful now: accept it only if the table is sure'))
        self.take_picture('doubts-correction')
        self.program.press('button', 'Accept')
        self.assertEqual(self.wait_for_cursor(3)['events'][2]['sure'], 'MSG-3')

    def test_begin(self):
        """With what a game begins is asked about, too."""
        self.program.start()
        self.program.press('button', 'New Game')
        self.program.find('button', 'Begin')
        self.choose('Which game?', 'Concordia')
        self.program.find('label', 'New Game of Concordia')
        players = self.program.wait_until(lambda: self.program.find_all('entry', PLAYER), 'players')
        for player in players[:1:-1]:
            self.program.wait_until(lambda: self.program.find_all('button', 'Take Player Away'), 'players')[-1].press()
            self.program.wait_until_gone('entry', player.name)
        for number, name in enumerate(['Agnes', 'Bruno'], 1):
            self.program.find('entry', f'Name of player {number}').set_text(name)
        self.choose('Map', 'Imperium')
        self.program.press('button', 'Begin')
        self.answer('Begin All the Same?', 'Cancel')
        self.program.find('label', 'New Game of Concordia')
        self.program.press('button', 'Begin')
        self.program.find('dialog', 'Begin All the Same?')
        self.take_picture('doubts-begin')
        self.answer('Begin All the Same?', 'Begin')
        self.wait_for_game()
        self.assertEqual(self.wait_for_cursor(0)['sure'], 'SET-2')


if __name__ == '__main__':
    table.main()
