import JournalIndex
import JournalModel
import JournalStore

/// What tells a journal from others without naming anybody: the profile's `id`, which is random, else a sum
/// over its first record.
package struct JournalIdentity: Hashable, Sendable {
  /// Letters and digits.
  package let text: String

  package init(_ journal: Journal) {
    let own = journal.profile.identifier
    let letters = (own ?? "").unicodeScalars.filter {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
    }
    if !letters.isEmpty {
      text = String(String.UnicodeScalarView(letters.prefix(64)))
      return
    }
    text = String(SHA256.hexadecimal(of: Array(JournalIdentity.firstID(in: journal).utf8)).prefix(16))
  }

  /// The first id among those of the first day; only its records are made.
  private static func firstID(in journal: Journal) -> String {
    var query = Query()
    query.sort = Sort(by: .date, ascending: true)
    query.limit = 1
    guard let day = journal.records(matching: query).records.first?.date else { return "" }
    (query.from, query.until, query.limit) = (day, day, nil)
    return journal.records(matching: query).records.filter { $0.date == day }.map(\.id).min() ?? ""
  }

  /// What identifies an event of a day; it names neither the person nor the ward.
  package func uid(_ day: CivilDay, _ number: Int, _ word: String) -> String {
    "\(day.iso)-\(number)-\(word)@\(text)"
  }
}
