/* Finding a device, and the calls that every device has. */
#include "device/device.h"

#include "base/clock.h"
#include "device/device_int.h"

#include <stddef.h>
#include <string.h>
#include <time.h>

_Static_assert(offsetof(struct device, ops) == 0, "an instance begins with its vtable");

/* What open is to see of a name: what follows "name-", a whole alias; or it is not this one's.
 */
static bool is_named(const struct device_ops *ops, struct str s, struct str *id)
{
	size_t n = strlen(ops->name);

	if (str_starts(s, ops->name) && (s.n == n || s.p[n] == '-')) {
		*id = str_slice(s, s.n == n ? n : n + 1, s.n);
		return true;
	}
	*id = s;
	for (const char *const *alias = ops->aliases; alias && *alias; alias++)
		if (str_starts(s, *alias))
			return true;
	return false;
}

/* The row of a name, and what the name says behind the row's own. */
MUST static enum status find(const char *name, const struct device_ops **ops, struct str *id)
{
	char known[128] = "";

	for (int i = 0; device_table[i]; i++) {
		*ops = device_table[i];
		if (is_named(*ops, str_of(name), id))
			return STATUS_OK;
		strncat(known, " ", sizeof(known) - strlen(known) - 1);
		strncat(known, (*ops)->name, sizeof(known) - strlen(known) - 1);
	}
	FAIL(NOT_FOUND, "no device is called %s; there are:%s", name, known);
}

enum status device_known(const char *name)
{
	const struct device_ops *ops;
	struct str id;

	return find(name, &ops, &id);
}

enum status device_open(const char *name, const struct device_opts *opts, struct device **out)
{
	struct device_opts none = {0};
	const struct device_ops *ops;
	struct str id;

	TRY(find(name, &ops, &id));
	return ops->open(id, opts ? opts : &none, out);
}

void device_close(struct device *dev)
{
	if (dev && dev->own_free)
		dev->own_free(dev->own);
	if (dev)
		dev->ops->close(dev);
}

const char *device_name(const struct device *dev)
{
	return dev->ops->name;
}

bool device_is_host(const struct device *dev)
{
	return !dev->ops->guards;
}

enum status device_admit(struct device *dev, const struct device_captured *captured,
			 uint32_t nsets)
{
	if (captured->graphs && !dev->ops->admit)
		FAIL(UNSUPPORTED, "%s launches no graphs of other runtimes", dev->info.id);
	if (!captured->graphs && !captured->call)
		FAIL(INVALID, "nothing was captured");
	for (uint32_t i = 0; captured->graphs && i < nsets; i++)
		TRY(dev->ops->admit(dev, captured->graphs[i]));
	return STATUS_OK;
}

enum status device_alloc(struct device *dev, size_t bytes, struct device_mem **out)
{
	TRY(dev->ops->alloc(dev, bytes, out));
	return STATUS_OK;
}

void device_free(struct device_mem *mem)
{
	if (mem)
		mem->dev->ops->free(mem);
}

void device_trim(struct device *dev)
{
	if (dev && dev->ops->trim)
		dev->ops->trim(dev);
}

enum status device_guards(const struct device_mem *mem, bool *is_intact, int64_t *offset)
{
	if (mem->dev->ops->guards)
		TRY(mem->dev->ops->guards(mem, is_intact, offset));
	else
		*is_intact = host_guards_intact(mem, offset);
	return STATUS_OK;
}

static bool host_look(const struct device_look *l)
{
	int64_t offset;

	return l->guards ? host_guards_intact(l->guards, &offset)
			 : !memcmp(l->a, l->b, l->bytes);
}

enum status device_look(struct device *dev, const struct device_look *looks, uint32_t n,
			uint32_t *first)
{
	if (dev->ops->look) {
		TRY(dev->ops->look(dev, looks, n, first));
		return STATUS_OK;
	}
	for (*first = 0; *first < n; ++*first)
		if (!host_look(&looks[*first]))
			break;
	return STATUS_OK;
}

MUST static enum status check_range(const struct device_mem *mem, size_t offset, size_t bytes)
{
	if (offset > mem->bytes || bytes > mem->bytes - offset)
		FAIL(INVALID, "bytes %zu to %zu of a buffer of %zu", offset, offset + bytes,
		     mem->bytes);
	return STATUS_OK;
}

