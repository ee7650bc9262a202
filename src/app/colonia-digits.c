/* colonia-digits.c: the digits, to be tapped
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-digits.h"

#include "colonia-stalls.h"
#include "colonia-template.h"

/**
 * ColoniaDigits:
 *
 * The digits, and one more and one less, for tables without a keyboard. They
 * never take the focus from the number for which they are tapped.
 */
struct _ColoniaDigits {
  AdwBin parent_instance;
};

enum {
  DIGIT,
  STEP,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ColoniaDigits, colonia_digits, ADW_TYPE_BIN)

static void
type_digit (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  g_signal_emit (widget, signals[DIGIT], 0, g_variant_get_int32 (parameter));
}

static void
step (GtkWidget  *widget,
      const char *action,
      GVariant   *parameter)
{
  g_signal_emit (widget, signals[STEP], 0, g_variant_get_int32 (parameter));
}

static void
colonia_digits_class_init (ColoniaDigitsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /**
   * ColoniaDigits::digit:
   * @self: the digits
   * @digit: 0 to 9
   *
   * A digit was tapped.
   */
  signals[DIGIT] = g_signal_new ("digit", COLONIA_TYPE_DIGITS, G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  /**
   * ColoniaDigits::step:
   * @self: the digits
   * @steps: 1 or -1
   *
   * One more or one less was tapped.
   */
  signals[STEP] = g_signal_new ("step", COLONIA_TYPE_DIGITS, G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  g_type_ensure (COLONIA_TYPE_STALLS);
  colonia_template_set (widget_class, RESOURCE_PATH "/digits.ui");

  /**
   * ColoniaDigits|digits.type:
   * @digit: 0 to 9
   *
   * Types a digit.
   */
  gtk_widget_class_install_action (widget_class, "digits.type", "i", type_digit);

  /**
   * ColoniaDigits|digits.step:
   * @steps: 1 or -1
   *
   * Counts up or down.
   */
  gtk_widget_class_install_action (widget_class, "digits.step", "i", step);
}

static void
colonia_digits_init (ColoniaDigits *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
