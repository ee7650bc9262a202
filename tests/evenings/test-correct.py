#!/usr/bin/python3
# test-correct.py: correcting Tuesday's card on Thursday
#
# SPDX-License-Identifier: GPL-3.0-or-later

import re
import sys

sys.dont_write_bytecode = True

import driver
import table

DAY = re.compile('in the Chronicle$')

CARDS = [8, 5, 4, 3]
CORRECTED = [8, 5, 4, 7]

# Who stands where in the order of the week, by TUE-3.
ORDER = [1, 2, 3, 4]
CORRECTED_ORDER = [1, 4, 2, 3]


class Correct(table.Case):
    def setUp(self):
        super().setUp()
        self.record = make_game()
        self.path = self.open_game(self.record)
        self.check_page()

    def test_accepted(self):
        self.enter_other_card()
        self.assertGreater(len(self.read_changes()), 0)
        self.take_picture('correct-changes')
        self.assertEqual(self.read_game(self.path), self.record)

        self.program.press('button', 'Accept')
        self.wait_until_closed()
        record = self.program.wait_until(self.read_corrected, 'the corrected cards on the disk')
        table.call_tool('check', self.path)
        self.assertEqual(table.read_state(record)['order'], CORRECTED_ORDER)
        self.assertEqual(list_takings(record), list_takings(self.record))
        self.assertEqual(table.read_state(record)['day'], 'thursday')
        self.check_page(record)
        self.take_picture('correct-accepted')

        # The game goes on from there.
        self.assertEqual(self.read_page()['families'][0]['name'], record['players'][0]['name'])

    def test_taken_back(self):
        """A correction is undone and done again as an event is, after a kill, too."""
        self.correct_card()
        self.program.key('ctrl+z')
        self.program.wait_until(lambda: self.read_events() == self.record['events'], 'the cards as they were')
        self.check_page(self.read_game(self.path))
        self.program.key('ctrl+shift+z')
        record = self.program.wait_until(self.read_corrected, 'the corrected cards')
        self.check_page(record)

        self.program.kill()
        self.program.start(self.path)
        self.check_page(record)
        self.program.key('ctrl+z')
        self.program.wait_until(lambda: self.read_events() == self.record['events'], 'the cards as they were')
        self.program.key('ctrl+shift+z')
        self.program.wait_until(self.read_corrected, 'the corrected cards')

    def test_killed(self):
        """What was replaced is on the disk as soon as what replaces it."""
        self.correct_card()
        self.program.kill()
        table.call_tool('check', self.path)
        self.program.start(self.path)
        self.check_page(self.read_corrected())
        self.program.key('ctrl+z')
        self.program.wait_until(lambda: self.read_events() == self.record['events'], 'the cards as they were')
        self.check_page(self.read_game(self.path))

    def test_cancelled(self):
        before = self.read_page()
        self.enter_other_card()
        self.program.press('button', 'Cancel')
        self.wait_until_closed()
        self.assertEqual(self.read_page(), before)
        self.assertEqual(self.read_game(self.path), self.record)

    def test_changed_again(self):
        """What is entered anew and turns out to have been right changes nothing."""
        self.enter_other_card()
        self.program.press('button', 'Change Again')
        self.press_card(CARDS[3])
        self.program.press('button', 'Correct')
        # Nothing is asked where nothing else turns out otherwise.
        self.wait_until_closed()
        self.check_page(self.record | {'earlier': self.program.wait_until(
            lambda: self.read_game(self.path).get('earlier'), 'what was replaced')})

    def test_from_path(self):
        """The days in the header lead to what happened on them."""
        self.press_day('Tuesday')
        self.find_line('The families play their cards')
        self.assertEqual({item.name for item in self.program.find_all('button', DAY)},
                         {f'{day} in the Chronicle' for day in ['Monday', 'Tuesday', 'Wednesday', 'Thursday']})

    def correct_card(self):
        self.enter_other_card()
        self.program.press('button', 'Accept')
        self.wait_until_closed()
        self.program.wait_until(self.read_corrected, 'the corrected cards on the disk')

    def read_events(self):
        return self.read_game(self.path)['events']

    def press_day(self, day):
        # Where the chronicle is hidden it is opened.
        self.program.key('ctrl+h')
        self.program.wait_until_gone('label', 'Chronicle')
        self.program.press('button', f'{day} in the Chronicle')
        self.program.find('label', 'Chronicle')

    def enter_other_card(self):
        line = self.find_line('The families play their cards')
        next(item for item in line.walk() if item.role in driver.ROLES['button']).press()
        self.program.press('button', 'Correct…')
        self.program.find('window', 'Correct')
        self.take_picture('correct-entry')
        self.press_card(CORRECTED[3])
        self.program.press('button', 'Correct')
        self.program.find('button', 'Accept')

    def press_card(self, value):
        player = self.record['players'][3]['name']
        self.program.press('button', f'{player}: The {value} sends {value} members')

    def read_changes(self):
        """The sentences of what turns out otherwise, or fits no more."""
        changes = self.program.find('list', 'What changes')

        return [item.name for item in changes.walk() if item.role in driver.ROLES['item']]

    def wait_until_closed(self):
        self.program.wait_until(lambda: self.count_windows() == 1, 'the end of the correction')

    def read_corrected(self):
        record = self.read_game(self.path)
        cards = next(event for event in record['events'] if event['type'] == 'family-cards')

        return record if cards['values'] == CORRECTED else None


def make_game():
    """A game that stands on Thursday, after everybody has taken a booth on Wednesday."""
    record = table.play_until(lambda state: state['step'] == 'family-cards', seed=find_seed())
    play(record, {'type': 'family-cards', 'values': CARDS})
    for player in ORDER:
        play(record, {'type': 'take-booth', 'player': player, 'booth': table.find_booth(record)})
    for player in ORDER:
        play(record, {'type': 'pass', 'player': player})

    state = table.read_state(record)
    assert state['day'] == 'thursday' and state['order'] == ORDER

    return record


def find_seed():
    """A game without an edict on the first Wednesday, which would be voted on."""
    for seed in range(1, 100):
        record = table.play_until(lambda state: state['step'] == 'family-cards', seed=seed)
        if all(edict['day'] != 'wednesday' for edict in table.read_state(record)['edicts']):
            return seed

    raise AssertionError('every game has an edict on Wednesday')


def play(record, event):
    record['events'].append(event)
    record['cursor'] = len(record['events'])


def list_takings(record):
    """Who took what on Wednesday, whoever was first."""
    return sorted((event['player'], event['booth']) for event in record['events'] if event['type'] == 'take-booth')


if __name__ == '__main__':
    table.main()
