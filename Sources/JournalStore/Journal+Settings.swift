import JournalFiles
import JournalFormat
import JournalIndex
import JournalModel
import YAMLCodec

extension Journal {
  /// The keys of `journal.md` with their values.
  package func settings() throws(StoreError) -> [ProfileSetting] {
    let document = MarkdownDocument(try store.read(Journal.profilePath).bytes)
    return ProfileSetting.all(in: ProfileDecoder.side(of: document) ?? document)
  }

  /// Sets keys of `journal.md` to what a person typed: all of them or none.
  ///
  /// Another zone holds from a day on where the journal tells of days before it: what was lived keeps its
  /// hours.
  package func configure(
    _ settings: [(key: ProfileKey, text: String)], today: CivilDay
  ) throws(ChangeError) -> Change {
    try changing(Journal.profilePath) { (document) throws(EditProblem) in
      for (key, text) in settings {
        if key == .identifier { try checkIdentifier(text.trimmed) }
        // Without its own the zone would be that of each device, in the past too.
        if key == .timezone, !text.trimmed.isEmpty || profile.timezone != nil && hasLived(before: today) {
          try Journal.checkZone(text.trimmed)
        }
        if key == .timezone, !text.trimmed.isEmpty, hasLived(before: today) {
          try document.setZone(text.trimmed, from: today, former: SystemZones().zone(named: zone.name)?.name)
        } else {
          try document.set(key, typed: text)
        }
      }
    } saving: { (document, file) throws(StoreError) in
      try save(document, over: file)
    }
  }

  /// Throws where the journal has an `id` and this is another, or none: what devices keep for the journal,
  /// and the stamp of its form, would be lost to it.
  private func checkIdentifier(_ text: String) throws(EditProblem) {
    guard let own = profile.identifier, text != own else { return }
    throw EditProblem(
      key: ProfileKey.identifier.canonicalName, reason: .wrongValue(found: text, expected: .oneOf([own])))
  }

  /// Throws where no figure could be made with a zone here.
  private static func checkZone(_ name: String) throws(EditProblem) {
    let zones = SystemZones()
    guard zones.zone(named: name) == nil else { return }
    let key = ProfileKey.timezone.canonicalName
    if case .wrongValue(_, let found, let expected) = zones.reason(ofUnknown: name, key: key) {
      throw EditProblem(key: key, reason: .wrongValue(found: found, expected: expected))
    }
    throw EditProblem(key: key, reason: .problem(zones.reason(ofUnknown: name, key: key)))
  }

  /// Whether a day before one has hours: a record, or a plan of shifts.
  private func hasLived(before day: CivilDay) -> Bool {
    if profile.rota.contains(where: { $0.from < day }) { return true }
    var query = Query()
    query.kinds = [.entry, .checkIn, .checkOut, .shift, .rota]
    query.until = day.advanced(by: -1)
    query.limit = 1
    return !records(matching: query).records.isEmpty
  }

  /// Writes a scale of the person's own into `journal.md`, in place of one of its name.
  package func set(_ scale: Scale, label: String?) throws(ChangeError) -> Change {
    try editProfile(key: ProfileKey.scales.canonicalName) { document throws(EditError) in
      try document.set(scale, label: label)
    }
  }

  /// Writes words of the rota with their meanings into `journal.md`, then the rota: all of them or none.
  package func setRota(_ rota: RotaEdit?, words: [ShiftTypeEdit]) throws(ChangeError) -> Change {
    try editProfile(key: "rota") { document throws(EditError) in
      try Journal.apply(rota, words: words, to: &document)
    }
  }

  /// The profile as it would be with them; nothing is written.
  package func planned(_ rota: RotaEdit?, words: [ShiftTypeEdit]) throws(ChangeError) -> Profile {
    let file: StoredFile
    do throws(StoreError) { file = try store.read(Journal.profilePath) } catch { throw .store(error) }
    var document = MarkdownDocument(file.bytes)
    do throws(EditError) { try Journal.apply(rota, words: words, to: &document) } catch {
      throw .edit(EditProblem(key: "rota", reason: .document(error)))
    }
    return ProfileDecoder().decode(document).profile
  }

  /// Each change is read again: the next one stands beside it.
  private static func apply(
    _ rota: RotaEdit?, words: [ShiftTypeEdit], to document: inout MarkdownDocument
  ) throws(EditError) {
    for word in words {
      try word.apply(to: &document, profile: ProfileDecoder().decode(document).profile)
    }
    if let rota { try rota.apply(to: &document, profile: ProfileDecoder().decode(document).profile) }
  }
}
