#!/usr/bin/python3
# test-full-week.py: a week with all its days, where everything is tracked
#
# SPDX-License-Identifier: GPL-3.0-or-later
#
# After each step what is to be seen is compared with what the rules make of the record on the
# disk. Most is pressed here, as with a mouse; test-keyboard.py plays with the keyboard alone.
#
# Then the first week of the example is played once more by somebody who knows the keys, in the
# cheapest way there is, and every touch is counted: a key, keys together, or something pressed.

import collections
import json
import pathlib
import re
import sys

sys.dont_write_bytecode = True

import driver
import table

NAMES = ['Agnes', 'Bruno', 'Clara']
AGNES, BRUNO, CLARA = 1, 2, 3

SHIPS = [
    ('london', [(['saddle'], 4), (['cartwheel'], 7), (['painting'], 5)]),
    ('novgorod', [(['clothing'], 4), (['footwear'], 3), (['saddle'], 6)]),
    ('bergen', [(['saddle'], 2), (['painting', 'clothing'], 9), (['cartwheel'], 3), (['footwear'], 1)]),
    ('bruges', [(['painting'], 8), (['footwear'], 2), (['clothing'], 5)]),
]
NEW_SHIPS = [
    ('bergen', [(['cartwheel'], 6), (['saddle'], 5), (['footwear'], 4)]),
    ('london', [(['clothing', 'clothing'], 11), (['painting'], 3), (['saddle'], 4)]),
]

# City, cost and points; a shrine has none.
RELICS = [
    ('london', 3, 2), ('london', 2, 0), ('novgorod', 4, 3), ('bergen', 5, 1), ('bruges', 2, 2),
    ('london', 9, 5), ('novgorod', 6, 2), ('bergen', 7, 4), ('bruges', 8, 3), ('bergen', 3, 1),
]
NEW_RELICS = [
    ('london', 4, 1), ('novgorod', 12, 5), ('novgorod', 3, 0), ('bergen', 6, 3), ('bruges', 5, 2),
    ('bruges', 4, 0), ('london', 7, 3), ('bergen', 2, 1), ('novgorod', 8, 4),
]

# Two for each of the three players, so that everybody can give an order, and a rest.
BOOTHS = [['leather', 'iron'], ['wood', 'linen'], ['fur', 'leather'], ['iron', 'wood', 'linen'], ['fur'], [], []]
CONTRACTS = [2, 2, 2, 2, 2]
DICE, SHIPS_LEAVING = 1, 2

OTHER = 'The smallest family sings'

EXAMPLE = pathlib.Path(__file__).parents[2] / 'data' / 'games' / 'colonia' / 'examples' / 'six-weeks.kontor'

# How often somebody touches at most what. Those are the goals, which are for what is entered in a
# week: from its week card on to the refill of its Sunday.
GOALS = {
    'decisions for each event of the week': 1.0,
    'new box: the week': 70,
    'new box: a ship of three holds': 8,
    'new box: a refill of eight relics': 20,
    'new box: the week card, drawn here': 30,
    'new box: the week card, drawn at the table': 30,
    'known box: the week, drawn here': 20,
}

# What has no goal, and must not become more. To begin with each card of a known box takes one touch.
REACHED = {
    'new box: 4 ships and 10 relics to begin with': 69,
    'known box: 4 ships and 10 relics to begin with': 14,
}

# What is on cards, and not what happened at the table.
CARDS = ['ship', 'relic', 'week-card', 'edicts']

CITY_NAMES = {'london': 'London', 'novgorod': 'Nowgorod', 'bergen': 'Bergen', 'bruges': 'Brügge'}

# The letters of the holds, one after the other, without the one that passes.
HOLD_KEYS = 'abcdefghijklmnoqrstuvwxyz'


class Counted(table.Case):
    """Every touch is counted: a key, keys together, or something pressed."""

    def count(self, do):
        before = self.program.n_touches
        do()

        return self.program.n_touches - before

    def compare(self, figures):
        """Prints how often somebody touched what, and fails where that is too often."""
        most = GOALS | REACHED

        for what, figure in figures.items():
            print(f'{what:50}{figure:6.4g}  {"goal" if what in GOALS else "reached"} {most[what]}')
        self.assertEqual({what: figure for what, figure in figures.items() if figure > most[what]}, {})


