/// Values as YAML text that a YAML 1.1 and a YAML 1.2 parser read alike.
///
/// Plain text is written only where every parser reads that very text; everything else is quoted. Lines are
/// never folded. What is written and why: the article "Editing" of this module.
public enum YAMLEmitter {
  /// A block for the front matter: a line or more for a key and its value, each ending with `lineEnding`.
  public static func entry(_ key: String, _ value: YAMLValue, lineEnding: String = "\n") -> String {
    var writer = BlockWriter(lineEnding: Array(lineEnding.utf8))
    writer.writeEntry(.string(key), value, indentation: 0)
    return String(decoding: writer.output, as: UTF8.self)
  }

  /// A document of its own without `---`: a map's entries, a list's items, or one line with a scalar.
  public static func document(_ value: YAMLValue, lineEnding: String = "\n") -> String {
    var writer = BlockWriter(lineEnding: Array(lineEnding.utf8))
    writer.writeDocument(value)
    return String(decoding: writer.output, as: UTF8.self)
  }

  /// A value on one line, as it stands behind `key: ` or inside brackets: `"8:15"`, `[a, b]`, `{a: 1}`.
  public static func line(_ value: YAMLValue, inFlow: Bool = false) -> String {
    var writer = LineWriter()
    writer.write(value, isInFlow: inFlow)
    return String(decoding: writer.output, as: UTF8.self)
  }
}
