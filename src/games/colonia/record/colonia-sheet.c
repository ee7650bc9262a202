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

/* What is said in English, French and Dutch, and what else is understood. */
static const char *const city_words[COLONIA_N_CITIES + 1] = {
  "London|London|London|Londres|Londen",
  "Nowgorod|Nowgorod|Nowgorod|Novgorod",
  "Bergen|Bergen|Bergen",
  "Brügge|Brügge|Brügge|Bruges|Brugge|Bruegge",
};

static const char *const good_words[COLONIA_N_GOODS + 1] = {
  "saddle|selle|zadel|saddles|selles|zadels",
  "cartwheel|roue de charrette|wagenwiel|cartwheels|roues de charrette|wagenwielen|wheel|wheels|roue|roues|wiel|wielen",
  "painting|tableau|schilderij|paintings|tableaux|schilderijen",
  "clothing|vêtement|kleding|clothes|vêtements|kleren",
  "footwear|chaussures|schoenen|shoe|shoes|chaussure|schoen",
};

static const char *const day_words[] = {
  "Wednesday|mercredi|woensdag|Wed|mer|wo",
  "Thursday|jeudi|donderdag|Thu|jeu|do",
  "Friday|vendredi|vrijdag|Fri|ven|vr",
  "Saturday|samedi|zaterdag|Sat|sam|za",
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
  { "kind|sorte|soort|type|genre", 0, OF_ALL, "$.type" },
  { "city|ville|stad", 0, OF_SHIPS | OF_RELICS | OF_SHRINES, "$.city", .cell = CARD_WORD, .of = &cities },
  { "cost|coût|kosten|costs|price|prix|prijs", 0, OF_RELICS | OF_SHRINES, "$.cost", .tells = OF_RELICS },
  { "points|points|punten|vp|pv|pnt", 0, OF_RELICS, "$.points" },
  { "hold|soute|laadruim|cargo hold|ruim", COLONIA_MAX_HOLDS, OF_SHIPS, "$.holds[%d].goods", .cell = CARD_BUNDLE, .of = &goods, .least = 1 },
  { "pays|paie|betaalt", COLONIA_MAX_HOLDS, OF_SHIPS, "$.holds[%d].pays", .least = 1 },
  { "booth|stand|kraam|marktkraam", COLONIA_MAX_BOOTHS, OF_WEEKS, "$.booths[%d]" },
  { "saddler|bourrelier|zadelmaker", 0, OF_WEEKS, "$.contracts[0]" },
  { "wainwright|charron|wagenmaker", 0, OF_WEEKS, "$.contracts[1]" },
  { "painter|peintre|schilder|kunstenaar", 0, OF_WEEKS, "$.contracts[2]" },
  { "tailor|tailleur|kleermaker", 0, OF_WEEKS, "$.contracts[3]" },
  { "shoemaker|cordonnier|schoenmaker", 0, OF_WEEKS, "$.contracts[4]" },
  { "dice|lancers|worpen|rolls|dés|dobbelsteen", 0, OF_WEEKS, "$.dice" },
  { "ships|bateaux|schepen", 0, OF_WEEKS, "$.ships" },
  { "day|jour|dag", 0, OF_EDICTS, "$.day", .cell = CARD_WORD, .of = &days },
  { "text|texte|tekst", 0, OF_EDICTS, "$.text", .cell = CARD_TEXT },
  { "count|exemplaires|aantal|copies|exemplaren", 0, OF_ALL, "$.count" },
  { NULL },
};

static const CardRowKind rows[] = {
  [ROW_SHIP] = { "ship|bateau|schip", COLONIA_PRINTED_SHIP, "{\"type\": \"ship\"}", "$.holds[%d].goods" },
  [ROW_RELIC] = { "relic|relique|relikwie", COLONIA_PRINTED_RELIC, "{\"type\": \"relic\"}", "$.points" },
  [ROW_SHRINE] = { "shrine|reliquaire|schrijn", COLONIA_PRINTED_RELIC, "{\"type\": \"relic\", \"shrine\": true}" },
  [ROW_WEEK] = { "week card|carte semaine|weekkaart|week|semaine", COLONIA_PRINTED_WEEK },
  [ROW_EDICT] = { "edict|décret|decreet|raadsdecreet|stadsdecreet", COLONIA_PRINTED_EDICT },
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
