/* colonia-ending.c: what Colonia is to its end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-ending.h"

#include "colonia-end-window.h"
#include "colonia-record.h"
#include "colonia-score.h"
#include "colonia-terms.h"
#include "colonia-tracery.h"
#include "colonia-words.h"
#include "parlour-game-ending.h"
#include "table-record.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* Where the parts of a score come from */

/* Relics */

static void
add_owned_relics (GPtrArray           *items,
                  const ColoniaPlayer *player,
                  gboolean             stored)
{
  for (int i = 0; i < player->n_relics; i++)
    if (player->relics[i].stored == stored)
      /* Translators: %s is a city, %d the points of a relic from there. */
      g_ptr_array_add (items, g_strdup_printf (C_("relic", "%s %d"), colonia_term_city (player->relics[i].city),
                                               player->relics[i].points));
}

static void
add_counted_relics (GPtrArray             *items,
                    const ColoniaHoldings *holdings,
                    gboolean               stored)
{
  for (int i = 0; i < holdings->n_relics; i++)
    if (holdings->relics[i].shrine == stored)
      g_ptr_array_add (items, g_strdup_printf ("%d", holdings->relics[i].points));
}

/* What was counted at the end of a game that was not tracked in full. */
static const ColoniaEvent *
find_count (TableSession *session)
{
  const TableRecord *record = table_session_get_record (session);

  return colonia_record_find_last (record, table_record_get_cursor (record), COLONIA_EVENT_FINAL_HOLDINGS);
}

static char *
list_relics (TableSession *session,
             int           seat,
             gboolean      stored)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  const ColoniaState *state = COLONIA_STATE (table_session_get_state (session));
  const ColoniaEvent *count = find_count (session);

  if (state->tracking == COLONIA_TRACKING_FULL)
    add_owned_relics (items, &state->players[seat], stored);
  else if (count != NULL)
    add_counted_relics (items, &count->holdings[seat], stored);

  return items->len > 0 ? text_list (items) : NULL;
}

static char *
explain_relics (TableSession       *session,
                const ColoniaScore *score,
                int                 seat)
{
  g_autofree char *list = list_relics (session, seat, FALSE);

  if (list == NULL)
    return g_strdup (_("No relics outside shrines."));

  /* Translators: %s is a list of relics, e.g. “London 2, Bergen 3”, or of their points. */
  return g_strdup_printf (_("Relics outside shrines: %s."), list);
}

static char *
explain_shrines (TableSession       *session,
                 const ColoniaScore *score,
                 int                 seat)
{
  g_autofree char *list = list_relics (session, seat, TRUE);

  if (list == NULL)
    return g_strdup (_("No relics in shrines."));

  /* Translators: %s is a list of relics, e.g. “London 2, Bergen 3”, or of their points. */
  return g_strdup_printf (_("Relics in shrines count twice: %s."), list);
}

/* The rest */

static char *
explain_windows (TableSession       *session,
                 const ColoniaScore *score,
                 int                 seat)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;
  const ColoniaState *state = COLONIA_STATE (table_session_get_state (session));
  int points = state->window_points;

  for (int city = 0; city < COLONIA_N_CITIES; city++)
    if (score->windows[city].player == seat)
      g_ptr_array_add (items, g_strdup (colonia_term_city (city)));
  if (items->len == 0)
    return g_strdup (_("No windows."));

  list = text_list (items);
  /* Translators: %d is how many points a window brings, %s a list of cities. */
  return g_strdup_printf (ngettext ("Windows, %d point each: %s.", "Windows, %d points each: %s.", (gulong) points),
                          points, list);
}

static char *
explain_total (const ColoniaScore *score,
               int                 seat)
{
  const ColoniaPlayerScore *player = &score->players[seat];

  /* Translators: the points of relics in no shrine, of relics in shrines, and of stained glass windows, then all together. */
  return g_strdup_printf (_("Points: %d + %d + %d = %d."),
                          player->relics, player->shrines, player->windows, player->total);
}

static char *
explain_money (TableSession       *session,
               const ColoniaScore *score,
               int                 seat)
{
  int had = 0, paid = 0;

  for (int city = 0; city < COLONIA_N_CITIES; city++)
    {
      had += score->windows[city].amounts[seat];
      if (score->windows[city].player == seat)
        paid += score->windows[city].pays;
    }

  if (paid == 0)
    return g_strdup_printf (_("Money left: %d, as no window had to be paid."), had);

  /* Translators: how much money is left, how much there was, and how much of it was paid for windows. */
  return g_strdup_printf (_("Money left: %d of %d, as %d went for windows."), had - paid, had, paid);
}

