import JournalModel
import JournalShifts

/// A figure of a report in words: the same on the terminal, on paper and on the page.
package struct ReportFact {
  package var figure: ReportFigure
  package var value: String

  package init(_ figure: ReportFigure, _ value: String) { (self.figure, self.value) = (figure, value) }
}

extension Phrases {
  /// `11 h 30 min`, from whole minutes.
  package func duration(minutes: Int) -> String { duration(seconds: Int64(minutes) * 60) }

  /// `+1 h 30 min`, `−45 min`.
  package func signed(minutes: Int) -> String { (minutes < 0 ? "−" : "+") + duration(minutes: abs(minutes)) }
}

extension ShiftTotals {
  /// The hours in a line: shifts, planned, worked, on call, and whether more is to come.
  package func line(_ phrases: Phrases) -> String {
    // A call-out is work of no shift: it is told beside shifts of which no hours are known.
    let isKnown = shifts > unknown || shifts == 0 || worked > 0
    let (planned, worked) = (Int64(planned) * 60, Int64(worked) * 60)
    var text =
      isKnown
      ? phrases.say(
        "work-weekTotal", ("shifts", .count(shifts, .shift)),
        ("planned", .of(phrases.duration(seconds: planned))),
        ("worked", .of(phrases.duration(seconds: worked)))) : phrases.count(shifts, .shift)
    if onCall > 0 { text += " · " + phrases.onCall(minutes: onCall) }
    return isSoFar ? text + " " + phrases.say("work-soFar") : text
  }

  /// What is planned and still to come, in a line; `nil` where nothing is.
  package func aheadLine(_ phrases: Phrases) -> String? {
    ahead.shifts > 0
      ? phrases.say(
        "work-ahead", ("shifts", .count(ahead.shifts, .shift)),
        ("planned", .of(phrases.duration(seconds: Int64(ahead.planned) * 60)))) : nil
  }

  /// How much of shifts that overlap is counted once, in a line; `nil` where none do.
  package func sharedLine(_ phrases: Phrases) -> String? {
    shared > 0 ? phrases.say("work-shared", ("minutes", .of(phrases.duration(minutes: shared)))) : nil
  }

  /// What is in none of these hours, a line each: shifts of which no hours are known, words without a
  /// meaning, days without a plan where they are known to be asked about.
  package func leftOutLines(_ phrases: Phrases, unplannedDays: Int = 0) -> [String] {
    var lines: [String] = []
    if withoutHours > 0 {
      lines.append(phrases.say("report-withoutHours", ("count", .count(withoutHours, .shift))))
    }
    if !unknownWords.isEmpty || unplannedDays > 0 {
      lines.append(phrases.unknown(unknownWords, unplannedDays: unplannedDays))
    }
    return lines
  }

  /// The days of which an end is missing, a line of those whose plan may count instead, and one of calls to
  /// work, which count nothing; of many days the last ones.
  package func lackingLines(_ phrases: Phrases, today: CivilDay) -> [String] {
    func named(_ days: [CivilDay]) -> String? {
      let last = days.suffix(4).map { phrases.shortDay($0, today: today) }
      let isCut = last.count < days.count
      return days.isEmpty
        ? nil
        : (isCut ? "… " : "") + phrases.list(last) + (isCut ? " (\(phrases.count(days.count, .day)))" : "")
    }
    return [
      named(lackingCheckOut).map { phrases.say("work-missingCheckOuts", ("days", .of($0))) },
      named(lackingEndOfCall).map { "\($0) – \(phrases.say("doubt-openCallOut"))" },
    ].compactMap(\.self)
  }
}

extension Report.Week {
  /// Its days, and whether more of its work is to come.
  package func label(_ phrases: Phrases, today: CivilDay) -> String {
    let days = phrases.span(from, until, today: today)
    return totals.isSoFar ? "\(days) · \(phrases.say("work-soFar"))" : days
  }
}

extension Report {
  /// The hours of the period, in order.
  package func hourFacts(_ phrases: Phrases, today: CivilDay) -> [ReportFact] {
    func hours(_ minutes: Int) -> String { phrases.duration(minutes: minutes) }
    func counted(_ shifts: Int, _ minutes: Int) -> String {
      phrases.list([phrases.count(shifts, .shift), hours(minutes)])
    }
    var facts = [
      ReportFact(.shifts, phrases.count(totals.shifts, .shift)),
      ReportFact(.knownDays, phrases.number(totals.knownDays)), ReportFact(.presence, hours(totals.presence)),
      ReportFact(.worked, hours(totals.worked)), ReportFact(.planned, hours(totals.planned)),
      ReportFact(.overtime, phrases.signed(minutes: totals.balance)),
    ]
    if extras.shifts > 0 { facts.append(ReportFact(.extras, counted(extras.shifts, extras.planned))) }
    if !onCall.isEmpty { facts.append(ReportFact(.onCall, hours(totals.onCall))) }
    let ahead = totals.ahead
    if ahead.shifts > 0 { facts.append(ReportFact(.ahead, counted(ahead.shifts, ahead.planned))) }
    facts += [
      ReportFact(.nights, phrases.count(totals.nights, .night)),
      ReportFact(
        .nightHours,
        hours(totals.nightMinutes) + " (\(phrases.time(night.start))–\(phrases.time(night.end)))"),
      ReportFact(.sundays, counted(totals.sundays, totals.sundayMinutes)),
      ReportFact(
        .holidays,
        knowsHolidays
          ? counted(totals.holidays, totals.holidayMinutes) : phrases.say("report-holidaysUnknown")),
      ReportFact(.weekends, "\(weekendsWorked)/\(weekends)"),
    ]
    if let longest = longestShift, let presence = longest.soFar?.presence {
      let day = phrases.day(longest.day, today: today)
      facts.append(ReportFact(.longestShift, phrases.list([hours(presence), day])))
    }
    if let most = mostInSevenDays {
      let span = phrases.span(most.from, most.until, today: today)
      facts.append(ReportFact(.sevenDays, phrases.list([hours(most.minutes), span])))
    }
    if let week = known.week { facts.append(ReportFact(.averageWeek, hours(week))) }
    if let contractMinutes, let contractBalance {
      facts += [
        ReportFact(.contract, hours(contractMinutes)),
        ReportFact(.balance, phrases.signed(minutes: contractBalance)),
      ]
    }
    return facts
  }

