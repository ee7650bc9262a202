/* parlour-phones-none.c: in place of telephones, where the program was built without them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-phones.h"

#include "parlour-dialog.h"

#include <glib/gi18n.h>

struct _ParlourPhones {
  GObject parent_instance;
};

G_DEFINE_FINAL_TYPE (ParlourPhones, parlour_phones, G_TYPE_OBJECT)

static void
parlour_phones_class_init (ParlourPhonesClass *klass)
{
  g_signal_new ("changed", PARLOUR_TYPE_PHONES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
parlour_phones_init (ParlourPhones *self)
{
}

ParlourPhones *
parlour_phones_new (void)
{
  return g_object_new (PARLOUR_TYPE_PHONES, NULL);
}

void
parlour_phones_set_session (ParlourPhones *self,
                            TableSession  *session)
{
}

/* Says so where everything else would be. */
void
parlour_phones_present (ParlourPhones *self,
                        GtkWindow     *parent)
{
  parlour_dialog_tell (parent, N_("Phones"), N_("This Kontor was built without phones."), NULL);
}

char *
parlour_phones_tell_asking (ParlourPhones *self)
{
  return NULL;
}

void
parlour_phones_let_in (ParlourPhones *self)
{
}

char *
parlour_phones_tell_chosen (ParlourPhones *self)
{
  return NULL;
}
