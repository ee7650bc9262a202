/* colonia-contract-space.c: a contract space of a craftsman
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-contract-space.h"

#include "colonia-kinds.h"
#include "colonia-piece.h"
#include "parlour-emblem.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

/* How high emblems and members are, in pixels, where there is room and where
 * there are many spaces. */
#define EMBLEM_SIZE 24
#define EMBLEM_SIZE_COMPACT 16
#define MEMBER_SIZE 15
#define MEMBER_SIZE_COMPACT 11

/* How many members are drawn one by one. */
#define MOST_DRAWN 3

/**
 * ColoniaContractSpace:
 *
 * A contract space with the members that stand on it, or with what the next
 * contract costs, or empty.
 */
struct _ColoniaContractSpace {
  AdwBin parent_instance;

  ParlourEmblem *emblem;
  ColoniaPiece *members;
  GtkLabel *cost;

  ColoniaOutlook outlook;
  gboolean compact;

  /* What is shown: a family with its members, only members that it would cost,
   * or nothing. */
  char *name;
  int color;
  int n_members;
  gboolean possible;
  int n_spaces; /* for how many free ones it stands */
};

G_DEFINE_FINAL_TYPE (ColoniaContractSpace, colonia_contract_space, ADW_TYPE_BIN)

static const char *const outlook_classes[COLONIA_N_OUTLOOKS] = { "sure", "open", "late" };

static const char *
tell_outlook (ColoniaContractSpace *self)
{
  switch (self->outlook)
    {
    case COLONIA_OUTLOOK_SURE:
      /* Translators: what becomes of a contract that stands above the bar of a craftsman. */
      return _("fulfilled this week");

    case COLONIA_OUTLOOK_OPEN:
      /* Translators: what becomes of a contract that stands below the bar of a craftsman, but not far. */
      return _("the die may still fulfil it");

    case COLONIA_OUTLOOK_LATE:
    case COLONIA_N_OUTLOOKS:
    default:
      /* Translators: what becomes of a contract that stands far below the bar of a craftsman. */
      return _("waits for next week");
    }
}

static char *
describe (ColoniaContractSpace *self)
{
  if (self->name != NULL)
    /* Translators: a contract space: a player, how many members stand on it, and what becomes of it. */
    return g_strdup_printf (ngettext ("%s, %d member, %s", "%s, %d members, %s", (gulong) self->n_members),
                            self->name, self->n_members, tell_outlook (self));

  if (self->n_members > 0)
    /* Translators: the next free contract space: what it costs, and what becomes of it. */
    return g_strdup_printf (ngettext ("The next contract takes %d member, %s",
                                      "The next contract takes %d members, %s",
                                      (gulong) self->n_members),
                            self->n_members, tell_outlook (self));

  if (self->n_spaces > 1)
    /* Translators: %d is at least 2. */
    return g_strdup_printf (ngettext ("%d free space", "%d free spaces", (gulong) self->n_spaces), self->n_spaces);

  return g_strdup (_("Free space"));
}

static void
show (ColoniaContractSpace *self)
{
  g_autofree char *cost = NULL;
  g_autofree char *many = NULL;
  g_autofree char *description = describe (self);
  gboolean is_cost = self->name == NULL && self->n_members > 0;
  gboolean is_many = self->name == NULL && self->n_members == 0 && self->n_spaces > 1;

  for (int i = 0; i < COLONIA_N_OUTLOOKS; i++)
    parlour_widget_set_css_class (GTK_WIDGET (self), outlook_classes[i], (ColoniaOutlook) i == self->outlook);
  parlour_widget_set_css_class (GTK_WIDGET (self), "taken", self->name != NULL);
  parlour_widget_set_css_class (GTK_WIDGET (self), "next", is_cost);
  parlour_widget_set_css_class (GTK_WIDGET (self), "out-of-reach", is_cost && !self->possible);
  for (int i = 0; i < COLONIA_N_COLORS; i++)
    parlour_widget_set_css_class (GTK_WIDGET (self), table_color_ids[i], self->name != NULL && i == self->color);

  gtk_widget_set_visible (GTK_WIDGET (self->emblem), self->name != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->members), self->name != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->cost), is_cost || is_many);

  if (self->name != NULL)
    {
      parlour_emblem_set_color (self->emblem, self->color);
      colonia_piece_set_which (self->members, self->color);
      colonia_piece_set_count (self->members, self->n_members);
      colonia_piece_set_spread (self->members, self->n_members <= MOST_DRAWN);
    }

  /* Translators: how many members the next contract of a craftsman takes. */
  cost = g_strdup_printf (ngettext ("%d member", "%d members", (gulong) self->n_members), self->n_members);
  /* Translators: how many there are of the piece that is drawn before it. */
  many = g_strdup_printf (_("×%d"), self->n_spaces);
  gtk_label_set_label (self->cost, is_cost ? cost : is_many ? many : "");
  parlour_widget_set_tooltip (GTK_WIDGET (self), self->n_members > 0 ? description : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);
}

