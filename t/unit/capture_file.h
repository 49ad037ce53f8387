/* Capture directories made on the spot, for tests of merging. */
#ifndef CAPTURE_FILE_H
#define CAPTURE_FILE_H

#include "base/file.h"
#include "base/sha256.h"
#include "unit.h"

/* A folder below the working folder that is not there yet. */
static inline const char *capture_fresh(struct arena *a, const char *name)
{
	const char *dir = arena_printf(a, "merge_%s", name);

	assert_int_equal(file_remove_tree(dir), STATUS_OK);
	return dir;
}

static inline void capture_put(struct arena *a, const char *dir, const char *name,
			       const char *text)
{
	assert_int_equal(file_mkdirs(dir), STATUS_OK);
	assert_int_equal(file_write(path_join(a, dir, name), str_of(text)), STATUS_OK);
}

/* Graph number i of the capture: params and inputs as text and sidecar have them. */
static inline void capture_graph(struct arena *a, const char *dir, int i, const char *params,
				 const char *inputs, const char *body)
{
	const char *name = arena_printf(a, "full_graph_%03d", i);
	const char *text = arena_printf(a,
					"class GraphModule(torch.nn.Module):\n"
					"    def forward(self, %s):\n%s",
					params, body);
	char hash[SHA256_HEX + 1];

	sha256_hex(str_of(text), hash);
	capture_put(a, dir, arena_printf(a, "%s.py", name), text);
	capture_put(a, dir, arena_printf(a, "%s.meta.json", name),
		    arena_printf(a,
				 "{\"schema\": 1, \"graph\": \"%s\", \"text\": \"%s\", "
				 "\"kind\": \"inference\", \"execs\": 3, \"kernels\": 2, "
				 "\"inputs\": [%s], \"outputs\": [], \"attrs\": {}, "
				 "\"groups\": [], \"ops\": {\"aten.mm.default\": {\"fuse\": "
				 "false, \"why\": \"flops\"}}, \"nodes\": {}, \"symbols\": {}, "
				 "\"guards\": []}\n",
				 name, hash, inputs));
}

static inline void capture_index(struct arena *a, const char *dir, const char *model, int n)
{
	struct buf b = buf_new(a);

	for (int i = 0; i < n; i++)
		buf_printf(&b, "%s\"full_graph_%03d\"", i ? ", " : "", i);
	capture_put(a, dir, "index.json",
		    arena_printf(a,
				 "{\"schema\": 1, \"model\": \"%s\", \"status\": \"ok\", "
				 "\"stage\": null, \"reason\": null, \"graphs\": [" STR_FMT
				 "]}\n",
				 model, STR_ARG(buf_view(&b))));
}

/* One graph: relu, a product, then `last` of it ("exp"), or nothing. */
static inline const char *capture_one(struct arena *a, const char *name, const char *model,
				      const char *first, const char *last)
{
	const char *dir = capture_fresh(a, name), *t = "f32[8, 8][8, 1]cuda:0";
	const char *tail = last ? arena_printf(a,
					       "        u: \"%s\" = torch.ops.aten.%s.default("
					       "m)\n        return (u,)\n",
					       t, last)
				: "        return (m,)\n";

	capture_graph(a, dir, 0, arena_printf(a, "x: \"%s\"", t),
		      "[\"f32\", [8, 8], {\"n\": \"x\"}]",
		      arena_printf(a,
				   "        r: \"%s\" = torch.ops.aten.%s.default(x)\n"
				   "        m: \"%s\" = torch.ops.aten.mm.default(r, r)\n%s",
				   t, first, t, tail));
	capture_index(a, dir, model, 1);
	return dir;
}

#endif
