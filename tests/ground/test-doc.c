/* test-doc.c: the strict JSON parser
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "doc-parse.h"
#include "doc-trouble.h"
#include "text-csv.h"
#include "text-line.h"
#include "text-words.h"
#include "tongue.h"

#include <math.h>
#include <string.h>

#define MAX_DEPTH 512

/* Parses text that may hold zero bytes, from memory that ends where the text
 * does. */
static JsonNode *
parse_bytes (const char *bytes,
             gsize       length,
             GError    **error)
{
  g_autofree char *copy = g_memdup2 (bytes, length);

  return doc_parse (copy != NULL ? copy : "", length, error);
}

static JsonNode *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  JsonNode *node = parse_bytes (text, strlen (text), &error);

  if (error != NULL)
    g_test_message ("%s", text);
  g_assert_no_error (error);
  g_assert_nonnull (node);

  return node;
}

static void
assert_refused_bytes (const char *bytes,
                      gsize       length,
                      const char *message)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = parse_bytes (bytes, length, &error);

  if (node != NULL)
    g_test_message ("accepted: %.*s", (int) length, bytes);
  g_assert_null (node);
  g_assert_error (error, DOC_ERROR, DOC_ERROR_SYNTAX);
  g_assert_cmpstr (error->message, ==, message);
}

static void
assert_refused (const char *text,
                const char *message)
{
  assert_refused_bytes (text, strlen (text), message);
}

/* Asks that a text is read as what the writer of json-glib makes of it. */
static void
assert_read_as (const char *text,
                const char *written)
{
  g_autoptr (JsonNode) node = parse (text);
  g_autofree char *found = json_to_string (node, FALSE);

  g_assert_cmpstr (found, ==, written);
}

static void
assert_text (const char *json,
             const char *text)
{
  g_autoptr (JsonNode) node = parse (json);

  g_assert_true (JSON_NODE_HOLDS_VALUE (node));
  g_assert_true (json_node_get_value_type (node) == G_TYPE_STRING);
  g_assert_cmpstr (json_node_get_string (node), ==, text);
}

static void
assert_integer (const char *json,
                gint64      value)
{
  g_autoptr (JsonNode) node = parse (json);

  g_assert_true (json_node_get_value_type (node) == G_TYPE_INT64);
  g_assert_cmpint (json_node_get_int (node), ==, value);
}

static void
assert_real (const char *json,
             double      value)
{
  g_autoptr (JsonNode) node = parse (json);

  g_assert_true (json_node_get_value_type (node) == G_TYPE_DOUBLE);
  g_assert_cmpfloat (json_node_get_double (node), ==, value);
}

/* What JSON is */

static void
test_values (void)
{
  assert_read_as ("null", "null");
  assert_read_as ("true", "true");
  assert_read_as ("false", "false");
  assert_read_as ("7", "7");
  assert_read_as ("\"\"", "\"\"");
  assert_read_as ("[]", "[]");
  assert_read_as ("{}", "{}");
  assert_read_as ("[[],{},\"[]\",[{}]]", "[[],{},\"[]\",[{}]]");
  assert_read_as ("{\"a\":{\"b\":[1,2,{\"c\":null}]}}", "{\"a\":{\"b\":[1,2,{\"c\":null}]}}");
}

static void
test_space (void)
{
  assert_read_as (" \t\r\n7\n\r\t ", "7");
  assert_read_as ("[ 1 ,\t2\r\n,\n3 ]", "[1,2,3]");
  assert_read_as ("{ \"a\" : 1 ,\n\"b\"\t:\r2 }", "{\"a\":1,\"b\":2}");
  assert_read_as ("[\n]", "[]");
  assert_read_as ("{\t}", "{}");

  assert_refused ("\f7", "line 1, column 1: not JSON: a value is missing or misspelt");
  assert_refused ("\v7", "line 1, column 1: not JSON: a value is missing or misspelt");
  assert_refused ("\302\2407", "line 1, column 1: not JSON: a value is missing or misspelt");
  assert_refused ("[1\342\200\250]", "line 1, column 3: not JSON: a comma or closing bracket is missing");
}

static void
test_empty (void)
{
  assert_refused ("", "line 1, column 1: not JSON: the file is empty");
  assert_refused (" \n\n ", "line 3, column 2: not JSON: the file is empty");
}

static void
test_comments (void)
{
  assert_refused ("// no\n7", "line 1, column 1: not JSON: a value is missing or misspelt");
  assert_refused ("/* no */7", "line 1, column 1: not JSON: a value is missing or misspelt");
  assert_refused ("# no\n7", "line 1, column 1: not JSON: a value is missing or misspelt");
  assert_refused ("7 // no", "line 1, column 3: not JSON: something follows the end");
  assert_refused ("7 /* no */", "line 1, column 3: not JSON: something follows the end");
  assert_refused ("[1, /* no */ 2]", "line 1, column 5: not JSON: a value is missing or misspelt");
  assert_refused ("[1 // no\n]", "line 1, column 4: not JSON: a comma or closing bracket is missing");
  assert_refused ("{/**/}", "line 1, column 2: not JSON: the name of a member is missing");
}

static void
test_commas (void)
{
  assert_refused ("[1,]", "line 1, column 4: not JSON: a value is missing or misspelt");
  assert_refused ("[,1]", "line 1, column 2: not JSON: a value is missing or misspelt");
  assert_refused ("[,]", "line 1, column 2: not JSON: a value is missing or misspelt");
  assert_refused ("[1,,2]", "line 1, column 4: not JSON: a value is missing or misspelt");
  assert_refused ("[1 2]", "line 1, column 4: not JSON: a comma or closing bracket is missing");
  assert_refused ("[1;2]", "line 1, column 3: not JSON: a comma or closing bracket is missing");
  assert_refused ("{\"a\":1,}", "line 1, column 8: not JSON: the name of a member is missing");
  assert_refused ("{,\"a\":1}", "line 1, column 2: not JSON: the name of a member is missing");
  assert_refused ("{\"a\":1 \"b\":2}", "line 1, column 8: not JSON: a comma or closing bracket is missing");
  assert_refused ("1,2", "line 1, column 2: not JSON: something follows the end");
}

