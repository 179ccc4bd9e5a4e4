import YAMLCodec

extension Japanese {
  func message(_ error: YAMLError) -> String {
    let start = error.start.map { "（\($0.line)行目から）" } ?? ""
    return message(error.reason) + start
  }

  private func message(_ reason: YAMLError.Reason) -> String {
    switch reason {
    case .invalidUTF8(let byte):
      return "バイト \(Digits.hexadecimal(UInt32(byte), width: 2)) は UTF-8 ではありません"
    case .controlCharacter(let scalar):
      return "文字 U+\(Digits.hexadecimal(scalar, width: 4)) は使えません"
    case .notUTF8: return "UTF-16 または UTF-32 です。UTF-8 で保存してください"
    case .invalidEscape(let text):
      return
        "\(quoted(text))はエスケープ列ではありません。逆斜線は \\\\ と書きます"
    case .tabInIndentation: return "字下げにタブがあります。空白を使ってください"
    case .wrongIndentation(let found, let expected):
      return "行の先頭は\(spaces(found))ですが、\(expected)個のはずです"
    case .notIndented(let construct):
      return "この\(genitive(construct))の行は、キーより深く字下げしてください"
    case .commentWithoutBlank: return "注釈の # の前に空白が必要です"
    case .missingColon(let text):
      return "\(quoted(text))にコロンと空白がありません：「キー: 値」と書いてください"
    case .colonInValue:
      return "値の中に二つ目のコロンがあります。値を引用符 \"…\" で囲んでください"
    case .collectionOnSameLine:
      return "リストやキーの組はこの行から始められません。次の行から始めてください"
    case .multilineKey: return "キーは複数の行にわたれません"
    case .contentAfter(let construct, let found):
      return "\(genitive(construct))の終わりのあとに\(quoted(found))があります"
    case .reservedIndicator(let character):
      return
        "値は\(quoted(character))で始められません。引用符 \"…\" で囲んでください"
    case .unterminated(let construct): return "\(genitive(construct))の終わりがありません"
    case .documentMarkerInside(let construct):
      return "\(genitive(construct))の中に --- または ... の行があります"
    case .missingComma(let construct, let found):
      return "コンマか\(genitive(construct))の終わりが必要ですが、\(quoted(found))があります"
    case .emptyFlowEntry: return "コンマの間に何もありません"
    case .flowKeyOnOtherLine: return "キーとコロンは同じ行に書いてください"
    case .blockScalarHeader(let found): return "\(quoted(found))は | や > のあとに置けません"
    case .blockScalarIndentation: return "本文の前の空行に、本文より多くの空白があります"
    case .secondAnchor: return "値に二つ目のアンカー（&）があります"
    case .secondTag: return "値に二つ目の型（!）があります"
    case .propertiesOnAlias: return "エイリアス（*）にアンカーや型は付けられません"
    case .missingAnchorName: return "& や * に名前がありません。値を引用符 \"…\" で囲んでください"
    case .invalidTag(let tag):
      return "\(quoted(tag))は型ではありません。値を引用符 \"…\" で囲んでください"
    case .undefinedTagHandle(let handle): return "型の接頭辞\(quoted(handle))は宣言されていません"
    case .aliasInItself(let name): return "エイリアス \(name) が自分自身を含む値を指しています"
    case .undefinedAlias(let stars) where stars.allSatisfy({ $0 == "*" }):
      return
        "ここでは星印に別の意味があります：引用符で囲めば文字になり、評価は数字で書きます：\(max(stars.count, 1))"
    case .undefinedAlias(let name):
      return "\(name) の指すものが上にありません。値を引用符 \"…\" で囲んでください"
    case .invalidDirective(let text): return "\(quoted(text))は指示行ではありません"
    case .duplicateDirective(let text): return "\(quoted(text))が二度あります"
    case .unsupportedVersion(let version): return "YAML \(version) には対応していません"
    case .directiveWithoutDocument: return "指示行だけで文書がありません"
    case .secondDocument: return "二つ目の YAML 文書があります。一つだけにしてください"
    case .textBeforeFrontMatter:
      return
        "ヘッダーがファイルの先頭にありません。ほかのプログラムは本文とみなします：--- より前を消してください"
    case .frontMatterNotFirst:
      return
        "これらのキーはほかの文字のあとにあるので本文になります。ファイルの先頭に置いてください"
    case .foreignFrontMatter("+++"):
      return
        "これらのキーは +++ の行に挟まれた TOML です。上下に --- を書き、「キー: 値」としてください"
    case .foreignFrontMatter(let found):
      return "ヘッダーは\(quoted(found))ではなく、ハイフン三つで始まります。本文とみなします"
    case .unusualOpeningLine(let found):
      return
        "ヘッダーはハイフン三つで始まります。\(quoted(found))をその代わりとみなしますが、ほかのプログラムは本文とみなします：--- と書いてください"
    case .unusualClosingLine:
      return
        "ヘッダーはハイフン三つで終わります。ほかのプログラムにはここが終わりとわかりません：--- と書いてください"
    case .unterminatedFrontMatter: return "ヘッダーを閉じる --- の行がありません"
    case .notMapping: return "ヘッダーが「キー: 値」の行になっていません"
    case .conflictMarker: return "統合途中で残った行です"
    case .duplicateKey(let key, let first):
      return "\(quoted(key))はすでに\(first.line)行目にあります。最後のものが有効です"
    case .notJSON(let expected, let found):
      return "\(name(expected))が必要ですが、\(found.isEmpty ? "終わって" : quoted(found) + "になって")います"
    case .tooDeep(let limit): return "入れ子が\(number(limit))段を超えています"
    case .keyTooLong(let limit): return "キーまたは名前が\(count(limit, .character))を超えています"
    case .scalarTooLong(let limit): return "値が\(count(limit, .byte))を超えています"
    case .textTooLong(let limit): return "ヘッダーが\(count(limit, .byte))を超えています"
    case .tooManyDirectives(let limit): return "%TAG の行が\(number(limit))を超えています"
    case .aliasesTooLarge(let limit): return "エイリアスの表す値が\(number(limit))個を超えています"
    case .tooManyProblems(let limit):
      return "\(count(limit, .problem))を超えています。残りは示しません"
    }
  }

  private func name(_ part: YAMLError.JSONPart) -> String {
    switch part {
    case .value: "JSON の値"
    case .key: "\"…\" で囲んだキー"
    case .colon: "「:」"
    case .commaOrBracket: "コンマまたは ]"
    case .commaOrBrace: "コンマまたは }"
    case .end: "文字の終わり"
    }
  }

  private func spaces(_ count: Int) -> String { count < 2 ? "空白\(count)個" : "空白\(count)個" }

  /// The construct after `la fin`: `du texte`, `de la liste`.
  private func genitive(_ construct: YAMLError.Construct) -> String {
    switch construct {
    case .plain: "文字"
    case .singleQuoted: "'…' の文字"
    case .doubleQuoted: "\"…\" の文字"
    case .blockScalar: "| または > のあとの文字"
    case .flowSequence: "[…] のリスト"
    case .flowMapping: "{…} のキーの組"
    case .blockSequence: "リスト"
    case .blockMapping: "キーの組"
    case .alias: "エイリアス"
    case .tag: "型"
    case .documentStart: "--- の行"
    case .documentEnd: "... の行"
    case .value: "値"
    }
  }
}
