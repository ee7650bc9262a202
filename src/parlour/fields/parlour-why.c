/* parlour-why.c: a word that says why it is there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-why.h"

#include "parlour-game.h"
#include "parlour-keys.h"
#include "parlour-rule-links.h"
#include "parlour-steady-layout.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "table-game.h"
#include "text-words.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* An answer with its rules */

#define PARLOUR_TYPE_WHY_POPOVER (parlour_why_popover_get_type ())

G_DECLARE_FINAL_TYPE (ParlourWhyPopover, parlour_why_popover, PARLOUR, WHY_POPOVER, GtkPopover)

struct _ParlourWhyPopover {
  GtkPopover parent_instance;

  GtkLabel *answer;
  ParlourRuleLinks *rules;
};

G_DEFINE_FINAL_TYPE (ParlourWhyPopover, parlour_why_popover, GTK_TYPE_POPOVER)

static void
parlour_why_popover_class_init (ParlourWhyPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/fields/why-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourWhyPopover, answer);
  gtk_widget_class_bind_template_child (widget_class, ParlourWhyPopover, rules);
}

static void
parlour_why_popover_init (ParlourWhyPopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_keys_add_language (GTK_WIDGET (self));
}

/* Makes a popover without an answer. */
static GtkWidget *
parlour_why_popover_new (void)
{
  return g_object_new (PARLOUR_TYPE_WHY_POPOVER, NULL);
}

/* Shows an answer in a popover. */
static void
parlour_why_popover_show (ParlourWhyPopover *self,
                          const TableGame   *game,
                          const char        *answer,
                          const int         *rules)
{
  g_return_if_fail (answer != NULL);

  gtk_label_set_label (self->answer, answer);
  parlour_rule_links_show (self->rules, game, rules);
}

/**
 * ParlourWhy:
 *
 * A word or number about a player, which tells whoever presses it why it is so,
 * with the rules for it. All that can be asked looks like this: a dotted line
 * stands under it.
 */
struct _ParlourWhy {
  AdwBin parent_instance;

  TableSession *session;
  int question; /* of the game's */
  int seat;
  GtkWidget *popover; /* while it is open, or NULL */
  guint asked_at; /* how many events there were when it was opened */

  GtkWidget *button;
  GtkLabel *label;
};

G_DEFINE_FINAL_TYPE (ParlourWhy, parlour_why, ADW_TYPE_BIN)

static void
drop_popover (ParlourWhy *self)
{
  g_clear_pointer (&self->popover, gtk_widget_unparent);
}

static guint
count_events (TableSession *session)
{
  return table_record_get_cursor (table_session_get_record (session));
}

/**
 * parlour_why_tell_news:
 * @session: a game
 * @rules: (element-type int): where to add the rules of that
 *
 * Tells what the last event that is in force caused, each on a line, but neither who comes next nor what
 * is behind a cover.
 *
 * Returns: (transfer full) (nullable): the sentences, or `NULL` if there are none
 */
