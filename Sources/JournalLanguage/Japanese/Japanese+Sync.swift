import JournalStore
import JournalSync

extension Japanese {
  func sync(_ message: SyncMessage) -> String {
    switch message {
    case .noConflicts: "競合はありません"
    case .copy(let original, let tool): "\(original) の二つ目の版（\(tool)）"
    case .copyLeft(let original): "\(original) の二つ目の版です。「smjournal conflicts」で詳しくわかります"
    case .copyOfNothing(let original): "すでにない \(original) の二つ目の版"
    case .markers: "統合途中の印があります"
    case .brokenMarkers: "つじつまの合わない統合の印があります。エディターで直してください"
    case .differs(let places): "違うところ：\(joined(places))"
    case .same: "どちらも同じ内容です"
    case .mergeable: "統合できます"
    case .clashes(let clashes): "両方で\(joined(clashes.map(place)))が変わっています"
    case .here: "こちら"
    case .there: "相手"
    case .both: "両方"
    case .later: "あとで"
    case .whichSide: "どちらを残しますか？"
    case .twoRecords: "同じ名前の記録が二つあります。両方残ります"
    case .twin(let original): "日時とタイトルから、\(original) と同じ記録です"
    case .waiting(.deletedByUs): "こちらで削除され、相手側で変更されました。git が本文を残して待っています"
    case .waiting(.deletedByThem): "こちらで変更され、相手側で削除されました。git が本文を残して待っています"
    case .waiting(.renamed(let path)): "こちらで移され、相手側では \(path) に移されました。git が待っています"
    case .merged(let copy, let original, let trash, let former):
      "\(copy) を \(original) に統合しました。コピーは今 \(trash) です"
        + (former.map { "、以前の本文は \($0)" } ?? "")
    case .mended(let path, let former):
      "\(path) の版を統合しました" + (former.map { "。元のファイルは今 \($0) です" } ?? "")
    case .wasSame(let copy, let trash): "\(copy) に新しい内容はありませんでした。今は \(trash) です"
    case .twoFiles: "同じ名前の別々のファイルです。両方とも残ります"
    case .bothFilesStay(let path, let name): "両方とも残ります。もう一方の \(path) は今 \(name) です"
    case .separated(let path, let name): "\(path) の二つ目の記録は今 \(name) です"
    case .restored(let copy, let name): "\(copy) は今 \(name) です"
    case .kept(let path, let copy, let trash): "\(path) はそのまま、\(copy) は今 \(trash) です"
    case .stays(let path): "\(path) はそのままです"
    case .removed(let path, let trash): "\(path) は今 \(trash) です"
    case .choose(let clashes):
      "両方で\(joined(clashes.map(place)))が変わっています。--ours か --theirs で選んでください"
        + (clashes.keyToTake.map { "、キーごとなら --take \($0)=ours" } ?? "")
        + (clashes.allSatisfy(\.isOfText) ? "、--both なら両方残せます" : "") + "。エディターで直すこともできます"
    case .chooseName: "両方で別の名前が付けられました。--ours か --theirs で選んでください"
    case .tellGit(let files): "続けて git に伝えてください：git add -- \(files.joined(separator: " "))"
    case .sameName(let paths):
      "\(joined(paths))：一部のシステムでは同じ名前です（大文字と小文字、濁点などの表し方）。一方を改名してください"
    case .strangeTrash(let path):
      "\(path) がごみ箱にありますが、この端末で入れたものではありません。戻すには："
        + "smjournal restore \(path)"
    case .uncertainPlan(let path):
      "\(path) は休暇の予定ですが、二つの版がぶつかっています。解決するには：smjournal resolve --all"
    case .everyDevice: "端末ごとに一度必要です：git も Syncthing もこれを運びません。"
    case .mergeLeft(let clashes): "両方で\(joined(clashes.map(place)))が変わっています。ファイルに印があります"
    }
  }

  func place(_ clash: RecordMerge.Clash) -> String {
    switch clash {
    case .key(let key): key
    case .body(let places): places == 1 ? "本文の一か所" : "本文の\(places)か所"
    case .text(let places): places == 1 ? "ファイルの一か所" : "ファイルの\(places)か所"
    case .twoRecords: "ファイルの最初から（二つの記録です）"
    case .notText: "ファイル全体（一方はテキストではありません）"
    }
  }

  func setup(_ step: SyncSetup.Step) -> String {
    switch step {
    case .added(let lines, let file): "\(file)：追加：\(lines.count == 1 ? lines[0] : "\(lines.count)行")"
    case .complete(let file): "\(file)：すでにそろっています"
    case .configured(let key): "git の設定：\(key) を設定しました"
    case .alreadyConfigured(let key): "git の設定：\(key) はすでに設定されています"
    case .made(let file): "\(file)：作りました"
    case .kept(let file): "\(file)：すでにあり、内容が違います。そのままにしました"
    case .next(let command): "次を入力してください：\(command)"
    case .otherDriver(let name): ".gitattributes：*.md はすでに\(quoted(name))で統合されます。そのままにしました"
    }
  }

