/* table-schema.h: what things in a document consist of, said once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a game keeps is a struct, what a document keeps is an object. A table of
 * fields says for each member of the object where it is in the struct and what may
 * stand there. Of that table objects are read, written, copied, cleared and compared:
 * a game writes no function for any of it.
 */

#pragma once

#include "doc-place.h"

/**
 * TABLE_NOBODY:
 *
 * Stands for a seat, and for anything else that counts from 0, where there is none.
 */
#define TABLE_NOBODY (-1)

/**
 * TABLE_MAX_PLAYERS:
 *
 * How many people sit at a table at most, in any game.
 */
#define TABLE_MAX_PLAYERS 8

/**
 * TABLE_MAX_COUNT:
 *
 * How many there are of a kind at most, where a bundle says so.
 */
#define TABLE_MAX_COUNT 9999

/**
 * TABLE_MAX_TEXT:
 *
 * How many characters a text has at most that a game reads.
 */
#define TABLE_MAX_TEXT 10000

/**
 * TableTerms:
 * @tracking: how much of the game is tracked, by the game's own numbers
 * @n_players: how many play
 * @whole: whether what is written names all kinds and all that is as usual, as a
 *   state that is printed does, and a record does not
 * @state: (nullable): how the game stands, where that is known to who reads
 *
 * On what it depends which members an object has.
 */
typedef struct {
  int tracking;
  int n_players;
  gboolean whole;
  const void *state;
} TableTerms;

/**
 * TableFieldKind:
 * @TABLE_INT: an int: a whole number from `min` to `max`
 * @TABLE_NUMBER: an int that documents count from 1 and the program from 0, up to
 *   `max`; where that is 0, a seat
 * @TABLE_ID: an int, or an enumeration: one of `ids`, of which the first is `first`
 * @TABLE_FLAG: a gboolean: true or false
 * @TABLE_TEXT: a char *, which the struct owns, of at most `max` characters; where
 *   that is 0, of any number
 * @TABLE_BUNDLE: an int for each of `ids`: an object from them to counts
 * @TABLE_SEATS: a gboolean for each seat: a list of those where it is set
 * @TABLE_BITS: an int with a bit for each of `ids` or, without these, of the numbers
 *   from `min` to `max`: a list of those whose bit is set
 * @TABLE_STRUCT: a struct: an object of `fields`
 * @TABLE_INNER: what the one field of `fields` says, which has no name: a list in a
 *   list, for instance
 *
 * What a value is, in a struct and in a document.
 */
typedef enum {
  TABLE_INT,
  TABLE_NUMBER,
  TABLE_ID,
  TABLE_FLAG,
  TABLE_TEXT,
  TABLE_BUNDLE,
  TABLE_SEATS,
  TABLE_BITS,
  TABLE_STRUCT,
  TABLE_INNER,
} TableFieldKind;

/**
 * TableShape:
 * @TABLE_ONE: one
 * @TABLE_LIST: a list of `min_n` to `max_n`; where it is not `counted`, always `max_n`
 * @TABLE_BY_SEAT: a list with one for each player; `max_n` is for how many there is room
 * @TABLE_BY_ID: an object with one for each of `keys`
 *
 * How many values there are.
 */
typedef enum {
  TABLE_ONE,
  TABLE_LIST,
  TABLE_BY_SEAT,
  TABLE_BY_ID,
} TableShape;

/**
 * TableNeed:
 * @TABLE_REQUIRED: always
 * @TABLE_OPTIONAL: may be left out, and is then as usual; always written
 * @TABLE_SPARSE: may be left out, and is then as usual; written where it is not
 * @TABLE_MARKED: may be left out; its mark tells whether it is there
 * @TABLE_UNLESS: required where its mark is not set, and else not allowed
 * @TABLE_IMPLIED: never, and is as usual
 * @TABLE_NULL: not looked at; written as `null`
 * @TABLE_ABSENT: not looked at, nor written
 *
 * When a member is in a document. What is not looked at may be anything there.
 */
