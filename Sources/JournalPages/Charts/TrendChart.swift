import JournalInsights
import JournalModel

/// One measure over the days: a dot a day, the mean of a week as a line, or of four weeks where there are
/// many days; gaps left as gaps.
struct TrendChart {
  let measure: Measure
  let values: DayValues
  let days: [CalendarDay]
  let monthName: (Int) -> String

  private static let (width, height) = (340.0, 96.0)
  private static let (left, top, bottom) = (18.0, 6.0, 18.0)

  /// Over how many days the line is a mean.
  static func window(_ days: Int) -> Int { days > 120 ? 28 : 7 }

  private var plot: TimePlot {
    let last = days.last?.day ?? CivilDay(number: 0)
    return TimePlot(days: (days.first?.day ?? last)...last, left: Self.left, right: Self.width - 4)
  }

  private func y(_ value: Double) -> Double {
    let (lowest, highest) = (measure.range.lowerBound, measure.range.upperBound)
    let share = (value - Double(lowest)) / Double(highest - lowest)
    return Self.top + (1 - share) * (Self.height - Self.top - Self.bottom)
  }

  func svg(id: String, label: String) -> SVG {
    SVG(id: id, width: Self.width, height: Self.height, label: label, class: "trend") { svg in
      let bands = self.bands
      svg.path(bands.nights, class: "b-night", fill: "#EDE9FE")
      svg.path(bands.timeOff, class: "b-off", fill: "#D1FAE5")
      drawAxis(&svg)
      svg.line(dots, class: "dots", stroke: "#B9AF9B", width: days.count > 200 ? 2.4 : 4)
      svg.line(meanLine, class: "mean", stroke: Palette.accent, width: 1.8)
    }
  }

  private func drawAxis(_ svg: inout SVG) {
    var grid = ""
    let (lowest, highest) = (measure.range.lowerBound, measure.range.upperBound)
    for value in [lowest, (lowest + highest) / 2, highest] {
      let height = y(Double(value))
      grid += "M\(SVG.number(Self.left)) \(SVG.number(height))H\(SVG.number(Self.width - 4))"
      svg.text("\(value)", x: Self.left - 4, y: height + 3.5, anchor: "end", size: 10)
    }
    svg.line(grid, class: "grid", stroke: Palette.faint, width: 1)
    plot.drawMonths(&svg, y: Self.height - 5, monthName)
  }

  private var dots: String {
    days.compactMap { day in
      values.value(of: measure, on: day.day).map { SVG.stroke((plot.x(day.day), y(Double($0)))) }
    }.joined()
  }

  /// The mean of the days around a day with a value; it runs from value to value, and no gap of more than the
  /// days of the mean is drawn over. A mean of one or two days is no line.
  private var meanLine: String {
    var path = ""
    var last: Int?
    let window = Self.window(days.count)
    for (index, day) in days.enumerated() where values.value(of: measure, on: day.day) != nil {
      guard
        let mean = values.mean(
          of: measure, from: day.day.advanced(by: -(window / 2)),
          until: day.day.advanced(by: (window - 1) / 2)), mean.count > (window == 7 ? 1 : 3)
      else { continue }
      let joins = last.map { index - $0 <= window } ?? false
      path += "\(joins ? "L" : "M")\(SVG.number(plot.x(day.day))) \(SVG.number(y(mean.value)))"
      last = index
    }
    return path
  }

  private var bands: (nights: String, timeOff: String) {
    let (plot, height) = (plot, Self.height - Self.top - Self.bottom)
    var (nights, timeOff) = ("", "")
    for day in days {
      let box = SVG.box(plot.x(day.day) - plot.step / 2, Self.top, plot.step, height)
      if let vacation = day.vacation {
        if vacation.category.isTimeOff { timeOff += box }
      } else if day.meaning == .night {
        nights += box
      }
    }
    return (nights, timeOff)
  }
}
