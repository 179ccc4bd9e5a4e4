import JournalIndex
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal

/// `insights`: what goes with good and bad days, rest between shifts, what is worth a thought.
enum InsightsCommand: Command {
  static let verb = Verb(
    "insights", .look, isPaged: true, needsZone: true, options: DayFilterOptions.options + [.filterTag],
    examples: ["insights", "insights --json", "insights --shift night", "insights --tag fatigue"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let said = try DayFilterOptions(arguments)
    let tags = try arguments.wantedTags()
    let journal = try context.journalOfOneLook()
    let today = context.today(in: journal)
    let filter = try said.filter(journal)
    let found = Findings(
      journal, today: today, now: context.now(in: journal.zone), filter: filter, tags: tags)
    if context.common.usesJSON {
      context.answer(found)
    } else {
      context.say(filter, tags: tags)
      context.show(found, today: today)
    }
    try context.mentionSealed()
    context.mention(found.survey.problems, found.survey.conflicts)
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
      paragraph(phrases.say("mayHelp-note"), .dim)
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

/// `prompts`: a year ago today, days without a word, the week in short.
enum PromptsCommand: Command {
  static let verb = Verb(
    "prompts", .look, isPaged: true, needsZone: true, examples: ["prompts", "prompts --json"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let today = context.today(in: journal)
    let now = context.now(in: journal.zone)
    var period = Period(journal, from: .first, until: .last)
    // The week in short counts what every other view counts.
    let ledger = period.settled(today.advanced(by: -7)...today, now: now)
    let memories = period.survey.records { $0.kind == .entry && Prompt.isAnniversary($0.date, of: today) }
    let prompts = Prompt.prompts(
      for: today, at: period.day(of: now, in: journal), table: period.survey.table, memories: memories,
      profile: journal.profile, plan: period.plan, ledger: ledger)
    let phrases = context.phrases
    // What `today` asks.
    let due = TodayFacts(journal, now: now, phrases: phrases).prompt(phrases)
    let remembered = { (prompt: Prompt) -> [(id: String, words: String?)] in
      guard case .yearsAgo(_, _, let ids) = prompt else { return [] }
      return ids.map { id in
        (id, memories.first { $0.id == id }.flatMap { FirstWords.ofMemory($0, in: journal) })
      }
    }
    if context.common.usesJSON {
      let rows = objects(prompts) { prompt in
        let records = remembered(prompt).map { ["id": $0.id, "words": $0.words] as Fields }
        return Fields([
          prompt.fields,
          ["records": records.isEmpty ? nil : records, "text": phrases.prompt(prompt, today: today)],
        ])
      }
      context.answer(
        ["prompt": due, "prompts": rows, "problems": context.listed(period.survey.problems)])
    } else {
      if let due { context.output.line(due, .accent) }
      if prompts.isEmpty, due == nil { context.errors.line(phrases.say("view-noPrompts")) }
      for prompt in prompts {
        context.output.line(Sanitizer.line(phrases.prompt(prompt, today: today)))
        for (id, words) in remembered(prompt) {
          context.output.write("  " + Sanitizer.line(words.map { phrases.quoted($0) + "  " } ?? ""))
          context.output.line(Sanitizer.line(id), .dim)
        }
      }
    }
    return .done
  }
}

extension Prompt {
  fileprivate var fields: Fields {
    switch self {
    case .yearsAgo(let years, let day, let ids):
      ["prompt": "yearsAgo", "years": years, "date": day.iso, "ids": ids]
    case .nothingWritten(let days, let since): ["prompt": "nothingWritten", "days": days, "since": since.iso]
    case .week(let week):
      [
        "prompt": "week", "from": week.from.iso, "until": week.until.iso, "entries": week.entries,
        "checkIns": week.checkIns, "checkOuts": week.checkOuts, "shifts": week.shifts, "words": week.words,
        "mood": OrNull(week.mood),
      ]
    }
  }
}
