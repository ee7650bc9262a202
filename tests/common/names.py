# names.py: names that nobody should be called
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""Names that a stranger may have written into a record, to see whether they are
anywhere taken for anything but names."""

import unicodedata

# That of a family whose markup, entity or format would be read has another
# text than what is written here.
NAMES = [
    '<b>Agnes</b>',
    '&amp;Bruno&lt;',
    '%s%n%1$s%d%%',
    '<span foreground="red">Clara',
    '&nosuch; & <',
    '_Dora_',
    '../../../../Etta',
    '/etc/passwd',
    '$(touch Franz)`touch Franz`;touch Franz',
    '=1+1',
    '@SUM(A1)',
    '\u202eGreta\u2066',
    'Hans\nSara\r\tIda',
    '\x1b[31mJan\x07',
    'file:///Karl',
    '“Lena” {name} \\n "Max"',
    'N' * 40,
    '𝕺𝖙𝖙𝖔\u200d\u0301\u0301\u0301\u0301',
    'דוד',
    'محمد (٣)',
    '7 – Paul פאול',
    'ܫܡܥܘܢ 1+1',
    '\u2068קרל',
    '李小龍',
]

# What turns a line round, ends it or commands a terminal is not to be seen.
CONTROLS = ['\u202e', '\u2066', '\r', '\x1b', '\x07']

REPLACEMENT = '\ufffd'


# What stands around a name that has letters from right to left, which would turn the
# sentence round.
ISOLATED = '\u200e\u2068{}\u2069'


def is_from_right(name):
    return any(unicodedata.bidirectional(c) in ('R', 'AL') for c in name)


def on_a_line(name):
    """How a name stands in a sentence."""
    line = ''.join(' ' if c.isspace() else REPLACEMENT if c in CONTROLS + ['\u2068'] else c for c in name)

    return ISOLATED.format(line) if is_from_right(name) else line


def is_loose(name, text):
    """Whether a name stands in a text so that it would turn it round."""
    line = on_a_line(name)
    rest = text.replace(line, '')

    return is_from_right(name) and rest.strip() != name and (name in rest or line[2:-1] in rest)


def rename(record, first=0):
    """The record with the names from one on, in turn."""
    players = [player | {'name': NAMES[(first + seat) % len(NAMES)]}
               for seat, player in enumerate(record['players'])]

    return record | {'players': players}
