/* table-collection.c: the cards that a table has entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-collection.h"

#include "doc-build.h"
#include "doc-file.h"
#include "doc-parse.h"
#include "doc-write.h"

#include <glib/gi18n.h>

#define VERSION_WRITTEN 1

#define MAX_PEOPLE 40
#define MAX_NAME_LENGTH 40
#define MAX_LANGUAGE_LENGTH 35

/* More than the largest collection fills. */
#define MAX_BYTES (4 * 1024 * 1024)

struct _TableCollection {
  const TableGame *game;
  GPtrArray *cards[TABLE_MAX_CARD_KINDS]; /* (element-type TablePrinted): in the order learned, no two alike */
  GPtrArray *people; /* (element-type TablePerson): who played last comes first */
};

G_DEFINE_QUARK (table-collection-error-quark, table_collection_error)

static gboolean
has_kind (const TableCollection *collection,
          int                    kind)
{
  return kind < table_printed_count_kinds (collection->game);
}

/* What a document says that it is: each game has a collection of its own. */
static char *
make_format (const TableCollection *collection)
{
  return g_strconcat (collection->game->id, "-collection", NULL);
}

/* People */

static void
free_person (TablePerson *person)
{
  g_free (person->name);
  g_free (person->language);
  g_free (person);
}

static gpointer
copy_person (gconstpointer person,
             gpointer      data)
{
  TablePerson *copy = g_memdup2 (person, sizeof *copy);

  copy->name = g_strdup (copy->name);
  copy->language = g_strdup (copy->language);

  return copy;
}

static gboolean
is_fit (const char *text,
        glong       max_length)
{
  glong length = g_utf8_strlen (text, -1);

  return length > 0 && length <= max_length;
}

static gboolean
is_same_person (const TablePerson *person,
                const TablePerson *other)
{
  return g_str_equal (person->name, other->name)
         && person->color == other->color
         && g_strcmp0 (person->language, other->language) == 0;
}

static gboolean
find_name (const TableCollection *collection,
           const char            *name,
           guint                 *index)
{
  for (*index = 0; *index < collection->people->len; (*index)++)
    if (g_str_equal (((const TablePerson *) g_ptr_array_index (collection->people, *index))->name, name))
      return TRUE;

  return FALSE;
}

/* Adds a person behind the others, unless there is one of this name. */
static void
add_person (TableCollection   *collection,
            const TablePerson *person)
{
  guint index;

  if (!find_name (collection, person->name, &index) && collection->people->len < MAX_PEOPLE)
    g_ptr_array_add (collection->people, copy_person (person, NULL));
}

/**
 * table_collection_remember_person:
 * @collection: a collection
 * @person: somebody who plays
 *
 * Remembers who played, with the colour and language chosen last. The forty
 * who played last are kept. A name without letters is not worth remembering.
 *
 * Returns: `TRUE` if the collection has changed
 */
gboolean
table_collection_remember_person (TableCollection   *collection,
                                  const TablePerson *person)
{
  g_autofree char *name = NULL;
  TablePerson known;
  guint index;

  g_return_val_if_fail (collection != NULL, FALSE);
  g_return_val_if_fail (person != NULL && person->name != NULL, FALSE);

  name = g_strstrip (g_strdup (person->name));
  if (!is_fit (name, MAX_NAME_LENGTH))
    return FALSE;

  known = (TablePerson) { .name = name, .color = person->color };
  if (person->language != NULL && is_fit (person->language, MAX_LANGUAGE_LENGTH))
    known.language = person->language;

  if (find_name (collection, name, &index))
    {
      if (index == 0 && is_same_person (g_ptr_array_index (collection->people, 0), &known))
        return FALSE;
      g_ptr_array_remove_index (collection->people, index);
    }

  g_ptr_array_insert (collection->people, 0, copy_person (&known, NULL));
  if (collection->people->len > MAX_PEOPLE)
    g_ptr_array_set_size (collection->people, MAX_PEOPLE);

  return TRUE;
}

/**
 * table_collection_list_people:
 * @collection: a collection
 *
 * Lists who has played, at most forty.
 *
 * Returns: (transfer full) (element-type TablePerson): copies of the people,
 *   who played last first
 */
GPtrArray *
table_collection_list_people (const TableCollection *collection)
{
  g_return_val_if_fail (collection != NULL, NULL);

  return g_ptr_array_copy (collection->people, copy_person, NULL);
}

