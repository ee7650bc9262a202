/* table-game.h: what a game is to the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table sits people down, keeps what happened, takes it back, corrects it and
 * tells it. It knows no game. A game is one constant of the type below, made of
 * values and of functions without memory; all of its programs link it, and src/table
 * does not.
 */

#pragma once

#include "table-color.h"
#include "table-score.h"
#include "table-sentence.h"
#include "table-state.h"

#include <json-glib/json-glib.h>

/**
 * TableFact:
 * @TABLE_IS_PRIVATE: it is about what `player` keeps secret, and only for who may
 *   look there
 * @TABLE_IS_TOO_LATE: of an obstacle: `player` was faster, so it is for who asks
 * @TABLE_IS_NEWS: of an effect: who only hears how the game goes on is told it first
 * @TABLE_IS_OF_BOOKS: of an obstacle: it comes from nothing but what the books say that somebody has, which
 *   may be wrong, see table_remedy_find()
 *
 * What the table has to know of an obstacle or an effect besides its numbers.
 */
typedef enum {
  TABLE_IS_PRIVATE = 1 << 0,
  TABLE_IS_TOO_LATE = 1 << 1,
  TABLE_IS_NEWS = 1 << 2,
  TABLE_IS_OF_BOOKS = 1 << 3,
} TableFact;

/**
 * TableOccasion:
 * @round: the round, from 1, or 0 before the first
 * @part: the part of the round
 * @step: what the game waits for
 * @place: which of several things alike the step is about, from 0, or `TABLE_NOBODY`
 *
 * When an event happens. Events of one occasion can change places, as far as turns
 * allow; those of different occasions cannot.
 */
typedef struct {
  int round;
  int part;
  int step;
  int place;
} TableOccasion;

/**
 * TableCalendar:
 * @round: what documents call a round
 * @part: what they call a part of one
 * @place: (nullable): what they call one of several things alike; `NULL` if no step is
 *   about any
 * @n_rounds: how many rounds there are at most
 * @n_places: how many things alike a step is about at most
 *
 * How the time of a game is written down.
 */
typedef struct {
  const char *round;
  const char *part;
  const char *place;
  int n_rounds;
  int n_places;
} TableCalendar;

/**
 * TABLE_MAX_SERIES:
 *
 * How many numbers of each player are followed through a game at most.
 */
#define TABLE_MAX_SERIES 8

/**
 * TableSeries:
 * @get_value: looks the number up, as it stands in the middle of a game or, once it is over
 *   and if so asked, when all is settled; a list of series ends with one whose function is
 *   `NULL`
 * @which: what the function is told
 * @trackings: in which trackings it is known: bit n for tracking n; 0 for all
 * @is_public: whether everybody may see it while the game goes on
 * @is_settled: whether it is another one when all is settled
 * @is_drawn: whether bars show it where one looks back; those of several the last that may be seen
 * @title: (nullable): what it is called, marked for translation
 * @hint: (nullable): what exactly curves of it show, marked for translation
 *
 * A number of each player that is followed from round to round.
 */
typedef struct {
  int (*get_value) (const TableState *state,
                    int               seat,
                    int               which,
                    gboolean          settled);
  int which;
  guint trackings;
  gboolean is_public;
  gboolean is_settled;
  gboolean is_drawn;
  const char *title;
  const char *hint;
} TableSeries;

/**
 * TableVote:
 * @TABLE_VOTE_NONE: no vote
 * @TABLE_VOTE_YES: yes
 * @TABLE_VOTE_NO: no
 *
 * How somebody voted.
 */
typedef enum {
  TABLE_VOTE_NONE,
  TABLE_VOTE_YES,
  TABLE_VOTE_NO,
} TableVote;

/**
 * TableTelling:
 * @names: (array): by seat, the names of the players, fit to stand on one line
 * @record: (nullable): the record of the game, if there is one, where a sentence may
 *   find what was written
 * @n_events: how many of its events may be looked at: up to the one that is told
 * @state: (nullable): how the game stood then, if that is known
 *
 * What sentences need to know besides what happened. It owns nothing.
 */
typedef struct {
  const char *const *names;
  const TableRecord *record;
  guint n_events;
  const TableState *state;
} TableTelling;

/**
 * TableGameAnswers:
 *
 * What answers why numbers of a game are as they are, see table-answers.h.
 */
typedef struct _TableGameAnswers TableGameAnswers;

/**
 * TableGameRing:
 *
 * What stands on the ring of a game, see table-ring.h.
 */
