/* parlour-look-back.c: a game round by round, to look at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It works on a copy of the game that has no file: nothing that is done here
 * can change it. Of a game that is not over only what everybody at the table
 * can see is told.
 *
 * A round may have thousands of events. A list of GTK 4.8 makes a widget for each of
 * hundreds; so it is given only those that somebody has scrolled to, and a page
 * more.
 */

#include "config.h"

#include "parlour-look-back.h"

#include "parlour-actions.h"
#include "parlour-course-part.h"
#include "parlour-game-past.h"
#include "parlour-look-back-row.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "table-session.h"
#include "table-rounds.h"

#include <glib/gi18n.h>

/* How many lines come at once. Making as many rows takes a frame. */
#define N_AT_ONCE 8

struct _ParlourLookBack {
  ParlourSideWindow parent_instance;

  TableSession *session;
  char *title;
  GArray *rounds; /* (element-type TableRound) */
  guint shown; /* which of them */
  gboolean is_public; /* nothing is secret any more */
  gboolean more_soon; /* whether lines come after this frame */

  GtkLabel *heading;
  GtkLabel *subheading;
  GtkAdjustment *adjustment;
  GtkWidget *list;
  GListStore *parts; /* the families, and what happened: the rows */
  GListStore *top; /* the families, where something is known of them */
  GtkWidget *families;
  GtkSliceListModel *lines; /* of the chronicle, those of the round that are shown */
};

G_DEFINE_FINAL_TYPE (ParlourLookBack, parlour_look_back, PARLOUR_TYPE_SIDE_WINDOW)

static const TableRecord *
get_record (ParlourLookBack *self)
{
  return table_session_get_record (self->session);
}

static const TableRound *
get_round (ParlourLookBack *self)
{
  return &g_array_index (self->rounds, TableRound, self->shown);
}

/* The families */

static const ParlourGamePast *
get_past (ParlourLookBack *self)
{
  return parlour_game_past_find (table_record_get_game (get_record (self)));
}

/* What is told of each player. */
typedef struct {
  const char *title;
  gboolean is_public;
  gboolean is_drawn;
  int value;
} Figure;

static gboolean
find_figure (ParlourLookBack  *self,
             const TableState *state,
             int               seat,
             int               i,
             Figure           *figure)
{
  const ParlourPastFigure *own = get_past (self)->figures;
  const TableSeries *series = state->game->series;

  if (own != NULL && own[i].get_title != NULL)
    *figure = (Figure) { own[i].get_title (own[i].which), own[i].is_public, own[i].is_drawn,
                         own[i].get_value (state, seat, own[i].which) };
  else if (own == NULL && series != NULL && series[i].title != NULL)
    *figure = (Figure) { gettext (series[i].title), series[i].is_public, series[i].is_drawn,
                         series[i].get_value (state, seat, series[i].which, FALSE) };
  else
    return FALSE;

  return TRUE;
}

static gboolean
has_figures (ParlourLookBack *self)
{
  const TableState *state = table_record_get_state (get_record (self));
  Figure figure;

  return state->tracking == 0 && find_figure (self, state, 0, 0, &figure);
}

/* What is secret is not told while the game goes on. */
static void
add_figure (ParlourLookBack  *self,
            ParlourNumbers   *numbers,
            const TableState *state,
            const int        *seats,
            int               i)
{
  Figure figure;

  find_figure (self, state, 0, i, &figure);
  if (!self->is_public && !figure.is_public)
    return;

  if (figure.is_drawn)
    parlour_numbers_draw (numbers, PARLOUR_DRAWING_BARS_OF_COLUMNS, numbers->rows->len,
                          _("Bars of the families. The table has the same numbers."));
  parlour_numbers_add_row (numbers, &(const ParlourHead) { figure.title, NULL, TABLE_NOBODY, FALSE });
  for (int place = 0; place < state->n_players; place++)
    {
      find_figure (self, state, seats[place], i, &figure);
      parlour_numbers_add_count (numbers, figure.value, NULL);
    }
}

