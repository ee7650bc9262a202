/* parlour-offers.c: cards that are known, on a page on which one comes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-offers.h"

#include "parlour-collections.h"
#include "parlour-game-cards.h"
#include "parlour-keys.h"
#include "parlour-plain-card.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

#define USUAL_MOST 48
#define USUAL_COLUMNS 2

/* So many cards are found quicker with the eyes. */
#define FEW 12

/**
 * ParlourOffers:
 *
 * A button for each card of a kind that the table knows and that may come now, those with
 * the first keys first, below what a heading says of them. Where there are many, what
 * stands on one is typed to find it.
 */
struct _ParlourOffers {
  GtkBox parent_instance;

  ParlourPage *page; /* on which they are */
  int kind;
  const ParlourOffered *how;
  GPtrArray *offered; /* (element-type TablePrinted): those that are seen, and those that have left their place free */
  GArray *is_gone; /* of gboolean: which of them have */
  const TableSession *session; /* in which they are seen, which is only compared */
  guint n_offers; /* how many there would be if nothing was looked for */
  gboolean wanted;

  GtkWidget *entry; /* where that is typed */
  ParlourStalls *stalls;
};

enum {
  CHOSEN,
  LEFT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourOffers, parlour_offers, GTK_TYPE_BOX)

static const TableGame *
get_game (ParlourOffers *self)
{
  return table_session_get_game (parlour_page_get_session (self->page));
}

static const ParlourGameCards *
get_shown (ParlourOffers *self)
{
  return parlour_game_find (get_game (self))->cards;
}

static char *
describe (ParlourOffers      *self,
          const TablePrinted *card)
{
  if (self->how->describe != NULL)
    return self->how->describe (self->page, card);

  return get_shown (self) != NULL && get_shown (self)->describe != NULL ? get_shown (self)->describe (card)
                                                                        : parlour_plain_card_describe (card);
}

static GtkWidget *
draw (ParlourOffers      *self,
      const TablePrinted *card)
{
  g_autofree char *words = NULL;

  if (self->how->draw != NULL)
    return self->how->draw (self->page, card);
  if (get_shown (self) != NULL && get_shown (self)->draw != NULL)
    return get_shown (self)->draw (card);

  words = describe (self, card);

  return parlour_plain_card_draw (words);
}

static gboolean
is_gone (ParlourOffers *self,
         guint          index)
{
  return g_array_index (self->is_gone, gboolean, index);
}

static guint
count_seen (ParlourOffers *self)
{
  guint n = 0;

  for (guint i = 0; i < self->offered->len; i++)
    n += is_gone (self, i) ? 0 : 1;

  return n;
}

/* The first that is seen, or as many as there are. */
static guint
find_first (ParlourOffers *self)
{
  guint first = 0;

  while (first < self->offered->len && is_gone (self, first))
    first++;

  return first;
}

/* Choosing. The page that follows offers other cards. */

static void
choose (ParlourOffers *self,
        guint          index)
{
  g_autoptr (TablePrinted) card = table_printed_copy (g_ptr_array_index (self->offered, index));

  g_signal_emit (self, signals[CHOSEN], 0, card);
}

static gboolean
on_key (GtkWidget *widget,
        GVariant  *number,
        gpointer   data)
{
  ParlourOffers *self = PARLOUR_OFFERS (widget);
  guint index = (guint) g_variant_get_int32 (number);

  if (self->how == NULL || self->how->tell_key == NULL || index >= self->offered->len || is_gone (self, index))
    return GDK_EVENT_PROPAGATE;

  choose (self, index);

  return GDK_EVENT_STOP;
}

static void
on_clicked (ParlourOffers *self,
            GtkWidget     *button)
{
  choose (self, (guint) parlour_widget_get_place (button));
}

/* Searching */

static const char *
get_text (ParlourOffers *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->entry));
}

/* What is found stands at the front, where the keys are. */
static void
on_searched (ParlourOffers *self)
{
  self->session = NULL;
  parlour_offers_show (self);
}

static void
complain (ParlourOffers *self)
{
  g_autofree char *sentence = NULL;

  /* Translators: %s was typed to find a card, such as “London 6”. */
  sentence = g_strdup_printf (_("No card that was entered before says “%s”. Change it, or enter the card below."),
                              get_text (self));
  parlour_page_complain (self->page, sentence);
}

