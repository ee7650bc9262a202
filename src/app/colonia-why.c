/* colonia-why.c: a word that says why it is there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-why.h"

#include "colonia-template.h"
#include "colonia-why-popover.h"

#include <glib/gi18n.h>

/**
 * ColoniaWhy:
 *
 * A word or number about a player, which tells why it is so with the rules for
 * it: to those who point at it, and to all who press it.
 */
struct _ColoniaWhy {
  AdwBin parent_instance;

  ColoniaSession *session;
  ColoniaEffectKind kind;
  int seat;
  GtkWidget *popover; /* while it is open, or NULL */

  GtkWidget *button;
  GtkLabel *label;
};

G_DEFINE_FINAL_TYPE (ColoniaWhy, colonia_why, ADW_TYPE_BIN)

/* It is worked out when somebody asks. */
static gboolean
on_query_tooltip (ColoniaWhy *self,
                  int         x,
                  int         y,
                  gboolean    keyboard,
                  GtkTooltip *tooltip)
{
  g_autofree char *why = NULL;

  if (self->session == NULL)
    return FALSE;

  why = colonia_session_explain (self->session, self->kind, self->seat);
  gtk_tooltip_set_text (tooltip, why);

  return why != NULL;
}

static void
drop_popover (ColoniaWhy *self)
{
  g_clear_pointer (&self->popover, gtk_widget_unparent);
}

static void
on_clicked (ColoniaWhy *self)
{
  g_autoptr (GArray) rules = g_array_new (TRUE, FALSE, sizeof (ColoniaRule));
  g_autofree char *answer = NULL;

  drop_popover (self);
  if (self->session != NULL)
    answer = colonia_session_explain_with_rules (self->session, self->kind, self->seat, rules);
  if (answer == NULL)
    return;

  self->popover = colonia_why_popover_new (answer, (const ColoniaRule *) rules->data);
  gtk_widget_set_parent (self->popover, self->button);
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

static void
colonia_why_dispose (GObject *object)
{
  ColoniaWhy *self = COLONIA_WHY (object);

  drop_popover (self);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (colonia_why_parent_class)->dispose (object);
}

static void
colonia_why_class_init (ColoniaWhyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = colonia_why_dispose;

  colonia_template_set (widget_class, RESOURCE_PATH "/why.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaWhy, button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaWhy, label);
  gtk_widget_class_bind_template_callback (widget_class, on_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_query_tooltip);
}

static void
colonia_why_init (ColoniaWhy *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * colonia_why_show:
 * @self: a word that says why
 * @text: what it says otherwise; if that is nothing it hides
 * @session: a game
 * @kind: the kind of effect that tells why
 * @seat: the player that it is about, from 0
 *
 * Shows a word, and remembers whom to ask.
 */
void
colonia_why_show (ColoniaWhy        *self,
                  const char        *text,
                  ColoniaSession    *session,
                  ColoniaEffectKind  kind,
                  int                seat)
{
  g_autofree char *name = NULL;

  g_return_if_fail (COLONIA_IS_WHY (self));
  g_return_if_fail (text != NULL);
  g_return_if_fail (COLONIA_IS_SESSION (session));

  /* What was explained may be another thing now. */
  drop_popover (self);
  g_set_object (&self->session, session);
  self->kind = kind;
  self->seat = seat;

  gtk_widget_set_visible (GTK_WIDGET (self), *text != '\0');
  if (g_str_equal (gtk_label_get_label (self->label), text))
    return;

  gtk_label_set_label (self->label, text);
  /* Translators: %s is a word or number on the screen, such as “mayor” or “2.”, which a button explains. */
  name = g_strdup_printf (_("Why “%s”?"), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}
