/* parlour-board-view.c: all that lies on a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-board-view.h"

#include "parlour-board-deed.h"
#include "parlour-board-spaces.h"
#include "parlour-board-thing.h"
#include "parlour-game.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-why.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"
#include "text-words.h"
#include "tongue.h"

#include <glib/gi18n.h>
#include <string.h>

#define SPACING 8

/* How wide things and rows are at least, and between rows. */
#define THING_WIDTH 190
#define ROW_WIDTH 400
#define ROW_SPACING 5

/* How wide things are at least that are seen from afar, on a ring and elsewhere, and how few of them are no wider than more. */
#define AFAR_RING_WIDTH 66
#define AFAR_WIDTH 112
#define FEW 3

/* How wide columns are at least, and what is between them. */
#define COLUMN_WIDTH 142
#define COLUMN_SPACING 12

/* The same where a bar lies across them, and where there is nothing but a name and a picture. */
#define LEVEL_COLUMN_WIDTH 114
#define LEVEL_COLUMN_SPACING 8
#define BARE_COLUMN_WIDTH 84

/* Between what is one below the other in a low window. */
#define LOW_SPACING 4

/* The same where they have something to be seen in place of their names. */
#define WIDE_COLUMN_WIDTH 216
#define WIDE_COLUMN_SPACING 10

/* The same of cards, and how few of them are no wider than more. */
#define CARD_WIDTH 98
#define CARD_SPACING 6
#define FEW_CARDS 5

/* The same of players of whom several are to stand side by side. */
#define SEAT_WIDTH 150

/* The same where they have cards in hand. */
#define HAND_WIDTH 250

/* So many of them leave little room for what is to be read on a telephone. */
#define MANY_SEATS 5

/* The same on a ring, where names alone have to fit. */
#define RING_WIDTH 68

/* More have two columns, so that all fit onto the screen of a laptop. */
#define MANY_ROWS 4

/* Whether a thing speaks the language of its player, as it was shown last. */
#define ADDRESSED "board-addressed"

/* Things that lie together. */
typedef struct {
  GtkWidget *box;
  GtkWidget *heading;
  GtkWidget *place; /* where they stand */
  GtkWidget *facts; /* of tracks, which have no room of their own for them */
  GtkWidget *text; /* what is only to be read */
  GtkWidget *more; /* what lets all of it be read where there is little room */
  GHashTable *things; /* of ParlourBoardThing, by id */
  int n_rows; /* how many of them there are */
  gboolean was_seen; /* before it was shown last */
} Group;

/* All groups of a board with their things. What lies there stays, as long as it has the same
 * ids; what has gone hides, as it may well come back. */
struct _ParlourBoardView {
  GtkBox parent_instance;

  GHashTable *groups; /* of Group, by id */
  gboolean table_rolls; /* whether dice are usually rolled at the table */
  gboolean is_afar;
  gboolean is_brief; /* whether there is little room for what is to be read */
  gboolean has_mark; /* whether anything is marked */
  int sign_size; /* from afar */
};

enum {
  TOUCHED,
  COUNTED,
  ROLLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourBoardView, parlour_board_view, GTK_TYPE_BOX)

static void
group_free (gpointer group)
{
  g_hash_table_unref (((Group *) group)->things);
  g_free (group);
}

static void
parlour_board_view_finalize (GObject *object)
{
  g_hash_table_unref (PARLOUR_BOARD_VIEW (object)->groups);

  G_OBJECT_CLASS (parlour_board_view_parent_class)->finalize (object);
}

static void
parlour_board_view_class_init (ParlourBoardViewClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = parlour_board_view_finalize;

  /* Somebody touched a deed. */
  signals[TOUCHED] = g_signal_new ("touched", PARLOUR_TYPE_BOARD_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);

  /* Somebody told a number. @number is what it tells, or -1 if it is told no more. */
  signals[COUNTED] = g_signal_new ("counted", PARLOUR_TYPE_BOARD_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_INT);

  /* Dice that were seen rolling lie still. */
  signals[ROLLED] = g_signal_new ("rolled", PARLOUR_TYPE_BOARD_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
parlour_board_view_init (ParlourBoardView *self)
{
  self->groups = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, group_free);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), SPACING);
}

