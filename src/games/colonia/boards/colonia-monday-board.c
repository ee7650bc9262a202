/* colonia-monday-board.c: the edicts of the week
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Three are touched, in the order in which they are revealed, and laid out with the third. Before that are chosen `edict-1`,
 * `edict-2` and so on, of which each can be `none` once more, and `busy`, the day of busy craftsmen, which our source does not
 * tell. An edict that nobody has seen before is written down when all three are there.
 */

#include "config.h"

#include "colonia-boards.h"

#include "colonia-events.h"
#include "colonia-printed.h"
#include "colonia-terms.h"
#include "colonia-words.h"
#include "text-words.h"

#include <glib/gi18n.h>

#define NONE "none"
#define N_LETTERS 26

/* How many edicts lie side by side. */
#define MOST_IN_ROW 4

/* So often somebody may change their mind. */
#define MOST_CHOICES 20

/* An edict that may be revealed. */
typedef struct {
  const char *id;
  ColoniaEdict edict; /* whose text is somebody else's */
  gboolean is_unseen; /* whether it is to be written down */
} Offer;

/* What the page is made of: all edicts as the eye goes through them, and which of them are chosen. */
typedef struct {
  TableBoard *board;
  ColoniaDay busy_day;
  GArray *offers; /* of Offer */
  const Offer *chosen[COLONIA_N_EDICTS];
  int at[COLONIA_N_EDICTS]; /* by which choice that is */
  int n_chosen;
  int n_choices; /* with what was taken back */
  int n_keys;
} Edicts;

/* Which edicts there are */

static void
add_offer (Edicts      *self,
           const char  *id,
           ColoniaEdict edict,
           gboolean     is_unseen)
{
  const Offer offer = { id, edict, is_unseen };

  g_array_append_val (self->offers, offer);
}

static void
add_kind (Edicts          *self,
          ColoniaEdictKind kind)
{
  ColoniaEdict edict = { .kind = kind, .day = colonia_edict_kind_get_day (kind) };
  const char *id = colonia_edict_kind_ids[kind];

  if (kind == COLONIA_EDICT_BUSY_CRAFTSMAN)
    for (edict.day = self->busy_day; edict.craftsman < COLONIA_N_CRAFTSMEN; edict.craftsman++)
      add_offer (self, table_board_print (self->board, "%s-%s", id, colonia_craftsman_ids[edict.craftsman]), edict, FALSE);
  else if (kind == COLONIA_EDICT_SHIPS_LEAVE)
    for (edict.ships = 1; edict.ships <= COLONIA_MAX_SHIPS_BY_EDICT; edict.ships++)
      add_offer (self, table_board_print (self->board, "%s-%d", id, edict.ships), edict, FALSE);
  else
    add_offer (self, id, edict, FALSE);
}

/* Those that somebody has written down before, but for those that were revealed in this game. */
static void
add_known (Edicts    *self,
           ColoniaDay day)
{
  const GPtrArray *known = table_board_get_reader (self->board)->known;

  for (guint i = 0; known != NULL && i < known->len; i++)
    {
      const ColoniaPrinted *card = COLONIA_PRINTED (known->pdata[i]);

      if (card->kind == COLONIA_PRINTED_EDICT && card->edict.day == day
          && colonia_state_find_week_of_edict (colonia_board_get_state (self->board), &card->edict) == 0)
        add_offer (self, table_board_print (self->board, "known-%u", colonia_edict_get_mark (&card->edict)), card->edict, FALSE);
    }
}

/* Whether it stands behind the others of Thursday, on whatever day it is voted on. */
static gboolean
is_busy (const Offer *offer)
{
  return offer->edict.kind == COLONIA_EDICT_BUSY_CRAFTSMAN;
}

