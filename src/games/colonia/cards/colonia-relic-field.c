/* colonia-relic-field.c: what a relic card says
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-relic-field.h"

#include "colonia-events.h"
#include "colonia-relic-card.h"
#include "colonia-state.h"
#include "parlour-counter.h"
#include "parlour-keys.h"
#include "parlour-pad.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"

#include <glib/gi18n.h>

#define DECIMAL 10
#define NO_LETTER (-1)

/* What a relic card says, to be entered.
 *
 * A relic of the usual points is one letter, its city and points in one, and then digits are its
 * cost. Behind the letter of a city the points follow the cost, as soon as that has two digits,
 * or after Space. Digits always go where the frame is. */
struct _ColoniaRelicField {
  AdwBin parent_instance;

  ColoniaRelicCard *preview;
  GtkToggleButton *relic;
  GtkToggleButton *shrine;
  ParlourCounter *cost;
  GtkWidget *points_part;
  ParlourCounter *points;
  GtkWidget *pad; /* which is shown elsewhere */

  int city; /* where the card comes from, or nobody knows yet */
  ParlourCounter *current; /* where the next digit goes */
  gboolean has_cost;
  gboolean has_points;
  gboolean is_chosen; /* whether its points were chosen, so that all digits are the cost */
  gboolean is_begun; /* whether a number was entered last */
  gboolean following; /* whether the counters follow what was chosen or filled in */
  gboolean is_taken; /* whether the card is about to be laid out */
  int letter; /* with which the next card begins then, or `NO_LETTER` */
};

enum {
  PROP_0,
  PROP_CITY,
  N_PROPS
};

enum {
  CHANGED,
  COMPLAINED,
  FINISHED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ColoniaRelicField, colonia_relic_field, ADW_TYPE_BIN)

static gboolean
is_shrine (ColoniaRelicField *self)
{
  return gtk_toggle_button_get_active (self->shrine);
}

static void
show_preview (ColoniaRelicField *self)
{
  ColoniaCard card = { .safeguard = COLONIA_NOBODY };

  if (self->city != COLONIA_NOBODY)
    card = (ColoniaCard) {
      .present = TRUE,
      .city = (ColoniaCity) self->city,
      .cost = parlour_counter_get_value (self->cost),
      .points = is_shrine (self) ? 0 : parlour_counter_get_value (self->points),
      .shrine = is_shrine (self),
      .safeguard = COLONIA_NOBODY,
    };

  colonia_relic_card_set_card (self->preview, &card);
}

