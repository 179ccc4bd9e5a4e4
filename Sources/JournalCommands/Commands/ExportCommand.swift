import JournalInsights
import JournalLanguage
import JournalModel
import JournalPages
import JournalStore

/// `export FORMAT`: the journal in another form.
struct ExportCommand: Command {
  static let name = "export"
  static let summary = HelpText.export
  static let positionals = [Positional(.exportFormat)]
  static let options: [Option] = [.output, .from, .until, .filterTag, .kind, .only, .includePrivate]
  static let examples = ["export html --output journal.html", "export html --only year --output year.html"]

  /// What can be made.
  enum Format: String, CaseIterable {
    case html
  }

  private let format: Format
  private let query: QueryArguments
  private let output: String?
  private let isYearOnly: Bool
  private let includesPrivate: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    format = try arguments.argument(0, .oneOf(Format.allCases.map(\.rawValue))) { Format(rawValue: $0) }
    query = try QueryArguments(arguments)
    output = arguments.path(.output)
    isYearOnly = try arguments.value(.only, .oneOf(["year"])) { $0 == "year" ? true : nil } ?? false
    includesPrivate = arguments.has(.includePrivate)
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let query = try self.query.query(context.dates(in: journal))
    var input = PageInput(
      journal, matching: query, includesPrivate: includesPrivate, now: context.now(in: journal.zone))
    input.affirmation = AffirmationShelf(journal, context.phrases).affirmation(of: context.today(in: journal))
    let page = Page(input, context.phrases)
    context.output.raw(isYearOnly ? page.yearOnly : page.html)
    return .done
  }
}
