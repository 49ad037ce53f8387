/* All providers.  A plain list; each says itself what it needs. */
#include "provider/oracle.h"
#include "provider/provider_int.h"

#include <string.h>

const struct provider *const provider_table[] = {
	&provider_native,      &provider_naive, &provider_null,   &provider_inductor,
	&provider_inductor_cd, &provider_eager, &provider_oracle, NULL};

/* "inductor:N=V" is Inductor with options, under a name of its own. */
enum status provider_find(const char *name, const struct provider **out)
{
	size_t n = strncmp(name, "inductor:", 9) ? strlen(name) : 8;
	char known[256] = "";

	for (int i = 0; provider_table[i]; i++) {
		*out = provider_table[i];
		if (strlen((*out)->name) == n && !strncmp((*out)->name, name, n))
			return STATUS_OK;
		strncat(known, " ", sizeof(known) - strlen(known) - 1);
		strncat(known, (*out)->name, sizeof(known) - strlen(known) - 1);
	}
	FAIL(NOT_FOUND, "no provider named %s; there are:%s", name, known);
}

bool provider_serves(const struct provider *p, const char *device)
{
	size_t n = strlen(device);

	for (const char *at = p->devices; *at;) {
		size_t word = strcspn(at, " ");

		if (word == n && !strncmp(at, device, n))
			return true;
		at += word + (at[word] == ' ');
	}
	return false;
}
