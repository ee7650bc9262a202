#!/usr/bin/python3
# test-travel.py: games in a folder that is carried about, and that others change
#
# SPDX-License-Identifier: GPL-3.0-or-later

import json
import re
import sys

sys.dont_write_bytecode = True

import table

GROUP = '[io/github/kontor_companion/Kontor]'
ID = '6f1c7a52-8f0e-4c6b-9a43-0d3a5b2f9e11'
GONE_ON = re.compile('^Another program has gone on with this game')
KEPT = re.compile('As it was here it is kept as “game \\(2\\)”')
PAUSE = {'from': '2026-11-21T20:00:00Z', 'to': '2026-11-21T20:30:00Z'}


def name(record):
    """The same game wherever it is."""
    return record | {'id': ID}


class Carried(table.Case):
    """Games are on a stick."""

    def setUp(self):
        super().setUp()
        self.stick = self.home / 'media' / 'stick'
        self.stick.mkdir(parents=True)
        self.away = self.stick.with_name('away')
        keyfile = self.config / 'glib-2.0' / 'settings' / 'keyfile'
        keyfile.parent.mkdir(parents=True)
        keyfile.write_text(f"{GROUP}\ngames-folder='{self.stick}'\n")
        self.meanwhile = self.games.with_name('meanwhile')
        self.record = table.play_until(lambda state: state['step'] == 'orders')

    def put(self, record, name='game'):
        """Puts a game into the folder as Syncthing does: whole, under a name of its own first."""
        hidden = self.stick / f'.syncthing.{name}.kontor.tmp'
        hidden.write_text(json.dumps(record))

        return hidden.rename(self.stick / f'{name}.kontor')

    def list_kept(self):
        """Nothing but games is in the folder."""
        return sorted(path.name for path in self.stick.iterdir())


class Folder(Carried):
    """The folder changes, and may be away."""

    def test_followed(self):
        """The shelf shows what comes, changes and goes."""
        self.program.start()
        self.program.find('button', 'New Game')
        path = self.put(self.record)
        self.program.find('button', re.compile('^Carry on: '))
        other = self.put(table.simulate(seed=2), 'other')
        self.program.find('label', 'Games')
        other.unlink()
        path.unlink()
        self.program.wait_until_gone('button', re.compile('^Carry on: '))

    def test_away(self):
        """What begins while the stick is not put in is on it as soon as it is, and nothing is in its place before."""
        self.put(self.record)
        self.stick.rename(self.away)
        self.program.start()
        self.program.find('alert', re.compile('^The folder with the games, .* is not there: connect the disk'))
        self.take_picture('folder-away')
        self.program.press('button', 'New Game')
        self.program.press('button', 'Begin')
        self.program.find('label', re.compile('^The folder with the games is not there. This game is kept on this computer'))
        begun, = self.program.wait_until(lambda: list(self.meanwhile.glob('*.kontor')), 'the game on this computer')
        self.assertFalse(self.stick.exists())
        text = begun.read_text()
        self.program.stop()

        self.away.rename(self.stick)
        self.program.start()
        self.program.find('alert', re.compile('^The folder with the games is there again. 1 game'))
        self.program.wait_until(lambda: not begun.exists(), 'the game on the stick')
        self.assertEqual(self.list_kept(), sorted(['game.kontor', begun.name]))
        self.assertEqual((self.stick / begun.name).read_text(), text)

    def test_put_in(self):
        """The shelf sees by itself that the stick is put in, and taken out."""
        self.put(self.record)
        self.stick.rename(self.away)
        self.program.start()
        for _ in range(2):
            self.program.find('alert', re.compile('^The folder with the games, .* is not there'))
            self.away.rename(self.stick)
            self.program.find('button', re.compile('^Carry on: '))
            self.program.wait_until_gone('alert', re.compile('^The folder with the games, .* is not there'))
            self.stick.rename(self.away)

    def test_taken_out(self):
        """A game whose stick is taken out goes on, and is on it when it is put in again."""
        path = self.put(self.record)
        self.program.start(path)
        self.wait_for_game()
        self.stick.rename(self.away)
        self.program.press('button', 'Pass')
        self.program.find('alert', re.compile('could not be written'))
        self.assertFalse(self.stick.exists())
        self.away.rename(self.stick)
        self.program.press('button', 'Try Again')
        self.wait_for_cursor(len(self.record['events']) + 1, path)
        self.assertEqual(self.list_kept(), ['game.kontor'])


