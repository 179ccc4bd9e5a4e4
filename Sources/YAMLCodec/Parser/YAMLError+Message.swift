extension YAMLError {
  /// What is wrong, in English.
  public var message: String { "\(reason)" }
  /// What to do about it; `nil` where nothing is certain.
  public var hint: String? { nil }
}
