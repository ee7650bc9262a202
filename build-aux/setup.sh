# setup.sh: what the scripts here share, namely the tools and the build
#
# SPDX-License-Identifier: GPL-3.0-or-later
#
# To be sourced by bash. "setup_tools" sees to the tools and libraries, "build"
# makes a build directory, both say in plain lines what they do.
# shellcheck shell=bash

root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)
builds=$root/_build
meson=

# What is needed, how it is recognised, and the packages that bring it on
# Debian, Fedora and Arch. The floor is what Debian 12 has.
needs=(
  'a C compiler|have_compiler|gcc libc6-dev|gcc glibc-devel|gcc'
  'meson 1.0.1|have_meson|meson|meson|meson'
  'ninja|have_ninja|ninja-build|ninja-build|ninja'
  'pkg-config|have_commands pkg-config|pkgconf|pkgconf-pkg-config|pkgconf'
  'gettext|have_commands msgattrib msgcmp msgfmt msginit msgmerge xgettext|gettext|gettext|gettext'
  'localedef|have_localedef|libc-bin|glibc-common|glibc'
  'GLib 2.74|have_library glib-2.0 2.74|libglib2.0-dev|glib2-devel|glib2'
  'GIO 2.74|have_library gio-2.0 2.74|libglib2.0-dev|glib2-devel|glib2'
  'GTK 4.8|have_library gtk4 4.8|libgtk-4-dev|gtk4-devel|gtk4'
  'libadwaita 1.2|have_library libadwaita-1 1.2|libadwaita-1-dev|libadwaita-devel|libadwaita'
  'json-glib 1.6|have_library json-glib-1.0 1.6|libjson-glib-dev|json-glib-devel|json-glib'
  'libarchive 3.6|have_library libarchive 3.6|libarchive-dev|libarchive-devel|libarchive'
  'libsoup 3.2|have_library libsoup-3.0 3.2|libsoup-3.0-dev|libsoup3-devel|libsoup3'
  'libqrencode 4.0|have_library libqrencode 4.0|libqrencode-dev|qrencode-devel|qrencode'
  'SVG for icons|have_svg_icons|librsvg2-common|librsvg2|librsvg'
)

say ()
{
  printf '%s\n' "$*"
}

complain ()
{
  printf '%s\n' "$*" >&2
}

# Whether version $2 is at least $1.
is_at_least ()
{
  [[ -n $2 && $(printf '%s\n' "$1" "$2" | sort -V | head -n 1) == "$1" ]]
}

have_commands ()
{
  local name

  for name in "$@"; do
    command -v "$name" >/dev/null || return 1
  done
}

# Some systems keep it where users do not look for programs.
have_localedef ()
{
  have_commands localedef || [[ -x /usr/sbin/localedef || -x /sbin/localedef ]]
}

have_library ()
{
  pkg-config --exists "$1 >= $2" 2>/dev/null
}

# Compiles and links a program that does nothing, with the options given: a
# compiler alone, without the headers of the C library, does not help.
have_compiler ()
{
  local compiler

  mkdir -p "$builds" || return 1
  printf '#include <stdio.h>\nint main (void) { return puts ("") < 0; }\n' >"$builds/probe.c"

  # CC may hold options too.
  read -r -a compiler <<<"${CC:-cc}"
  # With --coverage more is written into the working directory.
  (cd -- "$builds" && "${compiler[@]}" "$@" -o probe probe.c 2>/dev/null)
}

# Before GTK 4.20 icons are drawn by way of gdk-pixbuf, to which SVG is an extra
# that the libraries do not ask for.
have_svg_icons ()
{
  local loaders

  have_library gtk4 4.20 && return
  loaders=$(pkg-config --variable=gdk_pixbuf_moduledir gdk-pixbuf-2.0 2>/dev/null) || return
  [[ -n $loaders ]] && compgen -G "$loaders/*svg*" >/dev/null
}

have_ninja ()
{
  have_commands ninja || have_commands ninja-build || have_commands samu
}

# The distribution's own meson comes first: another one on PATH may belong to
# a Python that is not there for it.
have_meson ()
{
  local candidate

  for candidate in /usr/bin/meson "$(command -v meson)"; do
    if [[ -x $candidate ]] && is_at_least 1.0.1 "$("$candidate" --version 2>/dev/null)"; then
      meson=$candidate
      return 0
    fi
  done

  return 1
}

get_system ()
{
  local id

  # shellcheck source=/dev/null
  id=$(. /etc/os-release 2>/dev/null && printf '%s' " ${ID-} ${ID_LIKE-} ")

  case $id in
    ' debian '*) say debian ;;
    *' debian '*) say debian-like ;;
    *' fedora '*) say fedora ;;
    *' arch '*) say arch ;;
    *) say other ;;
  esac
}

