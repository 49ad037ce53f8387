/* What a calibration of a GPU depends on (the facts) and what is only noted beside it. */
#include "device/cuda_int.h"

#include <stdio.h>
#include <string.h>

enum { FACTS = 9, NOTES = 4 };

static const char *number(struct arena *a, bool is_known, double v, const char *unit)
{
	return is_known ? arena_printf(a, "%.0f %s", v, unit) : "unknown";
}

static const char *max_clock(struct cuda *c, int which)
{
	const struct nvml_device *d = &c->nvml;
	unsigned int mhz = 0;
	bool is_known = d->n && d->n->nvmlDeviceGetMaxClockInfo &&
			!d->n->nvmlDeviceGetMaxClockInfo(d->physical, which, &mhz);

	return number(&c->arena, is_known, mhz, "MHz");
}

static const char *power_limit(struct cuda *c)
{
	const struct nvml_device *d = &c->nvml;
	unsigned int mw = 0;
	bool is_known = d->n && d->n->nvmlDeviceGetEnforcedPowerLimit &&
			!d->n->nvmlDeviceGetEnforcedPowerLimit(d->physical, &mw);

	return number(&c->arena, is_known, mw / 1000.0, "W");
}

/* Of a device that NVML does not know, it says nothing either. */
static const char *driver_version(struct cuda *c)
{
	const char *text = c->nvml.n ? nvml_driver_version(&c->arena) : "";

	return *text ? text : "unknown";
}

static const char *mig_profile(const struct cuda *c)
{
	const char *at = strstr(c->found.name, " MIG ");

	return at ? at + 5 : "none";
}

enum status cuda_facts(struct cuda *c)
{
	struct device_fact *facts = arena_array(&c->arena, struct device_fact, FACTS);
	struct device_fact *notes = arena_array(&c->arena, struct device_fact, NOTES);
	int api = 0, ecc = 0, bits = 0;
	uint32_t n = 0;

	CUDA_TRY(&c->dev, c->cu, cuDriverGetVersion, &api);
	CUDA_TRY(&c->dev, c->cu, cuDeviceGetAttribute, &ecc, CUDA_ATTR_ECC, c->found.handle);
	CUDA_TRY(&c->dev, c->cu, cuDeviceGetAttribute, &bits, CUDA_ATTR_BUS_BITS,
		 c->found.handle);
	facts[n++] = (struct device_fact){
		"api", arena_printf(&c->arena, "%d.%d", api / 1000, api % 1000 / 10)};
	facts[n++] = (struct device_fact){"arch", c->dev.info.arch};
	if (c->clocks) /* free ones are as they were when nobody could lock any */
		facts[n++] = (struct device_fact){
			"clock_locks",
			arena_printf(&c->arena, "%s", *c->clocks ? c->clocks : "max")};
	facts[n++] = (struct device_fact){"driver", driver_version(c)};
	facts[n++] = (struct device_fact){"ecc", ecc ? "on" : "off"};
	facts[n++] = (struct device_fact){"max_mem", max_clock(c, NVML_CLOCK_MEM)};
	facts[n++] = (struct device_fact){"max_sm", max_clock(c, NVML_CLOCK_SM)};
	facts[n++] = (struct device_fact){"mig", mig_profile(c)};
	facts[n++] = (struct device_fact){"power_limit", power_limit(c)};
	notes[0] = (struct device_fact){"bus", arena_printf(&c->arena, "%d bits", bits)};
	notes[1] = (struct device_fact){"nvml", c->nvml.n ? "yes" : "no"};
	notes[2] = (struct device_fact){"pci", c->found.pci};
	notes[3] = (struct device_fact){"sms", arena_printf(&c->arena, "%d", c->dev.info.sms)};
	c->dev.info.facts = facts;
	c->dev.info.nfacts = n;
	c->dev.info.notes = notes;
	c->dev.info.nnotes = NOTES;
	return STATUS_OK;
}
