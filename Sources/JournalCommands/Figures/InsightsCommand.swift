import CommandKit
import JournalIndex
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal

/// `insights`: what goes with good and bad days, rest between shifts, what is worth a thought.
struct InsightsCommand: Command {
  static let verb = Verb(
    "insights", .insights, .look, isPaged: true, needsZone: true,
    options: DayFilterOptions.options + [.filterTag],
    examples: ["insights", "insights --json", "insights --shift night", "insights --tag fatigue"])

  private let filter: DayFilterOptions
  private let tags: [String]

  init(_ arguments: Arguments) throws(UsageError) {
    filter = try DayFilterOptions(arguments)
    tags = try arguments.wantedTags()
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journalOfOneLook()
    let today = context.today(in: journal)
    let filter = try self.filter.filter(journal)
    let found = Findings(
      journal, today: today, now: context.now(in: journal.zone), filter: filter, tags: tags)
    if context.common.usesJSON {
      context.answer(found)
    } else {
      context.say(filter, tags: tags)
      context.show(found, today: today)
    }
    try context.mentionSealed()
    context.mention(found.survey.problems)
    return .done
  }
}

extension Context {
  fileprivate mutating func show(_ found: Findings, today: CivilDay) {
    heading(phrases.say("view-effects"))
    if found.effects.isEmpty { paragraph(phrases.noEffects) }
    for effect in found.effects { paragraph(phrases.effect(effect), effect.isGood == true ? .good : .plain) }
    if !found.helpful.isEmpty {
      heading(phrases.say("view-mayHelp"))
      for helpful in found.helpful { paragraph(phrases.mayHelp(helpful), .good) }
      paragraph(phrases.mayHelpNote, .dim)
    }
    let recovery = phrases.recovery(found.recovery, today: today)
    if !recovery.isEmpty {
      heading(phrases.say("view-recovery"))
      for line in recovery { paragraph(line) }
    }
    show(found.sleep)
    guard !found.signs.isEmpty else { return }
    heading(phrases.say("view-warningSigns"))
    for sign in found.signs { paragraph(phrases.warningSign(sign), .warning) }
    paragraph(phrases.warningNote, .dim)
  }

  private mutating func paragraph(_ text: String, _ style: Style = .plain) {
    let lines = DisplayWidth.wrapped(Sanitizer.line(text), to: output.width - 4)
    for (index, line) in lines.enumerated() { output.line((index == 0 ? "  " : "    ") + line, style) }
  }

  fileprivate mutating func answer(_ found: Findings) {
    let effects = objects(found.effects) { effect in
      [
        "measure": effect.measure.name, "family": effect.factor.family.rawValue,
        "factor": effect.factor.value, "mean": Rounded(effect.mean), "count": effect.count,
        "otherMean": Rounded(effect.otherMean), "otherCount": effect.otherCount,
        "effectSize": Rounded(effect.size), "probability": effect.probability,
        "isGood": OrNull(effect.isGood), "text": phrases.effect(effect),
      ]
    }
    let helpful = objects(found.helpful) { helpful in
      [
        "family": helpful.factor.family.rawValue, "factor": helpful.factor.value,
        "measures": helpful.measures.map(\.name), "text": phrases.mayHelp(helpful),
      ]
    }
    let signs = objects(found.signs) { sign in
      [
        "dimension": sign.dimension.rawValue, "scale": sign.scale.name, "recent": OrNull(sign.recent),
        "usual": OrNull(sign.usual), "text": phrases.warningSign(sign),
      ]
    }
    answer(
      [
        "effects": effects, "mayHelp": helpful, "recovery": found.recovery,
        "sleep": object(found.sleep?.figures) { $0.fields() }, "warningSigns": signs,
      ], faults(found.survey.problems, found.survey.conflicts))
  }
}

extension Recovery: JSONObject {
  package var fields: Fields {
    func fields(_ hours: Hours) -> Fields {
      [
        "hours": Rounded(Double(hours.seconds) / 3600), "shiftsWithHours": hours.known,
        "shifts": hours.shifts,
      ]
    }
    let returns = objects(quickReturns) {
      ["after": $0.first.iso, "before": $0.second.iso, "hours": Rounded(Double($0.rest) / 3600)]
    }
    return [
      "days": days, "shifts": shifts, "nights": nights, "longestRunOfNights": longestRunOfNights,
      "longestRunOfWork": longestRunOfWork, "quickReturns": returns,
      "shortestRest": Rounded(shortestRest.map { Double($0) / 3600 }), "weekends": weekends,
      "weekendsWorked": weekendsWorked, "hours7": fields(week), "hours28": fields(fourWeeks),
      "fatigue": OrNull(fatigue), "load": OrNull(load),
    ]
  }
}
