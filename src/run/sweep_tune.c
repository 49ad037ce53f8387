/* How a compiler's choices among candidates were made: table `tune` of the journal,
 * measuring.md §8.4. */
#include "base/sha256.h"
#include "run/sweep_int.h"

#include <string.h>

static struct store_tune key_of(const struct sweep *s, const struct sweep_item *item,
				const struct sweep_key *key, char options[SHA256_HEX + 1])
{
	const char *build = s->torch[key->side].id.build;

	sha256_hex(str_of(key->options), options);
	return (struct store_tune){.build = build ? build : "",
				   .options = options,
				   .device_kind = s->device_kind,
				   .kernel = item->p->kernel,
				   .point = item->p->point};
}

/* Chosen in this run, it is kept; had from a cache, it is as good as it was then. */
enum status sweep_settle_tuned(struct sweep *s, struct sweep_item *item,
			       const struct sweep_key *key, json_t *row)
{
	json_t *flags = json_object_get(row, "flags");
	const char *word = json_string_value(json_object_get(flags, "tuned")), *how = NULL;
	char options[SHA256_HEX + 1];

	if (!word || !strcmp(word, "none"))
		return STATUS_OK;
	struct store_tune k = key_of(s, item, key, options);

	if (strcmp(word, "cached")) {
		TRY(store_tune_put(s->store, &k, word));
		return STATUS_OK;
	}
	TRY(store_tune_get(s->store, &item->arena, &k, &how));
	json_object_set_new(flags, "tuned", json_string(how ? how : "unknown"));
	return STATUS_OK;
}
