#!/usr/bin/python3
# test-phones.py: telephones at the table, as they speak on the network
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""Runs kontor-cli serve and speaks to it over the loopback, and to nothing else: strangers, who are refused, and six
phones that play.
"""

import contextlib
import html
import gzip
import http.client
import itertools
import json
import os
import pathlib
import random
import re
import resource
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import unittest
import unittest.mock
import urllib.parse

TOOL = os.environ['KONTOR_CLI']
ROOT = pathlib.Path(__file__).resolve().parents[2]
# As they are offered.
LANGUAGES = [line for line in (ROOT / 'po' / 'LINGUAS').read_text().splitlines() if not line.startswith('#')]
# Any but English and French, of which tests know what is said.
OTHER = next(language for language in reversed(LANGUAGES) if language not in ('en', 'fr'))

# What waits for something waits so long at most, in seconds.
PATIENCE = 120

# How often a program that serves a game is killed.
N_KILLS = 10

# What is on every answer, whatever it says.
HEADERS = {
    'Content-Security-Policy': "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store', 'Connection': 'close',
}


class Stranger:
    """Somebody on the network, who knows where the program is."""

    def __init__(self, port, address=None):
        self.port = port
        self.address = address
        self.cookie = None
        self.n_refused = 0
        self.n_bytes = 0 # that were read

    def ask(self, *arguments, **options):
        """An answer, and its text, which who asks more than anybody does at a table gets later."""
        while True:
            answer, text = self.ask_once(*arguments, **options)
            if answer.getheader('Retry-After') is None:
                return answer, text
            self.n_refused += 1
            time.sleep(int(answer.getheader('Retry-After')) / 10)

    def ask_once(self, method, path, fields=None, headers=None, skip_host=False, server='127.0.0.1'):
        connection = http.client.HTTPConnection(server, self.port, timeout=PATIENCE,
                                                source_address=(self.address, 0) if self.address else None)
        with contextlib.closing(connection):
            connection.putrequest(method, path, skip_host=skip_host, skip_accept_encoding=True)
            body = urllib.parse.urlencode(fields).encode() if fields is not None else b''
            connection.putheader('Accept-Encoding', 'gzip')
            if self.cookie:
                connection.putheader('Cookie', self.cookie)
            for name, value in (headers or {}).items():
                connection.putheader(name, value)
            if fields is not None:
                connection.putheader('Content-Type', 'application/x-www-form-urlencoded')
                connection.putheader('Content-Length', str(len(body)))
            connection.endheaders(body)
            answer = connection.getresponse()
            data = answer.read()
            self.n_bytes += len(data)
            return answer, (gzip.decompress(data) if answer.getheader('Content-Encoding') == 'gzip' else data).decode()

    def enter(self, token):
        """Exchanges a token for a cookie."""
        answer, _text = self.ask('POST', '/enter', {'token': token})
        if answer.status == 204:
            self.cookie = answer.getheader('Set-Cookie').split(';')[0]
        return answer


class Phone(Stranger):
    """A telephone that has come in."""

    def __init__(self, server, language='en', as_host=False):
        super().__init__(server.port)
        self.language = language
        assert self.enter(server.host_token if as_host else server.token).status == 204
        self.status = None
        self.page = ''
        self.act('language', LANGUAGES.index(language))

    def post(self, path, **fields):
        """What stands on the phone then."""
        answer, self.page = self.ask('POST', path, {'choices': self.read('choices'), 'revision': self.read('revision'), **fields})
        self.status = answer.status
        return self.page

    def read(self, name):
        found = re.search(rf'<div id="state"[^>]* data-{name}="([^"]*)"', self.page)
        return found[1] if found else ''

    def look(self):
        return self.post('/look')

    def act(self, act, which=''):
        return self.post('/act', act=act, which=which)

    def do(self, deed, **fields):
        return self.post('/do', deed=deed, **fields)

    def list_deeds(self):
        """What can be touched and done."""
        return [path for path, rest in re.findall(r'data-deed="([^"]*)"([^>]*)>', self.look()) if 'aria-disabled' not in rest]

    def get_section(self, name):
        found = re.search(rf'<section id="{name}"[^>]*>(.*?)(?=<section id=|$)', self.page, re.DOTALL)
        return found[1] if found else None


class Server:
    """The program, which serves a game."""

    def __init__(self, folder, record, address='127.0.0.1'):
        self.path = pathlib.Path(folder) / 'game.kontor'
        self.path.write_text(json.dumps(record))
        self.start(address)

    def start(self, address='127.0.0.1'):
        # What was freed is not kept either where that is looked for.
        environment = {**os.environ, 'ASAN_OPTIONS': os.environ.get('ASAN_OPTIONS', '') + ':quarantine_size_mb=1'}
        self.process = subprocess.Popen([TOOL, 'serve', str(self.path), '--bind', address], stdout=subprocess.PIPE, text=True,
                                        env=environment)
        self.read_links()

    def read_links(self):
        """What it says where it is found."""
        links = []
        while len(links) < 2:
            line = self.process.stdout.readline()
            assert line, 'it has ended'
            links += re.findall(r'http://[0-9.]+:(\d+)/#([0-9a-f]{32})$', line.strip())
        self.port = int(links[0][0])
        self.host_token, self.token = links[0][1], links[1][1]

    def stop(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        status = self.process.wait(PATIENCE)
        self.process.stdout.close()
        return status

    def read(self):
        record = json.loads(self.path.read_text())
        record.setdefault('cursor', len(record['events']))
        return record

    def wait_for_cursor(self, cursor):
        """The record as soon as it has so many events."""
        end = time.monotonic() + PATIENCE
        while self.read()['cursor'] != cursor:
            assert time.monotonic() < end, f'{self.read()["cursor"]} events, and not {cursor}'
            time.sleep(0.01)
        return self.read()

    def wait_for_more(self, cursor):
        """What has happened since there were so many events, as soon as anything has."""
        end = time.monotonic() + PATIENCE
        while self.read()['cursor'] <= cursor:
            assert time.monotonic() < end, f'{self.read()["cursor"]} events, and not more than {cursor}'
            time.sleep(0.01)
        record = self.read()
        return record['events'][cursor:record['cursor']]


def simulate(game, players=4, seed=7, cursor=0, tracking=None):
    command = [TOOL, 'simulate', '--game', game, '--players', str(players), '--seed', str(seed)]
    record = json.loads(subprocess.run(command + (['--tracking', tracking] if tracking else []), check=True,
                                       capture_output=True).stdout)
    record['cursor'] = cursor
    return record


def find_wish(host):
    """What the host's phone sends to let in who asks first."""
    return re.search(r'data-act="let-in" data-which="(\d+)"', host.look())[1]


def find_step(game, step, **options):
    """A record that stands where a game first waits for something."""
    record = simulate(game, **options)
    record['cursor'] = len(record['events'])
    states = subprocess.run([TOOL, 'state', '-', '--each'], input=json.dumps(record), check=True, capture_output=True,
                            text=True).stdout.splitlines()
    record['cursor'] = next(i for i, state in enumerate(states) if json.loads(state)['step'] == step)
    return record


def list_entered(board):
    """What can be entered on a board, and the events of that."""
    for group in board['groups']:
        for thing in group['things'] if group['id'] != 'aside' else []:
            for deed in thing.get('deeds', []):
                if 'events' in deed and 'obstacle' not in deed:
                    yield f'{group["id"]}/{thing["id"]}/{deed["id"]}', deed['events']


def is_matter_of(seat, events):
    """Whether all that is entered is done by a seat, or was dealt with it."""
    return all(event.get('player', seat) == seat or events[0]['type'] == 'deal' for event in events)


def find_form(board, event_type):
    """The path of the form of an event on a board, or None."""
    for group in board['groups']:
        for thing in group['things'] if group['id'] != 'aside' else []:
            for deed in thing.get('deeds', []):
                if deed.get('form', {}).get('type') == event_type:
                    return f'{group["id"]}/{thing["id"]}/{deed["id"]}'
    return None


