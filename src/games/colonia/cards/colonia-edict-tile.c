/* colonia-edict-tile.c: an edict that may be revealed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-edict-tile.h"

#include "colonia-terms.h"
#include "colonia-words.h"
#include "parlour-keys.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

/* What an edict is called and does, whether it was there before, and whether it is one of those
 * that were revealed. */
struct _ColoniaEdictTile {
  AdwBin parent_instance;

  GtkWidget *button;
  GtkLabel *title;
  GtkLabel *meaning;
  GtkLabel *used;
  GtkLabel *key;
  GtkLabel *place;

  ColoniaEdict edict;
  int week; /* in which it was used, or 0 */
};

enum {
  CLICKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ColoniaEdictTile, colonia_edict_tile, ADW_TYPE_BIN)

static void
on_clicked (ColoniaEdictTile *self)
{
  g_signal_emit (self, signals[CLICKED], 0);
}

static void
colonia_edict_tile_finalize (GObject *object)
{
  g_free (COLONIA_EDICT_TILE (object)->edict.text);

  G_OBJECT_CLASS (colonia_edict_tile_parent_class)->finalize (object);
}

static void tell (ColoniaEdictTile *self);

static void
colonia_edict_tile_class_init (ColoniaEdictTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = colonia_edict_tile_finalize;

  /* The edict was touched. */
  signals[CLICKED] = g_signal_new ("clicked", COLONIA_TYPE_EDICT_TILE, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/cards/edict-tile.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
  gtk_widget_class_bind_template_child (widget_class, ColoniaEdictTile, button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaEdictTile, title);
  gtk_widget_class_bind_template_child (widget_class, ColoniaEdictTile, meaning);
  gtk_widget_class_bind_template_child (widget_class, ColoniaEdictTile, used);
  gtk_widget_class_bind_template_child (widget_class, ColoniaEdictTile, key);
  gtk_widget_class_bind_template_child (widget_class, ColoniaEdictTile, place);
  gtk_widget_class_bind_template_callback (widget_class, on_clicked);
}

static void
colonia_edict_tile_init (ColoniaEdictTile *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
tell (ColoniaEdictTile *self)
{
  const ColoniaLaidEdict laid = {
    .kind = self->edict.kind, .day = self->edict.day, .craftsman = self->edict.craftsman, .ships = self->edict.ships,
  };
  g_autofree char *name = colonia_term_edict (&self->edict);
  g_autofree char *title = colonia_term_begin (name);
  g_autofree char *meaning = colonia_words_edict (&laid);
  /* Translators: an edict that was there before; %d is a number from 1 to 6. */
  g_autofree char *used = g_strdup_printf (_("Used in week %d"), self->week);

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->meaning, meaning);
  gtk_label_set_label (self->used, used);
}

GtkWidget *
colonia_edict_tile_new (const ColoniaEdict *edict,
                        gunichar            key)
{
  ColoniaEdictTile *self;
  g_autofree char *label = NULL;

  g_return_val_if_fail (edict != NULL, NULL);

  self = g_object_new (COLONIA_TYPE_EDICT_TILE, NULL);
  self->edict = *edict;
  self->edict.text = g_strdup (edict->text);

  tell (self);

  label = key != 0 ? parlour_key_label (key) : NULL;
  gtk_label_set_label (self->key, label != NULL ? label : "");
  gtk_widget_set_visible (GTK_WIDGET (self->key), key != 0);

  return GTK_WIDGET (self);
}

/* Tells which edict it is. */
const ColoniaEdict *
colonia_edict_tile_get_edict (ColoniaEdictTile *self)
{
  g_return_val_if_fail (COLONIA_IS_EDICT_TILE (self), NULL);

  return &self->edict;
}

/* Says that an edict was there before. It can still be chosen. */
void
colonia_edict_tile_set_used (ColoniaEdictTile *self,
                             int               week)
{
  g_return_if_fail (COLONIA_IS_EDICT_TILE (self));

  if (self->week == week)
    return;

  self->week = week;
  tell (self);
  gtk_widget_set_visible (GTK_WIDGET (self->used), week > 0);
  parlour_widget_set_css_class (GTK_WIDGET (self), "used", week > 0);
}

/* Says whether the edict is one of those that were revealed. */
void
colonia_edict_tile_set_place (ColoniaEdictTile *self,
                              int               place)
{
  g_autofree char *text = g_strdup_printf ("%d", place + 1);
  gboolean chosen = place != COLONIA_NOBODY;

  g_return_if_fail (COLONIA_IS_EDICT_TILE (self));

  gtk_label_set_label (self->place, text);
  gtk_widget_set_visible (GTK_WIDGET (self->place), chosen);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->button),
                               GTK_ACCESSIBLE_STATE_PRESSED, chosen ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                                                    : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
  parlour_widget_set_css_class (self->button, "chosen", chosen);
}
