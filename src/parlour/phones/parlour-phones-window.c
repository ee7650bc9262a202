/* parlour-phones-window.c: the window in which telephones are switched on, and let in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It may stay open beside the game, and telephones stay on when it is closed.
 */

#include "config.h"

#include "parlour-phones-window.h"

#include "parlour-phones-private.h"

#include "parlour-actions.h"
#include "parlour-code.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "phones-people.h"
#include "phones-table.h"

#include <glib/gi18n.h>

/* A telephone among those that are here */

#define PARLOUR_TYPE_PHONE_ROW (parlour_phone_row_get_type ())

G_DECLARE_FINAL_TYPE (ParlourPhoneRow, parlour_phone_row, PARLOUR, PHONE_ROW, AdwBin)

/* Who has it, which language it speaks and whether it sleeps, and what the host does about it. */
struct _ParlourPhoneRow {
  AdwBin parent_instance;

  PhonesTable *table;
  int number; /* of the guest, who may have gone */
  int asked; /* the seat that is said to be asked for, or TABLE_NOBODY */

  GtkLabel *name;
  GtkLabel *details;
  GtkLabel *wish;
  GtkWidget *let_in_button;
  GtkDropDown *right;
  GtkWidget *send_away_button;
};

G_DEFINE_FINAL_TYPE (ParlourPhoneRow, parlour_phone_row, ADW_TYPE_BIN)

static PhonesGuest *
find_guest (ParlourPhoneRow *self)
{
  return phones_table_find_number (self->table, self->number);
}

static void
show_wish (ParlourPhoneRow   *self,
           const PhonesGuest *guest)
{
  const gboolean asks = guest->wish != TABLE_NOBODY;
  g_autofree char *wish = asks ? parlour_phones_tell_wish (self->table, guest) : NULL;
  const gboolean is_taken = asks && phones_table_find_seat (self->table, guest->wish) != NULL;
  g_autofree char *text = NULL;

  self->asked = guest->wish;
  text = g_strjoin ("\n", asks ? wish : "", is_taken ? _("Another phone has this seat, and has none any more then.") : NULL, NULL);
  parlour_label_say (self->wish, asks ? text : NULL);
  gtk_widget_set_visible (self->let_in_button, asks);
}

/* The buttons of all rows are called the same: a screen reader tells of whom. */
static void
tell_buttons (ParlourPhoneRow *self,
              const char      *name)
{
  g_autofree char *let_in = NULL, *right = NULL, *send_away = NULL;

  let_in = g_strdup_printf (C_("what is done and with what", "%s: %s"), _("Let In"), name);
  right = g_strdup_printf (C_("what is done and with what", "%s: %s"), _("What this phone may do"), name);
  send_away = g_strdup_printf (C_("what is done and with what", "%s: %s"), _("Send Away"), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->let_in_button), GTK_ACCESSIBLE_PROPERTY_LABEL, let_in, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->right), GTK_ACCESSIBLE_PROPERTY_LABEL, right, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->send_away_button), GTK_ACCESSIBLE_PROPERTY_LABEL, send_away, -1);
}

/* Shows how it is now. */
static void
parlour_phone_row_show (ParlourPhoneRow *self)
{
  g_autofree char *name = NULL, *details = NULL;
  PhonesGuest *guest = self->table != NULL ? find_guest (self) : NULL;

  if (guest == NULL)
    return;

  name = phones_people_name_guest (self->table, guest);
  /* Translators: the first %s is a language, the second whether a telephone is in use, e.g. “français · Here”. */
  details = g_strdup_printf (C_("language and presence", "%s · %s"), tongue_get_name (guest->language),
                             guest->is_here ? C_("phone", "Here") : C_("phone", "Asleep, or away"));
  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->details, details);
  show_wish (self, guest);
  gtk_widget_set_visible (GTK_WIDGET (self->right), guest->seat != TABLE_NOBODY && !guest->is_host);
  gtk_drop_down_set_selected (self->right, (guint) phones_table_get_right (self->table, guest->seat));
  tell_buttons (self, name);
}

static void
on_right_chosen (ParlourPhoneRow *self)
{
  const guint selected = gtk_drop_down_get_selected (self->right);
  const PhonesGuest *guest = self->table != NULL ? find_guest (self) : NULL;

  if (guest != NULL && guest->seat != TABLE_NOBODY && selected < PHONES_N_RIGHTS
      && selected != (guint) phones_table_get_right (self->table, guest->seat))
    phones_table_set_right (self->table, guest->seat, (PhonesRight) selected);
}

