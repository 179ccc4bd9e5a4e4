### Japanese: everything that smjournal says. Messages stand in the order of their names.
### The syntax is that of Project Fluent, https://projectfluent.org; what may be used: .github/CONTRIBUTING.md.

action-chmod = アクセス権を設定できません
action-fsync = 保存できません
action-link = 作れません
action-list = フォルダーの中を読めません
action-lock = 日記をロックできません
action-map = 読み込めません
action-mkdir = フォルダーを作れません
action-open = 開けません
action-read = 読めません
action-rename = 名前を変えられません
action-stat = 調べられません
action-unlink = 取り除けません
action-write = 書けません

affirmation-balance-1 = 休みの日は、何より大切
affirmation-balance-10 = 大切な人には、疲れ切った私ではなく、まるごとの私を
affirmation-balance-11 = 離れてみるから、また向き合える
affirmation-balance-12 = 私は制服より大きな存在
affirmation-balance-13 = 自分の暮らしも、同じように大切に手入れする
affirmation-balance-14 = 私の休暇は欠かせないもの、あってもなくてもよいものではない
affirmation-balance-15 = ただ乗り切るのではなく、生きることを選ぶ
affirmation-balance-2 = 私は仕事だけの人間ではない
affirmation-balance-3 = 自分を大切にするから、人を大切にできる
affirmation-balance-4 = 断ることも、自分の力を守ること
affirmation-balance-5 = 自分の元気を願うのは、わがままではない
affirmation-balance-6 = 病院の外にも、私の人生がある
affirmation-balance-7 = 好きなことが、また人を支える力になる
affirmation-balance-8 = 自分の時間を持つことは権利、ぜいたくではない
affirmation-balance-9 = 仕事は職場に置いて帰る、頭の中も
affirmation-compassion-1 = 共感は私の強さ、弱さではない
affirmation-compassion-10 = 私がそばにいることで、安心が生まれる
affirmation-compassion-11 = 心を向けることは、私からの贈り物
affirmation-compassion-12 = 私はここにいる。それだけで意味がある
affirmation-compassion-13 = 思いやりは尽きない。育てていけるもの
affirmation-compassion-14 = やさしいしぐさの一つひとつが、小さな抵抗
affirmation-compassion-15 = 手と心で、看護をする
affirmation-compassion-2 = 耳を傾けることも、立派なケア
affirmation-compassion-3 = 笑顔ひとつで一日が変わる
affirmation-compassion-4 = 病気の向こうにいる人を見ている
affirmation-compassion-5 = 私がそばにいると、場が落ち着く
affirmation-compassion-6 = どの患者さんも、やさしくされていい
affirmation-compassion-7 = 機械に囲まれた現場で、人のぬくもりを届ける
affirmation-compassion-8 = 人間らしさが、私のいちばんの道具
affirmation-compassion-9 = ケアはまなざしから始まる
affirmation-competence-1 = 私の経験には大きな価値がある
affirmation-competence-10 =
    この仕事を誇りに思う
    .carer = 介護の仕事を誇りに思う
    .midwife = 助産師であることを誇りに思う
    .paramedic = 救急救命士であることを誇りに思う
    .other = 自分の仕事を誇りに思う
affirmation-competence-2 = 何をすべきかわかっている。そのために学んできた
affirmation-competence-3 = 一つひとつの手技に意味がある
affirmation-competence-4 = どんな場面からも学べる
affirmation-competence-5 = 私の気づきが命を守る
affirmation-competence-6 = 思いがけないことにも対応できる
affirmation-competence-7 = 毎日少しずつ、知識が増えている
affirmation-competence-8 = 自分の臨床判断を信じる
affirmation-competence-9 = 私の仕事ぶりが、違いを生む
affirmation-resilience-1 = 小さなことでも、私は力になれている
affirmation-resilience-10 = 長く続けるために、自分をいたわる
affirmation-resilience-2 = 自分の限界を守ることが、ケアする力を守る
affirmation-resilience-3 = つらい勤務のたびに、私は少し強くなる
affirmation-resilience-4 = 患者さんと同じように、私にも休む資格がある
affirmation-resilience-5 = 疲れるのは当然のこと、弱さではない
affirmation-resilience-6 = すべてを思いどおりにはできない。それでいい
affirmation-resilience-7 = 助けを求めるのは賢いこと
affirmation-resilience-8 = 私は人間、機械ではない
affirmation-resilience-9 = 感じたことは大切にしていい、職場でも

affirmations-balance = バランス
affirmations-compassion = 思いやり
affirmations-competence = 力量
affirmations-resilience = しなやかさ

answer-key-no = n
answer-key-yes = y
answer-no = nN
answer-yes = yY

badge-anxious = 不安
badge-calm = 落ち着いている
badge-frustrated = イライラ
badge-grateful = 感謝
badge-happy = うれしい
badge-proud = 誇らしい
badge-sad = 悲しい
badge-tired = 疲れた

basis-rota = 勤務表では
basis-workingDays = 勤務日の設定では

birthday = （{ NUMBER($value) }歳）
birthday-s-birthday-is = { $name }さんの誕生日は{ $when }
birthday-turns = { $name }さんは{ $when }で{ NUMBER($value) }歳

caption-conflicts = 競合しているファイルがあります。「smjournal conflicts」で見られます。
caption-editor-not-started = エディター「{ $editor }」を起動できません
caption-editorFailed = エディター「{ $editor }」がコード { $status } で終わりました
caption-furtherFindings = … 同様のものがあと{ $count }件。--json ですべて出ます
caption-indexAgrees = 索引はファイルと一致しています。
caption-indexDiffered = { $path }：索引の内容がファイルと違っていました
caption-indexNotWritten = 索引を書けませんでした。答えは正しいですが、時間がかかります
caption-inputNotUTF8 = 標準入力が UTF-8 のテキストではありません
caption-inputUnreadable = 標準入力を読めません：{ $message }
caption-journalLies = 日記は { $folder } にあります。
caption-noAffirmation = 「{ $id }」というアファメーションはありません{ $nearest }
caption-noAffirmations = アファメーションが見つかりません。
caption-noEditor = エディターが設定されておらず、見つかりません。EDITOR を nano や 'code --wait' などに設定してください
caption-noPeople = まだ誰もいません。「smjournal people add 名前」で追加できます。
caption-noTags = タグはまだありません。「smjournal tag last +夜勤」で付けられます。
caption-noVacations = 休暇はまだありません。「smjournal vacation add 開始..終了」で予定に入れられます。
caption-nothingFound = 記録が見つかりません。
caption-nothingThatDay = この日の記録はありません。
caption-nothingToday = 今日はまだ何も書いていません。
caption-outputFailed = 結果を書けません：{ $message }
caption-ownKeys = その他のキー
caption-problems =
    { $count ->
        [1] ファイルに問題が1件あります。「smjournal check」で確認できます。
       *[other] ファイルに問題が{ $count }件あります。「smjournal check」で確認できます。
    }
caption-progress = ファイル{ $files }個を確認、毎秒{ $rate }個
caption-records = 今日
caption-reindexed = ファイル{ NUMBER($files) }個：読み込み{ $read }、追加{ $added }、変更{ $changed }、削除{ $removed }
caption-shown = { $total }件中 { NUMBER($count) }件の記録
caption-unread =
    { $count ->
        [1] 読めないファイルまたはフォルダーが1個あります。その内容はここに含まれていません。
       *[other] 読めないファイルまたはフォルダーが{ $count }個あります。その内容はここに含まれていません。
    }
caption-welcome =
    ようこそ。勤務の日記を、この端末の普通のファイルとして付けます。外には何も送りません。
    いくつか質問します。Enter で飛ばす、Backspace で戻る、Ctrl-C で答えを残して終了。
caption-wrongKind = { $id }：「{ $expected }」ではなく「{ $kind }」です

care = { $name }、{ $number }
care-a-friend-your = 身近な人、かかりつけの医師、または findahelpline.com の番号
care-separator = ／
care-these-have-been = つらい日が続いています。昼でも夜でも、話せるところがあります：{ $who }。

circumstance-indexInBlock = 連続勤務の4日目以降に
circumstance-indexInBlock-1 = 連続勤務の1日目に
circumstance-indexInBlock-2 = 連続勤務の2日目に
circumstance-indexInBlock-3 = 連続勤務の3日目に
circumstance-nightInARow = 連続夜勤の3夜目以降に
circumstance-nightInARow-1 = 連続夜勤の1夜目に
circumstance-nightInARow-2 = 連続夜勤の2夜目に
circumstance-person = { $text }といた日に
circumstance-shift = { $shift }の勤務で
circumstance-shift-day = 日勤で
circumstance-shift-night = 夜勤で
circumstance-shift-rest = 休みの日に
circumstance-shortRest = 休息が短いあと（11時間未満、夜勤明けは24時間未満）に
circumstance-shortSleep = 睡眠が少ないあと（勤務前24時間に6時間未満）に
circumstance-tag = タグ{ QUOTED($text) }の日に
circumstance-weather = 天気が{ QUOTED($text) }のときに
circumstance-weekday = { $weekday }に

colon = ：

commit-busy = 別のコマンドがコミット中で、時間内に終わりませんでした
commit-detached = ここではどのブランチもチェックアウトされておらず、このままコミットすると次のチェックアウトで失われます。git switch ブランチ名 で戻れます
commit-failed = 書きましたが、コミットしていません：{ $reason }
commit-filtered = {"."}gitattributes のフィルターがこれらのファイルを変換します（フィルターは起動しません）。ご自分で：git commit
commit-late = コミットを待っているファイル：{ $count }個。次の変更と一緒にコミットされます。
commit-nameless = git に名前が設定されていません：git config user.name と git config user.email
commit-refused = git が拒否しました（{ $step }）
commit-staged = ほかの変更がステージされています。まず：git commit
commit-unfinished = マージまたはリベースが終わっていません

confirmation-answersKept = 回答は残してあります：「{ $command }」で続けられます。
confirmation-answersNotKept = 回答を残せませんでした。書かれた内容は次のとおりです：
confirmation-changed = 変更しました：{ $path }
confirmation-created = 書きました：{ $path }（{ $what }、{ $day }）
confirmation-defaultNotSet = 記憶できませんでした。-C フォルダー または SMJOURNAL_DIR で日記を指定してください。
confirmation-deleted = 削除しました：{ $path }。今は { $to } にあります
confirmation-editedWithoutChange = { $path } はそのままにしました
confirmation-foundAnywhere = どのフォルダーからでも smjournal が見つけます。
confirmation-journalCreated = 日記を作りました：{ $folder }
confirmation-journalNamed = { $name } は { $path } になりました
confirmation-journalUnnamed = { $name } という名前を外しました。日記はそのままです
confirmation-liked = 「好き」にしました：{ $text }
confirmation-momentStays = 書いた時刻は{ $at }のままです。消すには：{ $command }
confirmation-moved = 移しました：{ $from } → { $to }（{ $day }）
confirmation-noEntryWritten = 勤務後の記録は書きましたが、日記は書いていません。
confirmation-notUndoable = この変更は取り消せません：履歴を書けませんでした
confirmation-nothingWritten = 何も書いていません。
confirmation-redated = { $path }の日付を変えました：{ $day }
confirmation-settingGone = { $key } から次がなくなりました：{ $names }（'undo' で元に戻せます）
confirmation-tagInText = #{ $tag } は本文にあり、そのまま残ります。本文から消してください
confirmation-taken = 受信箱から取り込みました：{ $paths }
confirmation-unchanged = { $path } に変えるところはありません
confirmation-undone-created = 取り消しました：{ $path } が戻りました
confirmation-undone-moved = 取り消しました：ファイルは再び { $path } にあります
confirmation-undone-trashed = 取り消しました：新しいファイルは { $path } にあります
confirmation-undone-unchanged = 取り消しました：{ $path } は元のとおりです
confirmation-undoneBatch = 取り消しました：ファイル{ NUMBER($count) }個。新しいものはごみ箱にあります
confirmation-undoneBatch-kept = 取り消しました：ファイル{ NUMBER($count) }個。新しいものはごみ箱にあります。{ $kept }個はその後変更されたので残します
confirmation-unliked = 「好き」を取り消しました：{ $text }

countdown-few = あと{ $shifts }で休暇です！🎉
countdown-many = { $shifts }で休暇です！🎉
countdown-no-more-shifts = もう勤務はありません。休暇は{ $when }から始まります！🎉
countdown-that-time-off = その休暇は終わりました。
countdown-tomorrow =
    { $days ->
        [1] 明日
       *[other] { $days }後
    }
countdown-until-your-time = 休暇まで{ $shifts }、{ $doubt }。

countdownDetails = { $rota }{ $shifts }

countdownDetails-extra = うち追加の{ $shifts }
countedShift = { $day }：{ $type }、{ $shift }

day = { $monthNumber }月{ $day }日({ $short })
day-on = { $day }
day-toCome = { $day }はまだ来ていません
day-year = { $year }年{ $monthNumber }月{ $day }日({ $short })

dimension-distance = 仕事との心の距離
dimension-exhaustion = 心身の消耗
dimension-littleAccomplishment = 達成感の低下

document-alias = 値は別の所、アンカー「&{ $name }」に書かれています
document-anchored = 値は別の所で、エイリアス「*{ $name }」として使われています
document-cannotBeMadeSafely = 変更した文字が、望みどおりに読めなくなります
document-complexKey = キーがリスト、キーの組、複数行の文字であるか、「?」のあとにあります
document-conflictMarker = ヘッダーに git の競合の印があります。先に競合を解決してください
document-frontMatterElsewhere = ヘッダーのように見えますが本文です。先にファイルの先頭で「---」の行の間に置いてください
document-frontMatterIsNoMapping = ヘッダーがキーと値の組になっていません
document-frontMatterNotUnderstood = ヘッダーを理解できないので、何も書き換えていません
document-mergeKey = キー「<<」は別の所から値をとっています
document-noSuchItem = { $index }番目の項目はありません：リストには{ $count }個あります
document-noSuchKey = キー「{ $key }」はありません
document-notList = 「{ $key }」の値はリストではありません
document-notMapping = 「{ $key }」の値にキーはありません
document-sharedLine = 値が、失われてしまうものと同じ行や括弧の中にあります
document-tagged = 値に型「{ $tag }」が付いており、新しい値に合わないかもしれません
document-unterminatedFrontMatter = ヘッダーの終わりに「---」の行がありません
document-valueNotUnderstood = 「{ $key }」の値を読めないので、書き換えていません

doubt-farDay = { $day }は、この日記のほかの日から{ $years }より離れています。年は正しいですか
doubt-missingCheckIn = 勤務後の記録に対する勤務前の記録がありません
doubt-missingCheckOut = 勤務前の記録に対する勤務後の記録がありません
doubt-openCallOut = オンコール中の勤務前の記録に勤務後の記録がありません。呼び出しは数えません
doubt-restHours = 「{ $shift }」は仕事ではないため、{ $hours }は数えません。どの勤務の時間かを書いてください
doubt-tooLong = { $checkOut }までで{ $hours }時間の勤務になります：勤務後の記録が抜けていませんか？
doubt-workedRest = 勤務「{ $shift }」は仕事ではないため、{ $hours }は数えません。どの勤務の時間かを書いてください

doubtfulHours = 「{ $found }」は { $first }、{ $second }、{ $literal } のどれにも読めます。どれかを書いてください

duration = { $hours }時間{ $minutes }分
duration-hours = { $hours }時間
duration-minutes = { $minutes }分

edit-invalidKey = { QUOTED($key) }はキーにできません
edit-notAList = { $key } の値は一つです。リストにはできません
edit-untilBeforeFrom = until（{ $iso }）が from（{ $iso2 }）より前になります
edit-wrongValue = { $key }：{ QUOTED($found) }ではなく、{ $expected }が必要です

effect =
    { $measure }は{ $circumstance }{ $direction ->
        [higher] 高く
       *[lower] 低く
    }なります：{ $own }（それ以外は { $otherMean }）（{ $days }と{ $others }日、{ $strength }差）。

encouragements-gentle-1 = 無理せずいきましょう。一人で全部しなくても大丈夫です。
encouragements-gentle-2 = 一つずつで大丈夫です。休憩も取ってください。
encouragements-gentle-3 = 今日は助けを求めても大丈夫です。
encouragements-gentle-4 = 患者さんと同じように、自分にもやさしくしてください。
encouragements-gentle-5 = 小さな一歩も大切です。この勤務も乗り越えられます。
encouragements-usual-1 = よい勤務になりますように。
encouragements-usual-2 = 何をすべきか、あなたはわかっています。
encouragements-usual-3 = いってらっしゃい。途中で何か飲んでくださいね。
encouragements-usual-4 = 患者さん一人ずつで大丈夫です。
encouragements-usual-5 = あなたが今日いてくれて、喜んでいる人がいます。

entry-cutTag = 「{ $word }」はタグ{ $tag }として数えます。本文中のタグに使えるのは文字、数字、_、-、/ だけです。ほかの記号は --tag で付けられます
entry-strangeMoment = 「{ $words }」は時刻として読めないので、本文に残します。いつのことかは --at や --date で書けます
expectation-between = { $lowest }〜{ $highest } の整数
expectation-civilDay = 2026-11-20 のような日
expectation-clockTime = "19:00" のような時刻
expectation-cycle = 日勤 日勤 夜勤 夜勤 休み 休み のような繰り返し
expectation-formatVersion = このプログラムが対応する版（1）
expectation-hours = "19:00-07:30" のような時間帯
expectation-list = リスト
expectation-map = キーと値の組
expectation-number = 整数
expectation-oneOf =
    { $words ->
        [1] { $words2 }
       *[other] { $words3 } のどれか
    }
expectation-ownKey = 形式がまだ使っていないキー
expectation-range = 最小値と最大値（例："0-10"）
expectation-recipient = age1… や ssh-ed25519 … のような、age が暗号化する宛先の鍵
expectation-shiftWord = 日勤、夜勤、休み、または自分の言葉
expectation-text = 一行の文字
expectation-timestamp = 2026-11-20T18:50:00+01:00 のような日時
expectation-truth = true または false
expectation-unambiguousDay = 2026-11-20 のように月がはっきりした日
expectation-weekday = 月曜 のような曜日
expectation-zoneName = Asia/Tokyo のようにこのシステムにあるタイムゾーン

