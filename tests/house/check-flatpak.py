#!/usr/bin/python3
# check-flatpak.py: whether a Flatpak manifest builds something that works
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""Usage: check-flatpak.py SOURCE-ROOT BUILD-ROOT MANIFEST [--only-read]

The runtime is not there where tests run. So the manifest is read by the parser
of flatpak-builder itself, and what it says is done by hand, on this system: the
sources are copied, configured with its options into an empty prefix, built and
installed; libraries of others that it brings are those of this system. Then the
copy is thrown away, and what was installed has to work. With --only-read nothing
is built.

Ends with 77, which meson takes for "skipped", where flatpak-builder is missing,
but with 1 where CI=true is set.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

SKIPPED = 77

# A window needs no more than that. In particular neither any files, nor all of
# D-Bus: files come by the portals. The network is for phones, see test-network.py.
ALLOWED = {
    '--share=ipc', '--share=network', '--socket=fallback-x11', '--socket=wayland', '--device=dri',
    '--system-talk-name=org.freedesktop.login1',
}

# Only what bears the id of the application is shown to the rest of the system.
EXPORTED = ['applications', 'dbus-1/services', 'icons', 'metainfo', 'mime/packages']

# Written by tools, anew on every system.
MADE = {'icon-theme.cache', 'mimeinfo.cache'}


def run(*command, **options):
    subprocess.run([str(part) for part in command], check=True, stdin=subprocess.DEVNULL, **options)


def read_manifest(path):
    # It leaves a directory behind, wherever it is.
    with tempfile.TemporaryDirectory() as directory:
        told = subprocess.run(['flatpak-builder', '--show-manifest', path.resolve()], cwd=directory, check=True,
                              capture_output=True, text=True)
    if told.stderr:
        sys.exit(f'flatpak-builder: {told.stderr}')

    return json.loads(told.stdout)


def check_manifest(manifest, path):
    permissions = set(manifest['finish-args'])

    assert manifest['id'] == path.stem, f'{path.name} is a manifest of {manifest["id"]}'
    assert permissions <= ALLOWED, f'{permissions - ALLOWED} must not be permitted'
    assert manifest['separate-locales'] is False, 'languages must not be missing'
    assert all('build-args' not in part.get('build-options', {}) for part in [manifest, *manifest['modules']]), \
        'nothing may be fetched while building'


def copy_sources(module, directory, manifest_path):
    """The copy itself may lie in the sources, in a build directory of any name."""
    for source in module['sources']:
        assert source['type'] == 'dir', f'sources of type {source["type"]} cannot be had here'
        root = (manifest_path.parent / source['path']).resolve()
        skipped = {root / place for place in source.get('skip', [])} | set(directory.resolve().parents)
        shutil.copytree(root, directory, symlinks=True, dirs_exist_ok=True, ignore=lambda place, names: [
            name for name in names if pathlib.Path(place) / name in skipped])


def is_from_elsewhere(module):
    """Whether it is a library of others, which this system has: nothing is fetched here. What it is, is said for sure."""
    archives = [source for source in module['sources'] if source['type'] == 'archive']
    for archive in archives:
        assert archive['url'].startswith('https://') and len(archive['sha256']) == 64, f'{module["name"]} may be anything'
    return bool(archives)


def build(module, work, prefix, manifest_path):
    """What flatpak-builder does for a module that is built with meson."""
    assert module['buildsystem'] == 'meson', f'{module["buildsystem"]} is not known here'
    options = module.get('build-options', {})
    # Nobody looks at how fast it is.
    environment = os.environ | options.get('env', {}) | {'CFLAGS': '-O0 -g0'}

    copy_sources(module, work / 'source', manifest_path)
    run(os.environ.get('MESON', 'meson'), 'setup', work / 'build', work / 'source', f'--prefix={prefix}',
        '--libdir=lib', *module.get('config-opts', []), env=environment)
    run('ninja', '-C', work / 'build', env=environment)
    run('ninja', '-C', work / 'build', 'install', env=environment)
    shutil.rmtree(work)


def check_exports(prefix, identifier):
    foreign = [path for place in EXPORTED for path in (prefix / 'share' / place).rglob('*')
               if path.is_file() and not path.name.startswith(identifier) and path.name not in MADE]
    assert not foreign, f'{foreign} would not be shown to the system'


def main():
    source_root, build_root, path = map(pathlib.Path, sys.argv[1:4])

    if shutil.which('flatpak-builder') is None:
        print('flatpak-builder is missing')
        return 1 if os.environ.get('CI') == 'true' else SKIPPED

    manifest = read_manifest(path)
    check_manifest(manifest, path)
    if '--only-read' in sys.argv:
        return 0

    place = build_root / 'flatpak' / manifest['id']
    shutil.rmtree(place, ignore_errors=True)
    for module in filter(lambda module: not is_from_elsewhere(module), manifest['modules']):
        build(module, place / module['name'], place / 'app', path)
    check_exports(place / 'app', manifest['id'])
    assert (place / 'app' / 'bin' / manifest['command']).is_file(), f'{manifest["command"]} is not there'

    tests = source_root / 'tests' / 'parlour'
    os.environ['LOOKER'] = str(build_root / 'tests' / 'parlour' / 'liblooker.so')
    return subprocess.run([tests / 'with-display', '--keep-settings', tests / 'test-installed.py',
                           place / 'app', manifest['id']], check=False).returncode


if __name__ == '__main__':
    sys.exit(main())
