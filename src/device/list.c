/* All devices, the one that needs least first. */
#include "device/device_int.h"
#include "device/device_ops.h"

const struct device_ops *const device_table[] = {&device_null, &device_cpu, &device_cuda, NULL};
