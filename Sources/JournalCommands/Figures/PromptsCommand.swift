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
      for: today, at: period.day(of: context.now(in: journal.zone), in: journal),
      table: period.survey.table, memories: memories, profile: journal.profile, plan: period.plan,
      ledger: period.ledger(
        of: today.advanced(by: -7)...today, now: context.now(in: journal.zone)))
    let phrases = context.phrases
    if context.common.usesJSON {
      context.answer { json in
        json.key("prompts")
        json.list(prompts) { json, prompt in
          json.object { json in
            json.fields(of: prompt)
            json.field("text", phrases.prompt(prompt, today: today))
          }
        }
        json.problems(period.survey.problems, phrases)
      }
    } else if prompts.isEmpty {
      context.errors.line(phrases.view(.noPrompts))
    } else {
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

extension JSONWriter {
  fileprivate mutating func fields(of prompt: Prompt) {
    switch prompt {
    case .yearsAgo(let years, let day, let ids):
      field("prompt", "yearsAgo")
      field("years", years)
      field("date", day.iso)
      field("ids", ids)
    case .nothingWritten(let days, let since):
      field("prompt", "nothingWritten")
      field("days", days)
      field("since", since.iso)
    case .week(let week):
      field("prompt", "week")
      field("from", week.from.iso)
      field("until", week.until.iso)
      field("entries", week.entries)
      field("checkIns", week.checkIns)
      field("checkOuts", week.checkOuts)
      field("shifts", week.shifts)
      field("words", week.words)
      mean("mood", week.mood)
    }
  }
}
