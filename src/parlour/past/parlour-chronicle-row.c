/* parlour-chronicle-row.c: a line of the chronicle on the screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-chronicle-row.h"

#include "parlour-chronicle-view.h"
#include "parlour-game.h"
#include "parlour-rule-links.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "table-session.h"

#include <glib/gi18n.h>
#include <math.h>

/* What can be done with a line. Few are ever asked for this, so it is made for those alone. */

#define PARLOUR_TYPE_CHRONICLE_CHOICES (parlour_chronicle_choices_get_type ())

G_DECLARE_FINAL_TYPE (ParlourChronicleChoices, parlour_chronicle_choices, PARLOUR, CHRONICLE_CHOICES, AdwBin)

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

static void parlour_chronicle_choices_update (ParlourChronicleChoices *self);

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
                                 ? NULL : parlour_game_tell_reckoning (self->session, self->line->index);

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
static GtkWidget *
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
tell_taken_back (TableSession *session,
                 guint         cursor,
                 guint         there)
{
  guint n = cursor - there;
  g_autoptr (TableLine) last = g_list_model_get_item (table_session_get_chronicle (session), cursor - 1);
  g_autofree char *when = last->game->tell_when_within (last->round, last->day);

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
    return tell_taken_back (session, cursor, there);
  if (there > cursor)
    return g_strdup_printf (ngettext ("This redoes %u event.", "This redoes %u events.", there - cursor),
                            there - cursor);

  return g_strdup (_("The game stands here."));
}

/* A line may have moved since. */
static void
aim (ParlourChronicleChoices *self)
{
  guint index = self->line->index;

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->go_button), "u", index + 1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->correct_button), "u", index);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->insert_button), "u", index + 1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->take_out_button), "u", index);
}

/* Tells what they would cause now. */
static void
parlour_chronicle_choices_update (ParlourChronicleChoices *self)
{
  g_autofree char *consequence = NULL;
  guint cursor, there;

  cursor = table_record_get_cursor (table_session_get_record (self->session));
  there = self->line->index + 1;
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

/* Where in the grid stands what opens. */
#define ROW_ABOVE 2
#define ROW_BELOW 5

struct _ParlourChronicleRow {
  AdwBin parent_instance;

  TableSession *session;
  GListModel *told; /* (element-type TableLine): of its chronicle, as far as it is told */
  TableLine *line;
  gboolean covered;
  gboolean alone; /* a line of a round, told in the row of that */
  guint n_lines; /* that are told here: more than one if it is a round of passes */
  gboolean above; /* whether what is open stands above the line */
  gboolean reopened; /* while it opens as it was before */
  int gives_way; /* how far the line moves up for what is open below it, or below 0 down */
  gboolean brief; /* whether what a line of a round caused is told in the row of that */

  GtkLabel *heading;
  GtkLabel *instead; /* what is redone in the place of the line, which is the first one undone */
  GtkLabel *sentence;
  GtkToggleButton *more;
  GtkLabel *details;
  AdwBin *place;
  GtkBox *later;
};

G_DEFINE_FINAL_TYPE (ParlourChronicleRow, parlour_chronicle_row, ADW_TYPE_BIN)

static void show_line   (ParlourChronicleRow *self,
                         TableSession        *session,
                         GListModel          *told,
                         TableLine           *line,
                         gboolean             covered,
                         gboolean             alone);
static void tell        (ParlourChronicleRow *self);
static void show_instead (ParlourChronicleRow *self);
static void show_marked (ParlourChronicleRow *self);

/* The lines */

static TableLine *
get_line (ParlourChronicleRow *self,
          guint                i)
{
  g_autoptr (TableLine) line = g_list_model_get_item (table_session_get_chronicle (self->session),
                                                      self->line->index + i);

  /* The session keeps it alive. */
  return line;
}

/* Newer GTK lets a row that went live on as long as somebody holds it, as it does for what is pressed in it. */
static gboolean
is_gone (ParlourChronicleRow *self)
{
  return get_line (self, 0) != self->line;
}

/* How many lines are told in this row: passes of a round need not be read one by one. Those
 * that have just come are told here when all are. */
static guint
count_lines (ParlourChronicleRow *self)
{
  guint index = self->line->index;
  guint end = MIN (g_list_model_get_n_items (table_session_get_chronicle (self->session)),
                   g_list_model_get_n_items (self->told));
  guint n = 1;

  while (!self->alone && index + n < end && table_line_is_told_with (get_line (self, n), get_line (self, n - 1)))
    n++;

  return n;
}

static gboolean
is_round (ParlourChronicleRow *self)
{
  return self->n_lines > 1;
}

/* What a round has caused comes with its last line. */
static TableLine *
get_last_line (ParlourChronicleRow *self)
{
  return get_line (self, self->n_lines - 1);
}

static char *
tell_round (ParlourChronicleRow *self)
{
  g_autoptr (GArray) seats = g_array_new (FALSE, FALSE, sizeof (int));

  for (guint i = 0; i < self->n_lines; i++)
    {
      int seat = get_line (self, i)->player;

      g_array_append_val (seats, seat);
    }

  return self->line->game->tell_passes (table_session_get_names (self->session),
                                                        (const int *) (const void *) seats->data, seats->len);
}

/* What opens */

static gboolean
is_open (ParlourChronicleRow *self)
{
  return gtk_toggle_button_get_active (self->more);
}

static GtkWidget *
make_lines (ParlourChronicleRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  for (guint i = 0; i < self->n_lines; i++)
    {
      GtkWidget *row = g_object_new (PARLOUR_TYPE_CHRONICLE_ROW, NULL);

      show_line (PARLOUR_CHRONICLE_ROW (row), self->session, self->told, get_line (self, i), self->covered, TRUE);
      gtk_box_append (GTK_BOX (box), row);
    }

  return box;
}

/* How far what opens would go beyond the end of the page below the line. */
static int
find_excess (ParlourChronicleRow *self,
             GtkWidget           *scroller,
             int                  height)
{
  GtkWidget *last = gtk_widget_get_visible (GTK_WIDGET (self->details)) ? GTK_WIDGET (self->details)
                                                                        : GTK_WIDGET (self->sentence);
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (last, scroller, &bounds))
    return 0;

  return (int) ceilf (bounds.origin.y + bounds.size.height) + height - gtk_widget_get_height (scroller);
}

