# reach.py: how what happened in a game is done on telephones
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""Finds, for an event of a record, what is touched on the telephones of those who sit at the table, so that the same happens
there: by the boards that the tool prints, as a telephone shows them.
"""

import heapq
import json
import subprocess

# How many choices are looked at for one event at most.
MOST_BOARDS = 2000

# What a record says besides of an event.
BESIDES = {'at', 'by', 'along', 'sure'}


def strip(event):
    return {key: value for key, value in event.items() if key not in BESIDES}


def list_values(value):
    """All that stands in an event, as choices spell it."""
    if isinstance(value, dict):
        return {text for key, member in value.items() for text in {key} | list_values(member)}
    if isinstance(value, list):
        return {text for member in value for text in list_values(member)}
    return {str(value).lower() if isinstance(value, bool) else str(value)}


class Boards:
    """The boards of a record as it stands in its file, whoever looks."""

    def __init__(self, tool, path):
        self.tool = tool
        self.path = str(path)

    def look(self, seat, choices):
        """A board after choices, or None if these cannot be made."""
        chosen = [f'--choose={name}={value}' for name, value in choices]
        answer = subprocess.run([self.tool, 'board', self.path, f'--seat={seat}', *chosen], capture_output=True, text=True)
        return json.loads(answer.stdout) if answer.returncode == 0 else None


def list_deeds(board):
    for group in board['groups']:
        for thing in group['things']:
            for deed in thing.get('deeds', []):
                if 'obstacle' not in deed:
                    yield f'{group["id"]}/{thing["id"]}/{deed["id"]}', deed


def list_steps(deed, values):
    """What a deed can choose of what stands in an event: pairs of names and values that are chosen at once, and a number if one is
    typed.
    """
    if 'choose' in deed and not any(name.startswith('pick-') for name in deed['choose']):
        return [(list(deed['choose'].items()), None)]
    if 'number' in deed:
        number = deed['number']
        return [([(number['name'], value)], value) for value in sorted(values)
                if value.lstrip('-').isdigit() and number['min'] <= int(value) <= number['max']]
    return []


def find_touches(boards, seat, event):
    """The touches of a seat, or of whoever enters all where it is 0, that enter an event, as pairs of a path and a number or None;
    None where there are none. What is said in the event is chosen first.
    """
    wanted, values = strip(event), list_values(strip(event))
    waiting, n = [(0, 0, [], [])], 0

    while waiting and n < MOST_BOARDS:
        cost, _order, touches, choices = heapq.heappop(waiting)
        board = boards.look(seat, choices)
        # What choices come to is entered without a further touch.
        complete = (board or {}).get('complete', {})
        if touches and [strip(one) for one in complete.get('events', [])] == [wanted]:
            return touches
        for path, deed in list_deeds(board) if board else []:
            if [strip(one) for one in deed.get('events', [])] == [wanted]:
                return [*touches, (path, None)]
            for pairs, number in list_steps(deed, values):
                n += 1
                if {name for name, _value in pairs}.isdisjoint(name for name, _value in choices):
                    strange = sum(str(value) not in values for _name, value in pairs)
                    heapq.heappush(waiting, (cost + 1 + 10 * strange, n, [*touches, (path, number)], [*choices, *pairs]))
    return None


def find_picks(boards, event):
    """The paths of what each seat picks, by seat from 0, in the order in which it is picked; None where nobody picks."""
    paths = {(deed['pick'], path.split('/')[-1]): path for path, deed in list_deeds(boards.look(0, [])) if 'pick' in deed}
    found = {}

    for value in strip(event).values():
        for seat, picked in enumerate(value if isinstance(value, list) else []):
            parts = picked if isinstance(picked, list) else list(picked.values())[:1] if isinstance(picked, dict) else [picked]
            ids = [str(one) for one in parts]
            if ids and all((seat + 1, one) in paths for one in ids):
                found[seat] = [paths[seat + 1, one] for one in ids]
    return found or None
