/* parlour-afar.c: a board as it is seen from afar
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It is laid out for nobody’s seat, and what is only a matter for who enters is left out: what can be done, and what stands
 * in the way of that. What everybody picks of is what lies before them all the same: pictures, or what stands on them.
 */

#include "config.h"

#include "parlour-afar.h"

#include "parlour-game-board.h"
#include "parlour-settings.h"
#include "text-words.h"
#include "tongue.h"

#include <glib/gi18n.h>
#include <string.h>

struct _ParlourAfar {
  TableBoard *board;
  GPtrArray *owned; /* all that was copied */
  TableGroup *ring;
  TableGroup *groups;
  const TableThing *seats; /* all players, where the game lists them beside the board, or NULL */
  ParlourAfarKind kind;
  TableThing *players[TABLE_MAX_PLAYERS]; /* what each is given */
};

/* Copies something that the board has, and forgets what comes after it there. */
#define COPY(self, what) (keep ((self), g_memdup2 ((what), sizeof *(what))))

static gpointer
keep (ParlourAfar *self,
      gpointer     copy)
{
  g_ptr_array_add (self->owned, copy);

  return copy;
}

/* Signs */

static TableSign **
append_sign (ParlourAfar     *self,
             TableSign      **end,
             const TableSign *sign)
{
  *end = COPY (self, sign);
  (*end)->next = NULL;

  return &(*end)->next;
}

/* What stands before somebody is faded where it cannot be picked, as it is not there any more. */
static void
copy_signs (ParlourAfar      *self,
            const TableThing *thing,
            const char       *number,
            TableThing       *copy)
{
  TableSign **end = &copy->signs;

  *end = NULL;
  for (const TableSign *sign = thing->signs; sign != NULL; sign = sign->next)
    end = append_sign (self, end, sign);
  for (const TableDeed *deed = thing->deeds; deed != NULL; deed = deed->next)
    for (int i = 0; deed->kind == TABLE_PICKS && deed->signs != NULL && deed->signs[i] != NULL; i++)
      end = append_sign (self, end, &(TableSign) { .kind = "picture", .id = deed->signs[i], .count = deed->obstacle.text == NULL });
  if (number != NULL)
    append_sign (self, end, &(TableSign) { .kind = PARLOUR_BOARD_NUMBER, .id = number, .count = 1 });
}

/* Texts */

/* What can be picked and has no picture. */
static char *
list_offers (const TableThing *thing)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) offers = NULL;

  for (const TableDeed *deed = thing->deeds; deed != NULL; deed = deed->next)
    if (deed->kind == TABLE_PICKS && deed->signs == NULL && deed->label != NULL && deed->obstacle.text == NULL)
      g_strv_builder_add (builder, deed->label);
  offers = g_strv_builder_end (builder);

  return *offers != NULL ? g_strjoinv (" · ", offers) : NULL;
}

/* Where players are shown on the board, and not beside it, it is said there who has chosen. */
static const char *
tell_chosen (const ParlourOnlooker *onlooker,
             const TableThing      *thing)
{
  if (thing->seat == TABLE_NOBODY || thing->deeds == NULL || thing->deeds->kind != TABLE_PICKS
      || !parlour_game_find (onlooker->state->game)->shows_players)
    return NULL;

  return parlour_onlooker_tell_chosen (onlooker, thing->seat);
}

/* A number says what the first line does. */
static char *
tell (const ParlourOnlooker    *onlooker,
      const ParlourGameDisplay *game,
      const TableThing         *thing,
      gboolean                  has_number)
{
  g_autofree char *offers = list_offers (thing), *more = NULL;
  const char *rest = has_number && thing->text != NULL ? strchr (thing->text, '\n') : NULL;
  const char *texts[] = { rest != NULL ? rest + 1 : has_number ? NULL : thing->text, offers, NULL,
                          tell_chosen (onlooker, thing) };
  g_autoptr (GString) whole = g_string_new (NULL);

  more = game->tell_more != NULL ? game->tell_more (onlooker, thing) : NULL;
  texts[2] = more;
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (texts[i] != NULL)
      text_add_line (whole, texts[i]);

  return whole->len > 0 ? g_string_free (g_steal_pointer (&whole), FALSE) : NULL;
}

/* Things and groups; a place where nothing lies is kept, as long as anything lies beside it */

