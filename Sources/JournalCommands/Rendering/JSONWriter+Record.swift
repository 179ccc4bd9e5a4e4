import JournalModel
import JournalTerminal

extension Record: JSONValue {
  package func write(to json: inout JSONWriter) { json.record(self) }

  /// Identity and day, then the keys that the file has, in the order of ``Key``.
  package var fields: Fields { Fields { $0.fields(of: self) } }

  /// The key `extra`: the keys that the journal gives no meaning to, where there are some.
  package var extraIfAny: Fields { Fields { $0.extraIfAny(extra) } }
}

extension Value: JSONValue {
  package func write(to json: inout JSONWriter) { json.value(self, depth: 0) }
}

extension JSONWriter {
  /// Writes a record as an object; see ``fields(of:)``.
  ///
  /// - Parameter more: writes further fields.
  package mutating func record(_ record: Record, _ more: (inout JSONWriter) -> Void = { _ in }) {
    object { json in
      json.fields(of: record)
      more(&json)
      json.extraIfAny(record.extra)
    }
  }

  /// Writes identity and day of a record, then the keys that its file has, in the order of ``Key``.
  package mutating func fields(of record: Record) {
    field("id", record.id)
    field("path", record.path)
    field("kind", record.kind.name)
    // A person is of no day: what the index sorts by is when the file changed.
    if record.kind != .person { field("date", record.date.iso) }
    field("at", record.at?.iso)
    if record.isSealed { field("sealed", true) }
    for key in Key.allCases where record.keys.contains(key) && ![.kind, .date, .at].contains(key) {
      field(key, of: record)
      if key == .tags, !record.inlineTags.isEmpty { field("inlineTags", record.inlineTags) }
    }
    let saysPrivacy = record.isPrivate || record.extra.contains { Privacy.isKey($0.key) }
    if saysPrivacy, !record.isSealed { field("private", record.isPrivate) }
    for own in record.extra { if let number = own.value.number, isOwn(own) { field(own.key, number) } }
  }

  private mutating func field(_ key: Key, of record: Record) {
    // What has a writer of its own makes no value on the way.
    switch key.shape {
    case .text: field(key.name, record[text: key])
    case .list: field(key.name, record[list: key])
    default:
      guard let value = record[key] else { return }
      self.key(key.name)
      self.value(value, depth: 0)
    }
  }

  /// Writes the key `extra`: the keys that the journal gives no meaning to.
  package mutating func extra(_ fields: [Value.Field]) {
    key("extra")
    map(fields.filter { !hasMeaning($0) }, depth: 0)
  }

  package mutating func extraIfAny(_ fields: [Value.Field]) {
    if fields.contains(where: { !hasMeaning($0) }) { extra(fields) }
  }

  private func hasMeaning(_ field: Value.Field) -> Bool { isOwn(field) || Privacy.isKey(field.key) }

  /// From now on the scales of a journal's own are keys of its records.
  package mutating func adopt(_ scales: [Scale]) {
    for scale in scales.own { ownKeys[scale.name] = scale.range }
  }

  /// Whether a key is one of the journal's own scales, with a value of it.
  private func isOwn(_ field: Value.Field) -> Bool {
    guard !ownKeys.isEmpty, let range = ownKeys[field.key], let number = field.value.number else {
      return false
    }
    return range.contains(number)
  }

  private mutating func map(_ fields: [Value.Field], depth: Int) {
    object { json in
      for field in fields {
        json.key(field.key)
        json.value(field.value, depth: depth + 1)
      }
    }
  }

  /// Writes a value of a file. Beyond 64 levels, deeper than any file that a person understands, `null`
  /// stands for what follows.
  fileprivate mutating func value(_ value: Value, depth: Int) {
    guard depth <= 64 else { return null() }
    switch value {
    case .null: null()
    case .bool(let truth): bool(truth)
    case .int(let number): self.number(number)
    case .float(let number): self.number(number)
    case .string(let text): string(text)
    case .list(let items): list(items) { $0.value($1, depth: depth + 1) }
    case .map(let fields): map(fields, depth: depth)
    }
  }
}
