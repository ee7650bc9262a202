#!/usr/bin/python3
# test-resume.py: whether a game goes on where it was, whatever happened
#
# SPDX-License-Identifier: GPL-3.0-or-later

import sys

sys.dont_write_bytecode = True

import table


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

        # The second event can only be seen once the first is on the disk.
        self.program.key('p')
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

    def test_undone_events_are_there_again(self):
        record = table.play_until(lambda state: state['step'] == 'orders')
        self.open_game(record)
        self.undo()
        undone = self.undo()
        redo = self.read_page()['redo']

        self.start_again()
        self.carry_on('week 1 of 6, Thursday')
        self.check_page(undone)
        self.assertEqual(self.read_page()['redo'], redo)
        self.redo()
        self.assertEqual(table.read_state(self.redo()), table.read_state(record))

    def test_opened_from_elsewhere(self):
        record = table.play_until(lambda state: state['step'] == 'loading')
        path = self.home / 'elsewhere.colonia'
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
