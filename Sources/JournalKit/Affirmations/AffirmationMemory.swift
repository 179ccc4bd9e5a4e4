import JournalFiles
import JournalModel
import JournalStore

/// Which affirmation was shown on the last day on which one was: so that it stays the day's, whatever is
/// added at noon.
///
/// A line in the state folder, `2026-11-20 en by-day resilience-3`; without such a folder nothing is
/// remembered.
struct AffirmationMemory {
  private let files: StateFiles?
  private let form: String

  private static let name = "affirmation"

  /// What was shown of a journal in a language, in an order.
  init(_ journal: Journal, language: Language, order: AffirmationOrder) {
    files = journal.stateFiles
    form = language.rawValue + " " + order.rawValue
  }

  /// The id that was shown on a day.
  func id(on day: CivilDay) -> String? {
    guard let bytes = files?.read(Self.name) else { return nil }
    let prefix = "\(day.iso) \(form) "
    let text = String(decoding: bytes.prefix(200), as: UTF8.self)
    return text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : nil
  }

  /// Remembers what is shown on a day.
  func remember(_ id: String, on day: CivilDay) {
    _ = files?.write(Array("\(day.iso) \(form) \(id)".utf8), as: Self.name)
  }
}
