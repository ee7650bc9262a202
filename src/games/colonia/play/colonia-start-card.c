/* colonia-start-card.c: what a player starts with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-start-card.h"

#include "colonia-terms.h"
#include "parlour-counter.h"
#include "parlour-die.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "text-words.h"

#include <glib/gi18n.h>

#define KEY "colonia-start"

/* The kinds of pieces that a player starts with, and how many of a kind there are at most. */
#define N_KINDS COLONIA_PIECE_MEMBER
#define MOST 99

#define DIE_SIZE 26
#define PIECE_SIZE 28
#define COLUMN_WIDTH 220
#define COLUMN_SPACING 18

/* Finds what somebody starts with, which is the usual money and nothing else at first. */
ColoniaStart *
colonia_start_get (ParlourSeat *seat)
{
  ColoniaStart *self = g_object_get_data (G_OBJECT (seat), KEY);

  if (self != NULL)
    return self;

  self = g_new0 (ColoniaStart, 1);
  for (int city = 0; city < COLONIA_N_CITIES; city++)
    self->bundles[COLONIA_PIECE_MONEY].n[city] = COLONIA_START_MONEY;
  g_object_set_data_full (G_OBJECT (seat), KEY, self, g_free);

  return self;
}

/* Lays the resources and goods aside and takes out those that were laid aside before, of which
 * there are none at first. So what was drawn by the application and what was drawn at the table
 * do not get in each other's way. */
void
colonia_start_swap_draws (ColoniaStart *self)
{
  const ColoniaStart before = *self;

  self->die = before.spare_die;
  self->bundles[COLONIA_PIECE_RESOURCE] = before.spare_resources;
  self->bundles[COLONIA_PIECE_GOOD] = before.spare_goods;
  self->spare_die = before.die;
  self->spare_resources = before.bundles[COLONIA_PIECE_RESOURCE];
  self->spare_goods = before.bundles[COLONIA_PIECE_GOOD];
}

/* Tells whether anything was drawn or rolled. */
gboolean
colonia_start_is_drawn (const ColoniaStart *self)
{
  return colonia_bundle_get_total (&self->bundles[COLONIA_PIECE_RESOURCE]) > 0
         || colonia_bundle_get_total (&self->bundles[COLONIA_PIECE_GOOD]) > 0;
}

/* What a player starts with. It is closed at first: what lies behind a screen is for
 * that player, and who is in a hurry need not look. */
struct _ColoniaStartCard {
  ParlourSeated parent_instance;

  GtkToggleButton *header;
  GtkLabel *summary;
  GtkRevealer *revealer;

  /* Made when it is opened. */
  ParlourDie *die;
  GtkLabel *rolled;
  ParlourCounter *counters[N_KINDS][COLONIA_BUNDLE_KINDS];
  gboolean showing; /* rather than being changed by somebody */
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (ColoniaStartCard, colonia_start_card, PARLOUR_TYPE_SEATED)

static ColoniaStart *
get_start (ColoniaStartCard *self)
{
  return colonia_start_get (parlour_seated_get_seat (PARLOUR_SEATED (self)));
}

/* What is usual is no secret, but which resources and goods. Of anything else not even how many there are is told. */
static void
show_summary (ColoniaStartCard *self)
{
  const ColoniaStart *start = get_start (self);
  int n_resources = colonia_bundle_get_total (&start->bundles[COLONIA_PIECE_RESOURCE]);
  int n_goods = colonia_bundle_get_total (&start->bundles[COLONIA_PIECE_GOOD]);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = NULL;

  g_ptr_array_add (items, g_strdup_printf (ngettext ("%d resource", "%d resources", (gulong) n_resources),
                                           n_resources));
  g_ptr_array_add (items, g_strdup_printf (ngettext ("%d good", "%d goods", (gulong) n_goods), n_goods));
  text = text_list (items);
  gtk_label_set_label (self->summary, n_resources > COLONIA_START_RESOURCES || n_goods > COLONIA_START_GOODS
                                        ? _("Otherwise than usual") : text);
}

/* What is behind it, to be seen and changed */

/* There are five resources and goods, but four currencies. */
static int
count_kinds (int kind)
{
  return kind == COLONIA_PIECE_MONEY ? (int) COLONIA_N_CITIES : COLONIA_BUNDLE_KINDS;
}

static void
show_fields (ColoniaStartCard *self)
{
  const ColoniaStart *start = get_start (self);

  if (self->rolled == NULL)
    return;

  self->showing = TRUE;
  for (int kind = 0; kind < (int) N_KINDS; kind++)
    for (int i = 0; i < count_kinds (kind); i++)
      parlour_counter_set_value (self->counters[kind][i], start->bundles[kind].n[i]);
  self->showing = FALSE;
  parlour_die_set_value (self->die, start->die);
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->rolled)), start->die > 0);
  gtk_label_set_label (self->rolled, start->die == COLONIA_DIE_SIDES ? _("A 6 was rolled: the player may choose another good.")
                                                          : _("This was rolled for the first good."));
}

