# translated.py: runs a program in another language, and finds in it what is English
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""A language knows what the catalogue of a build makes of each message, and so
which message a text on the screen was made from, and whether it was made from
one at all.

    french = translated.Language(build / 'po', 'fr')
    with translated.Program(program, language=french, environment=...) as program:
        program.press('button', 'New Game')     # Which is called Nouvelle partie.
        print(french.find_foreign(program.look()))
"""

import collections
import gettext
import itertools
import pathlib
import re
import sys

sys.dont_write_bytecode = True
sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / 'house'))

import catalogues
import driver

# What is filled in for a number, and for everything else. The parts of a date are numbers too.
GAP = re.compile(f'{catalogues.GAP.pattern}|%[HM]')
# In how many places a text is taken apart at most where nothing says where: several sentences
# that a screen reader is told at once have as many spaces.
MANY = 100
NUMBER = r'[-+−]?\d[\d.,\u00a0\u202f]*'
ANYTHING = r'.+?'

# Keys and their letters, the ids of rules, the numbers of berths, and addresses.
SIGN = re.compile(r'^(⇧?.|https://\S+|F\d+|\[?[A-Z]{3,}-\d+\w?\]?|[IV]+|A4)$')
# What stands between lines, the rules that a sentence follows from, sentences, keys that are
# pressed together, $, which is the whole of a file, and what is wrong with it, and what a
# file is called that is made of a game.
JOINTS = [re.compile(joint) for joint in [r'\n', r' (?=\[)| · ', r'(?<=[.?!]) ', r'\+', r'(?<=\$): ',
                                          r'^game |\.(?:csv|pdf|png)$']]
LETTER = re.compile(r'[^\W\d_]')
# What browsers find is spelt the same in all languages.
ADDRESS = re.compile(r'^https?://\S+$')
# Whose own words are on our windows too.
TOOLKIT = ['gtk40', 'libadwaita']
# And what they say in another language: what is on the toasts of libadwaita 1.7 is not translated into all of ours, and
# what stands for nothing chosen and nothing found not while its window is there.
UNTRANSLATED = {'Dismiss', '(None)', 'No Results Found', 'Try a different search.'}
TAG = re.compile(r'</?\w[^>]*>')
# What stands around a text that is written the other way.
ISOLATES = re.compile('[\u200e\u200f\u2066-\u2069]')
# How much of what a message begins or ends with tells it from most of the others.
TELLING = 4
# What GTK calls what nobody has given a name.
TYPE_NAME = re.compile(r'^(Gtk|Gdk|Adw|Parlour|Colonia|Concordia|Genua|Visby)[A-Z]\w*$')


def split(joint, text):
    """A text taken apart at its joints, but not at those in brackets, which belong to a list within a list."""
    parts = []
    begin = 0

    for match in joint.finditer(text):
        part = text[begin:match.start()]
        if part.count('(') <= part.count(')'):
            parts.append(part)
            begin = match.end()

    return parts + [text[begin:]]


def strip(text):
    """A message without the mark of the letter that presses it."""
    return re.sub('_(?=.)', '', text)


class Form:
    """A message or a translation, one of its plural forms, as something to compare texts with."""

    def __init__(self, text):
        self.text = strip(text)
        self.gaps = []
        self.parts = []
        self._pattern = None
        end = 0
        for number, gap in enumerate(match for match in GAP.finditer(self.text) if match[0] != '%%'):
            self.parts.append(self.text[end:gap.start()].replace('%%', '%'))
            self.gaps.append((int(gap[1] or number + 1), gap[2] or gap[0]))
            end = gap.end()
        self.parts.append(self.text[end:].replace('%%', '%'))
        self.has_words = any(LETTER.search(part) for part in self.parts)
        # Without it no text is like this.
        self.core = max(self.parts, key=len)
        self._key = (*self.parts, *self.gaps)

    def __eq__(self, other):
        """Texts are like two of them in the same ways, however many messages are translated so."""
        return self._key == other._key

    def __hash__(self):
        return hash(self._key)

    def match(self, text):
        """What is filled into the gaps if a text is like this, by their numbers."""
        if not (text.startswith(self.parts[0]) and text.endswith(self.parts[-1])):
            return None
        if self._pattern is None:
            gaps = [f'({ANYTHING if kind[-1] == "s" else NUMBER})' for _, kind in self.gaps] + ['']
            self._pattern = re.compile(''.join(re.escape(part) + gap for part, gap in zip(self.parts, gaps)),
                                       re.DOTALL)
        match = self._pattern.fullmatch(text)

        return match and {number: filled for (number, _), filled in zip(self.gaps, match.groups())}

    def match_all(self, text):
        """All ways in which a text may be like this, which are many if there are no words."""
        filled = self.match(text)
        if filled is None:
            return []
        if self.has_words or len(filled) != 2 or not (self.parts[1] and text.count(self.parts[1]) <= MANY):
            return [filled]

        inner = text[len(self.parts[0]):len(text) - len(self.parts[-1])]
        numbers = [number for number, _ in self.gaps]
        places = [place.start() for place in re.finditer(re.escape(self.parts[1]), inner)]

        return [dict(zip(numbers, (inner[:place], inner[place + len(self.parts[1]):])))
                for place in places]

    def fill(self, filled):
        gaps = [filled.get(number, '') for number, _ in self.gaps] + ['']

        return ''.join(part + gap for part, gap in zip(self.parts, gaps))


def read_own_name(directory, language):
    """How a language calls itself."""
    catalogue = catalogues.read_compiled((directory / language / 'LC_MESSAGES' / 'kontor.mo').read_bytes())

    return catalogue[f'name of the language itself{catalogues.CONTEXT}English']


class Language:
    """What a catalogue makes of all messages.

    @equals are messages that are the same in both languages, such as names.
    """

    def __init__(self, directory, name, equals=()):
        self.name = name
        self.directory = directory
        self.equals = equals
        self._exact = {}
        # What each may be made from, by what they begin with, or else by what they end with.
        self._beginnings = collections.defaultdict(dict)
        self._endings = collections.defaultdict(dict)
        self._translations = {}
        self._sources = {}
        self._joints = list(JOINTS)
        self._toolkit = set(UNTRANSLATED)
        # By the words that are nobody's and are in it, and by a text.
        self._known = collections.defaultdict(dict)
        # How some words are told from others, by these.
        self._lower = {}

        self._read(pathlib.Path(directory) / name / 'LC_MESSAGES' / 'kontor.mo')
        for domain in TOOLKIT:
            self._read_toolkit(gettext.find(domain, languages=[name]))
        # What has words is found sooner.
        for ends in (self._beginnings, self._endings):
            for end, patterns in ends.items():
                ends[end] = dict(sorted(patterns.items(), key=lambda pair: not pair[0].has_words))

    def _read(self, path):
        for key, value in catalogues.read_compiled(path.read_bytes()).items():
            sources = [Form(form) for form in key.split(catalogues.CONTEXT)[-1].split(catalogues.BETWEEN_FORMS)]
            for translation in map(Form, value.split(catalogues.BETWEEN_FORMS)):
                self._add(sources, translation)

    def _add(self, sources, translation):
        """What is the same in both languages is only known where it is meant to be."""
        source = next((form for form in sources if sorted(form.gaps) == sorted(translation.gaps)), sources[-1])
        if source.text == translation.text and source.has_words and source.text not in self.equals:
            return
        if translation.gaps:
            self._add_pattern(translation, source)
        else:
            self._exact.setdefault(translation.text, []).append(source.text)
            self._translations[source.text] = translation.text
            if not source.has_words and source.text.endswith(' '):
                self._joints.append(re.compile(re.escape(translation.text)))

    def _read_toolkit(self, path):
        """What is not ours. Whatever is there is of this language, be it called the same as in English. Other lines
        may stand before it and behind it, where lines are known each by itself."""
        messages = catalogues.read_compiled(pathlib.Path(path).read_bytes()) if path else {}

        for text in (TAG.sub('', value) for value in messages.values()):
            for form in map(Form, {text, *text.split('\n')}):
                self._toolkit.add(form.text)
                if form.gaps and form.has_words:
                    self._add_pattern(form, Form(''))

    def _add_pattern(self, translation, source):
        beginning, ending = translation.parts[0][:TELLING], translation.parts[-1][-TELLING:]
        patterns = self._beginnings[beginning] if beginning else self._endings[ending]
        patterns.setdefault(translation, []).append(source)

    def _find_patterns(self, text):
        """Those that begin or end like a text, and what they are made from."""
        longest = min(TELLING, len(text))
        for patterns in itertools.chain(
                (self._beginnings.get(text[:length], {}) for length in range(longest, 0, -1)),
                (self._endings.get(text[len(text) - length:], {}) for length in range(longest, -1, -1))):
            yield from [pair for pair in patterns.items() if pair[0].core in text]

    def translate_word(self, source):
        """A word of a table, of which others are understood, too."""
        return self.translate(source).split(catalogues.BETWEEN_WORDS)[0]

    def translate(self, source):
        """A message without gaps in this language. If there are several of that text, one of them."""
        return self._translations.get(source, source)

    def find_sources(self, text):
        """What a text is in English, with what is filled in as it is. It may be several messages."""
        if text not in self._sources:
            self._sources[text] = self._exact.get(text, []) + [
                source.fill(filled) for translation, sources in self._find_patterns(text)
                if (filled := translation.match(text)) is not None
                for source in sources if source.has_words]

        return self._sources[text]

    def speaks(self, text, words=frozenset()):
        """Whether a text was made of messages of this language, of what has no letters, and of
        some words that are nobody's, such as names."""
        if text in words or not LETTER.search(text) or SIGN.match(text):
            return True
        if text in self._exact or text in self._toolkit:
            return True
        # Others are not in it, wherever it is read.
        if words not in self._lower:
            self._lower[words] = [(word, word.lower()) for word in words]
        told = text.lower()
        words = frozenset(word for word, lower in self._lower[words] if lower in told)
        known = self._known[words]
        if text not in known:
            known[text] = False
            known[text] = self._is_made(text, words)

        return known[text]

    def _is_made(self, text, words):
        known = {}

        def speak(parts):
            for part in map(str.strip, parts):
                if part not in known:
                    known[part] = self.speaks(part, words)
                if not known[part]:
                    return False
            return True

        for joint in self._joints:
            parts = split(joint, text)
            if len(parts) > 1 and speak(parts):
                return True
        # At the beginning of a sentence.
        if text[0].isupper() and not text[1:2].isupper() and speak([text[0].lower() + text[1:]]):
            return True

        return any(speak(filled.values())
                   for translation, _ in self._find_patterns(text) for filled in translation.match_all(text))

    def find_foreign(self, root, words=frozenset()):
        """What is written on windows and told to a screen reader that is not of this language."""
        found = []

        for item in itertools.chain(*(window.walk() for window in root.children)):
            for text in {ISOLATES.sub('', told) for told in (item.name, item.description)}:
                if not TYPE_NAME.match(text) and not ADDRESS.match(text) and not self.speaks(text, words) and not self._is_content(item, text):
                    found.append((item, text))

        return found

    @staticmethod
    def _is_content(item, text):
        """Whether a name only repeats what is in something, which speaks for itself."""
        for inner in list(item.walk())[1:]:
            for repeated in filter(None, (inner.name, inner.description)):
                text = text.replace(repeated, '', 1)

        return not LETTER.search(text)


class Program(driver.Program):
    """A program that is asked in English for what it says in another language."""

    def __init__(self, *command, language, **options):
        super().__init__(*command, **options)
        self.language = language

    def get_names(self, item):
        return [item.name] + self.language.find_sources(item.name)
