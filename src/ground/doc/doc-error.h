/* doc-error.h: what can be wrong with a JSON document
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/**
 * DocError:
 * @DOC_ERROR_SYNTAX: the text is not JSON; the message names line and column
 * @DOC_ERROR_FORM: the JSON is not of the form asked for; the message names the path
 * @DOC_ERROR_SIZE: the file is larger than any of its kind
 *
 * What can be wrong with the text of a document.
 */
typedef enum {
  DOC_ERROR_SYNTAX,
  DOC_ERROR_FORM,
  DOC_ERROR_SIZE,
} DocError;

/**
 * DOC_ERROR:
 *
 * The domain of errors whose code is a `DocError`.
 */
#define DOC_ERROR (doc_error_quark ())

/**
 * doc_error_quark:
 *
 * Gives the number of the error domain `DOC_ERROR`.
 *
 * Returns: the quark
 */
GQuark doc_error_quark (void);
