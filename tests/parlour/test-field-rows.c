/* test-field-rows.c: rows made of a schema
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-record.h"
#include "colonia-session.h"
#include "games.h"
#include "parlour-counter.h"
#include "parlour-event-form.h"
#include "parlour-field-rows.h"
#include "parlour-widgets.h"
#include "table-simulation.h"
#include "tongue.h"
#include "widgets.h"

static const char *const names[] = { "Agnes", "Bruno", "Clara", NULL };

static const TableTerms terms = { .n_players = 3 };

static char *
tell (JsonObject *object)
{
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), object);

  return json_to_string (node, FALSE);
}

static void
assert_reads (JsonObject *object,
              const char *expected)
{
  g_autofree char *text = tell (object);

  g_assert_cmpstr (text, ==, expected);
}

static void
wait_for_rows (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

/* A field of each kind and shape */

static const char *const woods[] = { "oak", "pine", NULL };
static const TableField one_wood[] = { { "", TABLE_ID, .ids = woods }, TABLE_END };
static const TableField plank[] = {
  { "wood", TABLE_ID, .ids = woods },
  { "length", TABLE_INT, .min = 2, .max = 9 },
  TABLE_END
};
static const TableField things[] = {
  { "count", TABLE_INT, .min = 1, .max = 5, .title = "How many" },
  { "berth", TABLE_NUMBER, .max = 4 },
  { "owner", TABLE_NUMBER, .nullable = TRUE, .nothing = -1 },
  { "wood", TABLE_ID, .ids = woods, .need = TABLE_OPTIONAL, .usual = 1 },
  { "wet", TABLE_FLAG },
  { "name", TABLE_TEXT, .need = TABLE_SPARSE, .max = 10 },
  { "piles", TABLE_BUNDLE, .ids = woods },
  { "asked", TABLE_SEATS },
  { "cut", TABLE_BITS, .min = 1, .max = 3 },
  { "planks", TABLE_STRUCT, TABLE_LIST, .fields = plank, .counted = TRUE, .max_n = 2 },
  { "by-seat", TABLE_INT, TABLE_BY_SEAT, .max = 3 },
  { "by-wood", TABLE_INT, TABLE_BY_ID, .keys = woods, .max = 3 },
  { "inner", TABLE_INNER, TABLE_LIST, .fields = one_wood, .max_n = 1 },
  { "hidden", TABLE_INT, .need = TABLE_IMPLIED },
  { "other", TABLE_INT, .trackings = 1 << 1, .max = 3 },
  TABLE_END
};

static GtkWidget *
find_row (GtkWidget  *rows,
          const char *title)
{
  g_autoptr (GPtrArray) all = find_all (rows, ADW_TYPE_PREFERENCES_ROW);

  for (guint i = 0; i < all->len; i++)
    if (g_str_equal (adw_preferences_row_get_title (all->pdata[i]), title))
      return all->pdata[i];

  return NULL;
}

static void
set_number (GtkWidget  *rows,
            const char *title,
            int         number)
{
  parlour_counter_set_value (find_nth (find_row (rows, title), PARLOUR_TYPE_COUNTER, 0), number);
}

static void
set_flag (GtkWidget  *rows,
          const char *title,
          gboolean    flag)
{
  gtk_switch_set_active (find_nth (find_row (rows, title), GTK_TYPE_SWITCH, 0), flag);
  wait_for_rows ();
}

#define AT_FIRST \
  "{\"count\":1,\"berth\":1,\"owner\":1,\"wood\":\"pine\",\"wet\":false,\"piles\":{\"oak\":0,\"pine\":0},\"asked\":[]," \
  "\"cut\":[],\"planks\":[],\"by-seat\":[0,0,0],\"by-wood\":{\"oak\":0,\"pine\":0},\"inner\":[\"oak\"]}"

