/* parlour-board-deed.c: what is touched or told on a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-board-deed.h"

#include "parlour-emblem.h"
#include "parlour-game-board.h"
#include "parlour-keys.h"
#include "parlour-number-tile.h"
#include "parlour-steady-layout.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"
#include "table-remedy.h"
#include "tongue.h"

#include <glib/gi18n.h>
#include <string.h>

#define SPACING 4
#define KEY_SPACING 8

/* How large the emblem on a card in hand is, and what stands before what it takes. */
#define PIP_SIZE 14
#define MARK_SIZE 12

/* How large a picture is, as figures are. */
#define SIGN_SIZE 28

/* How much room its key has beside it. */
#define KEY_WIDTH 16

/* How long the lines beside a picture are, in characters, before they wrap. */
#define LINE_LENGTH 10

/* A deed of a thing on a board: a button, or where a number is told what that is typed into. It
 * stays as long as the deed does, and changes only where that differs from what was shown. */
struct _ParlourBoardDeed {
  AdwBin parent_instance;

  const TableGame *game;
  TableDeedKind kind;
  GtkWidget *button; /* or NULL where a number is told */
  GtkWidget *picture; /* where it stands, or NULL as long as it has none */
  GtkWidget *pictures[2]; /* as it is and as it is drawn where it is gone, or NULL */
  GtkLabel *label; /* the first line of what stands there */
  GtkLabel *more; /* the others, or NULL */
  GtkWidget *mark; /* before these, if it is a card in hand, or NULL */
  GtkLabel *key; /* in the corner of the picture, or NULL */
  GtkLabel *cap; /* its key where that stands behind the words, or NULL */
  ParlourCounter *counter; /* or NULL */
  ParlourNumberTile *tile; /* where it stands among others, or NULL */
  AdwPreferencesRow *row; /* where it stands alone, or NULL */
  char *drawn; /* which picture that is, or NULL */
  gboolean is_bare; /* whether the thing itself is touched */
  int side; /* for which side of a scale it speaks, or 0 */
  int least; /* for how many characters of a line there is always room */
  char *told; /* all that it says, as it was shown last */
  gboolean can_be_untold;
  gboolean is_showing;
};

enum {
  TOUCHED,
  COUNTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourBoardDeed, parlour_board_deed, ADW_TYPE_BIN)

/* What is pressed may be gone before this ends. */
static void
on_clicked (ParlourBoardDeed *self)
{
  g_autoptr (ParlourBoardDeed) guard = g_object_ref (self);

  g_signal_emit (guard, signals[TOUCHED], 0);
}

static void
on_counted (ParlourBoardDeed *self)
{
  if (!self->is_showing)
    g_signal_emit (self, signals[COUNTED], 0, parlour_counter_get_value (self->counter));
}

static void
parlour_board_deed_finalize (GObject *object)
{
  g_free (PARLOUR_BOARD_DEED (object)->drawn);
  g_free (PARLOUR_BOARD_DEED (object)->told);

  G_OBJECT_CLASS (parlour_board_deed_parent_class)->finalize (object);
}

/* Whoever goes on with Tab passes by what cannot be touched. */
static gboolean
parlour_board_deed_focus (GtkWidget        *widget,
                          GtkDirectionType  direction)
{
  const ParlourBoardDeed *self = PARLOUR_BOARD_DEED (widget);

  return (self->button == NULL || gtk_widget_get_can_target (self->button))
         && GTK_WIDGET_CLASS (parlour_board_deed_parent_class)->focus (widget, direction);
}