/* The line stays where it was touched, so that nothing which can be pressed comes under the
 * hand. At the end of the list, and where there is no room below, what opens goes above it, as long as
 * it can be seen there; where there is no room either the line gives way, and so does one that the top of the list
 * cuts, as what is done with it would not be seen to be its own. */
static void
find_room (ParlourChronicleRow *self,
           GtkWidget           *opened)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment;
  graphene_rect_t bounds;
  gboolean is_at_end;
  int height, excess;

  self->above = FALSE;
  self->gives_way = 0;
  if (scroller == NULL || opened == NULL || !gtk_widget_compute_bounds (GTK_WIDGET (self->sentence), scroller, &bounds))
    return;

  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  is_at_end = gtk_adjustment_get_value (adjustment) + gtk_adjustment_get_page_size (adjustment) + 1
              >= gtk_adjustment_get_upper (adjustment);
  height = parlour_widget_measure_least (opened, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (GTK_WIDGET (self)));
  excess = find_excess (self, scroller, height);

  self->above = (is_at_end || excess > 0) && bounds.origin.y >= (float) height;
  if (bounds.origin.y < 0)
    self->gives_way = (int) floorf (bounds.origin.y);
  else if (!self->above && !is_round (self))
    self->gives_way = CLAMP (excess, 0, (int) bounds.origin.y);
}

/* What a round has caused stays where it is, too. */
static void
put_opened (ParlourChronicleRow *self,
            GtkWidget           *opened)
{
  GtkLayoutManager *grid = gtk_widget_get_layout_manager (gtk_widget_get_parent (GTK_WIDGET (self->place)));
  GtkLayoutChild *place = gtk_layout_manager_get_layout_child (grid, GTK_WIDGET (self->place));

  gtk_grid_layout_child_set_row (GTK_GRID_LAYOUT_CHILD (place), self->above ? ROW_ABOVE : ROW_BELOW);
  if (self->above && is_round (self))
    {
      ParlourChronicleRow *last = PARLOUR_CHRONICLE_ROW (gtk_widget_get_last_child (opened));

      last->brief = TRUE;
      tell (last);
    }
}

/* Choices of two lines would be taken for each other's: those of one are open at a time. */
static void
tell_view (ParlourChronicleRow *self)
{
  GtkWidget *view = gtk_widget_get_ancestor (GTK_WIDGET (self), PARLOUR_TYPE_CHRONICLE_VIEW);

  if (view != NULL && self->line != NULL && !self->reopened && !is_round (self))
    parlour_chronicle_view_set_opened (PARLOUR_CHRONICLE_VIEW (view), self->more, self->line, self->above);
}

