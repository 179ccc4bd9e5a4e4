import Testing
import YAMLCodec

struct DecoderTests {
  struct Shift: Codable, Equatable {
    var ward: String
    var hours: [String]
    var energy: Int?
    var isNight = false
  }

  enum Kind: String, Codable { case entry, shift }

  private func message(_ error: any Error) -> String {
    switch error {
    case DecodingError.dataCorrupted(let context), DecodingError.keyNotFound(_, let context),
      DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      context.codingPath.map(\.stringValue).joined(separator: ".") + " " + context.debugDescription
    default: "\(error)"
    }
  }

  private func failure<T: Decodable>(_ type: T.Type, _ text: String, _ decoder: YAMLDecoder = YAMLDecoder())
    -> String
  {
    do {
      _ = try decoder.decode(type, from: text)
      return ""
    } catch {
      return message(error)
    }
  }

  @Test func `decodes structures, optional keys and enumerations`() throws {
    let text = "ward: 3\nhours:\n  - \"19:00\"\n  - \"07:30\"\nenergy: ~\nisNight: yes\n"
    let shift = try YAMLDecoder().decode(Shift.self, from: text)
    #expect(shift == Shift(ward: "3", hours: ["19:00", "07:30"], energy: nil, isNight: true))
    #expect(
      try YAMLDecoder().decode([String: Kind].self, from: "{a: entry, b: shift}") == [
        "a": .entry, "b": .shift,
      ])
    #expect(try YAMLDecoder().decode([[Int]].self, from: "- [1, 2]\n- []\n") == [[1, 2], []])
    #expect(try YAMLDecoder().decode([Int: Double].self, from: "1: 0.5\n2: 3\n") == [1: 0.5, 2: 3])
    #expect(try YAMLDecoder().decode([Int?].self, from: "[1, ~, null, ]") == [1, nil, nil])
  }

  @Test func `decodes every width of number, and no other`() throws {
    #expect(try YAMLDecoder().decode(UInt64.self, from: "18446744073709551615") == .max)
    #expect(try YAMLDecoder().decode(Int8.self, from: "-128") == .min)
    #expect(try YAMLDecoder().decode(UInt16.self, from: "0xFFFF") == .max)
    #expect(try YAMLDecoder().decode(Int.self, from: "5.0") == 5)
    #expect(try YAMLDecoder().decode(Float.self, from: "'2.5'") == 2.5)
    #expect(failure(Int8.self, "128") == " 1:1: expected a number from -128 to 127, found `128`")
    #expect(failure(UInt.self, "-1") == " 1:1: expected a number from 0 to 18446744073709551615, found `-1`")
    #expect(
      failure(Int64.self, "9223372036854775808")
        == " 1:1: expected a number from -9223372036854775808 to 9223372036854775807, found `9223372036854775808`"
    )
    #expect(failure(Int.self, "5.5") == " 1:1: expected a whole number, found `5.5`")
    #expect(failure(Int.self, ".inf") == " 1:1: expected a whole number, found `.inf`")
  }

  @Test func `says where and why`() {
    #expect(failure(Shift.self, "ward: a\n") == " 1:1: the key `hours` is missing")
    #expect(
      failure(Shift.self, "ward: a\nhours:\n  - b\n  - [c]\n") == "hours.1 4:5: expected text, found a list")
    #expect(failure(Shift.self, "ward:\nhours: []\n") == "ward 1:6: expected text, found nothing")
    #expect(failure(Shift.self, "- a\n") == " 1:1: expected a map, found a list")
    #expect(failure([Int].self, "a: 1") == " 1:1: expected a list, found a map")
    #expect(failure([Int].self, "") == " 1:1: expected a list, found nothing")
    #expect(failure([Bool].self, "[maybe]") == "0 1:2: expected a truth value, found `maybe`")
    #expect(failure([Double].self, "[a]") == "0 1:2: expected a number, found `a`")
    #expect(failure(Shift.self, "ward: [").hasPrefix("1:8: the list in brackets is never closed"))
    #expect(failure(Int.self, "1\n--- 2\n").contains("a second document begins"))
  }

  @Test func `an error has its position as a value`() {
    let error = #expect(throws: DecodingError.self) {
      try YAMLDecoder().decode([Int].self, from: "- 1\n- x\n")
    }
    #expect(error?.yamlPosition == SourcePosition(line: 2, column: 3, offset: 6))
  }

  @Test(arguments: [
    ("first_name", "firstName"), ("_first_name_", "_firstName_"), ("name", "name"),
    ("firstName", "firstName"),
    ("__", "__"), ("", ""), ("my_url_property", "myUrlProperty"),
  ])
  func `keys with underscores become those of Swift`(key: String, name: String) throws {
    var decoder = YAMLDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    #expect(
      try decoder.decode([String: Int].self, from: YAMLEmitter.document([.string(key): 1])) == [name: 1])
  }

  @Test func `keys with hyphens or by a function become those of Swift`() throws {
    var decoder = YAMLDecoder()
    decoder.keyDecodingStrategy = .convertFromKebabCase
    let text = "ward: a\nhours: []\nis-night: true\n"
    #expect(try decoder.decode(Shift.self, from: text).isNight)
    decoder.keyDecodingStrategy = .custom { path in path.map(\.stringValue).joined(separator: "/") }
    #expect(try decoder.decode([String: [String: Int]].self, from: "a: {b: 1}") == ["a": ["a/b": 1]])
  }

  @Test func `bytes are Base64, or numbers where that is asked for`() throws {
    var decoder = YAMLDecoder()
    #expect(try decoder.decode([UInt8].self, from: "aGVsbG8=") == Array("hello".utf8))
    #expect(
      try decoder.decode([[UInt8]].self, from: "- |\n  aGVs\n  bG8h\n- ''\n") == [Array("hello!".utf8), []])
    #expect(failure([UInt8].self, "aGVsbG8") == " 1:1: expected bytes in Base64, found `aGVsbG8`")
    #expect(failure([UInt8].self, "a=GV") == " 1:1: expected bytes in Base64, found `a=GV`")
    #expect(failure([UInt8].self, "[104]") == " 1:1: expected bytes in Base64, found a list")
    decoder.dataDecodingStrategy = .deferredToData
    #expect(try decoder.decode([UInt8].self, from: "[104, 0]") == [104, 0])
  }

  @Test func `infinities are numbers, or errors where that is asked for`() throws {
    var decoder = YAMLDecoder()
    #expect(try decoder.decode([Double].self, from: "[.inf, -.inf]") == [.infinity, -.infinity])
    #expect(try decoder.decode(Double.self, from: ".nan").isNaN)
    decoder.nonConformingFloatDecodingStrategy = .throw
    #expect(failure([Double].self, "[1, .inf]", decoder) == "1 1:5: expected a finite number, found `.inf`")
  }

  /// A day, as a date of another library would be.
  struct Day: Codable, Equatable { var number: Int }
  struct NoDay: Error, CustomStringConvertible { let description = "no day" }

  @Test func `a type is read as a function says`() throws {
    var decoder = YAMLDecoder()
    decoder.read(Day.self) { value in
      guard let text = value.string, let number = Int(text.dropFirst(8)) else { throw NoDay() }
      return Day(number: number)
    }
    #expect(try decoder.decode([String: Day].self, from: "a: 2026-11-20") == ["a": Day(number: 20)])
    #expect(failure([Day].self, "- 5", decoder) == "0 1:3: no day")
  }

  @Test func `aliases are followed, but not without end`() throws {
    #expect(try YAMLDecoder().decode([[Int]].self, from: "- &a [1]\n- *a\n") == [[1], [1]])
    struct Tree: Codable { var child: [Tree] }
    #expect(
      failure(Tree.self, "&a\nchild: [*a]\n") == "2:9: the alias `*a` stands for a value that it is part of")
    var laughs = "a0: &a0 [1, 1]\n"
    for level in 1...40 { laughs += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    #expect(failure([String: [Int]].self, laughs) == "1:1: the aliases stand for more than 10000 values")
  }

  @Test func `decodes JSON and front matter`() throws {
    let tree = try YAMLTree(json: #"{"entries": [{"ward": "\ud83d\ude14", "hours": [], "isNight": true}]}"#)
    let root = try #require(tree.root)
    let entries = try #require(tree.value(of: "entries", in: root))
    let shifts = try YAMLDecoder().decode([Shift].self, from: tree, at: entries)
    #expect(shifts == [Shift(ward: "😔", hours: [], isNight: true)])
    let document = MarkdownDocument("---\nward: B\nhours: [a]\nisNight: no\nown: 1\n---\nText\n")
    #expect(try YAMLDecoder().decode(Shift.self, from: document.tree) == Shift(ward: "B", hours: ["a"]))
  }

  @Test func `a type finds what it may ask for`() throws {
    struct Asking: Decodable {
      var found: Int
      init(from decoder: any Decoder) throws {
        found = CodingUserInfoKey(rawValue: "k").flatMap { decoder.userInfo[$0] as? Int } ?? 0
      }
    }
    var decoder = YAMLDecoder()
    let key = try #require(CodingUserInfoKey(rawValue: "k"))
    decoder.userInfo[key] = 7
    #expect(try decoder.decode(Asking.self, from: "{}").found == 7)
  }
}