def flatten(value, path='f'):
    """What is filled in for something of an event."""
    if isinstance(value, dict):
        return {name: text for key, member in value.items() if key not in ['type', 'at', 'by', 'along']
                for name, text in flatten(member, f'{path}.{key}').items()}
    if isinstance(value, list) and value and all(isinstance(one, str) for one in value) and path.endswith('privileges'):
        return {f'{path}.{one}': '1' for one in value}
    if isinstance(value, list):
        return {name: text for i, one in enumerate(value) for name, text in flatten(one, f'{path}.{i}').items()}
    return {path: str(int(value)) if not isinstance(value, str) else value} if value is not None else {}


def first_row(name, lists):
    """What is called so in the first row of the list that it is in, if it is in one that may be longer."""
    for path, most in lists.items():
        found = re.match(rf'{re.escape(path)}\.(\d+)(.*)', name)
        if found and int(found[1]) < most:
            return f'{path}.0{found[2]}'
    return name


class Case(unittest.TestCase):
    def serve(self, record, *address):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        server = Server(folder.name, record, *address)
        self.addCleanup(lambda: server.process.poll() is None and server.stop())
        return server

    def seat(self, server, host, seat, language='en', right=None):
        """A phone that was let in."""
        phone = Phone(server, language)
        phone.act('seat', seat)
        host.act('let-in', find_wish(host))
        if right is not None:
            host.act('right', seat * 3 + right)
        phone.look()
        return phone


class Safe(Case):
    """Strangers."""

    def setUp(self):
        self.server = self.serve(simulate('visby', cursor=4))
        self.stranger = Stranger(self.server.port)

    def test_hosts(self):
        """That no page elsewhere on the web can speak to the table."""
        here = f'127.0.0.1:{self.server.port}'
        for path in ['/', '/phones.js', '/signs.svg', '/look', '/stream', '/nothing']:
            for host in ['example.org', f'example.org:{self.server.port}', f'localhost:{self.server.port}', '127.0.0.1',
                         f'127.0.0.2:{self.server.port}', f'{here}.example.org', f'{here}, example.org', '']:
                status = self.stranger.ask('GET', path, headers={'Host': host}, skip_host=True)[0].status
                self.assertIn(status, [400, 403], (path, host))
        for origin in ['http://example.org', f'https://{here}', 'null', f'http://localhost:{self.server.port}', f'http://{here}0']:
            self.assertEqual(self.stranger.ask('GET', '/', headers={'Origin': origin})[0].status, 403, origin)
            answer, _text = self.stranger.ask('POST', '/enter', {'token': self.server.token}, {'Origin': origin})
            self.assertEqual(answer.status, 403, origin)
            self.assertIsNone(answer.getheader('Set-Cookie'))
        self.assertEqual(self.stranger.ask('GET', '/', headers={'Origin': f'http://{here}'})[0].status, 200)

    def test_paths(self):
        """That there is nothing for who knows no code, and that every answer says what it is."""
        for method, path, status in [('GET', '/', 200), ('GET', '/phones.js', 200), ('GET', '/phones.css', 200), ('GET', '/signs.svg', 200),
                                     ('GET', '/stream', 401), ('GET', '/look', 401), ('GET', '/../etc/passwd', 401), ('GET', '//', 401),
                                     ('POST', '/look', 401), ('POST', '/do', 401), ('POST', '/act', 401), ('POST', '/rules', 401),
                                     ('POST', '/enter', 403), ('PUT', '/', 405), ('DELETE', '/look', 405)]:
            answer, text = self.stranger.ask(method, path, {} if method == 'POST' else None)
            self.assertEqual(answer.status, status, (method, path))
            self.assertNotIn('Agnes', text)
            for name, value in HEADERS.items():
                self.assertEqual(answer.getheader(name), value, (method, path))
        self.stranger.cookie = f'kontor-{self.server.port}={"0" * 32}'
        self.assertEqual(self.stranger.ask('POST', '/look', {})[0].status, 401)

    def test_page(self):
        """That nothing of another place is on the page, and nothing that the browser would have to be trusted with."""
        for path in ['/', '/phones.js', '/phones.css', '/signs.svg']:
            text = self.stranger.ask('GET', path)[1].replace('http://www.w3.org/2000/svg', '')
            self.assertIsNone(re.search(r'https?:|//\w', re.sub(r'// .*', '', text)), path)
            self.assertIsNone(re.search(r'eval|document\.write|onclick=|style=', text), path)

    def test_tokens(self):
        """That nobody guesses on and on, and that others do not wait for that."""
        answer = self.stranger.enter(self.server.token)
        self.assertEqual(answer.status, 204)
        self.assertIn('; HttpOnly; SameSite=Strict', answer.getheader('Set-Cookie'))
        self.assertNotEqual(self.server.token, self.server.host_token)
        for token in ['', 'x', self.server.token[:-1], self.server.token + '0', '0' * 32]:
            self.assertEqual(self.stranger.enter(token).status, 403, token)
        self.assertEqual(self.stranger.enter(self.server.token).status, 429)
        self.assertEqual(Stranger(self.server.port, '127.0.0.2').enter(self.server.token).status, 204)
        self.assertEqual(self.stranger.ask('POST', '/look', {})[0].status, 200)

    def refused(self, *pieces):
        """What is said to who sends all of these, or as many as are taken."""
        with socket.create_connection(('127.0.0.1', self.server.port), PATIENCE) as connection:
            try:
                for piece in pieces:
                    connection.sendall(piece)
                return connection.recv(4096)
            except (BrokenPipeError, ConnectionResetError):
                return b''

    def test_bodies(self):
        """That nobody says more than is listened to."""
        head = f'POST /enter HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\n'.encode()
        self.assertEqual(self.refused(head + b'Content-Length: 5000\r\n\r\n')[:12], b'HTTP/1.1 413')
        # Of one that never ends no more is taken than lies in the pipe.
        with socket.create_connection(('127.0.0.1', self.server.port), PATIENCE) as connection:
            connection.sendall(head + b'Transfer-Encoding: chunked\r\n\r\n')
            with self.assertRaises((BrokenPipeError, ConnectionResetError)):
                for _i in range(1000):
                    connection.sendall(b'10000\r\n' + b'x' * 65536 + b'\r\n')
        self.assertEqual(self.stranger.ask('POST', '/enter', {'token': 'x' * 4000})[0].status, 403)
        self.assertIn(self.refused(b'\0' * 100 + b'\r\n\r\n')[8:12], [b' 400', b''])
        self.assertEqual(self.stranger.ask('GET', '/')[0].status, 200)

    def say_and_wait(self, n, pieces):
        """What is said to each of many at once who say this and then nothing more, as long as they are there."""
        answers = set()
        with contextlib.ExitStack() as stack:
            connections = [stack.enter_context(socket.create_connection(('127.0.0.1', self.server.port), PATIENCE)) for _i in range(n)]
            for connection in connections:
                with contextlib.suppress(BrokenPipeError, ConnectionResetError):
                    for piece in pieces:
                        connection.sendall(piece)
            # Who comes from elsewhere is answered all the same.
            self.assertEqual(Stranger(self.server.port, '127.0.0.2').ask('GET', '/')[0].status, 200)
            # The places are those of who came first.
            for connection in connections[40:]:
                with contextlib.suppress(ConnectionResetError):
                    answers.add(connection.recv(4096)[:12])
        return answers

    def test_thousands(self):
        """That each of a thousand at once is refused plainly, whatever they say, and that nothing is left of them in the memory."""
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        head = f'POST /enter HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\n'.encode()
        strange = [[], [head[:30]], [head + b'Content-Length: 4000\r\n\r\n' + b'x' * 3999], [head + b'Cookie: ' + b'x' * 60000],
                   [head + b'Transfer-Encoding: chunked\r\n\r\n'] + [b'1000\r\n' + b'x' * 4096 + b'\r\n'] * 20]
        memory = []
        for i, pieces in enumerate(strange + strange):
            refused = self.say_and_wait(1000 if i == 0 else 250, pieces)
            self.assertLessEqual(refused, {b'HTTP/1.1 503', b'HTTP/1.1 413', b''})
            memory.append(self.get_memory())
        self.assertLess(memory[-1] - memory[len(strange) - 1], 8, 'MiB')
        self.assertEqual(self.server.stop(), 0)

    def get_memory(self):
        """How much the program has, in MiB."""
        pages = int(pathlib.Path(f'/proc/{self.server.process.pid}/statm').read_text().split()[1])
        return pages * resource.getpagesize() / 2**20

    def test_flood(self):
        """That who asks on and on is told so in the own language, that nobody else is, and that guessing is no way around."""
        flooding, other = Phone(self.server, 'fr'), Phone(self.server, OTHER)
        answers = [flooding.ask_once('POST', '/look', {}) for _i in range(250)]
        told = [(answer, text) for answer, text in answers if answer.status == 429]
        self.assertLessEqual({answer.status for answer, _text in answers}, {200, 429})
        self.assertGreaterEqual(len(told), 1)
        self.assertEqual({text for _answer, text in told}, {'Trop de demandes à la fois d’ici\u00a0: attendre un moment.'})
        self.assertEqual(other.ask_once('POST', '/look', {})[0].status, 200)
        stranger = Stranger(self.server.port, '127.0.0.3')
        stranger.cookie = f'kontor-{self.server.port}={"0" * 32}'
        self.assertIn(429, [stranger.ask_once('POST', '/look', {})[0].status for _i in range(250)])
        self.assertEqual(other.ask_once('POST', '/look', {})[0].status, 200)

    def test_connections(self):
        """That there are so many at most, that each further one is refused, and that places are free again."""
        with contextlib.ExitStack() as stack:
            for _i in range(32):
                stack.enter_context(socket.create_connection(('127.0.0.1', self.server.port), PATIENCE))
            for _i in range(200):
                self.assertIn(self.refused()[:12], [b'HTTP/1.1 503', b''])
            # Whoever takes all places keeps nobody out who comes from elsewhere.
            self.assertEqual(Stranger(self.server.port, '127.0.0.2').ask('GET', '/')[0].status, 200)
        end = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(ConnectionError, http.client.BadStatusLine):
                if self.stranger.ask('GET', '/')[0].status == 200:
                    return
            self.assertLess(time.monotonic(), end)

    def test_many_addresses(self):
        """That many strangers who are one place each keep nobody out for long, nor those who guess from everywhere."""
        with contextlib.ExitStack() as stack:
            for i in range(32):
                stack.enter_context(socket.create_connection(('127.0.0.1', self.server.port), PATIENCE, (f'127.0.1.{i + 1}', 0)))
            self.assertEqual(Stranger(self.server.port, '127.0.0.2').ask_once('GET', '/')[0].status, 200)
        for i in range(300):
            self.assertEqual(Stranger(self.server.port, f'127.0.{i // 200 + 2}.{i % 200 + 1}').enter('0' * 32).status, 403)
        self.assertEqual(Stranger(self.server.port, '127.0.0.2').enter(self.server.token).status, 204)

    def test_address(self):
        """That an address is told by its number alone."""
        path = self.server.path.with_name('other.kontor')
        path.write_text(self.server.path.read_text())
        for address in ['localhost', 'fe80::1%lo', '127.0.0', '']:
            answer = subprocess.run([TOOL, 'serve', str(path), '--bind', address], capture_output=True, text=True,
                                    timeout=PATIENCE)
            self.assertNotEqual(answer.returncode, 0, address)
            self.assertIn('is no address', answer.stderr)

    def test_end(self):
        """That no socket is left. The address is one that no other test takes meanwhile."""
        address = f'127.{os.getpid() % 250 + 2}.{os.getpid() // 250 % 250}.1'
        server = self.serve(simulate('visby', cursor=4), address)
        socket.create_connection((address, server.port), PATIENCE).close()
        self.assertEqual(server.stop(signal.SIGINT), 0)
        with self.assertRaises(ConnectionRefusedError):
            socket.create_connection((address, server.port), PATIENCE)
        self.assertEqual(server.read()['cursor'], 4)


