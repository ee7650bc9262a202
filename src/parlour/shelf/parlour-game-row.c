/* parlour-game-row.c: a game in the list of all games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A list of thousands has a few dozen rows, each of which shows one game after
 * another: nothing is made while one scrolls.
 */

#include "config.h"

#include "parlour-game-row.h"

#include "parlour-easel.h"
#include "parlour-figure.h"
#include "parlour-game-words.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "table-game-summary.h"
#include "text-line.h"
#include "text-words.h"

#include <glib/gi18n.h>
#include <math.h>

/* Who played a game, and how it ended */

#define PARLOUR_TYPE_ROSTER (parlour_roster_get_type ())

G_DECLARE_FINAL_TYPE (ParlourRoster, parlour_roster, PARLOUR, ROSTER, ParlourFigure)

/* Where text has its usual size. */
#define EMBLEM 22
#define CROWN 16
#define GAP 8
#define SPACING 16

/* A name is cut off before it is shorter than this. */
#define LEAST_NAME 40

/* The players of a game with their emblems, and their points if it is over, in as many lines as
 * it takes: what name plates show, but in one widget. Lists of thousands of games have hundreds
 * of rows, and widgets for all that is in them would take longer to make and to measure than all
 * the rest. */

/* A player. */
typedef struct {
  TableColor color;
  gboolean has_won;
  PangoLayout *name;
  PangoLayout *points; /* NULL as long as the game is not over */
  int name_width;
  int points_width;
} Entry;

typedef struct {
  int x;
  int y;
  int width;
  gboolean folded; /* what came of it stands below the name */
} Place;

struct _ParlourRoster {
  ParlourFigure parent_instance;

  Entry entries[TABLE_MAX_PLAYERS];
  int n_entries;
  double scale; /* of text, when they were measured */
};

G_DEFINE_FINAL_TYPE (ParlourRoster, parlour_roster, PARLOUR_TYPE_FIGURE)

/* Where everything is */

static int
scale (ParlourRoster *self,
       int            length)
{
  return (int) ceil (length * self->scale);
}

/* What stands before the name. */
static int
get_side (ParlourRoster *self)
{
  return scale (self, EMBLEM) + GAP;
}

static int
get_crown_width (ParlourRoster *self,
                 const Entry   *entry)
{
  return entry->has_won ? scale (self, CROWN) + GAP : 0;
}

/* The crown and the points. */
static int
get_result_width (ParlourRoster *self,
                  const Entry   *entry)
{
  return entry->points != NULL ? get_crown_width (self, entry) + entry->points_width : 0;
}

/* All of a player but the name. */
static int
get_rest (ParlourRoster *self,
          const Entry   *entry)
{
  return get_side (self) + (entry->points != NULL ? GAP + get_result_width (self, entry) : 0);
}

static int
get_least_name (ParlourRoster *self,
                const Entry   *entry)
{
  return MIN (entry->name_width, scale (self, LEAST_NAME));
}

/* What stands below a name leaves the whole line to it. */
static int
get_folded_width (ParlourRoster *self,
                  const Entry   *entry,
                  int            most)
{
  int result = get_result_width (self, entry);
  int least = get_side (self) + MAX (get_least_name (self, entry), result);

  return MAX (least, MIN (get_side (self) + MAX (entry->name_width, result), most));
}

static Place
place_entry (ParlourRoster *self,
             const Entry   *entry,
             int            most)
{
  int rest = get_rest (self, entry);

  if (entry->points != NULL && rest + get_least_name (self, entry) > most)
    return (Place) { .width = get_folded_width (self, entry, most), .folded = TRUE };

  return (Place) { .width = MAX (rest + get_least_name (self, entry), MIN (rest + entry->name_width, most)) };
}

/* Text may have been made larger since. */
static void
measure_entries (ParlourRoster *self)
{
  self->scale = parlour_figure_get_scale (PARLOUR_FIGURE (self));
  for (Entry *entry = self->entries; entry < self->entries + self->n_entries; entry++)
    {
      pango_layout_set_width (entry->name, -1);
      pango_layout_get_pixel_size (entry->name, &entry->name_width, NULL);
      if (entry->points != NULL)
        pango_layout_get_pixel_size (entry->points, &entry->points_width, NULL);
    }
}

static int
get_line_height (ParlourRoster *self)
{
  int height = scale (self, EMBLEM);

  for (int i = 0; i < self->n_entries; i++)
    {
      int text;

      pango_layout_get_pixel_size (self->entries[i].name, NULL, &text);
      height = MAX (height, text);
    }

  return height;
}