/* Learning */

static gpointer
copy_card (gconstpointer card,
           gpointer      data)
{
  return table_printed_copy (card);
}

static TablePrinted *
find_card (GPtrArray          *cards,
           const TablePrinted *card)
{
  guint i;

  return g_ptr_array_find_with_equal_func (cards, card, (GEqualFunc) table_printed_is_equal, &i) ? cards->pdata[i] : NULL;
}

/* Puts what is known as a whole in the place of what was known in part. */
static gboolean
complete_card (GPtrArray          *cards,
               guint               place,
               const TablePrinted *card)
{
  TablePrinted *known = cards->pdata[place];

  if (table_printed_is_partial (card))
    return FALSE;

  cards->pdata[place] = table_printed_copy (card);
  ((TablePrinted *) cards->pdata[place])->count = known->count;
  table_printed_free (known);

  return TRUE;
}

/* How many of a kind are remembered as they are used, or 0 if all are. */
static int
get_most_used (const TableCollection *collection,
               int                    kind)
{
  return collection->game->cards->kinds[kind].most;
}

static guint
count_room (const TableCollection *collection,
            int                    kind)
{
  int most = get_most_used (collection, kind);

  return most > 0 ? (guint) most : TABLE_COLLECTION_MAX_CARDS;
}

/* Cards are added one by one, or more are known to be equal, or more is known
 * of one. */
static gboolean
learn_card (TableCollection    *collection,
            const TablePrinted *card)
{
  GPtrArray *cards = collection->cards[card->kind];
  TablePrinted *known = find_card (cards, card);
  guint place;

  if (known != NULL)
    {
      gboolean more = card->count > known->count;

      known->count = MAX (known->count, card->count);
      return more;
    }

  if (g_ptr_array_find_with_equal_func (cards, card, (GEqualFunc) table_printed_may_equal, &place))
    return complete_card (cards, place, card);

  if (cards->len == count_room (collection, card->kind))
    return FALSE;

  g_ptr_array_add (cards, table_printed_copy (card));

  return TRUE;
}

/**
 * table_collection_add:
 * @collection: a collection
 * @card: a card
 *
 * Adds a card as somebody has read it. What is known already is not added twice:
 * the larger number of equal ones holds, and what was known in part is completed. There is
 * room for `TABLE_COLLECTION_MAX_CARDS` of a kind; where few are remembered, what was used last comes first.
 *
 * Returns: `TRUE` if the collection has changed
 */
gboolean
table_collection_add (TableCollection    *collection,
                      const TablePrinted *card)
{
  GPtrArray *cards;
  guint place;

  g_return_val_if_fail (collection != NULL && card != NULL, FALSE);

  cards = collection->cards[card->kind];
  if (get_most_used (collection, card->kind) == 0)
    return learn_card (collection, card);

  if (!g_ptr_array_find_with_equal_func (cards, card, (GEqualFunc) table_printed_is_equal, &place))
    {
      g_ptr_array_insert (cards, 0, table_printed_copy (card));
      g_ptr_array_set_size (cards, (int) MIN (cards->len, count_room (collection, card->kind)));
      return TRUE;
    }

  g_ptr_array_insert (cards, 0, g_ptr_array_steal_index (cards, place));

  return place > 0;
}

/* The first ones of a list in which what was used last comes first. */
static void
use_first_cards (TableCollection *collection,
                 const GPtrArray *cards,
                 guint            n)
{
  for (guint i = n; i > 0; i--)
    table_collection_add (collection, g_ptr_array_index (cards, i - 1));
}

static void
learn_cards (const GPtrArray *cards,
             gpointer         collection)
{
  for (guint i = 0; i < cards->len; i++)
    table_collection_add (collection, g_ptr_array_index (cards, i));
}

/**
 * table_collection_learn:
 * @collection: a collection
 * @event: a well-formed event of its game, be it in force or not
 *
 * Learns the cards that an event brings to light. Other events teach
 * nothing. What is known already is not learned twice, so that of equal cards
 * one is known: `table_collection_learn_record()` counts them.
 *
 * Returns: `TRUE` if anything was new
 */
