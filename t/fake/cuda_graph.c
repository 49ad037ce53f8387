/* The fake's modules and launches: kernels by name, chains of nodes. */
#include "cuda_fake.h"

#include <stdlib.h>
#include <string.h>

/* ---- modules: text in which kernels are named ---- */

struct CUmod_st {
	char *text;
};

CUresult cuModuleLoadData(CUmodule *out, const void *image)
{
	ENTER(cuModuleLoadData);
	if (!strstr(image, "KERNEL") && !strstr(image, ".entry"))
		return 200;
	*out = fake_object(sizeof(**out));
	(*out)->text = strdup(image);
	return 0;
}

CUresult cuModuleUnload(CUmodule module)
{
	free(module->text);
	fake_gone(module);
	return 0;
}

CUresult cuModuleGetFunction(CUfunction *out, CUmodule module, const char *name)
{
	const struct kernel *k = kernel_known(name);

	ENTER(cuModuleGetFunction);
	if (!k || !strstr(module->text, k->stem))
		return 500;
	*out = (CUfunction)(uintptr_t)k;
	return 0;
}

CUresult cuFuncSetAttribute(CUfunction f, CUfunction_attribute which, int value)
{
	(void)f;
	(void)which;
	(void)value;
	ENTER(cuFuncSetAttribute);
	return 0;
}

/* ---- launches ---- */

struct CUgraphNode_st {
	const struct kernel *kernel; /* NULL: empty, or a graph */
	CUgraph child;               /* its own copy */
	uint64_t params[PARAMS_MAX];
	int nparams;
	CUgraphNode next;
};

struct CUgraph_st {
	CUgraphNode first, last;
	size_t n;
};

struct CUgraphExec_st {
	struct CUgraphNode_st *nodes;
	size_t n;
};

static int params_of(const struct kernel *k)
{
	return k->arrays ? k->arrays + 1 : k->nparams;
}

static double kernel_ns(const struct CUgraphNode_st *node)
{
	double ns = 0;

	if (!node->kernel)
		return 0;
	if (node->kernel->step_ns > 0)
		return node->kernel->step_ns * (double)node->params[node->nparams - 1];
	for (int i = 0; i < node->kernel->arrays; i++)
		ns += fake_touch_ns(node->params[i],
				    (long long)node->params[node->nparams - 1] * 4);
	return ns > fake.s_ns ? ns : fake.s_ns;
}

/* The gate's is the one that does nothing and is waited for. */
CUresult cuLaunchKernel(CUfunction f, unsigned int gx, unsigned int gy, unsigned int gz,
			unsigned int bx, unsigned int by, unsigned int bz, unsigned int shared,
			CUstream stream, void **params, void **extra)
{
	const struct kernel *k = (const struct kernel *)(const void *)f;
	struct CUgraphNode_st node = {.kernel = k, .nparams = params_of(k)};

	(void)gx, (void)gy, (void)gz, (void)bx, (void)by, (void)bz, (void)shared;
	(void)stream, (void)extra;
	ENTER(cuLaunchKernel);
	if (k->is_gate) {
		fake_gate();
		return 0;
	}
	for (int i = 0; i < node.nparams; i++)
		memcpy(&node.params[i], params[i], 8);
	fake_begin();
	fake_now_ns += fake.d1_ns - fake.e0_ns - fake.s_ns + kernel_ns(&node);
	if (k->run)
		k->run(node.params);
	return 0;
}

CUresult cuGraphCreate(CUgraph *out, unsigned int flags)
{
	(void)flags;
	ENTER(cuGraphCreate);
	*out = fake_object(sizeof(**out));
	return 0;
}

CUresult cuGraphDestroy(CUgraph graph)
{
	for (CUgraphNode node = graph->first, next; node; node = next) {
		next = node->next;
		if (node->child)
			cuGraphDestroy(node->child);
		free(node);
	}
	fake_gone(graph);
	return 0;
}

static CUgraphNode append(CUgraph graph)
{
	CUgraphNode node = calloc(1, sizeof(*node));

	if (!node)
		abort();
	if (graph->last)
		graph->last->next = node;
	else
		graph->first = node;
	graph->last = node;
	graph->n++;
	return node;
}

