# driver.py: runs the application as people do, and tells what they see
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""Starts a program, finds what is on its windows by role and name, as a screen
reader does, presses it, types, reads, and takes pictures.

    with driver.Program('build/src/kontor') as program:
        program.press('button', 'New Game')
        program.find('entry', 'Name').set_text('Agnes')
        program.key('Return')
        program.wait_for('label', re.compile('Week 1'))
        program.take_picture('new-game')

Whatever is asked for is waited for; if it does not come in time the exception
tells what was there instead. Nothing is kept between two looks at the windows,
and nothing sleeps for a time in the hope that it is enough.

The roles are words of our own, as those of the platform change with its
versions. See ROLES.
"""

import ctypes
import functools
import os
import pathlib
import re
import signal
import subprocess
import tempfile
import time

from gi.repository import Gio, GLib

import screen

SECONDS_TO_WAIT = float(os.environ.get('TEST_SECONDS_TO_WAIT', 20))
SECONDS_TO_END = 10

SECONDS_BETWEEN_LOOKS = 0.01

# GTK 4.8 springs back from an end that was passed by the wheel after 50 ms, also when its window is closed
# by then, and complains about it.
SECONDS_TO_SPRING_BACK = 0.1

# How long what is turned by the wheel may take to move.
SECONDS_BETWEEN_MOVES = 0.1
SECONDS_TO_TURN = 1

# What memory is filled with before a program writes there, and when it is done with it. See mallopt(3).
PERTURBED = {'MALLOC_PERTURB_': '165'}

# Looking keeps busy who is looked at. Where nothing on the screen changes one waits this many times as
# long as the last look took, as not all that happens is drawn.
LOOKS_OF_REST = 4

# By the numbers of AT-SPI. What GTK 4.8 calls a button may be a toggle button
# later, and what it calls a text an entry.
ROLES = {
    'label': {29, 73, 83, 116},
    'alert': {2, 101},
    'application': {75},
    'button': {43, 62, 129},
    'cell': {56},
    'check': {7, 44, 62, 130},
    'combo': {11},
    'dialog': {16, 2},
    'entry': {40, 61, 79},
    'group': {20, 39, 48, 50, 85, 86, 87, 99},
    'image': {26, 27},
    'item': {32, 35, 91},
    'level': {103},
    'link': {88},
    'list': {31, 98},
    'menu': {33, 41},
    'progress': {42},
    'scroller': {49},
    'slider': {51},
    'spin': {52},
    'status': {54, 101, 102},
    'tab': {37},
    'table': {55, 66},
    'tabs': {38},
    'window': {23, 69},
}

# What has nothing of interest in it.
LEAVES = ROLES['label'] | ROLES['image'] | {48, 50}

# Of the states of AT-SPI those that tests ask for.
STATES = {
    'active': 1, 'busy': 3, 'checked': 4, 'editable': 7, 'expanded': 10, 'focusable': 11,
    'focused': 12, 'modal': 16, 'pressed': 20, 'selected': 23, 'sensitive': 24, 'showing': 25,
    'visible': 30, 'indeterminate': 32,
}

# Buttons of the mouse, as X counts them.
WHEEL_UP = 4
WHEEL_DOWN = 5

# Where nothing on a window can be pressed.
MIDDLE_OF_HEADER = 12

IN_WINDOW = 1
BETWEEN_FIELDS = '\x1f'
SOFT_HYPHEN = '\xad'
END_OF_ITEM = '\x1e'
NOTHING = '/org/a11y/atspi/null'
ROOT = '/org/a11y/atspi/accessible/root'

ACCESSIBLE = 'org.a11y.atspi.Accessible'
ACTION = 'org.a11y.atspi.Action'
COMPONENT = 'org.a11y.atspi.Component'
EDITABLE_TEXT = 'org.a11y.atspi.EditableText'
TEXT = 'org.a11y.atspi.Text'
VALUE = 'org.a11y.atspi.Value'
PROPERTIES = 'org.freedesktop.DBus.Properties'
BUS = 'org.freedesktop.DBus'


class NotFound(AssertionError):
    """What was waited for did not come."""


class Bus:
    """The accessibility bus."""

    def __init__(self):
        flags = Gio.DBusConnectionFlags
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.address, = session.call_sync('org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus', 'GetAddress', None, None,
                                     Gio.DBusCallFlags.NONE, -1, None)
        self.connection = Gio.DBusConnection.new_for_address_sync(
            self.address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)

    def ask(self, place, interface, method, kinds='()', *arguments):
        """The answer to a call, as it comes."""
        return self.connection.call_sync(place[0], place[1], interface, method, pack(kinds, arguments), None,
                                         Gio.DBusCallFlags.NONE, -1, None)

    def call(self, *question):
        return self.ask(*question).unpack()

    def find_application(self, process):
        """The place of the application that a process is, or None as long as it has none, which it has
        until it ends."""
        registry = ('org.a11y.atspi.Registry', ROOT)

        for place in self.call(registry, ACCESSIBLE, 'GetChildren')[0]:
            try:
                if self.call((BUS, '/org/freedesktop/DBus'), BUS, 'GetConnectionUnixProcessID',
                             '(s)', place[0])[0] == process:
                    return place
            except GLib.Error:
                pass

        return None


@functools.lru_cache
def get_bus():
    """The one over which all programs are asked."""
    return Bus()


def pack(kinds, arguments):
    """What is given with a call; nothing takes no time."""
    return GLib.Variant(kinds, arguments) if arguments else None


class Item:
    """Something on a window at the moment of looking."""

    def __init__(self, program, place, parent):
        self.program = program
        self.place = place
        self.parent = parent
        self.children = []
        self.role = 0
        self.name = ''
        self.description = ''

    def __repr__(self):
        name = self.name.replace('\n', ' / ')

        return f'{self.get_role_name()} "{name}"'

    def get_role_name(self):
        return next((name for name, numbers in ROLES.items() if self.role in numbers), str(self.role))

    def is_called(self, name):
        """Whether it has a name, or one like a regular expression."""
        names = self.program.get_names(self)

        return any(map(name.search, names)) if isinstance(name, re.Pattern) else name in names

    def walk(self):
        """This and all below it, from top to bottom."""
        left = [self]
        while left:
            item = left.pop()
            yield item
            left += reversed(item.children)

    def get_window(self):
        """The window, or whatever else lies directly below the application."""
        return self if self.parent is None or self.parent.parent is None else self.parent.get_window()

    def is_in(self, other):
        return other in self.get_line()

    def get_line(self):
        """This and all that it is in, up to the application."""
        return [self] + (self.parent.get_line() if self.parent is not None else [])

    def is_toast(self):
        """Newer libadwaita makes an alert of what says something in passing, which older GTK calls by its class."""
        return self.role in ROLES['alert'] or self.name == 'AdwToastWidget'

    # What it is like now

    def call(self, interface, method, kinds='()', *arguments):
        return self.program.bus.call(self.place, interface, method, kinds, *arguments)

    def get_states(self):
        words = self.call(ACCESSIBLE, 'GetState')[0]
        bits = words[0] | words[1] << 32

        return {name for name, bit in STATES.items() if bits >> bit & 1}

    def is_sensitive(self):
        return 'sensitive' in self.get_states()

    def get_text(self):
        """The text of a label or an entry."""
        length = self.call(PROPERTIES, 'Get', '(ss)', TEXT, 'CharacterCount')[0]

        return self.call(TEXT, 'GetText', '(ii)', 0, length)[0]

    def get_value(self):
        """The number of a spin button, a slider, a level or a progress bar. GTK tells none of widgets that are not its
        own: what such a one is called is followed by that."""
        if self.is_counter():
            return int(self.get_description()) if self.get_description().isdigit() else None

        return self.call(PROPERTIES, 'Get', '(ss)', VALUE, 'CurrentValue')[0]

    def is_counter(self):
        """Whether it is a number of the program's own, and not one of GTK's."""
        return self.role in ROLES['spin'] and VALUE not in self.call(ACCESSIBLE, 'GetInterfaces')[0]

    def get_description(self):
        return self.call(PROPERTIES, 'Get', '(ss)', ACCESSIBLE, 'Description')[0]

    def get_place(self):
        """Left, top, width and height in the window."""
        return self.call(COMPONENT, 'GetExtents', '(u)', IN_WINDOW)[0]

    def get_actions(self):
        """The names of its actions, which are the same in all languages."""
        try:
            length = self.call(PROPERTIES, 'Get', '(ss)', ACTION, 'NActions')[0]
            return [self.call(ACTION, 'GetName', '(i)', i)[0] for i in range(length)]
        except GLib.Error:
            return []

    # What can be done with it

    def press(self):
        """Presses it as a screen reader does, or with the mouse where that cannot. GTK shows
        a button pressed for a moment before anything happens, which keys do not wait for: wait
        for what should."""
        if not self.is_sensitive():
            raise AssertionError(f'{self} is insensitive: {self.description or "it does not say why"}')

        if not self.do('click') and not self.do('toggle'):
            self.click()

    def do(self, action):
        """Does one of its actions if it has it."""
        actions = self.get_actions()

        return action in actions and self.call(ACTION, 'DoAction', '(i)', actions.index(action))[0]

    def click(self):
        """Clicks on it with the mouse, for which its window must have the focus."""
        self.program.screen.centre_dialogs()
        self.program.screen.wait_for_pause()
        self.scroll_to()
        self.point()
        self.program.screen.click()

    def point(self):
        """Moves the pointer onto the middle of it, in two steps: GTK under X11 takes the first that comes after a menu
        for a part of it, and people never move by one."""
        self.program.wait_for_focus()
        window = self.program.get_active_place()
        if window is None:
            raise AssertionError(f'no window has the focus to point at {self}')

        left, top, width, height = self.get_place()
        for nearer in [1, 0]:
            self.program.screen.move_pointer(window[0] + left + width // 2 - nearer, window[1] + top + height // 2)

    def drag_to(self, other):
        """Drags it onto something else that is to be seen with it. GTK takes it for a drag where the pointer has gone
        some way, and looks below the pointer where it moves again."""
        self.scroll_to()
        self.point()
        self.program.screen.hold(True)
        left, top, width, height = self.get_place()
        window = self.program.get_active_place()
        for way in [(width // 4, 0), (width // 3, 0)]:
            self.program.screen.move_pointer(window[0] + left + width // 2 + way[0], window[1] + top + height // 2 + way[1])
            time.sleep(SECONDS_BETWEEN_MOVES)
        left, top, width, height = other.get_place()
        for nearer in [3, 0]:
            self.program.screen.move_pointer(window[0] + left + width // 2 - nearer, window[1] + top + height // 2)
            time.sleep(SECONDS_BETWEEN_MOVES)
        self.program.screen.hold(False)

    def turn_wheel(self, direction):
        """Turns the wheel of the mouse over it, WHEEL_UP or WHEEL_DOWN."""
        self.point()
        self.program.screen.click(direction)
        self.program.n_turns += 1

    def scroll_to(self):
        """Turns the wheel until the middle of it is not cut off, and what was turned last has come."""
        places = []
        turned_at, turned_from = 0, None

        def is_there():
            nonlocal turned_at, turned_from
            left, top, width, height = place = self.get_place()
            middle = left + width // 2, top + height // 2
            cutter = Sight().find_cutter(self, middle)
            places.append(place)

            # A turn that is still to come would move it away from under the pointer.
            if place == turned_from and time.monotonic() < turned_at + SECONDS_TO_TURN:
                return False
            if cutter is None:
                return len(places) == 1 or place == places[-2]
            cutter.turn_wheel(WHEEL_UP if middle[1] < cutter.get_place()[1] else WHEEL_DOWN)
            turned_at, turned_from = time.monotonic(), place
            return False

        self.program.wait_until(is_there, f'{self} to be scrolled to')

    def set_text(self, text):
        """Puts a text into an entry in place of what is there."""
        self.call(EDITABLE_TEXT, 'SetTextContents', '(s)', text)

    def take_focus(self):
        """Clicks into it."""
        self.click()
        self.program.wait_until(lambda: 'focused' in self.get_states(), f'{self} to have the focus')

    def type(self, text):
        """Types a text into an entry with the keys."""
        self.take_focus()
        self.program.type(text)

    def set_value(self, value):
        """Puts a number into a spin button or a slider, or types it where only that can be."""
        if self.is_counter():
            self.take_focus()
            self.program.type(str(value))
            self.program.wait_until(lambda: self.get_value() == value, f'{self} to be {value}')
            return

        self.call(PROPERTIES, 'Set', '(ssv)', VALUE, 'CurrentValue', GLib.Variant('d', value))


class Looker:
    """Asks for all items of an application, without waiting for single answers, as waiting for one
    at a time would take longer than everything else in a test. See looker.h."""

    def __init__(self, address):
        self._library = screen.load_library(os.environ['LOOKER'], {
            'looker_new': (ctypes.c_void_p, [ctypes.c_char_p] + [ctypes.POINTER(ctypes.c_uint32)] * 2),
            'looker_look': (ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_int]),
            'looker_has_news': (ctypes.c_int, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p]),
            'looker_measure': (ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_char_p, ctypes.POINTER(ctypes.c_char_p)]),
        })
        self._glib = screen.load_library('libglib-2.0.so.0', {'g_free': (None, [ctypes.c_void_p])})
        # It looks at them each time.
        self._roles = [make_roles(numbers) for numbers in (LEAVES, ROLES['item'])]
        self._looker = self._library.looker_new(address.encode(), *self._roles)

    def look(self, place, has_new_toolkit):
        """Whether it has a newer toolkit, and the fields of its items; None if it is not there."""
        owner, path = place
        text = self._library.looker_look(self._looker, owner.encode(), path.encode(), has_new_toolkit)
        if text is None:
            return None

        toolkit, *items = self._read(text)

        return toolkit == 'new', [item.split(BETWEEN_FIELDS) for item in items]

    def has_news(self, place):
        """Whether an application has told of a change since the last look."""
        owner, path = place

        return bool(self._library.looker_has_news(self._looker, owner.encode(), path.encode()))

    def measure(self, places):
        """Where things of one application are in their windows, None where that is not known."""
        if not places:
            return []

        paths = (ctypes.c_char_p * (len(places) + 1))(*(path.encode() for _, path in places), None)
        measures = self._read(self._library.looker_measure(self._looker, places[0][0].encode(), paths))

        return [tuple(map(int, measure.split())) or None for measure in measures]

    def _read(self, text):
        """The parts of a text that is to be freed."""
        parts = ctypes.string_at(text).decode().split(END_OF_ITEM)
        self._glib.g_free(text)

        return parts[:-1]


@functools.lru_cache
def get_looker(address):
    """The one that looks at all programs: it is told of what each of them changes, also of those that nobody looks at."""
    return Looker(address)


def make_roles(numbers):
    """Numbers of roles, with nothing behind them."""
    return (ctypes.c_uint32 * (len(numbers) + 1))(*numbers, 0)


def make_items(program, fields):
    """A tree of items, of which the first is the root."""
    items = []

    for owner, path, parent, role, name, description in fields:
        item = Item(program, (owner, path), items[int(parent)] if items else None)
        item.role, item.name, item.description = int(role), mend_name(name), description
        if item.parent is not None:
            item.parent.children.append(item)
        items.append(item)
    for item in items:
        # Rows of a list often have no name but what is written in them.
        if not item.name and item.role in ROLES['item']:
            item.name = ' '.join(label.name for label in item.walk() if label.role in ROLES['label'])

    return items[0]


def mend_name(name):
    """GTK 4.8 says the label of a button with an underlined letter twice: "_No No" or "No No". Where a
    word may be broken is not read."""
    name = name.replace(SOFT_HYPHEN, '')
    plain = name.replace('_', '', 1)
    half = len(plain) // 2
    said, between, again = plain[:half], plain[half:half + 1], plain[half + 1:]

    return again if said == again and between == ' ' else name


class Sight:
    """What somebody who looks at the windows at one moment could see. Of that moment nothing is
    asked twice."""

    def __init__(self):
        self._places = {}
        self._showing = {}

    def get_place(self, item):
        """Left, top, width and height in the window; a page of a stack has no place of its own."""
        if item.place not in self._places:
            # Whoever asks for one asks for what is around it next.
            unknown = [around.place for around in item.get_line() if around.place not in self._places]
            self._places.update(zip(unknown, item.program.looker.measure(unknown)))

        return self._places[item.place]

    def is_showing(self, item):
        """Whether it can be seen, or scrolled to.

        From GTK 4.10 on what is on a hidden page is not told at all. Before that
        the only way is to ask what lies where the item is said to be.
        """
        if item.place not in self._showing:
            self._showing[item.place] = 'showing' in item.get_states() or self._is_there(item)

        return self._showing[item.place]

    def _is_there(self, item):
        try:
            return self._is_on_top(item)
        except GLib.Error:
            return False

    def _is_on_top(self, item):
        place = self.get_place(item)
        if place is None or place[2] <= 0 or place[3] <= 0:
            return False

        # Insensitive widgets are not found by their place, but their parents are.
        target = item
        while not target.is_sensitive() and target.parent.parent is not None:
            target = target.parent

        left, top, width, height = place
        answers = set()
        for x, y in [(2, 2), (1, 1), (3, 1), (1, 3), (3, 3)]:
            point = left + width * x // 4, top + height * y // 4
            cutter = self.find_cutter(target, point)
            answers.add(self._is_on_top(cutter) if cutter is not None else is_at(target, point))
            if True in answers:
                return True

        # Where nothing is known of what is there, the parent is as much to be seen.
        return False not in answers and item.parent is not None and self.is_showing(item.parent)

    def find_cutter(self, item, point):
        """The innermost thing around an item that shows no more of it there."""
        around = item.parent

        while around is not None and around.parent is not None:
            place = self.get_place(around)
            if place is not None:
                left, top, width, height = place
                if not (left <= point[0] < left + width and top <= point[1] < top + height):
                    return around
            around = around.parent

        return None


def is_showing(item):
    """Whether it can be seen, or scrolled to, now."""
    return Sight().is_showing(item)


def is_at(item, point):
    """Whether the item, or something in it, is what lies at a point of the window; None if
    that is not known, as parts of a widget may be there without ever having been told of."""
    bus = item.program.bus
    window = item.get_window()
    known = {inner.place: inner for inner in window.walk()}
    found = window.call(COMPONENT, 'GetAccessibleAtPoint', '(iiu)', *point, IN_WINDOW)[0]

    # Leaves were not asked what is in them.
    while found not in known and found[1] not in (NOTHING, ROOT):
        found = bus.call(found, PROPERTIES, 'Get', '(ss)', ACCESSIBLE, 'Parent')[0]

    return None if found[1] == NOTHING else found in known and known[found].is_in(item)


class Program:
    """A program that runs, or ran."""

    def __init__(self, *command, environment=None, fill=True):
        self.command = [str(part) for part in command]
        self.environment = os.environ | PERTURBED | (environment or {})
        self.bus = get_bus()
        # Before it begins, as it hears what changes.
        self.looker = get_looker(self.bus.address)
        self.screen = screen.Screen()
        self.pictures = pathlib.Path(os.environ.get('TEST_PICTURES', 'screenshots'))
        self.seconds_to_wait = SECONDS_TO_WAIT
        self.has_new_toolkit = False
        self.speaks_wayland = self.environment.get('GDK_BACKEND') == 'wayland'
        # How often something was pressed, or keys together.
        self.n_touches = 0
        # How often the wheel was turned since the program began.
        self.n_turns = 0
        self._fill = fill
        self._process = None
        self._place = None
        self._seen, self._fields, self._rests = None, None, False
        self._said = tempfile.TemporaryFile(mode='w+')

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, kind, *_):
        # A test that failed is not to be blamed on how the program ended.
        if kind is None:
            self.stop()
        else:
            self.kill()

    def __del__(self):
        self._said.close()

    # The process

    def signal(self, number):
        """Sends it a signal, which it must wait for."""
        self.check_alive()
        self._process.send_signal(number)

    def start(self, *arguments):
        """Starts the program, once more if it ended, and waits for its first window."""
        self.screen.park_pointer()
        self.n_turns = 0
        self._place = None
        self._seen, self._fields, self._rests = None, None, False
        self._process = subprocess.Popen(self.command + [str(argument) for argument in arguments],
                                         env=self.environment | preload(self.environment), stdin=subprocess.DEVNULL,
                                         stdout=self._said, stderr=self._said)
        self.wait_for('window')
        if self._fill:
            self.screen.fill(self._process.pid)

        return self

    def run_again(self, *arguments):
        """Runs the program while it runs, which only hands the arguments over and ends."""
        return subprocess.run(self.command + [str(argument) for argument in arguments], env=self.environment,
                              stdin=subprocess.DEVNULL, stdout=self._said, stderr=self._said,
                              timeout=SECONDS_TO_WAIT, check=False).returncode

    def kill(self):
        """Ends it without letting it do anything more."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None

    def stop(self):
        """Closes its windows and expects it to end by itself, and well."""
        if self._process is None:
            return

        self.check_alive()
        windows = self.look().children
        if self.n_turns > 0:
            time.sleep(SECONDS_TO_SPRING_BACK)
        for window in windows:
            try:
                window.do('window.close')
            except GLib.Error:
                # With its last window the program may end before it answers.
                pass
        self.wait_for_end()

    def wait_for_end(self):
        """Expects it to end by itself, and well."""
        try:
            status = self._process.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError(f'{self.command[0]} does not end') from None
        self._process = None
        if status != 0:
            raise AssertionError(f'{self.command[0]} ended with {status}:\n{self.get_output()}')

    def wait_for_loss(self):
        """Expects it to end in whatever way, as something is gone that it cannot do without."""
        try:
            self._process.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError(f'{self.command[0]} goes on without it') from None
        self._process = None

    @property
    def pid(self):
        """The number of its process."""
        self.check_alive()

        return self._process.pid

    def is_running(self):
        return self._process is not None and self._process.poll() is None

    def check_alive(self):
        if not self.is_running():
            status = self._process.returncode if self._process else 'never started'
            raise AssertionError(f'{self.command[0]} has ended ({status}):\n{self.get_output()}')

    def get_output(self):
        """What it has written, to its standard output or as errors."""
        self._said.seek(0)

        return self._said.read()

    # Looking

    def look(self):
        """The application, with everything on its windows below it; None if it is not there. As long as nothing is
        drawn and it tells of no change it is what it was, once two looks have shown the same: of what is new, GTK 4.8
        tells part by part of what it is asked for. Newer ones may tell nobody who has not said that he listens."""
        self.check_alive()
        try:
            if not self.screen.has_drawn() and self._rests and not self.has_new_toolkit and not self.looker.has_news(self._place):
                return self._seen
            self._rests = False
            self._place = self._place or self.bus.find_application(self._process.pid)
            seen = self._place and self.looker.look(self._place, self.has_new_toolkit)
            if not seen:
                return None
            self.has_new_toolkit, fields = seen
            self._rests = fields == self._fields
            if not self._rests:
                self._fields, self._seen = fields, make_items(self, fields)
            return self._seen
        except GLib.Error:
            self.check_alive()
            return None

    def get_names(self, item):
        """By what names something can be found."""
        return [item.name]

    def find_all(self, role=None, name=None, where=None):
        """All that is to be seen now with a role and a name, which may be a regular
        expression for a part of it. If one is in another, only the inner one counts.

        @where is a condition besides: a function of an item.
        """
        root = self.look()
        sight = Sight()
        if root is None:
            return []

        return [item for item in root.walk()
                if is_like(item, role, name)
                and not any(is_like(inner, role, name) for inner in list(item.walk())[1:])
                and (where is None or where(item))
                # What takes most questions comes last.
                and sight.is_showing(item)]

    def find(self, role=None, name=None, where=None):
        """The one thing like that, which is waited for."""
        def look():
            found = self.find_all(role, name, where)
            if len(found) > 1 and role != 'window':
                raise Several(f'{len(found)} are like {tell(role, name)}: {found}')
            return found[0] if found else None

        return self.wait_until(look, tell(role, name))

    wait_for = find

    def shows(self, item):
        """Whether what was found is to be seen still. Newer toolkits do not tell of what a page only keeps, but it says of
        itself that it is showing; older ones tell of it, and what it says is true."""
        root = self.look()

        return root is not None and any(other.place == item.place for other in root.walk()) and 'showing' in item.get_states()

    def wait_until_gone(self, role=None, name=None, where=None):
        self.wait_until(lambda: not self.find_all(role, name, where), f'no {tell(role, name)}')

    def wait_until(self, condition, what):
        """Asks until the answer is true, and returns it."""
        deadline = time.monotonic() + self.seconds_to_wait

        while True:
            self.screen.watch()
            start = time.monotonic()
            problem = None
            try:
                answer = condition()
                if answer:
                    return answer
            except (GLib.Error, Several) as error:
                # Things may come and go while one looks.
                problem = error
            now = time.monotonic()
            if now > deadline:
                raise NotFound(f'waited in vain for {what}; {problem or ""}\n{self.describe()}')
            self.screen.wait_for_change(now + max(SECONDS_BETWEEN_LOOKS, LOOKS_OF_REST * (now - start)))

    def get_texts(self, role='label'):
        """The names of all that is to be seen with a role, in their order."""
        return [item.name for item in self.find_all(role) if item.name]

    def get_insensitive(self):
        """Why what cannot be pressed cannot: descriptions by names."""
        return {item.name: item.description
                for item in self.find_all('button') + self.find_all('check') if not item.is_sensitive()}

    def describe(self):
        """Everything on the windows, for people to read, and what the program has written."""
        lines = []
        root = self.look()

        def tell_item(item, depth):
            # What only holds other things is left out, and what only repeats.
            if item.role not in ROLES['group'] and (item.role not in ROLES['label'] or item.name != item.parent.name):
                lines.append('  ' * depth + f'{item}' + (f' ({item.description})' if item.description else ''))
                depth += 1
            for child in item.children:
                tell_item(child, depth)

        if root is None:
            lines.append('there is no window')
        else:
            tell_item(root, 0)

        return '\n'.join(lines + [self.get_output()])

    # Doing

    def press(self, role, name=None, where=None):
        """Presses what can be pressed, as soon as it can."""
        self.n_touches += 1
        self.find(role, name, lambda item: item.is_sensitive() and (where is None or where(item))).press()

    def find_nth(self, role, name, place):
        """One of several that are alike, as soon as there are so many of them."""
        return self.wait_until(lambda: self.find_all(role, name)[place:], tell(role, name))[0]

    def press_first(self, role, name, place=0):
        """Presses the first of several that are alike, or another one of them."""
        self.n_touches += 1
        self.wait_until(lambda: [item for item in self.find_all(role, name) if item.is_sensitive()][place:],
                        tell(role, name))[0].press()

    def key(self, combination):
        """Presses keys together, such as "ctrl+shift+z"."""
        self.n_touches += 1
        self.wait_for_focus()
        self.screen.key(combination)

    def type(self, text):
        self.wait_for_focus()
        self.screen.type(text)

    def wait_for_focus(self):
        """Between two windows no one has the focus, and a key would be lost."""
        self.check_alive()
        if self.speaks_wayland:
            self.wait_until(self.find_active_window, 'a window that has the focus')
        elif self.screen.has_manager():
            self.wait_until(self.screen.get_active_place, 'a window that has the focus')

    def find_active_window(self):
        """The window that has the focus, as the program itself says. The compositor gives it to none where a dialog
        has gone, until somebody clicks."""
        root = self.look()
        windows = root.children if root else []
        active = next((window for window in windows if 'active' in window.get_states()), None)

        if active is None and len(windows) == 1:
            self.screen.move_pointer(self.screen.get_size()[0] // 2, MIDDLE_OF_HEADER)
            self.screen.click()

        return active

    def get_active_place(self):
        """Where on the screen the window that has the focus begins, without its shadow. Nobody learns that of
        Wayland, but its compositor puts each window into the middle."""
        if not self.speaks_wayland:
            return self.screen.get_active_place()

        window = self.find_active_window()
        if window is None:
            return None

        return tuple((whole - part) // 2 for whole, part in zip(self.screen.get_size(), window.get_place()[2:]))

    def wait_for_active_window(self):
        """A window that is just closing may have the focus still, and would get the next key."""
        self.wait_until(lambda: any('active' in window.get_states() for window in self.look().children),
                        'a window that is active')

    def take_picture(self, name):
        """Writes a picture of the screen as it is once everything rests, or of a window that does not fill it."""
        self.check_alive()
        path = self.pictures / f'{name}.png'
        if self._fill:
            self.screen.save_picture(path)
        else:
            self.screen.save_window(path)


def preload(environment):
    """What is loaded before a program, besides what its environment says: see borders.c."""
    libraries = [library for library in (os.environ.get('BORDERS'), environment.get('LD_PRELOAD')) if library]

    return {'LD_PRELOAD': ':'.join(libraries)} if libraries else {}


class Several(AssertionError):
    """There is more than one where one is expected."""


def is_like(item, role, name):
    return (role is None or item.role in ROLES[role]) and (name is None or item.is_called(name))


def tell(role, name):
    pattern = name.pattern if isinstance(name, re.Pattern) else name

    return (role or 'anything') + (f' "{pattern}"' if name is not None else '')
