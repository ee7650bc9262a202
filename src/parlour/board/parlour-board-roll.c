/* parlour-board-roll.c: the dice of a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-board-roll.h"

#include "parlour-board-deed.h"
#include "parlour-die.h"
#include "parlour-game-board.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"

#include <glib/gi18n.h>

/* How large the die is, as figures are, and those in the tray. */
#define DIE_SIZE 64
#define TRAY_SIZE 34

#define SPACING 12
#define TRAY_SPACING 6

/* What rolls dice: a die, what is pressed to roll it, and a tray with all that were rolled in
 * this step, and empty places for those that are still to be. What is rolled is known before it
 * is seen rolling. */
struct _ParlourBoardRoll {
  AdwBin parent_instance;

  ParlourDie *die;
  GtkWidget *deeds;
  GtkBox *tray;
  GPtrArray *dice; /* in the tray */
  int n_left; /* how many are to be rolled */
  GPtrArray *thrown; /* those that were thrown last, or NULL */
  int n_rolling; /* how many of them are still seen rolling */
  guint moment; /* where the game was when they were thrown */
};

static guint rolled_signal;

G_DEFINE_FINAL_TYPE (ParlourBoardRoll, parlour_board_roll, ADW_TYPE_BIN)

static void
on_rolled (ParlourBoardRoll *self)
{
  if (self->n_rolling > 0 && --self->n_rolling == 0)
    g_signal_emit (self, rolled_signal, 0);
}

static void
watch (ParlourBoardRoll *self,
       ParlourDie       *die)
{
  g_signal_handlers_disconnect_by_data (die, self);
  g_signal_connect_object (die, "rolled", G_CALLBACK (on_rolled), self, G_CONNECT_SWAPPED);
}

static void
parlour_board_roll_finalize (GObject *object)
{
  ParlourBoardRoll *self = PARLOUR_BOARD_ROLL (object);

  g_clear_pointer (&self->thrown, g_ptr_array_unref);
  g_ptr_array_unref (self->dice);

  G_OBJECT_CLASS (parlour_board_roll_parent_class)->finalize (object);
}

static void
parlour_board_roll_class_init (ParlourBoardRollClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = parlour_board_roll_finalize;

  /* All dice that were thrown lie still. */
  rolled_signal = g_signal_new ("rolled", PARLOUR_TYPE_BOARD_ROLL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
parlour_board_roll_init (ParlourBoardRoll *self)
{
  self->dice = g_ptr_array_new ();
}

/* Makes dice that show nothing yet. */
GtkWidget *
parlour_board_roll_new (GtkWidget *deeds)
{
  ParlourBoardRoll *self = g_object_new (PARLOUR_TYPE_BOARD_ROLL, NULL);
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "css-name", "widget", NULL);

  self->die = g_object_new (PARLOUR_TYPE_DIE, "size", DIE_SIZE, "halign", GTK_ALIGN_CENTER, "valign", GTK_ALIGN_CENTER, NULL);
  self->tray = g_object_new (GTK_TYPE_BOX, "css-name", "widget", "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                             "valign", GTK_ALIGN_CENTER, NULL);
  self->deeds = deeds;
  gtk_widget_set_layout_manager (box, g_object_new (PARLOUR_TYPE_WRAP_LAYOUT, "spacing", SPACING, "centered", TRUE, NULL));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->tray), g_object_new (PARLOUR_TYPE_WRAP_LAYOUT, "spacing", TRAY_SPACING, NULL));
  watch (self, self->die);
  gtk_widget_set_valign (deeds, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->die));
  gtk_box_append (GTK_BOX (box), deeds);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->tray));
  adw_bin_set_child (ADW_BIN (self), box);

  return GTK_WIDGET (self);
}

/* Tells whether a thing is dice that are rolled: one with a die on it that is not rolled yet. */
gboolean
parlour_board_roll_is_of (const TableThing *thing)
{
  g_return_val_if_fail (thing != NULL, FALSE);

  return thing->deeds != NULL && thing->deeds->kind == TABLE_ROLLS && thing->signs != NULL
         && g_str_equal (thing->signs->kind, PARLOUR_BOARD_DIE);
}

/* Whether the dice lie elsewhere. */
static gboolean
has_no_die (const TableThing *thing)
{
  return thing->signs->count == 0;
}

/* How many dice a thing can roll at once, which is all that are left. */
static int
count_left (const TableThing *thing)
{
  int most = 0;

  for (const TableDeed *deed = thing->deeds; deed != NULL; deed = deed->next)
    {
      int n = 0;

      for (const TableChoice *choice = deed->choices; choice != NULL; choice = choice->next)
        n++;
      most = MAX (most, n);
    }

  return most;
}

