import JournalFormat
import JournalLanguage
import JournalModel
import JournalShifts
import YAMLCodec

/// The page that writes: mood, check-in and check-out by taps, saved as the journal's own Markdown file.
package struct Form {
  /// Whose journal it is: language, first hours of the day.
  package var profile: Profile
  package var shifts: [ShiftType]
  /// The template of a kind: the journal's own, or the program's.
  package var template: (Kind) -> [UInt8]
  /// Where answers wait in the browser, for the form of a pocket: a key of its own for each journal.
  var shelf: String?
  private let phrases: Phrases

  package init(
    profile: Profile, shifts: [ShiftType], phrases: Phrases, template: @escaping (Kind) -> [UInt8]
  ) {
    (self.profile, self.shifts, self.phrases, self.template) = (profile, shifts, phrases, template)
  }

  /// The keys that its files of a kind may have: what it asks or asked, and those of a template.
  package static func keys(of kind: Kind, in profile: Profile, template: [UInt8]) -> Set<String> {
    let skeleton = FormSkeleton(kind, scales: profile.scales, template: template)
    let keys = MarkdownDocument(Array(skeleton.withText.utf8)).entries.map(\.key)
    return Set(keys + profile.scales.map(\.name))
  }

  /// What can be written; a kind that is sealed can't be, in a page that keeps its answers in the clear.
  private var kinds: [Kind] { [.checkIn, .checkOut] + (offersMood ? [.entry] : []) }

  var offersMood: Bool { !profile.seals(Kind.entry.name) && !profile.seals(Key.mood.name) }

  package var html: [UInt8] {
    let body = Markup { $0.piece(.formPage, phrases, ["form": questions]) }
    return Document(
      phrases: phrases, title: phrases.say("form-title"), style: PageFile.text(.tokens, .form),
      script: PageFile.text(.formScript), body: body.bytes
    ).html
  }

  /// The questions, and what the script needs for them: skeletons, the beginning of the day, sentences.
  var questions: Markup {
    var asked = [kindQuestion, moodQuestion] + profile.scales.compactMap { question($0) }
    asked += [badgeQuestion, question("question-note", for: kinds, look: "note", ["note": true])]
    asked += [shiftQuestion] + hourQuestions + callQuestion + [breakQuestion]
    return Markup {
      $0.piece(
        .questions, phrases,
        [
          "data-shelf": shelf, "kinds": kinds.map(\.name).joined(separator: " "),
          "saved": phrases.say("form-saved", ("place", .of("%"))),
          "belongs": phrases.say("form-belongs", ("folder", .of("%"))),
          "failed": phrases.say("form-failed", ("reason", .of("%"))),
          "questions": asked, "skeletons": kinds.map(skeleton),
          "ways": shelf == nil ? Markup { $0.piece(.ways, phrases) } : nil, "keep": shelf != nil,
        ])
    }
  }

  // MARK: Questions

  private var kindQuestion: PageData {
    let choices = [
      (Kind.checkIn, "form-beforeShift"), (.checkOut, "form-afterShift"), (.entry, "form-moodOnly"),
    ].filter { kinds.contains($0.0) }.map { kind, caption in
      // Where the faces are, they are this choice.
      choice(
        "kind", kind.name, look: kind == .entry ? "choice wide-only" : "choice",
        ["label": phrases.say(caption)])
    }
    return question("form-which", for: kinds, look: "kinds", ["faces": faces, "choices": choices])
  }

  /// The faces with their words; on a phone a tap on one is the answer already. `nil` where no mood can be
  /// written.
  var faces: PageData? {
    let list = Mood.Step.allCases.map { step -> PageData in
      ["value": FormSkeleton.yaml(step.emoji), "face": step.emoji, "label": phrases.name(of: step)]
    }
    return offersMood ? ["list": list] : nil
  }

  private var moodQuestion: PageData {
    let steps = Mood.Step.allCases.map { step in
      choice(
        "mood", FormSkeleton.yaml(step.emoji), ["face": step.emoji, "label": phrases.name(of: step)])
    }
    let own = profile.moods.names.map { name in
      let (isEmoji, step) = (Mood.isEmoji(name), profile.moods.step(of: name))
      return choice(
        "mood", FormSkeleton.yaml(name),
        [
          "face": isEmoji ? nil : step?.emoji,
          "own": ["class": isEmoji ? "face" : nil, "own": name] as PageData,
        ])
    }
    return question("question-mood", for: [.checkOut, .entry], look: "faces", ["choices": steps + own])
  }

  private func question(_ scale: Scale) -> PageData? {
    let kinds = self.kinds.filter { FormSkeleton.scales(of: $0, [scale]) == [scale] }
    guard !kinds.isEmpty else { return nil }
    let name = FormSkeleton.name(of: scale)
    let isNamed = !phrases.label(scale.range.lowerBound, of: scale).isEmpty
    if scale.range.count > Self.mostChoices {
      let number: PageData = [
        "between": phrases.expectation(.between(scale.range)).capitalizedFirst, "name": name,
        "min": String(scale.range.lowerBound), "max": String(scale.range.upperBound),
      ]
      return question(said: phrases.question(scale), for: kinds, look: "wide", ["wide": number])
    }
    let choices = scale.range.map { value in
      let label = phrases.label(value, of: scale)
      return choice(
        name, String(value), ["number": String(value), "label": label.isEmpty ? nil : label])
    }
    return question(
      said: phrases.question(scale), for: kinds, look: isNamed ? "scale" : "scale bare", ["choices": choices])
  }

  /// So many values of a scale at most are choices to tap on; so many badges are offered.
  private static let (mostChoices, mostBadges) = (11, 24)

  private var badgeQuestion: PageData {
    let everybodys = Badge.allCases.map { OwnBadge($0.emoji, name: phrases.name(of: $0)) }
    let own = profile.badges.filter { badge in !everybodys.contains { $0.text == badge.text } }
    let choices = (everybodys + own).prefix(Self.mostBadges).map { badge in
      choice(
        "badges", FormSkeleton.yaml(badge.text), type: "checkbox", ["own": badge.text, "label": badge.name])
    }
    return question(
      "question-badges", for: [.checkIn, .checkOut], look: "badges", ["choices": choices])
  }

  private var shiftQuestion: PageData {
    let choices = shifts.map { shift in
      choice(
        "shift", FormSkeleton.yaml(shift.name),
        [
          "own": phrases.name(of: shift), "data-eve": eve(of: shift),
          "data-call": isOnCall(shift) ? "1" : nil,
        ])
    }
    return question("question-shift", for: [.checkIn, .checkOut], look: "shifts", ["choices": choices])
  }

  /// When the shift really began or ended, where the moments of notes do not clock it.
  private var hourQuestions: [PageData] {
    guard profile.clock == .said else { return [] }
    return [(Kind.checkIn, Key.start, "stated-began"), (.checkOut, .end, "stated-ended")].map {
      kind, key, name in
      question(
        said: phrases.say(name, ("usual", .of(""))), for: [kind], look: "hours", ["time": key.name])
    }
  }

  /// The calls to work in time on call, where the person has any: no plan tells them.
  private var callQuestion: [PageData] {
    guard shifts.contains(where: isOnCall) else { return [] }
    return [question("stated-calledOut", for: [.checkOut], look: "calls", ["spans": Key.callOuts.name])]
  }

  /// How long the unpaid break was where it was not the usual one.
  private var breakQuestion: PageData {
    let number: PageData = [
      "between": phrases.say("stated-emptyForPlan"), "name": Key.breakMinutes.name, "min": "0", "max": "720",
    ]
    return question("form-break", for: [.checkOut], look: "wide", ["wide": number])
  }

  /// Up to which minutes of a day a check-in and a check-out are of the shift that began the day before: of a
  /// night, and of a word that lasts past midnight, in the morning; else until the day begins, or people come
  /// to the shift of the day.
  private func eve(of shift: ShiftType) -> String {
    let spans = definition(of: shift)?.spans ?? []
    let meaning = definition(of: shift)?.meaning ?? shift.builtInMeaning
    if meaning == .night || spans.last.map({ $0.end <= $0.start }) ?? false {
      return "\(Shift.hourOfMorning(after: .checkIn) * 60) \(Shift.hourOfMorning(after: .checkOut) * 60)"
    }
    let dayStarts = Int64(profile.dayStarts.secondOfDay)
    let coming = spans.first.map { Int64($0.start.secondOfDay) - Shift.comingEarly } ?? dayStarts
    let minute = min(dayStarts, coming) / 60
    return "\(minute) \(minute)"
  }

  private func isOnCall(_ shift: ShiftType) -> Bool {
    (definition(of: shift)?.meaning ?? shift.builtInMeaning) == .onCall
  }

  private func definition(of shift: ShiftType) -> ShiftTable.Definition? {
    profile.shifts.definitions.last { $0.word.isAlike(shift) }
  }

  // MARK: Pieces

  private func question(_ name: String, for kinds: [Kind], look: String, _ answers: PageData) -> PageData {
    question(said: phrases.say(name), for: kinds, look: look, answers)
  }

  private func question(said words: String, for kinds: [Kind], look: String, _ answers: PageData) -> PageData
  {
    answers.with(["words": words, "kinds": kinds.map(\.name).joined(separator: " "), "look": look])
  }

  private func choice(
    _ name: String, _ value: String, type: String = "radio", look: String = "choice", _ content: PageData
  ) -> PageData {
    content.with(["name": name, "value": value, "type": type, "look": look])
  }

  private func skeleton(_ kind: Kind) -> PageData {
    let skeleton = FormSkeleton(
      kind, scales: profile.scales, source: profile.formSource, template: template(kind))
    return ["kind": kind.name, "with": skeleton.withText, "without": skeleton.withoutText]
  }
}
