extension Phrases {
  /// A text of an export.
  public func export(_ text: ExportText) -> String {
    switch text {
    case .receipt(let records, let files, let bytes, let leftOut, let people):
      say(
        "export-receipt", ("records", .count(records, .record)), ("files", .count(files, .file)),
        ("bytes", .of(size(Int64(bytes)))),
        (
          "leftOut",
          .of(leftOut == 0 ? "" : say("export-receipt-private-left-out", ("leftOut", .number(leftOut))))
        )) + (people == 0 ? "" : say("export-receipt-people-left-out", ("people", .count(people, .person))))
    case .calendar("shifts"): say("export-calendar-shifts")
    case .calendar("time-off"): say("export-calendar-time-off")
    case .calendar("birthdays"): say("export-calendar-birthdays")
    case .calendar("reminders"): say("export-calendar-reminders")
    case .calendar: say("export-calendar")
    case .works(let name): say("export-works", ("name", .of(name)))
    case .isOff(let name): say("export-isOff", ("name", .of(name)))
    }
  }
}