enum status device_upload(struct device_mem *to, size_t offset, const void *from, size_t bytes)
{
	TRY(check_range(to, offset, bytes));
	return device_copy(to->dev, to->p + offset, from, bytes);
}

enum status device_download(const struct device_mem *from, size_t offset, void *to,
			    size_t bytes)
{
	TRY(check_range(from, offset, bytes));
	TRY(device_copy(from->dev, to, from->p + offset, bytes));
	return device_sync(from->dev);
}

enum status device_copy(struct device *dev, void *to, const void *from, size_t bytes)
{
	TRY(dev->ops->copy(dev, to, from, bytes));
	return STATUS_OK;
}

enum status device_fill(struct device *dev, void *to, int byte, size_t bytes)
{
	TRY(dev->ops->fill(dev, to, byte, bytes));
	return STATUS_OK;
}

enum status device_load(struct device *dev, const char *path, struct device_module **out)
{
	TRY(dev->ops->load(dev, path, out));
	return STATUS_OK;
}

/* A module knows its device by its first member, as a device knows its vtable. */
enum status device_lookup(struct device_module *module, const char *name, device_fn **out)
{
	struct device *dev = *(struct device **)module;

	TRY(dev->ops->lookup(module, name, out));
	return STATUS_OK;
}

void device_unload(struct device_module *module)
{
	if (module)
		(*(struct device **)module)->ops->unload(module);
}

enum status device_record(struct device *dev, const struct device_program *program,
			  void *const *const *sets, uint32_t nsets, uint32_t m,
			  struct device_replay **out)
{
	if (!nsets || !m)
		FAIL(INVALID, "%s: a replay of %u calls over %u sets", program->name, m, nsets);
	TRY(dev->ops->record(dev, program, sets, nsets, m, out));
	return STATUS_OK;
}

void device_replay_free(struct device_replay *replay)
{
	if (replay)
		(*(struct device **)replay)->ops->replay_free(replay);
}

enum status device_count(struct device *dev, struct device_replay *replay, uint32_t *kernels,
			 uint32_t *copies)
{
	if (dev->ops->count)
		TRY(dev->ops->count(replay, kernels, copies));
	else
		host_count(replay, kernels, copies);
	return STATUS_OK;
}

enum status device_launch(struct device *dev, struct device_replay *replay)
{
	TRY(dev->ops->launch(dev, replay));
	return STATUS_OK;
}

enum status device_mark(struct device *dev, struct device_event *e)
{
	TRY(dev->ops->mark(dev, e));
	return STATUS_OK;
}

enum status device_interval(struct device *dev, const struct device_event *a,
			    const struct device_event *b, double *ns)
{
	TRY(dev->ops->interval(dev, a, b, ns));
	return STATUS_OK;
}

enum status device_sync(struct device *dev)
{
	TRY(dev->ops->sync(dev));
	return STATUS_OK;
}

enum status device_gate_close(struct device *dev)
{
	if (dev->ops->gate_close)
		TRY(dev->ops->gate_close(dev));
	return STATUS_OK;
}

enum status device_gate_open(struct device *dev, bool *by_itself)
{
	*by_itself = false;
	if (dev->ops->gate_open)
		TRY(dev->ops->gate_open(dev, by_itself));
	return STATUS_OK;
}

void device_barrier(struct device *dev)
{
	if (dev->ops->barrier)
		dev->ops->barrier(dev);
}

void *device_stream(struct device *dev)
{
	return dev->ops->stream ? dev->ops->stream(dev) : NULL;
}

void device_set_busy(struct device *dev, bool is_busy)
{
	if (dev->ops->set_busy)
		dev->ops->set_busy(dev, is_busy);
}

enum status device_read(struct device *dev, struct device_reading *out)
{
	TRY(dev->ops->read(dev, out));
	return STATUS_OK;
}

int64_t device_now_ns(struct device *dev)
{
	return dev->ops->now_ns ? dev->ops->now_ns(dev) : clock_ns();
}

void device_pause_ns(struct device *dev, int64_t ns)
{
	struct timespec t = {.tv_sec = ns / 1000000000, .tv_nsec = ns % 1000000000};

	if (dev->ops->pause_ns)
		dev->ops->pause_ns(dev, ns);
	else
		while (nanosleep(&t, &t))
			;
}