/* Places players beside each other, as words are put into lines, and tells how
 * high all lines are. */
static int
arrange (ParlourRoster *self,
         int            width,
         Place          places[TABLE_MAX_PLAYERS])
{
  int line = get_line_height (self);
  int x = 0;
  int y = 0;
  int height = line;

  for (int i = 0; i < self->n_entries; i++)
    {
      places[i] = place_entry (self, &self->entries[i], width);
      if (x > 0 && x + places[i].width > width)
        {
          x = 0;
          y += height + SPACING;
          height = line;
        }
      places[i].x = x;
      places[i].y = y;
      if (places[i].folded)
        height = 2 * line;
      x += places[i].width + SPACING;
    }

  return y + height;
}

static void
parlour_roster_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  ParlourRoster *self = PARLOUR_ROSTER (widget);
  Place places[TABLE_MAX_PLAYERS] = { 0 };

  measure_entries (self);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = arrange (self, for_size < 0 ? G_MAXINT / 2 : for_size, places);
      return;
    }

  *minimum = 0;
  *natural = MAX (self->n_entries - 1, 0) * SPACING;
  for (int i = 0; i < self->n_entries; i++)
    {
      *minimum = MAX (*minimum, place_entry (self, &self->entries[i], 0).width);
      *natural += place_entry (self, &self->entries[i], G_MAXINT).width;
    }
}

/* Drawing */

/* Where the crown and the points are, and on which line. */

static int
get_result_x (ParlourRoster *self,
              const Entry   *entry,
              const Place   *place)
{
  return place->folded ? place->x + get_side (self) : place->x + place->width - get_result_width (self, entry);
}

static int
get_result_y (const Place *place,
              int          line)
{
  return place->folded ? place->y + line : place->y;
}

static void
draw_text (cairo_t     *cr,
           PangoLayout *text,
           int          x,
           double       middle)
{
  int height;

  pango_layout_get_pixel_size (text, NULL, &height);
  cairo_move_to (cr, x, round (middle - height / 2.));
  pango_cairo_show_layout (cr, text);
  cairo_new_path (cr);
}

static void
draw_entry (ParlourRoster      *self,
            const Entry        *entry,
            const Place        *place,
            const ParlourEasel *easel)
{
  int emblem = scale (self, EMBLEM);
  double middle = place->y + easel->height / 2.;
  double line = emblem / 18.;
  int room = place->width - (place->folded ? get_side (self) : get_rest (self, entry));

  parlour_easel_emblem (easel, entry->color, place->x + emblem / 2., middle, emblem - line, FALSE);
  parlour_easel_use_ink (easel, 1.);
  /* A name that fits is not set anew, which takes longer than anything here. */
  pango_layout_set_width (entry->name, room < entry->name_width ? room * PANGO_SCALE : -1);
  draw_text (easel->cr, entry->name, place->x + emblem + GAP, middle);
  if (entry->points != NULL)
    draw_text (easel->cr, entry->points, get_result_x (self, entry, place) + get_crown_width (self, entry),
               get_result_y (place, (int) easel->height) + easel->height / 2.);
}

static void
parlour_roster_draw (ParlourFigure      *figure,
                     cairo_t            *cr,
                     const ParlourPaper *paper,
                     double              width,
                     double              height)
{
  ParlourRoster *self = PARLOUR_ROSTER (figure);
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  ParlourEasel easel = { cr, context, *paper, 0., width, 0. };
  Place places[TABLE_MAX_PLAYERS] = { 0 };

  measure_entries (self);
  arrange (self, (int) width, places);
  easel.height = get_line_height (self);
  for (int i = 0; i < self->n_entries; i++)
    draw_entry (self, &self->entries[i], &places[i], &easel);
}

static void
snapshot_crown (ParlourRoster *self,
                const Entry   *entry,
                const Place   *place,
                GtkSnapshot   *snapshot,
                GdkPaintable  *crown)
{
  int size = scale (self, CROWN);
  int line = get_line_height (self);
  int x = get_result_x (self, entry, place);
  int y = get_result_y (place, line) + (line - size) / 2;
  GdkRGBA gold;

  if (!gtk_style_context_lookup_color (gtk_widget_get_style_context (GTK_WIDGET (self)), "gold", &gold))
    g_assert_not_reached ();

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_symbolic_paintable_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (crown), snapshot, size, size, &gold, 1);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_crowns (ParlourRoster *self,
                 GtkSnapshot   *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autoptr (GtkIconPaintable) crown = NULL;
  Place places[TABLE_MAX_PLAYERS] = { 0 };

  arrange (self, gtk_widget_get_width (widget), places);
  for (int i = 0; i < self->n_entries; i++)
    if (self->entries[i].has_won)
      {
        if (crown == NULL)
          crown = gtk_icon_theme_lookup_icon (gtk_icon_theme_get_for_display (gtk_widget_get_display (widget)),
                                              "kontor-crown-symbolic", NULL, scale (self, CROWN),
                                              gtk_widget_get_scale_factor (widget), GTK_TEXT_DIR_NONE, 0);
        snapshot_crown (self, &self->entries[i], &places[i], snapshot, GDK_PAINTABLE (crown));
      }
}

