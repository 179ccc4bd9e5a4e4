import JournalModel

extension English {
  func media(_ text: MediaText) -> String {
    switch text {
    case .unknownFormat:
      "is no photo and no recording (JPEG, PNG, WebP, GIF, HEIC; MP3, M4A, OGG, WAV, FLAC); nothing was copied"
    case .damaged:
      "is damaged, so what it tells besides the picture can't be taken out; nothing was copied (--keep-position does)"
    case .tooLarge(let bytes, let limit):
      "is too large: \(size(Int64(bytes))), at most \(size(Int64(limit))); nothing was copied"
    case .needsProgram:
      "is HEIC, from which the position can be taken out only by ImageMagick, which is not installed; "
        + "save it as JPEG, or use --keep-position"
    case .transcribed(let file, let program): "\(file), written down by \(program)"
    case .askModel: "Where is the model (a file for whisper-cli, a folder for vosk-transcriber)?"
    case .noTranscriber:
      "neither whisper-cli nor vosk-transcriber is installed, so nobody can write it down here; without --transcribe it "
        + "is attached as it is"
    case .noModel:
      "which model writes it down is not known; say it once: smjournal config transcribe-model=PATH (a file for "
        + "whisper-cli, a folder for vosk-transcriber)"
    case .modelMissing(let path):
      "there is no model at \(path); set it: smjournal config transcribe-model=PATH"
    case .noConverter(let format):
      "ffmpeg is not installed, and without it \(format) can't be read by whisper-cli"
    case .transcriptionFailed(let program): "\(program) could not write it down; nothing was attached"
    case .nothingHeard(let program): "\(program) heard no words in it; it is attached without any"
    case .missing(let path): "names \(quoted(path)), which is not there"
    case .orphan: "is named by no record"
    case .undated(let day):
      "has no date, neither inside nor in its name; it counts for \(day.iso), when the file was last changed, "
        + "and a copy or a clone changes that: add a line date: \(day.iso)"
    }
  }
}
