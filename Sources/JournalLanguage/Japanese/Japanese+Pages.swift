import JournalInsights
import JournalModel

extension Japanese {
  func page(_ caption: PageCaption) -> String {
    switch caption {
    case .title(let name): name.map { "\($0)さんの日記" } ?? "日記"
    case .skip: "日記へ移動"
    case .yearAtGlance: "一年のまとめ"
    case .months: "月"
    case .changes: "勤務の前と後"
    case .trends: "推移"
    case .entries: "日記"
    case .onThisDay: "この日"
    case .yearHint: "日をタップするか、矢印キーで移動します。Enter で書いた内容に移ります。"
    case .noMood: "気分の記録なし"
    case .dayLine: "上の線：日勤"
    case .nightLine: "下の線：夜勤"
    case .onCallDots: "点：オンコール"
    case .timeOffHatching: "斜線：休暇"
    case .numbers: "数字"
    case .day: "日"
    case .mood: "気分"
    case .shift: "勤務"
    case .timeOff: "休暇"
    case .before: "前"
    case .after: "後"
    case .daysNoted: "記録した日"
    case .count: "勤務"
    case .trendKey:
      "点は一日ごと、線は7日間の平均です。帯：夜勤（紫）と休暇（緑）。"
    case .meanMood(let mean, let days): "気分 \(mean)（\(count(days, .day))）"
    case .search: "検索"
    case .searchHint: "言葉の順番は自由です。/ キーでここに移ります。"
    case .found(let count): "\(number(count))件見つかりました"
    case .showAll: "すべて表示"
    case .filter: "絞り込み"
    case .moods: "気分"
    case .shifts: "勤務"
    case .tags: "タグ"
    case .people: "人物"
    case .privateLeftOut(let number): "非公開の\(count(number, .record))を除きました。"
    case .made(let day, let records):
      "\(self.day(day, today: CivilDay(number: 0)))に\(count(records, .record))から作成しました。このページは何も読み込まず、何も送りません。"
    case .missingPicture(let name): "含まれていない画像：\(name)"
    case .enlarge: "拡大・縮小"
    case .empty: "まだ何も書いていません。"
    case .trendSummary(let measure, let mean, let days):
      "\(name(of: measure).capitalizedFirst)：\(count(days, .day))の平均は \(mean)。"
    case .changeSummary(let shift, let before, let after, let number):
      "\(shift.capitalizedFirst)：\(before)、\(after)（\(count(number, .shift))）。"
    case .favorite: "お気に入り"
    case .highlights: "心に残ったこと"
    case .contents: "月"
    case .noPrinter:
      "PDF を作るプログラムが見つかりません：WeasyPrint、Chromium、Chrome、Edge、Brave のどれかが使えます。"
    case .printFailed(let program): "\(program) は PDF を作りませんでした。"
    case .untagged(let program):
      "\(program) は古く、構造のある PDF を作れません：スクリーンリーダーで読みにくくなります。"
    case .pageInstead(let place):
      "印刷用のページは \(place) です。ブラウザーで開き、そこから印刷してください。"
    case .written(let records, let place): "\(count(records, .record))を \(place) に書きました"
    case .dayWord(let name, let value): "\(name)：\(value)"
    }
  }

  func form(_ caption: FormCaption) -> String {
    switch caption {
    case .title: "調子はいかがですか？"
    case .which: "何を書きますか？"
    case .beforeShift: "勤務前"
    case .afterShift: "勤務後"
    case .moodOnly: "今の気分"
    case .next: "次へ"
    case .back: "戻る"
    case .summary: "保存する内容"
    case .date: "日（夜勤は始まった日）"
    case .time: "時刻"
    case .saveToFolder: "日記に保存"
    case .share: "共有"
    case .download: "ダウンロード"
    case .folderHint: "日記のフォルダーを選んでください：journal.md が入っているものです。"
    case .saved(let place): "\(place) として保存しました"
    case .again: "もう一つ書く"
    case .needAnswer: "少なくとも一つ答えてください。"
    case .refused: "メモに統合の印のような行があります。行の始めを変えてください。"
    case .failed(let reason): "保存できませんでした：\(reason)"
    case .noScript:
      "このプレビューでは保存できません。ブラウザーで開いてください：iPhone ではブラウザーのアプリに共有するか、「ファイル」に置いてそこから開いてください。"
    }
  }
}
