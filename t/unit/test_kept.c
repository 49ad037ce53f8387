/* What accounts keep of a run's rows: the same as the rows, gone with them, held to be sound. */
#include "account/arm_int.h"
#include "account_arm.h"
#include "store_file.h"

#include <sqlite3.h>

#define METRICS(us)                                                                        \
	"{\"cold/median_us\":" us ",\"cold/ci_lo_us\":9.5,\"cold/ci_hi_us\":11.5,"         \
	"\"cold/m\":8,\"cold/q_us\":0.004,\"cold/rounds\":[[10.25,0],[10.5,3],[10.75,0]]," \
	"\"floor/floor_us\":1.125,\"roof/cold_us\":8.5,\"roof/compute_us\":0.25,"          \
	"\"mem/peak_bytes\":4096,\"mem/total_bytes\":12288,\"warm/median_us\":7.5}"
#define FLAGS "{\"unstable\":true,\"above_roof\":true,\"clocks\":\"free\",\"launch\":\"graph\"}"
#define BUILD                                                                   \
	"{\"label\":\"Ada_1\",\"compile_s\":1.5,\"cached\":true,\"tuned_s\":2," \
	"\"image\":\"aa\",\"source\":\"bb\",\"n_kernels\":3,\"traffic_bytes\":777}"

/* Of all kinds: timed, looked at again, a twin, an arm's sides, failed, skipped, no time. */
static const struct store_row kinds[] = {
	{.kernel = "sum_0a",
	 .point = "01",
	 .metrics = METRICS("10.5"),
	 .flags = FLAGS,
	 .env = "{\"env/sm_mhz_med\":1980}",
	 .build = BUILD,
	 .options = "{\"x\":1}"},
	{.kernel = "sum_0a",
	 .point = "01",
	 .metrics = METRICS("10.75"),
	 .process = 1,
	 .options = "{\"x\":1}"},
	{.kernel = "sum_0a", .point = "01", .metrics = METRICS("10.5"), .process = STORE_TWIN},
	{.kernel = "sum_0a", .point = "01", .provider = "sol", .metrics = METRICS("9.5")},
	{.kernel = "sum_0a", .point = "02", .metrics = METRICS("0"), .flags = FLAGS},
	{.kernel = "sum_0a", .point = "03", .metrics = METRICS("\"fast\"")},
	{.kernel = "mean_0b", .point = "01", .status = ROW_FAILED, .cause = "compile_error"},
	{.kernel = "mean_0b", .point = "02", .status = ROW_SKIPPED, .cause = "not_run"},
	{.kernel = "mean_0b",
	 .point = "03",
	 .status = ROW_OK_UNCHECKED,
	 .cause = "vacuous_zero",
	 .metrics = METRICS("3.5")},
	{.kernel = "mean_0b",
	 .point = "03",
	 .process = 2,
	 .status = ROW_FAILED,
	 .cause = "hang"},
	{.kernel = "mean_0b", .point = "04", .arm = "base", .metrics = METRICS("4.5")},
	{.kernel = "mean_0b", .point = "04", .arm = "head", .metrics = METRICS("4.25")},
	{.kernel = "path/to/graph", .point = "", .metrics = METRICS("40.5")}};

static struct store *journal_of_all(const char *path, int64_t *run)
{
	struct store *s = new_store(path);

	*run = open_run(s, "[\"kept\"]", true, false);
	for (uint32_t i = 0; i < LEN(kinds); i++) {
		struct store_put put = {.row = kinds[i]};

		put.row.provider = kinds[i].provider ? kinds[i].provider : "inductor";
		put.row.device_uuid = i % 2 ? "GPU-1" : "";
		put.row.device_kind = "H200";
		put.row.fingerprint = "f";
		assert_int_equal(store_point(s, *run, &put, 1, NULL, 0), STATUS_OK);
	}
	assert_int_equal(store_run_close(s, *run, "done"), STATUS_OK);
	return s;
}

static uint32_t kept_bytes(struct store *s, int64_t run)
{
	struct arena a = {0};
	struct str body;

	assert_int_equal(store_kept_get(s, &a, run, &body), STATUS_OK);
	uint32_t n = (uint32_t)body.n;

	arena_release(&a);
	return n;
}

/* ---- two arms, member by member ---- */

static void same_text(const char *x, const char *y)
{
	assert_int_equal(!x, !y);
	if (x)
		assert_string_equal(x, y);
}

static void same_numbers(const double *x, const double *y, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		assert_true(x[i] == y[i] || (isnan(x[i]) && isnan(y[i])));
}

static void same_process(const struct price_process *x, const struct price_process *y)
{
	assert_int_equal(x->id, y->id);
	assert_int_equal(x->n, y->n);
	same_numbers(x->us, y->us, x->n);
	for (uint32_t i = 0; i < x->n; i++)
		assert_int_equal(x->taint[i], y->taint[i]);
	same_text(x->image, y->image);
}

