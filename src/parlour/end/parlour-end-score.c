/* parlour-end-score.c: the points of all players, and what may be done then
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-end-score.h"

#include "parlour-end-part.h"
#include "parlour-stalls.h"
#include "parlour-steady-bin.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

/* The score of a player, as a row of a table */

#define PARLOUR_TYPE_END_ROW (parlour_end_row_get_type ())

G_DECLARE_FINAL_TYPE (ParlourEndRow, parlour_end_row, PARLOUR, END_ROW, AdwBin)

/* How many columns the table has at most: the rank, who it is, the numbers, and why. */
#define PARLOUR_MAX_END_COLUMNS (PARLOUR_MAX_END_PARTS + 3)

struct _ParlourEndRow {
  AdwBin parent_instance;

  ParlourEndPlaces places;
  GtkBox *line;
  GtkWidget *who;
};

G_DEFINE_FINAL_TYPE (ParlourEndRow, parlour_end_row, ADW_TYPE_BIN)

static void
parlour_end_row_class_init (ParlourEndRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/end/end-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourEndRow, line);
  gtk_widget_class_bind_template_child (widget_class, ParlourEndRow, who);
  parlour_end_part_bind_all (widget_class, G_STRUCT_OFFSET (ParlourEndRow, places));
}

static void
parlour_end_row_init (ParlourEndRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->places.frame = GTK_WIDGET (self);
}

static GtkLabel *
make_cell (const TableGame *game,
           int              part)
{
  GtkWidget *cell = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_CELL, NULL);

  parlour_end_part_name_widget (cell, game, part);
  gtk_widget_add_css_class (cell, "numeric");
  gtk_widget_add_css_class (cell, "end-cell");
  if (part == PARLOUR_TOTAL)
    gtk_widget_add_css_class (cell, "end-total");

  return GTK_LABEL (cell);
}

/* Makes a row for the points of the game, which shows nobody yet. */
static GtkWidget *
parlour_end_row_new (const TableGame *game)
{
  ParlourEndRow *self = g_object_new (PARLOUR_TYPE_END_ROW, NULL);
  ParlourEndPlaces *places = &self->places;
  GtkWidget *before = self->who;

  g_return_val_if_fail (game != NULL, GTK_WIDGET (self));

  places->n_parts = parlour_end_part_list (game, places->parts);
  for (int i = 0; i < places->n_parts; i++)
    {
      places->cells[i] = make_cell (game, places->parts[i]);
      gtk_box_insert_child_after (self->line, GTK_WIDGET (places->cells[i]), before);
      before = GTK_WIDGET (places->cells[i]);
    }

  return GTK_WIDGET (self);
}

/* Makes the cells as wide as those above and below them. */
static void
parlour_end_row_line_up (ParlourEndRow  *self,
                         GtkSizeGroup  **columns)
{
  g_return_if_fail (columns != NULL);

  gtk_size_group_add_widget (columns[0], GTK_WIDGET (self->places.rank));
  gtk_size_group_add_widget (columns[1], self->who);
  for (int i = 0; i < self->places.n_parts; i++)
    gtk_size_group_add_widget (columns[2 + i], GTK_WIDGET (self->places.cells[i]));
  gtk_size_group_add_widget (columns[2 + self->places.n_parts], self->places.why_button);
}

/* The score of a player, where there is no room for a table */

#define PARLOUR_TYPE_END_CARD (parlour_end_card_get_type ())

G_DECLARE_FINAL_TYPE (ParlourEndCard, parlour_end_card, PARLOUR, END_CARD, AdwBin)

struct _ParlourEndCard {
  AdwBin parent_instance;

  ParlourEndPlaces places;
  GtkLabel *total;
  ParlourStalls *parts;
  const TableGame *game;
  GtkLabel *titles[PARLOUR_MAX_END_PARTS]; /* NULL for the total, which needs none */
};

G_DEFINE_FINAL_TYPE (ParlourEndCard, parlour_end_card, ADW_TYPE_BIN)

static void
show_card_titles (ParlourEndCard *self)
{
  for (int i = 0; i < self->places.n_parts; i++)
    if (self->titles[i] != NULL)
      gtk_label_set_label (self->titles[i], parlour_end_part_get_title (self->game, self->places.parts[i], FALSE));
}

static void
parlour_end_card_class_init (ParlourEndCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/end/end-card.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (show_card_titles));
  gtk_widget_class_bind_template_child (widget_class, ParlourEndCard, total);
  gtk_widget_class_bind_template_child (widget_class, ParlourEndCard, parts);
  parlour_end_part_bind_all (widget_class, G_STRUCT_OFFSET (ParlourEndCard, places));
}

