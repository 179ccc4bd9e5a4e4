import JournalLanguage
import JournalModel
import Testing

@testable import JournalPages

struct FormTests {
  private let template = Array(
    """
    ---
    kind: check-in
    date: {{date}}
    at: {{at}}
    shift: {{shift}}
    energy: {{energy}}
    stress: {{stress}}
    motivation: {{motivation}}
    badges: {{badges}}
    source: {{source}}
    ---

    {{text}}

    """.utf8)

  @Test func `the skeleton is what the program writes, with marks for answers`() {
    let skeleton = FormSkeleton(.checkIn, template: template)
    #expect(
      skeleton.withText == """
        ---
        kind: check-in
        date: §date§
        at: §at§
        shift: §shift§
        energy: §energy§
        stress: §stress§
        motivation: §motivation§
        badges:
          - §badges§
        source: form
        start: §start§
        ---

        §text§

        """)
    #expect(skeleton.withoutText.hasSuffix("source: form\nstart: §start§\n---\n"))
  }

  @Test(arguments: [("night", "night"), ("N", "\"N\""), ("on", "\"on\""), ("07:00", "\"07:00\""), ("😴", "😴")])
  func `choices are written as the program writes them`(value: String, yaml: String) {
    #expect(FormSkeleton.yaml(value) == yaml)
  }

  @Test(arguments: [("said", true), ("notes", false)])
  func `when a shift began and ended is asked where its notes do not clock it`(clock: String, isAsked: Bool) {
    var profile = Profile()
    profile.clock = clock == "said" ? .said : .notes
    let form = Form(profile: profile, shifts: [.day], phrases: Language.english.phrases) { _ in template }
    let html = String(decoding: form.html, as: UTF8.self)
    for question in [
      "data-for=\"check-in\"><legend>Began when?</legend>",
      "data-for=\"check-out\"><legend>Ended when?</legend>",
    ] {
      #expect(html.contains(question) == isAsked)
    }
  }

  @Test(arguments: [(ShiftType.other("on-call"), true), (.night, false)])
  func `calls to work are asked for where the person is on call`(shift: ShiftType, isAsked: Bool) {
    let form = Form(profile: Profile(), shifts: [.day, shift], phrases: Language.english.phrases) { _ in [] }
    let html = String(decoding: form.html, as: UTF8.self)
    #expect(html.contains("<legend>Called out?</legend>") == isAsked)
    #expect(html.contains(" data-call=\"1\"") == isAsked)
    #expect(FormSkeleton(.checkOut, template: []).withoutText.contains("call-outs:\n  - §call-outs§\n"))
  }

  @Test(arguments: [
    ("12:00", "720 1080", ShiftMeaning.night, "20:00-08:00"), ("05:00", "300 300", .day, "14:00-23:30"),
    ("05:00", "720 1080", .late, "15:00-00:30"), ("05:00", "150 150", .day, "04:30-12:00"),
    ("05:00", "300 300", .day, ""),
  ])
  func `up to which minute the morning is of the day before`(
    dayStarts: String, minutes: String, meaning: ShiftMeaning, hours: String
  ) throws {
    var profile = Profile()
    profile.dayStarts = try #require(ClockTime(iso: dayStarts))
    let spans = [ClockSpan(written: hours)].compactMap { $0 }
    profile.shifts = ShiftTable([.init(word: .other("X"), meaning: meaning, spans: spans)])
    let form = Form(profile: profile, shifts: [.other("X")], phrases: Language.english.phrases) { _ in [] }
    #expect(String(decoding: form.html, as: UTF8.self).contains("value=\"X\" data-eve=\"\(minutes)\""))
  }

  @Test func `badges of the journal's own are offered behind those of everybody, each once`() {
    var profile = Profile()
    profile.badges = [OwnBadge("on fire"), OwnBadge("🧗", name: "climbed"), OwnBadge(Badge.happy.emoji)]
    let form = Form(profile: profile, shifts: [], phrases: Language.english.phrases) { _ in [] }
    let html = String(decoding: form.html, as: UTF8.self)
    #expect(html.contains("<span dir=\"auto\">on fire</span></label>"))
    #expect(html.contains("<span dir=\"auto\">🧗</span><span>climbed</span></label>"))
    #expect(html.ranges(of: "name=\"badges\"").count == Badge.allCases.count + 2)
  }

  @Test(arguments: Language.allCases)
  func `the form asks each scale with five words, and loads nothing`(language: Language) {
    let form = Form(
      profile: Profile(), shifts: [.day, .night, .other("\"><script>")], phrases: language.phrases
    ) { _ in template }
    let html = String(decoding: form.html, as: UTF8.self)
    for scale in Scale.program {
      #expect(html.contains("name=\"\(scale.name)\" value=\"5\""))
      #expect(html.contains(language.phrases.label(1, of: scale)))
    }
    #expect(!html.contains("\"><script>"))
    #expect(!html.contains("src="))
    #expect(html.contains("<noscript>"))
  }
}