class FullWeek(Counted):
    def test_week(self):
        self.program.start()
        self.begin_game(NAMES, 'Everything')
        for ask in [self.set_up, self.monday, self.tuesday, self.wednesday, self.thursday, self.friday,
                    self.saturday, self.sunday]:
            ask()
            self.check_page()
            self.take_picture(f'full-week-{ask.__name__}')
            table.call_tool('check', self.find_game())
        self.assertEqual((self.read_state()['week'], self.read_state()['day']), (2, 'monday'))

    def set_up(self):
        for player in self.read_state()['players']:
            self.assertEqual(sum(player['resources'].values()), 4)
            self.assertEqual(sum(player['goods'].values()), 1)
        self.compare({'new box: a ship of three holds': self.count(lambda: self.enter_ship(*SHIPS[0]))})
        for ship in SHIPS[1:]:
            self.enter_ship(*ship)
        self.enter_relics(RELICS)
        self.assertEqual([(card['city'], card['cost'], card['points'] or 0) for card in self.read_state()['display']],
                         RELICS)

    def monday(self):
        self.type_week_card()
        self.program.press('button', 'Draw from the Bag')
        event = self.enter(lambda: self.program.press('button', 'Lay Out the Week'))['events'][-1]
        self.assertEqual([sum(booth.values()) for booth in event['booths']], [len(booth) for booth in BOOTHS])
        self.assertEqual(event['by'], 'app')
        self.check_page()
        self.undo()

        # Once more, now with what came out of the bag at the table.
        self.type_week_card()
        self.program.press('button', 'Draw at the Table')
        self.program.find('button', 'Draw at the Table', lambda item: 'pressed' in item.get_states())
        # With the last of them the week is laid out.
        event = self.enter(lambda: self.type_keys(*[table.RESOURCE_KEYS[resource] for booth in BOOTHS
                                                    for resource in booth]))['events'][-1]
        self.assertEqual(event['by'], 'table')
        self.assertEqual([booth['resources'] for booth in self.read_state()['booths']], list(map(count, BOOTHS)))
        self.check_page()
        self.choose_three_edicts()

    def type_week_card(self):
        self.wait_for_focus('spin', 'Resources for booth 1')
        self.type_keys(*[str(len(booth)) for booth in BOOTHS], *map(str, CONTRACTS), str(DICE), str(SHIPS_LEAVING))

    def choose_three_edicts(self):
        """One of them is unknown to the program, which is told what its card says."""
        self.program.press('button', re.compile('^Exchange: '))
        self.program.press('button', re.compile('^Bigger booths: '))
        self.program.find_nth('button', re.compile('^An edict that is not here'), 1).press()
        self.program.find('entry', 'What It Says')
        self.program.type(OTHER)
        self.enter(lambda: self.program.press('button', 'Lay Out the Edicts'))
        self.assertEqual([(edict['kind'], edict['day']) for edict in self.read_state()['edicts']],
                         [('bigger-booths', 'wednesday'), ('other', 'thursday'), ('exchange', 'saturday')])

    def tuesday(self):
        def play(name, card):
            self.program.press('button', f'{name}: The {card} sends {card} members')

        for name, card in zip(NAMES, [8, 5]):
            play(name, card)
        self.enter(lambda: play(NAMES[-1], 4))
        self.assertEqual(self.read_state()['order'], [AGNES, BRUNO, CLARA])

    def wednesday(self):
        self.vote_by_hand(['Yes', 'No', 'No'])
        self.undo()
        # What was said is there again, and confirmed by hand.
        self.program.find('label', 'The edict would be rejected.')
        self.program.press('button', f'{NAMES[1]}: Yes')
        self.program.find('label', 'The edict would be accepted.')
        self.enter(lambda: self.program.press('button', 'Count the Votes'))
        self.check_page()
        # The table has drawn, and goes on so as long as nobody says otherwise.
        self.program.find('button', 'Lay Them Out')
        self.program.press('button', 'Draw Here')
        self.enter(lambda: self.program.press('button', 'Draw and Lay Out'))
        self.assertEqual([sum(booth['resources'].values()) for booth in self.read_state()['booths']],
                         [len(booth) + 1 for booth in BOOTHS])

        for booth in [1, 2, 3, 4]:
            self.enter(lambda: self.program.press('button', re.compile(f'^Booth {booth}: ')))
            self.check_page()
            # What somebody has taken nobody else can take.
            self.assertFalse(self.program.find('button', re.compile(f'^Booth {booth}: taken by')).is_sensitive())
        self.look_behind_screen(AGNES)
        self.press_pass_all()

    def vote_by_hand(self, answers):
        """The last answer enters them all a moment later."""
        for name, answer in zip(NAMES[:-1], answers):
            self.program.press('button', f'{name}: {answer}')
        self.enter(lambda: self.program.press('button', f'{NAMES[-1]}: {answers[-1]}'))

    def carry_out(self, edict):
        """The table does what the program does not know, and nothing of that is in the record."""
        self.program.find('label', 'Now do it by hand')
        self.program.find('label', edict)
        self.take_picture('full-week-by-hand')
        before = self.read_game()
        self.program.key('ctrl+z')
        self.program.wait_until_gone('label', 'Now do it by hand')
        self.program.key('ctrl+y')
        self.program.find('label', 'Now do it by hand')
        self.program.press('button', 'Done')
        self.program.wait_until_gone('label', 'Now do it by hand')
        self.assertEqual(self.read_game(), before)

    def change_for_everybody(self):
        """What the edict brings is entered in three touches, and the edict is why."""
        before = self.read_state()
        self.program.key('ctrl+z')
        self.program.key('ctrl+y')
        self.program.find('label', 'Now do it by hand')
        self.program.press('button', 'Change Holdings…')
        self.assertEqual(self.program.find('entry', 'Reason, if any').get_text(), OTHER)
        self.program.press('button', 'One more: Everybody: Leather')
        self.wait_for_more('Leather', 1)
        self.program.press('button', 'One less: Everybody: Leather')
        self.wait_for_more('Leather', 0)
        self.program.press('button', 'One more: Everybody: Gulden')
        self.wait_for_more('Gulden', 1)
        self.take_picture('full-week-change')
        event = self.enter(lambda: self.program.key('Return'))['events'][-1]
        self.assertEqual(event['players'], [{'money': {'bruges': 1}}] * len(NAMES))
        self.assertEqual(event['reason'], OTHER)
        after = self.read_state()
        self.assertEqual([player['money']['bruges'] for player in after['players']],
                         [player['money']['bruges'] + 1 for player in before['players']])
        self.enter(lambda: self.program.key('ctrl+z'), -1)
        self.program.press('button', 'Done')
        self.program.wait_until_gone('label', 'Now do it by hand')

    def wait_for_more(self, what, n):
        """What everybody gets is added to what stands in the columns of all."""
        for who in ['Everybody', *NAMES]:
            self.program.find('spin', f'{who}: {what}', lambda item: item.get_description() == (f'+{n}' if n else '0'))

    def look_behind_screen(self, seat):
        """The cover shows what the rules say, and falls when the game goes on."""
        name = NAMES[seat - 1]
        self.assertEqual(self.read_things(name), [])
        self.press_of(name, 'Lift the Cover')
        player = self.read_state()['players'][seat - 1]
        expected = sum(sum(player[kind].values()) for kind in ['resources', 'goods', 'money'])
        self.program.wait_until(lambda: sum(self.read_things(name)) == expected, f'{expected} things behind the screen')
        self.take_picture('full-week-uncovered')
        self.enter(lambda: self.program.key('p'))
        self.program.wait_until(lambda: self.read_things(name) == [], 'the cover to fall')

    def read_things(self, name):
        """How many there are of each kind of thing behind the screen of a player."""
        side, *_ = table.find_scrollers(self.find_page())
        card = table.find_by_name(side, name, driver.ROLES['group'])

        return [int(match[1]) for item in card.walk() if item.role in driver.ROLES['image']
                and (match := re.match(r'(\d+) ', item.name)) and driver.is_showing(item)]

    def thursday(self):
        self.vote_by_hand(['Yes', 'Yes', 'Yes'])
        self.carry_out(OTHER)
        self.change_for_everybody()
        for name, craftsman in zip(NAMES + NAMES[:1], ['Saddler', 'Painter', 'Shoemaker', 'Wainwright']):
            self.assertTrue(self.check_page().startswith(f'{name},'))
            self.enter(lambda: self.press_of(craftsman, re.compile('^Order')))
        self.press_pass_all()
        self.check_page()
        event = self.enter(lambda: self.program.press('button', 'Roll'))['events'][-1]
        self.assertEqual(event['by'], 'app')
        self.assertEqual([(made['player'], made['good']) for made in self.read_state()['made']],
                         [(AGNES, 'saddle'), (AGNES, 'cartwheel'), (BRUNO, 'painting'), (CLARA, 'footwear')])

    def friday(self):
        for berth, hold in [('I', '1 saddle'), ('I', '1 painting'), ('II', '1 footwear'), ('I', '1 cartwheel')]:
            self.enter(lambda: self.program.press(
                'button', re.compile(f': {hold} for'), lambda item: is_in_berth(item, berth)))
            self.check_page()
        self.press_pass_all()

    def saturday(self):
        self.vote_by_hand(['Yes', 'Yes', 'Yes'])
        self.exchange()
        self.assertEqual([(paid['player'], paid['city'], paid['pays']) for paid in self.read_state()['paid']],
                         [(AGNES, 'london', 4), (AGNES, 'london', 7), (BRUNO, 'london', 5), (CLARA, 'novgorod', 3)])
        self.assertEqual(self.read_hand_out(), {
            'Agnes': ['11 Pfund Sterling', '2 × 5 + 1 × 1', '2 Gulden', '2 × 1',
                      'Gives 2 Mark to the bank'],
            'Bruno': ['5 Pfund Sterling', '1 × 5'],
            'Clara': ['3 Grivna', '3 × 1'],
        })
        self.take_picture('full-week-hand-out')
        self.wait_for_focus('group', 'Hold 1')
        self.type_ahead(''.join(key for ship in NEW_SHIPS for key in [*table.list_ship_keys(*ship), '\n']), len(NEW_SHIPS))
        self.assertEqual([ship['city'] for ship in self.read_state()['berths'][-len(NEW_SHIPS):]],
                         [city for city, _ in NEW_SHIPS])

    def exchange(self):
        """Agnes changes 2 Mark into Gulden."""
        before = self.read_state()['players'][AGNES - 1]['money']
        self.wait_for_focus('spin', 'Agnes: How Much')
        self.type_keys('b', 'r', '2')
        event = self.enter(lambda: self.program.key('Return'))['events'][-1]
        self.assertEqual(event['trades'], [{'from': 'bergen', 'to': 'bruges', 'amount': 2}, None, None])
        after = self.read_state()['players'][AGNES - 1]['money']
        self.assertEqual((after['bergen'], after['bruges']), (before['bergen'] - 2, before['bruges'] + 2))

    def read_hand_out(self):
        """Who gets what, in which notes: the list opens by itself."""
        self.program.find('label', re.compile('^Hand out'))
        self.program.find('label', re.compile('^Gives'))
        hand_out = table.find_hand_out(self.find_page())
        labels = [item.name for item in hand_out.walk() if item.role in driver.ROLES['label']]
        lists = {}

        for label in labels:
            if label in NAMES:
                lists[label] = name = []
            elif re.match(r'\d+ (Pfund|Grivna|Mark|Gulden|×)|Gives', label):
                name.append(label)

        return lists

    def sunday(self):
        # A relic, and a shrine that takes it in.
        self.press_card('Relic of London, 2 points, for 3 Pfund Sterling')
        self.press_card('Relic of Brügge, 2 points, for 2 Gulden')
        self.press_card('Relic of Bergen, 1 point, for 5 Mark')
        self.assertEqual(self.read_state()['player'], AGNES)
        self.program.press('button', re.compile('^Shrine of London'))
        self.program.find('alert', 'Agnes, does the shrine of London take a relic in?')
        self.take_picture('full-week-shrine')
        self.enter(lambda: self.program.press('button', 'The Relic of 2 Points Goes In'))
        agnes = self.read_state()['players'][AGNES - 1]
        self.assertEqual((agnes['shrines'], [relic['stored'] for relic in agnes['relics']]), (['london'], [True]))
        self.press_pass_all()

        self.check_page()
        self.press_card('Relic of Bergen, 4 points, for 7 Mark')
        self.press_pass_all()
        self.assertEqual([card['safeguard'] for card in self.read_state()['display'] if card], [AGNES])
        # Whoever types faster than the disk writes loses nothing.
        self.wait_for_focus('spin', 'What the card costs')
        self.type_ahead(''.join(key for card in NEW_RELICS for key in table.list_relic_keys(*card)) + '\n', len(NEW_RELICS))
        self.assertEqual([(event['city'], event['cost'], event.get('points', 0))
                          for event in self.read_game()['events'][-len(NEW_RELICS):]], NEW_RELICS)

    def press_pass_all(self):
        self.pass_all(lambda: self.program.press('button', 'Everybody Passes'))

    def press_card(self, name):
        self.enter(lambda: self.program.press('button', name))

    def press_of(self, name, button):
        """Presses a button that is part of something with a name."""
        self.program.press('button', button, lambda item: table.is_within(item, name))

    def read_state(self):
        return table.read_state(self.read_game())


