# moments.py: random games, cut where something is the case
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""A moment is a game that waits for something. Its name is the day and the step,
such as thursday-orders, or edict- and the edict that is carried out; those of a
game of which only the essentials are tracked begin with essentials-, and those of
another game with its name, and with scoring- where that alone is told.
"""

import json
import subprocess

# As many games have all steps and edicts between them.
SEEDS = range(1, 13)
PREFIXES = {'full': '', 'essentials': 'essentials-', 'scoring': 'scoring-'}

# Other games, and what is tracked of them.
FIRST_GAME = 'colonia'
OTHER_GAMES = [('visby', 'full'), ('concordia', 'essentials'), ('genua', 'full')]

# A game that is scored on the way, too.
SCORED_BETWEEN = ('concordia', 'essentials', 3)

BEFORE = 'before '

# How far into a day a moment is, where the step comes again and again.
NUMERATOR, DENOMINATOR = 3, 5


def find_prefix(game, tracking):
    """How the names of its moments begin."""
    if game == FIRST_GAME:
        return PREFIXES[tracking]

    return f'{game}-{PREFIXES["scoring"] if tracking == "scoring" else ""}'


def name_moment(game, state, tracking):
    prefix, step = find_prefix(game, tracking), state['step']
    if game != FIRST_GAME:
        return f'{prefix}{step}'

    day = state['day']

    if step == 'edict':
        accepted = [edict['kind'] for edict in state['edicts']
                    if edict['day'] == day and edict['result'] == 'accepted']
        return f'{prefix}edict-{accepted[-1]}'

    if step == 'loading' and any(ship and ship['extra'] and not ship['extra']['player'] for ship in state['berths']):
        return f'{prefix}{day}-extra-holds'

    return f'{prefix}{day}-{step}'


def call_tool(tool, *arguments, given=None):
    return subprocess.run([tool, *arguments], input=given, capture_output=True, text=True, check=True).stdout


class Moments:
    """All moments, by their names. Games are played until one has what is asked for."""

    def __init__(self, tool, players):
        self._tool = tool
        self._players = players
        # How many can play each game at most.
        self._most = {game: int(most) for game, _, most, *_ in map(str.split, call_tool(tool, 'games').splitlines())}
        self._found = {}
        self._left = [(FIRST_GAME, tracking, seed) for tracking in ['full', 'essentials'] for seed in SEEDS]
        self._left.append((FIRST_GAME, 'scoring', 1))
        self._left += [(game, tracking, 1) for game, most in OTHER_GAMES for tracking in [most, 'scoring']]
        self._left.append(SCORED_BETWEEN)

    def get_names(self):
        """The names of all moments, in the order of play."""
        while self._left:
            self._play(*self._left.pop(0))

        return list(self._found)

    def has(self, name):
        """Tells whether there is a moment. No more games are played than that takes, likely ones first."""
        while name not in self._found and self._left:
            # Of several the first, as a moment is of the first game that has it.
            prefixes = [find_prefix(game, tracking) for game, tracking, _seed in self._left]
            likeliest = max(range(len(prefixes)), key=lambda i: name.startswith(prefixes[i]) and len(prefixes[i]))
            self._play(*self._left.pop(likeliest))

        return name in self._found

    def get_record(self, name):
        """The record of a game, as text; "before" a moment is one event before it begins."""
        wanted = name.removeprefix(BEFORE)
        if not self.has(wanted):
            raise KeyError(wanted)

        record, cursor, first = self._found[wanted]
        if wanted != name:
            cursor = first - 1

        return json.dumps(record | {'events': record['events'][:cursor], 'cursor': cursor})

    def get_other(self, seed, game=FIRST_GAME):
        """A whole game, as text."""
        return call_tool(self._tool, 'simulate', f'--game={game}', f'--players={min(self._players, self._most[game])}',
                         f'--seed={seed}', f'--tracking={dict(OTHER_GAMES).get(game, "full")}')

    def _play(self, game, tracking, seed):
        players = min(self._players, self._most[game])
        text = call_tool(self._tool, 'simulate', f'--game={game}', f'--players={players}', f'--seed={seed}',
                         f'--tracking={tracking}')
        states = call_tool(self._tool, 'state', '--each', '-', given=text).splitlines()
        record = json.loads(text)
        runs = {}

        # Where the same step comes several times in a row, in the week where it comes most often;
        # where a round is but a step or two, all of the game is looked at.
        before = None
        for cursor, line in enumerate(states):
            state = json.loads(line)
            moment = name_moment(game, state, tracking), state.get('week')
            if moment != before and (game == FIRST_GAME or moment[0] not in runs):
                runs.setdefault(moment[0], []).append([])
            runs[moment[0]][-1].append(cursor)
            before = moment

        for name, places in runs.items():
            longest = max(places, key=len)
            self._found.setdefault(name, (record, longest[len(longest) * NUMERATOR // DENOMINATOR], longest[0]))
