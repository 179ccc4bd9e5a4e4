#include "CSHA256.h"

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
static const uint32_t k[64] = {
  0x428A2F98, 0x71374491, 0xB5C0FBCF, 0xE9B5DBA5, 0x3956C25B, 0x59F111F1, 0x923F82A4, 0xAB1C5ED5,
  0xD807AA98, 0x12835B01, 0x243185BE, 0x550C7DC3, 0x72BE5D74, 0x80DEB1FE, 0x9BDC06A7, 0xC19BF174,
  0xE49B69C1, 0xEFBE4786, 0x0FC19DC6, 0x240CA1CC, 0x2DE92C6F, 0x4A7484AA, 0x5CB0A9DC, 0x76F988DA,
  0x983E5152, 0xA831C66D, 0xB00327C8, 0xBF597FC7, 0xC6E00BF3, 0xD5A79147, 0x06CA6351, 0x14292967,
  0x27B70A85, 0x2E1B2138, 0x4D2C6DFC, 0x53380D13, 0x650A7354, 0x766A0ABB, 0x81C2C92E, 0x92722C85,
  0xA2BFE8A1, 0xA81A664B, 0xC24B8B70, 0xC76C51A3, 0xD192E819, 0xD6990624, 0xF40E3585, 0x106AA070,
  0x19A4C116, 0x1E376C08, 0x2748774C, 0x34B0BCB5, 0x391C0CB3, 0x4ED8AA4A, 0x5B9CCA4F, 0x682E6FF3,
  0x748F82EE, 0x78A5636F, 0x84C87814, 0x8CC70208, 0x90BEFFFA, 0xA4506CEB, 0xBEF9A3F7, 0xC67178F2,
};

static uint32_t rotate(uint32_t word, int count) { return word >> count | word << (32 - count); }

// The names of the variables are those of the standard.
static void mix_plainly(uint32_t state[8], const uint8_t *block, size_t count) {
  for (; count > 0; count--, block += 64) {
    uint32_t w[64];
    for (int t = 0; t < 16; t++) {
      w[t] = (uint32_t)block[4 * t] << 24 | (uint32_t)block[4 * t + 1] << 16 | (uint32_t)block[4 * t + 2] << 8
        | block[4 * t + 3];
    }
    for (int t = 16; t < 64; t++) {
      uint32_t s0 = rotate(w[t - 15], 7) ^ rotate(w[t - 15], 18) ^ w[t - 15] >> 3;
      uint32_t s1 = rotate(w[t - 2], 17) ^ rotate(w[t - 2], 19) ^ w[t - 2] >> 10;
      w[t] = w[t - 16] + s0 + w[t - 7] + s1;
    }
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
    uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
#pragma unroll 8
    for (int t = 0; t < 64; t++) {
      uint32_t t1 = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + (g ^ (e & (f ^ g))) + k[t] + w[t];
      uint32_t t2 = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) | (c & (a | b)));
      h = g, g = f, f = e, e = d + t1, d = c, c = b, b = a, a = t1 + t2;
    }
    state[0] += a, state[1] += b, state[2] += c, state[3] += d;
    state[4] += e, state[5] += f, state[6] += g, state[7] += h;
  }
}

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>

static int has_instructions(void) {
  unsigned a, b, c, d;
  if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_SSSE3) || !(c & bit_SSE4_1)) return 0;
  return __get_cpuid_count(7, 0, &a, &b, &c, &d) && b & bit_SHA;
}

// - Source: Intel, "New Instructions Supporting the Secure Hash Algorithm", 2013; they have the state as ABEF and CDGH.
__attribute__((target("sha,ssse3,sse4.1")))
static void mix_with_instructions(uint32_t state[8], const uint8_t *block, size_t count) {
  const __m128i order = _mm_set_epi64x(0x0C0D0E0F08090A0B, 0x0405060700010203);
  __m128i low = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xB1);
  __m128i high = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1B);
  __m128i abef = _mm_alignr_epi8(low, high, 8), cdgh = _mm_blend_epi16(high, low, 0xF0);
  for (; count > 0; count--, block += 64) {
    __m128i old_abef = abef, old_cdgh = cdgh, w[4];
    for (int i = 0; i < 4; i++) {
      w[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)block + i), order);
    }
#pragma unroll
    for (int i = 0; i < 16; i++) {
      __m128i sum = _mm_add_epi32(w[i & 3], _mm_loadu_si128((const __m128i *)k + i));
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0E));
      if (i >= 12) continue;
      __m128i last = w[(i + 3) & 3];
      __m128i next = _mm_sha256msg1_epu32(w[i & 3], w[(i + 1) & 3]);
      next = _mm_add_epi32(next, _mm_alignr_epi8(last, w[(i + 2) & 3], 4));
      w[i & 3] = _mm_sha256msg2_epu32(next, last);
    }
    abef = _mm_add_epi32(abef, old_abef), cdgh = _mm_add_epi32(cdgh, old_cdgh);
  }
  low = _mm_shuffle_epi32(abef, 0x1B), high = _mm_shuffle_epi32(cdgh, 0xB1);
  _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(low, high, 0xF0));
  _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(high, low, 8));
}
#endif

void sha256_mix(uint32_t state[_Nonnull 8], const void *_Nonnull blocks, size_t count) {
#if defined(__x86_64__)
  // Asked once: the answer takes longer than a block. Two threads that ask at once get the same.
  static _Atomic int known = -1;
  if (known < 0) known = has_instructions();
  if (known) return mix_with_instructions(state, blocks, count);
#endif
  mix_plainly(state, blocks, count);
}
