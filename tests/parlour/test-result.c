/* test-result.c: how a game ended, as a picture and as a text, for others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * With RESULTS=DIRECTORY the pictures are written there, to be looked at.
 */

#include "config.h"

#include "parlour-export-files.h"
#include "parlour-result-picture.h"
#include "parlour-result-window.h"
#include "parlour-result.h"
#include "parlour-settings.h"
#include "strange.h"
#include "table-simulation.h"
#include "tongue.h"
#include "widgets.h"

#include <adwaita.h>
#include <string.h>

/* How much of its edge is left free, in pixels. */
#define EDGE 24

#define LONG_NAME "Wilhelmina-Maximiliane von und zu Wagner"

typedef struct {
  guchar *pixels;
  gsize stride;
} Image;

static GDateTime *
get_now (void)
{
  return g_date_time_new_utc (2026, 3, 13, 12, 0, 0.);
}

static GBytes *
make_picture (const TableRecord *record)
{
  g_autoptr (GDateTime) now = get_now ();

  return parlour_result_picture_make (record, now);
}

static Image
read_picture (GBytes *picture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkTexture) texture = gdk_texture_new_from_bytes (picture, &error);
  Image image = { .stride = PARLOUR_RESULT_WIDTH * 4 };

  g_assert_no_error (error);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, PARLOUR_RESULT_WIDTH);
  g_assert_cmpint (gdk_texture_get_height (texture), ==, PARLOUR_RESULT_HEIGHT);
  image.pixels = g_malloc (image.stride * PARLOUR_RESULT_HEIGHT);
  gdk_texture_download (texture, image.pixels, image.stride);

  return image;
}

static gboolean
is_paper (const Image *image,
          int          x,
          int          y)
{
  return memcmp (image->pixels + (gsize) y * image->stride + x * 4, image->pixels, 4) == 0;
}

/* How many pixels of a rectangle are drawn on. */
static int
count_drawn (const Image *image,
             int          left,
             int          top,
             int          right,
             int          bottom)
{
  int n = 0;

  for (int y = top; y < bottom; y++)
    for (int x = left; x < right; x++)
      n += is_paper (image, x, y) ? 0 : 1;

  return n;
}

static void
write_picture (const TableRecord *record,
               GBytes            *picture,
               const char        *what)
{
  const char *directory = g_getenv ("RESULTS");
  const TableState *state = table_record_get_state (record);
  g_autofree char *path = NULL;

  if (directory == NULL)
    return;

  path = g_strdup_printf ("%s/%s-%d-%s.png", directory, state->game->id, state->n_players, what);
  g_assert_true (g_file_set_contents (path, g_bytes_get_data (picture, NULL), (gssize) g_bytes_get_size (picture), NULL));
}

/* Everything has room: nothing is drawn at the edge, and something in each third of it. */
static void
check_picture (const TableRecord *record,
               const char        *what)
{
  g_autoptr (GBytes) picture = make_picture (record);
  Image image = read_picture (picture);

  write_picture (record, picture, what);
  g_assert_cmpint (count_drawn (&image, 0, 0, PARLOUR_RESULT_WIDTH, EDGE), ==, 0);
  g_assert_cmpint (count_drawn (&image, 0, PARLOUR_RESULT_HEIGHT - EDGE, PARLOUR_RESULT_WIDTH, PARLOUR_RESULT_HEIGHT), ==, 0);
  g_assert_cmpint (count_drawn (&image, 0, 0, EDGE, PARLOUR_RESULT_HEIGHT), ==, 0);
  g_assert_cmpint (count_drawn (&image, PARLOUR_RESULT_WIDTH - EDGE, 0, PARLOUR_RESULT_WIDTH, PARLOUR_RESULT_HEIGHT), ==, 0);
  for (int third = 0; third < 3; third++)
    g_assert_cmpint (count_drawn (&image, 0, third * PARLOUR_RESULT_HEIGHT / 3, PARLOUR_RESULT_WIDTH,
                                  (third + 1) * PARLOUR_RESULT_HEIGHT / 3), >, 3000);
  g_free (image.pixels);
}

