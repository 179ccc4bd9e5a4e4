import JournalModel

/// A rota with its words read: the shifts of each day, absences, and the days that it rules over.
struct RotaReading {
  private(set) var days: [CivilDay: [PlanPiece]] = [:]
  /// Leave, sickness and the like, in the order of their first days.
  private(set) var absences: [Absence] = []
  /// From the first to the last day that the rota speaks of.
  private(set) var span: ClosedRange<CivilDay>?
  /// Whether the person left it open on which days it begins and ends, and the source does.
  let hasOpenStart: Bool, hasOpenEnd: Bool
  /// Days that lie so far from all others that nobody knows whether they are meant; none where the person
  /// said the first day and the last.
  private(set) var lone: [CivilDay] = []
  /// Whether nothing is said of some days that it rules over: they are rest.
  private(set) var hasGaps = false
  /// The labels that were read as shifts or days off.
  private var read: Set<String> = []

  /// Days off that follow one another.
  struct Absence: Hashable {
    var category: VacationCategory
    var status: VacationStatus
    var title: String
    var from: CivilDay
    var until: CivilDay
    /// The hours of one that takes a part of a day.
    var hours: ClockSpan?
    var half: DayHalf?
    /// Whether its hours are too few for a day.
    var isShort = false
  }

  /// Days with half a day off that does not say which half, and the word that stands for it.
  private(set) var openHalves: [CivilDay: ShiftType] = [:]

  /// The words of definitions for this import that stand for something in the rota.
  private(set) var used: Set<ShiftType> = []
  /// The unpaid minutes of each word, and how often it has them.
  private(set) var breaks: [ShiftType: [Int: Int]] = [:]
  /// What is to be said of words and days.
  private(set) var notes = ReadingNotes()
  /// Whether the kind of some shift was found by its hours alone, or a word has no meaning.
  private(set) var isGuess = false

  /// Hours of a row that take so long are asked about.
  private static let longMinutes = 960

  /// How many minutes an event lasts that is a shift, whatever it is called.
  static let shiftMinutes = 180...1560

  private let given: ShiftTable, table: ShiftTable
  /// Whether the hours of rows are those of a clock of twelve: some take too long for a shift, and none says
  /// an hour behind noon.
  private let isOfTwelve: Bool
  private let context: ImportContext
  private let path: String

  /// - Parameters:
  ///   - given: what the person says for this import.
  ///   - known: what the profile says.
  init(
    _ rota: ImportedRota, given: [ShiftTable.Definition], known: [ShiftTable.Definition],
    _ context: ImportContext, path: String
  ) {
    (self.context, self.path, self.given) = (context, path, ShiftTable(given))
    (hasOpenStart, hasOpenEnd) = (
      rota.hasOpenEnds && context.from == nil, rota.hasOpenEnds && context.until == nil
    )
    // A legend speaks of words that nobody else gave a meaning to.
    table = ShiftTable(
      rota.legend.filter { legend in !known.contains { $0.word.isAlike(legend.word) } } + known)
    // A pattern makes no one word of two that a stroke parts.
    let whole = ShiftTable((given + known + rota.legend).filter { !PlanWord.isPattern($0.word.name) })
    let bare = rota.items.filter(\.isEndBare).compactMap(\.span)
    isOfTwelve =
      bare.contains { $0.minutes >= RotaReading.longMinutes }
      && bare.allSatisfy { $0.start.hour <= 12 && $0.end.hour <= 12 }
    var (spoken, others) = (rota.otherDays, [RotaItem]())
    for item in rota.items.flatMap({ apart($0, unless: whole, rota.codes) }) {
      if self.read(item, &spoken) { read.insert(item.label) } else { others.append(item) }
    }
    for series in rota.series where read.contains(series.label) {
      notes.leave(.earlier, series.before, what: series.label)
      if series.goesOn { notes.leave(.later, what: series.label) }
    }
    addWholeDays(others, among: spoken)
    for (word, counts) in breaks {
      for (minutes, count) in counts where minutes != RotaReading.usual(counts) {
        notes.leave(.unpaid, count, what: "\(word.name) \(minutes) min")
      }
    }
    if !notes.unknown.isEmpty { isGuess = true }
    leaveHours()
    join()
    guard let first = context.from ?? spoken.min(), let end = context.until ?? spoken.max(), first <= end
    else { return }
    span = first...end
    hasGaps = RotaPlan.days(first...end).contains { !spoken.contains($0) }
    if context.from == nil || context.until == nil { lone = RotaReading.lone(among: Set(spoken).sorted()) }
  }

