/* table-board.h: what lies on the table, and what may be done with it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game lays out a board for one reader: groups of things, and deeds of them. Whoever looks at it, be it a window, a
 * display, a telephone or a tool, draws it as it can, and enters what somebody does with it. Nothing here is a widget, a
 * colour or a size, and nothing is an event that the rules have not been asked about. A board is a value: it never
 * changes, and all that it tells lives as long as it does. Text is in the language that was spoken when it was laid out.
 *
 * Ids stay the same as long as what they name does. They hold no space and none of `/`, `,` and `=`.
 */

#pragma once

#include "table-game.h"

/**
 * TABLE_MOST_PICKS:
 *
 * How many picks are due of a seat at most.
 */
#define TABLE_MOST_PICKS 14

/**
 * TABLE_MOST_EVENTS:
 *
 * How many events a deed enters at most: as many as there are dice that are thrown at once, and count one by one.
 */
#define TABLE_MOST_EVENTS 20

/**
 * TABLE_MOST_PAIRS:
 *
 * How many choices are gone through at most to lay out a board: no step of a game needs nearly as many, and whoever sends
 * more is not to keep everybody waiting.
 */
#define TABLE_MOST_PAIRS 256

/**
 * TABLE_PICK:
 *
 * What the name of a pick begins with, before the seat. A deed may choose picks of several seats.
 */
#define TABLE_PICK "pick-"

/**
 * TABLE_ASIDE:
 *
 * The id of a group of what can be done at any step, such as a correction, which stands aside.
 */
#define TABLE_ASIDE "aside"

/**
 * TABLE_WAY_ON:
 *
 * The id of a group of one thing, the way on, which stands at the foot. As long as it has no deed something is to be told
 * before it can be gone.
 */
#define TABLE_WAY_ON "end"

/**
 * TableArrangement:
 * @TABLE_FLOW: one after the other, wherever there is room
 * @TABLE_COLUMNS: in `n` columns
 * @TABLE_RING: on a ring of `n`
 * @TABLE_ROWS: a row for each seat
 *
 * How the things of a group lie.
 */
typedef enum {
  TABLE_FLOW,
  TABLE_COLUMNS,
  TABLE_RING,
  TABLE_ROWS,
} TableArrangement;

/**
 * TableLook:
 * @TABLE_PLAIN: nothing is to be said of it
 * @TABLE_HERE: it is where the game is
 * @TABLE_DONE: nothing is left to be done with it
 * @TABLE_GONE: it lies there no more
 * @TABLE_SECRET: it lies there, and the reader does not know what it is
 *
 * How a thing looks.
 */
typedef enum {
  TABLE_PLAIN,
  TABLE_HERE,
  TABLE_DONE,
  TABLE_GONE,
  TABLE_SECRET,
} TableLook;

/**
 * TableDeedKind:
 * @TABLE_ENTERS: it enters its events, all at once
 * @TABLE_CHOOSES: it chooses its pairs, all at once
 * @TABLE_COUNTS: it chooses a number from `min` to `max`, of the name of its one pair
 * @TABLE_PICKS: its id is picked for a seat, or no longer
 * @TABLE_FILLS_IN: it opens the form of its one event, begun with what that says; without one, that of any event
 * @TABLE_ROLLS: dice of `max` sides are rolled, one for each of its pairs, and what they show is chosen
 *
 * What a deed does.
 */
typedef enum {
  TABLE_ENTERS,
  TABLE_CHOOSES,
  TABLE_COUNTS,
  TABLE_PICKS,
  TABLE_FILLS_IN,
  TABLE_ROLLS,
} TableDeedKind;

/**
 * TableReader:
 * @seat: who looks, or `TABLE_NOBODY` for what all at the table may see
 * @names: (array): by seat, the names of the players, fit to stand on one line
 * @is_correcting: whether one event of the past is made, so that there are no two at once, and nothing aside
 * @covers_hands: whether the table remembers itself what everybody has in hand, so that it is told only when it is tried
 * @known: (nullable) (element-type TablePrinted): the cards of the game whose contents the table knows, of all kinds, of
 *   each what was told last first; a roll or a card that was taken back is better left out, as it may have been told wrong
 * @anyway: bit n if what the books have against a pick of seat n stands in nobody's way, as the table is right
 * @is_overlooked: whether others look on, so that nothing of what the reader keeps secret shows before it is asked about
 * @is_onlooker: whether nothing is done by who looks, so that also lies there what a round is about, whatever is asked now
 * @languages: (array) (nullable): by seat, the language that each player is spoken to in, or `NULL` for that of the interface
 *
 * Who a board is for, and how. It owns nothing, and holds nothing that this reader must not know.
 */
typedef struct {
  int seat;
  const char *const *names;
  gboolean is_correcting;
  gboolean covers_hands;
  const GPtrArray *known;
  guint anyway;
  gboolean is_overlooked;
  gboolean is_onlooker;
  const char *const *languages;
} TableReader;

