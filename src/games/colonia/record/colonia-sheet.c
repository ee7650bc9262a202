/* colonia-sheet.c: the cards of Colonia as a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-sheet.h"

#include "colonia-events.h"

#include <glib/gi18n.h>

/* What a row may be. A shrine is a relic card without points. */
typedef enum {
  ROW_SHIP,
  ROW_RELIC,
  ROW_SHRINE,
  ROW_WEEK,
  ROW_EDICT,
  N_ROW_KINDS
} RowKind;

/* Translators: here and below are words of a spreadsheet. The first is written, and all are understood; “|” stands
 * between them. */
static const char *const city_words[COLONIA_N_CITIES + 1] = {
  NC_ ("word of a table", "London"),
  NC_ ("word of a table", "Nowgorod|Novgorod"),
  NC_ ("word of a table", "Bergen"),
  NC_ ("word of a table", "Brügge|Bruges|Bruegge"),
};

static const char *const good_words[COLONIA_N_GOODS + 1] = {
  NC_ ("word of a table", "saddle|saddles"),
  NC_ ("word of a table", "cartwheel|cartwheels|wheel|wheels"),
  NC_ ("word of a table", "painting|paintings"),
  NC_ ("word of a table", "clothing|clothes"),
  NC_ ("word of a table", "footwear|shoe|shoes"),
};

static const char *const day_words[] = {
  NC_ ("word of a table", "Wednesday|Wed"),
  NC_ ("word of a table", "Thursday|Thu"),
  NC_ ("word of a table", "Friday|Fri"),
  NC_ ("word of a table", "Saturday|Sat"),
  NULL,
};

static const CardWords cities = { colonia_city_ids, city_words };
static const CardWords goods = { colonia_good_ids, good_words };
static const CardWords days = { colonia_voting_day_ids, day_words };

typedef enum {
  OF_SHIPS = 1 << ROW_SHIP,
  OF_RELICS = 1 << ROW_RELIC,
  OF_SHRINES = 1 << ROW_SHRINE,
  OF_WEEKS = 1 << ROW_WEEK,
  OF_EDICTS = 1 << ROW_EDICT,
  OF_ALL = OF_SHIPS | OF_RELICS | OF_SHRINES | OF_WEEKS | OF_EDICTS,
} RowKinds;

static const CardColumn columns[] = {
  { NC_ ("word of a table", "kind|type"), 0, OF_ALL, "$.type" },
  { NC_ ("word of a table", "city"), 0, OF_SHIPS | OF_RELICS | OF_SHRINES, "$.city", .cell = CARD_WORD, .of = &cities },
  { NC_ ("word of a table", "cost|costs|price"), 0, OF_RELICS | OF_SHRINES, "$.cost", .tells = OF_RELICS },
  { NC_ ("word of a table", "points|vp"), 0, OF_RELICS, "$.points" },
  { NC_ ("word of a table", "hold|cargo hold"), COLONIA_MAX_HOLDS, OF_SHIPS, "$.holds[%d].goods",
    .cell = CARD_BUNDLE, .of = &goods, .least = 1 },
  { NC_ ("word of a table", "pays"), COLONIA_MAX_HOLDS, OF_SHIPS, "$.holds[%d].pays", .least = 1 },
  { NC_ ("word of a table", "booth"), COLONIA_MAX_BOOTHS, OF_WEEKS, "$.booths[%d]" },
  { NC_ ("word of a table", "saddler"), 0, OF_WEEKS, "$.contracts[0]" },
  { NC_ ("word of a table", "wainwright"), 0, OF_WEEKS, "$.contracts[1]" },
  { NC_ ("word of a table", "painter"), 0, OF_WEEKS, "$.contracts[2]" },
  { NC_ ("word of a table", "tailor"), 0, OF_WEEKS, "$.contracts[3]" },
  { NC_ ("word of a table", "shoemaker"), 0, OF_WEEKS, "$.contracts[4]" },
  { NC_ ("word of a table", "dice|rolls"), 0, OF_WEEKS, "$.dice" },
  { NC_ ("word of a table", "ships"), 0, OF_WEEKS, "$.ships" },
  { NC_ ("word of a table", "day"), 0, OF_EDICTS, "$.day", .cell = CARD_WORD, .of = &days },
  { NC_ ("word of a table", "text"), 0, OF_EDICTS, "$.text", .cell = CARD_TEXT },
  { NC_ ("word of a table", "count|copies"), 0, OF_ALL, "$.count" },
  { NULL },
};

static const CardRowKind rows[] = {
  [ROW_SHIP] = { NC_ ("word of a table", "ship"), COLONIA_PRINTED_SHIP, "{\"type\": \"ship\"}", "$.holds[%d].goods" },
  [ROW_RELIC] = { NC_ ("word of a table", "relic"), COLONIA_PRINTED_RELIC, "{\"type\": \"relic\"}", "$.points" },
  [ROW_SHRINE] = { NC_ ("word of a table", "shrine"), COLONIA_PRINTED_RELIC, "{\"type\": \"relic\", \"shrine\": true}" },
  [ROW_WEEK] = { NC_ ("word of a table", "week card|week"), COLONIA_PRINTED_WEEK },
  [ROW_EDICT] = { NC_ ("word of a table", "edict"), COLONIA_PRINTED_EDICT },
  [N_ROW_KINDS] = { NULL },
};

static const char *const examples[COLONIA_N_PRINTED] = {
  [COLONIA_PRINTED_SHIP] = "kind,city,hold 1,pays 1,hold 2,pays 2\nship,Bergen,2 saddle,5,painting + footwear,8",
  [COLONIA_PRINTED_RELIC] = "kind,city,cost,points\nrelic,London,6,3\nshrine,Bergen,4,",
  [COLONIA_PRINTED_WEEK] = "kind,booth 1,booth 2,booth 3,saddler,wainwright,painter,tailor,shoemaker,dice,ships\n"
                           "week card,4,3,5,1,0,2,1,1,4,2",
  [COLONIA_PRINTED_EDICT] = "kind,day,text\nedict,Friday,\"Alms, for all\"",
};

/* Whether a relic can be as somebody has read it (SET-9). */
static char *
find_fault (const TablePrinted *card)
{
  const ColoniaEvent *event = &COLONIA_PRINTED (card)->event;

  return card->kind == COLONIA_PRINTED_RELIC && !event->relic.shrine
             && colonia_relic_judge_points (event->relic.points) == COLONIA_WORTH_NOTHING
           ? g_strdup (_("A relic has at least 1 point. Look at the card again.")) : NULL;
}

const TableSheet colonia_sheet = {
  .rows = rows, .columns = columns, .shown = COLONIA_PRINTED_RELIC, .examples = examples, .find_fault = find_fault,
};
