#!/usr/bin/python3
# test-network.py: whether the programs keep to themselves
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""Runs the window and the tool under strace, which writes down whatever they and
what they start say to the network. Sockets of this machine are all that may be
made, and only the display, D-Bus and the accessibility bus may be spoken to; there is one socket
of the network where phones take part, and only then.

Ends with 77, which meson takes for "skipped", where strace is missing or nobody
may trace, but with 1 where CI=true is set.
"""

import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True

import table

SKIPPED = 77

# A log for each thread: in one for all, what several do at once is written in pieces.
STRACE = ['strace', '--follow-forks', '--output-separately', '--trace=network', '--string-limit=200', '--seccomp-bpf']

# Domains of sockets that do not leave the machine.
LOCAL = {'AF_UNIX'}

CALL = re.compile(r'\b(connect|socket|socketpair|bind|sendto|sendmsg|sendmmsg)\(')
FAMILY = re.compile(r'\b(AF_\w+|PF_\w+)')
CONNECTED = re.compile(r'\bconnect\(\d+, \{sa_family=AF_UNIX, sun_path=@?"([^"]*)"\}')

# What is not there was not spoken to.
NOT_THERE = re.compile(r'= -1 (ENOENT|ECONNREFUSED) ')


def can_trace():
    return shutil.which('strace') is not None and subprocess.run(
        STRACE + ['true'], capture_output=True, check=False).returncode == 0


def find_allowed():
    """Where the display and the buses are, as the environment says."""
    display = os.environ['DISPLAY'].lstrip(':').split('.')[0]
    bus = re.search(r'unix:path=([^,;]+)', os.environ['DBUS_SESSION_BUS_ADDRESS'])[1]

    return [re.escape(f'/tmp/.X11-unix/X{display}'), re.escape(bus),
            re.escape(os.environ['XDG_RUNTIME_DIR']) + '/at-spi/.*', '/tmp/dbus-.*',
            # That of the system, which tells when the computer goes to sleep.
            '(/var)?/run/dbus/system_bus_socket']


class Network(table.Case):
    def setUp(self):
        super().setUp()
        self.log = pathlib.Path(tempfile.mkdtemp(dir=table.HOME)) / 'trace'

    def read_log(self):
        """What was said to the network since the last time, as strace writes it, by one thread
        after the other."""
        lines = []
        for log in sorted(self.log.parent.iterdir()):
            lines += log.read_text().splitlines()
            log.unlink()

        return lines

    def trace(self, *command, given=None):
        """What a command says to the network."""
        subprocess.run(STRACE + [f'--output={self.log}', *map(str, command)], input=given, text=True, check=True,
                       stdout=subprocess.DEVNULL)

        return self.read_log()

    def check(self, lines):
        """Returns how often something was spoken to."""
        allowed = re.compile('|'.join(find_allowed()))
        spoken = 0

        for line in lines:
            call = CALL.search(line)
            if call is None:
                continue
            for family in FAMILY.findall(line):
                self.assertIn(family, LOCAL, line)
            if call[1] != 'connect' or NOT_THERE.search(line):
                continue
            match = CONNECTED.search(line)
            self.assertIsNotNone(match, line)
            self.assertTrue(allowed.fullmatch(match[1]), line)
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

    def test_phones(self):
        """No socket until phones are switched on, and then only this one, and what tells of new addresses."""
        path = self.keep_game(table.simulate())
        if b'without phones' in subprocess.run([table.TOOL, 'serve', path, '--bind', 'x'], capture_output=True, check=False).stderr:
            self.skipTest('it was built without phones')
        server = subprocess.Popen(STRACE + [f'--output={self.log}', str(table.TOOL), 'serve', str(path), '--bind', '127.0.0.1'],
                                  stdout=subprocess.PIPE, text=True)
        address = re.compile(r'http://127\.0\.0\.1:(\d+)/')
        port = int(next(found[1] for found in map(address.search, server.stdout) if found))
        for request in [b'GET / HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n' % port, b'nothing\r\n\r\n']:
            with socket.create_connection(('127.0.0.1', port), 60) as phone:
                phone.sendall(request)
                phone.recv(100)
        # The tool is the child of strace, which leaves signals to it.
        children = pathlib.Path(f'/proc/{server.pid}/task/{server.pid}/children').read_text().split()
        os.kill(int(children[0]), signal.SIGTERM)
        server.wait()
        server.stdout.close()
        lines = self.read_log()
        # Where somebody else has the usual port, the system gives another one.
        asked = [line for line in lines if re.search(r'\bbind\(.*AF_INET', line)]
        bound = [line for line in asked if 'EADDRINUSE' not in line]
        self.assertEqual(len(bound), 1, bound)
        self.assertRegex(bound[0], rf'{{sa_family=AF_INET, sin_port=htons\(({port}|0)\), sin_addr=inet_addr\("127\.0\.0\.1"\)}}')
        self.assertEqual([line for line in lines if re.search(r'\bconnect\(.*AF_INET|\bsocket\(.*AF_(?!UNIX|INET,|NETLINK)', line)], [])
        self.assertEqual(len([line for line in lines if re.search(r'\bsocket\(AF_INET', line)]), len(asked))

    def start(self, record):
        """Opens a game under strace."""
        path = self.keep_game(record)
        # The program itself stays the child, and strace is a grandchild.
        self.program.command = STRACE + ['--daemonize', f'--output={self.log}', str(table.PROGRAM)]
        self.program.seconds_to_wait = 120
        self.program.start(path)
        self.wait_for_game()

        return path

    def stop(self):
        self.program.stop()
        # The display and the two buses at least, or nothing was traced.
        self.assertGreaterEqual(self.check(self.read_log()), 3)

    def test_window(self):
        self.start(table.play_until(lambda state: state['step'] == 'market'))
        self.program.press('button', 'Everybody Passes')
        self.program.find('button', 'Undo').press()
        for keys in ['F1', 'F9', 'ctrl+e', 'ctrl+comma']:
            before = self.count_windows()
            self.program.key(keys)
            self.program.wait_until(lambda: self.count_windows() > before, f'a window by {keys}')
            self.program.key('Escape')
            self.program.wait_until(lambda: self.count_windows() == before, f'no window by {keys}')
        self.open_phones()
        self.program.press('button', 'Back to the Shelf')
        self.program.find('button', 'New Game')
        self.stop()

    def open_phones(self):
        """Opens the window in which phones could be switched on; whether there is such a thing."""
        before = self.count_windows()
        self.program.press('button', 'Menu')
        self.program.press('item', 'Phones…')
        self.program.wait_until(lambda: self.program.find_all('check', 'Phones at the Table') or self.program.find_all('button', 'Close'),
                                'the window of phones')
        return self.count_windows() > before and bool(self.program.find_all('check', 'Phones at the Table'))

    def test_phones_of_window(self):
        """One port while phones are switched on, at all addresses of the machine, and what tells of new ones."""
        self.start(table.play_until(lambda state: state['step'] == 'market'))
        if not self.open_phones():
            self.skipTest('it was built without phones')
        self.program.press('check', 'Phones at the Table')
        code = self.program.find('image', 'Code for phones')
        port = int(self.program.wait_until(lambda: re.search(r':(\d+)/#', code.get_description()), 'an address')[1])
        self.program.press('check', 'Phones at the Table')
        self.program.wait_until_gone('image', 'Code for phones')
        self.program.stop()
        lines = self.read_log()
        bound = [line for line in lines if re.search(r'\bbind\(.*AF_INET', line) and 'EADDRINUSE' not in line]
        self.assertGreaterEqual(len(bound), 1)
        self.assertEqual([line for line in bound if not re.search(rf'htons\(({port}|0)\)', line)], [])
        self.assertEqual([line for line in lines if re.search(r'\bconnect\(.*AF_INET|\bsocket\(AF_(?!UNIX|INET|NETLINK)', line)], [])

    def test_export(self):
        """What is written for other programs, the score sheet for a printer among it. Whoever asks
        for a printer itself lets the toolkit look for one, which it does at a port of this machine."""
        path = self.start(table.simulate())
        self.program.key('ctrl+e')
        self.program.press('button', 'Write the Files')
        self.program.wait_until_gone('button', 'Write the Files')
        self.stop()
        for ending in ['.kontor', ' scores.csv', ' score sheet.pdf']:
            self.assertTrue((pathlib.Path.home() / f'{path.stem}{ending}').exists(), ending)


if __name__ == '__main__':
    if not can_trace():
        print('strace is missing, or nobody may trace')
        sys.exit(1 if os.environ.get('CI') == 'true' else SKIPPED)
    table.main()
