/* A comparison as CSV: one header, one row a point. */
#include "report/compare_int.h"
#include "report/page.h"

static void put_cell(struct buf *b, bool is_first, const struct cell *c)
{
	switch (c->kind) {
	case CELL_NONE:
		csv_field(b, is_first, STR(""));
		return;
	case CELL_TEXT:
		csv_field(b, is_first, str_of(c->s));
		return;
	case CELL_NUMBER:
		csv_f64(b, is_first, c->v);
		return;
	case CELL_COUNT:
		csv_int(b, is_first, c->i);
		return;
	case CELL_FLAG:
		csv_field(b, is_first, c->i ? STR("true") : STR("false"));
		return;
	}
}

void compare_csv(struct buf *b, const struct comparison *c)
{
	struct cell cells[POINT_COLUMNS];

	for (int k = 0; k < POINT_COLUMNS; k++)
		csv_field(b, !k, str_of(point_columns[k]));
	csv_end(b);
	for (uint32_t i = 0; i < c->set.n; i++) {
		point_cells(c, i, cells);
		for (int k = 0; k < POINT_COLUMNS; k++)
			put_cell(b, !k, &cells[k]);
		csv_end(b);
	}
}
