#!/usr/bin/python3
# check-house.py: whether the house is built as it is meant to be
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""Usage: check-house.py SOURCE-ROOT

No folder holds more than a person looks through, no line and no function is longer than a
screen, the smallest game is small and a further one costs no more than it may, and what is the table's or the
parlour's names no game more often than it did. How many lines each floor has is printed beside what was aimed at.
"""

import os
import collections
import pathlib
import re
import sys

# Files of its own that a folder holds at most.
FILES = 40

# Lines of a function at most, with its braces.
LINES = 60

# Columns of a line of C at most, if it holds no string.
COLUMNS = 130

# The smallest game and its board, and their lines at most: what more games need than that is the table's.
TOY = {'tests/toy/toy.c': 200, 'tests/toy/toy-board.c': 40}

# Lines of C and .ui of a game at most, where the drawn page is worth it. The first game was there before its house.
GAME_LINES = 5500
# One game is larger yet than a game should be.
BOTH_LINES = {'genua': 5876}
FIRST_GAME = 'colonia'

# Lines, and statements, that are aimed at with four games.
AIMS = {'src': 125000, 'ui': 10000, 'colonia': 26000}
STATEMENTS = 31000

# Folders that name no game, and how often they still do. These numbers only fall:
# whoever cuts a tie lowers the number.
TIES = {
    'src/parlour/shelf': 1, # what the program was called before, in a sentence
}

GAME = re.compile(r'colonia|visby|concordia|genua', re.IGNORECASE)


def list_folders():
    """Folders of the sources with their files."""
    folders = collections.defaultdict(list)
    for root in ('src', 'ui'):
        for path in sorted(pathlib.Path(root).rglob('*')):
            if path.is_file():
                folders[path.parent].append(path)
    return folders


def check_folders(folders):
    """Complains of folders that hold too many files."""
    for folder, files in folders.items():
        if len(files) > FILES:
            yield f'{folder}: {len(files)} files; more than {FILES} are two folders'


def check_functions(folders):
    """Complains of functions that are too long. A function begins and ends with a
    brace in the first column, as nothing else does."""
    for path in (path for files in folders.values() for path in files if path.suffix == '.c'):
        first = None
        for number, line in enumerate(path.read_text(encoding='utf-8').splitlines(), 1):
            if line == '{':
                first = number
            elif line == '}' and first is not None:
                if number - first + 1 > LINES:
                    yield f'{path}:{first}: {number - first + 1} lines; more than {LINES} are two functions'
                first = None


def check_columns(folders):
    """Complains of lines that are too long, but for those with strings and what translators are told of them."""
    for path in (path for files in folders.values() for path in files if path.suffix in ('.c', '.h')):
        for number, line in enumerate(path.read_text(encoding='utf-8').splitlines(), 1):
            if len(line) > COLUMNS and '"' not in line and 'Translators:' not in line:
                yield f'{path}:{number}: {len(line)} columns; more than {COLUMNS} are two lines'


def count_statements(folders):
    """How often something ends with a semicolon, strings and comments aside; what a loop begins with is one."""
    n = 0
    for path in (path for files in folders.values() for path in files if path.suffix == '.c'):
        text = re.sub(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])\'|/\*.*?\*/', '', path.read_text(encoding='utf-8'), flags=re.DOTALL)
        n += text.count(';') - 2 * len(re.findall(r'\bfor \(', text))
    return n


def check_toy():
    """Complains of the smallest game if it is not small."""
    for path, most in TOY.items():
        lines = len(pathlib.Path(path).read_text(encoding='utf-8').splitlines())
        if lines > most:
            yield f'{path}: {lines} lines; a game that needs more than {most} asks too much of games'


def count_lines(folders):
    """Lines of C and .ui of each floor and each game, and of all of them."""
    lines = collections.Counter()
    for folder, files in folders.items():
        parts = folder.parts
        room = parts[2] if parts[1:2] == ('games',) and len(parts) > 2 else '/'.join(parts[:2])
        for path in files:
            if path.suffix in ('.c', '.h', '.ui'):
                n = len(path.read_text(encoding='utf-8').splitlines())
                lines.update({room: n, parts[0]: n} if room != parts[0] else {room: n})
    return lines


def check_lines(folders):
    """Complains of games that need more lines than they may, and tells how many there are everywhere."""
    lines = count_lines(folders)
    for room, n in sorted(lines.items()):
        print(f'{n:7} lines in {room}', f'({AIMS[room]} aimed at)' if room in AIMS else '')
        most = BOTH_LINES.get(room, GAME_LINES)
        if '/' not in room and room not in AIMS and room != FIRST_GAME and n > most:
            yield f'{room}: {n} lines; a game that needs more than {most} asks too much of its house'


def count_ties(folders):
    """How often the folders that name no game do so, comments aside."""
    ties = collections.Counter()
    for folder, files in folders.items():
        room = '/'.join(folder.parts[:3])
        if not re.match(r'src/(ground|table|parlour|phones|cli)\b', room):
            continue
        for path in files:
            if path.suffix in ('.c', '.h'):
                text = re.sub(r'/\*.*?\*/', '', path.read_text(encoding='utf-8'), flags=re.DOTALL)
                ties[room] += len(GAME.findall(text))
    return ties


def check_ties(folders):
    """Complains of ties to a game that are new, and of those that are gone."""
    ties = count_ties(folders)
    for room in sorted({*ties, *TIES}):
        allowed = TIES.get(room, 0)
        if ties[room] > allowed:
            yield f'{room}: names a game {ties[room]} times; it may {allowed} times: ask the game instead'
        elif ties[room] < allowed:
            yield f'{room}: names a game {ties[room]} times only: lower its number in TIES to that'
    print('Ties to a game:', ', '.join(f'{room} {n}' for room, n in sorted(ties.items()) if n))


def main():
    """Says what is wrong with the house."""
    os.chdir(sys.argv[1])
    folders = list_folders()
    problems = [*check_folders(folders), *check_functions(folders), *check_columns(folders), *check_toy(),
                *check_lines(folders), *check_ties(folders)]
    print(f'{count_statements(folders):7} statements in src ({STATEMENTS} aimed at)')
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == '__main__':
    sys.exit(main())