static void
show_families (ParlourLookBack   *self,
               const TableRecord *record)
{
  const TableState *state = table_record_get_state (record);
  const ParlourGamePast *past = get_past (self);
  const char *hint = self->is_public ? past->figures_hint : past->public_hint;
  int seats[TABLE_MAX_PLAYERS];
  ParlourNumbers *numbers;
  Figure figure;

  if (!has_figures (self))
    return;

  numbers = parlour_numbers_new (past->figures_title != NULL ? gettext (past->figures_title) : _("The Players"),
                                 hint != NULL ? gettext (hint) : _("What each player had."));
  table_game_list_places (state, seats);
  for (int place = 0; place < state->n_players; place++)
    parlour_numbers_add_column (numbers, &(const ParlourHead) {
      table_record_get_names (record)[seats[place]], NULL,
      (int) table_record_get_person (record, seats[place])->color, TRUE });
  for (int i = 0; find_figure (self, state, 0, i, &figure); i++)
    add_figure (self, numbers, state, seats, i);
  adw_bin_set_child (ADW_BIN (self->families), parlour_course_part_new (numbers));
}

/* What happened */

static gboolean
begins_day (ParlourLookBack *self,
            TableLine       *line)
{
  guint index = line->index;
  g_autoptr (TableLine) before = NULL;

  if (index == get_round (self)->first)
    return TRUE;

  before = g_list_model_get_item (table_session_get_chronicle (self->session), index - 1);

  return line->day != before->day;
}

static void
show_line (ParlourLookBack *self,
           GtkListItem     *item,
           TableLine       *line)
{
  guint index = line->index;
  GtkWidget *row = g_object_new (PARLOUR_TYPE_LOOK_BACK_ROW, NULL);

  parlour_look_back_row_show (PARLOUR_LOOK_BACK_ROW (row), line, begins_day (self, line), !self->is_public);
  parlour_widget_set_css_class (row, "first", index == get_round (self)->first);
  parlour_widget_set_css_class (row, "last", index + 1 == get_round (self)->n_events);
  gtk_list_item_set_child (item, row);
}

/* The families are the first of the rows, as they are scrolled with the others. */
static void
on_bind (ParlourLookBack *self,
         GtkListItem     *item)
{
  gpointer part = gtk_list_item_get_item (item);

  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_selectable (item, FALSE);
  if (TABLE_IS_LINE (part))
    show_line (self, item, part);
  else
    gtk_list_item_set_child (item, part);
}

static void
on_unbind (GtkSignalListItemFactory *factory,
           GtkListItem              *item)
{
  gtk_list_item_set_child (item, NULL);
}

/* How much is still to come below what is in sight, in pixels, is at least a page,
 * before anybody can scroll there. */
static gboolean
lacks_lines (ParlourLookBack *self)
{
  const TableRound *round = get_round (self);
  double page = gtk_adjustment_get_page_size (self->adjustment);
  double below = gtk_adjustment_get_upper (self->adjustment) - gtk_adjustment_get_value (self->adjustment) - page;

  return gtk_slice_list_model_get_size (self->lines) < round->n_events - round->first && below <= page;
}

static void
set_n_lines (ParlourLookBack *self,
             guint            n_lines)
{
  const TableRound *round = get_round (self);

  gtk_slice_list_model_set_size (self->lines, MIN (n_lines, round->n_events - round->first));
}

static void show_more_soon (ParlourLookBack *self);

/* As long as there is room for more, nothing else tells of those that have come. */
static void
show_more (GtkWidget *widget)
{
  ParlourLookBack *self = PARLOUR_LOOK_BACK (widget);

  self->more_soon = FALSE;
  if (!lacks_lines (self))
    return;

  set_n_lines (self, gtk_slice_list_model_get_size (self->lines) + N_AT_ONCE);
  show_more_soon (self);
}

/* Somebody has scrolled, or lines have come. */
static void
show_more_soon (ParlourLookBack *self)
{
  if (self->session == NULL || self->more_soon || !lacks_lines (self))
    return;

  self->more_soon = TRUE;
  parlour_widget_after_frame (GTK_WIDGET (self), show_more);
}

/* None of the round before stays, be it the same event. */
static void
show_lines (ParlourLookBack *self)
{
  gtk_slice_list_model_set_size (self->lines, 0);
  gtk_slice_list_model_set_offset (self->lines, get_round (self)->first);
  set_n_lines (self, N_AT_ONCE);
}

