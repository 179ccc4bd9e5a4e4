import JournalModel

/// Puts the measurements under one another for people.
struct BenchmarkTable {
  var lines: [Measurement]

  /// The lines of the table, the heading first; what exceeds its goal is marked with `!`.
  var text: [String] {
    var rows = [["", "best", "measured", "at most"]]
    for line in lines {
      let comparison = line.comparison(with: lines)
      rows.append([
        line.name, line.best.map { BenchmarkTable.rounded($0, 2) + " ms" } ?? "",
        comparison.map { ($0.isMet ? "" : "! ") + $0.measured } ?? "", comparison?.goal ?? "",
      ])
    }
    let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        // Names and goals begin at one edge, numbers end at one.
        return column == 0 ? row[column] + space : column == 3 ? row[column] : space + row[column]
      }
      let text = cells.joined(separator: "  ")
      return String(text.prefix(text.count - text.reversed().prefix { $0 == " " }.count))
    }
  }

  /// A number that is not negative, with so many digits behind the point.
  static func rounded(_ number: Double, _ digits: Int) -> String {
    let unit = (0..<digits).reduce(1) { unit, _ in unit * 10 }
    let all = Int((number * Double(unit)).rounded())
    guard digits > 0 else { return String(all) }
    let rest = String(all % unit)
    return "\(all / unit)." + String(repeating: "0", count: digits - rest.count) + rest
  }
}
