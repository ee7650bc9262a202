#!/usr/bin/python3
# test-strangers.py: a record from a stranger in the window
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""What somebody has written into a record, or called it, is shown as it is: no
markup and no format is made of it wherever the program tells it, and no path
that leads elsewhere. And however much it is, the program answers."""

import os
import pathlib
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'common'))

import driver
import names
import table

LOOK_BACK = 'Look Back'

# Of each name something that is only to be seen together with what was around it.
TRACES = {
    '<b>Agnes</b>': r'(?<!<b>)Agnes|Agnes(?!</b>)',
    '&amp;Bruno&lt;': r'(?<!&amp;)Bruno|Bruno(?!&lt;)',
    '<span foreground="red">Clara': r'(?<!<span foreground="red">)Clara',
    '_Dora_': r'(?<!_)Dora|Dora(?!_)',
}

# What is written elsewhere, and the same of that.
NOTED = '<b>Noted</b> &amp; %s%n'
ORDERED = '_Ordered_ <i>& &lt;'
REASONED = '%1$s<span size="99999">Reasoned</span>'
TEXT_TRACES = {
    NOTED: r'(?<!<b>)Noted|Noted(?!</b> &amp; %s%n)',
    ORDERED: r'(?<!_)Ordered|Ordered(?!_ <i>& &lt;)',
    REASONED: r'(?<!"99999">)Reasoned|Reasoned(?!</span>)',
}

# What a game is called, and what somebody may want to call it and it is called then.
TITLE = '<b>Evening &amp; %s%n'
TITLES = {
    '../../Etta': '-..-Etta',
    '/etc/passwd': '-etc-passwd',
    'a/b\\c:d': 'a-b-c-d',
    '.hidden': 'hidden',
    '%n%s <b>&amp;': '%n%s -b-&amp;',
    '\u202eGre\nta\x1b[31m\x07': 'Gre ta[31m',
    'T' * 300: 'T' * 93,
}

# What opens another window, and what is to be seen there.
WINDOWS = ['F9', 'ctrl+g', 'ctrl+e', 'F1', 'ctrl+comma', 'ctrl+question']

# What a record may have, and no more.
MOST_EVENTS = 25000
LONGEST = 'x' * 9997

# More than a few pages of lines.
MOST_SHOWN = 300

MOMENTS = {
    'market': lambda state: state['step'] == 'market',
    'orders': lambda state: state['step'] == 'orders',
    'loading': lambda state: state['step'] == 'loading',
    'buying': lambda state: state['step'] == 'buying',
    'end': lambda state: state['step'] == 'finished',
}


class Strangers(table.Case):
    def read_texts(self):
        """All that can be read now, or heard by those who cannot see it."""
        items = list(self.program.wait_until(self.program.look, 'the windows').walk())

        return [text for item in items for text in (item.name, item.description) if text]

    def check_texts(self, expected, where, look_on=lambda: None):
        """All that is expected is there as it was written, and nothing of it was read as something else.

        @look_on is how to see more, where not everything is in sight.
        """
        def see(written):
            texts = self.read_texts()
            for text in texts:
                for trace in TEXT_TRACES.values():
                    self.assertNotRegex(text, trace, where)
            return any(written in text for text in texts) or look_on()

        for written in expected:
            self.program.wait_until(lambda: see(written), f'{written} ({where})')

    def check_names(self, record, where):
        texts = self.read_texts()
        for player in record['players']:
            name = player['name']
            if name in TRACES:
                for text in texts:
                    self.assertNotRegex(text, TRACES[name], where)
        for text in texts:
            for control in names.CONTROLS:
                self.assertNotIn(control, text, where)
            for player in record['players']:
                self.assertFalse(names.is_loose(player['name'], text), f'{text!r} ({where})')
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

    def check_files(self, *games):
        """Nothing was made but what always is, and these games."""
        found = {path.name for path in self.home.rglob('*') if path.is_file() and path.parent.name != 'open'}
        self.assertLessEqual(found, {'game.kontor', 'collection.json', 'keyfile', 'settings.ini', *games} | {
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
        record = self.play('end', 18)
        self.check_windows(record)
        self.program.press('button', 'Back to the Shelf')
        self.program.find('button', 'New Game')
        self.check_names(record, 'shelf')
        self.check_files()

    def test_correction(self):
        record = self.play('market', 18)
        line = self.find_line('The families play their cards')
        next(item for item in line.walk() if item.role in driver.ROLES['button']).press()
        self.program.press('button', 'Correct…')
        self.program.find('window', 'Correct')
        self.check_names(record, 'a correction')

    # Games on the shelf, of which each has other names

    def keep_games(self):
        records = [names.rename(table.simulate(players=6, tracking='scoring'), first) for first in (0, 6, 12, 18)]
        for number, record in enumerate(records):
            self.keep_game(record, f'{number} {TITLE}')
        self.program.start()
        self.program.key('ctrl+f')
        self.program.wait_until(lambda: len(self.find_menus()) == len(records), 'the games')

        return records

    def find_menus(self):
        return self.program.find_all('button', 'What Can Be Done with It')

    def check_titles(self, where):
        """What a game is called is text as well."""
        texts = [text for text in self.read_texts() if 'Evening' in text]
        self.assertTrue(texts, where)
        for text in texts:
            self.assertIn(TITLE, text, where)

    def test_games(self):
        records = self.keep_games()
        for record in records:
            self.check_names(record, 'games')
        self.check_titles('games')
        self.program.press('button', 'Statistics')
        self.program.find('label', 'All Players')
        for record in records:
            self.check_names(record, 'statistics')
        self.program.key('Escape')
        self.program.wait_until_gone('label', 'All Players')
        self.program.key('Down')
        self.program.key('Delete')
        self.program.find('button', 'Undo')
        self.check_titles('a toast')
        self.program.press('button', 'Bin')
        self.program.find('button', re.compile('^Empty Bin'))
        self.program.wait_until(lambda: len(self.find_menus()) == 1, 'what is in the bin')
        self.check_titles('the bin')
        self.program.key('Down')
        self.program.key('Delete')
        self.program.find('button', 'Delete for Good')
        self.check_titles('a question')
        self.program.press('button', 'Cancel')

    def go_through_weeks(self):
        """By the menu of a game, whose items GTK 4.8 knows no certain places of."""
        self.program.wait_until(self.find_menus, 'a game')[0].press()
        self.program.wait_until(lambda: [item for item in self.program.look().walk() if item.name == LOOK_BACK],
                                'the menu')
        self.program.key('Down')
        self.program.key('Return')

    def test_week_by_week(self):
        record = names.rename(table.play_until(MOMENTS['market'], players=6))
        self.keep_game(record)
        self.program.start()
        self.program.key('ctrl+f')
        self.go_through_weeks()
        self.program.press('button', 'Later')
        self.program.find('label', 'The Families')
        self.check_names(record, 'week by week')

    def test_pipe(self):
        """What would keep its reader waiting is not read, and no game any more."""
        path = self.keep_game(table.play_until(MOMENTS['market']))
        self.program.start()
        self.program.key('ctrl+f')
        self.program.wait_until(self.find_menus, 'the game')
        path.unlink()
        os.mkfifo(path)
        self.program.find('label', 'No games yet')
        self.assertEqual(self.program.run_again(path), 0)
        self.program.find('label', re.compile('“game.kontor” cannot be read.*not an ordinary file', re.DOTALL))

    def list_files(self):
        """All games of the user, wherever they are."""
        return sorted(str(path.relative_to(self.home)) for path in self.home.rglob('*.kontor'))

    def test_renaming(self):
        """Whatever somebody calls a game, its file stays where it is."""
        self.keep_game(table.simulate(players=3, tracking='scoring'))
        self.program.start()
        self.program.key('ctrl+f')
        self.program.wait_until(self.find_menus, 'the game')
        self.program.key('Down')
        for wanted, title in TITLES.items():
            self.program.key('F2')
            self.program.find('entry', 'Title').set_text(wanted)
            self.program.press('button', 'Rename')
            self.program.wait_until_gone('entry', 'Title')
            self.program.wait_until(lambda: self.list_files() == [f'data/kontor/games/{title}.kontor'], title)

    def test_playing_again(self):
        """The file of a game is called as its players are, and lies among the others."""
        self.play('end', 6)
        self.program.press('button', 'Play Again with the Same Players')
        self.program.find('entry', 'Name of player 1')
        self.program.key('ctrl+Return')
        self.program.wait_until(lambda: len(self.list_files()) == 2, 'another game')
        # While it runs something may be half written.
        self.program.stop()
        self.check_files(*(path.name for path in self.games.iterdir()))

    # Texts

    def write_texts(self):
        record = table.play_until(MOMENTS['market'], players=3)
        edicts = next(event for event in record['events'] if event['type'] == 'edicts')
        edicts['edicts'][2] = {'kind': 'other', 'day': 'saturday', 'text': ORDERED}
        record['events'] += [{'type': 'note', 'text': NOTED},
                             {'type': 'correction', 'player': 1, 'reason': REASONED, 'goods': {'saddle': 1}}]

        return record | {'cursor': len(record['events'])}

    def test_texts(self):
        record = self.write_texts()
        self.open_game(record)
        self.check_texts([NOTED, REASONED], 'the page')
        self.program.press('button', 'Back to the Shelf')
        self.program.press('button', 'All Games')
        self.go_through_weeks()
        self.program.press('button', 'Later')
        self.check_texts([ORDERED, NOTED, REASONED], 'week by week', self.scroll)

    def test_error(self):
        """What the system says of a place is text as well, whatever that is called."""
        data = self.home / '<b>Anna & &amp;'
        self.program.environment |= {'XDG_DATA_HOME': str(data)}
        games = data / 'kontor' / 'games'
        games.parent.mkdir(parents=True)
        games.symlink_to(games)
        self.program.start()
        self.program.key('ctrl+f')
        self.program.find('label', 'The games cannot be listed')
        self.program.find('label', re.compile(re.escape(str(games))))

    # Many events

    def write_notes(self, n_notes):
        notes = [{'type': 'note', 'text': f'<i>{text}'} for text in ['first', *range(2, n_notes), LONGEST]]

        return table.simulate(players=3) | {'events': notes, 'cursor': n_notes}

    def find_notes(self, text):
        """Notes as they are told."""
        return [item for item in self.program.look().walk()
                if item.role in driver.ROLES['label'] and f'<i>{text}' in item.name]

    def test_many_events(self):
        """As many as a record may have, and a text as long as it may be, of one word."""
        self.program.seconds_to_wait = 120
        path = self.open_game(self.write_notes(MOST_EVENTS))
        self.program.wait_until(lambda: self.find_notes(LONGEST), 'what happened last')
        self.program.key('ctrl+z')
        self.wait_for_cursor(MOST_EVENTS - 1, path)

    def look_back(self, n_notes):
        """Begins to go through a game of so many notes, week by week."""
        self.keep_game(self.write_notes(n_notes))
        self.program.start()
        self.program.key('ctrl+f')
        self.go_through_weeks()
        self.program.wait_until(lambda: self.find_notes('first'), 'what happened first')

    def read_memory(self):
        """The most that the program ever held, in KiB."""
        return int(re.search(r'VmHWM:\s*([0-9]+) kB', pathlib.Path(f'/proc/{self.program.pid}/status').read_text())[1])

    def scroll(self):
        """A little down in the week that is shown."""
        self.program.find('list', 'Chronicle').turn_wheel(driver.WHEEL_DOWN)

    def get_last_note(self):
        """The number of the last one that there is now. GTK 4.12 keeps none that was scrolled away."""
        return max((int(number) for item in self.find_notes('') for number in re.findall('<i>([0-9]+)', item.name)),
                   default=0)

    def test_looking_back(self):
        """Of however many events a week has, those only are shown that somebody may see."""
        self.program.seconds_to_wait = 120
        self.look_back(10)
        self.program.wait_until(lambda: self.find_notes(LONGEST), 'what happened last')
        usual = self.read_memory()
        self.program.stop()

        self.look_back(MOST_EVENTS)
        shown = self.get_last_note()
        self.program.wait_until(lambda: self.get_last_note() > shown + 20 or self.scroll(), 'more of what happened')
        self.assertLess(len(self.find_notes('')), MOST_SHOWN)
        self.assertLess(self.read_memory(), 4 * usual)


if __name__ == '__main__':
    table.main()
