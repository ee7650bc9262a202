#!/usr/bin/python3
# test-phones-browser.py: telephones at the table, as people hold them
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""Plays on phones that are pages of a real browser, Chromium without a window, in three languages: all choose in secret, one is
reloaded, one sleeps, two claim a seat; and a week of Colonia, a game of Visby, a round of Concordia and one of Genua. Looks that
everything fits on small screens, can be touched and has a name, and what axe-core finds, where that is there.

Ends with 77, which meson takes for "skipped", where Chromium's headless shell or what drives it is missing, but with 1 where
CI=true is set.
"""

import importlib.util
import os
import pathlib
import re
import shutil
import sys
import tempfile
import time
import unittest

sys.dont_write_bytecode = True

sys.path.insert(0, str(pathlib.Path(__file__).parent))

SPEC = importlib.util.spec_from_file_location('network', pathlib.Path(__file__).with_name('test-phones-network.py'))
network = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(network)
phones = network.phones
reach = __import__('reach')

try:
    from selenium import webdriver
    from selenium.webdriver.chrome.service import Service
    from selenium.webdriver.common.keys import Keys
except ImportError:
    webdriver = None

SKIPPED = 77

PICTURES = pathlib.Path(os.environ.get('TEST_PICTURES', tempfile.gettempdir()))

# What does not fit, or is too small to be touched, or has no name; and what is told in the console.
FAULTS = """
const faults = [];
if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
  faults.push('wider than the screen');
for (const element of document.querySelectorAll('button, a, input:not([type=checkbox]), select, summary')) {
  const box = element.getBoundingClientRect();
  if (box.width > 0 && (box.width < 43.5 || box.height < 43.5))
    faults.push('small: ' + element.outerHTML);
  if (box.width > 0 && !element.textContent.trim() && !element.getAttribute('aria-label') && !element.closest('label'))
    faults.push('without a name: ' + element.outerHTML);
}
const ids = [...document.querySelectorAll('[id]')].map(element => element.id);
for (const id of ids)
  if (ids.indexOf(id) !== ids.lastIndexOf(id))
    faults.push('twice: ' + id);
return faults;
"""


# What would move, if anything of it changed.
MOVING = """
return [...document.querySelectorAll('*')].filter(element => {
  const style = getComputedStyle(element);
  return style.animationName !== 'none' || style.transitionDuration.split(', ').some(one => one !== '0s');
}).map(element => element.outerHTML);
"""

# What axe-core finds on a page, in lines. It comes from the npm registry, and is there where the tests were set up with it.
AXE = next((path for path in [pathlib.Path(os.environ.get('KONTOR_AXE', ''))] if path.is_file()), None)
LOOK = """
const done = arguments[arguments.length - 1];
axe.run().then(found => done(found.violations.flatMap(violation =>
  violation.nodes.map(node => `${violation.id}: ${node.failureSummary} ${node.html}`))));
"""

# A field by its name, in a row that is added where there is none yet; what is ticked stays so.
FILL = """
const find = () => document.querySelector(`#fill [name="${CSS.escape(arguments[0])}"]`);
for (const more of document.querySelectorAll('#fill [data-more]'))
  while (!find() && arguments[0].startsWith(more.dataset.more + '.') && more.isConnected)
    more.click();
const field = find();
if (field.type === 'checkbox')
  field.checked = true;
else
  field.value = arguments[1];
