/* parlour-tongues.c: a text in several languages at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-tongues.h"

#include "parlour-widgets.h"
#include "tongue.h"

/**
 * ParlourTongues:
 *
 * A text for everybody at the table: large in the first language, and below it
 * smaller in the others. What is the same in two languages is said once.
 */
struct _ParlourTongues {
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (ParlourTongues, parlour_tongues, GTK_TYPE_WIDGET)

static void
parlour_tongues_dispose (GObject *object)
{
  parlour_widget_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (parlour_tongues_parent_class)->dispose (object);
}

static void
parlour_tongues_class_init (ParlourTonguesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_tongues_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "tongues");
}

static void
parlour_tongues_init (ParlourTongues *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                                  GTK_ORIENTATION_VERTICAL);
}

static char *
tell (const char    *language,
      ParlourTeller  teller,
      gconstpointer  data)
{
  g_autoptr (TongueScope) scope = tongue_speak (language);

  return teller (data);
}

/* What is behind another one, or the first; it is made when there has been none yet. */
static GtkWidget *
get_next_label (ParlourTongues *self,
                GtkWidget      *label)
{
  GtkWidget *next = label != NULL ? gtk_widget_get_next_sibling (label) : gtk_widget_get_first_child (GTK_WIDGET (self));

  if (next != NULL)
    return next;

  next = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0f, "wrap", TRUE, NULL);
  if (label != NULL)
    gtk_widget_add_css_class (next, "other-tongue");
  gtk_widget_insert_after (next, GTK_WIDGET (self), label);

  return next;
}

/**
 * parlour_tongues_tell:
 * @self: a text in several languages
 * @languages: (array zero-terminated=1): the ids of languages, the most important first
 * @teller: (scope call): says it in the language that is spoken
 * @data: what @teller is given
 *
 * Says something in some languages. Where there is nothing to say the widget
 * hides.
 */
void
parlour_tongues_tell (ParlourTongues    *self,
                      const char *const *languages,
                      ParlourTeller      teller,
                      gconstpointer      data)
{
  GtkWidget *label = NULL;
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  g_return_if_fail (PARLOUR_IS_TONGUES (self));
  g_return_if_fail (languages != NULL);
  g_return_if_fail (teller != NULL);

  for (; *languages != NULL; languages++)
    {
      g_autofree char *text = tell (*languages, teller, data);

      if (text != NULL && *text != '\0' && !g_ptr_array_find_with_equal_func (texts, text, g_str_equal, NULL))
        g_ptr_array_add (texts, g_steal_pointer (&text));
    }

  for (guint i = 0; i < texts->len; i++)
    {
      label = get_next_label (self, label);
      gtk_label_set_label (GTK_LABEL (label), texts->pdata[i]);
      gtk_widget_set_visible (label, TRUE);
    }
  while (label != NULL && (label = gtk_widget_get_next_sibling (label)) != NULL)
    gtk_widget_set_visible (label, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self), texts->len > 0);
}