static void
parlour_board_deed_class_init (ParlourBoardDeedClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = parlour_board_deed_finalize;
  GTK_WIDGET_CLASS (klass)->focus = parlour_board_deed_focus;

  /* Somebody touched it. */
  signals[TOUCHED] = g_signal_new ("touched", PARLOUR_TYPE_BOARD_DEED, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* Somebody told a number. @number is that, or -1 if it is told no more. */
  signals[COUNTED] = g_signal_new ("counted", PARLOUR_TYPE_BOARD_DEED, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
parlour_board_deed_init (ParlourBoardDeed *self)
{
}

static GtkLabel *
new_line (void)
{
  return GTK_LABEL (parlour_label_new_wrapped (NULL));
}

/* Words that may have a picture beside them or, where there is less room, above. */
static GtkWidget *
make_face (ParlourBoardDeed *self)
{
  GtkWidget *face = parlour_box_new_plain (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *words = parlour_box_new_plain (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_layout_manager (face, g_object_new (PARLOUR_TYPE_WRAP_LAYOUT, "spacing", SPACING, "row-spacing", 0,
                                                     "centered", TRUE, NULL));
  gtk_widget_set_valign (face, GTK_ALIGN_CENTER);
  gtk_widget_set_layout_manager (words, parlour_steady_layout_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  self->label = new_line ();
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->label));
  gtk_box_append (GTK_BOX (face), words);

  return face;
}

/* The picture before the words, with its key in its corner. Most deeds have none. */
static void
add_picture (ParlourBoardDeed *self)
{
  GtkWidget *corner = g_object_new (GTK_TYPE_OVERLAY, "css-name", "widget", NULL);

  self->picture = parlour_box_new_plain (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (self->picture, gtk_bin_layout_new ());
  self->key = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->key), "hand-key");
  gtk_widget_set_visible (GTK_WIDGET (self->key), FALSE);
  gtk_widget_set_halign (GTK_WIDGET (self->key), GTK_ALIGN_START);
  gtk_widget_set_valign (GTK_WIDGET (self->key), GTK_ALIGN_START);
  gtk_overlay_set_child (GTK_OVERLAY (corner), self->picture);
  gtk_overlay_add_overlay (GTK_OVERLAY (corner), GTK_WIDGET (self->key));
  gtk_box_prepend (GTK_BOX (gtk_button_get_child (GTK_BUTTON (self->button))), corner);
}

/* The lines behind the first one. */
static void
add_more (ParlourBoardDeed *self)
{
  self->more = new_line ();
  gtk_widget_add_css_class (GTK_WIDGET (self->more), "tiny");
  gtk_box_append (GTK_BOX (gtk_widget_get_parent (GTK_WIDGET (self->label))), GTK_WIDGET (self->more));
}

/* A number that is alone on a thing has a line of its own. */
static GtkWidget *
make_number (ParlourBoardDeed *self,
             gboolean          is_alone)
{
  GtkWidget *place;

  if (is_alone)
    {
      self->counter = PARLOUR_COUNTER (parlour_counter_new (0, 0));
      self->row = ADW_PREFERENCES_ROW (parlour_counter_make_row (self->counter, ""));
      place = adw_preferences_group_new ();
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (place), GTK_WIDGET (self->row));
    }
  else
    {
      place = parlour_number_tile_new (NULL);
      self->tile = PARLOUR_NUMBER_TILE (place);
      self->counter = parlour_number_tile_get_counter (self->tile);
      parlour_counter_set_stepper (self->counter, TRUE);
    }
  g_signal_connect_object (self->counter, "notify::value", G_CALLBACK (on_counted), self, G_CONNECT_SWAPPED);

  return place;
}

static ParlourBoardDeed *
make_deed (const TableGame *game,
           TableDeedKind    kind)
{
  ParlourBoardDeed *self = g_object_new (PARLOUR_TYPE_BOARD_DEED, NULL);

  self->game = game;
  self->kind = kind;

  return self;
}

static void
add_button (ParlourBoardDeed *self)
{
  self->button = self->kind == TABLE_PICKS ? gtk_toggle_button_new () : gtk_button_new ();
  if (self->kind == TABLE_PICKS)
    {
      gtk_widget_add_css_class (self->button, "hand-card");
      gtk_widget_add_css_class (self->button, "low");
    }
  adw_bin_set_child (ADW_BIN (self), self->button);
  g_signal_connect_object (self->button, "clicked", G_CALLBACK (on_clicked), self, G_CONNECT_SWAPPED);
}

/* Makes a deed that says nothing yet. */
GtkWidget *
parlour_board_deed_new (const TableGame *game,
                        TableDeedKind    kind,
                        gboolean         is_alone,
                        int              least)
{
  ParlourBoardDeed *self = make_deed (game, kind);

  self->least = least;
  if (kind == TABLE_COUNTS)
    {
      adw_bin_set_child (ADW_BIN (self), make_number (self, is_alone));
    }
  else
    {
      add_button (self);
      gtk_button_set_child (GTK_BUTTON (self->button), make_face (self));
    }

  return GTK_WIDGET (self);
}

/* Makes a deed of a thing that is touched itself. */
GtkWidget *
parlour_board_deed_new_around (const TableGame *game,
                               TableDeedKind    kind,
                               GtkWidget       *head)
{
  ParlourBoardDeed *self = make_deed (game, kind);

  self->is_bare = TRUE;
  add_button (self);
  gtk_button_set_child (GTK_BUTTON (self->button), head);
  gtk_widget_add_css_class (self->button, "touch");

  return GTK_WIDGET (self);
}

/* Lets the key of a deed stand behind the words on it. */
void
parlour_board_deed_add_key (ParlourBoardDeed *self)
{
  GtkWidget *face;

  g_return_if_fail (self->button != NULL && !self->is_bare);

  face = gtk_button_get_child (GTK_BUTTON (self->button));
  self->cap = GTK_LABEL (g_object_new (GTK_TYPE_LABEL, "valign", GTK_ALIGN_CENTER, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                       "css-classes",
                                       (const char *[]) { "keycap", "numeric", NULL }, NULL));
  gtk_box_append (GTK_BOX (face), GTK_WIDGET (self->cap));
  gtk_widget_set_halign (face, GTK_ALIGN_CENTER);
  g_object_set (gtk_widget_get_layout_manager (face), "spacing", KEY_SPACING, NULL);
}

/* Lets a deed look like one side of a scale, 1 or 2: with the sign of what is for something, or against it, and its
 * key where there is room for that. */
void
parlour_board_deed_take_side (ParlourBoardDeed *self,
                              int               side)
{
  static const struct { const char *icon; const char *css_class; } looks[] = {
    { "object-select-symbolic", "for" }, { "window-close-symbolic", "against" },
  };
  GtkWidget *face, *squeezer = adw_squeezer_new ();

  g_return_if_fail (self->button != NULL && !self->is_bare);
  g_return_if_fail (side >= 1 && side <= (int) G_N_ELEMENTS (looks));

  self->side = side;
  /* What one player says is a short word, which has its room before the key does. */
  gtk_label_set_wrap (self->label, self->kind != TABLE_PICKS);
  parlour_board_deed_add_key (self);
  face = gtk_button_get_child (GTK_BUTTON (self->button));
  g_object_ref (self->cap);
  gtk_box_remove (GTK_BOX (face), GTK_WIDGET (self->cap));
  g_object_set (squeezer, "homogeneous", FALSE, "allow-none", TRUE, "valign", GTK_ALIGN_CENTER, NULL);
  adw_squeezer_add (ADW_SQUEEZER (squeezer), GTK_WIDGET (self->cap));
  g_object_unref (self->cap);
  gtk_box_append (GTK_BOX (face), squeezer);
  gtk_widget_set_layout_manager (face, gtk_box_layout_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (face)), SPACING);
  add_picture (self);
  gtk_box_append (GTK_BOX (self->picture), g_object_new (GTK_TYPE_IMAGE, "icon-name", looks[side - 1].icon, "accessible-role",
                                                         GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  gtk_widget_remove_css_class (self->button, "hand-card");
  gtk_widget_remove_css_class (self->button, "low");
  gtk_widget_add_css_class (self->button, "side");
  gtk_widget_add_css_class (self->button, looks[side - 1].css_class);
  parlour_widget_set_css_class (self->button, "filled", self->kind == TABLE_ENTERS);
}

/* Tells whether a deed picks a card in hand. */
gboolean
parlour_board_deed_is_card (const TableDeed *deed)
{
  g_return_val_if_fail (deed != NULL, FALSE);

  return deed->kind == TABLE_PICKS && deed->signs != NULL && g_str_equal (deed->signs[0], PARLOUR_BOARD_EMBLEM);
}

/* A card in hand is high: the emblem of its owner, its value, and below that what it takes. */
static void
hold_card (ParlourBoardDeed *self,
           TableSession     *session,
           const TableDeed  *deed)
{
  const ParlourGameBoard *board = parlour_game_find (self->game)->board;
  GtkWidget *face = gtk_button_get_child (GTK_BUTTON (self->button));
  GtkWidget *foot = parlour_box_new_plain (GTK_ORIENTATION_HORIZONTAL, 3);

  gtk_widget_set_layout_manager (face, gtk_box_layout_new (GTK_ORIENTATION_VERTICAL));
  gtk_widget_remove_css_class (self->button, "low");
  self->more = GTK_LABEL (gtk_label_new (NULL));
  self->mark = board->new_piece (TABLE_NOBODY, 1, 0);
  g_object_set (self->mark, "pixel-size", MARK_SIZE, NULL);
  gtk_box_append (GTK_BOX (foot), self->mark);
  gtk_box_append (GTK_BOX (foot), GTK_WIDGET (self->more));
  gtk_widget_set_halign (foot, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (foot, "hand-caption");
  gtk_box_append (GTK_BOX (face), foot);
  gtk_label_set_justify (self->label, GTK_JUSTIFY_CENTER);
  gtk_label_set_xalign (self->label, .5f);
  gtk_box_append (GTK_BOX (self->picture),
                  g_object_new (PARLOUR_TYPE_EMBLEM, "size", PIP_SIZE, "plain", TRUE, "halign", GTK_ALIGN_CENTER, "accessible-role",
                                GTK_ACCESSIBLE_ROLE_PRESENTATION, "color", (int) table_session_get_color (session, deed->seat), NULL));
}

static void
show_card (ParlourBoardDeed *self,
           TableSession     *session,
           const TableDeed  *deed,
           const char       *caption)
{
  if (self->mark == NULL)
    hold_card (self, session, deed);
  gtk_label_set_label (self->more, caption != NULL ? caption : "");
  gtk_widget_set_visible (gtk_widget_get_parent (self->mark), caption != NULL);
  gtk_widget_set_visible (self->mark, caption != NULL && g_ascii_isdigit (*caption));
  parlour_widget_set_css_class (self->button, "zero",
                                deed->obstacle.text == NULL && caption != NULL && !g_ascii_isdigit (*caption));
  gtk_widget_set_visible (GTK_WIDGET (self->key), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self->label), "hand-value");
}

static void
draw (ParlourBoardDeed *self,
      const char       *id,
      gboolean          is_gone)
{
  gtk_widget_set_visible (gtk_widget_get_parent (self->picture), id != NULL);
  if (g_strcmp0 (self->drawn, id) != 0)
    {
      g_free (self->drawn);
      self->drawn = g_strdup (id);
      parlour_box_clear (GTK_BOX (self->picture));
      self->pictures[FALSE] = self->pictures[TRUE] = NULL;
    }
  /* A hand loses cards and gets them back, again and again. */
  if (id != NULL && self->pictures[is_gone] == NULL)
    {
      self->pictures[is_gone] = parlour_game_board_new_sign (self->game, &(TableSign) { .id = id }, SIGN_SIZE, is_gone);
      gtk_box_append (GTK_BOX (self->picture), self->pictures[is_gone]);
      parlour_widget_set_css_class (self->pictures[is_gone], "faint", is_gone);
    }
  for (int i = 0; i < 2; i++)
    if (self->pictures[i] != NULL)
      gtk_widget_set_visible (self->pictures[i], i == is_gone);
}

static void
show_line (ParlourBoardDeed *self,
           GtkLabel         *label,
           const char       *text)
{
  /* A card is narrow. */
  g_autofree char *parted = text != NULL && self->kind == TABLE_PICKS ? parlour_text_part_compounds (text) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
  parlour_label_show_lines (label, parted != NULL ? parted : text != NULL ? text : "", self->least);
}

/* What the books alone are against can be touched all the same, and so can what is picked, which then says so. */
static void
hold_back (ParlourBoardDeed *self,
           const TableDeed  *deed,
           const char       *against)
{
  const gboolean of_books = table_obstacle_is_of_books (self->game, &deed->obstacle.obstacle);

  /* A card that cannot be picked has another picture. A class would have GTK find the style of all that is on it anew. */
  if (self->kind == TABLE_PICKS)
    parlour_widget_set_css_class (self->button, "dim-label", self->side > 0 && deed->obstacle.text != NULL);
  else if (deed->obstacle.text != NULL && of_books)
    parlour_widget_warn (self->button, against);
  else
    parlour_widget_hinder (self->button, deed->obstacle.text != NULL ? against : NULL);
  parlour_widget_set_css_class (self->button, "doubtful", deed->doubt.text != NULL);
  parlour_widget_set_css_class (self->button, "likely", deed->is_suggested);
}

/* Something of a thing, for those who do not see where it stands. */
static char *
tell_whole (const char *whose,
            const char *told)
{
  if (told == NULL)
    return g_strdup (whose);

  return *whose != '\0' ? g_strdup_printf (C_("something and what it is", "%s: %s"), whose, told) : g_strdup (told);
}

/* What it does is said with its key and what stands in the way, and for those who see nothing, with whose it is. */
static void
name (ParlourBoardDeed *self,
      const char       *whose,
      const TableDeed  *deed,
      const char       *against)
{
  const char *told = deed->told != NULL ? deed->told : deed->label;
  g_autofree char *whole = tell_whole (whose, told);
  g_autofree char *tooltip = deed->key != NULL ? parlour_key_tooltip (told != NULL ? told : whose, g_utf8_get_char (deed->key))
                                               : g_strdup (told);

  /* What is told of what is drawn is for those alone who do not see it. */
  parlour_widget_set_tooltip (self->button, against != NULL ? against : self->is_bare && *whose == '\0' ? NULL : tooltip);
  parlour_widget_describe (self->button, against != NULL ? against : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, whole, -1);
}

/* Whether it says something else than before: most deeds say the same from event to event, and to say it anew costs most of
 * the time that a board takes. */
static gboolean
says_more (ParlourBoardDeed *self,
           const char       *whose,
           const TableDeed  *deed,
           const char       *against)
{
  char *told = g_strdup_printf ("%s\n%s\n%s\n%s\n%s\n%s\n%s\n%d%d%d", tongue_get_language (), whose, deed->label, deed->told,
                                deed->key, against, deed->signs != NULL ? deed->signs[0] : NULL, deed->obstacle.text != NULL,
                                deed->is_suggested, (int) deed->kind);
  const gboolean is_same = g_strcmp0 (told, self->told) == 0;

  g_free (self->told);
  self->told = told;

  return !is_same;
}

static void
name_number (ParlourBoardDeed *self,
             const char       *whose,
             const TableDeed  *deed)
{
  g_autofree char *title = tell_whole (whose, deed->told != NULL ? deed->told : deed->label);

  if (self->tile != NULL)
    parlour_number_tile_name (self->tile, deed->label != NULL ? deed->label : whose, title);
  else
    adw_preferences_row_set_title (self->row, title);
  parlour_counter_set_title (self->counter, title);
}

static void
show_number (ParlourBoardDeed *self,
             const TableDeed  *deed)
{
  self->can_be_untold |= deed->is_untold;
  parlour_counter_set_minimum (self->counter, self->can_be_untold ? -1 : deed->min);
  parlour_counter_set_maximum (self->counter, deed->max);
  if (parlour_counter_get_value (self->counter) != (deed->is_untold ? -1 : deed->value))
    parlour_counter_set_value (self->counter, deed->is_untold ? -1 : deed->value);
}

static void
show_cap (ParlourBoardDeed *self,
          const char       *key)
{
  g_autofree char *label = key != NULL ? parlour_key_label (g_utf8_get_char (key)) : NULL;

  /* What somebody is asked in turn keeps the place of its key, so that no words move. */
  if (self->side > 0)
    {
      parlour_widget_set_css_class (GTK_WIDGET (self->cap), "unseen", key == NULL);
      gtk_label_set_label (self->cap, label != NULL ? label : *gtk_label_get_label (self->cap) != '\0' ? gtk_label_get_label (self->cap) : "Y");
      return;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->cap), key != NULL);
  gtk_label_set_label (self->cap, label != NULL ? label : "");
}

static void
show_picture (ParlourBoardDeed *self,
              const TableDeed  *deed,
              gboolean          is_gone)
{
  const ParlourGameBoard *board = parlour_game_find (self->game)->board;

  show_line (self, self->key, deed->signs != NULL && !g_str_has_prefix (deed->signs[0], PARLOUR_BOARD_DIE) ? deed->key : NULL);
  draw (self, deed->signs != NULL ? deed->signs[0] : NULL, is_gone);
  /* Pictures that are no larger than words have it beside them. */
  gtk_widget_set_margin_start (self->picture, deed->key != NULL && (board == NULL || board->new_sign == NULL) ? KEY_WIDTH : 0);
}

/* Whether its picture says it all. */
static gboolean
is_drawn (const TableDeed *deed)
{
  return deed->kind == TABLE_PICKS && *deed->label == '\n';
}

/* It is no card, but something as what a die may show. */
static void
be_drawn (ParlourBoardDeed *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->label), FALSE);
  gtk_widget_remove_css_class (self->button, "hand-card");
  gtk_widget_remove_css_class (self->button, "low");
  gtk_widget_add_css_class (self->button, "roll-face");
}

