#!/usr/bin/python3
# test-phones-network.py: telephones that go out of reach, and come from elsewhere
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""Puts the program and a phone into network namespaces of their own, which are made here and go with the test: nothing else is
ever spoken to. The phone goes out of reach without a word, and comes back with another address.

Ends with 77, which meson takes for "skipped", where nobody may make such namespaces, but with 1 where CI=true is set.
"""

import contextlib
import ctypes
import importlib.util
import os
import pathlib
import re
import socket
import subprocess
import sys
import time
import unittest

sys.dont_write_bytecode = True

SPEC = importlib.util.spec_from_file_location('phones', pathlib.Path(__file__).with_name('test-phones.py'))
phones = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(phones)

SKIPPED = 77

CLONE_NEWNET = 0x40000000
LIBC = ctypes.CDLL(None, use_errno=True)

# Addresses that are for examples, and reach nothing.
TABLE, MOVED, PHONE, ELSEWHERE = '192.0.2.1', '192.0.2.3', '192.0.2.2', '192.0.2.7'


def run(*command):
    subprocess.run(command, check=True, capture_output=True)


class Room:
    """A network namespace."""

    def __init__(self, name):
        self.name = f'kontor-{name}-{os.getpid()}'
        run('ip', 'netns', 'add', self.name)

    # With -n it asks for the root to be mounted, which that of a chroot is not.
    def run(self, *arguments):
        with self.inside():
            run('ip', *arguments)

    def remove(self):
        run('ip', 'netns', 'del', self.name)

    @contextlib.contextmanager
    def inside(self):
        """What is connected there is connected in this network."""
        with open('/proc/thread-self/ns/net', encoding='ascii') as before, open(f'/run/netns/{self.name}', encoding='ascii') as there:
            assert LIBC.setns(there.fileno(), CLONE_NEWNET) == 0
            try:
                yield
            finally:
                assert LIBC.setns(before.fileno(), CLONE_NEWNET) == 0


class Far(phones.Phone):
    """A phone in a network of its own."""

    def __init__(self, room, server, **options):
        self.room = room
        super().__init__(server, **options)

    def ask_once(self, *arguments, **options):
        with self.room.inside():
            return super().ask_once(*arguments, server=TABLE, **options)

    def listen(self):
        with self.room.inside():
            connection = socket.create_connection((TABLE, self.port), phones.PATIENCE)
        connection.sendall(f'GET /stream HTTP/1.1\r\nHost: {TABLE}:{self.port}\r\nCookie: {self.cookie}\r\n\r\n'.encode())
        assert b' 200 ' in connection.recv(4096)
        return connection


def connect(case):
    """The networks of a table and of a phone, with a cable between them, as long as a test takes."""
    table, phone = rooms = Room('table'), Room('phone')
    for room in rooms:
        case.addCleanup(room.remove)
    run('ip', 'link', 'add', 'table', 'netns', table.name, 'type', 'veth', 'peer', 'name', 'phone', 'netns', phone.name)
    for room, name, address in [(table, 'table', TABLE), (phone, 'phone', PHONE)]:
        room.run('addr', 'add', f'{address}/24', 'dev', name)
        room.run('link', 'set', name, 'up')
        room.run('link', 'set', 'lo', 'up')

    return rooms


def lose(phone):
    """Out of reach, without a word."""
    phone.run('link', 'set', 'phone', 'down')


def come_back(phone):
    """From elsewhere."""
    phone.run('addr', 'flush', 'dev', 'phone')
    phone.run('addr', 'add', f'{ELSEWHERE}/24', 'dev', 'phone')
    phone.run('link', 'set', 'phone', 'up')


def can_connect():
    """Whether networks can be made here, or why not."""
    try:
        Room('trial').remove()
    except (OSError, subprocess.CalledProcessError) as error:
        return f'no network namespace can be made here: {error}'

    return None


class Network(phones.Case):
    def setUp(self):
        self.table, self.phone = connect(self)
        with self.table.inside():
            self.server = self.serve(phones.simulate('visby', cursor=4), '0.0.0.0')

    def wait_until(self, is_away):
        end = time.monotonic() + phones.PATIENCE
        while ('Asleep, or away' in self.host.look()) != is_away:
            self.assertLess(time.monotonic(), end)
            time.sleep(0.1)

    def read_links(self):
        """Where phones find the table, and the host, as it was told last."""
        links = []
        while len(links) < 2:
            line = self.server.process.stdout.readline()
            self.assertTrue(line, 'it has ended')
            links += re.findall(r'^  (http://.*)$', line)
        return links

    def test_addresses(self):
        """That the table is said to be where it is as soon as it is somewhere else, with the codes that there were."""
        codes = [f':{self.server.port}/#{token}' for token in [self.server.host_token, self.server.token]]
        self.table.run('addr', 'del', f'{TABLE}/24', 'dev', 'table')
        self.table.run('addr', 'add', f'{MOVED}/24', 'dev', 'table')
        wanted = [f'http://{MOVED}{code}' for code in codes]
        while self.read_links() != wanted:
            pass
        with self.table.inside():
            self.assertEqual(phones.Stranger(self.server.port).ask('GET', '/', server=MOVED)[0].status, 200)
        self.assertEqual(self.server.stop(), 0)

    def test_reach(self):
        """Who goes out of reach is not here for long, and keeps the seat wherever it comes from next."""
        self.host = Far(self.table, self.server, as_host=True)
        phone = Far(self.phone, self.server)
        phone.act('seat', 1)
        self.host.act('let-in', phones.find_wish(self.host))
        with self.host.listen():
            with phone.listen():
                self.wait_until(False)
                lose(self.phone)
                # What is told now does not get there.
                self.host.act('right', 2)
                self.wait_until(True)
            come_back(self.phone)
            self.assertIsNotNone(phone.look() and phone.get_section('now'))
            with phone.listen():
                self.wait_until(False)
        self.assertEqual(self.server.stop(), 0)


if __name__ == '__main__':
    if can_connect() is not None:
        print(can_connect())
        sys.exit(1 if os.environ.get('CI') == 'true' else SKIPPED)
    unittest.main()
