/* colonia-hand-out.c: what everybody is given and moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * After the ships have left and the goods are made somebody hands out what they
 * bring, and between days members and other pieces are moved. The list is there
 * to work by: nobody has to answer it.
 */

#include "config.h"

#include "colonia-hand-out.h"

#include "colonia-hand-out-card.h"
#include "colonia-last-roll.h"
#include "colonia-record.h"
#include "colonia-session.h"
#include "colonia-terms.h"
#include "hand-out.h"
#include "parlour-die.h"
#include "parlour-family-order.h"
#include "parlour-stage.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"
#include "pieces.h"

#include <glib/gi18n.h>

/* How much of its heading a list that is folded to a line tells where text is large. */
#define LINES_FOLDED 2

struct _ColoniaHandOut {
  AdwBin parent_instance;

  TableLine *line; /* that brought what is listed, or NULL at the start of the game */
  TableSession *session; /* weak */
  guint ticked; /* bit n is set if the card of seat n is */
  gboolean showing; /* whether the list itself ticks */

  GtkWidget *coin;
  ParlourDie *die; /* in its place, where the last roll itself is folded away */
  GtkLabel *heading;
  GtkToggleButton *why_button;
  GtkWidget *roll_why_button;
  GtkToggleButton *open_button;
  GtkWidget *close_button;
  ColoniaLastRoll *last_roll;
  GtkLabel *table;
  ParlourStalls *stalls;
  GtkWidget *cards[COLONIA_MAX_PLAYERS];
};

enum {
  PROP_0,
  PROP_TICKED,
  PROP_CLOSABLE,
  N_PROPS
};

enum {
  CLOSED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ColoniaHandOut, colonia_hand_out, ADW_TYPE_BIN)

static void
on_close_clicked (ColoniaHandOut *self)
{
  g_signal_emit (self, signals[CLOSED], 0);
}

static void
on_why_toggled (ColoniaHandOut *self)
{
  gboolean explained = gtk_toggle_button_get_active (self->why_button);

  for (int seat = 0; seat < COLONIA_MAX_PLAYERS; seat++)
    colonia_hand_out_card_set_explained (COLONIA_HAND_OUT_CARD (self->cards[seat]), explained);
}

static gboolean
is_open (ColoniaHandOut *self)
{
  return gtk_toggle_button_get_active (self->open_button);
}

static void
on_heading_clicked (ColoniaHandOut *self)
{
  if (gtk_widget_get_visible (self->close_button))
    colonia_hand_out_set_open (self, !is_open (self));
}

/* Of the start of a game there is nothing to be explained, of a list that is one line
 * nothing either, nor of one that is not about any player. */
static gboolean
is_explained (ColoniaHandOut *self)
{
  for (int seat = 0; is_open (self) && self->line != NULL && seat < COLONIA_MAX_PLAYERS; seat++)
    if (gtk_widget_get_visible (self->cards[seat]))
      return TRUE;

  return FALSE;
}

static void
on_open_toggled (ColoniaHandOut *self)
{
  gboolean has_die = !is_open (self) && colonia_hand_out_has_roll (self);

  gtk_widget_set_visible (GTK_WIDGET (self->die), has_die);
  gtk_widget_set_visible (self->coin, !has_die);
  gtk_label_set_lines (self->heading, is_open (self) ? -1 : LINES_FOLDED);
  parlour_widget_set_tooltip (GTK_WIDGET (self->heading), is_open (self) ? NULL : gtk_label_get_label (self->heading));
  gtk_label_set_ellipsize (self->heading, is_open (self) ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  gtk_widget_set_visible (GTK_WIDGET (self->why_button), is_explained (self) && !colonia_hand_out_has_roll (self));
  gtk_widget_set_visible (self->roll_why_button, is_explained (self));
  gtk_widget_set_visible (GTK_WIDGET (self->last_roll), is_open (self) && colonia_hand_out_has_roll (self));
  gtk_widget_set_visible (GTK_WIDGET (self->table), is_open (self) && *gtk_label_get_label (self->table) != '\0');
}

static void
set_ticked (ColoniaHandOut *self,
            guint           ticked)
{
  if (self->ticked == ticked)
    return;

  self->ticked = ticked;
  self->showing = TRUE;
  for (int seat = 0; seat < COLONIA_MAX_PLAYERS; seat++)
    colonia_hand_out_card_set_done (COLONIA_HAND_OUT_CARD (self->cards[seat]), (ticked & (1u << seat)) != 0);
  self->showing = FALSE;

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TICKED]);
}

static void
on_done (ColoniaHandOut *self)
{
  guint ticked = 0;

  if (self->showing)
    return;

  for (int seat = 0; seat < COLONIA_MAX_PLAYERS; seat++)
    if (colonia_hand_out_card_get_done (COLONIA_HAND_OUT_CARD (self->cards[seat])))
      ticked |= 1u << seat;
  set_ticked (self, ticked);
}

