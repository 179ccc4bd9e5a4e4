import JournalFormat
import JournalModel
import JournalReaders
import YAMLCodec

extension JSONNode {
  /// The root of a document; `file` is its name in messages.
  ///
  /// - Throws: a problem with its line and column.
  package init(_ bytes: [UInt8], file: String) throws(ImportFailure) {
    do throws(JSONRefusal) { try self.init(bytes) } catch { throw JSONNode.failure(error, file) }
  }

  /// The root of a document in YAML.
  package init(yaml bytes: [UInt8], file: String) throws(ImportFailure) {
    do throws(JSONRefusal) { try self.init(yaml: bytes) } catch { throw JSONNode.failure(error, file) }
  }

  /// The list under a key; a document without one is none of a format.
  func list(_ key: String, of format: String, in file: String) throws(ImportFailure) -> [JSONNode] {
    guard let list = self[key], list.isList else { throw ImportFailure(.notFormat(format), file) }
    return list.items
  }

  private static func failure(_ error: JSONRefusal, _ file: String) -> ImportFailure {
    switch error {
    case .limit(let error): ImportFailure(error, file)
    case .syntax(let error):
      ImportFailure(Problem(path: file, position: error.position, reason: .yaml(error)))
    }
  }
}
