import JournalFiles
import JournalModel
import JournalReaders

/// A SQLite database of another program, which the program `sqlite3` reads.
struct ForeignDatabase {
  private let label: String
  private let copy: TemporaryFile

  /// - Parameter name: that of its file in the source.
  init(_ name: String, of source: ImportSource) throws(ImportFailure) {
    label = source.label(name)
    do throws(StoreError) { copy = try TemporaryFile() } catch { throw ImportFailure(error) }
    do throws(ReadingError) {
      var stream = try source.stream(of: name)
      while case let part = try stream.next(), !part.isEmpty {
        do throws(StoreError) { try copy.write(Array(part)) } catch { throw ReadingError(.damaged) }
      }
    } catch { throw ImportFailure(error, label) }
  }

  /// The rows that answer some questions, as a table. Each is asked by itself: a table may be missing where
  /// nothing was ever put into it, and what the others say is taken.
  ///
  /// - Throws: `SourceFlaw/needsProgram(_:)`; `SourceFlaw/damaged` where no question has an answer.
  func answers(to questions: [String]) throws(ImportFailure) -> [UInt8] {
    let answer = MemorySink()
    var isDone = false
    for question in questions {
      let words = ["-batch", "-init", "/dev/null", "-readonly", "-csv", copy.path, question]
      guard let process = FilterProcess("sqlite3", words.map { Array($0.utf8) }) else {
        throw ImportFailure(.needsProgram("sqlite3"), label)
      }
      do throws(StoreError) { if try process.finish(into: answer) { isDone = true } } catch {
        throw ImportFailure(error)
      }
    }
    if !isDone { throw ImportFailure(.damaged, label) }
    return answer.bytes
  }
}
