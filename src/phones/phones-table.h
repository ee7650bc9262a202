/* phones-table.h: who sits at the table with a telephone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It knows no network. Whoever comes is a guest, who asks for a seat; the host lets guests in, sends them away, and says what
 * each seat may do.
 */

#pragma once

#include "table-board.h"
#include "table-session.h"

/* How many telephones there may be: those that were never let in go first. */
#define PHONES_MOST_GUESTS 24

/* What a telephone may do. */
typedef enum {
  PHONES_LOOKS, /* it shows the game, and nothing is entered */
  PHONES_CHOOSES, /* what everybody chooses at once is chosen there */
  PHONES_PLAYS, /* a player's own turn, too */
} PhonesRight;

#define PHONES_N_RIGHTS (PHONES_PLAYS + 1)

/* A telephone. Whoever looks at it does not change it but by the functions here. */
typedef struct {
  int number; /* what it is called as long as it has no seat, from 1 */
  char *cookie; /* what only it knows */
  const char *language; /* the id of the language that it speaks */
  gboolean has_language; /* whether somebody chose that language there */
  gboolean is_host; /* whether it is the host's */
  gboolean enters_all; /* whether the host enters there what happens to everybody, and not what a seat does */
  gboolean is_here; /* whether it listens */
  int seat; /* where it sits, or TABLE_NOBODY */
  int wish; /* where it asks to sit, or TABLE_NOBODY */
  const char *lost; /* why it does not sit where it asked to or sat, for translation, or NULL */
} PhonesGuest;

#define PHONES_TYPE_TABLE (phones_table_get_type ())

G_DECLARE_FINAL_TYPE (PhonesTable, phones_table, PHONES, TABLE, GObject)

PhonesTable       *phones_table_new            (TableSession      *session);
TableSession      *phones_table_get_session    (PhonesTable       *self);
void               phones_table_change_session (PhonesTable       *self,
                                                TableSession      *session);
gboolean           phones_table_is_elsewhere   (PhonesTable       *self);
guint              phones_table_get_revision   (PhonesTable       *self);
guint              phones_table_get_version    (PhonesTable       *self);

PhonesGuest       *phones_table_welcome        (PhonesTable       *self,
                                                const char        *language,
                                                gboolean           as_host);
void               phones_table_welcome_back   (PhonesTable       *self,
                                                PhonesGuest       *guest,
                                                gboolean           as_host);
PhonesGuest       *phones_table_find           (PhonesTable       *self,
                                                const char        *cookie);
PhonesGuest       *phones_table_find_number    (PhonesTable       *self,
                                                int                number);
PhonesGuest       *phones_table_find_seat      (PhonesTable       *self,
                                                int                seat);
const GPtrArray   *phones_table_list_guests    (PhonesTable       *self);
void               phones_table_ask            (PhonesTable       *self,
                                                PhonesGuest       *guest,
                                                int                seat);
void               phones_table_leave          (PhonesTable       *self,
                                                PhonesGuest       *guest);
void               phones_table_let_in         (PhonesTable       *self,
                                                PhonesGuest       *guest,
                                                int                seat);
void               phones_table_refuse         (PhonesTable       *self,
                                                PhonesGuest       *guest);
void               phones_table_send_away      (PhonesTable       *self,
                                                PhonesGuest       *guest);
void               phones_table_set_language   (PhonesTable       *self,
                                                PhonesGuest       *guest,
                                                const char        *language);
void               phones_table_set_here       (PhonesTable       *self,
                                                PhonesGuest       *guest,
                                                gboolean           is_here);
void               phones_table_set_enters_all (PhonesTable       *self,
                                                PhonesGuest       *guest,
                                                gboolean           enters_all);
gboolean           phones_table_can_keep_languages
                                               (PhonesTable       *self);
void               phones_table_keep_languages (PhonesTable       *self);
PhonesRight        phones_table_get_right      (PhonesTable       *self,
                                                int                seat);
void               phones_table_set_right      (PhonesTable       *self,
                                                int                seat,
                                                PhonesRight        right);

gboolean           phones_table_get_covers_hands
                                               (PhonesTable       *self);
void               phones_table_set_covers_hands
                                               (PhonesTable       *self,
                                                gboolean           covers_hands);

void               phones_table_play           (PhonesTable       *self,
                                                const PhonesGuest *guest,
                                                const TableEvent *const *events,
                                                guint              n_events,
                                                TableRoller        roller);
void               phones_table_hold           (PhonesTable       *self,
                                                int                seat);
gboolean           phones_table_is_held        (PhonesTable       *self,
                                                int                seat);
gboolean           phones_table_may_undo       (PhonesTable       *self,
                                                const PhonesGuest *guest);
gboolean           phones_table_may_redo       (PhonesTable       *self,
                                                const PhonesGuest *guest);
void               phones_choices_add          (GString           *line,
                                                const char        *name,
                                                const char        *value);
