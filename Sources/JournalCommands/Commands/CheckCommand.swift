import JournalInsights
import JournalLanguage
import JournalModel
import JournalStore
import YAMLCodec

/// `check`: every problem in every file; silent where there is none.
struct CheckCommand: Command {
  static let name = "check"
  static let summary = HelpText.check
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
    query.kinds = [.checkIn, .checkOut, .shift, .vacation]
    let survey = still.survey(query)
    var words = DoubtfulWords()
    let doubtful = still.records { words.mayDoubt($0) }
    let doubts =
      context.doubts(about: survey, in: journal) + MediaDoubts(still).doubts(in: journal, context.phrases)
      + context.doubtfulWords(in: doubtful, &words, journal)
    let problems = journal.profileProblems + survey.problems
    if context.common.usesJSON {
      let phrases = context.phrases
      context.answer { json in
        json.problems(problems, phrases, doubts: doubts)
        json.conflicts(survey.conflicts)
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
    let plan = ShiftPlan(profile: journal.profile, survey)
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

  /// Words of single files, in the order of paths.
  fileprivate func doubtfulWords(
    in records: [Record], _ doubtful: inout DoubtfulWords, _ journal: Journal
  ) -> [Doubt] {
    records.sorted { $0.path < $1.path }.flatMap { record in
      doubtful.words(of: record).map { doubt(about: $0, in: record, journal) }
    }
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
      case .mood: Key(named: entry.key) == .mood ? entry.value : nil
      case .badge(let badge, _):
        Key(named: entry.key) == .badges ? entry.value.flatMap { self.node(of: badge, in: $0) } : nil
      }
    }.first
    return node.map { tree.position($0) }
  }

  /// The item of a list that is a text; the list itself where it is a text with several.
  private func node(of text: String, in list: YAMLTree.Node) -> YAMLTree.Node {
    let list = tree.resolved(list)
    guard tree.kind(list) == .sequence else { return list }
    return tree.items(list).first { tree.text($0) == text } ?? list
  }
}
