import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalSync
import JournalTerminal
import SystemLibrary

/// What is done with the answers: the profile and the first time off are written; then reminders are
/// installed, files for the phone made, and the person is told what to type tomorrow.
extension FirstSteps {
  func write(_ context: inout Context) throws(CommandError) {
    let today = self.today(context)
    try writeSettings(&context)
    if cycle != nil || !definitions.isEmpty {
      let journal = try context.journal()
      let plan = try context.change(
        Journal.profilePath, by: journal.setRota(rota(context), words: edits(today)))
      context.forgetJournal()
      if let list = onceOnly(context) { try context.publish(list) }
      try context.refileWords(joinedTo: plan)
    }
    if let span = timeOff(context) {
      var draft = Draft(kind: .vacation, day: span.from)
      draft[.from] = .string(span.from.iso)
      draft[.until] = .string(span.until.iso)
      draft[.category] = .string(VacationCategory.leave.rawValue)
      draft[.status] = .string(VacationStatus.planned.rawValue)
      try context.write(draft, today: today)
    }
    try sayPlan(today, &context)
  }

  /// Writes the keys of the profile that were answered.
  func writeSettings(_ context: inout Context) throws(CommandError) {
    let journal = try context.journal()
    let today = self.today(context)
    let settings = self.settings(journal.profile, context)
    guard !settings.isEmpty else { return }
    _ = try context.change(Journal.profilePath, by: journal.configure(settings, today: today))
    context.forgetJournal()
  }

  private func settings(_ profile: Profile, _ context: Context) -> [(key: ProfileKey, text: String)] {
    var settings: [(key: ProfileKey, text: String)] = []
    func set(_ key: ProfileKey, _ step: Step, where isWanted: (String) -> Bool = { _ in true }) {
      if isAnswered(step, context), let text = answers.answers[step], isWanted(text) {
        settings.append((key, text))
      }
    }
    // Both stand in the profile since it was made; somebody may have gone back since.
    set(.language, .language) { $0 != profile.language }
    set(.name, .name) { $0 != profile.name ?? "" }
    if isAnswered(.clock, context), let text = answers.answers[.clock] {
      let basis: ClockBasis = text == Self.yes ? .notes : .said
      settings.append((.clock, basis.rawValue))
    }
    set(.holidays, .holidays) { !$0.isEmpty }
    set(.restRules, .rules) { !$0.isEmpty }
    return settings
  }

  /// The days off that were said, in answer to the question for them or before it.
  private func timeOff(_ context: Context) -> (from: CivilDay, until: CivilDay)? {
    if case .timeOff(_, let words) = work { return ends(of: words, context) }
    return isAnswered(.timeOff, context) ? answers.answers[.timeOff].flatMap { ends(of: $0, context) } : nil
  }

  /// Says what the plan says of four weeks, time off left out.
  private func sayPlan(_ today: CivilDay, _ context: inout Context) throws(CommandError) {
    guard let list = dayList(context) else { return }
    let profile = try context.journal().profile
    let summary = context.summary(of: profile, from: max(today, list.from), isFirst: true)
    context.errors.line(Sanitizer.line(context.phrases.summary(summary)), .dim)
    context.mentionMeaning(of: summary.unknownWords.first?.word)
  }

  // MARK: Beside the journal

  /// Shows what would remind and when, then asks whether it shall.
  func askReminders(_ context: inout Context) throws(CommandError) -> Outcome {
    guard let reminderHost else { return .answer("") }
    let phrases = context.phrases
    let times = try reminders(&context).times.map { phrases.time($0) }
    let files = reminderHost.paths(context.storeEnvironment).map { Sanitizer.line($0) }
    let text = phrases.say(
      files.isEmpty ? "start-reminders-lines" : "start-reminders", ("times", .of(phrases.list(times))),
      ("files", .of(phrases.list(files))), ("command", .of(reminderHost.command)))
    context.errors.line(text, .dim)
    return try askYes(context.phrases.say("start-areRemindersWanted"), &context)
  }

  /// The reminders of the plan that was just confirmed.
  private func reminders(_ context: inout Context) throws(CommandError) -> Reminders {
    let journal = try context.journal()
    let profile = try planned(&context)
    return try stored(
      Reminders(
        journal, profile: profile, plans: plans(context), days: 56, now: context.now(in: zone),
        phrases: context.phrases, program: context.program()))
  }

