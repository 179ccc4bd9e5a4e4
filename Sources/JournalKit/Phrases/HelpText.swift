/// A piece of the help: the summary of a verb, or what an option does.
public enum HelpText: String, CaseIterable, Hashable, Sendable {
  /// The line that says what the program is; the headings of its help.
  case program, usage, alsoTyped, commands, options, commonOptions, examples, moreHelp, topics
  /// That a page of the handbook is in English.
  case inEnglish
  /// What each verb does, in one line.
  case initialize, today, new, moodCommand, checkIn, checkOut
  case vacationAdd, vacationList, vacationSet, vacationRemove
  case day, month, year, rota, rotaSet, rotaSwap, rotaOff, rotaCheck, rotaAdd, rotaWorked, rotaChanges, week,
    report, stats, insights, prompts, reminders, memories, random
  case list, search, show, set, unset, tag, favorite, edit, move, delete, undo
  case affirmation, affirmationLike, affirmationUnlike, affirmationList
  case reindex, check, completions, help, version
  /// Verbs that look at words, and that print pages for `man`.
  case tags, man, config, people, peopleAdd
  /// The options of a person.
  case birthday, relation
  /// The headings of a page for `man`, and what stands under them.
  case manName, manSynopsis, manDescription, manExitStatus, manEnvironment, manFiles, manSeeAlso
  case manProgram, manJournalVariable, manIndexVariable, manEditorVariable, manProfile, manCache
  /// What the exit codes mean.
  case exitDone, exitDataProblem, exitUsage, exitInputOutput
  /// What the common options do.
  case journal, json, now, lang, color, noInput, plain, index, noIndex, helpOption
  /// What the options of single verbs do.
  case format, listFormat, jsonLines, explain
  case date, at, shift, note, badge, scale, text, mood, tagOption, highlight, favoriteOption, person, place
  case weather, editOption
  /// What adding lines does, and its options; the note of a day.
  case append, appendTo, appendLast, daily, entryTitle, template, photo
  case from, until, on, kind, filterTag, filterMood, filterShift, filterPerson, filterFavorite, condition
  case sort, limit, offset
  case name, language, vacation, timezone, category, status, title
  case cycle, once, hours, reminderDays
  case startTime, endTime, callOut, replace, clock, holidays
  case shiftType, letters, why, half, rules, ratings, reportShifts, csv
  case full, verify, liked, affirmationCategory, favoriteOff
  /// What exports do, and their options.
  case export, output, only, excel, encryptTo, includePrivate, isPrivate
  /// What attaching photos does, and its options.
  case attach, caption, keepPosition, photoSize
  /// What the verbs of syncing do, and their options.
  case conflicts, resolve, merge, setup, setupCommit, setupNoCommit, setupOff, also, doctor
  /// What the verbs of the trash do, and their options.
  case trash, trashEmpty, forget, restore, older, consent, backedUp
  case all, wholeHelp, ours, theirs, take, both, privacy
  /// The program that makes a PDF.
  case with
  /// The report on paper.
  case html, pdf
  /// What importing does, and its options.
  case importing, dryRun, mapShift, mapMood, mapColumn, importDates, importTags, importPerson, importZone,
    importOnly,
    importCategory, importAgain
  /// What verbs of one's own words and of the format do.
  case affirmationAdd, affirmationSpare, schema
  /// The options of lists, calendars and affirmations.
  case ids, weekday, noPager, notAfterHardShift, spareOff
  /// What the page of the format is about, and the variable of the pager.
  case manFormat, manPagerVariable, manZonesVariable
  /// What an assistant may do, and what a record says of who wrote it and who may see it.
  case mcp, mcpWrite, mcpPrivate, sourceOption
  /// What a text suggests; figures over several journals.
  case suggest, team, teamFigures, teamMinimum
  /// What a link opens.
  case link
  /// What sealing does, and its options.
  case seal, unseal, sealSetup, sealAdd, sealRemove, unlock, lock
  case sealedOption, includeSealed, unlockFor, sealIdentity, noPassphrase, sealAgain, exitLocked
  /// What is said in recordings.
  case transcribe
}