typedef enum {
  TABLE_REQUIRED,
  TABLE_OPTIONAL,
  TABLE_SPARSE,
  TABLE_MARKED,
  TABLE_UNLESS,
  TABLE_IMPLIED,
  TABLE_NULL,
  TABLE_ABSENT,
} TableNeed;

/**
 * TableOffer:
 * @number: a number; a list of offers ends with one that is 0
 * @most_players: with how many players it is offered at most; 0 for any number of them
 *
 * A number that is offered where one is filled in, and that most people take.
 */
typedef struct {
  int number;
  int most_players;
} TableOffer;

/**
 * TableStretch:
 * @title: how people turn it round, for translation; a list of stretches ends with one whose title is `NULL`
 * @from: the id at one of its ends
 * @to: the id at the other
 *
 * A stretch of a ring, which on some tables runs the other way round.
 */
typedef struct {
  const char *title;
  const char *from;
  const char *to;
} TableStretch;

/**
 * TableTyping:
 * @asks: (nullable): the question above it, for translation; a number without one stands beside the numbers before it. Of an
 *   id whose letters say a number, too, it is asked only where no known cards are offered
 * @missing: (nullable): what is said as long as it is not filled in, for translation; of a part of a line, with the number of
 *   the line in the place of “%d”. Of digits it is said as long as all that stand below one question are 0; without it nothing
 *   has to be said
 * @told: (nullable): of a number, what it is for those who do not see where it stands, for translation; of one of several,
 *   with its name, if its field has a `get_name`, in the place of “%s”, and else with its place, from 1, in that of “%d”. Of
 *   a list of lines, the name of a line, with its place in that of “%d”. Of a number in a line, the word before it
 * @one: (nullable): for translation: of a list of numbers that is `counted`, what stands there where there is one number,
 *   with 1 in the place of “%d”. Of a number with a @few, what a letter says of it and of an id, whose name is in the place
 *   of “%s”, where the number, in that of “%d”, is 1. Of a flag, what a letter says of it and of an id
 * @many: (nullable): the same with other numbers, for translation; not of a flag
 * @other: (nullable): of a flag, what it is called where it is not set, for translation
 * @too_little: (nullable): of a number, what is said where it is 0 and cannot be, for translation
 * @too_many: (nullable): of a list of lines, what is said where there is room for no more of them, for translation
 * @few: of a number, up to which one, from 1, it is typed by one letter together with the id; 0 for none
 * @usual_n: of a list, how many there are at first
 * @most: of a number, up to which one it is typed, and of a bundle, how many things; 0 for whatever there may be
 * @is_digit: of a number, whether one digit is all of it, and the next number is typed then
 * @ids: (array zero-terminated=1) (nullable): of several numbers, what each is of, as what is drawn is called
 *
 * How something is typed that stands on a card: with a pad, key after key, by the letters of ids and by digits.
 */
typedef struct {
  const char *asks;
  const char *missing;
  const char *told;
  const char *one;
  const char *many;
  const char *other;
  const char *too_little;
  const char *too_many;
  int few;
  int usual_n;
  int most;
  gboolean is_digit;
  const char *const *ids;
} TableTyping;

