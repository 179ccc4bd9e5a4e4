import JournalModel
import JournalShifts

extension English {
  func name(of meaning: ShiftMeaning) -> String {
    switch meaning {
    case .day: "day"
    case .late: "late"
    case .night: "night"
    case .onCall: "on call"
    case .training: "training"
    case .rest: "rest"
    case .leave: "leave"
    case .rtt: "RTT"
    case .sick: "sick"
    case .publicHoliday: "public holiday"
    case .absence: "absent"
    }
  }

  func summary(_ summary: PlanSummary) -> String {
    let kinds = summary.shifts.map { "\(number($0.count)) \(name(of: $0.meaning))" }
    var text = count(summary.work, .shift)
    if !kinds.isEmpty { text += " (\(kinds.joined(separator: ", ")))" }
    if summary.onCall > 0 { text += ", \(number(summary.onCall)) on call" }
    text += ", \(number(summary.rests)) \(summary.rests == 1 ? "rest" : "rests")"
    let doubt = leftOut(summary.unknownWords, summary.unplannedDays)
    if !doubt.isEmpty { text += ", and " + doubt }
    return text + " in \(count(summary.days, .day))"
  }

  private func leftOut(_ words: [Countdown.UnknownWord], _ unplannedDays: Int) -> String {
    var parts = unknown(words)
    if unplannedDays > 0 { parts.append("\(count(unplannedDays, .day)) without a plan") }
    return joined(parts)
  }

  func message(_ finding: RestFinding, today: CivilDay) -> String {
    let (from, until) = (day(finding.from, today: today), day(finding.until, today: today))
    let value = duration(seconds: finding.value)
    let limit = finding.limit.map { duration(seconds: $0) } ?? ""
    let bound = finding.limit == nil ? "" : " (limit \(limit))"
    switch finding.kind {
    case .rest: return "\(value) of rest between \(from) and \(until)\(bound)"
    case .any7: return "\(value) of work in the 7 days from \(from) to \(until)\(bound)"
    case .week: return "\(value) of work in the week from \(from) to \(until)\(bound)"
    case .shift: return "a shift of \(value) \(onDay(finding.from, today: today))\(bound)"
    case .night: return "a night of \(value) \(onDay(finding.from, today: today))\(bound)"
    case .run:
      return "\(count(Int(finding.value), .day)) of work in a row from \(from) to \(until) "
        + "(limit \(number(Int(finding.limit ?? 0))))"
    case .nightRun:
      return "\(count(Int(finding.value), .night)) in a row from \(from) to \(until) "
        + "(limit \(number(Int(finding.limit ?? 0))))"
    case .average: return "\(value) of work a week on average from \(from) to \(until)\(bound)"
    case .weeklyRest:
      return "no rest of \(limit) from \(from) to \(until); the longest is \(value)"
    }
  }

