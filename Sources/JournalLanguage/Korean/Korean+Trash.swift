extension Korean {
  func trash(_ message: TrashMessage) -> String {
    switch message {
    case .empty: "휴지통이 비어 있습니다"
    case .nothingOlder(let days): "휴지통에 \(count(days, .day))보다 오래된 것이 없습니다"
    case .since(let day): "\(day)에 지움"
    case .restored(let path, let name): "\(path) 파일을 \(name)(으)로 되찾았습니다"
    case .question(let files): "\(count(files, .file))를 휴지통에서 영구히 지울까요?"
    case .emptied(let files): "\(count(files, .file))를 휴지통에서 지웠습니다"
    case .needsConsent(let flag): "아무것도 지우지 않았습니다. 물어볼 수 없었습니다. \(flag)이면 묻지 않고 지웁니다"
    case .kept: "아무것도 지우지 않았습니다"
    case .notUndoable: "이력에 담을 수 있는 것보다 많이 지워 되돌릴 수 없습니다"
    }
  }
}
