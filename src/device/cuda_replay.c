/*
 * Modules, and replays: a replay of m calls is one executable graph, a chain of kernel nodes
 * built by hand, so that what it holds is known and a launch is one call of the driver.  What
 * is asked for without a graph is in cuda_direct.c.
 */
#include "base/file.h"
#include "device/cuda_int.h"

#include <stdlib.h>
#include <string.h>

enum { IMAGE_MAX = 256 << 20, SHARED_FREE = 48 << 10 };

struct cuda_module {
	struct device *dev;
	CUmodule handle;
	char *path;
};

struct cuda_replay {
	struct device *dev;
	CUgraph graph;
	CUgraphExec exec;
	struct cuda_direct *direct; /* in the place of both; NULL: a graph */
};

_Static_assert(offsetof(struct cuda_module, dev) == 0, "found by its first member");
_Static_assert(offsetof(struct cuda_replay, dev) == 0, "found by its first member");

static struct cuda_module *module_of(struct device_module *m)
{
	return (struct cuda_module *)m;
}

static struct cuda_replay *replay_of(struct device_replay *r)
{
	return (struct cuda_replay *)r;
}

enum status cuda_load(struct device *dev, const char *path, struct device_module **out)
{
	struct cuda *c = cuda_of(dev);
	struct arena a = {0};
	struct str image;
	CUmodule handle = NULL;
	enum status s = file_read(&a, path, IMAGE_MAX, &image);
	CUresult r = s ? CUDA_OK : c->cu->cuModuleLoadData(&handle, str_cstr(&a, image));

	arena_release(&a);
	TRY(s);
	if (r)
		TRY_CTX(cuda_tell(dev->info.id, "cuModuleLoadData", r), "while loading %s",
			path);
	struct cuda_module *m = host_zeroed(1, sizeof(*m));

	*m = (struct cuda_module){.dev = dev, .handle = handle, .path = strdup(path)};
	*out = (struct device_module *)m;
	return STATUS_OK;
}

enum status cuda_lookup(struct device_module *module, const char *name, device_fn **out)
{
	struct cuda_module *m = module_of(module);
	CUfunction f = NULL;
	CUresult r = cuda_of(m->dev)->cu->cuModuleGetFunction(&f, m->handle, name);

	if (r == CUDA_NOT_FOUND)
		FAIL(INVALID, "%s has no function %s", m->path, name);
	if (r)
		return cuda_tell(m->dev->info.id, "cuModuleGetFunction", r);
	_Static_assert(sizeof(f) == sizeof(*out), "a handle fits");
	memcpy(out, &f, sizeof(f));
	return STATUS_OK;
}

void cuda_unload(struct device_module *module)
{
	struct cuda_module *m = module_of(module);

	cuda_of(m->dev)->cu->cuModuleUnload(m->handle);
	free(m->path);
	free(m);
}

static unsigned int extent(uint32_t n)
{
	return n ? n : 1;
}

/* Where each parameter's eight bytes are; the pointers among declared ones lie behind them. */
static void **list_params(const struct device_step *s, void *const *bufs)
{
	const struct device_grid *g = &s->grid;
	uint32_t n = g->args ? g->nargs : g->nbufs + g->nints;
	void **params = host_zeroed(2 * (size_t)n + 1, sizeof(*params)),
	     **pointers = params + n;

	for (uint32_t i = 0; i < n && !g->args; i++)
		params[i] = i < g->nbufs ? (void *)(uintptr_t)&bufs[s->first_buf + i]
					 : (void *)(uintptr_t)&s->ints[i - g->nbufs];
	for (uint32_t i = 0; i < n && g->args; i++) {
		const struct device_arg *arg = &g->args[i];

		if (!arg->is_int)
			pointers[i] = (char *)bufs[arg->at] + arg->offset_bytes;
		params[i] = arg->is_int ? (void *)(uintptr_t)&s->ints[arg->at] : &pointers[i];
	}
	return params;
}

