/* parlour-board-thing.c: something that lies on a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-board-thing.h"

#include "parlour-board-deed.h"
#include "parlour-board-spaces.h"
#include "parlour-die.h"
#include "parlour-emblem.h"
#include "parlour-game-board.h"
#include "parlour-keys.h"
#include "parlour-rule-links.h"
#include "parlour-panes.h"
#include "parlour-scale.h"
#include "parlour-stalls.h"
#include "parlour-steady-layout.h"
#include "parlour-track.h"
#include "parlour-why.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"
#include "tongue.h"

#include <glib/gi18n.h>

/* How large pictures, the emblem of an owner and tracks are, as figures are. */
#define SIGN_SIZE 24
#define OWNER_SIZE 20
#define TRACK_SIZE 28

/* From afar pictures may be larger than these. */
#define AFAR_SIZE 27
#define AFAR_EMBLEM_SIZE 31

/* How many pixels each of an icon has that is enlarged. */
#define AFAR_DENSITY 4

/* The same in columns, where they are all that there is to be seen. */
#define COLUMN_SIGN_SIZE 28
#define COLUMN_SPACING 8
#define LEAD_SPACING 6

/* The same where a bar lies across it. */
#define LEVEL_SIGN_SIZE 22
#define LEVEL_PICTURE_SIZE 40
#define LEVEL_SPACING 6
#define LOW_SPACING 3

/* How high a scale is, and how wide what is said for a side is at least, there and for one player. */
#define SCALE_SIZE 36
#define SIDE_WIDTH 60
#define SCALE_SIDE_WIDTH 110
#define SIDE_SPACING 4
#define SCALE_SPACING 8

/* How large the emblem of who says something is. */
#define SPEAKER_SIZE 32

/* From which size of text on a telephone has room for nothing but what is touched. */
#define LARGE 1.5

/* How large dice are that are touched for what lies on the table. */
#define DIE_SIZE 38

/* The same where it lies beside whoever rolls it. */
#define OWN_DIE_SIZE 40

#define SIGN_SPACING 4
#define SIGNS_IN_LINE 4

/* How much of its height a picture keeps at least that may be lower, where it is seen from afar. */
#define LEAST_SHARE 0.37

/* How large the emblem of a player is, how wide cards are with what is done with it, and how many of them stand side by side. */
#define EMBLEM_SIZE 26
#define CARD_WIDTH 34
#define LEAST_CARDS 4
#define LEAST_LARGE_CARDS 2
#define MOST_CARDS 8

#define SPACING 4
#define HEAD_SPACING 10
#define CHOICE_SPACING 6

/* How long words are that are kept whole from afar. */
#define LONGEST_WORD 16

/* How far a name on a ring is from what is drawn above it. */
#define RING_SPACING 4

/* How much of a line there is room for on the smallest card, and on a ring, in characters, and beside a name. */
#define SHORTEST_ON_CARD 4
#define SHORTEST_BESIDE 2

/* A thing on a board, with what is drawn on it, what is to be known of it and what can be done
 * with it. It stays as long as the thing lies there, and so does each of its deeds; what comes
 * and goes is hidden meanwhile, so that nothing that is pressed or typed into ever goes away. */
struct _ParlourBoardThing {
  AdwBin parent_instance;

  /* Most things are made of few of these, and each of them costs time whenever it is styled: those that may be missing are made
   * when there is something for them, and then stay. */
  GtkWidget *box;
  GtkBox *head;
  ParlourEmblem *emblem; /* of the player that it shows, or NULL */
  GtkBox *signs; /* or NULL */
  GtkBox *words;
  GtkLabel *title; /* the first of them, or before them */
  GtkWidget *face; /* the head or, in a column, what has that below a roof, of which the style sheet may make something */
  const ParlourBoardCard *card; /* how it is drawn if it is one, or NULL */
  ParlourBoardSpaces *spaces; /* in a column, or NULL */
  GtkBox *lead; /* what is seen there in place of the title, or NULL */
  GtkLabel *key; /* the same */
  gboolean has_bar; /* whether a bar lies across that, so that it has its title, too */
  gboolean is_low; /* whether that lies in a low window */
  ParlourBoardRoll *roll; /* dice, or NULL */
  ParlourScale *scale; /* or NULL */
  ParlourRuleLinks *rule; /* which rule says what is told, or NULL */
  ParlourStalls *sides; /* what is said for its sides, or NULL before there is any such deed */
  GtkLabel *result; /* what they come to, in the place of these, or NULL */
  ParlourTrack *track; /* or NULL */
  ParlourStalls *cards; /* or NULL */
  GtkBox *choices; /* or NULL */
  GtkLabel *reason; /* why it cannot be touched, or NULL */
  GtkWidget *alone; /* the deed that there is besides nothing else, or NULL */
  GtkWidget *number; /* what is to be seen before anything else, or NULL where it is seen from near */
  int sign_size; /* from afar, or 0 */
  gboolean is_whole; /* whether that is a column, of which nothing is made smaller or broken into lines to have room */
  /* Around all of it, and nothing in it: where a class changes on what holds much, GTK finds the style of all that anew. NULL as
   * long as there is none. */
  GtkWidget *frame;

  GHashTable *deeds; /* of widgets, by id */
  GtkWidget *bare; /* the deed that the thing itself is, or NULL before it ever was one */
  char *drawn; /* which pictures these are, or NULL */
  char *path; /* where it lies, `group/thing`. A name of the widget would be one of its style, so that GTK would find the style of
                 all in it anew whenever it becomes another thing */
  char *told; /* all that it says but for deeds, as it was shown last */
  gboolean is_news; /* whether that was another one before */
  gboolean is_on_ring; /* where there is room for names alone */
  gboolean is_counted; /* whether it was made for a number that is told of it */
  gboolean is_plain; /* whether it may become whatever else lies there, see parlour_board_thing_become() */
};

enum {
  TOUCHED,
  COUNTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourBoardThing, parlour_board_thing, ADW_TYPE_BIN)

static void
parlour_board_thing_dispose (GObject *object)
{
  g_clear_pointer (&PARLOUR_BOARD_THING (object)->frame, gtk_widget_unparent);

  G_OBJECT_CLASS (parlour_board_thing_parent_class)->dispose (object);
}

static void
parlour_board_thing_finalize (GObject *object)
{
  ParlourBoardThing *self = PARLOUR_BOARD_THING (object);

  g_hash_table_unref (self->deeds);
  g_free (self->drawn);
  g_free (self->path);
  g_free (self->told);

  G_OBJECT_CLASS (parlour_board_thing_parent_class)->finalize (object);
}

static void
parlour_board_thing_class_init (ParlourBoardThingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_board_thing_dispose;
  G_OBJECT_CLASS (klass)->finalize = parlour_board_thing_finalize;

  /* Somebody touched a deed. */
  signals[TOUCHED] = g_signal_new ("touched", PARLOUR_TYPE_BOARD_THING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);

  /* Somebody told a number. @number is what it tells, or -1 if it is told no more. */
  signals[COUNTED] = g_signal_new ("counted", PARLOUR_TYPE_BOARD_THING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_INT);

  gtk_widget_class_set_css_name (widget_class, "thing");
}

static void
parlour_board_thing_init (ParlourBoardThing *self)
{
  self->deeds = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->box = parlour_box_new_plain (GTK_ORIENTATION_VERTICAL, SPACING);
  adw_bin_set_child (ADW_BIN (self), self->box);
}

/* The parts */

/* What every thing has that is no card. */
static void
make_head (ParlourBoardThing *self)
{
  self->head = GTK_BOX (parlour_box_new_plain (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->head), parlour_steady_layout_new (GTK_ORIENTATION_HORIZONTAL, HEAD_SPACING));
  self->words = GTK_BOX (parlour_box_new_plain (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_widget_set_hexpand (GTK_WIDGET (self->words), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self->words), GTK_ALIGN_CENTER);
  self->title = GTK_LABEL (g_object_new (GTK_TYPE_LABEL, "ellipsize", PANGO_ELLIPSIZE_END, "xalign", 0.f, "css-classes",
                                         (const char *[]) { "heading", NULL }, NULL));
  gtk_box_append (self->words, GTK_WIDGET (self->title));
  gtk_box_append (self->head, GTK_WIDGET (self->words));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->head));
  self->face = GTK_WIDGET (self->head);
}

/* A part of the box stands before all that stand behind it, if they are there. From afar pictures stand before all of them. */
static void
add_part (ParlourBoardThing *self,
          gpointer           part)
{
  gpointer const parts[] = { self->track, self->cards, self->choices, self->reason, self->roll, self->alone,
                             self->number == NULL ? self->signs : NULL, self->sides,
                             self->sides != NULL ? gtk_widget_get_parent (GTK_WIDGET (self->sides)) : NULL };
  gboolean is_behind = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      if (is_behind && parts[i] != NULL && gtk_widget_get_parent (parts[i]) == self->box)
        {
          gtk_box_insert_child_after (GTK_BOX (self->box), part, gtk_widget_get_prev_sibling (parts[i]));
          return;
        }
      is_behind |= parts[i] == part;
    }
  gtk_box_append (GTK_BOX (self->box), part);
}

