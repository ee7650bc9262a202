#!/usr/bin/python3
# test-set-aside.py: whatever is replaced is kept, and every change can be taken back
#
# SPDX-License-Identifier: GPL-3.0-or-later

import json
import pathlib
import re
import sys

sys.dont_write_bytecode = True

import driver
import table

EXAMPLE = pathlib.Path(__file__).parents[2] / 'data' / 'games' / 'colonia' / 'examples' / 'six-weeks.kontor'

# In the middle of that: after it all others wait.
CARDS = 'The families play their cards: Hannah 5, Margriet 4, Joris 6, Léo 7.'
WAITING = re.compile('^208 events wait until the game comes to them')
CARRY_ON = 'Carry on: week 4 of 6, Tuesday; 208 events wait'

GO_BACK = 'Go back here, correct, insert or take out'
N_STEPS = 25

# How many lines from the end on somebody takes out or corrects.
N_LINES = 6


class SetAside(table.Case):
    def test_in_the_middle(self):
        """Whatever is entered where hundreds of events wait, none of them goes."""
        record = json.loads(EXAMPLE.read_text())
        path = self.open_game(record)
        before = self.read_game(path)

        self.take_out(self.find_far_line(CARDS))
        self.program.find('alert', re.compile('^208 events wait until the game comes to them, even if it is closed'))
        self.take_picture('set-aside-summary')
        self.program.press('button', 'Accept')
        self.wait_for_windows(2)
        self.program.key('Escape')
        self.wait_for_windows(1)
        self.wait_for_events(path, before)
        self.program.find('status', WAITING)
        self.take_picture('set-aside-waiting')

        self.program.press('button', 'Back to the Shelf')
        self.program.find('button', CARRY_ON)
        self.take_picture('set-aside-shelf')
        self.program.kill()
        self.program.start()
        self.program.press('button', CARRY_ON)
        self.wait_for_game()
        self.program.find('status', WAITING)

        # All is back, and gone again.
        self.program.key('ctrl+z')
        self.wait_for_events(path, before, same=True)
        self.program.wait_until_gone('status', WAITING)
        self.program.key('ctrl+shift+z')
        taken_out = self.wait_for_events(path, before)
        self.program.find('status', WAITING)
        self.assert_kept(taken_out, before)

        # Another line of play: what waits is played again, and what fits no more is set aside.
        self.play_other_cards()
        other = self.wait_for_events(path, taken_out)
        self.assert_kept(other, before)
        self.program.key('ctrl+z')
        self.wait_for_events(path, taken_out, same=True)
        self.program.find('status', WAITING)

        self.go_on_without()
        self.program.wait_until(lambda: len(self.read_game(path)['events']) == table.get_cursor(taken_out),
                                'nothing that waits')
        self.assert_kept(self.read_game(path), before)
        self.program.wait_until_gone('status', WAITING)
        self.play_other_cards()
        self.program.wait_until(lambda: table.read_state(self.read_game(path))['step'] != 'family-cards', 'the cards')
        self.assert_kept(self.read_game(path), before)

        self.go_back_to('The families play their cards: Hannah 5, Margriet 4', path, before)

    def test_at_random(self):
        """Whatever somebody does, every event that ever was on the disk is there."""
        chance = table.begin_chance(1401565421)
        record = table.play_until(lambda state: state['step'] == 'orders')
        path = self.open_game(record)
        ever = list_events(self.read_game(path)['events'])

        for step in range(N_STEPS):
            before = self.read_game(path)
            deed = chance.choice(self.list_deeds(before))
            deed(chance, step)
            after = self.program.wait_until(lambda: self.read_changed(path, before), f'what {deed.__name__} did')
            self.assertEqual(ever - list_all(after), set(), f'{deed.__name__} in step {step}')
            ever |= list_events(after['events'])
            if step % 10 == 9:
                table.call_tool('check', path)
                self.check_page(after)
            if step % 13 == 12:
                self.program.kill()
                self.program.start(path)
                self.wait_for_game()
                self.open_chronicle()

    # What somebody may do

    def can_press(self, name):
        """What it would do is told in a frame after that of the page, but not whether it can be pressed."""
        return 'sensitive' in table.find_by_name(self.find_page(), name).get_states()

    def list_deeds(self, record):
        deeds = [self.add_note, self.take_out_any]

        if self.can_press('Undo'):
            deeds += [self.undo_any] * 3
        if self.can_press('Redo'):
            deeds += [self.redo_any] * 2
        if table.read_state(record)['step'] in ('orders', 'loading', 'market'):
            deeds += [self.pass_any] * 3
        if self.find_notes():
            deeds += [self.correct_note]

        return deeds

    def pass_any(self, chance, step):
        self.program.key('p')

    def undo_any(self, chance, step):
        self.program.key('ctrl+z')

    def redo_any(self, chance, step):
        self.program.key('ctrl+shift+z')

    def add_note(self, chance, step):
        self.program.press('button', 'Menu')
        self.program.press('item', re.compile('^Add a Note'))
        self.program.find('entry', 'Note')
        self.program.type(f'Note {step}\n')

    def correct_note(self, chance, step):
        self.open_line(chance.choice(self.find_notes()))
        self.program.press('button', 'Correct…')
        self.write_note(f'Other note {step}')
        self.accept_if_asked()

    def take_out_any(self, chance, step):
        self.take_out(chance.choice(self.find_lines()[-N_LINES:]))
        self.accept_if_asked()

    def accept_if_asked(self):
        """Accepts what becomes of the rest, which is asked only where something does."""
        def look():
            windows = self.program.look().children
            accept = self.program.find_all('button', 'Accept')
            return accept[:1] if accept or len(windows) > 1 else [None]

        accept, = self.program.wait_until(look, 'a question, or none')
        if accept:
            accept.press()
            self.wait_for_windows(1)

    # The chronicle

    def open_chronicle(self):
        if not self.program.find_all('label', 'Chronicle'):
            self.program.key('ctrl+h')
        self.program.find('label', 'Chronicle')

    def find_lines(self):
        """The lines in force that are to be seen, by their buttons."""
        def is_in_sight(item):
            # A list keeps rows that it has scrolled by, which nobody could press, and what opens in a row that is
            # cut at the top is above it.
            left, top, width, height = item.get_place()
            sight = driver.Sight()
            return width > 0 and not any(sight.find_cutter(item, (left, y)) for y in (top, top + height - 1))

        def look():
            buttons = self.program.find_all('button', GO_BACK)
            return [item for item in buttons if is_in_sight(item)
                    and not any(label.description == 'undone' for label in item.parent.walk())]

        return self.program.wait_until(look, 'lines of the chronicle')

    def find_notes(self):
        return [item for item in self.find_lines()
                if any(re.match('(Other )?[Nn]ote', label.name) for label in item.parent.walk()
                       if label.role in driver.ROLES['label'])]

    def find_far_line(self, sentence):
        """A line of the chronicle of a finished game, by its button, wherever it is."""
        self.program.key('ctrl+h')
        self.wait_for_windows(2)

        def look():
            window = next(item for item in self.program.look().children if item.name == 'Chronicle')
            chronicle = table.find_by_name(window, 'Chronicle', driver.ROLES['list'])
            line = next((label.parent for label in chronicle.walk() if label.name == sentence
                         and label.role in driver.ROLES['label'] and driver.is_showing(label)), None)
            if line is None:
                for _ in range(5):
                    chronicle.turn_wheel(driver.WHEEL_UP)
            return line and next(item for item in line.walk() if item.role in driver.ROLES['button'])

        # Hundreds of lines are scrolled by.
        self.program.seconds_to_wait *= 4
        button = self.program.wait_until(look, f'"{sentence}"')
        self.program.seconds_to_wait /= 4

        return button

    def open_line(self, button):
        row = next(item for item in button.get_line() if item.role in driver.ROLES['item']).place
        button.press()

        # It opens below its line, which may be the last one in sight. What was opened before may be out of sight.
        self.program.wait_until(
            lambda: next((item for item in self.program.look().walk()
                          if item.is_called('Take Out…') and item.role in driver.ROLES['button']
                          and row in [around.place for around in item.get_line()]), None),
            'what can be done with the line').scroll_to()
        self.program.find('button', 'Take Out…')

    def take_out(self, button):
        self.open_line(button)
        self.program.press('button', 'Take Out…')
        self.program.find('button', 'Accept')

    def write_note(self, text):
        self.program.find('entry', 'Note').set_text(text)
        self.program.press('button', 'Write It Down')

    def go_on_without(self):
        self.program.press('button', 'Go On Without…')
        self.program.find('dialog')
        self.program.find('label', re.compile(r'^What waits is set aside \(events: 208\)\. Undo'))
        self.take_picture('set-aside-cost')
        self.program.press('button', 'Go On')

    def go_back_to(self, sentence, path, before):
        """What stood there before is in its place again."""
        self.open_chronicle()
        self.program.press('button', 'Set Aside')
        self.wait_for_windows(2)
        self.take_picture('set-aside-list')
        self.program.wait_until(
            lambda: [label for label in self.program.find_all('label', re.compile(f'^{sentence}'))
                     if label.get_window().name == 'Set Aside'], 'what was set aside')[-1].click()
        self.program.find('button', 'Go Back to This')
        self.take_picture('set-aside-lines')
        self.program.press('button', 'Go Back to This')
        self.wait_for_windows(1)
        self.program.find('label', 'What was set aside is in its place again.')
        self.wait_for_events(path, before, same=True)

    def play_other_cards(self):
        # What the page says of players is in their languages.
        self.program.find('label', 'Every family plays a card')
        self.program.find('button', 'Reveal')
        self.type_keys('8', '7', '6', '4', 'Return')

    # What is on the disk

    def wait_for_windows(self, n):
        self.program.wait_until(lambda: self.count_windows() == n, f'{n} windows')
        self.program.wait_for_active_window()

    def read_changed(self, path, before):
        record = self.read_game(path)

        return record if record != before else None

    def wait_for_events(self, path, before, same=False):
        """Waits until the events in force are those of a record, or are others."""
        def look():
            record = self.read_game(path)
            return record if (list_in_force(record) == list_in_force(before)) == same else None

        return self.program.wait_until(look, 'other events' if not same else 'the same events')

    def assert_kept(self, record, before):
        self.assertEqual(list_events(before['events']) - list_all(record), set())


def tell_event(event):
    """As it is whether it waits or not."""
    return json.dumps({name: value for name, value in event.items() if name != 'waits'}, sort_keys=True)


def list_events(events):
    return set(map(tell_event, events))


def list_all(record):
    """The events and all that was set aside."""
    return list_events(record['events']).union(*(list_events(aside['events']) for aside in record.get('earlier', [])))


def list_in_force(record):
    return [tell_event(event) for event in record['events'][:table.get_cursor(record)]]


if __name__ == '__main__':
    table.main()
