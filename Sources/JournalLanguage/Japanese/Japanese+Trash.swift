extension Japanese {
  func trash(_ message: TrashMessage) -> String {
    switch message {
    case .empty: "ごみ箱は空です"
    case .nothingOlder(let days): "ごみ箱に\(count(days, .day))より古いものはありません"
    case .since(let day): "\(day)に削除"
    case .restored(let path, let name): "\(path) を \(name) として戻しました"
    case .question(let files):
      "\(count(files, .file))をごみ箱から完全に消しますか？「undo」でも戻りません。"
    case .emptied(let files): "\(count(files, .file))をごみ箱から消しました"
    case .needsConsent(let flag): "何も消していません：確認できませんでした。\(flag) なら確認せずに消します"
    case .kept: "何も消していません"
    case .forgetQuestion(let records, let files):
      "\(count(records, .record))（全部で\(count(files, .file))）を完全に消し去りますか？「undo」でも戻りません。"
    case .forgotten(let files): "完全に消し去りました：\(count(files, .file))"
    case .forgettingFinished: "途中だった消し去りを終えました"
    case .forgetNeedsConsent(let flag):
      "何も消し去っていません：確認できませんでした。\(flag) なら確認せずに消し去ります"
    case .nothingForgotten: "何も消し去っていません"
    case .heldByGit(let commits): "git の履歴にまだあります：\(count(commits, .commit))"
    case .staged: "git のインデックスにまだあります（コミットにはありません）"
    case .heldByVersions(let files): "Syncthing の古い版（.stversions）にまだあります：\(count(files, .file))"
    case .heldByBackup(let path, let day): "バックアップ（\(date(day))）にあるかもしれません：\(path ?? "標準出力")"
    case .heldByCopy(let path): "隣のファイルにまだあります（エディターのものかもしれません）：\(path)"
    case .mediaLeft(let path): "そこだけに書かれていたファイルがまだあります：\(path)"
    case .heldByDevices:
      "ほかの端末には同期が済むまで残り、そこの古い版にはさらに長く残ります"
    case .heldElsewhere:
      "ほかのプログラムや人が持つものには、ここからは手が届きません：コピー、書き出し、ほかのバックアップ、ディスクの空き領域。"
    }
  }
}
