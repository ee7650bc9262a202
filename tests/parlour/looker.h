/* looker.h: reads all that a screen reader is told of an application
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

/* Somebody who looks at the accessibility bus. */
typedef struct _Looker Looker;

/* Whoever wants to look at an application begins before it, and does not end before the
 * process. Of @leaves it is not asked what is in them, and of @rows what labels them where they
 * have no name: roles by the numbers of AT-SPI, with 0 behind them, which are kept. */
Looker *looker_new (const char    *address,
                    const guint32 *leaves,
                    const guint32 *rows);

/* All items of the application at @path of @owner: "new" or "old" for its toolkit, and each
 * item from top to bottom: owner, path, the number of what it is in (from 0, -1 for none),
 * role, name and description. The former end with U+001E, the latter are divided by U+001F.
 * NULL if it is not there. The caller frees it. */
char *looker_look (Looker     *looker,
                   const char *owner,
                   const char *path,
                   gboolean    has_new_toolkit);

/* Whether anything has changed of what the last look told of, as far as an application says so: what comes and goes
 * by itself, as a window does, is seen where it is drawn. */
gboolean looker_has_news (Looker     *looker,
                          const char *owner,
                          const char *path);

/* Where things are in their windows: left, top, width and height of each of @paths, or
 * nothing where that is not known, each with U+001E behind it. The caller frees it. */
char *looker_measure (Looker            *looker,
                      const char        *owner,
                      const char *const *paths);
