import CTemplates
import JournalModel

/// A script, a style sheet or a piece of HTML of the pages: the files of `Templates/pages`.
enum PageFile: String, CaseIterable {
  /// The colours of all pages, on light ground and on dark; every text is 4.5:1 against its ground at least.
  case tokens = "tokens.css"
  /// The looks of the page: elements, then parts from the top of the page to its end, then paper.
  case page = "page.css"
  /// Search, filters, a cursor in the chart of the year, pictures enlarged: small on purpose, as everything
  /// is readable without it.
  case pageScript = "page.js"
  /// Large targets for either thumb, one question a screen on a phone, all on a sheet on a desk.
  case form = "form.css"
  /// Steps, the file's text, saving. Everything stays on the device; what was typed is kept for a locked
  /// phone and forgotten when it is saved.
  case formScript = "form.js"
  /// The looks of the pocket, over those of the form and of the page.
  case pocket = "pocket.css"
  /// What a moment tells, looked up; answers that wait in the browser, and the ways to the journal. It knows
  /// no rule of shifts or days.
  case pocketScript = "pocket.js"
  /// The looks of the book, which the reader's device has the last word on.
  case book = "book.css"
  /// A4, black on white, at any screen as well.
  case report = "report.css"

  /// What is around each page, and the bodies of form and pocket; parts of them.
  case document = "document.html"
  case formPage = "form.html"
  case questions = "questions.html"
  case ways = "ways.html"
  case pocketPage = "pocket.html"
  case reportPage = "report.html"
  /// The parts of the page, from its top to its end.
  case head = "head.html"
  case memories = "memories.html"
  case latest = "latest.html"
  case search = "search.html"
  case filters = "filters.html"
  case choices = "choices.html"
  case year = "year.html"
  case legend = "legend.html"
  case months = "months.html"
  case changes = "changes.html"
  case trends = "trends.html"
  case rest = "rest.html"
  case sleep = "sleep.html"
  case sentences = "sentences.html"
  case diary = "diary.html"
  case item = "item.html"
  case lately = "lately.html"
  /// A record of the book; the book as one file; what an EPUB has around its text.
  case record = "record.html"
  case alone = "alone.html"
  case contents = "contents.html"
  case bookPage = "book.html"
  case package = "book.opf"
  case container = "container.xml"

  /// The pieces of HTML and XML with their marks.
  static let nodes = Dictionary(
    uniqueKeysWithValues: allCases.filter { !$0.rawValue.hasSuffix("s") }.map {
      ($0, PageNode.nodes($0.bytes))
    })

  var bytes: [UInt8] {
    let file = unsafe "pages/\(rawValue)".withCString { unsafe template_named($0) }
    return unsafe Array(UnsafeBufferPointer(start: file.start, count: file.start == nil ? 0 : file.count))
  }

  /// Files one behind the other, each after a line feed.
  static func text(_ files: PageFile...) -> String {
    files.map { "\n" + String(decoding: $0.bytes, as: UTF8.self).trimmed }.joined()
  }
}
