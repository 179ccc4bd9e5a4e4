// The blocks of SHA-256: in C, since Swift has no way to the instructions that processors have for it.
#ifndef C_SHA256_H
#define C_SHA256_H

#include <stddef.h>
#include <stdint.h>

/// Mixes blocks of 64 bytes into a state, in the order in which they stand.
///
/// - Source: FIPS 180-4, section 6.2.2.
void sha256_mix(uint32_t state[_Nonnull 8], const void *_Nonnull blocks, size_t count);

#endif
