#!/usr/bin/python3
# benchmark-phones.py: how fast phones follow a game
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""Twelve phones listen while the host undoes and redoes; each then asks for what it shows. All of them are one program here,
one after the other: in a room they ask at once.
"""

import http.client
import importlib.util
import os
import pathlib
import re
import sys
import tempfile
import time

sys.dont_write_bytecode = True

FOLDER = pathlib.Path(__file__).parent
for name, path in [('phones', FOLDER / 'test-phones.py'), ('benchmark', FOLDER.parent / 'parlour' / 'benchmark.py')]:
    SPEC = importlib.util.spec_from_file_location(name, path)
    sys.modules[name] = importlib.util.module_from_spec(SPEC)
    SPEC.loader.exec_module(sys.modules[name])

import benchmark
import phones

PHONES = 12
ROUNDS = 60


def get_95(figures):
    return sorted(figures)[len(figures) * 95 // 100]


def listen(phone):
    connection = http.client.HTTPConnection('127.0.0.1', phone.port, timeout=phones.PATIENCE)
    connection.request('GET', '/stream', headers={'Cookie': phone.cookie})
    return connection.getresponse()


def wait_for_news(stream, version):
    """Reads until something as new as that was told."""
    while True:
        line = stream.readline().decode()
        if line.startswith('data: ') and int(line[6:]) >= version:
            return


def get_work(server):
    """Seconds that the program was at work."""
    fields = pathlib.Path(f'/proc/{server.process.pid}/stat').read_text().rsplit(') ', 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf('SC_CLK_TCK')


def get_memory(server):
    """In MiB."""
    return int(pathlib.Path(f'/proc/{server.process.pid}/statm').read_text().split()[1]) * os.sysconf('SC_PAGESIZE') / 2**20


def get_held(server):
    """Milliseconds that the main loop was at work."""
    process = server.process.pid
    return int(pathlib.Path(f'/proc/{process}/task/{process}/schedstat').read_text().split()[0]) / 1e6


class Watch:
    """What each request took of the main loop, all of it at once in the worst case."""

    def __init__(self, server):
        self.server = server
        self.held = []

    def time(self, ask, *arguments, **options):
        """Whoever asks too much at once asks again and again, which is not one request."""
        before, refused = get_held(self.server), ask.__self__.n_refused
        ask(*arguments, **options)
        if ask.__self__.n_refused == refused:
            self.held.append((get_held(self.server) - before, ask.__name__, arguments))

    def tell(self, what):
        times = [held for held, _name, _arguments in self.held]
        longest = max(self.held, key=lambda one: one[0])
        benchmark.tell(f'{what}: the longest of {len(times)}', longest[0], 'ms', 4)
        benchmark.remark('  95 of 100', get_95(times), 'ms', f'(the longest: {longest[1]} {" ".join(map(str, longest[2]))[:40]})')


def touch(server, host, done):
    """The first that can be done there, if that is anything, and takes all that it enters back."""
    deeds, cursor = host.list_deeds(), server.read()['cursor']
    if not deeds:
        return
    done.time(host.do, deeds[0])
    host.do('back')
    end = time.monotonic() + phones.PATIENCE
    while time.monotonic() < end and find_cursor(server) > cursor:
        host.act('undo')


def find_cursor(server):
    """How many events there are once what was entered is in the file."""
    before = None
    while (cursor := server.read()['cursor']) != before:
        before = cursor
        time.sleep(0.02)
    return cursor


def measure_game(game):
    """How long any request holds the main loop, all through a game: of the host, of a player, and of who is at the door."""
    record = phones.simulate(game, players=4, seed=9)
    record['cursor'] = len(record['events'])
    with tempfile.TemporaryDirectory() as folder:
        server = phones.Server(folder, record)
        host, guest = phones.Phone(server, as_host=True), phones.Phone(server, 'fr')
        guest.act('seat', 2)
        host.act('let-in', phones.find_wish(host))
        host.act('right', 2)
        door, whole, asked, done = (Watch(server) for _ in range(4))
        for path in ['/', '/signs.svg', '/phones.js', '/phones.css']:
            door.time(guest.ask, 'GET', path)
        for i in range(min(ROUNDS * 3, record['cursor'])):
            before = find_cursor(server)
            whole.time(host.act, 'undo')
            whole.time(guest.look)
            server.wait_for_cursor(before - 1)
            if i % 3 == 0:
                touch(server, host, done)
            asked.time(guest.ask, 'POST', '/ring', {'had': str(i)})
            for question, which in re.findall(r'data-why="(\d+)" data-which="(\d+)"', guest.page)[:3]:
                asked.time(guest.ask, 'POST', '/why', {'question': question, 'which': which})
        for words in ['a', 'e', 'the', '']:
            door.time(guest.ask, 'POST', '/rules', {'words': words})
        for _i in range(ROUNDS // 10):
            door.time(phones.Stranger(server.port).enter, server.token)
        door.tell(f'Whoever comes to {game}, and looks rules up')
        whole.tell(f'All that stands on a phone in {game}')
        asked.tell(f'Why something is so in {game}')
        done.tell(f'What is done on a phone in {game}')
        server.stop()


def measure_answers():
    """How long the program is at work for whatever can be asked late in a long game."""
    record = phones.simulate('genua', players=4, seed=9)
    record['cursor'] = max(i for i, event in enumerate(record['events']) if event['type'] == 'tower')
    with tempfile.TemporaryDirectory() as folder:
        server = phones.Server(folder, record)
        host = phones.Phone(server, as_host=True)
        host.act('seat', 1)
        asked = re.findall(r'data-why="(\d+)" data-which="([01])"', host.look())
        work = get_work(server)
        for _i in range(ROUNDS):
            for question, which in asked:
                host.ask('POST', '/why', {'question': question, 'which': which})
        benchmark.tell('  and for an answer why something is so', (get_work(server) - work) * 1000 / ROUNDS / len(asked), 'ms', 4)
        server.stop()


def main():
    record = phones.simulate('colonia', players=6)
    record['cursor'] = len(record['events']) * 3 // 4
    with tempfile.TemporaryDirectory() as folder:
        server = phones.Server(folder, record)
        host = phones.Phone(server, as_host=True)
        memory = get_memory(server)
        guests = [phones.Phone(server, phones.LANGUAGES[i % len(phones.LANGUAGES)]) for i in range(PHONES)]
        for i, guest in enumerate(guests[:6]):
            guest.act('seat', i + 1)
            host.act('let-in', phones.find_wish(host))
        streams = [listen(guest) for guest in guests]
        told, shown, work, n = [], [], get_work(server), 0
        for i in range(ROUNDS):
            # Nobody touches as fast as that.
            time.sleep(0.1)
            begun = time.monotonic()
            host.act('redo' if i % 2 else 'undo')
            for stream in streams:
                wait_for_news(stream, int(host.read('version')))
            told.append((time.monotonic() - begun) * 1000)
            for guest in guests:
                guest.look()
            shown.append((time.monotonic() - begun) * 1000)
            n += PHONES + 1
        benchmark.remark(f'An event is told to {PHONES} phones, 95 of 100', get_95(told), 'ms')
        benchmark.tell('  and shown on all of them, one after the other, 95 of 100', get_95(shown), 'ms', 50)
        benchmark.tell('How long the program is at work for a request', (get_work(server) - work) * 1000 / n, 'ms', 4)
        measure_answers()
        for game in ['colonia', 'visby', 'concordia', 'genua']:
            measure_game(game)
        benchmark.tell(f'What {PHONES} phones need', get_memory(server) - memory, 'MiB', 5)
        benchmark.remark('  and the whole program, with the game and the server', get_memory(server), 'MiB')
        server.stop()


if __name__ == '__main__':
    main()
