import JournalFiles
import JournalFormat
import JournalIndex
import JournalInsights
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalSync
import SystemLibrary
import YAMLCodec

/// Everything that is wrong or does not add up in the files of a journal.
package struct JournalCheck {
  /// Values that can't be read as they are meant, in the order of paths and positions.
  package let problems: [Problem]
  package let doubts: [Doubt]
  /// Files in which two versions meet.
  package let conflicts: [Conflict]
  /// Records of which two can't be meant.
  package let competing: [Conflict]

  /// Looks at all files.
  ///
  /// - Parameter displayed: a path below the root as the person knows it.
  package init(_ journal: Journal, now: Instant, phrases: Phrases, displayed: (String) -> String) {
    // Two questions to one look at the files.
    let snapshot = journal.snapshot()
    let survey = snapshot.survey(Query(kinds: [.entry, .checkIn, .checkOut, .shift, .vacation, .rota]))
    let doubter = Doubter(journal: journal, now: now, phrases: phrases)
    // The hours take as long as all the rest.
    let ((doubtfulWords, unknownShifts, competing, media, beside), (shiftDoubts, unusableHours)) =
      ConcurrentMap.both {
        var words = DoubtfulWords(journal.profile)
        let doubtful = snapshot.records { words.mayDoubt($0) } + survey.plans.filter { $0.kind == .rota }
        let (doubts, unknown) = doubter.doubtfulWords(in: doubtful, &words)
        let media = MediaDoubts(snapshot)
        return (doubts, unknown, snapshot.competingRecords(), media, media.beside(in: journal))
      } _: {
        doubter.doubts(about: survey)
      }
    self.competing = competing
    conflicts = survey.conflicts + beside.copies
    doubts =
      shiftDoubts + media.doubts(beside, phrases) + doubtfulWords
      + doubter.doubts(about: conflicts + self.competing, displayed)
    problems = Problem.sorted(
      survey.problems.all + beside.unreadable + unknownShifts + unusableHours
        + journal.problems(of: conflicts)
        + snapshot.otherJournals.map { folder in
          Problem(path: folder + "/" + Journal.profilePath, reason: .otherJournal)
        })
  }
}

private struct Doubter {
  let journal: Journal
  let now: Instant
  let phrases: Phrases

  /// What does not add up: in the plan of the coming year, then in check-ins and check-outs; and hours that
  /// somebody stated and that can't be meant.
  func doubts(about survey: Survey) -> (doubts: [Doubt], unusable: [Problem]) {
    let today = journal.zone.local(now).day
    let plan = ShiftPlan(profile: journal.profile, survey, zone: journal.zone)
    let until = today.advanced(by: 365)
    let problems = plan.problemsOfDays(from: today, until: until)
    let known = today.advanced(by: -Period.longestDays)...today.advanced(by: Period.longestDays)
    let written = (plan.writtenDays ?? today...today).clamped(to: known)
    let overlaps = plan.overlapCauses(in: min(written.lowerBound, today)...max(written.upperBound, until))
    let records = survey.shiftEnds
    // Dated shifts state hours too, also where nobody keeps check-ins.
    let dates =
      records.map(\.date)
      + survey.plans.filter { !$0.callOuts.isEmpty || !$0.worked.isEmpty }.map(\.date)
    let first = max(min(dates.min() ?? today, today), today.advanced(by: -Period.longestDays))
    let last = min(max(dates.max() ?? today, today), today.advanced(by: 365))
    let ledger = Ledger(records, days: first...last, now: now, plan: plan)
    let (doubts, unusable, slips) = (ledger.doubts, ledger.shifts.flatMap(\.unusable), ledger.slips)
    var paths: [String: String] = [:]
    let isClear =
      doubts.isEmpty && unusable.isEmpty && slips.isEmpty && problems.isEmpty && overlaps.isEmpty
    for record in (isClear ? [] : [records, survey.plans]).joined() { paths[record.id] = record.path }
    return (
      problems.map { doubt(about: $0, today: today, paths) }
        + overlaps.map { doubt(about: $0, today: today, paths) }
        + survey.plans.compactMap { worked(of: $0, plan) }
        + survey.plans.flatMap { hoursOfRest(in: $0, plan) } + farDays(in: survey, today: today)
        + doubts.map { doubt in
          let id = doubt.records.first ?? ""
          return Doubt(path: paths[id] ?? id, message: phrases.message(doubt))
        }
        + slips.map { slip in
          doubt(phrases.message(slip, today: today), slip.key, paths[slip.id] ?? slip.id)
        }, unusable.map { problem($0, in: paths[$0.id] ?? $0.id) }
    )
  }