expected-assignment = キー=値
expected-birthday = 誕生日（例：1985-03-12、年なしなら --03-12）
expected-columnMeaning = 列とその内容。例：'Score=mood 1-10'、'Anxiety=scale 0-3 low'
expected-condition = 条件（例：place=Lyon、energy>=4）
expected-count = 0 以上の整数
expected-cycle = 勤務の言葉（例：'日勤 夜勤 休み'）
expected-day = 日（例：2026-11-20、今日、昨日）
expected-daysApart = 日と日の間の読点（例：夜勤、休み、日勤）。ないと一日なのか何日かなのか分かりません
expected-duration = 期間（例：30d、4w、6m、1y）
expected-hours = 二つの時刻（例：夜勤=19:00-07:30）
expected-instant = ISO 8601 の日時（例：2026-11-20T18:50:00+01:00）
expected-journalName = この端末での日記の名前（文字と数字、例：@work=~/work）
expected-link = smjournal://show/ID、smjournal://new、smjournal://check-in
expected-linkAtTerminal = ターミナル：リンクが開く質問にはターミナルで答えます
expected-moment = 時刻（例：07:30、2026-11-20T07:30）
expected-month = 月（例：2026-11）
expected-mood = 気分（{ $moods }）
expected-moodMeaning = 気分を表す言葉（例：まずまず=普通）
expected-otherJournal = この日記ではない、別の日記のフォルダー
expected-shiftMeaning = 勤務の種類を表す言葉（例：'N=夜勤 21:00-07:00'）
expected-shiftType = 言葉とその意味（例：N='日勤 07:00-19:30 休憩 30'）
expected-span = 一日、または二つの日（例：12/20..1/3、2026-12-20..2027-01-03）
expected-spans = 二つの時刻（例：18:45-07:50）
expected-tagChange = +タグ（付ける）または -タグ（外す）
expected-take = キー=ours または キー=theirs
expected-text = 文字
expected-word = 空白のない言葉
expected-year = 年（例：2026）
expected-zone = タイムゾーンの名前（例：Asia/Tokyo）

explanation-dayBoundary-after = { $what }：時計どおりの日です
explanation-dayBoundary-before = { $what }：一日は{ $start }に始まる設定です（day-starts）
explanation-explicitDay = { $what }：日が指定されました
explanation-explicitShift = { $what }：勤務が指定されました
explanation-lastBegun = { $what }：最後に始まった勤務です。'move'、--date、--shift で別のものを指定できます
explanation-openShift-of = （{ $time }）
explanation-openShift-your-check-in = { $what }：勤務前の記録{ $since }に対する勤務後の記録がまだありません
explanation-plan = { $what }：{ $planned }

export-asPage = ページの名前は { $file } です。この拡張子がないとブラウザーは中身のコードを表示します
export-asTimeOff =
    { $count ->
        [1] 病欠などの不在1件は、休みとして入っています。--private を付けると、そのまま示されます
       *[other] 病欠などの不在{ $count }件は、休みとして入っています。--private を付けると、そのまま示されます
    }
export-askPrivate =
    { $count ->
        [1] 非公開の記録1件が含まれます。続けますか？
       *[other] 非公開の記録{ $count }件が含まれます。続けますか？
    }
export-birthday = { $name }さんの誕生日
export-calendar = 勤務と休暇
export-calendar-birthdays = 誕生日
export-calendar-reminders = 勤務前後の記録
export-calendar-shifts = 勤務
export-calendar-time-off = 休暇
export-calendarNotKept = カレンダー { $file } を書き直せませんでした。元のまま残っています：
export-encryptionFailed = { $program } がこの宛先への暗号化を拒みました。何も書いていません
export-holdsPrivate = このバックアップには非公開の記録{ $count }件も含まれます：ご自身だけで保管してください
export-isOff = { $name }：休暇
export-leavesConflicts = 競合ファイル{ $count }個はこの書き出しに含まれていません。「smjournal conflicts」で確認できます
export-missing = 記録に書かれているのに見つからない写真と録音：{ $count }。「smjournal check」で確かめられます。
export-noEncryption = { $program } がインストールされていないので、何も書いていません。https://age-encryption.org にあります
export-noPandoc = 文書を作る { $program } がインストールされていないので、何も書いていません。https://pandoc.org にあります
export-pandocFailed = { $program } は文書を作りませんでした。何も書いていません
export-passesOver = 日記のフォルダーにある{ $count }個はこのバックアップに含まれていません：
export-receipt =
    { $records }、{ $files ->
        [1] ファイル1個
       *[other] ファイル{ NUMBER($files) }個
    }、{ $bytes }{ $leftOut }
export-receipt-form = 記入用のページ、{ $bytes }。スマートフォンに送って開いてください
export-receipt-people-left-out = 。{ $people } を除く：こうしたファイルに人の場所はありません
export-receipt-private-left-out = 。非公開の{ $leftOut }件を除きました（--private で含められます）
export-uncleaned = 撮影場所が含まれている可能性があり、取り除けないため除きました：{ $path }
export-unshown = 入っていない写真と録音：{ $count }件。この形式では表示できません
export-withoutMedia = 名前だけで、このファイルに入っていない写真と録音：{ $count }件。フォルダーか .zip に書き出すと一緒に入ります：--output 名前.zip
export-works = { $name }：勤務

figure-afterLongRest = それ以上の休息のあと
figure-afterShortRest = 休息11時間未満のあと
figure-ahead = これから
figure-averageWeek = 週の平均
figure-balance = 差引
figure-changes = 勤務表の変更
figure-contract = 契約
figure-daysOff = 休みの日
figure-extras = 追加の勤務（予定に含む）
figure-findings = 基準を外れたもの
figure-holidays = 祝日
figure-hours = 時間
figure-knownDays = わかっている日
figure-longestNightRun = 最も長い連続夜勤
figure-longestRun = 最も長い連続勤務
figure-longestShift = 最も長い勤務
figure-nightHours = 夜間の時間
figure-nightToDay = 夜勤から日勤へ（48時間未満）
figure-nights = 夜勤
figure-onCall = オンコール
figure-overtime = 予定を超えた分
figure-place = 連続日数
figure-planned = 予定
figure-presence = 拘束時間
figure-ratings = どう感じたか
figure-report = 労働時間、休息、回復
figure-rests = 休息
figure-sevenDays = 7日間の最多
figure-shifts = 勤務
figure-shortestRest = 最も短い休息
figure-splitDays = 分割勤務の日
figure-sundays = 日曜
figure-under11 = 11時間未満の休息
figure-under12 = 12時間未満の休息
figure-weekends = 勤務のあった週末
figure-weeklyRest = 最も長い休息
figure-weeks = 週
figure-worked = 実働

file-type-brokenLink = 行き先のないリンク
file-type-device = デバイス
file-type-folder = フォルダー
file-type-pipe = パイプ
file-type-socket = ソケット

form-afterShift = 勤務後
form-again = もう一つ書く
form-back = 戻る
form-beforeShift = 勤務前
form-belongs = 日記の { $folder } フォルダーに置いてください。
form-break = 無給の休憩（分）
form-date = 日（夜勤は始まった日）
form-download = ダウンロード
form-failed = 保存できませんでした：{ $reason }
form-folderHint = 日記のフォルダーを選んでください：journal.md が入っているものです。
form-keep = 完了
form-moodOnly = 今の気分
form-needAnswer = 少なくとも一つ答えてください。
form-next = 次へ
form-noScript = このプレビューでは保存できません。ブラウザーで開いてください：iPhone ではブラウザーのアプリに共有するか、「ファイル」に置いてそこから開いてください。
form-refused = メモに統合の印のような行があります。行の始めを変えてください。
form-saveToFolder = 日記に保存
form-saved = { $place } として保存しました
form-share = 共有
form-summary = 保存する内容
form-time = 時刻
form-title = 調子はいかがですか？
form-which = 何を書きますか？

gapCount = { $gaps }回

greeting = { $words }。
greeting-afternoon = こんにちは
greeting-evening = こんばんは
greeting-morning = おはようございます
greeting-name = { $words }、{ $value }さん。

greeting-night = こんばんは
half-afternoon = 午後
half-morning = 午前

health-backup-backup = バックアップ
health-backup-last-made = 最後は{ $day }
health-backup-none-backup = バックアップ
health-backup-none-none-noted-after = 記録なし。取ったあとに：smjournal doctor --backed-up
health-calendars = カレンダー
health-conflicts-but-git = { $found }（git が何を待っているかはわかりません）
health-conflicts-conflicts = 競合
health-conflicts-none = なし
health-disk-disk = ディスク
health-disk-free = 空き { $free }{ $isScarce }
health-disk-nearly-full = ：ほぼいっぱいです
health-drafts = 下書き
health-drafts-aside = 脇に置いたもの{ $count }件（消すまで残ります）：{ $paths }
health-encryption-disk-at-rest = 保存時の暗号化
health-encryption-disk-the-disk-is = ディスクは暗号化されています（{ $tool }）
health-encryption-folder-a-decrypted-view = 暗号化されたフォルダーの復号した表示です（{ $tool }）
health-encryption-folder-at-rest = 保存時の暗号化
health-encryption-unknown-at-rest = 保存時の暗号化
health-encryption-unknown-no-encryption-visible = ここからは暗号化が見えません。「smjournal help at-rest」をご覧ください
health-git = git
health-gitCrypt-encrypts-the-records = git の中の記録を暗号化しています：二台の端末での変更は統合できません
health-gitCrypt-git-crypt = git-crypt
health-inbox = 受信箱
health-inbox-foreign = { $folder }。この日記のフォームのものではない{ $count }が残っています
health-index-good-index = 索引
health-index-good-up-to-date = 最新です（smjournal reindex --verify はすべてのファイルと照合します）
health-index-unwritable-can-t-be = 書けません（{ $error }）
health-index-unwritable-index = 索引
health-notices-syncing = 同期
health-notices-thing-to-look =
    { $count ->
        [1] 確認するもの1件
       *[other] 確認するもの{ $count }件
    }
health-otherJournals-not-part-of = この日記には含まれません：{ $folders }
health-otherJournals-other-journals = ほかの日記
health-permissions-others-may-read = ファイルとフォルダーのうち{ $count }個をほかの人が読めます
health-permissions-permissions = アクセス権
health-permissions-yours-alone = ご本人だけ
health-problems = { $sort }{ $count }件
health-problems-none = なし
health-problems-problems = 問題
health-records = { $map }、{ $bytes }
health-records-none = なし
health-records-records = 記録
health-seal = 封印
health-seal-clear = 封印する種類で、読めるまま：{ $records }
health-seal-keys = 鍵：{ $count }
health-seal-left = 編集した本文が { $path } に残っています
health-seal-noKey = この端末に鍵なし
health-seal-noProgram = age も rage もなし
health-seal-plainKey = 鍵はパスフレーズなし
health-seal-swap = スワップの暗号化は見えません
health-seal-unlocked = { $time }まで開いている
health-sync-absent = ここでは使われていません
health-sync-driverMissing = 準備済みですが、統合するプログラムがもうありません
health-sync-foreign = ほかの利用者のものです。何も尋ねていません
health-sync-gitMissing = リポジトリはありますが、git がインストールされていません
health-sync-otherDriver = 別のドライバーで記録を統合します
health-sync-outdated = 以前の版で準備されました
health-sync-ready = 準備済み
health-sync-unprepared = 使われていますが、準備されていません
health-sync-unreadable = リポジトリはありますが、git が読めません
health-syncthing = Syncthing

