import JournalModel
import YAMLCodec

/// Reads the profile, `journal.md`.
public struct ProfileDecoder: Sendable {
  /// The version of the format that this program writes and reads.
  public static let formatVersion = 1

  /// A decoder.
  public init() {}

  /// Reads a profile; what can't be read becomes a problem and keeps its default.
  public func decode(
    _ document: borrowing MarkdownDocument, path: String = "journal.md"
  ) -> (profile: Profile, problems: [Problem]) {
    let tree = document.tree
    let yamlProblems = document.problems
    return tree.source.withUnsafeBufferPointer { source in
      var reading = ProfileReading(reader: NodeReader(tree: tree, source: source, path: path))
      reading.readFields()
      reading.reader.problems += yamlProblems.map {
        Problem(path: path, position: $0.position, reason: .yaml($0))
      }
      let problems = reading.reader.problems.sorted {
        ($0.position?.offset ?? -1) < ($1.position?.offset ?? -1)
      }
      return (reading.profile, problems)
    }
  }

  /// Whether a document is a profile: its front matter has the key `smjournal`.
  public static func isProfile(_ document: borrowing MarkdownDocument) -> Bool {
    document["smjournal"] != nil
  }
}

/// One profile while it is read.
struct ProfileReading {
  var reader: NodeReader
  var profile = Profile()
  /// Hours of shift types that stand outside a rota: for all that have none of their own.
  private var sharedHours: [String: Rota.Hours] = [:]

  init(reader: NodeReader) { self.reader = reader }

  mutating func readFields() {
    guard let root = reader.nodes.tree.root else { return }
    var rotaNode: YAMLTree.Node?
    for (keyNode, value) in reader.nodes.tree.pairs(root) {
      let name = reader.nodes.keyText(keyNode)
      guard let key = ProfileKey(name) else {
        profile.extra.append(Value.Field(key: name, value: reader.nodes.value(value)))
        continue
      }
      if reader.nodes.isNothing(value) { continue }
      if key == .rota { rotaNode = value } else { read(key, value) }
    }
    if let rotaNode { profile.rota = rotas(rotaNode) }
  }

  private mutating func read(_ key: ProfileKey, _ node: YAMLTree.Node) {
    let name = key.canonicalName
    switch key {
    case .kind, .rota: break
    case .version: readVersion(node)
    case .name: profile.name = reader.text(node, key: name)
    case .language: profile.language = reader.text(node, key: name)
    case .timezone: profile.timezone = reader.text(node, key: name)
    case .dayStarts:
      if let time = clockTime(node, name) { profile.dayStarts = time }
    case .weekStarts:
      if let day = weekday(node, name) { profile.weekStarts = day }
    case .workingDays: readWorkingDays(node, name)
    case .hours: sharedHours = hours(node)
    case .holidays: readHolidays(node, name)
    case .memories: readMemories(node, name)
    }
  }

  private mutating func readVersion(_ node: YAMLTree.Node) {
    guard let version = reader.nodes.tree.int(node), version == Int64(ProfileDecoder.formatVersion) else {
      return reader.reportWrong(ProfileKey.version.canonicalName, node, expected: .formatVersion)
    }
    profile.version = Int(version)
  }

  private mutating func clockTime(_ node: YAMLTree.Node, _ name: String) -> ClockTime? {
    let time = reader.nodes.clockTime(node)
    if time == nil { reader.reportWrong(name, node, expected: .clockTime) }
    return time
  }

  private mutating func weekday(_ node: YAMLTree.Node, _ name: String) -> Weekday? {
    let day = reader.nodes.onlyScalar(node).flatMap { Weekday(named: reader.nodes.tree.text($0)) }
    if day == nil { reader.reportWrong(name, node, expected: .weekday) }
    return day
  }

