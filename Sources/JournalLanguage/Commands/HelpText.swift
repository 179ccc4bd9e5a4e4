/// A piece of the help: the summary of a verb, or what an option does.
public enum HelpText: CaseIterable, Hashable, Sendable {
  /// The line that says what the program is; the headings of its help.
  case program, usage, commands, options, commonOptions, examples, moreHelp
  /// What each verb does, in one line.
  case initialize, today, new, checkIn, checkOut
  case vacationAdd, vacationList, vacationSet, vacationRemove
  case day, month, year, rota, rotaSet, rotaSwap, rotaOff, rotaCheck, stats, insights, prompts, reminders
  case list, search, show, set, unset, tag, favorite, edit, move, delete, undo
  case affirmation, affirmationLike, affirmationUnlike, affirmationList
  case reindex, check, completions, help, version
  /// What the common options do.
  case journal, json, now, lang, color, noInput, index, noIndex, helpOption
  /// What the options of single verbs do.
  case format, explain
  case date, at, shift, note, badge, scale, text, mood, tagOption, highlight, favoriteOption, person, place
  case weather, editOption
  case from, until, on, kind, filterTag, filterMood, filterShift, filterPerson, filterFavorite, condition
  case sort, limit, offset
  case name, language, vacation, timezone, category, status, title
  case cycle, hours, reminderDays
  case full, verify, liked, affirmationCategory, favoriteOff
  /// What exports do, and their options.
  case export, output, only, excel, encryptTo, includePrivate
  /// What attaching photos does, and its options.
  case attach, caption, keepPosition
  /// What the verbs of syncing do, and their options.
  case conflicts, resolve, merge, setup, doctor
  case all, ours, theirs, privacy
  case with
}