/* Touching */

static char *
make_path (GtkWidget  *thing,
           const char *deed)
{
  return g_strdup_printf ("%s/%s", parlour_board_thing_get_path (PARLOUR_BOARD_THING (thing)), deed);
}

static void
on_touched (ParlourBoardView *self,
            const char       *id,
            GtkWidget        *thing)
{
  g_autofree char *path = make_path (thing, id);

  g_signal_emit (self, signals[TOUCHED], 0, path);
}

static void
on_counted (ParlourBoardView *self,
            const char       *id,
            int               number,
            GtkWidget        *thing)
{
  g_autofree char *path = make_path (thing, id);

  g_signal_emit (self, signals[COUNTED], 0, path, number);
}

static void
on_rolled (ParlourBoardView *self)
{
  g_signal_emit (self, signals[ROLLED], 0);
}

/* Showing */

/* Whether what players have stands on the page itself, and not beside it. */
static gboolean
shows_players (TableSession *session)
{
  return parlour_game_find (table_session_get_game (session))->shows_players;
}

static gboolean
has_deeds (const TableGroup *group)
{
  for (const TableThing *thing = group->things; thing != NULL; thing = thing->next)
    if (thing->deeds != NULL)
      return TRUE;

  return FALSE;
}

/* Players of whom there is only something to be read, each in a language of his or her own. */
static gboolean
are_players (const TableGroup *group)
{
  return group->arrangement == TABLE_FLOW && group->things != NULL && group->things->seat != TABLE_NOBODY && !has_deeds (group);
}

static gboolean
has_tracks (const TableGroup *group)
{
  return group->things != NULL && group->things->track_end > 0;
}

/* Cards, of which a group has no other things besides. */
static const ParlourBoardCard *
find_card (TableSession     *session,
           const TableGroup *group)
{
  return group->things != NULL ? parlour_game_board_find_card (table_session_get_game (session), group->things->id) : NULL;
}

/* What is only to be read has no picture, no name and no deeds. */
static gboolean
is_text (const TableThing *thing)
{
  return thing->title == NULL && thing->text != NULL && thing->signs == NULL && thing->deeds == NULL;
}

static gboolean
has_cards (const TableGroup *group)
{
  return group->things->deeds != NULL && parlour_board_deed_is_card (group->things->deeds);
}

/* Tracks stand below each other, so that their spaces do. */
static GtkWidget *
make_place (ParlourBoardView *self,
            TableSession     *session,
            const TableGroup *group)
{
  if (has_tracks (group))
    return parlour_box_new_plain (GTK_ORIENTATION_VERTICAL, SPACING / 2);

  if (find_card (session, group) != NULL)
    return g_object_new (PARLOUR_TYPE_STALLS, "column-width", CARD_WIDTH, "spacing", CARD_SPACING, "share", self->is_afar ? FEW : FEW_CARDS, NULL);
  if (self->is_afar && group->arrangement == TABLE_RING)
    return g_object_new (PARLOUR_TYPE_STALLS, "column-width", AFAR_RING_WIDTH, "spacing", SPACING / 2, "rim", group->n, NULL);
  if (self->is_afar)
    return g_object_new (PARLOUR_TYPE_STALLS, "column-width", AFAR_WIDTH, "spacing", SPACING, "share",
                         group->n > 0 ? MIN (group->n, FEW) : FEW, NULL);
  if (group->arrangement == TABLE_RING)
    return g_object_new (PARLOUR_TYPE_STALLS, "column-width", RING_WIDTH, "spacing", SPACING, "rim", group->n,
                         "css-classes", (const char *const[]) { "ring", NULL }, NULL);

  if (group->arrangement == TABLE_COLUMNS && group->things->bar != TABLE_NOBODY)
    return g_object_new (PARLOUR_TYPE_STALLS, "column-width", LEVEL_COLUMN_WIDTH, "spacing", LEVEL_COLUMN_SPACING, "even", TRUE, NULL);
  if (group->arrangement == TABLE_COLUMNS && parlour_board_thing_is_bare (group->things))
    return g_object_new (PARLOUR_TYPE_STALLS, "column-width", BARE_COLUMN_WIDTH, "spacing", LEVEL_COLUMN_SPACING, NULL);
  if (group->arrangement == TABLE_COLUMNS && parlour_board_thing_has_lead (group->things))
    return g_object_new (PARLOUR_TYPE_STALLS, "column-width", WIDE_COLUMN_WIDTH, "spacing", WIDE_COLUMN_SPACING, "even", TRUE, NULL);
  if (group->arrangement == TABLE_COLUMNS)
    return g_object_new (PARLOUR_TYPE_STALLS, "column-width", COLUMN_WIDTH, "spacing", COLUMN_SPACING, NULL);

  if (group->arrangement == TABLE_FLOW && group->n > 0)
    return g_object_new (PARLOUR_TYPE_STALLS, "column-width", has_cards (group) ? HAND_WIDTH : SEAT_WIDTH, "max-columns", group->n, "spacing", SPACING, NULL);

  /* Where players stand beside the page there is little to be said of them here. */
  return group->arrangement == TABLE_ROWS && shows_players (session)
           ? g_object_new (PARLOUR_TYPE_STALLS, "column-width", ROW_WIDTH, "spacing", ROW_SPACING, NULL)
           : g_object_new (PARLOUR_TYPE_STALLS, "column-width", THING_WIDTH, "spacing", SPACING, NULL);
}