  /// Does what was wished for beside the journal, and says what to type tomorrow. What fails here is said,
  /// and can be done again later.
  func end(_ context: inout Context) throws(CommandError) {
    let wishes: [(step: Step, act: (inout Context) throws(CommandError) -> Void)] = [
      (.reminders, installReminders), (.phone, makeFilesForPhone), (.anywhere, makeDefault),
    ]
    for wish in wishes where answers.answers[wish.step] == Self.yes && isAnswered(wish.step, context) {
      do throws(CommandError) { try wish.act(&context) } catch {
        if error.isInterruption { throw error }
        context.report(error)
      }
    }
    if reminderHost == nil, cycle != nil {
      let command = "smjournal reminders ics > ~/smjournal-reminders.ics"
      context.errors.line(context.phrases.say("start-noReminders", ("command", .of(command))), .dim)
    }
    context.sayWhatIsNext(root)
  }

  private func installReminders(_ context: inout Context) throws(CommandError) {
    guard let reminderHost else { return }
    let reminders = try reminders(&context)
    do throws(SyncSetup.Failure) {
      let steps = try reminderHost.install(reminders.files(for: reminderHost), context.storeEnvironment)
      for step in steps { context.errors.line(Sanitizer.line(context.phrases.setup(step))) }
    } catch {
      if case .store(let error) = error { throw .store(error) }
      context.errors.line(Sanitizer.line(context.phrases.setup(error)), .warning)
    }
  }

  /// Writes the page that takes check-ins, and the shifts as a calendar, beside the journal's folder.
  private func makeFilesForPhone(_ context: inout Context) throws(CommandError) {
    let folder = String(root[..<(root.lastIndex(of: "/") ?? root.startIndex)])
    let form = folder + "/smjournal-form.html"
    let calendar = folder + "/smjournal-shifts.ics"
    var files = [form]
    try export(["form"], to: form, &context)
    // A plan may have come from a file too.
    if try hasPlan(&context) {
      try export(["ics"], to: calendar, only: "shifts", &context)
      files.append(calendar)
    }
    let names = context.phrases.list(files.map { Sanitizer.line($0) })
    context.errors.line(context.phrases.say("start-phoneFiles", ("files", .of(names))), .accent)
    let back = context.phrases.say(
      "start-phoneBack", ("inbox", .of("smjournal setup inbox ~/Downloads")),
      ("calendar", .of("smjournal setup calendar ~/Sync/rota.ics")))
    context.errors.line(back, .dim)
  }

  private func hasPlan(_ context: inout Context) throws(CommandError) -> Bool {
    let today = self.today(context)
    let period = Period(try context.journal(), from: today, until: today.advanced(by: 366))
    return period.plan.isPlanned || !period.plan.datedShifts.isEmpty
  }

  private func export(
    _ words: [String], to path: String, only: String? = nil, _ context: inout Context
  ) throws(CommandError) {
    var arguments = Arguments(command: ExportCommand.name)
    arguments.positionals = words
    arguments.values = [(Option.output.name, path)] + (only.map { [(Option.only.name, $0)] } ?? [])
    let command = try ExportCommand(arguments)
    // A receipt says nothing to somebody who has written one mood.
    var quiet = context.inner(hidesPrivate: false)
    let code = try command.run(in: &quiet)
    if code != .done { context.errors.raw(Array(quiet.errors.text.utf8)) }
  }

  private func makeDefault(_ context: inout Context) throws(CommandError) {
    if !DeviceSettings(context.storeEnvironment).setDefault(root) {
      context.errors.line(context.phrases.say("confirmation-defaultNotSet"), .warning)
    }
  }
}

extension Context {
  /// The last screen: the three lines of every day.
  mutating func sayWhatIsNext(_ root: String) {
    if DeviceSettings(storeEnvironment).defaultRoot != root, workingFolder != root {
      errors.line("cd " + Quoting.shellWord(Sanitizer.line(displayed(absolute: root))), .accent)
    }
    let lines = [
      ("smjournal", "start-everyDay"), ("smjournal 4", "start-everyMood"),
      ("smjournal out", "start-everyShift"),
    ]
    for (command, caption) in lines {
      errors.write("  " + DisplayWidth.padded(command, to: 15), .accent)
      errors.line(phrases.say(caption))
    }
  }
}
