/* parlour-town.c: the quarters of the town, of which one is to be seen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-town.h"

#include "parlour-keys.h"
#include "parlour-template.h"

/**
 * ParlourTown:
 *
 * The quarters where a game has been, of which the one where it is now is to be
 * seen. The others are kept, as it comes back to most of them each week, and
 * making one takes longer than a frame.
 *
 * It is no stack, as that would ask each quarter how narrow it may be for its
 * height, which takes as long as all else that a layout does. And GTK looks up
 * the styles even of what a stack does not show.
 */
struct _ParlourTown {
  GtkBox parent_instance;

  GtkPicture *trace; /* what a quarter looked like that the game has just left */
};

enum {
  MADE,
  AWAITED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourTown, parlour_town, GTK_TYPE_BOX)

static void
show_trace (ParlourTown  *self,
            GdkPaintable *image)
{
  gtk_picture_set_paintable (self->trace, image);
  gtk_widget_set_visible (GTK_WIDGET (self->trace), image != NULL);
}

static gboolean
on_key_pressed (ParlourTown        *self,
                guint               keyval,
                guint               keycode,
                GdkModifierType     state,
                GtkEventController *controller)
{
  return parlour_town_take_key (self, controller);
}

/* Some quarters know themselves what the keys are for first. */
static void
give_keys (ParlourTown    *self,
           ParlourQuarter *quarter)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && focus != GTK_WIDGET (self))
    return;

  if (!gtk_widget_child_focus (GTK_WIDGET (quarter), GTK_DIR_TAB_FORWARD) && focus != NULL)
    gtk_root_set_focus (root, NULL);
}

static void
parlour_town_class_init (ParlourTownClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /**
   * ParlourTown::made:
   * @self: the town
   * @quarter: a quarter that is not to be seen yet
   *
   * The game has come to a quarter for the first time.
   */
  signals[MADE] = g_signal_new ("made", PARLOUR_TYPE_TOWN, G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 1, PARLOUR_TYPE_QUARTER);

  /**
   * ParlourTown::awaited:
   * @self: the town
   *
   * Somebody types what belongs to the quarter that is about to come, so it
   * should come at once.
   */
  signals[AWAITED] = g_signal_new ("awaited", PARLOUR_TYPE_TOWN, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/play/town.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourTown, trace);
  gtk_widget_class_bind_template_callback (widget_class, on_key_pressed);
}

