import Testing

@testable import JournalModel

@Suite struct JointsTests {
  @Test(arguments: [
    ("mood-joints", "und"), ("mood-degrees", "muito"), ("since", "depuis"), ("goes-on", "shift"),
    ("before-weekday", "am"), ("short-words", "so"), ("comparisons", "beter"), ("from-noon", "à partir de"),
    ("until-noon", "jusqu'à"), ("span-begins", "vom"), ("span-words", "tot en met"), ("span-signs", "から"),
    ("span-ends", "까지"), ("ordinal-ends", "º"), ("and", "en"), ("before-time", "um"), ("hours", "uur"),
    ("minutes", "分"), ("day-words", "dia"), ("halb", "elf"), ("half", "zes"), ("merge-words", "fusionar"),
    ("kept-verbs", "nota mental"), ("one", "eine"), ("cycle-joints", "puis"),
    ("articles", "the"), ("mood-denials", "없음"), ("split-joints", "und"), ("beside-hours", "uhr"),
    ("of-break", "unpaid"), ("unpaid", "unbezahlt"), ("until-time", "bis"), ("breaks", "pausa"),
    ("no-break", "keine"), ("letters-of-week", "MTWTFSS"), ("small-hours", "새벽"),
    ("mornings", "matin"), ("words", "mots"), ("weekdays-two", "mi"), ("kind-names", "art"),
    ("shift-words", "dienst"),
  ])
  func `each line that is asked for has its words`(line: String, word: String) {
    #expect(Joints.list(line).contains(word))
    #expect(Joints.index(line)[word] == 0)
  }

  @Test func `no line is asked for by nobody`() {
    #expect(Array(NamedWords("joints").names).count == 42)
  }

  @Test func `of two beginnings that are alike the longer one is first`() {
    for line in ["from-noon", "until-noon", "span-begins", "span-words"] {
      let words = Joints.list(line)
      for (index, word) in words.enumerated() {
        #expect(!words[..<index].contains { word.hasPrefix($0 + " ") }, "\(line): \(word)")
      }
    }
  }
}
