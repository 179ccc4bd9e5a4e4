import JournalModel
import YAMLCodec

struct RecordReading {
  var reader: NodeReader
  var record: Record
  let name: RecordName
  /// What gives a day besides the key `date`: `from`, `at`, `created`, in the order of their rank.
  var dateKey: WrittenDate?
  var dateOfAt: WrittenDate?
  var dateOfCreation: WrittenDate?
  /// A time of `at` without a day.
  var clockOfAt: ClockTime?
  private(set) var seen: KeySet = []
  /// Where the end of time off and the hours of a shift stand, for problems that show only when the whole is
  /// read.
  var untilNode: YAMLTree.Node?
  var startNode: YAMLTree.Node?
  var endNode: YAMLTree.Node?
  /// The days of a plan's lines and where they stand, likewise.
  var planDays: [(day: CivilDay, offset: Int)] = []

  /// A pair of the front matter and what its key means.
  struct Field {
    var meaning: KeyMeaning?
    var key: YAMLTree.Node
    var value: YAMLTree.Node
  }

  init(reader: NodeReader, name: RecordName, path: String) {
    self.reader = reader
    self.name = name
    record = Record(id: name.id, path: path, kind: .entry, date: CivilDay(number: 0))
  }

  /// Reads every key, of those with the same meaning the last one.
  mutating func readFields() {
    let nodes = reader.nodes
    guard let root = nodes.tree.root, nodes.tree.kind(root) == .mapping else { return }
    let count = nodes.tree.count(root)
    unsafe withUnsafeTemporaryAllocation(of: Field.self, capacity: count) { fields in
      var key = nodes.tree.firstChild(of: root)
      for index in 0..<count {
        let value = nodes.tree.following(key)
        let meaning = RecordReading.meaning(of: key, in: nodes)
        unsafe fields.initializeElement(at: index, to: Field(meaning: meaning, key: key, value: value))
        key = nodes.tree.following(value)
      }
      unsafe read(UnsafeBufferPointer(fields))
    }
  }

  private mutating func read(_ fields: UnsafeBufferPointer<Field>) {
    var kindNode: YAMLTree.Node?
    var repeated: KeySet = []
    for index in fields.indices {
      let field = unsafe fields[index]
      guard case .key(let known)? = field.meaning else { continue }
      if seen.contains(known) { repeated.formUnion(KeySet(known)) }
      seen.formUnion(KeySet(known))
      if known == .kind { kindNode = field.value }
    }
    if let kindNode { readKind(kindNode) }
    let latest = unsafe repeated.isEmpty ? [:] : RecordReading.latest(in: fields)
    for unsafe(index, field) in unsafe fields.enumerated() {
      switch field.meaning {
      case .key(.published)? where record.kind != .rota:
        // Other programs say with it when they made an entry.
        dateOfCreation = dateOfCreation ?? reader.nodes.writtenDate(field.value)
        keep(field)
      case .key(let key)?:
        if repeated.contains(key), let last = latest[key], last != index {
          unsafe reportSameMeaning(field.key, fields[last].key)
        } else {
          read(key, field)
        }
      case .created?:
        dateOfCreation = dateOfCreation ?? reader.nodes.writtenDate(field.value)
        keep(field)
      case .modified?, nil: keep(field)
      }
    }
  }

  /// The index of each key's last field.
  private static func latest(in fields: UnsafeBufferPointer<Field>) -> [Key: Int] {
    var latest: [Key: Int] = [:]
    for unsafe(index, field) in unsafe fields.enumerated() {
      if case .key(let key)? = field.meaning { latest[key] = index }
    }
    return latest
  }

  private static func meaning(of key: YAMLTree.Node, in nodes: FrontMatterNodes) -> KeyMeaning? {
    guard nodes.tree.kind(key) == .scalar else { return nil }
    return unsafe nodes.withBytes(of: key) { unsafe KeyMeaning($0) }
  }

