#!/usr/bin/python3
# test-genua.py: games of Genua, touch by touch
#
# SPDX-License-Identifier: GPL-3.0-or-later

import json
import re
import sys

sys.dont_write_bytecode = True

import table

NAMES = ['Agnes', 'Bruno', 'Clara', 'Dietmar']

PLACES = {'guildhall': 'Guildhall', 'city-hall': 'City Hall', 'post': 'Post', 'cathedral': 'Cathedral',
          'ricci': 'Villa Ricci', 'coach-house': 'Coach House', 'park': 'Park', 'colini': 'Villa Colini',
          'metal': 'Metal Warehouse', 'tavern': 'Tavern', 'cloth': 'Cloth Warehouse', 'zasteri': 'Villa Zasteri',
          'palazzo': 'Palazzo', 'harbour': 'Harbour', 'monetti': 'Villa Monetti', 'grain': 'Grain Warehouse',
          'trattoria': 'Trattoria', 'spice': 'Spice Warehouse', 'street': 'Street', 'market': 'Market Place'}

# How many touches there may be for an event, of which a claim needs two.
MOST_TOUCHES = 1.25


class Genua(table.Case):
    def find_touch(self, name):
        """A building of somebody is called with that player."""
        pattern = f'{re.escape(name)}(: ({"|".join(NAMES)}))?'
        return self.program.wait_until(
            lambda: self.program.find_all('button', where=lambda item: re.fullmatch(pattern, item.name)),
            f'a button “{name}”')[0]

    def touch(self, name, what):
        """Touches what enters an event, which has this in the record."""
        record = self.enter(lambda: self.find_touch(name).press())
        event = record['events'][table.get_cursor(record) - 1]
        self.assertEqual({key: event.get(key) for key in what}, what)

    def test_begin(self):
        """From the shelf to the second turn: the tower, an action, a message, a claim, a deal, a correction."""
        self.program.start()
        self.program.press('button', 'New Game')
        self.program.find('button', 'Begin')
        self.choose('Which game?', 'Genua')
        self.program.find('label', 'New Game of Genua')
        for number, name in enumerate(NAMES, 1):
            self.program.find('entry', f'Name of player {number}').set_text(name)
        self.program.press('button', 'Begin')
        self.wait_for_game()
        self.wait_for_cursor(0)
        self.program.find('label', 'Where does the tower of Agnes start?')
        self.touch('Park', {'type': 'tower', 'player': 1, 'place': 'park'})
        self.touch('Bruno', {'type': 'action', 'player': 2})
        self.touch('Post', {'type': 'move', 'player': 1, 'place': 'post'})
        self.touch('Clara', {'type': 'action', 'player': 3})
        # Nobody else knows what is in hand: that is said on trying (contract, SET-9).
        self.touch('Park – Post: Clara', {'type': 'message', 'player': 3, 'between': ['park', 'post']})
        self.touch('Tavern', {'type': 'move', 'place': 'tavern'})
        self.assertTrue(self.find_touch('Bruno').is_sensitive(), 'he has a further action card of the park')
        self.assertFalse(self.find_touch('Clara').is_sensitive())
        self.program.find('label', where=lambda item: 'Clara has acted in this turn' in item.name)
        self.program.press('button', 'Another Event…')
        self.choose('What Happened', 'Make a Deal')
        self.program.find(where=lambda item: 'a deal names the other player' in item.name)
        self.take_picture('genua-deal')
        self.choose('Player', 'Clara')
        self.program.find_all('spin', 'Ducats')[0].set_value(10)
        self.enter_filled({'type': 'deal', 'player': 3})
        self.touch('Hand the Tower On', {'type': 'end-turn', 'player': 1})
        self.program.find('label', 'Where does the tower of Bruno start?')

    def test_whole_game(self):
        """A round that is the last at once (ROUND-4), and a count that goods decide (END-3)."""
        self.open_game({'format': 'kontor-record', 'version': 1, 'game': 'genua', 'tracking': 'essentials',
                        'players': [{'name': name, 'color': color} for name, color in zip(NAMES, ['white', 'black'])],
                        'options': {'rounds': 1}, 'events': [], 'cursor': 0})
        self.program.find('label', 'This is the last round.')
        for seat in [1, 2]:
            self.touch('Street', {'type': 'tower', 'player': seat, 'place': 'street'})
            self.touch('Post', {'type': 'move', 'place': 'post'})
            self.touch(NAMES[seat - 1], {'type': 'action', 'player': seat})
            self.touch(f'{NAMES[seat - 1]}: Small order', {'type': 'small-order', 'player': seat})
            self.touch('Hand the Tower On', {'type': 'end-turn', 'player': seat})
        self.program.find('label', 'What does everybody have?')
        self.assertFalse(self.program.find_all('label', 'Rank'), 'ranks are told before the end')
        self.program.find_all('spin', 'Goods')[1].set_value(3)
        self.enter_filled({'type': 'final-holdings'})
        score = json.loads(table.call_tool('score', '--format', 'json', self.find_game()))
        self.assertEqual(score['winners'], [2])
        self.program.find('alert', 'Rank 1: Bruno with 0 ducats, before the next by goods.')
        self.program.press('button', 'Course of the Game')
        self.program.find('label', 'Where Actions Were Taken')

    def test_markers(self):
        """A marker on one building, then one more on two, from the streets of one turn (OWN-2, OWN-3)."""
        self.open_game({'format': 'kontor-record', 'version': 1, 'game': 'genua', 'tracking': 'essentials',
                        'players': [{'name': name, 'color': color} for name, color in zip(NAMES, ['white', 'black'])],
                        'events': [], 'cursor': 0})
        self.touch('Street', {'type': 'tower'})
        self.touch('Street', {'type': 'move'})
        self.program.press('button', 'Agnes: Place Markers')
        self.program.find('label', 'Where does Agnes place a marker?')
        self.touch('Post: Place (disc 1)', {'type': 'claim', 'player': 1, 'street': 1, 'on': ['post']})
        self.assertFalse(self.find_touch('Agnes: Place Markers').is_sensitive())
        self.program.press('button', 'Bruno: Place Markers')
        self.program.press('button', 'Park: And another…')
        self.program.find('label', 'Where does Bruno place a marker besides Park?')
        self.touch('Post: Agnes: Only remove', {'type': 'claim', 'player': 2, 'street': 2, 'on': ['park'],
                                                'off': ['post']})
        self.touch('Hand the Tower On', {'type': 'end-turn'})


if __name__ == '__main__':
    table.main()
