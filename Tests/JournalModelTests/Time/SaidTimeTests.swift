import JournalModel
import JournalTestSupport
import Testing

struct SaidTimeTests {
  @Test(arguments: [
    ("7h50", "07:50"), ("7.50", "07:50"), ("07:50", "07:50"), (" 7:50 ", "07:50"), ("7", "07:00"),
    ("19", "19:00"), ("24", "00:00"), ("7:50 pm", "19:50"), ("18.05", "18:05"),
  ])
  func `a time is said as people write it`(text: String, time: String) {
    #expect(ClockTime(said: text) == clock(time))
  }

  @Test(arguments: ["", "7.5", "7.60", "25", "24.10", "7.50.10", "+7", "7,50", "seven", "007", "-7"])
  func `what is no time is none`(text: String) {
    #expect(ClockTime(said: text) == nil)
  }

  @Test func `in a file an hour alone is a number`() {
    #expect(ClockTime(written: "7") == nil)
  }

  @Test(arguments: [
    ("call-out", true), ("Rappel", true), ("Einsatz", true), ("on-call", false), ("late", false),
  ])
  func `a word may say that somebody was called out`(word: String, isCallOut: Bool) {
    #expect(ShiftType(named: word)?.isCallOut == isCallOut)
  }
}