help-affirmation = 今日のアファメーション
help-affirmationAdd = 自分のアファメーションを加える
help-affirmationCategory = この分類のもの：resilience（しなやかさ）、competence（力量）、compassion（思いやり）、balance（バランス）
help-affirmationLike = アファメーションを「好き」にする。指定がなければ今日のもの
help-affirmationList = アファメーションを一覧する
help-affirmationSpare = つらい勤務のあとにはアファメーションを出さない
help-affirmationUnlike = 「好き」を取り消す
help-all = すべての競合
help-also = 隣に時間だけを並べる、別の人の日記。内容は一言も載せない
help-alsoTyped = ほかの書き方
help-append = 今日のメモ、または指定した記録に、時刻つきで一行書き足す
help-appendLast = 最後に書いた、または変更した記録に
help-appendTo = この記録に
help-at = いつのことか。例：07:30、2026-11-20T07:30
help-attach = 写真と録音を日記にコピーし、記録に結び付ける
help-backedUp = たった今バックアップを取ったと記録する
help-badge = バッジ（絵文字または名前）。繰り返し可
help-birthday = 誕生日。例：2019-03-12、年なしなら --03-12
help-both = 本文の同じところが両方で変わっていたら、上下に並べて両方残す
help-break = いつもと違うときの無給の休憩。例：15、なし
help-callOut = オンコール中の呼び出し。例：23:40-04:10。繰り返し可
help-caption = 写真に写っているもの
help-category = 目的：leave（休暇）、rtt、training（研修）、sick（病気）、other（その他）
help-check = すべてのファイルのすべての問題を知らせる
help-checkIn = 勤務前の調子を記録する
help-checkOut = 勤務後の調子を記録する
help-clock = 勤務時間を書かないとき何を数えるか：said（勤務表）または notes（勤務前と勤務後の記録の時刻）
help-color = 色：auto、always（常に）、never（なし）
help-commands = コマンド
help-commonOptions = 共通のオプション
help-completions = シェルの補完スクリプトを出力する
help-condition = キーがこうである記録：place=Lyon、energy>=4。繰り返し可
help-config = プロフィールの設定を表示、または変更する
help-conflicts = 同期や統合で残ったものと、その違いを一覧する
help-consent = 確認せずに消す
help-csv = 表として、一勤務一行
help-cycle = 順に並べた勤務。例：'日勤 日勤 夜勤 夜勤 休み 休み'
help-daily = その日のメモを開く。なければ作る
help-date = 属する日。例：2026-11-20、今日、昨日
help-day = 一日のすべて：勤務、時間、気分、記録
help-delete = 記録をごみ箱に入れる
help-doctor = 日記の健康状態を一画面に、直し方とともに
help-dryRun = 何をするかを言うだけ
help-edit = 記録をエディターで開き、そのあと確認する
help-editOption = 新しいファイルをエディターで開く
help-encryptTo = age で、この公開鍵またはこのファイルの鍵に向けて暗号化する
help-endTime = 勤務が実際に終わった時刻。例：7:50、今
help-entryTitle = タイトル。そのまま使い、ほかの言葉は本文になる
help-examples = 例
help-excel = Excel でダブルクリックすれば開く表
help-exitDataProblem = ファイルに問題がある、または指定したものが見つからない
help-exitDone = すべて正常
help-exitInputOutput = ファイルを読み書きできなかった
help-exitLocked = 封印した記録は鍵なしでは読めない
help-exitUsage = コマンドラインの言葉が正しくない
help-explain = どの日が選ばれたか、その理由も示す
help-export = 日記を書き出す：markdown、json（バックアップ）、csv、ics、ページ、PDF、画像、書き込み用ページ、スマートフォンのアプリ、本、Day One・jrnl・Org 用
help-favorite = 記録をお気に入りにする
help-favoriteOff = 印を外す
help-favoriteOption = お気に入りにする
help-filterFavorite = お気に入りだけ
help-filterMood = この気分の記録
help-filterPerson = この人が出てくる記録
help-filterShift = この勤務の記録
help-filterTag = このタグの付いた記録。繰り返し可、すべて付いているもの
help-forget = 記録を、ごみ箱や undo の履歴からも完全に消し去る（先に確認）
help-format = ステータスバー用の一行。使えるもの：{"{"}days{"}"} {"{"}workingDays{"}"} {"{"}shifts{"}"} {"{"}from{"}"} {"{"}until{"}"} {"{"}title{"}"} {"{"}affirmation{"}"} {"{"}category{"}"} {"{"}mood{"}"} {"{"}streak{"}"} {"{"}shift{"}"} {"{"}records{"}"} {"{"}date{"}"} {"{"}problems{"}"} {"{"}countdown{"}"} {"{"}due{"}"} {"{"}next{"}"} {"{"}nextDate{"}"} {"{"}nextStart{"}"} {"{"}nextEnd{"}"}。{"{"}{"{"} と {"}"}{"}"} は波括弧そのもの。{"{"}{"{"}" で始めると JSON になる
help-from = この日から
help-full = 索引を一から作り直す
help-half = 半日だけ：morning または afternoon
help-help = コマンドを説明する
help-helpOption = このヘルプ
help-highlight = 覚えておきたいこと。繰り返し可
help-holidays = 祝日の国や地域：jp、fr。いくつかならコンマ区切り
help-hours = 勤務のふだんの時間。例：夜勤=19:00-07:30
help-html = 印刷用のページをこのファイルに書く
help-ids = 記録の ID も付ける
help-importAgain = その後に削除したもの、こちらと違うもの、バックアップの隠しファイルも取り込む
help-importCategory = この分類の予定だけ
help-importDates = 日付のないノートの日：file はファイルの時刻を使う
help-importOnly = タイトルにこれを含む予定だけ
help-importPerson = 表のだれの行か、住所録のだれか。全員なら '*'
help-importTags = jrnl のタグの記号：@、両方なら @#。# だけなら @ の言葉は人
help-importZone = タイムゾーンのない時刻のゾーン。なければ日記のもの
help-importing = 勤務表や、ほかのプログラムの日記を取り込む
help-inEnglish = このページは英語だけです。
help-includePrivate = 非公開の記録も含める
help-includeSealed = 封印した記録も読める形で含める。ターミナルではパスフレーズを尋ねる
help-index = 索引をこのファイルに置く。なければ SMJOURNAL_INDEX
help-initialize = フォルダーに新しい日記を作る
help-insights = 良い日とつらい日に伴うもの。休息と回復
help-isPrivate = 書き出し、ページ、アシスタントに含めない
help-journal = 日記のフォルダー。なければ SMJOURNAL_DIR、それもなければ上位で最も近いもの
help-json = JSON 文書で答える
help-jsonLines = 一行に一件の JSON
help-keepPosition = 撮影場所やカメラの情報ごと、そのままコピーする
help-kind = この種類の記録。繰り返し可
help-lang = 言語：{ $codes }
help-language = 日記の言語：{ $codes }
help-letters = その国で文字がふつう意味するもの。ターミナルで示して確認します：fr
help-liked = 「好き」にしたものだけ
help-limit = 多くてもこの件数まで
help-link = smjournal://show/ID のようなリンクを開く。質問し、勝手には書きません
help-list = 記録を一覧する。新しい順、これからのものは最後
help-listFormat = 記録ごとに一行。使えるもの：{"{"}id{"}"} {"{"}date{"}"} {"{"}time{"}"} {"{"}kind{"}"} {"{"}title{"}"} {"{"}mood{"}"} {"{"}tags{"}"} {"{"}shift{"}"}、ほかのキー、\t、\n。{"{"}{"{"} と {"}"}{"}"} は波括弧そのもの。{"{"}{"{"}" で始めると JSON になる
help-lock = 鍵をメモリーから消す
help-man = man のページを出力する（コマンドごと、またはプログラム全体）
help-manCache = 索引。いつ消してもかまいません
help-manDescription = 説明
help-manEditorVariable = ファイルを開くエディター
help-manEnvironment = 環境変数
help-manExitStatus = 終了コード
help-manFiles = ファイル
help-manFormat = 日記のファイル
help-manIndexVariable = 索引のファイル（--index で指定しないとき）
help-manJournalVariable = 日記のフォルダー（--journal で指定しないとき）
help-manName = 名前
help-manPagerVariable = 長い答えを一ページずつ見せるプログラム。なければそのまま出力する
help-manProfile = プロフィール。日記の根元の印
help-manProgram = 勤務の前後の調子、日記、休暇。それぞれが YAML のヘッダーを持つ一つの Markdown ファイルで、月ごとのフォルダーに入ります。smjournal はそれを読み書きし、休暇までの勤務を数えます。ネットワークには一切接続しません。
help-manSeeAlso = 関連項目
help-manSynopsis = 書式
help-manZonesVariable = システムのものに代わる、タイムゾーンの規則のフォルダー
help-mapColumn = 気分の表の列が何を表すか：'Date=date'、'Score=mood 1-10'、'Anxiety=scale 0-3 low'、note、tags、time、title、people、keep、skip。プロフィールに残ります
help-mapMood = 気分を表す言葉の意味。例：'まずまず=普通'
help-mapShift = 記号の意味。例：'N=夜勤 21:00-07:00'。プロフィールに残ります
help-mcp = 端末内のアシスタント（Model Context Protocol）に標準入出力で答える
help-mcpPrivate = 非公開の記録も見せる
help-mcpWrite = 日記、気分、勤務前後の記録を書かせる
help-memories = ほかの年のこの日、この週、この月に書いたもの
help-merge = ファイルの三つの版を統合する。git が呼び出します
help-month = 一か月のカレンダー：仕事、気分、休暇
help-mood = 気分：1〜5、絵文字、または言葉
help-moodCommand = 気分を記録する：1〜5、絵文字、または言葉
help-moreHelp = 「smjournal help コマンド」と「smjournal help 項目」で詳しい説明（項目は英語）を表示します。
help-move = 記録を別の日に移す
help-name = 名前
help-new = 日記を書く。ターミナルで何も付けなければ質問します
help-noIndex = 索引を使わず、すべてのファイルを読む
help-noInput = 何も質問しない
help-noPager = 長い答えをページャーなしでそのまま出力する
help-noPassphrase = 鍵をパスフレーズなしで残す
help-notAfterHardShift = つらい勤務の次の日には出さない
help-note = メモ。- なら標準入力から読む
help-now = この時刻を今とみなす
help-offset = 最初のこの件数をとばす
help-older = これより前に削除したものだけ：30d、4w、6m、1y
help-on = この日に
help-once = その日だけで、繰り返さない
help-only = その一部：カレンダーの shifts、time-off、birthdays、reminders。ページの画像の year。繰り返し可
help-options = オプション
help-ours = 両方で同じところが変わっていたら、このファイルの版をとる
help-output = 出力先。- なら標準出力、/ で終わるか既にあればフォルダー
help-pdf = PDF をこのファイルに書く
help-people = 人物、その人が出てくる記録、次の誕生日
help-peopleAdd = 人物のファイルを作る
help-person = 出てくる人。繰り返し可
help-photo = 添付する写真や録音
help-photoSize = 写真を小さくする：長辺のピクセル数、例 1600（ImageMagick を使用）
help-place = 場所
help-plain = 簡素な行で質問する（スクリーンリーダーや単純なターミナル向け）
help-privacy = 人に読まれかねないものを知らせる：アクセス権、患者を特定できる言葉、写真の位置情報、公開サーバー
help-program = smjournal – シフトで働く人のための、テキストファイルの日記
help-prompts = 一年前の今日、何も書いていない日、一週間のまとめ
help-random = 以前の日記から一つを、くじ引きで
help-ratings = 勤務の前後の評価も含める
help-reindex = 索引を最新にする
help-relation = その人との関係。例：娘、友人
help-reminderDays = 何日分の勤務か。指定がなければ 56
help-reminders = systemd、cron、launchd、カレンダー用のリマインダーを出力する
help-replace = 同じ勤務の前の記録をごみ箱へ移す
help-replaceMood = その日の最後の気分に文章がなければ、ごみ箱へ移す
help-report = ある期間の労働時間、休息、回復
help-reportShifts = 勤務ごとの時間とその根拠
help-resolve = 競合するファイルの版を、キーごとに統合する
help-restore = 記録をごみ箱から戻す
help-rota = これから四週間の勤務を表示する
help-rotaAdd = ある日に、予定に加えて勤務を一つ足す
help-rotaChanges = 公開された勤務表の変更と、その予告の時間
help-rotaCheck = 勤務の決まっていない日、重なる勤務、基準に満たない休息を探す
help-rotaOff = 一日または数日の不在：病気、その他の理由
help-rotaSet = 勤務表をプロフィールに書く
help-rotaSwap = ある日の勤務を替える、または二つの日を入れ替える
help-rotaWorked = ある日に実際に働いた時間を記す
help-rules = 表示する基準：eu、fr-hospital、fr、uk、de、ch、none
help-scale = 1〜5 の評価
help-schema = ファイルのヘッダーの JSON Schema を出力する（エディター向け）
help-seal = 記録を封印する：あなたの鍵なしには誰も読めない
help-sealAdd = 封印先の鍵を加える
help-sealAgain = 封印済みのものをすべて封印し直す
help-sealIdentity = 使う age の identity のファイル
help-sealRemove = 封印先の鍵を外す
help-sealSetup = 封印を開く鍵を作る、または引き継ぐ
help-sealedOption = 初めから封印する
help-search = タイトル、タグ、本文から言葉を探す：すべての言葉、"語句"、言葉*、-言葉
help-set = 記録のキーを変える。ファイルのほかの部分はそのまま
help-setup = git・Syncthing・Obsidian の準備、通知・カレンダー・受信箱の設定
help-setupCommit = この端末で変更のたびにコミットする。push はしない
help-setupNoCommit = 変更のたびのコミットをやめる
help-setupOff = このカレンダーや受信箱の更新をやめる。ファイルはそのまま残る
help-shift = 勤務：day（日勤）、night（夜勤）、rest（休み）、または自分の言葉
help-shiftType = 勤務表の言葉の意味。例：N='日勤 07:00-19:30 休憩 30'。繰り返し可
help-show = 記録を一件表示する
help-sort = 並べ替え：date、title、mood、words、created、modified、評価のどれか。-date は降順、+date は昇順
help-sourceOption = 書き手。例：shortcut、cron
help-spareOff = どの勤務のあとにもまた出す
help-startTime = 勤務が実際に始まった時刻。例：18:45、今
help-stats = 統計。それぞれ元になった記録の件数付き
help-status = 状態：planned（予定）または approved（承認済み）
help-suggest = 本文から考えられるタグ、気分、人物、場所。何も書きません
help-tag = 記録のタグを付け外しする。何も付けなければ候補を示します
help-tagOption = タグ。繰り返し可
help-tags = すべてのタグと件数、最後の日
help-take = このキーはファイルの版、またはもう一方の版をとる。繰り返せる
help-team = 複数の日記の、だれの名前も出さない数字
help-teamFigures = 自分の月ごとの数字を出力する。日記の代わりに「team」に渡すもの
help-teamMinimum = 数字に必要な人数（3以上）。指定がなければ 5
help-template = templates フォルダーのひな形
help-text = 本文。- なら標準入力から読む
help-theirs = 両方で同じところが変わっていたら、もう一方の版をとる
help-timezone = 日記のタイムゾーン。例：Asia/Tokyo。なければシステムのもの
help-title = 呼び名
help-today = 今日のアファメーション、カウントダウン、記録、勤務
help-topics = 項目
help-transcribe = 録音の言葉を、この端末のプログラムで書き起こす
help-trash = 削除したものを新しい順に一覧する
help-trashEmpty = 確認のあと、ごみ箱のファイルを undo の履歴からも完全に消す
help-undo = 最後の変更を取り消す
help-unlock = 鍵をしばらくメモリーに置く
help-unlockFor = 時間：15m、1h。指定がなければ15分
help-unseal = 封印した記録を読めるファイルに戻す
help-unset = 記録のキーを取り除く
help-until = この日まで（当日を含む）
help-usage = 使い方
help-vacation = これからの休暇。繰り返し可
help-vacationAdd = 休暇を予定に入れる
help-vacationList = 休暇を一覧する（過去と今後）
help-vacationRemove = 休暇を取り消す
help-vacationSet = 休暇を変更する
help-verify = 索引をすべてのファイルと照らし合わせる
help-version = バージョンを表示する
help-weather = 天気
help-week = 一週間：勤務と時間、休息、気分、合計
help-weekday = この曜日だけ。繰り返し可
help-wholeHelp = 1画面に入る分だけでなく、すべてを示す
help-why = 理由：sick（病気）、leave（休暇）、rtt、training（研修）、または自分の言葉
help-with = PDF を作るプログラム
help-year = 一年のピクセル：毎日の気分

hint-cycleOrFile = 繰り返し、または勤務表ファイルのパス。あとにするなら Enter
hint-dayOrToday = 例：11月23日。{ $day }なら Enter
hint-highlights = 三つまで、一つごとに Enter、Enter だけで終わり
hint-hoursOrLater = 例：07:00-19:30。あとにするなら Enter
hint-howToAnswer = 1–5 で回答、Enter で次へ、Backspace で戻る、Ctrl-C で回答を残したまま終了します。
hint-howToAnswerPlain = 回答は一行ずつ：1–5 と Enter、Enter だけで次へ、Ctrl-C で回答を残したまま終了します。
hint-howYouWork = 勤務の繰り返しを、最初の日から一日一語または一文字で：日勤 日勤 夜勤 夜勤 休み 休み、または D D N N R R。
hint-linesOrEditor = 改行は Alt-Enter、エディターは Ctrl-X Ctrl-E
hint-notUnderstood = 申し訳ありません、読み取れませんでした。
hint-numberKeys = 数字キー、終わったら Enter
hint-numberOrWords = 番号、または探す言葉
hint-numbersOrTags = 番号または言葉をコンマ区切りで。なければ Enter
hint-numbersPlain = 番号を空白で区切る、なければ Enter
hint-oneLine = なければ Enter
hint-orderOrLater = 例：日勤 日勤 夜勤 休み。あとにするなら Enter
hint-picker = 入力で絞り込み、矢印、Enter、Esc
hint-severalLines = なければ Enter、改行は Alt-Enter
hint-shiftOrDay = 日勤、夜勤、休み、自分の言葉、または交換する日
hint-shiftOrSkip = 例：夜勤 21:00-07:00 休憩 30、または休み。- で除外、Enter で未定のまま
hint-spanOrSkip = 例：12月20日から1月3日。とばすなら Enter
hint-tagCommand = 合いそうなタグ：
hint-yesOrNo = y/N
hint-yesUsually = Y/n

hours = { $time }（{ $shifts }のうち{ $known }）

identifier-birthDate = 生年月日かもしれません
identifier-hospitalNumber = 病院の患者番号かもしれません
identifier-name = 患者の名前かもしれません
identifier-nhs = NHS 番号かもしれません
identifier-own = ご自身の型{ QUOTED($pattern) }に当てはまります
identifier-socialSecurity = フランスの社会保障番号です

importing-added = { $count }件を追加
importing-again = --again を付けると、削除したもの、こちらと違うもの、隠しファイルも取り込みます。
importing-askColumns = 列が正しければ Enter。違うものは例のように：Score=mood 1-10、Note=note、Weight=skip
importing-askPeople = { $count }人のうちどなたですか？名前をコンマ区切りで
importing-askPerson = 誰の勤務ですか？名前かその番号
importing-askShift = 「{ $word }」はどういう意味ですか（{ $count }回）？
importing-askTitles = タイトルを三つ表示しますか？
importing-askWrite = 取り込みますか？
importing-changed = { $count }件を更新
importing-clear = { $count }件はバックアップのまま読める状態です（ここでは封印する種類）。「smjournal seal ID」で封印できます
importing-column = { $column }：{ $meaning }
importing-columns = 列：
importing-conflicts = { $count }件は両方で変更されています
importing-everybody = --person '*' で全員を取り込みます
importing-guessedColumns = 列の内容は推測なので、何も書いていません。このまま取り込むには：{ $command }
importing-learnt = プロフィールに書く内容：{ $words }
importing-leftOut = { $count }件を除外：{ $why }
importing-looksLike = { $format } のファイルのようです：smjournal import { $format } ファイル
importing-mapMood = --mood '{ $word }=普通' のように指定してください
importing-mapShift = --map { $argument } のように指定してください
importing-media = 写真と録音：{ $found }
importing-media-missing = 写真と録音：{ $found }、ないもの{ $missing }
importing-moods = 気分：{ $moods }
importing-morePlanChanges = ほか{ NUMBER($count) }日
importing-nothingNew = 新しいものはありません。
importing-openHours = 時刻だけの勤務表のようです。日勤か夜勤かは時刻からしかわからないため、何も書いていません。このまま取り込むには：{ $command }
importing-openPlan = 今の自分の勤務表ではないかもしれないため、何も書いていません。このまま取り込むには：{ $command }
importing-openWords = 勤務表のようですが、{ $words }の意味が決まっていないため、何も書いていません。--map で指定してください。このまま取り込むには：{ $command }
importing-people = 人：{ $names }。--tags '@#' でタグになります
importing-planChange = { $day }：{ $was } → { $becomes }
importing-planDays = 変わる日数：{ $count }
importing-progress = { $total }件中 { $done }件を書きました
importing-proposedShift = Enter で{ $meaning }、- で除外。例：夜勤 21:00-07:00 休憩 30
importing-read = { $format }：{ $count }件を読みました
importing-reading = { $share }を読み込みました
importing-resolve = 「smjournal conflicts」で、両方で変わったものを確認できます。
importing-rowsOf = { $name }さんの行を取り込みます
importing-same = { $count }件はすでにあります
importing-sealed = うち{ $count }件は封印
importing-settings = バックアップから取り込む設定：{ $keys }
importing-stopped = { NUMBER($count) }個のファイルを書きました。続けるにはもう一度取り込んでください
importing-undo = 「smjournal undo」ですべて取り消せます。
importing-unknownMoods = 意味が未設定の気分：{ $words }
importing-unknownShifts = 意味が未設定の勤務：{ $words }
importing-withoutHours = 時間のない勤務：{ $words }。--map { $argument } のように時間を指定するまで、合計には入りません
importing-wouldAdd = 追加するもの{ $count }件
importing-wouldChange = 更新するもの{ $count }件

inbox-strange = フォームが書かないキーがあります（{ $keys }）。そのまま残しました
input-awaited = パイプからの入力を待っています。Ctrl-C で、届いた分を残して終わります。

input-cut = 標準入力から{ $limit }を超えて届きました。初めの部分は書き、残りは読みません
input-none = 「{ $verb }」は標準入力から本文を読みません。何も書いていません
input-silent = パイプからはまだ何も届いていないので、読み込みません。「… | smjournal { $command }」なら待ちます
input-taken = 標準入力の{ NUMBER($lines) }行が本文になります。「< /dev/null」で読まずに残ります
input-unread = 標準入力はここでは読まれません。「{ $option } -」で本文になります
inquiry-day = どの日ですか？
inquiry-days = どの日からどの日までですか？
inquiry-export = どの形式で書き出しますか？
inquiry-file = どのファイルですか？
inquiry-hours = どの時間ですか：
inquiry-media = どの写真または録音ですか？
inquiry-reason = 理由は何ですか？
inquiry-reminders = 何で知らせますか？ics はスマートフォン用のカレンダー、systemd・cron・launchd はこのパソコンのタイマーです
inquiry-spans = 何時から何時までですか？

json-colon = 「:」
json-commaOrBrace = コンマまたは {"}"}
json-commaOrBracket = コンマまたは ]
json-end = 文字の終わり
json-key = "…" で囲んだキー
json-value = JSON の値

key-asleep = 睡眠の分数
key-at = 書いた時刻、または内容のおよその時刻
key-audio = 録音（このファイルからのパス）
key-badges = どう感じたか：絵文字または言葉
key-birthday = 誕生日。年はあってもなくてもよい："--03-12"
key-break = 無給の休憩の分数（なしは 0）。いつもと違うとき
key-call-outs = オンコール中の呼び出し（それぞれの時間）：23:40-04:10
key-category = 休暇の種類
key-date = 属する日。夜勤なら始まった日
key-end = 勤務または睡眠の終わり
key-energy = 勤務前の体力（1〜5）
key-extra = 勤務表に加えた勤務なら true
key-fatigue = 勤務後の疲労（1〜5）
key-favorite = お気に入りかどうか
key-foreign = { $key }は種類「{ $kind }」の記録では意味を持ちませんが、そのまま書きます
key-from = 最初の日
key-goesWith = { $key } も合わせて変わります：{ $value }
key-half = 一日のどちらの半分が休みか
key-highlights = 心に残したいこと（三つまで）
key-hours = 分割勤務の時間：07:00-11:00, 16:00-20:00
key-kind = ファイルの種類
key-load = 勤務後の心の負担（1〜5）
key-mood = 気分：絵文字、言葉、または1〜5
key-motivation = 勤務前の意欲（1〜5）
key-name = 人物の名前
key-origin = 元の場所での ID
key-people = 出てくる人物
key-photos = 写真（このファイルからのパス）
key-place = 場所
key-published = 勤務表が公開された時
key-relation = あなたにとってどのような人か
key-remind = その人物のことを思い出させる時
key-satisfaction = 勤務後の満足度（1〜5）
key-shift = 属する勤務：day、night、rest、または自分の言葉
key-shifts = 一日一行：2026-12-01 N 21:00-07:00
key-source = ファイルを書いたプログラム
key-start = 勤務または睡眠の始まり
key-status = 休暇が予定か、承認済みか
key-steps = 一日の歩数
key-stress = 勤務前のストレス（1〜5）
key-tags = タグ（# なし）
key-title = タイトル
key-until = 最後の日
key-weather = 天気
key-worked = 実際に働いた時間（勤務表と違うとき）：18:45-07:50

kind-check-in = 勤務前の記録
kind-check-out = 勤務後の記録
kind-entry = 日記
kind-person = 人物
kind-profile = プロフィール
kind-rota = 勤務表
kind-shift = 勤務
kind-sleep = 睡眠
kind-vacation = 休暇

leftOut = 予定のない日が{ $unplannedDays }

limit-any7 = { $from }から{ $until }までの7日間の労働は{ $value }{ $bound }
limit-average = { $from }から{ $until }までの週平均の労働は{ $value }{ $bound }
limit-limit = （基準 { $limit }）
limit-longOnEnd = { ON($from) }の連続労働は{ $work }、24時間に残る休息は{ $rest }です{ $bound }
limit-night = { ON($from) }の夜勤は{ $value }{ $bound }
limit-nightRun = { $from }から{ $until }まで{ $finding }の連続{ $bound }
limit-onEnd = { ON($from) }の連続労働は{ $work }、24時間に休息がありません{ $bound }
limit-rest = { $from }と{ $until }の間の休息は{ $value }{ $bound }
limit-restOfDay = { $from }の勤務と勤務の間の休息は{ $value }{ $bound }
limit-run = { $from }から{ $until }まで{ $finding }の連続勤務{ $bound }
limit-shift = { ON($from) }の労働は{ $value }{ $bound }
limit-week = { $from }から{ $until }までの週の労働は{ $value }{ $bound }
limit-weeklyRest = { $from }から{ $until }まで、{ $limit }の休息がありません。最も長いものは{ $value }{ $bound }

