import JournalModel
import JournalShifts

/// The rests between days of work: a bar each where the rest ended, with a line at 11 hours, and a sign above
/// those below it.
struct RestChart {
  let rests: [RestPeriod]
  let days: ClosedRange<CivilDay>
  let monthName: (Int) -> String

  private static let (width, height) = (340.0, 124.0)
  private static let (left, top, bottom) = (38.0, 14.0, 20.0)
  /// Longer rests are not drawn higher: what counts is the line.
  private static let highest = 36.0
  /// Less rest than this is a quick return, in hours.
  static let line = 11.0

  private var plot: TimePlot {
    TimePlot(days: days, left: Self.left, right: Self.width - 4, base: Self.height - Self.bottom)
  }

  private func y(_ hours: Double) -> Double {
    let room = Self.height - Self.top - Self.bottom
    return Self.height - Self.bottom - min(max(hours, 0), Self.highest) / Self.highest * room
  }

  func svg(id: String, label: String) -> SVG {
    SVG(id: id, width: Self.width, height: Self.height, label: label, class: "trend strip") { svg in
      var bars = (short: "", usual: "", long: "", signs: "")
      let width = min(7, max(1.5, plot.step * 0.7))
      for rest in rests {
        let (hours, x) = (Double(rest.seconds) / 3600, plot.x(rest.second))
        let bar = SVG.box(x - width / 2, y(hours), width, Self.height - Self.bottom - y(hours))
        switch hours {
        case ..<Self.line:
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
      for hours in [Self.line, 24, Self.highest] {
        let mark = hours == Self.highest ? "36 h+" : "\(Int(hours)) h"
        svg.text(mark, x: Self.left - 6, y: y(hours) + 3.5, anchor: "end", size: 10)
      }
      svg.line(
        "M\(SVG.number(Self.left)) \(SVG.number(y(Self.line)))H\(SVG.number(Self.width - 4))", class: "limit",
        stroke: Palette.danger, width: 1, dashes: "3 4")
      plot.drawMonths(&svg, y: Self.height - 5, monthName)
    }
  }
}

/// Hours of work by week, with the hours of the contract as a line.
struct WeeksChart {
  let weeks: [Report.Week]
  /// The minutes of a week by contract.
  let contract: Int?
  let monthName: (Int) -> String

  private static let (width, height) = (340.0, 124.0)
  private static let (left, top, bottom) = (38.0, 14.0, 20.0)

  func svg(id: String, label: String) -> SVG {
    SVG(id: id, width: Self.width, height: Self.height, label: label, class: "trend strip") { svg in
      let hours = weeks.map { Double($0.totals.worked) / 60 }
      let agreed = contract.map { Double($0) / 60 }
      let most = max(hours.max() ?? 0, agreed ?? 0, 10)
      let room = Self.height - Self.top - Self.bottom
      func y(_ hours: Double) -> Double { Self.height - Self.bottom - hours / most * room }
      drawTicks(&svg, most, agreed, y)
      let step = min(40, (Self.width - Self.left - 4) / Double(max(weeks.count, 1)))
      var (whole, cut) = ("", "")
      for (index, week) in weeks.enumerated() {
        let x = Self.left + Double(index) * step
        let bar = SVG.box(
          x + step * 0.15, y(hours[index]), step * 0.7, Self.height - Self.bottom - y(hours[index]))
        if week.isWhole { whole += bar } else { cut += bar }
        if hours[index] > 0, step >= 14 {
          svg.text(
            String(Int(hours[index].rounded())), x: x + step / 2, y: y(hours[index]) - 3, anchor: "middle",
            size: 9)
        }
        let beginsSoon = weeks.prefix(3).dropFirst().contains { $0.from.day <= 7 }
        if index == 0 ? !beginsSoon : week.from.day <= 7 {
          svg.text(monthName(week.from.month), x: x + step * 0.15, y: Self.height - 5, size: 10)
        }
      }
      svg.path(whole, class: "w-bar", fill: "#94A3B8")
      svg.path(cut, class: "w-cut", fill: "#D6DCE5")
      guard let agreed else { return }
      svg.line(
        "M\(SVG.number(Self.left)) \(SVG.number(y(agreed)))H\(SVG.number(Self.width - 4))", class: "agreed",
        stroke: Palette.accent, width: 1.5)
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
      svg.text("\(Int(hours.rounded())) h", x: Self.left - 6, y: y(hours) + 3.5, anchor: "end", size: 10)
      grid += "M\(SVG.number(Self.left)) \(SVG.number(y(hours)))H\(SVG.number(Self.width - 4))"
    }
    svg.line(grid, class: "grid", stroke: Palette.faint, width: 1)
  }
}

/// Where days stand in a drawing with an axis of time.
struct TimePlot {
  let days: ClosedRange<CivilDay>
  let left: Double
  let right: Double
  let base: Double

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
