import JournalModel
import YAMLCodec

struct ProfileReading {
  var reader: NodeReader
  var profile = Profile()
  /// Hours of shift types that stand outside a rota: for all that have none of their own.
  var sharedHours = UsualHours()
  /// Words of shifts beside a cycle, with their hours or templates: what they mean shows when all is read.
  var saidShifts: [(word: ShiftType, node: YAMLTree.Node)] = []

  init(reader: NodeReader) { self.reader = reader }

  mutating func readFields() {
    guard let root = reader.nodes.tree.root else { return }
    var rotaNode: YAMLTree.Node?
    var shiftsNode: YAMLTree.Node?
    let tree = reader.nodes.tree
    var (known, unknown) = ([ProfileKey](), [(name: String, node: YAMLTree.Node)]())
    tree.forEachPair(of: root) { keyNode, value in
      let name = reader.nodes.keyText(keyNode)
      guard let key = ProfileKey(name) else {
        if ProfileReading.mayMeanSealed(name) {
          reader.report(
            .wrongValue(key: name, found: name, expected: .oneOf([ProfileKey.sealed.canonicalName])),
            at: keyNode)
          if !reader.nodes.isNothing(value) { readSealed(value, name) }
        } else {
          unknown.append((name, keyNode))
        }
        return profile.extra.append(Value.Field(key: name, value: reader.nodes.value(value)))
      }
      known.append(key)
      if reader.nodes.isNothing(value) { return }
      switch key {
      case .rota: rotaNode = value
      case .shifts: shiftsNode = value
      default: read(key, value)
      }
    }
    if !unknown.isEmpty {
      reportNear(
        unknown, besides: known.map(\.canonicalName), among: ProfileKey.allCases.map(\.canonicalName))
    }
    // What words mean is asked when the rota is read.
    if let shiftsNode { profile.shifts = shiftTable(shiftsNode) }
    if let rotaNode { profile.rota = rotas(rotaNode) }
    for (word, node) in saidShifts where !profile.shifts.knows(word) {
      // In a cycle it is told already.
      if profile.rota.contains(where: { $0.cycle.contains { $0.contains { $0.isAlike(word) } } }) { continue }
      reader.report(.unknownShift(word.name, nearest: profile.shifts.nearest(to: word.name)), at: node)
    }
  }

  /// Reports keys of a map without a meaning that are near to one which the map does not have: what they say
  /// counts in nothing.
  private mutating func reportNear(
    _ unknown: [(name: String, node: YAMLTree.Node)], besides known: [String], among names: [String]
  ) {
    for (name, node) in unknown {
      let near = Spelling.nearestName(to: name, among: names)
      if let near, !known.contains(near) { reader.report(.ownKey(name, nearest: near), at: node) }
    }
  }

  /// The same of a map whose words are known.
  mutating func reportNear(in node: YAMLTree.Node, _ words: ProfileWord.Names) {
    var (known, unknown) = ([String](), [(name: String, node: YAMLTree.Node)]())
    let tree = reader.nodes.tree
    tree.forEachPair(of: node) { key, _ in
      let name = reader.nodes.keyText(key)
      // Nearly all maps have the names that are told.
      let word = words.first { $0.name == name } ?? words.first { $0.index[name] != nil }
      if let word {
        known.append(word.name)
      } else {
        unknown.append((name, key))
      }
    }
    if !unknown.isEmpty { reportNear(unknown, besides: known, among: words.map(\.name)) }
  }

