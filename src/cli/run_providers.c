/* Which providers a sweep asks, and what it tells them. */
#include "cli/run_options.h"
#include "device/gpu.h"
#include "provider/provider.h"

#include <stdio.h>
#include <string.h>

/* The provider, or the end of the process with what there is. */
static const struct provider *known(const struct argp_state *state, const char *name)
{
	const struct provider *p = NULL;
	char story[512];

	if (!provider_find(name, &p))
		return p;
	status_plain(story, sizeof(story), "; ");
	status_clear();
	argp_error(state, "%s", story);
	return p;
}

void run_judge_set(const struct argp_state *state, struct run_options *o, const char *arg)
{
	const struct provider *p = known(state, arg);

	if (p->flags & PROVIDER_ORACLE || !strcmp(arg, "null"))
		argp_error(state, "%s judges no oracle", arg);
	o->sweep.judge = arg;
}

void run_providers_add(const struct argp_state *state, struct run_options *o, char *list)
{
	char *save = NULL;

	if (!*list)
		argp_error(state, "--provider needs a name");
	for (char *p = strtok_r(list, ",", &save); p; p = strtok_r(NULL, ",", &save)) {
		uint32_t n = o->sweep.nproviders;

		/* "inductor:N=V,N=V": the comma was within a name */
		if (n && p != list && strchr(p, '=') && !strchr(p, ':') &&
		    strchr(o->providers[n - 1], ':')) {
			p[-1] = ',';
			continue;
		}
		for (uint32_t i = 0; i < o->sweep.nproviders; i++)
			if (!strcmp(o->providers[i], p))
				argp_error(state, "provider %s is named twice", p);
		if (o->sweep.nproviders == RUN_PROVIDERS_MAX)
			argp_error(state, "more than %d providers", RUN_PROVIDERS_MAX);
		if (!strcmp(p, "sol"))
			argp_error(state,
				   "sol is timed beside every program and not asked for");
		known(state, p);
		o->providers[o->sweep.nproviders++] = p;
	}
}

/* One N=V each time: V may hold commas only if it is given alone. */
void run_config_add(const struct argp_state *state, struct run_options *o, const char *arg)
{
	size_t n = strlen(o->config);

	if (!strchr(arg, '=') || *arg == '=')
		argp_error(state, "--inductor-config wants NAME=VALUE, not %s", arg);
	if (n + strlen(arg) + 2 > sizeof(o->config))
		argp_error(state, "more than %zu bytes of --inductor-config",
			   sizeof(o->config));
	snprintf(o->config + n, sizeof(o->config) - n, "%s%s", n ? "," : "", arg);
}

static bool is_null(const struct run_options *o)
{
	return !strncmp(o->devices[0], "null", 4);
}

/* On a GPU what Inductor makes, by default and by descent; on a processor what needs no torch.
 */
static void default_providers(struct run_options *o)
{
	struct sweep_opts *s = &o->sweep;

	if (o->kind == RUN_AB && !is_null(o)) {
		o->providers[s->nproviders++] = "inductor";
		return;
	}
	if (o->work == RUN_EXTERNS) { /* as Inductor calls them: torch's own */
		o->providers[s->nproviders++] = "eager";
		return;
	}
	if (o->work == RUN_KERNELS && !gpu_is_id(o->devices[0])) {
		o->providers[s->nproviders++] = is_null(o) ? "null" : "native";
		return;
	}
	o->providers[s->nproviders++] = "inductor";
	if (!o->has_no_cd)
		o->providers[s->nproviders++] = "inductor-cd";
}

/* Whether nobody computes anything: then there is nothing to compare. */
static bool computes_nothing(const struct run_options *o)
{
	for (uint32_t i = 0; i < o->sweep.nproviders; i++)
		if (strcmp(o->providers[i], "null"))
			return is_null(o);
	return true;
}

static bool is_asked(const struct run_options *o, const char *provider)
{
	for (uint32_t i = 0; i < o->sweep.nproviders; i++)
		if (!strcmp(o->providers[i], provider))
			return true;
	return false;
}

bool run_has_oracle(const struct run_options *o)
{
	return is_asked(o, "oracle");
}

/* The build that an oracle is held against: timed in the same sitting. */
static const char *judge_of(const struct run_options *o)
{
	if (o->sweep.judge)
		return o->sweep.judge;
	if (is_asked(o, "inductor-cd"))
		return "inductor-cd";
	return gpu_is_id(o->devices[0]) || is_asked(o, "inductor") ? "inductor" : "native";
}

/* Oracles are another workload: every point that has one, beside a judge if it is timed. */
static void settle_oracles(struct run_options *o, bool is_timed)
{
	struct sweep_opts *s = &o->sweep;

	s->plan.for_oracles = run_has_oracle(o);
	s->plan.is_gpu = gpu_is_id(o->devices[0]);
	s->judge = s->plan.for_oracles && is_timed ? judge_of(o) : "";
	if (*s->judge && !is_asked(o, s->judge) && s->nproviders < RUN_PROVIDERS_MAX)
		o->providers[s->nproviders++] = s->judge;
}

void run_providers_settle(struct run_options *o, bool is_timed)
{
	struct sweep_opts *s = &o->sweep;

	if (!s->nproviders)
		default_providers(o);
	settle_oracles(o, is_timed);
	s->providers = o->providers;
	s->inductor_config = o->config;
	s->is_checked = s->is_checked && !computes_nothing(o);
}