/* Each widget changes what it stands for, and nothing else. */
static void
test_kinds (void)
{
  GtkWidget *rows = g_object_ref_sink (parlour_field_rows_new ());
  g_autoptr (JsonObject) object = json_object_new ();
  int n_changed = 0;

  g_signal_connect_swapped (rows, "changed", G_CALLBACK (count_up), &n_changed);
  parlour_field_rows_show (PARLOUR_FIELD_ROWS (rows), things, &terms, names, object);
  assert_reads (object, AT_FIRST);
  g_assert_null (find_row (rows, "hidden"));
  g_assert_null (find_row (rows, "other"));
  g_assert_true (gtk_widget_is_ancestor (parlour_field_rows_get_first (PARLOUR_FIELD_ROWS (rows)), rows));

  set_number (rows, "How many", 9);
  set_number (rows, "berth", 3);
  adw_combo_row_set_selected (ADW_COMBO_ROW (find_row (rows, "owner")), 3);
  adw_combo_row_set_selected (ADW_COMBO_ROW (find_row (rows, "wood")), 0);
  set_flag (rows, "wet", TRUE);
  g_assert_cmpint (n_changed, ==, 5);
  set_flag (rows, "Bruno", TRUE);
  set_flag (rows, "2", TRUE);
  gtk_editable_set_text (GTK_EDITABLE (find_nth (rows, ADW_TYPE_ENTRY_ROW, 0)), "Ark");
  assert_reads (object, "{\"count\":5,\"berth\":3,\"owner\":3,\"wood\":\"oak\",\"wet\":true,\"piles\":{\"oak\":0,\"pine\":0},"
                        "\"asked\":[2],\"cut\":[2],\"planks\":[],\"by-seat\":[0,0,0],\"by-wood\":{\"oak\":0,\"pine\":0},"
                        "\"inner\":[\"oak\"],\"name\":\"Ark\"}");

  adw_combo_row_set_selected (ADW_COMBO_ROW (find_row (rows, "owner")), 0);
  set_flag (rows, "Bruno", FALSE);
  gtk_editable_set_text (GTK_EDITABLE (find_nth (rows, ADW_TYPE_ENTRY_ROW, 0)), "");
  g_assert_true (json_object_get_null_member (object, "owner"));
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "asked")), ==, 0);
  g_assert_false (json_object_has_member (object, "name"));

  assert_finalized (rows);
}

static void
press (GtkWidget  *rows,
       const char *tooltip)
{
  g_autoptr (GPtrArray) buttons = find_all (rows, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (parlour_widget_get_tooltip (buttons->pdata[i]), tooltip) == 0
        && gtk_widget_get_ancestor (buttons->pdata[i], PARLOUR_TYPE_COUNTER) == NULL)
      {
        g_assert_true (gtk_widget_is_sensitive (buttons->pdata[i]));
        g_signal_emit_by_name (buttons->pdata[i], "clicked");
        wait_for_rows ();
        return;
      }

  g_assert_not_reached ();
}

/* A list, which is no number, grows and shrinks within its bounds. */
static void
test_list (void)
{
  GtkWidget *rows = g_object_ref_sink (parlour_field_rows_new ());
  g_autoptr (JsonObject) object = json_object_new ();
  G_GNUC_UNUSED g_autoptr (GPtrArray) buttons = NULL;

  parlour_field_rows_show (PARLOUR_FIELD_ROWS (rows), things, &terms, names, object);
  press (rows, "One More");
  press (rows, "One More");
  set_number (rows, "length", 7);
  press (rows, "One Less");
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "planks")), ==, 1);
  g_assert_cmpint (json_object_get_int_member (json_array_get_object_element (json_object_get_array_member (object, "planks"), 0),
                                               "length"), ==, 7);
  assert_finalized (rows);
}

