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
      switch Folding.folded(token) {
      case "break", "pause", "pausa", "pauze", "休憩", "휴게":
        guard let said = SaidBreak(Array(rest.prefix(2))) else { return nil }
        breakMinutes += said.minutes
        rest = rest.dropFirst(said.count)
        if let next = rest.first, SaidShifts.unpaid.contains(Folding.folded(next)) { rest.removeFirst() }
      case let word where rest.first.map { SaidShifts.isBreakBehind(word, $0) } ?? false: break
      case "from", "since", "des", "depuis", "ab", "seit", "desde", "dal", "da", "vanaf", "sinds", "から",
        "부터":
        guard let day = rest.popFirst().flatMap({ CivilDay(iso: $0) }) else { return nil }
        from = day
      case "where", "lieu", "ou", "ort", "wo", "donde", "lugar", "dove", "luogo", "onde", "waar", "plaats",
        "場所", "장소":
        guard let place = rest.popFirst().flatMap({ OnCallPlace($0) }) else { return nil }
        self.place = place
      case "employer", "employeur":
        guard let name = rest.popFirst() else { return nil }
        employer = name
      default:
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
}