  func setup(_ failure: SyncSetup.Failure) -> String {
    switch failure {
    case .gitMissing: "git がインストールされていません"
    case .noRepository: "日記は git リポジトリにありません。作るには：git init"
    case .unaskedGit(let refusal): versions(.unaskedGit(refusal, .setup))
    case .noDesktop: "XDG_DATA_HOME も HOME も、デスクトップがプログラムを探す場所を示していません"
    case .configurationRefused: "git が設定の変更を受け付けませんでした"
    case .store(let error): "\(error.path)：\(message(error))"
    }
  }

  func privacy(_ reason: PrivacyCheck.Finding.Reason) -> String {
    switch reason {
    case .readable(let mode): "この端末のほかの利用者が読めます（\(octal(mode))）"
    case .identifier(let kind, let found): "\(quoted(found))：\(identifier(kind))"
    case .position: "この写真には撮影場所が入っています"
    case .publicRemote(let address):
      "日記は \(address) へ送られています：そこで公開されていないか確かめてください"
    case .plainRemote(let address): "日記は暗号化されずに \(address) へ送られています"
    case .unaskedGit(let refusal): versions(.unaskedGit(refusal, .remotes))
    }
  }

  private func identifier(_ kind: PatientIdentifier) -> String {
    switch kind {
    case .socialSecurity: "フランスの社会保障番号です"
    case .nhs: "NHS 番号かもしれません"
    case .hospitalNumber: "病院の患者番号かもしれません"
    case .birthDate: "生年月日かもしれません"
    case .name: "患者の名前かもしれません"
    case .own(let pattern): "ご自身の型\(quoted(pattern))に当てはまります"
    }
  }

  func health(_ item: HealthItem) -> (topic: String, state: String) {
    switch item {
    case .records(let counts, let bytes):
      (
        "記録",
        counts.isEmpty
          ? "なし" : joined(counts.map { count($0.count, Noun($0.kind)) }) + "、\(size(bytes))"
      )
    case .problems(let counts):
      (
        "問題",
        counts.isEmpty
          ? "なし" : joined(counts.map { "\(sort($0.sort, isOne: $0.count == 1))\(number($0.count))件" })
      )
    case .conflicts(let count): ("競合", count == 0 ? "なし" : number(count))
    case .otherJournals(let folders): ("ほかの日記", "この日記には含まれません：\(folders.joined(separator: "、"))")
    case .notices(let count):
      ("同期", count == 1 ? "確認するもの1件" : "確認するもの\(number(count))件")
    case .index(.good): ("索引", "ファイルと一致しています")
    case .index(.corrected(let count)):
      ("索引", "\(number(count))個のファイルについて誤っていましたが、直りました")
    case .index(.unwritable(let error)): ("索引", "書けません（\(message(error))）")
    case .permissions(let count):
      (
        "アクセス権",
        count == 0 ? "ご本人だけ" : "ファイルとフォルダーのうち\(number(count))個をほかの人が読めます"
      )
    case .git(let state): ("git", sync(state))
    case .syncthing(let state): ("Syncthing", sync(state))
    case .encryption(.folder(let tool)): ("保存時の暗号化", "暗号化されたフォルダーの復号した表示です（\(tool)）")
    case .encryption(.disk(let tool)): ("保存時の暗号化", "ディスクは暗号化されています（\(tool)）")
    case .encryption(.unknown):
      ("保存時の暗号化", "ここからは暗号化が見えません。手引きの「At rest」をご覧ください")
    case .gitCrypt: ("git-crypt", "git の中の記録を暗号化しています：二台の端末での変更は統合できません")
    case .backup(let day?): ("バックアップ", "最後は\(day)")
    case .backup(nil): ("バックアップ", "記録なし。取ったあとに：smjournal doctor --backed-up")
    case .disk(let free, let isScarce): ("ディスク", "空き \(size(free))" + (isScarce ? "：ほぼいっぱいです" : ""))
    }
  }

  private func sort(_ sort: HealthReport.ProblemSort, isOne: Bool) -> String {
    switch sort {
    case .frontMatter: "ヘッダー"
    case .value: isOne ? "誤った値" : "誤った値"
    case .unreadable: "読めない"
    case .notText: "テキスト以外"
    case .doubt: isOne ? "疑い" : "疑い"
    }
  }

  private func sync(_ state: HealthReport.Sync) -> String {
    switch state {
    case .absent: "ここでは使われていません"
    case .unprepared: "使われていますが、準備されていません"
    case .ready: "準備済み"
    case .otherDriver: "別のドライバーで記録を統合します"
    case .outdated: "以前の版で準備されました"
    case .driverMissing: "準備済みですが、統合するプログラムがもうありません"
    case .foreign: "ほかの利用者のものです。何も尋ねていません"
    case .gitMissing: "リポジトリはありますが、git がインストールされていません"
    case .unreadable: "リポジトリはありますが、git が読めません"
    }
  }
}