/* The round */

static void
show_round (ParlourLookBack *self)
{
  g_autoptr (TableRecord) record = NULL;
  g_autofree char *round = NULL;

  if (self->session == NULL)
    return;

  record = table_record_copy (get_record (self), get_round (self)->n_events);
  round = parlour_game_past_tell_round (table_record_get_game (record), get_round (self)->round, get_round (self)->is_over);
  gtk_label_set_label (self->heading, round);
  gtk_label_set_label (self->subheading, self->title);
  gtk_window_set_title (GTK_WINDOW (self), round);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "look-back.earlier", self->shown > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "look-back.later", self->shown + 1 < self->rounds->len);
  show_families (self, record);
}

static void
go_to (ParlourLookBack *self,
       guint            round)
{
  /* Before other rows come: a list keeps to where it was as long as there is any. */
  gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", 0);
  self->shown = round;
  show_round (self);
  show_lines (self);
  /* The adjustment tells nothing where both rounds have room. */
  show_more_soon (self);
}

static void
go_earlier (ParlourLookBack *self)
{
  go_to (self, self->shown - 1);
}

static void
go_later (ParlourLookBack *self)
{
  go_to (self, self->shown + 1);
}

static void
parlour_look_back_finalize (GObject *object)
{
  ParlourLookBack *self = PARLOUR_LOOK_BACK (object);

  g_clear_object (&self->session);
  g_clear_object (&self->top);
  g_clear_object (&self->families);
  g_clear_object (&self->lines);
  g_clear_pointer (&self->rounds, g_array_unref);
  g_free (self->title);

  G_OBJECT_CLASS (parlour_look_back_parent_class)->finalize (object);
}

static const ParlourAction actions[] = {
  /* Goes to the round before. */
  { "look-back.earlier", NULL, G_CALLBACK (go_earlier) },
  /* Goes to the round after. */
  { "look-back.later", NULL, G_CALLBACK (go_later) },
};

static void
parlour_look_back_class_init (ParlourLookBackClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = parlour_look_back_finalize;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/past/look-back.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (show_round));
  gtk_widget_class_bind_template_child (widget_class, ParlourLookBack, heading);
  gtk_widget_class_bind_template_child (widget_class, ParlourLookBack, subheading);
  gtk_widget_class_bind_template_child (widget_class, ParlourLookBack, adjustment);
  gtk_widget_class_bind_template_child (widget_class, ParlourLookBack, list);
  gtk_widget_class_bind_template_child (widget_class, ParlourLookBack, parts);
  gtk_widget_class_bind_template_callback (widget_class, on_bind);
  gtk_widget_class_bind_template_callback (widget_class, on_unbind);
  gtk_widget_class_bind_template_callback (widget_class, show_more_soon);
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));
}

static void
parlour_look_back_init (ParlourLookBack *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->families = g_object_ref_sink (adw_bin_new ());
  gtk_widget_add_css_class (self->families, "look-back-families");
  self->top = g_list_store_new (GTK_TYPE_WIDGET);
  self->lines = gtk_slice_list_model_new (NULL, 0, 0);
  g_list_store_append (self->parts, self->top);
  g_list_store_append (self->parts, self->lines);
}

/* Makes a window in which one goes through a game round by round. Takes the record. */
GtkWindow *
parlour_look_back_new (GtkWindow   *parent,
                       TableRecord *record,
                       const char  *title)
{
  ParlourLookBack *self;

  g_return_val_if_fail (record != NULL && table_record_get_cursor (record) > 0, NULL);
  g_return_val_if_fail (title != NULL, NULL);

  self = parlour_side_window_new (PARLOUR_TYPE_LOOK_BACK, parent, 1000, G_MAXINT);
  self->session = table_session_new (record, NULL, NULL);
  self->title = g_strdup (title);
  self->rounds = table_rounds_find (record);
  self->is_public = table_state_is_finished (table_record_get_state (record));
  gtk_slice_list_model_set_model (self->lines, table_session_get_chronicle (self->session));
  if (has_figures (self))
    g_list_store_append (self->top, self->families);
  go_to (self, 0);

  return GTK_WINDOW (self);
}
