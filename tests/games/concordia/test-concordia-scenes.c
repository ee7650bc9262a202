/* test-concordia-scenes.c: the rules of Concordia, scene by scene
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "plain-scenes.h"
#include "concordia-state.h"

int
main (int    argc,
      char **argv)
{
  return plain_scenes_run (argc, argv, &concordia_game);
}