/**
 * TableField:
 * @name: the name of the member. Where it is "", the members of a struct stand beside
 *   the others; a list of fields ends with one whose name is `NULL`
 * @kind: what a value is
 * @shape: how many there are
 * @need: when the member is there
 * @find_need: (nullable): tells the need, in place of `need`, of what the struct holds:
 *   of fields that come before when it is read
 * @trackings: in which trackings it is looked at: bit n for tracking n; 0 for all
 * @offset: where in the struct the first value is
 * @size: the size of each value. A struct of size 0 has its members in the one that
 *   it is in
 * @find: (nullable): tells where the first value is, and how many there are, in place
 *   of `offset` and `n_offset`. Such a field is only written
 * @min: the least number
 * @max: the greatest number, or the most characters
 * @ids: (array zero-terminated=1): what may stand there
 * @first: what the first of `ids` is in the program
 * @usual: what a number, an id or a flag is where it is left out: in a bundle, each
 *   kind that is. What is usually 0 stays as it was
 * @find_usual: (nullable): tells that, of what the struct holds
 * @fields: of what a struct consists. What an object does not say of a struct by id
 *   stays as it was; any other struct is zero before it is read
 * @keys: (array zero-terminated=1): the names of what is there by id
 * @min_n: how many values a list has at least
 * @max_n: how many it has at most, and has room for
 * @counted: whether the number of values is the int at `n_offset`
 * @n_offset: where in the struct that is
 * @owned: whether the list is an array that is allocated, to which the struct points
 * @distinct: whether no two values of the list are alike
 * @nullable: whether a value may be `null`: a number or an id is then `nothing`; a
 *   struct, or what is inner, is not there where the int at its `mark_offset` is, and
 *   anything else stays as it was
 * @nothing: what an int is that stands for nothing
 * @or_null: whether the member may be `null` as if it was left out
 * @mark_offset: where in the struct its mark is, an int
 * @mark: the bit of it that is set; 0 for any
 * @rival: (nullable): the name of a member that cannot stand beside it
 * @clash: (nullable): a sentence for translation: what is said where it does, or where
 *   `TABLE_UNLESS` allows no member
 * @by_chance: whether it is drawn or rolled
 * @in_books: whether it is what somebody counted, which takes the place of what the game knows, where its mark is set, a
 *   count: a number, numbers, what is there, or seats; a flag says that the player of the event has it
 * @books: where in the state of the game that is, of the first player
 * @books_size: how far from there that of the next player is; 0 for what is nobody’s
 * @find_books: (nullable): tells how many the game knows that a player has, in place of `books`
 * @check: (nullable): looks at what was read, and may mend it: what is asked of a
 *   member besides
 * @title: (nullable): what people call it where it is filled in, for translation; its name
 *   serves where there is none
 * @one: (nullable): of a list, what people call one of several, before its number; @title serves where there is none
 * @hint: (nullable): what it means, in a sentence for translation; of a text that must say something, what is missing without
 *   it
 * @find_most: (nullable): of a bundle that a player hands over, tells how many of a kind there are of which everybody
 *   knows, which people touch; 0 is for those who look for more, and -1 says that there may be any number. Of a number by
 *   seat, tells how many of it somebody has, as everybody knows: so many are filled in at first, as far as there may be,
 *   and @hint says what that is
 * @offers: (array) (nullable): of a whole number, those that are offered; any other can be filled
 *   in, too
 * @is_set: of a list of ids of any length, whether each of them is there at most once, so that people touch those that
 *   are; what says otherwise is nothing wrong of form
 * @has_all: of a struct by seat, whether what is the same of all players is said once, and what is one’s alone is covered
 *   where it was entered before
 * @is_secret: of what is counted, whether nobody else may see how much a player has of it
 * @is_shared: of an event that names a player, whether it is nobody’s own
 * @stretches: (array) (nullable): of a list with each of `ids` once, of an even number from 8 on, that it is a ring: what
 *   may be turned round on it
 * @asked_in: in which trackings people are asked for it, though it may be said in others: bit n
 *   for tracking n; 0 for all
 * @get_name: (nullable): what people call one of `ids` or, without these, of `keys` or of several numbers that are typed, by
 *   the number that it has in the program; its id serves where there is none
 * @sign: (nullable): as what kind of sign each of `ids`, or what there is one of, is drawn on a board; of a number that is
 *   typed, of what its `ids` are, or of what is chosen before it
 * @letters: (nullable): by which keys each of `ids`, or a flag, is filled in: a small letter each, for translation in the
 *   context “keys”
 * @typing: (nullable): how it is typed; a card of which nothing is typed so is filled in row by row
 * @is_asked: (nullable): of what an event says of each player: whether people are asked for it,
 *   given what else the event says. They are asked for it after all else, and it may be left out
 *
 * What a document calls some part of a struct, and what may stand there. Members that
 * are left out of a table are zero and mean nothing.
 */