static TableRecord *
play (const TableGame *game,
      int              n_players,
      const char      *name)
{
  TableRecord *record = table_simulate (game, n_players, 0, 3);
  TablePerson people[TABLE_MAX_PLAYERS];

  g_assert_true (table_state_is_finished (table_record_get_state (record)));
  for (int seat = 0; seat < n_players; seat++)
    {
      people[seat] = *table_record_get_person (record, seat);
      people[seat].name = name != NULL ? g_strdup_printf ("%.*s", (int) (g_utf8_offset_to_pointer (name, 39) - name), name)
                                       : g_strdup_printf ("Player %d", seat + 1);
    }
  if (name != NULL)
    for (int seat = 0; seat < n_players; seat++)
      {
        char *numbered = g_strdup_printf ("%s%d", people[seat].name, seat);

        g_free (people[seat].name);
        people[seat].name = numbered;
      }
  g_assert_true (table_record_change_people (record, people, "2026-03-13T12:00:00Z"));
  for (int seat = 0; seat < n_players; seat++)
    g_free (people[seat].name);

  return record;
}

/* All games, however many play, however they are called. */
static void
test_pictures (void)
{
  static const char arabic[] = "عائشة بنت عبد الرحمن بن محمد الأندلسي القرطبي";

  for (guint i = 0; table_games[i] != NULL; i++)
    for (int n = table_games[i]->min_players; n <= table_games[i]->max_players; n++)
      {
        g_autoptr (TableRecord) plain = play (table_games[i], n, NULL);
        g_autoptr (TableRecord) broad = play (table_games[i], n, LONG_NAME);
        g_autoptr (TableRecord) other = play (table_games[i], n, arabic);

        check_picture (plain, "plain");
        check_picture (broad, "long");
        check_picture (other, "arabic");
      }
}

/* The language of the interface. */
static void
test_languages (void)
{
  g_autoptr (TableRecord) record = play (table_games[0], table_games[0]->min_players, NULL);
  g_autoptr (GBytes) english = make_picture (record), again = make_picture (record), other = NULL;
  g_autoptr (GDateTime) now = get_now ();
  g_autofree char *in_english = parlour_result_tell (record, now), *in_other = NULL;

  g_assert_true (g_bytes_equal (english, again));
  tongue_set_language (tongue_list ()[1]);
  other = make_picture (record);
  in_other = parlour_result_tell (record, now);
  tongue_set_language ("en");
  g_assert_false (g_bytes_equal (english, other));
  g_assert_cmpstr (in_english, !=, in_other);
}

/* Who came out how, the best first, and what decided it. */
static void
test_text (void)
{
  for (guint i = 0; table_games[i] != NULL; i++)
    {
      g_autoptr (TableRecord) record = play (table_games[i], table_games[i]->max_players, NULL);
      g_autoptr (GDateTime) now = get_now ();
      g_autofree char *text = parlour_result_tell (record, now);
      const char *last = text;
      int seats[TABLE_MAX_PLAYERS];
      TableScore score;

      g_assert_true (g_str_has_prefix (text, table_game_get_name (table_games[i])));
      g_assert_true (table_state_get_score (table_record_get_state (record), &score));
      table_score_list (&score, seats);
      for (int place = 0; place < score.n_players; place++)
        {
          g_autofree char *total = table_game_tell_total (table_games[i], score.totals[seats[place]]);
          g_autofree char *line = g_strdup_printf ("\n%d. %s: %s", score.ranks[seats[place]],
                                                   table_record_get_names (record)[seats[place]], total);

          last = strstr (last, line);
          g_assert_nonnull (last);
        }
      /* The first sentence names a winner. */
      g_assert_nonnull (g_strstr_len (text, strstr (text, "\n1. ") - text, table_record_get_names (record)[score.winners[0]]));
    }
}