static void
test_members (void)
{
  assert_refused ("{a:1}", "line 1, column 2: not JSON: the name of a member is missing");
  assert_refused ("{'a':1}", "line 1, column 2: not JSON: the name of a member is missing");
  assert_refused ("{1:1}", "line 1, column 2: not JSON: the name of a member is missing");
  assert_refused ("{null:1}", "line 1, column 2: not JSON: the name of a member is missing");
  assert_refused ("{\"a\"}", "line 1, column 5: not JSON: a “:” is missing");
  assert_refused ("{\"a\" 1}", "line 1, column 6: not JSON: a “:” is missing");
  assert_refused ("{\"a\"=1}", "line 1, column 5: not JSON: a “:” is missing");
  assert_refused ("{\"a\",1}", "line 1, column 5: not JSON: a “:” is missing");
  assert_refused ("{\"a\":}", "line 1, column 6: not JSON: a value is missing or misspelt");
  assert_refused ("{:1}", "line 1, column 2: not JSON: the name of a member is missing");
  assert_refused ("{\"a\"::1}", "line 1, column 6: not JSON: a value is missing or misspelt");
  assert_refused ("[\"a\":1]", "line 1, column 5: not JSON: a comma or closing bracket is missing");
}

/* json-glib takes assignments of the form that its own tools once wrote. */
static void
test_assignments (void)
{
  assert_refused ("var a = 1;", "line 1, column 1: not JSON: a value is missing or misspelt");
  assert_refused ("var a = {}", "line 1, column 1: not JSON: a value is missing or misspelt");
  assert_refused ("{};", "line 1, column 3: not JSON: something follows the end");
}

static void
test_names (void)
{
  assert_read_as ("{\"\":1}", "{\"\":1}");
  assert_read_as ("{\" \":1,\"$.a[0]\":2,\"\\u00e9\\n\":3}", "{\" \":1,\"$.a[0]\":2,\"é\\n\":3}");
}

static void
test_duplicate_names (void)
{
  assert_read_as ("{\"a\":1,\"a\":2}", "{\"a\":2}");
  assert_read_as ("{\"a\":[1],\"b\":2,\"\\u0061\":null}", "{\"a\":null,\"b\":2}");
  assert_read_as ("{\"a\":{\"b\":1,\"b\":{}},\"a\":{\"c\":1}}", "{\"a\":{\"c\":1}}");
}

/* Numbers */

static void
test_integers (void)
{
  assert_integer ("0", 0);
  assert_integer ("-0", 0);
  assert_integer ("-1", -1);
  assert_integer ("1234567890", 1234567890);
  assert_integer ("2147483648", G_GINT64_CONSTANT (2147483648));
  assert_integer ("9007199254740993", G_GINT64_CONSTANT (9007199254740993));
  assert_integer ("9223372036854775807", G_MAXINT64);
  assert_integer ("-9223372036854775808", G_MININT64);
}

static void
test_huge_integers (void)
{
  assert_real ("9223372036854775808", 9223372036854775808.0);
  assert_real ("-9223372036854775809", -9223372036854775808.0);
  assert_real ("18446744073709551619", 18446744073709551616.0);
  assert_real ("-36893488147419103232", -36893488147419103232.0);
}

/* Each stays what it is among others, and texts are left alone. */
static void
test_huge_integers_in_list (void)
{
  g_autoptr (JsonNode) node = parse ("[10000000000000000000,1,{\"a\":20000000000000000000},\"30000000000000000000\"]");
  JsonArray *list = json_node_get_array (node);

  g_assert_cmpuint (json_array_get_length (list), ==, 4);
  g_assert_cmpfloat (json_array_get_double_element (list, 0), ==, 1e19);
  g_assert_cmpint (json_array_get_int_element (list, 1), ==, 1);
  g_assert_cmpfloat (json_object_get_double_member (json_array_get_object_element (list, 2), "a"), ==, 2e19);
  g_assert_cmpstr (json_array_get_string_element (list, 3), ==, "30000000000000000000");
}

static void
test_reals (void)
{
  assert_real ("0.0", 0);
  assert_real ("-0.0", 0);
  assert_real ("1.5", 1.5);
  assert_real ("-0.25", -0.25);
  assert_real ("0.1", 0.1);
  assert_real ("1e2", 100);
  assert_real ("1E2", 100);
  assert_real ("1e+2", 100);
  assert_real ("1e-2", 0.01);
  assert_real ("-1.5E+03", -1500);
  assert_real ("0e0", 0);
  assert_real ("0E+7", 0);
  assert_real ("-0e-1", 0);
  assert_real ("1.7976931348623157e308", 1.7976931348623157e308);
  assert_real ("5e-324", 5e-324);
  assert_real ("1e-400", 0);
  assert_real ("123456789012345678901234567890.5", 123456789012345678901234567890.5);
}

static void
test_too_large (void)
{
  assert_refused ("1e400", "line 1, column 6: not JSON: a number too large to hold");
  assert_refused ("1e999", "line 1, column 6: not JSON: a number too large to hold");
  assert_refused ("-1E+400", "line 1, column 8: not JSON: a number too large to hold");
  assert_refused ("[9e308]", "line 1, column 7: not JSON: a number too large to hold");
  assert_refused ("1000000000e300", "line 1, column 15: not JSON: a number too large to hold");
  assert_refused ("[0,\n1.8e00000000000308]", "line 2, column 19: not JSON: a number too large to hold");
}

/* So many digits that no double holds the number. */
static void
test_too_long (void)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < 400; i++)
    g_string_append_c (text, '9');

  assert_refused (text->str, "line 1, column 401: not JSON: a number too large to hold");
}

