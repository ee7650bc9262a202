#!/usr/bin/env python3
# make-pseudo.py: catalogues in which every text is marked, and longer
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes catalogues of languages that nobody speaks.

What is not translated there has no marks around it, what is glued together has
them in the middle, and what is cut off lacks the last. There are catalogues for
all languages but English, in the place of the real ones, with marks of their own
and with texts that are 40 % longer. All have the six forms of Arabic for numbers. The third one is written from right to left."""

import argparse
import pathlib
import re
import struct
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / 'house'))

import catalogues

# In the order of po/LINGUAS; tests know the first two.
MARKS = ['⟦⟧', '⟪⟫', '⦃⦄', '⦅⦆', '⦇⦈', '⦉⦊', '⦋⦌']

# Which of them is written from right to left, and what its letters are.
MIRRORED = 2
LETTERS = {ord('a') + i: chr(ord('א') + i % 22) for i in range(26)}
DIRECTION = f'direction of the language{catalogues.CONTEXT}left to right'

# What is to be filled in is shorter.
WORD = re.compile(r'[^\W\d_]{3,}')

# No longer than those of a language.
MORE_WORDS = ' ~~~~~~~'

# What meson's preset for GLib tells xgettext, and po/meson.build besides.
KEYWORDS = ['_', 'N_', 'C_:1c,2', 'NC_:1c,2', 'g_dcgettext:2', 'g_dngettext:2,3', 'g_dpgettext2:2c,3', 'NN_:1,2', 'CN_:1c,2']

MAGIC = 0x950412de
HEADER = 'Content-Type: text/plain; charset=UTF-8\nPlural-Forms: '
ENGLISH_FORMS = 'nplurals=2; plural=(n != 1);\n'
FORMS = ('nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);\n')
# Which of the English forms each of these is.
ENGLISH_OF_FORMS = [1, 0, 1, 1, 1, 1]

# What programs read, or is said whatever language is spoken, has no marks.
OWN_NAME = f'name of the language itself{catalogues.CONTEXT}English'
UNMARKED = ['direction of the language', 'decimal mark']


def find_sources(root):
    """The files that are programs, not data about them."""
    lines = (root / 'po' / 'POTFILES.in').read_text().splitlines()
    names = [line.strip() for line in lines if line.strip() and not line.startswith('#')]

    return [name for name in names if name.endswith(('.c', '.h', '.ui'))]


def read_messages(root, sources):
    """What can be translated: the keys of a catalogue, with contexts and plural forms."""
    with tempfile.TemporaryDirectory() as directory:
        template = pathlib.Path(directory) / 'messages.pot'
        english = pathlib.Path(directory) / 'en.po'
        catalogue = pathlib.Path(directory) / 'en.mo'
        subprocess.run(['xgettext', '--from-code=UTF-8', '--directory', root, '--output', template,
                        *(f'--keyword={keyword}' for keyword in KEYWORDS), *sources], check=True)
        subprocess.run(['msgen', '--output-file', english, template], check=True)
        subprocess.run(['msgfmt', '--output-file', catalogue, english], check=True)
        return catalogues.read_compiled(catalogue.read_bytes())


def write_catalogue(path, messages):
    pairs = sorted((key.encode(), value.encode()) for key, value in messages.items())
    place = 28 + 16 * len(pairs)
    tables = [b'', b'']
    texts = b''

    for side in 0, 1:
        for pair in pairs:
            tables[side] += struct.pack('=2I', len(pair[side]), place + len(texts))
            texts += pair[side] + b'\0'

    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(struct.pack('=7I', MAGIC, 0, len(pairs), 28, 28 + 8 * len(pairs), 0, 0)
                     + tables[0] + tables[1] + texts)


def lengthen(text):
    """Makes a text 40 % longer: its words first, and what is missing then as more words."""
    def stretch(word):
        return word[0] + '~' * (2 * len(word[0]) // 5)

    longer = WORD.sub(stretch, text)
    missing = 7 * len(text) // 5 - len(longer)

    return longer + (MORE_WORDS * missing)[:missing].rstrip()


def mark(text, marks):
    """Marks one text; what it begins and ends with besides words stays there."""
    inner = text.strip('\n')
    before, after = text.split(inner, 1) if inner else (text, '')

    return f'{before}{marks[0]}{lengthen(inner)}{marks[1]}{after}'


def mirror(messages):
    """The same in letters that are written from right to left; what is to be filled in, and names of colours, keep theirs."""
    def spell(word):
        return word[0].lower().translate(LETTERS)

    return {key: WORD.sub(spell, text) if '<' not in text else text for key, text in messages.items()} | {DIRECTION: 'right to left'}


def mark_each(text, marks):
    """Marks each of several words, of which the program says the first and understands all."""
    return catalogues.BETWEEN_WORDS.join(mark(word, marks) for word in text.split(catalogues.BETWEEN_WORDS))


def mark_all(messages, marks):
    """All messages, with as many forms as there are."""
    marked = {}
    for key, value in messages.items():
        forms = value.split(catalogues.BETWEEN_FORMS)
        if len(forms) > 1:
            forms = [forms[english] for english in ENGLISH_OF_FORMS]
        context, between, _ = key.partition(catalogues.CONTEXT)
        if not (between and context in UNMARKED):
            forms = [mark_each(form, marks) for form in forms]
        marked[key] = catalogues.BETWEEN_FORMS.join(forms)

    return marked


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('root', type=pathlib.Path)
    parser.add_argument('output', type=pathlib.Path, help='the directory to make')
    parser.add_argument('depfile', type=pathlib.Path)
    arguments = parser.parse_args()
    sources = find_sources(arguments.root)
    messages = read_messages(arguments.root, sources)

    languages = [language for language in catalogues.read_languages(arguments.root) if language != catalogues.SOURCE]
    write_catalogue(arguments.output / 'en' / 'LC_MESSAGES' / 'kontor.mo', {'': HEADER + ENGLISH_FORMS})
    for i, (language, marks) in enumerate(zip(languages, MARKS)):
        marked = mark_all(messages, marks)
        write_catalogue(arguments.output / language / 'LC_MESSAGES' / 'kontor.mo',
                        {'': HEADER + FORMS} | (mirror(marked) if i == MIRRORED else marked) | {OWN_NAME: language})

    inputs = ' '.join(str(arguments.root / name).replace(' ', '\\ ') for name in [*sources, 'po/POTFILES.in', 'po/LINGUAS'])
    arguments.depfile.write_text(f'{arguments.output}: {inputs}\n')


if __name__ == '__main__':
    main()
