/* parlour-slate.c: what a player works out in secret, and nobody keeps
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Things of a game stand on a ring. Those that are touched are thought to be had: below stands what they
 * would pay, and on each other one what it would add. It lasts as long as the game is open, and is
 * neither in the record nor on the display.
 */

#include "config.h"

#include "parlour-slate.h"

#include "parlour-sign.h"
#include "parlour-stalls.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

#define SIGN_SIZE 20
#define CELL_WIDTH 36
#define SPACING 6
#define CELL_SPACING 3

/* What was thought of last. */
typedef struct {
  const TableGameRing *game;
  TableSession *session; /* owned */
  int seat;
  GtkToggleButton *opener;
  GtkWidget *ring;
  GtkLabel *told;
} Slate;

static Slate *
get_slate (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), "slate");
}

static void
slate_free (Slate *slate)
{
  g_clear_object (&slate->session);
  g_free (slate);
}

/* Thoughts belong to a game that is open, whoever shows them. */
static guint *
get_thoughts (const Slate *slate)
{
  guint *thoughts = g_object_get_data (G_OBJECT (slate->session), "thoughts");

  if (thoughts == NULL)
    {
      thoughts = g_new0 (guint, TABLE_MAX_PLAYERS);
      g_object_set_data_full (G_OBJECT (slate->session), "thoughts", thoughts, g_free);
    }

  return &thoughts[slate->seat];
}

static int
list_ring (const Slate      *slate,
           TableRingThing *things)
{
  return slate->game->list (table_session_get_state (slate->session), slate->seat, things);
}

/* What is had by oneself stands there without a number. */
static void
show_cell (GtkWidget  *button,
           const char *name,
           const char *amount)
{
  GtkWidget *label = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (button)));
  g_autofree char *said = g_strdup_printf (C_("something and what it is", "%s: %s"), name, amount);

  gtk_label_set_label (GTK_LABEL (label), amount);
  parlour_widget_set_tooltip (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
}

static void
show_thoughts (const Slate *slate)
{
  const TableState *state = table_session_get_state (slate->session);
  const guint thoughts = *get_thoughts (slate);
  TableRingThing things[TABLE_MAX_RING];
  g_autofree char *told = NULL;
  const int pays = slate->game->work_out (state, thoughts, &told);
  guint i = 0;

  list_ring (slate, things);
  for (GtkWidget *cell = gtk_widget_get_first_child (slate->ring); cell != NULL; cell = gtk_widget_get_next_sibling (cell))
    {
      const gboolean had = (thoughts & 1u << i) != 0;
      const int adds = slate->game->work_out (state, thoughts | 1u << i, NULL) - pays;
      g_autofree char *amount = had ? g_strdup ("✓") : g_strdup_printf ("%+d", adds);

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (cell), had);
      show_cell (cell, things[i++].name, amount);
    }
  gtk_label_set_label (slate->told, told);
}

static void
on_touched (GtkWidget *slate,
            GtkWidget *cell)
{
  *get_thoughts (get_slate (slate)) ^= 1u << parlour_widget_get_place (cell);
  show_thoughts (get_slate (slate));
  gtk_widget_activate_action (slate, "game.keep-cover", NULL);
}

static void
on_opened (GtkWidget *slate)
{
  gtk_widget_set_visible (gtk_widget_get_last_child (slate), gtk_toggle_button_get_active (get_slate (slate)->opener));
  gtk_widget_activate_action (slate, "game.keep-cover", NULL);
}

static GtkWidget *
make_cell (GtkWidget       *slate,
           const TableGame *game,
           const char      *id)
{
  GtkWidget *button = gtk_toggle_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "numeric");
  gtk_box_append (GTK_BOX (box), parlour_sign_new (game, id, SIGN_SIZE));
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "slate-cell");
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_touched), slate, G_CONNECT_SWAPPED);

  return button;
}

static void
make_ring (GtkWidget *widget)
{
  Slate *slate = get_slate (widget);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  TableRingThing things[TABLE_MAX_RING];
  const int n = list_ring (slate, things);

  slate->ring = g_object_new (PARLOUR_TYPE_STALLS, "rim", n, "column-width", CELL_WIDTH, "spacing", CELL_SPACING, NULL);
  for (int i = 0; i < n; i++)
    parlour_stalls_append (PARLOUR_STALLS (slate->ring),
                           make_cell (widget, table_session_get_game (slate->session), things[i].id));
  slate->told = GTK_LABEL (parlour_label_new_wrapped (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (slate->told), "caption");
  gtk_box_append (GTK_BOX (box), slate->ring);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (slate->told));
  gtk_widget_set_visible (box, gtk_toggle_button_get_active (slate->opener));
  gtk_box_append (GTK_BOX (widget), box);
}

/* Makes a slate, which is folded until somebody opens it. */
GtkWidget *
parlour_slate_new (void)
{
  GtkWidget *slate = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  Slate *self = g_new0 (Slate, 1);

  g_object_set_data_full (G_OBJECT (slate), "slate", self, (GDestroyNotify) slate_free);
  self->opener = GTK_TOGGLE_BUTTON (gtk_toggle_button_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->opener), "slate-opener");
  g_signal_connect_object (self->opener, "clicked", G_CALLBACK (on_opened), slate, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (slate), GTK_WIDGET (self->opener));

  return slate;
}

/* Shows what a player has thought of last, in the language that is spoken. */
void
parlour_slate_show (GtkWidget             *slate,
                    const TableGameRing *game,
                    TableSession          *session,
                    int                    seat)
{
  Slate *self;
  gboolean is_new;

  g_return_if_fail (GTK_IS_BOX (slate) && game != NULL);
  g_return_if_fail (TABLE_IS_SESSION (session) && seat >= 0 && seat < TABLE_MAX_PLAYERS);

  self = get_slate (slate);
  is_new = self->session != session;
  self->game = game;
  self->seat = seat;
  g_set_object (&self->session, session);
  gtk_button_set_child (GTK_BUTTON (self->opener), parlour_label_new_wrapped (_(game->title)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->opener), GTK_ACCESSIBLE_PROPERTY_LABEL, _(game->title), -1);
  if (is_new && self->ring != NULL)
    gtk_box_remove (GTK_BOX (slate), gtk_widget_get_last_child (slate));
  if (is_new)
    make_ring (slate);
  show_thoughts (self);
}
