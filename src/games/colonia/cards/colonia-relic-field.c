/* colonia-relic-field.c: what a relic card says
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-relic-field.h"

#include "colonia-letters.h"
#include "colonia-pad-letters.h"
#include "colonia-relic-card.h"
#include "parlour-counter.h"
#include "parlour-keys.h"
#include "parlour-pad.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"

#include <glib/gi18n.h>

#define DECIMAL 10
#define TAKE_BACK (-1)
#define NO_LETTER (-1)

/* A cost, to which come the points where they were not chosen before. */
#define COST_DIGITS 2

/**
 * ColoniaRelicField:
 *
 * What a relic card says, to be entered.
 *
 * A relic of the usual points is one letter, its city and points in one, and then
 * digits are its cost. Behind the letter of a city digits are typed as one row: the
 * last one is the points, those before are the cost. So “4 2” is a relic that costs
 * 4 and has 2 points.
 */
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
  int typed; /* the digits as one number */
  int n_typed;
  gboolean has_cost;
  gboolean has_points;
  gboolean is_chosen; /* whether its points were chosen, so that all digits are the cost */
  gboolean is_begun; /* whether a number was entered last */
  gboolean following; /* whether the counters follow what was typed */
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

/* Whether the last digit is for the points. */
static gboolean
has_row (ColoniaRelicField *self)
{
  return !is_shrine (self) && !self->is_chosen;
}

static void
follow_typed (ColoniaRelicField *self)
{
  gboolean pointed = has_row (self) && self->n_typed > 1;

  self->following = TRUE;
  parlour_counter_set_value (self->cost, pointed ? self->typed / DECIMAL : self->typed);
  if (has_row (self))
    {
      parlour_counter_set_value (self->points, pointed ? self->typed % DECIMAL : 0);
      self->has_points = pointed;
    }
  self->following = FALSE;

  self->has_cost = self->n_typed > 0;
  self->is_begun = self->n_typed > 0;
  tell_change (self);
}

static void
type_digit (ColoniaRelicField *self,
            int                digit)
{
  int most = COST_DIGITS + (has_row (self) ? 1 : 0);

  self->letter = NO_LETTER;
  if (digit == TAKE_BACK)
    {
      self->typed /= DECIMAL;
      self->n_typed = MAX (self->n_typed - 1, 0);
    }
  else if (self->n_typed == 0 || self->n_typed == most)
    {
      self->typed = digit;
      self->n_typed = 1;
    }
  else
    {
      self->typed = self->typed * DECIMAL + digit;
      self->n_typed++;
    }

  follow_typed (self);
}

static void
on_cost_digit (ColoniaRelicField *self,
               int                digit)
{
  g_signal_stop_emission_by_name (self->cost, "digit");
  type_digit (self, digit);
}

static void
on_digit (ColoniaRelicField *self,
          int                digit)
{
  if (gtk_widget_has_focus (GTK_WIDGET (self->points)))
    parlour_counter_type_digit (self->points, digit);
  else
    type_digit (self, digit);
}

static void
on_step (ColoniaRelicField *self,
         int                steps)
{
  parlour_counter_step (gtk_widget_has_focus (GTK_WIDGET (self->points)) ? self->points : self->cost, steps);
}

static void
on_back (ColoniaRelicField *self)
{
  type_digit (self, TAKE_BACK);
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
  if (column > COLONIA_KEY_POINTS)
    set_kind (self, self->shrine);
  else if (column > 0 && set_kind (self, self->relic))
    choose_points (self, column);
  self->is_begun = FALSE;
  tell_change (self);
}

static void
on_cost_changed (ColoniaRelicField *self)
{
  if (self->following)
    return;

  self->n_typed = 0;
  self->has_cost = TRUE;
  self->is_begun = TRUE;
  tell_change (self);
}

static void
on_points_changed (ColoniaRelicField *self)
{
  if (self->following)
    return;

  self->n_typed = 0;
  self->has_points = TRUE;
  self->is_begun = TRUE;
  tell_change (self);
}

static void
on_cost_advance (ColoniaRelicField *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (is_shrine (self) ? self->cost : self->points));
}

static void
on_points_advance (ColoniaRelicField *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->cost));
}

