/* picture.c: how a game stands, as text that people read and write
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "picture.h"
#include "colonia-typed.h"

#include <string.h>

#define DEFAULT_WINDOW_POINTS 2
#define MAX_NUMBER 9999

/* A line being read, word by word. The first thing that is wrong with it
 * stays in @complaint; from then on the words taken are worth nothing but do
 * no harm. */
typedef struct {
  ColoniaState *state;
  char **words;
  char *complaint;
} Line;

/* One kind of line. Where several kinds make up one thing, as a ship with its
 * holds, the first writes them all. */
typedef struct {
  const char *word;
  void (*write) (const ColoniaState *state,
                 GString            *picture);
  void (*read) (Line *line);
} Fact;

/* Words that are written */

static void
add_word (GString    *picture,
          const char *word)
{
  if (picture->len > 0 && picture->str[picture->len - 1] != '\n')
    g_string_append_c (picture, ' ');
  g_string_append (picture, word);
}

static void
add_number (GString *picture,
            int      number)
{
  g_autofree char *word = g_strdup_printf ("%d", number);

  add_word (picture, word);
}

/* A seat, booth or berth, or nobody. */
static void
add_place (GString *picture,
           int      place)
{
  if (place == COLONIA_NOBODY)
    add_word (picture, "-");
  else
    add_number (picture, place + 1);
}

static void
add_bundle (GString             *picture,
            const ColoniaBundle *bundle,
            const char *const   *ids)
{
  for (int kind = 0; ids[kind] != NULL; kind++)
    if (bundle->n[kind] != 0)
      {
        add_word (picture, ids[kind]);
        add_number (picture, bundle->n[kind]);
      }
}

static void
end_line (GString *picture)
{
  g_string_append_c (picture, '\n');
}

/* A line of one number, left out where it is the usual one. */
static void
write_number (GString    *picture,
              const char *word,
              int         number,
              int         usual)
{
  if (number == usual)
    return;

  add_word (picture, word);
  add_number (picture, number);
  end_line (picture);
}

/* A line that is there or is not. */
static void
write_flag (GString    *picture,
            const char *word,
            gboolean    flag)
{
  if (!flag)
    return;

  add_word (picture, word);
  end_line (picture);
}

/* A line of one number of a seat, left out where it is 0. */
static void
write_number_of_seat (GString    *picture,
                      const char *word,
                      int         seat,
                      int         number)
{
  if (number == 0)
    return;

  add_word (picture, word);
  add_place (picture, seat);
  add_number (picture, number);
  end_line (picture);
}

/* A line of one bundle, left out where nothing is in it. */
static void
write_bundle (GString             *picture,
              const char          *word,
              int                  seat,
              const ColoniaBundle *bundle,
              const char *const   *ids)
{
  if (colonia_bundle_get_total (bundle) == 0)
    return;

  add_word (picture, word);
  if (seat != COLONIA_NOBODY)
    add_place (picture, seat);
  add_bundle (picture, bundle, ids);
  end_line (picture);
}

/* Words that are read */

static void G_GNUC_PRINTF (2, 3)
complain (Line       *line,
          const char *format,
          ...)
{
  va_list args;

  if (line->complaint != NULL)
    return;

  va_start (args, format);
  line->complaint = g_strdup_vprintf (format, args);
  va_end (args);
}

static gboolean
has_words (const Line *line)
{
  return *line->words != NULL;
}

static const char *
take_word (Line *line)
{
  if (!has_words (line))
    {
      complain (line, "something is missing at the end");
      return "";
    }

  return *line->words++;
}

/* Takes a word if it is the next one. */
static gboolean
take_if (Line       *line,
         const char *word)
{
  if (!has_words (line) || !g_str_equal (*line->words, word))
    return FALSE;

  line->words++;

  return TRUE;
}

static void
take_the (Line       *line,
          const char *word)
{
  if (!take_if (line, word))
    complain (line, "“%s” is missing", word);
}

static int
take_number (Line *line,
             int   min,
             int   max)
{
  const char *word = take_word (line);
  gint64 number;

  if (!g_ascii_string_to_signed (word, 10, min, max, &number, NULL))
    {
      complain (line, "“%s” is not a number from %d to %d", word, min, max);
      return min;
    }

  return (int) number;
}

static int
take_count (Line *line)
{
  return take_number (line, 0, MAX_NUMBER);
}

static int
take_id (Line              *line,
         const char *const *ids)
{
  const char *word = take_word (line);
  int id = colonia_id_find (ids, word);

  if (id < 0)
    {
      complain (line, "“%s” is unknown", word);
      return 0;
    }

  return id;
}

