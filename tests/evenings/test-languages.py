#!/usr/bin/python3
# test-languages.py: a record that is played in one language and read in others
#
# SPDX-License-Identifier: GPL-3.0-or-later

import json
import os
import re
import sys

sys.dont_write_bytecode = True

import driver
import table
import translated

# What a group types in is its own, in whatever language.
NOTE = 'Égalité ! Wie betaalt het bier? “Cheers”'

# All of them, English last.
LANGUAGES = table.LANGUAGES[1:] + table.LANGUAGES[:1]

# Of the chronicle only so many rows are there at the same time.
N_SENTENCES = 3

# When an event was entered.
TIME = re.compile(rb'"at": *"[^"]*"')


class Languages(table.Case):
    def test_one_language_after_the_other(self):
        for language in LANGUAGES[:-1]:
            with self.subTest(language):
                self.play_and_read(language)

    def test_same_bytes(self):
        """Whatever language is spoken while a game is played, its record is the same."""
        records = []
        for language in LANGUAGES:
            self.speak(language)
            path = self.open_game(make_game())
            self.play()
            self.program.stop()
            records.append(TIME.sub(b'"at": ""', path.read_bytes()))
            path.unlink()

        self.assertIn(NOTE, json.loads(records[0])['events'][-1].values())
        self.assertEqual(set(records), {records[0]})

    def test_whole_turn(self):
        """All that is done in a turn is said to whoever has it, what others do with it, too."""
        record = make_game()
        record['players'][table.read_state(record)['player'] - 1]['language'] = 'fr'
        self.open_game(record)
        for name in ['Passer', 'Tous passent']:
            self.program.find('button', re.compile(f'^{name}'))
        self.assertEqual(self.program.find_all('button', re.compile('^(Pass|Everybody Passes)$')), [])

    def speak(self, language):
        """The next start of the program is in a language, which that of the desktop is."""
        self.program = translated.Program(
            table.PROGRAM, language=translated.Language(os.environ['TONGUE_CATALOGUES'], language),
            environment=self.program.environment | {'LANGUAGE': language})

    def play_and_read(self, language):
        self.speak(language)
        path = self.open_game(make_game())
        self.play()
        self.check_chronicle(path, language)
        self.program.stop()
        contents = path.read_bytes()
        state = table.read_state(path)

        for other in [other for other in LANGUAGES if other != language]:
            self.speak(other)
            self.program.start(path)
            self.wait_for_game()
            self.check_chronicle(path, other)
            self.program.stop()
            self.assertEqual(path.read_bytes(), contents)
            self.assertEqual(table.read_state(path), state)

    def play(self):
        """A booth, somebody who passes, something taken back and done again, and a note."""
        self.enter(lambda: self.program.key(str(table.find_booth(self.read_game()))))
        self.pass_turn()
        self.undo()
        self.redo()
        self.enter(self.write_note)

    def write_note(self):
        self.program.press('button', 'Menu')
        self.program.press('item', 'Add a Note…')
        write = self.program.find('button', 'Write It Down')
        entry = next(item for item in write.get_window().walk() if item.role in driver.ROLES['entry'])
        entry.set_text(NOTE)
        self.program.press('button', 'Write It Down')

    def check_chronicle(self, path, language):
        """Its last sentences are those that the tool has for the record in that language."""
        expected = read_log(path, language)[-N_SENTENCES:]
        self.assertIn(NOTE, expected[-1])

        def look():
            chronicle = table.find_by_name(self.find_page(), self.program.language.translate('Chronicle'),
                                           driver.ROLES['list'])
            labels = [item.name for item in chronicle.walk() if item.role in driver.ROLES['label']] if chronicle else []
            return all(any(label.startswith(sentence) for label in labels) for sentence in expected)

        self.program.wait_until(look, f'“{expected}” in the chronicle')


def make_game():
    """A game in the middle of a market, whose players speak several languages."""
    record = table.play_until(lambda state: state['step'] == 'market' and state['week'] == 2)
    for player, language in zip(record['players'], LANGUAGES):
        player['language'] = language

    return record


def read_log(path, language):
    """What the tool says of each event in force."""
    lines = table.call_tool('--language', language, 'log', path).splitlines()

    return [line.partition('. ')[2] for line in lines if not line[0].isspace()]


if __name__ == '__main__':
    table.main()