/**
 * TablePair:
 * @name: what is chosen, or `pick-` and a seat, counted from 1
 * @value: what it is, as a record has it
 *
 * A choice as it comes from outside, where it may be anything.
 */
typedef struct {
  const char *name;
  const char *value;
} TablePair;

/**
 * TableChoice:
 * @next: (nullable): the one after it
 * @name: what is chosen
 * @value: (nullable): what it is; `NULL` where a deed leaves it open, as what dice show
 * @goes_along: whether it was chosen with the one before it, and is taken back with it
 * @is_rolled: whether it is what dice show that were rolled by a deed
 *
 * Something that is chosen before an event is made of it.
 */
typedef struct _TableChoice TableChoice;

struct _TableChoice {
  TableChoice *next;
  const char *name;
  const char *value;
  gboolean goes_along;
  gboolean is_rolled;
};

/**
 * TableReason:
 * @text: (nullable): a sentence that can follow a colon
 * @rule: (nullable): the id of the rule, where there is one
 * @obstacle: what that is to the rules, for whoever tells it in the language of somebody else
 *
 * What stands or speaks against a deed, if there is a text.
 */
typedef struct {
  const char *text;
  const char *rule;
  TableObstacle obstacle;
} TableReason;

/**
 * TableDeed:
 * @next: (nullable): the deed after it
 * @kind: what it does
 * @id: its id, which no other deed of the thing has
 * @label: (nullable): what stands on it, in lines; where there is none the thing itself is touched, and where the first line is
 *   empty its picture says it all to whoever sees that
 * @told: (nullable): what it does, for those who do not see where it stands
 * @key: (nullable): the key for it
 * @signs: (array zero-terminated=1) (nullable): pictures on it, by id
 * @is_suggested: whether it is what one would do
 * @goes_on: whether it ends a turn or a step
 * @is_unsure: whether only who keeps a secret knows if it can be: it is tried
 * @is_rolled: whether what it enters was rolled here, and not at the table
 * @obstacle: what stands in the way
 * @doubt: what speaks against it, though it can be
 * @events: what it enters, or what its form begins with
 * @n_events: how many these are
 * @choices: (nullable): what it chooses, or the names of that
 * @min: of a number, the least
 * @max: of a number, the greatest; of dice, how many sides they have
 * @value: of a number, what it is now
 * @side: for which side of a scale it speaks, 1 for the first and 2 for the second, or 0
 * @is_untold: of a number, whether nobody has told it yet, so that its value means nothing
 * @seat: for whom it is picked, or `TABLE_NOBODY`
 * @tried: (nullable): what chooses this enters at least; where the rules refuse that, it is refused before anything is asked
 *
 * Something that can be done with a thing, or cannot be done just now. The game sets itself what it was not asked for.
 */
typedef struct _TableDeed TableDeed;

struct _TableDeed {
  TableDeed *next;
  TableDeedKind kind;
  const char *id;
  const char *label;
  const char *told;
  const char *key;
  const char *const *signs;
  gboolean is_suggested;
  gboolean goes_on;
  gboolean is_unsure;
  gboolean is_rolled;
  TableReason obstacle;
  TableReason doubt;
  const TableEvent *events[TABLE_MOST_EVENTS];
  guint n_events;
  TableChoice *choices;
  int min;
  int max;
  int value;
  gboolean is_untold;
  int side;
  int seat;
  const TableEvent *tried;
};

/**
 * TableSign:
 * @next: (nullable): the sign after it
 * @kind: what kind of thing it shows, as `coin` or `picture`; of an `emblem` the id is a seat, counted from 1
 * @id: which of these
 * @count: how many
 * @begins_line: whether it begins a line
 *
 * Something that is drawn on a thing.
 */
typedef struct _TableSign TableSign;

struct _TableSign {
  TableSign *next;
  const char *kind;
  const char *id;
  int count;
  gboolean begins_line;
};

/**
 * TableSpace:
 * @next: (nullable): the space after it
 * @id: its id, which no other space of the thing has; a deed of the thing with the same id is done by touching it
 * @text: (nullable): what stands there
 * @seat: who stands there, or `TABLE_NOBODY`
 * @count: how many of them, or what else lies there
 * @signs: (nullable): what is drawn on it
 *
 * A part of a thing on which something may stand, as on a craftsman or in the hold of a ship.
 */
typedef struct _TableSpace TableSpace;

struct _TableSpace {
  TableSpace *next;
  const char *id;
  const char *text;
  int seat;
  int count;
  TableSign *signs;
};

