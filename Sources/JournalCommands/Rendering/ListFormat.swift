import CommandKit
import JournalKit
import JournalModel
import JournalStore

/// A line for each record of a list: text with names of keys in braces, such as `{title}`.
struct ListFormat: Sendable {
  /// What can be told of every record, beside the keys that its file has.
  private enum Field: String, CaseIterable {
    case id, path, kind, date, at, time, created, modified, isPrivate = "private"
  }

  private let format: LineFormat

  /// Reads a format; throws where a brace is not closed.
  init(_ format: String) throws(UsageError) {
    guard let read = LineFormat(format) else { throw ListFormat.wrong(format, nearest: nil) }
    self.format = read
  }

  /// The names that are those of keys.
  var keys: [String] { format.names.filter { Field(rawValue: $0) == nil } }

  /// Refuses a name that is only nearly that of a key: every line would say that it is not known.
  func check(in journal: Journal) throws(CommandError) {
    let words = FilterWords(journal)
    for name in keys where Key(named: name) == nil {
      if !name.contains(where: \.isLetter) { throw .usage(ListFormat.wrong("{\(name)}", nearest: nil)) }
      if let nearest = words.nearest(toOwnKey: name) {
        throw .usage(ListFormat.wrong("{\(name)}", nearest: "{\(nearest)}"))
      }
    }
  }

  private static func wrong(_ found: String, nearest: String?) -> UsageError {
    let names = Field.allCases.map(\.rawValue) + ["title", "mood", "tags", "shift"]
    return UsageError(
      .wrongValue(
        name: Option.format.flag, found: found, expected: .oneOf(names.map { "{\($0)}" }), nearest: nearest))
  }

  /// The line of a record of a journal; what it does not have is `–`.
  func line(_ record: Record, in journal: Journal) -> String {
    format.line { name in
      switch Field(rawValue: name) {
      case .id: .string(record.id)
      case .path: .string(record.path)
      case .time: record.at.map { .string($0.local.time.iso) }
      case .isPrivate: .bool(record.isPrivate)
      case .created: journal.created(record).iso.map { .string($0) }
      case .modified: journal.modified(record)?.iso.map { .string($0) }
      case .kind, .date, .at, nil: ListFormat.value(of: name, in: record)
      }
    }
  }

  private static func value(of name: String, in record: Record) -> Value? {
    let stated: [Key] = [.kind, .date, .at, .favorite]
    if let key = Key(named: name), record.keys.contains(key) || stated.contains(key) { return record[key] }
    // A key that means nothing in the kind of the record is one of the person's own.
    return record.extra.first { $0.key == name }?.value
      ?? record.extra.first { Folding.areAlike($0.key, name) }?.value
  }
}
