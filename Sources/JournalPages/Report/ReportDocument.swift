import JournalInsights
import JournalLanguage
import JournalModel
import JournalShifts

/// The working-time report on paper: facts with their days, limits beside them, where each comes from, room
/// to sign.
package struct ReportDocument {
  let report: Report
  private let ratings: ReportRatings?
  private let showsShifts: Bool
  private let sleep: SleepFigures?
  private let name: String?
  private let today: CivilDay
  private let fingerprint: Fingerprint
  let zone: TimeZoneRules
  let phrases: Phrases

  /// What the report was made from: how many files, and the SHA-256 of what `sha256sum` prints of them.
  package typealias Fingerprint = (files: Int, sum: String)

  /// A report of a person, with ratings and sleep only where they are given, and a line for each shift only
  /// where they are wanted: without them a quarter is one page.
  package init(
    _ report: Report, ratings: ReportRatings?, sleep: SleepFigures? = nil, showsShifts: Bool, name: String?,
    zone: TimeZoneRules, today: CivilDay, fingerprint: Fingerprint, phrases: Phrases
  ) {
    (self.report, self.ratings, self.sleep, self.name) = (report, ratings, sleep, name)
    self.showsShifts = showsShifts
    (self.today, self.fingerprint, self.phrases, self.zone) = (today, fingerprint, phrases, zone)
  }

  package var html: [UInt8] {
    let never = CivilDay(number: 0)
    let data: PageData = [
      "title": phrases.label(.report), "period": phrases.span(report.from, report.until, today: never),
      "made": phrases.say("report-made", ("CivilDay", .of(phrases.day(today, today: never)))),
      "fingerprint": phrases.say(
        "report-fingerprint", ("files", .count(fingerprint.files, .file)), ("sum", .of(fingerprint.sum))),
      "name": name, "parts": parts.compactMap { $0 },
    ]
    return Document(
      phrases: phrases, title: phrases.label(.report), style: PageFile.text(.report), script: nil,
      body: Markup { $0.piece(.reportPage, phrases, data) }.bytes
    ).html
  }

  // MARK: Parts

  private var parts: [PageData?] {
    [heading(.hours), facts(hourFacts), weeks, heading(.rests), facts(restFacts)] + shortRests
      + (report.rules.isEmpty ? [] : [limits, findings])
      + [changes] + (ratings.map { parts(of: $0) } ?? []) + sleepParts + [showsShifts ? shifts : nil]
      + unknown
  }

  private func heading(_ figure: ReportFigure) -> PageData { ["heading": phrases.label(figure)] }

  private func facts(_ facts: [ReportFact]) -> PageData {
    let list = facts.map { fact -> PageData in ["name": phrases.label(fact.figure), "value": fact.value] }
    return ["facts": ["list": list] as PageData]
  }

  private var hourFacts: [ReportFact] {
    report.hourFacts(phrases, today: reference)
      + [report.daysOffLine(phrases).map { ReportFact(.daysOff, $0) }].compactMap { $0 }
  }

  private var restFacts: [ReportFact] {
    let split = report.splitDays.count
    let further = [
      split > 0 ? ReportFact(.splitDays, phrases.number(split)) : nil,
      report.longestRun.map { ReportFact(.longestRun, phrases.count($0.days, .day)) },
      report.longestNightRun.map { ReportFact(.longestNightRun, phrases.count($0.days, .night)) },
    ]
    return [
      ReportFact(.under11, phrases.number(report.rests(under: 11).count)),
      ReportFact(.under12, phrases.number(report.rests(under: 12).count)), report.nightToDayFact(phrases),
    ] + further.compactMap { $0 }
  }

  /// What was slept, in all and in each gap between two shifts.
  private var sleepParts: [PageData?] {
    guard let sleep else { return [] }
    return [["sleep": ["list": sleep.lines(phrases)] as PageData], gaps(sleep.list)]
  }

  /// What the figures leave out, and what they rest on.
  private var unknown: [PageData?] {
    let lines = report.unknownLines(phrases) + (ratings?.unknownLines(phrases, report, sleep) ?? [])
    return [lines.isEmpty ? nil : ["heading": phrases.say("report-unknown")]]
      + lines.map { ["line": $0] } + report.smallPrint(phrases).map { ["small": $0] }
  }
}
