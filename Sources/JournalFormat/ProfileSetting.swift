import JournalModel
import YAMLCodec

package struct ProfileSetting: Hashable, Sendable {
  package var key: ProfileKey
  /// Its value as it stands in the file; `nil` where the file does not have it.
  package var value: Value?

  /// The settings of a profile in the order of ``ProfileKey``, those that the file does not have among them.
  package static func all(in document: borrowing MarkdownDocument) -> [ProfileSetting] {
    let tree = document.tree
    var values: [ProfileKey: Value] = [:]
    unsafe tree.source.withUnsafeBufferPointer { source in
      let nodes = unsafe FrontMatterNodes(tree: tree, source: source)
      guard let root = tree.root else { return }
      tree.forEachPair(of: root) { key, value in
        guard let key = ProfileKey(nodes.keyText(key)), !nodes.isNothing(value) else { return }
        values[key] = nodes.value(value)
      }
    }
    return ProfileKey.settable.map { ProfileSetting(key: $0, value: values[$0]) }
  }
}

extension ProfileKey {
  /// The keys that a person sets: all but those that mark the file as a profile.
  package static let settable = allCases.filter { $0 != .version && $0 != .kind }

  /// Whether a text has the form of a key that age encrypts to; age alone knows whether it is one.
  ///
  /// - Source: age(1); keys of plugins begin so too, `age1yubikey1…`.
  static func isRecipient(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    if ["ssh-ed25519", "ssh-rsa"].contains(words.first) { return words.count > 1 }
    let isPlain = text.utf8.allSatisfy {
      (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D
    }
    return text.hasPrefix("age1") && isPlain && text.utf8.count > 40
  }

  /// What a person typed, as a value of the key: maps and lists as YAML has them on a line, lists at commas,
  /// numbers and truths typed.
  fileprivate func value(_ text: String) -> YAMLValue {
    if let value = collection(text) { return value }
    switch self {
    case .workingDays, .holidays, .badges:
      let words = text.utf8.split(separator: UInt8(ascii: ","))
        .map { String(Substring($0)).trimmed }.filter { !$0.isEmpty }
      // A region may be called by its name.
      return .sequence(
        words.map { word in
          .string(self == .holidays ? HolidayRegion(named: word)?.code ?? word : word)
        })
    case .contractHours, .memories, .care, .warningSigns, .inlineTags:
      // 35 is a number, false a truth.
      if let number = Int64(text) { return .int(number) }
      if let number = Double(text) { return .float(number) }
      return text == "true" || text == "false" ? .bool(text == "true") : .string(text)
    case .night: return .string(ClockSpan.list(said: text)?.first?.iso ?? text)
    default: return .string(text)
    }
  }

  /// `{serene: 4}`, also without the braces, or `[a, b]`, where the key may be such; `nil` for another text.
  private func collection(_ text: String) -> YAMLValue? {
    switch self {
    case .moods, .scales, .templates, .columns, .theme, .badges, .hours, .shifts, .rota, .holidays, .memories,
      .restRules:
      break
    default: return nil
    }
    let isBare = !text.hasPrefix("{") && !text.hasPrefix("[")
    if isBare, !text.contains(": ") || self == .holidays { return nil }
    let document = MarkdownDocument(Array("---\nvalue: \(isBare ? "{\(text)}" : text)\n---\n".utf8))
    guard document.problems.isEmpty, document.entries.count == 1, let node = document["value"],
      document.tree.kind(document.tree.resolved(node)) != .scalar
    else { return nil }
    return document.tree.value(node)
  }
}

extension MarkdownDocument {
  /// The name that a profile has for a key, the last of several; the canonical one for a new key.
  func name(of key: ProfileKey) -> String {
    entries.last { ProfileKey($0.key) == key }?.key ?? key.canonicalName
  }

  /// Gives the profile another zone from a day on: days before it keep theirs.
  ///
  /// - Parameter former: the zone that held where the profile names none.
  package mutating func setZone(_ zone: String, from day: CivilDay, former: String?) throws(EditProblem) {
    let key = ProfileKey.timezone
    let name = name(of: key)
    let profile = ProfileDecoder().decode(self).profile
    var zones = profile.zones
    if zones.isEmpty, let first = profile.timezone ?? former { zones = [DatedZone(from: nil, name: first)] }
    guard zones.last.map({ $0.name != zone }) ?? true else { return }
    zones.removeAll { $0.from.map { $0 >= day } ?? false }
    // Somebody who came back the same day was never away.
    if zones.last?.name != zone { zones.append(DatedZone(from: zones.isEmpty ? nil : day, name: zone)) }
    let value: YAMLValue =
      zones.count == 1 ? .string(zones[0].name) : .sequence(zones.map { MarkdownDocument.value(of: $0) })
    do throws(EditError) { try set(name, to: value) } catch {
      throw EditProblem(key: key.canonicalName, reason: .document(error))
    }
  }

  /// `{from: "2026-11-22", zone: America/New_York}`.
  private static func value(of zone: DatedZone) -> YAMLValue {
    let from = zone.from.map { YAMLPair(key: .string("from"), value: .string($0.iso)) }
    return .mapping([from, YAMLPair(key: .string("zone"), value: .string(zone.name))].compactMap(\.self))
  }
}

extension MarkdownDocument {
  /// Sets a key of a profile to what a person typed, under the name that the file has for it; no text removes
  /// it.
  ///
  /// - Throws: an ``EditProblem``, where the profile could not read the value afterwards; nothing is changed
  ///   then.
  package mutating func set(_ key: ProfileKey, typed text: String) throws(EditProblem) {
    let text = text.trimmed
    let name = name(of: key)
    var changed = self
    do throws(EditError) {
      if text.isEmpty {
        if self[name] != nil { _ = try changed.remove(name) }
      } else {
        try changed.set(name, to: key.value(text))
      }
    } catch { throw EditProblem(key: key.canonicalName, reason: .document(error)) }
    let before = ProfileDecoder().decode(self).problems.map(\.reason)
    for problem in ProfileDecoder().decode(changed).problems where !before.contains(problem.reason) {
      switch problem.reason {
      case .wrongValue(_, _, let expected):
        throw EditProblem(key: key.canonicalName, reason: .wrongValue(found: text, expected: expected))
      case .unknownRegion(let word): throw EditProblem(key: key.canonicalName, reason: .unknownRegion(word))
      default: continue
      }
    }
    self = changed
  }
}

extension MarkdownDocument {
  package mutating func set(_ step: Mood.Step, ofMood word: String) throws(EditError) {
    let key = name(of: .moods)
    try set(at: [.key(key), .key(word)], to: .int(Int64(step.rawValue) + 3))
  }

  /// Writes into a profile what a column of tables of moods holds.
  package mutating func set(_ meaning: ColumnMeaning, ofColumn head: String) throws(EditError) {
    let key = name(of: .columns)
    try set(at: [.key(key), .key(head)], to: .string(meaning.written))
  }
}
