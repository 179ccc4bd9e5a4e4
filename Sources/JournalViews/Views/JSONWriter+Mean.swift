import JournalInsights

extension JSONWriter {
  /// A mean with what is behind it, or `null`.
  package mutating func mean(_ name: String, _ mean: Mean?) {
    key(name)
    guard let mean else { return null() }
    object { json in
      json.key("mean")
      json.rounded(mean.value)
      json.field("count", mean.count)
      json.field("expected", mean.expected)
      json.key("share")
      if let share = mean.share { json.rounded(share) } else { json.null() }
    }
  }
}