/* A shrine has no points, so that all digits are for the cost. */
static void
on_kind_toggled (ColoniaRelicField *self)
{
  gtk_widget_set_visible (self->points_part, !is_shrine (self));
  if (self->n_typed > 0 && !self->following)
    follow_typed (self);
  else
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

  self->n_typed = 0;
  self->typed = 0;
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
  gtk_widget_class_bind_template_callback (widget_class, on_cost_digit);
  gtk_widget_class_bind_template_callback (widget_class, on_cost_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_cost_advance);
  gtk_widget_class_bind_template_callback (widget_class, on_points_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_points_advance);
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

  /**
   * ColoniaRelicField:city:
   *
   * The city where the card comes from, or `COLONIA_NOBODY` as long as none is chosen.
   */
  properties[PROP_CITY] = g_param_spec_int ("city", NULL, NULL, COLONIA_NOBODY, COLONIA_N_CITIES - 1, COLONIA_NOBODY,
                                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * ColoniaRelicField::changed:
   * @self: the field
   *
   * Something else is filled in.
   */
  signals[CHANGED] = g_signal_new ("changed", COLONIA_TYPE_RELIC_FIELD, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * ColoniaRelicField::complained:
   * @self: the field
   * @sentence: what stands in the way
   *
   * Something was tried that cannot be done.
   */
  signals[COMPLAINED] = g_signal_new ("complained", COLONIA_TYPE_RELIC_FIELD, G_SIGNAL_RUN_LAST,
                                      0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  /**
   * ColoniaRelicField::finished:
   * @self: the field
   *
   * Another card is about to begin, and this one is complete. Whoever takes it empties
   * the field, at once or later, see colonia_relic_field_set_taken(); as long as it is
   * not empty the other card does not begin. Where nobody listens the card is changed
   * instead.
   */
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

  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_GLOBAL);
  parlour_keys_add_letter (keys, COLONIA_KEY_SHRINE, on_shrine_key, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (keys));

  self->pad = g_object_ref_sink (parlour_pad_new (&colonia_pad_relics));
  g_signal_connect_object (self->pad, "letter", G_CALLBACK (on_letter), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pad, "digit", G_CALLBACK (on_digit), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pad, "step", G_CALLBACK (on_step), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pad, "back", G_CALLBACK (on_back), self, G_CONNECT_SWAPPED);
}

/**
 * colonia_relic_field_get_pad:
 * @self: the field
 *
 * Gets what it is filled in with. It is no child of the field: whoever shows the
 * field shows it where it is always in sight.
 *
 * Returns: (transfer none): the pad
 */
GtkWidget *
colonia_relic_field_get_pad (ColoniaRelicField *self)
{
  g_return_val_if_fail (COLONIA_IS_RELIC_FIELD (self), NULL);

  return self->pad;
}

/**
 * colonia_relic_field_set_city:
 * @self: the field
 * @city: the `ColoniaCity` where the card comes from, or `COLONIA_NOBODY`
 *
 * Shows the card as one of a city. The next digit is that of another card.
 */
void
colonia_relic_field_set_city (ColoniaRelicField *self,
                              int                city)
{
  g_return_if_fail (COLONIA_IS_RELIC_FIELD (self));

  self->n_typed = 0;
  self->is_chosen = FALSE;
  if (city == self->city)
    return;

  self->city = city;
  show_preview (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CITY]);
}

/**
 * colonia_relic_field_get_city:
 * @self: the field
 *
 * Tells where the card comes from.
 *
 * Returns: a `ColoniaCity`, or `COLONIA_NOBODY`
 */
int
colonia_relic_field_get_city (ColoniaRelicField *self)
{
  g_return_val_if_fail (COLONIA_IS_RELIC_FIELD (self), COLONIA_NOBODY);

  return self->city;
}

/**
 * colonia_relic_field_offer:
 * @self: the field
 * @no_relic: (nullable): why it cannot be a relic, or `NULL` if it can
 * @no_shrine: (nullable): why it cannot be a shrine, or `NULL` if it can
 *
 * Lets the card be what it can be. If that is one thing only, it is that.
 */
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

/**
 * colonia_relic_field_empty:
 * @self: the field
 *
 * Begins another card, which is a relic.
 */
void
colonia_relic_field_empty (ColoniaRelicField *self)
{
  g_return_if_fail (COLONIA_IS_RELIC_FIELD (self));

  fill_counters (self, 0, 0, FALSE);
  gtk_toggle_button_set_active (self->relic, TRUE);
  show_preview (self);
}

/**
 * colonia_relic_field_set_taken:
 * @self: a field that is finished
 *
 * Says that the card will be laid out, but is not yet. What began the next one does
 * so with colonia_relic_field_go_on().
 */
void
colonia_relic_field_set_taken (ColoniaRelicField *self)
{
  g_return_if_fail (COLONIA_IS_RELIC_FIELD (self));

  self->is_taken = TRUE;
}

/**
 * colonia_relic_field_go_on:
 * @self: a field that was emptied
 *
 * Begins the card whose letter was typed before the one before it was laid out, if
 * one was.
 */
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

/**
 * colonia_relic_field_set:
 * @self: the field
 * @relic: the event by which a relic card comes
 *
 * Fills in what the card says.
 */
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

/**
 * colonia_relic_field_tell:
 * @self: the field
 * @relic: the event by which a relic card comes
 *
 * Sets all but the city to what is filled in.
 */
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

/**
 * colonia_relic_field_find_missing:
 * @self: the field
 *
 * Asks for what is still missing before this is a card.
 *
 * Returns: (transfer none) (nullable): a question, or `NULL` if all is there
 */
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

/**
 * colonia_relic_field_tell_input:
 * @self: the field
 * @input: where to append it
 *
 * Tells which numbers were entered: a 0 that was typed is not nothing.
 */
void
colonia_relic_field_tell_input (ColoniaRelicField *self,
                                GByteArray        *input)
{
  g_return_if_fail (COLONIA_IS_RELIC_FIELD (self));
  g_return_if_fail (input != NULL);

  g_byte_array_append (input, (const guint8 *) &self->has_cost, sizeof self->has_cost);
  g_byte_array_append (input, (const guint8 *) &self->has_points, sizeof self->has_points);
}

/**
 * colonia_relic_field_get_cost:
 * @self: the field
 *
 * Finds what begins with the focus.
 *
 * Returns: (transfer none): the number that the card costs
 */
GtkWidget *
colonia_relic_field_get_cost (ColoniaRelicField *self)
{
  g_return_val_if_fail (COLONIA_IS_RELIC_FIELD (self), NULL);

  return GTK_WIDGET (self->cost);
}