"""

# The browser without what only windows want, which takes a quarter of the time to start. What Debian has on PATH is a script that
# does not become the browser: whoever ends it leaves that running.
BROWSER = shutil.which('chromium-headless-shell', path=f'/usr/lib/chromium:{os.environ.get("PATH", "")}')
DRIVER = shutil.which('chromedriver')


class Browser:
    """A phone of a size, in a browser of its own."""

    def __init__(self, link, width=390, language='en', is_dark=False):
        options = webdriver.ChromeOptions()
        options.binary_location = BROWSER
        for argument in ['--headless', '--no-zygote', '--in-process-gpu', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage',
                         '--no-proxy-server', '--disable-background-networking', '--disable-component-update', '--no-first-run',
                         '--hide-scrollbars', f'--accept-lang={language}', f'--window-size={width},800']:
            options.add_argument(argument)
        options.set_capability('goog:loggingPrefs', {'browser': 'ALL'})
        self.driver = webdriver.Chrome(service=Service(DRIVER), options=options)
        self.width = width
        self.resize(800)
        if is_dark:
            self.driver.execute_cdp_cmd('Emulation.setEmulatedMedia', {'features': [{'name': 'prefers-color-scheme', 'value': 'dark'}]})
        self.driver.get(link)

    def resize(self, height):
        self.driver.execute_cdp_cmd('Emulation.setDeviceMetricsOverride',
                                    {'width': self.width, 'height': height, 'deviceScaleFactor': 1, 'mobile': True})

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def wait(self, script, *arguments):
        """What a script returns as soon as that is anything."""
        end = time.monotonic() + phones.PATIENCE
        while True:
            found = self.run(script, *arguments)
            if found:
                return found
            assert time.monotonic() < end, (script, arguments, self.run('return document.body.innerText'))
            time.sleep(0.02)

    def wait_for(self, selector):
        return self.wait('return document.querySelector(arguments[0])', selector)

    def wait_for_text(self, selector, text):
        return self.wait('const found = document.querySelector(arguments[0]); return found && found.innerText.includes(arguments[1])',
                         selector, text)

    def wait_until_gone(self, selector):
        return self.wait('return !document.querySelector(arguments[0])', selector)

    def touch(self, selector):
        self.run('arguments[0].click()', self.wait_for(selector))

    def rest(self):
        """Waits until everything that was touched has come of it."""
        self.wait('return !busy')

    def get(self, name):
        return self.run('const state = document.getElementById("state"); return state ? state.dataset[arguments[0]] : ""', name)

    def has(self, path):
        return self.run('return !!document.querySelector(`#now [data-deed="${CSS.escape(arguments[0])}"]`)', path)

    def do(self, path, number=None):
        """Touches a deed, or types its number."""
        deed = self.wait('return document.querySelector(`#now [data-deed="${CSS.escape(arguments[0])}"]`)', path)
        if number is None:
            self.run('arguments[0].click()', deed)
        else:
            self.run('arguments[0].value = arguments[1]; arguments[0].dispatchEvent(new Event("change", {bubbles: true}))', deed, number)
        self.rest()

    def fill_in(self, path, filled):
        """Fills in the form of a deed, with as many rows as that takes, and enters it."""
        self.do(path)
        self.wait_for('#fill')
        for name, value in filled.items():
            self.run(FILL, name, value)
        self.touch('#fill [type="submit"]')
        self.rest()

    def take_picture(self, name):
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.resize(min(self.run('return document.documentElement.scrollHeight'), 4000))
        self.driver.save_screenshot(str(PICTURES / f'phones-{name}-{self.width}.png'))
        self.resize(800)


class Case(phones.Case):
    def open(self, server, *arguments, as_host=False, address='127.0.0.1', **options):
        token = server.host_token if as_host else server.token
        browser = Browser(f'http://{address}:{server.port}/#{token}', *arguments, **options)
        self.addCleanup(browser.driver.quit)
        return browser

    def check(self, browser, name):
        for size in ['200%', '']:
            browser.run('document.documentElement.style.fontSize = arguments[0]', size)
            self.assertEqual(browser.run(FAULTS), [], (name, size))
        if AXE:
            browser.run(AXE.read_text(encoding='utf-8'))
            self.assertEqual(browser.driver.execute_async_script(LOOK), [], name)
        browser.take_picture(name)
        self.assertEqual([line['message'] for line in browser.driver.get_log('browser') if line['level'] == 'SEVERE'
                          and ' 409 ' not in line['message'] and ' 422 ' not in line['message']], [])

    def sit(self, host, browser, seat):
        browser.touch(f'[data-act="seat"][data-which="{seat}"]')
        host.touch('#asking [data-act="let-in"]')
        browser.wait_for('#now')


class Phones(Case):
    def test_round(self):
        """A round of Visby by three in three languages, the last of them on the host's phone."""
        server = self.serve(phones.simulate('visby', players=3, seed=5, cursor=1))
        host = self.open(server, 768, as_host=True)
        self.assertNotIn('#', host.wait('return location.href.includes("#") ? "" : location.href'))
        # The parts of the page are there for who sits at the table, or enters all.
        host.wait_for('#now')
        self.assertEqual(host.run('return getComputedStyle(document.querySelector("nav")).display'), 'flex')
        first, second = self.open(server, 320, 'fr', is_dark=True), self.open(server, 390, phones.OTHER)
        first.wait_for('#join')
        self.assertEqual(first.run('return getComputedStyle(document.querySelector("nav")).display'), 'none')
        self.sit(host, first, 1)
        self.sit(host, second, 2)
        first.wait_for_text('#now', 'À ce téléphone de jouer')
        second.wait_for('#now')
        self.assertNotRegex(second.run('return document.querySelector("#now").innerText'), 'It is your turn|À ce téléphone')
        host.touch('#join [data-which="3"]')
        host.touch('[data-act="enters-all"][data-which="0"]')
        for name, browser in [('host', host), ('french', first), ('other', second)]:
            self.check(browser, name)
        self.pick(first)
        # What is chosen stays while the page is loaded once more, and while it sleeps.
        first.driver.refresh()
        first.wait_for('[aria-pressed="true"][data-deed]')
        first.run('Object.defineProperty(document, "visibilityState", {value: "hidden", configurable: true});'
                  'document.dispatchEvent(new Event("visibilitychange"))')
        self.pick(second)
        host.wait('return [...document.querySelectorAll("#table .chosen")].length === 3')
        self.pick(host)
        server.wait_for_cursor(2)
        second.wait_until_gone('[aria-pressed="true"][data-deed]')
        self.assertTrue(first.run('return document.querySelector("[aria-pressed=true][data-deed]")'))
        first.run('Object.defineProperty(document, "visibilityState", {value: "visible", configurable: true});'
                  'document.dispatchEvent(new Event("visibilitychange"))')
        first.wait_until_gone('[aria-pressed="true"][data-deed]')
        host.touch('[data-act="undo"]')
        server.wait_for_cursor(1)
        first.wait('return document.querySelector("#state").dataset.revision === "2"')

    def pick(self, browser):
        """Picks all that is due."""
        for i in range(2):
            browser.wait('const found = [...document.querySelectorAll("#now button[aria-pressed=false]:not([aria-disabled])")];'
                         'if (found.length) found[0].click(); return found.length')
            browser.wait('return document.querySelectorAll("#now [aria-pressed=true]").length > arguments[0]'
                         '|| document.querySelector("#state").dataset.revision !== "0"', i)

    def test_pages(self):
        """Two pages of one phone, two that claim a seat, and one that is sent away."""
        server = self.serve(phones.find_step('concordia', 'turn', seed=5))
        host, browser = self.open(server, 390, as_host=True), self.open(server, 320)
        self.sit(host, browser, 1)
        page = browser.driver.current_window_handle
        browser.driver.switch_to.new_window('window')
        browser.driver.get(f'http://127.0.0.1:{server.port}/')
        browser.wait_for('#now')
        browser.driver.switch_to.window(page)
        browser.wait('return !document.querySelector("#newer").hidden')
        browser.touch('#newer button')
        browser.wait('return document.querySelector("#newer").hidden')
        other = self.open(server, 390, 'fr')
        self.sit(host, other, 1)
        browser.wait_until_gone('#now')
        browser.wait_for('#join')
        host.touch('[data-act="send-away"][data-which="2"]')
        browser.wait('return !document.querySelector("#stranger").hidden')
        self.assertEqual(browser.run('return document.querySelector("main").textContent'), '')
        # Rules are looked up, and stay as the game goes on.
        other.run('document.querySelector("#search input").value = "province"; document.querySelector("#search").requestSubmit()')
        other.wait('return document.querySelector("#found").innerText')
        host.touch('[data-act="right"][data-which="5"]')
        other.wait('return document.querySelector("#now [data-deed]") || document.querySelector("#found").innerText')
        self.assertTrue(other.run('return document.querySelector("#found").innerText'))
        self.check(host, 'concordia-host')
        self.check(other, 'concordia')

    def test_hand(self):
        """What the host undoes under somebody's hand is said there, and nothing is entered."""
        server = self.serve(phones.simulate('genua', players=3, cursor=13))
        boards = reach.Boards(phones.TOOL, server.path)
        turn, cursor = boards.look(0, [])['asks'][0], server.read()['cursor']
        host, browser = self.open(server, 390, as_host=True), self.open(server, 320, 'fr')
        self.sit(host, browser, turn)
        host.touch(f'[data-act="right"][data-which="{turn * 3 + 2}"]')
        chosen = next(path for path, deed in reach.list_deeds(boards.look(turn, [])) if 'choose' in deed)
        browser.do(chosen)
        choices = browser.get('choices')
        self.assertNotEqual(choices, '')
        # News do not come before the next touch.
        browser.run('source.close()')
        host.touch('[data-act="undo"]')
        server.wait_for_cursor(cursor - 1)
        browser.touch('#now [data-deed]:not([data-deed="back"])')
        browser.wait_for_text('#told', 'La partie a continué')
        browser.rest()
        # It stands where it is seen, wherever the page was scrolled to, until something else is touched; news are no touch.
        browser.run('scrollTo(0, document.body.scrollHeight); ask("/look", {})')
        browser.rest()
        self.assertTrue(browser.run('const box = document.querySelector("#told[role=alert]").getBoundingClientRect();'
                                    'return box.height > 20 && box.top >= 0 && box.bottom <= innerHeight'))
        self.check(browser, 'told')
        # What was chosen there, and still can be, stays.
        self.assertEqual(browser.get('choices'), choices)
        self.assertEqual(server.read()['cursor'], cursor - 1)
        browser.touch('#now [data-deed="back"]')
        browser.wait('return !document.querySelector("#told").textContent')

    def test_typing(self):
        """What is being typed stays, and the keys where they are, when news come."""
        server = self.serve(phones.find_step('concordia', 'turn', seed=5))
        host = self.open(server, 390, as_host=True)
        host.wait_for('#search input')
        host.run('document.querySelector("#search input").focus(); document.activeElement.value = "prov";'
                 'document.activeElement.setSelectionRange(1, 3)')
        revision = host.get('revision')
        phones.Phone(server, as_host=True).act('language', 1)
        guest = phones.Phone(server)
        guest.act('seat', 1)
        self.assertEqual(guest.status, 200)
        host.wait_for('#asking [data-act="let-in"]')
        self.assertEqual(host.run('return document.activeElement.value'), 'prov')
        host.run('ask("/act", {act: "undo", which: ""})')
        host.wait('return document.getElementById("state").dataset.revision !== arguments[0]', revision)
        self.assertEqual(host.run('return document.activeElement.value'), 'prov')
        self.assertEqual(host.run('return [document.activeElement.selectionStart, document.activeElement.selectionEnd]'), [1, 3])

    def test_number(self):
        """A number that is being typed stays while news come, with the keys and the place in it."""
        record = phones.simulate('visby', players=3, seed=5)
        record['events'] = [event for event in record['events'] if event['type'] != 'rates']
        record['cursor'] = next(i for i, event in enumerate(record['events']) if event['type'] == 'trades')
        server = self.serve(record)
        host = self.open(server, 390, as_host=True)
        number = host.wait_for('#now input[type="number"]')
        number.send_keys('15', Keys.ARROW_LEFT)
        phones.Phone(server).act('seat', 1)
        host.wait_for('#asking [data-act="let-in"]')
        host.rest()
        host.driver.switch_to.active_element.send_keys('2')
        self.assertEqual(host.run('return document.activeElement.value'), '125')
        self.assertEqual(host.run('return document.activeElement'), number)
        # One that cannot be makes room for the one that stays chosen.
        path, most = number.get_attribute('data-deed'), int(number.get_attribute('max'))
        host.do(path, 2)
        host.wait('return document.querySelector(`[data-deed="${CSS.escape(arguments[0])}"]`).defaultValue === "2"', path)
        choices = host.get('choices')
        host.do(path, most + 1)
        host.wait_for_text('#told', f'to {most} ')
        self.assertEqual(host.get('choices'), choices)
        self.assertEqual(host.run('return document.querySelector(`[data-deed="${CSS.escape(arguments[0])}"]`).value', path), '2')

    def test_hurried(self):
        """That what was asked too fast says so, and what stands there stays."""
        host = self.open(self.serve(phones.simulate('visby', players=3, seed=5, cursor=1)), 390, 'fr', as_host=True)
        host.touch('#join [data-which="1"]')
        host.wait_for('#now')
        host.wait('return source && source.readyState === 1 && !busy')
        host.run('send = async () => new Response("Wait", {status: 429})')
        host.touch('#now button[aria-pressed]:not([aria-disabled])')
        host.wait_for_text('#told', 'Wait')
        self.assertTrue(host.run('return !!document.querySelector("#now button[aria-pressed]")'))
        # So does what is asked beside the game, and what was found stays until something else is.
        host.run('get("found").textContent = "found"; tell(""); document.querySelector("#search").requestSubmit()')
        host.wait_for_text('#told', 'Wait')
        host.run('tell(""); document.querySelector("[data-topic]").click()')
        host.wait_for_text('#told', 'Wait')
        self.assertEqual(host.run('return [get("found").textContent, get("reconnecting").hidden]'), ['found', True])
        # What is not answered at all is no more waited for.
        host.run('send = () => Promise.reject(new DOMException("", "AbortError"));'
                 'document.querySelector("[data-topic]").click()')
        host.wait('return !get("reconnecting").hidden')

    def test_language(self):
        """What stands around the game is in the language that was touched, and what is typed stays."""
        server = self.serve(phones.simulate('visby', players=3, seed=5, cursor=1))
        host = self.open(server, 390, 'en', as_host=True)
        host.wait_for_text('nav', 'Rules')
        host.run('document.querySelector("#search input").value = "prov"')
        host.touch(f'[data-act="language"][data-which="{phones.LANGUAGES.index("fr")}"]')
        host.wait_for_text('nav', 'Règles')
        self.assertEqual(host.run('return document.querySelector("#search input").value'), 'prov')
        self.assertEqual(host.run('return document.querySelector("nav").getAttribute("aria-label")'), 'Parties de la page')
        self.assertIn('téléphone', host.run('return get("full").textContent'))
        self.assertTrue(host.run('return [...document.querySelectorAll(".notice")].every(notice => notice.hidden)'))

    def test_motion(self):
        """Nothing moves for who wants that."""
        server = self.serve(phones.find_step('concordia', 'turn', seed=5))
        host = self.open(server, 320, as_host=True)
        host.wait_for('#rules')
        for wish, behavior in [('no-preference', 'smooth'), ('reduce', 'auto')]:
            host.driver.execute_cdp_cmd('Emulation.setEmulatedMedia', {'features': [{'name': 'prefers-reduced-motion', 'value': wish}]})
            self.assertEqual(host.run('return getComputedStyle(document.documentElement).scrollBehavior'), behavior)
        self.assertEqual(host.run(MOVING), [])
        # Who goes to a part of the page is there.
        self.assertTrue(host.run('document.querySelector("nav a[href=\'#rules\']").click();'
                                 'return Math.abs(document.querySelector("#rules").getBoundingClientRect().top) < 40'
                                 '|| scrollY + innerHeight >= document.documentElement.scrollHeight - 1'))

    def test_forms(self):
        """A form that is filled in stays so when it is refused."""
        record = phones.simulate('colonia', players=3)
        record['cursor'] = next(i for i, event in enumerate(record['events']) if event['type'] == 'ship')
        server = self.serve(record)
        host = self.open(server, 320, as_host=True)
        host.touch('#now [data-deed="told/ship/tell"]')
        host.wait_for('#fill')
        # Nothing is called as programs call it.
        host.wait_for_text('#fill', 'Cargo Holds')
        self.assertIsNone(re.search(r'\b(london|novgorod|saddle|pays)\b', host.run('return document.querySelector("#fill").innerText')))
        self.check(host, 'form')
        host.run('document.querySelector("#fill [name$=pays]").value = "7"')
        host.touch('#fill [type="submit"]')
        host.wait('return document.querySelector("#told").textContent')
        self.assertEqual(host.run('return document.querySelector("#fill [name$=pays]").value'), '7')
        self.assertEqual(server.read()['cursor'], record['cursor'])


