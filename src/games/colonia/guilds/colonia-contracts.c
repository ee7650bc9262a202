/* colonia-contracts.c: the contract spaces of a craftsman and the bar between them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-contracts.h"

#include "colonia-contract-space.h"
#include "colonia-session.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "tongue.h"

#include <glib/gi18n.h>
#include <math.h>

/* Where it is wider than this, in pixels where text has its usual size, the
 * spaces stand side by side. */
#define WIDEST_TALL 270

/* Between two spaces, in pixels. */
#define GAP 6

/* How far the bar sticks out, in pixels, as it lies across the column. */
#define OVERHANG 6

/* How many spaces are shown at least as far as the die can reach them, and from
 * how many contracts on they are shown smaller, so that the buttons below stay in
 * sight on a laptop. They also are where nobody orders, as there something else
 * matters more. */
#define SPACES_SHOWN 6
#define MANY_CONTRACTS 5

/**
 * ColoniaContracts:
 *
 * The contract spaces of a craftsman with the bar below those that are
 * fulfilled: one below the other as on the board or, where there is room
 * beside and little below, side by side.
 */
struct _ColoniaContracts {
  GtkWidget parent_instance;

  GtkWidget *bar;
  GPtrArray *spaces;
  int down; /* spaces by which the bar lies lower than the game says */
  gboolean settled; /* whether the die has been rolled as often as it is */
  int bar_place; /* how many are fulfilled above it */
  const char *language; /* of what is told of the bar */
};

G_DEFINE_FINAL_TYPE (ColoniaContracts, colonia_contracts, GTK_TYPE_WIDGET)

static int
measure_child (GtkWidget      *child,
               GtkOrientation  orientation,
               int             for_size)
{
  int natural;

  gtk_widget_measure (child, orientation, for_size, NULL, &natural, NULL, NULL);

  return natural;
}

static int
get_tall_height (ColoniaContracts *self,
                 int               width)
{
  int height = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    height += measure_child (child, GTK_ORIENTATION_VERTICAL, width) + (height > 0 ? GAP : 0);

  return height;
}

static int
get_row_height (ColoniaContracts *self)
{
  int height = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    height = MAX (height, measure_child (child, GTK_ORIENTATION_VERTICAL, -1));

  return height;
}

static void
place_child (ColoniaContracts *self,
             GtkWidget        *child,
             int               x,
             int               y,
             int               width,
             int               height)
{
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (GTK_WIDGET (self)) - x - width;

  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, width, height }, -1);
}

/* Puts the children side by side, in as many rows as it takes, or only finds
 * how high that would be. */
static int
flow (ColoniaContracts *self,
      int               width,
      gboolean          place)
{
  int row_height = get_row_height (self);
  int x = 0;
  int y = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_width = measure_child (child, GTK_ORIENTATION_HORIZONTAL, -1);

      if (x > 0 && x + child_width > width)
        {
          x = 0;
          y += row_height + GAP;
        }
      if (place)
        place_child (self, child, x, y, child_width, row_height);
      x += child_width + GAP;
    }

  return y + row_height;
}

static void
colonia_contracts_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  ColoniaContracts *self = COLONIA_CONTRACTS (widget);

  *minimum = 0;
  *natural = 0;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = for_size < 0 || colonia_contracts_is_tall (self, for_size)
                   ? get_tall_height (self, for_size)
                   : flow (self, for_size, FALSE);
      *natural = *minimum;
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_natural;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum, &child_natural, NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural = MAX (*natural, child_natural);
    }
}

static void
colonia_contracts_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  ColoniaContracts *self = COLONIA_CONTRACTS (widget);
  int y = 0;

  if (!colonia_contracts_is_tall (self, width))
    {
      flow (self, width, TRUE);
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_height = measure_child (child, GTK_ORIENTATION_VERTICAL, width);
      /* Where the columns stand close each bar keeps to its own. */
      int overhang = child == self->bar && !self->settled ? OVERHANG : 0;

      place_child (self, child, -overhang, y, width + 2 * overhang, child_height);
      y += child_height + GAP;
    }
}

