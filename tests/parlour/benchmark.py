# benchmark.py: how benchmarks in Python tell their figures
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""As those in C do, see ../benchmark.c."""


def remark(what, figure, unit, more=''):
    print(f'{what:<64} {figure:10.3f} {unit:<5} {more}'.rstrip())


def tell(what, figure, unit, goal):
    remark(what, figure, unit, f'(goal: at most {goal:g} {unit}, {"kept" if figure <= goal else "missed"})')
