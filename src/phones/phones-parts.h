/* phones-parts.h: the parts of what stands on a telephone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Boards and players are written of a view of the game, which holds nothing that is not for its seat; of what happened, and of
 * what hands have to move, what is secret and somebody else's is left out.
 */

#pragma once

#include "phones-board.h"
#include "phones-html.h"
#include "phones-sight.h"

PhonesPeople phones_parts_list_people  (TableSession      *session);
char        *phones_parts_tell_details (TableLine         *line,
                                        const TableRecord *record,
                                        int                seat);
gboolean     phones_parts_write_changes (PhonesHtml       *html,
                                        TableSession      *session,
                                        int                seat);
void         phones_parts_write_mine   (PhonesHtml        *html,
                                        const TableBoard  *board,
                                        const TableState  *view,
                                        int                seat);
void         phones_parts_write_hands  (PhonesHtml        *html,
                                        TableSession      *session,
                                        int                seat);
void         phones_parts_write_table  (PhonesHtml        *html,
                                        PhonesTable       *table,
                                        int                seat);
void         phones_parts_write_topic  (PhonesHtml        *html,
                                        TableSession      *session,
                                        int                topic);
void         phones_parts_write_rules  (PhonesHtml        *html,
                                        TableSession      *session,
                                        const TableState  *view);
void         phones_parts_write_found  (PhonesHtml        *html,
                                        TableSession      *session,
                                        const char        *words);
