#!/bin/sh
# check-mime.sh: whether records are known by their content
#
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Usage: check-mime.sh UPDATE-MIME-DATABASE GIO MIME-PACKAGE RECORD...
#
# Asks GIO what it takes files for, as a file manager does, with a database of
# MIME types that knows the package. The RECORDs are asked for under a name
# that tells nothing.

update_mime_database=$1
gio=$2
package=$3
shift 3

record=application/x-kontor-record+json
directory=$(mktemp -d) || exit 1
trap 'rm -rf -- "$directory"' EXIT
trap 'exit 1' HUP INT TERM
status=0

export XDG_DATA_HOME="$directory/data"
mkdir -p "$XDG_DATA_HOME/mime/packages" "$directory/files" || exit 1
cp -- "$package" "$XDG_DATA_HOME/mime/packages" || exit 1
"$update_mime_database" "$XDG_DATA_HOME/mime" || exit 1

get_type ()
{
  "$gio" info -a standard::content-type -- "$1" | sed -n -e 's/^ *standard::content-type: *//p'
}

# Whether the file $1 is taken for a record ($2 is yes) or not (no).
expect ()
{
  type=$(get_type "$directory/files/$1")
  taken=no
  [ "$type" = "$record" ] && taken=yes

  if [ -z "$type" ] || [ "$taken" != "$2" ]; then
    echo "$1 is taken for \"$type\"" >&2
    status=1
  fi
}

count=0
for file in "$@"; do
  count=$((count + 1))
  cp -- "$file" "$directory/files/example-$count" || exit 1
  expect "example-$count" yes
done
[ "$count" -gt 0 ] || { echo 'no record to ask for' >&2; exit 1; }

cd "$directory/files" || exit 1

printf '{"format":"kontor-record","version":1,"game":"colonia"}' >compact
expect compact yes
printf '\n{ "game": "colonia", "version": 1, "format": "kontor-record" }\n' >elsewhere
expect elsewhere yes
printf '{"version": 1}' >named.kontor
expect named.kontor yes

# What was kept before there were other games.
printf '{"version": 1}' >named.colonia
expect named.colonia yes
printf '{"format":"colonia-record","version":1,"game":"colonia"}' >compact-before
expect compact-before yes
printf '{\n  "format": "colonia-record",\n  "version": 1\n}\n' >before
expect before yes

printf '{\n  "format": "other-record",\n  "version": 1\n}\n' >other
expect other no
printf '{\n  "format": "other-record",\n  "version": 1\n}\n' >other.json
expect other.json no
printf '{"note":"the format is kontor-record"}\n' >note
expect note no
printf '"format": "kontor-record"\n' >text
expect text no

exit $status
