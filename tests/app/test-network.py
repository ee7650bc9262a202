#!/usr/bin/python3
# test-network.py: whether the programs keep to themselves
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""Runs the window and the tool under strace, which writes down whatever they and
what they start say to the network. Sockets of this machine are all that may be
made, and only the display, D-Bus and the accessibility bus may be spoken to.

Ends with 77, which meson takes for "skipped", where strace is missing or nobody
may trace, but with 1 where CI=true is set.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys

sys.dont_write_bytecode = True

import table

SKIPPED = 77

STRACE = ['strace', '--follow-forks', '--trace=network', '--string-limit=200', '--seccomp-bpf']

# Domains of sockets that do not leave the machine.
LOCAL = {'AF_UNIX'}

CONNECTED = re.compile(r'\bconnect\(\d+, \{sa_family=(\w+)(?:, sun_path=(@?)"([^"]*)")?.*= (-?\d+)')
MADE = re.compile(r'\bsocket(?:pair)?\((\w+)')
SENT = re.compile(r'\bsend(?:to|msg|mmsg)\(.*sa_family=(\w+)')


def can_trace():
    return shutil.which('strace') is not None and subprocess.run(
        STRACE + ['true'], capture_output=True, check=False).returncode == 0


def find_allowed():
    """Where the display and the buses are, as the environment says."""
    display = os.environ['DISPLAY'].lstrip(':').split('.')[0]
    bus = re.search(r'unix:path=([^,;]+)', os.environ['DBUS_SESSION_BUS_ADDRESS'])[1]

    return [re.escape(f'/tmp/.X11-unix/X{display}'), re.escape(bus),
            re.escape(os.environ['XDG_RUNTIME_DIR']) + '/at-spi/.*', '/tmp/dbus-.*']


class Network(table.Case):
    def trace(self, *command, given=None):
        """What a command says to the network, as strace writes it."""
        log = table.HOME / 'trace'
        subprocess.run(STRACE + [f'--output={log}', *map(str, command)], input=given, text=True, check=True,
                       stdout=subprocess.DEVNULL)

        return log.read_text().splitlines()

    def check(self, lines):
        """Returns how often something was spoken to."""
        allowed = re.compile('|'.join(find_allowed()))
        spoken = 0

        for line in lines:
            for pattern in (MADE, SENT):
                match = pattern.search(line)
                self.assertTrue(match is None or match[1] in LOCAL, line)
            match = CONNECTED.search(line)
            # What is not there was not spoken to.
            if match and int(match[4]) == 0:
                self.assertIn(match[1], LOCAL, line)
                self.assertTrue(allowed.fullmatch(match[3]), line)
                spoken += 1

        return spoken

    def test_trace(self):
        """That the network would be seen."""
        lines = self.trace(sys.executable, '-c',
                           'import socket; socket.socket(socket.AF_INET, socket.SOCK_DGRAM).connect(("127.0.0.1", 9))')
        with self.assertRaises(AssertionError):
            self.check(lines)

    def test_tool(self):
        record = table.call_tool('simulate', '--players=4', '--seed=1')
        for command in ['check', 'log', 'score', 'state']:
            self.assertEqual(self.check(self.trace(table.TOOL, command, '-', given=record)), 0)
        self.assertEqual(self.check(self.trace(table.TOOL, 'simulate', '--players=4', '--seed=1')), 0)

    def test_window(self):
        log = table.HOME / 'trace'
        path = self.keep_game(table.play_until(lambda state: state['step'] == 'market'))
        # The program itself stays the child, and strace is a grandchild.
        self.program.command = STRACE + ['--daemonize', f'--output={log}', str(table.PROGRAM)]
        self.program.seconds_to_wait = 120
        self.program.start(path)
        self.wait_for_game()
        self.program.press('button', 'Everybody Passes')
        self.program.find('button', 'Undo').press()
        for keys in ['F1', 'F9', 'ctrl+e', 'ctrl+comma']:
            before = self.count_windows()
            self.program.key(keys)
            self.program.wait_until(lambda: self.count_windows() > before, f'a window by {keys}')
            self.program.key('Escape')
            self.program.wait_until(lambda: self.count_windows() == before, f'no window by {keys}')
        self.program.press('button', 'Back to the Shelf')
        self.program.find('button', 'New Game')
        self.program.stop()
        # The display and the two buses at least, or nothing was traced.
        self.assertGreaterEqual(self.check(log.read_text().splitlines()), 3)


if __name__ == '__main__':
    if not can_trace():
        print('strace is missing, or nobody may trace')
        sys.exit(1 if os.environ.get('CI') == 'true' else SKIPPED)
    table.main()
