import JournalInsights
import JournalModel
import JournalShifts

extension Dutch {
  func greeting(_ name: String?, at time: ClockTime) -> String {
    let words =
      switch time.hour {
      case 5..<12: "Goedemorgen"
      case 12..<18: "Goedemiddag"
      default: "Goedenavond"
      }
    return name.map { "\(words), \($0)." } ?? "\(words)."
  }

  func countdown(_ countdown: Countdown, today: CivilDay) -> String {
    if let remaining = countdown.remaining { return timeOffUnderWay(remaining, today: today) }
    let shifts = countdown.shifts
    guard countdown.days > 0 else { return "Dat verlof is voorbij." }
    if shifts == 0, unknown(countdown).isEmpty {
      let when = countdown.days == 1 ? "morgen" : "over \(count(countdown.days, .day))"
      return "Geen dienst meer: je verlof begint \(when)! 🎉"
    }
    let only = shifts <= 20 ? "Nog maar " : ""
    let noun: Noun = countdown.basis == .rota ? .shift : .workingDay
    let doubt = unknown(countdown)
    if !doubt.isEmpty { return "\(count(shifts, noun)) tot je verlof, \(doubt)." }
    return "\(only)\(count(shifts, noun)) tot je verlof! 🎉"
  }

  /// What can't be known about the days before time off.
  private func unknown(_ countdown: Countdown) -> String {
    var parts = unknown(countdown.unknownWords)
    if countdown.unplannedDays > 0 { parts.append("\(count(countdown.unplannedDays, .day)) zonder rooster") }
    return parts.isEmpty ? "" : "en " + joined(parts)
  }

  /// `8 days with R, which has no meaning yet`, a piece for each word.
  func unknown(_ words: [Countdown.UnknownWord]) -> [String] {
    let parts = words.prefix(3).map { "\(count($0.days, .day)) met \($0.word)" }
    guard parts.count > 1 else { return parts.map { $0 + ", dat nog niets betekent" } }
    return [joined(parts) + ", die nog niets betekenen"]
  }

  private func timeOffUnderWay(_ remaining: Countdown.Remaining, today: CivilDay) -> String {
    let back = remaining.nextShift.map {
      " Weer aan het werk \(onDay($0.day, today: today)) (\(name(of: $0.type)))."
    }
    let end = back ?? ""
    if remaining.days == 1 {
      let start = remaining.dayNumber == 1 ? "Vandaag is je vrije dag! 🎉" : "Laatste dag van je verlof. 🌴"
      return start + end
    }
    if remaining.dayNumber == 1 {
      return "Je verlof begint vandaag! 🎉 \(count(remaining.days, .day)).\(end)"
    }
    return "Verlof! 🌴 Nog \(count(remaining.days, .day)), vandaag meegeteld.\(end)"
  }

  func countdownDetails(_ countdown: Countdown, today: CivilDay) -> String {
    let dates = span(countdown.from, countdown.until, today: today)
    guard !countdown.isUnderWay else { return dates }
    var figures = [count(countdown.days, .day), count(countdown.workingDays, .workingDay)]
    // Where the working days of the profile are all there is, the shifts are the same figure again.
    if countdown.basis == .rota { figures.append("\(count(countdown.shifts, .shift)) \(basis(.rota))") }
    return (figures + [dates]).joined(separator: " · ")
  }

  func basis(_ basis: Countdown.Basis) -> String {
    switch basis {
    case .rota: "volgens je rooster"
    case .workingDays: "volgens je werkdagen"
    }
  }

  func countedShift(_ shift: PlannedShift, today: CivilDay) -> String {
    "\(day(shift.day, today: today)): \(name(of: shift.type)), \(source(of: shift))"
  }

  private func source(of shift: PlannedShift) -> String {
    switch shift.basis {
    case .record(let id), .plan(let id): "volgens \(id)"
    case .rota: "volgens je rooster"
    case .workingDays: "een werkdag"
    }
  }

