/* parlour-aside-form.c: how the table really stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-aside-form.h"

#include "parlour-game-past.h"

/**
 * ParlourAsideForm:
 *
 * A form for what corrects the table itself, made of what that may say.
 */
struct _ParlourAsideForm {
  ParlourEventForm parent_instance;
};

G_DEFINE_FINAL_TYPE (ParlourAsideForm, parlour_aside_form, PARLOUR_TYPE_EVENT_FORM)

static int
parlour_aside_form_get_aside (ParlourEventForm *form)
{
  return parlour_game_past_find (table_session_get_game (parlour_page_get_session (PARLOUR_PAGE (form))))->correction;
}

static void
parlour_aside_form_class_init (ParlourAsideFormClass *klass)
{
  PARLOUR_PAGE_CLASS (klass)->is_large = TRUE;
  PARLOUR_EVENT_FORM_CLASS (klass)->get_aside = parlour_aside_form_get_aside;
}

static void
parlour_aside_form_init (ParlourAsideForm *self)
{
}

struct _ParlourChangeForm {
  ParlourEventForm parent_instance;
};

/**
 * ParlourChangeForm:
 *
 * A form for what is added to what players have, at any step.
 */
G_DEFINE_FINAL_TYPE (ParlourChangeForm, parlour_change_form, PARLOUR_TYPE_EVENT_FORM)

static int
parlour_change_form_get_aside (ParlourEventForm *form)
{
  return parlour_game_past_find (table_session_get_game (parlour_page_get_session (PARLOUR_PAGE (form))))->change;
}

static void
parlour_change_form_class_init (ParlourChangeFormClass *klass)
{
  PARLOUR_PAGE_CLASS (klass)->is_large = TRUE;
  PARLOUR_EVENT_FORM_CLASS (klass)->get_aside = parlour_change_form_get_aside;
}

static void
parlour_change_form_init (ParlourChangeForm *self)
{
}