static Group *
make_group (ParlourBoardView *self,
            TableSession     *session,
            const TableGroup *group)
{
  Group *shown = g_new0 (Group, 1);
  g_autofree char *style = NULL;

  shown->things = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  shown->box = parlour_box_new_plain (GTK_ORIENTATION_VERTICAL, SPACING / 2);
  style = g_strconcat ("group-", group->id, NULL);
  gtk_widget_add_css_class (shown->box, style);
  shown->heading = parlour_label_new_wrapped (NULL);
  gtk_widget_add_css_class (shown->heading, "heading");
  shown->place = make_place (self, session, group);
  shown->facts = parlour_box_new_plain (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (shown->facts, g_object_new (PARLOUR_TYPE_WRAP_LAYOUT, "spacing", SPACING, NULL));
  gtk_widget_add_css_class (shown->facts, "board-facts");
  shown->text = parlour_label_new_wrapped (NULL);
  gtk_widget_add_css_class (shown->text, "group-text");
  gtk_box_append (GTK_BOX (shown->box), shown->heading);
  gtk_box_append (GTK_BOX (shown->box), shown->place);
  gtk_box_append (GTK_BOX (shown->box), shown->facts);
  gtk_box_append (GTK_BOX (shown->box), shown->text);

  return shown;
}

static Group *
find_or_make_group (ParlourBoardView *self,
                    TableSession     *session,
                    const TableGroup *group)
{
  Group *shown = g_hash_table_lookup (self->groups, group->id);

  if (shown == NULL)
    {
      shown = make_group (self, session, group);
      g_hash_table_insert (self->groups, g_strdup (group->id), shown);
      gtk_box_append (GTK_BOX (self), shown->box);
    }

  return shown;
}

/* What is one of many in columns looks as all of them do, which the style sheet may say: `booth-3` is a `booth`. */
static void
add_style (GtkWidget  *widget,
           const char *id)
{
  const char *number = strrchr (id, '-');
  g_autofree char *kind = number != NULL ? g_strndup (id, (gsize) (number - id)) : NULL;

  if (kind != NULL)
    gtk_widget_add_css_class (widget, kind);
}

static const char *
get_id (GtkWidget *thing)
{
  return strrchr (parlour_board_thing_get_path (PARLOUR_BOARD_THING (thing)), '/') + 1;
}

static gboolean
has_thing (const TableGroup *group,
           const char       *id)
{
  const TableThing *thing = group->things;

  while (thing != NULL && !g_str_equal (thing->id, id))
    thing = thing->next;

  return thing != NULL;
}

/* What has gone, and can show something else in its place; NULL if there is none. */
static GtkWidget *
take_gone (Group            *shown,
           const TableGroup *group,
           const TableThing *thing)
{
  GtkWidget *gone = gtk_widget_get_first_child (shown->place);

  while (gone != NULL
         && (has_thing (group, get_id (gone))
             || !parlour_board_thing_become (PARLOUR_BOARD_THING (gone), thing,
                                             shown->was_seen && gtk_widget_get_visible (gone))))
    gone = gtk_widget_get_next_sibling (gone);
  if (gone != NULL)
    g_hash_table_remove (shown->things, get_id (gone));

  return gone;
}

static GtkWidget *
make_thing (ParlourBoardView *self,
            Group            *shown,
            TableSession     *session,
            const TableGroup *group,
            const TableThing *thing)
{
  const ParlourBoardCard *card = find_card (session, group);
  GtkWidget *widget = card != NULL ? parlour_board_thing_new_card (card) : parlour_board_thing_new (group->arrangement, thing);

  if (group->arrangement == TABLE_COLUMNS || card != NULL)
    add_style (widget, thing->id);
  g_signal_connect_object (widget, "touched", G_CALLBACK (on_touched), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (widget, "counted", G_CALLBACK (on_counted), self, G_CONNECT_SWAPPED);
  if (parlour_board_thing_get_roll (PARLOUR_BOARD_THING (widget)) != NULL)
    g_signal_connect_object (parlour_board_thing_get_roll (PARLOUR_BOARD_THING (widget)), "rolled", G_CALLBACK (on_rolled), self,
                             G_CONNECT_SWAPPED);
  if (PARLOUR_IS_STALLS (shown->place))
    parlour_stalls_append (PARLOUR_STALLS (shown->place), widget);
  else
    gtk_box_append (GTK_BOX (shown->place), widget);

  return widget;
}

static GtkWidget *
find_or_make_thing (ParlourBoardView *self,
                    Group            *shown,
                    TableSession     *session,
                    const TableGroup *group,
                    const TableThing *thing)
{
  GtkWidget *widget = g_hash_table_lookup (shown->things, thing->id);
  g_autofree char *path = NULL;

  if (widget != NULL)
    return widget;

  path = g_strdup_printf ("%s/%s", group->id, thing->id);
  widget = take_gone (shown, group, thing);
  if (widget == NULL)
    widget = make_thing (self, shown, session, group, thing);
  parlour_board_thing_set_path (PARLOUR_BOARD_THING (widget), path);
  g_hash_table_insert (shown->things, g_strdup (thing->id), widget);

  return widget;
}

/* What tracks tell, in one line. */
static void
show_track_facts (Group            *shown,
                  TableSession     *session,
                  const TableGroup *group)
{
  GtkWidget *fact = gtk_widget_get_first_child (shown->facts);

  for (const TableThing *thing = group->things; thing != NULL; thing = thing->next)
    {
      if (fact == NULL)
        gtk_box_append (GTK_BOX (shown->facts), parlour_why_new_line (thing->title, session, thing->question, TABLE_NOBODY));
      else
        parlour_why_show (PARLOUR_WHY (fact), thing->title, session, thing->question, TABLE_NOBODY);
      fact = fact != NULL ? gtk_widget_get_next_sibling (fact) : NULL;
    }
}

static void
show_text (GtkWidget  *label,
           const char *text)
{
  gtk_widget_set_visible (label, text != NULL);
  parlour_label_show_lines (GTK_LABEL (label), text != NULL ? text : "", PARLOUR_SHORTEST_SENTENCE);
}

/* Why nothing of a group can be done, if it is the same of all that lies there. */
static const TableReason *
find_reason (const TableGroup *group)
{
  const TableReason *first = group->things->next != NULL ? parlour_board_thing_get_reason (group->things) : NULL;

  for (const TableThing *thing = group->things; first != NULL && thing != NULL; thing = thing->next)
    {
      const TableReason *reason = parlour_board_thing_get_reason (thing);

      if (reason == NULL || !g_str_equal (reason->text, first->text))
        return NULL;
    }

  return first;
}

static gboolean
has_suggested (const TableGroup *group)
{
  for (const TableThing *thing = group->things; thing != NULL; thing = thing->next)
    for (const TableDeed *deed = thing->deeds; deed != NULL; deed = deed->next)
      if (deed->is_suggested)
        return TRUE;

  return FALSE;
}

/* What stands close, as on a ring, says below all of it why not, each reason once, so that its rows are as high as their names.
 * Where something is done with, that shows. */
static gboolean
is_close (TableSession     *session,
          const TableGroup *group)
{
  return group->arrangement == TABLE_RING || find_card (session, group) != NULL;
}

static void
add_close_texts (GString          *texts,
                 TableSession     *session,
                 const TableGroup *group)
{
  g_autoptr (GPtrArray) told = g_ptr_array_new_with_free_func (g_free);

  for (const TableThing *thing = group->things; thing != NULL; thing = thing->next)
    {
      const TableReason *reason = thing->look == TABLE_PLAIN ? parlour_board_thing_get_reason (thing) : NULL;
      g_autofree char *sentence = reason != NULL ? table_session_tell_obstacle (session, &reason->obstacle, 0) : NULL;

      if (sentence == NULL || g_ptr_array_find_with_equal_func (told, sentence, g_str_equal, NULL))
        continue;

      text_add_line (texts, sentence);
      g_ptr_array_add (told, g_steal_pointer (&sentence));
    }
  if (has_suggested (group))
    text_add_line (texts, _("What has a golden frame may well come next."));
}

/* What is only to be read, one thing below the other, and why nothing can be done; NULL if nothing is to be said. */
static char *
list_texts (TableSession      *session,
            const TableGroup  *group,
            const TableReason *reason)
{
  g_autofree char *sentence = reason != NULL ? table_session_tell_obstacle (session, &reason->obstacle, 0) : NULL;
  g_autoptr (GString) texts = g_string_new (sentence);

  if (reason == NULL && is_close (session, group))
    add_close_texts (texts, session, group);
  for (const TableThing *thing = group->things; thing != NULL; thing = thing->next)
    if (is_text (thing))
      text_add_line (texts, thing->text);

  return texts->len > 0 ? g_string_free (g_steal_pointer (&texts), FALSE) : NULL;
}

/* The board around it speaks to whoever has the turn, whatever the interface speaks. */
static void
address (GtkWidget        *widget,
         TableSession     *session,
         const TableThing *thing)
{
  const char *language = thing->is_addressed ? table_session_get_language (session, thing->seat) : NULL;

  if (thing->is_addressed)
    parlour_address (widget, language != NULL ? language : tongue_get_language ());
  else if (g_object_get_data (G_OBJECT (widget), ADDRESSED) != NULL)
    parlour_address (widget, NULL);
  g_object_set_data (G_OBJECT (widget), ADDRESSED, GINT_TO_POINTER (thing->is_addressed));
}

/* Side by side columns with levels are higher than a low window. */
static void
lay_columns (ParlourBoardView *self,
             GtkWidget        *place,
             const TableGroup *group)
{
  const gboolean is_low = group->things->bar != TABLE_NOBODY && parlour_board_spaces_is_low (GTK_WIDGET (self));

  g_object_set (place, "max-columns", is_low ? 1 : MAX (group->n, 1), "row-spacing", is_low ? LOW_SPACING : -1, NULL);
}

static char *
get_first_line (const char *text)
{
  return text != NULL ? g_strndup (text, strcspn (text, "\n")) : NULL;
}

static void
show_things (ParlourBoardView *self,
             Group            *shown,
             TableSession     *session,
             const TableBoard *board,
             const TableGroup *group)
{
  GtkWidget *last = NULL;
  const TableReason *reason = find_reason (group);
  const gboolean is_short = !self->is_afar && group->arrangement == TABLE_ROWS && !shows_players (session);
  g_autofree char *text = list_texts (session, group, reason);
  int n = 0;

  /* What lies there no more keeps its place, so that nobody touches what has moved there. */
  for (const TableThing *thing = group->things; thing != NULL; thing = thing->next)
    if (!is_text (thing) && (thing->look != TABLE_GONE || thing->deeds != NULL) && (!is_short || thing->deeds != NULL))
      {
        GtkWidget *widget = find_or_make_thing (self, shown, session, group, thing);
        TableThing in_short = *thing;
        g_autoptr (TongueScope) scope = NULL;
        g_autofree char *first = self->is_brief && thing->seat != TABLE_NOBODY ? get_first_line (thing->text) : NULL;

        address (widget, session, thing);
        scope = thing->is_addressed ? parlour_speak_in (widget) : NULL;
        if (self->is_afar && find_card (session, group) == NULL)
          parlour_board_thing_see_from_afar (PARLOUR_BOARD_THING (widget), thing, self->sign_size);
        in_short.text = is_short ? NULL : first != NULL ? first : thing->text;
        if (is_short)
          in_short.question = TABLE_NOBODY;
        parlour_board_thing_show (PARLOUR_BOARD_THING (widget), session, board, &in_short,
                                  reason != NULL || is_close (session, group));
        if (parlour_board_thing_get_roll (PARLOUR_BOARD_THING (widget)) != NULL)
          parlour_board_roll_suggest (parlour_board_thing_get_roll (PARLOUR_BOARD_THING (widget)), !self->table_rolls);
        parlour_widget_show_after (widget, &last);
        n++;
      }
  parlour_widget_hide_rest (shown->place, last);
  if (group->arrangement == TABLE_COLUMNS && !self->is_afar)
    lay_columns (self, shown->place, group);
  if (group->arrangement == TABLE_FLOW && group->n > 0)
    g_object_set (shown->place, "even", n % 2 == 0, NULL);
  if (group->arrangement == TABLE_ROWS && shows_players (session) && shown->n_rows != n)
    g_object_set (shown->place, "max-columns", n > MANY_ROWS ? 2 : 1, NULL);
  shown->n_rows = n;
  show_text (shown->text, text);
}

/* Whether it is dice, with what the table may roll in their place behind them. */
static gboolean
is_roll (const TableGroup *group)
{
  return group->things != NULL && parlour_board_roll_is_of (group->things) && group->next != NULL;
}

/* Where there is little room a line of each is read, and a touch opens all of it. */

static void
cut (Group *shown)
{
  const gboolean is_cut = gtk_widget_get_visible (shown->more) && !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (shown->more));

  for (GtkWidget *thing = gtk_widget_get_first_child (shown->place); thing != NULL; thing = gtk_widget_get_next_sibling (thing))
    parlour_board_thing_cut (PARLOUR_BOARD_THING (thing), is_cut);
  gtk_widget_set_visible (shown->heading, !is_cut && *gtk_label_get_label (GTK_LABEL (shown->heading)) != '\0');
  g_object_set (shown->text, "lines", is_cut ? 1 : -1, "ellipsize", is_cut ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE, NULL);
}

static void
on_read (GtkToggleButton *more)
{
  if (gtk_widget_get_visible (GTK_WIDGET (more)))
    gtk_toggle_button_set_active (more, !gtk_toggle_button_get_active (more));
}

static void
make_more (Group *shown)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkGesture *touch = gtk_gesture_click_new ();

  shown->more = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "icon-name", "pan-down-symbolic", "halign", GTK_ALIGN_END, "valign", GTK_ALIGN_START,
                              "tooltip-text", _("Show the whole text"), "css-classes",
                              (const char *[]) { "flat", "circular", "group-more", NULL }, NULL);
  g_object_ref (shown->place);
  gtk_box_remove (GTK_BOX (shown->box), shown->place);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), shown->place);
  g_object_unref (shown->place);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), shown->more);
  gtk_box_insert_child_after (GTK_BOX (shown->box), overlay, shown->heading);
  g_signal_connect_swapped (shown->more, "toggled", G_CALLBACK (cut), shown);
  g_signal_connect_object (touch, "released", G_CALLBACK (on_read), shown->more, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (shown->box, GTK_EVENT_CONTROLLER (touch));
}

