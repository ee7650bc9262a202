/* phones-html.h: writing a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whatever comes from people or games is text, never markup: nothing here takes any markup but the names of tags and
 * attributes, which are literals.
 */

#pragma once

#include <glib.h>

/* A page, or a part of one, that is being written. */
typedef struct _PhonesHtml PhonesHtml;

PhonesHtml *phones_html_new    (void);
char       *phones_html_finish (PhonesHtml *self);
void        phones_html_open   (PhonesHtml *self,
                                const char *tag,
                                ...) G_GNUC_NULL_TERMINATED;
void        phones_html_element (PhonesHtml *self,
                                const char *tag,
                                const char *text,
                                ...) G_GNUC_NULL_TERMINATED;
void        phones_html_close  (PhonesHtml *self);
void        phones_html_text   (PhonesHtml *self,
                                const char *text);
void        phones_html_line   (PhonesHtml *self,
                                const char *tag,
                                const char *class_names,
                                const char *text);
