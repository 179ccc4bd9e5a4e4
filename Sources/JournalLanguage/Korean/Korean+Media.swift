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
    case .missing(let path): "\(quoted(path))을(를) 적었지만 없습니다"
    case .orphan: "어느 기록에도 적혀 있지 않습니다"
    case .undated(let day):
      "안에도 이름에도 날짜가 없습니다. 파일이 마지막으로 바뀐 \(day.iso)(으)로 세지만 "
        + "복사하거나 복제하면 달라집니다. date: \(day.iso) 줄을 넣으세요"
    }
  }
}
