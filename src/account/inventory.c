/* Adding up graphs to models. */
#include "account/inventory.h"

#include <string.h>

struct inventories inventories_new(struct arena *a)
{
	return (struct inventories){.arena = a, .points = map_new(a), .externs = map_new(a)};
}

static uint32_t number_of(struct map *m, struct arena *a, struct str key)
{
	uint64_t *at = map_find(m, key);

	if (at)
		return (uint32_t)*at;
	map_set(m, str_copy(a, key), m->n);
	return m->n - 1;
}

uint32_t inventories_point(struct inventories *all, struct str key)
{
	uint32_t id = number_of(&all->points, all->arena, key);

	if (id == all->point_marks.n)
		vec_push(&all->point_marks, all->arena, ((struct inventory_mark){0}));
	return id;
}

uint32_t inventories_extern(struct inventories *all, struct str key, struct str text)
{
	uint32_t id = number_of(&all->externs, all->arena, key);

	if (id == all->calls.n) {
		vec_push(&all->calls, all->arena, str_copy(all->arena, text));
		vec_push(&all->extern_marks, all->arena, ((struct inventory_mark){0}));
	}
	return id;
}

struct inventory *inventories_model(struct inventories *all, struct str model)
{
	struct inventory m = {.model = str_copy(all->arena, model)};

	vec_push(&all->models, all->arena, m);
	return &all->models.p[all->models.n - 1];
}

void inventory_add_error(struct inventories *all, struct inventory *m, const char *code,
			 struct str graph, struct str words)
{
	struct inventory_error e = {code, str_copy(all->arena, graph),
				    str_copy(all->arena, words)};

	vec_push(&m->errors, all->arena, e);
}

void inventory_add_use(struct inventories *all, struct inventory *m, bool is_extern,
		       uint32_t id, int64_t regions, int64_t n)
{
	uint32_t model = (uint32_t)(m - all->models.p) + 1;
	struct inventory_mark *mark =
		is_extern ? &all->extern_marks.p[id] : &all->point_marks.p[id];
	struct inventory_use u = {id, regions, n};

	if (mark->model == model) {
		struct inventory_use *known =
			is_extern ? &m->externs.p[mark->at] : &m->points.p[mark->at];

		known->regions += regions;
		known->n += n;
		return;
	}
	*mark = (struct inventory_mark){model, is_extern ? m->externs.n : m->points.n};
	if (is_extern)
		vec_push(&m->externs, all->arena, u);
	else
		vec_push(&m->points, all->arena, u);
}

static void add_kernels(struct inventory *m, int64_t execs, int64_t kernels)
{
	if (m->ngraphs == 1)
		m->kernels = 0;
	m->kernels =
		m->kernels < 0 || kernels < 0 || execs < 0 ? -1 : m->kernels + execs * kernels;
}

static void check_sum(struct inventories *all, struct inventory *m, struct str graph,
		      const struct graph_facts *f)
{
	int64_t sum = f->in_region + f->dangling + f->externs_called;
	struct arena tmp = {0};

	if (sum == f->calls)
		return;
	inventory_add_error(all, m, "sum", graph,
			    str_of(arena_printf(&tmp, "%lld of %lld calls are accounted for",
						(long long)sum, (long long)f->calls)));
	arena_release(&tmp);
}

void inventory_add_graph(struct inventories *all, struct inventory *m, struct str graph,
			 const struct graph_facts *f, int64_t execs)
{
	int64_t times = execs < 0 ? 1 : execs;
	uint32_t errors = m->errors.n;

	m->ngraphs++;
	m->is_regions_only = m->is_regions_only || execs < 0;
	m->launches += times;
	add_kernels(m, execs, f->kernels);
	for (uint32_t i = 0; i < f->points.n; i++)
		inventory_add_use(all, m, false, inventories_point(all, f->points.p[i].key),
				  f->points.p[i].count, f->points.p[i].count * times);
	for (uint32_t i = 0; i < f->externs.n; i++) {
		const struct facts_use *e = &f->externs.p[i];

		inventory_add_use(all, m, true, inventories_extern(all, e->key, e->text),
				  e->count, e->count * times);
	}
	for (uint32_t i = 0; i < f->errors.n; i++)
		inventory_add_error(all, m, f->errors.p[i].code, graph, f->errors.p[i].words);
	check_sum(all, m, graph, f);
	m->nbad += m->errors.n > errors;
}
