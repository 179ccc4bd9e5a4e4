extension English {
  func export(_ text: ExportText) -> String {
    switch text {
    case .receipt(let records, let files, let bytes, let leftOut):
      "\(count(records, .record)) in \(files == 1 ? "1 file" : "\(number(files)) files"), "
        + size(Int64(bytes))
        + (leftOut == 0 ? "" : "; \(number(leftOut)) private left out (--private includes them)")
    case .holdsPrivate(let count):
      "this backup holds \(count == 1 ? "1 private record" : "\(number(count)) private records") too: keep it to yourself"
    case .leavesConflicts(1):
      "1 file in conflict is not in this export; 'smjournal conflicts' shows it"
    case .leavesConflicts(let count):
      "\(number(count)) files in conflict are not in this export; 'smjournal conflicts' shows them"
    case .passesOver(let count):
      "of the journal’s folder, \(count == 1 ? "1 thing is" : "\(self.number(count)) things are") not in this backup:"
    case .askPrivate(let count):
      count == 1
        ? "1 private record will be in it. Go on?" : "\(number(count)) private records will be in it. Go on?"
    case .calendar("shifts"): "Shifts"
    case .calendar("time-off"): "Time off"
    case .calendar("birthdays"): "Birthdays"
    case .calendar("reminders"): "Check-ins and check-outs"
    case .calendar: "Shifts and time off"
    case .birthday(let name): "\(name)’s birthday"
    case .noEncryption(let program):
      "\(program) is not installed, and nothing was written; it is at https://age-encryption.org"
    case .encryptionFailed(let program):
      "\(program) refused to encrypt for this recipient; nothing was written"
    }
  }
}
