import JournalInsights
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalSync
import YAMLCodec

/// Everything that is wrong or does not add up in the files of a journal.
package struct JournalCheck {
  /// What can't be read as it is meant, in the order of paths and positions.
  package let problems: [Problem]
  /// What may be meant as it is.
  package let doubts: [Doubt]
  /// Files in which two versions meet.
  package let conflicts: [Conflict]
  /// Records that are two files of one.
  package let twins: [Conflict]

  /// Looks at all files.
  ///
  /// - Parameter displayed: a path below the root as the person knows it.
  package init(
    _ journal: Journal, now: Instant, phrases: any Phrases, displayed: (String) -> String
  ) {
    // Two questions to one look at the files.
    let snapshot = journal.snapshot()
    var query = Query()
    query.kinds = [.checkIn, .checkOut, .shift, .vacation, .rota]
    let survey = snapshot.survey(query)
    var words = DoubtfulWords(journal.profile)
    let doubtful = snapshot.records { words.mayDoubt($0) } + survey.plans.filter { $0.kind == .rota }
    twins = snapshot.twins()
    conflicts = survey.conflicts
    let doubter = Doubter(journal: journal, now: now, phrases: phrases)
    let (doubtfulWords, unknownShifts) = doubter.doubtfulWords(in: doubtful, &words)
    doubts =
      doubter.doubts(about: survey) + MediaDoubts(snapshot).doubts(in: journal, phrases) + doubtfulWords
      + doubter.doubts(about: conflicts + twins, displayed)
    problems = Problem.sorted(
      journal.profileProblems + survey.problems + unknownShifts + journal.problems(of: conflicts)
        + journal.otherJournals.map { folder in
          Problem(path: folder + "/" + Journal.profilePath, reason: .otherJournal)
        })
  }
}

/// Says doubts in a language.
private struct Doubter {
  let journal: Journal
  let now: Instant
  let phrases: any Phrases

  /// What does not add up: in the plan of the coming year, then in check-ins and check-outs.
  func doubts(about survey: Survey) -> [Doubt] {
    let today = journal.zone.local(now).day
    let plan = ShiftPlan(profile: journal.profile, survey, zone: journal.zone)
    let problems = plan.problems(from: today, until: today.advanced(by: 365), zone: journal.zone)
    var paths: [String: String] = [:]
    let shiftDoubts = ShiftDoubt.all(
      in: survey.table, plan: plan, now: now, zone: journal.zone
    ) { index in
      guard let record = survey.record(at: index) else { return "" }
      paths[record.id] = record.path
      return record.id
    }
    return problems.map { Doubt(path: Journal.profilePath, message: phrases.message($0, today: today)) }
      + shiftDoubts.map { doubt in
        let id = doubt.records.first ?? ""
        return Doubt(path: paths[id] ?? id, message: phrases.message(doubt))
      }
  }

  /// Second versions of records, and records that are two files of one.
  func doubts(about conflicts: [Conflict], _ displayed: (String) -> String) -> [Doubt] {
    conflicts.filter { $0.origin != .markers }.map { conflict in
      let original = conflict.original ?? ConflictName(conflict.path)?.original ?? conflict.path
      let message: SyncMessage =
        conflict.origin == .twin ? .twin(of: displayed(original)) : .copyLeft(of: displayed(original))
      return Doubt(path: conflict.path, message: phrases.sync(message))
    }
  }

  /// Words of single files, in the order of paths.
  func doubtfulWords(
    in records: [Record], _ doubtful: inout DoubtfulWords
  ) -> (doubts: [Doubt], problems: [Problem]) {
    var doubts: [Doubt] = []
    var problems: [Problem] = []
    for record in records.sorted(by: { $0.path < $1.path }) {
      for word in doubtful.words(of: record) {
        guard case .shift(let shift, let nearest) = word else {
          doubts.append(doubt(about: word, in: record))
          continue
        }
        // No doubt: no figure can count it.
        let position = (try? journal.store.read(record.path)).flatMap {
          MarkdownDocument($0.bytes).position(of: word)
        }
        problems.append(
          Problem(path: record.path, position: position, reason: .unknownShift(shift, nearest: nearest)))
      }
    }
    return (doubts, problems)
  }

  /// A doubt about a word, where the key stands.
  private func doubt(about word: DoubtfulWord, in record: Record) -> Doubt {
    var doubt = Doubt(path: record.path, message: phrases.message(word))
    guard let file = try? journal.store.read(record.path) else { return doubt }
    if let position = MarkdownDocument(file.bytes).position(of: word) {
      (doubt.line, doubt.column) = (position.line, position.column)
    }
    return doubt
  }
}
