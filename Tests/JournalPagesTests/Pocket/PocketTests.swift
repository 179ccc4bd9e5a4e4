import JournalLanguage
import JournalModel
import JournalShifts
import Testing

@testable import JournalPages

struct PocketTests {
  private let day = CivilDay(number: 20_777)
  private let now = Instant(secondsSinceEpoch: 20_777 * 86_400 + 8 * 3600)

  private func pocket(
    _ moments: [PocketMoment], _ records: [Record] = [], profile: Profile = Profile(),
    _ language: Language = .english
  ) -> String {
    let input = PageInput(
      profile: profile, now: now, zone: TimeZoneRules.fixed(offset: 0), records: records,
      plan: ShiftPlan(profile: profile)
    ) { _ in [] }
    let form = Form(profile: profile, shifts: [.day, .night], phrases: language.phrases) { _ in [] }
    return String(
      decoding: Pocket(input, form: form, moments: moments, language.phrases).html, as: UTF8.self)
  }

  private func moment(_ hours: Int64, _ lines: [PocketMoment.Line], due: Kind? = nil) -> PocketMoment {
    var state = PocketMoment.State(day: day, mood: PocketMoment.Slot(.entry, of: day, shift: .night))
    state.lines = lines
    state.due = due.map {
      PocketMoment.Slot($0, of: day, shift: .night, words: "Night", asksHoursFrom: now.advanced(by: 600))
    }
    return PocketMoment(from: now.advanced(by: hours * 3600), state: state)
  }

  @Test func `lines and slots are in it once, and each moment names those it has`() {
    let html = pocket([
      moment(0, [.init(.greeting, "Morning"), .init(.headline, "Night")]),
      moment(2, [.init(.greeting, "Noon"), .init(.headline, "Night")], due: .checkIn),
    ])
    let start = now.secondsSinceEpoch
    #expect(
      html.contains(
        "<template id=\"moments\">\(start) \(day.iso) 0,1 0 - -\n\(start + 7200) \(day.iso) 2,1 0 1 -<"))
    #expect(
      html.contains(
        "<span data-kind=\"check-in\" data-date=\"\(day.iso)\" data-shift=\"night\" data-asks=\"\(start + 600)\">Night<"
      ))
    // The first moment stands in the page for who sees it before the script runs.
    #expect(html.contains("<div id=\"lines\"><p class=\"greeting\" dir=\"auto\">Morning</p>"))
  }

  @Test func `what was written lately is told with its days, whenever the page is opened`() {
    let html = pocket([moment(0, [])], [Record(id: "a", path: "a.md", kind: .entry, date: day)])
    #expect(html.contains("<h2 id=\"lately\">14–20 November 2026</h2>"))
    #expect(html.contains("<h2 id=\"months\">Months</h2>") && html.contains("<strong>November 2026</strong>"))
  }

  @Test func `texts can't leave their place`() {
    let html = pocket([moment(0, [.init(.headline, "</template><script>alert(1)</script>")])])
    #expect(!html.contains("<script>alert"))
  }

  @Test func `what the form saved and the journal has is named by kind and moment`() {
    var record = Record(id: "a", path: "a.md", kind: .checkOut, date: day)
    record.at = Timestamp(iso: "2026-11-20T07:40:00+01:00")
    record.source = "form"
    #expect(
      pocket([moment(0, [])], [record]).contains(
        "<template id=\"in-journal\">check-out 2026-11-20T07:40:00+01:00</template>"))
    record.source = "cli"
    #expect(pocket([moment(0, [])], [record]).contains("<template id=\"in-journal\"></template>"))
  }

  @Test(arguments: Language.allCases)
  func `faces, what waits and the last day are said in each language, and nothing is loaded`(
    language: Language
  ) {
    let phrases = language.phrases
    let html = pocket([moment(0, [])], language)
    for step in Mood.Step.allCases { #expect(html.contains("data-mood=\"\(step.emoji)\"")) }
    for text in [
      phrases.say("pocket-asOf", ("day", .of(phrases.day(day, today: CivilDay(number: 0))))),
      phrases.say("pocket-over", ("day", .of(phrases.day(day.advanced(by: 59), today: CivilDay(number: 0))))),
      phrases.say("pocket-waiting", ("number", .of("%"))),
      phrases.say("form-keep"),
    ] {
      #expect(html.contains(text))
    }
    #expect(!html.contains("src=") && !html.contains("http://") && !html.contains("https://"))
  }

  private func pocket(_ moments: [PocketMoment], _ language: Language) -> String {
    pocket(moments, [], profile: Profile(), language)
  }
}
