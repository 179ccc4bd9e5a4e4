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
}
