import JournalLanguage

/// What was slept between shifts, and how work felt after it; nothing where no sleep is known.
struct SleepSection {
  let facts: PageFacts

  func write(to markup: inout Markup) {
    guard let sleep = facts.sleep else { return }
    markup.literal("<section aria-labelledby=\"sleep\">\n")
    markup.element("h2", ("id", "sleep"), text: facts.phrases.say("sleep-heading"))
    markup.literal("<ul>")
    for line in sleep.lines(facts.phrases) { markup.element("li", text: line) }
    markup.literal("</ul>\n</section>\n")
  }
}
