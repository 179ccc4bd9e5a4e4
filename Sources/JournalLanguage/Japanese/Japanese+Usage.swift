import JournalModel
import JournalStore

extension Japanese {
  func placeholder(_ placeholder: Placeholder) -> String {
    switch placeholder {
    case .folder: "フォルダー"
    case .file: "ファイル"
    case .day: "日"
    case .month: "年-月"
    case .year: "年"
    case .cycle: "言葉"
    case .hours: "言葉=時刻-時刻"
    case .moment: "時刻"
    case .instant: "瞬間"
    case .span: "開始..終了"
    case .text: "本文"
    case .title: "タイトル"
    case .tag: "タグ"
    case .tagChange: "+タグ|-タグ"
    case .take: "キー=ours|theirs"
    case .mood: "気分"
    case .badge: "バッジ"
    case .rating: "1-5"
    case .shift: "勤務"
    case .person: "人"
    case .place: "場所"
    case .weather: "天気"
    case .kind: "種類"
    case .condition: "キー=値"
    case .assignment: "キー=値"
    case .key: "キー"
    case .sort: "項目"
    case .count: "N"
    case .duration: "30d"
    case .record: "ID"
    case .command: "コマンド"
    case .shell: "シェル"
    case .reminderKind: "systemd|cron|launchd|ics"
    case .exportFormat: "markdown|json|csv|ics|html|pdf|svg|form"
    case .recipient: "鍵"
    case .part: "部分"
    case .program: "プログラム"
    case .language: "言語"
    case .color: "いつ"
    case .category: "分類"
    case .status: "状態"
    case .name: "名前"
    case .zone: "ゾーン"
    case .format: "形式"
    case .shiftType: "言葉=意味"
    case .why: "言葉"
    case .rules: "規則"
    case .spans: "時刻-時刻"
    case .regions: "コード"
    case .half: "半日"
    case .affirmation: "アファメーション"
    case .base: "元"
    case .ours: "自分"
    case .theirs: "相手"
    case .importFormat: "形式"
    case .meaning: "言葉=意味"
    case .word: "言葉"
    case .link: "リンク"
    case .markerSize: "長さ"
    case .tool: "git|syncthing|desktop|obsidian"
    }
  }

  func usage(_ problem: UsageProblem) -> String {
    switch problem {
    case .unknownCommand(let word, let nearest):
      "「\(word)」というコマンドはありません" + suggestion(nearest)
    case .unknownOption(let word, _, let nearest):
      "「\(word)」というオプションはありません" + suggestion(nearest)
    case .unknownFormat(let word, let nearest): "「\(word)」という形式はありません" + suggestion(nearest)
    case .missingValue(let option, let placeholder):
      "オプション「\(option)」には値が必要です：\(option) \(self.placeholder(placeholder))"
    case .unexpectedValue(let option): "オプション「\(option)」に値は付けられません"
    case .repeated(let option): "オプション「\(option)」が二度指定されています"
    case .wrongValue(let name, let found, let expected, let nearest):
      (name == found ? "「\(found)」" : "\(name)「\(found)」") + "：\(self.expected(expected))を指定してください"
        + suggestion(nearest)
    case .noSuchDay(let found, let month, let year, let length):
      "「\(found)」：\(year.map { self.month(month, year: $0) } ?? monthName(month))は\(count(length, .day))までです"
    case .unknownSetting(let key, let nearest):
      "「\(key)」という設定はありません" + (nearest.map { "。「\($0)」のことですか？" } ?? "")
    case .missingArgument(let placeholder): "引数 \(self.placeholder(placeholder)) がありません"
    case .unexpectedArgument(let word): "「\(word)」は余分な引数です"
    case .notUTF8(let name): "\(name)：UTF-8 のテキストではありません"
    case .notDiffering(let found, let places):
      places.isEmpty
        ? "「\(found)」：ここには選べるキーがありません。--ours か --theirs で選んでください"
        : "「\(found)」：版に違いはありません。違うところ：\(joined(places))"
    case .contradiction(let one, let other): "「\(one)」と「\(other)」は同時に使えません"
    case .unencryptedFolder(let folder, let option, let file):
      "「\(option)」には一つのファイルが必要です：フォルダー「\(folder)」の中のファイルは暗号化されません。\(file) のようにファイルを指定してください"
    case .nothingToWrite(let options): "書くものがありません：\(orList(options)) を指定してください"
    case .spanTooLong(let span, let years): "「\(span)」は\(years)年を超えています"
    case .untilBeforeFrom(let span): "「\(span)」は始まる前に終わっています"
    case .severalShifts(let words):
      "その日には勤務がいくつかあります：\(words.joined(separator: "、"))。どれかを指定してください"
    case .unknownShift(let word, let nearest):
      "「\(word)」は勤務表で意味を持ちません"
        + (nearest.map { "。「\($0)」のことですか？" }
          ?? "。意味を指定してください：rota set --shift-type \(word)=日勤")
    }
  }

  /// What goes behind a word that is not known: the nearest one.
  func suggestion(_ nearest: String?) -> String { nearest.map { "。「\($0)」のことですか？" } ?? "" }

  private func orList(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: "、") + "または" + last
  }

  private func expected(_ expected: UsageProblem.Expected) -> String {
    switch expected {
    case .rating: "1〜5 の整数"
    case .day: "日（例：2026-11-20、今日、昨日）"
    case .birthday: "誕生日（例：1985-03-12、年なしなら --03-12）"
    case .moment: "時刻（例：07:30、2026-11-20T07:30）"
    case .instant: "ISO 8601 の瞬間（例：2026-11-20T18:50:00+01:00）"
    case .month: "月（例：2026-11）"
    case .year: "年（例：2026）"
    case .cycle: "勤務の言葉（例：'日勤 夜勤 休み'）"
    case .hours: "二つの時刻（例：夜勤=19:00-07:30）"
    case .spans: "二つの時刻（例：18:45-07:50）"
    case .shiftType: "言葉とその意味（例：N='日勤 07:00-19:30 休憩 30'）"
    case .span: "二つの日（例：2026-12-20..2027-01-03）"
    case .count: "0 以上の整数"
    case .duration: "期間（例：30d、4w、6m、1y）"
    case .condition: "条件（例：place=Lyon、energy>=4）"
    case .assignment: "キー=値"
    case .tagChange: "+タグ（付ける）または -タグ（外す）"
    case .take: "キー=ours または キー=theirs"
    case .mood: "気分（\(moods)）"
    case .zone: "タイムゾーンの名前（例：Asia/Tokyo）"
    case .moodMeaning: "気分を表す言葉（例：まずまず=普通）"
    case .shiftMeaning: "勤務の種類を表す言葉（例：'N=夜勤 21:00-07:00'）"
    case .word: "空白のない言葉"
    case .link: "smjournal://show/ID、smjournal://new、smjournal://check-in"
    case .linkAtTerminal: "端末：リンクが開く質問には端末で答えます"
    case .text: "文字"
    case .oneOf(let words): orList(words)
    }
  }

  /// The five steps, as they may be given.
  private var moods: String {
    orList(Mood.Step.allCases.map { "\($0.number) \($0.emoji) \(name(of: $0))" })
  }

  func seeHelp(_ command: String) -> String { "「\(command)」でヘルプを表示します。" }
}
