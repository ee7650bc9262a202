/* parlour-property.h: properties that are members
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

/* What nearly all properties are. */
#define PARLOUR_PROPERTY ((GParamFlags) (G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY))

void parlour_property_keep (GObjectClass *object_class,
                            GParamSpec   *property,
                            gssize        offset,
                            GCallback     changed);
void parlour_property_hand (GObjectClass *object_class,
                            GParamSpec   *property,
                            gssize        offset,
                            GCallback     setter);
