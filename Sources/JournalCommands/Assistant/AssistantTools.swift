import JournalModel

/// The tools of the assistant's server: commands of the program, nothing of their own.
package enum AssistantTools {
  /// Those that read.
  package static let reading: [AssistantTool] = [
    AssistantTool(
      "search",
      "Finds records by the words of their titles, tags and texts; every word must occur, \"a "
        + "phrase\" in quotation marks as it stands. Gives records with a snippet, the best first.",
      [.argument("words", "What to look for.")] + filters),
    AssistantTool(
      "list",
      "Lists records without their texts, the youngest first: entries, check-ins (before a shift), "
        + "check-outs (after it), time off, dated shifts. Ratings run from 1 to 5; high energy, motivation "
        + "and satisfaction are good, high stress, fatigue and load are bad.",
      filters + [
        .text(
          .sort,
          "date, +date, mood, -mood, words, created, modified, energy, stress, motivation, fatigue, load, satisfaction"
        )
      ]),
    AssistantTool(
      "show", "Gives one record with its whole text.",
      [.argument("id", "The id of the record, as search and list give it.")]),
    AssistantTool(
      "today",
      "The day: shift, records, mood, streak, the next shift, and the countdown to the next time off "
        + "in days, working days and shifts."),
    AssistantTool("day", "One day: its shifts with planned and worked minutes, moods, records.", [day]),
    AssistantTool("week", "The week of a day: shifts with hours, rests, moods, totals.", [day]),
    AssistantTool(
      "month", "A month: each day's shift and mood, totals of work.",
      [.argument("month", "The month, such as 2026-03; this one if left out.", isRequired: false)]),
    AssistantTool(
      "stats",
      "Figures of a period: counts, moods, means of ratings, trends, tags, people. Each has the "
        + "number of records behind it.", span),
    AssistantTool(
      "insights",
      "What goes with good and bad days, by the person's own record: shift, weekday, tags, sleep. "
        + "Connections, not causes."),
    AssistantTool("rota", "The planned shifts of a period with their hours.", span),
    AssistantTool(
      "report", "Working time of a period: hours, nights, rests between shifts, quick returns.", span),
    AssistantTool(
      "vacations", command: "vacation list",
      "Time off: leave, training and other absences with from, until, category, status."),
    AssistantTool(
      "prompts",
      "What is worth a thought today: what was written on this day in other years, the week in short."),
    AssistantTool("people", "The people of the journal."),
    AssistantTool("tags", "Every tag with its count and its last day.", span),
    AssistantTool(
      "suggest", "Tags, mood, people and places that the text of a record suggests. Writes nothing.",
      [.argument("id", "The id of the record.")]),
  ]

  /// Those that write, offered only where the person has allowed it.
  ///
  /// - Parameter scales: those of the journal.
  package static func writing(_ scales: [Scale] = Scale.program) -> [AssistantTool] {
    [
      AssistantTool(
        "new", "Writes a journal entry. Only what the person has said in their own words.",
        [
          .text(.entryTitle, "The title."), .text(.text, "The text, Markdown."), .text(.mood, moods),
          .texts("tags", .tag, "Tags, without #."),
          .texts("highlights", .highlight, "What shall be remembered, at most three."),
          .texts("people", .person, "Who is named."), .text(.place, "Where it was."), when, moment,
        ] + numbers(scales.asked(.entry)), writes: true),
      AssistantTool(
        "mood", "Writes the mood of now.",
        [.argument("mood", moods), .text(.note, "A few words with it."), when, moment]
          + numbers(scales.asked(.mood)), writes: true),
      AssistantTool(
        "check-in", "Writes how the person feels before a shift.",
        numbers(scales.asked(.checkIn)) + [
          .text(.start, "When the shift began, such as 18:45, where the person said it.")
        ] + notes, writes: true),
      AssistantTool(
        "check-out", "Writes how a shift was.",
        [.text(.mood, moods)] + numbers(scales.asked(.checkOut)) + [
          .text(.end, "When the shift ended, such as 07:50, where the person said it."),
          .texts("call-outs", .callOut, "Calls to work while on call, each as 23:40-04:10."),
        ] + notes, writes: true),
      AssistantTool(
        "vacation-add", command: "vacation add", "Plans time off.",
        [.argument("span", "The first and the last day, such as 2026-12-20..2027-01-03.")] + vacation,
        writes: true),
      AssistantTool(
        "vacation-set", command: "vacation set", "Changes time off: only what is given.",
        [.argument("id", "The id, as vacations gives it.")] + span + vacation, writes: true),
      AssistantTool(
        "vacation-remove", command: "vacation remove", "Takes time off out of the plan; undo brings it back.",
        [.argument("id", "The id, as vacations gives it.")], writes: true),
      AssistantTool(
        "undo", "Takes the last change back, right after a wrong write of your own; each call takes one.",
        writes: true, takesBack: true),
    ]
  }

  private static let vacation: [AssistantTool.Parameter] = [
    AssistantTool.Parameter(
      name: "category", type: .word(Option.category.choices), about: "What it is.", option: .category),
    AssistantTool.Parameter(
      name: "status", type: .word(Option.status.choices), about: "Whether it is granted.", option: .status),
    .text(.title, "What the person calls it."),
  ]

  private static let moods = "1 (very bad) to 5 (very good), an emoji or a word."
  private static let when = AssistantTool.Parameter.text(.date, "The day, where it is not today's.")
  private static let moment = AssistantTool.Parameter.text(
    .at, "When, such as 14:30 or 2026-03-14T14:30, where it is not now.")
  private static let day = AssistantTool.Parameter.argument(
    "date", "A day, such as 2026-03-14 or yesterday; today if left out.", isRequired: false)

  private static let span: [AssistantTool.Parameter] = [
    .text(.from, "The first day, such as 2026-03-01."), .text(.until, "The last day, inclusive."),
  ]

  private static let filters: [AssistantTool.Parameter] =
    span + [
      AssistantTool.Parameter(
        name: "kind", type: .word(Option.recordKinds), about: "Only records of this kind.", option: .kind),
      .texts("tags", .filterTag, "Only records with all of these tags."),
      .text(.filterMood, "Only records of this mood: " + moods),
      .text(.filterShift, "Only records of this shift: day, night, late, rest or a word of the person's."),
      .text(.filterPerson, "Only records that name this person."),
      AssistantTool.Parameter(
        name: "favorite", type: .truth, about: "Only what the person marked.", option: .filterFavorite),
      .texts(
        "where", .condition,
        "Conditions on keys, all of which must hold, each such as energy<=2 or place=Lyon."),
      .number(.limit, 1...100, "How many records at most.", usual: "20"),
      .number(.offset, 0...1_000_000, "How many to leave out at the start."),
    ]

  /// What scales take. The person's labels are not given: a model would take them for instructions.
  private static func numbers(_ scales: [Scale]) -> [AssistantTool.Parameter] {
    scales.map {
      .number(.scale($0), $0.range, "\($0.range.lowerBound) (low) to \($0.range.upperBound) (high).")
    }
  }

  private static let notes: [AssistantTool.Parameter] = [
    .texts(
      "badges", .badge, "Emoji or names: happy, sad, calm, anxious, proud, tired, frustrated, grateful."),
    .text(.note, "A few words."), .text(.shift, "The shift, where it is not the planned one."), when, moment,
  ]
}