typedef struct _TableField TableField;

struct _TableField {
  const char *name;
  TableFieldKind kind;
  TableShape shape;
  TableNeed need;
  TableNeed (*find_need) (const TableTerms *terms,
                          const void       *holder);
  guint trackings;

  gsize offset;
  gsize size;
  const void *(*find) (const TableTerms *terms,
                       const void       *holder,
                       int              *n);

  int min;
  int max;
  const char *const *ids;
  int first;
  int usual;
  int (*find_usual) (const void *holder);
  const TableField *fields;

  const char *const *keys;
  int min_n;
  int max_n;
  gboolean counted;
  gsize n_offset;
  gboolean owned;
  gboolean distinct;

  gboolean nullable;
  int nothing;
  gboolean or_null;
  gsize mark_offset;
  int mark;
  const char *rival;
  const char *clash;
  gboolean by_chance;
  gboolean in_books;
  gsize books;
  gsize books_size;
  int (*find_books) (const TableTerms *terms,
                     int               seat,
                     int               which);

  gboolean (*check) (const DocPlace   *place,
                     const TableTerms *terms,
                     void             *holder,
                     GError          **error);

  const char *title;
  const char *one;
  const char *hint;
  int (*find_most) (const TableTerms *terms,
                    int               seat,
                    int               which);
  const TableOffer *offers;
  const TableStretch *stretches;
  gboolean is_set;
  gboolean has_all;
  gboolean is_secret;
  gboolean is_shared;
  guint asked_in;
  const char *(*get_name) (int which);
  const char *sign;
  const char *letters;
  const TableTyping *typing;
  gboolean (*is_asked) (const TableTerms *terms,
                        const void       *event,
                        int               seat);
};

/* How tables say where something is in a struct. */

/**
 * TABLE_AT:
 * @type: the struct
 * @member: a member of it
 *
 * Says where a value is.
 */
#define TABLE_AT(type, member) .offset = G_STRUCT_OFFSET (type, member), .size = sizeof ((type *) 0)->member

/**
 * TABLE_EACH:
 * @type: the struct
 * @member: an array in it
 *
 * Says where as many values are as the array has room for.
 */
#define TABLE_EACH(type, member)                                                               \
  .offset = G_STRUCT_OFFSET (type, member), .size = sizeof ((type *) 0)->member[0],            \
  .max_n = (int) G_N_ELEMENTS (((type *) 0)->member)

/**
 * TABLE_OWNED:
 * @type: the struct
 * @member: a pointer in it to the first value
 *
 * Says where the values are that the struct owns.
 */
#define TABLE_OWNED(type, member) \
  .offset = G_STRUCT_OFFSET (type, member), .size = sizeof *((type *) 0)->member, .owned = TRUE, .max_n = G_MAXINT

/**
 * TABLE_COUNTED:
 * @type: the struct
 * @member: an int in it
 *
 * Says where it stands how many values there are.
 */
#define TABLE_COUNTED(type, member) .counted = TRUE, .n_offset = G_STRUCT_OFFSET (type, member)

/**
 * TABLE_MARK:
 * @type: the struct
 * @member: an int in it
 * @bit: the bit that is set, or 0 for any
 *
 * Says what tells whether something is there.
 */
#define TABLE_MARK(type, member, bit) .mark_offset = G_STRUCT_OFFSET (type, member), .mark = (bit)

/**
 * TABLE_COUNTS:
 * @type: the struct of the state
 * @players: an array in it, by seat
 * @member: a number in that, or several
 *
 * Says of which numbers of a player a field is a count, or of what is there.
 */
