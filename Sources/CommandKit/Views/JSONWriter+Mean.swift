import JournalInsights
import JournalTerminal

extension JSONWriter {
  /// A mean with what is behind it, or `null`.
  package mutating func mean(_ name: String, _ mean: Mean?) {
    key(name)
    guard let mean else { return null() }
    object { $0.fields(of: mean) }
  }

  /// A mean with what is behind it, and the lowest and the highest value, or `null`.
  package mutating func spread(_ name: String, _ spread: ReportRatings.Spread?) {
    key(name)
    guard let spread else { return null() }
    object { json in
      json.fields(of: spread.mean)
      json.field("lowest", spread.range.lowerBound)
      json.field("highest", spread.range.upperBound)
    }
  }

  private mutating func fields(of mean: Mean) {
    key("mean")
    rounded(mean.value)
    field("count", mean.count)
    field("expected", mean.expected)
    key("share")
    if let share = mean.share { rounded(share) } else { null() }
  }
}
