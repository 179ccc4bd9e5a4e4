/// Words that stand before, between and behind a day, a time or a mood in a sentence, in the languages of the
/// program: the lines of `Templates/words/joints.txt`.
package enum Joints {
  private static let lines = NamedWords("joints")

  /// The words of a line, to look one up.
  package static func index(_ name: String) -> WordIndex { WordIndex([lines[name]]) }

  /// The words of a line in its order: of two that begin alike the longer is first.
  package static func list(_ name: String) -> [String] { lines[name].split(separator: ",").map(String.init) }
}
