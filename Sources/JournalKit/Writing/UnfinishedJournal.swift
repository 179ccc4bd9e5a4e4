import JournalFiles
import JournalFormat
import JournalModel
import SystemLibrary
import YAMLCodec

/// Answers about a journal that is not made yet: kept on this device until it is, or until the person
/// declines them.
package struct UnfinishedJournal: Sendable {
  /// A question, in the order in which they are asked.
  package enum Question: String, CaseIterable, Comparable, Sendable {
    case language, name, mood, work, order, words, begin, repeats, weeks, holidays, rules, clock, timeOff,
      reminders
    case phone, anywhere, done

    package static func < (left: Self, right: Self) -> Bool {
      (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
  }

  /// When the questions were begun.
  package var at: Timestamp
  package var answers: [Question: String] = [:]
  package var next = Question.language
  private let folder: StateFiles?

  /// Answers about a folder that has just been named.
  package init(of root: String, at: Timestamp, _ environment: Environment) {
    self.at = at
    folder = Self.folder(of: root, environment)
  }

  /// The answers about a folder that wait; `nil` where there are none.
  package init?(waitingFor root: String, _ environment: Environment) {
    guard let folder = Self.folder(of: root, environment), let bytes = folder.read(Self.fileName) else {
      return nil
    }
    let record = RecordDecoder(readsInlineTags: false).decode(
      MarkdownDocument(bytes), path: Self.fileName, fileTime: nil
    ).record
    guard let at = record.at else { return nil }
    self.at = at
    self.folder = folder
    for field in record.extra {
      guard case .string(let text) = field.value, field.key.hasPrefix(Self.prefix) else { continue }
      let key = String(field.key.dropFirst(Self.prefix.count))
      if let question = Question(rawValue: key) { answers[question] = text }
      if key == Self.nextKey { next = Question(rawValue: text) ?? .language }
    }
    if answers.isEmpty { return nil }
  }

  /// Keeps the answers, if there are any; `false` where the device has no room for them, or nothing was
  /// answered.
  package func keep() -> Bool {
    guard let folder, !answers.isEmpty else { return false }
    var draft = Draft(kind: .entry, day: at.local.day)
    draft[.at] = .string(at.iso)
    for question in Question.allCases {
      guard let text = answers[question] else { continue }
      draft.extra.append(Value.Field(key: Self.prefix + question.rawValue, value: .string(text)))
    }
    draft.extra.append(Value.Field(key: Self.prefix + Self.nextKey, value: .string(next.rawValue)))
    return folder.write(DraftWriter().bytes(for: draft), as: Self.fileName)
  }

  package func forget() {
    folder?.remove(Self.fileName)
    folder?.removeEmptyFolders()
  }

  private static let fileName = "init.md"
  private static let nextKey = "next"
  /// So that no key is one that records have.
  private static let prefix = "init-"

  private static func folder(of root: String, _ environment: Environment) -> StateFiles? {
    environment.stateFolder.map {
      StateFiles(path: StateFolder.path(in: $0, ofPlanned: root) + "/" + FileStore.unfinishedFolder)
    }
  }
}
