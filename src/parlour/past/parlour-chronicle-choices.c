/* parlour-chronicle-choices.c: what can be done with a line of the chronicle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Few lines are ever asked for this, so it is made for those alone.
 */

#include "config.h"

#include "parlour-chronicle-choices.h"

#include "parlour-game.h"
#include "parlour-rule-links.h"
#include "parlour-template.h"

#include <glib/gi18n.h>

struct _ParlourChronicleChoices {
  AdwBin parent_instance;

  TableSession *session;
  TableLine *line;
  gboolean covered;

  GtkWidget *go_button;
  GtkLabel *go_label;
  GtkLabel *go_consequence;
  GtkLabel *reckoning;
  ParlourRuleLinks *rules;
  GtkWidget *revisions;
  GtkWidget *correct_button;
  GtkWidget *insert_button;
  GtkWidget *take_out_button;
};

G_DEFINE_FINAL_TYPE (ParlourChronicleChoices, parlour_chronicle_choices, ADW_TYPE_BIN)

static void
parlour_chronicle_choices_dispose (GObject *object)
{
  g_clear_object (&PARLOUR_CHRONICLE_CHOICES (object)->session);
  g_clear_object (&PARLOUR_CHRONICLE_CHOICES (object)->line);

  G_OBJECT_CLASS (parlour_chronicle_choices_parent_class)->dispose (object);
}

static void
parlour_chronicle_choices_class_init (ParlourChronicleChoicesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_chronicle_choices_dispose;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/past/chronicle-choices.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourChronicleChoices, go_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourChronicleChoices, go_label);
  gtk_widget_class_bind_template_child (widget_class, ParlourChronicleChoices, go_consequence);
  gtk_widget_class_bind_template_child (widget_class, ParlourChronicleChoices, reckoning);
  gtk_widget_class_bind_template_child (widget_class, ParlourChronicleChoices, rules);
  gtk_widget_class_bind_template_child (widget_class, ParlourChronicleChoices, revisions);
  gtk_widget_class_bind_template_child (widget_class, ParlourChronicleChoices, correct_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourChronicleChoices, insert_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourChronicleChoices, take_out_button);
  parlour_template_set_teller (widget_class, G_CALLBACK (parlour_chronicle_choices_update));
}

static void
parlour_chronicle_choices_init (ParlourChronicleChoices *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* What the event caused, it caused like this, and by these rules. */
static void
show_reckoning (ParlourChronicleChoices *self)
{
  g_autofree char *reckoning = self->covered && table_line_is_private (self->line)
                                 ? NULL : parlour_game_tell_reckoning (self->session, table_line_get_index (self->line));

  gtk_widget_set_visible (GTK_WIDGET (self->reckoning), reckoning != NULL);
  gtk_label_set_label (self->reckoning, reckoning != NULL ? reckoning : "");
}

static void
show_rules (ParlourChronicleChoices *self)
{
  g_autoptr (GArray) rules = g_array_new (TRUE, FALSE, sizeof (int));
  guint n_effects;
  const TableEffect *effects = table_line_get_effects (self->line, &n_effects);

  for (guint i = 0; i < n_effects; i++)
    if (effects[i].rule != 0)
      g_array_append_val (rules, effects[i].rule);

  parlour_rule_links_show (self->rules, table_session_get_game (self->session), (gconstpointer) rules->data);
}

/* Makes what can be done with an event of the past. The widget must be put where there are the
 * actions `game.go-to`, `game.correct`, `game.insert` and `game.take-out`. */
GtkWidget *
parlour_chronicle_choices_new (TableSession *session,
                               TableLine    *line,
                               gboolean      covered)
{
  ParlourChronicleChoices *self = g_object_new (PARLOUR_TYPE_CHRONICLE_CHOICES, NULL);

  self->session = g_object_ref (session);
  self->line = g_object_ref (line);
  self->covered = covered;
  show_rules (self);
  parlour_chronicle_choices_update (self);

  return GTK_WIDGET (self);
}

/* What goes is told with where it ends: one touch may take back an hour. */
static char *
tell_undone (TableSession *session,
             guint         cursor,
             guint         there)
{
  guint n = cursor - there;
  g_autoptr (TableLine) last = g_list_model_get_item (table_session_get_chronicle (session), cursor - 1);
  g_autofree char *when = table_line_get_game (last)->tell_when_within (table_line_get_round (last),
                                                                         table_line_get_day (last));

  /* Translators: %s is when the last of the events happened, e.g. “week 2 of 6, Thursday”. */
  return g_strdup_printf (ngettext ("This undoes %u event, up to: %s. It can be redone; what is entered instead sets it aside.",
                                    "This undoes %u events, up to: %s. They can be redone; what is entered instead sets them aside.",
                                    n),
                          n, when);
}

static char *
tell_consequence (TableSession *session,
                  guint         there)
{
  guint cursor = table_record_get_cursor (table_session_get_record (session));

  if (there < cursor)
    return tell_undone (session, cursor, there);
  if (there > cursor)
    return g_strdup_printf (ngettext ("This redoes %u event.", "This redoes %u events.", there - cursor),
                            there - cursor);

  return g_strdup (_("The game stands here."));
}

/* A line may have moved since. */
static void
aim (ParlourChronicleChoices *self)
{
  guint index = table_line_get_index (self->line);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->go_button), "u", index + 1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->correct_button), "u", index);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->insert_button), "u", index + 1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->take_out_button), "u", index);
}

/* Tells what they would cause now. */
void
parlour_chronicle_choices_update (ParlourChronicleChoices *self)
{
  g_autofree char *consequence = NULL;
  guint cursor, there;

  cursor = table_record_get_cursor (table_session_get_record (self->session));
  there = table_line_get_index (self->line) + 1;
  consequence = tell_consequence (self->session, there);

  aim (self);
  gtk_label_set_label (self->go_label, there <= cursor ? _("Go Back Here") : _("Go Forward Here"));
  gtk_label_set_label (self->go_consequence, consequence);
  gtk_widget_set_sensitive (self->go_button, there != cursor);
  gtk_widget_set_visible (self->revisions, there <= cursor);

  /* What happens after the last event is entered on the page of the game. */
  gtk_widget_set_visible (self->insert_button, there < cursor);
  show_reckoning (self);
}
