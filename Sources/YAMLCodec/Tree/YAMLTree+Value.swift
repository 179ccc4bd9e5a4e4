extension YAMLTree {
  /// The value after the core schema (YAML 1.2.2, chapter 10.3), aliases resolved.
  public func value(_ node: Node) -> YAMLValue { .null }
}
