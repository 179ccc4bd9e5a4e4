import JournalFiles
import JournalFormat
import JournalIndex
import JournalLanguage
import JournalModel
import JournalStore

/// What the records and the files beside them don't say alike: photos that are missing, photos that nobody
/// names, and records whose day only the time of their file tells.
package struct MediaDoubts {
  private var named: Set<String> = []
  private var missing: [(record: String, photo: String)] = []
  private var folders: [String] = []
  private var undated: [(path: String, day: CivilDay)] = []

  /// Looks at all records of a snapshot of a journal.
  package init(_ journal: Journal) {
    let files = journal.store
    let surroundings = journal.source.surroundings()
    folders = surroundings.folders
    undated = surroundings.undated.map { ($0.path, $0.date) }
    for record in surroundings.naming {
      for path in record.mediaPaths {
        named.insert(path)
        if !files.hasFile(path) { missing.append((record.path, path)) }
      }
    }
  }

  package struct Beside {
    /// The copies that sync tools made of photos and recordings.
    package fileprivate(set) var copies: [Conflict] = []
    /// Folders that can't be read.
    package private(set) var unreadable: [Problem] = []
    /// What no record names and is no copy.
    fileprivate var orphans: [String] = []

    fileprivate mutating func note(_ error: StoreError) {
      unreadable.append(Problem(path: error.path, reason: Problem.Reason(error.reason)))
    }
  }

  /// Looks at what lies beside the records.
  package func beside(in journal: Journal) -> Beside {
    var beside = Beside()
    let files = journal.store
    do throws(StoreError) {
      beside.copies = try files.mediaCopies(besideRecordsIn: folders, unless: named)
    } catch {
      beside.note(error)
      return beside
    }
    let known = named.union(beside.copies.map(\.path))
    for folder in folders {
      do throws(StoreError) {
        // Which record a sealed one belongs to only that tells.
        beside.orphans += try files.media(besideRecordsIn: folder).filter {
          !known.contains($0) && !$0.hasSuffix(".age")
        }
      } catch { beside.note(error) }
    }
    // A text may show what no key names.
    // An unreadable file is a problem of its own.
    beside.orphans = ((try? journal.unnamed(beside.orphans)) ?? nil) ?? []
    return beside
  }

  /// The doubts in the order of paths; copies are left out.
  package func doubts(_ beside: Beside, _ phrases: Phrases) -> [Doubt] {
    let all =
      missing.map { Doubt(path: $0.record, message: phrases.say("media-missing", ("path", .of($0.photo)))) }
      + beside.orphans.map { Doubt(path: $0, message: phrases.say("media-orphan")) }
      + undated.map { Doubt(path: $0.path, message: phrases.say("media-undated", ("iso", .of($0.day.iso)))) }
    return all.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
