import JournalIndex
import JournalModel
import JournalStore

/// What tells a journal from others without naming anybody: the profile's `id`, which is random, else a sum
/// over its first record.
package struct JournalIdentity: Hashable, Sendable {
  /// Letters and digits.
  package let text: String

  /// The identity of a journal.
  package init(_ journal: Journal) {
    let own = journal.profile.identifier
    let letters = (own ?? "").unicodeScalars.filter {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
    }
    if !letters.isEmpty {
      text = String(String.UnicodeScalarView(letters.prefix(64)))
      return
    }
    let all = journal.records().records
    let first = all.min { ($0.date, $0.id) < ($1.date, $1.id) }
    text = String(SHA256.hexadecimal(of: Array((first?.id ?? "").utf8)).prefix(16))
  }

  /// What identifies an event of a day; it names neither the person nor the ward.
  package func uid(_ day: CivilDay, _ number: Int, _ word: String) -> String {
    "\(day.iso)-\(number)-\(word)@\(text)"
  }
}
