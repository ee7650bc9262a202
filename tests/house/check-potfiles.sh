#!/bin/sh
# check-potfiles.sh: whether po/POTFILES.in is right
#
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Usage: check-potfiles.sh SOURCE-ROOT
#
# Fails when a file under src/ or ui/ marks something for translation and is not
# in po/POTFILES.in, or when a file listed there does not exist.

cd "$1" || exit 1

# A marker begins a word: "_(" but not "foo_(", "ngettext (", "N_(", ... What it
# marks is in quotes, there or in the next lines.
markers='(^|[^[:alnum:]_])(_|N_|C_|NC_|Q_|n?gettext|g_d[cnp]?gettext2?) *\(([^()]*"|[[:space:]]*$)'

listed=$(sed -e 's/#.*//' -e 's/[[:space:]]*$//' -e '/^$/d' po/POTFILES.in) || exit 1
marked=$(find src -name '*.[ch]' -exec grep -l -E -e "$markers" {} +
  find ui -name '*.ui' -exec grep -l -e 'translatable="yes"' {} +)
status=0

for file in $marked; do
  if ! printf '%s\n' "$listed" | grep -q -x -F -e "$file"; then
    echo "$file has something to translate, but is not in po/POTFILES.in" >&2
    status=1
  fi
done

for file in $listed; do
  if ! [ -f "$file" ]; then
    echo "$file is in po/POTFILES.in, but does not exist" >&2
    status=1
  fi
done

exit $status
