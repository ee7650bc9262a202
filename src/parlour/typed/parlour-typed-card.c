/* parlour-typed-card.c: what stands on a card, to be typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-typed-card.h"

#include "parlour-field-words.h"
#include "parlour-game-cards.h"
#include "parlour-pad.h"
#include "parlour-typed-choice.h"
#include "parlour-typed-lines.h"
#include "parlour-typed-numbers.h"
#include "parlour-typed-question.h"
#include "parlour-wrap-layout.h"

#include <glib/gi18n.h>

#define NO_LETTER (-1)
#define MOST_TEXT 200

/* What stands on a card of a game, made of its fields: one of a few things, lines or numbers, a
 * flag, a text.
 *
 * Where an id, a flag and a few numbers are one letter each, a letter says both, and digits are
 * what is left. The letter of another card begins that one, once this one is complete. */
struct _ParlourTypedCard {
  AdwBin parent_instance;

  const TableGame *game;
  int kind;
  GtkBox *box;
  AdwBin *picture; /* of the card, or NULL */
  GtkWidget *pad; /* which is shown elsewhere, or NULL */

  GPtrArray *fields; /* (element-type TableField): what is typed of it, in their order */
  const TableField *id_field; /* or NULL */
  ParlourTypedChoice *choice; /* or NULL where only the pad has it */
  int chosen;
  GHashTable *kept; /* (element-type ids int): what was chosen of ids when a card of another kind came */
  const TableField *flag_field; /* or NULL */
  ParlourTypedChoice *flag; /* or NULL */
  const TableField *few_field; /* the number that is said together with the id, or NULL */
  const TableField *text_field; /* or NULL */
  GtkEditable *text;
  ParlourTypedNumbers *numbers; /* or NULL */
  ParlourTypedLines *lines; /* or NULL */
  const TableField *lines_field;

  gboolean filling; /* whether a card is filled in, and nothing of it is told yet */
  int letter; /* with which the next card begins once this one is laid out, or `NO_LETTER` */
};

enum {
  CHANGED,
  COMPLAINED,
  FINISHED,
  ACTIVATED,
  ENTERED,
  COMPLETED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourTypedCard, parlour_typed_card, ADW_TYPE_BIN)

static gboolean
is_flagged (ParlourTypedCard *self)
{
  return self->flag != NULL && parlour_typed_choice_get_chosen (self->flag) == 1;
}

/* Adds what every card of the kind says. */
static void
add_fixed (ParlourTypedCard *self,
           JsonObject       *object)
{
  for (const TableField *field = self->game->cards->kinds[self->kind].fields; field->name != NULL; field++)
    if (*field->name != '\0' && parlour_field_words_is_fixed (field))
      json_object_set_string_member (object, field->name, *field->ids);
}

/* What the card looks like, as far as it is known. */
static void
show_picture (ParlourTypedCard *self)
{
  const ParlourGameCards *shown = parlour_game_find (self->game)->cards;
  g_autoptr (JsonObject) object = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (TablePrinted) card = NULL;
  DocPlace place;

  if (self->picture == NULL)
    return;

  object = parlour_typed_card_dup_object (self);
  parlour_typed_numbers_add (self->numbers, object, TRUE);
  node = json_node_init_object (json_node_alloc (), object);
  place = doc_place_root (node);
  if (self->chosen != TABLE_NOBODY)
    card = table_printed_read (self->game, self->kind, &place, NULL);
  adw_bin_set_child (self->picture, card != NULL ? shown->draw (card) : shown->kinds[self->kind].draw_none ());
}