/* Whoever types quickly is not waited for until the offers have followed, so what
 * Enter takes is found at once. */
static void
on_activate (ParlourOffers *self)
{
  if (*get_text (self) == '\0')
    return;

  on_searched (self);
  if (find_first (self) < self->offered->len)
    choose (self, find_first (self));
  else
    complain (self);
}

static void
on_stop_search (ParlourOffers *self)
{
  parlour_offers_empty (self);
  on_searched (self);
  g_signal_emit (self, signals[LEFT], 0);
}

/* Letters and digits enter a card that is not known, so this one needs Control. */
static gboolean
on_search_key (GtkWidget *widget,
               GVariant  *number,
               gpointer   data)
{
  ParlourOffers *self = PARLOUR_OFFERS (widget);

  if (!gtk_widget_get_visible (self->entry))
    return GDK_EVENT_PROPAGATE;

  gtk_widget_grab_focus (self->entry);

  return GDK_EVENT_STOP;
}

/* Showing */

static void
tell_offer (GtkWidget *button,
            int        index)
{
  ParlourOffers *self = PARLOUR_OFFERS (gtk_widget_get_ancestor (button, PARLOUR_TYPE_OFFERS));
  g_autofree char *description = NULL;
  g_autofree char *tooltip = NULL;

  /* A page that was left offers anew before it is seen again. */
  if (self->page == NULL || parlour_page_get_session (self->page) == NULL)
    return;

  description = describe (self, g_ptr_array_index (self->offered, index));
  if (self->how->tell_key != NULL && index < PARLOUR_N_OFFER_KEYS)
    tooltip = self->how->tell_key ((guint) index + 1);
  parlour_widget_set_tooltip (button, self->how->tell_key != NULL ? tooltip : description);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);
}

static void
append (ParlourOffers      *self,
        const TablePrinted *card)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), draw (self, card));
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_add_css_class (button, "card");
  if (self->how->css_class != NULL)
    gtk_widget_add_css_class (button, self->how->css_class);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_clicked), self, G_CONNECT_SWAPPED);
  parlour_stalls_append (self->stalls, button);
  g_ptr_array_add (self->offered, table_printed_copy (card));
  g_array_set_size (self->is_gone, self->offered->len);
  parlour_tell (button, tell_offer, (int) self->offered->len - 1);
}

static gboolean
is_number (const char *word)
{
  return g_ascii_isdigit (*word);
}

/* Words may be begun; a number is another one if a digit is missing. */
static gboolean
stands_on (const char *word,
           char      **words)
{
  for (int i = 0; words[i] != NULL; i++)
    if (is_number (word) ? g_str_equal (words[i], word) : g_str_has_prefix (words[i], word))
      return TRUE;

  return FALSE;
}

/* Whether a card has everything on it that is looked for: the beginnings of words, in any order and without accents, and
 * whole numbers. Where a card has nothing but numbers their digits are typed as they stand on it, one after the other. */
static gboolean
is_found (ParlourOffers      *self,
          const TablePrinted *card)
{
  g_autofree char *description = describe (self, card);
  g_autofree char *numbers = self->how->list_digits != NULL ? self->how->list_digits (self->page, card) : NULL;
  g_autoptr (GString) digits = g_string_new (NULL);
  g_auto (GStrv) typed = NULL;
  g_auto (GStrv) words = NULL;
  g_auto (GStrv) plain = NULL; /* those with accents, without them */

  typed = g_str_tokenize_and_fold (get_text (self), NULL, NULL);
  words = g_str_tokenize_and_fold (description, NULL, &plain);
  for (int i = 0; typed[i] != NULL; i++)
    if (is_number (typed[i]) && numbers != NULL)
      g_string_append (digits, typed[i]);
    else if (!stands_on (typed[i], words) && !stands_on (typed[i], plain))
      return FALSE;

  return digits->len == 0 || g_str_has_prefix (numbers, digits->str);
}

static void
show_whether_any (ParlourOffers *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), self->n_offers > 0 && self->wanted);
}

static GPtrArray *
list_cards (ParlourOffers *self)
{
  ParlourCards *cards = parlour_collections_find (get_game (self));

  return cards != NULL ? table_collection_list (parlour_cards_get_collection (cards), self->kind,
                                                table_session_get_record (parlour_page_get_session (self->page)))
                       : table_printed_list_new ();
}

