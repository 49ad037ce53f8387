#ifndef REPORT_COMPARE_INT_H
#define REPORT_COMPARE_INT_H

#include "report/compare.h"

enum point_column {
	POINT_KEY,
	POINT_NAME,
	POINT_LABEL,
	POINT_AXIS,
	POINT_BASE_US,
	POINT_HEAD_US,
	POINT_DELTA_PCT,
	POINT_DELTA_LO_PCT,
	POINT_DELTA_HI_PCT,
	POINT_D,
	POINT_SE,
	POINT_NU,
	POINT_P,
	POINT_P_ADJ,
	POINT_VERDICT,
	POINT_REASON,
	POINT_CLASS,
	POINT_BASE_CAUSE,
	POINT_HEAD_CAUSE,
	POINT_BASE_LAUNCHES,
	POINT_HEAD_LAUNCHES,
	POINT_SAME_CODE,
	POINT_PROCESSES,
	POINT_ROUNDS,
	POINT_AT_FLOOR,
	POINT_N_MODELS,
	POINT_TOP_MODEL,
	POINT_TOP_MODEL_PCT,
	POINT_COLUMNS
};
extern const char *const point_columns[POINT_COLUMNS];

enum cell_kind { CELL_NONE, CELL_TEXT, CELL_NUMBER, CELL_COUNT, CELL_FLAG };

struct cell {
	enum cell_kind kind;
	const char *s;
	double v;
	int64_t i;
};
void point_cells(const struct comparison *c, uint32_t i, struct cell out[POINT_COLUMNS]);

#endif
