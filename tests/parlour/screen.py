# screen.py: the screen of an X server: windows, keys and what is to be seen
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""What tests need of the X server beyond what the accessibility bus tells. It
speaks to libX11 directly, which is there wherever GTK is.
"""

import ctypes
import mmap
import os
import pathlib
import select
import struct
import time
import zlib

SECONDS_BETWEEN_LOOKS = 0.01

# A picture to which nothing was added for so long, while nobody worked, is
# finished: at least three frames could have been drawn in the meantime.
SECONDS_OF_REST = 0.06
SECONDS_TO_REST = 10
SECONDS_TO_MOVE = 1

# How long nothing is drawn where no frame is about to come, and how long one waits for that.
SECONDS_OF_FRAME = 0.03
SECONDS_TO_PAUSE = 1

PROPERTY_REPLACE = 0
PROPERTY_APPEND = 2
ATOM_TYPE = 4
ANY_TYPE = 0
LONGS_OF_PROPERTY = 1024
UPRIGHT = 1
CURRENT_TIME = 0
SUCCESS = 0
LONGS_OF_EVENT = 24
WHEN_NO_LONGER_EMPTY = 3
ALL_PLANES = ctypes.c_ulong(-1).value
Z_PIXMAP = 2
DEPTH_WITH_ALPHA = 32
# How a PNG file calls dots of so many bytes.
KINDS_OF_PNG = {3: 2, 4: 6}

MODIFIERS = {'ctrl': 'Control_L', 'shift': 'Shift_L', 'alt': 'Alt_L', 'super': 'Super_L'}

# The names that X gives to the keys of signs.
SIGNS = {
    ' ': 'space', '!': 'exclam', '"': 'quotedbl', '#': 'numbersign', '$': 'dollar', '%': 'percent',
    '&': 'ampersand', "'": 'apostrophe', '(': 'parenleft', ')': 'parenright', '*': 'asterisk',
    '+': 'plus', ',': 'comma', '-': 'minus', '.': 'period', '/': 'slash', ':': 'colon',
    ';': 'semicolon', '<': 'less', '=': 'equal', '>': 'greater', '?': 'question', '@': 'at',
    '[': 'bracketleft', '\\': 'backslash', ']': 'bracketright', '_': 'underscore', '\n': 'Return',
    '\t': 'Tab',
}


class Mode(ctypes.Structure):
    """XRRModeInfo: what a monitor can show. How it does so is nothing to a screen in memory."""
    _fields_ = ([('id', ctypes.c_ulong), ('width', ctypes.c_uint), ('height', ctypes.c_uint), ('clock', ctypes.c_ulong)]
                + [(f'time_{i}', ctypes.c_uint) for i in range(7)]
                + [('name', ctypes.c_char_p), ('name_length', ctypes.c_uint), ('flags', ctypes.c_ulong)])


class Resources(ctypes.Structure):
    """XRRScreenResources, as far as its outputs."""
    _fields_ = [('times', ctypes.c_ulong * 2), ('n_crtcs', ctypes.c_int), ('crtcs', ctypes.c_void_p),
                ('n_outputs', ctypes.c_int), ('outputs', ctypes.POINTER(ctypes.c_ulong))]


class Size(ctypes.Structure):
    """XRRScreenSize, in dots and in millimetres."""
    _fields_ = [(name, ctypes.c_int) for name in ('width', 'height', 'width_mm', 'height_mm')]


class Image(ctypes.Structure):
    """XImage, as far as its lines."""
    _fields_ = ([(name, ctypes.c_int) for name in ('width', 'height', 'offset', 'format')] + [('data', ctypes.c_void_p)]
                + [(name, ctypes.c_int) for name in ('byte_order', 'unit', 'bit_order', 'pad', 'depth', 'stride')])


class Screen:
    """The screen of a display, of that which the environment names if it is not named."""

    def __init__(self, name=None):
        self._x = load_library('libX11.so.6', {
            'XOpenDisplay': (ctypes.c_void_p, [ctypes.c_char_p]),
            'XDefaultRootWindow': (ctypes.c_ulong, [ctypes.c_void_p]),
            'XInternAtom': (ctypes.c_ulong, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]),
            'XQueryTree': (ctypes.c_int, [ctypes.c_void_p, ctypes.c_ulong] + [ctypes.c_void_p] * 4),
            'XGetWindowProperty': (ctypes.c_int, [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_ulong,
                                                  ctypes.c_long, ctypes.c_long, ctypes.c_int,
                                                  ctypes.c_ulong] + [ctypes.c_void_p] * 5),
            'XChangeProperty': (ctypes.c_int, [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_ulong,
                                               ctypes.c_ulong, ctypes.c_int, ctypes.c_int,
                                               ctypes.c_void_p, ctypes.c_int]),
            'XGetSelectionOwner': (ctypes.c_ulong, [ctypes.c_void_p, ctypes.c_ulong]),
            'XGetInputFocus': (ctypes.c_int, [ctypes.c_void_p] * 3),
            'XTranslateCoordinates': (ctypes.c_int, [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_ulong,
                                                     ctypes.c_int, ctypes.c_int] + [ctypes.c_void_p] * 3),
            'XGetGeometry': (ctypes.c_int, [ctypes.c_void_p, ctypes.c_ulong] + [ctypes.c_void_p] * 7),
            'XGetImage': (ctypes.POINTER(Image), [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_int, ctypes.c_uint,
                                                  ctypes.c_uint, ctypes.c_ulong, ctypes.c_int]),
            'XMoveWindow': (ctypes.c_int, [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_int]),
            'XMoveResizeWindow': (ctypes.c_int, [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_int,
                                                 ctypes.c_uint, ctypes.c_uint]),
            'XFree': (ctypes.c_int, [ctypes.c_void_p]),
            'XStringToKeysym': (ctypes.c_ulong, [ctypes.c_char_p]),
            'XKeysymToKeycode': (ctypes.c_ubyte, [ctypes.c_void_p, ctypes.c_ulong]),
            'XkbKeycodeToKeysym': (ctypes.c_ulong, [ctypes.c_void_p, ctypes.c_ubyte, ctypes.c_int,
                                                    ctypes.c_int]),
            'XSync': (ctypes.c_int, [ctypes.c_void_p, ctypes.c_int]),
            'XPending': (ctypes.c_int, [ctypes.c_void_p]),
            'XNextEvent': (ctypes.c_int, [ctypes.c_void_p] * 2),
            'XConnectionNumber': (ctypes.c_int, [ctypes.c_void_p]),
            'XSetErrorHandler': (ctypes.c_void_p, [ctypes.c_void_p]),
        })
        self._test = load_library('libXtst.so.6', {
            'XTestFakeKeyEvent': (ctypes.c_int, [ctypes.c_void_p, ctypes.c_uint, ctypes.c_int,
                                                 ctypes.c_ulong]),
            'XTestFakeMotionEvent': (ctypes.c_int, [ctypes.c_void_p] + [ctypes.c_int] * 3 + [ctypes.c_ulong]),
            'XTestFakeButtonEvent': (ctypes.c_int, [ctypes.c_void_p, ctypes.c_uint, ctypes.c_int,
                                                    ctypes.c_ulong]),
        })
        self._randr = load_library('libXrandr.so.2', {
            'XRRGetScreenResourcesCurrent': (ctypes.POINTER(Resources), [ctypes.c_void_p, ctypes.c_ulong]),
            'XRRFreeScreenResources': (None, [ctypes.c_void_p]),
            'XRRCreateMode': (ctypes.c_ulong, [ctypes.c_void_p, ctypes.c_ulong, ctypes.POINTER(Mode)]),
            'XRRAddOutputMode': (None, [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_ulong]),
            'XRRGetScreenInfo': (ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_ulong]),
            'XRRFreeScreenConfigInfo': (None, [ctypes.c_void_p]),
            'XRRConfigSizes': (ctypes.POINTER(Size), [ctypes.c_void_p, ctypes.POINTER(ctypes.c_int)]),
            'XRRSetScreenConfig': (ctypes.c_int, [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int,
                                                  ctypes.c_ushort, ctypes.c_ulong]),
        })
        self._damage = load_library('libXdamage.so.1', {
            'XDamageQueryExtension': (ctypes.c_int, [ctypes.c_void_p] * 3),
            'XDamageCreate': (ctypes.c_ulong, [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int]),
            'XDamageSubtract': (None, [ctypes.c_void_p] + [ctypes.c_ulong] * 3),
        })
        # Windows may go while one looks at them, which is no error here.
        self._ignore = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda *_: 0)
        self._x.XSetErrorHandler(self._ignore)
        self._display = self._x.XOpenDisplay(name.encode() if name else None)
        if not self._display:
            raise RuntimeError('there is no display; tests/parlour/with-display makes one')
        self._root = self._x.XDefaultRootWindow(self._display)
        self._changes = None
        # Before anybody watched, much may have been.
        self._has_drawn = True

    # Its size

    def get_size(self):
        """Width and height."""
        return self._get_size(self._root)

    def resize(self, size):
        """Makes it as wide and as high as @size says, but not larger than it was at first. A window that
        came while the window manager sees to that might not get the focus."""
        if size == self.get_size():
            return

        config = self._randr.XRRGetScreenInfo(self._display, self._root)
        if size not in self._list_sizes(config):
            self._randr.XRRFreeScreenConfigInfo(config)
            self._add_size(*size)
            config = self._randr.XRRGetScreenInfo(self._display, self._root)
        sizes = self._list_sizes(config)
        is_set = size in sizes and self._randr.XRRSetScreenConfig(self._display, config, self._root, sizes.index(size),
                                                                  UPRIGHT, CURRENT_TIME) == SUCCESS
        self._randr.XRRFreeScreenConfigInfo(config)
        if not is_set:
            raise RuntimeError(f'the screen cannot be {size[0]} dots wide and {size[1]} high')
        self.wait_for_rest()

    def _list_sizes(self, config):
        length = ctypes.c_int()
        sizes = self._randr.XRRConfigSizes(config, ctypes.byref(length))

        return [(size.width, size.height) for size in sizes[:length.value]]

    def _add_size(self, width, height):
        name = f'{width}x{height}'.encode()
        mode = Mode(width=width, height=height, name=name, name_length=len(name))
        resources = self._randr.XRRGetScreenResourcesCurrent(self._display, self._root)

        self._randr.XRRAddOutputMode(self._display, resources.contents.outputs[0],
                                     self._randr.XRRCreateMode(self._display, self._root, ctypes.byref(mode)))
        self._randr.XRRFreeScreenResources(resources)

    # Windows

    def has_manager(self):
        """Whether a window manager is at work."""
        return bool(self._get_property(self._root, '_NET_SUPPORTING_WM_CHECK'))

    def has_compositor(self):
        """Whether somebody puts shadows and transparent windows together."""
        return self._x.XGetSelectionOwner(self._display, self._get_atom('_NET_WM_CM_S0')) != 0

    def allow_shadows(self):
        """Tells GTK that windows may have shadows, which the window manager does not say."""
        self._set_atoms(self._root, '_NET_SUPPORTED', ['_GTK_FRAME_EXTENTS'], PROPERTY_APPEND)

    def fill(self, process):
        """Tells the main windows of a process that they are maximised. The window manager has
        given them the whole screen, but they keep room for shadows until they know."""
        for window in self._find_windows(self._root):
            if (self._get_property(window, '_NET_WM_PID') == [process]
                    and not self._get_property(window, 'WM_TRANSIENT_FOR')):
                self._maximise(window)
                self._stretch(window)

    def _maximise(self, window):
        """Says that a window is maximised until it knows. A busy window manager may say something else just then."""
        deadline = time.monotonic() + SECONDS_TO_REST

        while True:
            self._set_atoms(window, '_NET_WM_STATE', ['_NET_WM_STATE_MAXIMIZED_VERT', '_NET_WM_STATE_MAXIMIZED_HORZ'],
                            PROPERTY_REPLACE)
            self.wait_for_rest()
            if not any(self._get_property(window, '_GTK_FRAME_EXTENTS') or []) or time.monotonic() > deadline:
                break

    def _stretch(self, window):
        """Makes a window as large as the screen. The window manager has done so, unless the screen changed its
        size just before: then it may not have heard of that."""
        size = self.get_size()
        deadline = time.monotonic() + SECONDS_TO_MOVE

        while self._get_size(window) != size and time.monotonic() < deadline:
            self._x.XMoveResizeWindow(self._display, window, 0, 0, *size)
            self.wait_for_rest()

    def centre_dialogs(self):
        """Moves dialogs into the middle. The window manager means to, but takes their shadows
        for a part of them, so that on a small screen they lie half beside it."""
        width, height = self.get_size()

        for window in self._find_windows(self._root):
            if not self._get_property(window, 'WM_TRANSIENT_FOR'):
                continue
            left, right, top, bottom = self._get_property(window, '_GTK_FRAME_EXTENTS') or [0, 0, 0, 0]
            window_width, window_height = self._get_size(window)
            place = ((width - (window_width - left - right)) // 2 - left,
                     max(0, height - (window_height - top - bottom)) // 2 - top)
            self._x.XMoveWindow(self._display, window, *place)
            deadline = time.monotonic() + SECONDS_TO_MOVE
            while self._get_place(window) != place and time.monotonic() < deadline:
                time.sleep(SECONDS_BETWEEN_LOOKS)

    def get_active_place(self):
        """Where on the screen the window that has the focus begins, without its shadow."""
        window = self._find_active()
        if window is None:
            return None

        left, top = self._get_place(window)
        shadow = self._get_property(window, '_GTK_FRAME_EXTENTS') or [0, 0, 0, 0]

        return left + shadow[0], top + shadow[2]

    def _find_active(self):
        """The window that has the focus."""
        window, revert = ctypes.c_ulong(), ctypes.c_int()

        self._x.XGetInputFocus(self._display, ctypes.byref(window), ctypes.byref(revert))
        window = window.value
        # GTK has a window in its window for the focus.
        while window not in (0, 1, self._root) and not self._get_property(window, 'WM_STATE'):
            window = self._get_tree(window)[0]

        return None if window in (0, 1, self._root) else window

    def _get_place(self, window):
        """Where a window begins on the screen."""
        left, top, child = ctypes.c_int(), ctypes.c_int(), ctypes.c_ulong()

        self._x.XTranslateCoordinates(self._display, window, self._root, 0, 0, ctypes.byref(left),
                                      ctypes.byref(top), ctypes.byref(child))

        return left.value, top.value

    def _get_size(self, window):
        root, left, top = ctypes.c_ulong(), ctypes.c_int(), ctypes.c_int()
        width, height, border, depth = ctypes.c_uint(), ctypes.c_uint(), ctypes.c_uint(), ctypes.c_uint()

        self._x.XGetGeometry(self._display, window, *map(ctypes.byref, [root, left, top, width, height, border,
                                                                       depth]))

        return width.value, height.value

    def _get_tree(self, window):
        """The parent and the children of a window."""
        root, parent, children = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.POINTER(ctypes.c_ulong)()
        length = ctypes.c_uint()

        if not self._x.XQueryTree(self._display, window, ctypes.byref(root), ctypes.byref(parent),
                                  ctypes.byref(children), ctypes.byref(length)):
            return 0, []

        found = children[:length.value]
        if children:
            self._x.XFree(children)

        return parent.value, found

    def _find_windows(self, window):
        """All windows in a window that a window manager knows."""
        if self._get_property(window, 'WM_STATE'):
            return [window]

        return [inner for child in self._get_tree(window)[1] for inner in self._find_windows(child)]

    def _get_atom(self, name):
        return self._x.XInternAtom(self._display, name.encode(), 0)

    def _set_atoms(self, window, name, values, mode):
        atoms = (ctypes.c_ulong * len(values))(*map(self._get_atom, values))

        self._x.XChangeProperty(self._display, window, self._get_atom(name), ATOM_TYPE, 32, mode,
                                atoms, len(atoms))
        self._x.XSync(self._display, 0)

    def _get_property(self, window, name):
        """The numbers of a property of a window, none if it has it not."""
        kind, form, length, rest = ctypes.c_ulong(), ctypes.c_int(), ctypes.c_ulong(), ctypes.c_ulong()
        data = ctypes.POINTER(ctypes.c_ulong)()

        if self._x.XGetWindowProperty(self._display, window, self._get_atom(name), 0, LONGS_OF_PROPERTY, 0, ANY_TYPE,
                                      ctypes.byref(kind), ctypes.byref(form), ctypes.byref(length),
                                      ctypes.byref(rest), ctypes.byref(data)) != 0 or not data:
            return []

        numbers = data[:length.value] if form.value == 32 else []
        self._x.XFree(data)

        return numbers

    # Keys

    def key(self, combination):
        """Presses keys together, such as "ctrl+shift+z", "F1" or "Return"."""
        *modifiers, last = combination.replace('++', '+plus').split('+')
        codes = [self._find_key(MODIFIERS[modifier])[0] for modifier in modifiers]
        code, shifted = self._find_key(SIGNS.get(last, last))

        if shifted and 'shift' not in modifiers:
            codes.append(self._find_key(MODIFIERS['shift'])[0])
        codes.append(code)

        self.press_places(*codes)

    def press_places(self, *codes):
        """Presses keys together by where they are, whatever stands on them."""
        self._has_drawn = True
        for code in codes:
            self._test.XTestFakeKeyEvent(self._display, code, 1, 0)
        for code in reversed(codes):
            self._test.XTestFakeKeyEvent(self._display, code, 0, 0)
        self._x.XSync(self._display, 0)

    def type(self, text):
        """Types a text, sign by sign, into what has the focus."""
        for sign in text:
            self.key(SIGNS.get(sign, sign))

    def _find_key(self, name):
        """The code of a key, and whether it needs the shift key."""
        symbol = self._x.XStringToKeysym(name.encode())
        code = self._x.XKeysymToKeycode(self._display, symbol)

        if code == 0:
            raise ValueError(f'the keyboard has no key "{name}"')

        return code, self._x.XkbKeycodeToKeysym(self._display, code, 0, 0) != symbol

    # The pointer

    def move_pointer(self, left, top):
        self._has_drawn = True
        self._test.XTestFakeMotionEvent(self._display, -1, left, top, 0)
        self._x.XSync(self._display, 0)

    def park_pointer(self):
        """Moves the pointer to where it lies on nothing, the lower right corner."""
        with self.open_picture() as picture:
            self.move_pointer(picture.width - 1, picture.height - 1)

    def click(self, button=1):
        """Presses a button of the mouse; 4 and 5 turn its wheel up and down."""
        for pressed in (1, 0):
            self.hold(pressed, button)

    def hold(self, pressed, button=1):
        """Presses a button of the mouse and holds it, or lets it go."""
        self._has_drawn = True
        self._test.XTestFakeButtonEvent(self._display, button, int(pressed), 0)
        self._x.XSync(self._display, 0)

    # Pictures

    def open_picture(self):
        """What is to be seen, as it changes."""
        return Picture(os.environ['TEST_FRAMEBUFFER'], self.get_size())

    def watch(self):
        """From now on it is remembered whether anything was drawn. See wait_for_change()."""
        if self._changes is None:
            self._damage.XDamageQueryExtension(self._display, ctypes.byref(ctypes.c_int()), ctypes.byref(ctypes.c_int()))
            self._changes = self._damage.XDamageCreate(self._display, self._root, WHEN_NO_LONGER_EMPTY)
        event = (ctypes.c_long * LONGS_OF_EVENT)()
        while self._x.XPending(self._display):
            self._has_drawn = True
            self._x.XNextEvent(self._display, event)
        self._damage.XDamageSubtract(self._display, self._changes, 0, 0)
        self._x.XSync(self._display, 0)

    def has_drawn(self):
        """Whether anything may have been drawn since this was asked the last time, or is about to be for what was done."""
        self.watch()
        has_drawn, self._has_drawn = self._has_drawn, False

        return has_drawn

    def wait_for_change(self, end):
        """Waits until something has been drawn since watch(), and tells whether, at most until @end of the
        clock that only goes on."""
        while not self._x.XPending(self._display):
            left = end - time.monotonic()
            if left <= 0 or not select.select([self._x.XConnectionNumber(self._display)], [], [], left)[0]:
                return False

        return True

    def wait_for_pause(self):
        """Waits until nothing has been drawn for longer than a frame takes, unless something moves on and on: who points at what
        is about to lie elsewhere misses it."""
        self._wait_until_still(SECONDS_OF_FRAME, SECONDS_TO_PAUSE, [])

    def wait_for_rest(self):
        """Waits until nothing changes any more, and nobody is about to change anything."""
        self._wait_until_still(SECONDS_OF_REST, SECONDS_TO_REST, find_neighbours())

    def _wait_until_still(self, seconds, seconds_to_wait, others):
        """Waits until nothing has been drawn for some seconds while none of the others was at work."""
        now = time.monotonic()
        deadline = now + seconds_to_wait
        rested = now
        self.watch()

        while (now := time.monotonic()) < rested + seconds and now < deadline:
            has_changed = self.wait_for_change(now + SECONDS_BETWEEN_LOOKS)
            if has_changed or any(map(is_working, others)):
                rested = time.monotonic()
            if has_changed:
                self.watch()

    def save_picture(self, path):
        """Writes a PNG file of the screen once it rests."""
        self.centre_dialogs()
        self.wait_for_rest()
        with self.open_picture() as picture:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(picture.make_png())

    def save_window(self, path):
        """Writes a PNG file of the window that has the focus once it rests, with its shadow, through which one sees."""
        self.wait_for_rest()
        window = self._find_active()
        width, height = self._get_size(window)
        image = self._x.XGetImage(self._display, window, 0, 0, width, height, ALL_PLANES, Z_PIXMAP)
        assert image.contents.depth == DEPTH_WITH_ALPHA and image.contents.stride == width * 4, 'the window has no shadow'
        dots = ctypes.string_at(image.contents.data, width * height * 4)
        for part in (image.contents.data, image):
            self._x.XFree(part)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(make_png(width, height, divide_by_alpha(dots), 4))


class Picture:
    """The memory of the screen, which Xvfb keeps in a file in the format of xwd: numbers with
    the highest byte first, a list of colours, then four bytes a dot (blue, green, red, nothing). Of
    a screen that was larger at first the upper left corner is used."""

    HEADER = struct.Struct('>25I')
    BYTES_OF_COLOUR = 12

    def __init__(self, path, size):
        with open(path, 'rb') as file:
            self._memory = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        header = self.HEADER.unpack_from(self._memory)
        self.width, self.height = size
        self._stride = header[12]
        self._start = header[0] + header[19] * self.BYTES_OF_COLOUR
        assert header[11] == 32 and header[7] == 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._memory.close()

    def get_dot(self, x, y):
        """Blue, green, red."""
        start = self._start + y * self._stride + 4 * x

        return self._memory[start:start + 3]

    def get_dots(self):
        """Line by line, of the width of the screen at first."""
        return self._memory[self._start:self._start + self.height * self._stride]

    def _get_line(self, y):
        start = self._start + y * self._stride

        return self._memory[start:start + 4 * self.width]

    def make_png(self):
        dots = b''.join(map(self._get_line, range(self.height)))
        colours = bytearray(len(dots) // 4 * 3)
        for i in range(3):
            colours[i::3] = dots[2 - i::4]

        return make_png(self.width, self.height, colours, 3)


def divide_by_alpha(dots):
    """Red, green, blue and alpha of dots of blue, green, red, as they are on black, and alpha."""
    quotients = [bytes(min(255, (colour * 255 + alpha // 2) // alpha) if alpha > 0 else 0 for colour in range(256)) for alpha in range(256)]
    alphas = dots[3::4]
    colours = bytearray(len(dots))
    for i in range(3):
        colours[i::4] = bytes(quotients[alpha][colour] for colour, alpha in zip(dots[2 - i::4], alphas))
    colours[3::4] = alphas

    return colours


def make_png(width, height, colours, channels):
    """A PNG file of dots of so many bytes each: red, green, blue and, where there are four, alpha."""
    # Each line begins with the number of its filter, none.
    length = width * channels
    lines = b''.join(b'\0' + colours[y * length:(y + 1) * length] for y in range(height))
    header = struct.pack('>IIBBBBB', width, height, 8, KINDS_OF_PNG[channels], 0, 0, 0)

    return b'\x89PNG\r\n\x1a\n' + b''.join(
        struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))
        for kind, data in [(b'IHDR', header), (b'IDAT', zlib.compress(lines, 6 if channels == 3 else 9)), (b'IEND', b'')])


def find_neighbours():
    """The other processes on this desktop, which are those with its home directory."""
    mine = b'HOME=' + os.environb[b'HOME']
    found = []

    for path in pathlib.Path('/proc').glob('[0-9]*/environ'):
        try:
            if mine in path.read_bytes().split(b'\0') and int(path.parent.name) != os.getpid():
                found.append(path.with_name('stat'))
        except OSError:
            pass

    return found


def is_working(stat):
    """Whether a process is at work, or would be if the machine had the time."""
    try:
        return stat.read_text(errors='replace').rpartition(')')[2].split()[0] in 'RD'
    except OSError:
        return False


def load_library(name, functions):
    library = ctypes.CDLL(name)

    for function, (result, arguments) in functions.items():
        getattr(library, function).restype = result
        getattr(library, function).argtypes = arguments

    return library