static void
parlour_offers_dispose (GObject *object)
{
  ParlourOffers *self = PARLOUR_OFFERS (object);

  g_clear_weak_pointer (&self->page);
  g_clear_pointer (&self->offered, g_ptr_array_unref);
  g_clear_pointer (&self->is_gone, g_array_unref);

  G_OBJECT_CLASS (parlour_offers_parent_class)->dispose (object);
}

static void
parlour_offers_class_init (ParlourOffersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_offers_dispose;

  /**
   * ParlourOffers::chosen:
   * @self: the offers
   * @card: (type gpointer): the `TablePrinted`, which is the offers'
   *
   * One of the cards is the one that comes.
   */
  signals[CHOSEN] = g_signal_new ("chosen", PARLOUR_TYPE_OFFERS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_POINTER);

  /**
   * ParlourOffers::left:
   * @self: the offers
   *
   * Nothing is looked for among them any more.
   */
  signals[LEFT] = g_signal_new ("left", PARLOUR_TYPE_OFFERS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/forms/offers.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourOffers, entry);
  gtk_widget_class_bind_template_child (widget_class, ParlourOffers, stalls);
  gtk_widget_class_bind_template_callback (widget_class, on_searched);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_bind_template_callback (widget_class, on_stop_search);
}

static void
parlour_offers_init (ParlourOffers *self)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  self->offered = table_printed_list_new ();
  self->is_gone = g_array_new (FALSE, TRUE, sizeof (gboolean));
  self->wanted = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_keys_add_offers (GTK_WIDGET (self), on_key);
  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_GLOBAL);
  parlour_keys_add (keys, GDK_KEY_k, GDK_CONTROL_MASK, on_search_key, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (keys));

  /* The page follows what is learned in other windows. */
  for (guint i = 0; i < parlour_collections_list ()->len; i++)
    g_signal_connect_object (parlour_collections_list ()->pdata[i], "changed", G_CALLBACK (parlour_offers_show), self,
                             G_CONNECT_SWAPPED);
}

/**
 * parlour_offers_set_up:
 * @self: offers
 * @page: the page that they are on
 * @kind: of which kind they are, of those of the game
 * @how: how they are offered
 *
 * Says what is offered. It is seen after parlour_offers_show().
 */
void
parlour_offers_set_up (ParlourOffers        *self,
                       ParlourPage          *page,
                       int                   kind,
                       const ParlourOffered *how)
{
  g_return_if_fail (PARLOUR_IS_OFFERS (self));
  g_return_if_fail (PARLOUR_IS_PAGE (page));
  g_return_if_fail (how != NULL);

  g_set_weak_pointer (&self->page, page);
  self->kind = kind;
  self->how = how;
  self->session = NULL;
  g_object_set (self->stalls, "min-columns", how->min_columns != 0 ? (int) how->min_columns : USUAL_COLUMNS,
                "max-columns", how->max_columns != 0 ? (int) how->max_columns : G_MAXINT, NULL);
}

/* Which come last: those that cannot be so by what is known of the box, and before them what was there already in this game, as
 * what was discarded is the last that comes back. */
static int
find_rank (const TablePrinted *card,
           const GPtrArray    *seen)
{
  g_autofree char *doubt = table_printed_find_doubt (card);

  if (doubt != NULL)
    return 2;
  for (guint i = 0; i < seen->len; i++)
    if (table_printed_is_equal (card, seen->pdata[i]))
      return 1;

  return 0;
}

/* Lists the cards of the kind that were there in this game. */
static GPtrArray *
list_seen (ParlourOffers *self)
{
  const TableRecord *record = table_session_get_record (parlour_page_get_session (self->page));
  GPtrArray *seen = table_printed_list_new ();

  for (guint i = 0; i < table_record_get_cursor (record); i++)
    {
      GPtrArray *cards = table_printed_list_event (get_game (self), table_record_get_event (record, i));

      for (guint at = cards->len; at > 0; at--)
        if (((const TablePrinted *) cards->pdata[at - 1])->kind != self->kind)
          g_ptr_array_remove_index (cards, at - 1);
      g_ptr_array_extend_and_steal (seen, cards);
    }

  return seen;
}

