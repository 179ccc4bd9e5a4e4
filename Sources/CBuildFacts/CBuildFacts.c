#include "CBuildFacts.h"

const char *_Nullable build_commit(void) {
#ifdef BUILD_COMMIT
  return BUILD_COMMIT;
#else
  return 0;
#endif
}
