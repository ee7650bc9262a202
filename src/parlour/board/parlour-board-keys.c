/* parlour-board-keys.c: the keys of the page of a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-board-page-private.h"

#include "parlour-counter.h"

/* How many letters may be keys. */
#define N_LETTERS 26

static gboolean
has_key (ParlourBoardPage *self,
         const TableDeed  *deed,
         gconstpointer     key)
{
  return g_strcmp0 (deed->key, key) == 0;
}

/* What is typed elsewhere is the first number that nobody has told. Letters are none. */
static gboolean
type_number (ParlourBoardPage *self,
             int               digit)
{
  const TableDeedAt untold = parlour_board_page_find_deed (self, parlour_board_page_is_to_be_told, NULL);
  GtkWidget *number = digit != TABLE_NOBODY ? parlour_board_page_find_widget (self, &untold) : NULL;

  /* In a turn, where dice are read off and where all pick, nothing else is to be typed, and whoever typed it would wait for
   * something to happen. */
  if (number == NULL && digit != TABLE_NOBODY
      && (parlour_board_page_is_turn (self) || parlour_board_page_has_dice (self)
          || table_board_get_conclusion (self->board) != NULL))
    {
      parlour_page_refuse_key (PARLOUR_PAGE (self), (gunichar) ('0' + digit));
      return GDK_EVENT_STOP;
    }
  if (number == NULL)
    return GDK_EVENT_PROPAGATE;

  gtk_widget_grab_focus (number);
  parlour_counter_type_digit (PARLOUR_COUNTER (number), digit);

  return GDK_EVENT_STOP;
}

static gboolean
do_by_key (ParlourBoardPage *self,
           const char       *key,
           int               number)
{
  TableDeedAt found;
  g_autofree char *path = NULL;

  parlour_page_settle (PARLOUR_PAGE (self));
  found = parlour_board_page_find_deed (self, has_key, key);
  if (found.deed == NULL && g_ascii_isupper (*key))
    {
      const char small[] = { g_ascii_tolower (*key), '\0' };

      found = parlour_board_page_find_deed (self, has_key, small);
    }
  if (found.deed == NULL)
    return type_number (self, number);

  path = parlour_board_page_make_path (&found);
  /* What the rules are against they say themselves, where it is tried. */
  if (found.deed->kind != TABLE_PICKS && found.deed->kind != TABLE_ENTERS
      && (parlour_board_view_is_hindered (self->groups, path)
          || (found.thing->look == TABLE_GONE && found.deed->obstacle.text != NULL)))
    parlour_page_complain (PARLOUR_PAGE (self), found.deed->obstacle.text);
  else
    parlour_board_page_do_deed (self, path, found.deed);

  return GDK_EVENT_STOP;
}

static gboolean
on_digit (GtkWidget *widget,
          GVariant  *digit,
          gpointer   data)
{
  const int number = g_variant_get_int32 (digit);
  g_autofree char *key = g_strdup_printf ("%d", number);

  return do_by_key (PARLOUR_BOARD_PAGE (gtk_widget_get_ancestor (widget, PARLOUR_TYPE_BOARD_PAGE)), key, number);
}

/* The key of the way on is that of the foot. */
static gboolean
on_letter (GtkWidget *widget,
           GVariant  *letter,
           gpointer   data)
{
  ParlourBoardPage *self = PARLOUR_BOARD_PAGE (gtk_widget_get_ancestor (widget, PARLOUR_TYPE_BOARD_PAGE));
  const char key[] = { (char) g_variant_get_int32 (letter), '\0' };

  return do_by_key (self, key, TABLE_NOBODY);
}

/* Where a letter stands among all that may be keys. */
static int
find_letter (char letter)
{
  return g_ascii_islower (letter) ? letter - 'a' : N_LETTERS + letter - 'A';
}

/* Which letters do something, but for the way on, whose key is that of the foot. What rolls all dice rolls the last one, too. */
static guint64
list_letters (ParlourBoardPage *self)
{
  guint64 letters = 0;

  for (TableDeedAt at = { NULL }; table_board_next_deed (self->board, &at);)
    if (at.deed->key != NULL && g_ascii_isalpha (*at.deed->key) && !at.deed->goes_on)
      {
        letters |= G_GUINT64_CONSTANT (1) << find_letter (*at.deed->key);
        if (at.deed->kind == TABLE_ROLLS)
          letters |= G_GUINT64_CONSTANT (1) << find_letter (g_ascii_toupper (*at.deed->key));
      }

  return letters;
}

