import JournalFiles
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalTerminal
import SystemLibrary

extension Context {
  /// Says that a check-out belongs to no shift of the plan, and which may be meant.
  mutating func mentionOwnWork(_ choice: DayChoice) {
    let day = phrases.day(choice.day.day, today: choice.today)
    let other = choice.day.day == choice.today ? choice.today.advanced(by: -1) : choice.today
    let option = Option.date.flag + " " + other.iso
    remark(phrases.say("stated-ownWork", ("day", .of(day)), ("option", .of(option))), .warning)
    mentionForgotten(choice.forgotten, today: choice.today)
  }

  /// Whether a check-in is meant for a check-out, or the other way round: `in` for `out` after a night, `out`
  /// for `in` before one; `nil` where nothing waits for the other.
  func question(whetherOther choice: DayChoice) -> String? {
    guard let shift = choice.over ?? choice.coming,
      let moment = choice.over == nil ? shift.plannedStart : choice.endOfOver
    else { return nil }
    let name = phrases.shift(shift.type, of: shift.day, today: choice.today)
    let time = phrases.time(shift.zone.local(moment).time)
    return Sanitizer.line(
      phrases.say(
        choice.over == nil ? "question-isIn" : "question-isOut", ("shift", .of(name)), ("time", .of(time))))
  }

  /// Asks whether a record goes for another one: `true`; whether both stay: `false`; or nothing is written.
  mutating func askReplacing(_ question: String) throws(CommandError) -> Bool? {
    let phrases = phrases
    let both = phrases.say("stated-keepBoth")
    let question = KeyQuestion(
      Sanitizer.line(question) + " [\(phrases.say("hint-yesUsually"))/\(both)]")
    let usual: (Bool?, String) = (true, phrases.key(forYes: true))
    let words = Truth.words + [both] + both.split(separator: " ").prefix(1).map(String.init)
    let asked = try ask(question, usual: usual, allowsBack: false, style: .plain, words: words) { answer in
      let word = answer.lowercased()
      if both.hasPrefix(word) || both.split(separator: " ").contains(where: { $0 == word }) {
        return (false, answer)
      }
      return phrases.truth(answer).map { ($0 ? true : nil, answer) }
    }
    return asked.value ?? nil
  }

  /// Asks which shift is meant where several may be; where nobody can be asked, says which one was taken.
  ///
  /// - Returns: whether it is none of them but other work of today.
  mutating func settle(_ choice: inout DayChoice) throws(CommandError) -> Bool {
    guard case .lastBegun = choice.day.basis, let taken = choice.day.worked else { return false }
    func name(_ shift: Shift) -> String {
      Sanitizer.line(phrases.shift(shift.type, of: shift.day, today: choice.today))
    }
    // A forgotten check-out may be written days afterwards.
    let forgotten = choice.forgotten
    let rivals = choice.day.rivals
    let isRival = forgotten.map { shift in rivals.contains { $0.day == shift.day } } ?? true
    let offered = (isRival ? [] : [forgotten].compactMap(\.self)) + rivals
    let names = offered.map(name) + (choice.isOfForgotten ? [phrases.say("work-otherToday")] : [])
    guard terminal != nil, names.count > 1 else {
      remark(phrases.say("work-tookLastShift", ("what", .of(name(taken)))))
      mentionForgotten(forgotten, today: choice.today, isOther: forgotten?.day == taken.day)
      return false
    }
    let question = KeyQuestion(phrases.say("work-whichShift"), labels: names)
    let usual: (Int?, String) = (nil, name(taken))
    let asked = try ask(question, usual: usual, allowsBack: false) { key in
      question.index(of: key).map { ($0, names[$0]) }
    }
    guard case .answer(let index?) = asked else { return false }
    if offered.indices.contains(index) { choice.choose(offered[index]) }
    return index == offered.count
  }

  /// Names a shift that was never closed; another one of the day that was taken is told by its word.
  mutating func mentionForgotten(_ shift: Shift?, today: CivilDay, isOther: Bool = false) {
    guard let shift else { return }
    let name = Sanitizer.line(phrases.shift(shift.type, of: shift.day, today: today))
    let word = isOther ? shift.type.map { Option.shift.flag + " " + Quoting.shellWord($0.name) } : nil
    let option = word ?? "\(Option.date.flag) \(shift.day.iso)"
    remark(phrases.say("work-noCheckOut", ("what", .of(name)), ("option", .of(option))))
  }

  mutating func confirm(
    _ change: Change, _ choice: DayChoice, _ kind: Kind, as what: String? = nil
  ) throws(CommandError) {
    let day = phrases.shift(choice.spokenShift, of: choice.day.day, today: choice.today)
    let what = what ?? phrases.name(of: kind)
    try confirm(change) { .created(what, day: day, path: $0) }
  }

  /// Says in a line that other files have problems: a new record is written all the same. What can't be read
  /// is named, because it may be why another day was chosen.
  mutating func mention(_ choice: DayChoice) {
    if let openedJournal { report(choice.unreadable, of: openedJournal) }
    mention(choice.problems)
  }

  /// Says why a day was chosen; on the error stream, so that a JSON document stays one.
  mutating func explain(_ choice: DayChoice) {
    errors.line(phrases.explanation(of: choice.day, today: choice.today))
  }
}
