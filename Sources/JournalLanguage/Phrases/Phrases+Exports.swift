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
    case .holdsPrivate(let count): say("export-holdsPrivate", ("count", .number(count)))
    case .leavesConflicts(let count): say("export-leavesConflicts", ("count", .number(count)))
    case .passesOver(let count): say("export-passesOver", ("count", .number(count)))
    case .askPrivate(let count): say("export-askPrivate", ("count", .number(count)))
    case .calendar("shifts"): say("export-calendar-shifts")
    case .calendar("time-off"): say("export-calendar-time-off")
    case .calendar("birthdays"): say("export-calendar-birthdays")
    case .calendar("reminders"): say("export-calendar-reminders")
    case .calendar: say("export-calendar")
    case .works(let name): say("export-works", ("name", .of(name)))
    case .isOff(let name): say("export-isOff", ("name", .of(name)))
    case .calendarNotKept(let file): say("export-calendarNotKept", ("file", .of(file)))
    case .birthday(let name): say("export-birthday", ("name", .of(name)))
    case .noEncryption(let program): say("export-noEncryption", ("program", .of(program)))
    case .encryptionFailed(let program): say("export-encryptionFailed", ("program", .of(program)))
    case .withoutMedia(let count): say("export-withoutMedia", ("count", .number(count)))
    case .noPandoc(let program): say("export-noPandoc", ("program", .of(program)))
    case .pandocFailed(let program): say("export-pandocFailed", ("program", .of(program)))
    }
  }
}