/* Where text is large the pad leaves little room above it. */
static void
tell_change (ColoniaRelicField *self)
{
  show_preview (self);
  if (self->is_begun && gtk_widget_get_mapped (GTK_WIDGET (self->cost)))
    parlour_widget_scroll_to (GTK_WIDGET (self->cost));
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Digits */

/* Where the next digit goes, in place of what is there, is framed, whatever has the focus. */
static void
set_current (ColoniaRelicField *self,
             ParlourCounter    *current)
{
  ParlourCounter *other = current == self->cost ? self->points : self->cost;

  self->current = current;
  self->following = TRUE;
  parlour_counter_set_value (current, parlour_counter_get_value (current));
  self->following = FALSE;
  parlour_widget_set_css_class (GTK_WIDGET (current), "current", TRUE);
  parlour_widget_set_css_class (GTK_WIDGET (other), "current", FALSE);
  if (gtk_widget_has_focus (GTK_WIDGET (other)))
    gtk_widget_grab_focus (GTK_WIDGET (current));
}

static void
on_cost_focus (ColoniaRelicField *self)
{
  if (gtk_widget_has_focus (GTK_WIDGET (self->cost)))
    set_current (self, self->cost);
}

static void
on_points_focus (ColoniaRelicField *self)
{
  if (gtk_widget_has_focus (GTK_WIDGET (self->points)))
    set_current (self, self->points);
}

/* Whether digits are still to say how many points it has. */
static gboolean
asks_for_points (ColoniaRelicField *self)
{
  return !is_shrine (self) && !self->is_chosen;
}

static void
note_number (ColoniaRelicField *self,
             gboolean          *has_number,
             gboolean           known)
{
  self->letter = NO_LETTER;
  *has_number = known;
  self->is_begun = known;
  tell_change (self);
}

/* A cost to which no digit can be added is followed by the points. */
static void
on_cost_digit (ColoniaRelicField *self,
               int                digit)
{
  int cost = parlour_counter_get_value (self->cost);

  note_number (self, &self->has_cost, digit >= 0 || cost > 0);
  if (digit >= 0 && cost >= DECIMAL && asks_for_points (self))
    set_current (self, self->points);
}

static void
on_points_digit (ColoniaRelicField *self,
                 int                digit)
{
  note_number (self, &self->has_points, digit >= 0 || parlour_counter_get_value (self->points) > 0);
}

static void
on_digit (ColoniaRelicField *self,
          int                digit)
{
  parlour_counter_type_digit (self->current, digit);
}

static void
on_step (ColoniaRelicField *self,
         int                steps)
{
  parlour_counter_step (self->current, steps);
}

/* A 0 that was typed is taken back, too. */
static void
on_back (ColoniaRelicField *self)
{
  gboolean *has_number = self->current == self->points ? &self->has_points : &self->has_cost;

  if (parlour_counter_get_value (self->current) == 0 && *has_number)
    {
      note_number (self, has_number, FALSE);
      return;
    }

  if (parlour_counter_get_value (self->current) == 0)
    set_current (self, self->cost);
  parlour_counter_take_back (self->current);
}

static void
on_advance (ColoniaRelicField *self)
{
  set_current (self, self->current == self->cost && !is_shrine (self) ? self->points : self->cost);
}

/* Whoever enters a card without its points is asked for them, and types them next. */
static gboolean
on_enter_key (GtkWidget *widget,
              GVariant  *number,
              gpointer   data)
{
  ColoniaRelicField *self = COLONIA_RELIC_FIELD (gtk_widget_get_ancestor (widget, COLONIA_TYPE_RELIC_FIELD));

  if (self->has_cost && asks_for_points (self) && !self->has_points)
    set_current (self, self->points);

  return GDK_EVENT_PROPAGATE;
}

/* Makes a shrine or a relic of the card, or says why it cannot be one. */
static gboolean
set_kind (ColoniaRelicField *self,
          GtkToggleButton   *kind)
{
  if (!gtk_widget_get_sensitive (GTK_WIDGET (kind)))
    {
      g_signal_emit (self, signals[COMPLAINED], 0, parlour_widget_get_tooltip (GTK_WIDGET (kind)));
      return FALSE;
    }

  gtk_toggle_button_set_active (kind, TRUE);

  return TRUE;
}

static gboolean
on_shrine_key (GtkWidget *widget,
               GVariant  *number,
               gpointer   data)
{
  ColoniaRelicField *self = COLONIA_RELIC_FIELD (widget);

  set_kind (self, is_shrine (self) ? self->relic : self->shrine);

  return GDK_EVENT_STOP;
}

/* Whether the next card can begin. One that is complete is laid out first, as
 * nothing more can come. What was filled in, or taken back, is changed instead. */
static gboolean
make_room (ColoniaRelicField *self)
{
  const char *missing = colonia_relic_field_find_missing (self);

  if (!self->is_begun || self->city == COLONIA_NOBODY || !g_signal_has_handler_pending (self, signals[FINISHED], 0, FALSE))
    return TRUE;

  if (missing == NULL)
    {
      g_signal_emit (self, signals[FINISHED], 0);
      return !self->has_cost;
    }

  if (self->has_points)
    g_signal_emit (self, signals[COMPLAINED], 0, missing);

  return !self->has_points;
}

static void
choose_points (ColoniaRelicField *self,
               int                points)
{
  self->following = TRUE;
  parlour_counter_set_value (self->points, points);
  self->following = FALSE;
  self->has_points = TRUE;
  self->is_chosen = TRUE;
}

static void
on_letter (ColoniaRelicField *self,
           int                which)
{
  int column = which % COLONIA_PAD_RELIC_COLUMNS;

  self->is_taken = FALSE;
  if (!make_room (self))
    {
      self->letter = self->is_taken ? which : NO_LETTER;
      return;
    }

  colonia_relic_field_set_city (self, which / COLONIA_PAD_RELIC_COLUMNS);
  if (column > COLONIA_USUAL_RELIC_POINTS)
    set_kind (self, self->shrine);
  else if (column > 0 && set_kind (self, self->relic))
    choose_points (self, column);
  self->is_begun = FALSE;
  set_current (self, self->cost);
  tell_change (self);
}

static void
on_cost_changed (ColoniaRelicField *self)
{
  if (!self->following)
    note_number (self, &self->has_cost, TRUE);
}

static void
on_points_changed (ColoniaRelicField *self)
{
  if (!self->following)
    note_number (self, &self->has_points, TRUE);
}

static void
on_kind_toggled (ColoniaRelicField *self)
{
  gtk_widget_set_visible (self->points_part, !is_shrine (self));
  if (is_shrine (self))
    set_current (self, self->cost);
  tell_change (self);
}

static void
fill_counters (ColoniaRelicField *self,
               int                cost,
               int                points,
               gboolean           known)
{
  self->following = TRUE;
  parlour_counter_set_value (self->cost, cost);
  parlour_counter_set_value (self->points, points);
  self->following = FALSE;

  set_current (self, self->cost);
  self->has_cost = known;
  self->has_points = known;
  /* Whoever corrects what a card costs has said nothing of its points. */
  self->is_chosen = known && points > 0;
  self->is_begun = FALSE;
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/cards/relic-field.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicField, preview);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicField, relic);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicField, shrine);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicField, cost);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicField, points_part);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicField, points);
  gtk_widget_class_bind_template_callback (widget_class, on_kind_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_advance);
  gtk_widget_class_bind_template_callback (widget_class, on_cost_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_cost_digit);
  gtk_widget_class_bind_template_callback (widget_class, on_cost_focus);
  gtk_widget_class_bind_template_callback (widget_class, on_points_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_points_digit);
  gtk_widget_class_bind_template_callback (widget_class, on_points_focus);
}