#define TABLE_COUNTS(type, players, member) \
  .in_books = TRUE, .books = G_STRUCT_OFFSET (type, players[0].member), .books_size = sizeof ((type *) 0)->players[0]

/**
 * TABLE_COUNTS_BOARD:
 * @type: the struct of the state
 * @member: a number or a seat in it, or several
 *
 * Says of which numbers that are nobody’s, or of whose, a field is a count.
 */
#define TABLE_COUNTS_BOARD(type, member) .in_books = TRUE, .books = G_STRUCT_OFFSET (type, member)

/**
 * TABLE_NOTE:
 * @type: the struct of an event
 * @member: a char * in it
 *
 * The field of a note, which every game takes: what somebody wrote.
 */
#define TABLE_NOTE(type, member) { "text", TABLE_TEXT, TABLE_AT (type, member), .max = TABLE_MAX_TEXT }

/**
 * TABLE_NEEDS:
 * @name: a function for `find_need` of a field
 *
 * Begins a function that tells whether a field is needed.
 */
#define TABLE_NEEDS(name) TableNeed name (const TableTerms *terms, const void *holder)

/**
 * TABLE_CHECKS:
 * @name: a function for `check` of a field
 *
 * Begins a function that looks whether what was read is right.
 */
#define TABLE_CHECKS(name) gboolean name (const DocPlace *place, const TableTerms *terms, void *holder, GError **error)

/**
 * TABLE_END:
 *
 * Ends a table of fields.
 */
#define TABLE_END { .name = NULL }

gboolean table_fields_read  (const TableField *fields,
                             const DocPlace   *place,
                             const TableTerms *terms,
                             void             *holder,
                             GError          **error);
void     table_fields_build (const TableField *fields,
                             const TableTerms *terms,
                             const void       *holder,
                             JsonBuilder      *builder);
JsonNode *table_fields_print (const TableField *fields,
                              const TableTerms *terms,
                              const void       *holder);
void     table_fields_describe (const TableField *fields,
                                const TableTerms *terms,
                                JsonBuilder      *builder);
void     table_fields_own   (const TableField *fields,
                             void             *holder);
void     table_fields_clear (const TableField *fields,
                             void             *holder);
gboolean table_fields_equal (const TableField *fields,
                             const TableTerms *terms,
                             const void       *holder,
                             const void       *other);
gunichar table_field_find_letter (const TableField *field,
                                  int               which);

/* Events */

/**
 * TableEvent:
 * @type: what happened, by the game's own numbers
 * @player: the seat that acted, or is spoken of, or `TABLE_NOBODY`
 *
 * How an event of any game begins.
 */
typedef struct {
  int type;
  int player;
} TableEvent;

/**
 * TABLE_EVENT_PLAYER:
 *
 * What documents call the player whom an event names.
 */
#define TABLE_EVENT_PLAYER "player"

/**
 * TableEventFlags:
 * @TABLE_EVENT_NAMES_PLAYER: it names a player
 * @TABLE_EVENT_MAY_NAME_PLAYER: it may name a player
 * @TABLE_EVENT_IN_TURN: it is the act of who has the turn, and names that player
 * @TABLE_EVENT_ASIDE: it may come at any step, and nothing waits for it
 * @TABLE_EVENT_UNSEEN: what it brings was taken unseen and is kept secret
 * @TABLE_EVENT_DRAWN: it tells what was drawn from a bag, by the table or here
 * @TABLE_EVENT_ROLLED: it tells what was rolled, by the table or here
 * @TABLE_EVENT_APART: what is entered with it, by one touch, is undone before it, and not with it
 * @TABLE_EVENT_PAYS: it is what its player pays for something else that is entered
 * @TABLE_EVENT_PROMISES: its text, if it has any, is what its player promises
 *
 * What a table has to know of events of a type.
 */
