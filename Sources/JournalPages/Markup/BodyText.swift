import JournalModel
import Markdown

struct BodyText {
  /// The address of a picture of the record, by its path.
  var picture: @Sendable (_ path: String) -> String?
  /// The anchor of the record that `[[name]]` means.
  var page: @Sendable (_ name: String) -> String?
  /// The level below which its headings stand, whichever level they begin with.
  var headingLevel = 5
  /// Whether none of the journal's files is where the text goes.
  var isAlone = false

  /// Renders Markdown: raw HTML as text, harmless links, pictures of the journal alone.
  func html(_ body: [UInt8]) -> [UInt8] {
    var options = HTMLOptions()
    let document = Self.document(body)
    // The levels of the headings that no quotation or list holds.
    let levels = document.root.children.compactMap { node in
      if case .heading(let level) = node.kind { Int(level) } else { nil }
    }
    options.headingShift = headingLevel + 1 - (levels.min() ?? 1)
    options.isAlone = isAlone
    // The name as it stands goes first: a file may be called `50%25.jpg`.
    options.picture = { [picture] path in
      picture(path) ?? (path.utf8.contains(UInt8(ascii: "%")) ? picture(PercentText.decoded(path)) : nil)
    }
    options.page = page
    options.showsCaptions = true
    return document.htmlBytes(options)
  }

  private static func document(_ body: [UInt8]) -> MarkdownDocument {
    MarkdownDocument(parsing: cleaned(body), options: .journal)
  }

  /// The paths of the pictures that a text shows, as they are written and with their escapes resolved.
  static func pictures(in body: [UInt8]) -> Set<String> {
    var paths: Set<String> = []
    var waiting = [document(body).root]
    while let node = waiting.popLast() {
      switch node.kind {
      case .image(let path, _), .wikiImage(let path):
        paths.insert(path)
        paths.insert(PercentText.decoded(path))
      default: waiting += node.children
      }
    }
    return paths
  }

  /// Takes out what HTML forbids: control characters of both blocks.
  static func cleaned(_ bytes: [UInt8]) -> [UInt8] {
    // Nearly all texts have none, nor the byte that begins one of the second block.
    let mayHaveSome = bytes.contains { byte in
      byte == 0xC2 || byte == 0x7F || byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D
    }
    if !mayHaveSome { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for byte in bytes {
      let isOfSecondBlock = 0x80..<0xA0 ~= byte && result.last == 0xC2
      if isOfSecondBlock { result.removeLast() }
      if isOfSecondBlock || byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D || byte == 0x7F {
        result += [0xEF, 0xBF, 0xBD]
      } else {
        result.append(byte)
      }
    }
    return result
  }
}
