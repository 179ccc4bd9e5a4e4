/// The shape of a civil date at the start of a text: four digits, one or two, one or two, with hyphens.
///
/// - Source: yaml.org/type/timestamp.
enum DateShape {
  /// The offset after the date; `nil` where the text starts otherwise.
  static func end(in text: TextBytes) -> Int? {
    guard unsafe text.afterDigits(from: 0) == 4, let month = unsafe part(in: text, at: 4) else { return nil }
    return unsafe part(in: text, at: month)
  }

  /// The offset after a hyphen at `start` and one or two digits.
  private static func part(in text: TextBytes, at start: Int) -> Int? {
    guard start < text.count, unsafe text[start] == UInt8(ascii: "-") else { return nil }
    let end = unsafe text.afterDigits(from: start + 1)
    return (2...3).contains(end - start) ? end : nil
  }
}