class Network(Case):
    """A phone in a network of its own, which goes out of reach and comes back from elsewhere."""

    def test_reach(self):
        if network.can_connect() is not None:
            self.assertNotEqual(os.environ.get('CI'), 'true', network.can_connect())
            self.skipTest(network.can_connect())
        table, room = network.connect(self)
        with table.inside():
            server = self.serve(phones.simulate('visby', players=3, seed=5, cursor=1), '0.0.0.0')
        host = network.Far(table, server, as_host=True)
        # What drives the browser speaks to it over the loopback of its network.
        self.enterContext(room.inside())
        browser = self.open(server, 390, 'fr', address=network.TABLE)
        browser.touch('[data-act="seat"][data-which="1"]')
        browser.rest()
        host.act('let-in', phones.find_wish(host))
        browser.wait_for('#now')
        revision = browser.get('revision')
        network.lose(room)
        # What happens meanwhile is heard of later.
        host.act('undo')
        browser.wait('return !document.querySelector("#reconnecting").hidden')
        self.assertEqual(browser.get('revision'), revision)
        browser.take_picture('lost')
        network.come_back(room)
        browser.wait('return document.querySelector("#reconnecting").hidden && document.getElementById("state").dataset.revision !== arguments[0]',
                     revision)
        self.assertTrue(browser.run('return !!document.querySelector("#now")'))
        self.assertEqual(server.stop(), 0)