static GtkBox *
need_signs (ParlourBoardThing *self)
{
  if (self->signs != NULL)
    return self->signs;

  self->signs = GTK_BOX (parlour_box_new_plain (GTK_ORIENTATION_HORIZONTAL, SIGN_SPACING));
  gtk_widget_set_visible (GTK_WIDGET (self->signs), FALSE);
  gtk_widget_set_halign (GTK_WIDGET (self->signs), self->is_on_ring ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  gtk_widget_set_valign (GTK_WIDGET (self->signs), GTK_ALIGN_CENTER);
  gtk_box_insert_child_after (self->head, GTK_WIDGET (self->signs), GTK_WIDGET (self->emblem));

  return self->signs;
}

static ParlourEmblem *
need_emblem (ParlourBoardThing *self)
{
  GtkWidget *before = NULL;

  if (self->emblem != NULL)
    return self->emblem;

  if (self->signs != NULL && gtk_widget_get_parent (GTK_WIDGET (self->signs)) == GTK_WIDGET (self->head))
    before = gtk_widget_get_prev_sibling (GTK_WIDGET (self->signs));
  self->emblem = g_object_new (PARLOUR_TYPE_EMBLEM, "size", self->number != NULL ? AFAR_EMBLEM_SIZE : EMBLEM_SIZE, "valign",
                               GTK_ALIGN_CENTER, NULL);
  gtk_box_insert_child_after (self->head, GTK_WIDGET (self->emblem), before);

  return self->emblem;
}

static ParlourStalls *
need_cards (ParlourBoardThing *self)
{
  if (self->cards != NULL)
    return self->cards;

  self->cards = g_object_new (PARLOUR_TYPE_STALLS, "column-width", CARD_WIDTH, "min-columns", LEAST_CARDS, "max-columns", MOST_CARDS,
                              "spacing", SPACING, "even", TRUE, NULL);
  add_part (self, self->cards);

  return self->cards;
}

static GtkBox *
need_choices (ParlourBoardThing *self)
{
  if (self->choices != NULL)
    return self->choices;

  self->choices = GTK_BOX (parlour_box_new_plain (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->choices), g_object_new (PARLOUR_TYPE_WRAP_LAYOUT, "spacing", CHOICE_SPACING, NULL));
  add_part (self, self->choices);

  return self->choices;
}

static GtkLabel *
need_reason (ParlourBoardThing *self)
{
  if (self->reason != NULL)
    return self->reason;

  self->reason = GTK_LABEL (parlour_label_new_wrapped (NULL));
  gtk_widget_set_visible (GTK_WIDGET (self->reason), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self->reason), "caption");
  gtk_widget_add_css_class (GTK_WIDGET (self->reason), "reason");
  add_part (self, self->reason);

  return self->reason;
}

static GtkWidget *
need_frame (ParlourBoardThing *self)
{
  if (self->frame != NULL)
    return self->frame;

  self->frame = g_object_new (ADW_TYPE_BIN, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "can-target", FALSE,
                              "css-classes", (const char *[]) { "hand-frame", NULL }, NULL);
  gtk_widget_set_parent (self->frame, GTK_WIDGET (self));

  return self->frame;
}

static void
move_into (GtkBox    *box,
           GtkWidget *widget)
{
  g_object_ref (widget);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (widget)), widget);
  gtk_box_append (box, widget);
  g_object_unref (widget);
}

/* Tells whether the first of several lines of pictures is seen in place of its name. */
gboolean
parlour_board_thing_has_lead (const TableThing *thing)
{
  const TableSign *sign;

  g_return_val_if_fail (thing != NULL, FALSE);

  sign = thing->signs;

  while (sign != NULL && !sign->begins_line)
    sign = sign->next;

  return sign != NULL;
}

/* What is seen in place of its name has what is to be known of it beside that, and other pictures are as wide as the column. */
static void
lead_column (ParlourBoardThing *self,
             GtkBox            *top)
{
  self->lead = GTK_BOX (parlour_box_new_plain (GTK_ORIENTATION_HORIZONTAL, COLUMN_SPACING));
  gtk_widget_set_hexpand (GTK_WIDGET (self->lead), TRUE);
  gtk_box_prepend (top, GTK_WIDGET (self->lead));
  gtk_widget_set_layout_manager (GTK_WIDGET (top), g_object_new (PARLOUR_TYPE_WRAP_LAYOUT, "spacing", COLUMN_SPACING, NULL));
  move_into (top, GTK_WIDGET (self->words));
  gtk_widget_set_hexpand (GTK_WIDGET (self->words), FALSE);
  gtk_widget_set_layout_manager (GTK_WIDGET (self->signs), gtk_box_layout_new (GTK_ORIENTATION_VERTICAL));
}

/* Tells whether there is nothing of it but a picture and a name. */
gboolean
parlour_board_thing_is_bare (const TableThing *thing)
{
  g_return_val_if_fail (thing != NULL, FALSE);

  return thing->spaces == NULL && thing->text == NULL && thing->signs != NULL && thing->signs->next == NULL;
}

