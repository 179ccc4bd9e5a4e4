extension Korean {
  func trash(_ message: TrashMessage) -> String {
    switch message {
    case .empty: "휴지통이 비어 있습니다"
    case .nothingOlder(let days): "휴지통에 \(count(days, .day))보다 오래된 것이 없습니다"
    case .since(let day): "\(day)에 지움"
    case .restored(let path, let name): "\(path) 파일을 \(name)(으)로 되찾았습니다"
    case .question(let files):
      "\(count(files, .file))를 휴지통에서 영구히 지울까요? ‘undo’로도 되찾을 수 없습니다."
    case .emptied(let files): "\(count(files, .file))를 휴지통에서 지웠습니다"
    case .needsConsent(let flag): "아무것도 지우지 않았습니다. 물어볼 수 없었습니다. \(flag)이면 묻지 않고 지웁니다"
    case .kept: "아무것도 지우지 않았습니다"
    case .forgetQuestion(let records, let files):
      "\(count(records, .record))(모두 \(count(files, .file)))을 영구히 잊을까요? ‘undo’로도 되찾을 수 없습니다."
    case .forgotten(let files): "영구히 잊었습니다: \(count(files, .file))"
    case .forgettingFinished: "잊는 중이던 것을 마저 잊었습니다"
    case .forgetNeedsConsent(let flag):
      "아무것도 잊지 않았습니다. 물어볼 수 없었습니다. \(flag)이면 묻지 않고 잊습니다"
    case .nothingForgotten: "아무것도 잊지 않았습니다"
    case .heldByGit(let commits): "git 이력에 아직 있습니다: \(count(commits, .commit))"
    case .staged: "git 인덱스에 아직 있습니다(커밋에는 없음)"
    case .heldByVersions(let files): "Syncthing의 옛 버전(.stversions)에 아직 있습니다: \(count(files, .file))"
    case .heldByBackup(let path, let day): "백업(\(date(day)))에 있을 수 있습니다: \(path ?? "표준 출력")"
    case .heldByCopy(let path): "옆의 파일에 아직 있습니다(편집기의 것일 수 있음): \(path)"
    case .mediaLeft(let path): "거기에만 적혀 있던 파일이 아직 있습니다: \(path)"
    case .heldByDevices:
      "다른 기기에는 동기화할 때까지 남고, 그 기기의 옛 버전에는 더 오래 남습니다"
    case .heldElsewhere:
      "다른 프로그램과 사람이 가진 것은 여기서 손댈 수 없습니다. 복사본, 내보낸 것, 다른 백업, 디스크의 빈 공간이 그렇습니다."
    }
  }
}
