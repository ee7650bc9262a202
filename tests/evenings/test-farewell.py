#!/usr/bin/python3
# test-farewell.py: what is on the disk when the program is told to go
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""Signals, the end of the session and sleep ask nobody. All that was entered is on
the disk then, in the game or, where that cannot be written, in a copy, which the
next start offers."""

import json
import os
import re
import shutil
import signal
import sys
import time

sys.dont_write_bytecode = True

from gi.repository import GLib

import desktop
import table

LIBRARY = os.environ['BREAKING_LIBRARY']
NO_ROOM = 'What was entered last in “game” could not be written: there is no room left on the disk. ' \
    'It is in a copy of the game.'

SESSION_MANAGER = """<node>
  <interface name="org.gnome.SessionManager">
    <method name="RegisterClient">
      <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="o" direction="out"/>
    </method>
    <method name="UnregisterClient"><arg type="o" direction="in"/></method>
    <method name="Inhibit">
      <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
      <arg type="u" direction="in"/><arg type="u" direction="out"/>
    </method>
    <method name="Uninhibit"><arg type="u" direction="in"/></method>
  </interface>
  <interface name="org.gnome.SessionManager.ClientPrivate">
    <method name="EndSessionResponse"><arg type="b" direction="in"/><arg type="s" direction="in"/></method>
    <signal name="QueryEndSession"><arg type="u"/></signal>
    <signal name="EndSession"><arg type="u"/></signal>
  </interface>
</node>"""

SCREEN_SAVER = """<node>
  <interface name="org.gnome.ScreenSaver">
    <method name="GetActive"><arg type="b" direction="out"/></method>
    <signal name="ActiveChanged"><arg type="b"/></signal>
  </interface>
