/* colonia-hand-out-card.c: what one player is given and moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-hand-out-card.h"

#include "colonia-bundle-box.h"
#include "colonia-hand-out-line.h"
#include "colonia-reason.h"
#include "colonia-terms.h"
#include "colonia-words.h"
#include "hand-out.h"
#include "parlour-banner.h"
#include "parlour-emblem.h"
#include "parlour-rule-links.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "pieces.h"
#include "text-words.h"

#include <glib/gi18n.h>
#include <string.h>

struct _ColoniaHandOutCard {
  AdwBin parent_instance;

  ParlourEmblem *emblem;
  ParlourBanner *name;
  GtkToggleButton *done;
  GtkBox *money;
  ColoniaBundleBox *goods;
  GtkLabel *pays;
  GtkLabel *moves;
  GtkRevealer *revealer;
  GtkLabel *why;
  ParlourRuleLinks *rules;

  GtkWidget *lines[COLONIA_N_CITIES];
};

enum {
  PROP_0,
  PROP_DONE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ColoniaHandOutCard, colonia_hand_out_card, ADW_TYPE_BIN)

static void
on_done_toggled (ColoniaHandOutCard *self)
{
  parlour_widget_set_css_class (GTK_WIDGET (self), "done", colonia_hand_out_card_get_done (self));

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DONE]);
}

static void
colonia_hand_out_card_get_property (GObject    *object,
                                    guint       prop_id,
                                    GValue     *value,
                                    GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_DONE:
      g_value_set_boolean (value, colonia_hand_out_card_get_done (COLONIA_HAND_OUT_CARD (object)));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
colonia_hand_out_card_set_property (GObject      *object,
                                    guint         prop_id,
                                    const GValue *value,
                                    GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_DONE:
      colonia_hand_out_card_set_done (COLONIA_HAND_OUT_CARD (object), g_value_get_boolean (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (COLONIA_TYPE_BUNDLE_BOX);
  g_type_ensure (PARLOUR_TYPE_BANNER);
  g_type_ensure (PARLOUR_TYPE_EMBLEM);
  g_type_ensure (PARLOUR_TYPE_RULE_LINKS);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/play/hand-out-card.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaHandOutCard, emblem);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHandOutCard, name);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHandOutCard, revealer);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHandOutCard, done);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHandOutCard, money);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHandOutCard, goods);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHandOutCard, pays);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHandOutCard, moves);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHandOutCard, why);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHandOutCard, rules);
  gtk_widget_class_bind_template_callback (widget_class, on_done_toggled);
}

static void
colonia_hand_out_card_class_init (ColoniaHandOutCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = colonia_hand_out_card_get_property;
  object_class->set_property = colonia_hand_out_card_set_property;

  /* Whether somebody ticked it off. */
  properties[PROP_DONE] = g_param_spec_boolean ("done", NULL, NULL, FALSE,
                                                (GParamFlags) (G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY
                                                               | G_PARAM_STATIC_STRINGS));
  g_object_class_install_properties (object_class, N_PROPS, properties);

  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
colonia_hand_out_card_init (ColoniaHandOutCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (int city = 0; city < COLONIA_N_CITIES; city++)
    {
      self->lines[city] = colonia_hand_out_line_new ((ColoniaCity) city);
      gtk_box_append (self->money, self->lines[city]);
    }
}

/* Makes a card that shows nothing yet. */
GtkWidget *
colonia_hand_out_card_new (void)
{
  return g_object_new (COLONIA_TYPE_HAND_OUT_CARD, NULL);
}

static void
show_pays (ColoniaHandOutCard  *self,
           const ColoniaBundle *pays)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int city = 0; city < COLONIA_N_CITIES; city++)
    if (pays->n[city] > 0)
      g_ptr_array_add (items, colonia_term_money ((ColoniaCity) city, pays->n[city]));

  if (items->len > 0)
    {
      g_autofree char *list = text_list (items);
      /* Translators: %s is money that a player puts into the bank, e.g. “5 Mark”. */
      g_autofree char *text = g_strdup_printf (_("Gives %s to the bank"), list);

      gtk_label_set_label (self->pays, text);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->pays), items->len > 0);
}

static void
add_line (GString    *text,
          const char *line)
{
  if (strstr (text->str, line) == NULL)
    text_add_line (text, line);
}

/* What members move, as short lines. */
static void
show_moves (ColoniaHandOutCard *self,
            char              **moves)
{
  g_autofree char *text = moves != NULL ? g_strjoinv ("\n", moves) : g_strdup ("");

  gtk_label_set_label (self->moves, text);
  gtk_widget_set_visible (GTK_WIDGET (self->moves), *text != '\0');
}