class Evenings(Case):
    """What happened in a game happens once more, on the phones of those who sit at the table."""

    LANGUAGES = ['en', 'fr', phones.OTHER]
    WIDTHS = [320, 390]

    def sit_down(self, record, n_players):
        """A table at which everybody may play the own turn, and the host enters the rest."""
        self.server = self.serve(record)
        self.boards = reach.Boards(phones.TOOL, self.server.path)
        self.host = self.open(self.server, 768, as_host=True)
        self.phones = []
        for seat in range(n_players):
            browser = self.open(self.server, self.WIDTHS[seat % 2], self.LANGUAGES[seat % 3], is_dark=seat % 2 == 1)
            self.sit(self.host, browser, seat + 1)
            self.phones.append(browser)
        self.host.touch(f'[data-act="right"][data-which="2"]')
        self.host.rest()

    def find_actor(self, event):
        """Who can do it, and by which touches: who sits there, or else the host."""
        seat = event.get('player', 0)
        for browser, who in ([(self.phones[seat - 1], seat)] if seat else []) + [(self.host, 0)]:
            touches = reach.find_touches(self.boards, who, event)
            if touches and browser.has(touches[0][0]):
                return browser, touches
        return self.host, None

    def play(self, event):
        """Lets it happen, and those pass who have nothing else to do; tells how many events that were."""
        cursor = self.server.read()['cursor']
        revision = self.host.get('revision')
        picks = reach.find_picks(self.boards, event)

        if picks:
            for seat, paths in sorted(picks.items()):
                for path in paths:
                    self.phones[seat].do(path)
        else:
            browser, touches = self.find_actor(event)
            for path, number in touches or []:
                browser.do(path, number)
            if touches is None:
                self.fill_in(event)
        for browser in [self.host, *self.phones]:
            browser.wait('return document.getElementById("state").dataset.revision !== arguments[0] && !busy', revision)
        happened = self.server.wait_for_more(cursor)
        self.assertEqual(reach.strip(happened[0]), reach.strip(event))
        return [reach.strip(event) for event in happened]

    def fill_in(self, event):
        board = self.boards.look(0, [])
        path = next(path for path, deed in reach.list_deeds(board) if deed.get('form', {}).get('type') == event['type'])
        self.host.fill_in(path, phones.flatten(event))

    def replay(self, game, n_players, seed, first, last, **options):
        record = phones.simulate(game, n_players, seed, **options)
        events = record['events'][first(record['events']):]
        record['cursor'] = len(record['events']) - len(events)
        record['events'] = record['events'][:record['cursor']]
        self.sit_down(record, n_players)
        i, n = 0, last(events)
        for part in range(3):
            while i < n * part // 2:
                happened = self.play(events[i])
                self.assertEqual(happened, [reach.strip(event) for event in events[i:i + len(happened)]])
                i += len(happened)
            self.look(game, i)
        self.assertEqual(self.server.stop(), 0)

    def look(self, game, i):
        for who, browser in [('host', self.host), *enumerate(self.phones[:3], 1)]:
            self.check(browser, f'{game}-{i}-{who}')

    def test_colonia(self):
        """A week by six in three languages, from the family cards to those of the next."""
        self.replay('colonia', 6, 7, lambda events: find_event(events, 'family-cards', 0),
                    lambda events: find_event(events, 'family-cards', 1))

    def test_visby(self):
        """A whole game by six."""
        self.replay('visby', 6, 3, lambda events: 1, len)

    def test_concordia(self):
        """A round by three, with what is revealed."""
        self.replay('concordia', 3, 7, lambda events: 7, lambda events: 14)

    def test_genua(self):
        """A round by three."""
        self.replay('genua', 3, 7, lambda events: 1, lambda events: 13)


def find_event(events, event_type, n):
    """Where the n-th event of a kind is, from 0."""
    return [i for i, event in enumerate(events) if event['type'] == event_type][n]


if __name__ == '__main__':
    if os.environ.get('CI') == 'true' and not AXE:
        sys.exit('axe-core is missing: KONTOR_AXE says where axe.min.js is')
    if webdriver is None or BROWSER is None or DRIVER is None:
        print('chromium-headless-shell, chromium-driver or python3-selenium is missing')
        sys.exit(1 if os.environ.get('CI') == 'true' else SKIPPED)
    unittest.main()
