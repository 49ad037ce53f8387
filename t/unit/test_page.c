/* Numbers and tables of pages. */
#include "report/page.h"
#include "unit.h"

#include <math.h>
#include <string.h>

static struct arena a;

static const char *of(void (*cell)(struct buf *, double), double v)
{
	struct buf b = buf_new(&a);

	cell(&b, v);
	return str_cstr(&a, buf_view(&b));
}

/* accounting.md's V42. */
CASE(V42_numbers_have_the_digits_they_are_worth)
{
	assert_string_equal(of(cell_us, 9.8765), "9.877");
	assert_string_equal(of(cell_us, 99.996), "100.00");
	assert_string_equal(of(cell_us, 1234.56), "1234.6");
	assert_string_equal(of(cell_us, (double)NAN), "-");
	assert_string_equal(of(cell_pct, -0.04), "+0.0%");
	assert_string_equal(of(cell_pct, -6.014), "-6.0%");
	assert_string_equal(of(cell_pct, 6.399), "+6.4%");
	assert_string_equal(of(cell_pct, (double)INFINITY), "-");
}

static const char *page_of(bool is_markdown, uint32_t limit)
{
	static const char *const heads[] = {"name", ">us", ""};
	struct buf b = buf_new(&a);
	struct page p = {.b = &b, .is_markdown = is_markdown};
	struct table t = table_new(&a, heads, 3);

	for (int i = 0; i < 3; i++) {
		table_cstr(&t, i ? "µ" : "a|b");
		table_us(&t, i * 100);
		table_cstr(&t, i == 2 ? NULL : "ok");
	}
	page_title(&p, 2, "T %d", 1);
	page_table(&p, &t, limit);
	return str_cstr(&a, buf_view(&b));
}

/* A tag may be anything, and a terminal does what it is told. */
CASE(control_characters_are_shown_not_sent)
{
	static const char *const heads[] = {"name", "tag"};
	struct buf b = buf_new(&a), kept = buf_new(&a);
	struct page p = {.b = &b};
	struct table t = table_new(&a, heads, 2);

	table_cstr(&t, "\x1b[31mred\x1b[0m");
	table_cstr(&t, "two\nlines\t\x7f");
	page_title(&p, 1, "%s", "T\a");
	page_line(&p, "tag %s, µ … stay, C1 \xc2\x9b does not", "\x1b]0;x\a");
	page_table(&p, &t, 0);
	assert_string_equal(str_cstr(&a, buf_view(&b)),
			    "T\\x07\n"
			    "tag \\x1b]0;x\\x07, µ … stay, C1 \\x9b does not\n"
			    "name                tag\n"
			    "\\x1b[31mred\\x1b[0m  two\\x0alines\\x09\\x7f\n\n");
	buf_visible(&kept, (struct str){"a\tb\n\0c\xc2", 7}, "\n\t");
	assert_string_equal(str_cstr(&a, buf_view(&kept)), "a\tb\n\\x00c\xc2");
}

CASE(tables_are_text_or_markdown)
{
	assert_string_equal(page_of(false, 0), "T 1\n"
					       "name     us  \n"
					       "a|b   0.000  ok\n"
					       "µ     100.0  ok\n"
					       "µ     200.0  -\n\n");
	assert_string_equal(page_of(true, 2), "## T 1\n\n"
					      "| name | us |  |\n"
					      "| --- | ---: | --- |\n"
					      "| a\\|b | 0.000 | ok |\n"
					      "| µ | 100.0 | ok |\n"
					      "| … and 1 more | | |\n\n");
	assert_non_null(strstr(page_of(false, 1), "… and 2 more\n"));
}

CASE(csv_quotes_what_needs_it)
{
	struct buf b = buf_new(&a);

	csv_field(&b, true, STR("a,b"));
	csv_field(&b, false, STR("c \"d\""));
	csv_field(&b, false, STR("e"));
	csv_f64(&b, false, 0.1);
	csv_f64(&b, false, (double)NAN);
	csv_int(&b, false, -3);
	csv_end(&b);
	assert_true(str_is(buf_view(&b), "\"a,b\",\"c \"\"d\"\"\",e,0.1,,-3\r\n"));
}

CASE(brief_tables_have_no_columns_without_anything)
{
	static const char *const heads[] = {"name", ">us", "why", ""};
	struct buf b = buf_new(&a);
	struct page p = {.b = &b};
	struct table t = table_new(&a, heads, 4);

	page_table_brief(&p, &t, 0);
	assert_int_equal(b.n, 0);
	for (int i = 0; i < 2; i++) {
		table_cstr(&t, i ? "b" : "a");
		table_us(&t, (double)NAN);
		table_cstr(&t, i ? "late" : NULL);
		table_cstr(&t, "");
	}
	t.hidden = 3;
	page_table_brief(&p, &t, 1);
	assert_true(str_is(buf_view(&b), "name  why\na     -\n… and 4 more\n\n"));
}

static const struct CMUnitTest tests[] = {
	TEST(V42_numbers_have_the_digits_they_are_worth),
	TEST(control_characters_are_shown_not_sent),
	TEST(tables_are_text_or_markdown),
	TEST(csv_quotes_what_needs_it),
	TEST(brief_tables_have_no_columns_without_anything),
};

int main(void)
{
	int bad = RUN(tests);

	arena_release(&a);
	return bad;
}
