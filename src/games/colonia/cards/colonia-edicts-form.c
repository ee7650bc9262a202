/* colonia-edicts-form.c: the three edicts of the week
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-edicts-form.h"

#include "colonia-edict-field.h"
#include "colonia-edict-tile.h"
#include "colonia-printed.h"
#include "colonia-record.h"
#include "colonia-terms.h"
#include "parlour-collections.h"
#include "parlour-keys.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

#define N_VOTING_DAYS (COLONIA_DAY_SATURDAY - COLONIA_DAY_WEDNESDAY + 1)
#define N_LETTERS 26

/* All edicts by the day of their vote. Three are touched, in the order in which they were
 * revealed. One that nobody has seen before is written down. */
struct _ColoniaEdictsForm {
  ParlourForm parent_instance;

  ParlourStalls *tray;
  GtkWidget *slots[COLONIA_N_EDICTS];
  GtkLabel *slot_titles[COLONIA_N_EDICTS];
  GtkLabel *slot_days[COLONIA_N_EDICTS];
  GtkLabel *headings[N_VOTING_DAYS];
  ParlourStalls *days[N_VOTING_DAYS];
  ParlourStalls *busy;
  GtkLabel *busy_heading;
  GtkToggleButton *busy_wednesday;
  GtkToggleButton *busy_thursday;
  ColoniaEdictField *other;
  GtkWidget *other_add;

  GPtrArray *tiles; /* (element-type ColoniaEdictTile): by the letters of their keys */
  ColoniaEdict chosen[COLONIA_N_EDICTS];
  int n_chosen;
};

G_DEFINE_FINAL_TYPE (ColoniaEdictsForm, colonia_edicts_form, PARLOUR_TYPE_FORM)

static gboolean
is_same_edict (const ColoniaEdict *edict,
               const ColoniaEdict *other)
{
  if (edict->kind != other->kind)
    return FALSE;

  switch ((int) edict->kind)
    {
    case COLONIA_EDICT_BUSY_CRAFTSMAN:
      return edict->craftsman == other->craftsman;

    case COLONIA_EDICT_SHIPS_LEAVE:
      return edict->ships == other->ships;

    case COLONIA_EDICT_OTHER:
      return edict->day == other->day && g_str_equal (edict->text, other->text);

    default:
      return TRUE;
    }
}

static int
find_place (ColoniaEdictsForm  *self,
            const ColoniaEdict *edict)
{
  for (int place = 0; place < self->n_chosen; place++)
    if (is_same_edict (&self->chosen[place], edict))
      return place;

  return COLONIA_NOBODY;
}

/* The cards of busy craftsmen all have the same day, but our source does not
 * say which. */
static ColoniaDay
get_day (ColoniaEdictsForm  *self,
         const ColoniaEdict *edict)
{
  if (edict->kind != COLONIA_EDICT_BUSY_CRAFTSMAN)
    return edict->day;

  return gtk_toggle_button_get_active (self->busy_wednesday) ? COLONIA_DAY_WEDNESDAY : COLONIA_DAY_THURSDAY;
}

static TableEvent *
colonia_edicts_form_make_event (ParlourForm *form)
{
  ColoniaEdictsForm *self = COLONIA_EDICTS_FORM (form);
  ColoniaEvent *event = colonia_page_new_event (COLONIA_EVENT_EDICTS);

  for (int i = 0; i < COLONIA_N_EDICTS; i++)
    {
      event->edicts[i] = self->chosen[i];
      event->edicts[i].day = get_day (self, &self->chosen[i]);
      event->edicts[i].text = g_strdup (self->chosen[i].text);
    }

  return &event->table;
}

static char *
colonia_edicts_form_find_missing (ParlourForm *form)
{
  int missing = COLONIA_N_EDICTS - COLONIA_EDICTS_FORM (form)->n_chosen;

  return missing > 0 ? g_strdup_printf (ngettext ("Choose %d more edict.", "Choose %d more edicts.", (gulong) missing),
                                        missing)
                     : NULL;
}

