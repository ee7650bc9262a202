/* phones-deed.c: what is done on a telephone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A telephone sends what it saw, what was chosen there, and what was touched, never an event: what is entered is what the board
 * says that is laid out here, and once more held against how the game stands.
 */

#include "config.h"

#include "phones-deed.h"

#include "phones-form.h"
#include "phones-sight.h"
#include "table-complaint.h"
#include "table-kept.h"

#include <glib/gi18n.h>

/* Forgets it. */
void
phones_answer_free (PhonesAnswer *self)
{
  g_free (self->told);
  g_free (self->choices);
  g_free (self->form);
  g_free (self);
}

static void
refuse (PhonesAnswer *answer,
        const char   *told)
{
  g_free (answer->told);
  answer->told = g_strdup (told);
}

/* What the rules refuse as a game stands is told as it is to who sits there, and to others without what is secret. Where one of
 * several is refused all are, which is said, too. */
static gboolean
is_refused (const PhonesSight       *sight,
            const TableState        *now,
            const TableEvent *const *events,
            guint                    n_events,
            PhonesAnswer            *answer)
{
  TableSession *session = phones_table_get_session (sight->table);
  g_autoptr (TableState) state = table_state_dup (now);
  const guint uncovered = sight->seat != TABLE_NOBODY ? 1u << sight->seat : 0;

  for (guint i = 0; i < n_events; i++)
    {
      const TableObstacle obstacle = table_state_apply (state, events[i], NULL);
      g_autofree char *told = NULL;

      if (obstacle.kind == TABLE_OBSTACLE_NONE)
        continue;
      told = table_obstacle_complain (state->game, table_session_get_names (session), &obstacle, uncovered);
      g_free (answer->told);
      /* Translators: %s is a sentence without its full stop, which says why not. */
      answer->told = n_events > 1 ? g_strdup_printf (_("%s. Nothing of that was entered."), told) : g_steal_pointer (&told);
      return TRUE;
    }

  return FALSE;
}

/* Whether the rules refuse an event by what a seat knows, which is told. What it sees holds nothing of what others keep
 * covered. */
static gboolean
is_known_refused (const PhonesSight *sight,
                  const TableEvent  *event,
                  PhonesAnswer      *answer)
{
  const TableObstacle obstacle = table_state_examine (sight->view, event);
  const gboolean is_covered = (sight->view->game->obstacle_facts[obstacle.kind] & TABLE_IS_PRIVATE) != 0
                              && obstacle.player != sight->seat;

  return obstacle.kind != TABLE_OBSTACLE_NONE && !is_covered && is_refused (sight, sight->view, &event, 1, answer);
}

/* Who plays for one seat is told what speaks against it there. What others keep covered is not told, and tried once alone, as
 * whoever tries again and again learns it by that. */
static gboolean
is_against_rules (const PhonesSight       *sight,
                  const TableEvent *const *events,
                  guint                    n_events,
                  PhonesAnswer            *answer)
{
  const TableState *state = table_session_get_state (phones_table_get_session (sight->table));

  if (sight->seat == TABLE_NOBODY || sight->guest->enters_all)
    return is_refused (sight, state, events, n_events, answer);
  if (is_known_refused (sight, events[0], answer))
    return TRUE;
  if (!phones_table_is_held (sight->table, sight->seat) && !is_refused (sight, state, events, n_events, answer))
    return FALSE;

  phones_table_hold (sight->table, sight->seat);
  refuse (answer, _("Something that others keep covered speaks against that: the host enters what happens next."));

  return TRUE;
}

static void
enter (const PhonesSight *sight,
       const TableDeed   *deed,
       PhonesAnswer      *answer)
{
  if (is_against_rules (sight, deed->events, deed->n_events, answer))
    return;

  g_clear_pointer (&answer->choices, g_free);
  phones_table_play (sight->table, sight->guest, deed->events, deed->n_events,
                     deed->is_rolled ? TABLE_ROLLER_APP : TABLE_ROLLER_PHONE);
}

/* Why what was touched is not done on this telephone, where the rules are not asked: it is gone, or not to be touched there. */
static const char *
tell_why_not (const PhonesSight *sight,
              const char        *path)
{
  const TableDeed *deed = path != NULL ? table_board_find_deed (sight->board, path) : NULL;

  if (sight->seat == TABLE_NOBODY && !sight->guest->enters_all)
    return _("This phone has no seat any more: ask for one once more.");
  if (deed == NULL)
    return _("This cannot be done any more, as the game stands now.");
  if (phones_table_get_right (sight->table, sight->seat) == PHONES_PLAYS && !phones_sight_is_asked (sight))
    return _("It is not your turn.");

  return _("This cannot be done on this phone: the host says what each phone may do.");
}

/* Choosing */

