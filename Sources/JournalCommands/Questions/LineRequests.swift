import JournalFiles
import JournalIndex
import JournalKit
import JournalModel
import JournalStore
import JournalTerminal

extension Context {
  /// What is asked for at a step: how many lines, what was answered to it before, the editor.
  package mutating func request(for step: Interview.Step) -> LineRequest {
    var request = LineRequest()
    request.allowsBack = true
    switch step {
    case .note, .text, .highlights:
      request.allowsLines = true
      request.edit = textEditor()
    default: break
    }
    if let openedJournal { request.history = { FieldHistory(journal: openedJournal).values(of: step) } }
    return request
  }

  /// Lets the person write a text in their editor; `nil` without an editor.
  private func textEditor() -> ((String) -> String?)? {
    guard let editor = knownEditor, let folder = hidesText ? editFolder : openedJournal?.unfinishedFolder
    else {
      return nil
    }
    let (run, isSecret) = (runEditor, hidesText)
    return { text in
      let name = EditedText.name
      guard folder.write(Array(text.utf8), as: name) else { return nil }
      defer { if isSecret { folder.removeAll() } else { folder.remove(name) } }
      let start = EditorStart(editor, path: folder.path + "/" + name, line: nil)
      _ = run(isSecret ? start.secretCommand : start.command, start.path)
      // Whatever became of the editor: what it has saved is the person's.
      return folder.read(name).map(EditedText.text)
    }
  }
}

/// What was answered to a question before, from the records of the journal.
struct FieldHistory {
  package let journal: Journal

  /// How many of the youngest records are looked at.
  private static let depth = 50

  /// The answers to a question, the youngest first, each once.
  package func values(of step: Interview.Step) -> [String] {
    let query = Query(kinds: step == .note ? [.checkIn, .checkOut] : [.entry], limit: Self.depth)
    let records = journal.records(matching: query).records
    var values: [String] = []
    for record in records {
      for value in self.values(of: step, in: record) where !value.isEmpty && !values.contains(value) {
        values.append(value)
      }
    }
    return values
  }

  private func values(of step: Interview.Step, in record: Record) -> [String] {
    switch step {
    case .title: [record.title ?? ""]
    case .tags: [record.tags.joined(separator: ", ")]
    case .highlights: record.highlights
    case .note, .text: [(try? journal.file(of: record)).map { $0.text } ?? ""]
    case .mood, .rating, .badges: []
    }
  }
}
