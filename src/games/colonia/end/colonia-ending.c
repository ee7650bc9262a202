/* colonia-ending.c: what Colonia is to its end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-ending.h"

#include "colonia-end-reasons.h"
#include "colonia-end-window.h"
#include "colonia-events.h"
#include "colonia-score.h"
#include "colonia-sheet-windows.h"
#include "colonia-words.h"
#include "table-record.h"

#include <glib/gi18n.h>

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
  .tell_foot = tell_foot,
};