  /// Whether what has a label would be a shift or a day off.
  func hasRead(_ label: String) -> Bool {
    RotaWord.isNamedShift(label) || read.contains(label)
      || RotaWord(label, span: nil, on: context.today, given: given, table: table).meaning != nil
  }

  /// The fewer days on one side of the longest gap, where that is longer than half a year: a year is
  /// mistyped, or a calendar has something of another time; what lies between would be rest.
  private static func lone(among days: [CivilDay]) -> [CivilDay] {
    let gaps = zip(days.indices.dropFirst(), zip(days, days.dropFirst()))
    guard
      let (index, (last, next)) = gaps.max(by: { $0.1.0.days(until: $0.1.1) < $1.1.0.days(until: $1.1.1) }),
      last.days(until: next) > longestGap
    else { return [] }
    return Array(index * 2 <= days.count ? days[..<index] : days[index...])
  }

  private static let longestGap = 183

  /// The parts of an item whose label is no word of a table, where each part is one or a code.
  private func apart(_ item: RotaItem, unless whole: ShiftTable, _ codes: Set<String>) -> [RotaItem] {
    func isKnown(_ label: String, _ table: ShiftTable) -> Bool {
      RotaWord(label, span: nil, on: item.day, given: ShiftTable(), table: table).meaning != nil
    }
    guard !item.parts.isEmpty, !isKnown(item.label, whole),
      item.parts.allSatisfy({ codes.contains($0) || isKnown($0, given) || isKnown($0, table) })
    else { return [item] }
    return item.parts.map { label in
      var part = item
      part.label = label
      return part
    }
  }

  private func definition(of word: RotaWord, on day: CivilDay) -> ShiftTable.Definition? {
    given.definition(of: word.type, on: day) ?? table.definition(of: word.type, on: day)
  }

  /// Reads an item; `false` where it is perhaps no shift.
  private mutating func read(_ item: RotaItem, _ spoken: inout [CivilDay]) -> Bool {
    var item = item
    if RotaWord.isCancelled(item.label) {
      notes.leave(.cancelled, what: item.label)
      spoken += wanted(item)
      return true
    }
    if takeHalf(of: &item) {
      let (days, word) = (wanted(item), ShiftType.other(PlanWord.of(item.label)))
      for day in days {
        add(PlanPiece(word: word), on: day)
        openHalves[day] = word
      }
      spoken += days
      return true
    }
    var hours = item.span == nil ? WrittenHours.split(item.label)?.spans ?? [] : []
    let span = item.first ?? item.span ?? hours.first
    let word = RotaWord(
      item.label, span: span, on: item.day, given: given, table: table,
      own: context.rota.person ?? context.ownName)
    if hours.isEmpty, item.span == nil, word.meaning != nil {
      hours = WrittenHours.said(item.label)?.spans ?? []
    }
    if !hours.isEmpty {
      // The hours of a label are in the zone of all times of the source.
      let told = hours.map { context.told($0, on: item.day) }
      if item.day == item.lastDay { (item.day, item.lastDay) = (told[0].from.day, told[0].from.day) }
      hours = told.map { ClockSpan(start: $0.from.time, end: $0.until.time) }
    }
    if let definition = word.given { used.insert(definition) }
    if word.meaning == .skip {
      notes.leave(.notWanted, what: item.label)
      return true
    }
    let likely = word.meaning == nil ? RotaWord.likely(item.label) : nil
    let isAsked = doubtLength(of: &item, word, likely)
    if let unpaid = item.unpaid { breaks[word.type, default: [:]][unpaid, default: 0] += 1 }
    guard word.meaning != nil || RotaReading.isShift(item, likely) else { return false }
    if word.meaning == nil {
      let proposed =
        word.isDenied
        ? RotaWord.likelyDayOff(item.label)?.rawValue : proposal(for: item.label, span, likely)
      if !isAsked { notes.miss(.shift, item.label, meaning: proposed) }
    } else if item.label == "shift" {
      isGuess = true
    }
    for day in wanted(item) {
      if day == item.day { for field in item.fields { notes.leave(.field, what: field) } }
      spoken.append(day)
      let hasHours = definition(of: word, on: day)?.spans.isEmpty == false
      if !add(item, word, hours, on: day, hasHours: hasHours) { notes.leave(.cell, what: item.label) }
    }
    return true
  }