typedef enum {
  TABLE_EVENT_NAMES_PLAYER = 1 << 0,
  TABLE_EVENT_MAY_NAME_PLAYER = 1 << 1,
  TABLE_EVENT_IN_TURN = 1 << 2 | TABLE_EVENT_NAMES_PLAYER,
  TABLE_EVENT_ASIDE = 1 << 3,
  TABLE_EVENT_UNSEEN = 1 << 4,
  TABLE_EVENT_DRAWN = 1 << 5,
  TABLE_EVENT_ROLLED = 1 << 6,
  TABLE_EVENT_APART = 1 << 7,
  TABLE_EVENT_PAYS = 1 << 8,
  TABLE_EVENT_PROMISES = 1 << 9,
} TableEventFlags;

/**
 * TableEventKind:
 * @fields: of what an event consists, besides its type and its player
 * @flags: what else is to be known of it
 * @check: (nullable): looks at an event that was read: what its form asks of several
 *   members
 * @title: (nullable): what people call it where one of several is chosen, for translation;
 *   its name serves where there is none
 * @button: (nullable): what the button says that enters it, for translation, if not that it does
 * @trackings: in which trackings there is such an event: bit n for tracking n; 0 for all
 * @steps: at which steps it can come: bit n for step n; 0 for all
 *
 * What is the same of all events of a type.
 */
typedef struct {
  const TableField *fields;
  TableEventFlags flags;
  gboolean (*check) (const DocPlace   *place,
                     const TableTerms *terms,
                     TableEvent       *event,
                     GError          **error);
  const char *title;
  const char *button;
  guint trackings;
  guint steps;
} TableEventKind;

/**
 * TableEvents:
 * @ids: (array zero-terminated=1): the name of each type, as documents have it
 * @kinds: (array): each type, in the order of `ids`
 * @size: the size of an event
 *
 * All events of a game.
 */
typedef struct {
  const char *const *ids;
  const TableEventKind *kinds;
  gsize size;
} TableEvents;

gboolean    table_event_read         (const TableEvents *events,
                                      const DocPlace    *place,
                                      const TableTerms  *terms,
                                      TableEvent        *event,
                                      GError           **error);
void        table_event_build        (const TableEvents *events,
                                      const TableEvent  *event,
                                      const TableTerms  *terms,
                                      JsonBuilder       *builder);
void        table_event_describe     (const TableEvents *events,
                                      int                type,
                                      const TableTerms  *terms,
                                      JsonBuilder       *builder);
TableEvent *table_event_new          (const TableEvents *events,
                                      int                type);
void        table_event_init         (const TableEvents *events,
                                      TableEvent        *event,
                                      int                type);
void        table_event_clear        (const TableEvents *events,
                                      TableEvent        *event);
TableEvent *table_event_copy         (const TableEvents *events,
                                      const TableEvent  *event);
void        table_event_free         (const TableEvents *events,
                                      TableEvent        *event);
void        table_event_free_all     (const TableEvents *events,
                                      GPtrArray         *list);
int         table_find_id            (const char *const *ids,
                                      const char        *id);
gboolean    table_event_has_turn     (const TableEvents *events,
                                      const TableEvent  *event);
const char *table_event_get_text     (const TableEvents *events,
                                      const TableEvent  *event);
void        table_event_set_text     (const TableEvents *events,
                                      TableEvent        *event,
                                      const char        *text);
void        table_event_list_texts   (const TableEvents *events,
                                      const TableEvent  *event,
                                      GPtrArray         *texts);
void        table_event_list_rolls   (const TableEvents *events,
                                      const TableEvent  *event,
                                      GArray            *rolls);
int         table_events_count_sides (const TableEvents *events);
gboolean    table_event_equal        (const TableEvents *events,
                                      const TableEvent  *event,
                                      const TableEvent  *other,
                                      const TableTerms  *terms);
gboolean    table_event_is_same_draw (const TableEvents *events,
                                      const TableEvent  *event,
                                      const TableEvent  *other,
                                      const TableTerms  *terms);