  /// What is wrong with the plan of days, at what is written of them.
  private func doubt(about problem: PlanProblem, today: CivilDay, _ paths: [String: String]) -> Doubt {
    let message = phrases.message(problem, today: today)
    switch problem {
    case .shiftInTimeOff(_, let id):
      let path = paths[id] ?? id
      return Doubt(path: path, message: message, at: place(path) { $0.position(of: .shift) })
    case .sameStart(let day), .noHours(_, let day):
      return Doubt(path: Journal.profilePath, message: message, at: cycle(from: day))
    case .gap(let from, _):
      // At the rota that says nothing more of these days.
      let before = journal.profile.rota.filter { $0.from < from }.map(\.from).max()
      return Doubt(path: Journal.profilePath, message: message, at: before.flatMap(cycle))
    case .overlap: return Doubt(path: Journal.profilePath, message: message)
    }
  }

  /// Shifts that overlap, at what is written so that they do.
  private func doubt(
    about cause: ShiftPlan.OverlapCause, today: CivilDay, _ paths: [String: String]
  ) -> Doubt {
    let message = phrases.message(cause.overlap, today: today)
    switch cause.basis {
    case .record(let id):
      let path = paths[id] ?? id
      return Doubt(
        path: path, message: message, at: place(path) { $0.position(of: .shift) ?? $0.position(of: .start) })
    case .plan(let id):
      let path = paths[id] ?? id
      return Doubt(path: path, message: message, at: place(path) { $0.position(ofLineOn: cause.day) })
    case .rota, .workingDays:
      let isRepeated = cause.days > 0
      return Doubt(
        path: Journal.profilePath,
        message: isRepeated
          ? phrases.say(
            "plan-overlapCycle", ("overlap", .of(message)), ("times", .number(cause.times)),
            ("days", .count(cause.days, .day))) : message,
        at: cause.rota.flatMap(cycle))
    }
  }

  private func cycle(from day: CivilDay) -> SourcePosition? {
    (try? journal.store.read(Journal.profilePath)).flatMap {
      ProfileDecoder.position(ofCycleFrom: day, in: MarkdownDocument($0.bytes))
    }
  }

  /// Hours of a dated shift that can't be meant: of a rest, of which they count nothing, or out of their
  /// order, so that the later ones are of the next day.
  private func worked(of record: Record, _ plan: ShiftPlan) -> Doubt? {
    guard record.kind == .shift, !record.worked.isEmpty, let word = record.shift,
      let meaning = plan.table.meaning(of: word, on: record.date), meaning != .onCall
    else { return nil }
    let hours = ("hours", MessageValue.of(phrases.hours(of: record.worked)))
    guard meaning.isShift else {
      let message = phrases.say("doubt-workedRest", hours, ("shift", .of(phrases.name(of: word))))
      return doubt(message, .worked, record.path)
    }
    let planned = plan.shifts(on: record.date)?.first { $0.basis == .record(id: record.id) }
    guard let reach = planned?.reach(ofDisordered: record.worked, in: plan.zone.zone(on: record.date)) else {
      return nil
    }
    return doubt(
      phrases.say("stated-disordered", hours, ("duration", .of(phrases.duration(seconds: reach)))), .worked,
      record.path)
  }

  /// Hours that a plan or a dated shift gives to a word for rest: they are of another one.
  private func hoursOfRest(in record: Record, _ plan: ShiftPlan) -> [Doubt] {
    var lines: [PlanLine] = []
    if case .list(let texts)? = record[detail: .shifts], record.kind == .rota {
      lines = texts.compactMap { $0.text.flatMap { try? PlanLine($0) } }
    } else if record.kind == .shift, let word = record.shift, !record.spans.isEmpty {
      lines = [PlanLine(day: record.date, pieces: [PlanPiece(word: word, spans: record.spans)])]
    }
    return lines.flatMap { line in
      line.pieces.filter { !$0.spans.isEmpty && plan.table.meaning(of: $0.word, on: line.day) == .rest }
        .map { piece in
          let message = phrases.say(
            "doubt-restHours", ("shift", .of(phrases.name(of: piece.word))),
            ("hours", .of(phrases.hours(of: piece.spans))))
          return Doubt(
            path: record.path, message: message,
            at: place(record.path) { $0.position(ofLineOn: line.day) ?? $0.position(of: .shift) })
        }
    }
  }