static void
let_in (ParlourPhoneRow *self)
{
  PhonesGuest *guest = find_guest (self);

  if (guest != NULL)
    phones_table_let_in (self->table, guest, self->asked);
}

static void
send_away (ParlourPhoneRow *self)
{
  PhonesGuest *guest = find_guest (self);

  if (guest != NULL)
    phones_table_send_away (self->table, guest);
}

static void
parlour_phone_row_dispose (GObject *object)
{
  g_clear_object (&PARLOUR_PHONE_ROW (object)->table);

  G_OBJECT_CLASS (parlour_phone_row_parent_class)->dispose (object);
}

static const ParlourAction row_actions[] = {
  { "phone.let-in", NULL, G_CALLBACK (let_in) },
  { "phone.send-away", NULL, G_CALLBACK (send_away) },
};

static void
parlour_phone_row_class_init (ParlourPhoneRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_phone_row_dispose;
  parlour_actions_install (widget_class, row_actions, G_N_ELEMENTS (row_actions));

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/phones/phone-row.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (parlour_phone_row_show));
  gtk_widget_class_bind_template_child (widget_class, ParlourPhoneRow, name);
  gtk_widget_class_bind_template_child (widget_class, ParlourPhoneRow, details);
  gtk_widget_class_bind_template_child (widget_class, ParlourPhoneRow, wish);
  gtk_widget_class_bind_template_child (widget_class, ParlourPhoneRow, let_in_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourPhoneRow, right);
  gtk_widget_class_bind_template_child (widget_class, ParlourPhoneRow, send_away_button);
  gtk_widget_class_bind_template_callback (widget_class, on_right_chosen);
}

static void
parlour_phone_row_init (ParlourPhoneRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_button_keep_name (GTK_BUTTON (self->let_in_button));
  parlour_button_keep_name (GTK_BUTTON (self->send_away_button));
  parlour_choice_keep_name (self->right);
}

/* Makes a row for a guest. */
static GtkWidget *
parlour_phone_row_new (PhonesTable *table,
                       int          number)
{
  ParlourPhoneRow *self = g_object_new (PARLOUR_TYPE_PHONE_ROW, NULL);

  self->table = g_object_ref (table);
  self->number = number;
  parlour_phone_row_show (self);

  return GTK_WIDGET (self);
}

/* Tells of which guest it is. */
static int
parlour_phone_row_get_number (ParlourPhoneRow *self)
{
  return self->number;
}

/* How long nobody has to come until it is said what to check, in seconds. */
#define PATIENCE 30

/* The machine for itself, where it is in no network. */
#define ALONE "http://127."

struct _ParlourPhonesWindow {
  ParlourSideWindow parent_instance;

  ParlourPhones *phones;
  char **links; /* where the table is found, or NULL */
  char *link; /* which of them the code shows, or NULL for the first */
  guint patience; /* until it is said what to check */
  gboolean is_late; /* whether that is said */

  GtkSwitch *on;
  GtkLabel *trouble;
  GtkWidget *way;
  ParlourCode *code;
  GtkLabel *address;
  GtkWidget *others;
  GtkBox *links_box;
  GtkWidget *alone;
  GtkWidget *advice;
  GtkWidget *company;
  GtkWidget *nobody;
  GtkBox *rows;
  GtkWidget *keep_button;
  GtkDropDown *right;
};

G_DEFINE_FINAL_TYPE (ParlourPhonesWindow, parlour_phones_window, PARLOUR_TYPE_SIDE_WINDOW)

static PhonesServer *
get_server (ParlourPhonesWindow *self)
{
  return parlour_phones_get_server (self->phones);
}

static PhonesTable *
get_table (ParlourPhonesWindow *self)
{
  return phones_server_get_table (get_server (self));
}

/* Where the table is found */

static void
show_link (ParlourPhonesWindow *self)
{
  const char *link = self->link != NULL ? self->link : self->links[0];

  parlour_code_set_text (self->code, link);
  gtk_label_set_label (self->address, link);
}

static void
on_link_chosen (ParlourPhonesWindow *self,
                GtkCheckButton      *button)
{
  if (!gtk_check_button_get_active (button))
    return;

  g_free (self->link);
  self->link = g_strdup (self->links[parlour_widget_get_place (GTK_WIDGET (button))]);
  show_link (self);
}

