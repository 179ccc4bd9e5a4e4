// What Swift alone can't tell of a program: what is said when it is built, and the words that it was started with.
#ifndef C_PROGRAM_FACTS_H
#define C_PROGRAM_FACTS_H

/// The commit that a release was built from, 40 hexadecimal digits; NULL where nobody said it.
const char *_Nullable program_commit(void);

/// How many words the program was started with, its own name among them; 0 where the system doesn't hand them over.
///
/// Swift's `CommandLine` reads `/proc` on Linux, and has no words where that can't be opened: `delete x` would then be
/// taken for a command line without a word.
int program_word_count(void);

/// A word that the program was started with; NULL beyond the last.
const char *_Nullable program_word(int index);

#endif