static void same_price(const struct price *x, const struct price *y)
{
	const double of_x[] = {x->us,       x->k,         x->q_us,     x->ci_lo_us,
			       x->ci_hi_us, x->roof_us,   x->floor_us, x->compute_us,
			       x->bytes,    x->compile_s, x->sm_mhz,   (double)x->launches};
	const double of_y[] = {y->us,       y->k,         y->q_us,     y->ci_lo_us,
			       y->ci_hi_us, y->roof_us,   y->floor_us, y->compute_us,
			       y->bytes,    y->compile_s, y->sm_mhz,   (double)y->launches};
	const bool is_x[] = {x->is_tuned,      x->is_cached, x->is_unchecked, x->is_unstable,
			     x->is_above_roof, x->is_floor,  x->is_aa};
	const bool is_y[] = {y->is_tuned,      y->is_cached, y->is_unchecked, y->is_unstable,
			     y->is_above_roof, y->is_floor,  y->is_aa};
	const char *const text_x[] = {x->axis,   x->options, x->cause,  x->image,
				      x->source, x->device,  x->clocks, x->launch};
	const char *const text_y[] = {y->axis,   y->options, y->cause,  y->image,
				      y->source, y->device,  y->clocks, y->launch};

	same_numbers(of_x, of_y, LEN(of_x));
	assert_int_equal(x->state, y->state);
	assert_int_equal(x->peak_bytes, y->peak_bytes);
	assert_int_equal(x->traffic_bytes, y->traffic_bytes);
	assert_memory_equal(is_x, is_y, sizeof(is_x));
	for (uint32_t i = 0; i < LEN(text_x); i++)
		same_text(text_x[i], text_y[i]);
	assert_int_equal(x->nprocesses, y->nprocesses);
	for (uint32_t i = 0; i < x->nprocesses; i++)
		same_process(&x->processes[i], &y->processes[i]);
}

static void same_arm(const struct arm *x, const struct arm *y)
{
	char hex_x[SHA256_HEX + 1], hex_y[SHA256_HEX + 1];

	for (int i = 0; i < FACTS; i++)
		same_text(x->facts[i], y->facts[i]);
	assert_int_equal(x->npoints, y->npoints);
	for (uint32_t i = 0; i < x->npoints; i++) {
		const struct arm_point *p = &x->points[i], *q = &y->points[i];

		assert_string_equal(p->key, q->key);
		assert_string_equal(p->pattern, q->pattern);
		assert_string_equal(p->point, q->point);
		same_text(p->name, q->name);
		same_text(p->label, q->label);
		same_text(p->cause, q->cause);
		assert_int_equal(p->nprices, q->nprices);
		for (uint32_t k = 0; k < p->nprices; k++)
			same_price(&p->prices[k], &q->prices[k]);
		assert_int_equal(!p->sol, !q->sol);
		if (p->sol)
			same_price(p->sol, q->sol);
	}
	arm_digest(x, hex_x);
	arm_digest(y, hex_y);
	assert_string_equal(hex_x, hex_y);
	assert_int_equal(!x->aa, !y->aa);
	if (x->aa)
		same_arm(x->aa, y->aa);
}

CASE(it_says_what_the_rows_say)
{
	static const struct arm_opts sides[] = {
		{.journal = "kept.db"},
		{.journal = "kept.db", .side = "base"},
		{.journal = "kept.db", .side = "head"},
		{.journal = "kept.db", .axis = "compiled_us_warm"}};
	static const uint32_t points[] = {7, 1, 1, 7};
	struct arena a = {0};
	int64_t run;
	struct store *s = journal_of_all("kept.db", &run);
	struct arm rows[LEN(sides)];

	for (uint32_t i = 0; i < LEN(sides); i++) {
		rows[i] = read_arm(&a, "1", &sides[i]);
		assert_int_equal(rows[i].npoints, points[i]);
	}
	assert_non_null(rows[0].aa);
	assert_int_equal(kept_bytes(s, run), 0);
	assert_int_equal(arm_keep(s, run), STATUS_OK);
	assert_true(kept_bytes(s, run) > 1000);
	for (uint32_t i = 0; i < LEN(sides); i++) {
		struct arm kept = read_arm(&a, "1", &sides[i]);

		same_arm(&rows[i], &kept);
	}
	struct arm_opts strict = {.journal = "kept.db", .is_strict = true};
	struct arm arm;

	refuses(arm_read(&a, "1", &strict, &arm), STATUS_INVALID, "is no time");
	store_close(s);
	arena_release(&a);
}