static void
show_slot (ColoniaEdictsForm *self,
           int                place)
{
  gboolean filled = place < self->n_chosen;
  g_autofree char *name = filled ? colonia_term_edict (&self->chosen[place]) : NULL;
  g_autofree char *title = filled ? colonia_term_begin (name) : NULL;
  g_autofree char *day = filled ? colonia_term_begin (colonia_term_voting_day (get_day (self, &self->chosen[place])))
                                : NULL;

  gtk_label_set_label (self->slot_titles[place], filled ? title : _("Not chosen yet"));
  gtk_label_set_label (self->slot_days[place], filled ? day : "");
  gtk_widget_set_sensitive (self->slots[place], filled);
  parlour_widget_set_tooltip (self->slots[place], filled ? _("Take it back") : _("Choose an edict below"));
  parlour_widget_set_css_class (self->slots[place], "turn", place == self->n_chosen);
}

/* Whether an edict that nobody has seen before can be added. */
static void
show_other (ColoniaEdictsForm *self)
{
  const char *reason = colonia_edict_field_find_missing (self->other);

  if (self->n_chosen == COLONIA_N_EDICTS)
    reason = _("There are three edicts already: take one of them back first.");

  gtk_widget_set_sensitive (self->other_add, reason == NULL);
  parlour_widget_set_tooltip (self->other_add, reason);
}

static void
show_chosen (ColoniaEdictsForm *self)
{
  show_other (self);
  for (int place = 0; place < COLONIA_N_EDICTS; place++)
    show_slot (self, place);

  for (guint i = 0; i < self->tiles->len; i++)
    {
      ColoniaEdictTile *tile = g_ptr_array_index (self->tiles, i);

      colonia_edict_tile_set_place (tile, find_place (self, colonia_edict_tile_get_edict (tile)));
    }

  parlour_form_changed (PARLOUR_FORM (self));
}

/* Choosing */

static void
take_back (ColoniaEdictsForm *self,
           int                place)
{
  g_free (self->chosen[place].text);
  for (int i = place + 1; i < self->n_chosen; i++)
    self->chosen[i - 1] = self->chosen[i];
  self->n_chosen--;
}

static void
choose (ColoniaEdictsForm  *self,
        const ColoniaEdict *edict)
{
  ColoniaEdict *chosen = &self->chosen[self->n_chosen++];

  *chosen = *edict;
  chosen->text = g_strdup (edict->text);
}

/* What was touched once is taken back by touching it again. */
static void
toggle (ColoniaEdictsForm  *self,
        const ColoniaEdict *edict)
{
  int place = find_place (self, edict);

  if (place != COLONIA_NOBODY)
    take_back (self, place);
  else if (self->n_chosen < COLONIA_N_EDICTS)
    choose (self, edict);
  else
    parlour_page_complain (PARLOUR_PAGE (self), _("There are three edicts already: take one of them back first."));

  show_chosen (self);
  if (self->n_chosen == COLONIA_N_EDICTS && place == COLONIA_NOBODY)
    parlour_confirm_bar_take_focus (parlour_form_get_bar (PARLOUR_FORM (self)));
}

static void
on_tile_clicked (ColoniaEdictsForm *self,
                 ColoniaEdictTile  *tile)
{
  toggle (self, colonia_edict_tile_get_edict (tile));
}

static void
on_slot_clicked (ColoniaEdictsForm *self,
                 GtkWidget         *slot)
{
  for (int place = 0; place < self->n_chosen; place++)
    if (self->slots[place] == slot)
      {
        take_back (self, place);
        break;
      }

  show_chosen (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->tray));
}

static gboolean
on_letter_key (GtkWidget *widget,
               GVariant  *number,
               gpointer   data)
{
  ColoniaEdictsForm *self = COLONIA_EDICTS_FORM (widget);
  guint index = (guint) g_variant_get_int32 (number);

  if (index >= self->tiles->len)
    {
      parlour_page_refuse_key (PARLOUR_PAGE (self), 'a' + index);
      return GDK_EVENT_STOP;
    }

  toggle (self, colonia_edict_tile_get_edict (g_ptr_array_index (self->tiles, index)));

  return GDK_EVENT_STOP;
}