static void
parlour_roster_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  GTK_WIDGET_CLASS (parlour_roster_parent_class)->snapshot (widget, snapshot);

  snapshot_crowns (PARLOUR_ROSTER (widget), snapshot);
}

/* What a screen reader says. */
static char *
parlour_roster_describe (ParlourFigure *figure)
{
  ParlourRoster *self = PARLOUR_ROSTER (figure);
  g_autoptr (GPtrArray) players = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < self->n_entries; i++)
    {
      const char *name = pango_layout_get_text (self->entries[i].name);

      if (self->entries[i].points == NULL)
        g_ptr_array_add (players, g_strdup (name));
      else
        /* Translators: the first %s is a player, the second says e.g. “12 points”. */
        g_ptr_array_add (players, g_strdup_printf (C_("player", "%s: %s"), name,
                                                   pango_layout_get_text (self->entries[i].points)));
    }

  return text_list (players);
}

static void
forget_entries (ParlourRoster *self)
{
  for (int i = 0; i < self->n_entries; i++)
    {
      g_clear_object (&self->entries[i].name);
      g_clear_object (&self->entries[i].points);
    }
  self->n_entries = 0;
}

static void
parlour_roster_dispose (GObject *object)
{
  forget_entries (PARLOUR_ROSTER (object));

  G_OBJECT_CLASS (parlour_roster_parent_class)->dispose (object);
}

static void
parlour_roster_class_init (ParlourRosterClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ParlourFigureClass *figure_class = PARLOUR_FIGURE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_roster_dispose;
  widget_class->get_request_mode = parlour_widget_ask_height;
  widget_class->measure = parlour_roster_measure;
  widget_class->snapshot = parlour_roster_snapshot;
  figure_class->draw = parlour_roster_draw;
  figure_class->describe = parlour_roster_describe;

  gtk_widget_class_set_css_name (widget_class, "roster");
}

static void
parlour_roster_init (ParlourRoster *self)
{
}

static PangoLayout *
set_text (ParlourRoster *self,
          const char    *text,
          gboolean       is_bold)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);

  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  if (is_bold)
    {
      g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

      pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
      pango_layout_set_attributes (layout, attributes);
    }

  return layout;
}

static void
add_player (ParlourRoster          *self,
            const TableGameSummary *game,
            int                     seat)
{
  Entry *entry = &self->entries[self->n_entries++];
  g_autofree char *name = text_isolate (game->names[seat]);

  *entry = (Entry) { .color = game->colors[seat], .has_won = game->finished && game->winners[seat] };
  entry->name = set_text (self, name, entry->has_won);
  if (game->finished)
    {
      g_autofree char *points = table_game_tell_total (game->game, game->points[seat]);

      entry->points = set_text (self, points, entry->has_won);
    }
}

/* Shows who played a game, in the language of the moment. */
static void
parlour_roster_show (ParlourRoster          *self,
                     const TableGameSummary *game)
{
  g_return_if_fail (game != NULL);

  forget_entries (self);
  for (int seat = 0; seat < game->n_players; seat++)
    add_player (self, game, seat);
  parlour_figure_resized (PARLOUR_FIGURE (self));
}

/* A game in a list: its title, when it was played, by whom, and what became of it. */
struct _ParlourGameRow {
  GtkBox parent_instance;

  TablePastGame *game; /* NULL while it is not in use */

  GtkLabel *head;
  GtkLabel *state;
  GtkLabel *game_name;
  GtkLabel *time;
  ParlourRoster *players;
  GtkWidget *copies_button;
  GtkLabel *copies;
  GtkLabel *problem;
  GtkWidget *menu_button;
};

enum {
  OPEN_MENU,
  SHOW_COPIES,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourGameRow, parlour_game_row, GTK_TYPE_BOX)

static void
on_menu (ParlourGameRow *self)
{
  g_signal_emit (self, signals[OPEN_MENU], 0, self->menu_button, NULL);
}

