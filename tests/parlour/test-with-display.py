#!/usr/bin/python3
# test-with-display.py: whether with-display gives what it promises, and takes it away again
#
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import shlex
import signal
import subprocess
import sys
import tempfile
import time
import unittest

HERE = pathlib.Path(__file__).resolve().parent
PROGRAM = str(HERE / 'with-display')

SECONDS_TO_WAIT = 30
SECONDS_BETWEEN_LOOKS = 0.01

ASK_REGISTRY = f"""
import sys
sys.path.insert(0, '{HERE}')
import driver
print(driver.Bus().find_application(1))
"""


def run(*arguments, **options):
    return subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, **options)


def tell(*names):
    """A command that prints some variables, one a line."""
    return ['sh', '-c', ' '.join(['printf "%s\\n"'] + [f'"${name}"' for name in names])]


def wait_until(condition):
    deadline = time.monotonic() + SECONDS_TO_WAIT

    while not condition():
        if time.monotonic() > deadline:
            raise AssertionError('waited in vain')
        time.sleep(SECONDS_BETWEEN_LOOKS)


def exists(process):
    try:
        stat = pathlib.Path(f'/proc/{process}/stat').read_text()
    except OSError:
        return False

    return stat.rpartition(')')[2].split()[0] != 'Z'


def find_users(home):
    """The processes that were started with a home directory."""
    users = []

    for path in pathlib.Path('/proc').glob('[0-9]*/environ'):
        try:
            variables = path.read_bytes().split(b'\0')
        except OSError:
            continue
        if f'HOME={home}'.encode() in variables:
            users.append(int(path.parent.name))

    return users


class WithDisplay(unittest.TestCase):
    def test_status_is_passed_on(self):
        self.assertEqual(run('true').returncode, 0)
        self.assertEqual(run('sh', '-c', 'exit 3').returncode, 3)
        self.assertEqual(run('sh', '-c', 'kill -9 $$').returncode, 128 + signal.SIGKILL)

    def test_wrong_arguments(self):
        self.assertEqual(run().returncode, 2)
        self.assertEqual(run('--screen', 'large', 'true').returncode, 2)
        self.assertEqual(run('/nowhere/to/be/found').returncode, 1)

    def test_home_is_empty_and_goes_away(self):
        names = ['HOME', 'XDG_DATA_HOME', 'XDG_CONFIG_HOME', 'XDG_CACHE_HOME', 'XDG_RUNTIME_DIR', 'TMPDIR']
        places = run('sh', '-c', f'mktemp >/dev/null && {shlex.join(tell(*names))}').stdout.split()

        self.assertEqual(len(places), len(names))
        for place in places:
            self.assertTrue(place.startswith(places[0]))
            self.assertFalse(os.path.exists(place))

    def test_settings(self):
        self.assertEqual(run(*tell('GSETTINGS_BACKEND', 'LANGUAGE', 'LC_ALL')).stdout.split(),
                         ['memory', 'en', 'C.UTF-8'])
        self.assertEqual(run('--keep-settings', *tell('GSETTINGS_BACKEND')).stdout.split(), ['keyfile'])

    def test_screen_and_accessibility(self):
        result = run('--screen', '360x720', '/usr/bin/python3', '-B', '-c', ASK_REGISTRY)
        self.assertEqual(result.stdout, 'None\n')

        # The file of xwd tells the size of the screen in its numbers five and six.
        result = run('--screen', '360x720', 'sh', '-c', 'od -A n -t x1 -N 24 -j 16 "$TEST_FRAMEBUFFER" | head -n 1')
        self.assertEqual(bytes.fromhex(result.stdout)[:8], (360).to_bytes(4, 'big') + (720).to_bytes(4, 'big'))

    def test_several_at_once(self):
        commands = [subprocess.Popen([PROGRAM, *tell('DISPLAY'), ], stdout=subprocess.PIPE) for _ in range(4)]

        for command in commands:
            self.assertTrue(command.communicate()[0].startswith(b':'))
            self.assertEqual(command.returncode, 0)

    def check_ending(self, number, expected):
        with tempfile.TemporaryDirectory() as directory:
            told = pathlib.Path(directory) / 'told'
            command = ['sh', '-c', f'setsid sleep 1000 & echo "$HOME" >{told}.new; mv {told}.new {told}; wait']
            program = subprocess.Popen([PROGRAM, *command], stderr=subprocess.DEVNULL)

            wait_until(told.exists)
            home = told.read_text().strip()
            users = find_users(home)
            self.assertGreater(len(users), 7)

            program.send_signal(number)
            self.assertEqual(program.wait(SECONDS_TO_WAIT), expected)

        self.assertEqual([user for user in users if exists(user)], [])
        self.assertFalse(os.path.exists(home))

    def test_everything_ends(self):
        for number in [signal.SIGTERM, signal.SIGINT, signal.SIGHUP]:
            with self.subTest(number):
                self.check_ending(number, 128 + number)

    def test_what_is_missing_skips(self):
        environment = {'PATH': '/nowhere'}

        result = run('/bin/true', env=environment)
        self.assertEqual(result.returncode, 77)
        self.assertIn('Xvfb is missing', result.stderr)

        self.assertEqual(run('/bin/true', env=environment | {'CI': 'true'}).returncode, 1)


if __name__ == '__main__':
    # Nothing of it can be tried where a display cannot be had at all.
    first = run('true')
    if first.returncode != 0:
        sys.stderr.write(first.stderr)
        sys.exit(first.returncode)

    unittest.main()
