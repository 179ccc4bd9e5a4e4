import JournalModel

/// Texts of few pieces in which much is nearly the same, and questions that are cut out of them.
package struct TextMaker {
  private var random: SeededGenerator

  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  package static let pieces: [[UInt8]] =
    [
      "a", "b", "e", "E", "Z", "0", "9", "é", "É", "e\u{301}", "è", "œ", "OE", "ß", "ss", "ø", "Ł", "ŷ", "ĳ",
      "’", "'",
      "\u{AD}", "\u{301}", "夜", "勤", "ガ", "カ\u{3099}", "한", "😀", "👩\u{200D}⚕\u{FE0F}", "Ω", "ά", "Й", "ﬁ",
      "²",
      "×", "÷", "µ", "\u{A0}", "\u{202F}", "—", "…", "٣", "-", "_", "@", "[", "`", "{", "/", ":", "\n", "\0",
    ].map { Array($0.utf8) } + [[0xC3], [0x80], [0xFF], [0xE2, 0x80], [0xF0, 0x9F]]

  package mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  /// More letters than other things, so that words come to be that are short or long.
  package mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).flatMap { _ in
      switch below(10) {
      case 0...1: Array(" ".utf8)
      case 2...6: Self.pieces[below(9)]
      default: Self.pieces[below(Self.pieces.count)]
      }
    }
  }

  package mutating func record() -> Record {
    var record = Record(id: "a", path: "a.md", kind: .entry, date: CivilDay(number: 20_000))
    if below(3) == 0 { record.title = text(5) }
    record.tags = (0..<below(3)).map { _ in text(4) }
    if below(4) == 0 { record.people = [text(4)] }
    if below(4) == 0 { record.highlights = [text(4)] }
    if below(4) == 0 { record.place = text(4) }
    if below(4) == 0 { record.weather = text(4) }
    if below(3) == 0 {
      let fields = [Value.Field(key: "k", value: .int(42)), Value.Field(key: text(3), value: .null)]
      let value = Value.list([.string(text(4)), .float(1.5), .bool(true), .map(fields)])
      record.extra = [Value.Field(key: text(3), value: value)]
    }
    return record
  }

  package mutating func text(_ count: Int) -> String { String(decoding: bytes(count), as: UTF8.self) }

  /// A part of a text as a question.
  package mutating func question(of text: [UInt8]) -> String {
    let start = below(text.count + 1)
    let part = String(decoding: text[start..<min(start + 1 + below(14), text.count)], as: UTF8.self)
    return switch below(6) {
    case 0: "\"" + part + "\""
    case 1: "\"" + part + "*\""
    case 2: part + "*"
    case 3: part + " -" + String(decoding: bytes(3), as: UTF8.self)
    default: part
    }
  }
}