static gboolean
on_back_key (GtkWidget *widget,
             GVariant  *number,
             gpointer   data)
{
  ColoniaEdictsForm *self = COLONIA_EDICTS_FORM (widget);

  if (self->n_chosen == 0)
    return GDK_EVENT_PROPAGATE;

  take_back (self, self->n_chosen - 1);
  show_chosen (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->tray));

  return GDK_EVENT_STOP;
}

/* An edict that nobody has seen before */

static void
on_other_added (ColoniaEdictsForm *self)
{
  const ColoniaDay day = colonia_edict_field_get_day (self->other);
  g_autofree char *text = colonia_edict_field_dup_text (self->other);
  const ColoniaEdict edict = { .kind = COLONIA_EDICT_OTHER, .day = day, .text = text };
  const char *missing = colonia_edict_field_find_missing (self->other);

  if (*text != '\0' && missing != NULL)
    parlour_page_complain (PARLOUR_PAGE (self), missing);
  if (missing != NULL || find_place (self, &edict) != COLONIA_NOBODY)
    return;

  toggle (self, &edict);
  if (find_place (self, &edict) == COLONIA_NOBODY)
    return;

  /* The next letter is a key again. */
  colonia_edict_field_empty (self->other);
  if (self->n_chosen < COLONIA_N_EDICTS)
    gtk_widget_grab_focus (GTK_WIDGET (self->tray));
}

/* Showing */

/* Tells in which week of this game an edict was revealed last, or 0. */
static int
find_week (ColoniaEdictsForm  *self,
           const ColoniaEdict *edict)
{
  const TableRecord *record = table_session_get_record (parlour_page_get_session (PARLOUR_PAGE (self)));
  int week = 0;
  int found = 0;

  for (guint i = 0; i < table_record_get_cursor (record); i++)
    {
      const ColoniaEvent *event = colonia_record_get_event (record, i);

      if (event->type == COLONIA_EVENT_WEEK_CARD)
        week++;
      else if (event->type == COLONIA_EVENT_EDICTS)
        for (int j = 0; j < COLONIA_N_EDICTS; j++)
          if (is_same_edict (&event->edicts[j], edict))
            found = week;
    }

  return found;
}

/* An edict that may be revealed, and where it is on the page. */
typedef struct {
  ColoniaEdict edict;
  int day; /* the one under which it stands, from 0 */
  gboolean busy; /* these stand behind the others of their day */
  guint index; /* among all, as they come */
} Offer;

static int
compare_offers (gconstpointer a,
                gconstpointer b)
{
  const Offer *one = a;
  const Offer *other = b;

  if (one->day != other->day)
    return one->day - other->day;
  if (one->busy != other->busy)
    return one->busy - other->busy;

  return one->index < other->index ? -1 : 1;
}

static void
add_offer (GArray             *offers,
           const ColoniaEdict *edict)
{
  gboolean busy = edict->kind == COLONIA_EDICT_BUSY_CRAFTSMAN;
  const Offer offer = {
    .edict = *edict,
    .day = busy ? COLONIA_DAY_THURSDAY - COLONIA_DAY_WEDNESDAY : (int) edict->day - COLONIA_DAY_WEDNESDAY,
    .busy = busy,
    .index = offers->len,
  };

  g_array_append_val (offers, offer);
}

static void
add_kind (GArray          *offers,
          ColoniaEdictKind kind)
{
  ColoniaEdict edict = { .kind = kind, .day = colonia_edict_kind_get_day (kind) };

  switch ((int) kind)
    {
    case COLONIA_EDICT_BUSY_CRAFTSMAN:
      for (edict.craftsman = 0; edict.craftsman < COLONIA_N_CRAFTSMEN; edict.craftsman++)
        add_offer (offers, &edict);
      break;

    case COLONIA_EDICT_SHIPS_LEAVE:
      for (edict.ships = 1; edict.ships <= COLONIA_MAX_SHIPS_BY_EDICT; edict.ships++)
        add_offer (offers, &edict);
      break;

    default:
      add_offer (offers, &edict);
      break;
    }
}

