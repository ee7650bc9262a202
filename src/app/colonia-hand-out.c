/* colonia-hand-out.c: what everybody is given
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * After the ships have left and the goods are made somebody hands out what they
 * bring. The list is there to work by: nobody has to answer it.
 */

#include "config.h"

#include "colonia-hand-out.h"

#include "colonia-hand-out-card.h"
#include "colonia-stalls.h"
#include "colonia-template.h"
#include "colonia-terms.h"

#include <glib/gi18n.h>

struct _ColoniaHandOut {
  AdwBin parent_instance;

  ColoniaLine *line; /* that brought what is listed */
  ColoniaSession *session; /* weak */
  guint ticked; /* bit n is set if the card of seat n is */
  gboolean showing; /* whether the list itself ticks */

  GtkLabel *heading;
  GtkToggleButton *why_button;
  GtkToggleButton *open_button;
  GtkWidget *close_button;
  ColoniaStalls *stalls;
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

  /**
   * ColoniaHandOut:ticked:
   *
   * Who has got everything: bit n is set for seat n.
   */
  properties[PROP_TICKED] = g_param_spec_uint ("ticked", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * ColoniaHandOut:closable:
   *
   * Whether the list can be put away.
   */
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

  /**
   * ColoniaHandOut::closed:
   * @self: the list
   *
   * Somebody wants to put the list away.
   */
  signals[CLOSED] = g_signal_new ("closed", COLONIA_TYPE_HAND_OUT, G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (COLONIA_TYPE_STALLS);

  colonia_template_set (widget_class, RESOURCE_PATH "/hand-out.ui");
  colonia_template_set_teller (widget_class, G_CALLBACK (tell_anew));
  gtk_widget_class_bind_template_child (widget_class, ColoniaHandOut, heading);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHandOut, why_button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHandOut, open_button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHandOut, close_button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHandOut, stalls);
  gtk_widget_class_bind_template_callback (widget_class, on_close_clicked);
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
      colonia_stalls_append (self->stalls, self->cards[seat]);
    }
}

static gboolean
brings_something (ColoniaLine *line)
{
  HandOut hand_out;
  guint n_effects;
  const ColoniaEffect *effects = colonia_line_get_effects (line, &n_effects);

  return hand_out_make (&hand_out, effects, n_effects);
}

/**
 * colonia_hand_out_find:
 * @session: a game
 *
 * Finds what brought anybody anything last.
 *
 * Returns: (transfer full) (nullable): a line of the chronicle, or `NULL` if nothing
 *   has been handed out yet
 */
ColoniaLine *
colonia_hand_out_find (ColoniaSession *session)
{
  GListModel *chronicle;

  g_return_val_if_fail (COLONIA_IS_SESSION (session), NULL);

  chronicle = colonia_session_get_chronicle (session);
  for (guint i = colonia_record_get_cursor (colonia_session_get_record (session)); i > 0; i--)
    {
      g_autoptr (ColoniaLine) line = g_list_model_get_item (chronicle, i - 1);

      if (brings_something (line))
        return g_steal_pointer (&line);
    }

  return NULL;
}

static void
show_heading (ColoniaHandOut *self,
              ColoniaLine    *line)
{
  int week = colonia_line_get_week (line);
  ColoniaDay day = colonia_line_get_day (line);
  guint n_effects;
  const ColoniaEffect *effects = colonia_line_get_effects (line, &n_effects);
  g_autofree char *when = NULL;
  g_autofree char *heading = NULL;

  hand_out_find_day (effects, n_effects, &week, &day);
  when = colonia_term_week_and_day_within (week, day);
  /* Translators: %s is a day, e.g. “week 2 of 6, Saturday”. */
  heading = g_strdup_printf (_("Hand out: %s"), when);
  gtk_label_set_label (self->heading, heading);
}

static void
show_cards (ColoniaHandOut *self,
            ColoniaSession *session,
            ColoniaLine    *line)
{
  int n_players = colonia_session_get_state (session)->n_players;
  HandOut hand_out;
  guint n_effects;
  const ColoniaEffect *effects = colonia_line_get_effects (line, &n_effects);

  hand_out_make (&hand_out, effects, n_effects);
  for (int seat = 0; seat < COLONIA_MAX_PLAYERS; seat++)
    if (seat < n_players)
      colonia_hand_out_card_show (COLONIA_HAND_OUT_CARD (self->cards[seat]), session, line, &hand_out, seat);
    else
      gtk_widget_set_visible (self->cards[seat], FALSE);
}

static void
tell_anew (ColoniaHandOut *self)
{
  if (self->session == NULL || self->line == NULL)
    return;

  show_heading (self, self->line);
  show_cards (self, self->session, self->line);
}

/**
 * colonia_hand_out_show:
 * @self: a list
 * @session: a game
 * @line: a line of its chronicle that brought anybody anything
 *
 * Shows what everybody is given by an event. What was ticked off stays so as
 * long as it is the same list.
 */
void
colonia_hand_out_show (ColoniaHandOut *self,
                       ColoniaSession *session,
                       ColoniaLine    *line)
{
  g_return_if_fail (COLONIA_IS_HAND_OUT (self));
  g_return_if_fail (COLONIA_IS_SESSION (session) && COLONIA_IS_LINE (line));

  g_set_weak_pointer (&self->session, session);
  if (!g_set_object (&self->line, line))
    return;

  set_ticked (self, 0);
  show_heading (self, line);
  show_cards (self, session, line);
}

/**
 * colonia_hand_out_set_open:
 * @self: a list
 * @open: whether it shows more than its heading
 *
 * Opens the list, or leaves only its heading.
 */
void
colonia_hand_out_set_open (ColoniaHandOut *self,
                           gboolean        open)
{
  g_return_if_fail (COLONIA_IS_HAND_OUT (self));

  gtk_toggle_button_set_active (self->open_button, open);
}
