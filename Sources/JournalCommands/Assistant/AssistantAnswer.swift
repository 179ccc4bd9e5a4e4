import JournalModel
import JournalReaders
import JournalTerminal

/// What a command answered, made fit to be given to an assistant.
package struct AssistantAnswer {
  /// The JSON document of the command in one line; empty where it gave none.
  var document: [UInt8] = []
  /// What went wrong, in words.
  var problem = ""
  /// What the command told the shell.
  var code: Int32 = 0

  /// The most bytes of a document: some twenty thousand words of a model.
  static let limit = 100_000
  /// What is left of the texts in a document that is too long, in characters.
  private static let textLimit = 2000

  init(problem: String) { self.problem = problem }

  /// Takes in what a command left behind.
  package init(code: Int32, output: [UInt8], errors: String) {
    self.code = code
    let problem = errors.replacing("smjournal: error: ", with: "").trimmed
    guard let root = try? JSONNode(message: output, depth: 1000) else {
      self.problem = problem.isEmpty ? "The command gave no answer (\(code))." : problem
      return
    }
    document = Self.line(root, textLimit: .max)
    if document.count > Self.limit { document = Self.line(root, textLimit: Self.textLimit) }
    if document.count > Self.limit {
      self.problem =
        "The answer has \(document.count) bytes, more than the \(Self.limit) that are given. "
        + "Ask for fewer records, or for fewer days."
      document = []
    }
  }

  private static func line(_ node: JSONNode, textLimit: Int) -> [UInt8] {
    var json = JSONWriter()
    json.value(node, textLimit: textLimit)
    return json.line
  }
}

extension JSONWriter {
  /// Writes a value again, its long texts cut off with a word that says so.
  fileprivate mutating func value(_ node: JSONNode, textLimit: Int) {
    if node.isObject {
      object { json in
        for (key, value) in node.fields {
          json.key(key)
          json.value(value, textLimit: textLimit)
        }
      }
    } else if node.isList {
      list(node.items) { $0.value($1, textLimit: textLimit) }
    } else if let text = node.string {
      let rest = text.count - textLimit
      string(rest > 0 ? text.prefix(textLimit) + "… [\(rest) more characters]" : text)
    } else {
      document(Array((node.literal ?? "null").utf8))
    }
  }
}