/* The letters of the keys run as the eye does, and are the same every week. */
static void
add_tile (ColoniaEdictsForm *self,
          const Offer       *offer)
{
  gunichar key = self->tiles->len < N_LETTERS ? 'a' + self->tiles->len : 0;
  GtkWidget *tile = colonia_edict_tile_new (&offer->edict, key);

  g_signal_connect_object (tile, "clicked", G_CALLBACK (on_tile_clicked), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->tiles, g_object_ref_sink (tile));
  parlour_stalls_append (offer->busy ? self->busy : self->days[offer->day], tile);
}

/* Edicts that somebody has written down before: all, or those that a game may
 * still reveal. */
static GPtrArray *
list_others (const TableRecord *record)
{
  ParlourCards *cards = parlour_collections_find (&colonia_game);

  return colonia_collection_list_edicts (parlour_cards_get_collection (cards), record);
}

/* The texts in them are those of the others. */
static GArray *
list_offers (GPtrArray *others)
{
  GArray *offers = g_array_new (FALSE, FALSE, sizeof (Offer));

  for (ColoniaEdictKind kind = 0; kind < COLONIA_EDICT_OTHER; kind++)
    add_kind (offers, kind);
  for (guint i = 0; i < others->len; i++)
    add_offer (offers, g_ptr_array_index (others, i));
  g_array_sort (offers, compare_offers);

  return offers;
}

static gboolean
has_tiles (ColoniaEdictsForm *self,
           GArray            *offers)
{
  if (self->tiles->len != offers->len)
    return FALSE;

  for (guint i = 0; i < offers->len; i++)
    if (!is_same_edict (colonia_edict_tile_get_edict (g_ptr_array_index (self->tiles, i)),
                        &g_array_index (offers, Offer, i).edict))
      return FALSE;

  return TRUE;
}

static void
make_tiles (ColoniaEdictsForm *self,
            GArray            *offers)
{
  parlour_stalls_clear (self->busy);
  for (int day = 0; day < N_VOTING_DAYS; day++)
    parlour_stalls_clear (self->days[day]);
  g_ptr_array_set_size (self->tiles, 0);

  for (guint i = 0; i < offers->len; i++)
    add_tile (self, &g_array_index (offers, Offer, i));
}

/* All that may be needed: making them takes as long as all else on the page, and
 * is so done before it is to be seen. */
static void
prepare_tiles (ColoniaEdictsForm *self)
{
  g_autoptr (GPtrArray) others = list_others (NULL);
  g_autoptr (GArray) offers = list_offers (others);

  make_tiles (self, offers);
}

/* Nearly always they are those of the week before. */
static void
show_tiles (ColoniaEdictsForm *self)
{
  TableSession *session = parlour_page_get_session (PARLOUR_PAGE (self));
  g_autoptr (GPtrArray) others = NULL;
  g_autoptr (GArray) offers = NULL;

  if (session == NULL)
    return;

  others = list_others (table_session_get_record (session));
  offers = list_offers (others);
  if (!has_tiles (self, offers))
    make_tiles (self, offers);
  for (guint i = 0; i < self->tiles->len; i++)
    {
      ColoniaEdictTile *tile = g_ptr_array_index (self->tiles, i);

      colonia_edict_tile_set_used (tile, find_week (self, colonia_edict_tile_get_edict (tile)));
    }
  show_chosen (self);
}

static void
empty (ColoniaEdictsForm *self)
{
  while (self->n_chosen > 0)
    take_back (self, self->n_chosen - 1);
}

/* A table whose busy craftsmen are voted on on Wednesday says so once. */
static void
follow_busy_day (ColoniaEdictsForm *self)
{
  const TableRecord *record = table_session_get_record (parlour_page_get_session (PARLOUR_PAGE (self)));

  for (guint i = 0; i < table_record_get_cursor (record); i++)
    {
      const ColoniaEvent *event = colonia_record_get_event (record, i);

      if (event->type == COLONIA_EVENT_EDICTS)
        for (int j = 0; j < COLONIA_N_EDICTS; j++)
          if (event->edicts[j].kind == COLONIA_EDICT_BUSY_CRAFTSMAN)
            gtk_toggle_button_set_active (event->edicts[j].day == COLONIA_DAY_WEDNESDAY ? self->busy_wednesday
                                                                                        : self->busy_thursday,
                                          TRUE);
    }
}

