/* colonia-craftsman-column.c: a craftsman with what was ordered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-craftsman-column.h"

#include "colonia-contracts.h"
#include "colonia-picture.h"
#include "colonia-piece.h"
#include "colonia-terms.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"

#include <glib/gi18n.h>

/* Between the parts, between the name and what is taken and made, and between the parts where
 * the window is low, in pixels. */
#define GAP 10
#define HEADER_GAP 6
#define LOW_GAP 4

/* From which size on text is large, and a column so long that its button comes first. */
#define LARGE_TEXT 1.5

/**
 * ColoniaCraftsmanColumn:
 *
 * A craftsman: the sign over the door, what he takes and makes, the contract
 * spaces, and where orders are given the button for it, with its number on the
 * die as the key.
 *
 * The parts stand one below the other. Where there is room beside and so little
 * below as on a telephone, the sign and the button stand beside the name. In a low
 * window all but the contracts is in one line.
 *
 * Where there is little room below, why nothing can be ordered has the place of the
 * button that cannot be pressed.
 */
struct _ColoniaCraftsmanColumn {
  GtkWidget parent_instance;

  ColoniaPicture *sign;
  GtkWidget *name;
  GtkWidget *recipe;
  ColoniaPiece *first;
  ColoniaPiece *second;
  ColoniaPiece *good;
  ColoniaContracts *contracts;
  GtkLabel *reason;
  GtkWidget *order_button;
  GtkLabel *key;

  ColoniaCraftsman craftsman;
  gboolean ordering;
  gboolean low; /* whether the window is */
};

enum {
  PROP_CRAFTSMAN = 1,
  PROP_ORDERING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ColoniaCraftsmanColumn, colonia_craftsman_column, GTK_TYPE_WIDGET)

static ColoniaEvent
make_order (ColoniaCraftsmanColumn *self,
            const ColoniaState     *state)
{
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_ORDER);
  event.player = state->turn;
  event.craftsman = self->craftsman;

  return event;
}

static void
order (ColoniaCraftsmanColumn *self)
{
  ParlourPage *page = PARLOUR_PAGE (gtk_widget_get_ancestor (GTK_WIDGET (self), PARLOUR_TYPE_PAGE));
  ColoniaEvent event = make_order (self, colonia_page_get_state (page));

  colonia_page_enter (page, &event, TABLE_ROLLER_NONE);
}

static void
order_by_key (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  order (COLONIA_CRAFTSMAN_COLUMN (widget));
}

/* What is measured and placed: a part that is shown, with its size. */
static int
measure_part (GtkWidget     *part,
              GtkOrientation orientation,
              int            for_size)
{
  int natural = 0;

  if (gtk_widget_should_layout (part))
    gtk_widget_measure (part, orientation, for_size, NULL, &natural, NULL, NULL);

  return natural;
}

static int
measure_part_below (GtkWidget *part,
                    int        width)
{
  int height = measure_part (part, GTK_ORIENTATION_VERTICAL, width);

  return height > 0 ? height + GAP : 0;
}

static int
measure_header (ColoniaCraftsmanColumn *self)
{
  return measure_part (self->name, GTK_ORIENTATION_VERTICAL, -1)
         + HEADER_GAP
         + measure_part (self->recipe, GTK_ORIENTATION_VERTICAL, -1);
}

static int
measure_header_width (ColoniaCraftsmanColumn *self)
{
  return MAX (measure_part (self->name, GTK_ORIENTATION_HORIZONTAL, -1),
              measure_part (self->recipe, GTK_ORIENTATION_HORIZONTAL, -1));
}

/* Whether the sign stands beside the name, and the button below both: where text is large a column
 * is longer than a telephone is high, and no other one stands beside it. */
static gboolean
is_long (ColoniaCraftsmanColumn *self,
         int                     width)
{
  return parlour_widget_get_text_scale (GTK_WIDGET (self)) >= LARGE_TEXT
         && measure_part (GTK_WIDGET (self->sign), GTK_ORIENTATION_HORIZONTAL, -1) + GAP + measure_header_width (self)
              <= width;
}

static int
measure_long (ColoniaCraftsmanColumn *self,
              int                     width)
{
  return MAX (measure_part (GTK_WIDGET (self->sign), GTK_ORIENTATION_VERTICAL, -1), measure_header (self))
         + measure_part_below (self->order_button, width)
         + measure_part_below (GTK_WIDGET (self->reason), width)
         + measure_part_below (GTK_WIDGET (self->contracts), width);
}

