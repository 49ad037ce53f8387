#ifndef PROVIDER_PROVIDER_INT_H
#define PROVIDER_PROVIDER_INT_H

#include "provider/provider.h"

extern const struct provider provider_native, provider_naive, provider_null, provider_inductor,
	provider_inductor_cd, provider_eager;

#endif