static void
colonia_edicts_form_update (ParlourPage *page)
{
  ColoniaEdictsForm *self = COLONIA_EDICTS_FORM (page);

  if (!parlour_page_is_new_moment (page))
    return;

  empty (self);
  follow_busy_day (self);
  show_tiles (self);
  parlour_page_fill_in_undone (page, COLONIA_EVENT_EDICTS);
}

static void
colonia_edicts_form_fill_in (ParlourPage      *page,
                             const TableEvent *entered)
{
  const ColoniaEvent *event = COLONIA_EVENT (entered);
  ColoniaEdictsForm *self = COLONIA_EDICTS_FORM (page);

  empty (self);
  for (int i = 0; i < COLONIA_N_EDICTS; i++)
    {
      if (event->edicts[i].kind == COLONIA_EDICT_BUSY_CRAFTSMAN)
        gtk_toggle_button_set_active (event->edicts[i].day == COLONIA_DAY_WEDNESDAY ? self->busy_wednesday
                                                                                    : self->busy_thursday,
                                      TRUE);
      choose (self, &event->edicts[i]);
    }
  show_chosen (self);
}

static void
colonia_edicts_form_tell_input (ParlourPage *page,
                                GByteArray  *input)
{
  ColoniaEdictsForm *self = COLONIA_EDICTS_FORM (page);
  g_autofree char *text = colonia_edict_field_dup_text (self->other);

  for (int i = 0; i < self->n_chosen; i++)
    {
      const ColoniaEdict *edict = &self->chosen[i];
      const int numbers[] = {
        (int) edict->kind, (int) get_day (self, edict), (int) edict->craftsman, edict->ships,
      };

      g_byte_array_append (input, (const guint8 *) numbers, sizeof numbers);
      parlour_page_append_text (input, edict->text != NULL ? edict->text : "");
    }
  parlour_page_append_text (input, text);
}

static GtkWidget *
colonia_edicts_form_get_first (ParlourForm *form)
{
  return GTK_WIDGET (COLONIA_EDICTS_FORM (form)->tray);
}

static void
colonia_edicts_form_finalize (GObject *object)
{
  ColoniaEdictsForm *self = COLONIA_EDICTS_FORM (object);

  empty (self);
  g_ptr_array_unref (self->tiles);

  G_OBJECT_CLASS (colonia_edicts_form_parent_class)->finalize (object);
}

static void
bind_numbered (GtkWidgetClass *widget_class,
               const char     *name,
               int             number,
               gssize          offset)
{
  g_autofree char *numbered = g_strdup_printf ("%s_%d", name, number);

  gtk_widget_class_bind_template_child_full (widget_class, numbered, FALSE, offset);
}

static void tell_anew (ColoniaEdictsForm *self);

static void
bind_template (GtkWidgetClass *widget_class)
{
  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/cards/edicts-form.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell_anew));
  gtk_widget_class_bind_template_child (widget_class, ColoniaEdictsForm, tray);
  gtk_widget_class_bind_template_child (widget_class, ColoniaEdictsForm, busy);
  gtk_widget_class_bind_template_child (widget_class, ColoniaEdictsForm, busy_heading);
  gtk_widget_class_bind_template_child (widget_class, ColoniaEdictsForm, busy_wednesday);
  gtk_widget_class_bind_template_child (widget_class, ColoniaEdictsForm, busy_thursday);
  gtk_widget_class_bind_template_child (widget_class, ColoniaEdictsForm, other);
  gtk_widget_class_bind_template_child (widget_class, ColoniaEdictsForm, other_add);

  for (int i = 0; i < N_VOTING_DAYS; i++)
    {
      bind_numbered (widget_class, "heading", i, G_STRUCT_OFFSET (ColoniaEdictsForm, headings[i]));
      bind_numbered (widget_class, "day", i, G_STRUCT_OFFSET (ColoniaEdictsForm, days[i]));
    }

  gtk_widget_class_bind_template_callback (widget_class, show_chosen);
  gtk_widget_class_bind_template_callback (widget_class, show_other);
  gtk_widget_class_bind_template_callback (widget_class, on_other_added);
}