  /// Takes the half of a day off from the label of an item; where it does not say which, it is asked about.
  private mutating func takeHalf(of item: inout RotaItem) -> Bool {
    guard let said = SaidHalf(item.label),
      given.definition(of: .other(PlanWord.of(item.label)), on: item.day) == nil
    else { return false }
    let word = RotaWord(said.rest, span: item.span, on: item.day, given: given, table: table)
    let usual = RotaWord.usual(said.rest) ?? RotaWord.likelyDayOff(said.rest)
    guard let meaning = word.meaning ?? usual, RotaReading.categories[meaning] != nil else { return false }
    if let definition = word.given { used.insert(definition) }
    guard let half = said.half else {
      notes.note(.openHalf(item.label), path, line: item.line)
      isGuess = true
      return true
    }
    (item.label, item.half) = (said.rest, half)
    return false
  }

  /// The days of an item that are wanted; others are counted.
  private mutating func wanted(_ item: RotaItem) -> [CivilDay] {
    let days = RotaReading.days(of: item)
    if days.last.map({ $0 < item.lastDay }) ?? false { notes.leave(.later, what: item.label) }
    let wanted = days.filter { $0 >= context.from ?? $0 && $0 <= context.until ?? $0 }
    notes.leave(.outside, days.count - wanted.count, what: item.label)
    return wanted
  }

  private static func days(of item: RotaItem) -> [CivilDay] {
    (0...min(366, max(0, item.day.days(until: item.lastDay)))).map { item.day.advanced(by: $0) }
  }

  /// Takes hours off an item that are too long for a shift, or that a clock of twelve makes others, unless
  /// its word was said to have them; whether they are asked about.
  private mutating func doubtLength(
    of item: inout RotaItem, _ word: RotaWord, _ likely: ShiftMeaning?
  ) -> Bool {
    guard let hours = item.span, item.isEndBare, isOfTwelve || hours.minutes >= RotaReading.longMinutes,
      // Time on call may last a day.
      word.meaning.map({ $0.isShift && $0 != .onCall }) ?? true
    else { return false }
    let said = definition(of: word, on: item.day)?.spans ?? []
    let meaning = word.meaning ?? likely ?? .day
    let readings = DoubtfulHours.readings(of: hours, by: meaning, mayBeLate: isOfTwelve)
    let short = readings.filter { $0.minutes < RotaReading.longMinutes }
    let reading = short.first { RotaWord.meaning(of: $0) == meaning } ?? short.first ?? readings[0]
    // A day shift from seven to noon.
    if word.meaning != nil, reading == hours, hours.minutes < RotaReading.longMinutes { return false }
    if said.isEmpty {
      notes.miss(.shift, item.label, meaning: meaning.rawValue + " " + reading.iso)
      let isLong = hours.minutes >= RotaReading.longMinutes
      notes.note(isLong ? .longHours(hours.iso) : .twelveHours(hours.iso), path, line: item.line)
      isGuess = true
    }
    if !said.contains(hours) { item.span = nil }
    return said.isEmpty
  }

  private func proposal(for label: String, _ span: ClockSpan?, _ likely: ShiftMeaning?) -> String? {
    if let known = RotaWord.known(label, table.definitions) { return known }
    let usual = RotaWord.usual(label) ?? RotaWord.likelyDayOff(label)
    // The hours of a shift tell more than what its code means elsewhere.
    let byHours = usual?.isShift ?? true ? span.flatMap { RotaWord.meaning(of: label, [$0]) } : nil
    return (likely ?? byHours ?? usual)?.rawValue
  }

