/* written.h: games that are written down in a test
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-session.h"

TableRecord  *written_record  (const char *text);
TableSession *written_session (const char *text);
