/* colonia-trade-field.h: what a player changes into another currency
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-counter.h"
#include "colonia-page.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_TRADE_FIELD (colonia_trade_field_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaTradeField, colonia_trade_field, COLONIA, TRADE_FIELD, AdwBin)

GtkWidget      *colonia_trade_field_new         (void);
void            colonia_trade_field_show        (ColoniaTradeField  *self,
                                                 ParlourPage        *page,
                                                 int                 seat);
void            colonia_trade_field_set_current (ColoniaTradeField  *self,
                                                 gboolean            current);
gboolean        colonia_trade_field_get_trade   (ColoniaTradeField  *self,
                                                 ColoniaTrade       *trade);
void            colonia_trade_field_set_trade   (ColoniaTradeField  *self,
                                                 const ColoniaTrade *trade);
void            colonia_trade_field_type_city   (ColoniaTradeField  *self,
                                                 ColoniaCity         city);
ParlourCounter *colonia_trade_field_get_counter (ColoniaTradeField  *self);
GtkWidget      *colonia_trade_field_get_button  (ColoniaTradeField  *self,
                                                 gboolean            to,
                                                 ColoniaCity         city);

G_END_DECLS
