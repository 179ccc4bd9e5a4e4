import JournalModel
import Testing

struct UsualHoursTests {
  static let early = [ClockSpan(start: .midnight, end: .midnight)]
  static let late = [ClockSpan(start: ClockTime(hour: 14, minute: 0) ?? .midnight, end: .midnight)]

  @Test func `a word has the hours that it was given last`() {
    var hours: UsualHours = ["late": Self.early, "day": Self.early, "late": Self.late]
    #expect(hours["late"] == Self.late)
    #expect(hours["night"] == nil)
    hours["day"] = nil
    #expect(hours == ["late": Self.late])
    hours["late"] = nil
    #expect(hours.isEmpty)
  }

  @Test func `the order in which hours are said makes no difference`() {
    let hours: UsualHours = ["a": Self.early, "b": Self.late]
    #expect(hours == ["b": Self.late, "a": Self.early])
  }

  @Test func `what is known stays when more is added`() {
    var hours: UsualHours = ["a": Self.early]
    hours.add(["a": Self.late, "b": Self.late])
    #expect(hours == ["a": Self.early, "b": Self.late])
    #expect(hours.first { $0 > "a" } == Self.late)
    #expect(hours.first { $0 > "b" } == nil)
  }
}
