/* parlour-family-card.c: a family at the side of the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-family-card.h"

#include "parlour-banner.h"
#include "parlour-clock.h"
#include "parlour-emblem.h"
#include "parlour-fact.h"
#include "parlour-game-family.h"
#include "parlour-sign.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-why.h"
#include "parlour-widgets.h"
#include "table-ring.h"

#include <glib/gi18n.h>

/* What a player works out in secret, and nobody keeps. Things of a game stand on a ring. Those that
 * are touched are thought to be had: below stands what they would pay, and on each other one what it
 * would add. It lasts as long as the game is open, and is neither in the record nor on the display. */

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
static GtkWidget *
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
static void
parlour_slate_show (GtkWidget             *slate,
                    const TableGameRing *game,
                    TableSession          *session,
                    int                    seat)
{
  Slate *self;
  gboolean is_new;

  g_return_if_fail (GTK_IS_BOX (slate) && game != NULL);
  g_return_if_fail (seat >= 0 && seat < TABLE_MAX_PLAYERS);

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

struct _ParlourFamilyCard {
  AdwBin parent_instance;

  const ParlourGameFamily *game; /* (nullable): before anything is shown */
  int seat;
  guint edition; /* changes with the colours of most of it */
  ParlourEmblem *emblem;
  ParlourBanner *name;
  ParlourWhy *place;
  GtkWidget *value_box;
  ParlourWhy *value;
  GtkLabel *caption;
  GtkLabel *status;
  GtkLabel *clock;
  GtkToggleButton *cover;
  GtkBox *content;
  GtkWidget *belongings; /* (nullable): what the game has below that */
  GtkWidget *purse; /* (nullable): what is kept secret, which says why, while that is uncovered */
  GtkWidget *slate; /* (nullable): what can be worked out there */
};

G_DEFINE_FINAL_TYPE (ParlourFamilyCard, parlour_family_card, ADW_TYPE_BIN)

static void
on_cover_clicked (ParlourFamilyCard *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "game.lift-cover", "i", self->seat);
}

static void
parlour_family_card_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  parlour_widget_snapshot_edition (widget, snapshot, GTK_WIDGET_CLASS (parlour_family_card_parent_class),
                                   PARLOUR_FAMILY_CARD (widget)->edition);
}

static void
parlour_family_card_class_init (ParlourFamilyCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = parlour_family_card_snapshot;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/play/family-card.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyCard, emblem);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyCard, name);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyCard, place);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyCard, value_box);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyCard, value);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyCard, caption);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyCard, status);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyCard, clock);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyCard, cover);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyCard, content);
  gtk_widget_class_bind_template_callback (widget_class, on_cover_clicked);
}