static void
shorten (Group    *shown,
         gboolean  is_brief)
{
  GtkWidget *first = gtk_widget_get_first_child (shown->place);

  if (is_brief && shown->more == NULL)
    make_more (shown);
  if (shown->more == NULL)
    return;

  if (first != NULL && parlour_board_thing_is_news (PARLOUR_BOARD_THING (first)))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (shown->more), FALSE);
  gtk_widget_set_visible (shown->more, is_brief);
  cut (shown);
}

static void
show_group (ParlourBoardView *self,
            TableSession     *session,
            const TableBoard *board,
            const TableGroup *group,
            GtkWidget       **last)
{
  Group *shown = find_or_make_group (self, session, group);
  const gboolean is_looked_at = !self->is_afar && group->arrangement != TABLE_ROWS && group->arrangement != TABLE_RING
                                && !has_deeds (group) && !has_tracks (group) && !are_players (group)
                                && group->things->bar == TABLE_NOBODY
                                && (group->title != NULL || group->things->next != NULL || group->things->signs == NULL);

  shown->was_seen = gtk_widget_get_visible (shown->box);
  parlour_widget_show_after (shown->box, last);
  parlour_widget_set_css_class (shown->box, "card", is_looked_at);
  parlour_widget_set_css_class (shown->box, "preview", is_looked_at);
  show_text (shown->heading, group->title);
  gtk_widget_set_visible (shown->facts, has_tracks (group) && !self->is_afar);
  if (has_tracks (group) && !self->is_afar)
    show_track_facts (shown, session, group);
  show_things (self, shown, session, board, group);
  shorten (shown, is_looked_at && self->is_brief);
}

