import JournalFiles
import JournalFormat
import JournalIndex
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalTerminal
import SystemLibrary
import YAMLCodec

extension Context {
  /// Gives the words of the last day the shift in which they were, once a first plan tells it: the mood is
  /// noted before the rota is, in the midst of a night too. One undo takes back the plan and what it moved.
  mutating func refileWords(joinedTo plan: Change) throws(CommandError) {
    forgetJournal()
    let journal = try self.journal()
    var last = plan
    let (now, today) = (self.now(in: journal.zone), self.today(in: journal))
    let written = Query(kinds: [.entry], from: today.advanced(by: -1), until: today)
    for record in journal.records(matching: written, scope: .around(today)).records
    where record.shift == nil && !record.isSealed {
      guard let at = record.at, at.local.day == record.date,
        0..<86_400 ~= at.instant(in: journal.zone).seconds(until: now)
      else { continue }
      let choice = DayChoice(DayChoice.Wish(kind: .entry, at: at), now: now, journal: journal)
      guard choice.day.day < record.date, choice.day.worked != nil else { continue }
      let shift = choice.writtenShift(wished: nil)
      let change = try self.change(
        record.path,
        by: journal.move(record, to: choice.day.day, shift: .some(shift), now: timestamp(in: journal)))
      journal.store.join(change, to: last)
      last = change
      guard !common.usesJSON else { continue }
      let day = phrases.shift(shift, of: choice.day.day, today: today)
      confirm(.moved(day: day, from: displayed(record.path), to: displayed(change.path)))
    }
  }

  /// Tells what a change of the plan leads to, and asks at a terminal whether to write it; elsewhere it is
  /// told and done.
  mutating func isWanted(_ change: PlanEffects.Change) throws(CommandError) -> Bool {
    let journal = try self.journal()
    if let (former, shift) = try stored(change.statedHours(in: journal)).first, let word = former.shift {
      let key = former.worked.isEmpty ? Key.callOuts : .worked
      throw .statedHours(
        former.worked.isEmpty ? former.callOuts : former.worked, of: word, insteadOf: shift,
        command: "smjournal unset \(Quoting.shellWord(former.id)) \(key.name)")
    }
    guard try tell(change), canAsk else { return true }
    if try askYes(phrases.say("work-writeAnyway")) { return true }
    errors.line(phrases.confirmation(.nothingWritten))
    return false
  }

  /// The same of edits of a record; what is neither work nor time off leads to nothing.
  mutating func isWanted(_ edits: [FieldEdit], of record: Record) throws(CommandError) -> Bool {
    guard record.kind.tellsOfHours, edits.contains(where: \.isOfHours) else { return true }
    let journal = try self.journal()
    // What can't be edited is refused where it is written.
    guard var file = try? journal.store.read(record.path), case var document = MarkdownDocument(file.bytes),
      (try? document.apply(edits, now: nil, zone: journal.zone)) != nil
    else { return true }
    file.bytes = document.bytes
    guard let changed = journal.record(from: file)?.record else { return true }
    return try isWanted(PlanEffects.Change([changed], of: [record]))
  }

  /// The same of a record that goes to the trash.
  mutating func isWanted(withoutRecord record: Record) throws(CommandError) -> Bool {
    guard record.kind.tellsOfHours else { return true }
    return try isWanted(PlanEffects.Change([], of: [record]))
  }

