import JournalStore

extension Japanese {
  func message(_ error: StoreError) -> String {
    switch error.reason {
    case .noJournal:
      "ここにも上のフォルダーにも日記がありません。-C フォルダー または SMJOURNAL_DIR で指定するか、作ってください：smjournal init フォルダー"
    case .notAProfile: "日記の印ではありません：ヘッダーに smjournal というキー（smjournal: 1）がありません"
    case .foreignJournal: "この日記は別の利用者のものです。これでよければ -C フォルダー または SMJOURNAL_DIR で指定してください"
    case .journalExists: "すでに日記があります。手を付けていません"
    case .notFound: "そのファイルはありません"
    case .notAFile(let type): message(Problem.Reason.notAFile(type))
    case .symbolicLink: "シンボリックリンクです。リンクはたどりません"
    case .invalidPath: "日記の中のパスではありません"
    case .tooLarge: "記録としては大きすぎます"
    case .nameTaken: "その名前は使われています"
    case .changedSinceRead: "その間に変更されました。何も書いていません"
    case .notUndone(let reason):
      message(StoreError(path: error.path, reason: reason))
        + "。この変更は残り、次の「undo」は一つ前の変更を取り消します"
    case .insideJournal(let root):
      "日記 \(root) の中になり、そのファイルも読まれてしまいます。何も作っていません"
    case .notAnIndex: "smjournal の索引ではありません。そのままにしました。索引がないと答えに時間がかかります"
    case .notAnExport: "同じ名前の別のファイルがあり、この種類の書き出しではありません。置き換えていません"
    case .folderNotEmpty: "このフォルダーにはすでにファイルがあります。新しいものを選んでください"
    case .textHoldsNUL: "本文に NUL バイトがあり、読み戻せません。何も書いていません"
    case .textHoldsMarkers:
      "本文に統合途中の行（<<<<<<<、=======、>>>>>>>）があり、競合とみなされます。"
        + "何も書いていません"
    case .textElsewhere(let reason): "上書きしません。ファイルは" + message(reason)
    case .nothingToUndo: "取り消すものがありません"
    case .forgotten(let day):
      "最後の変更は\(date(day))に消し去られ、戻せません。次の「undo」は一つ前の変更を取り消します"
    case .system(let call, let errno): "\(action(call))：\(systemError(errno))"
    }
  }

  private func action(_ call: SystemCall) -> String {
    switch call {
    case .open: "開けません"
    case .read: "読めません"
    case .write: "書けません"
    case .fsync, .close: "保存できません"
    case .stat: "調べられません"
    case .rename: "名前を変えられません"
    case .link: "作れません"
    case .unlink: "取り除けません"
    case .mkdir: "フォルダーを作れません"
    case .chmod: "アクセス権を設定できません"
    case .lock: "日記をロックできません"
    case .list: "フォルダーの中を読めません"
    case .map: "読み込めません"
    }
  }

  func systemError(_ errno: Int32) -> String {
    switch SystemErrorNumber(errno) {
    case .notPermitted: "許可されていない操作です"
    case .noEntry: "そのファイルやフォルダーはありません"
    case .inputOutput: "入出力エラー"
    case .noAccess: "権限がありません"
    case .busy: "使用中です"
    case .exists: "すでにあります"
    case .otherDevice: "別のファイルシステムです"
    case .notFolder: "フォルダーではありません"
    case .isFolder: "フォルダーです"
    case .invalid: "引数が正しくありません"
    case .tooManyFiles: "開いているファイルが多すぎます"
    case .tooLarge: "ファイルが大きすぎます"
    case .noSpace: "ディスクに空きがありません"
    case .readOnly: "読み取り専用のファイルシステムです"
    case .nameTooLong: "名前が長すぎます"
    case .quota: "ディスクの割り当てを使い切りました"
    case nil: "システムのエラー \(errno)"
    }
  }
}