  func work(_ caption: WorkCaption) -> String {
    switch caption {
    case .nextShift(let what, let at): "Next: \(what)" + (at.map { ", \(time($0))" } ?? "")
    case .afterNight: "How was your night?"
    case .afterShift: "How was your shift?"
    case .noFindings: "No rest, week or run is beyond the limits."
    case .leftOut(let words, let days): "Left out: \(leftOut(words, days))."
    case .change(let day, let was, let now, let notice):
      "\(day): \(was) → \(now)" + (notice.map { ", \(self.notice($0))" } ?? "")
    case .changes(let changed, let all, let short):
      "\(number(changed)) of \(count(all, .shift)) were changed, \(number(short)) with less than 48 hours' notice"
    case .noChanges: "No published plan was changed."
    case .noWork: "rest"
    case .workedHours(let planned?, let worked):
      "worked \(duration(seconds: worked)), planned \(duration(seconds: planned))"
    case .workedHours(nil, let worked): "worked \(duration(seconds: worked))"
    case .weekTotal(let shifts, let planned, let worked):
      "\(count(shifts, .shift)) · planned \(duration(seconds: planned)) · worked \(duration(seconds: worked))"
    case .replaced(let id): "replaced by a later one: \(id)"
    case .calledOut(let text): "called out \(text)"
    case .extra: "extra"
    case .longDay(let day, let minutes): "\(day) has \(duration(seconds: Int64(minutes) * 60)) of work"
    case .sameExtra(let id): "this shift is there already on top: \(id)"
    case .sameAbsence(let id): "these days are off already: \(id)"
    case .swapsBack(let day): "this swaps back: \(day) has its planned shift again"
    case .writeAnyway: "Write it all the same?"
    case .soFar: "so far"
    case .ahead(let shifts, let planned):
      "\(count(shifts, .shift)) to come · planned \(duration(seconds: planned))"
    case .onCallTotal(let seconds): "on call \(duration(seconds: seconds))"
    case .howToChooseRules:
      "No rules of rest are chosen: figures without verdicts. To choose: smjournal config rest-rules=eu (or fr-hospital, fr, uk, de, ch)"
    case .averageOver(let days):
      "The average week counts \(decimal(days, digits: days.rounded() == days ? 0 : 1)) known days. Leave, sickness and other absence are left out of both sides (2003/88/EC, article 16 b; other absence by this program’s own decision)."
    case .missingCheckOuts(let count):
      "\(number(count)) without a check-out: these shifts have their planned hours."
    case .halfDay(.morning): "half a day, morning"
    case .halfDay(.afternoon): "half a day, afternoon"
    case .restBefore(let seconds): "\(duration(seconds: seconds)) of rest before"
    case .whichShift: "Which shift is it about?"
    case .tookLastShift(let what):
      "filed under the shift that began last: \(what); use --date or --shift for another"
    case .whatMeans(let word): "What does \(word) mean?"
    case .whichHours(let word): "What are the hours of \(word)?"
    case .howToMean:
      "such as: day 07:00-19:30 break 30, night 19:00-07:00, on-call, training, rest, leave, sick"
    case .areLettersRight: "Is this what they mean where you work?"
    case .wordsSaved(let words, let path):
      "Wrote what \(joined(words)) \(words.count == 1 ? "means" : "mean") to \(path)"
    case .basis(.said): "stated"
    case .basis(.plan): "plan"
    case .basis(.notes): "noted"
    case .reportSources:
      "A shift belongs to the day it began. Its hours are the ones stated; else the plan’s; check-in and check-out times count only where the profile says so, or where there is no plan. Each is marked. Worked is presence less unpaid breaks."
    case .reportLimits:
      "Limits are shown beside the facts; time on call at the workplace counts as work for them. Agreements may differ. This is not a verdict."
    }
  }

  private func notice(_ seconds: Int64) -> String {
    if seconds < 0 { return "after it had begun" }
    let hours = Int(seconds / 3600)
    return hours < 72 ? "\(count(hours, .hour)) before" : "\(count(hours / 24, .day)) before"
  }

  func label(_ figure: ReportFigure) -> String {
    switch figure {
    case .report: "Working time, rest and recovery"
    case .hours: "Hours"
    case .weeks: "Weeks"
    case .rests: "Rests"
    case .runs: "Runs"
    case .changes: "Changes of the plan"
    case .findings: "Beyond the limits"
    case .daysOff: "Days off"
    case .ratings: "How it felt"
    case .shifts: "Shifts"
    case .presence: "Presence"
    case .worked: "Worked"
    case .ahead: "Still to come"
    case .knownDays: "Known days"
    case .planned: "Planned"
    case .overtime: "Beyond the plan"
    case .onCall: "On call"
    case .nights: "Nights"
    case .nightHours: "Hours at night"
    case .sundays: "Sundays"
    case .holidays: "Public holidays"
    case .weekends: "Weekends with work"
    case .longestShift: "Longest shift"
    case .sevenDays: "Most in 7 days"
    case .averageWeek: "Average week"
    case .contract: "By contract"
    case .balance: "Balance"
    case .knownHours: "Shifts with known hours"
    case .shortestRest: "Shortest rest"
    case .under11: "Rests under 11 h"
    case .under12: "Rests under 12 h"
    case .weeklyRest: "Longest rest"
    case .longestRun: "Longest run of days with work"
    case .longestNightRun: "Longest run of nights"
    case .nightToDay: "Night to day"
    case .splitDays: "Split days"
    case .afterShortRest: "after less than 11 h of rest"
    case .afterLongRest: "after more rest"
    case .place: "day in a row"
    }
  }
}