/* All that real games say stays as it is in rows. */
static void
test_round_trip (void)
{
  g_autoptr (TableRecord) record = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 7);
  const TableEvents *events = table_record_get_game (record)->events;

  for (guint i = 0; i < table_record_get_n_events (record); i++)
    {
      const TableEvent *event = table_record_get_event (record, i);
      g_autofree TableEvent *again = g_malloc0 (events->size);
      g_autoptr (JsonBuilder) builder = json_builder_new ();
      g_autoptr (JsonNode) node = NULL;
      g_autoptr (GError) error = NULL;
      GtkWidget *rows = g_object_ref_sink (parlour_field_rows_new ());
      DocPlace place;

      table_event_build (events, event, &terms, builder);
      node = json_builder_get_root (builder);
      parlour_field_rows_show (PARLOUR_FIELD_ROWS (rows), events->kinds[event->type].fields, &terms, names,
                               json_node_get_object (node));

      place = doc_place_root (node);
      table_event_read (events, &place, &terms, again, &error);
      g_assert_no_error (error);
      g_assert_true (table_event_equal (events, event, again, &terms));
      table_event_clear (events, again);
      assert_finalized (rows);
    }
}

/* Whatever happens in a game can be filled in from nothing. */
static void
test_from_nothing (void)
{
  g_autoptr (TableRecord) record = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 7);
  const TableEvents *events = table_record_get_game (record)->events;

  for (int type = 0; events->ids[type] != NULL; type++)
    {
      GtkWidget *rows = g_object_ref_sink (parlour_field_rows_new ());
      g_autoptr (JsonObject) object = json_object_new ();

      parlour_field_rows_show (PARLOUR_FIELD_ROWS (rows), events->kinds[type].fields, &terms, names, object);
      g_test_message ("%s: %d rows", events->ids[type], count_all (rows, ADW_TYPE_PREFERENCES_ROW));
      assert_finalized (rows);
    }
}

/* Rows that are made anew, as a list has grown, are those of the same event. */
static void
test_grown_on_page (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_BERTH_SHIPS, 0, 3, COLONIA_TRACKING_FULL);
  GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_EVENT_FORM, NULL));
  int n_rows;

  parlour_page_set_session (PARLOUR_PAGE (page), session);
  n_rows = count_all (page, ADW_TYPE_PREFERENCES_ROW);
  press (page, "One More");
  g_assert_cmpint (count_all (page, ADW_TYPE_PREFERENCES_ROW), >, n_rows);
  press (page, "One Less");
  g_assert_cmpint (count_all (page, ADW_TYPE_PREFERENCES_ROW), ==, n_rows);

  parlour_page_set_session (PARLOUR_PAGE (page), NULL);
  assert_finalized (page);
}

/* What is usual depends on what else is said, and what is known is there as soon as anybody says so. */

typedef struct {
  int n;
  int told;
  int piles[2];
  struct {
    int told;
    int length;
  } planks[2];
} Yard;

static int
find_double (const void *holder)
{
  return 2 * ((const Yard *) holder)->n;
}

static const TableField plank_of_yard[] = {
  { "length", TABLE_INT, .need = TABLE_MARKED, .offset = G_STRUCT_OFFSET (Yard, planks[0].length) - G_STRUCT_OFFSET (Yard, planks),
    .size = sizeof (int), .max = 9, .mark = 1 },
  TABLE_END
};
static const TableField yard[] = {
  { "n", TABLE_INT, TABLE_AT (Yard, n), .max = 9 },
  { "double", TABLE_INT, .need = TABLE_OPTIONAL, .max = 99, .find_usual = find_double },
  { "piles", TABLE_BUNDLE, .need = TABLE_MARKED, TABLE_AT (Yard, piles), TABLE_MARK (Yard, told, 1), .ids = woods },
  { "planks", TABLE_STRUCT, TABLE_BY_ID, .need = TABLE_MARKED, TABLE_EACH (Yard, planks), TABLE_MARK (Yard, told, 2),
    .keys = woods, .fields = plank_of_yard },
  TABLE_END
};