  /// Two keys of one name are reported by the codec; two names for one thing here.
  private mutating func reportSameMeaning(_ first: YAMLTree.Node, _ last: YAMLTree.Node) {
    let (firstName, lastName) = (reader.nodes.keyText(first), reader.nodes.keyText(last))
    guard !firstName.utf8.elementsEqual(lastName.utf8) else { return }
    reader.report(.sameMeaning(key: lastName, as: firstName), at: last)
  }

  private mutating func readKind(_ node: YAMLTree.Node) {
    guard !reader.nodes.isNothing(node) else { return }
    let kind = reader.nodes.onlyScalar(node).flatMap {
      unsafe reader.nodes.withBytes(of: $0) { unsafe Kind($0) }
    }
    record.keys.insert(KeySet(.kind))
    // Only `journal.md` is a profile: a record that says so would be seen nowhere.
    guard let kind, kind != .profile || "/\(record.path)".hasSuffix("/journal.md") else {
      let found = reader.nodes.excerpt(node)
      return reader.report(.unknownKind(found: found, nearest: Kind.nearest(to: found)), at: node)
    }
    record.kind = kind
  }

  private mutating func keep(_ field: Field) {
    if record.extra.isEmpty { record.extra.reserveCapacity(4) }
    record.extra.append(
      Value.Field(key: reader.nodes.keyText(field.key), value: reader.nodes.value(field.value)))
  }

  /// Reads a known key where it means something in a record of this kind, else keeps it as one of the
  /// person's own.
  private mutating func read(_ key: Key, _ field: Field) {
    var key = key
    // «début» and «fin» of time off are its first and last day, unless `from` and `until` are there.
    if record.kind == .vacation, key == .start || key == .end {
      let day: Key = key == .start ? .from : .until
      if !seen.contains(day) { key = day }
    }
    guard key.hasMeaning(in: record.kind), key != .at || isMoment(field) else {
      reportStray(key, field)
      return keep(field)
    }
    guard key != .kind else { return }
    if reader.nodes.isNothing(field.value) {
      guard key.isList else { return }
      return reportRemark(
        reader.nodes.keyText(field.key), behind: reader.nodes.tree.range(field.key).upperBound)
    }
    if set(key, from: field.value) { record.keys.insert(KeySet(key)) }
  }

  /// `time: 45 min` of another program is no moment and no mistake; `at: soon` is one.
  private func isMoment(_ field: Field) -> Bool {
    let nodes = reader.nodes
    let isAt = unsafe nodes.withBytes(of: field.key) { bytes in
      unsafe bytes.count == 2 && bytes[0] == UInt8(ascii: "a") && bytes[1] == UInt8(ascii: "t")
    }
    if isAt || nodes.isNothing(field.value) { return true }
    return nodes.writtenDate(field.value) != nil || nodes.clockTime(field.value) != nil
  }

  /// Reads a value; `false` where it can't be read.
  private mutating func set(_ key: Key, from node: YAMLTree.Node) -> Bool {
    switch key.shape {
    case .day, .moment, .clock: return setTime(key, from: node)
    case .text:
      guard let text = reader.text(node, key: key.name).flatMap({ text(key, $0, node) }) else { return false }
      record[text: key] = text
    case .list: return setList(key, from: node)
    case .rating:
      guard let column = key.ratingColumn, let rating = reader.rating(node, key: key.name) else {
        return false
      }
      record.ratings[column: column] = rating
    case .shift:
      record.shift = shift(node)
      return record.shift != nil
    case .truth:
      guard let truth = reader.truth(node, key: key.name) else { return false }
      if key == .favorite { record.isFavorite = truth } else { record[detail: key] = .bool(truth) }
    case .choice(let choice):
      guard let word = word(node, key, among: choice) else { return false }
      switch key {
      case .category: record.category = VacationCategory(rawValue: word)
      case .status: record.status = VacationStatus(rawValue: word)
      default: record[detail: key] = .string(word)
      }
    case .count, .hours, .spans, .dayOrMoment, .lines:
      guard let value = detail(key, from: node) else { return false }
      record[detail: key] = value
    }
    return true
  }

