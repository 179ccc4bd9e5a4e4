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
    let journal = try context.journal()
    let today = context.today(in: journal)
    let filter = try self.filter.filter(journal)
    let found = Findings(
      journal, today: today, now: context.now(in: journal.zone), filter: filter, tags: tags)
    if context.common.usesJSON {
      context.answer(found, found.survey, in: journal.zone)
    } else {
      context.say(filter, tags: tags)
      context.show(found, today: today)
    }
    context.mention(found.survey.problems)
    return .done
  }
}

extension Context {
  fileprivate mutating func show(_ found: Findings, today: CivilDay) {
    heading(.effects)
    if found.effects.isEmpty { paragraph(phrases.noEffects) }
    for effect in found.effects { paragraph(phrases.effect(effect), effect.isGood == true ? .good : .plain) }
    if !found.helpful.isEmpty {
      heading(.mayHelp)
      for helpful in found.helpful { paragraph(phrases.mayHelp(helpful), .good) }
      paragraph(phrases.mayHelpNote, .dim)
    }
    let recovery = phrases.recovery(found.recovery, today: today)
    if !recovery.isEmpty {
      heading(.recovery)
      for line in recovery { paragraph(line) }
    }
    show(found.sleep)
    guard !found.signs.isEmpty else { return }
    heading(.warningSigns)
    for sign in found.signs { paragraph(phrases.warningSign(sign), .warning) }
    paragraph(phrases.warningNote, .dim)
  }

  private mutating func paragraph(_ text: String, _ style: Style = .plain) {
    let lines = DisplayWidth.wrapped(Sanitizer.line(text), to: output.width - 4)
    for (index, line) in lines.enumerated() { output.line((index == 0 ? "  " : "    ") + line, style) }
  }

  fileprivate mutating func answer(_ found: Findings, _ survey: Survey, in zone: TimeZoneRules) {
    let phrases = self.phrases
    self.answer { json in
      json.key("effects")
      json.list(found.effects) { json, effect in
        json.object { json in
          json.field("measure", effect.measure.name)
          json.field("family", effect.factor.family.rawValue)
          json.field("factor", effect.factor.value)
          json.number("mean", effect.mean)
          json.field("count", effect.count)
          json.number("otherMean", effect.otherMean)
          json.field("otherCount", effect.otherCount)
          json.number("effectSize", effect.size)
          json.key("probability")
          json.number(effect.probability)
          json.key("isGood")
          if let isGood = effect.isGood { json.bool(isGood) } else { json.null() }
          json.field("text", phrases.effect(effect))
        }
      }
      json.key("mayHelp")
      json.list(found.helpful) { json, helpful in
        json.object { json in
          json.field("family", helpful.factor.family.rawValue)
          json.field("factor", helpful.factor.value)
          json.field("measures", helpful.measures.map(\.name))
          json.field("text", phrases.mayHelp(helpful))
        }
      }
      json.key("recovery")
      json.recovery(found.recovery)
      json.sleep(found.sleep, in: zone)
      json.key("warningSigns")
      json.list(found.signs) { json, sign in
        json.object { json in
          json.field("dimension", sign.dimension.rawValue)
          json.field("scale", sign.scale.name)
          json.mean("recent", sign.recent)
          json.mean("usual", sign.usual)
          json.field("text", phrases.warningSign(sign))
        }
      }
      json.problems(survey.problems, phrases)
      json.conflicts(survey.conflicts)
    }
  }
}

extension JSONWriter {
  /// Writes a key with a number of at most three digits after the point.
  fileprivate mutating func number(_ name: String, _ value: Double) {
    key(name)
    rounded(value)
  }

  fileprivate mutating func recovery(_ recovery: Recovery) {
    object { json in
      json.field("days", recovery.days)
      json.field("shifts", recovery.shifts)
      json.field("nights", recovery.nights)
      json.field("longestRunOfNights", recovery.longestRunOfNights)
      json.field("longestRunOfWork", recovery.longestRunOfWork)
      json.key("quickReturns")
      json.list(recovery.quickReturns) { json, quick in
        json.object { json in
          json.field("after", quick.first.iso)
          json.field("before", quick.second.iso)
          json.number("hours", Double(quick.rest) / 3600)
        }
      }
      json.key("shortestRest")
      if let rest = recovery.shortestRest { json.rounded(Double(rest) / 3600) } else { json.null() }
      json.field("weekends", recovery.weekends)
      json.field("weekendsWorked", recovery.weekendsWorked)
      for (name, hours) in [("hours7", recovery.week), ("hours28", recovery.fourWeeks)] {
        json.key(name)
        json.object { json in
          json.number("hours", Double(hours.seconds) / 3600)
          json.field("shiftsWithHours", hours.known)
          json.field("shifts", hours.shifts)
        }
      }
      json.mean("fatigue", recovery.fatigue)
      json.mean("load", recovery.load)
    }
  }
}
