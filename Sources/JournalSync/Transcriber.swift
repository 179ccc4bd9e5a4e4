import JournalFiles
import JournalModel
import SystemLibrary

/// Writes down what recordings say, by a program of this machine that needs no network once its model is
/// there.
package struct Transcriber: Sendable {
  /// The programs that are known, in the order in which they are looked for.
  package static let programs = ["whisper-cli", "vosk-transcriber"]

  package let program: String
  private let model: String
  private let environment: Environment

  /// Why there is none.
  package enum Failure: Error, Hashable, Sendable {
    /// No program, or not the one that the model is for; no model at a path.
    case noProgram, modelMissing(String)
    /// What makes a sound readable for the program is missing; the program ended with an error.
    case noConverter, failed
  }

  package static func installed(_ environment: Environment) -> [String] {
    programs.filter { SystemFacts.isProgram($0, environment: environment) }
  }

  /// The program for a model: whisper-cli's is a file, Vosk's a folder.
  package init(model: String, environment: Environment) throws(Failure) {
    let isFolder = ForeignFolder.isFolder(model)
    guard isFolder || (try? ForeignFile(model)) != nil else { throw .modelMissing(model) }
    program = isFolder ? "vosk-transcriber" : "whisper-cli"
    guard Self.installed(environment).contains(program) else { throw .noProgram }
    (self.model, self.environment) = (model, environment)
  }

  /// What a recording says, a paragraph a line; empty where nothing was heard.
  ///
  /// - Parameters:
  ///   - path: the absolute path of the recording.
  ///   - isPlain: whether the program reads its format by itself.
  ///   - language: the code of the language that is spoken.
  ///   - folder: where a converted copy may lie for a moment.
  package func words(
    of path: String, isPlain: Bool, language: String, folder: StateFiles?
  ) throws(Failure) -> String {
    if program == "vosk-transcriber" {
      // It converts by itself, and knows its language by its model.
      return try answer(["-m", model, "-i", path, "-t", "txt"])
    }
    let arguments = { (file: String) in ["-m", model, "-f", file, "-l", language, "-nt", "-np"] }
    if isPlain { return try answer(arguments(path)) }
    let copy = "recording.wav"
    guard SystemFacts.isProgram("ffmpeg", environment: environment), let folder, folder.write([], as: copy)
    else {
      throw .noConverter
    }
    defer { folder.remove(copy) }
    let whole = folder.path + "/" + copy
    let words = ["-nostdin", "-y", "-v", "error", "-i", path, "-ar", "16000", "-ac", "1", whole]
    guard run("ffmpeg", words)?.status == 0 else { throw .failed }
    return try answer(arguments(whole))
  }

  private func answer(_ arguments: [String]) throws(Failure) -> String {
    guard let answer = run(program, arguments), answer.status == 0 else { throw .failed }
    let text = String(decoding: answer.output.prefix(Self.limit), as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline).map { line in
      String(
        String.UnicodeScalarView(line.unicodeScalars.filter { $0.properties.generalCategory != .control })
      )
      .split(separator: " ").joined(separator: " ")
    }
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The system looks for a name in the `PATH` of this process, which need not be the one that is meant.
  private func run(_ name: String, _ arguments: [String]) -> Program.Answer? {
    SystemFacts.path(ofProgram: name, environment: environment).flatMap {
      Program.run($0, arguments, environment: environment)
    }
  }

  /// The most that is kept of what a program says, in bytes.
  private static let limit = 200_000
}