static void
show_face (ParlourBoardDeed *self,
           TableSession     *session,
           const TableDeed  *deed)
{
  g_auto (GStrv) lines = g_strsplit (deed->label, "\n", 2);
  const gboolean is_gone = deed->kind == TABLE_PICKS && deed->obstacle.text != NULL;

  if (deed->signs != NULL && self->picture == NULL)
    add_picture (self);
  if (is_drawn (deed))
    {
      be_drawn (self);
      show_picture (self, deed, is_gone);
      return;
    }
  if (lines[0] != NULL && lines[1] != NULL && self->more == NULL && !parlour_board_deed_is_card (deed))
    add_more (self);
  show_line (self, self->label, lines[0]);
  if (parlour_board_deed_is_card (deed))
    {
      show_card (self, session, deed, lines[1]);
      return;
    }
  if (self->more != NULL)
    show_line (self, self->more, !is_gone ? lines[1] : NULL);
  if (self->cap != NULL)
    show_cap (self, deed->key);
  if (self->side > 0)
    return;

  if (self->picture != NULL)
    show_picture (self, deed, is_gone);
  parlour_widget_set_css_class (GTK_WIDGET (self->label), "hand-value", deed->kind == TABLE_PICKS && deed->signs == NULL);
  parlour_widget_set_css_class (GTK_WIDGET (self->label), "hand-caption", deed->signs != NULL);
  gtk_label_set_max_width_chars (self->label, deed->signs != NULL ? LINE_LENGTH : -1);
}

