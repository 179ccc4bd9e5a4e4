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
    for run in EditRun.runs(of: edits) { try changed.apply(run, zone) }
    // Without edits something else of the file changes.
    if changed.bytes == bytes, !edits.isEmpty { return }
    // A front matter above it would make text of the line that keeps the file private.
    if frontMatter == nil, changed.frontMatter != nil, let hidden = hiddenPrivacy {
      let refusal = EditError(reason: .frontMatterElsewhere, position: hidden.position)
      throw EditProblem(key: "", reason: .document(refusal))
    }
    if edits.contains(where: \.concernsTimeOff) { try changed.checkTimeOff() }
    if let now { try changed.refreshModified(now) }
    self = changed
  }

  /// Whether all of it is front matter without a closing line, which ends with the file: what has no meaning
  /// may be a text that begins with a line.
  var endsWithFrontMatter: Bool {
    body.isEmpty && problems.contains { $0.reason == .unterminatedFrontMatter }
      && entries.contains { KeyMeaning($0.key) != nil || ProfileKey($0.key) != nil }
  }

  /// Writes the closing line of a front matter that ends with the file: whatever is written next stands
  /// behind it.
  package mutating func closeFrontMatter() {
    guard endsWithFrontMatter else { return }
    let end = MarkdownDocument.lineEnd(of: bytes)
    let isOpen = bytes.last.map { $0 != 0x0A && $0 != 0x0D } ?? false
    self = MarkdownDocument(bytes + Array(((isOpen ? end : "") + "---" + end).utf8))
  }

  /// How the lines of a text end.
  package static func lineEnd(of text: [UInt8]) -> String {
    text.contains(0x0D) ? text.contains(0x0A) ? "\r\n" : "\r" : "\n"
  }

  /// What is wrong with it, but for an end of its front matter that may be meant.
  var readingProblems: [YAMLError] {
    endsWithFrontMatter ? problems.filter { $0.reason != .unterminatedFrontMatter } : problems
  }

  /// What is wrong where the file says that it is private, and not in its front matter.
  package var hiddenPrivacy: YAMLError? {
    unsafe tree.source.withUnsafeBufferPointer { source in unsafe hiddenPrivacy(in: source) }
  }

  func hiddenPrivacy(in source: UnsafeBufferPointer<UInt8>) -> YAMLError? {
    let hasKeys = frontMatter != nil
    guard let line = unsafe PrivacyLines.line(in: source[body], behindFrontMatter: hasKeys) else {
      return nil
    }
    let found = unsafe String(decoding: line.prefix(40), as: UTF8.self).trimmed
    return unsafe YAMLError(
      reason: hasKeys ? .frontMatterNotFirst : .foreignFrontMatter(found),
      position: SourcePosition(offset: line.startIndex, in: tree.source))
  }

  private mutating func apply(_ run: EditRun, _ zone: TimeZoneRules?) throws(EditProblem) {
    switch run {
    case .single(let edit): try apply(edit, zone)
    case .add(let items, let key): try add(items, to: key)
    case .drop(let items, let key): try drop(items, from: key)
    }
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
    case .add(let item, let key): try add([item], to: key)
    case .drop(let item, let key): try drop([item], from: key)
    }
  }

  /// The name under which the file has a key: the exact one, else the last with the same meaning. Time off
  /// may have its first and last day under the names of a start and an end.
  private func name(of key: String) -> String? {
    let entries = entries
    guard let asked = KeyMeaning(key) else {
      let exact = entries.last { $0.key.utf8.elementsEqual(key.utf8) }
      // `private` is `privé` in the file that says it so: one of both alone would go on hiding it.
      let alike = exact ?? entries.last { Folding.areAlike($0.key, key) }
      return (alike ?? (Privacy.isKey(key) ? entries.last { Privacy.isKey($0.key) } : nil))?.key
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

  /// The name under which a key is new to the file: the canonical one, or a French one as it was typed where
  /// the file is kept in French.
  private func newName(of key: String) -> String {
    guard let known = Key(named: key) else { return key }
    let name = key.trimmed
    return FrenchKeys.contains(name) && FrenchKeys.prevail(in: entries.map(\.key)) ? name : known.name
  }

  private static func isKey(_ name: String) -> Bool {
    !name.trimmed.isEmpty && !name.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
  }

  private mutating func add(_ items: [String], to key: String) throws(EditProblem) {
    let known = Key(named: key)
    let old = try self.items(of: key)
    var taken = Set(old.map { Folding.folded($0) })
    var new: [String] = []
    for item in items {
      let text = try TypedText.item(item, for: known)
      if !text.isEmpty, taken.insert(Folding.folded(text)).inserted { new.append(text) }
    }
    guard !new.isEmpty else { return }
    guard let name = name(of: key), let node = self[name], tree.kind(tree.resolved(node)) == .sequence else {
      return try put(.sequence((old + new).map(YAMLValue.string)), for: key)
    }
    if new.count == 1, tree.kind(node) == .sequence {
      try editing(key) { document throws(EditError) in try document.append(.string(new[0]), to: name) }
    } else {
      let values = tree.items(tree.resolved(node)).map { tree.value($0) } + new.map(YAMLValue.string)
      try editing(key) { document throws(EditError) in try document.set(name, to: .sequence(values)) }
    }
  }

  private mutating func drop(_ items: [String], from key: String) throws(EditProblem) {
    let isTag = Key(named: key) == .tags
    let dropped = Set(items.map { Folding.folded(isTag ? $0.withoutHash : $0.trimmed) })
    guard let name = name(of: key), let node = self[name] else { return }
    guard tree.kind(node) == .sequence else {
      let items = try self.items(of: key)
      let kept = items.filter { !dropped.contains(Folding.folded($0)) }
      if kept.count < items.count { try put(.sequence(kept.map(YAMLValue.string)), for: key) }
      return
    }
    let indices = tree.items(node).enumerated().filter { _, item in
      let item = tree.resolved(item)
      guard tree.kind(item) == .scalar else { return false }
      let written = tree.text(item)
      return dropped.contains(Folding.folded(isTag ? written.withoutHash : written.trimmed))
    }.map(\.offset)
    guard !indices.isEmpty else { return }
    try editing(key) { document throws(EditError) in try document.removeItems(at: indices, of: name) }
  }

  /// The items of a list as they are read now.
  private func items(of key: String) throws(EditProblem) -> [String] {
    guard let name = name(of: key), let node = self[name] else { return [] }
    let known = Key(named: key)
    if let known, !known.isList { throw EditProblem(key: key, reason: .notAList) }
    let tree = tree
    let items = unsafe tree.source.withUnsafeBufferPointer { source -> [String]? in
      var reader = unsafe NodeReader(tree: tree, source: source, path: "")
      if reader.nodes.isNothing(node) { return [] }
      let items = unsafe reader.list(node, key: key, separators: known == .tags ? .commasOrSpaces : .commas)
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
        let text = ModifiedText.refreshed(tree.text(node), now)
      else { continue }
      if tree.style(node) == .plain, text.utf8.count <= 40 {
        // As bare as it was: the program that keeps the key would write it so again.
        let range = tree.range(node)
        self = MarkdownDocument(
          Array(bytes[..<range.lowerBound] + text.utf8 + bytes[range.upperBound...]), limits: limits)
      } else {
        try editing(entry.key) { document throws(EditError) in try document.set(entry.key, to: .string(text))
        }
      }
    }
  }
}

extension FieldEdit {
  /// Whether it may change the first or last day of time off.
  fileprivate var concernsTimeOff: Bool { [.from, .until, .start, .end, .date, .kind].contains(key) }
}
