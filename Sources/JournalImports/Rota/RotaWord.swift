import JournalModel
import JournalReaders

/// What a label of a rota means: by what the person said, by the profile and the source's own legend, by the
/// whole words of all languages.
struct RotaWord: Hashable {
  /// The word as a plan has it, without blanks.
  var type: ShiftType
  /// What it means; `nil` for a name that nobody gave a meaning to.
  var meaning: ShiftMeaning?
  /// Whether the label has the word of a shift, and something beside it that speaks against it.
  private(set) var isDenied = false
  /// The word of the definition that the person gave for this import, where one decided.
  var given: ShiftType?

  /// Finds the meaning of a label.
  ///
  /// - Parameters:
  ///   - span: its hours; they decide only for words that say no more than that it is work.
  ///   - given: what the person says for this import: it always wins.
  ///   - table: what the profile and the source say.
  ///   - own: the person whose rota it is: the shifts of others are asked about.
  init(
    _ label: String, span: ClockSpan?, on day: CivilDay, given: ShiftTable, table: ShiftTable,
    own: String? = nil
  ) {
    let readings = RotaWord.readings(of: label)
    var isDenied = false
    for (reading, rest) in readings {
      guard let type = ShiftType(named: PlanWord.of(reading)),
        let definition = given.definition(of: type, on: day),
        let meaning = definition.meaning ?? type.builtInMeaning
      else { continue }
      if RotaWord.denies(rest, meaning) {
        isDenied = true
        continue
      }
      self.init(type: RotaWord.word(type, definition), meaning: meaning)
      self.given = definition.word
      return
    }
    for (reading, rest) in readings {
      guard let type = ShiftType(named: PlanWord.of(reading)), let meaning = table.meaning(of: type, on: day)
      else { continue }
      if RotaWord.denies(rest, meaning) || RotaWord.isOther(rest, than: own) {
        isDenied = true
        continue
      }
      self.init(type: RotaWord.word(type, table.definition(of: type, on: day)), meaning: meaning)
      return
    }
    let (word, rest) = readings.last ?? (label, "")
    if let span, !RotaWord.denies(rest, RotaWord.meaning(of: span)),
      TableWords.has("only-work", Folding.folded(word).filter { $0 != " " })
    {
      let meaning = RotaWord.meaning(of: span)
      self.init(type: ShiftType(named: meaning.rawValue) ?? .day, meaning: meaning)
      return
    }
    // A word that its remark denies would be read in the plan as what it says alone.
    let name = PlanWord.of(isDenied ? label.trimmedBlanks : word)
    self.init(type: ShiftType(named: name) ?? .other(name), meaning: nil)
    self.isDenied = isDenied
  }

  private init(type: ShiftType, meaning: ShiftMeaning?) {
    self.type = type
    self.meaning = meaning
  }

  /// The word as its definition spells it; that of a pattern is the label's own.
  private static func word(_ type: ShiftType, _ definition: ShiftTable.Definition?) -> ShiftType {
    guard let name = definition?.word.name, !PlanWord.isPattern(name) else { return type }
    return ShiftType(named: PlanWord.of(name)) ?? type
  }

  /// Whether a label says itself that it names a shift: `Shift: Ward 3`.
  static func isNamedShift(_ label: String) -> Bool {
    let text = label.trimmedBlanks.lowercased()
    return prefixes.contains { text.hasPrefix($0) }
  }

  private static let prefixes = ["shift:", "shift :", "poste:", "poste :", "service:", "dienst:"]

  /// Whether a program wrote into a title that it is cancelled: `Canceled: Day shift`, `Jour (annulé)`.
  static func isCancelled(_ label: String) -> Bool {
    let parts = label.split { ":：()[]-–".contains($0) }.map { Folding.folded($0.trimmedBlanks) }
    return parts.count > 1 && parts.contains { TableWords.has("cancelled", $0) }
  }