/* Whether so many players are asked on a telephone that there is little room for what is to be read. */
static gboolean
is_brief (ParlourBoardView *self,
          const TableBoard *board)
{
  int n = 0;

  for (const TableGroup *group = table_board_get_groups (board); group != NULL; group = group->next)
    if (group->arrangement == TABLE_FLOW && group->n > 1)
      for (const TableThing *thing = group->things; thing != NULL; thing = thing->next)
        n += thing->seat != TABLE_NOBODY ? 1 : 0;

  return parlour_widget_scale_width (GTK_WIDGET (self), n) >= MANY_SEATS && parlour_board_thing_is_narrow (GTK_WIDGET (self))
         && !parlour_board_thing_is_large (GTK_WIDGET (self));
}

/* What can be done at any step stands beside what is asked, and the way on at the foot; what players have may stand beside
 * the page. */
static gboolean
is_elsewhere (TableSession     *session,
              const TableGroup *group)
{
  return group->things == NULL || g_str_equal (group->id, TABLE_ASIDE) || g_str_equal (group->id, TABLE_WAY_ON)
         || (group->arrangement == TABLE_ROWS && !has_deeds (group) && !shows_players (session));
}

/* Shows what lies there, but for what stands aside and for the way on. */
void
parlour_board_view_show (ParlourBoardView *self,
                         TableSession     *session,
                         const TableBoard *board)
{
  GtkWidget *last = NULL;

  g_return_if_fail (board != NULL);

  self->is_brief = is_brief (self, board);
  for (const TableGroup *group = table_board_get_groups (board); group != NULL; group = group->next)
    {
      const TableGroup *dice = self->table_rolls && is_roll (group) ? group : NULL;

      group = dice != NULL ? group->next : group;
      if (!is_elsewhere (session, group))
        show_group (self, session, board, group, &last);
      if (dice != NULL)
        show_group (self, session, board, dice, &last);
    }
  parlour_widget_hide_rest (GTK_WIDGET (self), last);
}

