/* parlour-collection-window.c: the cards that the table knows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-collection-window.h"

#include "card-table.h"
#include "doc-file.h"
#include "doc-trouble.h"
#include "parlour-actions.h"
#include "parlour-card-editor.h"
#include "parlour-cards.h"
#include "parlour-file-chooser.h"
#include "parlour-game-cards.h"
#include "parlour-known-card.h"
#include "parlour-stalls.h"
#include "parlour-table-window.h"
#include "parlour-template.h"
#include "parlour-toasts.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

#define USUAL_WIDTH 980
#define USUAL_HEIGHT 720
#define LEAST_SIZE 360
#define SUFFIX ".csv"

/* The cards of a kind. */
typedef struct {
  GtkWidget *box;
  GtkLabel *heading;
  GtkLabel *hint; /* (nullable) */
  ParlourStalls *cards;
} Part;

/* All cards that the table has entered, each as it is printed. Others can be added, one by one
 * or as a table, and they can be corrected and removed; all that can be taken back as long as
 * the window is open. */
struct _ParlourCollectionWindow {
  ParlourSideWindow parent_instance;

  ParlourCards *cards;
  gboolean is_named; /* whether it says of which game they are */

  GtkWidget *menu_button;
  GtkWidget *table_button;
  ParlourToasts *toasts;
  GtkStack *pages;
  AdwStatusPage *nothing;
  GtkWidget *scroller;
  GtkWidget *add;
  GtkButton *first_add;
  GtkLabel *mend;
  GtkBox *kinds;
  Part parts[TABLE_MAX_CARD_KINDS];
  int n_kinds;

  int kind; /* which was added last */
  GPtrArray *changes; /* (element-type Change): the last one last */
};

/* What was done to one card or several. */
typedef struct {
  TableCollection *before;
  TableCollection *after;
  TablePrinted *card; /* (nullable): which gets the focus when that is taken back */
} Change;

G_DEFINE_FINAL_TYPE (ParlourCollectionWindow, parlour_collection_window, PARLOUR_TYPE_SIDE_WINDOW)

static void
free_change (Change *change)
{
  table_collection_free (change->before);
  table_collection_free (change->after);
  g_clear_pointer (&change->card, table_printed_free);
  g_free (change);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Change, free_change)

static const TableGame *
get_game (ParlourCollectionWindow *self)
{
  return parlour_cards_get_game (self->cards);
}

static const ParlourGameCards *
get_shown (ParlourCollectionWindow *self)
{
  return parlour_game_find (get_game (self))->cards;
}

