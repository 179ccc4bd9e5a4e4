import JournalFiles
import JournalModel
import SystemLibrary

extension Journal {
  /// How a journal is found and opened.
  public struct Options: Sendable {
    /// The root folder; where `nil`, the nearest folder from ``workingFolder`` upwards that has a
    /// `journal.md` with the key `smjournal`.
    public var root: String?
    /// Where the search for a root begins; `.` where it is the process's own.
    public var workingFolder = "."
    /// The root folder where there is none upwards, asked only then; `nil` for no such folder.
    public var fallback: (@Sendable () -> String?)?
    /// Whether a sync tool's copy of a `journal.md` that is gone tells where the journal is: for who settles
    /// that.
    package var takesCopiedProfile = false
    /// Whether there is an index, and where.
    public var index = IndexLocation.standard
    /// The zone where the profile names none, asked only then: it answers `nil` where there is no zone of the
    /// name that `TZ` says. The system's where `nil`.
    public var zone: (@Sendable () -> TimeZoneRules?)?
    /// Is told which files are changed; `nil` where nobody asks.
    package var touched: TouchedFiles?
    /// Where the places for caches and state come from.
    public var environment = Environment.current

    /// The nearest journal upwards, with the usual index.
    public init(root: String? = nil, index: IndexLocation = .standard, environment: Environment = .current) {
      (self.root, self.index, self.environment) = (root, index, environment)
    }
  }

  /// Where the index of a journal is.
  public enum IndexLocation: Hashable, Sendable {
    /// `$XDG_CACHE_HOME/smjournal/<hash of the root>/index`, on macOS below `~/Library/Caches`.
    case standard
    /// A file; a second one beside it, with `.delta` behind its name, has what changed since it was written.
    case file(String)
    /// There is none: every question reads every file.
    case none
  }
}
