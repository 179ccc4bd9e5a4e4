import JournalModel

extension Japanese {
  func suggestion(_ line: SuggestionLine) -> String {
    switch line {
    case .tags(let tags): "タグ：" + tags
    case .people(let people): "人物：" + people
    case .places(let places): "場所：" + places
    case .mood(let step, let words): "気分：\(step.emoji) \(name(of: step))（\(words)）"
    case .nothing: "本文からはっきり言えることはありません。"
    case .toTakeOver: "取り入れるには："
    }
  }
}