/* Its picture stands above its name, with the key beside it. */
static void
stand_bare (ParlourBoardThing *self,
            GtkWidget         *top)
{
  GtkWidget *signs = parlour_box_new_plain (GTK_ORIENTATION_HORIZONTAL, SIGN_SPACING);

  gtk_box_prepend (self->head, signs);
  move_into (GTK_BOX (signs), GTK_WIDGET (self->signs));
  move_into (GTK_BOX (signs), GTK_WIDGET (self->key));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->head), parlour_steady_layout_new (GTK_ORIENTATION_VERTICAL, SIGN_SPACING));
  gtk_widget_set_halign (top, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (signs, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (GTK_WIDGET (self->title), FALSE);
  gtk_label_set_justify (self->title, GTK_JUSTIFY_CENTER);
  gtk_widget_remove_css_class (GTK_WIDGET (self->title), "heading");
  gtk_widget_add_css_class (GTK_WIDGET (self->title), "caption");
}

/* Where a bar lies across it: what it is, what is done with it, and its levels. The picture stands beside the rest where that is
 * wide. What is done with it stands above the levels, so that it stays where it is however many there are. */
static void
stand_with_bar (ParlourBoardThing *self)
{
  GtkWidget *top = parlour_box_new_plain (GTK_ORIENTATION_HORIZONTAL, LEVEL_SPACING);
  GtkWidget *heads = parlour_box_new_plain (GTK_ORIENTATION_VERTICAL, LEAD_SPACING);

  self->has_bar = TRUE;
  need_signs (self);
  need_choices (self);
  need_reason (self);
  self->spaces = PARLOUR_BOARD_SPACES (parlour_board_spaces_new ());
  parlour_board_spaces_lay_bar (self->spaces);
  self->lead = GTK_BOX (parlour_box_new_plain (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_widget_set_halign (GTK_WIDGET (self->lead), GTK_ALIGN_CENTER);
  gtk_widget_set_layout_manager (top, g_object_new (PARLOUR_TYPE_WRAP_LAYOUT, "spacing", COLUMN_SPACING, "row-spacing", LEVEL_SPACING, "narrow", PARLOUR_BOARD_NARROW,
                                                    NULL));
  gtk_widget_set_hexpand (heads, TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->words), FALSE);
  gtk_widget_set_valign (heads, GTK_ALIGN_CENTER);
  gtk_widget_set_layout_manager (GTK_WIDGET (self->choices), gtk_box_layout_new (GTK_ORIENTATION_VERTICAL));
  gtk_widget_set_valign (GTK_WIDGET (self->choices), GTK_ALIGN_CENTER);
  gtk_widget_set_layout_manager (GTK_WIDGET (self->head), parlour_steady_layout_new (GTK_ORIENTATION_VERTICAL, LEVEL_SPACING));
  gtk_box_append (GTK_BOX (top), GTK_WIDGET (self->lead));
  gtk_box_append (GTK_BOX (top), heads);
  move_into (GTK_BOX (heads), GTK_WIDGET (self->words));
  move_into (GTK_BOX (heads), GTK_WIDGET (self->signs));
  move_into (GTK_BOX (top), GTK_WIDGET (self->choices));
  gtk_box_append (self->head, top);
  gtk_box_append (self->head, GTK_WIDGET (self->spaces));
  move_into (self->head, GTK_WIDGET (self->reason));
  gtk_widget_add_css_class (GTK_WIDGET (self->reason), "dim-label");
  self->face = g_object_new (GTK_TYPE_BOX, "css-name", "widget", "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  gtk_widget_set_hexpand (GTK_WIDGET (self->head), TRUE);
  move_into (GTK_BOX (self->face), GTK_WIDGET (self->head));
  gtk_widget_add_css_class (GTK_WIDGET (self->head), "levels");
  gtk_box_prepend (GTK_BOX (self->box), self->face);
}

/* In a column: its name with its key, below that pictures, what stands on it, and what is to be known. */
static void
stand_in_column (ParlourBoardThing *self,
                 const TableThing  *thing)
{
  GtkBox *top = GTK_BOX (parlour_box_new_plain (GTK_ORIENTATION_HORIZONTAL, SIGN_SPACING));

  need_signs (self);
  need_reason (self);
  self->spaces = PARLOUR_BOARD_SPACES (parlour_board_spaces_new ());
  self->key = GTK_LABEL (g_object_new (GTK_TYPE_LABEL, "valign", GTK_ALIGN_START, "css-classes", (const char *[]) { "keycap", NULL },
                                       NULL));
  move_into (top, GTK_WIDGET (self->title));
  gtk_box_append (top, GTK_WIDGET (self->key));
  gtk_widget_set_hexpand (GTK_WIDGET (self->title), TRUE);
  gtk_widget_set_layout_manager (GTK_WIDGET (self->head),
                                 parlour_steady_layout_new (GTK_ORIENTATION_VERTICAL,
                                                            parlour_board_thing_has_lead (thing)
                                                              ? LEAD_SPACING : COLUMN_SPACING));
  gtk_box_prepend (self->head, GTK_WIDGET (top));
  gtk_box_insert_child_after (self->head, GTK_WIDGET (self->spaces), GTK_WIDGET (self->signs));
  move_into (self->head, GTK_WIDGET (self->reason));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->signs), g_object_new (PARLOUR_TYPE_WRAP_LAYOUT, "spacing", COLUMN_SPACING, NULL));
  if (parlour_board_thing_has_lead (thing))
    lead_column (self, top);
  if (parlour_board_thing_is_bare (thing))
    stand_bare (self, GTK_WIDGET (top));
  gtk_widget_add_css_class (GTK_WIDGET (self->words), "facts");
  gtk_widget_set_vexpand (GTK_WIDGET (self->signs), self->lead == NULL);
  gtk_widget_set_vexpand (GTK_WIDGET (self->head), TRUE);
  self->face = self->lead == NULL ? parlour_box_new_plain (GTK_ORIENTATION_VERTICAL, 0)
                                  : g_object_new (GTK_TYPE_BOX, "css-name", "widget", "orientation", GTK_ORIENTATION_VERTICAL,
                                                  "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  gtk_box_append (GTK_BOX (self->face), g_object_new (GTK_TYPE_BOX, "css-name", "roof", "accessible-role",
                                                      GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  move_into (GTK_BOX (self->face), GTK_WIDGET (self->head));
  gtk_widget_add_css_class (GTK_WIDGET (self->head), parlour_board_thing_is_bare (thing) ? "bare" : "column");
  gtk_box_prepend (GTK_BOX (self->box), self->face);
}

/* What is done for one side stands beside what is done for the other. */
static ParlourStalls *
make_sides (int column_width,
            int spacing)
{
  GtkWidget *sides = g_object_new (PARLOUR_TYPE_STALLS, "column-width", column_width, "max-columns", 2, "spacing", spacing, NULL);

  return PARLOUR_STALLS (sides);
}

/* What comes of it takes the place of what is touched, and moves nothing. */
static void
weigh (ParlourBoardThing *self)
{
  GtkWidget *place = gtk_overlay_new ();

  self->scale = g_object_new (PARLOUR_TYPE_SCALE, NULL);
  parlour_figure_set_size (PARLOUR_FIGURE (self->scale), SCALE_SIZE);
  self->sides = make_sides (SCALE_SIDE_WIDTH, SCALE_SPACING);
  g_object_set (self->sides, "min-columns", 2, NULL);
  self->result = GTK_LABEL (parlour_label_new_wrapped (NULL));
  g_object_set (self->result, "justify", GTK_JUSTIFY_CENTER, "xalign", .5, "valign", GTK_ALIGN_CENTER, "css-classes",
                (const char *[]) { "heading", NULL }, NULL);
  gtk_overlay_set_child (GTK_OVERLAY (place), GTK_WIDGET (self->sides));
  gtk_overlay_add_overlay (GTK_OVERLAY (place), GTK_WIDGET (self->result));
  gtk_overlay_set_measure_overlay (GTK_OVERLAY (place), GTK_WIDGET (self->result), TRUE);
  gtk_box_prepend (GTK_BOX (self->box), GTK_WIDGET (self->scale));
  gtk_box_append (GTK_BOX (self->box), place);
  gtk_widget_add_css_class (self->box, "scale");
}

/* What rolls dice stands between them. */
static void
roll_dice (ParlourBoardThing *self)
{
  g_autoptr (GtkWidget) choices = g_object_ref (GTK_WIDGET (need_choices (self)));

  gtk_box_remove (GTK_BOX (self->box), choices);
  g_object_set (gtk_widget_get_layout_manager (choices), "centered", TRUE, NULL);
  self->roll = PARLOUR_BOARD_ROLL (parlour_board_roll_new (choices));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->roll));
  gtk_widget_add_css_class (GTK_WIDGET (self->roll), "dice");
}

/* A die lies beside whoever rolls it. */
static gboolean
has_die (const TableThing *thing)
{
  const TableSign *sign = thing->signs;

  while (sign != NULL && !g_str_equal (sign->kind, PARLOUR_BOARD_DIE))
    sign = sign->next;

  return sign != NULL && thing->seat != TABLE_NOBODY;
}

/* Behind the name, and all that it may show in a row below. */
static void
lay_die (ParlourBoardThing *self)
{
  need_emblem (self);
  move_into (self->head, GTK_WIDGET (need_signs (self)));
  g_object_set (need_cards (self), "min-columns", PARLOUR_DIE_SIDES / 2, "max-columns", PARLOUR_DIE_SIDES, "even", FALSE, NULL);
}

/* What everybody has to know stands there in large, beside what is to be said of it. */
static gboolean
is_figure (const TableThing *thing)
{
  return thing->look == TABLE_HERE && thing->seat == TABLE_NOBODY && thing->deeds == NULL && thing->signs == NULL;
}

/* Whether it is only drawn and told, as many are that come and go. */
static gboolean
is_plain (const TableThing *thing)
{
  return !is_figure (thing) && thing->seat == TABLE_NOBODY && thing->deeds == NULL && thing->spaces == NULL
         && thing->track_end == 0 && thing->signs != NULL;
}

/* Whether there is a number to be told of it, and nothing else to be done. */
static gboolean
is_counted (const TableThing *thing)
{
  return thing->seat == TABLE_NOBODY && thing->title != NULL && thing->deeds != NULL && thing->deeds->next == NULL
         && thing->deeds->kind == TABLE_COUNTS && thing->deeds->signs == NULL && thing->spaces == NULL && thing->track_end == 0
         && thing->whole == 0;
}

/* Makes a thing that shows nothing yet. */
GtkWidget *
parlour_board_thing_new (TableArrangement  arrangement,
                         const TableThing *thing)
{
  ParlourBoardThing *self = g_object_new (PARLOUR_TYPE_BOARD_THING, NULL);

  g_return_val_if_fail (thing != NULL, NULL);

  make_head (self);
  self->is_plain = arrangement == TABLE_FLOW && is_plain (thing);
  self->is_counted = arrangement == TABLE_FLOW && is_counted (thing);
  if (is_figure (thing))
    {
      g_autoptr (GtkWidget) title = g_object_ref (GTK_WIDGET (self->title));

      gtk_box_remove (self->words, title);
      gtk_box_prepend (self->head, title);
      gtk_widget_set_layout_manager (GTK_WIDGET (self->words), parlour_steady_layout_new (GTK_ORIENTATION_VERTICAL, 0));
    }
  else if (arrangement == TABLE_RING)
    {
      self->is_on_ring = TRUE;
      gtk_widget_set_layout_manager (GTK_WIDGET (self->head), parlour_steady_layout_new (GTK_ORIENTATION_VERTICAL, RING_SPACING));
      gtk_widget_set_layout_manager (GTK_WIDGET (self->words), parlour_steady_layout_new (GTK_ORIENTATION_VERTICAL, 0));
      g_object_set (self->title, "ellipsize", PANGO_ELLIPSIZE_NONE, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD, NULL);
    }
  else if (arrangement != TABLE_ROWS)
    {
      if (arrangement == TABLE_COLUMNS && thing->bar != TABLE_NOBODY)
        stand_with_bar (self);
      else if (arrangement == TABLE_COLUMNS)
        stand_in_column (self, thing);
      else if (parlour_board_roll_is_of (thing))
        roll_dice (self);
      else if (thing->whole > 0)
        weigh (self);
      else if (has_die (thing))
        lay_die (self);
      /* What somebody has said stands where it was asked, below the name. */
      else if (thing->is_addressed)
        move_into (GTK_BOX (self->box), GTK_WIDGET (need_signs (self)));
      gtk_widget_set_layout_manager (GTK_WIDGET (self->words), parlour_steady_layout_new (GTK_ORIENTATION_VERTICAL, 0));
      gtk_label_set_ellipsize (self->title, PANGO_ELLIPSIZE_NONE);
      g_object_set (self->title, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "width-chars",
                    self->has_bar || (arrangement == TABLE_COLUMNS && parlour_board_thing_is_bare (thing))
                      ? SHORTEST_ON_CARD : PARLOUR_SHORTEST_LINE, NULL);
    }
  else
    {
      gtk_widget_set_layout_manager (GTK_WIDGET (self->words), g_object_new (PARLOUR_TYPE_WRAP_LAYOUT, "spacing", HEAD_SPACING, NULL));
    }

  return GTK_WIDGET (self);
}

