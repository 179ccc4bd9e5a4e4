import JournalFiles
import JournalFormat

/// What is wrong with the files that were looked at. How much it is the index knows; what it is the files
/// tell, and they are read for it only when it is asked for.
public struct FoundProblems: Sendable {
  /// Those that are known without reading: of what can't be read, and of names that are no record.
  private var known: [Problem]
  /// How many others there are, and what reads them; `nil` where no other file has something to say.
  private var furtherCount = 0
  private var further: (@Sendable () -> [Problem])?

  /// Problems that are known.
  public init(_ known: [Problem] = []) { self.known = known }

  init(_ known: [Problem], further count: Int, _ read: @escaping @Sendable () -> [Problem]) {
    (self.known, furtherCount, further) = (known, count, read)
  }

  /// How many there are; that a text is long is no problem that is counted.
  public var count: Int { known.count { !$0.reason.isLength } + furtherCount }

  /// Whether nothing is to be said of any file.
  public var isEmpty: Bool { known.isEmpty && further == nil }

  /// All of them in the order of paths and positions, as the files say it now.
  public var all: [Problem] {
    further.map { Problem.sorted(known + $0()) } ?? known
  }

  /// Those of files and folders that the system would not let be read.
  public var unreadable: [Problem] { known.filter(\.reason.isUnreadable) }

  /// With others of files, which are read only when they are asked for.
  package func adding(_ count: Int, _ read: @escaping @Sendable () -> [Problem]) -> FoundProblems {
    if count == 0 { return self }
    var all = self
    all.furtherCount += count
    all.further = { [further] in (further?() ?? []) + read() }
    return all
  }

  /// Problems of the profile or of other files beside those of the records.
  public static func + (others: [Problem], found: FoundProblems) -> FoundProblems {
    var all = found
    all.known = others + found.known
    return all
  }
}

/// What is wrong with files, and what sync tools and merges left.
struct Findings: Sendable {
  var problems = FoundProblems()
  var conflicts: [Conflict] = []
}