static int
measure_tall (ColoniaCraftsmanColumn *self,
              int                     width)
{
  return measure_part (GTK_WIDGET (self->sign), GTK_ORIENTATION_VERTICAL, width)
         + GAP + measure_header (self)
         + measure_part_below (GTK_WIDGET (self->contracts), width)
         + measure_part_below (GTK_WIDGET (self->reason), width)
         + measure_part_below (self->order_button, width);
}

/* What is gained where a reason takes the place of the button. */
static int
measure_spare (ColoniaCraftsmanColumn *self,
               int                     width)
{
  return gtk_widget_should_layout (GTK_WIDGET (self->reason)) ? measure_part_below (self->order_button, width) : 0;
}

static int
measure_head (ColoniaCraftsmanColumn *self)
{
  int head = MAX (measure_header (self), measure_part (self->order_button, GTK_ORIENTATION_VERTICAL, -1));

  return MAX (head, measure_part (GTK_WIDGET (self->sign), GTK_ORIENTATION_VERTICAL, -1));
}

static int
measure_wide (ColoniaCraftsmanColumn *self,
              int                     width)
{
  return measure_head (self)
         + measure_part_below (GTK_WIDGET (self->reason), width)
         + measure_part_below (GTK_WIDGET (self->contracts), width);
}

/* What a line has room for behind the name and what is taken and made. */
static int
measure_rest_of_line (ColoniaCraftsmanColumn *self,
                      int                     width)
{
  return width - measure_part (self->name, GTK_ORIENTATION_HORIZONTAL, -1) - GAP
         - measure_part (self->recipe, GTK_ORIENTATION_HORIZONTAL, -1) - GAP;
}

static gboolean
is_low (ColoniaCraftsmanColumn *self,
        int                     width)
{
  return self->low
         && measure_rest_of_line (self, width) >= measure_part (self->order_button, GTK_ORIENTATION_HORIZONTAL, -1);
}

static int
measure_line (ColoniaCraftsmanColumn *self,
              int                     width)
{
  int line = MAX (measure_part (self->name, GTK_ORIENTATION_VERTICAL, -1),
                  measure_part (self->recipe, GTK_ORIENTATION_VERTICAL, -1));

  line = MAX (line, measure_part (self->order_button, GTK_ORIENTATION_VERTICAL, -1));

  return MAX (line, measure_part (GTK_WIDGET (self->reason), GTK_ORIENTATION_VERTICAL,
                                  measure_rest_of_line (self, width)));
}

static int
measure_low (ColoniaCraftsmanColumn *self,
             int                     width)
{
  return measure_line (self, width) + LOW_GAP
         + measure_part (GTK_WIDGET (self->contracts), GTK_ORIENTATION_VERTICAL, width);
}

static void
measure_height (ColoniaCraftsmanColumn *self,
                int                     width,
                int                    *minimum,
                int                    *natural)
{
  int spare = 0;

  if (width >= 0 && colonia_contracts_is_tall (self->contracts, width) && is_long (self, width))
    {
      *natural = measure_long (self, width);
    }
  else if (width < 0 || colonia_contracts_is_tall (self->contracts, width))
    {
      *natural = measure_tall (self, width);
      spare = measure_spare (self, width);
    }
  else if (is_low (self, width))
    {
      *natural = measure_low (self, width);
    }
  else
    {
      *natural = measure_wide (self, width);
    }

  *minimum = *natural - spare;
}

static void
colonia_craftsman_column_measure (GtkWidget     *widget,
                                  GtkOrientation orientation,
                                  int            for_size,
                                  int           *minimum,
                                  int           *natural,
                                  int           *minimum_baseline,
                                  int           *natural_baseline)
{
  ColoniaCraftsmanColumn *self = COLONIA_CRAFTSMAN_COLUMN (widget);

  *minimum = 0;
  *natural = 0;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      measure_height (self, for_size, minimum, natural);
      return;
    }

  for (GtkWidget *part = gtk_widget_get_first_child (widget); part != NULL; part = gtk_widget_get_next_sibling (part))
    {
      int part_minimum = 0;
      int part_natural = 0;

      if (gtk_widget_should_layout (part))
        gtk_widget_measure (part, GTK_ORIENTATION_HORIZONTAL, -1, &part_minimum, &part_natural, NULL, NULL);
      *minimum = MAX (*minimum, part_minimum);
      /* A reason may be long, but wraps, and so does what is on the button. */
      *natural = MAX (*natural, part == GTK_WIDGET (self->reason) || part == self->order_button ? part_minimum
                                                                                                : part_natural);
    }
}