  private mutating func read(_ key: ProfileKey, _ node: YAMLTree.Node) {
    let name = key.canonicalName
    switch key {
    case .kind, .rota, .shifts: break
    case .version: readVersion(node)
    case .name: profile.name = reader.text(node, key: name)
    case .language: readLanguage(node, name)
    case .timezone: readZones(node, name)
    case .dayStarts: if let time = clockTime(node, name) { profile.dayStarts = time }
    case .weekStarts:
      if let day = read(node, name, .weekday, { Weekday(alone: $0) }) { profile.weekStarts = day }
    case .workingDays: readWorkingDays(node, name)
    case .hours: sharedHours = hours(node)
    case .holidays: readHolidays(node, name)
    case .memories: readMemories(node, name)
    case .night: profile.night = nightSpan(node, name) ?? profile.night
    case .contractHours: profile.contractMinutes = contractMinutes(node, name)
    case .restRules: profile.restRules = restRules(node)
    case .clock: profile.clock = choice(key, node) { ClockBasis($0) } ?? .said
    case .moods: readMoods(node, name)
    case .scales: readScales(node, name)
    case .templates: readTemplates(node, name)
    case .inlineTags: profile.readsInlineTags = reader.truth(node, key: name) ?? true
    case .columns: readColumns(node, name)
    case .sealTo: readRecipients(node, name)
    case .sealed: readSealed(node, name)
    case .care: profile.offersCare = reader.truth(node, key: name) ?? true
    case .warningSigns: profile.showsWarningSigns = reader.truth(node, key: name) ?? true
    case .dateOrder:
      profile.dateOrder = choice(key, node) { DayExpression.Order(rawValue: Folding.folded($0)) }
    case .badges: profile.badges = ownBadges(node, name)
    case .theme: profile.theme = theme(node, name)
    case .tone: profile.tone = choice(key, node) { Tone($0) } ?? .warm
    case .profession: profile.profession = reader.text(node, key: name).map { Profession($0) }
    case .agreement: profile.agreement = choice(key, node) { Agreement($0) }
    case .affirmations: profile.affirmations = choice(key, node) { AffirmationOrder($0) } ?? .byDay
    case .transcribeModel: profile.transcribeModel = reader.text(node, key: name)
    case .identifier: profile.identifier = reader.text(node, key: name)
    }
  }

  private mutating func choice<Word>(
    _ key: ProfileKey, _ node: YAMLTree.Node, _ read: (String) -> Word?
  ) -> Word? {
    self.read(node, key.canonicalName, .oneOf(key.words), read)
  }

  /// A wrong recipient is kept, so that nothing is sealed without it unsaid.
  private mutating func readRecipients(_ node: YAMLTree.Node, _ name: String) {
    profile.sealTo = unsafe reader.list(node, key: name, separators: .commas) ?? []
    for recipient in profile.sealTo where !ProfileKey.isRecipient(recipient) {
      reader.report(.wrongValue(key: name, found: recipient, expected: .recipient), at: node)
    }
  }

  /// Whether a key that is none was to be `sealed`.
  private static func mayMeanSealed(_ name: String) -> Bool {
    let (folded, sealed) = (Folding.folded(name), ProfileKey.sealed.canonicalName)
    return folded.hasPrefix("seal") || Spelling.distance(folded, sealed) == 1
  }

  /// The kinds that can be sealed, and `mood` for an entry of a mood alone.
  private mutating func readSealed(_ node: YAMLTree.Node, _ name: String) {
    let kinds = ProfileKey.sealed.words
    let former = reader.problems.count
    for word in unsafe reader.list(node, key: name, separators: .commasOrSpaces) ?? []
    where !Privacy.isNo(word) {
      let found = Kind(named: word).map(\.name) ?? Key(named: word)?.name ?? word
      guard kinds.contains(found) else {
        reader.report(.wrongValue(key: name, found: word, expected: .oneOf(kinds)), at: node)
        continue
      }
      profile.sealed.insert(found)
    }
    if reader.problems.count > former { profile.isSealedUnclear = true }
  }

  private mutating func readVersion(_ node: YAMLTree.Node) {
    guard let version = reader.nodes.tree.int(node), version == Int64(ProfileDecoder.formatVersion) else {
      return reader.reportWrong(ProfileKey.version.canonicalName, node, expected: .formatVersion)
    }
    profile.version = Int(version)
  }

  /// A language that the program does not speak is kept, and said to be unknown.
  private mutating func readLanguage(_ node: YAMLTree.Node, _ name: String) {
    profile.language = reader.text(node, key: name)
    guard let language = profile.language, Language(code: language) == nil else { return }
    reader.reportWrong(name, node, expected: .oneOf(Language.allCases.map(\.rawValue)))
  }

  private mutating func clockTime(_ node: YAMLTree.Node, _ name: String) -> ClockTime? {
    let time = reader.nodes.clockTime(node)
    if time == nil { reader.reportWrong(name, node, expected: .clockTime) }
    return time
  }

  /// A list, words with commas or spaces, or a span: `monday-friday`.
  private mutating func readWorkingDays(_ node: YAMLTree.Node, _ name: String) {
    guard let words = unsafe reader.list(node, key: name, separators: .commasOrSpaces) else { return }
    var days = Weekdays()
    for word in words {
      guard let span = ProfileReading.span(word) else {
        return reader.report(.wrongValue(key: name, found: word, expected: .weekday), at: node)
      }
      for day in span { days.insert(day) }
    }
    profile.workingDays = days
  }

