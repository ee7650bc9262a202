/* table-picked.c: what was picked where everybody chooses at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-picked.h"

#include "table-game.h"

struct _TablePicked {
  GObject parent_instance;

  GPtrArray *ids[TABLE_MAX_PLAYERS]; /* by seat, in the order in which they were picked */
  int pickers[TABLE_MAX_PLAYERS];
};

enum { CHANGED, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TablePicked, table_picked, G_TYPE_OBJECT)

static void
table_picked_finalize (GObject *object)
{
  TablePicked *self = TABLE_PICKED (object);

  for (int seat = 0; seat < TABLE_MAX_PLAYERS; seat++)
    g_ptr_array_unref (self->ids[seat]);

  G_OBJECT_CLASS (table_picked_parent_class)->finalize (object);
}

static void
table_picked_class_init (TablePickedClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = table_picked_finalize;

  /**
   * TablePicked::changed:
   * @seat: for whom
   *
   * Somebody has picked something for a seat, or put it back. What is forgotten with its moment is not told.
   */
  signals[CHANGED] = g_signal_new ("changed", TABLE_TYPE_PICKED, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   1, G_TYPE_INT);
}

static void
table_picked_init (TablePicked *self)
{
  for (int seat = 0; seat < TABLE_MAX_PLAYERS; seat++)
    self->ids[seat] = g_ptr_array_new_with_free_func (g_free);
}

/**
 * table_picked_get:
 * @self: what was picked
 * @seat: a seat, from 0
 *
 * Tells what was picked for a seat, which only who picked it and who sits there may know.
 *
 * Returns: (transfer none) (element-type utf8): ids as boards have them, in the order in which they were picked
 */
const GPtrArray *
table_picked_get (TablePicked *self,
                  int          seat)
{
  g_return_val_if_fail (TABLE_IS_PICKED (self) && seat >= 0 && seat < TABLE_MAX_PLAYERS, NULL);

  return self->ids[seat];
}

/**
 * table_picked_get_picker:
 * @self: what was picked
 * @seat: a seat, from 0
 *
 * Returns: who has picked for the seat last: the number of a telephone, from 1, `TABLE_PICKED_HERE`, or 0 if nobody has
 */
int
table_picked_get_picker (TablePicked *self,
                         int          seat)
{
  g_return_val_if_fail (TABLE_IS_PICKED (self) && seat >= 0 && seat < TABLE_MAX_PLAYERS, 0);

  return self->pickers[seat];
}

/**
 * table_picked_take_over:
 * @self: what was picked
 * @picker: who goes on with it, as table_picked_get_picker() tells it
 * @seat: for which seat, from 0
 *
 * Lets somebody who knows what was picked for a seat, as whoever sits there, go on with it instead of beginning anew.
 */
void
table_picked_take_over (TablePicked *self,
                        int          picker,
                        int          seat)
{
  g_return_if_fail (TABLE_IS_PICKED (self) && seat >= 0 && seat < TABLE_MAX_PLAYERS && picker != 0);

  if (self->pickers[seat] != 0)
    self->pickers[seat] = picker;
}

/**
 * table_picked_pick:
 * @self: what was picked
 * @picker: who picks, as table_picked_get_picker() tells it
 * @seat: for which seat, from 0
 * @id: what is picked, as the board has it
 * @most: how many there may be, from 1
 *
 * Picks something, or puts it back. Where there are as many as there may be, another one takes the place of the first; who picks
 * for a seat for which somebody else has picked begins anew.
 */
void
table_picked_pick (TablePicked *self,
                   int          picker,
                   int          seat,
                   const char  *id,
                   int          most)
{
  GPtrArray *ids;
  guint found;

  g_return_if_fail (TABLE_IS_PICKED (self) && seat >= 0 && seat < TABLE_MAX_PLAYERS);
  g_return_if_fail (picker != 0 && id != NULL && most > 0);

  ids = self->ids[seat];
  if (self->pickers[seat] != picker)
    g_ptr_array_set_size (ids, 0);
  self->pickers[seat] = picker;
  if (g_ptr_array_find_with_equal_func (ids, id, g_str_equal, &found))
    g_ptr_array_remove_index (ids, found);
  else
    {
      if (ids->len >= (guint) most)
        g_ptr_array_remove_index (ids, 0);
      g_ptr_array_add (ids, g_strdup (id));
    }
  g_signal_emit (self, signals[CHANGED], 0, seat);
}

static gboolean
is_same (const GPtrArray   *ids,
         const char *const *others)
{
  guint i = 0;

  while (i < ids->len && others[i] != NULL && g_str_equal (ids->pdata[i], others[i]))
    i++;

  return i == ids->len && others[i] == NULL;
}

/**
 * table_picked_set:
 * @self: what was picked
 * @picker: who picks, as table_picked_get_picker() tells it
 * @seat: for which seat, from 0
 * @ids: (array zero-terminated=1): all that is picked now, as the board has it
 *
 * Says all that somebody has picked for a seat. Who has picked nothing leaves alone what somebody else has.
 */
void
table_picked_set (TablePicked       *self,
                  int                picker,
                  int                seat,
                  const char *const *ids)
{
  g_return_if_fail (TABLE_IS_PICKED (self) && seat >= 0 && seat < TABLE_MAX_PLAYERS);
  g_return_if_fail (picker != 0 && ids != NULL);

  if (self->pickers[seat] == picker ? is_same (self->ids[seat], ids) : *ids == NULL)
    return;

  g_ptr_array_set_size (self->ids[seat], 0);
  for (; *ids != NULL; ids++)
    g_ptr_array_add (self->ids[seat], g_strdup (*ids));
  self->pickers[seat] = picker;
  g_signal_emit (self, signals[CHANGED], 0, seat);
}

/* Forgets all of it, as its moment has gone. */
void
table_picked_forget (TablePicked *self)
{
  for (int seat = 0; seat < TABLE_MAX_PLAYERS; seat++)
    {
      g_ptr_array_set_size (self->ids[seat], 0);
      self->pickers[seat] = 0;
    }
}
