/// The first twenty of some words; for what is left the words for so many more.
func listed(_ words: [String], more: (Int) -> String) -> String {
  let limit = 20
  // "1 more" takes the room of the one itself.
  guard words.count > limit + 1 else { return words.joined(separator: ", ") }
  return words.prefix(limit).joined(separator: ", ") + " " + more(words.count - limit)
}
