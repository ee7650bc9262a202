#!/bin/sh
# make-locales.sh: makes locales in which nothing but the language is said
#
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Usage: make-locales.sh LOCALEDEF ENDIANNESS SOURCE DIRECTORY LANGUAGE...
#
# A system without the package of its locales lacks the character map, too, that
# localedef takes for granted: here is one, of ASCII.
#
# localedef warns of the categories that are left out, fills them with those of
# the C locale, and says so by its exit status: what it made tells whether it
# worked. What it filled in is thrown away.

localedef=$1
endianness=$2
source=$3
directory=$4
shift 4

rm -rf "$directory" && mkdir -p "$directory" || exit 1

charmap=$directory/ANSI_X3.4-1968
{
  printf '<code_set_name> ANSI_X3.4-1968\n<comment_char> %%\n<escape_char> /\nCHARMAP\n'
  code=0
  while [ "$code" -lt 128 ]; do
    printf '<U%04X> /x%02x ASCII\n' "$code" "$code"
    code=$((code + 1))
  done
  printf 'END CHARMAP\n'
} >"$charmap"

for language in "$@"; do
  log=$("$localedef" --no-archive "--$endianness-endian" -c -f "./$charmap" -i "$source" \
    "./$directory/$language" 2>&1)
  if ! [ -s "$directory/$language/LC_MESSAGES/SYS_LC_MESSAGES" ]; then
    printf '%s\n' "$log" >&2
    exit 1
  fi

  find "$directory/$language" -type f ! -name SYS_LC_MESSAGES -exec rm -f {} +
done

rm -f "$charmap"
