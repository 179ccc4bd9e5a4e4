/// Values as YAML text that a YAML 1.1 and a YAML 1.2 parser read alike.
public enum YAMLEmitter {
  /// A block for the front matter: a line or more for a key and its value, each ending with `lineEnding`.
  public static func entry(_ key: String, _ value: YAMLValue, lineEnding: String = "\n") -> String { "" }
}
