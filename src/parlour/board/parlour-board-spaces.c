/* parlour-board-spaces.c: what stands on the spaces of a thing on a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-board-spaces.h"

#include "parlour-board-deed.h"
#include "parlour-emblem.h"
#include "parlour-game-board.h"
#include "parlour-keys.h"
#include "parlour-panes.h"
#include "parlour-steady-layout.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"
#include "tongue.h"

#include <glib/gi18n.h>
#include <string.h>

#define SPACING 8
#define LOW_SPACING 5

/* Between spaces that are touched, and between pictures. */
#define TOUCH_SPACING 4
#define AFAR_SPACING 1
#define SIGN_SPACING 8

/* How large emblems and pieces are, as figures are, and where there are pictures, too. */
#define EMBLEM_SIZE 30
#define PIECE_SIZE 26
#define SIGN_SIZE 24

/* The same on levels, and where these are many, or nothing is done with them, as something else matters more then. */
#define LEVEL_EMBLEM_SIZE 24
#define LEVEL_PIECE_SIZE 15
#define AFAR_PIECE_SIZE 24
#define LOW_EMBLEM_SIZE 16
#define LOW_PIECE_SIZE 11
#define LEVEL_SPACING 6
#define MANY_LEVELS 5

/* A space, with what was drawn there last. */
typedef struct {
  GtkWidget *place; /* a deed where it is touched */
  GtkBox *content;
  char *drawn;
} Space;

/* Spaces, one below the other: who stands there with how many pieces, or what it takes to stand
 * there, and the pictures on it. One that is touched is a button, and stays as long as the space
 * does.
 *
 * Where a bar lies across them each is a level, above the bar or below it. They stand side by
 * side where that is wide. */
struct _ParlourBoardSpaces {
  AdwBin parent_instance;

  GtkBox *rows;
  GtkWidget *bar; /* or NULL */
  gboolean is_seen_from_afar;
  GHashTable *spaces; /* of Space, by id */
};

G_DEFINE_FINAL_TYPE (ParlourBoardSpaces, parlour_board_spaces, ADW_TYPE_BIN)

static void
space_free (gpointer space)
{
  g_free (((Space *) space)->drawn);
  g_free (space);
}

static void
parlour_board_spaces_finalize (GObject *object)
{
  g_hash_table_unref (PARLOUR_BOARD_SPACES (object)->spaces);

  G_OBJECT_CLASS (parlour_board_spaces_parent_class)->finalize (object);
}

static void
parlour_board_spaces_class_init (ParlourBoardSpacesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = parlour_board_spaces_finalize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "spaces");
}

static void
parlour_board_spaces_init (ParlourBoardSpaces *self)
{
  self->spaces = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, space_free);
  self->rows = GTK_BOX (parlour_box_new_plain (GTK_ORIENTATION_VERTICAL, 0));
  /* What is in the middle is asked how wide it is for its height, which takes a box of text long to find out. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self->rows), parlour_steady_layout_new (GTK_ORIENTATION_VERTICAL, TOUCH_SPACING));
  gtk_widget_set_valign (GTK_WIDGET (self->rows), GTK_ALIGN_CENTER);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->rows));
}

/* Makes a place for spaces that shows nothing yet. */
GtkWidget *
parlour_board_spaces_new (void)
{
  return g_object_new (PARLOUR_TYPE_BOARD_SPACES, NULL);
}

/* Finds the space that is touched for a deed: the space, or NULL if it is none. */
const TableSpace *
parlour_board_spaces_find (const TableThing *thing,
                           const char       *id)
{
  const TableSpace *space;

  g_return_val_if_fail (thing != NULL && id != NULL, NULL);

  space = thing->spaces;
  while (space != NULL && !g_str_equal (space->id, id))
    space = space->next;

  return space;
}

/* Lets a bar lie across them. */
void
parlour_board_spaces_lay_bar (ParlourBoardSpaces *self)
{
  g_return_if_fail (self->bar == NULL);

  self->bar = g_object_new (ADW_TYPE_BIN, "accessible-role", GTK_ACCESSIBLE_ROLE_SEPARATOR, "css-classes",
                            (const char *[]) { "level-bar", NULL }, NULL);
  gtk_widget_set_valign (GTK_WIDGET (self->rows), GTK_ALIGN_START);
  gtk_widget_set_layout_manager (GTK_WIDGET (self->rows), g_object_new (PARLOUR_TYPE_WRAP_LAYOUT, "spacing", LEVEL_SPACING, "narrow",
                                                                        PARLOUR_BOARD_NARROW, NULL));
  gtk_box_append (self->rows, self->bar);
}