class Touches(Counted):
    """The first week of the example, event by event as it was played."""

    def setUp(self):
        super().setUp()
        self.record = read_example()
        self.events = self.record['events']
        self.states = table.read_states(self.record)
        self.week_card = self.find_first('week-card')
        self.end = self.find_first('week-card', self.week_card + 1)

    def find_first(self, kind, after=0):
        return next(i for i, event in enumerate(self.events) if i >= after and event['type'] == kind)

    def test_new_box(self):
        self.open_game(table.cut(self.record, 0))
        touches = collections.Counter()

        while (cursor := table.get_cursor(self.read_game())) < self.end:
            kind = self.events[cursor]['type']
            when = 'start' if cursor < self.week_card else kind if kind in CARDS else 'decisions'
            touches[when] += self.count(lambda: getattr(self, 'enter_' + kind.replace('-', '_'))(cursor))
        # What was played is what was to be played, whatever went along with it.
        self.assertEqual(list(map(tell_what, self.read_game()['events'])), list(map(tell_what, self.events[:self.end])))

        # Once more, where nobody has drawn yet.
        self.program.stop()
        self.open_game(table.cut(self.record, self.week_card))
        drawn_here = self.count(lambda: self.enter_week_drawn_here(self.events[self.week_card]))

        self.compare({
            'decisions for each event of the week': touches['decisions'] / (self.end - self.week_card),
            'new box: the week': sum(touches[kind] for kind in CARDS),
            'new box: a refill of eight relics': touches['relic'],
            'new box: the week card, drawn here': drawn_here,
            'new box: the week card, drawn at the table': touches['week-card'],
            'new box: 4 ships and 10 relics to begin with': touches['start'],
        })

    def test_known_box(self):
        """Everything that is on cards, each of which is chosen from all of those that were ever seen."""
        self.keep_box()
        self.open_game(table.cut(self.record, 0))
        start = self.count(lambda: self.take_all(0, self.week_card))
        week = self.count(lambda: self.take_week(self.events[self.week_card]))
        week += self.count(lambda: self.enter_edicts(self.week_card + 1))

        # The days between are those of another test.
        self.program.stop()
        ship = self.find_first('ship', self.week_card)
        self.open_game(table.cut(self.record, ship))
        week += self.count(lambda: self.take_all(ship, ship + 1))
        self.program.stop()
        relics = self.find_first('relic', ship)
        self.open_game(table.cut(self.record, relics))
        week += self.count(lambda: self.take_all(relics, self.end))

        self.compare({
            'known box: the week, drawn here': week,
            'known box: 4 ships and 10 relics to begin with': start,
        })

    # A box that somebody has entered before

    def keep_box(self):
        """All cards of the example, as its table has come to know them."""
        cards = {kind: {} for kind in ['ship', 'relic']}
        for event in self.events:
            if event['type'] in cards:
                card = tell_what(event)
                known = cards[event['type']].setdefault(json.dumps(card), card | {'count': 0})
                known['count'] += 1
        weeks = [{'booths': [sum(booth.values()) for booth in event['booths']]}
                 | {what: event[what] for what in ['contracts', 'dice', 'ships']}
                 for event in self.events if event['type'] == 'week-card']

        self.games.mkdir(parents=True)
        (self.games.parent / 'collection.json').write_text(json.dumps({
            'format': 'colonia-collection', 'version': 1, 'game': 'colonia', 'ships': list(cards['ship'].values()),
            'relics': list(cards['relic'].values()), 'week-cards': weeks,
        }))

    def take_all(self, first, last):
        for event in self.events[first:last]:
            pattern = name_ship(event) if event['type'] == 'ship' else name_relic(event)
            self.enter(lambda pattern=pattern: self.program.press('button', pattern))

    def take_week(self, event):
        booths = ', '.join(str(sum(booth.values())) for booth in event['booths'])
        self.program.press('button', re.compile(f'^booths {booths}; '))
        self.enter(lambda: self.program.press('button', 'Lay Out the Week'))

    def draw_here(self):
        self.wait_for_focus('button', 'Draw from the Bag')
        self.program.key('Return')
        self.program.find('button', 'Lay Out the Week', lambda item: item.is_sensitive())
        self.enter(lambda: self.program.key('Return'))

    def enter_week_drawn_here(self, event):
        self.type_printed_week(event)
        self.draw_here()

    # What somebody types, by the kind of event

    def enter_ship(self, cursor):
        event = self.events[cursor]
        super().enter_ship(event['city'], [(list_bundle(hold['goods']), hold['pays']) for hold in event['holds']])

    def enter_relic(self, cursor):
        """All that follow one another."""
        last = next(i for i in range(cursor, len(self.events)) if self.events[i]['type'] != 'relic')
        self.enter_relics([(event['city'], event['cost'], event.get('points')) for event in self.events[cursor:last]])

    def type_printed_week(self, event):
        self.wait_for_focus('spin', 'Resources for booth 1')
        self.type_keys(*[str(sum(booth.values())) for booth in event['booths']],
                       *map(str, event['contracts']), str(event['dice']), str(event['ships']))

    def enter_week_card(self, cursor):
        """Whoever types cubes has drawn at the table, and the last of them enters all."""
        event = self.events[cursor]
        self.type_printed_week(event)
        self.enter(lambda: self.type_keys(*[key for booth in event['booths'] for key in list_cubes(booth)]))

    def enter_edicts(self, cursor):
        self.choose_edicts([name_edict(edict) for edict in self.events[cursor]['edicts']])

    # The last card, die or vote enters them all.

    def enter_family_cards(self, cursor):
        values = self.events[cursor]['values']
        self.enter_by_last(lambda: self.type_keys(*[str(values[seat - 1]) for seat in self.list_seats(cursor)]))

    def list_seats(self, cursor):
        return self.states[cursor]['order'] or range(1, len(self.record['players']) + 1)

    def enter_tie_rolls(self, cursor):
        rolls = self.events[cursor]['rolls']
        self.enter_by_last(lambda: self.type_keys(*[str(rolls[seat - 1]) for seat in self.list_seats(cursor)
                                            if rolls[seat - 1]]))

    def enter_vote(self, cursor):
        """Those at the end who say the same say it at once, when the question is to be seen."""
        self.program.find('button', 'Count the Votes')
        ballots = self.events[cursor]['ballots']
        keys = [ballots[seat - 1][0] for seat in self.list_seats(cursor) if ballots[seat - 1] != 'none']
        if keys[-2:] == [keys[-1]] * 2:
            while keys[-2:] == [keys[-1]] * 2:
                keys.pop()
            keys[-1] = f'shift+{keys[-1]}'
        self.enter_by_last(lambda: self.type_keys(*keys))

    def enter_homecoming(self, _):
        """All who may come home do."""
        self.wait_for_next_step()
        self.enter(lambda: self.program.key('Return'))

    def enter_take_booth(self, cursor):
        self.enter(lambda: self.program.key(str(self.events[cursor]['booth'])))

    def enter_order(self, cursor):
        self.enter(lambda: self.program.key(str(table.CRAFTSMEN.index(self.events[cursor]['craftsman']) + 1)))

    def enter_die(self, cursor):
        self.enter(lambda: self.program.key(str(self.events[cursor]['value'])))

    def enter_load(self, cursor):
        """A hold has a letter; another one says which good goes into the extra one."""
        event = self.events[cursor]
        ships = self.states[cursor]['berths'][:event['berth']]
        place = sum(len(ship['holds']) + ('extra' in ship) for ship in ships[:-1])
        place += event['hold'] - 1 if 'hold' in event else len(ships[-1]['holds'])
        goods = [table.GOOD_KEYS[event['good']]] if 'good' in event else []
        self.enter(lambda: self.type_keys(HOLD_KEYS[place], *goods))

    def enter_buy(self, cursor):
        self.enter(lambda: self.program.key(str(self.events[cursor]['slot'])))

    enter_safeguard = enter_buy

    def enter_pass(self, cursor):
        """One passes, or all who are left."""
        last = next(i for i in range(cursor, len(self.events)) if self.events[i]['type'] != 'pass')
        if self.states[last]['step'] == self.states[cursor]['step']:
            self.pass_turn()
        else:
            self.pass_all()