/* Names that would be something else anywhere but in a text. */
static void
test_strangers (void)
{
  for (int first = 0; first < STRANGE_TEXTS; first++)
    {
      g_autoptr (TableRecord) record = table_simulate (table_games[0], table_games[0]->min_players, 0, 3);
      g_autoptr (GDateTime) now = get_now ();
      g_autofree char *text = NULL;

      strange_name_people (record, first);
      text = parlour_result_tell (record, now);
      g_assert_cmpstr (strange_find_broken (text), ==, NULL);
      check_picture (record, "strange");
    }
}

static void
on_text (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  *(char **) data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

/* There is a code for BG Stats, where any are made, as long as what is to be told fits into one; where games are played is kept. */
static void
check_code (GtkWidget *window)
{
#ifdef HAVE_QRENCODE
  const gboolean has_codes = TRUE;
#else
  const gboolean has_codes = FALSE;
#endif
  GtkWidget *code = find_child (window, "code"), *none = find_child (window, "no_code");
  GtkEditable *place = GTK_EDITABLE (find_child (window, "place"));
  g_autofree char *kept = NULL, *much = g_strnfill (3000, 'x');

  g_assert_cmpint (gtk_widget_get_visible (code), ==, has_codes);
  g_assert_cmpint (gtk_widget_get_visible (none), ==, !has_codes);
  gtk_editable_set_text (place, "At Anna’s");
  kept = g_settings_get_string (parlour_settings_get (), "place");
  g_assert_cmpstr (kept, ==, "At Anna’s");
  g_assert_cmpint (gtk_widget_get_visible (code), ==, has_codes);
  gtk_editable_set_text (place, much);
  g_assert_false (gtk_widget_get_visible (code));
  g_assert_true (gtk_widget_get_visible (none));
  gtk_editable_set_text (place, "");
  g_assert_cmpint (gtk_widget_get_visible (code), ==, has_codes);
}

/* The window puts on the clipboard what it shows. */
static void
test_window (void)
{
  g_autoptr (TableSession) session = table_session_new (play (table_games[0], table_games[0]->min_players, NULL), NULL, NULL);
  GtkWidget *parent = gtk_window_new ();
  GtkWidget *window = GTK_WIDGET (parlour_result_window_new (GTK_WINDOW (parent), session));
  GtkWidget *text = find_child (window, "text"), *image = find_child (window, "image");
  g_autofree char *copied = NULL;
  gpointer gone = window;

  gtk_window_present (GTK_WINDOW (window));
  wait_until_mapped (text);
  g_assert_true (GDK_IS_TEXTURE (gtk_picture_get_paintable (GTK_PICTURE (image))));

  g_assert_true (gtk_widget_activate_action (window, "result.copy-text", NULL));
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (window), NULL, on_text, &copied);
  while (copied == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (copied, ==, gtk_label_get_label (GTK_LABEL (text)));
  g_assert_nonnull (strstr (copied, table_session_get_names (session)[0]));

  g_assert_true (gtk_widget_activate_action (window, "result.copy-picture", NULL));
  g_assert_true (gdk_content_formats_contain_gtype (gdk_clipboard_get_formats (gtk_widget_get_clipboard (window)),
                                                    GDK_TYPE_TEXTURE));

  check_code (window);
  g_object_add_weak_pointer (G_OBJECT (window), &gone);
  gtk_window_destroy (GTK_WINDOW (window));
  gtk_window_destroy (GTK_WINDOW (parent));
  while (gone != NULL)
    g_main_context_iteration (NULL, TRUE);
}

int
main (int   argc,
      char *argv[])
{
  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  gtk_disable_setlocale ();
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/result/pictures", test_pictures);
  g_test_add_func ("/result/languages", test_languages);
  g_test_add_func ("/result/text", test_text);
  g_test_add_func ("/result/strangers", test_strangers);
  g_test_add_func ("/result/window", test_window);

  return g_test_run ();
}
