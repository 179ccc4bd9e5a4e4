extension Dutch {
  func export(_ text: ExportText) -> String {
    switch text {
    case .receipt(let records, let files, let bytes, let leftOut):
      "\(count(records, .record)) in \(files == 1 ? "1 bestand" : "\(number(files)) bestanden"), "
        + size(Int64(bytes))
        + (leftOut == 0 ? "" : "; \(number(leftOut)) privé weggelaten (--private neemt ze mee)")
    case .holdsPrivate(let count):
      "deze reservekopie bevat ook \(count == 1 ? "1 privénotitie" : "\(number(count)) privénotities"): houd die voor jezelf"
    case .leavesConflicts(1):
      "1 tegenstrijdig bestand ontbreekt in deze export; ‘smjournal conflicts’ toont het"
    case .leavesConflicts(let count):
      "\(number(count)) tegenstrijdige bestanden ontbreken in deze export; ‘smjournal conflicts’ toont ze"
    case .passesOver(let count):
      "uit de map van het dagboek \(count == 1 ? "staat 1 ding" : "staan \(self.number(count)) dingen") niet in deze reservekopie:"
    case .askPrivate(let count):
      count == 1
        ? "Er gaat 1 privénotitie mee. Doorgaan?" : "Er gaan \(number(count)) privénotities mee. Doorgaan?"
    case .calendar("shifts"): "Diensten"
    case .calendar("time-off"): "Verlof"
    case .calendar("birthdays"): "Verjaardagen"
    case .calendar("reminders"): "Begin en einde van diensten"
    case .calendar: "Diensten en verlof"
    case .birthday(let name): "Verjaardag van \(name)"
    case .noEncryption(let program):
      "\(program) is niet geïnstalleerd, en er is niets geschreven; het staat op https://age-encryption.org"
    case .encryptionFailed(let program):
      "\(program) weigerde voor deze ontvanger te versleutelen; er is niets geschreven"
    }
  }
}
