#!/usr/bin/python3
# test-full-week.py: a week with all its days, where everything is tracked
#
# SPDX-License-Identifier: GPL-3.0-or-later
#
# After each step what is to be seen is compared with what the rules make of the record on the
# disk. Most is pressed here, as with a mouse; test-keyboard.py plays with the keyboard alone.

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


class FullWeek(table.Case):
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
        for ship in SHIPS:
            self.enter_ship(*ship)
        for relic in RELICS:
            self.enter_relic(*relic)
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
        self.type_keys(*[table.RESOURCE_KEYS[resource] for booth in BOOTHS for resource in booth])
        event = self.enter(lambda: self.program.press('button', 'Lay Out the Week'))['events'][-1]
        self.assertEqual(event['by'], 'table')
        self.assertEqual([booth['resources'] for booth in self.read_state()['booths']], list(map(count, BOOTHS)))
        self.check_page()
        self.choose_three_edicts()

    def type_week_card(self):
        self.wait_for_focus('spin', 'Resources for booth 1')
        self.type_keys(*[str(len(booth)) for booth in BOOTHS], *map(str, CONTRACTS), str(DICE), str(SHIPS_LEAVING))

    def choose_three_edicts(self):
        """One of them is unknown to the program, which is told what its card says."""
        self.program.press('button', 'Exchange')
        self.program.press('button', 'Bigger booths')
        # The first is the day of the busy craftsmen.
        self.program.find_all('button', 'Thursday')[-1].press()
        self.program.find('entry').type(OTHER)
        self.program.press('button', 'Choose')
        self.enter(lambda: self.program.press('button', 'Lay Out the Edicts'))
        self.assertEqual([(edict['kind'], edict['day']) for edict in self.read_state()['edicts']],
                         [('bigger-booths', 'wednesday'), ('other', 'thursday'), ('exchange', 'saturday')])

    def tuesday(self):
        for name, card in zip(NAMES, [8, 5, 4]):
            self.press_of(name, f'The {card} sends {card} members')
        self.enter(lambda: self.program.press('button', 'Reveal'))
        self.assertEqual(self.read_state()['order'], [AGNES, BRUNO, CLARA])

    def wednesday(self):
        self.vote_by_hand(['Yes', 'No', 'No'], 'The edict would be rejected.')
        self.undo()
        self.vote_by_hand(['Yes', 'Yes', 'No'], 'The edict would be accepted.')
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

    def vote_by_hand(self, answers, outcome):
        for name, answer in zip(NAMES, answers):
            self.press_of(name, answer)
        self.program.find('label', outcome)
        self.enter(lambda: self.program.press('button', 'Count the Votes'))

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

    def look_behind_screen(self, seat):
        """The cover shows what the rules say, and falls when the game goes on."""
        name = NAMES[seat - 1]
        self.assertEqual(self.read_things(name), [])
        self.press_of(name, 'Look Behind the Screen')
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
        self.vote_by_hand(['Yes', 'Yes', 'Yes'], 'The edict would be accepted.')
        self.carry_out(OTHER)
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
        self.vote_by_hand(['Yes', 'Yes', 'Yes'], 'The edict would be accepted.')
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
        for ship in NEW_SHIPS:
            self.enter_ship(*ship)

    def exchange(self):
        """Agnes changes 2 Mark into Gulden."""
        before = self.read_state()['players'][AGNES - 1]['money']
        self.wait_for_focus('spin', 'How much Agnes changes')
        self.type_keys('b', 'r', '2')
        event = self.enter(lambda: self.program.key('Return'))['events'][-1]
        self.assertEqual(event['trades'], [{'from': 'bergen', 'to': 'bruges', 'amount': 2}, None, None])
        after = self.read_state()['players'][AGNES - 1]['money']
        self.assertEqual((after['bergen'], after['bruges']), (before['bergen'] - 2, before['bruges'] + 2))

    def read_hand_out(self):
        """Who gets what, in which notes."""
        self.program.find('label', re.compile('^Hand out'))
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
        for relic in NEW_RELICS:
            self.enter_relic(*relic)

    def press_pass_all(self):
        self.pass_all(lambda: self.program.press('button', 'Everybody Passes'))

    def press_card(self, name):
        self.enter(lambda: self.program.press('button', name))

    def press_of(self, name, button):
        """Presses a button that is part of something with a name."""
        self.program.press('button', button, lambda item: table.is_within(item, name))

    def read_state(self):
        return table.read_state(self.read_game())


def is_in_berth(item, berth):
    return item is not None and (item.name.startswith(f'Berth {berth}:') or is_in_berth(item.parent, berth))


def count(resources):
    return {resource: resources.count(resource) for resource in table.RESOURCES}


if __name__ == '__main__':
    table.main()
