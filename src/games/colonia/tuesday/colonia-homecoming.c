/* colonia-homecoming.c: members who come home early
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-homecoming.h"

#include "colonia-words.h"
#include "parlour-emblem.h"
#include "parlour-family-order.h"
#include "parlour-keys.h"
#include "parlour-number-tile.h"
#include "parlour-stalls.h"
#include "parlour-template.h"

#include <glib/gi18n.h>

#define EMBLEM_SIZE 38

/* How many members each family brings home from a street space. All that may come do, unless
 * somebody wants it otherwise. */
struct _ColoniaHomecoming {
  ParlourForm parent_instance;

  GtkLabel *hint;
  ParlourStalls *families;

  ParlourCounter *numbers[COLONIA_MAX_PLAYERS]; /* by seat */
  int on_street[COLONIA_MAX_PLAYERS]; /* by seat, the members that the tiles tell of */
  int n_players;
  int current; /* the seat that digits are for */
};

G_DEFINE_FINAL_TYPE (ColoniaHomecoming, colonia_homecoming, PARLOUR_TYPE_FORM)

static const ColoniaLaidEdict *
get_edict (ColoniaHomecoming *self)
{
  const ColoniaState *state = colonia_page_get_state (PARLOUR_PAGE (self));

  return &state->edicts[state->edict];
}

static int
count_on_street (ColoniaHomecoming *self,
                 int                seat)
{
  const ColoniaState *state = colonia_page_get_state (PARLOUR_PAGE (self));

  return state->players[seat].streets[get_edict (self)->kind == COLONIA_EDICT_HOMECOMING_WEDNESDAY
                                        ? COLONIA_STREET_WEDNESDAY
                                        : COLONIA_STREET_THURSDAY];
}

/* Who may come home by the books. */
static int
count_most (ColoniaHomecoming *self,
            int                seat)
{
  return MIN (count_on_street (self, seat), COLONIA_MAX_HOMECOMING);
}

static TableEvent *
colonia_homecoming_make_event (ParlourForm *form)
{
  ColoniaHomecoming *self = COLONIA_HOMECOMING (form);
  ColoniaEvent *event = colonia_page_new_event (COLONIA_EVENT_HOMECOMING);

  for (int seat = 0; seat < self->n_players; seat++)
    event->members[seat] = parlour_counter_get_value (self->numbers[seat]);

  return &event->table;
}

static void
fill (ColoniaHomecoming *self,
      gboolean           all)
{
  for (int seat = 0; seat < self->n_players; seat++)
    parlour_counter_set_value (self->numbers[seat], all ? count_most (self, seat) : 0);
}

static void
bring_all (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  fill (COLONIA_HOMECOMING (widget), TRUE);
}

static void
bring_nobody (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  fill (COLONIA_HOMECOMING (widget), FALSE);
}

/* Digits are for the family that has the focus, then for the next one. */
static void
on_advance (ColoniaHomecoming *self)
{
  int next = parlour_family_order_find_next (parlour_page_get_state (PARLOUR_PAGE (self)), self->current);

  if (next != COLONIA_NOBODY)
    gtk_widget_grab_focus (GTK_WIDGET (self->numbers[next]));
  else
    parlour_confirm_bar_take_focus (parlour_form_get_bar (PARLOUR_FORM (self)));
}

static void
on_focused (ColoniaHomecoming *self,
            GParamSpec        *pspec,
            ParlourCounter    *counter)
{
  for (int seat = 0; seat < self->n_players; seat++)
    if (self->numbers[seat] == counter && gtk_widget_has_focus (GTK_WIDGET (counter)))
      self->current = seat;
}

static gboolean
on_digit_key (GtkWidget *widget,
              GVariant  *number,
              gpointer   data)
{
  ColoniaHomecoming *self = COLONIA_HOMECOMING (widget);

  parlour_counter_type_digit (self->numbers[self->current], g_variant_get_int32 (number));

  return GDK_EVENT_STOP;
}

static char *
make_caption (ColoniaHomecoming *self,
              int                seat)
{
  int n = count_on_street (self, seat);

  /* Translators: %s is a player, %d how many members that player has on a street space. */
  return g_strdup_printf (ngettext ("%s: %d on the street", "%s: %d on the street", (gulong) n),
                          parlour_page_get_name (PARLOUR_PAGE (self), seat), n);
}

/* Each family reads its own members in its own language. */
static void
show_tile (ColoniaHomecoming *self,
           int                seat)
{
  GtkWidget *tile = gtk_widget_get_ancestor (GTK_WIDGET (self->numbers[seat]), PARLOUR_TYPE_NUMBER_TILE);
  g_autoptr (TongueScope) scope = parlour_page_speak_to (PARLOUR_PAGE (self), tile, seat);
  g_autofree char *caption = make_caption (self, seat);

  parlour_number_tile_name (PARLOUR_NUMBER_TILE (tile), caption, caption);
}

