#!/usr/bin/python3
# test-concordia.py: games of Concordia, on the pages that any game has
#
# SPDX-License-Identifier: GPL-3.0-or-later

import json
import sys

sys.dont_write_bytecode = True

import table

NAMES = ['Agnes', 'Bruno', 'Clara', 'Dietmar']


class Concordia(table.Case):
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

    def begin(self):
        self.program.start()
        self.program.press('button', 'New Game')
        self.program.find('button', 'Begin')
        self.choose('Which game?', 'Concordia')
        self.program.find('label', 'New Game of Concordia')
        for number, name in enumerate(NAMES, 1):
            self.program.find('entry', f'Name of player {number}').set_text(name)
        self.program.press('button', 'Begin')
        self.wait_for_game()
        self.wait_for_cursor(0)

    def test_begin(self):
        """From the shelf to the first turns: seven cards, a card played, a house."""
        self.begin()
        for _ in range(7):
            self.play({'type': 'reveal', 'card': 'architect'})
        self.program.find('label', 'Which card does Agnes play?')
        self.choose('Card', 'Architect')
        self.play({'type': 'play', 'player': 1, 'card': 'architect'})
        self.program.find('label', 'Where does Agnes build?')
        self.program.find(where=lambda item: 'first house of Agnes is in a new province' in item.name)
        self.program.press('check', 'New Province')
        self.play({'type': 'build', 'player': 1, 'city': 'brick', 'new-province': True})
        self.take_picture('concordia-building')

    def test_whole_game(self):
        """One card is for sale: whoever buys it ends the game (END-1), and the other has one more turn."""
        self.open_game({'format': 'kontor-record', 'version': 1, 'game': 'concordia', 'tracking': 'essentials',
                        'players': [{'name': name, 'color': color} for name, color in zip(NAMES, ['red', 'black'])],
                        'options': {'cards-for-sale': 1}, 'events': [], 'cursor': 0})
        self.play({'type': 'reveal', 'card': 'architect'})
        self.choose('Card', 'Senator')
        self.play({'type': 'play', 'player': 1, 'card': 'senator'})
        self.play({'type': 'buy', 'player': 1, 'slot': 1})
        self.program.find('label', 'Which card does Bruno play?')
        self.assertFalse(self.program.find_all('label', 'points'), 'points are told before the end')
        self.play({'type': 'play', 'player': 2, 'card': 'tribune'})
        self.program.find('label', 'What does everybody have?')
        self.play({'type': 'final-count'})
        score = json.loads(table.call_tool('score', '--format', 'json', self.find_game()))
        self.assertEqual(score['winners'], [1])
        self.program.find('alert', 'Rank 1: Agnes with 11 points.')
        self.program.press('button', 'Course of the Game')
        self.program.find('label', 'How Often Each Card Was Played')


if __name__ == '__main__':
    table.main()
