/* --format, --json, -o. */
#include "cli/output.h"

#include "base/file.h"
#include "cli/cli.h"

#include <argp.h>
#include <stdio.h>
#include <string.h>

/* Beside the keys of any command: argp gives a child those that it declares. */
enum { OPT_FORMAT = CMD_OPT + 512, OPT_JSON };

static error_t parse(int key, char *arg, struct argp_state *state)
{
	static const char *const names[OUTPUT_FORMATS] = {"text", "md", "json", "csv"};
	struct output_options *o = state->input;

	switch (key) {
	case OPT_FORMAT:
		for (int i = 0; i < OUTPUT_FORMATS; i++)
			if (!strcmp(arg, names[i])) {
				o->format = (enum output_format)i;
				return 0;
			}
		if (o->has_v3 && !strcmp(arg, "v3")) {
			o->format = OUTPUT_V3;
			return 0;
		}
		argp_error(state, "--format: text, md, json%s csv%s is wanted: %s",
			   o->has_v3 ? "," : " or", o->has_v3 ? " or v3" : "", arg);
		return 0;
	case OPT_JSON:
		o->format = OUTPUT_JSON;
		return 0;
	case 'o':
		o->path = arg;
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

static const struct argp_option rows[] = {
	{"format", OPT_FORMAT, "F", 0, "text, md, json or csv, of kernels also v3 (text)", 0},
	{"json", OPT_JSON, NULL, 0, "As --format json", 0},
	{"output", 'o', "FILE", 0, "Write there, atomically, instead of to stdout", 0},
	{0}};

const struct argp output_argp = {rows, parse, NULL, NULL, NULL, NULL, NULL};

enum status output_check(const struct output_options *o)
{
	return o->path ? file_check_writable(o->path) : STATUS_OK;
}

enum status output_write(const struct output_options *o, struct str text)
{
	if (o->path)
		return file_write_named(o->path, text);
	fwrite(text.p, 1, text.n, stdout);
	return STATUS_OK;
}
