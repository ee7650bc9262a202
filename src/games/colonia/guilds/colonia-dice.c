/* colonia-dice.c: rolling for more contracts on Thursday
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-dice.h"

#include "colonia-craftsman-column.h"
#include "colonia-record.h"
#include "colonia-terms.h"
#include "dice.h"
#include "parlour-dice-tray.h"
#include "parlour-die.h"
#include "parlour-keys.h"
#include "parlour-settings.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"

#include <glib/gi18n.h>
#include <string.h>

#define SIZE_OF_FACE 38

/**
 * ColoniaDice:
 *
 * The die that lets more contracts be fulfilled on Thursday (THU-2). It is
 * rolled here, or at the table and read off.
 *
 * What the application rolls is known before it is seen rolling, and counts as
 * soon as the last die lies still.
 */
struct _ColoniaDice {
  ParlourPage parent_instance;


  GtkWidget *ways;
  GtkWidget *by_app;
  GtkWidget *by_table;
  GtkLabel *by_table_heading;
  ParlourStalls *faces;
  ParlourDie *die;
  GtkWidget *roll_button;
  GtkWidget *roll_all_button;
  GtkLabel *roll_all_label;
  ParlourDiceTray *tray;
  GtkWidget *columns;

  /* What is rolling: numbers that are entered when so many dice lie still, if
   * the game still waits for as many rolls as it did. */
  int rolls[COLONIA_MAX_DICE];
  int n_rolls;
  int n_rolling;
  int dice_left;
};

G_DEFINE_FINAL_TYPE (ColoniaDice, colonia_dice, PARLOUR_TYPE_PAGE)

static void
enter_roll (ColoniaDice   *self,
            int            value,
            TableRoller  roller)
{
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_DIE);
  event.die = value;
  colonia_page_enter (PARLOUR_PAGE (self), &event, roller);
}

static gboolean
is_waiting_for_rolls (ColoniaDice *self)
{
  const ColoniaState *state;

  if (parlour_page_get_session (PARLOUR_PAGE (self)) == NULL)
    return FALSE;

  state = colonia_page_get_state (PARLOUR_PAGE (self));

  return state->step == COLONIA_STEP_EXTRA_CONTRACTS && state->dice == self->dice_left;
}

static void
on_rolled (ColoniaDice *self)
{
  int rolls[COLONIA_MAX_DICE];
  int n_rolls = self->n_rolls;

  if (self->n_rolling == 0 || --self->n_rolling > 0)
    return;

  memcpy (rolls, self->rolls, sizeof rolls);
  self->n_rolls = 0;

  /* Somebody may have taken back what was before while the die rolled. */
  if (!is_waiting_for_rolls (self))
    return;

  g_object_ref (self);
  for (int i = 0; i < n_rolls; i++)
    enter_roll (self, rolls[i], TABLE_ROLLER_APP);
  g_object_unref (self);
}

static void
watch_die (ColoniaDice *self,
           ParlourDie  *die)
{
  g_signal_handlers_disconnect_by_data (die, self);
  g_signal_connect_object (die, "rolled", G_CALLBACK (on_rolled), self, G_CONNECT_SWAPPED);
}

static void
skip_rolling (ColoniaDice *self)
{
  g_object_ref (self);
  parlour_die_skip (self->die);
  for (GtkWidget *die = gtk_widget_get_first_child (GTK_WIDGET (self->tray));
       die != NULL && self->n_rolling > 0;
       die = gtk_widget_get_next_sibling (die))
    parlour_die_skip (PARLOUR_DIE (die));
  g_object_unref (self);
}

/* Finds the numbers first, so that nothing which is seen or pressed meanwhile
 * can change them. */
static void
find_rolls (ColoniaDice *self,
            int          n_rolls)
{
  self->dice_left = colonia_page_get_state (PARLOUR_PAGE (self))->dice;
  self->n_rolls = n_rolls;
  self->n_rolling = n_rolls;
  for (int i = 0; i < n_rolls; i++)
    self->rolls[i] = dice_roll (COLONIA_DIE_SIDES);
}

static void
roll (GtkWidget  *widget,
      const char *action,
      GVariant   *parameter)
{
  ColoniaDice *self = COLONIA_DICE (widget);

  if (self->n_rolling > 0)
    {
      skip_rolling (self);
      return;
    }

  find_rolls (self, 1);
  parlour_die_roll_to (self->die, self->rolls[0]);
}