  /// Years from all other days of the journal that a mistyped year is off, at least; an old diary that was
  /// taken over is more than a few records.
  private static let (farYears, fewRecords) = (30, 3)

  /// Days of records, and first days of rotas, that lie far from all others, today among them.
  private func farDays(in survey: Survey, today: CivilDay) -> [Doubt] {
    func isFar(_ day: CivilDay, _ other: CivilDay) -> Bool {
      abs(day.days(until: other)) > Self.farYears * 365
    }
    func message(_ day: CivilDay) -> String {
      phrases.say(
        "doubt-farDay", ("day", .of(day.iso)), ("years", .count(Self.farYears, .year)))
    }
    let facts = survey.table.facts
    let indices = facts.indices.filter { isFar(facts[$0].date, today) }
      .sorted { facts[$0].date < facts[$1].date }
    // More than a few within these years are no slip.
    func isLone(_ place: Int) -> Bool {
      !(max(0, place - Self.fewRecords)...place).contains { first in
        let last = first + Self.fewRecords
        return last < indices.count && !isFar(facts[indices[first]].date, facts[indices[last]].date)
      }
    }
    let lone = indices.indices.filter(isLone).compactMap { survey.record(at: indices[$0]) }
    return lone.map { record in
      Doubt(
        path: record.path, message: message(record.date),
        at: place(record.path) { $0.position(of: .date) ?? $0.position(of: .from) })
    }
      + journal.profile.rota.map(\.from).filter { isFar($0, today) }.map {
        Doubt(path: Journal.profilePath, message: message($0), at: cycle(from: $0))
      }
  }

  private func doubt(_ message: String, _ key: Key, _ path: String) -> Doubt {
    Doubt(path: path, message: message, at: place(path) { $0.position(of: key) })
  }

  private func problem(_ hours: Shift.Unusable, in path: String) -> Problem {
    Problem(
      path: path, position: place(path) { $0.position(of: hours.key) },
      reason: hours.callOut.map { .callOutOutside(key: hours.key.name, $0.iso) } ?? .endBeforeStart)
  }

  /// Where something stands in a file; `nil` where that can't be read.
  private func place(_ path: String, _ find: (WordPositions) -> SourcePosition?) -> SourcePosition? {
    (try? journal.store.read(path)).flatMap { find(WordPositions(MarkdownDocument($0.bytes))) }
  }

  /// Second versions of files, and records that compete.
  func doubts(about conflicts: [Conflict], _ displayed: (String) -> String) -> [Doubt] {
    conflicts.filter { $0.origin != .markers }.map { conflict in
      let original = displayed(conflict.file)
      let message =
        switch conflict.origin {
        case .twin: phrases.say("sync-twin", ("original", .of(original)))
        case .sameDay: phrases.say("versions-sameDay", ("original", .of(original)))
        case .samePerson: phrases.say("versions-samePerson", ("original", .of(original)))
        case .clearBesideSealed: doubt(aboutClear: conflict, original, displayed)
        case .copy, .markers, .unmerged: phrases.say("sync-copyLeft", ("original", .of(original)))
        }
      return Doubt(path: conflict.path, message: message)
    }
  }

  /// What lies in clear beside its sealed file, in the sides of git where that waits for a choice.
  private func doubt(aboutClear conflict: Conflict, _ sealed: String, _ displayed: (String) -> String)
    -> String
  {
    let unmerged = Conflict(path: conflict.path, origin: .unmerged)
    let waiting = (try? ConflictResolver(journal).examine(unmerged))?.versions.waiting
    if let waiting, [.sealedByUs, .sealedByThem].contains(waiting) {
      return phrases.say("sync-waiting-\(waiting)")
    }
    return phrases.clearBesideSealed(displayed(conflict.path), sealed)
  }

