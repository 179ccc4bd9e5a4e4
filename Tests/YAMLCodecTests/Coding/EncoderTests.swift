import Testing
import YAMLCodec

struct EncoderTests {
  struct Shift: Codable, Equatable {
    var wardName: String
    var hours: [String] = []
    var energy: Int?
    var places: [String: Double] = [:]
  }

  class Base: Codable { var a = 1 }
  final class Derived: Base {
    var b = 2
    override init() { super.init() }
    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      b = try container.decode(Int.self, forKey: .b)
      try super.init(from: container.superDecoder())
    }
    enum Keys: CodingKey { case b }
    override func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(b, forKey: .b)
      try super.encode(to: container.superEncoder())
    }
  }

  @Test func `writes structures in the order of their keys`() throws {
    let shift = Shift(wardName: "8:15", hours: ["19:00", "a"], energy: 3, places: ["x": 0.5])
    let text = """
      wardName: "8:15"
      hours:
        - "19:00"
        - a
      energy: 3
      places:
        x: 0.5

      """
    #expect(try YAMLEncoder().encode(shift) == text)
    #expect(try YAMLDecoder().decode(Shift.self, from: text) == shift)
    #expect(try YAMLEncoder().encode(Shift(wardName: "")) == "wardName: \"\"\nhours: []\nplaces: {}\n")
  }

  @Test func `writes every type so that it is read again`() throws {
    func isKept<T: Codable & Equatable>(_ value: T) throws -> Bool {
      try YAMLDecoder().decode(T.self, from: YAMLEncoder().encode(value)) == value
    }
    #expect(try isKept([Int8.min, .max]) && isKept([UInt64.max, 0]) && isKept([Int64.min]))
    #expect(try isKept([1.5, -0.0, .infinity, 1e300, Double.leastNonzeroMagnitude]))
    #expect(try isKept([0.1 as Float, 3.4e38]))
    #expect(
      try isKept([true, false]) && isKept(["", "null", "a\nb\n", "é", "#", "😔"]) && isKept([1, nil, 2]))
    #expect(try isKept([[1: ["a"]], [:]]) && isKept(Array("bytes".utf8)) && isKept([[], [0]] as [[UInt8]]))
    #expect(try YAMLEncoder().encode([0.1 as Float]) == "- 0.1\n")
    #expect(try YAMLEncoder().encode(UInt64.max) == "18446744073709551615\n")
    let derived = try YAMLDecoder().decode(Derived.self, from: "b: 5\nsuper: {a: 7}\n")
    #expect(try YAMLEncoder().encode(derived) == "b: 5\nsuper:\n  a: 7\n")
  }

  @Test(arguments: [
    ("firstName", "first_name", "first-name"), ("name", "name", "name"),
    ("myURLProperty", "my_url_property", "my-url-property"),
    ("URL", "url", "url"), ("a1B", "a1_b", "a1-b"), ("_x", "_x", "_x"),
  ])
  func `keys of Swift become those of a text`(name: String, snake: String, kebab: String) throws {
    var encoder = YAMLEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    #expect(try encoder.encodeValue([name: 1]) == [.string(snake): 1])
    encoder.keyEncodingStrategy = .convertToKebabCase
    #expect(try encoder.encodeValue([name: 1]) == [.string(kebab): 1])
    encoder.keyEncodingStrategy = .custom { path in "k" + path.map(\.stringValue).joined() }
    #expect(try encoder.encodeValue([name: 1]) == [.string("k" + name): 1])
  }

  @Test func `bytes, infinities and types of others as the strategies say`() throws {
    struct Day: Codable { var number: Int }
    var encoder = YAMLEncoder()
    #expect(
      try encoder.encode([Array("hello".utf8), Array("ab".utf8), Array("abc".utf8)])
        == "- aGVsbG8=\n- YWI=\n- YWJj\n")
    #expect(try encoder.encode([Double.infinity, -.infinity, .nan]) == "- .inf\n- -.inf\n- .nan\n")
    encoder.dataEncodingStrategy = .deferredToData
    encoder.nonConformingFloatEncodingStrategy = .throw
    encoder.write(Day.self) { .string("2026-11-\($0.number)") }
    #expect(try encoder.encode([1, 2] as [UInt8]) == "- 1\n- 2\n")
    #expect(try encoder.encode(["a": Day(number: 20)]) == "a: \"2026-11-20\"\n")
    let error = #expect(throws: EncodingError.self) { try encoder.encode(["a": [1, Double.nan]]) }
    guard case .invalidValue(_, let context)? = error else { return }
    #expect(
      context.codingPath.map(\.stringValue) == ["a", "1"]
        && context.debugDescription == "nan is no finite number")
  }

  @Test func `an encoded value can be set in front matter`() throws {
    var document = MarkdownDocument("---\na: 1 # one\n---\n")
    try document.set("shift", to: YAMLEncoder().encodeValue(Shift(wardName: "B")))
    #expect(
      String(decoding: document.bytes, as: UTF8.self)
        == "---\na: 1 # one\nshift:\n  wardName: B\n  hours: []\n  places: {}\n---\n")
  }

  @Test func `the text looks as the options say`() throws {
    var encoder = YAMLEncoder()
    encoder.options.sortsKeys = true
    encoder.options.listIndentation = 0
    #expect(
      try encoder.encode(Shift(wardName: "B", hours: ["a"], places: ["b": 1, "a": 2]))
        == "hours:\n- a\nplaces:\n  a: 2.0\n  b: 1.0\nwardName: B\n")
  }
}
