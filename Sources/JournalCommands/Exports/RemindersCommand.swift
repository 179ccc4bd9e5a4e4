import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalTerminal

/// `reminders KIND`: what another program needs to remind of check-ins and check-outs.
struct RemindersCommand: SteppedCommand {
  static let verb = Verb(
    "reminders", .plan, needsZone: true, positionals: [Positional(.reminderKind)],
    options: [.reminderDays, .output],
    examples: [
      "reminders ics --days 28", "reminders ics --output reminders.ics", "reminders systemd",
      "reminders cron", "reminders launchd",
    ])

  private let tool: ReminderTool
  private let days: Int
  private let output: String?

  init(_ arguments: Arguments) throws(CommandError) {
    tool = try arguments.argument(0, .oneOf(ReminderTool.allCases.map(\.rawValue))) {
      ReminderTool(rawValue: $0)
    }
    days = try arguments.count(.reminderDays) ?? 56
    output = arguments.path(.output)
  }

  /// How the calendar is called where nobody says.
  static let file = "~/smjournal-reminders.ics"

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    // Nobody reads hundreds of lines of a calendar.
    if tool == .ics, output == nil, context.output.isTerminal, !context.common.usesJSON {
      throw .usage(.missingValue(option: Option.output.flag, .file))
    }
    // A calendar goes to other devices.
    let journal = try tool == .ics ? context.wholeJournal() : context.journal()
    let days = min(self.days, 3660)
    let reminders = try stored(
      Reminders(
        journal, days: days, now: context.now(in: journal.zone), phrases: context.phrases,
        program: context.program()))
    // A calendar needs at least one component (RFC 5545, 3.6).
    let text = tool == .ics && reminders.isEmpty ? "" : reminders.text(for: tool)
    if context.common.usesJSON {
      let alarms = objects(reminders.alarms) { alarm in
        [
          "at": reminders.zone.timestamp(alarm.at).iso, "kind": alarm.kind.name, "date": alarm.day.iso,
          "shift": alarm.shift.name,
        ]
      }
      context.answer([
        "kind": tool.rawValue, "times": reminders.times.map(\.iso), "alarms": alarms,
        "withoutHours": reminders.withoutHours, "text": text,
      ])
    } else if let output, !text.isEmpty {
      let path = context.absolute(try context.besideJournal(output))
      try context.writeFile(Array(text.utf8), at: path)
      context.output.line(Sanitizer.line(context.displayed(absolute: path)), .accent)
    } else {
      context.output.raw(Array(text.utf8))
    }
    let phrases = context.phrases
    if tool != .ics, output == nil, context.output.isTerminal, !context.common.usesJSON {
      context.errors.line(
        phrases.say("reminder-toKeep", ("command", .of("smjournal setup reminders"))), .accent)
    }
    if reminders.withoutHours > 0 {
      context.remark(phrases.say("reminder-withoutHours", ("count", .count(reminders.withoutHours, .shift))))
    }
    if tool != .ics, reminders.alarms.isEmpty {
      context.remark(
        phrases.say(
          "reminder-atUsualTimes",
          ("times", .of(reminders.times.map { phrases.time($0) }.joined(separator: ", ")))))
    }
    guard tool == .ics, reminders.isEmpty else { return .done }
    context.remark(phrases.say("reminder-nothingPlanned", ("days", .count(days, .day))))
    return .dataProblem
  }
}