static void
on_copies (ParlourGameRow *self)
{
  g_signal_emit (self, signals[SHOW_COPIES], 0);
}

static void
on_right_click (ParlourGameRow  *self,
                int              n_presses,
                double           x,
                double           y,
                GtkGestureClick *click)
{
  const GdkRectangle place = { (int) x, (int) y, 1, 1 };

  gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
  g_signal_emit (self, signals[OPEN_MENU], 0, self, &place);
}

static void
forget_game (ParlourGameRow *self)
{
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
}

static void
parlour_game_row_dispose (GObject *object)
{
  forget_game (PARLOUR_GAME_ROW (object));

  G_OBJECT_CLASS (parlour_game_row_parent_class)->dispose (object);
}

static void tell (ParlourGameRow *self);

static void
parlour_game_row_class_init (ParlourGameRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_game_row_dispose;

  /* Somebody wants to know what can be done with the game. */
  signals[OPEN_MENU] = g_signal_new ("open-menu", PARLOUR_TYPE_GAME_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 2, GTK_TYPE_WIDGET, GDK_TYPE_RECTANGLE);

  /* Somebody wants to see the copies of the game. */
  signals[SHOW_COPIES] = g_signal_new ("show-copies", PARLOUR_TYPE_GAME_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 0);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/shelf/game-row.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
  gtk_widget_class_bind_template_child (widget_class, ParlourGameRow, head);
  gtk_widget_class_bind_template_child (widget_class, ParlourGameRow, state);
  gtk_widget_class_bind_template_child (widget_class, ParlourGameRow, game_name);
  gtk_widget_class_bind_template_child (widget_class, ParlourGameRow, time);
  gtk_widget_class_bind_template_child (widget_class, ParlourGameRow, players);
  gtk_widget_class_bind_template_child (widget_class, ParlourGameRow, copies_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourGameRow, copies);
  gtk_widget_class_bind_template_child (widget_class, ParlourGameRow, problem);
  gtk_widget_class_bind_template_child (widget_class, ParlourGameRow, menu_button);
  gtk_widget_class_bind_template_callback (widget_class, on_menu);
  gtk_widget_class_bind_template_callback (widget_class, on_copies);
  gtk_widget_class_bind_template_callback (widget_class, on_right_click);
}

static void
parlour_game_row_init (ParlourGameRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static const char *
tell_state (const TableGameSummary *game,
            char                  **state)
{
  if (game->is_broken)
    /* Translators: stands for a file in which no game can be found, in a list of games. */
    return _("Not readable");
  if (game->finished)
    return parlour_game_words_tracking (game);

  return *state = parlour_game_words_state (game, FALSE);
}

static void
tell_copies (ParlourGameRow *self)
{
  const GPtrArray *copies = self->game->copies;
  guint n = copies != NULL ? copies->len + 1 : 1;
  g_autofree char *several = g_strdup_printf (ngettext ("%u copy of this game", "%u copies of this game", n), n);

  gtk_widget_set_visible (self->copies_button, n > 1);
  gtk_label_set_label (self->copies, n == 2 ? _("Two copies of this game") : several);
}

static void
tell (ParlourGameRow *self)
{
  const TableGameSummary *game;
  const char *name;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *title = NULL;
  g_autofree char *time = NULL;
  g_autofree char *state = NULL;
  g_autofree char *label = NULL;

  if (self->game == NULL)
    return;

  game = self->game->summary;
  if (self->game->title != NULL)
    title = text_isolate (self->game->title);
  name = parlour_game_words_game (game);
  time = parlour_game_words_time (game->played, now, FALSE);
  label = parlour_game_words_label (game, title != NULL ? title : time);

  gtk_label_set_label (self->head, title != NULL ? title : time);
  parlour_label_say (self->game_name, name);
  parlour_label_say (self->time, title != NULL ? time : NULL);
  gtk_label_set_label (self->state, tell_state (game, &state));
  parlour_roster_show (self->players, game);
  gtk_widget_set_visible (GTK_WIDGET (self->players), !game->is_broken);
  parlour_widget_set_css_class (GTK_WIDGET (self->state), "unfinished", table_game_summary_is_unfinished (game));
  parlour_label_say (self->problem, game->is_broken ? label : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  tell_copies (self);
}

/* Shows a game. */
void
parlour_game_row_show (ParlourGameRow *self,
                       TablePastGame  *game)
{
  forget_game (self);
  g_set_object (&self->game, game);
  if (game != NULL)
    g_signal_connect_swapped (game, "copies", G_CALLBACK (tell), self);
  tell (self);
}
