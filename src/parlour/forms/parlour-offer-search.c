/* parlour-offer-search.c: finding one of many cards that are known
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-offer-search.h"

#include "parlour-keys.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

/* So many cards are found quicker with the eyes. */
#define FEW 12

/**
 * ParlourOfferSearch:
 *
 * Where something is typed that stands on a card, so that fewer of those that are
 * known are offered. It is only seen where there are many.
 */
struct _ParlourOfferSearch {
  AdwBin parent_instance;

  GtkWidget *entry;
};

enum {
  CHANGED,
  CHOSEN,
  LEFT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourOfferSearch, parlour_offer_search, ADW_TYPE_BIN)

static const char *
get_text (ParlourOfferSearch *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->entry));
}

static void
on_changed (ParlourOfferSearch *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Whoever types quickly is not waited for until the offers have followed, so what
 * Enter takes is found at once. */
static void
on_activate (ParlourOfferSearch *self)
{
  if (*get_text (self) == '\0')
    return;

  g_signal_emit (self, signals[CHANGED], 0);
  g_signal_emit (self, signals[CHOSEN], 0);
}

static void
on_stop_search (ParlourOfferSearch *self)
{
  parlour_offer_search_empty (self);
  g_signal_emit (self, signals[CHANGED], 0);
  g_signal_emit (self, signals[LEFT], 0);
}

/* Letters and digits enter a card that is not known, so this one needs Control. */
static gboolean
on_search_key (GtkWidget *widget,
               GVariant  *number,
               gpointer   data)
{
  if (!gtk_widget_get_visible (widget))
    return GDK_EVENT_PROPAGATE;

  gtk_widget_grab_focus (PARLOUR_OFFER_SEARCH (widget)->entry);

  return GDK_EVENT_STOP;
}

static void
parlour_offer_search_class_init (ParlourOfferSearchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /**
   * ParlourOfferSearch::changed:
   * @self: the search
   *
   * Other cards are looked for.
   */
  signals[CHANGED] = g_signal_new ("changed", PARLOUR_TYPE_OFFER_SEARCH, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * ParlourOfferSearch::chosen:
   * @self: the search
   *
   * The first of the cards that were found is the one.
   */
  signals[CHOSEN] = g_signal_new ("chosen", PARLOUR_TYPE_OFFER_SEARCH, G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * ParlourOfferSearch::left:
   * @self: the search
   *
   * Nothing is looked for any more.
   */
  signals[LEFT] = g_signal_new ("left", PARLOUR_TYPE_OFFER_SEARCH, G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/forms/offer-search.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourOfferSearch, entry);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_bind_template_callback (widget_class, on_stop_search);
}

static void
parlour_offer_search_init (ParlourOfferSearch *self)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  gtk_widget_init_template (GTK_WIDGET (self));

  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_GLOBAL);
  parlour_keys_add (keys, GDK_KEY_k, GDK_CONTROL_MASK, on_search_key, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (keys));
}

/* Tells whether somebody is typing what is looked for, and so will the next card. */
gboolean
parlour_offer_search_get_typed (ParlourOfferSearch *self)
{
  return (gtk_widget_get_state_flags (self->entry) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
}

/* Looks for nothing. */
void
parlour_offer_search_empty (ParlourOfferSearch *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
}

/* Shows whether there is anything to look for, and whether it was found. */
void
parlour_offer_search_set_found (ParlourOfferSearch *self,
                                guint               n_offers,
                                guint               n_found)
{
  gtk_widget_set_visible (GTK_WIDGET (self), n_offers > FEW || *get_text (self) != '\0');
  parlour_widget_set_css_class (self->entry, "error", n_offers > 0 && n_found == 0);
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

/* Tells whether a card has everything on it that is looked for: the beginnings of words, in any
 * order and without accents, and whole numbers. Where a card has nothing but numbers their
 * digits are typed as they stand on it. @numbers is the digits of a card that has nothing but
 * numbers, one after the other, or NULL. */
gboolean
parlour_offer_search_finds (ParlourOfferSearch *self,
                            const char         *description,
                            const char         *numbers)
{
  g_autoptr (GString) digits = g_string_new (NULL);
  g_auto (GStrv) typed = NULL;
  g_auto (GStrv) words = NULL;
  g_auto (GStrv) plain = NULL; /* those with accents, without them */

  g_return_val_if_fail (description != NULL, FALSE);

  typed = g_str_tokenize_and_fold (get_text (self), NULL, NULL);
  words = g_str_tokenize_and_fold (description, NULL, &plain);
  for (int i = 0; typed[i] != NULL; i++)
    if (is_number (typed[i]) && numbers != NULL)
      g_string_append (digits, typed[i]);
    else if (!stands_on (typed[i], words) && !stands_on (typed[i], plain))
      return FALSE;

  return digits->len == 0 || g_str_has_prefix (numbers, digits->str);
}

/* Says that there is no card to be taken. */
void
parlour_offer_search_complain (ParlourOfferSearch *self,
                               ParlourPage        *page)
{
  g_autofree char *sentence = NULL;

  /* Translators: %s was typed to find a card, such as “London 6”. */
  sentence = g_strdup_printf (_("No card that was entered before says “%s”. Change it, or enter the card below."),
                              get_text (self));
  parlour_page_complain (page, sentence);
}
