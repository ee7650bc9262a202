/* parlour-correction.c: an event of the past is entered anew, or one more
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * On one page it is entered as it was entered the first time, on the other
 * stands what becomes of the game. Nothing has changed until that is accepted. What
 * was forgotten is entered in the same way, on the page of the step at which it
 * happened.
 */

#include "config.h"

#include "parlour-correction.h"

#include "parlour-actions.h"
#include "parlour-change-row.h"
#include "parlour-game-past.h"
#include "parlour-keys.h"
#include "parlour-note-form.h"
#include "parlour-settings.h"
#include "parlour-step-page.h"
#include "parlour-template.h"
#include "parlour-toasts.h"
#include "parlour-widgets.h"
#include "table-complaint.h"
#include "text-words.h"
#include "tongue.h"

#include <glib/gi18n.h>
#include <string.h>

/* How many rows are made in a frame. */
#define N_AT_ONCE 10

struct _ParlourCorrection {
  ParlourSideWindow parent_instance;

  TableSession *session;
  gboolean inserting; /* whether what is entered comes before the event, and not in its place */
  guint index;
  TableEvent *event; /* what happened instead, or NULL if nothing did */
  TableRoller roller;
  gboolean anyway; /* whether the books are put right for it */
  TableRevision *revision; /* NULL while it is entered */

  ParlourToasts *toasts;
  GtkStack *pages;
  GtkWidget *entry_page;
  GtkLabel *when;
  GtkLabel *was;
  GtkWidget *kinds;
  GtkToggleButton *change_button;
  GtkToggleButton *step_button;
  GtkToggleButton *holdings_button;
  GtkToggleButton *note_button;
  GtkLabel *heading;
  AdwBin *place;
  AdwBin *action_place;
  GtkWidget *changes_page;
  GtkLabel *summary;
  GtkWidget *counts;
  GtkLabel *swallowed;
  GtkLabel *not_added;
  GtkToggleButton *keep_button;
  GtkToggleButton *add_button;
  GtkSliceListModel *changes;
  GtkWidget *again_button;
  GtkWidget *accept_button;
};

static guint made_signal;

G_DEFINE_FINAL_TYPE (ParlourCorrection, parlour_correction, PARLOUR_TYPE_SIDE_WINDOW)

static void
tell (ParlourCorrection *self,
      const char        *sentence,
      int                rule,
      ParlourPage       *anyway)
{
  parlour_toasts_refuse (self->toasts, sentence, table_session_get_game (self->session), rule, anyway);
}

/* What becomes of the game */

static guint
count_changes (TableRevision  *revision,
               TableChangeKind kind)
{
  GListModel *changes = table_revision_get_changes (revision);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (changes); i++)
    {
      g_autoptr (TableChange) change = g_list_model_get_item (changes, i);

      n += change->kind == kind ? 1 : 0;
    }

  return n;
}

static void
append_sentence (GString *text,
                 gboolean holds,
                 char    *sentence)
{
  if (holds)
    text_add_line (text, sentence);
  g_free (sentence);
}

/* Where the game waits for what was never entered. */
static void
append_way_back (GString          *text,
                 const TableState *state)
{
  const ParlourGamePast *past = parlour_game_past_find (state->game);
  g_autofree char *sentence = past->tell_way_back != NULL ? past->tell_way_back (state) : NULL;

  append_sentence (text, sentence != NULL, g_steal_pointer (&sentence));
}

