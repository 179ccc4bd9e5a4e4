import JournalModel
import YAMLCodec

/// Something wrong with a file of the journal, at a position in it.
public struct Problem: Hashable, Sendable {
  /// The path relative to the root of the journal.
  public var path: String
  /// Where in the file; `nil` where it concerns the file as a whole.
  public var position: SourcePosition?
  /// What is wrong.
  public var reason: Reason

  /// A reason with its position.
  public init(path: String, position: SourcePosition? = nil, reason: Reason) {
    (self.path, self.position, self.reason) = (path, position, reason)
  }

  /// How bad it is.
  public var severity: Severity { reason.severity }

  /// How bad a problem is: an error costs a value or a file and makes a command exit with 1, a warning costs
  /// nothing.
  public enum Severity: Hashable, Sendable {
    /// Costs nothing; costs a value or a file.
    case warning, error
  }

  /// What can be wrong with a file.
  public enum Reason: Hashable, Sendable {
    /// The front matter is not what YAML allows.
    case yaml(YAMLError)
    /// The system refused to give the file or folder.
    case unreadable(errno: Int32)
    /// Something else has the name of a record.
    case notAFile(FileType)
    /// It is a symbolic link named like a record, or to a folder outside the journal; links are not followed.
    case symbolicLink
    /// The file is too large to be a record (bytes); its name still gives id and date.
    case tooLarge(bytes: Int, limit: Int)
    case emptyFile
    /// The file holds the pointer that git-lfs puts in the place of a text.
    case lfsPointer
    case nulByte
    /// The file is not UTF-8 text.
    case invalidUTF8
    /// The file holds the markers of an unfinished merge: it is no record until that is settled.
    case unfinishedMerge
    /// The file is encrypted by a tool: `git-crypt`, `age`, `PGP`.
    case encrypted(by: String)
    /// A sealed file whose name says that it is of a kind that can't be sealed: its hours count in no figure.
    case sealedKind(Kind)
    /// The value of a key can't be read; the record is as if the key were absent.
    case wrongValue(key: String, found: String, expected: Expectation)
    /// A kind that the journal does not know; the record is taken for an entry.
    case unknownKind(found: String, nearest: Kind?)
    /// A word of a rota that is neither built in nor defined in the profile's `shifts`, with the known word
    /// it is near to.
    case unknownShift(String, nearest: String?)
    /// A word among the profile's holidays that is no day and no region whose holidays are known.
    case unknownRegion(String)
    /// A key that a record of the kind can't do without.
    case missingKey(String, kind: Kind)
    /// A key of the profile that is nearly one with a meaning, which is not there.
    case ownKey(String, nearest: String)
    /// Hours, under their key, that a record of the kind can't state.
    case strayKey(String, kind: Kind)
    /// Time off ends before it begins; the last day is ignored.
    case untilBeforeFrom(from: CivilDay, until: CivilDay)
    /// A shift ends before it begins; the end is ignored.
    case endBeforeStart
    /// A call-out, under its key, that does not lie in its time on call, as it is written; it counts nothing.
    case callOutOutside(key: String, String)
    /// A second key of the same meaning (`energy` and `énergie`); the last one counts.
    case sameMeaning(key: String, as: String)
    /// A list that begins with `#`, so that YAML finds a remark and no value; what stands there.
    case remarkForValue(key: String, found: String)
    /// A line of a list whose dash has no blank behind it, so that it begins no item.
    case dashWithoutBlank(key: String)
    case tooMany(key: String, count: Int, limit: Int)
    /// A longer text than the limit of the format, in characters; the key `text` is the body.
    case tooLong(key: String, count: Int, limit: Int)
    /// What is wrong with a file of another program.
    case source(SourceFlaw)
    /// The profile of another journal within the journal: its folder is left out.
    case otherJournal
    /// A folder without anything in it; one that is no part of a journal, whatever lies in it.
    case emptyFolder, outsideFolder
    /// The machine has no rules of time zones, so nothing is known of the one that is named; the folder that
    /// `TZDIR` names, where it does.
    case noZoneRules(String, folder: String?)
  }