static void
on_counted (ColoniaStartCard *self)
{
  if (self->showing)
    return;

  for (int kind = 0; kind < (int) N_KINDS; kind++)
    for (int i = 0; i < count_kinds (kind); i++)
      get_start (self)->bundles[kind].n[i] = parlour_counter_get_value (self->counters[kind][i]);
  show_summary (self);
  g_signal_emit (self, changed_signal, 0);
  parlour_peek_renew (self->header);
}

static const char *
name_piece (int kind,
            int which)
{
  static const char *const resources[COLONIA_N_RESOURCES] = {
    /* Translators: a resource, as it stands alone above a number. */
    NC_("resource", "Leather"), NC_("resource", "Iron"), NC_("resource", "Wood"),
    NC_("resource", "Linen"), NC_("resource", "Fur"),
  };
  static const char *const goods[COLONIA_N_GOODS] = {
    /* Translators: a good, as it stands alone above a number. */
    NC_("good", "Saddles"), NC_("good", "Cartwheels"), NC_("good", "Paintings"),
    NC_("good", "Clothing"), NC_("good", "Footwear"),
  };

  if (kind == COLONIA_PIECE_MONEY)
    return colonia_term_currency (which);

  return kind == COLONIA_PIECE_RESOURCE ? g_dpgettext2 (NULL, "resource", resources[which])
                                        : g_dpgettext2 (NULL, "good", goods[which]);
}

static void
tell_piece (GtkWidget *column,
            int        number)
{
  const char *name = name_piece (number / COLONIA_BUNDLE_KINDS, number % COLONIA_BUNDLE_KINDS);

  parlour_widget_set_tooltip (column, name);
  parlour_counter_set_title (PARLOUR_COUNTER (gtk_widget_get_last_child (column)), name);
}

/* A piece with a number below it that is typed or tapped. */
static void
add_piece (ColoniaStartCard *self,
           GtkWidget        *box,
           int               kind,
           int               i)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *counter = parlour_counter_new (0, MOST);

  parlour_counter_stand (PARLOUR_COUNTER (counter));
  gtk_widget_set_halign (counter, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (column), g_object_new (COLONIA_TYPE_PIECE, "kind", kind, "which", i, "size", PIECE_SIZE, "spread", TRUE,
                                                  "halign", GTK_ALIGN_CENTER, NULL));
  gtk_box_append (GTK_BOX (column), counter);
  gtk_box_append (GTK_BOX (box), column);
  parlour_tell (column, tell_piece, kind * COLONIA_BUNDLE_KINDS + i);
  self->counters[kind][i] = PARLOUR_COUNTER (counter);
  g_signal_connect_object (counter, "notify::value", G_CALLBACK (on_counted), self, G_CONNECT_SWAPPED);
}

static void
tell_title (GtkWidget *title,
            int        kind)
{
  gtk_label_set_label (GTK_LABEL (title), kind == COLONIA_PIECE_MONEY ? _("Money") : kind == COLONIA_PIECE_GOOD ? _("Goods")
                                                                                                             : _("Resources"));
}

