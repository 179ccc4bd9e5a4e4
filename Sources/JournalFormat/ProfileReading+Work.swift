import JournalModel
import YAMLCodec

extension ProfileReading {
  /// What the words of the rota mean: `J: {is: day, hours: "07:00-19:30", break: 30}`, or a list of such
  /// maps, each but the first with its `from`; `J: day` says the meaning alone.
  mutating func shiftTable(_ node: YAMLTree.Node) -> ShiftTable {
    var table = ShiftTable()
    let tree = reader.nodes.tree
    for field in fields(of: node, ProfileKey.shifts.canonicalName) {
      guard !reader.nodes.isNothing(field.value), let word = ShiftType(named: field.word) else { continue }
      let value = tree.resolved(field.value)
      let items = tree.kind(value) == .sequence ? tree.items(value) : [value]
      var former: ShiftTable.Definition?
      for item in items where !reader.nodes.isNothing(item) {
        guard let definition = definition(of: word, tree.resolved(item), after: former) else { continue }
        table.add(definition)
        former = definition
      }
    }
    return table
  }

  /// A definition; what it does not say is as it was before.
  private mutating func definition(
    of word: ShiftType, _ node: YAMLTree.Node, after former: ShiftTable.Definition?
  ) -> ShiftTable.Definition? {
    var definition = former ?? ShiftTable.Definition(word: word)
    definition.from = nil
    guard reader.nodes.tree.kind(node) == .mapping else {
      definition.meaning = meaning(node, of: word)
      return definition.meaning == nil ? nil : definition
    }
    reportNear(in: node, ProfileWord.ofShift)
    if let from = self[ProfileWord.from, in: node] {
      guard let day = reader.date(from, key: Key.from.name)?.day else { return nil }
      definition.from = day
    }
    if let meaning = self[ProfileWord.meaning, in: node] {
      definition.meaning = self.meaning(meaning, of: word) ?? definition.meaning
    }
    if let hours = self[ProfileWord.hours, in: node] {
      if let spans = spans(hours) {
        definition.spans = spans
      } else {
        reader.reportWrong(word.name, hours, expected: .hours)
      }
    }
    if let pause = self[ProfileWord.pause, in: node] {
      definition.breakMinutes = minutes(pause) ?? definition.breakMinutes
    }
    if let place = self[ProfileWord.place, in: node] {
      let words = OnCallPlace.allCases.map(\.rawValue)
      definition.place = read(place, "where", .oneOf(words)) { OnCallPlace($0) } ?? definition.place
    }
    if let employer = self[ProfileWord.employer, in: node] {
      definition.employer = reader.text(employer, key: "employer")
    }
    return definition
  }

  private mutating func meaning(_ node: YAMLTree.Node, of word: ShiftType) -> ShiftMeaning? {
    read(node, word.name, .oneOf(ShiftMeaning.allCases.map(\.rawValue))) { ShiftMeaning(named: $0) }
  }

  /// `30`, `"30 min"`, `"0:30"`.
  private mutating func minutes(_ node: YAMLTree.Node) -> Int? {
    read(node, "break", .number) { written in
      let text = Folding.folded(written).trimmed
      let digits = text.utf8.prefix { (0x30...0x39).contains($0) }
      let unit = String(Substring(text.utf8.dropFirst(digits.count))).trimmed
      let isMinutes = ["", "m", "min", "minutes"].contains(unit)
      if isMinutes, let number = Int(String(Substring(digits))), number <= 720 { return number }
      return ClockTime(written: text).map { $0.hour * 60 + $0.minute }
    }
  }

  /// One zone, or a list of zones with the days from which they hold.
  mutating func readZones(_ node: YAMLTree.Node, _ name: String) {
    let tree = reader.nodes.tree
    let node = tree.resolved(node)
    guard tree.kind(node) == .sequence else { return profile.timezone = reader.text(node, key: name) }
    var zones: [DatedZone] = []
    for item in tree.items(node) where !reader.nodes.isNothing(item) {
      let item = tree.resolved(item)
      guard tree.kind(item) == .mapping else {
        if let zone = reader.text(item, key: name) { zones.append(DatedZone(from: nil, name: zone)) }
        continue
      }
      reportNear(in: item, ProfileWord.ofZone)
      guard let zone = self[ProfileWord.zone, in: item].flatMap({ reader.text($0, key: name) }) else {
        reader.reportWrong(name, item, expected: .zoneName)
        continue
      }
      let from = self[ProfileWord.from, in: item]
      guard let from else {
        zones.append(DatedZone(from: nil, name: zone))
        continue
      }
      guard let day = reader.date(from, key: Key.from.name)?.day else { continue }
      zones.append(DatedZone(from: day, name: zone))
    }
    let first = CivilDay(number: .min)
    profile.zones = zones.sorted { $0.from ?? first < $1.from ?? first }
    profile.timezone = profile.zones.last?.name
  }

