import JournalInsights
import JournalLanguage
import JournalModel
import JournalShifts

/// The head: whose journal, which days, how long until time off, the day's affirmation.
struct HeadSection {
  let facts: PageFacts

  func write(to markup: inout Markup) {
    let phrases = facts.phrases
    markup.literal("<header class=\"head\" id=\"top\">\n")
    markup.element("h1", ("dir", "auto"), text: phrases.pageTitle(of: facts.input.profile.name))
    markup.element("p", ("class", "period"), text: period)
    if let countdown = facts.input.countdown {
      markup.element("p", ("class", "countdown"), text: phrases.countdown(countdown, today: facts.today))
      markup.element("p", ("class", "details"), text: phrases.countdownDetails(countdown, today: facts.today))
      writeProgress(countdown.progress, to: &markup)
    }
    if let affirmation = facts.input.affirmation {
      markup.element(
        "blockquote", ("class", "affirmation " + (affirmation.category?.rawValue ?? "own"))
      ) { $0.element("p", ("dir", "auto"), text: affirmation.text) }
    }
    markup.literal("</header>\n")
  }

  private var period: String {
    facts.phrases.span(facts.days.lowerBound, facts.days.upperBound, today: CivilDay(number: 0))
  }

  /// The way that lies behind as a thin bar, with its percentage in words.
  private func writeProgress(_ progress: Double?, to markup: inout Markup) {
    guard let progress, progress.isFinite else { return }
    let words = facts.phrases.progress(progress)
    let share = min(1, max(0, progress)) * 400
    let bar = SVG(id: "progress", width: 400, height: 6, label: words, class: "progress") { svg in
      svg.path(SVG.box(0, 0, 400, 6), class: "bar-ground", fill: Palette.faint)
      svg.path(SVG.box(0, 0, share, 6), class: "bar", fill: Palette.accent)
    }
    markup.safe(bar.markup.bytes)
  }
}