static void
list_offers (Edicts *self)
{
  for (ColoniaDay day = COLONIA_DAY_WEDNESDAY; day <= COLONIA_DAY_SATURDAY; day++)
    {
      for (ColoniaEdictKind kind = 0; kind < COLONIA_EDICT_OTHER; kind++)
        if (kind != COLONIA_EDICT_BUSY_CRAFTSMAN && colonia_edict_kind_get_day (kind) == day)
          add_kind (self, kind);
      add_known (self, day);
      add_offer (self, table_board_print (self->board, "other-%s", colonia_voting_day_ids[day - COLONIA_DAY_WEDNESDAY]),
                 (ColoniaEdict) { .kind = COLONIA_EDICT_OTHER, .day = day, .text = (char *) "" }, TRUE);
      if (day == COLONIA_DAY_THURSDAY)
        add_kind (self, COLONIA_EDICT_BUSY_CRAFTSMAN);
    }
}

static const Offer *
find_offer (Edicts     *self,
            const char *id)
{
  for (guint i = 0; id != NULL && i < self->offers->len; i++)
    if (g_str_equal (g_array_index (self->offers, Offer, i).id, id))
      return &g_array_index (self->offers, Offer, i);

  return NULL;
}

/* What is chosen first, and after that, whatever of it was taken back. */
static const char *
name_choice (Edicts *self,
             int     at)
{
  return table_board_print (self->board, "edict-%d", at + 1);
}

static void
find_chosen (Edicts *self)
{
  for (self->n_choices = 0; self->n_choices < MOST_CHOICES; self->n_choices++)
    {
      const char *value = table_board_get_chosen (self->board, name_choice (self, self->n_choices));
      const Offer *offer = find_offer (self, value);

      if (value == NULL)
        return;
      if (offer == NULL || self->n_chosen == COLONIA_N_EDICTS)
        continue;
      self->at[self->n_chosen] = self->n_choices;
      self->chosen[self->n_chosen++] = offer;
    }
}

/* What is done with them */

/* Makes the event of as many of those that are chosen, and of one more. */
static ColoniaEvent
make_event (Edicts      *self,
            const Offer *last,
            int          n)
{
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_EDICTS);
  for (int place = 0; place < COLONIA_N_EDICTS; place++)
    event.edicts[place] = (place < n ? self->chosen[place] : last)->edict;

  return event;
}

/* Whether anything is to be written down of the first two and another one. */
static gboolean
has_unseen (Edicts      *self,
            const Offer *last)
{
  gboolean has = last->is_unseen;

  for (int place = 0; place < COLONIA_N_EDICTS - 1; place++)
    has |= self->chosen[place]->is_unseen;

  return has;
}

/* What was chosen later stays, and moves up. */
static TableDeed *
take_back (Edicts *self,
           int     place)
{
  return table_board_add_choice (self->board, "choose", NULL, name_choice (self, self->at[place]), NONE);
}

/* Where it stands among those that are chosen, or `TABLE_NOBODY`. There may be several that nobody has seen. */
static int
find_place (Edicts      *self,
            const Offer *offer)
{
  for (int place = 0; place < self->n_chosen && !offer->is_unseen; place++)
    if (self->chosen[place] == offer)
      return place;

  return TABLE_NOBODY;
}

/* With the third all are laid out, or what nobody has seen is asked for. A fourth takes the place of the third. */
static TableDeed *
choose (Edicts      *self,
        const Offer *offer)
{
  const int place = MIN (self->n_chosen, COLONIA_N_EDICTS - 1);
  const int at = self->n_chosen == COLONIA_N_EDICTS ? self->at[place] : MIN (self->n_choices, MOST_CHOICES - 1);
  ColoniaEvent event;

  if (place < COLONIA_N_EDICTS - 1 || !has_unseen (self, offer))
    return table_board_add_choice (self->board, "choose", NULL, name_choice (self, at), offer->id);

  event = make_event (self, offer, place);

  return table_board_add_form (self->board, "choose", NULL, &event.table);
}

/* What there is to be seen */

static const char *
name_edict (Edicts      *self,
            const Offer *offer)
{
  g_autofree char *name = offer->is_unseen ? g_strdup (_("An edict that is not here")) : colonia_term_edict (&offer->edict);

  return table_board_take (self->board, text_begin (name));
}