static void
parlour_end_card_init (ParlourEndCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->places.frame = GTK_WIDGET (self);
}

static GtkLabel *
append_label (GtkWidget *box)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_box_append (GTK_BOX (box), label);

  return GTK_LABEL (label);
}

/* A number, and below it what it is. */
static void
add_part (ParlourEndCard *self,
          int             i)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *cell = GTK_WIDGET (self->places.cells[i] = append_label (box));

  self->titles[i] = append_label (box);
  gtk_widget_add_css_class (cell, "numeric");
  gtk_widget_add_css_class (cell, "title-4");
  gtk_widget_add_css_class (GTK_WIDGET (self->titles[i]), "caption");
  parlour_stalls_append (self->parts, box);
}

/* Makes a card for the points of the game, which shows nobody yet. */
static GtkWidget *
parlour_end_card_new (const TableGame *game)
{
  ParlourEndCard *self = g_object_new (PARLOUR_TYPE_END_CARD, NULL);
  ParlourEndPlaces *places = &self->places;

  g_return_val_if_fail (game != NULL, GTK_WIDGET (self));

  self->game = game;
  places->n_parts = parlour_end_part_list (game, places->parts);
  for (int i = 0; i < places->n_parts; i++)
    {
      if (places->parts[i] == PARLOUR_TOTAL)
        places->cells[i] = self->total;
      else
        add_part (self, i);
      parlour_end_part_name_widget (GTK_WIDGET (places->cells[i]), game, places->parts[i]);
    }
  show_card_titles (self);

  return GTK_WIDGET (self);
}

/* The points of all players, best first: a table, or cards where there is no room for one. Below
 * them stands what may be done with a game that is over.
 *
 * Players are added one by one, as making all of them takes longer than a frame. */
struct _ParlourEndScore {
  GtkBox parent_instance;

  GtkBox *table;
  GtkBox *cards;
  GtkWidget *then;
  GtkButton *again_button;
  GtkBox *heads;
  GtkWidget *head_rank;
  GtkWidget *head_who;
  GtkWidget *head_why;

  const TableGame *game;
  int n_parts; /* how many numbers there are of each player */
  int parts[PARLOUR_MAX_END_PARTS];
  GtkLabel *titles[PARLOUR_MAX_END_PARTS]; /* above the numbers */
  int n_added; /* players */
  int n_hidden; /* of the best, who are not told yet */
  ParlourEndRow *rows[TABLE_MAX_PLAYERS]; /* of those, best first */
  ParlourEndCard *players[TABLE_MAX_PLAYERS]; /* their cards */
  GtkSizeGroup *columns[PARLOUR_MAX_END_COLUMNS];
};

G_DEFINE_FINAL_TYPE (ParlourEndScore, parlour_end_score, GTK_TYPE_BOX)

static void
show_place (ParlourEndScore  *self,
            TableSession     *session,
            const TableScore *score,
            int               place)
{
  int seats[TABLE_MAX_PLAYERS];

  table_score_list (score, seats);
  parlour_end_part_show_all (&self->rows[place]->places, session, score, seats[place]);
  parlour_end_part_show_all (&self->players[place]->places, session, score, seats[place]);
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

  /* Who is shown for the first time was to be drawn all the while, so GTK 4.8 tells
   * nobody that there is something new. */
  gtk_widget_queue_draw (GTK_WIDGET (self->table));
  gtk_widget_queue_draw (GTK_WIDGET (self->cards));
}

static void
show_titles (ParlourEndScore *self)
{
  const ParlourCeremony *ceremony;

  if (self->game == NULL)
    return;

  ceremony = parlour_game_ending_find (self->game)->ceremony;
  for (int i = 0; i < self->n_parts; i++)
    gtk_label_set_label (self->titles[i], parlour_end_part_get_title (self->game, self->parts[i], FALSE));
  gtk_widget_set_visible (GTK_WIDGET (self->again_button), ceremony != NULL);
  if (ceremony != NULL)
    gtk_button_set_label (self->again_button, gettext (ceremony->again));
}

/* The object */

static void
parlour_end_score_dispose (GObject *object)
{
  ParlourEndScore *self = PARLOUR_END_SCORE (object);

  for (int i = 0; i < PARLOUR_MAX_END_COLUMNS; i++)
    g_clear_object (&self->columns[i]);

  G_OBJECT_CLASS (parlour_end_score_parent_class)->dispose (object);
}