  /// What can have the name of a file without being one.
  public enum FileType: Hashable, Sendable {
    /// A folder; a pipe (FIFO); a socket; a device; a link that leads nowhere.
    case folder, pipe, socket, device, brokenLink
  }

  /// What a value should have been.
  public enum Expectation: Hashable, Sendable {
    case between(ClosedRange<Int>)
    /// The range of a scale, such as `0-10`.
    case range
    /// A key that the format gives no meaning to.
    case ownKey
    /// A day of the calendar, such as `2026-11-20`.
    case civilDay
    /// A day whose parts can be told apart: `05/06/2026` is refused.
    case unambiguousDay
    /// A day with a time, such as `2026-11-20T18:50:00+01:00`.
    case timestamp
    /// A time of the day, such as `19:00`.
    case clockTime
    /// Two times of the day, such as `19:00-07:30`.
    case hours
    /// `true` or `false`.
    case truth
    case number
    case text
    case list
    case map
    /// `day`, `night`, `rest` or a word of the person's own.
    case shiftWord
    /// The words of a cycle of shifts, at least one.
    case cycle
    case weekday
    /// A name such as `Europe/Paris`.
    case zoneName
    /// Whom age encrypts to, such as `age1…`.
    case recipient
    /// A version of the format that this program knows.
    case formatVersion
    case oneOf([String])
  }
}

extension Problem.Reason {
  /// Whether what the person wrote is elsewhere, so that the file is no record to be counted: nobody knows
  /// what it would say.
  package var isWithoutRecord: Bool { self == .emptyFile || self == .lfsPointer }

  /// Why a file must not be written over: its text is elsewhere, or can't be read; `nil` for any other.
  package init?(inPlaceOfText bytes: [UInt8]) {
    let tool = unsafe bytes.withUnsafeBufferPointer { unsafe TextFacts.encryption($0) }
    if unsafe bytes.withUnsafeBufferPointer({ unsafe TextFacts.isEmpty($0) }) {
      self = .emptyFile
    } else if unsafe bytes.withUnsafeBufferPointer({ unsafe TextFacts.isLFSPointer($0) }) {
      self = .lfsPointer
    } else if let tool {
      self = .encrypted(by: tool)
    } else {
      return nil
    }
  }

  /// Whether the system would not let a file or a folder be read.
  public var isUnreadable: Bool {
    if case .unreadable = self { true } else { false }
  }

  /// Whether it only says that a text is long, which is no fault.
  package var isLength: Bool {
    if case .tooLong = self { true } else { false }
  }

  /// How bad it is.
  public var severity: Problem.Severity {
    switch self {
    case .sameMeaning, .tooMany, .tooLong, .dashWithoutBlank, .otherJournal, .emptyFolder, .outsideFolder,
      .strayKey, .ownKey:
      .warning
    case .yaml(let error) where error.reason.isAboutDashes: .warning
    // One end alone of a dated shift: its hours are those of the plan. A plan without lines: days off.
    case .missingKey(_, kind: .shift), .missingKey(_, kind: .rota): .warning
    case .source(let flaw): flaw.isWarning ? .warning : .error
    default: .error
    }
  }
}

extension YAMLError.Reason {
  /// Whether it is only about how and where the lines around the front matter are written.
  fileprivate var isAboutDashes: Bool {
    switch self {
    case .textBeforeFrontMatter, .unusualOpeningLine, .unusualClosingLine: true
    default: false
    }
  }
}

extension Problem {
  /// In the order of paths, then of positions, then as they came.
  package static func sorted(_ problems: [Problem]) -> [Problem] {
    problems.enumerated().sorted { left, right in
      if !left.element.path.utf8.elementsEqual(right.element.path.utf8) {
        return left.element.path.utf8.lexicographicallyPrecedes(right.element.path.utf8)
      }
      let (leftOffset, rightOffset) = (
        left.element.position?.offset ?? -1, right.element.position?.offset ?? -1
      )
      return (leftOffset, left.offset) < (rightOffset, right.offset)
    }.map(\.element)
  }
}
