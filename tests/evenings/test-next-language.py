#!/usr/bin/python3
# test-next-language.py: the key that changes the language, where others take the keys
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""On a screen so small that families are in popovers, and answers in popovers of these."""

import re
import sys

sys.dont_write_bytecode = True

import table

QUESTION = {'en': '^Why ', 'fr': '^Pourquoi ', 'nl': '^Waarom '}
RULE = {'en': r'^Read the rule in ', 'fr': r'^Lire la règle dans ', 'nl': r'^De regel lezen in '}


class NextLanguage(table.Case):
    def test_popovers(self):
        self.open_game(table.play_until(lambda state: state['step'] == 'market' and state['week'] == 2))
        self.program.press('button', re.compile('^Agnes'))
        self.check_languages(QUESTION)
        self.wait_for(QUESTION['en'])[0].press()
        self.check_languages(RULE)
        # Both are put away: GTK complains about a popover that is open while its window goes.
        self.program.key('Escape')
        self.program.wait_until_gone('button', re.compile(RULE['en']))
        n_questions = len(self.program.find_all('button', re.compile(QUESTION['en'])))
        self.program.key('Escape')
        self.program.wait_until(lambda: len(self.program.find_all('button', re.compile(QUESTION['en']))) < n_questions,
                                'fewer questions')

    def wait_for(self, name):
        return self.program.wait_until(lambda: self.program.find_all('button', re.compile(name)), f'“{name}”')

    def check_languages(self, names):
        """What is open stays so, in one language after the other."""
        self.wait_for(names['en'])
        for language in ['fr', 'nl', 'en']:
            self.program.key('ctrl+shift+l')
            self.wait_for(names[language])


if __name__ == '__main__':
    table.main()
