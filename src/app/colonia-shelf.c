/* colonia-shelf.c: the shelf with the games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-shelf.h"

struct _ColoniaShelf {
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (ColoniaShelf, colonia_shelf, ADW_TYPE_BIN)

static void
colonia_shelf_class_init (ColoniaShelfClass *klass)
{
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass), RESOURCE_PATH "/shelf.ui");
}

static void
colonia_shelf_init (ColoniaShelf *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * colonia_shelf_refresh:
 * @self: the shelf
 *
 * Looks again which games there are.
 */
void
colonia_shelf_refresh (ColoniaShelf *self)
{
  g_return_if_fail (COLONIA_IS_SHELF (self));
}