  /// What a plan calls a label that nobody gave a meaning to.
  static func name(of label: String) -> String { readings(of: label).last?.text ?? label }

  /// Whether what stands beside the word of a shift says that it is no work, or time on call, and the word
  /// the other way round: `Night (sick)`, `N - CA`. What is meant is asked then.
  private static func denies(_ rest: String, _ meaning: ShiftMeaning) -> Bool {
    let words = Folding.folded(rest).split { !$0.isLetter }.map(String.init)
    guard let first = words.first else { return false }
    if TableWords.has("negation", first) { return meaning.isShift }
    let code = words.count == 1 && first.utf8.count > 1 ? usual(rest).flatMap { $0.isShift ? nil : $0 } : nil
    guard let said = ShiftWords.meaning(of: words.joined()) ?? code ?? likelyDayOff(rest) else {
      return false
    }
    return said.isShift != meaning.isShift || (said == .onCall) != (meaning == .onCall)
  }

  /// Whether what stands beside the word of a shift is the name of somebody else: `Lea Martin - Night`.
  private static func isOther(_ rest: String, than own: String?) -> Bool {
    guard let own, TableNames.mayBePerson(rest), !TableNames.areAlike(rest, own),
      !TableNames.areAlike(own, rest)
    else { return false }
    let words = rest.split { !$0.isLetter && $0 != "'" && $0 != "’" }
    return (2...3).contains(words.count) && words.allSatisfy { $0.first?.isUppercase ?? false }
      && !words.contains { TableWords.has("place", Folding.folded(String($0))) }
  }

  /// The ways in which a label can be read, from the whole to its parts, each with what it leaves out:
  /// without `Shift:` before it, without hours or a remark in brackets behind it, and the code and the words
  /// of `RDO - Rostered Day Off`.
  private static func readings(of label: String) -> [(text: String, rest: String)] {
    var readings = [(text: label.trimmedBlanks, rest: "")]
    var text = label.trimmedBlanks
    for prefix in prefixes where text.lowercased().hasPrefix(prefix) {
      text = String(text.dropFirst(prefix.count)).trimmedBlanks
      readings.append((text, ""))
    }
    if let (word, _) = WrittenHours.split(text) {
      text = word
      readings.append((text, ""))
    } else if let (word, _) = WrittenHours.said(text) {
      // What nobody knows keeps all of its words.
      readings.insert((word, ""), at: 0)
    }
    var remark = ""
    if let bracket = text.firstIndex(where: { $0 == "[" || $0 == "(" }), bracket > text.startIndex {
      let inner = text[bracket...].split { "[]()".contains($0) }.joined(separator: " ")
      (remark, text) = (inner.trimmedBlanks, text[..<bracket].trimmedBlanks)
      readings.append((text, remark))
    }
    if let dash = text.firstRange(of: " - ") ?? text.firstRange(of: " – ") {
      let parts = (text[..<dash.lowerBound].trimmedBlanks, text[dash.upperBound...].trimmedBlanks)
      let beside = { (part: String) in remark.isEmpty ? part : part + " " + remark }
      readings.append((parts.0, beside(parts.1)))
      readings.append((parts.1, beside(parts.0)))
      // A code that nobody knows is still the shorter name.
      readings.append((parts.0, beside(parts.1)))
    }
    return readings.filter { !$0.text.isEmpty }
  }

  /// The kind of shift that hours make: night where three hours lie between 21 and 6, late from noon on.
  static func meaning(of span: ClockSpan) -> ShiftMeaning {
    let start = Int(span.start.secondOfDay) / 60
    var end = Int(span.end.secondOfDay) / 60
    if end <= start { end += 1440 }
    let night = [(0, 360), (1260, 1800), (2700, 2880)].map { max(0, min(end, $0.1) - max(start, $0.0)) }
      .reduce(0, +)
    return night >= 180 ? .night : start >= 720 ? .late : .day
  }