/* Lets all that stands on them be as large as where something is done there, close to each
 * other, and not be broken into lines. */
void
parlour_board_spaces_see_from_afar (ParlourBoardSpaces *self)
{
  if (self->bar == NULL && !self->is_seen_from_afar)
    gtk_widget_set_layout_manager (GTK_WIDGET (self->rows), parlour_steady_layout_new (GTK_ORIENTATION_VERTICAL, AFAR_SPACING));
  self->is_seen_from_afar = TRUE;
}

static const TableDeed *
find_deed (const TableThing *thing,
           const TableSpace *space)
{
  const TableDeed *deed = thing->deeds;

  while (deed != NULL && !g_str_equal (deed->id, space->id))
    deed = deed->next;

  return deed;
}

/* What is drawn */

static char *
list_drawn (const TableSpace *space,
            const TableDeed  *deed)
{
  g_autoptr (GString) drawn = g_string_new (NULL);

  g_string_append_printf (drawn, "%s %d %d %s %s", tongue_get_language (), space->seat, space->count, space->text != NULL ? space->text : "",
                          deed != NULL && deed->key != NULL ? deed->key : "");
  for (const TableSign *sign = space->signs; sign != NULL; sign = sign->next)
    g_string_append_printf (drawn, ",%s %s %d", sign->kind, sign->id, sign->count);

  return g_string_free (g_steal_pointer (&drawn), FALSE);
}

static void
append (GtkBox    *box,
        GtkWidget *child)
{
  if (child == NULL)
    return;

  gtk_widget_set_valign (child, GTK_ALIGN_CENTER);
  gtk_box_append (box, child);
}

static void
append_emblem (GtkBox *content,
               int     color,
               int     size)
{
  append (content, g_object_new (PARLOUR_TYPE_EMBLEM, "size", size, "color", color, NULL));
}

static void
append_piece (GtkBox       *content,
              TableSession *session,
              int           color,
              int           count)
{
  const ParlourGameBoard *board = parlour_game_find (table_session_get_game (session))->board;

  if (board != NULL && board->new_piece != NULL)
    append (content, board->new_piece (color, count, PIECE_SIZE));
}

/* Who stands there says it by emblem and pieces. */
static void
draw_standing (GtkBox           *content,
               TableSession     *session,
               const TableSpace *space,
               int               color)
{
  gtk_box_set_spacing (content, color != TABLE_NOBODY ? SPACING : LOW_SPACING);
  if (color != TABLE_NOBODY)
    append_emblem (content, color, EMBLEM_SIZE);
  append_piece (content, session, color, space->count);
  if (color == TABLE_NOBODY && space->text != NULL)
    {
      GtkWidget *text = parlour_label_new_wrapped (space->text);

      gtk_widget_add_css_class (text, "caption-heading");
      gtk_widget_add_css_class (text, "numeric");
      /* It stands in the middle by itself. */
      gtk_box_append (content, text);
    }
}

/* Pictures of the kind that comes first lie together, and the others at the end. */
static void
draw_signs (GtkBox           *content,
            TableSession     *session,
            const TableSpace *space,
            const TableDeed  *deed,
            int               color,
            gboolean          is_whole)
{
  GtkBox *first = GTK_BOX (parlour_box_new_plain (GTK_ORIENTATION_HORIZONTAL, SIGN_SPACING));

  gtk_box_set_spacing (content, SPACING);
  if (!is_whole)
    gtk_widget_set_layout_manager (GTK_WIDGET (first), g_object_new (PARLOUR_TYPE_WRAP_LAYOUT, "spacing", SIGN_SPACING, NULL));
  gtk_widget_set_hexpand (GTK_WIDGET (first), TRUE);
  if (color != TABLE_NOBODY)
    append_emblem (content, color, SIGN_SIZE);
  append (content, GTK_WIDGET (first));
  for (const TableSign *sign = space->signs; sign != NULL; sign = sign->next)
    append (g_str_equal (sign->kind, space->signs->kind) ? first : content,
            parlour_game_board_new_sign (table_session_get_game (session), sign, SIGN_SIZE, FALSE));
  if (deed != NULL && deed->key != NULL && color == TABLE_NOBODY)
    {
      g_autofree char *key = parlour_key_label (g_utf8_get_char (deed->key));

      append (content, g_object_new (GTK_TYPE_LABEL, "label", key, "css-classes", (const char *[]) { "keycap", NULL }, NULL));
    }
}

