#!/usr/bin/python3
# check-without-phones.py: that Kontor is built and plays where there are no telephones
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""Builds the tool once more without telephones and, as that is where the sources differ, tests of a session and of a game's boards;
runs these, and asks for telephones.
"""

import os
import pathlib
import subprocess
import sys

MESON, NINJA, SOURCES, BUILD = sys.argv[1:]

TESTS = ['test-session', 'test-concordia-boards']


def run(*command, **options):
    done = subprocess.run(command, capture_output=True, text=True, check=False, **options)
    if done.returncode != 0:
        sys.exit(f'{" ".join(command)}:\n{done.stdout}{done.stderr}')


build = pathlib.Path(BUILD)
# What was made before is made anew as far as it has changed. The compiler is that of the system, which most people have:
# other tests may be made by another.
if not (build / 'build.ninja').exists():
    os.environ['CC'] = 'cc'
    run(MESON, 'setup', BUILD, SOURCES, '-Dapp=false', '-Dphones=disabled', '--buildtype=plain', '-Dwerror=true')
run(NINJA, '-C', BUILD, 'src/cli/kontor-cli', *[f'tests/{name}' for name in TESTS])

environment = {**os.environ, 'KONTOR_CLI': str(build / 'src' / 'cli' / 'kontor-cli'), 'G_TEST_BUILDDIR': str(build / 'tests')}
for name in TESTS:
    run(str(build / 'tests' / name), cwd=BUILD, env=environment)
told = subprocess.run([environment['KONTOR_CLI'], 'serve', 'game.kontor'], capture_output=True, text=True, check=False)
if (told.returncode, told.stdout, told.stderr) != (2, '', 'kontor-cli serve: this kontor-cli was built without phones\n'):
    sys.exit(f'{told.returncode}: {told.stdout}{told.stderr}')
