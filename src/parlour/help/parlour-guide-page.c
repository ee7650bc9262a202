/* parlour-guide-page.c: the rules to read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-guide-page.h"

#include "parlour-actions.h"
#include "parlour-language-button.h"
#include "parlour-settings.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "table-game.h"
#include "table-guide.h"
#include "tongue.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#define PARLOUR_TYPE_GUIDE_CELL (parlour_guide_cell_get_type ())

G_DECLARE_FINAL_TYPE (ParlourGuideCell, parlour_guide_cell, PARLOUR, GUIDE_CELL, AdwBin)

/* A text in one language, which may stand beside the same in others. */
struct _ParlourGuideCell {
  AdwBin parent_instance;

  GtkLabel *code;
  GtkLabel *text;
  GtkLabel *note;
};

G_DEFINE_FINAL_TYPE (ParlourGuideCell, parlour_guide_cell, ADW_TYPE_BIN)

static void
parlour_guide_cell_class_init (ParlourGuideCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/help/guide-cell.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourGuideCell, code);
  gtk_widget_class_bind_template_child (widget_class, ParlourGuideCell, text);
  gtk_widget_class_bind_template_child (widget_class, ParlourGuideCell, note);
}

static void
parlour_guide_cell_init (ParlourGuideCell *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static gboolean
is_wanted (const char        *word,
           const char *const *tokens)
{
  for (; *tokens != NULL; tokens++)
    if (g_str_match_string (*tokens, word, TRUE))
      return TRUE;

  return FALSE;
}

static void
mark_word (PangoAttrList *attributes,
           gsize          start,
           gsize          end)
{
  PangoAttribute *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);
  PangoAttribute *line = pango_attr_underline_new (PANGO_UNDERLINE_SINGLE);

  bold->start_index = line->start_index = (guint) start;
  bold->end_index = line->end_index = (guint) end;
  pango_attr_list_insert (attributes, bold);
  pango_attr_list_insert (attributes, line);
}

/* Marks the words of a text that begin with one of the words that are looked
 * for, as the search finds them. */
static void
mark_words (PangoAttrList *attributes,
            const char    *text,
            const char    *words)
{
  g_autofree char *plain = g_str_to_ascii (words, NULL);
  g_autofree char *both = g_strdup_printf ("%s %s", words, plain);
  g_auto (GStrv) tokens = g_str_tokenize_and_fold (both, NULL, NULL);
  const char *start = NULL;

  for (const char *p = text;; p = g_utf8_next_char (p))
    {
      gboolean inside = *p != '\0' && g_unichar_isalnum (g_utf8_get_char (p));

      if (inside && start == NULL)
        start = p;
      if (!inside && start != NULL)
        {
          g_autofree char *word = g_strndup (start, (gsize) (p - start));

          if (is_wanted (word, (const char *const *) tokens))
            mark_word (attributes, (gsize) (start - text), (gsize) (p - text));
          start = NULL;
        }
      if (*p == '\0')
        break;
    }
}

static void
set_text (GtkLabel   *label,
          const char *language,
          const char *text,
          const char *words)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  /* A font may draw a language in its own way, and a screen reader speak it so. */
  pango_attr_list_insert (attributes, pango_attr_language_new (pango_language_from_string (language)));
  if (words != NULL)
    mark_words (attributes, text, words);

  gtk_label_set_label (label, text);
  gtk_label_set_attributes (label, attributes);
}

static GtkWidget *
parlour_guide_cell_new (const char *language,
                        gboolean    tells_language,
                        const char *text,
                        const char *note,
                        const char *words)
{
  ParlourGuideCell *self;
  g_autofree char *code = NULL;

  g_return_val_if_fail (language != NULL && text != NULL, NULL);

  self = g_object_new (PARLOUR_TYPE_GUIDE_CELL, NULL);
  code = g_ascii_strup (language, -1);
  gtk_label_set_label (self->code, code);
  gtk_widget_set_visible (GTK_WIDGET (self->code), tells_language);
  set_text (self->text, language, text, words);
  set_text (self->note, language, note != NULL ? note : "", NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->note), note != NULL);

  return GTK_WIDGET (self);
}

/* A paragraph of the rules, side by side in some languages */

#define PARLOUR_TYPE_GUIDE_ROW (parlour_guide_row_get_type ())

G_DECLARE_FINAL_TYPE (ParlourGuideRow, parlour_guide_row, PARLOUR, GUIDE_ROW, AdwBin)

