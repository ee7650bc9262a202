/* colonia-town.c: the quarters of the town, of which one is to be seen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-town.h"

#include "colonia-keys.h"
#include "colonia-template.h"

/**
 * ColoniaTown:
 *
 * The quarters where a game has been, of which the one where it is now is to be
 * seen. The others are kept, as it comes back to most of them each week, and
 * making one takes longer than a frame.
 *
 * It is no stack, as that would ask each quarter how narrow it may be for its
 * height, which takes as long as all else that a layout does. And GTK looks up
 * the styles even of what a stack does not show.
 */
struct _ColoniaTown {
  GtkBox parent_instance;

  GtkPicture *trace; /* what a quarter looked like that the game has just left */
};

enum {
  MADE,
  AWAITED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ColoniaTown, colonia_town, GTK_TYPE_BOX)

static void
show_trace (ColoniaTown  *self,
            GdkPaintable *image)
{
  gtk_picture_set_paintable (self->trace, image);
  gtk_widget_set_visible (GTK_WIDGET (self->trace), image != NULL);
}

/* What is typed belongs to the quarter that is about to come, and goes up from
 * where its keys are, as it would have there; that may be beside the town, where
 * something is confirmed. */
static gboolean
on_key_pressed (ColoniaTown        *self,
                guint               keyval,
                guint               keycode,
                GdkModifierType     state,
                GtkEventController *controller)
{
  GtkWidget *town = GTK_WIDGET (self);
  GtkWidget *focus;

  if (colonia_town_get_quarter (self) != NULL)
    return GDK_EVENT_PROPAGATE;

  g_signal_emit (self, signals[AWAITED], 0);
  colonia_keys_settle ();

  focus = gtk_root_get_focus (gtk_widget_get_root (town));
  for (; focus != NULL && focus != town && !gtk_widget_is_ancestor (town, focus); focus = gtk_widget_get_parent (focus))
    if (gtk_event_controller_key_forward (GTK_EVENT_CONTROLLER_KEY (controller), focus))
      return GDK_EVENT_STOP;

  return GDK_EVENT_PROPAGATE;
}

/* Some quarters know themselves what the keys are for first. */
static void
give_keys (ColoniaTown    *self,
           ColoniaQuarter *quarter)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && focus != GTK_WIDGET (self))
    return;

  if (!gtk_widget_child_focus (GTK_WIDGET (quarter), GTK_DIR_TAB_FORWARD) && focus != NULL)
    gtk_root_set_focus (root, NULL);
}