static void
draw (ParlourBoardSpaces *self,
      Space              *shown,
      TableSession       *session,
      const TableSpace   *space,
      const TableDeed    *deed)
{
  const int color = space->seat != TABLE_NOBODY ? (int) table_session_get_color (session, space->seat) : TABLE_NOBODY;
  GtkWidget *frame = deed != NULL ? gtk_widget_get_parent (GTK_WIDGET (shown->content)) : GTK_WIDGET (shown->content);
  g_autofree char *drawn = list_drawn (space, deed);

  if (g_strcmp0 (drawn, shown->drawn) == 0)
    return;

  g_free (shown->drawn);
  shown->drawn = g_steal_pointer (&drawn);
  parlour_box_clear (shown->content);
  if (space->signs != NULL)
    draw_signs (shown->content, session, space, deed, color, self->is_seen_from_afar);
  else
    draw_standing (shown->content, session, space, color);
  if (deed == NULL && space->signs == NULL)
    return;

  parlour_widget_set_css_class (frame, "taken", color != TABLE_NOBODY);
  for (int i = 0; i < TABLE_N_COLORS; i++)
    parlour_widget_set_css_class (frame, table_color_ids[i], i == color);
}

/* The levels of a bar */

/* Tells whether the window is low, so that levels take less room. */
gboolean
parlour_board_spaces_is_low (GtkWidget *widget)
{
  GtkWidget *panes = gtk_widget_get_ancestor (widget, PARLOUR_TYPE_PANES);
  gboolean low = FALSE;

  if (panes != NULL)
    g_object_get (panes, "low", &low, NULL);

  return low;
}

static gboolean
are_compact (ParlourBoardSpaces *self,
             const TableThing   *thing)
{
  int n = 0;

  for (const TableSpace *space = thing->spaces; space != NULL; space = space->next)
    n += space->seat != TABLE_NOBODY;

  return n >= MANY_LEVELS || (thing->deeds == NULL && !self->is_seen_from_afar)
         || parlour_board_spaces_is_low (GTK_WIDGET (self));
}

/* Of two lines the first stands on it, and the second is told of it. */
static const char *
find_told (const TableSpace *space)
{
  const char *end = space->text != NULL ? strchr (space->text, '\n') : NULL;

  return end != NULL ? end + 1 : space->text;
}

/* Who stands there, or what it takes, or nothing. */
static void
draw_on_level (GtkBox           *content,
               TableSession     *session,
               const TableSpace *space,
               int               color,
               gboolean          is_low,
               gboolean          is_seen_from_afar)
{
  const int piece = is_low ? LOW_PIECE_SIZE : is_seen_from_afar ? AFAR_PIECE_SIZE : LEVEL_PIECE_SIZE;
  const ParlourGameBoard *board = parlour_game_find (table_session_get_game (session))->board;
  g_auto (GStrv) lines = g_strsplit (space->text != NULL ? space->text : "", "\n", -1);

  parlour_box_clear (content);
  gtk_box_set_spacing (content, LOW_SPACING);
  if (color != TABLE_NOBODY)
    {
      append_emblem (content, color, is_low ? LOW_EMBLEM_SIZE : LEVEL_EMBLEM_SIZE);
      if (board != NULL && board->new_piece != NULL)
        append (content, board->new_piece (color, space->count, piece));
    }
  else if (lines[0] != NULL && lines[1] != NULL)
    {
      append (content, g_object_new (GTK_TYPE_LABEL, "label", lines[0], "hexpand", TRUE, "css-classes",
                                     (const char *[]) { "caption-heading", "numeric", NULL }, NULL));
    }
}

static void
tell_level (GtkWidget        *level,
            const TableSpace *space)
{
  const char *told = find_told (space);

  parlour_widget_set_tooltip (level, told);
  gtk_accessible_update_property (GTK_ACCESSIBLE (level), GTK_ACCESSIBLE_PROPERTY_LABEL, told != NULL ? told : _("Free space"), -1);
}