/* Without what only the code needs. */
static GtkWidget *
make_link (ParlourPhonesWindow *self,
           const char          *link,
           GtkWidget           *group)
{
  GtkWidget *button = gtk_check_button_new ();
  g_auto (GStrv) parts = g_strsplit (link, "/#", 2);
  GtkWidget *label = parlour_label_new_wrapped (parts[0]);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_CHAR);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (button), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, parts[0], -1);
  if (group != NULL)
    gtk_check_button_set_group (GTK_CHECK_BUTTON (button), GTK_CHECK_BUTTON (group));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (button), g_str_equal (link, self->link != NULL ? self->link : self->links[0]));
  g_signal_connect_object (button, "toggled", G_CALLBACK (on_link_chosen), self, G_CONNECT_SWAPPED);

  return button;
}

/* An address that is there no more is not chosen any more. */
static void
list_links (ParlourPhonesWindow *self)
{
  GtkWidget *first = NULL;
  g_auto (GStrv) links = phones_server_list_links (get_server (self), FALSE);

  if (self->links != NULL && g_strv_equal ((const char *const *) links, (const char *const *) self->links))
    return;

  g_strfreev (self->links);
  self->links = g_steal_pointer (&links);
  if (self->link != NULL && !g_strv_contains ((const char *const *) self->links, self->link))
    g_clear_pointer (&self->link, g_free);
  parlour_box_clear (self->links_box);
  for (char **link = self->links; *link != NULL; link++)
    {
      GtkWidget *button = make_link (self, *link, first);

      first = first != NULL ? first : button;
      gtk_box_append (self->links_box, button);
    }
  gtk_widget_set_visible (self->others, self->links[1] != NULL);
  gtk_widget_set_visible (self->alone, g_str_has_prefix (self->links[0], ALONE));
  show_link (self);
}

static gboolean
on_patience_over (gpointer data)
{
  ParlourPhonesWindow *self = data;

  self->patience = 0;
  self->is_late = TRUE;
  gtk_widget_set_visible (self->advice, TRUE);

  return G_SOURCE_REMOVE;
}

/* Says what to check as long as nobody comes, and no more as soon as anybody does. */
static void
show_advice (ParlourPhonesWindow *self,
             gboolean             is_on)
{
  const gboolean waits = is_on && phones_table_list_guests (get_table (self))->len == 0;

  if (!waits)
    {
      g_clear_handle_id (&self->patience, g_source_remove);
      self->is_late = FALSE;
    }
  else if (!self->is_late && self->patience == 0)
    self->patience = g_timeout_add_seconds (PATIENCE, on_patience_over, self);
  gtk_widget_set_visible (self->advice, self->is_late);
}

/* Who is here */

static GtkWidget *
find_row (ParlourPhonesWindow *self,
          int                  number)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows));

  while (row != NULL && parlour_phone_row_get_number (PARLOUR_PHONE_ROW (row)) != number)
    row = gtk_widget_get_next_sibling (row);

  return row;
}

static void
drop_rows (ParlourPhonesWindow *self)
{
  GtkWidget *next;

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows)); row != NULL; row = next)
    {
      next = gtk_widget_get_next_sibling (row);
      if (phones_table_find_number (get_table (self), parlour_phone_row_get_number (PARLOUR_PHONE_ROW (row))) == NULL)
        gtk_box_remove (self->rows, row);
    }
}

static void
show_guests (ParlourPhonesWindow *self)
{
  const GPtrArray *guests = phones_table_list_guests (get_table (self));

  drop_rows (self);
  for (guint i = 0; i < guests->len; i++)
    {
      const PhonesGuest *guest = guests->pdata[i];
      GtkWidget *row = find_row (self, guest->number);

      if (row != NULL)
        parlour_phone_row_show (PARLOUR_PHONE_ROW (row));
      else
        gtk_box_append (self->rows, parlour_phone_row_new (get_table (self), guest->number));
    }
  gtk_widget_set_visible (self->nobody, guests->len == 0);
  gtk_widget_set_visible (self->keep_button, phones_table_can_keep_languages (get_table (self)));
}

/* What all may do, where that is the same. */
static void
show_right (ParlourPhonesWindow *self)
{
  PhonesTable *table = get_table (self);
  const PhonesRight first = phones_table_get_right (table, 0);
  guint selected = (guint) first;

  for (int seat = 1; seat < table_session_get_state (phones_table_get_session (table))->n_players; seat++)
    if (phones_table_get_right (table, seat) != first)
      selected = GTK_INVALID_LIST_POSITION;
  gtk_drop_down_set_selected (self->right, selected);
}

static void
on_right (ParlourPhonesWindow *self)
{
  const guint selected = gtk_drop_down_get_selected (self->right);
  PhonesTable *table = self->phones != NULL ? get_table (self) : NULL;

  if (table == NULL || selected >= PHONES_N_RIGHTS)
    return;

  for (int seat = 0; seat < table_session_get_state (phones_table_get_session (table))->n_players; seat++)
    if (phones_table_get_right (table, seat) != (PhonesRight) selected)
      {
        phones_table_set_right (table, TABLE_NOBODY, (PhonesRight) selected);
        return;
      }
}

