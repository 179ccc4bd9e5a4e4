import JournalModel

extension Japanese {
  func message(_ flaw: SourceFlaw) -> String {
    switch flaw {
    case .notFormat(let name): "\(name)のファイルではありません"
    case .unknownFormat: "対応していない形式です。指定してください（例：smjournal import daylio ファイル）"
    case .cutShort: "途中で終わっています：一部がありません"
    case .damaged: "壊れています"
    case .encrypted: "暗号化されています。先に復号してください"
    case .unknownMethod(let method): "方式 \(method) で圧縮されていますが、対応していません"
    case .tooLarge(let limit): "大きすぎます：読めるのは \(size(Int64(limit))) までです"
    case .tooMany(let limit): "多すぎます：読めるのは \(number(limit)) 項目までです"
    case .tooDeep(let limit): "入れ子が深すぎます：読めるのは \(number(limit)) 段までです"
    case .notBase64: "base64 にない文字です"
    case .notXML: "XML ではありません"
    case .wrongTag(let name): "\(quoted(name))は閉じられていますが、ここでは開いていません"
    case .notALine: "名前とコロンのない行です"
    case .unknownRule(let rule):
      "\(quoted(rule))は対応していない繰り返しの規則です。最初の一回だけとります"
    case .unknownZone(let name): "\(quoted(name))というタイムゾーンはありません。日記のものを使います"
    case .noDate(let text): text.isEmpty ? "日付がありません" : "\(quoted(text))は日付でも時刻でもありません"
    case .ambiguousDate(let text):
      "\(quoted(text))では日と月の区別がつきません"
        + "。'smjournal config date-order=day-first'か'month-first'で順序を決められます"
    case .unclosedQuote: "引用符が閉じられていません。この行は除きます"
    case .missingColumn(let name): "\(quoted(name))の列がありません"
    case .textBeforeEntries: "最初の日記より前の文字は、どれにも属しません"
    case .missingMedia(let name): "\(name) が挙げられていますが、ありません"
    case .unknownMedia(let name): "\(name) は画像でも録音でもありません"
    case .missingEntry(let name): "日記\(quoted(name))がありません"
    case .severalPeople(let names):
      "複数の人がいます。--person で選んでください：\(names.joined(separator: ", "))"
    case .noPerson(let name, let names):
      "\(quoted(name))という人はいません。いるのは \(names.joined(separator: ", "))"
    case .noHours(let text): "\(quoted(text))は時間ではありません"
    case .wrongPath(let path):
      "\(quoted(path))は日記のファイルのパスでないか、二度あります。除きます"
    case .damagedFile(let path): "\(quoted(path))は壊れています：バックアップした内容と違います。除きます"
    case .otherHere: "バックアップの内容と違います。ここではそのままにします"
    case .hiddenFile(let path): "\(quoted(path))は隠しファイルで、この日記のバックアップではありません。除きます"
    case .keepsPosition(let name):
      "ImageMagick なしでは \(name) から位置情報を取り除けません。--keep-position ならそのままコピーします"
    case .needsProgram(let name): "読めるのは \(name) だけですが、インストールされていません"
    }
  }
}