static const TablePrinted *
get_printed (GtkWidget *tile)
{
  return parlour_known_card_get_printed (PARLOUR_KNOWN_CARD (tile));
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

static void on_correcting (ParlourCollectionWindow *self,
                           ParlourKnownCard        *tile);
static void on_removed (ParlourCollectionWindow *self,
                        ParlourKnownCard        *tile);

static void
insert_tile (ParlourCollectionWindow *self,
             const TablePrinted      *card,
             GtkWidget               *next)
{
  GtkWidget *tile = parlour_known_card_new (card);

  g_signal_connect_object (tile, "correcting", G_CALLBACK (on_correcting), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (tile, "removed", G_CALLBACK (on_removed), self, G_CONNECT_SWAPPED);
  gtk_widget_insert_before (tile, GTK_WIDGET (self->parts[card->kind].cards), next);
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
is_shown_as (GtkWidget          *tile,
             const TablePrinted *card)
{
  return table_printed_is_equal (get_printed (tile), card) && get_printed (tile)->count == card->count;
}

/* The tile of a card among those of its kind from one on, or %NULL. */
static GtkWidget *
find_tile (GtkWidget          *tile,
           const TablePrinted *card)
{
  while (tile != NULL && !is_shown_as (tile, card))
    tile = gtk_widget_get_next_sibling (tile);

  return tile;
}

static gboolean
is_known (const GPtrArray *known,
          GtkWidget       *tile)
{
  for (guint i = 0; i < known->len; i++)
    {
      const TablePrinted *card = g_ptr_array_index (known, i);

      if (card->kind == get_printed (tile)->kind && is_shown_as (tile, card))
        return TRUE;
    }

  return FALSE;
}

/* Not every game has its cards in an order of their own: what was used moves to the front. What
 * stays known is not made anew and keeps the focus. Returns the tile behind that of the card. */
static GtkWidget *
show_card (ParlourCollectionWindow *self,
           const GPtrArray         *known,
           guint                    i,
           GtkWidget               *tile)
{
  const TablePrinted *card = g_ptr_array_index (known, i);
  GtkWidget *shown;

  while (tile != NULL && !is_shown_as (tile, card) && !is_known (known, tile))
    tile = drop_tile (tile);

  shown = find_tile (tile, card);
  if (shown == NULL)
    insert_tile (self, card, tile);
  else if (shown == tile)
    tile = gtk_widget_get_next_sibling (tile);
  else
    gtk_widget_insert_before (shown, GTK_WIDGET (self->parts[card->kind].cards), tile);

  return tile;
}

static void allow_actions (ParlourCollectionWindow *self);

static void
show_cards (ParlourCollectionWindow *self)
{
  g_autoptr (GPtrArray) known = table_collection_list_known (parlour_cards_get_collection (self->cards));
  GtkWidget *tiles[TABLE_MAX_CARD_KINDS];

  for (int kind = 0; kind < self->n_kinds; kind++)
    tiles[kind] = gtk_widget_get_first_child (GTK_WIDGET (self->parts[kind].cards));

  for (guint i = 0; i < known->len; i++)
    {
      const TablePrinted *card = g_ptr_array_index (known, i);

      tiles[card->kind] = show_card (self, known, i, tiles[card->kind]);
    }

  for (int kind = 0; kind < self->n_kinds; kind++)
    {
      while (tiles[kind] != NULL)
        tiles[kind] = drop_tile (tiles[kind]);
      gtk_widget_set_visible (self->parts[kind].box, gtk_widget_get_first_child (GTK_WIDGET (self->parts[kind].cards)) != NULL);
    }
  gtk_stack_set_visible_child (self->pages, known->len > 0 ? self->scroller : GTK_WIDGET (self->nothing));
  allow_actions (self);
}

/* Adding, correcting and removing */

static void
allow_actions (ParlourCollectionWindow *self)
{
  const gboolean any = gtk_stack_get_visible_child (self->pages) != GTK_WIDGET (self->nothing);
  const gboolean in_tables = get_game (self)->cards->sheet != NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "collection.undo", self->changes->len > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "collection.export", any && in_tables);
}

static TableCollection *
copy_collection (ParlourCollectionWindow *self)
{
  return table_collection_copy (parlour_cards_get_collection (self->cards));
}

/* Remembers what has just been done. The toast of the card before would say of another
 * one that it can be taken back. */
static void
remember (ParlourCollectionWindow *self,
          TableCollection         *before,
          const TablePrinted      *card,
          const char              *sentence)
{
  Change *change = g_new0 (Change, 1);

  change->before = before;
  change->after = copy_collection (self);
  change->card = card != NULL ? table_printed_copy (card) : NULL;
  g_ptr_array_add (self->changes, change);
  allow_actions (self);
  parlour_toasts_show (self->toasts, parlour_toast_new_undo (sentence, "collection.undo"));
}

/* The tile goes when the collection tells that it has changed. */
static void
on_removed (ParlourCollectionWindow *self,
            ParlourKnownCard        *tile)
{
  g_autoptr (TablePrinted) card = table_printed_copy (parlour_known_card_get_printed (tile));
  g_autofree char *description = parlour_known_card_describe (card);
  /* Translators: %s describes a card. */
  g_autofree char *sentence = g_strdup_printf (_("Removed: %s"), description);
  TableCollection *before = copy_collection (self);

  parlour_cards_remove (self->cards, card);
  remember (self, before, card, sentence);
}

static void
focus_card (ParlourCollectionWindow *self,
            const TablePrinted      *card)
{
  GtkWidget *tile = gtk_widget_get_first_child (GTK_WIDGET (self->parts[card->kind].cards));

  while (tile != NULL && !table_printed_may_equal (get_printed (tile), card))
    tile = gtk_widget_get_next_sibling (tile);
  if (tile != NULL)
    gtk_widget_grab_focus (tile);
}

static void
on_corrected (ParlourCollectionWindow *self,
              const TablePrinted      *after,
              ParlourCardEditor       *editor)
{
  g_autoptr (TablePrinted) card = table_printed_copy (parlour_card_editor_get_printed (editor));
  g_autofree char *description = parlour_known_card_describe (after);
  /* Translators: %s describes a card. */
  g_autofree char *sentence = g_strdup_printf (_("Corrected: %s"), description);
  TableCollection *before = copy_collection (self);

  parlour_cards_correct (self->cards, card, after);
  remember (self, before, card, sentence);
  focus_card (self, after);
}

static void
on_correcting (ParlourCollectionWindow *self,
               ParlourKnownCard        *tile)
{
  GtkWindow *editor = parlour_card_editor_new (GTK_WINDOW (self), self->cards, parlour_known_card_get_printed (tile));

  g_signal_connect_object (editor, "corrected", G_CALLBACK (on_corrected), self, G_CONNECT_SWAPPED);
  gtk_window_present (editor);
}

static void
on_added (ParlourCollectionWindow *self,
          const TablePrinted      *card)
{
  g_autoptr (GPtrArray) cards = g_ptr_array_new ();
  g_autofree char *description = parlour_known_card_describe (card);
  /* Translators: %s describes a card. */
  g_autofree char *sentence = g_strdup_printf (_("Added: %s"), description);
  TableCollection *before = copy_collection (self);

  self->kind = card->kind;
  g_ptr_array_add (cards, (gpointer) card);
  parlour_cards_add (self->cards, cards);
  remember (self, before, NULL, sentence);
  focus_card (self, card);
}

static void
add_cards (ParlourCollectionWindow *self)
{
  GtkWindow *editor = parlour_card_editor_new_adding (GTK_WINDOW (self), self->cards, self->kind);

  g_signal_connect_object (editor, "added", G_CALLBACK (on_added), self, G_CONNECT_SWAPPED);
  gtk_window_present (editor);
}

/* Tables */

static void
on_table_added (ParlourCollectionWindow *self,
                GPtrArray               *cards)
{
  g_autofree char *sentence = g_strdup_printf (ngettext ("Added: %u card", "Added: %u cards", cards->len), cards->len);
  TableCollection *before = copy_collection (self);

  parlour_cards_add (self->cards, cards);
  remember (self, before, NULL, sentence);
  focus_card (self, g_ptr_array_index (cards, 0));
}

static void
open_table (ParlourCollectionWindow *self)
{
  GtkWindow *table = parlour_table_window_new (GTK_WINDOW (self), self->cards);

  g_signal_connect_object (table, "added", G_CALLBACK (on_table_added), self, G_CONNECT_SWAPPED);
  gtk_window_present (table);
}

/* Writes all cards into a table for a spreadsheet, and tells whether that was possible. What an
 * earlier export left there because it was killed goes. */
void
parlour_collection_window_export (ParlourCollectionWindow *self,
                                  GFile                   *file)
{
  g_autoptr (GPtrArray) known = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *directory = NULL;
  g_autofree char *chosen = g_file_get_path (file);

  if (chosen == NULL)
    {
      parlour_toasts_show (self->toasts,
                           parlour_toast_new (_("Tables can only be on this computer. Choose one of its folders."),
                                              NULL, 0));
      return;
    }

  known = table_collection_list_known (parlour_cards_get_collection (self->cards));
  text = card_table_write (get_game (self), known, tongue_get_language ());
  path = g_strconcat (chosen, g_str_has_suffix (chosen, SUFFIX) ? "" : SUFFIX, NULL);
  if (doc_write_file (path, text, &error))
    sentence = g_strdup (_("The table is saved."));
  else
    /* Translators: %s says why, e.g. “access is denied”. */
    sentence = g_strdup_printf (_("The table cannot be saved: %s"), doc_trouble_tell (error));
  directory = g_path_get_dirname (path);
  doc_sweep_directory (directory);
  parlour_toasts_show (self->toasts, parlour_toast_new (sentence, NULL, 0));
}

static void
export (ParlourCollectionWindow *self)
{
  GtkFileChooser *chooser = parlour_file_chooser_new (GTK_WIDGET (self), _("Save a Table"), GTK_FILE_CHOOSER_ACTION_SAVE,
                                                      (ParlourFileChosen) parlour_collection_window_export);
  /* Translators: a name for a file with the cards that a table has seen; %s is the name of a game without capitals;
   * keep “.csv”. */
  g_autofree char *name = g_strdup_printf (_("%s-cards.csv"), get_game (self)->id);

  gtk_file_chooser_set_current_name (chooser, name);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* Keys are for the cards at once. */
static void
focus_first (ParlourCollectionWindow *self)
{
  for (int kind = 0; kind < self->n_kinds; kind++)
    {
      GtkWidget *tile = gtk_widget_get_first_child (GTK_WIDGET (self->parts[kind].cards));

      if (tile != NULL)
        {
          gtk_window_set_focus (GTK_WINDOW (self), tile);
          return;
        }
    }
}

static void
undo (ParlourCollectionWindow *self)
{
  g_autoptr (Change) change = NULL;

  if (self->changes->len == 0)
    return;

  change = g_ptr_array_steal_index (self->changes, self->changes->len - 1);
  parlour_toasts_dismiss (self->toasts);
  allow_actions (self);
  parlour_cards_take_back (self->cards, change->before, change->after);
  if (change->card != NULL)
    focus_card (self, change->card);
}

static void
parlour_collection_window_finalize (GObject *object)
{
  g_ptr_array_unref (PARLOUR_COLLECTION_WINDOW (object)->changes);

  G_OBJECT_CLASS (parlour_collection_window_parent_class)->finalize (object);
}

/* The kinds of cards */

static GtkLabel *
append_label (GtkWidget  *box,
              const char *css_class)
{
  gboolean is_heading = g_str_equal (css_class, "heading");
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0., "wrap", !is_heading, "accessible-role",
                                   is_heading ? GTK_ACCESSIBLE_ROLE_HEADING : GTK_ACCESSIBLE_ROLE_LABEL, NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);

  return GTK_LABEL (label);
}

static void
make_part (Part                  *part,
           const ParlourCardKind *kind)
{
  GtkWidget *cards = g_object_new (PARLOUR_TYPE_STALLS, NULL);

  part->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  part->heading = append_label (part->box, "heading");
  part->hint = kind->hint != NULL ? append_label (part->box, "dim-label") : NULL;
  part->cards = PARLOUR_STALLS (cards);
  g_object_set (cards, "min-columns", kind->min_columns, "max-columns", kind->max_columns, "spacing", 8, NULL);
  gtk_box_append (GTK_BOX (part->box), cards);
}

static void
make_parts (ParlourCollectionWindow *self)
{
  self->n_kinds = table_printed_count_kinds (get_game (self));
  for (int kind = 0; kind < self->n_kinds; kind++)
    {
      make_part (&self->parts[kind], &get_shown (self)->kinds[kind]);
      gtk_box_append (self->kinds, self->parts[kind].box);
    }
}

/* What is no card is not called one. */
static void
tell_no_cards (ParlourCollectionWindow *self,
               const char              *title)
{
  /* Translators: what a button does, also by a key; %s are things that are known of a game, e.g. “Squares and Our Copy”. */
  g_autofree char *tooltip = g_strdup_printf (_("Add to: %s (Ctrl+N)"), title);
  /* Translators: %s are things that are known of a game, e.g. “Squares and Our Copy”. */
  g_autofree char *add = g_strdup_printf (_("Add to: %s"), title);

  parlour_widget_set_tooltip (self->add, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->add), GTK_ACCESSIBLE_PROPERTY_LABEL, add, -1);
  gtk_button_set_label (self->first_add, add);
  gtk_label_set_label (self->mend, _("What was entered wrong is corrected or removed here. While its game goes on, correct it "
                                     "in the chronicle there, too: otherwise it is learnt again from that game."));
}

static void
tell (ParlourCollectionWindow *self)
{
  const ParlourGameCards *shown = get_shown (self);
  /* Translators: the title of a window; %s is the name of a game. */
  g_autofree char *named = g_strdup_printf (_("Known Cards of %s"), table_game_get_name (get_game (self)));
  g_autofree char *other = shown->title != NULL ? g_strdup_printf (C_("something and what it is", "%s: %s"),
                                                                   table_game_get_name (get_game (self)), _(shown->title)) : NULL;
  const char *title = other != NULL ? other : self->is_named ? named : _("Known Cards");

  gtk_window_set_title (GTK_WINDOW (self), title);
  if (shown->title != NULL)
    tell_no_cards (self, _(shown->title));
  adw_status_page_set_description (self->nothing, _(shown->welcome));
  for (int kind = 0; kind < self->n_kinds; kind++)
    {
      gtk_label_set_label (self->parts[kind].heading, _(shown->kinds[kind].title));
      if (self->parts[kind].hint != NULL)
        gtk_label_set_label (self->parts[kind].hint, _(shown->kinds[kind].hint));
    }
}

static const ParlourAction actions[] = {
  /* Takes back what was added, corrected or removed last. */
  { "collection.undo", NULL, G_CALLBACK (undo) },
  { "collection.add", NULL, G_CALLBACK (add_cards) },
  { "collection.open-table", NULL, G_CALLBACK (open_table) },
  { "collection.export", NULL, G_CALLBACK (export) },
};

static void
parlour_collection_window_class_init (ParlourCollectionWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = parlour_collection_window_finalize;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/shelf/collection-window.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
  gtk_widget_class_bind_template_child (widget_class, ParlourCollectionWindow, add);
  gtk_widget_class_bind_template_child (widget_class, ParlourCollectionWindow, first_add);
  gtk_widget_class_bind_template_child (widget_class, ParlourCollectionWindow, mend);
  gtk_widget_class_bind_template_child (widget_class, ParlourCollectionWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourCollectionWindow, table_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourCollectionWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, ParlourCollectionWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, ParlourCollectionWindow, nothing);
  gtk_widget_class_bind_template_child (widget_class, ParlourCollectionWindow, scroller);
  gtk_widget_class_bind_template_child (widget_class, ParlourCollectionWindow, kinds);
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));
}

