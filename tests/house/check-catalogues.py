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
comes. The merged files, which are those for the desktop, have to speak these
languages too. English is what the sources are written in: its catalogue only has to
be valid, and its settled words hold there."""

import ast
import os
import pathlib
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True

from catalogues import GAP, NAMED_GAP

SOURCE = 'en'

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

# What a language does not want to see, and why.
TYPOGRAPHY = {
    'fr': [(re.compile(r' [:;!?»]|« '), 'an ordinary space where the line must not break'),
           (re.compile('\N{NO-BREAK SPACE}[;!?]'), 'a wide space where a narrow one belongs'),
           (re.compile('\N{NARROW NO-BREAK SPACE}[:»]|«\N{NARROW NO-BREAK SPACE}'),
            'a narrow space where a wide one belongs'),
           (re.compile(r'"'), 'straight quotation marks'),
           (re.compile(r"\w'\w"), 'a straight apostrophe')],
    'nl': [(re.compile(r'"'), 'straight quotation marks'),
           (re.compile(r'[“”]'), 'double quotation marks'),
           (re.compile(r"(?<!\w)'\w+'|\w'\w"), 'a straight apostrophe')],
}

# What is not said any more, of no game and of each: how to find it, where it stood, and what is
# said instead. The words that the first finds in the second are wrong; in the third there must be
# none.
SETTLED = {
    None: {
        'en': [(r'(?<!desktop )\bapplications?\b', 'the application rolls', 'the app rolls, a desktop application'),
               (r'(?<!another )(?<!newer )\bprogram\b', 'that this program keeps', 'another program has changed the file'),
               (r'\bequal ones\b|%d equal cards\b|\bequal card\b', 'How many equal ones there are', 'How many copies there are'),
               (r'(?:^|[.,] )Who (?:\w+ )+(?:is|comes|waits|rolls|does|may|goes) \w+[^?]*\.', 'Who is tied again rolls again.',
                'Whoever is tied again rolls again. Who comes home?'),
               (r'\bseat (?:earlier|later)\b', 'One Seat Earlier', 'One Seat Up'),
               (r'\b(?:drawn|rolled) by the app\b', 'Drawn by the App', 'Drawn Here'),
               (r'\bbefore it was replaced\b', 'What stood there before it was replaced', 'What is set aside')],
        'fr': [(r'\bappli\b', 'L’appli lance le dé', 'L’application lance le dé'),
               (r'\b(?!(?:ass|ch|n|r)ez\b)\w+ez\b', 'Choisissez une carte', 'Choisir une carte chez lui'),
               (r'\b(?:tu|toi|vous|votre|vos)\b', 'Enregistrer votre partie', 'Enregistrer la partie'),
               (r'\bpareil', 'deux cartes pareilles', 'deux exemplaires'),
               (r'\bpour de bon\b', 'est pour de bon dans son reliquaire', 'est désormais dans son reliquaire'),
               (r'\bà la corbeille\b', 'Mettre à la corbeille', 'Mettre dans la corbeille'),
               (r'\btourn\w+ autrement', 'tourne autrement', 'se passe autrement'),
               (r'\bplace plus t(?:ôt|ard)\b', 'Une place plus tôt', 'Monter d’une place'),
               (r'\bcach[ée]', 'Ce qui est derrière les écrans reste caché', 'Ce qui est derrière les écrans reste voilé'),
               (r'\bpar l’application\b', 'Piochées par l’application', 'Piochées ici'),
               (r'\bReprendre le |\breprend\.', 'Reprendre le dernier', 'Reprendre : semaine 2'),
               (r'\ba raison\b', 'c’est la table qui a raison', 'c’est la table qui fait foi')],
        'nl': [(r'\bgoederen\b', 'Er zijn geen goederen over', 'Er zijn geen handelswaren over'),
               (r'\balle (?:twee|drie|vier|vijf|zes) (?!de\b)\w', 'alle vier schepen', 'alle vier de schepen, alle vijf.'),
               (r'(?<!\bander )(?<!\bandere )\bprogramma', 'de taal van het programma', 'een ander programma'),
               (r'(?<!;)\bscores?\b', 'de score', 'de eindstand op het scoreblad'),
               (r'(?<![%\\])\b(?:u|uw)\b', 'Sla uw spel op', 'Sla het spel op als ‘\\u’'),
               (r'Alt\+(?:links|rechts|omhoog|omlaag)\b', 'Alt+Links', 'Alt+pijl links'),
               (r'\bhaar kaart\b|\bzij bekend\b', 'dan haar kaart aangeeft', 'dan op de kaart staat'),
               (r'\bgelijke stand\w* .*\bbreken\b', 'de gelijke stand moeten breken', 'bij gelijke kaarten beslissen'),
               (r'\beigen regel\b', 'opent de eigen regel', 'opent zijn regel'),
               (r'\bdoor de app (?:getrokken|gegooid)', 'Door de app getrokken', 'Hier getrokken'),
               (r'\b(?:een|het) goed\b', 'waar een goed vandaan komt', 'waar een handelswaar vandaan komt'),
               (r'\blegt haar\b', 'legt haar opzij', 'legt die gebeurtenis opzij'),
               (r'\bspel van Colonia\b', 'een spel van Colonia', 'een spel Colonia'),
               (r'\bdobbelt\b|\bgedobbeld\b', 'Wie dobbelt en trekt', 'Wie gooit en trekt'),
               (r'\bwacht nog op\b', 'Wacht nog op Anna', 'Anna ontbreekt nog'),
               (r'\bbeide \w+den\b', 'beide speelden een 7', 'beiden speelden een 7, beide kaarten'),
               (r'\ben ze wordt\b|\. Ze wordt\b', 'Voer het in, en ze wordt gespeeld', 'Voer het in, en die wordt gespeeld'),
               (r'\bwerkomgeving\b', 'de toon van de werkomgeving', 'het geluid van het bureaublad'),
               (r'%s’s\b', '%s’s markering', 'de markering van %s'),
               (r'\bheeft gelijk\b', 'het bord heeft gelijk', 'het bord is doorslaggevend')]},
    'colonia': {
        'en': [(r'\b(?:the|all) dice\b|\bdice that\b', 'Who rolls the dice', 'Who rolls the die'),
               (r'\bmerchants’ booth', 'Merchants’ booth 6', 'Extra booth 6'),
               (r'\b(?:mayor|number %d) before\b', 'becomes mayor before %s', 'is number %d, ahead of %s')],
        'fr': [(r'\bdés\b', 'Lancer tous les dés', 'Faire tous les lancers'),
               (r'\bsans voix\b', 'Anna sans voix', 'Anna aucune voix'),
               (r'\bmouille', 'il mouille à sa place', 'sa place de mouillage'),
               (r'\bstands? étrangers?\b', 'Stand étranger 6', 'Stand supplémentaire 6'),
               (r'\bsur (?:la|les) rues?\b|\bposés? sur %s', 'les membres posés sur %s', 'les membres dans %s'),
               (r'\bcomme maire\b', 'tranche comme maire', 'tranche en tant que maire'),
               (r'\bressources?\b', 'une ressource de chaque', 'une matière première de chaque'),
               (r'\bmonnaies?\b', 'dans la monnaie de la ville', 'dans la devise de la ville'),
               (r'(?:→|\bà la) maison\b', 'Rue du mardi → maison', 'Rue du mardi → réserve'),
               (r'\bcartes? de (?:relique|famille|semaine)', 'Carte de relique', 'Carte «\N{NO-BREAK SPACE}Relique\N{NO-BREAK SPACE}»'),
               (r'\bverse en entier\b', 'le verse en entier', 'verser tout le gain'),
               (r'\by vont\b', 'tous ceux qui s’y trouvent y vont', 'tous ceux de la réserve partent'),
               (r'\brentre alors dans la sienne\b', 'rentre alors dans la sienne', 'rentre alors dans sa réserve')],
        'nl': [(r'\b(?:lid|leden)\b', '%d leden', '%d familieleden'),
               (r'\bedict', 'zoals door een edict', 'zoals door een decreet'),
               (r'\bdobbelstenen\b', 'De dobbelstenen gooien', 'De dobbelsteen gooien'),
               (r'\bvreemde koop', 'vreemde kooplieden', 'buitenlandse kooplieden'),
               (r'\bhandelswaar dobbelen\b', 'handelswaar dobbelen', 'dobbelen om handelswaren'),
               (r'\bzeker uitgevoerde\b', 'Zeker uitgevoerde opdrachten', 'Opdrachten die zeker worden uitgevoerd'),
               (r'\bcontract', 'van welk contract', 'van welke opdracht'),
               (r'\bmunt(?:en)?\b', 'in de munt van de stad', 'in de valuta van de stad'),
               (r'\b[Ss]chrijn van %|\b[Rr]elikwie van %s', 'Schrijn van %s', 'Schrijn uit %s, relikwie van %d punten'),
               (r'\buitgevoerd zag\b', 'wie zijn opdracht uitgevoerd zag', 'wie een uitgevoerde opdracht heeft'),
               (r'\bra(?:am|men)\b', 'elk raam wacht', 'elk kerkvenster wacht in dit venster')]},
    'concordia': {
        'fr': [(r'\bvivres?\b', '1 vivre', '1 nourriture'),
               (r'\d de vin\b|%d de vin\b', '2 de vin', '2 vins, une ville de vin')],
        'nl': [(r'\b(?:voor|van|\d|%d) waren\b', 'plaats voor waren', 'plaats voor handelswaren'),
               (r'(?<!bonus)fiche', 'het geld op de fiches', 'het geld op de bonusfiches')],
    },
    'visby': {
        'nl': [(r'\bwaren\b|(?:\d|%d) waar\b', '%d waar', 'waar %d handelswaren liggen'),
               (r'\b(?:steen|stenen)\b', 'de steen blijft', 'de pion blijft')],
    },
    'genua': {
        'en': [(r'\bhomes?\b', 'The marker of Anna goes home', 'The marker of Anna goes back to the supply'),
               (r'\bin supply\b', '3 markers in supply', '3 markers to be bought'),
               (r'\bwith a card\b', '%s exchanges %s for %s with a card', 'with an exchange card'),
               (r'\bwith whose turn\b|\bonly whose turn\b|(?:^|[.,] )whose turn it is\b(?!\?)', 'Whose turn it is begins',
                'The player whose turn it is begins'),
               (r'\b(?:any good|chosen start|further action|building action) cards?\b', '2 any good cards', '2 any-good cards')],
        'fr': [(r'%d d[e’] ?(?:argent|cuivre|soie|lin|sel|poivre|blé|riz)', '%d d’argent', '%d cube d’argent'),
               (r'\ble rouge et le bleu\b', 'le rouge et le bleu montrent 4', 'les deux dés montrent 4'),
               (r'\ben réserve\b', '3 marqueurs en réserve', 'retourne à la réserve générale'),
               (r'\b(?:plac|retir)és? dans\b', 'des marqueurs sont placés dans un bâtiment', 'des marqueurs sont placés sur un bâtiment')],
        'nl': [(r'\b(?:dat|het) is op\b', '%s krijgt %s: dat is op', '%s krijgt %s: de voorraad is op'),
               (r'\brood en blauw\b', 'rood en blauw tonen 4', 'beide dobbelstenen tonen 4'),
               (r'\bvrije (?:start|handelswaar)\b', 'een kaart Vrije handelswaar', 'een kaart Handelswaar naar keuze')]},
}

# What one text is called and nothing else is.
SETTLED_FOR = {
    'fr': {'Undo': 'Annuler', 'Redo': 'Rétablir'},
    'nl': {'Undo': 'Ongedaan maken', 'Redo': 'Opnieuw'},
}


# What changes before a vowel, as “de” in “d’Agnes” does: no name of a player can stand behind it.
BOUND = {'fr': r'\b(?:[dlnsjmtc]e|la|que|du|au|jusque|lorsque|puisque|quoique)[ \N{NO-BREAK SPACE}]%$'}
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
    return {None} | {match[1] for name in files if (match := re.search('(?:^|/)games/([a-z]+)/', name))}


def find_unsettled(language, message, text):
    return [f'{find_words(pattern, text)[0]!r} in {text!r}, where others say {good!r}'
            for game in find_games(message['files'])
            for pattern, _, good in SETTLED.get(game, {}).get(language, []) if find_words(pattern, text)]


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


def find_bound_names(language, message, text):
    """What changes before a vowel stands before a player, who may be called Agnes, or before who knows what."""
    kinds = [kind for _, kind in GAP.findall(message['msgid']) if kind]
    roles = find_roles(message['told'], kinds.count('s'))
    bound = []
    for i, match in enumerate(match for match in GAP.finditer(text) if match[2] and match[2].endswith('s')):
        if re.search(BOUND.get(language, '(?!)'), text[:match.start()] + '%', re.IGNORECASE) is None:
            continue
        # A numbered gap counts those of numbers, too.
        which = kinds[:int(match[1])].count('s') - 1 if match[1] else i
        if roles[which] == '' or re.search(PERSON, roles[which]):
            bound.append(f'{text!r} binds {roles[which] or "something untold"!r}, which may begin with a vowel')

    return bound


def find_misnamed(language, source, text):
    good = SETTLED_FOR.get(language, {}).get(source.replace('_', ''))

    return [f'{source!r} is {text!r}, not {good!r}'] if good is not None and text.replace('_', '') != good else []


def check_settled():
    """Whether each mistake would be noticed where it stood, and what is right would not."""
    return [f'{pattern!r} does not tell {bad!r} from {good!r}'
            for languages in SETTLED.values() for words in languages.values() for pattern, bad, good in words
            if not find_words(pattern, bad) or find_words(pattern, good)]


def check_language(language, catalogue, template):
    problems = []

    status, _, complaint = run('msgfmt', '-c', '-o', os.devnull, str(catalogue))
    if status != 0 or complaint:
        problems.append(complaint.strip())
    if language == SOURCE:
        # What English says is in the sources.
        return problems + [problem for message in read_messages(template) for text in get_texts(message)[0]
                           for problem in find_unsettled(language, message, text)]

    status, _, complaint = run('msgcmp', str(catalogue), str(template))
    if status != 0:
        problems.append(complaint.strip())

    problems += find_broad(catalogue)
    unsaid = set(SETTLED_FOR.get(language, {}))
    for message in read_messages(catalogue):
        sources, translations = get_texts(message)
        for text in find_lost_gaps(sources, translations):
            problems.append(f'{sources[0]!r} has other gaps to fill in than {text!r}')
        for pattern, what in TYPOGRAPHY.get(language, []):
            problems += [f'{what} in {text!r}' for text in translations if pattern.search(text)]
        for text in translations:
            problems += find_unsettled(language, message, text) + find_misnamed(language, sources[0], text)
            problems += find_bound_names(language, message, text)
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


def read_languages(root):
    return [line for line in (root / 'po' / 'LINGUAS').read_text().split('\n')
            if line and not line.startswith('#')]


def make_template(root, directory):
    """What the sources have to translate, as a catalogue in the directory."""
    template = pathlib.Path(directory) / 'kontor.pot'

    status, _, complaint = run(*XGETTEXT, f'--msgid-bugs-address={read_homepage(root)}/issues', '--files-from=po/POTFILES.in', f'--output={template}', directory=root)
    if status != 0 or not template.exists():
        sys.exit(f'xgettext: {complaint}')
    if not any(True for _ in read_catalogue(template)):
        sys.exit('The sources have nothing to translate')

    return template


def main():
    root = pathlib.Path(sys.argv[1]).resolve()
    languages = read_languages(root)
    problems = check_settled()

    with tempfile.TemporaryDirectory() as directory:
        template = make_template(root, directory)
        for language in languages:
            catalogue = root / 'po' / f'{language}.po'
            problems += [f'po/{language}.po: {problem}'
                         for problem in check_language(language, catalogue, template) + check_head(catalogue, root)]

    for path in sys.argv[2:]:
        problems += [f'{path}: {problem}'
                     for problem in check_merged(path, [name for name in languages if name != SOURCE])]

    print('\n'.join(problems), file=sys.stderr)
    return 1 if problems else 0


if __name__ == '__main__':
    sys.exit(main())