list-last = { $parts }、{ $last }
list-separator = 、

look-absent = 不在
look-affirmationAdded = アファメーションに加えました。明日から出ることがあります
look-alsoAfterHardShift = どの勤務のあとにもまた出します：{ $text }
look-builtFrom = コミット { $commit } から作成
look-builtFromSources = ソースのフォルダーから作成、コミットは不明
look-didYouMean = { $key }のことですか？
look-everyWord = すべての語を含む記録を探します。OR も一つの語です。
look-journal-fallback = 日記：{ $path }（既定、{ $file } による）
look-journal-folder = 日記：{ $path }（このフォルダーから上へたどって発見）
look-journal-option = 日記：{ $path }（コマンドラインで指定）
look-journal-variable = 日記：{ $path }（SMJOURNAL_DIR による）
look-keptBadge = { $badge } を自分のバッジとして書きました。{ $nearest } のことですか？
look-keptKey = { $key }を独自のキーとして書きました。{ $nearest }のことですか？
look-noJournal = ここには日記がありません。「smjournal init フォルダー」で作れます
look-noSuchKey = 「{ $key }」というキーのある記録はありません
look-notAfterHardShift = つらい勤務のあとには出しません：{ $text }
look-nothingNoted = 記録なし
look-onlyDays = 該当する日だけ：{ $filters }
look-otherSpelling = 別のつづりでは{ $count }件：{ $command }
look-spelling = このつづりの記録はありません。次のつづりで見つかりました：{ $words }
look-timeOff = 休暇
look-weeks = { $weeks }、一週間に一つの印
look-widerSearch = この文字で始まる語を含む記録は{ $count }件：{ $command }

lookup-ambiguous = { QUOTED($name) }に当てはまる記録が複数あります：{ $candidates }
lookup-ambiguous-and-more = ほか{ $value }件
lookup-inConflict = { QUOTED($name) }は二つの版がぶつかり、競合しています。「smjournal resolve」で解決できます
lookup-notFound = { QUOTED($name) }という記録はありません

mayHelp-more = { $what }：その日によくなっているもの：{ $measures }。
mayHelp-note = あなた自身の記録だけによるものです。一緒に起こることが原因とは限りません。
mayHelp-rest = 勤務の間の休息を長く：短い休息のあとに悪くなるもの：{ $measures }。
mayHelp-sleep = 勤務前の睡眠を長く：6時間未満のあとに悪くなるもの：{ $measures }。

mean = { $mean }（{ $share }）

meaning-absence = 不在
meaning-day = 日勤
meaning-late = 遅番
meaning-leave = 休暇
meaning-night = 夜勤
meaning-on-call = オンコール
meaning-public-holiday = 祝日
meaning-rest = 休み
meaning-rtt = RTT
meaning-sick = 病欠
meaning-skip = 除外
meaning-training = 研修

measure-mood = 気分

media-askModel = モデルはどこにありますか？（whisper-cli ならファイル、vosk-transcriber ならフォルダー）
media-attachLater = 記録は保存されました。写真は次のコマンドで加えます：{ $command }
media-damaged = 位置情報を取り除けません（壊れているか、このプログラムでは取り除けない形式です）。何もコピーしていません（--keep-position ならそのままコピーします）
media-missing = { QUOTED($path) }を挙げていますが、ありません
media-modelMissing = { $path } にモデルがありません。設定してください：smjournal config transcribe-model=PATH
media-needsProgram = HEIC から位置情報を取り除けるのは ImageMagick だけですが、インストールされていません。JPEG で保存するか、--keep-position を使ってください
media-noConverter = ffmpeg がインストールされていません。これがないと whisper-cli は { $format } を読めません
media-noModel = 書き起こすモデルがわかりません。一度だけ指定してください：smjournal config transcribe-model=PATH（ファイルなら whisper-cli、フォルダーなら vosk-transcriber）
media-noTranscriber = whisper-cli も vosk-transcriber もインストールされていないので、ここでは書き起こせません。--transcribe を付けなければ、そのまま日記に入れます
media-nothingHeard = { $program } は言葉を聞き取れませんでした。言葉なしで日記に入れました
media-orphan = どの記録にも挙げられていません
media-staysAsLarge = { $file } は元の大きさのままです：小さくするには ImageMagick が必要ですが、インストールされていないか、読み込めません
media-taken = { $file }：日記では { $size }
media-tooLarge = 大きすぎます：{ $bytes }、最大 { $limit }。何もコピーしていません
media-transcribed = { $file }、{ $program } が書き起こし
media-transcriptionFailed = { $program } は書き起こせませんでした。何も日記に入れていません
media-undated = 中にも名前にも日付がありません。ファイルの最終変更日 { $iso } として数えますが、コピーやクローンで変わります：date: { $iso } の行を加えてください
media-unknownFormat = 写真でも録音でもありません（JPEG、PNG、WebP、GIF、HEIC、MP3、M4A、OGG、WAV、FLAC）。何もコピーしていません

megabytes = { $bytes } MiB

month-1 = 1月
month-10 = 10月
month-11 = 11月
month-12 = 12月
month-2 = 2月
month-3 = 3月
month-4 = 4月
month-5 = 5月
month-6 = 6月
month-7 = 7月
month-8 = 8月
month-9 = 9月
month-of-year = { $year }年{ $month }
month-short-1 = 1月
month-short-10 = 10月
month-short-11 = 11月
month-short-12 = 12月
month-short-2 = 2月
month-short-3 = 3月
month-short-4 = 4月
month-short-5 = 5月
month-short-6 = 6月
month-short-7 = 7月
month-short-8 = 8月
month-short-9 = 9月

mood-dayStays = その日の気分は{ $time }の{ $mood }のままです
mood-happy = うれしい
mood-namesDay = 「{ $words }」はメモに残し、気分は{ $day }のものとしました。その日のものなら：{ $command }
mood-neutral = 普通
mood-ofDay = この日の気分は{ $former }から{ $mood }になりました
mood-sad = 悲しい
mood-veryHappy = とてもうれしい
mood-verySad = とても悲しい

noEffects = 目立つものはありません：偶然とは言えないほどはっきりした差はありませんでした。何かがある日とない日が、それぞれ少なくとも{ $fewest }日必要です。

nothingPlanned = 休暇の予定がありません。予定に入れるには：smjournal vacation add 開始..終了
nothingPlanned-half = 一日の休暇の予定はありません。{ $day }：{ $what }

notice-after-it-had = 開始後
notice-days = { $hours }前
notice-hours = { $hours }前

noun-byte = { $count }バイト
noun-character = { $count }文字
noun-checkIn = 勤務前の記録{ $count }件
noun-checkOut = 勤務後の記録{ $count }件
noun-commit = コミット{ $count }件
noun-day = { $count }日
noun-entry = 日記{ $count }件
noun-event = 予定{ $count }件
noun-file = ファイル{ $count }個
noun-hour = { $count }時間
noun-minute = { $count }分
noun-month = { $count }か月
noun-night = 夜勤{ $count }回
noun-person = { $count }人
noun-problem = 問題{ $count }件
noun-record = 記録{ $count }件
noun-shift = 勤務{ $count }回
noun-vacation = 休暇・欠勤{ $count }件
noun-week = { $count }週間
noun-word = { $count }語
noun-workingDay = 平日{ $count }日
noun-year = { $count }年

number-group = ,
number-point = {"."}

omission-besideLeave = 休暇や不在の日にある、働かない勤務
omission-cancelled = 取り消された
omission-cell = 勤務表に書けないセル。その日は不明な勤務になります
omission-column = 何も取り込まない列
omission-conflict = 同期ツールが残した別の版、または二つの版が混ざったファイル（元のプログラムで解決してから、もう一度取り込んでください）
omission-deleted = 削除済み
omission-differs = こちらと違うので、こちらのまま残す
omission-earlier = 1年以上前（終わりのない繰り返し）。--from で取り込めます
omission-empty = 空
omission-field = 予定にそのほか書かれていて取り込まないこと
omission-forgotten = この端末で完全に消したもの、または封印したもの
omission-goals = 目標
omission-hidden = 隠しファイルで、この日記のバックアップではない
omission-hiddenRow = 非表示の行
omission-hiddenSheet = 非表示のシート
omission-inBed = 床の中にいただけで、眠っていたかはわからない
omission-kept = こちらと違い、いつからかわからない
omission-later = この期間の後も続く繰り返し。--until で先まで取り込めます
omission-notShift = タイトルからも時間からも勤務とはわかりません
omission-notWanted = 指定により除外
omission-otherJournal = その中のフォルダーにある別の日記のもの
omission-otherMedia = 動画と文書
omission-outside = 指定の日の範囲外
omission-overlapping = 別の記録が同じ時間のものです
omission-ownCalendar = この日誌自身のカレンダー。内容はすでにここにあります
omission-ownLeave = 勤務表に勤務があるが休暇のままの日。「smjournal vacation remove」で休暇を取り消せます
omission-ownShift = 自分で書いた勤務が残る日
omission-position = 地図上の位置（--keep-positionで取り込みます）
omission-profile = 日記のプロフィール（勤務表、時間、タイムゾーン）。バックアップ（export json）なら戻せます
omission-row = 読み取らない行
omission-sealed = 封印されてすでにあるかもしれません。「smjournal unlock」で比べられます
omission-sheet = 勤務表ではないシート
omission-trashed = 元のアプリのごみ箱にあるもの
omission-unnamed = 前の取り込みにあり、この勤務表の期間の外にある勤務。残してあります。--from と --until で取り除けます
omission-unpaid = その勤務のいつもの休憩と異なる休憩
omission-unreadable = 読めない

omission-unusedMedia = どの記録にも出てこない写真と録音
omission-withdrawn = 前の取り込みにあり、この勤務表にはない休み。残してあります。「smjournal vacation remove」で取り消せます
omission-workedShift = 働いた勤務が残る過去の日
openShift-since = （{ $time }から）
openShift-under-way = 勤務中{ $since }：{ $what }

orList-or = { $dropLast } または { $last }

ordinal-first = 1

output-beside = 日記の中では記録として読まれるため、その隣に書きました：{ $path }
ownScale-asked = いつ尋ねますか？
ownScale-good = よいのはどちらの値ですか？
ownScale-high = 高い値
ownScale-label = 表示する名前は？
ownScale-low = 低い値
ownScale-name = 新しい尺度の名前は？
ownScale-nameHint = 一語、例：痛み。終わるなら Enter
ownScale-neither = どちらでもない
ownScale-range = いくつからいくつまで？
ownScale-rangeHint = 例：0-10。1-5 なら Enter
ownScale-wrongName = 文字・数字・-・_だけで、プログラムのキー以外。プロフィールでは scales: {"{"}痛み: {"{"}range: "0-10", ask: mood{"}"}{"}"}
ownScale-wrongRange = 整数を2つ、小さいほうから。例：0-10
page-absenceHatching = 逆向きの斜線：不在
page-after = 後
page-before = 前
page-changeKey = 線が太いほど、そのように変わった勤務が多いことを表します。オレンジの線は平均を結びます。疲労は下ほど強く、下がる線は体力の低下を示します。
page-changeSummary = { CAPITALIZED($shift) }：{ $before }、{ $after }（{ $number }）。
page-changes = 勤務の前と後
page-contents = 目次
page-day = 日
page-dayByDay = 一日ごと
page-dayLine = 上の線：日勤
page-dayWord = { $name }：{ $value }
page-empty = まだ何も書いていません。
page-encryptedPageInstead = 印刷用のページは { $place } です。PDF と同じ宛先に暗号化してあります。復号してブラウザーで開き、そこから印刷してください。
page-entries = 日記
page-favorite = お気に入り
page-filter = 絞り込み
page-found = { $count }件見つかりました
page-highlights = 心に残ったこと
page-hoursAWeek = 週ごとの時間
page-latest = 最近書いたもの
page-made = { $CivilDay }に{ $records }から作成しました。このページは何も読み込まず、何も送りません。
page-meanMood = 気分 { $mean }（{ $days }）
page-missingPicture = 含まれていない画像：{ $name }
page-months = 月
page-mood = 気分
page-moods = 気分
page-nightLine = 下の線：夜勤
page-noMood = 気分の記録なし
page-noPrinter = PDF を作るプログラムが見つかりません：WeasyPrint、Chromium、Chrome、Edge、Brave のどれかが使えます。
page-numbers = 数字
page-onCallDots = 点：オンコール
page-onThisDay = この日
page-pageInstead = 印刷用のページは { $place } です。ブラウザーで開き、そこから印刷してください。
page-partOnly = 次の記録のみ：{ $what }
page-people = 人物
page-photos = 写真
page-printAsRoot = { $program } は PDF を作りませんでした。ブラウザーは root では動きません。WeasyPrint か、別の利用者のブラウザーなら作れます。
page-printFailed = { $program } は PDF を作りませんでした。
page-privateLeftOut = 非公開の{ $number }を除きました。数えるのはその日と時間だけです。
page-quickReturns = 間隔の短い勤務（{ $length }未満）
page-restAndWork = 休息と仕事
page-restKey = 棒は二つの勤務日の間の休息です。線は{ $length }で、三角はそれを下回るものです。
page-search = 検索
page-searchHint = 言葉の順番は自由です。
page-searchKey = / キーでここに移ります。
page-searchOn = 続けて検索：{ $entries }
page-shift = 勤務
page-shifts = 勤務
page-showAll = すべて表示
page-skip = 日記へ移動
page-tags = タグ
page-timeOff = 休暇
page-timeOffHatching = 斜線：休暇
page-title-journal = 日記
page-title-s-journal = { $value }さんの日記
page-trendKey = 点は一日ごと、線は{ $days }日間の平均です。帯：夜勤（紫）と休暇（緑）。
page-trendRange = 最高は{ $high }、最低は{ $low }。
page-trendSummary = { CAPITALIZED($measure) }：{ $days }の平均は { $mean }。
page-trends = 推移
page-untagged = { $program } は古く、構造のある PDF を作れません：スクリーンリーダーで読みにくくなります。
page-weekKey = 薄い棒は途中の週です。
page-weekdays = 曜日
page-yearAtGlance = 一年のまとめ
page-yearHint = 日をタップするか、矢印キーで移動します。Enter で書いた内容に移ります。

percent = { $percent }%

place-body =
    { $places ->
        [1] 本文の一か所
       *[other] 本文の{ $places }か所
    }
place-notText = ファイル全体（一方はテキストではありません）
place-text =
    { $places ->
        [1] ファイルの一か所
       *[other] ファイルの{ $places }か所
    }
place-twoRecords = ファイルの最初から（二つの記録です）

placeholder-affirmation = アファメーション
placeholder-assignment = キー=値
placeholder-badge = バッジ
placeholder-base = 元
placeholder-category = 分類
placeholder-color = いつ
placeholder-command = コマンド
placeholder-condition = キー=値
placeholder-count = N
placeholder-cycle = 言葉
placeholder-day = 日
placeholder-duration = 30d
placeholder-exportFormat = markdown|json|csv|ics|html|pdf|svg|form|pocket|epub|docx|dayone|jrnl|org
placeholder-file = ファイル
placeholder-folder = フォルダー
placeholder-format = 形式
placeholder-half = 半日
placeholder-hours = 言葉=時刻-時刻
placeholder-importFormat = 形式
placeholder-instant = 日時
placeholder-key = キー
placeholder-kind = 種類
placeholder-language = 言語
placeholder-link = リンク
placeholder-markerSize = 長さ
placeholder-meaning = 言葉=意味
placeholder-moment = 時刻
placeholder-month = 年-月
placeholder-mood = 気分
placeholder-name = 名前
placeholder-ours = 自分
placeholder-part = 部分
placeholder-person = 人
placeholder-place = 場所
placeholder-program = プログラム
placeholder-recipient = 鍵
placeholder-record = ID
placeholder-regions = コード
placeholder-reminderKind = systemd|cron|launchd|ics
placeholder-rules = 規則
placeholder-shell = シェル
placeholder-shift = 勤務
placeholder-shiftType = 言葉=意味
placeholder-sort = 項目
placeholder-span = 開始..終了
placeholder-spans = 時刻-時刻
placeholder-status = 状態
placeholder-tag = タグ
placeholder-tagChange = +タグ|-タグ
placeholder-take = キー=ours|theirs
placeholder-template = 名前
placeholder-text = 本文
placeholder-theirs = 相手
placeholder-title = タイトル
placeholder-tool = git|syncthing|desktop|obsidian|reminders|calendar|inbox
placeholder-weather = 天気
placeholder-why = 言葉
placeholder-word = 言葉
placeholder-year = 年
placeholder-zone = ゾーン

plan-gap = { $from }の勤務表がありません
plan-noHours = { $rota }からの勤務表に{ QUOTED($word) }の時間がありません
plan-overlap = { $first }と{ $second }の勤務が{ $seconds }重なっています
plan-overlap-same-day = { $first }の二つの勤務が{ $seconds }重なっています
plan-overlapCycle =
    { $times ->
        [1] { $overlap }。その後も{ $days }ごとに重なります
       *[other] { $overlap }。その後も{ $days }ごとに{ $times }回重なります
    }
plan-sameStart = { ON($day) }に始まる勤務表が二つあります。あとのものが有効です
plan-shiftInTimeOff = { $id } は{ ON($day) }に勤務を入れていますが、休暇中です

planReason-record = { $id } の予定です
planReason-rota = 勤務表でこの時刻ごろの勤務です
planReason-workingDays = 勤務日の一つです

pocket-again = もう一度保存する
pocket-arrived = 日記にあります

pocket-asOf = { $day } 時点
pocket-behind = この端末の時計が遅れています。このページは{ $day }に作成されました。回答には端末の時刻が付くので、先に時計を合わせてください。
pocket-cancel = やめる
pocket-goOn = 続ける
pocket-handed = ファイルに保存し、日記ではまだ確認していないもの：{ $number }
pocket-keepsNothing = このブラウザーはこのページの内容を保持しません。閉じる前に回答を保存してください。
pocket-kept = 記録しました：{ $what }
pocket-mood = 調子はいかがですか？
pocket-more = ほかのことを書く
pocket-over = このページが知っているのは{ $day }までです。その後の分は新しく作ってください：smjournal export pocket。回答は引き続き受け付けます。
pocket-since = { $day }以降。それより前：smjournal export html
pocket-undo = 元に戻す
pocket-unfinished = 書きかけ：
pocket-waiting = まだ日記にないもの：{ $number }

privacy-identifier = { QUOTED($found) }：{ $kind }
privacy-plainRemote = 日記は暗号化されずに { $address } へ送られています
privacy-position = この写真には撮影場所が入っています
privacy-publicRemote = 日記は { $address } へ送られています：そこで公開されていないか確かめてください
privacy-readable = この端末のほかの利用者が読めます（{ $mode }）

