/*
 * Work on a point's data where it lies, on a GPU: making inputs, going through outputs.
 *
 * This text follows half.h, philox.h, prelude.h, the two tables of enumerators,
 * inputs_values.h and compare_values.h.  It keeps to what is C as well, so that a test can
 * compile it for the host and hold it against what the host does (t/unit/test_near.c).
 */
#ifdef __CUDACC_RTC__
#define KERNEL extern "C" __global__ void
#define EACH(i, n)                                                                        \
	for (int64_t i = (int64_t)blockIdx.x * blockDim.x + threadIdx.x; i < (n);         \
	     i += (int64_t)gridDim.x * blockDim.x)
#define LANES(i, n) for (int i = threadIdx.x; i < (n); i += blockDim.x)
#define SHARED      __shared__
#define SYNC()      __syncthreads()
#define LANE        threadIdx.x
#define BLOCK       blockIdx.x
#define WIDTH       NEAR_THREADS
#define ADD(p, v)   atomicAdd((unsigned long long *)(p), (unsigned long long)(v))
#define MAX(p, v)   atomicMax((unsigned long long *)(p), (unsigned long long)(v))
#define MIN(p, v)   atomicMin((unsigned long long *)(p), (unsigned long long)(v))
#define COUNT(p)    atomicAdd((unsigned *)(p), 1u) /* the hardware's own, where 64 bits loop */
#define WORD(p)     (*(const uint64_t *)(p))
#endif

enum { NEAR_THREADS = 256, NEAR_BLOCKS = 1056, NEAR_WINDOW = 256 };

/* Element i of floats, as a double. */
VALUE_FN double near_f64(uint32_t dtype, const void *p, int64_t i)
{
	switch (dtype) {
	case DTYPE_f64:
		return ((const double *)p)[i];
	case DTYPE_f32:
		return (double)((const float *)p)[i];
	case DTYPE_f16:
		return (double)f16_to_f32(((const uint16_t *)p)[i]);
	case DTYPE_bf16:
		return (double)bf16_to_f32(((const uint16_t *)p)[i]);
	case DTYPE_f8e4m3fn:
		return (double)f8e4m3fn_to_f32(((const uint8_t *)p)[i]);
	default:
		return (double)f8e5m2_to_f32(((const uint8_t *)p)[i]);
	}
}

/* `size` bytes as a number without sign; a part of a word ends in zeros. */
VALUE_FN uint64_t near_word(const char *p, int64_t size)
{
	uint64_t u = 0;

	for (int64_t i = 0; i < size; i++)
		u |= (uint64_t)(uint8_t)p[i] << (8 * i);
	return u;
}

/* ---- inputs ---- */

/* n elements side by side. */
KERNEL gpu_fill(char *to, const struct recipe *r, int64_t n)
{
	EACH (i, n)
		recipe_put(r, (uint64_t)i, to + i * (int64_t)r->size);
}

/* The n elements of a tensor, each at its place. */
KERNEL gpu_fill_places(char *to, const struct recipe *r, int64_t n)
{
	EACH (i, n)
		recipe_put(r, (uint64_t)i, to + recipe_place(r, (uint64_t)i) * (int64_t)r->size);
}

/* ---- strided to row-major ---- */

/* Element i of the tensor of r, bit for bit. */
KERNEL gpu_rows(const char *from, char *to, const struct recipe *r, int64_t n)
{
	EACH (i, n) {
		const char *at = from + recipe_place(r, (uint64_t)i) * (int64_t)r->size;

		recipe_put_bits(near_word(at, r->size), r->size, to + i * (int64_t)r->size);
	}
}

/* The same of floats, in fp64. */
KERNEL gpu_wide_rows(const char *from, double *to, const struct recipe *r, int64_t n)
{
	EACH (i, n)
		to[i] = near_f64(r->dtype, from, recipe_place(r, (uint64_t)i));
}

/* ---- errors of base ---- */

/* Counts and largest errors by the exponent of r, the sum of squares by block.  What nearly all
 * values have is counted within the block: 2^-192 to 2^63, and zero. */