/* A paragraph of the rules, or the title of a topic, in as many languages as are wanted. They
 * stand beneath each other where there is no room side by side. */
struct _ParlourGuideRow {
  AdwBin parent_instance;

  ParlourStalls *cells;
};

G_DEFINE_FINAL_TYPE (ParlourGuideRow, parlour_guide_row, ADW_TYPE_BIN)

static void
parlour_guide_row_class_init (ParlourGuideRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/help/guide-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourGuideRow, cells);
}

static void
parlour_guide_row_init (ParlourGuideRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static GtkWidget *
make_cell (const TableGame    *game,
           const TableSetup   *setup,
           const TablePassage *passage,
           const char         *language,
           gboolean            tells_language,
           const char         *words)
{
  g_autoptr (TongueScope) scope = tongue_speak (language);
  g_autofree char *title = NULL, *text = NULL;

  if (passage->paragraph < 0)
    {
      title = table_guide_get_title (game, passage->topic);
      return parlour_guide_cell_new (language, tells_language, title, NULL, words);
    }

  text = table_guide_tell_text (game, setup, passage);

  return parlour_guide_cell_new (language, tells_language, text, table_guide_get_source (game, passage), words);
}

static GtkWidget *
parlour_guide_row_new (const TableGame    *game,
                       const TableSetup   *setup,
                       const TablePassage *passage,
                       const char *const  *languages,
                       const char         *words)
{
  ParlourGuideRow *self;

  g_return_val_if_fail (game != NULL && game->guide != NULL, NULL);
  g_return_val_if_fail (passage != NULL, NULL);
  g_return_val_if_fail (languages != NULL && languages[0] != NULL, NULL);

  self = g_object_new (PARLOUR_TYPE_GUIDE_ROW, NULL);
  for (int i = 0; languages[i] != NULL; i++)
    parlour_stalls_append (self->cells, make_cell (game, setup, passage, languages[i], languages[1] != NULL, words));

  return GTK_WIDGET (self);
}

/* How wide the text may become, for each language beside the first more. */
#define WIDTH 680
#define WIDTH_MORE 380

/* How far above a paragraph that is gone to the page begins, in pixels. */
#define ABOVE 36

/* All topics of the rules at the side, and the text of one of them in one or more languages. It
 * goes along with a game until somebody chooses a topic. */
struct _ParlourGuidePage {
  AdwBin parent_instance;

  TableSession *session; /* weak; NULL where there is no game */
  const TableGame *game; /* whose rules these are, or NULL if no game has any */
  TablePassage passage; /* what is shown, and which paragraph is marked */
  gboolean follows;
  guint scrolling; /* the callback that scrolls, or 0 */
  int frames; /* that have passed since then */

  AdwLeaflet *leaflet;
  GtkWidget *side;
  GtkWidget *main;
  GtkDropDown *games;
  GtkSearchEntry *search;
  GtkScrolledWindow *side_scroller;
  GtkBox *topics;
  GtkBox *results;
  GtkWidget *nothing;
  GtkBox *languages;
  GtkToggleButton *follow_button;
  GtkScrolledWindow *scroller;
  AdwClamp *clamp;
  GtkWidget *content;
  AdwBin *title;
  GtkBox *rows;
  GPtrArray *topic_buttons; /* by topic */
};

G_DEFINE_FINAL_TYPE (ParlourGuidePage, parlour_guide_page, ADW_TYPE_BIN)

/* Languages */

/* The languages that are wanted, in the order of all; that of the interface
 * where nobody has chosen. */
static GPtrArray *
get_languages (ParlourGuidePage *self)
{
  GPtrArray *shown = g_ptr_array_new ();
  g_auto (GStrv) chosen = g_settings_get_strv (parlour_settings_get (), "rules-languages");

  for (const char *const *language = tongue_list (); *language != NULL; language++)
    if (g_strv_contains ((const char *const *) chosen, *language))
      g_ptr_array_add (shown, (gpointer) *language);

  if (shown->len == 0)
    g_ptr_array_add (shown, (gpointer) tongue_get_language ());
  g_ptr_array_add (shown, NULL);

  return shown;
}

static void
on_language_clicked (ParlourGuidePage *self,
                     GtkToggleButton  *clicked)
{
  g_autoptr (GPtrArray) shown = g_ptr_array_new ();
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->languages));

  for (const char *const *language = tongue_list (); *language != NULL; language++)
    {
      if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)))
        g_ptr_array_add (shown, (gpointer) *language);
      button = gtk_widget_get_next_sibling (button);
    }

  /* Something is always there to read. */
  if (shown->len == 0)
    {
      gtk_toggle_button_set_active (clicked, TRUE);
      return;
    }

  /* The language of the interface alone is what is read without any choice. */
  if (shown->len == 1 && g_ptr_array_find (shown, tongue_get_language (), NULL))
    g_ptr_array_set_size (shown, 0);
  g_ptr_array_add (shown, NULL);
  g_settings_set_strv (parlour_settings_get (), "rules-languages", (const char *const *) shown->pdata);
}