  /// `night: "21:00-06:00"`: which hours are night.
  mutating func nightSpan(_ node: YAMLTree.Node, _ name: String) -> ClockSpan? {
    guard let spans = spans(node), spans.count == 1 else {
      reader.reportWrong(name, node, expected: .hours)
      return nil
    }
    return spans[0]
  }

  /// `35`, `37.5`, `37.5h`, `"37:30"`: the hours of a week by contract, in minutes.
  mutating func contractMinutes(_ node: YAMLTree.Node, _ name: String) -> Int? {
    read(node, name, .between(1...168)) { written in
      let written = written.trimmed
      // `37.5h` says the unit, too; `37h` and `37h30` are read below.
      let hasUnit = written.last.map { "hH".contains($0) } ?? false && written.contains { ".,".contains($0) }
      let text = hasUnit ? String(written.dropLast()).trimmed : written
      let isComma = text.contains(",") && !text.contains(".")
      let number = isComma ? String(text.map { $0 == "," ? "." : $0 }) : text
      if let hours = Double(number), hours > 0, hours <= 168 { return Int((hours * 60).rounded()) }
      return ContractText.minutes(text)
    }
  }

  /// The name of a rule set, or a map of own numbers with `rules` beside them.
  mutating func restRules(_ node: YAMLTree.Node) -> RestRuleChoice? {
    let key = ProfileKey.restRules.canonicalName
    let tree = reader.nodes.tree
    guard tree.kind(tree.resolved(node)) == .mapping else {
      return ruleSet(node, key).map { RestRuleChoice(name: $0) }
    }
    var choice = RestRuleChoice()
    tree.forEachPair(of: tree.resolved(node)) { keyNode, value in
      if reader.nodes.isNothing(value) { return }
      let word = Folding.folded(reader.nodes.keyText(keyNode)).filter { $0.isLetter }
      switch word {
      case "rules", "set", "regles": choice.name = ruleSet(value, key)
      case "rest", "dailyrest", "repos", "reposquotidien": choice.restMinutes = contractMinutes(value, "rest")
      case "weeklyrest", "reposhebdomadaire": choice.weeklyRestMinutes = contractMinutes(value, "weekly-rest")
      case "week", "weeklyhours", "semaine": choice.weekMinutes = contractMinutes(value, "week")
      case "shift", "longestshift", "poste": choice.shiftMinutes = contractMinutes(value, "shift")
      case "run", "daysinarow", "jours": choice.run = tree.int(tree.resolved(value)).map { Int(clamping: $0) }
      case "nights", "nightsinarow", "nuits":
        choice.nightRun = tree.int(tree.resolved(value)).map { Int(clamping: $0) }
      default: reader.reportWrong(key, keyNode, expected: .oneOf(RestRuleChoice.keys))
      }
    }
    return choice
  }

  private mutating func ruleSet(_ node: YAMLTree.Node, _ key: String) -> String? {
    read(node, key, .oneOf(RestRuleChoice.names)) { text in
      let word = Folding.folded(text.trimmed)
      return RestRuleChoice.names.first { $0 == word }
    }
  }
}

/// Hours above 24 with minutes: `37:30`, `37h30`.
enum ContractText {
  static func minutes(_ text: String) -> Int? {
    let parts = text.split { $0 == ":" || $0 == "h" || $0 == "H" }
    guard (1...2).contains(parts.count), let hours = Int(parts[0]), (0...168).contains(hours) else {
      return nil
    }
    guard parts.count == 2 else { return text.last == "h" || text.last == "H" ? hours * 60 : nil }
    guard let minutes = Int(parts[1]), (0..<60).contains(minutes) else { return nil }
    return hours * 60 + minutes
  }
}
