#!/usr/bin/python3
# test-scoring.py: a game that was played without the program, from the shelf to the winner
#
# SPDX-License-Identifier: GPL-3.0-or-later

import csv
import pathlib
import sys

sys.dont_write_bytecode = True

import table

NAMES = ['Agnes', 'Bruno', 'Clara']

# What everybody counts, see count_holdings(). The windows decide.
HOLDINGS = [
    ([12, 0, 3, 4], [5, 3], 2, 3),
    ([7, 5, 9, 9], [2, -4], 2, 1),
    ([0, 5, 2, 1], [1, 1], 0, 0),
]


class Scoring(table.Case):
    def test_whole_game(self):
        self.program.start()
        self.program.press('button', 'Score a Game Played without the App')
        self.type_names(NAMES)
        self.take_picture('scoring-people')
        self.program.press('button', 'Count')
        self.wait_for_heading('What does everybody have left')
        self.program.wait_until(lambda: list(self.games.glob('*.kontor')), 'the game on the disk')

        self.count_holdings(NAMES, HOLDINGS, 'scoring')
        self.check_score(NAMES, 'Bruno')
        self.take_picture('scoring-end')
        self.export()
        self.play_again()

    def export(self):
        """What is written for other programs is what the tool says."""
        folder = pathlib.Path.home()
        name = self.find_game().stem
        self.program.press('button', 'Export…')
        self.program.find('label', f'{name} scores.csv')
        self.take_picture('scoring-export')
        self.program.press('button', 'Write the Files')
        self.program.wait_until_gone('button', 'Write the Files')

        text = (folder / f'{name} scores.csv').read_text(encoding='utf-8-sig')
        self.assertEqual(text, table.call_tool('score', '--format', 'csv', self.find_game()))
        self.assertEqual((folder / f'{name}.kontor').read_text(encoding='utf-8'),
                         self.find_game().read_text(encoding='utf-8'))
        self.assertEqual((folder / f'{name} score sheet.pdf').read_bytes()[:5], b'%PDF-')
        self.assertEqual([row[0] for row in csv.reader(text.splitlines())][1:], ['1', '2', '3'])

    def play_again(self):
        """The same people are offered, and count once more."""
        self.program.press('button', 'Play Again with the Same Players')
        for number, name in enumerate(NAMES, 1):
            entry = self.program.find('entry', f'Name of player {number}')
            self.assertEqual(entry.get_text(), name)
        self.take_picture('scoring-again')
        self.program.key('ctrl+Return')
        self.wait_for_heading('What does everybody have left')

        self.program.wait_until(lambda: len(list(self.games.glob('*.kontor'))) == 2, 'the second game on the disk')
        games = sorted(self.games.glob('*.kontor'), key=lambda path: path.stat().st_mtime)
        self.assertEqual([player['name'] for player in self.read_game(games[1])['players']], NAMES)
        self.assertEqual(self.read_game(games[1])['tracking'], 'scoring')


if __name__ == '__main__':
    table.main()
