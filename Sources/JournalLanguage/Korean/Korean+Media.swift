import JournalModel

extension Korean {
  func media(_ text: MediaText) -> String {
    switch text {
    case .unknownFormat:
      "사진도 녹음도 아닙니다(JPEG, PNG, WebP, GIF, HEIC, MP3, M4A, OGG, WAV, FLAC). 아무것도 복사하지 않았습니다"
    case .damaged:
      "손상되어 그림 외의 정보를 뺄 수 없습니다. 아무것도 복사하지 않았습니다(--keep-position이면 복사합니다)"
    case .tooLarge(let bytes, let limit):
      "너무 큽니다: \(size(Int64(bytes))), 최대 \(size(Int64(limit))). 아무것도 복사하지 않았습니다"
    case .needsProgram:
      "HEIC에서 위치를 뺄 수 있는 것은 ImageMagick뿐인데 설치되어 있지 않습니다. "
        + "JPEG로 저장하거나 --keep-position을 쓰세요"
    case .transcribed(let file, let program): "\(file), \(program)(으)로 받아 적음"
    case .askModel: "모델은 어디에 있나요? (whisper-cli는 파일, vosk-transcriber는 폴더)"
    case .noTranscriber:
      "whisper-cli도 vosk-transcriber도 설치되어 있지 않아 여기서는 받아 적을 수 없습니다. --transcribe "
        + "없이 하면 그대로 첨부됩니다"
    case .noModel:
      "받아 적을 모델을 알 수 없습니다. 한 번만 지정하세요: smjournal config transcribe-model=PATH(파일이면 "
        + "whisper-cli, 폴더이면 vosk-transcriber)"
    case .modelMissing(let path):
      "\(path)에 모델이 없습니다. 설정하세요: smjournal config transcribe-model=PATH"
    case .noConverter(let format):
      "ffmpeg가 설치되어 있지 않습니다. 없으면 whisper-cli가 \(format)을(를) 읽을 수 없습니다"
    case .transcriptionFailed(let program): "\(program)이(가) 받아 적지 못했습니다. 아무것도 첨부하지 않았습니다"
    case .nothingHeard(let program): "\(program)이(가) 말을 듣지 못했습니다. 글 없이 첨부했습니다"
    case .missing(let path): "\(quoted(path))을(를) 적었지만 없습니다"
    case .orphan: "어느 기록에도 적혀 있지 않습니다"
    case .undated(let day):
      "안에도 이름에도 날짜가 없습니다. 파일이 마지막으로 바뀐 \(day.iso)(으)로 세지만 "
        + "복사하거나 복제하면 달라집니다. date: \(day.iso) 줄을 넣으세요"
    }
  }
}
