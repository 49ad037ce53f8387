/* Scalar functions that several families use. */
#include "base/half.h"
#include "op/fn_int.h"

#define BLOCK(name, t, ctype, ...)                                                       \
	static void name##_##t(size_t n, const void *const *in, void *out, int m, int k) \
	{                                                                                \
		const ctype *pa = in[0], *pb = in[1], *pc = in[2];                       \
		ctype *po = out;                                                         \
		(void)m, (void)k;                                                        \
		for (size_t i = 0; i < n; i++) {                                         \
			const ctype a = pa[i], b = pb[i], c = pc[i];                     \
			(void)c;                                                         \
			po[i] = __VA_ARGS__;                                             \
		}                                                                        \
	}
#define BLOCK1(name, t, ctype, ...)                                                      \
	static void name##_##t(size_t n, const void *const *in, void *out, int m, int k) \
	{                                                                                \
		const ctype *pa = in[0];                                                 \
		ctype *po = out;                                                         \
		(void)k;                                                                 \
		for (size_t i = 0; i < n; i++) {                                         \
			const ctype a = pa[i];                                           \
			po[i] = __VA_ARGS__;                                             \
		}                                                                        \
	}
#define FLOATS(name, ...)                     \
	BLOCK(name, f32, float, __VA_ARGS__)  \
	BLOCK(name, f64, double, __VA_ARGS__) \
	const struct kir_fn fn_##name = {     \
		#name, #__VA_ARGS__, {[KT_F32] = name##_f32, [KT_F64] = name##_f64}};

FLOATS(div, a / b)
FLOATS(muladd, a + c * b)
FLOATS(sqdiff, (a - b) * (a - b))

/* m: 0 bf16, 1 f16, 2 f8e4m3fn, 3 f8e5m2 */
#define ROUNDED(m, a)                                                \
	((m) == 0   ? bf16_to_f32(bf16_from_f32((float)(a)))         \
	 : (m) == 1 ? f16_to_f32(f16_from_f32((float)(a)))           \
	 : (m) == 2 ? f8e4m3fn_to_f32(f8e4m3fn_from_f32((float)(a))) \
		    : f8e5m2_to_f32(f8e5m2_from_f32((float)(a))))
BLOCK1(round, f32, float, ROUNDED(m, a))
BLOCK1(round, f64, double, (double)ROUNDED(m, a))
const struct kir_fn fn_round = {"round",
				"m == 0 ? bf16_to_f32(bf16_from_f32((float)(a))) : m == 1 ? "
				"f16_to_f32(f16_from_f32((float)(a))) : m == 2 ? "
				"f8e4m3fn_to_f32(f8e4m3fn_from_f32((float)(a))) : "
				"f8e5m2_to_f32(f8e5m2_from_f32((float)(a)))",
				{[KT_F32] = round_f32, [KT_F64] = round_f64}};

BLOCK(mul, f32, float, a *b)
BLOCK(mul, f64, double, a *b)
BLOCK(mul, i64, int64_t, (int64_t)((uint64_t)a *(uint64_t)b))
const struct kir_fn fn_mul = {
	"mul", "s_mul(a, b)", {[KT_I64] = mul_i64, [KT_F32] = mul_f32, [KT_F64] = mul_f64}};

kx fn_call(struct kir *k, const struct kir_fn *fn, enum ktype t, const kx *args, uint32_t nargs)
{
	struct kcall call = {fn, t, t, 0, 0};

	return kx_call(k, &call, args, nargs);
}
