#!/usr/bin/python3
# test-everything.py: everything goes into one file, and comes out of it on another computer
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""Somebody keeps a copy of everything and takes it in elsewhere, where something is there already.
What hostile files and full disks do to the floors below is seen in test-chest.c."""

import json
import os
import re
import sys
import zipfile

sys.dont_write_bytecode = True

import table

SHIP = {'type': 'ship', 'city': 'london', 'holds': [{'goods': {'saddle': 1}, 'pays': 3}]}
HEAD = json.dumps({'format': 'kontor-copy', 'version': 1})
LIBRARY = os.environ['BREAKING_LIBRARY']
GROUP = '[io/github/kontor_companion/Kontor]'


class Chest(table.Case):
    def setUp(self):
        super().setUp()
        self.data = self.games.parent
        self.zip = self.home / 'copy.zip'
        self.keyfile = self.config / 'glib-2.0' / 'settings' / 'keyfile'
        self.record = table.play_until(lambda state: state['step'] == 'orders')
        self.record['id'] = '6f1c7a52-8f0e-4c6b-9a43-0d3a5b2f9e11'

    # What people do

    def choose(self, item):
        self.program.press('button', 'Menu')
        self.program.find('menu')
        self.program.press('item', item)

    def keep(self):
        self.choose('Keep a Copy of Everything…')
        self.program.find('button', 'Save')
        self.program.key('ctrl+a')
        self.program.type(str(self.zip))
        self.program.press('button', 'Save')

    def take(self):
        self.choose('Take In a Copy…')
        self.program.find('button', 'Open')
        self.program.key('ctrl+l')
        self.program.type(str(self.zip))
        self.program.press('button', 'Open')
        self.program.wait_until_gone('button', 'Open')

    def close(self, heading):
        self.program.press('button', 'Close', table.is_in_dialog)
        self.program.wait_until_gone('label', heading)

    def assert_taken(self, *lines):
        self.program.find('label', '\n'.join(lines))
        self.close('Taken In')

    def assert_refused(self, sentence):
        self.take()
        self.program.find('label', sentence)
        self.close('Not Taken In')

    # What is there

    def list_files(self):
        return {str(path.relative_to(self.data)): path.read_bytes() for path in self.data.rglob('*') if path.is_file()}

    def write_zip(self, files):
        with zipfile.ZipFile(self.zip, 'w', zipfile.ZIP_DEFLATED) as file:
            for name, text in files.items():
                file.writestr(name, text)

    def write_copy(self, **games):
        self.write_zip({'kontor-copy.json': HEAD} | {f'games/{name}.kontor': json.dumps(game) for name, game in games.items()})

    def play_on(self):
        """The same game, an event further."""
        return self.record | {'events': self.record['events'] + [{'type': 'note', 'text': 'Elsewhere'}],
                              'cursor': len(self.record['events']) + 1}

    # The tests

    def test_kept_and_taken(self):
        self.keep_game(self.record, '2026-11-21 Anna, Chloé')
        self.keep_game(table.simulate(), 'over')
        (self.data / 'bin').mkdir()
        (self.data / 'bin' / 'binned.kontor').write_text(json.dumps(self.record))
        (self.data / 'collection.json').write_text(json.dumps(
            {'format': 'colonia-collection', 'version': 1, 'game': 'colonia', 'ships': [SHIP],
             'people': [{'name': 'Agnes', 'color': 'red'}]}))
        self.keyfile.parent.mkdir(parents=True, exist_ok=True)
        self.keyfile.write_text(f"{GROUP}\npeek-seconds=30\nplace='At home'\nwindow-width=1000\n")
        before = self.list_files()

        self.program.start()
        self.keep()
        self.program.find('label', '“copy.zip” has 3 games in it, and all that was learnt and set.')
        self.take_picture('chest-kept')
        self.close('A Copy Was Kept')

        # Any program opens it, and has the games as they are.
        with zipfile.ZipFile(self.zip) as file:
            self.assertIsNone(file.testzip())
            self.assertLessEqual(set(before), set(file.namelist()))
            for name, text in before.items():
                self.assertEqual(file.read(name), text)
            settings = file.read('settings.ini').decode()
        self.assertIn('peek-seconds=30', settings)
        self.assertNotIn('window-width', settings)

        # Here it is all there already.
        self.take()
        self.assert_taken('3 games were there already.')
        self.assertEqual(self.list_files(), before)
        self.program.stop()

        # On another computer there is nothing, but something is set.
        for path in self.games.iterdir():
            path.unlink()
        (self.data / 'bin' / 'binned.kontor').unlink()
        (self.data / 'collection.json').unlink()
        self.keyfile.write_text(f'{GROUP}\npeek-seconds=20\n')
        self.program.start()
        self.take()
        self.assert_taken('3 games were added.', '1 card was learnt.', '1 preference is as in the copy now.')
        self.program.find('button', re.compile('^Carry on: '))
        after = self.list_files()
        self.assertEqual({name: text for name, text in after.items() if name != 'collection.json'},
                         {name: text for name, text in before.items() if name != 'collection.json'})
        collection = json.loads(after['collection.json'])
        self.assertEqual([person['name'] for person in collection['people']], ['Agnes'])
        self.program.wait_until(lambda: "place='At home'" in self.keyfile.read_text(), 'the settings')
        self.assertIn('peek-seconds=20', self.keyfile.read_text())

    def test_differing(self):
        """It is asked what is done where a game is another one, and nothing of it is lost."""
        path = self.keep_game(self.record)
        other = self.keep_game(table.simulate() | {'id': '6f1c7a52-8f0e-4c6b-9a43-0d3a5b2f9e12'}, 'over')
        ours = {name: text.decode() for name, text in self.list_files().items()}
        self.write_copy(game=self.play_on(), other=table.cut(json.loads(other.read_text()), 3), new=table.cut(table.simulate(), 3))

        self.program.start()
        self.take()
        self.program.find('label', 'It goes on further in the copy than here.')
        self.program.find('label', 'It goes on further here than in the copy.')
        self.take_picture('chest-differing')
        self.program.key('Escape')
        self.program.wait_until_gone('label', 'Games That Differ')
        self.assertEqual({name: text.decode() for name, text in self.list_files().items()}, ours)

        self.take()
        self.program.press('button', 'Take In')
        self.assert_taken('1 game was added.', '1 game was replaced. As it was, it is in the bin.', '1 game was there already.')
        self.assertEqual(self.read_game(path), self.play_on())
        self.assertEqual((self.data / 'bin' / 'game (2).kontor').read_text(), ours['games/game.kontor'])
        self.assertEqual(other.read_text(), ours['games/over.kontor'])

    def test_strangers(self):
        self.keep_game(self.record)
        before = self.list_files()
        self.program.start()
        self.zip.write_text('Dear Agnes, I win.')
        self.assert_refused('This file is no ZIP, and so no copy that Kontor has kept.')
        self.write_zip({'letter.txt': 'Dear Agnes, I win.'})
        self.assert_refused('This ZIP is no copy that Kontor has kept.')
        self.write_zip({'kontor-copy.json': HEAD.replace('1', '2')})
        self.assert_refused('A newer version of Kontor has kept this copy. Update Kontor to take it in.')
        self.write_zip({'kontor-copy.json': HEAD, 'games/a.kontor': '{}', '../up.kontor': '{}'})
        self.assert_refused('The ZIP has files in it that would be put somewhere else. Nothing was taken from it.')
        self.write_zip({'kontor-copy.json': HEAD, 'games/a.kontor': ' ' * (1 << 25)})
        self.assert_refused('There is more in the ZIP than any copy holds. Nothing was taken from it.')
        self.write_copy(a=table.simulate())
        self.zip.write_bytes(self.zip.read_bytes()[:-1000])
        self.assert_refused('The copy is damaged or not whole. Nothing was taken from it.')
        self.assertEqual(self.list_files(), before)
        self.assertEqual(sorted(path.name for path in self.home.glob('*.kontor')), [])

    def test_left(self):
        """A game that was left where games were kept before is not on the shelf: it is neither compared nor written."""
        left = self.keep_game(self.record)
        stick = self.home / 'stick'
        stick.mkdir()
        self.keyfile.parent.mkdir(parents=True, exist_ok=True)
        self.keyfile.write_text(f"{GROUP}\ngames-folder='{stick}'\n")
        self.write_copy(game=self.play_on())
        self.program.start()
        self.take()
        self.assert_taken('1 game was added.')
        self.assertEqual(self.read_game(left), self.record)
        self.assertEqual(self.read_game(stick / 'game.kontor'), self.play_on())

    def test_own_collection(self):
        """What is wrong here is not told of the copy."""
        self.data.mkdir(parents=True, exist_ok=True)
        (self.data / 'collection.json').write_text('Dear Agnes, I win.')
        self.write_zip({'kontor-copy.json': HEAD, 'collection.json': json.dumps(
            {'format': 'colonia-collection', 'version': 1, 'game': 'colonia', 'ships': [SHIP]})})
        self.program.start()
        self.assert_refused(re.compile('^“collection.json” could not be read: '))

    def test_full_disk(self):
        self.keep_game(self.record)
        self.program.environment |= {'LD_PRELOAD': LIBRARY, 'BROKEN_DISK': str(self.data.resolve())}
        self.write_copy(a=table.simulate(), b=table.cut(table.simulate(), 3))
        before = self.list_files()
        self.program.start()
        (self.data / 'full').touch()
        self.take()
        self.program.find('label', re.compile('^“[ab].kontor” could not be written: there is no room left on the disk$'))
        self.close('Not Taken In')
        (self.data / 'full').unlink()
        self.assertEqual(self.list_files(), before)

        # Nor is half of a copy there.
        self.zip = self.data / 'copy.zip'
        (self.data / 'full').touch()
        self.keep()
        self.program.find('label', '“copy.zip” could not be written: there is no room left on the disk')
        self.close('No Copy Was Kept')
        (self.data / 'full').unlink()
        self.assertEqual(self.list_files(), before)

    def test_open_game(self):
        """A game that is on the table goes on as it was taken; a copy may be opened as any file."""
        path = self.open_game(self.record)
        self.write_copy(game=self.play_on())
        self.program.run_again(self.zip)
        self.program.press('button', 'Take In')
        self.assert_taken('1 game was replaced. As it was, it is in the bin.')
        self.program.find('label', 'Another program has gone on with this game. It is shown as it is in the file.')
        self.assertEqual(self.read_game(path), self.play_on())

    # Plays of other programs

    def take_plays(self, path, *lines):
        self.program.press('button', 'Take In Plays…')
        self.program.find('button', 'Open')
        self.program.key('ctrl+l')
        self.program.type(str(path))
        self.program.press('button', 'Open')
        self.program.wait_until_gone('button', 'Open')
        self.program.find('label', '\n'.join(lines))
        self.program.press('button', 'Close', table.is_in_dialog)
        self.program.wait_until_gone('label', lines[-1])

    def test_plays(self):
        """What BG Stats knows is counted beside the games, and can be removed and brought back."""
        self.keep_game(table.simulate(), 'over')
        plays = self.home / 'plays.json'
        plays.write_text(json.dumps({
            'games': [{'id': 1, 'name': 'Concordia', 'bggId': 124361}, {'id': 2, 'name': 'Chess'}],
            'players': [{'id': 1, 'name': 'Agnes'}, {'id': 2, 'name': 'Bruno'}],
            'plays': [{'gameRefId': game, 'playDate': f'2019-03-2{day} 22:02:33', 'playerScores': [
                {'playerRefId': 1, 'score': '131', 'winner': True}, {'playerRefId': 2, 'score': points, 'winner': False}]}
                for game, day, points in [(1, 1, '118'), (1, 2, '120'), (1, 3, ''), (2, 1, '1')]]}))

        self.program.start()
        self.program.press('button', 'All Games')
        self.program.press('button', 'Statistics')
        self.take_plays(plays, '2 plays were added.', '1 play was left out, as it has not ended or its points are not known.')
        self.program.find('label', '2 plays that other programs have told of are counted, too, and marked as taken in.')
        self.program.find('combo', 'Game')
        self.take_picture('plays-taken-in')
        self.take_plays(plays, '2 plays were there already.', '1 play was left out, as it has not ended or its points are not known.')
        self.program.press('button', 'Remove Them')
        self.program.wait_until_gone('combo', 'Game')
        self.assertEqual(json.loads((self.data / 'plays.json').read_text())['plays'], [])
        self.program.press('button', 'Bring Them Back')
        self.program.find('combo', 'Game')
        self.assertEqual(len(json.loads((self.data / 'plays.json').read_text())['plays']), 2)

        plays.write_text('Dear Agnes, I win.')
        self.take_plays(plays, 'There are no plays in this file that Kontor can read. It takes what BG Stats exports, and the plays of '
                               'BoardGameGeek as XML, JSON or a table.')

    def test_plays_alone(self):
        """Where nothing is left to count what was removed can be brought back, too."""
        plays = self.home / 'plays.csv'
        self.keep_game(self.record)
        plays.write_text('date,game,player,score\n2024-02-29,Visby,Agnes,9\n2024-02-29,Visby,Bruno,7\n')
        self.program.start()
        self.program.press('button', 'All Games')
        self.program.press('button', 'Statistics')
        self.program.find('label', 'Nothing to count yet')
        self.take_plays(plays, '1 play was added.')
        self.program.find('label', 'Ranking over All Games')
        self.program.press('button', 'Remove Them')
        self.program.find('label', 'Nothing to count yet')
        self.take_picture('plays-removed')
        self.program.press('button', 'Bring Them Back')
        self.program.find('label', 'Ranking over All Games')


if __name__ == '__main__':
    table.main()
