import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalTerminal

/// The page of `today` for people.
package struct TodayPage {
  private let facts: TodayFacts
  private let name: String?
  private let tone: Tone

  package init(_ facts: TodayFacts, name: String?, tone: Tone = .warm) {
    self.facts = facts
    self.name = name
    self.tone = tone
  }

  package func write(to context: inout Context) {
    let phrases = context.phrases
    let lines = TodayLines(facts, name: name, tone: tone, phrases)
    let (greeting, day) = (lines.greeting, lines.headline)
    context.output.write(greeting, .bold)
    let isLong =
      context.output.isTerminal && DisplayWidth.columns(of: greeting + "  " + day) > context.output.width
    if isLong { context.output.line() } else { context.output.write("  ") }
    context.output.line(day, facts.day.shift?.style ?? .plain)
    for line in lines.hours { context.output.line(line, .dim) }
    context.output.line()
    if let affirmation = facts.affirmation {
      context.show(affirmation, isLiked: facts.isLiked)
      context.output.line()
    }
    writeCountdown(lines, to: &context.output)
    context.output.line()
    writeRecords(in: context.openedJournal, to: &context.output, phrases)
    for line in lines.birthdays { context.output.line(line, .accent) }
    if let streak = lines.streak { context.output.line(streak, .good) }
    if let warning = lines.warning { context.wrap(warning, .warning) }
    if let prompt = facts.prompt(phrases) { context.output.line(prompt, .accent) }
    if let memory = lines.memory(in: context.openedJournal) { context.wrap(memory, .dim) }
  }

  private func writeCountdown(_ lines: TodayLines, to output: inout Output) {
    for line in lines.uncertainPlans { output.line(line, .warning) }
    if let countdown = lines.countdown { output.line(countdown, facts.countdown == nil ? .plain : .bold) }
    if let details = lines.details { output.line(details) }
    if let progress = lines.progress {
      let filled = max(0, min(20, Int((progress.share * 20).rounded())))
      output.write(String(repeating: "█", count: filled), .good)
      output.write(String(repeating: "░", count: 20 - filled), .dim)
      output.line(" " + progress.text)
    }
  }

  private func writeRecords(in journal: Journal?, to output: inout Output, _ phrases: Phrases) {
    guard !facts.records.isEmpty else {
      if !facts.isSomethingWritten { output.line(phrases.say("caption-nothingToday"), .dim) }
      return
    }
    // In the night after it the day is said: the calendar has another one.
    let day =
      facts.day.day == facts.local.day ? "" : " · " + phrases.day(facts.day.day, today: facts.local.day)
    output.line(phrases.say("caption-records") + day, .bold)
    var table = TextTable()
    let line = RecordLine(phrases, facts.scales)
    for record in facts.records {
      let time = record.at.map { phrases.time($0.local.time) } ?? ""
      table.addCell(.dim) { $0.append(time) }
      table.addCell(record.shift?.style ?? .plain) { $0.append(RecordLine.label(of: record, phrases)) }
      let words = journal.flatMap { FirstWords.ofToday(record, in: $0) }
      record.withOutline { line.addCells($0, to: &table, words: words) }
      table.endRow()
    }
    table.write(to: &output, indentedBy: 2)
  }
}
