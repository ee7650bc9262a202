/* visby-setup-form.c: what is agreed before a game of Visby
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-game-setup.h"
#include "parlour-template.h"
#include "visby-pages.h"

#include <glib/gi18n.h>

/* What the rulebook offers two or three players instead (END-2). */
#define LONGER_END 45
#define MOST_FOR_LONGER 3

#define VISBY_TYPE_SETUP_FORM (visby_setup_form_get_type ())

G_DECLARE_FINAL_TYPE (VisbySetupForm, visby_setup_form, VISBY, SETUP_FORM, ParlourSetup)

/* How many seals end the game: two numbers, and any other. */
struct _VisbySetupForm {
  ParlourSetup parent_instance;

  GtkToggleButton *usual;
  GtkToggleButton *longer;
  GtkSpinButton *seals;
};

G_DEFINE_FINAL_TYPE (VisbySetupForm, visby_setup_form, PARLOUR_TYPE_SETUP)

static void
show_seals (VisbySetupForm *self)
{
  int seals = gtk_spin_button_get_value_as_int (self->seals);

  gtk_toggle_button_set_active (self->usual, seals == VISBY_USUAL_END);
  gtk_toggle_button_set_active (self->longer, seals == LONGER_END);
}

static void
on_clicked (VisbySetupForm  *self,
            GtkToggleButton *button)
{
  gtk_spin_button_set_value (self->seals, button == self->longer ? LONGER_END : VISBY_USUAL_END);
  show_seals (self);
}

static void
visby_setup_form_show (ParlourSetup *setup)
{
  VisbySetupForm *self = VISBY_SETUP_FORM (setup);

  gtk_widget_set_visible (GTK_WIDGET (self), parlour_setup_get_tracking (setup) == VISBY_TRACKING_FULL);
  gtk_widget_set_visible (GTK_WIDGET (self->longer), parlour_setup_get_seats (setup)->len <= MOST_FOR_LONGER);
}

static void
visby_setup_form_fill (ParlourSetup     *setup,
                       const TableSetup *other)
{
  gtk_spin_button_set_value (VISBY_SETUP_FORM (setup)->seals, ((const VisbySetup *) (const void *) other)->end_seals);
}

static void
visby_setup_form_make (ParlourSetup *setup,
                       TableSetup   *made)
{
  ((VisbySetup *) (void *) made)->end_seals = gtk_spin_button_get_value_as_int (VISBY_SETUP_FORM (setup)->seals);
}

static void
visby_setup_form_class_init (VisbySetupFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  PARLOUR_SETUP_CLASS (klass)->show = visby_setup_form_show;
  PARLOUR_SETUP_CLASS (klass)->fill = visby_setup_form_fill;
  PARLOUR_SETUP_CLASS (klass)->make = visby_setup_form_make;

  parlour_template_set (widget_class, RESOURCE_PATH "/games/visby/play/setup-form.ui");
  gtk_widget_class_bind_template_child (widget_class, VisbySetupForm, usual);
  gtk_widget_class_bind_template_child (widget_class, VisbySetupForm, longer);
  gtk_widget_class_bind_template_child (widget_class, VisbySetupForm, seals);
  gtk_widget_class_bind_template_callback (widget_class, show_seals);
  gtk_widget_class_bind_template_callback (widget_class, on_clicked);
}

static void
visby_setup_form_init (VisbySetupForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  show_seals (self);
}

static ParlourSetup *
make (void)
{
  return g_object_new (VISBY_TYPE_SETUP_FORM, NULL);
}

/* In the order of `VisbyTracking`. */
static const ParlourTracking trackings[] = {
  { "kontor-chronicle-symbolic", N_("Everything"), N_("Cards and Merchants are entered, and all the rest is worked out.") },
  { "kontor-crown-symbolic", N_("Only the score"), N_("Only what everybody has at the end is entered.") },
  { NULL },
};

const ParlourGameSetup visby_game_setup = {
  .trackings = trackings,
  .make = make,
  .open = visby_tell_known_rates,
};