char *
parlour_why_tell_news (TableSession *session,
                       GArray       *rules)
{
  const TableGame *game = table_session_get_game (session);
  const TableTelling telling = { .names = table_session_get_names (session) };
  const guint cursor = table_record_get_cursor (table_session_get_record (session));
  g_autoptr (TableLine) line = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  const TableEffect *effects;
  guint n_effects, n_told;

  if (cursor == 0)
    return NULL;

  line = g_list_model_get_item (table_session_get_chronicle (session), cursor - 1);
  effects = table_line_get_effects (line, &n_effects);
  for (guint i = 0; i < n_effects; i++)
    if (effects[i].kind != TABLE_EFFECT_PART_BEGINS && (game->effect_facts[effects[i].kind] & TABLE_IS_PRIVATE) == 0)
      {
        g_autofree char *sentence = game->tell_effects (&telling, &effects[i], 1, &n_told);
        const int rule = (int) effects[i].rule;

        text_add_line (text, sentence);
        g_array_append_val (rules, rule);
      }

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/* What the last event caused, and before that how it came to it. */
static char *
answer_news (TableSession *session,
             GArray       *rules)
{
  g_autofree char *news = parlour_why_tell_news (session, rules);
  g_autofree char *reckoning = news != NULL ? parlour_game_tell_reckoning (session, count_events (session) - 1) : NULL;

  return reckoning != NULL ? g_strjoin ("\n", reckoning, news, NULL) : g_steal_pointer (&news);
}

static char *
answer_question (ParlourWhy *self,
                 GArray     *rules)
{
  return self->question == PARLOUR_QUESTION_NEWS ? answer_news (self->session, rules)
                                                 : parlour_game_answer (self->session, self->question, self->seat, rules);
}

/* Answers in the popover, if there is an answer. */
static void
show_answer (ParlourWhy *self)
{
  g_autoptr (TongueScope) scope = parlour_speak_in (GTK_WIDGET (self));
  g_autoptr (GArray) rules = g_array_new (TRUE, FALSE, sizeof (int));
  g_autofree char *answer = NULL;

  if (self->session != NULL)
    answer = answer_question (self, rules);
  if (answer == NULL)
    {
      drop_popover (self);
      return;
    }

  if (self->popover == NULL)
    {
      self->popover = parlour_why_popover_new ();
      gtk_widget_set_parent (self->popover, self->button);
    }
  parlour_why_popover_show (PARLOUR_WHY_POPOVER (self->popover), table_session_get_game (self->session), answer,
                            (const int *) (const void *) rules->data);
}

static void
on_clicked (ParlourWhy *self)
{
  drop_popover (self);
  show_answer (self);
  if (self->popover == NULL)
    return;

  self->asked_at = count_events (self->session);
  parlour_popover_popup (GTK_POPOVER (self->popover));
}

/* A number is the same in every language, but the question is not. */
static void
tell (ParlourWhy *self)
{
  /* Translators: %s is a word or number on the screen, such as “mayor” or “2.”, which a button explains. */
  g_autofree char *name = g_strdup_printf (_("Why “%s”?"), gtk_label_get_label (self->label));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (self->popover != NULL)
    show_answer (self);
}

static void
parlour_why_dispose (GObject *object)
{
  ParlourWhy *self = PARLOUR_WHY (object);

  drop_popover (self);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (parlour_why_parent_class)->dispose (object);
}

static void
parlour_why_class_init (ParlourWhyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_why_dispose;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/fields/why.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
  gtk_widget_class_bind_template_child (widget_class, ParlourWhy, button);
  gtk_widget_class_bind_template_child (widget_class, ParlourWhy, label);
  gtk_widget_class_bind_template_callback (widget_class, on_clicked);
  gtk_widget_class_set_layout_manager_type (widget_class, PARLOUR_TYPE_STEADY_LAYOUT);
}

static void
parlour_why_init (ParlourWhy *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Of a game that answers nothing it is a word like any other. */
static void
show_whether_asked (ParlourWhy *self)
{
  gboolean asked = self->question == PARLOUR_QUESTION_NEWS
                   || table_session_get_game (self->session)->answers != NULL;

  parlour_widget_set_css_class (self->button, "silent", !asked);
  gtk_widget_set_can_target (self->button, asked);
  gtk_widget_set_focusable (self->button, asked);
}

/**
 * parlour_why_show:
 * @self: a word that says why
 * @text: what it says otherwise; if that is nothing it hides
 * @session: a game
 * @question: what it is asked, a question of the game's
 * @seat: the player that it is about, from 0, or `TABLE_NOBODY` for prices
 *
 * Shows a word, and remembers whom to ask. An answer that is open goes, unless
 * it is still the same one.
 */
void
parlour_why_show (ParlourWhy   *self,
                  const char   *text,
                  TableSession *session,
                  int           question,
                  int           seat)
{
  g_return_if_fail (PARLOUR_IS_WHY (self));
  g_return_if_fail (text != NULL);
  g_return_if_fail (TABLE_IS_SESSION (session));

  if (session != self->session || question != self->question || seat != self->seat
      || count_events (session) != self->asked_at)
    drop_popover (self);
  g_set_object (&self->session, session);
  self->question = question;
  self->seat = seat;

  gtk_widget_set_visible (GTK_WIDGET (self), *text != '\0');
  show_whether_asked (self);
  if (g_str_equal (gtk_label_get_label (self->label), text))
    return;

  gtk_label_set_label (self->label, text);
  tell (self);
}

/**
 * parlour_why_new_line:
 * @text: what it says
 * @session: a game
 * @question: what it is asked, a question of the game's
 * @seat: the player that it is about, from 0, or `TABLE_NOBODY`
 *
 * Makes a line that says why, as wide as it is and longer than one where there is no room.
 *
 * Returns: (transfer floating): the line
 */
GtkWidget *
parlour_why_new_line (const char   *text,
                      TableSession *session,
                      int           question,
                      int           seat)
{
  ParlourWhy *self = g_object_new (PARLOUR_TYPE_WHY, "halign", GTK_ALIGN_START, NULL);

  g_object_set (self->label, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0., "width-chars", 8, "halign", GTK_ALIGN_FILL, NULL);
  parlour_why_show (self, text, session, question, seat);

  return GTK_WIDGET (self);
}

/**
 * parlour_why_show_prices:
 * @self: a word that says why
 * @session: a game
 *
 * Shows the word for what things cost or pay on the table, as long as there is
 * anything to be had.
 */
void
parlour_why_show_prices (ParlourWhy   *self,
                         TableSession *session)
{
  int question = parlour_game_find (table_session_get_game (session))->prices_question;
  g_autoptr (GArray) rules = g_array_new (TRUE, FALSE, sizeof (int));
  g_autofree char *answer = parlour_game_answer (session, question, TABLE_NOBODY, rules);

  /* Translators: a button that explains what things on the table cost or pay. */
  parlour_why_show (self, answer != NULL ? _("Prices") : "", session, question, TABLE_NOBODY);
}