static void
roll_all (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  ColoniaDice *self = COLONIA_DICE (widget);
  int n_left = colonia_page_get_state (PARLOUR_PAGE (self))->dice;
  int n_dice = 0;
  g_autoptr (GPtrArray) dice = NULL;

  if (self->n_rolling > 0)
    {
      skip_rolling (self);
      return;
    }

  for (GtkWidget *die = gtk_widget_get_first_child (GTK_WIDGET (self->tray));
       die != NULL;
       die = gtk_widget_get_next_sibling (die))
    n_dice++;

  find_rolls (self, n_left);
  dice = g_ptr_array_new_with_free_func (g_object_unref);
  for (int i = 0; i < n_left; i++)
    g_ptr_array_add (dice, g_object_ref (parlour_dice_tray_get_die (self->tray, n_dice - n_left + i)));

  /* Where nothing is to be seen the last one ends the day at once. */
  for (int i = 0; i < n_left; i++)
    {
      watch_die (self, g_ptr_array_index (dice, i));
      parlour_die_roll_to (g_ptr_array_index (dice, i), self->rolls[i]);
    }
}

static void
read_off (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  ColoniaDice *self = COLONIA_DICE (widget);

  /* What rolls here does not count if it lies at the table already. */
  self->n_rolls = self->n_rolling = 0;
  enter_roll (self, g_variant_get_int32 (parameter), TABLE_ROLLER_TABLE);
}

/* What was rolled this Thursday, the last one first. What may come at any step, as
 * corrections and notes, may stand between the rolls. */
static int
list_rolls (ColoniaDice *self,
            int          rolls[])
{
  const TableRecord *record = table_session_get_record (parlour_page_get_session (PARLOUR_PAGE (self)));
  int n = 0;

  for (guint i = table_record_get_cursor (record); i > 0 && n < COLONIA_MAX_DICE; i--)
    {
      const ColoniaEvent *event = colonia_record_get_event (record, i - 1);

      if (event->type == COLONIA_EVENT_DIE)
        rolls[n++] = event->die;
      else if ((colonia_events.kinds[event->type].flags & TABLE_EVENT_ASIDE) == 0)
        break;
    }

  return n;
}

static void
show_dice (ColoniaDice *self,
           int          left)
{
  int last_first[COLONIA_MAX_DICE];
  int values[COLONIA_MAX_DICE];
  int n_values = list_rolls (self, last_first);

  for (int i = 0; i < n_values; i++)
    values[i] = last_first[n_values - 1 - i];

  parlour_dice_tray_show (self->tray, values, n_values, left);
  parlour_die_set_value (self->die, n_values > 0 ? values[n_values - 1] : 0);
}

static void
show_ways (ColoniaDice *self,
           int          left)
{
  gboolean correcting = parlour_page_get_correcting (PARLOUR_PAGE (self));
  const char *why_not = correcting ? _("To correct the roll, press what was really rolled.") : NULL;
  g_autofree char *label = g_strdup_printf (ngettext ("Roll %d", "Roll All %d", (gulong) left), left);

  if (correcting)
    gtk_label_set_label (self->by_table_heading, why_not);
  gtk_label_set_label (self->roll_all_label, label);
  gtk_widget_set_visible (self->roll_all_button, left > 1);
  gtk_widget_set_visible (self->by_app, !correcting);

  parlour_keys_allow (GTK_WIDGET (self), "dice.roll", why_not);
  if (why_not == NULL && left <= 1)
    why_not = _("Only one roll is left, which R rolls.");
  parlour_keys_allow (GTK_WIDGET (self), "dice.roll-all", why_not);
}

/* Who rolls usually stands first and takes the keyboard. */
static void
put_first (ColoniaDice *self)
{
  ParlourPage *page = PARLOUR_PAGE (self);
  gboolean by_table = parlour_page_get_session (page) != NULL && parlour_page_does_table_roll (page);

  gtk_widget_insert_after (by_table ? self->by_table : self->by_app, self->ways, NULL);
  parlour_widget_set_css_class (self->roll_button, "suggested-action", !by_table);
}

static void
colonia_dice_update (ParlourPage *page)
{
  ColoniaDice *self = COLONIA_DICE (page);
  int left = colonia_page_get_state (page)->dice;

  /* Nothing changes places under somebody's hand. */
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    put_first (self);

  if (self->n_rolling == 0 || !is_waiting_for_rolls (self))
    {
      self->n_rolls = self->n_rolling = 0;
      show_dice (self, left);
    }

  for (GtkWidget *column = gtk_widget_get_first_child (self->columns);
       column != NULL;
       column = gtk_widget_get_next_sibling (column))
    colonia_craftsman_column_update (COLONIA_CRAFTSMAN_COLUMN (column), page);

  show_ways (self, left);
}

/* The number that was entered is marked, so that one sees what to change. */
static void
colonia_dice_fill_in (ParlourPage      *page,
                      const TableEvent *entered)
{
  const ColoniaEvent *event = COLONIA_EVENT (entered);
  ColoniaDice *self = COLONIA_DICE (page);
  int value = 1;

  for (GtkWidget *face = gtk_widget_get_first_child (GTK_WIDGET (self->faces));
       face != NULL;
       face = gtk_widget_get_next_sibling (face), value++)
    {
      parlour_widget_set_css_class (face, "turn", value == event->die);
    }
}

