import Markdown

/// The text of a record as it stands in a page.
struct BodyText {
  /// The address of a picture of the record.
  var picture: @Sendable (_ path: String) -> String?
  /// The anchor of the record that `[[name]]` means.
  var page: @Sendable (_ name: String) -> String?
  /// How far headings are put down.
  var headingShift = 5

  /// Renders Markdown: raw HTML as text, harmless links, pictures of the journal alone.
  func html(_ body: [UInt8]) -> [UInt8] {
    var options = HTMLOptions()
    options.headingShift = headingShift
    options.picture = picture
    options.page = page
    let document = Markdown.MarkdownDocument(parsing: Self.cleaned(body), options: .journal)
    return document.htmlBytes(options)
  }

  /// Takes out what HTML forbids: control characters of both blocks.
  static func cleaned(_ bytes: [UInt8]) -> [UInt8] {
    func isForbidden(_ index: Int) -> Bool {
      switch bytes[index] {
      case 0x09, 0x0A, 0x0D: false
      case 0..<0x20, 0x7F: true
      case 0x80...0x9F: index > 0 && bytes[index - 1] == 0xC2
      default: false
      }
    }
    guard bytes.indices.contains(where: isForbidden) else { return bytes }
    var result: [UInt8] = []
    for index in bytes.indices {
      guard isForbidden(index) else {
        result.append(bytes[index])
        continue
      }
      if bytes[index] >= 0x80 { result.removeLast() }
      result.append(contentsOf: [0xEF, 0xBF, 0xBD])
    }
    return result
  }
}
