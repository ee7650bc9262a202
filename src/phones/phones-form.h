/* phones-form.h: the form of an event as a part of a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a form asks for is read off what the game says that the event consists of. What was filled in comes as names and texts, of
 * which any may be anything, and becomes an event by the same reader as a record.
 */

#pragma once

#include "phones-board.h"

void        phones_form_write (PhonesHtml         *html,
                               const TableBoard   *board,
                               const PhonesPeople *people,
                               const char         *path,
                               const TableDeed    *deed);
TableEvent *phones_form_read  (const TableBoard   *board,
                               const TableDeed    *deed,
                               GHashTable         *fields,
                               char              **wrong);
