import JournalLanguage
import JournalModel

extension DiaryEntry {
  /// The record for reading, with a heading below those of year and month.
  var reading: String {
    let name = DiaryEntry.line(record.title ?? phrases.name(of: record.kind).capitalizedFirst)
    let when = phrases.day(record.date, today: CivilDay(number: record.date.number))
    let time = record.at.map { " " + phrases.time($0.local.time) } ?? ""
    let facts = facts(and: record.surroundings + record.tags.map { "#" + $0 })
    let parts = ["\n### \(when)\(time) · \(name)", facts, highlights, DiaryEntry.demoted(text)]
    return parts.compactMap(\.self).filter { !$0.isEmpty }.map { $0 + "\n" }.joined(separator: "\n")
  }

  /// The headings of a text below those of the file; what stands in a fence is left as it is.
  static func demoted(_ body: String) -> String {
    var fence: (mark: UInt8, length: Int)?
    var result: [UInt8] = []
    for line in body.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.startIndex > body.startIndex { result.append(0x0A) }
      let start = line.drop { $0 == 0x20 }
      let marks = line.prefix { $0 == UInt8(ascii: "#") }.count
      let run = start.first.map { mark in start.prefix { $0 == mark }.count } ?? 0
      if let mark = start.first, run >= 3, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") {
        if let open = fence {
          let isClosing = mark == open.mark && run >= open.length
          if isClosing, start.dropFirst(run).allSatisfy({ $0 <= 0x20 }) { fence = nil }
        } else {
          fence = (mark, run)
        }
      } else if fence == nil, (1...6).contains(marks),
        line.dropFirst(marks).first.map({ [0x20, 0x09, 0x0D].contains($0) }) ?? true
      {
        result += Array(repeating: UInt8(ascii: "#"), count: min(6, marks + 3) - marks)
      }
      result += line
    }
    return String(decoding: result, as: UTF8.self)
  }
}