static char *
summarize (TableRevision *revision)
{
  guint otherwise = count_changes (revision, TABLE_CHANGE_OTHERWISE);
  guint doubtful = count_changes (revision, TABLE_CHANGE_DOUBTFUL);
  guint waiting = table_revision_count_left (revision);
  guint left_out = count_changes (revision, TABLE_CHANGE_LEFT_OUT) - waiting;
  guint lost = table_revision_count_lost (revision);
  GString *text = g_string_new (NULL);

  append_sentence (text, count_changes (revision, TABLE_CHANGE_MOVED) > 0,
                   g_strdup (_("What was entered further down moves to where it was put.")));
  append_sentence (text, otherwise > 0,
                   g_strdup_printf (ngettext ("%u event turns out otherwise.",
                                              "%u events turn out otherwise.", otherwise), otherwise));
  append_sentence (text, count_changes (revision, TABLE_CHANGE_STAYS) > 0,
                   g_strdup (_("What was paid, or paid for, in an event of its own stays as it was: correct it, too, if that was otherwise.")));
  append_sentence (text, doubtful > 0,
                   g_strdup_printf (ngettext ("%u event is doubtful now: accept it only if the table is sure.",
                                              "%u events are doubtful now: accept them only if the table is sure.", doubtful),
                                    doubtful));
  append_sentence (text, left_out > 0,
                   g_strdup_printf (ngettext ("%u event fits no more and is set aside.",
                                              "%u events fit no more and are set aside.", left_out), left_out));
  append_sentence (text, waiting > 0,
                   g_strdup_printf (ngettext ("%u event waits until the game comes to it, even if it is closed before that.",
                                              "%u events wait until the game comes to them, even if it is closed before that.",
                                              waiting),
                                    waiting));
  if (waiting > 0)
    append_way_back (text, table_revision_get_state (revision));
  append_sentence (text, lost > 0,
                   g_strdup_printf (ngettext ("%u event that is undone can be redone no more, and is set aside.",
                                              "%u events that are undone can be redone no more, and are set aside.", lost),
                                    lost));
  append_sentence (text, text->len > 0, g_strdup (_("Undo takes all of this back.")));
  if (text->len == 0)
    g_string_append (text, _("Everything that was entered after it stays as it was."));

  return g_string_free (text, FALSE);
}

static guint
get_uncovered (void)
{
  return g_settings_get_boolean (parlour_settings_get (), "cover") ? 0 : G_MAXUINT;
}

/* There may be hundreds, and all rows at once would hold up everything. */
static void
show_more_changes (GtkWidget *widget)
{
  ParlourCorrection *self = PARLOUR_CORRECTION (widget);
  guint n_shown = g_list_model_get_n_items (G_LIST_MODEL (self->changes));

  gtk_slice_list_model_set_size (self->changes, n_shown + N_AT_ONCE);
  if (g_list_model_get_n_items (G_LIST_MODEL (self->changes)) == n_shown + N_AT_ONCE)
    parlour_widget_after_frame (widget, show_more_changes);
}

/* Whether what was entered may only be seen by one, and with it what it changes. */
static gboolean
is_covered (ParlourCorrection *self)
{
  g_autoptr (TableChange) change = g_list_model_get_item (table_revision_get_changes (self->revision), 0);

  return get_uncovered () == 0 && change->private;
}

/* Whether counts that come later keep what was counted, or go along: nobody but the table knows. */
static void
show_counts (ParlourCorrection *self)
{
  gboolean meets = table_revision_meets_counts (self->revision);
  g_autofree char *swallowed = NULL, *left = NULL, *text = NULL;

  gtk_widget_set_visible (self->counts, meets);
  if (!meets)
    return;

  swallowed = table_revision_tell_counts (self->revision);
  left = table_revision_tell_not_added (self->revision);
  gtk_label_set_label (self->swallowed, is_covered (self) ? _("What is kept secret is covered.") : swallowed);
  gtk_widget_set_visible (GTK_WIDGET (self->not_added), left != NULL);
  if (left == NULL)
    return;

  /* Translators: what a player has more or less of follows on the next lines. Somebody wanted it to be put into what was
   * counted later. */
  text = g_strdup_printf ("%s\n%s", _("This cannot be put into the count:"),
                          is_covered (self) ? _("What is kept secret is covered.") : left);
  gtk_label_set_label (self->not_added, text);
}

static void
show_revision (ParlourCorrection *self)
{
  g_autofree char *summary = summarize (self->revision);

  parlour_toasts_dismiss (self->toasts);
  show_counts (self);
  gtk_label_set_label (self->summary, summary);
  gtk_slice_list_model_set_size (self->changes, 0);
  gtk_slice_list_model_set_model (self->changes, table_revision_get_changes (self->revision));
  show_more_changes (GTK_WIDGET (self));
  gtk_stack_set_visible_child (self->pages, self->changes_page);
  gtk_widget_grab_focus (self->accept_button);
}

/* Tries what was entered, and tells at once if it could not have happened. */
static gboolean
try_revision (ParlourCorrection *self)
{
  const TableRevising revising = (self->inserting ? TABLE_INSERTS : TABLE_REPLACES) | (self->anyway ? TABLE_ANYWAY : 0);
  g_autoptr (TableRevision) revision = table_session_try_revision (self->session, revising, self->index, self->event,
                                                                   self->roller);
  const TableObstacle obstacle = table_revision_get_obstacle (revision);

  if (obstacle.kind != TABLE_OBSTACLE_NONE)
    {
      g_autofree char *sentence = table_obstacle_complain (table_session_get_game (self->session),
                                                           table_session_get_names (self->session), &obstacle,
                                                           get_uncovered ());

      tell (self, sentence, (int) obstacle.rule, NULL);
      return FALSE;
    }

  if (table_revision_meets_counts (revision) && gtk_toggle_button_get_active (self->add_button))
    table_revision_add_to_counts (revision, TRUE);
  g_set_object (&self->revision, revision);

  return TRUE;
}

