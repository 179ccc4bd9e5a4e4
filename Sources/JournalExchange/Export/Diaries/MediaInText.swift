import JournalFiles
import JournalModel
import JournalReaders
import Markdown

/// The photos and recordings that the text of a record shows or links to.
struct MediaInText {
  /// One of them: the bytes of the text that name it, its path relative to the root, the words for it.
  struct Mention {
    let range: Range<Int>
    let path: String
    let words: String
  }

  /// In the order of the text.
  private(set) var mentions: [Mention] = []

  /// Finds them in a text; what `isThere` does not know is left as it stands.
  init(
    _ text: String, of record: Record, where isThere: (String) throws(StoreError) -> Bool
  ) throws(StoreError) {
    guard text.utf8.contains(UInt8(ascii: "[")) else { return }
    var waiting = [Markdown.MarkdownDocument(parsing: text, options: .journal).root]
    while let node = waiting.popLast() {
      guard let address = MediaInText.address(node.kind) else {
        waiting += node.children.reversed()
        continue
      }
      var paths = [address, PercentText.decoded(address)]
      if case .wikiImage = node.kind { paths += paths.map { MediaPath.folder + "/" + $0 } }
      for case let path? in paths.map({ MediaPath.resolved($0, of: record.path) }) where try isThere(path) {
        mentions.append(Mention(range: node.sourceRange, path: path, words: MediaInText.words(node)))
        break
      }
    }
  }

  private static func address(_ kind: MarkdownNode.Kind) -> String? {
    switch kind {
    case .image(let address, _), .wikiImage(let address): address
    case .link(let address, _) where MediaKind(ending: MemberName.ending(address)) != nil: address
    default: nil
    }
  }

  private static func words(_ node: MarkdownNode) -> String {
    node.children.map { child in
      if case .text(let text) = child.kind { text } else { words(child) }
    }.joined()
  }

  /// The text with something else for each of them.
  func replaced(in text: String, by written: (Mention) -> String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var done = 0
    for mention in mentions where mention.range.lowerBound >= done && mention.range.upperBound <= bytes.count
    {
      result += bytes[done..<mention.range.lowerBound]
      result += Array(written(mention).utf8)
      done = mention.range.upperBound
    }
    return String(decoding: result + bytes[done...], as: UTF8.self)
  }
}
