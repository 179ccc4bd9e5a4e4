import JournalFiles
import JournalKit
import JournalLanguage
import JournalModel
import JournalPages
import JournalStore
import JournalTerminal
import SystemLibrary

extension Context {
  /// The page of the records that were asked for.
  ///
  /// - Parameters:
  ///   - privateCount: how many private ones are left out.
  ///   - sealedCount: how many sealed ones.
  package mutating func page(
    _ query: Query, leftOut privateCount: Int, _ sealedCount: Int = 0
  ) throws(CommandError) -> Page {
    let journal = try self.journal()
    let now = self.now(in: journal.zone)
    var input = PageInput(journal, matching: query, leftOut: privateCount, now: now)
    input.sealedCount = sealedCount
    input.affirmation = todaysAffirmation(on: AffirmationShelf(journal, phrases), in: journal)
    return Page(input, phrases)
  }

  /// The page that writes, in the journal's language and words.
  package mutating func form() throws(CommandError) -> Form {
    let journal = try self.journal()
    let profile = journal.profile
    let words = profile.rota.flatMap { $0.cycle.joined() } + profile.shifts.definitions.map(\.word)
    var shifts: [ShiftType] = []
    for shift in [.day, .night] + words where !shifts.contains(shift) {
      let meaning = profile.shifts.meaning(of: shift, on: today(in: journal))
      if meaning?.isShift ?? shift.isWorking { shifts.append(shift) }
    }
    let own = try stored(templates(in: journal))
    return Form(profile: profile, shifts: Array(shifts.prefix(16)), phrases: phrases) { own[$0] ?? [] }
  }

  private func templates(in journal: Journal) throws(StoreError) -> [Kind: [UInt8]] {
    var templates: [Kind: [UInt8]] = [:]
    for kind in [Kind.checkIn, .checkOut, .entry] {
      templates[kind] = try journal.template(for: kind, language: phrases.language)
    }
    return templates
  }

  /// The PDF of a page; where none can be made, `nil`, and why was said.
  ///
  /// - Parameter isSecret: whether the page shall not come to a disk on the way, where that can be had.
  package mutating func pdf(_ html: [UInt8], with wished: Printer?, isSecret: Bool = false) -> [UInt8]? {
    let printers = Printer.find(wished)
    for found in printers {
      guard let pdf = Printer.print(html, with: found, isSecret: isSecret) else { continue }
      if !found.isTagged { remark(phrases.say("page-untagged", ("program", .of(found.program)))) }
      return pdf
    }
    let failed = printers.first.map { found in
      // A browser refuses to work for root, and says so where nobody reads it.
      let isRefused = System.isRoot && found.printer != .weasyprint
      return phrases.say(
        isRefused ? "page-printAsRoot" : "page-printFailed", ("program", .of(found.program)))
    }
    remark(failed ?? phrases.say("page-noPrinter"))
    return nil
  }

  /// Where a file goes that was named without a folder: beside the journal while one stands in it, since the
  /// journal would read it; any other path as it was typed.
  ///
  /// - Parameter isSaid: whether another path is named in the answer.
  package mutating func besideJournal(_ name: String, isSaid: Bool = true) throws(CommandError) -> String {
    // Standard output is no file.
    guard !name.isEmpty, name != "-", !name.contains("/") else { return name }
    let root = try journal().root
    do throws(StoreError) { try OutputTarget.check(absolute(name), outside: root) } catch {
      let path = PathSteps.resolved(root + "/../" + name)
      if isSaid { remark(phrases.say("output-beside", ("path", .of(path))), .dim) }
      return path
    }
    return name
  }

  package mutating func besideJournal(_ name: String?) throws(CommandError) -> String? {
    guard let name else { return nil }
    return try besideJournal(name) as String
  }

  /// Makes a folder outside the journal where it is missing.
  package mutating func makeFolder(_ path: String) throws(CommandError) {
    let (path, root) = (absolute(path), try journal().root)
    try stored(OutputTarget.check(path + "index.html", outside: root))
    try stored(OutputTarget.makeFolder(path))
  }

  /// A name that is free for the page that is made instead of a PDF: an older page is another form of the
  /// journal, and stays.
  func free(beside name: String, ending: String) -> String {
    var stem = name
    for ending in [".age", ".pdf"] where stem.hasSuffix(ending) { stem.removeLast(ending.count) }
    var (file, number) = (stem + ending, 1)
    while OutputTarget.exists(absolute(file)) {
      number += 1
      file = "\(stem)-\(number)\(ending)"
    }
    return file
  }

  /// Writes a file outside the journal, or to standard output where no path is given.
  mutating func write(_ bytes: [UInt8], to path: String?) throws(CommandError) {
    guard let path else { return output.raw(bytes) }
    try writeFile(bytes, at: absolute(path))
  }
}
