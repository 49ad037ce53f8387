#ifndef OP_WORK_INT_H
#define OP_WORK_INT_H

#include "base/work.h"
#include "kir/kir.h"

/* What a function of args takes, computed in t, with its m and k; args[i] NAN: no constant. */
struct fn_use {
	enum ktype t;
	int m, k;
	double args[4];
};
struct work work_unknown(void); /* NAN everywhere */
struct work fn_work(const char *text, const struct fn_use *use);

#endif
