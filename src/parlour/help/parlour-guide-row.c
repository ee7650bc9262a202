/* parlour-guide-row.c: a paragraph of the rules, side by side in some languages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-guide-row.h"

#include "parlour-guide-cell.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "tongue.h"

/* A paragraph of the rules, or the title of a topic, in as many languages as are wanted. They
 * stand beneath each other where there is no room side by side. */
struct _ParlourGuideRow {
  AdwBin parent_instance;

  ParlourStalls *cells;
};

G_DEFINE_FINAL_TYPE (ParlourGuideRow, parlour_guide_row, ADW_TYPE_BIN)

static void
parlour_guide_row_class_init (ParlourGuideRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PARLOUR_TYPE_STALLS);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/help/guide-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourGuideRow, cells);
}

static void
parlour_guide_row_init (ParlourGuideRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static GtkWidget *
make_cell (const TableGame    *game,
           const TableSetup   *setup,
           const TablePassage *passage,
           const char         *language,
           gboolean            tells_language,
           const char         *words)
{
  g_autoptr (TongueScope) scope = tongue_speak (language);
  g_autofree char *title = NULL, *text = NULL;

  if (passage->paragraph < 0)
    {
      title = table_guide_get_title (game, passage->topic);
      return parlour_guide_cell_new (language, tells_language, title, NULL, words);
    }

  text = table_guide_tell_text (game, setup, passage);

  return parlour_guide_cell_new (language, tells_language, text, table_guide_get_source (game, passage), words);
}

GtkWidget *
parlour_guide_row_new (const TableGame    *game,
                       const TableSetup   *setup,
                       const TablePassage *passage,
                       const char *const  *languages,
                       const char         *words)
{
  ParlourGuideRow *self;

  g_return_val_if_fail (game != NULL && game->guide != NULL, NULL);
  g_return_val_if_fail (passage != NULL, NULL);
  g_return_val_if_fail (languages != NULL && languages[0] != NULL, NULL);

  self = g_object_new (PARLOUR_TYPE_GUIDE_ROW, NULL);
  for (int i = 0; languages[i] != NULL; i++)
    parlour_stalls_append (self->cells, make_cell (game, setup, passage, languages[i], languages[1] != NULL, words));

  return GTK_WIDGET (self);
}
