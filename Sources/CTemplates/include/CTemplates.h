// The files of `Templates/`, and the handbook of `examples/`, as they are, inside the program.
#ifndef C_TEMPLATES_H
#define C_TEMPLATES_H

#include <stddef.h>

/// The bytes of a file; they stay where they are as long as the program runs.
typedef struct {
  const unsigned char *_Nullable start;
  size_t count;
} template_file;

/// A file by its path below `Templates/`, or a page of the handbook: `entry.md`, `texts/fr.ftl`,
/// `handbook/sync.md`; without bytes where there is none.
template_file template_named(const char *_Nonnull path);

#endif
