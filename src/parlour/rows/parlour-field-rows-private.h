/* parlour-field-rows-private.h: what the files of rows of a schema share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-counter.h"
#include "parlour-field-rows.h"
#include "parlour-field-words.h"

/* In which column of a table a number stands, from 1, and of a row that there are any. */
#define PARLOUR_FIELD_COLUMN "column"

/* Where a value is: a member of an object, or one of a list. */
typedef struct {
  JsonObject *object; /* or NULL */
  const char *member; /* a name of the schema's */
  JsonArray *list; /* or NULL */
  guint index;
} ParlourFieldPlace;

/* A member that is there as long as it says anything. */
typedef struct {
  JsonObject *object;
  const char *member; /* a name of the schema's */
  JsonObject *says;
} ParlourFieldChange;

/* What lies below each other in a table. */
typedef struct {
  GtkSizeGroup *heads;
  GtkSizeGroup *cells;
} ParlourFieldTable;

/* Rows for the members of an object. */
struct _ParlourFieldRows {
  GtkBox parent_instance;

  const TableGame *game; /* of whose things there are signs, or NULL */
  const TableField *fields;
  TableTerms terms;
  GStrv names; /* by seat */
  JsonObject *object;
  gconstpointer usual; /* a struct of which the fields tell what is usual, or NULL */
  gconstpointer at; /* the part of it of which the next row is, or NULL */
  gpointer said; /* what is said of one of several, as far as it makes sense, of which the next row is, or NULL */
  gboolean is_somebodys; /* whether it is said above whom the object is about */
  gboolean is_known; /* whether what need not be said is there already, to be put right */

  AdwPreferencesGroup *group; /* into which the next row comes, or NULL */
  AdwExpanderRow *parent; /* or in which it opens, or NULL */
  GHashTable *open; /* (element-type utf8): what rows that open are called, of those that are */
  GPtrArray *usual_numbers; /* (element-type ParlourCounter): those that may stay as usual */
  int seat; /* of whom the next row is, or TABLE_NOBODY */
  GArray *questions; /* of Question */
  GPtrArray *changes; /* (element-type ParlourFieldChange): of what stays where nobody says anything else */
  GPtrArray *rings; /* (element-type GtkWidget): what players have of the ring of the game */
  GPtrArray *in_table; /* (element-type TableField): of what each player has a number in a column */
  GPtrArray *late; /* (element-type GtkWidget): rows to which Tab comes after all others */
  gboolean hands_over; /* whether there is something of which who hands it over tells how much there is */
  int order[TABLE_MAX_PLAYERS]; /* by place in a table, whose column is there */
  GPtrArray *numbers; /* (element-type ParlourCounter): of each player one, by place, where there are as many as may be */
  int most[TABLE_MAX_PLAYERS]; /* by seat, how many there are of each */
  ParlourFieldTable table; /* of which the next row is */
  GtkWidget *chooser; /* where everybody chooses something or nothing, or NULL */
  gboolean covers; /* whether what is one's alone was entered before */
  gboolean has_all; /* whether the table that comes has a column for everybody */
  GPtrArray *texts; /* (element-type AdwEntryRow): those that must say something */
  GPtrArray *covered; /* (element-type GtkStack): what lies behind covers */
  guint uncovered; /* by seat, whether somebody may look at what a player has */
  GPtrArray *scores; /* (element-type GtkLabel): what tells points, once they are known */
  GtkWidget *first; /* what takes the first key, or NULL */
  GtkWidget *last; /* the row that came last, or NULL */
  guint renews;
};

JsonNode                *parlour_field_place_get (const ParlourFieldPlace *place);
void                     parlour_field_place_set (const ParlourFieldPlace *place,
                                                  JsonNode                *value);
void                     parlour_field_set_place (GtkWidget               *widget,
                                                  const ParlourFieldPlace *place);
const ParlourFieldPlace *parlour_field_get_place (gpointer                 widget);
void                     parlour_field_set_value (gpointer                 widget,
                                                  JsonNode                *value);
JsonArray               *parlour_field_get_list  (gpointer                 widget);
void                     parlour_field_leave_out (gpointer                 widget);

JsonNode   *parlour_field_make_int   (gint64            value);
gboolean    parlour_field_is_written (const TableField *field);
gboolean    parlour_field_is_whom    (const TableField *field);
const char *parlour_field_tell_key   (const TableField *field,
                                      int               i);

TableNeed parlour_field_rows_find_need    (ParlourFieldRows *self,
                                           const TableField *field);
gboolean  parlour_field_rows_may_be_usual (ParlourFieldRows *self,
                                           const TableField *field);
gboolean  parlour_field_rows_says         (ParlourFieldRows *self,
                                           const TableField *field,
                                           JsonObject       *object);
JsonNode *parlour_field_rows_make_value   (ParlourFieldRows *self,
                                           const TableField *field);
JsonNode *parlour_field_rows_make_values  (ParlourFieldRows *self,
                                           const TableField *field);

void parlour_field_rows_tell_changed   (ParlourFieldRows *self);
void parlour_field_rows_renew_soon     (ParlourFieldRows *self);
void parlour_field_rows_begin_group    (ParlourFieldRows *self,
                                        const char       *title);
void parlour_field_rows_add_row        (ParlourFieldRows *self,
                                        GtkWidget        *row,
                                        GtkWidget        *first);