static void
parlour_collection_window_init (ParlourCollectionWindow *self)
{
  self->changes = g_ptr_array_new_with_free_func ((GDestroyNotify) free_change);
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_menu_button_keep_free (GTK_MENU_BUTTON (self->menu_button));
}

static void
set_cards (ParlourCollectionWindow *self,
           ParlourCards            *cards)
{
  const gboolean in_tables = parlour_cards_get_game (cards)->cards->sheet != NULL;

  self->cards = cards;
  gtk_widget_set_visible (self->menu_button, in_tables);
  gtk_widget_set_visible (self->table_button, in_tables);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "collection.open-table", in_tables);
  make_parts (self);
  tell (self);
  show_cards (self);
  focus_first (self);
  g_signal_connect_object (cards, "changed", G_CALLBACK (show_cards), self, G_CONNECT_SWAPPED);
}

/* It belongs to the preferences, which are a narrow window before that of the game. */
static GtkWidget *
find_main_window (GtkWindow *parent)
{
  while (gtk_window_get_transient_for (parent) != NULL)
    parent = gtk_window_get_transient_for (parent);

  return GTK_WIDGET (parent);
}

/* Makes a window with the cards that the table knows of a game. */
GtkWindow *
parlour_collection_window_new (GtkWindow    *parent,
                               ParlourCards *cards,
                               gboolean      is_named)
{
  GtkWindow *self;
  GtkWidget *main_window;

  g_return_val_if_fail (parlour_cards_get_loaded (cards), NULL);

  self = g_object_new (PARLOUR_TYPE_COLLECTION_WINDOW, NULL);
  PARLOUR_COLLECTION_WINDOW (self)->is_named = is_named;
  set_cards (PARLOUR_COLLECTION_WINDOW (self), cards);
  parlour_window_set_parent (self, parent);
  main_window = find_main_window (parent);
  gtk_window_set_default_size (self, CLAMP (gtk_widget_get_width (main_window), LEAST_SIZE, USUAL_WIDTH),
                               CLAMP (gtk_widget_get_height (main_window), LEAST_SIZE, USUAL_HEIGHT));

  return self;
}