static char *
join (const char *choices,
      const char *more)
{
  return g_strdup_printf ("%s%s%s", choices, *choices != '\0' && *more != '\0' ? "," : "", more);
}

static char *
list_chosen (const TableDeed *deed)
{
  GString *line = g_string_new (NULL);

  for (const TableChoice *choice = deed->choices; choice != NULL; choice = choice->next)
    phones_choices_add (line, choice->name, choice->value);

  return g_string_free (line, FALSE);
}

/* Whether others pick, too, so that nothing is complete with what is chosen here. */
static gboolean
has_picks (const TableBoard *board)
{
  for (TableDeedAt at = { NULL }; table_board_next_deed (board, &at);)
    if (at.deed->kind == TABLE_PICKS)
      return TRUE;

  return FALSE;
}

/* What was chosen or rolled last is entered without a further touch where that says all. */
static void
enter_all_said (const PhonesSight *sight,
                const TableGroup  *group,
                PhonesAnswer      *answer)
{
  g_autoptr (PhonesSight) after = phones_sight_new (sight->table, sight->guest, answer->choices);
  const TableDeed *all = table_board_get_complete (after->board);

  if (all != NULL && !has_picks (after->board) && phones_sight_may (after, group, all))
    enter (after, all, answer);
}

/* What is chosen once more is put back, and something else takes its place. */
static void
choose (const PhonesSight *sight,
        const TableDeedAt *at,
        PhonesAnswer      *answer)
{
  const TableDeed *deed = at->deed;
  const TableChoice *last = phones_sight_find_last (sight);
  const gboolean replaces = last != NULL && g_str_equal (last->name, deed->choices->name);
  g_autofree char *before = phones_sight_list_choices (sight, replaces);
  g_autofree char *all = phones_sight_list_choices (sight, FALSE);
  g_autofree char *chosen = list_chosen (deed);
  g_autofree char *now = join (before, chosen);

  if (deed->tried != NULL && is_against_rules (sight, (const TableEvent *const[]) { deed->tried }, 1, answer))
    return;

  g_free (answer->choices);
  answer->choices = g_strdup (replaces && g_str_equal (now, all) ? before : now);
  enter_all_said (sight, at->group, answer);
}

/* Another number takes the place of the one before it, wherever that was told; nothing does where none is told any more, and one
 * that cannot be leaves what was told. */
static void
count (const PhonesSight *sight,
       const TableDeed   *deed,
       const char        *number,
       PhonesAnswer      *answer)
{
  const gboolean is_told = number != NULL && *number != '\0';
  GString *line;
  gint64 value;

  if (is_told && !g_ascii_string_to_signed (number, 10, deed->min, deed->max, &value, NULL))
    {
      answer->told = g_strdup_printf (_("Only a number from %d to %d goes here."), deed->min, deed->max);
      return;
    }

  line = g_string_new (NULL);
  for (const TableChoice *choice = table_board_get_choices (sight->board); choice != NULL; choice = choice->next)
    if (!g_str_equal (choice->name, deed->choices->name))
      phones_choices_add (line, choice->name, choice->value);
  if (is_told)
    {
      g_autofree char *plain = g_strdup_printf ("%d", (int) value);

      phones_choices_add (line, deed->choices->name, plain);
    }
  g_free (answer->choices);
  answer->choices = g_string_free (line, FALSE);
}

/* What was rolled is shown where it does not say all, and what is to be said of it is asked. */
static void
roll (const PhonesSight *sight,
      const char        *path,
      const TableDeedAt *at,
      PhonesAnswer      *answer)
{
  g_autofree char *before = phones_sight_list_choices (sight, FALSE), *thrown = NULL;
  g_auto (GStrv) names = table_deed_list_names (at->deed);

  thrown = table_kept_throw (phones_table_get_session (sight->table), path, (const char *const *) names, at->deed->max);
  g_free (answer->choices);
  answer->choices = join (before, thrown);
  enter_all_said (sight, at->group, answer);
}

/* Picking */

/* Enters what all picks come to, which is nobody's alone to take back. Who has picked on a telephone has looked at it there, so
 * that nothing is concluded first. What speaks against it is told without what is secret, as it may be somebody else's. */
static void
complete (PhonesTable  *table,
          gboolean      is_forced,
          PhonesAnswer *answer)
{
  g_autoptr (PhonesSight) all = phones_sight_new_of_picks (table);
  const TableDeed *deed = table_board_get_complete (all->board);

  if (deed == NULL || (!all->is_whole && !is_forced))
    return;

  /* Why that is so may be what somebody else has picked. */
  if (deed->obstacle.text != NULL)
    refuse (answer, is_forced ? deed->obstacle.text : _("What all have picked does not go together: the host can say why."));
  else
    enter (all, deed, answer);
}