void parlour_field_rows_name           (GtkWidget        *row,
                                        const char       *title);
GtkWidget *parlour_field_rows_make_plain (GtkWidget      *child);
void parlour_field_rows_add_action_row (ParlourFieldRows *self,
                                        const char       *title,
                                        GtkWidget        *suffix);
void parlour_field_rows_show_hint      (ParlourFieldRows *self,
                                        const TableField *field);

GtkWidget *parlour_field_rows_make_number      (ParlourFieldRows        *self,
                                                int                      min,
                                                int                      max,
                                                gboolean                 stays,
                                                const ParlourFieldPlace *place);
GtkWidget *parlour_field_rows_add_number       (ParlourFieldRows        *self,
                                                AdwExpanderRow          *parent,
                                                const char              *title,
                                                int                      min,
                                                int                      max,
                                                gboolean                 stays,
                                                const ParlourFieldPlace *place);
void       parlour_field_rows_add_usual_number (ParlourFieldRows        *self,
                                                const TableField        *field,
                                                const char              *title,
                                                const ParlourFieldPlace *place);
void       parlour_field_show_usual_number     (ParlourCounter          *counter);
void       parlour_field_rows_add_offered      (ParlourFieldRows        *self,
                                                const TableField        *field,
                                                const char              *title,
                                                const ParlourFieldPlace *place);
void       parlour_field_rows_add_flag         (ParlourFieldRows        *self,
                                                const char              *title,
                                                const ParlourFieldPlace *place);
void       parlour_field_rows_add_text         (ParlourFieldRows        *self,
                                                const TableField        *field,
                                                const char              *title,
                                                const ParlourFieldPlace *place);
void       parlour_field_rows_add_choice       (ParlourFieldRows        *self,
                                                const TableField        *field,
                                                const char              *title,
                                                const ParlourFieldPlace *place);
void       parlour_field_rows_add_some         (ParlourFieldRows        *self,
                                                const TableField        *field,
                                                const ParlourFieldPlace *place);
void       parlour_field_rows_add_bundle       (ParlourFieldRows        *self,
                                                AdwExpanderRow          *parent,
                                                const TableField        *field,
                                                JsonObject              *bundle);
void       parlour_field_rows_add_bundle_row   (ParlourFieldRows        *self,
                                                const TableField        *field,
                                                const char              *title,
                                                const ParlourFieldPlace *place);
void       parlour_field_rows_add_handed       (ParlourFieldRows        *self,
                                                const TableField        *field,
                                                const char              *title,
                                                const ParlourFieldPlace *place);
void       parlour_field_rows_add_changes      (ParlourFieldRows        *self,
                                                const TableField        *field,
                                                JsonObject              *object);
void       parlour_field_rows_add_set          (ParlourFieldRows        *self,
                                                const TableField        *field,
                                                JsonObject              *object);
void       parlour_field_rows_add_table        (ParlourFieldRows        *self,
                                                const TableField        *field,
                                                JsonArray               *seats);
gboolean   parlour_field_is_tags               (const TableField        *field);
void       parlour_field_rows_add_tags         (ParlourFieldRows        *self,
                                                const TableField        *field,
                                                const char              *title,
                                                const ParlourFieldPlace *place,
                                                int                      column);
GtkWidget *parlour_field_rows_draw_sign        (ParlourFieldRows        *self,
                                                const char              *kind,
                                                const char              *id);
void       parlour_field_table_begin           (ParlourFieldTable       *table);
void       parlour_field_table_clear           (ParlourFieldTable       *table);
GtkWidget *parlour_field_table_begin_row       (const ParlourFieldTable *table,
                                                const char              *title,
                                                GtkWidget               *sign,
                                                gboolean                 is_heading);
GtkWidget *parlour_field_table_add_heading     (ParlourFieldRows        *self,
                                                const char              *title);
void       parlour_field_table_add_cell        (const ParlourFieldTable *table,
                                                GtkWidget               *row,
                                                const char              *caption,
                                                GtkWidget               *cell);
void       parlour_field_everybody_add         (ParlourFieldRows        *self,
                                                GtkWidget               *row,
                                                const TableField        *field,
                                                const char              *title,
                                                GPtrArray               *numbers);
void       parlour_field_everybody_show        (GtkWidget               *row);
gboolean   parlour_field_everybody_covers      (ParlourFieldRows        *self,
                                                const TableField        *field);
GtkWidget *parlour_field_everybody_cover       (ParlourFieldRows        *self,
                                                const TableField        *field,
                                                GtkWidget               *number,
                                                int                      seat);
void       parlour_field_everybody_add_lifts   (ParlourFieldRows        *self);
gboolean   parlour_field_is_chooser            (const TableField        *field);
void       parlour_field_rows_add_chooser      (ParlourFieldRows        *rows,
                                                const TableField        *field,
                                                JsonArray               *list);
gboolean   parlour_field_is_side_by_side       (const TableField        *field);
void       parlour_field_rows_add_seats        (ParlourFieldRows        *self,
                                                const TableField        *field,
                                                const char              *title,
                                                JsonArray               *seats);
void       parlour_field_rows_show_ring_sets   (ParlourFieldRows        *self);
void       parlour_field_rows_add_ring         (ParlourFieldRows        *self,
                                                const TableField        *field,
                                                JsonObject              *object);
