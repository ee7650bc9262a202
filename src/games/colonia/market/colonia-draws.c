/* colonia-draws.c: what edicts let be drawn from the bag
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-draws.h"

#include "colonia-draw-board.h"
#include "colonia-words.h"
#include "parlour-emblem.h"
#include "parlour-template.h"

#include <glib/gi18n.h>

#define EMBLEM_SIZE 26

/* What is drawn onto booths, or by the players, after an edict was accepted. What a player draws
 * is covered. */
struct _ColoniaDraws {
  ParlourForm parent_instance;

  GtkLabel *hint;
  ColoniaDrawBoard *board;
};

G_DEFINE_FINAL_TYPE (ColoniaDraws, colonia_draws, PARLOUR_TYPE_FORM)

static const ColoniaLaidEdict *
get_edict (ColoniaDraws *self)
{
  const ColoniaState *state = colonia_page_get_state (PARLOUR_PAGE (self));

  return &state->edicts[state->edict];
}

static gboolean
is_by_player (ColoniaDraws *self)
{
  return get_edict (self)->kind == COLONIA_EDICT_DRAW_RESOURCES;
}

static int
get_event_type (ColoniaDraws *self)
{
  return colonia_play_get_awaited (&colonia_page_get_state (PARLOUR_PAGE (self))->table);
}

/* Whether the application has still to draw. */
static gboolean
colonia_draws_is_due (ParlourForm *form)
{
  return colonia_draw_board_is_due (COLONIA_DRAWS (form)->board);
}

/* In an event players stand by their seats, on the board in the order of play. */
static int
get_index (ColoniaDraws *self,
           int           place)
{
  return is_by_player (self) ? colonia_state_get_seat (colonia_page_get_state (PARLOUR_PAGE (self)), place) : place;
}

static TableEvent *
colonia_draws_make_event (ParlourForm *form)
{
  ColoniaDraws *self = COLONIA_DRAWS (form);
  ColoniaEvent *event = colonia_page_new_event ((ColoniaEventType) get_event_type (self));

  event->drawn.n = colonia_draw_board_get_n_places (self->board);
  for (int i = 0; i < event->drawn.n; i++)
    event->drawn.bundles[get_index (self, i)] = *colonia_draw_board_get_drawn (self->board, i);

  return &event->table;
}

static char *
colonia_draws_find_missing (ParlourForm *form)
{
  return colonia_draw_board_find_missing (COLONIA_DRAWS (form)->board);
}

static TableRoller
colonia_draws_get_roller (ParlourForm *form)
{
  return colonia_draw_board_get_roller (COLONIA_DRAWS (form)->board);
}

static const char *
get_label (ColoniaDraws *self)
{
  if (colonia_draws_is_due (PARLOUR_FORM (self)))
    return is_by_player (self)
             /* Translators: the program draws resources for the players. */
             ? _("Draw and Hand Out")
             /* Translators: the program draws resources onto the booths. */
             : _("Draw and Lay Out");

  return is_by_player (self)
           /* Translators: players take the resources that they drew. */
           ? _("Hand Them Out")
           /* Translators: resources that were drawn are laid onto the booths. */
           : _("Lay Them Out");
}

static void
show_whether_complete (ColoniaDraws *self)
{
  gtk_widget_set_visible (colonia_draw_board_get_pad (self->board), colonia_draw_board_get_typed (self->board));
  if (parlour_page_get_session (PARLOUR_PAGE (self)) == NULL)
    return;

  /* Players may draw fewer than there could be, so of them nobody knows when they are done. */
  parlour_page_set_complete (PARLOUR_PAGE (self), !is_by_player (self) && colonia_draw_board_is_drawn (self->board));
  parlour_confirm_bar_set_label (parlour_form_get_bar (PARLOUR_FORM (self)), get_label (self));
  parlour_form_changed (PARLOUR_FORM (self));
}

/* What the application draws is entered at once, so that nobody can have it
 * draw again by leaving the page. */
static gboolean
colonia_draws_prepare (ParlourForm *form)
{
  if (colonia_draws_is_due (form))
    colonia_draw_board_draw (COLONIA_DRAWS (form)->board, colonia_page_get_draw_order (PARLOUR_PAGE (form)));

  return TRUE;
}

static int
count_places (ColoniaDraws *self)
{
  return colonia_state_count_draws (colonia_page_get_state (PARLOUR_PAGE (self)));
}