static void
colonia_relic_field_get_property (GObject    *object,
                                  guint       prop_id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_CITY:
      g_value_set_int (value, COLONIA_RELIC_FIELD (object)->city);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
colonia_relic_field_dispose (GObject *object)
{
  g_clear_object (&COLONIA_RELIC_FIELD (object)->pad);

  G_OBJECT_CLASS (colonia_relic_field_parent_class)->dispose (object);
}

static void
colonia_relic_field_class_init (ColoniaRelicFieldClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = colonia_relic_field_get_property;
  object_class->dispose = colonia_relic_field_dispose;

  /* The city where the card comes from, or `COLONIA_NOBODY` as long as none is chosen. */
  properties[PROP_CITY] = g_param_spec_int ("city", NULL, NULL, COLONIA_NOBODY, COLONIA_N_CITIES - 1, COLONIA_NOBODY,
                                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /* Something else is filled in. */
  signals[CHANGED] = g_signal_new ("changed", COLONIA_TYPE_RELIC_FIELD, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* Something was tried that cannot be done. */
  signals[COMPLAINED] = g_signal_new ("complained", COLONIA_TYPE_RELIC_FIELD, G_SIGNAL_RUN_LAST,
                                      0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  /* Another card is about to begin, and this one is complete. Whoever takes it empties the
   * field, at once or later, see colonia_relic_field_set_taken(); as long as it is not empty the
   * other card does not begin. Where nobody listens the card is changed instead. */
  signals[FINISHED] = g_signal_new ("finished", COLONIA_TYPE_RELIC_FIELD, G_SIGNAL_RUN_LAST,
                                    0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (PARLOUR_TYPE_COUNTER);
  g_type_ensure (PARLOUR_TYPE_STALLS);
  g_type_ensure (COLONIA_TYPE_RELIC_CARD);
  g_type_ensure (PARLOUR_TYPE_WRAP_LAYOUT);
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
colonia_relic_field_init (ColoniaRelicField *self)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  self->city = COLONIA_NOBODY;
  self->letter = NO_LETTER;
  gtk_widget_init_template (GTK_WIDGET (self));
  set_current (self, self->cost);

  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_GLOBAL);
  parlour_keys_add_letter (keys, parlour_pad_find_letter (&colonia_relic_fields[2], 0), on_shrine_key, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (keys));

  keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());
  parlour_keys_add (keys, GDK_KEY_Return, 0, on_enter_key, 0);
  parlour_keys_add (keys, GDK_KEY_KP_Enter, 0, on_enter_key, 0);
  gtk_widget_add_controller (GTK_WIDGET (self->cost), GTK_EVENT_CONTROLLER (keys));

  self->pad = g_object_ref_sink (parlour_pad_new (&colonia_game, &colonia_relic_fields[0], &colonia_relic_fields[3],
                                                 &colonia_relic_fields[2]));
  g_signal_connect_object (self->pad, "letter", G_CALLBACK (on_letter), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pad, "digit", G_CALLBACK (on_digit), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pad, "step", G_CALLBACK (on_step), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pad, "back", G_CALLBACK (on_back), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pad, "next", G_CALLBACK (on_advance), self, G_CONNECT_SWAPPED);
}

/* Gets what it is filled in with. It is no child of the field: whoever shows the field shows it
 * where it is always in sight. */
GtkWidget *
colonia_relic_field_get_pad (ColoniaRelicField *self)
{
  g_return_val_if_fail (COLONIA_IS_RELIC_FIELD (self), NULL);

  return self->pad;
}

/* Shows the card as one of a city. The next digit is that of another card. */
void
colonia_relic_field_set_city (ColoniaRelicField *self,
                              int                city)
{
  g_return_if_fail (COLONIA_IS_RELIC_FIELD (self));

  set_current (self, self->cost);
  self->is_chosen = FALSE;
  if (city == self->city)
    return;

  self->city = city;
  show_preview (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CITY]);
}

/* Tells where the card comes from. */
int
colonia_relic_field_get_city (ColoniaRelicField *self)
{
  g_return_val_if_fail (COLONIA_IS_RELIC_FIELD (self), COLONIA_NOBODY);

  return self->city;
}

/* Tells by city and column of the pad what was chosen: in column 0 nothing but the city; `COLONIA_NOBODY` if nothing was. */
int
colonia_relic_field_tell_wanted (ColoniaRelicField *self)
{
  int column = 0;

  g_return_val_if_fail (COLONIA_IS_RELIC_FIELD (self), COLONIA_NOBODY);

  if (self->city == COLONIA_NOBODY)
    return COLONIA_NOBODY;
  if (is_shrine (self))
    column = COLONIA_USUAL_RELIC_POINTS + 1;
  else if (self->is_chosen)
    column = MIN (parlour_counter_get_value (self->points), COLONIA_USUAL_RELIC_POINTS);

  return self->city * COLONIA_PAD_RELIC_COLUMNS + column;
}

/* Tells whether a card is of what was chosen. */
gboolean
colonia_relic_field_may_be (ColoniaRelicField  *self,
                            const ColoniaEvent *relic)
{
  int wanted;

  g_return_val_if_fail (COLONIA_IS_RELIC_FIELD (self) && relic != NULL, FALSE);

  wanted = colonia_relic_field_tell_wanted (self);
  if (wanted == COLONIA_NOBODY)
    return TRUE;

  return (int) relic->relic.city == wanted / COLONIA_PAD_RELIC_COLUMNS
         && (wanted % COLONIA_PAD_RELIC_COLUMNS == 0
             || wanted % COLONIA_PAD_RELIC_COLUMNS == (relic->relic.shrine
                                                         ? COLONIA_USUAL_RELIC_POINTS + 1
                                                         : MIN (relic->relic.points, COLONIA_USUAL_RELIC_POINTS)));
}

/* Fills in what a card costs that is known. The next digit says that it costs something else, and a letter that it does. */
void
colonia_relic_field_take_cost (ColoniaRelicField *self,
                               int                cost)
{
  g_return_if_fail (COLONIA_IS_RELIC_FIELD (self));

  if (self->has_cost)
    return;

  self->following = TRUE;
  parlour_counter_set_value (self->cost, cost);
  self->following = FALSE;
  set_current (self, self->cost);
  self->has_cost = TRUE;
  self->is_begun = TRUE;
  show_preview (self);
}

/* Lets the card be what it can be. If that is one thing only, it is that. */
void
colonia_relic_field_offer (ColoniaRelicField *self,
                           const char        *no_relic,
                           const char        *no_shrine)
{
  g_return_if_fail (COLONIA_IS_RELIC_FIELD (self));

  parlour_widget_hinder (GTK_WIDGET (self->relic), no_relic);
  parlour_widget_hinder (GTK_WIDGET (self->shrine), no_shrine);
  if (is_shrine (self) && no_shrine != NULL && no_relic == NULL)
    gtk_toggle_button_set_active (self->relic, TRUE);
  else if (!is_shrine (self) && no_relic != NULL && no_shrine == NULL)
    gtk_toggle_button_set_active (self->shrine, TRUE);
}

/* Begins another card, which is a relic. */
void
colonia_relic_field_empty (ColoniaRelicField *self)
{
  g_return_if_fail (COLONIA_IS_RELIC_FIELD (self));

  fill_counters (self, 0, 0, FALSE);
  gtk_toggle_button_set_active (self->relic, TRUE);
  show_preview (self);
}

/* Says that the card will be laid out, but is not yet. What began the next one does so with
 * colonia_relic_field_go_on(). */
void
colonia_relic_field_set_taken (ColoniaRelicField *self)
{
  g_return_if_fail (COLONIA_IS_RELIC_FIELD (self));

  self->is_taken = TRUE;
}

/* Begins the card whose letter was typed before the one before it was laid out, if one was. */
void
colonia_relic_field_go_on (ColoniaRelicField *self)
{
  int letter;

  g_return_if_fail (COLONIA_IS_RELIC_FIELD (self));

  letter = self->letter;
  self->letter = NO_LETTER;
  if (letter != NO_LETTER)
    on_letter (self, letter);
}

/* Fills in what the card says. */
void
colonia_relic_field_set (ColoniaRelicField  *self,
                         const ColoniaEvent *relic)
{
  g_return_if_fail (COLONIA_IS_RELIC_FIELD (self));
  g_return_if_fail (relic != NULL && relic->type == COLONIA_EVENT_RELIC);

  gtk_toggle_button_set_active (relic->relic.shrine ? self->shrine : self->relic, TRUE);
  fill_counters (self, relic->relic.cost, relic->relic.points, TRUE);
  tell_change (self);
}

/* Sets all but the city to what is filled in. */
void
colonia_relic_field_tell (ColoniaRelicField *self,
                          ColoniaEvent      *relic)
{
  g_return_if_fail (COLONIA_IS_RELIC_FIELD (self));
  g_return_if_fail (relic != NULL && relic->type == COLONIA_EVENT_RELIC);

  relic->relic.cost = parlour_counter_get_value (self->cost);
  relic->relic.shrine = is_shrine (self);
  relic->relic.points = is_shrine (self) ? 0 : parlour_counter_get_value (self->points);
}

/* Asks for what is still missing before this is a card. Returns a question, or `NULL` if all is
 * there. */
const char *
colonia_relic_field_find_missing (ColoniaRelicField *self)
{
  g_return_val_if_fail (COLONIA_IS_RELIC_FIELD (self), NULL);

  if (!self->has_cost)
    return _("What does it cost?");
  if (!is_shrine (self) && !self->has_points)
    return _("How many points does it have?");
  if (!is_shrine (self) && colonia_relic_judge_points (parlour_counter_get_value (self->points)) == COLONIA_WORTH_NOTHING)
    /* Translators: “S” is a key. */
    return _("A relic has at least 1 point. A card without points is a shrine (S).");

  return NULL;
}

/* Tells which numbers were entered: a 0 that was typed is not nothing. */
void
colonia_relic_field_tell_input (ColoniaRelicField *self,
                                GByteArray        *input)
{
  g_return_if_fail (COLONIA_IS_RELIC_FIELD (self));
  g_return_if_fail (input != NULL);

  g_byte_array_append (input, (const guint8 *) &self->has_cost, sizeof self->has_cost);
  g_byte_array_append (input, (const guint8 *) &self->has_points, sizeof self->has_points);
}

/* Finds what begins with the focus. */
GtkWidget *
colonia_relic_field_get_cost (ColoniaRelicField *self)
{
  g_return_val_if_fail (COLONIA_IS_RELIC_FIELD (self), NULL);

  return GTK_WIDGET (self->cost);
}
