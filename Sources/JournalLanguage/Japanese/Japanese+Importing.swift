extension Japanese {
  func importing(_ message: ImportMessage) -> String {
    switch message {
    case .read(let format, let count): "\(format)：\(number(count))件を確認"
    case .span(let first, let last): "\(first)から\(last)まで"
    case .added(let count): "\(number(count))件を追加"
    case .changed(let count): "\(number(count))件を更新"
    case .same(let count): "\(number(count))件はすでにあります"
    case .conflicts(let count): "\(number(count))件は両方で変更されています"
    case .wouldAdd(let count): "追加するもの\(number(count))件"
    case .wouldChange(let count): "更新するもの\(number(count))件"
    case .media(let found, 0): "写真と録音：\(number(found))"
    case .media(let found, let missing): "写真と録音：\(number(found))、ないもの\(number(missing))"
    case .moods(let moods): "気分：\(moods.joined(separator: ", "))"
    case .unknownMoods(let words): "段階のない気分：\(words.joined(separator: ", "))"
    case .unknownShifts(let words): "意味が未設定の勤務：\(words.joined(separator: ", "))"
    case .mapMood(let word): "--mood '\(word)=普通' のように指定してください"
    case .mapShift(let word): "--map '\(word)=夜勤 21:00-07:00' のように指定してください"
    case .leftOut(let count, let why): "\(number(count))件を除外：\(omission(why))"
    case .looksLike(let format): "\(format) のファイルのようです：smjournal import \(format) ファイル"
    case .again: "--again を付けると、削除したもの、こちらと違うもの、隠しファイルも取り込みます。"
    case .nothingNew: "新しいものはありません。"
    case .undo: "「smjournal undo」ですべて取り消せます。"
    case .resolve: "「smjournal conflicts」で、両方で変わったものを確認できます。"
    case .planChange(let day, let was, let becomes): "\(day)：\(was) → \(becomes)"
    case .morePlanChanges(let count): "ほか\(number(count))日"
    case .askTitles: "タイトルを三つ表示しますか？"
    case .askWrite: "取り込みますか？"
    case .askShift(let word, let count): "「\(word)」はどういう意味ですか（\(number(count))回）？"
    case .askPeople(let count): "\(number(count))人のうちどなたですか？名前をコンマ区切りで"
    case .person(let name): "  \(name)"
    case .reading(let share): "\(percent(share))を読み込みました"
    case .progress(let done, let total): "\(number(total))件中 \(number(done))件を書きました"
    case .stopped(let count): "\(number(count))個のファイルを書きました。続けるにはもう一度取り込んでください"
    }
  }

  private func omission(_ why: ImportOmission) -> String {
    switch why {
    case .notShift: "勤務ではない"
    case .cancelled: "取り消された"
    case .goals: "目標"
    case .otherMedia: "動画と文書"
    case .deleted: "削除済み"
    case .kept: "こちらと違い、いつからかわからない"
    case .empty: "空"
    case .unreadable: "読めない"
    case .outside: "指定の日の範囲外"
    case .differs: "こちらと違うので、こちらのまま残す"
    case .hidden: "隠しファイルで、この日記のバックアップではない"
    case .otherJournal: "その中のフォルダーにある別の日記のもの"
    case .overlapping: "別の記録が同じ時間のものです"
    case .inBed: "床の中にいただけで、眠っていたかはわからない"
    }
  }
}