gboolean
table_collection_learn (TableCollection  *collection,
                        const TableEvent *event)
{
  g_autoptr (GPtrArray) cards = NULL;
  gboolean learned = FALSE;

  g_return_val_if_fail (collection != NULL, FALSE);
  g_return_val_if_fail (event != NULL, FALSE);

  if (collection->game->cards == NULL)
    return FALSE;

  cards = table_printed_list_event (collection->game, event);
  for (guint i = 0; i < cards->len; i++)
    learned |= table_collection_add (collection, g_ptr_array_index (cards, i));

  return learned;
}

/**
 * table_collection_learn_record:
 * @collection: a collection
 * @record: a game
 *
 * Learns what was agreed of the table's own copy, and the cards of all events in force. Cards that were out at the same
 * time are different pieces even where they say the same, and so it is known
 * how many there are. Called again as the game goes on it learns what has come; events
 * that were undone before teach nothing, which spares the collection mistakes
 * that were noticed. A record of another game teaches nothing.
 *
 * Returns: `TRUE` if anything was new
 */
gboolean
table_collection_learn_record (TableCollection   *collection,
                               const TableRecord *record)
{
  g_autoptr (TableCollection) before = NULL;
  g_autoptr (GPtrArray) agreed = NULL;

  g_return_val_if_fail (collection != NULL, FALSE);
  g_return_val_if_fail (record != NULL, FALSE);

  if (table_record_get_game (record) != collection->game || collection->game->cards == NULL)
    return FALSE;

  before = table_collection_copy (collection);
  agreed = table_printed_list_setup (collection->game, table_record_get_setup (record));
  learn_cards (agreed, collection);

  if (collection->game->cards->watch != NULL)
    collection->game->cards->watch (record, learn_cards, collection);
  else
    for (guint i = 0; i < table_record_get_cursor (record); i++)
      table_collection_learn (collection, table_record_get_event (record, i));

  /* Where one was used after another, each came first for a moment. */
  return !table_collection_equal (before, collection);
}

/**
 * table_collection_learn_taught:
 * @collection: a collection
 * @taught: what a game has taught another one that knew nothing before
 *
 * Learns as table_collection_learn_record() does of that game.
 *
 * Returns: `TRUE` if anything was new
 */
gboolean
table_collection_learn_taught (TableCollection       *collection,
                               const TableCollection *taught)
{
  g_autoptr (TableCollection) before = NULL;

  g_return_val_if_fail (collection != NULL, FALSE);
  g_return_val_if_fail (taught != NULL, FALSE);

  before = table_collection_copy (collection);
  for (int kind = 0; has_kind (collection, kind); kind++)
    if (get_most_used (collection, kind) > 0)
      use_first_cards (collection, taught->cards[kind], taught->cards[kind]->len);
    else
      learn_cards (taught->cards[kind], collection);

  return !table_collection_equal (before, collection);
}

/* Offering */

static gboolean
take_one (GPtrArray     *offered,
          const TablePrinted *card,
          gboolean     (*fits) (const TablePrinted *, const TablePrinted *))
{
  for (guint i = 0; i < offered->len; i++)
    {
      TablePrinted *other = g_ptr_array_index (offered, i);

      if (other->count > 0 && fits (other, card))
        {
          other->count--;
          return TRUE;
        }
    }

  return FALSE;
}

/* Takes away the cards that are out: so many as are, and for those that are known in part
 * some that may be them. */
static void
take_dealt (GPtrArray       *offered,
            const GPtrArray *out)
{
  for (guint i = 0; i < out->len; i++)
    {
      const TablePrinted *card = g_ptr_array_index (out, i);

      for (int n = 0; n < card->count; n++)
        if (!take_one (offered, card, table_printed_is_equal))
          take_one (offered, card, table_printed_may_equal);
    }
}

static int
compare_cards (gconstpointer a,
               gconstpointer b)
{
  return table_printed_compare (*(const TablePrinted *const *) a, *(const TablePrinted *const *) b);
}

/**
 * table_collection_list:
 * @collection: a collection
 * @kind: a kind of card, of its game's
 * @record: (nullable): the game that is played, or `NULL` for all cards
 *
 * Lists the cards that may come next, in the order in which people look for one. Those
 * that are out in the game are left out.
 *
 * Returns: (transfer full) (element-type TablePrinted): copies of the cards
 */
