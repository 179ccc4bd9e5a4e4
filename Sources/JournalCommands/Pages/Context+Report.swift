import JournalFiles
import JournalIndex
import JournalInsights
import JournalLanguage
import JournalModel
import JournalPages
import JournalShifts
import JournalStore

extension Context {
  /// Writes the report for paper: as a page, as a PDF, or both.
  package mutating func print(
    _ report: Report, _ ratings: ReportRatings?, _ sleep: SleepFigures?, showsShifts: Bool, today: CivilDay,
    html: String?, pdf: String?, with wished: Printer?
  ) throws(CommandError) -> ExitCode {
    let journal = try self.journal()
    let page = ReportDocument(
      report, ratings: ratings, sleep: sleep, showsShifts: showsShifts, name: journal.profile.name,
      zone: journal.zone, today: today, fingerprint: try fingerprint(of: report, in: journal),
      phrases: phrases
    ).html
    if let html { try write(page, to: html == "-" ? nil : html) }
    guard let pdf else { return .done }
    if let bytes = self.pdf(page, with: wished) {
      try write(bytes, to: pdf == "-" ? nil : pdf)
      return .done
    }
    if html == nil, pdf != "-" {
      let file = free(beside: pdf, ending: ".html")
      try write(page, to: file)
      remark(phrases.say("page-pageInstead", ("place", .of(file))))
    }
    return .inputOutput
  }

  /// The sum of the files that tell of working time in the period, and of the profile: one that changes with
  /// any of them. It is what `sha256sum FILE… | sha256sum` prints, the files in the order of their paths.
  private func fingerprint(of report: Report, in journal: Journal) throws(CommandError)
    -> ReportDocument.Fingerprint
  {
    // A check-out may lie a day after the night that it ends.
    let query = Query(
      kinds: [.checkIn, .checkOut, .shift, .rota, .vacation], from: report.from,
      until: report.until.advanced(by: 1))
    let paths =
      [Journal.profilePath] + journal.records(matching: query).records.map(\.path)
      + journal.privateHourFiles(from: report.from, until: report.until.advanced(by: 1))
    var lines: [UInt8] = []
    for path in paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      do throws(StoreError) {
        let file = try journal.store.read(path)
        lines += Array("\(SHA256.hexadecimal(of: file.bytes))  \(path)\n".utf8)
      } catch { if error.reason != .notFound { throw .store(error) } }
    }
    return (paths.count, SHA256.hexadecimal(of: lines))
  }
}