</node>"""

CLIENT = '/org/gnome/SessionManager/Client1'
CLIENT_PRIVATE = 'org.gnome.SessionManager.ClientPrivate'

UNFINISHED = '.kontor-unfinished-'


class SessionManager(desktop.Service):
    def __init__(self):
        super().__init__('org.gnome.SessionManager', SESSION_MANAGER, {
            'org.gnome.SessionManager': '/org/gnome/SessionManager', CLIENT_PRIVATE: CLIENT})

    def answer(self, method, invocation):
        invocation.return_value({'RegisterClient': GLib.Variant('(o)', (CLIENT,)),
                                 'Inhibit': GLib.Variant('(u)', (1,))}.get(method))


class ScreenSaver(desktop.Service):
    def __init__(self):
        super().__init__('org.gnome.ScreenSaver', SCREEN_SAVER, {'org.gnome.ScreenSaver': '/org/gnome/ScreenSaver'})

    def answer(self, method, invocation):
        invocation.return_value(GLib.Variant('(b)', (False,)))

    def lock(self, is_locked):
        self.emit('/org/gnome/ScreenSaver', 'org.gnome.ScreenSaver', 'ActiveChanged', GLib.Variant('(b)', (is_locked,)))


class Farewell(table.Case):
    def setUp(self):
        super().setUp()
        self.copies = self.games.parent / 'copies'
        self.program.environment |= {'LD_PRELOAD': LIBRARY, 'BROKEN_DISK': str(self.games.resolve())}
        self.record = table.play_until(lambda state: state['step'] == 'orders')

    def pass_unseen(self):
        """A pass that is on the page, but need not be on the disk."""
        undo = self.read_page()['undo']
        self.program.key('p')
        self.program.wait_until(lambda: self.read_page()['undo'] != undo, 'the event on the page')

    def fill_disk(self):
        (self.games / 'full').touch()

    def empty_disk(self):
        (self.games / 'full').unlink()

    def pass_in_vain(self):
        self.pass_unseen()
        self.program.find('alert', re.compile('could not be written to the disk'))

    def count_passes(self, record):
        return len(record['events']) - len(self.record['events'])

    def assert_copied(self, path, n_passes):
        """The game is as it was, and the copy has all."""
        self.assertEqual(self.count_passes(self.read_game(path)), 0)
        copy, = self.copies.glob('*.kontor')
        table.call_tool('check', copy)
        self.assertEqual(self.count_passes(self.read_game(copy)), n_passes)

    # A disk that works

    def go_while_writing(self, number):
        path = self.open_game(self.record)
        (self.games / 'slow').touch()
        self.pass_unseen()
        self.program.signal(number)
        self.program.wait_for_end()
        self.assertEqual(self.count_passes(self.read_game(path)), 1)
        self.assertFalse(self.copies.exists())
        table.call_tool('check', path)

    def test_terminated(self):
        self.go_while_writing(signal.SIGTERM)

    def test_interrupted(self):
        self.go_while_writing(signal.SIGINT)

    def test_hung_up(self):
        self.go_while_writing(signal.SIGHUP)

    def remove_card(self):
        """Removes a card from the box while the disk is slow; returns where the cards are."""
        cards = self.games.parent / 'collection.json'
        self.program.environment['BROKEN_DISK'] = str(self.games.parent.resolve())
        self.games.parent.mkdir(parents=True)
        cards.write_text(json.dumps({
            'format': 'colonia-collection', 'version': 1, 'game': 'colonia',
            'edicts': [{'day': 'friday', 'text': text} for text in ('Bells', 'Soup')]}))
        self.open_game(self.record)
        self.program.key('ctrl+comma')
        self.program.press_first('button', 'Edit…')
        self.program.find('button', 'Remove: Friday: “Bells”')
        (self.games.parent / 'slow').touch()
        self.program.key('Delete')
        self.program.find('label', re.compile('^Removed: '))
        return cards

    def test_terminated_after_cards(self):
        """What is known of the box is in no game."""
        cards = self.remove_card()
        self.program.signal(signal.SIGTERM)
        self.program.wait_for_end()
        self.assertEqual(len(json.loads(cards.read_text())['edicts']), 1)

    def test_terminated_on_the_shelf(self):
        self.program.start()
        self.program.find('button', 'New Game')
        self.program.signal(signal.SIGTERM)
        self.program.wait_for_end()

    # A disk that does not

    def test_terminated_with_full_disk(self):
        path = self.open_game(self.record)
        self.fill_disk()
        self.pass_in_vain()
        self.pass_in_vain()
        self.program.signal(signal.SIGTERM)
        self.program.wait_for_end()
        self.assert_copied(path, 2)

        self.empty_disk()
        self.program.start()
        self.program.find('alert', NO_ROOM)
        self.take_picture('farewell-copy')
        self.program.press('button', 'Carry On')
        self.wait_for_game()
        self.check_page(self.read_game(self.games / 'game (2).kontor'))
        self.assertEqual(list(self.copies.iterdir()), [])
        self.assertEqual(self.count_passes(self.read_game(path)), 0)
        self.pass_unseen()
        self.wait_for_cursor(len(self.record['events']) + 3, self.games / 'game (2).kontor')

    def test_killed_with_full_disk(self):
        """Nobody can say farewell then."""
        path = self.open_game(self.record)
        self.fill_disk()
        self.pass_in_vain()
        self.program.wait_until(lambda: list(self.copies.glob('*.kontor')), 'the copy')
        self.program.kill()
        self.assert_copied(path, 1)

        # As long as the disk is full the copy can be put elsewhere.
        self.program.start()
        self.program.press('button', 'Save Elsewhere…')
        self.program.find('button', 'Save')
        self.program.press('button', 'Cancel')
        self.program.wait_until_gone('button', 'Save')
        self.program.press('button', 'Discard…')
        self.program.press('button', 'Cancel', table.is_in_dialog)
        self.program.wait_until_gone('label', 'Discard the Copy?')
        self.program.press('button', 'Discard…')
        self.program.press('button', 'Discard', table.is_in_dialog)
        self.program.wait_until_gone('alert', NO_ROOM)
        self.assertEqual(list(self.copies.iterdir()), [])

    def test_written_after_all(self):
        """Nothing remains of a copy that is not needed, nor if somebody says so."""
        self.open_game(self.record)
        self.fill_disk()
        self.pass_in_vain()
        self.program.wait_until(lambda: list(self.copies.glob('*.kontor')), 'the copy')
        self.empty_disk()
        for button in self.program.find_all('button', 'Try Again'):
            button.do('click')
        self.program.wait_until(lambda: not list(self.copies.iterdir()), 'no copy')

        self.fill_disk()
        self.pass_in_vain()
        self.program.wait_until(lambda: list(self.copies.glob('*.kontor')), 'the copy')
        self.program.key('ctrl+q')
        self.program.press('button', 'Close Without Saving')
        self.program.wait_for_end()
        self.assertEqual(list(self.copies.iterdir()), [])

    def test_killed_with_full_home(self):
        """Then the copy is elsewhere, and is offered from there."""
        data = self.home / 'data'
        self.program.environment['BROKEN_DISK'] = str(data.resolve())
        path = self.open_game(self.record)
        (data / 'full').touch()
        self.pass_in_vain()
        self.pass_in_vain()
        copies = self.home / 'runtime' / 'kontor' / 'copies'
        # What says that the disk is full stands there since the first one.
        self.program.wait_until(lambda: [self.count_passes(self.read_game(copy)) for copy in copies.glob('*.kontor')] == [2],
                                'the copy of both')
        self.program.kill()
        self.assertEqual(list(self.copies.glob('*.kontor')), [])
        self.copies = copies
        self.assert_copied(path, 2)

        (data / 'full').unlink()
        self.program.start()
        self.program.find('alert', NO_ROOM)
        self.program.press('button', 'Carry On')
        self.wait_for_game()
        self.check_page(self.read_game(self.games / 'game (2).kontor'))
        # Who is killed while it writes leaves what nobody has finished, which is swept an hour later.
        self.assertEqual([path.name for path in copies.iterdir() if not path.name.startswith(UNFINISHED)], [])

    def open_known_cards(self):
        self.program.start()
        self.program.find('button', 'New Game')
        self.program.key('ctrl+comma')
        self.program.press_first('button', 'Edit…')

    def test_killed_with_full_home_after_cards(self):
        """Cards that were entered then are known at the next start, though the disk is still full."""
        data = self.home / 'data'
        self.program.environment['BROKEN_DISK'] = str(data.resolve())
        self.games.mkdir(parents=True)
        (data / 'full').touch()
        self.open_known_cards()
        self.program.press('button', 'Paste or Open a Table…')
        self.program.find('entry', 'The table').set_text('city,cost,points\nBergen,8,4\n')
        self.program.press('button', 'Add 1 Card')
        copies = self.home / 'runtime' / 'kontor' / 'copies'
        self.program.wait_until(lambda: list(copies.glob('collection.json-*.waiting')), 'the cards elsewhere')
        self.program.kill()
        cards = self.games.parent / 'collection.json'
        self.assertFalse(cards.exists())

        self.open_known_cards()
        self.program.find('button', re.compile('^Remove: Relic of Bergen'))
        self.take_picture('farewell-cards')
        (data / 'full').unlink()
        self.program.signal(signal.SIGTERM)
        self.program.wait_for_end()
        self.assertEqual(len(json.loads(cards.read_text())['relics']), 1)
        self.assertEqual(list(copies.glob('collection.json-*.waiting')), [])

    def test_no_place_at_all(self):
        """Then the program ends all the same."""
        self.program.environment |= {'XDG_RUNTIME_DIR': '/proc/none', 'TMPDIR': '/proc/none'}
        self.open_game(self.record)
        shutil.rmtree(self.games.parent)
        self.games.parent.write_text('in the way')
        self.pass_in_vain()
        self.program.signal(signal.SIGTERM)
        self.program.wait_for_end()

    # The desktop

    def test_session_ends(self):
        manager = SessionManager()
        self.addCleanup(manager.stop)
        path = self.open_game(self.record)
        self.program.wait_until(lambda: manager.has_heard('RegisterClient'), 'the program in the session')
        (self.games / 'slow').touch()
        self.pass_unseen()
        manager.emit(CLIENT, CLIENT_PRIVATE, 'QueryEndSession', GLib.Variant('(u)', (0,)))
        self.program.wait_until(lambda: manager.has_heard('EndSessionResponse'), 'an answer')
        manager.emit(CLIENT, CLIENT_PRIVATE, 'EndSession', GLib.Variant('(u)', (0,)))
        self.program.wait_for_end()
        self.assertEqual(self.count_passes(self.read_game(path)), 1)

    def test_sleep(self):
        logind = desktop.Logind()
        self.addCleanup(logind.stop)
        self.program.environment['DBUS_SYSTEM_BUS_ADDRESS'] = os.environ['DBUS_SESSION_BUS_ADDRESS']
        path = self.open_game(self.record)
        self.program.wait_until(lambda: logind.has_heard('Inhibit'), 'the program asking for a moment')
        what, _who, _why, how = logind.has_heard('Inhibit')[0]
        self.assertEqual((what, how), ('sleep', 'delay'))
        self.assertFalse(logind.is_released())

        (self.games / 'stuck').touch()
        self.pass_unseen()
        logind.prepare(True)
        self.program.wait_until(logind.is_released, 'leave to sleep')
        self.assert_copied(path, 1)
        (self.games / 'stuck').unlink()

        # The next morning the game goes on, and the computer waits again.
        self.wait_for_cursor(len(self.record['events']) + 1, path)
        self.program.wait_until(lambda: not list(self.copies.iterdir()), 'no copy')
        time.sleep(1)
        logind.prepare(False)
        self.program.wait_until(lambda: len(logind.has_heard('Inhibit')) == 2, 'the program asking again')
        self.pass_turn()

        # It was night in between, for a moment at least.
        record = self.read_game(path)
        self.assertTrue(all(pause['from'] < pause['to'] for pause in record['pauses']), record['pauses'])

    def test_screen_locked(self):
        """Nobody plays then: what is entered next tells of a pause."""
        manager, saver = SessionManager(), ScreenSaver()
        self.addCleanup(manager.stop)
        self.addCleanup(saver.stop)
        path = self.open_game(self.record)
        self.program.wait_until(lambda: saver.has_heard('GetActive'), 'the program looking at the screen')
        self.pass_turn()
        self.assertNotIn('pauses', self.read_game(path))

        # Whole seconds are told.
        def has_paused():
            saver.lock(True)
            time.sleep(1)
            saver.lock(False)
            self.pass_turn()
            return self.read_game(path).get('pauses')

        pauses = self.program.wait_until(has_paused, 'a pause in the record')
        self.assertTrue(all(pause['from'] < pause['to'] for pause in pauses), pauses)

    def test_sleep_after_cards(self):
        """What is known of the box is in no game, and on the disk before the computer sleeps."""
        logind = desktop.Logind()
        self.addCleanup(logind.stop)
        self.program.environment['DBUS_SYSTEM_BUS_ADDRESS'] = os.environ['DBUS_SESSION_BUS_ADDRESS']
        cards = self.remove_card()
        logind.prepare(True)
        self.program.wait_until(logind.is_released, 'leave to sleep')
        self.program.kill()
        self.assertEqual(len(json.loads(cards.read_text())['edicts']), 1)

    def test_phones_sleep(self):
        """That nothing listens any more when the computer goes to sleep, nor when it wakes."""
        logind = desktop.Logind()
        self.addCleanup(logind.stop)
        self.program.environment['DBUS_SYSTEM_BUS_ADDRESS'] = os.environ['DBUS_SESSION_BUS_ADDRESS']
        self.open_game(self.record)
        self.program.wait_until(lambda: logind.has_heard('Inhibit'), 'the program asking for a moment')
        self.program.press('button', 'Menu')
        self.program.press('item', 'Phones…')
        self.program.wait_until(lambda: self.program.find_all('check', 'Phones at the Table') or self.program.find_all('button', 'Close'),
                                'the window of phones')
        if not self.program.find_all('check', 'Phones at the Table'):
            self.program.key('Escape')
            self.skipTest('it was built without phones')
        self.program.press('check', 'Phones at the Table')
        self.program.find('image', 'Code for phones')
        self.program.wait_until(lambda: len(logind.has_heard('Inhibit')) == 2, 'the phones asking for a moment')
        logind.prepare(True)
        self.program.wait_until_gone('image', 'Code for phones')
        self.program.wait_until(logind.is_released, 'leave to sleep')
        logind.prepare(False)
        self.program.find('check', 'Phones at the Table', lambda item: 'checked' not in item.get_states())
        self.assertFalse(self.program.find_all('image', 'Code for phones'))


if __name__ == '__main__':
    table.main()