static void
on_counts_toggled (ParlourCorrection *self,
                   GtkToggleButton   *button)
{
  if (self->revision == NULL || !gtk_toggle_button_get_active (button) || !table_revision_meets_counts (self->revision))
    return;

  table_revision_add_to_counts (self->revision, button == self->add_button);
  show_revision (self);
  gtk_widget_grab_focus (GTK_WIDGET (button));
}

static void
on_setup (GtkSignalListItemFactory *factory,
          GtkListItem              *item)
{
  gtk_list_item_set_child (item, g_object_new (PARLOUR_TYPE_CHANGE_ROW, NULL));
  gtk_list_item_set_activatable (item, FALSE);
}

static void
on_bind (GtkSignalListItemFactory *factory,
         GtkListItem              *item)
{
  parlour_change_row_show (PARLOUR_CHANGE_ROW (gtk_list_item_get_child (item)), gtk_list_item_get_item (item),
                           get_uncovered () == 0);
}

static char *
tell_made (ParlourCorrection *self)
{
  g_autoptr (TableChange) change = g_list_model_get_item (table_revision_get_changes (self->revision), 0);
  const char *sentence = change->sentence;

  if (self->event == NULL)
    /* Translators: %s is a sentence that tells what has not happened in the game. */
    return g_strdup_printf (C_("event", "Taken out: %s"), sentence);
  if (self->inserting)
    /* Translators: %s is a sentence that tells what has happened in the game, too. */
    return g_strdup_printf (C_("event", "Inserted: %s"), sentence);

  /* Translators: %s is a sentence that tells what has really happened in the game. */
  return g_strdup_printf (C_("event", "Corrected: %s"), sentence);
}