/* What stands in the way, or speaks against it, in the language of whom it concerns; NULL if nothing does. */
static char *
tell_against (TableSession    *session,
              const TableDeed *deed)
{
  const TableReason *reason = deed->obstacle.text != NULL ? &deed->obstacle : &deed->doubt;

  return reason->text != NULL ? table_session_tell_obstacle (session, &reason->obstacle, 0) : NULL;
}

static void
show_button (ParlourBoardDeed *self,
             TableSession     *session,
             const char       *whose,
             const TableDeed  *deed,
             const char       *against)
{
  if (!self->is_bare)
    show_face (self, session, deed);
  hold_back (self, deed, against);
  name (self, whose, deed, against);
}

/* Tells whether a deed is of a kind that looks as this one does: what is touched may enter
 * something now, and choose it then. */
gboolean
parlour_board_deed_can_show (ParlourBoardDeed *self,
                             const TableDeed  *deed)
{
  g_return_val_if_fail (deed != NULL, FALSE);

  return (deed->kind == TABLE_COUNTS) == (self->counter != NULL)
         && (deed->kind == TABLE_PICKS) == GTK_IS_TOGGLE_BUTTON (self->button)
         && (deed->kind == TABLE_COUNTS || (deed->label == NULL) == self->is_bare);
}

