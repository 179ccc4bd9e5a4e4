import JournalModel

/// What an EPUB has around its text.
///
/// - Source: EPUB 3.3 (W3C), sections 4 to 7.
struct EPUB {
  let title: String
  let author: String?
  /// A language code.
  let language: String
  let identity: String
  let modified: Instant
  let pictures: [(id: String, file: String, type: String)]
  /// The names of the chapters' files, without their ending.
  let chapters: [String]

  /// Where the package document is.
  static let container = """
    <?xml version="1.0" encoding="UTF-8"?>
    <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
      <rootfiles>
        <rootfile full-path="EPUB/book.opf" media-type="application/oebps-package+xml"/>
      </rootfiles>
    </container>

    """

  /// The package document: what the book is, its files, and the order in which they are read.
  var package: [UInt8] {
    var markup = Markup()
    markup.literal("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    markup.open(
      "package", ("xmlns", "http://www.idpf.org/2007/opf"), ("version", "3.0"), ("unique-identifier", "id"),
      ("xml:lang", language))
    markup.literal("\n<metadata xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\n")
    markup.element("dc:identifier", ("id", "id"), text: "smjournal:" + identity)
    markup.element("dc:title", text: title)
    markup.element("dc:language", text: language)
    if let author { markup.element("dc:creator", text: author) }
    let utc = CivilTime(secondsSinceEpoch: modified.secondsSinceEpoch)
    let stamp = String(Timestamp(local: utc, offset: 0).iso.prefix(19)) + "Z"
    markup.element("meta", ("property", "dcterms:modified"), text: stamp)
    markup.literal("\n</metadata>\n<manifest>\n")
    item("nav", "nav.xhtml", "application/xhtml+xml", properties: "nav", to: &markup)
    item("css", "book.css", "text/css", to: &markup)
    item("title", "title.xhtml", "application/xhtml+xml", to: &markup)
    for name in chapters { item("m" + name, name + ".xhtml", "application/xhtml+xml", to: &markup) }
    for picture in pictures { item(picture.id, picture.file, picture.type, to: &markup) }
    markup.literal("</manifest>\n<spine>\n")
    for id in ["title"] + chapters.map({ "m" + $0 }) { markup.empty("itemref", ("idref", id)) }
    markup.literal("\n</spine>\n</package>\n")
    return Self.cleaned(markup.bytes)
  }

  private func item(
    _ id: String, _ file: String, _ type: String, properties: String? = nil, to markup: inout Markup
  ) {
    markup.empty("item", ("id", id), ("href", file), ("media-type", type), ("properties", properties))
    markup.literal("\n")
  }

  /// A page of the book.
  static func page(_ title: String, language: String, _ body: [UInt8]) -> [UInt8] {
    var markup = Markup()
    markup.literal("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE html>\n")
    markup.open(
      "html", ("xmlns", "http://www.w3.org/1999/xhtml"), ("xmlns:epub", "http://www.idpf.org/2007/ops"),
      ("lang", language), ("xml:lang", language))
    markup.literal("\n<head>")
    markup.element("title", text: title)
    markup.literal("<link rel=\"stylesheet\" type=\"text/css\" href=\"book.css\" /></head>\n<body>\n")
    markup.safe(body)
    markup.literal("\n</body>\n</html>\n")
    return cleaned(markup.bytes)
  }

  /// XML holds neither U+FFFE nor U+FFFF; what else it does not hold was taken out as HTML forbids it too.
  private static func cleaned(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for index in result.indices.dropFirst(2) where result[index] >= 0xBE {
      if result[index - 1] == 0xBF, result[index - 2] == 0xEF { result[index] = 0xBD }
    }
    return result
  }
}
