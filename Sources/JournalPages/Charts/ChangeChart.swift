import JournalInsights
import JournalModel

/// A scale before a shift and its counterpart after it: the more shifts went one way, the thicker its line.
struct ChangeChart {
  let change: BeforeAfter
  /// The words over both columns.
  let before: String
  let after: String

  private static let (width, height, left, right, top, bottom) = (220.0, 150.0, 34.0, 186.0, 26.0, 138.0)

  private func y(_ value: Double) -> Double { Self.bottom - (value - 1) / 4 * (Self.bottom - Self.top) }

  func svg(id: String, label: String) -> SVG {
    SVG(id: id, width: Self.width, height: Self.height, label: label, class: "change") { svg in
      svg.text(before, x: 4, y: 12, size: 10)
      svg.text(after, x: Self.width - 4, y: 12, anchor: "end", size: 10)
      for value in 1...5 {
        svg.text(String(value), x: Self.left - 16, y: y(Double(value)) + 3.5, anchor: "middle", size: 9)
        svg.text(String(value), x: Self.right + 16, y: y(Double(value)) + 3.5, anchor: "middle", size: 9)
      }
      drawPairs(&svg)
      drawMeans(&svg)
    }
  }

  private func drawPairs(_ svg: inout SVG) {
    let most = Double(change.counts.max() ?? 1)
    var sums = (before: [Int](repeating: 0, count: 5), after: [Int](repeating: 0, count: 5))
    for (pair, count) in change.counts.enumerated() where count > 0 {
      sums.before[pair / 5] += count
      sums.after[pair % 5] += count
      let (from, to) = (y(Double(pair / 5 + 1)), y(Double(pair % 5 + 1)))
      svg.line(
        "M\(SVG.number(Self.left)) \(SVG.number(from))L\(SVG.number(Self.right)) \(SVG.number(to))",
        class: "pair",
        stroke: "#CFC6B4", width: max(0.7, 7 * (Double(count) / most).squareRoot()))
    }
    let largest = Double((sums.before + sums.after).max() ?? 1)
    for value in 0..<5 {
      for (x, count) in [(Self.left, sums.before[value]), (Self.right, sums.after[value])] where count > 0 {
        svg.line(
          "M\(SVG.number(x)) \(SVG.number(y(Double(value + 1))))h0", class: "dot", stroke: Palette.quiet,
          width: max(4, 14 * (Double(count) / largest).squareRoot()))
      }
    }
  }

  /// The means as short strokes.
  private func drawMeans(_ svg: inout SVG) {
    guard let means = change.means else { return }
    let (from, to) = (y(means.before.value), y(means.after.value))
    svg.line(
      "M\(SVG.number(Self.left - 9)) \(SVG.number(from))h18M\(SVG.number(Self.right - 9)) \(SVG.number(to))h18",
      class: "mean", stroke: Palette.accent, width: 3)
  }
}