# Fills missing_things and missing_packages (those of the system $1).
find_missing ()
{
  local need thing check debian fedora arch packages package

  missing_things=()
  missing_packages=()
  hash -r

  for need in "${needs[@]}"; do
    IFS='|' read -r thing check debian fedora arch <<<"$need"

    # The check is a command with its arguments.
    # shellcheck disable=SC2086
    if $check; then
      continue
    fi

    case $1 in
      fedora) packages=$fedora ;;
      arch) packages=$arch ;;
      *) packages=$debian ;;
    esac

    missing_things+=("$thing")
    for package in $packages; do
      if [[ " ${missing_packages[*]} " != *" $package "* ]]; then
        missing_packages+=("$package")
      fi
    done
  done
}

join_with_commas ()
{
  local joined

  joined=$(printf ', %s' "$@")
  printf '%s' "${joined:2}"
}

# Root needs nothing, sudo must work without a question where nobody is there
# to answer it.
can_become_root ()
{
  (( EUID == 0 )) || { have_commands sudo && { [[ -t 0 ]] || sudo -n true 2>/dev/null; }; }
}

run_apt_get ()
{
  local sudo=()

  (( EUID == 0 )) || sudo=(sudo)
  "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=120 "$@" >>"$builds/install.log" 2>&1
}

install_on_debian ()
{
  local install=(install --yes --no-install-recommends "${missing_packages[@]}")

  if ! can_become_root; then
    complain "Missing: $(join_with_commas "${missing_things[@]}"). As root, please run:"
    complain "  apt-get ${install[*]}"
    return 1
  fi

  mkdir -p "$builds" && : >"$builds/install.log" || return 1
  say "Installing ${install[*]:3}"

  # The list of packages may not be there yet, or be out of date.
  if ! run_apt_get "${install[@]}"; then
    say 'Refreshing the list of packages first'
    if ! { run_apt_get update && run_apt_get "${install[@]}"; }; then
      cat -- "$builds/install.log" >&2
      complain 'The installation failed; please run as root:'
      complain "  apt-get update && apt-get ${install[*]}"
      return 1
    fi
  fi

  find_missing debian
  if (( ${#missing_things[@]} > 0 )); then
    complain "Not found even after the installation: $(join_with_commas "${missing_things[@]}")."
    complain 'Debian 12 is the oldest that has what is needed.'
    return 1
  fi
}

# Sees to it that everything in "needs" is there.
setup_tools ()
{
  local system missing_things missing_packages

  system=$(get_system)
  find_missing "$system"
  if (( ${#missing_things[@]} == 0 )); then
    return 0
  fi

  if [[ $system == debian ]]; then
    install_on_debian
    return
  fi

  complain "Missing: $(join_with_commas "${missing_things[@]}")."
  case $system in
    debian-like) complain "Please run: sudo apt-get install ${missing_packages[*]}" ;;
    fedora) complain "Please run: sudo dnf install ${missing_packages[*]}" ;;
    arch) complain "Please run: sudo pacman -S --needed ${missing_packages[*]}" ;;
    *) complain 'Please install them the way your system does, with the files for development.' ;;
  esac

  return 1
}

# What build() makes; nothing stands for all.
targets=()

# Builds into _build/$1, configured with the other arguments. A directory that
# was configured otherwise, or elsewhere, is made anew.
build ()
{
  local name=$1
  local directory=$builds/$name
  local log=$builds/$name.log
  local wanted

  shift
  wanted=$(printf '%s\n' "$root" "$meson" "$("$meson" --version)" \
                         "CC=${CC-}" "CC_LD=${CC_LD-}" "CFLAGS=${CFLAGS-}" "LDFLAGS=${LDFLAGS-}" "$@")

  mkdir -p "$builds" && : >"$log" || return 1

  if [[ ! -f $directory/build.ninja || $(cat -- "$directory/wanted" 2>/dev/null) != "$wanted" ]]; then
    say "Configuring _build/$name"
    rm -rf -- "$directory"
    if ! "$meson" setup "$@" "$directory" "$root" >>"$log" 2>&1; then
      cat -- "$log" >&2
      complain "Configuring _build/$name failed."
      return 1
    fi
    printf '%s\n' "$wanted" >"$directory/wanted"
  fi

  say "Building in _build/$name"
  if ! "$meson" compile -C "$directory" "${targets[@]}" >>"$log" 2>&1; then
    cat -- "$log" >&2
    complain "Building in _build/$name failed."
    return 1
  fi
}
