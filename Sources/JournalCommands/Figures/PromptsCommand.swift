import CommandKit
import JournalIndex
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal

/// `prompts`: a year ago today, days without a word, the week in short.
struct PromptsCommand: PlainCommand {
  static let verb = Verb(
    "prompts", .prompts, .look, isPaged: true, needsZone: true, examples: ["prompts", "prompts --json"])

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let today = context.today(in: journal)
    let period = Period(journal, from: .first, until: .last)
    let memories = period.survey.records { $0.kind == .entry && Prompt.isAnniversary($0.date, of: today) }
    let prompts = Prompt.prompts(
      for: today, at: period.day(of: context.now(in: journal.zone), in: journal), table: period.survey.table,
      memories: memories, profile: journal.profile, plan: period.plan,
      ledger: period.ledger(of: today.advanced(by: -7)...today, now: context.now(in: journal.zone)))
    let phrases = context.phrases
    let now = context.now(in: journal.zone)
    if context.common.usesJSON {
      let rows = objects(prompts) { Fields([$0.fields, ["text": phrases.prompt($0, today: today)]]) }
      context.answer(["prompts": rows, "problems": context.listed(period.survey.problems)])
    } else {
      // What `today` asks.
      let due = TodayFacts(journal, now: now, phrases: phrases).prompt(phrases)
      if let due { context.output.line(due, .accent) }
      if prompts.isEmpty, due == nil { context.errors.line(phrases.say("view-noPrompts")) }
      for prompt in prompts {
        context.output.line(Sanitizer.line(phrases.prompt(prompt, today: today)))
        if case .yearsAgo(_, _, let ids) = prompt {
          for id in ids {
            let words = memories.first { $0.id == id }.flatMap { FirstWords.ofRecord($0, in: journal) }
            context.output.write("  " + Sanitizer.line(words.map { phrases.quoted($0) + "  " } ?? ""))
            context.output.line(Sanitizer.line(id), .dim)
          }
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
