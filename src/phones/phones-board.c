/* phones-board.c: a board as a part of a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The one renderer of boards for telephones. What is touched is a button that has the path of its deed; whatever it does is done
 * by the program, and the page shows what came of it.
 */

#include "config.h"

#include "phones-board.h"

#include "phones-answers.h"
#include "text-words.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

/* What all parts of a board need. */
typedef struct {
  PhonesHtml *html;
  const TableBoard *board;
  const PhonesPeople *people;
  const PhonesBoardTests *tests;
  const TableGroup *group;
  const TableThing *thing;
} Writing;

static const char *const looks[] = {
  [TABLE_PLAIN] = NULL, [TABLE_HERE] = "here", [TABLE_DONE] = "done", [TABLE_GONE] = "gone", [TABLE_SECRET] = "secret",
};
static const char *const arrangements[] = {
  [TABLE_FLOW] = "flow", [TABLE_COLUMNS] = "columns", [TABLE_RING] = "ring", [TABLE_ROWS] = "rows",
};

/* Signs */

/* Writes a picture of a game, which is said by the words beside it. */
gboolean
phones_board_write_picture (PhonesHtml      *html,
                            const TableGame *game,
                            const char      *id)
{
  g_autofree char *path = g_strdup_printf (RESOURCE_PATH "/phones/signs/%s/%s.svg", game->id, id);
  g_autofree char *link = g_strdup_printf ("/signs.svg#%s", id);

  if (!g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL))
    return FALSE;

  phones_html_open (html, "svg", "class", "sign", "aria-hidden", "true", NULL);
  phones_html_element (html, "use", NULL, "href", link, NULL);
  phones_html_close (html);

  return TRUE;
}

static gboolean
write_picture (const Writing *self,
               const char    *id)
{
  return phones_board_write_picture (self->html, table_board_get_view (self->board)->game, id);
}

/* Writes who somebody is: the name beside a disc of the colour, on which there is its letter. */
void
phones_board_write_seat (PhonesHtml *html,
                         const char *name,
                         TableColor  color)
{
  g_autofree char *class_names = g_strdup_printf ("disc %s", table_color_ids[color]);

  phones_html_open (html, "span", "class", "who", NULL);
  phones_html_element (html, "span", table_color_get_letter (color), "class", class_names, "aria-hidden", "true", NULL);
  phones_html_line (html, "span", NULL, name);
  phones_html_close (html);
}

static void
write_seat (const Writing *self,
            int            seat)
{
  if (seat != TABLE_NOBODY)
    phones_board_write_seat (self->html, self->people->names[seat], self->people->colors[seat]);
}

/* A picture of what is there, or of what is not any more, which fades. */
static gboolean
write_faded (const Writing *self,
             const char    *id,
             gboolean       is_gone)
{
  gboolean is_seen;

  if (!is_gone)
    return write_picture (self, id);

  phones_html_open (self->html, "span", "class", "gone", NULL);
  is_seen = write_picture (self, id);
  phones_html_close (self->html);

  return is_seen;
}

/* How many there are says nothing to whoever sees no picture of what they are: then it is left out. */
static void
write_sign (const Writing   *self,
            const TableSign *sign)
{
  gint64 seat;
  gboolean is_seen = TRUE;

  if (g_str_equal (sign->kind, "emblem") && g_ascii_string_to_signed (sign->id, 10, 1, TABLE_MAX_PLAYERS, &seat, NULL))
    write_seat (self, (int) seat - 1);
  else
    is_seen = write_faded (self, sign->id, sign->count == 0);
  if (is_seen && sign->count > 1)
    {
      g_autofree char *count = g_strdup_printf ("×\u202f%d", sign->count);

      phones_html_line (self->html, "span", "count", count);
    }
}

static void
write_signs (const Writing   *self,
             const TableSign *signs)
{
  if (signs == NULL)
    return;

  phones_html_open (self->html, "span", "class", "signs", NULL);
  for (const TableSign *sign = signs; sign != NULL; sign = sign->next)
    write_sign (self, sign);
  phones_html_close (self->html);
}

/* Deeds */

static char *
make_path (const Writing   *self,
           const TableDeed *deed)
{
  return g_strjoin ("/", self->group->id, self->thing->id, deed->id, NULL);
}

/* What stands in the way, or speaks against it. */
static void
write_reason (const Writing     *self,
              const TableReason *reason,
              const char        *class_names)
{
  g_autofree char *ruled = NULL;

  if (reason->text == NULL)
    return;

  /* Translators: a sentence, and the rule that it comes from. */
  ruled = reason->rule != NULL ? g_strdup_printf (C_("reason and rule", "%s [%s]"), reason->text, reason->rule)
                               : g_strdup (reason->text);
  phones_html_line (self->html, "span", class_names, ruled);
}

static gboolean
is_picked (const Writing   *self,
           const TableDeed *deed)
{
  const TablePicks picks = table_board_get_picks (self->board, deed->seat);

  for (int i = 0; i < picks.n && !picks.is_secret; i++)
    if (g_str_equal (picks.picked[i], deed->id))
      return TRUE;

  return FALSE;
}