  /// A list, words with commas or spaces, or a span: `monday-friday`.
  private mutating func readWorkingDays(_ node: YAMLTree.Node, _ name: String) {
    guard let words = reader.list(node, key: name, separators: .commasOrSpaces) else { return }
    var days: Set<Weekday> = []
    for word in words {
      guard let span = ProfileReading.span(word) else {
        return reader.report(.wrongValue(key: name, found: word, expected: .weekday), at: node)
      }
      days.formUnion(span)
    }
    profile.workingDays = days
  }

  private static func span(_ word: String) -> [Weekday]? {
    if let day = Weekday(named: word) { return [day] }
    let ends = TimeSpanText.parts(of: word).compactMap { Weekday(named: $0) }
    guard ends.count == 2, ends[0].rawValue <= ends[1].rawValue else { return nil }
    return Weekday.allCases.filter { (ends[0].rawValue...ends[1].rawValue).contains($0.rawValue) }
  }

  /// A list of days, of maps with a `date`, or a map of days and names.
  private mutating func readHolidays(_ node: YAMLTree.Node, _ name: String) {
    let node = reader.nodes.tree.resolved(node)
    var nodes: [YAMLTree.Node] = []
    switch reader.nodes.tree.kind(node) {
    case .mapping: nodes = reader.nodes.tree.pairs(node).map(\.key)
    case .sequence:
      nodes = reader.nodes.tree.items(node).map { item in self[ProfileWord.from, in: item] ?? item }
    default: nodes = [node]
    }
    for day in nodes where !reader.nodes.isNothing(day) {
      if let day = reader.date(day, key: name)?.day { profile.holidays.append(day) }
    }
    profile.holidays.sort()
  }

  private mutating func readMemories(_ node: YAMLTree.Node, _ name: String) {
    guard reader.nodes.tree.kind(reader.nodes.tree.resolved(node)) == .mapping else {
      if let areShown = reader.truth(node, key: name) { profile.memories.areShown = areShown }
      return
    }
    if let tags = self[ProfileWord.excludedTags, in: node] {
      profile.memories.excludedTags =
        (reader.list(tags, key: name, separators: .commasOrSpaces) ?? []).map(\.withoutHash)
    }
    if let mood = self[ProfileWord.lowestMood, in: node] {
      let number = reader.nodes.tree.int(mood).flatMap { (-2...2).contains($0) ? Int($0) : nil }
      profile.memories.lowestMood = number ?? Mood(reader.nodes.excerpt(mood)).score
      if profile.memories.lowestMood == nil { reader.reportWrong(name, mood, expected: .number) }
    }
    if let shown = self[ProfileWord.areShown, in: node] {
      profile.memories.areShown = reader.truth(shown, key: name) ?? true
    }
  }

  /// The value of a key of a map, by any of its names; the last one where there are several.
  subscript(names: [String], in node: YAMLTree.Node) -> YAMLTree.Node? {
    let value = reader.nodes.tree.pairs(reader.nodes.tree.resolved(node)).last { pair in
      let name = Folding.bytes(of: reader.nodes.keyText(pair.key)).filter {
        ![0x20, 0x2D, 0x5F].contains($0)
      }
      return names.contains { name.elementsEqual($0.utf8) }
    }?.value
    return value.flatMap { reader.nodes.isNothing($0) ? nil : $0 }
  }

  /// The rotas in the order of their first days.
  private mutating func rotas(_ node: YAMLTree.Node) -> [Rota] {
    let node = reader.nodes.tree.resolved(node)
    switch reader.nodes.tree.kind(node) {
    case .mapping: return rota(node).map { [$0] } ?? []
    case .sequence:
      var rotas: [Rota] = []
      for item in reader.nodes.tree.items(node) where !reader.nodes.isNothing(item) {
        if let rota = rota(reader.nodes.tree.resolved(item)) { rotas.append(rota) }
      }
      return rotas.enumerated().sorted { ($0.element.from, $0.offset) < ($1.element.from, $1.offset) }.map(
        \.element)
    default:
      reader.reportWrong(ProfileKey.rota.canonicalName, node, expected: .map)
      return []
    }
  }

