import Testing

@testable import JournalPages

struct PrinterTests {
  @Test(arguments: [
    ("WeasyPrint version 65.1", false), ("WeasyPrint version 66.0", true), ("WeasyPrint version 67", true),
    ("WeasyPrint", false),
  ])
  func `WeasyPrint writes tags from 66 on`(version: String, isTagged: Bool) {
    #expect(Printer.knowsTags(version) == isTagged)
  }
}