static void
pick (const PhonesSight *sight,
      const TableDeed   *deed,
      PhonesAnswer      *answer)
{
  TablePicked *picked = table_session_get_picked (phones_table_get_session (sight->table));
  const TablePicks picks = table_board_get_picks (sight->board, deed->seat);

  if (deed->seat == sight->seat)
    table_picked_take_over (picked, sight->guest->number, deed->seat);
  table_picked_pick (picked, sight->guest->number, deed->seat, deed->id, MAX (picks.most, 1));
  complete (sight->table, FALSE, answer);
}

/* What somebody else has picked stays: it is not known here, so that nothing is said of it either. */
static void
pick_for_several (const PhonesSight *sight,
                  const TableDeed   *deed,
                  PhonesAnswer      *answer)
{
  TablePicked *picked = table_session_get_picked (phones_table_get_session (sight->table));

  for (const TableChoice *choice = deed->choices; choice != NULL; choice = choice->next)
    {
      const int seat = table_pick_get_seat (choice->name), picker = table_picked_get_picker (picked, seat);

      if (picker == 0 || picker == sight->guest->number)
        table_picked_set (picked, sight->guest->number, seat, (const char *const[]) { choice->value, NULL });
    }
  complete (sight->table, FALSE, answer);
}

/* Forms */

/* What was filled in is held against what the seat may do as any other deed. */
static void
fill_in (const PhonesSight *sight,
         const PhonesWish  *wish,
         const TableDeedAt *at,
         PhonesAnswer      *answer)
{
  const TableEvents *events = sight->view->game->events;
  TableDeed filled = *at->deed;
  TableEvent *event;

  answer->form = g_strdup (wish->deed);
  if (wish->filled == NULL)
    return;

  event = phones_form_read (sight->board, at->deed, wish->filled, &answer->told);
  if (event == NULL)
    return;

  filled.events[0] = event;
  if (!phones_sight_may (sight, at->group, &filled))
    refuse (answer, _("This cannot be done on this phone: the host says what each phone may do."));
  else
    enter (sight, &filled, answer);
  table_event_free (events, event);
  if (answer->told == NULL)
    g_clear_pointer (&answer->form, g_free);
}

/* Doing */

static void
do_deed (const PhonesSight *sight,
         const PhonesWish  *wish,
         const TableDeedAt *at,
         PhonesAnswer      *answer)
{
  const TableDeed *deed = at->deed;

  if (deed->obstacle.text != NULL)
    refuse (answer, deed->obstacle.text);
  else if (deed->kind == TABLE_ENTERS)
    enter (sight, deed, answer);
  else if (table_deed_picks_for_several (deed))
    pick_for_several (sight, deed, answer);
  else if (deed->kind == TABLE_CHOOSES)
    choose (sight, at, answer);
  else if (deed->kind == TABLE_COUNTS)
    count (sight, deed, wish->number, answer);
  else if (deed->kind == TABLE_PICKS)
    pick (sight, deed, answer);
  else if (deed->kind == TABLE_ROLLS)
    roll (sight, wish->deed, at, answer);
  else
    fill_in (sight, wish, at, answer);
}

/* Whether it is about the game as it is. What waits for the disk is not in it yet. */
static gboolean
is_of_now (PhonesTable      *table,
           const PhonesWish *wish)
{
  guint64 revision;

  return !table_session_is_waiting (phones_table_get_session (table)) && wish->revision != NULL
         && g_ascii_string_to_unsigned (wish->revision, 10, 0, G_MAXUINT, &revision, NULL)
         && revision == phones_table_get_revision (table);
}

/* Does what was touched on a telephone, if that may be done there, the game is the one that was
 * seen, and the rules allow it. All is told in the language that is spoken. */
PhonesAnswer *
phones_deed_do (PhonesTable       *table,
                const PhonesGuest *guest,
                const PhonesWish  *wish)
{
  PhonesAnswer *answer = g_new0 (PhonesAnswer, 1);
  g_autoptr (PhonesSight) sight = phones_sight_new (table, guest, wish->choices);
  const gboolean goes_back = g_strcmp0 (wish->deed, "back") == 0;
  TableDeedAt at;

  answer->choices = phones_sight_list_choices (sight, goes_back);
  if (!is_of_now (table, wish) || !sight->is_whole)
    {
      answer->is_late = TRUE;
      answer->form = g_strdup (wish->filled != NULL ? wish->deed : wish->form);
      refuse (answer, _("The game has gone on meanwhile: nothing was entered, and this is how it stands now."));
    }
  else if (g_strcmp0 (wish->deed, "complete") == 0 && guest->is_host)
    complete (table, TRUE, answer);
  else if (phones_sight_find_deed (sight, wish->deed, &at))
    do_deed (sight, wish, &at, answer);
  else if (!goes_back && g_strcmp0 (wish->deed, "close") != 0)
    refuse (answer, tell_why_not (sight, wish->deed));

  return answer;
}