static int
take_seat (Line *line)
{
  return take_number (line, 1, line->state->n_players) - 1;
}

static int
take_seat_or_nobody (Line *line)
{
  return take_if (line, "-") ? COLONIA_NOBODY : take_seat (line);
}

/*
 * Takes the number of the next entry in a list of @length entries with room
 * for @room.
 *
 * Returns: the index of the entry, which is safe even where the number is wrong
 */
static int
take_next (Line *line,
           int   length,
           int   room)
{
  int number = take_count (line);

  if (number != length + 1 || number > room)
    {
      complain (line, "number %d comes where %d should", number, length + 1);
      return 0;
    }

  return length;
}

/* Takes all that is left of the line. */
static void
take_bundle (Line              *line,
             ColoniaBundle     *bundle,
             const char *const *ids)
{
  memset (bundle, 0, sizeof *bundle);

  while (has_words (line))
    {
      int kind = take_id (line, ids);

      bundle->n[kind] = take_count (line);
    }
}

/* The game and its time */

static void
write_game (const ColoniaState *state,
            GString            *picture)
{
  add_word (picture, "game");
  add_word (picture, colonia_tracking_ids[state->tracking]);
  add_number (picture, state->n_players);
  end_line (picture);
}

/* Starts the picture with nothing on the table, the bag too. */
static void
read_game (Line *line)
{
  ColoniaSetup setup = { .window_points = DEFAULT_WINDOW_POINTS };

  setup.tracking = (ColoniaTracking) take_id (line, colonia_tracking_ids);
  setup.n_players = take_number (line, COLONIA_MIN_PLAYERS, COLONIA_MAX_PLAYERS);

  colonia_state_clear (line->state);
  colonia_state_init (line->state, &setup);
  memset (&line->state->bag, 0, sizeof line->state->bag);
}

static void
write_window_points (const ColoniaState *state,
                     GString            *picture)
{
  write_number (picture, "window-points", state->window_points, DEFAULT_WINDOW_POINTS);
}

static void
read_window_points (Line *line)
{
  line->state->window_points = take_count (line);
}

static void
write_week (const ColoniaState *state,
            GString            *picture)
{
  add_word (picture, "week");
  add_number (picture, state->week);
  add_word (picture, colonia_day_ids[state->day]);
  add_word (picture, colonia_step_ids[state->step]);
  add_place (picture, state->turn);
  end_line (picture);
}

static void
read_week (Line *line)
{
  line->state->week = take_number (line, 0, COLONIA_N_WEEKS);
  line->state->day = (ColoniaDay) take_id (line, colonia_day_ids);
  line->state->step = (ColoniaStep) take_id (line, colonia_step_ids);
  line->state->turn = take_seat_or_nobody (line);
}

/* The council */

static void
write_order (const ColoniaState *state,
             GString            *picture)
{
  if (!state->order_known)
    return;

  add_word (picture, "order");
  for (int place = 0; place < state->n_players; place++)
    add_place (picture, state->order[place]);
  end_line (picture);
}

static void
read_order (Line *line)
{
  line->state->order_known = TRUE;
  for (int place = 0; place < line->state->n_players; place++)
    line->state->order[place] = take_seat (line);
}

static void
write_cards (const ColoniaState *state,
             GString            *picture)
{
  gboolean any = FALSE;

  for (int seat = 0; seat < state->n_players; seat++)
    any |= state->cards[seat] != -1;
  if (!any)
    return;

  add_word (picture, "cards");
  for (int seat = 0; seat < state->n_players; seat++)
    if (state->cards[seat] == -1)
      add_word (picture, "-");
    else
      add_number (picture, state->cards[seat]);
  end_line (picture);
}

static void
read_cards (Line *line)
{
  for (int seat = 0; seat < line->state->n_players; seat++)
    line->state->cards[seat] = take_if (line, "-") ? -1 : take_number (line, 0, COLONIA_HIGHEST_CARD);
}

static gboolean
is_whole_hand (int hand)
{
  for (int value = COLONIA_LOWEST_CARD; value <= COLONIA_HIGHEST_CARD; value++)
    if ((hand & (1 << value)) == 0)
      return FALSE;

  return TRUE;
}

static void
write_hands (const ColoniaState *state,
             GString            *picture)
{
  for (int seat = 0; seat < state->n_players; seat++)
    {
      if (is_whole_hand (state->hands[seat]))
        continue;

      add_word (picture, "hand");
      add_place (picture, seat);
      for (int value = COLONIA_LOWEST_CARD; value <= COLONIA_HIGHEST_CARD; value++)
        if (state->hands[seat] & (1 << value))
          add_number (picture, value);
      end_line (picture);
    }
}