static gboolean
takes_letter_of_foot (ParlourBoardPage *self,
                      guint64           letters)
{
  const TableDeed *foot = parlour_board_page_find_foot (self);

  return foot != NULL && foot->key != NULL && g_ascii_isalpha (*foot->key) && (letters >> find_letter (*foot->key) & 1) != 0;
}

/* The letters of a board are keys as long as they do something: others are those of the window, or say that they mean nothing. */
void
parlour_board_page_update_letters (ParlourBoardPage *self)
{
  const guint64 letters = list_letters (self);

  if (letters == self->known_letters)
    return;

  self->known_letters = letters;
  if (self->letters != NULL)
    gtk_widget_remove_controller (self->body, self->letters);
  self->letters = gtk_shortcut_controller_new ();
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (self->letters), GTK_SHORTCUT_SCOPE_GLOBAL);
  /* They come before that of the way on, if that is one of them. */
  if (takes_letter_of_foot (self, letters))
    gtk_event_controller_set_propagation_phase (self->letters, GTK_PHASE_CAPTURE);
  for (int i = 0; letters >> i != 0; i++)
    if ((letters >> i & 1) != 0 && i < N_LETTERS)
      parlour_keys_add_letter (GTK_SHORTCUT_CONTROLLER (self->letters), (gunichar) ('a' + i), on_letter, 'a' + i);
    else if ((letters >> i & 1) != 0)
      parlour_keys_add (GTK_SHORTCUT_CONTROLLER (self->letters), (guint) ('A' + i - N_LETTERS), GDK_SHIFT_MASK, on_letter,
                        'A' + i - N_LETTERS);
  gtk_widget_add_controller (self->body, self->letters);
}

/* Lists what numbers are typed into, and behind them what is done with them. */
static GPtrArray *
list_numbers (ParlourBoardPage *self)
{
  GPtrArray *numbers = g_ptr_array_new ();
  GtkWidget *after = parlour_board_page_find_after_numbers (self);

  for (TableDeedAt at = { NULL }; table_board_next_deed (self->board, &at);)
    if (at.deed->kind == TABLE_COUNTS)
      g_ptr_array_add (numbers, parlour_board_page_find_widget (self, &at));
  if (after != NULL)
    g_ptr_array_add (numbers, after);
  else if (parlour_page_get_action (PARLOUR_PAGE (self)) != NULL)
    g_ptr_array_add (numbers, parlour_confirm_bar_get_button (PARLOUR_CONFIRM_BAR (self->bar)));

  return numbers;
}