static void
tell_change (ParlourTypedCard *self)
{
  if (self->filling)
    return;

  show_picture (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
complain (ParlourTypedCard *self,
          const char       *sentence)
{
  g_signal_emit (self, signals[COMPLAINED], 0, sentence);
}

/* Choosing */

/* The card becomes one of another id, and the next digit is that of another card. */
static void
set_chosen (ParlourTypedCard *self,
            int               chosen)
{
  self->chosen = chosen;
  if (self->numbers != NULL)
    parlour_typed_numbers_forget (self->numbers);
  if (self->lines != NULL)
    parlour_typed_lines_set_chosen (self->lines, chosen);
  if (self->choice != NULL)
    parlour_typed_choice_set_chosen (self->choice, chosen);
}

static void
on_flag_changed (ParlourTypedCard *self)
{
  parlour_typed_numbers_set_asked (self->numbers, self->few_field, !is_flagged (self));
  if (is_flagged (self))
    parlour_typed_numbers_begin (self->numbers);
  tell_change (self);
}

/* Whether the next card can begin. One that is complete is laid out first, as nothing more can come; the next one may have to
 * wait for that. What was filled in, or taken back, is changed instead. */
static gboolean
make_room (ParlourTypedCard *self,
           gboolean         *is_later)
{
  const TableField *field = self->few_field;
  g_autoptr (JsonObject) object = NULL;
  g_autofree char *missing = NULL;

  if (!parlour_typed_numbers_get_begun (self->numbers) || self->chosen == TABLE_NOBODY
      || !g_signal_has_handler_pending (self, signals[FINISHED], 0, FALSE))
    return TRUE;

  missing = parlour_typed_card_find_missing (self);
  if (missing == NULL)
    {
      g_signal_emit (self, signals[FINISHED], 0, is_later);
      /* With the last of them the game may have gone on to cards of another kind. */
      return self->few_field == field && !parlour_typed_numbers_get_begun (self->numbers);
    }

  object = parlour_typed_card_dup_object (self);
  if (!json_object_has_member (object, self->few_field->name))
    return TRUE;

  complain (self, missing);

  return FALSE;
}

/* A letter of the pad is an id, alone, with a number, or with the flag. */
static void
on_letter (ParlourTypedCard *self,
           int               which)
{
  const int columns = parlour_pad_get_columns (PARLOUR_PAD (self->pad)), column = which % columns;
  gboolean is_later = FALSE;

  if (!make_room (self, &is_later))
    {
      self->letter = is_later ? which : NO_LETTER;
      return;
    }

  /* A flag may already be enough for one that is known. */
  set_chosen (self, which / columns);
  if (column > self->few_field->typing->few)
    parlour_typed_choice_try (self->flag, TRUE);
  else if (column > 0 && parlour_typed_choice_try (self->flag, FALSE))
    parlour_typed_numbers_choose (self->numbers, column);
  parlour_typed_numbers_begin (self->numbers);
  tell_change (self);
}

/* A touch is what a letter is, where the pad has those. */
static void
on_chosen (ParlourTypedCard *self)
{
  const int chosen = parlour_typed_choice_get_chosen (self->choice);

  if (chosen == self->chosen)
    return;

  if (self->few_field != NULL)
    {
      on_letter (self, chosen * parlour_pad_get_columns (PARLOUR_PAD (self->pad)));
      parlour_typed_choice_set_chosen (self->choice, self->chosen);
      return;
    }
  set_chosen (self, chosen);
  tell_change (self);
}

/* Whoever goes on with this card, or takes something of it back, has not begun another. */
static void
on_numbers_changed (ParlourTypedCard *self)
{
  if (!self->filling)
    self->letter = NO_LETTER;
  tell_change (self);
}

static void
on_entered (ParlourTypedCard *self)
{
  g_signal_emit (self, signals[ENTERED], 0);
}

static void
on_completed (ParlourTypedCard *self)
{
  g_signal_emit (self, signals[COMPLETED], 0);
}

static void
on_activated (ParlourTypedCard *self)
{
  g_signal_emit (self, signals[ACTIVATED], 0);
}

/* Making */

/* Below its question, where it has one. */
static GtkWidget *
add_part (ParlourTypedCard *self,
          const TableField *field,
          GtkWidget        *widget)
{
  GtkWidget *part = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  if (field->typing->asks != NULL)
    {
      GtkWidget *label = parlour_typed_question_new (field);

      gtk_box_append (GTK_BOX (part), label);
      gtk_accessible_update_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
    }
  gtk_box_append (GTK_BOX (part), widget);
  gtk_box_append (self->box, part);

  return widget;
}

/* A card that is small stands beside what is typed of it. */
static GtkWidget *
make_pictured (ParlourTypedCard *self)
{
  GtkWidget *frame = parlour_wrap_box_new (12), *side = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  gtk_widget_add_css_class (frame, "card");
  gtk_widget_add_css_class (frame, "typed-card");
  self->picture = g_object_new (ADW_TYPE_BIN, "hexpand", FALSE, "vexpand", FALSE, "valign", GTK_ALIGN_START,
                                "width-request", 84, "height-request", 110, NULL);
  gtk_widget_set_hexpand (side, TRUE);
  gtk_box_append (GTK_BOX (frame), GTK_WIDGET (self->picture));
  gtk_box_append (GTK_BOX (frame), side);
  gtk_box_append (self->box, frame);

  return side;
}

static void
add_numbers (ParlourTypedCard *self)
{
  const gboolean is_pictured = parlour_game_find (self->game)->cards->kinds[self->kind].draw_none != NULL;
  g_autoptr (GPtrArray) fields = g_ptr_array_new ();
  GtkWidget *side;

  for (guint i = 0; i < self->fields->len; i++)
    if (((const TableField *) self->fields->pdata[i])->kind == TABLE_INT)
      g_ptr_array_add (fields, self->fields->pdata[i]);
  if (fields->len == 0)
    return;

  self->pad = g_object_ref_sink (parlour_pad_new (self->game, self->few_field != NULL ? self->id_field : NULL, self->few_field,
                                                 self->flag_field));
  parlour_pad_show_steps (PARLOUR_PAD (self->pad), self->few_field == NULL);
  g_signal_connect_object (self->pad, "letter", G_CALLBACK (on_letter), self, G_CONNECT_SWAPPED);
  side = is_pictured ? make_pictured (self) : GTK_WIDGET (self->box);
  self->numbers = PARLOUR_TYPED_NUMBERS (parlour_typed_numbers_new (self->game, fields, self->pad));
  if (self->flag_field != NULL)
    {
      self->flag = PARLOUR_TYPED_CHOICE (parlour_typed_choice_new (self->game, self->flag_field, TRUE));
      gtk_box_append (GTK_BOX (side), GTK_WIDGET (self->flag));
      g_signal_connect_object (self->flag, "changed", G_CALLBACK (on_flag_changed), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->flag, "complained", G_CALLBACK (complain), self, G_CONNECT_SWAPPED);
    }
  gtk_box_append (GTK_BOX (side), GTK_WIDGET (self->numbers));
  g_signal_connect_object (self->numbers, "changed", G_CALLBACK (on_numbers_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->numbers, "entered", G_CALLBACK (on_entered), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->numbers, "completed", G_CALLBACK (on_completed), self, G_CONNECT_SWAPPED);
}

static void
add_choice (ParlourTypedCard *self)
{
  GtkWidget *choice = parlour_typed_choice_new (self->game, self->id_field, self->few_field == NULL);

  self->choice = PARLOUR_TYPED_CHOICE (add_part (self, self->id_field, choice));
  g_signal_connect_object (choice, "changed", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
}

static void
add_lines (ParlourTypedCard *self)
{
  GtkWidget *lines = parlour_typed_lines_new (self->game, self->lines_field, self->id_field);

  self->lines = PARLOUR_TYPED_LINES (add_part (self, self->lines_field, lines));
  self->pad = g_object_ref (parlour_typed_lines_get_pad (self->lines));
  g_signal_connect_object (lines, "changed", G_CALLBACK (tell_change), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (lines, "complained", G_CALLBACK (complain), self, G_CONNECT_SWAPPED);
}

static void
add_text (ParlourTypedCard *self,
          const TableField *field)
{
  self->text_field = field;
  self->text = GTK_EDITABLE (add_part (self, field, g_object_new (GTK_TYPE_ENTRY, "hexpand", TRUE, "width-chars", 5,
                                                                  "max-length", MOST_TEXT, NULL)));
  g_signal_connect_object (self->text, "changed", G_CALLBACK (tell_change), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->text, "activate", G_CALLBACK (on_activated), self, G_CONNECT_SWAPPED);
}

/* Sorts what stands on the card. */
static void
add_fields (ParlourTypedCard *self, /* NOLINT(misc-no-recursion) */
            const TableField *fields)
{
  for (const TableField *field = fields; field->name != NULL; field++)
    {
      if (field->kind == TABLE_STRUCT && field->shape == TABLE_ONE)
        add_fields (self, field->fields);
      if (field->typing == NULL)
        continue;

      g_ptr_array_add (self->fields, (gpointer) field);
      if (field->kind == TABLE_STRUCT)
        self->lines_field = field;
      else if (field->kind == TABLE_ID)
        self->id_field = field;
      else if (field->kind == TABLE_FLAG)
        self->flag_field = field;
      else if (field->kind == TABLE_TEXT)
        self->text_field = field;
      else if (field->typing->few > 0)
        self->few_field = field;
    }
}

static void
parlour_typed_card_dispose (GObject *object)
{
  ParlourTypedCard *self = PARLOUR_TYPED_CARD (object);

  g_clear_object (&self->pad);
  g_clear_pointer (&self->kept, g_hash_table_unref);
  g_clear_pointer (&self->fields, g_ptr_array_unref);

  G_OBJECT_CLASS (parlour_typed_card_parent_class)->dispose (object);
}

static guint
add_signal (const char *name)
{
  return g_signal_new (name, PARLOUR_TYPE_TYPED_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
parlour_typed_card_class_init (ParlourTypedCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = parlour_typed_card_dispose;

  /* Something else is filled in. */
  signals[CHANGED] = add_signal ("changed");

  /* Something was tried that cannot be done. */
  signals[COMPLAINED] = g_signal_new ("complained", PARLOUR_TYPE_TYPED_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 1, G_TYPE_STRING);

  /* Another card is about to begin, and this one is complete. Whoever takes it empties the card
   * at once, or tells that it will be laid out later, and then lets the other card begin with
   * parlour_typed_card_go_on(); as long as this one is not empty the other does not begin. Where
   * nobody listens the card is changed instead. */
  signals[FINISHED] = g_signal_new ("finished", PARLOUR_TYPE_TYPED_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_BOOLEAN, 0);

  /* Somebody is done with it: Enter was pressed behind its text. */
  signals[ACTIVATED] = add_signal ("activated");

  /* Somebody turned to one of its numbers. */
  signals[ENTERED] = add_signal ("entered");

  /* The last of its digits was entered. */
  signals[COMPLETED] = add_signal ("completed");
}

static void
parlour_typed_card_init (ParlourTypedCard *self)
{
  self->letter = NO_LETTER;
  self->kept = g_hash_table_new (NULL, NULL);
  self->fields = g_ptr_array_new ();
}

/* Tells whether cards of a kind are typed, as their fields say, and not filled in row by row. */
gboolean
parlour_typed_card_can_be (const TableGame *game,
                           int              kind)
{
  g_return_val_if_fail (game != NULL, FALSE);

  for (const TableField *field = game->cards->kinds[kind].fields; field->name != NULL; field++)
    if (field->typing != NULL || (field->kind == TABLE_STRUCT && field->shape == TABLE_ONE && field->fields->typing != NULL))
      return TRUE;

  return FALSE;
}

/* Whoever enters a box has sorted it: of the same ids the same one is chosen when cards of their kind come again. */
static void
keep_chosen (ParlourTypedCard *self)
{
  if (self->id_field != NULL)
    g_hash_table_insert (self->kept, (gpointer) self->id_field->ids, GINT_TO_POINTER (self->chosen + 1));
}

static int
find_kept (ParlourTypedCard *self)
{
  return self->id_field != NULL ? GPOINTER_TO_INT (g_hash_table_lookup (self->kept, self->id_field->ids)) - 1 : TABLE_NOBODY;
}

static void
forget_parts (ParlourTypedCard *self)
{
  g_ptr_array_set_size (self->fields, 0);
  adw_bin_set_child (ADW_BIN (self), NULL);
  g_clear_object (&self->pad);
  self->picture = NULL;
  self->id_field = self->flag_field = self->few_field = self->text_field = self->lines_field = NULL;
  self->choice = NULL;
  self->flag = NULL;
  self->text = NULL;
  self->numbers = NULL;
  self->lines = NULL;
  /* Which card a letter begins is known to the pad that is gone. */
  self->letter = NO_LETTER;
}

/* Lets a card of a kind be typed, of which nothing is said yet, in place of one of another kind. It
 * has lines, or numbers, and at most one id, one flag and one text.
 *
 * Known cards stand where what is chosen tells which they are: behind a choice, and else above
 * all. Where none are offered, what letters of the pad choose is asked for above the card, too,
 * and what was chosen of some ids is chosen again as soon as a card of the same ids comes:
 * whoever enters a box has sorted it. @offers is what shows known cards of the kind, and is in
 * no widget, or NULL. */
void
parlour_typed_card_set_kind (ParlourTypedCard *self,
                             const TableGame  *game,
                             int               kind,
                             GtkWidget        *offers)
{
  g_return_if_fail (game != NULL && kind >= 0);

  keep_chosen (self);
  forget_parts (self);
  self->game = game;
  self->kind = kind;
  self->chosen = TABLE_NOBODY;
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 18));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
  add_fields (self, game->cards->kinds[kind].fields);
  if (self->id_field != NULL && (self->few_field == NULL || offers == NULL))
    add_choice (self);
  if (offers != NULL)
    gtk_box_append (self->box, offers);
  if (self->lines_field != NULL)
    add_lines (self);
  add_numbers (self);
  if (self->text_field != NULL)
    add_text (self, self->text_field);
  set_chosen (self, offers == NULL ? find_kept (self) : TABLE_NOBODY);
  show_picture (self);
}

/* Gets the pad by which it is filled in. It is no child of the card: whoever shows the card
 * shows the pad where it is always in sight. Another kind has another pad. Returns a pad, or
 * NULL where there are neither lines nor numbers. */
GtkWidget *
parlour_typed_card_get_pad (ParlourTypedCard *self)
{
  return self->pad;
}

/* Finds what is to have the focus where typing begins or goes on: the line or the number that is
 * typed next, or the text; NULL on a card with none of these. */
GtkWidget *
parlour_typed_card_get_first (ParlourTypedCard *self)
{
  if (self->lines != NULL)
    return parlour_typed_lines_get_current (self->lines);

  return self->numbers != NULL ? parlour_typed_numbers_get_current (self->numbers) : GTK_WIDGET (self->text);
}

/* What is filled in */

/* Fills in what an object says. Of all else nothing is said then; a list that may be longer or
 * shorter is gone, but of an object without members it is as long as before. */
void
parlour_typed_card_fill (ParlourTypedCard *self,
                         JsonObject       *object)
{
  const char *id;

  g_return_if_fail (object != NULL);

  self->filling = TRUE;
  id = self->id_field != NULL ? json_object_get_string_member_with_default (object, self->id_field->name, NULL) : NULL;
  if (self->id_field != NULL)
    set_chosen (self, id != NULL ? table_find_id (self->id_field->ids, id) : TABLE_NOBODY);
  if (self->flag != NULL)
    parlour_typed_choice_set_chosen (self->flag,
                                     json_object_get_boolean_member_with_default (object, self->flag_field->name, FALSE));
  if (self->numbers != NULL)
    parlour_typed_numbers_fill (self->numbers, object);
  if (self->lines != NULL)
    parlour_typed_lines_fill (self->lines, json_object_has_member (object, self->lines_field->name)
                                             ? json_object_get_array_member (object, self->lines_field->name) : NULL);
  if (self->text != NULL)
    {
      const char *text = json_object_get_string_member_with_default (object, self->text_field->name, "");

      /* What others have written is not cut. */
      gtk_entry_set_max_length (GTK_ENTRY (self->text), MAX (MOST_TEXT, (int) g_utf8_strlen (text, -1)));
      gtk_editable_set_text (self->text, text);
    }
  self->filling = FALSE;
  tell_change (self);
}

/* Begins another card of the kind. What was chosen stays, and of an only list its length: cards
 * that follow one another have that in common. */
void
parlour_typed_card_empty (ParlourTypedCard *self)
{
  g_autoptr (JsonObject) nothing = json_object_new ();

  if (self->chosen != TABLE_NOBODY)
    json_object_set_string_member (nothing, self->id_field->name, self->id_field->ids[self->chosen]);
  parlour_typed_card_fill (self, nothing);
}

static char *
dup_text (ParlourTypedCard *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (self->text)));
}

/* Makes an object of what is said, as the collection has it. It is that of a card if nothing is
 * missing, and may be wrong all the same, as where a number is too small. */
JsonObject *
parlour_typed_card_dup_object (ParlourTypedCard *self)
{
  JsonObject *object = json_object_new ();
  g_autofree char *text = NULL;

  add_fixed (self, object);
  if (self->chosen != TABLE_NOBODY)
    json_object_set_string_member (object, self->id_field->name, self->id_field->ids[self->chosen]);
  if (is_flagged (self))
    json_object_set_boolean_member (object, self->flag_field->name, TRUE);
  if (self->numbers != NULL)
    parlour_typed_numbers_add (self->numbers, object, FALSE);
  if (self->lines != NULL)
    json_object_set_array_member (object, self->lines_field->name, parlour_typed_lines_dup (self->lines));
  if (self->text != NULL)
    {
      text = dup_text (self);
      json_object_set_string_member (object, self->text_field->name, text);
    }

  return object;
}

/* Asks for a field if nothing is said of it yet. */
static char *
ask_for (ParlourTypedCard *self,
         const TableField *field)
{
  g_autofree char *text = NULL;

  if (field->kind == TABLE_STRUCT)
    return parlour_typed_lines_find_missing (self->lines);
  if (field->kind == TABLE_INT)
    return parlour_typed_numbers_find_missing (self->numbers, field);
  if (field->kind == TABLE_ID)
    return self->chosen == TABLE_NOBODY ? g_strdup (gettext (field->typing->missing)) : NULL;
  if (field->kind != TABLE_TEXT)
    return NULL;

  text = dup_text (self);

  return *text == '\0' ? g_strdup (gettext (field->typing->missing)) : NULL;
}

/* Asks for what is to be said before this is a card: for the first of its fields, in their
 * order, of which nothing is said. Returns a sentence in the language of the moment, or NULL if
 * all is said. */
char *
parlour_typed_card_find_missing (ParlourTypedCard *self)
{
  char *missing = NULL;

  for (guint i = 0; i < self->fields->len && missing == NULL; i++)
    missing = ask_for (self, self->fields->pdata[i]);

  return missing;
}

/* Cards that are known */

/* Makes an object of what was chosen, and not typed digit by digit: of nothing, of an id, or of
 * an id with what letters of the pad say besides. Known cards that say the same are those that
 * may be meant. */
JsonObject *
parlour_typed_card_dup_wanted (ParlourTypedCard *self)
{
  JsonObject *object = json_object_new ();
  int few;

  if (self->chosen == TABLE_NOBODY)
    return object;

  json_object_set_string_member (object, self->id_field->name, self->id_field->ids[self->chosen]);
  few = self->few_field != NULL && !is_flagged (self) ? parlour_typed_numbers_get_chosen (self->numbers) : TABLE_NOBODY;
  if (is_flagged (self))
    json_object_set_boolean_member (object, self->flag_field->name, TRUE);
  if (few != TABLE_NOBODY)
    json_object_set_int_member (object, self->few_field->name, few);

  return object;
}

/* Tells whether something is typed line by line. */
gboolean
parlour_typed_card_has_lines (ParlourTypedCard *self)
{
  g_autoptr (JsonArray) lines = NULL;

  lines = self->lines != NULL ? parlour_typed_lines_dup (self->lines) : NULL;

  return lines != NULL && json_array_get_length (lines) > 0;
}

/* Fills in numbers of a known card of which nobody has typed anything. The next digit says that
 * it is another card, and the letter of the next one that it is this. */
void
parlour_typed_card_take_known (ParlourTypedCard *self,
                               JsonObject       *object)
{
  g_return_if_fail (self->numbers != NULL);

  parlour_typed_numbers_take_known (self->numbers, object);
  show_picture (self);
}

/* Makes an object of the least that a letter of the pad says. */
static JsonObject *
dup_letter (ParlourTypedCard *self,
            int               id,
            gboolean          is_flag)
{
  JsonObject *object = json_object_new ();

  add_fixed (self, object);
  json_object_set_string_member (object, self->id_field->name, self->id_field->ids[id]);
  if (is_flag)
    json_object_set_boolean_member (object, self->flag_field->name, TRUE);
  for (guint i = 0; i < self->fields->len; i++)
    {
      const TableField *field = self->fields->pdata[i];

      if (field->kind == TABLE_INT && !(is_flag && field == self->few_field))
        json_object_set_int_member (object, field->name, MAX (field->min, 1));
    }

  return object;
}

/* Lets the cards of an id be what they can be. If that is one thing only, the one that is typed is that. */
static void
hinder (ParlourTypedCard *self,
        int               id,
        const char       *no_plain,
        const char       *no_flag)
{
  ParlourPad *pad = PARLOUR_PAD (self->pad);
  const int columns = parlour_pad_get_columns (pad);

  parlour_pad_set_reason (pad, id * columns, no_flag != NULL ? no_plain : NULL);
  for (int column = 1; column < columns - 1; column++)
    parlour_pad_set_reason (pad, id * columns + column, no_plain);
  parlour_pad_set_reason (pad, (id + 1) * columns - 1, no_flag);
  if (id != self->chosen)
    return;

  parlour_typed_choice_hinder (self->flag, FALSE, no_plain);
  parlour_typed_choice_hinder (self->flag, TRUE, no_flag);
  if (is_flagged (self) && no_flag != NULL && no_plain == NULL)
    parlour_typed_choice_set_chosen (self->flag, FALSE);
  else if (!is_flagged (self) && no_plain != NULL && no_flag == NULL)
    parlour_typed_choice_set_chosen (self->flag, TRUE);
}

/* Lets letters of the pad be pressed, or says why no such card can come. Of the id that is
 * chosen the flag is set or not where only that can be. Does nothing where no letter says more
 * than an id. */
void
parlour_typed_card_hinder (ParlourTypedCard  *self,
                           ParlourTypedReason find_reason,
                           gpointer           data)
{
  g_return_if_fail (find_reason != NULL);

  if (self->few_field == NULL || self->flag_field == NULL)
    return;

  if (self->chosen == TABLE_NOBODY)
    for (int flag = FALSE; flag <= TRUE; flag++)
      parlour_typed_choice_hinder (self->flag, flag, NULL);
  for (int id = 0; self->id_field->ids[id] != NULL; id++)
    {
      g_autoptr (JsonObject) plain = dup_letter (self, id, FALSE);
      g_autoptr (JsonObject) flagged = dup_letter (self, id, TRUE);
      g_autofree char *no_plain = find_reason (plain, data);
      g_autofree char *no_flag = find_reason (flagged, data);

      hinder (self, id, no_plain, no_flag);
    }
}

/* Begins the card whose letter was typed before the one before it was laid out, see
 * ParlourTypedCard::finished; does nothing if none was, or if something of this one was typed
 * after it. */
void
parlour_typed_card_go_on (ParlourTypedCard *self)
{
  int letter;

  letter = self->letter;
  self->letter = NO_LETTER;
  if (letter != NO_LETTER)
    on_letter (self, letter);
}
