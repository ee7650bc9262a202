#!/usr/bin/python3
# test-not-a-game.py: what is wrong with files, and what others do to them
#
# SPDX-License-Identifier: GPL-3.0-or-later

import json
import os
import re
import sys

sys.dont_write_bytecode = True

import table

NO_GAME = '“{}” is not a game of Kontor.'
NO_RULES = '“{}” is a game of Kontor, but one that the rules do not allow.'
NOT_READ = '“{}” cannot be read.'
NEWER = 'A newer version of Kontor has written “{}”.'

MEND = 'Nothing in the file was changed. Open a copy of the game, or mend the place that is named.'
CHOOSE = 'Choose the file of a game instead.'
LOOK = 'Look where it was moved to, or connect the disk that it was on.'
UNCHANGED = 'Nothing in the file is changed.'
UPDATE = 'Update Kontor to open it.'

# A byte more than any record has.
LARGE = 16 * 1024 * 1024 + 1


class NotAGame(table.Case):
    """Files that are no games: one message each, and the program goes on."""

    def setUp(self):
        super().setUp()
        self.home.mkdir(exist_ok=True)
        self.program.start()

    def test_something_else(self):
        self.assert_refused(self.write('letter.kontor', 'Dear Agnes, I win.'), NO_GAME, MEND, 'line 1')

    def test_empty_file(self):
        self.assert_refused(self.write('empty.kontor', ''), NO_GAME, MEND, 'empty')

    def test_other_json(self):
        self.assert_refused(self.write('other.kontor', '{"format": "chess"}'), NO_GAME, MEND, 'format')

    def test_newer_version(self):
        record = table.cut(table.simulate(), 3) | {'version': 2}
        self.assert_refused(self.write('newer.kontor', json.dumps(record)), NEWER, UPDATE, 'version 1')

    def test_broken_rules(self):
        record = table.cut(table.simulate(), 3)
        record['events'].append({'type': 'die', 'value': 3})
        self.assert_refused(self.write('broken.kontor', json.dumps(record | {'cursor': 4})), NO_RULES,
                            f'3 events of 4 can be salvaged, as a game of its own.\n'
                            f'1 event after that is kept as undone.\n{UNCHANGED}', 'event 4')

    def test_salvaged(self):
        """A file that was cut: what is whole becomes another game, and the file stays as it is."""
        record = table.play_until(lambda state: state['step'] == 'orders')
        n = len(record['events'])
        events = ',\n'.join(map(json.dumps, record['events']))
        text = json.dumps({name: value for name, value in record.items() if name not in ('events', 'cursor')})
        path = self.write('cut.kontor', f'{text[:-1]},\n"events": [\n{events}'[:-5] + '\0' * 100)

        self.assertEqual(self.program.run_again(path), 0)
        self.program.find('label', re.compile(
            f'^“cut.kontor” is a game of Kontor, but it is damaged.\n\n{n - 1} events of {n - 1} can be salvaged, as a game '
            f'of its own.\nFrom line {n + 2} on the file is damaged.\n{UNCHANGED}$'))
        self.take_picture('not-a-game-salvage')
        self.program.press('button', 'Salvage', table.is_in_dialog)
        self.wait_for_game()
        self.check_page(self.wait_for_cursor(n - 1, self.games / 'cut.kontor'))
        self.assertTrue(path.read_bytes().endswith(b'\0'))

    def test_salvaged_without_start(self):
        """What is taken in the place of something that is lost is said."""
        record = table.play_until(lambda state: state['step'] == 'orders')
        lines = [f'{"#" if name in ("start", "options") else ""}{json.dumps(name)}: {json.dumps(value)}'
                 for name, value in record.items()]
        path = self.write('lost.kontor', '{\n' + ',\n'.join(lines) + '\n}\n')
        self.assertEqual(self.program.run_again(path), 0)
        self.program.find('label', re.compile(
            f'^“lost.kontor” .* damaged.\n\n\\d+ events? of {len(record["events"])} can be salvaged, .*'
            '\nWhat everybody started with is missing: .*\nThe options are missing: .*', re.DOTALL))
        self.take_picture('not-a-game-lost')
        self.program.press('button', 'Close', where=table.is_in_dialog)
        self.program.wait_until_gone('label', 'Not Opened')

    def test_too_large(self):
        path = self.write('large.kontor', '')
        with path.open('r+b') as file:
            file.truncate(LARGE)
        self.assert_refused(path, NO_GAME, CHOOSE, 'larger than')

    def test_directory(self):
        path = self.home / 'directory.kontor'
        path.mkdir()
        self.assert_refused(path, NOT_READ, CHOOSE, 'directory')

    def test_nothing(self):
        self.assert_refused(self.home / 'gone.kontor', NOT_READ, LOOK, '[Nn]o such file')

    def write(self, name, text):
        path = self.home / name
        path.write_text(text)

        return path

    def assert_refused(self, path, sentence, advice, reason):
        """There is one message, which tells people what it means and what they can do before it goes
        into detail; then all is as before."""
        before = path.read_bytes() if path.is_file() else None
        self.assertEqual(self.program.run_again(path), 0)
        self.program.find('label', 'Not Opened')
        sentence = re.escape(sentence.format(path.name))
        self.program.find('label', re.compile(f'^{sentence}\n\n{re.escape(advice)}\n\nIn detail: .*{reason}', re.DOTALL))
        self.take_picture(f'not-a-game-{path.stem}')

        self.program.press('button', 'Close', where=table.is_in_dialog)
        self.program.wait_until_gone('label', 'Not Opened')
        self.assertEqual(self.count_windows(), 1)
        self.assertEqual(path.read_bytes() if path.is_file() else None, before)
        self.program.press('button', 'New Game')
        self.program.find('button', 'Begin')