static void
make_language_buttons (ParlourGuidePage *self)
{
  for (const char *const *language = tongue_list (); *language != NULL; language++)
    {
      GtkWidget *button = parlour_language_toggle_new (*language);

      g_signal_connect_object (button, "clicked", G_CALLBACK (on_language_clicked), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->languages, button);
    }
}

static void
show_languages (ParlourGuidePage *self,
                GPtrArray        *shown)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->languages));

  for (const char *const *language = tongue_list (); *language != NULL; language++)
    {
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button),
                                    g_ptr_array_find (shown, *language, NULL));
      button = gtk_widget_get_next_sibling (button);
    }
}

/* The text */

static GtkWidget *
get_row (ParlourGuidePage *self,
         int               paragraph)
{
  return parlour_widget_get_nth (GTK_WIDGET (self->rows), paragraph);
}

static double
find_place (ParlourGuidePage *self)
{
  graphene_rect_t bounds;

  if (self->passage.paragraph > 0
      && gtk_widget_compute_bounds (get_row (self, self->passage.paragraph), self->content, &bounds))
    return bounds.origin.y - ABOVE;

  return 0;
}

/* What has just been made has a place only after the next frame. */
static gboolean
on_frame (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       data)
{
  ParlourGuidePage *self = PARLOUR_GUIDE_PAGE (widget);

  if (self->frames++ == 0)
    return G_SOURCE_CONTINUE;

  self->scrolling = 0;
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), find_place (self));

  return G_SOURCE_REMOVE;
}

static void
scroll (ParlourGuidePage *self)
{
  self->frames = 0;
  if (self->scrolling == 0)
    self->scrolling = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_frame, NULL, NULL);
}

/* What is looked for, or NULL. */
static const char *
get_words (ParlourGuidePage *self)
{
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->search));

  return *words != '\0' ? words : NULL;
}

/* What was agreed in the game that is played, if these are its rules. */
static const TableSetup *
find_setup (ParlourGuidePage *self)
{
  return self->session != NULL && table_session_get_game (self->session) == self->game
           ? table_record_get_setup (table_session_get_record (self->session)) : NULL;
}

static void
show_text (ParlourGuidePage *self)
{
  g_autoptr (GPtrArray) shown = get_languages (self);
  const char *const *languages = (const char *const *) shown->pdata;
  TablePassage passage = { .topic = self->passage.topic, .paragraph = -1 };
  int n;

  if (self->game == NULL)
    return;

  n = table_guide_get_n_paragraphs (self->game, passage.topic);
  show_languages (self, shown);
  adw_clamp_set_maximum_size (self->clamp, WIDTH + ((int) shown->len - 2) * WIDTH_MORE);
  adw_clamp_set_tightening_threshold (self->clamp, adw_clamp_get_maximum_size (self->clamp));

  adw_bin_set_child (self->title, parlour_guide_row_new (self->game, NULL, &passage, languages, NULL));
  parlour_box_clear (self->rows);
  for (passage.paragraph = 0; passage.paragraph < n; passage.paragraph++)
    {
      GtkWidget *row = parlour_guide_row_new (self->game, find_setup (self), &passage, languages, get_words (self));

      parlour_widget_set_css_class (row, "here", passage.paragraph == self->passage.paragraph);
      gtk_box_append (self->rows, row);
    }
}

/* Topics */

static GtkToggleButton *
get_topic_button (ParlourGuidePage *self,
                  int               topic)
{
  return g_ptr_array_index (self->topic_buttons, topic);
}

static void
show_topic (ParlourGuidePage   *self,
            const TablePassage *passage)
{
  self->passage = *passage;
  gtk_toggle_button_set_active (get_topic_button (self, passage->topic), TRUE);
  show_text (self);
  scroll (self);
}

static void
set_follows (ParlourGuidePage *self,
             gboolean          follows)
{
  self->follows = follows;
  gtk_toggle_button_set_active (self->follow_button, follows);
}

