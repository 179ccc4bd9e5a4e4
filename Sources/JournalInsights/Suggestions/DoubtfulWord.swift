import JournalModel

/// A word in a file that the journal gives no meaning to and that looks as if it should have one.
///
/// Own keys and own words are the person's right: these are doubts, told by `check` alone.
public enum DoubtfulWord: Hashable, Sendable {
  /// A key that is nearly one of the journal's (`engery`), which the record does not have.
  case key(String, nearest: String)
  /// A key that is one letter away from one that makes a record private, and counts as that, in a record that
  /// has none written right.
  case privateKey(String, nearest: String)
  /// A mood that counts in no figure, with the known word it is near to.
  case mood(String, nearest: String?)
  /// A shift to which nobody gave a meaning, with the known word it is near to.
  case shift(String, nearest: String?)
  /// A badge of one's own, nearly a known one.
  case badge(String, nearest: String)
}

/// Looks for doubtful words in record after record; what was said of a word is remembered, since a journal
/// uses few of its own.
public struct DoubtfulWords {
  private var keys: [String: [NearKey]] = [:]
  private var moods: [String: DoubtfulWord?] = [:]
  private var badges: [String: DoubtfulWord?] = [:]

  private let table: ShiftTable
  private let ownMoods: OwnMoods
  private let ownBadges: [OwnBadge]
  private let scales: [Scale]

  /// Nothing looked at yet, in a journal with words of its own.
  package init(_ profile: Profile) {
    table = profile.shifts
    ownMoods = profile.moods
    ownBadges = profile.badges
    scales = profile.scales.own
  }

  /// Whether a word may be doubtful: a key of one's own is so only in a record which does not have the key
  /// that it is near to.
  public mutating func mayDoubt(_ word: RecordWord) -> Bool {
    switch word {
    case .mood(let mood): doubt(aboutMood: mood) != nil
    case .shift(let word): !table.knows(.other(word))
    case .badge(let badge): doubt(aboutBadge: badge) != nil
    case .ownKey(let name):
      Privacy.nearest(to: name) != nil || DoubtfulWords.kindNames[name] != nil
        || near(name).contains { near in Kind.allCases.contains { $0.has(near.key) } }
    }
  }

  /// The doubtful words of a record.
  public mutating func words(of record: Record) -> [DoubtfulWord] {
    var words: [DoubtfulWord] = []
    let saysPrivacy = record.extra.contains { Privacy.isKey($0.key) }
    for field in record.extra {
      if scales.contains(where: { $0.isNamed(field.key) }) { continue }
      if let near = Privacy.nearest(to: field.key) {
        if !saysPrivacy { words.append(.privateKey(field.key, nearest: near)) }
        continue
      }
      // « art: Dienstende »: `art` is anything in German, and here nothing else.
      if DoubtfulWords.kindNames[field.key] != nil, !record.keys.contains(.kind),
        field.value.text.flatMap({ Kind(named: $0) }) != nil
      {
        words.append(.key(field.key, nearest: Key.kind.name))
        continue
      }
      guard let near = Key.nearest(among: near(field.key), for: record.kind), !record.keys.contains(near.key)
      else { continue }
      words.append(.key(field.key, nearest: near.spelling))
    }
    if let mood = record.mood, let doubt = doubt(aboutMood: mood) { words.append(doubt) }
    var shifts: Set<ShiftType> = []
    for shift in [record.shift].compactMap({ $0 }) + record.planLines.flatMap({ $0.pieces.map(\.word) })
    where !table.knows(shift) && shifts.insert(shift).inserted {
      words.append(.shift(shift.name, nearest: table.nearest(to: shift.name)))
    }
    for badge in record.badges {
      if let doubt = doubt(aboutBadge: badge) { words.append(doubt) }
    }
    return words
  }

  /// What other programs and languages call the kind of a record.
  private static let kindNames = Joints.index("kind-names")

  private mutating func near(_ name: String) -> [NearKey] {
    if let known = keys[name] { return known }
    let near = Key.near(name)
    keys[name] = near
    return near
  }

  private mutating func doubt(aboutMood mood: String) -> DoubtfulWord? {
    if let known = moods[mood] { return known }
    let doubt =
      ownMoods.step(of: mood) == nil ? DoubtfulWord.mood(mood, nearest: Mood.nearest(to: mood)) : nil
    moods[mood] = .some(doubt)
    return doubt
  }

  private mutating func doubt(aboutBadge badge: String) -> DoubtfulWord? {
    if let known = badges[badge] { return known }
    let isOwn = ownBadges.contains { $0.isMeant(by: badge) }
    let nearest = Badge(badge) == nil && !isOwn ? Badge.nearest(to: badge) : nil
    let doubt = nearest.map { DoubtfulWord.badge(badge, nearest: $0) }
    badges[badge] = .some(doubt)
    return doubt
  }
}
