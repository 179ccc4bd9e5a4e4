import JournalInsights
import JournalLanguage
import JournalModel
import JournalStore
import JournalSync
import YAMLCodec

/// `check`: every problem in every file; silent where there is none.
struct CheckCommand: Command {
  static let name = "check"
  static let summary = HelpText.check
  static let isPaged = true
  static let options: [Option] = [.privacy]

  private let looksForPrivacy: Bool

  init(_ arguments: Arguments) throws(UsageError) { looksForPrivacy = arguments.has(.privacy) }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    if looksForPrivacy {
      let report = PrivacyReport(journal)
      report.write(to: &context)
      return report.exitCode
    }
    // Two questions to one look at the files.
    let still = journal.still()
    var query = Query()
    query.kinds = [.checkIn, .checkOut, .shift, .vacation, .rota]
    let survey = still.survey(query)
    var words = DoubtfulWords(journal.profile)
    let doubtful = still.records { words.mayDoubt($0) } + survey.plans.filter { $0.kind == .rota }
    let (doubtfulWords, unknownShifts) = context.doubtfulWords(in: doubtful, &words, journal)
    let twins = still.twins()
    let doubts =
      context.doubts(about: survey, in: journal) + MediaDoubts(still).doubts(in: journal, context.phrases)
      + doubtfulWords + context.doubts(about: survey.conflicts + twins)
    let problems = Problem.sorted(
      journal.profileProblems + survey.problems + unknownShifts + journal.problems(of: survey.conflicts))
    if context.common.usesJSON {
      let phrases = context.phrases
      context.answer { json in
        json.problems(problems, phrases, doubts: doubts)
        json.conflicts(survey.conflicts + twins)
      }
    }
    let report = ProblemReport(problems, of: journal)
    report.write(to: &context)
    for doubt in doubts { ProblemReport.write(doubt, of: journal, to: &context) }
    if !survey.conflicts.isEmpty {
      context.errors.line(context.phrases.caption(.conflicts(survey.conflicts.count)))
    }
    return report.exitCode
  }
}

/// A doubt about what files say together, each of which is right alone, or about a word that may be meant as
/// it is.
struct Doubt: Hashable, Sendable {
  /// The file in which it can be cleared up.
  var path: String
  /// What does not add up.
  var message: String
  /// Where it stands, from 1.
  var line = 1, column = 1
}

extension Context {
  /// What does not add up: in the plan of the coming year, then in check-ins and check-outs.
  fileprivate func doubts(about survey: Survey, in journal: Journal) -> [Doubt] {
    let today = today(in: journal)
    let plan = ShiftPlan(profile: journal.profile, survey, zone: journal.zone)
    let problems = plan.problems(from: today, until: today.advanced(by: 365), zone: journal.zone)
    var paths: [String: String] = [:]
    let oddities = ShiftOddity.all(
      in: survey.table.facts, now: now(in: journal.zone), zone: journal.zone
    ) { place in
      guard let record = survey.record(at: place) else { return "" }
      paths[record.id] = record.path
      return record.id
    }
    return problems.map { Doubt(path: Journal.profilePath, message: phrases.message($0, today: today)) }
      + oddities.map { oddity in
        let id = oddity.records.first ?? ""
        return Doubt(path: paths[id] ?? id, message: phrases.message(oddity))
      }
  }

  /// Second versions of records, and records that are two files of one.
  fileprivate func doubts(about conflicts: [Conflict]) -> [Doubt] {
    conflicts.filter { $0.origin != .markers }.map { conflict in
      let original = conflict.original ?? ConflictName(conflict.path)?.original ?? conflict.path
      let message: SyncMessage =
        conflict.origin == .twin ? .twin(of: displayed(original)) : .copyLeft(of: displayed(original))
      return Doubt(path: conflict.path, message: Sanitizer.line(phrases.sync(message)))
    }
  }

  /// Words of single files, in the order of paths.
  fileprivate func doubtfulWords(
    in records: [Record], _ doubtful: inout DoubtfulWords, _ journal: Journal
  ) -> (doubts: [Doubt], problems: [Problem]) {
    var doubts: [Doubt] = []
    var problems: [Problem] = []
    for record in records.sorted(by: { $0.path < $1.path }) {
      for word in doubtful.words(of: record) {
        guard case .shift(let shift, let nearest) = word else {
          doubts.append(doubt(about: word, in: record, journal))
          continue
        }
        // No doubt: no figure can count it.
        let place = (try? journal.store.read(record.path)).flatMap {
          MarkdownDocument($0.bytes).position(of: word)
        }
        problems.append(
          Problem(path: record.path, position: place, reason: .unknownShift(shift, nearest: nearest)))
      }
    }
    return (doubts, problems)
  }

  /// A doubt about a word, where the key stands.
  private func doubt(about word: DoubtfulWord, in record: Record, _ journal: Journal) -> Doubt {
    var doubt = Doubt(path: record.path, message: phrases.message(word))
    guard let file = try? journal.store.read(record.path) else { return doubt }
    if let place = MarkdownDocument(file.bytes).position(of: word) {
      (doubt.line, doubt.column) = (place.line, place.column)
    }
    return doubt
  }
}

extension MarkdownDocument {
  /// Where a doubtful word stands.
  fileprivate func position(of word: DoubtfulWord) -> SourcePosition? {
    let node = entries.lazy.compactMap { entry -> YAMLTree.Node? in
      switch word {
      case .key(let key, _): entry.key == key ? entry.keyNode : nil
      case .shift(let word, _):
        switch Key(named: entry.key) {
        case .shift: entry.value
        case .shifts: entry.value.flatMap { self.line(with: word, in: $0) }
        default: nil
        }
      case .mood: Key(named: entry.key) == .mood ? entry.value : nil
      case .badge(let badge, _):
        Key(named: entry.key) == .badges ? entry.value.flatMap { self.node(of: badge, in: $0) } : nil
      }
    }.first
    return node.map { tree.position($0) }
  }

  /// The line of a plan that has a word.
  private func line(with word: String, in list: YAMLTree.Node) -> YAMLTree.Node? {
    let list = tree.resolved(list)
    guard tree.kind(list) == .sequence else { return nil }
    return tree.items(list).first { item in
      let pieces = (try? PlanLine(tree.text(tree.resolved(item))))?.pieces ?? []
      return pieces.contains { $0.word.name == word }
    }
  }

  /// The item of a list that is a text; the list itself where it is a text with several.
  private func node(of text: String, in list: YAMLTree.Node) -> YAMLTree.Node {
    let list = tree.resolved(list)
    guard tree.kind(list) == .sequence else { return list }
    return tree.items(list).first { tree.text($0) == text } ?? list
  }
}
