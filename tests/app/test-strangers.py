#!/usr/bin/python3
# test-strangers.py: a record from a stranger in the window
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""What somebody has written into a record is shown as it is: no markup, no
format and no path is made of it, on no page and in no other window."""

import pathlib
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

import driver
import names
import table

# Of each name something that is only to be seen together with what was around it.
TRACES = {
    '<b>Agnes</b>': r'(?<!<b>)Agnes|Agnes(?!</b>)',
    '&amp;Bruno&lt;': r'(?<!&amp;)Bruno|Bruno(?!&lt;)',
    '<span foreground="red">Clara': r'(?<!<span foreground="red">)Clara',
    '_Dora_': r'(?<!_)Dora|Dora(?!_)',
}

# What opens another window, and what is to be seen there.
WINDOWS = ['F9', 'ctrl+g', 'ctrl+e', 'F1', 'ctrl+comma', 'ctrl+question']

MOMENTS = {
    'market': lambda state: state['step'] == 'market',
    'orders': lambda state: state['step'] == 'orders',
    'loading': lambda state: state['step'] == 'loading',
    'buying': lambda state: state['step'] == 'buying',
    'end': lambda state: state['step'] == 'finished',
}


class Strangers(table.Case):
    def check_names(self, record, where):
        """All that can be read now, or heard by those who cannot see it."""
        items = list(self.program.wait_until(self.program.look, 'the windows').walk())
        texts = [text for item in items for text in (item.name, item.description) if text]
        for player in record['players']:
            name = player['name']
            if name in TRACES:
                for text in texts:
                    self.assertNotRegex(text, TRACES[name], where)
        for text in texts:
            for control in names.CONTROLS:
                self.assertNotIn(control, text, where)
        for player in record['players']:
            self.assertTrue([text for text in texts if names.on_a_line(player['name']) in text],
                            f'{player["name"]!r} is nowhere ({where})')

    def check_windows(self, record):
        for keys in WINDOWS:
            before = self.count_windows()
            self.program.key(keys)
            self.program.wait_until(lambda: self.count_windows() > before, f'a window by {keys}')
            self.check_names(record, keys)
            self.program.key('Escape')
            self.program.wait_until(lambda: self.count_windows() == before, f'no window by {keys}')

    def check_files(self):
        """Nothing was made but what always is."""
        found = {path.name for path in self.home.rglob('*') if path.is_file()}
        self.assertLessEqual(found, {'game.colonia', 'collection.json', 'keyfile', 'settings.ini'} | {
            name for name in found if re.fullmatch(r'\.?(dconf|user|fonts|uuid|.*\.cache.*|.*\.qmltypes)', name)})
        self.assertFalse(pathlib.Path('Franz').exists())

    def play(self, moment, first):
        record = names.rename(table.play_until(MOMENTS[moment], players=6), first)
        self.open_game(record)
        self.check_names(record, moment)
        self.take_picture(f'strangers-{moment}')

        return record

    def test_market(self):
        self.check_windows(self.play('market', 0))
        self.check_files()

    def test_orders(self):
        self.play('orders', 6)
        self.check_files()

    def test_loading(self):
        self.play('loading', 12)

    def test_buying(self):
        self.play('buying', 3)

    def test_end(self):
        record = self.play('end', 0)
        self.check_windows(record)
        self.program.press('button', 'Back to the Shelf')
        self.program.find('button', 'New Game')
        self.check_names(record, 'shelf')
        self.check_files()

    def test_error(self):
        """What the system says of a place is text as well, whatever that is called."""
        data = self.home / '<b>Anna & &amp;'
        self.program.environment |= {'XDG_DATA_HOME': str(data)}
        games = data / 'colonia' / 'games'
        games.parent.mkdir(parents=True)
        games.symlink_to(games)
        self.program.start()
        self.program.key('ctrl+f')
        self.program.find('label', 'The games cannot be listed')
        self.program.find('label', re.compile(re.escape(str(games))))

    def test_many_events(self):
        """As many as a record may have, and a text as long as it may be, of one word."""
        record = table.simulate(players=3)
        notes = [{'type': 'note', 'text': '<i>'}] * 24999 + [{'type': 'note', 'text': '<i>' + 'x' * 997}]
        self.program.seconds_to_wait = 120
        self.open_game(record | {'events': notes, 'cursor': len(notes)})
        self.program.key('ctrl+h')
        self.program.find('button', 'Undo')


if __name__ == '__main__':
    table.main()