typedef struct _TableGameRing TableGameRing;

/**
 * TableGame:
 * @id: what records and tools call it
 * @name: (nullable): what people call it in all languages, see table_game_get_name()
 * @bgg: its number at BoardGameGeek, by which other programs know it, or 0
 * @min_players: how many play at least
 * @max_players: how many play at most
 * @trackings: (array zero-terminated=1): the ids of how much can be tracked, all of it first
 * @colors: (array zero-terminated=1): the ids of the colours that players can have, of those of
 *   the table
 * @rules: (array zero-terminated=1): the ids of the rules by their numbers; the first is
 *   empty, and `NULL` stands behind the last
 * @parts: (array zero-terminated=1): the ids of the parts of a round
 * @steps: (array zero-terminated=1): the ids of what it can wait for
 * @calendar: how its time is written down
 * @finished: the step in which the game is over
 * @step_rule: by which rule something is refused that the step does not take; 0 for none
 * @turn_rule: by which rule something is refused out of turn; 0 for none
 * @rank_rule: by which rule players are ranked and ties are broken, of which is told then; 0 if
 *   the game tells itself who won
 * @pass: the type of event by which who has the turn does nothing, or `TABLE_NOBODY`
 * @note: the type of event by which something is only written down
 * @counted: the tracking of a game that is only counted at its end, or `TABLE_NOBODY`
 * @mended: the type of event of which something may be left out when it is played again,
 *   or `TABLE_NOBODY`
 * @keeps_points_back: whether nobody is told points before the end, though everybody could
 *   count them: not to know who leads is part of the game
 * @setup_size: the size of its setup
 * @state_size: the size of its state
 * @score_size: the size of its score, which begins with a `TableScore`; 0 if that is all of it
 * @chance_size: the size of what random players remember, which begins with a
 *   `TableChance`; 0 if that is all
 * @chance_texts: (nullable) (array zero-terminated=1): what random players write into a record, in English but marked
 *   for translation; with the first of it as a note they begin
 * @setup: what options and start of a record consist of
 * @events: what can happen
 * @obstacle_facts: (array): by kind
 * @effect_facts: (array): by kind
 * @refusals: how it tells what stands in the way, in sentences that can follow a colon
 * @score: (array) (nullable): the fields of its score, as the tool prints it, if that is more than its parts, see
 *   table_score_to_json()
 * @score_parts: (array zero-terminated=1): the parts of its score
 * @tallies: (array zero-terminated=1) (nullable): the ids of what is counted of each player
 *   besides; `NULL` if nothing is
 * @series: (array zero-terminated=1) (nullable): what is followed from round to round
 * @cards: (nullable): the cards whose contents only the table knows
 * @guide: (nullable): its rules at hand; `NULL` if they cannot be read here
 * @answers: (nullable): what answers why numbers are as they are; `NULL` if nothing can be asked
 * @ring: (nullable): what stands on a ring, and can be worked out with its neighbours
 * @init_setup: sets a setup to what is usual where so many play and so much is tracked
 * @find_first: (nullable): finds who began, or `TABLE_NOBODY` where nobody knows; `NULL` where nobody begins
 * @begin: sets a state to its start. All of it is zero but what every state has, and
 *   what that causes is told as of an event
 * @own: (nullable): gives a state that was copied bit by bit what it is to own
 * @clear: (nullable): frees what a state owns
 * @cover: (nullable): takes out of a state what one seat must not know, or of which
 *   nobody must know, for `TABLE_NOBODY`; `NULL` if everything lies open
 * @get_awaited: (nullable): the one type of event that the step waits for, or
 *   `TABLE_NOBODY`
 * @examine: what stands against an event that the step takes
 * @carry_out: lets an event happen against which nothing stands
 * @remedy: (nullable): makes the event that puts right in the books exactly what is missing for an event, where an
 *   obstacle against it is `TABLE_IS_OF_BOOKS`, or `NULL` where nobody could say what is to be put right
 * @doubt: (nullable): adds what speaks against an event that the step takes and against which nothing stands,
 *   or against how the game begins where that is `NULL`, see table_state_list_doubts()
 * @get_place: (nullable): which of several things alike the step is about
 * @rank: (nullable): how late in its part of the round an occasion is, if not as its step
 *   comes among the others
 * @mend: (nullable): leaves out of an event of type @mended what does not fit any more,
 *   and tells whether it may be tried so. The obstacle stood against it
 * @get_addressed: (nullable): who is asked alone, if not who has the turn
 * @list_places: (nullable): lists who stands at each place where players are listed, and
 *   tells whether that is an order in which they play; `NULL` if they are listed by seat
 * @can_only_pass: (nullable): whether who has the turn can do nothing but pass, as
 *   everybody can see or, if so asked, as that player alone knows
 * @keeps_hands_busy: (nullable): whether there is something to be done at the table
 *   after an event before anything else is done
 * @get_score: counts what players come to; `FALSE` if there is nothing to count yet. Asked by table_state_get_score(),
 *   as it takes @score_size bytes
 * @tally: (nullable): adds to the tallies what an event counts for
 * @get_votes: (nullable): tells by seat how players voted, and whether an event is a vote
 * @print_state: how it stands, as the tool prints it
 * @print_score: (nullable): the score where there is one, as the tool prints it, if that is not what @score makes of it
 * @deal: (nullable): deals what players have before the first event, at random, and
 *   prepares what random players remember
 * @make_event: (nullable): makes an event that random players of a game that is not
 *   finished bring about, against which nothing stands; where a game has none, what
 *   its schema allows is tried out, see table_chance_make_event()
 * @lay_out: lays out what lies on the table and what may be done with it, of what the board tells of the game, its reader and
 *   what was chosen, and of nothing else
 * @seen: (array zero-terminated=1) (nullable): the ids of the groups of its boards that all look at, whoever is asked; without it
 *   all are but what can be done at any step, and the way on
 * @list_choices: (nullable): lists what is chosen on a board of a state for an event that is entered there at once, as picks,
 *   which nobody needs to choose anew where the event is corrected: names and values in turn, transfer full; `NULL` for one of
 *   which something was written in its form
 * @tell_total: (nullable): tells a total of the score in words, where it is not in points
 * @tell_outcome: (nullable): tells what led to a score besides its parts, and what decided it, each
 *   on a line; without it is told what broke ties, see @rank_rule
 * @tell_event: tells an event in a sentence
 * @tell_effects: tells the first of several effects, with all that go with it, in a
 *   sentence, and how many that are
 * @tell_passed: (nullable): tells that players passed as they could do nothing else: bit
 *   n is set for seat n
 * @tell_passes: (nullable): tells that players passed one after the other, two or more;
 *   `NULL` if nobody passes
 * @tell_when: tells a part of a round, e.g. “Week 2, Thursday”
 * @tell_when_within: tells the same behind a colon, where many languages go on with a
 *   small letter
 * @tell_step: tells what the game waits for, as a heading
 * @tell_player: (nullable): tells in lines what a player has, and what is secret only if it is uncovered
 * @tell_purse: (nullable): tells in a line what is kept secret besides, if it is told so, or `NULL`
 * @tell_by_hand: (nullable): tells what an event leaves to the table alone to do
 * @tell_moves: (nullable): tells in short lines what a player has to move after an event
 *   or, without effects, to take when the game starts; or in sentences what belongs to
 *   the table, for `TABLE_NOBODY`
 * @are_moves_due: (nullable): whether everybody is to look at what @tell_moves tells,
 *   before it is forgotten
 *
 * What a game is to the table. Functions take what every game has, and look at their
 * own as they know it.
 */
