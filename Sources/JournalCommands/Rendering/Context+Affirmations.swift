import JournalFiles
import JournalIndex
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalTerminal

extension Context {
  /// The day whose affirmation is today's: the shift's day through the night.
  package func shiftDay(in journal: Journal) -> CivilDay {
    DayChoice(DayChoice.Wish(kind: nil), now: now(in: journal.zone), journal: journal).day.day
  }

  package func todaysAffirmation(on shelf: AffirmationShelf, in journal: Journal) -> Affirmation? {
    let day = shiftDay(in: journal)
    let query = Query(kinds: [.checkOut], from: day.advanced(by: -2), until: day)
    return shelf.affirmation(of: day, after: journal.records(matching: query, scope: .around(day)).records)
  }

  package func affirmation(named id: String, on shelf: AffirmationShelf) throws(CommandError) -> Affirmation {
    do throws(AffirmationShelf.NotFound) { return try shelf.affirmation(named: id) } catch {
      throw .noAffirmation(id, nearest: error.near ?? NearestWord.of(id, among: shelf.affirmations.map(\.id)))
    }
  }

  enum AffirmationMark { case liked, spared }

  /// Appends a line to the file of likes, which two devices may both append to: of today's affirmation where
  /// none is named.
  mutating func mark(_ id: String?, _ mark: AffirmationMark, _ isOn: Bool) throws(CommandError) -> ExitCode {
    let journal = try self.journal()
    let shelf = AffirmationShelf(journal, phrases)
    let isLike = mark == .liked
    let today = isLike || id == nil ? todaysAffirmation(on: shelf, in: journal) : nil
    let named = try id.map { (id) throws(CommandError) in try affirmation(named: id, on: shelf) }
    guard let affirmation = named ?? today else {
      errors.line(phrases.say("caption-noAffirmations"))
      return .dataProblem
    }
    let (id, now, wasLiked) = (affirmation.id, timestamp(in: journal), shelf.likes.contains(affirmation.id))
    if isOn != (isLike ? wasLiked : affirmation.isSpared) {
      let line = isLike ? Likes.line(id, isLiked: isOn, at: now) : Likes.line(id, isSpared: isOn, at: now)
      warnWhereNotUndoable(try stored(journal.store.append(line, to: AffirmationShelf.likesPath)))
    }
    let said = phrases.say(
      isLike
        ? isOn ? "confirmation-liked" : "confirmation-unliked"
        : isOn ? "look-notAfterHardShift" : "look-alsoAfterHardShift", ("text", .of(affirmation.text)))
    return answer(affirmation.fields(isLiked: isLike ? isOn : wasLiked)) {
      $0.output.line(Sanitizer.line(said))
    }
  }

  package mutating func show(_ affirmation: Affirmation, isLiked: Bool) {
    let text = Sanitizer.line(phrases.quoted(affirmation))
    let category = affirmation.category.map { phrases.name(of: $0) } ?? ""
    // Room for the category and the heart behind the last line.
    let room = max(20, output.width - DisplayWidth.columns(of: category) - 5)
    let isLong = output.isTerminal && DisplayWidth.columns(of: text) > room
    let lines = isLong ? DisplayWidth.wrapped(text, to: room) : [text]
    for line in lines.dropLast() { output.line(line, .bold) }
    output.write(lines.last ?? "", .bold)
    if let kind = affirmation.category { output.write("  " + category, .category(kind)) }
    if isLiked { output.write("  ♥", .error) }
    output.line()
  }
}

extension Affirmation {
  package func fields(isLiked: Bool) -> Fields {
    ["id": id, "text": text, "category": OrNull(category?.rawValue), "liked": isLiked]
  }
}

extension Context {
  /// After a check-in says a warm word and how many shifts are left, a line each, to somebody at a terminal.
  package mutating func encourage(_ ratings: Ratings) throws(CommandError) {
    guard output.isTerminal, !common.usesJSON else { return }
    let journal = try self.journal()
    guard journal.zoneProblem == nil else { return }
    let facts = TodayFacts(journal, now: now(in: journal.zone), phrases: phrases)
    if journal.profile.tone == .warm {
      let isHard = (ratings[.energy] ?? 5) <= 2 || (ratings[.stress] ?? 1) >= 4
      let words = phrases.encouragements(isGentle: isHard)
      if !words.isEmpty { wrap(words[facts.day.day.dayOfYear % words.count], .good) }
    }
    if let countdown = facts.countdown, !countdown.isUnderWay {
      let sentence = phrases.countdown(countdown, today: facts.local.day)
      wrap(journal.profile.tone.spoken(sentence), .plain)
    }
  }
}

extension Tone {
  /// A sentence as it is said in the tone: a plain one has no exclamation and no picture at its end.
  package func spoken(_ sentence: String) -> String {
    guard self == .plain else { return sentence }
    var text = Substring(sentence)
    while let last = text.last, " 🎉🌴".contains(last) { text.removeLast() }
    guard text.last == "!" else { return String(text) }
    text.removeLast()
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text + "."
  }
}

extension Context {
  /// After two very low weeks says in one line where help can be had.
  package mutating func careForLowWeeks() throws(CommandError) {
    let journal = try self.journal()
    guard errors.isTerminal, !common.usesJSON else { return }
    guard let lines = journal.helpAfterLowWeeks(today: today(in: journal)) else { return }
    errors.line(phrases.care(lines))
  }
}
