import JournalKit
import JournalModel
import JournalStore
import JournalTerminal

/// A line that somebody lays out: text with names in braces, such as `{days}`; `{{` and `}}` stand for
/// braces.
///
/// A format that begins with `{{"` makes JSON: within quotes values are escaped, outside of them they are
/// written as JSON values. In any other, `\t` and `\n` stand for a tab and a line end.
package struct LineFormat: Sendable {
  /// Where a value stands: in plain text, in a text of JSON, or as a value of JSON.
  private enum Place { case plain, quoted, value }

  private enum Part: Sendable {
    case text(String)
    case field(String, Place)
  }

  private var parts: [Part] = []
  /// The names in braces, in order.
  package var names: [String] {
    parts.compactMap { if case .field(let name, _) = $0 { name } else { nil } }
  }

  /// Reads a format.
  ///
  /// - Returns: `nil` where a brace is not closed.
  package init?(_ format: String) {
    let isJSON = LineFormat.isJSON(format)
    var rest = Substring(format)
    var (text, isQuoted) = ("", false)
    while let next = rest.popFirst() {
      switch (next, rest.first) {
      case ("{", "{"), ("}", "}"): text.append(rest.removeFirst())
      case ("\\", let letter?) where !isJSON && "tn\\".contains(letter):
        text.append(letter == "t" ? "\t" : letter == "n" ? "\n" : letter)
        rest.removeFirst()
      case ("\\", let escaped?) where isJSON:
        text.append(next)
        text.append(escaped)
        rest.removeFirst()
      case ("{", _):
        guard let end = rest.firstIndex(of: "}") else { return nil }
        parts.append(.text(Sanitizer.escaped(text)))
        parts.append(.field(String(rest[..<end]), isQuoted ? .quoted : isJSON ? .value : .plain))
        rest = rest[rest.index(after: end)...]
        text = ""
      default:
        if isJSON, next == "\"" { isQuoted.toggle() }
        text.append(next)
      }
    }
    parts.append(.text(Sanitizer.escaped(text)))
  }

  private static func isJSON(_ format: String) -> Bool {
    var rest = format.drop { $0.isWhitespace }
    if rest.first == "[" { rest = rest.dropFirst().drop { $0.isWhitespace } }
    return rest.hasPrefix("{{") && rest.dropFirst(2).first { !$0.isWhitespace } == "\""
  }

  /// The line, with the values that `value` has for names; `–` stands for what is not known, in JSON nothing
  /// between quotes and `null` for a value.
  package func line(_ value: (String) -> Value?) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .field(let name, let place): LineFormat.text(of: value(name), place)
      }
    }.joined()
  }

  private static func text(of value: Value?, _ place: Place) -> String {
    var json = JSONWriter()
    switch place {
    case .plain: return Sanitizer.line(plain(value))
    case .quoted: json.string(plain(value, unknown: ""))
    case .value: (value ?? .null).write(to: &json)
    }
    let text = String(decoding: json.line, as: UTF8.self)
    return place == .quoted ? String(text.dropFirst().dropLast()) : text
  }

  private static func plain(_ value: Value?, unknown: String = "–") -> String {
    guard let texts = value?.texts, !texts.isEmpty else { return unknown }
    return texts.joined(separator: ", ")
  }
}

/// A line for each record of a list: text with names of keys in braces, such as `{title}`.
struct ListFormat: Sendable {
  /// What can be told of every record, beside the keys that its file has.
  private enum Field: String, CaseIterable {
    case id, path, kind, date, at, time, created, modified, isPrivate = "private"
  }

  private let format: LineFormat

  /// Reads a format; throws where a brace is not closed.
  init(_ format: String) throws(CommandError) {
    guard let read = LineFormat(format) else { throw ListFormat.wrong(format, nearest: nil) }
    self.format = read
  }

  var keys: [String] { format.names.filter { Field(rawValue: $0) == nil } }

  /// Refuses a name that is only nearly that of a key: every line would say that it is not known.
  func check(in journal: Journal) throws(CommandError) {
    let words = FilterWords(journal)
    for name in keys where Key(named: name) == nil {
      if !name.contains(where: \.isLetter) { throw ListFormat.wrong("{\(name)}", nearest: nil) }
      if let nearest = words.nearest(toOwnKey: name) {
        throw ListFormat.wrong("{\(name)}", nearest: "{\(nearest)}")
      }
    }
  }

  private static func wrong(_ found: String, nearest: String?) -> CommandError {
    let names = Field.allCases.map(\.rawValue) + ["title", "mood", "tags", "shift"]
    return .usage(
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