GPtrArray *
table_collection_list (const TableCollection *collection,
                       int                    kind,
                       const TableRecord     *record)
{
  GPtrArray *offered;

  g_return_val_if_fail (collection != NULL && has_kind (collection, kind), NULL);

  offered = table_printed_list_new ();
  g_ptr_array_extend (offered, collection->cards[kind], copy_card, NULL);

  if (record != NULL && collection->game->cards->list_out != NULL)
    {
      g_autoptr (GPtrArray) out = collection->game->cards->list_out (record, kind);

      take_dealt (offered, out);
    }

  for (guint i = offered->len; i > 0; i--)
    if (((const TablePrinted *) g_ptr_array_index (offered, i - 1))->count == 0)
      g_ptr_array_remove_index (offered, i - 1);
  if (collection->game->cards->compare != NULL)
    g_ptr_array_sort (offered, compare_cards);

  return offered;
}

/* Editing */

/**
 * table_collection_list_known:
 * @collection: a collection
 *
 * Lists all cards that are known, be they out or not: kind by kind, each in the order in
 * which they are offered.
 *
 * Returns: (transfer full) (element-type TablePrinted): copies of the cards, each
 *   with how many equal ones there are
 */
GPtrArray *
table_collection_list_known (const TableCollection *collection)
{
  GPtrArray *known;

  g_return_val_if_fail (collection != NULL, NULL);

  known = table_printed_list_new ();
  for (int kind = 0; has_kind (collection, kind); kind++)
    g_ptr_array_extend_and_steal (known, table_collection_list (collection, kind, NULL));

  return known;
}

/**
 * table_collection_remove:
 * @collection: a collection
 * @card: a card
 *
 * Forgets a card, all equal ones of it, as if nobody had seen it. A game in
 * which it is teaches it again.
 *
 * Returns: `TRUE` if it was known
 */
gboolean
table_collection_remove (TableCollection    *collection,
                         const TablePrinted *card)
{
  GPtrArray *cards;
  TablePrinted *known;

  g_return_val_if_fail (collection != NULL, FALSE);
  g_return_val_if_fail (card != NULL, FALSE);

  cards = collection->cards[card->kind];
  known = find_card (cards, card);

  return known != NULL && g_ptr_array_remove (cards, known);
}

/**
 * table_collection_has_double:
 * @collection: a collection
 * @card: a card that is corrected
 * @corrected: what it says instead
 *
 * Tells whether another card says already what a card is to say. What is known in part is
 * the card that says the rest, too.
 *
 * Returns: `TRUE` if the two would be one card
 */
gboolean
table_collection_has_double (const TableCollection *collection,
                             const TablePrinted    *card,
                             const TablePrinted    *corrected)
{
  GPtrArray *cards;

  g_return_val_if_fail (collection != NULL, FALSE);
  g_return_val_if_fail (card != NULL && corrected != NULL, FALSE);
  g_return_val_if_fail (card->kind == corrected->kind, FALSE);

  cards = collection->cards[card->kind];
  for (guint i = 0; i < cards->len; i++)
    {
      const TablePrinted *other = g_ptr_array_index (cards, i);

      if (!table_printed_is_equal (other, card) && table_printed_may_equal (other, corrected))
        return TRUE;
    }

  return FALSE;
}

/**
 * table_collection_correct:
 * @collection: a collection
 * @card: a card that was entered wrong
 * @corrected: what it says, and how many equal ones there are
 *
 * Puts a card in the place of another one. If it is known already, or has been
 * learned meanwhile, there is still one of it.
 *
 * Returns: `TRUE` if the collection has changed
 */
gboolean
table_collection_correct (TableCollection    *collection,
                          const TablePrinted *card,
                          const TablePrinted *corrected)
{
  gboolean removed;

  g_return_val_if_fail (collection != NULL, FALSE);
  g_return_val_if_fail (card != NULL && corrected != NULL, FALSE);
  g_return_val_if_fail (card->kind == corrected->kind, FALSE);

  removed = table_collection_remove (collection, card);

  return table_collection_add (collection, corrected) || removed;
}

/* Changes */

/**
 * table_collection_copy:
 * @collection: a collection
 *
 * Copies a collection.
 *
 * Returns: (transfer full): the copy
 */
