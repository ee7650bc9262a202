/* parlour-touches-list.c: what a page of touches lists
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-touches-private.h"

#include "parlour-emblem.h"
#include "parlour-game-past.h"
#include "parlour-sign.h"
#include "parlour-stalls.h"
#include "parlour-why.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"

#include <glib/gi18n.h>

/* How wide a card is at least. */
#define CARD_WIDTH 190

/* The same for what stands on a ring, where names alone have to fit. */
#define RING_WIDTH 68

/* How large the emblem of an owner is beside the sign of a thing. */
#define SIGN_SIZE 20

void
parlour_touches_forget_group (ParlourTouchesPrivate *priv)
{
  g_clear_object (&priv->card);
  g_clear_object (&priv->cards);
  g_clear_object (&priv->heading);
}

/**
 * parlour_touches_add_text:
 * @self: a page
 * @text: something to be read
 *
 * Adds a line to the page.
 */
void
parlour_touches_add_text (ParlourTouches *self,
                          const char     *text)
{
  g_return_if_fail (PARLOUR_IS_TOUCHES (self) && text != NULL);

  gtk_box_append (parlour_touches_get_private (self)->box, parlour_label_new_wrapped (text));
}

/**
 * parlour_touches_add_remark:
 * @self: a page
 * @type: a type of events
 *
 * Adds what is to be borne in mind of such events, if there is anything, unless it stands on the page already.
 */
void
parlour_touches_add_remark (ParlourTouches *self,
                            int             type)
{
  const TableState *state;
  const ParlourGamePast *past;
  g_autofree char *remark = NULL;
  TableEvent *event;

  g_return_if_fail (PARLOUR_IS_TOUCHES (self));

  state = parlour_touches_get_state (self);
  past = parlour_game_past_find (state->game);
  event = table_event_new (state->game->events, type);
  remark = past->remark != NULL
             ? past->remark (table_session_get_names (parlour_page_get_session (PARLOUR_PAGE (self))), state, event) : NULL;
  table_event_free (state->game->events, event);
  if (remark == NULL)
    return;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (parlour_touches_get_private (self)->box)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LABEL (child) && g_str_equal (gtk_label_get_label (GTK_LABEL (child)), remark))
      return;

  parlour_touches_add_text (self, remark);
}

/**
 * parlour_touches_add_why:
 * @self: a page
 * @text: something to be read
 * @question: what it is asked, a question of the game's, or 0 if it is asked nothing
 * @seat: of whom, or `TABLE_NOBODY`
 *
 * Adds a line that says why.
 */
void
parlour_touches_add_why (ParlourTouches *self,
                         const char     *text,
                         int             question,
                         int             seat)
{
  g_return_if_fail (PARLOUR_IS_TOUCHES (self) && text != NULL);

  if (question == 0)
    parlour_touches_add_text (self, text);
  else
    gtk_box_append (parlour_touches_get_private (self)->box,
                    parlour_why_new_line (text, parlour_page_get_session (PARLOUR_PAGE (self)), question, seat));
}

/**
 * parlour_touches_add_prices:
 * @self: a page
 *
 * Adds the word for what things cost, if there is anything to be asked.
 */
void
parlour_touches_add_prices (ParlourTouches *self)
{
  GtkWidget *prices;

  g_return_if_fail (PARLOUR_IS_TOUCHES (self));

  prices = g_object_new (PARLOUR_TYPE_WHY, "halign", GTK_ALIGN_START, NULL);
  parlour_why_show_prices (PARLOUR_WHY (prices), parlour_page_get_session (PARLOUR_PAGE (self)));
  gtk_box_append (parlour_touches_get_private (self)->box, prices);
}

/**
 * parlour_touches_begin_group:
 * @self: a page
 * @title: what the cards that follow have in common, or nothing
 *
 * Begins a group of cards, which is there as soon as one of them is.
 */
void
parlour_touches_begin_group (ParlourTouches *self,
                             const char     *title)
{
  ParlourTouchesPrivate *priv;

  g_return_if_fail (PARLOUR_IS_TOUCHES (self) && title != NULL);

  priv = parlour_touches_get_private (self);
  parlour_touches_forget_group (priv);
  priv->n_groups++;
  priv->n_in_group = 0;
  priv->is_ring = FALSE;
  priv->heading = g_object_ref_sink (parlour_label_new_wrapped (title));
  gtk_widget_add_css_class (priv->heading, "heading");
  gtk_widget_set_visible (priv->heading, *title != '\0');
  priv->cards = g_object_new (PARLOUR_TYPE_STALLS, "column-width", CARD_WIDTH, "spacing", SPACING, NULL);
  g_object_ref_sink (priv->cards);
}