  /// Longest shift, in minutes, that counts as work by its length alone.
  private static let longestWork = 780

  /// The kind of shift that hours make of a code; `nil` where they may be time on call: it is asked.
  static func meaning(of code: String, _ spans: [ClockSpan]) -> ShiftMeaning? {
    let isWork = usual(code) != .onCall && spans.allSatisfy { $0.minutes <= longestWork }
    return isWork ? spans.first.map(meaning) : nil
  }

  // MARK: Guesses

  /// What a title probably means, of which a word is one of a shift: `Night duty`, `Nachtdienst Station 4`;
  /// `nil` where none is. Nothing is taken on it: it is asked about.
  static func likely(_ label: String) -> ShiftMeaning? {
    let words = Folding.folded(label).split { !$0.isLetter }.map(String.init)
    // `Pas de nuit`
    guard let first = words.first, !TableWords.has("negation", first),
      !words.contains(where: { TableWords.has("cancelled", $0) })
    else { return nil }
    var found: ShiftMeaning?
    var saysWork = false
    for (index, word) in words.enumerated() {
      let pair = index + 1 < words.count ? word + words[index + 1] : word
      if workWords.contains(where: { word.hasSuffix($0) }) { saysWork = true }
      guard let meaning = ShiftWords.meaning(of: pair) ?? ShiftWords.meaning(of: word), meaning.isShift
      else { continue }
      if found == nil || found == .day { found = meaning }
    }
    // "Mother's Day" is no shift; "Day duty" is.
    return found == .day && !saysWork ? nil : found ?? (saysWork ? .day : nil)
  }

  /// What a code usually is, where most wards that have it mean the same by it. Nothing is taken on it: it is
  /// what a question proposes.
  ///
  /// - Source: the tables of codes that public converters of rotas hold: British, French and German ones.
  static func usual(_ label: String) -> ShiftMeaning? {
    plain(label).flatMap { code in
      ShiftMeaning.allCases.first { TableWords.has("usual-" + $0.rawValue, code) }
    }
  }

  /// What a code is that the profile or the sheet has with other signs (`A/L` for `AL`), with its hours, as
  /// `--map` takes it.
  static func known(_ label: String, _ known: [ShiftTable.Definition]) -> String? {
    guard let code = plain(label), let found = known.last(where: { plain($0.word.name) == code }) else {
      return nil
    }
    let meaning = found.meaning ?? usual(label) ?? found.spans.first.map(meaning(of:))
    let hours = found.spans.isEmpty ? "" : " " + found.spans.map(\.iso).joined(separator: ", ")
    let pause = found.breakMinutes > 0 ? " pause \(found.breakMinutes)" : ""
    return meaning.map { $0.rawValue + hours + pause }
  }

  private static func plain(_ text: String) -> String? {
    // `N¹` is N with a footnote.
    let code = Folding.folded(text).filter { $0.isLetter || ("0"..."9").contains($0) }
    return code.isEmpty || code.utf8.count > 6 ? nil : code
  }

  /// What a whole day off probably is, by one of its words: `Congés d'été`, `Resturlaub`; `nil` where none
  /// tells.
  static func likelyDayOff(_ label: String) -> ShiftMeaning? {
    let words = Folding.folded(label).split { !$0.isLetter }.map(String.init)
    let found = words.compactMap { word in
      ShiftWords.meaning(of: word) ?? dayOffEndings.first { word.hasSuffix($0.ending) }?.meaning
    }.filter { !$0.isShift }
    // "Off sick" is sick.
    return found.first { $0 != .rest } ?? found.first
  }

  /// What a title of work has, alone or at the end of another word.
  private static let workWords = TableWords.list("work")

  private static let dayOffEndings = [ShiftMeaning.leave, .rest].flatMap { meaning in
    TableWords.list("ending-" + meaning.rawValue).map { (ending: $0, meaning: meaning) }
  }
}