static void
name_player (ColoniaDraws *self,
             int           place)
{
  ParlourPage *page = PARLOUR_PAGE (self);
  int seat = get_index (self, place);
  GtkWidget *emblem = parlour_emblem_new ((int) table_session_get_color (parlour_page_get_session (page), seat));

  parlour_figure_set_size (PARLOUR_FIGURE (emblem), EMBLEM_SIZE);
  colonia_draw_board_set_title (self->board, place, parlour_page_get_name (page, seat), emblem);
}

static void
name_booth (ColoniaDraws *self,
            int           place)
{
  const ColoniaState *state = colonia_page_get_state (PARLOUR_PAGE (self));
  int booth = get_edict (self)->kind == COLONIA_EDICT_FOREIGN_MERCHANTS ? state->n_regular_booths + place : place;
  g_autofree char *title = g_strdup_printf (_("Booth %d"), booth + 1);

  colonia_draw_board_set_title (self->board, place, title, NULL);
}

static void
name_places (ColoniaDraws *self)
{
  for (int place = 0; place < count_places (self); place++)
    if (is_by_player (self))
      name_player (self, place);
    else
      name_booth (self, place);
}

static void
empty (ColoniaDraws *self)
{
  int draw = colonia_edict_kind_get_draw (get_edict (self)->kind);

  colonia_draw_board_set_optional (self->board, is_by_player (self));
  colonia_draw_board_set_n_places (self->board, count_places (self));
  for (int place = 0; place < count_places (self); place++)
    colonia_draw_board_set_wanted (self->board, place, draw);
  name_places (self);
  colonia_draw_board_set_typed (self->board, parlour_page_does_table_draw (PARLOUR_PAGE (self)));
  colonia_draw_board_empty (self->board);
}

static void
show_covers (ColoniaDraws *self)
{
  for (int place = 0; place < count_places (self); place++)
    colonia_draw_board_set_secret (self->board, place,
                                   is_by_player (self)
                                     && !parlour_page_is_uncovered (PARLOUR_PAGE (self), get_index (self, place)));
}

static void
colonia_draws_update (ParlourPage *page)
{
  ColoniaDraws *self = COLONIA_DRAWS (page);
  g_autofree char *hint = colonia_words_edict (get_edict (self));

  /* A correction of holdings changes what is in the bag. */
  colonia_draw_board_set_bag (self->board, &colonia_page_get_state (page)->bag);
  gtk_label_set_label (self->hint, hint);
  if (parlour_page_is_new_moment (page))
    {
      empty (self);
      parlour_page_fill_in_undone (page, get_event_type (self));
    }

  name_places (self);
  show_covers (self);
  show_whether_complete (self);
}

static void
colonia_draws_fill_in (ParlourPage      *page,
                       const TableEvent *entered)
{
  const ColoniaEvent *event = COLONIA_EVENT (entered);
  ColoniaDraws *self = COLONIA_DRAWS (page);
  ColoniaBundle drawn[G_N_ELEMENTS (event->drawn.bundles)] = { 0 };

  for (int place = 0; place < colonia_draw_board_get_n_places (self->board); place++)
    drawn[place] = event->drawn.bundles[get_index (self, place)];
  colonia_draw_board_fill_in (self->board, drawn, parlour_page_get_undone_roller (page));
  show_whether_complete (self);
}

static GtkWidget *
colonia_draws_get_first (ParlourForm *form)
{
  ColoniaDraws *self = COLONIA_DRAWS (form);

  return colonia_draw_board_get_typed (self->board) ? colonia_draw_board_get_focus (self->board)
                                                    : parlour_confirm_bar_get_button (parlour_form_get_bar (form));
}

static void
colonia_draws_class_init (ColoniaDrawsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ParlourFormClass *form_class = PARLOUR_FORM_CLASS (klass);

  PARLOUR_PAGE_CLASS (klass)->update = colonia_draws_update;
  PARLOUR_PAGE_CLASS (klass)->fill_in = colonia_draws_fill_in;
  form_class->make_event = colonia_draws_make_event;
  form_class->find_missing = colonia_draws_find_missing;
  form_class->get_roller = colonia_draws_get_roller;
  form_class->get_first = colonia_draws_get_first;
  form_class->is_due = colonia_draws_is_due;
  form_class->prepare = colonia_draws_prepare;

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/market/draws.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaDraws, hint);
  gtk_widget_class_bind_template_child (widget_class, ColoniaDraws, board);
  gtk_widget_class_bind_template_callback (widget_class, show_whether_complete);
}

static void
colonia_draws_init (ColoniaDraws *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_confirm_bar_set_pad (parlour_form_get_bar (PARLOUR_FORM (self)), colonia_draw_board_get_pad (self->board));
}