/* What is counted is typed. */
static void
write_number (const Writing   *self,
              const TableDeed *deed)
{
  g_autofree char *path = make_path (self, deed);
  g_autofree char *min = g_strdup_printf ("%d", deed->min), *max = g_strdup_printf ("%d", deed->max);
  g_autofree char *value = deed->is_untold ? NULL : g_strdup_printf ("%d", deed->value);

  phones_html_open (self->html, "label", "class", "number", NULL);
  phones_html_line (self->html, "span", NULL, deed->told != NULL ? deed->told : deed->label);
  phones_html_element (self->html, "input", NULL, "type", "number", "inputmode", "numeric", "min", min, "max", max, "value",
                       value, "data-deed", path, NULL);
  write_reason (self, &deed->obstacle, "obstacle");
  phones_html_close (self->html);
}

/* What it is called, and where that is short, what is said of it. */
static void
write_label (const Writing   *self,
             const TableDeed *deed)
{
  for (const char *const *sign = deed->signs; sign != NULL && *sign != NULL; sign++)
    write_picture (self, *sign);
  if (deed->label != NULL && deed->told != NULL)
    {
      phones_html_element (self->html, "span", deed->label, "aria-hidden", "true", NULL);
      phones_html_line (self->html, "span", "unseen", deed->told);
    }
  else
    phones_html_line (self->html, "span", NULL,
                      deed->label != NULL ? deed->label : deed->told != NULL ? deed->told : self->thing->title);
  write_reason (self, &deed->obstacle, "obstacle");
  write_reason (self, &deed->doubt, "doubt");
}

/* Begins what is touched for a deed. */
static void
open_button (const Writing   *self,
             const TableDeed *deed,
             const char      *class_names)
{
  g_autofree char *path = make_path (self, deed);
  const gboolean is_pick = deed->kind == TABLE_PICKS;

  phones_html_open (self->html, "button", "type", "button", "class", class_names, "data-deed", path,
                    "aria-disabled", deed->obstacle.text != NULL ? "true" : NULL,
                    "aria-pressed", !is_pick ? NULL : is_picked (self, deed) ? "true" : "false", NULL);
}

static gboolean
may (const Writing   *self,
     const TableDeed *deed)
{
  return self->tests->may_do != NULL && self->tests->may_do (self->group, deed, self->tests->data);
}

static void
write_deed (const Writing   *self,
            const TableDeed *deed)
{
  if (deed->kind == TABLE_COUNTS)
    {
      write_number (self, deed);
      return;
    }

  open_button (self, deed, deed->is_suggested ? "deed suggested" : "deed");
  write_label (self, deed);
  phones_html_close (self->html);
}

static void
write_deeds (const Writing *self)
{
  gboolean has_begun = FALSE;

  for (const TableDeed *deed = self->thing->deeds; deed != NULL; deed = deed->next)
    {
      if (!may (self, deed))
        continue;
      if (!has_begun)
        phones_html_open (self->html, "span", "class", "deeds", NULL);
      has_begun = TRUE;
      write_deed (self, deed);
    }
  if (has_begun)
    phones_html_close (self->html);
}

/* Things */

/* So much of so much. */
static void
write_share (const Writing *self,
             int            part,
             int            whole,
             const char    *told)
{
  g_autofree char *value = g_strdup_printf ("%d", part), *end = g_strdup_printf ("%d", whole);

  phones_html_element (self->html, "progress", NULL, "value", value, "max", end, "aria-label", told, NULL);
}

static void
write_spaces (const Writing *self)
{
  if (self->thing->spaces == NULL)
    return;

  phones_html_open (self->html, "span", "class", "spaces", NULL);
  for (const TableSpace *space = self->thing->spaces; space != NULL; space = space->next)
    {
      phones_html_open (self->html, "span", "class", "space", NULL);
      write_signs (self, space->signs);
      phones_html_line (self->html, "span", NULL, space->text);
      write_seat (self, space->seat);
      /* What lies on a side of a scale its text says, too. */
      if (self->thing->whole > 0)
        {
          write_share (self, space->count, self->thing->whole, space->text);
        }
      else if (space->count > 1)
        {
          g_autofree char *count = g_strdup_printf ("×\u202f%d", space->count);

          phones_html_line (self->html, "span", "count", count);
        }
      phones_html_close (self->html);
    }
  phones_html_close (self->html);
}

static void
write_track (const Writing *self)
{
  if (self->thing->track_end > 0)
    write_share (self, self->thing->track, self->thing->track_end, self->thing->title);
}

/* What is said of a thing tells why it is so where that can be asked; what is touched itself cannot be asked as well. */
static void
write_text (const Writing *self,
            gboolean       is_touched)
{
  const TableThing *thing = self->thing;
  const int seat = table_thing_get_asked (thing);

  if (thing->text == NULL || is_touched || self->tests->may_ask == NULL
      || !self->tests->may_ask (thing->question, seat, self->tests->data))
    phones_html_line (self->html, "span", "text", thing->text);
  else
    phones_answers_write_question (self->html, thing->text, thing->question, seat);
}