static void
test_usual (void)
{
  GtkWidget *rows = g_object_ref_sink (parlour_field_rows_new ());
  Yard usual = { 3, .piles = { 4, 5 }, .planks = { { .length = 6 }, { .length = 7 } } };
  g_autoptr (JsonObject) object = json_object_new ();

  parlour_field_rows_set_usual (PARLOUR_FIELD_ROWS (rows), &usual);
  parlour_field_rows_show (PARLOUR_FIELD_ROWS (rows), yard, &terms, names, object);
  g_assert_cmpint (parlour_counter_get_value (find_nth (find_row (rows, "double"), PARLOUR_TYPE_COUNTER, 0)), ==, 6);
  assert_reads (object, "{\"n\":0}");

  usual.n = 4;
  parlour_field_rows_set_usual (PARLOUR_FIELD_ROWS (rows), &usual);
  g_assert_cmpint (parlour_counter_get_value (find_nth (find_row (rows, "double"), PARLOUR_TYPE_COUNTER, 0)), ==, 8);
  set_number (rows, "double", 9);
  assert_reads (object, "{\"n\":0,\"double\":9}");
  set_number (rows, "double", 8);
  assert_reads (object, "{\"n\":0}");

  set_flag (rows, "piles", TRUE);
  set_flag (rows, "planks", TRUE);
  assert_reads (object, "{\"n\":0,\"piles\":{\"oak\":4,\"pine\":5},\"planks\":{\"oak\":{},\"pine\":{}}}");
  set_flag (rows, "piles", FALSE);
  g_assert_false (json_object_has_member (object, "piles"));
  set_flag (find_row (rows, "pine"), "length", TRUE);
  g_assert_cmpint (json_object_get_int_member (json_object_get_object_member (json_object_get_object_member (object, "planks"), "pine"),
                                               "length"), ==, 7);

  assert_finalized (rows);
}

/* What stays as it is is said as soon as something of it is, without a switch, and no longer when nothing is. */
static void
test_changes (void)
{
  static const TableField fields[] = {
    { "piles", TABLE_BUNDLE, .need = TABLE_MARKED, .ids = woods, .usual = -1 },
    { "owners", TABLE_NUMBER, TABLE_BY_ID, .need = TABLE_MARKED, .keys = woods, .usual = -2, .nullable = TRUE, .nothing = -1 },
    TABLE_END
  };
  GtkWidget *rows = g_object_ref_sink (parlour_field_rows_new ());
  g_autoptr (JsonObject) object = json_object_new ();
  ParlourCounter *oak;

  parlour_field_rows_show (PARLOUR_FIELD_ROWS (rows), fields, &terms, names, object);
  assert_reads (object, "{}");
  set_number (find_row (rows, "piles"), "pine", 2);
  adw_combo_row_set_selected (ADW_COMBO_ROW (find_row (find_row (rows, "owners"), "oak")), 1);
  assert_reads (object, "{\"piles\":{\"pine\":2},\"owners\":{\"oak\":null}}");
  set_number (find_row (rows, "piles"), "pine", -1);
  adw_combo_row_set_selected (ADW_COMBO_ROW (find_row (find_row (rows, "owners"), "oak")), 0);
  assert_reads (object, "{}");

  /* By − it goes down to none, and then nothing is said any more. */
  oak = PARLOUR_COUNTER (find_nth (find_row (find_row (rows, "piles"), "oak"), PARLOUR_TYPE_COUNTER, 0));
  parlour_counter_set_value (oak, 1);
  parlour_counter_step (oak, -1);
  assert_reads (object, "{\"piles\":{\"oak\":0}}");
  parlour_counter_step (oak, -1);
  assert_reads (object, "{}");

  assert_finalized (rows);
}

