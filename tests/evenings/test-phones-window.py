#!/usr/bin/python3
# test-phones-window.py: telephones around a table that has a window
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""Switches phones on in the window, comes by the loopback as phones do, and looks at what the window shows of it."""

import contextlib
import http.client
import importlib.machinery
import importlib.util
import json
import os
import pathlib
import re
import sys
import threading

sys.dont_write_bytecode = True

import desktop
import driver
import table


def load_phones():
    """How telephones speak, as another test does it."""
    path = str(pathlib.Path(__file__).resolve().parent.parent / 'phones' / 'test-phones.py')
    loader = importlib.machinery.SourceFileLoader('test_phones', path)
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader('test_phones', loader))
    loader.exec_module(module)
    return module


phones = load_phones()

LINK = re.compile(r'^http://[0-9.]+:([0-9]+)/#([0-9a-f]{32})$')
PLAYERS = [('Agnes', 'red'), ('Bruno', 'blue')]

# As the kernel writes it.
LISTENS = '0A'


class Case(table.Case):
    def setUp(self):
        super().setUp()
        self.path = self.open_game({'format': 'kontor-record', 'version': 1, 'game': 'visby', 'tracking': 'full',
                                    'players': [{'name': name, 'color': color} for name, color in PLAYERS],
                                    'options': {'end-seals': 30}, 'events': [], 'cursor': 0})

    def list_sockets(self):
        """What the program has on the network: for each socket how it stands, and its port."""
        process = pathlib.Path('/proc') / str(self.program.pid)
        own = set()
        for number in (process / 'fd').iterdir():
            try:
                own.add(os.readlink(number))
            except FileNotFoundError:
                pass
        found = []
        for name in ['tcp', 'tcp6', 'udp', 'udp6', 'raw', 'raw6']:
            for line in (process / 'net' / name).read_text().splitlines()[1:]:
                fields = line.split()
                if f'socket:[{fields[9]}]' in own:
                    found.append((fields[3], int(fields[1].rpartition(':')[2], 16)))
        return found

    def open_window(self):
        self.program.press('button', 'Menu')
        self.program.press('item', 'Phones…')
        self.program.find('check', 'Phones at the Table')

    def switch(self):
        self.program.press('check', 'Phones at the Table')

    def switch_on(self):
        """Opens the window, switches phones on, and reads where they are found."""
        self.open_window()
        self.assertEqual(self.list_sockets(), [])
        self.switch()
        code = self.program.find('image', 'Code for phones')
        self.program.wait_until(lambda: LINK.match(code.get_description()), 'an address')
        self.assertEqual(self.program.find('label', LINK).name, code.get_description())
        match = LINK.match(code.get_description())
        self.port, self.token = int(match[1]), match[2]
        self.assertEqual({(LISTENS, self.port)}, set(self.list_sockets()))

    def come(self, seat, language):
        """A phone that asks to come in, and is let in by a touch."""
        phone = phones.Phone(self, language)
        phone.act('seat', seat)
        name = PLAYERS[seat - 1][0]
        self.program.wait_until(lambda: len(self.program.find_all('status', f'Phone {seat} asks to come in as {name}.')) == 2,
                                'the question, in the window and on the page of the game')
        self.assertIsNone(phone.get_section('now'))
        self.program.press('button', f'Let In: Phone {seat}')
        self.program.wait_until(lambda: phone.look() and phone.get_section('now'), 'a seat')
        return phone

    def pick(self, phone):
        """The cards of a player, which are two where only two play."""
        for deed in phone.list_deeds()[:2]:
            phone.do(deed)
            self.assertEqual(phone.status, 200)

    def list_pressed(self):
        return [item.name for item in self.program.find_all('button', where=lambda item: 'pressed' in item.get_states())]


class PhonesWindow(Case):
    def test_evening(self):
        self.switch_on()
        agnes, bruno = self.come(1, 'fr'), self.come(2, 'en')
        # Who has chosen is told, and nothing else.
        pressed = self.list_pressed()
        self.pick(agnes)
        self.program.find('status', 'Chosen on phones: Agnes. Still to choose: Bruno.')
        self.assertEqual(self.list_pressed(), pressed)
        # Both have chosen, and the window speaks its own language.
        revision = agnes.read('revision')
        self.pick(bruno)
        self.wait_for_cursor(1, self.path)
        self.program.wait_until_gone('status', re.compile('^Chosen on phones'))
        undo = self.program.find('button', 'Undo', lambda item: item.is_sensitive())
        self.assertRegex(undo.get_description(), '^Undo: ')
        self.assertFalse(self.program.find_all('label', re.compile('Carte|Kaart')))
        # What happens in the window is on the phones.
        self.assertNotEqual(agnes.look() and agnes.read('revision'), revision)
        revision = agnes.read('revision')
        undo.press()
        self.wait_for_cursor(0, self.path)
        self.assertNotEqual(agnes.look() and agnes.read('revision'), revision)
        # Who chooses anew does not enter what the others had chosen before: that takes a touch in the window.
        self.pick(bruno)
        rest = self.program.find('button', 'Enter the Rest as Before')
        self.assertEqual(self.read_game(self.path)['cursor'], 0)
        rest.press()
        self.wait_for_cursor(1, self.path)
        self.program.press('button', 'Undo')
        self.wait_for_cursor(0, self.path)
        self.check_host(agnes, bruno)

    def check_host(self, agnes, bruno):
        """What the host says of phones, and that nothing is left of them."""
        self.assertNotEqual(bruno.list_deeds(), [])
        self.choose('What this phone may do: Bruno', 'Look')
        self.program.wait_until(lambda: bruno.list_deeds() == [], 'a phone that only shows the game')
        self.assertNotEqual(agnes.list_deeds(), [])
        self.program.press('button', 'Keep the languages of the phones in the game')
        self.program.wait_until(lambda: self.read_game(self.path)['players'][0].get('language') == 'fr', 'French')
        self.program.press('button', 'Send Away: Agnes')
        self.program.wait_until_gone('button', 'Send Away: Agnes')
        agnes.look()
        self.assertEqual(agnes.status, 401)
        bruno.look()
        self.assertEqual(bruno.status, 200)
        self.switch()
        self.program.wait_until_gone('image', 'Code for phones')
        self.program.wait_until(lambda: self.list_sockets() == [], 'no socket')

    def flood(self, cookie, ending, told):
        """Asks on and on."""
        stranger = phones.Stranger(self.port, '127.0.0.2')
        stranger.cookie = cookie
        while not ending.is_set():
            with contextlib.suppress(ConnectionError, http.client.HTTPException):
                told.add(stranger.ask_once('POST', '/look', {})[0].status)

    def test_flood(self):
        """That a group plays as ever while somebody asks on and on, in the window and on telephones."""
        self.switch_on()
        ending, told = threading.Event(), set()
        # As nobody, and as a phone that has no seat.
        strangers = [threading.Thread(target=self.flood, args=(cookie, ending, told))
                     for cookie in [None, phones.Phone(self).cookie] for _i in range(2)]
        for stranger in strangers:
            stranger.start()
        try:
            self.program.wait_until(lambda: 429 in told, 'a refusal')
            phone = self.come(2, 'fr')
            self.pick(phone)
            self.program.find('status', 'Chosen on phones: Bruno. Still to choose: Agnes.')
            self.program.key('Escape')
            self.program.wait_until(lambda: self.count_windows() == 1, 'the game alone')
            self.program.key('F9')
            self.program.find('label', re.compile('Has chosen$'))
            self.program.key('F9')
            self.program.wait_until(lambda: self.count_windows() == 1, 'the game alone')
            self.assertEqual(phone.look() and phone.status, 200)
        finally:
            ending.set()
            for stranger in strangers:
                stranger.join()
        self.assertLessEqual(told, {200, 401, 429, 503})

    def test_end(self):
        """That phones stay when the window is closed, and go with the game; the display says who has chosen."""
        self.switch_on()
        agnes = self.come(1, 'fr')
        self.pick(agnes)
        self.program.find('status', re.compile('^Chosen on phones'))
        self.program.key('Escape')
        self.program.wait_until(lambda: self.count_windows() == 1, 'the game alone')
        self.program.key('F9')
        self.program.find('label', re.compile('Has chosen$'))
        self.program.find('label', re.compile('Is choosing$'))
        self.program.key('F9')
        self.program.wait_until(lambda: self.count_windows() == 1, 'the game alone')
        self.assertEqual(agnes.look() and agnes.status, 200)
        self.program.press('button', 'Back to the Shelf')
        self.program.find('button', 'New Game')
        self.program.wait_until(lambda: self.list_sockets() == [], 'no socket')

    def test_other_program(self):
        """That phones stay where another program goes on with the game, and say so."""
        self.switch_on()
        agnes = self.come(1, 'fr')
        record = self.read_game(self.path)
        record['events'].append({'type': 'note', 'text': 'Pizza'})
        record['cursor'] += 1
        self.path.write_text(json.dumps(record))
        self.program.wait_until(lambda: 'Pizza' in agnes.look(), 'what the other program entered')
        self.assertEqual(agnes.status, 200)
        self.assertIn('Un autre programme a continué cette partie', agnes.get_section('now'))
        self.assertEqual({(LISTENS, self.port)}, set(self.list_sockets()))
        self.program.find('button', 'Send Away: Agnes')
        self.pick(agnes)
        self.program.find('status', 'Chosen on phones: Agnes. Still to choose: Bruno.')


class PhonesAsleep(Case):
    """On a computer that is sent to sleep."""

    def setUp(self):
        self.logind = desktop.Logind()
        self.addCleanup(self.logind.stop)
        self.system = os.environ['DBUS_SESSION_BUS_ADDRESS']
        super().setUp()

    def open_game(self, record):
        self.program.environment['DBUS_SYSTEM_BUS_ADDRESS'] = self.system
        return super().open_game(record)

    def test_sleep(self):
        """That nothing listens any more, and that it is switched off when the computer wakes up; the codes stay."""
        self.switch_on()
        token = self.token
        self.come(1, 'fr')
        self.program.wait_until(lambda: self.logind.has_heard('Inhibit'), 'the program asking for a moment')
        self.logind.prepare(True)
        self.program.wait_until(self.logind.is_released, 'leave to sleep')
        self.assertEqual(self.list_sockets(), [])
        self.logind.prepare(False)
        self.program.find('check', 'Phones at the Table', lambda item: 'checked' not in item.get_states())
        self.assertEqual(self.list_sockets(), [])
        self.switch()
        code = self.program.find('image', 'Code for phones')
        self.program.wait_until(lambda: LINK.match(code.get_description()), 'an address')
        match = LINK.match(code.get_description())
        self.assertEqual(match[2], token)
        # Somebody else may have taken the port meanwhile.
        self.assertEqual(phones.Stranger(int(match[1])).enter(token).status, 204)


if __name__ == '__main__':
    table.main()