static GtkSizeRequestMode
colonia_contracts_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
colonia_contracts_dispose (GObject *object)
{
  ColoniaContracts *self = COLONIA_CONTRACTS (object);

  self->bar = NULL;
  g_clear_pointer (&self->spaces, g_ptr_array_unref);
  parlour_widget_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (colonia_contracts_parent_class)->dispose (object);
}

static void
colonia_contracts_class_init (ColoniaContractsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = colonia_contracts_dispose;
  widget_class->measure = colonia_contracts_measure;
  widget_class->size_allocate = colonia_contracts_size_allocate;
  widget_class->get_request_mode = colonia_contracts_get_request_mode;

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/guilds/contracts.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaContracts, bar);
  gtk_widget_class_set_css_name (widget_class, "contracts");
}

static void
colonia_contracts_init (ColoniaContracts *self)
{
  self->spaces = g_ptr_array_new ();
  self->bar_place = COLONIA_NOBODY;

  gtk_widget_init_template (GTK_WIDGET (self));
}

static ColoniaContractSpace *
get_space (ColoniaContracts *self,
           int               place)
{
  return g_ptr_array_index (self->spaces, place);
}

/* Puts the bar behind the spaces that are fulfilled, as many of them as are shown. */
static void
place_bar (ColoniaContracts *self,
           int               n_fulfilled)
{
  int place = MIN (n_fulfilled, (int) self->spaces->len);
  g_autofree char *label = NULL;
  GtkWidget *above = place > 0 ? GTK_WIDGET (get_space (self, place - 1)) : NULL;

  if (gtk_widget_get_prev_sibling (self->bar) != above)
    gtk_widget_insert_after (self->bar, GTK_WIDGET (self), above);

  if (self->bar_place == n_fulfilled && self->language == tongue_get_language ())
    return;

  self->bar_place = n_fulfilled;
  self->language = tongue_get_language ();
  label = g_strdup_printf (ngettext ("The bar: %d contract above it is fulfilled this week",
                                     "The bar: %d contracts above it are fulfilled this week",
                                     (gulong) n_fulfilled),
                           n_fulfilled);
  parlour_widget_set_tooltip (self->bar, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
set_n_spaces (ColoniaContracts *self,
              int               n_spaces)
{
  while (self->spaces->len > (guint) n_spaces)
    {
      gtk_widget_unparent (g_ptr_array_index (self->spaces, self->spaces->len - 1));
      g_ptr_array_set_size (self->spaces, (int) self->spaces->len - 1);
    }

  while (self->spaces->len < (guint) n_spaces)
    {
      GtkWidget *space = colonia_contract_space_new ();

      gtk_widget_set_parent (space, GTK_WIDGET (self));
      g_ptr_array_add (self->spaces, space);
    }
}

static int
get_bar (ColoniaContracts   *self,
         const ColoniaState *state,
         ColoniaCraftsman    craftsman)
{
  return state->bars[craftsman] + self->down;
}

/* How far the die may still let the bar move. */
static int
get_reach (ColoniaContracts   *self,
           const ColoniaState *state,
           ColoniaCraftsman    craftsman)
{
  return get_bar (self, state, craftsman) + (self->settled ? 0 : state->dice);
}

static ColoniaOutlook
foresee (ColoniaContracts   *self,
         const ColoniaState *state,
         ColoniaCraftsman    craftsman,
         int                 place)
{
  if (place < get_bar (self, state, craftsman))
    return COLONIA_OUTLOOK_SURE;

  return place < get_reach (self, state, craftsman) ? COLONIA_OUTLOOK_OPEN : COLONIA_OUTLOOK_LATE;
}

/* All that is taken, the next one, all above the bar, and some of those that
 * the die may reach. When that lies still, one that nobody took stands for all above the bar. */
static int
count_spaces (ColoniaContracts   *self,
              const ColoniaState *state,
              ColoniaCraftsman    craftsman,
              gboolean            ordering)
{
  int taken = colonia_state_get_n_spaces (state, craftsman);
  int reach = MIN (get_reach (self, state, craftsman), SPACES_SHOWN);

  if (self->settled)
    return CLAMP (get_bar (self, state, craftsman), taken, taken + 1);

  return MAX (MAX (taken + (ordering ? 1 : 0), get_bar (self, state, craftsman)), reach);
}

static void
show_space (ColoniaContracts *self,
            TableSession     *session,
            ColoniaCraftsman  craftsman,
            int               place,
            gboolean          ordering,
            gboolean          possible)
{
  const ColoniaState *state = colonia_session_get_state (session);
  int taken = colonia_state_get_n_spaces (state, craftsman);
  ColoniaContractSpace *space = get_space (self, place);

  colonia_contract_space_set_outlook (space, foresee (self, state, craftsman, place));

  if (place < taken)
    {
      const ColoniaSpace *contract = colonia_state_get_space (state, craftsman, place);

      colonia_contract_space_show_members (space, table_session_get_names (session)[contract->player],
                                           (int) table_session_get_color (session, contract->player),
                                           contract->members);
    }
  else if (place == taken && ordering)
    {
      colonia_contract_space_show_cost (space, colonia_state_count_order_members (state, craftsman), possible);
    }
  else
    {
      colonia_contract_space_show_nothing (space, self->settled ? MAX (get_bar (self, state, craftsman) - taken, 1) : 1);
    }
}

/**
 * colonia_contracts_show:
 * @self: some contracts
 * @session: a game
 * @craftsman: whose contracts to show
 * @ordering: whether orders are given, so that the next free space shows what
 *   it costs
 * @possible: whether the player whose turn it is has the members for it
 * @compact: whether there is little room
 *
 * Shows the contract spaces of a craftsman.
 */
void
colonia_contracts_show (ColoniaContracts *self,
                        TableSession     *session,
                        ColoniaCraftsman  craftsman,
                        gboolean          ordering,
                        gboolean          possible,
                        gboolean          compact)
{
  const ColoniaState *state;
  int n_spaces;

  g_return_if_fail (COLONIA_IS_CONTRACTS (self));
  g_return_if_fail (TABLE_IS_SESSION (session));
  g_return_if_fail (craftsman < COLONIA_N_CRAFTSMEN);

  state = colonia_session_get_state (session);
  compact = compact || !ordering || colonia_state_get_n_spaces (state, craftsman) >= MANY_CONTRACTS;
  n_spaces = count_spaces (self, state, craftsman, ordering);
  set_n_spaces (self, n_spaces);

  for (int place = 0; place < n_spaces; place++)
    {
      show_space (self, session, craftsman, place, ordering, possible);
      colonia_contract_space_set_compact (get_space (self, place), compact);
    }

  place_bar (self, get_bar (self, state, craftsman));
}

/**
 * colonia_contracts_show_settled:
 * @self: some contracts
 * @before: a game before the last roll of Thursday
 * @craftsman: whose contracts to show
 * @down: by how many spaces that roll moves the bar down, from 0
 *
 * Shows the contract spaces of a craftsman as they lie when the last die lies
 * still, before the goods are collected (THU-2, THU-3).
 */
void
colonia_contracts_show_settled (ColoniaContracts *self,
                                TableSession     *before,
                                ColoniaCraftsman  craftsman,
                                int               down)
{
  g_return_if_fail (COLONIA_IS_CONTRACTS (self));
  g_return_if_fail (down >= 0);

  self->down = down;
  self->settled = TRUE;
  colonia_contracts_show (self, before, craftsman, FALSE, FALSE, TRUE);
}

/**
 * colonia_contracts_is_tall:
 * @self: some contracts
 * @width: a width, in pixels
 *
 * Tells how the spaces would stand if they were given some width.
 *
 * Returns: whether they would stand one below the other
 */
gboolean
colonia_contracts_is_tall (ColoniaContracts *self,
                           int               width)
{
  g_return_val_if_fail (COLONIA_IS_CONTRACTS (self), TRUE);

  return width <= parlour_widget_scale_width (GTK_WIDGET (self), WIDEST_TALL);
}