/* What was rolled in this step, the last one first. What may come at any step, as corrections and notes, may stand between. */
static int
list_rolled (TableSession *session,
             int          *values)
{
  const TableGame *game = table_session_get_game (session);
  const TableRecord *record = table_session_get_record (session);
  const ParlourGameBoard *board = parlour_game_find (game)->board;
  int n = 0;

  for (guint i = table_record_get_cursor (record); i > 0 && n < TABLE_MOST_EVENTS; i--)
    {
      const TableEvent *event = table_record_get_event (record, i - 1);
      int dice[TABLE_MOST_EVENTS] = { 0 };

      if ((game->events->kinds[event->type].flags & TABLE_EVENT_ASIDE) != 0)
        continue;
      board->read_roll (table_session_get_state (session), event, dice);
      if (dice[0] == 0)
        break;
      values[n++] = dice[0];
    }

  return n;
}

/* Puts as many dice into the tray as were rolled and are to be, without throwing away those that are there. */
static void
fill_tray (ParlourBoardRoll *self,
           int               n_dice)
{
  while (self->dice->len > (guint) n_dice)
    gtk_box_remove (self->tray, g_ptr_array_steal_index (self->dice, self->dice->len - 1));

  while (self->dice->len < (guint) n_dice)
    {
      GtkWidget *die = g_object_new (PARLOUR_TYPE_DIE, "size", TRAY_SIZE, NULL);

      gtk_box_append (self->tray, die);
      g_ptr_array_add (self->dice, die);
    }
}

/* Shows what was rolled, and what is to be. What rolls goes on rolling as long as the game is
 * where it was. */
void
parlour_board_roll_show (ParlourBoardRoll *self,
                         TableSession     *session,
                         const TableThing *thing)
{
  int last_first[TABLE_MOST_EVENTS], n;

  g_return_if_fail (thing != NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->tray), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The rolls of this step"), -1);
  if (self->n_rolling > 0 && self->moment == table_session_count_moments (session))
    return;

  gtk_widget_set_visible (GTK_WIDGET (self->die), !has_no_die (thing));
  gtk_widget_set_visible (GTK_WIDGET (self->tray), !has_no_die (thing));
  g_clear_pointer (&self->thrown, g_ptr_array_unref);
  self->n_rolling = 0;
  self->moment = table_session_count_moments (session);
  self->n_left = count_left (thing);
  n = list_rolled (session, last_first);
  fill_tray (self, n + self->n_left);
  for (int i = 0; i < n + self->n_left; i++)
    parlour_die_set_value (self->dice->pdata[i], i < n ? last_first[n - 1 - i] : 0);
  parlour_die_set_value (self->die, n > 0 ? last_first[0] : 0);
}

/* Says whether dice are usually rolled here, and not at the table. */
void
parlour_board_roll_suggest (ParlourBoardRoll *self,
                            gboolean          is_suggested)
{
  GtkWidget *first = gtk_widget_get_first_child (self->deeds);

  if (first != NULL)
    parlour_widget_set_css_class (parlour_board_deed_get_focus (PARLOUR_BOARD_DEED (first)), "suggested-action", is_suggested);
}

/* Lets dice roll: one for itself, several in the tray, or those that lie elsewhere.
 * ParlourBoardRoll::rolled comes when they lie still, which is before this returns where there
 * is nothing to see. @dice is the dice that lie elsewhere, or NULL, whose reference is taken. */
void
parlour_board_roll_throw (ParlourBoardRoll *self,
                          const int        *values,
                          int               n_values,
                          GPtrArray        *dice)
{
  g_autoptr (ParlourBoardRoll) guard = NULL;
  g_autoptr (GPtrArray) thrown = dice != NULL ? dice : g_ptr_array_new_with_free_func (g_object_unref);

  g_return_if_fail (values != NULL);
  g_return_if_fail (n_values == 1 || n_values == self->n_left);

  guard = g_object_ref (self);
  for (int i = 0; i < n_values && n_values > 1 && dice == NULL; i++)
    g_ptr_array_add (thrown, g_object_ref (self->dice->pdata[(int) self->dice->len - self->n_left + i]));
  if (n_values == 1 && dice == NULL)
    g_ptr_array_add (thrown, g_object_ref (self->die));
  g_clear_pointer (&self->thrown, g_ptr_array_unref);
  self->thrown = g_ptr_array_ref (thrown);

  /* Where nothing is to be seen the last one ends the step at once. */
  self->n_rolling = n_values;
  for (int i = 0; i < n_values; i++)
    {
      watch (self, thrown->pdata[i]);
      parlour_die_roll_to (thrown->pdata[i], values[i]);
    }
}

/* Lets all dice that are rolling lie still. */
void
parlour_board_roll_skip (ParlourBoardRoll *self)
{
  g_autoptr (GPtrArray) thrown = NULL;
  G_GNUC_UNUSED g_autoptr (ParlourBoardRoll) guard = g_object_ref (self);

  thrown = self->thrown != NULL ? g_ptr_array_ref (self->thrown) : NULL;
  for (guint i = 0; thrown != NULL && i < thrown->len && self->n_rolling > 0; i++)
    parlour_die_skip (thrown->pdata[i]);
}