problem-callOutOutside = { $key }：{ $span } はオンコールの時間の外なので、数えません
problem-dashWithoutBlank = { $key }：ハイフンのあとに空白がないので、この行はリストの項目になりません。こう書いてください：- 項目
problem-emptyFile = 空です。本文がまだ取得されていないか、障害で消えた可能性があります。取得し直すか、ほかの端末やバックアップから戻してください
problem-emptyFolder = 空のフォルダーです
problem-encrypted = 暗号化されています（{ $tool }）。読むには復号してください
problem-endBeforeStart = end が start より前です。終わりは無視します
problem-invalidUTF8 = UTF-8 のテキストではありません
problem-lfsPointer = 本文の代わりに git-lfs のポインターが入っています。「git lfs pull」で本文を取得できます
problem-missingKey = { $kind }に { $key } がありません
problem-missingKey-profile = この勤務表には { $key } がないので、数えません
problem-noZoneRules = この端末にはタイムゾーンの規則がなく{ $folder }、{ $zone } のことがわかりません。パッケージ tzdata を入れるか、TZDIR で規則のフォルダーを指定してください
problem-noZoneRules-tzdir = （TZDIR：{ $value }）
problem-notAFile = { $type }です。ファイルではありません
problem-nulByte = NUL バイトがあります：テキストファイルではありません
problem-otherJournal = 別の日記です。このフォルダーはこの日記に含まれません。「smjournal -C フォルダー」で開けます
problem-outsideFolder = 日記に属さないフォルダーです
problem-remarkForValue = { $key }：{ QUOTED($found) } は YAML では注釈なので、何も読まれません。# を取ってください：{ $key }: { $with }
problem-sameMeaning = { $key } は { $canonical } と同じ意味で、どちらもあります。最後のものが有効です
problem-sealedKind = この種類の記録は封印できません（{ $kind }）。内容はどの数字にも入りません
problem-strayKey = { $key }は種類「{ $kind }」の記録では意味を持たないため、読まれません
problem-symbolicLink = シンボリックリンクです。リンクはたどりません
problem-tooLarge = 記録としては大きすぎます：{ $bytes }、最大 { $limit }
problem-tooLong = { $key }：{ $count }あります。ふつうは多くて{ $limit }文字です
problem-tooMany = { $key }：{ $count }項目あります。ふつうは多くて{ $limit }項目です
problem-unfinishedMerge = 統合途中の印があります。「smjournal resolve」で解決できます
problem-unreadable = 読めません：{ $errno }
problem-untilBeforeFrom = until（{ $iso }）が from（{ $iso2 }）より前です。最後の日は無視します
problem-wrongValue = { $key }：{ QUOTED($found) }ではなく、{ $expected }が必要です

progress = 前回の休暇から{ $share }進みました

prompt-nothingWritten = { $since }から{ $days }、何も書いていません。お変わりありませんか？
prompt-yearsAgo = （{ $then }）
prompt-yearsAgo-a-year-ago =
    { $years ->
        [1] 一年前の今日
       *[other] { $years }前の今日
    }
prompt-yearsAgo-you-wrote-an =
    { $when }{ $date }、{ $ids ->
        [1] 日記を1件
       *[other] { $ids }
    }書いていました。

question-badges = 当てはまるものはどれですか？
question-cycleStart = この繰り返しは何日に始まりますか？
question-entryText = 何がありましたか？
question-entryTitle = タイトルは？ [{ $suggestion }]
question-entryTitle-none = タイトルは？
question-folder = 日記をどこに置きますか？ [{ $suggestion }]
question-former = この勤務にはすでに{ $kind }があります{ $time }：{ $id }
question-former-at = （{ $value }）
question-goOn = { $when }の{ $kind }を続けますか？
question-highlights = 心に残ったことは？
question-isFolder = フォルダー { $folder } を作りますか？
question-isIn = { $shift }は{ $time }に始まります。その勤務前の記録ですか？
question-isMood = 気分{ $mood }ですか？
question-isOut = { $shift }は{ $time }に終わります。その勤務後の記録ですか？
question-isText = 文のようです。これを本文にしますか？
question-language = どの言語にしますか？
question-makeDefault = { $former } の代わりに、どのフォルダーからでもこの日記を使えるようにしますか？
question-makeDefault-none = どのフォルダーからでもこの日記を使えるようにしますか？
question-mood = 気分は？
question-moodOfDay = この日の気分は{ $former }ではなく{ $mood }になります。書きますか？
question-name = お名前は？
question-note = メモはありますか？
question-openEditor = { $editor } を開きますか？終えるには Esc、:wq、Enter の順に押します
question-order = どの順番で続きますか？
question-putAside = 書きかけは{ $path }に残っています
question-replaceMood = { $time } の { $mood } を置き換えますか？
question-shift = どの勤務ですか？
question-shiftAfter = 勤務はいかがでしたか？
question-shiftBefore = 勤務前のご気分はいかがですか？
question-tags = タグは？
question-timeOff = 次の休暇はいつですか？
question-whichRecord = どの記録ですか？
question-work = どのような勤務パターンですか？
question-writeEntry = 日記を書きますか？

question-writeWords = これを記録として書きますか？
quoted = 「{ $text }」

rating-energy-1 = くたくた
rating-energy-2 = 低い
rating-energy-3 = まあまあ
rating-energy-4 = 良い
rating-energy-5 = とても良い
rating-fatigue-1 = すっきり
rating-fatigue-2 = 少し疲れた
rating-fatigue-3 = 疲れた
rating-fatigue-4 = とても疲れた
rating-fatigue-5 = へとへと
rating-load-1 = とても軽い
rating-load-2 = 軽い
rating-load-3 = 中くらい
rating-load-4 = 重い
rating-load-5 = 押しつぶされそう
rating-motivation-1 = なし
rating-motivation-2 = 低い
rating-motivation-3 = まあまあ
rating-motivation-4 = 高い
rating-motivation-5 = とても高い
rating-satisfaction-1 = とても低い
rating-satisfaction-2 = 低い
rating-satisfaction-3 = まあまあ
rating-satisfaction-4 = 高い
rating-satisfaction-5 = とても高い
rating-stress-1 = なし
rating-stress-2 = 少し
rating-stress-3 = 中くらい
rating-stress-4 = 強い
rating-stress-5 = 非常に強い

recovery-after-these-shifts = これらの勤務後の{ $scale }：{ $mean }
recovery-before-the-shift = { $second }の勤務の前は{ $rest }で、{ $limit }未満でした
recovery-in-among-them = { $days }に{ $shifts }、うち{ $nights }。最長で{ $longestRunOfWork }の連続勤務、{ $longestRunOfNights }の連続
recovery-no-rest = 休息なし
recovery-only-of-rest = 休息がわずか{ $rest }
recovery-shortest-rest-between = 勤務間の最も短い休息：{ $rest }
recovery-weekends-with-work = 勤務のあった週末：{ $weekends }回中 { $weekendsWorked }回
recovery-work-in-days = 労働：7日間で { $week }、28日間で { $fourWeeks }

relative-today = 今日
relative-tomorrow = 明日
relative-yesterday = 昨日

reminder-atUsualTimes = これからの勤務に時間がないため、毎日 { $times } に知らせます。「smjournal rota set」で勤務を指定できます

reminder-calendar = 勤務前後の記録
reminder-howToUseCron = これらの行を加える：crontab -e
reminder-howToUseLaunchd = ~/Library/LaunchAgents/smjournal.reminder.plist として保存し、そのファイルを読み込む：launchctl load
reminder-howToUseSystemd = それぞれを上の名前で保存し、次を実行：systemctl --user enable --now smjournal-reminder.timer
reminder-nothingPlanned = これから{ $days }、時間の決まった勤務はありません
reminder-purpose = これから書く勤務前後の記録と、カウントダウン
reminder-title = { $kind }：{ $shift }、{ $day }
reminder-toKeep = 保存するには：{ $command }
reminder-withoutHours = 時間のない{ $count }にはリマインダーがありません。「rota set --hours」または勤務のファイルで指定できます

report-basis-notes = 勤務前後の記録
report-basis-plan = 勤務表
report-basis-said = 本人の申告
report-beyond = 外れた回数
report-fingerprint = { $files }から作成、ハッシュの SHA-256：{ $sum }。
report-found = 実際
report-from = 開始
report-highIsGood = 高いほど良いもの：{ $names }。
report-holidaysUnknown = 不明。指定するには：smjournal config holidays=jp
report-inDoubt =
    { $count ->
        [1] これらの時間にかかわるファイル1個が、競合しているか、意図どおりに読めませんでした。
       *[other] これらの時間にかかわるファイル{ $count }個が、競合しているか、意図どおりに読めませんでした。
    }
report-limit-any7 = 任意の7日間の労働（上限）
report-limit-average = 週平均の労働（上限）
report-limit-night = 夜勤の長さ（上限）
report-limit-night-run = 連続夜勤（上限）
report-limit-rest = 二つの勤務日の間の休息（下限）
report-limit-run = 連続勤務日数（上限）
report-limit-shift = 1日の労働時間（上限）
report-limit-week = 暦週の労働（上限）
report-limit-weekly-rest = 週の最も長い休息（下限）
report-limitColumn = 基準
report-limits = 基準と事実
report-lowIsGood = 低いほど良いもの：{ $names }。
report-made = { $CivilDay }に作成。
report-rated = 評価のあるもの：{ $shifts }のうち { $known }。書かれなかったものはどの平均にも入りません。
report-ratingsKey = 数字は平均で、かっこ内は最も低い値と最も高い値、n は元になった勤務の数です。
report-restsUnder = { $length }未満の休息
report-rules-eu = 基準：2003年11月4日の指令 2003/88/EC：24時間に11時間の休息（3条）、7日間に24時間と11時間（5条）、4か月の週平均48時間、休暇と病気は除く（6条、16条）。
report-rules-french = 基準：フランス労働法典 L3131-1（休息11時間）、L3132-2（週35時間）、L3132-1（週6日）、L3121-18（一日10時間）、L3121-20（暦週48時間）、L3121-22（12週の平均44時間）、L3122-6（夜8時間）。
report-rules-frenchHospital = 基準：公立病院に関するフランスの2002年1月4日の政令 2002-9：休息12時間、週36時間、7日間に48時間（Conseil d’État、2018年4月4日、398069）、例外として一勤務12時間。
report-rules-german = { $eu } ドイツの Arbeitszeitgesetz は含まれていません。原文を確かめられなかったためです。
report-rules-swiss = 基準なし：スイスの Arbeitsgesetz は含まれていません。原文を確かめられなかったためです。
report-rules-unitedKingdom = 基準：Working Time Regulations 1998（4：17週の平均48時間、10、11）。連続は HSE の手引き HSG256 によります。
report-signature = 署名
report-slept = 睡眠がわかる休息は { $all } のうち { $known } です。
report-sourceColumn = 出所
report-unknown = 不明
report-until = 終了
report-withoutHours = { $count }の時間がわからず、どの合計にも含まれません。

ruleSet-ch = スイス
ruleSet-de = ドイツ
ruleSet-eu = 欧州連合
ruleSet-fr = フランスの労働法
ruleSet-fr-hospital = フランスの公立病院
ruleSet-none = なし
ruleSet-uk = イギリス

scale-energy = 体力
scale-fatigue = 疲労
scale-load = 心の負担
scale-motivation = 意欲
scale-satisfaction = 満足度
scale-stress = ストレス

seal-added = 今後は { $recipient } にも封印します。封印済みのものには --again
seal-again = 封印し直しました：{ $files }
seal-anotherNote = その日のメモは封印されているので、別のメモにしました。「smjournal unlock」のあとは、あるメモに書き足します。
seal-copyLeftOut = { $path } も除きました：封印済みの { $sealed } の内容が読める形で残っています。対処法は「smjournal conflicts」で確認できます
seal-lastRecipient = 封印先の最後の鍵なので、何も変えていません。{ $files }の封印先がなくなります。先に「smjournal seal add」で別の鍵を加えるか、封印を解いてプロフィールから「sealed」を外してください
seal-leftOut = 封印されているため除きました：{ $records }
seal-linksFollow = そこへのリンクも変えました：{ $files }
seal-linksStay = 封印されていて、中のリンクは変わっていません：{ $records }。鍵があれば変わります：「smjournal seal」の前に「smjournal unlock」を
seal-locked = ロックしました：メモリーに鍵はありません。
seal-mediaInClear = { $path } は暗号化されません：ほかの記録にも書かれています
seal-mediaStay = そのフォルダーの封印された写真と録音は残ります。鍵がないとどの記録のものかわからないためです。一緒に移すには先に「smjournal unlock」
seal-notTyped = 何も設定していません。表示した鍵は無効です
seal-nothingIsKept = 鍵は置けません：XDG_RUNTIME_DIR がメモリー上のフォルダーではありません。「smjournal show」と「smjournal search --sealed」がその都度パスフレーズを尋ねます
seal-nothingToSeal = すでに封印されています。何も変えていません。
seal-otherKey = 封印されていて読めませんでした：{ $records }。この端末の鍵では開けません
seal-passphrase = まずパスフレーズです。この端末で封印したものを開きます。age が英語で2回尋ねます。そのあと、紙に書く回復用の鍵が出ます。
seal-passphraseAgain = パスフレーズを設定できませんでした。2回の入力が違うようです。もう一度しますか？
seal-readBy = 読むには：smjournal show { $id }
seal-ready = 準備ができました。記録は { $recipient } に封印されます。一つずつなら「smjournal seal ID」、種類ごとなら「smjournal config sealed=entry」。
seal-recoveryKey = 回復用の鍵です。紙に書き写し、この端末とは別の場所に保管してください。これがあれば封印したものはすべて読め、これもパスフレーズもなければ何も読めません。
seal-removed = 今後は { $recipient } に封印しません。封印済みのものはまだ開けます。--again で封印し直します。
seal-sealed = 封印しました：{ $path }
seal-staysShut = 別の鍵で封印され、この鍵では開かないもの：{ $records }。紙の鍵をファイルに書けば「smjournal seal setup --identity ファイル」で開けます
seal-textIsIn = 本文を封印できませんでした。この端末の電源を切るまで、メモリー上の { $path } にあります
seal-typeBack = 紙の回復用の鍵を入力してください
seal-typedWrong = { $place }文字目から上の鍵と違います。もう一度入力するか（↑ で入力した文字が戻ります）、Enter だけでやめます
seal-unlocked = { $time }まで開いています
seal-unnamed = 封印されていて、日付と時刻だけの名前です：{ $records }。「smjournal list」で見られます
seal-unread = 封印されていて探せませんでした：{ $records }。「smjournal unlock」で開けます
seal-unreadHere = 封印されていて探せませんでした：{ $records }。--sealed でパスフレーズを尋ねます
seal-unsealed = 読める状態に戻しました：{ $path }
seal-valuesUnknown = 封印されていて中身は数に入っていません：{ $records }。「smjournal unlock」で開きます
seal-versionsGone = 読める別の版は完全に消えました：{ $files }
seeHelp = 「{ $command }」でヘルプを表示します。

setting-affirmations = 今日のアファメーションの選び方：by-day、mixed、liked
setting-agreement = フランス語であなたを指す言葉の形：feminine、masculine、neutral
setting-badges = 自分のバッジ。例：🔥、または {"{"}🔥: 燃えている{"}"}
setting-care = とても低い週が続いたあとに相談先を示すか：true または false
setting-clock = 勤務時間を書かないとき何を数えるか：said（勤務表）または notes（勤務前と勤務後の記録の時刻）
setting-columns = 気分の表の列が何を表すか。例：{"{"}Anxiety: scale 0-3 low{"}"}。取り込みがここに残します
setting-contract-hours = 契約上の週の時間
setting-date-order = 5/6 を6月5日（day-first）とするか5月6日（month-first）とするか
setting-day-starts = ほかの日を言わないメモで、新しい一日が始まる時刻。例：05:00
setting-holidays = 祝日：jp などの国、de-by などの地域、および自分の日
setting-hours = 勤務のふだんの時間
setting-id = この日記をほかの日記と区別するもの。コピーでも同じ。「smjournal init」が作ります
setting-inline-tags = 本文中の #タグ をタグとして数えるか：true または false
setting-kind = ファイルの種類
setting-language = プログラムの言語：{ $codes }
setting-memories = 過去を思い出させるか：true または false
setting-moods = 自分の気分とその段階（1〜5）。例：{"{"}穏やか: 4{"}"}
setting-name = 名前
setting-night = 夜とする時間帯。例：21:00-06:00
setting-profession = アファメーションで使う職業：nurse、carer、midwife、paramedic
setting-rest-rules = 比べる休息の基準：eu、fr-hospital、fr、uk、de、ch、none
setting-rota = 勤務の繰り返し。「smjournal rota set」が書きます
setting-scales = 自分の尺度。例：{"{"}痛み: {"{"}range: "0-10", ask: mood, good: low{"}"}{"}"}
setting-seal-to = 封印先（age の recipient）の一覧。最初の一つは「smjournal seal setup」が書きます
setting-sealed = 書くときに封印する種類：entry、mood、person、sleep
setting-shifts = 勤務表の言葉の意味。「smjournal rota set --shift-type」が書きます
setting-smjournal = 形式の版
setting-templates = 勤務や曜日ごとのひな形。例 {"{"}夜勤: 申し送り, 月曜日: 週{"}"}
setting-theme = 色：auto、dark、light、mono、または {"{"}night: '#8B5CF6'{"}"} のような組
setting-timezone = 暮らしているタイムゾーン。例：Asia/Tokyo。なければシステムのもの
setting-tone = 話しかけ方：warm（あたたかく）または plain（簡潔に）
setting-transcribe-model = 録音を書き起こすモデル：whisper-cli のファイル、Vosk のフォルダー
setting-warning-signs = 気づきに疲れ切りの兆しを表示するか：true または false
setting-week-starts = 週の最初の曜日
setting-working-days = 勤務表がないときの勤務日

setup-added =
    { $file }：追加：{ $lines ->
        [1] { $lines2 }
       *[other] { $lines }行
    }
setup-alreadyCommits = この端末はすでに変更のたびにコミットしています。
setup-alreadyConfigured = git の設定：{ $key } はすでに設定されています
setup-commits = この端末は今後、変更のたびにコミットします。push はしません。
setup-commitsNoMore = この端末は変更のたびのコミットをやめました。
setup-complete = { $file }：すでにそろっています
setup-configurationRefused = git が設定の変更を受け付けませんでした
setup-configured = git の設定：{ $key } を設定しました
setup-gitMissing = git がインストールされていません
setup-keepsCalendar = { $file }：書きました。今後、日記が変わるとこの端末が書き直します
setup-keepsCalendarNoMore = { $file }：残りますが、もう書き直しません
setup-kept = { $file }：すでにあり、内容が違います。そのままにしました
setup-made = { $file }：作りました
setup-next = 次を入力してください：{ $command }
setup-noDesktop = XDG_DATA_HOME も HOME も、デスクトップがプログラムを探す場所を示していません
setup-noIdentifier = journal.md に、日記が自分のフォームを見分ける id がありません。付けてください：smjournal config id={ $word }。そのあとフォームを書き出し直してください
setup-noReminderHost = 通知できるもの（systemd、launchd、cron）がありません。カレンダーなら可能です：smjournal reminders ics
setup-noRepository = 日記は git リポジトリにありません。作るには：git init { $folder }
setup-notKept = この端末の設定に保存できませんでした
setup-otherDriver = {"."}gitattributes：*.md はすでに{ QUOTED($name) }で統合されます。そのままにしました
setup-started = 実行しました：{ $command }
setup-store = { $path }：{ $error }
setup-strange = { $file } は Obsidian が書くものではないため、そのままにしました。キーの種類は加えていません
setup-takesFrom = この端末は今後、この日記のフォームが { $folder } に保存したものを日記に取り込みます。ほかには触れません。以前に書き出したフォームには印がありません：smjournal export form
setup-takesNoMore = この端末はもうフォルダーから何も取り込みません。

