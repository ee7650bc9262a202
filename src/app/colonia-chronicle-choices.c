/* colonia-chronicle-choices.c: what can be done with a line of the chronicle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Few lines are ever asked for this, so it is made for those alone.
 */

#include "config.h"

#include "colonia-chronicle-choices.h"

#include "colonia-rule-links.h"
#include "colonia-template.h"
#include "colonia-wrap-layout.h"

#include <glib/gi18n.h>

struct _ColoniaChronicleChoices {
  AdwBin parent_instance;

  ColoniaSession *session;
  guint index;

  GtkWidget *go_button;
  GtkLabel *go_label;
  GtkLabel *go_consequence;
  ColoniaRuleLinks *rules;
  GtkWidget *revisions;
  GtkWidget *correct_button;
  GtkWidget *take_out_button;
};

G_DEFINE_FINAL_TYPE (ColoniaChronicleChoices, colonia_chronicle_choices, ADW_TYPE_BIN)

static void
colonia_chronicle_choices_dispose (GObject *object)
{
  g_clear_object (&COLONIA_CHRONICLE_CHOICES (object)->session);

  G_OBJECT_CLASS (colonia_chronicle_choices_parent_class)->dispose (object);
}

static void
colonia_chronicle_choices_class_init (ColoniaChronicleChoicesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = colonia_chronicle_choices_dispose;

  g_type_ensure (COLONIA_TYPE_RULE_LINKS);
  g_type_ensure (COLONIA_TYPE_WRAP_LAYOUT);

  colonia_template_set (widget_class, RESOURCE_PATH "/chronicle-choices.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaChronicleChoices, go_button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaChronicleChoices, go_label);
  gtk_widget_class_bind_template_child (widget_class, ColoniaChronicleChoices, go_consequence);
  gtk_widget_class_bind_template_child (widget_class, ColoniaChronicleChoices, rules);
  gtk_widget_class_bind_template_child (widget_class, ColoniaChronicleChoices, revisions);
  gtk_widget_class_bind_template_child (widget_class, ColoniaChronicleChoices, correct_button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaChronicleChoices, take_out_button);
  colonia_template_set_teller (widget_class, G_CALLBACK (colonia_chronicle_choices_update));
}

static void
colonia_chronicle_choices_init (ColoniaChronicleChoices *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* What the event caused, it caused by these. */
static void
show_rules (ColoniaChronicleChoices *self)
{
  g_autoptr (ColoniaLine) line = g_list_model_get_item (colonia_session_get_chronicle (self->session), self->index);
  g_autoptr (GArray) rules = g_array_new (TRUE, FALSE, sizeof (ColoniaRule));
  guint n_effects;
  const ColoniaEffect *effects = colonia_line_get_effects (line, &n_effects);

  for (guint i = 0; i < n_effects; i++)
    if (effects[i].rule != COLONIA_RULE_NONE)
      g_array_append_val (rules, effects[i].rule);

  colonia_rule_links_show (self->rules, (const ColoniaRule *) (const void *) rules->data);
}

/**
 * colonia_chronicle_choices_new:
 * @session: a game
 * @index: one of its events, from 0
 *
 * Makes what can be done with an event of the past. The widget must be put
 * where there are the actions `game.go-to`, `game.correct` and `game.take-out`.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
colonia_chronicle_choices_new (ColoniaSession *session,
                               guint           index)
{
  ColoniaChronicleChoices *self;

  g_return_val_if_fail (COLONIA_IS_SESSION (session), NULL);

  self = g_object_new (COLONIA_TYPE_CHRONICLE_CHOICES, NULL);
  self->session = g_object_ref (session);
  self->index = index;
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->go_button), "u", index + 1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->correct_button), "u", index);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->take_out_button), "u", index);
  show_rules (self);
  colonia_chronicle_choices_update (self);

  return GTK_WIDGET (self);
}

static char *
tell_consequence (guint cursor,
                  guint there)
{
  if (there < cursor)
    return g_strdup_printf (ngettext ("This undoes %u event.", "This undoes %u events.", cursor - there),
                            cursor - there);
  if (there > cursor)
    return g_strdup_printf (ngettext ("This redoes %u event.", "This redoes %u events.", there - cursor),
                            there - cursor);

  return g_strdup (_("The game stands here."));
}

/**
 * colonia_chronicle_choices_update:
 * @self: the choices
 *
 * Tells what they would cause now.
 */
void
colonia_chronicle_choices_update (ColoniaChronicleChoices *self)
{
  g_autofree char *consequence = NULL;
  guint cursor;

  g_return_if_fail (COLONIA_IS_CHRONICLE_CHOICES (self));

  cursor = colonia_record_get_cursor (colonia_session_get_record (self->session));
  consequence = tell_consequence (cursor, self->index + 1);

  gtk_label_set_label (self->go_label, self->index < cursor ? _("Go Back Here") : _("Go Forward Here"));
  gtk_label_set_label (self->go_consequence, consequence);
  gtk_widget_set_sensitive (self->go_button, self->index + 1 != cursor);
  gtk_widget_set_visible (self->revisions, self->index < cursor);
}