void cuda_node_make(const struct device_step *s, void *const *bufs,
		    struct cuda_kernel_node *out)
{
	const struct device_grid *g = &s->grid;

	*out = (struct cuda_kernel_node){.shared_bytes = g->shared_bytes,
					 .params = list_params(s, bufs)};
	memcpy(&out->func, &s->fn, sizeof(out->func));
	for (int d = 0; d < 3; d++) {
		out->grid[d] = extent(g->blocks[d]);
		out->block[d] = extent(g->threads[d]);
	}
}

enum status cuda_node_allow(struct cuda *c, const struct cuda_kernel_node *k)
{
	if (k->shared_bytes > SHARED_FREE)
		CUDA_TRY(&c->dev, c->cu, cuFuncSetAttribute, k->func, CUDA_FUNC_SHARED_BYTES,
			 (int)k->shared_bytes);
	return STATUS_OK;
}

/* A kernel behind the node before it. */
MUST static enum status add_kernel(struct cuda *c, CUgraph graph, const struct device_step *s,
				   void *const *bufs, CUgraphNode *last)
{
	struct cuda_kernel_node node;
	CUgraphNode before = *last;

	cuda_node_make(s, bufs, &node);
	enum status st = cuda_node_allow(c, &node);
	CUresult r = st ? CUDA_OK
			: c->cu->cuGraphAddKernelNode_v2(last, graph, &before, before ? 1 : 0,
							 &node);

	free(node.params);
	TRY(st);
	return r ? cuda_tell(c->dev.info.id, "cuGraphAddKernelNode_v2", r) : STATUS_OK;
}

/* Graphs of another runtime, each a node that holds a copy of it. */
MUST static enum status add_captured(struct cuda *c, CUgraph graph,
				     const struct device_captured *p, uint32_t nsets,
				     uint32_t m)
{
	CUgraphNode before = NULL, node;

	for (uint32_t call = 0; call < m; call++, before = node)
		CUDA_TRY(&c->dev, c->cu, cuGraphAddChildGraphNode, &node, graph, &before,
			 before ? 1 : 0, p->graphs[call % nsets]);
	return STATUS_OK;
}

/* The m calls; an empty node stands for calls of no step. */
MUST static enum status add_calls(struct cuda *c, CUgraph graph, const struct device_program *p,
				  void *const *const *sets, uint32_t nsets, uint32_t m)
{
	CUgraphNode last = NULL;

	if (p->captured)
		return add_captured(c, graph, p->captured, nsets, m);
	for (uint32_t call = 0; call < m; call++)
		for (uint32_t i = 0; i < p->nsteps; i++)
			if (p->steps[i].fn)
				TRY(add_kernel(c, graph, &p->steps[i],
					       p->nbufs ? sets[call % nsets] : NULL, &last));
	if (!last)
		CUDA_TRY(&c->dev, c->cu, cuGraphAddEmptyNode, &last, graph, NULL, 0);
	return STATUS_OK;
}

/* Uploaded at once: the first launch is to cost what the others do. */
MUST static enum status make_executable(struct cuda *c, struct cuda_replay *r)
{
	CUDA_TRY(&c->dev, c->cu, cuGraphInstantiateWithFlags, &r->exec, r->graph, 0);
	CUDA_TRY(&c->dev, c->cu, cuGraphUpload, r->exec, c->stream);
	return STATUS_OK;
}

MUST static enum status make_graph(struct cuda *c, const struct device_program *program,
				   void *const *const *sets, uint32_t nsets, uint32_t m,
				   struct cuda_replay *r)
{
	CUDA_TRY(&c->dev, c->cu, cuGraphCreate, &r->graph, 0);
	TRY(add_calls(c, r->graph, program, sets, nsets, m));
	return make_executable(c, r);
}

enum status cuda_record(struct device *dev, const struct device_program *program,
			void *const *const *sets, uint32_t nsets, uint32_t m,
			struct device_replay **out)
{
	struct cuda *c = cuda_of(dev);
	struct cuda_replay *r = host_zeroed(1, sizeof(*r));