/* What opens a form, and nothing else, is no thing of the table; nor is what is read at length, and from near. */
static gboolean
is_left_out (const TableThing *thing)
{
  if (thing->title == NULL && thing->look != TABLE_GONE && thing->deeds == NULL)
    return TRUE;

  for (const TableDeed *deed = thing->deeds; deed != NULL; deed = deed->next)
    if (deed->kind != TABLE_FILLS_IN)
      return FALSE;

  return thing->deeds != NULL;
}

/* What has no text is one itself, unless more is drawn of it than signs, or there is room for its name alone. */
static gboolean
is_sentence (const ParlourOnlooker *onlooker,
             const TableThing      *thing,
             TableArrangement       arrangement)
{
  return thing->text == NULL && thing->seat == TABLE_NOBODY && thing->track_end == 0
         && arrangement != TABLE_RING && arrangement != TABLE_COLUMNS
         && parlour_game_board_find_card (onlooker->state->game, thing->id) == NULL;
}

static TableThing *
copy_thing (ParlourAfar              *self,
            const ParlourOnlooker    *onlooker,
            const ParlourGameDisplay *game,
            const TableThing         *thing,
            TableArrangement          arrangement)
{
  TableThing *copy = COPY (self, thing);
  char *number = game->tell_number != NULL ? game->tell_number (onlooker, thing) : NULL;

  if (number != NULL)
    keep (self, number);
  copy_signs (self, thing, number, copy);
  copy->next = NULL;
  copy->text = keep (self, tell (onlooker, game, thing, number != NULL));
  copy->question = TABLE_NOBODY;
  copy->deeds = NULL;
  if (copy->look == TABLE_GONE && copy->title == NULL)
    {
      copy->title = "–";
      copy->look = TABLE_DONE;
    }
  else if (is_sentence (onlooker, copy, arrangement))
    {
      copy->text = copy->title;
      copy->title = NULL;
    }

  return copy;
}

static TableGroup *
copy_group (ParlourAfar              *self,
            const ParlourOnlooker    *onlooker,
            const ParlourGameDisplay *game,
            const TableGroup         *group)
{
  const gboolean is_ring = group->arrangement == TABLE_RING;
  TableGroup *copy = COPY (self, group);
  TableThing **end = &copy->things;

  copy->next = NULL;
  copy->things = NULL;
  if (is_ring)
    copy->title = NULL;
  if (copy->arrangement == TABLE_ROWS)
    copy->arrangement = TABLE_FLOW;
  for (const TableThing *thing = group->things; thing != NULL; thing = thing->next)
    if (!is_left_out (thing))
      {
        *end = copy_thing (self, onlooker, game, thing, group->arrangement);
        end = &(*end)->next;
      }

  return copy;
}

static gboolean
is_empty (const TableGroup *group)
{
  for (const TableThing *thing = group->things; thing != NULL; thing = thing->next)
    if (thing->look != TABLE_GONE && !is_left_out (thing))
      return FALSE;

  return TRUE;
}

static gboolean
is_seen (ParlourAfar              *self,
         const ParlourOnlooker    *onlooker,
         const ParlourGameDisplay *game,
         const TableGroup         *group)
{
  if (is_empty (group))
    return FALSE;

  return onlooker->is_news && game->news != NULL ? g_strv_contains (game->news, group->id)
                                                 : table_board_is_seen (self->board, group);
}

/* Players have a place of their own, unless the game shows all that they have on the board. */
static void
look_at (ParlourAfar              *self,
         const ParlourOnlooker    *onlooker,
         const ParlourGameDisplay *game)
{
  const gboolean shows_players = parlour_game_find (onlooker->state->game)->shows_players;
  TableGroup **end = &self->groups, **ring_end = &self->ring;

  for (const TableGroup *group = table_board_get_groups (self->board); group != NULL; group = group->next)
    {
      TableGroup ***where = group->arrangement == TABLE_RING ? &ring_end : &end;
      TableGroup *copy;

      if (!is_seen (self, onlooker, game, group))
        continue;

      copy = copy_group (self, onlooker, game, group);
      if (group->arrangement == TABLE_ROWS && !shows_players)
        {
          self->seats = copy->things;
        }
      else
        {
          **where = copy;
          *where = &copy->next;
        }
    }
}

/* What players are given and move, and their ranks: in the place of the board */

