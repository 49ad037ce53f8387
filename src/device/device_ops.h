#ifndef DEVICE_DEVICE_OPS_H
#define DEVICE_DEVICE_OPS_H

#include "device/device.h"

/*
 * What a device implements: a static const row at the end of its file, and a line in
 * list.c.  null.c is the template.  Functions marked optional may be NULL, and then
 * mean what stands there.
 */
struct device_ops {
	const char *name;
	const char *summary;
	/* Optional: how other names of it begin, up to a NULL; open gets such a name whole. */
	const char *const *aliases;
	/* id is what follows "name-", or empty */
	enum status (*open)(struct str id, const struct device_opts *opts, struct device **out);
	void (*close)(struct device *dev);
	enum status (*alloc)(struct device *dev, size_t bytes, struct device_mem **out);
	void (*free)(struct device_mem *mem);
	/* Optional.  Lets go of what is only kept for the next alloc. */
	void (*trim)(struct device *dev);
	/* Optional; NULL: memory is the host's. */
	enum status (*guards)(const struct device_mem *mem, bool *is_intact, int64_t *offset);
	/* Optional; NULL: the host looks itself. */
	enum status (*look)(struct device *dev, const struct device_look *looks, uint32_t n,
			    uint32_t *first);
	/* Queued behind earlier work, like launches; host pointers of upload and download
	 * may be reused on return. */
	enum status (*copy)(struct device *dev, void *to, const void *from, size_t bytes);
	enum status (*fill)(struct device *dev, void *to, int byte, size_t bytes);
	enum status (*load)(struct device *dev, const char *path, struct device_module **out);
	enum status (*lookup)(struct device_module *module, const char *name, device_fn **out);
	void (*unload)(struct device_module *module);
	enum status (*record)(struct device *dev, const struct device_program *program,
			      void *const *const *sets, uint32_t nsets, uint32_t m,
			      struct device_replay **out);
	void (*replay_free)(struct device_replay *replay);
	/* Optional; NULL: a graph of another runtime is never launched here. */
	enum status (*admit)(struct device *dev, void *graph);
	/* Optional; NULL: what was recorded, counted by the host. */
	enum status (*count)(struct device_replay *replay, uint32_t *kernels, uint32_t *copies);
	enum status (*launch)(struct device *dev, struct device_replay *replay);
	enum status (*mark)(struct device *dev, struct device_event *e);
	/* From a to b in ns, after sync. */
	enum status (*interval)(struct device *dev, const struct device_event *a,
				const struct device_event *b, double *ns);
	enum status (*sync)(struct device *dev);
	/* Optional.  Between them launches are queued and not begun, so that the host's cost
	 * of launching stays out; open says whether the gate had opened by itself.  NULL:
	 * launch returns when the work is done and no queue exists. */
	enum status (*gate_close)(struct device *dev);
	enum status (*gate_open)(struct device *dev, bool *by_itself);
	/* Optional; NULL: no function of a step has others beside it. */
	void (*barrier)(struct device *dev);
	/* Optional; NULL: there is none. */
	void *(*stream)(struct device *dev);
	/* Optional.  A sitting begins or ends: the team spins, or sleeps between launches. */
	void (*set_busy)(struct device *dev, bool is_busy);
	enum status (*read)(struct device *dev, struct device_reading *out);
	/* Optional; NULL: the host's monotonic clock and a real sleep.  What the caps and
	 * pauses of measure/ go by. */
	int64_t (*now_ns)(struct device *dev);
	void (*pause_ns)(struct device *dev, int64_t ns);
};

#endif