share = { $expected }のうち{ $mean }

shift-day = { $date }の日勤
shift-named = { $date }の{ $word }
shift-night = { $date }の夜勤
shift-other = { $date }の{ $word }
shift-rest = { $date }の休み
shift-type-day = 日勤
shift-type-night = 夜勤
shift-type-rest = 休み

shiftChange-energy = 体力：前 { $before }、後 { $after }（{ $shifts }）
shiftChange-other-before-after = { $before }：前 { $before2 }、後 { $name }{ $after }（{ $shifts }）

short-day = { PADDED($monthNumber) }/{ PADDED($day) }({ $short })
short-day-year = { $year }/{ PADDED($monthNumber) }/{ PADDED($day) }({ $short })

size-units = B KB MB GB TB

sleep-afterNights = 夜勤の次の勤務の前24時間に{ $seconds }（{ $gaps }）
sleep-afterQuickReturns = 11時間未満の休息で{ $seconds }（{ $gaps }）
sleep-asleep = 睡眠 { $seconds }
sleep-beforeNights = 夜勤の前24時間に{ $seconds }（{ $gaps }）
sleep-comparison = { $measure }：6時間未満のあと { $short }、それ以上のあと { $enough }
sleep-heading = 睡眠
sleep-inGap = 勤務と勤務の間{ $gap }のうち睡眠{ $asleep }
sleep-inGaps = 勤務と勤務の間に{ $seconds }（{ $gaps }）
sleep-mean = 一回の睡眠{ $seconds }（{ $sleeps }回）
sleep-meanSteps = 一日{ $steps }歩（{ $days }）
sleep-short = 勤務前24時間に6時間未満：{ $all }回中 { $short }回
sleep-slept = 睡眠 { $asleep }、{ $from }–{ $until }
sleep-steps = { $steps }歩

sort-doubt = 疑い
sort-frontMatter = ヘッダー
sort-notText = テキスト以外
sort-unreadable = 読めない
sort-value = 誤った値

source-ambiguousDate = { QUOTED($text) }では日と月の区別がつきません。'smjournal config date-order=day-first'か'month-first'で順序を決められます
source-cutShort = 途中で終わっています：一部がありません
source-damaged = 壊れています
source-damagedFile = { QUOTED($path) }は壊れています：バックアップした内容と違います。除きます
source-encrypted = 暗号化されています。先に復号してください
source-fewDays = 日付の行が短すぎます：{ $count }日しかなく、月の表には5日並んでいる必要があります。または日付の列と勤務の列にしてください
source-hiddenFile = { QUOTED($path) }は隠しファイルで、この日記のバックアップではありません。除きます
source-keepsPosition = ImageMagick なしでは { $name } から位置情報を取り除けません。--keep-position ならそのままコピーします
source-loneDays = { $days }（{ $count }日）とほかの日の間が半年以上あいています。ファイルの年を直すか、--from と --until で対象の日を指定してください
source-longHours = { QUOTED($text) } は16時間以上です。その語の時間を --map で指定してください
source-missingColumn = { QUOTED($name) }の列がありません
source-missingEntry = 日記{ QUOTED($name) }がありません
source-missingMedia = { $name } が挙げられていますが、ありません
source-missingMonth = 月の日付がありますが、どの月か、どの年かがどこにもありません。最初の日を --from 2026-12-01 のように指定するか、ファイル名に月を入れてください（rota-2026-12）
source-needsConversion-age = age で暗号化されています。「age -d -i 鍵ファイル -o backup.json ファイル」で自分の鍵を使って開き（パスフレーズなら -i なし）、できたファイルを読み込んでください
source-needsConversion-binaryExcel = バイナリの Excel ファイル（.xlsb）です。.xlsx で保存して取り込んでください
source-needsConversion-database = アプリのデータベースです。アプリの書き出し機能（.csv、.json、.zip など）を使い、それを取り込んでください
source-needsConversion-locked = 暗号化されています。作ったアプリから暗号化せずに書き出してください
source-needsConversion-numbers = Apple の Numbers か Pages のファイルです。そこで Excel（.xlsx）か CSV に書き出して取り込んでください
source-needsConversion-oldExcel = 古い Office ファイル（.xls、.doc）か、パスワード付きのファイルです。開ける所で開き、パスワードなしの .xlsx で保存して取り込んでください
source-needsConversion-ownTable = smjournal が書き出した表で、読み戻すことはできません。日記をバックアップ（export json）として書き出し、それを取り込んでください
source-needsConversion-packed = 読めない方式で圧縮されています。展開して中身を取り込むか、.zip に圧縮し直してください
source-needsConversion-pdf = PDF です。PDF から勤務表を間違いなく読むことはできません。印刷元のカレンダー（.ics）か表（.xlsx、.csv）をもらうか、日付と勤務の列がある表に打ち込んで、それを取り込んでください
source-needsConversion-picture = 画像です。画像から勤務表を間違いなく読むことはできません。カレンダー（.ics）か表（.xlsx、.csv）をもらうか、日付と勤務の列がある表に打ち込んで、それを取り込んでください。写真は smjournal attach で記録に付けられます
source-needsConversion-samsungNotes = Samsung Notes 独自のファイルで、ここでは読めません。アプリでノートを選び「ファイルとして保存」「テキストファイル」とし、フォルダーを --dates file で取り込んでください
source-needsConversion-slides = スライドです。表を表計算ソフトにコピーし、.xlsx、.ods か .csv で保存して取り込んでください
source-needsConversion-text = 文書ファイルです。表を表計算ソフトにコピーし、.xlsx、.ods か .csv で保存して取り込んでください。日記ならテキスト（.txt）か Markdown で保存できます
source-needsProgram = 読めるのは { $name } だけですが、インストールされていません
source-noDate-a-date-is = 日付がありません
source-noDate-is-not-a = { QUOTED($text) }は日付でも時刻でもありません
source-noHours = { QUOTED($text) }は時間ではありません
source-noPerson = { QUOTED($name) }という人はいません。いるのは { $names }。--person で選んでください
source-noShifts = 日付はありますが、その下に勤務がありません
source-noValue = 数式の値がファイルにありません。表計算ソフトで開いて保存してください
source-notALine = 名前とコロンのない行です
source-notBase64 = base64 にない文字です
source-notFormat = { $name }のファイルではありません
source-notXML = XML ではありません
source-nothingFound = { $name } の書き出しにあるものが何もありません
source-offScale = { QUOTED($text) } は { QUOTED($column) } の尺度の範囲外です
source-openHalf = { QUOTED($text) } は半日の休みですが、午前か午後かがわかりません。ファイルで後ろに「午前」か「午後」を書くか、'smjournal vacation add 日 --half morning' で追加してください
source-otherHere = バックアップの内容と違います。ここではそのままにします
source-otherPerson = { $own } ではなく「{ $name }」の勤務表のようです
source-otherTable-birthdays = 誕生日の表で、勤務表ではありません。「smjournal import vcard ファイル」（.vcf）で、または一人ずつ「smjournal people add 名前 --birthday 日」で入れられます
source-otherTable-contacts = 連絡先の表で、勤務表ではありません。人は「smjournal import vcard ファイル」（.vcf）で、または一人ずつ「smjournal people add 名前」で入れられます
source-otherTable-money = 金額の表で、勤務表ではありません
source-otherTable-moods = 気分の表で、勤務表ではありません
source-otherTable-sleep = 睡眠の表で、勤務表ではありません
source-otherTable-unknown = この表が何かを示すものがありません。勤務なら「smjournal import csv ファイル」（複数人なら --person 名前）、気分なら「smjournal import moods ファイル」を指定してください
source-pastDays = すべての日が過去で、最後は { $day } です。別の年の表ではありませんか？
source-record = { $id } による
source-rota = 勤務表による
source-severalPeople = 複数の人がいます。--person で選んでください：{ $names }
source-textBeforeEntries = 最初の日記より前の文字は、どれにも属しません
source-tooDeep = 入れ子が深すぎます：読めるのは { $limit } 段までです
source-tooLarge = 大きすぎます：読めるのは { $limit } までです
source-tooMany = 多すぎます：読めるのは { $limit } 項目までです
source-twelveHours = { QUOTED($text) }は、ほかの行と同じく12時間表記かもしれません。その語の時間を --map で指定してください
source-unclosedQuote = 引用符が閉じられていません。この行は除きます
source-undated = { QUOTED($name) } には名前にもキーにも日付がありません。--dates file でファイルの日付を使います
source-unknownFormat = 対応していない形式です。指定してください（例：smjournal import daylio ファイル）
source-unknownMedia = { $name } は画像でも録音でもありません
source-unknownMethod = 方式 { $method } で圧縮されていますが、対応していません
source-unknownRule = { QUOTED($rule) }は対応していない繰り返しの規則です。最初の一回だけとります
source-unknownZone = { QUOTED($name) }というタイムゾーンはありません。日記のものを使います
source-unknownZone-other = { QUOTED($name) }というタイムゾーンはありません。{ $zone }を使います
source-unusedWord = { QUOTED($word) }という名前はありません。あるもの：{ $others }
source-workingDays = 勤務日
source-wrongPath = { QUOTED($path) }は日記のファイルのパスでないか、二度あります。除きます
source-wrongTag = { QUOTED($name) }は閉じられていますが、ここでは開いていません

span-day = { $day }
span-days = { $fromMonthNumber }月{ $fromDay }日〜{ $day }日
span-days-year = { $year }年{ $fromMonthNumber }月{ $fromDay }日〜{ $day }日
span-months = { $fromMonthNumber }月{ $fromDay }日〜{ $monthNumber }月{ $day }日
span-months-year = { $fromYear }年{ $fromMonthNumber }月{ $fromDay }日〜{ $monthNumber }月{ $day }日
span-years = { $fromYear }年{ $fromMonthNumber }月{ $fromDay }日〜{ $year }年{ $monthNumber }月{ $day }日

start-absenceRepeats = この繰り返しには休暇か病欠が含まれ、{ $days }ごとにまた来ることになります。--once ならこの日だけを書きます
start-again = { $days }ごとに繰り返す
start-areDaysRight = この予定で合っていますか？
start-areRemindersWanted = この通知を設定しますか？
start-areWeeksRight = これが次の2週間で合っていますか？
start-comesAgain = { $days }たつと最初に戻ります。
start-comesOnce = { $span }だけの予定です。その後は繰り返しません。
start-comesOnce-absence = 休暇や病欠は繰り返さないので、{ $span }だけの予定です。
start-enterAgain = もう一度 Enter で、勤務はあとにします。
start-everyDay = 今日のこと。ほかは help
start-everyMood = 気分、1から5
start-everyShift = 勤務が終わったら
start-giveMeaning = 意味を伝えるには：{ $command }
start-howOften = 一度だけですか、繰り返しますか？
start-monthFirst = 11/5 のような日付は月が先です（config date-order=day-first で変わります）。
start-noPlan = 勤務が見つかりません。一日一語または一文字（例：D D N N R R）か、時間付きの勤務（例：日勤 7-19）で書いてください。直すか、このままなら Enter。
start-noReminders = このパソコンには知らせる手段がありません。スマートフォンのカレンダーなら使えます：{ $command }
start-once = { $span }だけ
start-phone = スマートフォン用に、記録用のページと勤務のカレンダーを、日記の隣にファイルで作りますか？
start-phoneBack = フォームで保存したものは、両方で共有するフォルダーから戻ります：{ $inbox }。勤務表に合わせて変わるカレンダー：{ $calendar }
start-phoneFiles = メールかケーブルでスマートフォンへ送ってください：{ $files }
start-questionsLater = 名前、勤務表、休暇は、いつでも「{ $command }」が尋ねます。
start-reminders = { $times }に、記録することを通知します。作るファイル：{ $files }。実行するコマンド：{ $command }。
start-reminders-lines = { $times }に、記録することを通知します。{ $command }に時刻ごとに1行加えます。ほかの行はそのままです。
start-somethingElse = その他
start-strangeWords = わからない言葉：{ $words }。直すか、このままなら Enter。
start-takesShifts = 勤務表から{ $shifts }がなくなります。
start-unpaid = 休憩{ $length }

stated-began = いつ始まりましたか？{ $usual }
stated-callOutToEnd = オンコールの終わり30分以内の勤務後の記録は様子を書いたもので、呼び出しは終わりません。呼び出しの終わりなら：{ $command }
stated-calledOut = 呼び出しですか？
stated-callsOverlap = { $calls } は重なっています。重なる分は一度だけ数えます
stated-clock = 勤務前と勤務後の記録の時刻を勤務時間として数えますか？
stated-disordered = { $hours }では{ $duration }にわたってしまいます。ひとつの勤務の時間を順番に、重ならないように書いてください
stated-earlyEnd = { $time }は予定の終わり{ $planned }より{ $duration }早い時刻です
stated-emptyForPlan = 勤務表どおりなら空のままにします。
stated-endBeforeBegin = その終了は勤務の開始（{ $begin }）より前なので数えません
stated-endOnCall = オンコール中は終了だけでは呼び出しにならず、数えません。呼び出しはこう書きます：{ $option } 23:40-04:10
stated-ended = いつ終わりましたか？{ $usual }
stated-endsByPlan = 時間は予定の終わり（{ $end }）までとして数えます。早く終わった場合: { $command }
stated-farEnd = { $time } は予定の終了{ $planned }から大きく離れています
stated-farStart = { $time }は予定の開始{ $planned }から離れた時刻です
stated-formerCounts = こちらの記録が有効なので数えられません：{ $id }の{ $what }。残すには：{ $command }
stated-fromMoment = 書いた時刻の{ $time }から数えます。本来の時刻に始まったなら：{ $command }
stated-holidays = お住まいの国の祝日（{ $code }）を加えますか？
stated-keepBoth = b 両方残す
stated-laterHolds = 後の記録が有効で、この記録は数えません。この記録を数えるには：{ $command }
stated-longBreak = 休憩{ $break }は勤務{ $presence }より長くなっています
stated-nearEnd = 終わりにこれほど近い記録は時間に数えません。勤務後の記録なら: { $undo } 、その時刻に勤務が始まったなら: { $command }
stated-nextDay = 翌日の時刻なら：{ $command }
stated-noShift-add-it-with = { $what }{ $rest }。加えるには：{ $command }
stated-noShift-day = { $day } には勤務がありません
stated-noShift-there-is = （あるのは：{ $others }）
stated-noShift-word = { $day } には「{ $value }」の勤務がありません
stated-noStart = いつ始まったかわからないので、時間は数えません。書くには：{ $command }
stated-noTimeOnCall = { $day } のその時間にはオンコールがありません。勤務として加えるには：{ $command }
stated-ownWork = これを待つ予定の勤務はありません。{ $day }の別の仕事として記録しました。ほかの日なら：{ $option }
stated-partOfCountry = これは国全体の祝日です。地域の祝日：smjournal config holidays={ $example }
stated-replace-id = { $id } を置き換えますか？
stated-replace-time = { $time } の記録を置き換えますか？
stated-rules = どの労働と休息の基準が当てはまりますか？
stated-sharedMinutes = そのうち{ $counted }を数えます。残りは別の勤務の時間で、重なる時間は一度だけ数えます
stated-spanTwice = その夜は時計が戻るため { $time } が2回あります。最初の { $counted } を数えます
stated-startBehindEnd = その開始は勤務の終わり（{ $end }）より後なので数えません
stated-stays = { $id }のとおり、{ $what }のままです
stated-timeOrKeep = 例：7:50。そのままなら Enter
stated-timeOrNow = 例：7:50。今なら Enter
stated-timeOrPlan = 例：7:50、今。予定どおりなら Enter
stated-timeTwice = その夜は時計が戻るため { $time } が2回あります。{ $counted } を数えます。もう一方なら：{ $command }
stated-workedCounts = { $time }は数えません。rota worked の{ $hours }が有効です。変えるには：{ $command }
stated-workedHolds = これからは{ $id }の{ $what }ではなく、この時間が有効です
stated-wouldNotCount = { $hours }は{ $former }の時間で、{ $shift }では数えられません。先に消すには：{ $command }

stop-words =
    あそこ あちら あなた あまり あれから いくつか いつも いまは おそらく かなり けれど けれども ここで こちら ことが こともある このまま これから これは さらに しかし しかも
    しばらく すぐに すこし すべて せいぜい そうして そこで そして そのあと そのまま その後 その日 それから それで それでも それに それは たくさん たぶん ために だいたい だから
    ちょうど ちょっと つまり でした でしょう です では でも という ときに ところ とても なかった ながら なので なんだか なんとか について によって のような ほかに ほとんど
    ほんとうに ました ます また まだ まったく まで もう もっと ものの やっと やはり ような ように よりも わたし 一番 今回 今日 今月 今週 仕事 何か 何度 入院 全部 出勤
    前日 勤務 午前 午後 夕方 夜勤 少し 日勤 明日 昨日 時間 最初 最後 最近 朝から 本当に 来週 毎日 病棟 結局 自分 色々

