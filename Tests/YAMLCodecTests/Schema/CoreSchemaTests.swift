import Testing

@testable import YAMLCodec

@Suite struct CoreSchemaTests {
  @Test(arguments: [
    ("", YAMLValue.null), ("~", .null), ("null", .null), ("Null", .null), ("NULL", .null),
    ("nULL", .string("nULL")), ("~~", .string("~~")),
    ("true", .bool(true)), ("True", .bool(true)), ("TRUE", .bool(true)), ("false", .bool(false)),
    ("tRUE", .string("tRUE")), ("yes", .string("yes")), ("off", .string("off")), ("y", .string("y")),
    ("0", .int(0)), ("-0", .int(0)), ("+12", .int(12)), ("012", .int(12)), ("0o14", .int(12)),
    ("0o8", .string("0o8")), ("0x1f", .int(31)), ("0xfg", .string("0xfg")), ("-0x1", .string("-0x1")),
    ("0b11", .string("0b11")), ("1_000", .string("1_000")), ("8:15", .string("8:15")),
    ("9223372036854775807", .int(.max)), ("-9223372036854775808", .int(.min)),
    ("9223372036854775808", .wideInt("9223372036854775808")),
    ("1.", .float(1)), (".5", .float(0.5)), ("+.5", .float(0.5)), ("-1.5e3", .float(-1500)),
    ("1e3", .float(1000)), ("12e03", .float(12000)), ("1e", .string("1e")), ("1e+", .string("1e+")),
    (".", .string(".")), ("+", .string("+")), ("-", .string("-")), (".e3", .string(".e3")),
    ("1.5.2", .string("1.5.2")), (".inf", .float(.infinity)), ("-.INF", .float(-.infinity)),
    ("+.Inf", .float(.infinity)), (".iNF", .string(".iNF")), ("-.nan", .string("-.nan")),
    ("2026-03-02", .string("2026-03-02")), ("<<", .string("<<")), ("=", .string("=")),
  ])
  func `resolves a plain text as chapter 10.3 says`(text: String, expected: YAMLValue) {
    var text = text
    #expect(text.withUTF8 { CoreSchema.value(of: $0) } == expected)
  }

  @Test(arguments: [".nan", ".NaN", ".NAN"])
  func `resolves what is not a number`(text: String) {
    var text = text
    #expect(text.withUTF8 { CoreSchema.float($0) }?.isNaN == true)
  }

  @Test(
    arguments: [
      ("8:15", YAMLTimeOfDay(hour: 8, minute: 15)), ("08:15", YAMLTimeOfDay(hour: 8, minute: 15)),
      ("23:59:58", YAMLTimeOfDay(hour: 23, minute: 59, second: 58)), ("24:00", nil), ("8:60", nil),
      ("8:5", nil), ("008:15", nil), ("8:15:", nil), ("8:15:3", nil), ("8.15", nil), ("495", nil), ("", nil),
      ("8:15:300", nil),
    ] as [(String, YAMLTimeOfDay?)])
  func `reads a time of day`(text: String, expected: YAMLTimeOfDay?) {
    var text = text
    #expect(text.withUTF8 { YAMLTimeOfDay($0) } == expected)
  }
}

@Suite struct PlainReadingsTests {
  @Test(arguments: [
    "a", "nay", "yess", "offset", "12 beds", "1 bed", "B12", "e5", "7:30 am", "10 %", "2026-03-02 shift",
    "5kg",
    "2nd", "~/path", "<<a", "a=b", "nans", "é", "1.2.x",
  ])
  func `finds no other reading of a string`(text: String) {
    #expect(readings(text) == [])
  }

  @Test(
    arguments: [
      ("", PlainReadings.null), ("~", .null), ("nULL", .null), ("y", .bool), ("N", .bool), ("yEs", .bool),
      ("On", .bool), ("OFF", .bool), ("tRue", .bool), ("1_000", .number), ("1,000", .number),
      ("0o7", .number),
      ("012", .number), ("08", .number), ("0b11", .number), ("-0xF", .number), ("0x", .number),
      ("12:30", .number), ("12:30:45.5", .number), ("1e3", .number), ("12e03", .number), ("1.5e+3", .number),
      (".inf", .number), ("-.Inf", .number), ("nan", .number), ("Infinity", .number), ("20240101", .number),
      ("2024-1-1", [.number, .timestamp]), ("2024-01-01", [.number, .timestamp]),
      ("2024-01-01T10:00:00Z", .timestamp), ("2024-01-01 10:00:00", .timestamp),
      ("2001-12-14 21:59:43.10 -5", .timestamp), ("<<", .special), ("=", .special),
    ] as [(String, PlainReadings)])
  func `finds what a parser would make of a plain text`(text: String, expected: PlainReadings) {
    #expect(readings(text) == expected)
  }

  private func readings(_ text: String) -> PlainReadings {
    var text = text
    return text.withUTF8 { PlainReadings(of: $0) }
  }
}
