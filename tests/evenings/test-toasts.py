#!/usr/bin/python3
# test-toasts.py: what is said in passing is in nobody's way
#
# SPDX-License-Identifier: GPL-3.0-or-later

import re
import sys
import time

sys.dont_write_bytecode = True

import driver
import table

SIZES = [(1280, 800), (360, 720)]
# As little as this makes a toast lie over something as soon as one scrolls.
SMALL = (360, 420)

BOOTH = re.compile('^Booth ([0-9]): ')

VAIN = re.compile('^Only [0-9]+ members? at home')
RULE = re.compile('^Rule$')
TAKEN = re.compile('^Booth [0-9] was taken by')

# How much too late somebody is who reaches for a toast, and when a press is not meant for that any more.
SECONDS_TOO_LATE = 0.4
SECONDS_TO_GO = 1.1


class Toasts(table.Case):
    def test_covers_no_button(self):
        """What is said does not lie over what somebody wants to press next, be that at the foot of the page."""
        orders = table.play_until(lambda state: find_vain_order(state) is not None)
        relics = table.play_until(lambda state: state['step'] == 'reveal-relics')
        craftsman = find_vain_order(table.read_state(orders))
        for size in SIZES:
            self.program.screen.resize(size)
            self.check_toast(orders, [str(craftsman + 1)], VAIN)
            self.check_toast(relics, ['l', '9', 'space', '0', 'n'], re.compile('^A relic has at least 1 point'))

    def check_toast(self, record, keys, said):
        self.open_game(record)
        self.program.find('button', 'Undo', driver.Item.is_sensitive)
        if len(keys) > 1:
            self.wait_for_focus('spin', 'What the card costs')
        self.type_keys(*keys)
        self.assertEqual(self.find_covered(self.find_toast(said)), [])
        # What was typed would be asked after.
        self.program.kill()

    def test_press_as_it_goes(self):
        """Who presses a toast a moment too late does not press what was below it."""
        record = table.play_until(lambda state: find_taken_booth(state) is not None and can_take_all(state))
        self.program.screen.resize(SMALL)
        self.open_game(record)
        cursor = table.get_cursor(record)
        self.program.key(str(find_taken_booth(table.read_state(record))))
        self.find_toast(TAKEN).point()
        booth = self.program.wait_until(self.scroll_booth_below_toast, 'a booth below the toast')
        toast = self.see_toast(TAKEN)
        self.take_picture('toasts-over-booth')
        common = find_common(toast.get_place(), booth.get_place())
        self.program.find('button', where=lambda item: item.name != 'Rule' and is_in(item, toast)).click()
        time.sleep(SECONDS_TOO_LATE)
        self.program.screen.move_pointer(*common)
        self.program.screen.click()
        self.program.wait_until_gone('button', 'Rule')

        # A press that is meant for the booth is one, and the first that is entered.
        time.sleep(SECONDS_TO_GO)
        self.assertEqual(table.get_cursor(self.read_game()), cursor)
        booth.point()
        self.program.screen.click()
        self.assertEqual(self.wait_for_cursor(cursor + 1)['events'][cursor]['booth'], read_number(booth))

    def test_leads_to_rule(self):
        """The button of what refuses something leads to its rule, beside the sentence or below it."""
        orders = table.play_until(lambda state: find_vain_order(state) is not None)
        craftsman = find_vain_order(table.read_state(orders))
        keyfile = self.config / 'glib-2.0' / 'settings' / 'keyfile'
        keyfile.parent.mkdir(parents=True)
        self.program.screen.resize(SIZES[-1])
        for scale in [1, 2]:
            keyfile.write_text(f'[io/github/kontor_companion/Kontor]\ntext-scale={scale}.0\n', encoding='utf-8')
            self.open_game(orders)
            self.program.find('button', 'Undo', driver.Item.is_sensitive)
            self.type_keys(str(craftsman + 1))
            toast = self.find_toast(VAIN)
            button, label = (next(item for item in toast.walk() if said.search(item.name)) for said in [RULE, VAIN])
            self.assertEqual(button.get_place()[1] >= sum(label.get_place()[1::2]), scale == 2)
            button.press()
            self.program.find('button', 'Follow the Game')
            self.program.kill()

    def find_covered(self, toast):
        """What can be pressed and is below the toast, asked at once, as that soon goes."""
        buttons = [item for item in self.program.look().walk()
                   if item.role in driver.ROLES['button'] and not is_in(item, toast)]
        place, *places = self.program.looker.measure([item.place for item in [toast] + buttons])

        return [button for button, other in zip(buttons, places)
                if other and (common := find_common(place, other)) and button.is_sensitive()
                and driver.is_showing(button) and driver.Sight().find_cutter(button, common) is None]

    def scroll_booth_below_toast(self):
        toast = self.see_toast(TAKEN)
        # It stays as long as somebody points at it.
        toast.point()
        for booth in self.program.find_all('button', BOOTH, driver.Item.is_sensitive):
            if covers(toast, booth):
                return booth
        self.program.screen.move_pointer(SMALL[0] // 2, SMALL[1] - 90)
        self.program.screen.click(driver.WHEEL_DOWN)
        return None

    def see_toast(self, said):
        """The toast that says something."""
        return find_whole_toast(self.program.find('label', said, lambda item: find_whole_toast(item) is not None))

    def find_toast(self, said):
        """The same when it has come, from below."""
        def rests():
            before = self.see_toast(said).get_place()
            time.sleep(0.1)
            return self.see_toast(said).get_place() == before

        self.program.wait_until(rests, 'the toast to rest')

        return self.see_toast(said)


def find_whole_toast(item):
    """The toast that something is on, or None."""
    return next(filter(driver.Item.is_toast, item.get_line()), None)


def is_in(item, other):
    """Whether something is in something else, by another look."""
    return other.place in [around.place for around in item.get_line()]


def covers(toast, button):
    """Whether one is over the other, where that is to be seen."""
    common = find_common(toast.get_place(), button.get_place())

    return common is not None and driver.is_showing(button) and driver.Sight().find_cutter(button, common) is None


def find_common(place, other):
    """The middle of what two places have in common, if anything."""
    left, right = max(place[0], other[0]), min(place[0] + place[2], other[0] + other[2])
    top, bottom = max(place[1], other[1]), min(place[1] + place[3], other[1] + other[3])

    return ((left + right) // 2, (top + bottom) // 2) if left < right and top < bottom else None


def find_vain_order(state):
    """A craftsman, from 0, who takes more members than the player has at home, as all can see."""
    if state['step'] != 'orders':
        return None
    supply = state['players'][state['player'] - 1]['supply']

    return next((number for number, name in enumerate(table.CRAFTSMEN) if len(state['contracts'][name]) >= supply > 0),
                None)


def find_taken_booth(state):
    return next((number for number, booth in enumerate(state['booths'], 1) if booth['player']), None)


def can_take_all(state):
    """Whether there is a booth that can be taken, and none that cannot for want of members."""
    sizes = [sum(booth['resources'].values()) for booth in state['booths'] if not booth['player']]

    return 0 < max(sizes, default=0) <= state['players'][state['player'] - 1]['supply']


def read_number(booth):
    return int(BOOTH.match(booth.name)[1])


if __name__ == '__main__':
    table.main()
