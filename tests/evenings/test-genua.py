#!/usr/bin/python3
# test-genua.py: games of Genua, touch by touch
#
# SPDX-License-Identifier: GPL-3.0-or-later

import json
import re
import sys

sys.dont_write_bytecode = True

import driver
import table

NAMES = ['Agnes', 'Bruno', 'Clara', 'Dietmar']

PLACES = {'guildhall': 'Guildhall', 'city-hall': 'City Hall', 'post': 'Post', 'cathedral': 'Cathedral',
          'ricci': 'Villa Ricci', 'coach-house': 'Coach House', 'park': 'Park', 'colini': 'Villa Colini',
          'metal': 'Metal Warehouse', 'tavern': 'Tavern', 'cloth': 'Cloth Warehouse', 'zasteri': 'Villa Zasteri',
          'palazzo': 'Palazzo', 'harbour': 'Harbour', 'monetti': 'Villa Monetti', 'grain': 'Grain Warehouse',
          'trattoria': 'Trattoria', 'spice': 'Spice Warehouse', 'street': 'Street', 'market': 'Market Place'}

THINGS = {'wheat': 'Wheat', 'rice': 'Rice', 'silver': 'Silver', 'copper': 'Copper', 'silk': 'Silk', 'linen': 'Linen',
          'salt': 'Salt', 'pepper': 'Pepper', 'chosen-start': 'Chosen start', 'further-action': 'Further action',
          'any-good': 'Any good', 'exchange': 'Exchange', 'building-action': 'Building action',
          'large-order': 'Large order', 'small-order': 'Small order', 'message': 'Message', 'privilege': 'Privilege',
          'marker': 'Marker'}
GOODS = list(THINGS)[:8]

VILLAS = ['ricci', 'colini', 'zasteri', 'monetti']
# Where among the goods those of the warehouse are that lies beside a villa, of which its orders take none (ORD-2).
BESIDE = {'ricci': 6, 'colini': 2, 'zasteri': 4, 'monetti': 0}

SMALL_ORDERS = ['guildhall', 'post', 'cathedral', 'palazzo', 'park', 'coach-house', 'harbour', 'tavern', 'trattoria']

# Three buildings of each turn, in this order and again, so that everything comes.
ROUTE = ['cathedral', 'grain', 'metal', 'harbour', 'cloth', 'post', 'ricci', 'spice', 'park', 'guildhall', 'colini',
         'tavern', 'palazzo', 'city-hall', 'zasteri', 'coach-house', 'monetti', 'trattoria']

# How many touches there may be for an event.
MOST_TOUCHES = {'essentials': 1.0, 'full': 1.1}