static void
read_hand (Line *line)
{
  int seat = take_seat (line);

  line->state->hands[seat] = 0;
  while (has_words (line))
    line->state->hands[seat] |= 1 << take_number (line, COLONIA_LOWEST_CARD, COLONIA_HIGHEST_CARD);
}

static void
write_places (const ColoniaState *state,
              GString            *picture)
{
  gboolean any = state->step == COLONIA_STEP_TIE_ROLLS;

  for (int seat = 0; seat < state->n_players; seat++)
    any |= state->places[seat] != 0;
  if (!any)
    return;

  add_word (picture, "places");
  for (int seat = 0; seat < state->n_players; seat++)
    add_place (picture, state->places[seat]);
  end_line (picture);
}

static void
read_places (Line *line)
{
  for (int seat = 0; seat < line->state->n_players; seat++)
    line->state->places[seat] = take_number (line, 1, line->state->n_players) - 1;
}

static void
write_passed (const ColoniaState *state,
              GString            *picture)
{
  gboolean any = FALSE;

  for (int seat = 0; seat < state->n_players; seat++)
    any |= state->passed[seat];
  if (!any)
    return;

  add_word (picture, "passed");
  for (int seat = 0; seat < state->n_players; seat++)
    if (state->passed[seat])
      add_place (picture, seat);
  end_line (picture);
}

static void
read_passed (Line *line)
{
  while (has_words (line))
    line->state->passed[take_seat (line)] = TRUE;
}

/* The edicts */

static void
write_edicts (const ColoniaState *state,
              GString            *picture)
{
  for (int i = 0; i < state->n_edicts; i++)
    {
      const ColoniaLaidEdict *edict = &state->edicts[i];

      add_word (picture, "edict");
      add_place (picture, i);
      add_word (picture, colonia_edict_kind_ids[edict->kind]);
      add_word (picture, colonia_day_ids[edict->day]);
      add_word (picture, colonia_result_ids[edict->result]);
      add_word (picture, "revealed");
      add_place (picture, edict->revealed);
      if (edict->kind == COLONIA_EDICT_BUSY_CRAFTSMAN)
        add_word (picture, colonia_craftsman_ids[edict->craftsman]);
      if (edict->kind == COLONIA_EDICT_SHIPS_LEAVE)
        add_number (picture, edict->ships);
      end_line (picture);
    }
}

static void
read_edict (Line *line)
{
  ColoniaState *state = line->state;
  ColoniaLaidEdict *edict = &state->edicts[take_next (line, state->n_edicts, COLONIA_N_EDICTS)];

  edict->kind = (ColoniaEdictKind) take_id (line, colonia_edict_kind_ids);
  edict->day = (ColoniaDay) take_id (line, colonia_day_ids);
  edict->result = (ColoniaResult) take_id (line, colonia_result_ids);
  take_the (line, "revealed");
  edict->revealed = take_number (line, 1, COLONIA_N_EDICTS) - 1;
  if (edict->kind == COLONIA_EDICT_BUSY_CRAFTSMAN)
    edict->craftsman = (ColoniaCraftsman) take_id (line, colonia_craftsman_ids);
  if (edict->kind == COLONIA_EDICT_SHIPS_LEAVE)
    edict->ships = take_number (line, 1, 2);
  state->n_edicts++;
}

/* What is on cards that the program does not know. */
static void
write_edict_texts (const ColoniaState *state,
                   GString            *picture)
{
  for (int i = 0; i < COLONIA_N_EDICTS; i++)
    {
      if (state->edict_texts[i] == NULL)
        continue;

      add_word (picture, "edict-text");
      add_place (picture, i);
      add_word (picture, state->edict_texts[i]);
      end_line (picture);
    }
}

static void
read_edict_text (Line *line)
{
  int edict = take_number (line, 1, COLONIA_N_EDICTS) - 1;
  g_autofree char *text = g_strjoinv (" ", line->words);

  while (has_words (line))
    line->words++;
  g_clear_pointer (&line->state->edict_texts[edict], g_ref_string_release);
  line->state->edict_texts[edict] = g_ref_string_new (text);
}

/* Which edicts were there in a week, by their marks. */
static void
write_revealed (const ColoniaState *state,
                GString            *picture)
{
  for (int week = 0; week < COLONIA_N_WEEKS; week++)
    {
      if (state->revealed[week][0] == 0)
        continue;

      add_word (picture, "revealed");
      add_place (picture, week);
      for (int place = 0; place < COLONIA_N_EDICTS; place++)
        add_number (picture, (int) state->revealed[week][place]);
      end_line (picture);
    }
}