class Guests(Case):
    """Who sits where, and what they may do."""

    def test_seats(self):
        server = self.serve(simulate('visby', cursor=4))
        host = Phone(server, as_host=True)
        guest = Phone(server, 'fr')
        self.assertIsNotNone(host.get_section('host'))
        for section in ['now', 'mine', 'table', 'rules', 'host']:
            self.assertIsNone(guest.get_section(section), section)
        # Nobody lets in but the host, and nobody else says what phones may do.
        self.assertIn('This is phone', host.get_section('join') or '')
        guest.act('seat', 2)
        self.assertEqual(guest.read('told'), '')
        host.act('refuse', 2)
        self.assertNotIn('data-act="let-in"', host.get_section('asking'))
        self.assertIsNone(re.search('data-act="seat"[^>]* aria-pressed="true"', guest.look()))
        guest.act('seat', 2)
        wish = find_wish(host)
        for act, which in [('let-in', wish), ('enters-all', 1), ('right', 2), ('send-away', 1), ('undo', '')]:
            guest.act(act, which)
            self.assertIsNone(guest.get_section('now'), act)
        guest.do('players/seat-2/troops')
        self.assertEqual(guest.status, 422)
        host.act('let-in', wish)
        self.assertIn('Bruno', guest.look() and guest.get_section('mine'))
        self.assertIn('lang="fr"', guest.page)
        # A further one that asks for the seat gets it from the host, and the first has none any more.
        other = self.seat(server, host, 2, OTHER)
        self.assertIn('Bruno', other.get_section('mine'))
        guest.look()
        self.assertIsNone(guest.get_section('now'))
        host.act('send-away', 3)
        self.assertEqual(other.ask('POST', '/look', {})[0].status, 401)
        # Who comes with the code of the host while that is here is a guest.
        with contextlib.closing(http.client.HTTPConnection('127.0.0.1', server.port, timeout=PATIENCE)) as stream:
            stream.request('GET', '/stream', headers={'Cookie': host.cookie})
            answer = stream.getresponse()
            self.assertEqual(answer.status, 200)
            self.assertIsNone(Phone(server, as_host=True).get_section('host'))
            answer.close()

    def test_wishes(self):
        """That who asks for another seat meanwhile is not let in there unseen, and that nobody is let out."""
        server = self.serve(simulate('visby', cursor=4))
        host, guest = Phone(server, as_host=True), Phone(server)
        guest.act('seat', 2)
        wish = find_wish(host)
        guest.act('seat', 3)
        host.act('let-in', wish)
        self.assertIsNone(guest.look() and guest.get_section('mine'))
        self.assertNotEqual(find_wish(host), wish)
        host.act('let-in', find_wish(host))
        self.assertIsNotNone(guest.look() and guest.get_section('mine'))
        host.act('let-in', wish)
        self.assertIsNotNone(guest.look() and guest.get_section('mine'))
        guest.act('seat', 0)
        self.assertIsNone(guest.get_section('mine'))

    def test_again(self):
        """That who opens the link again is who that was, and may become the host by the code of the host."""
        server = self.serve(simulate('visby', cursor=4))
        host = Phone(server, as_host=True)
        guest = self.seat(server, host, 2)
        for phone, token in [(guest, server.token), (host, server.token), (host, server.host_token)]:
            cookie = phone.cookie
            self.assertEqual(phone.enter(token).status, 204)
            self.assertEqual(phone.cookie, cookie)
        self.assertIsNotNone(guest.look() and guest.get_section('mine'))
        self.assertIsNotNone(host.look() and host.get_section('host'))
        guest.enter(server.host_token)
        self.assertIsNotNone(guest.look() and guest.get_section('host'))
        self.assertIsNone(host.look() and host.get_section('host'))

    def test_pace(self):
        """That who touches on and on is not told to everybody each time, and what came last is."""
        server = self.serve(simulate('visby', cursor=4))
        host, guest = Phone(server, as_host=True), Phone(server)
        connection = http.client.HTTPConnection('127.0.0.1', server.port, timeout=PATIENCE)
        connection.request('GET', '/stream', headers={'Cookie': host.cookie})
        stream = connection.getresponse()
        begun = time.monotonic()
        for i in range(60):
            guest.act('seat', i % 4 + 1)
        host.look()
        told = []
        while not told or told[-1] < int(host.read('version')):
            line = stream.readline().decode()
            told += [int(line[6:])] if line.startswith('data: ') else []
        self.assertLessEqual(len(told), (time.monotonic() - begun) / 0.1 + 2)
        connection.close()

    def test_names(self):
        """That names are text."""
        record = simulate('visby', cursor=4)
        record['players'][0]['name'] = '<img src=x>&"\'<script>'
        host = Phone(self.serve(record), as_host=True)
        host.act('seat', 1)
        self.assertIn('&lt;img src=x&gt;', host.page)
        self.assertIsNone(re.search(r'<(img|script)', host.page))

    def test_picks(self):
        """That all choose in secret, and the last one completes it."""
        server = self.serve(simulate('visby', players=6, seed=3, cursor=4))
        host = Phone(server, as_host=True)
        phones = [self.seat(server, host, seat + 1, ['en', 'fr', OTHER][seat % 3]) for seat in range(6)]
        self.assertIn('À ce téléphone de jouer', phones[1].page)
        before = [phone.look() for phone in phones]
        # The host picks for anybody, but what nobody holds.
        self.assertEqual(sorted(deed for deed in host.list_deeds() if deed.startswith('players/')),
                         sorted(deed for phone in phones for deed in phone.list_deeds()))
        picked = []
        for seat, phone in enumerate(phones):
            deeds = phone.list_deeds()
            self.assertTrue(all(deed.startswith(f'players/seat-{seat + 1}/') for deed in deeds), deeds)
            picked.append(deeds[0].split('/')[2])
            if seat < 5:
                phone.do(deeds[0])
                self.assertIn('aria-pressed="true"', phone.get_section('now'))
        # The languages of phones are kept where the host agrees, and nothing that was picked goes with that.
        phones[0].act('languages', 0)
        self.assertNotIn('language', server.read()['players'][1])
        host.act('languages', 0)
        self.assertNotIn('data-act="languages"', host.page)
        end = time.monotonic() + PATIENCE
        while server.read()['players'][1].get('language') != 'fr':
            self.assertLess(time.monotonic(), end)
        # Of the others nothing is seen but that they have chosen.
        self.assertNotIn('aria-pressed="true"', phones[5].look().split('id="table"')[0])
        self.assertEqual(re.sub(r'<section id="table".*|data-(version|revision)="\d+"', '', phones[5].page, flags=re.DOTALL),
                         re.sub(r'<section id="table".*|data-(version|revision)="\d+"', '', before[5], flags=re.DOTALL))
        self.assertNotIn('aria-pressed="true"', (host.look() and host.get_section('now')))
        self.assertEqual(host.get_section('table').count('Has chosen'), 5)
        # A pick can be put back, and nobody picks for others.
        phones[0].look()
        phones[0].do(f'players/seat-1/{picked[0]}')
        phones[0].do(f'players/seat-2/{picked[1]}')
        self.assertEqual(phones[0].status, 422)
        phones[0].do(f'players/seat-1/{picked[0]}')
        phones[5].do(f'players/seat-6/{picked[5]}')
        record = server.wait_for_cursor(5)
        self.assertEqual(record['events'][4]['by'], 'phone')
        self.assertEqual(record['events'][4]['cards'], [[card] for card in picked])
        # What was sent about the game before is refused, in the language of the phone.
        phones[1].page = before[1]
        phones[1].do(f'players/seat-2/{picked[1]}')
        self.assertEqual(phones[1].status, 409)
        self.assertIn('La partie a continué', phones[1].page)
        self.assertEqual(server.stop(), 0)

    def test_deal(self):
        """That who alone is asked enters what comes of the own turn, also where others take part in it."""
        record = simulate('genua', players=3, seed=1, tracking='full', cursor=9)
        server = self.serve(record)
        host = Phone(server, as_host=True)
        phone = self.seat(server, host, 2, right=2)
        phone.do('players/seat-3/deal')
        number = re.search(r'data-deed="([^"]*gives-money[^"]*)"', phone.page)[1]
        phone.do(number, number='5')
        self.assertIn('data-deed="deal/price/10"', phone.page)
        phone.do('deal/price/10')
        deal = server.wait_for_cursor(10)['events'][9]
        self.assertEqual((deal['type'], deal['player'], deal['by']), ('deal', 3, 'phone'))
        self.assertEqual(server.stop(), 0)

    def deal(self, phone, other, gives, gets):
        """Tries a deal, and returns what is told then."""
        phone.do(f'players/seat-{other}/deal')
        phone.do('gives/money/gives-money', number=str(gives))
        phone.do('gets/money/gets-money', number=str(gets))
        phone.do('end/counted/make')
        status, told = phone.status, phone.read('told')
        for _i in range(3):
            phone.do('back')
        return status, told

    def test_probing(self):
        """That nobody finds out what others keep covered by trying one deal after another."""
        server = self.serve(simulate('genua', players=4, seed=3, tracking='full', cursor=10))
        state = json.loads(subprocess.run([TOOL, 'state', str(server.path)], check=True, capture_output=True).stdout)
        money = [player['things']['money'] for player in state['players']]
        host = Phone(server, as_host=True)
        phone = self.seat(server, host, 1, right=2)
        covered = (422, 'Something that others keep covered speaks against that: the host enters what happens next.')
        # What others cannot pay, and what they could, is told alike, and from then on nothing is told.
        self.assertEqual(self.deal(phone, 2, money[1] + 1, 9999), covered)
        self.assertEqual(self.deal(phone, 2, money[1], 9999), covered)
        self.assertEqual(self.deal(phone, 2, money[1], 0), covered)
        self.assertEqual(server.read()['cursor'], 10)
        # Whatever happens next, which all see, makes an end of that.
        host.act('undo')
        server.wait_for_cursor(9)
        phone.look()
        host.act('redo')
        server.wait_for_cursor(10)
        phone.look()
        self.assertEqual(self.deal(phone, 2, money[1], 0)[0], 200)
        server.wait_for_cursor(11)
        # Who could take deals back would learn by larger and larger ones what others have, and leave nothing in the game.
        phone.look()
        self.assertNotIn('data-act="undo"', phone.page)
        phone.act('undo')
        self.assertEqual((phone.status, server.read()['cursor']), (422, 11))
        self.assertEqual(server.stop(), 0)

    def test_held(self):
        """That who may enter nothing more does not go on by taking back what was entered before."""
        server = self.serve(simulate('genua', players=4, seed=3, tracking='full', cursor=3))
        host = Phone(server, as_host=True)
        phone = self.seat(server, host, 1, right=2)
        phone.do('city/street/tower')
        server.wait_for_cursor(4)
        self.assertIn('data-act="undo"', phone.look())
        self.assertEqual(self.deal(phone, 2, 9999, 0)[0], 422)
        self.assertNotIn('data-act="undo"', phone.look())
        phone.act('undo')
        self.assertEqual((phone.status, server.read()['cursor']), (422, 4))
        self.assertEqual(self.deal(phone, 2, 1, 0)[0], 422)
        host.look()
        host.act('undo')
        server.wait_for_cursor(3)
        phone.look()
        self.assertEqual(self.deal(phone, 2, 1, 0)[0], 200)
        server.wait_for_cursor(4)
        self.assertEqual(server.stop(), 0)

    def test_others(self):
        """That nobody enters what others do by themselves, but for what was dealt with them."""
        for record in [find_step('concordia', 'buying', seed=5), simulate('genua', players=4, seed=3, cursor=10)]:
            server = self.serve(record)
            board = json.loads(subprocess.run([TOOL, 'board', str(server.path)], check=True, capture_output=True).stdout)
            turn, = board['asks']
            shown = self.seat(server, Phone(server, as_host=True), turn, right=2).list_deeds()
            told = {(is_matter_of(turn, events), path in shown) for path, events in list_entered(board)}
            self.assertEqual(told, {(True, True), (False, False)})
            self.assertEqual(server.stop(), 0)

    def test_lost_seat(self):
        """That who is not let in, or has to give the seat to somebody else, is told so in the own language."""
        server = self.serve(simulate('visby', cursor=4))
        host, phone, other = Phone(server, as_host=True), Phone(server, 'fr'), Phone(server)
        phone.act('seat', 1)
        host.act('refuse', re.search(r'data-act="refuse" data-which="(\d+)"', host.look())[1])
        phone.look()
        self.assertIn('n’a pas admis ce téléphone', phone.page)
        phone.act('seat', 1)
        self.assertNotIn('n’a pas admis ce téléphone', phone.page)
        host.act('let-in', find_wish(host))
        other.act('seat', 1)
        host.act('let-in', find_wish(host))
        self.assertIn('Un autre téléphone a pris cette place', phone.look())
        self.assertEqual(server.stop(), 0)

    def test_result(self):
        """That all see at the end what everybody has come to, and of what that is made."""
        for game in ['colonia', 'visby', 'concordia', 'genua']:
            record = simulate(game, players=3)
            record['cursor'] = len(record['events'])
            server = self.serve(record)
            host = Phone(server, as_host=True)
            score = json.loads(subprocess.run([TOOL, 'score', '--format', 'json', str(server.path)], capture_output=True, check=True).stdout)
            for player in score['players']:
                self.assertRegex(host.look(), rf'<strong>{player["rank"]}\. {player["total"]} ')
            self.assertEqual(server.stop(), 0)

    def test_together(self):
        """That it is not told why what all have picked does not go together, as somebody else may have picked it."""
        record = find_step('genua', 'final-holdings', players=3, seed=4, tracking='full')
        server = self.serve(record)
        host = Phone(server, as_host=True)
        privileges = [held.get('privileges', []) for held in record['events'][record['cursor']]['players']]
        seats = [seat for seat in range(3) if privileges[seat]]
        taken = privileges[seats[0]][0]
        wrong = [taken] + privileges[seats[-1]][1:]
        for seat in seats:
            phone = self.seat(server, host, seat + 1)
            for privilege in wrong if seat == seats[-1] else privileges[seat]:
                phone.do(f'privileges-{seat + 1}/{privilege}/{privilege}')
        self.assertEqual(phone.status, 422)
        self.assertIn('does not go together', phone.page)
        self.assertNotIn('only one privilege', phone.page)
        self.assertEqual(server.read()['cursor'], record['cursor'])
        host.act('complete', 0)
        self.assertEqual(server.stop(), 0)

    def test_sent_away(self):
        """That whoever was sent away does not come back with the same code, and all others stay."""
        server = self.serve(simulate('visby', cursor=4))
        host = Phone(server, as_host=True)
        stays, goes = self.seat(server, host, 1), self.seat(server, host, 2)
        host.act('send-away', 3)
        goes.look()
        self.assertEqual(goes.status, 401)
        self.assertEqual(Stranger(server.port).enter(server.token).status, 403)
        self.assertEqual(stays.look() and stays.status, 200)
        server.read_links()
        self.assertEqual(Stranger(server.port).enter(server.token).status, 204)
        self.assertEqual(server.stop(), 0)

    def test_size(self):
        """That a page with all that belongs to it is at most 60 KiB, where it is largest."""
        server = self.serve(simulate('visby', players=6, seed=3, cursor=4))
        host = Phone(server, 'fr', as_host=True)
        for seat in range(6):
            self.seat(server, host, seat + 1)
        host.n_bytes = 0
        for path in ['/', '/phones.css', '/phones.js', '/signs.svg']:
            host.ask('GET', path)
        host.look()
        self.assertGreater(len(host.page), 30000)
        self.assertLess(host.n_bytes, 60 * 1024)

    def test_privileges(self):
        """That all lay open their privileges at once, of which each sees the own number, and the host can enter all (PRIV-4)."""
        record = find_step('genua', 'final-holdings', players=3, seed=4, tracking='full')
        server = self.serve(record)
        host = Phone(server, as_host=True)
        holdings = record['events'][record['cursor']]['players']
        self.assertGreater(sum(len(held.get('privileges', [])) for held in holdings), 3)
        phones = [self.seat(server, host, seat + 1) for seat in range(3)]
        self.assertEqual([deed for deed in host.list_deeds() if deed.startswith('privileges-')], [])
        self.assertIn('count/holdings/count', host.list_deeds())
        for seat, phone in enumerate(phones):
            for privilege in holdings[seat].get('privileges', []):
                self.assertEqual(server.read()['cursor'], record['cursor'])
                self.assertIn(f'{len(holdings[seat]["privileges"])} privilege', phone.get_section('now'))
                phone.do(f'privileges-{seat + 1}/{privilege}/{privilege}')
                self.assertEqual(phone.status, 200)
            # All see who has chosen, and never what.
            if seat < 2:
                self.assertEqual(phones[2].look() and phones[2].get_section('table').count('Has chosen'), seat + 1)
        event = server.wait_for_cursor(record['cursor'] + 1)['events'][record['cursor']]
        self.assertEqual([set(held.get('privileges', [])) for held in event['players']],
                         [set(held.get('privileges', [])) for held in holdings])
        self.assertEqual(server.stop(), 0)

    def test_pictures(self):
        """That what lies there is seen, as many as there are of it, and nothing is counted that is not."""
        server = self.serve(find_step('colonia', 'loading', seed=5))
        host = Phone(server, as_host=True)
        host.look()
        now, table = host.get_section('now'), host.get_section('table')
        board = json.loads(subprocess.run([TOOL, 'board', str(server.path)], check=True, capture_output=True).stdout)
        signs = [sign for group in board['groups'] for thing in group['things'] for line in thing.get('signs', []) for sign in line]
        goods = [sign for sign in signs if sign['kind'] == 'good']
        self.assertNotEqual(goods, [])
        for section in [now, table]:
            self.assertEqual(re.findall(r'href="/signs.svg#(\w+)"', section), [good['id'] for good in goods])
        self.assertEqual(re.findall(r'class="count">×\u202f(\d+)', now), [str(good['count']) for good in goods if good.get('count', 1) > 1])
        for good in goods:
            self.assertIn(f'<symbol id="{good["id"]}" ', Stranger(server.port).ask('GET', '/signs.svg')[1])

    def test_cards(self):
        """That cards are seen, and not only read."""
        server = self.serve(simulate('visby', cursor=4))
        page = self.seat(server, Phone(server, as_host=True), 1).get_section('now')
        cards = {'troops', 'knight', 'blacksmith', 'fleet', 'ship', 'tollkeeper', 'merchant', 'mendicant'}
        self.assertEqual(set(re.findall(r'<button[^>]*><svg class="sign" aria-hidden="true"><use href="/signs.svg#(\w+)"', page)), cards)
        self.assertEqual(set(re.findall(r'<symbol id="(\w+)" ', Stranger(server.port).ask('GET', '/signs.svg')[1])), cards)

    def test_hands(self):
        """That it is seen at the table what everybody still has in hand, and what not any more."""
        for step in ['cards', 'trading']:
            record = find_step('visby', 'trading', seed=5)
            if step == 'cards':
                record['cursor'] = next(i for i, event in enumerate(record['events']) if event['type'] == 'cards' and i > record['cursor'])
            server = self.serve(record)
            table = self.seat(server, Phone(server, as_host=True), 1).get_section('table')
            hands = re.findall(r'<li class="thing(?: here)?">(.*?)</li>', table)
            self.assertEqual(len(hands), 4)
            self.assertEqual([hand.count('<svg') for hand in hands], [8] * 4)
            self.assertGreater(sum(hand.count('class="gone"') for hand in hands), 0)
            self.assertEqual(sum('role="img" aria-label="' in hand for hand in hands), 4 if step == 'cards' else 0)
            self.assertEqual(server.stop(), 0)

    def test_turn(self):
        """That a phone plays its own turn where it may, and takes back what it did last."""
        server = self.serve(find_step('concordia', 'turn', seed=5))
        host = Phone(server, as_host=True)
        turn = json.loads(subprocess.run([TOOL, 'board', str(server.path)], check=True, capture_output=True).stdout)['asks'][0]
        phone = self.seat(server, host, turn)
        other = self.seat(server, host, turn % 4 + 1, right=2)
        cursor = server.read()['cursor']
        self.assertEqual(phone.list_deeds(), [])
        self.assertEqual(other.list_deeds(), [])
        host.act('right', turn * 3 + 2)
        deeds = phone.list_deeds()
        self.assertNotEqual(deeds, [])
        other.do(deeds[0])
        self.assertEqual(other.status, 422)
        self.enter_something(server, phone, cursor)
        record = server.read()
        self.assertEqual(record['events'][cursor]['by'], 'phone')
        self.assertIn('data-act="undo"', phone.look())
        self.assertNotIn('data-act="undo"', other.look())
        other.act('undo')
        self.assertEqual(server.read()['cursor'], record['cursor'])
        # What was touched before something else happened takes nothing of that back.
        host.post('/act', act='undo', which='', revision='0')
        self.assertIn('data-act="undo"', phone.look())
        self.assertEqual(server.read()['cursor'], record['cursor'])
        phone.act('undo')
        server.wait_for_cursor(cursor)
        # What the host undid is not a phone's to undo further.
        self.assertNotIn('data-act="undo"', phone.look())

    def enter_something(self, server, phone, cursor):
        """Touches whatever comes first until an event is entered."""
        for _i in range(20):
            before = phone.read('revision')
            for deed in phone.list_deeds():
                phone.do(deed, number='1')
                if phone.status == 200 and phone.read('revision') != before:
                    end = time.monotonic() + PATIENCE
                    while server.read()['cursor'] == cursor:
                        self.assertLess(time.monotonic(), end)
                    return
                if phone.status == 200 and phone.read('choices'):
                    break
        self.fail('nothing was entered')

    def refuse(self, phone, told, status=422):
        """That a phone was refused just now, and says why."""
        self.assertEqual(phone.status, status, phone.page)
        self.assertIn(told, html.unescape(phone.read('told')))

    def test_refusals(self):
        """That whatever is not done says why, in the language of the phone, and that what was chosen there stays as far as it can."""
        server = self.serve(simulate('genua', players=3, cursor=13))
        host = Phone(server, as_host=True)
        board = json.loads(subprocess.run([TOOL, 'board', str(server.path)], check=True, capture_output=True).stdout)
        turn = board['asks'][0]
        phone = self.seat(server, host, turn, 'fr', right=2)
        other = self.seat(server, host, turn % 3 + 1, right=2)
        chosen = next(f'{group["id"]}/{thing["id"]}/{deed["id"]}' for group in board['groups'] for thing in group['things']
                      for deed in thing.get('deeds', []) if 'choose' in deed and 'obstacle' not in deed)
        phone.do(chosen)
        choices = phone.read('choices')
        self.assertNotEqual(choices, '')
        deed = next(path for path in phone.list_deeds() if '/' in path)
        # Not the own turn, nor the host; and nothing that was done before the game went on.
        other.do(chosen)
        self.refuse(other, 'It is not your turn.')
        other.act('send-away', 1)
        self.refuse(other, 'Only the phone of the host can do that.')
        phone.act('undo')
        self.refuse(phone, 'Ce téléphone ne peut pas annuler cela')
        host.post('/act', act='undo', which='', revision='999')
        self.refuse(host, 'The game has gone on meanwhile', status=409)
        self.assertEqual(phone.look() and phone.read('choices'), choices)
        # The right is taken away under somebody's hand.
        host.act('right', turn * 3)
        phone.do(deed)
        self.refuse(phone, 'l’hôte dit ce que chaque téléphone')
        self.assertEqual(phone.read('choices'), choices)
        host.act('right', turn * 3 + 2)
        # Nothing is told any more as soon as something is done.
        phone.do('back')
        self.assertEqual((phone.status, phone.read('told'), phone.read('choices')), (200, '', ''))
        # Whoever asked does so no longer, or has gone; and the seat is somebody else's now.
        guest = Phone(server)
        guest.act('seat', turn)
        wish = find_wish(host)
        guest.act('seat', 0)
        host.act('let-in', wish)
        self.refuse(host, 'That phone does not ask for this seat any more.')
        for act in ['refuse', 'send-away']:
            host.act(act, 99)
            self.refuse(host, 'That phone is not here any more.')
        phone.look()
        guest.act('seat', turn)
        host.act('let-in', find_wish(host))
        phone.do(deed)
        self.refuse(phone, 'Ce téléphone n’a plus de place')
        phone.act('seat', 9)
        self.refuse(phone, 'Cette place n’existe pas à cette table.')

    def test_forms(self):
        """That what is no touch is filled in, for each kind of event of which a board has the form, and comes out as it was."""
        found, told = set(), set()
        for game in ['colonia', 'concordia', 'genua']:
            record = simulate(game, players=3)
            record['cursor'] = len(record['events'])
            boards = subprocess.run([TOOL, 'board', '-', '--each'], input=json.dumps(record), check=True, capture_output=True,
                                    text=True).stdout.splitlines()
            for cursor, event in enumerate(record['events']):
                path = find_form(json.loads(boards[cursor]), event['type'])
                if path is None or (game, event['type']) in found:
                    continue
                found.add((game, event['type']))
                self.fill_in({**record, 'cursor': cursor}, path, event, told)
        self.assertGreaterEqual(len(found), 8, found)
        self.assertIn('Argent\u00a0: ce n’est pas un nombre', told)

    def fill_in(self, record, path, event, told):
        server = self.serve(record)
        host = Phone(server, 'fr', as_host=True)
        host.do(path)
        self.assertIn(f'data-fill="{path}"', host.get_section('now'))
        names = set(re.findall(r' name="(f\.[^"]*)"', host.page))
        filled = flatten(event)
        # A list that may be longer has more rows as soon as they are asked for.
        lists = {path: int(most) for path, most in re.findall(r'data-more="([^"]*)" data-next="\d+" data-most="(\d+)"', host.page)}
        self.assertLessEqual({first_row(name, lists) for name in filled}, names, event)
        # Players are asked for by their names.
        self.assertNotRegex(host.page, r'<input type="number"[^>]* name="f\.(player|.*\.by)"')
        # What makes no sense is refused, and the form stays open.
        host.do(path, filled='1', **{next(iter(filled)): 'x'})
        self.assertEqual(host.status, 422, host.page)
        # What is wrong is told by what stands beside the field, and not as programs call it.
        self.assertRegex(host.read('told'), '^[^$.]+$')
        told.add(host.read('told'))
        self.assertIn(f'data-fill="{path}"', host.get_section('now'))
        # What is sent too late stays open as well.
        host.do(path, filled='1', **{**filled, 'revision': '999'})
        self.assertEqual(host.status, 409)
        self.assertIn(f'data-fill="{path}"', host.get_section('now'))
        host.do(path, filled='1', **filled)
        self.assertEqual(host.status, 200, host.page)
        self.assertNotIn('data-fill', host.page)
        entered = server.wait_for_cursor(record['cursor'] + 1)['events'][record['cursor']]
        self.assertEqual(entered.pop('by'), 'phone')
        entered.pop('at')
        entered.pop('sure', None)
        self.assertEqual(flatten(entered), filled)
        server.stop()

    def test_strange_wishes(self):
        """That whatever a phone sends does no harm."""
        server = self.serve(simulate('genua', seed=2, cursor=20))
        host = Phone(server, as_host=True)
        host.look()
        choices = ['', 'street=500', '=', ',,,', 'a=b=c', 'pick-9=x', 'x' * 3000, '\0', 'order=-1', ','.join(['a=b'] * 900)]
        deeds = ['', 'back', 'complete', '//', 'city/tavern/tower', 'a/b/c', '\ufffd', 'aside/note/note']
        numbers = ['', '-1', '99999999999999999999', 'x']
        # All pairs of them: more at once are too much.
        wishes = {*zip(itertools.product(choices, deeds), itertools.cycle(numbers)), *(((choice, deeds[4]), number)
                  for choice, number in itertools.product(choices, numbers)), *((('', deed), number)
                  for deed, number in itertools.product(deeds, numbers))}
        for (choice, deed), number in sorted(wishes):
            host.post('/do', choices=choice, deed=deed, number=number, revision=host.read('revision'))
            self.assertIn(host.status, [200, 409, 413, 422])
        for revision in ['', '-1', 'x', '4294967296', '999']:
            host.post('/do', deed='back', revision=revision)
            self.assertEqual(host.status, 409)
        for act in ['', 'seat', 'language', 'right', 'let-in', 'send-away', 'enters-all', 'redo', 'nothing']:
            for which in ['', '-1', '999', '2147483647', '99999999999', 'x']:
                host.act(act, which)
                self.assertIn(host.status, [200, 422])
        for fields in [{'topic': '-1'}, {'topic': '9999'}, {'topic': '0'}, {'words': '<b>'}, {'words': ''}, {}]:
            self.assertEqual(host.ask('POST', '/rules', fields)[0].status, 200)

    def test_why(self):
        """That everybody asks why what is their own is so, and what all see, and works out in secret what chains would pay."""
        server = self.serve(simulate('genua', players=3, seed=9, cursor=40))
        host = Phone(server, as_host=True)
        phone = self.seat(server, host, 2, 'fr')
        asked = dict(re.findall(r'data-why="(\d+)" data-which="2"[^>]*>([^<]*)<', phone.get_section('mine')))
        self.assertEqual(list(asked.values()), ['Actions', 'Bâtiments', 'Ducats', 'D’où viennent ces nombres'])
        *games, changes = asked
        for question in games:
            phone.post('/why', question=question, which='2')
            self.assertEqual(phone.status, 200)
            self.assertIn('<small>', phone.page)
            self.assertNotRegex(phone.page, r'\b(has|tower|card|must)\b')
        self.assertIn('Bruno a ', phone.page)
        # How the numbers came about: what happened to whoever sits there, and nothing else, the newest first.
        phone.post('/why', question=changes, which='2')
        caused = re.findall(r'<span class="text">([^<]*)</span>', phone.page)
        self.assertTrue(0 < len(caused) <= 8)
        for text in caused:
            for sentence in text.splitlines():
                self.assertIn('Bruno', sentence)
        # All of an answer is in the language of the phone, also what happened.
        marker = re.search(r'data-why="(\d+)" data-which="0" aria-label="[^"]*[Mm]arqueur de manche', phone.look())
        phone.post('/why', question=marker[1], which='0')
        self.assertIn('marqueur de manche', phone.page)
        self.assertNotRegex(phone.page, r'\b(rolls|starts|tower)\b')
        # Whatever can be asked on the page is answered, also of what is asked only while something is chosen.
        turn = json.loads(subprocess.run([TOOL, 'board', str(server.path)], check=True, capture_output=True).stdout)['asks'][0]
        player = phone if turn == 2 else self.seat(server, host, turn, 'fr')
        host.act('right', turn * 3 + 2)
        for is_choosing in [False, True]:
            if is_choosing:
                player.do(next(path for path in player.list_deeds() if '/markers-' in path))
            asked = re.findall(r'data-why="(\d+)" data-which="(\d)"', player.look())
            self.assertNotEqual(asked, [])
            for question, which in asked:
                answer, _text = player.ask('POST', '/why', {'question': question, 'which': which, 'choices': player.read('choices')})
                self.assertEqual(answer.status, 200, (question, which))
        # What others have is theirs.
        for which in ['1', '3', '9', '-1', '']:
            for question in asked:
                phone.post('/why', question=question, which=which)
                self.assertEqual(phone.status, 404, (question, which))
        for strange in ['99', '-1', 'x', '']:
            phone.post('/why', question=strange, which='2')
            self.assertEqual(phone.status, 404, strange)
        phone.post('/ring', had='5')
        self.assertEqual(len(re.findall(r'data-cell="\d+" aria-pressed="true"', phone.page)), 2)
        self.assertEqual(phone.status, 200)
        phone.post('/ring', had='99999999999')
        self.assertEqual(phone.status, 200)
        stranger = Phone(server)
        for path, fields in [('/why', {'question': question, 'which': '2'}), ('/ring', {'had': '1'})]:
            stranger.post(path, **fields)
            self.assertEqual(stranger.status, 404)
        self.assertEqual(server.stop(), 0)

    def test_mine(self):
        """That who sits there sees what is the own, in games that show that on the board, too."""
        server = self.serve(simulate('visby', cursor=4))
        phone = self.seat(server, Phone(server, as_host=True), 1)
        self.assertRegex(phone.get_section('mine'), r'<li>\d+ seals</li>')
        self.assertEqual(server.stop(), 0)

    def test_rules(self):
        server = self.serve(simulate('visby', cursor=4))
        host = Phone(server, 'fr', as_host=True)
        self.assertIn('Toutes les règles', host.get_section('rules'))
        self.assertIn('<p>', host.ask('POST', '/rules', {'words': 'carte'})[1])
        self.assertIn('<h3>', host.ask('POST', '/rules', {'topic': '1'})[1])
        # As much is looked for as a page lets anybody type.
        found = host.ask('POST', '/rules', {'words': 'carte'})[1]
        self.assertEqual(host.ask('POST', '/rules', {'words': f'{"carte":80}' + 'nowhere ' * 400})[1], found)
        self.assertNotEqual(host.ask('POST', '/rules', {'words': f'{"carte":72} nowhere'})[1], found)