struct _TableGame {
  const char *id;
  const char *name;
  int bgg;
  int min_players;
  int max_players;
  const char *const *trackings;
  const char *const *colors;
  const char *const *rules;
  const char *const *parts;
  const char *const *steps;
  TableCalendar calendar;
  int finished;
  int step_rule;
  int turn_rule;
  int rank_rule;
  int pass;
  int note;
  int counted;
  int mended;
  gboolean keeps_points_back;

  gsize setup_size;
  gsize state_size;
  gsize score_size;
  gsize chance_size;
  const char *const *chance_texts;
  const TableField *setup;
  const TableEvents *events;
  const guint *obstacle_facts;
  const guint *effect_facts;
  const TableRefusals *refusals;
  const TableField *score;
  const TablePart *score_parts;
  const char *const *tallies;
  const TableSeries *series;
  const TableCards *cards;
  const TableGuide *guide;
  const TableGameAnswers *answers;
  const TableGameRing *ring;

  void          (*init_setup)       (TableSetup          *setup);
  int           (*find_first)       (const TableSetup    *setup);
  void          (*begin)            (const TablePlay     *play,
                                     const TableSetup    *setup);
  void          (*own)              (TableState          *state);
  void          (*clear)            (TableState          *state);
  void          (*cover)            (TableState          *state,
                                     int                  seat);
  int           (*get_awaited)      (const TableState    *state);
  TableObstacle (*examine)          (const TableState    *state,
                                     const TableEvent    *event);
  void          (*carry_out)        (const TablePlay     *play,
                                     const TableEvent    *event);
  TableEvent   *(*remedy)           (const TableState    *state,
                                     const TableEvent    *event,
                                     const TableObstacle *obstacle);
  void          (*doubt)            (const TableState    *state,
                                     const TableEvent    *event,
                                     GArray              *doubts);

