import JournalModel
import YAMLCodec

extension MarkdownDocument {
  /// Makes all the changes or none; refreshes `modified`, `updated` or `lastmod` where the file has one.
  ///
  /// - Parameters:
  ///   - edits: in their order.
  ///   - now: what `modified` gets; `nil` leaves it alone.
  ///   - zone: gives moments that are typed without an offset their offset; `nil` leaves them without.
  public mutating func apply(
    _ edits: [FieldEdit], now: Timestamp?, zone: TimeZoneRules? = nil
  ) throws(EditProblem) {
    var changed = self
    for edit in edits { try changed.apply(edit, zone) }
    guard changed.bytes != bytes else { return }
    if edits.contains(where: \.concernsTimeOff) { try changed.checkTimeOff() }
    if let now { try changed.refreshModified(now) }
    self = changed
  }

  private mutating func apply(_ edit: FieldEdit, _ zone: TimeZoneRules?) throws(EditProblem) {
    switch edit {
    case .set(let key, let text):
      let known = Key(named: key)
      let value = try known.map { key throws(EditProblem) in
        try TypedText.value(of: text, for: key, zone: zone)
      }
      try put(value ?? TypedText.value(ofOwnKey: text), for: key)
    case .put(let key, let value): try put(YAMLValue(value), for: key.name)
    case .unset(let key):
      while let name = self.name(of: key) {
        guard try editing(key, { document throws(EditError) in try document.remove(name) }) else { return }
      }
    case .add(let item, let key): try add(item, to: key)
    case .drop(let item, let key): try drop(item, from: key)
    }
  }

  /// The name under which the file has a key: the exact one, else the last with the same meaning. Time off may have its
  /// first and last day under the names of a start and an end.
  private func name(of key: String) -> String? {
    let entries = entries
    guard let asked = KeyMeaning(key) else {
      let exact = entries.last { $0.key.utf8.elementsEqual(key.utf8) }
      return (exact ?? entries.last { Folding.areAlike($0.key, key) })?.key
    }
    if let found = entries.last(where: { KeyMeaning($0.key) == asked }) { return found.key }
    guard asked == .key(.from) || asked == .key(.until), kind(in: entries) == .vacation else { return nil }
    let other = KeyMeaning.key(asked == .key(.from) ? .start : .end)
    return entries.last { KeyMeaning($0.key) == other }?.key
  }

  private func kind(in entries: [Entry]) -> Kind? {
    let node = entries.last { KeyMeaning($0.key) == .key(.kind) }?.value
    return node.flatMap { Kind(named: tree.text(tree.resolved($0))) }
  }

  private mutating func put(_ value: YAMLValue, for key: String) throws(EditProblem) {
    let name = self.name(of: key) ?? newName(of: key)
    guard MarkdownDocument.isKey(name) else { throw EditProblem(key: key, reason: .invalidKey) }
    try editing(key) { document throws(EditError) in try document.set(name, to: value) }
  }

  /// The name under which a key is new to the file: the canonical one, or a French one as it was typed where the file
  /// is kept in French.
  private func newName(of key: String) -> String {
    guard let known = Key(named: key) else { return key }
    let name = key.trimmed
    return FrenchKeys.contains(name) && FrenchKeys.prevail(in: entries.map(\.key)) ? name : known.name
  }

  private static func isKey(_ name: String) -> Bool {
    !name.trimmed.isEmpty && !name.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
  }

  private mutating func add(_ item: String, to key: String) throws(EditProblem) {
    let known = Key(named: key)
    let value = TypedText.item(item, for: known)
    guard case .string(let text) = value, !text.isEmpty else { return }
    let items = try self.items(of: key)
    guard !items.contains(where: { Folding.areAlike($0, text) }) else { return }
    if let name = name(of: key), let node = self[name], tree.kind(node) == .sequence {
      try editing(key) { document throws(EditError) in try document.append(value, to: name) }
    } else {
      try put(.sequence((items + [text]).map(YAMLValue.string)), for: key)
    }
  }