/* Makes a thing that is a card, and shows nothing yet. */
GtkWidget *
parlour_board_thing_new_card (const ParlourBoardCard *card)
{
  ParlourBoardThing *self = g_object_new (PARLOUR_TYPE_BOARD_THING, NULL);

  g_return_val_if_fail (card != NULL, NULL);

  self->card = card;
  self->face = card->make ();
  gtk_box_prepend (GTK_BOX (self->box), self->face);

  return GTK_WIDGET (self);
}

/* The number that was told of it is that of the other one, and has nothing of what it was. */
static gboolean
become_counted (ParlourBoardThing *self,
                const TableThing  *thing)
{
  GHashTableIter iter;
  gpointer deed = NULL;

  g_hash_table_iter_init (&iter, self->deeds);
  g_hash_table_iter_next (&iter, NULL, &deed);
  if (g_hash_table_size (self->deeds) != 1 || !parlour_board_deed_can_show (deed, thing->deeds))
    return FALSE;

  g_hash_table_remove_all (self->deeds);
  g_hash_table_insert (self->deeds, g_strdup (thing->deeds->id), deed);
  parlour_board_deed_begin_anew (deed);

  return TRUE;
}

/* Lets it show the other one in its place, which takes less time than to make that: as long as nobody can touch either of them,
 * or a number is told of both and nobody saw this one, which may be under somebody's hand. Tells whether it does. */
gboolean
parlour_board_thing_become (ParlourBoardThing *self,
                            const TableThing  *thing,
                            gboolean           was_seen)
{
  g_return_val_if_fail (thing != NULL, FALSE);

  if (self->is_counted && is_counted (thing))
    return !was_seen && become_counted (self, thing);

  return self->is_plain && g_hash_table_size (self->deeds) == 0 && is_plain (thing);
}

static GtkWidget *
make_number (const char *number)
{
  GtkWidget *label = gtk_label_new (number);

  gtk_label_set_xalign (GTK_LABEL (label), 0.f);
  gtk_widget_add_css_class (label, "board-number");

  return label;
}

/* Pictures come first, but what somebody has comes last. */
static void
see_from_afar (ParlourBoardThing *self,
               const TableThing  *thing)
{
  GtkWidget *widgets[] = { GTK_WIDGET (self->title), GTK_WIDGET (self->words), GTK_WIDGET (need_signs (self)) };

  for (guint i = 0; i < G_N_ELEMENTS (widgets); i++)
    {
      g_object_ref (widgets[i]);
      gtk_box_remove (GTK_BOX (gtk_widget_get_parent (widgets[i])), widgets[i]);
    }

  self->number = make_number (NULL);
  if (self->is_on_ring)
    {
      g_object_set (self->title, "xalign", .5, "justify", GTK_JUSTIFY_CENTER, NULL);
      gtk_widget_set_halign (GTK_WIDGET (self->signs), GTK_ALIGN_CENTER);
    }
  gtk_widget_add_css_class (widgets[2], "board-signs");
  parlour_widget_set_css_class (GTK_WIDGET (self), "track", thing->track_end > 0);
  gtk_box_append (self->head, widgets[0]);
  gtk_widget_set_hexpand (widgets[0], TRUE);
  gtk_box_insert_child_after (GTK_BOX (self->box), self->number, GTK_WIDGET (self->head));
  gtk_box_insert_child_after (GTK_BOX (self->box), widgets[1], self->number);
  gtk_box_insert_child_after (GTK_BOX (self->box), widgets[2], thing->seat != TABLE_NOBODY ? widgets[1] : NULL);
  gtk_widget_set_layout_manager (widgets[2], thing->seat != TABLE_NOBODY
                                               ? g_object_new (GTK_TYPE_GRID_LAYOUT, "row-spacing", SIGN_SPACING,
                                                               "column-spacing", SIGN_SPACING, NULL)
                                               : g_object_new (PARLOUR_TYPE_WRAP_LAYOUT, "spacing", SIGN_SPACING, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (widgets); i++)
    g_object_unref (widgets[i]);
}

/* Lays it out for those who look from afar, and touch nothing: one thing below the other. A
 * column stays as it is, but what stands on its spaces is not broken into lines. @sign_size is
 * how large its pictures are then, or 0 where there are many of them. */
void
parlour_board_thing_see_from_afar (ParlourBoardThing *self,
                                   const TableThing  *thing,
                                   int                sign_size)
{
  g_return_if_fail (thing != NULL);

  if (self->spaces != NULL)
    {
      self->is_whole = TRUE;
      parlour_board_spaces_see_from_afar (self->spaces);
      return;
    }

  if (self->number == NULL && !is_figure (thing))
    see_from_afar (self, thing);
  self->sign_size = MAX (sign_size, AFAR_SIZE);
  gtk_label_set_ellipsize (self->title, PANGO_ELLIPSIZE_NONE);
}

/* Whether why it cannot be done is seen, as somebody stands there. */
static gboolean
is_seen (const TableThing *thing,
         const TableDeed  *deed)
{
  const TableSpace *space = parlour_board_spaces_find (thing, deed->id);

  return space != NULL && space->seat != TABLE_NOBODY;
}

/* Finds why something cannot be done with a thing. What is picked says so where it is tried. Returns
 * the reason, or NULL if nothing is to be said. */
const TableReason *
parlour_board_thing_get_reason (const TableThing *thing)
{
  g_return_val_if_fail (thing != NULL, NULL);

  for (const TableDeed *deed = thing->deeds; deed != NULL; deed = deed->next)
    if (is_seen (thing, deed))
      continue;
    else if (deed->kind != TABLE_PICKS && deed->obstacle.text != NULL)
      return &deed->obstacle;
    else if (deed->kind == TABLE_CHOOSES && deed->doubt.text != NULL)
      return &deed->doubt;

  return NULL;
}

/* What it looks like */

/* Whose it is is drawn on it, unless that is asked. */
static gboolean
shows_owner (const TableThing *thing)
{
  return thing->owner != TABLE_NOBODY && thing->question == TABLE_NOBODY;
}

/* All pictures on it, how large they are, and whose it is, as one word. */
static char *
list_signs (ParlourBoardThing *self,
            const TableThing  *thing)
{
  g_autoptr (GString) signs = g_string_new (NULL);

  g_string_append_printf (signs, "%s %d,", tongue_get_language (), self->sign_size);
  for (const TableSign *sign = thing->signs; sign != NULL; sign = sign->next)
    g_string_append_printf (signs, "%s %d,", sign->id, sign->count);
  if (shows_owner (thing))
    g_string_append_printf (signs, "%d", thing->owner);

  return g_string_free (g_steal_pointer (&signs), FALSE);
}

static gboolean
is_number (const TableSign *sign)
{
  return g_str_equal (sign->kind, PARLOUR_BOARD_NUMBER);
}

/* What is seen from afar is enlarged afterwards, and an icon would be blurred. */
static void
sharpen (GtkImage *image,
         int       size)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gtk_widget_get_display (GTK_WIDGET (image)));
  g_autoptr (GtkIconPaintable) icon = gtk_icon_theme_lookup_icon (theme, gtk_image_get_icon_name (image), NULL, size,
                                                                  AFAR_DENSITY,
                                                                  gtk_widget_get_direction (GTK_WIDGET (image)), 0);

  gtk_image_set_from_paintable (image, GDK_PAINTABLE (icon));
  gtk_image_set_pixel_size (image, size);
}

static int
get_sign_size (ParlourBoardThing *self,
               const TableSign   *sign)
{
  if (self->has_bar)
    return g_str_equal (sign->kind, PARLOUR_BOARD_PICTURE) ? LEVEL_PICTURE_SIZE : LEVEL_SIGN_SIZE;
  if (self->spaces != NULL && g_str_equal (sign->kind, PARLOUR_BOARD_DIE))
    return DIE_SIZE;
  if (self->emblem != NULL && g_str_equal (sign->kind, PARLOUR_BOARD_DIE))
    return OWN_DIE_SIZE;

  return MAX (self->sign_size, self->spaces != NULL ? COLUMN_SIGN_SIZE : SIGN_SIZE);
}

