import JournalFormat
import JournalModel
import YAMLCodec

extension Journal {
  /// The keys of `journal.md` with their values.
  package func settings() throws(StoreError) -> [ProfileSetting] {
    ProfileSetting.all(in: MarkdownDocument(try store.read(Journal.profilePath).bytes))
  }

  /// Sets keys of `journal.md` to what a person typed: all of them or none.
  package func configure(_ settings: [(key: ProfileKey, text: String)]) throws(ChangeError) -> Change {
    try changing(Journal.profilePath) { (document) throws(EditProblem) in
      for (key, text) in settings {
        if key == .timezone, !text.trimmed.isEmpty, SystemZones().zone(named: text.trimmed) == nil {
          throw EditProblem(key: key.canonicalName, reason: .wrongValue(found: text, expected: .zoneName))
        }
        try document.set(key, typed: text)
      }
    } saving: { (document, file) throws(StoreError) in
      try save(document, over: file)
    }
  }

  /// Writes words of the rota with their meanings into `journal.md`, then the rota: all of them or none.
  package func setRota(_ rota: RotaEdit?, words: [ShiftTypeEdit]) throws(ChangeError) -> Change {
    try editProfile(key: "rota") { document throws(EditError) in
      // Each change is read again: the next one stands beside it.
      for word in words {
        try word.apply(to: &document, profile: ProfileDecoder().decode(document).profile)
      }
      if let rota { try rota.apply(to: &document, profile: ProfileDecoder().decode(document).profile) }
    }
  }
}
