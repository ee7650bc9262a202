#!/usr/bin/python3
# test-serve.py: a game that is served beside other programs, on a computer that sleeps
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""Runs kontor-cli serve, and comes by the loopback as phones do."""

import os
import pathlib
import re
import signal
import socket
import subprocess
import sys

sys.dont_write_bytecode = True

import desktop
import driver
import table

PATIENCE = 120

LINK = re.compile(r'^  http://127\.0\.0\.1:([0-9]+)/#([0-9a-f]{32})$')

OPEN = 'the game is open elsewhere; close it there first'


class Serve(table.Case):
    def serve(self, path, **environment):
        """The tool, as soon as it listens."""
        process = subprocess.Popen([table.TOOL, 'serve', str(path), '--bind', '127.0.0.1'], stdout=subprocess.PIPE, text=True,
                                   env={**self.program.environment, **environment})
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.wait, PATIENCE)
        self.addCleanup(process.kill)
        return process

    def read_links(self, process):
        """Where the host and everybody else find it."""
        found = []
        while len(found) < 2:
            line = process.stdout.readline()
            self.assertTrue(line, 'it has ended')
            match = LINK.match(line.rstrip('\n'))
            found += [(int(match[1]), match[2])] if match else []
        return found

    def refuse(self, path):
        """What is said of a game that is not served."""
        told = subprocess.run([table.TOOL, 'serve', str(path), '--bind', '127.0.0.1'], capture_output=True, text=True, check=False,
                              env=self.program.environment, timeout=PATIENCE)
        self.assertEqual((told.returncode, told.stdout), (2, ''))
        return told.stderr

    def test_beside_window(self):
        """That a game is not served that is on the table, however its file is called, and is as soon as it is put back."""
        path = pathlib.Path(self.open_game(table.simulate()))
        link = path.with_name('another-name.kontor')
        link.symlink_to(path)
        for name in [path, link]:
            self.assertEqual(self.refuse(name), f'{name}: {OPEN}\n')
        self.program.press('button', 'Back to the Shelf')
        self.program.find('button', 'New Game')
        server = self.serve(path)
        self.read_links(server)
        self.assertEqual(self.refuse(link), f'{link}: {OPEN}\n')
        # Who was killed holds nothing.
        server.kill()
        server.wait(PATIENCE)
        server = self.serve(link)
        self.read_links(server)
        server.send_signal(signal.SIGTERM)
        self.assertEqual(server.wait(PATIENCE), 0)

    def test_sleep(self):
        """That nothing listens while the computer sleeps, and that phones find it afterwards where it was."""
        logind = desktop.Logind()
        self.addCleanup(logind.stop)
        path = self.keep_game(table.simulate())
        server = self.serve(path, DBUS_SYSTEM_BUS_ADDRESS=os.environ['DBUS_SESSION_BUS_ADDRESS'])
        links = self.read_links(server)
        self.program.wait_until(lambda: logind.has_heard('Inhibit'), 'the tool asking for a moment')
        for night in range(2):
            with socket.create_connection(('127.0.0.1', links[0][0]), PATIENCE) as phone:
                logind.prepare(True)
                self.program.wait_until(logind.is_released, 'leave to sleep')
                self.assertEqual(phone.recv(1), b'')
                with self.assertRaises(ConnectionRefusedError):
                    socket.create_connection(('127.0.0.1', links[0][0]), PATIENCE)
            logind.prepare(False)
            self.assertEqual(self.read_links(server), links)
            socket.create_connection(('127.0.0.1', links[0][0]), PATIENCE).close()
            self.program.wait_until(lambda: len(logind.has_heard('Inhibit')) == night + 2, 'the tool asking again')
        server.send_signal(signal.SIGTERM)
        self.assertEqual(server.wait(PATIENCE), 0)

    def test_sleep_in_haste(self):
        """That nobody keeps the computer awake who is asked to let it sleep before it is known that it waits."""
        logind = desktop.Logind(is_hasty=True)
        self.addCleanup(logind.stop)
        server = self.serve(self.keep_game(table.simulate()), DBUS_SYSTEM_BUS_ADDRESS=os.environ['DBUS_SESSION_BUS_ADDRESS'])
        self.read_links(server)
        self.program.wait_until(lambda: logind.has_heard('Inhibit'), 'the tool asking for a moment')
        self.program.wait_until(logind.is_released, 'leave to sleep')


if __name__ == '__main__':
    table.main()