/* What may be lower does not become as low as it can. */
static void
keep_whole (GtkWidget *picture)
{
  int height;

  gtk_widget_measure (picture, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  if (GTK_IS_LABEL (picture))
    g_object_set (picture, "wrap", FALSE, "ellipsize", PANGO_ELLIPSIZE_NONE, NULL);
  else
    gtk_widget_set_size_request (picture, -1, (int) (height * LEAST_SHARE));
}

/* What is there no more is faded. */
static GtkWidget *
make_sign (ParlourBoardThing *self,
           TableSession      *session,
           const TableSign   *sign)
{
  GtkWidget *picture = is_number (sign) ? make_number (sign->id)
                                        : parlour_game_board_new_sign (table_session_get_game (session), sign,
                                                                       get_sign_size (self, sign), sign->count == 0);

  if (GTK_IS_IMAGE (picture) && self->sign_size > 0)
    sharpen (GTK_IMAGE (picture), self->sign_size);

  if (picture != NULL && self->is_whole)
    keep_whole (picture);
  if (picture != NULL)
    parlour_widget_set_css_class (picture, "gone", sign->count == 0);

  return picture;
}

/* What a player has stands in lines of as many, unless some begin a line themselves. */
static void
place_signs (ParlourBoardThing *self,
             const TableThing  *thing)
{
  GtkLayoutManager *manager = gtk_widget_get_layout_manager (GTK_WIDGET (self->signs));
  const TableSign *sign = thing->signs;
  int column = 0, row = 0;

  for (GtkWidget *picture = gtk_widget_get_first_child (GTK_WIDGET (self->signs)); picture != NULL;
       picture = gtk_widget_get_next_sibling (picture))
    {
      if (column == SIGNS_IN_LINE || (column > 0 && sign != NULL && sign->begins_line))
        {
          column = 0;
          row++;
        }
      g_object_set (gtk_layout_manager_get_layout_child (manager, picture), "column", column++, "row", row, NULL);
      sign = sign != NULL ? sign->next : NULL;
    }
}

/* That of a player stands below the name. */
static void
show_number (ParlourBoardThing *self,
             const TableThing  *thing)
{
  const TableSign *number = thing->signs;

  while (number != NULL && !is_number (number))
    number = number->next;
  gtk_widget_set_visible (self->number, number != NULL && thing->seat != TABLE_NOBODY);
  if (number != NULL)
    gtk_label_set_label (GTK_LABEL (self->number), number->id);
}

/* As many pictures as a hand has stand in a row above what is to be read where there is no room for both side by side. */
static void
wrap_hand (ParlourBoardThing *self,
           const TableThing  *thing)
{
  GtkWidget *boxes[] = { GTK_WIDGET (self->head), GTK_WIDGET (self->signs) };
  int n = 0;

  for (const TableSign *sign = thing->signs; sign != NULL; sign = sign->next)
    n++;
  if (n <= SIGNS_IN_LINE || self->number != NULL
      || !PARLOUR_IS_WRAP_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self->words))))
    return;

  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    if (!PARLOUR_IS_WRAP_LAYOUT (gtk_widget_get_layout_manager (boxes[i])))
      gtk_widget_set_layout_manager (boxes[i], g_object_new (PARLOUR_TYPE_WRAP_LAYOUT, "spacing", i == 0 ? COLUMN_SPACING : SIGN_SPACING,
                                                             "row-spacing", SIGN_SPACING, NULL));
}

/* What it looks like, with what may stand in its corner. */
static char *
tell_sign (ParlourBoardThing *self,
           const TableSign   *sign)
{
  const TableSign *next = sign->next;

  return g_strdup_printf ("%s %d %s %s %d %s %d", tongue_get_language (), self->sign_size, sign->kind, sign->id, sign->count,
                          next != NULL ? next->id : "", next != NULL ? next->count : 0);
}

static void
put_after (GtkBox     *place,
           GtkWidget **last,
           GtkWidget  *picture)
{
  if (gtk_widget_get_parent (picture) == NULL)
    gtk_box_insert_child_after (place, picture, *last);
  else if (gtk_widget_get_prev_sibling (picture) != *last)
    gtk_box_reorder_child_after (place, picture, *last);
  *last = picture;
}

/* A picture that is there already is taken, as in a hand of cards most stay. */
static void
put_sign (ParlourBoardThing *self,
          TableSession      *session,
          const TableSign   *sign,
          GtkBox            *place,
          GtkWidget        **last)
{
  g_autofree char *told = tell_sign (self, sign);
  GtkWidget *picture = *last != NULL ? gtk_widget_get_next_sibling (*last) : gtk_widget_get_first_child (GTK_WIDGET (place));

  while (picture != NULL && g_strcmp0 (g_object_get_data (G_OBJECT (picture), "sign"), told) != 0)
    picture = gtk_widget_get_next_sibling (picture);
  if (picture == NULL)
    {
      picture = make_sign (self, session, sign);
      if (picture == NULL)
        return;

      g_object_set_data_full (G_OBJECT (picture), "sign", g_steal_pointer (&told), g_free);
      if (place == self->lead && is_number (sign))
        gtk_label_set_xalign (GTK_LABEL (picture), .5f);
    }
  put_after (place, last, picture);
}

static void
drop_after (GtkBox    *place,
            GtkWidget *last)
{
  while (gtk_widget_get_last_child (GTK_WIDGET (place)) != last)
    gtk_box_remove (place, gtk_widget_get_last_child (GTK_WIDGET (place)));
}

/* The first lines are in the lead, if there is one. */
static void
put_signs (ParlourBoardThing *self,
           TableSession      *session,
           const TableThing  *thing)
{
  GtkBox *place = self->lead != NULL ? self->lead : self->signs;
  GtkWidget *last = NULL;

  for (const TableSign *sign = thing->signs; sign != NULL; sign = sign->next)
    {
      /* What is made comes of what is taken. */
      if (self->has_bar && sign->begins_line && place == self->signs)
        put_after (place, &last, g_object_new (GTK_TYPE_IMAGE, "icon-name", "go-next-symbolic", "accessible-role",
                                               GTK_ACCESSIBLE_ROLE_PRESENTATION, "css-classes",
                                               (const char *[]) { "dim-label", NULL }, NULL));
      if (sign->begins_line && place != self->signs)
        {
          drop_after (place, last);
          place = self->signs;
          last = NULL;
        }
      if (!is_number (sign) || thing->seat == TABLE_NOBODY)
        put_sign (self, session, sign, place, &last);
    }
  drop_after (place, last);
  if (place != self->signs)
    drop_after (self->signs, NULL);
}

static void
show_signs (ParlourBoardThing *self,
            TableSession      *session,
            const TableThing  *thing)
{
  char *drawn;
  gboolean is_same;

  /* What it has no more may well come back. */
  if (thing->signs == NULL && !shows_owner (thing) && self->lead == NULL)
    {
      if (self->signs != NULL)
        gtk_widget_set_visible (GTK_WIDGET (self->signs), FALSE);
      return;
    }

  drawn = list_signs (self, thing);
  is_same = g_strcmp0 (drawn, self->drawn) == 0;
  g_free (self->drawn);
  self->drawn = drawn;
  if (!is_same)
    {
      need_signs (self);
      put_signs (self, session, thing);
      if (shows_owner (thing) && self->spaces == NULL)
        gtk_box_append (self->signs, g_object_new (PARLOUR_TYPE_EMBLEM, "size", self->sign_size > 0 ? AFAR_SIZE : OWNER_SIZE, "color",
                                                   (int) table_session_get_color (session, thing->owner), NULL));
      if (GTK_IS_GRID_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self->signs))))
        place_signs (self, thing);
      wrap_hand (self, thing);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->signs), gtk_widget_get_first_child (GTK_WIDGET (self->signs)) != NULL);
}

/* What is touched itself cannot be asked as well. */
static gboolean
is_asked (const TableThing *thing)
{
  for (const TableDeed *deed = thing->deeds; deed != NULL; deed = deed->next)
    if (deed->label == NULL && deed->kind != TABLE_COUNTS)
      return FALSE;

  return thing->question != TABLE_NOBODY;
}

static GtkWidget *
make_fact (TableSession     *session,
           const TableThing *thing)
{
  GtkWidget *fact = is_asked (thing) ? parlour_why_new_line ("", session, thing->question, table_thing_get_asked (thing))
                                     : parlour_label_new_wrapped (NULL);

  if (!is_asked (thing))
    gtk_widget_add_css_class (fact, "caption");

  return fact;
}

