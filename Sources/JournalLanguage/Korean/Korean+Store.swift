import JournalStore

extension Korean {
  func message(_ error: StoreError) -> String {
    switch error.reason {
    case .noJournal:
      "여기에도 위 폴더에도 일기장이 없습니다. -C 폴더 또는 SMJOURNAL_DIR로 지정하거나 만드세요: smjournal init 폴더"
    case .notAProfile: "일기장 표시가 아닙니다. 머리말에 smjournal 키가 없습니다(smjournal: 1)"
    case .foreignJournal: "이 일기장은 다른 사용자의 것입니다. 이것이 맞다면 -C 폴더 또는 SMJOURNAL_DIR로 지정하세요"
    case .journalExists: "이미 일기장이 있습니다. 손대지 않았습니다"
    case .notFound: "그런 파일이 없습니다"
    case .notAFile(let type): message(Problem.Reason.notAFile(type))
    case .symbolicLink: "심볼릭 링크입니다. 링크는 따라가지 않습니다"
    case .invalidPath: "일기장 안의 경로가 아닙니다"
    case .tooLarge: "기록으로는 너무 큽니다"
    case .nameTaken: "이름이 이미 쓰이고 있습니다"
    case .changedSinceRead: "그사이 바뀌었습니다. 아무것도 쓰지 않았습니다"
    case .notUndone(let reason):
      message(StoreError(path: error.path, reason: reason))
        + ". 이 변경은 남고 다음 ‘undo’는 그 앞의 것을 되돌립니다"
    case .insideJournal(let root):
      "일기장 \(root) 안이 되어 그 파일도 읽히게 됩니다. 아무것도 만들지 않았습니다"
    case .notAnIndex: "smjournal의 색인이 아닙니다. 그대로 두었고 색인이 없으면 답이 느려집니다"
    case .notAnExport: "같은 이름의 다른 파일이 있고 이 종류의 내보내기가 아닙니다. 바꾸지 않았습니다"
    case .folderNotEmpty: "이 폴더에는 이미 파일이 있습니다. 새것을 고르세요"
    case .textHoldsNUL: "글에 NUL 바이트가 있어 다시 읽을 수 없습니다. 아무것도 쓰지 않았습니다"
    case .textHoldsMarkers:
      "글에 끝나지 않은 병합의 줄(<<<<<<<, =======, >>>>>>>)이 있어 충돌로 여겨집니다. "
        + "아무것도 쓰지 않았습니다"
    case .textElsewhere(let reason): "덮어쓰지 않습니다. 파일이 " + message(reason)
    case .nothingToUndo: "되돌릴 것이 없습니다"
    case .forgotten(let day):
      "마지막 변경은 \(date(day))에 잊혀 되찾을 수 없습니다. 다음 ‘undo’는 그 앞의 것을 되돌립니다"
    case .system(let call, let errno): "\(action(call)): \(systemError(errno))"
    }
  }

  private func action(_ call: SystemCall) -> String {
    switch call {
    case .open: "열 수 없습니다"
    case .read: "읽을 수 없습니다"
    case .write: "쓸 수 없습니다"
    case .fsync, .close: "저장할 수 없습니다"
    case .stat: "살펴볼 수 없습니다"
    case .rename: "이름을 바꿀 수 없습니다"
    case .link: "만들 수 없습니다"
    case .unlink: "지울 수 없습니다"
    case .mkdir: "폴더를 만들 수 없습니다"
    case .chmod: "권한을 설정할 수 없습니다"
    case .lock: "일기장을 잠글 수 없습니다"
    case .list: "폴더 안을 읽을 수 없습니다"
    case .map: "불러올 수 없습니다"
    }
  }

  func systemError(_ errno: Int32) -> String {
    switch SystemErrorNumber(errno) {
    case .notPermitted: "허용되지 않는 동작"
    case .noEntry: "그런 파일이나 폴더 없음"
    case .inputOutput: "입출력 오류"
    case .noAccess: "권한 없음"
    case .busy: "사용 중"
    case .exists: "이미 있음"
    case .otherDevice: "다른 파일 시스템에 있음"
    case .notFolder: "폴더가 아님"
    case .isFolder: "폴더임"
    case .invalid: "잘못된 인수"
    case .tooManyFiles: "열린 파일이 너무 많음"
    case .tooLarge: "파일이 너무 큼"
    case .noSpace: "디스크에 남은 공간 없음"
    case .readOnly: "읽기 전용 파일 시스템"
    case .nameTooLong: "이름이 너무 김"
    case .quota: "디스크 할당량을 다 씀"
    case nil: "시스템 오류 \(errno)"
    }
  }
}
