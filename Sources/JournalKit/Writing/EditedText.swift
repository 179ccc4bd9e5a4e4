import JournalFiles
import SystemLibrary

/// The file in which an editor has a text that is an answer: of the process that asks, so that what it saved
/// is found where that process is no more.
package enum EditedText {
  private static let (start, end) = ("text-", ".md")

  /// The name of this process's file.
  package static var name: String { "\(start)\(System.processNumber)\(end)" }

  /// Takes what an editor saved for a process that has ended without reading it.
  package static func takeLeft(in folder: StateFiles) -> String? {
    var text: String?
    for name in folder.names where name.hasPrefix(start) && name.hasSuffix(end) {
      guard let process = Int32(name.dropFirst(start.count).dropLast(end.count)), !System.isRunning(process),
        let bytes = folder.read(name)
      else { continue }
      text = EditedText.text(bytes)
      folder.remove(name)
    }
    return text
  }

  /// A text as it was saved, without the end of its last line.
  package static func text(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
