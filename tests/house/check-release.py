#!/usr/bin/python3
# check-release.py: whether all that tells of a release says the same
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""Usage: check-release.py SOURCE-ROOT VERSION METAINFO PROGRAM

The version is that of the newest release in the metainfo and in the changelog
of the Debian package, the program tells it without a display, and NEWS.md is made of the release notes.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree


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


def main():
    root, version = pathlib.Path(sys.argv[1]), sys.argv[2]
    metainfo = ElementTree.parse(sys.argv[3]).getroot()
    problems = check_versions(root, version, metainfo) + check_program(sys.argv[4], version) + check_news(root)

    print('\n'.join(problems), file=sys.stderr)
    return 1 if problems else 0


if __name__ == '__main__':
    sys.exit(main())
