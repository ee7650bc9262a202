/* parlour-guide-cell.c: a text of the rules in one language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-guide-cell.h"

#include "parlour-template.h"

/* A text in one language, which may stand beside the same in others. */
struct _ParlourGuideCell {
  AdwBin parent_instance;

  GtkLabel *code;
  GtkLabel *text;
  GtkLabel *note;
};

G_DEFINE_FINAL_TYPE (ParlourGuideCell, parlour_guide_cell, ADW_TYPE_BIN)

static void
parlour_guide_cell_class_init (ParlourGuideCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/help/guide-cell.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourGuideCell, code);
  gtk_widget_class_bind_template_child (widget_class, ParlourGuideCell, text);
  gtk_widget_class_bind_template_child (widget_class, ParlourGuideCell, note);
}

static void
parlour_guide_cell_init (ParlourGuideCell *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static gboolean
is_wanted (const char        *word,
           const char *const *tokens)
{
  for (; *tokens != NULL; tokens++)
    if (g_str_match_string (*tokens, word, TRUE))
      return TRUE;

  return FALSE;
}

static void
mark_word (PangoAttrList *attributes,
           gsize          start,
           gsize          end)
{
  PangoAttribute *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);
  PangoAttribute *line = pango_attr_underline_new (PANGO_UNDERLINE_SINGLE);

  bold->start_index = line->start_index = (guint) start;
  bold->end_index = line->end_index = (guint) end;
  pango_attr_list_insert (attributes, bold);
  pango_attr_list_insert (attributes, line);
}

/* Marks the words of a text that begin with one of the words that are looked
 * for, as the search finds them. */
static void
mark_words (PangoAttrList *attributes,
            const char    *text,
            const char    *words)
{
  g_autofree char *plain = g_str_to_ascii (words, NULL);
  g_autofree char *both = g_strdup_printf ("%s %s", words, plain);
  g_auto (GStrv) tokens = g_str_tokenize_and_fold (both, NULL, NULL);
  const char *start = NULL;

  for (const char *p = text;; p = g_utf8_next_char (p))
    {
      gboolean inside = *p != '\0' && g_unichar_isalnum (g_utf8_get_char (p));

      if (inside && start == NULL)
        start = p;
      if (!inside && start != NULL)
        {
          g_autofree char *word = g_strndup (start, (gsize) (p - start));

          if (is_wanted (word, (const char *const *) tokens))
            mark_word (attributes, (gsize) (start - text), (gsize) (p - text));
          start = NULL;
        }
      if (*p == '\0')
        break;
    }
}

static void
set_text (GtkLabel   *label,
          const char *language,
          const char *text,
          const char *words)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  /* A font may draw a language in its own way, and a screen reader speak it so. */
  pango_attr_list_insert (attributes, pango_attr_language_new (pango_language_from_string (language)));
  if (words != NULL)
    mark_words (attributes, text, words);

  gtk_label_set_label (label, text);
  gtk_label_set_attributes (label, attributes);
}

GtkWidget *
parlour_guide_cell_new (const char *language,
                        gboolean    tells_language,
                        const char *text,
                        const char *note,
                        const char *words)
{
  ParlourGuideCell *self;
  g_autofree char *code = NULL;

  g_return_val_if_fail (language != NULL && text != NULL, NULL);

  self = g_object_new (PARLOUR_TYPE_GUIDE_CELL, NULL);
  code = g_ascii_strup (language, -1);
  gtk_label_set_label (self->code, code);
  gtk_widget_set_visible (GTK_WIDGET (self->code), tells_language);
  set_text (self->text, language, text, words);
  set_text (self->note, language, note != NULL ? note : "", NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->note), note != NULL);

  return GTK_WIDGET (self);
}
