/* colonia-display-tile.c: a thing on the table, seen from far away
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-display-tile.h"

#include "colonia-banner.h"
#include "colonia-emblem.h"
#include "colonia-picture.h"
#include "colonia-piece.h"
#include "colonia-template.h"
#include "colonia-widgets.h"

#include <string.h>

/* How large things are, as figures are. */
#define SIGN_SIZE 27
#define HEAD_SIZE 31

/**
 * ColoniaDisplayTile:
 *
 * A booth, a craftsman, a ship or a card as the display for all shows them:
 * signs rather than words, which everybody reads in their own language.
 */
struct _ColoniaDisplayTile {
  GtkWidget parent_instance;

  ColoniaTileFace face;

  GtkBox *header;
  GtkBox *head_place;
  ColoniaBanner *title;
  GtkLabel *worth;
  GtkLabel *text;
  GtkBox *lines;
};

G_DEFINE_FINAL_TYPE (ColoniaDisplayTile, colonia_display_tile, GTK_TYPE_WIDGET)

/**
 * colonia_tile_face_clear:
 * @face: what a tile shows
 *
 * Frees what belongs to it, and empties it.
 */
void
colonia_tile_face_clear (ColoniaTileFace *face)
{
  g_return_if_fail (face != NULL);

  g_free (face->title);
  g_free (face->worth);
  g_free (face->text);
  memset (face, 0, sizeof *face);
}

static gboolean
is_same (const ColoniaTileFace *one,
         const ColoniaTileFace *other)
{
  return one->look == other->look
         && one->n_lines == other->n_lines
         && memcmp (&one->head, &other->head, sizeof one->head) == 0
         && memcmp (one->lines, other->lines, sizeof one->lines) == 0
         && g_strcmp0 (one->title, other->title) == 0
         && g_strcmp0 (one->worth, other->worth) == 0
         && g_strcmp0 (one->text, other->text) == 0;
}

static GtkWidget *
make_sign (const ColoniaSign *sign,
           int                size)
{
  static const ColoniaPieceKind kinds[] = {
    [COLONIA_SIGN_RESOURCE] = COLONIA_PIECE_RESOURCE,
    [COLONIA_SIGN_GOOD] = COLONIA_PIECE_GOOD,
    [COLONIA_SIGN_MONEY] = COLONIA_PIECE_MONEY,
    [COLONIA_SIGN_MEMBER] = COLONIA_PIECE_MEMBER,
  };
  GtkWidget *figure;

  if (sign->kind == COLONIA_SIGN_EMBLEM)
    figure = colonia_emblem_new (sign->which);
  else if (sign->kind == COLONIA_SIGN_ARMS)
    figure = g_object_new (COLONIA_TYPE_PICTURE, "kind", COLONIA_PICTURE_ARMS, "city", sign->which, NULL);
  else
    figure = colonia_piece_new (kinds[sign->kind], sign->which, sign->count);

  colonia_figure_set_size (COLONIA_FIGURE (figure), size);
  gtk_widget_set_valign (figure, GTK_ALIGN_CENTER);

  return figure;
}

static GtkWidget *
make_line (const ColoniaSignLine *line)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 7);

  gtk_widget_add_css_class (box, line->bar ? "tile-bar" : line->space ? "tile-space" : "tile-line");
  if (line->owned)
    {
      gtk_widget_add_css_class (box, "taken");
      gtk_widget_add_css_class (box, "family-tint");
      gtk_widget_add_css_class (box, colonia_color_ids[line->signs[0].which]);
    }

  for (int i = 0; i < line->n_signs; i++)
    gtk_box_append (GTK_BOX (box), make_sign (&line->signs[i], SIGN_SIZE));

  if (line->last.kind != COLONIA_SIGN_NONE)
    {
      GtkWidget *last = make_sign (&line->last, SIGN_SIZE);

      gtk_widget_set_hexpand (last, TRUE);
      gtk_widget_set_halign (last, GTK_ALIGN_END);
      gtk_box_append (GTK_BOX (box), last);
    }

  return box;
}

static void
show_look (ColoniaDisplayTile *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  colonia_widget_set_css_class (widget, "gold", self->face.look == COLONIA_TILE_GOLD);
  colonia_widget_set_css_class (widget, "done", self->face.look == COLONIA_TILE_DONE);
  colonia_widget_set_css_class (widget, "gone", self->face.look == COLONIA_TILE_GONE);
}

