import JournalFiles
import JournalFormat
import JournalModel
import JournalReaders
import YAMLCodec

/// Why a file of another program could not be imported at all.
package struct ImportFailure: Error, Hashable, Sendable {
  /// What is wrong, with the path of the file; inside an archive or a folder with the member's name behind
  /// it.
  package var problem: Problem

  /// A problem that ends the import, or the reading of one thing of many; without a path it gets its place.
  package init(_ problem: Problem) { self.problem = problem }

  package init(_ flaw: SourceFlaw, _ path: String = "", at position: SourcePosition? = nil) {
    self.init(Problem(path: path, position: position, reason: .source(flaw)))
  }

  package init(_ flaw: SourceFlaw, _ path: String = "", line: Int, column: Int = 1) {
    self.init(flaw, path, at: SourcePosition(line: line, column: column, offset: 0))
  }

  package init(_ error: ReadingError, _ path: String) { self.init(error.flaw, path, at: error.position) }

  package init(_ error: StoreError) {
    self.init(Problem(path: error.path, reason: Problem.Reason(error.reason)))
  }
}

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

  /// The list under a key; a document without it is not of the format.
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
