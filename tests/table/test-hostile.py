#!/usr/bin/python3
# test-hostile.py: what a record from a stranger can do to the tool
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""KONTOR_CLI in the environment is the command-line tool.

Whatever it is given, it says in a sentence what is wrong, takes neither much
memory nor long for that, and writes nothing anywhere.
"""

import json
import os
import pathlib
import resource
import subprocess
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
TESTS = pathlib.Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS / 'common'), str(TESTS / 'house')]

import catalogues
import names

LANGUAGES = catalogues.read_languages(TESTS.parent)

TOOL = pathlib.Path(os.environ['KONTOR_CLI'])

MEBIBYTE = 1024 * 1024

# A record has at most 16 MiB and a million values. Seconds are those of its own work: others may be at work, too.
MOST_MEMORY = 512 * MEBIBYTE
MOST_SECONDS = 60
LONGEST_COMPLAINT = 2000

HUGE = 100 * MEBIBYTE

# Where memory is watched by the compiler it is reserved by the terabyte.
IS_SANITIZED = b'__asan_init' in TOOL.read_bytes()

# Where it is counted what tests reach, that is written at the end.
IS_COUNTED = b'__gcov_' in TOOL.read_bytes()


def limit():
    resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
    if not IS_SANITIZED:
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    if not IS_COUNTED:
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


def call(*arguments, given=None, directory='/'):
    with tempfile.TemporaryFile() as text:
        if given is not None:
            for piece in given:
                text.write(piece if isinstance(piece, bytes) else piece.encode())
            text.seek(0)
        return subprocess.run([TOOL, *map(str, arguments)], stdin=text, capture_output=True, check=False,
                              preexec_fn=limit, cwd=directory)


def simulate():
    return json.loads(call('simulate', '--players', '3', '--seed', '1').stdout)


class Reading(unittest.TestCase):
    def refuse(self, given, complaint):
        result = call('check', '-', given=given)
        said = result.stderr.decode()
        self.assertEqual(result.returncode, 1, said[:LONGEST_COMPLAINT])
        self.assertRegex(said, complaint)
        self.assertLess(len(said), LONGEST_COMPLAINT)
        self.assertEqual(result.stdout, b'')

    def refuse_events(self, events, complaint):
        self.refuse([json.dumps(simulate() | {'events': events, 'cursor': len(events)})], complaint)

    def test_deep_nesting(self):
        for opening in ['[', '{"a":']:
            self.refuse([opening * (HUGE // 64)], 'nested too deeply')
            self.refuse([opening * HUGE], 'larger than')

    def test_long_list(self):
        self.refuse(['{"format":"kontor-record","events":[0', ',0' * (HUGE // 2), ']}'], 'larger than')
        self.refuse(['{"format":"kontor-record","events":[0', ',0' * (7 * MEBIBYTE), ']}'], 'too many values')

    def test_many_lists(self):
        self.refuse(['[', '[],' * (5 * MEBIBYTE), '[]]'], 'too many values')

    def test_many_members(self):
        self.refuse(['{"a":0', *(f',"a{i}":0' for i in range(MEBIBYTE)), '}'], 'too many members')

    def test_long_text(self):
        self.refuse(['{"format":"', 'x' * HUGE, '"}'], 'larger than')
        self.refuse(['{"format":"', 'x' * 15 * MEBIBYTE, '"}'], r'\$\.format')
        self.refuse_events([{'type': 'note', 'text': 'x' * 15 * MEBIBYTE}], 'at most 10000 characters')
        self.refuse_events([{'type': 'x' * 15 * MEBIBYTE}], 'is not known here')

    def test_long_number(self):
        self.refuse(['{"format":"kontor-record","version":', '9' * 15 * MEBIBYTE, '}'], 'too large to hold')
        self.refuse(['{"format":"kontor-record","version":1e', '9' * 15 * MEBIBYTE, '}'], 'too large to hold')

    def test_many_events(self):
        note = {'type': 'note', 'text': ''}
        record = simulate()
        result = call('check', '-', given=[json.dumps(record | {'events': [note] * 25000, 'cursor': 25000})])
        self.assertEqual(result.returncode, 0, result.stderr)
        self.refuse_events([note] * 25001, r'\$\.events')
        # Those that were undone count as well.
        self.refuse([json.dumps(record | {'events': [note] * 25001, 'cursor': 0})], r'\$\.events')

    def test_many_events_told(self):
        """As many as there may be, in a record as large as one may be, whatever is asked of it. Where memory
        is watched each letter takes its time, and all are treated alike."""
        text = 'x' * (56 if IS_SANITIZED else 560)
        record = json.dumps(simulate() | {'events': [{'type': 'note', 'text': text}] * 25000, 'cursor': 25000})
        if not IS_SANITIZED:
            self.assertGreater(len(record), 14 * MEBIBYTE)
        said = {}
        for arguments in [('check',), ('log',), ('score',), ('score', '--format', 'csv'), ('score', '--format', 'json'),
                          ('state',), ('state', '--at', '25000'), ('state', '--each')]:
            result = call(*arguments, '-', given=[record])
            self.assertEqual(result.returncode, 0, f'{arguments}: {result.stderr[:LONGEST_COMPLAINT]}')
            self.assertEqual(result.stderr, b'', arguments)
            said[arguments] = result.stdout

        self.assertEqual(said['check',], b'')
        self.assertEqual(said['log',].count(text.encode()), 25000)
        self.assertEqual(said['state',], said['state', '--at', '25000'])
        self.assertEqual(said['state', '--each'].count(b'\n'), 25001)
        for arguments in [('score',), ('score', '--format', 'csv'), ('score', '--format', 'json')]:
            self.assertLess(len(said[arguments]), LONGEST_COMPLAINT)

    def test_large_numbers(self):
        record = simulate()
        for number in [-1, 2**31, 2**32, 2**63, 2**64, 10**400]:
            self.refuse([json.dumps(record | {'cursor': number})], r'\$\.cursor|too large to hold')
            self.refuse([json.dumps(record | {'options': {'family-members': number}})], r'\$\.options|too large to hold')

    def test_what_is_no_file(self):
        for path in ['/dev/zero', '/dev/urandom', '/']:
            result = call('check', path)
            self.assertIn(result.returncode, [1, 2], result.stderr[:LONGEST_COMPLAINT])
            self.assertLess(len(result.stderr), LONGEST_COMPLAINT)

    def test_without_an_end(self):
        """What never ends is not read to its end."""
        with subprocess.Popen(['yes', '['], stdout=subprocess.PIPE) as endless:
            result = subprocess.run([TOOL, 'check', '-'], stdin=endless.stdout, capture_output=True, check=False,
                                    preexec_fn=limit)
            endless.kill()
        self.assertEqual(result.returncode, 1)
        self.assertIn(b'larger than', result.stderr)


class Names(unittest.TestCase):
    """What players are called is told as it is, and nothing is done because of it."""

    def setUp(self):
        self.record = names.rename(simulate())
        self.text = json.dumps(self.record)

    def tell(self, *arguments):
        with tempfile.TemporaryDirectory() as directory:
            result = call(*arguments, '-', given=[self.text], directory=directory)
            self.assertEqual(result.returncode, 0, result.stderr)
            self.assertEqual(list(pathlib.Path(directory).iterdir()), [], 'something was written')
        return result.stdout.decode()

    def test_sentences(self):
        told = {arguments: self.tell(*arguments) for arguments in [
            ('log',), ('score',), *((command, '--language', language) for command in ['log', 'score'] for language in LANGUAGES)]}
        for arguments, text in told.items():
            for player in self.record['players']:
                self.assertIn(names.on_a_line(player['name']), text, arguments)
                self.assertFalse(names.is_loose(player['name'], text), arguments)
            for control in names.CONTROLS:
                self.assertNotIn(control, text, arguments)

    def test_refusal(self):
        """A name is isolated in what stands in the way, too."""
        self.record = names.rename(simulate(), names.NAMES.index('דוד'))
        taken = next(event for event in self.record['events'] if event['type'] == 'take-booth')
        taken['player'] = taken['player'] % 3 + 1
        result = call('check', '-', given=[json.dumps(self.record)])
        self.assertEqual(result.returncode, 1)
        self.assertIn(names.on_a_line('דוד'), result.stderr.decode())

    def test_every_name(self):
        for number in range(len(names.NAMES)):
            self.record = names.rename(simulate(), number)
            self.text = json.dumps(self.record)
            self.tell('check')
            self.assertIn(names.on_a_line(self.record['players'][0]['name']), self.tell('log'))

    def test_tables(self):
        """No cell of a table is one that a spreadsheet would calculate."""
        for number in range(len(names.NAMES)):
            self.text = json.dumps(names.rename(simulate(), number))
            for line in self.tell('score', '--format', 'csv').splitlines():
                for cell in line.split(','):
                    self.assertNotRegex(cell, r'^"?[=+@]')


if __name__ == '__main__':
    unittest.main(verbosity=2)