  /// The hours of a word, where each of several days has the same; else none.
  func hours(of word: ShiftType) -> [ClockSpan] {
    let all = days.values.flatMap { $0.filter { $0.word.isAlike(word) } }.map(\.spans)
    return all.count > 1 && Set(all).count == 1 ? all[0] : []
  }

  /// Rules over further days, without shifts on them.
  mutating func widen(to days: ClosedRange<CivilDay>) { span = days }

  /// Takes the word of a half that does not say which off its day, where that has shifts or the half is told
  /// elsewhere.
  ///
  /// - Parameter known: the shifts that the day had before, which it keeps where the rota has no others.
  mutating func settleHalf(on day: CivilDay, known: [PlanPiece], isTold: Bool) {
    let own = (days[day] ?? []).filter { $0.word != openHalves[day] }
    let known = known.filter { $0.word != openHalves[day] }
    guard isTold || !own.isEmpty || !known.isEmpty else { return }
    let pieces = own.isEmpty ? known : own
    days[day] = pieces.isEmpty ? nil : pieces
  }

  /// Keeps the shifts of a day for which the rota has none.
  mutating func keep(_ pieces: [PlanPiece], on day: CivilDay) { days[day] = days[day] ?? pieces }

  /// The commonest break of a word: a plan has the hours of a day, the profile has the break of a word.
  static func usual(_ counts: [Int: Int]) -> Int {
    counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
  }

  /// Takes whole days of unknown meaning, with nothing else on them, for shifts without a meaning: they are
  /// asked about, and nobody takes them for days off. Beside a shift, and outside the days of the rota, they
  /// are appointments and birthdays.
  private mutating func addWholeDays(_ items: [RotaItem], among spoken: [CivilDay]) {
    let known = Set(spoken)
    let span = known.min().flatMap { first in known.max().map { first...$0 } }
    for item in items {
      let days = RotaReading.days(of: item)
      let open =
        item.span == nil && !item.label.isEmpty
        ? days.filter { span?.contains($0) == true && !known.contains($0) } : []
      guard !open.isEmpty else {
        notes.leave(.notShift, what: item.label)
        continue
      }
      notes.miss(.shift, item.label, meaning: (RotaWord.likelyDayOff(item.label) ?? .rest).rawValue)
      let word = ShiftType(named: PlanWord.of(item.label)) ?? .other(PlanWord.of(item.label))
      for day in open { add(PlanPiece(word: word), on: day) }
    }
  }

  /// Whether an event without a meaning is a shift all the same: it was said to be one, is a code, has a
  /// shift's word in its title, or takes as long as one.
  private static func isShift(_ item: RotaItem, _ likely: ShiftMeaning?) -> Bool {
    if item.isChosen || PlanWord.isCode(item.label) { return true }
    if item.span != nil { return shiftMinutes.contains(item.wholeMinutes) }
    return likely != nil
  }

  /// Adds what a label says of a day; `false` where a plan has no way to say it, and has an unknown shift
  /// instead.
  private mutating func add(
    _ item: RotaItem, _ word: RotaWord, _ hours: [ClockSpan], on day: CivilDay, hasHours: Bool
  ) -> Bool {
    switch word.meaning {
    // Hours that are made up for are a right of their own: a plan keeps their word, as one by hand does.
    case .rest where TableWords.has("recovery", TableWords.folded(word.type.name)):
      add(PlanPiece(word: word.type), on: day)
    case .rest, .publicHoliday, .skip: break
    case .leave, .rtt, .sick, .absence, .day, .late, .night, .onCall, .training, nil:
      // With hours a training is work.
      let isWork = word.meaning == .training && (item.span != nil || !hours.isEmpty || hasHours)
      if let category = word.meaning.flatMap({ RotaReading.categories[$0] }), !isWork {
        absent(category, item, hours, day)
        return true
      }
      // A plan has no shifts that are not sure yet.
      if item.isTentative { notes.leave(.field, what: "STATUS:TENTATIVE") }
      let piece = PlanPiece(word: word.type, spans: item.span.map { [$0] } ?? hours)
      // What is written is read again before it is: `check` must not find fault with it.
      let isReadable = (try? PlanLine(PlanLine(day: day, pieces: [piece]).written))?.pieces == [piece]
      add(isReadable ? piece : PlanPiece(word: .other("unknown")), on: day)
      return isReadable
    }
    return true
  }