/* Lists what may come now, that fits, and has on it what is looked for: as many as are to be seen. */
static GPtrArray *
list_offers (ParlourOffers *self)
{
  g_autoptr (GPtrArray) cards = list_cards (self), seen = list_seen (self);
  const guint most = self->how->most != 0 ? self->how->most : USUAL_MOST;
  GPtrArray *offers = table_printed_list_new ();

  self->n_offers = 0;
  for (int rank = 0; rank <= 2; rank++)
    for (guint i = 0; i < cards->len; i++)
      {
        const TablePrinted *card = cards->pdata[i];

        if (find_rank (card, seen) != rank || (self->how->fits != NULL && !self->how->fits (self->page, card)))
          continue;

        self->n_offers++;
        if (offers->len < most && is_found (self, card))
          g_ptr_array_add (offers, table_printed_copy (card));
      }

  return offers;
}

/* Whoever touches one card after the other finds the next where it was: one that goes leaves its place free, and one that comes
 * back has it again. Returns whether no others have come, and no more have gone. */
static gboolean
keep_places (ParlourOffers *self,
             GPtrArray     *offers)
{
  g_autoptr (GArray) gone = g_array_new (FALSE, TRUE, sizeof (gboolean));
  guint at = 0;

  g_array_set_size (gone, self->offered->len);
  for (guint i = 0; i < self->offered->len; i++)
    {
      const gboolean is_there = at < offers->len && table_printed_is_equal (self->offered->pdata[i], offers->pdata[at]);

      g_array_index (gone, gboolean, i) = !is_there;
      at += is_there ? 1 : 0;
    }
  if (offers->len == 0 || at < offers->len || offers->len + 1 < count_seen (self))
    return FALSE;

  for (guint i = 0; i < self->offered->len; i++)
    {
      GtkWidget *button = parlour_widget_get_nth (GTK_WIDGET (self->stalls), (int) i);

      g_array_index (self->is_gone, gboolean, i) = g_array_index (gone, gboolean, i);
      gtk_widget_set_sensitive (button, !is_gone (self, i));
      gtk_widget_set_opacity (button, is_gone (self, i) ? 0. : 1.);
      gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_HIDDEN, is_gone (self, i), -1);
    }

  return TRUE;
}

/**
 * parlour_offers_show:
 * @self: offers
 *
 * Offers the cards that may come now, that fit what is filled in, and that have on them
 * what is looked for.
 */
void
parlour_offers_show (ParlourOffers *self)
{
  g_autoptr (GPtrArray) offers = NULL;

  g_return_if_fail (PARLOUR_IS_OFFERS (self));

  if (self->page == NULL || parlour_page_get_session (self->page) == NULL)
    return;

  offers = list_offers (self);
  if (self->session != parlour_page_get_session (self->page) || !keep_places (self, offers))
    {
      self->session = parlour_page_get_session (self->page);
      parlour_widget_clear (GTK_WIDGET (self->stalls));
      g_ptr_array_set_size (self->offered, 0);
      g_array_set_size (self->is_gone, 0);
      for (guint i = 0; i < offers->len; i++)
        append (self, offers->pdata[i]);
    }

  gtk_widget_set_visible (self->entry, self->n_offers > FEW || *get_text (self) != '\0');
  parlour_widget_set_css_class (self->entry, "error", self->n_offers > 0 && offers->len == 0);
  show_whether_any (self);
}

/* Tells which card it is if it can be no other that is known: the card, or NULL if there are
 * none or several. */
const TablePrinted *
parlour_offers_get_only (ParlourOffers *self)
{
  return count_seen (self) == 1 ? self->offered->pdata[find_first (self)] : NULL;
}

/**
 * parlour_offers_empty:
 * @self: offers
 *
 * Looks for none of them any more.
 */
void
parlour_offers_empty (ParlourOffers *self)
{
  g_return_if_fail (PARLOUR_IS_OFFERS (self));

  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
}

/* Makes room for what somebody types who has not found the card among them. */
void
parlour_offers_set_wanted (ParlourOffers *self,
                           gboolean       wanted)
{
  self->wanted = wanted;
  show_whether_any (self);
}

/* Tells whether somebody is typing what is looked for, and so will the next card. */
gboolean
parlour_offers_get_typed (ParlourOffers *self)
{
  return (gtk_widget_get_state_flags (self->entry) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
}
