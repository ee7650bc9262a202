/* parlour-board-thing.c: something that lies on a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-board-thing.h"

#include "parlour-board-deed.h"
#include "parlour-emblem.h"
#include "parlour-game-board.h"
#include "parlour-sign.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-track.h"
#include "parlour-why.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"

/* How large pictures and tracks are, as figures are. */
#define SIGN_SIZE 24
#define TRACK_SIZE 28

/**
 * ParlourBoardThing:
 *
 * A thing on a board, with what is drawn on it, what is to be known of it and what can be done with it. It stays as long as
 * the thing lies there, and so does each of its deeds; what comes and goes is hidden meanwhile, so that nothing that is
 * pressed or typed into ever goes away.
 */
struct _ParlourBoardThing {
  AdwBin parent_instance;

  GtkWidget *box;
  GtkBox *head;
  ParlourEmblem *emblem; /* of the player that it shows */
  AdwBin *sign;
  GtkBox *words;
  GtkLabel *title; /* the first of them */
  AdwBin *track;
  ParlourStalls *cards;
  GtkBox *choices;

  GHashTable *deeds; /* of widgets, by id */
  char *drawn; /* which picture that is, or NULL */
  char *told; /* all that it says but for deeds, as it was shown last */
  gboolean is_news; /* whether that was another one before */
};

enum {
  TOUCHED,
  COUNTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourBoardThing, parlour_board_thing, ADW_TYPE_BIN)

static void
parlour_board_thing_finalize (GObject *object)
{
  ParlourBoardThing *self = PARLOUR_BOARD_THING (object);

  g_hash_table_unref (self->deeds);
  g_free (self->drawn);
  g_free (self->told);

  G_OBJECT_CLASS (parlour_board_thing_parent_class)->finalize (object);
}

static void
parlour_board_thing_class_init (ParlourBoardThingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = parlour_board_thing_finalize;

  /**
   * ParlourBoardThing::touched:
   * @self: a thing
   * @id: the id of a deed
   *
   * Somebody touched a deed.
   */
  signals[TOUCHED] = g_signal_new ("touched", PARLOUR_TYPE_BOARD_THING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);

  /**
   * ParlourBoardThing::counted:
   * @self: a thing
   * @id: the id of a deed
   * @number: what it tells, or -1 if it is told no more
   *
   * Somebody told a number.
   */
  signals[COUNTED] = g_signal_new ("counted", PARLOUR_TYPE_BOARD_THING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_INT);

  g_type_ensure (PARLOUR_TYPE_EMBLEM);
  g_type_ensure (PARLOUR_TYPE_STALLS);
  g_type_ensure (PARLOUR_TYPE_WRAP_LAYOUT);
  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/board/board-thing.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourBoardThing, box);
  gtk_widget_class_bind_template_child (widget_class, ParlourBoardThing, head);
  gtk_widget_class_bind_template_child (widget_class, ParlourBoardThing, emblem);
  gtk_widget_class_bind_template_child (widget_class, ParlourBoardThing, sign);
  gtk_widget_class_bind_template_child (widget_class, ParlourBoardThing, title);
  gtk_widget_class_bind_template_child (widget_class, ParlourBoardThing, words);
  gtk_widget_class_bind_template_child (widget_class, ParlourBoardThing, track);
  gtk_widget_class_bind_template_child (widget_class, ParlourBoardThing, cards);
  gtk_widget_class_bind_template_child (widget_class, ParlourBoardThing, choices);
}

static void
parlour_board_thing_init (ParlourBoardThing *self)
{
  self->deeds = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * parlour_board_thing_new:
 *
 * Makes a thing that shows nothing yet.
 *
 * Returns: (transfer floating): the thing
 */
GtkWidget *
parlour_board_thing_new (void)
{
  return g_object_new (PARLOUR_TYPE_BOARD_THING, NULL);
}

/* What it looks like */

static void
show_sign (ParlourBoardThing *self,
           TableSession      *session,
           const TableThing  *thing)
{
  const ParlourGameBoard *board = parlour_game_find (table_session_get_game (session))->board;
  const char *id = thing->signs != NULL ? thing->signs->id : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->sign), id != NULL);
  if (g_strcmp0 (self->drawn, id) == 0)
    return;

  g_free (self->drawn);
  self->drawn = g_strdup (id);
  adw_bin_set_child (self->sign, id == NULL ? NULL
                                 : board != NULL && board->new_sign != NULL ? board->new_sign (id, SIGN_SIZE, FALSE)
                                 : parlour_sign_new (table_session_get_game (session), id, -1));
}

/* Of whom a thing is asked. */
static int
get_asked (const TableThing *thing)
{
  return thing->seat != TABLE_NOBODY ? thing->seat : thing->owner;
}

static GtkWidget *
make_fact (TableSession     *session,
           const TableThing *thing,
           const char       *text)
{
  return thing->question != TABLE_NOBODY ? parlour_why_new_line (text, session, thing->question, get_asked (thing))
                                         : parlour_label_new_wrapped (text);
}

