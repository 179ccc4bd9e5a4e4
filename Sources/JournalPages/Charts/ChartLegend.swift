import JournalLanguage
import JournalModel

/// The signs of the charts of days, each drawn as it is there, with its words.
struct ChartLegend {
  let phrases: Phrases

  struct Key {
    let words: String
    fileprivate let add: (inout ChartCells) -> Void
  }

  private static let (side, width, height) = (10.0, 12.0, 16.0)

  /// The five moods, none, then shifts and time off.
  var keys: [Key] {
    Mood.Step.allCases.map { step in
      Key(words: phrases.name(of: step)) { $0.add(mood: step, at: Self.corner) }
    } + [
      Key(words: phrases.say("page-noMood")) { $0.add(at: Self.corner) },
      Key(words: phrases.say("page-dayLine")) { $0.add(.above, at: Self.corner) },
      Key(words: phrases.say("page-nightLine")) { $0.add(.below, at: Self.corner) },
      Key(words: phrases.say("page-onCallDots")) { $0.add(.dots, at: Self.corner) },
      Key(words: phrases.say("page-timeOffHatching")) { $0.add(off: .leave, at: Self.corner) },
      Key(words: phrases.say("page-absenceHatching")) { $0.add(off: .sick, at: Self.corner) },
    ]
  }

  private static let corner = (x: 1.0, y: 3.0)

  private func draw(_ key: Key, in svg: inout SVG) {
    var cells = ChartCells(side: Self.side)
    key.add(&cells)
    cells.draw(in: &svg)
  }

  /// The keys as words of a page.
  var markup: Markup {
    let keys = keys.map { key -> PageData in
      let sign = SVG(id: "", width: Self.width, height: Self.height, label: "", class: "swatch") {
        draw(key, in: &$0)
      }
      return ["sign": sign.markup, "words": key.words]
    }
    return Markup { $0.piece(.legend, phrases, ["keys": keys]) }
  }

  /// Draws the keys one after another in lines of a width; gives the height that they take.
  func draw(in svg: inout SVG, x: Double, y: Double, width: Double, size: Double) -> Double {
    var corner = (x: 0.0, y: 0.0)
    for key in keys {
      let length = Self.width + 5 + SVG.width(of: key.words, size: size) + 14
      if corner.x > 0, corner.x + length > width { corner = (0, corner.y + size * 2) }
      let (left, top) = (SVG.number(x + corner.x), SVG.number(y + corner.y))
      svg.markup.open("g", ("transform", "translate(\(left) \(top))"))
      draw(key, in: &svg)
      svg.text(key.words, x: Self.width + 5, y: 3 + Self.side - 1, size: size)
      svg.markup.close("g")
      corner.x += length
    }
    return corner.y + Self.height
  }
}
