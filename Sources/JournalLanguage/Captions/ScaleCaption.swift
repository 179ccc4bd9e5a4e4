/// A question, an answer or a sentence about a new scale of the person's own.
public enum ScaleCaption: String, CaseIterable, Hashable, Sendable {
  /// What the scale is named, and how to answer.
  case name, nameHint
  /// What is shown for it.
  case label
  /// Its lowest and highest value, how to answer, and what can't be one.
  case range, rangeHint, wrongRange
  /// When it is asked for; a scale that is never.
  case asked, never
  /// Which values are good news.
  case good, high, low, neither
  /// A name that can't be one.
  case wrongName
}
