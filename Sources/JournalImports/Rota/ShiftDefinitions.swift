import JournalModel
import JournalReaders

/// What words of a rota mean, as a person says it: `N=night 21:00-07:00`, `RC=rest`, `C=day 07:00-11:00,
/// 16:00-20:00`.
package enum ShiftDefinitions {
  /// Reads a word with its meaning; `nil` for what is none.
  package static func definition(_ text: String) -> ShiftTable.Definition? {
    guard let sign = text.utf8.lastIndex(of: UInt8(ascii: "=")) else { return nil }
    return definition(
      of: text[..<sign].trimmedBlanks, text[text.utf8.index(after: sign)...].trimmedBlanks)
  }

  /// Reads a meaning, perhaps with hours, of a word.
  package static func definition(of word: String, _ text: String) -> ShiftTable.Definition? {
    guard !word.isEmpty, let type = ShiftType(named: word) else { return nil }
    let digit = text.firstIndex { $0.isNumber } ?? text.endIndex
    guard let meaning = ShiftMeaning(named: text[..<digit].trimmedBlanks) else { return nil }
    guard digit < text.endIndex else { return ShiftTable.Definition(word: type, meaning: meaning) }
    if let spans = ClockSpan.list(said: String(text[digit...]), mayLastADay: meaning == .onCall) {
      return ShiftTable.Definition(word: type, meaning: meaning, spans: spans)
    }
    // Behind the hours may stand what is without pay.
    return ShiftTable.Definition(word: type, meaning: text)
  }
}
