#!/usr/bin/python3
# test-genua.py: games of Genua, on the pages that any game has
#
# SPDX-License-Identifier: GPL-3.0-or-later

import json
import sys

sys.dont_write_bytecode = True

import table

NAMES = ['Agnes', 'Bruno', 'Clara', 'Dietmar']


class Genua(table.Case):
    def choose(self, name, chosen):
        """One of several in a list."""
        self.program.find('combo', name).click()
        self.program.find('item', chosen)
        names = [item.name for item in self.program.find_all('item')]
        for key in ['Home'] + names.index(chosen) * ['Down'] + ['Return']:
            self.program.key(key)
        self.program.wait_until_gone('item', chosen)

    def play(self, what):
        """Enters what is filled in, which has this in the record."""
        record = self.enter(lambda: self.program.press('button', 'Enter'))
        event = record['events'][table.get_cursor(record) - 1]
        self.assertEqual({key: event[key] for key in what}, what)

    def place(self, seat, title='Place the Tower', kind='tower', space='Park'):
        if kind != 'tower':
            self.choose('What Happened', title)
        self.choose('Space', space)
        self.play({'type': kind, 'player': seat, 'place': space.lower()})

    def hand_on(self, seat):
        self.choose('What Happened', 'Hand the Tower On')
        self.play({'type': 'end-turn', 'player': seat})

    def test_begin(self):
        """From the shelf to the first turns: the tower, an action, the street, a marker, the next player."""
        self.program.start()
        self.program.press('button', 'New Game')
        self.program.find('button', 'Begin')
        self.choose('Which game?', 'Genua')
        self.program.find('label', 'New Game of Genua')
        for number, name in enumerate(NAMES, 1):
            self.program.find('entry', f'Name of player {number}').set_text(name)
        self.program.press('button', 'Begin')
        self.wait_for_game()
        self.wait_for_cursor(0)
        self.program.find('label', 'Where does the tower of Agnes start?')
        self.place(1)
        self.choose('What Happened', 'Take the Action')
        self.choose('Player', 'Bruno')
        self.play({'type': 'action', 'player': 2})
        self.choose('What Happened', 'Take the Action')
        self.program.find(where=lambda item: 'Bruno has taken this action already' in item.name)
        self.choose('What Happened', 'Make a Deal')
        self.program.find(where=lambda item: 'a deal names the other player' in item.name)
        self.take_picture('genua-deal')
        self.hand_on(1)
        self.program.find('label', 'Where does the tower of Bruno start?')

    def test_whole_game(self):
        """A round that is the last at once (ROUND-4), and a count that goods decide (END-3)."""
        self.open_game({'format': 'kontor-record', 'version': 1, 'game': 'genua', 'tracking': 'essentials',
                        'players': [{'name': name, 'color': color} for name, color in zip(NAMES, ['white', 'black'])],
                        'options': {'rounds': 1}, 'events': [], 'cursor': 0})
        for seat in [1, 2]:
            self.place(seat)
            self.place(seat, 'Move the Tower', 'move', 'Post')
            self.hand_on(seat)
        self.program.find('label', 'What does everybody have?')
        self.assertFalse(self.program.find_all('label', 'Rank'), 'ranks are told before the end')
        self.program.find_all('spin', 'Goods')[1].set_value(3)
        self.play({'type': 'final-holdings'})
        score = json.loads(table.call_tool('score', '--format', 'json', self.find_game()))
        self.assertEqual(score['winners'], [2])
        self.program.find('alert', 'Rank 1: Bruno with 0 ducats, before the next by goods.')
        self.program.press('button', 'Course of the Game')
        self.program.find('label', 'Where Actions Were Taken')


if __name__ == '__main__':
    table.main()
