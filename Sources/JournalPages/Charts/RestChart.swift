import JournalModel
import JournalShifts

/// The rests between days of work: a bar each where the rest ended, with a line at the limit, and a sign
/// above those below it.
struct RestChart {
  let rests: [RestPeriod]
  let days: ClosedRange<CivilDay>
  /// Less rest than this is a quick return, in hours.
  let line: Double
  let monthName: (Int) -> String

  /// Longer rests are not drawn higher: what counts is the line.
  private static let highest = 36.0

  private func y(_ hours: Double) -> Double { Strip.y(min(max(hours, 0), Self.highest) / Self.highest) }

  func svg(id: String, label: String) -> SVG {
    Strip.svg(id: id, label: label) { svg in
      let plot = TimePlot(days: days, left: Strip.left, right: Strip.right)
      var bars = (short: "", usual: "", long: "", signs: "")
      let width = min(7, max(1.5, plot.step * 0.7))
      for rest in rests {
        let (hours, x) = (Double(rest.seconds) / 3600, plot.x(rest.second))
        let bar = SVG.box(x - width / 2, y(hours), width, Strip.base - y(hours))
        switch hours {
        case ..<line:
          bars.short += bar
          bars.signs += "M\(SVG.number(x - 3)) \(SVG.number(y(hours) - 9))h6l-3 6z"
        case ..<24: bars.usual += bar
        default: bars.long += bar
        }
      }
      svg.path(bars.long, class: "r-long", fill: "#A7E3CB")
      svg.path(bars.usual, class: "r-usual", fill: "#94A3B8")
      svg.path(bars.short, class: "r-short", fill: Palette.danger)
      svg.path(bars.signs, class: "r-short", fill: Palette.danger)
      for hours in [line, 24, Self.highest] {
        let mark = hours == Self.highest ? "36 h+" : "\(Int(hours)) h"
        Strip.mark(mark, at: y(hours), in: &svg)
      }
      svg.line(
        Strip.level(y(line)), class: "limit", stroke: Palette.limit, width: 1, dashes: "3 4")
      plot.drawMonths(&svg, y: Strip.height - 5, monthName)
    }
  }
}

/// Hours of work by week, with the hours of the contract as a line.
struct WeeksChart {
  let weeks: [Report.Week]
  /// The minutes of a week by contract.
  let contract: Int?
  let monthName: (Int) -> String

  func svg(id: String, label: String) -> SVG {
    Strip.svg(id: id, label: label) { svg in
      let hours = weeks.map { Double($0.totals.worked) / 60 }
      let agreed = contract.map { Double($0) / 60 }
      let most = max(hours.max() ?? 0, agreed ?? 0, 10)
      func y(_ hours: Double) -> Double { Strip.y(hours / most) }
      drawTicks(&svg, most, agreed, y)
      let step = min(40, (Strip.right - Strip.left) / Double(max(weeks.count, 1)))
      var (whole, cut) = ("", "")
      for (index, week) in weeks.enumerated() {
        let x = Strip.left + Double(index) * step
        let bar = SVG.box(x + step * 0.15, y(hours[index]), step * 0.7, Strip.base - y(hours[index]))
        if week.isWhole { whole += bar } else { cut += bar }
        if hours[index] > 0, step >= 14 {
          svg.text(
            String(Int(hours[index].rounded())), x: x + step / 2, y: y(hours[index]) - 3, anchor: "middle",
            size: 9)
        }
        let beginsSoon = weeks.prefix(3).dropFirst().contains { $0.from.day <= 7 }
        if index == 0 ? !beginsSoon : week.from.day <= 7 {
          svg.text(monthName(week.from.month), x: x + step * 0.15, y: Strip.height - 5, size: 10)
        }
      }
      svg.path(whole, class: "w-bar", fill: "#94A3B8")
      svg.path(cut, class: "w-cut", fill: "#D6DCE5")
      guard let agreed else { return }
      svg.line(Strip.level(y(agreed)), class: "agreed", stroke: Palette.accent, width: 1.5)
    }
  }

  /// The hours of the contract; else round hours, three at most.
  private func drawTicks(_ svg: inout SVG, _ most: Double, _ agreed: Double?, _ y: (Double) -> Double) {
    var ticks = agreed.map { [$0] } ?? []
    let step = [10.0, 20, 40, 80, 160].first { most / $0 < 4 } ?? most
    for hours in stride(from: step, through: most, by: step)
    where agreed.map({ abs($0 - hours) > step / 3 }) ?? true { ticks.append(hours) }
    var grid = ""
    for hours in ticks {
      Strip.mark("\(Int(hours.rounded())) h", at: y(hours), in: &svg)
      grid += Strip.level(y(hours))
    }
    svg.line(grid, class: "grid", stroke: Palette.faint, width: 1)
  }
}

/// The frame of a strip of bars: hours at the left, months below.
private enum Strip {
  static let (width, height) = (340.0, 124.0)
  static let (left, right, top, base) = (38.0, 336.0, 14.0, 104.0)

  /// The height of a share of the highest bar.
  static func y(_ share: Double) -> Double { base - share * (base - top) }

  static func svg(id: String, label: String, content: (inout SVG) -> Void) -> SVG {
    SVG(id: id, width: width, height: height, label: label, class: "trend strip", content: content)
  }

  /// A line across at a height.
  static func level(_ y: Double) -> String { "M\(SVG.number(left)) \(SVG.number(y))H\(SVG.number(right))" }

  static func mark(_ text: String, at y: Double, in svg: inout SVG) {
    svg.text(text, x: left - 6, y: y + 3.5, anchor: "end", size: 10)
  }
}

/// Where days stand in a drawing with an axis of time.
struct TimePlot {
  let days: ClosedRange<CivilDay>
  let left: Double
  let right: Double

  private var count: Int { days.lowerBound.days(until: days.upperBound) + 1 }
  /// How far a day is from the next.
  var step: Double { (right - left) / Double(max(count, 1)) }

  /// The middle of a day.
  func x(_ day: CivilDay) -> Double { left + (Double(days.lowerBound.days(until: day)) + 0.5) * step }

  /// The names of months where they begin, as far as there is room.
  func drawMonths(_ svg: inout SVG, y: Double, _ name: (Int) -> String) {
    var last = -100.0
    for offset in 0..<count {
      let day = days.lowerBound.advanced(by: offset)
      guard day.day == 1 || offset == 0 && count < 25, x(day) - last > 34, x(day) < right - 16 else {
        continue
      }
      last = x(day)
      svg.text(name(day.month), x: x(day), y: y, size: 10)
    }
  }
}
