# table.py: a group that plays with the application
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""What tests of whole games have in common: a data directory for each test, games
that stand where a test begins, the steps of a week as a group enters them, what
the screen says, and what the tool says of the record on the disk.

    class Evening(table.Case):
        def test_evening(self):
            self.program.start(self.keep_game(table.play_until(...)))
            self.play_family_cards([8, 5, 3])

The environment names the programs: KONTOR and KONTOR_CLI.
"""

import gettext
import itertools
import json
import os
import pathlib
import random
import re
import shutil
import string
import subprocess
import sys
import time
import unittest

sys.dont_write_bytecode = True

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / 'tests' / 'house'))

import catalogues
import driver

LANGUAGES = catalogues.read_languages(ROOT)

HOME = pathlib.Path(os.environ['HOME'])
PROGRAM = pathlib.Path(os.environ['KONTOR'])
TOOL = pathlib.Path(os.environ['KONTOR_CLI'])

# Root may write everywhere. Without these rights root is asked for permission as
# everybody is, and still is who the display and the buses expect.
WITHOUT_RIGHTS = ['setpriv', '--inh-caps=-all', '--bounding-set=-dac_override,-dac_read_search,-fowner']

RESOURCES = ['leather', 'iron', 'wood', 'linen', 'fur']
GOODS = ['saddle', 'cartwheel', 'painting', 'clothing', 'footwear']
CITIES = ['london', 'novgorod', 'bergen', 'bruges']
CRAFTSMEN = ['saddler', 'wainwright', 'painter', 'tailor', 'shoemaker']
STREETS = ['tuesday', 'wednesday', 'thursday', 'friday']

# The keys on the page of ships and of relics.
GOOD_KEYS = dict(zip(GOODS, 'swpcf'))
CITY_KEYS = dict(zip(CITIES, 'lnbr'))
RESOURCE_KEYS = dict(zip(RESOURCES, 'liwnf'))

# Relics have a key for their city and points in one, city by city.
MOST_POINTS = 5
RELIC_KEYS = dict(zip(itertools.product(CITIES, range(1, MOST_POINTS + 1)),
                      filter(lambda key: key not in 'lnbrs', string.ascii_lowercase)))



def translate(message, language):
    return gettext.translation('kontor', os.environ['TONGUE_CATALOGUES'], [language], fallback=True).gettext(message)


# What only the page of a game has, in all languages.
BACK = [translate('Back to the Shelf', language) for language in LANGUAGES]

# The keys of the edicts that the program knows, by their days.
EDICT_KEYS = dict(zip(
    ['bigger-booths', 'foreign-merchants', 'homecoming-wednesday', 'draw-resources']
    + [f'busy-{craftsman}' for craftsman in CRAFTSMEN]
    + ['homecoming-thursday', '1-ship-leaves', '2-ships-leave', 'goods-by-die', 'extra-hold']
    + ['new-relics', 'smaller-deputation', 'exchange'],
    'abcdefghijklmnopq'))

# How many players who pass together are named.
MOST_NAMED = 3

# What the family cards at the side say of streets.
STREET_WORDS = dict(zip(['Tu', 'We', 'Th', 'Fr'], STREETS))


# What the tool says

def call_tool(*arguments, given=None):
    """What kontor-cli prints."""
    result = subprocess.run([TOOL, *map(str, arguments)], input=given, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        raise AssertionError(f'kontor-cli {arguments}: {result.stderr}')

    return result.stdout


def read_state(record):
    """How a game stands by the rules, of a record or of the path of one."""
    if isinstance(record, dict):
        return json.loads(call_tool('state', '-', given=json.dumps(record)))

    return json.loads(call_tool('state', record))


def read_states(record):
    """How a game stood before its first event, and after each one in force."""
    return [json.loads(line) for line in call_tool('state', '--each', '-', given=json.dumps(record)).splitlines()]


def read_sentences(record):
    """What the chronicle says of each event."""
    lines = call_tool('log', '-', given=json.dumps(record)).splitlines()

    return [line.partition('. ')[2] for line in lines if not line[0].isspace()]


def begin_chance(seed):
    """Chance that is the same each time, so that what passes once passes; TEST_SEED is for others."""
    seed = int(os.environ.get('TEST_SEED') or seed)
    print(f'TEST_SEED={seed}', file=sys.stderr)

    return random.Random(seed)


def simulate(players=4, tracking='full', seed=1):
    """A whole random game, which is the same every time."""
    return json.loads(call_tool('simulate', f'--players={players}', f'--seed={seed}', f'--tracking={tracking}'))


def cut(record, cursor):
    """A game as it was after so many events, as if nobody had played on."""
    return record | {'events': record['events'][:cursor], 'cursor': cursor}


def play_until(condition, players=4, tracking='full', seed=1):
    """A random game as far as the first moment when something is the case."""
    record = simulate(players, tracking, seed)
    for cursor, state in enumerate(read_states(record)):
        if condition(state):
            return cut(record, cursor)

    raise AssertionError('the game never comes there')


def find_booth(record):
    """A booth that anybody can take."""
    booths = read_state(record)['booths']

    return min((sum(booth['resources'].values()), number) for number, booth in enumerate(booths, 1)
               if booth['player'] is None and sum(booth['resources'].values()) > 0)[1]


class Case(unittest.TestCase):
    """A test with a program that has a home directory of its own."""

    def setUp(self):
        self.home = HOME / self.id().rpartition('.')[2]
        self.config = self.home / 'config'
        self.games = self.home / 'data' / 'kontor' / 'games'

        self.passed_at = 0
        # What with-display has set for all programs holds for this one too.
        shutil.copytree(HOME / 'config' / 'gtk-4.0', self.config / 'gtk-4.0')
        # There copies may be that no other test is to find.
        for name in ['runtime', 'temporary']:
            (self.home / name).mkdir(mode=0o700)
        self.program = driver.Program(PROGRAM, environment={
            'TMPDIR': str(self.home / 'temporary'),
            'XDG_CONFIG_HOME': str(self.config),
            'XDG_DATA_HOME': str(self.home / 'data'),
            'XDG_RUNTIME_DIR': str(self.home / 'runtime'),
        })

    def tearDown(self):
        if not self.program.is_running():
            return
        if not self._has_failed():
            self.program.stop()
            return
        self.program.take_picture(f'{self.id().rpartition(".")[2]}-failed')
        self.program.kill()

    def _has_failed(self):
        result = self._outcome.result

        return any(test is self for test, _ in result.failures + result.errors)

    def take_picture(self, name):
        self.program.take_picture(name)

    # Games

    def keep_game(self, record, name='game'):
        """Puts a game among those of the user, and returns where."""
        self.games.mkdir(parents=True, exist_ok=True)
        path = self.games / f'{name}.kontor'
        path.write_text(json.dumps(record))

        return path

    def find_game(self):
        """Where the only game of the user is."""
        games = list(self.games.glob('*.kontor'))
        self.assertEqual(len(games), 1, games)

        return games[0]

    def read_game(self, path=None):
        """The record on the disk. It is never there in parts."""
        return json.loads((path or self.find_game()).read_text())

    def wait_for_cursor(self, cursor, path=None):
        """Waits until so many events are in force on the disk, and returns the record."""
        def read():
            # A new game comes onto the disk only after it is on the page.
            if path is None and not any(self.games.glob('*.kontor')):
                return None
            record = self.read_game(path)
            return record if get_cursor(record) == cursor else None

        return self.program.wait_until(read, f'{cursor} events on the disk')

    # What is to be seen

    def count_windows(self):
        return len([item for item in self.program.look().children if item.role in driver.ROLES['window']])

    def count_pages(self):
        """How many games are open, in as many windows."""
        return len(find_pages(self.program.look()))

    def close_answer(self, name):
        """Puts away what was asked: GTK complains about a popover that is open while its window goes."""
        self.program.key('Escape')
        self.program.wait_until_gone('label', name)

    def open_game(self, record):
        """Starts the program with a game, and returns where that is kept."""
        path = self.keep_game(record)
        self.program.start(path)
        self.wait_for_game()

        return path

    def wait_for_game(self):
        self.program.find('button', 'Back to the Shelf')

    def find_page(self):
        """The page of the game that is shown."""
        return self.program.wait_until(lambda: next(iter(find_pages(self.program.look())), None),
                                       'the page of a game')

    def read_page(self):
        """What a group sees of a game: what it is asked for, the families at the side from
        top to bottom, what can be undone and redone, and what the chronicle shows as undone."""
        page = self.program.wait_until(
            lambda: next((page for page in find_pages(self.program.look()) if len(find_scrollers(page)) > 1), None),
            'the page of a game')
        side, middle, *_ = find_scrollers(page)
        hand_out = find_hand_out(page)

        return {
            # What is to be handed out and moved may stand above it.
            'heading': next(item.name for item in middle.walk() if item.role in driver.ROLES['label']
                            and not (hand_out and item.is_in(hand_out))),
            'families': [read_family(item) for item in side.walk()
                         if item.role in driver.ROLES['group'] and is_named(item)],
            'undo': read_deed(find_by_name(page, 'Undo')),
            'redo': read_deed(find_by_name(page, 'Redo')),
            'undone': [item.name for item in page.walk() if item.description == 'undone'],
        }

    def wait_for_label(self, which, wanted=None, other_than=None):
        """What would be undone or redone, which is told in a frame after that of the page."""
        return self.program.wait_until(
            lambda: next((label for label in [self.read_page()[which]]
                          if (label == wanted if wanted is not None else label != other_than)), None),
            f'what "{which}" tells: {wanted or f"other than {other_than}"}')

    def wait_for_heading(self, pattern):
        self.program.wait_until(lambda: re.search(pattern, self.read_page()['heading']), f'the heading "{pattern}"')

    def check_page(self, record=None):
        """Compares what is to be seen with what the rules make of the record on the disk, and
        returns what the page asks for."""
        record = record or self.read_game()
        expected = expect_page(record)
        page = {}

        def look():
            page.update(self.read_page())
            return {name: page[name] for name in expected} == expected

        try:
            self.program.wait_until(look, 'the page as in the record')
        except driver.NotFound:
            self.assertEqual({name: page[name] for name in expected}, expected)

        return page['heading']

    def find_line(self, sentence):
        """The line of the chronicle that begins with a sentence, scrolled to."""
        def look():
            chronicle = find_by_name(self.find_page(), 'Chronicle', driver.ROLES['list'])
            line = next(label.parent for label in chronicle.walk() if label.name.startswith(sentence)
                        and label.role in driver.ROLES['label'])
            if driver.is_showing(line):
                return line
            chronicle.turn_wheel(driver.WHEEL_UP)
            return None

        return self.program.wait_until(look, f'"{sentence}" in the chronicle')

    # What a group does

    def enter(self, do, n_touches=1):
        """Does something that makes events, and waits until they are on the disk. What goes along
        with an event, such as the passes of those who could do nothing else, is part of the touch."""
        touches = count_touches(self.read_game()) + n_touches
        do()

        def read():
            record = self.read_game()
            return record if count_touches(record) == touches else None

        return self.program.wait_until(read, f'{touches} touches on the disk')

    def type_keys(self, *keys):
        for key in keys:
            self.program.key(key)

    def wait_for_focus(self, role, name):
        """Waits until a page that has just appeared takes keys."""
        self.program.find(role, name, lambda item: 'focused' in item.get_states())

    def begin_game(self, names, tracking):
        """From the shelf on, with the keyboard, for at most four players."""
        self.program.key('ctrl+n')
        self.type_names(names)
        self.program.press('button', tracking)
        self.program.find('button', tracking, lambda item: 'pressed' in item.get_states())
        self.program.key('ctrl+Return')
        self.wait_for_game()
        self.wait_for_cursor(0)

    def type_names(self, names):
        """On the page where games begin, for at most four players."""
        for number, name in enumerate(names, 1):
            self.wait_for_focus('entry', f'Name of player {number}')
            self.program.type(f'{name}\n')
        for number in range(4, len(names), -1):
            self.program.find_nth('button', 'Take Player Away', -1).press()
            self.program.wait_until_gone('entry', f'Name of player {number}')

    def enter_ship(self, city, holds):
        """A ship that comes into the harbour: for each hold its goods, with what it pays."""
        self.wait_for_focus('group', 'Hold 1')
        self.type_keys(*list_ship_keys(city, holds))

        return self.enter(lambda: self.program.key('Return'))

    def type_ahead(self, text, n_touches):
        """Types what is entered by so many touches, without ever looking at the page."""
        return self.enter(lambda: self.program.type(text), n_touches)

    def enter_relics(self, cards):
        """Relic cards one after the other: each has a city, a cost and points, or none if it is a
        shrine. The key of the next one lays out the one before."""
        for number, (city, cost, points) in enumerate(cards):
            letter, *digits = list_relic_keys(city, cost, points)
            self.wait_for_focus('spin', 'What the card costs')
            if number > 0:
                self.enter(lambda letter=letter: self.program.key(letter))
                self.wait_for_focus('spin', 'What the card costs')
            else:
                self.program.key(letter)
            self.type_keys(*digits)

        return self.enter(lambda: self.program.key('Return'))

    def enter_week_card(self, contracts, dice, ships):
        """The week card of a game of which only the essentials are tracked."""
        self.wait_for_focus('spin', 'Contracts of the saddler')
        self.type_keys(*map(str, contracts), str(dice), str(ships))

        return self.enter(lambda: self.program.key('Return'))

    def choose(self, name, chosen):
        """One of several in a list, whose button has its name, too."""
        choice = self.program.find('combo', name)
        assert all(item.name == name for item in choice.children if item.get_role_name() == 'button'), choice.children
        choice.click()
        self.choose_from_list(chosen)

    def choose_from_list(self, chosen):
        """With keys, in a list that has been opened. Newer ones begin with the first, whatever was chosen before."""
        def find_focus():
            return next((item for item in self.program.find_all('item') if 'focused' in item.get_states()), None)

        names = [item.name for item in self.program.wait_until(find_focus, 'a list').parent.children]
        for key in ['Home'] + names.index(chosen) * ['Down'] + ['Return']:
            self.program.key(key)
        self.program.wait_until(lambda: find_focus() is None, 'no list')

    def enter_filled(self, what):
        """Enters what is filled in, which has this in the record."""
        record = self.enter(lambda: self.program.press('button', 'Enter'))
        event = record['events'][get_cursor(record) - 1]
        self.assertEqual({key: event[key] for key in what}, what)

    def choose_edicts(self, edicts):
        """The third of them lays them out."""
        return self.enter(lambda: self.type_keys(*[EDICT_KEYS[edict] for edict in edicts]))

    def play_family_cards(self, values, zeros=()):
        """The cards by seat; where members are not tracked also whose counts as zero."""
        order = read_state(self.read_game())['order'] or range(1, len(values) + 1)
        for seat in order:
            self.type_keys(*(['0'] if seat in zeros else []), str(values[seat - 1]))

        return self.enter(lambda: self.program.key('Return'))

    def vote(self, ballots):
        """Who says yes, by seat; whose card counts as zero is not asked."""
        state = read_state(self.read_game())
        self.type_keys(*['y' if ballots[seat - 1] else 'n' for seat in state['order'] if state['cards'][seat - 1] > 0])

        return self.enter(lambda: self.program.key('Return'))

    def vote_alike(self, yes):
        """Everybody says the same."""
        self.program.key('shift+y' if yes else 'shift+n')

        return self.enter(lambda: self.program.key('Return'))

    def enter_by_last(self, do):
        """Does something, the last touch of which enters it all a moment later."""
        record = self.enter(do)
        self.passed_at = time.monotonic()

        return record

    def wait_for_next_step(self):
        """Whoever has just ended a step does not confirm or pass in the next one within a moment."""
        self.program.wait_until(lambda: time.monotonic() - self.passed_at > 0.75, 'the next step')

    def do_by_keys(self, name):
        """Does something by its digit or, where it has none or a number has the digits, by going there and pressing Space:
        Enter is the way on."""
        button = self.program.find('button', name)
        digit = re.search(r'\((\d)\)$', button.get_description() or '')
        in_number = self.program.find_all('spin', where=lambda item: 'focused' in item.get_states())
        if not digit or in_number:
            self.go_by_tab(name)
        self.enter(lambda: self.program.key(digit[1] if digit and not in_number else 'space'))
        self.passed_at = time.monotonic()

    def go_by_tab(self, name):
        for _ in range(80):
            if self.program.find_all('button', name, lambda item: 'focused' in item.get_states()):
                return
            self.program.key('Tab')
        self.fail(f'Tab does not come to {name}')

    def pass_turn(self):
        record = self.enter(lambda: self.program.key('p'))
        # That may have been the last one of a step.
        self.passed_at = time.monotonic()

        return record

    def pass_all(self, press=None):
        """Everybody passes who has not yet, with one touch, which is not taken twice within a moment."""
        self.wait_for_next_step()
        record = self.enter(press or (lambda: self.program.key('shift+p')))
        self.passed_at = time.monotonic()

        return record

    def counts_money(self, name):
        return bool(self.program.find_all('spin', f'{name}: Pfund Sterling', lambda item: 'focused' in item.get_states()))

    def count_holdings(self, names, holdings, pictures):
        """What everybody has in the end: money by city, relics by their points (in a shrine if
        the number is negative), goods and resources."""
        self.wait_for_next_step()
        for place in range(len(names)):
            # Tab goes from player to player in the order of play.
            name = self.program.wait_until(lambda: next(filter(self.counts_money, names), None), 'who counts next')
            money, relics, goods, resources = dict(zip(names, holdings))[name]
            for amount in [*money, goods, resources]:
                self.type_keys(*str(amount), 'Tab')
            for points in relics:
                self.type_keys(str(abs(points)), *(['s'] if points < 0 else []))
            self.take_picture(f'{pictures}-count-{place + 1}')
            self.program.key('Tab' if place < len(names) - 1 else 'Return')
        self.program.wait_until(lambda: read_state(self.read_game())['step'] == 'finished', 'the end')
        self.assertEqual([read_holdings(player) for player in self.read_game()['events'][-1]['players']],
                         [([*money], relics, goods, resources) for money, relics, goods, resources in holdings])

    def check_score(self, names, winner):
        """The winner and the totals on the screen are those that the tool finds in the record."""
        path = self.find_game()
        call_tool('check', path)
        score = json.loads(call_tool('score', '--format', 'json', path))
        self.assertEqual([names[seat - 1] for seat in score['winners']], [winner])

        total = max(player['total'] for player in score['players'])
        self.program.find('alert', re.compile(f'^{winner} wins with {total} points'))
        rows = find_end_rows(self.find_page(), names)
        self.assertEqual(dict(read_total(row, names) for row in rows),
                         {names[player['player'] - 1]: player['total'] for player in score['players']})

    def undo(self):
        return self.enter(lambda: self.program.key('ctrl+z'), -1)

    def redo(self):
        return self.enter(lambda: self.program.key('ctrl+shift+z'))


# Keys

def read_holdings(player):
    """What one player has counted, as count_holdings() takes it."""
    return ([player.get('money', {}).get(city, 0) for city in CITIES],
            [-relic['points'] if relic.get('shrine') else relic['points'] for relic in player.get('relics', [])],
            player.get('goods', 0), player.get('resources', 0))


def list_ship_keys(city, holds):
    return [CITY_KEYS[city],
            *[key for goods, pays in holds for key in [*[GOOD_KEYS[good] for good in goods], *str(pays)]]]


def list_relic_keys(city, cost, points):
    """A shrine has no points."""
    return [*([RELIC_KEYS[city, points]] if points else [CITY_KEYS[city], 's']), *str(cost)]


# Records

def get_cursor(record):
    return record.get('cursor', len(record['events']))


def count_touches(record):
    """How often somebody has entered something."""
    return sum('along' not in event for event in record['events'][:get_cursor(record)])


def count_members(record):
    """How many members each family has (SET-2)."""
    usual = {3: 38, 4: 30, 5: 25, 6: 21}[len(record['players'])]

    return record.get('options', {}).get('family-members', usual)


def expect_page(record):
    """What a page has to say of a game, by the rules."""
    state = read_state(record)
    order = [seat - 1 for seat in state['order']] or range(len(record['players']))
    cursor = get_cursor(record)
    # What was undone is no part of the game any more for the tool.
    sentences = read_sentences(record)
    touch = max((i for i, event in enumerate(record['events'][:cursor]) if 'along' not in event), default=None)
    undone = tell_replacement(record, sentences) or (tell_touch(record, sentences, touch) if touch is not None else None)
    undo = f'Undo: {undone}' if undone else 'Undo'

    return {'families': [expect_family(record, state, place, seat) for place, seat in enumerate(order)],
            'undo': undo}


def tell_touch(record, sentences, touch):
    """All that one touch has entered is called by what it began with, unless these are passes of one day."""
    events = record['events'][touch:get_cursor(record)]
    end = next((i for i, event in enumerate(events) if i > 0 and 'along' not in event), len(events))
    days = {(state['week'], state['day']) for state in read_states(record)[touch:touch + end]}
    if end == 1 or len(days) > 1 or any(event['type'] != 'pass' for event in events[:end]):
        return sentences[touch]
    names = [record['players'][event['player'] - 1]['name'] for event in events[:end]]
    if end == len(record['players']):
        return f'All {["three", "four", "five", "six"][end - 3]} pass.'
    last = names[-1] if end <= MOST_NAMED else f'{end - MOST_NAMED + 1} more'

    return f'{", ".join(names[:min(end, MOST_NAMED) - 1])} and {last} pass.'


def tell_replacement(record, sentences):
    """What undoing would take back, if that is more than an event."""
    cursor = get_cursor(record)
    n_undone = 0

    for aside in reversed(record.get('earlier', [])):
        if aside.get('undone') or n_undone > 0:
            n_undone += 1 if aside.get('undone') else -1
            continue
        after = aside['after']
        before, until = aside.get('cursor', after), aside.get('until', after + 1)
        if until != cursor:
            return None
        if min(before, until) == after and before != until and after < len(sentences):
            return tell_touch(record, sentences, after)
        if before == until and before <= after:
            return 'It was decided to go on without what waits.'
        return tell_correction(record['events'], record['events'][:after] + aside['events'], sentences, record, after)

    return None


def tell_correction(events, before, sentences, record, first):
    """A correction is called by the first event that is another one."""
    if first >= max(len(events), len(before)):
        return 'The past was corrected.'
    next_before, now = leave_out_waits(before[first + 1:first + 2]), leave_out_waits(events[first:first + 1])
    if first >= len(events) or (len(events) < len(before) and next_before == now):
        return 'Taken out: ' + read_sentences(record | {'events': before, 'cursor': first + 1})[first]

    return ('Inserted: ' if len(events) > len(before) else 'Corrected: ') + sentences[first]


def leave_out_waits(events):
    """Events without what the books say of one that fits no more, which is nothing that somebody entered."""
    return [{key: value for key, value in event.items() if key != 'waits'} for event in events]


def expect_family(record, state, place, seat):
    player = state['players'][seat]
    family = {'name': record['players'][seat]['name'], 'place': place + 1 if state['order'] else None,
              'votes': state['cards'][seat], 'status': ''}

    if state['passed'][seat]:
        family['status'] = 'passed'
    if state['player'] == seat + 1:
        family['status'] = 'to play'
    if record['tracking'] == 'full':
        streets = player['streets']
        family |= {'home': player['supply'], 'streets': streets,
                   'work': count_members(record) - player['supply'] - sum(streets.values())}

    return family


# What is on the windows

def find_by_name(root, name, roles=None):
    """The first thing with a name, as it was when somebody looked."""
    return next((item for item in root.walk()
                 if item.name == name and (roles is None or item.role in roles)), None) if root else None


def is_within(item, name):
    """Whether something is part of something else with a name, such as a player's."""
    return item is not None and (item.name == name or is_within(item.parent, name))


