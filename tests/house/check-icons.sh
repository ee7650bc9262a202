#!/bin/sh
# check-icons.sh: whether the application's own icons are right
#
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Usage: check-icons.sh SOURCE-ROOT
#
# Fails when an icon is not among the resources, when one is named that is not
# there, and when a symbolic one uses what GTK does not give the colour of the
# text: it knows filled paths, rectangles and circles.

cd "$1" || exit 1

icons=ui/icons/scalable/actions
named=$(grep -r -h -o -w -E '(colonia|kontor)-[a-z0-9-]+-symbolic' \
             --include='*.[ch]' --include='*.ui' --include='*.css' src ui | sort -u)
status=0
count=0

for file in "$icons"/*.svg data/icons/hicolor/symbolic/apps/*.svg; do
  count=$((count + 1))
  if grep -o -E '<[a-z]+' "$file" | grep -q -v -x -E '<(svg|path|rect|circle)' \
     || grep -q -E '(stroke|style|class)=' "$file"; then
    echo "$file has what GTK does not colour" >&2
    status=1
  fi
done

for file in "$icons"/*.svg; do
  if ! grep -q -F -e ">${file#ui/}<" ui/kontor.gresource.xml; then
    echo "$file is not in ui/kontor.gresource.xml" >&2
    status=1
  fi
done

for name in $named; do
  if ! [ -f "$icons/$name.svg" ]; then
    echo "the icon $name is named, but is not in $icons" >&2
    status=1
  fi
done

[ "$count" -gt 2 ] || { echo 'no icons found' >&2; status=1; }

exit $status
