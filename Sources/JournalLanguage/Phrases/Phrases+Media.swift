import JournalModel

extension Phrases {
  /// A sentence about a file.
  public func media(_ text: MediaText) -> String {
    switch text {
    case .unknownFormat: say("media-unknownFormat")
    case .damaged: say("media-damaged")
    case .tooLarge(let bytes, let limit):
      say("media-tooLarge", ("bytes", .of(size(Int64(bytes)))), ("limit", .of(size(Int64(limit)))))
    case .needsProgram: say("media-needsProgram")
    case .staysAsLarge(let file): say("media-staysAsLarge", ("file", .of(file)))
    case .attachLater(let command): say("media-attachLater", ("command", .of(command)))
    case .transcribed(let file, let program):
      say("media-transcribed", ("file", .of(file)), ("program", .of(program)))
    case .askModel: say("media-askModel")
    case .noTranscriber: say("media-noTranscriber")
    case .noModel: say("media-noModel")
    case .modelMissing(let path): say("media-modelMissing", ("path", .of(path)))
    case .noConverter(let format): say("media-noConverter", ("format", .of(format)))
    case .transcriptionFailed(let program): say("media-transcriptionFailed", ("program", .of(program)))
    case .nothingHeard(let program): say("media-nothingHeard", ("program", .of(program)))
    case .missing(let path): say("media-missing", ("path", .of(path)))
    case .orphan: say("media-orphan")
    case .undated(let day): say("media-undated", ("iso", .of(day.iso)))
    }
  }
}
