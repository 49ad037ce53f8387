/* What oracles include, and what a verification covers of it. */
#include "base/sha256.h"
#include "provider/oracle_int.h"
#include "unit.h"

#include <string.h>

#define ROWS(table) (sizeof(table) / sizeof(*(table)))

static struct arena a;

/* The failure's words, which are then told. */
static const char *story(void)
{
	static char words[STATUS_STORY_BYTES];

	status_plain(words, sizeof(words), "; ");
	status_clear();
	return words;
}

/* What is included is what is verified, however it is written. */
CASE(an_oracle_includes_nothing_of_its_own)
{
	static const struct {
		enum oracle_kind kind;
		const char *text;
		bool is_good;
	} rows[] = {
		{ORACLE_CU, "#include <assay/kernel.cuh>\nKERNEL f() {}\n", true},
		{ORACLE_CU, "#include <assay/softmax.cuh>\n", true},
		{ORACLE_CU, "#include <assay/oracle.h>\n", false},
		{ORACLE_CU, "#include <assay/other.cuh>\n", false},
		{ORACLE_CU, "#include \"assay/kernel.cuh\"\n", false},
		{ORACLE_C, "#include <assay/kernel.cuh>\n", false},
		{ORACLE_CU, "#include \"mine.cuh\"\n", false},
		{ORACLE_CU, "#include <math.h>\n", false},
		{ORACLE_C, "#include <math.h>\n#include <assay/oracle.h>\n", true},
		{ORACLE_C, "#include \"math.h\"\n", false},
		{ORACLE_C, "#include </etc/passwd>\n", false},
		{ORACLE_C, "  #  include\t\"mine.h\"", false},
		{ORACLE_C, "/* a */ # /* b\n */ include /* c */ \"mine.h\"\n", false},
		{ORACLE_C, "#inc\\\nlude \"mine.h\"\n", false},
		{ORACLE_C, "#inc\\\r\nlude \"mine.h\"\n", false},
		{ORACLE_C, "%:include \"mine.h\"\n", false},
		{ORACLE_C, "?\?=include \"mine.h\"\n", false},
		{ORACLE_C, "#define M \"mine.h\"\n#include M\n", false},
		{ORACLE_C, "#include_next <math.h>\n", true},
		{ORACLE_C, "#embed \"data\"\n", false},
		{ORACLE_C, "#", true},
		{ORACLE_C, "#include", false},
		{ORACLE_C, "# /*", true},
		{ORACLE_C, "", true},
	};

	for (size_t i = 0; i < ROWS(rows); i++) {
		enum status s =
			oracle_includes("x/oracle.c", rows[i].kind, str_of(rows[i].text));

		if ((s == STATUS_OK) != rows[i].is_good)
			fail_msg("row %zu: %s", i, rows[i].text);
		if (s)
			assert_non_null(strstr(story(), "x/oracle.c: it includes"));
	}
}

/* What the text has become with these two headers, of which the second may include the first.
 */
static const char *digest_with(const char *text, const char *first, const char *second)
{
	const struct oracle_header list[] = {{ORACLE_CU, "assay/first.cuh", first},
					     {ORACLE_CU, "assay/second.cuh", second}};
	char *hex = arena_array(&a, char, SHA256_HEX + 1);

	oracle_text_digest(str_of(text), ORACLE_CU, list, 2, hex);
	return hex;
}

CASE(a_changed_byte_of_a_header_unverifies_who_includes_it)
{
	const char *first = "#include <assay/first.cuh>\n",
		   *second = "#include <assay/second.cuh>\n";
	const char *both = "#include <assay/first.cuh>\n// two\n";
	char alone[SHA256_HEX + 1];

	/* its own, or by another, with comments and blanks wherever they may stand */
	assert_string_not_equal(digest_with(first, "one", "x"), digest_with(first, "onf", "x"));
	assert_string_not_equal(digest_with(second, "one", both),
				digest_with(second, "onf", both));
	assert_string_not_equal(
		digest_with("/* a */ # include /**/ <assay/first.cuh>\n", "one", ""),
		digest_with("/* a */ # include /**/ <assay/first.cuh>\n", "onf", ""));
	/* and nobody else */
	assert_string_equal(digest_with(first, "one", "x"), digest_with(first, "one", "y"));
	assert_string_equal(digest_with("no header", "one", "x"),
			    digest_with("no header", "o", "y"));
	sha256_hex(STR("no header"), alone);
	assert_string_equal(digest_with("no header", "one", "x"), alone);
	/* two that include each other end */
	assert_string_equal(digest_with(first, second, first),
			    digest_with(first, second, first));
}

CASE(an_oracle_in_c_is_verified_with_its_header)
{
	const struct oracle_header one[] = {{ORACLE_C, "assay/oracle.h", "struct a;"}};
	const struct oracle_header other[] = {{ORACLE_C, "assay/oracle.h", "struct b;"}};
	char before[SHA256_HEX + 1], after[SHA256_HEX + 1];

	oracle_text_digest(STR("int oracle();"), ORACLE_C, one, 1, before);
	oracle_text_digest(STR("int oracle();"), ORACLE_C, other, 1, after);
	assert_string_not_equal(before, after);
}

/* All that this program has, and each includes only such. */
CASE(headers_of_oracles_include_headers_of_oracles)
{
	uint32_t n;
	const struct oracle_header *h = oracle_headers(&n);

	assert_true(n > 2);
	for (uint32_t i = 0; i < n; i++)
		if (h[i].kind == ORACLE_CU)
			assert_int_equal(
				oracle_includes(h[i].name, ORACLE_CU, str_of(h[i].text)),
				STATUS_OK);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(an_oracle_includes_nothing_of_its_own),
		TEST(a_changed_byte_of_a_header_unverifies_who_includes_it),
		TEST(an_oracle_in_c_is_verified_with_its_header),
		TEST(headers_of_oracles_include_headers_of_oracles),
	};
	int failed = RUN(tests);

	arena_release(&a);
	return failed;
}
