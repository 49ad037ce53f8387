/* All providers.  A plain list; each says itself what it needs. */
#include "provider/provider_int.h"

#include <string.h>

const struct provider *const provider_table[] = {&provider_native, &provider_naive,
						 &provider_null, NULL};

enum status provider_find(const char *name, const struct provider **out)
{
	for (int i = 0; provider_table[i]; i++)
		if (!strcmp(provider_table[i]->name, name)) {
			*out = provider_table[i];
			return STATUS_OK;
		}
	FAIL(NOT_FOUND, "no provider named %s; there are native, naive and null", name);
}