static void
colonia_town_class_init (ColoniaTownClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /**
   * ColoniaTown::made:
   * @self: the town
   * @quarter: a quarter that is not to be seen yet
   *
   * The game has come to a quarter for the first time.
   */
  signals[MADE] = g_signal_new ("made", COLONIA_TYPE_TOWN, G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 1, COLONIA_TYPE_QUARTER);

  /**
   * ColoniaTown::awaited:
   * @self: the town
   *
   * Somebody types what belongs to the quarter that is about to come, so it
   * should come at once.
   */
  signals[AWAITED] = g_signal_new ("awaited", COLONIA_TYPE_TOWN, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  colonia_template_set (widget_class, RESOURCE_PATH "/parlour/play/town.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaTown, trace);
  gtk_widget_class_bind_template_callback (widget_class, on_key_pressed);
}

static void
colonia_town_init (ColoniaTown *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * colonia_town_get_quarter:
 * @self: a town
 *
 * Gets the quarter where the game is.
 *
 * Returns: (transfer none) (nullable): the quarter, or `NULL` if it is about to come
 */
ColoniaQuarter *
colonia_town_get_quarter (ColoniaTown *self)
{
  GtkWidget *part;

  g_return_val_if_fail (COLONIA_IS_TOWN (self), NULL);

  part = gtk_widget_get_first_child (GTK_WIDGET (self));
  while (part != NULL && (!COLONIA_IS_QUARTER (part) || !gtk_widget_get_visible (part)))
    part = gtk_widget_get_next_sibling (part);

  return part != NULL ? COLONIA_QUARTER (part) : NULL;
}

static ColoniaQuarter *
look_up (ColoniaTown *self,
         GType        type)
{
  GtkWidget *part = gtk_widget_get_first_child (GTK_WIDGET (self));

  while (part != NULL && G_OBJECT_TYPE (part) != type)
    part = gtk_widget_get_next_sibling (part);

  return part != NULL ? COLONIA_QUARTER (part) : NULL;
}

/**
 * colonia_town_has:
 * @self: a town
 * @type: the type of a `ColoniaQuarter`
 *
 * Tells whether a quarter is there, be it to be seen or not.
 *
 * Returns: whether it need not be made any more
 */
gboolean
colonia_town_has (ColoniaTown *self,
                  GType        type)
{
  g_return_val_if_fail (COLONIA_IS_TOWN (self), FALSE);

  return look_up (self, type) != NULL;
}

/**
 * colonia_town_find:
 * @self: a town
 * @type: the type of a `ColoniaQuarter`
 *
 * Finds a quarter where the game has been, or makes it.
 *
 * Returns: (transfer none): the quarter
 */
ColoniaQuarter *
colonia_town_find (ColoniaTown *self,
                   GType        type)
{
  ColoniaQuarter *quarter;

  g_return_val_if_fail (COLONIA_IS_TOWN (self), NULL);
  g_return_val_if_fail (g_type_is_a (type, COLONIA_TYPE_QUARTER), NULL);

  quarter = look_up (self, type);
  if (quarter == NULL)
    {
      quarter = g_object_new (type, "visible", FALSE, "vexpand", TRUE, NULL);
      gtk_box_append (GTK_BOX (self), GTK_WIDGET (quarter));
      g_signal_emit (self, signals[MADE], 0, quarter);
    }

  return quarter;
}

/**
 * colonia_town_enter:
 * @self: a town where no quarter is to be seen
 * @quarter: one of its quarters, that shows the game already
 *
 * Lets a quarter be seen. It gets the keys if the town has kept them for it.
 */
void
colonia_town_enter (ColoniaTown    *self,
                    ColoniaQuarter *quarter)
{
  g_return_if_fail (COLONIA_IS_TOWN (self));
  g_return_if_fail (COLONIA_IS_QUARTER (quarter));
  g_return_if_fail (colonia_town_get_quarter (self) == NULL);

  show_trace (self, NULL);
  gtk_widget_set_visible (GTK_WIDGET (quarter), TRUE);
  if (gtk_widget_get_focusable (GTK_WIDGET (self)))
    give_keys (self, quarter);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
}

/**
 * colonia_town_leave:
 * @self: a town
 * @keep_keys: whether what is typed belongs to the quarter that comes next
 *
 * Lets the game leave the quarter where it is. Until it enters the next one a
 * picture is left: nothing is painted anew for that, and what belongs to a step
 * that is over cannot be pressed.
 */
void
colonia_town_leave (ColoniaTown *self,
                    gboolean     keep_keys)
{
  ColoniaQuarter *quarter;
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GdkPaintable) image = NULL;

  g_return_if_fail (COLONIA_IS_TOWN (self));

  quarter = colonia_town_get_quarter (self);
  if (quarter == NULL)
    return;

  paintable = gtk_widget_paintable_new (GTK_WIDGET (quarter));
  image = gdk_paintable_get_current_image (paintable);
  if (keep_keys)
    {
      gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
      gtk_widget_grab_focus (GTK_WIDGET (self));
    }
  gtk_widget_set_visible (GTK_WIDGET (quarter), FALSE);
  show_trace (self, image);
  colonia_quarter_set_session (quarter, NULL);
}

/**
 * colonia_town_clear:
 * @self: a town
 *
 * Forgets all quarters, for another game.
 */
void
colonia_town_clear (ColoniaTown *self)
{
  GtkWidget *part, *next;

  g_return_if_fail (COLONIA_IS_TOWN (self));

  show_trace (self, NULL);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
  for (part = gtk_widget_get_first_child (GTK_WIDGET (self)); part != NULL; part = next)
    {
      next = gtk_widget_get_next_sibling (part);
      if (COLONIA_IS_QUARTER (part))
        gtk_box_remove (GTK_BOX (self), part);
    }
}
