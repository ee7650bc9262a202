/* test-visby-scenes.c: the rules of Visby, scene by scene
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "plain-scenes.h"
#include "visby-state.h"

int
main (int    argc,
      char **argv)
{
  return plain_scenes_run (argc, argv, &visby_game);
}