static void
show_words (ColoniaHomecoming *self)
{
  g_autofree char *hint = colonia_words_edict (get_edict (self));

  gtk_label_set_label (self->hint, hint);
  for (int seat = 0; seat < self->n_players; seat++)
    show_tile (self, seat);
}

static void
add_family (ColoniaHomecoming *self,
            int                seat)
{
  ParlourPage *page = PARLOUR_PAGE (self);
  int color = (int) table_session_get_color (parlour_page_get_session (page), seat);
  GtkWidget *emblem = parlour_emblem_new (color);
  GtkWidget *tile;
  g_autofree char *caption = make_caption (self, seat);

  parlour_figure_set_size (PARLOUR_FIGURE (emblem), EMBLEM_SIZE);
  tile = parlour_number_tile_new (caption, caption, emblem);
  self->on_street[seat] = count_on_street (self, seat);
  self->numbers[seat] = parlour_number_tile_get_counter (PARLOUR_NUMBER_TILE (tile));
  parlour_counter_set_stepper (self->numbers[seat], TRUE);
  parlour_counter_set_maximum (self->numbers[seat], COLONIA_MAX_HOMECOMING);
  parlour_counter_set_value (self->numbers[seat], count_most (self, seat));
  parlour_stalls_append (self->families, tile);

  g_signal_connect_object (self->numbers[seat], "notify::value", G_CALLBACK (parlour_form_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->numbers[seat], "notify::has-focus", G_CALLBACK (on_focused), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->numbers[seat], "advance", G_CALLBACK (on_advance), self, G_CONNECT_SWAPPED);
}

/* A correction of holdings may say how many are on a street. */
static gboolean
have_streets_changed (ColoniaHomecoming *self)
{
  for (int seat = 0; seat < self->n_players; seat++)
    if (self->on_street[seat] != count_on_street (self, seat))
      return TRUE;

  return FALSE;
}

static void
make_families (ColoniaHomecoming *self)
{
  const ColoniaState *state = colonia_page_get_state (PARLOUR_PAGE (self));

  self->current = colonia_state_get_seat (state, 0);
  self->n_players = 0;
  parlour_stalls_clear (self->families);
  for (int place = 0; place < state->n_players; place++)
    add_family (self, colonia_state_get_seat (state, place));
  self->n_players = state->n_players;
}

/* What was typed stays: the table may know better. */
static void
follow_streets (ColoniaHomecoming *self)
{
  gboolean typed = parlour_page_has_input (PARLOUR_PAGE (self));
  TableEvent *event = colonia_homecoming_make_event (PARLOUR_FORM (self));

  make_families (self);
  for (int seat = 0; typed && seat < self->n_players; seat++)
    parlour_counter_set_value (self->numbers[seat], COLONIA_EVENT (event)->members[seat]);
  table_event_free (colonia_game.events, event);
  parlour_form_changed (PARLOUR_FORM (self));
}

static void
colonia_homecoming_update (ParlourPage *page)
{
  ColoniaHomecoming *self = COLONIA_HOMECOMING (page);

  if (!parlour_page_is_new_moment (page))
    {
      if (have_streets_changed (self))
        follow_streets (self);
      show_words (self);
      parlour_form_changed (PARLOUR_FORM (self));
      return;
    }

  make_families (self);
  show_words (self);
  parlour_form_changed (PARLOUR_FORM (self));
  parlour_page_fill_in_undone (page, COLONIA_EVENT_HOMECOMING);
}

static void
colonia_homecoming_fill_in (ParlourPage      *page,
                            const TableEvent *entered)
{
  const ColoniaEvent *event = COLONIA_EVENT (entered);
  ColoniaHomecoming *self = COLONIA_HOMECOMING (page);

  for (int seat = 0; seat < self->n_players; seat++)
    parlour_counter_set_value (self->numbers[seat], event->members[seat]);
}

static void
colonia_homecoming_class_init (ColoniaHomecomingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ParlourPageClass *page_class = PARLOUR_PAGE_CLASS (klass);

  page_class->update = colonia_homecoming_update;
  page_class->fill_in = colonia_homecoming_fill_in;
  PARLOUR_FORM_CLASS (klass)->make_event = colonia_homecoming_make_event;

  g_type_ensure (PARLOUR_TYPE_CONFIRM_BAR);
  g_type_ensure (PARLOUR_TYPE_STALLS);
  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/tuesday/homecoming.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaHomecoming, hint);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHomecoming, families);

  /* Lets everybody bring home all who may come. */
  gtk_widget_class_install_action (widget_class, "homecoming.all", NULL, bring_all);

  /* Lets nobody come home. */
  gtk_widget_class_install_action (widget_class, "homecoming.nobody", NULL, bring_nobody);
}

static void
colonia_homecoming_init (ColoniaHomecoming *self)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  gtk_widget_init_template (GTK_WIDGET (self));

  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_GLOBAL);
  parlour_keys_add_digits (keys, on_digit_key);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (keys));
}
