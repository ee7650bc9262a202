#!/usr/bin/python3
# benchmark-start.py: how long the application takes to start, and how much memory
#
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Usage: with-display --bare benchmark-start.py APPLICATION BARE-WINDOW RECORD
#
# Both are measured from outside and in the same way: from the moment in which
# the process is made until a dot in the middle of the screen has another colour
# for the first time, which is when GTK has put its first whole frame there.
# Memory is what the system says of the process in that moment.
#
# Prints one line for each figure, with its goal. It fails nothing: how fast a
# machine is, and what else it does, is not known here.

import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import time

sys.dont_write_bytecode = True

import screen
from benchmark import remark, tell

ROUNDS = 11

# What a group that plays every week has after a few years.
GAMES_ON_SHELF = 100

TIME_GOAL = 1.25
# The page of a game is larger than the shelf.
GAME_TIME_GOAL = 1.6
MEMORY_GOAL = 20

SECONDS_BETWEEN_LOOKS = 0.0002
SECONDS_TO_WAIT = 30


def wait_for_colour(picture, is_right):
    """Waits until the colour in the middle of the screen is as it should be."""
    x, y = picture.width // 2, picture.height // 2
    deadline = time.monotonic() + SECONDS_TO_WAIT

    while not is_right(picture.get_dot(x, y)):
        if time.monotonic() > deadline:
            sys.exit('benchmark-start.py: the window does not come or go')
        time.sleep(SECONDS_BETWEEN_LOOKS)


def read_memory(process):
    """What of the process is in memory, and its share in it, in MiB."""
    lines = pathlib.Path(f'/proc/{process}/smaps_rollup').read_text().splitlines()
    sizes = {words[0]: int(words[1]) / 1024 for words in map(str.split, lines) if words[-1] == 'kB'}

    return sizes['Rss:'], sizes['Pss:']


def start_once(picture, empty, command):
    """Milliseconds until the first frame, and the memory then."""
    start = time.monotonic()
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL)

    try:
        wait_for_colour(picture, lambda colour: colour != empty)
        duration = time.monotonic() - start
        resident, share = read_memory(process.pid)
    finally:
        process.kill()
        process.wait()
    wait_for_colour(picture, lambda colour: colour == empty)

    return duration * 1000, resident, share


def measure(picture, command, bare):
    """Starts both in turn, as the machine may be faster now and slower then. Returns the
    medians of time, memory and share, of the command and of the bare window."""
    empty = picture.get_dot(picture.width // 2, picture.height // 2)
    rounds = []

    # In the first round files are read that lie in memory from then on.
    for _ in range(ROUNDS + 1):
        rounds.append(start_once(picture, empty, command) + start_once(picture, empty, bare))

    figures = [statistics.median(column) for column in zip(*rounds[1:])]

    return figures[:3], figures[3:]


def compare(picture, command, bare, time_goal=TIME_GOAL):
    (duration, memory, share), (bare_duration, bare_memory, bare_share) = measure(picture, command, bare)
    ratio, growth = duration / bare_duration, memory - bare_memory

    tell('Start to first frame, as a multiple of the bare window', ratio, 'times', time_goal)
    tell('Resident memory then, beyond the bare window', growth, 'MiB', MEMORY_GOAL)
    remark('  start of the application', duration, 'ms', f'and {bare_duration:.3f} ms of the bare window')
    remark('  memory of the application', memory, 'MiB', f'and {bare_memory:.3f} MiB of the bare window')
    remark('  memory beyond it that is not shared with others', share - bare_share, 'MiB')


def fill_shelf(record):
    games = pathlib.Path(os.environ['XDG_DATA_HOME']) / 'kontor' / 'games'

    games.mkdir(parents=True, exist_ok=True)
    for i in range(GAMES_ON_SHELF):
        shutil.copy(record, games / f'{i}.kontor')


def main():
    application, bare, record = sys.argv[1:4]

    print(f'The application and a bare window are started in turn, {ROUNDS} times; medians are told')
    with screen.Screen().open_picture() as picture:
        print('With an empty shelf')
        compare(picture, [application], [bare])
        fill_shelf(record)
        print(f'With {GAMES_ON_SHELF} games on the shelf')
        compare(picture, [application], [bare])
        print('With a game to open')
        compare(picture, [application, record], [bare], time_goal=GAME_TIME_GOAL)


if __name__ == '__main__':
    main()
