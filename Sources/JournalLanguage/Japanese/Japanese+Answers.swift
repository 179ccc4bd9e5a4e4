import JournalModel
import JournalStore

extension Japanese {
  func hint(_ hint: AnswerHint) -> String {
    switch hint {
    case .howToAnswer:
      "1–5 で回答、Enter で次へ、Backspace で戻る、Ctrl-C で回答を残したまま終了します。"
    case .howToAnswerPlain:
      "回答は一行ずつ：1–5 と Enter、Enter だけで次へ、Ctrl-C で回答を残したまま終了します。"
    case .numberKeys: "数字キー、終わったら Enter"
    case .numbersPlain: "番号を空白で区切る、なければ Enter"
    case .hoursOrLater: "例：07:00-19:30。あとにするなら Enter"
    case .oneLine: "なければ Enter"
    case .severalLines: "なければ Enter、改行は Alt-Enter"
    case .linesOrEditor: "改行は Alt-Enter、エディターは Ctrl-X Ctrl-E"
    case .yesOrNo: "y/N"
    case .yesUsually: "Y/n"
    case .highlights: "三つまで、区切りは Alt-Enter"
    case .howYouWork:
      "勤務の繰り返しを、最初の日から一日一語または一文字で：日勤 日勤 夜勤 夜勤 休み 休み、または D D N N R R。"
    case .cycleOrFile: "繰り返し、または勤務表ファイルのパス。あとにするなら Enter"
    case .dayOrToday: "例：11月23日。今日なら Enter"
    case .spanOrSkip: "例：12月20日から1月3日。とばすなら Enter"
    case .picker: "入力で絞り込み、矢印、Enter、Esc"
    case .numberOrWords: "番号、または探す言葉"
    case .numbersOrTags: "番号または言葉をコンマ区切りで。なければ Enter"
    case .tagCommand: "合いそうなタグ："
    case .afterInit: "次にできること："
    case .shiftOrSkip: "例：夜勤 21:00-07:00、または休み。とばすなら Enter"
    case .notUnderstood: "申し訳ありません、読み取れませんでした。"
    }
  }

  func isYes(_ answer: Character) -> Bool { answer == "y" || answer == "Y" }

  func isNo(_ answer: Character) -> Bool { answer == "n" || answer == "N" }

  func key(forYes isYes: Bool) -> String { isYes ? "y" : "n" }

  func confirmation(_ confirmation: Confirmation) -> String {
    switch confirmation {
    case .created(let what, let day, let path): "書きました：\(path)（\(what)、\(day)）"
    case .changed(let path): "変更しました：\(path)"
    case .unchanged(let path): "\(path) に変えるところはありません"
    case .moved(let day, let from, let to): "移しました：\(from) → \(to)（\(day)）"
    case .deleted(let path, let to): "削除しました：\(path)。今は \(to) にあります"
    case .undone(.trashed, let path, _): "取り消しました：新しいファイルは \(path) にあります"
    case .undone(.unchanged, let path, _), .undone(.replaced, let path, _):
      "取り消しました：\(path) は元のとおりです"
    case .undone(.moved, let path, _): "取り消しました：ファイルは再び \(path) にあります"
    case .undone(.created, let path, _), .undone(.removed, let path, _), .undone(.forgotten, let path, _):
      "取り消しました：\(path) が戻りました"
    case .undoneBatch(let count, 0): "取り消しました：ファイル\(number(count))個。新しいものはごみ箱にあります"
    case .undoneBatch(let count, let kept):
      "取り消しました：ファイル\(number(count))個。新しいものはごみ箱にあります。\(number(kept))個はその後変更されたので残します"
    case .journalCreated(let folder): "日記を作りました：\(folder)"
    case .liked(let text): "「好き」にしました：\(text)"
    case .unliked(let text): "「好き」を取り消しました：\(text)"
    case .notUndoable: "この変更は取り消せません：履歴を書けませんでした"
    case .nothingWritten: "何も書いていません。"
    case .defaultNotSet: "記憶できませんでした。-C フォルダー または SMJOURNAL_DIR で日記を指定してください。"
    case .answersKept(let command): "回答は残してあります：「\(command)」で続けられます。"
    case .answersNotKept: "回答を残せませんでした。書かれた内容は次のとおりです："
    case .noEntryWritten: "勤務後の記録は書きましたが、日記は書いていません。"
    case .editedWithoutChange(let path): "\(path) はそのままにしました"
    }
  }

  func caption(_ caption: Caption) -> String {
    switch caption {
    case .welcome:
      "ようこそ。勤務の日記を、この端末の普通のファイルとして付けます。外には何も送りません。\n"
        + "いくつか質問します。Enter でとばし、Ctrl-C で終了します。"
    case .journalLies(let folder): "日記は \(folder) にあります。"
    case .records: "今日"
    case .nothingToday: "今日はまだ何も書いていません。"
    case .nothingFound: "記録が見つかりません。"
    case .shown(let count, let total): "\(total)件中 \(count)件の記録"
    case .problems(1): "ファイルに問題が1件あります。「smjournal check」で確認できます。"
    case .problems(let count): "ファイルに問題が\(count)件あります。「smjournal check」で確認できます。"
    case .furtherFindings(let count): "… 同様のものがあと\(number(count))件。--json ですべて出ます"
    case .conflicts(1): "同期で残った競合ファイルが1個あります。"
    case .conflicts(let count): "同期で残った競合ファイルが\(count)個あります。"
    case .indexAgrees: "索引はファイルと一致しています。"
    case .indexDiffered(let path): "\(path)：索引の内容がファイルと違っていました"
    case .reindexed(let report):
      "ファイル\(report.files)個：読み込み\(report.read)、追加\(report.added)、変更\(report.changed)、"
        + "削除\(report.removed)"
    case .progress(let files, let rate): "ファイル\(number(files))個を確認、毎秒\(number(rate))個"
    case .noVacations: "休暇はまだありません。「smjournal vacation add 開始..終了」で予定に入れられます。"
    case .noAffirmations: "アファメーションが見つかりません。"
    case .noTags: "タグはまだありません。「smjournal tag last +夜勤」で付けられます。"
    case .noPeople: "まだ誰もいません。「smjournal people add 名前」で追加できます。"
    case .nothingThatDay: "この日の記録はありません。"
    case .ifThisWas(let day): "「\(day)」のことなら："
    case .ownKeys: "その他のキー"
    case .indexNotWritten: "索引を書けませんでした。答えは正しいですが、時間がかかります"
    case .wrongKind(let id, let kind, let expected):
      "\(id)：「\(name(of: expected))」ではなく「\(name(of: kind))」です"
    case .noAffirmation(let id, let nearest): "「\(id)」というアファメーションはありません" + suggestion(nearest)
    case .editorFailed(let editor, let status) where status == 127 || status < 0:
      "エディター「\(editor)」を起動できません"
    case .editorFailed(let editor, let status): "エディター「\(editor)」がコード \(status) で終わりました"
    case .noEditor: "エディターが設定されておらず、見つかりません。EDITOR を nano や 'code --wait' などに設定してください"
    case .outputFailed(let message): "結果を書けません：\(message)"
    case .inputUnreadable(let message): "標準入力を読めません：\(message)"
    case .inputNotUTF8: "標準入力が UTF-8 のテキストではありません"
    }
  }
}