  /// Takes a change back, and tells what that leads to.
  mutating func tellingEffects(
    of undo: (inout Context) throws(CommandError) -> Void
  ) throws(CommandError) {
    let former = try journal()
    let changes = (try? former.store.lastChanges())?.changes ?? []
    let days = changes.flatMap { [$0.path, $0.formerPath ?? $0.path] }.compactMap {
      FileNames.day(ofStem: FileStore.stem(RelativePath.last(of: $0)))
    }
    let near = days.min().flatMap { first in days.max().map { first...min($0, first.advanced(by: 400)) } }
    func records(_ journal: Journal) -> [Record] {
      near.map { Period(journal, near: $0).survey }.map { $0.plans + $0.shiftEnds } ?? []
    }
    let before = records(former)
    try undo(&self)
    forgetJournal()
    let journal = try self.journal()
    let after = records(journal)
    var change = PlanEffects.Change(
      after.filter { !before.contains($0) }, of: before.filter { !after.contains($0) })
    if former.profile.rota != journal.profile.rota || former.profile.shifts != journal.profile.shifts {
      let today = today(in: journal)
      change.profile = (journal.profile, today...today.advanced(by: 27))
    }
    try tell(change, since: former)
  }

  /// Tells what a change leads to, also one that is written; whether it leads to something.
  ///
  /// - Parameters:
  ///   - former: the journal as it was, where its profile changes.
  ///   - isFarTold: whether an end far from the plan was spoken of already.
  @discardableResult
  mutating func tell(
    _ change: PlanEffects.Change, since former: Journal? = nil, isFarTold: Bool = false
  ) throws(CommandError) -> Bool {
    let journal: Journal
    if let former { journal = former } else { journal = try self.journal() }
    let effects = PlanEffects(of: change, in: journal, now: now(in: journal.zone))
    let today = today(in: journal)
    var lines = lines(of: effects, today: today)
    for slip in effects.slips {
      if case .farEnd = slip.what, isFarTold { continue }
      lines.append(phrases.message(slip, today: today))
    }
    lines += effects.unusable.compactMap { unusable in
      if let span = unusable.callOut {
        return phrases.say(
          "problem-callOutOutside", ("key", .of(unusable.key.name)), ("span", .of(span.iso)))
      }
      return unusable.begin.map {
        phrases.say("stated-endBeforeBegin", ("begin", .of(phrases.time(journal.zone.local($0).time))))
      }
    }
    lines += effects.startsBehind.map {
      phrases.say("stated-startBehindEnd", ("end", .of(phrases.time(journal.zone.local($0).time))))
    }
    for line in lines.prefix(Self.effectsShown) { remark(line, .warning) }
    if lines.count > Self.effectsShown {
      errors.line(
        phrases.say("caption-furtherFindings", ("count", .number(lines.count - Self.effectsShown))), .dim)
    }
    return !effects.isEmpty
  }

  /// A cycle that is beyond a limit is so each time round.
  private static let effectsShown = 6

  private func lines(of effects: PlanEffects, today: CivilDay) -> [String] {
    var lines = effects.rests.map { phrases.message($0, today: today) }
    lines += effects.overlaps.map { phrases.message($0, today: today) }
    lines += effects.longDays.map { day, minutes in
      phrases.say(
        "work-longDay", ("day", .day(day, today)), ("minutes", .of(phrases.duration(minutes: minutes))))
    }
    lines += effects.timeOff.map { day, category in
      phrases.say(
        "work-shiftInTimeOff", ("day", .of(phrases.day(day, today: today))),
        ("what", .of(phrases.name(of: category))))
    }
    lines += effects.workedOff.map { line(ofWorkIn: $1, on: $0, today: today) }
    lines += effects.lostLeave.map { day, category in
      phrases.say(
        "work-shiftForLeave", ("day", .of(phrases.day(day, today: today))),
        ("what", .of(phrases.name(of: category))))
    }
    lines += effects.dropped.map { day, shifts in
      phrases.say(
        "work-shiftsGo", ("day", .of(phrases.day(day, today: today))),
        ("what", .of(phrases.joined(shifts.map { phrases.name(of: $0.type) }))))
    }
    lines += effects.noted.map { phrases.say("work-hasNotes", ("day", .of(phrases.day($0, today: today)))) }
    lines += effects.endedByPlan.compactMap { endsByPlan($0, today: today) }
    lines += effects.unstarted.map { checkOut, start, isWritten in
      let end = checkOut.end.flatMap { StatedHours.clock(of: $0.iso) }
      let usual = start?.iso ?? (end.map { $0.hour < StatedHours.morning } ?? false ? "21:00" : "07:00")
      let command =
        ["smjournal check-in", Option.date.flag, checkOut.date.iso]
        + (checkOut.shift.map { [Option.shift.flag, Quoting.shellWord($0.name)] } ?? [])
        // A time alone is the one nearest to the moment of writing, which may be of the next day.
        + [Option.start.flag, isWritten ? usual : "\(checkOut.date.iso)T\(usual)"]
      return phrases.say("stated-noStart", ("command", .of(command.joined(separator: " "))))
    }
    lines += effects.displaced.map { _, later in
      let command = "smjournal delete " + Quoting.shellWord(later.id)
      return phrases.say("stated-laterHolds", ("command", .of(command)))
    }
    if let same = effects.same {
      let message = same.kind == .shift ? "work-sameExtra" : "work-sameAbsence"
      lines.append(phrases.say(message, ("id", .of(same.id))))
    }
    return lines
      + effects.swappedBack.map { phrases.say("work-swapsBack", ("day", .of(phrases.day($0, today: today)))) }
  }