class Copies(Carried):
    """A game that went on at two places."""

    def test_carried_on(self):
        """One of them is chosen, and has the place of the other, which is in it, and in the bin."""
        before = self.record['events'][:-1]
        ours = name(self.record)
        theirs = name(self.record) | {'events': before + [{'type': 'note', 'text': 'Otherwise'}], 'cursor': len(before) + 1}
        self.put(ours)
        self.put(theirs, 'game.sync-conflict-20261121-201500-ABCDEFG')
        self.program.start()
        self.program.find('button', 'All Games')
        self.program.key('ctrl+f')
        self.program.press('button', 'Two copies of this game')
        self.program.find('label', re.compile(f'^Event {len(before) + 1} is the first that differs'))
        self.program.press('button', re.compile('^Carry On From Here: game.sync-conflict'))
        self.wait_for_game()
        self.check_events(theirs)
        self.assertEqual(self.list_kept(), ['game.kontor'])
        binned, = self.games.with_name('bin').iterdir()
        self.assertEqual(self.read_game(binned), ours)

        # Whoever thinks better of it goes the other way after all.
        self.program.key('ctrl+z')
        self.check_events(ours)
        self.program.key('ctrl+shift+z')
        self.check_events(theirs)

    def check_events(self, record):
        """The game goes on as that one did, on the disk and to be seen."""
        path = self.stick / 'game.kontor'
        self.program.wait_until(lambda: self.read_game(path)['events'] == record['events'], 'the events of the other copy')
        self.check_page(self.read_game(path))