/* All of it */

static void
show_all (ParlourPhonesWindow *self)
{
  const gboolean is_on = self->phones != NULL && phones_server_is_on (get_server (self));

  if (self->phones == NULL)
    return;

  gtk_switch_set_active (self->on, is_on);
  if (is_on)
    list_links (self);
  gtk_widget_set_visible (self->way, is_on);
  gtk_widget_set_visible (self->company, is_on);
  show_advice (self, is_on);
  show_guests (self);
  show_right (self);
}

static void
on_switched (ParlourPhonesWindow *self)
{
  const gboolean on = gtk_switch_get_active (self->on);
  g_autoptr (GError) error = NULL;
  g_autofree char *trouble = NULL;

  if (self->phones == NULL || on == phones_server_is_on (get_server (self)))
    return;

  if (!parlour_phones_switch (self->phones, on, &error))
    /* Translators: %s says why, as the system does. */
    trouble = g_strdup_printf (_("Phones cannot be switched on: %s"), error->message);
  parlour_label_say (self->trouble, trouble);
  show_all (self);
}

static void
parlour_phones_window_dispose (GObject *object)
{
  ParlourPhonesWindow *self = PARLOUR_PHONES_WINDOW (object);

  g_clear_handle_id (&self->patience, g_source_remove);
  if (self->phones != NULL)
    g_signal_handlers_disconnect_by_data (self->phones, self);
  g_clear_object (&self->phones);

  G_OBJECT_CLASS (parlour_phones_window_parent_class)->dispose (object);
}

static void
parlour_phones_window_finalize (GObject *object)
{
  ParlourPhonesWindow *self = PARLOUR_PHONES_WINDOW (object);

  g_strfreev (self->links);
  g_free (self->link);

  G_OBJECT_CLASS (parlour_phones_window_parent_class)->finalize (object);
}

static void
keep_languages (ParlourPhonesWindow *self)
{
  phones_table_keep_languages (get_table (self));
}

static const ParlourAction actions[] = {
  /* Lets the game say of each player the language of that telephone. */
  { "phones.keep-languages", NULL, G_CALLBACK (keep_languages) },
};

static void
parlour_phones_window_class_init (ParlourPhonesWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = parlour_phones_window_dispose;
  object_class->finalize = parlour_phones_window_finalize;
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/phones/phones-window.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (show_all));
  gtk_widget_class_bind_template_child (widget_class, ParlourPhonesWindow, on);
  gtk_widget_class_bind_template_child (widget_class, ParlourPhonesWindow, trouble);
  gtk_widget_class_bind_template_child (widget_class, ParlourPhonesWindow, way);
  gtk_widget_class_bind_template_child (widget_class, ParlourPhonesWindow, code);
  gtk_widget_class_bind_template_child (widget_class, ParlourPhonesWindow, address);
  gtk_widget_class_bind_template_child (widget_class, ParlourPhonesWindow, others);
  gtk_widget_class_bind_template_child (widget_class, ParlourPhonesWindow, links_box);
  gtk_widget_class_bind_template_child (widget_class, ParlourPhonesWindow, alone);
  gtk_widget_class_bind_template_child (widget_class, ParlourPhonesWindow, advice);
  gtk_widget_class_bind_template_child (widget_class, ParlourPhonesWindow, company);
  gtk_widget_class_bind_template_child (widget_class, ParlourPhonesWindow, nobody);
  gtk_widget_class_bind_template_child (widget_class, ParlourPhonesWindow, rows);
  gtk_widget_class_bind_template_child (widget_class, ParlourPhonesWindow, keep_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourPhonesWindow, right);
  gtk_widget_class_bind_template_callback (widget_class, on_switched);
  gtk_widget_class_bind_template_callback (widget_class, on_right);
}

static void
parlour_phones_window_init (ParlourPhonesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_choice_keep_name (self->right);
}

/* Makes a window for the telephones of a game. */
GtkWindow *
parlour_phones_window_new (GtkWindow     *parent,
                           ParlourPhones *phones)
{
  ParlourPhonesWindow *self = parlour_side_window_new (PARLOUR_TYPE_PHONES_WINDOW, parent, 480, 760);

  self->phones = g_object_ref (phones);
  g_signal_connect_swapped (phones, "changed", G_CALLBACK (show_all), self);
  show_all (self);

  return GTK_WINDOW (self);
}