static void
on_more_toggled (ParlourChronicleRow *self)
{
  GtkWidget *opened = NULL;

  if (is_open (self))
    opened = is_round (self) ? make_lines (self) : parlour_chronicle_choices_new (self->session, self->line, self->covered);

  adw_bin_set_child (self->place, opened);
  gtk_widget_set_visible (GTK_WIDGET (self->place), opened != NULL);
  /* Where nobody asked how wide it is before it was laid out, the list made it as high as if no line of it had to be broken. */
  gtk_widget_measure (GTK_WIDGET (self->place), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  if (!self->reopened)
    find_room (self, opened);
  tell_view (self);
  put_opened (self, opened);
  parlour_widget_set_css_class (GTK_WIDGET (self), "open", opened != NULL && !is_round (self));
  if (self->line != NULL)
    tell (self);
}

/* It has been toggled already, but not been laid out since. */
static void
on_more_clicked (ParlourChronicleRow *self)
{
  GtkWidget *view = gtk_widget_get_ancestor (GTK_WIDGET (self), PARLOUR_TYPE_CHRONICLE_VIEW);

  if (view != NULL)
    parlour_chronicle_view_keep_in_place (PARLOUR_CHRONICLE_VIEW (view), GTK_WIDGET (self->more), self->gives_way);
}

/* A round may have become longer, or shorter. */
static void
tell_round_anew (ParlourChronicleRow *self)
{
  if (is_gone (self) || count_lines (self) == self->n_lines)
    return;

  gtk_toggle_button_set_active (self->more, FALSE);
  tell (self);
}

static void
on_changed (ParlourChronicleRow *self)
{
  GtkWidget *opened;

  if (is_gone (self))
    return;

  tell_round_anew (self);
  opened = adw_bin_get_child (self->place);
  if (PARLOUR_IS_CHRONICLE_CHOICES (opened))
    parlour_chronicle_choices_update (PARLOUR_CHRONICLE_CHOICES (opened));
  show_instead (self);
  show_marked (self);
}

static void
show_marked (ParlourChronicleRow *self)
{
  gboolean marked = FALSE;

  for (guint i = 0; i < self->n_lines; i++)
    marked |= get_line (self, i)->marked;

  parlour_widget_set_css_class (GTK_WIDGET (self), "marked", marked);
}

static void
tell_undone (GtkLabel *sentence,
             gboolean  undone)
{
  /* Nobody hears that something is struck through. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (sentence), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  undone ? C_("event of the chronicle", "undone") : "", -1);
}

static void
show_undone (ParlourChronicleRow *self)
{
  gboolean undone = self->line->undone;

  /* What is struck through says so itself: where the row did, GTK would find the style of all in it anew whenever something is
   * undone, or done again. */
  parlour_widget_set_css_class (GTK_WIDGET (self->sentence), "undone", undone);
  parlour_widget_set_css_class (GTK_WIDGET (self->details), "undone", undone);
  for (GtkWidget *label = gtk_widget_get_first_child (GTK_WIDGET (self->later)); label != NULL;
       label = gtk_widget_get_next_sibling (label))
    parlour_widget_set_css_class (label, "undone", undone);
  tell_undone (self->sentence, undone);
}

/* What was undone last, and took the place of what is undone here. It is redone before that. */
static void
show_instead (ParlourChronicleRow *self)
{
  gboolean instead = !self->alone
                     && self->line->index == table_record_get_cursor (table_session_get_record (self->session))
                     && table_session_get_redo_instead (self->session);

  gtk_widget_set_visible (GTK_WIDGET (self->instead), instead);
  if (!instead)
    return;

  parlour_label_show_text (self->instead, table_session_get_redo_text (self->session));
  tell_undone (self->instead, TRUE);
}

static void
parlour_chronicle_row_dispose (GObject *object)
{
  parlour_chronicle_row_drop (PARLOUR_CHRONICLE_ROW (object));

  G_OBJECT_CLASS (parlour_chronicle_row_parent_class)->dispose (object);
}

static void
parlour_chronicle_row_class_init (ParlourChronicleRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_chronicle_row_dispose;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/past/chronicle-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourChronicleRow, heading);
  gtk_widget_class_bind_template_child (widget_class, ParlourChronicleRow, instead);
  gtk_widget_class_bind_template_child (widget_class, ParlourChronicleRow, sentence);
  gtk_widget_class_bind_template_child (widget_class, ParlourChronicleRow, more);
  gtk_widget_class_bind_template_child (widget_class, ParlourChronicleRow, details);
  gtk_widget_class_bind_template_child (widget_class, ParlourChronicleRow, place);
  gtk_widget_class_bind_template_child (widget_class, ParlourChronicleRow, later);
  gtk_widget_class_bind_template_callback (widget_class, on_more_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_more_toggled);
  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
}