KERNEL gpu_errors(const double *r, const void *base, uint64_t *worst, uint64_t *count,
		   double *squares, uint64_t *finite, int64_t n, int64_t dtype)
{
	SHARED uint64_t usual_worst[NEAR_WINDOW + 1], founds[NEAR_THREADS];
	SHARED uint32_t usual_count[NEAR_WINDOW + 1];
	SHARED double sums[NEAR_THREADS];
	const int first = COMPARE_ZERO - 192;
	double sum = 0;
	uint64_t found = 0;

	LANES (i, NEAR_WINDOW + 1) {
		usual_worst[i] = 0;
		usual_count[i] = 0;
	}
	SYNC();
	EACH (i, n) {
		double v = r[i], b = near_f64((uint32_t)dtype, base, i);

		if (!compare_is_finite(v))
			continue;
		sum += v * v;
		found++;
		if (!compare_is_finite(b))
			continue;
		int bin = compare_bin(v), at = bin ? bin - first : NEAR_WINDOW;
		uint64_t d = compare_bits(fabs(b - v));
		bool is_usual = at >= 0 && at <= NEAR_WINDOW && (bin == 0 || at < NEAR_WINDOW);
		uint64_t *w = is_usual ? &usual_worst[at] : &worst[bin];

		if (is_usual)
			COUNT(&usual_count[at]);
		else
			ADD(&count[bin], 1);
		if (d > *w)
			MAX(w, d);
	}
	sums[LANE] = sum;
	founds[LANE] = found;
	SYNC();
	LANES (i, NEAR_WINDOW + 1) {
		int bin = i == NEAR_WINDOW ? 0 : first + i;

		if (usual_count[i]) {
			ADD(&count[bin], usual_count[i]);
			MAX(&worst[bin], usual_worst[i]);
		}
	}
	if (LANE == 0) {
		for (int i = 1; i < WIDTH; i++) {
			sum += sums[i];
			found += founds[i];
		}
		squares[BLOCK] = sum;
		if (found)
			ADD(finite, found);
	}
}

/* out[0]: ambiguous elements. */
KERNEL gpu_doubts(const double *r, const double *own, const struct tolerance *t, uint64_t *out,
		  int64_t n)
{
	uint64_t ambiguous = 0;

	EACH (i, n)
		ambiguous += compare_is_finite(r[i]) &&
			     fabs(r[i] - own[i]) > compare_tol(t, r[i]);
	if (ambiguous)
		ADD(&out[0], ambiguous);
}

/* ---- comparison ---- */

VALUE_FN struct compare_finding near_find(const double *r, const void *base, const double *own,
					  const void *x, const struct tolerance *t, int64_t i,
					  uint32_t dtype, double constant)
{
	double got = x ? near_f64(dtype, x, i) : constant;

	return compare_element(t, got, near_f64(dtype, base, i), r[i], own ? own + i : 0);
}

/* out: wrong, of another kind, either, bits of the largest ratio; [5]: unproved. */
KERNEL gpu_floats(const double *r, const void *base, const double *own, const void *x,
		   const struct tolerance *t, uint64_t *out, int64_t n, int64_t dtype,
		   int64_t constant)
{
	uint64_t wrong = 0, kind = 0, either = 0, unproved = 0, worst = 0;

	EACH (i, n) {
		struct compare_finding f =
			near_find(r, base, own, x, t, i, (uint32_t)dtype,
				  compare_of_bits((uint64_t)constant));
		uint64_t ratio = f.ratio < 0 ? 0 : compare_bits(f.ratio);

		wrong += f.is_wrong;
		kind += f.is_other_kind;
		either += f.is_either;
		unproved += f.is_unproved;
		worst = ratio > worst ? ratio : worst;
	}
	if (wrong)
		ADD(&out[0], wrong);
	if (kind)
		ADD(&out[1], kind);
	if (either)
		ADD(&out[2], either);
	if (unproved)
		ADD(&out[5], unproved);
	if (worst > out[3])
		MAX(&out[3], worst);
}

