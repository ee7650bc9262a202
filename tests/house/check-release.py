#!/usr/bin/python3
# check-release.py: whether all that tells of a release says the same
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""Usage: check-release.py SOURCE-ROOT VERSION METAINFO PROGRAM

The version is that of the newest release in the metainfo and in the changelog
of the Debian package, the program tells it without a display, NEWS.md is made of the release notes, and the screenshots
are there in the size that is told.
"""

import os
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

# Where a stranger sees what lies in the sources.
SCREENSHOTS = '/data/screenshots/'


def check_versions(root, version, metainfo):
    release = metainfo.find('releases/release').get('version')
    changelog = re.match(r'\S+ \(([^)]+)\)', (root / 'build-aux' / 'debian' / 'changelog').read_text())[1]

    return [f'the version is {version}, but {what} is told of {told}'
            for what, told in [('in the metainfo', release), ('in the changelog of Debian', changelog)]
            if told != version]


def check_program(program, version):
    environment = {name: value for name, value in os.environ.items() if name not in ('DISPLAY', 'WAYLAND_DISPLAY')}
    ran = subprocess.run([program, '--version'], check=False, capture_output=True, text=True, env=environment)

    return [] if ran.stdout == f'kontor {version}\n' else [f'the version is {version}, but the program tells {ran.stdout}{ran.stderr}']


def check_news(root):
    if shutil.which('appstreamcli') is None:
        return ['appstreamcli is missing'] if os.environ.get('CI') == 'true' else []

    made = subprocess.run([root / 'build-aux' / 'news', '--print'], check=True, capture_output=True, text=True).stdout

    return [] if made == (root / 'NEWS.md').read_text() else ['NEWS.md is out of date: run build-aux/news']


def read_size(path):
    """Width and height, which come first in a PNG."""
    return struct.unpack('>II', path.read_bytes()[16:24])


def check_screenshots(root, metainfo):
    images = metainfo.findall('screenshots/screenshot/image')
    names = {image.text.partition(SCREENSHOTS)[2] for image in images}
    there = {path.name for path in (root / 'data' / 'screenshots').glob('*')}
    problems = [f'{name} is not both in the metainfo and in data/screenshots' for name in names ^ there]

    if not images:
        problems.append('the metainfo has no screenshots')
    for image in images:
        path = root / 'data' / 'screenshots' / image.text.partition(SCREENSHOTS)[2]
        size = int(image.get('width')), int(image.get('height'))
        if path.is_file() and read_size(path) != size:
            problems.append(f'{path.name} is {read_size(path)}, not {size}')

    return problems


def main():
    root, version = pathlib.Path(sys.argv[1]), sys.argv[2]
    metainfo = ElementTree.parse(sys.argv[3]).getroot()
    problems = (check_versions(root, version, metainfo) + check_program(sys.argv[4], version) + check_news(root)
                + check_screenshots(root, metainfo))

    print('\n'.join(problems), file=sys.stderr)
    return 1 if problems else 0


if __name__ == '__main__':
    sys.exit(main())
