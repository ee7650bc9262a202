#!/usr/bin/python3
# test-mishaps.py: what is lost, and what is said, when something breaks
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""The display goes, the disk is full, the games are gone or somebody else's, settings
are garbled, clocks are set back while the program runs. Nothing that was entered before is
lost, and the message says what to do. The floors below are put to the same
tests in test-faults.c."""

import os
import re
import shutil
import subprocess
import sys
import time

sys.dont_write_bytecode = True

import driver
import table

NOT_WRITTEN = '^The game goes on, but could not be written to the disk: .*'
LIBRARY = os.environ['BREAKING_LIBRARY']

# Later than anybody plays, and still a time of 32 bits.
IN_THE_YEAR_2037 = 2122401600

# An account that owns nothing.
NOBODY = 65534

GROUP = '[io/github/kontor_companion/Kontor]\n'
OTHER_KINDS = """window-width='wide'
window-maximized=7
language=true
color-scheme='plaid'
cover=[1, 2]
text-scale='nan'
dice=<nothing>
last-game=12
"""
OUT_OF_RANGE = """window-width=32767
window-height=99999999
language='klingon'
peek-seconds=4000000000
text-scale=1e300
rules-languages=['tlh', '']
display-languages=['tlh', 'tlh']
"""


class Mishaps(table.Case):
    def setUp(self):
        super().setUp()
        self.keyfile = self.config / 'glib-2.0' / 'settings' / 'keyfile'
        self.record = table.play_until(lambda state: state['step'] == 'orders')

    def play_orders(self):
        """A game in a step where each pass is an event, and one of them."""
        path = self.open_game(self.record)

        return path, self.pass_turn()

    def test_double_click(self):
        """The second press is not one for whoever comes next."""
        path = self.open_game(self.record)
        before = table.get_cursor(self.read_game(path))
        button = self.program.find('button', re.compile('^Pass'))
        button.point()
        self.program.screen.click()
        self.program.screen.click()
        self.program.wait_until(lambda: table.get_cursor(self.read_game(path)) > before, 'a pass')
        # What comes later is of another click.
        time.sleep(1)
        self.assertEqual(table.get_cursor(self.read_game(path)), before + 1)
        button.point()
        self.program.screen.click()
        self.program.wait_until(lambda: table.get_cursor(self.read_game(path)) == before + 2, 'another pass')

    def carry_on(self, record):
        """The next start offers the game where it was, and there it goes on."""
        self.program.press('button', 'Carry on: week 1 of 6, Thursday')
        self.wait_for_game()
        self.check_page(record)
        self.pass_turn()

    def pass_in_vain(self, reason, advice):
        """One more event, which cannot be written: what is said of that, and what can be done."""
        cursor = self.read_page()['undo']
        self.program.press('button', 'Pass')
        self.program.wait_until(lambda: self.read_page()['undo'] != cursor, 'the event on the page')
        self.program.find('alert', re.compile(f'{NOT_WRITTEN}{reason}.*{advice}', re.DOTALL))
        for button in ['Try Again', 'Save Elsewhere…']:
            self.program.find('button', button)

    def try_again(self):
        """Unless the program has done so by itself at this very moment."""
        for button in self.program.find_all('button', 'Try Again'):
            button.do('click')

    def wait_until_saved(self, path, n_events):
        self.program.wait_until(path.exists, 'the game on the disk')
        kept = self.wait_for_cursor(n_events, path)
        self.program.wait_until_gone('alert', re.compile(NOT_WRITTEN))
        self.check_page(kept)
        table.call_tool('check', path)
        self.assertEqual(kept['events'][:len(self.record['events'])], self.record['events'])

    # The disk

    def is_list_open(self):
        """Whether the moves are told, and not only that there are some."""
        hand_out = table.find_hand_out(self.find_page())

        return hand_out is not None and any(re.search(r'home|street', item.name) and driver.is_showing(item)
                                            for item in hand_out.walk() if item.role in driver.ROLES['label'])

    def test_list_folds_for_the_mouse(self):
        """Whoever has only a mouse gets the whole form with the first click on it."""
        self.open_game(table.play_until(
            lambda state: state['step'] == 'vote' and state['day'] == 'thursday' and not any(state['passed'])))
        self.program.wait_until(self.is_list_open, 'what is to be moved')
        self.program.find_nth('button', 'Why “6 votes”?', 0).click()
        self.program.wait_until(lambda: not self.is_list_open(), 'the list in one line')
        self.program.key('Escape')
        self.program.wait_until_gone('button', re.compile('^Read the rule in '))

    def test_disk_full(self):
        self.program.environment |= {'LD_PRELOAD': LIBRARY, 'BROKEN_DISK': str(self.games.resolve())}
        path, record = self.play_orders()
        before = path.read_bytes()

        full = self.games / 'full'
        full.touch()
        for _ in range(2):
            self.pass_in_vain('there is no room left on the disk', 'Make room on the disk.*by itself.*elsewhere')
        self.take_picture('mishaps-disk-full')
        self.try_again()
        self.program.find('alert', re.compile(NOT_WRITTEN))
        self.assertEqual(path.read_bytes(), before)

        full.unlink()
        self.try_again()
        self.wait_until_saved(path, len(record['events']) + 2)

    def test_disk_full_to_the_end(self):
        """Who closes the window nevertheless is told what would be lost."""
        self.program.environment |= {'LD_PRELOAD': LIBRARY, 'BROKEN_DISK': str(self.games.resolve())}
        path, record = self.play_orders()
        (self.games / 'full').touch()
        self.pass_in_vain('there is no room left on the disk', 'Make room')

        self.program.key('ctrl+q')
        self.program.find('label', re.compile('^The last events are not on the disk yet: .*there is no room left on the disk'))
        self.program.find('button', 'Save Elsewhere…', table.is_in_dialog)
        self.program.press('button', 'Close Without Saving')
        self.program.wait_for_end()

        # What was on the disk before is there, and the next evening begins with it.
        self.assertEqual(self.read_game(path), record)
        (self.games / 'full').unlink()
        self.program.start()
        self.carry_on(record)

    def test_games_gone(self):
        path, record = self.play_orders()
        shutil.rmtree(self.games.parent)
        for _ in range(2):
            self.pass_in_vain('there is no such file or folder', 'Put the folder of the game back.*elsewhere')

        self.games.mkdir(parents=True)
        self.try_again()
        self.wait_until_saved(path, len(record['events']) + 2)

    # A file that is not to be replaced

    def play_into_file(self, spoil, reason, advice, mend):
        """The file is one that nobody replaces from the middle of a game on, until it is made
        one again. What it has is left as it is, by whatever name."""
        path, record = self.play_orders()
        before = path.read_bytes()

        spoil(path)
        for _ in range(2):
            self.pass_in_vain(reason, advice)
        self.try_again()
        self.program.find('alert', re.compile(NOT_WRITTEN))
        self.assertEqual(path.read_bytes(), before)

        mend(path)
        self.try_again()
        self.wait_until_saved(path, len(record['events']) + 2)

    def test_file_read_only(self):
        self.play_into_file(lambda path: path.chmod(0o444), 'the file is write-protected',
                            'Allow the file to be changed.*by itself.*elsewhere', lambda path: path.chmod(0o644))

    def test_file_of_two_names(self):
        """Neither of its names is cut off from the other."""
        other = self.home / 'other-name.kontor'

        def leave_one_name(path):
            self.assertTrue(other.samefile(path))
            other.unlink()

        self.play_into_file(other.hardlink_to, 'too many links lead to the file',
                            'Leave the file one name only.*by itself.*elsewhere', leave_one_name)

    # A directory that is somebody else's

    def obey(self):
        """From its next start on the program may do no more than the owner of a directory allows."""
        if os.geteuid() == 0:
            self.program.command = table.WITHOUT_RIGHTS + [str(table.PROGRAM)]

    def give_to_nobody(self):
        if os.geteuid() != 0:
            self.skipTest('only root can make a directory that is another\'s')
        os.chown(self.games, NOBODY, -1)

    def play_without_rights(self, close):
        """The directory is closed in the middle of a game, and opened again."""
        self.obey()
        path, record = self.play_orders()
        before = path.read_bytes()

        close()
        for _ in range(2):
            self.pass_in_vain('access is denied', 'Allow writing into the folder.*by itself.*elsewhere')
        self.try_again()
        self.program.find('alert', re.compile(NOT_WRITTEN))
        self.reopen()
        self.assertEqual(path.read_bytes(), before)
        # It may just be trying by itself, beside what is there.
        self.program.wait_until(lambda: list(self.games.iterdir()) == [path], 'nothing but the game')

        self.try_again()
        self.wait_until_saved(path, len(record['events']) + 2)

    def reopen(self):
        self.games.chmod(0o755)
        if os.geteuid() == 0:
            os.chown(self.games, 0, -1)

    def test_games_read_only(self):
        self.play_without_rights(lambda: self.games.chmod(0o555))

    def test_games_of_another(self):
        self.play_without_rights(self.give_to_nobody)

    def test_games_closed(self):
        """Not even what is in the directory is told."""
        self.play_without_rights(lambda: self.games.chmod(0))

    def test_closed_from_the_beginning(self):
        """What was played is seen and read, what is begun says that it is kept nowhere."""
        self.keep_game(self.record)
        self.games.chmod(0o555)
        self.obey()
        self.program.start()
        self.program.press('button', 'Carry on: week 1 of 6, Thursday')
        self.wait_for_game()
        self.check_page(self.record)
        self.pass_in_vain('access is denied', 'Allow writing into the folder.*elsewhere')
        self.reopen()
        self.try_again()
        self.wait_until_saved(self.find_game(), len(self.record['events']) + 1)

    def test_begun_without_rights(self):
        self.games.mkdir(parents=True)
        self.games.chmod(0o555)
        self.obey()
        self.program.start()
        self.program.key('ctrl+n')
        self.type_names(['Agnes', 'Bruno', 'Clara'])
        self.program.key('ctrl+Return')
        self.wait_for_game()
        self.program.find('alert', re.compile(f'{NOT_WRITTEN}access is denied.*Allow writing', re.DOTALL))
        self.reopen()
        self.try_again()
        self.program.wait_until(lambda: list(self.games.iterdir()), 'the game on the disk')
        self.program.wait_until_gone('alert', re.compile(NOT_WRITTEN))
        table.call_tool('check', self.find_game())

    # The display

    def test_display_gone(self):
        """Its connection breaks in the middle of a game, and with it the program."""
        server, display = start_server()
        usual = self.program.environment
        self.program.environment = usual | {'DISPLAY': display}
        path = self.keep_game(self.record)
        self.program.start(path)
        self.wait_for_game()
        record = self.enter(lambda: self.program.press('button', 'Pass'))

        server.kill()
        server.wait()
        self.program.wait_for_loss()
        self.assertEqual(self.read_game(path), record)
        self.assertEqual(list(self.games.iterdir()), [path])

        self.program.environment = usual
        self.program.start()
        self.carry_on(record)

    # Settings

    def write_settings(self, contents):
        self.keyfile.parent.mkdir(parents=True, exist_ok=True)
        self.keyfile.write_bytes(contents)

    def check_garbled(self, contents):
        """They are as when nobody has changed them, and games are where they were."""
        self.keep_game(self.record)
        self.write_settings(contents)
        # What the libraries write about them shall not end the program, as it does in tests.
        self.program.environment |= {'G_DEBUG': ''}

        self.program.start()
        self.carry_on(self.record)
        self.program.stop()
        # From now on they are right again.
        self.assertIn(f"last-game='{self.find_game()}'", self.keyfile.read_text(errors='replace'))

    def test_settings_of_any_bytes(self):
        self.check_garbled(bytes(range(256)) * 8)

    def test_settings_cut(self):
        self.check_garbled(GROUP[:20].encode())

    def test_settings_of_other_kinds(self):
        self.check_garbled((GROUP + OTHER_KINDS).encode())

    def test_settings_out_of_range(self):
        self.check_garbled((GROUP + OUT_OF_RANGE).encode())

    def check_last_game(self, place):
        """The game that was interrupted has gone, or is something else now: another is offered."""
        self.keep_game(self.record)
        self.write_settings(f"{GROUP}last-game='{place}'\n".encode())
        self.program.start()
        self.carry_on(self.record)

    def test_last_game_gone(self):
        self.check_last_game(self.home / 'gone.kontor')

    def test_last_game_is_a_directory(self):
        self.check_last_game(self.home)

    def test_last_game_without_an_end(self):
        self.check_last_game('/dev/zero')

    def test_last_game_is_a_letter(self):
        self.home.mkdir(exist_ok=True)
        letter = self.home / 'letter.kontor'
        letter.write_text('Dear Agnes, I win.')
        self.check_last_game(letter)

    # Clocks

    def test_clock_set_back(self):
        """A year back while the game runs, and then files and events are of a future year."""
        past = self.home / 'past'
        self.program.environment |= {'LD_PRELOAD': LIBRARY, 'BROKEN_CLOCK': str(past)}
        path, record = self.play_orders()
        past.touch()
        later = self.pass_turn()
        self.assertLess(later['events'][-1]['at'], record['events'][-1]['at'])
        self.assertEqual(self.program.find_all('alert', re.compile(NOT_WRITTEN)), [])
        self.check_page(later)
        self.program.stop()

        os.utime(path, (IN_THE_YEAR_2037, IN_THE_YEAR_2037))
        self.program.start()
        self.carry_on(later)
        self.assertEqual(self.program.find_all('alert', re.compile(NOT_WRITTEN)), [])


def start_server():
    """A display that may go, as this program needs its own, and its name."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ['Xvfb', '-displayfd', str(writing), '-screen', '0', '1280x800x24', '-noreset', '-nolisten', 'tcp'],
        pass_fds=[writing], stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as answer:
        number = answer.readline().strip()
    if not number:
        raise AssertionError('there is no second display')

    return server, f':{number}'


if __name__ == '__main__':
    table.main()