  /// Says how the end of a shift is stated that goes on as planned; `nil` where no hours are planned.
  private func endsByPlan(_ shift: Shift, today: CivilDay) -> String? {
    guard let begin = shift.plannedStart, let end = shift.plannedEnd, begin < end else { return nil }
    // Where nobody noted it, the end was perhaps just now.
    let noted = shift.checkOut?.at?.instant(in: shift.zone) ?? now(in: shift.zone)
    let middle = begin.advanced(by: begin.seconds(until: end) / 2)
    let time = shift.zone.local(begin < noted && noted < end ? noted : middle).time.iso
    let command =
      shift.checkOut.map { ["smjournal set", Quoting.shellWord($0.id), "\(Key.end.name)=\(time)"] }
      ?? ["smjournal check-out"] + (shift.day == today ? [] : [Option.date.flag, shift.day.iso])
      + [Option.end.flag, time]
    return endsByPlan(at: end, of: shift, command: command.joined(separator: " "))
  }

  /// Says that a shift goes on to its planned end, and what states another one.
  func endsByPlan(at end: Instant, of shift: Shift, command: String) -> String {
    phrases.say(
      "stated-endsByPlan", ("end", .of(phrases.time(shift.zone.local(end).time))),
      ("command", .of(command)))
  }

  /// The plan of the days that are lived, from a day on or from the first of the profile's rotas.
  mutating func livedPlan(from day: CivilDay? = nil) throws(CommandError) -> LivedPlan? {
    let journal = try self.journal()
    let today = today(in: journal)
    guard let first = day ?? journal.profile.rota.map(\.from).min(), first < today else { return nil }
    return LivedPlan(
      days: first...today.advanced(by: -1), plan: Period(journal, from: first, until: today).plan)
  }

  /// Says how many lived days have other shifts or hours than before a change: those are the plan's where
  /// nothing else was said.
  mutating func mentionLived(changedFrom former: LivedPlan) throws(CommandError) {
    forgetJournal()
    guard let now = try livedPlan(from: former.days.lowerBound) else { return }
    let first = former.days.lowerBound
    let count = (0...first.days(until: former.days.upperBound)).count { offset in
      let day = first.advanced(by: offset)
      return former.shifts(on: day).map { $0 != now.shifts(on: day) } ?? false
    }
    guard count > 0 else { return }
    remark(phrases.say("work-pastChanged", ("days", .count(count, .day))), .warning)
  }

  private func line(ofWorkIn category: VacationCategory, on day: CivilDay, today: CivilDay) -> String {
    phrases.say(
      "work-workedInTimeOff", ("day", .of(phrases.day(day, today: today))),
      ("what", .of(phrases.name(of: category))))
  }

