import CTemplates
import JournalModel

/// A page of the handbook for people: the files of `examples/handbook`, which `help TOPIC` shows.
enum HandbookPage: String, CaseIterable {
  /// The files and their keys.
  case format
  /// Two devices, git, Syncthing, what a merge decides.
  case sync
  /// The form, the inbox, calendars that keep up.
  case phone
  /// Encryption, forgetting, what others could read.
  case atRest = "at-rest"
  /// Which language is spoken, read and written.
  case languages
  /// Plans, hours, rests, limits, holidays, the countdown.
  case shifts

  /// The page that words name: `at-rest`, `at rest`, `AT REST`.
  init?(_ words: [String]) {
    self.init(rawValue: words.map { Folding.folded($0) }.joined(separator: "-"))
  }

  static var topics: [String] { allCases.map(\.rawValue) }

  /// The page, as it stands in its file.
  var text: String { String(embedded: "handbook/\(rawValue).md") }
}

extension String {
  /// The text of a file that stands in the program.
  init(embedded path: String) {
    let file = unsafe path.withCString { unsafe template_named($0) }
    let bytes = unsafe UnsafeBufferPointer(start: file.start, count: file.start == nil ? 0 : file.count)
    self = unsafe String(decoding: bytes, as: UTF8.self)
  }
}