static void
read_revealed (Line *line)
{
  const int week = take_number (line, 1, COLONIA_N_WEEKS) - 1;

  for (int place = 0; place < COLONIA_N_EDICTS; place++)
    line->state->revealed[week][place] = (guint) take_number (line, G_MININT, G_MAXINT);
}

static void
write_busy_day (const ColoniaState *state,
                GString            *picture)
{
  if (state->busy_day == COLONIA_DAY_SETUP)
    return;

  add_word (picture, "busy-day");
  add_word (picture, colonia_day_ids[state->busy_day]);
  end_line (picture);
}

static void
read_busy_day (Line *line)
{
  line->state->busy_day = (ColoniaDay) take_id (line, colonia_day_ids);
}

static void
write_ballots (const ColoniaState *state,
               GString            *picture)
{
  gboolean any = FALSE;

  for (int seat = 0; seat < state->n_players; seat++)
    any |= state->ballots[seat] != COLONIA_BALLOT_NONE;
  if (!any)
    return;

  add_word (picture, "ballots");
  for (int seat = 0; seat < state->n_players; seat++)
    add_word (picture, colonia_ballot_ids[state->ballots[seat]]);
  end_line (picture);
}

static void
read_ballots (Line *line)
{
  for (int seat = 0; seat < line->state->n_players; seat++)
    line->state->ballots[seat] = (ColoniaBallot) take_id (line, colonia_ballot_ids);
}

static void
write_current_edict (const ColoniaState *state,
                     GString            *picture)
{
  if (state->edict != COLONIA_NOBODY)
    write_number (picture, "current-edict", state->edict + 1, 0);
}

static void
read_current_edict (Line *line)
{
  line->state->edict = take_number (line, 1, COLONIA_N_EDICTS) - 1;
}

static void
write_to_reveal (const ColoniaState *state,
                 GString            *picture)
{
  write_number (picture, "to-reveal", state->n_to_reveal, 0);
}

static void
read_to_reveal (Line *line)
{
  line->state->n_to_reveal = take_count (line);
}

static void
write_smaller_deputation (const ColoniaState *state,
                          GString            *picture)
{
  write_flag (picture, "smaller-deputation", state->smaller_deputation);
}

static void
read_smaller_deputation (Line *line)
{
  line->state->smaller_deputation = TRUE;
}

/* The market */

static void
write_bag (const ColoniaState *state,
           GString            *picture)
{
  write_bundle (picture, "bag", COLONIA_NOBODY, &state->bag, colonia_resource_ids);
}

static void
read_bag (Line *line)
{
  take_bundle (line, &line->state->bag, colonia_resource_ids);
}

static void
write_regular_booths (const ColoniaState *state,
                      GString            *picture)
{
  write_number (picture, "regular-booths", state->n_regular_booths, 0);
}

static void
read_regular_booths (Line *line)
{
  line->state->n_regular_booths = take_number (line, 0, COLONIA_MAX_BOOTHS);
}

static void
write_booth (GString            *picture,
             int                 number,
             const ColoniaBooth *booth)
{
  add_word (picture, "booth");
  add_place (picture, number);
  if (booth->player != COLONIA_NOBODY)
    {
      add_word (picture, "taken");
      add_place (picture, booth->player);
      add_number (picture, booth->members);
    }
  else if (colonia_bundle_get_total (&booth->resources) == 0)
    {
      add_word (picture, "empty");
    }
  else
    {
      add_bundle (picture, &booth->resources, colonia_resource_ids);
    }
  end_line (picture);
}

static void
write_booths (const ColoniaState *state,
              GString            *picture)
{
  for (int i = 0; i < state->n_booths; i++)
    write_booth (picture, i, &state->booths[i]);
}

static void
read_booth (Line *line)
{
  ColoniaState *state = line->state;
  ColoniaBooth *booth = &state->booths[take_next (line, state->n_booths, G_N_ELEMENTS (state->booths))];

  booth->player = COLONIA_NOBODY;
  if (take_if (line, "taken"))
    {
      booth->player = take_seat (line);
      booth->members = take_count (line);
    }
  else if (!take_if (line, "empty"))
    {
      take_bundle (line, &booth->resources, colonia_resource_ids);
    }
  state->n_booths++;
}

/* The craftsmen */

