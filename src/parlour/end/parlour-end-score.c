/* parlour-end-score.c: the points of all players, and what may be done then
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-end-score.h"

#include "parlour-end-card.h"
#include "parlour-end-row.h"
#include "parlour-steady-bin.h"
#include "parlour-template.h"
#include "parlour-wrap-layout.h"

/**
 * ParlourEndScore:
 *
 * The points of all players, best first: a table, or cards where there is no
 * room for one. Below them stands what may be done with a game that is over.
 *
 * Players are added one by one, as making all of them takes longer than a frame.
 */
struct _ParlourEndScore {
  GtkBox parent_instance;

  GtkBox *table;
  GtkBox *cards;
  GtkWidget *then;
  GtkWidget *heads[PARLOUR_N_END_COLUMNS];

  int n_added; /* players */
  int n_hidden; /* of the best, who are not told yet */
  ParlourEndRow *rows[COLONIA_MAX_PLAYERS]; /* of those, best first */
  ParlourEndCard *players[COLONIA_MAX_PLAYERS]; /* their cards */
  GtkSizeGroup *columns[PARLOUR_N_END_COLUMNS];
};

G_DEFINE_FINAL_TYPE (ParlourEndScore, parlour_end_score, GTK_TYPE_BOX)

/* Best first; equal players in the order of their seats. */
static int
find_seat (const ColoniaScore *score,
           int                 place)
{
  for (int seat = 0; seat < score->n_players; seat++)
    {
      int n_before = 0;

      for (int other = 0; other < score->n_players; other++)
        if (score->players[other].rank < score->players[seat].rank
            || (score->players[other].rank == score->players[seat].rank && other < seat))
          n_before++;
      if (n_before == place)
        return seat;
    }

  g_return_val_if_reached (0);
}

static void
show_place (ParlourEndScore    *self,
            TableSession       *session,
            const ColoniaScore *score,
            int                 place)
{
  int seat = find_seat (score, place);

  parlour_end_row_show (self->rows[place], session, score, seat);
  parlour_end_card_show (self->players[place], session, score, seat);
}

/* They keep their room, and nobody is told of them before, by whatever reads the
 * screen. */
static void
hide_best (ParlourEndScore *self)
{
  for (int place = 0; place < self->n_added; place++)
    {
      gtk_widget_set_child_visible (GTK_WIDGET (self->rows[place]), place >= self->n_hidden);
      gtk_widget_set_child_visible (GTK_WIDGET (self->players[place]), place >= self->n_hidden);
    }
  gtk_widget_set_visible (self->then, self->n_hidden == 0);
}

/* The object */

static void
parlour_end_score_dispose (GObject *object)
{
  ParlourEndScore *self = PARLOUR_END_SCORE (object);

  for (int i = 0; i < PARLOUR_N_END_COLUMNS; i++)
    g_clear_object (&self->columns[i]);

  G_OBJECT_CLASS (parlour_end_score_parent_class)->dispose (object);
}

static void
bind_heads (GtkWidgetClass *widget_class)
{
  static const char *const heads[PARLOUR_N_END_COLUMNS] = {
    "head_rank", "head_who", "head_relics", "head_shrines", "head_windows", "head_total",
    "head_money", "head_goods", "head_resources", "head_why",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (heads); i++)
    gtk_widget_class_bind_template_child_full (widget_class, heads[i], FALSE,
                                               G_STRUCT_OFFSET (ParlourEndScore, heads)
                                                 + (gssize) (i * sizeof (GtkWidget *)));
}

static void
parlour_end_score_class_init (ParlourEndScoreClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_end_score_dispose;

  g_type_ensure (PARLOUR_TYPE_STEADY_BIN);
  g_type_ensure (PARLOUR_TYPE_WRAP_LAYOUT);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/end/end-score.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourEndScore, table);
  gtk_widget_class_bind_template_child (widget_class, ParlourEndScore, cards);
  gtk_widget_class_bind_template_child (widget_class, ParlourEndScore, then);
  bind_heads (widget_class);
}

static void
parlour_end_score_init (ParlourEndScore *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (int i = 0; i < PARLOUR_N_END_COLUMNS; i++)
    {
      self->columns[i] = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
      gtk_size_group_add_widget (self->columns[i], self->heads[i]);
    }
}

/**
 * parlour_end_score_new:
 *
 * Makes the page of points, where no player is yet.
 *
 * Returns: (transfer floating): the page
 */
GtkWidget *
parlour_end_score_new (void)
{
  return g_object_new (PARLOUR_TYPE_END_SCORE, NULL);
}

/**
 * parlour_end_score_add:
 * @self: a page of points
 * @session: a finished game
 * @score: its score
 *
 * Adds the best player who is not there yet (END-3), if there is one.
 *
 * Returns: whether more players are to be added
 */
gboolean
parlour_end_score_add (ParlourEndScore    *self,
                       TableSession       *session,
                       const ColoniaScore *score)
{
  int place;

  g_return_val_if_fail (PARLOUR_IS_END_SCORE (self), FALSE);
  g_return_val_if_fail (TABLE_IS_SESSION (session), FALSE);
  g_return_val_if_fail (score != NULL, FALSE);

  place = self->n_added;
  if (place >= score->n_players)
    return FALSE;

  self->n_added++;
  self->rows[place] = PARLOUR_END_ROW (parlour_end_row_new ());
  self->players[place] = PARLOUR_END_CARD (parlour_end_card_new ());
  parlour_end_row_line_up (self->rows[place], self->columns);
  show_place (self, session, score, place);
  gtk_box_append (self->table, GTK_WIDGET (self->rows[place]));
  gtk_box_append (self->cards, GTK_WIDGET (self->players[place]));
  hide_best (self);

  return self->n_added < score->n_players;
}

/**
 * parlour_end_score_show:
 * @self: a page of points
 * @session: a finished game
 * @score: its score
 *
 * Shows the points of the players that have been added, best first (END-3).
 */
void
parlour_end_score_show (ParlourEndScore    *self,
                        TableSession       *session,
                        const ColoniaScore *score)
{
  g_return_if_fail (PARLOUR_IS_END_SCORE (self));
  g_return_if_fail (TABLE_IS_SESSION (session));
  g_return_if_fail (score != NULL);

  for (int place = 0; place < self->n_added; place++)
    show_place (self, session, score, place);
}

/**
 * parlour_end_score_hide:
 * @self: a page of points
 * @n_players: how many players, from 0
 *
 * Hides the points of the best players, which are told later. What may be done with
 * the game comes when all have been told.
 */
void
parlour_end_score_hide (ParlourEndScore *self,
                        int              n_players)
{
  g_return_if_fail (PARLOUR_IS_END_SCORE (self));
  g_return_if_fail (n_players >= 0 && n_players <= COLONIA_MAX_PLAYERS);

  self->n_hidden = n_players;
  hide_best (self);
}