class Elsewhere(Carried):
    """A game that is open here while its file changes elsewhere."""

    def open(self, record):
        path = self.put(record)
        self.program.start(path)
        self.wait_for_game()

        return path

    def go_on(self, n, **members):
        """What another device has made of the game: the next events, after a pause."""
        return name(table.cut(table.simulate(), len(self.record['events']) + n)) | {'pauses': [PAUSE]} | members

    def correct(self):
        """What another device has made of the game, which went on otherwise there."""
        events = self.record['events'][:-1] + [{'type': 'note', 'text': 'Otherwise'}]

        return name(self.record) | {'events': events, 'cursor': len(events)}

    def test_gone_on(self):
        """Whoever went on elsewhere, after a pause, is followed, again and again."""
        self.open(name(self.record))
        for n in [1, 3]:
            theirs = self.go_on(n)
            self.put(theirs)
            self.program.find('label', GONE_ON)
            self.check_page(theirs)
        self.assertEqual(self.list_kept(), ['game.kontor'])

    def test_gone_on_meanwhile(self):
        """Who is being asked something is not disturbed, and follows as soon as it is answered."""
        self.open(name(self.record))
        self.program.key('ctrl+comma')
        self.program.find('label', 'Preferences')
        theirs = self.go_on(1)
        self.put(theirs)
        self.program.find('button', 'Overwrite')
        self.program.key('Escape')
        self.program.find('label', GONE_ON)
        self.check_page(theirs)

    def test_written_in_parts(self):
        """What is not whole yet is no game, and is taken when it is."""
        path = self.open(name(self.record))
        theirs = self.go_on(2)
        text = json.dumps(theirs)
        for length in [0, len(text) // 3, len(text) - 1]:
            path.write_text(text[:length])
            self.program.find('button', 'Overwrite')
            self.assertEqual(path.read_text(), text[:length])
        path.write_text(text)
        self.program.find('label', GONE_ON)
        self.check_page(theirs)
        self.assertEqual(self.list_kept(), ['game.kontor'])

    def test_corrected(self):
        """Where nothing was entered here, what went on otherwise takes its place, and what goes is kept."""
        path = self.open(name(self.record))
        theirs = self.correct()
        self.put(theirs)
        self.program.find('label', KEPT)
        self.check_page(theirs)
        self.assertEqual(self.list_kept(), ['game (2).kontor', 'game.kontor'])
        self.assertEqual(self.read_game(self.stick / 'game (2).kontor')['events'], self.record['events'])
        self.assertEqual(self.read_game(path), theirs)

        # Whoever takes that back has the own game again, and writes it over what is there if they want to.
        self.program.press('button', 'Undo', lambda item: item.description == '')
        self.program.press('button', 'Overwrite')
        self.program.find('label', 'What another program has written is kept as “game (3)”.')
        self.program.wait_until(lambda: self.read_game(path)['events'] == self.record['events'], 'our game in the file')
        self.check_page(self.read_game(path))
        self.assertEqual(self.read_game(self.stick / 'game (3).kontor'), theirs)

        # From then on, what goes on there is followed as ever.
        theirs = self.go_on(1)
        self.put(theirs)
        self.program.find('label', GONE_ON)
        self.check_page(theirs)

    def test_replaced(self):
        """Where what is here was replaced there, and can be taken back, nothing is kept beside it."""
        self.open(name(self.record))
        theirs = self.correct() | {'earlier': [{'after': len(self.record['events']) - 1, 'events': self.record['events'][-1:]}]}
        self.put(theirs)
        self.program.find('label', GONE_ON)
        self.check_page(theirs)
        self.assertEqual(self.list_kept(), ['game.kontor'])

    def test_parted(self):
        """Who has entered something here is asked, and nothing is written over, on either side."""
        path = self.open(name(self.record))
        self.program.press('button', 'Pass')
        ours = self.wait_for_cursor(len(self.record['events']) + 1, path)
        theirs = self.correct()
        self.put(theirs)
        self.program.find('button', 'Overwrite')
        self.program.press('button', 'Pass')
        self.program.find('button', 'Overwrite')
        self.assertEqual(self.read_game(path), theirs)
        self.compare('In the File')
        self.program.find('label', KEPT)
        self.check_page(theirs)
        kept = self.read_game(self.stick / 'game (2).kontor')
        self.assertEqual(kept['events'][:-1], ours['events'])

    def test_parted_over(self):
        """Who goes on with what is here keeps the other, too."""
        path = self.open(name(self.record))
        self.program.press('button', 'Pass')
        ours = self.wait_for_cursor(len(self.record['events']) + 1, path)
        theirs = self.correct()
        self.put(theirs)
        self.compare('In This Window')
        self.program.find('label', 'What another program has written is kept as “game (2)”.')
        self.program.wait_until(lambda: self.read_game(path)['events'] == ours['events'], 'our game in the file')
        self.assertEqual(self.read_game(self.stick / 'game (2).kontor'), theirs)

    def compare(self, chosen):
        """Both are told beside each other, and one of them is chosen."""
        self.program.press('button', 'Compare…')
        self.program.find('label', re.compile(f'^Event {len(self.record["events"])} is the first that differs'))
        self.take_picture('travel-compared')
        self.program.press('button', f'Carry On From Here: {chosen}')
        self.program.wait_until_gone('button', 'Compare…')

    def test_another_game(self):
        """A game that is another one is told so."""
        self.open(name(self.record))
        self.put(json.loads(table.call_tool('simulate', '--game=visby', '--players=3', '--seed=1')))
        self.program.press('button', 'Compare…')
        self.program.find('label', 'What another program has written into the file is another game.')
        self.program.press('button', 'Close', where=table.is_in_dialog)
        self.program.press('button', 'Overwrite')
        self.program.wait_until_gone('button', 'Overwrite')

    def test_conflict(self):
        """Syncthing puts what it does not take into a file beside it: the game here is followed, and both are told apart."""
        path = self.open(name(self.record))
        self.program.press('button', 'Pass')
        ours = self.wait_for_cursor(len(self.record['events']) + 1, path)
        path.rename(self.stick / 'game.sync-conflict-20261121-201500-ABCDEFG.kontor')
        theirs = self.correct()
        self.put(theirs)
        self.program.find('button', 'Overwrite')
        self.program.press('button', 'Open It')
        self.check_page(theirs)
        texts = [self.read_game(self.stick / kept)['events'] for kept in self.list_kept()]
        self.assertIn(ours['events'], texts)
        self.assertIn(theirs['events'], texts)

    def test_gone_and_back(self):
        """A file that is away for a moment, as where one is put in its place in two steps, is nothing to speak of."""
        path = self.open(name(self.record))
        path.unlink()
        theirs = self.go_on(1)
        self.put(theirs)
        self.program.find('label', GONE_ON)
        self.check_page(theirs)


if __name__ == '__main__':
    table.main()