/* out[4]: the first element whose ratio is out[3]. */
KERNEL gpu_first(const double *r, const void *base, const double *own, const void *x,
		  const struct tolerance *t, uint64_t *out, int64_t n, int64_t dtype,
		  int64_t constant)
{
	EACH (i, n) {
		struct compare_finding f =
			near_find(r, base, own, x, t, i, (uint32_t)dtype,
				  compare_of_bits((uint64_t)constant));

		if (f.ratio >= 0 && compare_bits(f.ratio) == out[3])
			MIN(&out[4], i);
	}
}

/* out: elements that differ, the first of them.  constant: the low bytes of it. */
KERNEL gpu_ints(const char *base, const char *own, const char *x, uint64_t *out, int64_t n,
		 int64_t size, int64_t constant, int64_t is_bool)
{
	uint64_t wrong = 0, all = size < 8 ? ((uint64_t)1 << (8 * size)) - 1 : ~(uint64_t)0;

	EACH (i, n) {
		uint64_t got = x ? near_word(x + i * size, size) : (uint64_t)constant & all;
		uint64_t want = near_word(base + i * size, size);
		uint64_t may = own ? near_word(own + i * size, size) : want;

		if (is_bool ? !got != !want && !got != !may : got != want && got != may) {
			wrong++;
			MIN(&out[1], i);
		}
	}
	if (wrong)
		ADD(&out[0], wrong);
}

/* ---- what needs no reference ---- */

/* out[0]: the first element that holds byte p throughout in x and q in y. */
KERNEL gpu_unwritten(const char *x, const char *y, uint64_t *out, int64_t n, int64_t size,
		      int64_t p, int64_t q)
{
	EACH (i, n) {
		bool is_kept = true;

		for (int64_t b = i * size; b < (i + 1) * size; b++)
			is_kept = is_kept && (uint8_t)x[b] == p && (uint8_t)y[b] == q;
		if (is_kept)
			MIN(&out[0], i);
	}
}

/* out[0]: bits of the largest difference of x and y that is a number. */
KERNEL gpu_spread(const void *x, const void *y, uint64_t *out, int64_t n, int64_t dtype)
{
	uint64_t worst = 0;

	EACH (i, n) {
		double d = fabs(near_f64((uint32_t)dtype, x, i) -
				near_f64((uint32_t)dtype, y, i));

		if (d == d && compare_bits(d) > worst)
			worst = compare_bits(d);
	}
	if (worst)
		MAX(&out[0], worst);
}

/* out[0]: the first element where b is not a + 1. */
KERNEL gpu_plus_one(const float *a, const float *b, uint64_t *out, int64_t n)
{
	EACH (i, n)
		if (b[i] != a[i] + 1.0f)
			MIN(&out[0], i);
}

/* Of a word and its place: Steele, Lea and Flood's SplitMix64 (OOPSLA 2014). */
VALUE_FN uint64_t near_mixed(uint64_t word, int64_t place)
{
	uint64_t z = word + (uint64_t)(place + 1) * 0x9E3779B97F4A7C15u;

	z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
	z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
	return z ^ (z >> 31);
}

/* out[0] += a sum over all words that each of their bits takes part in.  p begins on a word's
 * boundary. */
KERNEL gpu_digest(const char *p, uint64_t *out, int64_t bytes)
{
	SHARED uint64_t sums[NEAR_THREADS];
	int64_t words = bytes / 8, rest = bytes % 8;
	uint64_t sum = 0;

	EACH (i, words)
		sum += near_mixed(WORD(p + 8 * i), i);
	sums[LANE] = sum;
	SYNC();
	if (LANE == 0) {
		for (int i = 1; i < WIDTH; i++)
			sum += sums[i];
		if (BLOCK == 0 && rest)
			sum += near_mixed(near_word(p + 8 * words, rest), words);
		if (sum)
			ADD(&out[0], sum);
	}
}
