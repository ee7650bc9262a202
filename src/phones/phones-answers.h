/* phones-answers.h: what can be asked on a telephone, and worked out in secret
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "phones-html.h"
#include "phones-sight.h"

gboolean phones_answers_may            (const PhonesSight *sight,
                                        int                question,
                                        int                seat);
void     phones_answers_write_question (PhonesHtml        *html,
                                        const char        *text,
                                        int                question,
                                        int                seat);
void     phones_answers_write_mine     (PhonesHtml        *html,
                                        const TableGame   *game,
                                        int                seat);
char    *phones_answers_write          (const PhonesSight *sight,
                                        int                question,
                                        int                seat);
void     phones_answers_write_ring     (PhonesHtml        *html,
                                        const TableState  *view,
                                        int                seat,
                                        gint64             had);