static const char *
tell_meaning (Edicts      *self,
              const Offer *offer)
{
  const ColoniaLaidEdict laid = {
    .kind = offer->edict.kind, .day = offer->edict.day, .craftsman = offer->edict.craftsman, .ships = offer->edict.ships,
  };
  const int week = colonia_state_find_week_of_edict (colonia_board_get_state (self->board), &offer->edict);
  const char *meaning = offer->is_unseen ? _("It is voted on like the others; what it does is done by hand.")
                                         : table_board_take (self->board, colonia_words_edict (&laid));
  /* Translators: an edict that was there before; %d is a number from 1 to 6. */
  const char *used = week > 0 && !offer->is_unseen ? table_board_print (self->board, _("Used in week %d"), week) : NULL;

  return used != NULL ? table_board_print (self->board, "%s\n%s", meaning, used) : meaning;
}

static void
add_edict (Edicts      *self,
           const Offer *offer)
{
  const int place = find_place (self, offer);
  TableThing *thing = table_board_begin_thing (self->board, offer->id, name_edict (self, offer), tell_meaning (self, offer));
  TableDeed *deed;

  if (!offer->is_unseen && colonia_state_find_week_of_edict (colonia_board_get_state (self->board), &offer->edict) > 0)
    thing->look = TABLE_DONE;
  if (place != TABLE_NOBODY)
    {
      thing->look = TABLE_HERE;
      table_board_add_sign (self->board, "place", table_board_print (self->board, "%d", place + 1), 0);
    }
  deed = place != TABLE_NOBODY ? take_back (self, place) : choose (self, offer);
  if (!offer->is_unseen && self->n_keys < N_LETTERS)
    deed->key = table_board_print (self->board, "%c", 'a' + self->n_keys++);
}

/* The places of the three. */
static void
add_places (Edicts *self)
{
  table_board_begin_group (self->board, "places", NULL, TABLE_FLOW, COLONIA_N_EDICTS);
  for (int place = 0; place < COLONIA_N_EDICTS; place++)
    {
      const Offer *offer = place < self->n_chosen ? self->chosen[place] : NULL;
      g_autofree char *day = offer != NULL ? text_begin (colonia_term_voting_day (offer->edict.day)) : NULL;
      TableThing *thing = table_board_begin_thing (self->board, table_board_print (self->board, "edict-place-%d", place + 1),
                                                   offer != NULL ? name_edict (self, offer) : _("Not chosen yet"), day);

      table_board_add_sign (self->board, "place", table_board_print (self->board, "%d", place + 1), 0);
      thing->look = place == self->n_chosen ? TABLE_HERE : TABLE_PLAIN;
    }
}

/* A table that says on which day busy craftsmen are voted on says so once. */
static void
add_busy_day (Edicts *self)
{
  table_board_begin_thing (self->board, "day", NULL,
                           _("The rulebooks do not say on which day these are voted on. Choose what your cards show; the app "
                             "remembers it in this game."));
  for (ColoniaDay day = COLONIA_DAY_WEDNESDAY; day <= COLONIA_DAY_THURSDAY; day++)
    {
      g_autofree char *name = text_begin (colonia_term_voting_day (day));
      const char *id = colonia_voting_day_ids[day - COLONIA_DAY_WEDNESDAY];

      table_board_add_choice (self->board, id, name, "busy", id)->is_suggested = day == self->busy_day;
    }
}