  func progress(_ share: Double) -> String { "\(percent(share)) van de weg sinds je laatste verlof" }

  var nothingPlanned: String {
    "Er is geen verlof gepland. Plan het met: smjournal vacation add VAN..TOT"
  }

  func explanation(of day: ShiftDay, today: CivilDay) -> String {
    let what = shift(day.shift, of: day.day, today: today)
    switch day.basis {
    case .explicitDay: return "\(what): jij noemde de dag"
    case .explicitShift: return "\(what): jij noemde de dienst"
    case .openShift(let open):
      let since = open.since.map { " van \(time($0.local.time))" } ?? ""
      return "\(what): het begin van je dienst\(since) heeft nog geen einde"
    case .plan(let planned): return "\(what): \(planReason(planned))"
    case .lastBegun:
      return "\(what): de dienst die het laatst begon; 'move', --date of --shift noemt een andere"
    case .dayBoundary(let start, isBefore: true):
      return "\(what): je dagen beginnen om \(time(start)) (day-starts)"
    case .dayBoundary(_, isBefore: false): return "\(what): de dag op de klok"
    }
  }

  private func planReason(_ planned: PlannedShift) -> String {
    switch planned.basis {
    case .record(let id), .plan(let id): "\(id) plant het zo"
    case .rota: "je rooster heeft deze dienst rond die tijd"
    case .workingDays: "het is een van je werkdagen"
    }
  }

  func openShift(_ shift: OpenShift, today: CivilDay) -> String {
    let what = self.shift(shift.shift, of: shift.day, today: today)
    let since = shift.since.map { " sinds \(time($0.local.time))" } ?? ""
    return "Bezig\(since): \(what)"
  }

  func streak(_ streak: Streak) -> String {
    guard streak.current > 0 else { return "" }
    let row = "\(count(streak.current, .day)) op rij"
    return streak.record > streak.current ? "\(row) (record: \(number(streak.record)))" : row
  }

  func care(_ lines: [HelpLine]) -> String {
    let numbers = lines.map { $0.name == $0.number ? $0.number : "\($0.name), \($0.number)" }
    let who =
      numbers.isEmpty
      ? "iemand die je vertrouwt, je huisarts, of een nummer op findahelpline.com"
      : numbers.joined(separator: "; ")
    return "Het waren zware weken. Je kunt erover praten, dag en nacht: \(who)."
  }

  func question(_ question: Question) -> String {
    switch question {
    case .shiftAfter: "Hoe was je dienst?"
    case .shiftBefore: "Hoe voel je je voor je dienst?"
    case .rating(let scale): capitalized(name(of: scale))
    case .badges: "Wat hiervan past?"
    case .note: "Een opmerking?"
    case .name: "Wat is je voornaam?"
    case .language: "Welke taal?"
    case .timeOff: "Wanneer heb je weer verlof?"
    case .work: "Hoe werk je?"
    case .cycleStart: "Op welke dag begint deze cyclus?"
    case .makeDefault(nil): "Moet smjournal het vanuit elke map kunnen vinden?"
    case .makeDefault(let former?):
      "Moet smjournal het vanuit elke map kunnen vinden, in plaats van \(former)?"
    case .shift: "Welke dienst?"
    case .writeEntry: "Een dagboeknotitie schrijven?"
    case .entryTitle(let suggestion): "Titel? [\(suggestion)]"
    case .entryText: "Wat is er gebeurd?"
    case .former(let kind, let id, let time):
      "bij deze dienst is er al ‘\(name(of: kind))’\(time.map { ", om \($0)" } ?? ""): \(id)"
    case .mood: "Je stemming?"
    case .tags: "Labels?"
    case .highlights: "Bijzondere momenten?"
    case .whichRecord: "Welke notitie?"
    case .folder(let suggestion): "Waar moet je dagboek komen? [\(suggestion)]"
    case .goOn(let kind, let when): "Verdergaan met ‘\(name(of: kind))’ (\(when))?"
    }
  }

  private func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