class Files(Case):
    """A game that another program plays, too."""

    def wait_for(self, what):
        end = time.monotonic() + PATIENCE
        while not what():
            self.assertLess(time.monotonic(), end)
            time.sleep(0.01)

    def list_copies(self, server):
        return [json.loads(path.read_text()) for path in server.path.parent.iterdir() if path != server.path]

    def test_ahead(self):
        """That phones follow what another program has entered, say so in their language, and that nothing is kept twice."""
        server = self.serve(simulate('visby', cursor=4))
        host = Phone(server, 'fr', as_host=True)
        before = host.look() and host.read('revision')
        server.path.write_text(json.dumps(simulate('visby', cursor=7)))
        self.wait_for(lambda: host.look() and host.read('revision') != before)
        self.assertIn('Un autre programme a continué cette partie', host.get_section('now'))
        host.act('undo')
        self.assertEqual(server.wait_for_cursor(6)['cursor'], 6)
        self.assertNotIn('Un autre programme', host.look())
        self.assertEqual(server.stop(), 0)
        self.assertEqual(self.list_copies(server), [])

    def test_apart(self):
        """That what was entered here is beside it where another program has gone on otherwise, and that phones go on there."""
        server = self.serve(simulate('visby', cursor=7))
        host = Phone(server, OTHER, as_host=True)
        before = host.look() and host.read('revision')
        server.path.write_text(json.dumps(simulate('visby', seed=8, cursor=8)))
        self.wait_for(lambda: host.look() and host.read('revision') != before)
        host.act('undo')
        self.assertEqual(server.wait_for_cursor(7)['events'][:7], simulate('visby', seed=8)['events'][:7])
        self.assertEqual(server.stop(), 0)
        copies = self.list_copies(server)
        self.assertEqual([copy['events'][:7] for copy in copies], [simulate('visby')['events'][:7]])

    def test_no_game(self):
        """That a game goes on over what is none, which is kept."""
        server = self.serve(simulate('visby', cursor=4))
        host = Phone(server, as_host=True)
        server.path.write_text('{"what": "is this"}')
        self.wait_for(lambda: 'cursor' in json.loads(server.path.read_text()))
        host.act('undo')
        server.wait_for_cursor(3)
        self.assertEqual(server.stop(), 0)
        self.assertEqual(self.list_copies(server), [{'what': 'is this'}])

    def go_and_kill(self, server, chance):
        """Goes back and on in the game, kills the program just then, and tells where the game may be on the disk."""
        host = Phone(server, as_host=True)
        cursor = server.read()['cursor']
        possible = {cursor}
        for _i in range(chance.randint(1, 4)):
            step = -1 if cursor > 6 else 1 if cursor < 4 else chance.choice([-1, 1])
            host.act('undo' if step < 0 else 'redo')
            cursor += step
            was_there = cursor in possible
            possible.add(cursor)
            # A disk that is busy may be behind, but it gets there by itself; where it has been there before, nobody knows when.
            if chance.random() < 0.3 and not was_there:
                server.wait_for_cursor(cursor)
                possible = {cursor}
        connection = http.client.HTTPConnection('127.0.0.1', server.port, timeout=PATIENCE)
        with contextlib.closing(connection):
            connection.request('POST', '/act', urllib.parse.urlencode({'act': 'undo', 'revision': host.read('revision')}),
                               {'Cookie': host.cookie})
            time.sleep(chance.uniform(0, 0.01))
            server.stop(signal.SIGKILL)

        return possible | {cursor - 1}

    def test_killed(self):
        """That the file is a whole game whenever the program is killed, does not go back behind what was on the disk, and is served
        again as it is.
        """
        chance = random.Random(20260101)
        server = self.serve(simulate('visby', cursor=5))
        events = server.read()['events']
        for _kill in range(N_KILLS):
            possible = self.go_and_kill(server, chance)
            self.assertIn(server.read()['cursor'], possible)
            self.assertEqual(server.read()['events'], events)
            server.start()
        self.assertEqual(server.stop(), 0)
        subprocess.run([TOOL, 'check', str(server.path)], check=True)

    def test_trouble(self):
        """That the host is told on the own telephone that the disk does not take the game, until it does."""
        server = self.serve(simulate('visby', cursor=5))
        host, guest = Phone(server, 'fr', as_host=True), Phone(server)
        guest.act('seat', 1)
        host.act('let-in', find_wish(host))
        elsewhere = server.path.parent.with_name(server.path.parent.name + '-elsewhere')
        server.path.parent.rename(elsewhere)
        try:
            host.act('undo')
            self.wait_for(lambda: 'être écrite sur le disque' in host.look())
            self.assertNotIn('written to the disk', guest.look())
        finally:
            elsewhere.rename(server.path.parent)
        self.wait_for(lambda: 'être écrite sur le disque' not in host.look())
        self.assertEqual(server.read()['cursor'], 4)

    def test_end(self):
        """That what was accepted last is there however soon the program ends after it, elsewhere if the file cannot be written."""
        server = self.serve(simulate('visby', cursor=4))
        host = Phone(server, as_host=True)
        host.act('undo')
        self.assertEqual(server.stop(), 0)
        self.assertEqual(server.read()['cursor'], 3)


