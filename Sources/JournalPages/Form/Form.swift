import JournalFormat
import JournalLanguage
import JournalModel
import JournalShifts
import YAMLCodec

/// The page that writes: mood, check-in and check-out by taps, saved as the journal's own Markdown file.
package struct Form {
  /// Whose journal it is: language, first hours of the day.
  package var profile: Profile
  /// The words of shifts that can be chosen.
  package var shifts: [ShiftType]
  /// The badges that can be chosen.
  package var badges: [String]
  /// The template of a kind: the journal's own, or the program's.
  package var template: (Kind) -> [UInt8]
  /// Where answers wait in the browser, for the form of a pocket: a key of its own for each journal.
  var shelf: String?
  private let phrases: Phrases

  /// A form in a language.
  package init(
    profile: Profile, shifts: [ShiftType], badges: [String] = Badge.allCases.map(\.emoji), phrases: Phrases,
    template: @escaping (Kind) -> [UInt8]
  ) {
    self.profile = profile
    self.shifts = shifts
    self.badges = badges
    self.phrases = phrases
    self.template = template
  }

  /// The keys that its files of a kind may have: what it asks or asked, and those of a template.
  package static func keys(of kind: Kind, in profile: Profile, template: [UInt8]) -> Set<String> {
    let skeleton = FormSkeleton(kind, scales: profile.scales, template: template)
    let keys = MarkdownDocument(Array(skeleton.withText.utf8)).entries.map(\.key)
    return Set(keys + profile.scales.map(\.name))
  }

  /// What can be written; a kind that is sealed can't be, in a page that keeps its answers in the clear.
  private var kinds: [Kind] { [.checkIn, .checkOut] + (offersMood ? [.entry] : []) }

  /// Whether a mood can be.
  var offersMood: Bool { profile.sealed.isDisjoint(with: [Kind.entry.name, Key.mood.name]) }

  /// The file.
  package var html: [UInt8] {
    var markup = Markup()
    markup.piece(.formPage, phrases) { writeForm(to: &$1) }
    return Document(
      phrases: phrases, title: phrases.say("form-title"), style: PageFile.text(.tokens, .form),
      script: PageFile.text(.formScript), body: markup.bytes
    ).html
  }

  /// The questions, and what the script needs for them: skeletons, the beginning of the day, sentences.
  func writeForm(to markup: inout Markup) {
    markup.piece(
      .questions, phrases,
      [
        "data-shelf": shelf, "kinds": kinds.map(\.name).joined(separator: " "),
        "day-starts": String(profile.dayStarts.secondOfDay / 60),
        "saved": phrases.say("form-saved", ("place", .of("%"))),
        "belongs": phrases.say("form-belongs", ("folder", .of("%"))),
        "failed": phrases.say("form-failed", ("reason", .of("%"))),
      ]
    ) { part, markup in
      switch part {
      case "questions": writeQuestions(to: &markup)
      case "skeletons": writeSkeletons(to: &markup)
      default: shelf == nil ? markup.piece(.ways, phrases) : writeKeep(to: &markup)
      }
    }
  }

  private func writeQuestions(to markup: inout Markup) {
    writeKinds(to: &markup)
    writeMood(to: &markup)
    for scale in profile.scales { write(scale, to: &markup) }
    writeBadges(to: &markup)
    writeNote(to: &markup)
    writeShift(to: &markup)
    writeHours(to: &markup)
  }

  // MARK: Questions

  private func writeKinds(to markup: inout Markup) {
    question(phrases.say("form-which"), for: kinds, class: "kinds", to: &markup) { markup in
      if offersMood { writeFaces(to: &markup) }
      for (kind, caption) in [
        (Kind.checkIn, "form-beforeShift"), (.checkOut, "form-afterShift"), (.entry, "form-moodOnly"),
      ] where kinds.contains(kind) {
        // Where the faces are, they are this choice.
        let look = kind == .entry ? "choice wide-only" : "choice"
        choice("kind", kind.name, class: look, to: &markup) {
          $0.element("span", text: phrases.say(caption))
        }
      }
    }
  }

  /// On a phone a tap on a face is the answer already.
  private func writeFaces(to markup: inout Markup) {
    markup.literal("<div class=\"row\">")
    for step in Mood.Step.allCases {
      markup.element(
        "button", ("type", "button"), ("class", "mood"), ("data-face", FormSkeleton.yaml(step.emoji))
      ) { write(step, to: &$0) }
    }
    markup.literal("</div>")
  }

  private func writeMood(to markup: inout Markup) {
    question(phrases.say("question-mood"), for: [.checkOut, .entry], class: "faces", to: &markup) { markup in
      for step in Mood.Step.allCases {
        choice("mood", FormSkeleton.yaml(step.emoji), to: &markup) { write(step, to: &$0) }
      }
      for name in profile.moods.names {
        choice("mood", FormSkeleton.yaml(name), to: &markup) { markup in
          if let step = profile.moods.step(of: name), !Mood.isEmoji(name) {
            markup.element("span", ("class", "face"), ("aria-hidden", "true"), text: step.emoji)
          }
          markup.element("span", ("class", Mood.isEmoji(name) ? "face" : nil), ("dir", "auto"), text: name)
        }
      }
    }
  }

  /// A face with its word.
  func write(_ step: Mood.Step, to markup: inout Markup) {
    markup.element("span", ("class", "face"), ("aria-hidden", "true"), text: step.emoji)
    markup.element("span", text: phrases.name(of: step))
  }

  private func write(_ scale: Scale, to markup: inout Markup) {
    let kinds = self.kinds.filter { FormSkeleton.scales(of: $0, [scale]) == [scale] }
    guard !kinds.isEmpty else { return }
    let name = FormSkeleton.name(of: scale)
    let isNamed = !phrases.label(scale.range.lowerBound, of: scale).isEmpty
    let isWide = scale.range.count > Self.mostChoices
    let look = isWide ? "wide" : isNamed ? "scale" : "scale bare"
    question(phrases.question(scale), for: kinds, class: look, to: &markup) { markup in
      guard !isWide else { return write(numberOf: scale, to: &markup) }
      for value in scale.range {
        choice(name, String(value), to: &markup) { markup in
          markup.element("b", text: String(value))
          let label = phrases.label(value, of: scale)
          if !label.isEmpty { markup.element("span", text: label) }
        }
      }
    }
  }

  /// So many values of a scale at most are choices to tap on.
  private static let mostChoices = 11

  private func write(numberOf scale: Scale, to markup: inout Markup) {
    markup.element("label") { markup in
      markup.element(
        "span", ("class", "quiet"), text: phrases.expectation(.between(scale.range)).capitalizedFirst)
      markup.open(
        "input", ("type", "number"), ("name", FormSkeleton.name(of: scale)), ("class", "number"),
        ("inputmode", "numeric"),
        ("min", String(scale.range.lowerBound)), ("max", String(scale.range.upperBound)), ("step", "1"))
    }
  }

  private func writeBadges(to markup: inout Markup) {
    question(phrases.say("question-badges"), for: [.checkIn, .checkOut], class: "badges", to: &markup) {
      markup in
      for badge in badges {
        choice("badges", FormSkeleton.yaml(badge), type: "checkbox", to: &markup) { markup in
          markup.element("span", ("dir", "auto"), text: badge)
          if let known = Badge.allCases.first(where: { $0.emoji == badge }) {
            markup.element("span", text: phrases.name(of: known))
          }
        }
      }
    }
  }

  private func writeNote(to markup: inout Markup) {
    question(phrases.say("question-note"), for: kinds, class: "note", to: &markup) { markup in
      markup.open(
        "textarea", ("name", "text"), ("rows", "5"), ("aria-label", phrases.say("question-note")),
        ("dir", "auto"))
      markup.close("textarea")
    }
  }

  private func writeShift(to markup: inout Markup) {
    question(phrases.say("question-shift"), for: [.checkIn, .checkOut], class: "shifts", to: &markup) {
      markup in
      for shift in shifts {
        choice("shift", FormSkeleton.yaml(shift.name), night: isNight(shift), to: &markup) {
          $0.element("span", ("dir", "auto"), text: phrases.name(of: shift))
        }
      }
    }
  }

  /// When the shift really began or ended, where the moments of notes do not clock it.
  private func writeHours(to markup: inout Markup) {
    guard profile.clock == .said else { return }
    for (kind, key, name) in [
      (Kind.checkIn, Key.start, "stated-began"), (.checkOut, .end, "stated-ended"),
    ] {
      let question = phrases.say(name, ("usual", .of("")))
      self.question(question, for: [kind], class: "hours", to: &markup) { markup in
        markup.element("label") { markup in
          markup.element("span", ("class", "quiet"), text: phrases.say("stated-emptyForPlan"))
          markup.open("input", ("type", "time"), ("name", key.name), ("class", "stated"))
        }
      }
    }
  }

  /// Whether a shift may end on the day after the one it began: a night, and a word of the rota that lasts
  /// past midnight.
  private func isNight(_ shift: ShiftType) -> Bool {
    guard let definition = profile.shifts.definitions.last(where: { $0.word.isAlike(shift) }) else {
      return shift.builtInMeaning == .night
    }
    return definition.meaning == .night || definition.spans.last.map { $0.end <= $0.start } ?? false
  }

  // MARK: Pieces

  private func question(
    _ words: String, for kinds: [Kind], class name: String, to markup: inout Markup,
    content: (inout Markup) -> Void
  ) {
    markup.open("fieldset", ("class", "step " + name), ("data-for", kinds.map(\.name).joined(separator: " ")))
    markup.element("legend", text: words)
    markup.literal("<div class=\"choices\">")
    content(&markup)
    markup.literal("</div></fieldset>\n")
  }

  private func choice(
    _ name: String, _ value: String, type: String = "radio", class look: String = "choice",
    night: Bool = false, to markup: inout Markup, content: (inout Markup) -> Void
  ) {
    markup.element("label", ("class", look)) { markup in
      markup.open(
        "input", ("type", type), ("name", name), ("value", value), ("data-night", night ? "1" : nil))
      content(&markup)
    }
  }

  private func writeKeep(to markup: inout Markup) {
    markup.element("button", ("type", "button"), ("id", "keep"), text: phrases.say("form-keep"))
  }

  private func writeSkeletons(to markup: inout Markup) {
    for kind in kinds {
      let skeleton = FormSkeleton(
        kind, scales: profile.scales, source: profile.formSource, template: template(kind))
      markup.element("template", ("id", "with-" + kind.name), text: skeleton.withText)
      markup.element("template", ("id", "without-" + kind.name), text: skeleton.withoutText)
    }
    for kind in kinds {
      markup.element("template", ("id", "night-" + kind.name), text: String(Shift.hourOfMorning(after: kind)))
    }
  }
}
