import CommandKit
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal

/// `schema`: the JSON Schema of the front matter of all kinds, for editors.
struct SchemaCommand: PlainCommand {
  static let verb = Verb("schema", .schema, .setUp, examples: ["schema"])

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    // Descriptions are in the language of the rest, and need no journal.
    let scales = (try? context.journal())?.profile.scales.own ?? []
    let phrases = context.phrases
    let schema = FrontMatterSchema(
      meaning: { phrases.meaning(of: $0) }, profileMeaning: { phrases.meaning(of: $0) },
      privacyMeaning: phrases.help(.isPrivate), scales: scales.map { ($0, phrases.name(of: $0)) })
    var json = JSONWriter()
    schema.document.write(to: &json)
    for piece in json.document { context.output.raw(piece) }
    context.output.line()
    return .done
  }
}
