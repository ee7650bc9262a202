/* table-sleep.c: before the computer goes to sleep
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Logind waits for whoever holds a file of it, for some seconds. Where there is no
 * logind, or it may not be asked, nothing happens.
 */

#include "config.h"

#include "table-sleep.h"

#include <gio/gunixfdlist.h>
#include <glib/gi18n.h>
#include <unistd.h>

#define LOGIND "org.freedesktop.login1"
#define LOGIND_PATH "/org/freedesktop/login1"
#define LOGIND_MANAGER "org.freedesktop.login1.Manager"

struct _TableSleep {
  GObject parent_instance;

  GCancellable *cancellable;
  GDBusConnection *bus; /* NULL as long as it is not known */
  guint subscription;
  int delay; /* what makes the computer wait, or -1 */
  gboolean is_coming; /* whether all has been done for it */
};

enum {
  COMING,
  OVER,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TableSleep, table_sleep, G_TYPE_OBJECT)

static void
release (TableSleep *self)
{
  if (self->delay >= 0)
    close (self->delay);
  self->delay = -1;
}

static void
on_inhibited (GObject      *source,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (TableSleep) self = data;
  g_autoptr (GUnixFDList) files = NULL;
  g_autoptr (GVariant) answer = NULL;
  gint32 index;

  answer = g_dbus_connection_call_with_unix_fd_list_finish (G_DBUS_CONNECTION (source), &files, result, NULL);
  if (answer == NULL || files == NULL || self->bus == NULL)
    return;

  release (self);
  g_variant_get (answer, "(h)", &index);
  self->delay = g_unix_fd_list_get (files, index, NULL);
  /* The answer may come after the computer was told to sleep: then nobody would let go of it. */
  if (self->is_coming)
    release (self);
}

static void
inhibit (TableSleep *self)
{
  g_dbus_connection_call_with_unix_fd_list (self->bus, LOGIND, LOGIND_PATH, LOGIND_MANAGER, "Inhibit",
                                            g_variant_new ("(ssss)", "sleep", g_get_application_name (),
                                                           _("The game comes onto the disk first"), "delay"),
                                            G_VARIANT_TYPE ("(h)"), G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, NULL,
                                            self->cancellable, on_inhibited, g_object_ref (self));
}

static void
on_prepare (GDBusConnection *bus,
            const char      *sender,
            const char      *path,
            const char      *interface,
            const char      *signal,
            GVariant        *parameters,
            gpointer         data)
{
  TableSleep *self = data;
  /* Whoever hears of it may want no more of it. */
  G_GNUC_UNUSED g_autoptr (TableSleep) guard = g_object_ref (self);
  gboolean coming;

  if (!g_variant_is_of_type (parameters, G_VARIANT_TYPE ("(b)")))
    return;

  g_variant_get (parameters, "(b)", &coming);
  self->is_coming = coming;
  if (!coming)
    {
      inhibit (self);
      g_signal_emit (self, signals[OVER], 0);
      return;
    }

  g_signal_emit (self, signals[COMING], 0);
  release (self);
}

static void
on_bus (GObject      *source,
        GAsyncResult *result,
        gpointer      data)
{
  g_autoptr (TableSleep) self = data;
  GDBusConnection *bus = g_bus_get_finish (result, NULL);

  if (bus == NULL)
    return;
  if (g_cancellable_is_cancelled (self->cancellable))
    {
      g_object_unref (bus);
      return;
    }

  self->bus = bus;
  /* The system's bus may be started anew, and the game goes on. */
  g_dbus_connection_set_exit_on_close (bus, FALSE);
  self->subscription = g_dbus_connection_signal_subscribe (bus, LOGIND, LOGIND_MANAGER, "PrepareForSleep", LOGIND_PATH,
                                                           NULL, G_DBUS_SIGNAL_FLAGS_NONE, on_prepare, self, NULL);
  inhibit (self);
}

static void
table_sleep_dispose (GObject *object)
{
  TableSleep *self = TABLE_SLEEP (object);

  g_cancellable_cancel (self->cancellable);
  if (self->bus != NULL)
    g_dbus_connection_signal_unsubscribe (self->bus, self->subscription);
  g_clear_object (&self->bus);
  g_clear_object (&self->cancellable);
  release (self);

  G_OBJECT_CLASS (table_sleep_parent_class)->dispose (object);
}

static void
table_sleep_class_init (TableSleepClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = table_sleep_dispose;

  /**
   * TableSleep::coming:
   *
   * The computer is about to go to sleep, and waits until all who were told have
   * done what they have to.
   */
  signals[COMING] = g_signal_new ("coming", TABLE_TYPE_SLEEP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TableSleep::over:
   *
   * The computer has woken.
   */
  signals[OVER] = g_signal_new ("over", TABLE_TYPE_SLEEP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
table_sleep_init (TableSleep *self)
{
  self->delay = -1;
  self->cancellable = g_cancellable_new ();
}

/**
 * table_sleep_new:
 *
 * Makes something that tells when the computer goes to sleep.
 *
 * Returns: (transfer full): what tells it
 */
TableSleep *
table_sleep_new (void)
{
  TableSleep *self = g_object_new (TABLE_TYPE_SLEEP, NULL);

  g_bus_get (G_BUS_TYPE_SYSTEM, self->cancellable, on_bus, g_object_ref (self));

  return self;
}