  private mutating func rota(_ node: YAMLTree.Node) -> Rota? {
    guard reader.nodes.tree.kind(node) == .mapping else {
      reader.reportWrong(ProfileKey.rota.canonicalName, node, expected: .map)
      return nil
    }
    guard let cycleNode = self[ProfileWord.cycle, in: node] else {
      reader.report(.missingKey("cycle", kind: .profile), at: node)
      return nil
    }
    guard let fromNode = self[ProfileWord.from, in: node] else {
      reader.report(.missingKey(Key.from.name, kind: .profile), at: node)
      return nil
    }
    let words = reader.list(cycleNode, key: "cycle", separators: .commasOrSpaces) ?? []
    let cycle = words.compactMap { ShiftType(named: $0) }
    if cycle.isEmpty { reader.reportWrong("cycle", cycleNode, expected: .cycle) }
    guard !cycle.isEmpty, let from = reader.date(fromNode, key: Key.from.name)?.day else { return nil }
    let own = self[ProfileWord.hours, in: node].map { hours($0) } ?? [:]
    return Rota(from: from, cycle: cycle, hours: hours(own.merging(sharedHours) { own, _ in own }, of: cycle))
  }

  /// Hours under the words of the cycle: `Late` in the hours is `late` in the cycle.
  private func hours(_ hours: [String: Rota.Hours], of cycle: [ShiftType]) -> [String: Rota.Hours] {
    var result = hours
    for shift in cycle where result[shift.name] == nil {
      result[shift.name] = hours.first { ShiftType(named: $0.key)?.isAlike(shift) ?? false }?.value
    }
    return result
  }

  /// A map of shift words and hours: `night: "19:00-07:30"`, `night: {start: "19:00", end: "07:30"}`, or a list of two.
  private mutating func hours(_ node: YAMLTree.Node) -> [String: Rota.Hours] {
    let node = reader.nodes.tree.resolved(node)
    guard reader.nodes.tree.kind(node) == .mapping else {
      reader.reportWrong("hours", node, expected: .map)
      return [:]
    }
    var result: [String: Rota.Hours] = [:]
    for (key, value) in reader.nodes.tree.pairs(node) where !reader.nodes.isNothing(value) {
      guard let shift = ShiftType(named: reader.nodes.keyText(key)) else { continue }
      if let hours = span(value) {
        result[shift.name] = hours
      } else {
        reader.reportWrong(shift.name, value, expected: .hours)
      }
    }
    return result
  }

  private func span(_ node: YAMLTree.Node) -> Rota.Hours? {
    let node = reader.nodes.tree.resolved(node)
    var times: [ClockTime?] = []
    switch reader.nodes.tree.kind(node) {
    case .mapping:
      times = [self[ProfileWord.start, in: node], self[ProfileWord.end, in: node]].map { time in
        time.flatMap { reader.nodes.clockTime($0) }
      }
    case .sequence: times = reader.nodes.tree.items(node).map { reader.nodes.clockTime($0) }
    default: times = TimeSpanText.parts(of: reader.nodes.tree.text(node)).map { ClockTime(written: $0) }
    }
    guard times.count == 2, let start = times[0], let end = times[1] else { return nil }
    return Rota.Hours(start: start, end: end)
  }
}

/// Two things with a hyphen, a dash, an arrow or a word between them.
enum TimeSpanText {
  static func parts(of text: String) -> [String] {
    var folded = Folding.folded(text)
    for separator in ["–", "—", "→", " to ", " until ", " a ", ".."] {
      folded = TimeSpanText.replacing(separator, in: folded)
    }
    return folded.utf8.split(separator: UInt8(ascii: "-")).map { String(Substring($0)).trimmed }
  }

  private static func replacing(_ part: String, in text: String) -> String {
    let part = Array(part.utf8)
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let first = rest.first {
      if rest.starts(with: part) {
        result.append(UInt8(ascii: "-"))
        rest = rest.dropFirst(part.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