class TwoProgramsAtOnce(table.Case):
    """One game, and more than one who wants it."""

    def test_opened_twice(self):
        game, other = table.simulate(), table.simulate(seed=2)
        path = self.open_game(table.cut(game, 20))
        self.assertEqual(self.program.run_again(path), 0)
        self.assertEqual(self.program.run_again(path.parent / '..' / 'games' / path.name), 0)

        # The third is opened after the other two, so that these have been dealt with.
        self.assertEqual(self.program.run_again(self.keep_game(table.cut(other, 20), 'other')), 0)
        self.program.wait_until(lambda: self.count_windows() == 2, 'a window for the other game')
        self.program.wait_until(lambda: self.count_pages() == 2, 'the other game in its window')
        self.assertEqual(self.count_windows(), 2)

    def test_written_over(self):
        record = table.play_until(lambda state: state['step'] == 'market')
        path = self.open_game(record)
        theirs = table.cut(table.simulate(seed=2), 10)
        path.write_text(json.dumps(theirs))

        # It is noticed before anything happens, and only who says so writes over the other.
        self.find_trouble()
        self.program.press('button', 'Pass')
        self.find_trouble()
        self.assertEqual(self.read_game(path), theirs)
        self.take_picture('written-over')

        self.program.press('button', 'Overwrite')
        self.program.wait_until_gone('button', 'Overwrite')
        self.program.find('label', 'What another program has written is kept as “game (2)”.')
        self.assertEqual(self.read_game(self.games / 'game (2).kontor'), theirs)
        ours = self.wait_for_cursor(len(record['events']) + 1, path)
        self.assertEqual(ours['events'][:-1], record['events'])
        self.assertEqual(ours['events'][-1]['type'], 'pass')

    def test_overwritten_at_once(self):
        """Nothing has happened since, but what was on the disk is not there any more."""
        record = table.play_until(lambda state: state['step'] == 'market')
        path = self.open_game(record)
        path.write_text(json.dumps(table.cut(table.simulate(seed=2), 10)))
        self.find_trouble()
        self.program.press('button', 'Overwrite')
        self.program.wait_until_gone('button', 'Overwrite')
        self.assertEqual(self.wait_for_cursor(len(record['events']), path)['events'], record['events'])

    def test_overwritten_what_is_no_game(self):
        """Whoever wrote it may want it back, whatever it is."""
        record = table.play_until(lambda state: state['step'] == 'market')
        path = self.open_game(record)
        theirs = b'Dear Agnes,\0\xff I win.'
        path.write_bytes(theirs)
        self.find_trouble()
        self.program.press('button', 'Overwrite')
        self.program.wait_until_gone('button', 'Overwrite')
        self.assertEqual((self.games / 'game (2).kontor').read_bytes(), theirs)
        self.wait_until_written_over(path)
        self.assertEqual(self.wait_for_cursor(len(record['events']), path)['events'], record['events'])

    def test_overwritten_what_cannot_be_kept(self):
        """Only who says so once more does without it."""
        record = table.play_until(lambda state: state['step'] == 'market')
        path = self.open_game(record)
        path.write_bytes(b'')
        os.truncate(path, LARGE)
        self.find_trouble()
        for answer in ['Cancel', 'Overwrite']:
            self.assertEqual(path.stat().st_size, LARGE)
            self.program.press('button', 'Overwrite')
            self.program.find('label', re.compile('^What another program has written could not be kept .*: larger than'))
            self.take_picture('overwritten-not-kept')
            self.program.press('button', answer, table.is_in_dialog)
            self.program.wait_until_gone('label', 'Overwrite What Cannot Be Kept?')
        self.wait_until_written_over(path)
        self.assertEqual(self.wait_for_cursor(len(record['events']))['events'], record['events'])

    def test_killed_with_others_game_open(self):
        """What was played here is on the disk before the other game is there."""
        record = table.play_until(lambda state: state['step'] == 'market')
        theirs = table.play_until(lambda state: state['step'] == 'orders', seed=2)
        path = self.open_game(record)
        path.write_text(json.dumps(theirs))
        self.find_trouble()
        self.program.press('button', 'Pass')
        self.find_trouble()
        self.program.press('button', 'Open It')
        self.check_page(theirs)
        self.program.find('label', re.compile('As it was here it is kept as “game \\(2\\)”'))
        self.take_picture('others-game-open')
        self.program.kill()
        ours = self.read_game(self.games / 'game (2).kontor')
        self.assertEqual(ours['events'][:-1], record['events'])
        self.assertEqual(ours['events'][-1]['type'], 'pass')
        self.assertEqual(self.read_game(path), theirs)

    def test_others_game_opened(self):
        """What is there takes the place of the game, and the other way round."""
        record = table.play_until(lambda state: state['step'] == 'market')
        theirs = table.play_until(lambda state: state['step'] == 'orders', seed=2)
        path = self.open_game(record)
        path.write_text(json.dumps(theirs))
        self.program.press('button', 'Open It')
        self.check_page(theirs)
        self.assertEqual(self.program.find_all('button', 'Overwrite'), [])

        self.program.press('button', 'Undo', lambda item: item.description == '')
        self.check_page(record)
        self.find_trouble()
        self.assertEqual(self.read_game(path), theirs)
        self.program.press('button', 'Open It')
        self.check_page(theirs)
        # It is kept, and once only.
        kept, = set(self.games.iterdir()) - {path}
        self.assertEqual(self.read_game(kept)['events'], record['events'])
        self.program.press('button', 'Pass')
        self.wait_for_cursor(len(theirs['events']) + 1, path)

    def test_gone_on_elsewhere(self):
        """Whoever has all of the game, and more, is followed."""
        record = table.play_until(lambda state: state['step'] == 'orders')
        path = self.open_game(record)
        for cursor in [len(record['events']) + 1, len(record['events']) + 3]:
            theirs = table.cut(table.simulate(), cursor)
            path.write_text(json.dumps(theirs))
            self.program.find('label', re.compile('^Another program has gone on with this game'))
            self.check_page(theirs)
        self.assertEqual(self.program.find_all('button', 'Overwrite'), [])
        self.assertEqual(len(self.pass_turn()['events']), cursor + 1)

    def test_written_by_another_as_it_is(self):
        """The same once more, or a little less, is nothing to speak of."""
        record = table.play_until(lambda state: state['step'] == 'orders')
        path = self.open_game(record)
        path.write_text(json.dumps(record, indent=1))
        self.pass_turn()
        path.write_text(json.dumps(record))
        self.wait_for_cursor(len(record['events']) + 1)
        self.pass_turn()
        self.assertEqual(self.program.find_all('button', 'Overwrite'), [])

    def find_trouble(self):
        self.program.find('button', 'Overwrite')
        self.program.find('alert', re.compile('^Another program has changed the file'))

    def wait_until_written_over(self, path):
        """What stood there was no game, and stands there until ours takes its place."""
        self.program.wait_until(lambda: path.read_bytes()[:1] == b'{', 'our game in the place of what is none')