  /// The changes from a night to a shift by day, with the rests between.
  package func nightToDayFact(_ phrases: Phrases) -> ReportFact {
    let rests = nightToDay.map { phrases.duration(seconds: $0.seconds) }
    let count = phrases.number(nightToDay.count)
    return ReportFact(.nightToDay, rests.isEmpty ? count : count + phrases.say("colon") + phrases.list(rests))
  }

  /// The columns of ``shiftRows(_:today:)``.
  package func shiftHeads(_ phrases: Phrases) -> [String] {
    [
      "", phrases.say("page-shift"), phrases.label(.hours), phrases.label(.worked), phrases.label(.planned),
      phrases.say("report-sourceColumn"),
    ]
  }

  /// Each shift and each time on call: its day, its word, from when to when, worked and planned hours, and
  /// where its hours come from.
  package func shiftRows(_ phrases: Phrases, today: CivilDay) -> [[String]] {
    begun.map { shift in
      let spans = (shift.isOnCall ? shift.onCallSpans : shift.spans).map {
        phrases.hours(of: $0, in: shift.zone)
      }
      let onCall = shift.isOnCall ? shift.soFar.map { phrases.onCall(minutes: $0.onCall) } : nil
      let notes = [
        onCall, shift.isExtra ? phrases.say("work-extra") : nil,
        shift.state == .underWay ? phrases.say("work-soFar") : nil,
      ].compactMap { $0 }
      return [
        phrases.day(shift.day, today: today), shift.spokenType.map { phrases.paperName(of: $0) } ?? "–",
        phrases.list(spans), shift.soFar.map { phrases.duration(minutes: $0.worked) } ?? "–",
        shift.plannedSoFar.map { phrases.duration(minutes: $0) } ?? "–",
        phrases.list([phrases.say("report-basis-\(shift.basis)")] + notes),
      ]
    }
  }

  /// How many days off there were of each category, with the shifts that they took out of the plan: `leave 6
  /// (4 shifts), sick 2`; `nil` where there were none.
  package func daysOffLine(_ phrases: Phrases) -> String? {
    let parts = daysOff.map { category, days in
      let taken = shiftsOff[category].map { " (\(phrases.count($0, .shift)))" } ?? ""
      return
        "\(phrases.name(of: category)) \(phrases.decimal(days, digits: days.rounded() == days ? 0 : 1))\(taken)"
    }
    return parts.isEmpty ? nil : phrases.list(parts)
  }

  /// What the figures leave out, and what they rest on.
  package func unknownLines(_ phrases: Phrases) -> [String] {
    var lines: [String] = []
    if filesInDoubt > 0 { lines.append(phrases.say("report-inDoubt", ("count", .number(filesInDoubt)))) }
    if let line = totals.sharedLine(phrases) { lines.append(line) }
    lines += totals.leftOutLines(phrases, unplannedDays: unplannedDays)
    if unknownRests > 0 { lines.append(phrases.say("work-unknownRests", ("count", .number(unknownRests)))) }
    if isAverageOpen, known.arePlanned {
      lines.append(phrases.say("work-averageOpen", ("days", .count(Int(LimitCheck.leastDays), .day))))
    }
    lines += totals.lackingLines(phrases, today: until)
    if privateCount > 0 { lines.append(phrases.privateLeftOut(privateCount)) }
    if sealedCount > 0 {
      lines.append(phrases.say("seal-leftOut", ("records", .count(sealedCount, .record))).capitalizedFirst)
    }
    return lines
  }

  /// The small print: where hours come from, what an average is of, and where limits stand.
  package func smallPrint(_ phrases: Phrases) -> [String] {
    var lines = [phrases.say("work-reportSources")]
    if known.week != nil {
      let days = phrases.decimal(known.counted, digits: known.counted.rounded() == known.counted ? 0 : 1)
      lines.append(phrases.say("work-averageOver", ("days", .of(days))))
    } else if !known.days.isEmpty, !known.arePlanned {
      lines.append(phrases.say("work-noAverage"))
    }
    if let name = rules.name, name != .none {
      lines.append(phrases.say("report-rules-\(name)", ("eu", .message("report-rules-eu"))))
    } else if rules.name == nil {
      lines.append(phrases.say("work-howToChooseRules"))
    }
    let own = rules.rules.filter { $0.article == nil }.map { rule in
      let limit = rule.kind.isRun ? phrases.number(rule.limit) : phrases.duration(minutes: rule.limit)
      return phrases.say(
        "page-dayWord", ("name", .message("report-limit-\(rule.kind.rawValue)")), ("value", .of(limit)))
    }
    if !own.isEmpty {
      lines.append(phrases.say("work-ownLimits", ("limits", .of(own.joined(separator: "; ")))))
    }
    if !rules.isEmpty { lines.append(phrases.say("work-reportLimits")) }
    return lines
  }
}

extension Phrases {
  /// A shift for readers who don't know the words of the files: `on-call` is said in their language.
  fileprivate func paperName(of shift: ShiftType) -> String {
    shift.ownWord.flatMap(ShiftMeaning.init(rawValue:)).map { name(of: $0) } ?? name(of: shift)
  }
}