/* Places a part that is shown, and finds where the next one goes. */
static int
place_part (ColoniaCraftsmanColumn *self,
            GtkWidget              *part,
            int                     x,
            int                     y,
            int                     width,
            int                     height)
{
  if (!gtk_widget_should_layout (part))
    return y;

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (GTK_WIDGET (self)) - x - width;
  gtk_widget_size_allocate (part, &(GtkAllocation) { x, y, width, height }, -1);

  return y + height + GAP;
}

/* Where a reason has its place there is no button. */
static void
place_button (ColoniaCraftsmanColumn *self,
              gboolean                shown,
              int                     x,
              int                     y,
              int                     width,
              int                     height)
{
  gtk_widget_set_child_visible (self->order_button, shown);
  place_part (self, self->order_button, x, y, width, height);
}

/* Below each other, and finds where the next part goes. */
static int
place_header (ColoniaCraftsmanColumn *self,
              int                     x,
              int                     y,
              int                     width)
{
  int name = measure_part (self->name, GTK_ORIENTATION_VERTICAL, -1);

  place_part (self, self->name, x, y, width, name);

  return place_part (self, self->recipe, x, y + name + HEADER_GAP, width,
                     measure_part (self->recipe, GTK_ORIENTATION_VERTICAL, -1));
}

/* The button lies at the bottom, in line with those of the other craftsmen. */
static void
place_tall (ColoniaCraftsmanColumn *self,
            int                     width,
            int                     height)
{
  int button = measure_part (self->order_button, GTK_ORIENTATION_VERTICAL, width);
  int reason = measure_part (GTK_WIDGET (self->reason), GTK_ORIENTATION_VERTICAL, width);
  gboolean has_button = reason == 0 || height >= measure_tall (self, width);
  int foot = has_button && button > 0 ? button + GAP : 0;
  int y = 0;

  y = place_part (self, GTK_WIDGET (self->sign), 0, y, width,
                  measure_part (GTK_WIDGET (self->sign), GTK_ORIENTATION_VERTICAL, width));
  y = place_header (self, 0, y, width);
  y = place_part (self, GTK_WIDGET (self->contracts), 0, y, width,
                  measure_part (GTK_WIDGET (self->contracts), GTK_ORIENTATION_VERTICAL, width));

  y = MAX (y, height - foot - reason);
  y = place_part (self, GTK_WIDGET (self->reason), 0, y, width, reason);
  place_button (self, has_button, 0, MAX (height - button, 0), width, button);
}

/* Likewise, below each other and each as high as it is. */
static int
place_below (ColoniaCraftsmanColumn *self,
             GtkWidget              *part,
             int                     y,
             int                     width)
{
  return place_part (self, part, 0, y, width, measure_part (part, GTK_ORIENTATION_VERTICAL, width));
}

static void
place_long (ColoniaCraftsmanColumn *self,
            int                     width)
{
  int sign = measure_part (GTK_WIDGET (self->sign), GTK_ORIENTATION_HORIZONTAL, -1);
  int header = measure_header (self);
  int head = MAX (measure_part (GTK_WIDGET (self->sign), GTK_ORIENTATION_VERTICAL, -1), header);
  int y = head + GAP;

  place_part (self, GTK_WIDGET (self->sign), 0, 0, sign, head);
  place_header (self, sign + GAP, (head - header) / 2, width - sign - GAP);
  gtk_widget_set_child_visible (self->order_button, TRUE);
  y = place_below (self, self->order_button, y, width);
  y = place_below (self, GTK_WIDGET (self->reason), y, width);
  place_below (self, GTK_WIDGET (self->contracts), y, width);
}

static void
place_wide (ColoniaCraftsmanColumn *self,
            int                     width)
{
  int head = measure_head (self);
  int button = MIN (measure_part (self->order_button, GTK_ORIENTATION_HORIZONTAL, -1), width);
  int button_height = measure_part (self->order_button, GTK_ORIENTATION_VERTICAL, button);
  int sign = measure_part (GTK_WIDGET (self->sign), GTK_ORIENTATION_HORIZONTAL, -1);
  int header = MIN (measure_header_width (self), width - button - sign - GAP);
  int y = head + GAP;

  place_part (self, GTK_WIDGET (self->sign), 0, 0, sign, head);
  place_header (self, sign + GAP, (head - measure_header (self)) / 2, header);
  place_button (self, TRUE, width - button, (head - button_height) / 2, button, button_height);
  y = place_part (self, GTK_WIDGET (self->contracts), 0, y, width,
                  measure_part (GTK_WIDGET (self->contracts), GTK_ORIENTATION_VERTICAL, width));
  place_part (self, GTK_WIDGET (self->reason), 0, y, width,
              measure_part (GTK_WIDGET (self->reason), GTK_ORIENTATION_VERTICAL, width));
}

