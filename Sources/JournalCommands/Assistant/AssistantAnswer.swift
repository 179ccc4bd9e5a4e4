import JournalModel
import JournalReaders
import JournalTerminal

/// What a command answered, made fit to be given to an assistant.
package struct AssistantAnswer {
  /// The JSON document of the command in one line; empty where it gave none.
  var document: [UInt8] = []
  /// What went wrong, or what was said beside the document, in words.
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
    // What was said beside the answer, such as what could not be read.
    if code == 0 { self.problem = problem }
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
    node.value(textLimit: textLimit).write(to: &json)
    return json.line
  }
}

extension JSONNode {
  /// The value again, its long texts cut off with a word that says so.
  fileprivate func value(textLimit: Int) -> any JSONValue {
    if isObject { return Fields(named: fields.map { ($0, $1.value(textLimit: textLimit)) }) }
    if isList {
      let items = items
      return Written { json in json.list(items) { $1.value(textLimit: textLimit).write(to: &$0) } }
    }
    guard let text = string else {
      let literal = Array((literal ?? "null").utf8)
      return Written { $0.document(literal) }
    }
    let rest = text.count - textLimit
    return rest > 0 ? text.prefix(textLimit) + "… [\(rest) more characters]" : text
  }
}
