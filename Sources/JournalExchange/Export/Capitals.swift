extension String {
  /// The text with a capital at its beginning: a word of a sentence as a name of its own.
  var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
