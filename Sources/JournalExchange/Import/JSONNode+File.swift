import JournalReaders
import JournalStore
import YAMLCodec

extension JSONNode {
  /// The root of a document; `file` is its name in messages.
  ///
  /// - Throws: a problem with its line and column.
  package init(_ bytes: [UInt8], file: String) throws(ImportFailure) {
    do throws(JSONRefusal) { try self.init(bytes) } catch {
      switch error {
      case .limit(let error): throw ImportFailure(error, file)
      case .syntax(let error):
        throw ImportFailure(Problem(path: file, position: error.position, reason: .yaml(error)))
      }
    }
  }
}
