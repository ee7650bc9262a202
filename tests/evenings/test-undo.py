#!/usr/bin/python3
# test-undo.py: whether going back and forth leads where the game was
#
# SPDX-License-Identifier: GPL-3.0-or-later

import sys

sys.dont_write_bytecode = True

import table


class Undo(table.Case):
    def test_across_days_and_a_week(self):
        record = table.play_until(lambda state: state['week'] == 2 and state['step'] == 'vote')
        states = table.read_states(record)
        sentences = table.read_sentences(record)
        last = len(record['events'])
        first = find_last(states, lambda state: state['week'] == 1 and state['step'] == 'loading')
        self.assertGreater(last - first, 10)

        path = self.open_game(record)
        headings = {last: self.check_page()}
        for cursor in range(last - 1, first - 1, -1):
            self.assertEqual(table.read_state(self.undo()), states[cursor])
            headings[cursor] = self.check_page()
            self.assert_undone(sentences[cursor:])
        self.assertEqual(self.read_game(path)['events'], record['events'])
        self.take_picture('undo-undone')

        for cursor in range(first + 1, last + 1):
            self.assertEqual(table.read_state(self.redo()), states[cursor])
            self.assertEqual(self.check_page(), headings[cursor])
        self.wait_for_label('redo', 'Redo')
        self.assertEqual(self.read_page()['undone'], [])
        self.assertEqual(self.read_game(path)['events'], record['events'])

    def assert_undone(self, sentences):
        """What was undone can be redone, and stays in the chronicle, grey."""
        self.wait_for_label('redo', f'Redo: {sentences[0]}')
        self.program.wait_until(lambda: self.tells_undone(sentences), f'the {len(sentences)} undone lines')

    def tells_undone(self, sentences):
        # The passes of a round are one line.
        undone, sentences = map(leave_out_passes, (self.read_page()['undone'], sentences))
        if self.program.has_new_toolkit:
            # Of a list it tells what is in sight.
            return len(undone) >= min(len(sentences), 3) and undone == sentences[:len(undone)]

        return undone == sentences


def leave_out_passes(sentences):
    return [sentence for sentence in sentences if not sentence.endswith((' passes.', ' pass.'))]


def find_last(states, condition):
    return max(cursor for cursor, state in enumerate(states) if condition(state))


if __name__ == '__main__':
    table.main()
