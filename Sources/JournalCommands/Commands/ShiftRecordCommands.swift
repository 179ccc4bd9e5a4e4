import CommandKit
import JournalKit
import JournalLanguage
import JournalModel

/// `check-in`: how a person feels before a shift.
struct CheckInCommand: Command {
  static let verb = Verb(
    "check-in", .checkIn, .everyDay, takesScales: true, beginsJournal: true, outlook: .changes,
    options: ShiftRecord.options(of: .checkIn),
    examples: [
      "check-in", "check-in --energy 4 --stress 2 --motivation 5 --shift night --badge calm",
      "check-in --energy 3 --start 18h45",
    ])

  private let record: ShiftRecord

  init(_ arguments: Arguments) throws(UsageError) { record = try ShiftRecord(.checkIn, arguments) }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    _ = try record.write(in: &context)
    return .done
  }
}

/// `check-out`: how a person feels after a shift; offers a journal entry.
struct CheckOutCommand: Command {
  static let verb = Verb(
    "check-out", .checkOut, .everyDay, takesScales: true, beginsJournal: true, outlook: .changes,
    options: ShiftRecord.options(of: .checkOut),
    examples: [
      "check-out",
      "check-out --fatigue 4 --load 3 --satisfaction 4 --note 'Four admissions before midnight.'",
      "check-out --fatigue 3 --end 7h50", "check-out --end now --replace",
    ])

  private let record: ShiftRecord

  init(_ arguments: Arguments) throws(UsageError) { record = try ShiftRecord(.checkOut, arguments) }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    _ = try record.write(in: &context)
    return .done
  }
}
