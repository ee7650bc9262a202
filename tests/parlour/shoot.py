#!/usr/bin/python3
# shoot.py: photographs the pages of the application
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""Photographs the pages of the application, in several sizes and looks, into
BUILD/screenshots, with index.html to see them all. Another language is a look.

A scene is a page of its own, such as shelf, or a moment of a game, such as
thursday-orders. Patterns such as 'edict-*' are taken as well.
"""

import argparse
import collections
import fnmatch
import html
import http.client
import itertools
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.parse
import uuid
import zipfile

sys.dont_write_bytecode = True

from gi.repository import GLib

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / 'tests' / 'house'))

import catalogues
import driver
import moments
import screen
import translated

SIZES = '1280x800,360x720,1920x1080'

CATALOGUES = 'po'
OTHER_CATALOGUES = 'tests/parlour/pseudo'
LANGUAGES = [language for language in catalogues.read_languages(ROOT) if language != catalogues.SOURCE]
OTHER = LANGUAGES[0]
# Written from right to left: see make-pseudo.py. No program begins in another language and goes on in this one.
MIRRORED = LANGUAGES[2]

# What is different in a look: variables of the environment, which a program reads when it begins,
# settings, and the catalogues in the build directory. The last one is in the place of the first language.
#
# A language with one of these behind it has text of double size, too, or is dark.
#
# In this order a page takes them on: after a language that came before it, large text would be in
# that for a moment, for which a window grows.
Look = collections.namedtuple('Look', 'variables scale language catalogues', defaults=('1.0', 'en', CATALOGUES))
LARGE = 'large'
AT_NIGHT = 'dark'
# In one of the languages, by turns: what is not translated, or has no room, is seen in the one that nobody speaks, too.
BY_TURNS = 'turns'

# What one picture is taken of, besides a scene: the size of the screen in dots, and the name of a look.
Shot = collections.namedtuple('Shot', 'size look')
LIGHT = {'ADW_DEBUG_COLOR_SCHEME': 'prefer-light'}
DARK = {'ADW_DEBUG_COLOR_SCHEME': 'prefer-dark'}
CONTRAST = {'ADW_DEBUG_HIGH_CONTRAST': '1'}
LOOKS = {
    'light': Look(LIGHT),
    'dark': Look(DARK),
    'contrast': Look(LIGHT | CONTRAST),
    'darkcontrast': Look(DARK | CONTRAST),
    'large': Look(LIGHT, scale='2.0'),
    **{language: Look(LIGHT, language=language) for language in LANGUAGES},
    **{language + LARGE: Look(LIGHT, scale='2.0', language=language) for language in LANGUAGES},
    **{language + AT_NIGHT: Look(DARK, language=language) for language in LANGUAGES},
    LARGE + AT_NIGHT: Look(DARK, scale='2.0'),
    BY_TURNS: Look(LIGHT, language=OTHER),
    BY_TURNS + LARGE: Look(LIGHT, scale='2.0', language=OTHER),
    'pseudo': Look(LIGHT, language=OTHER, catalogues=OTHER_CATALOGUES),
    'mirrored': Look(LIGHT, language=MIRRORED, catalogues=OTHER_CATALOGUES),
}

# What the shelf shows if there are games on it, and what is beside them, broken or with a title.
GAMES_ON_SHELF = ['thursday-orders', 'essentials-friday-loading', 'end-finished']
FOLDER_AWAY = '/media/stick/Spiele'
COPY_ON_SHELF = f'{GAMES_ON_SHELF[1]}.sync-conflict-20261121-201500-ABCDEFG'
WILD = set('*?[')
SIZE = re.compile('[1-9][0-9]*x[1-9][0-9]*')
# As GLib counts errors.
NO_SPACE = 12
BROKEN_ON_SHELF = 'Shopping list'
N_ARCHIVED = 60
FIRST_DAY = 1762700000

# A table in which two lines are wrong, its words, of which the catalogues know nothing, and what the program says
# that its cities may be.
WRONG_TABLE = 'city;cost;points;owner\nLondon;6;3;\nBergen;six;3;\nParis;4;2;\nBergen;8;6;\n'
TABLE_WORDS = set(re.split('[;\n]', WRONG_TABLE)) - {''}
CITIES = ['London', 'Nowgorod|Novgorod', 'Bergen', 'Brügge|Bruges|Bruegge']

# What is on a card that only this table knows.
OWN_EDICT = 'Whoever has the most members at home pays two coins to the city'

# What must have a name, and what is none.
CONTROLS = ['button', 'check', 'combo', 'entry', 'link', 'slider', 'spin', 'tab']
NO_NAME = re.compile(r'^((Gtk|Adw|Parlour|Colonia|Concordia|Genua|Visby)[A-Z]\w*)?$')

# How the description of a button tells its key, which is no reason why it cannot be pressed.
KEY = re.compile(r'\([^ ]+\)$')

# How far the wheel is turned between two looks, which take longer.
TURNS_AT_ONCE = 3

# How long what is not as it should be may be about to change, and how often one looks.
SECONDS_TO_SETTLE = 10
SECONDS_BETWEEN_LOOKS = 0.2

# What need not be there as a whole, as its tooltip says all of it, or a touch opens it.
BRIEF = ['undo_label of ParlourGamePage', 'long_undo_label of ParlourGamePage', 'heading of ParlourHandOut']

# Buttons of the dialogs of libadwaita, which have less room in newer ones: enough for what
# people speak, but not for a language that nobody speaks.
BORROWED_LABEL = 'label of '

# What people have typed into a record, who may speak any language.
TYPED = {'name', 'reason', 'text'}

# The known cards in the order in which they stand there.
FIRST_SHIP, FIRST_RELIC, FIRST_WEEK_CARD, FIRST_EDICT = 0, 8, 16, 19

WHY = re.compile('^Why')
EXTRA_HOLD = re.compile('^Extra hold: any good for [^,]*$')
CORRECT = re.compile('^Correct: ')
GO_BACK = 'Go back here, correct, insert or take out'
CARDS = re.compile('The families play their cards')
PEEK = 'Lift the Cover'
FAMILY = re.compile('^(Agnes|Bruno|Clara|Dietmar)')

HERE = pathlib.Path(__file__).resolve().parent
EQUALS = HERE / 'true-equals.txt'

PAGE = """<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>Kontor in pictures</title>
<style>
  body {{ font-family: sans-serif; background: #777; }}
  td, th {{ padding: 0.5em; vertical-align: top; }}
  img {{ max-width: 30em; max-height: 24em; }}
</style>
<table>
{rows}
</table>
</html>
"""


# Pages that are no moment of a game: what is opened, if need be where cards are known, and what is done then.

def do_nothing(program):
    program.find('button', 'New Game')


def press_new_game(program):
    program.press('button', 'New Game')
    program.find('button', 'Begin')


# Who is told apart from somebody of the same name.
NAMESAKE = 'Agnes B'


def begin_with_namesakes(program):
    press_new_game(program)
    for entry in program.find_all('entry', re.compile('^Name of player'))[:2]:
        entry.set_text(NAMESAKE.partition(' ')[0])
    program.press('button', 'Begin')
    program.find('button', re.compile(NAMESAKE))


def press_keys(combination):
    def press(program):
        program.find('button', 'Back to the Shelf')
        before = len(program.look().children)
        program.key(combination)
        program.wait_until(lambda: len(program.look().children) > before, f'a window by {combination}')

    return press


def press_button(button, then):
    """A button, which opens a window with another one."""
    def press(program):
        program.press('button', button)
        program.find('button', then)

    return press


# All hands of four players. What the cards brought is shown in their place for some seconds, in which a machine that has
# much to do may not have looked.
CARDS_OF_ALL = 4 * 8
TIMES_TO_REVEAL = 10


def list_on_display(program):
    """The pictures on the window that came last."""
    return program.find_all('image', where=lambda item: item.get_window() is item.get_window().parent.children[-1])


def is_undone(program):
    return bool(program.find_all('button', 'Redo', lambda item: item.is_sensitive()))


def look_at_reveal(program):
    """Whether what the cards brought is seen, or was missed, as a word; none as long as they are not revealed."""
    revealed = not is_undone(program)
    if 0 < len(list_on_display(program)) < CARDS_OF_ALL:
        return 'seen'

    return 'missed' if revealed else ''


def reveal_on_display(program):
    """What is undone is done again before the eyes of all; a telephone has no button for that."""
    whys = re.compile('^Why')
    before = {item.name for item in program.wait_until(lambda: program.find_all('button', whys), 'what there is')}
    program.press('button', 'Undo')
    # A key that comes while one page takes another's place is nobody's.
    program.wait_until(lambda: before - {item.name for item in program.find_all('button', whys)}, 'what was before')
    press_keys('F9')(program)
    for _ in range(TIMES_TO_REVEAL):
        program.wait_until(lambda: len(list_on_display(program)) >= CARDS_OF_ALL, 'what everybody has')
        if not program.find_all('button', 'Redo'):
            return
        program.press('button', 'Redo')
        if program.wait_until(lambda: look_at_reveal(program), 'what the cards brought') == 'seen':
            return
        program.press('button', 'Undo')
        program.wait_until(lambda: is_undone(program), 'what was before')
    raise driver.NotFound('what the cards brought is not shown for as long as it takes to look')


def ask_gods(program):
    """Four of them, one after the other."""
    program.press('button', 'Ask Again')
    for n in range(1, 5):
        program.press('button', 'Ask the Next God')
        program.wait_until(lambda n=n: len(program.find_all('label', re.compile('[+−-][0-9]+$'))) == n * 4, f'what {n} gods bring')


def open_privileges(program):
    """Of two players, as a table does that takes its time."""
    program.press('button', 'Open Again')
    for n in range(1, 3):
        program.press('button', 'Next Hand')
        program.wait_until(lambda n=n: len(program.find_all('label', re.compile('[+][0-9]+$'))) == n, f'what {n} have')


def count_relics(program):
    """Some money, and relics of which one lies in a shrine, of who counts first."""
    for key in ['1', '2'] + ['Tab'] * 6 + ['1', '3', '5', 's']:
        program.key(key)


def light_exchanges(program):
    """Of the first player, as a table does that takes its time."""
    program.press('button', 'Show Again')
    program.press('button', 'Show the Next Exchange')
    program.find('label', re.compile('^[0-9]+ wares? for [0-9]+ seals?$'))


def begin_another(agreed):
    """A game of the kind that was played last, of which something is agreed on."""
    def begin(program):
        program.find('button', 'Back to the Shelf')
        program.press('button', 'Back to the Shelf')
        program.press('button', 'New Game')
        program.find('label', agreed)

    return begin


def type_card(keys, *there):
    """Types a card into the page that asks for it, and waits for something to be seen."""
    def type_keys(program):
        program.find('button', 'Back to the Shelf')
        for key in keys.split():
            program.key(key)
        program.find(*there)

    return type_keys


def offer_ship(program):
    """Those of one city are offered above what is typed."""
    program.find('button', 'Back to the Shelf')
    program.key('l')
    program.find('label', 'Touch a ship that was entered before')


def type_week_card(program):
    """What the table drew is entered onto the booths, and the card has folded away."""
    program.find('button', 'Draw at the Table').press()
    program.find('button', 'Draw at the Table', lambda item: 'pressed' in item.get_states())
    for key in '34536422121232':
        program.key(key)
    for key in 'liwlnf':
        program.key(key)
    program.find('button', 'Next')


def open_chronicle(program):
    program.find('button', 'Back to the Shelf')
    if not program.find_all('label', 'Chronicle'):
        program.key('ctrl+h')
    program.find('label', 'Chronicle')


def show_chronicle(program):
    """With something in it that was undone. A key acts at once, unlike a button that is shown pressed for a moment; a
    telephone has no button that says so."""
    program.find('button', 'Undo', lambda item: item.is_sensitive())
    program.key('ctrl+z')
    if program.find_all('button', 'Redo'):
        program.find('button', 'Redo', lambda item: item.is_sensitive())
    open_chronicle(program)


def show_choices(program):
    """What can be done with a line of the chronicle."""
    open_chronicle(program)
    program.wait_until(lambda: program.find_all('button', GO_BACK), 'the lines')[-1].press()
    program.find('button', 'Correct…')


def correct(program):
    show_choices(program)
    program.press('button', 'Correct…')
    program.find('button', 'Cancel')


def open_menu(program):
    program.find('button', 'Back to the Shelf')
    program.press('button', 'Menu')
    program.find('menu')


def choose(choice):
    """Something in the menu, which opens a window."""
    def press(program):
        open_menu(program)
        before = len(program.look().children)
        program.press('item', choice)
        program.wait_until(lambda: len(program.look().children) > before, f'a window by {choice}')

    return press


def say_as_phone(port, path, fields, cookie=None):
    """What a telephone says, over the loopback; the cookie that it is given."""
    connection = http.client.HTTPConnection('127.0.0.1', port, timeout=driver.SECONDS_TO_WAIT)
    connection.request('POST', path, urllib.parse.urlencode(fields), {'Accept-Language': 'fr', **({'Cookie': cookie} if cookie else {})})
    given = connection.getresponse().getheader('Set-Cookie')
    connection.close()
    return cookie or given.split(';')[0]


def let_phones_in(program):
    """One sits at the table, and one asks to; where the program was built without them it says so."""
    choose('Phones…')(program)
    if program.find_all('button', 'Close', lambda item: item.get_window().role in driver.ROLES['dialog']):
        return
    program.press('check', 'Phones at the Table')
    code = program.find('image', 'Code for phones')
    program.wait_until(code.get_description, 'an address')
    _host, port, token = re.fullmatch(r'http://(.*):([0-9]+)/#(.*)', code.get_description()).groups()
    for seat in (1, 2):
        cookie = say_as_phone(int(port), '/enter', {'token': token})
        say_as_phone(int(port), '/act', {'act': 'seat', 'which': seat}, cookie)
        program.find('button', re.compile(f'^Let In: .* {seat}$'))
        if seat == 1:
            program.press('button', re.compile('^Let In: .* 1$'))
            program.wait_until_gone('button', re.compile('^Let In: .* 1$'))


def insert_before_count(program):
    """Something that a later count takes no notice of, unless it is told to."""
    choose('Correct Holdings…')(program)
    program.press('button', 'Agnes: Lift the Cover')
    program.press('button', 'One more: Agnes: Leather')
    program.press('button', 'Put Right')
    program.wait_until_gone('button', 'Put Right')
    press_line(program, re.compile('^Clara passes'))
    program.press('button', 'Insert After…')
    program.press('button', 'Change Holdings')
    program.press('button', 'One more: Agnes: Leather')
    program.press_first('button', 'Insert', -1)
    program.find('button', 'Keep the Count')


def change_holdings(program):
    """Something for everybody, and something for one family besides."""
    choose('Change Holdings…')(program)
    program.press('button', re.compile('^One more: Everybody: Leather'))
    program.press('button', re.compile('^One less: Everybody: Iron'))
    program.press('button', re.compile('^One more: Bruno: Saddle'))
    program.find('spin', re.compile('^Bruno: Saddle'), lambda item: item.get_description() == '+1')


def open_shelf_menu(program):
    program.find('button', 'New Game')
    program.press('button', 'Menu')
    program.find('menu')


def open_languages(program):
    program.find('button', 'New Game')
    program.press('button', re.compile('^Language: '))
    program.find('menu')


def tell_about(program):
    program.find('button', 'New Game')
    program.press('button', 'Menu')
    program.press('item', 'About Kontor')
    program.wait_until(lambda: len(program.look().children) > 1, 'a window')


def begin_without_draw(program):
    """What was drawn at the table has not been entered."""
    press_new_game(program)
    program.press('button', 'At the Table')
    program.press('button', 'Begin')
    program.find('button', 'Leave It Out')


def leave_half_done(program):
    """Something has been typed that is not entered yet."""
    program.find('button', 'Back to the Shelf')
    program.key('3')
    program.press('button', 'Back to the Shelf')
    program.find('dialog')


def take_out(program):
    show_choices(program)
    program.press('button', 'Take Out…')
    program.find('button', 'Accept')


def find_line(program, sentence):
    """What opens a line of the chronicle, wherever that is."""
    def look():
        chronicle = program.find_all('list', 'Chronicle')[0]
        button = next((item for item in program.find_all('button', GO_BACK)
                       if any(label.is_called(sentence) for label in item.parent.walk())), None)
        if button is None:
            # Not as far as the chronicle is high.
            for _ in range(TURNS_AT_ONCE):
                chronicle.turn_wheel(driver.WHEEL_UP)
        return button

    open_chronicle(program)
    return program.wait_until(look, f'the line “{sentence.pattern}”')


def press_line(program, sentence):
    """What can be done with a line of the chronicle."""
    find_line(program, sentence).press()
    program.find('button', 'Correct…')


def look_at_summary(program):
    """Of what happens when the cards of the week are taken out."""
    press_line(program, CARDS)
    program.press('button', 'Take Out…')
    program.find('button', 'Accept')


def insert(program):
    """What was forgotten goes behind the cards of the week."""
    press_line(program, CARDS)
    program.press('button', 'Insert After…')
    program.find('button', 'Cancel')


def insert_load(program):
    """The whole harbour is in sight."""
    press_line(program, re.compile('loads .* onto the ship'))
    program.press('button', 'Insert After…')
    program.find('button', 'Cancel')


def look_at_inserted(program):
    """A note, which is marked where it stands since. Where the chronicle lay over the game it is closed by then."""
    insert(program)
    program.press('button', 'Add a Note')
    program.find('entry', 'Note').set_text('1248')
    program.press('button', 'Write It Down')
    program.wait_until_gone('button', 'Write It Down')
    find_line(program, re.compile('^Note: 1248$'))


def open_passes(program):
    """Of a round, each of which can be corrected."""
    program.press('button', 'Everybody Passes')
    open_chronicle(program)
    program.wait_until(lambda: program.find_all('button', 'Show each pass'), 'a round of passes')[-1].press()
    program.wait_until(lambda: program.find_all('label', re.compile('^[^:]* passes[.]$')), 'each pass')


def wait_for_cards(program):
    """All that came after them waits."""
    look_at_summary(program)
    program.press('button', 'Accept')
    program.wait_until_gone('button', 'Accept')
    program.wait_for_active_window()
    # On a telephone the chronicle is a window.
    if len(program.look().children) > 1:
        program.key('Escape')
    program.wait_until(lambda: len(program.look().children) == 1, 'the end of other windows')
    program.find('button', 'Go On Without…')


def go_on_without(program):
    wait_for_cards(program)
    program.press('button', 'Go On Without…')
    program.find('dialog')


def leave_waiting(program):
    """The game on the shelf tells that something waits in it."""
    wait_for_cards(program)
    program.press('button', 'Back to the Shelf')
    program.find('button', re.compile('^Carry on: '))


def list_set_aside(program):
    """What waited was given up."""
    go_on_without(program)
    program.press('button', 'Go On')
    program.wait_until_gone('button', 'Go On Without…')
    open_chronicle(program)
    before = len(program.look().children)
    program.press('button', 'Set Aside')
    program.wait_until(lambda: len(program.look().children) > before, 'what is set aside')


def look_at_set_aside(program):
    list_set_aside(program)
    program.wait_until(lambda: program.find_all('label', CARDS), 'the cards')[-1].click()
    program.find('button', 'Go Back to This')


def open_course(program):
    program.press('button', 'Course of the Game')
    program.find('label', 'Who Voted with Whom')


def open_times(program):
    """Of an evening whose events know when they happened."""
    open_course(program)
    program.find('label', 'What Took How Long')


def open_guess(program):
    """As others on the shelf went."""
    open_running_course(program)
    program.find('label', re.compile('^About .* to go$'))


def show_lengths(program):
    """How long games took whose events know when they happened."""
    show_statistics(program)
    program.find('label', 'How Long It Takes')


def share(program):
    program.press('button', 'Share…')
    program.find('button', 'Copy the Text')


def share_from_shelf(program):
    show_games(program)
    program.wait_until(lambda: program.find_all('button', 'What Can Be Done with It'), 'the rows')
    open_row_menu(program)
    program.key('Down')
    program.key('Down')
    program.key('Return')
    program.find('button', 'Copy the Text')


def edit_rates(program):
    """The rates of a board, once they are told."""
    press_button('Rates…', 'Keep These Rates')(program)
    program.press('button', 'Keep These Rates')
    program.wait_until_gone('button', 'Keep These Rates')
    press_keys('ctrl+comma')(program)
    program.press_first('button', 'Edit…', place=1)
    program.wait_until(lambda: program.find_all('button', re.compile('^Remove: ')), 'the rates')


def tell_copy(program):
    """What the own copy says, which the next game begins with."""
    begin_another('Options')(program)
    program.press('check', 'Cards')
    program.press('check', 'Prices of Slots')
    program.find('label', 'Tribune')
    program.press('button', 'Begin')
    program.find('label', 'Which card is revealed?')
    begin_another('Options')(program)
    program.find('label', 'Tribune')


def list_copies(program):
    press_keys('ctrl+comma')(program)
    program.press_first('button', 'Edit…', place=2)
    program.wait_until(lambda: program.find_all('button', re.compile('^Remove: ')), 'the copy')


def open_cards_course(program):
    program.press('button', 'Course of the Game')
    program.find('label', 'What Each Card Brought')


def open_running_course(program):
    program.find('button', 'Back to the Shelf')
    program.key('ctrl+g')
    program.find('label', 'Who Voted with Whom')


def go_to_start(program):
    """Before the first event everybody is told what to take."""
    program.find('button', 'Back to the Shelf')
    while program.find_all('button', 'Undo', lambda item: item.is_sensitive()):
        program.key('ctrl+z')
    program.find('label', 'To begin with, everybody takes')


def see(program, look):
    """What a look finds, even if that is nothing: things may come and go while one looks."""
    return program.wait_until(lambda: (look(),), 'what is to be seen')[0]


def roll_to_end(program):
    """The last die of Thursday lies still."""
    program.find('button', 'Back to the Shelf')
    while see(program, lambda: program.find_all('label', re.compile('^Roll the die'))):
        before = see(program, program.get_texts)
        program.key('2')
        program.wait_until(lambda before=before: program.get_texts() != before, 'the next roll')


def let_ships_leave(program):
    """When nobody loads any more the list of Saturday opens by itself, a moment after the page has gone on."""
    def pass_or_see():
        if program.find_all('label', re.compile('^Hand out and move: Saturday')):
            return 'seen'
        for button in program.find_all('button', 'Everybody Passes'):
            button.press()
            return 'passed'
        return None

    while program.wait_until(pass_or_see, 'the list of Saturday') != 'seen':
        pass


def ask_for_good(program):
    """The question lies above the extra hold, and the harbour stays where it is."""
    program.find('button', 'Back to the Shelf')
    program.wait_until(lambda: program.find_all('button', EXTRA_HOLD), 'an extra hold')[-1].press()
    program.find('alert', 'Which good goes into the extra hold?')


def end_sunday(program):
    """Cards are discarded, and the next ones asked for."""
    program.find('button', 'Back to the Shelf')
    program.key('p')
    program.find('label', re.compile('^Reveal relic card'))


def open_list(program):
    """What is folded to a line is opened by a key, with its reasons."""
    program.find('button', 'Back to the Shelf')
    program.key('F8')
    before = see(program, program.get_texts)
    program.press('button', 'Why?')
    program.wait_until(lambda: program.get_texts() != before, 'the reasons')


def tell_ranks(program):
    """From the last one on, and who wins is not told yet."""
    def light_next():
        if program.find_all('button', 'Tell the Next Rank'):
            return True
        # What is still shown pressed cannot be pressed again.
        for button in program.find_all('button', 'Light the Next Window'):
            button.press()
        return False

    light_windows(program)
    program.wait_until(light_next, 'the last window')
    before = see(program, program.get_texts)
    program.press('button', 'Tell the Next Rank')
    program.wait_until(lambda: program.get_texts() != before, 'the last rank')


def light_windows(program):
    """One of the four, as a table does that takes its time."""
    program.press('button', 'Light Again')
    program.press('button', 'Light the Next Window')
    program.wait_until(lambda: program.find_all('image', re.compile('^The window of London, lit')), 'light')
    program.find('label', 'Agnes pays 7')


def open_export(program):
    program.find('button', 'Back to the Shelf')
    program.key('ctrl+e')
    program.find('button', 'Write the Files')


def find_on_cards(program, name):
    """What the cards of all families have."""
    program.find('button', 'Back to the Shelf')
    found = program.wait_until(lambda: program.find_all('button', name) or program.find_all('button', FAMILY),
                               'the families')
    # On a telephone they are only a row of emblems, each with its card below.
    if not found[0].is_called(name):
        found[0].press()
        found = program.wait_until(lambda: program.find_all('button', name), 'the card')

    return found


def peek(program):
    cover = find_on_cards(program, PEEK)[0]
    cover.press()
    program.wait_until(lambda: 'pressed' in cover.get_states(), 'the cover to be lifted')


def ask_why(program):
    """What the place of a family follows from."""
    find_on_cards(program, WHY)[0].press()
    program.find('button', re.compile('^Read the rule in '))


def order_in_vain(program):
    """What stands in the way is said below the page, with the rule."""
    program.find('button', 'Back to the Shelf')
    program.key('2')
    program.find('button', 'Rule')


def read_rules(program):
    press_keys('F1')(program)
    program.find('button', 'Follow the Game')


def read_rules_together(program):
    """In all languages at once."""
    read_rules(program)
    for language in LANGUAGES:
        program.press('button', translated.read_own_name(program.language.directory, language))
    program.wait_until(lambda: LANGUAGES[-1].upper() in program.get_texts(), LANGUAGES[-1])


def search_rules(program):
    read_rules(program)
    program.key('ctrl+f')
    program.find('entry', 'Search the rules').set_text(program.language.translate('mayor'))
    program.wait_until(lambda: program.find_all('button', re.compile('mayor')), 'what was found')


# The collection.

def edit_cards(program):
    press_keys('ctrl+comma')(program)
    program.press_first('button', 'Edit…')
    program.wait_until(lambda: program.find_all('button', re.compile('^Remove: ')), 'the cards')


def remove_card(program):
    """By its key, after it was removed and taken back once by theirs."""
    removed = re.compile('^Removed: ')

    edit_cards(program)
    program.key('Delete')
    program.find('label', removed)
    program.key('ctrl+z')
    program.wait_until_gone('label', removed)
    program.key('Delete')
    program.find('label', removed)


def correct_card(number):
    """One of the cards, in the order in which they stand there."""
    def correct(program):
        edit_cards(program)
        program.find_all('button', CORRECT)[number].press()
        program.find('button', 'Save')
    return correct


def correct_into_double(program):
    """Of the first relic, so that it says what the second one does."""
    correct_card(FIRST_RELIC)(program)
    program.find('spin', 'What the card costs').take_focus()
    program.key('8')
    program.key('space')
    program.key('4')
    program.find('alert', 'Another card that you know says exactly this.')


def add_cards(number):
    """Of one of the kinds, as its key has it."""
    def add(program):
        edit_cards(program)
        program.key('ctrl+n')
        program.find('label', 'Add Cards')
        program.key(f'alt+{number}')
    return add


def add_relics(program):
    """By their keys: the city stays for the next one."""
    add_cards(2)(program)
    program.find('alert', 'Choose the city where it comes from.')
    for key in ('n', '9', '8', '3', 'Return', '9', '7'):
        program.key(key)
    program.find('label', 'Added now, the last one first')


def open_table(program):
    edit_cards(program)
    program.key('ctrl+o')
    return program.find('entry', 'The table')


def mend_table(program):
    """Two lines are wrong, and one is to be looked at once more."""
    open_table(program).set_text(WRONG_TABLE)
    program.wait_until(lambda: program.find_all('button', re.compile('Paris')), 'what is wrong')


def edit_no_cards(program):
    press_keys('ctrl+comma')(program)
    program.press_first('button', 'Edit…')
    program.find('label', 'Nothing known yet')


def write_as_another(program):
    """Another program has another game in the file of this one."""
    program.find('button', 'Back to the Shelf')
    path = pathlib.Path(program.environment['XDG_DATA_HOME']) / 'kontor' / 'games' / 'game.kontor'
    record = json.loads(path.read_text())
    path.write_text(json.dumps(record | {'events': record['events'][:-1] + [{'type': 'note', 'text': '…'}]}))
    program.find('button', 'Overwrite')


def compare_with_other(program):
    write_as_another(program)
    program.press('button', 'Compare…')
    program.find('label', 'In the File')


def find_salvage(program):
    program.find('button', 'Salvage')


def find_copy(program):
    program.find('button', 'Carry On')


def discard_copy(program):
    program.press('button', 'Discard…')
    program.find('label', 'Discard the Copy?')


def wait_for_merchants(program):
    """They change by what is read off the board, as nobody has told the rates."""
    program.wait_until(lambda: len(program.find_all('spin')) == 4, 'what two Merchants change')


def wait_for_complaint(program):
    program.find('dialog')


# All games.

def show_games(program):
    program.press('button', 'All Games')
    program.find('entry', re.compile('^Find games'))
    program.wait_until(lambda: not program.find_all('label', re.compile('^The games are being read')), 'the games')


def show_no_games(program):
    program.find('button', 'New Game')
    program.key('ctrl+f')
    program.find('label', 'No games yet')


def look_for(words, found):
    def look(program):
        show_games(program)
        program.find('entry', re.compile('^Find games')).set_text(words)
        program.find('label', found)

    return look


def open_game_menu(program):
    show_games(program)
    open_row_menu(program)


def open_row_menu(program):
    program.wait_until(lambda: program.find_all('button', 'What Can Be Done with It'), 'the rows')[0].press()
    # GTK 4.8 knows no certain places of what is in it.
    program.wait_until(lambda: any(item.is_called('Rename…') for item in program.look().walk()), 'the menu')


def show_copies(program):
    """A game that went on at two places. Its files keep their times."""
    program.find('button', 'All Games')
    path = pathlib.Path(program.environment['XDG_DATA_HOME']) / 'kontor' / 'games' / f'{GAMES_ON_SHELF[1]}.kontor'
    times = path.stat()
    record = json.loads(path.read_text()) | {'id': '6f1c7a52-8f0e-4c6b-9a43-0d3a5b2f9e11'}
    other = path.with_name(f'{COPY_ON_SHELF}.kontor')
    path.write_text(json.dumps(record))
    other.write_text(json.dumps(record | {'events': record['events'][:-2] + [{'type': 'note', 'text': '…'}],
                                          'cursor': len(record['events']) - 1}))
    for copy in path, other:
        os.utime(copy, ns=(times.st_atime_ns, times.st_mtime_ns))
    show_games(program)
    program.press('button', 'Two copies of this game')
    program.find('label', re.compile('^Event [0-9]+ is the first that differs'))


def show_folder(program):
    """Where games are kept, among the preferences."""
    program.key('ctrl+comma')
    program.find('button', 'Choose…').scroll_to()


def take_in_copy(program):
    """Of two games one goes on further in the copy, and the other is another one."""
    program.find('button', 'All Games')
    games = pathlib.Path(program.environment['XDG_DATA_HOME']) / 'kontor' / 'games'
    path = games.parent.parent / 'copy.zip'
    with zipfile.ZipFile(path, 'w') as file:
        file.writestr('kontor-copy.json', json.dumps({'format': 'kontor-copy', 'version': 1}))
        for number, name in enumerate(GAMES_ON_SHELF[:2]):
            record = json.loads((games / f'{name}.kontor').read_text())
            record['id'] = f'6f1c7a52-8f0e-4c6b-9a43-0d3a5b2f9e1{number}'
            (games / f'{name}.kontor').write_text(json.dumps(record))
            events = record['events'][:len(record['events']) - number] + [{'type': 'note', 'text': '…'}]
            file.writestr(f'games/{name}.kontor', json.dumps(record | {'events': events, 'cursor': len(events)}))
    program.run_again(path)
    program.find('button', 'Take In')


def rename_game(program):
    show_games(program)
    program.key('F2')
    program.find('entry', 'Title')


def put_in_bin(program):
    show_games(program)
    program.key('Delete')
    program.find('button', 'Undo')


def show_statistics(program):
    show_games(program)
    program.press('button', 'Statistics')
    program.find('label', 'All Players')


def show_plays(program):
    """Games of which another program has told the score."""
    path = pathlib.Path(program.environment['XDG_DATA_HOME']) / 'kontor' / 'plays.json'
    path.write_text(json.dumps({'format': 'kontor-plays', 'version': 1, 'plays': [
        {'game': 'concordia', 'day': f'2024-0{month}-15', 'players': [
            {'name': 'Agnes', 'points': 120 + month, 'won': month > 3}, {'name': 'Bruno', 'points': 124, 'won': month < 4}]}
        for month in range(1, 7)]}))
    show_statistics(program)
    program.find('button', 'Remove Them')


def look_back(program):
    """A game of which everything is known; the rows are in no certain order for who looks at them."""
    show_games(program)
    program.find('entry', re.compile('^Find games')).set_text('thursday-orders')
    program.wait_until(lambda: len(program.find_all('button', 'What Can Be Done with It')) == 1, 'one row')
    open_row_menu(program)
    program.key('Down')
    program.key('Return')
    program.press('button', 'Later')
    program.find('label', 'Week 1 of 6')


def show_no_statistics(program):
    show_no_games(program)
    program.press('button', 'Statistics')
    program.find('label', 'Nothing to count yet')


def show_bin(program):
    put_in_bin(program)
    program.press('button', 'Bin')
    program.find('button', re.compile('^Empty Bin'))


PAGES = {
    'shelf': (None, do_nothing),
    'shelf-with-games': ('shelf', do_nothing),
    'shelf-away': ('away', do_nothing),
    'games': ('archive', show_games),
    'games-few': ('shelf', show_games),
    'games-none': (None, show_no_games),
    'games-found': ('archive', look_for('dietmar novemb', re.compile('^[0-9] games?$'))),
    'games-not-found': ('archive', look_for('nobody', 'Nothing found')),
    'games-menu': ('shelf', open_game_menu),
    'games-copies': ('shelf', show_copies),
    'games-taken-in': ('shelf', take_in_copy),
    'games-rename': ('shelf', rename_game),
    'games-undo': ('shelf', put_in_bin),
    'bin': ('shelf', show_bin),
    'statistics': ('archive', show_statistics),
    'share': ('evening', share),
    'games-share': ('evenings-before', share_from_shelf),
    'statistics-ranking': ('all-games', show_statistics),
    'statistics-lengths': ('evenings-before', show_lengths),
    'look-back': ('shelf', look_back),
    'statistics-plays': ('shelf', show_plays),
    'statistics-none': (None, show_no_statistics),
    'new-game': (None, press_new_game),
    'namesakes': ('shelf', begin_with_namesakes),
    'chronicle': ('thursday-orders', show_chronicle),
    'choices': ('thursday-orders', show_choices),
    'correction': ('thursday-orders', correct),
    'menu': ('thursday-orders', open_menu),
    'course': ('end-finished', open_course),
    'course-times': ('evening', open_times),
    'course-guess': ('evenings', open_guess),
    'course-running': ('thursday-orders', open_running_course),
    'ceremony': ('end-finished', light_windows),
    'ceremony-ranks': ('end-finished', tell_ranks),
    'start': ('setup-berth-ships', go_to_start),
    'last-roll': ('thursday-extra-contracts', roll_to_end),
    'ships-left': ('friday-loading', let_ships_leave),
    'final-counted': ('scoring-end-final-holdings', count_relics),
    'exchange-peek': ('edict-exchange', peek),
    'extra-hold': ('friday-extra-holds', ask_for_good),
    'relics-discarded': ('before sunday-reveal-relics', end_sunday),
    'hand-out-opened': ('saturday-berth-ships', open_list),
    'export': ('end-finished', open_export),
    'export-running': ('thursday-orders', open_export),
    'about': (None, tell_about),
    'shelf-menu': (None, open_shelf_menu),
    'languages': (None, open_languages),
    'nothing-drawn': (None, begin_without_draw),
    'half-done': ('monday-week-card', leave_half_done),
    'take-out': ('thursday-orders', take_out),
    'take-out-cards': ('wednesday-market', look_at_summary),
    'insert': ('wednesday-market', insert),
    'insert-load': ('friday-loading', insert_load),
    'inserted': ('wednesday-market', look_at_inserted),
    'counted': ('thursday-orders', insert_before_count),
    'passes': ('wednesday-market', open_passes),
    'waiting': ('wednesday-market', wait_for_cards),
    'waiting-cost': ('wednesday-market', go_on_without),
    'waiting-shelf': ('wednesday-market', leave_waiting),
    'set-aside': ('wednesday-market', list_set_aside),
    'set-aside-looked-at': ('wednesday-market', look_at_set_aside),
    'note': ('thursday-orders', choose('Add a Note…')),
    'holdings': ('thursday-orders', choose('Correct Holdings…')),
    'change': ('thursday-orders', change_holdings),
    'players': ('thursday-orders', choose('Players…')),
    'phones': ('visby-cards', let_phones_in),
    'hand-out': ('saturday-berth-ships', choose('Hand Out and Move')),
    'why': ('thursday-orders', ask_why),
    'ship-typed': ('setup-berth-ships', type_card('l s 7 w w 3 p 1 2 s p 8', 'group', 'Hold 5')),
    'ship-offered': ('cards setup-berth-ships', offer_ship),
    'week-card-typed': ('monday-week-card', type_week_card),
    'relic-typed': ('setup-reveal-relics', type_card('h 1 2', 'button', re.compile('^Lay Out the Card'))),
    'relic-doubted': ('setup-reveal-relics', type_card('l 9 space 7 Return', 'button', re.compile('^Enter It'))),
    'in-vain': ('thursday-orders', order_in_vain),
    'peek': ('thursday-orders', peek),
    'keys': ('thursday-orders', press_keys('ctrl+question')),
    'preferences': ('thursday-orders', press_keys('ctrl+comma')),
    'preferences-folder': ('away', show_folder),
    'cards': ('cards', edit_cards),
    'cards-removed': ('cards', remove_card),
    'cards-add-ship': ('cards', add_cards(1)),
    'cards-add-relics': ('cards', add_relics),
    'cards-add-week': ('cards', add_cards(3)),
    'cards-add-edict': ('cards', add_cards(4)),
    'cards-table': ('cards', open_table),
    'cards-table-wrong': ('cards', mend_table),
    'cards-correct-ship': ('cards', correct_card(FIRST_SHIP)),
    'cards-correct-relic': ('cards', correct_card(FIRST_RELIC)),
    'cards-correct-week': ('cards', correct_card(FIRST_WEEK_CARD)),
    'cards-correct-edict': ('cards', correct_card(FIRST_EDICT)),
    'cards-double': ('cards', correct_into_double),
    'cards-none': ('thursday-orders', edit_no_cards),
    'rules': ('thursday-orders', read_rules),
    'rules-together': ('wednesday-market', read_rules_together),
    'rules-search': ('thursday-orders', search_rules),
    'display-monday': ('monday-week-card', press_keys('F9')),
    'display-tuesday': ('tuesday-family-cards', press_keys('F9')),
    'display-vote': ('thursday-vote', press_keys('F9')),
    'display-wednesday': ('wednesday-market', press_keys('F9')),
    'display-thursday': ('thursday-orders', press_keys('F9')),
    'display-friday': ('friday-loading', press_keys('F9')),
    'display-saturday': ('saturday-berth-ships', press_keys('F9')),
    'display-sunday': ('sunday-buying', press_keys('F9')),
    'display-end': ('end-finished', press_keys('F9')),
    'visby-new-game': ('visby-finished', begin_another('Seals That End the Game')),
    'visby-rates': ('visby-cards', press_button('Rates…', 'Keep These Rates')),
    'visby-holdings': ('visby-cards', choose('Correct Holdings…')),
    'visby-merchants': ('merchants', wait_for_merchants),
    'visby-chronicle': ('visby-trading', show_chronicle),
    'visby-display': ('visby-cards', press_keys('F9')),
    'visby-display-merchants': ('merchants', press_keys('F9')),
    'visby-display-reveal': ('visby-cards', reveal_on_display),
    'visby-ceremony': ('visby-finished', light_exchanges),
    'visby-display-end': ('visby-finished', press_keys('F9')),
    'visby-known-rates': ('visby-cards', edit_rates),
    'visby-course': ('visby-finished', open_cards_course),
    'concordia-new-game': ('concordia-finished', begin_another('Options')),
    'concordia-copy': ('concordia-finished', tell_copy),
    'concordia-known-copies': ('copy-known', list_copies),
    'concordia-holdings': ('concordia-turn', choose('Correct Holdings…')),
    'concordia-ceremony': ('concordia-finished', ask_gods),
    'concordia-display': ('concordia-turn', press_keys('F9')),
    'genua-new-game': ('genua-finished', begin_another('Options')),
    'genua-holdings': ('genua-tower', choose('Correct Holdings…')),
    'genua-ceremony': ('genua-finished', open_privileges),
    'genua-display': ('genua-claims', press_keys('F9')),
    'not-a-game': ('nothing', wait_for_complaint),
    'salvage': ('damaged', find_salvage),
    'copy': ('copies', find_copy),
    'copy-discard': ('copies', discard_copy),
    'written-over': ('thursday-orders', write_as_another),
    'written-over-compared': ('thursday-orders', compare_with_other),
}

# A game whose events know when they happened.
EVENING = json.loads((pathlib.Path(__file__).parents[2] / 'data/games/colonia/examples/six-weeks.kontor').read_text())

# The same where everybody is spoken to in the language of the look.
OTHER_EVENING = EVENING | {'players': [{key: player[key] for key in ('name', 'color')} for player in EVENING['players']]}

# A copy of Concordia whose cards bring what is usual.
KNOWN_COPY = {
    'format': 'concordia-collection', 'version': 1, 'game': 'concordia', 'decks': [], 'people': [],
    'copies': [{'cards': {}, 'slots': [{'any': number, 'goods': {'cloth': cloth} if cloth else {}} for number, cloth in
                                       [(0, 0), (1, 0), (1, 0), (0, 1), (0, 1), (1, 1), (0, 2)]]}],
}

# What is no moment of a usual game.
OWN_RECORDS = {
    'evening': json.dumps(EVENING),
    'evenings': json.dumps(OTHER_EVENING | {'cursor': 200}),
    'nothing': '"Once upon a time"',
    'merchants': json.dumps({
        'format': 'kontor-record', 'version': 1, 'game': 'visby', 'tracking': 'full',
        'players': [{'name': name, 'color': color} for name, color in
                    [('Agnes', 'red'), ('Bruno', 'blue'), ('Clara', 'green'), ('Dietmar', 'yellow')]],
        'events': [{'type': 'cards', 'cards': [['merchant'], ['ship'], ['merchant'], ['fleet']]}], 'cursor': 1}),
}

# Where several languages are to be read at once.
POLYGLOT = ['rules-together']

# Where something is said in passing, or is kept in the language in which it was typed or proposed:
# each look has its own.
FLEETING = ['bin', 'cards-removed', 'export', 'export-running', 'games-undo', 'in-vain', 'nothing-drawn',
            'relic-doubted', 'rules-search', 'concordia-copy', 'concordia-new-game', 'genua-new-game', 'visby-display-reveal', 'visby-new-game', 'waiting-shelf']

# What a telephone shows in a window of its own, or scrolls elsewhere, if it is one from the start. Of
# lists that become narrower and menus for which there is no room any more GTK 4.8 warns.
OTHERWISE = ['ceremony-ranks', 'choices', 'chronicle', 'games', 'games-few', 'games-found', 'games-menu', 'games-rename',
             'inserted', 'languages', 'menu', 'passes', 'peek', 'relic-doubted', 'relic-typed', 'relics-discarded',
             'shelf-menu', 'ship-offered', 'ship-typed', 'ships-left', 'start', 'visby-chronicle', 'week-card-typed', 'why']

# Where an error stands in all languages, in which it was told when it came.
TOLD_BEFORE = ['games', 'games-few', 'games-found', 'games-not-found', 'not-a-game', 'salvage', 'statistics', 'statistics-lengths', 'statistics-plays', 'statistics-ranking']

# A window of libadwaita, which has controls without names.
BORROWED = ['about']


# What is looked for on every page.

def find_nameless(root):
    """Controls of which a screen reader cannot say what they are. Where nobody gives a name GTK
    4.8 takes that of the type. What opens a list of choices is a part of it."""
    roles = set().union(*(driver.ROLES[role] for role in CONTROLS))

    return [item for item in root.walk()
            if item.role in roles and NO_NAME.search(item.name)
            and not item.parent.is_toast() and item.parent.role not in driver.ROLES['combo']
            and not any(inner.role in roles for inner in list(item.walk())[1:])
            and driver.is_showing(item)]


def find_header(window):
    """The header of the page of a game, or nothing where there is none. It begins and ends with
    these two."""
    items = list(window.walk())
    back, menu = (next((item for item in items if item.role in driver.ROLES['button'] and item.is_called(name)), None)
                  for name in ('Back to the Shelf', 'Menu'))

    header = back and menu and back.parent
    while header and not menu.is_in(header):
        header = header.parent

    return header


def find_silent(root):
    """What cannot be done in the game and does not say why, to those who cannot see it either. The
    header has keys for that."""
    headers = [(window, find_header(window)) for window in root.children]

    return [item for window, header in headers if header for item in window.walk()
            if item.role in driver.ROLES['button'] and not item.is_in(header)
            and (item.description in ('', item.name) or KEY.search(item.description))
            and not item.is_sensitive() and driver.is_showing(item)]


def has_dialog(program):
    root = program.look()

    return root is not None and len(root.children) > 1


def check(what, items):
    if items:
        raise AssertionError(f'{what}: ' + '; '.join(f'{item} in {item.parent} {item.get_place()}' for item in items))


class Inside:
    """Asks a program what nobody outside is told, by signals that it answers in files. See inside.c."""

    def __init__(self, build, home, language):
        catalogues = home / 'other-catalogues'

        self._misfits = home / 'misfits'
        self._taken = home / 'taken'
        self.environment = {
            'LD_PRELOAD': str(build / 'tests' / 'parlour' / 'libinside.so'),
            'MISFITS': str(self._misfits),
            'OTHER_CATALOGUES': str(catalogues),
            'OTHERS_TAKEN': str(self._taken),
            # Of faults with memory others tell, which play whole games.
            'MALLOC_PERTURB_': '0',
            # A program that looks for its own faults wants to be the first to be loaded.
            'ASAN_OPTIONS': f'{os.environ.get("ASAN_OPTIONS", "")}:verify_asan_link_order=0',
        }
        # What was said in a language before is recognised by it.
        shutil.copytree(build / CATALOGUES, catalogues)
        shutil.copytree(build / OTHER_CATALOGUES / language, catalogues / language, dirs_exist_ok=True)

    def find_misfits(self, program):
        """The labels that end in dots, each with its text, and what is cut off, each with its place."""
        self._ask(program, signal.SIGUSR1, self._misfits)
        lines = [line.split('\t') for line in self._misfits.read_text(encoding='utf-8').splitlines()]

        return ([misfit for kind, *misfit in lines if kind == wanted] for wanted in ('shortened', 'cut'))

    def change_catalogues(self, program):
        """What it says from the next change of its language on is read from the others."""
        self._ask(program, signal.SIGUSR2, self._taken)

    @staticmethod
    def _ask(program, number, path):
        path.unlink(missing_ok=True)
        program.signal(number)
        program.wait_until(path.exists, f'the file {path.name}')


def read_equals(look, build):
    """What is the same in English and the language of a look: in all of them, and in that one."""
    lines = [line for line in EQUALS.read_text(encoding='utf-8').splitlines() if line and not line.startswith('#')]
    names = [name for language in LANGUAGES
             for name in (language, language.upper(), translated.read_own_name(build / CATALOGUES, language))]
    own = catalogues.read_words(ROOT, LOOKS[look].language)['same'] if LOOKS[look].catalogues == CATALOGUES else []

    return frozenset([line.split(' | ')[0] for line in lines] + names + [*own, 'EN', 'English'])


def write_example(language):
    """What the program shows as an example of a table of cards, of which the catalogues know the words alone."""
    kind, city, hold, pays, ship, bergen, saddle, painting, footwear = map(
        language.translate_word, ['kind|type', 'city', 'hold|cargo hold', 'pays', 'ship', 'Bergen', 'saddle|saddles',
                                  'painting|paintings', 'footwear|shoe|shoes'])
    heading = [kind, city, f'{hold} 1', f'{pays} 1', f'{hold} 2', f'{pays} 2']
    line = [ship, bergen, f'2 {saddle}', '5', f'1 {painting} + 1 {footwear}', '8']
    separator = ';' if language.translate('.') == ',' else ','

    return f'{separator.join(heading)}\n{separator.join(line)}'


def list_cities(language):
    """What may stand in a table, as the program lists it."""
    return ', '.join(map(language.translate_word, CITIES))


def find_typed(record):
    """What people have typed into a record, which is text."""
    typed = set()
    json.loads(record, object_pairs_hook=lambda pairs: typed.update(value for key, value in pairs if key in TYPED))

    return typed


class Studio:
    """Takes the pictures of all sizes, on a screen that is made as large as each of them."""

    def __init__(self, arguments):
        self.shots = arguments.shots
        self.screen = screen.Screen()
        self.build = arguments.build
        self.pictures = arguments.build / 'screenshots'
        self.home = pathlib.Path(os.environ['HOME'])
        self.checks = arguments.check
        self.shadows = arguments.shadows
        last = LOOKS[self.shots[-1].look]
        self.inside = Inside(self.build, self.home, last.language if last.catalogues == OTHER_CATALOGUES else OTHER)
        self.typed = set()
        self.languages = {}
        self.finished = []
        self.moments = moments.Moments(self.build / 'src' / 'cli' / 'kontor-cli', arguments.players)
        self.schema = find_schema(self.build / 'data')

    def shoot(self, scene, turn):
        """Takes the pictures of a scene, and tells how many could not be taken."""
        language = LANGUAGES[turn % len(LANGUAGES)]
        shots = [shot._replace(look=shot.look.replace(BY_TURNS, language)) for shot in self.shots]

        return sum(self._shoot_together(scene, together) for together in group_shots(shots, scene))

    def _shoot_together(self, scene, shots):
        """The program takes on one size and look after the other while it runs."""
        missed = 0
        program = None

        for before, shot in itertools.pairwise([None] + shots):
            start = time.monotonic()
            name = f'{scene}-{tell_size(shot.size)}-{shot.look}'
            try:
                # Dialogs are opened anew in each size, as people do: the window manager may fall over
                # them when the screen becomes smaller.
                if program is not None and shot.size != before.size and has_dialog(program):
                    program.kill()
                    program = None
                if program is None:
                    program = self._open(scene, shot)
                else:
                    self._change(program, before, shot)
                try:
                    if self.checks:
                        self._check_soon(program, scene, shot.look, before is None or shot.size != before.size)
                finally:
                    program.take_picture(name)
                print(f'{name} ({time.monotonic() - start:.1f} s)', flush=True)
            except AssertionError as problem:
                # What was there instead is to be seen in the picture. A program that ended has said why below that.
                first, *rest = str(problem).splitlines()
                print(f'FAIL: {name} is not as it should be: {first}', *rest, sep='\n  ', flush=True)
                missed += 1
        if program is not None:
            program.kill()

        return missed

    def _open(self, scene, shot):
        """Runs the program until it shows a scene."""
        plain = find_plain(shot, scene)
        self.screen.resize(shot.size)
        program = self._begin(scene, plain.look)
        try:
            self._change(program, plain, shot)
        except BaseException:
            program.kill()
            raise

        return program

    def _change(self, program, before, shot):
        """As if somebody had made the window larger or smaller, or changed the preferences meanwhile."""
        if shot.size != before.size:
            self.screen.resize(shot.size)
            # While it changes there may be no window for a moment.
            program.wait_until(lambda: any(window.get_place()[2:] == shot.size for window in program.find_all('window')[:1]),
                               f'a window of {tell_size(shot.size)}')
            self.screen.wait_for_rest()
        if shot.look != before.look:
            self._change_look(program, shot.look)

    def _begin(self, scene, look):
        opened, act = PAGES.get(scene, (scene, None))
        files = self._prepare(opened, look)
        environment = LOOKS[look].variables | self.inside.environment | {
            'GSETTINGS_SCHEMA_DIR': str(self.build / 'data'),
            'TONGUE_CATALOGUES': str(self.build / LOOKS[look].catalogues),
            'TONGUE_LOCALES': str(self.build / 'src' / 'ground' / 'tongue' / 'locales'),
            'XDG_CONFIG_HOME': str(self.home / 'scene' / 'config'),
            'XDG_DATA_HOME': str(self.home / 'scene' / 'data'),
        }
        program = translated.Program(self.build / 'src' / 'kontor', *files,
                                     language=self._find_language(look), environment=environment, fill=not self.shadows)
        program.pictures = self.pictures

        try:
            program.start()
            if act is not None:
                act(program)
            else:
                program.find('button', 'Back to the Shelf')
        except BaseException:
            program.kill()
            raise

        return program

    def _change_look(self, program, look):
        if self.build / LOOKS[look].catalogues != program.language.directory:
            # What is said in the language that they change is not recognised any more.
            if program.language.name == LOOKS[look].language:
                self._change_settings(program, {'language': "'en'"})
            self.inside.change_catalogues(program)
        self._change_settings(program, make_settings(look))
        program.language = self._find_language(look)

    def _change_settings(self, program, settings):
        """A program that writes settings of its own before it has read these writes the former ones again, and what else
        moves in the picture meanwhile does not say that they were read."""
        while True:
            self.screen.wait_for_rest()
            with program.screen.open_picture() as picture:
                before = picture.get_dots()
                program.wait_until(lambda: not self._write_settings(settings) and picture.get_dots() != before,
                                   f'the settings {settings}')
            self.screen.wait_for_rest()
            if self._find_other(settings) is None:
                break

    def _find_language(self, look):
        """What is spoken there, which takes a while to read."""
        if look not in self.languages:
            self.languages[look] = translated.Language(self.build / LOOKS[look].catalogues, LOOKS[look].language,
                                                       read_equals(look, self.build))

        return self.languages[look]

    def _check_soon(self, program, scene, look, is_first):
        """A busy machine may be about to show what is as it should be, where things come and go while one
        looks, and to read the first time in which language a text is may take longer than that."""
        deadline = None
        while True:
            try:
                self._check(program, scene, look, is_first)
                return
            except (AssertionError, GLib.Error):
                deadline = deadline or time.monotonic() + SECONDS_TO_SETTLE
                if time.monotonic() > deadline:
                    raise
                time.sleep(SECONDS_BETWEEN_LOOKS)

    def _check(self, program, scene, look, is_first):
        is_other = LOOKS[look].language != 'en' and scene not in POLYGLOT
        root = program.look() if is_first or is_other else None

        if scene not in BORROWED:
            # Looks do not change them.
            if is_first:
                check('without a name', find_nameless(root))
                check('without a reason', find_silent(root))
            self._check_fit(program, look)
        if is_other:
            self._check_language(root, program.language, look)

    def _check_fit(self, program, look):
        """All that the program shows is on the screen, unless one can scroll to it, and all that it says
        is to be read. What people have typed may be as long as they like."""
        brief = BRIEF + ([BORROWED_LABEL] if LOOKS[look].catalogues == OTHER_CATALOGUES else [])
        shortened, cut_off = self.inside.find_misfits(program)
        if cut_off:
            # Where the machine was busy a page may still have been sliding in.
            self.screen.wait_for_rest()
            shortened, cut_off = self.inside.find_misfits(program)
        shortened = [(label, text) for label, text in shortened if label not in brief and not self._is_typed(text)]

        if cut_off:
            raise AssertionError('cut off: ' + '; '.join(sorted(f'{item} ({place})' for item, place in cut_off)))
        if shortened:
            raise AssertionError('shortened: ' + '; '.join(sorted(f'“{text}” ({label})' for label, text in shortened)))

    def _is_typed(self, text):
        for typed in sorted(self.typed, key=len, reverse=True):
            text = text.replace(typed, '')

        return not translated.LETTER.search(text)

    def _check_language(self, root, language, look):
        """Nothing is in another language but what people have typed, and what is the same in all."""
        found = language.find_foreign(root, language.equals | self.typed | {write_example(language), list_cities(language)})

        if found:
            raise AssertionError(f'not in {look}: ' + '; '.join(
                sorted({f'{item.get_role_name()} "{text}"'.replace('\n', ' / ') for item, text in found})))

    def _prepare(self, opened, look):
        """Makes a new home directory for a scene, and returns the files to open."""
        scene = self.home / 'scene'
        games = scene / 'data' / 'kontor' / 'games'

        shutil.rmtree(scene, ignore_errors=True)
        shutil.copytree(self.home / 'config', scene / 'config')
        games.mkdir(parents=True)
        self.typed = {str(self.home), NAMESAKE, COPY_ON_SHELF, FOLDER_AWAY} | TABLE_WORDS
        self._write_settings(make_settings(look))

        if opened in ('shelf', 'archive'):
            for name in GAMES_ON_SHELF:
                self._write_record(games / f'{name}.kontor', self.moments.get_record(name))
            if opened == 'archive':
                self._fill_archive(games)
            self._write_settings({'last-game': f"'{games / GAMES_ON_SHELF[0]}.kontor'"})
        if opened == 'away':
            games.with_name('meanwhile').mkdir()
            self._write_record(games.with_name('meanwhile') / f'{GAMES_ON_SHELF[0]}.kontor', self.moments.get_record(GAMES_ON_SHELF[0]))
            self._write_settings({'games-folder': f"'{FOLDER_AWAY}'"})
            opened = None
        if opened == 'all-games':
            self._fill_with_all(games)
        if opened == 'copies':
            self._write_copy(games.parent / 'copies')
            opened = None

        if opened is not None and opened.startswith('evenings'):
            self._fill_evenings(games)

        if opened in (None, 'shelf', 'archive', 'all-games', 'evenings-before'):
            return []
        if opened == 'copy-known':
            self._write_record(scene / 'data' / 'kontor' / 'concordia-collection.json', json.dumps(KNOWN_COPY))
            opened = 'concordia-finished'
        if opened.startswith('cards'):
            self._write_collection(scene / 'data' / 'kontor' / 'collection.json')
            opened = opened.removeprefix('cards').strip() or 'thursday-orders'
        record = OWN_RECORDS[opened] if opened in OWN_RECORDS else self.moments.get_record(
            'thursday-orders' if opened == 'damaged' else opened)
        self._write_record(games / 'game.kontor', record)
        if opened == 'damaged':
            (games / 'game.kontor').write_text(record.replace('}, {"type"', '},\n{"type"')[:-40])

        return [games / 'game.kontor']

    def _write_copy(self, copies):
        """What was left when the disk was full."""
        copies.mkdir()
        name = f'{GAMES_ON_SHELF[0]}.kontor'
        self._write_record(copies / name, self.moments.get_record(GAMES_ON_SHELF[0]))
        (copies / f'{name}.origin').write_text(
            f'[Origin]\nFile=file:///media/stick/{name}\nDomain=g-file-error-quark\nCode={NO_SPACE}\n')

    def _fill_archive(self, games):
        """Years of games, one with a title, one that is broken."""
        self.finished = finished = self.finished or [self.moments.get_other(seed) for seed in range(1, 9)]

        self._write_record(games / f'{BROKEN_ON_SHELF}.kontor', '"milk, bread"')
        for i in range(N_ARCHIVED):
            day = FIRST_DAY - i * 11 * 24 * 60 * 60
            name = time.strftime('%Y-%m-%d Agnes, Bruno, Clara, Dietmar', time.gmtime(day))
            path = games / ('The longest night.kontor' if i == 2 else f'{name}.kontor')
            self._write_record(path, finished[i % len(finished)])
            os.utime(path, (day, day))

    def _fill_with_all(self, games):
        """Games of all kinds, in the last of which somebody plays who has played few."""
        for i, game in enumerate([moments.FIRST_GAME, *(game for game, _tracking in moments.OTHER_GAMES)] * 2):
            record = json.loads(self.moments.get_other(i + 1, game))
            if i == 7:
                record['players'][0]['name'] = NAMESAKE
            self._write_record(games / f'{i + 1}.kontor', json.dumps(record))

    def _fill_evenings(self, games):
        """Evenings before, on which as many played."""
        for i in range(4):
            self._write_record(games / f'{i + 1}.kontor', json.dumps(OTHER_EVENING | {'id': str(uuid.UUID(int=i + 1)), 'pauses': [
                {'from': '2026-03-13T19:40:00Z', 'to': f'2026-03-13T19:4{i}:00Z'}]}))

    def _write_collection(self, path):
        """What a table knows after some weeks, and an edict of its own."""
        events = json.loads(self.moments.get_other(1))['events']
        collection = {
            'format': 'colonia-collection', 'version': 1, 'game': 'colonia',
            'ships': [event for event in events if event['type'] == 'ship'][:8],
            'relics': [event for event in events if event['type'] == 'relic'][:8],
            'week-cards': [event | {'booths': [sum(booth.values()) for booth in event['booths']]}
                           for event in events if event['type'] == 'week-card'][:3],
            'edicts': [{'day': 'friday', 'text': OWN_EDICT}],
        }
        collection['relics'][0]['count'] = 2
        self._write_record(path, json.dumps(collection))

    def _write_record(self, path, record):
        path.write_text(record)
        self.typed |= find_typed(record) | {path.name, path.stem, str(path)}

    def _find_other(self, settings):
        """The file of settings with these, if they are not there yet, or nothing. What the program has written there stays."""
        path = self._find_keyfile()
        keyfile = GLib.KeyFile()

        if path.exists():
            keyfile.load_from_file(str(path), GLib.KeyFileFlags.NONE)
        before = keyfile.to_data()[0]
        for key, value in settings.items():
            keyfile.set_value(self.schema.replace('.', '/'), key, value)

        return keyfile if keyfile.to_data()[0] != before else None

    def _write_settings(self, settings):
        """Tells whether anything was to be changed."""
        keyfile = self._find_other(settings)
        if keyfile is not None:
            self._find_keyfile().parent.mkdir(parents=True, exist_ok=True)
            keyfile.save_to_file(str(self._find_keyfile()))

        return keyfile is not None

    def _find_keyfile(self):
        return self.home / 'scene' / 'config' / 'glib-2.0' / 'settings' / 'keyfile'


def find_schema(data):
    """The name of the settings, and not of those that came before, which have a longer one."""
    return min((path.stem.removesuffix('.gschema') for path in data.glob('*.gschema.xml')), key=len)


def make_settings(look):
    return {'text-scale': LOOKS[look].scale, 'language': f"'{LOOKS[look].language}'"}


def find_beginning(shot, scene):
    """What cannot be changed while a program shows a scene."""
    variables, *_, catalogues = LOOKS[shot.look]

    return shot if scene in FLEETING else (variables, scene in TOLD_BEFORE and catalogues, scene in OTHERWISE and shot.size)


def group_shots(shots, scene):
    """Those together between which a program can change while it runs."""
    groups = {}
    for shot in shots:
        groups.setdefault(str(find_beginning(shot, scene)), []).append(shot)

    return groups.values()


def find_plain(shot, scene):
    """The first of the looks that a program can change into this one while it runs: in English, with
    text of its usual size, and so with the least to scroll while something is looked for."""
    return next(plain for plain in (shot._replace(look=look) for look in LOOKS)
                if find_beginning(plain, scene) == find_beginning(shot, scene))


def parse_part(text):
    """Two numbers, of which the first counts from 1 to the other."""
    number, whole = map(int, text.split('/'))
    if not 1 <= number <= whole:
        raise ValueError(text)

    return number, whole


def parse_arguments():
    parser = argparse.ArgumentParser(prog='shoot.py', description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--build', type=pathlib.Path, default='_build/work',
                        help='the build directory [%(default)s]')
    parser.add_argument('--sizes', metavar='SIZE[:LOOK],…', default=SIZES,
                        help=f'sizes of the screen; one may have a look of its own [{SIZES}]')
    parser.add_argument('--looks', type=lambda text: text.split(','), default=['light', 'dark'],
                        help=f'of {", ".join(LOOKS)} [light,dark]')
    parser.add_argument('--players', type=int, default=4, help='how many play, 3 to 6 [%(default)s]')
    parser.add_argument('--check', action='store_true',
                        help='fail also if a control has no name, one that cannot be pressed says not why, '
                             'a page or a text does not fit where it is, or anything is not in the language '
                             f'of a look, but for what is in {EQUALS.name} and po/LANGUAGE.toml')
    parser.add_argument('--shadows', action='store_true',
                        help='let the window end with its shadow where the screen ends, and take only that, as stores '
                             'want it')
    parser.add_argument('--pages', dest='moments', action='store_false', default=None,
                        help='only pages of their own, and no moments of a game')
    parser.add_argument('--moments', action='store_true', default=None, help='only moments of a game')
    parser.add_argument('--part', metavar='K/N', type=parse_part, default=(1, 1),
                        help='only the K-th of each N scenes, for tests side by side')
    parser.add_argument('--list', action='store_true', help='only list the scenes')
    parser.add_argument('--on-display', action='store_true', help=argparse.SUPPRESS)
    parser.add_argument('scenes', metavar='SCENE', nargs='*', help='a scene, or a pattern [all]')
    arguments = parser.parse_args()

    arguments.build = arguments.build.resolve()
    if not (arguments.build / 'src' / 'kontor').exists():
        parser.error(f'{arguments.build} is no directory where the application has been built')
    arguments.shots = list_shots(parser, arguments)

    return arguments


def list_shots(parser, arguments):
    """All sizes, each in its looks, in the order in which a page takes them on."""
    shots = []

    for size, _, own in (text.partition(':') for text in arguments.sizes.split(',')):
        looks = [own] if own else arguments.looks
        for look in looks:
            if look not in LOOKS:
                parser.error(f'there is no look {look}; there are {", ".join(LOOKS)}')
        if not SIZE.fullmatch(size):
            parser.error(f'{size} is no size of a screen; 1280x800 is one')
        width, height = map(int, size.split('x'))
        shots += [Shot((width, height), look) for look in sorted(looks, key=list(LOOKS).index)]

    if len({LOOKS[shot.look].catalogues for shot in shots}) > 1 and any(LOOKS[shot.look].language == MIRRORED
                                                                        for shot in shots if LOOKS[shot.look].catalogues != CATALOGUES):
        parser.error('the mirrored pages are looked at by themselves')

    # From the other catalogues there is no way back.
    return sorted(shots, key=lambda shot: LOOKS[shot.look].catalogues != CATALOGUES)


def tell_size(size):
    return '{}x{}'.format(*size)


def find_scenes(arguments):
    scenes = [] if arguments.moments else list(PAGES)
    if arguments.moments is not False:
        played = moments.Moments(arguments.build / 'src' / 'cli' / 'kontor-cli', arguments.players)
        # To know the names of all takes many games.
        if arguments.scenes and not WILD.intersection(''.join(arguments.scenes)):
            scenes += [scene for scene in arguments.scenes if scene not in PAGES and played.has(scene)]
        else:
            scenes += played.get_names()
    wanted = [scene for scene in scenes
              if not arguments.scenes or any(fnmatch.fnmatch(scene, pattern) for pattern in arguments.scenes)]

    if not wanted:
        sys.exit('shoot.py: no scene is like that; --list tells them all')
    number, whole = arguments.part

    return wanted[number - 1::whole]


def write_index(pictures):
    """A table of all pictures that there are, a row for each scene."""
    rows = {}

    pictures.mkdir(parents=True, exist_ok=True)
    for picture in sorted(pictures.glob('*-*x*-*.png')):
        scene, size, look = picture.stem.rsplit('-', 2)
        rows.setdefault(scene, []).append((f'{size} {look}', picture.name))

    (pictures / 'index.html').write_text(PAGE.format(rows='\n'.join(
        f'<tr><th>{html.escape(scene)}</th>' + ''.join(
            f'<td><a href="{name}"><img src="{name}" alt="" loading="lazy"></a><br>{html.escape(title)}</td>'
            for title, name in cells) + '</tr>'
        for scene, cells in rows.items())))


def main():
    arguments = parse_arguments()

    os.environ['LOOKER'] = str(arguments.build / 'tests' / 'parlour' / 'liblooker.so')
    if arguments.on_display:
        studio = Studio(arguments)
        return 1 if sum(studio.shoot(scene, turn) for turn, scene in enumerate(arguments.scenes)) > 0 else 0

    scenes = find_scenes(arguments)
    if arguments.list:
        print('\n'.join(scenes))
        return 0

    options = sys.argv[1:len(sys.argv) - len(arguments.scenes)]
    largest = tell_size(map(max, *(shot.size for shot in arguments.shots * 2)))
    status = subprocess.run([HERE / 'with-display', '--screen', largest, '--keep-settings', __file__, '--on-display',
                             *options, '--', *scenes], check=False).returncode
    write_index(arguments.build / 'screenshots')

    return status


if __name__ == '__main__':
    sys.exit(main())
