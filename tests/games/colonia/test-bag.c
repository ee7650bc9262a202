/* test-bag.c: whether the application draws from its bag as a hand would
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "bag.h"

#define FULL_BAG { { COLONIA_RESOURCES_EACH, COLONIA_RESOURCES_EACH, COLONIA_RESOURCES_EACH, \
                     COLONIA_RESOURCES_EACH, COLONIA_RESOURCES_EACH } }

static void
test_nothing_comes_from_nowhere (void)
{
  for (int n = 0; n <= 100; n++)
    {
      const ColoniaBundle before = FULL_BAG;
      ColoniaBundle bag = before;
      ColoniaBundle drawn = bag_draw (&bag, n);

      g_assert_cmpint (colonia_bundle_get_total (&drawn), ==, MIN (n, 5 * COLONIA_RESOURCES_EACH));
      for (int kind = 0; kind < COLONIA_BUNDLE_KINDS; kind++)
        {
          g_assert_cmpint (drawn.n[kind], >=, 0);
          g_assert_cmpint (bag.n[kind], >=, 0);
          g_assert_cmpint (bag.n[kind] + drawn.n[kind], ==, before.n[kind]);
        }
    }
}

static void
test_empty_bag (void)
{
  ColoniaBundle bag = { 0 };
  ColoniaBundle drawn = bag_draw (&bag, 4);

  g_assert_cmpint (colonia_bundle_get_total (&drawn), ==, 0);
}

static void
test_only_what_is_there (void)
{
  ColoniaBundle bag = { { 0, 2, 0, 0, 1 } };
  ColoniaBundle drawn = bag_draw (&bag, 2);

  g_assert_cmpint (drawn.n[0] + drawn.n[2] + drawn.n[3], ==, 0);
  g_assert_cmpint (drawn.n[1] + drawn.n[4], ==, 2);
}

/* What is drawn in order is drawn as it would be piece by piece. */
static void
test_order (void)
{
  const ColoniaBundle bag = { { 4, 0, 1, 3, 2 } };
  int counts[COLONIA_BUNDLE_KINDS] = { 0 };
  gboolean differs = FALSE;
  g_autoptr (GByteArray) first = g_byte_array_new ();

  bag_shuffle (&bag, first);
  g_assert_cmpuint (first->len, ==, 10);
  for (guint i = 0; i < first->len; i++)
    counts[first->data[i]]++;
  for (int kind = 0; kind < COLONIA_BUNDLE_KINDS; kind++)
    g_assert_cmpint (counts[kind], ==, bag.n[kind]);

  for (int i = 0; i < 100 && !differs; i++)
    {
      g_autoptr (GByteArray) other = g_byte_array_new ();

      bag_shuffle (&bag, other);
      differs = memcmp (other->data, first->data, first->len) != 0;
    }
  g_assert_true (differs);
}

/* How far counts are from what was to be expected of them. */
static double
measure_chi_square (const int    *counts,
                    const double *expected,
                    int           n)
{
  double sum = 0.;

  for (int i = 0; i < n; i++)
    sum += (counts[i] - expected[i]) * (counts[i] - expected[i]) / expected[i];

  return sum;
}

/* Each piece is as likely as any other, not each kind. An honest bag fails the
 * limit, which is for four degrees of freedom, once in a thousand million
 * times. */
static void
test_every_piece_is_as_likely (void)
{
  const int n_draws = 60000;
  const double limit = 48.;
  const ColoniaBundle full = { { 1, 2, 3, 4, 5 } };
  int counts[COLONIA_BUNDLE_KINDS] = { 0 };
  double expected[COLONIA_BUNDLE_KINDS];

  for (int i = 0; i < n_draws; i++)
    {
      ColoniaBundle bag = full;
      ColoniaBundle drawn = bag_draw (&bag, 1);

      for (int kind = 0; kind < COLONIA_BUNDLE_KINDS; kind++)
        counts[kind] += drawn.n[kind];
    }

  for (int kind = 0; kind < COLONIA_BUNDLE_KINDS; kind++)
    expected[kind] = n_draws * full.n[kind] / 15.;
  g_assert_cmpfloat (measure_chi_square (counts, expected, COLONIA_BUNDLE_KINDS), <, limit);
}

/* What was drawn is not put back: of two and one, two are alike in one of
 * three cases. */
static void
test_nothing_is_put_back (void)
{
  const int n_draws = 60000;
  const double limit = 40.;
  const double expected[2] = { n_draws / 3., n_draws * 2. / 3. };
  int counts[2] = { 0 };

  for (int i = 0; i < n_draws; i++)
    {
      ColoniaBundle bag = { { 2, 1, 0, 0, 0 } };
      ColoniaBundle drawn = bag_draw (&bag, 2);

      counts[drawn.n[1]]++;
    }

  g_assert_cmpfloat (measure_chi_square (counts, expected, 2), <, limit);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/bag/order", test_order);
  g_test_add_func ("/bag/ALL-2/nothing-comes-from-nowhere", test_nothing_comes_from_nowhere);
  g_test_add_func ("/bag/ALL-2/empty", test_empty_bag);
  g_test_add_func ("/bag/ALL-2/only-what-is-there", test_only_what_is_there);
  g_test_add_func ("/bag/MON-1/every-piece-is-as-likely", test_every_piece_is_as_likely);
  g_test_add_func ("/bag/MON-1/nothing-is-put-back", test_nothing_is_put_back);

  return g_test_run ();
}