/**
 * parlour_touches_begin_ring:
 * @self: a page
 * @title: what the cards that follow have in common, or nothing
 * @n: how many of them stand on the ring, an even number from 8 on
 *
 * Begins a group of cards of which the first @n stand on a ring, clockwise, and the others inside it, where
 * there is the room for that. Each of them is there, whether it can be touched or not.
 */
void
parlour_touches_begin_ring (ParlourTouches *self,
                            const char     *title,
                            int             n)
{
  g_return_if_fail (PARLOUR_IS_TOUCHES (self) && n >= 8 && n % 2 == 0);

  parlour_touches_begin_group (self, title);
  parlour_touches_get_private (self)->is_ring = TRUE;
  gtk_widget_add_css_class (parlour_touches_get_private (self)->cards, "ring");
  g_object_set (parlour_touches_get_private (self)->cards, "column-width", RING_WIDTH, "rim", n, NULL);
}

/* What cannot be touched at all is not shown. */
static void
show_card (ParlourTouchesPrivate *priv)
{
  if (gtk_widget_get_parent (priv->cards) == NULL)
    {
      gtk_box_append (priv->box, priv->heading);
      gtk_box_append (priv->box, priv->cards);
    }
  if (gtk_widget_get_parent (priv->card) == NULL)
    parlour_stalls_append (PARLOUR_STALLS (priv->cards), priv->card);
}

static GtkWidget *
make_head (GtkOrientation  orientation,
           GtkWidget      *sign,
           const char     *title,
           const char     *text)
{
  GtkWidget *head = gtk_box_new (orientation, orientation == GTK_ORIENTATION_HORIZONTAL ? SPACING : SPACING / 2);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  /* Where there is little room. */
  GtkWidget *name = orientation == GTK_ORIENTATION_VERTICAL ? parlour_label_new_narrow (title) : parlour_label_new_wrapped (title);
  GtkWidget *more = parlour_label_new_wrapped (text);

  if (sign != NULL)
    gtk_box_append (GTK_BOX (head), sign);
  gtk_widget_add_css_class (name, "heading");
  gtk_widget_add_css_class (more, "caption");
  gtk_widget_set_visible (more, *text != '\0');
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), name);
  gtk_box_append (GTK_BOX (words), more);
  gtk_box_append (GTK_BOX (head), words);

  return head;
}

/**
 * parlour_touches_begin_card:
 * @self: a page, on which a group has begun
 * @sign: (transfer floating) (nullable): a picture of it
 * @title: what it is
 * @text: what is to be said of it, or nothing
 *
 * Begins a card, to which is added what can be touched, and which is there as soon as anything can.
 */
void
parlour_touches_begin_card (ParlourTouches *self,
                            GtkWidget      *sign,
                            const char     *title,
                            const char     *text)
{
  ParlourTouchesPrivate *priv;

  g_return_if_fail (PARLOUR_IS_TOUCHES (self) && title != NULL && text != NULL);

  priv = parlour_touches_get_private (self);
  g_clear_object (&priv->card);
  priv->card = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING));
  priv->head = make_head (priv->is_ring ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, sign, title, text);
  g_free (priv->title);
  priv->title = *text != '\0' ? g_strdup_printf (C_("something and what it is", "%s: %s"), title, text) : g_strdup (title);
  priv->choices = NULL;
  gtk_box_append (GTK_BOX (priv->card), priv->head);
  if (priv->is_ring)
    show_card (priv);
}

/**
 * parlour_touches_begin_seat:
 * @self: a page, on which a group has begun
 * @seat: a player
 * @text: what is to be said of that, or nothing
 *
 * Begins a card of a player.
 */
void
parlour_touches_begin_seat (ParlourTouches *self,
                            int             seat,
                            const char     *text)
{
  TableSession *session;

  g_return_if_fail (PARLOUR_IS_TOUCHES (self));

  session = parlour_page_get_session (PARLOUR_PAGE (self));
  parlour_touches_begin_card (self, parlour_emblem_new ((int) table_session_get_color (session, seat)),
                              parlour_page_get_name (PARLOUR_PAGE (self), seat), text);
}

/**
 * parlour_touches_begin_thing:
 * @self: a page, on which a group has begun
 * @id: what records call a thing of which there is a sign
 * @title: what it is called
 * @owner: whose it is, or `TABLE_NOBODY`
 *
 * Begins a card of a thing.
 */
