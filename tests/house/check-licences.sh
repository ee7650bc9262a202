#!/bin/sh
# check-licences.sh: whether each file says who holds the rights and under which licence
#
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Usage: check-licences.sh REUSE SOURCE-ROOT
#
# What is built is left out, as git would where it knows these sources: files come and go there while others build.

copy=$(mktemp -d) || exit 1
trap 'rm -rf -- "$copy"' EXIT

tar -C "$2" --exclude=./.git --exclude='./_build*' --exclude=./.flatpak-builder --exclude=__pycache__ -c . | tar -C "$copy" -x || exit 1
"$1" --root "$copy" lint