/* On a ring there is room for names alone. */
static void
show_fact (ParlourBoardThing *self,
           GtkWidget         *fact,
           TableSession      *session,
           const TableThing  *thing,
           const char        *text)
{
  if (PARLOUR_IS_WHY (fact))
    parlour_why_show (PARLOUR_WHY (fact), text, session, thing->question, table_thing_get_asked (thing));
  /* From afar its words are kept whole, see keep_all_words_whole(). */
  else if (self->number != NULL)
    gtk_label_set_label (GTK_LABEL (fact), text);
  else
    parlour_label_show_lines (GTK_LABEL (fact), text, self->is_on_ring ? SHORTEST_ON_CARD : PARLOUR_SHORTEST_LINE);
}

/* What is to be known of it, in lines; on a ring that is whose it is. */
static const char *
find_text (ParlourBoardThing *self,
           TableSession      *session,
           const TableThing  *thing)
{
  /* That of levels is told of their bar, and that of a scale in the place of what is said. */
  if (self->has_bar || self->scale != NULL)
    return NULL;

  return self->is_on_ring && self->number == NULL && thing->owner != TABLE_NOBODY
         ? table_session_get_names (session)[thing->owner] : thing->text;
}

static void
show_title (ParlourBoardThing *self,
            const TableThing  *thing,
            gboolean           is_shown)
{
  const char *title = thing->title != NULL ? thing->title : "";

  gtk_widget_set_visible (GTK_WIDGET (self->title), is_shown && thing->title != NULL && (self->lead == NULL || self->has_bar));
  if (self->is_on_ring && self->number == NULL)
    parlour_label_show_narrow (self->title, title);
  else
    gtk_label_set_label (self->title, title);
  parlour_widget_set_css_class (GTK_WIDGET (self->title), "board-figure", is_figure (thing));
}

/* Where a line says why, it is the title that does as long as there is no text below it. */
static void
show_facts (ParlourBoardThing *self,
            TableSession      *session,
            const TableThing  *thing)
{
  const char *text = find_text (self, session, thing);
  const gboolean title_asks = is_asked (thing) && text == NULL;
  g_auto (GStrv) lines = g_strsplit (title_asks ? thing->title : text != NULL ? text : "", "\n", -1);
  GtkWidget *last = gtk_widget_get_parent (GTK_WIDGET (self->title)) == GTK_WIDGET (self->words)
                    ? GTK_WIDGET (self->title) : NULL;
  GtkWidget *fact = last != NULL ? gtk_widget_get_next_sibling (last) : gtk_widget_get_first_child (GTK_WIDGET (self->words));

  show_title (self, thing, !title_asks);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      /* One of the other kind stays behind, and hides. */
      if (fact == NULL || PARLOUR_IS_WHY (fact) != is_asked (thing))
        {
          fact = make_fact (session, thing);
          gtk_box_insert_child_after (self->words, fact, last);
        }
      show_fact (self, fact, session, thing, lines[i]);
      parlour_widget_show_after (fact, &last);
      fact = gtk_widget_get_next_sibling (fact);
    }
  parlour_widget_hide_rest (GTK_WIDGET (self->words), last);
  if (self->spaces != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->words), last != NULL);
}

/* From afar there is rather a row more than a word in two, but for what is longer than words are, as a name may be. */
static void
keep_all_words_whole (ParlourBoardThing *self)
{
  parlour_label_keep_words (self->title, LONGEST_WORD);
  for (GtkWidget *fact = gtk_widget_get_first_child (GTK_WIDGET (self->words)); fact != NULL;
       fact = gtk_widget_get_next_sibling (fact))
    parlour_label_keep_words (GTK_LABEL (fact), LONGEST_WORD);
}

/* What stands below a space of a track, or `NULL`. */
static const char *
find_note (const TableThing *thing,
           int               which)
{
  for (const TableSpace *space = thing->spaces; space != NULL; space = space->next)
    if (g_ascii_strtoll (space->id, NULL, 10) == which)
      return space->text;

  return NULL;
}

static void
show_track (ParlourBoardThing *self,
            TableSession      *session,
            const TableThing  *thing)
{
  const ParlourGameBoard *board = parlour_game_find (table_session_get_game (session))->board;

  if (self->track != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->track), thing->track_end > 0);
  if (thing->track_end == 0 || board == NULL || board->new_track == NULL)
    return;

  if (self->track == NULL)
    {
      self->track = PARLOUR_TRACK (board->new_track (thing->id, TRACK_SIZE));
      add_part (self, self->track);
    }
  parlour_track_show (self->track, thing->track, thing->title);
  for (int space = 0; space <= thing->track_end; space++)
    parlour_track_note (self->track, space, find_note (thing, space));
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

/* A thing that was ever touched itself stays a button, and is still while it cannot be. */
static GtkWidget *
make_bare (ParlourBoardThing *self,
           const TableGame   *game,
           const TableDeed   *deed)
{
  g_autoptr (GtkWidget) face = g_object_ref (self->face);

  gtk_box_remove (GTK_BOX (self->box), face);
  self->bare = parlour_board_deed_new_around (game, deed->kind, face);
  gtk_widget_set_vexpand (self->bare, TRUE);
  parlour_widget_set_css_class (parlour_board_deed_get_focus (PARLOUR_BOARD_DEED (self->bare)), "card", self->spaces != NULL);
  gtk_box_prepend (GTK_BOX (self->box), self->bare);

  return self->bare;
}

static gboolean
is_deed (gpointer id,
         gpointer widget,
         gpointer deed)
{
  return widget == deed;
}

/* A space is touched for what has its id. */
static GtkWidget *
find_on_space (ParlourBoardThing *self,
               const TableDeed   *deed)
{
  GtkWidget *widget = self->spaces != NULL ? parlour_board_spaces_get_deed (self->spaces, deed->id) : NULL;

  if (widget != NULL && g_hash_table_lookup (self->deeds, deed->id) != widget)
    {
      g_hash_table_replace (self->deeds, g_strdup (deed->id), widget);
      g_signal_connect_object (widget, "touched", G_CALLBACK (on_touched), self, G_CONNECT_SWAPPED);
    }

  return widget;
}

/* Who says something has it below the name. */
static ParlourStalls *
get_sides (ParlourBoardThing *self)
{
  if (self->sides == NULL)
    {
      self->sides = make_sides (SIDE_WIDTH, SIDE_SPACING);
      g_object_set (need_emblem (self), "size", SPEAKER_SIZE, NULL);
      gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->sides));
      gtk_widget_add_css_class (self->box, "speaker");
    }

  return self->sides;
}

/* What can be said of a hand stands beside its name, and not below the cards. */
static void
hold_cards (ParlourBoardThing *self)
{
  g_object_set (need_emblem (self), "size", SPEAKER_SIZE, NULL);
  gtk_widget_add_css_class (self->box, "of-cards");
  move_into (self->head, GTK_WIDGET (need_choices (self)));
}

/* How much of a line there is room for on what is touched, in characters. */
static int
find_shortest (ParlourBoardThing *self,
               const TableDeed   *deed)
{
  if (self->choices != NULL && gtk_widget_get_parent (GTK_WIDGET (self->choices)) == GTK_WIDGET (self->head))
    return SHORTEST_BESIDE;

  return self->is_on_ring || self->has_bar || deed->signs != NULL ? SHORTEST_ON_CARD : PARLOUR_SHORTEST_LINE;
}

