import JournalModel
import JournalStore

extension Japanese {
  func name(of severity: Problem.Severity) -> String {
    switch severity {
    case .warning: "警告"
    case .error: "エラー"
    }
  }

  func message(_ reason: Problem.Reason) -> String {
    switch reason {
    case .source(let flaw): message(flaw)
    case .yaml(let error): message(error)
    case .otherJournal: "別の日記です。このフォルダーはこの日記に含まれません。「smjournal -C フォルダー」で開けます"
    case .emptyFolder: "空のフォルダーです"
    case .noZoneRules(let zone, let folder):
      "この機械にはタイムゾーンの規則がなく\(folder.map { "（TZDIR：\($0)）" } ?? "")、\(zone) のことが"
        + "わかりません。パッケージ tzdata を入れるか、TZDIR で規則のフォルダーを指定してください"
    case .unreadable(let errno): "読めません：\(systemError(errno))"
    case .notAFile(let type): "\(name(of: type))です。ファイルではありません"
    case .symbolicLink: "シンボリックリンクです。リンクはたどりません"
    case .tooLarge(let bytes, let limit):
      "記録としては大きすぎます：\(megabytes(bytes))、最大 \(megabytes(limit))"
    case .emptyFile:
      "空です。本文がまだ取得されていないか、障害で消えた可能性があります。取得し直すか、ほかの端末や"
        + "バックアップから戻してください"
    case .lfsPointer:
      "本文の代わりに git-lfs のポインターが入っています。「git lfs pull」で本文を取得できます"
    case .nulByte: "NUL バイトがあります：テキストファイルではありません"
    case .invalidUTF8: "UTF-8 のテキストではありません"
    case .unfinishedMerge: "統合途中の印があります。「smjournal resolve」で解決できます"
    case .encrypted(let tool): "暗号化されています（\(tool)）。読むには復号してください"
    case .wrongValue(let key, let found, let expected):
      "\(key)：\(quoted(found))ではなく、\(expectation(expected))が必要です"
    case .unknownKind(let found, let nearest): unknownKind(found, nearest: nearest)
    case .unknownShift(let word, let nearest): unknownShift(word, nearest: nearest)
    case .unknownRegion(let word):
      unknownRegion(word, codes: HolidayRegion.codes(near: word).joined(separator: ", "))
    case .missingKey(let key, .profile): "この勤務表には \(key) がないので、数えません"
    case .missingKey(let key, let kind): "\(name(of: kind))に \(key) がありません"
    case .untilBeforeFrom(let from, let until):
      "until（\(until.iso)）が from（\(from.iso)）より前です。最後の日は無視します"
    case .endBeforeStart: "end が start より前です。終わりは無視します"
    case .callOutOutside(let span): "call-outs: \(span) は待機の時間の外です。数えません"
    case .sameMeaning(let key, let canonical):
      "\(key) は \(canonical) と同じ意味で、どちらもあります。最後のものが有効です"
    case .remarkForValue(let key, let found):
      "\(key)：\(quoted(found)) は YAML では注釈なので、何も読まれません。# を取ってください："
        + "\(key): \(found.replacing("#", with: ""))"
    case .dashWithoutBlank(let key):
      "\(key)：ハイフンのあとに空白がないので、この行はリストの項目になりません。こう書いてください：- 項目"
    case .tooMany(let key, let count, let limit):
      "\(key)：\(number(count))項目あります。ふつうは多くて\(number(limit))項目です"
    case .tooLong(let key, let count, let limit):
      "\(key)：\(self.count(count, .character))あります。ふつうは多くて\(number(limit))文字です"
    }
  }

  private func unknownShift(_ word: String, nearest: String?) -> String {
    let hint = nearest.map { "。\($0) のことですか？" } ?? "。意味は journal.md の shifts に書いてください"
    return "\(quoted(word))は意味がわからないので、仕事にも休みにも数えません\(hint)"
  }

  private func unknownRegion(_ word: String, codes: String) -> String {
    "holidays：\(quoted(word))は 2026-11-20 のような日でも、使える地域コードでもありません。"
      + "使えるコード：\(codes)"
  }

  private func unknownKind(_ found: String, nearest: Kind?) -> String {
    let hint = nearest.map { "。\($0.name) のことですか？" } ?? ""
    return "kind：\(quoted(found))は不明なので、日記として読みます\(hint)"
  }

  private func name(of type: Problem.FileType) -> String {
    switch type {
    case .folder: "フォルダー"
    case .pipe: "パイプ"
    case .socket: "ソケット"
    case .device: "デバイス"
    case .brokenLink: "行き先のないリンク"
    }
  }

  private func megabytes(_ bytes: Int) -> String { "\(decimal(Double(bytes) / 1_048_576, digits: 1)) MiB" }

  func expectation(_ expectation: Problem.Expectation) -> String {
    switch expectation {
    case .rating: "1〜5 の整数"
    case .civilDay: "2026-11-20 のような日"
    case .unambiguousDay: "2026-11-20 のように月がはっきりした日"
    case .timestamp: "2026-11-20T18:50:00+01:00 のような日時"
    case .clockTime: "\"19:00\" のような時刻"
    case .hours: "\"19:00-07:30\" のような時間帯"
    case .truth: "true または false"
    case .number: "整数"
    case .text: "一行の文字"
    case .list: "リスト"
    case .map: "キーと値の組"
    case .shiftWord: "日勤、夜勤、休み、または自分の言葉"
    case .cycle: "日勤 日勤 夜勤 夜勤 休み 休み のような繰り返し"
    case .weekday: "月曜 のような曜日"
    case .zoneName: "Asia/Tokyo のようにこのシステムにあるタイムゾーン"
    case .formatVersion: "このプログラムが対応する版（1）"
    case .oneOf(let words): words.count == 1 ? words[0] : "\(words.joined(separator: ", ")) のどれか"
    }
  }

  func message(_ problem: EditProblem) -> String {
    switch problem.reason {
    case .wrongValue(let found, let expected):
      "\(problem.key)：\(quoted(found))ではなく、\(expectation(expected))が必要です"
    case .unknownRegion(let word): unknownRegion(word, codes: HolidayRegion.listed)
    case .invalidKey: "\(quoted(problem.key))はキーにできません"
    case .notAList: "\(problem.key) の値は一つです。リストにはできません"
    case .untilBeforeFrom(let from, let until):
      "until（\(until.iso)）が from（\(from.iso)）より前になります"
    case .problem(let reason): message(reason)
    case .document(let error): message(error)
    }
  }

  func message(_ error: RecordLookupError) -> String {
    switch error {
    case .notFound(let name): "\(quoted(name))という記録はありません"
    case .inConflict(let name, _):
      "\(quoted(name))は二つの版がぶつかり、競合しています。「smjournal resolve」で解決できます"
    case .ambiguous(let name, let candidates):
      "\(quoted(name))に当てはまる記録が複数あります：\(listed(candidates) { "ほか\($0)件" })"
    }
  }
}
