/* colonia-move-words.c: what is moved by hand, and why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-words.h"

#include "colonia-terms.h"

#include <glib/gi18n.h>

static const TableSentence moves[] = {
  TABLE_TELL_IF (COLONIA_EFFECT_TAKEN_FROM_STREET, 'w', COLONIA_STREET_TUESDAY, "1",
                 /* Translators: members move from one place to another; %d is how many. Keep it short. */
                 N_("Tuesday street → city hall: %d")),
  TABLE_TELL_IF (COLONIA_EFFECT_TAKEN_FROM_STREET, 'w', COLONIA_STREET_WEDNESDAY, "1",
                 /* Translators: members move from one place to another; %d is how many. Keep it short. */
                 N_("Wednesday street → city hall: %d")),
  TABLE_TELL_IF (COLONIA_EFFECT_TAKEN_FROM_STREET, 'w', COLONIA_STREET_THURSDAY, "1",
                 /* Translators: members move from one place to another; %d is how many. Keep it short. */
                 N_("Thursday street → city hall: %d")),
  TABLE_TELL_IF (COLONIA_EFFECT_TAKEN_FROM_STREET, 'w', COLONIA_STREET_FRIDAY, "1",
                 /* Translators: members move from one place to another; %d is how many. Keep it short. */
                 N_("Friday street → city hall: %d")),
  /* Translators: members move from one place to another; %d is how many. Keep it short. */
  TABLE_TELL (COLONIA_EFFECT_SENT, "1", N_("Home → city hall: %d")),
  /* Translators: members move from one place to another; %d is how many. Keep it short. */
  TABLE_TELL_IF (COLONIA_EFFECT_COMES_HOME, 'w', COLONIA_STREET_TUESDAY, "1", N_("Tuesday street → home: %d")),
  /* Translators: members move from one place to another; %d is how many. Keep it short. */
  TABLE_TELL_IF (COLONIA_EFFECT_COMES_HOME, 'w', COLONIA_STREET_WEDNESDAY, "1", N_("Wednesday street → home: %d")),
  /* Translators: members move from one place to another; %d is how many. Keep it short. */
  TABLE_TELL_IF (COLONIA_EFFECT_COMES_HOME, 'w', COLONIA_STREET_THURSDAY, "1", N_("Thursday street → home: %d")),
  /* Translators: members move from one place to another; %d is how many. Keep it short. */
  TABLE_TELL_IF (COLONIA_EFFECT_COMES_HOME, 'w', COLONIA_STREET_FRIDAY, "1", N_("Friday street → home: %d")),
  TABLE_TELL_IF (COLONIA_EFFECT_MOVES_ONTO_STREET, 'w', COLONIA_STREET_TUESDAY, "1",
                 /* Translators: members move from one place to another; %d is how many. Keep it short. */
                 N_("City hall → Tuesday street: %d")),
  TABLE_TELL_IF (COLONIA_EFFECT_MOVES_ONTO_STREET, 'w', COLONIA_STREET_WEDNESDAY, "1",
                 /* Translators: members move from one place to another; %d is how many. Keep it short. */
                 N_("Booths → Wednesday street: %d")),
  TABLE_TELL_IF (COLONIA_EFFECT_MOVES_ONTO_STREET, 'w', COLONIA_STREET_THURSDAY, "1",
                 /* Translators: members move from contracts that were fulfilled; %d is how many. Keep it short. */
                 N_("Contracts → Thursday street: %d")),
  { COLONIA_EFFECT_MOVES_ONTO_STREET, { { 'w', COLONIA_STREET_FRIDAY }, { 'r', COLONIA_RULE_EDICT_4 } }, "1",
    /* Translators: members wait ashore if their ship has left before Saturday; %d is how many. Keep it short. */
    N_("Ashore → Friday street: %d") },
  /* Translators: members move from one place to another; %d is how many. Keep it short. */
  TABLE_TELL_IF (COLONIA_EFFECT_MOVES_ONTO_STREET, 'w', COLONIA_STREET_FRIDAY, "1", N_("Ships → Friday street: %d")),
  /* Translators: members of ships that have left wait ashore; %d is how many. Keep it short. */
  TABLE_TELL (COLONIA_EFFECT_GOES_ASHORE, "1", N_("Ships → ashore: %d")),
  /* Translators: a member moves from a relic card that was safeguarded; %d is how many. Keep it short. */
  TABLE_TELL (COLONIA_EFFECT_SAFEGUARD_HOME, "1", N_("Relic card → home: %d")),
  /* Translators: a contract moves up; %s is a craftsman, at the beginning of a line, the first %d the space, the second how many members. Keep it short. */
  TABLE_TELL (COLONIA_EFFECT_WAITS, "H41", N_("%s → space %d: %d")),
  TABLE_TELL_END,
};

/* Tells what one player moves by hand, on one short line without the name of the player. */
char *
colonia_words_move (const ColoniaEffect *effect)
{
  return table_sentence_tell (moves, NULL, effect, colonia_term_of);
}

