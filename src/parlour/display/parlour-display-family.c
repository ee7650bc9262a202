/* parlour-display-family.c: a family, seen from far away
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-display-family.h"

#include "parlour-banner.h"
#include "parlour-emblem.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

/* A family among those of the display: its emblem and name, what else the game tells of it, and
 * what it says of what everybody is asked. */
struct _ParlourDisplayFamily {
  GtkWidget parent_instance;

  const ParlourGameDisplay *game;
  int seat; /* whose place it is, or TABLE_NOBODY */

  GtkLabel *place;
  ParlourEmblem *emblem;
  ParlourBanner *name;
  GtkBox *facts; /* in the order of the game's, and then what is said */
  ParlourBanner *said;
  GtkLabel *told;
};

G_DEFINE_FINAL_TYPE (ParlourDisplayFamily, parlour_display_family, GTK_TYPE_WIDGET)

static void
parlour_display_family_dispose (GObject *object)
{
  parlour_widget_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (parlour_display_family_parent_class)->dispose (object);
}

static void
parlour_display_family_class_init (ParlourDisplayFamilyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_display_family_dispose;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/display/display-family.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplayFamily, place);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplayFamily, emblem);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplayFamily, name);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplayFamily, facts);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplayFamily, said);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplayFamily, told);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "family");
}

static void
parlour_display_family_init (ParlourDisplayFamily *self)
{
  self->seat = TABLE_NOBODY;
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Something is secret, and not shown to everybody. */
static const ParlourFact *
find_first_fact (ParlourDisplayFamily *self)
{
  const ParlourFact *fact = self->game->facts;

  while (fact != NULL && fact->id != NULL && fact->is_private)
    fact++;

  return fact != NULL && fact->id != NULL ? fact : NULL;
}

static const ParlourFact *
find_next_fact (const ParlourFact *fact)
{
  do
    fact++;
  while (fact->id != NULL && fact->is_private);

  return fact->id != NULL ? fact : NULL;
}

static GtkWidget *
make_number (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, "family-number");
  gtk_widget_add_css_class (label, "numeric");

  return label;
}

static void
make_facts (ParlourDisplayFamily *self)
{
  GtkWidget *last = NULL;

  for (const ParlourFact *fact = find_first_fact (self); fact != NULL; fact = find_next_fact (fact))
    {
      GtkWidget *widget = fact->make_sign != NULL ? fact->make_sign () : make_number ();

      gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
      gtk_box_insert_child_after (self->facts, widget, last);
      last = widget;
    }
}

GtkWidget *
parlour_display_family_new (const ParlourGameDisplay *game)
{
  ParlourDisplayFamily *self;

  g_return_val_if_fail (game != NULL, NULL);

  self = g_object_new (PARLOUR_TYPE_DISPLAY_FAMILY, NULL);
  self->game = game;
  make_facts (self);

  return GTK_WIDGET (self);
}

static void
show_number (GtkWidget         *label,
             const ParlourFact *fact,
             int                value)
{
  g_autofree char *number = g_strdup_printf ("%d", value);
  g_autofree char *told = fact->tell (value);

  gtk_label_set_label (GTK_LABEL (label), number);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, told, -1);
}

static void
show_said (ParlourDisplayFamily *self,
           const ParlourSaid    *said)
{
  gtk_widget_set_visible (GTK_WIDGET (self->said), said->text != NULL);
  if (said->text != NULL)
    parlour_banner_set_text (self->said, said->text);

  parlour_widget_set_css_class (GTK_WIDGET (self->said), "yes", said->look == PARLOUR_SAID_YES);
  parlour_widget_set_css_class (GTK_WIDGET (self->said), "no", said->look == PARLOUR_SAID_NO);
  parlour_widget_set_css_class (GTK_WIDGET (self), "done", said->done);
}

/* What is said now matters more than pictures where there is little room. */
static void
show_facts (ParlourDisplayFamily *self,
            const TableState     *state,
            TableColor            color)
{
  gboolean says = gtk_widget_get_visible (GTK_WIDGET (self->said));
  GtkWidget *widget = gtk_widget_get_first_child (GTK_WIDGET (self->facts));

  for (const ParlourFact *fact = find_first_fact (self); fact != NULL; fact = find_next_fact (fact))
    {
      int value = fact->get_value (state, self->seat);

      gtk_widget_set_visible (widget, value != PARLOUR_NO_VALUE && !(says && fact->make_sign != NULL));
      if (value != PARLOUR_NO_VALUE && fact->make_sign != NULL)
        fact->show_sign (widget, color, value);
      else if (value != PARLOUR_NO_VALUE)
        show_number (widget, fact, value);
      widget = gtk_widget_get_next_sibling (widget);
    }
}

static void
show_told (ParlourDisplayFamily *self,
           const TableThing     *told)
{
  const char *text = told != NULL && told->text != NULL ? told->text : "";

  parlour_label_say (self->told, text);
}

/* Shows a family. */
void
parlour_display_family_show (ParlourDisplayFamily  *self,
                             const ParlourOnlooker *onlooker,
                             int                    seat,
                             int                    place,
                             const TableThing      *told)
{
  g_autofree char *number = NULL;
  TableColor color;
  ParlourSaid said = { NULL };

  g_return_if_fail (onlooker != NULL && onlooker->state != NULL);
  g_return_if_fail (seat >= 0 && seat < onlooker->state->n_players);

  self->seat = seat;
  color = table_session_get_color (onlooker->session, seat);
  number = g_strdup_printf ("%d", place + 1);
  parlour_label_say (self->place, place >= 0 ? number : NULL);
  parlour_emblem_set_color (self->emblem, (int) color);
  parlour_banner_set_text (self->name, table_session_get_names (onlooker->session)[seat]);
  if (self->game->get_said != NULL)
    said = self->game->get_said (onlooker, seat);
  if (said.text == NULL)
    said.text = parlour_onlooker_tell_chosen (onlooker, seat);
  show_said (self, &said);
  show_facts (self, onlooker->state, color);
  show_told (self, told);
  parlour_widget_set_css_class (GTK_WIDGET (self), "gold", onlooker->state->turn == seat);
}

/* Tells whose place it is. */
int
parlour_display_family_get_seat (ParlourDisplayFamily *self)
{
  return self->seat;
}

/* Gets the emblem of the family there. */
GtkWidget *
parlour_display_family_get_emblem (ParlourDisplayFamily *self)
{
  return GTK_WIDGET (self->emblem);
}

/* Gets where is to be seen what the family has: the first picture of that; where there is no
 * room for it, the emblem. */
GtkWidget *
parlour_display_family_get_home (ParlourDisplayFamily *self)
{
  GtkWidget *widget = gtk_widget_get_first_child (GTK_WIDGET (self->facts));

  for (const ParlourFact *fact = find_first_fact (self); fact != NULL; fact = find_next_fact (fact))
    {
      if (fact->make_sign != NULL && gtk_widget_get_visible (widget))
        return widget;

      widget = gtk_widget_get_next_sibling (widget);
    }

  return GTK_WIDGET (self->emblem);
}