store-changedSinceRead = その間に変更されました。何も書いていません
store-folderNotEmpty = このフォルダーにはすでにファイルがあります。新しいものを選んでください
store-foreignJournal = この日記は別の利用者のものです。これでよければ -C フォルダー または SMJOURNAL_DIR で指定してください
store-forgotten = 最後の変更は{ $day }に消し去られ、戻せません。次の「undo」は一つ前の変更を取り消します
store-insideJournal = 日記 { $root } の中になり、そのファイルも読まれてしまいます。何も作っていません
store-invalidPath = 日記の中のパスではありません
store-journalAway = この端末の日記が見つかりません。ディスクがマウントされていないか、フォルダーが移動されました。-C フォルダー で場所を示すか、'smjournal init フォルダー' で別の日記を作ってください
store-journalExists = すでに日記があります。手を付けていません
store-locked = 封印されています。ターミナルではパスフレーズを尋ねます。「smjournal unlock」でしばらく開けます
store-nameTaken = その名前は使われています
store-noFolder = そのようなフォルダーはありません
store-noJournal = ここにも上のフォルダーにも日記がありません。-C フォルダー または SMJOURNAL_DIR で指定するか、作ってください：smjournal init フォルダー
store-noJournalThere = このフォルダーに日記はありません。日記のフォルダーには journal.md があります
store-notAProfile = 日記の印ではありません：ヘッダーに smjournal というキー（smjournal: 1）がありません
store-notAnExport = この名前のファイルがあり、この端末の知るかぎり、この日記の以前の書き出しそのままではありません。置き換えていません。消すか、別の名前にしてください
store-notAnIndex = smjournal の索引ではありません。そのままにしました。索引がないと答えに時間がかかります
store-notFound = そのファイルはありません
store-notUndone = { $StoreError }。この変更は残り、次の「undo」は一つ前の変更を取り消します
store-nothingToUndo = 取り消すものがありません
store-profileCopied = journal.md がなくなった日誌です。同期ツールが { $name } を残しました。「smjournal conflicts」で見られ、「smjournal resolve --all」で元の名前に戻ります
store-profileGone = journal.md がなくなった日誌です。別の端末、バックアップ、git から戻すか、「smjournal init」とこのフォルダーで新しく作ってください
store-seal-copyBeside = 封印する記録の別の版で、読める形で残ってしまいます。先に「smjournal resolve」で解決してください
store-seal-file = 開けません：壊れているか、別の鍵に封印されています
store-seal-identity = 鍵を開けないか、使えません：パスフレーズが違うか、age の identity ではないファイルです
store-seal-noIdentity = 封印を開く鍵がこの端末にありません。「smjournal seal setup --identity ファイル」で紙の鍵を引き継ぎます。「smjournal seal setup」だけでは新しい鍵を作り、すでに封印したものは開けません
store-seal-noMemory = メモリー上のフォルダー（XDG_RUNTIME_DIR、/dev/shm）がなく、封印した本文はディスクに置けません
store-seal-noProgram = age も rage もインストールされていないので、何も書いていません。age は https://age-encryption.org にあります
store-seal-noRecipients = プロフィールに封印先（seal-to）がないので、何も書いていません。「smjournal seal setup」で書けます
store-seal-notUndone = 最後の変更は封印で、「undo」では戻せません。「smjournal unseal」で戻せます。次の「undo」は一つ前の変更を取り消します
store-seal-passphrase = age がパスフレーズを設定しなかったので、何も設定していません
store-seal-recipients = { $recipients } に封印できません：age の recipient ではないものがあるか、プログラムが失敗しました。何も書いていません
store-seal-sealFirst = それではプロフィールが封印する種類の記録になるので、何も変えていません。先に「smjournal seal ID」で封印するか、新しく書いてください
store-seal-unclear = ここの「sealed」の意味がはっきりしないので、平文では何も書いていません。「smjournal check」が行を示し、「smjournal config sealed=entry」などで直せます
store-symbolicLink = シンボリックリンクです。リンクはたどりません
store-system = { $call }：{ $errno }
store-textElsewhere = 上書きしません。ファイルは{ $reason }
store-textHoldsMarkers = 本文に統合途中の行（<<<<<<<、=======、>>>>>>>）があり、競合とみなされます。何も書いていません
store-textHoldsNUL = 本文に NUL バイトがあり、読み戻せません。何も書いていません
store-tooLarge = 記録としては大きすぎます

streak-bridged = { $current }分の記録（休みの日を除く）
streak-in-a-row = { $current }続いています
streak-record = { $row }（最長{ $record }日）

strength-large = 大きな
strength-medium = 中くらいの
strength-small = 小さな

suggestedTags-death = 看取り
suggestedTags-doubts = 迷い
suggestedTags-emergency = 急変
suggestedTags-family = 家族
suggestedTags-fatigue = 疲れ
suggestedTags-great-team = すばらしいチーム
suggestedTags-hard-shift = つらい勤務
suggestedTags-learning = 学び
suggestedTags-lovely-encounter = うれしい出会い
suggestedTags-pride = 誇り
suggestedTags-recovery = 回復

suggestion-did-you-mean = 。「{ $value }」のことですか？
suggestion-mood = 気分：{ $emoji } { $step }（{ $words }）
suggestion-nothing = 本文からはっきり言えることはありません。
suggestion-people = 人物：{ $people }
suggestion-places = 場所：{ $places }
suggestion-tags = タグ：{ $tags }
suggestion-toTakeOver = 取り入れるには：

summary = { $meaning }{ $count }
summary-and = 、ただし{ $doubt }
summary-in = { $text }（{ $days }中）
summary-kinds = （{ $kinds }）
summary-off = 、休暇・不在{ $days }
summary-on-call = 、オンコール{ $onCall }
summary-rest = 、休み{ $rests }

sync-both = 両方
sync-bothFilesStay = 両方とも残ります。もう一方の { $path } は今 { $name } です
sync-brokenMarkers = つじつまの合わない統合の印があります。エディターで直してください
sync-choose = 両方で{ $map }が変わっています。--ours か --theirs で選んでください{ $keyToTake }{ $isOfText }。エディターで直すこともできます
sync-choose-keep-both-with = 、--both なら両方残せます
sync-choose-or-for-one = 、キーごとなら --take { $value }=ours
sync-chooseName = 両方で別の名前が付けられました。--ours か --theirs で選んでください
sync-clashes = 両方で{ $map }が変わっています
sync-clearBesideSealed = 封印済みの { $sealed } の隣に、読める形のまま残っています。「smjournal seal { $path }」はこの文も封印して両方を残し、「smjournal resolve { $path } --ours」は封印済みのものだけ、--theirs はこちらだけを残します
sync-copy = { $original } の二つ目の版（{ $tool }）
sync-copyLeft = { $original } の二つ目の版です。「smjournal conflicts」で詳しくわかります
sync-copyOfNothing = すでにない { $original } の二つ目の版
sync-differs = 違うところ：{ $places }
sync-each = 一つずつ
sync-everyDevice = 端末ごとに一度必要です：git も Syncthing もこれを運びません。
sync-here = こちら
sync-kept = { $path } はそのまま、{ $copy } は今 { $trash } です
sync-later = あとで
sync-markers = 統合途中の印があります
sync-mended = { $path } の版を統合しました{ $former }
sync-mended-the-file-as = 。元のファイルは今 { $value } です
sync-mergeLeft = 両方で{ $map }が変わっています。ファイルに印があります
sync-mergeable = 統合できます
sync-merged = { $copy } を { $original } に統合しました。コピーは今 { $trash } です{ $former }
sync-merged-the-former-text = 、以前の本文は { $value }
sync-noConflicts = 競合はありません
sync-removed = { $path } は今 { $trash } です
sync-restored = { $copy } は今 { $name } です
sync-same = どちらも同じ内容です
sync-sameName = { $paths }：一部のシステムでは同じ名前です（大文字と小文字、濁点などの表し方）。一方を改名してください
sync-sealedLeft = 封印済みで、両方で変わっています。「smjournal unlock」の後、「smjournal resolve --all」で両方をまとめます。鍵がなければ、--ours か --theirs で選んでください
sync-separated = { $path } の二つ目の記録は今 { $name } です
sync-stays = { $path } はそのままです
sync-strangeTrash = { $path } がごみ箱にありますが、この端末で入れたものではありません。戻すには：smjournal restore { $path }
sync-tellGit = 続けて git に伝えてください：git add -- { $files }
sync-there = 相手
sync-twin = 日時とタイトルから、{ $original } と同じ記録です
sync-twoFiles = 同じ名前の別々のファイルです。両方とも残ります
sync-twoRecords = 同じ名前の記録が二つあります。両方残ります
sync-uncertainPlan = { $path } は休暇の予定ですが、二つの版がぶつかっています。解決するには：smjournal resolve --all
sync-uncertainRota = { $path } は勤務の予定を示しますが、二つの版がぶつかっています。解決するには：smjournal resolve --all
sync-waiting-deletedByThem = こちらで変更され、相手側で削除されました。git が本文を残して待っています
sync-waiting-deletedByUs = こちらで削除され、相手側で変更されました。git が本文を残して待っています
sync-waiting-renamed = こちらで移され、相手側では { $path } に移されました。git が待っています
sync-waiting-sealedByThem = こちらで読める形のまま変更され、相手側で封印されました。--theirs は封印したまま残し、--ours は変更した本文を読める形で残します
sync-waiting-sealedByUs = こちらで封印され、相手側で読める形のまま変更されました。--ours は封印したまま残し、--theirs は変更した本文を読める形で取ります
sync-wasSame = { $copy } に新しい内容はありませんでした。今は { $trash } です
sync-whichSide = どちらを残しますか？

systemError-busy = 使用中です
systemError-exists = すでにあります
systemError-inputOutput = 入出力エラー
systemError-invalid = 引数が正しくありません
systemError-isFolder = フォルダーです
systemError-nameTooLong = 名前が長すぎます
systemError-noAccess = 権限がありません
systemError-noEntry = そのファイルやフォルダーはありません
systemError-noSpace = ディスクに空きがありません
systemError-none = システムのエラー { $errno }
systemError-notFolder = フォルダーではありません
systemError-notPermitted = 許可されていない操作です
systemError-otherDevice = 別のファイルシステムです
systemError-quota = ディスクの割り当てを使い切りました
systemError-readOnly = 読み取り専用のファイルシステムです
systemError-tooLarge = ファイルが大きすぎます
systemError-tooManyFiles = 開いているファイルが多すぎます

tag-keywords =
    つらい勤務: つらい|大変|きつい|忙しすぎ|人手不足|人が足りない|余裕がな|
    うれしい出会い: 笑顔|ありがとう|感謝|話せた|出会い|感動|心に残る |
    学び: 学ん|勉強|研修|学生|教わ|技術|指導|
    すばらしいチーム: チーム|同僚|一緒に|助けて|
    疲れ: 疲れ|へとへと|睡眠不足|眠れな|眠い|くたくた|限界|
    誇り: 誇ら|できた|うまくいっ|やりとげ|褒め|
    迷い: 迷い|悩|疑問|自信がな|ミス|すべきだった|
    急変: 急変|心停止|蘇生|救急|緊急|コードブルー|
    看取り: 亡くな|死亡|看取|最期|緩和|
    回復: 回復|退院|帰宅|良くな|治っ|歩け|
    家族: 家族|親戚|夫が|妻が |母|父|娘|息子 |子ども |

team-basis = 少なくとも{ $people }人、{ $months }
team-heading = { $people }人、{ $month }〜{ $month2 }
team-measure-hours = 月の労働時間
team-measure-nights = 月の夜勤
team-measure-shifts = 月の勤務
team-measure-shortRests = 月の11時間未満の休息
team-method = 終わった月の各人の平均の平均（四捨五入）。一人は一回だけ数えます。
team-noFigures = 「team figures」が出力する一人分の数字ではありません
team-shutMonths =
    { $count ->
        [1] 1か月は
       *[other] { $count }か月は
    }一部の数字から除きました：書いた人が下限（minimum）の{ $minimum }人より少ないためです。
team-tooFew =
    { $people ->
        [1] 1人では
       *[other] { $people }人では
    }足りません：どの数字にも、同じ終わった月に書いた人が下限（minimum）{ $minimum }人必要です

template-missing = journal.md にあるひな形「{ $name }」が templates にないので、いつものものを使います
template-unknown = ひな形の{ $names }に当たる項目がないので、そのまま残します
time = { TWO($hour) }:{ TWO($minute) }
time-off-approved = 承認済み
time-off-finished = 終了
time-off-leave = 休暇
time-off-other = 不在
time-off-planned = 予定
time-off-rtt = RTT
time-off-sick = 病気休暇
time-off-training = 研修
time-off-underWay = 休暇中

timeOffUnderWay-back-to-work = 次の勤務は{ ON($day) }（{ $type }）です。
timeOffUnderWay-not-today = 休暇は今日を除いてあと{ $days }です。{ $end }
timeOffUnderWay-time-off-left = 休暇中です！🌴 今日を含めてあと{ $days }。{ $end }
timeOffUnderWay-today-is-your =
    { $dayNumber ->
        [1] 今日はお休みの日です！🎉
       *[other] 休暇の最終日です。🌴
    }
timeOffUnderWay-your-time-off = 今日から休暇です！🎉 { $days }。{ $end }

title-good =
    { $shift ->
        [night] 良い夜勤
        [rest] 良い休みの日
        [other] 良い{ $shift }勤務
       *[day] 良い一日
    }
title-goodStart =
    { $shift ->
        [night] 準備万端、夜勤の前
        [rest] 準備万端、休みの日の前
        [other] 準備万端、{ $shift }勤務の前
       *[day] 準備万端、一日の前
    }
title-great =
    { $shift ->
        [night] すばらしい夜勤
        [rest] すばらしい休みの日
        [other] すばらしい{ $shift }勤務
       *[day] すばらしい一日
    }
title-hard =
    { $shift ->
        [night] つらい夜勤
        [rest] つらい休みの日
        [other] つらい{ $shift }勤務
       *[day] つらい一日
    }
title-heavy =
    { $shift ->
        [night] 重い夜勤
        [rest] 重い休みの日
        [other] 重い{ $shift }勤務
       *[day] 重い一日
    }
title-heavyButGood =
    { $shift ->
        [night] 重いけれど報われた夜勤
        [rest] 重いけれど報われた休みの日
        [other] 重いけれど報われた{ $shift }勤務
       *[day] 重いけれど報われた一日
    }
title-plain =
    { $shift ->
        [night] いつもどおりの夜勤
        [rest] いつもどおりの休みの日
        [other] いつもどおりの{ $shift }勤務
       *[day] いつもどおりの一日
    }
title-slowStart =
    { $shift ->
        [night] 元気の出ない、夜勤の前
        [rest] 元気の出ない、休みの日の前
        [other] 元気の出ない、{ $shift }勤務の前
       *[day] 元気の出ない、一日の前
    }
title-tense =
    { $shift ->
        [night] 緊張している、夜勤の前
        [rest] 緊張している、休みの日の前
        [other] 緊張している、{ $shift }勤務の前
       *[day] 緊張している、一日の前
    }
title-tiring =
    { $shift ->
        [night] 疲れた夜勤
        [rest] 疲れた休みの日
        [other] 疲れた{ $shift }勤務
       *[day] 疲れた一日
    }
title-tiringButGood =
    { $shift ->
        [night] 疲れたけれど良い夜勤
        [rest] 疲れたけれど良い休みの日
        [other] 疲れたけれど良い{ $shift }勤務
       *[day] 疲れたけれど良い一日
    }

trash-emptied = { $files }をごみ箱から消しました
trash-empty = ごみ箱は空です
trash-forgetNeedsConsent = 何も消し去っていません：確認できませんでした。{ $flag } なら確認せずに消し去ります
trash-forgetQuestion = { $records }（全部で{ $files }）を完全に消し去りますか？「undo」でも戻りません。
trash-forgettingFinished = 途中だった消し去りを終えました
trash-forgotten = 完全に消し去りました：{ $files }
trash-heldByBackup = バックアップ（{ $day }）にあるかもしれません：{ $path }
trash-heldByBackup-standard-output = 標準出力
trash-heldByCopy = 隣のファイルにまだあります（エディターのものかもしれません）：{ $path }
trash-heldByDevices = ほかの端末には同期が済むまで残り、そこの古い版にはさらに長く残ります
trash-heldByGit = git の履歴にまだあります：{ $commits }
trash-heldByVersions = Syncthing の古い版（.stversions）にまだあります：{ $files }
trash-heldElsewhere = ほかのプログラムや人が持つものには、ここからは手が届きません：コピー、書き出し、ほかのバックアップ、ディスクの空き領域。
trash-kept = 何も消していません
trash-mediaLeft = そこだけに書かれていたファイルがまだあります：{ $path }
trash-namesake = 同じ名前だった別の記録がごみ箱にあり、そのまま残ります：{ $path }
trash-needsConsent = 何も消していません：確認できませんでした。{ $flag } なら確認せずに消します
trash-nothingForgotten = 何も消し去っていません
trash-nothingOlder = ごみ箱に{ $days }より古いものはありません
trash-question = { $files }をごみ箱から完全に消しますか？「undo」でも戻りません。
trash-restored = { $path } を { $name } として戻しました
trash-since = { $day }に削除
trash-staged = git のインデックスにまだあります（コミットにはありません）

trend = { $period }で{ $now }（{ $share }）
trend-as-before = { $mean }、前と同じ
trend-higher = 高い
trend-lower = 低い
trend-nothing-written-in = { $days }間、何も書いていません
trend-over = { $days }間
trend-than-before = { $mean }、前より{ $amount }{ $change }

unasked-foreign = git リポジトリはほかの利用者のものです
unasked-gitMissing = git がインストールされていません
unasked-unreadable = git がリポジトリを読めません

unknown-and = ただし{ $parts }
unknown-history = 履歴にまだ残っているかはわかりません
unknown-merge = git が何を待っているかはわかりません
unknown-remotes = 日記がどこに送られるかはわかりません
unknown-setup = 何も準備していません
unknown-which-has-no = { $value }（意味は未設定）
unknown-which-have-no = { $parts }（意味は未設定）
unknown-with = { $word }の日が{ $days }
unknown-without-a-plan = 予定のない日が{ $unplannedDays }

unknownKind-did-you-mean = 。{ $name } のことですか？
unknownKind-kind-is-unknown = kind：{ QUOTED($found) }は不明なので、日記として読みます{ $hint }

unknownRegion = holidays：{ QUOTED($word) }は 2026-11-20 のような日でも、使える地域コードでもありません。使えるコード：{ $codes }

unknownShift-did-you-mean = 。{ $value } のことですか？
unknownShift-has-no-meaning = { QUOTED($word) }は意味がわからないので、仕事にも休みにも数えません{ $hint }
unknownShift-say-what-it = 。意味は journal.md の shifts に書いてください

