import JournalExchange
import JournalModel

/// Makes ids for sources that have none: the moment of an entry, with a number where several have the same.
///
/// Sources list the youngest first or last; numbers are given from the oldest on, so that what is added later
/// to the source changes no id.
enum OriginCounter {
  /// Numbers the entries from an index on whose ids are the same.
  static func number(_ entries: inout [ImportedEntry], from start: Int = 0) {
    guard entries.count > start else { return }
    let part = entries[start...]
    let isNewestFirst = (part.last?.day ?? CivilDay(number: 0)) < (part.first?.day ?? CivilDay(number: 0))
    var seen: [String: Int] = [:]
    for index in isNewestFirst ? Array(part.indices.reversed()) : Array(part.indices) {
      let origin = entries[index].origin
      seen[origin, default: 0] += 1
      if let count = seen[origin], count > 1 { entries[index].origin = "\(origin) (\(count))" }
    }
  }
}
