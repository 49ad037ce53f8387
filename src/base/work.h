#ifndef BASE_WORK_H
#define BASE_WORK_H

/*
 * Arithmetic by kind: what a point needs of it (op/work.h), and how fast a device does it
 * (measure/rate.h).  A multiply-add is two operations; a special function (a root, an
 * exponential, a sine, … of f32) is one.
 */
enum work_kind { WORK_F32, WORK_F64, WORK_INT, WORK_SPECIAL, WORK_KINDS };

struct work {
	double n[WORK_KINDS]; /* operations; NAN: not known */
};

#endif
