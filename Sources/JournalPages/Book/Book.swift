import JournalExchange
import JournalFiles
import JournalLanguage
import JournalModel
import JournalStore
import SystemLibrary
import YAMLCodec

/// Records as a book: a chapter a month, with their pictures, readable by any program for books or documents.
package struct Book {
  private let journal: Journal
  private let chapters: [(name: String, records: [Record])]
  private let phrases: Phrases
  private let failure = ReadFailure()
  /// How many photos its records name that are not there, among those that were written.
  package var missing: Int { failure.missing }
  /// How many photos and recordings are there, and not in it.
  package var unshown: Int { failure.unshown }

  /// A book of records in their order.
  package init(_ records: [Record], of journal: Journal, _ phrases: Phrases) {
    self.journal = journal
    self.phrases = phrases
    let months = Dictionary(grouping: records) { $0.date.monthText }
    chapters = months.sorted { $0.key < $1.key }.map { (name: $0.key, records: $0.value) }
  }

  /// Gives a picture its address; `nil` where the form can't show it.
  private typealias Place = (_ bytes: [UInt8], _ kind: MediaFormat) throws(StoreError) -> String?

  private var title: String { phrases.pageTitle(of: journal.profile.name) }

  /// The days of the book, for people; `nil` where it is empty.
  private var days: String? {
    guard let first = chapters.first?.records.first?.date, let last = chapters.last?.records.last?.date else {
      return nil
    }
    return phrases.span(first, last, today: CivilDay(number: 0))
  }

  // MARK: One document

  /// All of it as one file of HTML that needs no other.
  package func document() throws(StoreError) -> [UInt8] {
    var text = Markup()
    for chapter in chapters {
      _ = try write(chapter.records, to: &text) { (bytes, kind) throws(StoreError) in
        Picture.address(bytes, kind)
      }
    }
    let data: PageData = [
      "language": phrases.language.rawValue, "title": title, "days": days, "chapters": text,
    ]
    return Markup { $0.piece(.alone, phrases, data) }.bytes
  }

  // MARK: EPUB

  /// Writes it as an EPUB.
  ///
  /// - Parameter identity: what tells the journal from others.
  /// - Returns: how many files it has.
  /// - Source: EPUB 3.3 (W3C): a container with a package document, a table of contents, XHTML.
  package func writeEPUB(to tree: any FileTree, identity: String) throws(StoreError) -> Int {
    var pictures: [PageData] = []
    var modified: Int64 = 0
    // The same journal gives the same bytes: members have no time, the book that of its youngest file.
    func add(_ file: String, _ bytes: [UInt8]) throws(StoreError) {
      try tree.add("EPUB/" + file, bytes, modified: 0)
    }
    try tree.add("mimetype", Array("application/epub+zip".utf8), modified: 0)
    try tree.add("META-INF/container.xml", PageFile.container.bytes, modified: 0)
    try add("book.css", Array((PageFile.text(.book) + "\n").utf8))
    try add("title.xhtml", titlePage)
    for chapter in chapters {
      var markup = Markup()
      let newest = try write(chapter.records, to: &markup) { (bytes, kind) throws(StoreError) in
        guard let (bytes, kind) = Picture.forBook(bytes, kind) else { return nil }
        let name = "p\(pictures.count + 1).\(kind.rawValue)"
        try add(name, bytes)
        pictures.append(["name": name, "type": "image/" + kind.rawValue])
        return name
      }
      modified = max(modified, newest)
      try add(chapter.name + ".xhtml", page(name(of: chapter.records), markup.bytes))
    }
    try add("nav.xhtml", contents)
    let changed = CivilTime(secondsSinceEpoch: modified / 1_000_000_000)
    // What the book is, its files, and the order in which they are read.
    let package: PageData = [
      "language": phrases.language.rawValue, "identity": identity, "title": title,
      "modified": String(Timestamp(local: changed, offset: 0).iso.prefix(19)) + "Z",
      "author": journal.profile.name, "chapters": chapters.map(\.name), "pictures": pictures,
    ]
    try add("book.opf", Self.cleaned(Markup { $0.piece(.package, phrases, package) }.bytes))
    try tree.finish()
    return 6 + chapters.count + pictures.count
  }

  private var titlePage: [UInt8] {
    var markup = Markup()
    markup.element("h1", ("dir", "auto"), text: title)
    if let days { markup.element("p", text: days) }
    return page(title, markup.bytes)
  }

  private var contents: [UInt8] {
    let pages = [("title", title)] + chapters.map { ($0.name, name(of: $0.records)) }
    let list = pages.map { name, title -> PageData in ["name": name, "title": title] }
    return page(phrases.say("page-contents"), Markup { $0.piece(.contents, phrases, ["pages": list]) }.bytes)
  }

  private func page(_ title: String, _ body: [UInt8]) -> [UInt8] {
    let data: PageData = [
      "language": phrases.language.rawValue, "title": title, "body": Markup(safe: body),
    ]
    return Self.cleaned(Markup { $0.piece(.bookPage, phrases, data) }.bytes)
  }

  /// XML holds neither U+FFFE nor U+FFFF; what else it does not hold was taken out as HTML forbids it too.
  private static func cleaned(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for index in result.indices.dropFirst(2) where result[index] >= 0xBE {
      if result[index - 1] == 0xBF, result[index - 2] == 0xEF { result[index] = 0xBD }
    }
    return result
  }

  // MARK: Records

  private func name(of records: [Record]) -> String {
    guard let day = records.first?.date else { return "" }
    return phrases.month(day.month, year: day.year).capitalizedFirst
  }

  /// Writes a month.
  ///
  /// - Returns: when the youngest of its files changed, in nanoseconds since 1970.
  private func write(
    _ records: [Record], to markup: inout Markup, _ place: Place
  ) throws(StoreError) -> Int64 {
    var modified: Int64 = 0
    markup.element("h1", text: name(of: records))
    var last: CivilDay?
    for record in records {
      if record.date != last { markup.element("h2", text: phrases.day(record.date, today: record.date)) }
      last = record.date
      let file = journal.readable(try journal.file(of: record))
      modified = max(modified, file.state.modified)
      try write(record, file, to: &markup, place)
    }
    return modified
  }

  private func write(
    _ record: Record, _ file: StoredFile, to markup: inout Markup, _ place: Place
  ) throws(StoreError) {
    let time = record.at.map { phrases.time($0.local.time) }
    let isNamed = record.title != nil || record.kind == .entry && time != nil
    let title = record.title ?? (isNamed ? nil : phrases.name(of: record.kind).capitalizedFirst)
    let star = record.isFavorite ? "★" : nil
    let facts =
      phrases.facts(of: record, in: journal.profile) + record.surroundings + record.tags.map { "#" + $0 }
    // As UTF-8 throughout.
    let text = String(decoding: file.bytes[MarkdownDocument(file.bytes).body], as: UTF8.self)
    let body = Array(text.utf8)
    let shown = BodyText.pictures(in: body)
    var pictures: [String: String] = [:]
    for path in shown.union(record.photos).sorted() {
      guard let (bytes, kind) = Picture.read(path, of: record, in: journal, failure) else { continue }
      pictures[path] = try place(bytes, kind)
      if pictures[path] == nil { failure.note(unshown: path, of: record) }
    }
    for path in record[detail: .audio]?.texts ?? [] { failure.note(unshown: path, of: record) }
    if let failure = failure.first { throw failure }
    let html = BodyText(
      picture: { [pictures] in pictures[$0] }, page: { _ in nil }, headingLevel: 3, isAlone: true)
    let photos = record.photos.filter { !shown.contains($0) }.map { path in
      phrases.photo(path, of: title ?? phrases.day(record.date, today: record.date), at: pictures[path])
    }
    markup.piece(
      .record, phrases,
      [
        "title": [time, title, star].compactMap { $0 }.joined(separator: " · "),
        "facts": facts.isEmpty ? nil : facts.joined(separator: " · "),
        "text": body.isEmpty ? nil : Markup(safe: html.html(body)),
        "highlights": record.highlights.isEmpty ? nil : ["list": record.highlights] as PageData,
        "photos": photos,
      ])
  }
}

extension Phrases {
  /// A photo with its address, or that it is missing.
  ///
  /// - Parameter name: what it is called for who can't see it: nobody is told anything by its path.
  func photo(_ path: String, of name: String, at address: String?) -> PageData {
    let missing = address == nil ? say("page-missingPicture", ("name", .of(path))) : nil
    return ["picture": address, "name": name, "missing": missing]
  }
}

extension Picture {
  /// The most bytes of a picture that goes into a book as it is, and where no program makes a smaller one.
  private static let (bookLimit, largestInBook) = (600_000, 16 << 20)

  /// What a book shows of a picture: readers of books need not know WebP.
  fileprivate static func forBook(
    _ bytes: [UInt8], _ kind: MediaFormat
  ) -> (bytes: [UInt8], kind: MediaFormat)? {
    if kind == .webp || bytes.count > bookLimit, let small = Thumbnail.jpeg(of: bytes, kind),
      kind == .webp || small.count < bytes.count
    {
      return (small, .jpeg)
    }
    return kind == .webp || bytes.count > largestInBook ? nil : (bytes, kind)
  }
}
