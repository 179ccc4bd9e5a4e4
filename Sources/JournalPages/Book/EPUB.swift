import JournalLanguage
import JournalModel

/// What an EPUB has around its text.
///
/// - Source: EPUB 3.3 (W3C), sections 4 to 7.
struct EPUB {
  let title: String
  let author: String?
  let phrases: Phrases
  let identity: String
  let modified: Instant
  let pictures: [(name: String, type: String)]
  /// The names of the chapters' files, without their ending.
  let chapters: [String]

  /// The package document: what the book is, its files, and the order in which they are read.
  var package: [UInt8] {
    let utc = CivilTime(secondsSinceEpoch: modified.secondsSinceEpoch)
    let stamp = String(Timestamp(local: utc, offset: 0).iso.prefix(19)) + "Z"
    let pictures = pictures.map { picture -> PageData in ["name": picture.name, "type": picture.type] }
    let package = Markup {
      $0.piece(
        .package, phrases,
        [
          "language": phrases.language.rawValue, "identity": identity, "title": title, "modified": stamp,
          "author": author, "chapters": chapters, "pictures": pictures,
        ])
    }
    return Self.cleaned(package.bytes)
  }

  /// A page of the book.
  static func page(_ title: String, _ phrases: Phrases, _ body: [UInt8]) -> [UInt8] {
    let data: PageData = [
      "language": phrases.language.rawValue, "title": title, "body": Markup(safe: body),
    ]
    return cleaned(Markup { $0.piece(.bookPage, phrases, data) }.bytes)
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
