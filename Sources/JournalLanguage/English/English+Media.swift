import JournalModel

extension English {
  func media(_ text: MediaText) -> String {
    switch text {
    case .unknownFormat:
      "is neither a photo nor a recording (JPEG, PNG, WebP, GIF, HEIC; MP3, M4A, OGG, WAV, FLAC); nothing was copied"
    case .damaged:
      "is damaged, so its location data can't be removed; nothing was copied (--keep-position copies it as is)"
    case .tooLarge(let bytes, let limit):
      "is too large: \(size(Int64(bytes))), at most \(size(Int64(limit))); nothing was copied"
    case .needsProgram:
      "is HEIC; removing its location takes ImageMagick, which is not installed; "
        + "save it as JPEG, or use --keep-position"
    case .transcribed(let file, let program): "\(file), transcribed by \(program)"
    case .askModel: "Where is the model (a file for whisper-cli, a folder for vosk-transcriber)?"
    case .noTranscriber:
      "neither whisper-cli nor vosk-transcriber is installed, so it can't be transcribed here; without --transcribe it "
        + "is attached as is"
    case .noModel:
      "no transcription model is set; set it once: smjournal config transcribe-model=PATH (a file for "
        + "whisper-cli, a folder for vosk-transcriber)"
    case .modelMissing(let path):
      "there is no model at \(path); set the right one: smjournal config transcribe-model=PATH"
    case .noConverter(let format):
      "ffmpeg is not installed, and without it \(format) can't be read by whisper-cli"
    case .transcriptionFailed(let program): "\(program) could not transcribe it; nothing was attached"
    case .nothingHeard(let program): "\(program) heard no words in it; it is attached without text"
    case .missing(let path): "mentions \(quoted(path)), which is missing"
    case .orphan: "is not mentioned in any record"
    case .undated(let day):
      "has no date, neither inside nor in its name; it counts for \(day.iso), when the file was last changed, "
        + "and a copy or a clone changes that: add a line date: \(day.iso)"
    }
  }
}
