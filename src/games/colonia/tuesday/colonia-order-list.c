/* colonia-order-list.c: the player order that would follow, and why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-order-list.h"

#include "colonia-session.h"
#include "colonia-words.h"
#include "parlour-place-row.h"
#include "parlour-template.h"

/* The families in the order that cards or rolls would make, as a stack of emblems with its
 * reasons. The rules are asked for both, on a copy of the game. */
struct _ColoniaOrderList {
  AdwBin parent_instance;

  GtkBox *rows;
};

G_DEFINE_FINAL_TYPE (ColoniaOrderList, colonia_order_list, ADW_TYPE_BIN)

static void
colonia_order_list_class_init (ColoniaOrderListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/tuesday/order-list.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaOrderList, rows);
}

static void
colonia_order_list_init (ColoniaOrderList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static const ColoniaEffect *
find_effect (GArray *effects,
             int     kind,
             int     seat)
{
  for (guint i = 0; i < effects->len; i++)
    {
      const ColoniaEffect *effect = &g_array_index (effects, ColoniaEffect, i);

      if (effect->kind == kind && effect->player == seat)
        return effect;
    }

  return NULL;
}

/* Who is tied has no place yet, and who is not has no reason yet while others
 * are. */
static char *
tell_place (TableSession *session,
            GArray       *effects,
            int           seat,
            int          *rule)
{
  const ColoniaTelling telling = { .names = table_session_get_names (session) };
  const ColoniaEffect *effect = find_effect (effects, COLONIA_EFFECT_PLACE, seat);

  if (effect == NULL)
    effect = find_effect (effects, COLONIA_EFFECT_TIED, seat);
  if (effect == NULL)
    return g_strdup (telling.names[seat]);

  *rule = (int) effect->rule;

  return colonia_words_effect (&telling, effect);
}

static char *
tell_zero (TableSession *session,
           GArray       *effects,
           int           seat,
           int          *rule)
{
  const ColoniaTelling telling = { .names = table_session_get_names (session) };
  const ColoniaEffect *effect = find_effect (effects, COLONIA_EFFECT_CARD_IS_ZERO, seat);

  if (effect == NULL)
    return NULL;

  *rule = (int) effect->rule;

  return colonia_words_effect (&telling, effect);
}

static void
show_place (ParlourPlaceRow *row,
            TableSession    *session,
            GArray          *effects,
            int              place,
            int              seat)
{
  int rules[] = { COLONIA_RULE_NONE, COLONIA_RULE_NONE, COLONIA_RULE_NONE };
  g_autofree char *sentence = tell_place (session, effects, seat, &rules[0]);
  g_autofree char *detail = tell_zero (session, effects, seat, &rules[rules[0] != COLONIA_RULE_NONE]);

  parlour_place_row_show (row, place, (int) table_session_get_color (session, seat), sentence, detail, &colonia_game,
                          rules);
}

/* Finds the row at a place in the list, which is made where there is none. */
static ParlourPlaceRow *
get_row (ColoniaOrderList *self,
         GtkWidget        *last)
{
  GtkWidget *row = last != NULL ? gtk_widget_get_next_sibling (last) : gtk_widget_get_first_child (GTK_WIDGET (self->rows));

  if (row == NULL)
    {
      row = parlour_place_row_new ();
      gtk_box_append (self->rows, row);
    }

  return PARLOUR_PLACE_ROW (row);
}

/* Shows the order that would follow. Who would still be tied shares a place. */
gboolean
colonia_order_list_show (ColoniaOrderList    *self,
                         TableSession        *session,
                         const ColoniaEvent  *event,
                         char               **tied)
{
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (ColoniaEffect));
  g_auto (ColoniaState) after = { 0 };
  GtkWidget *last = NULL;
  gboolean settled;

  g_return_val_if_fail (COLONIA_IS_ORDER_LIST (self), FALSE);
  g_return_val_if_fail (TABLE_IS_SESSION (session), FALSE);

  colonia_state_copy (&after, colonia_session_get_state (session));
  colonia_state_apply (&after, event, effects);
  settled = after.step != COLONIA_STEP_TIE_ROLLS;
  if (tied != NULL)
    *tied = settled ? NULL : colonia_words_tied (table_session_get_names (session), &after);

  for (int place = 0; place < after.n_players; place++)
    for (int seat = 0; seat < after.n_players; seat++)
      if (settled ? after.order[place] == seat : after.places[seat] == place)
        {
          ParlourPlaceRow *row = get_row (self, last);

          show_place (row, session, effects, place, seat);
          last = GTK_WIDGET (row);
        }

  return settled;
}
