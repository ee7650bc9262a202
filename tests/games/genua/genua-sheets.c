/* genua-sheets.c: what is drawn for Genua
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "sheets.h"

#include "genua-state.h"

/* Larger than any sign is drawn. */
#define SIZE 64

/* A sign, as it stands beside a name. */
#define GENUA_TYPE_SIGN (genua_sign_get_type ())

G_DECLARE_FINAL_TYPE (GenuaSign, genua_sign, GENUA, SIGN, ParlourFigure)

struct _GenuaSign {
  ParlourFigure parent_instance;

  GtkIconPaintable *icon;
};

G_DEFINE_FINAL_TYPE (GenuaSign, genua_sign, PARLOUR_TYPE_FIGURE)

static void
genua_sign_draw (ParlourFigure      *figure,
                 cairo_t            *cr,
                 const ParlourPaper *paper,
                 double              width,
                 double              height)
{
  const GdkRGBA colors[] = { paper->ink, paper->ink, paper->ink, paper->ink };
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  gtk_symbolic_paintable_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (GENUA_SIGN (figure)->icon), snapshot, width, height,
                                            colors, G_N_ELEMENTS (colors));
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  if (node != NULL)
    gsk_render_node_draw (node, cr);
}

static void
genua_sign_dispose (GObject *object)
{
  g_clear_object (&GENUA_SIGN (object)->icon);

  G_OBJECT_CLASS (genua_sign_parent_class)->dispose (object);
}

static void
genua_sign_class_init (GenuaSignClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = genua_sign_dispose;
  PARLOUR_FIGURE_CLASS (klass)->draw = genua_sign_draw;
}

static void
genua_sign_init (GenuaSign *self)
{
}

static GtkWidget *
make_sign (const char *id)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());
  g_autofree char *name = g_strdup_printf ("genua-%s-symbolic", id);
  GenuaSign *self = g_object_new (GENUA_TYPE_SIGN, NULL);

  gtk_icon_theme_add_resource_path (theme, RESOURCE_PATH "/icons");
  self->icon = gtk_icon_theme_lookup_icon (theme, name, NULL, SIZE, 1, GTK_TEXT_DIR_LTR, GTK_ICON_LOOKUP_FORCE_SYMBOLIC);

  return GTK_WIDGET (self);
}

static void
make_places (GtkWidget **figures)
{
  for (int place = 0; place < GENUA_N_PLACES; place++)
    figures[place] = make_sign (genua_place_ids[place]);
}

/* There is no sign of money. */
static void
make_things (GtkWidget **figures)
{
  for (int thing = GENUA_FIRST_GOOD; thing < GENUA_N_THINGS; thing++)
    figures[thing - GENUA_FIRST_GOOD] = make_sign (genua_thing_ids[thing]);
}

/* As large as on a page, and where everything is twice as large. */
const Sheet genua_sheets[] = {
  { "places", make_places, 24, 24, 20 },
  { "large-places", make_places, 44, 44, 40 },
  { "things", make_things, 24, 24, 20 },
  { "large-things", make_things, 44, 44, 40 },
  { NULL },
};