/* What was only counted has no kinds. */
static char *
explain_goods (TableSession       *session,
               const ColoniaScore *score,
               int                 seat)
{
  const ColoniaState *state = COLONIA_STATE (table_session_get_state (session));
  g_autofree char *list = NULL;

  if (score->players[seat].goods == 0)
    return g_strdup (_("No goods are left."));

  list = state->tracking == COLONIA_TRACKING_FULL ? colonia_term_goods_list (&state->players[seat].goods)
                                                  : g_strdup_printf ("%d", score->players[seat].goods);

  /* Translators: %s is a list of goods, e.g. “1 saddle, 2 paintings”, or how many there are. */
  return g_strdup_printf (_("Goods left: %s."), list);
}

static char *
explain_resources (TableSession       *session,
                   const ColoniaScore *score,
                   int                 seat)
{
  const ColoniaState *state = COLONIA_STATE (table_session_get_state (session));
  g_autofree char *list = NULL;

  if (score->players[seat].resources == 0)
    return g_strdup (_("No resources are left."));

  list = state->tracking == COLONIA_TRACKING_FULL ? colonia_term_resource_list (&state->players[seat].resources)
                                                  : g_strdup_printf ("%d", score->players[seat].resources);

  /* Translators: %s is a list of resources, e.g. “1 leather, 2 iron”, or how many there are. */
  return g_strdup_printf (_("Resources left: %s."), list);
}

/* Tells where a number comes from. */
static char *
colonia_end_reasons_explain (TableSession *session,
                             int           seat,
                             int           part)
{
  static char *(*const explained[]) (TableSession *session, const ColoniaScore *score, int seat) = {
    [COLONIA_PART_RELICS] = explain_relics, [COLONIA_PART_SHRINES] = explain_shrines, [COLONIA_PART_WINDOWS] = explain_windows,
    [COLONIA_PART_MONEY] = explain_money, [COLONIA_PART_GOODS] = explain_goods, [COLONIA_PART_RESOURCES] = explain_resources,
  };
  ColoniaScore score;

  if (!colonia_state_get_score (COLONIA_STATE (table_session_get_state (session)), &score))
    g_return_val_if_reached (NULL);

  return part == PARLOUR_TOTAL ? explain_total (&score, seat) : explained[part] (session, &score, seat);
}

/* The windows on the score sheet */

/* In heights of the font: the glass, and what is written below it. */
#define GLASS 8.6
#define WORDS 3.7

static void
draw_glass (const ParlourEasel *easel,
            ColoniaCity         city,
            gboolean            lit,
            double              middle)
{
  double scale = GLASS * easel->em / COLONIA_TRACERY_HEIGHT;

  cairo_save (easel->cr);
  cairo_translate (easel->cr, middle - COLONIA_TRACERY_WIDTH / 2. * scale, 0.);
  cairo_scale (easel->cr, scale, scale);
  colonia_tracery_draw (easel->cr, city, lit ? 1. : 0., &easel->paper);
  cairo_restore (easel->cr);
}

static void
write_payment (const ParlourEasel *easel,
               TableColor          color,
               const char         *pays,
               double              middle,
               double              y)
{
  double left = middle - parlour_easel_measure (easel, pays, easel->em, PANGO_WEIGHT_NORMAL) / 2.;

  parlour_easel_emblem (easel, color, left - 0.4 * easel->em, y, 1.5 * easel->em, FALSE);
  parlour_easel_use_ink (easel, 1.);
  parlour_easel_write (easel, pays, middle + 0.7 * easel->em, y, 0.5, easel->em, PANGO_WEIGHT_NORMAL);
}

static void
draw_window (const ParlourEasel       *easel,
             const TableRecord        *record,
             const ColoniaWindowScore *window,
             ColoniaCity               city)
{
  double width = easel->width / COLONIA_N_CITIES;
  double middle = (city + 0.5) * width;
  double y = (GLASS + 0.9) * easel->em;
  g_autofree char *pays = NULL;

  draw_glass (easel, city, window->player != COLONIA_NOBODY, middle);
  parlour_easel_use_ink (easel, 1.);
  parlour_easel_write (easel, colonia_term_city (city), middle, y, 0.5, easel->em, PANGO_WEIGHT_BOLD);

  y += 1.7 * easel->em;
  if (window->player == COLONIA_NOBODY)
    {
      /* Translators: under a stained glass window that nobody is awarded. */
      parlour_easel_write (easel, C_("window", "nobody"), middle, y, 0.5, easel->em, PANGO_WEIGHT_NORMAL);
      return;
    }

  pays = colonia_term_money (city, window->pays);
  write_payment (easel, table_record_get_person (record, window->player)->color, pays, middle, y);
}

/* Draws the windows side by side, with those whom they are awarded (END-1). */
static double
colonia_sheet_windows_draw (const ParlourEasel *easel,
                            const TableRecord  *record)
{
  ColoniaScore score;

  if (!colonia_state_get_score (COLONIA_STATE (table_record_get_state (record)), &score))
    g_return_val_if_reached (0.);

  for (int city = 0; city < COLONIA_N_CITIES; city++)
    draw_window (easel, record, &score.windows[city], (ColoniaCity) city);

  return (GLASS + WORDS) * easel->em;
}