/* What may be less than nothing has a sign, and begins with neither more nor less. */
static void
test_signed (void)
{
  static const TableField fields[] = {
    { "piles", TABLE_BUNDLE, .need = TABLE_SPARSE, .ids = woods, .min = -99, .max = 99 },
    TABLE_END
  };
  GtkWidget *rows = g_object_ref_sink (parlour_field_rows_new ());
  g_autoptr (JsonObject) object = json_object_new ();
  GtkWidget *oak, *pine;

  parlour_field_rows_show (PARLOUR_FIELD_ROWS (rows), fields, &terms, names, object);
  oak = find_nth (find_row (rows, "oak"), PARLOUR_TYPE_COUNTER, 0);
  pine = find_nth (find_row (rows, "pine"), PARLOUR_TYPE_COUNTER, 0);
  g_assert_cmpint (parlour_counter_get_value (PARLOUR_COUNTER (oak)), ==, 0);
  parlour_counter_step (PARLOUR_COUNTER (oak), -1);
  parlour_counter_type_digit (PARLOUR_COUNTER (oak), 4);
  parlour_counter_type_digit (PARLOUR_COUNTER (pine), 9);
  parlour_counter_type_digit (PARLOUR_COUNTER (pine), 9);
  assert_reads (object, "{\"piles\":{\"oak\":-4,\"pine\":99}}");
  g_assert_cmpstr (gtk_label_get_label (find_nth (oak, GTK_TYPE_LABEL, 0)), ==, "−4");
  g_assert_cmpstr (gtk_label_get_label (find_nth (pine, GTK_TYPE_LABEL, 0)), ==, "+99");

  assert_finalized (rows);
}

/* Everybody sees as much oak as the number of a seat, and no pine. */
static int
find_most (const TableTerms *all,
           int               seat,
           int               which)
{
  return which == 0 ? seat + 1 : 0;
}

/* What everybody sees is touched, as many times as it is there, and then it is none again; of somebody else there is
 * another number. */
static void
test_handed (void)
{
  static const TableField fields[] = {
    { "player", TABLE_NUMBER },
    { "gives", TABLE_BUNDLE, .need = TABLE_SPARSE, .ids = woods, .find_most = find_most },
    TABLE_END
  };
  const TableState state = { .n_players = 3 };
  const TableTerms known = { .n_players = 3, .state = &state };
  GtkWidget *rows = g_object_ref_sink (parlour_field_rows_new ());
  g_autoptr (JsonObject) object = json_object_new ();

  parlour_field_rows_show (PARLOUR_FIELD_ROWS (rows), fields, &known, names, object);
  adw_combo_row_set_selected (ADW_COMBO_ROW (find_row (rows, "player")), 1);
  wait_for_rows ();
  for (int n = 1; n <= 3; n++)
    {
      GtkWidget *row = find_nth (rows, ADW_TYPE_PREFERENCES_ROW, 1);

      g_signal_emit_by_name (find_nth (row, GTK_TYPE_BUTTON, 0), "clicked");
      g_assert_cmpint (json_object_get_int_member (json_object_get_object_member (object, "gives"), "oak"), ==, n % 3);
    }
  set_number (find_row (rows, "More"), "pine", 4);
  g_assert_cmpint (json_object_get_int_member (json_object_get_object_member (object, "gives"), "pine"), ==, 4);

  assert_finalized (rows);
}

/* Whoever begins can be drawn, and is one of those who play. */
static void
test_draw (void)
{
  static const TableField fields[] = { { "first", TABLE_NUMBER, .need = TABLE_OPTIONAL, .by_chance = TRUE }, TABLE_END };
  GtkWidget *rows = g_object_ref_sink (parlour_field_rows_new ());
  g_autoptr (JsonObject) object = json_object_new ();
  const int usual = 0;
  guint drawn = 0;

  parlour_field_rows_set_usual (PARLOUR_FIELD_ROWS (rows), &usual);
  parlour_field_rows_show (PARLOUR_FIELD_ROWS (rows), fields, &terms, names, object);
  assert_reads (object, "{}");
  for (int i = 0; i < 200; i++)
    {
      g_signal_emit_by_name (find_nth (find_row (rows, "first"), GTK_TYPE_BUTTON, 0), "clicked");
      drawn |= 1u << json_object_get_int_member (object, "first");
    }
  g_assert_cmpuint (drawn, ==, 1u << 1 | 1u << 2 | 1u << 3);

  assert_finalized (rows);
}