static void
test_wrong_numbers (void)
{
  assert_refused ("+1", "line 1, column 1: not JSON: a value is missing or misspelt");
  assert_refused ("-", "line 1, column 2: not JSON: a digit is missing");
  assert_refused ("--1", "line 1, column 2: not JSON: a digit is missing");
  assert_refused ("- 1", "line 1, column 2: not JSON: a digit is missing");
  assert_refused (".5", "line 1, column 1: not JSON: a value is missing or misspelt");
  assert_refused ("-.5", "line 1, column 2: not JSON: a digit is missing");
  assert_refused ("1.", "line 1, column 3: not JSON: a digit is missing");
  assert_refused ("[1.]", "line 1, column 4: not JSON: a digit is missing");
  assert_refused ("1.e5", "line 1, column 3: not JSON: a digit is missing");
  assert_refused ("1e", "line 1, column 3: not JSON: a digit is missing");
  assert_refused ("1e+", "line 1, column 4: not JSON: a digit is missing");
  assert_refused ("1e1.5", "line 1, column 4: not JSON: something follows the end");
  assert_refused ("1.2.3", "line 1, column 4: not JSON: something follows the end");
  assert_refused ("1_000", "line 1, column 2: not JSON: something follows the end");
  assert_refused ("1,5", "line 1, column 2: not JSON: something follows the end");
  assert_refused ("1f", "line 1, column 2: not JSON: something follows the end");
  assert_refused ("[1L]", "line 1, column 3: not JSON: a comma or closing bracket is missing");
}

static void
test_leading_zeros (void)
{
  assert_refused ("01", "line 1, column 2: not JSON: something follows the end");
  assert_refused ("00", "line 1, column 2: not JSON: something follows the end");
  assert_refused ("-01", "line 1, column 3: not JSON: something follows the end");
  assert_refused ("[01]", "line 1, column 3: not JSON: a comma or closing bracket is missing");
  assert_refused ("00.5", "line 1, column 2: not JSON: something follows the end");
}

static void
test_other_bases (void)
{
  assert_refused ("0x10", "line 1, column 2: not JSON: something follows the end");
  assert_refused ("0X10", "line 1, column 2: not JSON: something follows the end");
  assert_refused ("0b1", "line 1, column 2: not JSON: something follows the end");
  assert_refused ("0o7", "line 1, column 2: not JSON: something follows the end");
  assert_refused ("$10", "line 1, column 1: not JSON: a value is missing or misspelt");
  assert_refused ("ff", "line 1, column 1: not JSON: a value is missing or misspelt");
}

static void
test_no_numbers (void)
{
  static const char *const texts[] = { "NaN", "nan", "Infinity", "inf", "INF", "1.#INF" };

  for (guint i = 0; i < 5; i++)
    assert_refused (texts[i], "line 1, column 1: not JSON: a value is missing or misspelt");

  assert_refused (texts[5], "line 1, column 3: not JSON: a digit is missing");
  assert_refused ("-Infinity", "line 1, column 2: not JSON: a digit is missing");
  assert_refused ("-NaN", "line 1, column 2: not JSON: a digit is missing");
}

