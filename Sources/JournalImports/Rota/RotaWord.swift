import JournalModel
import JournalText

/// What a label of a rota means: by what the person said, by the profile, by the whole words of both
/// languages.
struct RotaWord: Hashable {
  /// The word as a plan has it, without blanks.
  var type: ShiftType
  /// What it means; `nil` for a code that nobody gave a meaning to.
  var meaning: ShiftMeaning?

  /// Finds the meaning of a label.
  ///
  /// - Parameter span: its hours; they decide only for words that say no more than that it is work.
  init(_ label: String, span: ClockSpan?, on day: CivilDay, table: ShiftTable) {
    let readings = RotaWord.readings(of: label)
    for reading in readings {
      guard let type = ShiftType(named: RotaWord.plain(reading)),
        let meaning = table.meaning(of: type, on: day)
      else {
        continue
      }
      self.init(type: RotaWord.known(type, in: table, on: day), meaning: meaning)
      return
    }
    let word = readings.last ?? label
    if let span, RotaWord.generic.contains(Folding.folded(word)) {
      let meaning = RotaWord.meaning(of: span)
      self.init(type: ShiftType(named: meaning.rawValue) ?? .day, meaning: meaning)
      return
    }
    self.init(type: ShiftType(named: RotaWord.plain(word)) ?? .other(RotaWord.plain(word)), meaning: nil)
  }

  private init(type: ShiftType, meaning: ShiftMeaning?) {
    self.type = type
    self.meaning = meaning
  }

  /// Whether a label says itself that it names a shift: `Shift: Ward 3`.
  static func isNamedShift(_ label: String) -> Bool {
    let text = label.trimmedBlanks.lowercased()
    return prefixes.contains { text.hasPrefix($0) }
  }

  private static let prefixes = ["shift:", "shift :", "poste:", "poste :", "service:", "dienst:"]

  /// Whether a label is a code such as `M`, `RH`, `ND2`: short, without blanks.
  static func isCode(_ label: String) -> Bool {
    label.unicodeScalars.count <= 4 && !label.isEmpty && !label.contains(" ")
  }

  /// The word as the profile spells it.
  private static func known(_ type: ShiftType, in table: ShiftTable, on day: CivilDay) -> ShiftType {
    table.definition(of: type, on: day)?.word ?? type
  }

  /// The ways in which a label can be read, from the whole to its parts: without `Shift:` before it, without
  /// hours in brackets behind it, and the code and the words of `RDO - Rostered Day Off`.
  private static func readings(of label: String) -> [String] {
    var readings = [label.trimmedBlanks]
    var text = label.trimmedBlanks
    for prefix in prefixes where text.lowercased().hasPrefix(prefix) {
      text = String(text.dropFirst(prefix.count)).trimmedBlanks
      readings.append(text)
    }
    if let bracket = text.firstIndex(where: { $0 == "[" || $0 == "(" }), bracket > text.startIndex {
      text = text[..<bracket].trimmedBlanks
      readings.append(text)
    }
    if let dash = text.firstRange(of: " - ") ?? text.firstRange(of: " – ") {
      readings.append(text[..<dash.lowerBound].trimmedBlanks)
      readings.append(text[dash.upperBound...].trimmedBlanks)
      // A code that nobody knows is still the shorter name.
      readings.append(text[..<dash.lowerBound].trimmedBlanks)
    }
    return readings.filter { !$0.isEmpty }
  }

  /// A word of a plan: no blanks, no commas, no signs that a plan gives a meaning to.
  private static func plain(_ label: String) -> String {
    var result = ""
    var isAfterBlank = false
    for scalar in label.unicodeScalars.prefix(40) {
      if scalar.properties.isWhitespace || scalar == "," || scalar == "#" || scalar.value < 0x20 {
        isAfterBlank = !result.isEmpty
        continue
      }
      if isAfterBlank { result += "-" }
      isAfterBlank = false
      result.unicodeScalars.append(scalar)
    }
    return isCode(result) ? result : result.lowercased()
  }

  /// Words that say only that it is work.
  private static let generic: Set<String> = [
    "shift", "work", "travail", "poste", "service", "dienst", "arbeit", "duty", "vacation de travail",
  ]

  /// The kind of shift that hours make: night where three hours lie between 21 and 6, late from noon on.
  private static func meaning(of span: ClockSpan) -> ShiftMeaning {
    let start = Int(span.start.secondOfDay) / 60
    var end = Int(span.end.secondOfDay) / 60
    if end <= start { end += 1440 }
    let night = [(0, 360), (1260, 1800), (2700, 2880)].map { max(0, min(end, $0.1) - max(start, $0.0)) }
      .reduce(0, +)
    return night >= 180 ? .night : start >= 720 ? .late : .day
  }
}
