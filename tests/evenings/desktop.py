# desktop.py: what the desktop and the system tell programs
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""Stands in for services on the bus of the session, which a program that is tried may take for that of the system, too."""

import os
import threading

from gi.repository import Gio, GLib

LOGIND = """<node>
  <interface name="org.freedesktop.login1.Manager">
    <method name="Inhibit">
      <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="s" direction="in"/>
      <arg type="s" direction="in"/><arg type="h" direction="out"/>
    </method>
    <signal name="PrepareForSleep"><arg type="b"/></signal>
  </interface>
</node>"""


class Service:
    """A service of the desktop that notes what it is asked, in a thread of its own."""

    def __init__(self, name, description, paths):
        self.calls = []
        self._context = GLib.MainContext()
        self._loop = GLib.MainLoop(self._context)
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, args=(name, description, paths))
        self._thread.start()
        self._ready.wait()

    def _run(self, name, description, paths):
        flags = Gio.DBusConnectionFlags
        self._context.push_thread_default()
        self._bus = Gio.DBusConnection.new_for_address_sync(
            os.environ['DBUS_SESSION_BUS_ADDRESS'],
            flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
        for interface in Gio.DBusNodeInfo.new_for_xml(description).interfaces:
            self._bus.register_object(paths[interface.name], interface, self._on_call, None, None)
        self._bus.call_sync('org.freedesktop.DBus', '/', 'org.freedesktop.DBus', 'RequestName',
                            GLib.Variant('(su)', (name, 0)), None, 0, -1, None)
        self._ready.set()
        self._loop.run()
        self._bus.close_sync()
        self._context.pop_thread_default()

    def _on_call(self, _bus, _sender, _path, _interface, method, parameters, invocation):
        self.calls.append((method, parameters.unpack()))
        self.answer(method, invocation)

    def answer(self, method, invocation):
        raise NotImplementedError

    def emit(self, path, interface, signal_name, arguments):
        self._bus.emit_signal(None, path, interface, signal_name, arguments)

    def has_heard(self, method):
        return [arguments for called, arguments in self.calls if called == method]

    def stop(self):
        self._loop.quit()
        self._thread.join()


class Logind(Service):
    """Hands out one end of a pipe, and sees when nobody has the other end any more. In haste it does so after it has told of sleep."""

    def __init__(self, is_hasty=False):
        self._is_hasty = is_hasty
        super().__init__('org.freedesktop.login1', LOGIND,
                         {'org.freedesktop.login1.Manager': '/org/freedesktop/login1'})

    def answer(self, method, invocation):
        self._reading, writing = os.pipe()
        os.set_blocking(self._reading, False)
        files = Gio.UnixFDList.new()
        files.append(writing)
        os.close(writing)
        if self._is_hasty:
            self.prepare(True)
        invocation.return_value_with_unix_fd_list(GLib.Variant('(h)', (0,)), files)

    def is_released(self):
        try:
            return os.read(self._reading, 1) == b''
        except BlockingIOError:
            return False

    def prepare(self, coming):
        self.emit('/org/freedesktop/login1', 'org.freedesktop.login1.Manager', 'PrepareForSleep',
                  GLib.Variant('(b)', (coming,)))
