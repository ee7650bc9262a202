#!/usr/bin/env python3
# read-exports.py: reads what was exported, as other programs do
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""read-exports.py DIRECTORY [SCHEMA]

Reads the record, the tables and the play in a directory, all of one game, and
fails with a message if they do not tell the same. With a schema only the play is
held against it, which needs the module jsonschema: without it that ends with 77.
"""

import csv
import datetime
import json
import os
import pathlib
import sys
import urllib.parse

SKIPPED = 77

# What spreadsheets take for the beginning of a formula.
BEGINNINGS = '=+-@\t\r\n＝＋－＠'


def read_table(path):
    with open(path, encoding='utf-8', newline='') as table:
        return list(csv.DictReader(table, strict=True))


def find_time(event):
    """When it happened, or nothing where the record holds something else."""
    try:
        datetime.datetime.strptime(event['at'], '%Y-%m-%dT%H:%M:%SZ')
    except (KeyError, ValueError):
        return ''

    return event['at']


def check_name(found, name):
    """A text that a spreadsheet would take for a formula has an apostrophe in front."""
    expected = "'" + name if name[0] in BEGINNINGS else name
    assert found == expected, f'{found!r} is not {expected!r}'


def check_scores(scores, record):
    assert len(scores) == len(record['players'])
    for number, (row, player) in enumerate(zip(scores, record['players'], strict=True), 1):
        assert int(row['player']) == number
        check_name(row['name'], player['name'])
        assert row['color'] == player['color']
        assert int(row['total']) == sum(int(row[part]) for part in ('relics', 'shrines', 'windows'))


def check_chronicle(chronicle, record, finished):
    cursor = record.get('cursor', len(record['events']))
    assert len(chronicle) == len(record['events']), f'{len(chronicle)} lines'
    for number, (row, event) in enumerate(zip(chronicle, record['events'], strict=True), 1):
        assert int(row['event']) == number
        assert row['type'] == event['type']
        assert row['time'] == find_time(event)
        assert row['rolled_by'] == (event['by'] if event.get('by') in ('app', 'table', 'phone') else '')
        assert row['undone'] == ('yes' if number > cursor else 'no')
        assert row['sentence'], f'event {number} has no sentence'
        assert None not in row and row['details'] is not None, f'event {number} has other columns'
        if 'player' in event:
            assert int(row['player']) == event['player']
            check_name(row['name'], record['players'][event['player'] - 1]['name'])
        if not finished and event['type'] == 'draws':
            assert row['details'] == '', 'what was drawn blindly is told'


def check_play(play, scores, record):
    assert [player['name'] for player in play['players']] == [player['name'] for player in record['players']]
    for player, row in zip(play['players'], scores, strict=True):
        assert player['score'] == int(row['total'])
        assert player['rank'] == int(row['rank'])
        assert player['winner'] == (row['rank'] == '1')
    last = next(filter(None, map(find_time, reversed(record['events']))), None)
    if last is not None:
        assert play['playDate'] == last[:19].replace('T', ' ')


def check_schema(play, schema):
    try:
        import jsonschema
    except ImportError:
        sys.exit('jsonschema is missing' if os.environ.get('CI') == 'true' else SKIPPED)

    jsonschema.validate(play, json.loads(schema.read_text(encoding='utf-8')))


def read_json(path):
    return json.loads(path.read_text(encoding='utf-8'))


def main():
    directory, *schema = map(pathlib.Path, sys.argv[1:])
    if schema:
        check_schema(read_json(directory / 'play.json'), schema[0])
        return

    record = read_json(directory / 'game.kontor')
    finished = (directory / 'scores.csv').exists()

    check_chronicle(read_table(directory / 'chronicle.csv'), record, finished)
    if finished:
        scores = read_table(directory / 'scores.csv')
        play = read_json(directory / 'play.json')
        check_scores(scores, record)
        check_play(play, scores, record)

        query = urllib.parse.urlsplit((directory / 'play.link').read_text(encoding='utf-8')).query
        assert urllib.parse.parse_qs(query, strict_parsing=True)['data'][0] == (directory / 'play.json').read_text('utf-8')


if __name__ == '__main__':
    main()