static void
test_words (void)
{
  static const char *const texts[] = {
    "True", "TRUE", "tru", "t", "False", "fals", "falsch", "Null", "NULL", "nul", "nil", "none",
    "undefined", "yes", "hello",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    assert_refused (texts[i], "line 1, column 1: not JSON: a value is missing or misspelt");

  assert_refused ("truee", "line 1, column 5: not JSON: something follows the end");
  assert_refused ("nullnull", "line 1, column 5: not JSON: something follows the end");
  assert_refused ("[true false]", "line 1, column 7: not JSON: a comma or closing bracket is missing");
}

/* Texts */

static void
test_texts (void)
{
  assert_text ("\"\"", "");
  assert_text ("\"Nowgorod\"", "Nowgorod");
  assert_text ("\"Br\303\274gge \342\202\254 \360\237\232\242\"", "Br\303\274gge \342\202\254 \360\237\232\242");
  assert_text ("\"'/\"", "'/");
  assert_text ("\"// no /* comment */ # at all\"", "// no /* comment */ # at all");

  /* What RFC 8259 allows, however odd. */
  assert_text ("\"\177\"", "\177");
  assert_text ("\"\302\205\342\200\250\342\200\251\357\273\277\357\277\277\"",
               "\302\205\342\200\250\342\200\251\357\273\277\357\277\277");
}

static void
test_escapes (void)
{
  assert_text ("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\/\b\f\n\r\t");
  assert_text ("\"\\u0041\\u00e9\\u20AC\\u20ac\"", "A\303\251\342\202\254\342\202\254");
  assert_text ("\"\\ud83d\\udea2\\uD83D\\uDEA2\"", "\360\237\232\242\360\237\232\242");
  assert_text ("\"\\uffff\\ufffe\\u0001\\u007f\"", "\357\277\277\357\277\276\001\177");
  assert_text ("\"\\\\u0041\"", "\\u0041");
  assert_text ("\"\\u00410\"", "A0");
}

static void
test_wrong_escapes (void)
{
  assert_refused ("\"\\x41\"", "line 1, column 3: not JSON: unknown “\\” in a text");
  assert_refused ("\"\\'\"", "line 1, column 3: not JSON: unknown “\\” in a text");
  assert_refused ("\"\\a\"", "line 1, column 3: not JSON: unknown “\\” in a text");
  assert_refused ("\"\\0\"", "line 1, column 3: not JSON: unknown “\\” in a text");
  assert_refused ("\"\\N\"", "line 1, column 3: not JSON: unknown “\\” in a text");
  assert_refused ("\"\\U0041\"", "line 1, column 3: not JSON: unknown “\\” in a text");
  assert_refused ("\"\\\n\"", "line 1, column 3: not JSON: unknown “\\” in a text");
  assert_refused ("\"\\u\"", "line 1, column 4: not JSON: “\\u” needs four hexadecimal digits");
  assert_refused ("\"\\u12\"", "line 1, column 6: not JSON: “\\u” needs four hexadecimal digits");
  assert_refused ("\"\\u12g4\"", "line 1, column 6: not JSON: “\\u” needs four hexadecimal digits");
  assert_refused ("\"\\u-123\"", "line 1, column 4: not JSON: “\\u” needs four hexadecimal digits");
  assert_refused ("\"\\u{41}\"", "line 1, column 4: not JSON: “\\u” needs four hexadecimal digits");
  assert_refused ("\"\\ud83d\\u12\"", "line 1, column 12: not JSON: “\\u” needs four hexadecimal digits");
  assert_refused ("{\"\\q\":1}", "line 1, column 4: not JSON: unknown “\\” in a text");
}

/* JSON allows what no string of ours can hold. */
static void
test_unfit_escapes (void)
{
  assert_text ("\"\\u0000\"", "\357\277\275");
  assert_text ("\"a\\u0000b\"", "a\357\277\275b");
  assert_text ("\"\\ud800\"", "\357\277\275");
  assert_text ("\"\\uDFFFx\"", "\357\277\275x");
  assert_text ("\"\\ud800x\\udc00\"", "\357\277\275x\357\277\275");
  assert_text ("\"\\udc00\\ud800\"", "\357\277\275\357\277\275");
  assert_text ("\"\\ud800\\ud800\\udc00\"", "\357\277\275\360\220\200\200");
  assert_text ("\"\\ud800\\u0041\"", "\357\277\275A");
  assert_text ("\"\\ud800\\n\"", "\357\277\275\n");
  assert_text ("\"\\ud800\\\\udc00\"", "\357\277\275\\udc00");
  assert_read_as ("{\"\\u0000\":9223372036854775808,\"\\udead\":\"\\u0000\"}",
                  "{\"\357\277\275\":\"\357\277\275\"}");
}

static void
test_control_characters (void)
{
  for (char c = 1; c < 0x20; c++)
    {
      const char text[] = { '"', 'a', c, '"', '\0' };
      const char name[] = { '{', '"', c, '"', ':', '1', '}', '\0' };

      const char *message = c == '\n' ? "line 1, column 3: not JSON: a text is not ended on its line"
                                      : "line 1, column 3: not JSON: a control character in a text";

      assert_refused (text, message);
      assert_refused (name, message);
    }
}

static void
test_quotes (void)
{
  assert_refused ("'a'", "line 1, column 1: not JSON: a value is missing or misspelt");
  assert_refused ("`a`", "line 1, column 1: not JSON: a value is missing or misspelt");
  assert_refused ("\342\200\234a\342\200\235", "line 1, column 1: not JSON: a value is missing or misspelt");
  assert_refused ("[\"a']", "line 1, column 6: not JSON: the file ends in the middle of a text");
  assert_refused ("\"a\" \"b\"", "line 1, column 5: not JSON: something follows the end");
}

/* Bytes */

static void
test_zero_bytes (void)
{
  static const struct {
    const char *bytes;
    gsize length;
    guint column;
  } cases[] = {
    { "\0", 1, 1 }, { "7\0", 2, 2 }, { "7\0007", 3, 2 }, { "[\0]", 3, 2 }, { "\"a\0b\"", 5, 3 },
    { "[1,\0", 4, 4 }, { "tru\0", 4, 4 }, { "\"\\\0\"", 4, 3 }, { "\"\\u00\0000\"", 8, 6 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *message = g_strdup_printf ("line 1, column %u: not JSON: not UTF-8 text", cases[i].column);

      assert_refused_bytes (cases[i].bytes, cases[i].length, message);
    }
}

static char *
make_object (guint n_members)
{
  GString *text = g_string_new ("{");

  for (guint i = 0; i < n_members; i++)
    g_string_append_printf (text, "%s\n\"m%u\":0", i > 0 ? "," : "", i);
  g_string_append_c (text, '}');

  return g_string_free (text, FALSE);
}

/* Names that stand twice would cost the more time the more names there are. */
static void
test_member_limit (void)
{
  g_autofree char *most = make_object (512);
  g_autofree char *too_many = make_object (513);
  g_autoptr (JsonNode) node = doc_parse (most, strlen (most), NULL);

  g_assert_nonnull (node);
  g_assert_cmpuint (json_object_get_size (json_node_get_object (node)), ==, 512);
  assert_refused (too_many, "line 514, column 1: not JSON: too many members in one object");
}

static char *
make_list (guint n_elements)
{
  GString *text = g_string_new ("[0");

  for (guint i = 1; i < n_elements; i++)
    g_string_append (text, ",0");
  g_string_append_c (text, ']');

  return g_string_free (text, FALSE);
}

/* A value takes many times as much memory as its text; the list is one, too. */
static void
test_value_limit (void)
{
  g_autofree char *most = make_list (999999);
  g_autofree char *too_many = make_list (1000000);
  g_autoptr (JsonNode) node = doc_parse (most, strlen (most), NULL);

  g_assert_nonnull (node);
  assert_refused (too_many, "line 1, column 2000000: not JSON: too many values");
}

/* Members of one object do not count for another. */
static void
test_members_of_others (void)
{
  g_autofree char *most = make_object (512);
  g_autofree char *text = g_strdup_printf ("[%s,%s]", most, most);
  g_autoptr (JsonNode) node = doc_parse (text, strlen (text), NULL);

  g_assert_nonnull (node);
}

static void
test_byte_order_mark (void)
{
  const char *message =
    "line 1, column 1: not JSON: the file begins with a byte order mark; save it as UTF-8 without one";

  assert_refused ("\357\273\277{}", message);
  assert_refused ("\357\273\277", message);
  assert_refused_bytes ("\377\376{\0}\0", 6, "line 1, column 1: not JSON: not UTF-8 text");
  assert_refused_bytes ("\0{\0}", 4, "line 1, column 1: not JSON: not UTF-8 text");
}

static void
test_invalid_utf8 (void)
{
  assert_refused ("\377", "line 1, column 1: not JSON: not UTF-8 text");
  assert_refused ("\"\200\"", "line 1, column 2: not JSON: not UTF-8 text");
  assert_refused ("\"\303\251\342\202\254\377\"", "line 1, column 4: not JSON: not UTF-8 text");
  assert_refused ("[1,\n \"a\303\"]", "line 2, column 4: not JSON: not UTF-8 text");
  assert_refused ("\"\300\257\"", "line 1, column 2: not JSON: not UTF-8 text");
  assert_refused ("\"\340\200\200\"", "line 1, column 2: not JSON: not UTF-8 text");
  assert_refused ("\"\355\240\200\"", "line 1, column 2: not JSON: not UTF-8 text");
  assert_refused ("\"\364\220\200\200\"", "line 1, column 2: not JSON: not UTF-8 text");
  assert_refused ("\"\360\237\232", "line 1, column 2: not JSON: not UTF-8 text");
}

/* Where the fault is */

static void
test_lines_and_columns (void)
{
  assert_refused ("\n\n  x", "line 3, column 3: not JSON: a value is missing or misspelt");
  assert_refused ("[\r\n1,\r\n\tx]", "line 3, column 2: not JSON: a value is missing or misspelt");
  assert_refused ("{\"a\":\n1\n\"b\":2}", "line 3, column 1: not JSON: a comma or closing bracket is missing");
  assert_refused ("[\"\303\251\342\202\254\360\237\232\242\" x]",
                  "line 1, column 8: not JSON: a comma or closing bracket is missing");
  assert_refused ("{\n\"\360\237\232\242\":1,\n\"\303\251\":x}", "line 3, column 5: not JSON: a value is missing or misspelt");
}

static void
test_truncated (void)
{
  assert_refused ("[", "line 1, column 2: not JSON: the file ends too early");
  assert_refused ("{", "line 1, column 2: not JSON: the file ends too early");
  assert_refused ("[1", "line 1, column 3: not JSON: the file ends too early");
  assert_refused ("[1,\n", "line 2, column 1: not JSON: the file ends too early");
  assert_refused ("{\"a\"", "line 1, column 5: not JSON: a “:” is missing");
  assert_refused ("{\"a\":", "line 1, column 6: not JSON: the file ends too early");
  assert_refused ("{\"a\":1", "line 1, column 7: not JSON: the file ends too early");
  assert_refused ("\"", "line 1, column 2: not JSON: the file ends in the middle of a text");
  assert_refused ("\"a", "line 1, column 3: not JSON: the file ends in the middle of a text");
  assert_refused ("\"a\\", "line 1, column 4: not JSON: unknown “\\” in a text");
  assert_refused ("\"a\\u00", "line 1, column 7: not JSON: “\\u” needs four hexadecimal digits");
  assert_refused ("\"a\\ud83d", "line 1, column 9: not JSON: the file ends in the middle of a text");
  assert_refused ("\"a\\ud83d\\", "line 1, column 10: not JSON: unknown “\\” in a text");
}

/* No part of a document is a document. */
static void
test_every_truncation (void)
{
  static const char text[] =
    "{\"a\":[1,-2.5e+3,true,false,null,\"\\u00e9\\ud83d\\udea2\303\251\"],\n \"b\":{\"c\":{}},\"d\":\"\\n\"}";

  json_node_unref (parse (text));

  for (gsize length = 0; length < strlen (text); length++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (parse_bytes (text, length, &error));
      g_assert_error (error, DOC_ERROR, DOC_ERROR_SYNTAX);
    }
}

static void
test_trailing (void)
{
  assert_refused ("{}x", "line 1, column 3: not JSON: something follows the end");
  assert_refused ("{}\n\n{}", "line 3, column 1: not JSON: something follows the end");
  assert_refused ("[]]", "line 1, column 3: not JSON: something follows the end");
  assert_refused ("7 7", "line 1, column 3: not JSON: something follows the end");
  assert_refused ("\"a\",", "line 1, column 4: not JSON: something follows the end");
}

static void
test_wrong_brackets (void)
{
  assert_refused ("[}", "line 1, column 2: not JSON: a value is missing or misspelt");
  assert_refused ("{]", "line 1, column 2: not JSON: the name of a member is missing");
  assert_refused ("[1}", "line 1, column 3: not JSON: a comma or closing bracket is missing");
  assert_refused ("{\"a\":1]", "line 1, column 7: not JSON: a comma or closing bracket is missing");
  assert_refused ("[{\"a\":[}]", "line 1, column 8: not JSON: a value is missing or misspelt");
  assert_refused ("]", "line 1, column 1: not JSON: a value is missing or misspelt");
  assert_refused ("(1)", "line 1, column 1: not JSON: a value is missing or misspelt");
}

/* Nesting */

static char *
make_nested (guint       depth,
             const char *open,
             const char *close)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < depth; i++)
    g_string_append (text, open);
  for (guint i = 0; i < depth; i++)
    g_string_append (text, close);

  return g_string_free (text, FALSE);
}

