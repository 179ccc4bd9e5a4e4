import JournalModel
import JournalTestSupport
import Testing

struct SaidTimeTests {
  @Test(arguments: [
    ("7h50", "07:50"), ("7.50", "07:50"), ("07:50", "07:50"), (" 7:50 ", "07:50"), ("7", "07:00"),
    ("15 Uhr", "15:00"), ("14 Uhr 57", "14:57"), ("um 15 Uhr", "15:00"), ("14:57 Uhr", "14:57"),
    ("15 heures", "15:00"), ("15 heures 30 minutes", "15:30"), ("à 15 h 30", "15:30"), ("at 3 pm", "15:00"),
    ("3 o'clock", "03:00"), ("a las 15", "15:00"), ("15 horas", "15:00"), ("alle ore 15", "15:00"),
    ("alle 15:20", "15:20"), ("às 15 horas", "15:00"), ("15 uur", "15:00"), ("om 15 uur 30", "15:30"),
    ("15時", "15:00"), ("15時30分", "15:30"), ("15시 30분", "15:30"),
    ("7u30", "07:30"), ("om 7 u", "07:00"), ("19時半", "19:30"), ("午後7時半", "19:30"), ("午前7時", "07:00"),
    ("午後12時", "12:00"), ("오후 7시 반", "19:30"), ("오전 7시 30분", "07:30"),
    ("halb 5", "04:30"), ("um halb fünf", "04:30"), ("half vijf", "04:30"), ("om half 5", "04:30"),
    ("halb eins", "00:30"),
    ("19", "19:00"), ("24", "00:00"), ("7:50 pm", "19:50"), ("18.05", "18:05"),
  ])
  func `a time is said as people write it`(text: String, time: String) {
    #expect(ClockTime(said: text) == clock(time))
  }

  @Test(arguments: [
    "", "7.5", "7.60", "25", "24.10", "7.50.10", "+7", "7,50", "seven", "007", "-7", "a7", "2030",
    "15 Uhr 75", "um", "24h", "half 5", "half five", "halb 25", "halb 0", "halb", "午後15時", "午前", "오후",
  ])
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
