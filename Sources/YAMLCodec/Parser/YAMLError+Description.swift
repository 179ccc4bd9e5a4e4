// Errors and positions as tools of the terminal write them, so that editors find the position. A reason is
// its name with its values: what people read is said by the program, in their language.

extension SourcePosition: CustomStringConvertible {
  /// `line:column`.
  public var description: String { "\(line):\(column)" }
}

extension YAMLError: CustomStringConvertible {
  /// `line:column: reason`.
  public var description: String { "\(position): \(reason)" }
}

extension EditError: CustomStringConvertible {
  /// `line:column: reason`.
  public var description: String { "\(position): \(reason)" }
}
