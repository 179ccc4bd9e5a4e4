extension Korean {
  func export(_ text: ExportText) -> String {
    switch text {
    case .receipt(let records, let files, let bytes, let leftOut):
      "\(count(records, .record)), 파일 \(number(files))개, "
        + size(Int64(bytes))
        + (leftOut == 0 ? "" : ". 비공개 \(number(leftOut))건 제외(--private로 포함)")
    case .holdsPrivate(let count):
      "이 백업에는 비공개 기록 \(number(count))건도 들어 있습니다. 혼자만 보관하세요"
    case .leavesConflicts(let count):
      "충돌 파일 \(number(count))개는 이 내보내기에 들어 있지 않습니다. ‘smjournal conflicts’에서 볼 수 있습니다"
    case .passesOver(let count): "일기장 폴더에 있는 \(self.number(count))개는 이 백업에 들어 있지 않습니다:"
    case .askPrivate(let count):
      count == 1
        ? "비공개 기록 1건이 들어갑니다. 계속할까요?" : "비공개 기록 \(number(count))건이 들어갑니다. 계속할까요?"
    case .calendar("shifts"): "근무"
    case .calendar("time-off"): "휴가"
    case .calendar("birthdays"): "생일"
    case .calendar("reminders"): "근무 전후 기록"
    case .calendar: "근무와 휴가"
    case .birthday(let name): "\(name) 님의 생일"
    case .noEncryption(let program):
      "\(program)이(가) 설치되어 있지 않아 아무것도 쓰지 않았습니다. https://age-encryption.org 에 있습니다"
    case .encryptionFailed(let program):
      "\(program)이(가) 이 수신자로 암호화하기를 거부했습니다. 아무것도 쓰지 않았습니다"
    }
  }
}
