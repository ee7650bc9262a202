/* colonia-last-roll.c: the die that lies still at the end of Thursday
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The last roll ends the day at once: the goods are collected and the bars go back.
 * So that everybody sees what it has done, it is shown as it lay.
 */

#include "config.h"

#include "colonia-last-roll.h"

#include "colonia-bundle-box.h"
#include "colonia-record.h"
#include "colonia-terms.h"
#include "hand-out.h"
#include "parlour-board-spaces.h"
#include "parlour-die.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-wrap-layout.h"

#define GOOD_SIZE 24

/* The last die of Thursday with the contracts of the five craftsmen, to whom they belong, the
 * bars, and the goods that are made (THU-2, THU-3). */
struct _ColoniaLastRoll {
  AdwBin parent_instance;

  ParlourDie *die;
  GtkBox *first_column;
  ParlourStalls *columns;
  GtkWidget *below_die; /* or NULL */

  GtkLabel *names[COLONIA_N_CRAFTSMEN];
  ColoniaBundleBox *goods[COLONIA_N_CRAFTSMEN];
  ParlourBoardSpaces *contracts[COLONIA_N_CRAFTSMEN];
};

enum {
  PROP_BELOW_DIE = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ColoniaLastRoll, colonia_last_roll, ADW_TYPE_BIN)

static void
name_craftsmen (ColoniaLastRoll *self)
{
  for (int craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    gtk_label_set_label (self->names[craftsman], colonia_term_craftsman_heading ((ColoniaCraftsman) craftsman));
}

static void
add_column (ColoniaLastRoll *self,
            int              craftsman)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *name = gtk_label_new (NULL);
  GtkWidget *goods = colonia_bundle_box_new ();
  GtkWidget *contracts = parlour_board_spaces_new ();

  parlour_board_spaces_lay_bar (PARLOUR_BOARD_SPACES (contracts));
  gtk_widget_add_css_class (contracts, "close");
  gtk_label_set_xalign (GTK_LABEL (name), 0.f);
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_widget_add_css_class (name, "caption-heading");
  colonia_bundle_box_set_size (COLONIA_BUNDLE_BOX (goods), GOOD_SIZE);
  gtk_box_append (GTK_BOX (column), name);
  gtk_box_append (GTK_BOX (column), contracts);
  gtk_box_append (GTK_BOX (column), goods);
  parlour_stalls_append (self->columns, column);

  self->names[craftsman] = GTK_LABEL (name);
  self->goods[craftsman] = COLONIA_BUNDLE_BOX (goods);
  self->contracts[craftsman] = PARLOUR_BOARD_SPACES (contracts);
}

static void
colonia_last_roll_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_BELOW_DIE:
      g_value_set_object (value, COLONIA_LAST_ROLL (object)->below_die);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
colonia_last_roll_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  ColoniaLastRoll *self = COLONIA_LAST_ROLL (object);

  switch (prop_id)
    {
    case PROP_BELOW_DIE:
      self->below_die = g_value_get_object (value);
      gtk_box_append (self->first_column, self->below_die);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
colonia_last_roll_class_init (ColoniaLastRollClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = colonia_last_roll_get_property;
  object_class->set_property = colonia_last_roll_set_property;

  /* What stands below the die, where nothing else does. */
  properties[PROP_BELOW_DIE] = g_param_spec_object ("below-die", NULL, NULL, GTK_TYPE_WIDGET,
                                                    (GParamFlags) (G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (PARLOUR_TYPE_DIE);
  g_type_ensure (PARLOUR_TYPE_STALLS);
  g_type_ensure (PARLOUR_TYPE_WRAP_LAYOUT);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/play/last-roll.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (name_craftsmen));
  gtk_widget_class_bind_template_child (widget_class, ColoniaLastRoll, die);
  gtk_widget_class_bind_template_child (widget_class, ColoniaLastRoll, first_column);
  gtk_widget_class_bind_template_child (widget_class, ColoniaLastRoll, columns);
}

static void
colonia_last_roll_init (ColoniaLastRoll *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (int craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    add_column (self, craftsman);
  name_craftsmen (self);
}

/* By how many spaces a roll moves the bar of a craftsman. */
static int
count_down (TableLine *line,
            int        craftsman)
{
  guint n_effects;
  const ColoniaEffect *effects = table_line_get_effects (line, &n_effects);
  int down = 0;

  for (guint i = 0; i < n_effects; i++)
    if (effects[i].kind == COLONIA_EFFECT_BAR_MOVES && effects[i].what == craftsman)
      down += effects[i].amount;

  return down;
}

static void
show_goods (ColoniaLastRoll *self,
            TableLine       *line)
{
  guint n_effects;
  const ColoniaEffect *effects = table_line_get_effects (line, &n_effects);
  HandOut hand_out;

  hand_out_make (&hand_out, effects, n_effects);
  for (int craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    {
      ColoniaBundle made = { 0 };

      for (int seat = 0; seat < COLONIA_MAX_PLAYERS; seat++)
        made.n[craftsman] += hand_out.goods[seat].n[craftsman];
      colonia_bundle_box_set_bundle (self->goods[craftsman], COLONIA_PIECE_GOOD, &made);
      gtk_widget_set_visible (GTK_WIDGET (self->goods[craftsman]), made.n[craftsman] > 0);
    }
}

/* The contracts as they lay when the last die lay still, before the goods were collected (THU-2, THU-3). */
static void
show_contracts (ColoniaLastRoll *self,
                TableSession    *session,
                guint            index,
                TableLine       *line)
{
  g_autoptr (TableSession) before = table_session_new_before (session, index);
  g_autoptr (TableState) state = table_state_dup (table_session_get_state (before));
  const TableReader reader = { .seat = TABLE_NOBODY, .names = table_session_get_names (session), .is_correcting = TRUE };
  g_autoptr (TableBoard) board = NULL;
  const TableGroup *group;
  int craftsman = 0;

  ((ColoniaState *) state)->dice = 0;
  for (int i = 0; i < COLONIA_N_CRAFTSMEN; i++)
    ((ColoniaState *) state)->bars[i] += count_down (line, i);
  board = table_board_new (state, &reader, NULL, 0, NULL);
  group = table_board_get_groups (board);
  while (!g_str_equal (group->id, "craftsmen"))
    group = group->next;
  for (const TableThing *thing = group->things; thing != NULL; thing = thing->next)
    parlour_board_spaces_show (self->contracts[craftsman++], before, thing);
}

/* Shows how the die and the contracts lay when it had been rolled. */
void
colonia_last_roll_show (ColoniaLastRoll *self,
                        TableSession    *session,
                        TableLine       *line)
{
  guint index;

  g_return_if_fail (COLONIA_IS_LAST_ROLL (self));
  g_return_if_fail (TABLE_IS_SESSION (session));
  g_return_if_fail (TABLE_IS_LINE (line) && table_line_get_event_type (line) == COLONIA_EVENT_DIE);

  index = table_line_get_index (line);
  parlour_die_set_value (self->die, colonia_record_get_event (table_session_get_record (session), index)->die);
  show_contracts (self, session, index, line);
  show_goods (self, line);
}
