#!/usr/bin/python3
# test-driver.py: whether the driver sees and does what it says
#
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Usage: with-display --screen 600x500 test-driver.py SUBJECT SUBJECT-UI

import pathlib
import re
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True

import driver

SUBJECT = sys.argv[1:3]


class Driver(unittest.TestCase):
    def setUp(self):
        self.program = driver.Program(*SUBJECT).start()

    def tearDown(self):
        self.program.stop()

    def test_buttons(self):
        self.program.find('label', 'nothing')
        self.program.press('button', 'Speak')
        self.program.find('label', 'spoken')
        self.program.wait_until_gone('label', 'nothing')

    def test_what_is_insensitive_says_why(self):
        self.assertEqual(self.program.get_insensitive(), {'Refuse': 'There is no booth left'})
        with self.assertRaisesRegex(AssertionError, 'There is no booth left'):
            self.program.find('button', 'Refuse').press()

    def test_description(self):
        self.assertEqual(self.program.find('button', 'Turn').description, 'Go to the other page')

    def test_text(self):
        entry = self.program.find('entry', 'Name')
        entry.set_text('Ägnes')
        self.assertEqual(entry.get_text(), 'Ägnes')
        entry.set_text('')
        entry.type('Agnes & (2x) "B"!')
        self.program.wait_until(lambda: entry.get_text() == 'Agnes & (2x) "B"!', 'the text')
        self.program.key('Return')
        self.program.find('label', 'Agnes & (2x) "B"!')

    def test_numbers(self):
        spin = self.program.find('spin', 'Number')
        self.assertEqual(spin.get_value(), 7)
        spin.click()
        self.program.key('Up')
        self.program.wait_until(lambda: spin.get_value() == 8, 'a number more')

    def test_check(self):
        check = self.program.find('check', 'Agreed')
        self.assertNotIn('checked', check.get_states())
        check.press()
        self.program.wait_until(lambda: 'checked' in check.get_states(), 'the check')

    def test_shortcut(self):
        self.program.key('ctrl+shift+z')
        self.program.find('label', 'undone')

    def test_hidden_pages_are_not_seen(self):
        self.assertEqual(self.program.find_all('item'), [])
        self.program.press('button', 'Turn')
        self.program.find('item', 'Row 1')
        self.assertEqual(self.program.find_all('button', 'Speak'), [])
        self.assertEqual(self.program.find_all('button', 'Refuse'), [])
        self.program.press('button', 'Turn')
        self.program.find('button', 'Speak')
        self.program.find('button', 'Refuse')
        self.assertEqual(self.program.find_all('item'), [])

    def test_rows_are_scrolled_to(self):
        self.program.press('button', 'Turn')
        self.program.press('item', 'Row 2')
        self.program.find('label', 'row 2')
        self.program.press('item', 'Row 38')
        self.program.find('label', 'row 38')
        self.program.press('item', 'Row 1')
        self.program.find('label', 'row 1')

    def test_popover(self):
        self.assertEqual(self.program.find_all('button', 'In the popover'), [])
        self.program.press('button', 'More')
        self.program.press('button', 'In the popover')
        self.program.find('label', 'popover')

        # A window that goes while a popover is still open makes GTK complain.
        self.program.key('Escape')
        self.program.wait_until_gone('button', 'In the popover')

    def test_dialog(self):
        for key, answer in [('Escape', 'close'), ('alt+n', 'no')]:
            self.program.press('button', 'Ask')
            self.program.find('label', 'Sure?')
            if key == 'Escape':
                self.program.key(key)
            else:
                self.program.press('button', 'No')
            self.program.wait_until_gone('label', 'Sure?')
            self.program.find('label', answer)
        self.program.press('button', 'Ask')
        self.program.find('button', 'Yes').click()
        self.program.find('label', 'yes')

    def test_several(self):
        self.program.press('button', 'Turn')
        self.program.find('item', 'Row 1')
        self.assertEqual(len(self.program.find_all('item', re.compile('^Row [12]$'))), 2)
        self.assertEqual(self.program.find('item', where=lambda item: item.name == 'Row 2').name, 'Row 2')

    def test_what_does_not_come_is_told(self):
        self.program.seconds_to_wait = 0.3
        with self.assertRaisesRegex(driver.NotFound, '(?s)button "Nowhere".*button "Speak"'):
            self.program.find('button', 'Nowhere')

    def test_killed_and_started_again(self):
        self.program.press('button', 'Speak')
        self.program.find('label', 'spoken')
        self.program.kill()
        self.assertFalse(self.program.is_running())
        self.program.start()
        self.program.find('label', 'nothing')

    def test_end_is_told(self):
        program = driver.Program('/bin/false')
        with self.assertRaisesRegex(AssertionError, 'has ended'):
            program.start()

    def take_picture(self, name):
        self.program.take_picture(name)

        return (self.program.pictures / f'{name}.png').read_bytes()

    def test_pictures(self):
        with tempfile.TemporaryDirectory() as directory:
            self.program.pictures = pathlib.Path(directory)
            # On a busy machine the window may still be coming.
            self.program.wait_until(lambda: self.take_picture('before') == self.take_picture('again'),
                                    'two pictures that are alike')
            before = self.take_picture('before')
            self.program.press('button', 'Turn')
            after = self.take_picture('after')

        self.assertTrue(before.startswith(b'\x89PNG\r\n\x1a\n'))
        self.assertEqual(before[16:24], (600).to_bytes(4, 'big') + (500).to_bytes(4, 'big'))
        self.assertTrue(before != after, 'the window has turned, but looks the same')


if __name__ == '__main__':
    unittest.main(argv=sys.argv[:1] + sys.argv[3:])
