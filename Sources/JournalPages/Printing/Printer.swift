import JournalFiles
import JournalModel
import JournalSync
import SystemLibrary

/// Makes a PDF of a page by the first program found that writes a tagged one; none of them gets to the
/// network.
///
/// The order: WeasyPrint that knows `pdf/ua-1`, a browser of Chromium's family, an older WeasyPrint.
package enum Printer: String, CaseIterable, Sendable {
  case weasyprint, chromium, chrome, edge, brave

  /// The names under which the program is installed.
  private var programs: [String] {
    func application(_ name: String) -> String { "/Applications/\(name).app/Contents/MacOS/\(name)" }
    return switch self {
    case .weasyprint: ["weasyprint"]
    case .chromium: ["chromium", "chromium-browser"]
    case .chrome: ["google-chrome", "google-chrome-stable", application("Google Chrome")]
    case .edge: ["microsoft-edge", "microsoft-edge-stable", application("Microsoft Edge")]
    case .brave: ["brave", "brave-browser", application("Brave Browser")]
    }
  }

  package struct Found: Sendable {
    package var printer: Printer
    package var program: String
    /// Whether what it writes can be read by a screen reader.
    package var isTagged: Bool
  }

  /// The programs to print with, the best first: those that write tags, then WeasyPrint without them, which
  /// may manage where it stumbled over its own tags.
  ///
  /// - Parameter wished: the only one to be looked for; `nil` takes all.
  package static func find(_ wished: Printer? = nil) -> [Found] {
    let found = allCases.filter { wished == nil || $0 == wished }.compactMap { $0.find() }
    let plain = found.filter { $0.printer == .weasyprint }.map {
      Found(printer: $0.printer, program: $0.program, isTagged: false)
    }
    return found.filter(\.isTagged) + plain
  }

  private func find() -> Found? {
    for program in programs {
      guard let answer = Program.run(program, ["--version"]), answer.status == 0 else { continue }
      return Found(
        printer: self, program: program, isTagged: self != .weasyprint || Self.knowsTags(answer.text))
    }
    return nil
  }

  /// WeasyPrint writes PDF/UA from 57 on in name and tags from 66 on in fact.
  static func knowsTags(_ version: String) -> Bool {
    let digits = version.drop { !$0.isNumber }.prefix { $0.isNumber }
    return Int(digits).map { $0 >= 66 } ?? false
  }

  /// The PDF of a page; `nil` where the program failed, or wrote none.
  ///
  /// - Parameter isSecret: whether page and PDF lie in memory meanwhile, where the system has such a folder.
  package static func print(_ html: [UInt8], with found: Found, isSecret: Bool = false) -> [UInt8]? {
    guard let folder = room(inMemory: isSecret) else { return nil }
    defer { _ = Program.run("rm", ["-rf", folder]) }
    let (page, pdf) = (folder + "/page.html", folder + "/page.pdf")
    do throws(StoreError) {
      let file = try OutputFile(page)
      try file.write(html)
      try file.finish()
    } catch { return nil }
    let arguments =
      found.printer == .weasyprint
      ? (found.isTagged ? ["--pdf-variant", "pdf/ua-1"] : []) + [page, pdf]
      : browserArguments(page, pdf, folder)
    guard run(found.program, arguments, seconds: max(120, html.count / 2_000)),
      let answer = Program.run("cat", [pdf]), answer.status == 0, answer.output.starts(with: "%PDF".utf8)
    else { return nil }
    return answer.output
  }

  /// A new folder that is this user's alone.
  private static func room(inMemory: Bool) -> String? {
    let memory = [Environment.current["XDG_RUNTIME_DIR"], "/dev/shm"].compactMap { $0 }
    let places = (inMemory ? memory.filter { $0.hasPrefix("/") }.map { ["-d", "-p", $0] } : []) + [["-d"]]
    for place in places {
      guard let room = Program.run("mktemp", place), room.status == 0, room.text.hasPrefix("/") else {
        continue
      }
      return room.text
    }
    return nil
  }

  /// Runs a program, for so long at most where the system can see to it: a book of twenty years takes its
  /// time, and none takes for ever.
  private static func run(_ program: String, _ arguments: [String], seconds: Int) -> Bool {
    if let answer = Program.run("timeout", [String(seconds), program] + arguments) {
      return answer.status == 0
    }
    return Program.run(program, arguments)?.status == 0
  }

  /// Headless, with all that would speak to the network switched off and nowhere to speak to.
  private static func browserArguments(_ page: String, _ pdf: String, _ folder: String) -> [String] {
    [
      "--headless", "--disable-gpu", "--no-first-run", "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync", "--disable-default-apps", "--no-pings", "--disable-domain-reliability",
      "--disable-extensions",
      "--host-resolver-rules=MAP * ~NOTFOUND", "--proxy-server=127.0.0.1:9",
      "--user-data-dir=" + folder + "/profile",
      "--no-pdf-header-footer", "--generate-pdf-document-outline", "--print-to-pdf=" + pdf, "file://" + page,
    ]
  }
}

/// Makes a document for word processors through the program `pandoc` where it is installed.
package enum Pandoc {
  package static let program = "pandoc"

  package enum Failure: Error, Hashable, Sendable {
    /// The program is not installed; it ended with an error, or made something else.
    case isMissing, failed
    /// What went to it, or came from it, could not be handed over.
    case store(StoreError)
  }

  /// The document that a file of HTML makes, which names nothing outside itself: pictures are in it, those
  /// from elsewhere are links. So the program looks for no file and for no network; its own sandbox keeps it
  /// from its own files where a system has them apart from it, as Debian does.
  ///
  /// - Parameter now: when it is made, which the document says.
  package static func docx(of html: [UInt8], language: String, now: Instant) throws(Failure) -> [UInt8] {
    let words = ["-f", "html", "-t", "docx", "-M", "lang=" + language, "-o", "-"]
    let clock = ["SOURCE_DATE_EPOCH=\(now.secondsSinceEpoch)"]
    guard let process = FilterProcess(program, words.map { Array($0.utf8) }, adding: clock) else {
      throw .isMissing
    }
    let document = MemorySink()
    do throws(StoreError) {
      try process.write(html)
      let isMade = try process.finish(into: document) { start, _ in start.starts(with: [0x50, 0x4B, 3, 4]) }
      if isMade { return document.bytes }
    } catch { throw .store(error) }
    throw .failed
  }
}
