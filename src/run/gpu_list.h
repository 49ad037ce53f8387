#ifndef RUN_GPU_LIST_H
#define RUN_GPU_LIST_H

#include "device/gpu.h"

/*
 * The GPUs that a program started here and now would see.  A short-lived child of ours
 * (`assay worker --list`) starts the driver and says so: who only chooses or shows never holds
 * a context, and an environment means what it means to the driver.
 *
 * UNAVAILABLE if the child cannot be started or ends without an answer.
 */
MUST enum status gpu_list(struct arena *a, struct gpus *out);

#endif
