// The named character references of HTML5 that end in a semicolon, sorted by the bytes of their names.
//
// Source: the table of named character references in the HTML standard, section 13.5.
#ifndef C_ENTITIES_H
#define C_ENTITIES_H

#include <stddef.h>

/// Bytes that stay where they are as long as the program runs.
typedef struct {
  const unsigned char *_Nonnull start;
  size_t count;
} entity_bytes;

/// Each is a name, its one or two code points in hexadecimal, and a semicolon; line breaks mean nothing.
entity_bytes entity_table(void);

#endif
