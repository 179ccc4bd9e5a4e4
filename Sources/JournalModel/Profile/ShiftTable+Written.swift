extension ShiftTable.Definition {
  /// Reads what a person writes of a word: `J=day 07:00-19:30 break 30`, `C=day 8-12 und 16-20`, `24=24h
  /// 8h-8h`, `N=night 21:00-07:00 from 2027-01-01 employer Clinic`, `G=on-call 20:00-08:00 where workplace`;
  /// `nil` where the meaning or the hours can't be read.
  public init?(written text: String) {
    guard let sign = text.utf8.lastIndex(of: UInt8(ascii: "=")),
      let word = ShiftType(named: String(text[..<sign]).trimmed)
    else { return nil }
    self.init(word: word, said: String(text[text.utf8.index(after: sign)...]))
  }

  /// Reads the meaning of a word, with its hours and its unpaid break; the meaning may be several words, as
  /// in `long day 07:30-20:00`.
  public init?(word: ShiftType, meaning text: String) {
    let tokens = text.split { $0 == " " || $0 == "\t" }.map(String.init)
    // What is said behind the meaning begins with a number or a word of its own.
    let words = tokens.prefix(1) + tokens.dropFirst().prefix { !$0.contains(where: \.isNumber) }
    for count in words.indices.map({ $0 + 1 }) {
      guard let meaning = ShiftMeaning(named: words[..<count].joined()),
        // A word that tells where one waits says it, unless the rest of the line does.
        let definition = Self(
          word: word, meaning, tokens[count...],
          place: meaning == .onCall ? OnCallPlace(words[..<count].joined()) : nil)
      else { continue }
      self = definition
      return
    }
    return nil
  }

  private init?(
    word: ShiftType, _ meaning: ShiftMeaning, _ tokens: ArraySlice<String>, place: OnCallPlace?
  ) {
    var rest = tokens
    self.init(word: word, meaning: meaning)
    self.place = place
    var hours = ""
    while let token = rest.popFirst() {
      if let next = rest.first, SaidShifts.isBreakBehind(Folding.folded(token), next) { continue }
      switch Part(token) {
      case .pause:
        guard let said = SaidBreak(Array(rest.prefix(2))) else { return nil }
        breakMinutes += said.minutes
        rest = rest.dropFirst(said.count)
        if let next = rest.first, SaidShifts.unpaid[String(next)] != nil { rest.removeFirst() }
      case .from:
        guard let day = rest.popFirst().flatMap({ CivilDay(iso: $0) }) else { return nil }
        from = day
      case .place:
        guard let place = rest.popFirst().flatMap({ OnCallPlace($0) }) else { return nil }
        self.place = place
      case .employer:
        guard let name = Self.takeName(&rest) else { return nil }
        employer = name
      case nil:
        // `on-call at the workplace`.
        let ahead = (1...3).reversed().first { count in
          OnCallPlace(([token] + rest.prefix(count - 1)).joined()) != nil
        }
        if meaning == .onCall, let ahead {
          self.place = OnCallPlace(([token] + rest.prefix(ahead - 1)).joined())
          rest = rest.dropFirst(ahead - 1)
        } else {
          hours += hours.isEmpty ? token : " " + token
        }
      }
    }
    guard !hours.isEmpty else { return }
    guard DoubtfulHours(in: meaning.rawValue + " " + hours) == nil,
      let spans = ClockSpan.list(said: hours, mayLastADay: meaning == .onCall)
    else { return nil }
    self.spans = spans
  }

  /// A name in quotes, or of all words up to a number or what else may be said.
  private static func takeName(_ rest: inout ArraySlice<String>) -> String? {
    let quotes = "\"'“”„«»"
    var words = rest.prefix { !($0.first?.isNumber ?? false) && Part($0) == nil }
    if let first = rest.first?.first, quotes.contains(first) {
      // A quotation mark may stand alone before a name.
      let closing = rest.dropFirst(rest.first?.count == 1 ? 1 : 0)
      guard let end = closing.firstIndex(where: { $0.last.map(quotes.contains) ?? false }) else { return nil }
      words = rest[...end]
    }
    rest = rest.dropFirst(words.count)
    let name = words.joined(separator: " ").filter { !quotes.contains($0) || $0 == "'" }.trimmed
    let bare = name.hasPrefix("'") && name.hasSuffix("'") ? String(name.dropFirst().dropLast()) : name
    return bare.isEmpty ? nil : bare
  }

  /// What may be said of a word behind its meaning and its hours.
  private enum Part: Int {
    case pause, from, place, employer

    init?(_ word: String) {
      guard let part = Part.words[word].flatMap(Part.init(rawValue:)) else { return nil }
      self = part
    }

    private static let words = WordIndex([
      "break,pause,pausa,pauze,休憩,휴게",
      "from,since,des,depuis,ab,seit,desde,dal,da,vanaf,sinds,から,부터",
      "where,lieu,ou,ort,wo,donde,lugar,dove,luogo,onde,waar,plaats,場所,장소",
      "employer,employeur,arbeitgeber,empleador,datore,empregador,werkgever,雇用主,고용주",
    ])
  }
}