usage-contradiction = 「{ $one }」と「{ $other }」は同時に使えません
usage-example = 例：{ $command }
usage-inputReadInPart = 標準入力は、ループなどですでに一部が読まれています。「-」で残りが本文になり、「< /dev/null」で読まずに残ります
usage-mergeNotes = 二つの記録を一つにする命令はありません。「smjournal show B」で一方の本文を表示し、「smjournal edit A」でもう一方に書き足し、「smjournal delete B」で元の記録をごみ箱に移せます。
usage-missingArgument = 引数 { $placeholder } がありません
usage-missingValue = オプション「{ $option }」には値が必要です：{ $option } { $placeholder }
usage-noSuchDay = 「{ $found }」：{ $month }は{ $length }までです
usage-notDiffering-the-versions-don = 「{ $found }」：そこでは版に違いがありません。違うところ：{ $places }
usage-notDiffering-there-are-no = 「{ $found }」：ここには選べるキーがありません。--ours か --theirs で選んでください
usage-notSealable = { $kind }は封印できません。日記、人、睡眠は封印できます
usage-notUTF8 = { $name }：UTF-8 のテキストではありません
usage-nothingToWrite = 書くものがありません：{ $options } を指定してください
usage-ownMood = 自分の言葉にするには：{ $command }
usage-repeated = オプション「{ $option }」が二度指定されています
usage-severalShifts = その日には勤務がいくつかあります：{ $words }。どれかを指定してください
usage-spanTooLong = 「{ $span }」は{ $years }年を超えています
usage-textIsNoKey = 「{ $word }」はキーではありません。記録の本文は「smjournal edit」で変え、「smjournal append」で書き足せます
usage-unencryptedFolder = 「{ $option }」には一つのファイルが必要です：フォルダー「{ $folder }」の中のファイルは暗号化されません。{ $file } のようにファイルを指定してください
usage-unexpectedArgument = 「{ $word }」は余分な引数です
usage-unexpectedValue = オプション「{ $option }」に値は付けられません
usage-unknownCommand = 「{ $word }」というコマンドはありません{ $nearest }
usage-unknownFormat = 「{ $word }」という形式はありません{ $nearest }
usage-unknownJournal = 「{ $name }」という日記はありません。あるのは { $known } です
usage-unknownJournal-none = 「{ $name }」という日記はありません。名前を付けるには：smjournal config { $name }=フォルダー
usage-unknownOption = 「{ $word }」というオプションはありません{ $nearest }
usage-unknownSetting = 「{ $key }」という設定はありません{ $nearest }
usage-unknownSetting-did-you-mean = 。「{ $value }」のことですか？
usage-unknownShift = 「{ $word }」は勤務表で意味を持ちません{ $nearest }
usage-unknownShift-did-you-mean = 。「{ $value }」のことですか？
usage-unknownShift-say-what-it = 。意味を指定してください：rota set --shift-type { $definition }
usage-unknownTopic = 「{ $word }」というコマンドも項目もありません（項目：{ $topics }）{ $nearest }
usage-untilBeforeFrom = 「{ $span }」は始まる前に終わっています
usage-wrongValue = { $found }：{ $expected }を指定してください{ $nearest }
usage-wrongValue-alone = 「{ $found }」
usage-wrongValue-name = { $name }「{ $found }」
usage-yearOpen = 「{ $span }」は { $read } になります。そのつもりなら、そのとおり入力してください

verbs =
    ごみ箱 trash
    ゴミ箱 trash
    シフト rota
    タグ tags
    ヘルプ help
    一覧 list
    交換 rota swap
    人物 people
    今日 today
    休暇 vacation add
    元に戻す undo
    出勤 check-in
    削除 delete
    勤務 rota
    勤務前 check-in
    勤務後 check-out
    勤務表 rota
    取り消し undo
    取り込み import
    報告 report
    封印 seal
    年 year
    復元 restore
    思い出 memories
    探す search
    新規 new
    日 day
    日記 new
    時間 report
    書き出し export
    書く new
    月 month
    検索 search
    欠勤 rota off
    気分 mood
    病欠 rota off
    病気 rota off
    確認 check
    移動 move
    統計 stats
    編集 edit
    表示 show
    設定 config
    追記 append
    退勤 check-out
    通知 reminders
    週 week
verbs-change = 変更
verbs-everyDay = 毎日
verbs-files = ファイル
verbs-look = 見る
verbs-plan = 予定
verbs-setUp = 設定

versions-bothShifts = 両方とも残ります。{ $path } は { $other } に加わる勤務になりました
versions-choose = 版によって{ $map }が違い、どちらが古いかはわかりません。--ours か --theirs で選んでください{ $keyToTake }{ $isOfText }。エディターで直すこともできます
versions-choose-keep-both-with = 、--both なら両方残せます
versions-choose-or-for-one = 、キーごとなら --take { $value }=ours
versions-choosePerson = 同じ名前の人が二人います。--ours か --theirs で統合するか、一方に別の名前を付けてください：{ $command }
versions-chooseShift = 同じ日の変更が二つあります。--ours か --theirs で選ぶか、--both で両方の勤務を残してください
versions-copy = コピー
versions-differ = 版によって{ $map }が違います。どちらが古いかはわかりません
versions-file = ファイル
versions-namesake = { $name }はすでにいて（{ $path }）、今は二つあります。新しい方は 'smjournal undo' で取り消せます
versions-sameDay = { $original } と同じ日を変え、内容が違います
versions-samePerson = { $original } と同じ名前です
versions-unaskedGit = { $refusal }。{ $matter }
versions-untouched = この端末の変更記録では、{ $keys } は変わっていません
versions-written = { $side }：{ $moment } に変更{ $writer }

view-dayMark = 日
view-daysWritten = 書いた日：{ $days }
view-effects = 良い日とつらい日に伴うもの
view-holiday = 祝日
view-hours = { $from }–{ $until }、{ $seconds }
view-mayHelp = 助けになるかもしれないこと
view-memoriesDay = ほかの年のこの日
view-memoriesMonth = ほかの年のこの月
view-memoriesWeek = ほかの年のこの週
view-mood-mood = 気分：{ $value }
view-mood-no-mood-noted = 気分の記録なし
view-moodDays = { $all }のうち{ NUMBER($days) }日の気分を記録
view-moods = 気分（一日一つ）
view-nightMark = 夜
view-noHours = { $words }の時間がわかりません：「rota set」に --hours { $words2 }=HH:MM-HH:MM を付けて指定できます
view-noPlanProblems = 抜けも重なりもありません。
view-noPrompts = 今日お知らせすることはありません。
view-noRota = 勤務表がまだありません。作るには：smjournal rota set --from 日 --cycle '日勤 日勤 夜勤 夜勤 休み 休み'
view-people = 人物
view-planned = 予定
view-productive = 書く曜日と時間
view-productivity = { $entries }、{ $words }
view-records = 記録
view-recovery = 休息と仕事（この28日間）
view-rotaLater = { $day }からは前に決めた勤務表が続きます。それも変えるには：{ $command } …
view-rotaSet = 勤務表を { $path } に書きました：{ $day }から{ $days }周期
view-shiftChanges = 勤務の前と後
view-tags = タグ
view-timeOff = 休暇
view-timeOff-title = 休暇：{ $value }
view-trends = 気分と評価（各日の最後の値）：7日間と30日間、その前の同じ日数と比べて
view-warningSigns = 少し気にかけたいこと
view-words = { $words }、読むのに{ $minutes }

warningNote = これはご自身の記録からの観察で、診断ではありません。思い当たるときは、信頼できる人、産業保健の窓口、またはかかりつけの医師に話してみてください。表示しないには：journal.md に warning-signs: false。

warningSign-in-the-days = 。その前の90日間は { $value }
warningSign-over-four-weeks = { $dimension }：この四週間の{ $scale }は平均 { $mean }（{ $records }）{ $usual }。

week-mood = 気分 { $mood }（{ $mood2 }）
week-your-week = この一週間（{ $from }）：{ $parts }。

weekday-1 = 月曜日
weekday-2 = 火曜日
weekday-3 = 水曜日
weekday-4 = 木曜日
weekday-5 = 金曜日
weekday-6 = 土曜日
weekday-7 = 日曜日
weekday-short-1 = 月
weekday-short-2 = 火
weekday-short-3 = 水
weekday-short-4 = 木
weekday-short-5 = 金
weekday-short-6 = 土
weekday-short-7 = 日

word-badge = { QUOTED($badge) }は独自のバッジです。{ QUOTED($nearest) }のことですか？
word-key = { QUOTED($key) }は独自のキーです。{ QUOTED($nearest) }のことですか？
word-mood = 気分{ QUOTED($mood) }はどの数字にも入りません。{ QUOTED($nearest) }のことですか？
word-mood-none = 気分{ QUOTED($mood) }はどの数字にも入りません：登録された言葉でも絵文字でもありません
word-privateKey = { $nearest }{ QUOTED($key) }はそのように扱われ、記録は書き出されません。「private: false」と書けば非公開ではなくなります。

work-afterNight = 夜勤はいかがでしたか？
work-afterShift = 勤務はいかがでしたか？
work-ahead = これから { $shifts } · 予定 { $planned }
work-areLettersRight = 職場でもこの意味ですか？
work-averageOpen = 週の平均はどの基準とも比べていません。その期間でわかっている日が{ $days }より少ないためです。
work-averageOver = 週の平均は、わかっている{ $days }日で計算しています。休暇、病気、その他の欠勤はどちらの側からも除いています（2003/88/EC 16条b。その他の欠勤はこのプログラムの判断）。
work-basis-notes = 記録
work-basis-plan = 勤務表
work-basis-said = 申告
work-calledOut = 呼び出し { $text }
work-change = { $day }：{ $was } → { $now }{ $notice }
work-change-notice = 、{ $notice }
work-changes = { $all }のうち{ $changed }が変更、うち{ $short }は予告48時間未満
work-daysWorked = 出勤 { $days }
work-eachShift = 勤務ごとの時間の根拠：smjournal report --shifts
work-extra = 追加
work-fromDay = から { $day }
work-giveHours = その日の時刻を入れるには：{ $command }
work-goesOn = 勤務は続きます。{ $time }の勤務後の記録はもう数えません
work-halfDay-afternoon = 半日、午後
work-halfDay-morning = 半日、午前
work-hasNotes = { $day }には勤務前か勤務後の記録がすでにあります。そのまま残り、時間も数えます
work-hoursLater = { $day }の{ $word }には時刻がありません。わかっている時刻は{ $from }からのものです
work-hoursOwed = たまった時間を使います。働かず、契約はその日を数えます。
work-howToChooseRules = 休息の基準が選ばれていません。数字だけを示します。選ぶには：smjournal config rest-rules=eu（fr-hospital、fr、uk、de、ch も）
work-howToMean = 例：日勤 07:00-19:30 休憩 30、日勤 8-12 と 16-20、夜勤 19:00-07:00、オンコール、研修、休み、休暇、病欠
work-isOneDay = 「{ $words }」は勤務のない一日ですか？
work-leftOut = 含まないもの：{ $days }。
work-longDay = { $day }の労働が{ $minutes }になります
work-longSpan = { $span }（{ $days }）でよいですか？
work-meansFrom = { $word } は{ $day }からこの意味です。それより前は元の意味のままです。前の日も直すには：{ $command }
work-missingCheckOuts = 勤務後の記録がない日：{ $days }。予定で終わりがわかるものは、それを使っています。
work-nextShift = 次：{ $what }{ $at }
work-nextShift-at = 、{ $value }
work-nightIsOn = 夜勤が続く間は{ $day }が今日です。次の日なら：{ $other }
work-noAverage = 週の平均と契約との差はありません。ほかの日のうちどれが休みだったかを示す勤務表がないためです。書くには：smjournal rota set
work-noChanges = 公開された勤務表の変更はありません。
work-noCheckOut = { $what }には勤務前の記録があり、勤務後の記録がありません。{ $option } で指定できます
work-noFindings = 休息、週、連続勤務はどれも基準内です。
work-noWork = 休み
work-notInCycle = { $word } には時間がありますが、繰り返しに入っていません
work-onCallTotal = オンコール { $seconds }
work-otherToday = 今日の別の仕事
work-ownLimits = journal.md の基準を優先します：{ $limits }。
work-partOfRest = { $whole }の休息のうち{ $part }
work-pastChanged = すでに過ぎた日のうち勤務が変わった日：{ $days }。「undo」で元に戻せます
work-replaced = 集計外（別の記録が有効）：{ $id }
work-reportLimits = 基準は事実と並べて示しています。基準では、職場でのオンコールは勤務に数えます。協定によって異なることがあります。これは判定ではありません。
work-reportSources = 勤務は始まった日に属します。時間は申告したもの、なければ勤務表のものです。勤務前後の記録の時刻は、プロフィールで決めた場合か、勤務表がない場合だけ数えます。実働は拘束時間から無給の休憩を引いたものです。
work-restBefore = 前の休息 { $seconds }
work-sameAbsence = この日はすでに休みです：{ $id }
work-sameExtra = この追加勤務はすでにあります：{ $id }
work-sameShifts = { $first }と{ $second }は同じなので、入れ替えても変わりません
work-shared = 重なる勤務の{ $minutes }は一度だけ数えます
work-shiftForLeave = 勤務表では{ $day }は{ $what }です。代わりに勤務が入ります
work-shiftInTimeOff = { $day }は休み（{ $what }）です。そのままでは勤務は数えません
work-shiftsGo = 勤務表では{ $day }に勤務がいくつかあります。これからは{ $what }がなくなります
work-soFar = これまで
work-swapsBack = 元に戻ります：{ $day }は予定どおりの勤務になります
work-tookLastShift = 最後に始まった勤務とみなしました：{ $what }。--date や --shift で別のものを指定できます
work-unknownRest = 前の休息は不明：予定のない日が{ $unplannedDays }
work-unknownRests = 予定のない日を含み、勤務があったかもしれない休息：{ $count }回（数えていません）。
work-weekTotal = { $shifts } · 予定 { $planned } · 実働 { $worked }
work-whatMeans = 「{ $word }」はどういう意味ですか？
work-whichHours = 「{ $word }」は何時から何時までですか？
work-whichShift = どの勤務のことですか？
work-wordBefore = これまでは別の意味でした：{ $former }
work-wordsSaved = { $words }の意味を { $path } に書きました
work-workedHours = 実働{ $worked }
work-workedInTimeOff = { $day }は休み（{ $what }）ですが、この時間は勤務として数えます
work-writeAnyway = それでも書きますか？
work-zoneFrom = 新しいタイムゾーンは{ $day }からです。今日の勤務の時間は変わりません

writer-device = 、端末 { $name } で
writer-thisDevice = 、この端末で

yaml-aliasInItself = エイリアス { $name } が自分自身を含む値を指しています
yaml-aliasesTooLarge = エイリアスの表す値が{ $limit }個を超えています
yaml-blockScalarHeader = { QUOTED($found) }は | や > のあとに置けません
yaml-blockScalarIndentation = 本文の前の空行に、本文より多くの空白があります
yaml-collectionOnSameLine = リストやキーの組はこの行から始められません。次の行から始めてください
yaml-colonInValue = 値の中に二つ目のコロンがあります。値を引用符 "…" で囲んでください
yaml-commentWithoutBlank = 注釈の # の前に空白が必要です
yaml-conflictMarker = 統合途中で残った行です
yaml-contentAfter = { $construct }の終わりのあとに{ QUOTED($found) }があります
yaml-controlCharacter = 文字 U+{ $width } は使えません
yaml-directiveWithoutDocument = 指示行だけで文書がありません
yaml-documentMarkerInside = { $construct }の中に --- または ... の行があります
yaml-duplicateDirective = { QUOTED($text) }が二度あります
yaml-duplicateKey = { QUOTED($key) }はすでに{ $line }行目にあります。最後のものが有効です
yaml-emptyFlowEntry = コンマの間に何もありません
yaml-flowKeyOnOtherLine = キーとコロンは同じ行に書いてください
yaml-foreignFrontMatter = ヘッダーは{ QUOTED($found) }ではなく、ハイフン三つで始まります。本文とみなします
yaml-found = { QUOTED($found) }になって
yaml-frontMatterNotFirst = これらのキーはほかの文字のあとにあるので本文になります。ファイルの先頭に置いてください
yaml-invalidDirective = { QUOTED($text) }は指示行ではありません
yaml-invalidEscape = { QUOTED($text) }はエスケープ列ではありません。逆斜線は \\ と書きます
yaml-invalidTag = { QUOTED($tag) }は型ではありません。値を引用符 "…" で囲んでください
yaml-invalidUTF8 = バイト { $width } は UTF-8 ではありません
yaml-keyTooLong = キーまたは名前が{ $limit }を超えています
yaml-mergeKey = キー「<<」は読まれません。代わりに元のキーをそのまま書いてください
yaml-missingAnchorName = & や * に名前がありません。値を引用符 "…" で囲んでください
yaml-missingColon = { QUOTED($text) }にコロンと空白がありません：「キー: 値」と書いてください
yaml-missingComma = コンマか{ $construct }の終わりが必要ですが、{ QUOTED($found) }があります
yaml-multilineKey = キーは複数の行にわたれません
yaml-notIndented = この{ $construct }の行は、キーより深く字下げしてください
yaml-notJSON = { $expected }が必要ですが、{ $isEmpty }います
yaml-notMapping = ヘッダーが「キー: 値」の行になっていません
yaml-notUTF8 = UTF-16 または UTF-32 です。UTF-8 で保存してください
yaml-of-alias = エイリアス
yaml-of-blockMapping = キーの組
yaml-of-blockScalar = | または > のあとの文字
yaml-of-blockSequence = リスト
yaml-of-documentEnd = {"."}.. の行
yaml-of-documentStart = --- の行
yaml-of-doubleQuoted = "…" の文字
yaml-of-flowMapping = {"{"}…{"}"} のキーの組
yaml-of-flowSequence = {"["}…] のリスト
yaml-of-plain = 文字
yaml-of-singleQuoted = '…' の文字
yaml-of-tag = 型
yaml-of-value = 値
yaml-propertiesOnAlias = エイリアス（*）にアンカーや型は付けられません
yaml-reservedIndicator = 値は{ QUOTED($character) }で始められません。引用符 "…" で囲んでください
yaml-scalarTooLong = 値が{ $limit }を超えています
yaml-secondAnchor = 値に二つ目のアンカー（&）があります
yaml-secondDocument = 二つ目の YAML 文書があります。一つだけにしてください
yaml-secondTag = 値に二つ目の型（!）があります
yaml-spaces = 空白{ $count }個
yaml-stars = ここでは星印に別の意味があります：引用符で囲めば文字になり、評価は数字で書きます：{ $stars }
yaml-start = （{ $line }行目から）
yaml-tabInIndentation = 字下げにタブがあります。空白を使ってください
yaml-textBeforeFrontMatter = ヘッダーがファイルの先頭にありません。ほかのプログラムは本文とみなします：--- より前を消してください
yaml-textTooLong = ヘッダーが{ $limit }を超えています
yaml-the-end = 終わって
yaml-tomlFrontMatter = これらのキーは +++ の行に挟まれた TOML です。上下に --- を書き、「キー: 値」としてください
yaml-tooDeep = 入れ子が{ $limit }段を超えています
yaml-tooManyDirectives = %TAG の行が{ $limit }を超えています
yaml-tooManyProblems = { $limit }を超えています。残りは示しません
yaml-undefinedAlias = { $name } の指すものが上にありません。値を引用符 "…" で囲んでください
yaml-undefinedTagHandle = 型の接頭辞{ QUOTED($handle) }は宣言されていません
yaml-unsupportedVersion = YAML { $version } には対応していません
yaml-unterminated = { $construct }の終わりがありません
yaml-unterminatedFrontMatter = ヘッダーを閉じる --- の行がありません
yaml-unusualClosingLine = ヘッダーはハイフン三つで終わります。ほかのプログラムにはここが終わりとわかりません：--- と書いてください
yaml-unusualOpeningLine = ヘッダーはハイフン三つで始まります。{ QUOTED($found) }をその代わりとみなしますが、ほかのプログラムは本文とみなします：--- と書いてください
yaml-wrongIndentation = 行の先頭は{ $found }ですが、{ $expected }個のはずです