/* Whoever changes the row, and however: here another program than ours. */
CASE(a_row_that_changes_drops_it)
{
	static const char *const changes[] = {
		"UPDATE point_row SET metrics = '{\"cold/median_us\":1.5}' WHERE point = '04'",
		"DELETE FROM point_row WHERE point = '04'",
		"INSERT INTO point_row SELECT 900, run, arm, 'k_9', point, provider, options,"
		" process, device_uuid, device_kind, fingerprint, attempt, status, cause,"
		" message, metrics, flags, \"check\", env, build, phases, finished_at"
		" FROM point_row WHERE id = 1"};
	int64_t run;
	struct store *s = journal_of_all("changed.db", &run);
	sqlite3 *db;

	assert_int_equal(sqlite3_open("changed.db", &db), SQLITE_OK);
	for (uint32_t i = 0; i < LEN(changes); i++) {
		assert_int_equal(arm_keep(s, run), STATUS_OK);
		assert_true(kept_bytes(s, run) > 0);
		assert_int_equal(sqlite3_exec(db, changes[i], NULL, NULL, NULL), SQLITE_OK);
		assert_int_equal(kept_bytes(s, run), 0);
	}
	sqlite3_close(db);
	store_close(s);
}

/* ---- damage ---- */

static enum status read_with(sqlite3 *db, struct str body, struct arm *out, struct arena *a)
{
	struct arm_opts o = {.journal = "damage.db"};
	sqlite3_stmt *st;

	assert_int_equal(sqlite3_prepare_v2(db, "UPDATE kept SET body = ?", -1, &st, NULL),
			 SQLITE_OK);
	sqlite3_bind_blob64(st, 1, body.p, body.n, SQLITE_STATIC);
	assert_int_equal(sqlite3_step(st), SQLITE_DONE);
	sqlite3_finalize(st);
	return arm_read(a, "1", &o, out);
}

/* What is packed of these rows is what it was, or is of another VERSION. */
CASE(the_version_goes_up_when_what_is_kept_changes)
{
	struct arena a = {0};
	int64_t run;
	struct store *s = journal_of_all("version.db", &run);
	char hex[SHA256_HEX + 1];
	struct str body;

	assert_int_equal(arm_keep(s, run), STATUS_OK);
	assert_int_equal(store_kept_get(s, &a, run, &body), STATUS_OK);
	sha256_hex(body, hex);
	assert_string_equal(hex,
			    "c43cb51bb0d63b5a0f21abdff348796f0f368f34d4e5297f72df284105ac97eb");
	store_close(s);
	arena_release(&a);
}

CASE(damage_is_told_and_another_version_is_not_read)
{
	struct arena a = {0};
	int64_t run;
	struct store *s = journal_of_all("damage.db", &run);
	struct arm_opts o = {.journal = "damage.db"};
	struct arm rows = read_arm(&a, "1", &o), arm;
	uint32_t told = 0;
	struct str body;
	sqlite3 *db;

	assert_int_equal(sqlite3_open("damage.db", &db), SQLITE_OK);
	assert_int_equal(arm_keep(s, run), STATUS_OK);
	assert_int_equal(store_kept_get(s, &a, run, &body), STATUS_OK);
	uint8_t *bytes = (uint8_t *)(uintptr_t)body.p;

	for (size_t i = 0; i < body.n; i += 3) {
		struct arena b = {0};

		bytes[i] ^= 0x85;
		enum status st = read_with(db, body, &arm, &b);

		bytes[i] ^= 0x85;
		if (i < 16) /* magic, version, size of a record: the rows are read */
			same_arm(&rows, &arm);
		assert_true(!st || st == STATUS_CORRUPT || st == STATUS_INVALID);
		told += st == STATUS_CORRUPT;
		status_clear();
		arena_release(&b);
	}
	assert_true(told > 100);
	for (size_t n = 1; n < body.n; n += 97)
		refuses(read_with(db, str_slice(body, 0, n), &arm, &a), STATUS_CORRUPT,
			"damage.db: what was kept of run 1 is damaged");
	sqlite3_close(db);
	store_close(s);
	arena_release(&a);
}

/* ---- journals from before there was such a table ---- */

CASE(an_older_journal_is_brought_up_when_it_is_read)
{
	struct arena a = {0};
	int64_t run;
	sqlite3 *db;
	struct arm_opts o = {.journal = "older.db"};

	store_close(journal_of_all("older.db", &run));
	assert_int_equal(sqlite3_open("older.db", &db), SQLITE_OK);
	assert_int_equal(sqlite3_exec(db,
				      "DROP TRIGGER kept_insert; DROP TRIGGER kept_update;"
				      "DROP TRIGGER kept_delete; DROP TABLE kept;"
				      "PRAGMA user_version = 1",
				      NULL, NULL, NULL),
			 SQLITE_OK);
	sqlite3_close(db);
	struct arm arm = read_arm(&a, "1", &o);

	assert_int_equal(arm.npoints, 7);
	write_file("empty.db", "");
	struct store *s;

	refuses(store_open("empty.db", true, &s), STATUS_CORRUPT,
		"an empty file, and no journal");
	arena_release(&a);
}

int main(void)
{
	static const struct CMUnitTest tests[] = {
		TEST(it_says_what_the_rows_say),
		TEST(a_row_that_changes_drops_it),
		TEST(the_version_goes_up_when_what_is_kept_changes),
		TEST(damage_is_told_and_another_version_is_not_read),
		TEST(an_older_journal_is_brought_up_when_it_is_read),
	};

	return RUN(tests);
}
