#ifndef ACCOUNT_ACCOUNTING_H
#define ACCOUNT_ACCOUNTING_H

#include "account/attribution.h"

/*
 * Occurrences that another system counted, instead of a corpus's graphs: accounting.md §2.2.
 * Its ids are opaque keys "<pattern>/<shape>", enough to meet arms of the same system.
 *
 *	sidecars	a folder of objects with suite, mode, model, n_graphs, fusible, extern,
 *			trace_errors; with _metadata.json {version 1, status "complete", files
 *			{NAME: {identity, digest}}} they are held to it, without it unverified
 *	tree		<suite>/<mode>/<model>.json with schema_version 2, hardware, suite,
 *			mode, model, fusible, extern_occurrences, extern_unpriced,
 *			extern_total_us, trace_errors
 *	legacy		one object with schema_version 1, hardware, models {IDENTITY: as above}
 *
 * fusible is {KEY: COUNT}; extern is {ID: {count, baseline_us}}; trace_errors is a list of
 * texts or a count.  Counts are integers above 0.
 */
struct accounting {
	const char *hardware; /* whose extern prices these are; NULL: not said */
	struct cost *externs; /* by number, made for those of `all` */
	bool is_unverified;
};

/* corpus: asked for graph launches where the accounting has none (NULL: unknown then).
 * wanted as in inventory_opts.  INVALID with both sides named if identities, digests or
 * hardware contradict each other. */
struct accounting_opts {
	const char *corpus;
	bool (*wanted)(void *ctx, struct str model);
	void *ctx;
};
MUST enum status accounting_read(const char *path, const struct accounting_opts *o,
				 struct inventories *all, struct accounting *out);

#endif
