/* colonia-collection-window.c: the cards that the table knows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-collection-window.h"

#include "colonia-card-editor.h"
#include "colonia-cards.h"
#include "colonia-known-card.h"
#include "colonia-language-button.h"
#include "colonia-stalls.h"
#include "colonia-template.h"
#include "colonia-widgets.h"

#include <glib/gi18n.h>

#define USUAL_WIDTH 980
#define USUAL_HEIGHT 720
#define LEAST_SIZE 360

/**
 * ColoniaCollectionWindow:
 *
 * All cards that the table has entered, each as it is printed. They can be
 * corrected and removed, and that can be taken back as long as the window is
 * open.
 */
struct _ColoniaCollectionWindow {
  AdwWindow parent_instance;

  AdwToastOverlay *toasts;
  GtkStack *pages;
  GtkWidget *nothing;
  GtkWidget *scroller;
  GtkWidget *parts[N_PRINTED];
  ColoniaStalls *cards[N_PRINTED];

  GPtrArray *changes; /* (element-type Change): the last one last */
  AdwToast *toast; /* (weak): offers to take back the last one, if it is there */
};

/* What was done to a card. */
typedef struct {
  Printed *before;
  Printed *after; /* or NULL, if it was removed */
} Change;

G_DEFINE_FINAL_TYPE (ColoniaCollectionWindow, colonia_collection_window, ADW_TYPE_WINDOW)

static void
free_change (Change *change)
{
  printed_free (change->before);
  g_clear_pointer (&change->after, printed_free);
  g_free (change);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Change, free_change)

static const Printed *
get_printed (GtkWidget *tile)
{
  return colonia_known_card_get_printed (COLONIA_KNOWN_CARD (tile));
}

/* The next card after one that has the focus gets it, or the one before. */
static void
pass_focus (GtkWidget *tile)
{
  GtkWidget *neighbour = gtk_widget_get_next_sibling (tile);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (tile));

  if (focus == NULL || (focus != tile && !gtk_widget_is_ancestor (focus, tile)))
    return;

  if (neighbour == NULL)
    neighbour = gtk_widget_get_prev_sibling (tile);
  if (neighbour != NULL)
    gtk_widget_grab_focus (neighbour);
}

static void on_correcting (ColoniaCollectionWindow *self,
                           ColoniaKnownCard        *tile);
static void on_removed (ColoniaCollectionWindow *self,
                        ColoniaKnownCard        *tile);

