import JournalInsights
import JournalLanguage
import JournalModel
import JournalShifts

/// The head: whose journal, which days, how long until time off, the day's affirmation.
struct HeadSection {
  let facts: PageFacts

  func write(to markup: inout Markup) {
    let (phrases, countdown, affirmation) = (facts.phrases, facts.input.countdown, facts.input.affirmation)
    markup.piece(
      .head, phrases,
      [
        "title": phrases.pageTitle(of: facts.input.profile.name),
        "period": phrases.span(
          facts.days.lowerBound, facts.days.upperBound, today: CivilDay(number: 0)),
        "part": Markup(facts.writePart),
        "countdown": countdown.map { phrases.countdown($0, today: facts.today) },
        "details": countdown.map { phrases.countdownDetails($0, today: facts.today) },
        "progress": countdown?.progress.flatMap(progress),
        "affirmation": affirmation.map { phrases.quoted($0) },
        "category": affirmation?.category?.rawValue ?? "own",
      ])
  }

  /// The way that lies behind as a thin bar, with its percentage in words.
  private func progress(_ progress: Double) -> Markup? {
    guard progress.isFinite else { return nil }
    let words = facts.phrases.progress(progress)
    let share = min(1, max(0, progress)) * 400
    return SVG(id: "progress", width: 400, height: 6, label: words, class: "progress") { svg in
      svg.path(SVG.box(0, 0, 400, 6), class: "bar-ground", fill: Palette.faint)
      svg.path(SVG.box(0, 0, share, 6), class: "bar", fill: Palette.accent)
    }.markup
  }
}