TableCollection *
table_collection_copy (const TableCollection *collection)
{
  TableCollection *copy;

  g_return_val_if_fail (collection != NULL, NULL);

  copy = table_collection_new (collection->game);
  for (int kind = 0; has_kind (collection, kind); kind++)
    g_ptr_array_extend (copy->cards[kind], collection->cards[kind], copy_card, NULL);
  g_ptr_array_extend (copy->people, collection->people, copy_person, NULL);

  return copy;
}

static gboolean
has_same_cards (const GPtrArray *cards,
                const GPtrArray *others)
{
  if (cards->len != others->len)
    return FALSE;

  for (guint i = 0; i < cards->len; i++)
    {
      const TablePrinted *card = g_ptr_array_index (cards, i);
      const TablePrinted *other = g_ptr_array_index (others, i);

      if (!table_printed_is_equal (card, other) || card->count != other->count)
        return FALSE;
    }

  return TRUE;
}

/**
 * table_collection_equal:
 * @collection: a collection
 * @other: another one
 *
 * Tells whether two collections know the same, in the same order.
 *
 * Returns: `TRUE` if they do
 */
gboolean
table_collection_equal (const TableCollection *collection,
                        const TableCollection *other)
{
  g_return_val_if_fail (collection != NULL && other != NULL, FALSE);

  for (int kind = 0; has_kind (collection, kind); kind++)
    if (!has_same_cards (collection->cards[kind], other->cards[kind]))
      return FALSE;

  if (collection->people->len != other->people->len)
    return FALSE;
  for (guint i = 0; i < collection->people->len; i++)
    if (!is_same_person (g_ptr_array_index (collection->people, i), g_ptr_array_index (other->people, i)))
      return FALSE;

  return TRUE;
}

/* A correction may say that there are fewer equal ones. That there are more need not be
 * news. */
static void
take_card (TableCollection    *collection,
           const TablePrinted *before,
           const TablePrinted *after)
{
  TablePrinted *known = find_card (collection->cards[after->kind], after);

  if (before != NULL && before->count == after->count)
    return;

  if (before != NULL && known != NULL && after->count < before->count)
    known->count = after->count;
  else
    learn_card (collection, after);
}

/* How many of a list were used since: those up to the last new one, and all before the one that
 * came first. */
static guint
count_used (GPtrArray *before,
            GPtrArray *after)
{
  guint n = 0;

  for (guint i = 0; i < after->len; i++)
    {
      const TablePrinted *card = g_ptr_array_index (after, i);

      if (find_card (before, card) == NULL)
        n = i + 1;
      else if (table_printed_is_equal (card, g_ptr_array_index (before, 0)))
        n = MAX (n, i);
    }

  return n;
}

static void
take_cards (TableCollection *collection,
            int              kind,
            GPtrArray       *before,
            GPtrArray       *after)
{
  guint n_used = get_most_used (collection, kind) > 0 ? count_used (before, after) : 0;

  for (guint i = 0; i < before->len; i++)
    if (find_card (after, g_ptr_array_index (before, i)) == NULL)
      table_collection_remove (collection, g_ptr_array_index (before, i));

  use_first_cards (collection, after, n_used);
  for (guint i = 0; i < after->len; i++)
    take_card (collection, find_card (before, g_ptr_array_index (after, i)), g_ptr_array_index (after, i));
}

/* Who plays comes first: those who have not are in the order in which they were. Tells
 * how many of a list come before them. */
static guint
count_remembered (const GPtrArray *before,
                  const GPtrArray *after,
                  guint            end)
{
  guint left = before->len;

  while (end > 0)
    {
      while (left > 0 && !is_same_person (g_ptr_array_index (before, left - 1), g_ptr_array_index (after, end - 1)))
        left--;
      if (left == 0)
        break;
      left--;
      end--;
    }

  return end;
}

/* Those of another table come last. */
static guint
find_last_known (const TableCollection *before,
                 const GPtrArray       *after)
{
  guint end = after->len;
  guint index;

  while (end > 0 && !find_name (before, ((const TablePerson *) g_ptr_array_index (after, end - 1))->name, &index))
    end--;

  return end;
}

static void
take_people (TableCollection       *collection,
             const TableCollection *before,
             const GPtrArray       *after)
{
  guint known = before->people->len > 0 ? find_last_known (before, after) : after->len;

  for (guint i = count_remembered (before->people, after, known); i > 0; i--)
    table_collection_remember_person (collection, g_ptr_array_index (after, i - 1));
  for (guint i = known; i < after->len; i++)
    add_person (collection, g_ptr_array_index (after, i));
}