/* The windows on the picture of the result, each with its city and who got it beside it */

/* How much of its height and of its width a window takes. */
#define GLASS_HEIGHT 0.96
#define GLASS_WIDTH 0.5

static void
draw_on_picture (const ParlourEasel *easel,
                 const TableRecord  *record)
{
  const double width = easel->width / COLONIA_N_CITIES;
  const double scale = MIN (GLASS_HEIGHT * easel->height / COLONIA_TRACERY_HEIGHT, GLASS_WIDTH * width / COLONIA_TRACERY_WIDTH);
  const double beside = scale * COLONIA_TRACERY_WIDTH + 0.5 * easel->em, room = width - beside - 0.5 * easel->em;
  const double middle = easel->height / 2.;
  ColoniaScore score;

  if (!colonia_state_get_score (COLONIA_STATE (table_record_get_state (record)), &score))
    g_return_if_reached ();

  for (int city = 0; city < COLONIA_N_CITIES; city++)
    {
      const ColoniaWindowScore *window = &score.windows[city];
      const gboolean is_lit = window->player != COLONIA_NOBODY;

      cairo_save (easel->cr);
      cairo_translate (easel->cr, city * width, middle - scale * COLONIA_TRACERY_HEIGHT / 2.);
      cairo_scale (easel->cr, scale, scale);
      colonia_tracery_draw (easel->cr, (ColoniaCity) city, is_lit ? 1. : 0., &easel->paper);
      cairo_restore (easel->cr);

      parlour_easel_use_ink (easel, 1.);
      parlour_easel_fit (easel, colonia_term_city ((ColoniaCity) city), city * width + beside, middle - 0.9 * easel->em, 0., room,
                         easel->em, PANGO_WEIGHT_BOLD);
      if (is_lit)
        parlour_easel_emblem (easel, table_record_get_person (record, window->player)->color,
                              city * width + beside + 0.9 * easel->em, middle + 0.9 * easel->em, 1.8 * easel->em, FALSE);
      else
        parlour_easel_fit (easel, C_("window", "nobody"), city * width + beside, middle + 0.7 * easel->em, 0., room, easel->em,
                           PANGO_WEIGHT_NORMAL);
    }
}

static const int rules[] = { COLONIA_RULE_END_1, COLONIA_RULE_END_2, COLONIA_RULE_END_3, COLONIA_RULE_NONE };

/* The windows, which are lit one after the other. */

static GtkWidget *
make_window (int which)
{
  return colonia_end_window_new ((ColoniaCity) which);
}

static void
show_window (GtkWidget    *window,
             TableSession *session)
{
  ColoniaScore score;

  if (!colonia_state_get_score (COLONIA_STATE (table_session_get_state (session)), &score))
    g_return_if_reached ();

  colonia_end_window_show (COLONIA_END_WINDOW (window), session, &score);
}

static void
reveal_window (GtkWidget *window,
               gboolean   revealed)
{
  colonia_end_window_reveal (COLONIA_END_WINDOW (window), revealed);
}

static void
set_most_height (GtkWidget *window,
                 int        height)
{
  colonia_end_window_set_most_height (COLONIA_END_WINDOW (window), height);
}

static const ParlourCeremony ceremony = {
  .title = N_("The Stained Glass of Cologne"),
  .custom = N_("Whoever has the most money of a city gets the window of that city, and pays all of that money."),
  .next = N_("Light the Next Window"),
  /* Translators: lets the stained glass windows go dark and lights them one after the other again. */
  .again = N_("Light Again"),
  .n_sights = COLONIA_N_CITIES,
  .make = make_window,
  .show = show_window,
  .reveal = reveal_window,
  .set_most_height = set_most_height,
};

/* The words */

static char *
tell_winners (const char *const *names,
              const TableState  *state)
{
  ColoniaScore score;

  if (!colonia_state_get_score (COLONIA_STATE (state), &score))
    g_return_val_if_reached (NULL);

  return colonia_words_winners (names, &score);
}

static char *
tell_foot (const TableRecord *record)
{
  const ColoniaSetup *setup = (gconstpointer) table_record_get_setup (record);
  int points = setup->window_points;

  return g_strdup_printf (
    /* Translators: at the foot of the score sheet; %d is how many points a stained glass window brings. */
    ngettext ("Relics in shrines count twice, a window counts %d point. Ties are broken by money, goods and resources left.",
              "Relics in shrines count twice, a window counts %d points. Ties are broken by money, goods and resources left.",
              (gulong) points), points);
}

const ParlourGameEnding colonia_ending = {
  .rules = rules,
  .ceremony = &ceremony,
  .explain = colonia_end_reasons_explain,
  .tell_winners = tell_winners,
  .draw_on_sheet = colonia_sheet_windows_draw,
  .draw_on_picture = draw_on_picture,
  .tell_foot = tell_foot,
};