static void
draw_level (ParlourBoardSpaces *self,
            Space              *shown,
            TableSession       *session,
            const TableThing   *thing,
            const TableSpace   *space,
            int                 level,
            gboolean            is_low)
{
  const int color = space->seat != TABLE_NOBODY ? (int) table_session_get_color (session, space->seat) : TABLE_NOBODY;
  const gboolean is_next = color == TABLE_NOBODY && find_told (space) != space->text && thing->deeds != NULL;
  const gboolean is_late = level >= thing->bar && space->signs == NULL;
  g_autofree char *all = list_drawn (space, NULL);
  char *drawn = g_strdup_printf ("%s %d%d%d", all, is_next && thing->deeds->obstacle.text != NULL, is_late, is_low);
  const gboolean is_same = g_strcmp0 (drawn, shown->drawn) == 0;

  g_free (shown->drawn);
  shown->drawn = drawn;
  if (is_same)
    return;

  draw_on_level (shown->content, session, space, color, is_low, self->is_seen_from_afar);
  tell_level (shown->place, space);
  parlour_widget_set_css_class (shown->place, "late", is_late);
  parlour_widget_set_css_class (shown->place, "taken", color != TABLE_NOBODY);
  parlour_widget_set_css_class (shown->place, "next", is_next);
  parlour_widget_set_css_class (shown->place, "out-of-reach", is_next && thing->deeds->obstacle.text != NULL);
  parlour_widget_set_css_class (shown->place, "compact", is_low);
  for (int i = 0; i < TABLE_N_COLORS; i++)
    parlour_widget_set_css_class (shown->place, table_color_ids[i], i == color);
}

/* The bar lies below what is above it, be that shown or not. */
static void
show_bar (ParlourBoardSpaces *self,
          const TableThing   *thing,
          GtkWidget         **last)
{
  parlour_widget_show_after (self->bar, last);
  if (g_strcmp0 (parlour_widget_get_tooltip (self->bar), thing->text) == 0)
    return;

  parlour_widget_set_tooltip (self->bar, thing->text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar), GTK_ACCESSIBLE_PROPERTY_LABEL, thing->text, -1);
}

/* The spaces */

static Space *
make_space (ParlourBoardSpaces *self,
            TableSession       *session,
            const TableDeed    *deed)
{
  Space *space = g_new0 (Space, 1);

  space->content = GTK_BOX (parlour_box_new_plain (GTK_ORIENTATION_HORIZONTAL, SPACING));
  space->place = GTK_WIDGET (space->content);
  gtk_widget_add_css_class (space->place, "looked-into");
  gtk_widget_add_css_class (space->place, "family-tint");
  if (self->bar != NULL)
    {
      space->place = g_object_new (ADW_TYPE_BIN, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "child", space->content, "css-classes",
                                   (const char *[]) { "level", "family-tint", NULL }, NULL);
    }
  if (deed != NULL)
    {
      space->place = parlour_board_deed_new_around (table_session_get_game (session), deed->kind, GTK_WIDGET (space->content));
      gtk_widget_add_css_class (parlour_board_deed_get_focus (PARLOUR_BOARD_DEED (space->place)), "space");
      gtk_widget_add_css_class (parlour_board_deed_get_focus (PARLOUR_BOARD_DEED (space->place)), "family-tint");
    }
  gtk_box_append (self->rows, space->place);

  return space;
}

/* Shows what stands on its spaces. What is touched is shown as its deed is, see
 * parlour_board_spaces_get_deed(). */
void
parlour_board_spaces_show (ParlourBoardSpaces *self,
                           TableSession       *session,
                           const TableThing   *thing)
{
  GtkWidget *last = NULL;
  gboolean is_low;
  int level = 0;

  g_return_if_fail (thing != NULL);

  gtk_widget_set_visible (GTK_WIDGET (self), thing->spaces != NULL || self->bar != NULL);
  is_low = self->bar != NULL && are_compact (self, thing);
  for (const TableSpace *space = thing->spaces; space != NULL; space = space->next)
    {
      Space *shown = g_hash_table_lookup (self->spaces, space->id);
      const TableDeed *deed = find_deed (thing, space);

      if (shown == NULL)
        {
          shown = make_space (self, session, deed);
          g_hash_table_insert (self->spaces, g_strdup (space->id), shown);
        }
      if (self->bar != NULL && level == thing->bar)
        show_bar (self, thing, &last);
      if (self->bar != NULL)
        draw_level (self, shown, session, thing, space, level++, is_low);
      else
        draw (self, shown, session, space, deed);
      parlour_widget_show_after (shown->place, &last);
    }
  if (self->bar != NULL && level <= thing->bar)
    show_bar (self, thing, &last);
  parlour_widget_hide_rest (GTK_WIDGET (self->rows), last);
}

/* Finds what is touched: a ParlourBoardDeed, or NULL if the space never was. */
GtkWidget *
parlour_board_spaces_get_deed (ParlourBoardSpaces *self,
                               const char         *id)
{
  const Space *space;

  g_return_val_if_fail (id != NULL, NULL);

  space = g_hash_table_lookup (self->spaces, id);

  return space != NULL && PARLOUR_IS_BOARD_DEED (space->place) ? space->place : NULL;
}