/* Somebody wants to read something else than what the game is at. */
static void
choose (ParlourGuidePage   *self,
        const TablePassage *passage)
{
  set_follows (self, FALSE);
  show_topic (self, passage);
  adw_leaflet_set_visible_child (self->leaflet, self->main);
}

static void
on_topic_clicked (ParlourGuidePage *self,
                  GtkWidget        *button)
{
  TablePassage passage = { .paragraph = -1 };

  while (g_ptr_array_index (self->topic_buttons, passage.topic) != button)
    passage.topic++;

  choose (self, &passage);
}

static void
make_topic_buttons (ParlourGuidePage *self)
{
  parlour_box_clear (self->topics);
  g_ptr_array_set_size (self->topic_buttons, 0);
  for (int topic = 0; topic < self->game->guide->n_topics; topic++)
    {
      GtkWidget *button = gtk_toggle_button_new ();

      if (table_guide_get_heading (self->game, topic) != NULL)
        {
          GtkWidget *heading = parlour_label_new_wrapped (NULL);

          gtk_widget_add_css_class (heading, "heading");
          gtk_widget_add_css_class (heading, "guide-heading");
          gtk_box_append (self->topics, heading);
        }

      gtk_button_set_child (GTK_BUTTON (button), parlour_label_new_wrapped (NULL));
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button),
                                   topic > 0 ? get_topic_button (self, 0) : NULL);
      gtk_widget_add_css_class (button, "flat");
      g_signal_connect_object (button, "clicked", G_CALLBACK (on_topic_clicked), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->topics, button);
      g_ptr_array_add (self->topic_buttons, button);
    }
}

static void
show_titles (ParlourGuidePage *self)
{
  for (guint i = 0; i < self->topic_buttons->len; i++)
    {
      int topic = (int) i;
      GtkWidget *button = g_ptr_array_index (self->topic_buttons, i);
      const char *heading = table_guide_get_heading (self->game, topic);
      g_autofree char *title = table_guide_get_title (self->game, topic);

      if (heading != NULL)
        gtk_label_set_label (GTK_LABEL (gtk_widget_get_prev_sibling (button)), heading);
      gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), title);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
    }
}

/* Search */

typedef struct {
  TablePassage passage;
  const char *language;
} Found;

static int
compare_found (gconstpointer a,
               gconstpointer b)
{
  const TablePassage *first = a, *second = b;

  return first->topic != second->topic ? first->topic - second->topic : first->paragraph - second->paragraph;
}

static gboolean
is_found (GArray             *found,
          const TablePassage *passage)
{
  for (guint i = 0; i < found->len; i++)
    if (compare_found (&g_array_index (found, Found, i), passage) == 0)
      return TRUE;

  return FALSE;
}

/* Each place once, in the first language that has the words there. */
static GArray *
search_languages (ParlourGuidePage *self,
                  const char       *words)
{
  g_autoptr (GPtrArray) languages = get_languages (self);
  GArray *found = g_array_new (FALSE, FALSE, sizeof (Found));

  for (guint i = 0; i + 1 < languages->len; i++)
    {
      const char *language = g_ptr_array_index (languages, i);
      g_autoptr (TongueScope) scope = tongue_speak (language);
      g_autoptr (GArray) passages = table_guide_search (self->game, words);

      for (guint j = 0; j < passages->len; j++)
        {
          const Found place = { g_array_index (passages, TablePassage, j), language };

          if (!is_found (found, &place.passage))
            g_array_append_val (found, place);
        }
    }
  g_array_sort (found, compare_found);

  return found;
}

static void
on_result_clicked (ParlourGuidePage *self,
                   GtkWidget        *button)
{
  choose (self, g_object_get_data (G_OBJECT (button), "passage"));
}

static GtkWidget *
make_result (ParlourGuidePage *self,
             const Found      *found,
             const char       *words)
{
  const TablePassage *passage = &found->passage;
  g_autoptr (TongueScope) scope = tongue_speak (found->language);
  g_autofree char *title = table_guide_get_title (self->game, passage->topic);
  const char *text = passage->paragraph < 0 ? title : table_guide_get_text (self->game, passage);
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button),
                        parlour_guide_cell_new (found->language, FALSE, text,
                                                passage->paragraph < 0 ? NULL : title, words));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, title,
                                  -1);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "guide-result");
  g_object_set_data_full (G_OBJECT (button), "passage", g_memdup2 (passage, sizeof *passage), g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_result_clicked), self, G_CONNECT_SWAPPED);

  return button;
}

