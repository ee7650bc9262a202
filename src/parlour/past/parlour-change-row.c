/* parlour-change-row.c: what becomes of an event, on the screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-change-row.h"

#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

struct _ParlourChangeRow {
  AdwBin parent_instance;

  GtkLabel *kind;
  GtkLabel *sentence;
  GtkWidget *before_box;
  GtkLabel *before;
  GtkWidget *after_box;
  GtkLabel *after_caption;
  GtkLabel *after;
};

G_DEFINE_FINAL_TYPE (ParlourChangeRow, parlour_change_row, ADW_TYPE_BIN)

static void
parlour_change_row_class_init (ParlourChangeRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/past/change-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourChangeRow, kind);
  gtk_widget_class_bind_template_child (widget_class, ParlourChangeRow, sentence);
  gtk_widget_class_bind_template_child (widget_class, ParlourChangeRow, before_box);
  gtk_widget_class_bind_template_child (widget_class, ParlourChangeRow, before);
  gtk_widget_class_bind_template_child (widget_class, ParlourChangeRow, after_box);
  gtk_widget_class_bind_template_child (widget_class, ParlourChangeRow, after_caption);
  gtk_widget_class_bind_template_child (widget_class, ParlourChangeRow, after);
}

static void
parlour_change_row_init (ParlourChangeRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static gboolean
is_empty (const char *text)
{
  return *text == '\0';
}

static const char *
tell_kind (TableChange *change)
{
  switch (change->kind)
    {
    case TABLE_CHANGE_CORRECTED:
      if (is_empty (change->after))
        return is_empty (change->before) ? C_("event of the past", "As it was entered before")
                                                             : C_("event of the past", "Taken out");
      return C_("event of the past", "Corrected");

    case TABLE_CHANGE_INSERTED:
      return C_("event of the past", "Inserted");

    case TABLE_CHANGE_OTHERWISE:
      return C_("event of the past", "Turns out otherwise");

    case TABLE_CHANGE_MOVED:
      return C_("event of the past", "Moved");

    case TABLE_CHANGE_STAYS:
      /* Translators: above a payment, or what was paid for, that is still another player's or still there, since only the
       * other of both was corrected. */
      return C_("event of the past", "Stays as it was");

    case TABLE_CHANGE_DOUBTFUL:
      /* Translators: above an event that cannot be so by what is known of the box, since something before it was corrected. */
      return C_("event of the past", "Doubtful now");

    case TABLE_CHANGE_LEFT_OUT:
      return change->waiting ? C_("event of the past", "Waits")
                                                : C_("event of the past", "Fits no more");

    default:
      g_return_val_if_reached ("");
    }
}

static const char *
tell_covered (TableChange *change)
{
  const char *covered = change->covered;

  return covered != NULL ? covered : _("What is kept secret is covered.");
}

/* Shows a change. */
void
parlour_change_row_show (ParlourChangeRow *self,
                         TableChange      *change,
                         gboolean          covered)
{
  static const char *const css_classes[] = {
    [TABLE_CHANGE_CORRECTED] = "corrected",
    [TABLE_CHANGE_INSERTED] = "corrected",
    [TABLE_CHANGE_OTHERWISE] = "otherwise",
    [TABLE_CHANGE_MOVED] = "otherwise",
    [TABLE_CHANGE_STAYS] = "otherwise",
    [TABLE_CHANGE_DOUBTFUL] = "left-out",
    [TABLE_CHANGE_LEFT_OUT] = "left-out",
  };
  const char *before, *after;
  TableChangeKind kind;
  gboolean hidden, gives_reason;

  kind = change->kind;
  gives_reason = kind >= TABLE_CHANGE_MOVED;
  hidden = covered && change->private;
  before = hidden ? "" : change->before;
  after = hidden ? tell_covered (change) : change->after;
  gtk_widget_set_css_classes (GTK_WIDGET (self), (const char *[]) { "change-row", css_classes[kind], NULL });
  parlour_widget_set_css_class (GTK_WIDGET (self), "waits", change->waiting);
  gtk_label_set_label (self->kind, tell_kind (change));
  gtk_label_set_label (self->sentence, change->sentence);
  gtk_label_set_label (self->before, before);
  gtk_label_set_label (self->after, after);
  gtk_label_set_label (self->after_caption, gives_reason ? C_("before a reason", "why")
                                                         : C_("before what holds since a correction", "now"));

  /* Whether the covered words are old or new is not said either. */
  gtk_widget_set_visible (GTK_WIDGET (self->after_caption), !hidden || gives_reason);

  /* What the corrected event says is among what was and what is, unless that is covered. */
  gtk_widget_set_visible (GTK_WIDGET (self->sentence), (kind != TABLE_CHANGE_CORRECTED
                                                        && kind != TABLE_CHANGE_INSERTED)
                                                         || hidden || (is_empty (before) && is_empty (after)));
  gtk_widget_set_visible (self->before_box, !is_empty (before));
  gtk_widget_set_visible (self->after_box, !is_empty (after));
}
