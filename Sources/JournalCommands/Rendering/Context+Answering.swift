import JournalModel
import JournalStore

extension Context {
  /// Writes a JSON document with the schema's version first.
  mutating func answer(_ fields: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    json.object { json in
      json.field("schema", 1)
      fields(&json)
    }
    output.raw(json.bytes)
    output.line()
  }

  /// A path below the root of the open journal as a person in the working folder types it.
  func displayed(_ path: String) -> String {
    guard let openedJournal else { return path }
    return displayed(path, in: openedJournal)
  }
}
