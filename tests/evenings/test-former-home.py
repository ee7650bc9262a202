#!/usr/bin/python3
# test-former-home.py: whether everything is found again that was kept under another name
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""The home directory of somebody who has used the program when it was called Colonia, and
starts it as Kontor, twice. The floors below are put to worse in
test-takeover.c."""

import json
import os
import re
import sys

sys.dont_write_bytecode = True

import table

FORMER_GROUP = '[io/github/colonia_companion/Colonia]\n'
GROUP = '[io/github/kontor_companion/Kontor]'

SHIP = {'type': 'ship', 'city': 'london', 'holds': [{'goods': {'saddle': 1}, 'pays': 3}]}

NOT_ALL = 'Not All Games Are Here Yet'


class Takeover(table.Case):
    def setUp(self):
        super().setUp()
        self.former = self.home / 'data' / 'colonia'
        self.keyfile = self.config / 'glib-2.0' / 'settings' / 'keyfile'
        self.record = table.play_until(lambda state: state['step'] == 'orders') | {'format': 'colonia-record'}
        self.write_former('games/game.colonia', self.record)
        self.write_former('games/Last winter.colonia', self.record | {'cursor': 3})
        self.write_former('bin/binned.colonia', self.record)
        self.write_former('collection.json', {'format': 'colonia-collection', 'version': 1, 'game': 'colonia',
                                              'ships': [SHIP]})
        # The newest one is not the one that was interrupted.
        os.utime(self.former / 'games' / 'Last winter.colonia')
        self.keyfile.parent.mkdir(parents=True)
        self.keyfile.write_text(f"{FORMER_GROUP}last-game='{self.former / 'games' / 'game.colonia'}'\n"
                                "color-scheme='dark'\npeek-seconds=30\n")

    def write_former(self, name, document):
        path = self.former / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(document))

    def read_former(self):
        return {path: path.read_bytes() for path in self.former.rglob('*') if path.is_file()}

    def list_games(self):
        return sorted(path.name for path in self.games.iterdir())

    def read_settings(self):
        """Of the program as it is called now."""
        return self.keyfile.read_text().partition(GROUP)[2].partition('\n[')[0]

    def test_twice_started(self):
        before = self.read_former()
        game = self.games / 'game.colonia'

        self.program.start()
        self.program.press('button', 'Carry on: week 1 of 6, Thursday')
        self.wait_for_game()
        self.check_page(self.record)
        self.program.key('p')
        # It goes on under its new name, and everything else in it stays as it was.
        record = self.wait_for_cursor(len(self.record['events']) + 1, game)
        self.assertEqual(record['format'], 'kontor-record')
        self.assertEqual(record['players'], self.record['players'])
        self.assertEqual(record['events'][:-1], self.record['events'])
        self.program.stop()

        self.assertEqual(self.list_games(), ['Last winter.colonia', 'game.colonia'])
        self.assertEqual([path.name for path in (self.games.parent / 'bin').iterdir()], ['binned.colonia'])
        self.assertEqual(json.loads((self.games.parent / 'collection.json').read_text())['ships'][0]['city'], 'london')
        settings = self.read_settings()
        self.assertIn("color-scheme='dark'", settings)
        self.assertIn('peek-seconds=30', settings)
        self.assertIn(f"last-game='{game}'", settings)
        self.assertEqual(self.read_former(), before)

        # What is done with games and settings from now on stays as it is.
        (self.games / 'Last winter.colonia').unlink()
        self.keyfile.write_text(self.keyfile.read_text().replace("color-scheme='dark'\npeek-seconds=30\n", '', 2))
        self.program.start()
        self.program.press('button', 'Carry on: week 1 of 6, Thursday')
        self.wait_for_game()
        self.check_page(record)
        self.program.stop()
        self.assertEqual(self.list_games(), ['game.colonia'])
        self.assertEqual(self.read_game(game), record)
        self.assertEqual(self.read_former(), before)

    def test_games_of_both_names(self):
        """Nothing is lost where there is a game of the same title, and no settings are overwritten."""
        self.keep_game(self.record | {'cursor': 2})
        self.keyfile.write_text(self.keyfile.read_text() + f'{GROUP}\npeek-seconds=5\n')
        self.program.start()
        self.program.press('button', 'Carry on: week 1 of 6, Thursday')
        self.wait_for_game()
        self.check_page(self.record)
        self.program.stop()
        self.assertEqual(self.list_games(), ['Last winter.colonia', 'game (2).kontor', 'game.kontor'])
        self.assertEqual(self.read_game(self.games / 'game (2).kontor'), self.record)
        self.assertIn('peek-seconds=5', self.read_settings())
        self.assertIn("color-scheme='dark'", self.read_settings())

    def test_unreadable(self):
        """It is told, and tried again, and the others are there at once."""
        game = self.former / 'games' / 'game.colonia'
        game.chmod(0)
        if os.geteuid() == 0:
            self.program.command[:0] = table.WITHOUT_RIGHTS
        self.program.start()
        self.program.find('label', NOT_ALL)
        self.program.find('label', re.compile('when the app was called Colonia .*: access is denied'))
        self.program.press('button', 'Close', table.is_in_dialog)
        self.program.stop()
        self.assertEqual(self.list_games(), ['Last winter.colonia'])

        game.chmod(0o600)
        self.program.start()
        self.program.find('button', re.compile('^Carry on'))
        self.assertEqual(self.program.find_all('label', NOT_ALL), [])
        self.program.stop()
        self.assertEqual(self.list_games(), ['Last winter.colonia', 'game.colonia'])

    def test_copy_is_offered(self):
        """What could not be written is offered from where it went then."""
        self.write_former('copies/game.colonia', self.record | {'cursor': 4})
        (self.former / 'copies' / 'game.colonia.origin').write_text(
            f'[Origin]\nFile=file://{self.former}/games/game.colonia\nDomain=g-file-error-quark\nCode=12\n')
        self.program.start()
        self.program.find('alert', re.compile('^What was entered last in “game” could not be written'))
        self.program.stop()


if __name__ == '__main__':
    table.main()