def read_example():
    """A game that somebody played, as of its first ship, and without the languages of the players,
    as what is pressed is looked for in English."""
    record = json.loads(EXAMPLE.read_text())
    record['events'] = [event for event in record['events'] if event['type'] != 'note']
    for player in record['players']:
        player.pop('language', None)

    return record


def tell_what(event):
    """What happened, without when and how that was entered."""
    return {name: value for name, value in event.items() if name not in ('at', 'by', 'along')}


def name_ship(event):
    """What a ship is called that is offered: its city, and what its holds pay."""
    pays = '.* for '.join(str(hold['pays']) for hold in event['holds'])

    return re.compile(f'^Ship to {CITY_NAMES[event["city"]]}: [^;]* for {pays}$')


def name_relic(event):
    """What a relic card is called that is offered."""
    kind, points = ('Shrine', '') if event.get('shrine') else ('Relic', rf', {event["points"]} points?')

    return re.compile(rf'^{kind} of {CITY_NAMES[event["city"]]} for {event["cost"]} [A-Za-z ]+{points}$')


def list_bundle(bundle):
    return [thing for thing, n in bundle.items() for _ in range(n)]


def list_cubes(booth):
    """The keys for the cubes of a booth: one of each in one touch, as is what most of them are,
    which comes last."""
    if all(booth.get(resource) == 1 for resource in table.RESOURCES):
        return ['plus']
    *others, last = sorted(booth, key=booth.get)
    keys = [table.RESOURCE_KEYS[resource] for resource in list_bundle({name: booth[name] for name in others})]
    key = table.RESOURCE_KEYS[last]

    return keys + [key if booth[last] == 1 else f'shift+{key}']


def name_edict(edict):
    return f'busy-{edict["craftsman"]}' if edict['kind'] == 'busy-craftsman' else edict['kind']


def is_in_berth(item, berth):
    return item is not None and (item.name.startswith(f'Berth {berth}:') or is_in_berth(item.parent, berth))


def count(resources):
    return {resource: resources.count(resource) for resource in table.RESOURCES}


if __name__ == '__main__':
    table.main()