/* Says who rolls: where that is the table, what it rolls stands before the dice that are rolled
 * here. */
void
parlour_board_view_let_table_roll (ParlourBoardView *self,
                                   gboolean          table_rolls)
{
  self->table_rolls = table_rolls;
}

/* Shows what lies there for those who look from afar, or hides where that is nothing. @groups is
 * the first of those that are shown, of which nothing is touched and nothing asked, or NULL.
 * @sign_size is how large pictures are, or 0 where there are many. */
void
parlour_board_view_show_from_afar (ParlourBoardView *self,
                                   TableSession     *session,
                                   const TableBoard *board,
                                   const TableGroup *groups,
                                   int               sign_size)
{
  GtkWidget *last = NULL;

  g_return_if_fail (board != NULL);

  self->is_afar = TRUE;
  self->sign_size = sign_size;
  for (const TableGroup *group = groups; group != NULL; group = group->next)
    show_group (self, session, board, group, &last);
  parlour_widget_hide_rest (GTK_WIDGET (self), last);
  gtk_widget_set_visible (GTK_WIDGET (self), last != NULL);
}

/* Finds a thing: the thing, or NULL if it is not there. */
GtkWidget *
parlour_board_view_find_thing (ParlourBoardView *self,
                               const char       *path)
{
  g_auto (GStrv) ids = g_strsplit (path, "/", 3);
  const Group *group;

  g_return_val_if_fail (ids[0] != NULL && ids[1] != NULL, NULL);

  group = g_hash_table_lookup (self->groups, ids[0]);

  return group != NULL ? g_hash_table_lookup (group->things, ids[1]) : NULL;
}