static TableThing *
make_player (ParlourAfar           *self,
             const ParlourOnlooker *onlooker,
             int                    seat)
{
  const TableThing player = {
    .id = keep (self, g_strdup_printf ("seat-%d", seat + 1)), .title = table_session_get_names (onlooker->session)[seat],
    .seat = seat, .owner = TABLE_NOBODY, .question = TABLE_NOBODY, .bar = TABLE_NOBODY,
  };

  return COPY (self, &player);
}

/* Begins a group, or puts a player at its end. */
static void
add_player (ParlourAfar           *self,
            const ParlourOnlooker *onlooker,
            ParlourAfarKind        kind,
            TableThing            *player)
{
  const TableGroup group = { .id = kind == PARLOUR_AFAR_RANKS ? "ranks" : "given", .arrangement = TABLE_FLOW,
                             .n = onlooker->state->n_players };
  TableThing **end;

  if (self->kind == PARLOUR_AFAR_BOARD)
    self->groups = COPY (self, &group);
  self->kind = kind;
  end = &self->groups->things;
  while (*end != NULL)
    end = &(*end)->next;
  *end = player;
}

/* What a player moves, in the language of that player. */
static char *
tell_moves (const ParlourOnlooker *onlooker,
            int                    seat)
{
  g_autoptr (TongueScope) scope = tongue_speak (table_session_get_language (onlooker->session, seat));
  g_auto (GStrv) moves = parlour_stage_tell_moves (onlooker->stage, onlooker->session, seat);

  return moves != NULL ? g_strjoinv ("\n", moves) : NULL;
}

/* What is moved by hand is moved before anybody has answered anything. What was answered to what the game asked before does
 * not count, so the game is asked. */
static gboolean
has_moves (const ParlourOnlooker    *onlooker,
           const ParlourGameDisplay *game)
{
  for (int seat = 0; game->get_said != NULL && seat < onlooker->state->n_players; seat++)
    if (game->get_said (onlooker, seat).text != NULL)
      return FALSE;

  return onlooker->state->tracking == 0 && parlour_stage_are_moves_due (onlooker->stage, onlooker->session);
}

static gboolean
is_anything_given (const ParlourAfar *self)
{
  for (int seat = 0; seat < TABLE_MAX_PLAYERS; seat++)
    if (self->players[seat] != NULL && self->players[seat]->signs != NULL)
      return TRUE;

  return FALSE;
}

/* What players are given and move. */
static void
look_at_hands (ParlourAfar              *self,
               const ParlourOnlooker    *onlooker,
               const ParlourGameDisplay *game)
{
  gboolean is_given;
  int seats[TABLE_MAX_PLAYERS];

  for (int seat = 0; seat < onlooker->state->n_players; seat++)
    self->players[seat] = make_player (self, onlooker, seat);
  if (game->hand_out != NULL)
    game->hand_out (self, onlooker);
  is_given = is_anything_given (self);
  if (!is_given && !has_moves (onlooker, game))
    return;

  table_game_list_places (onlooker->state, seats);
  for (int place = 0; place < onlooker->state->n_players; place++)
    {
      TableThing *player = self->players[seats[place]];

      player->text = keep (self, tell_moves (onlooker, player->seat));
      if (player->signs != NULL || player->text != NULL)
        add_player (self, onlooker, is_given ? PARLOUR_AFAR_GIVEN : PARLOUR_AFAR_MOVED, player);
    }
}

static int
count_behind (const TableScore *score,
              int               rank)
{
  int n = 0;

  for (int seat = 0; seat < score->n_players; seat++)
    n += score->ranks[seat] > rank ? 1 : 0;

  return n;
}

/* As far as they have been told, from the last one on. */
static void
look_at_ranks (ParlourAfar           *self,
               const ParlourOnlooker *onlooker)
{
  const int n_ranked = parlour_stage_get_n_ranked (onlooker->stage);
  int seats[TABLE_MAX_PLAYERS];
  TableScore score;

  if (!table_state_is_finished (onlooker->state) || n_ranked == 0 || !table_state_get_score (onlooker->state, &score))
    return;

  table_score_list (&score, seats);
  for (int place = 0; place < score.n_players; place++)
    {
      const int seat = seats[place], rank = score.ranks[seat];
      TableThing *player;

      if (count_behind (&score, rank) >= n_ranked)
        continue;

      player = make_player (self, onlooker, seat);
      /* Translators: %d is the rank at the end of the game, %s the player. */
      player->title = keep (self, g_strdup_printf (C_("rank and player", "%d. %s"), rank, player->title));
      player->text = keep (self, table_game_tell_total (onlooker->state->game, score.totals[seat]));
      player->look = rank == 1 ? TABLE_HERE : TABLE_PLAIN;
      add_player (self, onlooker, PARLOUR_AFAR_RANKS, player);
    }
}

