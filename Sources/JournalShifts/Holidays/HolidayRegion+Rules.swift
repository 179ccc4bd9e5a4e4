import JournalModel

extension HolidayRegion {
  /// The languages in which its holidays have a name, as ISO 639 codes.
  var languages: [String] {
    switch self {
    case .france, .alsaceMoselle: ["fr"]
    case .belgium: ["fr", "nl", "de"]
    case .switzerland: ["de", "fr", "it"]
    case .germany, .austria: ["de"]
    case .england, .wales, .scotland, .northernIreland, .ireland, .unitedStates: ["en"]
    case .canada: ["en", "fr"]
    case .italy: ["it"]
    case .spain: ["es"]
    case .portugal, .brazil: ["pt"]
    case .netherlands: ["nl"]
    case .luxembourg: ["fr", "de"]
    case .japan: ["ja"]
    case .korea: ["ko"]
    }
  }

  /// When its holidays are.
  var rules: [HolidayRule] {
    switch self {
    case .france: HolidayTable.france
    case .alsaceMoselle: HolidayTable.alsaceMoselle
    case .belgium: HolidayTable.belgium
    case .switzerland: HolidayTable.switzerland
    case .germany: HolidayTable.germany
    case .austria: HolidayTable.austria
    case .england, .wales: HolidayTable.england
    case .scotland: HolidayTable.scotland
    case .northernIreland: HolidayTable.northernIreland
    case .ireland: HolidayTable.ireland
    case .unitedStates: HolidayTable.unitedStates
    case .canada: HolidayTable.canada
    case .italy: HolidayTable.italy
    case .spain: HolidayTable.spain
    case .portugal: HolidayTable.portugal
    case .brazil: HolidayTable.brazil
    case .netherlands: HolidayTable.netherlands
    case .luxembourg: HolidayTable.luxembourg
    case .japan: HolidayTable.japan
    case .korea: HolidayTable.korea
    }
  }
}

/// The rules, a table a country.
enum HolidayTable {
  /// The same day each year.
  static func fixed(_ month: Int, _ day: Int, _ names: String...) -> HolidayRule {
    HolidayRule(pattern: .fixed(month: month, day: day), names: names)
  }

  /// So many days after Easter Sunday.
  static func easter(_ offset: Int, _ names: String...) -> HolidayRule {
    HolidayRule(pattern: .easter(offset), names: names)
  }

  /// The n-th weekday of a month.
  static func weekday(_ number: Int, _ weekday: Weekday, _ month: Int, _ name: String) -> HolidayRule {
    HolidayRule(pattern: .weekday(number, weekday, month: month), names: [name])
  }

  /// Days that are listed, as `HolidayRule.Pattern.listed` has them.
  static func listed(_ days: Set<Int>, _ name: String) -> HolidayRule {
    HolidayRule(pattern: .listed(days), names: [name])
  }

  /// One day.
  static func once(_ year: Int, _ month: Int, _ day: Int, _ name: String) -> HolidayRule {
    HolidayRule(pattern: .once(year: year, month: month, day: day), names: [name])
  }
}

extension HolidayRule {
  /// The rule with other ways at weekends.
  func weekend(_ weekend: Weekend) -> HolidayRule {
    var rule = self
    rule.weekend = weekend
    return rule
  }

  /// The rule from a year on.
  func since(_ year: Int) -> HolidayRule {
    var rule = self
    rule.since = year
    return rule
  }

  /// The rule but for a year.
  func except(_ year: Int) -> HolidayRule {
    var rule = self
    rule.except.append(year)
    return rule
  }

  /// The rule in years that a number divides.
  func every(_ years: Int) -> HolidayRule {
    var rule = self
    rule.every = years
    return rule
  }
}