	*r = (struct cuda_replay){.dev = dev};
	enum status s = program->is_direct
				? cuda_direct_new(c, program, sets, nsets, m, &r->direct)
				: make_graph(c, program, sets, nsets, m, r);

	if (s) {
		cuda_replay_free((struct device_replay *)r);
		TRY_CTX(s, "while recording %u calls of %s", m, program->name);
	}
	*out = (struct device_replay *)r;
	return STATUS_OK;
}

void cuda_replay_free(struct device_replay *replay)
{
	struct cuda_replay *r = replay_of(replay);
	const struct cuda_driver *cu = cuda_of(r->dev)->cu;

	if (r->direct)
		cuda_direct_free(r->direct);
	if (r->exec)
		cu->cuGraphExecDestroy(r->exec);
	if (r->graph)
		cu->cuGraphDestroy(r->graph);
	free(r);
}

/* What is in a graph, and in the graphs that it holds, by the driver's node kinds. */
struct census {
	uint32_t kernels, copies;
	CUgraphNodeType alien; /* a kind that is not admitted; -1: none */
};

MUST static enum status take_census(struct cuda *c, CUgraph graph, struct census *out);

MUST static enum status count_node(struct cuda *c, CUgraphNode node, struct census *out)
{
	CUgraphNodeType type = -1;
	CUgraph child;

	CUDA_TRY(&c->dev, c->cu, cuGraphNodeGetType, node, &type);
	switch (type) {
	case CUDA_NODE_KERNEL:
		out->kernels++;
		return STATUS_OK;
	case CUDA_NODE_MEMCPY:
	case CUDA_NODE_MEMSET:
		out->copies++;
		return STATUS_OK;
	case CUDA_NODE_GRAPH:
		CUDA_TRY(&c->dev, c->cu, cuGraphChildGraphNodeGetGraph, node, &child);
		return take_census(c, child, out);
	case CUDA_NODE_EMPTY:
		return STATUS_OK;
	default:
		out->alien = type;
		return STATUS_OK;
	}
}

enum status take_census(struct cuda *c, CUgraph graph, struct census *out)
{
	size_t n = 0;

	CUDA_TRY(&c->dev, c->cu, cuGraphGetNodes, graph, NULL, &n);
	CUgraphNode *nodes = host_zeroed(n + 1, sizeof(*nodes));
	CUresult r = c->cu->cuGraphGetNodes(graph, nodes, &n);
	enum status s = r ? cuda_tell(c->dev.info.id, "cuGraphGetNodes", r) : STATUS_OK;

	for (size_t i = 0; !s && i < n; i++)
		s = count_node(c, nodes[i], out);
	free(nodes);
	return s;
}

enum status cuda_count(struct device_replay *replay, uint32_t *kernels, uint32_t *copies)
{
	struct cuda_replay *r = replay_of(replay);
	struct census found = {.alien = -1};

	if (r->direct)
		found.kernels = cuda_direct_kernels(r->direct);
	else
		TRY(take_census(cuda_of(r->dev), r->graph, &found));
	*kernels = found.kernels;
	*copies = found.copies;
	return STATUS_OK;
}

/* What waits for the host, allocates or branches would be timed with the kernels. */
enum status cuda_admit(struct device *dev, void *graph)
{
	struct census found = {.alien = -1};

	TRY(take_census(cuda_of(dev), graph, &found));
	if ((int)found.alien != -1)
		FAIL(UNSUPPORTED, "the captured graph has a node of the driver's kind %d",
		     (int)found.alien);
	return STATUS_OK;
}

enum status cuda_launch(struct device *dev, struct device_replay *replay)
{
	struct cuda *c = cuda_of(dev);
	const struct cuda_replay *r = replay_of(replay);

	if (r->direct)
		return cuda_direct_launch(c, r->direct);
	CUDA_TRY(dev, c->cu, cuGraphLaunch, r->exec, c->stream);
	return STATUS_OK;
}
