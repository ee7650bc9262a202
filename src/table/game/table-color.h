/* table-color.h: by which colours players are told apart
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/**
 * TableColor:
 * @TABLE_COLOR_YELLOW: yellow
 * @TABLE_COLOR_BLUE: blue
 * @TABLE_COLOR_GREEN: green
 * @TABLE_COLOR_RED: red
 * @TABLE_COLOR_ORANGE: orange
 * @TABLE_COLOR_PURPLE: purple
 * @TABLE_COLOR_BLACK: black
 * @TABLE_COLOR_WHITE: white
 * @TABLE_N_COLORS: how many there are
 *
 * The colour of a player, of which no two in a game have the same. They are those
 * of all games together, so that who is red in one has the emblem that red has in
 * any other.
 */
typedef enum {
  TABLE_COLOR_YELLOW,
  TABLE_COLOR_BLUE,
  TABLE_COLOR_GREEN,
  TABLE_COLOR_RED,
  TABLE_COLOR_ORANGE,
  TABLE_COLOR_PURPLE,
  TABLE_COLOR_BLACK,
  TABLE_COLOR_WHITE,
  TABLE_N_COLORS
} TableColor;

/**
 * table_color_ids: (array zero-terminated=1)
 *
 * The id of each `TableColor` as records spell it, ended by `NULL`.
 */
extern const char *const table_color_ids[];

TableColor  table_color_find       (const char *id);
const char *table_color_get_name   (int         which);
const char *table_color_get_letter (int         which);