/* Lets a number that nobody sees be that of something else from now on. */
void
parlour_board_deed_begin_anew (ParlourBoardDeed *self)
{
  self->can_be_untold = FALSE;
}

static void
show_whether_picked (ParlourBoardDeed *self,
                     gboolean          is_picked)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->button), is_picked);
  parlour_widget_set_css_class (GTK_WIDGET (self->label), "picked", is_picked);
  if (self->mark != NULL)
    parlour_widget_set_css_class (gtk_widget_get_parent (self->mark), "picked", is_picked);
}

/* Shows it as it is now. */
void
parlour_board_deed_show (ParlourBoardDeed *self,
                         TableSession     *session,
                         const char       *whose,
                         const TableDeed  *deed,
                         gboolean          is_picked)
{
  g_autofree char *against = NULL;

  g_return_if_fail (whose != NULL && deed != NULL);

  against = tell_against (session, deed);
  self->kind = deed->kind;
  self->is_showing = TRUE;
  if (says_more (self, whose, deed, against))
    {
      if (self->counter != NULL)
        name_number (self, whose, deed);
      else
        show_button (self, session, whose, deed, against);
    }
  if (self->counter != NULL)
    show_number (self, deed);
  else if (GTK_IS_TOGGLE_BUTTON (self->button))
    show_whether_picked (self, is_picked);
  self->is_showing = FALSE;
}

