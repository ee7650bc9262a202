#!/usr/bin/python3
# test-installed.py: whether an installed Kontor finds what belongs to it
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""Usage: with-display --keep-settings test-installed.py PREFIX APPLICATION-ID

Looks at what lies below PREFIX, and uses it as somebody does who has never seen
the sources: nothing of the source tree or of a build directory is asked for.
"""

import configparser
import gettext
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True

import driver

PREFIX, ID = pathlib.Path(sys.argv[1]), sys.argv[2]
SHARE = PREFIX / 'share'
LOCALES = SHARE / 'locale'
# Those of which a catalogue is there, English first.
LANGUAGES = sorted((path.parents[1].name for path in LOCALES.glob('*/LC_MESSAGES/kontor.mo')), key=lambda name: (name != 'en', name))
RECORD_TYPE = 'application/x-kontor-record+json'

# What leads a program that is not installed to its parts.
FOREIGN_VARIABLES = ['GSETTINGS_SCHEMA_DIR', 'TONGUE_CATALOGUES', 'TONGUE_LOCALES', 'G_DEBUG']


def translate(message, language, context=None):
    """What a message is in a language, without the mark of its key."""
    catalogue = gettext.translation('kontor', LOCALES, [language])
    return (catalogue.pgettext(context, message) if context else catalogue.gettext(message)).replace('_', '')


def make_environment(**more):
    environment = {name: value for name, value in os.environ.items() if name not in FOREIGN_VARIABLES}

    # A desktop knows no application whose program is not found.
    return environment | {
        'PATH': f'{PREFIX / "bin"}:{os.environ["PATH"]}',
        'XDG_DATA_DIRS': f'{SHARE}:/usr/local/share:/usr/share',
    } | more


def call(*command, given=None, **variables):
    result = subprocess.run([str(part) for part in command], env=make_environment(**variables), input=given,
                            capture_output=True, text=True, check=False, cwd='/')
    if result.returncode != 0:
        raise AssertionError(f'{command[0]} ended with {result.returncode}: {result.stdout}{result.stderr}')

    return result.stdout


def read_desktop_file(path, group):
    parser = configparser.ConfigParser(interpolation=None, strict=False)
    parser.optionxform = str
    parser.read(path)

    return dict(parser[group])


def get_program():
    return read_desktop_file(SHARE / 'applications' / f'{ID}.desktop', 'Desktop Entry')['Exec'].split()[0]


class Installed(unittest.TestCase):
    def check_with(self, tool, *arguments):
        """What a tool complains about is the complaint of the test."""
        if shutil.which(tool) is None:
            if os.environ.get('CI') == 'true':
                self.fail(f'{tool} is missing')
            self.skipTest(f'{tool} is missing')
        call(tool, *arguments)

    # The files

    def test_desktop_file(self):
        self.check_with('desktop-file-validate', SHARE / 'applications' / f'{ID}.desktop')

    def test_metainfo(self):
        self.check_with('appstreamcli', 'validate', '--pedantic', '--no-net', '--explain',
                        SHARE / 'metainfo' / f'{ID}.metainfo.xml')

    def test_schema(self):
        self.check_with('glib-compile-schemas', '--strict', '--dry-run', SHARE / 'glib-2.0' / 'schemas')
        self.check_with('gsettings', 'list-recursively', ID)

    def test_xml(self):
        files = [path for directory, pattern in [
            ('metainfo', f'{ID}*.xml'), ('mime/packages', f'{ID}*.xml'), ('glib-2.0/schemas', f'{ID}*.xml'),
            ('icons', f'**/{ID}*.svg')] for path in (SHARE / directory).glob(pattern)]
        self.assertGreaterEqual(len(files), 6)
        self.check_with('xmllint', '--noout', '--nonet', *files)

    def test_service(self):
        service = read_desktop_file(SHARE / 'dbus-1' / 'services' / f'{ID}.service', 'D-BUS Service')
        self.assertEqual(service['Name'], ID)
        self.assertTrue(os.access(service['Exec'].split()[0], os.X_OK), service['Exec'])

    def test_record_is_known(self):
        with tempfile.TemporaryDirectory() as directory:
            game = pathlib.Path(directory) / 'without-an-ending'
            shutil.copy(SHARE / 'kontor' / 'examples' / 'essentials.kontor', game)
            told = call('gio', 'info', '-a', 'standard::content-type,standard::icon', game)
        self.assertIn(RECORD_TYPE, told)
        self.assertIn(f'{ID}.Record', told)
        self.assertIn(f'{ID}.desktop', call('gio', 'mime', RECORD_TYPE))

    def test_icons(self):
        icons = SHARE / 'icons' / 'hicolor'
        for place in [f'scalable/apps/{ID}.svg', f'symbolic/apps/{ID}-symbolic.svg',
                      f'scalable/mimetypes/{ID}.Record.svg']:
            self.assertTrue((icons / place).is_file(), place)
        # As the toolkit looks for them, from the names alone.
        said = call(sys.executable, '-c', f'''
import gi
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gtk
theme = Gtk.IconTheme.get_for_display(Gdk.Display.get_default())
for name in ["{ID}", "{ID}-symbolic", "{ID}.Record"]:
    icon = theme.lookup_icon(name, None, 64, 1, Gtk.TextDirection.NONE, 0)
    print(icon.get_file().get_path())
''')
        self.assertEqual(len([line for line in said.splitlines() if line.startswith(str(icons))]), 3, said)

    # The tool

    def test_tool(self):
        tool = PREFIX / 'bin' / 'kontor-cli'
        game = SHARE / 'kontor' / 'examples' / 'six-weeks.kontor'
        call(tool, 'check', game)
        told = {language: call(tool, '--language', language, 'log', game) for language in LANGUAGES}
        self.assertEqual(len(set(told.values())), len(LANGUAGES), 'some languages are not there')
        for language in LANGUAGES:
            self.assertIn(translate('Monday', language, 'day within a sentence').lower(), told[language].lower())
        record = call(tool, 'simulate', '--players', '4', '--seed', '1')
        self.assertIn('"winners"', call(tool, 'score', '--format', 'json', '-', given=record))

    # The window

    def test_window_in_another_language(self):
        language = LANGUAGES[1]
        with tempfile.TemporaryDirectory() as directory:
            game = pathlib.Path(directory) / 'partie.kontor'
            shutil.copy(SHARE / 'kontor' / 'examples' / 'essentials.kontor', game)
            program = driver.Program(PREFIX / 'bin' / get_program(), game)
            program.environment = make_environment(LANGUAGE=language)
            with program:
                program.find('button', translate('Back to the Shelf', language)).press()
                program.find('button', translate('_New Game', language))
                program.take_picture(f'installed-{ID}')

    def test_window_in_each_language(self):
        for language in LANGUAGES[1:]:
            program = driver.Program(PREFIX / 'bin' / get_program())
            program.environment = make_environment(LANGUAGE=language)
            with self.subTest(language), program:
                program.find('button', translate('_New Game', language))


if __name__ == '__main__':
    unittest.main(argv=sys.argv[:1], verbosity=2)
