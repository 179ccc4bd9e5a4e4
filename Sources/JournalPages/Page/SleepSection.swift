import JournalLanguage

/// What was slept between shifts, and how work felt after it; nothing where no sleep is known.
struct SleepSection {
  let facts: PageFacts

  func write(to markup: inout Markup) {
    guard let sleep = facts.sleep else { return }
    markup.piece(.sleep, facts.phrases, ["lines": sleep.lines(facts.phrases)])
  }
}