static void
show_fact (GtkWidget        *fact,
           TableSession     *session,
           const TableThing *thing,
           const char       *text)
{
  if (PARLOUR_IS_WHY (fact))
    parlour_why_show (PARLOUR_WHY (fact), text, session, thing->question, get_asked (thing));
  else if (g_strcmp0 (gtk_label_get_label (GTK_LABEL (fact)), text) != 0)
    gtk_label_set_label (GTK_LABEL (fact), text);
}

/* Where a line says why, it is the title that does as long as there is no text below it. */
static void
show_facts (ParlourBoardThing *self,
            TableSession      *session,
            const TableThing  *thing)
{
  const gboolean title_asks = thing->question != TABLE_NOBODY && thing->text == NULL;
  g_auto (GStrv) lines = g_strsplit (title_asks ? thing->title : thing->text != NULL ? thing->text : "", "\n", -1);
  GtkWidget *last = GTK_WIDGET (self->title), *fact = gtk_widget_get_next_sibling (last);

  gtk_widget_set_visible (GTK_WIDGET (self->title), thing->title != NULL && !title_asks);
  gtk_label_set_label (self->title, thing->title != NULL ? thing->title : "");
  parlour_widget_set_css_class (GTK_WIDGET (self->title), "board-figure", thing->look == TABLE_HERE && thing->deeds == NULL);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (fact == NULL)
        {
          fact = make_fact (session, thing, lines[i]);
          gtk_box_append (self->words, fact);
        }
      else
        {
          show_fact (fact, session, thing, lines[i]);
        }
      parlour_widget_show_after (fact, &last);
      fact = gtk_widget_get_next_sibling (fact);
    }
  parlour_widget_hide_rest (GTK_WIDGET (self->words), last);
}

static void
show_track (ParlourBoardThing *self,
            TableSession      *session,
            const TableThing  *thing)
{
  const ParlourGameBoard *board = parlour_game_find (table_session_get_game (session))->board;
  GtkWidget *track = adw_bin_get_child (self->track);

  gtk_widget_set_visible (GTK_WIDGET (self->track), thing->track_end > 0);
  if (thing->track_end == 0)
    return;

  if (track == NULL)
    {
      track = board->new_track (thing->id, TRACK_SIZE);
      adw_bin_set_child (self->track, track);
    }
  parlour_track_show (PARLOUR_TRACK (track), thing->track, thing->title);
  for (int space = 0; space <= thing->track_end; space++)
    parlour_track_note (PARLOUR_TRACK (track), space, NULL);
  for (const TableSpace *space = thing->spaces; space != NULL; space = space->next)
    parlour_track_note (PARLOUR_TRACK (track), (int) g_ascii_strtoll (space->id, NULL, 10), space->text);
}

/* What can be done with it */

static const char *
find_id (ParlourBoardThing *self,
         ParlourBoardDeed  *deed)
{
  GHashTableIter iter;
  gpointer id, widget;

  g_hash_table_iter_init (&iter, self->deeds);
  while (g_hash_table_iter_next (&iter, &id, &widget))
    if (widget == deed)
      return id;

  return NULL;
}

static void
on_touched (ParlourBoardThing *self,
            ParlourBoardDeed  *deed)
{
  g_signal_emit (self, signals[TOUCHED], 0, find_id (self, deed));
}

static void
on_counted (ParlourBoardThing *self,
            int                number,
            ParlourBoardDeed  *deed)
{
  g_signal_emit (self, signals[COUNTED], 0, find_id (self, deed), number);
}

static GtkWidget *
find_or_make_deed (ParlourBoardThing *self,
                   const TableGame   *game,
                   const TableDeed   *deed)
{
  GtkWidget *widget = g_hash_table_lookup (self->deeds, deed->id);

  if (widget != NULL)
    return widget;

  widget = parlour_board_deed_new (game, deed->kind);
  g_hash_table_insert (self->deeds, g_strdup (deed->id), widget);
  g_signal_connect_object (widget, "touched", G_CALLBACK (on_touched), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (widget, "counted", G_CALLBACK (on_counted), self, G_CONNECT_SWAPPED);
  if (deed->signs != NULL)
    parlour_stalls_append (self->cards, widget);
  else
    gtk_box_append (self->choices, widget);

  return widget;
}

static gboolean
is_picked (const TableBoard *board,
           const TableDeed  *deed)
{
  TablePicks picks;

  if (deed->kind != TABLE_PICKS)
    return FALSE;

  picks = table_board_get_picks (board, deed->seat);
  for (int i = 0; i < picks.n; i++)
    if (g_strcmp0 (picks.picked[i], deed->id) == 0)
      return TRUE;

  return FALSE;
}

/* What is not there hides, and what has come stands where it is due. */
static void
show_deeds (ParlourBoardThing *self,
            TableSession      *session,
            const TableBoard  *board,
            const TableThing  *thing)
{
  GtkWidget *last_card = NULL, *last_choice = NULL;

  for (const TableDeed *deed = thing->deeds; deed != NULL; deed = deed->next)
    {
      GtkWidget *child = find_or_make_deed (self, table_session_get_game (session), deed);

      parlour_board_deed_show (PARLOUR_BOARD_DEED (child), thing->title, deed, is_picked (board, deed));
      parlour_widget_show_after (child, deed->signs != NULL ? &last_card : &last_choice);
    }
  parlour_widget_hide_rest (GTK_WIDGET (self->cards), last_card);
  parlour_widget_hide_rest (GTK_WIDGET (self->choices), last_choice);
  gtk_widget_set_visible (GTK_WIDGET (self->cards), last_card != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->choices), last_choice != NULL);
}