static void
test_deep_lists (void)
{
  g_autofree char *deepest = make_nested (MAX_DEPTH, "[", "]");
  g_autofree char *deeper = make_nested (MAX_DEPTH + 1, "[", "]");

  assert_read_as (deepest, deepest);
  assert_refused (deeper, "line 1, column 513: not JSON: nested too deeply");
}

static void
test_deep_objects (void)
{
  g_autofree char *objects = make_nested (MAX_DEPTH - 1, "{\"a\":", "}");
  g_autofree char *deepest = make_nested (MAX_DEPTH / 2, "{\"a\":[", "]}");
  g_autofree char *deeper = make_nested (MAX_DEPTH / 2 + 1, "{\"a\":[", "]}");

  /* The innermost object has nothing in it yet. */
  assert_refused (objects, "line 1, column 2556: not JSON: a value is missing or misspelt");
  assert_read_as (deepest, deepest);
  assert_refused (deeper, "line 1, column 1537: not JSON: nested too deeply");
}

/* So deep that whoever recurses runs out of stack. */
static void
test_very_deep (void)
{
  g_autofree char *text = make_nested (2000000, "[", "");

  assert_refused (text, "line 1, column 513: not JSON: nested too deeply");
}

/* Side by side is not deep. */
static void
test_wide (void)
{
  g_autoptr (GString) text = g_string_new ("[[]");

  for (int i = 0; i < 100000; i++)
    g_string_append (text, ",[]");
  g_string_append_c (text, ']');

  assert_read_as (text->str, text->str);
}

