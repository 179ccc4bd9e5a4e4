import JournalInsights
import JournalKit
import JournalModel
import JournalStore

/// What the day brings, in the language of a journal: `today FOLDER [MOMENT]`.
@main enum Today {
  static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    let journal = try Journal.open(Journal.Options(root: words.first))
    let moment = words.dropFirst().first.flatMap { Timestamp(iso: $0) }
    print(page(of: journal, at: moment?.instant(in: journal.zone) ?? .now))
  }

  static func page(of journal: Journal, at now: Instant) -> String {
    let phrases = journal.language.phrases
    let today = TodayFacts(journal, now: now, phrases: phrases)
    var lines = [phrases.shift(today.day.shift, of: today.day.day, today: today.local.day)]
    if let affirmation = today.affirmation { lines.append(phrases.quoted(affirmation.text)) }
    lines.append(
      today.countdown.map { phrases.countdown($0, today: today.day.day) } ?? phrases.nothingPlanned)
    lines += today.records.map { "\(phrases.name(of: $0.kind)): \($0.title ?? $0.id)" }
    lines.append(phrases.streak(today.streak))
    return lines.joined(separator: "\n")
  }
}
