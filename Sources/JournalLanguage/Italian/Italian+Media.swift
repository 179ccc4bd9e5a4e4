import JournalModel

extension Italian {
  func media(_ text: MediaText) -> String {
    switch text {
    case .unknownFormat:
      "non è né una foto né una registrazione (JPEG, PNG, WebP, GIF, HEIC; MP3, M4A, OGG, WAV, FLAC); non è stato copiato nulla"
    case .damaged:
      "è danneggiato, quindi ciò che dice oltre all’immagine non si può togliere; non è stato copiato nulla (--keep-position lo fa)"
    case .tooLarge(let bytes, let limit):
      "è troppo grande: \(size(Int64(bytes))), al massimo \(size(Int64(limit))); non è stato copiato nulla"
    case .needsProgram:
      "è HEIC, da cui solo ImageMagick, che non è installato, può togliere la posizione; "
        + "salvalo come JPEG, o usa --keep-position"
    case .transcribed(let file, let program): "\(file), trascritto da \(program)"
    case .askModel: "Dov’è il modello (un file per whisper-cli, una cartella per vosk-transcriber)?"
    case .noTranscriber:
      "né whisper-cli né vosk-transcriber sono installati, quindi qui niente può trascriverla; senza --transcribe "
        + "viene allegata così com’è"
    case .noModel:
      "non si sa quale modello la trascrive; indicalo una volta: smjournal config transcribe-model=PERCORSO (un file per "
        + "whisper-cli, una cartella per vosk-transcriber)"
    case .modelMissing(let path):
      "nessun modello in \(path); indicalo: smjournal config transcribe-model=PERCORSO"
    case .noConverter(let format):
      "ffmpeg non è installato, e senza di esso whisper-cli non può leggere \(format)"
    case .transcriptionFailed(let program):
      "\(program) non è riuscito a trascriverla; non è stato allegato nulla"
    case .nothingHeard(let program): "\(program) non vi ha sentito parole; viene allegata senza"
    case .missing(let path): "nomina \(quoted(path)), che non c’è"
    case .orphan: "non è nominato da nessuna nota"
    case .undated(let day):
      "non ha data, né dentro né nel nome; conta per il \(day.iso), ultima modifica del file, "
        + "e una copia o un clone la cambia: aggiungi una riga date: \(day.iso)"
    }
  }
}