/* Nothing is left of what it did before. */
static void
be_only_looked_at (ParlourBoardDeed *self,
                   const char       *whose)
{
  static const char *const of_deeds[] = { "doubtful", "likely" };
  /* No deed says that, so that the next one is another one. */
  g_autofree char *told = g_strconcat ("\n", whose, NULL);

  if (g_strcmp0 (told, self->told) == 0)
    return;

  g_free (self->told);
  self->told = g_steal_pointer (&told);
  parlour_widget_hinder (self->button, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (of_deeds); i++)
    gtk_widget_remove_css_class (self->button, of_deeds[i]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, whose, -1);
}

/* Lets what stands on it be touched, or only be looked at, when Tab passes it by. It could have the focus all the same: if its
 * button became one that cannot, GTK would make it known to screen readers, and tell them of it and of all that it lies in from
 * then on whenever that gets another size. Of many on a ring that takes as long as to show them. */
void
parlour_board_deed_let_touch (ParlourBoardDeed *self,
                              gboolean          is_touched,
                              const char       *whose)
{
  g_return_if_fail (self->is_bare && whose != NULL);

  gtk_widget_set_can_target (self->button, is_touched);
  parlour_widget_set_css_class (self->button, "flat", !is_touched);
  if (!is_touched)
    be_only_looked_at (self, whose);
}

/* Gets what has the keys of a deed: its button, or its number. */
GtkWidget *
parlour_board_deed_get_focus (ParlourBoardDeed *self)
{
  return self->counter != NULL ? GTK_WIDGET (self->counter) : self->button;
}
