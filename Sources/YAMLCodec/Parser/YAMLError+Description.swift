// Errors and positions as tools of the terminal write them, so that editors find the position.

extension SourcePosition: CustomStringConvertible {
  /// `line:column`.
  public var description: String { "\(line):\(column)" }
}

extension YAMLError: CustomStringConvertible {
  /// `line:column: reason`.
  public var description: String { "\(position): \(message)" }
}

extension EditError: CustomStringConvertible {
  /// `line:column: reason`.
  public var description: String { "\(position): \(message)" }
}
