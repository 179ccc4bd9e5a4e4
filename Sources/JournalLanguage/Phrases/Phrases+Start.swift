extension Phrases {
  /// What is said about a new scale.
  public func ownScale(_ caption: ScaleCaption) -> String { say("ownScale-\(caption.rawValue)") }
}
