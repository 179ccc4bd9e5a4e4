import JournalModel

extension Spanish {
  func media(_ text: MediaText) -> String {
    switch text {
    case .unknownFormat:
      "no es una foto ni una grabación (JPEG, PNG, WebP, GIF, HEIC; MP3, M4A, OGG, WAV, FLAC); no se ha copiado nada"
    case .damaged:
      "está dañado, así que no se puede quitar lo que dice además de la imagen; no se ha copiado nada (--keep-position sí lo hace)"
    case .tooLarge(let bytes, let limit):
      "es demasiado grande: \(size(Int64(bytes))), como mucho \(size(Int64(limit))); no se ha copiado nada"
    case .needsProgram:
      "es HEIC, del que solo ImageMagick, que no está instalado, puede quitar la posición; "
        + "guárdalo como JPEG, o usa --keep-position"
    case .transcribed(let file, let program): "\(file), transcrito por \(program)"
    case .askModel: "¿Dónde está el modelo (un archivo para whisper-cli, una carpeta para vosk-transcriber)?"
    case .noTranscriber:
      "ni whisper-cli ni vosk-transcriber están instalados, así que aquí nada puede transcribirla; sin --transcribe "
        + "se adjunta tal cual"
    case .noModel:
      "no se sabe qué modelo la transcribe; dilo una vez: smjournal config transcribe-model=RUTA (un archivo para "
        + "whisper-cli, una carpeta para vosk-transcriber)"
    case .modelMissing(let path):
      "no hay ningún modelo en \(path); indícalo: smjournal config transcribe-model=RUTA"
    case .noConverter(let format):
      "ffmpeg no está instalado, y sin él whisper-cli no puede leer \(format)"
    case .transcriptionFailed(let program): "\(program) no pudo transcribirla; no se ha adjuntado nada"
    case .nothingHeard(let program): "\(program) no oyó palabras en ella; se adjunta sin ninguna"
    case .missing(let path): "nombra \(quoted(path)), que no está"
    case .orphan: "no lo nombra ningún registro"
    case .undated(let day):
      "no tiene fecha, ni dentro ni en el nombre; cuenta para el \(day.iso), último cambio del archivo, "
        + "y una copia o un clon la cambian: añade una línea date: \(day.iso)"
    }
  }
}
