#!/usr/bin/python3
# check-store.py: whether what stores show is as they want it
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""Usage: check-store.py SOURCE-ROOT VERSION METAINFO

Beyond what appstreamcli looks at, stores have a list of quality, as that of Flathub. A summary is short
and does not name the program; its developer has an id; there are addresses for whoever has found a fault,
looks for help or wants to take part; it says on which screens and with which hands it is used; it has a
colour for light and one for dark, and icons that can be of any size; what is new in a release is told in
two or three sentences, and each picture is of a window with its shadow, in each language, with a caption,
and stays what it was in that version. README.md shows some of them, too.
"""

import pathlib
import re
import struct
import sys
import xml.etree.ElementTree as ElementTree
import zlib

sys.dont_write_bytecode = True

from catalogues import SOURCE, read_languages

LANGUAGE = '{http://www.w3.org/XML/1998/namespace}lang'

MOST_LETTERS_OF_SUMMARY = 35
MOST_LETTERS_OF_CAPTION = 100
LARGEST_PICTURE = 1000, 700
# They lie in the sources, where each that was ever taken stays for good.
MOST_BYTES_OF_PICTURES = 3_000_000
ADDRESSES = ['homepage', 'bugtracker', 'vcs-browser', 'help', 'translate', 'contribute']
HANDS = {'keyboard', 'pointing', 'touch'}
SENTENCES_OF_RELEASE = range(2, 4)
# The smallest telephone for which pages are made.
SMALLEST_SCREEN = '360'

# On which an icon is drawn, and what it has not: letters, dots, and shadows of its own.
BOXES_OF_ICONS = {'scalable/apps/{}.svg': '0 0 128 128', 'symbolic/apps/{}-symbolic.svg': '0 0 16 16'}
NOT_IN_ICONS = {'text', 'image', 'filter'}

ARTICLE = re.compile(r'(?:an?|the) ', re.IGNORECASE)
END_OF_SENTENCE = re.compile(r'[.!?](?=\s|$)')
COLOUR = re.compile('#[0-9a-f]{6}')
PICTURE_IN_MARKDOWN = re.compile(r'!\[[^]]+\]\(([^)]+)\)')
DEVELOPER = re.compile(r'[a-z0-9_]+(\.[a-z0-9_]+)+')

# A PNG begins with a mark and its size, and these are dots of red, green, blue and alpha, eight bits each.
MARK_OF_PNG = b'\x89PNG\r\n\x1a\n'
DOTS_WITH_ALPHA = 8, 6
BYTES_OF_DOT = 4


def get_text(element):
    return ' '.join((element.text or '').split())


def find_told(parent, tag, languages):
    """What an element says in each language, nothing where it does not speak it."""
    said = {child.get(LANGUAGE, SOURCE): get_text(child) for child in parent.findall(tag)}

    return {language: said.get(language, '') for language in languages}


def check_summary(metainfo, languages):
    name = get_text(metainfo.find('name'))

    for language, summary in find_told(metainfo, 'summary', languages).items():
        if not 0 < len(summary) <= MOST_LETTERS_OF_SUMMARY:
            yield f'the summary in {language} has {len(summary)} letters, not 1 to {MOST_LETTERS_OF_SUMMARY}: “{summary}”'
        if name.lower() in summary.lower():
            yield f'the summary in {language} names the program: “{summary}”'
        if summary.endswith('.') or not summary[:1].isupper() or ARTICLE.match(summary):
            yield f'the summary in {language} begins small or with an article, or is a sentence: “{summary}”'


def check_developer(metainfo):
    developer = metainfo.find('developer')

    if developer is None or not DEVELOPER.fullmatch(developer.get('id', '')) or not developer.findtext('name'):
        yield 'the developer has no id or no name'


def check_addresses(metainfo):
    there = {url.get('type'): get_text(url) for url in metainfo.findall('url')}

    for kind in ADDRESSES:
        if not there.get(kind, '').startswith('https://'):
            yield f'there is no address of the kind {kind}'


def check_devices(metainfo):
    if [(length.get('compare'), length.text) for length in metainfo.findall('requires/display_length')] != [('ge', SMALLEST_SCREEN)]:
        yield f'it does not say that it needs {SMALLEST_SCREEN} dots'
    if {control.text for control in metainfo.findall('supports/control')} != HANDS:
        yield f'it does not say that it is used with {", ".join(sorted(HANDS))}'


def check_colours(metainfo):
    colours = {color.get('scheme_preference'): color.text for color in metainfo.findall('branding/color')}

    if set(colours) != {'light', 'dark'} or not all(map(COLOUR.fullmatch, colours.values())) or len(set(colours.values())) != 2:
        yield f'there is not one colour for light and one for dark: {colours}'


def check_releases(metainfo, languages):
    releases = metainfo.findall('releases/release')
    dates = [release.get('date') for release in releases]

    if dates != sorted(dates, reverse=True):
        yield f'the newest release does not come first: {dates}'
    for release in releases:
        description = release.find('description')
        if {part.tag for part in description} != {'p'}:
            yield f'what is new in {release.get("version")} is more than a few sentences'
            continue
        for language, told in find_told(description, 'p', languages).items():
            if len(END_OF_SENTENCE.findall(told)) not in SENTENCES_OF_RELEASE:
                yield f'what is new in {release.get("version")} is not two or three sentences in {language}: “{told}”'


def read_picture(path):
    """Its size, and the alpha of the line in its middle, none where it has no shadow. Lines as
    tests/parlour/screen.py writes them, without a filter."""
    data = path.read_bytes()
    width, height, *kind = struct.unpack('>IIBB', data[16:26])
    if data[:8] != MARK_OF_PNG or tuple(kind) != DOTS_WITH_ALPHA:
        return (width, height), b''

    parts, place = b'', 8
    while place < len(data):
        length, name = struct.unpack('>I4s', data[place:place + 8])
        parts += data[place + 8:place + 8 + length] if name == b'IDAT' else b''
        place += length + 12
    stride = width * BYTES_OF_DOT + 1
    line = zlib.decompress(parts)[height // 2 * stride:][1:stride]

    return (width, height), line[3::BYTES_OF_DOT]


def has_shadow(alphas):
    """Whether it begins and ends with what grows out of nothing, and is opaque between."""
    half = len(alphas) // 2
    left, right = alphas[:half], alphas[:-half - 1:-1]

    return all(side[0] < 16 and len(set(side)) > 8 and list(side) == sorted(side) and side[-1] == 255
               for side in map(bytes, (left, right)) if half > 0) and half > 0


def check_picture(path, image):
    size = int(image.get('width')), int(image.get('height'))
    there, alphas = read_picture(path)

    if there != size:
        yield f'{path} is {there}, not {size}'
    if any(length > most for length, most in zip(size, LARGEST_PICTURE)):
        yield f'{path} is larger than {LARGEST_PICTURE}: {size}'
    if not has_shadow(alphas):
        yield f'{path} is not of a window with its shadow'


def check_captions(screenshot, languages):
    for language, caption in find_told(screenshot, 'caption', languages).items():
        if not 0 < len(caption) <= MOST_LETTERS_OF_CAPTION or caption.endswith('.'):
            yield f'a caption in {language} is missing, a sentence or too long: “{caption}”'


def check_pictures(root, version, metainfo, languages):
    screenshots = metainfo.findall('screenshots/screenshot')
    pictures = root / 'data' / 'screenshots'
    homepage = metainfo.find('url[@type="homepage"]').text
    address = f'{homepage}/raw/v{version}/data/screenshots/'
    named = set()

    if [screenshot.get('type') for screenshot in screenshots[:1]] != ['default']:
        yield 'the first picture is not that which stands for all'
    for screenshot in screenshots:
        yield from check_captions(screenshot, languages)
        images = screenshot.findall('image')
        if [image.get(LANGUAGE, SOURCE) for image in images] != languages:
            yield f'a picture is not there once in each of {", ".join(languages)}'
        for image in images:
            path = pictures / image.text.removeprefix(address)
            named.add(path)
            if not image.text.startswith(f'{address}{image.get(LANGUAGE, SOURCE)}/'):
                yield f'{image.text} is not of its language and of the version {version}'
            elif path.is_file():
                yield from check_picture(path, image)

    there = set(pictures.rglob('*.png'))
    if named != there:
        yield 'not both named and there, build-aux/screenshots takes them: ' + ', '.join(sorted(map(str, named ^ there)))
    if sum(path.stat().st_size for path in there) > MOST_BYTES_OF_PICTURES:
        yield f'the pictures take more than {MOST_BYTES_OF_PICTURES} bytes'


def check_icons(root, metainfo):
    """Stores draw their own shadow, and an icon larger than it is."""
    name = metainfo.find('icon[@type="stock"]').text.removesuffix('.Devel')

    for place, box in BOXES_OF_ICONS.items():
        path = root / 'data' / 'icons' / 'hicolor' / place.format(name)
        icon = ElementTree.parse(path).getroot()
        if icon.get('viewBox') != box:
            yield f'{path} is drawn on {icon.get("viewBox")}, not on {box}'
        if foreign := {part.tag.rpartition('}')[2] for part in icon.iter()} & NOT_IN_ICONS:
            yield f'{path} has what is no drawing: {", ".join(sorted(foreign))}'


def check_readme(root):
    shown = PICTURE_IN_MARKDOWN.findall((root / 'README.md').read_text(encoding='utf-8'))

    if not shown:
        yield 'README.md shows no picture'
    yield from (f'README.md shows {path}, which is not there' for path in shown if not (root / path).is_file())


def main():
    root, version = pathlib.Path(sys.argv[1]), sys.argv[2]
    metainfo = ElementTree.parse(sys.argv[3]).getroot()
    languages = read_languages(root)
    problems = [*check_summary(metainfo, languages), *check_developer(metainfo), *check_addresses(metainfo),
                *check_devices(metainfo), *check_colours(metainfo), *check_releases(metainfo, languages),
                *check_pictures(root, version, metainfo, languages), *check_icons(root, metainfo),
                *check_readme(root)]

    print('\n'.join(problems), file=sys.stderr)
    return 1 if problems else 0


if __name__ == '__main__':
    sys.exit(main())