static void
make_revision (ParlourCorrection *self)
{
  g_autofree char *sentence = tell_made (self);
  g_autoptr (TableRevision) revision = g_steal_pointer (&self->revision);

  g_signal_handlers_disconnect_by_data (self->session, self);
  table_session_accept (self->session, revision);
  g_signal_emit (self, made_signal, 0, sentence);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
accept_revision (ParlourCorrection *self)
{
  if (self->revision != NULL)
    make_revision (self);
}

/* Who wins, and whether anybody does already, is not changed in passing. */
static gboolean
changes_end (ParlourCorrection *self)
{
  const TableState *before = table_session_get_state (self->session);
  const TableState *after = table_revision_get_state (self->revision);
  TableScore score, other;

  if (!table_state_is_finished (before) || !table_state_is_finished (after))
    return table_state_is_finished (before) != table_state_is_finished (after);

  return table_state_get_score (before, &score) && table_state_get_score (after, &other)
         && memcmp (score.ranks, other.ranks, (gsize) before->n_players * sizeof score.ranks[0]) != 0;
}

/* The first change is the event itself. Whatever could be redone still can be. */
static gboolean
changes_nothing_else (ParlourCorrection *self)
{
  return g_list_model_get_n_items (table_revision_get_changes (self->revision)) == 1
         && table_revision_count_lost (self->revision) == 0 && !table_revision_meets_counts (self->revision)
         && !changes_end (self);
}

static void
enter_again (ParlourCorrection *self)
{
  g_clear_object (&self->revision);
  gtk_toggle_button_set_active (self->keep_button, TRUE);
  gtk_stack_set_visible_child (self->pages, self->entry_page);
}

/* An event that was on its way to the disk may come into the game while
 * somebody thinks: what is accepted has to be the game as it stands. */
static void
on_changed (ParlourCorrection *self)
{
  if (self->index >= table_record_get_cursor (table_session_get_record (self->session)))
    gtk_window_destroy (GTK_WINDOW (self));
  else if (self->revision != NULL && try_revision (self))
    show_revision (self);
}

/* What happened instead */

static const TableEvent *
get_old_event (ParlourCorrection *self)
{
  return table_record_get_event (table_session_get_record (self->session), self->index);
}

/* A draw or a roll that stays as it was is still whose it was, although it is typed. */
static TableRoller
find_roller (ParlourCorrection *self,
             TableRoller        roller)
{
  const TableRecord *record = table_session_get_record (self->session);

  if (self->inserting || !table_record_is_same_draw (record, self->index, self->event))
    return roller;

  return table_roller_find (record, self->index);
}

static void
clear_event (ParlourCorrection *self)
{
  if (self->event != NULL)
    table_event_free (table_session_get_game (self->session)->events, self->event);
  self->event = NULL;
}

static void
take_event (ParlourCorrection *self,
            const TableEvent  *event,
            TableRoller        roller,
            gboolean           anyway)
{
  clear_event (self);
  self->event = table_event_copy (table_session_get_game (self->session)->events, event);
  self->roller = find_roller (self, roller);
  self->anyway = anyway;
  if (!try_revision (self))
    return;

  /* There is nothing to be asked about. */
  if (changes_nothing_else (self))
    make_revision (self);
  else
    show_revision (self);
}

static void
on_entered (ParlourCorrection *self,
            const TableEvent  *event,
            int                roller)
{
  take_event (self, event, (TableRoller) roller, FALSE);
}

/* Of the past only one thing is entered at once. */
static void
on_entered_anyway (ParlourCorrection       *self,
                   const TableEvent *const *events,
                   guint                    n_events,
                   int                      roller)
{
  take_event (self, events[n_events - 1], (TableRoller) roller, TRUE);
}

/* What can be entered at any step has a form of its own: a note, what corrects the
 * table itself, and what changes what players have. */
static GType
find_form_aside (ParlourCorrection *self)
{
  const TableGame *game = table_session_get_game (self->session);
  const ParlourGamePast *past = parlour_game_past_find (game);
  int type;

  if (self->inserting && gtk_toggle_button_get_active (self->change_button))
    return past->get_change ();
  if (self->inserting && gtk_toggle_button_get_active (self->holdings_button))
    return past->get_correction ();
  if (self->inserting)
    return gtk_toggle_button_get_active (self->note_button) ? PARLOUR_TYPE_NOTE_FORM : G_TYPE_INVALID;

  type = get_old_event (self)->type;
  if ((game->events->kinds[type].flags & TABLE_EVENT_ASIDE) == 0)
    return G_TYPE_INVALID;

  if (type == game->note)
    return PARLOUR_TYPE_NOTE_FORM;

  return past->find_form != NULL ? past->find_form (type) : past->get_correction ();
}

static GType
find_page (ParlourCorrection *self,
           const TableState  *state)
{
  GType form = find_form_aside (self);

  return form != G_TYPE_INVALID ? form : parlour_step_page_find (state);
}

/* What is corrected, or comes before what was forgotten. */
static void
tell_line (ParlourCorrection *self)
{
  guint index = self->inserting ? self->index - 1 : self->index;
  g_autoptr (TableLine) line = g_list_model_get_item (table_session_get_chronicle (self->session), index);
  g_autofree char *when = line->game->tell_when (line->round, line->day);
  /* Translators: behind which event of the past one more is inserted; %s is a sentence that tells it. */
  g_autofree char *behind = g_strdup_printf (_("After: %s"), line->sentence);

  gtk_label_set_label (self->when, when);
  gtk_label_set_label (self->was, self->inserting ? behind : line->sentence);
}

/* What is asked, in the language of whoever is asked, as all else on the page. */
static char *
tell_step (TableSession *before)
{
  int seat = table_session_get_addressed (before);
  g_autoptr (TongueScope) scope = tongue_speak (table_session_get_language (before, seat));

  return table_session_get_game (before)->tell_step (table_session_get_names (before), table_session_get_state (before));
}

/* What is corrected, and where the game stood before it. */
static void
tell_event (ParlourCorrection *self,
            TableSession      *before)
{
  g_autofree char *heading = tell_step (before);

  tell_line (self);
  gtk_label_set_label (self->heading, heading);
  gtk_widget_set_visible (GTK_WIDGET (self->heading), find_form_aside (self) == G_TYPE_INVALID);
}

static void
fill_in (ParlourCorrection *self,
         ParlourPage       *page)
{
  parlour_page_set_sure (page, table_record_get_stamp (table_session_get_record (self->session), self->index).sure);
  parlour_page_fill_in (page, get_old_event (self));
}

/* What enters it may be something else after each touch. */
static void
on_action_set (ParlourCorrection *self,
               GParamSpec        *pspec,
               ParlourPage       *page)
{
  adw_bin_set_child (self->action_place, parlour_page_get_action (page));
}

static void
show_event (ParlourCorrection *self)
{
  g_autoptr (TableSession) before = table_session_new_before (self->session, self->index);
  GtkWidget *page = g_object_new (find_page (self, table_session_get_state (before)), NULL);

  tell_event (self, before);
  g_signal_connect_object (page, "entered", G_CALLBACK (on_entered), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "entered-anyway", G_CALLBACK (on_entered_anyway), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "complained", G_CALLBACK (tell), self, G_CONNECT_SWAPPED);
  parlour_page_set_uncovered (PARLOUR_PAGE (page), get_uncovered ());
  parlour_page_set_session (PARLOUR_PAGE (page), before);
  if (self->inserting)
    parlour_page_begin_inserting (PARLOUR_PAGE (page));
  else
    fill_in (self, PARLOUR_PAGE (page));
  adw_bin_set_child (self->place, page);
  on_action_set (self, NULL, PARLOUR_PAGE (page));
  g_signal_connect_object (page, "notify::action", G_CALLBACK (on_action_set), self, G_CONNECT_SWAPPED);
}

/* Where there is nothing to choose there is only what enters it, such as passing. */
static void
focus_entry (ParlourCorrection *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  GtkWidget *place = GTK_WIDGET (self->place);

  if ((focus == NULL || !gtk_widget_is_ancestor (focus, place))
      && !gtk_widget_child_focus (place, GTK_DIR_TAB_FORWARD))
    gtk_widget_child_focus (GTK_WIDGET (self->action_place), GTK_DIR_TAB_FORWARD);
}

/* Of the buttons one is released and another pressed. Whoever says what is to be inserted
 * wants to enter it, not to press the button again. */
static void
on_kind_toggled (ParlourCorrection *self,
                 GtkToggleButton   *button)
{
  if (self->session == NULL || !gtk_toggle_button_get_active (button))
    return;

  show_event (self);
  focus_entry (self);
}

/* Nobody opens the window to press Cancel, which comes first. */
static void
on_map (ParlourCorrection *self)
{
  if (self->revision != NULL)
    gtk_widget_grab_focus (self->accept_button);
  else
    focus_entry (self);
}

/* The object */

static void
parlour_correction_dispose (GObject *object)
{
  ParlourCorrection *self = PARLOUR_CORRECTION (object);

  clear_event (self);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  g_clear_object (&self->revision);

  G_OBJECT_CLASS (parlour_correction_parent_class)->dispose (object);
}

static void tell_anew (ParlourCorrection *self);

static void
bind_template (GtkWidgetClass *widget_class)
{
  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/past/correction.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell_anew));
  gtk_widget_class_bind_template_child (widget_class, ParlourCorrection, toasts);
  gtk_widget_class_bind_template_child (widget_class, ParlourCorrection, pages);
  gtk_widget_class_bind_template_child (widget_class, ParlourCorrection, entry_page);
  gtk_widget_class_bind_template_child (widget_class, ParlourCorrection, when);
  gtk_widget_class_bind_template_child (widget_class, ParlourCorrection, was);
  gtk_widget_class_bind_template_child (widget_class, ParlourCorrection, kinds);
  gtk_widget_class_bind_template_child (widget_class, ParlourCorrection, change_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourCorrection, step_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourCorrection, holdings_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourCorrection, note_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourCorrection, heading);
  gtk_widget_class_bind_template_child (widget_class, ParlourCorrection, place);
  gtk_widget_class_bind_template_child (widget_class, ParlourCorrection, action_place);
  gtk_widget_class_bind_template_child (widget_class, ParlourCorrection, changes_page);
  gtk_widget_class_bind_template_child (widget_class, ParlourCorrection, summary);
  gtk_widget_class_bind_template_child (widget_class, ParlourCorrection, counts);
  gtk_widget_class_bind_template_child (widget_class, ParlourCorrection, swallowed);
  gtk_widget_class_bind_template_child (widget_class, ParlourCorrection, not_added);
  gtk_widget_class_bind_template_child (widget_class, ParlourCorrection, keep_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourCorrection, add_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourCorrection, changes);
  gtk_widget_class_bind_template_child (widget_class, ParlourCorrection, again_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourCorrection, accept_button);
  gtk_widget_class_bind_template_callback (widget_class, on_kind_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_counts_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_setup);
  gtk_widget_class_bind_template_callback (widget_class, on_bind);
}