static void
show_results (ParlourGuidePage *self)
{
  const char *words = get_words (self);
  guint n = 0;

  parlour_box_clear (self->results);
  if (words != NULL)
    {
      g_autoptr (GArray) found = search_languages (self, words);

      n = found->len;
      for (guint i = 0; i < n; i++)
        gtk_box_append (self->results, make_result (self, &g_array_index (found, Found, i), words));
    }

  gtk_widget_set_visible (GTK_WIDGET (self->topics), words == NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->results), n > 0);
  gtk_widget_set_visible (self->nothing, words != NULL && n == 0);
}

static void
on_search_changed (ParlourGuidePage *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->side_scroller);

  show_results (self);
  show_text (self);
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_lower (adjustment));
}

static void
on_search_started (ParlourGuidePage *self)
{
  adw_leaflet_set_visible_child (self->leaflet, self->side);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

static void
on_stop_search (ParlourGuidePage *self)
{
  if (get_words (self) != NULL)
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "window.close", NULL);
}

static void
on_search_activate (ParlourGuidePage *self)
{
  GtkWidget *first;

  /* What is typed is looked up only a moment later. */
  show_results (self);
  first = gtk_widget_get_first_child (GTK_WIDGET (self->results));
  if (first != NULL)
    on_result_clicked (self, first);
}

static void
show_topics (ParlourGuidePage *self)
{
  adw_leaflet_set_visible_child (self->leaflet, self->side);
}

static void
on_languages (ParlourGuidePage *self)
{
  show_text (self);
  show_results (self);
}

/* The titles are in the language of the interface, and so may the text be. */
static void
on_language (ParlourGuidePage *self)
{
  show_titles (self);
  on_languages (self);
}

/* The game */

/* The games whose rules can be read, in their order. */
static GPtrArray *
list_told (void)
{
  GPtrArray *told = g_ptr_array_new ();

  for (const TableGame *const *game = table_games; *game != NULL; game++)
    if ((*game)->guide != NULL)
      g_ptr_array_add (told, (gpointer) *game);

  return told;
}

/* Where there is but one nobody has to choose. */
static void
list_games (ParlourGuidePage *self)
{
  g_autoptr (GPtrArray) told = list_told ();
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < told->len; i++)
    gtk_string_list_append (names, table_game_get_name (told->pdata[i]));
  gtk_drop_down_set_model (self->games, G_LIST_MODEL (names));
  gtk_widget_set_visible (GTK_WIDGET (self->games), told->len > 1);
}

static void
select_game (ParlourGuidePage *self)
{
  g_autoptr (GPtrArray) told = list_told ();
  guint which;

  if (g_ptr_array_find (told, self->game, &which))
    gtk_drop_down_set_selected (self->games, which);
}

/* Shows the rules of another game from their beginning. */
static void
set_game (ParlourGuidePage *self,
          const TableGame  *game)
{
  const TablePassage beginning = { .paragraph = -1 };

  if (game == self->game)
    return;

  self->game = game;
  select_game (self);
  make_topic_buttons (self);
  show_titles (self);
  show_results (self);
  show_topic (self, &beginning);
}

static void
on_game_chosen (ParlourGuidePage *self)
{
  g_autoptr (GPtrArray) told = list_told ();
  guint which = gtk_drop_down_get_selected (self->games);

  if (self->game == NULL || which >= told->len || told->pdata[which] == self->game)
    return;

  set_follows (self, FALSE);
  set_game (self, told->pdata[which]);
}

static void
follow_game (ParlourGuidePage *self)
{
  TablePassage passage = { .paragraph = -1 };

  if (!self->follows || self->session == NULL)
    return;

  set_game (self, table_session_get_game (self->session));
  passage.topic = table_guide_get_topic_of_state (table_session_get_state (self->session));
  if (passage.topic != self->passage.topic || self->passage.paragraph >= 0)
    show_topic (self, &passage);
}

static void
on_follow_clicked (ParlourGuidePage *self)
{
  self->follows = gtk_toggle_button_get_active (self->follow_button);
  follow_game (self);
}

/* Construction */

static void
parlour_guide_page_dispose (GObject *object)
{
  ParlourGuidePage *self = PARLOUR_GUIDE_PAGE (object);

  g_clear_weak_pointer (&self->session);

  G_OBJECT_CLASS (parlour_guide_page_parent_class)->dispose (object);
}