static void
write_of_craftsmen (GString    *picture,
                    const char *word,
                    const int   numbers[])
{
  for (int craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    if (numbers[craftsman] != 0)
      {
        add_word (picture, word);
        add_word (picture, colonia_craftsman_ids[craftsman]);
        add_number (picture, numbers[craftsman]);
        end_line (picture);
      }
}

static void
write_bars (const ColoniaState *state,
            GString            *picture)
{
  write_of_craftsmen (picture, "bar", state->bars);
}

static void
read_bar (Line *line)
{
  int craftsman = take_id (line, colonia_craftsman_ids);

  line->state->bars[craftsman] = take_count (line);
}

static void
write_new_contracts (const ColoniaState *state,
                     GString            *picture)
{
  write_of_craftsmen (picture, "new", state->new_contracts);
}

static void
read_new_contracts (Line *line)
{
  int craftsman = take_id (line, colonia_craftsman_ids);

  line->state->new_contracts[craftsman] = take_count (line);
}

static void
write_spaces (const ColoniaState *state,
              GString            *picture)
{
  for (ColoniaCraftsman craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    for (int i = 0; i < colonia_state_get_n_spaces (state, craftsman); i++)
      {
        const ColoniaSpace *space = colonia_state_get_space (state, craftsman, i);

        add_word (picture, "space");
        add_word (picture, colonia_craftsman_ids[craftsman]);
        add_place (picture, i);
        add_place (picture, space->player);
        add_number (picture, space->members);
        end_line (picture);
      }
}

static void
read_space (Line *line)
{
  ColoniaCraftsman craftsman = (ColoniaCraftsman) take_id (line, colonia_craftsman_ids);
  ColoniaSpace space = { 0 };

  take_next (line, colonia_state_get_n_spaces (line->state, craftsman), MAX_NUMBER);
  space.player = take_seat (line);
  space.members = take_count (line);
  g_array_append_val (line->state->contracts[craftsman], space);
}

static void
write_dice (const ColoniaState *state,
            GString            *picture)
{
  if (state->dice == 0)
    return;

  add_word (picture, "dice");
  add_number (picture, state->dice);
  if (state->n_rolled > 0)
    {
      add_word (picture, "rolled");
      add_number (picture, state->n_rolled);
    }
  end_line (picture);
}

static void
read_dice (Line *line)
{
  line->state->dice = take_count (line);
  if (take_if (line, "rolled"))
    line->state->n_rolled = take_count (line);
}

static void
write_made (const ColoniaState *state,
            GString            *picture)
{
  for (int i = 0; i < state->n_made; i++)
    {
      add_word (picture, "made");
      add_place (picture, i);
      add_place (picture, state->made[i].player);
      add_word (picture, colonia_good_ids[state->made[i].good]);
      end_line (picture);
    }
}

static void
read_made (Line *line)
{
  ColoniaState *state = line->state;
  ColoniaMade *made = &state->made[take_next (line, state->n_made, COLONIA_MAX_MADE)];

  made->player = take_seat (line);
  made->good = (ColoniaGood) take_id (line, colonia_good_ids);
  state->n_made++;
}

/* The harbour */

static void
write_leaving (const ColoniaState *state,
               GString            *picture)
{
  write_number (picture, "leaving", state->leaving, 0);
}

static void
read_leaving (Line *line)
{
  line->state->leaving = take_number (line, 0, COLONIA_N_BERTHS);
}

static void
write_extra_holds (const ColoniaState *state,
                   GString            *picture)
{
  write_flag (picture, "extra-holds", state->extra_holds);
}

static void
read_extra_holds (Line *line)
{
  line->state->extra_holds = TRUE;
}

static void
write_paid (const ColoniaState *state,
            GString            *picture)
{
  for (int i = 0; i < state->n_paid; i++)
    {
      add_word (picture, "paid");
      add_place (picture, i);
      add_place (picture, state->paid[i].player);
      add_word (picture, colonia_city_ids[state->paid[i].city]);
      add_number (picture, state->paid[i].pays);
      end_line (picture);
    }
}

static void
read_paid (Line *line)
{
  ColoniaState *state = line->state;
  ColoniaPaid *paid = &state->paid[take_next (line, state->n_paid, COLONIA_MAX_PAID)];

  paid->player = take_seat (line);
  paid->city = (ColoniaCity) take_id (line, colonia_city_ids);
  paid->pays = take_count (line);
  state->n_paid++;
}

static void
write_hold (GString           *picture,
            int                berth,
            int                number,
            const ColoniaHold *hold)
{
  add_word (picture, "hold");
  add_place (picture, berth);
  add_place (picture, number);
  add_word (picture, "pays");
  add_number (picture, hold->pays);
  add_word (picture, "by");
  add_place (picture, hold->player);
  add_bundle (picture, &hold->goods, colonia_good_ids);
  end_line (picture);
}

static void
write_ship (GString           *picture,
            int                berth,
            const ColoniaShip *ship)
{
  add_word (picture, "berth");
  add_place (picture, berth);
  add_word (picture, colonia_city_ids[ship->city]);
  end_line (picture);

  for (int i = 0; i < ship->n_holds; i++)
    write_hold (picture, berth, i, &ship->holds[i]);

  if (ship->has_extra)
    {
      add_word (picture, "extra");
      add_place (picture, berth);
      add_place (picture, ship->extra_player);
      end_line (picture);
    }
}

static void
write_ships (const ColoniaState *state,
             GString            *picture)
{
  for (int berth = 0; berth < COLONIA_N_BERTHS; berth++)
    if (state->berths[berth].present)
      write_ship (picture, berth, &state->berths[berth]);
}

static void
read_ship (Line *line)
{
  ColoniaShip *ship = &line->state->berths[take_number (line, 1, COLONIA_N_BERTHS) - 1];

  ship->present = TRUE;
  ship->city = (ColoniaCity) take_id (line, colonia_city_ids);
}

/* The ship that a hold belongs to. */
static ColoniaShip *
take_ship (Line *line)
{
  ColoniaShip *ship = &line->state->berths[take_number (line, 1, COLONIA_N_BERTHS) - 1];

  if (!ship->present)
    complain (line, "no ship lies in this berth");

  return ship;
}

static void
read_hold (Line *line)
{
  ColoniaShip *ship = take_ship (line);
  ColoniaHold *hold = &ship->holds[take_next (line, ship->n_holds, COLONIA_MAX_HOLDS)];

  take_the (line, "pays");
  hold->pays = take_count (line);
  take_the (line, "by");
  hold->player = take_seat_or_nobody (line);
  take_bundle (line, &hold->goods, colonia_good_ids);
  ship->n_holds++;
}

static void
read_extra_hold (Line *line)
{
  ColoniaShip *ship = take_ship (line);

  ship->has_extra = TRUE;
  ship->extra_player = take_seat_or_nobody (line);
}

/* The relic cards on display */

static void
write_slot (GString           *picture,
            int                slot,
            const ColoniaCard *card)
{
  add_word (picture, "slot");
  add_place (picture, slot);
  if (card->present)
    {
      add_word (picture, colonia_city_ids[card->city]);
      add_word (picture, "cost");
      add_number (picture, card->cost);
      add_word (picture, card->shrine ? "shrine" : "points");
      if (!card->shrine)
        add_number (picture, card->points);
      add_word (picture, "by");
      add_place (picture, card->safeguard);
    }
  else
    {
      add_word (picture, "gone");
    }
  end_line (picture);
}

static void
write_display (const ColoniaState *state,
               GString            *picture)
{
  for (int slot = 0; slot < state->n_display; slot++)
    write_slot (picture, slot, &state->display[slot]);
}

static void
read_card (Line        *line,
           ColoniaCard *card)
{
  card->present = TRUE;
  card->city = (ColoniaCity) take_id (line, colonia_city_ids);
  take_the (line, "cost");
  card->cost = take_count (line);
  card->shrine = take_if (line, "shrine");
  if (!card->shrine)
    {
      take_the (line, "points");
      card->points = take_count (line);
    }
  take_the (line, "by");
  card->safeguard = take_seat_or_nobody (line);
}

static void
read_slot (Line *line)
{
  ColoniaState *state = line->state;
  int slot = take_next (line, state->n_display, COLONIA_N_RELIC_CARDS);

  if (!take_if (line, "gone"))
    read_card (line, &state->display[slot]);
  state->n_display++;
}

/* What the players have */

static void
write_supplies (const ColoniaState *state,
                GString            *picture)
{
  for (int seat = 0; seat < state->n_players; seat++)
    write_number_of_seat (picture, "supply", seat, state->players[seat].supply);
}

static void
read_supply (Line *line)
{
  int seat = take_seat (line);

  line->state->players[seat].supply = take_count (line);
}

static void
write_halls (const ColoniaState *state,
             GString            *picture)
{
  for (int seat = 0; seat < state->n_players; seat++)
    write_number_of_seat (picture, "hall", seat, state->players[seat].hall);
}

static void
read_hall (Line *line)
{
  int seat = take_seat (line);

  line->state->players[seat].hall = take_count (line);
}

static void
write_ashore (const ColoniaState *state,
              GString            *picture)
{
  for (int seat = 0; seat < state->n_players; seat++)
    write_number_of_seat (picture, "ashore", seat, state->players[seat].ashore);
}

static void
read_ashore (Line *line)
{
  int seat = take_seat (line);

  line->state->players[seat].ashore = take_count (line);
}

static void
write_streets (const ColoniaState *state,
               GString            *picture)
{
  for (int seat = 0; seat < state->n_players; seat++)
    for (int street = 0; street < COLONIA_N_STREETS; street++)
      {
        if (state->players[seat].streets[street] == 0)
          continue;

        add_word (picture, "street");
        add_place (picture, seat);
        add_word (picture, colonia_street_ids[street]);
        add_number (picture, state->players[seat].streets[street]);
        end_line (picture);
      }
}

static void
read_street (Line *line)
{
  int seat = take_seat (line);
  int street = take_id (line, colonia_street_ids);

  line->state->players[seat].streets[street] = take_count (line);
}

static void
write_resources (const ColoniaState *state,
                 GString            *picture)
{
  for (int seat = 0; seat < state->n_players; seat++)
    write_bundle (picture, "resources", seat, &state->players[seat].resources, colonia_resource_ids);
}

static void
read_resources (Line *line)
{
  int seat = take_seat (line);

  take_bundle (line, &line->state->players[seat].resources, colonia_resource_ids);
}

static void
write_goods (const ColoniaState *state,
             GString            *picture)
{
  for (int seat = 0; seat < state->n_players; seat++)
    write_bundle (picture, "goods", seat, &state->players[seat].goods, colonia_good_ids);
}

static void
read_goods (Line *line)
{
  int seat = take_seat (line);

  take_bundle (line, &line->state->players[seat].goods, colonia_good_ids);
}

static void
write_money (const ColoniaState *state,
             GString            *picture)
{
  for (int seat = 0; seat < state->n_players; seat++)
    write_bundle (picture, "money", seat, &state->players[seat].money, colonia_city_ids);
}

static void
read_money (Line *line)
{
  int seat = take_seat (line);

  take_bundle (line, &line->state->players[seat].money, colonia_city_ids);
}

static void
write_relics (const ColoniaState *state,
              GString            *picture)
{
  for (int seat = 0; seat < state->n_players; seat++)
    for (int i = 0; i < state->players[seat].n_relics; i++)
      {
        const ColoniaOwnedRelic *relic = &state->players[seat].relics[i];

        add_word (picture, "relic");
        add_place (picture, seat);
        add_place (picture, i);
        add_word (picture, colonia_city_ids[relic->city]);
        add_number (picture, relic->points);
        add_word (picture, relic->stored ? "stored" : "loose");
        end_line (picture);
      }
}

static void
read_relic (Line *line)
{
  ColoniaPlayer *player = &line->state->players[take_seat (line)];
  ColoniaOwnedRelic *relic = &player->relics[take_next (line, player->n_relics, G_N_ELEMENTS (player->relics))];

  relic->city = (ColoniaCity) take_id (line, colonia_city_ids);
  relic->points = take_count (line);
  relic->stored = take_if (line, "stored");
  if (!relic->stored)
    take_the (line, "loose");
  player->n_relics++;
}

static void
write_shrines (const ColoniaState *state,
               GString            *picture)
{
  for (int seat = 0; seat < state->n_players; seat++)
    for (int i = 0; i < state->players[seat].n_shrines; i++)
      {
        add_word (picture, "shrine");
        add_place (picture, seat);
        add_place (picture, i);
        add_word (picture, colonia_city_ids[state->players[seat].shrines[i]]);
        end_line (picture);
      }
}

static void
read_shrine (Line *line)
{
  ColoniaPlayer *player = &line->state->players[take_seat (line)];
  int shrine = take_next (line, player->n_shrines, COLONIA_N_CITIES);

  player->shrines[shrine] = (ColoniaCity) take_id (line, colonia_city_ids);
  player->n_shrines++;
}

static gboolean
is_counted (const ColoniaCount *count)
{
  return colonia_bundle_get_total (&count->money) != 0
         || count->relic_points != 0
         || count->stored_points != 0
         || count->goods != 0
         || count->resources != 0;
}

static void
write_counts (const ColoniaState *state,
              GString            *picture)
{
  for (int seat = 0; seat < state->n_players; seat++)
    {
      const ColoniaCount *count = &state->counts[seat];

      if (!is_counted (count))
        continue;

      add_word (picture, "count");
      add_place (picture, seat);
      add_word (picture, "relics");
      add_number (picture, count->relic_points);
      add_word (picture, "stored");
      add_number (picture, count->stored_points);
      add_word (picture, "goods");
      add_number (picture, count->goods);
      add_word (picture, "resources");
      add_number (picture, count->resources);
      add_bundle (picture, &count->money, colonia_city_ids);
      end_line (picture);
    }
}

static void
read_count (Line *line)
{
  ColoniaCount *count = &line->state->counts[take_seat (line)];

  take_the (line, "relics");
  count->relic_points = take_count (line);
  take_the (line, "stored");
  count->stored_points = take_count (line);
  take_the (line, "goods");
  count->goods = take_count (line);
  take_the (line, "resources");
  count->resources = take_count (line);
  take_bundle (line, &count->money, colonia_city_ids);
}

/* The whole picture */

static const Fact facts[] = {
  { "game", write_game, read_game },
  { "window-points", write_window_points, read_window_points },
  { "week", write_week, read_week },
  { "order", write_order, read_order },
  { "cards", write_cards, read_cards },
  { "hand", write_hands, read_hand },
  { "places", write_places, read_places },
  { "passed", write_passed, read_passed },
  { "edict", write_edicts, read_edict },
  { "edict-text", write_edict_texts, read_edict_text },
  { "revealed", write_revealed, read_revealed },
  { "busy-day", write_busy_day, read_busy_day },
  { "ballots", write_ballots, read_ballots },
  { "current-edict", write_current_edict, read_current_edict },
  { "to-reveal", write_to_reveal, read_to_reveal },
  { "smaller-deputation", write_smaller_deputation, read_smaller_deputation },
  { "bag", write_bag, read_bag },
  { "regular-booths", write_regular_booths, read_regular_booths },
  { "booth", write_booths, read_booth },
  { "bar", write_bars, read_bar },
  { "new", write_new_contracts, read_new_contracts },
  { "space", write_spaces, read_space },
  { "dice", write_dice, read_dice },
  { "made", write_made, read_made },
  { "leaving", write_leaving, read_leaving },
  { "extra-holds", write_extra_holds, read_extra_holds },
  { "paid", write_paid, read_paid },
  { "berth", write_ships, read_ship },
  { "hold", NULL, read_hold },
  { "extra", NULL, read_extra_hold },
  { "slot", write_display, read_slot },
  { "supply", write_supplies, read_supply },
  { "hall", write_halls, read_hall },
  { "ashore", write_ashore, read_ashore },
  { "street", write_streets, read_street },
  { "resources", write_resources, read_resources },
  { "goods", write_goods, read_goods },
  { "money", write_money, read_money },
  { "relic", write_relics, read_relic },
  { "shrine", write_shrines, read_shrine },
  { "count", write_counts, read_count },
};

/*
 * picture_write:
 * @state: a state
 *
 * Writes how a game stands, one fact a line.
 *
 * Returns: (transfer full): the picture
 */
char *
picture_write (const ColoniaState *state)
{
  GString *picture = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    if (facts[i].write != NULL)
      facts[i].write (state, picture);

  return g_string_free (picture, FALSE);
}

static const Fact *
find_fact (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    if (g_str_equal (facts[i].word, word))
      return &facts[i];

  return NULL;
}

/* Reads one line into the state; the game itself must come first, as all
 * else depends on the number of players. */
static char *
read_line (ColoniaState *state,
           const char   *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  Line line = { .state = state, .words = words };
  const Fact *fact = find_fact (take_word (&line));

  if (fact == NULL)
    complain (&line, "no line of a picture begins so");
  else if ((fact->read == read_game) != (state->n_players == 0))
    complain (&line, "a picture begins with its one line “game”");
  else
    fact->read (&line);

  if (line.complaint == NULL && has_words (&line))
    complain (&line, "“%s” is too much", *line.words);

  return line.complaint;
}

/*
 * picture_read:
 * @lines: a picture
 * @state: (out caller-allocates): the state; clear it with colonia_state_clear()
 * @complaint: (out) (transfer full): what is wrong with which line, if anything is
 *
 * Reads a picture. Nothing in it is taken for granted: a word that is not
 * understood is complained about.
 *
 * Returns: %FALSE if the picture is wrong; then @state is not set
 */
gboolean
picture_read (const char    *lines,
              ColoniaState  *state,
              char         **complaint)
{
  g_auto (GStrv) texts = g_strsplit (lines, "\n", -1);

  memset (state, 0, sizeof *state);
  *complaint = NULL;

  for (int i = 0; texts[i] != NULL && *complaint == NULL; i++)
    {
      g_autofree char *wrong = *texts[i] != '\0' ? read_line (state, texts[i]) : NULL;

      if (wrong != NULL)
        *complaint = g_strdup_printf ("%s: %s", texts[i], wrong);
    }

  if (*complaint == NULL && state->n_players == 0)
    *complaint = g_strdup ("the picture is empty");

  if (*complaint != NULL)
    colonia_state_clear (state);

  return *complaint == NULL;
}
