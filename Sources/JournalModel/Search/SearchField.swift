/// What a search looks through beside the body of a record.
package enum SearchField {
  /// What a match in a title, in a mood, a tag or another list, and elsewhere is worth.
  @inlinable package static var weights: (title: Int, list: Int, text: Int) { (8, 4, 1) }
  /// Places beyond this many in one text don't count: a long list of names is no better an answer.
  @inlinable package static var enough: Int { 10 }

  /// Calls `body` with the text and the weight of each field; `memory` is for those that must be put
  /// together.
  package static func forEach(
    in record: Record, _ memory: inout [UInt8], _ body: (UnsafeBufferPointer<UInt8>, _ weight: Int) -> Void
  ) {
    unsafe record.title?.withBytes { unsafe body($0, weights.title) }
    // A number is no word: who looks for 4 means no mood.
    if let mood = record.mood, mood.utf8.count > 1 { unsafe mood.withBytes { unsafe body($0, weights.list) } }
    for tag in record.tags { unsafe tag.withBytes { unsafe body($0, weights.list) } }
    for person in record.people { unsafe person.withBytes { unsafe body($0, weights.list) } }
    for highlight in record.highlights { unsafe highlight.withBytes { unsafe body($0, weights.list) } }
    unsafe record.place?.withBytes { unsafe body($0, weights.text) }
    unsafe record.weather?.withBytes { unsafe body($0, weights.text) }
    for field in record.extra { unsafe withText(of: field, &memory) { unsafe body($0, weights.text) } }
  }

  /// Lends the text of a key of the person's own with its value, put together in `memory`.
  static func withText(
    of field: Value.Field, _ memory: inout [UInt8], _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    memory.removeAll(keepingCapacity: true)
    memory += field.key.utf8
    memory += ": ".utf8
    field.value.appendText(to: &memory)
    unsafe memory.withUnsafeBufferPointer(body)
  }
}

extension Value {
  /// Appends the texts and numbers in it, with spaces between.
  fileprivate func appendText(to result: inout [UInt8]) {
    switch self {
    case .null: break
    case .bool(let value): result += (value ? "true" : "false").utf8
    case .int(let value): result += String(value).utf8
    case .float(let value): result += String(describing: value).utf8
    case .string(let text): result += text.utf8
    case .list(let values):
      for (index, value) in values.enumerated() {
        if index > 0 { result.append(0x20) }
        value.appendText(to: &result)
      }
    case .map(let fields):
      for (index, field) in fields.enumerated() {
        if index > 0 { result.append(0x20) }
        result += field.key.utf8
        result.append(0x20)
        field.value.appendText(to: &result)
      }
    }
  }
}