static void
add_day (Edicts    *self,
         ColoniaDay day)
{
  g_autofree char *name = text_begin (colonia_term_voting_day (day));
  g_autofree char *kind = colonia_term_edict_kind (COLONIA_EDICT_BUSY_CRAFTSMAN);
  g_autofree char *busy = text_begin (kind);

  table_board_begin_group (self->board, colonia_voting_day_ids[day - COLONIA_DAY_WEDNESDAY], name, TABLE_FLOW, MOST_IN_ROW);
  for (guint i = 0; i < self->offers->len; i++)
    if (!is_busy (&g_array_index (self->offers, Offer, i)) && g_array_index (self->offers, Offer, i).edict.day == day)
      add_edict (self, &g_array_index (self->offers, Offer, i));
  if (day != COLONIA_DAY_THURSDAY)
    return;

  table_board_begin_group (self->board, "busy-day", busy, TABLE_FLOW, 0);
  add_busy_day (self);
  table_board_begin_group (self->board, "busy", NULL, TABLE_FLOW, MOST_IN_ROW);
  for (guint i = 0; i < self->offers->len; i++)
    if (is_busy (&g_array_index (self->offers, Offer, i)))
      add_edict (self, &g_array_index (self->offers, Offer, i));
}

/* Monday: the three edicts of the week are revealed (MON-3). */
void
colonia_board_add_edicts (TableBoard *board)
{
  const int busy = table_board_get_id (board, "busy", colonia_voting_day_ids);
  g_autoptr (GArray) offers = g_array_new (FALSE, FALSE, sizeof (Offer));
  Edicts self = { .board = board, .offers = offers };

  if (busy != TABLE_NOBODY)
    self.busy_day = (ColoniaDay) (COLONIA_DAY_WEDNESDAY + busy);
  else
    self.busy_day = colonia_state_find_busy_day (colonia_board_get_state (board));
  list_offers (&self);
  find_chosen (&self);
  table_board_ask (board, _("Touch them in the order in which they are revealed. They are laid out by their days."));
  add_places (&self);
  for (ColoniaDay day = COLONIA_DAY_WEDNESDAY; day <= COLONIA_DAY_SATURDAY; day++)
    add_day (&self, day);
  if (self.n_chosen == COLONIA_N_EDICTS)
    {
      const ColoniaEvent event = make_event (&self, NULL, COLONIA_N_EDICTS);

      table_board_complete (board, &event.table);
    }
}

/* Whether all can be touched: what nobody had seen is written down, and so is what is there twice, or on two days. */
static gboolean
can_be_touched (const ColoniaEvent *event)
{
  for (int place = 0; place < COLONIA_N_EDICTS; place++)
    {
      const ColoniaEdict *edict = &event->edicts[place];

      if (edict->kind == COLONIA_EDICT_OTHER)
        return FALSE;
      for (int before = 0; before < place; before++)
        if (event->edicts[before].kind == edict->kind
            && (event->edicts[before].day != edict->day
                || colonia_edict_get_mark (&event->edicts[before]) == colonia_edict_get_mark (edict)))
          return FALSE;
    }

  return TRUE;
}

/* Lists what is chosen for edicts that lie there. Returns whether that can be said. */
gboolean
colonia_board_list_edicts (GStrvBuilder       *choices,
                           const ColoniaEvent *event)
{
  const ColoniaEdict *busy = NULL;

  if (!can_be_touched (event))
    return FALSE;

  for (int place = 0; place < COLONIA_N_EDICTS; place++)
    if (event->edicts[place].kind == COLONIA_EDICT_BUSY_CRAFTSMAN)
      busy = &event->edicts[place];
  if (busy != NULL)
    g_strv_builder_add_many (choices, "busy", colonia_voting_day_ids[busy->day - COLONIA_DAY_WEDNESDAY], NULL);
  for (int place = 0; place < COLONIA_N_EDICTS; place++)
    {
      const ColoniaEdict *edict = &event->edicts[place];
      const char *id = colonia_edict_kind_ids[edict->kind];
      g_autofree char *name = g_strdup_printf ("edict-%d", place + 1), *value = NULL;

      if (edict->kind == COLONIA_EDICT_BUSY_CRAFTSMAN)
        value = g_strdup_printf ("%s-%s", id, colonia_craftsman_ids[edict->craftsman]);
      else if (edict->kind == COLONIA_EDICT_SHIPS_LEAVE)
        value = g_strdup_printf ("%s-%d", id, edict->ships);
      g_strv_builder_add_many (choices, name, value != NULL ? value : id, NULL);
    }

  return TRUE;
}