static GtkWidget *
find_or_make_deed (ParlourBoardThing *self,
                   const TableGame   *game,
                   const TableDeed   *deed,
                   gboolean           is_alone)
{
  GtkWidget *widget = g_hash_table_lookup (self->deeds, deed->id);

  if (widget != NULL && parlour_board_deed_can_show (PARLOUR_BOARD_DEED (widget), deed))
    return widget;

  /* What looks otherwise now is another one. */
  if (widget != NULL)
    gtk_widget_set_visible (widget, widget == self->bare);
  if (deed->label == NULL && deed->kind != TABLE_COUNTS && self->bare != NULL)
    {
      g_hash_table_foreach_remove (self->deeds, is_deed, self->bare);
      g_hash_table_replace (self->deeds, g_strdup (deed->id), self->bare);
      return self->bare;
    }

  if (deed->label == NULL && deed->kind != TABLE_COUNTS)
    widget = make_bare (self, game, deed);
  else
    widget = parlour_board_deed_new (game, deed->kind, is_alone, find_shortest (self, deed));
  if (deed->side > 0)
    parlour_board_deed_take_side (PARLOUR_BOARD_DEED (widget), deed->side);
  else if (self->has_bar || self->roll != NULL)
    parlour_board_deed_add_key (PARLOUR_BOARD_DEED (widget));
  parlour_widget_set_css_class (parlour_board_deed_get_focus (PARLOUR_BOARD_DEED (widget)), "suggested-action", self->has_bar);
  parlour_widget_set_css_class (parlour_board_deed_get_focus (PARLOUR_BOARD_DEED (widget)), "pill", self->roll != NULL);
  g_hash_table_replace (self->deeds, g_strdup (deed->id), widget);
  g_signal_connect_object (widget, "touched", G_CALLBACK (on_touched), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (widget, "counted", G_CALLBACK (on_counted), self, G_CONNECT_SWAPPED);
  if (parlour_board_deed_is_card (deed) && !gtk_widget_has_css_class (self->box, "of-cards"))
    hold_cards (self);
  if (deed->side > 0)
    parlour_stalls_append (get_sides (self), widget);
  else if (deed->signs != NULL)
    parlour_stalls_append (need_cards (self), widget);
  else if (is_alone)
    gtk_box_append (GTK_BOX (self->box), self->alone = widget);
  else if (widget != self->bare)
    gtk_box_append (need_choices (self), widget);

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

/* What it is called by those who do not see it. */
static char *
tell_title (ParlourBoardThing *self,
            TableSession      *session,
            const TableThing  *thing)
{
  if (!self->is_on_ring || thing->owner == TABLE_NOBODY)
    return g_strdup (thing->title != NULL ? thing->title : "");

  /* Translators: %s are a thing and a player. */
  return g_strdup_printf (_("%s, owned by %s"), thing->title, table_session_get_names (session)[thing->owner]);
}

/* Where nothing is left the place hides, and what stands in it stays as it is: what comes back is measured already. */
static void
hide_gone (gpointer   place,
           GtkWidget *last)
{
  if (place == NULL)
    return;

  if (last != NULL)
    parlour_widget_hide_rest (place, last);
  gtk_widget_set_visible (place, last != NULL);
}

/* What is not there hides, and what has come stands where it is due. */
static void
show_deeds (ParlourBoardThing *self,
            TableSession      *session,
            const TableBoard  *board,
            const TableThing  *thing)
{
  GtkWidget *last_card = NULL, *last_choice = NULL, *last_side = NULL;
  g_autofree char *title = tell_title (self, session, thing);
  g_autofree char *whole = thing->text != NULL ? g_strdup_printf (C_("something and what it is", "%s: %s"), title, thing->text)
                                               : g_strdup (title);
  gboolean is_bare = FALSE;

  for (const TableDeed *deed = thing->deeds; deed != NULL; deed = deed->next)
    {
      GtkWidget *space = find_on_space (self, deed);
      GtkWidget *child = space != NULL ? space : find_or_make_deed (self, table_session_get_game (session), deed,
                                                                    thing->title == NULL && thing->deeds->next == NULL
                                                                      && self->roll == NULL);
      /* What is told of a column, a card or a space is all that is drawn there. */
      const gboolean tells_all = deed->told != NULL
                                 && (self->has_bar || (child == self->bare && (self->spaces != NULL || self->card != NULL)));
      const char *whose = space != NULL || tells_all ? ""
                          : child == self->bare ? whole : title;

      parlour_board_deed_show (PARLOUR_BOARD_DEED (child), session, whose, deed, is_picked (board, deed));
      is_bare |= child == self->bare;
      if (child != self->bare && space == NULL && gtk_widget_get_parent (child) != self->box)
        parlour_widget_show_after (child, deed->side > 0 ? &last_side : deed->signs != NULL ? &last_card : &last_choice);
    }
  if (self->bare != NULL)
    parlour_board_deed_let_touch (PARLOUR_BOARD_DEED (self->bare), is_bare, whole);
  hide_gone (self->cards, last_card);
  /* Words are broken only where there is no other way. */
  if (self->cards != NULL && !has_die (thing))
    g_object_set (self->cards, "min-columns", parlour_board_thing_is_large (GTK_WIDGET (self)) ? LEAST_LARGE_CARDS : LEAST_CARDS, NULL);
  hide_gone (self->choices, last_choice);
  hide_gone (self->sides, last_side);
}

/* Why something cannot be done is said once, below all that can, if not for all of the group. */
static void
show_reason (ParlourBoardThing *self,
             TableSession      *session,
             const TableThing  *thing,
             gboolean           is_told)
{
  const TableReason *reason = !is_told && thing->look != TABLE_DONE ? parlour_board_thing_get_reason (thing) : NULL;
  g_autofree char *sentence = reason != NULL ? table_session_tell_obstacle (session, &reason->obstacle, 0) : NULL;

  if (sentence == NULL && self->reason == NULL)
    return;

  gtk_widget_set_visible (GTK_WIDGET (need_reason (self)), sentence != NULL);
  /* In a low window it has the place of what cannot be done. */
  if (self->is_low && sentence != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->choices), FALSE);
  if (sentence != NULL)
    parlour_label_show_lines (self->reason, sentence, SHORTEST_ON_CARD);
}

/* A number that is all there is of a thing says itself what it is. */
static gboolean
is_number_alone (const TableThing *thing)
{
  return thing->deeds != NULL && thing->deeds->next == NULL && thing->deeds->kind == TABLE_COUNTS && thing->deeds->label == NULL
         && thing->text == NULL;
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

/* The name of the key of what is touched itself, or NULL if that has none. */
static char *
find_key (const TableThing *thing)
{
  const TableDeed *deed = thing->deeds;

  while (deed != NULL && (deed->label != NULL || parlour_board_spaces_find (thing, deed->id) != NULL))
    deed = deed->next;

  return deed != NULL && deed->key != NULL ? parlour_key_label (g_utf8_get_char (deed->key)) : NULL;
}

/* In a low window there is one line of all but the levels. */
static void
lie_low (ParlourBoardThing *self,
         gboolean           is_low)
{
  if (self->is_low == is_low)
    return;

  self->is_low = is_low;
  gtk_widget_set_visible (GTK_WIDGET (self->lead), !is_low);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_parent (GTK_WIDGET (self->signs))),
                                  is_low ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_layout_manager (GTK_WIDGET (self->head),
                                 parlour_steady_layout_new (GTK_ORIENTATION_VERTICAL, is_low ? LOW_SPACING : LEVEL_SPACING));
  move_into (is_low ? GTK_BOX (gtk_widget_get_parent (GTK_WIDGET (self->choices))) : self->head, GTK_WIDGET (self->reason));
}

/* The key of what is touched itself stands behind what that is, but on a ring. */
static void
show_key (ParlourBoardThing *self,
          const TableThing  *thing)
{
  g_autofree char *key = self->is_on_ring || self->number != NULL ? NULL : find_key (thing);

  if (key == NULL && self->key == NULL)
    return;

  if (self->key == NULL)
    {
      self->key = GTK_LABEL (g_object_new (GTK_TYPE_LABEL, "valign", GTK_ALIGN_START, "css-classes",
                                           (const char *[]) { "keycap", NULL }, NULL));
      gtk_box_append (self->head, GTK_WIDGET (self->key));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->key), key != NULL);
  if (key != NULL)
    gtk_label_set_label (self->key, key);
}

/* What stands on it, and the key of what is touched itself. */
static void
show_column (ParlourBoardThing *self,
             TableSession      *session,
             const TableThing  *thing)
{
  g_autofree char *key = find_key (thing);

  /* Those who do not see what is in place of its name are told that. */
  if (self->lead != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->face), GTK_ACCESSIBLE_PROPERTY_LABEL, thing->title, -1);
  parlour_board_spaces_show (self->spaces, session, thing);
  if (self->has_bar)
    {
      lie_low (self, parlour_board_spaces_is_low (GTK_WIDGET (self)));
      return;
    }

  gtk_widget_set_vexpand (GTK_WIDGET (self->spaces), !gtk_widget_get_visible (GTK_WIDGET (self->signs)));
  gtk_widget_set_visible (GTK_WIDGET (self->key), key != NULL);
  if (key != NULL)
    gtk_label_set_label (self->key, key);
}

/* Players have a card each, and so has what offers more than one thing; from afar all have one. */
static void
show_frame (ParlourBoardThing *self,
            const TableBoard  *board,
            const TableThing  *thing)
{
  const gboolean is_player = thing->seat != TABLE_NOBODY && self->bare == NULL && self->number == NULL && self->scale == NULL;
  const gboolean has_choices = self->choices != NULL && gtk_widget_get_visible (GTK_WIDGET (self->choices)) && self->bare == NULL
                               && !is_number_alone (thing);
  const gboolean has_frame = thing->seat != TABLE_NOBODY && self->number == NULL && table_board_may_pick (board, thing->seat);

  const gboolean has_touched_spaces = self->spaces != NULL && thing->spaces != NULL && thing->spaces->signs != NULL;

  parlour_widget_set_css_class (self->box, "card", is_player || has_choices || self->roll != NULL || has_touched_spaces || self->lead != NULL
                                                   || self->scale != NULL);
  parlour_widget_set_css_class (self->box, "touches", has_choices && !is_player && !self->has_bar && self->roll == NULL);
  parlour_widget_set_css_class (self->box, "looked-at", self->is_on_ring && self->number == NULL && self->bare == NULL && !has_choices);
  parlour_widget_set_css_class (self->box, "hand", is_player);
  parlour_widget_set_css_class (self->box, "low", is_player);
  if (has_frame)
    parlour_widget_set_css_class (need_frame (self), "later", !has_keys (thing));
  if (self->frame != NULL)
    gtk_widget_set_visible (self->frame, has_frame);
  parlour_widget_set_css_class (self->box, "turn", self->scale != NULL && thing->look == TABLE_HERE);
  parlour_widget_set_css_class (GTK_WIDGET (self), "here", thing->look == TABLE_HERE);
  parlour_widget_set_css_class (GTK_WIDGET (self), "done", thing->look == TABLE_DONE);
}

