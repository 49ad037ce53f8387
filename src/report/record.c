/* Members that every benchmark record has. */
#include "report/record_int.h"

#include <string.h>

static void put_no_info(struct jsonw *w)
{
	jsonw_key(w, "extra_info");
	jsonw_open_inline(w, '{');
	jsonw_close(w, '}');
}

void record_put_device(struct jsonw *w, const char *device, const char *kind)
{
	bool is_gpu = device && (!strncmp(device, "GPU-", 4) || !strncmp(device, "MIG-", 4));
	bool is_short = is_gpu && kind && strncmp(kind, "NVIDIA ", 7) != 0;
	struct arena tmp = {0};

	jsonw_put_cstr(w, "device", is_gpu ? "cuda" : "cpu");
	jsonw_put_cstr(w, "arch",
		       !kind      ? "unknown"
		       : is_short ? arena_printf(&tmp, "NVIDIA %s", kind)
				  : kind);
	arena_release(&tmp);
}

void record_put_model(struct jsonw *w, const char *name, const char *type)
{
	jsonw_key(w, "model");
	jsonw_open(w, '{');
	jsonw_put_cstr(w, "name", name);
	jsonw_put_cstr(w, "type", type);
	jsonw_put_cstr(w, "backend", "inductor");
	jsonw_key(w, "origins");
	jsonw_open_inline(w, '[');
	jsonw_cstr(w, "pytorch");
	jsonw_close(w, ']');
	put_no_info(w);
	jsonw_close(w, '}');
}

void record_put_metric(struct jsonw *w, const char *name, double v, bool has_target)
{
	jsonw_key(w, "metric");
	jsonw_open(w, '{');
	jsonw_put_cstr(w, "name", name);
	jsonw_key(w, "benchmark_values");
	jsonw_open_inline(w, '[');
	jsonw_f64(w, v);
	jsonw_close(w, ']');
	if (has_target)
		jsonw_put_int(w, "target_value", 1);
	put_no_info(w);
	jsonw_close(w, '}');
}

void record_put_dependencies(struct jsonw *w, const char *versions)
{
	static const char *const names[] = {"torch", "triton"};
	json_auto_t *v = NULL;

	if (json_read_text(str_of(versions), "versions", &v))
		status_clear(); /* then none is known */
	jsonw_key(w, "dependencies");
	jsonw_open(w, '{');
	for (int i = 0; i < 2; i++) {
		const char *text = json_string_value(json_object_get(v, names[i]));

		if (!text)
			continue;
		jsonw_key(w, names[i]);
		jsonw_open_inline(w, '{');
		jsonw_put_cstr(w, "version", text);
		jsonw_close(w, '}');
	}
	jsonw_close(w, '}');
}
