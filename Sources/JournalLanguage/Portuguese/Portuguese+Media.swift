import JournalModel

extension Portuguese {
  func media(_ text: MediaText) -> String {
    switch text {
    case .unknownFormat:
      "não é uma foto nem uma gravação (JPEG, PNG, WebP, GIF, HEIC; MP3, M4A, OGG, WAV, FLAC); nada foi copiado"
    case .damaged:
      "está danificado, por isso não dá para remover o que diz além da imagem; nada foi copiado (--keep-position copia)"
    case .tooLarge(let bytes, let limit):
      "é grande demais: \(size(Int64(bytes))), no máximo \(size(Int64(limit))); nada foi copiado"
    case .needsProgram:
      "é HEIC, do qual só o ImageMagick, que não está instalado, consegue remover a posição; "
        + "salve como JPEG, ou use --keep-position"
    case .transcribed(let file, let program): "\(file), transcrito por \(program)"
    case .askModel: "Onde está o modelo (um arquivo para whisper-cli, uma pasta para vosk-transcriber)?"
    case .noTranscriber:
      "nem whisper-cli nem vosk-transcriber estão instalados, por isso nada aqui pode transcrevê-la; sem --transcribe "
        + "ela é anexada como está"
    case .noModel:
      "não se sabe qual modelo a transcreve; basta indicar uma vez: smjournal config transcribe-model=CAMINHO (um arquivo para "
        + "whisper-cli, uma pasta para vosk-transcriber)"
    case .modelMissing(let path):
      "não há nenhum modelo em \(path); indique: smjournal config transcribe-model=CAMINHO"
    case .noConverter(let format):
      "o ffmpeg não está instalado, e sem ele o whisper-cli não consegue ler \(format)"
    case .transcriptionFailed(let program): "\(program) não conseguiu transcrevê-la; nada foi anexado"
    case .nothingHeard(let program): "\(program) não ouviu nela palavras; é anexada sem nenhuma"
    case .missing(let path): "cita \(quoted(path)), que não existe"
    case .orphan: "não é citado por nenhum registro"
    case .undated(let day):
      "não tem data, nem dentro nem no nome; conta para \(day.iso), a última alteração do arquivo, "
        + "e uma cópia ou um clone muda isso: adicione uma linha date: \(day.iso)"
    }
  }
}
