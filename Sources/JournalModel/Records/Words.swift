// The words of values in all languages are files of `Templates/words`. Source of the French ones: the raw
// values of ShiftMood.

extension Kind {
  /// Reads a kind under any of its names, in any language.
  public init?(named name: String) {
    guard let kind = Kind.table[name] else { return nil }
    self = kind
  }

  /// Reads the word for several records of a kind: « entries », « postes », „Einträge“.
  package init?(severalNamed name: String) {
    guard let kind = WordTable("kind-plurals", Kind.allCases)[name] else { return nil }
    self = kind
  }

  package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let kind = unsafe Kind.table[bytes] else { return nil }
    self = kind
  }

  /// The kind whose name is the nearest to a misspelt word; `nil` where none is near.
  public static func nearest(to word: String) -> Kind? {
    Spelling.nearest(to: word, among: allCases.map(\.name)).flatMap { Kind(named: $0) }
  }

  private static let table = WordTable("kinds", Kind.allCases)
}

extension ShiftType {
  /// Reads the word of a shift: `Nuit` is ``night``, what the journal does not know is a word of the person's
  /// own. `nil` for an empty text.
  public init?(named name: String) {
    if let known = FactTable.knownShifts.first(where: { $0.name == name }) ?? ShiftType.table[name] {
      self = known
      return
    }
    let word = name.trimmed
    guard !word.isEmpty else { return nil }
    self = .other(word)
  }

  package init?(known bytes: UnsafeBufferPointer<UInt8>) {
    guard let known = unsafe ShiftType.table[bytes] else { return nil }
    self = known
  }

  /// Whether two words mean the same shift: those of a person's own are compared without case and accents,
  /// and a name of several words is alike the word that a plan has for it.
  public func isAlike(_ other: ShiftType) -> Bool {
    guard case .other(let left) = self, case .other(let right) = other else { return self == other }
    if Folding.areAlike(left, right) { return true }
    guard PlanWord.isChanged(left) || PlanWord.isChanged(right) else { return false }
    return Folding.areAlike(PlanWord.of(left), PlanWord.of(right))
  }

  private static let table = WordTable("shift-types", [ShiftType.day, .night, .rest])
}

extension VacationCategory {
  /// Reads a category under any of its names, in any language.
  public init?(named name: String) {
    guard let category = VacationCategory.table[name] else { return nil }
    self = category
  }

  private static let table = WordTable("vacation-categories", VacationCategory.allCases)
}

extension VacationStatus {
  /// Reads a status under any of its names, in any language; what is under way or finished was approved.
  public init?(named name: String) {
    guard let row = VacationStatus.table[name] else { return nil }
    self = VacationStatus.allCases.indices.contains(row) ? VacationStatus.allCases[row] : .approved
  }

  /// Whether a word says what follows from the date: `under way`, `terminé`.
  package static func isOfDate(_ name: String) -> Bool { table[name] == allCases.count }

  private static let table = WordTable("vacation-states", Array(0...allCases.count))
}

extension Weekday {
  /// Reads a day of the week: its name in any language, whole or shortened, or a number from
  /// 1 (Monday) to 7; 0 is Sunday, as in crontab.
  public init?(named name: String) {
    // Where the word is that of every profile, nobody needs the table of the others.
    let known = Weekday.words.firstIndex(of: name).flatMap { Weekday(rawValue: $0 + 1) }
    guard let day = known ?? Weekday.table[name] else { return nil }
    self = day
  }

  /// Reads one where nothing else is expected: in two German letters, too, « so » elsewhere is no Sunday.
  package init?(alone name: String) {
    let short = Weekday.twoLetters.firstIndex(of: Folding.folded(name)).flatMap { Weekday(rawValue: $0 + 1) }
    guard let day = Weekday(named: name) ?? short else { return nil }
    self = day
  }

  private static let table = WordTable("weekdays", Weekday.allCases)
  private static let twoLetters = Joints.list("weekdays-two")
}

/// Truth values as people and YAML 1.1 write them.
package enum Truth {
  /// Reads `true`, `yes`, `on`, `oui`, `vrai`, `1` and their opposites.
  package static func named(_ name: String) -> Bool? { table[name] }

  /// All such words.
  package static var words: [String] { table.spellings.flatMap(\.self) }

  private static let table = WordTable("truth", [true, false])
}

extension String {
  /// The text without spaces, tabs and line ends around it.
  package var trimmed: String {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    guard let first = utf8.firstIndex(where: { !isSpace($0) }),
      let last = utf8.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(self[first...last])
  }

  /// The text with plain digits and signs for the wide ones that Japanese keyboards give: `２１：３０`.
  package var narrow: String {
    guard utf8.contains(0xEF) else { return self }
    let scalars = unicodeScalars.map { scalar in
      0xFF01...0xFF5E ~= scalar.value ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// A tag without its `#`, and without spaces around.
  package var withoutHash: String {
    let text = trimmed
    return text.utf8.first == UInt8(ascii: "#") ? String(text.dropFirst()).trimmed : text
  }
}
