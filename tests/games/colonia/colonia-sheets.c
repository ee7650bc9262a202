/* colonia-sheets.c: what is drawn for Colonia
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "sheets.h"

#include "colonia-glass.h"
#include "colonia-piece.h"
#include "colonia-ship-figure.h"
#include "parlour-die.h"
#include "parlour-emblem.h"

static void
make_pieces (GtkWidget       **figures,
             ColoniaPieceKind  kind,
             int               n)
{
  for (int i = 0; i < n; i++)
    {
      figures[i] = colonia_piece_new (kind, i, 1);
      g_object_set (figures[i], "spread", TRUE, NULL);
    }
}

static void
make_emblems (GtkWidget **figures)
{
  for (int color = COLONIA_NOBODY; color < (int) TABLE_N_COLORS; color++)
    *figures++ = g_object_new (PARLOUR_TYPE_EMBLEM, "color", color, "plain", TRUE, NULL);
}

static void
make_members (GtkWidget **figures)
{
  make_pieces (figures, COLONIA_PIECE_MEMBER, COLONIA_N_COLORS);
}

static void
make_resources (GtkWidget **figures)
{
  make_pieces (figures, COLONIA_PIECE_RESOURCE, COLONIA_N_RESOURCES);
}

static void
make_goods (GtkWidget **figures)
{
  make_pieces (figures, COLONIA_PIECE_GOOD, COLONIA_N_GOODS);
}

static void
make_coins (GtkWidget **figures)
{
  make_pieces (figures, COLONIA_PIECE_MONEY, COLONIA_N_CITIES);
}

static void
make_arms (GtkWidget **figures)
{
  for (int city = 0; city < COLONIA_N_CITIES; city++)
    figures[city] = g_object_new (COLONIA_TYPE_PIECE, "kind", COLONIA_PIECE_ARMS, "which", city, NULL);
}

static void
make_signs (GtkWidget **figures)
{
  for (int craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    figures[craftsman] = g_object_new (COLONIA_TYPE_PIECE, "kind", COLONIA_PIECE_SIGN, "which", craftsman, NULL);
}

static void
make_relics (GtkWidget **figures)
{
  for (int points = 1; points <= 5; points++)
    *figures++ = g_object_new (COLONIA_TYPE_PIECE, "kind", COLONIA_PIECE_RELIC, "count", points,
                               "which", points % COLONIA_N_CITIES, NULL);
  *figures = g_object_new (COLONIA_TYPE_PIECE, "kind", COLONIA_PIECE_SHRINE, "which", COLONIA_CITY_NOVGOROD, NULL);
}

static void
make_ships (GtkWidget **figures)
{
  for (int city = COLONIA_NOBODY; city < COLONIA_N_CITIES; city++)
    *figures++ = colonia_ship_figure_new (city);
}

static void
make_dice (GtkWidget **figures)
{
  for (int value = 0; value <= COLONIA_DIE_SIDES; value++)
    *figures++ = g_object_new (PARLOUR_TYPE_DIE, "value", value, NULL);
}

static void
make_windows (GtkWidget **figures)
{
  for (int i = 0; i < 2 * COLONIA_N_CITIES; i++)
    {
      figures[i] = colonia_glass_new ((ColoniaCity) (i / 2));
      colonia_glass_set_lit (COLONIA_GLASS (figures[i]), i % 2 == 1);
    }
}

const Sheet colonia_sheets[] = {
  { "emblems", make_emblems, 44, 44, 40 },
  { "members", make_members, 36, 36, 32 },
  { "resources", make_resources, 36, 36, 32 },
  { "goods", make_goods, 36, 36, 32 },
  { "coins", make_coins, 36, 36, 32 },
  { "arms", make_arms, 52, 52, 48 },
  { "signs", make_signs, 52, 52, 48 },
  { "relics", make_relics, 44, 44, 40 },
  { "ships", make_ships, 110, 68, 64 },
  { "dice", make_dice, 36, 36, 32 },
  { "windows", make_windows, 54, 68, 64 },
  { NULL },
};
