import JournalInsights
import JournalModel
import JournalTerminal

extension BirthdayAhead: JSONObject {
  /// Whose, when, and how old they get where the year is known.
  package var fields: Fields { ["id": id, "name": name, "date": day.iso, "age": age] }
}

extension Mean: JSONObject {
  /// The mean with what is behind it.
  package var fields: Fields {
    ["mean": Rounded(value), "count": count, "expected": expected, "share": Rounded(share)]
  }
}

extension ReportRatings.Spread: JSONObject {
  /// The mean with what is behind it, and the lowest and the highest value.
  package var fields: Fields {
    Fields([mean.fields, ["lowest": range.lowerBound, "highest": range.upperBound]])
  }
}