CUresult cuGraphAddKernelNode_v2(CUgraphNode *out, CUgraph graph, const CUgraphNode *after,
				 size_t n, const CUDA_KERNEL_NODE_PARAMS *params)
{
	(void)after;
	ENTER(cuGraphAddKernelNode_v2);
	if (n != (graph->last != NULL) || params->grid[0] < 1 || params->block[0] < 1)
		return 1; /* a chain, or nothing */
	CUgraphNode node = append(graph);

	node->kernel = (const struct kernel *)(const void *)params->func;
	node->nparams = params_of(node->kernel);
	for (int i = 0; i < node->nparams; i++)
		memcpy(&node->params[i], params->params[i], 8);
	*out = node;
	return 0;
}

CUresult cuGraphAddEmptyNode(CUgraphNode *out, CUgraph graph, const CUgraphNode *after,
			     size_t n)
{
	(void)after;
	(void)n;
	ENTER(cuGraphAddEmptyNode);
	*out = append(graph);
	return 0;
}

static CUgraph copy_of(CUgraph graph)
{
	CUgraph out = fake_object(sizeof(*out));

	for (CUgraphNode node = graph->first; node; node = node->next) {
		CUgraphNode to = append(out), next = to->next;

		*to = *node;
		to->next = next;
		to->child = node->child ? copy_of(node->child) : NULL;
	}
	return out;
}

CUresult cuGraphAddChildGraphNode(CUgraphNode *out, CUgraph graph, const CUgraphNode *after,
				  size_t n, CUgraph child)
{
	(void)after;
	ENTER(cuGraphAddChildGraphNode);
	if (n != (graph->last != NULL))
		return 1; /* a chain, or nothing */
	*out = append(graph);
	(*out)->child = copy_of(child);
	return 0;
}

CUresult cuGraphChildGraphNodeGetGraph(CUgraphNode node, CUgraph *out)
{
	ENTER(cuGraphChildGraphNodeGetGraph);
	*out = node->child;
	return node->child ? 0 : 1;
}

CUresult cuGraphGetNodes(CUgraph graph, CUgraphNode *nodes, size_t *n)
{
	size_t i = 0;

	ENTER(cuGraphGetNodes);
	for (CUgraphNode node = graph->first; nodes && node && i < *n; node = node->next)
		nodes[i++] = node;
	*n = graph->n;
	return 0;
}

CUresult cuGraphNodeGetType(CUgraphNode node, CUgraphNodeType *type)
{
	ENTER(cuGraphNodeGetType);
	*type = node->kernel  ? CUDA_NODE_KERNEL
		: node->child ? CUDA_NODE_GRAPH
			      : CUDA_NODE_EMPTY;
	return 0;
}

static size_t leaves(CUgraph graph)
{
	size_t n = 0;

	for (CUgraphNode node = graph->first; node; node = node->next)
		n += node->child ? leaves(node->child) : 1;
	return n;
}

static void flatten(CUgraphExec exec, CUgraph graph)
{
	for (CUgraphNode node = graph->first; node; node = node->next)
		if (node->child)
			flatten(exec, node->child);
		else
			exec->nodes[exec->n++] = *node;
}

CUresult cuGraphInstantiateWithFlags(CUgraphExec *out, CUgraph graph, unsigned long long flags)
{
	(void)flags;
	ENTER(cuGraphInstantiateWithFlags);
	*out = fake_object(sizeof(**out));
	(*out)->nodes = calloc(leaves(graph) + 1, sizeof(*(*out)->nodes));
	flatten(*out, graph);
	return 0;
}

CUresult cuGraphExecDestroy(CUgraphExec exec)
{
	free(exec->nodes);
	fake_gone(exec);
	return 0;
}

CUresult cuGraphUpload(CUgraphExec exec, CUstream stream)
{
	(void)exec;
	(void)stream;
	ENTER(cuGraphUpload);
	return 0;
}

CUresult cuGraphLaunch(CUgraphExec exec, CUstream stream)
{
	(void)stream;
	ENTER(cuGraphLaunch);
	fake_begin();
	fake_now_ns += fake.c_ns - fake.e0_ns;
	for (size_t i = 0; i < exec->n; i++) {
		const struct CUgraphNode_st *node = &exec->nodes[i];

		if (node->kernel && node->kernel->run)
			node->kernel->run(node->params);
		fake_now_ns += kernel_ns(node);
	}
	return 0;
}