/**
 * table_collection_take_changes:
 * @collection: a collection
 * @before: another one, as it was
 * @after: the other one, as it is
 *
 * Changes a collection as another one has been changed: learns and forgets the same
 * cards, corrects the same ones, and remembers the same people.
 */
void
table_collection_take_changes (TableCollection       *collection,
                               const TableCollection *before,
                               const TableCollection *after)
{
  g_return_if_fail (collection != NULL);
  g_return_if_fail (before != NULL && after != NULL);

  for (int kind = 0; has_kind (collection, kind); kind++)
    take_cards (collection, kind, before->cards[kind], after->cards[kind]);
  take_people (collection, before, after->people);
}

/* Reading */

static gboolean
check_version (const DocPlace *root,
               GError        **error)
{
  gint64 version;

  if (!doc_place_read_version (root, "version", &version, error))
    return FALSE;

  if (version > VERSION_WRITTEN)
    {
      g_set_error_literal (error, TABLE_COLLECTION_ERROR, TABLE_COLLECTION_ERROR_VERSION,
                           _("a newer program wrote this collection; this one reads version 1"));
      g_prefix_error (error, "%s: ", "$.version");
      return FALSE;
    }

  return TRUE;
}

static gboolean
read_cards (TableCollection *collection,
            const DocPlace  *root,
            int              kind,
            GError         **error)
{
  DocPlace list = doc_place_get_member (root, collection->game->cards->kinds[kind].list);
  guint length;

  if (!doc_place_exists (&list))
    return TRUE;

  if (!doc_place_check_list (&list, 0, count_room (collection, kind), &length, error))
    return FALSE;

  for (guint i = 0; i < length; i++)
    {
      DocPlace element = doc_place_get_element (&list, i);
      g_autoptr (TablePrinted) card = table_printed_read (collection->game, kind, &element, error);

      if (card == NULL)
        return FALSE;

      learn_card (collection, card);
    }

  return TRUE;
}

/* Reads a text without the blanks around it. */
static gboolean
read_short_text (const DocPlace *place,
                 glong           max_length,
                 char          **text,
                 GError        **error)
{
  const char *found;

  if (!doc_place_read_text (place, &found, error))
    return FALSE;

  *text = g_strstrip (g_strdup (found));
  if (!is_fit (*text, max_length))
    /* Translators: %ld is the most characters that a text may have. */
    return doc_place_fail (place, error, _("must have 1 to %ld characters"), max_length);

  return TRUE;
}

static gboolean
read_person (const DocPlace *place,
             TablePerson    *person,
             GError        **error)
{
  DocPlace name, color_place, language;
  int color;

  if (!doc_place_check_object (place, error))
    return FALSE;

  name = doc_place_get_member (place, "name");
  color_place = doc_place_get_member (place, "color");
  language = doc_place_get_member (place, "language");

  if (!read_short_text (&name, MAX_NAME_LENGTH, &person->name, error)
      || !doc_place_read_id (&color_place, table_color_ids, &color, error))
    return FALSE;

  person->color = (TableColor) color;

  return !doc_place_exists (&language)
         || read_short_text (&language, MAX_LANGUAGE_LENGTH, &person->language, error);
}

