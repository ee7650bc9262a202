/* parlour-typed-question.h: what is asked above something that is typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "table-schema.h"

GtkWidget *parlour_typed_question_new (const TableField *field);
