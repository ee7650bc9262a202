/* parlour-families.c: the families of a game at the side of its page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-families.h"

#include "parlour-clock.h"
#include "parlour-family-card.h"
#include "parlour-family-chip.h"
#include "parlour-property.h"
#include "parlour-settings.h"
#include "parlour-widgets.h"

/* The families in the order of play, as cards where there is room and as chips where there is
 * not, with what only they may see themselves under covers, and with clocks if the table wants
 * to know for whom the game waits how long. */
struct _ParlourFamilies {
  GObject parent_instance;

  GtkBox *cards; /* (weak) */
  GtkBox *chips; /* (weak) */
  TableSession *session;
  guint uncovered; /* bit n is set if the cover of seat n is lifted */
  guint cover_falls;
  ParlourClock *clock; /* of the session */
};

G_DEFINE_FINAL_TYPE (ParlourFamilies, parlour_families, G_TYPE_OBJECT)

/* As many cards and chips as there are players, which nobody sees yet. */
static void
make_cards (ParlourFamilies *self,
            int              n_players)
{
  g_autoptr (GtkSizeGroup) names = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  /* Many players fit onto the screen of a laptop all the same. */
  parlour_widget_set_css_class (GTK_WIDGET (self->cards), "crowded", n_players > 4);
  gtk_box_set_spacing (self->cards, n_players > 4 ? 7 : 10);

  for (int i = 0; i < n_players; i++)
    {
      GtkWidget *card = parlour_family_card_new (), *chip = parlour_family_chip_new (names);

      gtk_widget_set_visible (card, FALSE);
      gtk_widget_set_visible (chip, FALSE);
      gtk_box_append (self->cards, card);
      gtk_box_append (self->chips, chip);
    }

  /* The strip is hidden at the end of a game, and GTK does not measure anew what is filled meanwhile. */
  gtk_widget_queue_resize (GTK_WIDGET (self->chips));
}

/* Clocks */

/* How long the game has waited for each family. */
static void
show_clocks (ParlourFamilies *self)
{
  GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self->cards));
  const gboolean shown = parlour_clock_has_players (self->clock);
  int seats[TABLE_MAX_PLAYERS];

  table_game_list_places (table_session_get_state (self->session), seats);

  /* The families may be about to come. */
  for (int i = 0; card != NULL; i++)
    {
      gint64 waited = table_session_get_waited (self->session, seats[i]);

      parlour_family_card_show_clock (PARLOUR_FAMILY_CARD (card), shown ? (int) (waited / G_USEC_PER_SEC) : -1);
      card = gtk_widget_get_next_sibling (card);
    }
}

/* Covers */

/* What everybody may see all the time, if the table wants no covers. */
static guint
get_always_uncovered (ParlourFamilies *self)
{
  return g_settings_get_boolean (parlour_settings_get (), "cover") ? 0 : G_MAXUINT;
}

static void
set_uncovered (ParlourFamilies *self,
               guint            uncovered)
{
  if (self->uncovered == uncovered)
    return;

  self->uncovered = uncovered;
  g_object_notify (G_OBJECT (self), "uncovered");
}

static gboolean
on_cover_falls (gpointer data)
{
  ParlourFamilies *self = data;

  self->cover_falls = 0;
  set_uncovered (self, get_always_uncovered (self));

  return G_SOURCE_REMOVE;
}

static void
fall_later (ParlourFamilies *self)
{
  self->cover_falls = g_timeout_add_seconds ((guint) g_settings_get_int (parlour_settings_get (), "peek-seconds"),
                                             on_cover_falls, self);
}

/* Lifts one cover for as long as the table has chosen, or lets it fall if it is lifted; all
 * others fall. */
void
parlour_families_lift_cover (ParlourFamilies *self,
                             int              seat)
{
  guint bit = 1u << seat;
  gboolean lift;

  g_return_if_fail (seat >= 0 && seat < TABLE_MAX_PLAYERS);

  lift = (self->uncovered & bit) == 0;
  parlour_families_drop_covers (self);
  if (!lift)
    {
      /* Where the table wants no covers what was pressed stands as it did. */
      parlour_families_show (self);
      return;
    }

  set_uncovered (self, self->uncovered | bit);
  fall_later (self);
}

/* Keeps a cover lifted for as long again, as somebody is still at work behind it. */
void
parlour_families_keep_cover (ParlourFamilies *self)
{
  if (self->cover_falls == 0)
    return;

  g_source_remove (self->cover_falls);
  fall_later (self);
}

/* Lets all covers fall that the table wants to have. */
void
parlour_families_drop_covers (ParlourFamilies *self)
{
  g_clear_handle_id (&self->cover_falls, g_source_remove);
  if (self->session != NULL)
    set_uncovered (self, get_always_uncovered (self));
}

