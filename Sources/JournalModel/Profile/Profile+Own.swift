extension Profile {
  /// The person's own patterns of what identifies a patient: the list `patterns` of the key `privacy`.
  public var privacyPatterns: [String] {
    guard let field = extra.first(where: { $0.key == "privacy" }), case .map(let fields) = field.value,
      let patterns = fields.first(where: { $0.key == "patterns" }), case .list(let items) = patterns.value
    else { return [] }
    return items.compactMap(\.text)
  }
}
