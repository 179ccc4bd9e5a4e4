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
    case .missing(let path): "nomina \(quoted(path)), che non c’è"
    case .orphan: "non è nominato da nessuna nota"
    case .undated(let day):
      "non ha data, né dentro né nel nome; conta per il \(day.iso), ultima modifica del file, "
        + "e una copia o un clone la cambia: aggiungi una riga date: \(day.iso)"
    }
  }
}
