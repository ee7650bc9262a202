#!/usr/bin/python3
# test-resume.py: whether a game goes on where it was, whatever happened
#
# SPDX-License-Identifier: GPL-3.0-or-later

import sys
import time

sys.dont_write_bytecode = True

import table

N_KILLS = 12
MOST_KEYS_BEFORE_KILL = 3
MOST_SECONDS_BEFORE_KILL = 0.08


class Passing:
    """A game in which only turns are passed, undone and redone: how it stands, and the last of
    what it was like."""

    def __init__(self, record):
        self.begun = len(record['events'])
        self.events = leave_out_time(record)
        # While nobody has passed yet, and as long as the last one has not.
        self.passes = [{'type': 'pass', 'player': player} for player in table.read_state(record)['order']][:-1]
        self.cursor = self.length = self.begun

    def take(self, record):
        """Goes on from what has been kept."""
        self.cursor = table.get_cursor(record)
        self.length = len(record['events'])

    def choose_key(self, chance):
        """A key that does something, whatever the moment is; the game then stands otherwise."""
        keys = []
        # Undo would bring back what was entered in place of something, which another test plays.
        if self.cursor < self.length:
            keys += ['ctrl+shift+z', 'ctrl+shift+z']
        elif self.cursor < self.begun + len(self.passes):
            keys += ['p', 'p']
        if self.cursor > self.begun:
            keys.append('ctrl+z')

        key = chance.choice(keys)
        self.cursor += -1 if key == 'ctrl+z' else 1
        self.length = max(self.length, self.cursor)

        return key

    def describe(self):
        """The cursor and the events, without when they were entered."""
        return self.cursor, self.events + self.passes[:self.length - self.begun]


def leave_out_time(record):
    return [{name: value for name, value in event.items() if name != 'at'} for event in record['events']]


def describe(record):
    return table.get_cursor(record), leave_out_time(record)


def is_one_of(record, moments):
    return describe(record) in moments


def tell_moment(moment):
    """In short: where the game stands, and how many events there are."""
    return f'{moment[0]} of {len(moment[1])}'