/* The reasons, hold by hold and contract by contract, and never the sum that
 * stands above them. */
static void
show_why (ColoniaHandOutCard *self,
          TableSession       *session,
          TableLine          *line,
          gboolean            with_moves,
          int                 seat)
{
  g_autoptr (GArray) rules = g_array_new (TRUE, FALSE, sizeof (ColoniaRule));
  g_autofree char *handed = colonia_reason_tell_handed (session, line, seat, rules);
  g_autoptr (GString) text = g_string_new (handed);
  g_autoptr (GArray) moves = pieces_list_of_line (line, seat);

  for (guint i = 0; with_moves && i < moves->len; i++)
    {
      const ColoniaEffect *move = &g_array_index (moves, ColoniaEffect, i);
      g_autofree char *reason = colonia_words_reason (move, 0);

      add_line (text, reason);
      g_array_append_val (rules, move->rule);
    }

  gtk_label_set_label (self->why, text->str);
  parlour_rule_links_show (self->rules, &colonia_game, (const int *) (const void *) rules->data);
}

static void
show_who (ColoniaHandOutCard *self,
          TableSession       *session,
          int                 seat)
{
  const char *name = table_session_get_names (session)[seat];
  /* Translators: %s is a player. */
  g_autofree char *done = g_strdup_printf (_("Done for %s"), name);

  parlour_emblem_set_color (self->emblem, (int) table_session_get_color (session, seat));
  parlour_banner_set_text (self->name, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->done), GTK_ACCESSIBLE_PROPERTY_LABEL, done, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Shows what a player is given and moves. Who is given nothing and moves nothing has no card: it
 * hides. */
void
colonia_hand_out_card_show (ColoniaHandOutCard *self,
                            TableSession       *session,
                            TableLine          *line,
                            gboolean            with_moves,
                            int                 seat)
{
  g_autoptr (TongueScope) scope = NULL;
  g_auto (GStrv) moves = NULL;
  HandOut hand_out;
  guint n_effects = 0;
  const ColoniaEffect *effects;

  g_return_if_fail (COLONIA_IS_HAND_OUT_CARD (self));
  g_return_if_fail (TABLE_IS_SESSION (session) && (line == NULL || TABLE_IS_LINE (line)));

  /* Whoever is told reads it in a language of his or her own, beside the others. */
  parlour_address (GTK_WIDGET (self), table_session_get_language (session, seat));
  scope = parlour_speak_in (GTK_WIDGET (self));
  effects = line != NULL ? table_line_get_effects (line, &n_effects) : NULL;
  hand_out_make (&hand_out, effects, n_effects);
  if (with_moves)
    moves = table_session_tell_moves (session, line, seat);

  gtk_widget_set_visible (GTK_WIDGET (self), hand_out_is_for (&hand_out, seat) || (moves != NULL && moves[0] != NULL));
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;

  show_who (self, session, seat);
  for (int city = 0; city < COLONIA_N_CITIES; city++)
    colonia_hand_out_line_show (COLONIA_HAND_OUT_LINE (self->lines[city]), hand_out.money[seat].n[city]);
  colonia_bundle_box_set_bundle (self->goods, COLONIA_PIECE_GOOD, &hand_out.goods[seat]);
  gtk_widget_set_visible (GTK_WIDGET (self->goods), colonia_bundle_get_total (&hand_out.goods[seat]) > 0);
  show_pays (self, &hand_out.pays[seat]);
  show_moves (self, moves);
  if (line != NULL)
    show_why (self, session, line, with_moves, seat);
}

/* Tells whether somebody ticked it off. */
gboolean
colonia_hand_out_card_get_done (ColoniaHandOutCard *self)
{
  g_return_val_if_fail (COLONIA_IS_HAND_OUT_CARD (self), FALSE);

  return gtk_toggle_button_get_active (self->done);
}

/* Ticks it off, or takes that back. */
void
colonia_hand_out_card_set_done (ColoniaHandOutCard *self,
                                gboolean            done)
{
  g_return_if_fail (COLONIA_IS_HAND_OUT_CARD (self));

  gtk_toggle_button_set_active (self->done, done);
}

/* Says why the player is given that, or leaves it out. */
void
colonia_hand_out_card_set_explained (ColoniaHandOutCard *self,
                                     gboolean            explained)
{
  g_return_if_fail (COLONIA_IS_HAND_OUT_CARD (self));

  gtk_revealer_set_reveal_child (self->revealer, explained);
}