  /// Words of single files, in the order of paths.
  func doubtfulWords(
    in records: [Record], _ doubtful: inout DoubtfulWords
  ) -> (doubts: [Doubt], problems: [Problem]) {
    var doubts: [Doubt] = []
    var problems: [Problem] = []
    for record in records.sorted(by: { $0.path < $1.path }) {
      let words = doubtful.words(of: record)
      if words.isEmpty { continue }
      let positions = (try? journal.store.read(record.path)).map {
        WordPositions(MarkdownDocument($0.bytes)).positions(of: words)
      }
      for (index, word) in words.enumerated() {
        let position = positions?[index]
        guard let reason = word.reason else {
          doubts.append(Doubt(path: record.path, message: phrases.message(word), at: position))
          continue
        }
        // No doubt: no figure can count it.
        problems.append(Problem(path: record.path, position: position, reason: reason))
      }
    }
    return (doubts, problems)
  }
}

/// A doubt about what files say together, each of which is right alone, or about a word that may be meant as
/// it is.
package struct Doubt: Hashable, Sendable {
  /// The file in which it can be cleared up.
  package var path: String
  /// What does not add up.
  package var message: String
  /// Where it stands, from 1.
  package var line = 1, column = 1

  /// A doubt about a file, at a place in it where that is known.
  init(path: String, message: String, at position: SourcePosition? = nil) {
    (self.path, self.message) = (path, message)
    if let position { (line, column) = (position.line, position.column) }
  }
}

/// Where the doubtful words of a file stand: it is gone through once, however many words are asked for.
struct WordPositions {
  private let document: MarkdownDocument
  /// The first entry of each key.
  private var keys: [String: YAMLTree.Node] = [:]
  private var values: [(key: Key, node: YAMLTree.Node)] = []

  init(_ document: MarkdownDocument) {
    self.document = document
    for entry in document.entries {
      if keys[entry.key] == nil { keys[entry.key] = entry.keyNode }
      if let key = Key(named: entry.key), let value = entry.value { values.append((key, value)) }
    }
  }

  /// Where each word stands; `nil` for one that is not found.
  func positions(of words: [DoubtfulWord]) -> [SourcePosition?] {
    let nodes = words.map(node)
    var found = document.tree.positions(nodes.compactMap(\.self))[...]
    return nodes.map { $0 == nil ? nil : found.popFirst() }
  }

  /// Where the value of a key stands.
  func position(of key: Key) -> SourcePosition? {
    first { $0 == key ? $1 : nil }.flatMap { document.tree.positions([$0]).first }
  }

  /// Where the line of a plan for a day stands.
  func position(ofLineOn day: CivilDay) -> SourcePosition? {
    let line = first { key, value in
      guard key == .shifts else { return nil }
      return document.tree.planLines(value)?.first { $0.text.flatMap { try? PlanLine($0) }?.day == day }?.node
    }
    return line.flatMap { document.tree.positions([$0]).first }
  }

  private func node(of word: DoubtfulWord) -> YAMLTree.Node? {
    switch word {
    case .key(let key, _), .privateKey(let key, _): keys[key]
    case .shift(let word, _):
      first { key, value in
        key == .shift ? value : key == .shifts ? document.line(with: word, in: value) : nil
      }
    case .mood: first { key, value in key == .mood ? value : nil }
    case .badge(let badge, _):
      first { key, value in key == .badges ? document.node(of: badge, in: value) : nil }
    }
  }

  private func first(_ node: (Key, YAMLTree.Node) -> YAMLTree.Node?) -> YAMLTree.Node? {
    for value in values { if let found = node(value.key, value.node) { return found } }
    return nil
  }
}

extension MarkdownDocument {
  fileprivate func line(with word: String, in list: YAMLTree.Node) -> YAMLTree.Node? {
    tree.planLines(list)?.first { line in
      line.text.flatMap { try? PlanLine($0) }?.pieces.contains { $0.word.name == word } ?? false
    }?.node
  }

  /// The item of a list that is a text; the list itself where it is a text with several.
  fileprivate func node(of text: String, in list: YAMLTree.Node) -> YAMLTree.Node {
    let list = tree.resolved(list)
    guard tree.kind(list) == .sequence else { return list }
    return tree.items(list).first { tree.text($0) == text } ?? list
  }
}