/* Finds the dice that are seen rolling for it: the dice, or NULL if none are to be seen. */
ParlourBoardRoll *
parlour_board_view_find_roll (ParlourBoardView *self,
                              const char       *path)
{
  GtkWidget *thing = parlour_board_view_find_thing (self, path);

  return thing != NULL ? parlour_board_thing_get_roll (PARLOUR_BOARD_THING (thing)) : NULL;
}

/* Finds what is drawn on a thing that is to be seen, for what moves away from there: all its
 * pictures, or NULL if it is not there. */
GtkWidget *
parlour_board_view_find_signs (ParlourBoardView *self,
                               const char       *id)
{
  GtkWidget *thing = NULL;
  GHashTableIter iter;
  gpointer group;

  g_return_val_if_fail (id != NULL, NULL);

  g_hash_table_iter_init (&iter, self->groups);
  while ((thing == NULL || !gtk_widget_is_visible (thing)) && g_hash_table_iter_next (&iter, NULL, &group))
    thing = g_hash_table_lookup (((Group *) group)->things, id);

  return thing != NULL ? parlour_board_thing_get_signs (PARLOUR_BOARD_THING (thing)) : NULL;
}

/* Marks what was touched for what is corrected, so that one sees what to change. @path is where
 * a deed is, or NULL for none. */