/* Whether more is to be picked of a player. */
static gboolean
is_open (const TableBoard *board,
         const TableThing *thing)
{
  TablePicks picks;

  if (thing->seat == TABLE_NOBODY)
    return FALSE;

  picks = table_board_get_picks (board, thing->seat);

  return picks.is_asked && picks.n < picks.most;
}

/* Keys are those of who is next. */
static gboolean
has_keys (const TableThing *thing)
{
  for (const TableDeed *deed = thing->deeds; deed != NULL; deed = deed->next)
    if (deed->key != NULL)
      return TRUE;

  return FALSE;
}

static void
remember (ParlourBoardThing *self,
          const TableThing  *thing)
{
  g_autofree char *told = g_strjoin ("\n", thing->title != NULL ? thing->title : "", thing->text, NULL);

  self->is_news = g_strcmp0 (told, self->told) != 0;
  g_free (self->told);
  self->told = g_steal_pointer (&told);
}

/**
 * parlour_board_thing_show:
 * @self: a thing
 * @session: the game
 * @board: what it lies on
 * @thing: what it is now
 *
 * Shows it as it is now.
 */
void
parlour_board_thing_show (ParlourBoardThing *self,
                          TableSession      *session,
                          const TableBoard  *board,
                          const TableThing  *thing)
{
  g_return_if_fail (PARLOUR_IS_BOARD_THING (self) && TABLE_IS_SESSION (session) && board != NULL && thing != NULL);

  remember (self, thing);
  gtk_widget_set_visible (GTK_WIDGET (self->emblem), thing->seat != TABLE_NOBODY);
  if (thing->seat != TABLE_NOBODY)
    parlour_emblem_set_color (self->emblem, (int) table_session_get_color (session, thing->seat));
  parlour_widget_set_css_class (self->box, "card", thing->seat != TABLE_NOBODY);
  parlour_widget_set_css_class (self->box, "hand", thing->seat != TABLE_NOBODY);
  parlour_widget_set_css_class (self->box, "low", thing->seat != TABLE_NOBODY);
  parlour_widget_set_css_class (self->box, "open", is_open (board, thing));
  parlour_widget_set_css_class (self->box, "later", !has_keys (thing));
  show_sign (self, session, thing);
  show_track (self, session, thing);
  /* What a track tells stands beside those of the others. */
  gtk_widget_set_visible (GTK_WIDGET (self->head), thing->track_end == 0);
  if (thing->track_end == 0)
    show_facts (self, session, thing);
  show_deeds (self, session, board, thing);
}

/**
 * parlour_board_thing_is_news:
 * @self: a thing
 *
 * Tells whether it said something else before it was shown last.
 *
 * Returns: whether it is news
 */
gboolean
parlour_board_thing_is_news (ParlourBoardThing *self)
{
  g_return_val_if_fail (PARLOUR_IS_BOARD_THING (self), FALSE);

  return self->is_news;
}

/**
 * parlour_board_thing_find_deed:
 * @self: a thing
 * @id: the id of a deed
 *
 * Finds what has the keys of a deed.
 *
 * Returns: (transfer none) (nullable): its button or number, or `NULL` if it has none
 */
GtkWidget *
parlour_board_thing_find_deed (ParlourBoardThing *self,
                               const char        *id)
{
  GtkWidget *deed;

  g_return_val_if_fail (PARLOUR_IS_BOARD_THING (self) && id != NULL, NULL);

  deed = g_hash_table_lookup (self->deeds, id);

  return deed != NULL && gtk_widget_get_visible (deed) ? parlour_board_deed_get_focus (PARLOUR_BOARD_DEED (deed)) : NULL;
}

/**
 * parlour_board_thing_move:
 * @self: a thing
 * @share: from 0 to 1
 *
 * Shows how much of its way the marker of its track has gone.
 */
void
parlour_board_thing_move (ParlourBoardThing *self,
                          double             share)
{
  GtkWidget *track;

  g_return_if_fail (PARLOUR_IS_BOARD_THING (self));

  track = adw_bin_get_child (self->track);
  if (track != NULL)
    parlour_track_move (PARLOUR_TRACK (track), share);
}