/* Tells whose covers are lifted. */
guint
parlour_families_get_uncovered (ParlourFamilies *self)
{
  return self->uncovered;
}

/* The object */

static void
drop_session (ParlourFamilies *self)
{
  g_clear_handle_id (&self->cover_falls, g_source_remove);
  if (self->clock != NULL)
    g_signal_handlers_disconnect_by_data (self->clock, self);
  g_clear_object (&self->clock);
  g_clear_object (&self->session);
}

static void
parlour_families_dispose (GObject *object)
{
  ParlourFamilies *self = PARLOUR_FAMILIES (object);

  drop_session (self);
  g_clear_weak_pointer (&self->cards);
  g_clear_weak_pointer (&self->chips);

  G_OBJECT_CLASS (parlour_families_parent_class)->dispose (object);
}

static void
parlour_families_class_init (ParlourFamiliesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = parlour_families_dispose;

  /* Whose covers are lifted, see parlour_families_get_uncovered(). */
  parlour_property_hand (object_class,
                         g_param_spec_uint ("uncovered", NULL, NULL, 0, G_MAXUINT, 0,
                                            (GParamFlags) (G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS)),
                         G_STRUCT_OFFSET (ParlourFamilies, uncovered), NULL);
}

static void
parlour_families_init (ParlourFamilies *self)
{
}

/* Makes what fills two boxes with families once there is a game. */
ParlourFamilies *
parlour_families_new (GtkBox *cards,
                      GtkBox *chips)
{
  ParlourFamilies *self;

  g_return_val_if_fail (GTK_IS_BOX (cards) && GTK_IS_BOX (chips), NULL);

  self = g_object_new (PARLOUR_TYPE_FAMILIES, NULL);
  g_set_weak_pointer (&self->cards, cards);
  g_set_weak_pointer (&self->chips, chips);
  g_signal_connect_object (parlour_settings_get (), "changed::cover", G_CALLBACK (parlour_families_drop_covers), self,
                           G_CONNECT_SWAPPED);

  return self;
}

/* Takes the families of a game from now on, which parlour_families_show() lets appear. */
void
parlour_families_set_session (ParlourFamilies *self,
                              TableSession    *session)
{
  drop_session (self);
  parlour_families_clear (self);
  if (session == NULL)
    return;

  self->session = g_object_ref (session);
  self->uncovered = get_always_uncovered (self);
  self->clock = g_object_ref (parlour_clock_get (session));
  g_signal_connect_swapped (self->clock, "changed", G_CALLBACK (show_clocks), self);
  show_clocks (self);
}

/* How they stand now. */
static void
fill (ParlourFamilies *self)
{
  const TableState *state = table_session_get_state (self->session);
  GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self->cards));
  GtkWidget *chip = gtk_widget_get_first_child (GTK_WIDGET (self->chips));
  int seats[TABLE_MAX_PLAYERS];

  table_game_list_places (state, seats);
  for (int i = 0; i < state->n_players; i++)
    {
      gboolean uncovered = (self->uncovered & (1u << seats[i])) != 0;

      parlour_family_card_show (PARLOUR_FAMILY_CARD (card), self->session, seats[i], uncovered);
      parlour_family_chip_show (PARLOUR_FAMILY_CHIP (chip), self->session, seats[i], uncovered);
      card = gtk_widget_get_next_sibling (card);
      chip = gtk_widget_get_next_sibling (chip);
    }

  show_clocks (self);
}

/* Tells whether there is nothing yet that parlour_families_show() would only have to fill. */
gboolean
parlour_families_are_missing (ParlourFamilies *self)
{
  return gtk_widget_get_first_child (GTK_WIDGET (self->cards)) == NULL;
}

/* Makes what is missing, which takes as long as to lay it out and to paint it. It is not seen before
 * parlour_families_show(). */
void
parlour_families_make (ParlourFamilies *self)
{
  g_return_if_fail (self->session != NULL);

  if (!parlour_families_are_missing (self))
    return;

  make_cards (self, table_session_get_state (self->session)->n_players);
  fill (self);
}

static void
show_all (GtkBox *box)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (box));

  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_visible (child, TRUE);
}

/* Shows how they stand now. */
void
parlour_families_show (ParlourFamilies *self)
{
  g_return_if_fail (self->session != NULL);

  if (parlour_families_are_missing (self))
    parlour_families_make (self);
  else
    fill (self);
  show_all (self->cards);
  show_all (self->chips);
}

/* Takes all cards and chips away, until parlour_families_show(): what was shown says what
 * players were called. */
void
parlour_families_clear (ParlourFamilies *self)
{
  parlour_box_clear (self->cards);
  parlour_box_clear (self->chips);
}
