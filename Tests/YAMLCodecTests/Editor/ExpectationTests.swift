import Testing

@testable import YAMLCodec

struct ExpectationTests {
  @Test func `what is no number equals itself alone`() {
    #expect(YAMLValue.float(.nan).isSameScalar(as: .float(-.nan)))
    #expect(!YAMLValue.float(.nan).isSameScalar(as: .float(1)))
    #expect(!YAMLValue.float(0).isSameScalar(as: .float(-0.0)))
  }
}