static void
parlour_town_init (ParlourTown *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * parlour_town_get_quarter:
 * @self: a town
 *
 * Gets the quarter where the game is.
 *
 * Returns: (transfer none) (nullable): the quarter, or `NULL` if it is about to come
 */
ParlourQuarter *
parlour_town_get_quarter (ParlourTown *self)
{
  GtkWidget *part;

  g_return_val_if_fail (PARLOUR_IS_TOWN (self), NULL);

  part = gtk_widget_get_first_child (GTK_WIDGET (self));
  while (part != NULL && (!PARLOUR_IS_QUARTER (part) || !gtk_widget_get_visible (part)))
    part = gtk_widget_get_next_sibling (part);

  return part != NULL ? PARLOUR_QUARTER (part) : NULL;
}

static ParlourQuarter *
look_up (ParlourTown *self,
         GType        type)
{
  GtkWidget *part = gtk_widget_get_first_child (GTK_WIDGET (self));

  while (part != NULL && G_OBJECT_TYPE (part) != type)
    part = gtk_widget_get_next_sibling (part);

  return part != NULL ? PARLOUR_QUARTER (part) : NULL;
}

/**
 * parlour_town_has:
 * @self: a town
 * @type: the type of a `ParlourQuarter`
 *
 * Tells whether a quarter is there, be it to be seen or not.
 *
 * Returns: whether it need not be made any more
 */
gboolean
parlour_town_has (ParlourTown *self,
                  GType        type)
{
  g_return_val_if_fail (PARLOUR_IS_TOWN (self), FALSE);

  return look_up (self, type) != NULL;
}

/**
 * parlour_town_find:
 * @self: a town
 * @type: the type of a `ParlourQuarter`
 *
 * Finds a quarter where the game has been, or makes it.
 *
 * Returns: (transfer none): the quarter
 */
ParlourQuarter *
parlour_town_find (ParlourTown *self,
                   GType        type)
{
  ParlourQuarter *quarter;

  g_return_val_if_fail (PARLOUR_IS_TOWN (self), NULL);
  g_return_val_if_fail (g_type_is_a (type, PARLOUR_TYPE_QUARTER), NULL);

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
 * parlour_town_enter:
 * @self: a town where no quarter is to be seen
 * @quarter: one of its quarters, that shows the game already
 *
 * Lets a quarter be seen. It gets the keys if the town has kept them for it.
 */
void
parlour_town_enter (ParlourTown    *self,
                    ParlourQuarter *quarter)
{
  g_return_if_fail (PARLOUR_IS_TOWN (self));
  g_return_if_fail (PARLOUR_IS_QUARTER (quarter));
  g_return_if_fail (parlour_town_get_quarter (self) == NULL);

  show_trace (self, NULL);
  gtk_widget_set_visible (GTK_WIDGET (quarter), TRUE);
  if (gtk_widget_get_focusable (GTK_WIDGET (self)))
    give_keys (self, quarter);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
}

/**
 * parlour_town_leave:
 * @self: a town
 * @keep_keys: whether what is typed belongs to the quarter that comes next
 *
 * Lets the game leave the quarter where it is. Until it enters the next one a
 * picture is left: nothing is painted anew for that, and what belongs to a step
 * that is over cannot be pressed.
 */
void
parlour_town_leave (ParlourTown *self,
                    gboolean     keep_keys)
{
  ParlourQuarter *quarter;
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GdkPaintable) image = NULL;

  g_return_if_fail (PARLOUR_IS_TOWN (self));

  quarter = parlour_town_get_quarter (self);
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
  parlour_quarter_set_session (quarter, NULL);
}

/**
 * parlour_town_take_key:
 * @self: a town
 * @controller: what is told of a key at this moment
 *
 * Lets the quarter that is about to come do so at once, and have a key, which belongs to
 * it: it goes up from where the keys are there, as it would have then; that may be beside
 * the town, where something is confirmed. Where a quarter is to be seen nothing is done.
 *
 * Returns: whether the key was of use
 */
gboolean
parlour_town_take_key (ParlourTown        *self,
                       GtkEventController *controller)
{
  GtkWidget *town = GTK_WIDGET (self);
  GtkWidget *focus;

  g_return_val_if_fail (PARLOUR_IS_TOWN (self), GDK_EVENT_PROPAGATE);
  g_return_val_if_fail (GTK_IS_EVENT_CONTROLLER_KEY (controller), GDK_EVENT_PROPAGATE);

  if (parlour_town_get_quarter (self) != NULL)
    return GDK_EVENT_PROPAGATE;

  g_signal_emit (self, signals[AWAITED], 0);
  parlour_keys_settle ();

  focus = gtk_root_get_focus (gtk_widget_get_root (town));
  for (; focus != NULL && focus != town && !gtk_widget_is_ancestor (town, focus); focus = gtk_widget_get_parent (focus))
    if (gtk_event_controller_key_forward (GTK_EVENT_CONTROLLER_KEY (controller), focus))
      return GDK_EVENT_STOP;

  return GDK_EVENT_PROPAGATE;
}

/**
 * parlour_town_clear:
 * @self: a town
 *
 * Forgets all quarters, for another game.
 */
void
parlour_town_clear (ParlourTown *self)
{
  GtkWidget *part, *next;

  g_return_if_fail (PARLOUR_IS_TOWN (self));

  show_trace (self, NULL);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
  for (part = gtk_widget_get_first_child (GTK_WIDGET (self)); part != NULL; part = next)
    {
      next = gtk_widget_get_next_sibling (part);
      if (PARLOUR_IS_QUARTER (part))
        gtk_box_remove (GTK_BOX (self), part);
    }
}
