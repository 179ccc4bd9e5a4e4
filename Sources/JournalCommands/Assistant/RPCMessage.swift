import JournalReaders
import JournalTerminal

/// A message of JSON-RPC 2.0, taken apart.
///
/// - Source: <https://www.jsonrpc.org/specification>, sections 4 and 5.
struct RPCMessage {
  /// What the answer has to name; `nil` for a notification, which gets none.
  var id: RPCIdentifier?
  var method: String
  /// What it is asked with; `nil` where there is nothing.
  var params: JSONNode?

  /// Reads a message; `nil` for an answer to something that was never asked.
  init?(_ node: JSONNode) throws(RPCError) {
    guard node.isObject else { throw RPCError(.invalidRequest, "A message is an object.") }
    let id = try RPCIdentifier(node.value(of: "id"))
    guard node["jsonrpc"]?.string == "2.0" else {
      throw RPCError(.invalidRequest, "The key jsonrpc must be \"2.0\".", id: id)
    }
    guard let method = node.value(of: "method") else {
      let isAnswer = node.value(of: "result") != nil || node.value(of: "error") != nil
      if isAnswer { return nil }
      throw RPCError(.invalidRequest, "The key method is missing.", id: id)
    }
    guard let name = method.string else {
      throw RPCError(.invalidRequest, "The key method must be a text.", id: id)
    }
    params = node.value(of: "params")
    if let params, !params.isObject {
      throw RPCError(.invalidParams, "The key params must be an object.", id: id)
    }
    (self.id, self.method) = (id, name)
  }
}

/// What names a request: a text or a whole number.
enum RPCIdentifier: Hashable, Sendable, JSONValue {
  case text(String)
  case number(String)

  /// `nil` where there is none.
  init?(_ node: JSONNode?) throws(RPCError) {
    guard let node else { return nil }
    if let text = node.string {
      guard text.utf8.count <= RPCIdentifier.limit else { throw RPCIdentifier.refusal }
      self = .text(text)
    } else if let number = node.wholeNumber {
      self = .number(String(number))
    } else {
      throw RPCIdentifier.refusal
    }
  }

  /// In bytes.
  private static let limit = 1000
  private static let refusal = RPCError(
    .invalidRequest, "The key id must be a whole number or a text of at most \(limit) bytes.")

  func write(to json: inout JSONWriter) {
    switch self {
    case .text(let text): json.string(text)
    case .number(let number): json.document(Array(number.utf8))
    }
  }
}

struct RPCError: Error, Hashable {
  enum Code: Int, Hashable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
  }

  var code: Code
  var message: String
  /// The request that it answers; `nil` where none could be read.
  var id: RPCIdentifier?

  init(_ code: Code, _ message: String, id: RPCIdentifier? = nil) {
    (self.code, self.message, self.id) = (code, message, id)
  }
}