static void
place_low (ColoniaCraftsmanColumn *self,
           int                     width)
{
  int line = measure_line (self, width);
  int rest = measure_rest_of_line (self, width);
  int name = measure_part (self->name, GTK_ORIENTATION_HORIZONTAL, -1);
  int recipe = measure_part (self->recipe, GTK_ORIENTATION_HORIZONTAL, -1);
  int button = MIN (measure_part (self->order_button, GTK_ORIENTATION_HORIZONTAL, -1), rest);

  place_part (self, self->name, 0, 0, name, line);
  place_part (self, self->recipe, name + GAP, 0, recipe, line);
  place_part (self, GTK_WIDGET (self->reason), width - rest, 0, rest, line);
  place_button (self, !gtk_widget_should_layout (GTK_WIDGET (self->reason)), width - button, 0, button, line);
  place_part (self, GTK_WIDGET (self->contracts), 0, line + LOW_GAP, width,
              measure_part (GTK_WIDGET (self->contracts), GTK_ORIENTATION_VERTICAL, width));
}

static void
colonia_craftsman_column_size_allocate (GtkWidget *widget,
                                        int        width,
                                        int        height,
                                        int        baseline)
{
  ColoniaCraftsmanColumn *self = COLONIA_CRAFTSMAN_COLUMN (widget);
  gboolean is_tall = colonia_contracts_is_tall (self->contracts, width);

  gtk_widget_set_child_visible (GTK_WIDGET (self->sign), is_tall || !is_low (self, width));
  if (is_tall && is_long (self, width))
    place_long (self, width);
  else if (is_tall)
    place_tall (self, width, height);
  else if (is_low (self, width))
    place_low (self, width);
  else
    place_wide (self, width);
}

