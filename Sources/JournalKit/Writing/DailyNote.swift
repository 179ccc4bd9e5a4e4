import JournalFiles
import JournalIndex
import JournalModel
import JournalStore

extension Journal {
  /// The note of a day, to which lines are added as the day goes: the entry that is named by the day alone,
  /// `2026-11-22`; `nil` where there is none.
  ///
  /// A file of that name that can't be read yet, as its text is not there or two versions meet in it, is the
  /// note all the same: a second one beside it nobody would know of.
  package func dailyNote(of day: CivilDay) throws(RecordLookupError) -> Record? {
    if let note = readableNote(of: day) { return note }
    let path = RelativePath.join(FileNames.folder(of: day), day.iso + ".md")
    // Where there is none, nothing of its name is looked for in all folders.
    guard store.holdsFile(path) || store.holdsFile(path + ".age") else { return nil }
    do throws(RecordLookupError) {
      let record = try record(named: path)
      return record.kind == .entry ? record : nil
    } catch {
      if case .inConflict = error { throw error }
      return nil
    }
  }

  private func readableNote(of day: CivilDay) -> Record? {
    return records(matching: Query(from: day, until: day), scope: .around(day)).records.filter { record in
      guard record.kind == .entry, record.id.hasPrefix(day.iso) else { return false }
      // A number is added to a name that another kind of record has already: `2026-11-22-2`.
      let rest = record.id.utf8.dropFirst(day.iso.utf8.count)
      return rest.isEmpty || rest.first == 0x2D && rest.count == 2 && (0x30...0x39).contains(rest.last ?? 0)
    }.min { $0.id < $1.id }
  }
}

/// An item of a list in Markdown: what happened, behind the time at which it did.
package enum ListItem {
  /// `- 14:05 Room 4 again.`; further lines are indented, so that they stay in the item.
  package static func markdown(_ text: String, at time: ClockTime?) -> String {
    // "\r\n" is one character.
    let isEnd = { (character: Character) in character == "\n" || character == "\r\n" }
    let lines = text.trimmed.split(omittingEmptySubsequences: false, whereSeparator: isEnd)
    let rest = lines.dropFirst().map { $0.allSatisfy(\.isWhitespace) ? "" : "  " + $0 }
    var clock = time
    clock?.secondOfDay -= (time?.secondOfDay ?? 0) % 60
    let first = [clock?.iso ?? "", String(lines.first ?? "")].filter { !$0.isEmpty }.joined(separator: " ")
    return (["- " + first] + rest).joined(separator: "\n")
  }
}