/* What is not JSON is not read beyond its end either. */
static void
test_length (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = doc_parse ("12]", 2, &error);

  g_assert_no_error (error);
  g_assert_cmpint (json_node_get_int (node), ==, 12);
}

/* Files */

static void
assert_trouble (GQuark      domain,
                int         code,
                const char *words)
{
  g_autoptr (GError) error = g_error_new_literal (domain, code, "What the system says");

  g_assert_cmpstr (doc_trouble_tell (error), ==, words);
}

/* Both kinds of errors are told in the same words, and what has none is left to
 * the system. */
static void
test_trouble (void)
{
  g_autoptr (GError) made = doc_trouble_new (G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);

  assert_trouble (G_FILE_ERROR, G_FILE_ERROR_NOSPC, "there is no room left on the disk");
  assert_trouble (G_IO_ERROR, G_IO_ERROR_NO_SPACE, "there is no room left on the disk");
  assert_trouble (G_FILE_ERROR, G_FILE_ERROR_ACCES, "access is denied");
  assert_trouble (G_FILE_ERROR, G_FILE_ERROR_PERM, "the file is write-protected");
  assert_trouble (G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED, "access is denied");
  assert_trouble (G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, "not an ordinary file");

  assert_trouble (G_IO_ERROR, G_IO_ERROR_FAILED, "What the system says");
  assert_trouble (G_FILE_ERROR, G_FILE_ERROR_FAILED, "What the system says");
  assert_trouble (DOC_ERROR, G_FILE_ERROR_ROFS, "What the system says");

  g_assert_error (made, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
  g_assert_cmpstr (made->message, ==, doc_trouble_tell (made));
}

/* What a spreadsheet would take for a formula is a text, and nothing else has
 * anything put in front. */
static void
test_csv (void)
{
  static const struct {
    const char *text;
    const char *cell;
  } cells[] = {
    { "", "\"\"" },
    { "Anna", "\"Anna\"" },
    { "=1", "\"'=1\"" },
    { "+1", "\"'+1\"" },
    { "-1", "\"'-1\"" },
    { "@1", "\"'@1\"" },
    { "\t=1", "\"'\t=1\"" },
    { "\r=1", "\"'\r=1\"" },
    { "1=1", "\"1=1\"" },
    { "\"=1\"", "\"\"\"=1\"\"\"" },
    { "a, \"b\"\nc", "\"a, \"\"b\"\"\nc\"" },
    { "'=1", "\"''=1\"" },
    { "'t is", "\"'t is\"" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      g_autoptr (GString) csv = g_string_new ("1,");
      g_autofree char *expected = g_strconcat ("1,", cells[i].cell, NULL);

      text_csv_append (csv, cells[i].text);
      g_assert_cmpstr (csv->str, ==, expected);
    }
}

/* A table as a spreadsheet in each language opens it, and one for programs. */
static void
test_csv_write (void)
{
  static const struct {
    const char *language;
    const char *text;
  } tables[] = {
    { NULL, "name,n\r\n\"Zo\303\251\",-3\r\n\r\n" },
    { "en", "\357\273\277name,n\r\n\"Zo\303\251\",-3\r\n\r\n" },
    { "fr", "\357\273\277name;n\r\n\"Zo\303\251\";-3\r\n\r\n" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      TextCsv *csv = text_csv_new (tables[i].language);
      g_autofree char *text = NULL;

      text_csv_add_word (csv, "name");
      text_csv_add_word (csv, "n");
      text_csv_end_row (csv);
      text_csv_add_text (csv, "Zo\303\251");
      text_csv_add_number (csv, -3);
      text_csv_end_row (csv);
      text_csv_end_row (csv);
      text = text_csv_free (csv);
      g_assert_cmpstr (text, ==, tables[i].text);
    }
}

/* Puts the rows of a table as they are read into one text. */
static char *
read_csv (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) rows = text_csv_read (text, &error);
  GString *read = g_string_new (NULL);

  if (rows == NULL)
    {
      g_assert_error (error, DOC_ERROR, DOC_ERROR_SYNTAX);
      g_string_append (read, error->message);
      return g_string_free (read, FALSE);
    }

  for (guint i = 0; i < rows->len; i++)
    {
      const TextCsvRow *row = g_ptr_array_index (rows, i);

      g_string_append_printf (read, "%u:", row->line);
      for (guint j = 0; j < row->cells->len; j++)
        g_string_append_printf (read, "[%s]", (const char *) g_ptr_array_index (row->cells, j));
    }

  return g_string_free (read, FALSE);
}

static void
test_csv_read (void)
{
  static const struct {
    const char *text;
    const char *read;
  } tables[] = {
    { "", "" },
    { "\n ; \n\n", "" },
    { "a,b\n1,2\n", "1:[a][b]2:[1][2]" },
    { "a;b\r\n1,5;2\r\n\r\n3;4", "1:[a][b]2:[1,5][2]4:[3][4]" },
    { "a\tb\r1\t", "1:[a][b]2:[1][]" },
    { "sep=;\na,b;c\n", "2:[a,b][c]" },
    { "\"a;b\",c\n \"d \"\"e\"\"\nf\" ,g\nh,i", "1:[a;b][c]2:[d \"e\"\nf][g]4:[h][i]" },
    { "a,\"b\"c\n", "1:[a][bc]" },
    { "a,b\n'=1,''=2\n't,'", "1:[a][b]2:[=1]['=2]3:['t][']" },
    { "a,b\n\"c\n,d\n",
      "Line 2: A quotation mark begins here and never ends. Put one behind the text, or take it away." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *read = read_csv (tables[i].text);

      g_assert_cmpstr (read, ==, tables[i].read);
    }
}

/* What is written is read as the same text, whatever it begins with. */
static void
test_csv_round_trip (void)
{
  static const char *const texts[] = { "=1", "'=1", "''=1", "-", "'t is", "a;\"b\"\nc,d", "\357\274\235" };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GString) csv = g_string_new ("1,");
      g_autoptr (GPtrArray) rows = NULL;
      const TextCsvRow *row;

      text_csv_append (csv, texts[i]);
      rows = text_csv_read (csv->str, NULL);
      g_assert_nonnull (rows);
      row = g_ptr_array_index (rows, 0);
      g_assert_cmpstr (g_ptr_array_index (row->cells, 1), ==, texts[i]);
    }
}

/* Tables that are too large for anybody to have made them. */
static void
test_csv_limits (void)
{
  g_autofree char *commas = g_strnfill (TEXT_CSV_MAX_CELLS, ',');
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autofree char *wide = read_csv (commas);
  g_autofree char *wide_enough = read_csv (commas + 1);
  g_autofree char *long_enough = NULL;
  g_autofree char *longer = NULL;

  g_assert_cmpstr (wide, ==, "Line 1: There are too many columns. Take away those that say nothing of the cards.");
  g_assert_cmpstr (wide_enough, ==, "");

  for (int i = 0; i < TEXT_CSV_MAX_ROWS; i++)
    g_string_append (lines, "a\n");
  long_enough = read_csv (lines->str);
  g_assert_true (g_str_has_suffix (long_enough, "10000:[a]"));
  g_string_append (lines, "a");
  longer = read_csv (lines->str);
  g_assert_cmpstr (longer, ==, "Line 10001: There are too many lines for a table of cards.");
}

/* What is written from right to left stands in a sentence as one word, however often that is
 * asked for, and nothing else is changed. Whoever types such marks turns nothing round. */
static void
test_isolate (void)
{
#define DAVID "\327\223\327\225\327\223"
#define ISOLATED(text) "\342\200\216\342\201\250" text "\342\201\251"
  static const struct {
    const char *text;
    const char *isolated;
  } texts[] = {
    { "", "" },
    { "Anna", "Anna" },
    { "Zo\303\253 3", "Zo\303\253 3" },
    { "\346\235\216", "\346\235\216" },
    { DAVID, ISOLATED (DAVID) },
    { "Anna " DAVID, ISOLATED ("Anna " DAVID) },
    { "\331\205 (\331\243)", ISOLATED ("\331\205 (\331\243)") },
    { "\360\220\244\200", ISOLATED ("\360\220\244\200") },
    { "\357\273\277", "\357\273\277" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *isolated = text_isolate (texts[i].text);
      g_autofree char *twice = text_isolate (isolated);
      g_autofree char *sentence = g_strdup_printf ("1 %s: %s", isolated, isolated);
      g_autofree char *line = text_line (sentence, -1);
      g_autofree char *alone = text_alone (isolated);

      g_assert_cmpstr (isolated, ==, texts[i].isolated);
      g_assert_cmpstr (twice, ==, texts[i].isolated);
      g_assert_cmpstr (alone, ==, texts[i].text);
      if (i + 1 < G_N_ELEMENTS (texts))
        g_assert_cmpstr (line, ==, sentence);
    }
}

static void
test_isolate_typed (void)
{
#define R "\357\277\275"
  static const struct {
    const char *text;
    const char *line;
  } texts[] = {
    { "\342\201\250a", R "a" },
    { "a\342\201\251", "a" R },
    { "\342\200\216\342\201\250a", R R "a" },
    { "\342\200\216\342\201\250a\342\201\247b\342\201\251", R R "a" R "b" R },
    { ISOLATED ("a") "\342\201\251", ISOLATED ("a") R },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *line = text_line (texts[i].text, -1);

      g_assert_cmpstr (line, ==, texts[i].line);
    }
}

/* As spreadsheets of several ages and makers write a word with an accent. */
static void
test_csv_decode (void)
{
  static const struct {
    const char *bytes;
    gsize length;
    const char *text;
  } files[] = {
    { "", 0, "" },
    { "d\303\251cret", 7, "d\303\251cret" },
    { "\357\273\277d\303\251cret", 10, "d\303\251cret" },
    { "d\351cret", 6, "d\303\251cret" },
    { "d\351cret \201", 8, "d\303\251cret \302\201" },
    { "\377\376d\0\351\0", 6, "d\303\251" },
    { "\376\377\0d\0\351", 6, "d\303\251" },
    { "d\0\351\0\3\1", 6, "d\303\251\304\203" },
    { "\0d\0\351\1\3", 6, "d\303\251\304\203" },
    { "\0d\0\351\1", 5, NULL },
    { "d\0\0\0", 4, NULL },
    { "\0\0", 2, NULL },
    { "\0", 1, NULL },
    { "\377\376d", 3, NULL },
    { "\377\376d\0\0\0", 6, NULL },
    { "a\0b", 3, NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new_static (files[i].bytes, files[i].length);
      g_autoptr (GError) error = NULL;
      g_autofree char *text = text_csv_decode (bytes, &error);

      g_assert_cmpstr (text, ==, files[i].text);
      if (text == NULL)
        g_assert_error (error, DOC_ERROR, DOC_ERROR_SYNTAX);
      else
        g_assert_no_error (error);
    }
}

/* Equal numbers stand together, and an average has its tenths. */
static void
test_sums (void)
{
  static const struct {
    int n;
    int numbers[4];
    const char *text;
  } cases[] = {
    { 0, { 0 }, "0" },
    { 1, { 10 }, "10" },
    { 3, { 10, 10, 10 }, "3 × 10" },
    { 4, { 60, 10, 10, 10 }, "60 + 3 × 10" },
    { 4, { 30, 30, 10, 0 }, "2 × 30 + 10 + 0" },
  };
  g_autofree char *average = text_average (12.25);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = text_sum (cases[i].numbers, cases[i].n);

      g_assert_cmpstr (text, ==, cases[i].text);
    }
  g_assert_cmpstr (average, ==, "12.2");
}

/* Seconds count as long as there is no minute; then it is told to the minute. */
static void
test_durations (void)
{
  static const struct {
    gint64 seconds;
    const char *text;
  } cases[] = {
    { 0, "0 s" }, { 59, "59 s" }, { 60, "1 min" }, { 89, "1 min" }, { 90, "2 min" }, { 3569, "59 min" },
    { 3570, "1 h 00 min" }, { 3900, "1 h 05 min" }, { 36000, "10 h 00 min" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = text_duration (cases[i].seconds);

      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

/* Places are filled one after the other, or as their numbers say; what is not there is left out. */
static void
test_filled (void)
{
  static const char *const items[] = { "Agnes", "5", NULL };
  static const struct {
    const char *words;
    const char *text;
  } cases[] = {
    { "", "" },
    { "nobody", "nobody" },
    { "%s pays %d.", "Agnes pays 5." },
    { "%2$s of %1$s", "5 of Agnes" },
    { "%s, %d, %s!", "Agnes, 5, !" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = text_fill (cases[i].words, items);

      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

int
main (int    argc,
      char **argv)
{
  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/doc/values", test_values);
  g_test_add_func ("/doc/space", test_space);
  g_test_add_func ("/doc/empty", test_empty);
  g_test_add_func ("/doc/comments", test_comments);
  g_test_add_func ("/doc/commas", test_commas);
  g_test_add_func ("/doc/members", test_members);
  g_test_add_func ("/doc/assignments", test_assignments);
  g_test_add_func ("/doc/names", test_names);
  g_test_add_func ("/doc/duplicate-names", test_duplicate_names);
  g_test_add_func ("/doc/numbers/integers", test_integers);
  g_test_add_func ("/doc/numbers/huge-integers", test_huge_integers);
  g_test_add_func ("/doc/numbers/huge-integers-in-list", test_huge_integers_in_list);
  g_test_add_func ("/doc/numbers/reals", test_reals);
  g_test_add_func ("/doc/numbers/too-large", test_too_large);
  g_test_add_func ("/doc/numbers/too-long", test_too_long);
  g_test_add_func ("/doc/numbers/wrong", test_wrong_numbers);
  g_test_add_func ("/doc/numbers/leading-zeros", test_leading_zeros);
  g_test_add_func ("/doc/numbers/other-bases", test_other_bases);
  g_test_add_func ("/doc/numbers/none", test_no_numbers);
  g_test_add_func ("/doc/words", test_words);
  g_test_add_func ("/doc/texts/plain", test_texts);
  g_test_add_func ("/doc/texts/escapes", test_escapes);
  g_test_add_func ("/doc/texts/wrong-escapes", test_wrong_escapes);
  g_test_add_func ("/doc/texts/unfit-escapes", test_unfit_escapes);
  g_test_add_func ("/doc/texts/control-characters", test_control_characters);
  g_test_add_func ("/doc/texts/quotes", test_quotes);
  g_test_add_func ("/doc/bytes/zero", test_zero_bytes);
  g_test_add_func ("/doc/objects/most-members", test_member_limit);
  g_test_add_func ("/doc/values/most", test_value_limit);
  g_test_add_func ("/doc/objects/members-of-others", test_members_of_others);
  g_test_add_func ("/doc/bytes/byte-order-mark", test_byte_order_mark);
  g_test_add_func ("/doc/bytes/invalid-utf8", test_invalid_utf8);
  g_test_add_func ("/doc/lines-and-columns", test_lines_and_columns);
  g_test_add_func ("/doc/truncated", test_truncated);
  g_test_add_func ("/doc/every-truncation", test_every_truncation);
  g_test_add_func ("/doc/trailing", test_trailing);
  g_test_add_func ("/doc/wrong-brackets", test_wrong_brackets);
  g_test_add_func ("/doc/deep/lists", test_deep_lists);
  g_test_add_func ("/doc/deep/objects", test_deep_objects);
  g_test_add_func ("/doc/deep/very", test_very_deep);
  g_test_add_func ("/doc/deep/wide", test_wide);
  g_test_add_func ("/doc/length", test_length);
  g_test_add_func ("/doc/trouble", test_trouble);
  g_test_add_func ("/doc/csv/append", test_csv);
  g_test_add_func ("/doc/isolate", test_isolate);
  g_test_add_func ("/doc/isolate/typed", test_isolate_typed);
  g_test_add_func ("/doc/csv/write", test_csv_write);
  g_test_add_func ("/doc/csv/read", test_csv_read);
  g_test_add_func ("/doc/csv/round-trip", test_csv_round_trip);
  g_test_add_func ("/doc/csv/limits", test_csv_limits);
  g_test_add_func ("/doc/csv/decode", test_csv_decode);
  g_test_add_func ("/doc/text/sums", test_sums);
  g_test_add_func ("/doc/text/durations", test_durations);
  g_test_add_func ("/doc/text/filled", test_filled);

  return g_test_run ();
}