/* Tab goes from number to number, then to what is touched and what opens, and after that to what comes behind. */

/* As many coins as anybody likes, as much wood as everybody sees, and no box. */
static int
find_most_handed (const TableTerms *all,
                  int               seat,
                  int               which)
{
  return which == 0 ? -1 : which < 3 ? 2 : 0;
}

static char *
press_tab (GtkWidget       *window,
           GtkWidget       *rows,
           GtkDirectionType direction)
{
  GString *way = g_string_new (NULL);

  /* Who goes in a circle fails, and does not go on for ever. */
  for (int i = 0; i < 20 && gtk_widget_child_focus (window, direction); i++)
    {
      GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));

      g_string_append (way, way->len > 0 ? " " : "");
      if (!gtk_widget_is_ancestor (focus, rows))
        {
          g_string_append (way, "behind");
          break;
        }
      g_string_append (way, gtk_widget_get_ancestor (focus, PARLOUR_TYPE_COUNTER) != NULL ? "number"
                            : GTK_IS_BUTTON (focus) ? "touched" : "opens");
    }

  return g_string_free (way, FALSE);
}

/* All that a player has is in a row that opens, and tells what that is: nobody looks through all kinds of all players. */
static void
test_by_seat (void)
{
  static const TableField fields[] = { { "start", TABLE_BUNDLE, TABLE_BY_SEAT, .ids = woods, .title = "Start" }, TABLE_END };
  GtkWidget *rows = g_object_ref_sink (parlour_field_rows_new ());
  g_autoptr (JsonObject) object = json_object_new ();
  AdwExpanderRow *second;

  parlour_field_rows_show (PARLOUR_FIELD_ROWS (rows), fields, &terms, names, object);
  g_assert_cmpint (count_all (rows, ADW_TYPE_EXPANDER_ROW), ==, 3);
  second = find_nth (rows, ADW_TYPE_EXPANDER_ROW, 1);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (second)), ==, names[1]);
  g_assert_false (adw_expander_row_get_expanded (second));
  parlour_counter_set_value (find_nth (GTK_WIDGET (second), PARLOUR_TYPE_COUNTER, 1), 4);
  g_assert_cmpstr (adw_expander_row_get_subtitle (second), ==, "pine 4");

  assert_finalized (rows);
}

/* What each player has a number of is in one row, and Tab goes on with the next player after all of one. Of what is no
 * number each has rows below. */