static void
colonia_contract_space_finalize (GObject *object)
{
  g_free (COLONIA_CONTRACT_SPACE (object)->name);

  G_OBJECT_CLASS (colonia_contract_space_parent_class)->finalize (object);
}

static void
colonia_contract_space_class_init (ColoniaContractSpaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = colonia_contract_space_finalize;

  g_type_ensure (PARLOUR_TYPE_EMBLEM);
  g_type_ensure (COLONIA_TYPE_PIECE);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/guilds/contract-space.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (show));
  gtk_widget_class_bind_template_child (widget_class, ColoniaContractSpace, emblem);
  gtk_widget_class_bind_template_child (widget_class, ColoniaContractSpace, members);
  gtk_widget_class_bind_template_child (widget_class, ColoniaContractSpace, cost);
}

static void
colonia_contract_space_init (ColoniaContractSpace *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->outlook = COLONIA_OUTLOOK_LATE;
  show (self);
}

/**
 * colonia_contract_space_new:
 *
 * Makes an empty space.
 *
 * Returns: (transfer floating): the space
 */
GtkWidget *
colonia_contract_space_new (void)
{
  return g_object_new (COLONIA_TYPE_CONTRACT_SPACE, NULL);
}

/**
 * colonia_contract_space_set_outlook:
 * @self: a space
 * @outlook: what it can hope for
 *
 * Shows what becomes of a contract on the space this week.
 */
void
colonia_contract_space_set_outlook (ColoniaContractSpace *self,
                                    ColoniaOutlook        outlook)
{
  g_return_if_fail (COLONIA_IS_CONTRACT_SPACE (self));
  g_return_if_fail (outlook < COLONIA_N_OUTLOOKS);

  if (self->outlook == outlook)
    return;

  self->outlook = outlook;
  show (self);
}

/**
 * colonia_contract_space_set_compact:
 * @self: a space
 * @compact: whether there is little room
 *
 * Makes the space smaller where there are many.
 */
void
colonia_contract_space_set_compact (ColoniaContractSpace *self,
                                    gboolean              compact)
{
  g_return_if_fail (COLONIA_IS_CONTRACT_SPACE (self));

  compact = !!compact;
  if (self->compact == compact)
    return;

  self->compact = compact;
  parlour_widget_set_css_class (GTK_WIDGET (self), "compact", compact);
  parlour_figure_set_size (PARLOUR_FIGURE (self->emblem), compact ? EMBLEM_SIZE_COMPACT : EMBLEM_SIZE);
  parlour_figure_set_size (PARLOUR_FIGURE (self->members), compact ? MEMBER_SIZE_COMPACT : MEMBER_SIZE);
}

/**
 * colonia_contract_space_show_members:
 * @self: a space
 * @name: the name of the player whose contract it is
 * @color: the `TableColor` of the family
 * @members: how many members stand on it, at least 1
 *
 * Shows who waits on the space.
 */
void
colonia_contract_space_show_members (ColoniaContractSpace *self,
                                     const char           *name,
                                     int                   color,
                                     int                   members)
{
  g_return_if_fail (COLONIA_IS_CONTRACT_SPACE (self));
  g_return_if_fail (name != NULL);
  g_return_if_fail (members >= 1);

  if (self->color == color && self->n_members == members && g_strcmp0 (self->name, name) == 0)
    return;

  g_free (self->name);
  self->name = g_strdup (name);
  self->color = color;
  self->n_members = members;
  show (self);
}

/**
 * colonia_contract_space_show_cost:
 * @self: a space
 * @members: how many members the next contract takes, at least 1
 * @possible: whether the player whose turn it is can pay that
 *
 * Shows what it costs to give the next order.
 */
void
colonia_contract_space_show_cost (ColoniaContractSpace *self,
                                  int                   members,
                                  gboolean              possible)
{
  g_return_if_fail (COLONIA_IS_CONTRACT_SPACE (self));
  g_return_if_fail (members >= 1);

  possible = !!possible;
  if (self->name == NULL && self->n_members == members && self->possible == possible)
    return;

  g_clear_pointer (&self->name, g_free);
  self->n_members = members;
  self->possible = possible;
  show (self);
}

/**
 * colonia_contract_space_show_nothing:
 * @self: a space
 * @n_spaces: for how many free spaces it stands, at least 1
 *
 * Shows an empty space, or one that stands for several.
 */
void
colonia_contract_space_show_nothing (ColoniaContractSpace *self,
                                     int                   n_spaces)
{
  g_return_if_fail (COLONIA_IS_CONTRACT_SPACE (self));
  g_return_if_fail (n_spaces >= 1);

  if (self->name == NULL && self->n_members == 0 && self->n_spaces == n_spaces)
    return;

  g_clear_pointer (&self->name, g_free);
  self->n_members = 0;
  self->n_spaces = n_spaces;
  show (self);
}
