import JournalLanguage

extension Markup {
  /// A file of `Templates/pages` with its marks filled in, texts escaped: `{name}` is the message of that
  /// name, `{$name}` one of `texts`, `{@name}` the attribute `name` where `texts` has it, and `{=name}` what
  /// `write` puts there.
  mutating func piece(
    _ file: PageFile, _ phrases: Phrases, _ texts: [String: String?] = [:],
    write: (_ part: String, _ markup: inout Markup) -> Void = { _, _ in }
  ) {
    var rest = file.bytes[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "{")),
      let end = rest[start...].firstIndex(of: UInt8(ascii: "}"))
    {
      safe(Array(rest[..<start]))
      let mark = String(decoding: rest[(start + 1)..<end], as: UTF8.self)
      let name = String(mark.dropFirst())
      switch mark.first {
      case "$": text((texts[name] ?? nil) ?? "")
      case "@":
        guard let value = texts[name] ?? nil else { break }
        safe(Array(" \(name)=\"".utf8))
        text(value)
        literal("\"")
      case "=": write(name, &self)
      default: text(phrases.say(mark))
      }
      rest = rest[(end + 1)...]
    }
    safe(Array(rest))
  }
}