static void
colonia_edicts_form_class_init (ColoniaEdictsFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ParlourPageClass *page_class = PARLOUR_PAGE_CLASS (klass);
  ParlourFormClass *form_class = PARLOUR_FORM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = colonia_edicts_form_finalize;
  page_class->update = colonia_edicts_form_update;
  page_class->fill_in = colonia_edicts_form_fill_in;
  page_class->tell_input = colonia_edicts_form_tell_input;
  form_class->make_event = colonia_edicts_form_make_event;
  form_class->find_missing = colonia_edicts_form_find_missing;
  form_class->get_first = colonia_edicts_form_get_first;

  g_type_ensure (PARLOUR_TYPE_CONFIRM_BAR);
  g_type_ensure (COLONIA_TYPE_EDICT_FIELD);
  g_type_ensure (PARLOUR_TYPE_STALLS);
  bind_template (widget_class);
}

static void
name_days (ColoniaEdictsForm *self)
{
  g_autofree char *kind = colonia_term_edict_kind (COLONIA_EDICT_BUSY_CRAFTSMAN);
  g_autofree char *busy = colonia_term_begin (kind);

  gtk_label_set_label (self->busy_heading, busy);
  for (int i = 0; i < N_VOTING_DAYS; i++)
    {
      g_autofree char *day = colonia_term_begin (colonia_term_voting_day ((ColoniaDay) (COLONIA_DAY_WEDNESDAY + i)));

      gtk_label_set_label (self->headings[i], day);
      if (i == 0)
        gtk_button_set_label (GTK_BUTTON (self->busy_wednesday), day);
      else if (i == 1)
        gtk_button_set_label (GTK_BUTTON (self->busy_thursday), day);
    }
}

/* Nothing that was chosen changes with the language. */
static void
tell_anew (ColoniaEdictsForm *self)
{
  name_days (self);
  if (parlour_page_get_session (PARLOUR_PAGE (self)) != NULL)
    show_chosen (self);
}

/* A place for an edict: its number, and beside it what is chosen and when it is voted on. */
static void
add_slot (ColoniaEdictsForm *self,
          int                place)
{
  g_autofree char *text = g_strdup_printf ("%d", place + 1);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *number = gtk_label_new (text);
  GtkWidget *title = parlour_label_new_wrapped (NULL);
  GtkWidget *day = gtk_label_new (NULL);

  g_object_set (title, "lines", 3, "ellipsize", PANGO_ELLIPSIZE_END, "width-chars", 12, NULL);
  gtk_label_set_xalign (GTK_LABEL (day), 0.);
  gtk_widget_set_valign (number, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (number, "edict-place");
  gtk_widget_add_css_class (number, "numeric");
  gtk_widget_add_css_class (title, "caption-heading");
  gtk_widget_add_css_class (day, "caption");
  gtk_widget_add_css_class (day, "dim-label");
  gtk_box_append (GTK_BOX (words), title);
  gtk_box_append (GTK_BOX (words), day);
  gtk_box_append (GTK_BOX (box), number);
  gtk_box_append (GTK_BOX (box), words);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_add_css_class (button, "card");
  gtk_widget_add_css_class (button, "edict-slot");
  gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY, title, NULL, -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_slot_clicked), self, G_CONNECT_SWAPPED);
  parlour_stalls_append (self->tray, button);
  self->slots[place] = button;
  self->slot_titles[place] = GTK_LABEL (title);
  self->slot_days[place] = GTK_LABEL (day);
}

static void
colonia_edicts_form_init (ColoniaEdictsForm *self)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  self->tiles = g_ptr_array_new_with_free_func (g_object_unref);

  gtk_widget_init_template (GTK_WIDGET (self));
  for (int place = 0; place < COLONIA_N_EDICTS; place++)
    add_slot (self, place);
  name_days (self);
  prepare_tiles (self);

  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_GLOBAL);
  for (int i = 0; i < N_LETTERS; i++)
    parlour_keys_add_letter (keys, 'a' + (gunichar) i, on_letter_key, i);
  parlour_keys_add (keys, GDK_KEY_BackSpace, 0, on_back_key, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (keys));

  g_signal_connect_object (parlour_collections_find (&colonia_game), "changed", G_CALLBACK (show_tiles), self,
                           G_CONNECT_SWAPPED);
}