  /// Says that work is noted on a day off, and counts.
  mutating func mention(workIn category: VacationCategory, on day: CivilDay, today: CivilDay) {
    remark(line(ofWorkIn: category, on: day, today: today), .warning)
  }
}

extension Context {
  /// The question how a list of days comes, its ways as labels.
  func question(about list: DayList, today: CivilDay) -> KeyQuestion {
    let labels = list.recurrences.map { way in
      switch way {
      case .once: phrases.say("start-once", ("span", .of(phrases.span(list.from, list.until, today: today))))
      case .cycle(let days): phrases.say("start-again", ("days", .count(days, .day)))
      }
    }
    return KeyQuestion(phrases.say("start-howOften"), labels: labels)
  }

  /// What a list of days leads to: until when it is a plan, or that it begins again.
  func saying(_ recurrence: DayList.Recurrence, of list: DayList, today: CivilDay) -> String {
    switch recurrence {
    case .once:
      let span = phrases.span(list.from, list.until, today: today)
      return phrases.say(list.hasAbsence ? "start-comesOnce-absence" : "start-comesOnce", ("span", .of(span)))
    case .cycle(let days): return phrases.say("start-comesAgain", ("days", .count(days, .day)))
    }
  }

  /// Publishes the plan of days that come once, and says so.
  mutating func publish(_ list: DayList) throws(CommandError) {
    let journal = try self.journal()
    let today = today(in: journal)
    let now = timestamp(in: journal)
    let name = PublishedPlan.name(
      from: list.from, until: list.until, published: now.instant(in: journal.zone),
      among: Period(journal, near: list.from...list.until).plan.publications)
    let change = try create(list.plan(published: now), stem: name)
    guard !common.usesJSON else { return }
    let span = phrases.span(list.from, list.until, today: today)
    let what = phrases.name(of: Kind.rota)
    try confirm(change) { .created(what, day: span, path: $0) }
  }

  /// Says what is left of the shifts of a day of which half is off.
  mutating func mentionRest(of day: CivilDay) throws(CommandError) {
    let journal = try self.journal()
    let today = today(in: journal)
    for shift in Period(journal, near: day...day).plan.statedShifts(on: day) {
      guard let seconds = shift.seconds(in: journal.zone) else { continue }
      let span = phrases.hours(of: shift.times, seconds: seconds)
      errors.line(Sanitizer.line(phrases.shift(shift.type, of: day, today: today) + " · " + span), .dim)
    }
  }

  /// Says how many shifts of the plan time off takes, where it takes some.
  ///
  /// - Parameter left: the plan with the time off, which leaves the shifts where it is cancelled; where `nil`
  ///   it takes all.
  mutating func mentionShifts(
    of plan: ShiftPlan, left: ShiftPlan? = nil, in days: ClosedRange<CivilDay>
  ) {
    let last = min(days.upperBound, days.lowerBound.advanced(by: 366))
    func count(_ plan: ShiftPlan) -> Int {
      (0...days.lowerBound.days(until: last)).reduce(0) {
        $0 + plan.workedShifts(on: days.lowerBound.advanced(by: $1)).count { $0.basis != .workingDays }
      }
    }
    let shifts = count(plan) - (left.map(count) ?? 0)
    if shifts > 0 { errors.line(phrases.say("start-takesShifts", ("shifts", .count(shifts, .shift))), .dim) }
  }
}

/// Days that are lived, with their plan.
struct LivedPlan {
  let days: ClosedRange<CivilDay>
  let plan: ShiftPlan

  /// What is planned for a day, whatever says so; `nil` where nothing is.
  func shifts(on day: CivilDay) -> [PlannedShift]? {
    plan.shifts(on: day)?.map { shift in
      var shift = shift
      shift.basis = .rota
      return shift
    }
  }
}
