extension Japanese {
  func trash(_ message: TrashMessage) -> String {
    switch message {
    case .empty: "ごみ箱は空です"
    case .nothingOlder(let days): "ごみ箱に\(count(days, .day))より古いものはありません"
    case .since(let day): "\(day)に削除"
    case .restored(let path, let name): "\(path) を \(name) として戻しました"
    case .question(let files): "\(count(files, .file))をごみ箱から完全に消しますか？"
    case .emptied(let files): "\(count(files, .file))をごみ箱から消しました"
    case .needsConsent(let flag): "何も消していません：確認できませんでした。\(flag) なら確認せずに消します"
    case .kept: "何も消していません"
    case .notUndoable: "履歴に入りきらないほど消したので、取り消せません"
    }
  }
}