class Resume(table.Case):
    def test_killed_in_the_week(self):
        record = table.play_until(lambda state: state['week'] == 2 and state['step'] == 'market')
        path = self.keep_game(record)
        self.program.start()
        self.carry_on('week 2 of 6, Wednesday')
        record = self.pass_turn()
        heading = self.check_page(record)

        self.start_again()
        self.take_picture('resume-shelf')
        self.carry_on('week 2 of 6, Wednesday')
        self.assertEqual(self.check_page(record), heading)
        self.assertEqual(self.read_game(path), record)

        # Across the end of the day, which the shelf then tells.
        record = self.pass_all()
        heading = self.check_page(record)
        self.start_again()
        self.carry_on('week 2 of 6, Thursday')
        self.assertEqual(self.check_page(record), heading)
        self.assertEqual(self.read_game(path), record)

    def test_killed_right_after_an_event(self):
        record = table.play_until(lambda state: state['step'] == 'orders')
        self.open_game(record)
        state = table.read_state(record)
        cursor = len(record['events'])

        self.program.key('p')
        self.wait_for_cursor(cursor + 1)
        self.program.key('p')
        third = state['order'][(state['order'].index(state['player']) + 2) % 4]
        self.wait_for_heading(f'^{record["players"][third - 1]["name"]},')
        self.program.kill()

        kept = self.read_game()
        self.assertIn(len(kept['events']), [cursor + 1, cursor + 2])
        self.assertEqual(kept['events'][:cursor], record['events'])
        table.call_tool('check', self.find_game())

        self.program.start()
        self.carry_on('week 1 of 6, Thursday')
        self.check_page(kept)
        self.assertEqual(table.read_state(self.pass_turn())['passed'].count(True), len(kept['events']) - cursor + 1)

    def test_killed_before_anything_is_shown(self):
        """Whatever moment it is, there is a whole record, and everything up to the last event."""
        record = table.play_until(lambda state: state['step'] == 'orders')
        self.open_game(record)
        cursor = len(record['events'])

        for key in ['p', 'ctrl+z', 'p']:
            before = self.read_game()['events']
            self.program.key(key)
            self.start_again()
            self.carry_on('week 1 of 6, Thursday')
            self.assertIn(table.get_cursor(self.check_record()), [cursor, cursor + 1])
            self.assertEqual(self.read_game()['events'][:cursor], before[:cursor])
            self.check_page()

    def test_killed_at_random(self):
        """While somebody types, again and again in the same game. What is on the disk is whole and
        was on the page, and does not go back behind what was there already."""
        chance = table.begin_chance(20260101)
        record = table.play_until(lambda state: state['step'] == 'orders')
        path = self.keep_game(record)
        game = Passing(record)

        for _ in range(N_KILLS):
            self.program.start(path)
            self.check_page(self.read_game(path))
            possible = self.type_and_kill(game, chance, path)
            kept = self.read_game(path)
            self.assertTrue(is_one_of(kept, possible), f'{tell_moment(describe(kept))} is none of '
                            f'{", ".join(tell_moment(moment) for moment in possible)}')
            table.call_tool('check', path)
            game.take(kept)

        self.program.start(path)
        self.check_page(kept)

    def type_and_kill(self, game, chance, path):
        """Enters some events, kills the program just then, and returns what may be on the disk."""
        possible = [game.describe()]
        for _ in range(chance.randint(1, MOST_KEYS_BEFORE_KILL)):
            undo = self.read_page()['undo']
            self.program.key(game.choose_key(chance))
            self.program.wait_until(lambda: self.read_page()['undo'] != undo, 'the event on the page')
            possible.append(game.describe())
        # A disk that is busy may be some events behind, but it gets there by itself.
        if chance.random() < 0.5:
            self.program.wait_until(lambda: is_one_of(self.read_game(path), possible[-1:]), 'all of it on the disk')
            del possible[:-1]

        if chance.random() < 0.7:
            self.program.key(game.choose_key(chance))
            possible.append(game.describe())
            time.sleep(chance.uniform(0, MOST_SECONDS_BEFORE_KILL))
        self.program.kill()

        return possible

    def test_undone_events_are_there_again(self):
        record = table.play_until(lambda state: state['step'] == 'orders')
        self.open_game(record)
        self.undo()
        last = self.wait_for_label('redo', other_than='Redo')
        undone = self.undo()
        redo = self.wait_for_label('redo', other_than=last)

        self.start_again()
        self.carry_on('week 1 of 6, Thursday')
        self.check_page(undone)
        self.wait_for_label('redo', redo)
        self.redo()
        self.assertEqual(table.read_state(self.redo()), table.read_state(record))

    def test_opened_from_elsewhere(self):
        record = table.play_until(lambda state: state['step'] == 'loading')
        path = self.home / 'elsewhere.kontor'
        self.home.mkdir(exist_ok=True)
        self.keep_game(record, 'other')
        self.find_game().rename(path)

        self.program.start(path)
        self.check_page(record)
        self.program.key('p')
        played = self.wait_for_cursor(len(record['events']) + 1, path)

        self.start_again()
        self.carry_on('week 1 of 6, Friday')
        self.check_page(played)
        self.program.key('p')
        self.wait_for_cursor(len(record['events']) + 2, path)
        self.assertEqual(list(self.games.glob('*')), [])

    def test_put_back_onto_the_shelf(self):
        record = table.play_until(lambda state: state['step'] == 'loading')
        self.open_game(record)
        self.program.press('button', 'Back to the Shelf')
        self.carry_on('week 1 of 6, Friday')
        self.check_page(record)

        self.program.stop()
        self.program.start()
        self.carry_on('week 1 of 6, Friday')
        self.check_page(record)

    def start_again(self):
        self.program.kill()
        self.program.start()

    def carry_on(self, where):
        self.program.press('button', f'Carry on: {where}')
        self.wait_for_game()

    def check_record(self):
        """A record that the tool takes for right."""
        table.call_tool('check', self.find_game())

        return self.read_game()


if __name__ == '__main__':
    table.main()