static gboolean
read_people (TableCollection *collection,
             const DocPlace  *root,
             GError         **error)
{
  DocPlace list = doc_place_get_member (root, "people");
  guint length;

  if (!doc_place_exists (&list))
    return TRUE;

  if (!doc_place_check_list (&list, 0, MAX_PEOPLE, &length, error))
    return FALSE;

  for (guint i = 0; i < length; i++)
    {
      DocPlace element = doc_place_get_element (&list, i);
      TablePerson *person = g_new0 (TablePerson, 1);
      gboolean read = read_person (&element, person, error);

      if (read)
        add_person (collection, person);
      free_person (person);
      if (!read)
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_collection (TableCollection *collection,
                 JsonNode        *node,
                 GError         **error)
{
  DocPlace root = doc_place_root (node);
  g_autofree char *format = make_format (collection);

  if (!doc_place_check_object (&root, error)
      || !doc_place_check_constant (&root, "format", format, error)
      || !check_version (&root, error)
      || !doc_place_check_constant (&root, "game", collection->game->id, error))
    return FALSE;

  for (int kind = 0; has_kind (collection, kind); kind++)
    if (!read_cards (collection, &root, kind, error))
      return FALSE;

  return read_people (collection, &root, error);
}

/**
 * table_collection_parse:
 * @game: of which game it is
 * @bytes: the text of a collection
 * @error: return location for a `GError` of `DOC_ERROR` or `TABLE_COLLECTION_ERROR`
 *
 * Reads a collection that is in no file of its own.
 *
 * Returns: (transfer full): a collection, or `NULL` with `error` set
 */
TableCollection *
table_collection_parse (const TableGame *game,
                        GBytes          *bytes,
                        GError         **error)
{
  g_autoptr (TableCollection) collection = NULL;
  g_autoptr (JsonNode) node = NULL;
  const char *text;
  gsize length;

  g_return_val_if_fail (game != NULL && bytes != NULL, NULL);

  collection = table_collection_new (game);
  text = g_bytes_get_data (bytes, &length);

  /* Bytes that are none have no data. */
  node = doc_parse (text != NULL ? text : "", length, error);
  if (node == NULL || !read_collection (collection, node, error))
    return NULL;

  return g_steal_pointer (&collection);
}

static TableCollection *
read_file (const TableGame *game,
           const char      *path,
           GError         **error)
{
  g_autoptr (GBytes) bytes = doc_read_file (path, MAX_BYTES, error);

  return bytes != NULL ? table_collection_parse (game, bytes, error) : NULL;
}

/**
 * table_collection_load:
 * @game: of which game it is
 * @path: (type filename): the file of the table's own collection
 * @error: return location for a `GError` of `DOC_ERROR`,
 *   `TABLE_COLLECTION_ERROR` or `G_IO_ERROR`
 *
 * Reads a collection. Where there is no file it is empty.
 *
 * Returns: (transfer full): a collection, or `NULL` with `error` set
 */
TableCollection *
table_collection_load (const TableGame *game,
                       const char      *path,
                       GError         **error)
{
  g_autoptr (GError) local_error = NULL;
  TableCollection *collection;

  g_return_val_if_fail (game != NULL && path != NULL, NULL);

  collection = read_file (game, path, &local_error);
  if (collection != NULL)
    return collection;

  if (g_error_matches (local_error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return table_collection_new (game);

  g_propagate_error (error, g_steal_pointer (&local_error));

  return NULL;
}

/**
 * table_collection_merge:
 * @collection: a collection
 * @other: another one of the same game, which is not touched
 *
 * Adds what the other collection has and this one has not. People come behind
 * those who are known, as long as there is room.
 */
void
table_collection_merge (TableCollection       *collection,
                        const TableCollection *other)
{
  g_return_if_fail (collection != NULL);
  g_return_if_fail (other != NULL);

  for (int kind = 0; has_kind (collection, kind); kind++)
    for (guint i = 0; i < other->cards[kind]->len; i++)
      learn_card (collection, g_ptr_array_index (other->cards[kind], i));

  for (guint i = 0; i < other->people->len; i++)
    add_person (collection, g_ptr_array_index (other->people, i));
}

/**
 * table_collection_import:
 * @collection: a collection
 * @path: (type filename): the file of another one, which is not touched
 * @error: return location for a `GError` of `DOC_ERROR`,
 *   `TABLE_COLLECTION_ERROR` or `G_IO_ERROR`
 *
 * Reads a collection and adds it as `table_collection_merge()` does.
 *
 * Returns: `TRUE` if the file was read; otherwise nothing has changed
 */
gboolean
table_collection_import (TableCollection *collection,
                         const char      *path,
                         GError         **error)
{
  g_autoptr (TableCollection) other = NULL;

  g_return_val_if_fail (collection != NULL, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  other = read_file (collection->game, path, error);
  if (other == NULL)
    return FALSE;

  table_collection_merge (collection, other);

  return TRUE;
}

/* Writing */

static JsonNode *
build_person (gconstpointer data)
{
  const TablePerson *person = data;
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  doc_build_text (builder, "name", person->name);
  doc_build_text (builder, "color", table_color_ids[person->color]);
  if (person->language != NULL)
    doc_build_text (builder, "language", person->language);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

/* One entry a line, so that people can read and compare files. */
static void
append_list (GString         *text,
             const char      *name,
             const GPtrArray *list,
             JsonNode      *(*build) (gconstpointer))
{
  g_string_append_printf (text, ",\n  \"%s\": [", name);
  for (guint i = 0; i < list->len; i++)
    {
      g_autoptr (JsonNode) node = build (g_ptr_array_index (list, i));
      g_autofree char *line = doc_write (node);

      g_string_append_printf (text, "%s\n    %s", i > 0 ? "," : "", line);
    }
  g_string_append (text, list->len > 0 ? "\n  ]" : "]");
}

/* Writes a collection as JSON. */
char *
table_collection_to_text (const TableCollection *collection)
{
  g_autofree char *format = NULL;
  GString *text;

  g_return_val_if_fail (collection != NULL, NULL);

  format = make_format (collection);
  text = g_string_new (NULL);
  g_string_append_printf (text, "{\n  \"format\": \"%s\",\n  \"version\": %d,\n  \"game\": \"%s\"",
                          format, VERSION_WRITTEN, collection->game->id);
  for (int kind = 0; has_kind (collection, kind); kind++)
    append_list (text, collection->game->cards->kinds[kind].list, collection->cards[kind],
                 (JsonNode *(*) (gconstpointer)) table_printed_build);
  append_list (text, "people", collection->people, build_person);
  g_string_append (text, "\n}\n");

  return g_string_free (text, FALSE);
}

/* Only what this program can read is its to replace: a collection of a newer
 * program is not, nor is one that is broken. */
static gboolean
check_replaceable (const TableGame *game,
                   const char      *path,
                   GError         **error)
{
  g_autoptr (TableCollection) old = NULL;
  g_autoptr (GError) local_error = NULL;
  g_autoptr (GBytes) bytes = doc_read_file (path, MAX_BYTES, &local_error);

  if (g_error_matches (local_error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return TRUE;

  /* Choosers of files may make an empty one. */
  if (bytes != NULL && g_bytes_get_size (bytes) == 0)
    return TRUE;

  if (bytes != NULL)
    old = table_collection_parse (game, bytes, &local_error);
  if (old != NULL)
    return TRUE;

  g_set_error (error, local_error->domain, local_error->code,
               /* Translators: %s says why a file is not a collection that this program can read. */
               _("the file there is kept, as it is not a collection of Kontor: %s"), local_error->message);

  return FALSE;
}

/**
 * table_collection_save:
 * @collection: a collection
 * @path: (type filename): the file to write
 * @error: return location for a `GError` of `G_FILE_ERROR`, or of those that
 *   `table_collection_import()` has
 *
 * Writes a collection to a file to give away, as `table_record_save()` writes a
 * record, and makes the directory for it if there is none. A file there that is not a
 * collection, or that a newer program wrote, is not replaced.
 *
 * Returns: `TRUE` if the collection was written
 */
gboolean
table_collection_save (const TableCollection *collection,
                       const char            *path,
                       GError               **error)
{
  g_autofree char *directory = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (collection != NULL, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  directory = g_path_get_dirname (path);
  if (!doc_make_directory (directory, error) || !check_replaceable (collection->game, path, error))
    return FALSE;

  text = table_collection_to_text (collection);

  return doc_write_file (path, text, error);
}

/**
 * table_collection_new:
 * @game: of which game it is
 *
 * Makes a collection that knows nothing.
 *
 * Returns: (transfer full): a collection
 */
TableCollection *
table_collection_new (const TableGame *game)
{
  TableCollection *collection = g_new0 (TableCollection, 1);

  collection->game = game;
  for (int kind = 0; has_kind (collection, kind); kind++)
    collection->cards[kind] = table_printed_list_new ();
  collection->people = g_ptr_array_new_with_free_func ((GDestroyNotify) free_person);

  return collection;
}

/**
 * table_collection_free:
 * @collection: (transfer full) (nullable): a collection
 *
 * Frees a collection. What was listed of it stays.
 */
void
table_collection_free (TableCollection *collection)
{
  if (collection == NULL)
    return;

  for (int kind = 0; has_kind (collection, kind); kind++)
    g_ptr_array_unref (collection->cards[kind]);
  g_ptr_array_unref (collection->people);
  g_free (collection);
}