  private static let categories: [ShiftMeaning: VacationCategory] = [
    .leave: .leave, .rtt: .rtt, .sick: .sick, .absence: .other, .training: .training,
  ]

  private mutating func absent(
    _ category: VacationCategory, _ item: RotaItem, _ hours: [ClockSpan], _ day: CivilDay
  ) {
    let status: VacationStatus = item.isTentative ? .planned : .approved
    var absence = Absence(
      category: category, status: status, title: item.label, from: day, until: day,
      hours: item.span ?? (hours.count == 1 ? hours[0] : nil), half: item.half)
    absence.isShort =
      absence.hours.map { max($0.minutes, item.wholeMinutes) <= RotaReading.hoursOff } ?? false
    absences.append(absence)
  }

  /// Takes a few hours off for the half of the day in which they lie. Leaves them out beside a shift, of
  /// which that half would be a part, and where they are no half.
  private mutating func leaveHours() {
    for index in absences.indices where absences[index].isShort && absences[index].half == nil {
      absences[index].half = absences[index].hours.flatMap(RotaReading.half)
    }
    let isLeft = { [days] (absence: Absence) in
      RotaReading.isBesideShift(absence, days[absence.from] ?? []) || absence.isShort && absence.half == nil
    }
    for absence in absences where isLeft(absence) {
      let hours = absence.hours.map { " " + $0.iso } ?? ""
      notes.leave(.notShift, what: absence.from.iso + " " + absence.title + hours)
    }
    absences.removeAll(where: isLeft)
    for index in absences.indices { absences[index].hours = nil }
  }

  private static func half(_ hours: ClockSpan) -> DayHalf? {
    guard hours.start < hours.end, hours.minutes >= fewestOfHalf else { return nil }
    return hours.end.hour < 14 ? .morning : hours.start.hour >= 12 ? .afternoon : nil
  }

  /// Whether an absence takes a few hours before or after the shifts of its day.
  private static func isBesideShift(_ absence: Absence, _ pieces: [PlanPiece]) -> Bool {
    let spans = pieces.flatMap(\.spans)
    guard let hours = absence.hours, hours.start < hours.end, hours.minutes <= hoursOff else { return false }
    return !spans.isEmpty
      && spans.allSatisfy { $0.start >= hours.end || $0.start < $0.end && $0.end <= hours.start }
  }

  /// Leave that takes more minutes is of the day; what takes fewer than the others is no half of it.
  private static let hoursOff = 300, fewestOfHalf = 120

  /// Another span of a word that the day has already is one of the same shift; the minutes that both have
  /// count once.
  private mutating func add(_ piece: PlanPiece, on day: CivilDay) {
    var pieces = days[day] ?? []
    if let index = pieces.firstIndex(where: { $0.word == piece.word }) {
      for span in piece.spans where !pieces[index].spans.contains(span) {
        let spans = pieces[index].spans
        // Within a day: a night's end lies on the next.
        let same = spans.firstIndex { other in
          [span, other].allSatisfy { $0.start < $0.end } && span.start < other.end && other.start < span.end
        }
        if let same {
          pieces[index].spans[same] = ClockSpan(
            start: min(span.start, spans[same].start), end: max(span.end, spans[same].end))
        } else {
          pieces[index].spans.append(span)
        }
      }
      pieces[index].spans.sort { $0.start < $1.start }
    } else {
      pieces.append(piece)
    }
    pieces.sort { ($0.spans.first?.start ?? .midnight) < ($1.spans.first?.start ?? .midnight) }
    days[day] = pieces
  }

  /// Puts days off together that follow one another.
  private mutating func join() {
    var joined: [Absence] = []
    for absence in absences.sorted(by: { ($0.category.rawValue, $0.from) < ($1.category.rawValue, $1.from) })
    {
      if let last = joined.last, last.category == absence.category, last.status == absence.status,
        last.half == nil, absence.half == nil, last.until.days(until: absence.from) <= 1
      {
        joined[joined.count - 1].until = max(last.until, absence.until)
      } else {
        joined.append(absence)
      }
    }
    absences = joined.sorted { $0.from < $1.from }
  }
}