static const TableSentence reasons[] = {
  TABLE_TELL_IF (COLONIA_EFFECT_PAID, '2', COLONIA_MAX_HOLDS, "TBM",
                 /* Translators: why somebody is paid; %s are a city, the number of a berth, and an amount of money, e.g. “2 Gulden”. */
                 N_("The extra hold of the ship for %s, which left berth %s, is worth %s.")),
  /* Translators: why somebody is paid; %d is the number of a hold, %s are a city, the number of a berth, and an amount of money, e.g. “9 Gulden”. */
  TABLE_TELL (COLONIA_EFFECT_PAID, "4TBM", N_("Hold %d of the ship for %s, which left berth %s, is worth %s.")),
  TABLE_TELL_IF (COLONIA_EFFECT_GETS_GOODS, 'r', COLONIA_RULE_EDICT_3, NULL,
                 N_("The die showed a 6, with which a good may be chosen.")),
  /* Translators: why somebody is given a good; %s is a craftsman. */
  TABLE_TELL (COLONIA_EFFECT_GETS_GOODS, "C", N_("The die showed the %s.")),
  TABLE_TELL (COLONIA_EFFECT_GETS_MONEY, NULL, N_("The council has let everybody change money at the bank.")),
  TABLE_TELL (COLONIA_EFFECT_PAYS_MONEY, NULL, N_("The council has let everybody change money at the bank.")),
  TABLE_TELL (COLONIA_EFFECT_TAKEN_FROM_STREET, NULL, N_("There were too few members at home for the card.")),
  TABLE_TELL (COLONIA_EFFECT_SENT, NULL, N_("As many go to the city hall as the card says.")),
  TABLE_TELL_IF (COLONIA_EFFECT_COMES_HOME, 'r', COLONIA_RULE_VOTE_2, NULL,
                 N_("The council has accepted that they come home early.")),
  TABLE_TELL (COLONIA_EFFECT_COMES_HOME, NULL, N_("Whoever went onto a street last week comes home now.")),
  TABLE_TELL (COLONIA_EFFECT_MOVES_ONTO_STREET, NULL,
              N_("Whoever was sent out this week waits on the street until next week.")),
  TABLE_TELL (COLONIA_EFFECT_GOES_ASHORE, NULL,
              N_("Their ship left before Saturday: they wait until those of last week have come home.")),
  TABLE_TELL (COLONIA_EFFECT_SAFEGUARD_HOME, NULL, N_("The card that was safeguarded has been bought.")),
  TABLE_TELL (COLONIA_EFFECT_WAITS, NULL, N_("Contracts above were fulfilled, and the others move up.")),
  TABLE_TELL_END,
};

/* What is told, and from which berth the last ship left before it. */
typedef struct {
  ColoniaEffect about;
  int berth;
} Told;

static char *
get_reason_term (char                 letter,
                 const ColoniaEffect *about)
{
  const Told *told = (const void *) about;

  return letter == 'B' ? g_strdup (colonia_term_berth (told->berth)) : colonia_term_of (letter, about);
}

/* Tells why that happened, unless a good was made, which colonia_words_made() tells with its
 * bar, in one sentence without the name of the player and without the id of the rule. */
char *
colonia_words_reason (const ColoniaEffect *effect,
                      int                  berth)
{
  return table_sentence_tell (reasons, NULL, &((const Told) { *effect, berth }).about, get_reason_term);
}

static gboolean
is_usual_money (const ColoniaBundle *money)
{
  for (int city = 0; city < COLONIA_N_CITIES; city++)
    if (money->n[city] != COLONIA_START_MONEY)
      return FALSE;

  return TRUE;
}

/* Tells what a player takes when a game starts (SET-2, SET-3), on short lines. What everybody
 * takes is no secret, but which resources and goods were drawn: who may draw four others would
 * have what the game does not know of. Where somebody takes something else, not even how much is
 * told. */
char **
colonia_words_start (const ColoniaSetup *setup,
                     int                 seat,
                     TableColor          color)
{
  const ColoniaBelongings *own = &setup->start[seat];
  const gboolean has_money = is_usual_money (&own->money);
  const gboolean has_resources = colonia_bundle_get_total (&own->resources) == COLONIA_START_RESOURCES;
  const gboolean has_goods = colonia_bundle_get_total (&own->goods) == COLONIA_START_GOODS;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *members = colonia_term_members (color, setup->family_members);
  /* Translators: how much money a player starts with; %d is an amount, and there are four currencies. */
  g_autofree char *money = g_strdup_printf (_("%d of each currency"), COLONIA_START_MONEY);
  g_autofree char *resources = g_strdup_printf (ngettext ("%d resource", "%d resources", COLONIA_START_RESOURCES),
                                                COLONIA_START_RESOURCES);
  g_autofree char *goods = g_strdup_printf (ngettext ("%d good", "%d goods", COLONIA_START_GOODS), COLONIA_START_GOODS);

  g_strv_builder_add (builder, members);
  if (has_money)
    g_strv_builder_add (builder, money);
  if (has_resources)
    g_strv_builder_add (builder, resources);
  if (has_goods)
    g_strv_builder_add (builder, goods);
  g_strv_builder_add (builder, has_money && has_resources && has_goods
                                 /* Translators: below a list of how many things a player takes; the eye is the button *Lift the Cover*. */
                                 ? _("The eye shows which.")
                                 /* Translators: below a list of what a player takes; the eye is the button *Lift the Cover*. */
                                 : _("The eye shows what else."));

  return g_strv_builder_end (builder);
}

/* Tells what every player takes when a game starts of which only the essentials are tracked. */
char *
colonia_words_start_at_table (const ColoniaSetup *setup)
{
  /* Translators: %d is how many members each family has. */
  return g_strdup_printf (ngettext ("At the table, every family takes %d member, and the money, resources and goods that you start with.",
                                    "At the table, every family takes %d members, and the money, resources and goods that you start with.",
                                    (gulong) setup->family_members),
                          setup->family_members);
}
