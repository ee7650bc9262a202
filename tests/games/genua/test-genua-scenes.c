/* test-genua-scenes.c: the rules of Genua, scene by scene
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "genua-state.h"
#include "plain-scenes.h"

int
main (int    argc,
      char **argv)
{
  return plain_scenes_run (argc, argv, &genua_game);
}
