/* colonia-guide-private.h: what the guide is made of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-guide.h"

extern const TableTopic colonia_topics[COLONIA_N_TOPICS];