  int           (*get_place)        (const TableState    *state);
  int           (*rank)             (const TableOccasion *occasion);
  gboolean      (*mend)             (const TableState    *state,
                                     const TableObstacle *obstacle,
                                     TableEvent          *event);
  int           (*get_addressed)    (const TableState    *state);
  gboolean      (*list_places)      (const TableState    *state,
                                     int                 *seats);
  gboolean      (*can_only_pass)    (const TableState    *state,
                                     gboolean             with_hand);
  gboolean      (*keeps_hands_busy) (const TableEvent    *event,
                                     const TableEffect   *effects,
                                     guint                n_effects);

  void          (*lay_out)          (TableBoard          *board);
  const char *const *seen;
  char        **(*list_choices)     (const TableState    *state,
                                     const TableEvent    *event);
  char         *(*tell_total)       (int                  total);
  gboolean      (*get_score)        (const TableState    *state,
                                     TableScore          *score);
  void          (*tally)            (const TableState    *before,
                                     const TableEvent    *event,
                                     TableTallies        *tallies);
  gboolean      (*get_votes)        (const TableEvent    *event,
                                     TableVote           *votes);
  JsonNode     *(*print_state)      (const TableState    *state);
  JsonNode     *(*print_score)      (const TableState    *state);
  void          (*deal)             (TableChance         *chance,
                                     TableSetup          *setup);
  TableEvent   *(*make_event)       (TableChance         *chance,
                                     const TableState    *state);

  char         *(*tell_outcome)     (const char *const   *names,
                                     const TableState    *state);
  char         *(*tell_event)       (const TableTelling  *telling,
                                     const TableState    *before,
                                     const TableEvent    *event);
  char         *(*tell_effects)     (const TableTelling  *telling,
                                     const TableEffect   *effects,
                                     guint                n_effects,
                                     guint               *n_told);
  char         *(*tell_passed)      (const char *const   *names,
                                     guint                seats);
  char         *(*tell_passes)      (const char *const   *names,
                                     const int           *seats,
                                     guint                n_seats);
  char         *(*tell_when)        (int                  round,
                                     int                  part);
  char         *(*tell_when_within) (int                  round,
                                     int                  part);
  char         *(*tell_step)        (const char *const   *names,
                                     const TableState    *state);
  char         *(*tell_player)      (const TableState    *state,
                                     int                  seat,
                                     gboolean             uncovered);
  char         *(*tell_purse)       (const TableState    *state,
                                     int                  seat);
  char         *(*tell_by_hand)     (const TableTelling  *telling,
                                     const TableEffect   *effects,
                                     guint                n_effects);
  char        **(*tell_moves)       (const TableTelling  *telling,
                                     const TableEffect   *effects,
                                     guint                n_effects,
                                     int                  seat);
  gboolean      (*are_moves_due)    (const TableState    *state,
                                     const TableEffect   *effects,
                                     guint                n_effects);
};

/**
 * table_games:
 *
 * All games that a program knows, up to one that is `NULL`: which those are is said
 * where the program is put together.
 */
extern const TableGame *const table_games[];

const TableGame *table_game_find          (const char       *id);
const char      *table_game_get_name      (const TableGame  *game);
const char      *table_game_get_rule      (const TableGame  *game,
                                           int               rule);
int              table_game_find_rule     (const TableGame  *game,
                                           const char       *id);
char            *table_game_tell_total    (const TableGame  *game,
                                           int               total);
char            *table_game_tell_parts    (const TableGame  *game,
                                           const TableScore *score,
                                           int               seat);
int              table_game_get_addressed (const TableState *state);
gboolean         table_game_list_places   (const TableState *state,
                                           int              *seats);
char            *table_game_tell_turn     (int               round,
                                           int               part);
char            *table_game_tell_turn_within (int            round,
                                              int            part);
