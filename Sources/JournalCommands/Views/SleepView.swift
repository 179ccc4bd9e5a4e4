import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalTerminal

extension SleepPeriod {
  /// A sleep from its start to its end on the wall.
  package func text(of sleep: Sleep, _ phrases: Phrases) -> String {
    phrases.say(
      "sleep-slept", ("asleep", .of(phrases.duration(seconds: sleep.asleep))),
      ("from", .of(phrases.time(zone.local(sleep.start).time))),
      ("until", .of(phrases.time(zone.local(sleep.end).time))))
  }

  /// The sleeps of a day, the gap before its shift, in minutes, and its steps.
  package static func fields(
    of sleep: SleepPeriod?, on day: CivilDay, steps: Int? = nil, in zone: TimeZoneRules
  ) -> Fields {
    let sleeps = objects(sleep?.log.sleeps(on: day) ?? []) { sleep in
      [
        "id": sleep.id, "start": zone.timestamp(sleep.start).iso, "end": zone.timestamp(sleep.end).iso,
        "asleep": Int(sleep.asleep / 60),
      ]
    }
    return [
      "sleep": sleeps, "sleepGap": object(sleep?.gap(before: day)) { $0.fields(in: zone) },
      "steps": OrNull(steps ?? sleep?.log.steps[day]),
    ]
  }
}

extension SleepGap {
  fileprivate func fields(in zone: TimeZoneRules) -> Fields {
    [
      "from": zone.timestamp(rest.start).iso, "until": zone.timestamp(rest.end).iso,
      "minutes": Int(rest.seconds / 60), "asleep": Int(asleep / 60),
      "beforeShift": OrNull(lateSleeps > 0 ? Int(beforeShift / 60) : nil), "sleeps": sleeps,
      "afterNight": rest.isAfterNight,
    ]
  }
}

extension SleepFigures {
  /// The figures in minutes, each with its count.
  ///
  /// - Parameter zone: where the gaps are told one by one, the zone of their times.
  package func fields(withGapsIn zone: TimeZoneRules? = nil) -> Fields {
    let means = [
      ("sleeps", sleeps), ("gaps", gaps), ("afterNights", afterNights), ("beforeNights", beforeNights),
      ("afterQuickReturns", afterQuickReturns),
    ].map { name, mean -> (String, (any JSONValue)?) in
      (name, ["count": mean.count, "asleep": OrNull(mean.mean.map { Int(($0 + 30) / 60) })] as Fields)
    }
    let comparisons = objects(self.comparisons) {
      ["measure": $0.measure.name, "short": OrNull($0.short), "enough": OrNull($0.enough)]
    }
    return Fields([
      Fields(named: means),
      [
        "shortGaps": short, "comparisons": comparisons, "stepDays": stepDays,
        "meanSteps": OrNull(meanSteps),
        "list": zone.map { zone in objects(list) { $0.fields(in: zone) } },
      ],
    ])
  }
}

/// A curve on one line: a block a value, its height the value's place in a range.
package struct Sparkline: Hashable {
  /// The blocks; a blank for a value that is missing, none behind the last one.
  package let text: String
  /// Whether there is too little for a curve: fewer than two values.
  package let isEmpty: Bool

  private static let blocks = Array("▁▂▃▄▅▆▇█")

  package init(_ values: [Double?], in range: ClosedRange<Int> = 1...5) {
    let (lowest, highest) = (Double(range.lowerBound), Double(range.upperBound))
    isEmpty = values.count { $0 != nil } < 2
    guard !isEmpty else {
      text = ""
      return
    }
    let signs = values.map { value -> Character in
      guard let value, value.isFinite else { return " " }
      let share = (min(max(value, lowest), highest) - lowest) / (highest - lowest)
      return Sparkline.blocks[Int((share * Double(Sparkline.blocks.count - 1)).rounded())]
    }
    text = String(signs).trimmedEnd
  }
}

extension String {
  /// The text without blanks at its end.
  package var trimmedEnd: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
