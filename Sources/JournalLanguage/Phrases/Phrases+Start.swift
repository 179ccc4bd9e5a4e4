import JournalModel

extension Phrases {
  /// What is said in the first minutes with a new journal.
  public func start(_ caption: StartCaption) -> String {
    switch caption {
    case .unpaid(let minutes): say("start-unpaid", ("length", .of(duration(minutes: minutes))))
    case .reminders(let times, let files, let command):
      say(
        files.isEmpty ? "start-reminders-lines" : "start-reminders",
        ("times", .of(times.joined(separator: say("list-separator")))),
        ("files", .of(files.joined(separator: say("list-separator")))), ("command", .of(command)))
    case .phoneFiles(let files):
      say("start-phoneFiles", ("files", .of(files.joined(separator: say("list-separator")))))
    }
  }

  /// What is said about a new scale.
  public func ownScale(_ caption: ScaleCaption) -> String { say("ownScale-\(caption.rawValue)") }
}