class Use(Case):
    def test_use(self):
        """What is told of what cannot be served."""
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / 'game.kontor'
            path.write_text(json.dumps(simulate('visby')))
            for arguments, status in [(['nothing.kontor'], 2), (['-'], 2), ([str(path), '--bind', 'example.org'], 2),
                                      ([str(path), '--bind', '192.0.2.1'], 2), ([str(path), '--port', '70000'], 2), ([str(path), '--port', '0'], 2), ([], 2)]:
                told = subprocess.run([TOOL, 'serve', *arguments], capture_output=True, text=True, check=False, timeout=PATIENCE)
                self.assertEqual((told.returncode, told.stdout, told.stderr.count('\n')), (status, '', 1), arguments)
            told = subprocess.run([TOOL, 'serve', str(path), '--bind', 'example.org'], capture_output=True, text=True, check=False)
            self.assertTrue(told.stderr.startswith('kontor-cli serve: '), told.stderr)
            told = subprocess.run([TOOL, 'serve', str(path), '--bind', '192.0.2.1'], capture_output=True, text=True, check=False)
            self.assertIn(':4711: ', told.stderr)
            told = subprocess.run([TOOL, 'serve', 'nothing.kontor'], capture_output=True, text=True, check=False)
            self.assertEqual(told.stderr.count('nothing.kontor'), 1, told.stderr)
            told = subprocess.run([TOOL, 'serve'], capture_output=True, text=True, check=False)
            self.assertNotIn('standard input', told.stderr)
            told = subprocess.run([TOOL, '--wrong'], capture_output=True, text=True, check=False)
            self.assertIn('unknown option', told.stderr)
            # Nobody waits for somebody who writes into a pipe, which keeps nothing.
            os.mkfifo(path.with_name('pipe'))
            told = subprocess.run([TOOL, 'serve', path.with_name('pipe')], capture_output=True, text=True, check=False, timeout=PATIENCE)
            self.assertEqual(told.returncode, 2)
            self.assertIn('which is no file', told.stderr)
            path.write_text('{}')
            self.assertEqual(subprocess.run([TOOL, 'serve', str(path)], capture_output=True, check=False).returncode, 1)

    def test_lost(self):
        """That a game which could be written nowhere ends as what cannot be written does."""
        with unittest.mock.patch.dict(os.environ, dict.fromkeys(['XDG_DATA_HOME', 'XDG_RUNTIME_DIR', 'TMPDIR'], '/dev/null')):
            server = self.serve(simulate('visby', cursor=4))
        host = Phone(server, as_host=True)
        shutil.rmtree(server.path.parent)
        host.act('undo')
        self.assertEqual(server.stop(), 2)

    def test_ports(self):
        """That a port that is taken is no hindrance, unless it was asked for."""
        first, second = self.serve(simulate('visby')), self.serve(simulate('visby'))
        self.assertNotEqual(first.port, second.port)
        path = first.path.with_name('other.kontor')
        path.write_text(first.path.read_text())
        told = subprocess.run([TOOL, 'serve', str(path), '--bind', '127.0.0.1', '--port', str(first.port)], capture_output=True,
                              text=True, check=False, timeout=PATIENCE)
        self.assertEqual((told.returncode, told.stderr.count('\n')), (2, 1))
        self.assertNotIn('is open', told.stderr)
        told = subprocess.run([TOOL, 'serve', str(first.path), '--bind', '127.0.0.1'], capture_output=True, text=True, check=False,
                              timeout=PATIENCE)
        self.assertEqual((told.returncode, told.stderr), (2, f'{first.path}: the game is open elsewhere; close it there first\n'))


if __name__ == '__main__':
    unittest.main()