/* What was rolled stands above the goods. */
static GtkWidget *
make_die (ColoniaStartCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  self->die = g_object_new (PARLOUR_TYPE_DIE, "size", DIE_SIZE, "valign", GTK_ALIGN_CENTER, NULL);
  self->rolled = GTK_LABEL (g_object_new (GTK_TYPE_LABEL, "xalign", 0.f, "wrap", TRUE, "hexpand", TRUE, "css-classes",
                                          (const char *[]) { "caption", NULL }, NULL));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->die));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->rolled));

  return box;
}

static GtkWidget *
make_column (ColoniaStartCard *self,
             int               kind)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *pieces = g_object_new (GTK_TYPE_BOX, "spacing", 8, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "css-classes",
                                    (const char *[]) { "bundle-entry", NULL }, NULL);
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL, "xalign", 0.f, "css-classes", (const char *[]) { "caption-heading", NULL }, NULL);

  parlour_tell (title, tell_title, kind);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (pieces), GTK_ACCESSIBLE_RELATION_LABELLED_BY, title, NULL, -1);
  for (int i = 0; i < count_kinds (kind); i++)
    add_piece (self, pieces, kind, i);
  gtk_box_append (GTK_BOX (column), title);
  if (kind == COLONIA_PIECE_GOOD)
    gtk_box_append (GTK_BOX (column), make_die (self));
  gtk_box_append (GTK_BOX (column), pieces);

  return column;
}

static void
add_fields (ColoniaStartCard *self)
{
  GtkWidget *fields = g_object_new (PARLOUR_TYPE_STALLS, "column-width", COLUMN_WIDTH, "spacing", COLUMN_SPACING, "css-classes",
                                    (const char *[]) { "start-content", NULL }, NULL);

  for (int kind = 0; kind < (int) N_KINDS; kind++)
    parlour_stalls_append (PARLOUR_STALLS (fields), make_column (self, kind));
  parlour_peek_follow (self->header, fields);
  gtk_revealer_set_child (self->revealer, fields);
  show_fields (self);
}

/* Most of them are never opened, and making all the fields takes long. */
static void
on_toggled (ColoniaStartCard *self)
{
  gboolean opens = gtk_toggle_button_get_active (self->header);

  if (opens && gtk_revealer_get_child (self->revealer) == NULL)
    add_fields (self);
  gtk_revealer_set_reveal_child (self->revealer, opens);
}

/* Whoever opens a line at the bottom of the page wants to see what is in it. */
static void
on_revealed (ColoniaStartCard *self)
{
  if (gtk_toggle_button_get_active (self->header))
    parlour_widget_scroll_to (GTK_WIDGET (self));
}

static void
show_name (ColoniaStartCard *self)
{
  ParlourSeat *seat = parlour_seated_get_seat (PARLOUR_SEATED (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->header), GTK_ACCESSIBLE_PROPERTY_LABEL, seat->known_as, -1);
}

static void
colonia_start_card_constructed (GObject *object)
{
  G_OBJECT_CLASS (colonia_start_card_parent_class)->constructed (object);

  parlour_seated_show (PARLOUR_SEATED (object), "notify::known-as", G_CALLBACK (show_name));
  show_summary (COLONIA_START_CARD (object));
}

static void
colonia_start_card_class_init (ColoniaStartCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = colonia_start_card_constructed;

  /* Somebody has counted something else. */
  changed_signal =
    g_signal_new ("changed", COLONIA_TYPE_START_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/play/start-card.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (colonia_start_card_tell));
  gtk_widget_class_bind_template_child (widget_class, ColoniaStartCard, header);
  gtk_widget_class_bind_template_child (widget_class, ColoniaStartCard, summary);
  gtk_widget_class_bind_template_child (widget_class, ColoniaStartCard, revealer);
  gtk_widget_class_bind_template_callback (widget_class, on_revealed);
  gtk_widget_class_bind_template_callback (widget_class, on_toggled);
}

static void
colonia_start_card_init (ColoniaStartCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_peek_watch (self->header);
}

/* Makes the card of what somebody starts with. */
GtkWidget *
colonia_start_card_new (ParlourSeat *seat)
{
  return g_object_new (COLONIA_TYPE_START_CARD, "seat", seat, NULL);
}

/* Shows what that player starts with by now. */
void
colonia_start_card_tell (ColoniaStartCard *self)
{
  show_summary (self);
  show_fields (self);
}