static void
parlour_family_card_init (ParlourFamilyCard *self)
{
  self->seat = TABLE_NOBODY;
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Makes a card that shows no family yet. */
GtkWidget *
parlour_family_card_new (void)
{
  return g_object_new (PARLOUR_TYPE_FAMILY_CARD, NULL);
}

static GtkWidget *
make_text (void)
{
  GtkWidget *label = parlour_label_new_wrapped (NULL);

  gtk_widget_add_css_class (label, "caption");

  return label;
}

static void
show_text (GtkLabel         *label,
           const TableState *state,
           int               seat,
           gboolean          uncovered)
{
  g_autofree char *text = state->game->tell_player (state, seat, uncovered);

  parlour_label_say (label, text);
}

/* What is kept secret in a line. */
static void
show_purse (ParlourFamilyCard *self,
            TableSession      *session,
            gboolean           uncovered)
{
  const TableState *state = table_session_get_state (session);
  g_autofree char *purse = uncovered && state->game->tell_purse != NULL ? state->game->tell_purse (state, self->seat) : NULL;

  if (purse != NULL && self->purse == NULL)
    {
      self->purse = parlour_why_new_line (purse, session, self->game->purse_question, self->seat);
      gtk_widget_add_css_class (self->purse, "caption");
      gtk_box_append (self->content, self->purse);
    }
  if (self->purse != NULL)
    parlour_why_show (PARLOUR_WHY (self->purse), purse != NULL ? purse : "", session, self->game->purse_question, self->seat);
}

/* What can be worked out there is made for who looks first. */
static void
show_slate (ParlourFamilyCard *self,
            TableSession      *session,
            gboolean           uncovered)
{
  const TableGameRing *ring = table_session_get_game (session)->ring;
  const gboolean shown = uncovered && ring != NULL;

  if (shown && self->slate == NULL)
    {
      self->slate = parlour_slate_new ();
      gtk_box_append (self->content, self->slate);
    }
  if (self->slate != NULL)
    gtk_widget_set_visible (self->slate, shown);
  if (shown)
    parlour_slate_show (self->slate, ring, session, self->seat);
}

static void
forget_private (ParlourFamilyCard *self)
{
  if (self->purse != NULL)
    gtk_box_remove (self->content, g_steal_pointer (&self->purse));
  if (self->slate != NULL)
    gtk_box_remove (self->content, g_steal_pointer (&self->slate));
}

/* What lies below the name is the game's, and stays. */
static void
make_belongings (ParlourFamilyCard *self,
                 const TableGame   *table_game)
{
  const ParlourGameFamily *game = parlour_game_family_find (table_game);

  if (self->game == game)
    return;

  if (self->belongings != NULL)
    gtk_box_remove (self->content, self->belongings);
  forget_private (self);
  self->game = game;
  self->belongings = game->make != NULL ? game->make () : table_game->tell_player != NULL ? make_text () : NULL;
  if (self->belongings != NULL)
    gtk_box_append (self->content, self->belongings);
}

static void
show_place (ParlourFamilyCard *self,
            TableSession      *session,
            int                seat)
{
  const TableState *state = table_session_get_state (session);
  g_autofree char *text = self->game->tell_place != NULL ? self->game->tell_place (state, seat) : NULL;

  parlour_why_show (self->place, text != NULL ? text : "", session, self->game->place_question, seat);
}

static void
show_value (ParlourFamilyCard *self,
            TableSession      *session,
            int                seat)
{
  int value = parlour_game_family_get_value (table_session_get_state (session), seat);
  g_autofree char *text = g_strdup_printf ("%d", value);

  gtk_widget_set_visible (self->value_box, value != PARLOUR_NO_VALUE);
  if (value == PARLOUR_NO_VALUE)
    {
      /* What was said of the last one may be in another language. */
      gtk_label_set_label (self->caption, "");
      return;
    }

  parlour_why_show (self->value, text, session, self->game->value_question, seat);
  gtk_label_set_label (self->caption, self->game->get_caption != NULL ? self->game->get_caption (value) : "");
}

static void
show_status (ParlourFamilyCard *self,
             const TableState  *state,
             int                seat)
{
  gboolean turn = state->turn == seat;
  gboolean passed = parlour_game_family_has_passed (state, seat);
  GtkWidget *widget = GTK_WIDGET (self);

  if (turn != gtk_widget_has_css_class (widget, "turn") || passed != gtk_widget_has_css_class (widget, "passed"))
    self->edition++;
  parlour_widget_set_css_class (widget, "turn", turn);
  parlour_widget_set_css_class (widget, "passed", passed);

  if (turn)
    gtk_label_set_label (self->status, _("to play"));
  else
    gtk_label_set_label (self->status, passed ? _("passed") : "");
  gtk_widget_set_visible (GTK_WIDGET (self->status), turn || passed);

  /* The key is for whose turn it is. */
  parlour_widget_set_tooltip (GTK_WIDGET (self->cover),
                              turn ? _("Lift the Cover (F6)") : _("Lift the Cover"));
}

static void
show_cover (ParlourFamilyCard *self,
            gboolean           has_cover,
            gboolean           uncovered)
{
  gtk_widget_set_visible (GTK_WIDGET (self->cover), has_cover);
  if (gtk_toggle_button_get_active (self->cover) != uncovered)
    gtk_toggle_button_set_active (self->cover, uncovered);
  gtk_button_set_icon_name (GTK_BUTTON (self->cover), uncovered ? "kontor-cover-symbolic" : "kontor-uncover-symbolic");
}

static void
show_name (ParlourFamilyCard *self,
           const char        *name)
{
  if (g_str_equal (parlour_banner_get_text (self->name), name))
    return;

  parlour_banner_set_text (self->name, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Shows a family as it stands now, in the language of its player. */
void
parlour_family_card_show (ParlourFamilyCard *self,
                          TableSession      *session,
                          int                seat,
                          gboolean           uncovered)
{
  g_autoptr (TongueScope) scope = NULL;
  gboolean has_cover;
  const TableState *state = table_session_get_state (session);

  make_belongings (self, state->game);
  has_cover = self->game->has_cover != NULL && self->game->has_cover (state);

  parlour_address (GTK_WIDGET (self), table_session_get_language (session, seat));
  scope = parlour_speak_in (GTK_WIDGET (self));

  self->seat = seat;
  parlour_emblem_set_color (self->emblem, (int) table_session_get_color (session, seat));
  show_name (self, table_session_get_names (session)[seat]);
  show_place (self, session, seat);
  show_value (self, session, seat);
  show_status (self, state, seat);
  show_cover (self, has_cover, has_cover && uncovered);
  if (self->belongings != NULL && self->game->show == NULL)
    show_text (GTK_LABEL (self->belongings), state, seat, has_cover && uncovered);
  else if (self->belongings != NULL)
    self->game->show (self->belongings, session, seat, has_cover && uncovered);
  show_purse (self, session, has_cover && uncovered);
  show_slate (self, session, has_cover && uncovered);
}

/* Shows how long a family has had the turn. */
void
parlour_family_card_show_clock (ParlourFamilyCard *self,
                                int                seconds)
{
  g_autoptr (TongueScope) scope = NULL;
  g_autofree char *text = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->clock), seconds >= 0);
  if (seconds < 0)
    return;

  scope = parlour_speak_in (GTK_WIDGET (self));
  text = parlour_clock_tell_seconds (seconds);
  gtk_label_set_label (self->clock, text);
}

/* Tells whose card it is. Returns the player, from 0. */
int
parlour_family_card_get_seat (ParlourFamilyCard *self)
{
  return self->seat;
}

/* Gets what stands for the family. */
GtkWidget *
parlour_family_card_get_emblem (ParlourFamilyCard *self)
{
  return GTK_WIDGET (self->emblem);
}

/* Gets what tells how many members are at home. */
GtkWidget *
parlour_family_card_get_home (ParlourFamilyCard *self)
{
  return self->belongings != NULL && self->game->find_home != NULL ? self->game->find_home (self->belongings) : NULL;
}

/* Gets what tells how many members are on a street. */
GtkWidget *
parlour_family_card_get_street (ParlourFamilyCard *self,
                                int                street)
{
  return self->belongings != NULL && self->game->find_street != NULL
           ? self->game->find_street (self->belongings, street) : NULL;
}
