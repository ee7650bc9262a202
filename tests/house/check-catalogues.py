#!/usr/bin/python3
# check-catalogues.py: whether everything is translated, and well set
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""Usage: check-catalogues.py SOURCE-ROOT [MERGED-FILE...]

Compares the catalogue of each language of po/LINGUAS with what the sources have
to translate now: nothing may be missing or fuzzy, every gap to fill in has to be
in every translation, the typography has to be that of the language, nothing that
changes before a vowel may stand before the name of a player, and words that are
settled have to be as po/WORDS.md tells them, for the game from whose files a text
comes. What that is for a language tells its file po/LANGUAGE.toml:

- typography: what it does not want to see, and why;
- settled: what is not said any more, of no game (all) and of each: how to find it, where it
  stood, and what is said instead. The words that the first finds in the second are wrong; in the
  third there must be none;
- exactly: what one text is called and nothing else is;
- bound: what changes before a vowel;
- same: what is the same as in English, which tests/parlour/shoot.py wants to know.

 The merged files, which are those for the desktop, have to speak these
languages too. English is what the sources are written in: its catalogue only has to
be valid, and its settled words hold there. Nothing else in the sources knows of
a language, but for the one that tests speak."""

import ast
import os
import pathlib
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True

from catalogues import GAP, NAMED_GAP, SOURCE, read_languages, read_words

# As the preset glib of meson's i18n.gettext has them, and po/meson.build besides, but in the order of the files.
XGETTEXT = [
    'xgettext', '--from-code=UTF-8', '--add-comments', '--add-location=file',
    '--keyword=_', '--keyword=N_', '--keyword=C_:1c,2', '--keyword=NC_:1c,2', '--keyword=g_dcgettext:2',
    '--keyword=g_dngettext:2,3', '--keyword=g_dpgettext2:2c,3', '--keyword=Q_:1g', '--keyword=NN_:1,2',
    '--keyword=CN_:1c,2',
    '--flag=N_:1:pass-c-format', '--flag=C_:2:pass-c-format', '--flag=NC_:2:pass-c-format',
    '--flag=NN_:1:pass-c-format', '--flag=CN_:2:pass-c-format',
    '--flag=g_dngettext:2:pass-c-format', '--flag=g_strdup_printf:1:c-format',
    '--flag=g_string_printf:2:c-format', '--flag=g_string_append_printf:2:c-format',
    '--flag=g_error_new:3:c-format', '--flag=g_set_error:4:c-format',
]

# The one besides English of which tests know what is said, and where the sources are, those of a program with
# languages of its own aside.
SECOND = 'fr'
SOURCES = ['src/**/*.[ch]', 'src/**/meson.build', 'ui/**/*.ui', 'build-aux/*', 'tests/**/*.[ch]', 'tests/**/*.py', 'tests/**/meson.build']
TONGUE = pathlib.Path('tests/ground/tongue')

# How translators are told that a gap is filled with the name of somebody.
PERSON = r'\b(?:players?|famil(?:y|ies)|somebody|whom|winners?)\b'
WHICH = {'first': 0, 'second': 1, 'third': 2}

# How many letters fit beside each other on a card of a ring, however wide they are.
MOST_LETTERS = 11


def run(*command, directory=None):
    """What a tool prints; what it complains about is the complaint of this one."""
    result = subprocess.run(command, cwd=directory, capture_output=True, text=True, check=False,
                            env=os.environ | {'LC_ALL': 'C.UTF-8', 'LANGUAGE': 'en'})
    return result.returncode, result.stdout, result.stderr


def read_messages(path):
    """Yields each message, by the keywords of the catalogue, with the files that it comes from and what its
    translators are told."""
    status, text, complaint = run('msgattrib', '--no-wrap', '--no-obsolete', str(path))
    if status != 0:
        sys.exit(complaint)

    for block in text.split('\n\n'):
        message, key = {'files': [], 'told': ''}, None
        for line in block.splitlines():
            if line.startswith('#: '):
                message['files'] += line.split()[1:]
            if line.startswith('#. '):
                message['told'] += line[3:] + ' '
            match = re.match(r'(msg\S+) (".*)$', line)
            if match:
                key = match[1]
                message[key] = ''
            if key is not None and not line.startswith('#'):
                message[key] += ast.literal_eval(line[line.index('"'):])
        if message.get('msgid'):
            yield message


def get_texts(message):
    """The source and the translations of a message, of which there are several if it has plurals."""
    return ([message[name] for name in ('msgid', 'msgid_plural') if name in message],
            [value for name, value in message.items() if name.startswith('msgstr')])


def read_catalogue(path):
    """Yields the source and the translations of each message."""
    for message in read_messages(path):
        yield get_texts(message)


def find_broad(path):
    """What does not fit on a card of a ring, where compound words are broken at their known ends only."""
    messages = {(message.get('msgctxt', ''), message['msgid']): message.get('msgstr', '') for message in read_messages(path)}
    ends = '|'.join(messages.get(('ends of words', '-'), '-').split())

    return [f'{part!r} in {text!r} is broad, see “ends of words”'
            for (context, _), text in messages.items() if context.startswith('space of ')
            for word in text.split() for part in re.split(f'(?={ends})', word) if len(part) > MOST_LETTERS]


def get_gaps(text):
    """The gaps in the order of what is filled in, wherever in the sentence they are."""
    found = []

    for index, match in enumerate(match for match in GAP.finditer(text) if match[2]):
        found.append((int(match[1] or index + 1), match[2]))

    return sorted(set(found)), sorted(set(NAMED_GAP.findall(text)))


def find_lost_gaps(sources, translations):
    allowed = [get_gaps(source) for source in sources]
    # The form for one may say the number in words, as that of the source does.
    return [text for text in translations if get_gaps(text) not in allowed]


def find_words(pattern, text):
    # A letter that opens a menu has a line before it, which parts no words.
    return re.search(pattern, text.replace('_', ''), re.IGNORECASE)


def find_games(files):
    """Of which games files are; of none are those of all games."""
    return {'all'} | {match[1] for name in files if (match := re.search('(?:^|/)games/([a-z]+)/', name))}


def find_unsettled(words, message, text):
    return [f'{find_words(pattern, text)[0]!r} in {text!r}, where others say {good!r}'
            for game in find_games(message['files'])
            for pattern, _, good in words['settled'].get(game, []) if find_words(pattern, text)]


def find_roles(told, n):
    """What each of n gaps for words is filled with, as translators are told: “%s are a player, then a city”,
    “the first %s is a city, the second a price”, “the last %s a building”."""
    roles = [''] * n
    plain = re.sub(', e\\.g\\. “[^”]*”|, who(?:se)? [^,;.%]*', '', told)
    for which, text in re.findall('(?:the (first|second|third|last) )?%s([^%;.]*)', plain):
        parts = re.split(', (?:then |and )?(?:the (?:second|third|last) )?| and (?:the (?:second|third|last) )?', text)
        index = n - 1 if which == 'last' else WHICH.get(which, next((i for i in range(n) if not roles[i]), n))
        for i, part in enumerate(part for part in parts if re.search(r'\w', part)):
            if index + i < n:
                roles[index + i] = roles[index + i] or part.strip()

    return roles


def find_bound_names(words, message, text):
    """What changes before a vowel stands before a player, who may be called Agnes, or before who knows what."""
    kinds = [kind for _, kind in GAP.findall(message['msgid']) if kind]
    roles = find_roles(message['told'], kinds.count('s'))
    bound = []
    for i, match in enumerate(match for match in GAP.finditer(text) if match[2] and match[2].endswith('s')):
        if re.search(words.get('bound', '(?!)'), text[:match.start()] + '%', re.IGNORECASE) is None:
            continue
        # A numbered gap counts those of numbers, too.
        which = kinds[:int(match[1])].count('s') - 1 if match[1] else i
        if roles[which] == '' or re.search(PERSON, roles[which]):
            bound.append(f'{text!r} binds {roles[which] or "something untold"!r}, which may begin with a vowel')

    return bound


def find_misnamed(words, source, text):
    good = words['exactly'].get(source.replace('_', ''))

    return [f'{source!r} is {text!r}, not {good!r}'] if good is not None and text.replace('_', '') != good else []


def check_settled(words):
    """Whether each mistake would be noticed where it stood, and what is right would not."""
    return [f'{pattern!r} does not tell {bad!r} from {good!r}'
            for settled in words['settled'].values() for pattern, bad, good in settled
            if not find_words(pattern, bad) or find_words(pattern, good)]


def check_language(language, words, catalogue, template):
    problems = check_settled(words)

    status, _, complaint = run('msgfmt', '-c', '-o', os.devnull, str(catalogue))
    if status != 0 or complaint:
        problems.append(complaint.strip())
    if language == SOURCE:
        # What English says is in the sources.
        return problems + [problem for message in read_messages(template) for text in get_texts(message)[0]
                           for problem in find_unsettled(words, message, text)]

    status, _, complaint = run('msgcmp', str(catalogue), str(template))
    if status != 0:
        problems.append(complaint.strip())

    problems += find_broad(catalogue)
    unsaid = set(words['exactly'])
    for message in read_messages(catalogue):
        sources, translations = get_texts(message)
        for text in find_lost_gaps(sources, translations):
            problems.append(f'{sources[0]!r} has other gaps to fill in than {text!r}')
        for pattern, what in words['typography']:
            problems += [f'{what} in {text!r}' for text in translations if re.search(pattern, text)]
        for text in translations:
            problems += find_unsettled(words, message, text) + find_misnamed(words, sources[0], text)
            problems += find_bound_names(words, message, text)
        unsaid.discard(sources[0].replace('_', ''))

    return problems + [f'nothing says {source!r} any more' for source in sorted(unsaid)]


def check_merged(path, languages):
    """A file for the desktop has to have a text in each language, and not in English."""
    text = pathlib.Path(path).read_text(encoding='utf-8')
    marks = '[{}]=' if path.endswith('.desktop') else 'xml:lang="{}"'

    return [f'has nothing in the language {language}' for language in languages if marks.format(language) not in text]


def read_homepage(root):
    """Where the project is at home."""
    return re.search(r"^homepage = '([^']+)'$", (root / 'meson.build').read_text(encoding='utf-8'), re.MULTILINE)[1]


def check_head(catalogue, root):
    """Whoever translates has to learn where faults of the sources are told."""
    head = f'"Report-Msgid-Bugs-To: {read_homepage(root)}/issues\\n"'

    return [] if head in catalogue.read_text(encoding='utf-8') else [f'its head lacks {head}; run build-aux/update-po']


def make_template(root, directory):
    """What the sources have to translate, as a catalogue in the directory."""
    template = pathlib.Path(directory) / 'kontor.pot'

    status, _, complaint = run(*XGETTEXT, f'--msgid-bugs-address={read_homepage(root)}/issues', '--files-from=po/POTFILES.in', f'--output={template}', directory=root)
    if status != 0 or not template.exists():
        sys.exit(f'xgettext: {complaint}')
    if not any(True for _ in read_catalogue(template)):
        sys.exit('The sources have nothing to translate')

    return template


def check_elsewhere(root, languages):
    """Complains of what knows of a language besides its own files, by its id or by what it calls itself, so that a
    further one is its files and a line."""
    for language in languages:
        name = next(message['msgstr'] for message in read_messages(root / 'po' / f'{language}.po')
                    if message.get('msgctxt') == 'name of the language itself')
        told = re.compile(rf"""["']{language}["']|\b{re.escape(name)}\b""")
        for path in (path for pattern in SOURCES for path in root.glob(pattern) if path.is_file()):
            if root / TONGUE not in path.parents and told.search(path.read_text(encoding='utf-8')):
                yield f'{path.relative_to(root)} knows of {language}; po/LINGUAS tells which languages there are'


def main():
    root = pathlib.Path(sys.argv[1]).resolve()
    languages = read_languages(root)
    problems = []

    with tempfile.TemporaryDirectory() as directory:
        template = make_template(root, directory)
        for language in languages:
            catalogue = root / 'po' / f'{language}.po'
            problems += [f'po/{language}.po: {problem}'
                         for problem in check_language(language, read_words(root, language), catalogue, template) + check_head(catalogue, root)]

    for path in sys.argv[2:]:
        problems += [f'{path}: {problem}'
                     for problem in check_merged(path, [name for name in languages if name != SOURCE])]

    problems += check_elsewhere(root, [name for name in languages if name not in (SOURCE, SECOND)])
    print('\n'.join(problems), file=sys.stderr)
    return 1 if problems else 0


if __name__ == '__main__':
    sys.exit(main())
