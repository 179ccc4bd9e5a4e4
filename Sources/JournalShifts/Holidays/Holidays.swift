import JournalModel

/// The public holidays of a person: those of some regions by rule, and days of her own.
package struct Holidays: Hashable, Sendable {
  /// Where she works.
  package var regions: [HolidayRegion]
  /// Further days, ascending.
  package var own: [CivilDay]

  /// The holidays of these regions and these days.
  package init(regions: [HolidayRegion] = [], own: [CivilDay] = []) {
    self.regions = regions
    self.own = own.sorted()
  }

  /// Whether a day is one.
  package func contains(_ day: CivilDay) -> Bool {
    isOwn(day) || regions.contains { $0.holiday(on: day) != nil }
  }

  /// What a day is called; `nil` where it is none, and empty for a day of her own.
  ///
  /// - Parameter language: the ISO 639 code of the wanted language; where a region has no name in it, its
  ///   first language.
  package func name(of day: CivilDay, language: String) -> String? {
    for region in regions {
      guard let names = region.holiday(on: day)?.names else { continue }
      let index = region.languages.firstIndex(of: language) ?? 0
      return names.indices.contains(index) ? names[index] : names.first
    }
    return isOwn(day) ? "" : nil
  }

  private func isOwn(_ day: CivilDay) -> Bool {
    var (low, high) = (0, own.count)
    while low < high {
      let middle = (low + high) / 2
      if own[middle] == day { return true }
      if own[middle] < day { low = middle + 1 } else { high = middle }
    }
    return false
  }
}

extension HolidayRegion {
  /// The rule that makes a day a holiday; `nil` on other days.
  func holiday(on day: CivilDay) -> HolidayRule? {
    guard let easter = CivilDay.easter(year: day.year) else { return nil }
    return rules.first { $0.isOn(day, easter: easter) }
  }
}
