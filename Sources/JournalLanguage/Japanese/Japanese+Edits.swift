import YAMLCodec

extension Japanese {
  func message(_ error: EditError) -> String {
    switch error.reason {
    case .frontMatterNotUnderstood: "ヘッダーを理解できないので、何も書き換えていません"
    case .frontMatterIsNoMapping: "ヘッダーがキーと値の組になっていません"
    case .unterminatedFrontMatter: "ヘッダーの終わりに「---」の行がありません"
    case .frontMatterElsewhere:
      "ヘッダーのように見えますが本文です。先にファイルの先頭で「---」の行の間に置いてください"
    case .conflictMarker: "ヘッダーに git の競合の印があります。先に競合を解決してください"
    case .noSuchKey(let key): "キー「\(key)」はありません"
    case .noSuchItem(let index, let count): "\(index) 番目の項目はありません：リストには\(count)個あります"
    case .keyExists(let key): "キー「\(key)」はすでにあります"
    case .duplicateKey(let key): "キー「\(key)」が複数あります"
    case .notList(let key): "「\(key)」の値はリストではありません"
    case .notMapping(let key): "「\(key)」の値にキーはありません"
    case .valueNotUnderstood(let key):
      "「\(key)」の値を読めないので、書き換えていません"
    case .alias(let name): "値は別の所、アンカー「&\(name)」に書かれています"
    case .anchored(let name): "値は別の所で、エイリアス「*\(name)」として使われています"
    case .tagged(let tag):
      "値に型「\(tag)」が付いており、新しい値に合わないかもしれません"
    case .mergeKey: "キー「<<」は別の所から値をとっています"
    case .complexKey:
      "キーがリスト、キーの組、複数行の文字であるか、「?」のあとにあります"
    case .sharedLine: "値が、失われてしまうものと同じ行や括弧の中にあります"
    case .cannotBeMadeSafely: "変更した文字が、望みどおりに読めなくなります"
    }
  }
}
