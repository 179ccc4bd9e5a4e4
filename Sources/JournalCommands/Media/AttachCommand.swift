import CommandKit
import JournalFiles
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalSync

/// `attach ID FILE…`: copies photos and recordings into the journal and names them in a record.
struct AttachCommand: Command {
  static let verb = Verb(
    "attach", .attach, .change, outlook: .changes,
    positionals: [Positional(.record), Positional(.file, repeats: true)],
    options: [.caption, .photoSize, .keepPosition, .transcribe],
    examples: [
      "attach the-lift ~/Pictures/lea.jpg --caption 'Léa asleep'", "attach last voice.m4a",
      "attach the-lift voice.ogg --transcribe",
    ])

  private let id: String
  private let paths: [String]
  private let caption: String?
  private let keepsPosition: Bool
  private let photoSize: Int?
  private let transcribes: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    id = arguments.positionals[0]
    paths = Array(arguments.positionals.dropFirst())
    caption = try arguments.text(.caption)
    keepsPosition = arguments.has(.keepPosition)
    photoSize = try arguments.photoSize()
    transcribes = arguments.has(.transcribe)
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let record = try context.record(named: id)
    let journal = try context.journal()
    if record.isSealed { _ = try context.opened(record) }
    let media = try context.prepared(
      paths, day: record.date, caption: caption, keepsPosition: keepsPosition, side: photoSize)
    var words: [Int: String] = [:]
    var program = ""
    if transcribes, media.contains(where: \.isSound) {
      guard let transcriber = try context.transcriber() else { return .dataProblem }
      program = transcriber.program
      // A copy that the program needs for a moment lies on no disk where the record is sealed.
      let folder = record.isSealed ? context.editFolder : journal.unfinishedFolder
      defer { if record.isSealed { folder?.removeAll() } }
      for (index, path) in paths.enumerated() where media[index].isSound {
        guard let said = context.words(of: path, by: transcriber, folder) else { return .dataProblem }
        words[index] = said.isEmpty ? nil : said
      }
    }
    let now = context.timestamp(in: journal)
    let phrases = context.phrases
    let change = try context.change(
      record.path,
      by: journal.attach(
        media, to: record, caption: caption, words: words,
        source: { phrases.say("media-transcribed", ("file", .of($0)), ("program", .of(program))) }, now: now))
    try context.confirm(change) { .changed(path: $0) }
    return .done
  }
}