  private mutating func drop(_ item: String, from key: String) throws(EditProblem) {
    let text = Key(named: key) == .tags ? item.withoutHash : item.trimmed
    guard let name = name(of: key), let node = self[name] else { return }
    guard tree.kind(node) == .sequence else {
      let items = try self.items(of: key)
      let kept = items.filter { !Folding.areAlike($0, text) }
      if kept.count < items.count { try put(.sequence(kept.map(YAMLValue.string)), for: key) }
      return
    }
    let places = tree.items(node).enumerated().filter { _, item in
      let item = tree.resolved(item)
      guard tree.kind(item) == .scalar else { return false }
      let written = tree.text(item)
      return Folding.areAlike(Key(named: key) == .tags ? written.withoutHash : written.trimmed, text)
    }.map(\.offset)
    guard !places.isEmpty else { return }
    try editing(key) { document throws(EditError) in try document.removeItems(at: places, of: name) }
  }

  /// The items of a list as they are read now.
  private func items(of key: String) throws(EditProblem) -> [String] {
    guard let name = name(of: key), let node = self[name] else { return [] }
    let known = Key(named: key)
    if let known, !known.isList { throw EditProblem(key: key, reason: .notAList) }
    let tree = tree
    let items = tree.source.withUnsafeBufferPointer { source -> [String]? in
      var reader = NodeReader(tree: tree, source: source, path: "")
      if reader.nodes.isNothing(node) { return [] }
      let items = reader.list(node, key: key, separators: known == .tags ? .commasOrSpaces : .commas)
      return reader.problems.isEmpty ? items : nil
    }
    guard let items else { throw EditProblem(key: key, reason: .notAList) }
    return known == .tags ? items.map(\.withoutHash) : items
  }

  /// Says which key an error of the editor belongs to.
  @discardableResult
  private mutating func editing<Result>(
    _ key: String, _ edit: (inout MarkdownDocument) throws(EditError) -> Result
  ) throws(EditProblem) -> Result {
    do throws(EditError) { return try edit(&self) } catch {
      throw EditProblem(key: key, reason: .document(error))
    }
  }

  /// Time off must not end before it begins, whichever of its days was set.
  private func checkTimeOff() throws(EditProblem) {
    for problem in RecordDecoder().decode(self, path: "", fileTime: nil).problems {
      if case .untilBeforeFrom(let from, let until) = problem.reason {
        throw EditProblem(key: Key.until.name, reason: .untilBeforeFrom(from: from, until: until))
      }
    }
  }

  /// Gives `modified` and its like the moment, in the form that the file has.
  private mutating func refreshModified(_ now: Timestamp) throws(EditProblem) {
    for entry in entries where KeyMeaning(entry.key) == .modified {
      guard let node = entry.value, tree.kind(node) == .scalar,
        let text = MarkdownDocument.refreshed(tree.text(node), now)
      else { continue }
      try editing(entry.key) { document throws(EditError) in try document.set(entry.key, to: .string(text)) }
    }
  }

  /// A moment in the form of another one: a day, with or without offset, with `T` or a space; `nil` where the other is no date.
  static func refreshed(_ text: String, _ now: Timestamp) -> String? {
    switch WrittenDate(text) {
    case .day?: return now.local.day.iso
    case .timestamp(let old)?:
      let iso = Timestamp(local: now.local, offset: old.offset == nil ? nil : now.offset).iso
      let hasSpace = text.trimmed.utf8.dropFirst(10).first == 0x20
      return hasSpace
        ? String(decoding: iso.utf8.map { $0 == UInt8(ascii: "T") ? 0x20 : $0 }, as: UTF8.self) : iso
    default: return nil
    }
  }
}

extension FieldEdit {
  /// Whether it may change the first or last day of time off.
  fileprivate var concernsTimeOff: Bool {
    let key: Key? =
      switch self {
      case .set(let key, _), .unset(let key): Key(named: key)
      case .put(let key, _): key
      default: nil
      }
    return [.from, .until, .start, .end, .date, .kind].contains(key)
  }
}

extension Key {
  /// Whether the key holds a list.
  package var isList: Bool {
    switch self {
    case .tags, .highlights, .people, .photos, .badges: true
    default: false
    }
  }
}
