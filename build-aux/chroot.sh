# chroot.sh: other Debians to build and test in
#
# SPDX-License-Identifier: GPL-3.0-or-later
#
# To be sourced by bash, after setup.sh. Each is made by debootstrap of the mirror that
# the sources of apt name, and kept in "chroots", of which whatever is there can be
# thrown away: it is made again, of the packages of that day.
# shellcheck shell=bash

chroots=${KONTOR_CHROOTS:-${XDG_CACHE_HOME:-$HOME/.cache}/kontor}

# Whoever may make another Debian has what that takes.
setup_chroots ()
{
  if (( EUID != 0 )); then
    complain 'Only root can make another Debian.'
    return 1
  fi
  needs=(
    'debootstrap|have_commands debootstrap|debootstrap||'
    'ip|have_commands ip|iproute2||'
  )
  setup_tools && mkdir -p -- "$chroots"
}

# The mirror that this system has its packages from.
find_mirror ()
{
  apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Origin: Debian' 'Component: main' \
    | grep -v security | head -n 1
}

# Makes a fresh Debian $1 in the directory $2, of which there is all or nothing. What
# debootstrap makes is kept: the next one is only unpacked.
make_system ()
{
  local base=$chroots/$1.tar

  rm -rf -- "$2" "$2.new" && mkdir -p -- "$2.new" || return
  if [[ ! -f $base ]]; then
    say "Making a Debian $1"
    if ! debootstrap --variant=minbase "$1" "$2.new" "$(find_mirror)" >"$chroots/$1.log" 2>&1; then
      tail -n 20 -- "$chroots/$1.log" >&2
      return 1
    fi
    # Nobody misses what is lost of it when the machine stops.
    printf 'force-unsafe-io\n' >"$2.new/etc/dpkg/dpkg.cfg.d/unsafe-io"
    tar -C "$2.new" -cf "$base.new" . && mv -- "$base.new" "$base" || return
  else
    tar -C "$2.new" -xf "$base" || return
  fi
  mv -- "$2.new" "$2"
}

# Runs a command in the system in the directory $1. What is mounted there, and
# what runs, goes with the command. If "own_builds" is set, these sources are its /src, and
# that directory is what it builds in. If "own_network" is, nobody else is there: displays
# are found by their numbers, and one of this system could be taken for one of that.
run_in ()
{
  local system=$1

  shift
  cp -- /etc/resolv.conf "$system/etc/resolv.conf"
  # shellcheck disable=SC2016
  sources=$root own_builds=${own_builds-} own_network=${own_network-} \
  unshare --mount --pid --fork --kill-child ${own_network:+--net} sh -c '
    system=$1
    shift
    mount -t proc proc "$system/proc"
    mount --rbind /dev "$system/dev"
    mount -t tmpfs tmpfs "$system/dev/shm"
    if [ -n "$own_builds" ]; then
      mkdir -p "$system/src" "$sources/_build" "$own_builds"
      mount --bind "$sources" "$system/src"
      mount --bind "$own_builds" "$system/src/_build"
    fi
    if [ -n "$own_network" ]; then
      ip link set lo up
    fi
    exec chroot "$system" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 \
         DEBIAN_FRONTEND=noninteractive CI=true ${KONTOR_GAMES:+KONTOR_GAMES="$KONTOR_GAMES"} "$@"
  ' run_in "$system" "$@"
}
