import JournalModel

extension Portuguese {
  func media(_ text: MediaText) -> String {
    switch text {
    case .unknownFormat:
      "não é uma foto nem uma gravação (JPEG, PNG, WebP, GIF, HEIC; MP3, M4A, OGG, WAV, FLAC); nada foi copiado"
    case .damaged:
      "está danificado, por isso não se pode retirar o que diz além da imagem; nada foi copiado (--keep-position fá-lo)"
    case .tooLarge(let bytes, let limit):
      "é demasiado grande: \(size(Int64(bytes))), no máximo \(size(Int64(limit))); nada foi copiado"
    case .needsProgram:
      "é HEIC, de que só o ImageMagick, que não está instalado, consegue retirar a posição; "
        + "guardá-lo como JPEG, ou usar --keep-position"
    case .transcribed(let file, let program): "\(file), transcrito por \(program)"
    case .askModel: "Onde está o modelo (um ficheiro para whisper-cli, uma pasta para vosk-transcriber)?"
    case .noTranscriber:
      "nem whisper-cli nem vosk-transcriber estão instalados, por isso aqui nada a pode transcrever; sem --transcribe "
        + "é anexada tal como está"
    case .noModel:
      "não se sabe que modelo a transcreve; basta indicá-lo uma vez: smjournal config transcribe-model=CAMINHO (um ficheiro para "
        + "whisper-cli, uma pasta para vosk-transcriber)"
    case .modelMissing(let path):
      "não há nenhum modelo em \(path); para o indicar: smjournal config transcribe-model=CAMINHO"
    case .noConverter(let format):
      "o ffmpeg não está instalado, e sem ele o whisper-cli não consegue ler \(format)"
    case .transcriptionFailed(let program): "\(program) não conseguiu transcrevê-la; nada foi anexado"
    case .nothingHeard(let program): "\(program) não ouviu nela palavras; é anexada sem nenhuma"
    case .missing(let path): "nomeia \(quoted(path)), que não está lá"
    case .orphan: "não é nomeado por nenhum registo"
    case .undated(let day):
      "não tem data, nem dentro nem no nome; conta para \(day.iso), a última alteração do ficheiro, "
        + "e uma cópia ou um clone mudam-na: juntar uma linha date: \(day.iso)"
    }
  }
}
