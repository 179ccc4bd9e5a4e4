import JournalModel

/// What a message is given for one of its variables.
package enum MessageValue {
  /// A text, which is taken as it is.
  case text(String)
  /// A number, with its thousands apart; it selects by its digits and its plural category.
  case number(Int)
  /// A number with its noun: `3 shifts`; it selects as the number does.
  case count(Int, Noun)
  /// A day, with its year where that is not today's.
  case day(CivilDay, CivilDay)
  /// Another message, by its name.
  case message(String)
  /// A text that stands for one of a few cases, and selects by the case's name.
  case choice(String, String)

  package static func of(_ text: String) -> MessageValue { .text(text) }

  package static func of(_ number: some BinaryInteger) -> MessageValue { .number(Int(clamping: number)) }
}
