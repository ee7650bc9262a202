/* doc-error.h: what can be wrong with a JSON document
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * DocError:
 * @DOC_ERROR_SYNTAX: the text is not JSON; the message names line and column
 * @DOC_ERROR_FORM: the JSON is not of the form asked for; the message names the path
 */
typedef enum {
  DOC_ERROR_SYNTAX,
  DOC_ERROR_FORM,
} DocError;

#define DOC_ERROR (doc_error_quark ())

GQuark doc_error_quark (void);

G_END_DECLS
