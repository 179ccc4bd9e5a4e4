import JournalSync

extension Japanese {
  func versions(_ message: VersionMessage) -> String {
    switch message {
    case .differ(let clashes):
      "版によって\(joined(clashes.map(place)))が違います。どちらが古いかはわかりません"
    case .choose(let clashes):
      "版によって\(joined(clashes.map(place)))が違い、どちらが古いかはわかりません。"
        + "--ours か --theirs で選んでください"
        + (clashes.keyToTake.map { "、キーごとなら --take \($0)=ours" } ?? "")
        + (clashes.allSatisfy(\.isOfText) ? "、--both なら両方残せます" : "")
        + "。エディターで直すこともできます"
    case .file: "ファイル"
    case .copy: "コピー"
    case .written(let side, let moment, let writer): "\(side)：\(moment) に変更" + self.writer(writer)
    case .untouched(let keys): "この端末の変更記録では、\(joined(keys)) は変わっていません"
    case .sameDay(let original): "\(original) と同じ日を変え、内容が違います"
    case .samePerson(let original): "\(original) と同じ名前です"
    case .chooseShift:
      "同じ日の変更が二つあります。--ours か --theirs で選ぶか、--both で両方の勤務を残してください"
    case .choosePerson(let command):
      "同じ名前の人が二人います。--ours か --theirs で統合するか、一方に別の名前を付けてください："
        + command
    case .bothShifts(let path, let other): "両方とも残ります。\(path) は \(other) に加わる勤務になりました"
    case .unaskedGit(let refusal, let matter): "\(unasked(refusal))。\(unknown(matter))"
    case .namesake(let path): "\(path) がすでにこの名前です。「smjournal conflicts」で詳しくわかります"
    }
  }

  private func writer(_ writer: VersionMessage.Writer) -> String {
    switch writer {
    case .thisDevice: "、この端末で"
    case .device(let name): "、端末 \(name) で"
    case .unknown: ""
    }
  }

  private func unasked(_ refusal: GitRepository.Refusal) -> String {
    switch refusal {
    case .foreign: "git リポジトリはほかの利用者のものです"
    case .gitMissing: "git がインストールされていません"
    case .unreadable: "git がリポジトリを読めません"
    }
  }

  private func unknown(_ matter: VersionMessage.GitMatter) -> String {
    switch matter {
    case .merge: "git が何を待っているかはわかりません"
    case .history: "履歴にまだ残っているかはわかりません"
    case .remotes: "日記がどこに送られるかはわかりません"
    case .setup: "何も準備していません"
    }
  }
}