/* Tells whether the page is that of a telephone. */
gboolean
parlour_board_thing_is_narrow (GtkWidget *widget)
{
  gboolean is_narrow = FALSE;
  GtkWidget *panes = gtk_widget_get_ancestor (widget, PARLOUR_TYPE_PANES);

  if (panes != NULL)
    g_object_get (panes, "narrow", &is_narrow, NULL);

  return is_narrow;
}

/* Tells whether text is so large on a telephone that the page scrolls whatever is left out of
 * it. */
gboolean
parlour_board_thing_is_large (GtkWidget *widget)
{
  return parlour_board_thing_is_narrow (widget) && parlour_widget_get_text_scale (widget) >= LARGE;
}

/* Shows a line of each thing that is to be known of it, or all. */
void
parlour_board_thing_cut (ParlourBoardThing *self,
                         gboolean           is_cut)
{
  for (GtkWidget *fact = gtk_widget_get_first_child (GTK_WIDGET (self->words)); fact != NULL;
       fact = gtk_widget_get_next_sibling (fact))
    if (GTK_IS_LABEL (fact) && fact != GTK_WIDGET (self->title))
      g_object_set (fact, "lines", is_cut ? 1 : -1, "ellipsize", is_cut ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE, NULL);
}

/* Shows what lies on the two sides. */
void
parlour_board_thing_show_scale (GtkWidget        *scale,
                                const TableThing *thing)
{
  int side = 0;

  g_return_if_fail (PARLOUR_IS_SCALE (scale) && thing != NULL);

  parlour_scale_set_whole (PARLOUR_SCALE (scale), thing->whole);
  for (const TableSpace *space = thing->spaces; space != NULL; space = space->next)
    parlour_scale_show_side (PARLOUR_SCALE (scale), side++, space->text, space->count);
}

/* Where there is little room a scale is told at the foot, unless what is asked is what becomes of it. */
static void
show_scale (ParlourBoardThing *self,
            const TableThing  *thing)
{
  parlour_board_thing_show_scale (GTK_WIDGET (self->scale), thing);
  gtk_widget_set_visible (GTK_WIDGET (self->scale),
                          thing->seat != TABLE_NOBODY || !parlour_board_thing_is_large (GTK_WIDGET (self)));
  gtk_label_set_label (self->result, thing->text != NULL ? thing->text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->result), thing->text != NULL);
  gtk_widget_set_child_visible (GTK_WIDGET (self->sides), thing->text == NULL);
}

/* The rule that says what is told of it can be read. */
static void
show_rule (ParlourBoardThing *self,
           const TableGame   *game,
           const char        *rule)
{
  const int rules[] = { rule != NULL ? table_find_id (game->rules, rule) : 0, 0 };

  if (rule != NULL && self->rule == NULL)
    {
      self->rule = g_object_new (PARLOUR_TYPE_RULE_LINKS, "valign", GTK_ALIGN_CENTER, NULL);
      gtk_box_append (self->head, GTK_WIDGET (self->rule));
    }
  if (self->rule == NULL)
    return;

  gtk_widget_set_visible (GTK_WIDGET (self->rule), rule != NULL);
  if (rule != NULL)
    parlour_rule_links_show (self->rule, game, rules);
}

/* A card that lies there no more leaves its place. */
static void
show_card (ParlourBoardThing *self,
           TableSession      *session,
           const TableBoard  *board,
           const TableThing  *thing)
{
  g_autofree char *key = find_key (thing);

  self->card->show (self->face, session, thing, key);
  show_deeds (self, session, board, thing);
  parlour_widget_set_css_class (GTK_WIDGET (self), "here", thing->look == TABLE_HERE);
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

/* Shows it as it is now. */
void
parlour_board_thing_show (ParlourBoardThing *self,
                          TableSession      *session,
                          const TableBoard  *board,
                          const TableThing  *thing,
                          gboolean           is_told)
{
  g_return_if_fail (board != NULL && thing != NULL);

  remember (self, thing);
  if (self->card != NULL)
    {
      show_card (self, session, board, thing);
      return;
    }

  gtk_widget_set_visible (self->box, thing->look != TABLE_GONE);
  if (thing->look == TABLE_GONE)
    return;

  if (thing->seat != TABLE_NOBODY)
    parlour_emblem_set_color (need_emblem (self), (int) table_session_get_color (session, thing->seat));
  if (self->emblem != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->emblem), thing->seat != TABLE_NOBODY);
  show_signs (self, session, thing);
  if (self->number != NULL)
    show_number (self, thing);
  show_track (self, session, thing);
  if (self->spaces != NULL)
    show_column (self, session, thing);
  else if (self->scale == NULL)
    show_key (self, thing);
  /* What a track tells stands beside those of the others, and a number says itself what it is. */
  gtk_widget_set_visible (GTK_WIDGET (self->head),
                          thing->track_end == 0 && (thing->title != NULL || find_text (self, session, thing) != NULL)
                            && !is_number_alone (thing));
  if (thing->track_end == 0)
    show_facts (self, session, thing);
  if (self->number != NULL)
    keep_all_words_whole (self);
  show_rule (self, table_session_get_game (session), thing->rule);
  show_deeds (self, session, board, thing);
  if (self->roll != NULL)
    parlour_board_roll_show (self->roll, session, thing);
  if (self->scale != NULL)
    show_scale (self, thing);
  show_reason (self, session, thing, is_told);
  show_frame (self, board, thing);
}

/* Says which thing it is. */
void
parlour_board_thing_set_path (ParlourBoardThing *self,
                              const char        *path)
{
  g_return_if_fail (path != NULL);

  g_free (self->path);
  self->path = g_strdup (path);
}

/* Tells which thing it is. */
const char *
parlour_board_thing_get_path (ParlourBoardThing *self)
{
  return self->path;
}

/* Tells whether it said something else before it was shown last. */
gboolean
parlour_board_thing_is_news (ParlourBoardThing *self)
{
  return self->is_news;
}

/* Finds what has the keys of a deed: its button or number, or NULL if it has none. */
GtkWidget *
parlour_board_thing_find_deed (ParlourBoardThing *self,
                               const char        *id)
{
  GtkWidget *deed;

  g_return_val_if_fail (id != NULL, NULL);

  deed = g_hash_table_lookup (self->deeds, id);

  return deed != NULL && gtk_widget_get_visible (deed) && gtk_widget_get_visible (gtk_widget_get_parent (deed))
             && gtk_widget_get_visible (self->box)
           ? parlour_board_deed_get_focus (PARLOUR_BOARD_DEED (deed)) : NULL;
}

/* Marks what was touched for what is corrected: the thing itself, or what it has for that. @id
 * is the id of a deed, or NULL for none. */
void
parlour_board_thing_mark (ParlourBoardThing *self,
                          const char        *id)
{
  GHashTableIter iter;
  gpointer widget;
  GtkWidget *marked = id != NULL ? g_hash_table_lookup (self->deeds, id) : NULL;

  g_hash_table_iter_init (&iter, self->deeds);
  while (g_hash_table_iter_next (&iter, NULL, &widget))
    parlour_widget_set_css_class (widget, "turn", widget == marked && widget != self->bare);
  parlour_widget_set_css_class (GTK_WIDGET (self), "turn", marked != NULL && marked == self->bare);
}

/* Finds what is drawn on it, for what moves away from there: all its pictures, or NULL if it is
 * a card. */
GtkWidget *
parlour_board_thing_get_signs (ParlourBoardThing *self)
{
  /* What comes there may be the first one. */
  return self->head != NULL ? GTK_WIDGET (need_signs (self)) : NULL;
}

/* Finds the dice that are seen rolling on it: the dice, or NULL if there are none. */
ParlourBoardRoll *
parlour_board_thing_get_roll (ParlourBoardThing *self)
{
  return self->roll;
}

/* Shows how much of its way the marker of its track has gone. @share is from 0 to 1. */
void
parlour_board_thing_move (ParlourBoardThing *self,
                          double             share)
{
  if (self->track != NULL)
    parlour_track_move (self->track, share);
}
