import JournalModel

extension Dutch {
  func media(_ text: MediaText) -> String {
    switch text {
    case .unknownFormat:
      "is geen foto en geen opname (JPEG, PNG, WebP, GIF, HEIC; MP3, M4A, OGG, WAV, FLAC); er is niets gekopieerd"
    case .damaged:
      "is beschadigd, dus wat het buiten het beeld vertelt kan er niet uit; er is niets gekopieerd (--keep-position doet het wel)"
    case .tooLarge(let bytes, let limit):
      "is te groot: \(size(Int64(bytes))), hoogstens \(size(Int64(limit))); er is niets gekopieerd"
    case .needsProgram:
      "is HEIC; alleen ImageMagick, dat niet geïnstalleerd is, kan de plaats eruit halen; "
        + "bewaar het als JPEG, of gebruik --keep-position"
    case .transcribed(let file, let program): "\(file), opgeschreven door \(program)"
    case .askModel: "Waar is het model (een bestand voor whisper-cli, een map voor vosk-transcriber)?"
    case .noTranscriber:
      "whisper-cli en vosk-transcriber zijn geen van beide geïnstalleerd, dus de opname kan hier niet opgeschreven worden; zonder --transcribe "
        + "wordt ze ongewijzigd bijgevoegd"
    case .noModel:
      "welk model het opschrijft is niet bekend; zeg het één keer: smjournal config transcribe-model=PAD (een bestand voor "
        + "whisper-cli, een map voor vosk-transcriber)"
    case .modelMissing(let path):
      "op \(path) staat geen model; stel het in: smjournal config transcribe-model=PAD"
    case .noConverter(let format):
      "ffmpeg is niet geïnstalleerd, en zonder ffmpeg kan whisper-cli \(format) niet lezen"
    case .transcriptionFailed(let program): "\(program) kon het niet opschrijven; er is niets bijgevoegd"
    case .nothingHeard(let program):
      "\(program) hoorde er geen woorden in; de opname is zonder tekst bijgevoegd"
    case .missing(let path): "noemt \(quoted(path)), dat er niet is"
    case .orphan: "wordt door geen notitie genoemd"
    case .undated(let day):
      "heeft geen datum, niet erin en niet in de naam; het telt bij \(day.iso), de laatste wijziging van het bestand, "
        + "en een kopie of kloon verandert dat: voeg een regel date: \(day.iso) toe"
    }
  }
}
