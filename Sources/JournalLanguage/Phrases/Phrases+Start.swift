import JournalModel

extension Phrases {
  /// What is said in the first minutes with a new journal.
  public func start(_ caption: StartCaption) -> String {
    switch caption {
    case .noPlan: say("start-noPlan")
    case .somethingElse: say("start-somethingElse")
    case .areWeeksRight: say("start-areWeeksRight")
    case .areDaysRight: say("start-areDaysRight")
    case .howOften: say("start-howOften")
    case .once(let span): say("start-once", ("span", .of(span)))
    case .again(let days): say("start-again", ("days", .count(days, .day)))
    case .comesOnce(let span, let hasAbsence):
      say(hasAbsence ? "start-comesOnce-absence" : "start-comesOnce", ("span", .of(span)))
    case .comesAgain(let days): say("start-comesAgain", ("days", .count(days, .day)))
    case .absenceRepeats(let days): say("start-absenceRepeats", ("days", .count(days, .day)))
    case .unpaid(let minutes): say("start-unpaid", ("length", .of(duration(minutes: minutes))))
    case .takesShifts(let count): say("start-takesShifts", ("shifts", .count(count, .shift)))
    case .reminders(let times, let files, let command):
      say(
        files.isEmpty ? "start-reminders-lines" : "start-reminders",
        ("times", .of(times.joined(separator: say("list-separator")))),
        ("files", .of(files.joined(separator: say("list-separator")))), ("command", .of(command)))
    case .areRemindersWanted: say("start-areRemindersWanted")
    case .phone: say("start-phone")
    case .phoneFiles(let files):
      say("start-phoneFiles", ("files", .of(files.joined(separator: say("list-separator")))))
    case .phoneBack(let inbox, let calendar):
      say("start-phoneBack", ("inbox", .of(inbox)), ("calendar", .of(calendar)))
    case .noReminders(let command): say("start-noReminders", ("command", .of(command)))
    case .everyDay: say("start-everyDay")
    case .everyMood: say("start-everyMood")
    case .everyShift: say("start-everyShift")
    case .questionsLater(let command): say("start-questionsLater", ("command", .of(command)))
    }
  }

  /// What is said about a new scale.
  public func ownScale(_ caption: ScaleCaption) -> String { say("ownScale-\(caption.rawValue)") }
}