  private mutating func setList(_ key: Key, from node: YAMLTree.Node) -> Bool {
    reportDashes(key, node)
    let separators: FrontMatterNodes.Separators =
      switch key {
      case .tags: .commasOrSpaces
      case .badges: isOneBadge(node) ? .commas : .commasOrSpaces
      case .people: .commas
      default: .lines
      }
    let list =
      switch key {
      case .tags: unsafe reader.list(node, key: key.name, separators: separators, item: RecordReading.tag)
      case .people:
        unsafe reader.list(node, key: key.name, separators: separators, item: RecordReading.person)
      case .photos, .audio:
        unsafe reader.list(node, key: key.name, separators: separators, item: RecordReading.medium)
      default: unsafe reader.list(node, key: key.name, separators: separators)
      }
    guard let list else { return false }
    record[list: key] = list
    return true
  }

  private static func tag(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    let tag = unsafe String(decoding: bytes, as: UTF8.self)
    // Nearly all tags begin and end with what is part of them.
    let isBare = unsafe bytes[0] > 0x23 && bytes[bytes.count - 1] > 0x20
    return isBare ? tag : tag.withoutHash
  }

  private static func person(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    let person = unsafe String(decoding: bytes, as: UTF8.self)
    return unsafe bytes[0] == UInt8(ascii: "[") ? page(of: person) : person
  }

  private static func medium(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    let path = unsafe String(decoding: bytes, as: UTF8.self)
    return unsafe bytes[0] == UInt8(ascii: "[") || bytes[0] == UInt8(ascii: "!")
      ? target(of: path) ?? path : path
  }

  /// `en forme` with a space is one badge where the journal knows it.
  private func isOneBadge(_ node: YAMLTree.Node) -> Bool {
    guard reader.nodes.tree.kind(node) == .scalar else { return false }
    return Badge(reader.nodes.tree.text(node)) != nil
  }

  private mutating func shift(_ node: YAMLTree.Node) -> ShiftType? {
    guard let scalar = reader.nodes.onlyScalar(node) else {
      reader.reportWrong(Key.shift.name, node, expected: .shiftWord)
      return nil
    }
    return unsafe reader.nodes.withBytes(of: scalar) { bytes in
      unsafe ShiftType(known: bytes) ?? ShiftType(named: String(decoding: bytes, as: UTF8.self))
    }
  }

  private mutating func word(_ node: YAMLTree.Node, _ key: Key, among choice: KeyChoice) -> String? {
    let text = reader.nodes.onlyScalar(node).map { reader.nodes.tree.text($0) }
    let word = text.flatMap { choice.word(for: $0) }
    if word == nil { reader.reportWrong(key.name, node, expected: .oneOf(choice.words)) }
    return word
  }

  /// `[[People/Ana Lopes#work|Ana]]` and `[[Ana Lopes]]` are links of a note-taking program to a page of that
  /// name.
  static func page(of text: String) -> String {
    guard let target = target(of: text) else { return text }
    let path = target.utf8.prefix { $0 != UInt8(ascii: "#") }
    let name = String(Substring(path.split(separator: UInt8(ascii: "/")).last ?? path)).trimmed
    return name.utf8.suffix(3).elementsEqual(".md".utf8) ? String(name.dropLast(3)) : name
  }

  /// What such a link leads to, `[[img/IMG 1.jpg|200]]`; `nil` for any other text.
  private static func target(of text: String) -> String? {
    let link = text.utf8.drop { $0 == UInt8(ascii: "!") }
    guard link.starts(with: "[[".utf8), link.reversed().starts(with: "]]".utf8) else { return nil }
    let target = link.dropFirst(2).dropLast(2).prefix { $0 != UInt8(ascii: "|") }
    return String(decoding: target, as: UTF8.self).trimmed
  }
}