static const ParlourAction actions[] = {
  { "correction.accept", NULL, G_CALLBACK (accept_revision) },
  /* Goes back to where the event is entered. */
  { "correction.again", NULL, G_CALLBACK (enter_again) },
};

static void
parlour_correction_class_init (ParlourCorrectionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_correction_dispose;
  bind_template (widget_class);

  /* What was entered anew is in the game. Undoing takes that back. */
  made_signal = g_signal_new ("made", PARLOUR_TYPE_CORRECTION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 1, G_TYPE_STRING);
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));
}

static void
tell_title (ParlourCorrection *self)
{
  const char *title = _("Correct");

  if (self->inserting)
    title = _("Insert");
  else if (adw_bin_get_child (self->place) == NULL)
    title = _("Take Out");

  gtk_window_set_title (GTK_WINDOW (self), title);
}

/* What is told of the consequences is found out anew. */
static void
tell_anew (ParlourCorrection *self)
{
  GtkWidget *page = adw_bin_get_child (self->place);

  tell_title (self);
  if (page != NULL)
    tell_event (self, parlour_page_get_session (PARLOUR_PAGE (page)));
  if (self->revision != NULL && try_revision (self))
    show_revision (self);
}

static void
parlour_correction_init (ParlourCorrection *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_button_wrap (GTK_BUTTON (self->step_button));
  parlour_button_wrap (GTK_BUTTON (self->change_button));
  parlour_button_wrap (GTK_BUTTON (self->holdings_button));
  parlour_button_wrap (GTK_BUTTON (self->note_button));
  parlour_button_wrap (GTK_BUTTON (self->keep_button));
  parlour_button_wrap (GTK_BUTTON (self->add_button));
  parlour_keys_watch_row (GTK_WINDOW (self));
  g_signal_connect_after (self, "map", G_CALLBACK (on_map), NULL);
}