static void
insert_tile (ColoniaCollectionWindow *self,
             const Printed           *card,
             GtkWidget               *next)
{
  GtkWidget *tile = colonia_known_card_new (card);

  g_signal_connect_object (tile, "correcting", G_CALLBACK (on_correcting), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (tile, "removed", G_CALLBACK (on_removed), self, G_CONNECT_SWAPPED);
  gtk_widget_insert_before (tile, GTK_WIDGET (self->cards[card->kind]), next);
}

static GtkWidget *
drop_tile (GtkWidget *tile)
{
  GtkWidget *next = gtk_widget_get_next_sibling (tile);

  pass_focus (tile);
  gtk_widget_unparent (tile);

  return next;
}

static gboolean
comes_before (GtkWidget     *tile,
              const Printed *card)
{
  return tile != NULL && printed_compare (get_printed (tile), card) < 0;
}

/* Both are in the same order, so that what stays is not made anew and keeps the
 * focus. Returns the tile behind that of the card. */
static GtkWidget *
show_card (ColoniaCollectionWindow *self,
           const Printed           *card,
           GtkWidget               *tile)
{
  while (comes_before (tile, card))
    tile = drop_tile (tile);

  if (tile != NULL && printed_is_equal (get_printed (tile), card) && get_printed (tile)->count == card->count)
    return gtk_widget_get_next_sibling (tile);

  insert_tile (self, card, tile);

  return tile;
}

static void
show_cards (ColoniaCollectionWindow *self)
{
  g_autoptr (GPtrArray) known = colonia_collection_list_known (colonia_cards_get_collection (colonia_cards_get_default ()));
  GtkWidget *tiles[N_PRINTED];

  for (PrintedKind kind = 0; kind < N_PRINTED; kind++)
    tiles[kind] = gtk_widget_get_first_child (GTK_WIDGET (self->cards[kind]));

  for (guint i = 0; i < known->len; i++)
    {
      const Printed *card = g_ptr_array_index (known, i);

      tiles[card->kind] = show_card (self, card, tiles[card->kind]);
    }

  for (PrintedKind kind = 0; kind < N_PRINTED; kind++)
    {
      while (tiles[kind] != NULL)
        tiles[kind] = drop_tile (tiles[kind]);
      gtk_widget_set_visible (self->parts[kind], gtk_widget_get_first_child (GTK_WIDGET (self->cards[kind])) != NULL);
    }
  gtk_stack_set_visible_child (self->pages, known->len > 0 ? self->scroller : self->nothing);
}

/* Correcting and removing */

static void
dismiss_toast (ColoniaCollectionWindow *self)
{
  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
  g_clear_weak_pointer (&self->toast);
}

/* The toast of the card before would say of another one that it can be taken back. */
static void
offer_undo (ColoniaCollectionWindow *self,
            const Change            *change)
{
  g_autofree char *description = colonia_known_card_describe (change->after != NULL ? change->after : change->before);
  /* Translators: %s describes a card. */
  g_autofree char *sentence = g_strdup_printf (change->after != NULL ? _("Corrected: %s") : _("Removed: %s"),
                                               description);
  AdwToast *toast = colonia_toast_new_undo (sentence, "collection.undo");

  dismiss_toast (self);
  g_set_weak_pointer (&self->toast, toast);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
allow_undo (ColoniaCollectionWindow *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "collection.undo", self->changes->len > 0);
}

static void
remember (ColoniaCollectionWindow *self,
          const Printed           *before,
          const Printed           *after)
{
  Change *change = g_new0 (Change, 1);

  change->before = printed_copy (before);
  change->after = after != NULL ? printed_copy (after) : NULL;
  g_ptr_array_add (self->changes, change);
  allow_undo (self);
  offer_undo (self, change);
}

/* The tile goes when the collection tells that it has changed. */
static void
on_removed (ColoniaCollectionWindow *self,
            ColoniaKnownCard        *tile)
{
  g_autoptr (Printed) card = printed_copy (colonia_known_card_get_printed (tile));

  colonia_cards_remove (colonia_cards_get_default (), card);
  remember (self, card, NULL);
}

static void
focus_card (ColoniaCollectionWindow *self,
            const Printed           *card)
{
  GtkWidget *tile = gtk_widget_get_first_child (GTK_WIDGET (self->cards[card->kind]));

  while (comes_before (tile, card))
    tile = gtk_widget_get_next_sibling (tile);
  if (tile != NULL)
    gtk_widget_grab_focus (tile);
}

static void
on_corrected (ColoniaCollectionWindow *self,
              const Printed           *after,
              ColoniaCardEditor       *editor)
{
  g_autoptr (Printed) before = printed_copy (colonia_card_editor_get_printed (editor));

  colonia_cards_correct (colonia_cards_get_default (), before, after);
  remember (self, before, after);
  focus_card (self, after);
}

static void
on_correcting (ColoniaCollectionWindow *self,
               ColoniaKnownCard        *tile)
{
  GtkWindow *editor = colonia_card_editor_new (GTK_WINDOW (self), colonia_known_card_get_printed (tile));

  g_signal_connect_object (editor, "corrected", G_CALLBACK (on_corrected), self, G_CONNECT_SWAPPED);
  gtk_window_present (editor);
}

/* Keys are for the cards at once. */
static void
focus_first (ColoniaCollectionWindow *self)
{
  for (PrintedKind kind = 0; kind < N_PRINTED; kind++)
    {
      GtkWidget *tile = gtk_widget_get_first_child (GTK_WIDGET (self->cards[kind]));

      if (tile != NULL)
        {
          gtk_window_set_focus (GTK_WINDOW (self), tile);
          return;
        }
    }
}

static void
undo (GtkWidget  *widget,
      const char *action,
      GVariant   *parameter)
{
  ColoniaCollectionWindow *self = COLONIA_COLLECTION_WINDOW (widget);
  g_autoptr (Change) change = NULL;

  if (self->changes->len == 0)
    return;

  change = g_ptr_array_steal_index (self->changes, self->changes->len - 1);
  dismiss_toast (self);
  allow_undo (self);
  if (change->after != NULL)
    colonia_cards_correct (colonia_cards_get_default (), change->after, change->before);
  else
    colonia_cards_put_back (colonia_cards_get_default (), change->before);
  focus_card (self, change->before);
}

static void
colonia_collection_window_dispose (GObject *object)
{
  g_clear_weak_pointer (&COLONIA_COLLECTION_WINDOW (object)->toast);

  G_OBJECT_CLASS (colonia_collection_window_parent_class)->dispose (object);
}

static void
colonia_collection_window_finalize (GObject *object)
{
  g_ptr_array_unref (COLONIA_COLLECTION_WINDOW (object)->changes);

  G_OBJECT_CLASS (colonia_collection_window_parent_class)->finalize (object);
}

static void
bind_part (GtkWidgetClass *widget_class,
           PrintedKind     kind,
           const char     *part,
           const char     *cards)
{
  gtk_widget_class_bind_template_child_full (widget_class, part, FALSE,
                                             G_STRUCT_OFFSET (ColoniaCollectionWindow, parts[kind]));
  gtk_widget_class_bind_template_child_full (widget_class, cards, FALSE,
                                             G_STRUCT_OFFSET (ColoniaCollectionWindow, cards[kind]));
}

static void
colonia_collection_window_class_init (ColoniaCollectionWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = colonia_collection_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = colonia_collection_window_finalize;

  g_type_ensure (COLONIA_TYPE_LANGUAGE_BUTTON);
  g_type_ensure (COLONIA_TYPE_STALLS);
  colonia_template_set (widget_class, RESOURCE_PATH "/collection-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaCollectionWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCollectionWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCollectionWindow, nothing);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCollectionWindow, scroller);
  bind_part (widget_class, PRINTED_SHIP, "ship_part", "ships");
  bind_part (widget_class, PRINTED_RELIC, "relic_part", "relics");
  bind_part (widget_class, PRINTED_WEEK, "week_part", "weeks");
  bind_part (widget_class, PRINTED_EDICT, "edict_part", "edicts");

  /**
   * ColoniaCollectionWindow|collection.undo:
   *
   * Takes back what was corrected or removed last.
   */
  gtk_widget_class_install_action (widget_class, "collection.undo", NULL, undo);
}

static void
colonia_collection_window_init (ColoniaCollectionWindow *self)
{
  self->changes = g_ptr_array_new_with_free_func ((GDestroyNotify) free_change);
  gtk_widget_init_template (GTK_WIDGET (self));
  allow_undo (self);
  show_cards (self);
  focus_first (self);
  g_signal_connect_object (colonia_cards_get_default (), "changed", G_CALLBACK (show_cards), self, G_CONNECT_SWAPPED);
}

/* It belongs to the preferences, which are a narrow window before that of the game. */
static GtkWidget *
find_main_window (GtkWindow *parent)
{
  while (gtk_window_get_transient_for (parent) != NULL)
    parent = gtk_window_get_transient_for (parent);

  return GTK_WIDGET (parent);
}

/**
 * colonia_collection_window_new:
 * @parent: the window that it belongs to
 *
 * Makes a window with the cards that the table knows. They are read.
 *
 * Returns: (transfer none): the window, which belongs to GTK
 */
GtkWindow *
colonia_collection_window_new (GtkWindow *parent)
{
  GtkWindow *self;
  GtkWidget *main_window;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (colonia_cards_get_loaded (colonia_cards_get_default ()), NULL);

  self = g_object_new (COLONIA_TYPE_COLLECTION_WINDOW, NULL);
  colonia_window_set_parent (self, parent);
  main_window = find_main_window (parent);
  gtk_window_set_default_size (self, CLAMP (gtk_widget_get_width (main_window), LEAST_SIZE, USUAL_WIDTH),
                               CLAMP (gtk_widget_get_height (main_window), LEAST_SIZE, USUAL_HEIGHT));

  return self;
}
