#!/usr/bin/python3
# test-names.py: files under other paths, and of names of any bytes
#
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import re
import sys

sys.dont_write_bytecode = True

import table

# Not UTF-8, as old disks and archives have it, and as it is shown.
BYTES = b'na\xefve'
SHOWN = 'na\ufffdve'


class OtherPaths(table.Case):
    """One file is one window, whatever path leads to it."""

    def open_all(self, *paths):
        """Several ways to a game that is open, and then another one."""
        for path in paths:
            self.assertEqual(self.program.run_again(path), 0)

        # This is opened after the others, so that these have been dealt with.
        self.assertEqual(self.program.run_again(self.keep_game(table.cut(table.simulate(seed=2), 20), 'other')), 0)
        self.program.wait_until(lambda: self.count_pages() == 2, 'the other game in its window')
        self.assertEqual(self.count_windows(), 2)

    def test_links(self):
        path = self.open_game(table.cut(table.simulate(), 20))
        (self.home / 'soft.kontor').symlink_to(path)
        os.link(path, self.home / 'hard.kontor')
        (self.home / 'games').symlink_to(self.games)
        self.open_all(self.home / 'soft.kontor', self.home / 'hard.kontor', self.home / 'games' / path.name)

    def test_link_first(self):
        path = self.keep_game(table.cut(table.simulate(), 20))
        link = self.home / 'soft.kontor'
        link.symlink_to(path)
        self.program.start(link)
        self.wait_for_game()
        self.open_all(path)


class Exports(table.Case):
    """What the game is written into is not written by anything else."""

    def setUp(self):
        super().setUp()
        (self.config / 'user-dirs.dirs').write_text(f'XDG_DOCUMENTS_DIR="{self.games}"\n')

    def export(self):
        self.program.key('ctrl+e')
        self.program.press('button', 'Write the Files')
        self.program.find('label', re.compile(r'^3 files were written to '))

    def test_into_own_folder(self):
        record = table.play_until(lambda state: state['step'] == 'orders')
        path = self.open_game(record)
        before = path.stat().st_ino
        self.export()
        self.assertTrue((self.games / 'game chronicle.csv').exists())
        self.assertEqual(path.stat().st_ino, before)
        self.pass_turn()
        self.assertEqual(self.program.find_all('button', 'Overwrite'), [])

    def test_odd_name(self):
        path = self.keep_game(table.play_until(lambda state: state['step'] == 'orders'))
        odd = path.rename(self.games / os.fsdecode(BYTES + b'.kontor'))
        self.program.start(odd)
        self.wait_for_game()
        self.export()
        self.assertEqual(sorted(map(os.fsencode, os.listdir(self.games))), [BYTES + b' chronicle.csv', BYTES + b' course.csv', BYTES + b'.kontor'])


class AnyBytes(table.Case):
    """The name of a file need not be UTF-8."""

    def setUp(self):
        super().setUp()
        self.record = table.play_until(lambda state: state['step'] == 'orders')
        self.path = os.fsencode(self.keep_game(self.record)).replace(b'game.kontor', BYTES + b'.kontor')
        (self.games / 'game.kontor').rename(os.fsdecode(self.path))

    def list_games(self, name='games'):
        return sorted(map(os.fsencode, os.listdir(self.games.parent / name)))

    def test_played(self):
        self.program.start(os.fsdecode(self.path))
        self.wait_for_game()
        self.pass_turn()
        self.program.run_again(os.fsdecode(self.path))
        self.assertEqual(self.count_windows(), 1)
        self.program.kill()

        # It was open last, which settings remember.
        self.program.start()
        self.program.press('button', 'Carry on: week 1 of 6, Thursday')
        self.wait_for_game()
        self.pass_turn()
        self.program.key('ctrl+shift+s')
        self.program.find('button', 'Save')
        self.program.press('button', 'Cancel')
        self.program.wait_until_gone('button', 'Save')

    def test_put_in_bin_and_renamed(self):
        self.program.start()
        self.program.press('button', 'All Games')
        self.program.find('label', SHOWN)
        self.program.key('Delete')
        self.program.find('label', f'“{SHOWN}” is in the bin.')
        self.assertEqual(self.list_games('bin'), [BYTES + b'.kontor'])
        self.program.press('button', 'Undo')
        self.program.find('label', SHOWN)
        self.assertEqual(self.list_games(), [BYTES + b'.kontor'])

        # Nobody can type what it is called, but it may stay so.
        self.program.wait_until(lambda: self.program.find_all('label', SHOWN), 'the game')
        self.program.key('F2')
        self.program.find('entry', 'Title')
        self.program.press('button', 'Rename')
        self.program.wait_until_gone('entry', 'Title')
        self.assertEqual(self.list_games(), [BYTES + b'.kontor'])

        self.program.key('F2')
        self.program.find('entry', 'Title').set_text(' , ! ')
        self.program.press('button', 'Rename')
        self.program.find('label', 'The game keeps its name: a title needs a letter or a digit')
        self.program.key('F2')
        self.program.find('entry', 'Title').set_text('naïve')
        self.program.press('button', 'Rename')
        self.program.find('label', 'naïve')
        self.assertEqual(self.list_games(), ['naïve.kontor'.encode()])

    def test_damaged(self):
        self.program.start()
        with open(self.path, 'r+b') as file:
            file.truncate(os.path.getsize(self.path) - 20)
        self.program.run_again(os.fsdecode(self.path))
        self.program.find('label', re.compile(f'^“{SHOWN}.kontor” is a game of Kontor, but it is damaged'))
        self.program.press('button', 'Salvage', table.is_in_dialog)
        self.wait_for_game()
        self.program.wait_until(lambda: len(self.list_games()) == 2, 'the other game')


if __name__ == '__main__':
    table.main()
