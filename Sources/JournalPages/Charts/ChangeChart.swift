import JournalInsights

/// A scale before a shift and its counterpart after it: the more shifts went one way, the thicker its line.
///
/// A line that falls is a loss; fatigue stands upside down for that, with little of it on top.
struct ChangeChart {
  let change: BeforeAfter
  let before: String
  let after: String
  /// The means below them, as texts.
  let means: (before: String, after: String)

  private static let (width, height, left, right, top, bottom) = (164.0, 160.0, 22.0, 142.0, 52.0, 152.0)

  private func y(_ value: Double) -> Double { Self.bottom - (value - 1) / 4 * (Self.bottom - Self.top) }

  func svg(id: String, label: String) -> SVG {
    // Long words get a smaller letter rather than run into each other.
    let words = SVG.width(of: before + after, size: 1)
    let size = min(11, (Self.width - 14) / max(words, 1))
    return SVG(id: id, width: Self.width, height: Self.height, label: label, class: "change") { svg in
      for (x, anchor, word, mean) in [
        (2, nil, before, means.before), (Self.width - 2, "end", after, means.after),
      ] {
        svg.text(word, x: x, y: 12, anchor: anchor, size: size)
        svg.text(
          mean, x: x, y: 33, anchor: anchor, size: 18, class: "value", fill: Palette.ink, weight: "600")
      }
      for value in 1...5 {
        let height = y(Double(value)) + 3.5
        svg.text(String(value), x: Self.left - 16, y: height, anchor: "middle", size: 10)
        svg.text(String(change.pair.turned(value)), x: Self.right + 16, y: height, anchor: "middle", size: 10)
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
        SVG.stroke((Self.left, from), to: (Self.right, to)),
        class: "pair", stroke: "#E3DBCB", width: max(0.8, 6 * (Double(count) / most).squareRoot()))
    }
    let largest = Double((sums.before + sums.after).max() ?? 1)
    for value in 0..<5 {
      for (x, count) in [(Self.left, sums.before[value]), (Self.right, sums.after[value])] where count > 0 {
        svg.line(
          SVG.stroke((x, y(Double(value + 1)))), class: "dot", stroke: "#64748B",
          width: max(4, 13 * (Double(count) / largest).squareRoot()))
      }
    }
  }

  /// From mean to mean: the one line that is to be seen first.
  private func drawMeans(_ svg: inout SVG) {
    guard let means = change.means else { return }
    let (from, to) = ((Self.left, y(means.before.value)), (Self.right, y(means.after.value)))
    svg.line(SVG.stroke(from, to: to), class: "mean", stroke: Palette.accent, width: 2)
    svg.line(SVG.stroke(from) + SVG.stroke(to), class: "mean", stroke: Palette.accent, width: 7)
  }
}
