#include "CProgramFacts.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

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

#if defined(__linux__)
// Before the start of Swift's runtime, which looks beside the program for one that prints backtraces and ends the
// process where it can't tell where that is: in a root without `/proc`. A path that is named is not looked for.
__attribute__((constructor(101))) static void run_without_proc(void) {
  char settings[512];
  const char *former = getenv("SWIFT_BACKTRACE");
  if (access("/proc/self/exe", F_OK) == 0) return;
  int length = snprintf(settings, sizeof settings, "%s%sswift-backtrace=/", former ? former : "enable=no",
                        former && !*former ? "" : ",");
  if (length > 0 && (size_t)length < sizeof settings) setenv("SWIFT_BACKTRACE", settings, 1);
}
#endif

int program_word_count(void) { return count; }

const char *_Nullable program_word(int index) { return index >= 0 && index < count ? words[index] : 0; }