void
parlour_touches_begin_thing (ParlourTouches *self,
                             const char     *id,
                             const char     *title,
                             int             owner)
{
  TableSession *session;
  GtkWidget *signs;

  g_return_if_fail (PARLOUR_IS_TOUCHES (self));

  session = parlour_page_get_session (PARLOUR_PAGE (self));
  signs = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING / 2);
  gtk_box_append (GTK_BOX (signs), parlour_sign_new (table_session_get_game (session), id, -1));
  gtk_widget_set_valign (signs, GTK_ALIGN_CENTER);
  if (owner != TABLE_NOBODY)
    gtk_box_append (GTK_BOX (signs), g_object_new (PARLOUR_TYPE_EMBLEM, "size", SIGN_SIZE, "color",
                                                   (int) table_session_get_color (session, owner), NULL));
  parlour_touches_begin_card (self, signs, title,
                              owner != TABLE_NOBODY ? parlour_page_get_name (PARLOUR_PAGE (self), owner) : "");
  if (owner == TABLE_NOBODY)
    return;

  g_free (parlour_touches_get_private (self)->title);
  /* Translators: %s are a thing and a player. */
  parlour_touches_get_private (self)->title = g_strdup_printf (_("%s, owned by %s"), title,
                                                               parlour_page_get_name (PARLOUR_PAGE (self), owner));
}

/* A card with one thing to be touched is touched itself; others have a button for each. */
GtkWidget *
parlour_touches_make_button (ParlourTouchesPrivate *priv,
                             const char            *label)
{
  GtkWidget *button = gtk_button_new ();

  show_card (priv);
  if (label == NULL)
    {
      gtk_box_remove (GTK_BOX (priv->card), g_object_ref (priv->head));
      gtk_button_set_child (GTK_BUTTON (button), priv->head);
      g_object_unref (priv->head);
      gtk_widget_add_css_class (button, "touch");
      gtk_widget_set_vexpand (button, TRUE);
      gtk_box_append (GTK_BOX (priv->card), button);

      return button;
    }

  if (priv->choices == NULL)
    {
      priv->choices = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
      gtk_widget_set_layout_manager (priv->choices, g_object_new (PARLOUR_TYPE_WRAP_LAYOUT, "spacing", SPACING / 2, NULL));
      gtk_box_append (GTK_BOX (priv->card), priv->choices);
      gtk_widget_add_css_class (priv->card, "card");
      gtk_widget_add_css_class (priv->card, "touches");
    }
  gtk_button_set_child (GTK_BUTTON (button), parlour_label_new_wrapped (label));
  gtk_box_append (GTK_BOX (priv->choices), button);

  return button;
}

/* Says why it cannot be touched, once for all that the card has; of a ring that stands below all of it, each reason
 * once, so that its rows are as high as their names. */
void
parlour_touches_tell_reason (ParlourTouchesPrivate *priv,
                             const char            *reason)
{
  GtkBox *box = priv->is_ring ? priv->box : GTK_BOX (priv->card);
  GtkWidget *label = gtk_widget_get_last_child (GTK_WIDGET (box));
  g_autofree char *all = NULL;
  g_auto (GStrv) before = NULL;

  if (!GTK_IS_LABEL (label))
    {
      label = parlour_label_new_wrapped (NULL);
      gtk_widget_add_css_class (label, "caption");
      gtk_widget_add_css_class (label, "reason");
      gtk_box_append (box, label);
    }
  before = g_strsplit (gtk_label_get_label (GTK_LABEL (label)), "\n", -1);
  if (priv->is_ring && g_strv_contains ((const char *const *) before, reason))
    return;

  all = priv->is_ring && *before != NULL ? g_strjoin ("\n", gtk_label_get_label (GTK_LABEL (label)), reason, NULL)
                                         : g_strdup (reason);
  gtk_label_set_label (GTK_LABEL (label), all);
}