static void
write_inside (const Writing *self,
              gboolean       is_touched)
{
  phones_html_line (self->html, "span", "title", self->thing->title);
  write_signs (self, self->thing->signs);
  write_seat (self, self->thing->owner);
  write_text (self, is_touched);
  write_track (self);
  write_spaces (self);
}

/* The deed of a thing that is touched itself, or NULL. */
static const TableDeed *
find_touched (const Writing *self)
{
  const TableDeed *deed = self->thing->deeds;

  return deed != NULL && deed->next == NULL && deed->label == NULL && deed->kind != TABLE_COUNTS && may (self, deed)
           ? deed : NULL;
}

/* What says nothing, and has nothing that is done here, is left out. Players who do nothing are listed elsewhere. */
static gboolean
is_shown (const Writing *self)
{
  const TableThing *thing = self->thing;

  if (thing->look == TABLE_GONE)
    return FALSE;

  for (const TableDeed *deed = thing->deeds; deed != NULL; deed = deed->next)
    if (may (self, deed))
      return TRUE;
  if (self->group->arrangement == TABLE_ROWS)
    return FALSE;

  return thing->text != NULL || thing->signs != NULL || thing->spaces != NULL || thing->track_end > 0
         || thing->owner != TABLE_NOBODY || (thing->title != NULL && thing->deeds == NULL);
}

static void
write_thing (const Writing *self)
{
  const TableDeed *touched = find_touched (self);
  const char *look = looks[self->thing->look];
  g_autofree char *class_names = g_strjoin (" ", "thing", look != NULL ? look : touched != NULL ? "touch" : NULL, NULL);

  if (touched != NULL)
    open_button (self, touched, class_names);
  else
    phones_html_open (self->html, "div", "class", class_names, NULL);
  write_inside (self, touched != NULL);
  if (touched != NULL)
    {
      phones_html_line (self->html, "span", "unseen", touched->told);
      write_reason (self, &touched->obstacle, "obstacle");
      write_reason (self, &touched->doubt, "doubt");
    }
  else
    write_deeds (self);
  phones_html_close (self->html);
}

static void
write_group (Writing *self)
{
  const gboolean is_aside = g_str_equal (self->group->id, TABLE_ASIDE);
  gboolean has_begun = FALSE;

  for (self->thing = self->group->things; self->thing != NULL; self->thing = self->thing->next)
    {
      if (!is_shown (self))
        continue;
      if (!has_begun)
        {
          phones_html_open (self->html, is_aside ? "details" : "section", "class", "group", NULL);
          phones_html_line (self->html, is_aside ? "summary" : "h3", NULL,
                            self->group->title != NULL ? self->group->title : is_aside ? _("What can be done at any time") : NULL);
          phones_html_open (self->html, "div", "class", arrangements[self->group->arrangement], NULL);
        }
      has_begun = TRUE;
      write_thing (self);
    }
  if (has_begun)
    {
      phones_html_close (self->html);
      phones_html_close (self->html);
    }
}

/* Writes what lies on the table, and what may be done with it. */
void
phones_board_write (PhonesHtml             *html,
                    const TableBoard       *board,
                    const PhonesPeople     *people,
                    const PhonesBoardTests *tests)
{
  Writing self = { .html = html, .board = board, .people = people, .tests = tests };

  g_return_if_fail (html != NULL && board != NULL && people != NULL && tests != NULL);

  for (self.group = table_board_get_groups (board); self.group != NULL; self.group = self.group->next)
    if (tests->is_seen == NULL || tests->is_seen (self.group, tests->data))
      write_group (&self);
}

/* What stands before a player to be picked is said by its name, and fades as soon as it cannot be any more. */
static void
write_offers (const Writing *self)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *told = NULL;

  for (const TableDeed *deed = self->thing->deeds; deed != NULL; deed = deed->next)
    if (deed->kind == TABLE_PICKS && deed->signs != NULL && deed->obstacle.text == NULL)
      g_ptr_array_add (names, g_strdup (deed->told != NULL ? deed->told : deed->label));
  if (names->len == 0)
    return;

  told = text_list (names);
  phones_html_open (self->html, "span", "class", "signs", "role", "img", "aria-label", told, NULL);
  for (const TableDeed *deed = self->thing->deeds; deed != NULL; deed = deed->next)
    if (deed->kind == TABLE_PICKS && deed->signs != NULL)
      write_faded (self, deed->signs[0], deed->obstacle.text != NULL);
  phones_html_close (self->html);
}

/* Writes what is drawn of a player on the board, where that has a row for each: also what can be
 * picked, as it lies there. */
void
phones_board_write_row (PhonesHtml       *html,
                        const TableBoard *board,
                        int               seat)
{
  Writing self = { .html = html, .board = board };

  g_return_if_fail (html != NULL && board != NULL);

  for (const TableGroup *group = table_board_get_groups (board); group != NULL; group = group->next)
    for (self.thing = group->things; group->arrangement == TABLE_ROWS && self.thing != NULL; self.thing = self.thing->next)
      if (self.thing->seat == seat)
        {
          write_signs (&self, self.thing->signs);
          write_offers (&self);
        }
}
