#!/usr/bin/python3
# test-next-language.py: the key that changes the language, where others take the keys
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""On a screen so small that families are in popovers, and answers in popovers of these."""

import re
import sys

sys.dont_write_bytecode = True

import table

LANGUAGES = table.LANGUAGES[1:] + table.LANGUAGES[:1]


def find_beginnings(message):
    """What a message begins with in each language, before what is filled in."""
    return {language: '^' + re.escape(table.translate(message, language).partition('%')[0]) for language in LANGUAGES}


# One of them is asked of whoever plays.
QUESTION = find_beginnings('Why “%s”?')
RULE = find_beginnings('Read the rule in “%s”')


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
        for language in LANGUAGES:
            self.program.key('ctrl+shift+l')
            self.wait_for(names[language])


if __name__ == '__main__':
    table.main()
