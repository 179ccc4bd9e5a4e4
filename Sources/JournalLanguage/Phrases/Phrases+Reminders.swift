import JournalModel

extension Phrases {
  /// A text of a reminder.
  public func reminder(_ text: ReminderText) -> String {
    switch text {
    case .calendar: say("reminder-calendar")
    case .title(let kind, let shift, let day, let today):
      say(
        "reminder-title", ("kind", .of(name(of: kind))), ("shift", .of(name(of: shift))),
        ("day", .day(day, today)))
    case .purpose: say("reminder-purpose")
    case .howToUseSystemd: say("reminder-howToUseSystemd")
    case .howToUseCron: say("reminder-howToUseCron")
    case .howToUseLaunchd: say("reminder-howToUseLaunchd")
    case .withoutHours(let count): say("reminder-withoutHours", ("count", .count(count, .shift)))
    case .atUsualTimes(let times):
      say("reminder-atUsualTimes", ("times", .of(times.map { time($0) }.joined(separator: ", "))))
    case .toKeep(let command): say("reminder-toKeep", ("command", .of(command)))
    case .nothingPlanned(let days): say("reminder-nothingPlanned", ("days", .count(days, .day)))
    }
  }
}