def is_in_dialog(item):
    """Whether something is in a window above the others."""
    return item.get_window().role in driver.ROLES['dialog']


def find_scrollers(page):
    """What scrolls on the page of a game: the families, the middle, and the chronicle. Menus
    scroll too, but only what one opens them with has to do with that."""
    def find_in(item):
        if item.role in driver.ROLES['scroller']:
            return [item]
        if item.role in driver.ROLES['button']:
            return []
        return [scroller for child in item.children for scroller in find_in(child)]

    return find_in(page)


def find_pages(root):
    """The pages of games. Newer toolkits do not tell their names, as they have none for people,
    nor anything of the other pages of a window, so that the whole window will do."""
    if root is None:
        return []
    if not root.program.has_new_toolkit:
        return [item for item in root.walk() if item.name == 'ParlourGamePage']

    return [window for window in root.children if any(find_by_name(window, name) for name in BACK)]


def find_hand_out(page):
    """What is to be handed out and moved, if there is something."""
    button = find_by_name(page, 'All done: put the list away')

    # The button is in the line of the heading, and that above the lists.
    return button and button.parent.parent


def is_named(item):
    """Whether something has a name that somebody gave it, and not only that of its kind."""
    return item.name != '' and re.match('(Gtk|Gdk|Adw|Parlour|Colonia)[A-Z]', item.name) is None


