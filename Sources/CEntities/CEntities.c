#include "CEntities.h"

// The compilers that are asked for all know it.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char entities[] = {
#embed "entities.txt"
};

entity_bytes entity_table(void) { return (entity_bytes){entities, sizeof entities}; }