/* Cards take the place of the table while a narrow page is laid out, which has its height by then. */
static void
measure_again (ParlourEndScore *self)
{
  parlour_widget_after_frame (GTK_WIDGET (self), gtk_widget_queue_resize);
}

static void
parlour_end_score_class_init (ParlourEndScoreClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_end_score_dispose;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/end/end-score.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (show_titles));
  gtk_widget_class_bind_template_child (widget_class, ParlourEndScore, table);
  gtk_widget_class_bind_template_child (widget_class, ParlourEndScore, cards);
  gtk_widget_class_bind_template_child (widget_class, ParlourEndScore, then);
  gtk_widget_class_bind_template_child (widget_class, ParlourEndScore, again_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourEndScore, heads);
  gtk_widget_class_bind_template_child (widget_class, ParlourEndScore, head_rank);
  gtk_widget_class_bind_template_child (widget_class, ParlourEndScore, head_who);
  gtk_widget_class_bind_template_child (widget_class, ParlourEndScore, head_why);
  gtk_widget_class_bind_template_callback (widget_class, measure_again);
}

static void
parlour_end_score_init (ParlourEndScore *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static GtkLabel *
make_title (void)
{
  GtkLabel *title = g_object_new (GTK_TYPE_LABEL,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_COLUMN_HEADER,
                                  "wrap", TRUE,
                                  "width-chars", 9,
                                  "max-width-chars", 9,
                                  "justify", GTK_JUSTIFY_CENTER,
                                  NULL);

  gtk_widget_add_css_class (GTK_WIDGET (title), "end-head");
  gtk_widget_add_css_class (GTK_WIDGET (title), "end-cell");

  return title;
}

static void
add_column (ParlourEndScore *self,
            int              column,
            GtkWidget       *head)
{
  self->columns[column] = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  gtk_size_group_add_widget (self->columns[column], head);
}

/* A heading for each number, between who it is and why. */
static void
add_columns (ParlourEndScore *self)
{
  GtkWidget *before = self->head_who;

  add_column (self, 0, self->head_rank);
  add_column (self, 1, self->head_who);
  for (int i = 0; i < self->n_parts; i++)
    {
      GtkWidget *head = g_object_new (PARLOUR_TYPE_STEADY_BIN, NULL);

      self->titles[i] = make_title ();
      adw_bin_set_child (ADW_BIN (head), GTK_WIDGET (self->titles[i]));
      parlour_end_part_name_widget (head, self->game, self->parts[i]);
      gtk_box_insert_child_after (self->heads, head, before);
      add_column (self, 2 + i, head);
      before = head;
    }
  add_column (self, 2 + self->n_parts, self->head_why);
}

/* Makes the page of points of the game, where no player is yet. */
GtkWidget *
parlour_end_score_new (const TableGame *game)
{
  ParlourEndScore *self = g_object_new (PARLOUR_TYPE_END_SCORE, NULL);

  g_return_val_if_fail (game != NULL, GTK_WIDGET (self));

  self->game = game;
  self->n_parts = parlour_end_part_list (game, self->parts);
  add_columns (self);
  show_titles (self);

  return GTK_WIDGET (self);
}

/* Adds the best player who is not there yet, if there is one. */
gboolean
parlour_end_score_add (ParlourEndScore  *self,
                       TableSession     *session,
                       const TableScore *score)
{
  int place;

  g_return_val_if_fail (score != NULL, FALSE);

  place = self->n_added;
  if (place >= score->n_players)
    return FALSE;

  self->n_added++;
  self->rows[place] = PARLOUR_END_ROW (parlour_end_row_new (self->game));
  self->players[place] = PARLOUR_END_CARD (parlour_end_card_new (self->game));
  parlour_end_row_line_up (self->rows[place], self->columns);
  show_place (self, session, score, place);
  gtk_box_append (self->table, GTK_WIDGET (self->rows[place]));
  gtk_box_append (self->cards, GTK_WIDGET (self->players[place]));
  hide_best (self);

  return self->n_added < score->n_players;
}

/* Shows the points of the players that have been added, best first. */
void
parlour_end_score_show (ParlourEndScore  *self,
                        TableSession     *session,
                        const TableScore *score)
{
  g_return_if_fail (score != NULL);

  for (int place = 0; place < self->n_added; place++)
    show_place (self, session, score, place);
}

/* Hides the points of the best players, which are told later. What may be done with the game
 * comes when all have been told. */
void
parlour_end_score_hide (ParlourEndScore *self,
                        int              n_players)
{
  g_return_if_fail (n_players >= 0 && n_players <= TABLE_MAX_PLAYERS);

  self->n_hidden = n_players;
  hide_best (self);
}