class NoPlaceToWrite(table.Case):
    """The game goes on in memory, and comes to the disk once that is mended."""

    def test_mended(self):
        record = table.play_until(lambda state: state['step'] == 'market')
        path = self.open_game(record)
        # Even root cannot write into a directory that is a file.
        away = self.games.rename(self.games.with_name('away'))
        self.games.write_text('in the way')

        self.program.press('button', 'Pass')
        self.program.find('alert', re.compile('The game goes on, but could not be written to the disk: .'))
        self.take_picture('no-place-to-write')
        self.assertEqual(self.program.find_all('button', 'Overwrite'), [])

        played = record | {'events': record['events'] + [self.make_pass(record)]}
        second = self.make_pass(played)
        self.program.press('button', 'Pass')
        played['events'].append(second)
        played['cursor'] = len(played['events'])
        self.check_page(played)
        self.program.press('button', 'Try Again')
        self.program.find('alert', re.compile('could not be written'))

        # The program tries again by itself too, so the button may be gone soon.
        button = self.program.find('button', 'Try Again')
        self.games.unlink()
        away.rename(self.games)
        button.press()
        self.program.wait_until_gone('button', 'Try Again')
        self.assertEqual(table.read_state(self.wait_for_cursor(played['cursor'], path)), table.read_state(played))

        self.pass_turn()
        self.assertEqual(self.program.find_all('button', 'Try Again'), [])

    def make_pass(self, record):
        state = table.read_state(record | {'cursor': len(record['events'])})

        return {'type': 'pass', 'player': state['player']}


if __name__ == '__main__':
    table.main()
