import JournalModel
import JournalStore

extension Japanese {
  var colon: String { "：" }

  func help(_ text: HelpText) -> String {
    switch text {
    case .program: "smjournal – シフトで働く人のための、テキストファイルの日記"
    case .usage: "使い方"
    case .commands: "コマンド"
    case .options: "オプション"
    case .commonOptions: "共通のオプション"
    case .examples: "例"
    case .moreHelp: "「smjournal help コマンド」で、それぞれの説明を表示します。"
    case .initialize: "フォルダーに新しい日記を作る"
    case .today: "今日のアファメーション、カウントダウン、記録、勤務"
    case .new: "日記を書く。端末で何も付けなければ質問します"
    case .moodCommand: "気分を記録する：1〜5、絵文字、または言葉"
    case .checkIn: "勤務前の調子を記録する"
    case .checkOut: "勤務後の調子を記録する"
    case .vacationAdd: "休暇を予定に入れる"
    case .vacationList: "休暇を一覧する（過去と今後）"
    case .vacationSet: "休暇を変更する"
    case .vacationRemove: "休暇を取り消す"
    case .day: "一日のすべて：勤務、時間、気分、記録"
    case .month: "一か月のカレンダー：仕事、気分、休暇"
    case .year: "一年のピクセル：毎日の気分"
    case .rota: "これから四週間の勤務を表示する"
    case .rotaSet: "勤務表をプロフィールに書く"
    case .rotaSwap: "ある日の勤務を別のものに替える"
    case .rotaOff: "一日または数日の不在：病気、その他の理由"
    case .rotaCheck: "勤務の決まっていない日、重なる勤務、限度を超える休息を探す"
    case .rotaAdd: "ある日に、予定に加えて勤務を一つ足す"
    case .rotaChanges: "公開された勤務表の変更と、その予告の時間"
    case .week: "一週間：勤務と時間、休息、気分、合計"
    case .report: "ある期間の労働時間、休息、回復"
    case .shiftType: "勤務表の言葉の意味。例：N='日勤 07:00-19:30 休憩 30'。繰り返し可"
    case .why: "理由：sick（病気）、leave（休暇）、rtt、training（研修）、または自分の言葉"
    case .half: "半日だけ：morning または afternoon"
    case .rules: "表示する限度：eu、fr-hospital、fr、uk、none"
    case .ratings: "勤務の前後の評価も含める"
    case .csv: "表として、一勤務一行"
    case .stats: "数字。それぞれもとになった記録の件数付き"
    case .insights: "良い日とつらい日に伴うもの。休息と回復"
    case .prompts: "一年前の今日、何も書いていない日、一週間のまとめ"
    case .reminders: "systemd、cron、launchd、カレンダー用のリマインダーを出力する"
    case .list: "記録を一覧する。新しい順、これからのものは最後"
    case .search: "タイトル、タグ、本文から言葉を探す：すべての言葉、\"語句\"、言葉*、-言葉"
    case .show: "記録を一件表示する"
    case .set: "記録のキーを変える。ファイルのほかの部分はそのまま"
    case .unset: "記録のキーを取り除く"
    case .tag: "記録のタグを付け外しする。何も付けなければ候補を示します"
    case .favorite: "記録をお気に入りにする"
    case .edit: "記録をエディターで開き、そのあと確認する"
    case .move: "記録を別の日に移す"
    case .delete: "記録をごみ箱に入れる"
    case .undo: "最後の変更を取り消す"
    case .affirmation: "今日のアファメーション"
    case .affirmationLike: "アファメーションを「好き」にする。指定がなければ今日のもの"
    case .affirmationUnlike: "「好き」を取り消す"
    case .affirmationList: "アファメーションを一覧する"
    case .reindex: "索引を最新にする"
    case .check: "すべてのファイルのすべての問題を知らせる"
    case .completions: "シェルの補完スクリプトを出力する"
    case .help: "コマンドを説明する"
    case .version: "バージョンを表示する"
    case .config: "プロフィールの設定を表示、または変更する"
    case .people: "人物、その人が出てくる記録、次の誕生日"
    case .peopleAdd: "人物のファイルを作る"
    case .birthday: "誕生日。例：2019-03-12、年なしなら --03-12"
    case .relation: "その人との関係。例：娘、友人"
    case .tags: "すべてのタグと件数、最後の日"
    case .man: "man のページを出力する（コマンドごと、またはプログラム全体）"
    case .manName: "名前"
    case .manSynopsis: "書式"
    case .manDescription: "説明"
    case .manExitStatus: "終了コード"
    case .manEnvironment: "環境変数"
    case .manFiles: "ファイル"
    case .manSeeAlso: "関連項目"
    case .manProgram:
      "勤務の前後の調子、日記、休暇。それぞれが YAML のヘッダーを持つ一つの Markdown ファイルで、"
        + "月ごとのフォルダーに入ります。smjournal はそれを読み書きし、休暇までの勤務を数えます。"
        + "ネットワークには一切接続しません。"
    case .manJournalVariable: "日記のフォルダー（--journal で指定しないとき）"
    case .manIndexVariable: "索引のファイル（--index で指定しないとき）"
    case .manEditorVariable: "ファイルを開くエディター"
    case .manProfile: "プロフィール。日記の根元の印"
    case .manCache: "索引。いつ消してもかまいません"
    case .exitDone: "すべて正常"
    case .exitDataProblem: "ファイルに問題がある、または指定したものが見つからない"
    case .exitUsage: "コマンドラインの言葉が正しくない"
    case .exitInputOutput: "ファイルを読み書きできなかった"
    case .journal: "日記のフォルダー。なければ SMJOURNAL_DIR、それもなければ上位で最も近いもの"
    case .json: "JSON 文書で答える"
    case .now: "この時刻を今とみなす"
    case .lang: "言語：\(Language.codes())"
    case .color: "色：auto、always（常に）、never（なし）"
    case .noInput: "何も質問しない"
    case .plain: "簡素な行で質問する（スクリーンリーダーや単純な端末向け）"
    case .index: "索引をこのファイルに置く。なければ SMJOURNAL_INDEX"
    case .noIndex: "索引を使わず、すべてのファイルを読む"
    case .helpOption: "このヘルプ"
    case .format:
      "ステータスバー用の一行。使えるもの：{days} {workingDays} {shifts} {from} {until} {title} {affirmation} "
        + "{category} {mood} {streak} {shift} {records} {date} {problems} "
        + "{countdown} {due}。{{ は波括弧そのもの"
    case .explain: "どの日が選ばれたか、その理由も示す"
    case .date: "属する日。例：2026-11-20、今日、昨日"
    case .at: "いつのことか。例：07:30、2026-11-20T07:30"
    case .shift: "勤務：day（日勤）、night（夜勤）、rest（休み）、または自分の言葉"
    case .note: "メモ。- なら標準入力から読む"
    case .badge: "バッジ（絵文字または名前）。繰り返し可"
    case .scale: "1〜5 の評価"
    case .text: "本文。- なら標準入力から読む"
    case .mood: "気分：1〜5、絵文字、または言葉"
    case .tagOption: "タグ。繰り返し可"
    case .highlight: "覚えておきたいこと。繰り返し可"
    case .favoriteOption: "お気に入りにする"
    case .person: "出てくる人。繰り返し可"
    case .place: "場所"
    case .weather: "天気"
    case .editOption: "新しいファイルをエディターで開く"
    case .from: "この日から"
    case .until: "この日まで（当日を含む）"
    case .on: "この日に"
    case .kind: "この種類の記録。繰り返し可"
    case .filterTag: "このタグの付いた記録。繰り返し可、すべて付いているもの"
    case .filterMood: "この気分の記録"
    case .filterShift: "この勤務の記録"
    case .filterPerson: "この人が出てくる記録"
    case .filterFavorite: "お気に入りだけ"
    case .condition: "キーがこうである記録：place=Lyon、energy>=4。繰り返し可"
    case .sort: "並べ替え：date、title、mood、words、評価のどれか。-date は降順、+date は昇順"
    case .limit: "多くてもこの件数まで"
    case .offset: "最初のこの件数をとばす"
    case .name: "名前"
    case .language: "日記の言語：\(Language.codes())"
    case .vacation: "これからの休暇。繰り返し可"
    case .timezone: "日記のタイムゾーン。例：Asia/Tokyo。なければシステムのもの"
    case .category: "目的：leave（休暇）、rtt、training（研修）、sick（病気）、other（その他）"
    case .status: "状態：planned（予定）または approved（承認済み）"
    case .title: "呼び名"
    case .cycle: "順に並べた勤務。例：'日勤 日勤 夜勤 夜勤 休み 休み'"
    case .hours: "勤務のふだんの時間。例：夜勤=19:00-07:30"
    case .reminderDays: "何日分の勤務か。指定がなければ 56"
    case .export:
      "日記を書き出す：markdown、json（バックアップ）、csv、ics、ページ、PDF、画像、書き込み用ページ"
    case .output: "出力先。- なら標準出力、/ で終わるか既にあればフォルダー"
    case .only:
      "その一部：カレンダーの shifts、time-off、birthdays、reminders。ページの画像の year。"
        + "繰り返し可"
    case .excel: "Excel でダブルクリックすれば開く表"
    case .encryptTo: "age で、この公開鍵またはこのファイルの鍵に向けて暗号化する"
    case .includePrivate: "非公開の記録も含める"
    case .isPrivate: "書き出し、ページ、アシスタントに含めない"
    case .attach: "写真と録音を日記にコピーし、記録に結び付ける"
    case .caption: "写真に写っているもの"
    case .keepPosition: "撮影場所やカメラの情報ごと、そのままコピーする"
    case .full: "索引を一から作り直す"
    case .verify: "索引をすべてのファイルと照らし合わせる"
    case .liked: "「好き」にしたものだけ"
    case .affirmationCategory: "この分類のもの：resilience（しなやかさ）、competence（力量）、compassion（思いやり）、balance（バランス）"
    case .favoriteOff: "印を外す"
    case .trash: "削除したものを新しい順に一覧する"
    case .trashEmpty: "確認のあと、ごみ箱のファイルを完全に消す"
    case .restore: "記録をごみ箱から戻す"
    case .older: "これより前に削除したものだけ：30d、4w、6m、1y"
    case .backedUp: "たった今バックアップを取ったと記録する"
    case .consent: "確認せずに消す"
    case .conflicts: "同期や統合で残ったものと、その違いを一覧する"
    case .resolve: "競合するファイルの版を、キーごとに統合する"
    case .merge: "ファイルの三つの版を統合する。git が呼び出します"
    case .setup: "git や Syncthing のために日記を準備する"
    case .doctor: "日記の健康状態を一画面に、直し方とともに"
    case .all: "すべての競合"
    case .ours: "両方で同じところが変わっていたら、このファイルの版をとる"
    case .theirs: "両方で同じところが変わっていたら、もう一方の版をとる"
    case .importing: "勤務表や、ほかのプログラムの日記を取り込む"
    case .dryRun: "何をするかを言うだけ"
    case .mapShift: "記号の意味。例：'N=夜勤 21:00-07:00'。プロフィールに残ります"
    case .mapMood: "気分を表す言葉の意味。例：'まずまず=普通'"
    case .importPerson: "表のうち、だれの行か"
    case .importZone: "タイムゾーンのない時刻のゾーン。なければ日記のもの"
    case .importOnly: "タイトルにこれを含む予定だけ"
    case .importCategory: "この分類の予定だけ"
    case .both: "本文の同じところが両方で変わっていたら、上下に並べて両方残す"
    case .privacy:
      "人に読まれかねないものを知らせる：アクセス権、患者を特定できる言葉、写真の位置情報、公開サーバー"
    case .with: "PDF を作るプログラム"
    }
  }

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
    case .half: "半日"
    case .affirmation: "アファメーション"
    case .base: "元"
    case .ours: "自分"
    case .theirs: "相手"
    case .importFormat: "形式"
    case .meaning: "言葉=意味"
    case .markerSize: "長さ"
    case .tool: "git|syncthing"
    }
  }

  func usage(_ problem: UsageProblem) -> String {
    switch problem {
    case .unknownCommand(let word, let nearest):
      "「\(word)」というコマンドはありません" + suggestion(nearest)
    case .unknownOption(let word, _, let nearest):
      "「\(word)」というオプションはありません" + suggestion(nearest)
    case .missingValue(let option, let placeholder):
      "オプション「\(option)」には値が必要です：\(option) \(self.placeholder(placeholder))"
    case .unexpectedValue(let option): "オプション「\(option)」に値は付けられません"
    case .repeated(let option): "オプション「\(option)」が二度指定されています"
    case .wrongValue(let name, let found, let expected):
      (name == found ? "「\(found)」" : "\(name)「\(found)」") + "：\(self.expected(expected))を指定してください"
    case .noSuchDay(let found, let month, let year, let length):
      "「\(found)」：\(year.map { self.month(month, year: $0) } ?? monthName(month))は\(count(length, .day))までです"
    case .unknownSetting(let key, let nearest):
      "「\(key)」という設定はありません" + (nearest.map { "。「\($0)」のことですか？" } ?? "")
    case .missingArgument(let placeholder): "引数 \(self.placeholder(placeholder)) がありません"
    case .unexpectedArgument(let word): "「\(word)」は余分な引数です"
    case .notUTF8(let name): "\(name)：UTF-8 のテキストではありません"
    case .contradiction(let one, let other): "「\(one)」と「\(other)」は同時に使えません"
    case .nothingToWrite(let options): "書くものがありません：\(orList(options)) を指定してください"
    case .untilBeforeFrom(let span): "「\(span)」は始まる前に終わっています"
    case .unknownShift(let word, let nearest):
      "「\(word)」は勤務表で意味を持ちません"
        + (nearest.map { "。「\($0)」のことですか？" }
          ?? "。意味を指定してください：rota set --shift-type \(word)=日勤")
    }
  }

  private func suggestion(_ nearest: String?) -> String { nearest.map { "。「\($0)」のことですか？" } ?? "" }

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
    case .shiftType: "言葉とその意味（例：N='日勤 07:00-19:30 休憩 30'）"
    case .span: "二つの日（例：2026-12-20..2027-01-03）"
    case .count: "0 以上の整数"
    case .duration: "期間（例：30d、4w、6m、1y）"
    case .condition: "条件（例：place=Lyon、energy>=4）"
    case .assignment: "キー=値"
    case .tagChange: "+タグ（付ける）または -タグ（外す）"
    case .mood: "気分（\(moods)）"
    case .zone: "タイムゾーンの名前（例：Asia/Tokyo）"
    case .moodMeaning: "気分を表す言葉（例：まずまず=普通）"
    case .shiftMeaning: "勤務の種類を表す言葉（例：'N=夜勤 21:00-07:00'）"
    case .text: "文字"
    case .oneOf(let words): orList(words)
    }
  }

  /// The five steps, as they may be given.
  private var moods: String {
    orList(Mood.Step.allCases.map { "\($0.number) \($0.emoji) \(name(of: $0))" })
  }

  func seeHelp(_ command: String) -> String { "「\(command)」でヘルプを表示します。" }

  func hint(_ hint: AnswerHint) -> String {
    switch hint {
    case .howToAnswer:
      "1–5 で回答、Enter で次へ、Backspace で戻る、Ctrl-C で回答を残したまま終了します。"
    case .numberKeys: "数字キー、終わったら Enter"
    case .oneLine: "なければ Enter"
    case .severalLines: "なければ Enter、改行は Alt-Enter"
    case .linesOrEditor: "改行は Alt-Enter、エディターは Ctrl-X Ctrl-E"
    case .yesOrNo: "y/N"
    case .yesUsually: "Y/n"
    case .highlights: "三つまで、区切りは Alt-Enter"
    case .languages: Language.allCases.enumerated().map { "\($0 + 1) \($1.name)" }.joined(separator: "、")
    case .howYouWork:
      "勤務の繰り返しを、最初の日から一日一語または一文字で：日勤 日勤 夜勤 夜勤 休み 休み、または D D N N R R。"
    case .cycleOrFile: "繰り返し、または勤務表ファイルのパス。あとにするなら Enter"
    case .dayOrToday: "例：2026-11-23。今日なら Enter"
    case .spanOrSkip: "例：2026-12-20..2027-01-03。とばすなら Enter"
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
    case .created(let kind, let day, let path): "書きました：\(path)（\(name(of: kind))、\(day)）"
    case .changed(let path): "変更しました：\(path)"
    case .unchanged(let path): "\(path) に変えるところはありません"
    case .moved(let day, let from, let to): "移しました：\(from) → \(to)（\(day)）"
    case .deleted(let path, let to): "削除しました：\(path)。今は \(to) にあります"
    case .undone(.trashed, let path, _): "取り消しました：新しいファイルは \(path) にあります"
    case .undone(.unchanged, let path, _), .undone(.replaced, let path, _):
      "取り消しました：\(path) は元のとおりです"
    case .undone(.moved, let path, _): "取り消しました：ファイルは再び \(path) にあります"
    case .undone(.created, let path, _), .undone(.removed, let path, _): "取り消しました：\(path) が戻りました"
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
