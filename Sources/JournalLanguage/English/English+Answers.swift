import JournalModel
import JournalStore

extension English {
  func hint(_ hint: AnswerHint) -> String {
    switch hint {
    case .howToAnswer:
      "1–5 to answer, Enter to skip, Backspace to go back, Ctrl-C to leave and keep your answers."
    case .howToAnswerPlain:
      "One line per answer: 1–5 and Enter, Enter alone to skip, Ctrl-C to leave and keep your answers."
    case .numberKeys: "number keys, Enter when done"
    case .numbersPlain: "numbers separated by spaces, Enter for none"
    case .hoursOrLater: "such as 07:00-19:30, Enter for later"
    case .oneLine: "Enter for none"
    case .severalLines: "Enter for none, Alt-Enter for a new line"
    case .linesOrEditor: "Alt-Enter for a new line, Ctrl-X Ctrl-E for your editor"
    case .yesOrNo: "y/N"
    case .yesUsually: "Y/n"
    case .highlights: "up to three, Alt-Enter between them"
    case .howYouWork:
      "Your cycle, one word or letter per day from its first day on: day day night night rest rest, or D D N N R R."
    case .cycleOrFile: "a cycle, a file with your plan, or Enter for later"
    case .dayOrToday: "such as monday or 23 nov, Enter for today"
    case .spanOrSkip: "such as 20 dec to 3 jan, Enter to skip"
    case .picker: "type to filter, arrows, Enter, Esc"
    case .numberOrWords: "a number, or words to look for"
    case .numbersOrTags: "numbers or words, separated by commas; Enter for none"
    case .tagCommand: "Tags that fit:"
    case .afterInit: "What to do next:"
    case .shiftOrSkip: "such as night 21:00-07:00, or rest; Enter to skip"
    case .notUnderstood: "Sorry, I didn't understand that."
    }
  }

  func isYes(_ answer: Character) -> Bool { answer == "y" || answer == "Y" }

  func isNo(_ answer: Character) -> Bool { answer == "n" || answer == "N" }

  func key(forYes isYes: Bool) -> String { isYes ? "y" : "n" }

  func confirmation(_ confirmation: Confirmation) -> String {
    switch confirmation {
    case .created(let what, let day, let path): "Wrote \(path) (\(what), \(day))"
    case .changed(let path): "Changed \(path)"
    case .unchanged(let path): "Nothing to change in \(path)"
    case .moved(let day, let from, let to): "Moved \(from) → \(to) (\(day))"
    case .deleted(let path, let to): "Deleted \(path); it is in \(to)"
    case .undone(.trashed, let path, _): "Undone: the new file is in \(path)"
    case .undone(.unchanged, let path, _), .undone(.replaced, let path, _):
      "Undone: \(path) is as it was before"
    case .undone(.moved, let path, _): "Undone: the file is at \(path) again"
    case .undone(.created, let path, _), .undone(.removed, let path, _), .undone(.forgotten, let path, _):
      "Undone: \(path) is back"
    case .undoneBatch(let count, 0): "Undone: \(self.count(count, .file)); new ones are in the trash"
    case .undoneBatch(let count, let kept):
      "Undone: \(self.count(count, .file)); new ones are in the trash; \(number(kept)) were changed since and stay"
    case .journalCreated(let folder): "Made a journal in \(folder)"
    case .liked(let text): "Liked: \(text)"
    case .unliked(let text): "No longer liked: \(text)"
    case .notUndoable: "This change can't be undone: its log could not be written"
    case .nothingWritten: "Nothing was written."
    case .defaultNotSet: "That couldn't be saved; -C DIR or SMJOURNAL_DIR name the journal."
    case .answersKept(let command): "Your answers are saved: '\(command)' picks up where you left off."
    case .answersNotKept: "Your answers could not be saved. This is what you wrote:"
    case .noEntryWritten: "The check-out is saved; no entry was written."
    case .editedWithoutChange(let path): "Left \(path) as it was"
    }
  }

  func caption(_ caption: Caption) -> String {
    switch caption {
    case .welcome:
      "Welcome. A journal of your shifts, in plain files on this device; nothing leaves it.\n"
        + "A few questions: Enter to skip one, Ctrl-C to leave."
    case .journalLies(let folder): "Your journal is in \(folder)."
    case .records: "Today"
    case .nothingToday: "Nothing written yet today."
    case .nothingFound: "No records found."
    case .shown(let count, let total): "\(count) of \(total) records"
    case .problems(1): "1 problem in the files; 'smjournal check' shows it."
    case .problems(let count): "\(count) problems in the files; 'smjournal check' shows them."
    case .furtherFindings(let count): "… and \(number(count)) more of these; --json has all"
    case .conflicts(1): "1 conflicting file was left by a sync tool."
    case .conflicts(let count): "\(count) conflicting files were left by sync tools."
    case .indexAgrees: "The index agrees with the files."
    case .indexDiffered(let path): "\(path): the index gave another answer than the file"
    case .reindexed(let report):
      "\(count(report.files, .file)): \(report.read) read, \(report.added) added, \(report.changed) changed, "
        + "\(report.removed) removed"
    case .progress(let files, let rate): "\(number(files)) files looked at, \(number(rate)) a second"
    case .noVacations: "No time off yet; 'smjournal vacation add FROM..UNTIL' adds some."
    case .noAffirmations: "No affirmation found."
    case .noTags: "No tags yet; 'smjournal tag last +night' adds one."
    case .noPeople: "Nobody yet; 'smjournal people add NAME' adds someone."
    case .nothingThatDay: "Nothing written for this day."
    case .ifThisWas(let day): "If this was \(day):"
    case .ownKeys: "Other keys"
    case .indexNotWritten: "the index could not be written; answers are right, but take longer"
    case .wrongKind(let id, let kind, let expected):
      "\(id): its kind is \(name(of: kind)), not \(name(of: expected))"
    case .noAffirmation(let id, let nearest): "no affirmation is named '\(id)'" + suggestion(nearest)
    case .editorFailed(let editor, let status) where status == 127 || status < 0:
      "the editor '\(editor)' could not be started"
    case .editorFailed(let editor, let status): "the editor '\(editor)' ended with status \(status)"
    case .noEditor: "no editor is set or found; set EDITOR to one, such as nano or 'code --wait'"
    case .outputFailed(let message): "the results can't be written: \(message)"
    case .inputUnreadable(let message): "standard input can't be read: \(message)"
    case .inputNotUTF8: "standard input is not UTF-8 text"
    }
  }
}
