import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalTerminal

extension SleepPeriod {
  /// A sleep from its start to its end on the wall.
  package func caption(_ sleep: Sleep) -> SleepCaption {
    .slept(from: zone.local(sleep.start).time, until: zone.local(sleep.end).time, asleep: sleep.asleep)
  }
}

extension JSONWriter {
  /// The sleeps of a day, the gap before its shift, in minutes, and its steps.
  package mutating func sleep(
    _ sleep: SleepPeriod?, on day: CivilDay, steps: Int? = nil, in zone: TimeZoneRules
  ) {
    key("sleep")
    list(sleep?.log.sleeps(on: day) ?? []) { json, sleep in
      json.object { json in
        json.field("id", sleep.id)
        json.field("start", zone.timestamp(sleep.start).iso)
        json.field("end", zone.timestamp(sleep.end).iso)
        json.field("asleep", Int(sleep.asleep / 60))
      }
    }
    key("sleepGap")
    if let gap = sleep?.gap(before: day) { self.gap(gap, in: zone) } else { null() }
    nullable("steps", steps ?? sleep?.log.steps[day])
  }

  private mutating func gap(_ gap: SleepGap, in zone: TimeZoneRules) {
    object { json in
      json.field("from", zone.timestamp(gap.rest.start).iso)
      json.field("until", zone.timestamp(gap.rest.end).iso)
      json.field("minutes", Int(gap.rest.seconds / 60))
      json.field("asleep", Int(gap.asleep / 60))
      json.nullable("beforeShift", gap.lateSleeps > 0 ? Int(gap.beforeShift / 60) : nil)
      json.field("sleeps", gap.sleeps)
      json.field("afterNight", gap.rest.isAfterNight)
    }
  }

  /// The figures under the key `sleep`, in minutes, each with its count; `null` where nothing is known.
  package mutating func sleep(_ sleep: SleepPeriod?, withGaps: Bool = false, in zone: TimeZoneRules) {
    key("sleep")
    guard let figures = sleep?.figures else { return null() }
    object { json in
      for (name, mean) in [
        ("sleeps", figures.sleeps), ("gaps", figures.gaps), ("afterNights", figures.afterNights),
        ("beforeNights", figures.beforeNights), ("afterQuickReturns", figures.afterQuickReturns),
      ] {
        json.key(name)
        json.object { json in
          json.field("count", mean.count)
          json.nullable("asleep", mean.mean.map { Int($0 / 60) })
        }
      }
      json.field("shortGaps", figures.short)
      json.key("comparisons")
      json.list(figures.comparisons) { json, comparison in
        json.object { json in
          json.field("measure", comparison.measure.name)
          json.mean("short", comparison.short)
          json.mean("enough", comparison.enough)
        }
      }
      json.field("stepDays", figures.stepDays)
      json.nullable("meanSteps", figures.stepDays > 0 ? figures.steps / figures.stepDays : nil)
      guard withGaps else { return }
      json.key("list")
      json.list(figures.list) { $0.gap($1, in: zone) }
    }
  }
}
