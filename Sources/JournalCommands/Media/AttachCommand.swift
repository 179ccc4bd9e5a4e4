import JournalExchange
import JournalFiles
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalSync
import JournalTerminal

/// `attach ID FILE…`: copies photos and recordings into the journal and names them in a record.
struct AttachCommand: SteppedCommand {
  static let verb = Verb(
    "attach", .change, deviceSync: .inbox,
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

  init(_ arguments: Arguments) throws(CommandError) {
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

extension Context {
  /// The program that writes recordings down; where its model is not known yet, a person is asked once, and
  /// the profile remembers. `nil` where there is none, which was said then.
  mutating func transcriber() throws(CommandError) -> Transcriber? {
    let journal = try self.journal()
    guard !Transcriber.installed(storeEnvironment).isEmpty else {
      return refuse(phrases.say("media-noTranscriber"))
    }
    var model = journal.profile.transcribeModel ?? ""
    let isNew = model.isEmpty
    if isNew {
      guard terminal != nil else { return refuse(phrases.say("media-noModel")) }
      model = try askLine(phrases.say("media-askModel"), hint: nil)
      if model.isEmpty { return refuse(phrases.say("media-noModel")) }
    }
    // What the profile says is meant from the journal, what is typed from where one is.
    if !isNew, !model.hasPrefix("/") { model = journal.root + "/" + model }
    model = absolute(model)
    let transcriber: Transcriber
    do throws(Transcriber.Failure) {
      transcriber = try Transcriber(model: model, environment: storeEnvironment)
    } catch { return refuse(error, model) }
    if isNew {
      let path = model
      _ = try change(
        Journal.profilePath,
        by: journal.configure([(key: .transcribeModel, text: path)], today: today(in: journal)))
    }
    return transcriber
  }

  /// What a recording says; `nil` where it could not be written down, which was said then.
  ///
  /// - Parameter folder: where a converted copy may lie for a moment.
  mutating func words(of path: String, by transcriber: Transcriber, _ folder: StateFiles?) -> String? {
    guard let journal = try? journal() else { return nil }
    let whole = absolute(path)
    let file = try? ForeignFile(whole)
    let format = (try? file?.bytes(0..<64)).flatMap { $0 }.flatMap { MediaFormat($0) }
    let isPlain = format.map { $0 != .m4a } ?? false
    let language = journal.profile.language.flatMap(Language.init(code:)) ?? phrases.language
    do throws(Transcriber.Failure) {
      let words = try transcriber.words(
        of: whole, isPlain: isPlain, language: language.rawValue, folder: folder)
      if words.isEmpty { warn(phrases.say("media-nothingHeard", ("program", .of(transcriber.program)))) }
      return words
    } catch {
      let _: String? = refuse(error, path, program: transcriber.program)
      return nil
    }
  }

  private mutating func refuse<Value>(
    _ failure: Transcriber.Failure, _ path: String, program: String = ""
  ) -> Value? {
    switch failure {
    case .noProgram: refuse(phrases.say("media-noTranscriber"))
    case .modelMissing(let path):
      refuse(phrases.say("media-modelMissing", ("path", .of(displayed(absolute: path)))))
    case .noConverter:
      refuse(phrases.say("media-noConverter", ("format", .of(MediaFormat.m4a.rawValue.uppercased()))))
    case .failed: refuse(phrases.say("media-transcriptionFailed", ("program", .of(program))))
    }
  }

  private mutating func refuse<Value>(_ text: String) -> Value? {
    refuse(Sanitizer.line(text), at: "smjournal")
    return nil
  }
}