/* What lies on the table is entered at once, but dice may still be rolling. */
static void
colonia_dice_tell_input (ParlourPage *page,
                         GByteArray  *input)
{
  guint8 rolling = COLONIA_DICE (page)->n_rolling > 0;

  g_byte_array_append (input, &rolling, 1);
}

static void
colonia_dice_map (GtkWidget *widget)
{
  ColoniaDice *self = COLONIA_DICE (widget);

  GTK_WIDGET_CLASS (colonia_dice_parent_class)->map (widget);

  parlour_keys_begin_page (gtk_widget_get_first_child (self->ways) == self->by_app
                             ? self->roll_button
                             : gtk_widget_get_first_child (GTK_WIDGET (self->faces)));
}

static void
colonia_dice_dispose (GObject *object)
{
  ColoniaDice *self = COLONIA_DICE (object);

  self->n_rolls = self->n_rolling = 0;

  G_OBJECT_CLASS (colonia_dice_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (COLONIA_TYPE_CRAFTSMAN_COLUMN);
  g_type_ensure (PARLOUR_TYPE_DICE_TRAY);
  g_type_ensure (PARLOUR_TYPE_DIE);
  g_type_ensure (PARLOUR_TYPE_STALLS);
  g_type_ensure (PARLOUR_TYPE_WRAP_LAYOUT);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/guilds/dice.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaDice, ways);
  gtk_widget_class_bind_template_child (widget_class, ColoniaDice, by_app);
  gtk_widget_class_bind_template_child (widget_class, ColoniaDice, by_table);
  gtk_widget_class_bind_template_child (widget_class, ColoniaDice, by_table_heading);
  gtk_widget_class_bind_template_child (widget_class, ColoniaDice, faces);
  gtk_widget_class_bind_template_child (widget_class, ColoniaDice, die);
  gtk_widget_class_bind_template_child (widget_class, ColoniaDice, roll_button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaDice, roll_all_button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaDice, roll_all_label);
  gtk_widget_class_bind_template_child (widget_class, ColoniaDice, tray);
  gtk_widget_class_bind_template_child (widget_class, ColoniaDice, columns);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  /**
   * ColoniaDice|dice.roll:
   *
   * Rolls the die, or ends a roll that is under way.
   */
  gtk_widget_class_install_action (widget_class, "dice.roll", NULL, roll);

  /**
   * ColoniaDice|dice.roll-all:
   *
   * Rolls as often as the die is still to be rolled.
   */
  gtk_widget_class_install_action (widget_class, "dice.roll-all", NULL, roll_all);

  /**
   * ColoniaDice|dice.read:
   * @value: the number, 1 to 6
   *
   * Enters what was rolled at the table.
   */
  gtk_widget_class_install_action (widget_class, "dice.read", "i", read_off);
}

static void
colonia_dice_class_init (ColoniaDiceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = colonia_dice_dispose;
  widget_class->map = colonia_dice_map;
  PARLOUR_PAGE_CLASS (klass)->update = colonia_dice_update;
  PARLOUR_PAGE_CLASS (klass)->fill_in = colonia_dice_fill_in;
  PARLOUR_PAGE_CLASS (klass)->tell_input = colonia_dice_tell_input;

  bind_template (widget_class);
  install_actions (widget_class);
}

static gboolean
on_number_key (GtkWidget *widget,
               GVariant  *number,
               gpointer   data)
{
  return gtk_widget_activate_action_variant (widget, "dice.read", number);
}

/* Each moves the bar of a craftsman, and the highest those of all. */
static void
tell_face (GtkWidget *label,
           int        value)
{
  gtk_label_set_label (GTK_LABEL (label),
                       value < COLONIA_DIE_SIDES ? colonia_term_craftsman_heading ((ColoniaCraftsman) (value - 1))
                                                 /* Translators: A 6 on the die moves the bars of all five craftsmen. */
                                                 : _("All five"));
}

static void
add_face (ColoniaDice *self,
          int          value)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *die = parlour_die_new (value);
  GtkWidget *label = gtk_label_new (NULL);

  g_object_set (die, "size", SIZE_OF_FACE, "halign", GTK_ALIGN_CENTER, NULL);
  gtk_widget_add_css_class (label, "caption");
  parlour_tell (label, tell_face, value);
  gtk_box_append (GTK_BOX (box), die);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "die-face");
  gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", value);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "dice.read");
  parlour_stalls_append (self->faces, button);
}

static void
add_faces (ColoniaDice *self)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_GLOBAL);
  for (int value = 1; value <= COLONIA_DIE_SIDES; value++)
    {
      add_face (self, value);
      parlour_keys_add (keys, GDK_KEY_0 + (guint) value, 0, on_number_key, value);
      parlour_keys_add (keys, GDK_KEY_KP_0 + (guint) value, 0, on_number_key, value);
    }
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (keys));
}

static void
colonia_dice_init (ColoniaDice *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_faces (self);

  g_signal_connect_object (parlour_settings_get (), "changed::dice", G_CALLBACK (put_first), self, G_CONNECT_SWAPPED);
  watch_die (self, self->die);
}
