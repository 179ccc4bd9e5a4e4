import JournalModel
import Testing

struct PercentTextTests {
  @Test(arguments: [
    ("my%20photo.jpg", "my photo.jpg"), ("%C3%A9t%c3%a9", "été"), ("100%", "100%"), ("%2", "%2"),
    ("%zz%41", "%zzA"), ("", ""), ("%FF", "\u{FFFD}"),
  ])
  func `escapes are resolved, what is none stays`(text: String, decoded: String) {
    #expect(PercentText.decoded(text) == decoded)
  }
}