static void
parlour_guide_page_finalize (GObject *object)
{
  ParlourGuidePage *self = PARLOUR_GUIDE_PAGE (object);

  g_ptr_array_unref (self->topic_buttons);

  G_OBJECT_CLASS (parlour_guide_page_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, ParlourGuidePage, leaflet);
  gtk_widget_class_bind_template_child (widget_class, ParlourGuidePage, side);
  gtk_widget_class_bind_template_child (widget_class, ParlourGuidePage, main);
  gtk_widget_class_bind_template_child (widget_class, ParlourGuidePage, games);
  gtk_widget_class_bind_template_child (widget_class, ParlourGuidePage, search);
  gtk_widget_class_bind_template_child (widget_class, ParlourGuidePage, side_scroller);
  gtk_widget_class_bind_template_child (widget_class, ParlourGuidePage, topics);
  gtk_widget_class_bind_template_child (widget_class, ParlourGuidePage, results);
  gtk_widget_class_bind_template_child (widget_class, ParlourGuidePage, nothing);
  gtk_widget_class_bind_template_child (widget_class, ParlourGuidePage, languages);
  gtk_widget_class_bind_template_child (widget_class, ParlourGuidePage, follow_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourGuidePage, scroller);
  gtk_widget_class_bind_template_child (widget_class, ParlourGuidePage, clamp);
  gtk_widget_class_bind_template_child (widget_class, ParlourGuidePage, content);
  gtk_widget_class_bind_template_child (widget_class, ParlourGuidePage, title);
  gtk_widget_class_bind_template_child (widget_class, ParlourGuidePage, rows);
}

static const ParlourAction actions[] = {
  /* Looks for words in the rules. */
  { "guide.search", NULL, G_CALLBACK (on_search_started) },
  /* Shows the topics where there is no room for them beside the text. */
  { "guide.show-topics", NULL, G_CALLBACK (show_topics) },
};

static void
parlour_guide_page_class_init (ParlourGuidePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_guide_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = parlour_guide_page_finalize;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/help/guide-page.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, on_follow_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_game_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_search_activate);
  gtk_widget_class_bind_template_callback (widget_class, on_search_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_search_started);
  gtk_widget_class_bind_template_callback (widget_class, on_stop_search);
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));
}

static void
parlour_guide_page_init (ParlourGuidePage *self)
{
  const TableGame *first = table_guide_find_game ();

  gtk_widget_init_template (GTK_WIDGET (self));

  self->topic_buttons = g_ptr_array_new ();
  make_language_buttons (self);
  parlour_choice_keep_name (self->games);
  list_games (self);
  gtk_widget_set_visible (GTK_WIDGET (self->follow_button), FALSE);
  gtk_search_entry_set_key_capture_widget (self->search, GTK_WIDGET (self));
  g_signal_connect_object (parlour_settings_get (), "changed::rules-languages", G_CALLBACK (on_languages), self,
                           G_CONNECT_SWAPPED);
  parlour_language_follow (self, G_CALLBACK (on_language));
  if (first != NULL)
    set_game (self, first);
  adw_leaflet_set_visible_child (self->leaflet, self->main);
}

/* Sets the game that the page may follow. A game without a guide is none. */
void
parlour_guide_page_set_session (ParlourGuidePage *self,
                                TableSession     *session)
{
  if (session != NULL && table_session_get_game (session)->guide == NULL)
    session = NULL;
  if (self->session == session)
    return;

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_set_weak_pointer (&self->session, session);
  if (session != NULL)
    {
      g_signal_connect_object (session, "changed", G_CALLBACK (follow_game), self, G_CONNECT_SWAPPED);
      set_game (self, table_session_get_game (session));
    }

  gtk_widget_set_visible (GTK_WIDGET (self->follow_button), session != NULL);
  follow_game (self);
}

/* Tells whose rules the page shows. Returns the game, or `NULL` if none has any. */
const TableGame *
parlour_guide_page_get_game (ParlourGuidePage *self)
{
  return self->game;
}

/* Shows a passage and marks it. The page follows no game any more. */
void
parlour_guide_page_go_to (ParlourGuidePage   *self,
                          const TableGame    *game,
                          const TablePassage *passage)
{
  g_return_if_fail (game != NULL && game->guide != NULL);
  g_return_if_fail (passage != NULL);

  set_game (self, game);
  choose (self, passage);
}

/* Shows what the game is at, and goes along with it until somebody chooses a topic. Without a
 * game nothing changes. */
void
parlour_guide_page_follow (ParlourGuidePage *self)
{
  if (self->session == NULL)
    return;

  set_follows (self, TRUE);
  follow_game (self);
  adw_leaflet_set_visible_child (self->leaflet, self->main);
}
