import JournalModel

extension German {
  func media(_ text: MediaText) -> String {
    switch text {
    case .unknownFormat:
      "ist kein Foto und keine Aufnahme (JPEG, PNG, WebP, GIF, HEIC; MP3, M4A, OGG, WAV, FLAC); nichts wurde kopiert"
    case .damaged:
      "ist beschädigt, deshalb lässt sich nicht entfernen, was es außer dem Bild verrät; nichts wurde kopiert (--keep-position tut es)"
    case .tooLarge(let bytes, let limit):
      "ist zu groß: \(size(Int64(bytes))), höchstens \(size(Int64(limit))); nichts wurde kopiert"
    case .needsProgram:
      "ist HEIC; nur ImageMagick, das nicht installiert ist, kann daraus den Ort entfernen; "
        + "speichere es als JPEG oder nimm --keep-position"
    case .transcribed(let file, let program): "\(file), aufgeschrieben von \(program)"
    case .askModel: "Wo ist das Modell (eine Datei für whisper-cli, ein Ordner für vosk-transcriber)?"
    case .noTranscriber:
      "weder whisper-cli noch vosk-transcriber ist installiert, deshalb lässt sich die Aufnahme hier nicht aufschreiben; ohne --transcribe "
        + "wird sie unverändert angehängt"
    case .noModel:
      "welches Modell es aufschreibt, ist nicht bekannt; sag es einmal: smjournal config transcribe-model=PFAD (eine Datei für "
        + "whisper-cli, ein Ordner für vosk-transcriber)"
    case .modelMissing(let path):
      "unter \(path) ist kein Modell; setze es: smjournal config transcribe-model=PFAD"
    case .noConverter(let format):
      "ffmpeg ist nicht installiert, und ohne ffmpeg kann whisper-cli \(format) nicht lesen"
    case .transcriptionFailed(let program): "\(program) konnte es nicht aufschreiben; nichts wurde angehängt"
    case .nothingHeard(let program):
      "\(program) hat darin keine Wörter gehört; die Aufnahme ist ohne Text angehängt"
    case .missing(let path): "nennt \(quoted(path)), das nicht da ist"
    case .orphan: "wird von keiner Aufzeichnung genannt"
    case .undated(let day):
      "hat kein Datum, weder im Inneren noch im Namen; es zählt zum \(day.iso), der letzten Änderung der Datei, "
        + "und eine Kopie oder ein Klon ändert das: füge eine Zeile date: \(day.iso) hinzu"
    }
  }
}