def read_deed(button):
    """What a button undoes or redoes, without its key."""
    return re.sub(r' \(Ctrl\+[^()]*\)$', '', button.description)


def read_family(card):
    """What the card of a family says."""
    labels = [item.name for item in card.walk() if item.role in driver.ROLES['label'] and is_named(item)]
    family = {'name': card.name, 'place': None, 'votes': None, 'status': ''}

    for label, following in zip(labels, labels[1:] + ['']):
        if label == 'mayor':
            family['place'] = 1
        elif match := re.fullmatch(r'(\d)\.', label):
            family['place'] = int(match[1])
        elif label in ('to play', 'passed'):
            family['status'] = label
        elif label.isdigit() and following in ('vote', 'votes'):
            family['votes'] = int(label)
        elif match := re.fullmatch(r'(\d+) at home', label):
            family |= {'home': int(match[1]), 'work': 0, 'streets': {}}
        elif match := re.fullmatch(r'(\d+) at work', label):
            family['work'] = int(match[1])
        elif match := re.fullmatch(r'(\w\w) (\d+)', label):
            family['streets'][STREET_WORDS[match[1]]] = int(match[2])

    return family


def find_end_rows(page, names):
    """The rows of the table at the end: each has the name of a player, and numbers in cells up
    to the total."""
    def find_in(item):
        texts = [part.name for part in item.walk()]
        if len(set(names) & set(texts)) == 1 and len(read_numbers(item)) >= 4:
            return [item]
        return [row for child in item.children for row in find_in(child)]

    return find_in(page)


def read_total(row, names):
    """Who a row of the table at the end is about, and the total."""
    name = next(item.name for item in row.walk() if item.name in names)

    # Relics, those in shrines, windows, total.
    return name, read_numbers(row)[3]


def read_numbers(row):
    return [int(item.name) for item in row.walk() if item.role in driver.ROLES['cell'] and item.name.isdigit()]


def main():
    unittest.main()
