#!/bin/sh
# check-rules.sh: every numbered rule has a test
#
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Usage: check-rules.sh TEST...
# Fails, naming them, if there are rules that none of the test programs has a
# test for, /rules/<room>/<rule>.

set -eu

# room, letters, and how many rules
rooms='setup SET 10
monday MON 3
tuesday TUE 6
council VOTE 2
edicts EDICT 6
wednesday WED 3
thursday THU 4
friday FRI 2
saturday SAT 2
sunday SUN 6
scoring END 3
correction ALL 3'

# Newer versions of GLib list the names as comments.
tests=$(for program in "$@"; do "$program" -l; done | sed 's/^# //')

missing=$(printf '%s\n' "$rooms" | while read -r room letters count; do
  number=1
  while [ "$number" -le "$count" ]; do
    name="/rules/$room/$letters-$number"
    printf '%s\n' "$tests" | grep -Fqx "$name" || printf '%s\n' "$name"
    number=$((number + 1))
  done
done)

if [ -n "$missing" ]; then
  printf 'No test has these names:\n%s\n' "$missing" >&2
  exit 1
fi
