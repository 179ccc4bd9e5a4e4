// What is known of a program only when it is built; Package.swift says it.
#ifndef C_BUILD_FACTS_H
#define C_BUILD_FACTS_H

/// The commit that a release was built from, 40 hexadecimal digits; NULL where nobody said it.
const char *_Nullable build_commit(void);

#endif