static void
colonia_hand_out_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  ColoniaHandOut *self = COLONIA_HAND_OUT (object);

  switch (prop_id)
    {
    case PROP_TICKED:
      g_value_set_uint (value, self->ticked);
      break;

    case PROP_CLOSABLE:
      g_value_set_boolean (value, gtk_widget_get_visible (self->close_button));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
colonia_hand_out_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  ColoniaHandOut *self = COLONIA_HAND_OUT (object);

  switch (prop_id)
    {
    case PROP_TICKED:
      set_ticked (self, g_value_get_uint (value));
      break;

    case PROP_CLOSABLE:
      gtk_widget_set_visible (self->close_button, g_value_get_boolean (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
colonia_hand_out_dispose (GObject *object)
{
  g_clear_object (&COLONIA_HAND_OUT (object)->line);
  g_clear_weak_pointer (&COLONIA_HAND_OUT (object)->session);

  G_OBJECT_CLASS (colonia_hand_out_parent_class)->dispose (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = (GParamFlags) (G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /* Who has got everything: bit n is set for seat n. */
  properties[PROP_TICKED] = g_param_spec_uint ("ticked", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /* Whether the list can be put away. */
  properties[PROP_CLOSABLE] = g_param_spec_boolean ("closable", NULL, NULL, TRUE,
                                                    (GParamFlags) (G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void tell_anew (ColoniaHandOut *self);

static void
colonia_hand_out_class_init (ColoniaHandOutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = colonia_hand_out_get_property;
  object_class->set_property = colonia_hand_out_set_property;
  object_class->dispose = colonia_hand_out_dispose;
  install_properties (object_class);

  /* Somebody wants to put the list away. */
  signals[CLOSED] = g_signal_new ("closed", COLONIA_TYPE_HAND_OUT, G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (COLONIA_TYPE_LAST_ROLL);
  g_type_ensure (PARLOUR_TYPE_DIE);
  g_type_ensure (PARLOUR_TYPE_STALLS);
  g_type_ensure (PARLOUR_TYPE_WRAP_LAYOUT);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/play/hand-out.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell_anew));
  gtk_widget_class_bind_template_child (widget_class, ColoniaHandOut, coin);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHandOut, die);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHandOut, heading);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHandOut, why_button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHandOut, roll_why_button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHandOut, open_button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHandOut, close_button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHandOut, last_roll);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHandOut, table);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHandOut, stalls);
  gtk_widget_class_bind_template_callback (widget_class, on_close_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_heading_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_open_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_why_toggled);
}

static void
colonia_hand_out_init (ColoniaHandOut *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (int seat = 0; seat < COLONIA_MAX_PLAYERS; seat++)
    {
      self->cards[seat] = colonia_hand_out_card_new ();
      g_signal_connect_swapped (self->cards[seat], "notify::done", G_CALLBACK (on_done), self);
      parlour_stalls_append (self->stalls, self->cards[seat]);
    }
}

/* What is handed out, or nothing at the start of a game. */
static gboolean
make_hand_out (HandOut   *hand_out,
               TableLine *line)
{
  guint n_effects = 0;
  const ColoniaEffect *effects = line != NULL ? table_line_get_effects (line, &n_effects) : NULL;

  return hand_out_make (hand_out, effects, n_effects);
}

/* Finds what brought anybody anything last or, if the table wants to be told, after what
 * anything was to be moved. Returns a line of the chronicle, or `NULL` if that has not been yet. */
TableLine *
colonia_hand_out_find (TableSession *session)
{
  GListModel *chronicle;
  gboolean with_moves;

  g_return_val_if_fail (TABLE_IS_SESSION (session), NULL);

  with_moves = parlour_stage_get_tells_moves (parlour_stage_get (session));
  chronicle = table_session_get_chronicle (session);
  for (guint i = table_record_get_cursor (table_session_get_record (session)); i > 0; i--)
    {
      g_autoptr (TableLine) line = g_list_model_get_item (chronicle, i - 1);
      HandOut hand_out;

      if (make_hand_out (&hand_out, line) || pieces_is_last_roll_of_line (line) || (with_moves && pieces_any_of_line (line)))
        return g_steal_pointer (&line);
    }

  return NULL;
}

/* On which day it is to be done: that on which something is given, or else that
 * which begins. */
static ColoniaDay
find_day (TableLine *line)
{
  guint n_effects;
  const ColoniaEffect *effects = table_line_get_effects (line, &n_effects);

  return hand_out_find_day (effects, n_effects, (ColoniaDay) table_line_get_day (line));
}

static char *
make_heading (ColoniaHandOut *self)
{
  gboolean full = colonia_session_get_state (self->session)->tracking == COLONIA_TRACKING_FULL;
  gboolean moves = self->line != NULL && parlour_stage_get_tells_moves (parlour_stage_get (self->session))
                   && pieces_any_of_line (self->line);
  const char *when;
  HandOut hand_out;

  if (self->line == NULL && full)
    return g_strdup (_("To begin with, everybody takes"));

  if (self->line == NULL || (!full && !make_hand_out (&hand_out, self->line)))
    return g_strdup (_("Before you go on"));

  if (!moves && !make_hand_out (&hand_out, self->line))
    return g_strdup (_("The last roll of Thursday"));

  when = colonia_term_day_within (find_day (self->line));

  /* Translators: %s is a day, e.g. “Saturday”. */
  return g_strdup_printf (_("Hand out and move: %s"), when);
}

static void
show_heading (ColoniaHandOut *self)
{
  g_autofree char *heading = make_heading (self);

  gtk_label_set_label (self->heading, heading);
}

static void
show_table (ColoniaHandOut *self,
            gboolean        with_moves)
{
  g_auto (GStrv) sentences = with_moves ? table_session_tell_moves (self->session, self->line, COLONIA_NOBODY) : NULL;
  g_autofree char *text = sentences != NULL ? g_strjoinv ("\n", sentences) : g_strdup ("");

  gtk_label_set_label (self->table, text);
}

static void
show_cards (ColoniaHandOut *self,
            gboolean        with_moves)
{
  int n_players = colonia_session_get_state (self->session)->n_players;

  for (int seat = 0; seat < COLONIA_MAX_PLAYERS; seat++)
    if (seat < n_players)
      colonia_hand_out_card_show (COLONIA_HAND_OUT_CARD (self->cards[seat]), self->session, self->line, with_moves, seat);
    else
      gtk_widget_set_visible (self->cards[seat], FALSE);

  parlour_family_order_line_up (table_session_get_state (self->session), self->cards);
}

static void
show_last_roll (ColoniaHandOut *self)
{
  const TableRecord *record = table_session_get_record (self->session);

  colonia_last_roll_show (self->last_roll, self->session, self->line);
  parlour_die_set_value (self->die, colonia_record_get_event (record, table_line_get_index (self->line))->die);
}

/* Whether what is listed still is in force: it may have been undone, and something else entered in
 * its place. */
static gboolean
is_told (ColoniaHandOut *self)
{
  g_autoptr (TableLine) line = NULL;

  if (self->session == NULL || self->line == NULL)
    return self->session != NULL;

  line = g_list_model_get_item (table_session_get_chronicle (self->session), table_line_get_index (self->line));

  return line == self->line && !table_line_get_undone (line);
}

static void
tell_anew (ColoniaHandOut *self)
{
  gboolean with_moves;

  if (!is_told (self))
    return;

  with_moves = parlour_stage_get_tells_moves (parlour_stage_get (self->session));
  show_heading (self);
  show_table (self, with_moves);
  show_cards (self, with_moves);
  if (colonia_hand_out_has_roll (self))
    show_last_roll (self);
  on_open_toggled (self);
}

/* Shows what everybody is given and moves after an event. What was ticked off stays so as long
 * as it is the same list. */
void
colonia_hand_out_show (ColoniaHandOut *self,
                       TableSession   *session,
                       TableLine      *line)
{
  g_return_if_fail (COLONIA_IS_HAND_OUT (self));
  g_return_if_fail (TABLE_IS_SESSION (session) && (line == NULL || TABLE_IS_LINE (line)));

  if (self->session == session && self->line == line)
    return;

  g_set_weak_pointer (&self->session, session);
  g_set_object (&self->line, line);
  set_ticked (self, 0);
  /* Whoever asked why of another list has not asked it of this one. */
  gtk_toggle_button_set_active (self->why_button, FALSE);
  tell_anew (self);
}

/* Tells whether a list is still of use: money and goods are until the week ends, what was to be
 * moved is as long as the day. */
gboolean
colonia_hand_out_lasts (TableLine *line,
                        ColoniaDay today)
{
  HandOut hand_out;

  g_return_val_if_fail (TABLE_IS_LINE (line), FALSE);

  return make_hand_out (&hand_out, line) || find_day (line) == today;
}

/* Forgets what was shown, so that the next list is shown whatever it is. */
void
colonia_hand_out_forget (ColoniaHandOut *self)
{
  g_return_if_fail (COLONIA_IS_HAND_OUT (self));

  g_clear_weak_pointer (&self->session);
  g_clear_object (&self->line);
}

/* Tells whether it shows how the last die of a Thursday lies. */
gboolean
colonia_hand_out_has_roll (ColoniaHandOut *self)
{
  g_return_val_if_fail (COLONIA_IS_HAND_OUT (self), FALSE);

  return self->line != NULL && pieces_is_last_roll_of_line (self->line);
}

/* Tells whether the list shows more than its heading. */
gboolean
colonia_hand_out_get_open (ColoniaHandOut *self)
{
  g_return_val_if_fail (COLONIA_IS_HAND_OUT (self), FALSE);

  return is_open (self);
}

/* Opens the list, or leaves only its heading. */
void
colonia_hand_out_set_open (ColoniaHandOut *self,
                           gboolean        open)
{
  g_return_if_fail (COLONIA_IS_HAND_OUT (self));

  gtk_toggle_button_set_active (self->open_button, open);
}