/* A button is named as if there was nothing around it. */
void
parlour_touches_name_button (ParlourTouchesPrivate *priv,
                             GtkWidget             *button,
                             const char            *label)
{
  g_autofree char *name = label != NULL ? g_strdup_printf (C_("something and what it is", "%s: %s"), priv->title, label)
                                        : g_strdup (priv->title);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
parlour_touches_name_key (GtkWidget *button,
                          guint      which)
{
  /* Translators: %u is a digit. */
  g_autofree char *text = g_strdup_printf (_("Key %u"), (which + 1) % N_KEYS);

  parlour_widget_set_tooltip (button, text);
}

/**
 * parlour_touches_begin_digits:
 * @self: a page
 *
 * Lets the digits, from 1 on, be keys of what is added from now on, as of the sides of a die. Only choices and deeds,
 * which name no key, may stand before it.
 */
void
parlour_touches_begin_digits (ParlourTouches *self)
{
  g_return_if_fail (PARLOUR_IS_TOUCHES (self));

  parlour_touches_get_private (self)->first_key = parlour_touches_get_private (self)->buttons->len;
}

/**
 * parlour_touches_name:
 * @self: a page, on which something has been added
 * @what: what a touch does
 *
 * Lets what was added last say what it does to those who do not see under which heading it stands.
 */
void
parlour_touches_name (ParlourTouches *self,
                      const char     *what)
{
  const GPtrArray *buttons;

  g_return_if_fail (PARLOUR_IS_TOUCHES (self) && what != NULL && parlour_touches_get_private (self)->buttons->len > 0);

  buttons = parlour_touches_get_private (self)->buttons;
  parlour_touches_name_button (parlour_touches_get_private (self), buttons->pdata[buttons->len - 1], what);
}

/**
 * parlour_touches_suggest:
 * @self: a page, on which something has been added
 *
 * Lets what was added last stand out, as it may well come next.
 */
void
parlour_touches_suggest (ParlourTouches *self)
{
  const GPtrArray *buttons;

  g_return_if_fail (PARLOUR_IS_TOUCHES (self) && parlour_touches_get_private (self)->buttons->len > 0);

  buttons = parlour_touches_get_private (self)->buttons;
  gtk_widget_add_css_class (buttons->pdata[buttons->len - 1], "likely");
  parlour_touches_name (self, _("likely next"));
}

/**
 * parlour_touches_add_way_on:
 * @self: a page
 * @title: what it is
 * @event: what is entered then
 *
 * Adds what ends the turn or the step. It stands out, as what goes on does on other pages.
 */
void
parlour_touches_add_way_on (ParlourTouches   *self,
                            const char       *title,
                            const TableEvent *event)
{
  GtkWidget *button;

  g_return_if_fail (PARLOUR_IS_TOUCHES (self) && title != NULL && event != NULL);

  parlour_touches_begin_group (self, "");
  parlour_touches_begin_card (self, NULL, title, "");
  parlour_touches_add (self, NULL, event);
  button = g_ptr_array_index (parlour_touches_get_private (self)->buttons, parlour_touches_get_private (self)->buttons->len - 1);
  gtk_widget_remove_css_class (button, "touch");
  gtk_widget_add_css_class (button, "pill");
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_set_halign (button, GTK_ALIGN_END);
}

/**
 * parlour_touches_new_signs:
 * @self: a page
 * @ids: (array zero-terminated=1): what records call things of which there are signs
 *
 * Makes the signs of several things side by side, for a card.
 *
 * Returns: (transfer floating): a box
 */
GtkWidget *
parlour_touches_new_signs (ParlourTouches    *self,
                           const char *const *ids)
{
  GtkWidget *signs = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING / 2);

  g_return_val_if_fail (PARLOUR_IS_TOUCHES (self) && ids != NULL, NULL);

  for (; *ids != NULL; ids++)
    gtk_box_append (GTK_BOX (signs), parlour_sign_new (parlour_touches_get_state (self)->game, *ids, -1));
  gtk_widget_set_valign (signs, GTK_ALIGN_CENTER);

  return signs;
}

/**
 * parlour_touches_draw:
 * @self: a page, on which a word has been added
 * @ids: (array zero-terminated=1): what records call things of which there are signs
 *
 * Puts the signs of things before the word that was added last.
 */
void
parlour_touches_draw (ParlourTouches    *self,
                      const char *const *ids)
{
  const GPtrArray *buttons;
  GtkWidget *box, *label;

  g_return_if_fail (PARLOUR_IS_TOUCHES (self) && parlour_touches_get_private (self)->buttons->len > 0);

  buttons = parlour_touches_get_private (self)->buttons;
  box = parlour_touches_new_signs (self, ids);
  label = g_object_ref (gtk_button_get_child (buttons->pdata[buttons->len - 1]));
  gtk_button_set_child (buttons->pdata[buttons->len - 1], box);
  gtk_box_append (GTK_BOX (box), label);
  g_object_unref (label);
}

/**
 * parlour_touches_begin_steps:
 * @self: a page
 * @question: what is asked
 *
 * Begins what is chosen step by step, with a question and a way back.
 */
void
parlour_touches_begin_steps (ParlourTouches *self,
                             const char     *question)
{
  parlour_touches_add_text (self, question);
  parlour_touches_begin_group (self, "");
  parlour_touches_begin_card (self, NULL, _("Back"), "");
  parlour_touches_add_choice (self, NULL, 0);
}
