#include "CProgramFacts.h"

#include <stdlib.h>

const char *_Nullable program_commit(void) {
#ifdef BUILD_COMMIT
  return BUILD_COMMIT;
#else
  return 0;
#endif
}

static int count;
static char **words;

// glibc and macOS hand these to what runs before `main`; Musl does not.
#if defined(__GLIBC__) || defined(__APPLE__)
__attribute__((constructor)) static void keep_words(int argument_count, char **arguments) {
  count = argument_count;
  words = arguments;
}
#endif

int program_word_count(void) { return count; }

const char *_Nullable program_word(int index) { return index >= 0 && index < count ? words[index] : 0; }
