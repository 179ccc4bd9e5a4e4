import JournalFiles
import YAMLCodec

/// What this device keeps up for a journal: calendars that follow it, and a folder from which its form's
/// files are taken.
extension DeviceSettings {
  /// A calendar outside the journal that is written anew after changes.
  public struct KeptCalendar: Hashable, Sendable {
    /// The absolute path of its file, which no other calendar has.
    public var file: String
    /// What is in it, by the words of `export ics --only`; empty for what is in one that names none.
    public var parts: [String]
    /// The roots of other journals whose times stand beside the journal's own.
    public var also: [String]

    /// A calendar.
    public init(file: String, parts: [String], also: [String]) {
      (self.file, self.parts, self.also) = (file, parts, also)
    }
  }

  private static let calendarsKey = "calendars", inboxesKey = "inboxes"
  private static let journalKey = "journal", fileKey = "file", partsKey = "parts", alsoKey = "also"

  /// The calendars of a journal; those without a path are left out.
  public func calendars(of root: String) throws(StoreError) -> [KeptCalendar] {
    try allCalendars().filter { $0.root == root }.map(\.calendar)
  }

  /// Keeps a calendar up, in place of the one with its file; `false` where that can't be remembered.
  public func keep(_ calendar: KeptCalendar, of root: String) -> Bool {
    change(calendar.file) { $0.append((root, calendar)) }
  }

  /// Keeps the calendar with a file up no longer; `false` where that can't be remembered.
  public func dropCalendar(_ file: String) -> Bool {
    change(file) { _ in }
  }

  private func allCalendars() throws(StoreError) -> [(root: String, calendar: KeptCalendar)] {
    guard let document = try read(), let node = document[Self.calendarsKey] else { return [] }
    let tree = document.tree
    return tree.items(tree.resolved(node)).compactMap { item in
      var root: String?
      var calendar = KeptCalendar(file: "", parts: [], also: [])
      for pair in tree.pairs(tree.resolved(item)) {
        let value = tree.resolved(pair.value)
        var texts: [String] { tree.items(value).map { tree.text(tree.resolved($0)) } }
        switch tree.text(pair.key) {
        case Self.journalKey: root = Self.path(tree.text(value))
        case Self.fileKey: calendar.file = Self.path(tree.text(value)) ?? ""
        case Self.partsKey: calendar.parts = texts
        case Self.alsoKey: calendar.also = texts.compactMap(Self.path)
        default: break
        }
      }
      return root.flatMap { calendar.file.isEmpty ? nil : ($0, calendar) }
    }
  }

  /// Changes the list, from which the calendar with a file is taken first.
  private func change(
    _ file: String, _ edit: (inout [(root: String, calendar: KeptCalendar)]) -> Void
  ) -> Bool {
    guard var calendars = try? allCalendars() else { return false }
    calendars.removeAll { $0.calendar.file == file }
    edit(&calendars)
    let rows = calendars.map { root, calendar -> YAMLValue in
      var pairs = [
        YAMLPair(key: .string(Self.journalKey), value: .string(root)),
        YAMLPair(key: .string(Self.fileKey), value: .string(calendar.file)),
      ]
      for (key, words) in [(Self.partsKey, calendar.parts), (Self.alsoKey, calendar.also)]
      where !words.isEmpty {
        pairs.append(YAMLPair(key: .string(key), value: .sequence(words.map { .string($0) })))
      }
      return .mapping(pairs)
    }
    return change { (document) throws(EditError) in
      if rows.isEmpty {
        try document.remove(Self.calendarsKey)
      } else {
        try document.set(Self.calendarsKey, to: .sequence(rows))
      }
    }
  }

  // MARK: The inbox

  /// The folders into which the forms of journals save, by the roots of these.
  public func inboxes() throws(StoreError) -> [String: String] {
    try paths(under: Self.inboxesKey)
  }

  /// Names the folder into which a journal's form saves, or none; `false` where that can't be remembered.
  public func setInbox(_ folder: String?, of root: String) -> Bool {
    set(folder, at: [.key(Self.inboxesKey), .key(root)])
  }
}
