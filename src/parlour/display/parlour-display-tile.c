/* parlour-display-tile.c: a thing on the table, seen from far away
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-display-tile.h"

#include "parlour-banner.h"
#include "parlour-emblem.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <string.h>

/* How large things are, as figures are. */
#define SIGN_SIZE 27
#define HEAD_SIZE 31

/* A thing of the game, or what a player is given, as the display for all shows them: signs
 * rather than words, which everybody reads in their own language. */
struct _ParlourDisplayTile {
  GtkWidget parent_instance;

  const ParlourGameDisplay *game;
  ParlourTileFace face;

  GtkBox *header;
  GtkBox *head_place;
  ParlourBanner *title;
  GtkLabel *text;
  GtkBox *lines;
};

G_DEFINE_FINAL_TYPE (ParlourDisplayTile, parlour_display_tile, GTK_TYPE_WIDGET)

static GtkWidget *
make_sign (ParlourDisplayTile *self,
           const ParlourSign  *sign,
           int                 size)
{
  GtkWidget *figure = sign->kind == PARLOUR_SIGN_EMBLEM
                        ? parlour_emblem_new (sign->which)
                        : self->game->make_sign (sign->kind, sign->which, sign->count);

  parlour_figure_set_size (PARLOUR_FIGURE (figure), size);
  gtk_widget_set_valign (figure, GTK_ALIGN_CENTER);

  return figure;
}

static GtkWidget *
make_line (ParlourDisplayTile    *self,
           const ParlourSignLine *line)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 7);

  gtk_widget_add_css_class (box, line->bar ? "tile-bar" : line->space ? "tile-space" : "tile-line");
  if (line->owned)
    {
      gtk_widget_add_css_class (box, "taken");
      gtk_widget_add_css_class (box, "family-tint");
      gtk_widget_add_css_class (box, table_color_ids[line->signs[0].which]);
    }

  for (int i = 0; i < line->n_signs; i++)
    gtk_box_append (GTK_BOX (box), make_sign (self, &line->signs[i], SIGN_SIZE));

  if (line->last.kind != PARLOUR_SIGN_NONE)
    {
      GtkWidget *last = make_sign (self, &line->last, SIGN_SIZE);

      gtk_widget_set_hexpand (last, TRUE);
      gtk_widget_set_halign (last, GTK_ALIGN_END);
      gtk_box_append (GTK_BOX (box), last);
    }

  return box;
}

static void
show_look (ParlourDisplayTile *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  parlour_widget_set_css_class (widget, "gold", self->face.look == PARLOUR_TILE_GOLD);
  parlour_widget_set_css_class (widget, "done", self->face.look == PARLOUR_TILE_DONE);
  parlour_widget_set_css_class (widget, "gone", self->face.look == PARLOUR_TILE_GONE);
}

static void
show_texts (ParlourDisplayTile *self)
{
  const ParlourTileFace *face = &self->face;

  parlour_banner_set_text (self->title, face->title != NULL ? face->title : "");
  gtk_widget_set_visible (GTK_WIDGET (self->title), face->title != NULL);
  gtk_label_set_label (self->text, face->text != NULL ? face->text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->text), face->text != NULL);
}

static void
show_face (ParlourDisplayTile *self)
{
  const ParlourTileFace *face = &self->face;

  show_look (self);
  show_texts (self);

  parlour_box_clear (self->head_place);
  if (face->head.kind != PARLOUR_SIGN_NONE)
    gtk_box_append (self->head_place, make_sign (self, &face->head, HEAD_SIZE));
  gtk_widget_set_visible (GTK_WIDGET (self->head_place), face->head.kind != PARLOUR_SIGN_NONE);
  gtk_widget_set_visible (GTK_WIDGET (self->header), face->title != NULL || face->head.kind != PARLOUR_SIGN_NONE);

  parlour_box_clear (self->lines);
  for (int i = 0; i < face->n_lines; i++)
    gtk_box_append (self->lines, make_line (self, &face->lines[i]));
  gtk_widget_set_visible (GTK_WIDGET (self->lines), face->n_lines > 0);
}

static void
parlour_display_tile_dispose (GObject *object)
{
  parlour_widget_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (parlour_display_tile_parent_class)->dispose (object);
}

static void
parlour_display_tile_finalize (GObject *object)
{
  parlour_tile_face_clear (&PARLOUR_DISPLAY_TILE (object)->face);

  G_OBJECT_CLASS (parlour_display_tile_parent_class)->finalize (object);
}

static void
parlour_display_tile_class_init (ParlourDisplayTileClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = parlour_display_tile_dispose;
  object_class->finalize = parlour_display_tile_finalize;

  g_type_ensure (PARLOUR_TYPE_BANNER);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/display/display-tile.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplayTile, header);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplayTile, head_place);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplayTile, title);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplayTile, text);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplayTile, lines);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "tile");
}

static void
parlour_display_tile_init (ParlourDisplayTile *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Whatever expands in it does so within the tile alone. */
  gtk_widget_set_vexpand (GTK_WIDGET (self), FALSE);
}

/* Makes a tile that shows nothing yet. */
GtkWidget *
parlour_display_tile_new (GtkSizeGroup             *titles,
                          const ParlourGameDisplay *game)
{
  ParlourDisplayTile *self;

  g_return_val_if_fail (GTK_IS_SIZE_GROUP (titles), NULL);
  g_return_val_if_fail (game != NULL, NULL);

  self = g_object_new (PARLOUR_TYPE_DISPLAY_TILE, NULL);
  self->game = game;
  parlour_banner_join (self->title, titles);

  return GTK_WIDGET (self);
}

/* Shows something. Nothing is done where nothing has changed. */
void
parlour_display_tile_show (ParlourDisplayTile *self,
                           ParlourTileFace    *face)
{
  g_return_if_fail (PARLOUR_IS_DISPLAY_TILE (self));
  g_return_if_fail (face != NULL);

  if (parlour_tile_face_is_same (&self->face, face))
    {
      parlour_tile_face_clear (face);
      return;
    }

  parlour_tile_face_clear (&self->face);
  self->face = *face;
  memset (face, 0, sizeof *face);
  show_face (self);
}
