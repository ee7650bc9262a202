/* colonia-treasure.c: what a family has of relics
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-treasure.h"

#include "colonia-terms.h"
#include "parlour-emblem.h"
#include "parlour-template.h"

/**
 * ColoniaTreasure:
 *
 * What a family has of relics: shrines, empty or with a relic, which lie before
 * the screen for everybody to see, its members on cards, and what lies behind the
 * screen while the cover is lifted.
 */
struct _ColoniaTreasure {
  AdwBin parent_instance;

  ParlourEmblem *emblem;
  GtkLabel *name;
  GtkLabel *shrines;
  GtkLabel *safeguards;
  GtkLabel *hidden;
};

G_DEFINE_FINAL_TYPE (ColoniaTreasure, colonia_treasure, ADW_TYPE_BIN)

static void
colonia_treasure_class_init (ColoniaTreasureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PARLOUR_TYPE_EMBLEM);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/relics/treasure.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaTreasure, emblem);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTreasure, name);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTreasure, shrines);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTreasure, safeguards);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTreasure, hidden);
}

static void
colonia_treasure_init (ColoniaTreasure *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * colonia_treasure_new:
 *
 * Makes a place for what a family has.
 *
 * Returns: (transfer floating): the place
 */
GtkWidget *
colonia_treasure_new (void)
{
  return g_object_new (COLONIA_TYPE_TREASURE, NULL);
}

static gboolean
show_line (GtkLabel   *label,
           const char *text)
{
  gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), *text != '\0');

  return *text != '\0';
}

/**
 * colonia_treasure_show:
 * @self: a place for what a family has
 * @page: the page that shows the game
 * @seat: a seat, from 0
 *
 * Shows what a family has, in the language of the player. What is behind a screen is
 * shown only while the cover is lifted.
 *
 * Returns: whether there is anything to show
 */
gboolean
colonia_treasure_show (ColoniaTreasure *self,
                       ParlourPage     *page,
                       int              seat)
{
  g_autoptr (TongueScope) scope = NULL;
  const ColoniaState *state;
  g_autofree char *shrines = NULL;
  g_autofree char *safeguards = NULL;
  g_autofree char *hidden = NULL;
  gboolean any;

  g_return_val_if_fail (COLONIA_IS_TREASURE (self), FALSE);

  scope = parlour_page_speak_to (page, GTK_WIDGET (self), seat);
  state = colonia_page_get_state (page);
  shrines = colonia_term_shrines (state, seat);
  safeguards = colonia_term_safeguards (state, seat);
  hidden = parlour_page_is_uncovered (page, seat) ? colonia_term_hidden (&state->players[seat]) : g_strdup ("");

  parlour_emblem_set_color (self->emblem,
                            (int) table_session_get_color (parlour_page_get_session (page), seat));
  gtk_label_set_label (self->name, parlour_page_get_name (page, seat));
  any = show_line (self->shrines, shrines);
  any = show_line (self->safeguards, safeguards) || any;
  any = show_line (self->hidden, hidden) || any;
  gtk_widget_set_visible (GTK_WIDGET (self), any);

  return any;
}
