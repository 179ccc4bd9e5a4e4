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
    case .count: "勤務"
    case .restAndWork: "休息と仕事"
    case .restKey:
      "棒は二つの勤務日の間の休息です。線は11時間で、三角はそれを下回るものです。"
    case .hoursAWeek: "週ごとの時間"
    case .quickReturns: "間隔の短い勤務（11時間未満）"
    case .trendKey(let days):
      "点は一日ごと、線は\(days)日間の平均です。帯：夜勤（紫）と休暇（緑）。"
    case .dayByDay: "一日ごと"
    case .changeKey:
      "線が太いほど、そのように変わった勤務が多いことを表します。オレンジの線は平均を結びます。疲労は下ほど強く、下がる線は体力の低下を示します。"
    case .trendRange(let high, let low): "最高は\(high)、最低は\(low)。"
    case .weekKey: "薄い棒は途中の週です。"
    case .meanMood(let mean, let days): "気分 \(mean)（\(count(days, .day))）"
    case .search: "検索"
    case .searchHint: "言葉の順番は自由です。"
    case .searchKey: "/ キーでここに移ります。"
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
    case .encryptedPageInstead(let place):
      "印刷用のページは \(place) です。PDF と同じ宛先に暗号化してあります。復号してブラウザーで開き、そこから印刷してください。"
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

  func report(_ caption: ReportCaption) -> String {
    switch caption {
    case .basis(.said): "本人の申告"
    case .basis(.plan): "勤務表"
    case .basis(.notes): "勤務前後の記録"
    case .rules(.eu):
      "基準：2003年11月4日の指令 2003/88/EC：24時間に11時間の休息（3条）、7日間に24時間と11時間（5条）、4か月の週平均48時間、休暇と病気は除く（6条、16条）。"
    case .rules(.frenchHospital):
      "基準：公立病院に関するフランスの2002年1月4日の政令 2002-9：休息12時間、週36時間、7日間に48時間（Conseil d’État、2018年4月4日、398069）、例外として一勤務12時間。"
    case .rules(.french):
      "基準：フランス労働法典 L3131-1（休息11時間）、L3132-2（週35時間）、L3132-1（週6日）、L3121-18（一日10時間）、L3121-20（暦週48時間）、L3121-22（12週の平均44時間）、L3122-6（夜8時間）。"
    case .rules(.unitedKingdom):
      "基準：Working Time Regulations 1998（4：17週の平均48時間、10、11）。連続は HSE の手引き HSG256 によります。"
    case .rules(.german): report(.rules(.eu)) + " ドイツの Arbeitszeitgesetz は含まれていません。原文を確かめられなかったためです。"
    case .rules(.swiss):
      "基準なし：スイスの Arbeitsgesetz は含まれていません。原文を確かめられなかったためです。"
    case .rules(.none): ""
    case .limits: "基準と事実"
    case .limit(.rest): "二つの勤務日の間の休息、少なくとも"
    case .limit(.any7): "任意の7日間の労働、多くて"
    case .limit(.week): "暦週の労働、多くて"
    case .limit(.average): "週平均の労働、多くて"
    case .limit(.shift): "日勤、長くて"
    case .limit(.night): "夜勤、長くて"
    case .limit(.run): "連続勤務日数、多くて"
    case .limit(.nightRun): "連続夜勤、多くて"
    case .limit(.weeklyRest): "週の最も長い休息、少なくとも"
    case .limitColumn: "基準"
    case .found: "実際"
    case .beyond: "外れた回数"
    case .sourceColumn: "出所"
    case .restsUnder(let length): "\(length)未満の休息"
    case .from: "開始"
    case .until: "終了"
    case .unknown: "不明"
    case .withoutHours(let count): "\(self.count(count, .shift))の時間がわからず、どの合計にも含まれません。"
    case .made(let day): "\(self.day(day, today: CivilDay(number: 0)))に作成。"
    case .signature: "署名"
    case .fingerprint(let files, let sum): "\(count(files, .file))から作成、ハッシュの SHA-256：\(sum)。"
    }
  }
}