/* Tab goes from number to number, past all that says why. */
static gboolean
on_tab (GtkWidget *widget,
        GVariant  *step,
        gpointer   data)
{
  ParlourBoardPage *self = PARLOUR_BOARD_PAGE (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  g_autoptr (GPtrArray) numbers = NULL;
  guint i = 0;

  if (focus == NULL || self->board == NULL || self->form != NULL)
    return GDK_EVENT_PROPAGATE;

  numbers = list_numbers (self);
  while (i < numbers->len && focus != numbers->pdata[i] && !gtk_widget_is_ancestor (focus, numbers->pdata[i]))
    i++;
  if (i == numbers->len || !PARLOUR_IS_COUNTER (numbers->pdata[i]))
    return GDK_EVENT_PROPAGATE;

  i += (guint) g_variant_get_int32 (step);

  return i < numbers->len && gtk_widget_grab_focus (numbers->pdata[i]) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

/* Nobody has gone to what has the focus, as the page began with it: Enter is for the foot, which shows that. */
static gboolean
is_for_foot (ParlourBoardPage *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  return parlour_page_get_action (PARLOUR_PAGE (self)) == self->foot && focus != NULL && focus == self->begun
         && GTK_IS_BUTTON (focus);
}

/* What is said aloud is never said by Enter: whoever presses it twice would speak for the next player unawares. It counts what
 * all have said, or asks for it. */
static gboolean
conclude (ParlourBoardPage *self)
{
  if (self->board == NULL || self->form != NULL
      || (table_board_get_conclusion (self->board) == NULL && parlour_board_page_find_scale (self) == NULL))
    return GDK_EVENT_PROPAGATE;

  if (table_board_get_complete (self->board) != NULL)
    parlour_board_page_on_confirmed (self);
  else
    parlour_page_complain (PARLOUR_PAGE (self), table_board_get_question (self->board));

  return GDK_EVENT_STOP;
}

static gboolean
on_enter_anywhere (GtkWidget *widget,
                   GVariant  *nothing,
                   gpointer   data)
{
  return conclude (PARLOUR_BOARD_PAGE (widget));
}

/* Enter goes on from a number as Tab does, unless what is at the foot is what it is told for. */
static gboolean
on_enter (GtkWidget *widget,
          GVariant  *step,
          gpointer   data)
{
  ParlourBoardPage *self = PARLOUR_BOARD_PAGE (widget);

  if (self->board == NULL || self->form != NULL)
    return GDK_EVENT_PROPAGATE;
  if (conclude (self))
    return GDK_EVENT_STOP;
  if (is_for_foot (self))
    {
      parlour_confirm_bar_press (PARLOUR_CONFIRM_BAR (self->bar));
      return GDK_EVENT_STOP;
    }

  return parlour_board_page_find_after_numbers (self) != NULL ? on_tab (widget, step, data) : GDK_EVENT_PROPAGATE;
}

static void
add_tab (ParlourBoardPage *self)
{
  GtkEventController *tab = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (tab, GTK_PHASE_CAPTURE);
  parlour_keys_add (GTK_SHORTCUT_CONTROLLER (tab), GDK_KEY_Tab, 0, on_tab, 1);
  parlour_keys_add (GTK_SHORTCUT_CONTROLLER (tab), GDK_KEY_Return, 0, on_enter, 1);
  parlour_keys_add (GTK_SHORTCUT_CONTROLLER (tab), GDK_KEY_KP_Enter, 0, on_enter, 1);
  parlour_keys_add (GTK_SHORTCUT_CONTROLLER (tab), GDK_KEY_ISO_Left_Tab, GDK_SHIFT_MASK, on_tab, -1);
  gtk_widget_add_controller (GTK_WIDGET (self), tab);
}

/* What is chosen step by step is left by Escape as by the way back, and so is a form. */
static gboolean
on_escape (GtkWidget *widget,
           GVariant  *nothing,
           gpointer   data)
{
  ParlourBoardPage *self = PARLOUR_BOARD_PAGE (widget);

  if (self->form != NULL && gtk_widget_get_first_child (GTK_WIDGET (self->form_place)) != GTK_WIDGET (self->form))
    {
      parlour_board_page_leave_form (self);
      return GDK_EVENT_STOP;
    }
  if (self->board == NULL || self->form != NULL || !table_board_can_go_back (self->board)
      || parlour_board_page_find_deed (self, parlour_board_page_is_pick, NULL).deed != NULL)
    return GDK_EVENT_PROPAGATE;

  parlour_board_page_take_back (self);

  return GDK_EVENT_STOP;
}

/* What is chosen is taken back as a letter is. */
static gboolean
on_backspace (GtkWidget *widget,
              GVariant  *nothing,
              gpointer   data)
{
  return PARLOUR_BOARD_PAGE (widget)->form == NULL ? on_escape (widget, nothing, data) : GDK_EVENT_PROPAGATE;
}

/* The digits are those of the board: while a form takes its place they are the form's. */
void
parlour_board_page_add_keys (ParlourBoardPage *self)
{
  GtkEventController *escape = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (escape), GTK_SHORTCUT_SCOPE_GLOBAL);
  parlour_keys_add (GTK_SHORTCUT_CONTROLLER (escape), GDK_KEY_Escape, 0, on_escape, 0);
  parlour_keys_add (GTK_SHORTCUT_CONTROLLER (escape), GDK_KEY_BackSpace, 0, on_backspace, 0);
  parlour_keys_add (GTK_SHORTCUT_CONTROLLER (escape), GDK_KEY_Return, 0, on_enter_anywhere, 0);
  parlour_keys_add (GTK_SHORTCUT_CONTROLLER (escape), GDK_KEY_KP_Enter, 0, on_enter_anywhere, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), escape);
  parlour_keys_add_digits (self->keys, on_digit);
  add_tab (self);
}