static GtkSizeRequestMode
colonia_craftsman_column_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
colonia_craftsman_column_get_property (GObject    *object,
                                       guint       prop_id,
                                       GValue     *value,
                                       GParamSpec *pspec)
{
  ColoniaCraftsmanColumn *self = COLONIA_CRAFTSMAN_COLUMN (object);

  switch (prop_id)
    {
    case PROP_CRAFTSMAN:
      g_value_set_int (value, (int) self->craftsman);
      break;

    case PROP_ORDERING:
      g_value_set_boolean (value, self->ordering);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
colonia_craftsman_column_set_property (GObject      *object,
                                       guint         prop_id,
                                       const GValue *value,
                                       GParamSpec   *pspec)
{
  ColoniaCraftsmanColumn *self = COLONIA_CRAFTSMAN_COLUMN (object);

  switch (prop_id)
    {
    case PROP_CRAFTSMAN:
      self->craftsman = (ColoniaCraftsman) g_value_get_int (value);
      break;

    case PROP_ORDERING:
      self->ordering = g_value_get_boolean (value);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

/* The number that the die has for the craftsman, also on a number pad. */
static void
add_key (ColoniaCraftsmanColumn *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();
  guint number = (guint) self->craftsman + 1;
  GtkShortcutTrigger *trigger = gtk_alternative_trigger_new (gtk_keyval_trigger_new (GDK_KEY_0 + number, 0),
                                                             gtk_keyval_trigger_new (GDK_KEY_KP_0 + number, 0));

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (trigger, gtk_named_action_new ("craftsman.order")));
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
tell (ColoniaCraftsmanColumn *self)
{
  const char *name = colonia_term_craftsman_heading (self->craftsman);
  /* Translators: what a button does that gives an order; %s is a craftsman. */
  g_autofree char *label = g_strdup_printf (_("Order: %s"), name);

  gtk_label_set_label (GTK_LABEL (self->name), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->order_button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
colonia_craftsman_column_constructed (GObject *object)
{
  ColoniaCraftsmanColumn *self = COLONIA_CRAFTSMAN_COLUMN (object);
  g_autofree char *key = g_strdup_printf ("%d", (int) self->craftsman + 1);
  ColoniaResource first, second;

  G_OBJECT_CLASS (colonia_craftsman_column_parent_class)->constructed (object);

  tell (self);
  colonia_craftsman_get_recipe (self->craftsman, &first, &second);
  colonia_picture_set_which (self->sign, (int) self->craftsman);
  colonia_piece_set_which (self->first, (int) first);
  colonia_piece_set_which (self->second, (int) second);
  colonia_piece_set_which (self->good, (int) self->craftsman);

  gtk_label_set_label (self->key, key);
  gtk_widget_set_visible (self->order_button, self->ordering);
  gtk_widget_set_visible (GTK_WIDGET (self->reason), FALSE);
  if (self->ordering)
    add_key (self);
}

static void
colonia_craftsman_column_dispose (GObject *object)
{
  parlour_widget_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (colonia_craftsman_column_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (COLONIA_TYPE_CONTRACTS);
  g_type_ensure (COLONIA_TYPE_PICTURE);
  g_type_ensure (COLONIA_TYPE_PIECE);
  g_type_ensure (PARLOUR_TYPE_WRAP_LAYOUT);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/guilds/craftsman-column.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
  gtk_widget_class_bind_template_child (widget_class, ColoniaCraftsmanColumn, sign);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCraftsmanColumn, recipe);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCraftsmanColumn, name);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCraftsmanColumn, first);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCraftsmanColumn, second);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCraftsmanColumn, good);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCraftsmanColumn, contracts);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCraftsmanColumn, reason);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCraftsmanColumn, order_button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCraftsmanColumn, key);
  gtk_widget_class_bind_template_callback (widget_class, order);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = (GParamFlags) (G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);

  /**
   * ColoniaCraftsmanColumn:craftsman:
   *
   * Which `ColoniaCraftsman` it is.
   */
  properties[PROP_CRAFTSMAN] = g_param_spec_int ("craftsman", NULL, NULL, 0, COLONIA_N_CRAFTSMEN - 1, 0, flags);

  /**
   * ColoniaCraftsmanColumn:ordering:
   *
   * Whether orders can be given.
   */
  properties[PROP_ORDERING] = g_param_spec_boolean ("ordering", NULL, NULL, FALSE, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
colonia_craftsman_column_class_init (ColoniaCraftsmanColumnClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = colonia_craftsman_column_get_property;
  object_class->set_property = colonia_craftsman_column_set_property;
  object_class->constructed = colonia_craftsman_column_constructed;
  object_class->dispose = colonia_craftsman_column_dispose;
  widget_class->measure = colonia_craftsman_column_measure;
  widget_class->size_allocate = colonia_craftsman_column_size_allocate;
  widget_class->get_request_mode = colonia_craftsman_column_get_request_mode;

  install_properties (object_class);
  bind_template (widget_class);

  /**
   * ColoniaCraftsmanColumn|craftsman.order:
   *
   * Gives the craftsman an order.
   */
  gtk_widget_class_install_action (widget_class, "craftsman.order", NULL, order_by_key);
}

static void
colonia_craftsman_column_init (ColoniaCraftsmanColumn *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * colonia_craftsman_column_update:
 * @self: a craftsman
 * @page: the page that shows the game
 *
 * Shows what was ordered and whether more can be.
 */
void
colonia_craftsman_column_update (ColoniaCraftsmanColumn *self,
                                 ParlourPage            *page)
{
  g_autoptr (TongueScope) scope = NULL;
  gboolean possible = FALSE;

  g_return_if_fail (COLONIA_IS_CRAFTSMAN_COLUMN (self));
  g_return_if_fail (PARLOUR_IS_PAGE (page));

  /* All of it, as why nothing can be ordered is told to whoever has the turn. */
  scope = parlour_page_speak_to (page, GTK_WIDGET (self), parlour_page_get_state (page)->turn);
  if (self->ordering)
    {
      ColoniaEvent event = make_order (self, colonia_page_get_state (page));

      colonia_page_offer (page, self->order_button, self->reason, &event);
      gtk_widget_set_visible (GTK_WIDGET (self->reason), *gtk_label_get_label (self->reason) != '\0');
      possible = !parlour_widget_is_hindered (self->order_button);
    }

  colonia_contracts_show (self->contracts, parlour_page_get_session (page), self->craftsman,
                          self->ordering, possible, self->low);
}

/**
 * colonia_craftsman_column_set_low:
 * @self: a craftsman
 * @low: whether the window is low
 *
 * Takes less room below where there is little. Shown with the next update.
 */
void
colonia_craftsman_column_set_low (ColoniaCraftsmanColumn *self,
                                  gboolean                low)
{
  g_return_if_fail (COLONIA_IS_CRAFTSMAN_COLUMN (self));

  low = !!low;
  if (self->low == low)
    return;

  self->low = low;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/**
 * colonia_craftsman_column_set_marked:
 * @self: a craftsman
 * @marked: whether it is the one who was chosen
 *
 * Marks the craftsman who was given the order that is corrected.
 */
void
colonia_craftsman_column_set_marked (ColoniaCraftsmanColumn *self,
                                     gboolean                marked)
{
  g_return_if_fail (COLONIA_IS_CRAFTSMAN_COLUMN (self));

  parlour_widget_set_css_class (GTK_WIDGET (self), "turn", marked);
}
