// Errors and positions as tools of the terminal write them, so that editors find the position.

extension SourcePosition: CustomStringConvertible {
  /// `line:column`.
  public var description: String { "\(line):\(column)" }
}

extension YAMLError: CustomStringConvertible {
  /// `line:column: reason`.
  public var description: String { "\(position): \(message)" }

  /// `file:line:column: reason`.
  public func description(inFile file: String) -> String { "\(file):\(description)" }
}

extension EditError: CustomStringConvertible {
  /// `line:column: reason`.
  public var description: String { "\(position): \(message)" }

  /// `file:line:column: reason`.
  public func description(inFile file: String) -> String { "\(file):\(description)" }
}