/**
 * TableThing:
 * @next: (nullable): the thing after it
 * @id: its id, which no other thing of the group has
 * @title: (nullable): what it is called
 * @text: (nullable): what is to be known of it, in lines
 * @seat: which player it shows, or `TABLE_NOBODY`
 * @owner: whose it is, or `TABLE_NOBODY`
 * @look: how it looks
 * @question: what “why?” asks about it, of the game's questions, or `TABLE_NOBODY`
 * @signs: (nullable): what is drawn on it
 * @spaces: (nullable): its parts on which something may stand
 * @bar: at which level a bar lies across it, from 0, or `TABLE_NOBODY`
 * @track: where the marker stands on its track
 * @track_end: the last space of that; 0 if it has none
 * @whole: of a scale, what may lie on it in all, of which the counts of its two spaces lie on its sides; 0 if it is none
 * @rule: (nullable): the id of the rule that says what is told of it
 * @is_addressed: whether all of it is said to the player that it shows, in that player's language
 * @deeds: (nullable): what can be done with it
 *
 * Something that lies on the table. The game sets itself what it was not asked for when the thing began.
 */
typedef struct _TableThing TableThing;

struct _TableThing {
  TableThing *next;
  const char *id;
  const char *title;
  const char *text;
  int seat;
  int owner;
  TableLook look;
  int question;
  TableSign *signs;
  TableSpace *spaces;
  int bar;
  int track;
  int track_end;
  int whole;
  const char *rule;
  gboolean is_addressed;
  TableDeed *deeds;
};

/**
 * TableGroup:
 * @next: (nullable): the group after it
 * @id: its id, which no other group has
 * @title: (nullable): what it is called
 * @arrangement: how its things lie
 * @n: how many columns there are, or places on the ring; of a flow, how many things lie side by side at most, or 0
 * @things: (nullable): its things
 *
 * Things that lie together.
 */
typedef struct _TableGroup TableGroup;

struct _TableGroup {
  TableGroup *next;
  const char *id;
  const char *title;
  TableArrangement arrangement;
  int n;
  TableThing *things;
};

/**
 * TableRemark:
 * @next: (nullable): the remark after it
 * @text: a sentence
 * @question: what “why?” asks about it, of the game's questions, or `TABLE_NOBODY`
 * @seat: of whom that is asked, or `TABLE_NOBODY`
 *
 * Something to bear in mind.
 */
typedef struct _TableRemark TableRemark;

struct _TableRemark {
  TableRemark *next;
  const char *text;
  int question;
  int seat;
};

/**
 * TablePicks:
 * @is_asked: whether anything is asked of this seat
 * @due: how many are due
 * @most: how many there may be, which are more only where the table is right anyway
 * @n: how many are picked
 * @is_secret: whether the reader must not know which these are
 * @picked: their ids, in the order in which they were picked; `NULL` each where they are secret
 *
 * What a seat has picked where everybody chooses at once.
 */
typedef struct {
  gboolean is_asked;
  int due;
  int most;
  int n;
  gboolean is_secret;
  const char *picked[TABLE_MOST_PICKS];
} TablePicks;

/**
 * TableDeedAt:
 * @group: the group that it is in
 * @thing: the thing that it is of
 * @deed: (nullable): the deed, or `NULL` before the first one
 *
 * A deed with where it is, for whoever goes through all deeds of a board.
 */
typedef struct {
  const TableGroup *group;
  const TableThing *thing;
  const TableDeed *deed;
} TableDeedAt;

TableBoard         *table_board_new           (const TableState  *view,
                                               const TableReader *reader,
                                               const TablePair   *pairs,
                                               guint              n_pairs,
                                               guint             *n_taken);
void                table_board_free          (TableBoard        *self);

const TableState   *table_board_get_view      (const TableBoard  *self);
const char         *table_board_get_question  (const TableBoard  *self);
guint               table_board_get_asked     (const TableBoard  *self);
gboolean            table_board_can_go_back   (const TableBoard  *self);
const TableRemark  *table_board_get_remarks   (const TableBoard  *self);
const TableGroup   *table_board_get_groups    (const TableBoard  *self);
const TableChoice  *table_board_get_choices   (const TableBoard  *self);
TablePicks          table_board_get_picks     (const TableBoard  *self,
                                               int                seat);
gboolean            table_board_is_all_picked (const TableBoard  *self);
int                 table_thing_get_asked     (const TableThing  *self);
int                 table_pick_get_seat       (const char        *name);
char              **table_deed_list_names     (const TableDeed   *self);
gboolean            table_deed_picks_for_several
                                              (const TableDeed   *self);
gboolean            table_board_may_pick      (const TableBoard  *self,
                                               int                seat);
const TableDeed    *table_board_get_complete  (const TableBoard  *self);
const char         *table_board_get_conclusion (const TableBoard *self);
const TableDeed    *table_board_find_deed     (const TableBoard  *self,
                                               const char        *path);

gboolean            table_board_is_seen       (const TableBoard  *self,
                                               const TableGroup  *group);
gboolean            table_board_next_deed     (const TableBoard  *self,
                                               TableDeedAt       *at);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableBoard, table_board_free)