class Group:
    """Four who play a usual game, as the contract counts one: four spaces and three actions a turn, of which two
    are paid for, mostly a message, in every second turn a small order and a claim, and now and then a card."""

    def __init__(self, tracking, rounds):
        self.full = tracking == 'full'
        self.record = {'format': 'kontor-record', 'version': 1, 'game': 'genua', 'tracking': tracking,
                       'players': [{'name': name, 'color': color}
                                   for name, color in zip(NAMES, ['white', 'black', 'red', 'blue'])],
                       'options': {'rounds': rounds}, 'events': [], 'cursor': 0}
        if self.full:
            # A short game begins with goods, so that large orders come in it, too.
            self.record['start'] = 4 * [{'money': 130, 'large-order': 1, 'small-order': 1, 'message': 1, 'privilege': 1,
                                         'silver': 1, 'linen': 1, 'pepper': 1}]
        self.state = table.read_state(self.record)
        n_turns = 0
        while self.state['step'] == 'start':
            self.take_turn(n_turns, self.state['player'])
            n_turns += 1

    def happen(self, **event):
        self.record['events'].append(event)
        self.record['cursor'] += 1
        self.state = table.read_state(self.record)

    def get(self, seat, thing):
        return self.state['players'][seat - 1]['things'][thing] if self.full else 1

    def find_good(self, seat):
        return next((good for good in GOODS if self.get(seat, good)), None)

    def find_actor(self, first):
        """Whoever may act without a card, from somebody on."""
        return next(seat for seat in [(first - 1 + i) % 4 + 1 for i in range(4)] if self.state['free'][seat - 1])

    def act(self, turn, building, seat):
        if self.full and seat != turn and self.get(seat, 'money') >= 10:
            self.happen(type='deal', player=seat, gives={'money': 10})
        event = {}
        if building in VILLAS:
            goods = [next((good for good in GOODS[i:i + 2] if self.get(seat, good)), None) for i in range(0, 8, 2)
                     if i != BESIDE[building]]
            goods = {good: 1 for good in list(filter(None, goods))[:3]}
            orders = len(goods) == 3 and self.get(seat, 'large-order')
            event = {'does': 'order' if orders else 'privilege'}
            if orders and self.full:
                rewards = THINGS if self.state['round'] % 2 else reversed(THINGS)
                event.update(goods=goods, reward=next(thing for thing in rewards if self.state['supply'].get(thing)
                                                      and thing in list(THINGS)[8:13]))
        self.happen(type='action', player=seat, **event)

    def fulfil(self, building, seat):
        if building in SMALL_ORDERS and self.get(seat, 'small-order') and self.find_good(seat):
            self.happen(type='small-order', player=seat, **({'good': self.find_good(seat)} if self.full else {}))

    def use_card(self, seat):
        """One card of whoever has just acted, where any is there."""
        owned = [building for building, owner in self.state['owners'].items()
                 if owner == seat and building not in VILLAS]
        if self.full and self.get(seat, 'any-good'):
            self.happen(type='take-good', player=seat, good=next(good for good in GOODS[::-1] if self.state['supply'][good]))
        elif owned and self.get(seat, 'building-action'):
            self.happen(type='use-building', player=seat, building=owned[0])
        elif self.full and self.get(seat, 'exchange') and self.find_good(seat):
            self.happen(type='exchange', player=seat, gives=self.find_good(seat), takes='marker')

    def deliver(self, turn, path):
        """Between buildings that are no neighbours. Only where there are more of these a touch tells them."""
        seat = next((seat for seat in [turn, turn % 4 + 1] if self.get(seat, 'message')), None)
        if seat:
            self.happen(type='message', player=seat, between=list_pairs(path)[0])

    def claim(self, turn, path):
        free = [building for building in PLACES if self.state['owners'].get(building, 0) is None]
        for seat in [(turn - 1 + i) % 4 + 1 for i in range(4)]:
            if self.get(seat, 'marker') and self.state['players'][seat - 1]['markers-left'] + self.full and free:
                self.happen(type='claim', player=seat, street=path.index('street') + 1, on=[free[-1]])
                return

    def take_turn(self, n, turn):
        path = [ROUTE[(3 * n + n // 6 + i) % len(ROUTE)] for i in range(3)]
        path.insert(1 + n % 2, 'street')
        for i, place in enumerate(path):
            start = {'type': 'tower', 'player': turn, 'place': place}
            if i == 0 and self.full and self.get(turn, 'chosen-start'):
                start['chosen'] = True
            self.happen(**(start if i == 0 else {'type': 'move', 'player': turn, 'place': place}))
            if place == 'street':
                continue
            seat = turn if i == 0 else self.find_actor(turn + i)
            self.act(turn, place, seat)
            if n % 2 == 0:
                self.fulfil(place, seat)
            if n % 2 == 1 and i == 3:
                self.use_card(seat)
            if n % 4 == 2 and len(self.state['path']) == 3:
                self.deliver(turn, path)
        if n % 4 < 2:
            self.deliver(turn, path)
        if n % 2:
            self.claim(turn, path)
        self.happen(type='end-turn', player=turn)


def list_pairs(path):
    """Between which buildings a message may go."""
    return [[place, other] for i, place in enumerate(path) for other in path[i + 2:]
            if 'street' not in (place, other) and 'market' not in (place, other)]


def make_game(tracking='essentials', events=()):
    """A game of two that has come so far."""
    return {'format': 'kontor-record', 'version': 1, 'game': 'genua', 'tracking': tracking,
            'players': [{'name': name, 'color': color} for name, color in zip(NAMES, ['white', 'black'])],
            'events': list(events), 'cursor': len(events)}


def list_asked(event, before):
    """Which goods of a large order are asked for: not those of which there is only one in a warehouse."""
    has = before['players'][event['player'] - 1]['things']
    return [good for good in event['goods'] if has[good] and has[GOODS[GOODS.index(good) ^ 1]]]


def list_touches(event, before, paid, last_paid):
    """The buttons that enter an event, one after the other, in the order in which the table speaks: who buys, and for how much."""
    name = NAMES[event['player'] - 1]
    kind = event['type']
    if kind in ('tower', 'move'):
        return (['Chosen start'] if event.get('chosen') else []) + [PLACES[event['place']]]
    if kind == 'action':
        who = name + {'order': ': Large order', 'privilege': ': Privilege'}.get(event.get('does'), '')
        if paid and paid == last_paid and 'does' not in event:
            return [f'{name}: pays {paid} ducats']
        return ([who] + ([THINGS[good] for good in list_asked(event, before)] + [THINGS[event['reward']]] if 'reward' in event else [])
                + ([f'Paid to {NAMES[before["player"] - 1]}: {paid}'] if paid is not None else []))
    if kind == 'small-order':
        return [f'{name}: Small order' + (f': {THINGS[event["good"]]}' if 'good' in event else '')]
    if kind == 'message':
        return [f'{PLACES[event["between"][0]]} – {PLACES[event["between"][1]]}: {name}']
    if kind == 'take-good':
        return [f'Any good: {THINGS[event["good"]]}']
    if kind == 'use-building':
        return [f'Building action: {PLACES[event["building"]]}']
    if kind == 'exchange':
        return ['Exchange', THINGS[event['gives']], THINGS[event['takes']]]
    if kind == 'claim':
        return [f'{name}: Place Markers', PLACES[event["on"][0]]]
    return ['Hand the Tower On']


class Genua(table.Case):
    def find_touch(self, name):
        """A building of somebody is called with that player, and one where the tower was with its disc."""
        pattern = re.compile(rf'\A(\d[.] )*{re.escape(name)}(, owned by ({"|".join(NAMES)})|: Take the Action|: likely next)?\Z')
        return self.program.wait_until(lambda: self.program.find_all('button', pattern), f'a button “{name}”')[0]

    def wait_for_reason(self, name, reason):
        """What is to be said of a touch; names, states and this come one after the other."""
        self.program.wait_until(lambda: reason in self.find_touch(name).description, f'“{name}” to say “{reason}”')

    def wait_for_sense(self, name, sensitive):
        self.program.wait_until(lambda: self.find_touch(name).is_sensitive() == sensitive,
                                f'“{name}” to be {"there to touch" if sensitive else "in nobody’s reach"}')

    def choose_touch(self, name):
        """Touches what enters nothing yet, and waits until something else is asked, if need be of the same things."""
        item = self.find_touch(name)
        asked = self.list_questions()
        item.click()
        self.program.wait_until(lambda: not self.program.shows(item) or self.list_questions() != asked, f'other buttons after “{name}”')

    def list_questions(self):
        root = self.program.look()

        return [item.name for item in root.walk() if item.name.endswith('?')] if root is not None else []

    def touch(self, name, what):
        """Touches what enters an event, which has this in the record."""
        record = self.enter(lambda: self.find_touch(name).press())
        event = record['events'][table.get_cursor(record) - 1]
        self.assertEqual({key: event.get(key) for key in what}, what)

    def order_ring(self):
        """Whether the ring runs so is one question, answered by a touch, by dragging or with keys (CITY-3)."""
        def find_place(place, name):
            return self.program.find('button', re.compile(f'{name}: place {place} of 14, between '))

        self.program.find('label', 'Does it run so on your board?')
        self.assertFalse(self.program.find('button', 'As Usual').is_sensitive())
        for place in [11, 8, 11]:
            self.program.press('button', 'Turn Zasteri – Monetti Round')
            find_place(place, 'Villa Zasteri')
            find_place(19 - place, 'Villa Monetti')
        find_place(1, 'Villa Ricci').drag_to(find_place(2, 'Coach House'))
        # The shorter way round: only its neighbour moves.
        find_place(1, 'Coach House').drag_to(find_place(14, 'Spice Warehouse'))
        find_place(1, 'Spice Warehouse')
        find_place(14, 'Coach House')
        # With keys, back again and put down; what is not put down goes back by Escape.
        find_place(3, 'Park').click()
        self.program.find('label', re.compile('Where does this stand: Park[?]'))
        for key, place in [('Right', 4), ('Right', 5), ('Down', 6), ('Up', 5)]:
            self.program.key(key)
            self.program.wait_until(lambda: 'focused' in find_place(place, 'Park').get_states(), f'the focus on {place}')
        self.program.key('Return')
        self.program.find('label', re.compile('Drag what stands elsewhere'))
        self.program.key('Return')
        self.program.key('Left')
        find_place(4, 'Park')
        self.take_picture('genua-ring')
        self.program.key('Escape')
        find_place(5, 'Park')

        return ['spice', 'ricci', 'colini', 'metal', 'park', 'tavern', 'cloth', 'monetti', 'harbour', 'palazzo', 'zasteri',
                'grain', 'trattoria', 'coach-house']

    def write_collection(self, **cards):
        """What earlier games have taught."""
        collection = self.home / 'data' / 'kontor' / 'genua-collection.json'
        collection.parent.mkdir(parents=True, exist_ok=True)
        collection.write_text(json.dumps({'format': 'genua-collection', 'version': 1, 'game': 'genua', **cards}))

    def check_known_words(self):
        """What is known of the city is no card, and is not called one; what cannot be is refused in a sentence (TOWER-3)."""
        self.program.key('ctrl+comma')
        self.program.press_first('button', 'Edit…', place=3)
        self.program.find('label', re.compile('^What was entered wrong is corrected or removed here'))
        self.take_picture('genua-known')
        self.program.press('button', 'Add to: Squares and Our Copy')
        self.program.find('label', 'Add to: Squares and Our Copy')
        for die in [1, 2]:
            self.program.find('spin', f'Red Die and Blue Die {die}').set_value(4)
        self.program.find('alert', 'the market place is where both dice show 4 or 5 [TOWER-3]')
        self.take_picture('genua-known-add')

    def test_begin(self):
        """From the shelf to the second turn: the tower, an action, a message, a claim, a deal, a correction."""
        self.write_collection(copies=[{'markers': 5}])
        self.program.start()
        self.program.press('button', 'New Game')
        self.program.find('button', 'Begin')
        self.choose('Which game?', 'Genua')
        self.program.find('label', 'New Game of Genua')
        # What the table's own copy says was told in another game; nothing is typed yet.
        self.program.find('spin', 'Markers Each', where=lambda item: item.get_value() == 5)
        self.program.find('label', 'The youngest first: that is the start player for the whole game.')
        for number, name in enumerate(NAMES, 1):
            self.program.find('entry', f'Name of player {number}').set_text(name)
        ring = self.order_ring()
        # Where only the score is entered, of what is agreed only the ring means anything.
        self.program.press('button', 'Only the score')
        self.program.wait_until(lambda: not self.program.find_all('spin', 'Markers Each'), 'one option')
        self.program.find('button', 'Turn Zasteri – Monetti Round')
        self.program.press('button', 'Everything')
        self.program.find('spin', 'Markers Each')
        self.program.press('button', 'Begin')
        self.wait_for_game()
        options = self.wait_for_cursor(0)['options']
        self.assertEqual((options['ring'], options['markers']), (ring, 5))
        self.program.find('label', 'Where does the tower of Agnes start?')
        self.touch('Park', {'type': 'tower', 'player': 1, 'place': 'park'})
        for name, place in [('Bruno', 'post'), ('Clara', 'tavern')]:
            self.choose_touch(name)
            self.program.find('label', f'What does {name} pay to Agnes for the action?')
            self.touch('Paid to Agnes: 0', {'type': 'action', 'player': NAMES.index(name) + 1})
            if name == 'Bruno':
                self.touch(PLACES[place], {'type': 'move', 'player': 1, 'place': place})
        # No message joins neighbours (MSG-3).
        self.assertFalse(self.program.find_all('button', 'Park – Post: Clara'))
        self.touch('Tavern', {'type': 'move', 'place': 'tavern'})
        # Nobody else knows what is in hand: that is said on trying (contract, SET-9).
        self.touch('Park – Tavern: Clara', {'type': 'message', 'player': 3, 'between': ['park', 'tavern']})
        self.wait_for_sense('Bruno', True)
        self.wait_for_reason('Clara', 'Clara has acted in this turn')
        self.program.wait_until(lambda: self.program.find_all('label', re.compile('Clara has acted in this turn')), 'what is in the way')
        self.choose_touch('Clara: Deal…')
        self.program.find('label', 'What changes hands between Clara and Agnes?')
        self.take_picture('genua-deal')
        self.touch('Paid to Agnes: 10', {'type': 'deal', 'player': 3, 'gives': {'money': 10}})
        self.touch('Hand the Tower On', {'type': 'end-turn', 'player': 1})
        self.program.find('label', 'Where does the tower of Bruno start?')
        # The board is the same the next time (CITY-3).
        self.program.press('button', 'Back to the Shelf')
        self.program.press('button', 'New Game')
        self.program.find('button', re.compile('Spice Warehouse: place 1 of 14, between Coach House and Villa Ricci'))
        self.check_known_words()

    def test_behind_cover(self):
        """What chains would pay is worked out behind the cover, and recorded nowhere (PRIV-2, PRIV-3)."""
        path = self.open_game(make_game())
        before = path.read_text()
        self.assertFalse(self.program.find_all('button', 'What Chains Would Pay'))
        self.program.key('F6')
        self.program.find('button', 'What Chains Would Pay').click()
        for name in ['Villa Ricci: +10', 'Park: +10', 'Harbour: +10', 'Coach House: +40']:
            self.program.find('button', name).click()
        self.program.find('label', '60 + 10: that is 70 ducats.')
        self.program.find('button', 'Villa Colini: +40').click()
        self.program.find('label', '100 + 10: that is 110 ducats.')
        self.take_picture('genua-behind-cover')
        self.program.find('button', 'Villa Colini: ✓').click()
        self.program.key('F6')
        self.program.wait_until(lambda: not self.program.find_all('label', '60 + 10: that is 70 ducats.'), 'the cover')
        self.assertEqual(path.read_text(), before)

    def test_why(self):
        """Who may act, the marker, what markers cost, and what was paid (ACT-3, ROUND-3, OWN-5, DEAL-3, TWO-2)."""
        money = {'type': 'deal', 'player': 2, 'gives': {'money': 15}}
        # What is paid for something else, or elsewhere, is no price of the building.
        for_move, for_message = money | {'gives': {'money': 7}}, money | {'gives': {'money': 20}, 'promise': 'a message'}
        self.open_game(make_game('full', [
            {'type': 'tower', 'player': 1, 'place': 'market', 'dice': [4, 5]}, {'type': 'move', 'player': 1, 'place': 'street'},
            for_move, {'type': 'move', 'player': 1, 'place': 'cathedral'}, for_message, money, {'type': 'action', 'player': 2},
            {'type': 'claim', 'player': 2, 'street': 2, 'on': ['post']},
            {'type': 'end-turn', 'player': 1}, {'type': 'tower', 'player': 2, 'place': 'street'},
            {'type': 'move', 'player': 2, 'place': 'post'}]) | {'options': {'owner-fee-own': False}})
        self.program.find('label', 'With two players an offer holds at least one thing that is not money.')
        for word, answer in [('Round marker: 2 of 12, at most 10 more rounds',
                              'this is round 1.\nAgnes rolls 4 and 5, and the tower starts on the Market Place.'),
                             ('May act here', 'The action here takes no card.'),
                             ('1', 'Bruno owns: Post. A building brings 10 ducats at the end, and 10 whenever somebody else'), ('What was paid for actions', 'before taking its action:\nCathedral: 15')]:
            name = f'Why “{word}”?'
            self.program.wait_until(lambda: self.program.find_all('button', re.compile(re.escape(word))), name)[0].click()
            self.program.find('label', re.compile(re.escape(answer)))
            self.close_answer(re.compile(re.escape(answer)))
        self.program.key('alt+Left')
        self.program.find('button', 'New Game')

    def test_two_buildings(self):
        """Only that is offered first after which there is a second one (OWN-3, OWN-5); why not stands below the ring."""
        self.open_game(make_game('full', [
            {'type': 'correction', 'player': 1, 'things': {'marker': 2}, 'owners': {'post': 2, 'park': 1}},
            {'type': 'tower', 'player': 1, 'place': 'street'}]))
        self.choose_touch('Agnes: On Two Buildings')
        post = 'Post, owned by Bruno'
        self.program.find('button', f'{post}: Place: 2 markers',
                          lambda item: item.description == 'Agnes has only 2 markers, not 3')
        self.program.find('label', re.compile('Agnes has only 2 markers, not 3'))
        self.wait_for_sense('Park', False)
        self.take_picture('genua-markers')
        self.program.find('button', f'{post}: Only remove: 1 marker').click()
        self.program.find('label', re.compile('besides the Post'))
        self.touch('Cathedral', {'type': 'claim', 'player': 1, 'on': ['cathedral'], 'off': ['post']})

    def test_price(self):
        """Who buys an action says for how much, by one touch more, and undo takes both back (DEAL-3)."""
        self.open_game(make_game('full', [{'type': 'tower', 'player': 1, 'place': 'cathedral'}])
                       | {'players': [{'name': name, 'color': color} for name, color in zip(NAMES, ['white', 'black', 'red'])]})
        self.touch('Post', {'type': 'move', 'place': 'post'})
        self.choose_touch('Bruno')
        # What is written would be entered without the action: that is a deal of its own.
        self.assertFalse(self.program.find_all('button', 'With a Promise…'))
        self.program.key('Escape')
        self.choose_touch('Bruno: Deal…')
        # What is promised is filled in, and stands on the page from then on.
        self.program.press('button', 'With a Promise…')
        self.program.find('entry', 'Promise').set_text('the next action')
        self.enter(lambda: self.program.press('button', 'Enter'))
        self.program.find('label', 'Promised: Bruno: the next action')
        # Whoever sees that it was kept strikes it, which undo takes back.
        self.program.press('button', 'Strike: Promised: Bruno: the next action')
        self.program.wait_until_gone('label', 'Promised: Bruno: the next action')
        self.program.key('ctrl+z')
        self.program.find('label', 'Promised: Bruno: the next action')
        self.program.key('ctrl+z')
        self.wait_for_cursor(2)
        self.choose_touch('Bruno')
        # A key is five times as many ducats.
        self.program.find('button', 'Paid to Agnes: 10')
        record = self.enter(lambda: self.program.key('2'))
        self.assertEqual([event['type'] for event in record['events'][2:]], ['deal', 'action'])
        # Who has paid is who has acted, and it was Bruno after all.
        self.program.key('F7')
        self.choose('Player', 'Clara')
        self.program.press('button', 'Correct')
        self.program.find('label', 'Clara takes the action of the Post.')
        self.take_picture('genua-buyer')
        self.program.press('button', 'Accept')
        for key, player in [(None, 3), ('ctrl+z', 2)]:
            if key is not None:
                self.program.key(key)
            self.program.wait_until(lambda player=player: [event['player'] for event in self.read_game()['events'][2:]] == [player] * 2,
                                    'who has bought it')
        self.touch('Harbour', {'type': 'move', 'place': 'harbour'})
        # What was paid last is paid again by one touch.
        record = self.enter(lambda: self.find_touch('Clara: pays 10 ducats').press())
        self.assertEqual([(event['type'], event['player']) for event in record['events'][-2:]], [('deal', 3), ('action', 3)])
        # Now only Agnes could act, and nobody pays her.
        self.touch('Cloth Warehouse', {'type': 'move', 'place': 'cloth'})
        self.touch('Agnes', {'type': 'action', 'player': 1})

    def test_order_takes_back(self):
        """A card that is laid down for a large order may be what it brings, where no other is left (ORD-3)."""
        self.open_game(make_game('full', [
            {'type': 'correction', 'player': 1, 'things': {'further-action': 1, 'building-action': 1, 'large-order': 2, 'silver': 2,
                                                            'linen': 2, 'wheat': 2, 'pepper': 2}, 'owners': {'colini': 1}},
            {'type': 'correction', 'player': 2, 'things': {'chosen-start': 5, 'further-action': 4, 'any-good': 5, 'exchange': 7,
                                                            'building-action': 4}},
            {'type': 'tower', 'player': 1, 'place': 'post'}, {'type': 'action', 'player': 1},
            {'type': 'move', 'player': 1, 'place': 'ricci'}]))
        for order, goods, card, kind in [('Agnes: Large order', ['wheat', 'silver', 'linen'], 'further-action', 'action'),
                                         ('Building action: Villa Colini: Large order', ['wheat', 'linen', 'pepper'], 'building-action',
                                          'use-building')]:
            # Of each warehouse there is but one kind, and only one card is left: nothing is asked.
            self.touch(order, {'type': kind, 'does': 'order', 'reward': card, 'goods': {good: 1 for good in goods}})

    def test_order_anyway(self):
        """Goods that only the books lack come last, say so, and are handed over anyway (ORD-1)."""
        path = self.open_game(make_game('full', [
            {'type': 'correction', 'player': 1, 'things': {'further-action': 1, 'large-order': 1, 'silver': 1, 'linen': 1, 'wheat': 1,
                                                            'rice': 0, 'salt': 0, 'pepper': 0}},
            {'type': 'tower', 'player': 1, 'place': 'post'}, {'type': 'action', 'player': 1},
            {'type': 'move', 'player': 1, 'place': 'ricci'}]))
        self.choose_touch('Agnes: Large order')
        # What follows of itself may lie otherwise.
        self.choose_touch('Other Goods: 1 wheat, 1 silver, 1 piece of linen')
        self.program.find('label', 'Which goods does Agnes hand over? (1 of 3)')
        for name in ['Silver', 'Linen']:
            self.choose_touch(name)
        self.program.find('label', re.compile('Agnes has no rice'))
        self.choose_touch('Rice')
        self.program.press('button', 'Any good')
        self.program.press('button', 'Enter anyway: the table is right')
        self.program.wait_until(lambda: self.read_game(path)['events'][-1].get('goods') == {'silver': 1, 'linen': 1, 'rice': 1},
                                'the order')

    def test_all_anyway(self):
        """What lies open and only the books lack is listed all the same, pale, and entered anyway (CARD-1, ORD-1, OWN-5)."""
        path = self.open_game(make_game('full', [
            {'type': 'correction', 'player': seat, 'things': {thing: 0 for thing in [*GOODS, *list(THINGS)[8:13], 'marker']}}
            for seat in [1, 2]] + [{'type': 'correction', 'player': 2, 'things': {'salt': 5}, 'owners': {'park': 1}}]))

        def enter(names, what):
            for name in names[:-1]:
                self.choose_touch(name)
            self.find_touch(names[-1]).press()
            self.program.press('button', 'Enter anyway: the table is right')
            self.program.wait_until(lambda: self.read_game(path)['events'][-1] | what == self.read_game(path)['events'][-1],
                                    f'what is entered by {names}')

        self.program.find('label', 'Agnes has no chosen-start card')
        enter(['Chosen start', 'Post'], {'type': 'tower', 'place': 'post', 'chosen': True})
        self.touch('Agnes', {'type': 'action', 'player': 1})
        self.take_picture('genua-all-anyway')
        # There is no salt left, either, since Bruno has it all by the books.
        enter(['Any good', 'Agnes: Salt'], {'type': 'take-good', 'good': 'salt'})
        self.assertEqual([event.get('things') for event in self.read_game(path)['events'][-3:-1]], [{'any-good': 1}, {'salt': 4}])
        enter(['Building action', 'Agnes: Park'], {'type': 'use-building', 'building': 'park'})
        enter(['Exchange', 'Copper', 'Rice'], {'type': 'exchange', 'gives': 'copper', 'takes': 'rice'})
        # What is there comes first.
        names = [item.name for item in self.program.find_all('button', re.compile('^Agnes: Small order: '))]
        self.assertEqual(names, [f'Agnes: Small order: {THINGS[good]}' for good in
                                 ['rice', 'salt', *(good for good in GOODS if good not in ('rice', 'salt'))]])
        enter(['Agnes: Small order: Silk'], {'type': 'small-order', 'good': 'silk'})
        # What could not be done with it either is not there.
        self.program.find('label', 'A small order was fulfilled in the Post already in this turn')
        self.assertFalse(self.program.find_all('button', re.compile('^Agnes: Small order: ')))
        self.touch('Villa Ricci', {'type': 'move', 'place': 'ricci'})
        enter(['Bruno: Large order', 'Silver', 'Linen', 'Wheat', 'Any good', 'Paid to Agnes: 0'],
              {'type': 'action', 'player': 2, 'does': 'order', 'goods': {'silver': 1, 'linen': 1, 'wheat': 1}})
        self.touch('Street', {'type': 'move', 'place': 'street'})
        enter(['Bruno: On Two Buildings', 'Cathedral', 'Harbour'],
              {'type': 'claim', 'player': 2, 'on': ['cathedral', 'harbour']})

    def test_enter_alone(self):
        """Enter is for what shows it: nothing is played because something on a page has the focus from the beginning."""
        self.open_game(make_game('full', []))
        self.program.find('button', 'Market Place')
        # It rolls, or asks for the space that was rolled, which is touched.
        self.type_keys('Return')
        if self.program.wait_until(lambda: self.program.find_all('label', re.compile('Which space is at red|Agnes rolls ')), 'a roll')[0].name[0] == 'W':
            self.touch('Park', {'type': 'tower', 'place': 'park'})
        self.wait_for_cursor(1)
        # Where the way on stands at the foot it shows that Enter is for that.
        self.type_keys('Return')
        self.wait_for_cursor(2)
        self.program.key('ctrl+z')
        self.assertEqual([event['type'] for event in self.wait_for_cursor(1)['events']], ['tower', 'end-turn'])

    def test_deal(self):
        """A deal in goods takes four touches, on one page: what lies open is offered (DEAL-2, SET-9). What deals cost has a
        minus where money is explained."""
        self.open_game(make_game('full', [
            {'type': 'correction', 'player': 1, 'things': {'money': 100, 'silver': 2, 'exchange': 1}},
            {'type': 'correction', 'player': 2, 'things': {'salt': 1, 'pepper': 3, 'building-action': 1, 'silk': 1}},
            {'type': 'tower', 'player': 1, 'place': 'post'},
            {'type': 'deal', 'player': 2, 'gives': {'salt': 1}, 'gets': {'money': 45}}]))
        self.choose_touch('Bruno: Deal…')
        self.program.find('spin', 'Pepper: Bruno: Gives')
        self.program.key('Escape')
        self.program.wait_until_gone('spin', 'Pepper: Bruno: Gives')
        self.choose_touch('Bruno: Deal…')
        self.program.find('spin', 'Pepper: Bruno: Gives').set_value(1)
        self.program.find('spin', 'Silver: Agnes: Gives').set_value(1)
        self.program.find('label', 'With two players an offer holds at least one thing that is not money.')
        self.take_picture('genua-deal-in-goods')
        self.touch('Make a Deal', {'type': 'deal', 'player': 2, 'gives': {'pepper': 1}, 'gets': {'silver': 1}})
        self.program.find('label', 'Bruno gives 1 pepper to Agnes for 1 silver.')
        self.program.key('F6')
        self.program.find('button', re.compile('^Why “55 ducats')).click()
        self.program.find('label', 'Agnes has 55 ducats, from: deals −45, the rest 100.')

    def choose_owner(self, building, owner):
        """A list in which who has it by the books is chosen at first."""
        self.program.find('combo', building).click()
        self.program.find('item', 'As it is')
        for key in ['Home'] + ['As it is', 'None', *NAMES].index(owner) * ['Down'] + ['Return']:
            self.program.key(key)
        self.program.wait_until_gone('item', 'As it is')

    def test_correct(self):
        """What is corrected is said by filling it in, and nothing else is (contract, correction); purses and hands are
        told to nobody else (SET-9)."""
        path = self.open_game(make_game('full', [{'type': 'correction', 'owners': {'park': 2}}]))
        money = table.read_state(path)['players'][0]['things']['money']
        # What the books have is there to be put right, and nothing is entered where nothing is changed.
        self.program.press('button', 'Menu')
        self.program.press('item', 'Correct Holdings…')
        self.program.find('item', re.compile('What Somebody Has')).click()
        self.program.find('spin', 'Ducats', lambda item: item.get_value() == money)
        self.assertFalse(self.program.find('button', 'Enter').is_sensitive())
        self.program.find('label', 'Change a number that is not right first')
        # What is emptied is no 0: it is as the books have it, and shows that again when it is left.
        ducats = self.program.find('spin', 'Ducats')
        ducats.click()
        self.program.type('7')
        self.program.find('button', 'Enter', driver.Item.is_sensitive)
        self.type_keys('ctrl+a', 'BackSpace')
        self.program.find('button', 'Enter', lambda item: not item.is_sensitive())
        self.program.wait_until(lambda: ducats.get_value() is None, 'no number')
        self.type_keys('Tab')
        self.program.wait_until(lambda: ducats.get_value() == money, 'what the books have')
        self.program.find('item', re.compile('Who Owns Which Building')).click()
        self.take_picture('genua-owners')
        self.program.find('item', re.compile('^Who Owns Which Building .* Post None .* Park Bruno '))
        self.assertFalse(self.program.find('button', 'Enter').is_sensitive())
        self.program.key('Escape')
        self.program.wait_until(lambda: self.count_windows() == 1, 'the game alone')
        for row, widget, what in [
                ('Who Owns Which Building', lambda: self.choose_owner('Post', 'Bruno'), {'owners': {'post': 2}}),
                ('Who Owns Which Building', lambda: self.choose_owner('Park', 'None'), {'owners': {'park': None}}),
                ('What Somebody Has', lambda: self.program.find('spin', 'Silver').set_value(2), {'player': 1, 'things': {'silver': 2}}),
                ('What Somebody Has', lambda: self.program.find('spin', 'Ducats').set_value(85), {'player': 1, 'things': {'money': 85}})]:
            self.program.press('button', 'Menu')
            self.program.press('item', 'Correct Holdings…')
            self.program.find('item', re.compile(row)).click()
            widget()
            record = self.enter(lambda: self.program.press('button', 'Enter'))
            self.assertEqual({key: value for key, value in record['events'][-1].items() if key not in ('type', 'at')}, what)
        self.program.find('label', 'Corrected for Agnes: purse and hand.')
        self.program.find('label', 'What is kept secret is covered.')
        self.assertFalse(self.program.find_all('label', re.compile('85')))
        self.program.key('F6')
        self.program.find('label', re.compile('^85 ducats'))
        self.take_picture('genua-correct')

    def test_correct_what_another_had(self):
        """What was booked to the wrong player goes over to the right one in one correction, though there is no more of it in
        the supply (ALL-1)."""
        self.open_game(make_game('full', [{'type': 'correction', 'player': 2, 'things': {'rice': 5}}]))
        self.program.press('button', 'Menu')
        self.program.press('item', 'Correct Holdings…')
        self.program.find('item', re.compile('What Somebody Has')).click()
        self.program.find('spin', 'Rice').set_value(2)
        self.choose('Player', NAMES[1])
        self.program.find('item', re.compile('What Somebody Has')).click()
        self.program.find('spin', 'Rice', lambda item: item.get_value() == 5).set_value(3)
        events = self.enter(lambda: self.program.find('button', 'Enter', driver.Item.is_sensitive).press())['events'][1:]
        self.assertEqual([(event['player'], event['things']) for event in events], [(2, {'rice': 3}), (1, {'rice': 2})])

    def test_payments(self):
        """What the bank pays says why: at once, in the chronicle, and of all that an owner got (ACT-6, MSG-2)."""
        self.open_game(make_game('essentials', [
            {'type': 'correction', 'owners': {'park': 2}}, {'type': 'tower', 'player': 1, 'place': 'post'},
            {'type': 'move', 'player': 1, 'place': 'street'}, {'type': 'move', 'player': 1, 'place': 'park'},
            {'type': 'action', 'player': 1}]))
        owned = 'Bruno owns the Park. For each action there the bank pays the owner 10 ducats.'
        paid = re.compile('The bank has paid 10 ducats so far:\nAgnes takes the action of the Park[.]')
        for word, answer in [('Bruno gets 10 ducats as the owner of the Park.', re.compile(re.escape(owned))), ('1', paid)]:
            self.program.find('button', f'Why “{word}”?').click()
            self.program.find('label', answer)
            self.close_answer(answer)
        self.touch('Post – Park: Bruno', {'type': 'message', 'player': 2})
        for line, answer in [('Bruno delivers a message', 'For a message the bank pays 30 ducats.'), ('Agnes takes the action', owned)]:
            row = self.program.find('item', re.compile(line))
            next(item for item in row.walk() if item.is_called('Go back here, correct, insert or take out')).click()
            self.program.find('label', answer)
        self.take_picture('genua-payments')

    def test_villa_by_card(self):
        """A villa of one's own is used by card, whatever else is owned (CARD-7), without a large order, too."""
        self.open_game(make_game('full', [
            {'type': 'correction', 'player': 1, 'things': {'building-action': 3, 'further-action': 1, 'marker': 1,
                                                            'silver': 1, 'linen': 1, 'wheat': 1},
             'owners': {'ricci': 1, 'park': 1}}]))
        # Deals are made before the tower starts, too (DEAL-1, TWO-2).
        self.program.find('button', 'Bruno: Deal…')
        self.program.find('label', 'With two players an offer holds at least one thing that is not money.')
        self.touch('Post', {'type': 'tower', 'place': 'post'})
        self.touch('Agnes', {'type': 'action', 'player': 1})
        self.program.find('button', re.compile('May act by card'))
        self.touch('Building action: Villa Ricci', {'type': 'use-building', 'building': 'ricci', 'does': 'privilege'})
        self.touch('Building action: Park', {'type': 'use-building', 'building': 'park'})
        # A large order, with what it brings, too: its goods are all that there are.
        self.choose_touch('Building action: Villa Ricci: Large order')
        self.touch('Exchange', {'type': 'use-building', 'building': 'ricci', 'does': 'order', 'reward': 'exchange',
                                'goods': {'silver': 1, 'linen': 1, 'wheat': 1}})
        self.touch('Street', {'type': 'move', 'place': 'street'})
        # They lie open: who has none is told so beforehand (OWN-5).
        self.program.find('label', 'Bruno has no marker')
        self.choose_touch('Agnes: Place Markers')
        self.touch('Cathedral', {'type': 'claim', 'player': 1, 'street': 2, 'on': ['cathedral']})

    def test_purse_at_end(self):
        """What a purse should hold is told while everybody counts (ALL-3)."""
        turn = [{'type': 'tower', 'place': 'park'}, {'type': 'end-turn'}]
        self.open_game(make_game('full', [event | {'player': seat} for seat in [1, 2] for event in turn])
                       | {'options': {'rounds': 1}})
        self.program.find('label', 'What does everybody have?')
        self.program.key('F6')
        self.program.find('button', re.compile('Why “130 ducats')).click()
        self.program.find('label', re.compile('Agnes has 130 ducats[.]'))
        self.close_answer(re.compile('Agnes has 130 ducats[.]'))

    def test_round_track(self):
        """The display shows where the marker stands, where its track ends (ROUND-4), and the way of the tower."""
        self.open_game(make_game('essentials', [{'type': 'tower', 'player': 1, 'place': 'cathedral'}])
                       | {'options': {'rounds': 3}})
        may_act = re.compile('.*May act here', re.DOTALL)
        before = [len(self.program.find_all('label', name)) for name in ['1. Cathedral', 'Post', may_act]]
        self.program.key('F9')
        self.program.find('image', 'Round marker: 1 of 3')
        for name, n in [('1. Cathedral', before[0] + 1), ('Post', before[1] + 1), (may_act, before[2] + 2)]:
            self.program.wait_until(lambda: len(self.program.find_all('label', name)) == n, f'{n} labels {name}')

    def test_purse_counted_otherwise(self):
        """What is counted otherwise than it should be is corrected as the count is entered, and undone with it."""
        turn = [{'type': 'tower', 'place': 'park'}, {'type': 'end-turn'}]
        self.open_game(make_game('full', [event | {'player': seat} for seat in [1, 2] for event in turn])
                       | {'options': {'rounds': 1}, 'start': [{'money': 130, 'privilege': 1}, {'money': 90, 'privilege': 1}]})
        self.program.find('label', 'What Purses Hold')
        # As many privileges are touched as each has in hand (PRIV-4), which is said where they are not.
        self.program.find('label', re.compile('Agnes has 1 privilege, and here there are 0'))
        self.program.find('button', 'Agnes: Villa Ricci').click()
        self.program.find('label', re.compile('Bruno has 1 privilege, and here there are 0'))
        # What chains pay stands below the ring, and what somebody has is greyed for all others (PRIV-1, PRIV-3).
        self.program.find('label', '10: that is 10 ducats.')
        ricci = self.program.find('button', 'Bruno: Villa Ricci')
        self.program.wait_until(lambda: not ricci.is_sensitive(), 'what Agnes has')
        for name in ['Spice Warehouse', 'Park', 'Harbour']:
            self.program.find('button', f'Agnes: {name}').click()
        self.program.find('label', '30 + 2 × 10: that is 50 ducats.')
        self.take_picture('genua-chains')
        for name in ['Spice Warehouse', 'Park', 'Harbour']:
            self.program.find('button', f'Agnes: {name}').click()
        self.program.find('button', 'Bruno: Park').click()
        self.take_picture('genua-privileges')
        self.assertEqual(self.program.find('spin', 'Agnes').get_value(), 130)
        self.program.find('spin', 'Bruno').set_value(85)
        self.enter(lambda: self.program.press('button', 'Enter'))
        events = self.read_game()['events'][4:]
        self.assertEqual([event['type'] for event in events], ['correction', 'final-holdings'])
        self.assertEqual((events[0]['player'], events[0]['things']), (2, {'money': 85}))
        self.assertEqual([player['privileges'] for player in events[1]['players']], [['ricci'], ['park']])
        self.program.key('ctrl+z')
        self.program.find('label', 'What Purses Hold')
        self.assertEqual(self.program.find('spin', 'Bruno').get_value(), 90)

    def write_settings(self, *lines):
        keyfile = self.config / 'glib-2.0' / 'settings' / 'keyfile'
        keyfile.parent.mkdir(parents=True)
        keyfile.write_text('\n'.join(['[io/github/kontor_companion/Kontor]', *lines, '']))

    def test_clock(self):
        """Each space has its time if the table wants that: paused until somebody goes on, and given a minute more."""
        self.write_settings("time-limit='step'", 'time-limit-seconds=60')
        self.open_game(make_game('essentials', [{'type': 'tower', 'player': 1, 'place': 'cathedral'}]))
        self.assertFalse(self.program.find_all('button', 'Pause'))
        self.program.press('button', 'Menu')
        self.program.press('item', 'Pause the Clock')
        self.program.find('label', re.compile('Paused, time left: [01]:'))
        self.touch('Post', {'type': 'move', 'place': 'post'})
        paused = self.program.find('label', 'Paused, time left: 1:00').name
        self.program.key('F9')
        self.program.wait_until(lambda: len(self.program.find_all('label', paused)) == 2, 'the clock on the display')
        self.take_picture('genua-clock')
        self.program.key('Escape')
        self.program.press('button', 'A Minute More')
        self.program.find('label', 'Paused, time left: 2:00')
        self.program.press('button', 'Go On')
        self.program.wait_until(lambda: not self.program.find_all('button', 'Go On'), 'no clock')
        self.program.key('shift+F4')
        self.program.find('label', re.compile('Time left: [23]:'))
        self.touch('Guildhall', {'type': 'move', 'place': 'guildhall'})

    def play_whole_game(self, tracking, rounds):
        """A game of four, touch by touch; what is paid for an action goes with it."""
        record = Group(tracking, rounds).record
        states = table.read_states(record)
        events = record['events']
        n_touches, paid, last_paid = 0, None, None
        # Each look would go through all that has happened.
        self.write_settings('show-chronicle=false')
        self.open_game(table.cut(record, 0))
        for at, event in enumerate(events):
            if event['type'] == 'deal':
                paid = event['gives']['money']
                continue
            if event['type'] == 'action' and tracking == 'full' and event['player'] != states[at]['player']:
                paid = paid or 0
            if event['type'] == 'small-order' and tracking == 'essentials':
                continue
            touches = list_touches(event, states[at], paid, last_paid)
            n_entered = 1
            if tracking == 'essentials' and events[at + 1:] and events[at + 1]['type'] == 'small-order':
                touches = [f'{NAMES[event["player"] - 1]}: with a Small Order']
                n_entered = 2
            last_paid, paid = paid or last_paid, None
            n_touches += len(touches)
            for name in touches[:-1]:
                self.choose_touch(name)
            self.find_touch(touches[-1]).click()
            entered = self.wait_for_cursor(at + n_entered)['events'][at]
            self.assertEqual({key: entered.get(key) for key in event}, event)
            if [event['type'] for event in events[:at]].count('deal') == 1 and events[at - 1]['type'] == 'deal':
                self.take_back(at + 1)
            if 40 <= at < 52:
                self.take_picture(f'genua-{tracking}-{event["type"]}')
        print(f'{tracking}: {n_touches} touches for {len(events)} events: {n_touches / len(events):.2f}, '
              f'at most {MOST_TOUCHES[tracking]}', flush=True)
        self.assertLessEqual(n_touches / len(events), MOST_TOUCHES[tracking])
        self.program.find('label', 'What does everybody have?')

    def take_back(self, cursor):
        """What one touch entered, a price and the action that it is paid for, one undo takes back."""
        for key, wanted in [('ctrl+z', cursor - 2), ('ctrl+shift+z', cursor)]:
            self.program.key(key)
            self.wait_for_cursor(wanted)

    def test_essentials(self):
        self.play_whole_game('essentials', 2)
        # What is known is no count of what is not.
        self.program.find('button', 'Enter', lambda item: not item.is_sensitive())
        self.program.find('spin', f'{NAMES[0]}: Ducats').set_value(50)
        self.enter_filled({'type': 'final-holdings'})

    def test_full(self):
        self.play_whole_game('full', 3)
        self.take_picture('genua-full-count')

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
        self.program.find('spin', 'Bruno: Goods').set_value(3)
        self.enter_filled({'type': 'final-holdings'})
        score = json.loads(table.call_tool('score', '--format', 'json', self.find_game()))
        self.assertEqual(score['winners'], [2])
        self.program.find('alert', 'Rank 1: Bruno with 0 ducats, ahead of Agnes: 3 goods to 0.')
        self.program.press('button', 'Course of the Game')
        self.program.find('label', 'Where Actions Were Taken')
        self.program.find('label', 'Ducats from the Bank')
        self.assertFalse(self.program.find_all('label', re.compile('How many (ducats|goods) each player had')), 'not tracked')

    def test_keys_alone(self):
        """A whole game of one round without a mouse: towers, an action, an order, and the count."""
        self.open_game({'format': 'kontor-record', 'version': 1, 'game': 'genua', 'tracking': 'essentials',
                        'players': [{'name': name, 'color': color} for name, color in zip(NAMES, ['white', 'black'])],
                        'options': {'rounds': 1}, 'events': [], 'cursor': 0})
        for seat in [1, 2]:
            name = NAMES[seat - 1]
            for touch in ['Street', 'Post', name, f'{name}: Small order']:
                self.do_by_keys(self.find_touch(touch).name)
            self.wait_for_next_step()
            record = self.enter(lambda: self.program.key('Return'))
        self.assertEqual([event['type'] for event in record['events']],
                         2 * ['tower', 'move', 'action', 'small-order', 'end-turn'])
        self.wait_for_focus('spin', 'Agnes: Ducats')
        self.type_keys('5', '0', 'Tab', '3')
        record = self.enter(lambda: self.program.key('Return'))
        self.assertEqual([(player['money'], player.get('goods', 0)) for player in record['events'][-1]['players']],
                         [(50, 3), (0, 0)])

    def test_privileges(self):
        """Privileges are laid open player by player, with what their chains pay (PRIV-3, END-1)."""
        holdings = [{'privileges': ['metal', 'park', 'coach-house', 'ricci', 'harbour', 'zasteri', 'colini'], 'money': 10},
                    {'privileges': ['cloth', 'tavern'], 'money': 20, 'buildings': 2}]
        self.open_game({'format': 'kontor-record', 'version': 1, 'game': 'genua', 'tracking': 'scoring',
                        'players': [{'name': name, 'color': color} for name, color in zip(NAMES, ['white', 'black'])],
                        'events': [{'type': 'final-holdings', 'players': holdings}], 'cursor': 1})
        self.program.find('alert', 'Rank 1: Agnes with 180 ducats.')
        self.program.press('button', 'Open Again')
        for n in range(3):
            wanted = ['+170', '+30'][:n]
            self.program.wait_until(lambda: [item.name for item in self.program.find_all('label', re.compile(r'\A[+]'))]
                                    == wanted, f'what {n} have')
            self.program.press('button', 'Next Hand' if n < 2 else 'Tell the Next Rank')

    def test_dice(self):
        """What the dice show is asked once, and places the tower the next time, in another game too (TOWER-1)."""
        self.open_game(make_game())
        # A die is one key each, as it reads.
        self.find_touch('Red Die: 3')
        self.program.key('3')
        self.find_touch('Blue Die: 7')
        self.program.key('7')
        self.program.find('label', 'Which space is at red 3 and blue 7?')
        self.touch('Park', {'type': 'tower', 'place': 'park', 'dice': [3, 7]})
        self.touch('Hand the Tower On', {'type': 'end-turn'})
        self.choose_touch('Red Die: 3')
        self.touch('Blue Die: 7', {'type': 'tower', 'place': 'park', 'dice': [3, 7]})
        # The market place is where it always is (TOWER-3).
        self.touch('Hand the Tower On', {'type': 'end-turn'})
        self.choose_touch('Red Die: 4')
        self.touch('Blue Die: 5', {'type': 'tower', 'place': 'market', 'dice': [4, 5]})
        # What lies beside where the tower stands is known as far as squares are.
        self.touch('Hand the Tower On', {'type': 'end-turn'})
        self.choose_touch('Red Die: 2')
        self.choose_touch('Blue Die: 7')
        self.touch('Post', {'type': 'tower', 'place': 'post', 'dice': [2, 7]})
        self.program.find('button', 'Park: likely next')
        self.program.wait_until(lambda: len(self.program.find_all('button', re.compile('likely next'))) == 1, 'one place')
        collection = self.program.wait_until(lambda: next((self.home / 'data' / 'kontor').glob('*genua*'), None),
                                             'what is remembered')
        self.assertEqual(json.loads(collection.read_text())['squares'], [{'dice': [2, 7], 'place': 'post'}, {'dice': [3, 7], 'place': 'park'}])
        # What was told wrong is asked once more when it has been taken back.
        self.program.key('ctrl+z')
        self.program.find('label', re.compile('Where does the tower of Bruno start'))
        self.wait_for_cursor(6)
        self.choose_touch('Red Die: 2')
        self.choose_touch('Blue Die: 7')
        self.touch('Tavern', {'type': 'tower', 'place': 'tavern', 'dice': [2, 7]})
        self.touch('Hand the Tower On', {'type': 'end-turn'})
        self.choose_touch('Red Die: 2')
        self.touch('Blue Die: 7', {'type': 'tower', 'place': 'tavern', 'dice': [2, 7]})
        self.touch('Hand the Tower On', {'type': 'end-turn'})
        self.check_kept_roll()

    def roll(self):
        """Rolls both dice here, and tells which space is asked for then, if any is."""
        self.program.press('button', 'Roll both dice here')
        asked = self.program.wait_until(lambda: self.program.find_all('label', re.compile('Which space is at red|^The tower of ')),
                                        'a roll')[0].name
        return re.findall('[1-8]', asked) if 'Which' in asked else None

    def check_kept_roll(self):
        """Whoever does not like what was rolled here gets no other roll by leaving it, or the game, or by undoing it (TOWER-1)."""
        dice = self.roll()
        while dice is None:
            self.touch('Hand the Tower On', {'type': 'end-turn'})
            dice = self.roll()
        self.program.key('Escape')
        self.program.find('button', 'Roll both dice here')
        self.assertEqual(self.roll(), dice)
        self.program.key('Escape')
        self.program.find('button', 'Roll both dice here')
        self.program.press('button', 'Back to the Shelf')
        self.program.press('button', re.compile('Carry on'))
        self.wait_for_game()
        self.assertEqual(self.roll(), dice)
        rolled = {'type': 'tower', 'place': 'street', 'dice': [int(die) for die in dice]}
        self.touch('Street', rolled)
        cursor = table.get_cursor(self.read_game())
        self.program.press('button', re.compile('^Undo'))
        self.wait_for_cursor(cursor - 1)
        self.assertEqual(self.roll(), dice)
        self.touch('Street', rolled)

    def test_known_squares(self):
        """Squares that earlier games have told are known at once, without a touch (CITY-4); what is rolled here is told."""
        squares = [{'dice': [red, blue], 'place': 'post' if (red, blue) == (2, 7) else 'park'}
                   for red in range(1, 9) for blue in range(1, 9) if red not in (4, 5) or blue not in (4, 5)]
        self.write_collection(squares=squares)
        self.write_settings('show-chronicle=false')
        self.open_game(make_game('essentials', [{'type': 'tower', 'player': 1, 'place': 'post', 'dice': [2, 7]}]))
        self.program.find('button', 'Park: likely next')
        self.touch('Hand the Tower On', {'type': 'end-turn'})
        self.program.press('button', 'Roll both dice here')
        dice = self.wait_for_cursor(3)['events'][2]['dice']
        self.program.find('label', re.compile(rf'(\A|\n)Bruno rolls {dice[0]} and {dice[1]}, and the tower starts on '))

    def test_doubtful(self):
        """What can hardly be by what the dice have shown is marked in its place, and says why (CITY-4)."""
        starts = [('cathedral', [8, 8]), ('park', [1, 2]), ('tavern', [2, 1]), ('post', [1, 1])]
        self.open_game(make_game('essentials', [
            event for n, (place, dice) in enumerate(starts) for event in [
                {'type': 'tower', 'player': 1 + n % 2, 'place': place, 'dice': dice}, {'type': 'end-turn', 'player': 1 + n % 2}]][:-1]))
        apart = 'By what the dice have shown, these do not touch: Post – Cathedral'
        self.wait_for_reason('Cathedral', apart)
        self.take_picture('genua-doubtful')
        # Newer GTK describes it by its tooltip.
        self.assertNotIn('do not touch', self.find_touch('Park').description)
        # It can be touched, and is asked about.
        self.find_touch('Street').press()
        self.enter(lambda: self.program.press('button', 'Enter It'))
        self.choose_touch('Bruno: Place Markers')
        self.wait_for_reason('Post', 'By what the dice have shown, these do not touch: Street – Post')
        self.assertNotIn('do not touch', self.find_touch('Park').description)
        self.program.key('Escape')
        self.find_touch('Bruno: Place Markers')

    def test_markers(self):
        """A marker on one building, and two removed, from the streets of one turn (OWN-2, OWN-3, OWN-5); a card before the
        action of who lays it down (CARD-2, CARD-7)."""
        self.open_game(make_game('essentials', [{'type': 'correction', 'owners': {'tavern': 1, 'park': 2}}]))
        self.touch('Street', {'type': 'tower'})
        self.touch('Street', {'type': 'move'})
        # From which street, and on how many buildings, is one touch: a claim takes 2 or 3. Escape goes back.
        self.choose_touch('Agnes: 2. Street: On Two Buildings')
        self.program.key('Escape')
        self.choose_touch('Agnes: 1. Street: Place Markers')
        self.program.find('label', 'Where does Agnes place a marker?')
        self.touch('Post', {'type': 'claim', 'player': 1, 'street': 1, 'on': ['post']})
        self.program.find('label', re.compile('Post, Tavern; 5 markers to be bought'))
        self.assertIn('Agnes takes disc 1 and places a marker on the Post.', table.call_tool('log', self.find_game()))
        self.wait_for_sense('Agnes: Place Markers', False)
        self.program.press('button', 'Bruno: On Two Buildings')
        self.program.press('button', 'Tavern, owned by Agnes: Only remove: 1 marker')
        self.program.find('label', 'Where does Bruno place a marker besides the Tavern?')
        self.touch('Post, owned by Agnes: Only remove: 2 markers', {'type': 'claim', 'player': 2, 'street': 2,
                                                                    'off': ['tavern', 'post']})
        self.program.find('label', 'No street is left for markers')
        self.touch('Hand the Tower On', {'type': 'end-turn'})
        self.touch('Cathedral', {'type': 'tower'})
        self.program.press('button', 'Bruno: Building action')
        self.program.find('label', 'Which building does Bruno use?')
        self.touch('Bruno: Park', {'type': 'use-building', 'player': 2, 'building': 'park'})
        self.wait_for_sense('Agnes', False)
        self.touch('Bruno', {'type': 'action', 'player': 2})


if __name__ == '__main__':
    table.main()