static void
show_texts (ColoniaDisplayTile *self)
{
  const ColoniaTileFace *face = &self->face;

  colonia_banner_set_text (self->title, face->title != NULL ? face->title : "");
  gtk_widget_set_visible (GTK_WIDGET (self->title), face->title != NULL);
  gtk_label_set_label (self->worth, face->worth != NULL ? face->worth : "");
  gtk_widget_set_visible (GTK_WIDGET (self->worth), face->worth != NULL);
  gtk_label_set_label (self->text, face->text != NULL ? face->text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->text), face->text != NULL);
}

static void
show_face (ColoniaDisplayTile *self)
{
  const ColoniaTileFace *face = &self->face;

  show_look (self);
  show_texts (self);

  colonia_box_clear (self->head_place);
  if (face->head.kind != COLONIA_SIGN_NONE)
    gtk_box_append (self->head_place, make_sign (&face->head, HEAD_SIZE));
  gtk_widget_set_visible (GTK_WIDGET (self->head_place), face->head.kind != COLONIA_SIGN_NONE);
  gtk_widget_set_visible (GTK_WIDGET (self->header), face->title != NULL || face->head.kind != COLONIA_SIGN_NONE);

  colonia_box_clear (self->lines);
  for (int i = 0; i < face->n_lines; i++)
    gtk_box_append (self->lines, make_line (&face->lines[i]));
  gtk_widget_set_visible (GTK_WIDGET (self->lines), face->n_lines > 0);
}

static void
colonia_display_tile_dispose (GObject *object)
{
  colonia_widget_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (colonia_display_tile_parent_class)->dispose (object);
}

static void
colonia_display_tile_finalize (GObject *object)
{
  colonia_tile_face_clear (&COLONIA_DISPLAY_TILE (object)->face);

  G_OBJECT_CLASS (colonia_display_tile_parent_class)->finalize (object);
}

static void
colonia_display_tile_class_init (ColoniaDisplayTileClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = colonia_display_tile_dispose;
  object_class->finalize = colonia_display_tile_finalize;

  g_type_ensure (COLONIA_TYPE_BANNER);

  colonia_template_set (widget_class, RESOURCE_PATH "/parlour/display/display-tile.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaDisplayTile, header);
  gtk_widget_class_bind_template_child (widget_class, ColoniaDisplayTile, head_place);
  gtk_widget_class_bind_template_child (widget_class, ColoniaDisplayTile, title);
  gtk_widget_class_bind_template_child (widget_class, ColoniaDisplayTile, worth);
  gtk_widget_class_bind_template_child (widget_class, ColoniaDisplayTile, text);
  gtk_widget_class_bind_template_child (widget_class, ColoniaDisplayTile, lines);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "tile");
}

static void
colonia_display_tile_init (ColoniaDisplayTile *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * colonia_display_tile_new:
 * @titles: what the titles of all tiles have in common, so that they are as
 *   large as each other
 *
 * Makes a tile that shows nothing yet.
 *
 * Returns: (transfer floating): the tile
 */
GtkWidget *
colonia_display_tile_new (GtkSizeGroup *titles)
{
  ColoniaDisplayTile *self;

  g_return_val_if_fail (GTK_IS_SIZE_GROUP (titles), NULL);

  self = g_object_new (COLONIA_TYPE_DISPLAY_TILE, NULL);
  colonia_banner_join (self->title, titles);

  return GTK_WIDGET (self);
}

/**
 * colonia_display_tile_show:
 * @self: a tile
 * @face: what it shows, which is emptied: its texts belong to the tile then
 *
 * Shows something. Nothing is done where nothing has changed.
 */
void
colonia_display_tile_show (ColoniaDisplayTile *self,
                           ColoniaTileFace    *face)
{
  g_return_if_fail (COLONIA_IS_DISPLAY_TILE (self));
  g_return_if_fail (face != NULL);

  if (is_same (&self->face, face))
    {
      colonia_tile_face_clear (face);
      return;
    }

  colonia_tile_face_clear (&self->face);
  self->face = *face;
  memset (face, 0, sizeof *face);
  show_face (self);
}

/**
 * colonia_display_tile_get_lines:
 * @self: a tile
 *
 * Gets what lies on the tile.
 *
 * Returns: (transfer none): the lines of its signs
 */
GtkWidget *
colonia_display_tile_get_lines (ColoniaDisplayTile *self)
{
  g_return_val_if_fail (COLONIA_IS_DISPLAY_TILE (self), NULL);

  return GTK_WIDGET (self->lines);
}