static ParlourCorrection *
make (GtkWindow    *parent,
      TableSession *session,
      guint         index)
{
  ParlourCorrection *self = parlour_side_window_new (PARLOUR_TYPE_CORRECTION, parent, 1120, 790);

  self->session = g_object_ref (session);
  self->index = index;
  g_signal_connect_swapped (session, "changed", G_CALLBACK (on_changed), self);

  return self;
}

/* Makes a window in which an event is entered anew. */
GtkWindow *
parlour_correction_new (GtkWindow    *parent,
                        TableSession *session,
                        guint         index)
{
  ParlourCorrection *self = make (parent, session, index);

  show_event (self);
  tell_title (self);

  return GTK_WINDOW (self);
}

/* What players have can be put right, or changed, where all of it is followed. */
static void
show_kinds (ParlourCorrection *self)
{
  const ParlourGamePast *past = parlour_game_past_find (table_session_get_game (self->session));
  gboolean follows_all = table_session_get_state (self->session)->tracking == 0;
  TableState *before = table_record_make_state (table_session_get_record (self->session), self->index);

  /* Nothing happens in a game that is over, which has its page to itself. */
  if (table_state_is_finished (before))
    {
      gtk_toggle_button_set_active (self->note_button, TRUE);
      gtk_widget_set_visible (GTK_WIDGET (self->step_button), FALSE);
    }
  table_state_free (before);
  gtk_widget_set_visible (self->kinds, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->change_button), past->get_change != NULL && follows_all);
  gtk_widget_set_visible (GTK_WIDGET (self->holdings_button), past->get_correction != NULL && follows_all);
}

/* Makes a window in which an event is entered that was forgotten, before another. */
GtkWindow *
parlour_correction_new_inserting (GtkWindow    *parent,
                                  TableSession *session,
                                  guint         index)
{
  ParlourCorrection *self;

  g_return_val_if_fail (index > 0, NULL);

  self = make (parent, session, index);
  self->inserting = TRUE;
  show_kinds (self);
  show_event (self);
  tell_title (self);

  return GTK_WINDOW (self);
}

/* Makes a window in which an event is taken out of the past. */
GtkWindow *
parlour_correction_new_taking_out (GtkWindow    *parent,
                                   TableSession *session,
                                   guint         index)
{
  ParlourCorrection *self = make (parent, session, index);

  tell_title (self);
  gtk_widget_set_visible (self->again_button, FALSE);
  if (try_revision (self))
    show_revision (self);

  return GTK_WINDOW (self);
}
