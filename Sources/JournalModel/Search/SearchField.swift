/// What a search looks through beside the body of a record.
enum SearchField {
  /// What a place in a title, in a tag or another list, and elsewhere is worth.
  static let weights = (title: 8, list: 4, text: 1)

  /// Calls `body` with the text and the weight of each field.
  static func forEach(in record: Record, _ body: (_ text: String, _ weight: Int) -> Void) {
    if let title = record.title { body(title, weights.title) }
    for list in [record.tags, record.people, record.highlights] {
      for text in list { body(text, weights.list) }
    }
    if let place = record.place { body(place, weights.text) }
    if let weather = record.weather { body(weather, weights.text) }
    for field in record.extra { body(field.key + ": " + field.value.plainText, weights.text) }
  }
}