  private static func span(_ word: String) -> [Weekday]? {
    if let day = Weekday(alone: word) { return [day] }
    let ends = TimeSpanText.parts(of: word).compactMap { Weekday(alone: $0) }
    guard ends.count == 2, ends[0].rawValue <= ends[1].rawValue else { return nil }
    return Weekday.allCases.filter { (ends[0].rawValue...ends[1].rawValue).contains($0.rawValue) }
  }

  /// A list of days and of regions (`fr`, `de-by`), of maps with a `date`, or a map of days and names.
  private mutating func readHolidays(_ node: YAMLTree.Node, _ name: String) {
    let node = reader.nodes.tree.resolved(node)
    var nodes: [YAMLTree.Node] = []
    switch reader.nodes.tree.kind(node) {
    case .mapping: nodes = reader.nodes.tree.pairs(node).map(\.key)
    case .sequence:
      nodes = reader.nodes.tree.items(node).map { item in self[ProfileWord.from, in: item] ?? item }
    default: nodes = [node]
    }
    for node in nodes where !reader.nodes.isNothing(node) {
      let text = reader.nodes.onlyScalar(node).map { reader.nodes.tree.text($0) } ?? ""
      if let region = HolidayRegion(code: text) {
        profile.holidayRegions.append(region)
      } else if ProfileReading.isMeantForCode(text) {
        reader.report(.unknownRegion(text), at: node)
      } else if let day = reader.date(node, key: name)?.day {
        profile.holidays.append(day)
      }
    }
    profile.holidays.sort()
  }

  /// Whether a text was meant for the code of a region: it has no digit, or begins as codes do, `fr-97`.
  private static func isMeantForCode(_ text: String) -> Bool {
    guard let first = text.utf8.first, first &- 0x30 >= 10 else { return false }
    let third = text.utf8.dropFirst(2).first
    return third == UInt8(ascii: "-") || third == UInt8(ascii: "_") || !text.utf8.contains { $0 &- 0x30 < 10 }
  }

  private mutating func readMemories(_ node: YAMLTree.Node, _ name: String) {
    guard reader.nodes.tree.kind(reader.nodes.tree.resolved(node)) == .mapping else {
      if let areShown = reader.truth(node, key: name) { profile.memories.areShown = areShown }
      return
    }
    reportNear(in: reader.nodes.tree.resolved(node), ProfileWord.ofMemories)
    if let tags = self[ProfileWord.excludedTags, in: node] {
      profile.memories.excludedTags =
        unsafe (reader.list(tags, key: name, separators: .commasOrSpaces) ?? []).map(\.withoutHash)
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

  /// A map of the heads of columns and what they hold.
  private mutating func readColumns(_ node: YAMLTree.Node, _ name: String) {
    for (head, _, value) in fields(of: node, name) {
      guard let text = reader.text(value, key: head) else { continue }
      guard let meaning = ColumnMeaning(written: text) else {
        reader.reportWrong(head, value, expected: .text)
        continue
      }
      profile.columns[head] = meaning
    }
  }

  /// A map of days of the week and words of shifts, each with the name of a template.
  private mutating func readTemplates(_ node: YAMLTree.Node, _ name: String) {
    for field in fields(of: node, name) {
      let word = field.word.trimmed
      guard let template = reader.text(field.value, key: word) else { continue }
      if let day = Weekday(named: word) {
        profile.templates.ofDays[day] = template
      } else {
        profile.templates.ofShifts[Folding.folded(word)] = template
        if let shift = ShiftType(named: word) { saidShifts.append((shift, field.key)) }
      }
    }
  }

  /// A map of words or emoji and their steps: a number from 1 to 5, or a mood that everybody knows.
  private mutating func readMoods(_ node: YAMLTree.Node, _ name: String) {
    for field in fields(of: node, name) {
      let (word, step) = (field.word.trimmed, Mood(reader.nodes.excerpt(field.value)).step)
      if step == nil { reader.reportWrong(word, field.value, expected: .between(Scale.usualRange)) }
      if let step, !word.isEmpty { profile.moods.define(word, as: step) }
    }
  }

  /// The value of a key of a map, by any of its names; the last one where there are several.
  subscript(names: WordIndex, in node: YAMLTree.Node) -> YAMLTree.Node? {
    let tree = reader.nodes.tree
    var found: YAMLTree.Node?
    tree.forEachPair(of: tree.resolved(node)) { key, value in
      if names[reader.nodes.keyText(key)] != nil { found = value }
    }
    return found.flatMap { reader.nodes.isNothing($0) ? nil : $0 }
  }
}