/* Looks at the board of a game from afar, in the language that is spoken. The onlooker has to
 * outlive that. */
ParlourAfar *
parlour_afar_new (const ParlourOnlooker    *onlooker,
                  const ParlourGameDisplay *game)
{
  ParlourAfar *self;
  TableReader reader = { .seat = TABLE_NOBODY, .is_onlooker = TRUE };
  guint n_taken;

  g_return_val_if_fail (onlooker != NULL && onlooker->state != NULL && onlooker->state->game->lay_out != NULL, NULL);
  g_return_val_if_fail (game != NULL, NULL);

  reader.names = table_session_get_names (onlooker->session);
  reader.covers_hands = g_settings_get_boolean (parlour_settings_get (), "cover-hands");
  self = g_new0 (ParlourAfar, 1);
  self->board = table_board_new (onlooker->state, &reader, NULL, 0, &n_taken);
  self->owned = g_ptr_array_new_with_free_func (g_free);
  look_at (self, onlooker, game);
  if (!onlooker->is_news)
    look_at_hands (self, onlooker, game);
  if (self->kind == PARLOUR_AFAR_BOARD)
    look_at_ranks (self, onlooker);

  return self;
}

/* Forgets it. */
void
parlour_afar_free (ParlourAfar *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->owned);
  table_board_free (self->board);
  g_free (self);
}

/* Tells what is to be borne in mind, and what is only to be read beside a ring. What is asked
 * about it, too, is told elsewhere. Returns lines, or `NULL` if there are none. */
char *
parlour_afar_tell (const ParlourAfar *self)
{
  g_autoptr (GString) told = g_string_new (NULL);

  g_return_val_if_fail (self != NULL, NULL);

  for (const TableRemark *remark = table_board_get_remarks (self->board); remark != NULL; remark = remark->next)
    if (remark->question == TABLE_NOBODY)
      text_add_line (told, remark->text);
  for (const TableGroup *group = table_board_get_groups (self->board); group != NULL; group = group->next)
    for (const TableThing *thing = group->things; thing != NULL; thing = thing->next)
      if (group->arrangement == TABLE_RING && thing->title == NULL && thing->text != NULL)
        text_add_line (told, thing->text);

  return told->len > 0 ? g_string_free (g_steal_pointer (&told), FALSE) : NULL;
}

/* Tells what all look at: the groups are that. */
ParlourAfarKind
parlour_afar_get_kind (const ParlourAfar *self)
{
  g_return_val_if_fail (self != NULL, PARLOUR_AFAR_BOARD);

  return self->kind;
}

/* Hands a player something out, as a sign of the game's. Returns the sign, with which a line may begin. */
TableSign *
parlour_afar_give (ParlourAfar *self,
                   int          seat,
                   const char  *kind,
                   const char  *id,
                   int          count)
{
  const TableSign given = { .kind = kind, .id = id, .count = count };
  TableSign **end;

  g_return_val_if_fail (self != NULL && seat >= 0 && seat < TABLE_MAX_PLAYERS && self->players[seat] != NULL, NULL);

  end = &self->players[seat]->signs;
  while (*end != NULL)
    end = &(*end)->next;
  *end = COPY (self, &given);

  return *end;
}

/* Gets the board that it is seen of. */
TableBoard *
parlour_afar_get_board (const ParlourAfar *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->board;
}

/* Lists what lies on a ring. Returns the first group, or `NULL` if there is none. */
const TableGroup *
parlour_afar_get_ring (const ParlourAfar *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->ring;
}

/* Lists what lies on the table but for what lies on a ring. Returns the first group, or `NULL`
 * if there is none. */
const TableGroup *
parlour_afar_get_groups (const ParlourAfar *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->groups;
}

/* Finds what is told of a player of whom the board does not show all. Returns that, or `NULL` if
 * nothing is told. */
const TableThing *
parlour_afar_find_seat (const ParlourAfar *self,
                        int                seat)
{
  const TableThing *thing;

  g_return_val_if_fail (self != NULL, NULL);

  for (thing = self->seats; thing != NULL && thing->seat != seat;)
    thing = thing->next;

  return thing;
}