static void
parlour_chronicle_row_init (ParlourChronicleRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static gboolean
begins_day (TableSession *session,
            TableLine    *line)
{
  guint index = line->index;
  g_autoptr (TableLine) before = NULL;

  if (index == 0)
    return TRUE;

  before = g_list_model_get_item (table_session_get_chronicle (session), index - 1);

  return table_line_begins_day (line, before);
}

static void
show_heading (ParlourChronicleRow *self)
{
  gboolean begins = !self->alone && begins_day (self->session, self->line);

  gtk_widget_set_visible (GTK_WIDGET (self->heading), begins);
  if (begins)
    {
      g_autofree char *day = self->line->game->tell_when (self->line->round, self->line->day);

      gtk_label_set_label (self->heading, day);
    }
}

static void
add_label (ParlourChronicleRow *self,
           const char          *text,
           const char *const   *css_classes)
{
  GtkWidget *label = parlour_label_new_wrapped (text);

  gtk_widget_set_css_classes (label, (const char **) css_classes);
  gtk_box_append (self->later, label);
}

/* Whether what it has caused is told in the row of the last line of a round, or of all. */
static gboolean
is_told_elsewhere (ParlourChronicleRow *self)
{
  return self->brief || (is_round (self) && is_open (self) && !self->above);
}

/* What happens on the next day stands under the name of that. */
static void
show_later (ParlourChronicleRow *self)
{
  static const char *const heading_classes[] = { "heading", "chronicle-heading", NULL };
  static const char *const details_classes[] = { "chronicle-details", NULL };
  guint n_days;
  const TableLineDay *days = table_line_get_days (get_last_line (self), &n_days);

  if (is_told_elsewhere (self))
    n_days = 1;

  parlour_box_clear (self->later);
  for (guint i = 1; i < n_days; i++)
    {
      g_autofree char *day = self->line->game->tell_when (days[i].round, days[i].day);

      add_label (self, day, heading_classes);
      add_label (self, days[i].details, details_classes);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->later), n_days > 1);
}

static void
show_more (ParlourChronicleRow *self)
{
  const char *text = is_round (self) ? _("Show each pass") : _("Go back here, correct, insert or take out");

  gtk_button_set_icon_name (GTK_BUTTON (self->more), is_round (self) ? "pan-down-symbolic" : "view-more-symbolic");
  parlour_widget_set_tooltip (GTK_WIDGET (self->more), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->more), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static const char *
get_details (ParlourChronicleRow *self)
{
  TableLine *line = get_last_line (self);
  guint n_days;

  if (is_told_elsewhere (self))
    return "";
  if (self->covered && table_line_is_private (line))
    return _("What is kept secret is covered.");

  return table_line_get_days (line, &n_days)->details;
}

static void
tell (ParlourChronicleRow *self)
{
  g_autofree char *round = NULL;
  const char *details;

  if (self->line == NULL || is_gone (self))
    return;

  self->n_lines = count_lines (self);
  round = is_round (self) ? tell_round (self) : NULL;
  details = get_details (self);
  show_heading (self);
  show_later (self);
  show_more (self);
  parlour_label_show_text (self->sentence, round != NULL ? round : self->line->sentence);
  parlour_label_show_text (self->details, details);
  gtk_widget_set_visible (GTK_WIDGET (self->details), *details != '\0');
  show_undone (self);
  show_instead (self);
  show_marked (self);
}

static void
show_line (ParlourChronicleRow *self,
           TableSession        *session,
           GListModel          *told,
           TableLine           *line,
           gboolean             covered,
           gboolean             alone)
{
  self->session = g_object_ref (session);
  self->told = g_object_ref (told);
  self->line = g_object_ref (line);
  self->covered = covered;
  self->alone = alone;
  g_signal_connect_swapped (line, "undone", G_CALLBACK (show_undone), self);
  g_signal_connect_swapped (told, "items-changed", G_CALLBACK (tell_round_anew), self);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (session, "corrected", G_CALLBACK (tell), self);

  tell (self);
}

/* Shows a line, with the day above it if it is the first one of that. If passes follow it these
 * are told here, too. */
void
parlour_chronicle_row_show (ParlourChronicleRow *self,
                            TableSession        *session,
                            GListModel          *told,
                            TableLine           *line,
                            gboolean             covered)
{
  g_return_if_fail (self->line == NULL);

  show_line (self, session, told, line, covered, FALSE);
}

/* Opens what can be done with the line, as it was before the list made another row for it. */
GtkWidget *
parlour_chronicle_row_reopen (ParlourChronicleRow *self,
                              gboolean             above)
{
  g_return_val_if_fail (self->line != NULL, NULL);

  self->above = above;
  self->reopened = TRUE;
  gtk_toggle_button_set_active (self->more, TRUE);
  self->reopened = FALSE;

  return GTK_WIDGET (self->more);
}

/* Shows no line any more. */
void
parlour_chronicle_row_drop (ParlourChronicleRow *self)
{
  if (self->line == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->line, self);
  g_signal_handlers_disconnect_by_data (self->told, self);
  g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->line);
  gtk_toggle_button_set_active (self->more, FALSE);
  g_clear_object (&self->told);
  g_clear_object (&self->session);
}
