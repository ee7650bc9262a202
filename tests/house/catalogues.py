# catalogues.py: which there are, what they say, and what is to be filled in there
#
# SPDX-License-Identifier: GPL-3.0-or-later

import re
import struct
import tomllib

# With its number, its flags and width, and what type it is of.
GAP = re.compile(r'%(?:(\d+)\$)?([-+ #0\']*[\d*]*(?:\.[\d*]+)?(?:hh|h|ll|l|z|j|t)?[diouxXeEfgGcsp])|%%')
# What is filled in by name.
NAMED_GAP = re.compile(r'\{\w+\}')

# What the sources are written in.
SOURCE = 'en'

CONTEXT = '\x04'
BETWEEN_FORMS = '\0'
# Of the words of a table all are understood, and the first is said.
BETWEEN_WORDS = '|'


def read_languages(root):
    """Those that there are, in the order in which they are offered."""
    return [line for line in (root / 'po' / 'LINGUAS').read_text().split('\n') if line and not line.startswith('#')]


def read_words(root, language):
    """The typography and the settled words of a language; what each part is for tells check-catalogues.py."""
    words = tomllib.loads((root / 'po' / f'{language}.toml').read_text(encoding='utf-8'))

    return {'typography': [], 'settled': {}, 'exactly': {}, 'same': {}} | words


def read_compiled(data):
    """The messages of a compiled catalogue by their keys: a key may begin with a context, and
    both sides are several forms where there are plurals."""
    _magic, _revision, count, keys, values = struct.unpack_from('=5I', data)
    messages = {}

    for i in range(count):
        texts = []
        for table in keys, values:
            length, place = struct.unpack_from('=2I', data, table + 8 * i)
            texts.append(data[place:place + length].decode())
        if texts[0]:
            messages[texts[0]] = texts[1]

    return messages
