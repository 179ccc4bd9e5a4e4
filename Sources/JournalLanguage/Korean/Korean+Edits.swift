import YAMLCodec

extension Korean {
  func message(_ error: EditError) -> String {
    switch error.reason {
    case .frontMatterNotUnderstood: "머리말을 알아볼 수 없어 아무것도 고쳐 쓰지 않았습니다"
    case .frontMatterIsNoMapping: "머리말이 키와 값으로 되어 있지 않습니다"
    case .unterminatedFrontMatter: "머리말 끝에 ‘---’ 줄이 없습니다"
    case .frontMatterElsewhere:
      "머리말처럼 보이지만 본문입니다. 먼저 파일 맨 앞에서 ‘---’ 줄 사이에 두세요"
    case .conflictMarker: "머리말에 git 충돌 표시가 있습니다. 먼저 충돌을 해결하세요"
    case .noSuchKey(let key): "‘\(key)’ 키가 없습니다"
    case .noSuchItem(let index, let count): "\(index)번째 항목이 없습니다. 목록에는 \(count)개 있습니다"
    case .keyExists(let key): "‘\(key)’ 키가 이미 있습니다"
    case .duplicateKey(let key): "‘\(key)’ 키가 여러 번 나옵니다"
    case .notList(let key): "‘\(key)’의 값은 목록이 아닙니다"
    case .notMapping(let key): "‘\(key)’의 값에는 키가 없습니다"
    case .valueNotUnderstood(let key):
      "‘\(key)’의 값을 읽을 수 없어 고쳐 쓰지 않았습니다"
    case .alias(let name): "값이 다른 곳, 앵커 ‘&\(name)’에 적혀 있습니다"
    case .anchored(let name): "값이 다른 곳에서 별칭 ‘*\(name)’(으)로 쓰입니다"
    case .tagged(let tag):
      "값에 형 ‘\(tag)’이(가) 붙어 있어 새 값에 맞지 않을 수 있습니다"
    case .mergeKey: "‘<<’ 키는 다른 곳에서 값을 가져옵니다"
    case .complexKey:
      "키가 목록, 키와 값, 여러 줄의 글이거나 ‘?’ 뒤에 있습니다"
    case .sharedLine: "값이 잃게 될 것과 같은 줄이나 괄호 안에 있습니다"
    case .cannotBeMadeSafely: "바꾼 글이 뜻대로 읽히지 않습니다"
    }
  }
}