void
parlour_board_view_mark (ParlourBoardView *self,
                         const char       *path)
{
  GtkWidget *marked = path != NULL ? parlour_board_view_find_thing (self, path) : NULL;
  GHashTableIter iter, things;
  gpointer group, thing;

  if (marked == NULL && !self->has_mark)
    return;

  self->has_mark = marked != NULL;
  g_hash_table_iter_init (&iter, self->groups);
  while (g_hash_table_iter_next (&iter, NULL, &group))
    {
      g_hash_table_iter_init (&things, ((Group *) group)->things);
      while (g_hash_table_iter_next (&things, NULL, &thing))
        parlour_board_thing_mark (thing, thing == marked ? strrchr (path, '/') + 1 : NULL);
    }
}

/* Finds what has the keys of a deed: its button or number, or NULL if it is not there. */
GtkWidget *
parlour_board_view_find_deed (ParlourBoardView *self,
                              const char       *path)
{
  GtkWidget *thing = parlour_board_view_find_thing (self, path);

  return thing != NULL ? parlour_board_thing_find_deed (PARLOUR_BOARD_THING (thing), strrchr (path, '/') + 1) : NULL;
}

/* Tells whether a deed cannot be done, not even anyway. */
gboolean
parlour_board_view_is_hindered (ParlourBoardView *self,
                                const char       *path)
{
  GtkWidget *deed = parlour_board_view_find_deed (self, path);

  return deed != NULL && !gtk_widget_get_sensitive (deed);
}

/* Line after line comes; what is shown anew meanwhile is all there. */
static void
move_group (const Group *group,
            double       share)
{
  int n = 0, i = 0;

  for (GtkWidget *thing = gtk_widget_get_first_child (group->place); thing != NULL; thing = gtk_widget_get_next_sibling (thing))
    n++;
  for (GtkWidget *thing = gtk_widget_get_first_child (group->place); thing != NULL;
       thing = gtk_widget_get_next_sibling (thing), i++)
    {
      parlour_board_thing_move (PARLOUR_BOARD_THING (thing), share);
      gtk_widget_set_opacity (thing, gtk_widget_has_css_class (group->box, "preview")
                                         && parlour_board_thing_is_news (PARLOUR_BOARD_THING (thing))
                                       ? CLAMP (share * (n + 1) - i, 0., 1.) : 1.);
    }
}

/* Shows how much of their way things have gone that moved last, and what has come since. @share
 * is from 0 to 1. */
void
parlour_board_view_move (ParlourBoardView *self,
                         double            share)
{
  GHashTableIter iter;
  gpointer group;

  g_hash_table_iter_init (&iter, self->groups);
  while (g_hash_table_iter_next (&iter, NULL, &group))
    move_group (group, share);
}
