import JournalInsights
import JournalModel

/// Some weeks as a calendar to share: mood by colour and by how high a cell is filled, the shift by its edge,
/// time off by hatching, and no words but the days' numbers.
struct MonthChart {
  let days: [CalendarDay]
  let weekStarts: Weekday
  /// What stands above it: the month, or the days.
  let title: String
  /// The short name of a day of the week.
  let weekdayName: (Weekday) -> String
  let legend: ChartLegend

  private static let (side, step, row) = (40.0, 48.0, 56.0)
  private static let (left, top) = (24.0, 84.0)

  private var offset: Int { days.first?.day.weekday.days(since: weekStarts) ?? 0 }

  private func corner(_ day: CivilDay) -> (x: Double, y: Double) {
    let cell = (days.first?.day.days(until: day) ?? 0) + offset
    return (Self.left + Double(cell % 7) * Self.step, Self.top + Double(cell / 7) * Self.row)
  }

  /// The drawing as a file of its own.
  func drawAlone(label: String, into markup: inout Markup) {
    let rows = Double((days.count + offset + 6) / 7)
    let width = Self.left * 2 + 7 * Self.step - (Self.step - Self.side)
    let end = Self.top + rows * Self.row
    var keys = SVG()
    let foot = legend.draw(in: &keys, x: Self.left, y: end + 4, width: width - Self.left * 2, size: 10)
    let height = end + 4 + foot + Self.left
    let drawing = SVG(id: "month", width: width, height: height, label: label) { svg in
      svg.path(SVG.box(0, 0, width, height), class: "ground", fill: "#FFFBF5")
      svg.text(title, x: Self.left, y: 42, size: 20, class: "title", fill: Palette.ink, weight: "600")
      for (index, weekday) in Weekday.week(from: weekStarts).enumerated() {
        svg.text(
          weekdayName(weekday), x: Self.left + Double(index) * Self.step + Self.side / 2, y: Self.top - 13,
          anchor: "middle", size: 11)
      }
      ChartCells(days, side: Self.side, corner: corner).draw(in: &svg)
      for day in days {
        let (x, y) = corner(day.day)
        svg.text(String(day.day.day), x: x + 6, y: y + 15, size: 11, class: "n", fill: Palette.ink)
      }
      svg.markup.safe(keys.markup.bytes)
    }
    markup.safe(drawing.markup.bytes)
    markup.literal("\n")
  }
}