static void
test_table (void)
{
  static const TableField has[] = {
    { "coins", TABLE_INT, .max = 99 },
    { "piles", TABLE_BUNDLE, .ids = woods, .need = TABLE_OPTIONAL },
    { "wood", TABLE_ID, .ids = woods },
    TABLE_END
  };
  static const TableField fields[] = { { "players", TABLE_STRUCT, TABLE_BY_SEAT, .fields = has }, TABLE_END };
  GtkWidget *window = gtk_window_new (), *rows = parlour_field_rows_new ();
  g_autoptr (JsonObject) object = json_object_new ();
  GString *way = g_string_new (NULL);
  int n_changed = 0;

  gtk_window_set_default_size (GTK_WINDOW (window), 700, 700);
  parlour_field_rows_show (PARLOUR_FIELD_ROWS (rows), fields, &terms, names, object);
  g_signal_connect_swapped (rows, "changed", G_CALLBACK (count_up), &n_changed);
  gtk_window_set_child (GTK_WINDOW (window), rows);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (rows) == 0)
    g_main_context_iteration (NULL, TRUE);

  parlour_counter_set_value (find_nth (find_row (rows, "coins"), PARLOUR_TYPE_COUNTER, 1), 7);
  parlour_counter_set_value (find_nth (find_row (rows, "pine"), PARLOUR_TYPE_COUNTER, 2), 3);
  adw_combo_row_set_selected (find_nth (rows, ADW_TYPE_COMBO_ROW, 2), 1);
  assert_reads (object, "{\"players\":[{\"coins\":0,\"wood\":\"oak\",\"piles\":{\"oak\":0,\"pine\":0}},"
                        "{\"coins\":7,\"wood\":\"oak\",\"piles\":{\"oak\":0,\"pine\":0}},"
                        "{\"coins\":0,\"wood\":\"pine\",\"piles\":{\"oak\":0,\"pine\":3}}]}");
  n_changed = 0;
  parlour_counter_type_digit (find_nth (find_row (rows, "oak"), PARLOUR_TYPE_COUNTER, 0), 0);
  g_assert_cmpint (n_changed, >, 0);

  gtk_widget_grab_focus (parlour_field_rows_get_first (PARLOUR_FIELD_ROWS (rows)));
  for (int i = 0; i < 8 && gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD); i++)
    {
      GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));

      g_string_append_printf (way, "%d", GPOINTER_TO_INT (g_object_get_data (G_OBJECT (focus), "column")));
    }
  g_assert_cmpstr (way->str, ==, "11222333");

  g_string_free (way, TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_tab (void)
{
  static const char *const handed[] = { "coins", "oak", "pine", "box", NULL };
  static const TableField fields[] = {
    { "gives", TABLE_BUNDLE, .ids = handed, .find_most = find_most_handed },
    { "gets", TABLE_BUNDLE, .ids = handed, .find_most = find_most_handed },
    TABLE_END
  };
  const TableState state = { .n_players = 3 };
  const TableTerms known = { .n_players = 3, .state = &state };
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *rows = parlour_field_rows_new (), *behind = gtk_button_new_with_label ("behind");
  g_autoptr (JsonObject) object = json_object_new ();
  g_autofree char *way = NULL;

  parlour_field_rows_show (PARLOUR_FIELD_ROWS (rows), fields, &known, names, object);
  gtk_box_append (GTK_BOX (box), rows);
  gtk_box_append (GTK_BOX (box), behind);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  /* Tab goes by where things lie, which they do not before. */
  while (gtk_widget_get_width (behind) == 0)
    g_main_context_iteration (NULL, TRUE);

  gtk_widget_grab_focus (parlour_field_rows_get_first (PARLOUR_FIELD_ROWS (rows)));
  way = press_tab (window, rows, GTK_DIR_TAB_FORWARD);
  g_assert_cmpstr (way, ==, "number touched touched opens touched touched opens behind");
  g_clear_pointer (&way, g_free);
  way = press_tab (window, rows, GTK_DIR_TAB_BACKWARD);
  g_assert_cmpstr (way, ==, "opens touched touched opens touched touched number number behind");

  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  adw_init ();

  g_test_add_func ("/field rows/kinds", test_kinds);
  g_test_add_func ("/field rows/list", test_list);
  g_test_add_func ("/field rows/round trip", test_round_trip);
  g_test_add_func ("/field rows/from nothing", test_from_nothing);
  g_test_add_func ("/field rows/usual", test_usual);
  g_test_add_func ("/field rows/changes", test_changes);
  g_test_add_func ("/field rows/signed", test_signed);
  g_test_add_func ("/field rows/handed", test_handed);
  g_test_add_func ("/field rows/draw", test_draw);
  g_test_add_func ("/field rows/grown on a page", test_grown_on_page);

  g_test_add_func ("/field rows/tab", test_tab);
  g_test_add_func ("/field rows/by seat", test_by_seat);
  g_test_add_func ("/field rows/table", test_table);

  return g_test_run ();
}
